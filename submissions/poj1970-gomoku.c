/* Gomoku (POJ 1970, ZOJ 2495)
 * Generated: the Rust program that `judge export gomoku` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 682a5cff7c51f1c5 */
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
static void F14(U a,U b);
static U F16(U a);
static void F18(void);
static void F19(U a);
static void F22(U a,U b,U c,U d);
static Any T[]={0,(Any)F9,(Any)F10};
static void F5(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32824);if(e){goto B2;}h=RW(32956);e=RW(32952);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32956,f+(i&4294901760u));e=f==h?e:f;}
WW(32952,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32824);if(!e){
g=RW(32956);e=RW(32952);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32956,c+(f&4294901760u));e=c==g?e:c;}WW(32952,e+b);goto B5;}WW(b+32824,RW(e));goto B6;
B2:WW(g+32824,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U F6(U a,U b,U c){Copy(a,b,c);return a;}
static void F7(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F8(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F5(d+4,e,RW(a+4),c);if(RW(d+4)==1){F8(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F8(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F9(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F10(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F11(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,
p1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,z1=0,a2=0,b2=0,c2=0,d2=0,e2=0,f2=0,g2=0,h2=0,i2=0,
j2=0,k2=0,l2=0,m2=0,n2=0,o2=0,p2=0,q2=0,r2=0,s2=0,t2=0,u2=0,v2=0,w2=0,x2=0,y2=0,z2=0,a3=0;d=G0-464;
G0=d;e=c*116+b+20;f=32768;g=0;B5:F12(d+388,0,76);h=f+8;c=RW(f);i=5u-c;b=c+5;j=RW(f+4);k=j&31;l=c<<2;
m=e-l;n=e+c*20;f=c*5+5;o=e+l;p=(c<<1)+5;q=e+(c<<3);r=c*3+5;s=e+c*12;l=l+5;t=e+(c<<4);u=(j*5)&31;
v=(j*3)&31;w=(j<<1)&30;x=(j<<2)&28;c=0;B4:if(i>28){goto B1;}if(f<29){if(b>=29){goto B2;}if(p>28){
b=p;goto B2;}if(r>28){b=r;goto B2;}if(l<29){goto B3;}b=l;goto B2;}abort();
B3:WW(d+388+c,(RW(o+c)>>(k&31))&(((RW(n+c)>>(u&31))|(RW(m+c)<<(k&31)))^4294967295u)&(RW(q+c)>>(w&31)
)&(RW(t+c)>>(x&31))&RW(e+c)&(RW(s+c)>>(v&31)));i=i+1;f=f+1;b=b+1;p=p+1;r=r+1;l=l+1;j=c+4;c=j;
if(j!=76){goto B4;}F6(d+312,d+388,76);F6(d+8+g*76,d+312,76);f=h;g=g+1;if(g!=4){goto B5;}b=RW(d+236);
i=RW(d+160);f=RW(d+84);p=RW(d+8);r=RW(d+240);l=RW(d+164);k=RW(d+88);j=RW(d+12);e=RW(d+244);
m=RW(d+168);n=RW(d+92);o=RW(d+16);q=RW(d+248);s=RW(d+172);t=RW(d+96);u=RW(d+20);v=RW(d+252);
w=RW(d+176);x=RW(d+100);g=RW(d+24);h=RW(d+256);y=RW(d+180);z=RW(d+104);a1=RW(d+28);b1=RW(d+260);
c1=RW(d+184);d1=RW(d+108);e1=RW(d+32);f1=RW(d+264);g1=RW(d+188);h1=RW(d+112);i1=RW(d+36);
j1=RW(d+268);k1=RW(d+192);l1=RW(d+116);m1=RW(d+40);n1=RW(d+272);o1=RW(d+196);p1=RW(d+120);
q1=RW(d+44);r1=RW(d+276);s1=RW(d+200);t1=RW(d+124);u1=RW(d+48);v1=RW(d+280);w1=RW(d+204);
x1=RW(d+128);y1=RW(d+52);z1=RW(d+284);a2=RW(d+208);b2=RW(d+132);c2=RW(d+56);d2=RW(d+288);
e2=RW(d+212);f2=RW(d+136);g2=RW(d+60);h2=RW(d+292);i2=RW(d+216);j2=RW(d+140);k2=RW(d+64);
l2=RW(d+296);m2=RW(d+220);n2=RW(d+144);o2=RW(d+68);p2=RW(d+300);q2=RW(d+224);r2=RW(d+148);
s2=RW(d+72);t2=RW(d+304);u2=RW(d+228);v2=RW(d+152);w2=RW(d+76);x2=RW(d+308);y2=RW(d+232);
z2=RW(d+156);a3=RW(d+80);c=F12(a,0,76);WW(c+72,x2|(y2|(z2|a3)));WW(c+68,t2|(u2|(v2|w2)));
WW(c+64,p2|(q2|(r2|s2)));WW(c+60,l2|(m2|(n2|o2)));WW(c+56,h2|(i2|(j2|k2)));WW(c+52,d2|(e2|(f2|g2)));
WW(c+48,z1|(a2|(b2|c2)));WW(c+44,v1|(w1|(x1|y1)));WW(c+40,r1|(s1|(t1|u1)));WW(c+36,n1|(o1|(p1|q1)));
WW(c+32,j1|(k1|(l1|m1)));WW(c+28,f1|(g1|(h1|i1)));WW(c+24,b1|(c1|(d1|e1)));WW(c+20,h|(y|(z|a1)));
WW(c+16,v|(w|(x|g)));WW(c+12,q|(s|(t|u)));WW(c+8,e|(m|(n|o)));WW(c+4,r|(l|(k|j)));WW(c,b|(i|(f|p)));
G0=d+464;return;B1:abort();B2:abort();}
static U F12(U a,U b,U c){Fill(a,b,c);return a;}
static void F14(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F16(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i>=h-d){o=F16(b);switch(o&255){case 0:goto B23;case 2:goto B6;default:goto B24;}
B23:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){d=RW(b+60)+d;goto B25;}}
abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);WW(a,d);return;B11:abort();}
static U F16(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;F6(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);if(e<c+32768){o=e<<1;
o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F7(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);}m=o-1;
p=F12(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);B16:if(e>=c){
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B11;}c=2;goto B1;}abort();
B11:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B12;}}if(!(l&1)){goto B13;}
goto B14;B12:if(c>e){goto B15;}m=0;if(c<=3){q=Compare(g,32800,c);if(!q){goto B16;}}B13:if(c>e){
goto B17;}if(c<3){goto B14;}q=Compare(32800,g,3);if(q){goto B14;}c=c-3;F6(g,g+3,c);WW(a+36,c);
goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);c=m^1;B1:G0=b+16;return c;}
static void F18(void){U a=0,b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;
L g=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0;a=G0-768;G0=a;WL(a+80,1);WL(a+72,0);WW(a+96,0);
WL(a+88,4294967296ull);WW(a+60,32804);WH(a+100,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+767);
b=a+528+18;c=a+528+19;d=a+104+44;e=a+528+44;f=a+528+116;g=0;h=0;B22:WL(a+32,g+1);if(!(h&1)){
F14(a+24,a+32);i=RW(a+24);if(!i){goto B1;}h=RW(a+28);if(!h){goto B2;}if(h!=1){if((RB(i)&255)==48){
goto B2;}}j=0;B4:if(!h){goto B3;}k=(RB(i)-48)&255;if(k>9){goto B2;}g=(L)j*10;if((U)(g>>32)){goto B2;
}i=i+1;h=h-1;l=(U)g;j=l+k;if(j>=l){goto B4;}goto B2;B3:if(!j){F14(a+16,a+32);if(!RW(a+16)){goto B1;}
j=0;if(RW(a+20)){goto B2;}}}if(RL(a+32)>(L)j){goto B1;}m=0;F12(a+528,0,232);B14:n=RW(a+96);
h=RW(a+64);i=RW(a+68);if(h<i){l=h>n?h:n;o=RW(a+92);B7:if(l!=h){k=RB(o+h);if(k-9<5){goto B5;}
if(k==32){goto B5;}goto B6;}abort();B5:h=h+1;if(i!=h){goto B7;}h=i;B6:WW(a+64,h);}WW(a+72,h);
if(i<=n){if(i>=h){goto B8;}}abort();B8:if(i-h>37){i=RW(a+92)+h;g=RL(i+30);
p=(g>>1)&281479271743489ull;if(((p|18445899635894321148ull)&(g^720611125288247296ull))
==13511005043687472ull){q=RL(i+24);r=(q>>1)&281479271743489ull;
if(((r|18445899635894321148ull)&(q^2305878194122661888ull))==13511005043687472ull){s=RL(i+16);
t=(s>>1)&281479271743489ull;if(((t|18445899635894321148ull)&(s^2305878194122661888ull))
==13511005043687472ull){u=RL(i+8);v=(u>>1)&281479271743489ull;
if(((v|18445899635894321148ull)&(u^2305878194122661888ull))==13511005043687472ull){w=RL(i);
x=(w>>1)&281479271743489ull;if(((x|18445899635894321148ull)&(w^2305878194122661888ull))
==13511005043687472ull){i=(m<<2)+20;WW(f+i,((U)((t*281483566907400ull)>>40)&3840)|((U)((r*
281483566907400ull)>>36)&61440)|((U)((v*281483566907400ull)>>44)&240)|((U)((x*281483566907400ull)
>>48)&15)|((U)((p*281483566907400ull)>>33)&491520));
WW(a+528+i,((U)(((s&281479271743489ull)*281483566907400ull)>>40)&3840)|((U)(((q&281479271743489ull)*
281483566907400ull)>>36)&61440)|((U)(((u&281479271743489ull)*281483566907400ull)>>44)&240)|((U)(((w&
281479271743489ull)*281483566907400ull)>>48)&15)|((U)(((g&281479271743489ull)*281483566907400ull)
>>33)&491520));WW(a+72,h+36);WW(a+64,h+38);goto B9;}}}}}}h=0;B13:F14(a+8,a+32);i=RW(a+8);if(!i){
goto B1;}if(RW(a+12)==1){i=(RB(i)-48)&255;if(i<=2){if(i){goto B10;}goto B11;}}i=RW(a+96);k=RW(a+64);
h=RW(a+72);if(k>=h){if(k<=i){if(!h){goto B1;}B12:i=h<256;k=h-255;h=k>h?0u:k;if(!i){goto B12;}
goto B1;}}abort();B10:i=a+528+i*116+(m<<2)-96;WW(i,RW(i)|(1u<<(h&31)));B11:h=h+1;if(h!=19){goto B13;
}B9:m=m+1;if(m!=19){goto B14;}g=RL(a+528);q=RL(a+536);h=RW(a+544);s=RL(a+548);u=RL(a+556);
w=RL(a+564);F6(a+336,e,188);F6(d,a+336,188);WL(a+140,w);WL(a+132,u);WL(a+124,s);WW(a+120,h);
WL(a+112,q);WL(a+104,g);F11(a+336,a+104,0);F11(a+528,a+104,1);
i=RW(a+528)|RW(a+336)|RW(a+340)|RW(a+532)|RW(a+344)|RW(a+536)|RW(a+348)|RW(a+540)|RW(a+352)|RW(a+
544)|RW(a+356)|RW(a+548)|RW(a+360)|RW(a+552)|RW(a+364)|RW(a+556)|RW(a+368)|RW(a+560)|RW(a+372)|RW(a+
564)|RW(a+376)|RW(a+568)|RW(a+380)|RW(a+572)|RW(a+384)|RW(a+576)|RW(a+388)|RW(a+580)|RW(a+392)|RW(a+
584)|RW(a+396)|RW(a+588)|RW(a+400)|RW(a+592)|RW(a+404)|RW(a+596)|RW(a+408)|RW(a+600);if(i!=0){o=1;
h=RW(a+528);k=Ctz(i);if((((h|RW(a+336))>>(k&31))&1)!=0){g=1;goto B15;}o=1;h=RW(a+532);
if((((h|RW(a+340))>>(k&31))&1)!=0){g=2;goto B15;}o=1;h=RW(a+536);if((((h|RW(a+344))>>(k&31))&1)!=0){
g=3;goto B15;}o=1;h=RW(a+540);if((((h|RW(a+348))>>(k&31))&1)!=0){g=4;goto B15;}o=1;h=RW(a+544);
if((((h|RW(a+352))>>(k&31))&1)!=0){g=5;goto B15;}o=1;h=RW(a+548);if((((h|RW(a+356))>>(k&31))&1)!=0){
g=6;goto B15;}o=1;h=RW(a+552);if((((h|RW(a+360))>>(k&31))&1)!=0){g=7;goto B15;}o=1;h=RW(a+556);
if((((h|RW(a+364))>>(k&31))&1)!=0){g=8;goto B15;}o=1;h=RW(a+560);if((((h|RW(a+368))>>(k&31))&1)!=0){
g=9;goto B15;}o=0;h=RW(a+564);if((((h|RW(a+372))>>(k&31))&1)!=0){g=10;goto B15;}h=RW(a+568);
if((((h|RW(a+376))>>(k&31))&1)!=0){g=11;goto B15;}h=RW(a+572);if((((h|RW(a+380))>>(k&31))&1)!=0){
g=12;goto B15;}h=RW(a+576);if((((h|RW(a+384))>>(k&31))&1)!=0){g=13;goto B15;}h=RW(a+580);
if((((h|RW(a+388))>>(k&31))&1)!=0){g=14;goto B15;}h=RW(a+584);if((((h|RW(a+392))>>(k&31))&1)!=0){
g=15;goto B15;}h=RW(a+588);if((((h|RW(a+396))>>(k&31))&1)!=0){g=16;goto B15;}h=RW(a+592);
if((((h|RW(a+400))>>(k&31))&1)!=0){g=17;goto B15;}h=RW(a+596);if((((h|RW(a+404))>>(k&31))&1)!=0){
g=18;goto B15;}h=RW(a+600);if(!(((h|RW(a+408))>>(k&31))&1)){goto B16;}g=19;B15:i=h&(1u<<(k&31));
h=RW(a+84);if(RW(a+76)-h<=1){F7(a+32+44,h,2);h=RW(a+84);}l=RW(a+80);WH(l+h,i?2610u:2609u);i=h+2;
WW(a+84,i);WW(a+544,0);WL(a+536,0);WL(a+528,0);q=g/10;WB(a+547,(U)(q*246+g)|48);h=1;m=c;if(!o){
WB(a+546,(U)q|48);h=2;m=b;}o=RW(a+76);if(h>o-i){F7(a+32+44,i,h);o=RW(a+76);l=RW(a+80);i=RW(a+84);}
F6(l+i,m,h);h=i+h;WW(a+84,h);if(h==o){F19(a+32+44);l=RW(a+80);}WB(l+h,32);l=h+1;WW(a+84,l);h=0;
WW(a+544,0);WL(a+536,0);WL(a+528,0);g=(L)(k+1);B19:if(h+19>19){goto B17;}i=a+528+h;k=i+19;q=g/10;
WB(k,(U)(q*246+g)|48);if(g<10){goto B18;}s=g/100;WB(i+18,(U)(s*246+q)|48);h=h-2;i=g<100;g=s;if(!i){
goto B19;}i=h+21;k=a+528+h+20;goto B20;}B16:h=RW(a+84);if(RW(a+76)-h<=1){F7(a+32+44,h,2);h=RW(a+84);
}WH(RW(a+80)+h,2608);h=h+2;goto B21;B17:abort();B18:i=h+20;B20:h=21u-i;o=RW(a+76);if(h>o-l){
F7(a+32+44,l,h);o=RW(a+76);l=RW(a+84);}i=RW(a+80);F6(i+l,k,h);h=l+h;WW(a+84,h);if(h==o){
F19(a+32+44);i=RW(a+80);}WB(i+h,10);h=h+1;B21:WW(a+84,h);h=1;g=RL(a+32);goto B22;B2:i=RW(a+96);
k=RW(a+64);h=RW(a+72);if(k<h){goto B23;}if(k>i){goto B23;}if(h!=0){B24:i=h<256;k=h-255;h=k>h?0u:k;
if(!i){goto B24;}}B1:h=RW(a+84);if(h!=0){((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),h);}
h=RW(a+76);if(h!=0){i=RW(a+80);h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+32824));WW(h+32824,i);}
h=RW(a+88);if(h!=0){i=RW(a+92);h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+32824));WW(h+32824,i);}
G0=a+768;return;B23:abort();}
static void F19(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F22(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F22(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32824);if(e){goto B2;}h=RW(32956);e=RW(32952);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32956,f+(i&4294901760u));e=f==h?e:f;}
WW(32952,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32824);if(!e){
g=RW(32956);e=RW(32952);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32956,c+(f&4294901760u));e=c==g?e:c;}WW(32952,e+b);goto B5;}WW(b+32824,RW(e));goto B6;
B2:WW(g+32824,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32772,"\1\0\0\0\1\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\377\377\377\377\1\0\0\0\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",52);
F18();return 0;}
