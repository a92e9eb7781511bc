/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated: the Rust program that `judge export game-schedule` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: d4761fe42759fa4c */
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
static void F16(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0;b=RW(a+8);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32896);if(d){goto B2;}
g=RW(33028);d=RW(33024);f=1u<<(e&31);if(g-d<f){h=f+65535;n=Grow(h>>16);e=n<<16;
WW(33028,e+(h&4294901760u));d=e==g?d:e;}WW(33024,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32896,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F19(f,0,96);F19(f+96,0,96);F19(f+192,0,96);F19(f+288,0,96);
F19(f+384,0,96);F19(f+480,0,96);F19(f+576,0,96);F19(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:n=F19(f,0,96);f=n+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+8,c);j=RW(a+4);WW(a+4,d);k=RW(a);WW(a,c);
if(b!=0){g=j+b*12;b=c-1;l=RH(a+16);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RH(c+8);i=RW(c+4);m=RW(c);
f=m;B9:e=f&b;f=e+1;e=d+e*12;if(RH(e+10)==a){goto B9;}WH(e+10,l);WH(e+8,h);WW(e+4,i);WW(e,m);}c=c+12;
if(c!=g){goto B10;}}if(k!=0){f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32896));WW(f+32896,j);}}
static U F19(U a,U b,U c){Fill(a,b,c);return a;}
static void F20(U a,U b,U c,L d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,s=0,t=0;
L r=0;e=G0-32;G0=e;f=RW(b+32);g=f-1;h=g&(U)d;if(f!=0){i=RW(b+28);f=i+h*12;j=RH(b+40);
if(RH(f+10)==j){goto B1;}c=1;goto B2;}abort();B1:d=d&281474976710655ull;k=c+8;l=RW(c);m=RW(c+4);
n=RW(b+16);o=RW(b+20);p=RW(b+4);q=RW(b+8);r=RL(c+32);B9:if((((L)RH(f+8)<<32)|(L)RW(f))==d){
b=RW(f+4);if(r==0){if(b>=q){goto B3;}f=p+(b<<5);c=RB(f+31);if(c==255){c=RW(f+8);s=RW(f);if(c<s){
goto B4;}if(o<c){goto B4;}f=n+s;c=c-s;goto B5;}c=c&31;B5:if(c!=m){goto B6;}t=Compare(f,l,m);if(t){
goto B6;}goto B7;B4:abort();}B6:if(b<q){goto B8;}B3:abort();B8:f=p+(b<<5);WL(e+24,RL(f+24));
WL(e+16,RL(f+16));WL(e+8,RL(f+8));WL(e,RL(f));t=Compare(e,k,32);if(!t){goto B7;}}c=1;h=(h+1)&g;
f=i+h*12;if(RH(f+10)==j){goto B9;}goto B2;B7:c=0;h=b;B2:WW(a+4,h);WW(a,c);G0=e+32;}
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
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;F12(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);if(e<c+32768){o=e<<1;
o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F13(a+56,e,o,1,1);c=RW(a+36);g=RW(a+60);e=RW(a+64);}m=o-1;
p=F19(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);B16:if(e>=c){
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B11;}c=2;goto B1;}abort();
B11:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B12;}}if(!(l&1)){goto B13;}
goto B14;B12:if(c>e){goto B15;}m=0;if(c<=3){q=Compare(g,32872,c);if(!q){goto B16;}}B13:if(c>e){
goto B17;}if(c<3){goto B14;}q=Compare(32872,g,3);if(q){goto B14;}c=c-3;F12(g,g+3,c);WW(a+36,c);
goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);c=m^1;B1:G0=b+16;return c;}
static void F26(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static void F28(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,p=0,q=0,r=0,s=0,t=0,
y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0;L o=0,u=0,v=0,w=0,x=0;a=G0-432;G0=a;WL(a+96,1);
WL(a+88,0);WW(a+112,0);WL(a+104,4294967296ull);WW(a+76,32876);WL(a+48,0);WH(a+116,0);WL(a+80,0);
WL(a+56,0);WL(a+64,0);WW(a+72,a+431);b=RW(32948);if(!b){c=RW(33028);b=RW(33024);if(c-b<8192){
h1=Grow(1);d=h1<<16;WW(33028,d+65536);b=d==c?b:d;}WW(33024,b+8192);if(b){goto B1;}goto B2;}
WW(32948,RW(b));B1:e=a+92;b=F19(b,0,6144);WL(a+164,17179869184ull);WH(a+160,1);WW(a+152,512);
WW(a+148,b);WW(a+144,512);WL(a+132,4294967296ull);WL(a+120,4294967296ull);f=a+228+60;g=a+228+48;
h=a+352+60;i=a+352+48;j=a+176+16;k=a+120+24;l=a+120+44;m=a+352+36;B119:WL(a+48,RL(a+48)+1);
F24(a+40,a+48);c=RW(a+40);if(!c){goto B3;}b=RW(a+44);if(b!=0){if(b!=1){if((RB(c)&255)==48){goto B4;}
}n=0;B6:if(!b){goto B5;}d=(RB(c)-48)&255;if(d>9){goto B4;}o=(L)n*10;if((U)(o>>32)){goto B4;}c=c+1;
b=b-1;p=(U)o;n=p+d;if(n>=p){goto B6;}goto B4;B5:switch(n){case 0:goto B3;case 1:goto B4;
default:goto B7;}B7:WW(a+156,0);WW(a+140,0);WW(a+128,0);b=RH(a+160)+1;WH(a+160,b);if((b&65535)!=b){
b=RW(a+152);if(b!=0){b=b*12;F19(RW(a+148),0,b-(b-12)%12);}WH(a+160,1);}q=0;WW(a+172,0);r=0;
B29:s=RW(a+112);b=RW(a+80);c=RW(a+84);if(b<c){p=b>s?b:s;t=RW(a+108);B10:if(p==b){goto B8;}d=RB(t+b);
if(d-9>=5){if(d!=32){goto B9;}}b=b+1;if(c!=b){goto B10;}b=c;B9:WW(a+80,b);}WW(a+88,b);if(c<=s){
if(c>=b){goto B11;}}abort();B8:abort();B11:c=c-b;if(c>=32){t=RW(a+108)+b;o=RL(t+8);u=RL(t);
v=RL(t+16);w=RL(t+24);d=((U)((((((o+16059518370053021407ull)&(o^18446744073709551615ull))>>7)&
72340172838076673ull)*72624976668147840ull)>>48)&65280)|(U)((((((u+16059518370053021407ull)&(u^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((v+
16059518370053021407ull)&(v^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>40)&16711680)|((U)((((((w+16059518370053021407ull)&(w^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>32)&4278190080u);
if(d!=0){d=Ctz(d);if(d>=c){goto B12;}c=RB(t+d);if(c-9>=5){if(c!=32){goto B13;}}c=d+b;WW(a+80,c);
if(c<d){goto B14;}if(c>s){goto B14;}w=(RL(32864u-d)&w)|((L)d<<56);u=RL(32840u-d)&u;x=RL(32848u-d)&o;
v=RL(32856u-d)&v;goto B15;}}B13:F24(a+32,a+48);t=RW(a+32);if(!t){goto B3;}d=RW(a+36);w=0;
WL(a+328,0);WL(a+320,0);WL(a+312,0);WL(a+304,0);v=0;x=0;u=0;if(d>31){goto B15;}F12(a+304,t,d);
WB(a+335,d);v=RL(a+320);x=RL(a+312);u=RL(a+304);w=RL(a+328);goto B15;B12:abort();B14:abort();
B15:WL(a+384,w);WL(a+376,v);WL(a+368,x);WL(a+360,u);WW(a+356,d);WW(a+352,t);if(d!=0){y=w!=0;if(!y){
if(d<=7){c=d&3;if(d>=4){goto B16;}o=1;b=0;goto B17;}p=t+d-8;if(!p){c=d&3;goto B16;}o=(L)d;c=d-8;
if((c&8)!=0){c=d;b=t;goto B18;}o=RotlL((RL(t)^o)*11400714819323198485ull,32);if(c<8){goto B19;}
b=t+8;B18:B20:o=RotlL((RL(b+8)^RotlL((RL(b)^o)*11400714819323198485ull,32))*11400714819323198485ull,
32);b=b+16;c=c-16;if(c>=8){goto B20;}B19:o=RL(p)^o;goto B21;}
o=((x>>32)^x)*15485907386658061715ull+((u>>32)^u)*11400714819323198485ull+((v>>32)^v)*
11562461410679940143ull+((w>>32)^w)*10285213230658275043ull;o=(o>>32)^o;goto B22;B16:b=(d-4)>>2;
if(!b){o=1;b=0;goto B23;}b=b+1;z=b&1;p=b&2147483646;b=4294967288u;B24:s=b;b=s+8;p=p-2;if(p){
goto B24;}b=t+b;o=((((((L)RB(b)<<24)|((L)RB(b+1)<<16)|((L)RB(b+2)<<8)|(L)RB(b+3))<<16)|((L)RB(b+4)
<<8)|(L)RB(b+5))<<16)|((L)RB(b+6)<<8)|(L)RB(b+7);if(!z){goto B25;}b=s+16;B23:b=t+b;
o=(((o<<16)|((L)RB(b)<<8)|(L)RB(b+1))<<16)|((L)RB(b+2)<<8)|(L)RB(b+3);B25:if(!c){goto B21;}
b=d&4294967292u;B17:b=t+b;B26:o=(o<<8)|(L)RB(b);b=b+1;c=c-1;if(c){goto B26;}
B21:o=((o>>30)^o)*13787848793156543929ull;o=((o>>27)^o)*10723151780598845931ull;o=(o>>31)^o;
B22:F20(a+24,a+120,a+352,o);if(RW(a+24)==1){b=RW(a+28);c=RW(a+152);if(b>=c){goto B27;}
b=RW(a+148)+b*12;WH(b+10,RH(a+160));WH(b+8,(U)(o>>32));WW(b+4,q);WW(b,(U)o);b=RW(a+156)+1;
WW(a+156,b);if(b<<1>c){F16(k);}if(!y){b=RW(a+140);c=b;if(d>RW(a+132)-b){F13(a+120+12,b,d,1,1);
c=RW(a+140);}u=(L)b;F12(RW(a+136)+c,t,d);b=c+d;WW(a+140,b);x=(L)b;w=18374686479671623680ull;v=0;}
c=RW(a+128);if(c==RW(a+120)){F6(a+120);}b=RW(a+124)+(c<<5);WL(b+24,w);WL(b+16,v);WL(b+8,x);WL(b,u);
q=c+1;WW(a+128,q);r=r+1;if(r==n){goto B28;}goto B29;}}b=RW(a+88);c=RW(a+112);if(b>c){goto B30;}
if(!b){goto B3;}B31:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B31;}goto B3;B27:abort();B30:abort();
B28:if(n>=2){r=1;B56:WL(a+336,0);r=r+1;q=0;B55:s=RW(a+112);b=RW(a+80);c=RW(a+84);if(b<c){p=b>s?b:s;
t=RW(a+108);B34:if(p==b){goto B32;}d=RB(t+b);if(d-9>=5){if(d!=32){goto B33;}}b=b+1;if(c!=b){
goto B34;}b=c;B33:WW(a+80,b);}WW(a+88,b);if(c<=s){if(c>=b){goto B35;}}abort();B32:abort();B35:d=c-b;
if(d>=32){c=RW(a+108)+b;u=RL(c+8);w=RL(c);x=RL(c+16);o=RL(c+24);
p=((U)((((((u+16059518370053021407ull)&(u^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>48)&65280)|(U)((((((w+16059518370053021407ull)&(w^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((x+16059518370053021407ull)&(x^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>40)&16711680)|((U)((((((
o+16059518370053021407ull)&(o^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>32)&4278190080u);if(p!=0){p=Ctz(p);if(p>=d){goto B36;}d=RB(c+p);if(d-9>=5){
if(d!=32){goto B37;}}d=p+b;WW(a+80,d);if(d<p){goto B38;}if(d>s){goto B38;}
o=(RL(32864u-p)&o)|((L)p<<56);w=RL(32840u-p)&w;u=RL(32848u-p)&u;x=RL(32856u-p)&x;goto B39;}}
B37:F24(a+16,a+48);c=RW(a+16);if(!c){goto B3;}p=RW(a+20);o=0;WL(a+328,0);WL(a+320,0);WL(a+312,0);
WL(a+304,0);x=0;u=0;w=0;if(p<=31){F12(a+304,c,p);WB(a+335,p);x=RL(a+320);u=RL(a+312);w=RL(a+304);
o=RL(a+328);}B39:WL(a+384,o);WL(a+376,x);WL(a+368,u);WL(a+360,w);WW(a+356,p);WW(a+352,c);if(!p){
goto B40;}if(o==0){if(p<=7){d=p&3;if(p>=4){goto B41;}o=1;b=0;goto B42;}d=c+p-8;if(!d){d=p&3;
goto B41;}o=(L)p;b=p-8;if((b&8)!=0){b=p;goto B43;}o=RotlL((RL(c)^o)*11400714819323198485ull,32);
if(b<8){goto B44;}c=c+8;B43:B45:o=RotlL((RL(c+8)^RotlL((RL(c)^o)*11400714819323198485ull,32))*
11400714819323198485ull,32);c=c+16;b=b-16;if(b>=8){goto B45;}B44:o=RL(d)^o;goto B46;}
o=((u>>32)^u)*15485907386658061715ull+((w>>32)^w)*11400714819323198485ull+((x>>32)^x)*
11562461410679940143ull+((o>>32)^o)*10285213230658275043ull;o=(o>>32)^o;goto B47;B36:abort();
B38:abort();B41:b=(p-4)>>2;if(!b){o=1;b=0;goto B48;}b=b+1;y=b&1;t=b&2147483646;b=4294967288u;
B49:s=b;b=s+8;t=t-2;if(t){goto B49;}b=c+b;o=((((((L)RB(b)<<24)|((L)RB(b+1)<<16)|((L)RB(b+2)<<8)|(L)
RB(b+3))<<16)|((L)RB(b+4)<<8)|(L)RB(b+5))<<16)|((L)RB(b+6)<<8)|(L)RB(b+7);if(!y){goto B50;}b=s+16;
B48:b=c+b;o=(((o<<16)|((L)RB(b)<<8)|(L)RB(b+1))<<16)|((L)RB(b+2)<<8)|(L)RB(b+3);B50:if(!d){goto B46;
}b=p&4294967292u;B42:b=c+b;B51:o=(o<<8)|(L)RB(b);b=b+1;d=d-1;if(d){goto B51;}
B46:o=((o>>30)^o)*13787848793156543929ull;o=((o>>27)^o)*10723151780598845931ull;o=(o>>31)^o;
B47:F20(a+8,a+120,a+352,o);if(RW(a+8)!=1){goto B52;}B40:b=RW(a+88);c=RW(a+112);if(b>c){goto B53;}
if(!b){goto B3;}B54:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B54;}goto B3;B52:WW(a+336+q,RW(a+12));
b=q+4;q=b;if(b!=8){goto B55;}if(RW(a+336)!=RW(a+340)){o=RL(a+336);b=RW(a+172);if(b==RW(a+164)){
F9(l);}WL(RW(a+168)+(b<<3),o);p=b+1;WW(a+172,p);if(r!=n){goto B56;}goto B57;}b=RW(a+112);c=RW(a+80);
d=RW(a+88);if(c<d){goto B58;}if(c>b){goto B58;}F26(j,a+48);goto B3;B53:abort();B58:abort();}
p=RW(a+172);B57:a1=p+1;c=a1<<2;b1=(0u-Clz((c-1)|15))&31;b=b1<<2;c1=b+32896;r=RW(a+168);
z=RW(b+32896);if(!z){d=RW(33028);z=RW(33024);b=1u<<(b1&31);if(d-z<b){t=b+65535;h1=Grow(t>>16);
n=h1<<16;WW(33028,n+(t&4294901760u));z=n==d?z:n;}WW(33024,z+b);if(!z){goto B2;}goto B59;}
WW(c1,RW(z));B59:n=F19(z,0,c);b=RW(c1);if(!b){t=RW(33028);b=RW(33024);d=1u<<(b1&31);if(t-b<d){
q=d+65535;h1=Grow(q>>16);s=h1<<16;WW(33028,s+(q&4294901760u));b=s==t?b:s;}WW(33024,b+d);if(!b){
goto B2;}goto B60;}WW(c1,RW(b));B60:t=F19(b,0,c);d1=p<<3;if(p!=0){q=r+d1;c=0;b=r;B62:d=RW(b);
if(d>p){goto B61;}d=d<<2;s=n+d;WW(s,RW(s)+1);d=t+d;WW(d,RW(d)^c);d=RW(b+4);if(d>p){goto B61;}d=d<<2;
s=n+d;WW(s,RW(s)+1);d=t+d;WW(d,RW(d)^c);c=c+1;b=b+8;if(b!=q){goto B62;}}s=4294967295u;c=n;B64:b=0;
d=s;if(p==d){e1=4;f1=0;g1=0;goto B63;}s=d+1;q=RW(c);c=c+4;if(q!=1){goto B64;}e1=RW(32912);if(!e1){
c=RW(33028);e1=RW(33024);if(c-e1<16){h1=Grow(1);q=h1<<16;WW(33028,q+65536);e1=q==c?e1:q;}
WW(33024,e1+16);if(!e1){goto B2;}goto B65;}WW(32912,RW(e1));B65:d=d+2;WW(e1,s);g1=1;WW(a+184,1);
WW(a+180,e1);WW(a+176,4);B68:y=a1>d?a1:d;c=n+(d<<2);B67:s=d;if(y==s){goto B66;}d=s+1;q=RW(c);c=c+4;
if(q!=1){goto B67;}if(g1==RW(a+176)){F13(a+176,g1,1,4,4);e1=RW(a+180);}WW(e1+(g1<<2),s);g1=g1+1;
WW(a+184,g1);goto B68;B66:e1=RW(a+180);f1=RW(a+176);B63:d=a1&7;c=0;if(p<7){goto B69;}b=(p-7)>>3;
if(!b){b=0;c=0;goto B70;}b=b+1;y=b&1;s=b&1073741822;c=0;q=15;B71:b=q;
c=c^(b-13)^(b-12)^(b-11)^(b-10)^(b-9)^(b-8)^(b-5)^(b-4)^(b-3)^(b-2)^(b-1)^b;q=b+16;s=s-2;if(s){
goto B71;}goto B72;B61:abort();B72:if(!y){goto B73;}b=b+1;
B70:c=c^(b|2)^(b|3)^(b|4)^(b|5)^(b|6)^(b|7)^1;B73:if(!d){goto B74;}b=a1&4294967288u;B69:B75:c=c^b;
b=b+1;d=d-1;if(d){goto B75;}B74:q=RW(c1);if(!q){d=RW(33028);q=RW(33024);b=1u<<(b1&31);if(d-q<b){
y=b+65535;h1=Grow(y>>16);s=h1<<16;WW(33028,s+(y&4294901760u));q=s==d?q:s;}WW(33024,q+b);if(!q){
goto B2;}goto B76;}WW(c1,RW(q));B76:if(p!=0){b=p<<2;h1=F19(q,255,b);WW(h1+b,4294967295u);
d=(0u-Clz((d1-1)|15))&31;b=d<<2;y=RW(b+32896);if(!y){s=RW(33028);y=RW(33024);b=1u<<(d&31);if(s-y<b){
c1=b+65535;h1=Grow(c1>>16);d=h1<<16;WW(33028,d+(c1&4294901760u));y=d==s?y:d;}WW(33024,y+b);if(!y){
goto B2;}goto B77;}WW(b+32896,RW(y));B77:b=y;if(p!=1){s=p-1;d=s&7;b=y;if(p>=9){s=s&4294967288u;b=y;
B78:WW(b,0);WB(b+60,0);WW(b+56,0);WB(b+52,0);WW(b+48,0);WB(b+44,0);WW(b+40,0);WB(b+36,0);WW(b+32,0);
WB(b+28,0);WW(b+24,0);WB(b+20,0);WW(b+16,0);WB(b+12,0);WW(b+8,0);WB(b+4,0);b=b+64;s=s-8;if(s){
goto B78;}if(!d){goto B79;}}B80:WW(b,0);WB(b+4,0);b=b+8;d=d-1;if(d){goto B80;}}B79:WB(b+4,0);
WW(b,0);goto B81;}WW(q,4294967295u);y=4;B81:WW(a+424,c);WW(a+420,0);WL(a+412,17179869184ull);
WW(a+408,p);WW(a+404,y);WW(a+400,p);WW(a+396,g1);WW(a+392,e1);WW(a+388,f1);WW(a+384,a1);WW(a+380,q);
WW(a+376,a1);WW(a+372,a1);WW(a+368,t);WW(a+364,a1);WW(a+360,a1);WW(a+356,n);WW(a+352,a1);if(!p){
WL(a+304,RL(i));WW(a+312,RW(i+8));WL(a+336,RL(h));WW(a+344,RW(h+8));b=28;o=RL(a+388);goto B82;}
B99:b=RW(a+396);if(a1!=2){s=RW(a+392);goto B83;}s=RW(a+392);if(b==2){b=RW(s);c=RW(a+372);if(b<c){
b=RW(RW(a+368)+(b<<2));if(b>=p){goto B84;}WW(s,RW(r+(b<<3)));b=1;goto B83;}abort();B84:abort();}
B83:WL(a+392,4);d1=RW(a+388);WW(a+388,0);if(!b){c=0;WW(a+184,0);WL(a+176,17179869184ull);y=4;
b1=RW(a+424);goto B85;}z=b<<2;c1=s+z;c=0;g1=RW(a+380);q=RW(a+384);y=RW(a+368);t=RW(a+372);
B89:d=RW(s+c);if(d>=t){goto B86;}b=RW(y+(d<<2));if(b>=p){goto B87;}n=r+(b<<3);d=RW(n)^RW(n+4)^d;
if(d>=q){goto B88;}d=g1+(d<<2);h1=d;d=RW(d);WW(h1,d<b?d:b);c=c+4;if(z!=c){goto B89;}c=0;WW(a+184,0);
WL(a+176,17179869184ull);y=4;b1=RW(a+424);b=s;B94:n=RW(b);d=RW(a+372);if(n>=d){goto B90;}
d=RW(RW(a+368)+(n<<2));if(d>=p){goto B91;}t=RW(a+408);if(d<t){b=b+4;t=d<<3;q=RW(a+404)+t;if(!RW(q)){
t=r+t;z=RW(t);g1=RW(t+4)^z;t=g1^n;e1=RW(a+384);if(t>=e1){goto B92;}if(RW(RW(a+380)+(t<<2))==d){
goto B93;}if(c==RW(a+388)){F11(m);y=RW(a+392);}WW(y+(c<<2),n);c=c+1;WW(a+396,c);}if(b==c1){goto B85;
}goto B94;}abort();B93:WB(q+4,n==z);WW(q,RW(a+420)+1);WW(a+424,RW(a+424)^n);d=RW(a+184);
if(d==RW(a+176)){F11(a+176);}b1=g1^b1;WW(RW(a+180)+(d<<2),t);WW(a+184,d+1);if(b==c1){goto B85;}
goto B94;B86:abort();B87:abort();B90:abort();B91:abort();B92:abort();B88:abort();B85:if(d1!=0){
b=((0u-Clz(((d1<<2)-1)|15))&31)<<2;WW(s,RW(b+32896));WW(b+32896,s);}g1=RW(a+180);z=RW(a+184);
if(z!=0){t=z<<2;d=g1;B97:b=RW(d);n=RW(a+384);if(b<n){n=b<<2;s=RW(a+380)+n;q=RW(s);WW(s,4294967295u);
s=RW(a+372);if(b>=s){goto B95;}s=RW(a+368)+n;WW(s,RW(s)^q);s=RW(a+360);if(b<s){goto B96;}abort();}
abort();B95:abort();B96:n=RW(a+356)+n;h1=n;n=RW(n)-1;WW(h1,n);if(n==1){if(c==RW(a+388)){F11(m);
y=RW(a+392);}WW(y+(c<<2),b);c=c+1;WW(a+396,c);}d=d+4;t=t-4;if(t){goto B97;}}b=RW(a+420);
if(b==RW(a+412)){F10(h);}c=RW(a+416)+b*12;WW(c+8,z);WW(c+4,b1);WW(c,a1&1);WW(a+420,b+1);b=RW(a+176);
if(b!=0){b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(g1,RW(b+32896));WW(b+32896,g1);}if(z>=a1>>1){a1=a1-z;
if(a1<=1){goto B98;}goto B99;}F5(a+352);b=RW(a+88);c=RW(a+112);if(b<=c){goto B3;}abort();
B98:WL(a+304,RL(i));WW(a+312,RW(i+8));WL(a+336,RL(h));WW(a+344,RW(h+8));o=RL(a+388);g1=RW(a+396);
c=RW(a+424);b=RW(a+352);if(!b){goto B100;}b=Clz(((b<<2)-1)|15);z=RW(a+356);B82:b=((0u-b)&31)<<2;
WW(z,RW(b+32896));WW(b+32896,z);B100:b=RW(a+364);if(b!=0){d=RW(a+368);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(d,RW(b+32896));WW(b+32896,d);}b=RW(a+376);if(b!=0){d=RW(a+380);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(d,RW(b+32896));WW(b+32896,d);}WW(g+8,RW(a+312));
WL(g,RL(a+304));WL(a+216,RL(a+336));WW(a+224,RW(a+344));WW(a+272,g1);WL(a+264,o);WL(a+256,4);
WL(a+248,0);WW(a+244,4);WL(a+236,0);WL(a+228,17179869184ull);WL(f,RL(a+216));WW(f+8,RW(a+224));
WW(a+300,c);n=RW(a+296);c1=n+1;c=c1<<2;d=(0u-Clz((c-1)|15))&31;b=d<<2;y=b+32896;b=RW(b+32896);
if(!b){p=RW(33028);b=RW(33024);d=1u<<(d&31);if(p-b<d){s=d+65535;h1=Grow(s>>16);t=h1<<16;
WW(33028,t+(s&4294901760u));b=t==p?b:t;}WW(33024,b+d);if(!b){goto B2;}goto B101;}WW(y,RW(b));
B101:q=F19(b,0,c);g1=n*12;z=RW(a+292);if(n!=0){c=z+8;b=0;d=q;p=g1;B103:t=b+1;if(n==b){goto B102;}
b=d+4;WW(b,RW(c)+RW(d));c=c+12;d=b;b=t;p=p-12;if(p){goto B103;}}t=RW(a+284);d1=t<<2;if(!t){a1=4;
goto B104;}c=(0u-Clz((d1-1)|15))&31;b=c<<2;a1=RW(b+32896);if(!a1){d=RW(33028);a1=RW(33024);
b=1u<<(c&31);if(d-a1<b){p=b+65535;h1=Grow(p>>16);c=h1<<16;WW(33028,c+(p&4294901760u));a1=c==d?a1:c;}
WW(33024,a1+b);if(!a1){goto B2;}goto B105;}WW(b+32896,RW(a1));B105:c=0;r=F19(a1,0,d1);p=t<<3;
b=RW(a+280);B108:d=RW(b)-1;if(d>n){goto B106;}d=q+(d<<2);s=RW(d);if(s>=t){goto B107;}b=b+8;
WW(r+(s<<2),c);WW(d,RW(d)+1);c=c+1;p=p-8;if(p){goto B108;}B104:WW(q,RW(y));WW(y,q);if(!n){s=0;
c=RW(a+100);goto B109;}e1=z+g1;p=0;x=0;c=RW(a+100);r=RW(a+280);y=RW(a+168);q=RW(a+172);s=0;
B118:if(RW(a+92)-c<=6){F13(a+48+44,c,7,1,1);c=RW(a+100);}c1=z+12;b=0;d=RW(a+96)+c;WW(d,RW(32768));
WW(d+3,RW(32771));n=c+7;WW(a+100,n);WW(a+368,0);WL(a+360,0);WL(a+352,0);x=x+1;o=x;B112:if(b+19>19){
goto B110;}c=a+352+b;d=c+19;w=o/10;WB(d,(U)(w*246+o)|48);if(o<10){goto B111;}u=o/100;
WB(c+18,(U)(u*246+w)|48);b=b-2;c=o<100;o=u;if(!c){goto B112;}c=b+21;d=a+352+b+20;goto B113;
B110:abort();B111:c=b+20;B113:b=21u-c;if(b>RW(a+92)-n){F13(a+48+44,n,b,1,1);n=RW(a+100);}
F12(RW(a+96)+n,d,b);b=n+b;WW(a+100,b);if(b==RW(a+92)){F29(a+48+44);}WB(RW(a+96)+b,10);c=b+1;
WW(a+100,c);b=RW(z+8);g1=b+p;if(g1<b){goto B114;}if(g1>t){goto B114;}if(b!=0){d=b<<2;b=a1+(p<<2);
B117:c=RW(b);if(c>=q){goto B115;}if(c>=t){goto B116;}c=c<<3;n=y+c;p=RW(n+4);n=RW(n);c=RB(r+c+4);
s=c?p:n;F23(a+120,s,e);n=c?n:p;c=RW(a+100);if(RW(a+92)-c<=8){F13(a+48+44,c,9,1,1);c=RW(a+100);}
p=RW(a+96)+c;WL(p,RL(32775));WB(p+8,RB(32783));WW(a+100,c+9);F23(a+120,n,e);c=RW(a+100);
if(c==RW(a+92)){F29(a+48+44);}b=b+4;WB(RW(a+96)+c,10);c=c+1;WW(a+100,c);d=d-4;if(d){goto B117;}}
if(RW(z)!=0){F23(a+120,RW(z+4),e);b=RW(a+100);if(RW(a+92)-b<=23){F13(a+48+44,b,24,1,1);b=RW(a+100);}
c=RW(a+96)+b;WL(c,RL(32784));WL(c+8,RL(32792));WL(c+16,RL(32800));c=b+24;WW(a+100,c);}p=g1;z=c1;
if(c1==e1){goto B109;}goto B118;B106:abort();B107:abort();B114:abort();B115:abort();B116:abort();
B102:abort();B109:if(RW(a+92)-c<=7){F13(a+48+44,c,8,1,1);c=RW(a+100);}
WL(RW(a+96)+c,2322294337832905047ull);WW(a+100,c+8);F23(a+120,s,e);b=RW(a+100);if(RW(a+92)-b<=1){
F13(a+48+44,b,2,1,1);b=RW(a+100);}WH(RW(a+96)+b,2570);WW(a+100,b+2);if(t!=0){
b=((0u-Clz((d1-1)|15))&31)<<2;WW(a1,RW(b+32896));WW(b+32896,a1);}F5(a+228);goto B119;}
B4:d=RW(a+112);c=RW(a+80);b=RW(a+88);if(c<b){goto B120;}if(c>d){goto B120;}if(c!=b){if(b!=0){
B121:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B121;}}}B3:b=RW(a+120);if(b!=0){c=RW(a+124);
b=((0u-Clz((b<<5)-1))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+132);if(b!=0){c=RW(a+136);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+144);if(b!=0){c=RW(a+148);
b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+164);if(b!=0){c=RW(a+168);
b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+100);if(b!=0){
((U(*)(U,U,U))T[RW(RW(a+76)+16)])(RW(a+72),RW(a+96),b);}b=RW(a+92);if(b!=0){c=RW(a+96);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+104);if(b!=0){c=RW(a+108);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}G0=a+432;return;B120:abort();
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
