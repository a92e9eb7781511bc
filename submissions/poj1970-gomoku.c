/* Gomoku (POJ 1970, ZOJ 2495)
 * Generated from src/problems/gomoku/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 9761c84f7cd2282c */
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
static U F18(U a,U b,U c);
static U F19(void);
static void F21(U a);
static void F23(U a,U b,U c,U d);
static Any T[]={0,(Any)F9,(Any)F10,(Any)F14};
static void F5(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32828);if(e){goto B2;}h=RW(32960);e=RW(32956);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32960,f+(i&4294901760u));e=f==h?e:f;}
WW(32956,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32828);if(!e){
g=RW(32960);e=RW(32956);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32960,c+(f&4294901760u));e=c==g?e:c;}WW(32956,e+b);goto B5;}WW(b+32828,RW(e));goto B6;
B2:WW(g+32828,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);
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
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32768,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32768,m,3);if(!q){c=c-3;F6(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
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
static U F18(U a,U b,U c){Fill(a,b,c);return a;}
static U F19(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,m=0,n=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,
w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0;L k=0,l=0,o=0;
a=G0-800;G0=a;WW(a+28,0);b=RW(32900);if(!b){c=RW(32960);b=RW(32956);if(c-b<262144){n1=Grow(4);
d=n1<<16;WW(32960,d+262144);b=d==c?b:d;}WW(32956,b+262144);if(b){goto B1;}abort();}WW(32900,RW(b));
B1:e=0;b=F18(b,0,131080);WL(a+80,1);WW(a+96,131080);WW(a+92,b);WW(a+88,131080);WW(a+60,32804);
WH(a+100,0);WL(a+72,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+28);f=a+760+8;g=a+104+44;
h=a+528+44;i=a+528+116;j=a+104+116;k=0;B43:l=k+1;WL(a+32,l);if(k==0){b=RW(a+64);if(b<=4294967287u){
m=RW(a+96);if(b+8<=m){n=RW(a+92);k=RL(n+b);l=CtzL((k^18446744073709551615ull)&(k+
16059518370053021407ull)&9259542123273814144ull);c=(U)l;if((c&56)!=0){o=k>>(l&56&63);
if(((U)o&255)<=32){if(((1ull<<(o&63))&4294983168ull)!=0){WW(a+72,b);c=c>>3;WW(a+64,b+c+1);
o=(k^3472328296227680304ull)<<((L)(c*56)&63);if(((((o+8536140394893047414ull)|o)&
9259542123273814144ull)|(L)((U)((k&255)==48)&(U)(l>15)))!=0){goto B2;}
k=(o*10+(o>>8))&71777214294589695ull;k=(k*100+(k>>16))&281470681808895ull;e=(U)(k*10000+(k>>32));
l=1;goto B3;}}}}}F16(a+16,a+32);if(RW(a+16)&1){goto B4;}m=RW(a+96);b=RW(a+72);p=RW(a+20);c=b+p;
if(c<b){goto B5;}if(c>m){goto B5;}n=RW(a+92);if(p!=0){q=n+b;if(p!=1){if((RB(q)&255)==48){goto B2;}}
e=0;c=0;B7:if(p==c){goto B6;}d=(RB(q+c)-48)&255;if(d>9){goto B2;}k=(L)e*10;if((U)(k>>32)){goto B2;}
c=c+1;r=(U)k;e=r+d;if(e>=r){goto B7;}}B2:WL(a+32,0);c=RW(a+68);if(c<b){goto B8;}if(c>m){goto B8;}
c=c-b;d=F11(n+b,c);if(d>c){goto B9;}if(!b){goto B4;}B10:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B10;}
goto B4;B6:l=RL(a+32);}B3:if(l>(L)e){goto B11;}F18(a+528,0,232);n=RW(a+92);s=0;B16:WW(a+768,0);
WL(a+760,0);t=s+1;u=0;B15:b=RW(a+64);if(b<=4294967287u){v=RW(a+96);if(b+8<=v){k=RL(n+b);
l=CtzL((k^18446744073709551615ull)&(k+16059518370053021407ull)&9259542123273814144ull);c=(U)l;
if((c&56)!=0){o=k>>(l&56&63);if(((U)o&255)<=32){if(((1ull<<(o&63))&4294983168ull)!=0){WW(a+72,b);
c=c>>3;WW(a+64,b+c+1);o=(k^3472328296227680304ull)<<((L)(c*56)&63);
if(((((o+8536140394893047414ull)|o)&9259542123273814144ull)|(L)((U)((k&255)==48)&(U)(l>15)))!=0){
goto B12;}k=(o*10+(o>>8))&71777214294589695ull;k=(k*100+(k>>16))&281470681808895ull;
d=(U)(k*10000+(k>>32));goto B13;}}}}}F16(a+8,a+32);if(RW(a+8)&1){goto B4;}v=RW(a+96);b=RW(a+72);
q=RW(a+12);c=b+q;if(c>=b){if(c<=v){n=RW(a+92);if(!q){goto B12;}m=n+b;if(q!=1){if((RB(m)&255)==48){
goto B12;}}d=0;c=0;B14:if(q==c){goto B13;}r=(RB(m+c)-48)&255;if(r>9){goto B12;}k=(L)d*10;
if((U)(k>>32)){goto B12;}c=c+1;p=(U)k;d=p+r;if(d>=p){goto B14;}goto B12;}}abort();B13:if(d>=3){
goto B12;}b=a+760+(d<<2);WW(b,RW(b)|(1u<<(u&31)));b=u+1;u=b;if(b!=19){goto B15;}b=(s<<2)+20;
WW(a+528+b,RW(a+764));WW(i+b,RW(a+768));s=t;if(t!=19){goto B16;}k=RL(a+548);l=RL(a+556);o=RL(a+564);
F6(a+336,h,188);F6(g,a+336,188);WL(a+104,0);WL(a+112,0);WW(a+120,0);WL(a+140,o);WL(a+132,l);
WL(a+124,k);b=a+104;w=1;x=0;u=0;B29:WL(f+24,RL(32796));WL(f+16,RL(32788));WL(f+8,RL(32780));
WL(f,RL(32772));s=b+20;y=0;B28:b=f+(y<<3);v=RW(b+4);n=RW(b);b=0;F18(a+528,0,76);y=y+1;d=n+5;m=5u-n;
t=4294967295u>>(v&31);c=v&31;z=n<<2;a1=s+z;b1=s+(n<<3);r=(n<<1)+5;c1=s+n*12;p=n*3+5;d1=s+(n<<4);
q=z+5;z=s-z;e1=s+n*20;n=n*5+5;f1=(v*6)&30;g1=(v*5)&31;h1=(v<<2)&28;i1=(v*3)&31;j1=(v<<1)&30;
B23:if(d>=29){goto B17;}if(r>=29){goto B18;}if(p>=29){goto B19;}if(q>=29){goto B20;}if(m>=29){
goto B21;}if(n>=29){goto B22;}WW(a+528+b,RW(s+b)&t&(RW(a1+b)<<(c&31)>>(j1&31))&(RW(b1+b)<<(c&31)>>(
i1&31))&(RW(c1+b)<<(c&31)>>(h1&31))&(RW(d1+b)<<(c&31)>>(g1&31))&(((RW(e1+b)<<(c&31)>>(f1&31))|(RW(z+
b)<<(c&31)))^4294967295u));d=d+1;r=r+1;p=p+1;q=q+1;m=m+1;n=n+1;v=b+4;b=v;if(v!=76){goto B23;}
F6(a+336,a+528,76);c=0;b=0;B27:d=RW(a+336+b);if(d!=0){d=Ctz(d);if(u==1){if(d!=k1){if(d<k1){goto B24;
}goto B25;}if(c!=l1){if(c<l1){goto B24;}goto B25;}if(x>=m1){goto B25;}m1=0;goto B25;}B24:m1=x;l1=c;
k1=d;B25:u=1;}c=c+1;b=b+4;if(b==76){goto B26;}goto B27;B22:abort();B21:abort();B20:abort();
B19:abort();B18:abort();B17:abort();B26:if(y!=4){goto B28;}x=1;c=w&1;w=0;b=j;if(c){goto B29;}
if(u==1){b=0;WW(a+544,0);WL(a+536,0);WL(a+528,0);k=(L)m1+1;B32:if(b+19>19){goto B30;}c=a+528+b;
d=c+19;l=k/10;WB(d,(U)(l*246+k)|48);if(k<10){goto B31;}o=k/100;WB(c+18,(U)(o*246+l)|48);b=b-2;
c=k<100;k=o;if(!c){goto B32;}c=b+21;d=a+528+b+20;goto B33;B30:abort();B31:c=b+20;B33:c=21u-c;
p=RW(a+76);b=RW(a+84);if(c>p-b){F7(a+32+44,b,c);p=RW(a+76);b=RW(a+84);}r=RW(a+80);F6(r+b,d,c);b=b+c;
WW(a+84,b);if(b==p){F21(a+32+44);r=RW(a+80);}WB(r+b,10);r=b+1;WW(a+84,r);b=0;WW(a+544,0);
WL(a+536,0);WL(a+528,0);k=(L)l1+1;B36:if(b+19>19){goto B34;}c=a+528+b;d=c+19;l=k/10;
WB(d,(U)(l*246+k)|48);if(k<10){goto B35;}o=k/100;WB(c+18,(U)(o*246+l)|48);b=b-2;c=k<100;k=o;if(!c){
goto B36;}c=b+21;d=a+528+b+20;goto B37;}b=RW(a+84);if(RW(a+76)-b<=1){F7(a+32+44,b,2);b=RW(a+84);}
WH(RW(a+80)+b,2608);b=b+2;goto B38;B34:abort();B35:c=b+20;B37:b=21u-c;if(b>RW(a+76)-r){
F7(a+32+44,r,b);r=RW(a+84);}F6(RW(a+80)+r,d,b);b=r+b;WW(a+84,b);if(b==RW(a+76)){F21(a+32+44);}
WB(RW(a+80)+b,32);r=b+1;WW(a+84,r);b=0;WW(a+544,0);WL(a+536,0);WL(a+528,0);k=(L)k1+1;
B41:if(b+19>19){goto B39;}c=a+528+b;d=c+19;l=k/10;WB(d,(U)(l*246+k)|48);if(k<10){goto B40;}o=k/100;
WB(c+18,(U)(o*246+l)|48);b=b-2;c=k<100;k=o;if(!c){goto B41;}c=b+21;d=a+528+b+20;goto B42;
B39:abort();B40:c=b+20;B42:b=21u-c;if(b>RW(a+76)-r){F7(a+32+44,r,b);r=RW(a+84);}F6(RW(a+80)+r,d,b);
b=r+b;WW(a+84,b);if(b==RW(a+76)){F21(a+32+44);}WB(RW(a+80)+b,10);b=b+1;B38:WW(a+84,b);k=RL(a+32);
goto B43;B9:abort();B8:abort();B5:abort();B11:b=RW(a+64);if(b<=4294967287u){d=RW(a+96);if(b+8<=d){
k=RL(RW(a+92)+b);l=CtzL((k^18446744073709551615ull)&(k+16059518370053021407ull)&
9259542123273814144ull);c=(U)l;if((c&56)!=0){k=k>>(l&56&63);if(((U)k&255)<=32){
if(((1ull<<(k&63))&4294983168ull)!=0){WW(a+72,b);c=c>>3;WW(a+64,b+c+1);goto B44;}}}}}F16(a,a+32);
if(RW(a)&1){goto B4;}c=RW(a+4);d=RW(a+96);b=RW(a+72);B44:r=c+b;if(r>=c){if(r<=d){if(!c){goto B4;}
c=RW(a+68);if(c<b){goto B45;}if(c>d){goto B45;}c=c-b;d=F11(RW(a+92)+b,c);if(d>c){goto B46;}if(!b){
goto B4;}B47:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B47;}goto B4;}}abort();B45:abort();B46:abort();
B12:c=RW(a+68);if(c<b){goto B48;}if(c>v){goto B48;}c=c-b;d=F11(n+b,c);if(d>c){goto B49;}if(b!=0){
B50:c=b<256;d=b-255;b=d>b?0u:d;if(!c){goto B50;}}B4:b=RW(a+84);if(b!=0){
((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),b);}b=RW(a+76);if(b!=0){c=RW(a+80);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);}b=RW(a+88);if(b!=0){c=RW(a+92);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);}G0=a+800;return 0;B48:abort();
B49:abort();}
static void F21(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F23(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F23(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32828);if(e){goto B2;}h=RW(32960);e=RW(32956);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32960,f+(i&4294901760u));e=f==h?e:f;}
WW(32956,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32828);if(!e){
g=RW(32960);e=RW(32956);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32960,c+(f&4294901760u));e=c==g?e:c;}WW(32956,e+b);goto B5;}WW(b+32828,RW(e));goto B6;
B2:WW(g+32828,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"\357\273\277\0\0\0\0\0\1\0\0\0\1\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\377\377\377\377\1\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",60);
return F19();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
