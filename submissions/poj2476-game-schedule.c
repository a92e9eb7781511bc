/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated from src/problems/game_schedule/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 4a444f653c9a23a9 */
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
static U F19(U a,U b);
static L F22(U a);
static void F23(U a,U b);
static U F24(U a);
static void F25(U a,U b);
static void F26(U a);
static L F27(L a,U b);
static void F28(U a,U b,U c,L d);
static void F29(U a,U b,U c);
static U F31(void);
static void F32(U a);
static void F33(U a,U b,U c,U d);
static Any T[]={0,(Any)F13,(Any)F14,(Any)F22};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,1,32);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32836);if(h){goto B2;}l=RW(32968);h=RW(32964);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32968,j+(m&4294901760u));h=j==l?h:j;}WW(32964,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32836);if(!h){
b=RW(32968);h=RW(32964);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32968,c+(k&4294901760u));h=c==b?h:c;}WW(32964,h+f);goto B6;}WW(f+32836,RW(h));goto B5;
B2:WW(k+32836,RW(h));B4:f=b*f;F11(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32836));
WW(f+32836,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
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
static void F13(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F14(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F15(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32836);if(d){goto B2;}
g=RW(32968);d=RW(32964);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(32968,e+(h&4294901760u));d=e==g?d:e;}WW(32964,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32836,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F18(f,0,96);F18(f+96,0,96);F18(f+192,0,96);F18(f+288,0,96);
F18(f+384,0,96);F18(f+480,0,96);F18(f+576,0,96);F18(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F18(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32836));WW(f+32836,j);}}
static U F18(U a,U b,U c){Fill(a,b,c);return a;}
static U F19(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F22(U a){(void)a;return 11400714819323198485ull;}
static void F23(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static U F24(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;m=F11(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32808,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32808,m,3);if(!q){c=c-3;F11(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F25(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(c>=d){i=F24(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F19(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(g<c){goto B8;}if(f>65536){goto B8;}i=F24(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(g<c));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static void F26(U a){U b=0,c=0,d=0,e=0;b=RW(a+64);c=RW(a+36);d=RW(a+40);if(c>=d){if(c<=b){
e=RW(a+60)+d;a=c-d;c=F19(e,a);if(c>a){goto B1;}return;}}abort();B1:abort();}
static L F27(L a,U b){U c=0,e=0,f=0;L d=0;c=G0-16;G0=c;d=RL(b+32);if(d==0){e=RW(b+4);a=a^(L)e;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;if(!e){
goto B1;}b=RW(b);B2:WL(c+8,0);f=e<8?e:8u;F11(c+8,b,f);a=RL(c+8)^a;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;b=b+f;e=e-f;
if(e){goto B2;}goto B1;}a=RL(b+8)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^RL(b+16)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^RL(b+24)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=d^((a>>31)^a);a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;B1:G0=c+16;return a;}
static void F28(U a,U b,U c,L d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,s=0,t=0;
L r=0;e=G0-32;G0=e;f=RW(b+16);g=f-1;h=g&(U)d;if(f!=0){i=RW(b+12);f=i+h*12;j=RH(b+24);
if(RH(f+10)==j){goto B1;}c=1;goto B2;}abort();B1:d=d&281474976710655ull;k=c+8;l=RW(c);m=RW(c+4);
n=RW(b+56);o=RW(b+60);p=RW(b+44);q=RW(b+48);r=RL(c+32);B9:if((((L)RH(f+8)<<32)|(L)RW(f))==d){
b=RW(f+4);if(r==0){if(b>=q){goto B3;}f=p+(b<<5);c=RB(f+31);if(c==255){c=RW(f+8);s=RW(f);if(c<s){
goto B4;}if(o<c){goto B4;}f=n+s;c=c-s;goto B5;}c=c&31;B5:if(c!=m){goto B6;}t=Compare(f,l,m);if(t){
goto B6;}goto B7;B4:abort();}B6:if(b<q){goto B8;}B3:abort();B8:f=p+(b<<5);WL(e+24,RL(f+24));
WL(e+16,RL(f+16));WL(e+8,RL(f+8));WL(e,RL(f));t=Compare(e,k,32);if(!t){goto B7;}}c=1;h=(h+1)&g;
f=i+h*12;if(RH(f+10)==j){goto B9;}goto B2;B7:c=0;h=b;B2:WW(a+4,h);WW(a,c);G0=e+32;}
static void F29(U a,U b,U c){U d=0,e=0,f=0;d=RW(a+48);if(b<d){b=RW(a+44)+(b<<5);d=RB(b+31);
if(d==255){e=RW(a+60);d=RW(b+8);b=RW(b);if(d<b){goto B1;}if(e<d){goto B1;}f=RW(a+56);e=d-b;
a=RW(c+8);if(e>RW(c)-a){F12(c,a,e);a=RW(c+8);goto B2;}if(d==b){goto B3;}B2:F11(RW(c+4)+a,f+b,e);
B3:WW(c+8,a+e);return;}a=RW(c+8);e=a+d;if(RW(c)-a<=31){F12(c,a,32);a=RW(c+8);}d=RW(c+4)+a;
WL(d,RL(b));WL(d+8,RL(b+8));WL(d+16,RL(b+16));WL(d+24,RL(b+24));b=a+32;WW(c+8,e<b?e:b);return;}
abort();B1:abort();}
static U F31(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,s=0,t=0,u=0,w=0,
x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0;L p=0,q=0,r=0,v=0,h1=0;a=G0-368;G0=a;WW(a+52,0);
b=RW(32908);if(!b){c=RW(32968);b=RW(32964);if(c-b<262144){g1=Grow(4);d=g1<<16;WW(32968,d+262144);
b=d==c?b:d;}WW(32964,b+262144);if(b){goto B1;}goto B2;}WW(32908,RW(b));B1:b=F18(b,0,131080);
WL(a+104,1);WW(a+120,131080);WW(a+116,b);WW(a+112,131080);WW(a+84,32812);WL(a+56,0);WH(a+124,0);
WL(a+96,0);WL(a+88,0);WL(a+64,0);WL(a+72,0);WW(a+80,a+52);b=RW(32888);if(!b){c=RW(32968);
b=RW(32964);if(c-b<8192){g1=Grow(1);d=g1<<16;WW(32968,d+65536);b=d==c?b:d;}WW(32964,b+8192);if(!b){
goto B2;}goto B3;}WW(32888,RW(b));B3:e=a+100;b=F18(b,0,6144);WW(a+200,0);WL(a+192,17179869184ull);
WL(a+184,1);WL(a+176,0);WL(a+168,4294967296ull);WL(a+160,11400714819323198485ull);WH(a+152,1);
WL(a+144,512);WW(a+140,b);WW(a+136,512);WL(a+128,11400714819323198485ull);f=a+288+60;g=a+288+8;
h=a+208+16;i=a+128+52;j=a+128+40;k=a+128+64;l=a+56+44;B75:WL(a+56,RL(a+56)+1);m=RW(a+88);
if(m<=4294967287u){n=RW(a+120);if(m+8<=n){o=RW(a+116);p=RL(o+m);
q=CtzL((p^18446744073709551615ull)&(p+16059518370053021407ull)&9259542123273814144ull);b=(U)q;
if((b&56)!=0){r=p>>(q&56&63);if(((U)r&255)<=32){if(((1ull<<(r&63))&4294983168ull)!=0){WW(a+96,m);
b=b>>3;WW(a+88,m+b+1);r=(p^3472328296227680304ull)<<((L)(b*56)&63);
if(((((r+8536140394893047414ull)|r)&9259542123273814144ull)|(L)((U)((p&255)==48)&(U)(q>15)))!=0){
goto B4;}p=(r*10+(r>>8))&71777214294589695ull;p=(p*100+(p>>16))&281470681808895ull;
c=(U)(p*10000+(p>>32));goto B5;}}}}}F25(a+40,a+56);if(RW(a+40)&1){goto B6;}n=RW(a+120);m=RW(a+96);
s=RW(a+44);b=m+s;if(b>=m){if(b<=n){o=RW(a+116);if(!s){goto B4;}t=o+m;if(s!=1){if((RB(t)&255)==48){
goto B4;}}c=0;b=0;B7:if(s==b){goto B5;}d=(RB(t+b)-48)&255;if(d>9){goto B4;}p=(L)c*10;if((U)(p>>32)){
goto B4;}b=b+1;u=(U)p;c=u+d;if(c>=u){goto B7;}goto B4;}}abort();B5:switch(c){case 0:goto B6;
case 1:goto B4;default:goto B8;}B4:b=RW(a+92);if(b<m){goto B9;}if(b>n){goto B9;}d=o+m;b=b-m;
c=F19(d,b);if(c>b){goto B10;}if(!c){goto B6;}c=F19(d,b);if(c<=b){goto B6;}abort();B8:WW(a+188,0);
WW(a+176,0);WW(a+148,0);b=RH(a+152)+1;WH(a+152,b);if((b&65535)!=b){b=RW(a+144);if(b!=0){b=b*12;
F18(RW(a+140),0,b-(b-12)%12);}WH(a+152,1);}s=0;WW(a+200,0);t=c;B16:d=RW(a+88);if(d<=4294967287u){
if(d+8<=n){p=RL(o+d);q=CtzL((p^18446744073709551615ull)&(p+16059518370053021407ull)&
9259542123273814144ull);b=(U)q;if((b&56)!=0){p=p>>(q&56&63);if(((U)p&255)<=32){
if(((1ull<<(p&63))&4294983168ull)!=0){WW(a+96,d);b=b>>3;WW(a+88,d+b+1);goto B11;}}}}}F25(a+32,a+56);
if(RW(a+32)&1){goto B6;}b=RW(a+36);n=RW(a+120);d=RW(a+96);B11:u=b+d;if(u>=b){if(u<=n){goto B12;}}
abort();B12:o=RW(a+116);WL(a+280,0);WL(a+272,0);WL(a+264,0);WL(a+256,0);u=o+d;if(b<=31){
F11(a+256,u,b);WB(a+287,b);}WL(g+24,RL(a+280));WL(g+16,RL(a+272));WL(g+8,RL(a+264));WL(g,RL(a+256));
WW(a+288,u);WW(a+292,b);if(b-1>65535){goto B6;}p=F27(RL(a+128),a+288);F28(a+24,a+128,a+288,p);
if(RW(a+24)!=1){goto B6;}d=RW(a+28);m=RW(a+144);if(d>=m){goto B13;}d=RW(a+140)+d*12;
WH(d+10,RH(a+152));WH(d+8,(U)(p>>32));WW(d+4,s);WW(d,(U)p);d=RW(a+148)+1;WW(a+148,d);if(d<<1>m){
F15(a+128);}p=RL(a+320);if(p!=0){q=RL(a+312);r=RL(a+304);v=RL(a+296);goto B14;}d=RW(a+188);s=d;
if(b>RW(a+180)-d){F12(i,d,b);s=RW(a+188);}v=(L)d;F11(RW(a+184)+s,u,b);b=s+b;WW(a+188,b);r=(L)b;
p=18374686479671623680ull;q=0;B14:d=RW(a+176);if(d==RW(a+168)){F5(j);}b=RW(a+172)+(d<<5);WL(b+24,p);
WL(b+16,q);WL(b+8,r);WL(b,v);s=d+1;WW(a+176,s);t=t-1;if(!t){goto B15;}goto B16;B9:abort();
B10:abort();B13:abort();B15:if(c>=2){t=1;B21:WL(a+248,0);t=t+1;u=0;q=RL(a+128);B19:d=RW(a+88);
if(d<=4294967287u){if(d+8<=n){p=RL(o+d);r=CtzL((p^18446744073709551615ull)&(p+
16059518370053021407ull)&9259542123273814144ull);b=(U)r;if((b&56)!=0){p=p>>(r&56&63);
if(((U)p&255)<=32){if(((1ull<<(p&63))&4294983168ull)!=0){WW(a+96,d);b=b>>3;WW(a+88,d+b+1);goto B17;}
}}}}F25(a+16,a+56);if(RW(a+16)&1){goto B6;}b=RW(a+20);n=RW(a+120);d=RW(a+96);B17:s=b+d;if(s<b){
goto B18;}if(s>n){goto B18;}o=RW(a+116);WL(a+280,0);WL(a+272,0);WL(a+264,0);WL(a+256,0);d=o+d;
if(b<=31){F11(a+256,d,b);WB(a+287,b);}WL(g+24,RL(a+280));WL(g+16,RL(a+272));WL(g+8,RL(a+264));
WL(g,RL(a+256));WW(a+288,d);WW(a+292,b);if(b-1>65535){goto B6;}h1=F27(q,a+288);
F28(a+8,a+128,a+288,h1);if(RW(a+8)==1){goto B6;}WW(a+248+u,RW(a+12));b=u+4;u=b;if(b!=8){goto B19;}
if(RW(a+248)==RW(a+252)){goto B20;}p=RL(a+248);b=RW(a+200);if(b==RW(a+192)){F8(k);}
WL(RW(a+196)+(b<<3),p);WW(a+200,b+1);if(t!=c){goto B21;}s=RW(a+176);}if(s>=65537){p=RL(a+160);
b=RW(32888);if(!b){c=RW(32968);b=RW(32964);if(c-b<8192){g1=Grow(1);d=g1<<16;WW(32968,d+65536);
b=d==c?b:d;}WW(32964,b+8192);if(!b){goto B2;}goto B22;}WW(32888,RW(b));B22:b=F18(b,0,6144);
c=RW(a+136);if(c!=0){d=RW(a+140);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+32836));WW(c+32836,d);}
WH(a+152,1);WL(a+144,512);WW(a+140,b);WW(a+136,512);WL(a+128,p);}s=RW(a+200);o=s<<3;w=RW(a+196);
if(!s){n=4;goto B23;}c=(0u-Clz((o-1)|15))&31;b=c<<2;n=RW(b+32836);if(!n){d=RW(32968);n=RW(32964);
b=1u<<(c&31);if(d-n<b){u=b+65535;g1=Grow(u>>16);c=g1<<16;WW(32968,c+(u&4294901760u));n=c==d?n:c;}
WW(32964,n+b);if(!n){goto B2;}goto B24;}WW(b+32836,RW(n));B24:b=n;if(s!=1){d=s-1;c=d&7;b=n;if(s>=9){
d=d&4294967288u;b=n;B25:WW(b,0);WB(b+60,0);WW(b+56,0);WB(b+52,0);WW(b+48,0);WB(b+44,0);WW(b+40,0);
WB(b+36,0);WW(b+32,0);WB(b+28,0);WW(b+24,0);WB(b+20,0);WW(b+16,0);WB(b+12,0);WW(b+8,0);WB(b+4,0);
b=b+64;d=d-8;if(d){goto B25;}if(!c){goto B26;}}B27:WW(b,0);WB(b+4,0);b=b+8;c=c-1;if(c){goto B27;}}
B26:WB(b+4,0);WW(b,0);B23:t=s+1;x=t<<2;y=(0u-Clz((x-1)|15))&31;b=y<<2;z=b+32836;a1=RW(b+32836);
if(!a1){c=RW(32968);a1=RW(32964);b=1u<<(y&31);if(c-a1<b){u=b+65535;g1=Grow(u>>16);d=g1<<16;
WW(32968,d+(u&4294901760u));a1=d==c?a1:d;}WW(32964,a1+b);if(!a1){goto B2;}goto B28;}WW(z,RW(a1));
B28:u=F18(a1,0,x);b=RW(z);if(!b){d=RW(32968);b=RW(32964);c=1u<<(y&31);if(d-b<c){b1=c+65535;
g1=Grow(b1>>16);m=g1<<16;WW(32968,m+(b1&4294901760u));b=m==d?b:m;}WW(32964,b+c);if(!b){goto B2;}
goto B29;}WW(z,RW(b));B29:m=F18(b,0,x);if(s!=0){b1=w+o;c=0;b=w;B31:d=RW(b);if(d>s){goto B30;}d=d<<2;
o=u+d;WW(o,RW(o)+1);d=m+d;WW(d,RW(d)^c);d=RW(b+4);if(d>s){goto B30;}d=d<<2;o=u+d;WW(o,RW(o)+1);
d=m+d;WW(d,RW(d)^c);c=c+1;b=b+8;if(b!=b1){goto B31;}}c=0;WW(a+216,0);WL(a+208,17179869184ull);b1=4;
o=0;b=0;d=0;B32:if(RW(u+c)==1){if(o==RW(a+208)){F10(a+208);b1=RW(a+212);}WW(b1+(o<<2),b);o=o+1;
WW(a+216,o);}d=d^b;b=b+1;c=c+4;if(x!=c){goto B32;}b=RW(z);if(!b){o=RW(32968);b=RW(32964);
c=1u<<(y&31);if(o-b<c){b1=c+65535;g1=Grow(b1>>16);x=g1<<16;WW(32968,x+(b1&4294901760u));b=x==o?b:x;}
WW(32964,b+c);if(!b){goto B2;}goto B33;}WW(z,RW(b));B33:c=b;if(s!=0){c=s<<2;g1=F18(b,255,c);c=g1+c;}
WW(c,4294967295u);WL(f,RL(a+208));WW(f+8,RW(a+216));WW(a+344,t);WW(a+340,b);WW(a+336,t);WW(a+332,t);
WW(a+328,m);WW(a+324,t);WW(a+320,t);WW(a+316,u);WW(a+312,t);WW(a+308,0);WL(a+300,17179869184ull);
WW(a+296,s);WW(a+292,n);WW(a+288,s);WW(a+360,d);if(!s){b=28;z=0;p=RL(a+304);t=0;c1=0;goto B34;}
B51:b=RW(a+356);if(t!=2){o=RW(a+352);goto B35;}o=RW(a+352);if(b==2){b=RW(o);c=RW(a+332);if(b<c){
b=RW(RW(a+328)+(b<<2));if(b>=s){goto B36;}WW(o,RW(w+(b<<3)));b=1;goto B35;}abort();B36:abort();}
B35:WL(a+352,4);d1=RW(a+348);WW(a+348,0);if(!b){c=0;WW(a+216,0);WL(a+208,17179869184ull);x=4;
e1=RW(a+360);goto B37;}b1=b<<2;z=o+b1;c=0;a1=RW(a+340);m=RW(a+344);x=RW(a+328);n=RW(a+332);
B41:d=RW(o+c);if(d>=n){goto B38;}b=RW(x+(d<<2));if(b>=s){goto B39;}u=w+(b<<3);d=RW(u)^RW(u+4)^d;
if(d>=m){goto B40;}d=a1+(d<<2);g1=d;d=RW(d);WW(g1,d<b?d:b);c=c+4;if(b1!=c){goto B41;}c=0;
WW(a+216,0);WL(a+208,17179869184ull);x=4;e1=RW(a+360);b=o;B46:u=RW(b);d=RW(a+332);if(u>=d){goto B42;
}d=RW(RW(a+328)+(u<<2));if(d>=s){goto B43;}n=RW(a+296);if(d<n){b=b+4;n=d<<3;m=RW(a+292)+n;
if(!RW(m)){n=w+n;b1=RW(n);a1=RW(n+4)^b1;n=a1^u;y=RW(a+344);if(n>=y){goto B44;}
if(RW(RW(a+340)+(n<<2))==d){goto B45;}if(c==RW(a+348)){F10(f);x=RW(a+352);}WW(x+(c<<2),u);c=c+1;
WW(a+356,c);}if(b==z){goto B37;}goto B46;}abort();B45:WB(m+4,u==b1);WW(m,RW(a+308)+1);
WW(a+360,RW(a+360)^u);d=RW(a+216);if(d==RW(a+208)){F10(a+208);}e1=a1^e1;WW(RW(a+212)+(d<<2),n);
WW(a+216,d+1);if(b==z){goto B37;}goto B46;B38:abort();B39:abort();B42:abort();B43:abort();
B44:abort();B40:abort();B37:if(d1!=0){b=((0u-Clz(((d1<<2)-1)|15))&31)<<2;WW(o,RW(b+32836));
WW(b+32836,o);}b1=RW(a+212);z=RW(a+216);if(z!=0){n=z<<2;d=b1;B49:b=RW(d);u=RW(a+344);if(b<u){u=b<<2;
o=RW(a+340)+u;m=RW(o);WW(o,4294967295u);o=RW(a+332);if(b>=o){goto B47;}o=RW(a+328)+u;WW(o,RW(o)^m);
o=RW(a+320);if(b<o){goto B48;}abort();}abort();B47:abort();B48:u=RW(a+316)+u;g1=u;u=RW(u)-1;
WW(g1,u);if(u==1){if(c==RW(a+348)){F10(f);x=RW(a+352);}WW(x+(c<<2),b);c=c+1;WW(a+356,c);}d=d+4;
n=n-4;if(n){goto B49;}}b=RW(a+308);if(b==RW(a+300)){F9(a+288+12);}c=RW(a+304)+b*12;WW(c+8,z);
WW(c+4,e1);WW(c,t&1);n=b+1;WW(a+308,n);b=RW(a+208);if(b!=0){b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(b1,RW(b+32836));WW(b+32836,b1);}if(z<t>>1){goto B50;}t=t-z;if(t>1){goto B51;}p=RL(a+304);
z=RW(a+300);t=RW(a+296);n=RW(a+292);c1=RW(a+288);b=RW(a+312);if(!b){goto B52;}b=Clz(((b<<2)-1)|15);
a1=RW(a+316);B34:b=((0u-b)&31)<<2;WW(a1,RW(b+32836));WW(b+32836,a1);B52:b=RW(a+324);if(b!=0){
c=RW(a+328);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+336);if(b!=0){
c=RW(a+340);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+348);if(b){
goto B53;}goto B54;B50:b=RW(a+288);if(b!=0){c=RW(a+292);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+300);if(b!=0){c=RW(a+304);b=((0u-Clz((b*12-1)|15))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+312);if(b!=0){c=RW(a+316);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+324);if(b!=0){c=RW(a+328);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+336);if(b!=0){c=RW(a+340);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}c1=2147483648u;b=RW(a+348);if(!b){goto B55;}B53:c=RW(a+352);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);B54:if(c1!=2147483648u){goto B56;}
B55:b=RW(a+96);c=RW(a+120);if(b<=c){goto B6;}abort();B56:q=p>>32;u=(U)q;a1=u+1;c=a1<<2;
d=(0u-Clz((c-1)|15))&31;b=d<<2;x=b+32836;b=RW(b+32836);if(!b){s=RW(32968);b=RW(32964);d=1u<<(d&31);
if(s-b<d){m=d+65535;g1=Grow(m>>16);o=g1<<16;WW(32968,o+(m&4294901760u));b=o==s?b:o;}WW(32964,b+d);
if(!b){goto B2;}goto B57;}WW(x,RW(b));B57:e1=(U)p;m=F18(b,0,c);b1=u*12;if(q!=0){c=e1+8;b=0;d=m;s=b1;
B59:o=b+1;if(u==b){goto B58;}b=d+4;WW(b,RW(c)+RW(d));c=c+12;d=b;b=o;s=s-12;if(s){goto B59;}}f1=t<<2;
if(!t){d1=4;goto B60;}c=(0u-Clz((f1-1)|15))&31;b=c<<2;d1=RW(b+32836);if(!d1){d=RW(32968);
d1=RW(32964);b=1u<<(c&31);if(d-d1<b){s=b+65535;g1=Grow(s>>16);c=g1<<16;WW(32968,c+(s&4294901760u));
d1=c==d?d1:c;}WW(32964,d1+b);if(!d1){goto B2;}goto B61;}WW(b+32836,RW(d1));B61:c=0;w=F18(d1,0,f1);
s=t<<3;b=n;B64:d=RW(b)-1;if(d>u){goto B62;}d=m+(d<<2);o=RW(d);if(o>=t){goto B63;}b=b+8;
WW(w+(o<<2),c);WW(d,RW(d)+1);c=c+1;s=s-8;if(s){goto B64;}B60:WW(m,RW(x));WW(x,m);if(q==0){o=0;
c=RW(a+108);goto B65;}y=e1+b1;s=0;v=0;c=RW(a+108);w=RW(a+196);m=RW(a+200);x=e1;o=0;
B74:if(RW(a+100)-c<=6){F12(l,c,7);c=RW(a+108);}a1=x+12;b=0;d=RW(a+104)+c;WW(d,RW(32768));
WW(d+3,RW(32771));u=c+7;WW(a+108,u);WW(a+304,0);WL(a+296,0);WL(a+288,0);v=v+1;p=v;B68:if(b+19>19){
goto B66;}c=a+288+b;d=c+19;q=p/10;WB(d,(U)(q*246+p)|48);if(p<10){goto B67;}r=p/100;
WB(c+18,(U)(r*246+q)|48);b=b-2;c=p<100;p=r;if(!c){goto B68;}c=b+21;d=a+288+b+20;goto B69;
B66:abort();B67:c=b+20;B69:b=21u-c;if(b>RW(a+100)-u){F12(l,u,b);u=RW(a+108);}F11(RW(a+104)+u,d,b);
b=u+b;WW(a+108,b);if(b==RW(a+100)){F32(l);}WB(RW(a+104)+b,10);c=b+1;WW(a+108,c);b=RW(x+8);b1=b+s;
if(b1<b){goto B70;}if(b1>t){goto B70;}if(b!=0){d=b<<2;b=d1+(s<<2);B73:c=RW(b);if(c>=m){goto B71;}
if(c>=t){goto B72;}c=c<<3;u=w+c;s=RW(u+4);u=RW(u);c=RB(n+c+4);o=c?s:u;F29(a+128,o,e);u=c?u:s;
c=RW(a+108);if(RW(a+100)-c<=8){F12(l,c,9);c=RW(a+108);}s=RW(a+104)+c;WL(s,RL(32775));
WB(s+8,RB(32783));WW(a+108,c+9);F29(a+128,u,e);c=RW(a+108);if(c==RW(a+100)){F32(l);}b=b+4;
WB(RW(a+104)+c,10);c=c+1;WW(a+108,c);d=d-4;if(d){goto B73;}}if(RW(x)!=0){F29(a+128,RW(x+4),e);
b=RW(a+108);if(RW(a+100)-b<=23){F12(l,b,24);b=RW(a+108);}c=RW(a+104)+b;WL(c,RL(32784));
WL(c+8,RL(32792));WL(c+16,RL(32800));c=b+24;WW(a+108,c);}s=b1;x=a1;if(a1==y){goto B65;}goto B74;
B62:abort();B63:abort();B70:abort();B71:abort();B72:abort();B58:abort();B18:abort();B30:abort();
B20:F26(a+56);F23(h,a+56);B6:b=RW(a+168);if(b!=0){c=RW(a+172);b=((0u-Clz((b<<5)-1))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+180);if(b!=0){c=RW(a+184);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+136);if(b!=0){c=RW(a+140);b=((0u-Clz((b*12-1)|15))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+192);if(b!=0){c=RW(a+196);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+108);if(b!=0){
((U(*)(U,U,U))T[RW(RW(a+84)+16)])(RW(a+80),RW(a+104),b);}b=RW(a+100);if(b!=0){c=RW(a+104);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+112);if(b!=0){c=RW(a+116);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}G0=a+368;return 0;
B65:if(RW(a+100)-c<=7){F12(l,c,8);c=RW(a+108);}WL(RW(a+104)+c,2322294337832905047ull);WW(a+108,c+8);
F29(a+128,o,e);b=RW(a+108);if(RW(a+100)-b<=1){F12(l,b,2);b=RW(a+108);}WH(RW(a+104)+b,2570);
WW(a+108,b+2);if(t!=0){b=((0u-Clz((f1-1)|15))&31)<<2;WW(d1,RW(b+32836));WW(b+32836,d1);}if(c1!=0){
b=((0u-Clz(((c1<<3)-1)|15))&31)<<2;WW(n,RW(b+32836));WW(b+32836,n);}if(!z){goto B75;}
b=((0u-Clz((z*12-1)|15))&31)<<2;WW(e1,RW(b+32836));WW(b+32836,e1);goto B75;B2:abort();}
static void F32(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F33(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F33(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32836);if(e){goto B2;}h=RW(32968);e=RW(32964);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32968,f+(i&4294901760u));e=f==h?e:f;}
WW(32964,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32836);if(!e){
g=RW(32968);e=RW(32964);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32968,c+(f&4294901760u));e=c==g?e:c;}WW(32964,e+b);goto B5;}WW(b+32836,RW(e));goto B6;
B2:WW(g+32836,RW(e));B4:F11(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\357\273\277\0\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",68);
return F31();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
