/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated from src/problems/game_schedule/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 8abae12d3c612c02 */
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
static void F9(U a);
static U F10(U a,U b,U c);
static void F11(U a,U b,U c);
static void F12(U a,U b,U c,U d);
static U F13(U a,U b,U c);
static void F14(U a);
static U F17(U a,U b,U c);
static U F18(U a,U b);
static L F21(U a);
static void F22(U a,U b);
static U F23(U a);
static void F24(U a,U b);
static L F25(L a,U b,U c);
static U F27(void);
static void F28(U a);
static void F29(U a,U b,U c,U d);
static Any T[]={0,(Any)F12,(Any)F13,(Any)F21};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32836);if(h){goto B2;}l=RW(32968);h=RW(32964);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32968,j+(m&4294901760u));h=j==l?h:j;}WW(32964,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32836);if(!h){
b=RW(32968);h=RW(32964);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32968,c+(k&4294901760u));h=c==b?h:c;}WW(32964,h+f);goto B6;}WW(f+32836,RW(h));goto B5;
B2:WW(k+32836,RW(h));B4:f=b*f;F10(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32836));
WW(f+32836,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F8(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F9(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,20);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F10(U a,U b,U c){Copy(a,b,c);return a;}
static void F11(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F12(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F13(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F14(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32836);if(d){goto B2;}
g=RW(32968);d=RW(32964);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(32968,e+(h&4294901760u));d=e==g?d:e;}WW(32964,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32836,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F17(f,0,96);F17(f+96,0,96);F17(f+192,0,96);F17(f+288,0,96);
F17(f+384,0,96);F17(f+480,0,96);F17(f+576,0,96);F17(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F17(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32836));WW(f+32836,j);}}
static U F17(U a,U b,U c){Fill(a,b,c);return a;}
static U F18(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F21(U a){(void)a;return 11400714819323198485ull;}
static void F22(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static U F23(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
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
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32808,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32808,m,3);if(!q){c=c-3;F10(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F24(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(d==c){i=F23(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F18(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(c!=g){goto B8;}if(f>65536){goto B8;}i=F23(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(c!=g));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static L F25(L a,U b,U c){U d=0,e=0,f=0,g=0,h=0;L i=0;d=G0-16;G0=d;
a=((a>>30)^(L)c^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;e=c-8;
f=e>c?0u:e;g=c-f;if(c>=8){h=c&131064;if((e&8)!=0){c=b;goto B1;}a=RL(b)^a;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;if(e<8){
goto B2;}c=b+8;h=h-8;B1:B3:a=RL(c)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^RL(c+8)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;c=c+16;h=h-16;if(h){goto B3;}}B2:WL(d+8,0);
if(g>=9){abort();}F10(d+8,b+f,g);i=RL(d+8);G0=d+16;a=i^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;return (a>>31)^a;}
static U F27(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,q=0,r=0,s=0,t=0,u=0,v=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,i1=0;L n=0,o=0,p=0,h1=0;a=G0-256;G0=a;WW(a+28,0);
b=RW(32908);if(!b){c=RW(32968);b=RW(32964);if(c-b<262144){i1=Grow(4);d=i1<<16;WW(32968,d+262144);
b=d==c?b:d;}WW(32964,b+262144);if(b){goto B1;}goto B2;}WW(32908,RW(b));B1:b=F17(b,0,131080);
WL(a+80,1);WW(a+96,131080);WW(a+92,b);WW(a+88,131080);WW(a+60,32812);WL(a+32,0);WH(a+100,0);
WL(a+72,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+28);e=RW(32852);if(!e){b=RW(32968);
e=RW(32964);if(b-e<16){i1=Grow(1);c=i1<<16;WW(32968,c+65536);e=c==b?e:c;}WW(32964,e+16);if(!e){
goto B2;}goto B3;}WW(32852,RW(e));B3:WW(e,0);b=RW(32888);if(!b){c=RW(32968);b=RW(32964);
if(c-b<8192){i1=Grow(1);d=i1<<16;WW(32968,d+65536);b=d==c?b:d;}WW(32964,b+8192);if(!b){goto B2;}
goto B4;}WW(32888,RW(b));B4:b=F17(b,0,6144);WL(a+164,4);WL(a+156,1);WW(a+152,e);
WL(a+144,4294967296ull);WL(a+136,4294967296ull);WH(a+128,1);WL(a+120,512);WW(a+116,b);WW(a+112,512);
WL(a+104,11400714819323198485ull);f=a+176+12;g=a+176+16;h=a+104+32;i=a+104+44;j=a+104+56;
B85:WL(a+32,RL(a+32)+1);k=RW(a+64);if(k<=4294967287u){l=RW(a+96);if(k+8<=l){m=RW(a+92);n=RL(m+k);
o=CtzL((n^18446744073709551615ull)&(n+16059518370053021407ull)&9259542123273814144ull);b=(U)o;
if((b&56)!=0){p=n>>(o&56&63);if(((U)p&255)<=32){if(((1ull<<(p&63))&4294983168ull)!=0){WW(a+72,k);
b=b>>3;WW(a+64,k+b+1);p=(n^3472328296227680304ull)<<((L)(b*56)&63);
if(((((p+8536140394893047414ull)|p)&9259542123273814144ull)|(L)((U)((n&255)==48)&(U)(o>15)))!=0){
goto B5;}n=(p*10+(p>>8))&71777214294589695ull;n=(n*100+(n>>16))&281470681808895ull;
d=(U)(n*10000+(n>>32));goto B6;}}}}}F24(a+16,a+32);if(RW(a+16)&1){goto B7;}l=RW(a+96);k=RW(a+72);
q=RW(a+20);b=k+q;if(b>=k){if(b<=l){m=RW(a+92);if(!q){goto B5;}r=m+k;if(q!=1){if((RB(r)&255)==48){
goto B5;}}d=0;b=0;B8:if(q==b){goto B6;}c=(RB(r+b)-48)&255;if(c>9){goto B5;}n=(L)d*10;if((U)(n>>32)){
goto B5;}b=b+1;s=(U)n;d=s+c;if(d>=s){goto B8;}goto B5;}}abort();B6:switch(d){case 0:goto B7;
case 1:goto B5;default:goto B9;}B5:b=RW(a+68);if(b<k){goto B10;}if(b>l){goto B10;}d=m+k;b=b-k;
c=F18(d,b);if(c>b){goto B11;}if(!c){goto B7;}c=F18(d,b);if(c<=b){goto B7;}abort();B9:WW(a+144,0);
WW(a+124,0);WW(a+156,1);b=RH(a+128)+1;WH(a+128,b);if((b&65535)!=b){b=RW(a+120);if(b!=0){b=b*12;
F17(RW(a+116),0,b-(b-12)%12);}WH(a+128,1);}WW(a+168,0);r=1;t=1;B22:b=RW(a+64);if(b<=4294967287u){
if(b+8<=l){n=RL(m+b);o=CtzL((n^18446744073709551615ull)&(n+16059518370053021407ull)&
9259542123273814144ull);c=(U)o;if((c&56)!=0){n=n>>(o&56&63);if(((U)n&255)<=32){
if(((1ull<<(n&63))&4294983168ull)!=0){WW(a+72,b);q=c>>3;WW(a+64,b+q+1);goto B12;}}}}}F24(a+8,a+32);
if(RW(a+8)&1){goto B7;}q=RW(a+12);l=RW(a+96);b=RW(a+72);B12:c=q+b;if(c>=q){if(c<=l){goto B13;}}
abort();B13:if(q-1>65535){goto B7;}m=RW(a+92);u=m+b;o=F25(RL(a+104),u,q);v=RW(a+120);w=v-1;x=(U)o;
c=w&x;if(!v){goto B14;}y=RW(a+144);z=RW(a+116);b=z+c*12;k=RH(a+128);if(RH(b+10)==k){
n=o&281474976710655ull;a1=RW(a+140);B18:if((((L)RH(b+8)<<32)|(L)RW(b))==n){b=RW(b+4);if(b>=r){
goto B15;}s=b+1;if(s>=r){goto B16;}s=RW(e+(s<<2));b=RW(e+(b<<2));if(s<b){goto B17;}if(s>y){goto B17;
}if(s-b==q){i1=Compare(a1+b,u,q);if(!i1){goto B7;}}}c=(c+1)&w;b=z+c*12;if(RH(b+10)==k){goto B18;}}
WH(b+10,k);WW(b,x);WH(b+8,(U)(o>>32));WW(b+4,r-1);b=RW(a+124)+1;WW(a+124,b);if(b<<1>v){F14(a+104);
y=RW(a+144);}if(q>RW(a+136)-y){F11(h,y,q);y=RW(a+144);goto B19;}if(!q){goto B20;}
B19:F10(RW(a+140)+y,u,q);B20:c=y+q;WW(a+144,c);b=RW(a+156);if(b==RW(a+148)){F5(i);}e=RW(a+152);
WW(e+(b<<2),c);r=b+1;WW(a+156,r);if(t>=d){goto B21;}t=t+(U)(t<d);if(t<=d){goto B22;}goto B21;
B10:abort();B11:abort();B14:abort();B15:abort();B16:abort();B17:abort();B21:if(d>=2){v=1;
B31:WL(a+240,0);x=RW(a+120);q=x-1;v=v+1;s=0;o=RL(a+104);a1=RW(a+140);u=RW(a+144);k=RW(a+156);
w=RW(a+152);b1=RH(a+128);r=RW(a+116);B30:b=RW(a+64);if(b<=4294967287u){if(b+8<=l){n=RL(m+b);
p=CtzL((n^18446744073709551615ull)&(n+16059518370053021407ull)&9259542123273814144ull);c=(U)p;
if((c&56)!=0){n=n>>(p&56&63);if(((U)n&255)<=32){if(((1ull<<(n&63))&4294983168ull)!=0){WW(a+72,b);
y=c>>3;WW(a+64,b+y+1);goto B23;}}}}}F24(a,a+32);if(RW(a)&1){goto B7;}y=RW(a+4);l=RW(a+96);
b=RW(a+72);B23:c=y+b;if(c>=y){if(c<=l){goto B24;}}abort();B24:if(y-1>65535){goto B7;}m=RW(a+92);
t=m+b;n=F25(o,t,y);c=q&(U)n;if(x!=0){b=r+c*12;z=b1&65535;if(RH(b+10)!=z){goto B7;}c1=s+4;d1=a+240+s;
n=n&281474976710655ull;B29:if((((L)RH(b+8)<<32)|(L)RW(b))==n){b=RW(b+4);if(b>=k){goto B25;}s=b+1;
if(s>=k){goto B26;}s=RW(w+(s<<2));e=RW(w+(b<<2));if(s<e){goto B27;}if(s>u){goto B27;}if(s-e==y){
i1=Compare(a1+e,t,y);if(!i1){goto B28;}}}c=(c+1)&q;b=r+c*12;if(RH(b+10)==z){goto B29;}goto B7;}
abort();B25:abort();B26:abort();B27:abort();B28:WW(d1,b);s=c1;if(c1!=8){goto B30;}n=RL(a+240);
b=(U)n;if(b!=(U)(n>>32)){b=RW(a+168);if(b==RW(a+160)){F8(j);}w=RW(a+164);WL(w+(b<<3),n);e=b+1;
WW(a+168,e);if(v!=d){goto B31;}goto B32;}if(k>b){c=b+1;if(c>=k){goto B33;}c=RW(w+(c<<2));
b=RW(w+(b<<2));if(c>=b){if(c<=u){goto B34;}}abort();B34:F22(g,a+32);goto B7;}abort();B33:abort();}
w=RW(a+164);e=RW(a+168);B32:k=e+1;y=k<<2;m=(0u-Clz((y-1)|15))&31;b=m<<2;z=b+32836;c=RW(b+32836);
if(!c){d=RW(32968);c=RW(32964);b=1u<<(m&31);if(d-c<b){q=b+65535;i1=Grow(q>>16);s=i1<<16;
WW(32968,s+(q&4294901760u));c=s==d?c:s;}WW(32964,c+b);if(!c){goto B2;}goto B35;}WW(z,RW(c));B35:b=0;
q=F17(c,0,y);l=e<<3;r=w+l;c=w;B39:if(b!=0){if(b!=s){goto B36;}}if(c==r){goto B37;}b=c;s=c+8;c=s;
B36:d=RW(b);if(d>e){goto B38;}d=q+(d<<2);WW(d,RW(d)+1);b=b+4;goto B39;B37:if(!e){c=4;goto B40;}
d=(0u-Clz((l-1)|15))&31;b=d<<2;c=RW(b+32836);if(!c){s=RW(32968);c=RW(32964);b=1u<<(d&31);if(s-c<b){
r=b+65535;i1=Grow(r>>16);d=i1<<16;WW(32968,d+(r&4294901760u));c=d==s?c:d;}WW(32964,c+b);if(!c){
goto B2;}goto B41;}WW(b+32836,RW(c));B41:F10(c,w,l);goto B40;B38:abort();B40:b=RW(z);if(!b){
s=RW(32968);b=RW(32964);d=1u<<(m&31);if(s-b<d){w=d+65535;i1=Grow(w>>16);r=i1<<16;
WW(32968,r+(w&4294901760u));b=r==s?b:r;}WW(32964,b+d);if(!b){goto B2;}goto B42;}WW(z,RW(b));
B42:b1=0;b=F17(b,0,y);WW(a+220,k);WW(a+216,b);WW(a+212,k);WW(a+208,k);WW(a+204,q);WW(a+200,k);
WW(a+196,e);WW(a+192,c);WW(a+188,e);WW(a+184,0);WL(a+176,17179869184ull);e1=4;b=1;B55:c1=b;
d1=RW(a+196);if(d1!=0){y=0;WW(a+248,0);WL(a+240,17179869184ull);WW(a+232,0);
WL(a+224,17179869184ull);z=d1<<3;c=b1+1;f1=d1+1;x=4;t=RW(a+208);u=RW(a+204);s=RW(a+220);e=RW(a+216);
g1=RW(a+188);w=RW(a+192);b=0;B49:n=RL(w+b);d=(U)n;if(s>d){r=d<<2;k=e+r;if(RW(k)!=c){q=(U)(n>>32);
if(s<=q){goto B43;}l=q<<2;m=e+l;if(RW(m)!=c){if(t<=d){goto B44;}if(t>q){r=u+r;a1=RW(r);if(a1!=1){
goto B45;}v=q;q=d;goto B46;}abort();B45:v=d;if(RW(u+l)==1){goto B46;}}}d=RW(a+248);if(d==RW(a+240)){
F8(a+240);}WL(RW(a+244)+(d<<3),n);WW(a+248,d+1);goto B47;}abort();B43:abort();B44:abort();
B46:WW(r,a1-1);WW(k,c);d=u+l;WW(d,RW(d)-1);WW(m,c);if(y==RW(a+224)){F8(a+224);x=RW(a+228);}
d=x+(y<<3);WW(d+4,q);WW(d,v);y=y+1;WW(a+232,y);B47:b=b+8;if(z==b){goto B48;}goto B49;}b=RW(a+188);
if(b!=0){c=RW(a+192);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+200);
if(b!=0){c=RW(a+204);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}
f1=RW(a+180);c=RW(a+176);b=RW(a+212);if(b!=0){y=b1;goto B50;}y=b1;goto B51;B48:if(g1!=0){
b=((0u-Clz(((g1<<3)-1)|15))&31)<<2;WW(w,RW(b+32836));WW(b+32836,w);}q=RW(a+248)<<3;d=RW(a+244);
B54:r=q;if(!r){goto B52;}b=RW(d);if(b>=s){goto B53;}if(RW(e+(b<<2))!=c){goto B52;}b=RW(d+4);
if(b>=s){goto B53;}d=d+8;q=r-8;if(RW(e+(b<<2))==c){goto B54;}B52:WW(f+8,RW(a+248));WL(f,RL(a+240));
n=RL(a+224);if(b1==RW(a+176)){F9(a+176);e1=RW(a+180);}d=e1+b1*20;WW(d+16,y);WL(d+8,n);WW(d+4,b);
WW(d,r!=0);WW(a+184,c);b=c1+1;b1=c;if(y>=f1>>1){goto B55;}b=RW(a+72);d=RW(a+96);if(b>d){goto B56;}
e=RW(a+180);b=e+12;B57:d=RW(b-4);if(d!=0){s=RW(b);d=((0u-Clz(((d<<3)-1)|15))&31)<<2;
WW(s,RW(d+32836));WW(d+32836,s);}b=b+20;c1=c1-1;if(c1){goto B57;}b=RW(a+176);if(b!=0){
b=((0u-Clz((b*20-1)|15))&31)<<2;WW(e,RW(b+32836));WW(b+32836,e);}b=RW(a+188);if(b!=0){d=RW(a+192);
b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(d,RW(b+32836));WW(b+32836,d);}b=RW(a+200);if(b!=0){d=RW(a+204);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(d,RW(b+32836));WW(b+32836,d);}b=RW(a+212);if(!b){goto B7;}
B50:d=RW(a+216);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(d,RW(b+32836));WW(b+32836,d);if(!d1){goto B51;}
B7:b=RW(a+136);if(b!=0){c=RW(a+140);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}
b=RW(a+148);if(b!=0){c=RW(a+152);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}
b=RW(a+112);if(b!=0){c=RW(a+116);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}
b=RW(a+160);if(b!=0){c=RW(a+164);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}
b=RW(a+84);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),b);}b=RW(a+76);if(b!=0){
c=RW(a+80);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}b=RW(a+88);if(b!=0){
c=RW(a+92);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);}G0=a+256;return 0;
B51:if(!y){w=0;r=RW(a+84);goto B58;}x=f1+y*20;n=1;w=0;r=RW(a+84);t=RW(a+140);m=RW(a+144);
b=RW(a+156);d=RW(a+152);a1=f1;B79:if(RW(a+76)-r<=6){F11(a+32+44,r,7);r=RW(a+84);}h1=n+1;v=a1+20;s=0;
e=RW(a+80)+r;WW(e,RW(32768));WW(e+3,RW(32771));r=r+7;WW(a+84,r);WW(a+192,0);WL(a+184,0);WL(a+176,0);
B61:if(s+19>19){goto B59;}e=a+176+s;q=e+19;o=n/10;WB(q,(U)(o*246+n)|48);if(n<10){goto B60;}p=n/100;
WB(e+18,(U)(p*246+o)|48);s=s-2;e=n<100;n=p;if(!e){goto B61;}e=s+21;q=a+176+s+20;goto B62;
B59:abort();B60:e=s+20;B62:s=21u-e;if(s>RW(a+76)-r){F11(a+32+44,r,s);r=RW(a+84);}
F10(RW(a+80)+r,q,s);s=r+s;WW(a+84,s);if(s==RW(a+76)){F28(a+32+44);}WB(RW(a+80)+s,10);r=s+1;
WW(a+84,r);e=RW(a1+16);if(e!=0){s=RW(a1+12);u=s+(e<<3);B73:w=RW(s);if(w>=b){goto B63;}e=w+1;
if(e>=b){goto B64;}e=RW(d+(e<<2));k=RW(d+(w<<2));if(e<k){goto B65;}if(e>m){goto B65;}q=RW(s+4);
z=e-k;l=RW(a+76);if(z>l-r){F11(a+32+44,r,z);r=RW(a+84);goto B66;}if(e==k){goto B67;}
B66:F10(RW(a+80)+r,t+k,z);l=RW(a+76);B67:e=r+z;WW(a+84,e);if(l-e<=8){F11(a+32+44,e,9);e=RW(a+84);}
r=RW(a+80)+e;WL(r,RL(32775));WB(r+8,RB(32783));r=e+9;WW(a+84,r);if(q>=b){goto B68;}e=q+1;if(e>=b){
goto B69;}e=RW(d+(e<<2));q=RW(d+(q<<2));if(e<q){goto B70;}if(e>m){goto B70;}k=e-q;z=RW(a+76);
if(k>z-r){F11(a+32+44,r,k);r=RW(a+84);goto B71;}if(e==q){goto B72;}B71:F10(RW(a+80)+r,t+q,k);
z=RW(a+76);B72:e=r+k;WW(a+84,e);if(e==z){F28(a+32+44);}WB(RW(a+80)+e,10);r=e+1;WW(a+84,r);s=s+8;
if(s!=u){goto B73;}}if(RW(a1)!=0){e=RW(a1+4);if(e>=b){goto B74;}s=e+1;if(s>=b){goto B75;}
s=RW(d+(s<<2));e=RW(d+(e<<2));if(s<e){goto B76;}if(s>m){goto B76;}q=s-e;k=RW(a+76);if(q>k-r){
F11(a+32+44,r,q);r=RW(a+84);goto B77;}if(s==e){goto B78;}B77:F10(RW(a+80)+r,t+e,q);k=RW(a+76);
B78:s=r+q;WW(a+84,s);if(k-s<=23){F11(a+32+44,s,24);s=RW(a+84);}e=RW(a+80)+s;WL(e,RL(32784));
WL(e+8,RL(32792));WL(e+16,RL(32800));r=s+24;WW(a+84,r);}a1=v;n=h1;if(v==x){goto B58;}goto B79;
B53:abort();B56:abort();B63:abort();B64:abort();B65:abort();B68:abort();B69:abort();B70:abort();
B74:abort();B75:abort();B76:abort();B58:if(RW(a+76)-r<=7){F11(a+32+44,r,8);r=RW(a+84);}
WL(RW(a+80)+r,2322294337832905047ull);d=r+8;WW(a+84,d);b=RW(a+156);if(w<b){s=w+1;if(s>=b){goto B80;}
q=RW(a+144);e=RW(a+152);b=RW(e+(s<<2));s=RW(e+(w<<2));if(b<s){goto B81;}if(b>q){goto B81;}
k=RW(a+140);q=b-s;r=RW(a+76);if(q>r-d){F11(a+32+44,d,q);d=RW(a+84);goto B82;}if(b==s){goto B83;}
B82:F10(RW(a+80)+d,k+s,q);r=RW(a+76);B83:b=d+q;WW(a+84,b);if(r-b<=1){F11(a+32+44,b,2);b=RW(a+84);}
WH(RW(a+80)+b,2570);WW(a+84,b+2);if(y!=0){b=f1+12;B84:d=RW(b-4);if(d!=0){s=RW(b);
d=((0u-Clz(((d<<3)-1)|15))&31)<<2;WW(s,RW(d+32836));WW(d+32836,s);}b=b+20;y=y-1;if(y){goto B84;}}
if(!c){goto B85;}b=((0u-Clz((c*20-1)|15))&31)<<2;WW(f1,RW(b+32836));WW(b+32836,f1);goto B85;}
abort();B80:abort();B81:abort();B2:abort();}
static void F28(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F29(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F29(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32836);if(e){goto B2;}h=RW(32968);e=RW(32964);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32968,f+(i&4294901760u));e=f==h?e:f;}
WW(32964,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32836);if(!e){
g=RW(32968);e=RW(32964);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32968,c+(f&4294901760u));e=c==g?e:c;}WW(32964,e+b);goto B5;}WW(b+32836,RW(e));goto B6;
B2:WW(g+32836,RW(e));B4:F10(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32836));WW(b+32836,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\357\273\277\0\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",68);
return F27();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
