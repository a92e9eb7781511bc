/* Gomoku (Baekjoon 2615)
 * Generated: the Rust program that `judge export boj2615` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: bb7b43dc5a9651db */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words of 32 and 64 bits; signed types. The lowest byte of a word comes first. */
typedef unsigned int U;
typedef unsigned long long L;
typedef signed char SB;
typedef short SH;
typedef long long SL;
typedef void (*Any)(void);

/* The memory, into which the addresses below are offsets, and its size in pages of 65536 bytes. */
static unsigned char *M;
static U Pages;
static U Grow(U more) {
    U before = Pages;
    unsigned char *larger = (unsigned char *)realloc(M, ((size_t)before + more) << 16);
    if (!larger) exit(3);
    M = larger;
    memset(M + ((size_t)before << 16), 0, (size_t)more << 16);
    Pages += more;
    return before;
}

/* Load and store: a byte, half a word, a word, a long word. */
static U RB(U a) { return M[a]; }

static U RW(U a) { U v; memcpy(&v, M + a, 4); return v; }

static L RL(U a) { L v; memcpy(&v, M + a, 8); return v; }

static void WB(U a, U v) { M[a] = (unsigned char)v; }

static void WH(U a, U v) { unsigned short h = (unsigned short)v; memcpy(M + a, &h, 2); }

static void WW(U a, U v) { memcpy(M + a, &v, 4); }

static void WL(U a, L v) { memcpy(M + a, &v, 8); }

static void Copy(U to, U from, U size) { memmove(M + to, M + from, size); }

static void Fill(U to, U byte, U size) { memset(M + to, (int)byte, size); }

static U Compare(U a, U b, U size) { return (U)memcmp(M + a, M + b, size); }

static U Read(U to, U size) { return (U)fread(M + to, 1, size, stdin); }

static void Write(U from, U size) { fwrite(M + from, 1, size, stdout); }

/* Leading zeros. */
static U Clz(U v) {
#ifdef __GNUC__
    return v ? (U)__builtin_clz(v) : 32;
#else
    U n = 32;
    for (; v; v >>= 1) n--;
    return n;
#endif
}

/* Trailing zeros. */
static U Ctz(U v) {
#ifdef __GNUC__
    return v ? (U)__builtin_ctz(v) : 32;
#else
    U n = 32;
    for (; v; v <<= 1) n--;
    return n;
#endif
}

static L CtzL(L v) { return (U)v ? Ctz((U)v) : 32 + Ctz((U)(v >> 32)); }

static U G0=32768;
static void F5(U a,U b,U c,U d);
static U F6(U a,U b,U c);
static void F7(U a,U b,U c);
static void F8(U a,U b);
static void F9(U a,U b,U c,U d);
static U F10(U a,U b,U c);
static void F11(U a,U b,U c);
static U F12(U a,U b,U c);
static L F13(U a);
static void F14(U a,U b);
static U F17(U a);
static void F19(void);
static void F21(U a);
static void F23(U a,U b,U c,U d);
static Any T[]={0,(Any)F9,(Any)F10,(Any)F13};
static void F5(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32796);if(e){goto B2;}h=RW(32928);e=RW(32924);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32928,f+(i&4294901760u));e=f==h?e:f;}
WW(32924,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32796);if(!e){
g=RW(32928);e=RW(32924);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32928,c+(f&4294901760u));e=c==g?e:c;}WW(32924,e+b);goto B5;}WW(b+32796,RW(e));goto B6;
B2:WW(g+32796,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32796));WW(b+32796,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U F6(U a,U b,U c){Copy(a,b,c);return a;}
static void F7(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F8(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F5(d+4,e,RW(a+4),c);if(RW(d+4)==1){F8(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F8(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F9(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F10(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F11(U a,U b,U c){U d=0,e=0,f=0;d=G0-304;G0=d;e=0;F12(d+228,0,76);b=b+c*116;f=b+20;
B1:c=RW(f+e);WW(d+228+e,(c>>1)&(c>>2)&(c>>3)&(c>>4)&(((c<<1)|(c>>5))^4294967295u)&c);e=e+4;
if(e!=76){goto B1;}F12(d+152,0,76);e=4294967220u;B2:c=b+e;
WW(d+152+e+76,RW(c+112)&(RW(c+108)&(RW(c+104)&(RW(c+100)&RW(c+96))))&((RW(c+116)|RW(c+92))^
4294967295u));e=e+4;if(e){goto B2;}F12(d+76,0,76);e=4294967220u;B3:c=b+e;
WW(d+76+e+76,(RW(c+112)>>4)&((RW(c+108)>>3)&((RW(c+104)>>2)&((RW(c+100)>>1)&RW(c+96))))&(((RW(c+116)
>>5)|(RW(c+92)<<1))^4294967295u));e=e+4;if(e){goto B3;}d=F12(d,0,76);e=4294967220u;B4:c=b+e;
WW(d+e+76,(RW(c+80)>>4)&((RW(c+84)>>3)&((RW(c+88)>>2)&((RW(c+92)>>1)&RW(c+96))))&(((RW(c+76)>>5)|(
RW(c+100)<<1))^4294967295u));e=e+4;if(e){goto B4;}c=F12(a,0,76);
WW(c,RW(d+152)|RW(d+228)|RW(d+76)|RW(d));WW(c+4,RW(d+156)|RW(d+232)|RW(d+80)|RW(d+4));
WW(c+8,RW(d+160)|RW(d+236)|RW(d+84)|RW(d+8));WW(c+12,RW(d+164)|RW(d+240)|RW(d+88)|RW(d+12));
WW(c+16,RW(d+168)|RW(d+244)|RW(d+92)|RW(d+16));WW(c+20,RW(d+172)|RW(d+248)|RW(d+96)|RW(d+20));
WW(c+24,RW(d+176)|RW(d+252)|RW(d+100)|RW(d+24));WW(c+28,RW(d+180)|RW(d+256)|RW(d+104)|RW(d+28));
WW(c+32,RW(d+184)|RW(d+260)|RW(d+108)|RW(d+32));WW(c+36,RW(d+188)|RW(d+264)|RW(d+112)|RW(d+36));
WW(c+40,RW(d+192)|RW(d+268)|RW(d+116)|RW(d+40));WW(c+44,RW(d+196)|RW(d+272)|RW(d+120)|RW(d+44));
WW(c+48,RW(d+200)|RW(d+276)|RW(d+124)|RW(d+48));WW(c+52,RW(d+204)|RW(d+280)|RW(d+128)|RW(d+52));
WW(c+56,RW(d+208)|RW(d+284)|RW(d+132)|RW(d+56));WW(c+60,RW(d+212)|RW(d+288)|RW(d+136)|RW(d+60));
WW(c+64,RW(d+216)|RW(d+292)|RW(d+140)|RW(d+64));WW(c+68,RW(d+220)|RW(d+296)|RW(d+144)|RW(d+68));
WW(c+72,RW(d+224)|RW(d+300)|RW(d+148)|RW(d+72));G0=d+304;}
static U F12(U a,U b,U c){Fill(a,b,c);return a;}
static L F13(U a){(void)a;return 11400714819323198485ull;}
static void F14(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F17(b);switch(o&255){case 0:goto B5;
case 2:goto B6;default:goto B7;}}B5:i=0;B24:g=RW(b+64);d=RW(b+32);h=RW(b+36);if(d<h){f=d>g?d:g;
c=RW(b+60);B10:if(f==d){goto B8;}e=RB(c+d);if(e-9>=5){if(e!=32){goto B9;}}d=d+1;WW(b+32,d);if(h!=d){
goto B10;}d=h;}B9:if(h>g){goto B11;}if(h>=d){goto B12;}goto B11;B8:abort();B12:e=h-d;if(e<i){
goto B13;}f=e-i;j=RW(b+60);k=j+d+i;e=0;B26:c=k+e;l=f-e;if(l>=8){m=RL(c);
m=(m^18446744073709551615ull)&(m+16059518370053021407ull)&9259542123273814144ull;if(m==0){e=e+8;
goto B14;}c=((U)CtzL(m)>>3)+e;if(c>=f){goto B15;}e=RB(k+c)-9;if(e<=23){if((1u<<(e&31))&8388639){
goto B16;}}e=c+1;goto B14;}k=0;if(f!=e){n=h-(d+i+e);k=0;B18:f=RB(c+k)-9;if(f<=23){
if((1u<<(f&31))&8388639){goto B17;}}k=k+1;if(n!=k){goto B18;}k=l;}B17:c=k+e;B16:if(h<=d){goto B19;}
B21:if(g!=d){e=RB(j+d);if(e-9<5){goto B20;}if(e==32){goto B20;}goto B19;}abort();B20:d=d+1;
WW(b+32,d);if(h!=d){goto B21;}WW(b+40,h);d=h;goto B22;B15:abort();B19:WW(b+40,d);if(h<d){goto B11;}
B22:i=c+i;if(i<=65536){if(i>=h-d){o=F17(b);switch(o&255){case 0:goto B23;case 2:goto B6;
default:goto B24;}B23:g=RW(b+64);d=RW(b+32);}}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){
d=RW(b+60)+d;goto B25;}}abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);
WW(a,d);return;B11:abort();}
static U F17(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;m=F6(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);k=RB(a+68);
j=RW(a+24);l=RW(a+28);B16:if(e>=c){((void(*)(U,U,U,U))T[RW(l+12)])(b+8,j,m+c,e-c);if(!(RW(b+8)&1)){
goto B11;}c=2;goto B1;}abort();B11:o=RW(b+12);p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(k&1)){if(o){
goto B12;}}if(!(k&1)){goto B13;}goto B14;B12:if(c>e){goto B15;}p=0;if(c<=3){q=Compare(m,32768,c);
if(!q){goto B16;}}B13:if(c>e){goto B17;}if(c<3){goto B14;}q=Compare(32768,m,3);if(q){goto B14;}
c=c-3;F6(m,m+3,c);WW(a+36,c);goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);
c=p^1;B1:G0=b+16;return c;}
static void F19(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,x=0;
L n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0;a=G0-944;G0=a;b=RW(32864);if(!b){c=RW(32928);b=RW(32924);
if(c-b<131072){x=Grow(2);d=x<<16;WW(32928,d+131072);b=d==c?b:d;}WW(32924,b+131072);if(b){goto B1;}
abort();}WW(32864,RW(b));B1:b=F12(b,0,131072);WL(a+60,4294967296ull);WW(a+80,131072);WW(a+76,b);
WL(a+68,562949953421312ull);WW(a+44,32772);WH(a+84,0);WL(a+48,0);WL(a+24,0);WL(a+32,0);WL(a+16,1);
WW(a+40,a+943);e=a+704+18;f=a+704+19;g=a+88+44;h=a+704+44;i=a+704+116;B22:F12(a+704,0,232);j=0;
B12:k=RW(a+80);b=RW(a+48);c=RW(a+52);if(b<c){l=b>k?b:k;m=RW(a+76);B4:if(l!=b){d=RB(m+b);if(d-9<5){
goto B2;}if(d==32){goto B2;}goto B3;}abort();B2:b=b+1;if(c!=b){goto B4;}b=c;B3:WW(a+48,b);}
WW(a+56,b);if(c<=k){if(c>=b){goto B5;}}abort();B5:if(c-b>37){c=RW(a+76)+b;n=RL(c+30);
o=(n>>1)&281479271743489ull;if(((o|18445899635894321148ull)&(n^720611125288247296ull))
==13511005043687472ull){p=RL(c+24);q=(p>>1)&281479271743489ull;
if(((q|18445899635894321148ull)&(p^2305878194122661888ull))==13511005043687472ull){r=RL(c+16);
s=(r>>1)&281479271743489ull;if(((s|18445899635894321148ull)&(r^2305878194122661888ull))
==13511005043687472ull){t=RL(c+8);u=(t>>1)&281479271743489ull;
if(((u|18445899635894321148ull)&(t^2305878194122661888ull))==13511005043687472ull){v=RL(c);
w=(v>>1)&281479271743489ull;if(((w|18445899635894321148ull)&(v^2305878194122661888ull))
==13511005043687472ull){c=(j<<2)+20;WW(i+c,((U)((s*281483566907400ull)>>40)&3840)|((U)((q*
281483566907400ull)>>36)&61440)|((U)((u*281483566907400ull)>>44)&240)|((U)((w*281483566907400ull)
>>48)&15)|((U)((o*281483566907400ull)>>33)&491520));
WW(a+704+c,((U)(((r&281479271743489ull)*281483566907400ull)>>40)&3840)|((U)(((p&281479271743489ull)*
281483566907400ull)>>36)&61440)|((U)(((t&281479271743489ull)*281483566907400ull)>>44)&240)|((U)(((v&
281479271743489ull)*281483566907400ull)>>48)&15)|((U)(((n&281479271743489ull)*281483566907400ull)
>>33)&491520));WW(a+56,b+36);WW(a+48,b+38);goto B6;}}}}}}b=0;B11:F14(a+8,a+16);c=RW(a+8);if(!c){
goto B7;}if(RW(a+12)==1){c=(RB(c)-48)&255;if(c<=2){if(c){goto B8;}goto B9;}}c=RW(a+80);d=RW(a+48);
b=RW(a+56);if(d>=b){if(d<=c){if(!b){goto B7;}B10:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B10;}
goto B7;}}abort();B8:c=a+704+c*116+(j<<2)-96;WW(c,RW(c)|(1u<<(b&31)));B9:b=b+1;if(b!=19){goto B11;}
B6:j=j+1;if(j!=19){goto B12;}n=RL(a+740);p=RL(a+732);r=RL(a+724);b=RW(a+720);c=RW(a+716);
d=RW(a+712);l=RW(a+708);m=RW(a+704);F6(a+320,h,188);F6(a+516,a+320,188);F14(a,a+16);if(!RW(a)){
goto B7;}if(RW(a+4)!=0){c=RW(a+80);d=RW(a+48);b=RW(a+56);if(d<b){goto B13;}if(d>c){goto B13;}if(!b){
goto B7;}B14:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B14;}goto B7;}F6(g,a+516,188);WL(a+124,n);
WL(a+116,p);WL(a+108,r);WW(a+104,b);WW(a+100,c);WW(a+96,d);WW(a+92,l);WW(a+88,m);F11(a+320,a+88,0);
F11(a+704,a+88,1);c=RW(a+704)|RW(a+320)|RW(a+324)|RW(a+708)|RW(a+328)|RW(a+712)|RW(a+332)|RW(a+716)|
RW(a+336)|RW(a+720)|RW(a+340)|RW(a+724)|RW(a+344)|RW(a+728)|RW(a+348)|RW(a+732)|RW(a+352)|RW(a+736)|
RW(a+356)|RW(a+740)|RW(a+360)|RW(a+744)|RW(a+364)|RW(a+748)|RW(a+368)|RW(a+752)|RW(a+372)|RW(a+756)|
RW(a+376)|RW(a+760)|RW(a+380)|RW(a+764)|RW(a+384)|RW(a+768)|RW(a+388)|RW(a+772)|RW(a+392)|RW(a+776);
if(c!=0){m=1;b=RW(a+704);d=Ctz(c);if((((b|RW(a+320))>>(d&31))&1)!=0){n=1;goto B15;}m=1;b=RW(a+708);
if((((b|RW(a+324))>>(d&31))&1)!=0){n=2;goto B15;}m=1;b=RW(a+712);if((((b|RW(a+328))>>(d&31))&1)!=0){
n=3;goto B15;}m=1;b=RW(a+716);if((((b|RW(a+332))>>(d&31))&1)!=0){n=4;goto B15;}m=1;b=RW(a+720);
if((((b|RW(a+336))>>(d&31))&1)!=0){n=5;goto B15;}m=1;b=RW(a+724);if((((b|RW(a+340))>>(d&31))&1)!=0){
n=6;goto B15;}m=1;b=RW(a+728);if((((b|RW(a+344))>>(d&31))&1)!=0){n=7;goto B15;}m=1;b=RW(a+732);
if((((b|RW(a+348))>>(d&31))&1)!=0){n=8;goto B15;}m=1;b=RW(a+736);if((((b|RW(a+352))>>(d&31))&1)!=0){
n=9;goto B15;}m=0;b=RW(a+740);if((((b|RW(a+356))>>(d&31))&1)!=0){n=10;goto B15;}b=RW(a+744);
if((((b|RW(a+360))>>(d&31))&1)!=0){n=11;goto B15;}b=RW(a+748);if((((b|RW(a+364))>>(d&31))&1)!=0){
n=12;goto B15;}b=RW(a+752);if((((b|RW(a+368))>>(d&31))&1)!=0){n=13;goto B15;}b=RW(a+756);
if((((b|RW(a+372))>>(d&31))&1)!=0){n=14;goto B15;}b=RW(a+760);if((((b|RW(a+376))>>(d&31))&1)!=0){
n=15;goto B15;}b=RW(a+764);if((((b|RW(a+380))>>(d&31))&1)!=0){n=16;goto B15;}b=RW(a+768);
if((((b|RW(a+384))>>(d&31))&1)!=0){n=17;goto B15;}b=RW(a+772);if((((b|RW(a+388))>>(d&31))&1)!=0){
n=18;goto B15;}b=RW(a+776);if(!(((b|RW(a+392))>>(d&31))&1)){goto B16;}n=19;B15:c=b&(1u<<(d&31));
b=RW(a+68);if(RW(a+60)-b<=1){F7(a+16+44,b,2);b=RW(a+68);}l=RW(a+64);WH(l+b,c?2610u:2609u);c=b+2;
WW(a+68,c);WW(a+720,0);WL(a+712,0);WL(a+704,0);p=n/10;WB(a+723,(U)(p*246+n)|48);b=1;j=f;if(!m){
WB(a+722,(U)p|48);b=2;j=e;}m=RW(a+60);if(b>m-c){F7(a+16+44,c,b);m=RW(a+60);l=RW(a+64);c=RW(a+68);}
F6(l+c,j,b);b=c+b;WW(a+68,b);if(b==m){F21(a+16+44);l=RW(a+64);}WB(l+b,32);l=b+1;WW(a+68,l);b=0;
WW(a+720,0);WL(a+712,0);WL(a+704,0);n=(L)(d+1);B19:if(b+19>19){goto B17;}c=a+704+b;d=c+19;p=n/10;
WB(d,(U)(p*246+n)|48);if(n<10){goto B18;}r=n/100;WB(c+18,(U)(r*246+p)|48);b=b-2;c=n<100;n=r;if(!c){
goto B19;}c=b+21;d=a+704+b+20;goto B20;}B16:b=RW(a+68);if(RW(a+60)-b<=1){F7(a+16+44,b,2);b=RW(a+68);
}c=RW(a+64);WH(c+b,2608);b=b+2;goto B21;B17:abort();B18:c=b+20;B20:b=21u-c;m=RW(a+60);if(b>m-l){
F7(a+16+44,l,b);m=RW(a+60);l=RW(a+68);}c=RW(a+64);F6(c+l,d,b);b=l+b;WW(a+68,b);if(b==m){
F21(a+16+44);c=RW(a+64);}WB(c+b,10);b=b+1;B21:WW(a+68,b);n=RL(a+16)+1;WL(a+16,n);if(n<2){goto B22;}
goto B23;B13:abort();B7:b=RW(a+68);if(!b){goto B24;}c=RW(a+64);
B23:((U(*)(U,U,U))T[RW(RW(a+44)+16)])(RW(a+40),c,b);B24:b=RW(a+60);if(b!=0){c=RW(a+64);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32796));WW(b+32796,c);}b=RW(a+72);if(b!=0){c=RW(a+76);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32796));WW(b+32796,c);}G0=a+944;}
static void F21(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F23(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F23(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32796);if(e){goto B2;}h=RW(32928);e=RW(32924);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32928,f+(i&4294901760u));e=f==h?e:f;}
WW(32924,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32796);if(!e){
g=RW(32928);e=RW(32924);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32928,c+(f&4294901760u));e=c==g?e:c;}WW(32924,e+b);goto B5;}WW(b+32796,RW(e));goto B6;
B2:WW(g+32796,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32796));WW(b+32796,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",28);
F19();return 0;}
