/* Cheat (hihoCoder 1830)
 * Generated from src/problems/cheat/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 2c39896be1908e63 */
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
static void F8(U a);
static U F9(U a,U b,U c);
static void F10(U a,U b,U c);
static void F11(U a,U b,U c,U d);
static U F12(U a,U b,U c);
static void F13(U a);
static U F16(U a,U b,U c);
static U F17(U a,U b);
static L F20(U a);
static U F21(U a);
static void F22(U a,U b);
static U F24(void);
static void F25(U a);
static void F26(U a,U b,U c,U d);
static Any T[]={0,(Any)F11,(Any)F12,(Any)F20};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,8,48);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+35132);if(h){goto B2;}l=RW(35264);h=RW(35260);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(35264,j+(m&4294901760u));h=j==l?h:j;}WW(35260,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+35132);if(!h){
b=RW(35264);h=RW(35260);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(35264,c+(k&4294901760u));h=c==b?h:c;}WW(35260,h+f);goto B6;}WW(f+35132,RW(h));goto B5;
B2:WW(k+35132,RW(h));B4:f=b*f;F9(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+35132));
WW(f+35132,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F8(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,8,8);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F9(U a,U b,U c){Copy(a,b,c);return a;}
static void F10(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F11(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F12(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F13(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+35132);if(d){goto B2;}
g=RW(35264);d=RW(35260);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(35264,e+(h&4294901760u));d=e==g?d:e;}WW(35260,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+35132,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F16(f,0,96);F16(f+96,0,96);F16(f+192,0,96);F16(f+288,0,96);
F16(f+384,0,96);F16(f+480,0,96);F16(f+576,0,96);F16(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F16(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+35132));WW(f+35132,j);}}
static U F16(U a,U b,U c){Fill(a,b,c);return a;}
static U F17(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
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
goto B10;}if(c<d){goto B11;}c=c-d;m=F9(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,34822,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(34822,m,3);if(!q){c=c-3;F9(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F22(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(c>=d){i=F21(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F17(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(g<c){goto B8;}if(f>65536){goto B8;}i=F21(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(g<c));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static U F24(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,i=0,j=0,k=0,m=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0;
L h=0,l=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,m1=0,n1=0;
a=G0-288;G0=a;WW(a+20,0);b=RW(35204);if(!b){c=RW(35264);b=RW(35260);if(c-b<262144){l1=Grow(4);
d=l1<<16;WW(35264,d+262144);b=d==c?b:d;}WW(35260,b+262144);if(b){goto B1;}goto B2;}WW(35204,RW(b));
B1:c=F16(b,0,131080);WL(a+72,1);WW(a+88,131080);WW(a+84,c);WW(a+80,131080);WW(a+52,35108);
WL(a+24,0);WH(a+92,0);WL(a+64,0);WL(a+56,0);WL(a+32,0);WL(a+40,0);WW(a+48,a+20);c=RW(35184);if(!c){
d=RW(35264);c=RW(35260);if(d-c<8192){l1=Grow(1);e=l1<<16;WW(35264,e+65536);c=e==d?c:e;}
WW(35260,c+8192);if(!c){goto B2;}goto B3;}WW(35184,RW(c));B3:c=F16(c,0,6144);WW(a+136,0);
WL(a+128,34359738368ull);WH(a+120,1);WL(a+112,512);WW(a+108,c);WW(a+104,512);
WL(a+96,11400714819323198485ull);f=a+240+8;g=a+68;h=0;B82:WL(a+24,h+1);WL(a+264,0);WL(a+256,0);
WL(a+248,0);WL(a+240,0);i=0;B11:c=i;i=c+8;j=c+(a+240);k=13;B10:c=RW(a+56);if(c<=4294967287u){
e=RW(a+88);if(c+8<=e){h=RL(b+c);l=CtzL((h^18446744073709551615ull)&(h+16059518370053021407ull)&
9259542123273814144ull);d=(U)l;if((d&56)!=0){h=h>>(l&56&63);if(((U)h&255)<=32){
if(((1ull<<(h&63))&4294983168ull)!=0){WW(a+64,c);d=d>>3;WW(a+56,c+d+1);goto B4;}}}}}F22(a+8,a+24);
if(RW(a+8)&1){goto B5;}d=RW(a+12);e=RW(a+88);c=RW(a+64);B4:m=d+c;if(m>=d){if(m<=e){b=RW(a+84);m=b+c;
switch(d-1){case 0:goto B6;case 1:goto B7;default:goto B8;}B6:h=RL((RB(m)<<3)+32768);if(!h){goto B8;
}goto B9;B7:if(RB(m)!=49){goto B8;}h=1;if(RB(m+1)==48){goto B9;}goto B8;}}abort();B8:d=RW(a+60);
if(d>=c){if(d<=e){c=d-c;d=F17(m,c);if(d<=c){goto B5;}abort();}}abort();B9:WL(j,RL(j)+h);k=k-1;if(k){
goto B10;}if(i!=32){goto B11;}l=0;c=4294967244u;n=RL(a+264);o=RL(a+256);p=RL(a+248);q=RL(a+240);
B12:h=(L)RW(c+35108)<<2;h=((p>>(h&63))&15)+((q>>(h&63))&15)+((o>>(h&63))&15)+((n>>(h&63))&15);
l=h>l?h:l;c=c+4;if(c){goto B12;}if(l==4){WW(a+116,0);c=RH(a+120)+1;WH(a+120,c);if((c&65535)!=c){
c=RW(a+112);if(c!=0){c=c*12;F16(RW(a+108),0,c-(c-12)%12);}WH(a+120,1);}m=0;WW(a+136,0);WL(a+168,n);
WL(a+160,o);WL(a+152,p);WL(a+144,q);h=0;c=0;B29:e=m;m=c%13;d=(m<<2)+35056;switch(c&3){
case 1:goto B13;case 2:goto B14;case 3:goto B15;default:goto B16;}B15:r=RL(a+168);s=(L)RW(d)<<2;
t=(r>>(s&63))&15;if(t!=0){l=t<<(s&63);if(t>=3){goto B17;}t=CtzL(r-l);
l=(t<64?1ull<<(t&60&63):0ull)+l;goto B17;}l=0;t=CtzL(r);if(t<=63){l=1ull<<(t&60&63);}B17:s=s&60;
h=l+h;WL(a+176,h);r=r-l;WL(a+168,r);j=0;t=RL(a+144);
if(((t>>(((L)RW(d+(m<12?4u:4294967248u))<<2)&63))&15)!=0){if(((t>>(s&63))&15)+l%15<=4){j=2;
if(((RL(a+160)>>(s&63))&15)!=4){goto B18;}}}d=a+144+((l==((l>>(s&63))&15)<<(s&63)?j:3u)<<3);
WL(d,RL(d)+h);h=0;WL(a+176,0);r=RL(a+168);B18:c=c+1;c=c==52?0u:c;WW(a+184,c);if(r!=0){goto B19;}
goto B20;B16:l=(L)RW(d)<<2;s=l&60;r=RL(a+144);if(((r>>(l&63))&15)!=0){l=1ull<<(s&63);goto B21;}l=0;
t=CtzL(r);if(t<=63){l=1ull<<(t&60&63);}B21:h=l+h;WL(a+176,h);WL(a+144,r-l);
if(!((RL(a+152)>>(((L)RW(d+(m<12?4u:4294967248u))<<2)&63))&15)){d=1;goto B22;}
if(((RL(a+160)>>(s&63))&15)==4){d=2;goto B22;}if(r!=l){goto B23;}d=3;B22:m=0;
d=a+144+((l==((l>>(s&63))&15)<<(s&63)?d:0u)<<3);WL(d,RL(d)+h);h=0;WL(a+176,0);c=(c+1)%52;
WW(a+184,c);if(!RL(a+144)){goto B24;}goto B19;B13:l=(L)RW(d)<<2;s=l&60;r=RL(a+152);t=(r>>(l&63))&15;
if(t!=0){l=t<<(l&63);goto B25;}l=0;t=CtzL(r);if(t<=63){l=1ull<<(t&60&63);}B25:h=l+h;WL(a+176,h);
WL(a+152,r-l);if(((RL(a+160)>>(s&63))&15)==4){d=2;goto B26;}if(r==l){d=3;goto B26;}
if(((RL(a+144)>>(s&63))&15)+l%15<5){goto B23;}d=0;B26:d=a+144+((l==((l>>(s&63))&15)<<(s&63)?d:1u)
<<3);WL(d,RL(d)+h);h=0;WL(a+176,0);c=(c+1)%52;WW(a+184,c);if(RL(a+152)==0){goto B20;}goto B19;
B14:l=RL(a+160);r=(L)RW(d)<<2;s=(l>>(r&63))&15;if(s!=0){s=s<<(r&63);goto B27;}u=(l>>48)&15;
s=(l>>44)&15;t=(l>>40)&15;v=(l>>36)&15;w=(l>>32)&15;x=(l>>28)&15;y=(l>>24)&15;z=(l>>20)&15;
a1=(l>>16)&15;b1=(l>>12)&15;c1=(l>>8)&15;d1=(l>>4)&15;e1=l&15;d=e1-1<4;m1=d?e1:0ull;e1=d?e1:5ull;
d=(U)(d1!=0)&(U)(d1<e1);n1=d?d1<<4:m1;d1=d?d1:e1;d=(U)(c1!=0)&(U)(c1<d1);m1=d?c1<<8:n1;c1=d?c1:d1;
d=(U)(b1!=0)&(U)(b1<c1);n1=d?b1<<12:m1;b1=d?b1:c1;d=(U)(a1!=0)&(U)(a1<b1);m1=d?a1<<16:n1;a1=d?a1:b1;
d=(U)(z!=0)&(U)(z<a1);n1=d?z<<20:m1;z=d?z:a1;d=(U)(y!=0)&(U)(y<z);m1=d?y<<24:n1;y=d?y:z;
d=(U)(x!=0)&(U)(x<y);n1=d?x<<28:m1;x=d?x:y;d=(U)(w!=0)&(U)(w<x);m1=d?w<<32:n1;w=d?w:x;
d=(U)(v!=0)&(U)(v<w);n1=d?v<<36:m1;v=d?v:w;d=(U)(t!=0)&(U)(t<v);m1=d?t<<40:n1;t=d?t:v;
d=(U)(s!=0)&(U)(s<t);v=d?s<<44:m1;s=u!=0?(u<(d?s:t)?u<<48:v):v;B27:r=r&60;h=s+h;WL(a+176,h);
WL(a+160,l-s);if(l==s){d=3;goto B28;}if(((RL(a+144)>>(r&63))&15)+s%15<5){goto B23;}d=0;
B28:d=a+144+((s==((s>>(r&63))&15)<<(r&63)?d:2u)<<3);WL(d,RL(d)+h);h=0;WL(a+176,0);c=(c+1)%52;
WW(a+184,c);if(RL(a+160)==0){goto B20;}goto B19;B23:c=(c+1)%52;WW(a+184,c);B19:m=e+1;if(m<513){
goto B29;}WL(a+280,RL(a+184));WL(a+272,RL(a+176));WL(a+264,RL(a+168));WL(a+256,RL(a+160));
WL(a+248,RL(a+152));WL(a+240,RL(a+144));d=RW(35152);if(!d){j=RW(35264);d=RW(35260);if(j-d<32){
l1=Grow(1);k=l1<<16;WW(35264,k+65536);d=k==j?d:k;}WW(35260,d+32);if(!d){goto B2;}goto B30;}
WW(35152,RW(d));B30:WL(d,RL(a+144));WL(d+8,RL(a+152));WL(d+16,RL(a+160));WL(d+24,RL(a+168));
WW(a+196,d);WW(a+192,4);WW(a+200,4);F8(a+192);d=RW(a+196);l=(L)c;WL(d+32,l);s=RL(d)^RL(a+96);
s=((s>>30)^s)*13787848793156543929ull;s=((s>>27)^s)*10723151780598845931ull;s=RL(d+8)^(s>>31)^s;
s=((s>>30)^s)*13787848793156543929ull;s=((s>>27)^s)*10723151780598845931ull;s=RL(d+16)^(s>>31)^s;
s=((s>>30)^s)*13787848793156543929ull;s=((s>>27)^s)*10723151780598845931ull;s=RL(d+24)^(s>>31)^s;
s=((s>>30)^s)*13787848793156543929ull;s=((s>>27)^s)*10723151780598845931ull;s=(s>>31)^s;
l=((s>>30)^l^s)*13787848793156543929ull;l=((l>>27)^l)*10723151780598845931ull;s=(l>>31)^l;
j=RW(a+192);if(j!=0){j=((0u-Clz(((j<<3)-1)|15))&31)<<2;WW(d,RW(j+35132));WW(j+35132,d);}d=RW(a+112);
k=d-1;f1=(U)s;j=k&f1;if(!d){goto B31;}g1=0;h1=RW(a+132);i1=RW(a+136);b=RW(a+108);d=b+j*12;
i=RH(a+120);if(RH(d+10)==i){l=s&281474976710655ull;r=RL(a+272);j1=RW(a+280);
B34:if((((L)RH(d+8)<<32)|(L)RW(d))==l){k1=RW(d+4);d=k1-1;if(d>=i1){goto B32;}d=h1+d*48;
if(RW(d+40)==j1){l1=Compare(d,a+240,32);if(!l1){if(RL(d+32)==r){g1=1;goto B33;}}}}j=(j+1)&k;
d=b+j*12;if(RH(d+10)==i){goto B34;}}k1=j;B33:if(i1==RW(a+128)){F5(a+96+32);h1=RW(a+132);}d=h1+i1*48;
WL(d+40,RL(a+280));WL(d+32,RL(a+272));WL(d+24,RL(a+264));WL(d+16,RL(a+256));WL(d+8,RL(a+248));
WL(d,RL(a+240));j=i1+1;WW(a+136,j);if(!g1){e=RW(a+112);if(k1>=e){goto B35;}d=RW(a+108)+k1*12;
WH(d+10,RH(a+120));WH(d+8,(U)(s>>32));WW(d+4,j);WW(d,f1);d=RW(a+116)+1;WW(a+116,d);if(d<<1<=e){
goto B29;}F13(a+96);goto B29;}WW(a+232,0);WL(a+224,0);WL(a+216,n);WL(a+208,o);WL(a+200,p);
WL(a+192,q);WW(a+280,0);WL(a+272,0);WL(a+264,n);WL(a+256,o);WL(a+248,p);WL(a+240,q);if(e-511!=k1){
m=k1+511;h=0;c=0;B49:j=c%13;d=(j<<2)+35056;switch(c&3){case 1:goto B36;case 2:goto B37;
case 3:goto B38;default:goto B39;}B38:n=RL(a+264);s=(L)RW(d)<<2;o=(n>>(s&63))&15;if(o!=0){
l=o<<(s&63);if(o>=3){goto B40;}o=CtzL(n-l);l=(o<64?1ull<<(o&60&63):0ull)+l;goto B40;}l=0;o=CtzL(n);
if(o<=63){l=1ull<<(o&60&63);}B40:s=s&60;WL(a+264,n-l);h=l+h;k=0;n=RL(a+240);
if(((n>>(((L)RW(d+(j<12?4u:4294967248u))<<2)&63))&15)!=0){if(((n>>(s&63))&15)+l%15<=4){k=2;
if(((RL(a+256)>>(s&63))&15)!=4){goto B41;}}}d=l==((l>>(s&63))&15)<<(s&63)?k:3u;goto B42;
B39:l=(L)RW(d)<<2;s=l&60;n=RL(a+240);if(((n>>(l&63))&15)!=0){l=1ull<<(s&63);goto B43;}l=0;o=CtzL(n);
if(o<=63){l=1ull<<(o&60&63);}B43:WL(a+240,n-l);h=l+h;
if(!((RL(a+248)>>(((L)RW(d+(j<12?4u:4294967248u))<<2)&63))&15)){d=1;goto B44;}
if(((RL(a+256)>>(s&63))&15)==4){d=2;goto B44;}if(n!=l){goto B41;}d=3;
B44:d=l==((l>>(s&63))&15)<<(s&63)?d:0u;goto B42;B36:l=(L)RW(d)<<2;s=l&60;n=RL(a+248);
o=(n>>(l&63))&15;if(o!=0){l=o<<(l&63);goto B45;}l=0;o=CtzL(n);if(o<=63){l=1ull<<(o&60&63);}
B45:WL(a+248,n-l);h=l+h;if(((RL(a+256)>>(s&63))&15)==4){d=2;goto B46;}if(n==l){d=3;goto B46;}
if(((RL(a+240)>>(s&63))&15)+l%15<5){goto B41;}d=0;B46:d=l==((l>>(s&63))&15)<<(s&63)?d:1u;goto B42;
B37:l=RL(a+256);n=(L)RW(d)<<2;s=(l>>(n&63))&15;if(s!=0){s=s<<(n&63);goto B47;}a1=(l>>48)&15;
s=(l>>44)&15;o=(l>>40)&15;p=(l>>36)&15;q=(l>>32)&15;r=(l>>28)&15;t=(l>>24)&15;v=(l>>20)&15;
w=(l>>16)&15;x=(l>>12)&15;y=(l>>8)&15;z=(l>>4)&15;b1=l&15;d=b1-1<4;m1=d?b1:0ull;b1=d?b1:5ull;
d=(U)(z!=0)&(U)(z<b1);n1=d?z<<4:m1;z=d?z:b1;d=(U)(y!=0)&(U)(y<z);m1=d?y<<8:n1;y=d?y:z;
d=(U)(x!=0)&(U)(x<y);n1=d?x<<12:m1;x=d?x:y;d=(U)(w!=0)&(U)(w<x);m1=d?w<<16:n1;w=d?w:x;
d=(U)(v!=0)&(U)(v<w);n1=d?v<<20:m1;v=d?v:w;d=(U)(t!=0)&(U)(t<v);m1=d?t<<24:n1;t=d?t:v;
d=(U)(r!=0)&(U)(r<t);n1=d?r<<28:m1;r=d?r:t;d=(U)(q!=0)&(U)(q<r);m1=d?q<<32:n1;q=d?q:r;
d=(U)(p!=0)&(U)(p<q);n1=d?p<<36:m1;p=d?p:q;d=(U)(o!=0)&(U)(o<p);m1=d?o<<40:n1;o=d?o:p;
d=(U)(s!=0)&(U)(s<o);p=d?s<<44:m1;s=a1!=0?(a1<(d?s:o)?a1<<48:p):p;B47:n=n&60;WL(a+256,l-s);h=s+h;
if(l==s){d=3;goto B48;}if(((RL(a+240)>>(n&63))&15)+s%15<5){goto B41;}d=0;
B48:d=s==((s>>(n&63))&15)<<(n&63)?d:2u;B42:d=a+240+(d<<3);WL(d,RL(d)+h);h=0;B41:c=c+1;c=c==52?0u:c;
m=m+1;if(e!=m){goto B49;}WW(a+280,c);WL(a+272,h);}B76:c=RW(a+232);e=c%13;d=(e<<2)+35056;switch(c&3){
case 1:goto B50;case 2:goto B51;case 3:goto B52;default:goto B53;}B52:l=RL(a+216);s=(L)RW(d)<<2;
n=(l>>(s&63))&15;if(n!=0){h=n<<(s&63);if(n>=3){goto B54;}n=CtzL(l-h);
h=(n<64?1ull<<(n&60&63):0ull)+h;goto B54;}h=0;n=CtzL(l);if(n<=63){h=1ull<<(n&60&63);}B54:s=s&60;
WL(a+216,l-h);l=RL(a+224)+h;WL(a+224,l);m=0;n=RL(a+192);
if(((n>>(((L)RW(d+(e<12?4u:4294967248u))<<2)&63))&15)!=0){if(((n>>(s&63))&15)+h%15<=4){m=2;
if(((RL(a+208)>>(s&63))&15)!=4){goto B55;}}}d=h==((h>>(s&63))&15)<<(s&63)?m:3u;goto B56;
B53:h=(L)RW(d)<<2;s=h&60;n=RL(a+192);if(((n>>(h&63))&15)!=0){h=1ull<<(s&63);goto B57;}h=0;l=CtzL(n);
if(l<=63){h=1ull<<(l&60&63);}B57:WL(a+192,n-h);l=RL(a+224)+h;WL(a+224,l);
if(!((RL(a+200)>>(((L)RW(d+(e<12?4u:4294967248u))<<2)&63))&15)){d=1;goto B58;}
if(((RL(a+208)>>(s&63))&15)==4){d=2;goto B58;}if(n!=h){goto B55;}d=3;
B58:d=h==((h>>(s&63))&15)<<(s&63)?d:0u;goto B56;B50:l=(L)RW(d)<<2;s=l&60;h=0;n=RL(a+200);
o=(n>>(l&63))&15;if(o!=0){h=o<<(l&63);goto B59;}l=CtzL(n);if(l<=63){h=1ull<<(l&60&63);}
B59:WL(a+200,n-h);l=RL(a+224)+h;WL(a+224,l);if(((RL(a+208)>>(s&63))&15)==4){d=2;goto B60;}if(n==h){
d=3;goto B60;}if(((RL(a+192)>>(s&63))&15)+h%15<5){goto B55;}d=0;
B60:d=h==((h>>(s&63))&15)<<(s&63)?d:1u;goto B56;B51:h=RL(a+208);l=(L)RW(d)<<2;s=(h>>(l&63))&15;
if(s!=0){s=s<<(l&63);goto B61;}z=(h>>48)&15;s=(h>>44)&15;n=(h>>40)&15;o=(h>>36)&15;p=(h>>32)&15;
q=(h>>28)&15;r=(h>>24)&15;t=(h>>20)&15;v=(h>>16)&15;w=(h>>12)&15;x=(h>>8)&15;y=(h>>4)&15;a1=h&15;
d=a1-1<4;m1=d?a1:0ull;a1=d?a1:5ull;d=(U)(y!=0)&(U)(y<a1);n1=d?y<<4:m1;y=d?y:a1;d=(U)(x!=0)&(U)(x<y);
m1=d?x<<8:n1;x=d?x:y;d=(U)(w!=0)&(U)(w<x);n1=d?w<<12:m1;w=d?w:x;d=(U)(v!=0)&(U)(v<w);m1=d?v<<16:n1;
v=d?v:w;d=(U)(t!=0)&(U)(t<v);n1=d?t<<20:m1;t=d?t:v;d=(U)(r!=0)&(U)(r<t);m1=d?r<<24:n1;r=d?r:t;
d=(U)(q!=0)&(U)(q<r);n1=d?q<<28:m1;q=d?q:r;d=(U)(p!=0)&(U)(p<q);m1=d?p<<32:n1;p=d?p:q;
d=(U)(o!=0)&(U)(o<p);n1=d?o<<36:m1;o=d?o:p;d=(U)(n!=0)&(U)(n<o);m1=d?n<<40:n1;n=d?n:o;
d=(U)(s!=0)&(U)(s<n);o=d?s<<44:m1;s=z!=0?(z<(d?s:n)?z<<48:o):o;B61:n=l&60;WL(a+208,h-s);
l=RL(a+224)+s;WL(a+224,l);if(h==s){d=3;goto B62;}if(((RL(a+192)>>(n&63))&15)+s%15<5){goto B55;}d=0;
B62:d=s==((s>>(n&63))&15)<<(n&63)?d:2u;B56:d=a+192+(d<<3);WL(d,RL(d)+l);WL(a+224,0);B55:e=(c+1)%52;
WW(a+232,e);c=RW(a+280);m=c%13;d=(m<<2)+35056;switch(c&3){case 1:goto B63;case 2:goto B64;
case 3:goto B65;default:goto B66;}B65:l=RL(a+264);s=(L)RW(d)<<2;n=(l>>(s&63))&15;if(n!=0){
h=n<<(s&63);if(n>=3){goto B67;}n=CtzL(l-h);h=(n<64?1ull<<(n&60&63):0ull)+h;goto B67;}h=0;n=CtzL(l);
if(n<=63){h=1ull<<(n&60&63);}B67:s=s&60;WL(a+264,l-h);l=RL(a+272)+h;WL(a+272,l);j=0;n=RL(a+240);
if(((n>>(((L)RW(d+(m<12?4u:4294967248u))<<2)&63))&15)!=0){if(((n>>(s&63))&15)+h%15<=4){j=2;
if(((RL(a+256)>>(s&63))&15)!=4){goto B68;}}}d=h==((h>>(s&63))&15)<<(s&63)?j:3u;goto B69;
B66:h=(L)RW(d)<<2;s=h&60;n=RL(a+240);if(((n>>(h&63))&15)!=0){h=1ull<<(s&63);goto B70;}h=0;l=CtzL(n);
if(l<=63){h=1ull<<(l&60&63);}B70:WL(a+240,n-h);l=RL(a+272)+h;WL(a+272,l);
if(!((RL(a+248)>>(((L)RW(d+(m<12?4u:4294967248u))<<2)&63))&15)){d=1;goto B71;}
if(((RL(a+256)>>(s&63))&15)==4){d=2;goto B71;}if(n!=h){goto B68;}d=3;
B71:d=h==((h>>(s&63))&15)<<(s&63)?d:0u;goto B69;B63:l=(L)RW(d)<<2;s=l&60;h=0;n=RL(a+248);
o=(n>>(l&63))&15;if(o!=0){h=o<<(l&63);goto B72;}l=CtzL(n);if(l<=63){h=1ull<<(l&60&63);}
B72:WL(a+248,n-h);l=RL(a+272)+h;WL(a+272,l);if(((RL(a+256)>>(s&63))&15)==4){d=2;goto B73;}if(n==h){
d=3;goto B73;}if(((RL(a+240)>>(s&63))&15)+h%15<5){goto B68;}d=0;
B73:d=h==((h>>(s&63))&15)<<(s&63)?d:1u;goto B69;B64:h=RL(a+256);l=(L)RW(d)<<2;s=(h>>(l&63))&15;
if(s!=0){s=s<<(l&63);goto B74;}z=(h>>48)&15;s=(h>>44)&15;n=(h>>40)&15;o=(h>>36)&15;p=(h>>32)&15;
q=(h>>28)&15;r=(h>>24)&15;t=(h>>20)&15;v=(h>>16)&15;w=(h>>12)&15;x=(h>>8)&15;y=(h>>4)&15;a1=h&15;
d=a1-1<4;m1=d?a1:0ull;a1=d?a1:5ull;d=(U)(y!=0)&(U)(y<a1);n1=d?y<<4:m1;y=d?y:a1;d=(U)(x!=0)&(U)(x<y);
m1=d?x<<8:n1;x=d?x:y;d=(U)(w!=0)&(U)(w<x);n1=d?w<<12:m1;w=d?w:x;d=(U)(v!=0)&(U)(v<w);m1=d?v<<16:n1;
v=d?v:w;d=(U)(t!=0)&(U)(t<v);n1=d?t<<20:m1;t=d?t:v;d=(U)(r!=0)&(U)(r<t);m1=d?r<<24:n1;r=d?r:t;
d=(U)(q!=0)&(U)(q<r);n1=d?q<<28:m1;q=d?q:r;d=(U)(p!=0)&(U)(p<q);m1=d?p<<32:n1;p=d?p:q;
d=(U)(o!=0)&(U)(o<p);n1=d?o<<36:m1;o=d?o:p;d=(U)(n!=0)&(U)(n<o);m1=d?n<<40:n1;n=d?n:o;
d=(U)(s!=0)&(U)(s<n);o=d?s<<44:m1;s=z!=0?(z<(d?s:n)?z<<48:o):o;B74:n=l&60;WL(a+256,h-s);
l=RL(a+272)+s;WL(a+272,l);if(h==s){d=3;goto B75;}if(((RL(a+240)>>(n&63))&15)+s%15<5){goto B68;}d=0;
B75:d=s==((s>>(n&63))&15)<<(n&63)?d:2u;B69:d=a+240+(d<<3);WL(d,RL(d)+l);WL(a+272,0);B68:c=(c+1)%52;
WW(a+280,c);if(e!=c){goto B76;}l1=Compare(a+192,a+240,32);if(l1){goto B76;}if(RL(a+224)!=RL(a+272)){
goto B76;}c=RW(a+64);d=RW(a+88);if(c>d){abort();}}B5:c=RW(a+104);if(c!=0){d=RW(a+108);
c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+35132));WW(c+35132,d);}c=RW(a+128);if(c!=0){d=RW(a+132);
c=((0u-Clz(c*48-1))&31)<<2;WW(d,RW(c+35132));WW(c+35132,d);}c=RW(a+76);if(c!=0){
((U(*)(U,U,U))T[RW(RW(a+52)+16)])(RW(a+48),RW(a+72),c);}c=RW(a+68);if(c!=0){d=RW(a+72);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+35132));WW(c+35132,d);}c=RW(a+80);if(c!=0){d=RW(a+84);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+35132));WW(c+35132,d);}G0=a+288;return 0;B31:abort();
B32:abort();B35:abort();B20:m=RW(a+144);B24:c=RW(a+148);h=RL(a+152);l=RL(a+160);WL(a+272,RL(a+168));
WL(a+264,l);WL(a+256,h);WW(a+252,c);WW(a+248,m);k1=0;B81:h=RL(f+(k1<<3));if(h==0){d=RW(a+68);
c=RW(a+76);if(d-c<=5){F10(g,c,6);d=RW(a+68);c=RW(a+76);}i1=RW(a+72);e=i1+c;WW(e,RW(34816));
WH(e+4,RH(34820));c=c+6;goto B77;}d=34825;e=112;j=4;k=35056;c=RW(a+76);B79:b=RW(j+34952)+1;
m=((U)(h>>(((L)RW(k)<<2)&63))&15)*b+c;if(RW(a+68)-c<=11){F10(g,c,12);c=RW(a+76);}i1=RW(a+72);i=i1+c;
WL(i,RL(d));WW(i+8,RW(d+8));c=c+12;c=m<c?m:c;WW(a+76,c);b=b<<2;if(e>=b){k=k+4;d=d+b;e=e-b;j=j+8;
if(j==108){goto B78;}goto B79;}abort();B78:d=RW(a+68);if(!m){goto B80;}c=c-1;B77:WW(a+76,c);
B80:if(c==d){F25(g);i1=RW(a+72);}WB(i1+c,10);WW(a+76,c+1);k1=k1+1;if(k1!=4){goto B81;}b=RW(a+84);
h=RL(a+24);goto B82;B2:abort();}
static void F25(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F26(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+35132);if(e){goto B2;}h=RW(35264);e=RW(35260);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(35264,f+(i&4294901760u));e=f==h?e:f;}
WW(35260,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+35132);if(!e){
g=RW(35264);e=RW(35260);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(35264,c+(f&4294901760u));e=c==g?e:c;}WW(35260,e+b);goto B5;}WW(b+35132,RW(e));goto B6;
B2:WW(g+35132,RW(e));B4:F9(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35132));WW(b+35132,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+33168,"\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1",61);
memcpy(M+33292,"\20",1);
memcpy(M+33365,"\1\0\0\0\0\0\0\0\20",9);
memcpy(M+33422,"\1",1);
memcpy(M+34816,"WINNER\357\273\277A A A A 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 J J J J",100);
memcpy(M+34916," Q Q Q Q K K K K     A2345678910JQK\0y\210\0\0\1\0\0\0z\210\0\0\1\0\0\0{\210\0\0\1\0\0\0|\210\0\0\1\0\0\0}\210\0\0\1\0\0\0~\210\0\0\1\0\0\0\177\210\0\0\1\0\0\0\200\210\0\0\1\0\0\0",100);
memcpy(M+35016,"\201\210\0\0\1\0\0\0\202\210\0\0\2\0\0\0\204\210\0\0\1\0\0\0\205\210\0\0\1\0\0\0\206\210\0\0\1\0\0\0\11\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0\4\0\0\0\5\0\0\0\6\0\0\0\7\0\0\0\10\0\0\0\0\0\0\0\12\0\0\0\14\0\0\0\13\0\0\0\0\0\0\0\4\0\0\0",100);
memcpy(M+35116,"\4\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",16);
return F24();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
