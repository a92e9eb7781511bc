/* 10-20-30 (UVa 246)
 * Generated from src/problems/ten_twenty_thirty/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: d261b17e825477c6 */
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
static void F7(U a,U b,U c,U d,U e,U f);
static U F8(U a,U b,U c);
static void F9(U a,U b,U c,U d,U e);
static void F10(U a,U b);
static void F11(U a,U b,U c,U d);
static U F12(U a,U b,U c);
static void F13(U a);
static U F16(U a,U b,U c);
static void F17(U a,U b,U c);
static U F18(U a,U b);
static L F20(U a);
static U F21(U a);
static void F22(U a,U b);
static U F24(void);
static void F25(U a);
static void F26(U a,U b,U c,U d);
static Any T[]={0,(Any)F11,(Any)F12,(Any)F20};
static void F5(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,r=0,t=0;
L q=0,s=0,u=0;c=RW(b+84);d=RW(b+8);if(c<d){e=RW(b+80);f=e-1;WW(b+80,f);g=RW(b+88)+1;WW(b+88,g);
h=RW(b+76);WW(b+76,(h+1)&63);i=RW(b+4)+c*72;j=RW(i+68);k=j+1;WW(i+68,k);l=RW(i+64);m=b+12;
WB(i+((j+l)&63),RB(m+(h&63)));if(k>=3){k=0;f=2;B3:n=j+k;o=n+l;p=RB(i+((o+64)&63));q=((L)p&255)<<48;
r=RB(i+(l&63));s=((L)r&255)<<32;t=RB(i+((l+1)&63));if(((t+r+p)&255)%10==0){q=s|(((L)t&255)<<40)|q|2;
goto B1;}t=RB(i+((o-1)&63));u=((L)t&255)<<40;if(((t+r+p)&255)%10==0){q=s|u|q|1;goto B1;}
r=RB(i+((o-2)&63));if(((t+r+p)&255)%10!=0){goto B2;}q=(((L)r&255)<<32)|u|q;B1:p=e+h;
WB(m+(p&63),(U)(q>>32));WB(m+((p+1)&63),(U)(q>>40));WW(i+68,n-2);WW(b+80,e+f);l=(l+(U)q)&63;
WW(i+64,l);WB(m+((p+2)&63),(U)(q>>48));f=f+3;h=h+3;k=k-3;p=j+k;if(p+1>2){goto B3;}
f=(k^4294967295u)+e;k=p+1;}if(k){goto B4;}F8(i,i+72,(d+(c^4294967295u))*72);d=d-1;WW(b+8,d);goto B5;
B2:f=(k^4294967295u)+e;B4:c=c+1;WW(b+84,c);B5:if(c==d){WW(b+84,0);}i=d?(f?3u:1u):0u;WB(a,i);
WW(a+4,i==3?0u:g);return;}abort();}
static void F7(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32828);if(h){goto B2;}l=RW(32960);h=RW(32956);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32960,j+(m&4294901760u));h=j==l?h:j;}WW(32956,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32828);if(!h){
b=RW(32960);h=RW(32956);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32960,c+(k&4294901760u));h=c==b?h:c;}WW(32956,h+f);goto B6;}WW(f+32828,RW(h));goto B5;
B2:WW(k+32828,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32828));
WW(f+32828,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c,U d,U e){U f=0,g=0;f=G0-16;G0=f;b=c+b;if(b<c){F10(0,0);abort();}c=RW(a);
g=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;F7(f+4,g,RW(a+4),c,d,e);if(RW(f+4)==1){
F10(RW(f+8),RW(f+12));abort();}e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void F10(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F11(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F12(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F13(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32828);if(d){goto B2;}
g=RW(32960);d=RW(32956);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(32960,e+(h&4294901760u));d=e==g?d:e;}WW(32956,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32828,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F16(f,0,96);F16(f+96,0,96);F16(f+192,0,96);F16(f+288,0,96);
F16(f+384,0,96);F16(f+480,0,96);F16(f+576,0,96);F16(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F16(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32828));WW(f+32828,j);}}
static U F16(U a,U b,U c){Fill(a,b,c);return a;}
static void F17(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,m=0;L l=0;d=G0-112;G0=d;e=RW(b+8);
if(!e){f=4;goto B1;}g=RW(b+4);h=(0u-Clz((e*72-1)|15))&31;i=h<<2;f=RW(i+32828);if(!f){j=RW(32960);
f=RW(32956);i=1u<<(h&31);if(j-f<i){k=i+65535;m=Grow(k>>16);h=m<<16;WW(32960,h+(k&4294901760u));
f=h==j?f:h;}WW(32956,f+i);if(f){goto B2;}abort();}WW(i+32828,RW(f));B2:j=e*72;i=0;h=e;B3:if(j==i){
goto B1;}F8(f+i,g+i,72);i=i+72;h=h-1;if(h){goto B3;}B1:l=RL(b+84);F8(d+20+12,b+12,72);WL(d+104,l);
WW(d+28,e);WW(d+24,f);WW(d+20,e);if(c!=0){B4:F5(d+8,d+20);c=c-1;if(c){goto B4;}}F8(a,d+20,92);
G0=d+112;}
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
goto B10;}if(c<d){goto B11;}c=c-d;m=F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32786,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32786,m,3);if(!q){c=c-3;F8(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
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
static U F24(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,p=0,s=0,t=0,u=0,v=0,
w=0,x=0,y=0,z=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,
s1=0,t1=0,u1=0,v1=0,w1=0;L o=0,q=0,r=0,a1=0,b1=0;a=G0-560;G0=a;WW(a+44,0);b=RW(32900);if(!b){
c=RW(32960);b=RW(32956);if(c-b<262144){w1=Grow(4);d=w1<<16;WW(32960,d+262144);b=d==c?b:d;}
WW(32956,b+262144);if(b){goto B1;}goto B2;}WW(32900,RW(b));B1:c=F16(b,0,131080);WL(a+96,1);
WW(a+112,131080);WW(a+108,c);WW(a+104,131080);WW(a+76,32792);WL(a+48,0);WH(a+116,0);WL(a+88,0);
WL(a+80,0);WL(a+56,0);WL(a+64,0);WW(a+72,a+44);c=RW(32880);if(!c){d=RW(32960);c=RW(32956);
if(d-c<8192){w1=Grow(1);e=w1<<16;WW(32960,e+65536);c=e==d?c:e;}WW(32956,c+8192);if(!c){goto B2;}
goto B3;}WW(32880,RW(c));B3:c=F16(c,0,6144);WL(a+136,512);WW(a+132,c);WW(a+128,512);
WL(a+120,11400714819323198485ull);f=a+464+12;g=a+368+12;h=a+268+12;i=a+226;j=a+176+64;k=a+176+12;
l=a+502;WH(a+144,1);m=a+464+1;n=a+92;d=0;o=0;B62:WL(a+48,o+1);if(d<=4294967287u){p=RW(a+112);
if(d+8<=p){o=RL(b+d);q=CtzL((o^18446744073709551615ull)&(o+16059518370053021407ull)&
9259542123273814144ull);c=(U)q;if((c&56)!=0){r=o>>(q&56&63);if(((U)r&255)<=32){
if(((1ull<<(r&63))&4294983168ull)!=0){WW(a+88,d);c=c>>3;WW(a+80,d+c+1);
r=(o^3472328296227680304ull)<<((L)(c*56)&63);if(((((r+8536140394893047414ull)|r)&
9259542123273814144ull)|(L)((U)((o&255)==48)&(U)(q>15)))!=0){goto B4;}
o=(r*10+(r>>8))&71777214294589695ull;o=(o*100+(o>>16))&281470681808895ull;e=(U)(o*10000+(o>>32));
goto B5;}}}}}F22(a+32,a+48);if(RW(a+32)&1){goto B6;}p=RW(a+112);d=RW(a+88);s=RW(a+36);c=d+s;
if(c>=d){if(c<=p){b=RW(a+108);if(!s){goto B4;}t=b+d;if(s!=1){if((RB(t)&255)==48){goto B4;}}e=0;c=0;
B7:if(s==c){goto B5;}u=(RB(t+c)-48)&255;if(u>9){goto B4;}o=(L)e*10;if((U)(o>>32)){goto B4;}c=c+1;
v=(U)o;e=v+u;if(e>=v){goto B7;}goto B4;}}abort();B5:if(!e){c=0;goto B8;}if(e<=10){w=0;WW(m+47,0);
WL(m+40,0);WL(m+32,0);WL(m+24,0);WL(m+16,0);WL(m+8,0);WL(m,0);WB(a+464,e);d=1;c=0;B14:if((c&1)!=0){
if(w!=52){goto B9;}goto B10;}if(d>=52u-w){goto B10;}w=w+d;B9:t=RW(a+80);if(t<=4294967287u){
if(t+8<=p){o=RL(b+t);q=CtzL((o^18446744073709551615ull)&(o+16059518370053021407ull)&
9259542123273814144ull);c=(U)q;if((c&56)!=0){r=o>>(q&56&63);if(((U)r&255)<=32){
if(((1ull<<(r&63))&4294983168ull)!=0){WW(a+88,t);c=c>>3;WW(a+80,t+c+1);
r=(o^3472328296227680304ull)<<((L)(c*56)&63);if(((((r+8536140394893047414ull)|r)&
9259542123273814144ull)|(L)((U)((o&255)==48)&(U)(q>15)))!=0){goto B11;}
o=(r*10+(r>>8))&71777214294589695ull;o=(o*100+(o>>16))&281470681808895ull;d=(U)(o*10000+(o>>32));
goto B12;}}}}}F22(a+24,a+48);if(RW(a+24)&1){goto B6;}p=RW(a+112);t=RW(a+88);v=RW(a+28);c=t+v;
if(c>=t){if(c<=p){b=RW(a+108);if(!v){goto B11;}s=b+t;if(v!=1){if((RB(s)&255)==48){goto B11;}}d=0;
c=0;B13:if(v==c){goto B12;}e=(RB(s+c)-48)&255;if(e>9){goto B11;}o=(L)d*10;if((U)(o>>32)){goto B11;}
c=c+1;u=(U)o;d=u+e;if(d>=u){goto B13;}goto B11;}}abort();B12:if(d-1<10){WB(a+464+w,d);d=0;c=1;w=w+1;
goto B14;}B11:c=RW(a+84);if(c>=t){if(c<=p){c=c-t;d=F18(b+t,c);if(d<=c){goto B6;}abort();}}abort();
B10:WH(a+272,RH(a+468));WW(a+268,RW(a+464));WL(a+368,RL(l));WL(a+374,RL(l+6));o=RL(a+478);
x=(U)(o>>32);y=RW(a+470);z=RW(a+474);a1=RL(a+486);b1=RL(a+494);c1=(U)o;c=1;goto B8;}B4:c=RW(a+84);
if(c<d){goto B15;}if(c>p){goto B15;}e=b+d;c=c-d;d=F18(e,c);if(d>c){goto B16;}if(d){goto B17;}c=0;
B8:WH(a+172,RH(a+272));WW(a+168,RW(a+268));WL(a+152,RL(a+368));WL(a+158,RL(a+374));if(c){goto B18;}
goto B6;B17:d=F18(e,c);if(d<=c){goto B6;}abort();B18:d=RW(32864);if(!d){c=RW(32960);d=RW(32956);
if(c-d<512){w1=Grow(1);e=w1<<16;WW(32960,e+65536);d=e==c?d:e;}WW(32956,d+512);if(!d){goto B2;}c=0;
goto B19;}c=RW(d);WW(32864,c);B19:d1=F16(d,0,504);WL(j,0);WL(j+8,0);WW(k,RW(a+168));
WH(k+4,RH(a+172));WL(i,RL(a+152));WL(i+6,RL(a+158));WL(a+260,0);WW(a+184,7);WW(a+180,d1);
WW(a+176,7);WL(a+218,b1);WL(a+210,a1);WL(a+202,((L)x<<32)|(L)c1);WW(a+198,z);WW(a+194,y);
WW(a+140,0);WW(a+256,52);d=RH(a+144)+1;WH(a+144,d);if((d&65535)!=d){d=RW(a+136);if(d!=0){c=d*12;
F16(RW(a+132),0,c-(c-12)%12);c=RW(32864);}WH(a+144,1);}if(!c){d=RW(32960);c=RW(32956);if(d-c<512){
w1=Grow(1);e=w1<<16;WW(32960,e+65536);c=e==d?c:e;}WW(32956,c+512);if(!c){goto B2;}goto B20;}
WW(32864,RW(c));B20:c=F8(c,d1,72);e1=d1+72;F8(c+72,e1,72);f1=d1+144;F8(c+144,f1,72);g1=d1+216;
F8(c+216,g1,72);h1=d1+288;F8(c+288,h1,72);i1=d1+360;F8(c+360,i1,72);j1=d1+432;F8(c+432,j1,72);
k1=F8(h,k,72);WL(a+352,0);WW(a+276,7);WW(a+272,c);WW(a+268,7);l1=0;B22:F5(a+16,a+268);c=RB(a+16);
if(c!=3){e=RW(a+20);goto B21;}l1=l1+1;if(l1<513){goto B22;}t=RW(32852);if(!t){c=RW(32960);
t=RW(32956);if(c-t<64){w1=Grow(1);d=w1<<16;WW(32960,d+65536);t=d==c?t:d;}WW(32956,t+64);if(!t){
goto B2;}goto B23;}WW(32852,RW(t));B23:v=0;WW(a+376,0);WW(a+372,t);WW(a+368,60);m1=RW(a+272);
n1=RW(a+276);w=m1+n1*72;s=m1;c=k1;B40:if(s!=0){if(s!=w){d=s;p=c;s=s+72;goto B24;}}p=0;d=c;s=0;
if(!c){goto B25;}B24:e=RW(d+68);if(v==RW(a+368)){F25(a+368);t=RW(a+372);}WB(t+v,e);v=v+1;
WW(a+376,v);if(e<=RW(a+368)-v){goto B26;}F9(a+368,v,e,1,1);t=RW(a+372);v=RW(a+376);goto B27;
B25:s=v&2147483640;if(s>=2147483625){goto B28;}c=(s>>3)+2;e=(0u-Clz(((c<<3)-1)|15))&31;d=e<<2;
p=RW(d+32828);if(!p){b=RW(32960);p=RW(32956);d=1u<<(e&31);if(b-p<d){u=d+65535;w1=Grow(u>>16);
e=w1<<16;WW(32960,e+(u&4294901760u));p=e==b?p:e;}WW(32956,p+d);if(!p){goto B2;}goto B29;}
WW(d+32828,RW(p));B29:d=v-8;o1=d>v?0u:d;w=v-o1;WL(p,(L)v);WW(a+472,0);WW(a+468,p);WW(a+464,c);
if(!s){u=1;goto B30;}u=1;v=s-8;if((v&24)==24){c=t;goto B31;}b=((v>>3)+1)&3;d=p+8;e=0;c=t;
B32:WL(d,RL(c));d=d+8;c=c+8;u=e;e=u+1;if(b!=e){goto B32;}u=u+2;s=s-(b<<3);B31:if(v>=24){v=p+(u<<3);
d=0;B33:e=v+d;b=c+d;WL(e,RL(b));WL(e+8,RL(b+8));WL(e+16,RL(b+16));WL(e+24,RL(b+24));u=u+4;d=d+32;
if(s!=d){goto B33;}}B30:WL(a+360,0);if(w>=9){goto B34;}F8(a+360,t+o1,w);WL(p+(u<<3),RL(a+360));
d=u+1;e=RW(a+464);c=RW(a+368);if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;WW(t,RW(c+32828));WW(c+32828,t);
}o=RL(a+120);if(!d){goto B35;}b=u&536870911;if(!(u&1)){goto B36;}c=p;goto B37;B26:t=RW(a+372);
if(!e){goto B38;}B27:c=0;if(e!=1){o1=e&1;b=t+v;u=e&4294967294u;c=0;B39:e=b+c;
WB(e,RB(d+((c+RW(d+64))&63)));WB(e+1,RB(d+((c+RW(d+64)+1)&63)));c=c+2;if(u!=c){goto B39;}v=v+c;
if(!o1){goto B38;}}WB(t+v,RB(d+((RW(d+64)+c)&63)));v=v+1;B38:WW(a+376,v);c=p;goto B40;B36:o=RL(p)^o;
o=((o>>30)^o)*13787848793156543929ull;o=((o>>27)^o)*10723151780598845931ull;o=(o>>31)^o;c=p+8;
B37:if(b!=0){d=p+(d<<3);B41:o=RL(c)^o;o=((o>>30)^o)*13787848793156543929ull;
o=((o>>27)^o)*10723151780598845931ull;o=(o>>31)^RL(c+8)^o;o=((o>>30)^o)*13787848793156543929ull;
o=((o>>27)^o)*10723151780598845931ull;o=(o>>31)^o;c=c+16;if(c!=d){goto B41;}}B35:if(e!=0){
c=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(p,RW(c+32828));WW(c+32828,p);}p1=RW(a+136);w=p1-1;q1=(U)o;
v=w&q1;if(!p1){goto B42;}o1=RW(a+132);c=o1+v*12;p=RH(a+144);if(RH(c+10)==p){q=o&281474976710655ull;
r1=RW(a+344);s1=RW(a+348);B50:if((((L)RH(c+8)<<32)|(L)RW(c))==q){t1=RW(c+4);F17(a+464,a+176,t1);s=0;
if(RW(a+544)==s1){d=RW(a+540);c=s1;e=r1;B44:if(!c){goto B43;}b=e&63;u=d&63;c=c-1;e=e+1;d=d+1;
if(RB(f+u)==RB(k1+b)){goto B44;}goto B45;B43:if(RW(a+472)==n1){if(!n1){s=1;goto B45;}u1=RW(a+468);
v1=0;B48:d=v1*72;s=u1+d;c=RW(s+68);t=m1+d;if(c!=RW(t+68)){s=0;goto B45;}d=RW(t+64);e=RW(s+64);
B47:if(!c){goto B46;}b=d&63;u=e&63;c=c-1;d=d+1;e=e+1;if(RB(s+u)==RB(t+b)){goto B47;}s=0;goto B45;
B46:s=1;v1=v1+1;if(v1!=n1){goto B48;}}}B45:c=RW(a+464);if(c!=0){d=RW(a+468);
c=((0u-Clz((c*72-1)|15))&31)<<2;WW(d,RW(c+32828));WW(c+32828,d);}if(s){goto B49;}}v=(v+1)&w;
c=o1+v*12;if(RH(c+10)==p){goto B50;}}if(l1&3){goto B22;}WH(c+10,p);WW(c+4,l1);WW(c,q1);
WH(c+8,(U)(o>>32));c=RW(a+140)+1;WW(a+140,c);if(c<<1<=p1){goto B22;}F13(a+120);goto B22;
B49:c=RW(32864);if(!c){d=RW(32960);c=RW(32956);if(d-c<512){w1=Grow(1);e=w1<<16;WW(32960,e+65536);
c=e==d?c:e;}WW(32956,c+512);if(!c){goto B2;}goto B51;}WW(32864,RW(c));B51:c=F8(c,d1,72);
F8(c+72,e1,72);F8(c+144,f1,72);F8(c+216,g1,72);F8(c+288,h1,72);F8(c+360,i1,72);F8(c+432,j1,72);
v=F8(g,k,72);WL(a+452,0);WW(a+376,7);WW(a+372,c);WW(a+368,7);s1=l1-t1;F17(a+464,a+176,s1);p=0;
B52:p=p+1;F5(a+8,a+368);F5(a,a+464);c=RW(a+448);if(c!=RW(a+544)){goto B52;}d=RW(a+540);e=RW(a+444);
B54:if(!c){goto B53;}b=d&63;u=e&63;c=c-1;d=d+1;e=e+1;if(RB(v+u)!=RB(f+b)){goto B52;}goto B54;
B53:o1=RW(a+376);if(o1!=RW(a+472)){goto B52;}k1=RW(a+372);l1=RW(a+468);if(o1!=0){w=0;B57:d=w*72;
s=k1+d;c=RW(s+68);t=l1+d;if(c!=RW(t+68)){goto B52;}d=RW(t+64);e=RW(s+64);B56:if(!c){goto B55;}
b=d&63;u=e&63;c=c-1;d=d+1;e=e+1;if(RB(s+u)!=RB(t+b)){goto B52;}goto B56;B55:w=w+1;if(w!=o1){
goto B57;}}c=RW(a+464);if(c!=0){c=((0u-Clz((c*72-1)|15))&31)<<2;WW(l1,RW(c+32828));WW(c+32828,l1);}
c=RW(a+368);if(c!=0){c=((0u-Clz((c*72-1)|15))&31)<<2;WW(k1,RW(c+32828));WW(c+32828,k1);}e=p+s1;c=2;
goto B21;B15:abort();B16:abort();B28:abort();B34:abort();B42:abort();B21:d=RW(a+268);if(d!=0){
b=RW(a+272);d=((0u-Clz((d*72-1)|15))&31)<<2;WW(b,RW(d+32828));WW(d+32828,b);}WW(d1,RW(32864));
WW(32864,d1);d=RW((c<<2)+32816);c=RW(a+100);if(RW(a+92)-c<=5){F9(n,c,6,1,1);c=RW(a+100);}u=RW(a+96);
b=u+c;WW(b,RW(d));WH(b+4,RH(d+4));b=c+6;WW(a+100,b);c=0;WW(a+480,0);WL(a+472,0);WL(a+464,0);o=(L)e;
B60:if(c+19>19){goto B58;}d=a+464+c;e=d+19;q=o/10;WB(e,(U)(q*246+o)|48);if(o<10){goto B59;}r=o/100;
WB(d+18,(U)(r*246+q)|48);c=c-2;d=o<100;o=r;if(!d){goto B60;}d=c+21;e=a+464+c+20;goto B61;
B58:abort();B59:d=c+20;B61:c=21u-d;d=RW(a+92);if(c>d-b){F9(n,b,c,1,1);d=RW(a+92);u=RW(a+96);
b=RW(a+100);}F8(u+b,e,c);c=b+c;WW(a+100,c);if(c==d){F25(n);u=RW(a+96);}WB(u+c,10);WW(a+100,c+1);
d=RW(a+80);b=RW(a+108);o=RL(a+48);goto B62;B6:c=RW(a+128);if(c!=0){d=RW(a+132);
c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+32828));WW(c+32828,d);}c=RW(a+100);if(c!=0){
((U(*)(U,U,U))T[RW(RW(a+76)+16)])(RW(a+72),RW(a+96),c);}c=RW(a+92);if(c!=0){d=RW(a+96);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32828));WW(c+32828,d);}c=RW(a+104);if(c!=0){d=RW(a+108);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32828));WW(c+32828,d);}G0=a+560;return 0;B2:abort();}
static void F25(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F26(b+4,e,RW(a+4),c);if(RW(b+4)==1){F10(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32828);if(e){goto B2;}h=RW(32960);e=RW(32956);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32960,f+(i&4294901760u));e=f==h?e:f;}
WW(32956,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32828);if(!e){
g=RW(32960);e=RW(32956);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32960,c+(f&4294901760u));e=c==g?e:c;}WW(32956,e+b);goto B5;}WW(b+32828,RW(e));goto B6;
B2:WW(g+32828,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);
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
