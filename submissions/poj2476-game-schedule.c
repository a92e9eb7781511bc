/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated: the Rust program that `judge export game-schedule` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: ce9fb6a2091f318c */
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
static void F6(U a);
static void F7(U a,U b,U c,U d,U e,U f);
static void F8(U a,U b);
static void F9(U a);
static void F10(U a);
static U F11(U a,U b,U c);
static void F12(U a,U b,U c,U d,U e);
static void F13(U a,U b,U c,U d);
static U F14(U a,U b,U c);
static void F15(U a);
static U F18(U a,U b,U c);
static void F20(U a,U b);
static U F22(U a);
static void F23(U a,U b);
static void F25(void);
static void F26(U a);
static void F27(U a,U b,U c,U d);
static Any T[]={0,(Any)F13,(Any)F14};
static void F5(U a){U b=0,c=0;b=RW(a);if(b!=0){c=RW(a+4);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+12);if(b!=0){c=RW(a+16);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+24);if(b!=0){c=RW(a+28);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+36);if(b!=0){c=RW(a+40);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+48);if(b!=0){c=RW(a+52);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);}b=RW(a+60);if(b!=0){a=RW(a+64);b=((0u-Clz((b*12-1)|15))&31)<<2;
WW(a,RW(b+32832));WW(b+32832,a);}}
static void F6(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F7(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32832);if(h){goto B2;}l=RW(32964);h=RW(32960);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32964,j+(m&4294901760u));h=j==l?h:j;}WW(32960,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32832);if(!h){
b=RW(32964);h=RW(32960);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32964,c+(k&4294901760u));h=c==b?h:c;}WW(32960,h+f);goto B6;}WW(f+32832,RW(h));goto B5;
B2:WW(k+32832,RW(h));B4:f=b*f;F11(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32832));
WW(f+32832,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F8(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F9(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F10(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F7(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F11(U a,U b,U c){Copy(a,b,c);return a;}
static void F12(U a,U b,U c,U d,U e){U f=0,g=0;f=G0-16;G0=f;b=c+b;if(b<c){F8(0,0);abort();}c=RW(a);
g=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;F7(f+4,g,RW(a+4),c,d,e);if(RW(f+4)==1){
F8(RW(f+8),RW(f+12));abort();}e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void F13(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F14(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F15(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;b=RW(a+8);
if(b<67108864){c=b<<1;d=c>512?c:512u;e=(0u-Clz((d<<4)-1))&31;c=e<<2;f=RW(c+32832);if(f){goto B1;}
g=RW(32964);f=RW(32960);c=1u<<(e&31);if(g-f<c){h=c+65535;n=Grow(h>>16);e=n<<16;
WW(32964,e+(h&4294901760u));f=e==g?f:e;}WW(32960,f+c);if(!f){goto B2;}goto B3;}abort();
B1:WW(c+32832,RW(f));goto B3;B2:abort();B3:c=((d-9)>>3)+1;e=c&1073741816;g=c&7;c=f;
B4:c=F18(c,0,128);F18(c+128,0,128);F18(c+256,0,128);F18(c+384,0,128);F18(c+512,0,128);
F18(c+640,0,128);F18(c+768,0,128);F18(c+896,0,128);c=c+1024;e=e-8;if(e){goto B4;}if(g!=0){g=g<<7;
e=0;B5:F18(c+e,0,128);e=e+128;if(g!=e){goto B5;}c=c+e;}e=((d+6)^4294967295u)|4294967288u;
B6:WL(c+8,0);WL(c,0);c=c+16;e=e+1;if(e){goto B6;}WL(c+8,0);WL(c,0);c=0;WW(a+12,0);WW(a+8,d);
i=RW(a+4);WW(a+4,f);j=RW(a);WW(a,d);if(b!=0){k=i+(b<<4);e=RH(a+16);h=i;B9:if(RH(h+12)==(e&65535)){
l=RW(h+8);m=RL(h);if(c<<1>=d){F15(a);d=RW(a+8);}f=d-1;c=f&(U)m;if(!d){goto B7;}b=RW(a+4);g=b+(c<<4);
e=RH(a+16);if(RH(g+12)==e){B8:c=(c+1)&f;g=b+(c<<4);if(RH(g+12)==e){goto B8;}}WH(g+12,e);WW(g+8,l);
WL(g,m);c=RW(a+12)+1;WW(a+12,c);}h=h+16;if(h!=k){goto B9;}}if(j!=0){c=((0u-Clz((j<<4)-1))&31)<<2;
WW(i,RW(c+32832));WW(c+32832,i);}return;B7:abort();}
static U F18(U a,U b,U c){Fill(a,b,c);return a;}
static void F20(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F22(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i>=h-d){o=F22(b);switch(o&255){case 0:goto B23;case 2:goto B6;default:goto B24;}
B23:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){d=RW(b+60)+d;goto B25;}}
abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);WW(a,d);return;B11:abort();}
static U F22(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;F11(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
if(e<c+32768){o=e<<1;o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F12(a+56,e,o,1,1);c=RW(a+36);
g=RW(a+60);e=RW(a+64);}m=o-1;p=F18(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);
j=RW(a+28);B17:if(e>=c){((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B12;}
c=2;goto B1;}abort();B12:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B13;}}
if(!(l&1)){goto B14;}goto B15;B13:m=0;if(c<=2){if(c>e){goto B16;}q=Compare(g,32808,c);if(!q){
goto B17;}}B14:if(c>e){goto B18;}if(c>=3){q=Compare(32808,g,3);if(!q){c=c-3;F11(g,g+3,c);WW(a+36,c);
}}B15:WB(a+68,1);c=(m^1)|(U)(RW(a+32)<c);B1:G0=b+16;return c;B10:abort();B11:abort();B16:abort();
B18:abort();}
static void F23(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static void F25(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,t=0,u=0,
v=0,w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,i1=0,j1=0,k1=0,l1=0,m1=0;L i=0,s=0,d1=0,e1=0,f1=0,g1=0,h1=0;
a=G0-400;G0=a;WL(a+80,1);WL(a+72,0);WW(a+96,0);WL(a+88,4294967296ull);WW(a+60,32812);WL(a+32,0);
WH(a+100,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+399);WW(a+156,0);WL(a+148,17179869184ull);
WH(a+144,1);WL(a+136,0);WL(a+128,34359738368ull);WL(a+120,4);WL(a+112,0);WL(a+104,4294967296ull);
b=a+196+44;c=a+304+44;d=a+304+16;e=a+104+24;f=a+104+12;g=a+364;h=a+340;i=0;B114:WL(a+32,i+1);
F20(a+24,a+32);j=RW(a+24);if(!j){goto B1;}k=RW(a+28);if(!k){goto B2;}if(k!=1){if((RB(j)&255)==48){
goto B2;}}l=0;B4:if(!k){goto B3;}m=(RB(j)-48)&255;if(m>9){goto B2;}i=(L)l*10;if((U)(i>>32)){goto B2;
}j=j+1;k=k-1;n=(U)i;l=n+m;if(l>=n){goto B4;}goto B2;B3:switch(l){case 0:goto B1;case 1:goto B2;
default:goto B5;}B5:WW(a+140,0);WW(a+124,0);WW(a+112,0);k=RH(a+144)+1;WH(a+144,k);if((k&65535)!=k){
k=RW(a+136);if(k!=0){F18(RW(a+132),0,k<<4);}WH(a+144,1);}o=0;WW(a+156,0);p=0;B18:F20(a+16,a+32);
q=RW(a+16);if(!q){goto B1;}r=RW(a+20);if(!r){goto B6;}if(r>=8){i=(L)r;j=r-8;if((j&8)!=0){j=r;k=q;
goto B7;}i=RotlL((RL(q)^i)*11400714819323198485ull,32);if(j<8){goto B8;}k=q+8;
B7:B9:i=RotlL((RL(k+8)^RotlL((RL(k)^i)*11400714819323198485ull,32))*11400714819323198485ull,32);
k=k+16;j=j-16;if(j>7){goto B9;}B8:s=RL(q+r-8)^i;i=s;goto B10;}s=256;i=(L)RB(q)|256;if(r!=1){s=i<<8;
i=s|(L)RB(q+1);if(r!=2){s=i<<8;i=s|(L)RB(q+2);if(r!=3){s=i<<8;i=s|(L)RB(q+3);if(r!=4){s=i<<8;
i=s|(L)RB(q+4);if(r!=5){s=i<<8;i=s|(L)RB(q+5);if(r!=6){s=i<<8;i=s|(L)RB(q+6);}}}}}}
B10:i=((s>>30)^i)*13787848793156543929ull;i=((i>>27)^i)*10723151780598845931ull;i=(i>>31)^i;
t=RW(a+136);if(t!=0){n=RW(a+132);u=t-1;j=u&(U)i;k=n+(j<<4);v=RH(a+144);if(RH(k+12)==v){w=RW(a+108);
x=RW(a+112);y=RW(a+120);B13:if(RL(k)==i){k=RW(k+8);if(!k){m=0;goto B11;}m=k-1;if(m>=o){abort();}
m=RW(y+(m<<2));B11:if(k<o){k=RW(y+(k<<2));if(k>=m){if(k<=x){goto B12;}}abort();}abort();
B12:if(k-m==r){m1=Compare(w+m,q,r);if(!m1){goto B6;}}}j=(j+1)&u;k=n+(j<<4);if(RH(k+12)==v){goto B13;
}}}if(RW(a+140)<<1<t){n=t-1;k=n&(U)i;goto B14;}F15(e);j=RW(a+136);n=j-1;k=n&(U)i;if(!j){goto B15;}
B14:u=RW(a+132);j=u+(k<<4);m=RH(a+144);if(RH(j+12)==m){B16:k=(k+1)&n;j=u+(k<<4);if(RH(j+12)==m){
goto B16;}}WH(j+12,m);WW(j+8,o);WL(j,i);WW(a+140,RW(a+140)+1);k=RW(a+112);if(r>RW(a+104)-k){
F12(a+104,k,r,1,1);k=RW(a+112);}F11(RW(a+108)+k,q,r);j=k+r;WW(a+112,j);k=RW(a+124);if(k==RW(a+116)){
F6(f);}WW(RW(a+120)+(k<<2),j);o=k+1;WW(a+124,o);p=p+1;if(p==l){goto B17;}goto B18;B15:abort();
B6:k=RW(a+72);j=RW(a+96);if(k<=j){if(!k){goto B1;}B19:j=k<256;l=k-255;k=l>k?0u:l;if(!j){goto B19;}
goto B1;}abort();B17:if(l>=2){p=1;B35:m=RW(a+136);n=RH(a+144);u=RW(a+132);F20(a+8,a+32);t=RW(a+8);
if(!t){goto B1;}q=RW(a+12);if(q!=0){if(q>=8){i=(L)q;j=q-8;if((j&8)!=0){j=q;k=t;goto B20;}
i=RotlL((RL(t)^i)*11400714819323198485ull,32);if(j<8){goto B21;}k=t+8;
B20:B22:i=RotlL((RL(k+8)^RotlL((RL(k)^i)*11400714819323198485ull,32))*11400714819323198485ull,32);
k=k+16;j=j-16;if(j>7){goto B22;}B21:s=RL(t+q-8)^i;i=s;goto B23;}s=256;i=(L)RB(t)|256;if(q!=1){
s=i<<8;i=s|(L)RB(t+1);if(q!=2){s=i<<8;i=s|(L)RB(t+2);if(q!=3){s=i<<8;i=s|(L)RB(t+3);if(q!=4){s=i<<8;
i=s|(L)RB(t+4);if(q!=5){s=i<<8;i=s|(L)RB(t+5);if(q!=6){s=i<<8;i=s|(L)RB(t+6);}}}}}}B23:if(m!=0){
r=m-1;i=((s>>30)^i)*13787848793156543929ull;i=((i>>27)^i)*10723151780598845931ull;i=(i>>31)^i;
j=r&(U)i;k=u+(j<<4);v=n&65535;if(RH(k+12)==v){p=p+1;w=RW(a+108);x=RW(a+112);y=RW(a+120);o=RW(a+124);
B37:if(RL(k)==i){k=RW(k+8);if(!k){m=0;goto B24;}m=k-1;if(m>=o){abort();}m=RW(y+(m<<2));B24:if(k<o){
n=RW(y+(k<<2));if(n>=m){if(n<=x){goto B25;}}abort();}abort();B25:if(n-m==q){m1=Compare(w+m,t,q);
if(!m1){F20(a,a+32);z=RW(a);if(!z){goto B1;}t=RW(a+4);if(!t){goto B26;}if(t>=8){i=(L)t;m=t-8;
if((m&8)!=0){m=t;j=z;goto B27;}i=RotlL((RL(z)^i)*11400714819323198485ull,32);if(m<8){goto B28;}
j=z+8;B27:B29:i=RotlL((RL(j+8)^RotlL((RL(j)^i)*11400714819323198485ull,32))*11400714819323198485ull,
32);j=j+16;m=m-16;if(m>7){goto B29;}B28:s=RL(z+t-8)^i;i=s;goto B30;}s=256;i=(L)RB(z)|256;if(t!=1){
s=i<<8;i=s|(L)RB(z+1);if(t!=2){s=i<<8;i=s|(L)RB(z+2);if(t!=3){s=i<<8;i=s|(L)RB(z+3);if(t!=4){s=i<<8;
i=s|(L)RB(z+4);if(t!=5){s=i<<8;i=s|(L)RB(z+5);if(t!=6){s=i<<8;i=s|(L)RB(z+6);}}}}}}
B30:i=((s>>30)^i)*13787848793156543929ull;i=((i>>27)^i)*10723151780598845931ull;i=(i>>31)^i;
m=r&(U)i;j=u+(m<<4);if(RH(j+12)!=v){goto B26;}B34:if(RL(j)==i){j=RW(j+8);if(!j){n=0;goto B31;}n=j-1;
if(n>=o){abort();}n=RW(y+(n<<2));B31:if(j<o){q=RW(y+(j<<2));if(q>=n){if(q<=x){goto B32;}}abort();}
abort();B32:if(q-n==t){m1=Compare(w+n,z,t);if(!m1){goto B33;}}}m=(m+1)&r;j=u+(m<<4);if(RH(j+12)!=v){
goto B26;}goto B34;B33:if(k!=j){i=((L)j<<32)|(L)k;k=RW(a+156);if(k==RW(a+148)){F9(a+104+44);}
WL(RW(a+152)+(k<<3),i);n=k+1;WW(a+156,n);if(p!=l){goto B35;}goto B36;}k=RW(a+96);j=RW(a+64);
l=RW(a+72);if(j>=l){if(j<=k){F23(d,a+32);goto B1;}}abort();}}}j=(j+1)&r;k=u+(j<<4);if(RH(k+12)==v){
goto B37;}}}}B26:k=RW(a+72);j=RW(a+96);if(k<=j){if(!k){goto B1;}B38:j=k<256;l=k-255;k=l>k?0u:l;
if(!j){goto B38;}goto B1;}abort();}n=RW(a+156);B36:p=n+1;k=p<<2;a1=(0u-Clz((k-1)|15))&31;j=a1<<2;
t=j+32832;o=RW(a+152);q=RW(j+32832);if(!q){l=RW(32964);q=RW(32960);j=1u<<(a1&31);if(l-q<j){
u=j+65535;m1=Grow(u>>16);m=m1<<16;WW(32964,m+(u&4294901760u));q=m==l?q:m;}WW(32960,q+j);if(q){
goto B39;}goto B40;}WW(t,RW(q));B39:m=F18(q,0,k);x=RW(t);if(!x){l=RW(32964);x=RW(32960);
j=1u<<(a1&31);if(l-x<j){r=j+65535;m1=Grow(r>>16);u=m1<<16;WW(32964,u+(r&4294901760u));x=u==l?x:u;}
WW(32960,x+j);if(!x){goto B40;}goto B41;}WW(t,RW(x));B41:u=F18(x,0,k);b1=n<<3;if(n!=0){v=o+b1;j=0;
k=o;B43:l=RW(k);if(l>n){goto B42;}l=l<<2;r=m+l;WW(r,RW(r)+1);l=u+l;WW(l,RW(l)^j);l=RW(k+4);if(l>n){
goto B42;}l=l<<2;r=m+l;WW(r,RW(r)+1);l=u+l;WW(l,RW(l)^j);j=j+1;k=k+8;if(k!=v){goto B43;}}
r=4294967295u;j=m;B45:k=0;l=r;if(n==l){y=4;z=0;w=0;goto B44;}r=l+1;v=RW(j);j=j+4;if(v!=1){goto B45;}
z=RW(32848);if(!z){j=RW(32964);z=RW(32960);if(j-z<16){m1=Grow(1);v=m1<<16;WW(32964,v+65536);
z=v==j?z:v;}WW(32960,z+16);if(!z){goto B40;}goto B46;}WW(32848,RW(z));B46:l=l+2;WW(z,r);w=1;
WW(a+392,1);WW(a+388,z);WW(a+384,4);B49:y=p>l?p:l;j=m+(l<<2);B48:r=l;if(y==r){goto B47;}l=r+1;
v=RW(j);j=j+4;if(v!=1){goto B48;}if(w==RW(a+384)){F12(a+384,w,1,4,4);z=RW(a+388);}WW(z+(w<<2),r);
w=w+1;WW(a+392,w);goto B49;B47:y=RW(a+388);z=RW(a+384);B44:l=p&7;j=0;if(n<7){goto B50;}k=(n-7)>>3;
if(!k){k=0;j=0;goto B51;}k=k+1;c1=k&1;r=k&1073741822;j=0;v=15;B52:k=v;
j=j^(k-13)^(k-12)^(k-11)^(k-10)^(k-9)^(k-8)^(k-5)^(k-4)^(k-3)^(k-2)^(k-1)^k;v=k+16;r=r-2;if(r){
goto B52;}goto B53;B42:abort();B53:if(!c1){goto B54;}k=k+1;
B51:j=j^(k|2)^(k|3)^(k|4)^(k|5)^(k|6)^(k|7)^1;B54:if(!l){goto B55;}k=p&4294967288u;B50:B56:j=j^k;
k=k+1;l=l-1;if(l){goto B56;}B55:k=RW(t);if(!k){r=RW(32964);k=RW(32960);l=1u<<(a1&31);if(r-k<l){
t=l+65535;m1=Grow(t>>16);v=m1<<16;WW(32964,v+(t&4294901760u));k=v==r?k:v;}WW(32960,k+l);if(!k){
goto B40;}goto B57;}WW(t,RW(k));B57:if(n!=0){l=n<<2;m1=F18(k,255,l);WW(m1+l,4294967295u);
v=(0u-Clz((b1-1)|15))&31;r=v<<2;l=RW(r+32832);if(!l){t=RW(32964);l=RW(32960);r=1u<<(v&31);if(t-l<r){
a1=r+65535;m1=Grow(a1>>16);v=m1<<16;WW(32964,v+(a1&4294901760u));l=v==t?l:v;}WW(32960,l+r);if(!l){
goto B40;}goto B58;}WW(r+32832,RW(l));B58:r=l;if(n!=1){r=b1-8;m1=F18(l,0,r);r=r+m1;}WL(r,0);
goto B59;}WW(k,4294967295u);l=4;B59:WW(a+376,j);WW(a+372,0);WL(a+364,17179869184ull);WW(a+360,n);
WW(a+356,l);WW(a+352,n);WW(a+348,w);WW(a+344,y);WW(a+340,z);WW(a+336,p);WW(a+332,k);WW(a+328,p);
WW(a+324,p);WW(a+320,u);WW(a+316,p);WW(a+312,p);WW(a+308,m);WW(a+304,p);if(!n){WL(a+272,RL(c));
WL(a+280,RL(c+8));WL(a+288,RL(c+16));WL(a+296,RL(c+24));i=RL(a+340);s=RL(a+332);d1=RL(a+324);k=1;
j=1;l=1;goto B60;}B77:k=RW(a+348);if(p!=2){r=RW(a+344);goto B61;}r=RW(a+344);if(k==2){k=RW(r);
j=RW(a+324);if(k<j){k=RW(RW(a+320)+(k<<2));if(k>=n){goto B62;}WW(r,RW(o+(k<<3)));k=1;goto B61;}
abort();B62:abort();}B61:WL(a+344,4);z=RW(a+340);WW(a+340,0);if(!k){j=0;WW(a+392,0);
WL(a+384,17179869184ull);y=4;b1=RW(a+376);goto B63;}q=k<<2;t=r+q;j=0;x=RW(a+332);y=RW(a+336);
v=RW(a+320);u=RW(a+324);B67:l=RW(r+j);if(l>=u){goto B64;}k=RW(v+(l<<2));if(k>=n){goto B65;}
m=o+(k<<3);l=RW(m)^RW(m+4)^l;if(l>=y){goto B66;}l=x+(l<<2);m1=l;l=RW(l);WW(m1,l<k?l:k);j=j+4;
if(q!=j){goto B67;}j=0;WW(a+392,0);WL(a+384,17179869184ull);y=4;b1=RW(a+376);k=r;B72:m=RW(k);
l=RW(a+324);if(m>=l){goto B68;}l=RW(RW(a+320)+(m<<2));if(l>=n){goto B69;}u=RW(a+360);if(l<u){k=k+4;
u=l<<3;v=RW(a+356)+u;if(!RW(v)){u=o+u;q=RW(u+4);x=q^RW(u);u=x^m;w=RW(a+336);if(u>=w){goto B70;}
if(RW(RW(a+332)+(u<<2))==l){goto B71;}if(j==RW(a+340)){F6(h);y=RW(a+344);}WW(y+(j<<2),m);j=j+1;
WW(a+348,j);}if(k==t){goto B63;}goto B72;}abort();B71:WW(v+4,m==q);WW(v,RW(a+372)+1);
WW(a+376,RW(a+376)^m);l=RW(a+392);if(l==RW(a+384)){F6(a+384);}b1=x^b1;WW(RW(a+388)+(l<<2),u);
WW(a+392,l+1);if(k==t){goto B63;}goto B72;B64:abort();B65:abort();B68:abort();B69:abort();
B70:abort();B66:abort();B63:if(z!=0){k=((0u-Clz(((z<<2)-1)|15))&31)<<2;WW(r,RW(k+32832));
WW(k+32832,r);}x=RW(a+388);q=RW(a+392);if(q!=0){u=q<<2;l=x;B75:k=RW(l);m=RW(a+336);if(k<m){m=k<<2;
r=RW(a+332)+m;v=RW(r);WW(r,4294967295u);r=RW(a+324);if(k>=r){goto B73;}r=RW(a+320)+m;WW(r,RW(r)^v);
r=RW(a+312);if(k<r){goto B74;}abort();}abort();B73:abort();B74:m=RW(a+308)+m;m1=m;m=RW(m)-1;
WW(m1,m);if(m==1){if(j==RW(a+340)){F6(h);y=RW(a+344);}WW(y+(j<<2),k);j=j+1;WW(a+348,j);}l=l+4;u=u-4;
if(u){goto B75;}}k=RW(a+372);if(k==RW(a+364)){F10(g);}j=RW(a+368)+k*12;WW(j+8,q);WW(j+4,b1);
WW(j,p&1);WW(a+372,k+1);k=RW(a+384);if(k!=0){k=((0u-Clz(((k<<2)-1)|15))&31)<<2;WW(x,RW(k+32832));
WW(k+32832,x);}if(q<p>>1){goto B76;}p=p-q;if(p>1){goto B77;}WL(a+272,RL(c));WL(a+280,RL(c+8));
WL(a+288,RL(c+16));WL(a+296,RL(c+24));k=RW(a+304);if(k==2147483648u){goto B78;}i=RL(a+340);
s=RL(a+332);d1=RL(a+324);x=RW(a+320);l=RW(a+316);j=RW(a+312);q=RW(a+308);goto B60;B76:F5(a+304);
B78:k=RW(a+72);j=RW(a+96);if(k<=j){goto B1;}abort();B60:e1=RL(a+296);WL(a+184,e1);f1=RL(a+288);
WL(a+176,f1);g1=RL(a+280);WL(a+168,g1);h1=RL(a+272);WL(a+160,h1);WL(b,h1);WL(b+8,g1);WL(b+16,f1);
WL(b+24,e1);WL(a+232,i);WL(a+224,s);WL(a+216,d1);WW(a+212,x);WW(a+208,l);WW(a+204,j);WW(a+200,q);
WW(a+196,k);m=RW(a+264);q=m+1;j=q<<2;l=(0u-Clz((j-1)|15))&31;k=l<<2;o=k+32832;k=RW(k+32832);if(!k){
n=RW(32964);k=RW(32960);l=1u<<(l&31);if(n-k<l){r=l+65535;m1=Grow(r>>16);u=m1<<16;
WW(32964,u+(r&4294901760u));k=u==n?k:u;}WW(32960,k+l);if(!k){goto B40;}goto B79;}WW(o,RW(k));
B79:r=F18(k,0,j);y=m*12;a1=RW(a+260);if(m!=0){j=a1+8;k=0;l=r;n=y;B81:u=k+1;if(m==k){goto B80;}k=l+4;
WW(k,RW(j)+RW(l));j=j+12;l=k;k=u;n=n-12;if(n){goto B81;}}w=RW(a+252);i1=w<<2;if(!w){j1=4;goto B82;}
j=(0u-Clz((i1-1)|15))&31;k=j<<2;j1=RW(k+32832);if(!j1){l=RW(32964);j1=RW(32960);k=1u<<(j&31);
if(l-j1<k){n=k+65535;m1=Grow(n>>16);j=m1<<16;WW(32964,j+(n&4294901760u));j1=j==l?j1:j;}
WW(32960,j1+k);if(!j1){goto B40;}goto B83;}WW(k+32832,RW(j1));B83:j=0;v=F18(j1,0,i1);n=w<<3;
k=RW(a+248);B86:l=RW(k)-1;if(l>m){goto B84;}l=r+(l<<2);u=RW(l);if(u>=w){goto B85;}k=k+8;
WW(v+(u<<2),j);WW(l,RW(l)+1);j=j+1;n=n-8;if(n){goto B86;}B82:WW(r,RW(o));WW(o,r);if(!m){m=0;
l=RW(a+84);goto B87;}k1=a1+y;u=0;e1=0;l=RW(a+84);b1=RW(a+248);z=RW(a+152);p=RW(a+156);m=0;
B109:if(RW(a+76)-l<=6){F12(a+32+44,l,7,1,1);l=RW(a+84);}l1=a1+12;k=0;j=RW(a+80)+l;WW(j,RW(32768));
WW(j+3,RW(32771));n=l+7;WW(a+84,n);WW(a+320,0);WL(a+312,0);WL(a+304,0);e1=e1+1;i=e1;B90:if(k+19>19){
goto B88;}j=a+304+k;l=j+19;s=i/10;WB(l,(U)(s*246+i)|48);if(i<10){goto B89;}d1=i/100;
WB(j+18,(U)(d1*246+s)|48);k=k-2;j=i<100;i=d1;if(!j){goto B90;}j=k+21;l=a+304+k+20;goto B91;
B88:abort();B89:j=k+20;B91:k=21u-j;if(k>RW(a+76)-n){F12(a+32+44,n,k,1,1);n=RW(a+84);}
F11(RW(a+80)+n,l,k);k=n+k;WW(a+84,k);if(k==RW(a+76)){F26(a+32+44);}WB(RW(a+80)+k,10);l=k+1;
WW(a+84,l);k=RW(a1+8);c1=k+u;if(c1>=k){if(c1<=w){goto B92;}}abort();B92:if(k!=0){x=k<<2;u=j1+(u<<2);
B104:k=RW(u);if(k<p){j=k<<3;WL(a+304,RL(z+j));if(k>=w){goto B93;}v=RW(b1+j+4);k=1u-v;if(k<2){
goto B94;}abort();}abort();B93:abort();B94:m=RW(a+304+(k<<2));if(!m){k=0;n=RW(a+124);goto B95;}
k=m-1;n=RW(a+124);if(k>=n){abort();}k=RW(RW(a+120)+(k<<2));B95:if(m<n){r=RW(a+112);o=RW(a+120);
j=RW(o+(m<<2));if(j>=k){if(j<=r){goto B96;}}abort();}abort();B96:t=RW(a+108);y=j-k;q=RW(a+76);
if(y>q-l){F12(a+32+44,l,y,1,1);l=RW(a+84);goto B97;}if(j==k){goto B98;}B97:F11(RW(a+80)+l,t+k,y);
q=RW(a+76);B98:k=l+y;WW(a+84,k);if(q-k<=8){F12(a+32+44,k,9,1,1);k=RW(a+84);}j=RW(a+80)+k;
WL(j,RL(32775));WB(j+8,RB(32783));l=k+9;WW(a+84,l);if(v<2){j=RW(a+304+(v<<2));if(!j){k=0;goto B99;}
k=j-1;if(k<n){goto B100;}abort();}abort();B100:k=RW(o+(k<<2));B99:if(j<n){j=RW(o+(j<<2));if(j>=k){
if(j<=r){goto B101;}}abort();}abort();B101:n=j-k;r=RW(a+76);if(n>r-l){F12(a+32+44,l,n,1,1);
l=RW(a+84);goto B102;}if(j==k){goto B103;}B102:F11(RW(a+80)+l,t+k,n);r=RW(a+76);B103:k=l+n;
WW(a+84,k);if(k==r){F26(a+32+44);}u=u+4;WB(RW(a+80)+k,10);l=k+1;WW(a+84,l);x=x-4;if(x){goto B104;}}
if(RW(a1)!=0){j=RW(a1+4);if(!j){k=0;n=RW(a+124);goto B105;}k=j-1;n=RW(a+124);if(k>=n){abort();}
k=RW(RW(a+120)+(k<<2));B105:if(j<n){n=RW(a+112);j=RW(RW(a+120)+(j<<2));if(j>=k){if(j<=n){goto B106;}
}abort();}abort();B106:r=RW(a+108);n=j-k;u=RW(a+76);if(n>u-l){F12(a+32+44,l,n,1,1);l=RW(a+84);
goto B107;}if(j==k){goto B108;}B107:F11(RW(a+80)+l,r+k,n);u=RW(a+76);B108:k=l+n;WW(a+84,k);
if(u-k<=23){F12(a+32+44,k,24,1,1);k=RW(a+84);}j=RW(a+80)+k;WL(j,RL(32784));WL(j+8,RL(32792));
WL(j+16,RL(32800));l=k+24;WW(a+84,l);}u=c1;a1=l1;if(l1==k1){goto B87;}goto B109;B80:abort();
B85:abort();B84:abort();B87:if(RW(a+76)-l<=7){F12(a+32+44,l,8,1,1);l=RW(a+84);}
WL(RW(a+80)+l,2322294337832905047ull);l=l+8;WW(a+84,l);if(!m){k=0;j=RW(a+124);goto B110;}k=m-1;
j=RW(a+124);if(k>=j){abort();}k=RW(RW(a+120)+(k<<2));B110:if(m<j){n=RW(a+112);
j=RW(RW(a+120)+(m<<2));if(j>=k){if(j<=n){goto B111;}}abort();}abort();B111:u=RW(a+108);m=j-k;
n=RW(a+76);if(m>n-l){F12(a+32+44,l,m,1,1);l=RW(a+84);goto B112;}if(j==k){goto B113;}
B112:F11(RW(a+80)+l,u+k,m);n=RW(a+76);B113:k=l+m;WW(a+84,k);if(n-k<=1){F12(a+32+44,k,2,1,1);
k=RW(a+84);}WH(RW(a+80)+k,2570);WW(a+84,k+2);if(w!=0){k=((0u-Clz((i1-1)|15))&31)<<2;
WW(j1,RW(k+32832));WW(k+32832,j1);}F5(a+196);i=RL(a+32);goto B114;B40:abort();B2:l=RW(a+96);
j=RW(a+64);k=RW(a+72);if(j<k){goto B115;}if(j>l){goto B115;}if(j!=k){if(k!=0){B116:j=k<256;l=k-255;
k=l>k?0u:l;if(!j){goto B116;}}}B1:k=RW(a+104);if(k!=0){j=RW(a+108);k=((0u-Clz((k-1)|15))&31)<<2;
WW(j,RW(k+32832));WW(k+32832,j);}k=RW(a+116);if(k!=0){j=RW(a+120);k=((0u-Clz(((k<<2)-1)|15))&31)<<2;
WW(j,RW(k+32832));WW(k+32832,j);}k=RW(a+128);if(k!=0){j=RW(a+132);k=((0u-Clz((k<<4)-1))&31)<<2;
WW(j,RW(k+32832));WW(k+32832,j);}k=RW(a+148);if(k!=0){j=RW(a+152);k=((0u-Clz(((k<<3)-1)|15))&31)<<2;
WW(j,RW(k+32832));WW(k+32832,j);}k=RW(a+84);if(k!=0){
((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),k);}k=RW(a+76);if(k!=0){j=RW(a+80);
k=((0u-Clz((k-1)|15))&31)<<2;WW(j,RW(k+32832));WW(k+32832,j);}k=RW(a+88);if(k!=0){j=RW(a+92);
k=((0u-Clz((k-1)|15))&31)<<2;WW(j,RW(k+32832));WW(k+32832,j);}G0=a+400;return;B115:abort();}
static void F26(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F27(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F27(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32832);if(e){goto B2;}h=RW(32964);e=RW(32960);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32964,f+(i&4294901760u));e=f==h?e:f;}
WW(32960,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32832);if(!e){
g=RW(32964);e=RW(32960);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32964,c+(f&4294901760u));e=c==g?e:c;}WW(32960,e+b);goto B5;}WW(b+32832,RW(e));goto B6;
B2:WW(g+32832,RW(e));B4:F11(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",64);
F25();return 0;}
