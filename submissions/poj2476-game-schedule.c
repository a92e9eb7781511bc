/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated: the Rust program that `judge export game-schedule` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: efb5f28a3d846125 */
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
static void F11(U a);
static U F12(U a,U b,U c);
static void F13(U a,U b,U c,U d,U e);
static void F14(U a,U b,U c,U d);
static U F15(U a,U b,U c);
static void F16(U a);
static U F19(U a,U b,U c);
static void F20(U a,U b,U c,L d);
static void F23(U a,U b,U c);
static void F24(U a,U b);
static U F25(U a);
static void F26(U a,U b);
static void F28(void);
static void F29(U a);
static void F30(U a,U b,U c,U d);
static Any T[]={0,(Any)F14,(Any)F15};
static void F5(U a){U b=0,c=0;b=RW(a);if(b!=0){c=RW(a+4);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+12);if(b!=0){c=RW(a+16);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+24);if(b!=0){c=RW(a+28);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+36);if(b!=0){c=RW(a+40);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+48);if(b!=0){c=RW(a+52);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+60);if(b!=0){a=RW(a+64);b=((0u-Clz((b*12-1)|15))&31)<<2;
WW(a,RW(b+32896));WW(b+32896,a);}}
static void F6(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,1,32);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F7(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32896);if(h){goto B2;}l=RW(33028);h=RW(33024);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(33028,j+(m&4294901760u));h=j==l?h:j;}WW(33024,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32896);if(!h){
b=RW(33028);h=RW(33024);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(33028,c+(k&4294901760u));h=c==b?h:c;}WW(33024,h+f);goto B6;}WW(f+32896,RW(h));goto B5;
B2:WW(k+32896,RW(h));B4:f=b*f;F12(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32896));
WW(f+32896,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F8(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F9(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F10(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F11(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F12(U a,U b,U c){Copy(a,b,c);return a;}
static void F13(U a,U b,U c,U d,U e){U f=0,g=0;f=G0-16;G0=f;b=c+b;if(b<c){F8(0,0);abort();}c=RW(a);
g=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;F7(f+4,g,RW(a+4),c,d,e);if(RW(f+4)==1){
F8(RW(f+8),RW(f+12));abort();}e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void F14(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F15(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F16(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0;L k=0;b=RW(a+8);if(b<67108864){
c=b<<1;if(!b){d=8;goto B1;}e=(0u-Clz((b<<5)-1))&31;f=e<<2;d=RW(f+32896);if(d){goto B2;}g=RW(33028);
d=RW(33024);f=1u<<(e&31);if(g-d<f){h=f+65535;l=Grow(h>>16);e=l<<16;WW(33028,e+(h&4294901760u));
d=e==g?d:e;}WW(33024,d+f);if(!d){goto B3;}goto B4;}abort();B2:WW(f+32896,RW(d));goto B4;B3:abort();
B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;if(e>=56){e=i&1073741816;f=d;B5:f=F19(f,0,128);
F19(f+128,0,128);F19(f+256,0,128);F19(f+384,0,128);F19(f+512,0,128);F19(f+640,0,128);
F19(f+768,0,128);F19(f+896,0,128);f=f+1024;e=e-8;if(e){goto B5;}if(!h){goto B6;}}e=h<<7;
B7:l=F19(f,0,128);f=l+128;e=e-128;if(e){goto B7;}}B6:e=g&7;B8:WL(f+8,0);WL(f,0);f=f+16;e=e-1;if(e){
goto B8;}WL(f+8,0);WL(f,0);B1:WW(a+8,c);i=RW(a+4);WW(a+4,d);j=RW(a);WW(a,c);if(b!=0){g=i+(b<<4);
b=c-1;h=RH(a+16);a=h&65535;c=i;B10:if(RH(c+12)==a){k=RL(c);f=b&(U)k;e=d+(f<<4);if(RH(e+12)==a){
B9:f=(f+1)&b;e=d+(f<<4);if(RH(e+12)==a){goto B9;}}f=RW(c+8);WH(e+14,RH(c+14));WH(e+12,h);WW(e+8,f);
WL(e,k);}c=c+16;if(c!=g){goto B10;}}if(j!=0){f=((0u-Clz((j<<4)-1))&31)<<2;WW(i,RW(f+32896));
WW(f+32896,i);}}
static U F19(U a,U b,U c){Fill(a,b,c);return a;}
static void F20(U a,U b,U c,L d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,s=0,t=0;
L r=0;e=G0-32;G0=e;f=RW(b+32);g=f-1;h=g&(U)d;if(f!=0){i=RW(b+28);f=i+(h<<4);j=RH(b+40);
if(RH(f+12)==j){goto B1;}c=1;goto B2;}abort();B1:k=c+8;l=RW(c);m=RW(c+4);n=RW(b+16);o=RW(b+20);
p=RW(b+4);q=RW(b+8);r=RL(c+32);B10:if(RL(f)==d){b=RW(f+8);if(r==0){if(b>=q){goto B3;}f=p+(b<<5);
c=RB(f+31);if(c==255){c=RW(f+8);s=RW(f);if(c<s){goto B4;}if(o<c){goto B4;}f=n+s;c=c-s;goto B5;}
c=c&31;B5:if(c!=m){goto B6;}t=Compare(f,l,m);if(t){goto B6;}goto B7;B4:abort();}B6:if(b<q){goto B8;}
B3:abort();B8:f=p+(b<<5);WL(e+24,RL(f+24));WL(e+16,RL(f+16));WL(e+8,RL(f+8));WL(e,RL(f));
t=Compare(e,k,32);if(t){goto B9;}B7:c=0;h=b;goto B2;}B9:c=1;h=(h+1)&g;f=i+(h<<4);if(RH(f+12)==j){
goto B10;}B2:WW(a+4,h);WW(a,c);G0=e+32;}
static void F23(U a,U b,U c){U d=0,e=0,f=0;d=RW(a+8);if(b<d){b=RW(a+4)+(b<<5);d=RB(b+31);if(d==255){
e=RW(a+20);d=RW(b+8);b=RW(b);if(d<b){goto B1;}if(e<d){goto B1;}f=RW(a+16);e=d-b;a=RW(c+8);
if(e>RW(c)-a){F13(c,a,e,1,1);a=RW(c+8);goto B2;}if(d==b){goto B3;}B2:F12(RW(c+4)+a,f+b,e);
B3:WW(c+8,a+e);return;}a=RW(c+8);e=a+d;if(RW(c)-a<=31){F13(c,a,32,1,1);a=RW(c+8);}d=RW(c+4)+a;
WL(d,RL(b));WL(d+8,RL(b+8));WL(d+16,RL(b+16));WL(d+24,RL(b+24));b=a+32;WW(c+8,e<b?e:b);return;}
abort();B1:abort();}
static void F24(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F25(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i>=h-d){o=F25(b);switch(o&255){case 0:goto B23;case 2:goto B6;default:goto B24;}
B23:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){d=RW(b+60)+d;goto B25;}}
abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);WW(a,d);return;B11:abort();}
static U F25(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;F12(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
if(e<c+32768){o=e<<1;o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F13(a+56,e,o,1,1);c=RW(a+36);
g=RW(a+60);e=RW(a+64);}m=o-1;p=F19(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);
j=RW(a+28);B17:if(e>=c){((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B12;}
c=2;goto B1;}abort();B12:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B13;}}
if(!(l&1)){goto B14;}goto B15;B13:m=0;if(c<=2){if(c>e){goto B16;}q=Compare(g,32872,c);if(!q){
goto B17;}}B14:if(c>e){goto B18;}if(c>=3){q=Compare(32872,g,3);if(!q){c=c-3;F12(g,g+3,c);WW(a+36,c);
}}B15:WB(a+68,1);c=(m^1)|(U)(RW(a+32)<c);B1:G0=b+16;return c;B10:abort();B11:abort();B16:abort();
B18:abort();}
static void F26(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static void F28(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,o=0,p=0,q=0,r=0,s=0,x=0,
y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,j1=0;L n=0,t=0,u=0,v=0,w=0,h1=0,i1=0;a=G0-416;G0=a;
WL(a+88,1);WL(a+80,0);WW(a+104,0);WL(a+96,4294967296ull);WW(a+68,32876);WL(a+40,0);WH(a+108,0);
WL(a+72,0);WL(a+48,0);WL(a+56,0);WW(a+64,a+415);b=RW(32948);if(!b){c=RW(33028);b=RW(33024);
if(c-b<8192){j1=Grow(1);d=j1<<16;WW(33028,d+65536);b=d==c?b:d;}WW(33024,b+8192);if(b){goto B1;}
goto B2;}WW(32948,RW(b));B1:e=a+84;b=F19(b,0,8192);WL(a+156,17179869184ull);WH(a+152,1);
WW(a+144,512);WW(a+140,b);WW(a+136,512);WL(a+124,4294967296ull);WL(a+112,4294967296ull);f=a+212+44;
g=a+320+44;h=a+168+16;i=a+112+24;j=a+112+12;k=a+380;l=a+356;B118:WL(a+40,RL(a+40)+1);F24(a+32,a+40);
c=RW(a+32);if(!c){goto B3;}b=RW(a+36);if(b!=0){if(b!=1){if((RB(c)&255)==48){goto B4;}}m=0;B6:if(!b){
goto B5;}d=(RB(c)-48)&255;if(d>9){goto B4;}n=(L)m*10;if((U)(n>>32)){goto B4;}c=c+1;b=b-1;o=(U)n;
m=o+d;if(m>=o){goto B6;}goto B4;B5:switch(m){case 0:goto B3;case 1:goto B4;default:goto B7;}
B7:WW(a+148,0);WW(a+132,0);WW(a+120,0);b=RH(a+152)+1;WH(a+152,b);if((b&65535)!=b){b=RW(a+144);
if(b!=0){F19(RW(a+140),0,b<<4);}WH(a+152,1);}p=0;WW(a+164,0);q=0;B29:r=RW(a+104);b=RW(a+72);
c=RW(a+76);if(b<c){o=b>r?b:r;s=RW(a+100);B10:if(o==b){goto B8;}d=RB(s+b);if(d-9>=5){if(d!=32){
goto B9;}}b=b+1;if(c!=b){goto B10;}b=c;B9:WW(a+72,b);}WW(a+80,b);if(c<=r){if(c>=b){goto B11;}}
abort();B8:abort();B11:c=c-b;if(c>=32){s=RW(a+100)+b;n=RL(s+8);t=RL(s);u=RL(s+16);v=RL(s+24);
d=((U)((((((n+16059518370053021407ull)&(n^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>48)&65280)|(U)((((((t+16059518370053021407ull)&(t^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((u+16059518370053021407ull)&(u^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>40)&16711680)|((U)((((((
v+16059518370053021407ull)&(v^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>32)&4278190080u);if(d!=0){d=Ctz(d);if(d>=c){goto B12;}c=RB(s+d);if(c-9>=5){
if(c!=32){goto B13;}}c=d+b;WW(a+72,c);if(c<d){goto B14;}if(c>r){goto B14;}
v=(RL(32864u-d)&v)|((L)d<<56);t=RL(32840u-d)&t;w=RL(32848u-d)&n;u=RL(32856u-d)&u;goto B15;}}
B13:F24(a+24,a+40);s=RW(a+24);if(!s){goto B3;}d=RW(a+28);v=0;WL(a+312,0);WL(a+304,0);WL(a+296,0);
WL(a+288,0);u=0;w=0;t=0;if(d>31){goto B15;}F12(a+288,s,d);WB(a+319,d);u=RL(a+304);w=RL(a+296);
t=RL(a+288);v=RL(a+312);goto B15;B12:abort();B14:abort();B15:WL(a+352,v);WL(a+344,u);WL(a+336,w);
WL(a+328,t);WW(a+324,d);WW(a+320,s);if(d!=0){x=v!=0;if(!x){if(d<=7){c=d&3;if(d>=4){goto B16;}n=1;
b=0;goto B17;}o=s+d-8;if(!o){c=d&3;goto B16;}n=(L)d;c=d-8;if((c&8)!=0){c=d;b=s;goto B18;}
n=RotlL((RL(s)^n)*11400714819323198485ull,32);if(c<8){goto B19;}b=s+8;
B18:B20:n=RotlL((RL(b+8)^RotlL((RL(b)^n)*11400714819323198485ull,32))*11400714819323198485ull,32);
b=b+16;c=c-16;if(c>=8){goto B20;}B19:n=RL(o)^n;goto B21;}
n=((w>>32)^w)*15485907386658061715ull+((t>>32)^t)*11400714819323198485ull+((u>>32)^u)*
11562461410679940143ull+((v>>32)^v)*10285213230658275043ull;n=(n>>32)^n;goto B22;B16:b=(d-4)>>2;
if(!b){n=1;b=0;goto B23;}b=b+1;y=b&1;o=b&2147483646;b=4294967288u;B24:r=b;b=r+8;o=o-2;if(o){
goto B24;}b=s+b;n=((((((L)RB(b)<<24)|((L)RB(b+1)<<16)|((L)RB(b+2)<<8)|(L)RB(b+3))<<16)|((L)RB(b+4)
<<8)|(L)RB(b+5))<<16)|((L)RB(b+6)<<8)|(L)RB(b+7);if(!y){goto B25;}b=r+16;B23:b=s+b;
n=(((n<<16)|((L)RB(b)<<8)|(L)RB(b+1))<<16)|((L)RB(b+2)<<8)|(L)RB(b+3);B25:if(!c){goto B21;}
b=d&4294967292u;B17:b=s+b;B26:n=(n<<8)|(L)RB(b);b=b+1;c=c-1;if(c){goto B26;}
B21:n=((n>>30)^n)*13787848793156543929ull;n=((n>>27)^n)*10723151780598845931ull;n=(n>>31)^n;
B22:F20(a+16,a+112,a+320,n);if(RW(a+16)==1){b=RW(a+20);c=RW(a+144);if(b>=c){goto B27;}
b=RW(a+140)+(b<<4);WH(b+12,RH(a+152));WW(b+8,p);WL(b,n);b=RW(a+148)+1;WW(a+148,b);if(b<<1>c){F16(i);
}if(!x){b=RW(a+132);c=b;if(d>RW(a+124)-b){F13(j,b,d,1,1);c=RW(a+132);}t=(L)b;F12(RW(a+128)+c,s,d);
b=c+d;WW(a+132,b);w=(L)b;v=18374686479671623680ull;u=0;}c=RW(a+120);if(c==RW(a+112)){F6(a+112);}
b=RW(a+116)+(c<<5);WL(b+24,v);WL(b+16,u);WL(b+8,w);WL(b,t);p=c+1;WW(a+120,p);q=q+1;if(q==m){
goto B28;}goto B29;}}b=RW(a+80);c=RW(a+104);if(b>c){goto B30;}if(!b){goto B3;}B31:c=b<256;d=b-255;
b=d>b?0u:d;if(!c){goto B31;}goto B3;B27:abort();B30:abort();B28:if(m>=2){q=1;B56:WL(a+400,0);q=q+1;
p=0;B55:r=RW(a+104);b=RW(a+72);c=RW(a+76);if(b<c){o=b>r?b:r;s=RW(a+100);B34:if(o==b){goto B32;}
d=RB(s+b);if(d-9>=5){if(d!=32){goto B33;}}b=b+1;if(c!=b){goto B34;}b=c;B33:WW(a+72,b);}WW(a+80,b);
if(c<=r){if(c>=b){goto B35;}}abort();B32:abort();B35:d=c-b;if(d>=32){c=RW(a+100)+b;t=RL(c+8);
v=RL(c);w=RL(c+16);n=RL(c+24);o=((U)((((((t+16059518370053021407ull)&(t^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>48)&65280)|(U)((((((v+16059518370053021407ull)&(v^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((w+
16059518370053021407ull)&(w^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>40)&16711680)|((U)((((((n+16059518370053021407ull)&(n^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>32)&4278190080u);
if(o!=0){o=Ctz(o);if(o>=d){goto B36;}d=RB(c+o);if(d-9>=5){if(d!=32){goto B37;}}d=o+b;WW(a+72,d);
if(d<o){goto B38;}if(d>r){goto B38;}n=(RL(32864u-o)&n)|((L)o<<56);v=RL(32840u-o)&v;t=RL(32848u-o)&t;
w=RL(32856u-o)&w;goto B39;}}B37:F24(a+8,a+40);c=RW(a+8);if(!c){goto B3;}o=RW(a+12);n=0;WL(a+312,0);
WL(a+304,0);WL(a+296,0);WL(a+288,0);w=0;t=0;v=0;if(o<=31){F12(a+288,c,o);WB(a+319,o);w=RL(a+304);
t=RL(a+296);v=RL(a+288);n=RL(a+312);}B39:WL(a+352,n);WL(a+344,w);WL(a+336,t);WL(a+328,v);
WW(a+324,o);WW(a+320,c);if(!o){goto B40;}if(n==0){if(o<=7){d=o&3;if(o>=4){goto B41;}n=1;b=0;
goto B42;}d=c+o-8;if(!d){d=o&3;goto B41;}n=(L)o;b=o-8;if((b&8)!=0){b=o;goto B43;}
n=RotlL((RL(c)^n)*11400714819323198485ull,32);if(b<8){goto B44;}c=c+8;
B43:B45:n=RotlL((RL(c+8)^RotlL((RL(c)^n)*11400714819323198485ull,32))*11400714819323198485ull,32);
c=c+16;b=b-16;if(b>=8){goto B45;}B44:n=RL(d)^n;goto B46;}
n=((t>>32)^t)*15485907386658061715ull+((v>>32)^v)*11400714819323198485ull+((w>>32)^w)*
11562461410679940143ull+((n>>32)^n)*10285213230658275043ull;n=(n>>32)^n;goto B47;B36:abort();
B38:abort();B41:b=(o-4)>>2;if(!b){n=1;b=0;goto B48;}b=b+1;x=b&1;s=b&2147483646;b=4294967288u;
B49:r=b;b=r+8;s=s-2;if(s){goto B49;}b=c+b;n=((((((L)RB(b)<<24)|((L)RB(b+1)<<16)|((L)RB(b+2)<<8)|(L)
RB(b+3))<<16)|((L)RB(b+4)<<8)|(L)RB(b+5))<<16)|((L)RB(b+6)<<8)|(L)RB(b+7);if(!x){goto B50;}b=r+16;
B48:b=c+b;n=(((n<<16)|((L)RB(b)<<8)|(L)RB(b+1))<<16)|((L)RB(b+2)<<8)|(L)RB(b+3);B50:if(!d){goto B46;
}b=o&4294967292u;B42:b=c+b;B51:n=(n<<8)|(L)RB(b);b=b+1;d=d-1;if(d){goto B51;}
B46:n=((n>>30)^n)*13787848793156543929ull;n=((n>>27)^n)*10723151780598845931ull;n=(n>>31)^n;
B47:F20(a,a+112,a+320,n);if(RW(a)!=1){goto B52;}B40:b=RW(a+80);c=RW(a+104);if(b>c){goto B53;}if(!b){
goto B3;}B54:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B54;}goto B3;B52:WW(a+400+p,RW(a+4));b=p+4;p=b;
if(b!=8){goto B55;}if(RW(a+400)!=RW(a+404)){n=RL(a+400);b=RW(a+164);if(b==RW(a+156)){F9(a+112+44);}
WL(RW(a+160)+(b<<3),n);o=b+1;WW(a+164,o);if(q!=m){goto B56;}goto B57;}b=RW(a+104);c=RW(a+72);
d=RW(a+80);if(c<d){goto B58;}if(c>b){goto B58;}F26(h,a+40);goto B3;B53:abort();B58:abort();}
o=RW(a+164);B57:z=o+1;b=z<<2;a1=(0u-Clz((b-1)|15))&31;c=a1<<2;b1=c+32896;q=RW(a+160);y=RW(c+32896);
if(!y){d=RW(33028);y=RW(33024);c=1u<<(a1&31);if(d-y<c){s=c+65535;j1=Grow(s>>16);m=j1<<16;
WW(33028,m+(s&4294901760u));y=m==d?y:m;}WW(33024,y+c);if(!y){goto B2;}goto B59;}WW(b1,RW(y));
B59:m=F19(y,0,b);c1=RW(b1);if(!c1){d=RW(33028);c1=RW(33024);c=1u<<(a1&31);if(d-c1<c){r=c+65535;
j1=Grow(r>>16);s=j1<<16;WW(33028,s+(r&4294901760u));c1=s==d?c1:s;}WW(33024,c1+c);if(!c1){goto B2;}
goto B60;}WW(b1,RW(c1));B60:s=F19(c1,0,b);d1=o<<3;if(o!=0){p=q+d1;c=0;b=q;B62:d=RW(b);if(d>o){
goto B61;}d=d<<2;r=m+d;WW(r,RW(r)+1);d=s+d;WW(d,RW(d)^c);d=RW(b+4);if(d>o){goto B61;}d=d<<2;r=m+d;
WW(r,RW(r)+1);d=s+d;WW(d,RW(d)^c);c=c+1;b=b+8;if(b!=p){goto B62;}}r=4294967295u;c=m;B64:b=0;d=r;
if(o==d){x=4;e1=0;f1=0;goto B63;}r=d+1;p=RW(c);c=c+4;if(p!=1){goto B64;}e1=RW(32912);if(!e1){
c=RW(33028);e1=RW(33024);if(c-e1<16){j1=Grow(1);p=j1<<16;WW(33028,p+65536);e1=p==c?e1:p;}
WW(33024,e1+16);if(!e1){goto B2;}goto B65;}WW(32912,RW(e1));B65:d=d+2;WW(e1,r);f1=1;WW(a+408,1);
WW(a+404,e1);WW(a+400,4);B68:x=z>d?z:d;c=m+(d<<2);B67:r=d;if(x==r){goto B66;}d=r+1;p=RW(c);c=c+4;
if(p!=1){goto B67;}if(f1==RW(a+400)){F13(a+400,f1,1,4,4);e1=RW(a+404);}WW(e1+(f1<<2),r);f1=f1+1;
WW(a+408,f1);goto B68;B66:x=RW(a+404);e1=RW(a+400);B63:d=z&7;c=0;if(o<7){goto B69;}b=(o-7)>>3;
if(!b){b=0;c=0;goto B70;}b=b+1;g1=b&1;r=b&1073741822;c=0;p=15;B71:b=p;
c=c^(b-13)^(b-12)^(b-11)^(b-10)^(b-9)^(b-8)^(b-5)^(b-4)^(b-3)^(b-2)^(b-1)^b;p=b+16;r=r-2;if(r){
goto B71;}goto B72;B61:abort();B72:if(!g1){goto B73;}b=b+1;
B70:c=c^(b|2)^(b|3)^(b|4)^(b|5)^(b|6)^(b|7)^1;B73:if(!d){goto B74;}b=z&4294967288u;B69:B75:c=c^b;
b=b+1;d=d-1;if(d){goto B75;}B74:b=RW(b1);if(!b){r=RW(33028);b=RW(33024);d=1u<<(a1&31);if(r-b<d){
b1=d+65535;j1=Grow(b1>>16);p=j1<<16;WW(33028,p+(b1&4294901760u));b=p==r?b:p;}WW(33024,b+d);if(!b){
goto B2;}goto B76;}WW(b1,RW(b));B76:if(o!=0){d=o<<2;j1=F19(b,255,d);WW(j1+d,4294967295u);
p=(0u-Clz((d1-1)|15))&31;r=p<<2;d=RW(r+32896);if(!d){b1=RW(33028);d=RW(33024);r=1u<<(p&31);
if(b1-d<r){a1=r+65535;j1=Grow(a1>>16);p=j1<<16;WW(33028,p+(a1&4294901760u));d=p==b1?d:p;}
WW(33024,d+r);if(!d){goto B2;}goto B77;}WW(r+32896,RW(d));B77:r=d;if(o!=1){r=d1-8;j1=F19(d,0,r);
r=r+j1;}WL(r,0);goto B78;}WW(b,4294967295u);d=4;B78:WW(a+392,c);WW(a+388,0);
WL(a+380,17179869184ull);WW(a+376,o);WW(a+372,d);WW(a+368,o);WW(a+364,f1);WW(a+360,x);WW(a+356,e1);
WW(a+352,z);WW(a+348,b);WW(a+344,z);WW(a+340,z);WW(a+336,s);WW(a+332,z);WW(a+328,z);WW(a+324,m);
WW(a+320,z);if(!o){WL(a+168,RL(g));WL(a+176,RL(g+8));WL(a+184,RL(g+16));WL(a+192,RL(g+24));
n=RL(a+356);v=RL(a+348);t=RL(a+340);b=1;c=1;d=1;goto B79;}B96:b=RW(a+364);if(z!=2){r=RW(a+360);
goto B80;}r=RW(a+360);if(b==2){b=RW(r);c=RW(a+340);if(b<c){b=RW(RW(a+336)+(b<<2));if(b>=o){goto B81;
}WW(r,RW(q+(b<<3)));b=1;goto B80;}abort();B81:abort();}B80:WL(a+360,4);e1=RW(a+356);WW(a+356,0);
if(!b){c=0;WW(a+408,0);WL(a+400,17179869184ull);x=4;d1=RW(a+392);goto B82;}y=b<<2;b1=r+y;c=0;
c1=RW(a+348);p=RW(a+352);x=RW(a+336);s=RW(a+340);B86:d=RW(r+c);if(d>=s){goto B83;}b=RW(x+(d<<2));
if(b>=o){goto B84;}m=q+(b<<3);d=RW(m)^RW(m+4)^d;if(d>=p){goto B85;}d=c1+(d<<2);j1=d;d=RW(d);
WW(j1,d<b?d:b);c=c+4;if(y!=c){goto B86;}c=0;WW(a+408,0);WL(a+400,17179869184ull);x=4;d1=RW(a+392);
b=r;B91:m=RW(b);d=RW(a+340);if(m>=d){goto B87;}d=RW(RW(a+336)+(m<<2));if(d>=o){goto B88;}
s=RW(a+376);if(d<s){b=b+4;s=d<<3;p=RW(a+372)+s;if(!RW(p)){s=q+s;y=RW(s+4);c1=y^RW(s);s=c1^m;
f1=RW(a+352);if(s>=f1){goto B89;}if(RW(RW(a+348)+(s<<2))==d){goto B90;}if(c==RW(a+356)){F11(l);
x=RW(a+360);}WW(x+(c<<2),m);c=c+1;WW(a+364,c);}if(b==b1){goto B82;}goto B91;}abort();
B90:WW(p+4,m==y);WW(p,RW(a+388)+1);WW(a+392,RW(a+392)^m);d=RW(a+408);if(d==RW(a+400)){F11(a+400);}
d1=c1^d1;WW(RW(a+404)+(d<<2),s);WW(a+408,d+1);if(b==b1){goto B82;}goto B91;B83:abort();B84:abort();
B87:abort();B88:abort();B89:abort();B85:abort();B82:if(e1!=0){b=((0u-Clz(((e1<<2)-1)|15))&31)<<2;
WW(r,RW(b+32896));WW(b+32896,r);}c1=RW(a+404);y=RW(a+408);if(y!=0){s=y<<2;d=c1;B94:b=RW(d);
m=RW(a+352);if(b<m){m=b<<2;r=RW(a+348)+m;p=RW(r);WW(r,4294967295u);r=RW(a+340);if(b>=r){goto B92;}
r=RW(a+336)+m;WW(r,RW(r)^p);r=RW(a+328);if(b<r){goto B93;}abort();}abort();B92:abort();
B93:m=RW(a+324)+m;j1=m;m=RW(m)-1;WW(j1,m);if(m==1){if(c==RW(a+356)){F11(l);x=RW(a+360);}
WW(x+(c<<2),b);c=c+1;WW(a+364,c);}d=d+4;s=s-4;if(s){goto B94;}}b=RW(a+388);if(b==RW(a+380)){F10(k);}
c=RW(a+384)+b*12;WW(c+8,y);WW(c+4,d1);WW(c,z&1);WW(a+388,b+1);b=RW(a+400);if(b!=0){
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c1,RW(b+32896));WW(b+32896,c1);}if(y<z>>1){goto B95;}z=z-y;
if(z>1){goto B96;}WL(a+168,RL(g));WL(a+176,RL(g+8));WL(a+184,RL(g+16));WL(a+192,RL(g+24));
b=RW(a+320);if(b==2147483648u){goto B97;}n=RL(a+356);v=RL(a+348);t=RL(a+340);c1=RW(a+336);
d=RW(a+332);c=RW(a+328);y=RW(a+324);goto B79;B95:F5(a+320);B97:b=RW(a+80);c=RW(a+104);if(b<=c){
goto B3;}abort();B79:w=RL(a+192);WL(a+312,w);u=RL(a+184);WL(a+304,u);h1=RL(a+176);WL(a+296,h1);
i1=RL(a+168);WL(a+288,i1);WL(f,i1);WL(f+8,h1);WL(f+16,u);WL(f+24,w);WL(a+248,n);WL(a+240,v);
WL(a+232,t);WW(a+228,c1);WW(a+224,d);WW(a+220,c);WW(a+216,y);WW(a+212,b);m=RW(a+280);b1=m+1;c=b1<<2;
d=(0u-Clz((c-1)|15))&31;b=d<<2;x=b+32896;b=RW(b+32896);if(!b){o=RW(33028);b=RW(33024);d=1u<<(d&31);
if(o-b<d){r=d+65535;j1=Grow(r>>16);s=j1<<16;WW(33028,s+(r&4294901760u));b=s==o?b:s;}WW(33024,b+d);
if(!b){goto B2;}goto B98;}WW(x,RW(b));B98:p=F19(b,0,c);c1=m*12;y=RW(a+276);if(m!=0){c=y+8;b=0;d=p;
o=c1;B100:s=b+1;if(m==b){goto B99;}b=d+4;WW(b,RW(c)+RW(d));c=c+12;d=b;b=s;o=o-12;if(o){goto B100;}}
s=RW(a+268);e1=s<<2;if(!s){z=4;goto B101;}c=(0u-Clz((e1-1)|15))&31;b=c<<2;z=RW(b+32896);if(!z){
d=RW(33028);z=RW(33024);b=1u<<(c&31);if(d-z<b){o=b+65535;j1=Grow(o>>16);c=j1<<16;
WW(33028,c+(o&4294901760u));z=c==d?z:c;}WW(33024,z+b);if(!z){goto B2;}goto B102;}WW(b+32896,RW(z));
B102:c=0;q=F19(z,0,e1);o=s<<3;b=RW(a+264);B105:d=RW(b)-1;if(d>m){goto B103;}d=p+(d<<2);r=RW(d);
if(r>=s){goto B104;}b=b+8;WW(q+(r<<2),c);WW(d,RW(d)+1);c=c+1;o=o-8;if(o){goto B105;}
B101:WW(p,RW(x));WW(x,p);if(!m){r=0;c=RW(a+92);goto B106;}f1=y+c1;o=0;w=0;c=RW(a+92);x=RW(a+264);
q=RW(a+160);p=RW(a+164);r=0;B117:if(RW(a+84)-c<=6){F13(a+40+44,c,7,1,1);c=RW(a+92);}b1=y+12;b=0;
d=RW(a+88)+c;WW(d,RW(32768));WW(d+3,RW(32771));m=c+7;WW(a+92,m);WW(a+336,0);WL(a+328,0);WL(a+320,0);
w=w+1;n=w;B109:if(b+19>19){goto B107;}c=a+320+b;d=c+19;v=n/10;WB(d,(U)(v*246+n)|48);if(n<10){
goto B108;}t=n/100;WB(c+18,(U)(t*246+v)|48);b=b-2;c=n<100;n=t;if(!c){goto B109;}c=b+21;d=a+320+b+20;
goto B110;B107:abort();B108:c=b+20;B110:b=21u-c;if(b>RW(a+84)-m){F13(a+40+44,m,b,1,1);m=RW(a+92);}
F12(RW(a+88)+m,d,b);b=m+b;WW(a+92,b);if(b==RW(a+84)){F29(a+40+44);}WB(RW(a+88)+b,10);c=b+1;
WW(a+92,c);b=RW(y+8);c1=b+o;if(c1<b){goto B111;}if(c1>s){goto B111;}if(b!=0){m=b<<2;b=z+(o<<2);
B116:c=RW(b);if(c>=p){goto B112;}d=c<<3;WL(a+320,RL(q+d));if(c>=s){goto B113;}d=RW(x+d+4);c=1u-d;
if(c>=2){goto B114;}r=RW(a+320+(c<<2));F23(a+112,r,e);c=RW(a+92);if(RW(a+84)-c<=8){
F13(a+40+44,c,9,1,1);c=RW(a+92);}o=RW(a+88)+c;WL(o,RL(32775));WB(o+8,RB(32783));WW(a+92,c+9);
if(d>=2){goto B115;}F23(a+112,RW(a+320+(d<<2)),e);c=RW(a+92);if(c==RW(a+84)){F29(a+40+44);}b=b+4;
WB(RW(a+88)+c,10);c=c+1;WW(a+92,c);m=m-4;if(m){goto B116;}}if(RW(y)!=0){F23(a+112,RW(y+4),e);
b=RW(a+92);if(RW(a+84)-b<=23){F13(a+40+44,b,24,1,1);b=RW(a+92);}c=RW(a+88)+b;WL(c,RL(32784));
WL(c+8,RL(32792));WL(c+16,RL(32800));c=b+24;WW(a+92,c);}o=c1;y=b1;if(b1==f1){goto B106;}goto B117;
B103:abort();B104:abort();B111:abort();B112:abort();B113:abort();B114:abort();B115:abort();
B99:abort();B106:if(RW(a+84)-c<=7){F13(a+40+44,c,8,1,1);c=RW(a+92);}
WL(RW(a+88)+c,2322294337832905047ull);WW(a+92,c+8);F23(a+112,r,e);b=RW(a+92);if(RW(a+84)-b<=1){
F13(a+40+44,b,2,1,1);b=RW(a+92);}WH(RW(a+88)+b,2570);WW(a+92,b+2);if(s!=0){
b=((0u-Clz((e1-1)|15))&31)<<2;WW(z,RW(b+32896));WW(b+32896,z);}F5(a+212);goto B118;}B4:d=RW(a+104);
c=RW(a+72);b=RW(a+80);if(c<b){goto B119;}if(c>d){goto B119;}if(c!=b){if(b!=0){B120:c=b<256;d=b-255;
b=d>b?0u:d;if(!c){goto B120;}}}B3:b=RW(a+112);if(b!=0){c=RW(a+116);b=((0u-Clz((b<<5)-1))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+124);if(b!=0){c=RW(a+128);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+136);if(b!=0){c=RW(a+140);b=((0u-Clz((b<<4)-1))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+156);if(b!=0){c=RW(a+160);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+92);if(b!=0){
((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),b);}b=RW(a+84);if(b!=0){c=RW(a+88);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+96);if(b!=0){c=RW(a+100);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}G0=a+416;return;B119:abort();
B2:abort();}
static void F29(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F30(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F30(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32896);if(e){goto B2;}h=RW(33028);e=RW(33024);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33028,f+(i&4294901760u));e=f==h?e:f;}
WW(33024,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32896);if(!e){
g=RW(33028);e=RW(33024);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33028,c+(f&4294901760u));e=c==g?e:c;}WW(33024,e+b);goto B5;}WW(b+32896,RW(e));goto B6;
B2:WW(g+32896,RW(e));B4:F12(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",72);
memcpy(M+32872,"\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",24);
F28();return 0;}
