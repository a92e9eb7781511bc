/* Spot (UVa 141)
 * Generated from src/problems/spot/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 757f3360ee76cdc9 */
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
static U F9(U a,U b,U c);
static void F10(U a,U b,U c);
static void F11(U a,U b,U c,U d);
static U F12(U a,U b,U c);
static void F13(U a);
static U F16(U a,U b,U c);
static U F17(U a,U b);
static L F20(U a);
static U F21(U a);
static void F22(U a,U b);
static void F23(U a,U b,L c);
static U F24(U a,U b);
static U F26(void);
static void F27(U a);
static void F28(U a,U b,U c,U d);
static Any T[]={0,(Any)F11,(Any)F12,(Any)F20};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32848);if(h){goto B2;}l=RW(32980);h=RW(32976);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32980,j+(m&4294901760u));h=j==l?h:j;}WW(32976,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32848);if(!h){
b=RW(32980);h=RW(32976);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32980,c+(k&4294901760u));h=c==b?h:c;}WW(32976,h+f);goto B6;}WW(f+32848,RW(h));goto B5;
B2:WW(k+32848,RW(h));B4:f=b*f;F9(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32848));
WW(f+32848,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F8(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F9(U a,U b,U c){Copy(a,b,c);return a;}
static void F10(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F11(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F12(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F13(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32848);if(d){goto B2;}
g=RW(32980);d=RW(32976);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(32980,e+(h&4294901760u));d=e==g?d:e;}WW(32976,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32848,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F16(f,0,96);F16(f+96,0,96);F16(f+192,0,96);F16(f+288,0,96);
F16(f+384,0,96);F16(f+480,0,96);F16(f+576,0,96);F16(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F16(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32848));WW(f+32848,j);}}
static U F16(U a,U b,U c){Fill(a,b,c);return a;}
static U F17(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F20(U a){(void)a;return 11400714819323198485ull;}
static U F21(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;m=F9(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32768,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32768,m,3);if(!q){c=c-3;F9(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F22(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(d==c){i=F21(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F17(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(c!=g){goto B8;}if(f>65536){goto B8;}i=F21(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(c!=g));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static void F23(U a,U b,L c){U d=0,e=0,f=0,g=0,h=0,i=0;if(b>=64){b=RW(32900);if(!b){d=RW(32980);
b=RW(32976);if(d-b<8192){i=Grow(1);e=i<<16;WW(32980,e+65536);b=e==d?b:e;}WW(32976,b+8192);if(b){
goto B1;}goto B2;}WW(32900,RW(b));B1:b=F16(b,0,6144);WH(a+40,1);WL(a+32,512);WW(a+28,b);
WW(a+24,512);WL(a+16,c);WW(a+12,0);WL(a+4,17179869184ull);WW(a,1);return;}d=b+1;e=d<<3;
f=(0u-Clz((e-1)|15))&31;g=f<<2;b=RW(g+32848);if(!b){h=RW(32980);b=RW(32976);g=1u<<(f&31);if(h-b<g){
i=Grow(1);f=i<<16;WW(32980,f+65536);b=f==h?b:f;}WW(32976,b+g);if(!b){goto B2;}goto B3;}
WW(g+32848,RW(b));B3:b=F16(b,0,e);WW(a+12,d);WW(a+8,b);WW(a+4,d);WW(a,0);return;B2:abort();}
static U F24(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,
w=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0;L k=0,x=0,y=0;c=G0-48;G0=c;d=RW(a+132);e=d+1;f=RW(a+124);
g=f+(b<<3);h=RW(a+128);i=f+(h<<3);j=c+16;k=RL(a+112);l=c+8;m=c+28;n=0;B17:o=n;if(o==4){goto B1;}
if(b<=h){n=o+1;p=RB(o+32771);F23(c,d,k);q=0;r=f;a=f;B18:if(r!=0){if(r!=i){s=RW(r+4);t=RW(r);r=r+8;
u=a;goto B2;}}if(a==g){goto B3;}u=a+8;s=RW(a+4);r=0;a=RW(a);t=a;switch(p){case 1:goto B4;
case 2:goto B5;case 3:goto B6;default:goto B2;}B4:t=s;s=e-a;goto B2;B5:s=e-s;t=e-a;goto B2;B6:t=e-s;
s=a;B2:if(RW(c)==1){v=RW(c+32);w=v-1;x=RL(c+16)^(((L)t<<32)|(L)s);
x=((x>>30)^x)*13787848793156543929ull;x=((x>>27)^x)*10723151780598845931ull;y=(x>>31)^x;z=(U)y;
a1=w&z;if(!v){goto B7;}b1=RW(c+12);c1=RW(c+28);a=c1+a1*12;d1=RH(c+40);if(RH(a+10)==d1){
x=y&281474976710655ull;e1=RW(c+8);B10:if((((L)RH(a+8)<<32)|(L)RW(a))==x){a=RW(a+4);if(a>=b1){
goto B8;}a=e1+a*12;if(RW(a)==t){if(RW(a+4)==s){goto B9;}}}a1=(a1+1)&w;a=c1+a1*12;if(RH(a+10)==d1){
goto B10;}}WH(a+10,d1);WW(a+4,b1);WW(a,z);WH(a+8,(U)(y>>32));a=RW(c+36)+1;WW(c+36,a);if(a<<1>v){
F13(j);b1=RW(c+12);}if(b1==RW(c+4)){F8(c|4);}a=RW(c+8)+b1*12;WB(a+8,1);WW(a+4,s);WW(a,t);
WW(c+12,b1+1);goto B11;}a=RW(c+12);if(t>=a){goto B12;}a=RW(c+8)+(t<<3);x=(L)s;
y=RL(a)^(1ull<<(x&63));WL(a,y);if((U)(y>>(x&63))&1){goto B11;}goto B13;B9:a1=RB(a+8);WB(a+8,a1^1);
if(!a1){goto B11;}B13:a=4294967295u;goto B14;B3:if(!RW(c)){a=RW(c+4);if(!a){goto B15;}a=a<<3;a1=l;
goto B16;}a=RW(c+4);if(a!=0){a1=RW(c+8);a=((0u-Clz((a*12-1)|15))&31)<<2;WW(a1,RW(a+32848));
WW(a+32848,a1);}a=RW(c+24);if(!a){goto B15;}a=a*12;a1=m;B16:a1=RW(a1);a=((0u-Clz((a-1)|15))&31)<<2;
WW(a1,RW(a+32848));WW(a+32848,a1);B15:if(q){goto B17;}goto B1;B7:abort();B8:abort();B12:abort();
B11:a=1;B14:q=a+q;a=u;goto B18;}abort();B1:G0=c+48;return o!=4;}
static U F26(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,p=0,s=0,t=0,u=0,v=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,f1=0;L o=0,q=0,r=0,d1=0,e1=0;a=G0-304;G0=a;WW(a+44,0);b=RW(32920);
if(!b){c=RW(32980);b=RW(32976);if(c-b<262144){f1=Grow(4);d=f1<<16;WW(32980,d+262144);b=d==c?b:d;}
WW(32976,b+262144);if(b){goto B1;}goto B2;}WW(32920,RW(b));B1:c=F16(b,0,131080);WL(a+96,1);
WW(a+112,131080);WW(a+108,c);WW(a+104,131080);WW(a+76,32824);WL(a+48,0);WH(a+116,0);WL(a+88,0);
WL(a+80,0);WL(a+56,0);WL(a+64,0);WW(a+72,a+44);c=RW(32864);if(!c){d=RW(32980);c=RW(32976);
if(d-c<16){f1=Grow(1);e=f1<<16;WW(32980,e+65536);c=e==d?c:e;}WW(32976,c+16);if(!c){goto B2;}goto B3;
}WW(32864,RW(c));B3:WL(c,0);d=RW(32900);if(!d){e=RW(32980);d=RW(32976);if(e-d<8192){f1=Grow(1);
f=f1<<16;WW(32980,f+65536);d=f==e?d:f;}WW(32976,d+8192);if(!d){goto B2;}goto B4;}WW(32900,RW(d));
B4:g=a+128;h=a+148;d=F16(d,0,6144);WL(a+262,0);WL(a+270,0);WL(a+278,0);WL(a+286,0);WH(a+192,1);
WL(a+184,512);WW(a+180,d);WW(a+176,512);WL(a+168,11400714819323198485ull);WW(a+132,1);WW(a+128,c);
WL(a+120,4294967296ull);WL(a+224,0);WL(a+194,RL(a+256));WL(a+202,RL(a+264));WL(a+210,RL(a+272));
WL(a+218,RL(a+280));WL(a+248,0);WL(a+240,17179869184ull);WL(a+232,11400714819323198485ull);i=a+136;
j=a+200;k=a+120+48;l=a+92;m=a+240;n=0;o=0;B52:WL(a+48,o+1);if(n<=4294967287u){p=RW(a+112);
if(n+8<=p){o=RL(b+n);q=CtzL((o^18446744073709551615ull)&(o+16059518370053021407ull)&
9259542123273814144ull);c=(U)q;if((c&56)!=0){r=o>>(q&56&63);if(((U)r&255)<=32){
if(((1ull<<(r&63))&4294983168ull)!=0){WW(a+88,n);c=c>>3;WW(a+80,n+c+1);
r=(o^3472328296227680304ull)<<((L)(c*56)&63);if(((((r+8536140394893047414ull)|r)&
9259542123273814144ull)|(L)((U)((o&255)==48)&(U)(q>15)))!=0){goto B5;}
o=(r*10+(r>>8))&71777214294589695ull;o=(o*100+(o>>16))&281470681808895ull;d=(U)(o*10000+(o>>32));
goto B6;}}}}}F22(a+32,a+48);if(RW(a+32)&1){goto B7;}p=RW(a+112);n=RW(a+88);s=RW(a+36);c=n+s;
if(c>=n){if(c<=p){b=RW(a+108);if(!s){goto B5;}t=b+n;if(s!=1){if((RB(t)&255)==48){goto B5;}}d=0;c=0;
B8:if(s==c){goto B6;}e=(RB(t+c)-48)&255;if(e>9){goto B5;}o=(L)d*10;if((U)(o>>32)){goto B5;}c=c+1;
f=(U)o;d=f+e;if(d>=f){goto B8;}goto B5;}}abort();B6:if(!d){goto B7;}if((int)d>=0){WW(a+252,d);
F23(a+256,d,RL(a+232));if(RW(a+120)){goto B9;}c=RW(a+124);if(!c){goto B10;}c=c<<3;e=g;goto B11;}
B5:c=RW(a+84);if(c<n){goto B12;}if(c>p){goto B12;}e=b+n;c=c-n;d=F17(e,c);if(d>c){goto B13;}if(!d){
goto B7;}d=F17(e,c);if(d<=c){goto B7;}abort();B9:c=RW(a+124);if(c!=0){e=RW(a+128);
c=((0u-Clz((c*12-1)|15))&31)<<2;WW(e,RW(c+32848));WW(c+32848,e);}c=RW(a+144);if(!c){goto B10;}
c=c*12;e=h;B11:e=RW(e);c=((0u-Clz((c-1)|15))&31)<<2;WW(e,RW(c+32848));WW(c+32848,e);
B10:WL(a+160,RL(a+296));WL(a+152,RL(a+288));WL(a+144,RL(a+280));WL(a+136,RL(a+272));
WL(a+128,RL(a+264));WL(a+120,RL(a+256));WL(j,0);WL(j+8,0);WL(j+16,0);WL(j+24,0);WW(a+248,0);
WW(a+188,0);c=RH(a+192)+1;WH(a+192,c);t=RW(a+184);if((c&65535)!=c){if(t!=0){c=t*12;
F16(RW(a+180),0,c-(c-12)%12);}c=1;WH(a+192,1);}if(!t){goto B14;}n=0;e=0;f=RW(a+180);s=c&65535;
if(RH(f+10)==s){t=t-1;e=0;c=f;B16:if(!(RW(c)|RH(c+8))){f1=F24(a+120,RW(c+4));if(f1){goto B15;}}
e=(e+1)&t;c=f+e*12;if(RH(c+10)==s){goto B16;}n=RW(a+248);}f=RW(a+184);if(e>=f){goto B17;}
c=RW(a+180)+e*12;WH(c+10,RH(a+192));WH(c+8,0);WW(c+4,n);WW(c,0);c=RW(a+188)+1;WW(a+188,c);
if(c<<1>f){F13(k);}B15:u=1;v=d<<1;w=0;B46:p=RW(a+80);if(p<=4294967287u){x=RW(a+112);if(p+8<=x){
o=RL(b+p);q=CtzL((o^18446744073709551615ull)&(o+16059518370053021407ull)&9259542123273814144ull);
c=(U)q;if((c&56)!=0){r=o>>(q&56&63);if(((U)r&255)<=32){if(((1ull<<(r&63))&4294983168ull)!=0){
WW(a+88,p);c=c>>3;WW(a+80,p+c+1);r=(o^3472328296227680304ull)<<((L)(c*56)&63);
if(((((r+8536140394893047414ull)|r)&9259542123273814144ull)|(L)((U)((o&255)==48)&(U)(q>15)))!=0){
goto B18;}o=(r*10+(r>>8))&71777214294589695ull;o=(o*100+(o>>16))&281470681808895ull;
e=(U)(o*10000+(o>>32));goto B19;}}}}}F22(a+24,a+48);if(RW(a+24)&1){goto B7;}x=RW(a+112);p=RW(a+88);
t=RW(a+28);c=p+t;if(c<p){goto B20;}if(c>x){goto B20;}b=RW(a+108);if(t!=0){n=b+p;if(t!=1){
if((RB(n)&255)==48){goto B18;}}e=0;c=0;B21:if(t==c){goto B19;}f=(RB(n+c)-48)&255;if(f>9){goto B18;}
o=(L)e*10;if((U)(o>>32)){goto B18;}c=c+1;s=(U)o;e=s+f;if(e>=s){goto B21;}}B18:c=RW(a+84);if(c<p){
goto B22;}if(c>x){goto B22;}c=c-p;d=F17(b+p,c);if(d>c){goto B23;}goto B24;B20:abort();B22:abort();
B23:abort();B19:if(e-1<d){y=RW(a+80);if(y>4294967287u){goto B25;}if(y+8>x){goto B25;}o=RL(b+y);
q=CtzL((o^18446744073709551615ull)&(o+16059518370053021407ull)&9259542123273814144ull);c=(U)q;
if(!(c&56)){goto B25;}r=o>>(q&56&63);if(((U)r&255)>32){goto B25;}
if(!((1ull<<(r&63))&4294983168ull)){goto B25;}WW(a+88,y);c=c>>3;WW(a+80,y+c+1);
r=(o^3472328296227680304ull)<<((L)(c*56)&63);if(((((r+8536140394893047414ull)|r)&
9259542123273814144ull)|(L)((U)((o&255)==48)&(U)(q>15)))!=0){goto B26;}
o=(r*10+(r>>8))&71777214294589695ull;o=(o*100+(o>>16))&281470681808895ull;f=(U)(o*10000+(o>>32));
goto B27;}B24:if(p<=x){goto B7;}abort();B25:F22(a+16,a+48);if(RW(a+16)&1){goto B7;}x=RW(a+112);
y=RW(a+88);n=RW(a+20);c=y+n;if(c<y){goto B28;}if(c>x){goto B28;}b=RW(a+108);if(n!=0){p=b+y;if(n!=1){
if((RB(p)&255)==48){goto B26;}}f=0;c=0;B29:if(n==c){goto B27;}s=(RB(p+c)-48)&255;if(s>9){goto B26;}
o=(L)f*10;if((U)(o>>32)){goto B26;}c=c+1;t=(U)o;f=t+s;if(f>=t){goto B29;}}B26:c=RW(a+84);if(c<y){
goto B30;}if(c>x){goto B30;}c=c-y;d=F17(b+y,c);if(d>c){goto B31;}goto B32;B28:abort();B30:abort();
B31:abort();B27:if(f-1<d){c=RW(a+80);if(c>4294967287u){goto B33;}if(c+8>x){goto B33;}o=RL(b+c);
q=CtzL((o^18446744073709551615ull)&(o+16059518370053021407ull)&9259542123273814144ull);s=(U)q;
if(!(s&56)){goto B33;}o=o>>(q&56&63);if(((U)o&255)>32){goto B33;}
if(!((1ull<<(o&63))&4294983168ull)){goto B33;}WW(a+88,c);s=s>>3;WW(a+80,c+s+1);goto B34;}
B32:if(y<=x){goto B7;}abort();B33:F22(a+8,a+48);if(RW(a+8)&1){goto B7;}s=RW(a+12);x=RW(a+112);
c=RW(a+88);B34:t=s+c;if(t>=s){if(t<=x){if(s!=1){goto B7;}b=RW(a+108);z=RB(b+c);switch(z-43){
case 0:goto B35;case 2:goto B35;default:goto B7;}B35:if(w==1){w=1;goto B36;}if(RW(a+120)==1){
a1=RW(a+152);n=a1-1;o=RL(a+136)^(((L)e<<32)|(L)f);o=((o>>30)^o)*13787848793156543929ull;
o=((o>>27)^o)*10723151780598845931ull;q=(o>>31)^o;b1=(U)q;s=n&b1;if(!a1){goto B37;}y=RW(a+132);
p=RW(a+148);c=p+s*12;t=RH(a+160);if(RH(c+10)==t){o=q&281474976710655ull;w=RW(a+128);
B40:if((((L)RH(c+8)<<32)|(L)RW(c))==o){c=RW(c+4);if(c>=y){goto B38;}c1=c*12;x=w+c1;if(RW(x)==e){
if(RW(x+4)==f){goto B39;}}}s=(s+1)&n;c=p+s*12;if(RH(c+10)==t){goto B40;}}WH(c+10,t);WW(c+4,y);
WW(c,b1);WH(c+8,(U)(q>>32));c=RW(a+156)+1;WW(a+156,c);if(c<<1>a1){F13(i);}c=RW(a+132);
if(c==RW(a+124)){F8((a+120)|4);}s=RW(a+128)+c*12;WB(s+8,1);WW(s+4,f);WW(s,e);WW(a+132,c+1);
if(z!=43){goto B7;}goto B41;}c=RW(a+132);if(e>=c){goto B42;}c=RW(a+128)+(e<<3);o=(L)f;
q=RL(c)^(1ull<<(o&63));WL(c,q);c=(U)(q>>(o&63));goto B43;B39:WB(x+8,RB(x+8)^1);s=RW(a+132);if(c<s){
c=RB(RW(a+128)+c1+8);goto B43;}abort();}}abort();B37:abort();B38:abort();B42:abort();
B43:if(((U)(z==43)^c)&1){goto B7;}B41:c=RW(a+248);if(c==RW(a+240)){F5(m);}s=RW(a+244)+(c<<3);
WW(s+4,f);WW(s,e);p=c+1;WW(a+248,p);r=(L)f;c=RW(a+252);o=RL(a+168);q=((r<<32)|(L)(c-e+1))^o;
q=((q>>30)^q)*13787848793156543929ull;q=((q>>27)^q)*10723151780598845931ull;q=RL(a+208)^(q>>31)^q;
WL(a+208,q);d1=(L)e;r=o^((d1<<32)|r);r=((r>>30)^r)*13787848793156543929ull;
r=((r>>27)^r)*10723151780598845931ull;r=RL(a+200)^(r>>31)^r;WL(a+200,r);s=c+1;
e1=o^(((L)(s-e)<<32)|(L)(s-f));e1=((e1>>30)^e1)*13787848793156543929ull;
e1=((e1>>27)^e1)*10723151780598845931ull;e1=RL(a+216)^(e1>>31)^e1;WL(a+216,e1);
o=o^(((L)(c-f+1)<<32)|d1);o=((o>>30)^o)*13787848793156543929ull;
o=((o>>27)^o)*10723151780598845931ull;o=RL(a+224)^(o>>31)^o;WL(a+224,o);n=RW(a+184);f=n-1;q=q<r?q:r;
q=e1<q?e1:q;q=o<q?o:q;x=(U)q;e=f&x;if(n!=0){s=RW(a+180);c=s+e*12;t=RH(a+192);if(RH(c+10)==t){
o=q&281474976710655ull;B44:if((((L)RH(c+8)<<32)|(L)RW(c))==o){f1=F24(a+120,RW(c+4));if(f1!=0){w=1;
c1=u;goto B36;}}e=(e+1)&f;c=s+e*12;if(RH(c+10)==t){goto B44;}n=RW(a+184);p=RW(a+248);}if(e<n){
c=RW(a+180)+e*12;WH(c+10,RH(a+192));WH(c+8,(U)(q>>32));WW(c+4,p);WW(c,x);c=RW(a+188)+1;WW(a+188,c);
w=0;if(c<<1>n){goto B45;}c1=u;goto B36;}abort();B45:F13(k);c1=u;goto B36;}abort();B36:if(u<v){
u=u+(U)(u<v);if(u<=v){goto B46;}}if(w!=0){c=(c1&1)?32775u:32797u;d=RW(a+100);if(RW(a+92)-d<=21){
F10(l,d,22);d=RW(a+100);}s=RW(a+96);e=s+d;WL(e,RL(c));WL(e+8,RL(c+8));WL(e+14,RL(c+14));f=d+22;
WW(a+100,f);c=0;WW(a+272,0);WL(a+264,0);WL(a+256,0);o=(L)c1;B49:if(c+19>19){goto B47;}d=a+256+c;
e=d+19;q=o/10;WB(e,(U)(q*246+o)|48);if(o<10){goto B48;}r=o/100;WB(d+18,(U)(r*246+q)|48);c=c-2;
d=o<100;o=r;if(!d){goto B49;}d=c+21;e=a+256+c+20;goto B50;B47:abort();B48:d=c+20;B50:c=21u-d;
d=RW(a+92);if(c>d-f){F10(l,f,c);d=RW(a+92);s=RW(a+96);f=RW(a+100);}F9(s+f,e,c);c=f+c;WW(a+100,c);
if(c==d){F27(l);s=RW(a+96);}WB(s+c,10);c=c+1;goto B51;}c=RW(a+100);if(RW(a+92)-c<=4){F10(l,c,5);
c=RW(a+100);}d=RW(a+96)+c;WW(d,RW(32819));WB(d+4,RB(32823));c=c+5;B51:WW(a+100,c);n=RW(a+80);
b=RW(a+108);o=RL(a+48);goto B52;B17:abort();B14:abort();B13:abort();B12:abort();B7:if(!RW(a+120)){
c=RW(a+124);if(!c){goto B53;}c=c<<3;goto B54;}c=RW(a+124);if(c!=0){d=RW(a+128);
c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+32848));WW(c+32848,d);}c=RW(a+144);if(!c){goto B53;}
c=c*12;g=h;B54:d=RW(g);c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32848));WW(c+32848,d);B53:c=RW(a+240);
if(c!=0){d=RW(a+244);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(d,RW(c+32848));WW(c+32848,d);}c=RW(a+176);
if(c!=0){d=RW(a+180);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+32848));WW(c+32848,d);}c=RW(a+100);
if(c!=0){((U(*)(U,U,U))T[RW(RW(a+76)+16)])(RW(a+72),RW(a+96),c);}c=RW(a+92);if(c!=0){d=RW(a+96);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32848));WW(c+32848,d);}c=RW(a+104);if(c!=0){d=RW(a+108);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32848));WW(c+32848,d);}G0=a+304;return 0;B2:abort();}
static void F27(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F28(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F28(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32848);if(e){goto B2;}h=RW(32980);e=RW(32976);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32980,f+(i&4294901760u));e=f==h?e:f;}
WW(32976,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32848);if(!e){
g=RW(32980);e=RW(32976);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32980,c+(f&4294901760u));e=c==g?e:c;}WW(32976,e+b);goto B5;}WW(b+32848,RW(e));goto B6;
B2:WW(g+32848,RW(e));B4:F9(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32848));WW(b+32848,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"\357\273\277\0\1\2\3Player 2 wins on move Player 1 wins on move Draw\12\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",80);
return F26();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
