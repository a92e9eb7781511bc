/* 10-20-30 (UVa 246)
 * Generated: the Rust program that `judge export 10-20-30` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 9878e48c7057b8ba */
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
static void F16(U a,U b);
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
static void F12(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0;L k=0;b=RW(a+8);if(b<67108864){
c=b<<1;if(!b){d=8;goto B1;}e=(0u-Clz((b<<5)-1))&31;f=e<<2;d=RW(f+32812);if(d){goto B2;}g=RW(32944);
d=RW(32940);f=1u<<(e&31);if(g-d<f){h=f+65535;l=Grow(h>>16);e=l<<16;WW(32944,e+(h&4294901760u));
d=e==g?d:e;}WW(32940,d+f);if(!d){goto B3;}goto B4;}abort();B2:WW(f+32812,RW(d));goto B4;B3:abort();
B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;if(e>=56){e=i&1073741816;f=d;B5:f=F15(f,0,128);
F15(f+128,0,128);F15(f+256,0,128);F15(f+384,0,128);F15(f+512,0,128);F15(f+640,0,128);
F15(f+768,0,128);F15(f+896,0,128);f=f+1024;e=e-8;if(e){goto B5;}if(!h){goto B6;}}e=h<<7;
B7:l=F15(f,0,128);f=l+128;e=e-128;if(e){goto B7;}}B6:e=g&7;B8:WL(f+8,0);WL(f,0);f=f+16;e=e-1;if(e){
goto B8;}WL(f+8,0);WL(f,0);B1:WW(a+8,c);i=RW(a+4);WW(a+4,d);j=RW(a);WW(a,c);if(b!=0){g=i+(b<<4);
b=c-1;h=RH(a+16);a=h&65535;c=i;B10:if(RH(c+12)==a){k=RL(c);f=b&(U)k;e=d+(f<<4);if(RH(e+12)==a){
B9:f=(f+1)&b;e=d+(f<<4);if(RH(e+12)==a){goto B9;}}f=RW(c+8);WH(e+14,RH(c+14));WH(e+12,h);WW(e+8,f);
WL(e,k);}c=c+16;if(c!=g){goto B10;}}if(j!=0){f=((0u-Clz((j<<4)-1))&31)<<2;WW(i,RW(f+32812));
WW(f+32812,i);}}
static U F15(U a,U b,U c){Fill(a,b,c);return a;}
static void F16(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
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
static void F21(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,v=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,m1=0;L k=0,t=0,u=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0;
a=G0-2336;G0=a;WL(a+80,1);WL(a+72,0);WW(a+96,0);WL(a+88,4294967296ull);WW(a+60,32792);WL(a+32,0);
WH(a+100,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+2335);b=RW(32864);if(!b){c=RW(32944);
b=RW(32940);if(c-b<8192){m1=Grow(1);d=m1<<16;WW(32944,d+65536);b=d==c?b:d;}WW(32940,b+8192);if(b){
goto B1;}abort();}WW(32864,RW(b));B1:b=F15(b,0,8192);F15(a+108+32,0,2076);WW(a+136,0);
WL(a+128,4294967296ull);WH(a+124,1);WL(a+116,512);WW(a+112,b);WW(a+108,512);e=a+2323;f=a+410;
g=a+190;h=a+108+44;i=a+2302;j=0;c=0;b=0;k=0;B50:WL(a+32,k+1);if(c<b){l=c>j?c:j;m=RW(a+92);
B4:if(l!=c){d=RB(m+c);if(d-9<5){goto B2;}if(d==32){goto B2;}goto B3;}abort();B2:c=c+1;if(b!=c){
goto B4;}c=b;B3:WW(a+64,c);}WW(a+72,c);if(b<=j){if(b>=c){goto B5;}}abort();B5:if(b-c>=156){
n=RW(a+92)+c;d=0;WW(a+2312,0);WL(a+2304,0);WL(a+2296,0);WL(a+2288,0);WL(a+2280,0);WL(a+2272,0);
WL(a+2264,0);o=1;b=0;B9:if(b>155){goto B6;}if(b==155){goto B7;}m=n+b;j=RB(m+1)-48;p=(j&255)<10;
b=(p?3u:2u)+b;l=0;m=RB(m);if(((m-49)&255)<9){l=b-1;if(b>156){goto B8;}l=RB(n+l);
l=o&((U)(l==32)|(U)(((l-9)&255)<5));}m=m-48;m=p?m*10+j:m;WB(a+2264+d,m);o=(U)((m&255)<11)&l;l=d+1;
d=l;if(l!=52){goto B9;}if(o!=0){WH(a+2236,RH(a+2268));WW(a+2232,RW(a+2264));WL(a+2216,RL(i));
WL(a+2222,RL(i+6));b=b+c;WW(a+72,b);WW(a+64,b);k=RL(a+2278);q=(U)(k>>32);r=RW(a+2270);s=RW(a+2274);
t=RL(a+2286);u=RL(a+2294);v=(U)k;goto B10;}}F16(a+24,a+32);c=RW(a+24);switch(c){case 0:goto B11;
case 2:goto B12;default:goto B13;}B13:b=0;d=RW(a+28);if(!d){goto B14;}if(d<=10){goto B15;}
B11:b=RW(a+96);c=RW(a+64);d=RW(a+72);if(c<d){goto B16;}if(c>b){goto B16;}b=0;if(c==d){goto B14;}
goto B12;B15:if(c!=1){goto B14;}WW(a+2312,d*16843009);k=(L)d*72340172838076673ull;WL(a+2304,k);
WL(a+2296,k);WL(a+2288,k);WL(a+2280,k);WL(a+2272,k);WL(a+2264,k);F16(a+16,a+32);b=RW(a+16);if(b==2){
goto B12;}if(b!=1){goto B17;}b=RW(a+20);if(b-1>9){goto B17;}WB(a+2265,b);b=2;B18:F16(a+8,a+32);
c=RW(a+8);if(c==2){goto B12;}if(c!=1){goto B17;}c=RW(a+12);if(c-1>=10){goto B17;}WB(a+2264+b,c);
c=b+1;b=c;if(c!=52){goto B18;}WH(a+2236,RH(a+2268));WW(a+2232,RW(a+2264));WL(a+2216,RL(i));
WL(a+2222,RL(i+6));k=RL(a+2278);q=(U)(k>>32);r=RW(a+2270);s=RW(a+2274);t=RL(a+2286);u=RL(a+2294);
v=(U)k;B10:b=1;B14:WH(a+2260,RH(a+2236));WW(a+2256,RW(a+2232));WL(a+2240,RL(a+2216));
WL(a+2246,RL(a+2222));if(!b){goto B12;}WW(h,RW(a+2256));WH(h+4,RH(a+2260));WL(g,RL(a+2240));
WL(g+6,RL(a+2246));w=0;WW(a+140,0);WL(a+182,u);WL(a+174,t);k=((L)q<<32)|(L)v;WL(a+166,k);
WW(a+162,s);WW(a+158,r);WH(a+2214,0);WH(a+1956,0);WH(a+1698,0);WH(a+1440,0);WH(a+1182,0);
WH(a+924,0);WH(a+666,0);WH(a+408,13312);x=106181136;y=7;b=1;c=51;z=0;a1=0;B51:m=w;w=b;b=f+z*258;
j=RB(b+257);l=j+1;WB(b+257,l);d=RB(b+256);WB(b+((j+d)&255),RB(h+(m&255)));b1=m+3;c1=m+2;
B23:d1=l&255;if(d1<3){goto B19;}m=d+l;j=RB(b+((m-1)&255));n=RB(b+(d&255));e1=j+n;
p=RB(b+((m-2)&255));o=RB(b+((d+1)&255));m1=((2149582848u>>((e1+p)&31))&2)|((1074791424u>>((e1+o)&31)
)&1);e1=RB(b+((m-3)&255));m=m1|((1074791424u>>((p+e1+j)&31)<<2)&4);if(!m){goto B19;}l=l-3;
WB(b+257,l);m=Ctz(m);d=d-m+2;WB(b+256,d);switch(m){case 0:goto B20;case 2:goto B21;default:goto B22;
}B21:n=e1;B22:o=p;B20:WB(h+((c+w)&255),n);WB(h+((b1+c)&255),j);WB(h+((c1+c)&255),o);c=c+3;goto B23;
B19:x=x>>4;if(!d1){y=y-1;goto B24;}x=(z<<(((y<<2)+28)&31))|x;B24:a1=a1+1;if(y!=0){if((c&255)!=0){
if(a1!=1000){goto B25;}WW(a+120,0);WW(a+144,x);b=RH(a+124)+1;WH(a+124,b);if((b&65535)!=b){
b=RW(a+116);if(b!=0){F15(RW(a+112),0,b<<4);}WH(a+124,1);}WW(h,RW(a+2256));WH(h+4,RH(a+2260));
WL(g,RL(a+2240));WL(g+6,RL(a+2246));WL(a+136,0);WL(a+182,u);WL(a+174,t);WL(a+166,k);WW(a+162,s);
WW(a+158,r);x=0;WH(a+2214,0);WH(a+1956,0);WH(a+1698,0);WH(a+1440,0);WH(a+1182,0);WH(a+924,0);
WH(a+666,0);WW(a+148,7);w=1;WB(a+408,1);z=106181136;c=51;m=RB(a+152);B45:b=f+x*258;j=RB(b+257);
l=j+1;WB(b+257,l);d=RB(b+256);WB(b+((j+d)&255),m);a1=RW(a+140)+1;WW(a+140,a1);b1=w+2;c1=w+1;
B30:d1=l&255;if(d1<3){goto B26;}m=d+l;j=RB(b+((m-1)&255));n=RB(b+(d&255));e1=j+n;
p=RB(b+((m-2)&255));o=RB(b+((d+1)&255));m1=((2149582848u>>((e1+p)&31))&2)|((1074791424u>>((e1+o)&31)
)&1);e1=RB(b+((m-3)&255));m=m1|((1074791424u>>((p+e1+j)&31)<<2)&4);if(!m){goto B26;}l=l-3;
WB(b+257,l);m=Ctz(m);d=d-m+2;WB(b+256,d);switch(m){case 0:goto B27;case 2:goto B28;default:goto B29;
}B28:n=e1;B29:o=p;B27:WB(h+((c1+c)&255),o);WB(h+((c+w)&255),n);WB(h+((b1+c)&255),j);c=c+3;goto B30;
B26:WB(a+409,c);d=z>>4;WW(a+144,d);b=RW(a+148);if(!d1){b=b-1;WW(a+148,b);goto B31;}
WW(a+144,(x<<(((b<<2)+28)&31))|d);B31:d=!b;if(!b){goto B32;}if(!(c&255)){goto B32;}m=0;WW(a+2312,0);
WL(a+2304,0);WL(a+2296,0);WL(a+2288,0);WL(a+2280,0);WL(a+2272,0);WL(a+2264,0);p=1;j=302;b=h;
B38:if(!(p&1)){o=b;goto B33;}p=1;o=0;if(b){goto B34;}B33:if(j==2108){goto B35;}b=a+108+j;j=j+258;
p=0;B34:n=RB(b+257);l=(n+7)>>3;if(l!=0){d=0;B37:c=m+(d&255);if(c>=57){goto B36;}m1=a+2264+c;
c=RB(b+256)+d;WL(m1,((L)RB(b+((c+1)&255))<<8)|(L)RB(b+(c&255))|((L)RB(b+((c+2)&255))<<16)|((L)RB(b+(
(c+3)&255))<<24)|((L)RB(b+((c+4)&255))<<32)|((L)RB(b+((c+5)&255))<<40)|((L)RB(b+((c+6)&255))<<48)|((
L)RB(b+((c+7)&255))<<56));d=d+8;l=l-1;if(l&255){goto B37;}}m=m+n;b=o;goto B38;B35:WB(e+4,0);WW(e,0);
WB(a+2316,RB(a+667));WB(a+2317,RB(a+925));WB(a+2318,RB(a+1183));WB(a+2319,RB(a+1441));
WB(a+2320,RB(a+1699));WB(a+2321,RB(a+1957));WB(a+2322,RB(a+2215));k=RL(a+2264);f1=RL(a+2272);
g1=RL(a+2280);h1=RL(a+2288);i1=RL(a+2296);j1=RL(a+2304);k1=RL(a+2312);l1=RL(a+2320);WL(a+2320,l1);
WL(a+2312,k1);WL(a+2304,j1);WL(a+2296,i1);WL(a+2288,h1);WL(a+2280,g1);WL(a+2272,f1);WL(a+2264,k);
b=RW(a+116);d=b-1;k=l1^RotlL((l1^RotlL((k1^RotlL((j1^RotlL((i1^RotlL((h1^RotlL((g1^RotlL((f1^RotlL((
k^64)*11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))*
11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))*
11400714819323198485ull,32))*11400714819323198485ull,32);k=((k>>30)^k)*13787848793156543929ull;
k=((k>>27)^k)*10723151780598845931ull;k=(k>>31)^k;c=d&(U)k;if(b!=0){n=0;o=RW(a+132);j=RW(a+136);
l=RW(a+112);b=l+(c<<4);m=RH(a+124);if(RH(b+12)==m){goto B39;}p=c;goto B40;}abort();
B39:B42:if(RL(b)==k){p=RW(b+8);b=p-1;if(b<j){m1=Compare(o+(b<<6),a+2264,64);if(m1){goto B41;}n=1;
goto B40;}abort();}B41:c=(c+1)&d;b=l+(c<<4);if(RH(b+12)==m){goto B42;}p=c;B40:if(j==RW(a+128)){
F5(a+108+20);o=RW(a+132);}b=o+(j<<6);WL(b+56,RL(a+2320));WL(b+48,RL(a+2312));WL(b+40,RL(a+2304));
WL(b+32,RL(a+2296));WL(b+24,RL(a+2288));WL(b+16,RL(a+2280));WL(b+8,RL(a+2272));WL(b,RL(a+2264));
c=j+1;WW(a+136,c);if(n!=0){c=32780;a1=RW(a+140);goto B43;}d=RW(a+116);if(p>=d){goto B44;}
b=RW(a+112)+(p<<4);WH(b+12,RH(a+124));WW(b+8,c);WL(b,k);b=RW(a+120)+1;WW(a+120,b);if(b<<1>d){
F12(a+108);}b=RB(a+408);w=b+1;WB(a+408,w);c=RB(a+409)-1;WB(a+409,c);m=RB(h+b);z=RW(a+144);x=z&15;
if(x<7){goto B45;}abort();B44:abort();B36:abort();}}d=!y;WB(a+409,c);WB(a+408,w);WW(a+148,y);
WW(a+144,x);WW(a+140,a1);B32:c=d?32768u:32774u;B43:b=RW(a+84);if(RW(a+76)-b<=5){F9(a+32+44,b,6);
b=RW(a+84);}m=RW(a+80);d=m+b;WW(d,RW(c));WH(d+4,RH(c+4));l=b+6;WW(a+84,l);b=0;WW(a+2280,0);
WL(a+2272,0);WL(a+2264,0);k=(L)a1;B48:if(b+19>19){goto B46;}c=a+2264+b;d=c+19;f1=k/10;
WB(d,(U)(f1*246+k)|48);if(k<10){goto B47;}g1=k/100;WB(c+18,(U)(g1*246+f1)|48);b=b-2;c=k<100;k=g1;
if(!c){goto B48;}c=b+21;d=a+2264+b+20;goto B49;B46:abort();B47:c=b+20;B49:b=21u-c;c=RW(a+76);
if(b>c-l){F9(a+32+44,l,b);c=RW(a+76);m=RW(a+80);l=RW(a+84);}F8(m+l,d,b);b=l+b;WW(a+84,b);if(b==c){
F22(a+32+44);m=RW(a+80);}WB(m+b,10);WW(a+84,b+1);j=RW(a+96);c=RW(a+64);b=RW(a+68);k=RL(a+32);
goto B50;B25:c=c-1;b=w+1;z=x&15;if(z<7){goto B51;}abort();B16:abort();B8:abort();B7:abort();
B6:abort();B17:b=RW(a+96);c=RW(a+64);d=RW(a+72);if(c>=d){if(c<=b){goto B12;}}abort();
B12:b=RW(a+108);if(b!=0){c=RW(a+112);b=((0u-Clz((b<<4)-1))&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);}
b=RW(a+128);if(b!=0){c=RW(a+132);b=((0u-Clz((b<<6)-1))&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);}
b=RW(a+84);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),b);}b=RW(a+76);if(b!=0){
c=RW(a+80);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);}b=RW(a+88);if(b!=0){
c=RW(a+92);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);}G0=a+2336;}
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
