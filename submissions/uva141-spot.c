/* Spot (UVa 141)
 * Generated: the Rust program that `judge export spot` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: abb66aad0d504b84 */
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

static U G0=32768;
static void F5(U a);
static void F6(U a,U b,U c,U d,U e,U f);
static void F7(U a,U b);
static void F8(U a);
static U F9(U a,U b,U c);
static void F10(U a,U b,U c);
static void F11(U a,U b,U c,U d);
static U F12(U a,U b,U c);
static void F13(U a,U b,U c,U d);
static void F14(U a,U b);
static void F16(U a);
static U F19(U a,U b,U c);
static U F21(U a);
static void F23(void);
static void F24(U a);
static void F25(U a,U b,U c,U d);
static Any T[]={0,(Any)F11,(Any)F12};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+32824);if(h){goto B2;}l=RW(32956);h=RW(32952);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(32956,j+(m&4294901760u));h=j==l?h:j;}WW(32952,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+32824);if(!h){
b=RW(32956);h=RW(32952);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(32956,c+(k&4294901760u));h=c==b?h:c;}WW(32952,h+f);goto B6;}WW(f+32824,RW(h));goto B5;
B2:WW(k+32824,RW(h));B4:f=b*f;F9(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+32824));
WW(f+32824,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F8(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F9(U a,U b,U c){Copy(a,b,c);return a;}
static void F10(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F11(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F12(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F13(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,r=0,s=0,t=0,u=0;
L j=0,p=0,q=0;e=G0-32;G0=e;F14(e+24,b);f=RW(e+24);if(f!=0){g=RW(e+28);if(!g){goto B1;}if(g!=1){
if((RB(f)&255)==48){goto B1;}}h=0;B3:if(!g){goto B2;}i=(RB(f)-48)&255;if(i>9){goto B1;}j=(L)h*10;
if((U)(j>>32)){goto B1;}f=f+1;g=g-1;k=(U)j;h=k+i;if(h>=k){goto B3;}goto B1;B2:if(h-1>=c){l=32787;
m=3;goto B4;}F14(e+16,b);f=RW(e+16);if(!f){goto B5;}g=RW(e+20);if(!g){goto B1;}if(g!=1){
if((RB(f)&255)==48){goto B1;}}i=0;B7:if(!g){goto B6;}k=(RB(f)-48)&255;if(k>9){goto B1;}j=(L)i*10;
if((U)(j>>32)){goto B1;}f=f+1;g=g-1;n=(U)j;i=n+k;if(i<n){goto B1;}goto B7;B6:if(i-1<c){goto B8;}
l=32790;m=6;h=i;B4:o=RW(b+40);f=RW(b+64);if(o<=f){p=RL(b+16);if(!o){j=1;q=1;goto B9;}j=0;n=o;
r=RW(b+60);s=r;B14:t=n<255?n:255u;i=t&3;u=0;g=0;if(n>=4){g=0;f=s;u=t&252;k=u;
B10:g=g+(U)(RB(f)==10)+(U)(RB(f+1)==10)+(U)(RB(f+2)==10)+(U)(RB(f+3)==10);f=f+4;k=k-4;if(k){
goto B10;}if(!i){goto B11;}}f=s+u;B12:g=g+(U)(RB(f)==10);f=f+1;i=i-1;if(i){goto B12;}B11:s=s+t;
j=j+((L)g&255);n=n-t;if(!n){goto B13;}goto B14;}abort();B13:f=r-1;g=0;B16:if(RB(f+o)==10){goto B15;}
f=f-1;g=g+1;if(o!=g){goto B16;}g=o;B15:p=!j?p:0ull;q=j+1;j=(L)g+1;B9:WW(a+20,m);WW(a+16,l);
WW(a+12,c);WW(a+8,h);WW(a+4,d);WW(a,2);WL(a+40,p+j);WL(a+24,RL(b));WL(a+32,RL(b+8)+q);goto B17;}
B5:WW(a,4);goto B17;B8:F14(e+8,b);f=RW(e+8);if(!f){WW(a,4);goto B17;}if(RW(e+12)==1){f=RB(f);
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
static void F14(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F21(b);switch(o&255){case 0:goto B5;
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
B22:i=c+i;if(i>=h-d){o=F21(b);switch(o&255){case 0:goto B23;case 2:goto B6;default:goto B24;}
B23:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){d=RW(b+60)+d;goto B25;}}
abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);WW(a,d);return;B11:abort();}
static void F16(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;b=RW(a+8);
if(b<67108864){c=b<<1;d=c>512?c:512u;e=(0u-Clz((d<<4)-1))&31;c=e<<2;f=RW(c+32824);if(f){goto B1;}
g=RW(32956);f=RW(32952);c=1u<<(e&31);if(g-f<c){h=c+65535;n=Grow(h>>16);e=n<<16;
WW(32956,e+(h&4294901760u));f=e==g?f:e;}WW(32952,f+c);if(!f){goto B2;}goto B3;}abort();
B1:WW(c+32824,RW(f));goto B3;B2:abort();B3:c=((d-9)>>3)+1;e=c&1073741816;g=c&7;c=f;
B4:c=F19(c,0,128);F19(c+128,0,128);F19(c+256,0,128);F19(c+384,0,128);F19(c+512,0,128);
F19(c+640,0,128);F19(c+768,0,128);F19(c+896,0,128);c=c+1024;e=e-8;if(e){goto B4;}if(g!=0){g=g<<7;
e=0;B5:F19(c+e,0,128);e=e+128;if(g!=e){goto B5;}c=c+e;}e=((d+6)^4294967295u)|4294967288u;
B6:WL(c+8,0);WL(c,0);c=c+16;e=e+1;if(e){goto B6;}WL(c+8,0);WL(c,0);c=0;WW(a+12,0);WW(a+8,d);
i=RW(a+4);WW(a+4,f);j=RW(a);WW(a,d);if(b!=0){k=i+(b<<4);e=RH(a+16);h=i;B9:if(RH(h+12)==(e&65535)){
l=RW(h+8);m=RL(h);if(c<<1>=d){F16(a);d=RW(a+8);}f=d-1;c=f&(U)m;if(!d){goto B7;}b=RW(a+4);g=b+(c<<4);
e=RH(a+16);if(RH(g+12)==e){B8:c=(c+1)&f;g=b+(c<<4);if(RH(g+12)==e){goto B8;}}WH(g+12,e);WW(g+8,l);
WL(g,m);c=RW(a+12)+1;WW(a+12,c);}h=h+16;if(h!=k){goto B9;}}if(j!=0){c=((0u-Clz((j<<4)-1))&31)<<2;
WW(i,RW(c+32824));WW(c+32824,i);}return;B7:abort();}
static U F19(U a,U b,U c){Fill(a,b,c);return a;}
static U F21(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;F9(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
if(e<c+32768){o=e<<1;o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F10(a+56,e,o);c=RW(a+36);g=RW(a+60);
e=RW(a+64);}m=o-1;p=F19(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);
B17:if(e>=c){((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B12;}c=2;goto B1;}
abort();B12:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B13;}}if(!(l&1)){
goto B14;}goto B15;B13:m=0;if(c<=2){if(c>e){goto B16;}q=Compare(g,32800,c);if(!q){goto B17;}}
B14:if(c>e){goto B18;}if(c>=3){q=Compare(32800,g,3);if(!q){c=c-3;F9(g,g+3,c);WW(a+36,c);}}
B15:WB(a+68,1);c=(m^1)|(U)(RW(a+32)<c);B1:G0=b+16;return c;B10:abort();B11:abort();B16:abort();
B18:abort();}
static void F23(void){U a=0,b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,
s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,z1=0,a2=0,b2=0,c2=0,d2=0,e2=0,f2=0,g2=0,h2=0,i2=0,j2=0,k2=0,l2=0,
m2=0,n2=0;L g=0,u=0,v=0,c1=0,d1=0;a=G0-240;G0=a;WL(a+56,1);WL(a+48,0);WW(a+72,0);
WL(a+64,4294967296ull);WW(a+36,32804);WL(a+8,0);WH(a+76,0);WL(a+40,0);WL(a+16,0);WL(a+24,0);
WW(a+32,a+239);WL(a+80,0);WL(a+156,17179869184ull);WL(a+88,0);WL(a+96,0);WL(a+104,0);WW(a+112,0);
WW(a+164,0);WW(a+176,0);WL(a+168,17179869184ull);WH(a+132,1);WL(a+124,0);WL(a+116,34359738368ull);
WH(a+152,1);WL(a+144,0);WL(a+136,34359738368ull);b=a+80+56;c=a+80+36;d=a+8+44;e=a+156;f=a+168;g=0;
B18:WL(a+8,g+1);F14(a,a+8);h=RW(a);if(!h){goto B1;}i=RW(a+4);if(!i){goto B2;}if(i!=1){
if((RB(h)&255)==48){goto B2;}}j=0;B4:if(!i){goto B3;}k=(RB(h)-48)&255;if(k>9){goto B2;}g=(L)j*10;
if((U)(g>>32)){goto B2;}h=h+1;i=i-1;l=(U)g;j=l+k;if(j>=l){goto B4;}goto B2;B3:if(!j){goto B1;}
if((int)j<0){goto B2;}WW(a+164,0);WW(a+112,j);WW(a+128,0);i=RH(a+132)+1;WH(a+132,i);
if((i&65535)!=i){i=RW(a+124);if(i!=0){F19(RW(a+120),0,i<<4);}WH(a+132,1);}WL(a+80,0);WW(a+176,0);
WL(a+88,0);WL(a+96,0);WL(a+104,0);WW(a+148,0);m=RH(a+152)+1;WH(a+152,m);i=RW(a+144);
if((m&65535)!=m){if(i!=0){F19(RW(a+140),0,i<<4);}m=1;WH(a+152,1);}if(!i){F16(b);i=RW(a+144);if(!i){
goto B5;}m=RH(a+152);}k=RW(a+140);l=m&65535;if(RH(k+12)==l){goto B6;}h=k;goto B7;B5:abort();
B6:n=i-1;i=0;B8:i=(i+1)&n;h=k+(i<<4);if(RH(h+12)==l){goto B8;}B7:WH(h+12,m);o=0;WW(h+8,0);WL(h,0);
p=1;WW(a+148,RW(a+148)+1);q=j<<1;r=0;B76:i=0;B23:s=i;t=p;if(!(r&1)){if(t<=q){m=RW(a+72);i=RW(a+40);
h=RW(a+44);if(i>=h){goto B9;}l=i>m?i:m;n=RW(a+68);B12:if(l!=i){k=RB(n+i);if(k-9<5){goto B10;}
if(k==32){goto B10;}goto B11;}abort();B10:i=i+1;if(h!=i){goto B12;}i=h;goto B11;}}if(s==1){
k=RW(a+52);i=RW(a+60);if(k-i<=7){F10(d,i,8);k=RW(a+52);i=RW(a+60);}n=RW(a+56);
WL(n+i,(o&1)?3612012681304829008ull:3539955087266901072ull);h=i+8;WW(a+60,h);if(k-h<=13){
F10(d,h,14);n=RW(a+56);h=RW(a+60);}i=0;k=n+h;WL(k+6,RL(32774));WL(k,RL(32768));l=h+14;WW(a+60,l);
WW(a+200,0);WL(a+192,0);WL(a+184,0);g=(L)o;B15:if(i+19>19){goto B13;}h=a+184+i;k=h+19;u=g/10;
WB(k,(U)(u*246+g)|48);if(g<10){goto B14;}v=g/100;WB(h+18,(U)(v*246+u)|48);i=i-2;h=g<100;g=v;if(!h){
goto B15;}h=i+21;k=a+184+i+20;goto B16;B13:abort();B14:h=i+20;B16:i=21u-h;h=RW(a+52);if(i>h-l){
F10(d,l,i);h=RW(a+52);n=RW(a+56);l=RW(a+60);}F9(n+l,k,i);i=l+i;WW(a+60,i);if(i==h){F24(d);}
WB(RW(a+56)+i,10);i=i+1;goto B17;}i=RW(a+60);if(RW(a+52)-i<=4){F10(d,i,5);i=RW(a+60);}h=RW(a+56)+i;
WW(h,RW(32782));WB(h+4,RB(32786));i=i+5;B17:WW(a+60,i);g=RL(a+8);goto B18;B11:WW(a+40,i);
B9:WW(a+48,i);if(h<=m){if(h>=i){goto B19;}}abort();B19:if(h-i>=8){h=RW(a+68)+i;w=RB(h+1)-48;
l=(w&255)<10;k=l?3u:2u;m=0;x=RB(h);if(((x-49)&255)<=8){n=RB(h+k-1);m=(U)(n==32)|(U)(((n-9)&255)<5);}
y=h+k;z=RB(y+1)-48;n=(z&255)<10;k=(n?3u:2u)+k;a1=0;y=RB(y);if(((y-49)&255)<=8){a1=RB(h+k-1);
a1=m&((U)(a1==32)|(U)(((a1-9)&255)<5));}h=h+k;b1=RB(h);switch(b1-43){case 0:goto B20;
case 2:goto B20;default:goto B21;}B20:m=(x-48)&255;m=(l?m*10:m)+((l?w:0u)&255);l=(y-48)&255;
y=(n?l*10:l)+((n?z:0u)&255);if(((U)(m<=j)&(U)(y<=j)&a1)==1){h=RB(h+1);
if(((U)(h==32)|(U)(((h-9)&255)<5))!=0){i=k+i;WW(a+48,i);WW(a+40,i+2);w=b1==43;goto B22;}}}
B21:F13(a+184,a+8,j,t);if(RW(a+184)!=5){goto B1;}w=RB(a+196);y=RW(a+192);m=RW(a+188);B22:r=t>=q;
p=t+(U)(t<q);i=1;if(s){goto B23;}c1=(L)m;v=(L)y;g=(c1<<32)|v;g=((g>>30)^g)*13787848793156543929ull;
u=((g>>27)^g)*10723151780598845931ull;d1=u>>31;g=d1^u;z=RW(a+124);if(!z){s=RW(a+164);goto B24;}
s=RW(a+164);k=RW(a+120);l=z-1;h=l&(U)g;i=k+(h<<4);n=RH(a+132);if(RH(i+12)==n){x=RW(a+160);
B27:if(RL(i)==g){i=RW(i+8);if(i<s){a1=x+i*12;if(RW(a1)!=m){goto B25;}if(RW(a1+4)!=y){goto B25;}h=s;
s=i;goto B26;}abort();}B25:h=(h+1)&l;i=k+(h<<4);if(RH(i+12)==n){goto B27;}}B24:if(RW(a+128)<<1<z){
l=z-1;i=l&(U)g;goto B28;}F16(c);h=RW(a+124);l=h-1;i=l&(U)g;if(!h){goto B29;}B28:n=RW(a+120);
h=n+(i<<4);k=RH(a+132);if(RH(h+12)==k){B30:i=(i+1)&l;h=n+(i<<4);if(RH(h+12)==k){goto B30;}}
WH(h+12,k);WW(h+8,s);WL(h,g);WW(a+128,RW(a+128)+1);i=RW(a+164);if(i==RW(a+156)){F5(e);}
h=RW(a+160)+i*12;WB(h+8,0);WW(h+4,y);WW(h,m);h=i+1;WW(a+164,h);B26:if(s>=h){goto B31;}
i=RW(a+160)+s*12;if(RB(i+8)==(w&255)){goto B32;}WB(i+8,w);i=RW(a+176);if(i==RW(a+168)){F8(f);}
e1=RW(a+172);h=i<<2;WW(e1+h,s);f1=i+1;WW(a+176,f1);i=RW(a+112);g=(v<<32)|(L)(i-m+1);
g=((g>>30)^g)*13787848793156543929ull;g=((g>>27)^g)*10723151780598845931ull;g=RL(a+88)^(g>>31)^g;
WL(a+88,g);u=u^RL(a+80)^d1;WL(a+80,u);g1=i+1;v=((L)(g1-m)<<32)|(L)(g1-y);
v=((v>>30)^v)*13787848793156543929ull;v=((v>>27)^v)*10723151780598845931ull;v=RL(a+96)^(v>>31)^v;
WL(a+96,v);c1=((L)(i-y+1)<<32)|c1;c1=((c1>>30)^c1)*13787848793156543929ull;
c1=((c1>>27)^c1)*10723151780598845931ull;c1=RL(a+104)^(c1>>31)^c1;WL(a+104,c1);v=c1<v?c1:v;
g=g<u?g:u;u=v<g?v:g;h1=RW(a+144);if(!h1){i1=(U)u;goto B33;}j1=RW(a+140);k1=h1-1;i1=(U)u;l1=k1&i1;
i=j1+(l1<<4);m1=RH(a+152);if(RH(i+12)==m1){n1=RW(a+124);k=n1-1;m=RW(a+164);o1=m*12;p1=o1>>3;q1=o1&4;
l=0u-Clz((o1-1)|15);r1=1u<<(l&31);n=r1+65535;s1=n&4294901760u;t1=n>>16;u1=((l&31)<<2)+32824;
v1=o1&4294967288u;l=0u-Clz((v1-1)|15);w1=1u<<(l&31);n=w1+65535;x1=n&4294901760u;y1=n>>16;
z1=((l&31)<<2)+32824;a2=RH(a+132);l=RW(a+120);s=RW(a+160);b2=s+8;c2=m&4294967292u;d2=m&3;e2=m-2;
f2=h+4;g2=(m-4)>>2;h=g2+1;h2=h&1;i2=h&2147483646;j2=i2<<2;k2=l1;B72:if(RL(i)==u){i=RW(i+8);if(!m){
y=4;goto B34;}y=RW(u1);if(!y){h=RW(32956);y=RW(32952);if(h-y<r1){n2=Grow(t1);n=n2<<16;
WW(32956,n+s1);y=n==h?y:n;}WW(32952,y+r1);if(y){goto B35;}goto B36;}WW(u1,RW(y));B35:F9(y,s,o1);
B34:if(i<=f1){if(i!=f1){i=i<<2;h=f2-i;i=e1+i;B38:n=RW(i);if(n>=m){goto B37;}n=y+n*12;
WB(n+8,RB(n+8)^1);i=i+4;h=h-4;if(h){goto B38;}goto B39;}if(m){goto B39;}l2=0;b1=y;m2=0;goto B40;
B37:abort();}abort();B39:n=0;i=y;B46:h=n+1;if(!RB(i+8)){if(h>=m){l2=n;goto B41;}if(((n-m)&1)!=0){
l2=n;goto B42;}l2=n;a1=y+h*12;if(RB(a1+8)==1){WW(i+8,RW(a1+8));WL(i,RL(a1));l2=h;}h=n+2;
B42:if(e2!=n){n=m-h;i=y+h*12;B43:if(RB(i+8)==1){h=y+l2*12;WW(h+8,RW(i+8));WL(h,RL(i));l2=l2+1;}
h=i+20;if(RB(h)==1){a1=y+l2*12;WW(a1+8,RW(h));WL(a1,RL(i+12));l2=l2+1;}i=i+24;n=n-2;if(n){goto B43;}
}B41:if(l2){goto B44;}l2=0;goto B45;}i=i+12;n=h;if(m!=h){goto B46;}n=d2;l2=m;goto B47;B44:n=l2&3;
B47:x=0;if(l2-1>=3){z=l2&268435452;a1=0;w=0;x=0;B48:i=y+w;h=y+a1;WL(i,RL(h));WL(i+8,RL(h+12));
WL(i+16,RL(h+24));WL(i+24,RL(h+36));a1=a1+48;w=w+32;x=x+4;if(z!=x){goto B48;}if(!n){goto B45;}}
i=y+(x<<3);h=y+x*12;B49:WL(i,RL(h));i=i+8;h=h+12;n=n-1;if(n){goto B49;}B45:if(!q1){b1=y;goto B50;}
if(!v1){b1=4;goto B51;}b1=RW(z1);if(!b1){i=RW(32956);b1=RW(32952);if(i-b1<w1){n2=Grow(y1);h=n2<<16;
WW(32956,h+x1);b1=h==i?b1:h;}WW(32952,b1+w1);if(!b1){goto B36;}goto B52;}WW(z1,RW(b1));
B52:F9(b1,y,v1);B51:WW(y,RW(u1));WW(u1,y);B50:if(!m){h=0;goto B53;}i=0;h=0;if(m>=4){if(!g2){i=0;h=0;
goto B54;}h=0;n=i2;i=s;B55:h=h+RB(i+8)+RB(i+20)+RB(i+32)+RB(i+44)+RB(i+56)+RB(i+68)+RB(i+80)+RB(i+
92);i=i+96;n=n-2;if(n){goto B55;}i=j2;if(!h2){goto B56;}B54:i=s+i*12;
h=h+RB(i+8)+RB(i+20)+RB(i+32)+RB(i+44);B56:i=c2;if(!d2){goto B53;}}i=b2+i*12;n=d2;B57:h=h+RB(i);
i=i+12;n=n-1;if(n){goto B57;}B53:if(l2!=h){goto B58;}m2=p1;B40:l2=b1+(l2<<3);z=0;B68:i=z;z=i+1;
x=RB(i+32796);w=b1;B65:if(w==l2){goto B59;}y=RW(w);i=RW(w+4);a1=i;switch(x){case 1:goto B60;
case 2:goto B61;case 3:goto B62;default:goto B63;}B60:a1=g1-y;y=i;goto B63;B61:a1=g1-i;y=g1-y;
goto B63;B62:a1=y;y=g1-i;B63:if(n1!=0){g=((L)y<<32)|(L)a1;g=((g>>30)^g)*13787848793156543929ull;
g=((g>>27)^g)*10723151780598845931ull;g=(g>>31)^g;h=k&(U)g;i=l+(h<<4);n=a2&65535;if(RH(i+12)==n){
w=w+8;B67:if(RL(i)==g){i=RW(i+8);if(i<m){i=s+i*12;if(RW(i)!=y){goto B64;}if(RW(i+4)!=a1){goto B64;}
if(RB(i+8)){goto B65;}goto B66;}abort();}B64:h=(h+1)&k;i=l+(h<<4);if(RH(i+12)==n){goto B67;}}}
B66:x=4;if(z!=4){goto B68;}B59:if(m2){goto B69;}goto B70;B58:x=4;if(!p1){goto B71;}
B69:WW(b1,RW(z1));WW(z1,b1);B70:if(x==4){goto B71;}i=1;o=t;goto B23;B36:abort();}B71:k2=(k2+1)&k1;
i=j1+(k2<<4);if(RH(i+12)==m1){goto B72;}}if(RW(a+148)<<1<h1){goto B73;}B33:F16(b);i=RW(a+144);
k1=i-1;l1=k1&i1;if(!i){goto B74;}B73:k=RW(a+140);i=k+(l1<<4);h=RH(a+152);if(RH(i+12)==h){
B75:l1=(l1+1)&k1;i=k+(l1<<4);if(RH(i+12)==h){goto B75;}}WH(i+12,h);WW(i+8,f1);WL(i,u);
WW(a+148,RW(a+148)+1);goto B76;B74:abort();B31:abort();B29:abort();B32:i=RW(a+48);h=RW(a+72);
if(i<=h){goto B1;}abort();B2:i=RW(a+72);h=RW(a+40);k=RW(a+48);if(h>=k){if(h<=i){goto B1;}}abort();
B1:i=RW(a+156);if(i!=0){h=RW(a+160);i=((0u-Clz((i*12-1)|15))&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);
}i=RW(a+116);if(i!=0){h=RW(a+120);i=((0u-Clz((i<<4)-1))&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);}
i=RW(a+168);if(i!=0){h=RW(a+172);i=((0u-Clz(((i<<2)-1)|15))&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);}
i=RW(a+136);if(i!=0){h=RW(a+140);i=((0u-Clz((i<<4)-1))&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);}
i=RW(a+60);if(i!=0){((U(*)(U,U,U))T[RW(RW(a+36)+16)])(RW(a+32),RW(a+56),i);}i=RW(a+52);if(i!=0){
h=RW(a+56);i=((0u-Clz((i-1)|15))&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);}i=RW(a+64);if(i!=0){
h=RW(a+68);i=((0u-Clz((i-1)|15))&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);}G0=a+240;}
static void F24(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F25(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F25(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32824);if(e){goto B2;}h=RW(32956);e=RW(32952);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32956,f+(i&4294901760u));e=f==h?e:f;}
WW(32952,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32824);if(!e){
g=RW(32956);e=RW(32952);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32956,c+(f&4294901760u));e=c==g?e:c;}WW(32952,e+b);goto B5;}WW(b+32824,RW(e));goto B6;
B2:WW(g+32824,RW(e));B4:F9(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768," wins on move Draw\12rowcolumn\0\1\2\3\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",56);
F23();return 0;}
