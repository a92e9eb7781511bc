/* Number Game (POJ 1143)
 * Generated: the Rust program that `judge export number-game` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 7a6395274916b310 */
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

/* Rotate left. */
static U Rotl(U v, U n) { return v << (n & 31) | v >> ((32 - n) & 31); }

static U G0=32768;
static void F5(U a);
static void F6(U a,U b,U c,U d,U e,U f);
static void F7(U a,U b);
static U F8(U a,U b,U c);
static void F9(U a,U b,U c);
static void F10(U a,U b,U c,U d);
static U F11(U a,U b,U c);
static void F12(U a,U b);
static void F13(U a,U b);
static void F15(U a,U b);
static void F16(U a);
static U F18(U a);
static L F19(U a);
static U F20(U a,U b);
static U F22(U a,U b,U c);
static void F23(void);
static void F26(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11,(Any)F19};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,16);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32856);if(h){goto B2;}l=RW(32988);h=RW(32984);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32988,j+(m&4294901760u));h=j==l?h:j;}WW(32984,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32856);if(!h){
b=RW(32988);h=RW(32984);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32988,c+(k&4294901760u));h=c==b?h:c;}WW(32984,h+f);goto B6;}WW(f+32856,RW(h));goto B5;
B2:WW(k+32856,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32856));
WW(f+32856,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a,U b){U c=0,d=0,e=0,f=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,s=0;L g=0,h=0,i=0,r=0;
c=G0-16;G0=c;F13(c+8,b);d=0;e=RW(c+8);switch(e){case 0:goto B1;case 2:goto B2;default:goto B3;}
B3:d=RW(c+12);if(!d){goto B4;}if(d<=19){goto B5;}B1:e=RW(b+64);d=RW(b+32);f=RW(b+40);if(d<f){
goto B6;}if(d>e){goto B6;}if(d==f){goto B4;}g=RL(b+16);if(!f){h=1;i=1;goto B7;}h=0;j=f;k=RW(b+60);
l=k;B11:m=j<255?j:255u;n=m&3;o=0;e=0;if(j>=4){e=0;d=l;o=m&252;p=o;
B8:e=e+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;p=p-4;if(p){goto B8;}
if(!n){goto B9;}}d=l+o;B10:e=e+(U)(RB(d)==10);d=d+1;n=n-1;if(n){goto B10;}B9:l=l+m;h=h+((L)e&255);
j=j-m;if(j){goto B11;}d=k-1;e=0;goto B12;B5:if(e!=1){goto B4;}e=0;B28:F13(c,b);switch(RW(c)){
case 0:goto B13;case 2:goto B14;default:goto B15;}B14:WW(a,0);goto B16;B15:k=RW(c+4);if(k-2<19){
goto B17;}B13:d=RW(b+64);e=RW(b+32);f=RW(b+40);if(e>=f){if(e<=d){q=0;goto B18;}}abort();
B17:n=1u<<(k&31);if(!(n&e)){goto B19;}d=RW(b+64);f=RW(b+40);q=1;B18:if(f<=d){g=RL(b+16);if(!f){h=1;
r=1;goto B20;}h=0;j=f;s=RW(b+60);l=s;B25:m=j<255?j:255u;n=m&3;o=0;e=0;if(j>=4){e=0;d=l;o=m&252;p=o;
B21:e=e+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;p=p-4;if(p){
goto B21;}if(!n){goto B22;}}d=l+o;B23:e=e+(U)(RB(d)==10);d=d+1;n=n-1;if(n){goto B23;}B22:l=l+m;
h=h+((L)e&255);j=j-m;if(!j){goto B24;}goto B25;}abort();B24:d=s-1;e=0;B27:if(RB(d+f)==10){goto B26;}
d=d-1;e=e+1;if(f!=e){goto B27;}e=f;B26:g=!h?g:0ull;r=h+1;h=(L)e+1;B20:WW(a+8,k);WW(a+4,q);WW(a,1);
WL(a+32,g+h);WL(a+16,RL(b));WL(a+24,RL(b+8)+r);goto B16;B19:e=n|e;d=d-1;if(d){goto B28;}WW(a+8,e);
WL(a,4294967298ull);goto B16;B6:abort();B4:WL(a,2);goto B16;B12:B30:if(RB(d+f)==10){goto B29;}d=d-1;
e=e+1;if(f!=e){goto B30;}e=f;B29:g=!h?g:0ull;i=h+1;h=(L)e+1;B7:r=g+h;h=RL(b+8)+i;g=RL(b);d=1;
B2:WL(a+32,r);WL(a+24,h);WL(a+16,g);WW(a+4,0);WW(a,d);B16:G0=c+16;}
static void F13(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F18(b);switch(o&255){case 0:goto B5;
case 2:goto B6;default:goto B7;}}B5:i=0;B23:g=RW(b+64);d=RW(b+32);h=RW(b+36);if(d<h){f=d>g?d:g;
c=RW(b+60);B10:if(f!=d){e=RB(c+d);if(e-9<5){goto B8;}if(e==32){goto B8;}goto B9;}abort();B8:d=d+1;
WW(b+32,d);if(h!=d){goto B10;}d=h;}B9:if(h>g){goto B11;}if(h<d){goto B11;}e=h-d;if(e<i){goto B12;}
f=e-i;j=RW(b+60);k=j+d+i;e=0;B27:c=k+e;l=f-e;if(l>=8){m=RL(c);
m=(m^18446744073709551615ull)&(m+16059518370053021407ull)&9259542123273814144ull;if(m==0){e=e+8;
goto B13;}c=((U)CtzL(m)>>3)+e;if(c>=f){goto B14;}e=RB(k+c)-9;if(e<=23){if((1u<<(e&31))&8388639){
goto B15;}}e=c+1;goto B13;}k=0;if(f!=e){n=h-(d+i+e);k=0;B17:f=RB(c+k)-9;if(f<=23){
if((1u<<(f&31))&8388639){goto B16;}}k=k+1;if(n!=k){goto B17;}k=l;}B16:c=k+e;B15:if(h<=d){goto B18;}
B20:if(g!=d){e=RB(j+d);if(e-9<5){goto B19;}if(e==32){goto B19;}goto B18;}abort();B19:d=d+1;
WW(b+32,d);if(h!=d){goto B20;}WW(b+40,h);d=h;goto B21;B14:abort();B18:WW(b+40,d);if(h<d){goto B11;}
B21:i=c+i;if(i<=65536){if(i>=h-d){o=F18(b);switch(o&255){case 0:goto B22;case 2:goto B6;
default:goto B23;}B22:g=RW(b+64);d=RW(b+32);}}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){e=0;
if(!i){goto B24;}b=RW(b+60)+d;if(i!=1){if((RB(b)&255)==48){goto B25;}}h=0;B26:d=h;if(!i){e=1;
goto B25;}e=0;h=(RB(b)-48)&255;if(h>9){goto B25;}m=(L)d*10;if((U)(m>>32)){goto B25;}b=b+1;i=i-1;
f=(U)m;h=f+h;if(h>=f){goto B26;}goto B25;}}abort();B13:if(e<=f){goto B27;}abort();B12:abort();
B6:e=2;B24:B25:WW(a+4,d);WW(a,e);return;B11:abort();}
static void F15(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0;L j=0,m=0,n=0;c=G0-48;G0=c;
WW(c+20,0);WL(c+12,4294967296ull);if(!b){F9(c+12,0,25);d=RW(c+16);e=RW(c+20);f=d+e;WL(f,RL(32779));
WL(f+8,RL(32787));WL(f+16,RL(32795));WB(f+24,RB(32803));g=e+25;WW(c+20,g);goto B1;}F9(c+12,0,23);
d=RW(c+16);e=RW(c+20);f=d+e;WL(f,RL(32804));WL(f+8,RL(32812));WL(f+15,RL(32819));g=e+23;WW(c+20,g);
h=b&1048576;e=2;B2:f=e;i=f==20;if(!i){e=f+1;if(!((b>>(f&31))&1)){goto B2;}j=(L)f;goto B3;}if(!h){
goto B1;}e=20;j=20;B3:if(g==RW(c+12)){F16(c+12);d=RW(c+16);}WB(d+g,32);k=g+1;WW(c+20,k);f=0;
WW(c+40,0);WL(c+32,0);WL(c+24,0);B6:if(f+19>19){goto B4;}g=c+24+f;l=g+19;m=j/10;
WB(l,(U)(m*246+j)|48);if(j<10){goto B5;}n=j/100;WB(g+18,(U)(n*246+m)|48);f=f-2;g=j<100;j=n;if(!g){
goto B6;}g=f+21;l=c+24+f+20;goto B7;B4:abort();B5:g=f+20;B7:f=21u-g;if(f>RW(c+12)-k){F9(c+12,k,f);
k=RW(c+20);}d=RW(c+16);F8(d+k,l,f);g=k+f;WW(c+20,g);if(i){goto B1;}if(e<21){goto B2;}
B1:if(RW(c+12)-g<=1){F9(c+12,g,2);d=RW(c+16);g=RW(c+20);}WH(d+g,2570);WW(a+8,g+2);WL(a,RL(c+12));
G0=c+48;}
static void F16(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F26(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F18(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;m=F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);k=RB(a+68);
j=RW(a+24);l=RW(a+28);B16:if(e>=c){((void(*)(U,U,U,U))T[RW(l+12)])(b+8,j,m+c,e-c);if(!(RW(b+8)&1)){
goto B11;}c=2;goto B1;}abort();B11:o=RW(b+12);p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(k&1)){if(o){
goto B12;}}if(!(k&1)){goto B13;}goto B14;B12:if(c>e){goto B15;}p=0;if(c<=3){q=Compare(m,32827,c);
if(!q){goto B16;}}B13:if(c>e){goto B17;}if(c<3){goto B14;}q=Compare(32827,m,3);if(q){goto B14;}
c=c-3;F8(m,m+3,c);WW(a+36,c);goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);
c=p^1;B1:G0=b+16;return c;}
static L F19(U a){(void)a;return 11400714819323198485ull;}
static U F20(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0;c=G0-16;G0=c;d=b>>2;e=RW(a+8);if(d<e){
if(!RW(RW(a+4)+(d<<2))){f=0;g=2;B4:h=1u<<(g&31);if((h&b)!=0){i=b&(h^4294967295u);if(g!=19){e=g+2;
B2:i=(((i>>((e-g)&31))&1)?4294967295u:Rotl(4294967294u,e))&i;j=e==20;if(j){goto B1;}e=j?20u:e+1;
if(e<21){goto B2;}}B1:e=F20(a,i);i=RW(a+20);if(e>=i){goto B3;}f=(RW(RW(a+16)+(e<<4)+12)?0u:h)|f;}
g=g+1;if(g!=20){goto B4;}if((b&1048576)!=0){e=F20(a,b&4293918719u);i=RW(a+20);if(e>=i){goto B5;}
f=(RW(RW(a+16)+(e<<4)+12)?0u:1048576u)|f;}F15(c+4,f);e=RW(a+20);if(e==RW(a+12)){F5(a+12);}
i=RW(a+16)+(e<<4);WW(i+8,RW(c+12));WL(i,RL(c+4));WW(i+12,f);e=e+1;WW(a+20,e);i=RW(a+8);if(d>=i){
goto B6;}WW(RW(a+4)+(d<<2),e);e=RW(a+8);}if(d<e){goto B7;}}abort();B3:abort();B5:abort();B6:abort();
B7:e=RW(RW(a+4)+(d<<2));G0=c+16;return e-1;}
static U F22(U a,U b,U c){Fill(a,b,c);return a;}
static void F23(void){U a=0,b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,q=0;L g=0,o=0,p=0;
a=G0-144;G0=a;b=RW(32924);if(!b){c=RW(32988);b=RW(32984);if(c-b<131072){q=Grow(2);d=q<<16;
WW(32988,d+131072);b=d==c?b:d;}WW(32984,b+131072);if(b){goto B1;}goto B2;}WW(32924,RW(b));
B1:b=F22(b,0,131072);WL(a+48,1);WW(a+64,131072);WW(a+60,b);WW(a+56,131072);WW(a+28,32832);WL(a,0);
WH(a+68,0);WL(a+40,0);WL(a+32,0);WL(a+8,0);WL(a+16,0);WW(a+24,a+143);b=RW(32940);if(!b){c=RW(32988);
b=RW(32984);if(c-b<2097152){q=Grow(32);d=q<<16;WW(32988,d+2097152);b=d==c?b:d;}WW(32984,b+2097152);
if(!b){goto B2;}goto B3;}WW(32940,RW(b));B3:b=F22(b,0,2097152);WL(a+88,4);WL(a+80,524288);
WW(a+76,b);WW(a+72,524288);e=131072;f=a+44;b=0;c=0;g=0;B27:WL(a,g+1);if(b<c){h=b>e?b:e;i=RW(a+60);
B6:if(h!=b){d=RB(i+b);if(d-9<5){goto B4;}if(d==32){goto B4;}goto B5;}abort();B4:b=b+1;if(c!=b){
goto B6;}b=c;B5:WW(a+32,b);}WW(a+40,b);if(c<=e){if(c>=b){goto B7;}}abort();B7:d=c-b<60;if(!d){
j=RW(a+60)+b;h=RB(j);if(((h-49)&255)<=8){i=RB(j+1)-48;e=(i&255)<10;c=e?3u:2u;k=RB(j+c-1);if(k-9>=5){
if(k!=32){goto B8;}}h=h-48;h=e?h*10+i:h;if(((h-1)&255)<=18){l=d?0u:j;i=h&255;d=0;h=1;B12:if(c>59){
goto B9;}if(c==59){goto B10;}e=l+c;k=RB(e);if(((k-49)&255)>=9){goto B8;}m=RB(e+1)-48;n=(m&255)<10;
c=(n?3u:2u)+c;e=c-1;if(c>=61){goto B11;}e=RB(j+e);if(e-9>=5){if(e!=32){goto B8;}}e=k-48;
e=(n?e*10+m:e)&255;k=e<32?1u<<(e&31):0u;h=h&(U)(((d^4294967295u)&k&2097148)!=0);m=k|d;d=m;i=i-1;
if(i){goto B12;}if(h!=0){b=c+b;WW(a+32,b);WW(a+40,b-(U)(e>9)-2);goto B13;}}}}B8:F12(a+96,a);
if(RW(a+96)!=2){goto B14;}if(RW(a+100)!=1){goto B14;}m=RW(a+104);B13:b=m>>2;c=RW(a+80);if(b>=c){
goto B15;}if(!RW(RW(a+76)+(b<<2))){d=(m^4294967295u)&2097148;k=2;n=0;B19:if(k>=4){
if(((1u<<(k&31))&m)!=0){e=k>>1;b=2;c=n;B17:if(e==b){goto B16;}h=d>>(c&31);i=d>>(b&31);c=c-1;b=b+1;
if(!(i&h&1)){goto B17;}goto B18;B16:if((d>>(e&31))&(d>>((k-e)&31))&1){goto B18;}}}n=n+1;k=k+1;
if(k!=20){goto B19;}if((m&1048576)!=0){if(d&1024){goto B18;}if((d&2560)==2560){goto B18;}
if((d&4352)==4352){goto B18;}if((d&8320)==8320){goto B18;}if((d&16448)==16448){goto B18;}
if((d&32800)==32800){goto B18;}if((d&65552)==65552){goto B18;}if((d&262148)==262148){goto B18;}
if((d&131080)==131080){goto B18;}}}i=F20(a+72,m);g=RL(a);c=RW(a+52);if(RW(a+44)-c<=10){F9(f,c,11);
c=RW(a+52);}b=0;e=RW(a+48);d=e+c;WL(d,RL(32768));WW(d+7,RW(32775));h=c+11;WW(a+52,h);WW(a+112,0);
WL(a+104,0);WL(a+96,0);B22:if(b+19>19){goto B20;}c=a+96+b;d=c+19;o=g/10;WB(d,(U)(o*246+g)|48);
if(g<10){goto B21;}p=g/100;WB(c+18,(U)(p*246+o)|48);b=b-2;c=g<100;g=p;if(!c){goto B22;}c=b+21;
d=a+96+b+20;goto B23;B18:b=RW(a+40);c=RW(a+64);if(b<=c){goto B14;}abort();B20:abort();B21:c=b+20;
B23:b=21u-c;if(b>RW(a+44)-h){F9(f,h,b);e=RW(a+48);h=RW(a+52);}F8(e+h,d,b);b=h+b;WW(a+52,b);
c=RW(a+92);if(i>=c){goto B24;}c=RW(a+88)+(i<<4);d=RW(c+4);c=RW(c+8);if(c>RW(a+44)-b){F9(f,b,c);
e=RW(a+48);b=RW(a+52);goto B25;}if(!c){goto B26;}B25:F8(e+b,d,c);B26:WW(a+52,b+c);e=RW(a+64);
b=RW(a+32);c=RW(a+36);g=RL(a);goto B27;B14:b=RW(a+72);if(b!=0){c=RW(a+76);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32856));WW(b+32856,c);}i=RW(a+88);c=RW(a+92);if(c!=0){
b=i;B28:d=RW(b);if(d!=0){h=RW(b+4);d=((0u-Clz((d-1)|15))&31)<<2;WW(h,RW(d+32856));WW(d+32856,h);}
b=b+16;c=c-1;if(c){goto B28;}}b=RW(a+84);if(b!=0){b=((0u-Clz((b<<4)-1))&31)<<2;WW(i,RW(b+32856));
WW(b+32856,i);}b=RW(a+52);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),b);}
b=RW(a+44);if(b!=0){c=RW(a+48);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32856));WW(b+32856,c);}
b=RW(a+56);if(b!=0){c=RW(a+60);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32856));WW(b+32856,c);}
G0=a+144;return;B24:abort();B15:abort();B11:abort();B10:abort();B9:abort();B2:abort();}
static void F26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32856);if(e){goto B2;}h=RW(32988);e=RW(32984);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32988,f+(i&4294901760u));e=f==h?e:f;}
WW(32984,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32856);if(!e){
g=RW(32988);e=RW(32984);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32988,c+(f&4294901760u));e=c==g?e:c;}WW(32984,e+b);goto B5;}WW(b+32856,RW(e));goto B6;
B2:WW(g+32856,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32856));WW(b+32856,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Test Case #\12There's no winning move.\12The winning moves are:\357\273\277\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",88);
F23();return 0;}
