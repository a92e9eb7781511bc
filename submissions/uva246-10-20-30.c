/* 10-20-30 (UVa 246)
 * Generated: the Rust program that `judge export 10-20-30` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 864604a50ab3084c */
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

/* Memory, which addresses below are counted in, and its size in pages of 65536 bytes. */
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
static void F6(U a,U b,U c,U d,U e);
static void F7(U a,U b);
static U F8(U a,U b,U c);
static void F9(U a,U b,U c);
static void F10(U a,U b,U c,U d);
static U F11(U a,U b,U c);
static void F12(U a);
static U F15(U a,U b,U c);
static void F17(U a,U b);
static U F19(U a);
static void F21(void);
static void F22(U a);
static void F23(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,64);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e){U f=0,g=0,h=0,j=0,k=0,l=0;L i=0;f=1;g=0;h=4;i=(L)e*(L)d;
if(!(U)(i>>32)){d=(U)i;if((int)d>=0){if(b!=0){h=(0u-Clz((d-1)|15))&31;g=h<<2;f=RW(g+32812);if(f){
goto B1;}j=RW(32944);f=RW(32940);g=1u<<(h&31);if(j-f<g){k=g+65535;l=Grow(k>>16);h=l<<16;
WW(32944,h+(k&4294901760u));f=h==j?f:h;}WW(32940,f+g);if(!f){goto B2;}goto B3;}if(!d){f=1;goto B4;}
h=(0u-Clz((d-1)|15))&31;g=h<<2;f=RW(g+32812);if(!f){e=RW(32944);f=RW(32940);g=1u<<(h&31);if(e-f<g){
c=g+65535;l=Grow(c>>16);h=l<<16;WW(32944,h+(c&4294901760u));f=h==e?f:h;}WW(32940,f+g);goto B5;}
WW(g+32812,RW(f));goto B4;B1:WW(g+32812,RW(f));B3:g=b*e;F8(f,c,g);g=((0u-Clz((g-1)|15))&31)<<2;
WW(c,RW(g+32812));WW(g+32812,c);B5:if(f){goto B4;}B2:f=1;WW(a+4,1);goto B6;B4:WW(a+4,f);f=0;B6:h=8;
g=d;}}WW(a+h,g);WW(a,f);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;b=RW(a+8);
if(b<67108864){c=b<<1;d=c>512?c:512u;e=(0u-Clz((d<<4)-1))&31;c=e<<2;f=RW(c+32812);if(f){goto B1;}
g=RW(32944);f=RW(32940);c=1u<<(e&31);if(g-f<c){h=c+65535;n=Grow(h>>16);e=n<<16;
WW(32944,e+(h&4294901760u));f=e==g?f:e;}WW(32940,f+c);if(!f){goto B2;}goto B3;}abort();
B1:WW(c+32812,RW(f));goto B3;B2:abort();B3:c=((d-9)>>3)+1;e=c&1073741816;g=c&7;c=f;
B4:c=F15(c,0,128);F15(c+128,0,128);F15(c+256,0,128);F15(c+384,0,128);F15(c+512,0,128);
F15(c+640,0,128);F15(c+768,0,128);F15(c+896,0,128);c=c+1024;e=e-8;if(e){goto B4;}if(g!=0){g=g<<7;
e=0;B5:F15(c+e,0,128);e=e+128;if(g!=e){goto B5;}c=c+e;}e=((d+6)^4294967295u)|4294967288u;
B6:WL(c+8,0);WL(c,0);c=c+16;e=e+1;if(e){goto B6;}WL(c+8,0);WL(c,0);c=0;WW(a+12,0);WW(a+8,d);
i=RW(a+4);WW(a+4,f);j=RW(a);WW(a,d);if(b!=0){k=i+(b<<4);e=RH(a+16);h=i;B9:if(RH(h+12)==(e&65535)){
l=RW(h+8);m=RL(h);if(c<<1>=d){F12(a);d=RW(a+8);}f=d-1;c=f&(U)m;if(!d){goto B7;}b=RW(a+4);g=b+(c<<4);
e=RH(a+16);if(RH(g+12)==e){B8:c=(c+1)&f;g=b+(c<<4);if(RH(g+12)==e){goto B8;}}WH(g+12,e);WW(g+8,l);
WL(g,m);c=RW(a+12)+1;WW(a+12,c);}h=h+16;if(h!=k){goto B9;}}if(j!=0){c=((0u-Clz((j<<4)-1))&31)<<2;
WW(i,RW(c+32812));WW(c+32812,i);}return;B7:abort();}
static U F15(U a,U b,U c){Fill(a,b,c);return a;}
static void F17(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F19(b);switch(o&255){case 0:goto B5;
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
B21:i=c+i;if(i>=h-d){o=F19(b);switch(o&255){case 0:goto B22;case 2:goto B6;default:goto B23;}
B22:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){e=0;if(!i){goto B24;}
b=RW(b+60)+d;if(i!=1){if((RB(b)&255)==48){goto B25;}}h=0;B26:d=h;if(!i){e=1;goto B25;}e=0;
h=(RB(b)-48)&255;if(h>9){goto B25;}m=(L)d*10;if((U)(m>>32)){goto B25;}b=b+1;i=i-1;f=(U)m;h=f+h;
if(h>=f){goto B26;}goto B25;}}abort();B13:if(e<=f){goto B27;}abort();B12:abort();B6:e=2;
B24:B25:WW(a+4,d);WW(a,e);return;B11:abort();}
static U F19(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
if(e<c+32768){o=e<<1;o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F9(a+56,e,o);c=RW(a+36);g=RW(a+60);
e=RW(a+64);}m=o-1;p=F15(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);
B17:if(e>=c){((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B12;}c=2;goto B1;}
abort();B12:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B13;}}if(!(l&1)){
goto B14;}goto B15;B13:m=0;if(c<=2){if(c>e){goto B16;}q=Compare(g,32786,c);if(!q){goto B17;}}
B14:if(c>e){goto B18;}if(c>=3){q=Compare(32786,g,3);if(!q){c=c-3;F8(g,g+3,c);WW(a+36,c);}}
B15:WB(a+68,1);c=(m^1)|(U)(RW(a+32)<c);B1:G0=b+16;return c;B10:abort();B11:abort();B16:abort();
B18:abort();}
static void F21(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,q=0,r=0,s=0,v=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,m1=0;L p=0,t=0,u=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0;
a=G0-2336;G0=a;WL(a+80,1);WL(a+72,0);WW(a+96,0);WL(a+88,4294967296ull);WW(a+60,32792);WL(a+32,0);
WH(a+100,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+2335);WW(a+108,0);F15(a+108+32,0,2076);
WW(a+136,0);WL(a+128,4294967296ull);WH(a+124,1);WW(a+120,0);WL(a+112,8);b=a+2323;c=a+410;d=a+190;
e=a+108+44;f=a+2302;g=0;h=0;i=0;B51:WL(a+32,RL(a+32)+1);if(h<i){j=h>g?h:g;k=RW(a+92);B3:if(j!=h){
l=RB(k+h);if(l-9<5){goto B1;}if(l==32){goto B1;}goto B2;}abort();B1:h=h+1;if(i!=h){goto B3;}h=i;
B2:WW(a+64,h);}WW(a+72,h);if(i<=g){if(i>=h){goto B4;}}abort();B4:if(i-h>=156){m=RW(a+92)+h;l=0;
WW(a+2312,0);WL(a+2304,0);WL(a+2296,0);WL(a+2288,0);WL(a+2280,0);WL(a+2272,0);WL(a+2264,0);n=1;i=0;
B8:if(i>155){goto B5;}if(i==155){goto B6;}k=m+i;g=RB(k+1)-48;o=(g&255)<10;i=(o?3u:2u)+i;j=0;k=RB(k);
if(((k-49)&255)<9){j=i-1;if(i>156){goto B7;}j=RB(m+j);j=n&((U)(j==32)|(U)(((j-9)&255)<5));}k=k-48;
k=o?k*10+g:k;WB(a+2264+l,k);n=(U)((k&255)<11)&j;j=l+1;l=j;if(j!=52){goto B8;}if(n!=0){
WH(a+2236,RH(a+2268));WW(a+2232,RW(a+2264));WL(a+2216,RL(f));WL(a+2222,RL(f+6));i=i+h;WW(a+72,i);
WW(a+64,i);p=RL(a+2278);q=(U)(p>>32);r=RW(a+2270);s=RW(a+2274);t=RL(a+2286);u=RL(a+2294);v=(U)p;
goto B9;}}F17(a+24,a+32);h=RW(a+24);switch(h){case 0:goto B10;case 2:goto B11;default:goto B12;}
B12:i=0;l=RW(a+28);if(!l){goto B13;}if(l<=10){goto B14;}B10:i=RW(a+96);h=RW(a+64);l=RW(a+72);
if(h<l){goto B15;}if(h>i){goto B15;}i=0;if(h==l){goto B13;}goto B11;B14:if(h!=1){goto B13;}
WW(a+2312,l*16843009);p=(L)l*72340172838076673ull;WL(a+2304,p);WL(a+2296,p);WL(a+2288,p);
WL(a+2280,p);WL(a+2272,p);WL(a+2264,p);F17(a+16,a+32);i=RW(a+16);if(i==2){goto B11;}if(i!=1){
goto B16;}i=RW(a+20);if(i-1>9){goto B16;}WB(a+2265,i);i=2;B17:F17(a+8,a+32);h=RW(a+8);if(h==2){
goto B11;}if(h!=1){goto B16;}h=RW(a+12);if(h-1>=10){goto B16;}WB(a+2264+i,h);h=i+1;i=h;if(h!=52){
goto B17;}WH(a+2236,RH(a+2268));WW(a+2232,RW(a+2264));WL(a+2216,RL(f));WL(a+2222,RL(f+6));
p=RL(a+2278);q=(U)(p>>32);r=RW(a+2270);s=RW(a+2274);t=RL(a+2286);u=RL(a+2294);v=(U)p;B9:i=1;
B13:WH(a+2260,RH(a+2236));WW(a+2256,RW(a+2232));WL(a+2240,RL(a+2216));WL(a+2246,RL(a+2222));if(!i){
goto B11;}WW(e,RW(a+2256));WH(e+4,RH(a+2260));WL(d,RL(a+2240));WL(d+6,RL(a+2246));w=0;WW(a+140,0);
WL(a+182,u);WL(a+174,t);p=((L)q<<32)|(L)v;WL(a+166,p);WW(a+162,s);WW(a+158,r);WH(a+2214,0);
WH(a+1956,0);WH(a+1698,0);WH(a+1440,0);WH(a+1182,0);WH(a+924,0);WH(a+666,0);WH(a+408,13312);
x=106181136;y=7;i=1;h=51;z=0;a1=0;B52:k=w;w=i;i=c+z*258;g=RB(i+257);j=g+1;WB(i+257,j);l=RB(i+256);
WB(i+((g+l)&255),RB(e+(k&255)));b1=k+3;c1=k+2;B22:d1=j&255;if(d1<3){goto B18;}k=l+j;
g=RB(i+((k-1)&255));m=RB(i+(l&255));e1=g+m;o=RB(i+((k-2)&255));n=RB(i+((l+1)&255));
m1=((2149582848u>>((e1+o)&31))&2)|((1074791424u>>((e1+n)&31))&1);e1=RB(i+((k-3)&255));
k=m1|((1074791424u>>((o+e1+g)&31)<<2)&4);if(!k){goto B18;}j=j-3;WB(i+257,j);k=Ctz(k);l=l-k+2;
WB(i+256,l);switch(k){case 0:goto B19;case 2:goto B20;default:goto B21;}B20:m=e1;B21:n=o;
B19:WB(e+((h+w)&255),m);WB(e+((b1+h)&255),g);WB(e+((c1+h)&255),n);h=h+3;goto B22;B18:x=x>>4;if(!d1){
y=y-1;goto B23;}x=(z<<(((y<<2)+28)&31))|x;B23:a1=a1+1;if(y!=0){if((h&255)!=0){if(a1!=1000){goto B24;
}WW(a+120,0);WW(a+144,x);i=RH(a+124)+1;WH(a+124,i);if((i&65535)!=i){i=RW(a+116);if(i!=0){
F15(RW(a+112),0,i<<4);}WH(a+124,1);}WW(e,RW(a+2256));WH(e+4,RH(a+2260));WL(d,RL(a+2240));
WL(d+6,RL(a+2246));WL(a+136,0);WL(a+182,u);WL(a+174,t);WL(a+166,p);WW(a+162,s);WW(a+158,r);x=0;
WH(a+2214,0);WH(a+1956,0);WH(a+1698,0);WH(a+1440,0);WH(a+1182,0);WH(a+924,0);WH(a+666,0);
WW(a+148,7);d1=1;WB(a+408,1);z=106181136;h=51;g=RB(a+152);k=0;B45:i=c+x*258;o=RB(i+257);j=o+1;
WB(i+257,j);l=RB(i+256);WB(i+((o+l)&255),g);a1=RW(a+140)+1;WW(a+140,a1);b1=k+3;c1=k+2;B29:w=j&255;
if(w<3){goto B25;}k=l+j;g=RB(i+((k-1)&255));m=RB(i+(l&255));e1=g+m;o=RB(i+((k-2)&255));
n=RB(i+((l+1)&255));m1=((2149582848u>>((e1+o)&31))&2)|((1074791424u>>((e1+n)&31))&1);
e1=RB(i+((k-3)&255));k=m1|((1074791424u>>((o+e1+g)&31)<<2)&4);if(!k){goto B25;}j=j-3;WB(i+257,j);
k=Ctz(k);l=l-k+2;WB(i+256,l);switch(k){case 0:goto B26;case 2:goto B27;default:goto B28;}B27:m=e1;
B28:n=o;B26:WB(e+((h+d1)&255),m);WB(e+((b1+h)&255),g);WB(e+((c1+h)&255),n);h=h+3;goto B29;
B25:WB(a+409,h);l=z>>4;WW(a+144,l);i=RW(a+148);if(!w){i=i-1;WW(a+148,i);goto B30;}
WW(a+144,(x<<(((i<<2)+28)&31))|l);B30:l=!i;if(!i){goto B31;}if(!(h&255)){goto B31;}k=0;WW(a+2312,0);
WL(a+2304,0);WL(a+2296,0);WL(a+2288,0);WL(a+2280,0);WL(a+2272,0);WL(a+2264,0);o=1;g=302;i=e;
B37:if(!(o&1)){n=i;goto B32;}o=1;n=0;if(i){goto B33;}B32:if(g==2108){goto B34;}i=a+108+g;g=g+258;
o=0;B33:m=RB(i+257);j=(m+7)>>3;if(j!=0){l=0;B36:h=k+(l&255);if(h>=57){goto B35;}m1=a+2264+h;
h=RB(i+256)+l;WL(m1,((L)RB(i+((h+1)&255))<<8)|(L)RB(i+(h&255))|((L)RB(i+((h+2)&255))<<16)|((L)RB(i+(
(h+3)&255))<<24)|((L)RB(i+((h+4)&255))<<32)|((L)RB(i+((h+5)&255))<<40)|((L)RB(i+((h+6)&255))<<48)|((
L)RB(i+((h+7)&255))<<56));l=l+8;j=j-1;if(j&255){goto B36;}}k=k+m;i=n;goto B37;B34:WB(b+4,0);WW(b,0);
WB(a+2316,RB(a+667));WB(a+2317,RB(a+925));WB(a+2318,RB(a+1183));WB(a+2319,RB(a+1441));
WB(a+2320,RB(a+1699));WB(a+2321,RB(a+1957));WB(a+2322,RB(a+2215));p=RL(a+2264);f1=RL(a+2272);
g1=RL(a+2280);h1=RL(a+2288);i1=RL(a+2296);j1=RL(a+2304);k1=RL(a+2312);l1=RL(a+2320);WL(a+2320,l1);
WL(a+2312,k1);WL(a+2304,j1);WL(a+2296,i1);WL(a+2288,h1);WL(a+2280,g1);WL(a+2272,f1);WL(a+2264,p);
p=l1^RotlL((l1^RotlL((k1^RotlL((j1^RotlL((i1^RotlL((h1^RotlL((g1^RotlL((f1^RotlL((p^64)*
11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))*
11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))*
11400714819323198485ull,32))*11400714819323198485ull,32);p=((p>>30)^p)*13787848793156543929ull;
p=((p>>27)^p)*10723151780598845931ull;p=(p>>31)^p;i=RW(a+116);if(!i){n=0;l=RW(a+136);goto B38;}n=0;
l=RW(a+136);j=RW(a+112);k=i-1;h=k&(U)p;i=j+(h<<4);g=RH(a+124);if(RH(i+12)==g){o=RW(a+132);
B40:if(RL(i)==p){i=RW(i+8)-1;if(i<l){m1=Compare(o+(i<<6),a+2264,64);if(m1){goto B39;}n=1;goto B38;}
abort();}B39:h=(h+1)&k;i=j+(h<<4);if(RH(i+12)==g){goto B40;}}B38:if(l==RW(a+128)){F5(a+108+20);}
i=RW(a+132)+(l<<6);WL(i,RL(a+2264));WL(i+8,RL(a+2272));WL(i+16,RL(a+2280));WL(i+24,RL(a+2288));
WL(i+32,RL(a+2296));WL(i+40,RL(a+2304));WL(i+48,RL(a+2312));WL(i+56,RL(a+2320));g=l+1;WW(a+136,g);
if(n){goto B41;}i=RW(a+116);if(RW(a+120)<<1<i){j=i-1;i=j&(U)p;goto B42;}F12(a+108);h=RW(a+116);
j=h-1;i=j&(U)p;if(!h){goto B43;}B42:k=RW(a+112);h=k+(i<<4);l=RH(a+124);if(RH(h+12)==l){
B44:i=(i+1)&j;h=k+(i<<4);if(RH(h+12)==l){goto B44;}}WH(h+12,l);WW(h+8,g);WL(h,p);
WW(a+120,RW(a+120)+1);k=RB(a+408);d1=k+1;WB(a+408,d1);h=RB(a+409)-1;WB(a+409,h);g=RB(e+k);
z=RW(a+144);x=z&15;if(x<7){goto B45;}abort();B41:h=32780;a1=RW(a+140);goto B46;B43:abort();
B35:abort();}}l=!y;WB(a+409,h);WB(a+408,w);WW(a+148,y);WW(a+144,x);WW(a+140,a1);
B31:h=l?32768u:32774u;B46:i=RW(a+84);if(RW(a+76)-i<=5){F9(a+32+44,i,6);i=RW(a+84);}k=RW(a+80);l=k+i;
WW(l,RW(h));WH(l+4,RH(h+4));j=i+6;WW(a+84,j);i=0;WW(a+2280,0);WL(a+2272,0);WL(a+2264,0);p=(L)a1;
B49:if(i+19>19){goto B47;}h=a+2264+i;l=h+19;f1=p/10;WB(l,(U)(f1*246+p)|48);if(p<10){goto B48;}
g1=p/100;WB(h+18,(U)(g1*246+f1)|48);i=i-2;h=p<100;p=g1;if(!h){goto B49;}h=i+21;l=a+2264+i+20;
goto B50;B47:abort();B48:h=i+20;B50:i=21u-h;h=RW(a+76);if(i>h-j){F9(a+32+44,j,i);h=RW(a+76);
k=RW(a+80);j=RW(a+84);}F8(k+j,l,i);i=j+i;WW(a+84,i);if(i==h){F22(a+32+44);k=RW(a+80);}WB(k+i,10);
WW(a+84,i+1);g=RW(a+96);h=RW(a+64);i=RW(a+68);goto B51;B24:h=h-1;i=w+1;z=x&15;if(z<7){goto B52;}
abort();B15:abort();B7:abort();B6:abort();B5:abort();B16:i=RW(a+96);h=RW(a+64);l=RW(a+72);if(h>=l){
if(h<=i){goto B11;}}abort();B11:i=RW(a+108);if(i!=0){h=RW(a+112);i=((0u-Clz((i<<4)-1))&31)<<2;
WW(h,RW(i+32812));WW(i+32812,h);}i=RW(a+128);if(i!=0){h=RW(a+132);i=((0u-Clz((i<<6)-1))&31)<<2;
WW(h,RW(i+32812));WW(i+32812,h);}i=RW(a+84);if(i!=0){
((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),i);}i=RW(a+76);if(i!=0){h=RW(a+80);
i=((0u-Clz((i-1)|15))&31)<<2;WW(h,RW(i+32812));WW(i+32812,h);}i=RW(a+88);if(i!=0){h=RW(a+92);
i=((0u-Clz((i-1)|15))&31)<<2;WW(h,RW(i+32812));WW(i+32812,h);}G0=a+2336;}
static void F22(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F23(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F23(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32812);if(e){goto B2;}h=RW(32944);e=RW(32940);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32944,f+(i&4294901760u));e=f==h?e:f;}
WW(32940,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32812);if(!e){
g=RW(32944);e=RW(32940);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32944,c+(f&4294901760u));e=c==g?e:c;}WW(32940,e+b);goto B5;}WW(b+32812,RW(e));goto B6;
B2:WW(g+32812,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",44);
F21();return 0;}
