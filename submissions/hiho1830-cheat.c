/* Cheat (hihoCoder 1830)
 * Generated from src/problems/cheat/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 05ce1d2a7e9d5115 */
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
static U F8(U a,U b,U c);
static void F9(U a,U b,U c);
static void F10(U a,U b,U c,U d);
static U F11(U a,U b,U c);
static void F12(U a);
static U F15(U a,U b,U c);
static U F16(U a,U b);
static L F19(U a);
static U F20(U a);
static void F21(U a,U b);
static void F22(U a,U b);
static U F24(void);
static void F25(U a);
static void F26(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11,(Any)F19};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,8,40);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+33132);if(h){goto B2;}l=RW(33264);h=RW(33260);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(33264,j+(m&4294901760u));h=j==l?h:j;}WW(33260,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+33132);if(!h){
b=RW(33264);h=RW(33260);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(33264,c+(k&4294901760u));h=c==b?h:c;}WW(33260,h+f);goto B6;}WW(f+33132,RW(h));goto B5;
B2:WW(k+33132,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+33132));
WW(f+33132,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+33132);if(d){goto B2;}
g=RW(33264);d=RW(33260);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(33264,e+(h&4294901760u));d=e==g?d:e;}WW(33260,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+33132,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F15(f,0,96);F15(f+96,0,96);F15(f+192,0,96);F15(f+288,0,96);
F15(f+384,0,96);F15(f+480,0,96);F15(f+576,0,96);F15(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F15(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+33132));WW(f+33132,j);}}
static U F15(U a,U b,U c){Fill(a,b,c);return a;}
static U F16(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F19(U a){(void)a;return 11400714819323198485ull;}
static U F20(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;m=F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32774,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32774,m,3);if(!q){c=c-3;F8(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F21(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(c>=d){i=F20(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F16(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(g<c){goto B8;}if(f>65536){goto B8;}i=F20(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(g<c));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static void F22(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,o=0,p=0,q=0,r=0,w=0;
L m=0,n=0,s=0,t=0,u=0,v=0;c=G0-48;G0=c;WL(c+40,0);WL(c+32,0);WL(c+24,0);WL(c+16,0);d=RW(b+60);e=0;
f=0;B18:g=f;f=g+1;h=e;e=h+8;i=h+(c+16);j=0;B17:k=RW(b+32);if(k<=4294967287u){l=RW(b+64);if(k+8<=l){
m=RL(d+k);n=CtzL((m^18446744073709551615ull)&(m+16059518370053021407ull)&9259542123273814144ull);
h=(U)n;if((h&56)!=0){m=m>>(n&56&63);if(((U)m&255)<=32){if(((1ull<<(m&63))&4294983168ull)!=0){
WW(b+40,k);o=h>>3;WW(b+32,k+o+1);goto B1;}}}}}F21(c+8,b);if(RW(c+8)&1){goto B2;}o=RW(c+12);
l=RW(b+64);k=RW(b+40);B1:h=o+k;if(h<o){goto B3;}if(h>l){goto B3;}p=j+1;d=RW(b+60);q=d+k;r=0;
h=4294967192u;B5:if(RW(h+33112)==o){w=Compare(RW(h+33108),q,o);if(!w){goto B4;}}r=r+1;h=h+8;if(h){
goto B5;}h=RW(b+36);if(h>=k){if(h<=l){goto B6;}}abort();B2:WL(a,1);WW(a+8,3);goto B7;B6:h=h-k;
r=F16(q,h);if(r>h){goto B8;}if(g==0u-j){if(!r){WL(a+8,0);WL(a,0);goto B7;}}n=RL(b+16);if(!k){m=1;
s=1;goto B9;}m=0;l=k;f=d;B13:e=l<255?l:255u;o=e&3;p=0;r=0;if(l>=4){r=0;h=f;p=e&252;q=p;
B10:r=r+(U)(RB(h)==10)+(U)(RB(h+1)==10)+(U)(RB(h+2)==10)+(U)(RB(h+3)==10);h=h+4;q=q-4;if(q){
goto B10;}if(!o){goto B11;}}h=f+p;B12:r=r+(U)(RB(h)==10);h=h+1;o=o-1;if(o){goto B12;}B11:f=f+e;
m=m+((L)r&255);l=l-e;if(l){goto B13;}h=d-1;r=0;goto B14;B3:abort();B8:abort();
B14:B16:if(RB(h+k)==10){goto B15;}h=h-1;r=r+1;if(k!=r){goto B16;}r=k;B15:n=!m?n:0ull;s=m+1;m=(L)r+1;
B9:WW(a+16,j);WW(a+12,g);WW(a+8,0);WL(a,1);WL(a+40,n+m);WL(a+24,RL(b));WL(a+32,RL(b+8)+s);goto B7;
B4:WL(i,(1ull<<((L)RW((r<<2)+32936)&63))+RL(i));j=p;if(p!=13){goto B17;}if(e!=32){goto B18;}
s=RL(c+24);t=RL(c+16);u=RL(c+32);v=RL(c+40);if(s+t+u+v!=1200959900632132ull){h=0;n=0;r=4294967244u;
p=0;B19:m=(L)RW(r+32988);m=((s>>(m&63))&15)+((t>>(m&63))&15)+((u>>(m&63))&15)+((v>>(m&63))&15);
o=m>n;n=o?m:n;p=o?h:p;h=h+1;r=r+4;if(r){goto B19;}s=RL(b+16);if(!k){m=1;t=1;goto B20;}m=0;l=k;f=d;
B24:e=l<255?l:255u;o=e&3;j=0;r=0;if(l>=4){r=0;h=f;j=e&252;q=j;
B21:r=r+(U)(RB(h)==10)+(U)(RB(h+1)==10)+(U)(RB(h+2)==10)+(U)(RB(h+3)==10);h=h+4;q=q-4;if(q){
goto B21;}if(!o){goto B22;}}h=f+j;B23:r=r+(U)(RB(h)==10);h=h+1;o=o-1;if(o){goto B23;}B22:f=f+e;
m=m+((L)r&255);l=l-e;if(l){goto B24;}h=d-1;r=0;goto B25;}WL(a+40,RL(c+40));WL(a+32,RL(c+32));
WL(a+24,RL(c+24));WL(a+16,RL(c+16));WL(a+8,1);WL(a,0);goto B7;B25:B27:if(RB(h+k)==10){goto B26;}
h=h-1;r=r+1;if(k!=r){goto B27;}r=k;B26:s=!m?s:0ull;t=m+1;m=(L)r+1;B20:WL(a+16,n);WW(a+12,p);
WW(a+8,1);WL(a,1);WL(a+40,s+m);WL(a+24,RL(b));WL(a+32,RL(b+8)+t);B7:G0=c+48;}
static U F24(void){U a=0,b=0,c=0,d=0,e=0,f=0,j=0,k=0,r=0,s=0,x=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,
h1=0;L g=0,h=0,i=0,l=0,m=0,n=0,o=0,p=0,q=0,t=0,u=0,v=0,w=0,y=0,z=0,i1=0;a=G0-336;G0=a;WW(a+12,0);
b=RW(33204);if(!b){c=RW(33264);b=RW(33260);if(c-b<262144){h1=Grow(4);d=h1<<16;WW(33264,d+262144);
b=d==c?b:d;}WW(33260,b+262144);if(b){goto B1;}goto B2;}WW(33204,RW(b));B1:b=F15(b,0,131080);
WL(a+64,1);WW(a+80,131080);WW(a+76,b);WW(a+72,131080);WW(a+44,33108);WH(a+84,0);WL(a+56,0);
WL(a+48,0);WL(a+24,0);WL(a+32,0);WW(a+40,a+12);b=RW(33184);if(!b){c=RW(33264);b=RW(33260);
if(c-b<8192){h1=Grow(1);d=h1<<16;WW(33264,d+65536);b=d==c?b:d;}WW(33260,b+8192);if(!b){goto B2;}
goto B3;}WW(33184,RW(b));B3:b=F15(b,0,6144);WL(a+120,34359738368ull);WH(a+112,1);WW(a+104,512);
WW(a+100,b);WW(a+96,512);WL(a+88,11400714819323198485ull);WL(a+16,1);F22(a+176,a+16);if(!RW(a+176)){
e=a+136+8;f=a+60;B44:if(!(RW(a+184)&1)){goto B4;}g=RL(a+216);h=RL(a+208);i=RL(a+200);j=RW(a+192);
k=RW(a+196);WW(a+180,k);WW(a+176,j);b=0;l=0;d=4294967292u;m=RL(a+176);n=g;o=i;p=h;B37:d=d+4;
if(d>=2000){WW(a+108,0);b=RH(a+112)+1;WH(a+112,b);if((b&65535)!=b){b=RW(a+104);if(b!=0){b=b*12;
F15(RW(a+100),0,b-(b-12)%12);}WH(a+112,1);}WL(a+200,g);WL(a+192,h);WL(a+184,i);WW(a+180,k);
WW(a+176,j);b=0;WW(a+128,0);q=0;r=36;d=0;s=0;goto B5;}if(b>=13){goto B6;}t=m&(0ull-m);
u=(L)RW((b<<2)+32936);v=15ull<<(u&63);w=(SL)((v&m)-1)<0?((t>>2)|(t>>1)|t)&300239975158033ull:1ull<<(
u&63);t=w+l;b=b+1;x=b==13?0u:b;y=(L)RW((x<<2)+32936);q=(L)((SL)(((o>>(y&63))&15)-1)>>63);
b=!(w&(v^18446744073709551615ull));o=(b?t&q:0ull)+o;l=q^18446744073709551615ull;c=!((p>>(u&63))&12);
v=c?0ull:l;p=(b?v&t:0ull)+p;m=m-w;w=(L)((SL)(m-1)>>63)&(c?l:0ull);u=(b?w&t:0ull)+n;l=(v|q|w)&t;
w=(b?0ull:l)+m;if(w!=0){goto B7;}m=0;goto B8;B5:B34:c=s+1;s=c==13?0u:c;m=(L)(r&63);c=a+176+(b<<3);
p=RL(c);n=15ull<<((L)r&63);o=p&n;t=o;switch(b){case 1:goto B9;case 2:goto B10;case 3:goto B11;
default:goto B12;}B12:t=1ull<<(m&63);goto B9;B11:t=p-o;t=t&(0ull-t);
t=(((p>>(m&63))&15)<3?((t>>2)|(t>>1)|t)&300239975158033ull:0ull)+o;B9:u=p&(0ull-p);
u=((u>>2)|(u>>1)|u)&300239975158033ull;goto B13;B10:t=(p>>1)&300239975158033ull;u=t&p;
i1=!u?(p>>2)&300239975158033ull:u;u=p&300239975158033ull;w=t&(u^18446744073709551615ull);
t=u&(t^18446744073709551615ull);t=!t?(!w?i1:w):t;u=((t&(0ull-t))*15)&p;t=o;B13:o=(SL)(o-1)<0?u:t;
z=p-o;WL(c,z);if(s>=13){goto B14;}WL(a+160,0);WL(a+152,0);WL(a+144,0);WL(a+136,0);w=RL(a+176);
g=((w>>(m&63))&15)+((o*1229782938247303441ull)>>60);r=RW((s<<2)+32936);p=(L)r;
h=(L)((SL)(((w>>(p&63))&15)-1)>>63);l=RL(a+184);i=(L)((SL)(((l>>(p&63))&15)-1)>>63);v=RL(a+192);
t=((v>>(m&63))&12)!=0?18446744073709551615ull:0ull;p=t;a1=d+1;b1=a1&3;switch(b1){case 1:goto B15;
case 2:goto B16;case 3:goto B17;default:goto B18;}B18:p=g>4?18446744073709551615ull:b==3?h:0ull;
goto B16;B15:p=b?0ull:i;goto B16;B17:p=(L)((SL)(z-1)>>63);B16:WL(a+136+(b1<<3),p);
y=p^18446744073709551615ull;x=d&3;j=x^2;u=t;switch(x){case 1:goto B19;case 2:goto B20;
case 3:goto B21;default:goto B22;}B19:u=(L)((SL)(z-1)>>63);goto B22;B21:u=b?0ull:i;goto B22;
B20:u=g>4?18446744073709551615ull:b==3?h:0ull;B22:m=o+q;WL(a+136+(j<<3),u&y);d=(d-1)&3;switch(d){
case 1:goto B23;case 2:goto B24;case 3:goto B25;default:goto B26;}B25:t=(L)((SL)(z-1)>>63);goto B24;
B23:t=b?0ull:i;goto B24;B26:t=g>4?18446744073709551615ull:b==3?h:0ull;
B24:WL(a+136+(d<<3),t&((u|p)^18446744073709551615ull));t=(o&(n^18446744073709551615ull))-1;
p=(L)((SL)t>>63);o=RL(a+152);WL(a+192,(p&(o&m))+v);u=RL(a+160);WL(a+200,RL(a+200)+(p&(u&m)));
q=RL(a+144);n=RL(a+136);o=(u|(o|(q|n)))&m;WL(a+184,(p&(o&q))+l);WL(a+176,(p&(o&n))+w);
p=RL(c)+((SL)t<0?0ull:o);WL(c,p);if(!p){goto B27;}p=RL(a+200);WL(a+160,p);t=RL(a+192);WL(a+152,t);
u=RL(a+184);WL(a+144,u);w=RL(a+176);WL(a+136,w);c1=a1%52;WW(a+168,c1);b=RW(a+104);d=b-1;q=RL(a+88);
q=((q>>30)^(L)c1^q)*13787848793156543929ull;q=((q>>27)^q)*10723151780598845931ull;w=w^(q>>31)^q;
w=((w>>30)^w)*13787848793156543929ull;w=((w>>27)^w)*10723151780598845931ull;u=u^(w>>31)^w;
u=((u>>30)^u)*13787848793156543929ull;u=((u>>27)^u)*10723151780598845931ull;t=t^(u>>31)^u;
t=((t>>30)^t)*13787848793156543929ull;t=((t>>27)^t)*10723151780598845931ull;p=p^(t>>31)^t;
p=((p>>30)^p)*13787848793156543929ull;p=((p>>27)^p)*10723151780598845931ull;t=(p>>31)^p;d1=(U)t;
c=d&d1;if(!b){goto B28;}e1=0;f1=RW(a+124);k=RW(a+128);x=RW(a+100);b=x+c*12;j=RH(a+112);
if(RH(b+10)==j){p=t&281474976710655ull;B31:if((((L)RH(b+8)<<32)|(L)RW(b))==p){g1=RW(b+4);b=g1-1;
if(b>=k){goto B29;}b=f1+b*40;h1=Compare(b,a+136,32);if(!h1){if(RW(b+32)==c1){e1=1;goto B30;}}}
c=(c+1)&d;b=x+c*12;if(RH(b+10)==j){goto B31;}}g1=c;B30:if(k==RW(a+120)){F5(a+88+32);f1=RW(a+124);}
b=f1+k*40;WL(b+32,RL(a+168));WL(b+24,RL(a+160));WL(b+16,RL(a+152));WL(b+8,RL(a+144));
WL(b,RL(a+136));c=k+1;WW(a+128,c);if(e1){goto B32;}d=RW(a+104);if(g1>=d){goto B33;}
b=RW(a+100)+g1*12;WH(b+10,RH(a+112));WH(b+8,(U)(t>>32));WW(b+4,c);WW(b,d1);b=RW(a+108)+1;
WW(a+108,b);if(b<<1>d){F12(a+88);}q=m-o;b=b1;d=a1;goto B34;B7:m=o&(0ull-o);q=y&63;n=15ull<<(q&63);
i1=((m>>2)|(m>>1)|m)&300239975158033ull;m=o&n;m=(SL)(m-1)<0?i1:m;
v=(m&(n^18446744073709551615ull))-1;n=(L)((SL)v>>63);t=m+(t-l);b=!((p>>(q&63))&12);
p=(n&(b?0ull:t))+p;o=o-m;l=(L)((SL)(o-1)>>63);y=b?l:0ull;u=(n&(y&t))+u;
q=((m*1229782938247303441ull)>>60)+((w>>(q&63))&15)>4?(b?l^18446744073709551615ull:0ull):0ull;
m=(n&(q&t))+w;n=((b?q:18446744073709551615ull)|y)&t;o=((SL)v<0?0ull:n)+o;if(!o){o=0;goto B8;}b=x+1;
b=b==13?0u:b;if(b>12){goto B35;}c=b+1;c=c==13?0u:c;if(c>=13){goto B36;}w=(p>>1)&300239975158033ull;
q=w&p;i1=!q?(p>>2)&300239975158033ull:q;q=p&300239975158033ull;l=w&(q^18446744073709551615ull);
w=q&(w^18446744073709551615ull);w=!w?(!l?i1:l):w;l=(L)RW((b<<2)+32936);q=15ull<<(l&63);
i1=((w&(0ull-w))*15)&p;w=q&p;w=(SL)(w-1)<0?i1:w;v=p-w;y=v-1;q=(w&(q^18446744073709551615ull))-1;
p=w+(t-n);t=((L)((SL)(y&q)>>63)&p)+u;u=(L)((SL)y>>63);
w=((w*1229782938247303441ull)>>60)+((m>>(l&63))&15)>4?u^18446744073709551615ull:0ull;
m=((L)((SL)q>>63)&(w&p))+m;y=(w|u)&p;n=((SL)q<0?0ull:y)+v;if(!n){u=t;p=0;goto B8;}u=0;w=t&(0ull-t);
i1=((w>>2)|(w>>1)|w)&300239975158033ull;w=(L)RW((c<<2)+32936);v=15ull<<(w&63);q=v&t;l=t-q;
l=l&(0ull-l);q=(SL)(q-1)<0?i1:(((t>>(w&63))&15)<3?((l>>2)|(l>>1)|l)&300239975158033ull:0ull)+q;
v=(q&(v^18446744073709551615ull))-1;z=(L)((SL)v>>63);b=c+1;b=b==13?0u:b;
l=((q*1229782938247303441ull)>>60)+((m>>(w&63))&15)>4?18446744073709551615ull:(L)((SL)(((m>>((L)RW((
b<<2)+32936)&63))&15)-1)>>63);p=q+(p-y);m=(z&(l&p))+m;
w=!((n>>(w&63))&12)?0ull:l^18446744073709551615ull;y=p&(w|l);l=p-y;p=(z&(w&p))+n;
n=((SL)v<0?0ull:y)+(t-q);if(n!=0){goto B37;}B8:b=(U)(o>>32);c=(U)(m>>32);d=(U)o;x=(U)m;goto B38;
B32:b=RW(a+56);c=RW(a+80);if(b<=c){goto B4;}abort();B27:u=RL(a+200);p=RL(a+192);b=RW(a+188);
d=RW(a+184);c=RW(a+180);x=RW(a+176);B38:WL(a+168,u);WL(a+160,p);WW(a+148,c);WW(a+144,x);
WL(a+152,((L)b<<32)|(L)d);k=0;B43:p=RL(e+(k<<3));if(p==0){b=RW(a+68);if(RW(a+60)-b<=5){F9(f,b,6);
b=RW(a+68);}c=RW(a+64)+b;WW(c,RW(32768));WH(c+4,RH(32772));b=b+6;goto B39;}b=0;F15(a+176,0,156);
d=33008;x=32936;c=4294967140u;B40:if(b>=145){abort();}j=a+176+b;WW(j+8,RW(c+32941));
WL(j,RL(c+32933));b=((U)(p>>((L)RW(x)&63))&15)*(RW(d)+1)+b;x=x+4;d=d+8;c=c+12;if(c){goto B40;}b=b-1;
if(b>=157){abort();}c=RW(a+68);if(b>RW(a+60)-c){F9(f,c,b);c=RW(a+68);goto B41;}if(!b){goto B42;}
B41:F8(RW(a+64)+c,a+176,b);B42:b=c+b;B39:WW(a+68,b);if(b==RW(a+60)){F25(f);}WB(RW(a+64)+b,10);
WW(a+68,b+1);k=k+1;if(k!=4){goto B43;}WL(a+16,RL(a+16)+1);F22(a+176,a+16);if(!RW(a+176)){goto B44;}}
B4:b=RW(a+96);if(b!=0){c=RW(a+100);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+33132));WW(b+33132,c);}
b=RW(a+120);if(b!=0){c=RW(a+124);b=((0u-Clz((b*40-1)|15))&31)<<2;WW(c,RW(b+33132));WW(b+33132,c);}
b=RW(a+68);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+44)+16)])(RW(a+40),RW(a+64),b);}b=RW(a+60);if(b!=0){
c=RW(a+64);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33132));WW(b+33132,c);}b=RW(a+72);if(b!=0){
c=RW(a+76);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33132));WW(b+33132,c);}G0=a+336;return 0;
B36:abort();B35:abort();B33:abort();B29:abort();B28:abort();B14:abort();B6:abort();B2:abort();}
static void F25(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F26(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+33132);if(e){goto B2;}h=RW(33264);e=RW(33260);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33264,f+(i&4294901760u));e=f==h?e:f;}
WW(33260,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+33132);if(!e){
g=RW(33264);e=RW(33260);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33264,c+(f&4294901760u));e=c==g?e:c;}WW(33260,e+b);goto B5;}WW(b+33132,RW(e));goto B6;
B2:WW(g+33132,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33132));WW(b+33132,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"WINNER\357\273\277A A A A     2 2 2 2     3 3 3 3     4 4 4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8",100);
memcpy(M+32868,"     9 9 9 9     10 10 10 10 J J J J     Q Q Q Q     K K K K     \0\0\0$\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0",100);
memcpy(M+32968," \0\0\0\0\0\0\0(\0\0\0000\0\0\0,\0\0\0A2345678910JQK\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\336\200\0\0\1\0\0\0\337\200\0\0\1\0\0\0\340\200\0\0\1\0\0\0\341\200\0\0\1\0\0\0\342\200\0\0\1\0\0\0\343\200\0\0\1\0\0\0",100);
memcpy(M+33068,"\344\200\0\0\1\0\0\0\345\200\0\0\2\0\0\0\347\200\0\0\1\0\0\0\350\200\0\0\1\0\0\0\351\200\0\0\1\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",64);
return F24();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
