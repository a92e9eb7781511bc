/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated: the Rust program that `judge export game-schedule` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: b89770b6288a3623 */
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
static void F19(U a,U b,U c,L d);
static void F22(U a,U b,U c);
static void F23(U a,U b);
static U F24(U a);
static void F25(U a,U b);
static void F27(void);
static void F28(U a);
static void F29(U a,U b,U c,U d);
static Any T[]={0,(Any)F13,(Any)F14};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,1,32);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32896);if(h){goto B2;}l=RW(33028);h=RW(33024);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(33028,j+(m&4294901760u));h=j==l?h:j;}WW(33024,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32896);if(!h){
b=RW(33028);h=RW(33024);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(33028,c+(k&4294901760u));h=c==b?h:c;}WW(33024,h+f);goto B6;}WW(f+32896,RW(h));goto B5;
B2:WW(k+32896,RW(h));B4:f=b*f;F11(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32896));
WW(f+32896,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
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
static void F15(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0;b=RW(a+8);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32896);if(d){goto B2;}
g=RW(33028);d=RW(33024);f=1u<<(e&31);if(g-d<f){h=f+65535;n=Grow(h>>16);e=n<<16;
WW(33028,e+(h&4294901760u));d=e==g?d:e;}WW(33024,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32896,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F18(f,0,96);F18(f+96,0,96);F18(f+192,0,96);F18(f+288,0,96);
F18(f+384,0,96);F18(f+480,0,96);F18(f+576,0,96);F18(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:n=F18(f,0,96);f=n+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+8,c);j=RW(a+4);WW(a+4,d);k=RW(a);WW(a,c);
if(b!=0){g=j+b*12;b=c-1;l=RH(a+16);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RH(c+8);i=RW(c+4);m=RW(c);
f=m;B9:e=f&b;f=e+1;e=d+e*12;if(RH(e+10)==a){goto B9;}WH(e+10,l);WH(e+8,h);WW(e+4,i);WW(e,m);}c=c+12;
if(c!=g){goto B10;}}if(k!=0){f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32896));WW(f+32896,j);}}
static U F18(U a,U b,U c){Fill(a,b,c);return a;}
static void F19(U a,U b,U c,L d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,s=0,t=0;
L r=0;e=G0-32;G0=e;f=RW(b+32);g=f-1;h=g&(U)d;if(f!=0){i=RW(b+28);f=i+h*12;j=RH(b+40);
if(RH(f+10)==j){goto B1;}c=1;goto B2;}abort();B1:d=d&281474976710655ull;k=c+8;l=RW(c);m=RW(c+4);
n=RW(b+16);o=RW(b+20);p=RW(b+4);q=RW(b+8);r=RL(c+32);B9:if((((L)RH(f+8)<<32)|(L)RW(f))==d){
b=RW(f+4);if(r==0){if(b>=q){goto B3;}f=p+(b<<5);c=RB(f+31);if(c==255){c=RW(f+8);s=RW(f);if(c<s){
goto B4;}if(o<c){goto B4;}f=n+s;c=c-s;goto B5;}c=c&31;B5:if(c!=m){goto B6;}t=Compare(f,l,m);if(t){
goto B6;}goto B7;B4:abort();}B6:if(b<q){goto B8;}B3:abort();B8:f=p+(b<<5);WL(e+24,RL(f+24));
WL(e+16,RL(f+16));WL(e+8,RL(f+8));WL(e,RL(f));t=Compare(e,k,32);if(!t){goto B7;}}c=1;h=(h+1)&g;
f=i+h*12;if(RH(f+10)==j){goto B9;}goto B2;B7:c=0;h=b;B2:WW(a+4,h);WW(a,c);G0=e+32;}
static void F22(U a,U b,U c){U d=0,e=0,f=0;d=RW(a+8);if(b<d){b=RW(a+4)+(b<<5);d=RB(b+31);if(d==255){
e=RW(a+20);d=RW(b+8);b=RW(b);if(d<b){goto B1;}if(e<d){goto B1;}f=RW(a+16);e=d-b;a=RW(c+8);
if(e>RW(c)-a){F12(c,a,e);a=RW(c+8);goto B2;}if(d==b){goto B3;}B2:F11(RW(c+4)+a,f+b,e);
B3:WW(c+8,a+e);return;}a=RW(c+8);e=a+d;if(RW(c)-a<=31){F12(c,a,32);a=RW(c+8);}d=RW(c+4)+a;
WL(d,RL(b));WL(d+8,RL(b+8));WL(d+16,RL(b+16));WL(d+24,RL(b+24));b=a+32;WW(c+8,e<b?e:b);return;}
abort();B1:abort();}
static void F23(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F24(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i>=h-d){o=F24(b);switch(o&255){case 0:goto B23;case 2:goto B6;default:goto B24;}
B23:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){d=RW(b+60)+d;goto B25;}}
abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);WW(a,d);return;B11:abort();}
static U F24(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;F11(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);if(e<c+32768){o=e<<1;
o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F12(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);}m=o-1;
p=F18(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);B16:if(e>=c){
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B11;}c=2;goto B1;}abort();
B11:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B12;}}if(!(l&1)){goto B13;}
goto B14;B12:if(c>e){goto B15;}m=0;if(c<=3){q=Compare(g,32872,c);if(!q){goto B16;}}B13:if(c>e){
goto B17;}if(c<3){goto B14;}q=Compare(32872,g,3);if(q){goto B14;}c=c-3;F11(g,g+3,c);WW(a+36,c);
goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);c=m^1;B1:G0=b+16;return c;}
static void F25(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static void F27(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,o=0,p=0,u=0,v=0,w=0,x=0,
y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0;L k=0,q=0,r=0,s=0,t=0;a=G0-336;G0=a;WL(a+96,1);WL(a+88,0);
WW(a+112,0);WL(a+104,4294967296ull);WW(a+76,32876);WL(a+48,0);WH(a+116,0);WL(a+80,0);WL(a+56,0);
WL(a+64,0);WW(a+72,a+335);b=RW(32948);if(!b){c=RW(33028);b=RW(33024);if(c-b<8192){e1=Grow(1);
d=e1<<16;WW(33028,d+65536);b=d==c?b:d;}WW(33024,b+8192);if(b){goto B1;}goto B2;}WW(32948,RW(b));
B1:e=a+92;b=F18(b,0,6144);WL(a+164,17179869184ull);WH(a+160,1);WW(a+152,512);WW(a+148,b);
WW(a+144,512);WL(a+132,4294967296ull);WL(a+120,4294967296ull);f=a+256+60;g=a+176+16;h=a+120+24;
i=a+120+44;B114:WL(a+48,RL(a+48)+1);F23(a+40,a+48);c=RW(a+40);if(!c){goto B3;}b=RW(a+44);if(b!=0){
if(b!=1){if((RB(c)&255)==48){goto B4;}}j=0;B6:if(!b){goto B5;}d=(RB(c)-48)&255;if(d>9){goto B4;}
k=(L)j*10;if((U)(k>>32)){goto B4;}c=c+1;b=b-1;l=(U)k;j=l+d;if(j>=l){goto B6;}goto B4;B5:switch(j){
case 0:goto B3;case 1:goto B4;default:goto B7;}B7:WW(a+156,0);WW(a+140,0);WW(a+128,0);b=RH(a+160)+1;
WH(a+160,b);if((b&65535)!=b){b=RW(a+152);if(b!=0){b=b*12;F18(RW(a+148),0,b-(b-12)%12);}WH(a+160,1);}
m=0;WW(a+172,0);n=0;B29:o=RW(a+112);b=RW(a+80);c=RW(a+84);if(b<c){l=b>o?b:o;p=RW(a+108);
B10:if(l==b){goto B8;}d=RB(p+b);if(d-9>=5){if(d!=32){goto B9;}}b=b+1;if(c!=b){goto B10;}b=c;
B9:WW(a+80,b);}WW(a+88,b);if(c<=o){if(c>=b){goto B11;}}abort();B8:abort();B11:c=c-b;if(c>=32){
p=RW(a+108)+b;k=RL(p+8);q=RL(p);r=RL(p+16);s=RL(p+24);
d=((U)((((((k+16059518370053021407ull)&(k^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>48)&65280)|(U)((((((q+16059518370053021407ull)&(q^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((r+16059518370053021407ull)&(r^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>40)&16711680)|((U)((((((
s+16059518370053021407ull)&(s^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>32)&4278190080u);if(d!=0){d=Ctz(d);if(d>=c){goto B12;}c=RB(p+d);if(c-9>=5){
if(c!=32){goto B13;}}c=d+b;WW(a+80,c);if(c<d){goto B14;}if(c>o){goto B14;}
s=(RL(32864u-d)&s)|((L)d<<56);q=RL(32840u-d)&q;t=RL(32848u-d)&k;r=RL(32856u-d)&r;goto B15;}}
B13:F23(a+32,a+48);p=RW(a+32);if(!p){goto B3;}d=RW(a+36);s=0;WL(a+248,0);WL(a+240,0);WL(a+232,0);
WL(a+224,0);r=0;t=0;q=0;if(d>31){goto B15;}F11(a+224,p,d);WB(a+255,d);r=RL(a+240);t=RL(a+232);
q=RL(a+224);s=RL(a+248);goto B15;B12:abort();B14:abort();B15:WL(a+288,s);WL(a+280,r);WL(a+272,t);
WL(a+264,q);WW(a+260,d);WW(a+256,p);if(d!=0){u=s!=0;if(!u){if(d<=7){c=d&3;if(d>=4){goto B16;}k=1;
b=0;goto B17;}l=p+d-8;if(!l){c=d&3;goto B16;}k=(L)d;c=d-8;if((c&8)!=0){c=d;b=p;goto B18;}
k=RotlL((RL(p)^k)*11400714819323198485ull,32);if(c<8){goto B19;}b=p+8;
B18:B20:k=RotlL((RL(b+8)^RotlL((RL(b)^k)*11400714819323198485ull,32))*11400714819323198485ull,32);
b=b+16;c=c-16;if(c>=8){goto B20;}B19:k=RL(l)^k;goto B21;}
k=((t>>32)^t)*15485907386658061715ull+((q>>32)^q)*11400714819323198485ull+((r>>32)^r)*
11562461410679940143ull+((s>>32)^s)*10285213230658275043ull;k=(k>>32)^k;goto B22;B16:b=(d-4)>>2;
if(!b){k=1;b=0;goto B23;}b=b+1;v=b&1;l=b&2147483646;b=4294967288u;B24:o=b;b=o+8;l=l-2;if(l){
goto B24;}b=p+b;k=((((((L)RB(b)<<24)|((L)RB(b+1)<<16)|((L)RB(b+2)<<8)|(L)RB(b+3))<<16)|((L)RB(b+4)
<<8)|(L)RB(b+5))<<16)|((L)RB(b+6)<<8)|(L)RB(b+7);if(!v){goto B25;}b=o+16;B23:b=p+b;
k=(((k<<16)|((L)RB(b)<<8)|(L)RB(b+1))<<16)|((L)RB(b+2)<<8)|(L)RB(b+3);B25:if(!c){goto B21;}
b=d&4294967292u;B17:b=p+b;B26:k=(k<<8)|(L)RB(b);b=b+1;c=c-1;if(c){goto B26;}
B21:k=((k>>30)^k)*13787848793156543929ull;k=((k>>27)^k)*10723151780598845931ull;k=(k>>31)^k;
B22:F19(a+24,a+120,a+256,k);if(RW(a+24)==1){b=RW(a+28);c=RW(a+152);if(b>=c){goto B27;}
b=RW(a+148)+b*12;WH(b+10,RH(a+160));WH(b+8,(U)(k>>32));WW(b+4,m);WW(b,(U)k);b=RW(a+156)+1;
WW(a+156,b);if(b<<1>c){F15(h);}if(!u){b=RW(a+140);c=b;if(d>RW(a+132)-b){F12(a+120+12,b,d);
c=RW(a+140);}q=(L)b;F11(RW(a+136)+c,p,d);b=c+d;WW(a+140,b);t=(L)b;s=18374686479671623680ull;r=0;}
c=RW(a+128);if(c==RW(a+120)){F5(a+120);}b=RW(a+124)+(c<<5);WL(b+24,s);WL(b+16,r);WL(b+8,t);WL(b,q);
m=c+1;WW(a+128,m);n=n+1;if(n==j){goto B28;}goto B29;}}b=RW(a+88);c=RW(a+112);if(b>c){goto B30;}
if(!b){goto B3;}B31:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B31;}goto B3;B27:abort();B30:abort();
B28:if(j>=2){n=1;B57:WL(a+216,0);n=n+1;m=0;B55:o=RW(a+112);b=RW(a+80);c=RW(a+84);if(b<c){l=b>o?b:o;
p=RW(a+108);B34:if(l==b){goto B32;}d=RB(p+b);if(d-9>=5){if(d!=32){goto B33;}}b=b+1;if(c!=b){
goto B34;}b=c;B33:WW(a+80,b);}WW(a+88,b);if(c<=o){if(c>=b){goto B35;}}abort();B32:abort();B35:d=c-b;
if(d>=32){c=RW(a+108)+b;q=RL(c+8);s=RL(c);t=RL(c+16);k=RL(c+24);
l=((U)((((((q+16059518370053021407ull)&(q^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>48)&65280)|(U)((((((s+16059518370053021407ull)&(s^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((t+16059518370053021407ull)&(t^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>40)&16711680)|((U)((((((
k+16059518370053021407ull)&(k^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>32)&4278190080u);if(l!=0){l=Ctz(l);if(l>=d){goto B36;}d=RB(c+l);if(d-9>=5){
if(d!=32){goto B37;}}d=l+b;WW(a+80,d);if(d<l){goto B38;}if(d>o){goto B38;}
k=(RL(32864u-l)&k)|((L)l<<56);s=RL(32840u-l)&s;q=RL(32848u-l)&q;t=RL(32856u-l)&t;goto B39;}}
B37:F23(a+16,a+48);c=RW(a+16);if(!c){goto B3;}l=RW(a+20);k=0;WL(a+248,0);WL(a+240,0);WL(a+232,0);
WL(a+224,0);t=0;q=0;s=0;if(l<=31){F11(a+224,c,l);WB(a+255,l);t=RL(a+240);q=RL(a+232);s=RL(a+224);
k=RL(a+248);}B39:WL(a+288,k);WL(a+280,t);WL(a+272,q);WL(a+264,s);WW(a+260,l);WW(a+256,c);if(!l){
goto B40;}if(k==0){if(l<=7){d=l&3;if(l>=4){goto B41;}k=1;b=0;goto B42;}d=c+l-8;if(!d){d=l&3;
goto B41;}k=(L)l;b=l-8;if((b&8)!=0){b=l;goto B43;}k=RotlL((RL(c)^k)*11400714819323198485ull,32);
if(b<8){goto B44;}c=c+8;B43:B45:k=RotlL((RL(c+8)^RotlL((RL(c)^k)*11400714819323198485ull,32))*
11400714819323198485ull,32);c=c+16;b=b-16;if(b>=8){goto B45;}B44:k=RL(d)^k;goto B46;}
k=((q>>32)^q)*15485907386658061715ull+((s>>32)^s)*11400714819323198485ull+((t>>32)^t)*
11562461410679940143ull+((k>>32)^k)*10285213230658275043ull;k=(k>>32)^k;goto B47;B36:abort();
B38:abort();B41:b=(l-4)>>2;if(!b){k=1;b=0;goto B48;}b=b+1;u=b&1;p=b&2147483646;b=4294967288u;
B49:o=b;b=o+8;p=p-2;if(p){goto B49;}b=c+b;k=((((((L)RB(b)<<24)|((L)RB(b+1)<<16)|((L)RB(b+2)<<8)|(L)
RB(b+3))<<16)|((L)RB(b+4)<<8)|(L)RB(b+5))<<16)|((L)RB(b+6)<<8)|(L)RB(b+7);if(!u){goto B50;}b=o+16;
B48:b=c+b;k=(((k<<16)|((L)RB(b)<<8)|(L)RB(b+1))<<16)|((L)RB(b+2)<<8)|(L)RB(b+3);B50:if(!d){goto B46;
}b=l&4294967292u;B42:b=c+b;B51:k=(k<<8)|(L)RB(b);b=b+1;d=d-1;if(d){goto B51;}
B46:k=((k>>30)^k)*13787848793156543929ull;k=((k>>27)^k)*10723151780598845931ull;k=(k>>31)^k;
B47:F19(a+8,a+120,a+256,k);if(RW(a+8)!=1){goto B52;}B40:b=RW(a+88);c=RW(a+112);if(b>c){goto B53;}
if(!b){goto B3;}B54:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B54;}goto B3;B52:WW(a+216+m,RW(a+12));
b=m+4;m=b;if(b!=8){goto B55;}if(RW(a+216)==RW(a+220)){goto B56;}k=RL(a+216);b=RW(a+172);
if(b==RW(a+164)){F8(i);}WL(RW(a+168)+(b<<3),k);WW(a+172,b+1);if(n!=j){goto B57;}m=RW(a+128);}
if(m<65537){goto B58;}b=RW(32948);if(b){goto B59;}c=RW(33028);b=RW(33024);if(c-b<8192){e1=Grow(1);
d=e1<<16;WW(33028,d+65536);b=d==c?b:d;}WW(33024,b+8192);if(!b){goto B2;}goto B60;B56:b=RW(a+112);
c=RW(a+80);d=RW(a+88);if(c<d){goto B61;}if(c>b){goto B61;}F25(g,a+48);goto B3;B59:WW(32948,RW(b));
B60:b=F18(b,0,6144);c=RW(a+144);if(c!=0){d=RW(a+148);c=((0u-Clz((c*12-1)|15))&31)<<2;
WW(d,RW(c+32896));WW(c+32896,d);}WH(a+160,1);WL(a+152,512);WW(a+148,b);WW(a+144,512);
B58:l=RW(a+172);m=l<<3;u=RW(a+168);if(!l){o=4;goto B62;}c=(0u-Clz((m-1)|15))&31;b=c<<2;
o=RW(b+32896);if(!o){d=RW(33028);o=RW(33024);b=1u<<(c&31);if(d-o<b){j=b+65535;e1=Grow(j>>16);
c=e1<<16;WW(33028,c+(j&4294901760u));o=c==d?o:c;}WW(33024,o+b);if(!o){goto B2;}goto B63;}
WW(b+32896,RW(o));B63:b=o;if(l!=1){d=l-1;c=d&7;b=o;if(l>=9){d=d&4294967288u;b=o;B64:WW(b,0);
WB(b+60,0);WW(b+56,0);WB(b+52,0);WW(b+48,0);WB(b+44,0);WW(b+40,0);WB(b+36,0);WW(b+32,0);WB(b+28,0);
WW(b+24,0);WB(b+20,0);WW(b+16,0);WB(b+12,0);WW(b+8,0);WB(b+4,0);b=b+64;d=d-8;if(d){goto B64;}if(!c){
goto B65;}}B66:WW(b,0);WB(b+4,0);b=b+8;c=c-1;if(c){goto B66;}}B65:WB(b+4,0);WW(b,0);B62:p=l+1;
v=p<<2;w=(0u-Clz((v-1)|15))&31;b=w<<2;x=b+32896;y=RW(b+32896);if(!y){c=RW(33028);y=RW(33024);
b=1u<<(w&31);if(c-y<b){j=b+65535;e1=Grow(j>>16);d=e1<<16;WW(33028,d+(j&4294901760u));y=d==c?y:d;}
WW(33024,y+b);if(!y){goto B2;}goto B67;}WW(x,RW(y));B67:j=F18(y,0,v);b=RW(x);if(!b){d=RW(33028);
b=RW(33024);c=1u<<(w&31);if(d-b<c){z=c+65535;e1=Grow(z>>16);n=e1<<16;WW(33028,n+(z&4294901760u));
b=n==d?b:n;}WW(33024,b+c);if(!b){goto B2;}goto B68;}WW(x,RW(b));B68:n=F18(b,0,v);if(l!=0){z=u+m;c=0;
b=u;B70:d=RW(b);if(d>l){goto B69;}d=d<<2;m=j+d;WW(m,RW(m)+1);d=n+d;WW(d,RW(d)^c);d=RW(b+4);if(d>l){
goto B69;}d=d<<2;m=j+d;WW(m,RW(m)+1);d=n+d;WW(d,RW(d)^c);c=c+1;b=b+8;if(b!=z){goto B70;}}c=0;
WW(a+184,0);WL(a+176,17179869184ull);z=4;m=0;b=0;d=0;B71:if(RW(j+c)==1){if(m==RW(a+176)){F10(a+176);
z=RW(a+180);}WW(z+(m<<2),b);m=m+1;WW(a+184,m);}d=d^b;b=b+1;c=c+4;if(v!=c){goto B71;}b=RW(x);if(!b){
m=RW(33028);b=RW(33024);c=1u<<(w&31);if(m-b<c){z=c+65535;e1=Grow(z>>16);v=e1<<16;
WW(33028,v+(z&4294901760u));b=v==m?b:v;}WW(33024,b+c);if(!b){goto B2;}goto B72;}WW(x,RW(b));B72:c=b;
if(l!=0){c=l<<2;e1=F18(b,255,c);c=e1+c;}WW(c,4294967295u);WL(f,RL(a+176));WW(f+8,RW(a+184));
WW(a+312,p);WW(a+308,b);WW(a+304,p);WW(a+300,p);WW(a+296,n);WW(a+292,p);WW(a+288,p);WW(a+284,j);
WW(a+280,p);WW(a+276,0);WL(a+268,17179869184ull);WW(a+264,l);WW(a+260,o);WW(a+256,l);WW(a+328,d);
if(!l){b=28;x=0;k=RL(a+272);p=0;a1=0;goto B73;}B90:b=RW(a+324);if(p!=2){m=RW(a+320);goto B74;}
m=RW(a+320);if(b==2){b=RW(m);c=RW(a+300);if(b<c){b=RW(RW(a+296)+(b<<2));if(b>=l){goto B75;}
WW(m,RW(u+(b<<3)));b=1;goto B74;}abort();B75:abort();}B74:WL(a+320,4);b1=RW(a+316);WW(a+316,0);
if(!b){c=0;WW(a+184,0);WL(a+176,17179869184ull);v=4;c1=RW(a+328);goto B76;}z=b<<2;x=m+z;c=0;
y=RW(a+308);n=RW(a+312);v=RW(a+296);o=RW(a+300);B80:d=RW(m+c);if(d>=o){goto B77;}b=RW(v+(d<<2));
if(b>=l){goto B78;}j=u+(b<<3);d=RW(j)^RW(j+4)^d;if(d>=n){goto B79;}d=y+(d<<2);e1=d;d=RW(d);
WW(e1,d<b?d:b);c=c+4;if(z!=c){goto B80;}c=0;WW(a+184,0);WL(a+176,17179869184ull);v=4;c1=RW(a+328);
b=m;B85:j=RW(b);d=RW(a+300);if(j>=d){goto B81;}d=RW(RW(a+296)+(j<<2));if(d>=l){goto B82;}
o=RW(a+264);if(d<o){b=b+4;o=d<<3;n=RW(a+260)+o;if(!RW(n)){o=u+o;z=RW(o);y=RW(o+4)^z;o=y^j;
w=RW(a+312);if(o>=w){goto B83;}if(RW(RW(a+308)+(o<<2))==d){goto B84;}if(c==RW(a+316)){F10(f);
v=RW(a+320);}WW(v+(c<<2),j);c=c+1;WW(a+324,c);}if(b==x){goto B76;}goto B85;}abort();
B84:WB(n+4,j==z);WW(n,RW(a+276)+1);WW(a+328,RW(a+328)^j);d=RW(a+184);if(d==RW(a+176)){F10(a+176);}
c1=y^c1;WW(RW(a+180)+(d<<2),o);WW(a+184,d+1);if(b==x){goto B76;}goto B85;B77:abort();B78:abort();
B81:abort();B82:abort();B83:abort();B79:abort();B76:if(b1!=0){b=((0u-Clz(((b1<<2)-1)|15))&31)<<2;
WW(m,RW(b+32896));WW(b+32896,m);}z=RW(a+180);x=RW(a+184);if(x!=0){o=x<<2;d=z;B88:b=RW(d);
j=RW(a+312);if(b<j){j=b<<2;m=RW(a+308)+j;n=RW(m);WW(m,4294967295u);m=RW(a+300);if(b>=m){goto B86;}
m=RW(a+296)+j;WW(m,RW(m)^n);m=RW(a+288);if(b<m){goto B87;}abort();}abort();B86:abort();
B87:j=RW(a+284)+j;e1=j;j=RW(j)-1;WW(e1,j);if(j==1){if(c==RW(a+316)){F10(f);v=RW(a+320);}
WW(v+(c<<2),b);c=c+1;WW(a+324,c);}d=d+4;o=o-4;if(o){goto B88;}}b=RW(a+276);if(b==RW(a+268)){
F9(a+256+12);}c=RW(a+272)+b*12;WW(c+8,x);WW(c+4,c1);WW(c,p&1);o=b+1;WW(a+276,o);b=RW(a+176);
if(b!=0){b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(z,RW(b+32896));WW(b+32896,z);}if(x<p>>1){goto B89;}
p=p-x;if(p>1){goto B90;}k=RL(a+272);x=RW(a+268);p=RW(a+264);o=RW(a+260);a1=RW(a+256);b=RW(a+280);
if(!b){goto B91;}b=Clz(((b<<2)-1)|15);y=RW(a+284);B73:b=((0u-b)&31)<<2;WW(y,RW(b+32896));
WW(b+32896,y);B91:b=RW(a+292);if(b!=0){c=RW(a+296);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+304);if(b!=0){c=RW(a+308);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+316);if(b){goto B92;}goto B93;B89:b=RW(a+256);if(b!=0){
c=RW(a+260);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+268);if(b!=0){
c=RW(a+272);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+280);if(b!=0){
c=RW(a+284);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+292);if(b!=0){
c=RW(a+296);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+304);if(b!=0){
c=RW(a+308);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}a1=2147483648u;
b=RW(a+316);if(!b){goto B94;}B92:c=RW(a+320);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32896));
WW(b+32896,c);B93:if(a1!=2147483648u){goto B95;}B94:b=RW(a+88);c=RW(a+112);if(b<=c){goto B3;}
abort();B95:s=k>>32;j=(U)s;y=j+1;c=y<<2;d=(0u-Clz((c-1)|15))&31;b=d<<2;v=b+32896;b=RW(b+32896);
if(!b){l=RW(33028);b=RW(33024);d=1u<<(d&31);if(l-b<d){n=d+65535;e1=Grow(n>>16);m=e1<<16;
WW(33028,m+(n&4294901760u));b=m==l?b:m;}WW(33024,b+d);if(!b){goto B2;}goto B96;}WW(v,RW(b));
B96:c1=(U)k;n=F18(b,0,c);z=j*12;if(s!=0){c=c1+8;b=0;d=n;l=z;B98:m=b+1;if(j==b){goto B97;}b=d+4;
WW(b,RW(c)+RW(d));c=c+12;d=b;b=m;l=l-12;if(l){goto B98;}}d1=p<<2;if(!p){b1=4;goto B99;}
c=(0u-Clz((d1-1)|15))&31;b=c<<2;b1=RW(b+32896);if(!b1){d=RW(33028);b1=RW(33024);b=1u<<(c&31);
if(d-b1<b){l=b+65535;e1=Grow(l>>16);c=e1<<16;WW(33028,c+(l&4294901760u));b1=c==d?b1:c;}
WW(33024,b1+b);if(!b1){goto B2;}goto B100;}WW(b+32896,RW(b1));B100:c=0;u=F18(b1,0,d1);l=p<<3;b=o;
B103:d=RW(b)-1;if(d>j){goto B101;}d=n+(d<<2);m=RW(d);if(m>=p){goto B102;}b=b+8;WW(u+(m<<2),c);
WW(d,RW(d)+1);c=c+1;l=l-8;if(l){goto B103;}B99:WW(n,RW(v));WW(v,n);if(s==0){m=0;c=RW(a+100);
goto B104;}w=c1+z;l=0;t=0;c=RW(a+100);u=RW(a+168);n=RW(a+172);v=c1;m=0;B113:if(RW(a+92)-c<=6){
F12(a+48+44,c,7);c=RW(a+100);}y=v+12;b=0;d=RW(a+96)+c;WW(d,RW(32768));WW(d+3,RW(32771));j=c+7;
WW(a+100,j);WW(a+272,0);WL(a+264,0);WL(a+256,0);t=t+1;k=t;B107:if(b+19>19){goto B105;}c=a+256+b;
d=c+19;s=k/10;WB(d,(U)(s*246+k)|48);if(k<10){goto B106;}q=k/100;WB(c+18,(U)(q*246+s)|48);b=b-2;
c=k<100;k=q;if(!c){goto B107;}c=b+21;d=a+256+b+20;goto B108;B105:abort();B106:c=b+20;B108:b=21u-c;
if(b>RW(a+92)-j){F12(a+48+44,j,b);j=RW(a+100);}F11(RW(a+96)+j,d,b);b=j+b;WW(a+100,b);
if(b==RW(a+92)){F28(a+48+44);}WB(RW(a+96)+b,10);c=b+1;WW(a+100,c);b=RW(v+8);z=b+l;if(z<b){goto B109;
}if(z>p){goto B109;}if(b!=0){d=b<<2;b=b1+(l<<2);B112:c=RW(b);if(c>=n){goto B110;}if(c>=p){goto B111;
}c=c<<3;j=u+c;l=RW(j+4);j=RW(j);c=RB(o+c+4);m=c?l:j;F22(a+120,m,e);j=c?j:l;c=RW(a+100);
if(RW(a+92)-c<=8){F12(a+48+44,c,9);c=RW(a+100);}l=RW(a+96)+c;WL(l,RL(32775));WB(l+8,RB(32783));
WW(a+100,c+9);F22(a+120,j,e);c=RW(a+100);if(c==RW(a+92)){F28(a+48+44);}b=b+4;WB(RW(a+96)+c,10);
c=c+1;WW(a+100,c);d=d-4;if(d){goto B112;}}if(RW(v)!=0){F22(a+120,RW(v+4),e);b=RW(a+100);
if(RW(a+92)-b<=23){F12(a+48+44,b,24);b=RW(a+100);}c=RW(a+96)+b;WL(c,RL(32784));WL(c+8,RL(32792));
WL(c+16,RL(32800));c=b+24;WW(a+100,c);}l=z;v=y;if(y==w){goto B104;}goto B113;B101:abort();
B102:abort();B109:abort();B110:abort();B111:abort();B97:abort();B69:abort();B61:abort();B53:abort();
B104:if(RW(a+92)-c<=7){F12(a+48+44,c,8);c=RW(a+100);}WL(RW(a+96)+c,2322294337832905047ull);
WW(a+100,c+8);F22(a+120,m,e);b=RW(a+100);if(RW(a+92)-b<=1){F12(a+48+44,b,2);b=RW(a+100);}
WH(RW(a+96)+b,2570);WW(a+100,b+2);if(p!=0){b=((0u-Clz((d1-1)|15))&31)<<2;WW(b1,RW(b+32896));
WW(b+32896,b1);}if(a1!=0){b=((0u-Clz(((a1<<3)-1)|15))&31)<<2;WW(o,RW(b+32896));WW(b+32896,o);}
if(!x){goto B114;}b=((0u-Clz((x*12-1)|15))&31)<<2;WW(c1,RW(b+32896));WW(b+32896,c1);goto B114;}
B4:d=RW(a+112);c=RW(a+80);b=RW(a+88);if(c<b){goto B115;}if(c>d){goto B115;}if(c!=b){if(b!=0){
B116:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B116;}}}B3:b=RW(a+120);if(b!=0){c=RW(a+124);
b=((0u-Clz((b<<5)-1))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+132);if(b!=0){c=RW(a+136);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+144);if(b!=0){c=RW(a+148);
b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+164);if(b!=0){c=RW(a+168);
b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+100);if(b!=0){
((U(*)(U,U,U))T[RW(RW(a+76)+16)])(RW(a+72),RW(a+96),b);}b=RW(a+92);if(b!=0){c=RW(a+96);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}b=RW(a+104);if(b!=0){c=RW(a+108);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);}G0=a+336;return;B115:abort();
B2:abort();}
static void F28(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F29(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F29(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32896);if(e){goto B2;}h=RW(33028);e=RW(33024);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33028,f+(i&4294901760u));e=f==h?e:f;}
WW(33024,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32896);if(!e){
g=RW(33028);e=RW(33024);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33028,c+(f&4294901760u));e=c==g?e:c;}WW(33024,e+b);goto B5;}WW(b+32896,RW(e));goto B6;
B2:WW(g+32896,RW(e));B4:F11(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32896));WW(b+32896,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",72);
memcpy(M+32872,"\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",24);
F27();return 0;}
