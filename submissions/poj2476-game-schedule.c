/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated: the Rust program that `judge export game-schedule` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 726fd8421739edca */
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

static U G0=32768;
static void F5(U a);
static void F6(U a,U b,U c,U d,U e,U f);
static void F7(U a,U b);
static void F8(U a);
static void F9(U a);
static void F10(U a);
static U F11(U a,U b,U c);
static void F12(U a,U b,U c);
static void F13(U a,U b,U c,U d);
static U F14(U a,U b,U c);
static void F15(U a);
static U F18(U a,U b,U c);
static L F19(L a,U b);
static void F20(U a,U b,U c,L d);
static void F23(U a,U b,U c);
static L F24(U a);
static void F25(U a,U b);
static U F26(U a);
static void F27(U a,U b);
static void F29(void);
static void F30(U a);
static void F31(U a,U b,U c,U d);
static Any T[]={0,(Any)F13,(Any)F14,(Any)F24};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,1,32);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32900);if(h){goto B2;}l=RW(33032);h=RW(33028);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(33032,j+(m&4294901760u));h=j==l?h:j;}WW(33028,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32900);if(!h){
b=RW(33032);h=RW(33028);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(33032,c+(k&4294901760u));h=c==b?h:c;}WW(33028,h+f);goto B6;}WW(f+32900,RW(h));goto B5;
B2:WW(k+32900,RW(h));B4:f=b*f;F11(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32900));
WW(f+32900,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F8(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F9(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F10(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F11(U a,U b,U c){Copy(a,b,c);return a;}
static void F12(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F13(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F14(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F15(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32900);if(d){goto B2;}
g=RW(33032);d=RW(33028);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(33032,e+(h&4294901760u));d=e==g?d:e;}WW(33028,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32900,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F18(f,0,96);F18(f+96,0,96);F18(f+192,0,96);F18(f+288,0,96);
F18(f+384,0,96);F18(f+480,0,96);F18(f+576,0,96);F18(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F18(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32900));WW(f+32900,j);}}
static U F18(U a,U b,U c){Fill(a,b,c);return a;}
static L F19(L a,U b){U c=0,e=0,f=0;L d=0;c=G0-16;G0=c;d=RL(b+32);if(d==0){e=RW(b+4);a=a^(L)e;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;if(!e){
goto B1;}b=RW(b);B2:WL(c+8,0);f=e<8?e:8u;F11(c+8,b,f);a=RL(c+8)^a;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;b=b+f;e=e-f;
if(e){goto B2;}goto B1;}a=RL(b+8)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^RL(b+16)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^RL(b+24)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=d^((a>>31)^a);a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;B1:G0=c+16;return a;}
static void F20(U a,U b,U c,L d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,s=0,t=0;
L r=0;e=G0-32;G0=e;f=RW(b+16);g=f-1;h=g&(U)d;if(f!=0){i=RW(b+12);f=i+h*12;j=RH(b+24);
if(RH(f+10)==j){goto B1;}c=1;goto B2;}abort();B1:d=d&281474976710655ull;k=c+8;l=RW(c);m=RW(c+4);
n=RW(b+56);o=RW(b+60);p=RW(b+44);q=RW(b+48);r=RL(c+32);B9:if((((L)RH(f+8)<<32)|(L)RW(f))==d){
b=RW(f+4);if(r==0){if(b>=q){goto B3;}f=p+(b<<5);c=RB(f+31);if(c==255){c=RW(f+8);s=RW(f);if(c<s){
goto B4;}if(o<c){goto B4;}f=n+s;c=c-s;goto B5;}c=c&31;B5:if(c!=m){goto B6;}t=Compare(f,l,m);if(t){
goto B6;}goto B7;B4:abort();}B6:if(b<q){goto B8;}B3:abort();B8:f=p+(b<<5);WL(e+24,RL(f+24));
WL(e+16,RL(f+16));WL(e+8,RL(f+8));WL(e,RL(f));t=Compare(e,k,32);if(!t){goto B7;}}c=1;h=(h+1)&g;
f=i+h*12;if(RH(f+10)==j){goto B9;}goto B2;B7:c=0;h=b;B2:WW(a+4,h);WW(a,c);G0=e+32;}
static void F23(U a,U b,U c){U d=0,e=0,f=0;d=RW(a+48);if(b<d){b=RW(a+44)+(b<<5);d=RB(b+31);
if(d==255){e=RW(a+60);d=RW(b+8);b=RW(b);if(d<b){goto B1;}if(e<d){goto B1;}f=RW(a+56);e=d-b;
a=RW(c+8);if(e>RW(c)-a){F12(c,a,e);a=RW(c+8);goto B2;}if(d==b){goto B3;}B2:F11(RW(c+4)+a,f+b,e);
B3:WW(c+8,a+e);return;}a=RW(c+8);e=a+d;if(RW(c)-a<=31){F12(c,a,32);a=RW(c+8);}d=RW(c+4)+a;
WL(d,RL(b));WL(d+8,RL(b+8));WL(d+16,RL(b+16));WL(d+24,RL(b+24));b=a+32;WW(c+8,e<b?e:b);return;}
abort();B1:abort();}
static L F24(U a){(void)a;return 11400714819323198485ull;}
static void F25(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F26(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i<=65536){if(i>=h-d){o=F26(b);switch(o&255){case 0:goto B23;case 2:goto B6;
default:goto B24;}B23:g=RW(b+64);d=RW(b+32);}}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){
d=RW(b+60)+d;goto B25;}}abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);
WW(a,d);return;B11:abort();}
static U F26(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;m=F11(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);k=RB(a+68);
j=RW(a+24);l=RW(a+28);B16:if(e>=c){((void(*)(U,U,U,U))T[RW(l+12)])(b+8,j,m+c,e-c);if(!(RW(b+8)&1)){
goto B11;}c=2;goto B1;}abort();B11:o=RW(b+12);p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(k&1)){if(o){
goto B12;}}if(!(k&1)){goto B13;}goto B14;B12:if(c>e){goto B15;}p=0;if(c<=3){q=Compare(m,32872,c);
if(!q){goto B16;}}B13:if(c>e){goto B17;}if(c<3){goto B14;}q=Compare(32872,m,3);if(q){goto B14;}
c=c-3;F11(m,m+3,c);WW(a+36,c);goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);
c=p^1;B1:G0=b+16;return c;}
static void F27(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static void F29(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,r=0,w=0,x=0,
y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0;L m=0,s=0,t=0,u=0,v=0,h1=0;a=G0-352;G0=a;b=RW(32968);
if(!b){c=RW(33032);b=RW(33028);if(c-b<131072){g1=Grow(2);d=g1<<16;WW(33032,d+131072);b=d==c?b:d;}
WW(33028,b+131072);if(b){goto B1;}goto B2;}WW(32968,RW(b));B1:b=F18(b,0,131072);WL(a+88,1);
WW(a+104,131072);WW(a+100,b);WW(a+96,131072);WW(a+68,32876);WL(a+40,0);WH(a+108,0);WL(a+80,0);
WL(a+72,0);WL(a+48,0);WL(a+56,0);WW(a+64,a+351);b=RW(32952);if(!b){c=RW(33032);b=RW(33028);
if(c-b<8192){g1=Grow(1);d=g1<<16;WW(33032,d+65536);b=d==c?b:d;}WW(33028,b+8192);if(!b){goto B2;}
goto B3;}WW(32952,RW(b));B3:e=a+84;b=F18(b,0,6144);WL(a+176,17179869184ull);WL(a+164,4294967296ull);
WL(a+152,4294967296ull);WL(a+144,11400714819323198485ull);WH(a+136,1);WW(a+128,512);WW(a+124,b);
WW(a+120,512);WL(a+112,11400714819323198485ull);f=a+272+60;g=a+192+16;h=a+112+52;i=a+112+40;
j=a+112+64;k=a+40+44;B88:WL(a+40,RL(a+40)+1);F25(a+32,a+40);c=RW(a+32);if(!c){goto B4;}b=RW(a+36);
if(b!=0){if(b!=1){if((RB(c)&255)==48){goto B5;}}l=0;B7:if(!b){goto B6;}d=(RB(c)-48)&255;if(d>9){
goto B5;}m=(L)l*10;if((U)(m>>32)){goto B5;}c=c+1;b=b-1;n=(U)m;l=n+d;if(l>=n){goto B7;}goto B5;
B6:switch(l){case 0:goto B4;case 1:goto B5;default:goto B8;}B8:WW(a+172,0);WW(a+160,0);WW(a+132,0);
b=RH(a+136)+1;WH(a+136,b);if((b&65535)!=b){b=RW(a+128);if(b!=0){b=b*12;F18(RW(a+124),0,b-(b-12)%12);
}WH(a+136,1);}o=0;WW(a+184,0);p=0;B19:q=RW(a+104);b=RW(a+72);c=RW(a+76);if(b<c){n=b>q?b:q;
r=RW(a+100);B11:if(n==b){goto B9;}d=RB(r+b);if(d-9>=5){if(d!=32){goto B10;}}b=b+1;if(c!=b){goto B11;
}b=c;B10:WW(a+72,b);}WW(a+80,b);if(c<=q){if(c>=b){goto B12;}}abort();B9:abort();B12:n=c-b;if(n>=32){
d=RW(a+100)+b;s=RL(d+8);t=RL(d);u=RL(d+16);m=RL(d+24);
c=((U)((((((s+16059518370053021407ull)&(s^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>48)&65280)|(U)((((((t+16059518370053021407ull)&(t^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((u+16059518370053021407ull)&(u^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>40)&16711680)|((U)((((((
m+16059518370053021407ull)&(m^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>32)&4278190080u);if(c!=0){c=Ctz(c);if(c>=n){goto B13;}n=RB(d+c);if(n-9>=5){
if(n!=32){goto B14;}}n=c+b;WW(a+72,n);if(n<c){goto B15;}if(n>q){goto B15;}
m=(RL(32864u-c)&m)|((L)c<<56);t=RL(32840u-c)&t;s=RL(32848u-c)&s;u=RL(32856u-c)&u;goto B16;}}
B14:F25(a+24,a+40);d=RW(a+24);if(!d){goto B4;}c=RW(a+28);m=0;WL(a+264,0);WL(a+256,0);WL(a+248,0);
WL(a+240,0);u=0;s=0;t=0;if(c>31){goto B16;}F11(a+240,d,c);WB(a+271,c);u=RL(a+256);s=RL(a+248);
t=RL(a+240);m=RL(a+264);goto B16;B13:abort();B15:abort();B16:WL(a+304,m);WL(a+296,u);WL(a+288,s);
WL(a+280,t);WW(a+272,d);WW(a+276,c);if(c-1<=65535){v=F19(RL(a+112),a+272);F20(a+16,a+112,a+272,v);
if(RW(a+16)==1){goto B17;}}b=RW(a+80);c=RW(a+104);if(b<=c){goto B4;}abort();B17:b=RW(a+20);
n=RW(a+128);if(b<n){b=RW(a+124)+b*12;WH(b+10,RH(a+136));WH(b+8,(U)(v>>32));WW(b+4,o);WW(b,(U)v);
b=RW(a+132)+1;WW(a+132,b);if(b<<1>n){F15(a+112);}if(m==0){b=RW(a+172);n=b;if(c>RW(a+164)-b){
F12(h,b,c);n=RW(a+172);}t=(L)b;F11(RW(a+168)+n,d,c);b=n+c;WW(a+172,b);s=(L)b;
m=18374686479671623680ull;u=0;}c=RW(a+160);if(c==RW(a+152)){F5(i);}b=RW(a+156)+(c<<5);WL(b+24,m);
WL(b+16,u);WL(b+8,s);WL(b,t);o=c+1;WW(a+160,o);p=p+1;if(p==l){goto B18;}goto B19;}abort();
B18:if(l>=2){p=1;B31:WL(a+232,0);p=p+1;o=0;v=RL(a+112);B29:q=RW(a+104);b=RW(a+72);c=RW(a+76);
if(b<c){n=b>q?b:q;r=RW(a+100);B22:if(n==b){goto B20;}d=RB(r+b);if(d-9>=5){if(d!=32){goto B21;}}
b=b+1;if(c!=b){goto B22;}b=c;B21:WW(a+72,b);}WW(a+80,b);if(c<=q){if(c>=b){goto B23;}}abort();
B20:abort();B23:n=c-b;if(n>=32){d=RW(a+100)+b;s=RL(d+8);t=RL(d);u=RL(d+16);m=RL(d+24);
c=((U)((((((s+16059518370053021407ull)&(s^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>48)&65280)|(U)((((((t+16059518370053021407ull)&(t^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((u+16059518370053021407ull)&(u^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>40)&16711680)|((U)((((((
m+16059518370053021407ull)&(m^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>32)&4278190080u);if(c!=0){c=Ctz(c);if(c>=n){goto B24;}n=RB(d+c);if(n-9>=5){
if(n!=32){goto B25;}}n=c+b;WW(a+72,n);if(n<c){goto B26;}if(n>q){goto B26;}
m=(RL(32864u-c)&m)|((L)c<<56);t=RL(32840u-c)&t;s=RL(32848u-c)&s;u=RL(32856u-c)&u;goto B27;}}
B25:F25(a+8,a+40);d=RW(a+8);if(!d){goto B4;}c=RW(a+12);m=0;WL(a+264,0);WL(a+256,0);WL(a+248,0);
WL(a+240,0);u=0;s=0;t=0;if(c<=31){F11(a+240,d,c);WB(a+271,c);u=RL(a+256);s=RL(a+248);t=RL(a+240);
m=RL(a+264);}B27:WL(a+304,m);WL(a+296,u);WL(a+288,s);WL(a+280,t);WW(a+272,d);WW(a+276,c);
if(c-1<=65535){h1=F19(v,a+272);F20(a,a+112,a+272,h1);if(RW(a)!=1){goto B28;}}b=RW(a+80);c=RW(a+104);
if(b<=c){goto B4;}abort();B28:WW(a+232+o,RW(a+4));b=o+4;o=b;if(b!=8){goto B29;}
if(RW(a+232)==RW(a+236)){goto B30;}m=RL(a+232);b=RW(a+184);if(b==RW(a+176)){F8(j);}
WL(RW(a+180)+(b<<3),m);WW(a+184,b+1);if(p!=l){goto B31;}o=RW(a+160);}if(o<65537){goto B32;}
m=RL(a+144);b=RW(32952);if(b){goto B33;}c=RW(33032);b=RW(33028);if(c-b<8192){g1=Grow(1);d=g1<<16;
WW(33032,d+65536);b=d==c?b:d;}WW(33028,b+8192);if(!b){goto B2;}goto B34;B30:b=RW(a+104);c=RW(a+72);
d=RW(a+80);if(c<d){goto B35;}if(c>b){goto B35;}F27(g,a+40);goto B4;B33:WW(32952,RW(b));
B34:b=F18(b,0,6144);c=RW(a+120);if(c!=0){d=RW(a+124);c=((0u-Clz((c*12-1)|15))&31)<<2;
WW(d,RW(c+32900));WW(c+32900,d);}WH(a+136,1);WL(a+128,512);WW(a+124,b);WW(a+120,512);WL(a+112,m);
B32:n=RW(a+184);o=n<<3;w=RW(a+180);if(!n){q=4;goto B36;}c=(0u-Clz((o-1)|15))&31;b=c<<2;
q=RW(b+32900);if(!q){d=RW(33032);q=RW(33028);b=1u<<(c&31);if(d-q<b){l=b+65535;g1=Grow(l>>16);
c=g1<<16;WW(33032,c+(l&4294901760u));q=c==d?q:c;}WW(33028,q+b);if(!q){goto B2;}goto B37;}
WW(b+32900,RW(q));B37:b=q;if(n!=1){d=n-1;c=d&7;b=q;if(n>=9){d=d&4294967288u;b=q;B38:WW(b,0);
WB(b+60,0);WW(b+56,0);WB(b+52,0);WW(b+48,0);WB(b+44,0);WW(b+40,0);WB(b+36,0);WW(b+32,0);WB(b+28,0);
WW(b+24,0);WB(b+20,0);WW(b+16,0);WB(b+12,0);WW(b+8,0);WB(b+4,0);b=b+64;d=d-8;if(d){goto B38;}if(!c){
goto B39;}}B40:WW(b,0);WB(b+4,0);b=b+8;c=c-1;if(c){goto B40;}}B39:WB(b+4,0);WW(b,0);B36:r=n+1;
x=r<<2;y=(0u-Clz((x-1)|15))&31;b=y<<2;z=b+32900;a1=RW(b+32900);if(!a1){c=RW(33032);a1=RW(33028);
b=1u<<(y&31);if(c-a1<b){l=b+65535;g1=Grow(l>>16);d=g1<<16;WW(33032,d+(l&4294901760u));a1=d==c?a1:d;}
WW(33028,a1+b);if(!a1){goto B2;}goto B41;}WW(z,RW(a1));B41:l=F18(a1,0,x);b=RW(z);if(!b){d=RW(33032);
b=RW(33028);c=1u<<(y&31);if(d-b<c){b1=c+65535;g1=Grow(b1>>16);p=g1<<16;WW(33032,p+(b1&4294901760u));
b=p==d?b:p;}WW(33028,b+c);if(!b){goto B2;}goto B42;}WW(z,RW(b));B42:p=F18(b,0,x);if(n!=0){b1=w+o;
c=0;b=w;B44:d=RW(b);if(d>n){goto B43;}d=d<<2;o=l+d;WW(o,RW(o)+1);d=p+d;WW(d,RW(d)^c);d=RW(b+4);
if(d>n){goto B43;}d=d<<2;o=l+d;WW(o,RW(o)+1);d=p+d;WW(d,RW(d)^c);c=c+1;b=b+8;if(b!=b1){goto B44;}}
c=0;WW(a+200,0);WL(a+192,17179869184ull);b1=4;o=0;b=0;d=0;B45:if(RW(l+c)==1){if(o==RW(a+192)){
F10(a+192);b1=RW(a+196);}WW(b1+(o<<2),b);o=o+1;WW(a+200,o);}d=d^b;b=b+1;c=c+4;if(x!=c){goto B45;}
b=RW(z);if(!b){o=RW(33032);b=RW(33028);c=1u<<(y&31);if(o-b<c){b1=c+65535;g1=Grow(b1>>16);x=g1<<16;
WW(33032,x+(b1&4294901760u));b=x==o?b:x;}WW(33028,b+c);if(!b){goto B2;}goto B46;}WW(z,RW(b));
B46:c=b;if(n!=0){c=n<<2;g1=F18(b,255,c);c=g1+c;}WW(c,4294967295u);WL(f,RL(a+192));WW(f+8,RW(a+200));
WW(a+328,r);WW(a+324,b);WW(a+320,r);WW(a+316,r);WW(a+312,p);WW(a+308,r);WW(a+304,r);WW(a+300,l);
WW(a+296,r);WW(a+292,0);WL(a+284,17179869184ull);WW(a+280,n);WW(a+276,q);WW(a+272,n);WW(a+344,d);
if(!n){b=28;z=0;m=RL(a+288);r=0;c1=0;goto B47;}B64:b=RW(a+340);if(r!=2){o=RW(a+336);goto B48;}
o=RW(a+336);if(b==2){b=RW(o);c=RW(a+316);if(b<c){b=RW(RW(a+312)+(b<<2));if(b>=n){goto B49;}
WW(o,RW(w+(b<<3)));b=1;goto B48;}abort();B49:abort();}B48:WL(a+336,4);d1=RW(a+332);WW(a+332,0);
if(!b){c=0;WW(a+200,0);WL(a+192,17179869184ull);x=4;e1=RW(a+344);goto B50;}b1=b<<2;z=o+b1;c=0;
a1=RW(a+324);p=RW(a+328);x=RW(a+312);q=RW(a+316);B54:d=RW(o+c);if(d>=q){goto B51;}b=RW(x+(d<<2));
if(b>=n){goto B52;}l=w+(b<<3);d=RW(l)^RW(l+4)^d;if(d>=p){goto B53;}d=a1+(d<<2);g1=d;d=RW(d);
WW(g1,d<b?d:b);c=c+4;if(b1!=c){goto B54;}c=0;WW(a+200,0);WL(a+192,17179869184ull);x=4;e1=RW(a+344);
b=o;B59:l=RW(b);d=RW(a+316);if(l>=d){goto B55;}d=RW(RW(a+312)+(l<<2));if(d>=n){goto B56;}
q=RW(a+280);if(d<q){b=b+4;q=d<<3;p=RW(a+276)+q;if(!RW(p)){q=w+q;b1=RW(q);a1=RW(q+4)^b1;q=a1^l;
y=RW(a+328);if(q>=y){goto B57;}if(RW(RW(a+324)+(q<<2))==d){goto B58;}if(c==RW(a+332)){F10(f);
x=RW(a+336);}WW(x+(c<<2),l);c=c+1;WW(a+340,c);}if(b==z){goto B50;}goto B59;}abort();
B58:WB(p+4,l==b1);WW(p,RW(a+292)+1);WW(a+344,RW(a+344)^l);d=RW(a+200);if(d==RW(a+192)){F10(a+192);}
e1=a1^e1;WW(RW(a+196)+(d<<2),q);WW(a+200,d+1);if(b==z){goto B50;}goto B59;B51:abort();B52:abort();
B55:abort();B56:abort();B57:abort();B53:abort();B50:if(d1!=0){b=((0u-Clz(((d1<<2)-1)|15))&31)<<2;
WW(o,RW(b+32900));WW(b+32900,o);}b1=RW(a+196);z=RW(a+200);if(z!=0){q=z<<2;d=b1;B62:b=RW(d);
l=RW(a+328);if(b<l){l=b<<2;o=RW(a+324)+l;p=RW(o);WW(o,4294967295u);o=RW(a+316);if(b>=o){goto B60;}
o=RW(a+312)+l;WW(o,RW(o)^p);o=RW(a+304);if(b<o){goto B61;}abort();}abort();B60:abort();
B61:l=RW(a+300)+l;g1=l;l=RW(l)-1;WW(g1,l);if(l==1){if(c==RW(a+332)){F10(f);x=RW(a+336);}
WW(x+(c<<2),b);c=c+1;WW(a+340,c);}d=d+4;q=q-4;if(q){goto B62;}}b=RW(a+292);if(b==RW(a+284)){
F9(a+272+12);}c=RW(a+288)+b*12;WW(c+8,z);WW(c+4,e1);WW(c,r&1);q=b+1;WW(a+292,q);b=RW(a+192);
if(b!=0){b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(b1,RW(b+32900));WW(b+32900,b1);}if(z<r>>1){goto B63;}
r=r-z;if(r>1){goto B64;}m=RL(a+288);z=RW(a+284);r=RW(a+280);q=RW(a+276);c1=RW(a+272);b=RW(a+296);
if(!b){goto B65;}b=Clz(((b<<2)-1)|15);a1=RW(a+300);B47:b=((0u-b)&31)<<2;WW(a1,RW(b+32900));
WW(b+32900,a1);B65:b=RW(a+308);if(b!=0){c=RW(a+312);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+320);if(b!=0){c=RW(a+324);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+332);if(b){goto B66;}goto B67;B63:b=RW(a+272);if(b!=0){
c=RW(a+276);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+284);if(b!=0){
c=RW(a+288);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+296);if(b!=0){
c=RW(a+300);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+308);if(b!=0){
c=RW(a+312);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+320);if(b!=0){
c=RW(a+324);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}c1=2147483648u;
b=RW(a+332);if(!b){goto B68;}B66:c=RW(a+336);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32900));
WW(b+32900,c);B67:if(c1!=2147483648u){goto B69;}B68:b=RW(a+80);c=RW(a+104);if(b<=c){goto B4;}
abort();B69:t=m>>32;l=(U)t;a1=l+1;c=a1<<2;d=(0u-Clz((c-1)|15))&31;b=d<<2;x=b+32900;b=RW(b+32900);
if(!b){n=RW(33032);b=RW(33028);d=1u<<(d&31);if(n-b<d){p=d+65535;g1=Grow(p>>16);o=g1<<16;
WW(33032,o+(p&4294901760u));b=o==n?b:o;}WW(33028,b+d);if(!b){goto B2;}goto B70;}WW(x,RW(b));
B70:e1=(U)m;p=F18(b,0,c);b1=l*12;if(t!=0){c=e1+8;b=0;d=p;n=b1;B72:o=b+1;if(l==b){goto B71;}b=d+4;
WW(b,RW(c)+RW(d));c=c+12;d=b;b=o;n=n-12;if(n){goto B72;}}f1=r<<2;if(!r){d1=4;goto B73;}
c=(0u-Clz((f1-1)|15))&31;b=c<<2;d1=RW(b+32900);if(!d1){d=RW(33032);d1=RW(33028);b=1u<<(c&31);
if(d-d1<b){n=b+65535;g1=Grow(n>>16);c=g1<<16;WW(33032,c+(n&4294901760u));d1=c==d?d1:c;}
WW(33028,d1+b);if(!d1){goto B2;}goto B74;}WW(b+32900,RW(d1));B74:c=0;w=F18(d1,0,f1);n=r<<3;b=q;
B77:d=RW(b)-1;if(d>l){goto B75;}d=p+(d<<2);o=RW(d);if(o>=r){goto B76;}b=b+8;WW(w+(o<<2),c);
WW(d,RW(d)+1);c=c+1;n=n-8;if(n){goto B77;}B73:WW(p,RW(x));WW(x,p);if(t==0){o=0;c=RW(a+92);goto B78;}
y=e1+b1;n=0;u=0;c=RW(a+92);w=RW(a+180);p=RW(a+184);x=e1;o=0;B87:if(RW(a+84)-c<=6){F12(k,c,7);
c=RW(a+92);}a1=x+12;b=0;d=RW(a+88)+c;WW(d,RW(32768));WW(d+3,RW(32771));l=c+7;WW(a+92,l);WW(a+288,0);
WL(a+280,0);WL(a+272,0);u=u+1;m=u;B81:if(b+19>19){goto B79;}c=a+272+b;d=c+19;t=m/10;
WB(d,(U)(t*246+m)|48);if(m<10){goto B80;}s=m/100;WB(c+18,(U)(s*246+t)|48);b=b-2;c=m<100;m=s;if(!c){
goto B81;}c=b+21;d=a+272+b+20;goto B82;B79:abort();B80:c=b+20;B82:b=21u-c;if(b>RW(a+84)-l){
F12(k,l,b);l=RW(a+92);}F11(RW(a+88)+l,d,b);b=l+b;WW(a+92,b);if(b==RW(a+84)){F30(k);}
WB(RW(a+88)+b,10);c=b+1;WW(a+92,c);b=RW(x+8);b1=b+n;if(b1<b){goto B83;}if(b1>r){goto B83;}if(b!=0){
d=b<<2;b=d1+(n<<2);B86:c=RW(b);if(c>=p){goto B84;}if(c>=r){goto B85;}c=c<<3;l=w+c;n=RW(l+4);l=RW(l);
c=RB(q+c+4);o=c?n:l;F23(a+112,o,e);l=c?l:n;c=RW(a+92);if(RW(a+84)-c<=8){F12(k,c,9);c=RW(a+92);}
n=RW(a+88)+c;WL(n,RL(32775));WB(n+8,RB(32783));WW(a+92,c+9);F23(a+112,l,e);c=RW(a+92);
if(c==RW(a+84)){F30(k);}b=b+4;WB(RW(a+88)+c,10);c=c+1;WW(a+92,c);d=d-4;if(d){goto B86;}}
if(RW(x)!=0){F23(a+112,RW(x+4),e);b=RW(a+92);if(RW(a+84)-b<=23){F12(k,b,24);b=RW(a+92);}
c=RW(a+88)+b;WL(c,RL(32784));WL(c+8,RL(32792));WL(c+16,RL(32800));c=b+24;WW(a+92,c);}n=b1;x=a1;
if(a1==y){goto B78;}goto B87;B75:abort();B76:abort();B83:abort();B84:abort();B85:abort();
B71:abort();B43:abort();B35:abort();B26:abort();B24:abort();B78:if(RW(a+84)-c<=7){F12(k,c,8);
c=RW(a+92);}WL(RW(a+88)+c,2322294337832905047ull);WW(a+92,c+8);F23(a+112,o,e);b=RW(a+92);
if(RW(a+84)-b<=1){F12(k,b,2);b=RW(a+92);}WH(RW(a+88)+b,2570);WW(a+92,b+2);if(r!=0){
b=((0u-Clz((f1-1)|15))&31)<<2;WW(d1,RW(b+32900));WW(b+32900,d1);}if(c1!=0){
b=((0u-Clz(((c1<<3)-1)|15))&31)<<2;WW(q,RW(b+32900));WW(b+32900,q);}if(!z){goto B88;}
b=((0u-Clz((z*12-1)|15))&31)<<2;WW(e1,RW(b+32900));WW(b+32900,e1);goto B88;}B5:b=RW(a+104);
c=RW(a+72);d=RW(a+80);if(c>=d){if(c<=b){goto B4;}}abort();B4:b=RW(a+152);if(b!=0){c=RW(a+156);
b=((0u-Clz((b<<5)-1))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+164);if(b!=0){c=RW(a+168);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+120);if(b!=0){c=RW(a+124);
b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+176);if(b!=0){c=RW(a+180);
b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+92);if(b!=0){
((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),b);}b=RW(a+84);if(b!=0){c=RW(a+88);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}b=RW(a+96);if(b!=0){c=RW(a+100);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);}G0=a+352;return;B2:abort();}
static void F30(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F31(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F31(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32900);if(e){goto B2;}h=RW(33032);e=RW(33028);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33032,f+(i&4294901760u));e=f==h?e:f;}
WW(33028,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32900);if(!e){
g=RW(33032);e=RW(33028);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33032,c+(f&4294901760u));e=c==g?e:c;}WW(33028,e+b);goto B5;}WW(b+32900,RW(e));goto B6;
B2:WW(g+32900,RW(e));B4:F11(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32900));WW(b+32900,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",72);
memcpy(M+32872,"\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",28);
F29();return 0;}
