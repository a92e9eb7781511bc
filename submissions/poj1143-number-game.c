/* Number Game (POJ 1143)
 * Generated from src/problems/number_game/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: d678651bdc2f54b8 */
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
static U F17(U a,U b);
static U F19(U a,U b,U c);
static U F20(void);
static void F21(U a);
static void F24(U a,U b,U c,U d);
static Any T[]={0,(Any)F9,(Any)F10,(Any)F14};
static void F5(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32856);if(e){goto B2;}h=RW(32988);e=RW(32984);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32988,f+(i&4294901760u));e=f==h?e:f;}
WW(32984,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32856);if(!e){
g=RW(32988);e=RW(32984);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32988,c+(f&4294901760u));e=c==g?e:c;}WW(32984,e+b);goto B5;}WW(b+32856,RW(e));goto B6;
B2:WW(g+32856,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32856));WW(b+32856,c);
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
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32829,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32829,m,3);if(!q){c=c-3;F6(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
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
static U F17(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;c=b>>2;d=RW(a+8);if(c<d){
e=RW(a+4)+(c<<2);c=RW(e);if(c){goto B1;}if(b){goto B2;}c=1;goto B3;}abort();B2:c=(b+2097151)&b;f=0;
g=b;B6:d=g;g=c;h=Ctz(d);i=1u<<(h&31);d=b&Rotl(4294967294u,h);if(h<=18){c=h+2;
B5:d=(((d>>((c-h)&31))&1)?4294967295u:Rotl(4294967294u,c))&d;j=c==20;if(j){goto B4;}c=j?20u:c+1;
if(c<21){goto B5;}}B4:c=(g-1)&g;k=F17(a,d);f=(k?0u:i)|f;if(g){goto B6;}c=f|1;B3:WW(e,c);
B1:return c&4294967294u;}
static U F19(U a,U b,U c){Fill(a,b,c);return a;}
static U F20(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,j=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0;L i=0,k=0,l=0;
a=G0-144;G0=a;WW(a+28,0);b=RW(32928);if(!b){c=RW(32988);b=RW(32984);if(c-b<262144){s=Grow(4);
d=s<<16;WW(32988,d+262144);b=d==c?b:d;}WW(32984,b+262144);if(b){goto B1;}goto B2;}WW(32928,RW(b));
B1:c=F19(b,0,131080);WL(a+80,1);WW(a+96,131080);WW(a+92,c);WW(a+88,131080);WW(a+60,32832);
WL(a+32,0);WH(a+100,0);WL(a+72,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+28);c=RW(32940);if(!c){
d=RW(32988);c=RW(32984);if(d-c<2097152){s=Grow(32);e=s<<16;WW(32988,e+2097152);c=e==d?c:e;}
WW(32984,c+2097152);if(!c){goto B2;}goto B3;}WW(32940,RW(c));B3:f=F19(c,0,2097152);WW(a+116,524288);
WW(a+112,f);WW(a+108,524288);g=a+76;h=0;i=0;B30:WL(a+32,i+1);if(h<=4294967287u){j=RW(a+96);
if(h+8<=j){i=RL(b+h);k=CtzL((i^18446744073709551615ull)&(i+16059518370053021407ull)&
9259542123273814144ull);c=(U)k;if((c&56)!=0){l=i>>(k&56&63);if(((U)l&255)<=32){
if(((1ull<<(l&63))&4294983168ull)!=0){WW(a+72,h);c=c>>3;WW(a+64,h+c+1);
l=(i^3472328296227680304ull)<<((L)(c*56)&63);if(((((l+8536140394893047414ull)|l)&
9259542123273814144ull)|(L)((U)((i&255)==48)&(U)(k>15)))!=0){goto B4;}
i=(l*10+(l>>8))&71777214294589695ull;i=(i*100+(i>>16))&281470681808895ull;d=(U)(i*10000+(i>>32));
goto B5;}}}}}F16(a+16,a+32);if(RW(a+16)&1){goto B6;}j=RW(a+96);h=RW(a+72);m=RW(a+20);c=h+m;if(c>=h){
if(c<=j){b=RW(a+92);if(!m){goto B4;}n=b+h;if(m!=1){if((RB(n)&255)==48){goto B4;}}d=0;c=0;
B7:if(m==c){goto B5;}e=(RB(n+c)-48)&255;if(e>9){goto B4;}i=(L)d*10;if((U)(i>>32)){goto B4;}c=c+1;
o=(U)i;d=o+e;if(d>=o){goto B7;}goto B4;}}abort();B5:if(!d){goto B6;}if(d>19){goto B4;}p=0;q=0;
B14:r=RW(a+64);if(r<=4294967287u){if(r+8<=j){i=RL(b+r);
k=CtzL((i^18446744073709551615ull)&(i+16059518370053021407ull)&9259542123273814144ull);c=(U)k;
if((c&56)!=0){l=i>>(k&56&63);if(((U)l&255)<=32){if(((1ull<<(l&63))&4294983168ull)!=0){WW(a+72,r);
c=c>>3;WW(a+64,r+c+1);l=(i^3472328296227680304ull)<<((L)(c*56)&63);
if(((((l+8536140394893047414ull)|l)&9259542123273814144ull)|(L)((U)((i&255)==48)&(U)(k>15)))!=0){
goto B8;}i=(l*10+(l>>8))&71777214294589695ull;i=(i*100+(i>>16))&281470681808895ull;
e=(U)(i*10000+(i>>32));goto B9;}}}}}F16(a+8,a+32);if(RW(a+8)&1){goto B6;}j=RW(a+96);r=RW(a+72);
n=RW(a+12);c=r+n;if(c>=r){if(c<=j){b=RW(a+92);if(!n){goto B8;}h=b+r;if(n!=1){if((RB(h)&255)==48){
goto B8;}}e=0;c=0;B10:if(n==c){goto B9;}o=(RB(h+c)-48)&255;if(o>9){goto B8;}i=(L)e*10;
if((U)(i>>32)){goto B8;}c=c+1;m=(U)i;e=m+o;if(e>=m){goto B10;}goto B8;}}abort();B9:if(e-2<19){
c=1u<<(e&31);if(!(c&p)){goto B11;}goto B12;}B8:c=RW(a+68);if(c<r){goto B13;}if(c>j){goto B13;}c=c-r;
d=F11(b+r,c);if(d<=c){goto B12;}abort();B11:p=c|p;q=q+1;if(q!=d){goto B14;}c=p>>2;if(p>2097151){
goto B15;}if(!RW(f+(c<<2))){c=(p+2097151)&p;e=(p^4294967295u)&2097148;d=p;B19:b=c;h=Ctz(d);if(h>=4){
n=h>>1;d=h-2;c=2;B17:if(n==c){goto B16;}o=e>>(d&31);m=e>>(c&31);d=d-1;c=c+1;if(!(m&o&1)){goto B17;}
goto B18;B16:if((e>>(n&31))&(e>>((h-n)&31))&1){goto B18;}}c=(b-1)&b;d=b;if(b){goto B19;}}
d=F17(a+108,p);i=RL(a+32);e=RW(a+84);if(RW(a+76)-e<=10){F7(g,e,11);e=RW(a+84);}c=0;n=RW(a+80);o=n+e;
WL(o,RL(32768));WW(o+7,RW(32775));m=e+11;WW(a+84,m);WW(a+136,0);WL(a+128,0);WL(a+120,0);
B22:if(c+19>19){goto B20;}e=a+120+c;o=e+19;k=i/10;WB(o,(U)(k*246+i)|48);if(i<10){goto B21;}l=i/100;
WB(e+18,(U)(l*246+k)|48);c=c-2;e=i<100;i=l;if(!e){goto B22;}e=c+21;o=a+120+c+20;goto B23;
B20:abort();B21:e=c+20;B23:c=21u-e;if(c>RW(a+76)-m){F7(g,m,c);n=RW(a+80);m=RW(a+84);}F6(n+m,o,c);
c=m+c;WW(a+84,c);if(!d){if(RW(a+76)-c<=26){F7(g,c,27);n=RW(a+80);c=RW(a+84);}d=n+c;
WW(d+23,RW(32802));WL(d+16,RL(32795));WL(d+8,RL(32787));WL(d,RL(32779));c=c+27;goto B24;}
if(RW(a+76)-c<=22){F7(g,c,23);n=RW(a+80);c=RW(a+84);}e=n+c;WL(e+15,RL(32821));WL(e+8,RL(32814));
WL(e,RL(32806));c=c+23;WW(a+84,c);e=(d-1)&d;B29:o=e;if(c==RW(a+76)){F21(g);}n=RW(a+80);WB(n+c,32);
m=c+1;WW(a+84,m);c=0;WW(a+136,0);WL(a+128,0);WL(a+120,0);i=(L)Ctz(d);B27:if(c+19>19){goto B25;}
d=a+120+c;e=d+19;k=i/10;WB(e,(U)(k*246+i)|48);if(i<10){goto B26;}l=i/100;WB(d+18,(U)(l*246+k)|48);
c=c-2;d=i<100;i=l;if(!d){goto B27;}d=c+21;e=a+120+c+20;goto B28;B25:abort();B26:d=c+20;B28:c=21u-d;
if(c>RW(a+76)-m){F7(g,m,c);n=RW(a+80);m=RW(a+84);}F6(n+m,e,c);c=m+c;WW(a+84,c);e=(o-1)&o;d=o;if(o){
goto B29;}if(RW(a+76)-c<=1){F7(g,c,2);n=RW(a+80);c=RW(a+84);}WH(n+c,2570);c=c+2;B24:WW(a+84,c);
h=RW(a+64);b=RW(a+92);i=RL(a+32);goto B30;B13:abort();B15:abort();B18:if(r<=j){goto B6;}abort();
B4:c=RW(a+68);if(c>=h){if(c<=j){e=b+h;c=c-h;d=F11(e,c);if(d>c){goto B31;}if(!d){goto B6;}d=F11(e,c);
if(d<=c){goto B6;}abort();}}abort();B31:abort();B12:if(r>j){abort();}B6:WW(f,RW(32940));WW(32940,f);
c=RW(a+84);if(c!=0){((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),c);}c=RW(a+76);if(c!=0){
d=RW(a+80);c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32856));WW(c+32856,d);}c=RW(a+88);if(c!=0){
d=RW(a+92);c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+32856));WW(c+32856,d);}G0=a+144;return 0;
B2:abort();}
static void F21(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F24(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F24(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+32856);if(e){goto B2;}h=RW(32988);e=RW(32984);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(32988,f+(i&4294901760u));e=f==h?e:f;}
WW(32984,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+32856);if(!e){
g=RW(32988);e=RW(32984);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(32988,c+(f&4294901760u));e=c==g?e:c;}WW(32984,e+b);goto B5;}WW(b+32856,RW(e));goto B6;
B2:WW(g+32856,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+32856));WW(b+32856,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"Test Case #\12There's no winning move.\12\12\12The winning moves are:\357\273\277\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",88);
return F20();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
