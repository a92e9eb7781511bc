/* Number Game (UVa 1558, ZOJ 1039)
 * Generated: the Rust program that `judge export uva1558` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: cd567b68c52c62b9 */
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
static void F13(U a);
static void F15(U a,U b);
static void F16(U a,U b);
static void F18(U a,U b);
static U F19(U a,U b);
static L F20(U a);
static U F21(U a);
static U F23(U a,U b,U c);
static void F24(void);
static void F27(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11,(Any)F20};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,16);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32912);if(h){goto B2;}l=RW(33044);h=RW(33040);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(33044,j+(m&4294901760u));h=j==l?h:j;}WW(33040,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32912);if(!h){
b=RW(33044);h=RW(33040);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(33044,c+(k&4294901760u));h=c==b?h:c;}WW(33040,h+f);goto B6;}WW(f+32912,RW(h));goto B5;
B2:WW(k+32912,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32912));
WW(f+32912,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0,j=0,k=0,l=0;L h=0,m=0,n=0;c=G0-32;G0=c;
d=a&1048576;e=2;B1:f=e;g=f==20;if(!g){e=f+1;if(!((a>>(f&31))&1)){goto B1;}h=(L)f;goto B2;}if(!d){
goto B3;}e=20;h=20;B2:f=RW(b+8);if(f==RW(b)){F13(b);}i=f+1;WW(b+8,i);j=RW(b+4);WB(j+f,32);f=0;
WW(c+24,0);WL(c+16,0);WL(c+8,0);B6:if(f+19>19){goto B4;}k=c+8+f;l=k+19;m=h/10;WB(l,(U)(m*246+h)|48);
if(h<10){goto B5;}n=h/100;WB(k+18,(U)(n*246+m)|48);f=f-2;k=h<100;h=n;if(!k){goto B6;}k=f+21;
l=c+8+f+20;goto B7;B4:abort();B5:k=f+20;B7:f=21u-k;if(f>RW(b)-i){F9(b,i,f);j=RW(b+4);i=RW(b+8);}
F8(j+i,l,f);WW(b+8,i+f);if(g){goto B3;}if(e<=20){goto B1;}B3:G0=c+32;}
static void F13(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F27(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F15(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0,j=0,k=0,l=0,m=0,n=0,q=0,r=0;L h=0,o=0,p=0,s=0;
c=G0-16;G0=c;F16(c+8,b);d=RW(c+8);if(!d){d=0;goto B1;}e=RW(c+12);if(e!=0){if(e!=1){
if((RB(d)&255)==48){goto B2;}}f=0;B4:if(!e){goto B3;}g=(RB(d)-48)&255;if(g>9){goto B2;}h=(L)f*10;
if((U)(h>>32)){goto B2;}d=d+1;e=e-1;i=(U)h;f=i+g;if(f>=i){goto B4;}goto B2;B3:if(!f){goto B5;}
if(f<=19){j=0;k=0;B21:F16(c,b);e=RW(c);if(e!=0){d=RW(c+4);if(!d){goto B6;}if(d!=1){
if((RB(e)&255)==48){goto B6;}}j=j+1;g=0;B8:l=g;if(!d){goto B7;}g=(RB(e)-48)&255;if(g>9){goto B6;}
h=(L)l*10;if((U)(h>>32)){goto B6;}e=e+1;d=d-1;i=(U)h;g=i+g;if(g>=i){goto B8;}goto B6;}WW(a,0);
goto B9;B7:if(l-2<19){goto B10;}B6:d=RW(b+64);e=RW(b+32);m=RW(b+40);if(e>=m){n=0;if(e<=d){goto B11;}
}abort();B10:d=1u<<(l&31);if(!(d&k)){goto B12;}d=RW(b+64);m=RW(b+40);n=1;B11:if(m<=d){o=RL(b+16);
if(!m){h=1;p=1;goto B13;}h=0;i=m;q=RW(b+60);k=q;B18:j=i<255?i:255u;f=j&3;r=0;e=0;if(i>=4){e=0;d=k;
r=j&252;g=r;B14:e=e+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;g=g-4;
if(g){goto B14;}if(!f){goto B15;}}d=k+r;B16:e=e+(U)(RB(d)==10);d=d+1;f=f-1;if(f){goto B16;}
B15:k=k+j;h=h+((L)e&255);i=i-j;if(!i){goto B17;}goto B18;}abort();B17:d=q-1;e=0;B20:if(RB(d+m)==10){
goto B19;}d=d-1;e=e+1;if(m!=e){goto B20;}e=m;B19:o=!h?o:0ull;p=h+1;h=(L)e+1;B13:WW(a+8,l);WW(a+4,n);
WW(a,1);WL(a+32,o+h);WL(a+16,RL(b));WL(a+24,RL(b+8)+p);goto B9;B12:k=d|k;if(j!=f){goto B21;}
WW(a+8,k);WL(a,4294967298ull);goto B9;}}B2:e=RW(b+64);d=RW(b+32);l=RW(b+40);if(d<l){goto B22;}
if(d>e){goto B22;}if(d!=l){o=RL(b+16);if(!l){h=1;s=1;goto B23;}h=0;i=l;m=RW(b+60);k=m;
B27:j=i<255?i:255u;f=j&3;r=0;e=0;if(i>=4){e=0;d=k;r=j&252;g=r;
B24:e=e+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;g=g-4;if(g){
goto B24;}if(!f){goto B25;}}d=k+r;B26:e=e+(U)(RB(d)==10);d=d+1;f=f-1;if(f){goto B26;}B25:k=k+j;
h=h+((L)e&255);i=i-j;if(i){goto B27;}d=m-1;e=0;goto B28;}B5:WL(a,2);goto B9;B22:abort();
B28:B30:if(RB(d+l)==10){goto B29;}d=d-1;e=e+1;if(l!=e){goto B30;}e=l;B29:o=!h?o:0ull;s=h+1;h=(L)e+1;
B23:p=o+h;h=RL(b+8)+s;o=RL(b);d=1;B1:WL(a+32,p);WL(a+24,h);WL(a+16,o);WW(a+4,0);WW(a,d);B9:G0=c+16;}
static void F16(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F21(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i<=65536){if(i>=h-d){o=F21(b);switch(o&255){case 0:goto B23;case 2:goto B6;
default:goto B24;}B23:g=RW(b+64);d=RW(b+32);}}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){
d=RW(b+60)+d;goto B25;}}abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);
WW(a,d);return;B11:abort();}
static void F18(U a,U b){U c=0,d=0,e=0;c=G0-16;G0=c;WW(c+12,0);WL(c+4,4294967296ull);if(!b){
F9(c+4,0,25);d=RW(c+12);b=RW(c+8)+d;WL(b,RL(32834));WL(b+8,RL(32842));WL(b+16,RL(32850));
WB(b+24,RB(32858));b=d+25;WW(c+12,b);goto B1;}F9(c+4,0,23);e=RW(c+12);d=RW(c+8)+e;WL(d,RL(32859));
WL(d+8,RL(32867));WL(d+15,RL(32874));WW(c+12,e+23);F12(b,c+4);b=RW(c+12);B1:if(RW(c+4)-b<=1){
F9(c+4,b,2);b=RW(c+12);}WL(a,RL(c+4));WH(RW(c+8)+b,2570);WW(a+8,b+2);G0=c+16;}
static U F19(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0;c=G0-16;G0=c;d=b>>2;e=RW(a+8);if(d<e){
if(!RW(RW(a+4)+(d<<2))){f=0;g=2;B4:h=1u<<(g&31);if((h&b)!=0){i=b&(h^4294967295u);if(g!=19){e=g+2;
B2:i=(((i>>((e-g)&31))&1)?4294967295u:Rotl(4294967294u,e))&i;j=e==20;if(j){goto B1;}e=j?20u:e+1;
if(e<21){goto B2;}}B1:e=F19(a,i);i=RW(a+20);if(e>=i){goto B3;}f=(RW(RW(a+16)+(e<<4)+12)?0u:h)|f;}
g=g+1;if(g!=20){goto B4;}if((b&1048576)!=0){e=F19(a,b&4293918719u);i=RW(a+20);if(e>=i){goto B5;}
f=(RW(RW(a+16)+(e<<4)+12)?0u:1048576u)|f;}F18(c+4,f);e=RW(a+20);if(e==RW(a+12)){F5(a+12);}
i=RW(a+16)+(e<<4);WW(i+8,RW(c+12));WL(i,RL(c+4));WW(i+12,f);e=e+1;WW(a+20,e);i=RW(a+8);if(d>=i){
goto B6;}WW(RW(a+4)+(d<<2),e);e=RW(a+8);}if(d<e){goto B7;}}abort();B3:abort();B5:abort();B6:abort();
B7:e=RW(RW(a+4)+(d<<2));G0=c+16;return e-1;}
static L F20(U a){(void)a;return 11400714819323198485ull;}
static U F21(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
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
goto B12;}}if(!(k&1)){goto B13;}goto B14;B12:if(c>e){goto B15;}p=0;if(c<=3){q=Compare(m,32882,c);
if(!q){goto B16;}}B13:if(c>e){goto B17;}if(c<3){goto B14;}q=Compare(32882,m,3);if(q){goto B14;}
c=c-3;F8(m,m+3,c);WW(a+36,c);goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);
c=p^1;B1:G0=b+16;return c;}
static U F23(U a,U b,U c){Fill(a,b,c);return a;}
static void F24(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,s=0;
L h=0,q=0,r=0;a=G0-176;G0=a;b=RW(32980);if(!b){c=RW(33044);b=RW(33040);if(c-b<131072){s=Grow(2);
d=s<<16;WW(33044,d+131072);b=d==c?b:d;}WW(33040,b+131072);if(b){goto B1;}goto B2;}WW(32980,RW(b));
B1:b=F23(b,0,131072);WL(a+72,1);WW(a+88,131072);WW(a+84,b);WW(a+80,131072);WW(a+52,32888);
WL(a+24,0);WH(a+92,0);WL(a+64,0);WL(a+56,0);WL(a+32,0);WL(a+40,0);WW(a+48,a+175);b=RW(32996);if(!b){
c=RW(33044);b=RW(33040);if(c-b<2097152){s=Grow(32);d=s<<16;WW(33044,d+2097152);b=d==c?b:d;}
WW(33040,b+2097152);if(!b){goto B2;}goto B3;}WW(32996,RW(b));B3:e=a+68;b=F23(b,0,2097152);
WL(a+120,4);WL(a+112,524288);WW(a+108,b);WW(a+104,524288);WW(a+96,0);f=a+96+8;g=a+68;h=0;b=0;
B32:h=h+1;WL(a+24,h);if(b==1){d=RW(a+100);goto B4;}F16(a+16,a+24);c=RW(a+16);if(!c){goto B5;}
b=RW(a+20);if(b!=0){if(b!=1){if((RB(c)&255)==48){goto B6;}}d=0;B8:if(!b){goto B7;}i=(RB(c)-48)&255;
if(i>9){goto B6;}h=(L)d*10;if((U)(h>>32)){goto B6;}c=c+1;b=b-1;j=(U)h;d=j+i;if(d>=j){goto B8;}}
B6:b=RW(a+88);c=RW(a+56);d=RW(a+64);if(c>=d){if(c<=b){goto B5;}}abort();B7:h=RL(a+24);B4:WW(a+96,1);
WW(a+100,d);if(h<=(L)d){k=RW(a+88);b=RW(a+56);c=RW(a+60);if(b>=c){goto B9;}i=b>k?b:k;j=RW(a+84);
B12:if(i!=b){d=RB(j+b);if(d-9<5){goto B10;}if(d==32){goto B10;}goto B11;}abort();B10:b=b+1;if(c!=b){
goto B12;}b=c;goto B11;}F16(a+8,a+24);if(!RW(a+8)){goto B5;}if(!RW(a+12)){goto B5;}b=RW(a+88);
c=RW(a+56);d=RW(a+64);if(c>=d){if(c<=b){goto B5;}}abort();B11:WW(a+56,b);B9:WW(a+64,b);if(c<=k){
if(c>=b){goto B13;}}abort();B13:d=c-b<60;if(!d){l=RW(a+84)+b;i=RB(l);if(((i-49)&255)<=8){
j=RB(l+1)-48;k=(j&255)<10;c=k?3u:2u;m=RB(l+c-1);if(m-9>=5){if(m!=32){goto B14;}}i=i-48;i=k?i*10+j:i;
if(((i-1)&255)<=18){n=d?0u:l;j=i&255;d=0;i=1;B18:if(c>59){goto B15;}if(c==59){goto B16;}k=n+c;
m=RB(k);if(((m-49)&255)>=9){goto B14;}o=RB(k+1)-48;p=(o&255)<10;c=(p?3u:2u)+c;k=c-1;if(c>=61){
goto B17;}k=RB(l+k);if(k-9>=5){if(k!=32){goto B14;}}k=m-48;k=(p?k*10+o:k)&255;m=k<32?1u<<(k&31):0u;
i=i&(U)(((d^4294967295u)&m&2097148)!=0);m=m|d;d=m;j=j-1;if(j){goto B18;}if(i!=0){b=c+b;WW(a+56,b);
WW(a+64,b-(U)(k>9)-2);goto B19;}}}}B14:F15(a+128,a+24);if(RW(a+128)!=2){goto B5;}if(RW(a+132)!=0){
m=RW(a+136);goto B19;}c=RW(a+88);b=RW(a+56);d=RW(a+64);if(b<d){goto B20;}if(b>c){goto B20;}m=0;
if(b==d){goto B5;}B19:b=m>>2;c=RW(a+112);if(b>=c){goto B21;}if(!RW(RW(a+108)+(b<<2))){
d=(m^4294967295u)&2097148;o=2;p=0;B25:if(o>=4){if(((1u<<(o&31))&m)!=0){k=o>>1;b=2;c=p;B23:if(k==b){
goto B22;}i=d>>(c&31);j=d>>(b&31);c=c-1;b=b+1;if(!(j&i&1)){goto B23;}goto B24;
B22:if((d>>(k&31))&(d>>((o-k)&31))&1){goto B24;}}}p=p+1;o=o+1;if(o!=20){goto B25;}
if((m&1048576)!=0){if(d&1024){goto B24;}if((d&2560)==2560){goto B24;}if((d&4352)==4352){goto B24;}
if((d&8320)==8320){goto B24;}if((d&16448)==16448){goto B24;}if((d&32800)==32800){goto B24;}
if((d&65552)==65552){goto B24;}if((d&262148)==262148){goto B24;}if((d&131080)==131080){goto B24;}}}
F19(f,m);b=F19(f,m);c=RW(a+124);if(b>=c){goto B26;}k=RW(RW(a+120)+(b<<4)+12);h=RL(a+24);c=RW(a+76);
if(RW(a+68)-c<=9){F9(g,c,10);c=RW(a+76);}b=0;j=RW(a+72);d=j+c;WL(d,RL(32768));WH(d+8,RH(32776));
i=c+10;WW(a+76,i);WW(a+144,0);WL(a+136,0);WL(a+128,0);B29:if(b+19>19){goto B27;}c=a+128+b;d=c+19;
q=h/10;WB(d,(U)(q*246+h)|48);if(h<10){goto B28;}r=h/100;WB(c+18,(U)(r*246+q)|48);b=b-2;c=h<100;h=r;
if(!c){goto B29;}c=b+21;d=a+128+b+20;goto B30;B24:b=RW(a+64);c=RW(a+88);if(b<=c){goto B5;}abort();
B27:abort();B28:c=b+20;B30:b=21u-c;if(b>RW(a+68)-i){F9(g,i,b);j=RW(a+72);i=RW(a+76);}F8(j+i,d,b);
b=i+b;WW(a+76,b);if(!k){if(RW(a+68)-b<=28){F9(g,b,29);j=RW(a+72);b=RW(a+76);}c=j+b;
WL(c+21,RL(32799));WL(c+16,RL(32794));WL(c+8,RL(32786));WL(c,RL(32778));b=b+29;goto B31;}
if(RW(a+68)-b<=23){F9(g,b,24);j=RW(a+72);b=RW(a+76);}c=j+b;WL(c+16,RL(32823));WL(c+8,RL(32815));
WL(c,RL(32807));WW(a+76,b+24);F12(k,e);b=RW(a+76);if(RW(a+68)-b<=2){F9(g,b,3);b=RW(a+76);}
c=RW(a+72)+b;WH(c,RH(32831));WB(c+2,RB(32833));b=b+3;B31:WW(a+76,b);h=RL(a+24);b=RW(a+96);goto B32;
B5:b=RW(a+104);if(b!=0){c=RW(a+108);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32912));
WW(b+32912,c);}j=RW(a+120);c=RW(a+124);if(c!=0){b=j;B33:d=RW(b);if(d!=0){i=RW(b+4);
d=((0u-Clz((d-1)|15))&31)<<2;WW(i,RW(d+32912));WW(d+32912,i);}b=b+16;c=c-1;if(c){goto B33;}}
b=RW(a+116);if(b!=0){b=((0u-Clz((b<<4)-1))&31)<<2;WW(j,RW(b+32912));WW(b+32912,j);}b=RW(a+76);
if(b!=0){((U(*)(U,U,U))T[RW(RW(a+52)+16)])(RW(a+48),RW(a+72),b);}b=RW(a+68);if(b!=0){c=RW(a+72);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32912));WW(b+32912,c);}b=RW(a+80);if(b!=0){c=RW(a+84);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32912));WW(b+32912,c);}G0=a+176;return;B26:abort();
B21:abort();B20:abort();B17:abort();B16:abort();B15:abort();B2:abort();}
static void F27(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32912);if(e){goto B2;}h=RW(33044);e=RW(33040);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33044,f+(i&4294901760u));e=f==h?e:f;}
WW(33040,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32912);if(!e){
g=RW(33044);e=RW(33040);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33044,c+(f&4294901760u));e=c==g?e:c;}WW(33040,e+b);goto B5;}WW(b+32912,RW(e));goto B6;
B2:WW(g+32912,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32912));WW(b+32912,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Scenario #:\12There is no winning move.\12\12:\12The winning moves are:.\12\12\12There's no winning move.\12The winn",100);
memcpy(M+32868,"ing moves are:\357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",44);
F24();return 0;}
