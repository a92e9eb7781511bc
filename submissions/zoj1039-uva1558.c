/* Number Game (UVa 1558, ZOJ 1039)
 * Generated from src/problems/number_game/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 3d67202371d1f48a */
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

/* Rotate left. */
static U Rotl(U v, U n) { return v << (n & 31) | v >> ((32 - n) & 31); }

static U G0=32768;
static void F5(U a,U b,U c,U d);
static U F6(U a,U b,U c);
static void F7(U a,U b,U c);
static void F8(U a,U b);
static void F9(U a,U b,U c,U d);
static U F10(U a,U b,U c);
static U F11(U a,U b);
static L F14(U a);
static U F15(U a);
static void F16(U a,U b);
static void F17(U a,U b);
static U F18(U a,U b);
static U F20(U a,U b,U c);
static U F21(void);
static void F22(U a);
static void F25(U a,U b,U c,U d);
static Any T[]={0,(Any)F9,(Any)F10,(Any)F14};
static void F5(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32864);if(e){goto B2;}h=RW(32996);e=RW(32992);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32996,f+(i&4294901760u));e=f==h?e:f;}
WW(32992,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32864);if(!e){
g=RW(32996);e=RW(32992);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32996,c+(f&4294901760u));e=c==g?e:c;}WW(32992,e+b);goto B5;}WW(b+32864,RW(e));goto B6;
B2:WW(g+32864,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32864));WW(b+32864,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U F6(U a,U b,U c){Copy(a,b,c);return a;}
static void F7(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F8(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F5(d+4,e,RW(a+4),c);if(RW(d+4)==1){F8(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F8(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F9(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F10(U a,U b,U c){(void)a;Write(b,c);return 0;}
static U F11(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F14(U a){(void)a;return 11400714819323198485ull;}
static U F15(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;m=F6(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32834,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32834,m,3);if(!q){c=c-3;F6(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F16(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(d==c){i=F15(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F11(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(c!=g){goto B8;}if(f>65536){goto B8;}i=F15(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(c!=g));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static void F17(U a,U b){U c=0,d=0,e=0,f=0,j=0,k=0,l=0,m=0,n=0,o=0;L g=0,h=0,i=0;c=RW(b+64);
d=RW(b+36);e=RW(b+40);if(d>=e){if(d<=c){f=RW(b+60);d=d-e;c=F11(f+e,d);if(c>d){goto B1;}g=RL(b+16);
if(!e){h=1;i=1;goto B2;}h=0;j=e;k=f;B6:l=j<255?j:255u;m=l&3;n=0;c=0;if(j>=4){c=0;d=k;n=l&252;o=n;
B3:c=c+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B3;}
if(!m){goto B4;}}d=k+n;B5:c=c+(U)(RB(d)==10);d=d+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)c&255);
j=j-l;if(j){goto B6;}d=f-1;c=0;goto B7;}}abort();B1:abort();B7:B9:if(RB(d+e)==10){goto B8;}d=d-1;
c=c+1;if(e!=c){goto B9;}c=e;B8:g=!h?g:0ull;i=h+1;h=(L)c+1;B2:WL(a,1);WL(a+32,g+h);WL(a+16,RL(b));
WL(a+24,RL(b+8)+i);}
static U F18(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;c=b>>2;d=RW(a+8);if(c<d){
e=RW(a+4)+(c<<2);c=RW(e);if(c){goto B1;}if(b){goto B2;}c=1;goto B3;}abort();B2:c=(b+2097151)&b;f=0;
g=b;B6:d=g;g=c;h=Ctz(d);i=1u<<(h&31);d=b&Rotl(4294967294u,h);if(h<=18){c=h+2;
B5:d=(((d>>((c-h)&31))&1)?4294967295u:Rotl(4294967294u,c))&d;j=c==20;if(j){goto B4;}c=j?20u:c+1;
if(c<21){goto B5;}}B4:c=(g-1)&g;k=F18(a,d);f=(k?0u:i)|f;if(g){goto B6;}c=f|1;B3:WW(e,c);
B1:return c&4294967294u;}
static U F20(U a,U b,U c){Fill(a,b,c);return a;}
static U F21(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,
x=0;L k=0,l=0,m=0,n=0;a=G0-224;G0=a;WW(a+44,0);b=RW(32936);if(!b){c=RW(32996);b=RW(32992);
if(c-b<262144){x=Grow(4);d=x<<16;WW(32996,d+262144);b=d==c?b:d;}WW(32992,b+262144);if(b){goto B1;}
goto B2;}WW(32936,RW(b));B1:b=F20(b,0,131080);WL(a+96,1);WW(a+112,131080);WW(a+108,b);
WW(a+104,131080);WW(a+76,32840);WL(a+48,0);WH(a+116,0);WL(a+88,0);WL(a+80,0);WL(a+56,0);WL(a+64,0);
WW(a+72,a+44);b=RW(32948);if(!b){c=RW(32996);b=RW(32992);if(c-b<2097152){x=Grow(32);d=x<<16;
WW(32996,d+2097152);b=d==c?b:d;}WW(32992,b+2097152);if(!b){goto B2;}goto B3;}WW(32948,RW(b));
B3:e=F20(b,0,2097152);WW(a+140,524288);WW(a+136,e);WW(a+132,524288);WW(a+124,0);f=a+144+8;g=a+184+8;
h=a+124+8;i=a+92;j=0;B43:k=RL(a+48)+1;WL(a+48,k);if(!(j&1)){b=RW(a+80);if(b<=4294967287u){
if(b+8<=RW(a+112)){l=RL(RW(a+108)+b);m=CtzL((l^18446744073709551615ull)&(l+16059518370053021407ull)&
9259542123273814144ull);c=(U)m;if((c&56)!=0){n=l>>(m&56&63);if(((U)n&255)<=32){
if(((1ull<<(n&63))&4294983168ull)!=0){WW(a+88,b);c=c>>3;WW(a+80,b+c+1);
n=(l^3472328296227680304ull)<<((L)(c*56)&63);if(((((n+8536140394893047414ull)|n)&
9259542123273814144ull)|(L)((U)((l&255)==48)&(U)(m>15)))!=0){goto B4;}
l=(n*10+(n>>8))&71777214294589695ull;l=(l*100+(l>>16))&281470681808895ull;o=(U)(l*10000+(l>>32));
goto B5;}}}}}F16(a+32,a+48);if(RW(a+32)&1){goto B6;}d=RW(a+112);c=RW(a+88);b=RW(a+36);p=c+b;if(p<c){
goto B7;}if(p>d){goto B7;}if(b!=0){c=RW(a+108)+c;if(b!=1){if((RB(c)&255)==48){goto B4;}}d=0;
B9:if(!b){goto B8;}p=(RB(c)-48)&255;if(p>9){goto B4;}k=(L)d*10;if((U)(k>>32)){goto B4;}c=c+1;b=b-1;
q=(U)k;d=q+p;if(d>=q){goto B9;}}B4:F17(a+184,a+48);WL(f,RL(g));WL(f+8,RL(g+8));WL(f+16,RL(g+16));
WL(f+24,RL(g+24));WW(a+148,RW(a+188));b=RW(a+184);WW(a+144,b);j=0;goto B10;B8:k=RL(a+48);o=d;}
B5:WW(a+124,1);WW(a+128,o);if(k<=(L)o){b=RW(a+80);if(b<=4294967287u){r=RW(a+112);if(b+8<=r){
s=RW(a+108);k=RL(s+b);l=CtzL((k^18446744073709551615ull)&(k+16059518370053021407ull)&
9259542123273814144ull);c=(U)l;if((c&56)!=0){m=k>>(l&56&63);if(((U)m&255)<=32){
if(((1ull<<(m&63))&4294983168ull)!=0){WW(a+88,b);c=c>>3;WW(a+80,b+c+1);
m=(k^3472328296227680304ull)<<((L)(c*56)&63);if(((((m+8536140394893047414ull)|m)&
9259542123273814144ull)|(L)((U)((k&255)==48)&(U)(l>15)))!=0){goto B11;}
k=(m*10+(m>>8))&71777214294589695ull;k=(k*100+(k>>16))&281470681808895ull;d=(U)(k*10000+(k>>32));
goto B12;}}}}}F16(a+24,a+48);if(RW(a+24)&1){goto B6;}r=RW(a+112);c=RW(a+88);b=RW(a+28);d=c+b;
if(d<c){goto B13;}if(d>r){goto B13;}if(!b){goto B11;}s=RW(a+108);c=s+c;if(b!=1){if((RB(c)&255)==48){
goto B11;}}d=0;B14:if(!b){goto B12;}p=(RB(c)-48)&255;if(p>9){goto B11;}k=(L)d*10;if((U)(k>>32)){
goto B11;}c=c+1;b=b-1;q=(U)k;d=q+p;if(d>=q){goto B14;}goto B11;}c=RW(a+80);if(c<=4294967287u){
d=RW(a+112);if(c+8<=d){k=RL(RW(a+108)+c);l=CtzL((k^18446744073709551615ull)&(k+
16059518370053021407ull)&9259542123273814144ull);b=(U)l;if((b&56)!=0){k=k>>(l&56&63);
if(((U)k&255)<=32){if(((1ull<<(k&63))&4294983168ull)!=0){WW(a+88,c);b=b>>3;WW(a+80,c+b+1);goto B15;}
}}}}F16(a+8,a+48);if(RW(a+8)&1){goto B6;}b=RW(a+12);d=RW(a+112);c=RW(a+88);B15:p=b+c;if(p<b){
goto B16;}if(p>d){goto B16;}if(!b){goto B6;}F17(a+144,a+48);goto B17;B7:abort();B13:abort();
B16:abort();B12:if(d<20){if(d){goto B18;}t=0;goto B19;}B11:F17(a+144,a+48);goto B17;B18:t=0;u=0;
B33:p=RW(a+80);if(p<=4294967287u){if(p+8<=r){k=RL(s+p);
l=CtzL((k^18446744073709551615ull)&(k+16059518370053021407ull)&9259542123273814144ull);b=(U)l;
if((b&56)!=0){m=k>>(l&56&63);if(((U)m&255)<=32){if(((1ull<<(m&63))&4294983168ull)!=0){WW(a+88,p);
b=b>>3;WW(a+80,p+b+1);m=(k^3472328296227680304ull)<<((L)(b*56)&63);
if(((((m+8536140394893047414ull)|m)&9259542123273814144ull)|(L)((U)((k&255)==48)&(U)(l>15)))!=0){
goto B20;}k=(m*10+(m>>8))&71777214294589695ull;k=(k*100+(k>>16))&281470681808895ull;
q=(U)(k*10000+(k>>32));goto B21;}}}}}F16(a+16,a+48);if((RW(a+16)&1)!=0){b=0;goto B22;}r=RW(a+112);
p=RW(a+88);v=RW(a+20);b=p+v;if(b>=p){if(b<=r){s=RW(a+108);if(!v){goto B20;}w=s+p;if(v!=1){
if((RB(w)&255)==48){goto B20;}}q=0;b=0;B23:if(v==b){goto B21;}c=(RB(w+b)-48)&255;if(c>9){goto B20;}
k=(L)q*10;if((U)(k>>32)){goto B20;}b=b+1;j=(U)k;q=j+c;if(q>=j){goto B23;}goto B20;}}abort();
B21:if(q-2<19){b=1u<<(q&31);if(!(b&t)){goto B24;}t=q;q=1;goto B25;}B20:b=RW(a+84);if(b<p){goto B26;}
if(b>r){goto B26;}q=0;b=b-p;c=F11(s+p,b);if(c>b){goto B27;}B25:if(p>r){goto B28;}if(p!=0){
B32:d=p<255?p:255u;b=d&3;if(p>=4){c=d&252;B29:c=c-4;if(c){goto B29;}if(!b){goto B30;}}B31:b=b-1;
if(b){goto B31;}B30:p=p-d;if(p){goto B32;}}b=1;k=RL(a+48);B22:WL(a+160,k);WW(a+152,t);WW(a+148,q);
WW(a+144,b);goto B17;B24:t=b|t;u=u+1;if(u!=d){goto B33;}B19:j=1;goto B34;B26:abort();B28:abort();
B27:abort();B17:j=1;b=RW(a+144);B10:if(b!=2){goto B6;}if(RW(a+148)!=1){goto B6;}t=RW(a+152);
B34:b=t>>2;if(t<=2097151){if(!RW(e+(b<<2))){if(t!=0){d=(t^4294967295u)&2097148;b=(t+2097151)&t;c=t;
B38:s=b;v=Ctz(c);if(v>=4){r=v>>1;c=v-2;b=2;B36:if(r==b){goto B35;}p=d>>(c&31);q=d>>(b&31);c=c-1;
b=b+1;if(!(q&p&1)){goto B36;}goto B37;B35:if((d>>(r&31))&(d>>((v-r)&31))&1){goto B37;}}b=(s-1)&s;
c=s;if(s){goto B38;}}}c=F18(h,t);k=RL(a+48);d=RW(a+100);if(RW(a+92)-d<=9){F7(i,d,10);d=RW(a+100);}
b=0;r=RW(a+96);p=r+d;WL(p,RL(32768));WH(p+8,RH(32776));q=d+10;WW(a+100,q);WW(a+200,0);WL(a+192,0);
WL(a+184,0);B41:if(b+19>19){goto B39;}d=a+184+b;p=d+19;l=k/10;WB(p,(U)(l*246+k)|48);if(k<10){
goto B40;}m=k/100;WB(d+18,(U)(m*246+l)|48);b=b-2;d=k<100;k=m;if(!d){goto B41;}d=b+21;p=a+184+b+20;
goto B42;B39:abort();B40:d=b+20;B42:b=21u-d;if(b>RW(a+92)-q){F7(i,q,b);r=RW(a+96);q=RW(a+100);}
F6(r+q,p,b);b=q+b;WW(a+100,b);if(!c){if(RW(a+92)-b<=28){F7(i,b,29);r=RW(a+96);b=RW(a+100);}c=r+b;
WL(c+21,RL(32799));WL(c+16,RL(32794));WL(c+8,RL(32786));WL(c,RL(32778));WW(a+100,b+29);goto B43;}
if(RW(a+92)-b<=23){F7(i,b,24);r=RW(a+96);b=RW(a+100);}d=r+b;WL(d+16,RL(32823));WL(d+8,RL(32815));
WL(d,RL(32807));b=b+24;WW(a+100,b);d=(c-1)&c;B48:p=d;if(b==RW(a+92)){F22(i);}WB(RW(a+96)+b,32);
q=b+1;WW(a+100,q);b=0;WW(a+200,0);WL(a+192,0);WL(a+184,0);k=(L)Ctz(c);B46:if(b+19>19){goto B44;}
c=a+184+b;d=c+19;l=k/10;WB(d,(U)(l*246+k)|48);if(k<10){goto B45;}m=k/100;WB(c+18,(U)(m*246+l)|48);
b=b-2;c=k<100;k=m;if(!c){goto B46;}c=b+21;d=a+184+b+20;goto B47;B44:abort();B45:c=b+20;B47:b=21u-c;
if(b>RW(a+92)-q){F7(i,q,b);q=RW(a+100);}F6(RW(a+96)+q,d,b);b=q+b;WW(a+100,b);d=(p-1)&p;c=p;if(p){
goto B48;}if(RW(a+92)-b<=2){F7(i,b,3);b=RW(a+100);}c=RW(a+96)+b;WH(c,RH(32831));WB(c+2,RB(32833));
WW(a+100,b+3);goto B43;}abort();B37:b=RW(a+88);c=RW(a+112);if(b>c){abort();}B6:WW(e,RW(32948));
WW(32948,e);b=RW(a+100);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+76)+16)])(RW(a+72),RW(a+96),b);}b=RW(a+92);
if(b!=0){c=RW(a+96);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32864));WW(b+32864,c);}b=RW(a+104);
if(b!=0){c=RW(a+108);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32864));WW(b+32864,c);}G0=a+224;
return 0;B2:abort();}
static void F22(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F25(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F25(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32864);if(e){goto B2;}h=RW(32996);e=RW(32992);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32996,f+(i&4294901760u));e=f==h?e:f;}
WW(32992,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32864);if(!e){
g=RW(32996);e=RW(32992);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32996,c+(f&4294901760u));e=c==g?e:c;}WW(32992,e+b);goto B5;}WW(b+32864,RW(e));goto B6;
B2:WW(g+32864,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32864));WW(b+32864,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"Scenario #:\12There is no winning move.\12\12:\12The winning moves are:.\12\12\357\273\277\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",96);
return F21();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
