/* Cheat (hihoCoder 1830)
 * Generated: the Rust program that `judge export cheat` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: ff2d8efc8371391b */
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
static U F8(U a,U b,U c);
static void F9(U a,U b,U c);
static void F10(U a,U b,U c,U d);
static U F11(U a,U b,U c);
static void F12(U a,U b);
static U F15(U a);
static void F16(U a);
static U F19(U a,U b,U c);
static void F21(void);
static void F22(U a);
static void F23(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,8,40);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+35176);if(h){goto B2;}l=RW(35308);h=RW(35304);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(35308,j+(m&4294901760u));h=j==l?h:j;}WW(35304,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+35176);if(!h){
b=RW(35308);h=RW(35304);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(35308,c+(k&4294901760u));h=c==b?h:c;}WW(35304,h+f);goto B6;}WW(f+35176,RW(h));goto B5;
B2:WW(k+35176,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+35176));
WW(f+35176,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,u=0,
a1=0;L t=0,v=0,w=0,x=0,y=0,z=0;c=G0-32;G0=c;WL(c+24,0);WL(c+16,0);WL(c+8,0);WL(c,0);d=0;e=0;B37:f=e;
e=f+1;g=d;d=g+8;h=c+g;i=0;B36:j=i+1;B7:k=RW(b+64);g=RW(b+32);l=RW(b+36);if(g<l){m=g>k?g:k;
n=RW(b+60);B3:if(m==g){goto B1;}o=RB(n+g);if(o-9>=5){if(o!=32){goto B2;}}g=g+1;WW(b+32,g);if(l!=g){
goto B3;}g=l;}B2:WW(b+40,g);if(l<=k){if(l>=g){goto B4;}}abort();B1:abort();B4:if(l==g){a1=F15(b);
switch(a1&255){case 0:goto B5;case 2:goto B6;default:goto B7;}}B5:p=0;B23:n=RW(b+64);g=RW(b+32);
o=RW(b+36);if(g<o){m=g>n?g:n;k=RW(b+60);B10:if(m!=g){l=RB(k+g);if(l-9<5){goto B8;}if(l==32){goto B8;
}goto B9;}abort();B8:g=g+1;WW(b+32,g);if(o!=g){goto B10;}g=o;}B9:if(o>n){goto B11;}if(o<g){goto B11;
}l=o-g;if(l<p){goto B12;}m=l-p;q=RW(b+60);r=q+g+p;l=0;B35:k=r+l;s=m-l;if(s>=8){t=RL(k);
t=(t^18446744073709551615ull)&(t+16059518370053021407ull)&9259542123273814144ull;if(t==0){l=l+8;
goto B13;}k=((U)CtzL(t)>>3)+l;if(k>=m){goto B14;}l=RB(r+k)-9;if(l<=23){if((1u<<(l&31))&8388639){
goto B15;}}l=k+1;goto B13;}r=0;if(m!=l){u=o-(g+p+l);r=0;B17:m=RB(k+r)-9;if(m<=23){
if((1u<<(m&31))&8388639){goto B16;}}r=r+1;if(u!=r){goto B17;}r=s;}B16:k=r+l;B15:if(o<=g){goto B18;}
B20:if(n!=g){l=RB(q+g);if(l-9<5){goto B19;}if(l==32){goto B19;}goto B18;}abort();B19:g=g+1;
WW(b+32,g);if(o!=g){goto B20;}WW(b+40,o);g=o;goto B21;B14:abort();B18:WW(b+40,g);if(o<g){goto B11;}
B21:p=k+p;if(p>=o-g){a1=F15(b);switch(a1&255){case 0:goto B22;case 2:goto B6;default:goto B23;}
B22:n=RW(b+64);g=RW(b+32);}WW(b+40,g);l=g+p;WW(b+32,l);if(l>=g){if(l<=n){s=RW(b+60);m=s+g;o=0;
l=4294967192u;B25:if(RW(l+33108)==p){a1=Compare(RW(l+33104),m,p);if(!a1){goto B24;}}o=o+1;l=l+8;
if(l){goto B25;}if(f==0u-i){if(!p){WL(a+8,0);WL(a,0);goto B26;}}v=RL(b+16);if(!g){t=1;w=1;goto B27;}
t=0;k=g;r=s;B31:q=k<255?k:255u;m=q&3;p=0;o=0;if(k>=4){o=0;l=r;p=q&252;n=p;
B28:o=o+(U)(RB(l)==10)+(U)(RB(l+1)==10)+(U)(RB(l+2)==10)+(U)(RB(l+3)==10);l=l+4;n=n-4;if(n){
goto B28;}if(!m){goto B29;}}l=r+p;B30:o=o+(U)(RB(l)==10);l=l+1;m=m-1;if(m){goto B30;}B29:r=r+q;
t=t+((L)o&255);k=k-q;if(k){goto B31;}l=s-1;o=0;goto B32;}}abort();B32:B34:if(RB(l+g)==10){goto B33;}
l=l-1;o=o+1;if(g!=o){goto B34;}o=g;B33:v=!t?v:0ull;w=t+1;t=(L)o+1;B27:WW(a+16,i);WW(a+12,f);
WW(a+8,0);WL(a,1);WL(a+40,v+t);WL(a+24,RL(b));WL(a+32,RL(b+8)+w);goto B26;B13:if(l<=m){goto B35;}
abort();B12:abort();B6:WL(a,1);WW(a+8,3);goto B26;B11:abort();
B24:WL(h,(1ull<<((L)RW((o<<2)+32776)&63))+RL(h));i=j;if(j!=13){goto B36;}if(d!=32){goto B37;}
w=RL(c+8);x=RL(c);y=RL(c+16);z=RL(c+24);if(w+x+y+z!=1200959900632132ull){l=0;v=0;o=4294967244u;p=0;
B38:t=(L)RW(o+32828);t=((w>>(t&63))&15)+((x>>(t&63))&15)+((y>>(t&63))&15)+((z>>(t&63))&15);m=t>v;
v=m?t:v;p=m?l:p;l=l+1;o=o+4;if(o){goto B38;}w=RL(b+16);if(!g){t=1;x=1;goto B39;}t=0;k=g;r=s;
B43:q=k<255?k:255u;m=q&3;u=0;o=0;if(k>=4){o=0;l=r;u=q&252;n=u;
B40:o=o+(U)(RB(l)==10)+(U)(RB(l+1)==10)+(U)(RB(l+2)==10)+(U)(RB(l+3)==10);l=l+4;n=n-4;if(n){
goto B40;}if(!m){goto B41;}}l=r+u;B42:o=o+(U)(RB(l)==10);l=l+1;m=m-1;if(m){goto B42;}B41:r=r+q;
t=t+((L)o&255);k=k-q;if(k){goto B43;}l=s-1;o=0;goto B44;}WL(a+40,RL(c+24));WL(a+32,RL(c+16));
WL(a+24,RL(c+8));WL(a+16,RL(c));WL(a+8,1);WL(a,0);goto B26;B44:B46:if(RB(l+g)==10){goto B45;}l=l-1;
o=o+1;if(g!=o){goto B46;}o=g;B45:w=!t?w:0ull;x=t+1;t=(L)o+1;B39:WL(a+16,v);WW(a+12,p);WW(a+8,1);
WL(a,1);WL(a+40,w+t);WL(a+24,RL(b));WL(a+32,RL(b+8)+x);B26:G0=c+32;}
static U F15(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);if(e<c+32768){o=e<<1;
o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F9(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);}m=o-1;
p=F19(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);B16:if(e>=c){
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B11;}c=2;goto B1;}abort();
B11:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B12;}}if(!(l&1)){goto B13;}
goto B14;B12:if(c>e){goto B15;}m=0;if(c<=3){q=Compare(g,35152,c);if(!q){goto B16;}}B13:if(c>e){
goto B17;}if(c<3){goto B14;}q=Compare(35152,g,3);if(q){goto B14;}c=c-3;F8(g,g+3,c);WW(a+36,c);
goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);c=m^1;B1:G0=b+16;return c;}
static void F16(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0;b=RW(a+8);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+35176);if(d){goto B2;}
g=RW(35308);d=RW(35304);f=1u<<(e&31);if(g-d<f){h=f+65535;n=Grow(h>>16);e=n<<16;
WW(35308,e+(h&4294901760u));d=e==g?d:e;}WW(35304,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+35176,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F19(f,0,96);F19(f+96,0,96);F19(f+192,0,96);F19(f+288,0,96);
F19(f+384,0,96);F19(f+480,0,96);F19(f+576,0,96);F19(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:n=F19(f,0,96);f=n+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+8,c);j=RW(a+4);WW(a+4,d);k=RW(a);WW(a,c);
if(b!=0){g=j+b*12;b=c-1;l=RH(a+16);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RH(c+8);i=RW(c+4);m=RW(c);
f=m;B9:e=f&b;f=e+1;e=d+e*12;if(RH(e+10)==a){goto B9;}WH(e+10,l);WH(e+8,h);WW(e+4,i);WW(e,m);}c=c+12;
if(c!=g){goto B10;}}if(k!=0){f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+35176));WW(f+35176,j);}}
static U F19(U a,U b,U c){Fill(a,b,c);return a;}
static void F21(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,q=0,y=0,f1=0,g1=0,
h1=0,i1=0,j1=0;L j=0,p=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,k1=0;a=G0-304;
G0=a;WL(a+48,1);WL(a+40,0);WW(a+64,0);WL(a+56,4294967296ull);WW(a+28,35156);WL(a,0);WH(a+68,0);
WL(a+32,0);WL(a+8,0);WL(a+16,0);WW(a+24,a+303);b=RW(35228);if(!b){c=RW(35308);b=RW(35304);
if(c-b<8192){j1=Grow(1);d=j1<<16;WW(35308,d+65536);b=d==c?b:d;}WW(35304,b+8192);if(b){goto B1;}
abort();}WW(35228,RW(b));B1:b=F19(b,0,6144);WW(a+100,0);WL(a+92,34359738368ull);WH(a+88,1);
WL(a+80,512);WW(a+76,b);WW(a+72,512);e=a+104+8;f=a+144+16;g=a+44;h=a+92;i=0;b=0;c=0;j=0;
B54:WL(a,j+1);if(b<c){k=b>i?b:i;l=RW(a+60);B4:if(k!=b){d=RB(l+b);if(d-9<5){goto B2;}if(d==32){
goto B2;}goto B3;}abort();B2:b=b+1;if(c!=b){goto B4;}b=c;B3:WW(a+32,b);}WW(a+40,b);if(c<=i){
if(c>=b){goto B5;}}abort();B5:if(c-b>=161){i=RW(a+60)+b;WL(a+128,0);WL(a+120,0);WL(a+112,0);
WL(a+104,0);m=1;c=0;n=0;o=0;B11:d=n;n=d+8;k=d+(a+104);d=0;B10:if(c>153){goto B6;}j=RL(i+c);if(d<=9){
if((j&18374966859414961920ull)==2305878194122661888ull){l=(U)j;
p=RL(((l&255)<<3)+33104)+RL(k)+RL(((l>>13)&2040)+33104)+RL((((U)(j>>32)&255)<<3)+33104)+RL((((U)(
j>>48)&255)<<3)+33104);WL(k,p);q=c+8;if(d>8){c=q;goto B7;}if(c>145){goto B6;}l=d+4;j=RL(i+q);
if(d>5){o=q;goto B8;}if((j&18374966859414961920ull)!=2305878194122661888ull){o=q;goto B8;}l=(U)j;
p=RL(((l&255)<<3)+33104)+p+RL(((l>>13)&2040)+33104)+RL((((U)(j>>32)&255)<<3)+33104)+RL((((U)(j>>48)&
255)<<3)+33104);WL(k,p);q=c+16;if(d>4){c=q;goto B7;}if(c>137){goto B6;}j=RL(i+q);l=d|8;if(l>9){o=q;
goto B8;}if((j&18374966859414961920ull)!=2305878194122661888ull){o=q;goto B8;}l=(U)j;
WL(k,RL(((l&255)<<3)+33104)+p+RL(((l>>13)&2040)+33104)+RL((((U)(j>>32)&255)<<3)+33104)+RL((((U)(
j>>48)&255)<<3)+33104));q=c+24;if(d!=0){c=q;goto B7;}if(c>129){goto B6;}l=d+12;j=RL(i+q);o=q;
goto B8;}}o=c;l=d;B8:if((j&65535)==12337){j=1;c=3;goto B9;}j=RL((((U)j&255)<<3)+33104);c=2;
B9:WL(k,RL(k)+j);c=c+o;d=RB(i+c-1);m=m&((U)(d==32)|(U)(((d-9)&255)<5));d=l+1;if(l<12){goto B10;}
B7:if(n!=32){goto B11;}if(m&(U)(RL(a+112)+RL(a+104)+RL(a+120)+RL(a+128)==1200959900632132ull)){
goto B12;}}B6:F12(a+144,a);if(RL(a+144)==1){goto B13;}if(!(RW(a+152)&1)){goto B13;}r=RL(a+184);
s=RL(a+176);t=RL(a+168);i=RW(a+164);l=RW(a+160);goto B14;B12:WL(f+24,RL(a+128));WL(f+16,RL(a+120));
WL(f+8,RL(a+112));WL(f,RL(a+104));WW(a+40,o+b);WW(a+32,c+b);l=RW(a+160);i=RW(a+164);t=RL(a+168);
s=RL(a+176);r=RL(a+184);B14:WW(a+148,i);WW(a+144,l);b=0;u=0;d=4294967292u;p=RL(a+144);v=r;w=t;j=s;
B47:d=d+4;if(d>=2000){WW(a+84,0);b=RH(a+88)+1;WH(a+88,b);if((b&65535)!=b){b=RW(a+80);if(b!=0){
b=b*12;F19(RW(a+76),0,b-(b-12)%12);}WH(a+88,1);}WL(a+168,r);WL(a+160,s);WL(a+152,t);WW(a+148,i);
WW(a+144,l);b=0;WW(a+100,0);x=0;y=36;d=0;n=0;goto B15;}if(b>=13){goto B16;}z=p&(0ull-p);
a1=(L)RW((b<<2)+32776);b1=15ull<<(a1&63);c1=(SL)((b1&p)-1)<0?((z>>1)|(z>>2)|z)&
300239975158033ull:1ull<<(a1&63);z=c1+u;b=b+1;k=b==13?0u:b;d1=(L)RW((k<<2)+32776);
x=(L)((SL)(((w>>(d1&63))&15)-1)>>63);b=!(c1&(b1^18446744073709551615ull));w=(b?z&x:0ull)+w;
u=x^18446744073709551615ull;c=!((j>>(a1&63))&12);b1=c?0ull:u;j=(b?b1&z:0ull)+j;p=p-c1;
c1=(L)((SL)(p-1)>>63)&(c?u:0ull);a1=(b?c1&z:0ull)+v;u=(b1|x|c1)&z;c1=(b?0ull:u)+p;if(c1!=0){
goto B17;}p=0;goto B18;B15:B44:c=n+1;n=c==13?0u:c;p=(L)(y&63);c=a+144+(b<<3);j=RL(c);
v=15ull<<((L)y&63);w=j&v;z=w;switch(b){case 1:goto B19;case 2:goto B20;case 3:goto B21;
default:goto B22;}B22:z=1ull<<(p&63);goto B19;B21:z=j-w;z=z&(0ull-z);
z=(((j>>(p&63))&15)<3?((z>>1)|(z>>2)|z)&300239975158033ull:0ull)+w;B19:a1=j&(0ull-j);
a1=((a1>>1)|(a1>>2)|a1)&300239975158033ull;goto B23;B20:z=(j>>1)&300239975158033ull;a1=z&j;
k1=!a1?(j>>2)&300239975158033ull:a1;a1=j&300239975158033ull;c1=z&(a1^18446744073709551615ull);
z=a1&(z^18446744073709551615ull);z=!z?(!c1?k1:c1):z;a1=((z&(0ull-z))*15)&j;z=w;
B23:w=(SL)(w-1)<0?a1:z;e1=j-w;WL(c,e1);if(n>=13){goto B24;}WL(a+128,0);WL(a+120,0);WL(a+112,0);
WL(a+104,0);c1=RL(a+144);t=((c1>>(p&63))&15)+((w*1229782938247303441ull)>>60);y=RW((n<<2)+32776);
j=(L)y;s=(L)((SL)(((c1>>(j&63))&15)-1)>>63);u=RL(a+152);r=(L)((SL)(((u>>(j&63))&15)-1)>>63);
b1=RL(a+160);z=((b1>>(p&63))&12)!=0?18446744073709551615ull:0ull;j=z;f1=d+1;g1=f1&3;switch(g1){
case 1:goto B25;case 2:goto B26;case 3:goto B27;default:goto B28;}
B28:j=t>4?18446744073709551615ull:b==3?s:0ull;goto B26;B25:j=b?0ull:r;goto B26;
B27:j=(L)((SL)(e1-1)>>63);B26:WL(a+104+(g1<<3),j);d1=j^18446744073709551615ull;k=d&3;l=k^2;a1=z;
switch(k){case 1:goto B29;case 2:goto B30;case 3:goto B31;default:goto B32;}
B29:a1=(L)((SL)(e1-1)>>63);goto B32;B31:a1=b?0ull:r;goto B32;
B30:a1=t>4?18446744073709551615ull:b==3?s:0ull;B32:p=w+x;WL(a+104+(l<<3),a1&d1);d=(d-1)&3;switch(d){
case 1:goto B33;case 2:goto B34;case 3:goto B35;default:goto B36;}B35:z=(L)((SL)(e1-1)>>63);
goto B34;B33:z=b?0ull:r;goto B34;B36:z=t>4?18446744073709551615ull:b==3?s:0ull;
B34:WL(a+104+(d<<3),z&((a1|j)^18446744073709551615ull));z=(w&(v^18446744073709551615ull))-1;
j=(L)((SL)z>>63);w=RL(a+120);WL(a+160,(j&(w&p))+b1);a1=RL(a+128);WL(a+168,RL(a+168)+(j&(a1&p)));
x=RL(a+112);v=RL(a+104);w=(a1|(w|(x|v)))&p;WL(a+152,(j&(w&x))+u);WL(a+144,(j&(w&v))+c1);
j=RL(c)+((SL)z<0?0ull:w);WL(c,j);if(!j){goto B37;}j=RL(a+144);z=RL(a+152);a1=RL(a+160);c1=RL(a+168);
WL(a+128,c1);WL(a+120,a1);WL(a+112,z);WL(a+104,j);q=f1%52;WW(a+136,q);b=RW(a+80);d=b-1;
j=(j^((j>>30)^(L)q))*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=z^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=a1^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=c1^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;z=(j>>31)^j;h1=(U)z;
c=d&h1;if(!b){goto B38;}i1=0;o=RW(a+96);i=RW(a+100);k=RW(a+76);b=k+c*12;l=RH(a+88);if(RH(b+10)==l){
j=z&281474976710655ull;B41:if((((L)RH(b+8)<<32)|(L)RW(b))==j){m=RW(b+4);b=m-1;if(b>=i){goto B39;}
b=o+b*40;j1=Compare(b,a+104,32);if(!j1){if(RW(b+32)==q){i1=1;goto B40;}}}c=(c+1)&d;b=k+c*12;
if(RH(b+10)==l){goto B41;}}m=c;B40:if(i==RW(a+92)){F5(h);o=RW(a+96);}b=o+i*40;WL(b+32,RL(a+136));
WL(b+24,RL(a+128));WL(b+16,RL(a+120));WL(b+8,RL(a+112));WL(b,RL(a+104));c=i+1;WW(a+100,c);if(i1){
goto B42;}d=RW(a+80);if(m>=d){goto B43;}b=RW(a+76)+m*12;WH(b+10,RH(a+88));WH(b+8,(U)(z>>32));
WW(b+4,c);WW(b,h1);b=RW(a+84)+1;WW(a+84,b);if(b<<1>d){F16(a+72);}x=p-w;b=g1;d=f1;goto B44;
B17:p=w&(0ull-w);x=d1&63;v=15ull<<(x&63);k1=((p>>1)|(p>>2)|p)&300239975158033ull;p=w&v;
p=(SL)(p-1)<0?k1:p;b1=(p&(v^18446744073709551615ull))-1;v=(L)((SL)b1>>63);z=p+(z-u);
b=!((j>>(x&63))&12);j=(v&(b?0ull:z))+j;w=w-p;u=(L)((SL)(w-1)>>63);d1=b?u:0ull;a1=(v&(d1&z))+a1;
x=((p*1229782938247303441ull)>>60)+((c1>>(x&63))&15)>4?(b?u^18446744073709551615ull:0ull):0ull;
p=(v&(x&z))+c1;v=((b?x:18446744073709551615ull)|d1)&z;w=((SL)b1<0?0ull:v)+w;if(!w){w=0;goto B18;}
b=k+1;b=b==13?0u:b;if(b>12){goto B45;}c=b+1;c=c==13?0u:c;if(c>=13){goto B46;}
c1=(j>>1)&300239975158033ull;x=c1&j;k1=!x?(j>>2)&300239975158033ull:x;x=j&300239975158033ull;
u=c1&(x^18446744073709551615ull);c1=x&(c1^18446744073709551615ull);c1=!c1?(!u?k1:u):c1;
u=(L)RW((b<<2)+32776);x=15ull<<(u&63);k1=((c1&(0ull-c1))*15)&j;c1=x&j;c1=(SL)(c1-1)<0?k1:c1;b1=j-c1;
d1=b1-1;x=(c1&(x^18446744073709551615ull))-1;j=c1+(z-v);z=((L)((SL)(d1&x)>>63)&j)+a1;
a1=(L)((SL)d1>>63);c1=((c1*1229782938247303441ull)>>60)+((p>>(u&63))&15)>4?a1^
18446744073709551615ull:0ull;p=((L)((SL)x>>63)&(c1&j))+p;d1=(c1|a1)&j;v=((SL)x<0?0ull:d1)+b1;if(!v){
a1=z;j=0;goto B18;}a1=0;c1=z&(0ull-z);k1=((c1>>1)|(c1>>2)|c1)&300239975158033ull;
c1=(L)RW((c<<2)+32776);b1=15ull<<(c1&63);x=b1&z;u=z-x;u=u&(0ull-u);
x=(SL)(x-1)<0?k1:(((z>>(c1&63))&15)<3?((u>>1)|(u>>2)|u)&300239975158033ull:0ull)+x;
b1=(x&(b1^18446744073709551615ull))-1;e1=(L)((SL)b1>>63);b=c+1;b=b==13?0u:b;
u=((x*1229782938247303441ull)>>60)+((p>>(c1&63))&15)>4?18446744073709551615ull:(L)((SL)(((p>>((L)RW(
(b<<2)+32776)&63))&15)-1)>>63);j=x+(j-d1);p=(e1&(u&j))+p;
c1=!((v>>(c1&63))&12)?0ull:u^18446744073709551615ull;d1=j&(c1|u);u=j-d1;j=(e1&(c1&j))+v;
v=((SL)b1<0?0ull:d1)+(z-x);if(v!=0){goto B47;}B18:b=(U)(w>>32);c=(U)(p>>32);d=(U)w;k=(U)p;goto B48;
B42:b=RW(a+40);c=RW(a+64);if(b<=c){goto B13;}abort();B37:a1=RL(a+168);j=RL(a+160);b=RW(a+156);
d=RW(a+152);c=RW(a+148);k=RW(a+144);B48:WL(a+136,a1);WL(a+128,j);WW(a+116,c);WW(a+112,k);
WL(a+120,((L)b<<32)|(L)d);i=0;B53:j=RL(e+(i<<3));if(j==0){b=RW(a+52);if(RW(a+44)-b<=5){F9(g,b,6);
b=RW(a+52);}c=RW(a+48)+b;WW(c,RW(32768));WH(c+4,RH(32772));b=b+6;goto B49;}b=0;F19(a+144,0,156);
d=33004;k=32776;c=4294967140u;B50:if(b>=145){abort();}l=a+144+b;WW(l+8,RW(c+32992));
WL(l,RL(c+32984));b=((U)(j>>((L)RW(k)&63))&15)*(RW(d)+1)+b;k=k+4;d=d+8;c=c+12;if(c){goto B50;}b=b-1;
if(b>=157){abort();}c=RW(a+52);if(b>RW(a+44)-c){F9(g,c,b);c=RW(a+52);goto B51;}if(!b){goto B52;}
B51:F8(RW(a+48)+c,a+144,b);B52:b=c+b;B49:WW(a+52,b);if(b==RW(a+44)){F22(g);}WB(RW(a+48)+b,10);
WW(a+52,b+1);i=i+1;if(i!=4){goto B53;}i=RW(a+64);b=RW(a+32);c=RW(a+36);j=RL(a);goto B54;B46:abort();
B45:abort();B43:abort();B39:abort();B38:abort();B24:abort();B16:abort();B13:b=RW(a+72);if(b!=0){
c=RW(a+76);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);}b=RW(a+92);if(b!=0){
c=RW(a+96);b=((0u-Clz((b*40-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);}b=RW(a+52);if(b!=0){
((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),b);}b=RW(a+44);if(b!=0){c=RW(a+48);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);}b=RW(a+56);if(b!=0){c=RW(a+60);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);}G0=a+304;}
static void F22(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F23(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F23(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+35176);if(e){goto B2;}h=RW(35308);e=RW(35304);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(35308,f+(i&4294901760u));e=f==h?e:f;}
WW(35304,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+35176);if(!e){
g=RW(35308);e=RW(35304);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(35308,c+(f&4294901760u));e=c==g?e:c;}WW(35304,e+b);goto B5;}WW(b+35176,RW(e));goto B6;
B2:WW(g+35176,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"WINNER\0\0$\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0 \0\0\0\0\0\0\0(\0\0\0000\0\0\0,\0\0\0A A A A     2 2 2 2     3 3 3 3     4 4 ",100);
memcpy(M+32868,"4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8     9 9 9 9     10 10 10 10 J J J J     Q Q Q Q ",100);
memcpy(M+32968,"    K K K K     A2345678910JQK\0\0\330\200\0\0\1\0\0\0\331\200\0\0\1\0\0\0\332\200\0\0\1\0\0\0\333\200\0\0\1\0\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\336\200\0\0\1\0\0\0\337\200\0\0\1\0\0\0\340\200\0\0",100);
memcpy(M+33068,"\1\0\0\0\341\200\0\0\2\0\0\0\343\200\0\0\1\0\0\0\344\200\0\0\1\0\0\0\345\200\0\0\1",33);
memcpy(M+33504,"\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1",61);
memcpy(M+33628,"\20",1);
memcpy(M+33701,"\1\0\0\0\0\0\0\0\20",9);
memcpy(M+33758,"\1",1);
memcpy(M+35152,"\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",24);
F21();return 0;}
