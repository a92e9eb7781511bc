/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated: the Rust program that `judge export game-schedule` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 51c2c44622430bd1 */
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
f=a+304+44;g=a+304+16;h=a+104+24;i=a+104+12;j=a+364;k=a+340;B115:WL(a+32,RL(a+32)+1);F19(a+24,a+32);
c=RW(a+24);if(!c){goto B3;}b=RW(a+28);if(b!=0){if(b!=1){if((RB(c)&255)==48){goto B4;}}d=0;B6:if(!b){
goto B5;}l=(RB(c)-48)&255;if(l>9){goto B4;}m=(L)d*10;if((U)(m>>32)){goto B4;}c=c+1;b=b-1;n=(U)m;
d=n+l;if(d>=n){goto B6;}goto B4;B5:switch(d){case 0:goto B3;case 1:goto B4;default:goto B7;}
B7:WW(a+140,0);WW(a+124,0);WW(a+112,0);b=RH(a+144)+1;WH(a+144,b);if((b&65535)!=b){b=RW(a+136);
if(b!=0){F18(RW(a+132),0,b<<4);}WH(a+144,1);}o=0;WW(a+156,0);p=0;B17:F19(a+16,a+32);q=RW(a+16);
if(!q){goto B3;}n=RW(a+20);if(!n){goto B8;}if(n>=8){m=(L)n;c=n-8;if((c&8)!=0){c=n;b=q;goto B9;}
m=RotlL((RL(q)^m)*11400714819323198485ull,32);if(c<8){goto B10;}b=q+8;
B9:B11:m=RotlL((RL(b+8)^RotlL((RL(b)^m)*11400714819323198485ull,32))*11400714819323198485ull,32);
b=b+16;c=c-16;if(c>7){goto B11;}B10:r=RL(q+n-8)^m;m=r;goto B12;}r=256;m=(L)RB(q)|256;if(n!=1){
r=m<<8;m=r|(L)RB(q+1);if(n!=2){r=m<<8;m=r|(L)RB(q+2);if(n!=3){r=m<<8;m=r|(L)RB(q+3);if(n!=4){r=m<<8;
m=r|(L)RB(q+4);if(n!=5){r=m<<8;m=r|(L)RB(q+5);if(n!=6){r=m<<8;m=r|(L)RB(q+6);}}}}}}B12:s=RW(a+136);
t=s-1;m=((r>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;m=(m>>31)^m;
c=t&(U)m;if(s!=0){u=RW(a+132);b=u+(c<<4);v=RH(a+144);if(RH(b+12)==v){w=RW(a+108);x=RW(a+112);
y=RW(a+120);B15:if(RL(b)==m){b=RW(b+8);if(!b){l=0;goto B13;}l=b-1;if(l>=o){abort();}l=RW(y+(l<<2));
B13:if(b<o){b=RW(y+(b<<2));if(b>=l){if(b<=x){goto B14;}}abort();}abort();B14:if(b-l==n){
m1=Compare(w+l,q,n);if(!m1){goto B8;}}}c=(c+1)&t;b=u+(c<<4);if(RH(b+12)==v){goto B15;}}WH(b+12,v);
WW(b+8,o);WL(b,m);b=RW(a+140)+1;WW(a+140,b);if(b<<1>s){F15(h);}b=RW(a+112);if(n>RW(a+104)-b){
F12(a+104,b,n,1,1);b=RW(a+112);}F11(RW(a+108)+b,q,n);c=b+n;WW(a+112,c);b=RW(a+124);if(b==RW(a+116)){
F6(i);}WW(RW(a+120)+(b<<2),c);o=b+1;WW(a+124,o);p=p+1;if(p==d){goto B16;}goto B17;}abort();
B8:b=RW(a+72);c=RW(a+96);if(b<=c){if(!b){goto B3;}B18:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B18;}
goto B3;}abort();B16:if(d>=2){p=1;B35:l=RW(a+136);n=RH(a+144);v=RW(a+132);F19(a+8,a+32);w=RW(a+8);
if(!w){goto B3;}q=RW(a+12);if(q!=0){t=l-1;if(q>=8){m=(L)q;c=q-8;if((c&8)!=0){c=q;b=w;goto B19;}
m=RotlL((RL(w)^m)*11400714819323198485ull,32);if(c<8){goto B20;}b=w+8;
B19:B21:m=RotlL((RL(b+8)^RotlL((RL(b)^m)*11400714819323198485ull,32))*11400714819323198485ull,32);
b=b+16;c=c-16;if(c>7){goto B21;}B20:r=RL(w+q-8)^m;m=r;goto B22;}r=256;m=(L)RB(w)|256;if(q!=1){
r=m<<8;m=r|(L)RB(w+1);if(q!=2){r=m<<8;m=r|(L)RB(w+2);if(q!=3){r=m<<8;m=r|(L)RB(w+3);if(q!=4){r=m<<8;
m=r|(L)RB(w+4);if(q!=5){r=m<<8;m=r|(L)RB(w+5);if(q!=6){r=m<<8;m=r|(L)RB(w+6);}}}}}}
B22:m=((r>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;m=(m>>31)^m;
c=t&(U)m;if(!l){goto B23;}b=v+(c<<4);u=n&65535;if(RH(b+12)==u){p=p+1;s=RW(a+108);x=RW(a+112);
y=RW(a+120);o=RW(a+124);B37:if(RL(b)==m){b=RW(b+8);if(!b){l=0;goto B24;}l=b-1;if(l>=o){abort();}
l=RW(y+(l<<2));B24:if(b<o){n=RW(y+(b<<2));if(n>=l){if(n<=x){goto B25;}}abort();}abort();
B25:if(n-l==q){m1=Compare(s+l,w,q);if(!m1){F19(a,a+32);z=RW(a);if(!z){goto B3;}w=RW(a+4);if(!w){
goto B26;}if(w>=8){m=(L)w;l=w-8;if((l&8)!=0){l=w;c=z;goto B27;}
m=RotlL((RL(z)^m)*11400714819323198485ull,32);if(l<8){goto B28;}c=z+8;
B27:B29:m=RotlL((RL(c+8)^RotlL((RL(c)^m)*11400714819323198485ull,32))*11400714819323198485ull,32);
c=c+16;l=l-16;if(l>7){goto B29;}B28:r=RL(z+w-8)^m;m=r;goto B30;}r=256;m=(L)RB(z)|256;if(w!=1){
r=m<<8;m=r|(L)RB(z+1);if(w!=2){r=m<<8;m=r|(L)RB(z+2);if(w!=3){r=m<<8;m=r|(L)RB(z+3);if(w!=4){r=m<<8;
m=r|(L)RB(z+4);if(w!=5){r=m<<8;m=r|(L)RB(z+5);if(w!=6){r=m<<8;m=r|(L)RB(z+6);}}}}}}
B30:m=((r>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;m=(m>>31)^m;
l=t&(U)m;c=v+(l<<4);if(RH(c+12)!=u){goto B26;}B34:if(RL(c)==m){c=RW(c+8);if(!c){n=0;goto B31;}n=c-1;
if(n>=o){abort();}n=RW(y+(n<<2));B31:if(c<o){q=RW(y+(c<<2));if(q>=n){if(q<=x){goto B32;}}abort();}
abort();B32:if(q-n==w){m1=Compare(s+n,z,w);if(!m1){goto B33;}}}l=(l+1)&t;c=v+(l<<4);if(RH(c+12)!=u){
goto B26;}goto B34;B33:if(b!=c){m=((L)c<<32)|(L)b;b=RW(a+156);if(b==RW(a+148)){F9(a+104+44);}
WL(RW(a+152)+(b<<3),m);n=b+1;WW(a+156,n);if(p!=d){goto B35;}goto B36;}b=RW(a+96);c=RW(a+64);
d=RW(a+72);if(c>=d){if(c<=b){F23(g,a+32);goto B3;}}abort();}}}c=(c+1)&t;b=v+(c<<4);if(RH(b+12)==u){
goto B37;}}}B26:b=RW(a+72);c=RW(a+96);if(b<=c){if(!b){goto B3;}B38:c=b<256;d=b-255;b=d>b?0u:d;
if(!c){goto B38;}goto B3;}abort();B23:abort();}n=RW(a+156);B36:p=n+1;b=p<<2;
a1=(0u-Clz((b-1)|15))&31;c=a1<<2;w=c+32832;o=RW(a+152);q=RW(c+32832);if(!q){d=RW(32964);q=RW(32960);
c=1u<<(a1&31);if(d-q<c){v=c+65535;m1=Grow(v>>16);l=m1<<16;WW(32964,l+(v&4294901760u));q=l==d?q:l;}
WW(32960,q+c);if(!q){goto B2;}goto B39;}WW(w,RW(q));B39:l=F18(q,0,b);x=RW(w);if(!x){d=RW(32964);
x=RW(32960);c=1u<<(a1&31);if(d-x<c){t=c+65535;m1=Grow(t>>16);v=m1<<16;WW(32964,v+(t&4294901760u));
x=v==d?x:v;}WW(32960,x+c);if(!x){goto B2;}goto B40;}WW(w,RW(x));B40:v=F18(x,0,b);b1=n<<3;if(n!=0){
u=o+b1;c=0;b=o;B42:d=RW(b);if(d>n){goto B41;}d=d<<2;t=l+d;WW(t,RW(t)+1);d=v+d;WW(d,RW(d)^c);
d=RW(b+4);if(d>n){goto B41;}d=d<<2;t=l+d;WW(t,RW(t)+1);d=v+d;WW(d,RW(d)^c);c=c+1;b=b+8;if(b!=u){
goto B42;}}t=4294967295u;c=l;B44:b=0;d=t;if(n==d){y=4;z=0;s=0;goto B43;}t=d+1;u=RW(c);c=c+4;
if(u!=1){goto B44;}z=RW(32848);if(!z){c=RW(32964);z=RW(32960);if(c-z<16){m1=Grow(1);u=m1<<16;
WW(32964,u+65536);z=u==c?z:u;}WW(32960,z+16);if(!z){goto B2;}goto B45;}WW(32848,RW(z));B45:d=d+2;
WW(z,t);s=1;WW(a+392,1);WW(a+388,z);WW(a+384,4);B48:y=p>d?p:d;c=l+(d<<2);B47:t=d;if(y==t){goto B46;}
d=t+1;u=RW(c);c=c+4;if(u!=1){goto B47;}if(s==RW(a+384)){F12(a+384,s,1,4,4);z=RW(a+388);}
WW(z+(s<<2),t);s=s+1;WW(a+392,s);goto B48;B46:y=RW(a+388);z=RW(a+384);B43:d=p&7;c=0;if(n<7){
goto B49;}b=(n-7)>>3;if(!b){b=0;c=0;goto B50;}b=b+1;c1=b&1;t=b&1073741822;c=0;u=15;B51:b=u;
c=c^(b-13)^(b-12)^(b-11)^(b-10)^(b-9)^(b-8)^(b-5)^(b-4)^(b-3)^(b-2)^(b-1)^b;u=b+16;t=t-2;if(t){
goto B51;}goto B52;B41:abort();B52:if(!c1){goto B53;}b=b+1;
B50:c=c^(b|2)^(b|3)^(b|4)^(b|5)^(b|6)^(b|7)^1;B53:if(!d){goto B54;}b=p&4294967288u;B49:B55:c=c^b;
b=b+1;d=d-1;if(d){goto B55;}B54:b=RW(w);if(!b){t=RW(32964);b=RW(32960);d=1u<<(a1&31);if(t-b<d){
w=d+65535;m1=Grow(w>>16);u=m1<<16;WW(32964,u+(w&4294901760u));b=u==t?b:u;}WW(32960,b+d);if(!b){
goto B2;}goto B56;}WW(w,RW(b));B56:if(n!=0){d=n<<2;m1=F18(b,255,d);WW(m1+d,4294967295u);
u=(0u-Clz((b1-1)|15))&31;t=u<<2;d=RW(t+32832);if(!d){w=RW(32964);d=RW(32960);t=1u<<(u&31);if(w-d<t){
a1=t+65535;m1=Grow(a1>>16);u=m1<<16;WW(32964,u+(a1&4294901760u));d=u==w?d:u;}WW(32960,d+t);if(!d){
goto B2;}goto B57;}WW(t+32832,RW(d));B57:t=d;if(n!=1){t=b1-8;m1=F18(d,0,t);t=t+m1;}WL(t,0);goto B58;
}WW(b,4294967295u);d=4;B58:WW(a+376,c);WW(a+372,0);WL(a+364,17179869184ull);WW(a+360,n);WW(a+356,d);
WW(a+352,n);WW(a+348,s);WW(a+344,y);WW(a+340,z);WW(a+336,p);WW(a+332,b);WW(a+328,p);WW(a+324,p);
WW(a+320,v);WW(a+316,p);WW(a+312,p);WW(a+308,l);WW(a+304,p);if(!n){WL(a+272,RL(f));
WL(a+280,RL(f+8));WL(a+288,RL(f+16));WL(a+296,RL(f+24));d1=RL(a+340);e1=RL(a+332);f1=RL(a+324);b=1;
c=1;d=1;goto B59;}B76:b=RW(a+348);if(p!=2){t=RW(a+344);goto B60;}t=RW(a+344);if(b==2){b=RW(t);
c=RW(a+324);if(b<c){b=RW(RW(a+320)+(b<<2));if(b>=n){goto B61;}WW(t,RW(o+(b<<3)));b=1;goto B60;}
abort();B61:abort();}B60:WL(a+344,4);z=RW(a+340);WW(a+340,0);if(!b){c=0;WW(a+392,0);
WL(a+384,17179869184ull);y=4;b1=RW(a+376);goto B62;}q=b<<2;w=t+q;c=0;x=RW(a+332);u=RW(a+336);
y=RW(a+320);v=RW(a+324);B66:d=RW(t+c);if(d>=v){goto B63;}b=RW(y+(d<<2));if(b>=n){goto B64;}
l=o+(b<<3);d=RW(l)^RW(l+4)^d;if(d>=u){goto B65;}d=x+(d<<2);m1=d;d=RW(d);WW(m1,d<b?d:b);c=c+4;
if(q!=c){goto B66;}c=0;WW(a+392,0);WL(a+384,17179869184ull);y=4;b1=RW(a+376);b=t;B71:l=RW(b);
d=RW(a+324);if(l>=d){goto B67;}d=RW(RW(a+320)+(l<<2));if(d>=n){goto B68;}v=RW(a+360);if(d<v){b=b+4;
v=d<<3;u=RW(a+356)+v;if(!RW(u)){v=o+v;q=RW(v+4);x=q^RW(v);v=x^l;s=RW(a+336);if(v>=s){goto B69;}
if(RW(RW(a+332)+(v<<2))==d){goto B70;}if(c==RW(a+340)){F6(k);y=RW(a+344);}WW(y+(c<<2),l);c=c+1;
WW(a+348,c);}if(b==w){goto B62;}goto B71;}abort();B70:WW(u+4,l==q);WW(u,RW(a+372)+1);
WW(a+376,RW(a+376)^l);d=RW(a+392);if(d==RW(a+384)){F6(a+384);}b1=x^b1;WW(RW(a+388)+(d<<2),v);
WW(a+392,d+1);if(b==w){goto B62;}goto B71;B63:abort();B64:abort();B67:abort();B68:abort();
B69:abort();B65:abort();B62:if(z!=0){b=((0u-Clz(((z<<2)-1)|15))&31)<<2;WW(t,RW(b+32832));
WW(b+32832,t);}x=RW(a+388);q=RW(a+392);if(q!=0){v=q<<2;d=x;B74:b=RW(d);l=RW(a+336);if(b<l){l=b<<2;
t=RW(a+332)+l;u=RW(t);WW(t,4294967295u);t=RW(a+324);if(b>=t){goto B72;}t=RW(a+320)+l;WW(t,RW(t)^u);
t=RW(a+312);if(b<t){goto B73;}abort();}abort();B72:abort();B73:l=RW(a+308)+l;m1=l;l=RW(l)-1;
WW(m1,l);if(l==1){if(c==RW(a+340)){F6(k);y=RW(a+344);}WW(y+(c<<2),b);c=c+1;WW(a+348,c);}d=d+4;v=v-4;
if(v){goto B74;}}b=RW(a+372);if(b==RW(a+364)){F10(j);}c=RW(a+368)+b*12;WW(c+8,q);WW(c+4,b1);
WW(c,p&1);WW(a+372,b+1);b=RW(a+384);if(b!=0){b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(x,RW(b+32832));
WW(b+32832,x);}if(q<p>>1){goto B75;}p=p-q;if(p>1){goto B76;}WL(a+272,RL(f));WL(a+280,RL(f+8));
WL(a+288,RL(f+16));WL(a+296,RL(f+24));b=RW(a+304);if(b==2147483648u){goto B77;}d1=RL(a+340);
e1=RL(a+332);f1=RL(a+324);x=RW(a+320);d=RW(a+316);c=RW(a+312);q=RW(a+308);goto B59;B75:F5(a+304);
B77:b=RW(a+72);c=RW(a+96);if(b<=c){goto B3;}abort();B59:m=RL(a+296);WL(a+184,m);r=RL(a+288);
WL(a+176,r);g1=RL(a+280);WL(a+168,g1);h1=RL(a+272);WL(a+160,h1);WL(e,h1);WL(e+8,g1);WL(e+16,r);
WL(e+24,m);WL(a+232,d1);WL(a+224,e1);WL(a+216,f1);WW(a+212,x);WW(a+208,d);WW(a+204,c);WW(a+200,q);
WW(a+196,b);l=RW(a+264);q=l+1;c=q<<2;d=(0u-Clz((c-1)|15))&31;b=d<<2;o=b+32832;b=RW(b+32832);if(!b){
n=RW(32964);b=RW(32960);d=1u<<(d&31);if(n-b<d){t=d+65535;m1=Grow(t>>16);v=m1<<16;
WW(32964,v+(t&4294901760u));b=v==n?b:v;}WW(32960,b+d);if(!b){goto B2;}goto B78;}WW(o,RW(b));
B78:t=F18(b,0,c);y=l*12;a1=RW(a+260);if(l!=0){c=a1+8;b=0;d=t;n=y;B80:v=b+1;if(l==b){goto B79;}b=d+4;
WW(b,RW(c)+RW(d));c=c+12;d=b;b=v;n=n-12;if(n){goto B80;}}w=RW(a+252);i1=w<<2;if(!w){j1=4;goto B81;}
c=(0u-Clz((i1-1)|15))&31;b=c<<2;j1=RW(b+32832);if(!j1){d=RW(32964);j1=RW(32960);b=1u<<(c&31);
if(d-j1<b){n=b+65535;m1=Grow(n>>16);c=m1<<16;WW(32964,c+(n&4294901760u));j1=c==d?j1:c;}
WW(32960,j1+b);if(!j1){goto B2;}goto B82;}WW(b+32832,RW(j1));B82:c=0;u=F18(j1,0,i1);n=w<<3;
b=RW(a+248);B85:d=RW(b)-1;if(d>l){goto B83;}d=t+(d<<2);v=RW(d);if(v>=w){goto B84;}b=b+8;
WW(u+(v<<2),c);WW(d,RW(d)+1);c=c+1;n=n-8;if(n){goto B85;}B81:WW(t,RW(o));WW(o,t);if(!l){l=0;
d=RW(a+84);goto B86;}k1=a1+y;u=0;h1=0;s=RW(a+108);q=RW(a+112);v=RW(a+120);n=RW(a+124);d=RW(a+84);
b1=RW(a+248);z=RW(a+152);p=RW(a+156);l=0;B110:if(RW(a+76)-d<=6){F12(a+32+44,d,7,1,1);d=RW(a+84);}
l1=a1+12;b=0;c=RW(a+80)+d;WW(c,RW(32768));WW(c+3,RW(32771));t=d+7;WW(a+84,t);WW(a+320,0);
WL(a+312,0);WL(a+304,0);h1=h1+1;m=h1;B89:if(b+19>19){goto B87;}c=a+304+b;d=c+19;r=m/10;
WB(d,(U)(r*246+m)|48);if(m<10){goto B88;}g1=m/100;WB(c+18,(U)(g1*246+r)|48);b=b-2;c=m<100;m=g1;
if(!c){goto B89;}c=b+21;d=a+304+b+20;goto B90;B87:abort();B88:c=b+20;B90:b=21u-c;if(b>RW(a+76)-t){
F12(a+32+44,t,b,1,1);t=RW(a+84);}F11(RW(a+80)+t,d,b);b=t+b;WW(a+84,b);if(b==RW(a+76)){F26(a+32+44);}
WB(RW(a+80)+b,10);d=b+1;WW(a+84,d);b=RW(a1+8);c1=b+u;if(c1>=b){if(c1<=w){goto B91;}}abort();
B91:if(b!=0){x=b<<2;t=j1+(u<<2);B105:b=RW(t);if(b<p){c=b<<3;WL(a+304,RL(z+c));if(b>=w){goto B92;}
u=RW(b1+c+4);b=1u-u;if(b>=2){goto B93;}l=RW(a+304+(b<<2));if(l){goto B94;}b=0;goto B95;}abort();
B92:abort();B94:b=l-1;if(b<n){goto B96;}abort();B93:abort();B96:b=RW(v+(b<<2));B95:if(l<n){
c=RW(v+(l<<2));if(c>=b){if(c<=q){goto B97;}}abort();}abort();B97:o=c-b;y=RW(a+76);if(o>y-d){
F12(a+32+44,d,o,1,1);d=RW(a+84);goto B98;}if(c==b){goto B99;}B98:F11(RW(a+80)+d,s+b,o);y=RW(a+76);
B99:b=d+o;WW(a+84,b);if(y-b<=8){F12(a+32+44,b,9,1,1);b=RW(a+84);}c=RW(a+80)+b;WL(c,RL(32775));
WB(c+8,RB(32783));d=b+9;WW(a+84,d);if(u<2){c=RW(a+304+(u<<2));if(!c){b=0;goto B100;}b=c-1;if(b<n){
goto B101;}abort();}abort();B101:b=RW(v+(b<<2));B100:if(c<n){c=RW(v+(c<<2));if(c>=b){if(c<=q){
goto B102;}}abort();}abort();B102:u=c-b;o=RW(a+76);if(u>o-d){F12(a+32+44,d,u,1,1);d=RW(a+84);
goto B103;}if(c==b){goto B104;}B103:F11(RW(a+80)+d,s+b,u);o=RW(a+76);B104:b=d+u;WW(a+84,b);if(b==o){
F26(a+32+44);}t=t+4;WB(RW(a+80)+b,10);d=b+1;WW(a+84,d);x=x-4;if(x){goto B105;}}if(RW(a1)!=0){
c=RW(a1+4);if(!c){b=0;goto B106;}b=c-1;if(b>=n){abort();}b=RW(v+(b<<2));B106:if(c<n){c=RW(v+(c<<2));
if(c>=b){if(c<=q){goto B107;}}abort();}abort();B107:t=c-b;u=RW(a+76);if(t>u-d){F12(a+32+44,d,t,1,1);
d=RW(a+84);goto B108;}if(c==b){goto B109;}B108:F11(RW(a+80)+d,s+b,t);u=RW(a+76);B109:b=d+t;
WW(a+84,b);if(u-b<=23){F12(a+32+44,b,24,1,1);b=RW(a+84);}c=RW(a+80)+b;WL(c,RL(32784));
WL(c+8,RL(32792));WL(c+16,RL(32800));d=b+24;WW(a+84,d);}u=c1;a1=l1;if(l1==k1){goto B86;}goto B110;
B79:abort();B84:abort();B83:abort();B86:if(RW(a+76)-d<=7){F12(a+32+44,d,8,1,1);d=RW(a+84);}
WL(RW(a+80)+d,2322294337832905047ull);d=d+8;WW(a+84,d);if(!l){b=0;c=RW(a+124);goto B111;}b=l-1;
c=RW(a+124);if(b>=c){abort();}b=RW(RW(a+120)+(b<<2));B111:if(l<c){n=RW(a+112);
c=RW(RW(a+120)+(l<<2));if(c>=b){if(c<=n){goto B112;}}abort();}abort();B112:v=RW(a+108);l=c-b;
n=RW(a+76);if(l>n-d){F12(a+32+44,d,l,1,1);d=RW(a+84);goto B113;}if(c==b){goto B114;}
B113:F11(RW(a+80)+d,v+b,l);n=RW(a+76);B114:b=d+l;WW(a+84,b);if(n-b<=1){F12(a+32+44,b,2,1,1);
b=RW(a+84);}WH(RW(a+80)+b,2570);WW(a+84,b+2);if(w!=0){b=((0u-Clz((i1-1)|15))&31)<<2;
WW(j1,RW(b+32832));WW(b+32832,j1);}F5(a+196);goto B115;}B4:d=RW(a+96);c=RW(a+64);b=RW(a+72);if(c<b){
goto B116;}if(c>d){goto B116;}if(c!=b){if(b!=0){B117:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B117;}}}
B3:b=RW(a+104);if(b!=0){c=RW(a+108);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}
b=RW(a+116);if(b!=0){c=RW(a+120);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}
b=RW(a+128);if(b!=0){c=RW(a+132);b=((0u-Clz((b<<4)-1))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}
b=RW(a+148);if(b!=0){c=RW(a+152);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}
b=RW(a+84);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),b);}b=RW(a+76);if(b!=0){
c=RW(a+80);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+88);if(b!=0){
c=RW(a+92);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);}G0=a+400;return;
B116:abort();B2:abort();}
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
