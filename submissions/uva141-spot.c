/* Spot (UVa 141)
 * Generated from src/problems/spot/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 6e3b29e1430d1bf6 */
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
static void F10(U a,U b,U c,U d,U e);
static void F11(U a,U b,U c,U d);
static U F12(U a,U b,U c);
static void F13(U a);
static U F16(U a,U b,U c);
static U F17(U a,U b);
static L F20(U a);
static U F21(U a);
static void F22(U a,U b);
static void F23(U a,U b);
static U F24(U a,U b,U c);
static void F25(U a,U b,U c,U d);
static U F27(void);
static void F28(U a);
static void F29(U a,U b,U c,U d);
static Any T[]={0,(Any)F11,(Any)F12,(Any)F20};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32840);if(h){goto B2;}l=RW(32972);h=RW(32968);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32972,j+(m&4294901760u));h=j==l?h:j;}WW(32968,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32840);if(!h){
b=RW(32972);h=RW(32968);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32972,c+(k&4294901760u));h=c==b?h:c;}WW(32968,h+f);goto B6;}WW(f+32840,RW(h));goto B5;
B2:WW(k+32840,RW(h));B4:f=b*f;F9(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32840));
WW(f+32840,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F8(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F9(U a,U b,U c){Copy(a,b,c);return a;}
static void F10(U a,U b,U c,U d,U e){U f=0,g=0;f=G0-16;G0=f;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);
g=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;F6(f+4,g,RW(a+4),c,d,e);if(RW(f+4)==1){
F7(RW(f+8),RW(f+12));abort();}e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void F11(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F12(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F13(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32840);if(d){goto B2;}
g=RW(32972);d=RW(32968);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(32972,e+(h&4294901760u));d=e==g?d:e;}WW(32968,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32840,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F16(f,0,96);F16(f+96,0,96);F16(f+192,0,96);F16(f+288,0,96);
F16(f+384,0,96);F16(f+480,0,96);F16(f+576,0,96);F16(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F16(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32840));WW(f+32840,j);}}
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
WW(b+40,c);WW(b+32,c);if(c>=d){i=F21(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F17(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(g<c){goto B8;}if(f>65536){goto B8;}i=F21(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(g<c));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static void F23(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0;L k=0;c=G0-560;G0=c;d=RW(b+548);
e=RW(b+552)*12;f=d+e;B2:g=d;if(!e){goto B1;}e=e-12;d=g+12;if(RB(g+8)!=1){goto B2;}e=RW(g+4);g=RW(g);
h=RW(32860);if(!h){i=RW(32972);h=RW(32968);if(i-h<32){l=Grow(1);j=l<<16;WW(32972,j+65536);
h=j==i?h:j;}WW(32968,h+32);if(h){goto B3;}abort();}WW(32860,RW(h));B3:WW(h+4,e);WW(h,g);WW(c+552,h);
WW(c+548,4);e=1;B6:WW(c+556,e);B5:g=d;if(g==f){goto B4;}d=g+12;if(RB(g+8)!=1){goto B5;}i=RW(g+4);
g=RW(g);if(e==RW(c+548)){F10(c+548,e,1,4,8);h=RW(c+552);}j=h+(e<<3);WW(j+4,i);WW(j,g);e=e+1;goto B6;
B1:e=0;WW(c+556,0);WL(c+548,17179869184ull);B4:i=RW(b+556);j=F9(c+8,b+32,512);h=0;WB(c+536,0);
WW(c+532,i);WW(c+528,1);WL(c+520,0);if(i!=0){b=1;B9:if(h==64){goto B7;}k=RL(j+(h<<3));if(k!=0){
d=e<<3;B8:g=(U)CtzL(k)+1;if(e==RW(c+548)){F5(c+548);}f=RW(c+552)+d;WW(f,b);WW(f+4,g);e=e+1;
WW(c+556,e);d=d+8;k=(k-1)&k;if(k!=0){goto B8;}}if(b>=i){goto B7;}h=h+1;b=b+(U)(b<i);if(b<=i){
goto B9;}}B7:WW(a+8,RW(c+556));WL(a,RL(c+548));G0=c+560;}
static U F24(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0;
L m=0,n=0;d=G0-32;G0=d;if(!c){F23(d+8,a);goto B1;}e=b+(c<<3);f=a+32;g=a+544;h=b;B7:i=RW(h+4);
j=RW(h);if(RW(a+556)>=65){k=RW(a+16);l=k-1;m=RL(a)^(((L)j<<32)|(L)i);
m=((m>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;n=(m>>31)^m;o=(U)n;
p=l&o;if(!k){goto B2;}q=RW(a+552);r=RW(a+12);c=r+p*12;s=RH(a+24);if(RH(c+10)==s){
m=n&281474976710655ull;t=RW(a+548);B5:if((((L)RH(c+8)<<32)|(L)RW(c))==m){c=RW(c+4);if(c>=q){goto B3;
}u=t+c*12;if(RW(u)==j){if(RW(u+4)==i){p=q;q=c;goto B4;}}}p=(p+1)&l;c=r+p*12;if(RH(c+10)==s){goto B5;
}}WH(c+10,s);WW(c+4,q);WW(c,o);WH(c+8,(U)(n>>32));p=RW(a+20)+1;WW(a+20,p);c=q;if(p<<1>k){F13(a);
c=RW(a+552);}if(c==RW(a+544)){F8(g);}p=c+1;WW(a+552,p);t=RW(a+548);c=t+c*12;WB(c+8,0);WW(c+4,i);
WW(c,j);B4:if(q<p){c=t+q*12;WB(c+8,RB(c+8)^1);goto B6;}abort();}c=f+(((j-1)&63)<<3);
WL(c,RL(c)^(1ull<<((L)(i-1)&63)));B6:h=h+8;if(h!=e){goto B7;}F23(d+8,a);o=a+544;B13:i=RW(b+4);
j=RW(b);if(RW(a+556)>=65){h=RW(a+16);l=h-1;m=RL(a)^(((L)j<<32)|(L)i);
m=((m>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;n=(m>>31)^m;k=(U)n;
p=l&k;if(!h){goto B8;}q=RW(a+552);r=RW(a+12);c=r+p*12;s=RH(a+24);if(RH(c+10)==s){
m=n&281474976710655ull;t=RW(a+548);B11:if((((L)RH(c+8)<<32)|(L)RW(c))==m){c=RW(c+4);if(c>=q){
goto B9;}u=t+c*12;if(RW(u)==j){if(RW(u+4)==i){p=q;q=c;goto B10;}}}p=(p+1)&l;c=r+p*12;
if(RH(c+10)==s){goto B11;}}WH(c+10,s);WW(c+4,q);WW(c,k);WH(c+8,(U)(n>>32));p=RW(a+20)+1;WW(a+20,p);
c=q;if(p<<1>h){F13(a);c=RW(a+552);}if(c==RW(a+544)){F8(o);}p=c+1;WW(a+552,p);t=RW(a+548);c=t+c*12;
WB(c+8,0);WW(c+4,i);WW(c,j);B10:if(q<p){c=t+q*12;WB(c+8,RB(c+8)^1);goto B12;}abort();}
c=f+(((j-1)&63)<<3);WL(c,RL(c)^(1ull<<((L)(i-1)&63)));B12:b=b+8;if(b!=e){goto B13;}B1:k=RW(d+16);
F23(d+20,a);if(k!=RW(d+28)){goto B14;}c=RW(d+20);if(c!=0){p=RW(d+24);
c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(p,RW(c+32840));WW(c+32840,p);}g=a+32;v=RW(a+16);s=v-1;
c=RW(a+556);h=c+1;f=RW(d+12);o=f+(k<<3);j=RW(a+548);q=RW(a+552);l=RW(a+12);n=RL(a);i=0;e=c<65;
a=RH(a+24)&65535;B26:b=RB(i+32771);if(!k){goto B15;}i=i+1;t=f;B27:r=RW(t);c=RW(t+4);u=c;switch(b){
case 1:goto B16;case 2:goto B17;case 3:goto B18;default:goto B19;}B16:u=h-r;r=c;goto B19;B17:u=h-c;
r=h-r;goto B19;B18:u=r;r=h-c;B19:if(!e){m=(((L)r<<32)|(L)u)^n;m=((m>>30)^m)*13787848793156543929ull;
m=((m>>27)^m)*10723151780598845931ull;m=(m>>31)^m;p=s&(U)m;if(!v){goto B20;}c=l+p*12;
if(RH(c+10)!=a){goto B21;}m=m&281474976710655ull;B24:if((((L)RH(c+8)<<32)|(L)RW(c))==m){c=RW(c+4);
if(c>=q){goto B22;}c=j+c*12;if(RW(c)==r){if(RW(c+4)==u){goto B23;}}}p=(p+1)&s;c=l+p*12;
if(RH(c+10)==a){goto B24;}goto B21;B23:if(RB(c+8)!=1){goto B21;}goto B25;}
if((U)(RL(g+(((r-1)&63)<<3))>>((L)(u-1)&63))&1){goto B25;}B21:b=4;if(i!=4){goto B26;}goto B15;
B20:abort();B22:abort();B25:t=t+8;if(t!=o){goto B27;}B15:c=RW(d+8);if(c){goto B28;}goto B29;
B9:abort();B8:abort();B3:abort();B2:abort();B14:c=RW(d+20);if(c!=0){p=RW(d+24);
c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(p,RW(c+32840));WW(c+32840,p);}c=RW(d+8);if(!c){b=4;goto B29;}
b=4;f=RW(d+12);B28:c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(f,RW(c+32840));WW(c+32840,f);B29:G0=d+32;
return b;}
static void F25(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,r=0,t=0,u=0,v=0,w=0;
L p=0,q=0,s=0;e=G0-80;G0=e;WL(e+16,0);f=0;WW(e+76,0);WL(e+68,8);WW(e+64,32789);WW(e+60,6);
WW(e+56,32783);WW(e+52,5);WW(e+48,32778);WW(e+44,3);WW(e+40,32775);WW(e+36,2);WW(e+28,e+16+8);
g=e+40;h=RW(b+60);i=0;B20:j=RW(b+32);k=g+(i<<4);l=RW(k);if(!l){goto B1;}i=i+1;m=f+4;n=RW(k+4);
if(j<=4294967287u){o=RW(b+64);if(j+8<=o){p=RL(h+j);q=CtzL((p^18446744073709551615ull)&(p+
16059518370053021407ull)&9259542123273814144ull);k=(U)q;if((k&56)!=0){r=k>>3;s=p>>(q&56&63);
k=((U)s&255)>32;if(!k){if(((1ull<<(s&63))&4294983168ull)!=0){WW(b+40,j);WW(b+32,j+r+1);
s=(p^3472328296227680304ull)<<((L)(r*56)&63);if(((((s+8536140394893047414ull)|s)&
9259542123273814144ull)|(L)((U)((p&255)==48)&(U)(q>15)))!=0){goto B2;}
p=(s*10+(s>>8))&71777214294589695ull;p=(p*100+(p>>16))&281470681808895ull;t=(U)(p*10000+(p>>32));
goto B3;}}if(!k){if(((1ull<<(s&63))&4294983168ull)!=0){WW(b+40,j);WW(b+32,j+r+1);goto B4;}}}}}
F22(e+8,b);if(RW(e+8)&1){goto B5;}r=RW(e+12);o=RW(b+64);j=RW(b+40);B4:k=j+r;if(k<j){goto B6;}
if(k>o){goto B6;}h=RW(b+60);if(r!=0){u=h+j;if(r!=1){if((RB(u)&255)==48){goto B2;}}t=0;k=0;
B7:if(r==k){goto B3;}v=(RB(u+k)-48)&255;if(v>9){goto B2;}p=(L)t*10;if((U)(p>>32)){goto B2;}k=k+1;
w=(U)p;t=w+v;if(t>=w){goto B7;}}B2:WW(e+32,i);WW(e+24,e+16+m);k=RW(b+36);if(k>=j){if(k<=o){goto B8;}
}abort();B5:WW(a,4);goto B9;B8:k=k-j;t=F17(h+j,k);if(t>k){goto B10;}q=RL(b+16);if(!j){p=1;s=1;
goto B11;}p=0;r=j;i=h;B15:u=r<255?r:255u;v=u&3;o=0;t=0;if(r>=4){t=0;k=i;o=u&252;w=o;
B12:t=t+(U)(RB(k)==10)+(U)(RB(k+1)==10)+(U)(RB(k+2)==10)+(U)(RB(k+3)==10);k=k+4;w=w-4;if(w){
goto B12;}if(!v){goto B13;}}k=i+o;B14:t=t+(U)(RB(k)==10);k=k+1;v=v-1;if(v){goto B14;}B13:i=i+u;
p=p+((L)t&255);r=r-u;if(r){goto B15;}k=h-1;t=0;goto B16;B6:abort();B10:abort();
B16:B18:if(RB(k+j)==10){goto B17;}k=k-1;t=t+1;if(j!=t){goto B18;}t=j;B17:q=!p?q:0ull;s=p+1;p=(L)t+1;
B11:WW(a+4,d);WW(a,1);WL(a+40,q+p);WL(a+24,RL(b));WL(a+32,RL(b+8)+s);goto B9;B3:if(t-1>=c){goto B19;
}WW(e+16+f,t);f=m;if(m!=8){goto B20;}j=RW(b+32);B1:if(j<=4294967287u){t=RW(b+64);if(j+8<=t){
p=RL(h+j);q=CtzL((p^18446744073709551615ull)&(p+16059518370053021407ull)&9259542123273814144ull);
k=(U)q;if((k&56)!=0){p=p>>(q&56&63);if(((U)p&255)<=32){if(((1ull<<(p&63))&4294983168ull)!=0){
WW(b+40,j);k=k>>3;WW(b+32,j+k+1);goto B21;}}}}}F22(e,b);if(RW(e)&1){goto B22;}k=RW(e+4);t=RW(b+64);
j=RW(b+40);B21:v=j+k;if(v>=j){if(v<=t){goto B23;}}abort();B22:WW(a,4);goto B9;B23:h=RW(b+60);
if(k==1){k=RB(h+j);switch(k-43){case 0:goto B24;case 2:goto B24;default:goto B25;}
B24:WL(a+4,RL(e+16));WW(a,5);WB(a+12,k==43);goto B9;}B25:q=RL(b+16);if(!j){p=1;s=1;goto B26;}p=0;
r=j;i=h;B31:u=r<255?r:255u;v=u&3;o=0;t=0;if(r>=4){t=0;k=i;o=u&252;w=o;
B27:t=t+(U)(RB(k)==10)+(U)(RB(k+1)==10)+(U)(RB(k+2)==10)+(U)(RB(k+3)==10);k=k+4;w=w-4;if(w){
goto B27;}if(!v){goto B28;}}k=i+o;B29:t=t+(U)(RB(k)==10);k=k+1;v=v-1;if(v){goto B29;}B28:i=i+u;
p=p+((L)t&255);r=r-u;if(!r){goto B30;}goto B31;B19:WW(e+32,i);WW(e+24,e+16+m);if(j<=o){q=RL(b+16);
if(!j){p=1;s=1;goto B32;}p=0;u=j;o=h;B37:i=u<255?u:255u;w=i&3;f=0;v=0;if(u>=4){v=0;k=o;f=i&252;r=f;
B33:v=v+(U)(RB(k)==10)+(U)(RB(k+1)==10)+(U)(RB(k+2)==10)+(U)(RB(k+3)==10);k=k+4;r=r-4;if(r){
goto B33;}if(!w){goto B34;}}k=o+f;B35:v=v+(U)(RB(k)==10);k=k+1;w=w-1;if(w){goto B35;}B34:o=o+i;
p=p+((L)v&255);u=u-i;if(!u){goto B36;}goto B37;}abort();B36:k=h-1;v=0;B39:if(RB(k+j)==10){goto B38;}
k=k-1;v=v+1;if(j!=v){goto B39;}v=j;B38:q=!p?q:0ull;s=p+1;p=(L)v+1;B32:WW(a+20,n);WW(a+16,l);
WW(a+12,c);WW(a+8,t);WW(a+4,d);WW(a,2);WL(a+40,q+p);WL(a+24,RL(b));WL(a+32,RL(b+8)+s);goto B9;
B30:k=h-1;t=0;B41:if(RB(k+j)==10){goto B40;}k=k-1;t=t+1;if(j!=t){goto B41;}t=j;B40:q=!p?q:0ull;
s=p+1;p=(L)t+1;B26:WW(a+4,d);WW(a,1);WL(a+40,q+p);WL(a+24,RL(b));WL(a+32,RL(b+8)+s);B9:G0=e+80;}
static U F27(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,o=0,r=0,s=0,t=0,u=0,v=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,e1=0,f1=0;L n=0,p=0,q=0,c1=0,d1=0;a=G0-1264;G0=a;WW(a+20,0);b=RW(32912);
if(!b){c=RW(32972);b=RW(32968);if(c-b<262144){f1=Grow(4);d=f1<<16;WW(32972,d+262144);b=d==c?b:d;}
WW(32968,b+262144);if(b){goto B1;}goto B2;}WW(32912,RW(b));B1:c=F16(b,0,131080);WL(a+72,1);
WW(a+88,131080);WW(a+84,c);WW(a+80,131080);WW(a+52,32816);WL(a+24,0);WH(a+92,0);WL(a+64,0);
WL(a+56,0);WL(a+32,0);WL(a+40,0);WW(a+48,a+20);c=RW(32892);if(!c){d=RW(32972);c=RW(32968);
if(d-c<=8191){f1=Grow(1);e=f1<<16;WW(32972,e+65536);c=e==d?c:e;}WW(32968,c+8192);if(!c){goto B2;}
F16(c,0,6144);F16(a+742,0,516);goto B3;}d=RW(c);WW(32892,d);F16(c,0,6144);F16(a+742,0,516);if(d){
goto B4;}B3:e=RW(32972);d=RW(32968);if(e-d<8192){f1=Grow(1);f=f1<<16;WW(32972,f+65536);d=f==e?d:f;}
WW(32968,d+8192);if(!d){goto B2;}goto B5;B4:WW(32892,RW(d));B5:d=F16(d,0,6144);WH(a+120,1);
WL(a+112,512);WW(a+108,c);WW(a+104,512);WL(a+96,11400714819323198485ull);F9(a+122,a+736,522);
WW(a+728,0);WL(a+720,17179869184ull);WW(a+652,0);WL(a+644,4);WL(a+688,0);WL(a+696,0);WL(a+704,0);
WL(a+712,0);WH(a+680,1);WL(a+672,512);WW(a+668,d);WW(a+664,512);WL(a+656,11400714819323198485ull);
g=a+96+32;h=a+656;i=a+688;j=a+720;k=a+68;l=a+640;m=0;n=0;B36:WL(a+24,n+1);if(m<=4294967287u){
o=RW(a+88);if(m+8<=o){n=RL(b+m);p=CtzL((n^18446744073709551615ull)&(n+16059518370053021407ull)&
9259542123273814144ull);c=(U)p;if((c&56)!=0){q=n>>(p&56&63);if(((U)q&255)<=32){
if(((1ull<<(q&63))&4294983168ull)!=0){WW(a+64,m);c=c>>3;WW(a+56,m+c+1);
q=(n^3472328296227680304ull)<<((L)(c*56)&63);if(((((q+8536140394893047414ull)|q)&
9259542123273814144ull)|(L)((U)((n&255)==48)&(U)(p>15)))!=0){goto B6;}
n=(q*10+(q>>8))&71777214294589695ull;n=(n*100+(n>>16))&281470681808895ull;r=(U)(n*10000+(n>>32));
goto B7;}}}}}F22(a+8,a+24);if(RW(a+8)&1){goto B8;}o=RW(a+88);m=RW(a+64);f=RW(a+12);c=m+f;if(c>=m){
if(c<=o){b=RW(a+84);if(!f){goto B6;}s=b+m;if(f!=1){if((RB(s)&255)==48){goto B6;}}r=0;c=0;
B9:if(f==c){goto B7;}d=(RB(s+c)-48)&255;if(d>9){goto B6;}n=(L)r*10;if((U)(n>>32)){goto B6;}c=c+1;
e=(U)n;r=e+d;if(r>=e){goto B9;}goto B6;}}abort();B7:if(!r){goto B8;}if((int)r>=0){c=RW(a+652);
t=F16(g,0,(c<64?c:64u)<<3);WW(a+648,0);WW(a+652,r);WW(a+116,0);c=RH(a+120)+1;WH(a+120,c);
if((c&65535)!=c){c=RW(a+112);if(c!=0){c=c*12;F16(RW(a+108),0,c-(c-12)%12);}WH(a+120,1);}WL(i,0);
WL(i+8,0);WL(i+16,0);WL(i+24,0);WW(a+728,0);m=RH(a+680)+1;WH(a+680,m);b=RW(a+672);if((m&65535)!=m){
if(b!=0){c=b*12;F16(RW(a+668),0,c-(c-12)%12);}m=1;WH(a+680,1);}if(!b){goto B10;}e=RW(a+668);
f=m&65535;if(RH(e+10)==f){goto B11;}d=e;goto B12;}B6:c=RW(a+60);if(c<m){goto B13;}if(c>o){goto B13;}
e=b+m;c=c-m;d=F17(e,c);if(d>c){goto B14;}if(!d){goto B8;}d=F17(e,c);if(d<=c){goto B8;}abort();
B10:abort();B11:s=b-1;c=0;B15:c=(c+1)&s;d=e+c*12;if(RH(d+10)==f){goto B15;}B12:WH(d+10,m);WH(d+8,0);
WL(d,0);WW(a+676,1);if(b==1){F13(h);}u=1;v=r<<1;c=0;B29:F25(a+736,a+24,r,u);if(RW(a+736)!=5){
goto B8;}w=u+(U)(u<v);if(c!=0){if(u>=v){goto B16;}if(w>v){goto B16;}B17:F25(a+736,a+24,r,w);
if(RW(a+736)!=5){goto B8;}if(w>=v){goto B16;}w=w+(U)(w<v);if(w<=v){goto B17;}goto B16;}x=RB(a+748);
f=RW(a+744);e=RW(a+740);if(RW(a+652)>=65){y=RW(a+112);m=y-1;n=RL(a+96)^(((L)e<<32)|(L)f);
n=((n>>30)^n)*13787848793156543929ull;n=((n>>27)^n)*10723151780598845931ull;p=(n>>31)^n;z=(U)p;
d=m&z;if(!y){goto B18;}o=RW(a+648);b=RW(a+108);c=b+d*12;s=RH(a+120);if(RH(c+10)==s){
n=p&281474976710655ull;a1=RW(a+644);B21:if((((L)RH(c+8)<<32)|(L)RW(c))==n){c=RW(c+4);if(c>=o){
goto B19;}b1=a1+c*12;if(RW(b1)==e){if(RW(b1+4)==f){d=o;o=c;goto B20;}}}d=(d+1)&m;c=b+d*12;
if(RH(c+10)==s){goto B21;}}WH(c+10,s);WW(c+4,o);WW(c,z);WH(c+8,(U)(p>>32));d=RW(a+116)+1;
WW(a+116,d);c=o;if(d<<1>y){F13(a+96);c=RW(a+648);}if(c==RW(a+640)){F8(l);}d=RW(a+644)+c*12;
WB(d+8,0);WW(d+4,f);WW(d,e);d=c+1;WW(a+648,d);B20:if(o<d){c=RW(a+644)+o*12;f1=c;c=RB(c+8)^1;
WB(f1+8,c);goto B22;}abort();}c=t+(((e-1)&63)<<3);n=RL(c);p=1ull<<((L)(f-1)&63);WL(c,n^p);c=!(n&p);
B22:if((c^x)&1){goto B23;}c=RW(a+728);if(c==RW(a+720)){F5(j);}d=RW(a+724)+(c<<3);WW(d+4,f);WW(d,e);
b=c+1;WW(a+728,b);q=(L)f;c=RW(a+652);n=RL(a+96);p=((q<<32)|(L)(c-e+1))^n;
p=((p>>30)^p)*13787848793156543929ull;p=((p>>27)^p)*10723151780598845931ull;p=RL(a+696)^(p>>31)^p;
WL(a+696,p);c1=(L)e;q=n^((c1<<32)|q);q=((q>>30)^q)*13787848793156543929ull;
q=((q>>27)^q)*10723151780598845931ull;q=RL(a+688)^(q>>31)^q;WL(a+688,q);d=c+1;
d1=n^(((L)(d-e)<<32)|(L)(d-f));d1=((d1>>30)^d1)*13787848793156543929ull;
d1=((d1>>27)^d1)*10723151780598845931ull;d1=RL(a+704)^(d1>>31)^d1;WL(a+704,d1);
n=n^(((L)(c-f+1)<<32)|c1);n=((n>>30)^n)*13787848793156543929ull;
n=((n>>27)^n)*10723151780598845931ull;n=RL(a+712)^(n>>31)^n;WL(a+712,n);m=RW(a+672);e=m-1;
n=n<d1?n:d1;p=p<q?p:q;p=n<p?n:p;o=(U)p;d=e&o;if(!m){goto B24;}f=RW(a+668);c=f+d*12;s=RH(a+680);
if(RH(c+10)==s){n=p&281474976710655ull;B27:if((((L)RH(c+8)<<32)|(L)RW(c))==n){m=RW(a+728);c=RW(c+4);
if(m<c){goto B25;}f1=F24(a+96,RW(a+724)+(c<<3),m-c);if((f1&255)!=4){c=1;e1=u;goto B26;}}d=(d+1)&e;
c=f+d*12;if(RH(c+10)==s){goto B27;}m=RW(a+672);b=RW(a+728);}if(d>=m){goto B28;}c=RW(a+668)+d*12;
WH(c+10,RH(a+680));WH(c+8,(U)(p>>32));WW(c+4,b);WW(c,o);d=RW(a+676)+1;WW(a+676,d);c=0;if(d<<1>m){
F13(h);}B26:if(u<v){u=w;if(w<=v){goto B29;}}if(!c){goto B30;}B16:d=e1&1;e=RW(a+68);c=RW(a+76);
if(e-c<=7){F10(k,c,8,1,1);e=RW(a+68);c=RW(a+76);}s=RW(a+72);
WL(s+c,d?3612012681304829008ull:3539955087266901072ull);d=c+8;WW(a+76,d);if(e-d<=13){
F10(k,d,14,1,1);s=RW(a+72);d=RW(a+76);}c=0;e=s+d;WL(e+6,RL(32803));WL(e,RL(32797));f=d+14;
WW(a+76,f);WW(a+752,0);WL(a+744,0);WL(a+736,0);n=(L)e1;B33:if(c+19>19){goto B31;}d=a+736+c;e=d+19;
p=n/10;WB(e,(U)(p*246+n)|48);if(n<10){goto B32;}q=n/100;WB(d+18,(U)(q*246+p)|48);c=c-2;d=n<100;n=q;
if(!d){goto B33;}d=c+21;e=a+736+c+20;goto B34;B23:c=RW(a+64);d=RW(a+88);if(c<=d){goto B8;}abort();
B31:abort();B32:d=c+20;B34:c=21u-d;d=RW(a+68);if(c>d-f){F10(k,f,c,1,1);d=RW(a+68);s=RW(a+72);
f=RW(a+76);}F9(s+f,e,c);c=f+c;WW(a+76,c);if(c==d){F28(k);}WB(RW(a+72)+c,10);c=c+1;goto B35;
B30:c=RW(a+76);if(RW(a+68)-c<=4){F10(k,c,5,1,1);c=RW(a+76);}d=RW(a+72)+c;WW(d,RW(32811));
WB(d+4,RB(32815));c=c+5;B35:WW(a+76,c);m=RW(a+56);b=RW(a+84);n=RL(a+24);goto B36;B8:c=RW(a+640);
if(c!=0){d=RW(a+644);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+32840));WW(c+32840,d);}c=RW(a+104);
if(c!=0){d=RW(a+108);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+32840));WW(c+32840,d);}c=RW(a+720);
if(c!=0){d=RW(a+724);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(d,RW(c+32840));WW(c+32840,d);}c=RW(a+664);
if(c!=0){d=RW(a+668);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+32840));WW(c+32840,d);}c=RW(a+76);
if(c!=0){((U(*)(U,U,U))T[RW(RW(a+52)+16)])(RW(a+48),RW(a+72),c);}c=RW(a+68);if(c!=0){d=RW(a+72);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32840));WW(c+32840,d);}c=RW(a+80);if(c!=0){d=RW(a+84);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32840));WW(c+32840,d);}G0=a+1264;return 0;B13:abort();
B14:abort();B18:abort();B19:abort();B24:abort();B25:abort();B28:abort();B2:abort();}
static void F28(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F29(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F29(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32840);if(e){goto B2;}h=RW(32972);e=RW(32968);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32972,f+(i&4294901760u));e=f==h?e:f;}
WW(32968,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32840);if(!e){
g=RW(32972);e=RW(32968);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32972,c+(f&4294901760u));e=c==g?e:c;}WW(32968,e+b);goto B5;}WW(b+32840,RW(e));goto B6;
B2:WW(g+32840,RW(e));B4:F9(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32840));WW(b+32840,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"\357\273\277\0\1\2\3rowa rowcolumna column wins on move Draw\12\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",72);
return F27();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
