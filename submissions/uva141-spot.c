/* Spot (UVa 141)
 * Generated: the Rust program that `judge export spot` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 972c6a950f393c90 */
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

static U G0=32768;
static void F5(U a);
static void F6(U a,U b,U c,U d,U e,U f);
static void F7(U a,U b);
static void F8(U a);
static U F9(U a,U b,U c);
static void F10(U a,U b,U c,U d,U e);
static void F11(U a,U b,U c,U d);
static U F12(U a,U b,U c);
static U F13(U a,U b,U c);
static void F14(U a,U b);
static void F15(U a);
static void F17(U a,U b,U c,U d);
static void F18(U a,U b);
static U F22(U a,U b,U c);
static L F23(U a);
static U F24(U a);
static void F26(void);
static void F27(U a);
static void F28(U a,U b,U c,U d);
static Any T[]={0,(Any)F11,(Any)F12,(Any)F23};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32828);if(h){goto B2;}l=RW(32960);h=RW(32956);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32960,j+(m&4294901760u));h=j==l?h:j;}WW(32956,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32828);if(!h){
b=RW(32960);h=RW(32956);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32960,c+(k&4294901760u));h=c==b?h:c;}WW(32956,h+f);goto B6;}WW(f+32828,RW(h));goto B5;
B2:WW(k+32828,RW(h));B4:f=b*f;F9(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32828));
WW(f+32828,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F8(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F9(U a,U b,U c){Copy(a,b,c);return a;}
static void F10(U a,U b,U c,U d,U e){U f=0,g=0;f=G0-16;G0=f;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);
g=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;F6(f+4,g,RW(a+4),c,d,e);if(RW(f+4)==1){
F7(RW(f+8),RW(f+12));abort();}e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void F11(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F12(U a,U b,U c){(void)a;Write(b,c);return 0;}
static U F13(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0;
L m=0,n=0;d=G0-32;G0=d;if(!c){F14(d+8,a);goto B1;}e=b+(c<<3);f=a+32;g=a+544;h=b;B7:i=RW(h+4);
j=RW(h);if(RW(a+556)>=65){k=RW(a+16);l=k-1;m=RL(a)^(((L)j<<32)|(L)i);
m=((m>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;n=(m>>31)^m;o=(U)n;
p=l&o;if(!k){goto B2;}q=RW(a+552);r=RW(a+12);c=r+p*12;s=RH(a+24);if(RH(c+10)==s){
m=n&281474976710655ull;t=RW(a+548);B5:if((((L)RH(c+8)<<32)|(L)RW(c))==m){c=RW(c+4);if(c>=q){goto B3;
}u=t+c*12;if(RW(u)==j){if(RW(u+4)==i){p=q;q=c;goto B4;}}}p=(p+1)&l;c=r+p*12;if(RH(c+10)==s){goto B5;
}}WH(c+10,s);WW(c+4,q);WW(c,o);WH(c+8,(U)(n>>32));p=RW(a+20)+1;WW(a+20,p);c=q;if(p<<1>k){F15(a);
c=RW(a+552);}if(c==RW(a+544)){F8(g);}p=c+1;WW(a+552,p);t=RW(a+548);c=t+c*12;WB(c+8,0);WW(c+4,i);
WW(c,j);B4:if(q<p){c=t+q*12;WB(c+8,RB(c+8)^1);goto B6;}abort();}c=f+(((j-1)&63)<<3);
WL(c,RL(c)^(1ull<<((L)(i-1)&63)));B6:h=h+8;if(h!=e){goto B7;}F14(d+8,a);o=a+544;B13:i=RW(b+4);
j=RW(b);if(RW(a+556)>=65){h=RW(a+16);l=h-1;m=RL(a)^(((L)j<<32)|(L)i);
m=((m>>30)^m)*13787848793156543929ull;m=((m>>27)^m)*10723151780598845931ull;n=(m>>31)^m;k=(U)n;
p=l&k;if(!h){goto B8;}q=RW(a+552);r=RW(a+12);c=r+p*12;s=RH(a+24);if(RH(c+10)==s){
m=n&281474976710655ull;t=RW(a+548);B11:if((((L)RH(c+8)<<32)|(L)RW(c))==m){c=RW(c+4);if(c>=q){
goto B9;}u=t+c*12;if(RW(u)==j){if(RW(u+4)==i){p=q;q=c;goto B10;}}}p=(p+1)&l;c=r+p*12;
if(RH(c+10)==s){goto B11;}}WH(c+10,s);WW(c+4,q);WW(c,k);WH(c+8,(U)(n>>32));p=RW(a+20)+1;WW(a+20,p);
c=q;if(p<<1>h){F15(a);c=RW(a+552);}if(c==RW(a+544)){F8(o);}p=c+1;WW(a+552,p);t=RW(a+548);c=t+c*12;
WB(c+8,0);WW(c+4,i);WW(c,j);B10:if(q<p){c=t+q*12;WB(c+8,RB(c+8)^1);goto B12;}abort();}
c=f+(((j-1)&63)<<3);WL(c,RL(c)^(1ull<<((L)(i-1)&63)));B12:b=b+8;if(b!=e){goto B13;}B1:k=RW(d+16);
F14(d+20,a);if(k!=RW(d+28)){goto B14;}c=RW(d+20);if(c!=0){p=RW(d+24);
c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(p,RW(c+32828));WW(c+32828,p);}g=a+32;v=RW(a+16);s=v-1;
c=RW(a+556);h=c+1;f=RW(d+12);o=f+(k<<3);j=RW(a+548);q=RW(a+552);l=RW(a+12);n=RL(a);i=0;e=c<65;
a=RH(a+24)&65535;B26:b=RB(i+32787);if(!k){goto B15;}i=i+1;t=f;B27:r=RW(t);c=RW(t+4);u=c;switch(b){
case 1:goto B16;case 2:goto B17;case 3:goto B18;default:goto B19;}B16:u=h-r;r=c;goto B19;B17:u=h-c;
r=h-r;goto B19;B18:u=r;r=h-c;B19:if(!e){m=(((L)r<<32)|(L)u)^n;m=((m>>30)^m)*13787848793156543929ull;
m=((m>>27)^m)*10723151780598845931ull;m=(m>>31)^m;p=s&(U)m;if(!v){goto B20;}c=l+p*12;
if(RH(c+10)!=a){goto B21;}m=m&281474976710655ull;B24:if((((L)RH(c+8)<<32)|(L)RW(c))==m){c=RW(c+4);
if(c>=q){goto B22;}c=j+c*12;if(RW(c)==r){if(RW(c+4)==u){goto B23;}}}p=(p+1)&s;c=l+p*12;
if(RH(c+10)==a){goto B24;}goto B21;B23:if(RB(c+8)!=1){goto B21;}goto B25;}
if((U)(RL(g+(((r-1)&63)<<3))>>((L)(u-1)&63))&1){goto B25;}B21:b=4;if(i!=4){goto B26;}goto B15;
B20:abort();B22:abort();B25:t=t+8;if(t!=o){goto B27;}B15:c=RW(d+8);if(c){goto B28;}goto B29;
B9:abort();B8:abort();B3:abort();B2:abort();B14:c=RW(d+20);if(c!=0){p=RW(d+24);
c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(p,RW(c+32828));WW(c+32828,p);}c=RW(d+8);if(!c){b=4;goto B29;}
b=4;f=RW(d+12);B28:c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(f,RW(c+32828));WW(c+32828,f);B29:G0=d+32;
return b;}
static void F14(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0;L k=0;c=G0-560;G0=c;d=RW(b+548);
e=RW(b+552)*12;f=d+e;B2:g=d;if(!e){goto B1;}e=e-12;d=g+12;if(RB(g+8)!=1){goto B2;}e=RW(g+4);g=RW(g);
h=RW(32848);if(!h){i=RW(32960);h=RW(32956);if(i-h<32){l=Grow(1);j=l<<16;WW(32960,j+65536);
h=j==i?h:j;}WW(32956,h+32);if(h){goto B3;}abort();}WW(32848,RW(h));B3:WW(h+4,e);WW(h,g);WW(c+552,h);
WW(c+548,4);e=1;B6:WW(c+556,e);B5:g=d;if(g==f){goto B4;}d=g+12;if(RB(g+8)!=1){goto B5;}i=RW(g+4);
g=RW(g);if(e==RW(c+548)){F10(c+548,e,1,4,8);h=RW(c+552);}j=h+(e<<3);WW(j+4,i);WW(j,g);e=e+1;goto B6;
B1:e=0;WW(c+556,0);WL(c+548,17179869184ull);B4:i=RW(b+556);j=F9(c+8,b+32,512);h=0;WB(c+536,0);
WW(c+532,i);WW(c+528,1);WL(c+520,0);if(i!=0){b=1;B9:if(h==64){goto B7;}k=RL(j+(h<<3));if(k!=0){
d=e<<3;B8:g=(U)CtzL(k)+1;if(e==RW(c+548)){F5(c+548);}f=RW(c+552)+d;WW(f,b);WW(f+4,g);e=e+1;
WW(c+556,e);d=d+8;k=(k-1)&k;if(k!=0){goto B8;}}if(b>=i){goto B7;}h=h+1;b=b+(U)(b<i);if(b<=i){
goto B9;}}B7:WW(a+8,RW(c+556));WL(a,RL(c+548));G0=c+560;}
static void F15(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32828);if(d){goto B2;}
g=RW(32960);d=RW(32956);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(32960,e+(h&4294901760u));d=e==g?d:e;}WW(32956,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32828,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F22(f,0,96);F22(f+96,0,96);F22(f+192,0,96);F22(f+288,0,96);
F22(f+384,0,96);F22(f+480,0,96);F22(f+576,0,96);F22(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F22(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32828));WW(f+32828,j);}}
static void F17(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,r=0,s=0,t=0,u=0;
L j=0,p=0,q=0;e=G0-32;G0=e;F18(e+24,b);f=RW(e+24);if(f!=0){g=RW(e+28);if(!g){goto B1;}if(g!=1){
if((RB(f)&255)==48){goto B1;}}h=0;B3:if(!g){goto B2;}i=(RB(f)-48)&255;if(i>9){goto B1;}j=(L)h*10;
if((U)(j>>32)){goto B1;}f=f+1;g=g-1;k=(U)j;h=k+i;if(h>=k){goto B3;}goto B1;B2:if(h-1>=c){l=32791;
m=3;goto B4;}F18(e+16,b);f=RW(e+16);if(!f){goto B5;}g=RW(e+20);if(!g){goto B1;}if(g!=1){
if((RB(f)&255)==48){goto B1;}}i=0;B7:if(!g){goto B6;}k=(RB(f)-48)&255;if(k>9){goto B1;}j=(L)i*10;
if((U)(j>>32)){goto B1;}f=f+1;g=g-1;n=(U)j;i=n+k;if(i<n){goto B1;}goto B7;B6:if(i-1<c){goto B8;}
l=32794;m=6;h=i;B4:o=RW(b+40);f=RW(b+64);if(o<=f){p=RL(b+16);if(!o){j=1;q=1;goto B9;}j=0;n=o;
r=RW(b+60);s=r;B14:t=n<255?n:255u;i=t&3;u=0;g=0;if(n>=4){g=0;f=s;u=t&252;k=u;
B10:g=g+(U)(RB(f)==10)+(U)(RB(f+1)==10)+(U)(RB(f+2)==10)+(U)(RB(f+3)==10);f=f+4;k=k-4;if(k){
goto B10;}if(!i){goto B11;}}f=s+u;B12:g=g+(U)(RB(f)==10);f=f+1;i=i-1;if(i){goto B12;}B11:s=s+t;
j=j+((L)g&255);n=n-t;if(!n){goto B13;}goto B14;}abort();B13:f=r-1;g=0;B16:if(RB(f+o)==10){goto B15;}
f=f-1;g=g+1;if(o!=g){goto B16;}g=o;B15:p=!j?p:0ull;q=j+1;j=(L)g+1;B9:WW(a+20,m);WW(a+16,l);
WW(a+12,c);WW(a+8,h);WW(a+4,d);WW(a,2);WL(a+40,p+j);WL(a+24,RL(b));WL(a+32,RL(b+8)+q);goto B17;}
B5:WW(a,4);goto B17;B8:F18(e+8,b);f=RW(e+8);if(!f){WW(a,4);goto B17;}if(RW(e+12)==1){f=RB(f);
switch(f-43){case 0:goto B18;case 2:goto B18;default:goto B19;}B18:WW(a+8,i);WW(a+4,h);WW(a,5);
WB(a+12,f==43);goto B17;}B19:u=RW(b+40);f=RW(b+64);if(u<=f){p=RL(b+16);if(!u){j=1;q=1;goto B20;}j=0;
h=u;c=RW(b+60);t=c;B25:n=h<255?h:255u;i=n&3;s=0;g=0;if(h>=4){g=0;f=t;s=n&252;k=s;
B21:g=g+(U)(RB(f)==10)+(U)(RB(f+1)==10)+(U)(RB(f+2)==10)+(U)(RB(f+3)==10);f=f+4;k=k-4;if(k){
goto B21;}if(!i){goto B22;}}f=t+s;B23:g=g+(U)(RB(f)==10);f=f+1;i=i-1;if(i){goto B23;}B22:t=t+n;
j=j+((L)g&255);h=h-n;if(!h){goto B24;}goto B25;}abort();B24:f=c-1;g=0;B27:if(RB(f+u)==10){goto B26;}
f=f-1;g=g+1;if(u!=g){goto B27;}g=u;B26:p=!j?p:0ull;q=j+1;j=(L)g+1;B20:WW(a+4,d);WW(a,1);
WL(a+40,p+j);WL(a+24,RL(b));WL(a+32,RL(b+8)+q);goto B17;B1:f=RW(b+64);g=RW(b+32);u=RW(b+40);
if(g>=u){if(g<=f){goto B28;}}abort();B28:p=RL(b+16);if(!u){j=1;q=1;goto B29;}j=0;h=u;c=RW(b+60);t=c;
B33:n=h<255?h:255u;i=n&3;s=0;g=0;if(h>=4){g=0;f=t;s=n&252;k=s;
B30:g=g+(U)(RB(f)==10)+(U)(RB(f+1)==10)+(U)(RB(f+2)==10)+(U)(RB(f+3)==10);f=f+4;k=k-4;if(k){
goto B30;}if(!i){goto B31;}}f=t+s;B32:g=g+(U)(RB(f)==10);f=f+1;i=i-1;if(i){goto B32;}B31:t=t+n;
j=j+((L)g&255);h=h-n;if(h){goto B33;}f=c-1;g=0;B35:if(RB(f+u)==10){goto B34;}f=f-1;g=g+1;if(u!=g){
goto B35;}g=u;B34:p=!j?p:0ull;q=j+1;j=(L)g+1;B29:WW(a+4,d);WW(a,1);WL(a+40,p+j);WL(a+24,RL(b));
WL(a+32,RL(b+8)+q);B17:G0=e+32;}
static void F18(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F24(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i<=65536){if(i>=h-d){o=F24(b);switch(o&255){case 0:goto B23;case 2:goto B6;
default:goto B24;}B23:g=RW(b+64);d=RW(b+32);}}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){
d=RW(b+60)+d;goto B25;}}abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);
WW(a,d);return;B11:abort();}
static U F22(U a,U b,U c){Fill(a,b,c);return a;}
static L F23(U a){(void)a;return 11400714819323198485ull;}
static U F24(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;m=F9(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);k=RB(a+68);
j=RW(a+24);l=RW(a+28);B16:if(e>=c){((void(*)(U,U,U,U))T[RW(l+12)])(b+8,j,m+c,e-c);if(!(RW(b+8)&1)){
goto B11;}c=2;goto B1;}abort();B11:o=RW(b+12);p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(k&1)){if(o){
goto B12;}}if(!(k&1)){goto B13;}goto B14;B12:if(c>e){goto B15;}p=0;if(c<=3){q=Compare(m,32800,c);
if(!q){goto B16;}}B13:if(c>e){goto B17;}if(c<3){goto B14;}q=Compare(32800,m,3);if(q){goto B14;}
c=c-3;F9(m,m+3,c);WW(a+36,c);goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);
c=p^1;B1:G0=b+16;return c;}
static void F26(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,g1=0;L l=0,w=0,x=0,e1=0,f1=0;a=G0-1248;G0=a;b=RW(32896);if(!b){
c=RW(32960);b=RW(32956);if(c-b<131072){g1=Grow(2);d=g1<<16;WW(32960,d+131072);b=d==c?b:d;}
WW(32956,b+131072);if(b){goto B1;}goto B2;}WW(32896,RW(b));B1:b=F22(b,0,131072);WL(a+56,1);
WW(a+72,131072);WW(a+68,b);WW(a+64,131072);WW(a+36,32804);WL(a+8,0);WH(a+76,0);WL(a+48,0);
WL(a+40,0);WL(a+16,0);WL(a+24,0);WW(a+32,a+1247);b=RW(32880);if(!b){c=RW(32960);b=RW(32956);
if(c-b<=8191){g1=Grow(1);d=g1<<16;WW(32960,d+65536);b=d==c?b:d;}WW(32956,b+8192);if(!b){goto B2;}
F22(b,0,6144);F22(a+726,0,516);goto B3;}c=RW(b);WW(32880,c);F22(b,0,6144);F22(a+726,0,516);if(c){
goto B4;}B3:d=RW(32960);c=RW(32956);if(d-c<8192){g1=Grow(1);e=g1<<16;WW(32960,e+65536);c=e==d?c:e;}
WW(32956,c+8192);if(!c){goto B2;}goto B5;B4:WW(32880,RW(c));B5:c=F22(c,0,6144);WH(a+104,1);
WL(a+96,512);WW(a+92,b);WW(a+88,512);WL(a+80,11400714819323198485ull);F9(a+106,a+720,522);
WW(a+712,0);WL(a+704,17179869184ull);WW(a+636,0);WL(a+628,4);WL(a+672,0);WL(a+680,0);WL(a+688,0);
WL(a+696,0);WH(a+664,1);WL(a+656,512);WW(a+652,c);WW(a+648,512);WL(a+640,11400714819323198485ull);
f=a+80+32;g=a+640;h=a+672;i=a+52;j=a+704;k=a+624;l=0;B22:WL(a+8,l+1);F18(a,a+8);c=RW(a);if(!c){
goto B6;}b=RW(a+4);if(!b){goto B7;}if(b!=1){if((RB(c)&255)==48){goto B7;}}m=0;B9:if(!b){goto B8;}
d=(RB(c)-48)&255;if(d>9){goto B7;}l=(L)m*10;if((U)(l>>32)){goto B7;}c=c+1;b=b-1;e=(U)l;m=e+d;
if(m>=e){goto B9;}goto B7;B8:if(!m){goto B6;}if((int)m<0){goto B7;}b=RW(a+636);
n=F22(f,0,(b<64?b:64u)<<3);WW(a+632,0);WW(a+636,m);WW(a+100,0);b=RH(a+104)+1;WH(a+104,b);
if((b&65535)!=b){b=RW(a+96);if(b!=0){b=b*12;F22(RW(a+92),0,b-(b-12)%12);}WH(a+104,1);}WL(h,0);
WL(h+8,0);WL(h+16,0);WL(h+24,0);WW(a+712,0);o=RH(a+664)+1;WH(a+664,o);p=RW(a+656);if((o&65535)!=o){
if(p!=0){b=p*12;F22(RW(a+652),0,b-(b-12)%12);}o=1;WH(a+664,1);}if(p!=0){d=RW(a+652);e=o&65535;
if(RH(d+10)==e){goto B10;}c=d;goto B11;}abort();B10:q=p-1;b=0;B12:b=(b+1)&q;c=d+b*12;
if(RH(c+10)==e){goto B12;}B11:WH(c+10,o);WH(c+8,0);WL(c,0);WW(a+660,1);if(p==1){F15(g);}r=1;s=m<<1;
t=0;u=0;b=0;B27:v=b;o=r;if(!(u&1)){if(o<=s){p=RW(a+72);b=RW(a+40);c=RW(a+44);if(b>=c){goto B13;}
e=b>p?b:p;q=RW(a+68);B16:if(e!=b){d=RB(q+b);if(d-9<5){goto B14;}if(d==32){goto B14;}goto B15;}
abort();B14:b=b+1;if(c!=b){goto B16;}b=c;goto B15;}}if(v==1){d=RW(a+52);b=RW(a+60);if(d-b<=7){
F10(i,b,8,1,1);d=RW(a+52);b=RW(a+60);}q=RW(a+56);WL(q+b,(t&1)
?3612012681304829008ull:3539955087266901072ull);c=b+8;WW(a+60,c);if(d-c<=13){F10(i,c,14,1,1);
q=RW(a+56);c=RW(a+60);}b=0;d=q+c;WL(d+6,RL(32774));WL(d,RL(32768));e=c+14;WW(a+60,e);WW(a+736,0);
WL(a+728,0);WL(a+720,0);l=(L)t;B19:if(b+19>19){goto B17;}c=a+720+b;d=c+19;w=l/10;
WB(d,(U)(w*246+l)|48);if(l<10){goto B18;}x=l/100;WB(c+18,(U)(x*246+w)|48);b=b-2;c=l<100;l=x;if(!c){
goto B19;}c=b+21;d=a+720+b+20;goto B20;B17:abort();B18:c=b+20;B20:b=21u-c;c=RW(a+52);if(b>c-e){
F10(i,e,b,1,1);c=RW(a+52);q=RW(a+56);e=RW(a+60);}F9(q+e,d,b);b=e+b;WW(a+60,b);if(b==c){F27(i);}
WB(RW(a+56)+b,10);b=b+1;goto B21;}b=RW(a+60);if(RW(a+52)-b<=4){F10(i,b,5,1,1);b=RW(a+60);}
c=RW(a+56)+b;WW(c,RW(32782));WB(c+4,RB(32786));b=b+5;B21:WW(a+60,b);l=RL(a+8);goto B22;
B15:WW(a+40,b);B13:WW(a+48,b);if(c<=p){if(c>=b){goto B23;}}abort();B23:if(c-b>=8){l=RL(RW(a+68)+b);
c=(U)l;d=((c>>8)-48)&255;e=d<10;y=e?2u:1u;r=y<<3;w=l>>((L)(r+8)&63);q=(U)w;p=((q>>8)-48)&255;z=p<10;
a1=z?2u:1u;u=a1<<3;x=w>>((L)(u+8)&63);switch(((U)x&255)-43){case 0:goto B24;case 2:goto B24;
default:goto B25;}B24:b1=(c-48)&255;d=e?b1*10+d:b1;if(d<=m){e=(q-48)&255;e=z?e*10+p:e;if(e<=m){
if(((c-49)&255)<=8){if(((l>>((L)r&63))&255)==32){if(((q-49)&255)<=8){if(((w>>((L)u&63))&255)==32){
c=(U)(x>>8);if(((U)((c&255)==32)|(U)(((c-9)&255)<5))!=0){c1=(x&255)==43;b=b+(a1+y);WW(a+40,b+4);
WW(a+48,b+2);goto B26;}}}}}}}}B25:F17(a+720,a+8,m,o);if(RW(a+720)!=5){goto B6;}c1=RB(a+732);
e=RW(a+728);d=RW(a+724);B26:u=o>=s;r=o+(U)(o<s);b=1;if(v){goto B27;}if(RW(a+636)>=65){a1=RW(a+96);
p=a1-1;l=RL(a+80)^(((L)d<<32)|(L)e);l=((l>>30)^l)*13787848793156543929ull;
l=((l>>27)^l)*10723151780598845931ull;w=(l>>31)^l;d1=(U)w;c=p&d1;if(!a1){goto B28;}z=RW(a+632);
v=RW(a+92);b=v+c*12;q=RH(a+104);if(RH(b+10)==q){l=w&281474976710655ull;y=RW(a+628);
B31:if((((L)RH(b+8)<<32)|(L)RW(b))==l){b=RW(b+4);if(b>=z){goto B29;}b1=y+b*12;if(RW(b1)==d){
if(RW(b1+4)==e){c=z;z=b;goto B30;}}}c=(c+1)&p;b=v+c*12;if(RH(b+10)==q){goto B31;}}WH(b+10,q);
WW(b+4,z);WW(b,d1);WH(b+8,(U)(w>>32));c=RW(a+100)+1;WW(a+100,c);b=z;if(c<<1>a1){F15(a+80);
b=RW(a+632);}if(b==RW(a+624)){F8(k);}c=RW(a+628)+b*12;WB(c+8,0);WW(c+4,e);WW(c,d);c=b+1;WW(a+632,c);
B30:if(z<c){b=RW(a+628)+z*12;g1=b;b=RB(b+8)^1;WB(g1+8,b);goto B32;}abort();}b=n+(((d-1)&63)<<3);
l=RL(b);w=1ull<<((L)(e-1)&63);WL(b,l^w);b=!(l&w);B32:if(!((c1^b)&1)){b=RW(a+712);if(b==RW(a+704)){
F5(j);}c=RW(a+708)+(b<<3);WW(c+4,e);WW(c,d);v=b+1;WW(a+712,v);x=(L)e;b=RW(a+636);l=RL(a+80);
w=((x<<32)|(L)(b-d+1))^l;w=((w>>30)^w)*13787848793156543929ull;
w=((w>>27)^w)*10723151780598845931ull;w=RL(a+680)^(w>>31)^w;WL(a+680,w);e1=(L)d;x=l^((e1<<32)|x);
x=((x>>30)^x)*13787848793156543929ull;x=((x>>27)^x)*10723151780598845931ull;x=RL(a+672)^(x>>31)^x;
WL(a+672,x);c=b+1;f1=l^(((L)(c-d)<<32)|(L)(c-e));f1=((f1>>30)^f1)*13787848793156543929ull;
f1=((f1>>27)^f1)*10723151780598845931ull;f1=RL(a+688)^(f1>>31)^f1;WL(a+688,f1);
l=l^(((L)(b-e+1)<<32)|e1);l=((l>>30)^l)*13787848793156543929ull;
l=((l>>27)^l)*10723151780598845931ull;l=RL(a+696)^(l>>31)^l;WL(a+696,l);p=RW(a+656);d=p-1;
l=l<f1?l:f1;w=w<x?w:x;w=l<w?l:w;z=(U)w;c=d&z;if(!p){goto B33;}e=RW(a+652);b=e+c*12;q=RH(a+664);
if(RH(b+10)==q){l=w&281474976710655ull;B35:if((((L)RH(b+8)<<32)|(L)RW(b))==l){p=RW(a+712);b=RW(b+4);
if(p<b){goto B34;}g1=F13(a+80,RW(a+708)+(b<<3),p-b);if((g1&255)!=4){b=1;t=o;goto B27;}}c=(c+1)&d;
b=e+c*12;if(RH(b+10)==q){goto B35;}p=RW(a+656);v=RW(a+712);}if(c>=p){goto B36;}b=RW(a+652)+c*12;
WH(b+10,RH(a+664));WH(b+8,(U)(w>>32));WW(b+4,v);WW(b,z);c=RW(a+660)+1;WW(a+660,c);b=0;if(c<<1<=p){
goto B27;}F15(g);goto B27;}b=RW(a+48);c=RW(a+72);if(b<=c){goto B6;}abort();B28:abort();B29:abort();
B33:abort();B34:abort();B36:abort();B7:b=RW(a+72);c=RW(a+40);d=RW(a+48);if(c>=d){if(c<=b){goto B6;}}
abort();B6:b=RW(a+624);if(b!=0){c=RW(a+628);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32828));
WW(b+32828,c);}b=RW(a+88);if(b!=0){c=RW(a+92);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32828));
WW(b+32828,c);}b=RW(a+704);if(b!=0){c=RW(a+708);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+32828));
WW(b+32828,c);}b=RW(a+648);if(b!=0){c=RW(a+652);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32828));
WW(b+32828,c);}b=RW(a+60);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+36)+16)])(RW(a+32),RW(a+56),b);}
b=RW(a+52);if(b!=0){c=RW(a+56);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);}
b=RW(a+64);if(b!=0){c=RW(a+68);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);}
G0=a+1248;return;B2:abort();}
static void F27(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F28(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F28(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32828);if(e){goto B2;}h=RW(32960);e=RW(32956);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32960,f+(i&4294901760u));e=f==h?e:f;}
WW(32956,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32828);if(!e){
g=RW(32960);e=RW(32956);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32960,c+(f&4294901760u));e=c==g?e:c;}WW(32956,e+b);goto B5;}WW(b+32828,RW(e));goto B6;
B2:WW(g+32828,RW(e));B4:F9(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768," wins on move Draw\12\0\1\2\3rowcolumn\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",60);
F26();return 0;}
