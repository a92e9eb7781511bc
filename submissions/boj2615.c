/* Gomoku (Baekjoon 2615)
 * Generated from src/problems/gomoku/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 385c2b28cff166a3 */
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

/* The files that are read, by number, and the one that is written. */
static FILE *Files[3], *Output;

static U Read(U file, U to, U size) {
    U length = (U)fread(M + to, 1, size, Files[file]);
    return ferror(Files[file]) ? ~(U)0 : length;
}

static void Write(U from, U size) { if (Output) fwrite(M + from, 1, size, Output); }

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
static U F11(U a,U b);
static L F14(U a);
static U F15(U a);
static void F16(U a,U b);
static U F18(U a,U b,U c);
static U F19(void);
static void F21(U a);
static void F23(U a,U b,U c,U d);
static Any T[]={0,(Any)F9,(Any)F10,(Any)F14};
static void F5(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32828);if(e){goto B2;}h=RW(32960);e=RW(32956);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32960,f+(i&4294901760u));e=f==h?e:f;}
WW(32956,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32828);if(!e){
g=RW(32960);e=RW(32956);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32960,c+(f&4294901760u));e=c==g?e:c;}WW(32956,e+b);goto B5;}WW(b+32828,RW(e));goto B6;
B2:WW(g+32828,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U F6(U a,U b,U c){Copy(a,b,c);return a;}
static void F7(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F8(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F5(d+4,e,RW(a+4),c);if(RW(d+4)==1){F8(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F8(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F9(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F10(U a,U b,U c){(void)a;Write(b,c);return 0;}
static U F11(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F14(U a){(void)a;return 11400714819323198485ull;}
static U F15(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;m=F6(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32768,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32768,m,3);if(!q){c=c-3;F6(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F16(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(d==c){i=F15(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F11(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(c!=g){goto B8;}if(f>65536){goto B8;}i=F15(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(c!=g));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static U F18(U a,U b,U c){Fill(a,b,c);return a;}
static U F19(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,r=0,s=0,t=0,u=0,x=0,
y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0;
L o=0,p=0,q=0,v=0,w=0;a=G0-960;G0=a;WW(a+20,0);b=RW(32900);if(!b){c=RW(32960);b=RW(32956);
if(c-b<262144){o1=Grow(4);d=o1<<16;WW(32960,d+262144);b=d==c?b:d;}WW(32956,b+262144);if(b){goto B1;}
abort();}WW(32900,RW(b));B1:b=F18(b,0,131080);WL(a+72,1);WW(a+88,131080);WW(a+84,b);WW(a+80,131080);
WW(a+52,32804);WH(a+92,0);WL(a+64,0);WL(a+56,0);WL(a+32,0);WL(a+40,0);WL(a+24,1);WW(a+48,a+20);
e=a+524+8;f=a+96+44;g=a+712+44;h=a+712+116;i=a+96+116;B46:F18(a+712,0,232);j=RW(a+84);k=0;B7:l=0;
WW(a+952,0);WL(a+944,0);m=k+1;B6:b=RW(a+56);if(b<=4294967287u){n=RW(a+88);if(b+8<=n){o=RL(j+b);
p=CtzL((o^18446744073709551615ull)&(o+16059518370053021407ull)&9259542123273814144ull);c=(U)p;
if((c&56)!=0){q=o>>(p&56&63);if(((U)q&255)<=32){if(((1ull<<(q&63))&4294983168ull)!=0){WW(a+64,b);
c=c>>3;WW(a+56,b+c+1);q=(o^3472328296227680304ull)<<((L)(c*56)&63);
if(((((q+8536140394893047414ull)|q)&9259542123273814144ull)|(L)((U)((o&255)==48)&(U)(p>15)))!=0){
goto B2;}o=(q*10+(q>>8))&71777214294589695ull;o=(o*100+(o>>16))&281470681808895ull;
d=(U)(o*10000+(o>>32));goto B3;}}}}}F16(a+8,a+24);if(RW(a+8)&1){goto B4;}n=RW(a+88);b=RW(a+64);
r=RW(a+12);c=b+r;if(c>=b){if(c<=n){j=RW(a+84);if(!r){goto B2;}s=j+b;if(r!=1){if((RB(s)&255)==48){
goto B2;}}d=0;c=0;B5:if(r==c){goto B3;}t=(RB(s+c)-48)&255;if(t>9){goto B2;}o=(L)d*10;if((U)(o>>32)){
goto B2;}c=c+1;u=(U)o;d=u+t;if(d>=u){goto B5;}goto B2;}}abort();B3:if(d>=3){goto B2;}b=a+944+(d<<2);
WW(b,RW(b)|(1u<<(l&31)));b=l+1;l=b;if(b!=19){goto B6;}b=(k<<2)+20;WW(a+712+b,RW(a+948));
WW(h+b,RW(a+952));k=m;if(m!=19){goto B7;}o=RL(a+748);p=RL(a+740);q=RL(a+732);F6(a+328,g,188);
F6(a+524,a+328,188);b=RW(a+56);if(b>4294967287u){goto B8;}if(b+8>n){goto B8;}v=RL(j+b);
w=CtzL((v^18446744073709551615ull)&(v+16059518370053021407ull)&9259542123273814144ull);c=(U)w;
if(!(c&56)){goto B8;}v=v>>(w&56&63);if(((U)v&255)>32){goto B8;}if(!((1ull<<(v&63))&4294983168ull)){
goto B8;}WW(a+64,b);c=c>>3;WW(a+56,b+c+1);goto B9;B2:c=RW(a+60);if(c<b){goto B10;}if(c>n){goto B10;}
c=c-b;d=F11(j+b,c);if(d>c){goto B11;}if(!b){goto B4;}B12:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B12;
}goto B4;B8:F16(a,a+24);if(RW(a)&1){goto B4;}c=RW(a+4);n=RW(a+88);b=RW(a+64);B9:d=c+b;if(d<c){
goto B13;}if(d>n){goto B13;}if(!c){goto B14;}c=RW(a+60);if(c<b){goto B15;}if(c>n){goto B15;}c=c-b;
d=F11(RW(a+84)+b,c);if(d>c){goto B16;}if(b!=0){B17:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B17;}}
B4:b=RW(a+76);if(b){goto B18;}goto B19;B14:F6(f,a+524,188);WL(a+96,0);WL(a+104,0);WW(a+112,0);
WL(a+132,o);WL(a+124,p);WL(a+116,q);b=a+96;x=1;y=0;l=0;B32:WL(e+24,RL(32796));WL(e+16,RL(32788));
WL(e+8,RL(32780));WL(e,RL(32772));k=b+20;z=0;B31:b=e+(z<<3);n=RW(b+4);j=RW(b);b=0;F18(a+712,0,76);
z=z+1;d=j+5;s=5u-j;m=4294967295u>>(n&31);c=n&31;a1=j<<2;b1=k+a1;c1=k+(j<<3);t=(j<<1)+5;d1=k+j*12;
u=j*3+5;e1=k+(j<<4);r=a1+5;a1=k-a1;f1=k+j*20;j=j*5+5;g1=(n*6)&30;h1=(n*5)&31;i1=(n<<2)&28;
j1=(n*3)&31;k1=(n<<1)&30;B26:if(d>=29){goto B20;}if(t>=29){goto B21;}if(u>=29){goto B22;}if(r>=29){
goto B23;}if(s>=29){goto B24;}if(j>=29){goto B25;}WW(a+712+b,RW(k+b)&m&(RW(b1+b)<<(c&31)>>(k1&31))&(
RW(c1+b)<<(c&31)>>(j1&31))&(RW(d1+b)<<(c&31)>>(i1&31))&(RW(e1+b)<<(c&31)>>(h1&31))&(((RW(f1+b)<<(c&
31)>>(g1&31))|(RW(a1+b)<<(c&31)))^4294967295u));d=d+1;t=t+1;u=u+1;r=r+1;s=s+1;j=j+1;n=b+4;b=n;
if(n!=76){goto B26;}F6(a+328,a+712,76);c=0;b=0;B30:d=RW(a+328+b);if(d!=0){d=Ctz(d);if(l==1){
if(d!=l1){if(d<l1){goto B27;}goto B28;}if(c!=m1){if(c<m1){goto B27;}goto B28;}if(y>=n1){goto B28;}
n1=0;goto B28;}B27:n1=y;m1=c;l1=d;B28:l=1;}c=c+1;b=b+4;if(b==76){goto B29;}goto B30;B25:abort();
B24:abort();B23:abort();B22:abort();B21:abort();B20:abort();B29:if(z!=4){goto B31;}y=1;c=x&1;x=0;
b=i;if(c){goto B32;}if(l==1){b=0;WW(a+728,0);WL(a+720,0);WL(a+712,0);o=(L)n1+1;B35:if(b+19>19){
goto B33;}c=a+712+b;d=c+19;p=o/10;WB(d,(U)(p*246+o)|48);if(o<10){goto B34;}q=o/100;
WB(c+18,(U)(q*246+p)|48);b=b-2;c=o<100;o=q;if(!c){goto B35;}c=b+21;d=a+712+b+20;goto B36;
B33:abort();B34:c=b+20;B36:c=21u-c;t=RW(a+68);b=RW(a+76);if(c>t-b){F7(a+24+44,b,c);t=RW(a+68);
b=RW(a+76);}u=RW(a+72);F6(u+b,d,c);b=b+c;WW(a+76,b);if(b==t){F21(a+24+44);u=RW(a+72);}WB(u+b,10);
t=b+1;WW(a+76,t);b=0;WW(a+728,0);WL(a+720,0);WL(a+712,0);o=(L)m1+1;B39:if(b+19>19){goto B37;}
c=a+712+b;d=c+19;p=o/10;WB(d,(U)(p*246+o)|48);if(o<10){goto B38;}q=o/100;WB(c+18,(U)(q*246+p)|48);
b=b-2;c=o<100;o=q;if(!c){goto B39;}c=b+21;d=a+712+b+20;goto B40;}b=RW(a+76);if(RW(a+68)-b<=1){
F7(a+24+44,b,2);b=RW(a+76);}WH(RW(a+72)+b,2608);b=b+2;goto B41;B37:abort();B38:c=b+20;B40:b=21u-c;
if(b>RW(a+68)-t){F7(a+24+44,t,b);u=RW(a+72);t=RW(a+76);}F6(u+t,d,b);b=t+b;WW(a+76,b);
if(b==RW(a+68)){F21(a+24+44);}u=RW(a+72);WB(u+b,32);t=b+1;WW(a+76,t);b=0;WW(a+728,0);WL(a+720,0);
WL(a+712,0);o=(L)l1+1;B44:if(b+19>19){goto B42;}c=a+712+b;d=c+19;p=o/10;WB(d,(U)(p*246+o)|48);
if(o<10){goto B43;}q=o/100;WB(c+18,(U)(q*246+p)|48);b=b-2;c=o<100;o=q;if(!c){goto B44;}c=b+21;
d=a+712+b+20;goto B45;B42:abort();B43:c=b+20;B45:b=21u-c;c=RW(a+68);if(b>c-t){F7(a+24+44,t,b);
c=RW(a+68);u=RW(a+72);t=RW(a+76);}F6(u+t,d,b);b=t+b;WW(a+76,b);if(b==c){F21(a+24+44);u=RW(a+72);}
WB(u+b,10);b=b+1;B41:WW(a+76,b);o=RL(a+24)+1;WL(a+24,o);if(o<2){goto B46;}
B18:((U(*)(U,U,U))T[RW(RW(a+52)+16)])(RW(a+48),RW(a+72),b);B19:b=RW(a+68);if(b!=0){c=RW(a+72);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);}b=RW(a+80);if(b!=0){c=RW(a+84);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);}G0=a+960;return 0;B16:abort();
B15:abort();B13:abort();B11:abort();B10:abort();}
static void F21(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F23(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F23(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32828);if(e){goto B2;}h=RW(32960);e=RW(32956);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32960,f+(i&4294901760u));e=f==h?e:f;}
WW(32956,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32828);if(!e){
g=RW(32960);e=RW(32956);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32960,c+(f&4294901760u));e=c==g?e:c;}WW(32956,e+b);goto B5;}WW(b+32828,RW(e));goto B6;
B2:WW(g+32828,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"\357\273\277\0\0\0\0\0\1\0\0\0\1\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\377\377\377\377\1\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",60);
return F19();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
