/* Spot (UVa 141)
 * Generated: the Rust program that `judge export spot` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: c6c4d7285372ded2 */
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
static void F16(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0;L k=0;b=RW(a+8);if(b<67108864){
c=b<<1;if(!b){d=8;goto B1;}e=(0u-Clz((b<<5)-1))&31;f=e<<2;d=RW(f+32824);if(d){goto B2;}g=RW(32956);
d=RW(32952);f=1u<<(e&31);if(g-d<f){h=f+65535;l=Grow(h>>16);e=l<<16;WW(32956,e+(h&4294901760u));
d=e==g?d:e;}WW(32952,d+f);if(!d){goto B3;}goto B4;}abort();B2:WW(f+32824,RW(d));goto B4;B3:abort();
B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;if(e>=56){e=i&1073741816;f=d;B5:f=F19(f,0,128);
F19(f+128,0,128);F19(f+256,0,128);F19(f+384,0,128);F19(f+512,0,128);F19(f+640,0,128);
F19(f+768,0,128);F19(f+896,0,128);f=f+1024;e=e-8;if(e){goto B5;}if(!h){goto B6;}}e=h<<7;
B7:l=F19(f,0,128);f=l+128;e=e-128;if(e){goto B7;}}B6:e=g&7;B8:WL(f+8,0);WL(f,0);f=f+16;e=e-1;if(e){
goto B8;}WL(f+8,0);WL(f,0);B1:WW(a+8,c);i=RW(a+4);WW(a+4,d);j=RW(a);WW(a,c);if(b!=0){g=i+(b<<4);
b=c-1;h=RH(a+16);a=h&65535;c=i;B10:if(RH(c+12)==a){k=RL(c);f=b&(U)k;e=d+(f<<4);if(RH(e+12)==a){
B9:f=(f+1)&b;e=d+(f<<4);if(RH(e+12)==a){goto B9;}}f=RW(c+8);WH(e+14,RH(c+14));WH(e+12,h);WW(e+8,f);
WL(e,k);}c=c+16;if(c!=g){goto B10;}}if(j!=0){f=((0u-Clz((j<<4)-1))&31)<<2;WW(i,RW(f+32824));
WW(f+32824,i);}}
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
static void F23(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,
s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,z1=0,a2=0,b2=0,c2=0,d2=0,e2=0,f2=0,g2=0,h2=0,i2=0,j2=0,k2=0,l2=0;
L k=0,u=0,v=0,c1=0,d1=0;a=G0-240;G0=a;WL(a+56,1);WL(a+48,0);WW(a+72,0);WL(a+64,4294967296ull);
WW(a+36,32804);WL(a+8,0);WH(a+76,0);WL(a+40,0);WL(a+16,0);WL(a+24,0);WW(a+32,a+239);b=RW(32876);
if(!b){c=RW(32956);b=RW(32952);if(c-b<=8191){l2=Grow(1);d=l2<<16;WW(32956,d+65536);b=d==c?b:d;}
WW(32952,b+8192);if(!b){goto B1;}F19(b,0,8192);goto B2;}c=RW(b);WW(32876,c);F19(b,0,8192);if(c){
goto B3;}B2:d=RW(32956);c=RW(32952);if(d-c<8192){l2=Grow(1);e=l2<<16;WW(32956,e+65536);c=e==d?c:e;}
WW(32952,c+8192);if(c){goto B4;}goto B1;B3:WW(32876,RW(c));B4:c=F19(c,0,8192);WW(a+164,0);
WL(a+156,17179869184ull);WL(a+112,2199023255552ull);WW(a+176,0);WL(a+168,17179869184ull);
WH(a+132,1);WL(a+124,512);WW(a+120,b);WL(a+80,0);WL(a+88,0);WL(a+96,0);WL(a+104,0);WH(a+152,1);
WL(a+144,512);WW(a+140,c);WW(a+136,512);f=a+80+56;g=a+80+36;h=a+8+44;i=a+168;j=a+156;k=0;
B21:WL(a+8,k+1);F14(a,a+8);c=RW(a);if(!c){goto B5;}b=RW(a+4);if(!b){goto B6;}if(b!=1){
if((RB(c)&255)==48){goto B6;}}l=0;B8:if(!b){goto B7;}d=(RB(c)-48)&255;if(d>9){goto B6;}k=(L)l*10;
if((U)(k>>32)){goto B6;}c=c+1;b=b-1;e=(U)k;l=e+d;if(l>=e){goto B8;}goto B6;B7:if(!l){goto B5;}
if((int)l<0){goto B6;}WW(a+164,0);WW(a+112,l);WW(a+128,0);b=RH(a+132)+1;WH(a+132,b);
if((b&65535)!=b){b=RW(a+124);if(b!=0){F19(RW(a+120),0,b<<4);}WH(a+132,1);}WL(a+80,0);WW(a+176,0);
WL(a+88,0);WL(a+96,0);WL(a+104,0);m=RH(a+152)+1;WH(a+152,m);n=RW(a+144);if((m&65535)!=m){if(n!=0){
F19(RW(a+140),0,n<<4);}m=1;WH(a+152,1);}if(n!=0){d=RW(a+140);e=m&65535;if(RH(d+12)==e){goto B9;}c=d;
goto B10;}abort();B9:o=n-1;b=0;B11:b=(b+1)&o;c=d+(b<<4);if(RH(c+12)==e){goto B11;}B10:WH(c+12,m);
WW(c+8,0);WL(c,0);WW(a+148,1);if(n==1){F16(f);}p=1;q=l<<1;r=0;s=0;b=0;B26:n=b;t=p;if(!(s&1)){
if(t<=q){m=RW(a+72);b=RW(a+40);c=RW(a+44);if(b>=c){goto B12;}e=b>m?b:m;o=RW(a+68);B15:if(e!=b){
d=RB(o+b);if(d-9<5){goto B13;}if(d==32){goto B13;}goto B14;}abort();B13:b=b+1;if(c!=b){goto B15;}
b=c;goto B14;}}if(n==1){d=RW(a+52);b=RW(a+60);if(d-b<=7){F10(h,b,8);d=RW(a+52);b=RW(a+60);}
o=RW(a+56);WL(o+b,(r&1)?3612012681304829008ull:3539955087266901072ull);c=b+8;WW(a+60,c);if(d-c<=13){
F10(h,c,14);o=RW(a+56);c=RW(a+60);}b=0;d=o+c;WL(d+6,RL(32774));WL(d,RL(32768));e=c+14;WW(a+60,e);
WW(a+200,0);WL(a+192,0);WL(a+184,0);k=(L)r;B18:if(b+19>19){goto B16;}c=a+184+b;d=c+19;u=k/10;
WB(d,(U)(u*246+k)|48);if(k<10){goto B17;}v=k/100;WB(c+18,(U)(v*246+u)|48);b=b-2;c=k<100;k=v;if(!c){
goto B18;}c=b+21;d=a+184+b+20;goto B19;B16:abort();B17:c=b+20;B19:b=21u-c;c=RW(a+52);if(b>c-e){
F10(h,e,b);c=RW(a+52);o=RW(a+56);e=RW(a+60);}F9(o+e,d,b);b=e+b;WW(a+60,b);if(b==c){F24(h);}
WB(RW(a+56)+b,10);b=b+1;goto B20;}b=RW(a+60);if(RW(a+52)-b<=4){F10(h,b,5);b=RW(a+60);}c=RW(a+56)+b;
WW(c,RW(32782));WB(c+4,RB(32786));b=b+5;B20:WW(a+60,b);k=RL(a+8);goto B21;B14:WW(a+40,b);
B12:WW(a+48,b);if(c<=m){if(c>=b){goto B22;}}abort();B22:if(c-b>=8){c=RW(a+68)+b;w=RB(c+1)-48;
e=(w&255)<10;d=e?3u:2u;m=0;x=RB(c);if(((x-49)&255)<=8){o=RB(c+d-1);m=(U)(o==32)|(U)(((o-9)&255)<5);}
y=c+d;z=RB(y+1)-48;o=(z&255)<10;d=(o?3u:2u)+d;a1=0;y=RB(y);if(((y-49)&255)<=8){a1=RB(c+d-1);
a1=m&((U)(a1==32)|(U)(((a1-9)&255)<5));}c=c+d;b1=RB(c);switch(b1-43){case 0:goto B23;
case 2:goto B23;default:goto B24;}B23:m=(x-48)&255;m=(e?m*10:m)+((e?w:0u)&255);e=(y-48)&255;
y=(o?e*10:e)+((o?z:0u)&255);if(((U)(m<=l)&(U)(y<=l)&a1)==1){c=RB(c+1);
if(((U)(c==32)|(U)(((c-9)&255)<5))!=0){b=d+b;WW(a+48,b);WW(a+40,b+2);x=b1==43;goto B25;}}}
B24:F13(a+184,a+8,l,t);if(RW(a+184)!=5){goto B5;}x=RB(a+196);y=RW(a+192);m=RW(a+188);B25:s=t>=q;
p=t+(U)(t<q);b=1;if(n){goto B26;}z=RW(a+124);e=z-1;c1=(L)m;v=(L)y;k=(c1<<32)|v;
k=((k>>30)^k)*13787848793156543929ull;u=((k>>27)^k)*10723151780598845931ull;d1=u>>31;k=d1^u;
c=e&(U)k;if(!z){goto B27;}n=RW(a+164);o=RW(a+120);b=o+(c<<4);d=RH(a+132);if(RH(b+12)==d){
w=RW(a+160);B30:if(RL(b)==k){b=RW(b+8);if(b<n){a1=w+b*12;if(RW(a1)!=m){goto B28;}if(RW(a1+4)!=y){
goto B28;}c=n;n=b;goto B29;}abort();}B28:c=(c+1)&e;b=o+(c<<4);if(RH(b+12)==d){goto B30;}}WH(b+12,d);
WW(b+8,n);WL(b,k);b=RW(a+128)+1;WW(a+128,b);if(b<<1>z){F16(g);}b=RW(a+164);if(b==RW(a+156)){F5(j);}
c=RW(a+160)+b*12;WB(c+8,0);WW(c+4,y);WW(c,m);c=b+1;WW(a+164,c);B29:if(n>=c){goto B31;}
b=RW(a+160)+n*12;if(RB(b+8)==(x&255)){goto B32;}WB(b+8,x);b=RW(a+176);if(b==RW(a+168)){F8(i);}
e1=RW(a+172);c=b<<2;WW(e1+c,n);f1=b+1;WW(a+176,f1);b=RW(a+112);k=(v<<32)|(L)(b-m+1);
k=((k>>30)^k)*13787848793156543929ull;k=((k>>27)^k)*10723151780598845931ull;k=RL(a+88)^(k>>31)^k;
WL(a+88,k);u=u^RL(a+80)^d1;WL(a+80,u);g1=b+1;v=((L)(g1-m)<<32)|(L)(g1-y);
v=((v>>30)^v)*13787848793156543929ull;v=((v>>27)^v)*10723151780598845931ull;v=RL(a+96)^(v>>31)^v;
WL(a+96,v);c1=((L)(b-y+1)<<32)|c1;c1=((c1>>30)^c1)*13787848793156543929ull;
c1=((c1>>27)^c1)*10723151780598845931ull;c1=RL(a+104)^(c1>>31)^c1;WL(a+104,c1);h1=RW(a+144);i1=h1-1;
v=c1<v?c1:v;k=k<u?k:u;u=v<k?v:k;j1=i1&(U)u;if(!h1){goto B33;}k1=RW(a+140);b=k1+(j1<<4);l1=RH(a+152);
if(RH(b+12)==l1){m1=RW(a+124);d=m1-1;m=RW(a+164);n1=m*12;o1=n1>>3;p1=n1&4;e=0u-Clz((n1-1)|15);
q1=1u<<(e&31);o=q1+65535;r1=o&4294901760u;s1=o>>16;t1=((e&31)<<2)+32824;u1=n1&4294967288u;
e=0u-Clz((u1-1)|15);v1=1u<<(e&31);o=v1+65535;w1=o&4294901760u;x1=o>>16;y1=((e&31)<<2)+32824;
z1=RH(a+132);e=RW(a+120);y=RW(a+160);a2=y+8;b2=m&4294967292u;c2=m&3;d2=m-2;e2=c+4;f2=(m-4)>>2;
c=f2+1;g2=c&1;h2=c&2147483646;i2=h2<<2;B72:if(RL(b)==u){b=RW(b+8);if(!m){n=4;goto B34;}n=RW(t1);
if(!n){c=RW(32956);n=RW(32952);if(c-n<q1){l2=Grow(s1);o=l2<<16;WW(32956,o+r1);n=o==c?n:o;}
WW(32952,n+q1);if(n){goto B35;}goto B1;}WW(t1,RW(n));B35:F9(n,y,n1);B34:if(b<=f1){if(b!=f1){b=b<<2;
c=e2-b;b=e1+b;B37:o=RW(b);if(o>=m){goto B36;}o=n+o*12;WB(o+8,RB(o+8)^1);b=b+4;c=c-4;if(c){goto B37;}
goto B38;}if(m){goto B38;}j2=0;b1=n;k2=0;goto B39;B36:abort();}abort();B38:o=0;b=n;B45:c=o+1;
if(!RB(b+8)){if(c>=m){j2=o;goto B40;}if(((o-m)&1)!=0){j2=o;goto B41;}j2=o;a1=n+c*12;if(RB(a1+8)==1){
WW(b+8,RW(a1+8));WL(b,RL(a1));j2=c;}c=o+2;B41:if(d2!=o){o=m-c;b=n+c*12;B42:if(RB(b+8)==1){c=n+j2*12;
WW(c+8,RW(b+8));WL(c,RL(b));j2=j2+1;}c=b+20;if(RB(c)==1){a1=n+j2*12;WW(a1+8,RW(c));WL(a1,RL(b+12));
j2=j2+1;}b=b+24;o=o-2;if(o){goto B42;}}B40:if(j2){goto B43;}j2=0;goto B44;}b=b+12;o=c;if(m!=c){
goto B45;}o=c2;j2=m;goto B46;B43:o=j2&3;B46:x=0;if(j2-1>=3){z=j2&268435452;a1=0;w=0;x=0;B47:b=n+w;
c=n+a1;WL(b,RL(c));WL(b+8,RL(c+12));WL(b+16,RL(c+24));WL(b+24,RL(c+36));a1=a1+48;w=w+32;x=x+4;
if(z!=x){goto B47;}if(!o){goto B44;}}b=n+(x<<3);c=n+x*12;B48:WL(b,RL(c));b=b+8;c=c+12;o=o-1;if(o){
goto B48;}B44:if(!p1){b1=n;goto B49;}if(!u1){b1=4;goto B50;}b1=RW(y1);if(!b1){b=RW(32956);
b1=RW(32952);if(b-b1<v1){l2=Grow(x1);c=l2<<16;WW(32956,c+w1);b1=c==b?b1:c;}WW(32952,b1+v1);if(b1){
goto B51;}goto B1;}WW(y1,RW(b1));B51:F9(b1,n,u1);B50:WW(n,RW(t1));WW(t1,n);B49:if(!m){c=0;goto B52;}
b=0;c=0;if(m>=4){if(!f2){b=0;c=0;goto B53;}c=0;o=h2;b=y;
B54:c=c+RB(b+8)+RB(b+20)+RB(b+32)+RB(b+44)+RB(b+56)+RB(b+68)+RB(b+80)+RB(b+92);b=b+96;o=o-2;if(o){
goto B54;}b=i2;if(!g2){goto B55;}B53:b=y+b*12;c=c+RB(b+8)+RB(b+20)+RB(b+32)+RB(b+44);B55:b=b2;
if(!c2){goto B52;}}b=a2+b*12;o=c2;B56:c=c+RB(b);b=b+12;o=o-1;if(o){goto B56;}B52:if(j2!=c){goto B57;
}k2=o1;B39:j2=b1+(j2<<3);z=0;B68:b=z;z=b+1;x=RB(b+32796);w=b1;B65:if(w==j2){goto B58;}n=RW(w);
b=RW(w+4);a1=b;switch(x){case 1:goto B59;case 2:goto B60;case 3:goto B61;default:goto B62;}
B59:a1=g1-n;n=b;goto B62;B60:a1=g1-b;n=g1-n;goto B62;B61:a1=n;n=g1-b;B62:k=((L)n<<32)|(L)a1;
k=((k>>30)^k)*13787848793156543929ull;k=((k>>27)^k)*10723151780598845931ull;k=(k>>31)^k;c=d&(U)k;
if(!m1){goto B63;}b=e+(c<<4);o=z1&65535;if(RH(b+12)==o){w=w+8;B67:if(RL(b)==k){b=RW(b+8);if(b<m){
b=y+b*12;if(RW(b)!=n){goto B64;}if(RW(b+4)!=a1){goto B64;}if(RB(b+8)){goto B65;}goto B66;}abort();}
B64:c=(c+1)&d;b=e+(c<<4);if(RH(b+12)==o){goto B67;}}B66:x=4;if(z!=4){goto B68;}B58:if(k2){goto B69;}
goto B70;B63:abort();B57:x=4;if(!o1){goto B71;}B69:WW(b1,RW(y1));WW(y1,b1);B70:if(x!=4){b=1;r=t;
goto B26;}}B71:j1=(j1+1)&i1;b=k1+(j1<<4);if(RH(b+12)==l1){goto B72;}}if(j1<h1){WH(b+12,l1);
WW(b+8,f1);WL(b,u);c=RW(a+148)+1;WW(a+148,c);b=0;if(c<<1<=h1){goto B26;}F16(f);goto B26;}abort();
B33:abort();B31:abort();B27:abort();B32:b=RW(a+48);c=RW(a+72);if(b<=c){goto B5;}abort();B1:abort();
B6:b=RW(a+72);c=RW(a+40);d=RW(a+48);if(c>=d){if(c<=b){goto B5;}}abort();B5:b=RW(a+156);if(b!=0){
c=RW(a+160);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);}b=RW(a+116);if(b!=0){
c=RW(a+120);b=((0u-Clz((b<<4)-1))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);}b=RW(a+168);if(b!=0){
c=RW(a+172);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);}b=RW(a+136);if(b!=0){
c=RW(a+140);b=((0u-Clz((b<<4)-1))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);}b=RW(a+60);if(b!=0){
((U(*)(U,U,U))T[RW(RW(a+36)+16)])(RW(a+32),RW(a+56),b);}b=RW(a+52);if(b!=0){c=RW(a+56);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);}b=RW(a+64);if(b!=0){c=RW(a+68);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);}G0=a+240;}
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
