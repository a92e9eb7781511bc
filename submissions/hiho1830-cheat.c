/* Cheat (hihoCoder 1830)
 * Generated from src/problems/cheat/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 7c62f0efe2485f89 */
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
static L F22(L a);
static U F24(void);
static void F25(U a);
static void F26(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11,(Any)F19};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,8,56);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+33088);if(h){goto B2;}l=RW(33220);h=RW(33216);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(33220,j+(m&4294901760u));h=j==l?h:j;}WW(33216,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+33088);if(!h){
b=RW(33220);h=RW(33216);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(33220,c+(k&4294901760u));h=c==b?h:c;}WW(33216,h+f);goto B6;}WW(f+33088,RW(h));goto B5;
B2:WW(k+33088,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+33088));
WW(f+33088,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+33088);if(d){goto B2;}
g=RW(33220);d=RW(33216);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(33220,e+(h&4294901760u));d=e==g?d:e;}WW(33216,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+33088,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F15(f,0,96);F15(f+96,0,96);F15(f+192,0,96);F15(f+288,0,96);
F15(f+384,0,96);F15(f+480,0,96);F15(f+576,0,96);F15(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F15(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+33088));WW(f+33088,j);}}
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
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,32946,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(32946,m,3);if(!q){c=c-3;F8(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F21(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(d==c){i=F20(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F16(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(c!=g){goto B8;}if(f>65536){goto B8;}i=F20(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(c!=g));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static L F22(L a){L b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0;b=1;c=a&15;if(c==1){
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
static U F24(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,r=0,s=0,t=0,u=0,v=0,w=0,z=0,a1=0,
b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0;L j=0,m=0,n=0,o=0,p=0,q=0,x=0,y=0;a=G0-4368;G0=a;WW(a+12,0);
b=RW(33160);if(!b){c=RW(33220);b=RW(33216);if(c-b<262144){h1=Grow(4);d=h1<<16;WW(33220,d+262144);
b=d==c?b:d;}WW(33216,b+262144);if(b){goto B1;}goto B2;}WW(33160,RW(b));B1:c=F15(b,0,131080);
WL(a+64,1);WW(a+80,131080);WW(a+76,c);WW(a+72,131080);WW(a+44,33064);WL(a+16,0);WH(a+84,0);
WL(a+56,0);WL(a+48,0);WL(a+24,0);WL(a+32,0);WW(a+40,a+12);F15(a+2184,0,2048);c=4294967192u;d=32888;
B4:if(!RW(c+32892)){goto B3;}WL(a+2184+(RB(RW(c+32888))<<3),1ull<<(((L)RW(d)<<2)&63));d=d+4;c=c+8;
if(c){goto B4;}c=RW(33140);if(!c){d=RW(33220);c=RW(33216);if(d-c<8192){h1=Grow(1);e=h1<<16;
WW(33220,e+65536);c=e==d?c:e;}WW(33216,c+8192);if(!c){goto B2;}goto B5;}WW(33140,RW(c));
B5:c=F15(c,0,6144);WW(a+128,0);WL(a+120,34359738368ull);WH(a+112,1);WL(a+104,512);WW(a+100,c);
WW(a+96,512);WL(a+88,11400714819323198485ull);f=F8(a+88+48,a+2184,2048);g=a+2184+8;h=a+4256+32;
i=a+60;j=0;B43:WL(a+16,j+1);WL(a+2208,0);WL(a+2200,0);WL(a+2192,0);WL(a+2184,0);d=0;B15:k=RW(a+48);
if(k<=4294967287u){l=RW(a+80);if(k+8<=l){j=RL(b+k);m=CtzL((j^18446744073709551615ull)&(j+
16059518370053021407ull)&9259542123273814144ull);c=(U)m;if((c&56)!=0){j=j>>(m&56&63);
if(((U)j&255)<=32){if(((1ull<<(j&63))&4294983168ull)!=0){WW(a+56,k);c=c>>3;WW(a+48,k+c+1);goto B6;}}
}}}F21(a,a+16);if(RW(a)&1){goto B7;}c=RW(a+4);l=RW(a+80);k=RW(a+56);B6:e=c+k;if(e>=c){if(e<=l){
b=RW(a+76);e=b+k;switch(c-1){case 0:goto B8;case 1:goto B9;default:goto B10;}B8:c=RB(e);if(c!=49){
goto B11;}goto B10;B9:if(RB(e)!=49){goto B10;}c=49;if(RB(e+1)!=48){goto B10;}B11:j=RL(f+(c<<3));
if(j!=0){goto B12;}B10:c=RW(a+52);if(c<k){goto B13;}if(c>l){goto B13;}c=c-k;e=F16(e,c);if(e>c){
goto B14;}goto B7;}}abort();B13:abort();B14:abort();B12:c=a+2184+(((d&255)/13)<<3);WL(c,RL(c)+j);
c=d+1;d=c;if(c!=52){goto B15;}n=RL(a+2192);o=RL(a+2200);p=RL(a+2184);q=RL(a+2208);
m=((n>>44)&15)+((o>>44)&15)+((p>>44)&15)+((q>>44)&15);e=12;c=11;d=32932;B16:j=(L)RW(d)<<2;
j=((n>>(j&63))&15)+((p>>(j&63))&15)+((o>>(j&63))&15)+((q>>(j&63))&15);b=m>j;m=b?m:j;e=b?e:c;d=d-4;
c=c-1;if(c!=4294967295u){goto B16;}if(e>=13){goto B17;}j=(L)RW((e<<2)+32888)<<2;
if(((n>>(j&63))&15)+((p>>(j&63))&15)+((o>>(j&63))&15)+((q>>(j&63))&15)!=4){goto B7;}r=(U)(p>>32);
s=(U)p;WW(a+108,0);WL(a+4248,0);WL(a+4240,0);WL(a+4232,0);c=RH(a+112)+1;WH(a+112,c);
if((c&65535)!=c){c=RW(a+104);if(c!=0){c=c*12;F15(RW(a+100),0,c-(c-12)%12);}WH(a+112,1);}t=0;
WW(a+128,0);m=0;WL(h,0);WL(h+8,0);WL(h+16,0);WL(a+4280,q);WL(a+4272,o);WL(a+4264,n);WW(a+4260,r);
WW(a+4256,s);u=0;v=0;B44:w=t;switch(v){case 0:goto B18;case 1:goto B19;case 2:goto B20;
default:goto B21;}B21:if(u>=13){goto B22;}x=RL(a+4280);p=(L)RW((u<<2)+32888)<<2;j=(x>>(p&63))&15;
y=j<<(p&63);if(j>2){j=y;goto B23;}switch((U)j){case 1:goto B24;case 2:goto B25;default:goto B26;}
B26:j=1ull<<(CtzL(x)&60&63);goto B23;B24:j=x;if(x!=y){goto B27;}goto B23;B25:j=x;if(x==y){goto B23;}
B27:j=(1ull<<(CtzL(x-y)&60&63))+y;B23:p=p&60;m=j+m;WL(a+4288,m);x=x-j;WL(a+4280,x);c=0;y=RL(a+4256);
u=u==12?0u:u+1;if(((y>>(((L)RW((u<<2)+32888)<<2)&63))&15)!=0){if(((y>>(p&63))&15)+j%15<=4){c=2;
if(((RL(a+4272)>>(p&63))&15)!=4){goto B28;}}}c=a+4256+((j==((j>>(p&63))&15)<<(p&63)?c:3u)<<3);
WL(c,RL(c)+m);m=0;WL(a+4288,0);x=RL(a+4280);B28:WW(a+4308,u);v=0;WW(a+4304,0);WL(a+4296,0);if(x!=0){
goto B29;}e=RW(a+4256);goto B30;B18:if(u>=13){goto B31;}p=RL(a+4256);j=(L)RW((u<<2)+32888)<<2;
x=j&60;j=1ull<<((!((p>>(j&63))&15)?CtzL(p)&60:x)&63);m=j+m;WL(a+4288,m);WL(a+4256,p-j);v=1;d=1;
c=u+1;if(!((RL(a+4264)>>(((L)RW(((c==13?0u:c)<<2)+32888)<<2)&63))&15)){goto B32;}
e=((RL(a+4272)>>(x&63))&15)==4;d=e?2u:3u;if(e){goto B32;}if(p==j){goto B32;}v=1;WW(a+4304,1);
WL(a+4296,0);goto B33;B19:if(u>=13){goto B34;}x=RL(a+4264);p=(L)RW((u<<2)+32888)<<2;
j=(x>>(p&63))&15;j=!j?1ull<<(CtzL(x)&60&63):j<<(p&63);m=j+m;WL(a+4288,m);WL(a+4264,x-j);
d=((RL(a+4272)>>(p&63))&15)==4;c=d?2u:3u;p=p&60;if(!d){if(x!=j){c=0;
if(((RL(a+4256)>>(p&63))&15)+j%15<=4){v=2;goto B35;}}}
c=a+4256+((j==((j>>(p&63))&15)<<(p&63)?c:1u)<<3);WL(c,RL(c)+m);m=0;WL(a+4288,0);v=2;WW(a+4304,2);
WL(a+4296,0);u=u==12?0u:u+1;WW(a+4308,u);if(RL(a+4264)!=0){goto B29;}e=RW(a+4256);goto B30;
B20:if(u>=13){goto B36;}p=RL(a+4272);x=(L)RW((u<<2)+32888)<<2;j=(p>>(x&63))&15;if(j!=0){j=j<<(x&63);
goto B37;}j=F22(p);B37:x=x&60;m=j+m;WL(a+4288,m);WL(a+4272,p-j);v=3;c=3;if(p!=j){c=0;
if(((RL(a+4256)>>(x&63))&15)+j%15<=4){v=3;goto B35;}}
c=a+4256+((j==((j>>(x&63))&15)<<(x&63)?c:2u)<<3);WL(c,RL(c)+m);m=0;WL(a+4288,0);WW(a+4304,3);
WL(a+4296,0);u=u==12?0u:u+1;WW(a+4308,u);if(RL(a+4272)!=0){goto B29;}e=RW(a+4256);goto B30;B32:e=0;
d=a+4256+((j==((j>>(x&63))&1)<<(x&63)?d:0u)<<3);WL(d,RL(d)+m);m=0;WL(a+4288,0);WW(a+4304,1);
WL(a+4296,0);u=u==12?0u:c;WW(a+4308,u);if(RL(a+4256)!=0){goto B29;}B30:j=RL(a+4272);m=RL(a+4280);
p=RL(a+4260);WW(a+2204,RW(a+4268));WL(a+2196,p);WL(a+2216,m);WL(a+2208,j);WW(a+2192,e);z=0;
B42:j=RL(g+(z<<3));if(j==0){d=RW(a+60);c=RW(a+68);if(d-c<=5){F9(i,c,6);d=RW(a+60);c=RW(a+68);}
u=RW(a+64);e=u+c;WW(e,RW(32940));WH(e+4,RH(32944));c=c+6;goto B38;}d=32949;e=112;a1=4;k=32888;
c=RW(a+68);B40:b1=RW(a1+32784)+1;b=((U)(j>>(((L)RW(k)<<2)&63))&15)*b1+c;if(RW(a+60)-c<=11){
F9(i,c,12);c=RW(a+68);}u=RW(a+64);c1=u+c;WL(c1,RL(d));WW(c1+8,RW(d+8));c=c+12;c=b<c?b:c;WW(a+68,c);
b1=b1<<2;if(e>=b1){k=k+4;d=d+b1;e=e-b1;a1=a1+8;if(a1==108){goto B39;}goto B40;}abort();
B39:d=RW(a+60);if(!b){goto B41;}c=c-1;B38:WW(a+68,c);B41:if(c==d){F25(i);u=RW(a+64);}WB(u+c,10);
WW(a+68,c+1);z=z+1;if(z!=4){goto B42;}b=RW(a+76);j=RL(a+16);goto B43;B36:abort();B34:abort();
B31:abort();B22:abort();B35:WW(a+4304,v);WL(a+4296,0);c=u+1;B33:u=u==12?0u:c;WW(a+4308,u);B29:t=w+1;
if(t<513){goto B44;}WL(a+2232,RL(a+4304));WL(a+2224,RL(a+4296));WL(a+2216,RL(a+4288));
WL(a+2208,RL(a+4280));WL(a+2200,RL(a+4272));WL(a+2192,RL(a+4264));WL(a+2184,RL(a+4256));c=RW(33108);
if(!c){d=RW(33220);c=RW(33216);if(d-c<32){h1=Grow(1);e=h1<<16;WW(33220,e+65536);c=e==d?c:e;}
WW(33216,c+32);if(!c){goto B2;}goto B45;}WW(33108,RW(c));B45:j=RL(a+4280);WL(c+24,j);p=RL(a+4272);
WL(c+16,p);x=RL(a+4264);WL(c+8,x);y=RL(a+4256);WL(c,y);WW(c,RW(33108));WW(33108,c);c=RW(a+104);
e=c-1;y=y^RL(a+88);y=((y>>30)^y)*13787848793156543929ull;y=((y>>27)^y)*10723151780598845931ull;
x=x^(y>>31)^y;x=((x>>30)^x)*13787848793156543929ull;x=((x>>27)^x)*10723151780598845931ull;
p=p^(x>>31)^x;p=((p>>30)^p)*13787848793156543929ull;p=((p>>27)^p)*10723151780598845931ull;
j=j^(p>>31)^p;j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;
x=(j>>31)^j;d1=(U)x;d=e&d1;if(!c){goto B46;}e1=0;z=RW(a+124);b1=RW(a+128);b=RW(a+100);c=b+d*12;
a1=RH(a+112);if(RH(c+10)==a1){j=x&281474976710655ull;y=RL(a+2224);f1=RW(a+2236);g1=RW(a+2232);
p=RL(a+2216);B49:if((((L)RH(c+8)<<32)|(L)RW(c))==j){c1=RW(c+4);c=c1-1;if(c>=b1){goto B47;}c=z+c*56;
h1=Compare(c,a+2184,32);if(!h1){if(RL(c+32)==p){if(RW(c+48)==g1){if(RW(c+52)==f1){if(RL(c+40)==y){
e1=1;goto B48;}}}}}}d=(d+1)&e;c=b+d*12;if(RH(c+10)==a1){goto B49;}}c1=d;B48:if(b1==RW(a+120)){
F5(a+88+32);z=RW(a+124);}c=z+b1*56;WL(c+48,RL(a+2232));WL(c+40,RL(a+2224));WL(c+32,RL(a+2216));
WL(c+24,RL(a+2208));WL(c+16,RL(a+2200));WL(c+8,RL(a+2192));WL(c,RL(a+2184));d=b1+1;WW(a+128,d);
if(!e1){e=RW(a+104);if(c1>=e){goto B50;}c=RW(a+100)+c1*12;WH(c+10,RH(a+112));WH(c+8,(U)(x>>32));
WW(c+4,d);WW(c,d1);c=RW(a+108)+1;WW(a+108,c);if(c<<1<=e){goto B44;}F12(a+88);goto B44;}WL(a+4344,0);
WL(a+4336,q);WL(a+4328,o);WL(a+4320,n);WW(a+4316,r);WW(a+4312,s);WL(a+4352,0);WL(a+4360,0);
WL(a+2208,q);WL(a+2200,o);WL(a+2192,n);WW(a+2188,r);WW(a+2184,s);WL(a+2216,RL(a+4232));
WL(a+2224,RL(a+4240));WL(a+2232,RL(a+4248));if(w-511!=c1){e=c1+511;j=RL(a+2216);c=RW(a+2236);
d=RW(a+2232);B70:switch(d){case 0:goto B51;case 1:goto B52;case 2:goto B53;default:goto B54;}
B54:if(c>=13){goto B55;}n=RL(a+2208);p=(L)RW((c<<2)+32888)<<2;m=(n>>(p&63))&15;o=m<<(p&63);if(m>2){
m=o;goto B56;}switch((U)m){case 1:goto B57;case 2:goto B58;default:goto B59;}
B59:m=1ull<<(CtzL(n)&60&63);goto B56;B57:m=n;if(n!=o){goto B60;}goto B56;B58:m=n;if(n==o){goto B56;}
B60:m=(1ull<<(CtzL(n-o)&60&63))+o;B56:p=p&60;WL(a+2208,n-m);d=0;j=m+j;b=0;n=RL(a+2184);
c=c==12?0u:c+1;if(((n>>(((L)RW((c<<2)+32888)<<2)&63))&15)!=0){b=0;if(((n>>(p&63))&15)+m%15<=4){b=2;
if(((RL(a+2200)>>(p&63))&15)!=4){d=0;goto B61;}}}b=a+2184+((m==((m>>(p&63))&15)<<(p&63)?b:3u)<<3);
WL(b,RL(b)+j);j=0;goto B61;B51:if(c>=13){goto B62;}p=RL(a+2184);m=(L)RW((c<<2)+32888)<<2;n=m&60;
m=1ull<<((!((p>>(m&63))&15)?CtzL(p)&60:n)&63);WL(a+2184,p-m);j=m+j;b=1;d=c+1;
if(((RL(a+2192)>>(((L)RW(((d==13?0u:d)<<2)+32888)<<2)&63))&15)!=0){a1=((RL(a+2200)>>(n&63))&15)==4;
b=a1?2u:3u;if(!a1){if(p!=m){goto B63;}}}b=a+2184+((m==((m>>(n&63))&1)<<(n&63)?b:0u)<<3);
WL(b,RL(b)+j);j=0;B63:c=c==12?0u:d;d=1;goto B61;B52:if(c>=13){goto B64;}n=RL(a+2192);
p=(L)RW((c<<2)+32888)<<2;m=(n>>(p&63))&15;m=!m?1ull<<(CtzL(n)&60&63):m<<(p&63);WL(a+2192,n-m);j=m+j;
b=((RL(a+2200)>>(p&63))&15)==4;d=b?2u:3u;p=p&60;if(!b){if(n!=m){d=0;
if(((RL(a+2184)>>(p&63))&15)+m%15<5){goto B65;}}}d=a+2184+((m==((m>>(p&63))&15)<<(p&63)?d:1u)<<3);
WL(d,RL(d)+j);j=0;B65:c=c==12?0u:c+1;d=2;goto B61;B53:if(c>=13){goto B66;}p=RL(a+2200);
n=(L)RW((c<<2)+32888)<<2;m=(p>>(n&63))&15;if(m!=0){m=m<<(n&63);goto B67;}m=F22(p);B67:n=n&60;
WL(a+2200,p-m);j=m+j;if(p==m){d=3;goto B68;}if(((RL(a+2184)>>(n&63))&15)+m%15<5){goto B69;}d=0;
B68:d=a+2184+((m==((m>>(n&63))&15)<<(n&63)?d:2u)<<3);WL(d,RL(d)+j);j=0;B69:c=c==12?0u:c+1;d=3;
B61:e=e+1;if(w!=e){goto B70;}WW(a+2232,d);WL(a+2224,0);WL(a+2216,j);WW(a+2236,c);}
B109:switch(RW(a+4360)){case 0:goto B71;case 1:goto B72;case 2:goto B73;default:goto B74;}
B74:c=RW(a+4364);if(c>=13){goto B75;}p=RL(a+4336);m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;
n=j<<(m&63);if(j>2){j=n;goto B76;}switch((U)j){case 1:goto B77;case 2:goto B78;default:goto B79;}
B79:j=1ull<<(CtzL(p)&60&63);goto B76;B77:j=p;if(p!=n){goto B80;}goto B76;B78:j=p;if(p==n){goto B76;}
B80:j=(1ull<<(CtzL(p-n)&60&63))+n;B76:m=m&60;WL(a+4336,p-j);p=RL(a+4344)+j;WL(a+4344,p);d=0;
n=RL(a+4312);c=c==12?0u:c+1;if(((n>>(((L)RW((c<<2)+32888)<<2)&63))&15)!=0){
if(((n>>(m&63))&15)+j%15<=4){d=2;if(((RL(a+4328)>>(m&63))&15)!=4){goto B81;}}}
d=a+4312+((j==((j>>(m&63))&15)<<(m&63)?d:3u)<<3);WL(d,RL(d)+p);WL(a+4344,0);B81:WW(a+4360,0);
WL(a+4352,0);goto B82;B71:c=RW(a+4364);if(c>=13){goto B83;}m=RL(a+4312);j=(L)RW((c<<2)+32888)<<2;
p=j&60;j=1ull<<((!((m>>(j&63))&15)?CtzL(m)&60:p)&63);WL(a+4312,m-j);n=j+RL(a+4344);WL(a+4344,n);e=1;
d=c+1;if(((RL(a+4320)>>(((L)RW(((d==13?0u:d)<<2)+32888)<<2)&63))&15)!=0){
b=((RL(a+4328)>>(p&63))&15)==4;e=b?2u:3u;if(!b){if(m!=j){goto B84;}}}
e=a+4312+((j==((j>>(p&63))&1)<<(p&63)?e:0u)<<3);WL(e,RL(e)+n);WL(a+4344,0);B84:WW(a+4360,1);
WL(a+4352,0);c=c==12?0u:d;goto B82;B72:c=RW(a+4364);if(c>=13){goto B85;}p=RL(a+4320);
m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;j=!j?1ull<<(CtzL(p)&60&63):j<<(m&63);WL(a+4320,p-j);
n=j+RL(a+4344);WL(a+4344,n);e=((RL(a+4328)>>(m&63))&15)==4;d=e?2u:3u;m=m&60;if(!e){if(p!=j){d=0;
if(((RL(a+4312)>>(m&63))&15)+j%15<5){goto B86;}}}d=a+4312+((j==((j>>(m&63))&15)<<(m&63)?d:1u)<<3);
WL(d,RL(d)+n);WL(a+4344,0);B86:WW(a+4360,2);WL(a+4352,0);c=c==12?0u:c+1;goto B82;B73:c=RW(a+4364);
if(c>=13){goto B87;}m=RL(a+4328);p=(L)RW((c<<2)+32888)<<2;j=(m>>(p&63))&15;if(j!=0){j=j<<(p&63);
goto B88;}j=F22(m);B88:p=p&60;WL(a+4328,m-j);n=RL(a+4344)+j;WL(a+4344,n);d=3;if(m!=j){d=0;
if(((RL(a+4312)>>(p&63))&15)+j%15<5){goto B89;}}d=a+4312+((j==((j>>(p&63))&15)<<(p&63)?d:2u)<<3);
WL(d,RL(d)+n);WL(a+4344,0);B89:WW(a+4360,3);WL(a+4352,0);c=c==12?0u:c+1;B82:WW(a+4364,c);
switch(RW(a+2232)){case 0:goto B90;case 1:goto B91;case 2:goto B92;default:goto B93;}
B93:c=RW(a+2236);if(c>=13){goto B94;}p=RL(a+2208);m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;
n=j<<(m&63);if(j>2){j=n;goto B95;}switch((U)j){case 1:goto B96;case 2:goto B97;default:goto B98;}
B98:j=1ull<<(CtzL(p)&60&63);goto B95;B96:j=p;if(p!=n){goto B99;}goto B95;B97:j=p;if(p==n){goto B95;}
B99:j=(1ull<<(CtzL(p-n)&60&63))+n;B95:m=m&60;WL(a+2208,p-j);p=RL(a+2216)+j;WL(a+2216,p);d=0;
n=RL(a+2184);c=c==12?0u:c+1;if(((n>>(((L)RW((c<<2)+32888)<<2)&63))&15)!=0){
if(((n>>(m&63))&15)+j%15<=4){d=2;if(((RL(a+2200)>>(m&63))&15)!=4){goto B100;}}}
d=a+2184+((j==((j>>(m&63))&15)<<(m&63)?d:3u)<<3);WL(d,RL(d)+p);WL(a+2216,0);B100:WW(a+2232,0);
WL(a+2224,0);goto B101;B90:c=RW(a+2236);if(c>=13){goto B102;}m=RL(a+2184);j=(L)RW((c<<2)+32888)<<2;
p=j&60;j=1ull<<((!((m>>(j&63))&15)?CtzL(m)&60:p)&63);WL(a+2184,m-j);n=j+RL(a+2216);WL(a+2216,n);e=1;
d=c+1;if(((RL(a+2192)>>(((L)RW(((d==13?0u:d)<<2)+32888)<<2)&63))&15)!=0){
b=((RL(a+2200)>>(p&63))&15)==4;e=b?2u:3u;if(!b){if(m!=j){goto B103;}}}
e=a+2184+((j==((j>>(p&63))&1)<<(p&63)?e:0u)<<3);WL(e,RL(e)+n);WL(a+2216,0);B103:WW(a+2232,1);
WL(a+2224,0);c=c==12?0u:d;goto B101;B91:c=RW(a+2236);if(c>=13){goto B104;}p=RL(a+2192);
m=(L)RW((c<<2)+32888)<<2;j=(p>>(m&63))&15;j=!j?1ull<<(CtzL(p)&60&63):j<<(m&63);WL(a+2192,p-j);
n=j+RL(a+2216);WL(a+2216,n);e=((RL(a+2200)>>(m&63))&15)==4;d=e?2u:3u;m=m&60;if(!e){if(p!=j){d=0;
if(((RL(a+2184)>>(m&63))&15)+j%15<5){goto B105;}}}d=a+2184+((j==((j>>(m&63))&15)<<(m&63)?d:1u)<<3);
WL(d,RL(d)+n);WL(a+2216,0);B105:WW(a+2232,2);WL(a+2224,0);c=c==12?0u:c+1;goto B101;B92:c=RW(a+2236);
if(c>=13){goto B106;}m=RL(a+2200);p=(L)RW((c<<2)+32888)<<2;j=(m>>(p&63))&15;if(j!=0){j=j<<(p&63);
goto B107;}j=F22(m);B107:p=p&60;WL(a+2200,m-j);n=RL(a+2216)+j;WL(a+2216,n);d=3;if(m!=j){d=0;
if(((RL(a+2184)>>(p&63))&15)+j%15<5){goto B108;}}d=a+2184+((j==((j>>(p&63))&15)<<(p&63)?d:2u)<<3);
WL(d,RL(d)+n);WL(a+2216,0);B108:WW(a+2232,3);WL(a+2224,0);c=c==12?0u:c+1;B101:WW(a+2236,c);
h1=Compare(a+4312,a+2184,32);if(h1){goto B109;}if(RL(a+4344)!=RL(a+2216)){goto B109;}
if(RW(a+4360)!=RW(a+2232)){goto B109;}if(RW(a+4364)!=RW(a+2236)){goto B109;}
if(RL(a+4352)!=RL(a+2224)){goto B109;}if(k<=l){goto B7;}abort();B46:abort();B47:abort();B50:abort();
B55:abort();B62:abort();B64:abort();B66:abort();B75:abort();B83:abort();B85:abort();B87:abort();
B94:abort();B102:abort();B104:abort();B106:abort();B17:abort();B3:abort();B7:c=RW(a+96);if(c!=0){
d=RW(a+100);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+33088));WW(c+33088,d);}c=RW(a+120);if(c!=0){
d=RW(a+124);c=((0u-Clz((c*56-1)|15))&31)<<2;WW(d,RW(c+33088));WW(c+33088,d);}c=RW(a+68);if(c!=0){
((U(*)(U,U,U))T[RW(RW(a+44)+16)])(RW(a+40),RW(a+64),c);}c=RW(a+60);if(c!=0){d=RW(a+64);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+33088));WW(c+33088,d);}c=RW(a+72);if(c!=0){d=RW(a+76);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+33088));WW(c+33088,d);}G0=a+4368;return 0;B2:abort();}
static void F25(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F26(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+33088);if(e){goto B2;}h=RW(33220);e=RW(33216);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33220,f+(i&4294901760u));e=f==h?e:f;}
WW(33216,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+33088);if(!e){
g=RW(33220);e=RW(33216);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33220,c+(f&4294901760u));e=c==g?e:c;}WW(33216,e+b);goto B5;}WW(b+33088,RW(e));goto B6;
B2:WW(g+33088,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33088));WW(b+33088,c);
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
