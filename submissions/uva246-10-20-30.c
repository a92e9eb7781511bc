/* 10-20-30 (UVa 246)
 * Generated from src/problems/ten_twenty_thirty/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 849a1d6f23535697 */
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
static void F5(U a,U b);
static void F7(U a);
static void F8(U a,U b,U c,U d,U e,U f);
static void F9(U a,U b);
static U F10(U a,U b,U c);
static void F11(U a,U b,U c,U d,U e);
static void F12(U a,U b,U c,U d);
static U F13(U a,U b,U c);
static void F14(U a);
static U F17(U a,U b,U c);
static U F18(U a,U b);
static L F20(U a);
static U F21(U a);
static void F22(U a,U b);
static U F24(void);
static void F25(U a);
static void F26(U a,U b,U c,U d);
static Any T[]={0,(Any)F12,(Any)F13,(Any)F20};
static void F5(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,r=0,t=0;
L q=0,s=0,u=0;c=RW(b+84);d=RW(b+8);if(c<d){e=RW(b+80);f=e-1;WW(b+80,f);g=RW(b+88)+1;WW(b+88,g);
h=RW(b+76);WW(b+76,(h+1)&63);i=RW(b+4)+c*72;j=RW(i+68);k=j+1;WW(i+68,k);l=RW(i+64);m=b+12;
WB(i+((j+l)&63),RB(m+(h&63)));if(k>=3){k=0;f=2;B3:n=j+k;o=n+l;p=RB(i+((o+64)&63));q=((L)p&255)<<48;
r=RB(i+(l&63));s=((L)r&255)<<32;t=RB(i+((l+1)&63));if(((t+r+p)&255)%10==0){q=s|(((L)t&255)<<40)|q|2;
goto B1;}t=RB(i+((o-1)&63));u=((L)t&255)<<40;if(((t+r+p)&255)%10==0){q=s|u|q|1;goto B1;}
r=RB(i+((o-2)&63));if(((t+r+p)&255)%10!=0){goto B2;}q=(((L)r&255)<<32)|u|q;B1:p=e+h;
WB(m+(p&63),(U)(q>>32));WB(m+((p+1)&63),(U)(q>>40));WW(i+68,n-2);WW(b+80,e+f);l=(l+(U)q)&63;
WW(i+64,l);WB(m+((p+2)&63),(U)(q>>48));f=f+3;h=h+3;k=k-3;p=j+k;if(p+1>2){goto B3;}
f=(k^4294967295u)+e;k=p+1;}if(k){goto B4;}F10(i,i+72,(d+(c^4294967295u))*72);d=d-1;WW(b+8,d);
goto B5;B2:f=(k^4294967295u)+e;B4:c=c+1;WW(b+84,c);B5:if(c==d){WW(b+84,0);}i=d?(f?3u:1u):0u;WB(a,i);
WW(a+4,i==3?0u:g);return;}abort();}
static void F7(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F8(b+4,e,RW(a+4),c,4,92);if(RW(b+4)==1){F9(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F8(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32828);if(h){goto B2;}l=RW(32960);h=RW(32956);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32960,j+(m&4294901760u));h=j==l?h:j;}WW(32956,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32828);if(!h){
b=RW(32960);h=RW(32956);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32960,c+(k&4294901760u));h=c==b?h:c;}WW(32956,h+f);goto B6;}WW(f+32828,RW(h));goto B5;
B2:WW(k+32828,RW(h));B4:f=b*f;F10(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32828));
WW(f+32828,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F9(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F10(U a,U b,U c){Copy(a,b,c);return a;}
static void F11(U a,U b,U c,U d,U e){U f=0,g=0;f=G0-16;G0=f;b=c+b;if(b<c){F9(0,0);abort();}c=RW(a);
g=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;F8(f+4,g,RW(a+4),c,d,e);if(RW(f+4)==1){
F9(RW(f+8),RW(f+12));abort();}e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void F12(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F13(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F14(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32828);if(d){goto B2;}
g=RW(32960);d=RW(32956);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(32960,e+(h&4294901760u));d=e==g?d:e;}WW(32956,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32828,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F17(f,0,96);F17(f+96,0,96);F17(f+192,0,96);F17(f+288,0,96);
F17(f+384,0,96);F17(f+480,0,96);F17(f+576,0,96);F17(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F17(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32828));WW(f+32828,j);}}
static U F17(U a,U b,U c){Fill(a,b,c);return a;}
static U F18(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
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
goto B10;}if(c<d){goto B11;}c=c-d;m=F10(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32786,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32786,m,3);if(!q){c=c-3;F10(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F22(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(d==c){i=F21(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F18(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(c!=g){goto B8;}if(f>65536){goto B8;}i=F21(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(c!=g));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static U F24(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,t=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,
s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,z1=0,a2=0,b2=0,c2=0,d2=0;L s=0,u=0,v=0,e1=0,f1=0;a=G0-544;G0=a;
WW(a+52,0);b=RW(32900);if(!b){c=RW(32960);b=RW(32956);if(c-b<262144){d2=Grow(4);d=d2<<16;
WW(32960,d+262144);b=d==c?b:d;}WW(32956,b+262144);if(b){goto B1;}goto B2;}WW(32900,RW(b));
B1:c=F17(b,0,131080);WL(a+104,1);WW(a+120,131080);WW(a+116,c);WW(a+112,131080);WW(a+84,32792);
WL(a+56,0);WH(a+124,0);WL(a+96,0);WL(a+88,0);WL(a+64,0);WL(a+72,0);WW(a+80,a+52);c=RW(32880);if(!c){
d=RW(32960);c=RW(32956);if(d-c<8192){d2=Grow(1);e=d2<<16;WW(32960,e+65536);c=e==d?c:e;}
WW(32956,c+8192);if(!c){goto B2;}goto B3;}WW(32880,RW(c));B3:c=F17(c,0,6144);WW(a+168,0);
WL(a+160,17179869184ull);WL(a+144,512);WW(a+140,c);WW(a+136,512);WL(a+128,11400714819323198485ull);
f=a+448+64;g=a+448+50;h=a+448+12;i=a+352+64;j=a+352+50;k=a+352+12;l=a+240+64;m=a+240+50;n=a+240+12;
o=a+486;WH(a+152,1);p=a+448+1;q=a+128+32;r=a+100;d=0;s=0;B70:WL(a+56,s+1);if(d<=4294967287u){
t=RW(a+120);if(d+8<=t){s=RL(b+d);u=CtzL((s^18446744073709551615ull)&(s+16059518370053021407ull)&
9259542123273814144ull);c=(U)u;if((c&56)!=0){v=s>>(u&56&63);if(((U)v&255)<=32){
if(((1ull<<(v&63))&4294983168ull)!=0){WW(a+96,d);c=c>>3;WW(a+88,d+c+1);
v=(s^3472328296227680304ull)<<((L)(c*56)&63);if(((((v+8536140394893047414ull)|v)&
9259542123273814144ull)|(L)((U)((s&255)==48)&(U)(u>15)))!=0){goto B4;}
s=(v*10+(v>>8))&71777214294589695ull;s=(s*100+(s>>16))&281470681808895ull;e=(U)(s*10000+(s>>32));
goto B5;}}}}}F22(a+40,a+56);if(RW(a+40)&1){goto B6;}t=RW(a+120);d=RW(a+96);w=RW(a+44);c=d+w;
if(c>=d){if(c<=t){b=RW(a+116);if(!w){goto B4;}x=b+d;if(w!=1){if((RB(x)&255)==48){goto B4;}}e=0;c=0;
B7:if(w==c){goto B5;}y=(RB(x+c)-48)&255;if(y>9){goto B4;}s=(L)e*10;if((U)(s>>32)){goto B4;}c=c+1;
z=(U)s;e=z+y;if(e>=z){goto B7;}goto B4;}}abort();B5:if(!e){c=0;goto B8;}if(e<=10){a1=0;WW(p+47,0);
WL(p+40,0);WL(p+32,0);WL(p+24,0);WL(p+16,0);WL(p+8,0);WL(p,0);WB(a+448,e);d=1;c=0;B14:if((c&1)!=0){
if(a1!=52){goto B9;}goto B10;}if(d>=52u-a1){goto B10;}a1=a1+d;B9:x=RW(a+88);if(x<=4294967287u){
if(x+8<=t){s=RL(b+x);u=CtzL((s^18446744073709551615ull)&(s+16059518370053021407ull)&
9259542123273814144ull);c=(U)u;if((c&56)!=0){v=s>>(u&56&63);if(((U)v&255)<=32){
if(((1ull<<(v&63))&4294983168ull)!=0){WW(a+96,x);c=c>>3;WW(a+88,x+c+1);
v=(s^3472328296227680304ull)<<((L)(c*56)&63);if(((((v+8536140394893047414ull)|v)&
9259542123273814144ull)|(L)((U)((s&255)==48)&(U)(u>15)))!=0){goto B11;}
s=(v*10+(v>>8))&71777214294589695ull;s=(s*100+(s>>16))&281470681808895ull;d=(U)(s*10000+(s>>32));
goto B12;}}}}}F22(a+32,a+56);if(RW(a+32)&1){goto B6;}t=RW(a+120);x=RW(a+96);z=RW(a+36);c=x+z;
if(c>=x){if(c<=t){b=RW(a+116);if(!z){goto B11;}w=b+x;if(z!=1){if((RB(w)&255)==48){goto B11;}}d=0;
c=0;B13:if(z==c){goto B12;}e=(RB(w+c)-48)&255;if(e>9){goto B11;}s=(L)d*10;if((U)(s>>32)){goto B11;}
c=c+1;y=(U)s;d=y+e;if(d>=y){goto B13;}goto B11;}}abort();B12:if(d-1<10){WB(a+448+a1,d);d=0;c=1;
a1=a1+1;goto B14;}B11:c=RW(a+92);if(c>=x){if(c<=t){c=c-x;d=F18(b+x,c);if(d<=c){goto B6;}abort();}}
abort();B10:WH(a+244,RH(a+452));WW(a+240,RW(a+448));WL(a+352,RL(o));WL(a+358,RL(o+6));s=RL(a+462);
b1=(U)(s>>32);c1=RW(a+454);d1=RW(a+458);e1=RL(a+470);f1=RL(a+478);g1=(U)s;c=1;goto B8;}
B4:c=RW(a+92);if(c<d){goto B15;}if(c>t){goto B15;}e=b+d;c=c-d;d=F18(e,c);if(d>c){goto B16;}if(d){
goto B17;}c=0;B8:WH(a+196,RH(a+244));WW(a+192,RW(a+240));WL(a+176,RL(a+352));WL(a+182,RL(a+358));
if(c){goto B18;}goto B6;B17:d=F18(e,c);if(d<=c){goto B6;}abort();B18:c=RW(32864);if(!c){d=RW(32960);
c=RW(32956);if(d-c<512){d2=Grow(1);e=d2<<16;WW(32960,e+65536);c=e==d?c:e;}WW(32956,c+512);if(!c){
goto B2;}goto B19;}WW(32864,RW(c));B19:h1=F17(c,0,504);WL(a+208,0);WL(a+200,0);WW(a+148,0);
WW(a+232,RW(a+192));WH(a+236,RH(a+196));WL(a+216,RL(a+176));WL(a+222,RL(a+182));c=RH(a+152)+1;
WH(a+152,c);if((c&65535)!=c){c=RW(a+144);if(c!=0){c=c*12;F17(RW(a+140),0,c-(c-12)%12);}WH(a+152,1);}
d=RW(a+168);WW(a+168,0);if(d!=0){c=RW(a+164);B20:e=RW(c);if(e!=0){b=RW(c+4);
e=((0u-Clz((e*72-1)|15))&31)<<2;WW(b,RW(e+32828));WW(e+32828,b);}c=c+92;d=d-1;if(d){goto B20;}}
c=RW(32864);if(!c){d=RW(32960);c=RW(32956);if(d-c<512){d2=Grow(1);e=d2<<16;WW(32960,e+65536);
c=e==d?c:e;}WW(32956,c+512);if(!c){goto B2;}goto B21;}WW(32864,RW(c));B21:c=F10(c,h1,72);i1=h1+72;
F10(c+72,i1,72);j1=h1+144;F10(c+144,j1,72);k1=h1+216;F10(c+216,k1,72);l1=h1+288;F10(c+288,l1,72);
m1=h1+360;F10(c+360,m1,72);n1=h1+432;F10(c+432,n1,72);WL(l,0);WL(l+8,0);WH(n+4,RH(a+196));
WW(n,RW(a+192));WL(m,RL(a+176));WL(m+6,RL(a+182));WL(a+282,f1);WL(a+274,e1);v=((L)b1<<32)|(L)g1;
WL(a+266,v);WW(a+262,d1);WW(a+258,c1);WW(a+320,52);WL(a+324,0);WW(a+248,7);WW(a+244,c);WW(a+240,7);
o1=0;B23:p1=o1;F5(a+24,a+240);c=RB(a+24);if(c!=3){e=RW(a+28);goto B22;}o1=p1+1;if(o1<=512){goto B23;
}w=RW(a+244);q1=RW(a+248);if(!q1){r1=4;goto B24;}e=q1*72;d=(0u-Clz((e-1)|15))&31;c=d<<2;
r1=RW(c+32828);if(!r1){b=RW(32960);r1=RW(32956);c=1u<<(d&31);if(b-r1<c){y=c+65535;d2=Grow(y>>16);
d=d2<<16;WW(32960,d+(y&4294901760u));r1=d==b?r1:d;}WW(32956,r1+c);if(!r1){goto B2;}goto B25;}
WW(c+32828,RW(r1));B25:c=0;d=q1;B26:if(e==c){goto B24;}F10(r1+c,w+c,72);c=c+72;d=d-1;if(d){goto B26;
}B24:s=RL(a+324);s1=F10(h,n,72);WL(a+532,s);WW(a+456,q1);WW(a+452,r1);WW(a+448,q1);x=RW(32852);
if(!x){c=RW(32960);x=RW(32956);if(c-x<64){d2=Grow(1);d=d2<<16;WW(32960,d+65536);x=d==c?x:d;}
WW(32956,x+64);if(!x){goto B2;}goto B27;}WW(32852,RW(x));B27:z=0;WW(a+340,0);WW(a+336,x);
WW(a+332,60);a1=w+q1*72;c=n;B44:if(w!=0){if(w!=a1){d=w;t=c;w=w+72;goto B28;}}t=0;d=c;w=0;if(!c){
goto B29;}B28:e=RW(d+68);if(z==RW(a+332)){F25(a+332);x=RW(a+336);}WB(x+z,e);z=z+1;WW(a+340,z);
if(e<=RW(a+332)-z){goto B30;}F11(a+332,z,e,1,1);x=RW(a+336);z=RW(a+340);goto B31;B29:w=z&2147483640;
if(w>=2147483625){goto B32;}c=(w>>3)+2;e=(0u-Clz(((c<<3)-1)|15))&31;d=e<<2;t=RW(d+32828);if(!t){
b=RW(32960);t=RW(32956);d=1u<<(e&31);if(b-t<d){y=d+65535;d2=Grow(y>>16);e=d2<<16;
WW(32960,e+(y&4294901760u));t=e==b?t:e;}WW(32956,t+d);if(!t){goto B2;}goto B33;}WW(d+32828,RW(t));
B33:d=z-8;t1=d>z?0u:d;a1=z-t1;WL(t,(L)z);WW(a+360,0);WW(a+356,t);WW(a+352,c);if(!w){y=1;goto B34;}
y=1;z=w-8;if((z&24)==24){c=x;goto B35;}b=((z>>3)+1)&3;d=t+8;e=0;c=x;B36:WL(d,RL(c));d=d+8;c=c+8;y=e;
e=y+1;if(b!=e){goto B36;}y=y+2;w=w-(b<<3);B35:if(z>=24){z=t+(y<<3);d=0;B37:e=z+d;b=c+d;WL(e,RL(b));
WL(e+8,RL(b+8));WL(e+16,RL(b+16));WL(e+24,RL(b+24));y=y+4;d=d+32;if(w!=d){goto B37;}}
B34:WL(a+344,0);if(a1>=9){goto B38;}F10(a+344,x+t1,a1);WL(t+(y<<3),RL(a+344));d=y+1;e=RW(a+352);
c=RW(a+332);if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;WW(x,RW(c+32828));WW(c+32828,x);}s=RL(a+128);
if(!d){goto B39;}b=y&536870911;if(!(y&1)){goto B40;}c=t;goto B41;B30:x=RW(a+336);if(!e){goto B42;}
B31:c=0;if(e!=1){t1=e&1;b=x+z;y=e&4294967294u;c=0;B43:e=b+c;WB(e,RB(d+((c+RW(d+64))&63)));
WB(e+1,RB(d+((c+RW(d+64)+1)&63)));c=c+2;if(y!=c){goto B43;}z=z+c;if(!t1){goto B42;}}
WB(x+z,RB(d+((RW(d+64)+c)&63)));z=z+1;B42:WW(a+340,z);c=t;goto B44;B40:s=RL(t)^s;
s=((s>>30)^s)*13787848793156543929ull;s=((s>>27)^s)*10723151780598845931ull;s=(s>>31)^s;c=t+8;
B41:if(b!=0){d=t+(d<<3);B45:s=RL(c)^s;s=((s>>30)^s)*13787848793156543929ull;
s=((s>>27)^s)*10723151780598845931ull;s=(s>>31)^RL(c+8)^s;s=((s>>30)^s)*13787848793156543929ull;
s=((s>>27)^s)*10723151780598845931ull;s=(s>>31)^s;c=c+16;if(c!=d){goto B45;}}B39:if(e!=0){
c=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(t,RW(c+32828));WW(c+32828,t);}c=RW(a+144);t=c-1;u1=(U)s;w=t&u1;
if(!c){goto B46;}v1=0;w1=RW(a+164);x1=RW(a+168);a1=RW(a+140);c=a1+w*12;t1=RH(a+152);
if(RH(c+10)==t1){u=s&281474976710655ull;y1=RW(a+524);z1=RW(a+528);
B55:if((((L)RH(c+8)<<32)|(L)RW(c))==u){a2=RW(c+4);c=a2-1;if(c<x1){x=w1+c*92;if(RW(x+80)!=z1){
goto B47;}z=x+12;d=RW(x+76);c=z1;e=y1;B49:if(!c){goto B48;}b=e&63;y=d&63;c=c-1;e=e+1;d=d+1;
if(RB(z+y)==RB(s1+b)){goto B49;}goto B47;B48:if(RW(x+8)!=q1){goto B47;}if(!q1){goto B50;}b2=RW(x+4);
c2=0;B53:d=c2*72;z=b2+d;c=RW(z+68);x=r1+d;if(c!=RW(x+68)){goto B47;}d=RW(x+64);e=RW(z+64);
B52:if(!c){goto B51;}b=d&63;y=e&63;c=c-1;d=d+1;e=e+1;if(RB(z+y)!=RB(x+b)){goto B47;}goto B52;
B51:c2=c2+1;if(c2==q1){goto B50;}goto B53;}abort();B50:v1=1;goto B54;}B47:w=(w+1)&t;c=a1+w*12;
if(RH(c+10)==t1){goto B55;}}a2=w;B54:if(x1==RW(a+160)){F7(q);w1=RW(a+164);}F10(w1+x1*92,a+448,92);
d=x1+1;WW(a+168,d);if(!v1){e=RW(a+144);if(a2>=e){goto B56;}c=RW(a+140)+a2*12;WH(c+10,RH(a+152));
WH(c+8,(U)(s>>32));WW(c+4,d);WW(c,u1);c=RW(a+148)+1;WW(a+148,c);if(c<<1<=e){goto B23;}F14(a+128);
goto B23;}c=RW(32864);if(!c){d=RW(32960);c=RW(32956);if(d-c<512){d2=Grow(1);e=d2<<16;
WW(32960,e+65536);c=e==d?c:e;}WW(32956,c+512);if(!c){goto B2;}goto B57;}WW(32864,RW(c));
B57:c=F10(c,h1,72);F10(c+72,i1,72);F10(c+144,j1,72);F10(c+216,k1,72);F10(c+288,l1,72);
F10(c+360,m1,72);F10(c+432,n1,72);WH(k+4,RH(a+236));WW(k,RW(a+232));WL(j,RL(a+216));
WL(j+6,RL(a+222));WL(i,RL(a+200));WL(i+8,RL(a+208));WL(a+394,f1);WL(a+386,e1);WL(a+378,v);
WW(a+374,d1);WW(a+370,c1);WW(a+432,52);WL(a+436,0);WW(a+360,7);WW(a+356,c);WW(a+352,7);c=RW(32864);
if(!c){d=RW(32960);c=RW(32956);if(d-c<512){d2=Grow(1);e=d2<<16;WW(32960,e+65536);c=e==d?c:e;}
WW(32956,c+512);if(!c){goto B2;}goto B58;}WW(32864,RW(c));B58:c=F10(c,h1,72);F10(c+72,i1,72);
F10(c+144,j1,72);F10(c+216,k1,72);F10(c+288,l1,72);F10(c+360,m1,72);F10(c+432,n1,72);
WH(s1+4,RH(a+236));WW(s1,RW(a+232));WL(g,RL(a+216));WL(g+6,RL(a+222));WL(f,RL(a+200));
WL(f+8,RL(a+208));WL(a+490,f1);WL(a+482,e1);WL(a+474,v);WW(a+470,d1);WW(a+466,c1);WW(a+528,52);
WL(a+532,0);WW(a+456,7);WW(a+452,c);WW(a+448,7);d=p1-511;if(d!=a2){c=a2+511;B59:F5(a+16,a+448);
c=c+1;if(p1!=c){goto B59;}}q1=d-a2;x=0;B60:x=x+1;F5(a+8,a+352);F5(a,a+448);c=RW(a+432);
if(c!=RW(a+528)){goto B60;}d=RW(a+524);e=RW(a+428);B62:if(!c){goto B61;}b=d&63;y=e&63;c=c-1;d=d+1;
e=e+1;if(RB(k+y)!=RB(s1+b)){goto B60;}goto B62;B61:a1=RW(a+360);if(a1!=RW(a+456)){goto B60;}
t1=RW(a+356);r1=RW(a+452);if(a1!=0){t=0;B65:d=t*72;z=t1+d;c=RW(z+68);w=r1+d;if(c!=RW(w+68)){
goto B60;}d=RW(w+64);e=RW(z+64);B64:if(!c){goto B63;}b=d&63;y=e&63;c=c-1;d=d+1;e=e+1;
if(RB(z+y)!=RB(w+b)){goto B60;}goto B64;B63:t=t+1;if(t!=a1){goto B65;}}c=RW(a+448);if(c!=0){
c=((0u-Clz((c*72-1)|15))&31)<<2;WW(r1,RW(c+32828));WW(c+32828,r1);}c=RW(a+352);if(c!=0){
c=((0u-Clz((c*72-1)|15))&31)<<2;WW(t1,RW(c+32828));WW(c+32828,t1);}e=x+q1;c=2;goto B22;B56:abort();
B46:abort();B38:abort();B32:abort();B16:abort();B15:abort();B22:d=RW(a+240);if(d!=0){b=RW(a+244);
d=((0u-Clz((d*72-1)|15))&31)<<2;WW(b,RW(d+32828));WW(d+32828,b);}WW(h1,RW(32864));WW(32864,h1);
d=RW((c<<2)+32816);c=RW(a+108);if(RW(a+100)-c<=5){F11(r,c,6,1,1);c=RW(a+108);}y=RW(a+104);b=y+c;
WW(b,RW(d));WH(b+4,RH(d+4));b=c+6;WW(a+108,b);c=0;WW(a+464,0);WL(a+456,0);WL(a+448,0);s=(L)e;
B68:if(c+19>19){goto B66;}d=a+448+c;e=d+19;u=s/10;WB(e,(U)(u*246+s)|48);if(s<10){goto B67;}v=s/100;
WB(d+18,(U)(v*246+u)|48);c=c-2;d=s<100;s=v;if(!d){goto B68;}d=c+21;e=a+448+c+20;goto B69;
B66:abort();B67:d=c+20;B69:c=21u-d;d=RW(a+100);if(c>d-b){F11(r,b,c,1,1);d=RW(a+100);y=RW(a+104);
b=RW(a+108);}F10(y+b,e,c);c=b+c;WW(a+108,c);if(c==d){F25(r);y=RW(a+104);}WB(y+c,10);WW(a+108,c+1);
d=RW(a+88);b=RW(a+116);s=RL(a+56);goto B70;B6:c=RW(a+136);if(c!=0){d=RW(a+140);
c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+32828));WW(c+32828,d);}y=RW(a+164);d=RW(a+168);if(d!=0){
c=y;B71:e=RW(c);if(e!=0){b=RW(c+4);e=((0u-Clz((e*72-1)|15))&31)<<2;WW(b,RW(e+32828));WW(e+32828,b);}
c=c+92;d=d-1;if(d){goto B71;}}c=RW(a+160);if(c!=0){c=((0u-Clz((c*92-1)|15))&31)<<2;
WW(y,RW(c+32828));WW(c+32828,y);}c=RW(a+108);if(c!=0){
((U(*)(U,U,U))T[RW(RW(a+84)+16)])(RW(a+80),RW(a+104),c);}c=RW(a+100);if(c!=0){d=RW(a+104);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32828));WW(c+32828,d);}c=RW(a+112);if(c!=0){d=RW(a+116);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32828));WW(c+32828,d);}G0=a+544;return 0;B2:abort();}
static void F25(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F26(b+4,e,RW(a+4),c);if(RW(b+4)==1){F9(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32828);if(e){goto B2;}h=RW(32960);e=RW(32956);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32960,f+(i&4294901760u));e=f==h?e:f;}
WW(32956,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32828);if(!e){
g=RW(32960);e=RW(32956);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32960,c+(f&4294901760u));e=c==g?e:c;}WW(32956,e+b);goto B5;}WW(b+32828,RW(e));goto B6;
B2:WW(g+32828,RW(e));B4:F10(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \357\273\277\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0\0\200\0\0\6\200\0\0\14\200\0\0",60);
return F24();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
