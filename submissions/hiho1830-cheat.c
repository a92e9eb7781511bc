/* Cheat (hihoCoder 1830)
 * Generated from src/problems/cheat/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: c2b1798c04720e33 */
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
static void F5(U a,U b,U c,U d);
static U F6(U a,U b,U c);
static void F7(U a,U b,U c);
static void F8(U a,U b);
static void F9(U a,U b,U c,U d);
static U F10(U a,U b,U c);
static void F11(U a);
static U F14(U a,U b,U c);
static void F15(U a,U b,U c);
static L F16(L a);
static U F18(U a,U b);
static L F20(U a);
static U F21(U a);
static void F22(U a,U b);
static U F24(void);
static void F25(U a);
static void F26(U a,U b,U c,U d);
static Any T[]={0,(Any)F9,(Any)F10,(Any)F20};
static void F5(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+33088);if(e){goto B2;}h=RW(33220);e=RW(33216);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33220,f+(i&4294901760u));e=f==h?e:f;}
WW(33216,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+33088);if(!e){
g=RW(33220);e=RW(33216);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33220,c+(f&4294901760u));e=c==g?e:c;}WW(33216,e+b);goto B5;}WW(b+33088,RW(e));goto B6;
B2:WW(g+33088,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33088));WW(b+33088,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U F6(U a,U b,U c){Copy(a,b,c);return a;}
static void F7(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F8(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F5(d+4,e,RW(a+4),c);if(RW(d+4)==1){F8(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F8(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F9(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F10(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F11(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+33088);if(d){goto B2;}
g=RW(33220);d=RW(33216);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(33220,e+(h&4294901760u));d=e==g?d:e;}WW(33216,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+33088,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F14(f,0,96);F14(f+96,0,96);F14(f+192,0,96);F14(f+288,0,96);
F14(f+384,0,96);F14(f+480,0,96);F14(f+576,0,96);F14(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F14(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+33088));WW(f+33088,j);}}
static U F14(U a,U b,U c){Fill(a,b,c);return a;}
static void F15(U a,U b,U c){U d=0,f=0,k=0,l=0;L e=0,g=0,h=0,i=0,j=0;d=G0-64;G0=d;WL(d+56,RL(b+48));
WL(d+48,RL(b+40));WL(d+40,RL(b+32));WL(d+32,RL(b+24));WL(d+24,RL(b+16));WL(d+16,RL(b+8));
WL(d+8,RL(b));if(c!=0){e=RL(d+40);b=RW(d+60);f=RW(d+56);B21:switch(f){case 0:goto B1;case 1:goto B2;
case 2:goto B3;default:goto B4;}B4:if(b>=13){goto B5;}g=RL(d+32);h=(L)RW((b<<2)+32888)<<2;
i=(g>>(h&63))&15;j=i<<(h&63);if(i>2){i=j;goto B6;}switch((U)i){case 1:goto B7;case 2:goto B8;
default:goto B9;}B9:i=1ull<<(CtzL(g)&60&63);goto B6;B7:i=g;if(g!=j){goto B10;}goto B6;B8:i=g;
if(g==j){goto B6;}B10:i=(1ull<<(CtzL(g-j)&60&63))+j;B6:h=h&60;WL(d+32,g-i);f=0;e=e+i;k=0;g=RL(d+8);
b=b==12?0u:b+1;if(((g>>(((L)RW((b<<2)+32888)<<2)&63))&15)!=0){k=0;if(((g>>(h&63))&15)+i%15<=4){k=2;
if(((RL(d+24)>>(h&63))&15)!=4){f=0;goto B11;}}}k=d+8+((i==((i>>(h&63))&15)<<(h&63)?k:3u)<<3);
WL(k,RL(k)+e);e=0;goto B11;B1:if(b>=13){goto B12;}h=RL(d+8);i=(L)RW((b<<2)+32888)<<2;g=i&60;
i=1ull<<((!((h>>(i&63))&15)?CtzL(h)&60:g)&63);WL(d+8,h-i);e=i+e;k=1;f=b+1;
if(((RL(d+16)>>(((L)RW(((f==13?0u:f)<<2)+32888)<<2)&63))&15)!=0){l=((RL(d+24)>>(g&63))&15)==4;
k=l?2u:3u;if(!l){if(h!=i){goto B13;}}}k=d+8+((i==((i>>(g&63))&1)<<(g&63)?k:0u)<<3);WL(k,RL(k)+e);
e=0;B13:b=b==12?0u:f;f=1;goto B11;B2:if(b>=13){goto B14;}g=RL(d+16);h=(L)RW((b<<2)+32888)<<2;
i=(g>>(h&63))&15;i=!i?1ull<<(CtzL(g)&60&63):i<<(h&63);WL(d+16,g-i);e=i+e;
k=((RL(d+24)>>(h&63))&15)==4;f=k?2u:3u;h=h&60;if(!k){if(g!=i){f=0;if(((RL(d+8)>>(h&63))&15)+i%15<5){
goto B15;}}}f=d+8+((i==((i>>(h&63))&15)<<(h&63)?f:1u)<<3);WL(f,RL(f)+e);e=0;B15:b=b==12?0u:b+1;f=2;
goto B11;B3:if(b>=13){goto B16;}h=RL(d+24);g=(L)RW((b<<2)+32888)<<2;i=(h>>(g&63))&15;if(i!=0){
i=i<<(g&63);goto B17;}i=F16(h);B17:g=g&60;WL(d+24,h-i);e=e+i;if(h==i){f=3;goto B18;}
if(((RL(d+8)>>(g&63))&15)+i%15<5){goto B19;}f=0;B18:f=d+8+((i==((i>>(g&63))&15)<<(g&63)?f:2u)<<3);
WL(f,RL(f)+e);e=0;B19:b=b==12?0u:b+1;f=3;B11:c=c-1;if(!c){goto B20;}goto B21;B5:abort();B12:abort();
B14:abort();B16:abort();B20:WW(d+56,f);WL(d+48,0);WL(d+40,e);WW(d+60,b);}WL(a+48,RL(d+56));
WL(a+40,RL(d+48));WL(a+32,RL(d+40));WL(a+24,RL(d+32));WL(a+16,RL(d+24));WL(a+8,RL(d+16));
WL(a,RL(d+8));G0=d+64;}
static L F16(L a){L b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0;b=1;c=a&15;if(c==1){
d=0;goto B1;}d=4;b=1;e=(a>>4)&15;if(e!=1){b=1;f=(a>>8)&15;if(f==1){d=8;goto B1;}b=1;g=(a>>12)&15;
if(g==1){d=12;goto B1;}b=1;h=(a>>16)&15;if(h==1){d=16;goto B1;}b=1;i=(a>>20)&15;if(i==1){d=20;
goto B1;}b=1;j=(a>>24)&15;if(j==1){d=24;goto B1;}b=1;k=(a>>28)&15;if(k==1){d=28;goto B1;}b=1;
l=(a>>32)&15;if(l==1){d=32;goto B1;}b=1;m=(a>>36)&15;if(m==1){d=36;goto B1;}b=1;n=(a>>40)&15;
if(n==1){d=40;goto B1;}b=1;o=(a>>44)&15;if(o==1){d=44;goto B1;}b=1;p=(a>>48)&15;if(p==1){d=48;
goto B1;}b=2;if(c==2){d=0;goto B1;}b=2;if(e!=2){b=2;if(f==2){d=8;goto B1;}b=2;if(g==2){d=12;goto B1;
}b=2;if(h==2){d=16;goto B1;}b=2;if(i==2){d=20;goto B1;}b=2;if(j==2){d=24;goto B1;}b=2;if(k==2){d=28;
goto B1;}b=2;if(l==2){d=32;goto B1;}b=2;if(m==2){d=36;goto B1;}b=2;if(n==2){d=40;goto B1;}b=2;
if(o==2){d=44;goto B1;}b=2;if(p==2){d=48;goto B1;}b=3;if(c==3){d=0;goto B1;}b=3;if(e!=3){b=3;
if(f==3){d=8;goto B1;}b=3;if(g==3){d=12;goto B1;}b=3;if(h==3){d=16;goto B1;}b=3;if(i==3){d=20;
goto B1;}b=3;if(j==3){d=24;goto B1;}b=3;if(k==3){d=28;goto B1;}b=3;if(l==3){d=32;goto B1;}b=3;
if(m==3){d=36;goto B1;}b=3;if(n==3){d=40;goto B1;}b=3;if(o==3){d=44;goto B1;}b=3;if(p==3){d=48;
goto B1;}b=4;d=0;if(c!=4){b=4;d=4;if(e!=4){b=4;d=8;if(f!=4){b=4;d=12;if(g!=4){b=4;d=16;if(h!=4){b=4;
d=20;if(i!=4){b=4;d=24;if(j!=4){b=4;d=28;if(k!=4){b=4;d=32;if(l!=4){b=4;d=36;if(m!=4){b=4;d=40;
if(n!=4){b=4;d=44;if(o!=4){b=4;a=0;d=48;if(p!=4){goto B2;}}}}}}}}}}}}}}}}B1:a=b<<(d&63);B2:return a;
}
static U F18(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
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
goto B10;}if(c<d){goto B11;}c=c-d;m=F6(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32946,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32946,m,3);if(!q){c=c-3;F6(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F22(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(d==c){i=F21(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F18(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(c!=g){goto B8;}if(f>65536){goto B8;}i=F21(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(c!=g));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static U F24(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,r=0,s=0,t=0,u=0,v=0;
L j=0,m=0,n=0,o=0,p=0,q=0;a=G0-4384;G0=a;WW(a+12,0);b=RW(33160);if(!b){c=RW(33220);b=RW(33216);
if(c-b<262144){v=Grow(4);d=v<<16;WW(33220,d+262144);b=d==c?b:d;}WW(33216,b+262144);if(b){goto B1;}
goto B2;}WW(33160,RW(b));B1:c=F14(b,0,131080);WL(a+64,1);WW(a+80,131080);WW(a+76,c);WW(a+72,131080);
WW(a+44,33064);WL(a+16,0);WH(a+84,0);WL(a+56,0);WL(a+48,0);WL(a+24,0);WL(a+32,0);WW(a+40,a+12);
F14(a+2168,0,2048);c=4294967192u;d=32888;B4:if(!RW(c+32892)){goto B3;}
WL(a+2168+(RB(RW(c+32888))<<3),1ull<<(((L)RW(d)<<2)&63));d=d+4;c=c+8;if(c){goto B4;}c=RW(33140);
if(!c){d=RW(33220);c=RW(33216);if(d-c<8192){v=Grow(1);e=v<<16;WW(33220,e+65536);c=e==d?c:e;}
WW(33216,c+8192);if(!c){goto B2;}goto B5;}WW(33140,RW(c));B5:c=F14(c,0,6144);WH(a+112,1);
WW(a+104,512);WW(a+100,c);WW(a+96,512);WL(a+88,11400714819323198485ull);f=F6(a+88+32,a+2168,2048);
g=a+2168+8;h=a+4216+32;i=a+60;j=0;B45:WL(a+16,j+1);WL(a+2192,0);WL(a+2184,0);WL(a+2176,0);
WL(a+2168,0);d=0;B15:k=RW(a+48);if(k<=4294967287u){l=RW(a+80);if(k+8<=l){j=RL(b+k);
m=CtzL((j^18446744073709551615ull)&(j+16059518370053021407ull)&9259542123273814144ull);c=(U)m;
if((c&56)!=0){j=j>>(m&56&63);if(((U)j&255)<=32){if(((1ull<<(j&63))&4294983168ull)!=0){WW(a+56,k);
c=c>>3;WW(a+48,k+c+1);goto B6;}}}}}F22(a,a+16);if(RW(a)&1){goto B7;}c=RW(a+4);l=RW(a+80);k=RW(a+56);
B6:e=c+k;if(e>=c){if(e<=l){b=RW(a+76);e=b+k;switch(c-1){case 0:goto B8;case 1:goto B9;
default:goto B10;}B8:c=RB(e);if(c!=49){goto B11;}goto B10;B9:if(RB(e)!=49){goto B10;}c=49;
if(RB(e+1)!=48){goto B10;}B11:j=RL(f+(c<<3));if(j!=0){goto B12;}B10:c=RW(a+52);if(c<k){goto B13;}
if(c>l){goto B13;}c=c-k;e=F18(e,c);if(e>c){goto B14;}goto B7;}}abort();B13:abort();B14:abort();
B12:c=a+2168+(((d&255)/13)<<3);WL(c,RL(c)+j);c=d+1;d=c;if(c!=52){goto B15;}n=RL(a+2176);
o=RL(a+2184);p=RL(a+2168);q=RL(a+2192);m=((n>>44)&15)+((o>>44)&15)+((p>>44)&15)+((q>>44)&15);e=12;
c=11;d=32932;B16:j=(L)RW(d)<<2;j=((n>>(j&63))&15)+((p>>(j&63))&15)+((o>>(j&63))&15)+((q>>(j&63))&15)
;b=m>j;m=b?m:j;e=b?e:c;d=d-4;c=c-1;if(c!=4294967295u){goto B16;}if(e>=13){goto B17;}
j=(L)RW((e<<2)+32888)<<2;if(((n>>(j&63))&15)+((p>>(j&63))&15)+((o>>(j&63))&15)+((q>>(j&63))&15)!=4){
goto B7;}WL(h,0);WL(h+8,0);WL(h+16,0);WW(a+108,0);WL(a+4240,q);WL(a+4232,o);WL(a+4224,n);
WW(a+4220,(U)(p>>32));WW(a+4216,(U)p);c=RH(a+112)+1;WH(a+112,c);if((c&65535)!=c){c=RW(a+104);
if(c!=0){c=c*12;F14(RW(a+100),0,c-(c-12)%12);}WH(a+112,1);}WL(a+4320,RL(a+4264));
WL(a+4312,RL(a+4256));WL(a+4304,RL(a+4248));WL(a+4296,RL(a+4240));WL(a+4288,RL(a+4232));
WL(a+4280,RL(a+4224));WL(a+4272,RL(a+4216));r=0;B46:switch(RW(a+4320)){case 0:goto B18;
case 1:goto B19;case 2:goto B20;default:goto B21;}B21:c=RW(a+4324);if(c>=13){goto B22;}p=RL(a+4296);
m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;n=j<<(m&63);if(j>2){j=n;goto B23;}switch((U)j){
case 1:goto B24;case 2:goto B25;default:goto B26;}B26:j=1ull<<(CtzL(p)&60&63);goto B23;B24:j=p;
if(p!=n){goto B27;}goto B23;B25:j=p;if(p==n){goto B23;}B27:j=(1ull<<(CtzL(p-n)&60&63))+n;B23:m=m&60;
p=p-j;WL(a+4296,p);n=RL(a+4304)+j;WL(a+4304,n);d=0;o=RL(a+4272);c=c==12?0u:c+1;
if(((o>>(((L)RW((c<<2)+32888)<<2)&63))&15)!=0){if(((o>>(m&63))&15)+j%15<=4){d=2;
if(((RL(a+4288)>>(m&63))&15)!=4){goto B28;}}}d=a+4272+((j==((j>>(m&63))&15)<<(m&63)?d:3u)<<3);
WL(d,RL(d)+n);WL(a+4304,0);p=RL(a+4296);B28:WW(a+4324,c);WW(a+4320,0);WL(a+4312,0);if(p!=0){
goto B29;}b=RW(a+4272);goto B30;B18:d=RW(a+4324);if(d>=13){goto B31;}m=RL(a+4272);
j=(L)RW((d<<2)+32888)<<2;p=j&60;j=1ull<<((!((m>>(j&63))&15)?CtzL(m)&60:p)&63);WL(a+4272,m-j);
n=j+RL(a+4304);WL(a+4304,n);e=1;c=d+1;if(!((RL(a+4280)>>(((L)RW(((c==13?0u:c)<<2)+32888)<<2)&63))&
15)){goto B32;}b=((RL(a+4288)>>(p&63))&15)==4;e=b?2u:3u;if(b){goto B32;}if(m==j){goto B32;}
WW(a+4320,1);WL(a+4312,0);goto B33;B19:c=RW(a+4324);if(c>=13){goto B34;}p=RL(a+4280);
m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;j=!j?1ull<<(CtzL(p)&60&63):j<<(m&63);WL(a+4280,p-j);
n=j+RL(a+4304);WL(a+4304,n);e=((RL(a+4288)>>(m&63))&15)==4;d=e?2u:3u;m=m&60;if(!e){if(p!=j){d=0;
if(((RL(a+4272)>>(m&63))&15)+j%15<5){goto B35;}}}d=a+4272+((j==((j>>(m&63))&15)<<(m&63)?d:1u)<<3);
WL(d,RL(d)+n);WL(a+4304,0);WW(a+4320,2);WL(a+4312,0);WW(a+4324,c==12?0u:c+1);if(RL(a+4280)!=0){
goto B29;}b=RW(a+4272);goto B30;B35:WW(a+4320,2);WL(a+4312,0);c=c+1;goto B33;B20:c=RW(a+4324);
if(c>=13){goto B36;}m=RL(a+4288);p=(L)RW((c<<2)+32888)<<2;j=(m>>(p&63))&15;if(j!=0){j=j<<(p&63);
goto B37;}j=F16(m);B37:p=p&60;WL(a+4288,m-j);n=RL(a+4304)+j;WL(a+4304,n);if(m==j){d=3;goto B38;}
if(((RL(a+4272)>>(p&63))&15)+j%15<5){goto B39;}d=0;B38:WW(a+4320,3);
d=a+4272+((j==((j>>(p&63))&15)<<(p&63)?d:2u)<<3);WL(d,RL(d)+n);WL(a+4304,0);WL(a+4312,0);
WW(a+4324,c==12?0u:c+1);if(RL(a+4288)!=0){goto B29;}b=RW(a+4272);goto B30;B39:WW(a+4320,3);
WL(a+4312,0);c=c+1;B33:WW(a+4324,c<13?c:c-13);goto B29;B32:b=0;
e=a+4272+((j==((j>>(p&63))&1)<<(p&63)?e:0u)<<3);WL(e,RL(e)+n);WL(a+4304,0);WW(a+4320,1);
WL(a+4312,0);WW(a+4324,d==12?0u:c);if(RL(a+4272)!=0){goto B29;}B30:j=RL(a+4288);m=RL(a+4296);
p=RL(a+4276);WW(a+2188,RW(a+4284));WL(a+2180,p);WL(a+2200,m);WL(a+2192,j);WW(a+2176,b);s=0;
B44:j=RL(g+(s<<3));if(j==0){d=RW(a+60);c=RW(a+68);if(d-c<=5){F7(i,c,6);d=RW(a+60);c=RW(a+68);}
t=RW(a+64);e=t+c;WW(e,RW(32940));WH(e+4,RH(32944));c=c+6;goto B40;}d=32949;e=112;u=4;k=32888;
c=RW(a+68);B42:l=RW(u+32784)+1;b=((U)(j>>(((L)RW(k)<<2)&63))&15)*l+c;if(RW(a+60)-c<=11){F7(i,c,12);
c=RW(a+68);}t=RW(a+64);r=t+c;WL(r,RL(d));WW(r+8,RW(d+8));c=c+12;c=b<c?b:c;WW(a+68,c);l=l<<2;
if(e>=l){k=k+4;d=d+l;e=e-l;u=u+8;if(u==108){goto B41;}goto B42;}abort();B41:d=RW(a+60);if(!b){
goto B43;}c=c-1;B40:WW(a+68,c);B43:if(c==d){F25(i);t=RW(a+64);}WB(t+c,10);WW(a+68,c+1);s=s+1;
if(s!=4){goto B44;}b=RW(a+76);j=RL(a+16);goto B45;B36:abort();B34:abort();B31:abort();B22:abort();
B29:r=r+1;if(r<513){goto B46;}c=RW(33108);if(!c){d=RW(33220);c=RW(33216);if(d-c<32){v=Grow(1);
e=v<<16;WW(33220,e+65536);c=e==d?c:e;}WW(33216,c+32);if(!c){goto B2;}goto B47;}WW(33108,RW(c));
B47:j=RL(a+4296);WL(c+24,j);m=RL(a+4288);WL(c+16,m);p=RL(a+4280);WL(c+8,p);n=RL(a+4272);WL(c,n);
WW(c,RW(33108));WW(33108,c);t=RW(a+104);b=t-1;n=n^RL(a+88);n=((n>>30)^n)*13787848793156543929ull;
n=((n>>27)^n)*10723151780598845931ull;p=p^(n>>31)^n;p=((p>>30)^p)*13787848793156543929ull;
p=((p>>27)^p)*10723151780598845931ull;m=m^(p>>31)^p;m=((m>>30)^m)*13787848793156543929ull;
m=((m>>27)^m)*10723151780598845931ull;j=j^(m>>31)^m;j=((j>>30)^j)*13787848793156543929ull;
j=((j>>27)^j)*10723151780598845931ull;m=(j>>31)^j;s=(U)m;d=b&s;if(!t){goto B48;}u=RW(a+100);
c=u+d*12;e=RH(a+112);if(RH(c+10)==e){j=m&281474976710655ull;B50:if((((L)RH(c+8)<<32)|(L)RW(c))==j){
c=RW(c+4);F15(a+2168,a+4216,c);v=Compare(a+2168,a+4272,32);if(!v){if(RL(a+2200)==RL(a+4304)){
if(RW(a+2216)==RW(a+4320)){if(RW(a+2220)==RW(a+4324)){if(RL(a+2208)==RL(a+4312)){goto B49;}}}}}}
d=(d+1)&b;c=u+d*12;if(RH(c+10)==e){goto B50;}}if(r&3){goto B46;}WH(c+10,e);WW(c+4,r);WW(c,s);
WH(c+8,(U)(m>>32));c=RW(a+108)+1;WW(a+108,c);if(c<<1<=t){goto B46;}F11(a+88);goto B46;
B49:WL(a+4376,RL(a+4264));WL(a+4368,RL(a+4256));WL(a+4360,RL(a+4248));WL(a+4352,RL(a+4240));
WL(a+4344,RL(a+4232));WL(a+4336,RL(a+4224));WL(a+4328,RL(a+4216));F15(a+2168,a+4216,r-c);
B91:switch(RW(a+4376)){case 0:goto B51;case 1:goto B52;case 2:goto B53;default:goto B54;}
B54:c=RW(a+4380);if(c>=13){goto B55;}p=RL(a+4352);m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;
n=j<<(m&63);if(j>2){j=n;goto B56;}switch((U)j){case 1:goto B57;case 2:goto B58;default:goto B59;}
B59:j=1ull<<(CtzL(p)&60&63);goto B56;B57:j=p;if(p!=n){goto B60;}goto B56;B58:j=p;if(p==n){goto B56;}
B60:j=(1ull<<(CtzL(p-n)&60&63))+n;B56:m=m&60;WL(a+4352,p-j);p=RL(a+4360)+j;WL(a+4360,p);d=0;
n=RL(a+4328);c=c==12?0u:c+1;if(((n>>(((L)RW((c<<2)+32888)<<2)&63))&15)!=0){
if(((n>>(m&63))&15)+j%15<=4){d=2;if(((RL(a+4344)>>(m&63))&15)!=4){goto B61;}}}
d=a+4328+((j==((j>>(m&63))&15)<<(m&63)?d:3u)<<3);WL(d,RL(d)+p);WL(a+4360,0);B61:WW(a+4376,0);
WL(a+4368,0);goto B62;B51:c=RW(a+4380);if(c>=13){goto B63;}m=RL(a+4328);j=(L)RW((c<<2)+32888)<<2;
p=j&60;j=1ull<<((!((m>>(j&63))&15)?CtzL(m)&60:p)&63);WL(a+4328,m-j);n=j+RL(a+4360);WL(a+4360,n);e=1;
d=c+1;if(((RL(a+4336)>>(((L)RW(((d==13?0u:d)<<2)+32888)<<2)&63))&15)!=0){
b=((RL(a+4344)>>(p&63))&15)==4;e=b?2u:3u;if(!b){if(m!=j){goto B64;}}}
e=a+4328+((j==((j>>(p&63))&1)<<(p&63)?e:0u)<<3);WL(e,RL(e)+n);WL(a+4360,0);B64:WW(a+4376,1);
WL(a+4368,0);c=c==12?0u:d;goto B62;B52:c=RW(a+4380);if(c>=13){goto B65;}p=RL(a+4336);
m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;j=!j?1ull<<(CtzL(p)&60&63):j<<(m&63);WL(a+4336,p-j);
n=j+RL(a+4360);WL(a+4360,n);e=((RL(a+4344)>>(m&63))&15)==4;d=e?2u:3u;m=m&60;if(!e){if(p!=j){d=0;
if(((RL(a+4328)>>(m&63))&15)+j%15<5){goto B66;}}}d=a+4328+((j==((j>>(m&63))&15)<<(m&63)?d:1u)<<3);
WL(d,RL(d)+n);WL(a+4360,0);B66:WW(a+4376,2);WL(a+4368,0);c=c==12?0u:c+1;goto B62;B53:c=RW(a+4380);
if(c>=13){goto B67;}m=RL(a+4344);p=(L)RW((c<<2)+32888)<<2;j=(m>>(p&63))&15;if(j!=0){j=j<<(p&63);
goto B68;}j=F16(m);B68:p=p&60;WL(a+4344,m-j);n=RL(a+4360)+j;WL(a+4360,n);if(m==j){d=3;goto B69;}
if(((RL(a+4328)>>(p&63))&15)+j%15<5){goto B70;}d=0;B69:d=a+4328+((j==((j>>(p&63))&15)<<(p&63)?d:2u)
<<3);WL(d,RL(d)+n);WL(a+4360,0);B70:WW(a+4376,3);WL(a+4368,0);c=c==12?0u:c+1;B62:WW(a+4380,c);
switch(RW(a+2216)){case 0:goto B71;case 1:goto B72;case 2:goto B73;default:goto B74;}
B74:c=RW(a+2220);if(c>=13){goto B75;}p=RL(a+2192);m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;
n=j<<(m&63);if(j>2){j=n;goto B76;}switch((U)j){case 1:goto B77;case 2:goto B78;default:goto B79;}
B79:j=1ull<<(CtzL(p)&60&63);goto B76;B77:j=p;if(p!=n){goto B80;}goto B76;B78:j=p;if(p==n){goto B76;}
B80:j=(1ull<<(CtzL(p-n)&60&63))+n;B76:m=m&60;WL(a+2192,p-j);p=RL(a+2200)+j;WL(a+2200,p);d=0;
n=RL(a+2168);c=c==12?0u:c+1;if(((n>>(((L)RW((c<<2)+32888)<<2)&63))&15)!=0){
if(((n>>(m&63))&15)+j%15<=4){d=2;if(((RL(a+2184)>>(m&63))&15)!=4){goto B81;}}}
d=a+2168+((j==((j>>(m&63))&15)<<(m&63)?d:3u)<<3);WL(d,RL(d)+p);WL(a+2200,0);B81:WW(a+2216,0);
WL(a+2208,0);goto B82;B71:c=RW(a+2220);if(c>=13){goto B83;}m=RL(a+2168);j=(L)RW((c<<2)+32888)<<2;
p=j&60;j=1ull<<((!((m>>(j&63))&15)?CtzL(m)&60:p)&63);WL(a+2168,m-j);n=j+RL(a+2200);WL(a+2200,n);e=1;
d=c+1;if(((RL(a+2176)>>(((L)RW(((d==13?0u:d)<<2)+32888)<<2)&63))&15)!=0){
b=((RL(a+2184)>>(p&63))&15)==4;e=b?2u:3u;if(!b){if(m!=j){goto B84;}}}
e=a+2168+((j==((j>>(p&63))&1)<<(p&63)?e:0u)<<3);WL(e,RL(e)+n);WL(a+2200,0);B84:WW(a+2216,1);
WL(a+2208,0);c=c==12?0u:d;goto B82;B72:c=RW(a+2220);if(c>=13){goto B85;}p=RL(a+2176);
m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;j=!j?1ull<<(CtzL(p)&60&63):j<<(m&63);WL(a+2176,p-j);
n=j+RL(a+2200);WL(a+2200,n);e=((RL(a+2184)>>(m&63))&15)==4;d=e?2u:3u;m=m&60;if(!e){if(p!=j){d=0;
if(((RL(a+2168)>>(m&63))&15)+j%15<5){goto B86;}}}d=a+2168+((j==((j>>(m&63))&15)<<(m&63)?d:1u)<<3);
WL(d,RL(d)+n);WL(a+2200,0);B86:WW(a+2216,2);WL(a+2208,0);c=c==12?0u:c+1;goto B82;B73:c=RW(a+2220);
if(c>=13){goto B87;}m=RL(a+2184);p=(L)RW((c<<2)+32888)<<2;j=(m>>(p&63))&15;if(j!=0){j=j<<(p&63);
goto B88;}j=F16(m);B88:p=p&60;WL(a+2184,m-j);n=RL(a+2200)+j;WL(a+2200,n);if(m==j){d=3;goto B89;}
if(((RL(a+2168)>>(p&63))&15)+j%15<5){goto B90;}d=0;B89:d=a+2168+((j==((j>>(p&63))&15)<<(p&63)?d:2u)
<<3);WL(d,RL(d)+n);WL(a+2200,0);B90:WW(a+2216,3);WL(a+2208,0);c=c==12?0u:c+1;B82:WW(a+2220,c);
v=Compare(a+4328,a+2168,32);if(v){goto B91;}if(RL(a+4360)!=RL(a+2200)){goto B91;}
if(RW(a+4376)!=RW(a+2216)){goto B91;}if(RW(a+4380)!=RW(a+2220)){goto B91;}
if(RL(a+4368)!=RL(a+2208)){goto B91;}if(k<=l){goto B7;}abort();B48:abort();B55:abort();B63:abort();
B65:abort();B67:abort();B75:abort();B83:abort();B85:abort();B87:abort();B17:abort();B3:abort();
B7:c=RW(a+96);if(c!=0){d=RW(a+100);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+33088));WW(c+33088,d);}
c=RW(a+68);if(c!=0){((U(*)(U,U,U))T[RW(RW(a+44)+16)])(RW(a+40),RW(a+64),c);}c=RW(a+60);if(c!=0){
d=RW(a+64);c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+33088));WW(c+33088,d);}c=RW(a+72);if(c!=0){
d=RW(a+76);c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+33088));WW(c+33088,d);}G0=a+4384;return 0;
B2:abort();}
static void F25(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F26(b+4,e,RW(a+4),c);if(RW(b+4)==1){F8(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+33088);if(e){goto B2;}h=RW(33220);e=RW(33216);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33220,f+(i&4294901760u));e=f==h?e:f;}
WW(33216,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+33088);if(!e){
g=RW(33220);e=RW(33216);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33220,c+(f&4294901760u));e=c==g?e:c;}WW(33216,e+b);goto B5;}WW(b+33088,RW(e));goto B6;
B2:WW(g+33088,RW(e));B4:F6(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33088));WW(b+33088,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"A2345678910JQK\0\0\0\200\0\0\1\0\0\0\1\200\0\0\1\0\0\0\2\200\0\0\1\0\0\0\3\200\0\0\1\0\0\0\4\200\0\0\1\0\0\0\5\200\0\0\1\0\0\0\6\200\0\0\1\0\0\0\7\200\0\0\1\0\0\0\10\200\0\0\1\0\0\0\11\200\0\0\2\0\0\0\13\200\0\0",100);
memcpy(M+32868,"\1\0\0\0\14\200\0\0\1\0\0\0\15\200\0\0\1\0\0\0\11\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0\4\0\0\0\5\0\0\0\6\0\0\0\7\0\0\0\10\0\0\0\0\0\0\0\12\0\0\0\14\0\0\0\13\0\0\0WINNER\357\273\277A A A A 2 2 2 2 3 3",100);
memcpy(M+32968," 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 J J J J Q Q Q Q K K K K     \0\0\0\0\0\0\0",100);
memcpy(M+33068,"\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",20);
return F24();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
