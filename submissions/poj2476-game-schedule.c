/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated: the Rust program that `judge export game-schedule` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: e87db1f1edb2effc */
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

static U RH(U a) { unsigned short v; memcpy(&v, M + a, 2); return v; }

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

static L RotlL(L v, L n) { return v << (n & 63) | v >> ((64 - n) & 63); }

static U G0=32768;
static void F5(U a);
static void F6(U a);
static void F7(U a,U b,U c,U d,U e,U f);
static void F8(U a,U b);
static void F9(U a);
static void F10(U a);
static U F11(U a,U b,U c);
static void F12(U a,U b,U c,U d,U e);
static void F13(U a,U b,U c,U d);
static U F14(U a,U b,U c);
static void F15(U a);
static U F18(U a,U b,U c);
static void F19(U a,U b);
static U F22(U a);
static void F23(U a,U b);
static void F25(void);
static void F26(U a);
static void F27(U a,U b,U c,U d);
static Any T[]={0,(Any)F13,(Any)F14};
static void F5(U a){U b=0,c=0;b=RW(a);if(b!=0){c=RW(a+4);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+12);if(b!=0){c=RW(a+16);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+24);if(b!=0){c=RW(a+28);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+36);if(b!=0){c=RW(a+40);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+48);if(b!=0){c=RW(a+52);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+60);if(b!=0){a=RW(a+64);b=((0u-Clz((b*12-1)|15))&31)<<2;
WW(a,RW(b+32832));WW(b+32832,a);}}
static void F6(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F7(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32832);if(h){goto B2;}l=RW(32964);h=RW(32960);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32964,j+(m&4294901760u));h=j==l?h:j;}WW(32960,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32832);if(!h){
b=RW(32964);h=RW(32960);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32964,c+(k&4294901760u));h=c==b?h:c;}WW(32960,h+f);goto B6;}WW(f+32832,RW(h));goto B5;
B2:WW(k+32832,RW(h));B4:f=b*f;F11(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32832));
WW(f+32832,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F8(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F9(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F10(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F11(U a,U b,U c){Copy(a,b,c);return a;}
static void F12(U a,U b,U c,U d,U e){U f=0,g=0;f=G0-16;G0=f;b=c+b;if(b<c){F8(0,0);abort();}c=RW(a);
g=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;F7(f+4,g,RW(a+4),c,d,e);if(RW(f+4)==1){
F8(RW(f+8),RW(f+12));abort();}e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void F13(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F14(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F15(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0;L k=0;b=RW(a+8);if(b<67108864){
c=b<<1;if(!b){d=8;goto B1;}e=(0u-Clz((b<<5)-1))&31;f=e<<2;d=RW(f+32832);if(d){goto B2;}g=RW(32964);
d=RW(32960);f=1u<<(e&31);if(g-d<f){h=f+65535;l=Grow(h>>16);e=l<<16;WW(32964,e+(h&4294901760u));
d=e==g?d:e;}WW(32960,d+f);if(!d){goto B3;}goto B4;}abort();B2:WW(f+32832,RW(d));goto B4;B3:abort();
B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;if(e>=56){e=i&1073741816;f=d;B5:f=F18(f,0,128);
F18(f+128,0,128);F18(f+256,0,128);F18(f+384,0,128);F18(f+512,0,128);F18(f+640,0,128);
F18(f+768,0,128);F18(f+896,0,128);f=f+1024;e=e-8;if(e){goto B5;}if(!h){goto B6;}}e=h<<7;
B7:l=F18(f,0,128);f=l+128;e=e-128;if(e){goto B7;}}B6:e=g&7;B8:WL(f+8,0);WL(f,0);f=f+16;e=e-1;if(e){
goto B8;}WL(f+8,0);WL(f,0);B1:WW(a+8,c);i=RW(a+4);WW(a+4,d);j=RW(a);WW(a,c);if(b!=0){g=i+(b<<4);
b=c-1;h=RH(a+16);a=h&65535;c=i;B10:if(RH(c+12)==a){k=RL(c);f=b&(U)k;e=d+(f<<4);if(RH(e+12)==a){
B9:f=(f+1)&b;e=d+(f<<4);if(RH(e+12)==a){goto B9;}}f=RW(c+8);WH(e+14,RH(c+14));WH(e+12,h);WW(e+8,f);
WL(e,k);}c=c+16;if(c!=g){goto B10;}}if(j!=0){f=((0u-Clz((j<<4)-1))&31)<<2;WW(i,RW(f+32832));
WW(f+32832,i);}}
static U F18(U a,U b,U c){Fill(a,b,c);return a;}
static void F19(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F22(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i>=h-d){o=F22(b);switch(o&255){case 0:goto B23;case 2:goto B6;default:goto B24;}
B23:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){d=RW(b+60)+d;goto B25;}}
abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);WW(a,d);return;B11:abort();}
static U F22(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;F11(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
if(e<c+32768){o=e<<1;o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F12(a+56,e,o,1,1);c=RW(a+36);
g=RW(a+60);e=RW(a+64);}m=o-1;p=F18(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);
j=RW(a+28);B17:if(e>=c){((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B12;}
c=2;goto B1;}abort();B12:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B13;}}
if(!(l&1)){goto B14;}goto B15;B13:m=0;if(c<=2){if(c>e){goto B16;}q=Compare(g,32808,c);if(!q){
goto B17;}}B14:if(c>e){goto B18;}if(c>=3){q=Compare(32808,g,3);if(!q){c=c-3;F11(g,g+3,c);WW(a+36,c);
}}B15:WB(a+68,1);c=(m^1)|(U)(RW(a+32)<c);B1:G0=b+16;return c;B10:abort();B11:abort();B16:abort();
B18:abort();}
static void F23(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static void F25(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,s=0,t=0,u=0,
v=0,w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,i1=0,j1=0,k1=0,l1=0,m1=0;L m=0,r=0,d1=0,e1=0,f1=0,g1=0,h1=0;
a=G0-400;G0=a;WL(a+80,1);WL(a+72,0);WW(a+96,0);WL(a+88,4294967296ull);WW(a+60,32812);WL(a+32,0);
WH(a+100,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+399);b=RW(32884);if(!b){c=RW(32964);
b=RW(32960);if(c-b<8192){m1=Grow(1);d=m1<<16;WW(32964,d+65536);b=d==c?b:d;}WW(32960,b+8192);if(b){
goto B1;}goto B2;}WW(32884,RW(b));B1:b=F18(b,0,8192);WL(a+148,17179869184ull);WH(a+144,1);
WW(a+136,512);WW(a+132,b);WW(a+128,512);WL(a+116,17179869184ull);WL(a+104,4294967296ull);e=a+196+44;
f=a+304+44;g=a+304+16;h=a+104+24;i=a+104+12;j=a+364;k=a+340;B119:WL(a+32,RL(a+32)+1);F19(a+24,a+32);
c=RW(a+24);if(!c){goto B3;}b=RW(a+28);if(b!=0){if(b!=1){if((RB(c)&255)==48){goto B4;}}d=0;B6:if(!b){
goto B5;}l=(RB(c)-48)&255;if(l>9){goto B4;}m=(L)d*10;if((U)(m>>32)){goto B4;}c=c+1;b=b-1;n=(U)m;
d=n+l;if(d>=n){goto B6;}goto B4;B5:switch(d){case 0:goto B3;case 1:goto B4;default:goto B7;}
B7:WW(a+140,0);WW(a+124,0);WW(a+112,0);b=RH(a+144)+1;WH(a+144,b);if((b&65535)!=b){b=RW(a+136);
if(b!=0){F18(RW(a+132),0,b<<4);}WH(a+144,1);}o=0;WW(a+156,0);p=0;B23:F19(a+16,a+32);q=RW(a+16);
if(!q){goto B3;}n=RW(a+20);if(!n){goto B8;}if(n<=7){c=n&3;if(n>=4){goto B9;}m=1;b=0;goto B10;}
l=q+n-8;if(!l){c=n&3;goto B9;}m=(L)n;c=n-8;if((c&8)!=0){c=n;b=q;goto B11;}
m=RotlL((RL(q)^m)*11400714819323198485ull,32);if(c<8){goto B12;}b=q+8;
B11:B13:m=RotlL((RL(b+8)^RotlL((RL(b)^m)*11400714819323198485ull,32))*11400714819323198485ull,32);
b=b+16;c=c-16;if(c>=8){goto B13;}B12:r=RL(l)^m;m=r;goto B14;B9:b=(n-4)>>2;if(!b){m=1;b=0;goto B15;}
b=b+1;s=b&1;l=b&2147483646;b=4294967288u;B16:t=b;b=t+8;l=l-2;if(l){goto B16;}b=q+b;
r=((((((L)RB(b)<<24)|((L)RB(b+1)<<16)|((L)RB(b+2)<<8)|(L)RB(b+3))<<16)|((L)RB(b+4)<<8)|(L)RB(b+5))
<<16)|((L)RB(b+6)<<8);m=r|(L)RB(b+7);if(!s){goto B17;}b=t+16;B15:b=q+b;
r=(((m<<16)|((L)RB(b)<<8)|(L)RB(b+1))<<16)|((L)RB(b+2)<<8);m=r|(L)RB(b+3);B17:if(!c){goto B14;}
b=n&4294967292u;B10:b=q+b;B18:r=m<<8;m=r|(L)RB(b);b=b+1;c=c-1;if(c){goto B18;}B14:u=RW(a+136);s=u-1;
m=((r>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;m=(m>>31)^m;c=s&(U)m;
if(u!=0){v=RW(a+132);b=v+(c<<4);t=RH(a+144);if(RH(b+12)==t){w=RW(a+108);x=RW(a+112);y=RW(a+120);
B21:if(RL(b)==m){b=RW(b+8);if(!b){l=0;goto B19;}l=b-1;if(l>=o){abort();}l=RW(y+(l<<2));B19:if(b<o){
b=RW(y+(b<<2));if(b>=l){if(b<=x){goto B20;}}abort();}abort();B20:if(b-l==n){m1=Compare(w+l,q,n);
if(!m1){goto B8;}}}c=(c+1)&s;b=v+(c<<4);if(RH(b+12)==t){goto B21;}}WH(b+12,t);WW(b+8,o);WL(b,m);
b=RW(a+140)+1;WW(a+140,b);if(b<<1>u){F15(h);}b=RW(a+112);if(n>RW(a+104)-b){F12(a+104,b,n,1,1);
b=RW(a+112);}F11(RW(a+108)+b,q,n);c=b+n;WW(a+112,c);b=RW(a+124);if(b==RW(a+116)){F6(i);}
WW(RW(a+120)+(b<<2),c);o=b+1;WW(a+124,o);p=p+1;if(p==d){goto B22;}goto B23;}abort();B8:b=RW(a+72);
c=RW(a+96);if(b<=c){if(!b){goto B3;}B24:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B24;}goto B3;}
abort();B22:if(d>=2){z=1;B39:WL(a+272,0);a1=RW(a+136);t=a1-1;z=z+1;p=0;u=RW(a+108);x=RW(a+112);
q=RW(a+120);y=RW(a+124);b1=RH(a+144);s=RW(a+132);B38:F19(a+8,a+32);w=RW(a+8);if(!w){goto B3;}
o=RW(a+12);if(o!=0){if(o<=7){c=o&3;if(o>=4){goto B25;}m=1;b=0;goto B26;}l=w+o-8;if(!l){c=o&3;
goto B25;}m=(L)o;c=o-8;if((c&8)!=0){c=o;b=w;goto B27;}m=RotlL((RL(w)^m)*11400714819323198485ull,32);
if(c<8){goto B28;}b=w+8;B27:B29:m=RotlL((RL(b+8)^RotlL((RL(b)^m)*11400714819323198485ull,32))*
11400714819323198485ull,32);b=b+16;c=c-16;if(c>=8){goto B29;}B28:r=RL(l)^m;m=r;goto B30;
B25:b=(o-4)>>2;if(!b){m=1;b=0;goto B31;}b=b+1;v=b&1;l=b&2147483646;b=4294967288u;B32:n=b;b=n+8;
l=l-2;if(l){goto B32;}b=w+b;r=((((((L)RB(b)<<24)|((L)RB(b+1)<<16)|((L)RB(b+2)<<8)|(L)RB(b+3))<<16)|(
(L)RB(b+4)<<8)|(L)RB(b+5))<<16)|((L)RB(b+6)<<8);m=r|(L)RB(b+7);if(!v){goto B33;}b=n+16;B31:b=w+b;
r=(((m<<16)|((L)RB(b)<<8)|(L)RB(b+1))<<16)|((L)RB(b+2)<<8);m=r|(L)RB(b+3);B33:if(!c){goto B30;}
b=o&4294967292u;B26:b=w+b;B34:r=m<<8;m=r|(L)RB(b);b=b+1;c=c-1;if(c){goto B34;}
B30:m=((r>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;m=(m>>31)^m;
c=t&(U)m;if(!a1){goto B35;}b=s+(c<<4);v=b1&65535;if(RH(b+12)==v){c1=p+4;p=a+272+p;B41:if(RL(b)==m){
b=RW(b+8);if(!b){l=0;goto B36;}l=b-1;if(l>=y){abort();}l=RW(q+(l<<2));B36:if(b<y){n=RW(q+(b<<2));
if(n>=l){if(n<=x){goto B37;}}abort();}abort();B37:if(n-l==o){m1=Compare(u+l,w,o);if(!m1){WW(p,b);
p=c1;if(c1!=8){goto B38;}if(RW(a+272)!=RW(a+276)){m=RL(a+272);b=RW(a+156);if(b==RW(a+148)){
F9(a+104+44);}WL(RW(a+152)+(b<<3),m);n=b+1;WW(a+156,n);if(z!=d){goto B39;}goto B40;}b=RW(a+96);
c=RW(a+64);d=RW(a+72);if(c>=d){if(c<=b){F23(g,a+32);goto B3;}}abort();}}}c=(c+1)&t;b=s+(c<<4);
if(RH(b+12)==v){goto B41;}}}b=RW(a+72);c=RW(a+96);if(b<=c){if(!b){goto B3;}B42:c=b<256;d=b-255;
b=d>b?0u:d;if(!c){goto B42;}goto B3;}abort();B35:abort();}n=RW(a+156);B40:p=n+1;b=p<<2;
b1=(0u-Clz((b-1)|15))&31;c=b1<<2;w=c+32832;o=RW(a+152);q=RW(c+32832);if(!q){d=RW(32964);q=RW(32960);
c=1u<<(b1&31);if(d-q<c){t=c+65535;m1=Grow(t>>16);l=m1<<16;WW(32964,l+(t&4294901760u));q=l==d?q:l;}
WW(32960,q+c);if(!q){goto B2;}goto B43;}WW(w,RW(q));B43:l=F18(q,0,b);x=RW(w);if(!x){d=RW(32964);
x=RW(32960);c=1u<<(b1&31);if(d-x<c){s=c+65535;m1=Grow(s>>16);t=m1<<16;WW(32964,t+(s&4294901760u));
x=t==d?x:t;}WW(32960,x+c);if(!x){goto B2;}goto B44;}WW(w,RW(x));B44:t=F18(x,0,b);a1=n<<3;if(n!=0){
v=o+a1;c=0;b=o;B46:d=RW(b);if(d>n){goto B45;}d=d<<2;s=l+d;WW(s,RW(s)+1);d=t+d;WW(d,RW(d)^c);
d=RW(b+4);if(d>n){goto B45;}d=d<<2;s=l+d;WW(s,RW(s)+1);d=t+d;WW(d,RW(d)^c);c=c+1;b=b+8;if(b!=v){
goto B46;}}s=4294967295u;c=l;B48:b=0;d=s;if(n==d){y=4;z=0;u=0;goto B47;}s=d+1;v=RW(c);c=c+4;
if(v!=1){goto B48;}z=RW(32848);if(!z){c=RW(32964);z=RW(32960);if(c-z<16){m1=Grow(1);v=m1<<16;
WW(32964,v+65536);z=v==c?z:v;}WW(32960,z+16);if(!z){goto B2;}goto B49;}WW(32848,RW(z));B49:d=d+2;
WW(z,s);u=1;WW(a+392,1);WW(a+388,z);WW(a+384,4);B52:y=p>d?p:d;c=l+(d<<2);B51:s=d;if(y==s){goto B50;}
d=s+1;v=RW(c);c=c+4;if(v!=1){goto B51;}if(u==RW(a+384)){F12(a+384,u,1,4,4);z=RW(a+388);}
WW(z+(u<<2),s);u=u+1;WW(a+392,u);goto B52;B50:y=RW(a+388);z=RW(a+384);B47:d=p&7;c=0;if(n<7){
goto B53;}b=(n-7)>>3;if(!b){b=0;c=0;goto B54;}b=b+1;c1=b&1;s=b&1073741822;c=0;v=15;B55:b=v;
c=c^(b-13)^(b-12)^(b-11)^(b-10)^(b-9)^(b-8)^(b-5)^(b-4)^(b-3)^(b-2)^(b-1)^b;v=b+16;s=s-2;if(s){
goto B55;}goto B56;B45:abort();B56:if(!c1){goto B57;}b=b+1;
B54:c=c^(b|2)^(b|3)^(b|4)^(b|5)^(b|6)^(b|7)^1;B57:if(!d){goto B58;}b=p&4294967288u;B53:B59:c=c^b;
b=b+1;d=d-1;if(d){goto B59;}B58:b=RW(w);if(!b){s=RW(32964);b=RW(32960);d=1u<<(b1&31);if(s-b<d){
w=d+65535;m1=Grow(w>>16);v=m1<<16;WW(32964,v+(w&4294901760u));b=v==s?b:v;}WW(32960,b+d);if(!b){
goto B2;}goto B60;}WW(w,RW(b));B60:if(n!=0){d=n<<2;m1=F18(b,255,d);WW(m1+d,4294967295u);
v=(0u-Clz((a1-1)|15))&31;s=v<<2;d=RW(s+32832);if(!d){w=RW(32964);d=RW(32960);s=1u<<(v&31);if(w-d<s){
b1=s+65535;m1=Grow(b1>>16);v=m1<<16;WW(32964,v+(b1&4294901760u));d=v==w?d:v;}WW(32960,d+s);if(!d){
goto B2;}goto B61;}WW(s+32832,RW(d));B61:s=d;if(n!=1){s=a1-8;m1=F18(d,0,s);s=s+m1;}WL(s,0);goto B62;
}WW(b,4294967295u);d=4;B62:WW(a+376,c);WW(a+372,0);WL(a+364,17179869184ull);WW(a+360,n);WW(a+356,d);
WW(a+352,n);WW(a+348,u);WW(a+344,y);WW(a+340,z);WW(a+336,p);WW(a+332,b);WW(a+328,p);WW(a+324,p);
WW(a+320,t);WW(a+316,p);WW(a+312,p);WW(a+308,l);WW(a+304,p);if(!n){WL(a+272,RL(f));
WL(a+280,RL(f+8));WL(a+288,RL(f+16));WL(a+296,RL(f+24));m=RL(a+340);r=RL(a+332);d1=RL(a+324);b=1;
c=1;d=1;goto B63;}B80:b=RW(a+348);if(p!=2){s=RW(a+344);goto B64;}s=RW(a+344);if(b==2){b=RW(s);
c=RW(a+324);if(b<c){b=RW(RW(a+320)+(b<<2));if(b>=n){goto B65;}WW(s,RW(o+(b<<3)));b=1;goto B64;}
abort();B65:abort();}B64:WL(a+344,4);z=RW(a+340);WW(a+340,0);if(!b){c=0;WW(a+392,0);
WL(a+384,17179869184ull);y=4;a1=RW(a+376);goto B66;}q=b<<2;w=s+q;c=0;x=RW(a+332);v=RW(a+336);
y=RW(a+320);t=RW(a+324);B70:d=RW(s+c);if(d>=t){goto B67;}b=RW(y+(d<<2));if(b>=n){goto B68;}
l=o+(b<<3);d=RW(l)^RW(l+4)^d;if(d>=v){goto B69;}d=x+(d<<2);m1=d;d=RW(d);WW(m1,d<b?d:b);c=c+4;
if(q!=c){goto B70;}c=0;WW(a+392,0);WL(a+384,17179869184ull);y=4;a1=RW(a+376);b=s;B75:l=RW(b);
d=RW(a+324);if(l>=d){goto B71;}d=RW(RW(a+320)+(l<<2));if(d>=n){goto B72;}t=RW(a+360);if(d<t){b=b+4;
t=d<<3;v=RW(a+356)+t;if(!RW(v)){t=o+t;q=RW(t+4);x=q^RW(t);t=x^l;u=RW(a+336);if(t>=u){goto B73;}
if(RW(RW(a+332)+(t<<2))==d){goto B74;}if(c==RW(a+340)){F6(k);y=RW(a+344);}WW(y+(c<<2),l);c=c+1;
WW(a+348,c);}if(b==w){goto B66;}goto B75;}abort();B74:WW(v+4,l==q);WW(v,RW(a+372)+1);
WW(a+376,RW(a+376)^l);d=RW(a+392);if(d==RW(a+384)){F6(a+384);}a1=x^a1;WW(RW(a+388)+(d<<2),t);
WW(a+392,d+1);if(b==w){goto B66;}goto B75;B67:abort();B68:abort();B71:abort();B72:abort();
B73:abort();B69:abort();B66:if(z!=0){b=((0u-Clz(((z<<2)-1)|15))&31)<<2;WW(s,RW(b+32832));
WW(b+32832,s);}x=RW(a+388);q=RW(a+392);if(q!=0){t=q<<2;d=x;B78:b=RW(d);l=RW(a+336);if(b<l){l=b<<2;
s=RW(a+332)+l;v=RW(s);WW(s,4294967295u);s=RW(a+324);if(b>=s){goto B76;}s=RW(a+320)+l;WW(s,RW(s)^v);
s=RW(a+312);if(b<s){goto B77;}abort();}abort();B76:abort();B77:l=RW(a+308)+l;m1=l;l=RW(l)-1;
WW(m1,l);if(l==1){if(c==RW(a+340)){F6(k);y=RW(a+344);}WW(y+(c<<2),b);c=c+1;WW(a+348,c);}d=d+4;t=t-4;
if(t){goto B78;}}b=RW(a+372);if(b==RW(a+364)){F10(j);}c=RW(a+368)+b*12;WW(c+8,q);WW(c+4,a1);
WW(c,p&1);WW(a+372,b+1);b=RW(a+384);if(b!=0){b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(x,RW(b+32832));
WW(b+32832,x);}if(q<p>>1){goto B79;}p=p-q;if(p>1){goto B80;}WL(a+272,RL(f));WL(a+280,RL(f+8));
WL(a+288,RL(f+16));WL(a+296,RL(f+24));b=RW(a+304);if(b==2147483648u){goto B81;}m=RL(a+340);
r=RL(a+332);d1=RL(a+324);x=RW(a+320);d=RW(a+316);c=RW(a+312);q=RW(a+308);goto B63;B79:F5(a+304);
B81:b=RW(a+72);c=RW(a+96);if(b<=c){goto B3;}abort();B63:e1=RL(a+296);WL(a+184,e1);f1=RL(a+288);
WL(a+176,f1);g1=RL(a+280);WL(a+168,g1);h1=RL(a+272);WL(a+160,h1);WL(e,h1);WL(e+8,g1);WL(e+16,f1);
WL(e+24,e1);WL(a+232,m);WL(a+224,r);WL(a+216,d1);WW(a+212,x);WW(a+208,d);WW(a+204,c);WW(a+200,q);
WW(a+196,b);l=RW(a+264);q=l+1;c=q<<2;d=(0u-Clz((c-1)|15))&31;b=d<<2;o=b+32832;b=RW(b+32832);if(!b){
n=RW(32964);b=RW(32960);d=1u<<(d&31);if(n-b<d){s=d+65535;m1=Grow(s>>16);t=m1<<16;
WW(32964,t+(s&4294901760u));b=t==n?b:t;}WW(32960,b+d);if(!b){goto B2;}goto B82;}WW(o,RW(b));
B82:s=F18(b,0,c);y=l*12;b1=RW(a+260);if(l!=0){c=b1+8;b=0;d=s;n=y;B84:t=b+1;if(l==b){goto B83;}b=d+4;
WW(b,RW(c)+RW(d));c=c+12;d=b;b=t;n=n-12;if(n){goto B84;}}w=RW(a+252);i1=w<<2;if(!w){j1=4;goto B85;}
c=(0u-Clz((i1-1)|15))&31;b=c<<2;j1=RW(b+32832);if(!j1){d=RW(32964);j1=RW(32960);b=1u<<(c&31);
if(d-j1<b){n=b+65535;m1=Grow(n>>16);c=m1<<16;WW(32964,c+(n&4294901760u));j1=c==d?j1:c;}
WW(32960,j1+b);if(!j1){goto B2;}goto B86;}WW(b+32832,RW(j1));B86:c=0;v=F18(j1,0,i1);n=w<<3;
b=RW(a+248);B89:d=RW(b)-1;if(d>l){goto B87;}d=s+(d<<2);t=RW(d);if(t>=w){goto B88;}b=b+8;
WW(v+(t<<2),c);WW(d,RW(d)+1);c=c+1;n=n-8;if(n){goto B89;}B85:WW(s,RW(o));WW(o,s);if(!l){l=0;
d=RW(a+84);goto B90;}k1=b1+y;v=0;e1=0;u=RW(a+108);q=RW(a+112);t=RW(a+120);n=RW(a+124);d=RW(a+84);
a1=RW(a+248);z=RW(a+152);p=RW(a+156);l=0;B114:if(RW(a+76)-d<=6){F12(a+32+44,d,7,1,1);d=RW(a+84);}
l1=b1+12;b=0;c=RW(a+80)+d;WW(c,RW(32768));WW(c+3,RW(32771));s=d+7;WW(a+84,s);WW(a+320,0);
WL(a+312,0);WL(a+304,0);e1=e1+1;m=e1;B93:if(b+19>19){goto B91;}c=a+304+b;d=c+19;r=m/10;
WB(d,(U)(r*246+m)|48);if(m<10){goto B92;}d1=m/100;WB(c+18,(U)(d1*246+r)|48);b=b-2;c=m<100;m=d1;
if(!c){goto B93;}c=b+21;d=a+304+b+20;goto B94;B91:abort();B92:c=b+20;B94:b=21u-c;if(b>RW(a+76)-s){
F12(a+32+44,s,b,1,1);s=RW(a+84);}F11(RW(a+80)+s,d,b);b=s+b;WW(a+84,b);if(b==RW(a+76)){F26(a+32+44);}
WB(RW(a+80)+b,10);d=b+1;WW(a+84,d);b=RW(b1+8);c1=b+v;if(c1>=b){if(c1<=w){goto B95;}}abort();
B95:if(b!=0){x=b<<2;s=j1+(v<<2);B109:b=RW(s);if(b<p){c=b<<3;WL(a+304,RL(z+c));if(b>=w){goto B96;}
v=RW(a1+c+4);b=1u-v;if(b>=2){goto B97;}l=RW(a+304+(b<<2));if(l){goto B98;}b=0;goto B99;}abort();
B96:abort();B98:b=l-1;if(b<n){goto B100;}abort();B97:abort();B100:b=RW(t+(b<<2));B99:if(l<n){
c=RW(t+(l<<2));if(c>=b){if(c<=q){goto B101;}}abort();}abort();B101:o=c-b;y=RW(a+76);if(o>y-d){
F12(a+32+44,d,o,1,1);d=RW(a+84);goto B102;}if(c==b){goto B103;}B102:F11(RW(a+80)+d,u+b,o);
y=RW(a+76);B103:b=d+o;WW(a+84,b);if(y-b<=8){F12(a+32+44,b,9,1,1);b=RW(a+84);}c=RW(a+80)+b;
WL(c,RL(32775));WB(c+8,RB(32783));d=b+9;WW(a+84,d);if(v<2){c=RW(a+304+(v<<2));if(!c){b=0;goto B104;}
b=c-1;if(b<n){goto B105;}abort();}abort();B105:b=RW(t+(b<<2));B104:if(c<n){c=RW(t+(c<<2));if(c>=b){
if(c<=q){goto B106;}}abort();}abort();B106:v=c-b;o=RW(a+76);if(v>o-d){F12(a+32+44,d,v,1,1);
d=RW(a+84);goto B107;}if(c==b){goto B108;}B107:F11(RW(a+80)+d,u+b,v);o=RW(a+76);B108:b=d+v;
WW(a+84,b);if(b==o){F26(a+32+44);}s=s+4;WB(RW(a+80)+b,10);d=b+1;WW(a+84,d);x=x-4;if(x){goto B109;}}
if(RW(b1)!=0){c=RW(b1+4);if(!c){b=0;goto B110;}b=c-1;if(b>=n){abort();}b=RW(t+(b<<2));B110:if(c<n){
c=RW(t+(c<<2));if(c>=b){if(c<=q){goto B111;}}abort();}abort();B111:s=c-b;v=RW(a+76);if(s>v-d){
F12(a+32+44,d,s,1,1);d=RW(a+84);goto B112;}if(c==b){goto B113;}B112:F11(RW(a+80)+d,u+b,s);
v=RW(a+76);B113:b=d+s;WW(a+84,b);if(v-b<=23){F12(a+32+44,b,24,1,1);b=RW(a+84);}c=RW(a+80)+b;
WL(c,RL(32784));WL(c+8,RL(32792));WL(c+16,RL(32800));d=b+24;WW(a+84,d);}v=c1;b1=l1;if(l1==k1){
goto B90;}goto B114;B83:abort();B88:abort();B87:abort();B90:if(RW(a+76)-d<=7){F12(a+32+44,d,8,1,1);
d=RW(a+84);}WL(RW(a+80)+d,2322294337832905047ull);d=d+8;WW(a+84,d);if(!l){b=0;c=RW(a+124);goto B115;
}b=l-1;c=RW(a+124);if(b>=c){abort();}b=RW(RW(a+120)+(b<<2));B115:if(l<c){n=RW(a+112);
c=RW(RW(a+120)+(l<<2));if(c>=b){if(c<=n){goto B116;}}abort();}abort();B116:t=RW(a+108);l=c-b;
n=RW(a+76);if(l>n-d){F12(a+32+44,d,l,1,1);d=RW(a+84);goto B117;}if(c==b){goto B118;}
B117:F11(RW(a+80)+d,t+b,l);n=RW(a+76);B118:b=d+l;WW(a+84,b);if(n-b<=1){F12(a+32+44,b,2,1,1);
b=RW(a+84);}WH(RW(a+80)+b,2570);WW(a+84,b+2);if(w!=0){b=((0u-Clz((i1-1)|15))&31)<<2;
WW(j1,RW(b+32832));WW(b+32832,j1);}F5(a+196);goto B119;}B4:d=RW(a+96);c=RW(a+64);b=RW(a+72);if(c<b){
goto B120;}if(c>d){goto B120;}if(c!=b){if(b!=0){B121:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B121;}}}
B3:b=RW(a+104);if(b!=0){c=RW(a+108);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}
b=RW(a+116);if(b!=0){c=RW(a+120);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}
b=RW(a+128);if(b!=0){c=RW(a+132);b=((0u-Clz((b<<4)-1))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}
b=RW(a+148);if(b!=0){c=RW(a+152);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}
b=RW(a+84);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),b);}b=RW(a+76);if(b!=0){
c=RW(a+80);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+88);if(b!=0){
c=RW(a+92);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}G0=a+400;return;
B120:abort();B2:abort();}
static void F26(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F27(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F27(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32832);if(e){goto B2;}h=RW(32964);e=RW(32960);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32964,f+(i&4294901760u));e=f==h?e:f;}
WW(32960,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32832);if(!e){
g=RW(32964);e=RW(32960);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32964,c+(f&4294901760u));e=c==g?e:c;}WW(32960,e+b);goto B5;}WW(b+32832,RW(e));goto B6;
B2:WW(g+32832,RW(e));B4:F11(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",64);
F25();return 0;}
