/* 10-20-30 (UVa 246)
 * Generated: the Rust program that `judge export 10-20-30` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 57bb65b53a1b7720 */
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
static void F6(U a,U b,U c,U d,U e,U f);
static void F7(U a,U b);
static U F8(U a,U b,U c);
static void F9(U a,U b,U c);
static void F10(U a,U b,U c,U d);
static U F11(U a,U b,U c);
static void F12(U a,U b,U c);
static void F13(U a,U b);
static void F16(U a);
static void F17(U a,U b);
static void F18(U a);
static U F20(U a,U b,U c);
static void F21(U a,U b);
static U F22(U a,U b,U c);
static void F24(U a,U b);
static U F25(U a);
static void F27(void);
static void F28(U a);
static void F29(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,72);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32812);if(h){goto B2;}l=RW(32944);h=RW(32940);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32944,j+(m&4294901760u));h=j==l?h:j;}WW(32940,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32812);if(!h){
b=RW(32944);h=RW(32940);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32944,c+(k&4294901760u));h=c==b?h:c;}WW(32940,h+f);goto B6;}WW(f+32812,RW(h));goto B5;
B2:WW(k+32812,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32812));
WW(f+32812,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,w=0,x=0;d=G0-16;G0=d;e=b+2263;f=b+32;B13:g=RW(b+2252);if(RW(b+2256)>=c){if(!g){F13(d+8,b);
if(!(RW(d+8)&1)){g=RW(b+2252);goto B1;}h=RW(d+12);i=2;goto B2;}}B1:i=RW(b+2248)-g;h=RB(b+2535);
j=(RB(b+2536)-h)&255;i=i<j?i:j;k=i<7?i:7u;l=k+g;if(l>=g){if(l<9){if(i!=0){i=h+2263;h=g*277;j=1;m=0;
n=k;B3:o=b+h;p=b+(h+RB(o+307));q=RB(p+36);p=RB(p+35);r=o+308;s=RB(r);o=b+(h+s);t=RB(b+i);WB(o+35,t);
u=RB(o+33);o=RB(o+34);WB(r,s+1);m=((0u-((((1074791424u>>((o+p)&31))|(1074791424u>>((q+p)&31))|(
1074791424u>>((o+u)&31)))>>(t&31))&1))&j)|m;i=i+1;h=h+277;j=j<<1;n=n-1;if(n){goto B3;}
h=RB(b+2535)+k;WB(b+2535,h);l=RW(b+2252)+k;WW(b+2252,l);if(!m){goto B4;}B10:v=Ctz(m);w=g+v;
i=f+(w&7)*277;j=RB(i+276);p=RB(i+275);h=RB(b+2536);B6:s=p&255;t=j&255;if(((j-p)&255)<3){goto B5;}
o=i+t;n=RB(o+2);r=RB(o+1);u=1074791424u>>((n+r)&31);g=i+s;q=RB(g+3);g=RB(g+4);
k=1074791424u>>((g+q)&31)>>(n&31);x=(u>>(q&31))|k;o=RB(o);if(!((x|(u>>(o&31)))&1)){goto B5;}s=h+3;
WB(b+2536,s);t=x&1;u=k&1;k=t+u;p=p+k;WB(i+275,p);WB(e+((h+2)&255),n);j=j-(k^3);WB(i+276,j);
WB(e+(h&255),((o^q)&(0u-t))^o);WB(e+((h+1)&255),((r^g)&(0u-u))^r);h=s;goto B6;B5:h=t!=s;if(!h){
i=w+1;if(i>=9){goto B7;}if(w==4294967295u){goto B8;}F8(f+w*277,f+i*277,(7u-w)*277);
WW(b+2248,RW(b+2248)-1);l=RW(b+2252)-1;WW(b+2252,l);}g=w+h;m=m>>(v&31)>>1;if(!m){goto B9;}goto B10;
B7:abort();B8:abort();}WW(b+2252,l);goto B4;}}abort();B9:h=RB(b+2535);B4:i=RW(b+2248);if(l!=i){l=i;
goto B11;}WW(b+2252,0);if((int)(U)((int)(h<<24)>>24)<=-1){F16(b);h=RB(b+2535);l=RW(b+2248);}
B11:if(!l){i=0;goto B12;}if(RB(b+2536)!=(h&255)){goto B13;}i=1;B12:h=RW(b+2256)+(h&255);
B2:WW(a+4,h);WB(a,i);G0=d+16;}
static void F13(U a,U b){U c=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0;
L d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;c=G0-144;G0=c;F17(c,b);d=RL(c+60);e=RL(c+56);f=RL(c+48);
g=RL(c+40);h=RL(c+32);i=RL(c+24);j=RL(c+16);k=RL(c+8);l=RL(c);F8(c+72,c,72);m=RW(b+8);n=m-1;
d=d^RotlL((e^RotlL((f^RotlL((g^RotlL((h^RotlL((i^RotlL((j^RotlL((k^RotlL((l^68)*
11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))*
11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))*
11400714819323198485ull,32))*11400714819323198485ull,32);d=((d>>30)^d)*13787848793156543929ull;
d=((d>>27)^d)*10723151780598845931ull;e=(d>>31)^d;o=(U)e;p=n&o;if(m!=0){q=RW(b+24);r=RW(b+28);s=0;
t=RW(b+4);m=t+p*12;u=RH(b+16);if(RH(m+10)==u){d=e&281474976710655ull;
B3:if((((L)RH(m+8)<<32)|(L)RW(m))==d){v=RW(m+4);m=v-1;if(m>=r){goto B1;}w=Compare(q+m*72,c+72,68);
if(!w){s=1;goto B2;}}p=(p+1)&n;m=t+p*12;if(RH(m+10)==u){goto B3;}}v=p;B2:if(r==RW(b+20)){F5(b+20);
q=RW(b+24);}F8(q+r*72,c+72,72);m=1;p=r+1;WW(b+28,p);if(!s){n=RW(b+8);if(v>=n){goto B4;}
m=RW(b+4)+v*12;WH(m+10,RH(b+16));WH(m+8,(U)(e>>32));WW(m+4,p);WW(m,o);p=RW(b+12)+1;WW(b+12,p);m=0;
if(p<<1>n){F18(b);}}WW(a+4,v);WW(a,m);G0=c+144;return;}abort();B1:abort();B4:abort();}
static void F16(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0;b=G0-288;G0=b;
WW(a+2256,RW(a+2256)+RB(a+2535));c=RW(a+2248);if(c<9){d=a+32;e=d+c*277;a=a+2260;c=1;B6:if(!(c&1)){
f=a;goto B1;}c=1;f=0;if(a!=0){g=d;d=a;goto B2;}B1:if(d==e){goto B3;}g=d+277;c=0;B2:F8(b+11,d,277);
a=RB(b+286);h=a+3;i=RB(b+287);if(i<a){goto B4;}a=i-a;if(a>=273){goto B5;}F8(d+3,b+11+h,a);
WB(d+276,a);WB(d+275,0);d=g;a=f;goto B6;B3:G0=b+288;return;B4:abort();B5:abort();}abort();}
static void F17(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;c=G0-80;G0=c;
d=0;F22(c+4,0,68);WL(c+72,0);e=RW(b+2248);if(e<9){f=b+32;g=f+e*277;h=b+2260;i=0;j=1;B8:if(!(j&1)){
k=h;goto B1;}j=1;k=0;if(h!=0){e=h;goto B2;}B1:if(f==g){goto B3;}j=0;e=f;f=f+277;B2:h=k;if(i!=8){
k=RB(e+275);l=RB(e+276)-k;m=l&255;n=(m+15)>>4;if(!n){goto B4;}if(d<53){o=c+4+d;p=e+k;
WL(o+8,RL(p+11));WL(o,RL(p+3));if(n==1){goto B4;}o=k+19;if(k>240){goto B5;}p=d+16;if(d>36){d=p;
goto B6;}p=c+4+p;o=e+o;WL(p+8,RL(o+8));WL(p,RL(o));if(n==2){goto B4;}o=k+35;if(k>224){goto B5;}
p=d+32;if(d>20){d=p;goto B6;}p=c+4+p;o=e+o;WL(p+8,RL(o+8));WL(p,RL(o));if(n==3){goto B4;}o=k+51;
if(k>208){goto B5;}p=d+48;if(d>4){d=p;goto B6;}p=c+4+p;e=e+o;WL(p+8,RL(e+8));WL(p,RL(e));if(n==4){
goto B4;}if(k>192){goto B7;}d=d|64;}B6:abort();}B3:WL(c+64,0);WL(c+56,RL(c+72));d=RW(b+2256);
e=RB(b+2535);q=F8(a,c+4,68);WW(q+68,d+e);G0=c+80;return;B7:o=k+67;B5:abort();B4:WB(c+72+i,l);i=i+1;
d=d+m;goto B8;}abort();}
static void F18(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0;b=RW(a+8);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+32812);if(d){goto B2;}
g=RW(32944);d=RW(32940);f=1u<<(e&31);if(g-d<f){h=f+65535;n=Grow(h>>16);e=n<<16;
WW(32944,e+(h&4294901760u));d=e==g?d:e;}WW(32940,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+32812,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F22(f,0,96);F22(f+96,0,96);F22(f+192,0,96);F22(f+288,0,96);
F22(f+384,0,96);F22(f+480,0,96);F22(f+576,0,96);F22(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:n=F22(f,0,96);f=n+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+8,c);j=RW(a+4);WW(a+4,d);k=RW(a);WW(a,c);
if(b!=0){g=j+b*12;b=c-1;l=RH(a+16);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RH(c+8);i=RW(c+4);m=RW(c);
f=m;B9:e=f&b;f=e+1;e=d+e*12;if(RH(e+10)==a){goto B9;}WH(e+10,l);WH(e+8,h);WW(e+4,i);WW(e,m);}c=c+12;
if(c!=g){goto B10;}}if(k!=0){f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+32812));WW(f+32812,j);}}
static U F20(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,
v=0,w=0,x=0,y=0,z=0,a1=0;d=G0-464;G0=d;e=c-1;f=RW(a+28);if(e<f){g=RW(RW(a+24)+e*72+68);h=RB(a+2535);
i=RW(a+2256);j=f;k=c;if(c==1){WL(d+300,0);WL(d+293,0);WW(d+308,0);WB(d+292,52);WL(d+240,RL(b));
WL(d+248,RL(b+8));WL(d+256,RL(b+16));WL(d+264,RL(b+24));WL(d+272,RL(b+32));WL(d+280,RL(b+40));
WW(d+288,RW(b+48));F21(a,d+240);F12(d+16,a,0);j=RW(a+28);e=j-1;k=RW(d+20);}c=(k==c?f:k)-2;if(c<j){
b=RW(a+24);F8(d+240,b+c*72,72);c=e-1;if(c<j){F8(d+240+72,b+c*72,72);F8(d+96,d+240,144);c=k-1;
if(c<j){F8(d+24,b+c*72,72);WW(a+12,0);c=RH(a+16)+1;WH(a+16,c);if((c&65535)!=c){c=RW(a+8);if(c!=0){
c=c*12;F22(RW(a+4),0,c-(c-12)%12);}WH(a+16,1);}WW(a+28,0);l=F8(d+248,d+96,144);
WL(d+240,8589934592ull);e=a+2263;m=a+32;c=0;B2:n=c;F21(a,l+c*72);B8:F17(d+392,a);
a1=Compare(d+392,d+24,68);if(a1!=0){F13(d+8,a);if(RW(d+8)!=1){goto B1;}}c=1;if(!(n&1)){goto B2;}
c=RW(a+2256);b=RB(a+2535);G0=d+464;return b+(c+(i+h-g));B1:o=RW(a+2252);c=RW(a+2248)-o;j=RB(a+2535);
b=(RB(a+2536)-j)&255;c=c<b?c:b;k=c!=0;p=o+k;if(p>=o){if(p<9){if(!c){goto B3;}q=m+o*277;
c=q+RB(q+275);f=RB(c+4);c=RB(c+3);r=RB(q+276);b=q+r;j=RB(e+j);WB(b+3,j);WB(q+276,r+1);r=RB(b+1);
b=RB(b+2);WB(a+2535,RB(a+2535)+1);p=RW(a+2252)+k;WW(a+2252,p);
if(!((((1074791424u>>((b+c)&31))|(1074791424u>>((f+c)&31))|(1074791424u>>((b+r)&31)))>>(j&31))&1)){
goto B4;}b=m+(o&7)*277;j=RB(b+276);k=RB(b+275);c=RB(a+2536);B6:s=k&255;t=j&255;if(((j-k)&255)<3){
goto B5;}f=b+t;r=RB(f+2);u=RB(f+1);v=1074791424u>>((r+u)&31);w=b+s;x=RB(w+3);w=RB(w+4);
y=1074791424u>>((w+x)&31)>>(r&31);z=(v>>(x&31))|y;f=RB(f);if(!((z|(v>>(f&31)))&1)){goto B5;}s=c+3;
WB(a+2536,s);t=z&1;v=y&1;y=t+v;k=k+y;WB(b+275,k);WB(e+((c+2)&255),r);j=j-(y^3);WB(b+276,j);
WB(e+(c&255),((f^x)&(0u-t))^f);WB(e+((c+1)&255),((u^w)&(0u-v))^u);c=s;goto B6;B5:if(t!=s){goto B4;}
c=o+1;if(c>=9){goto B7;}F8(q,m+c*277,(7u-o)*277);WW(a+2248,RW(a+2248)-1);p=RW(a+2252)-1;goto B3;}}
abort();B7:abort();B3:WW(a+2252,p);B4:if(p!=RW(a+2248)){goto B8;}WW(a+2252,0);
if((int)(U)(SB)RB(a+2535)>-1){goto B8;}F16(a);goto B8;}abort();}}abort();}abort();}
static void F21(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;c=52;d=b+52;e=a+2260;f=32;g=0;h=1;
i=b;B5:if(!(h&1)){j=e;goto B1;}h=1;j=0;if(e){goto B2;}B1:if(f==2248){goto B3;}e=a+f;f=f+277;h=0;
B2:if(g==16){goto B3;}k=RB(d+g);if(c<k){goto B4;}F8(e+3,i,k);WB(e+276,k);WB(e+275,0);g=g+1;c=c-k;
i=i+k;e=j;goto B5;B3:WW(a+2252,0);e=(U)(RB(b+53)!=0)+(U)(RB(b+54)!=0)+(U)(RB(b+55)!=0)+(U)(RB(b+56)
!=0)+(U)(RB(b+57)!=0)+(U)(RB(b+58)!=0)+(U)(RB(b+59)!=0)+(U)(RB(b+60)!=0)+(U)(RB(b+61)!=0)+(U)(RB(b+
62)!=0)+(U)(RB(b+63)!=0)+(U)(RB(b+64)!=0)+(U)(RB(b+65)!=0)+(U)(RB(b+66)!=0)+(U)(RB(b+67)!=0);
WW(a+2248,e?e:7u);WW(a+2256,RW(b+68));return;B4:abort();}
static U F22(U a,U b,U c){Fill(a,b,c);return a;}
static void F24(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F25(b);switch(o&255){case 0:goto B5;
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
B21:i=c+i;if(i>=h-d){o=F25(b);switch(o&255){case 0:goto B22;case 2:goto B6;default:goto B23;}
B22:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){e=0;if(!i){goto B24;}
b=RW(b+60)+d;if(i!=1){if((RB(b)&255)==48){goto B25;}}h=0;B26:d=h;if(!i){e=1;goto B25;}e=0;
h=(RB(b)-48)&255;if(h>9){goto B25;}m=(L)d*10;if((U)(m>>32)){goto B25;}b=b+1;i=i-1;f=(U)m;h=f+h;
if(h>=f){goto B26;}goto B25;}}abort();B13:if(e<=f){goto B27;}abort();B12:abort();B6:e=2;
B24:B25:WW(a+4,d);WW(a,e);return;B11:abort();}
static U F25(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);if(e<c+32768){o=e<<1;
o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F9(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);}m=o-1;
p=F22(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);B16:if(e>=c){
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B11;}c=2;goto B1;}abort();
B11:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B12;}}if(!(l&1)){goto B13;}
goto B14;B12:if(c>e){goto B15;}m=0;if(c<=3){q=Compare(g,32786,c);if(!q){goto B16;}}B13:if(c>e){
goto B17;}if(c<3){goto B14;}q=Compare(32786,g,3);if(q){goto B14;}c=c-3;F8(g,g+3,c);WW(a+36,c);
goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);c=m^1;B1:G0=b+16;return c;}
static void F27(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,r=0;L j=0,p=0,q=0;
a=G0-2800;G0=a;WL(a+80,1);WL(a+72,0);WW(a+96,0);WL(a+88,4294967296ull);WW(a+60,32792);WL(a+32,0);
WH(a+100,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+2799);b=RW(32864);if(!b){c=RW(32944);
b=RW(32940);if(c-b<8192){r=Grow(1);d=r<<16;WW(32944,d+65536);b=d==c?b:d;}WW(32940,b+8192);if(b){
goto B1;}abort();}WW(32864,RW(b));B1:b=F22(b,0,6144);F22(a+104+32,0,2505);WW(a+132,0);
WL(a+124,17179869184ull);WH(a+120,1);WL(a+112,512);WW(a+108,b);WW(a+104,512);e=a+2773;f=a+2644+38;
g=a+2720+38;h=a+76;i=0;b=0;c=0;j=0;B19:WL(a+32,j+1);if(b<c){k=b>i?b:i;l=RW(a+92);B4:if(k!=b){
d=RB(l+b);if(d-9<5){goto B2;}if(d==32){goto B2;}goto B3;}abort();B2:b=b+1;if(c!=b){goto B4;}b=c;
B3:WW(a+64,b);}WW(a+72,b);if(c<=i){if(c>=b){goto B5;}}abort();B5:if(c-b>=157){m=RW(a+92)+b;c=0;
WW(a+2768,0);WL(a+2760,0);WL(a+2752,0);WL(a+2744,0);WL(a+2736,0);WL(a+2728,0);WL(a+2720,0);n=1;k=0;
B7:if(c>153){goto B6;}d=RW(m+c);l=(d&65535)==12337;WB(a+2720+k,l?10u:d-48);o=l?3u:2u;i=0;
if(((d-49)&255)<=8){d=d>>((l?16u:8u)&31);i=(U)((d&255)==32)|(U)(((d-9)&255)<5);}c=o+c;n=n&i;k=k+1;
if(k!=52){goto B7;}if(n!=0){WH(a+2716,RH(a+2724));WW(a+2712,RW(a+2720));WL(a+2696,RL(g));
WL(a+2702,RL(g+6));b=c+b;WW(a+72,b);WW(a+64,b);goto B8;}}B6:F24(a+24,a+32);c=RW(a+24);switch(c){
case 0:goto B9;case 2:goto B10;default:goto B11;}B11:b=RW(a+28);if(!b){goto B10;}if(b>10){goto B9;}
if(c!=1){goto B10;}WW(a+2768,b*16843009);j=(L)b*72340172838076673ull;WL(a+2760,j);WL(a+2752,j);
WL(a+2744,j);WL(a+2736,j);WL(a+2728,j);WL(a+2720,j);F24(a+16,a+32);b=RW(a+16);if(b==2){goto B10;}
if(b!=1){goto B12;}b=RW(a+20);if(b-1>9){goto B12;}WB(a+2721,b);b=2;B13:F24(a+8,a+32);c=RW(a+8);
if(c==2){goto B10;}if(c!=1){goto B12;}c=RW(a+12);if(c-1>=10){goto B12;}WB(a+2720+b,c);c=b+1;b=c;
if(c!=52){goto B13;}WH(a+2716,RH(a+2724));WW(a+2712,RW(a+2720));WL(a+2696,RL(g));WL(a+2702,RL(g+6));
B8:b=RW(a+2726);c=RW(a+2730);j=RL(a+2734);p=RL(a+2742);q=RL(a+2750);WL(f,RL(a+2696));
WL(f+6,RL(a+2702));WH(a+2648,RH(a+2716));WW(a+2644,RW(a+2712));WL(a+2674,q);WL(a+2666,p);
WL(a+2658,j);WW(a+2654,c);WW(a+2650,b);WW(a+116,0);b=RH(a+120)+1;WH(a+120,b);if((b&65535)!=b){
b=RW(a+112);if(b!=0){b=b*12;F22(RW(a+108),0,b-(b-12)%12);}WH(a+120,1);}WW(a+132,0);WL(e+7,0);
WL(e,0);WL(a+2720,RL(a+2644));WL(a+2728,RL(a+2652));WL(a+2736,RL(a+2660));WL(a+2744,RL(a+2668));
WL(a+2752,RL(a+2676));WL(a+2760,RL(a+2684));WW(a+2768,RW(a+2692));WW(a+2788,0);WB(a+2772,52);
F21(a+104,a+2720);F12(a,a+104,256);d=RW(a+4);b=RB(a)&255;if(b==2){c=32780;d=F20(a+104,a+2644,d);
goto B14;}c=b?32774u:32768u;B14:b=RW(a+84);if(RW(a+76)-b<=5){F9(h,b,6);b=RW(a+84);}l=RW(a+80);k=l+b;
WW(k,RW(c));WH(k+4,RH(c+4));k=b+6;WW(a+84,k);b=0;WW(a+2736,0);WL(a+2728,0);WL(a+2720,0);j=(L)d;
B17:if(b+19>19){goto B15;}c=a+2720+b;d=c+19;p=j/10;WB(d,(U)(p*246+j)|48);if(j<10){goto B16;}q=j/100;
WB(c+18,(U)(q*246+p)|48);b=b-2;c=j<100;j=q;if(!c){goto B17;}c=b+21;d=a+2720+b+20;goto B18;
B15:abort();B16:c=b+20;B18:b=21u-c;c=RW(a+76);if(b>c-k){F9(h,k,b);c=RW(a+76);l=RW(a+80);k=RW(a+84);}
F8(l+k,d,b);b=k+b;WW(a+84,b);if(b==c){F28(h);l=RW(a+80);}WB(l+b,10);WW(a+84,b+1);i=RW(a+96);
b=RW(a+64);c=RW(a+68);j=RL(a+32);goto B19;B12:b=RW(a+96);c=RW(a+64);d=RW(a+72);if(c>=d){if(c<=b){
goto B10;}}abort();B9:b=RW(a+96);c=RW(a+64);d=RW(a+72);if(c>=d){if(c<=b){goto B10;}}abort();
B10:b=RW(a+104);if(b!=0){c=RW(a+108);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32812));
WW(b+32812,c);}b=RW(a+124);if(b!=0){c=RW(a+128);b=((0u-Clz((b*72-1)|15))&31)<<2;WW(c,RW(b+32812));
WW(b+32812,c);}b=RW(a+84);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),b);}
b=RW(a+76);if(b!=0){c=RW(a+80);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);}
b=RW(a+88);if(b!=0){c=RW(a+92);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);}
G0=a+2800;}
static void F28(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F29(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F29(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32812);if(e){goto B2;}h=RW(32944);e=RW(32940);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32944,f+(i&4294901760u));e=f==h?e:f;}
WW(32940,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32812);if(!e){
g=RW(32944);e=RW(32940);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32944,c+(f&4294901760u));e=c==g?e:c;}WW(32940,e+b);goto B5;}WW(b+32812,RW(e));goto B6;
B2:WW(g+32812,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",44);
F27();return 0;}
