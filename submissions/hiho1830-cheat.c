/* Cheat (hihoCoder 1830)
 * Generated: the Rust program that `judge export cheat` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 27da17d3abbeb3a7 */
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
static L F20(U a);
static void F22(void);
static void F23(U a);
static void F24(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11,(Any)F20};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,8,40);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+35180);if(h){goto B2;}l=RW(35312);h=RW(35308);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(35312,j+(m&4294901760u));h=j==l?h:j;}WW(35308,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+35180);if(!h){
b=RW(35312);h=RW(35308);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(35312,c+(k&4294901760u));h=c==b?h:c;}WW(35308,h+f);goto B6;}WW(f+35180,RW(h));goto B5;
B2:WW(k+35180,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+35180));
WW(f+35180,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
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
B21:p=k+p;if(p<=65536){if(p>=o-g){a1=F15(b);switch(a1&255){case 0:goto B22;case 2:goto B6;
default:goto B23;}B22:n=RW(b+64);g=RW(b+32);}}WW(b+40,g);l=g+p;WW(b+32,l);if(l>=g){if(l<=n){
s=RW(b+60);m=s+g;o=0;l=4294967192u;B25:if(RW(l+33108)==p){a1=Compare(RW(l+33104),m,p);if(!a1){
goto B24;}}o=o+1;l=l+8;if(l){goto B25;}if(f==0u-i){if(!p){WL(a+8,0);WL(a,0);goto B26;}}v=RL(b+16);
if(!g){t=1;w=1;goto B27;}t=0;k=g;r=s;B31:q=k<255?k:255u;m=q&3;p=0;o=0;if(k>=4){o=0;l=r;p=q&252;n=p;
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
if(c<d){goto B10;}c=c-d;m=F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);k=RB(a+68);
j=RW(a+24);l=RW(a+28);B16:if(e>=c){((void(*)(U,U,U,U))T[RW(l+12)])(b+8,j,m+c,e-c);if(!(RW(b+8)&1)){
goto B11;}c=2;goto B1;}abort();B11:o=RW(b+12);p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(k&1)){if(o){
goto B12;}}if(!(k&1)){goto B13;}goto B14;B12:if(c>e){goto B15;}p=0;if(c<=3){q=Compare(m,35152,c);
if(!q){goto B16;}}B13:if(c>e){goto B17;}if(c<3){goto B14;}q=Compare(35152,m,3);if(q){goto B14;}
c=c-3;F8(m,m+3,c);WW(a+36,c);goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);
c=p^1;B1:G0=b+16;return c;}
static void F16(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+35180);if(d){goto B2;}
g=RW(35312);d=RW(35308);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(35312,e+(h&4294901760u));d=e==g?d:e;}WW(35308,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+35180,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F19(f,0,96);F19(f+96,0,96);F19(f+192,0,96);F19(f+288,0,96);
F19(f+384,0,96);F19(f+480,0,96);F19(f+576,0,96);F19(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F19(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+35180));WW(f+35180,j);}}
static U F19(U a,U b,U c){Fill(a,b,c);return a;}
static L F20(U a){(void)a;return 11400714819323198485ull;}
static void F22(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,j=0,k=0,n=0,o=0,p=0,q=0,x=0,e1=0,f1=0,g1=0,
h1=0,i1=0,j1=0;L i=0,l=0,m=0,r=0,s=0,t=0,u=0,v=0,w=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,k1=0;a=G0-656;G0=a;
b=RW(35248);if(!b){c=RW(35312);b=RW(35308);if(c-b<131072){i1=Grow(2);d=i1<<16;WW(35312,d+131072);
b=d==c?b:d;}WW(35308,b+131072);if(b){goto B1;}goto B2;}WW(35248,RW(b));B1:b=F19(b,0,131072);
WL(a+56,1);WW(a+72,131072);WW(a+68,b);WW(a+64,131072);WW(a+36,35156);WL(a+8,0);WH(a+76,0);
WL(a+48,0);WL(a+40,0);WL(a+16,0);WL(a+24,0);WW(a+32,a+655);b=RW(35232);if(!b){c=RW(35312);
b=RW(35308);if(c-b<8192){i1=Grow(1);d=i1<<16;WW(35312,d+65536);b=d==c?b:d;}WW(35308,b+8192);if(!b){
goto B2;}goto B3;}WW(35232,RW(b));B3:b=F19(b,0,6144);WW(a+120,0);WL(a+112,34359738368ull);
WH(a+104,1);WL(a+96,512);WW(a+92,b);WW(a+88,512);WL(a+80,11400714819323198485ull);e=a+536+8;
f=a+128+16;g=131072;h=a+52;b=0;c=0;i=0;B53:WL(a+8,i+1);if(b<c){j=b>g?b:g;k=RW(a+68);B6:if(j!=b){
d=RB(k+b);if(d-9<5){goto B4;}if(d==32){goto B4;}goto B5;}abort();B4:b=b+1;if(c!=b){goto B6;}b=c;
B5:WW(a+40,b);}WW(a+48,b);if(c<=g){if(c>=b){goto B7;}}abort();B7:if(c-b>=224){j=RW(a+68)+b;
F8(a+312,j,224);F19(a+536,0,112);b=4294967184u;B8:c=a+536+b;d=j+b;WB(c+112,RB(d+112)==49);
WB(c+113,RB(d+113)==49);WB(c+114,RB(d+114)==49);WB(c+115,RB(d+115)==49);b=b+4;if(b){goto B8;}
i=(((RL(a+544)*72624976668147840ull)>>48)&65280)|((RL(a+536)*72624976668147840ull)>>56)|(((RL(a+552)
*72624976668147840ull)>>40)&16711680)|(((RL(a+560)*72624976668147840ull)>>32)&4278190080ull)|(((RL(
a+568)*72624976668147840ull)>>24)&1095216660480ull)|(((RL(a+576)*72624976668147840ull)>>16)&
280375465082880ull)|(((RL(a+584)*72624976668147840ull)>>8)&71776119061217280ull)|((RL(a+592)*
72624976668147840ull)&18374686479671623680ull);l=(((RL(a+632)*72624976668147840ull)>>24)&
1095216660480ull)|((((RL(a+624)*72624976668147840ull)>>32)&4278190080ull)|((((RL(a+616)*
72624976668147840ull)>>40)&16711680)|((((RL(a+608)*72624976668147840ull)>>48)&65280)|((RL(a+600)*
72624976668147840ull)>>56))))|(((RL(a+640)*72624976668147840ull)>>16)&280375465082880ull);
b=(U)(i!=0?CtzL(i):CtzL(l)+64);if(b<=111){c=j+b;k=RB(c+1);F8(a+312+b,c+1,112);m=(i-1)&i;
i=(l-(L)(!i))&l;c=(U)(m!=0?CtzL(m):CtzL(i)+64);if(c<=111){d=4294967295u;g=c-1;if(g>224){goto B9;}
d=j+c+1;n=RB(d);F8(a+312+g,d,112);l=(m-1)&m;i=(i-(L)(!m))&i;g=(U)(l!=0?CtzL(l):CtzL(i)+64);
if(g<=111){d=g-2;if(d>224){goto B9;}o=j+g+1;p=RB(o);F8(a+312+d,o,112);m=(l-1)&l;
o=(U)(m!=0?CtzL(m):CtzL((i-(L)(!l))&i)+64);if(o<=111){d=o-3;if(d>224){goto B9;}j=j+o+1;q=RB(j);
F8(a+312+d,j,112);d=(U)(b<107)&(U)((k&255)==48)&((U)(c<107)&(U)(n==48))&((U)(g<107)&(U)(p==48))&((U)
(o<107)&(U)(q==48));c=7;B10:b=a+312+c;j=RB(b-6);i1=d&((U)(j==32)|(U)(j==10));d=RB(b-4);
j1=i1&((U)(d==32)|(U)(d==10));d=RB(b-2);b=RB(b);d=j1&((U)(d==32)|(U)(d==10))&((U)(b==32)|(U)(b==10))
;c=c+8;if(c!=111){goto B10;}if(d!=0){j=RB(a+414);F8(a+176,a+312,102);WB(a+278,j);WL(a+280,0);
WL(a+288,0);WL(a+296,0);WL(a+304,0);c=a+280;d=0;B11:b=a+176+d;
WL(c,RL((RB(b+2)<<3)+33104)+RL((RB(b)<<3)+33104)+RL((RB(b+4)<<3)+33104)+RL((RB(b+6)<<3)+33104)+RL((
RB(b+8)<<3)+33104)+RL((RB(b+10)<<3)+33104)+RL((RB(b+12)<<3)+33104)+RL((RB(b+14)<<3)+33104)+RL((RB(b+
16)<<3)+33104)+RL((RB(b+18)<<3)+33104)+RL((RB(b+20)<<3)+33104)+RL((RB(b+22)<<3)+33104)+RL((RB(b+24)
<<3)+33104));c=c+8;d=d+26;if(d!=104){goto B11;}if(RL(a+288)+RL(a+280)+RL(a+296)+RL(a+304)
==1200959900632132ull){WL(f+24,RL(a+304));WL(f+16,RL(a+296));WL(f+8,RL(a+288));WL(f,RL(a+280));
b=RW(a+40);WW(a+40,b+108);WW(a+48,b+((j&255)==48?105u:106u));k=RW(a+144);g=RW(a+148);r=RL(a+152);
s=RL(a+160);t=RL(a+168);goto B12;}}}}}}}F12(a+128,a+8);if(RL(a+128)==1){goto B13;}
if(!(RW(a+136)&1)){goto B13;}t=RL(a+168);s=RL(a+160);r=RL(a+152);g=RW(a+148);k=RW(a+144);
B12:WW(a+316,g);WW(a+312,k);b=0;u=0;d=4294967292u;l=RL(a+312);v=t;m=r;i=s;B46:d=d+4;if(d>=2000){
WW(a+100,0);b=RH(a+104)+1;WH(a+104,b);if((b&65535)!=b){b=RW(a+96);if(b!=0){b=b*12;
F19(RW(a+92),0,b-(b-12)%12);}WH(a+104,1);}WL(a+336,t);WL(a+328,s);WL(a+320,r);WW(a+316,g);
WW(a+312,k);b=0;WW(a+120,0);w=0;x=36;d=0;q=0;goto B14;}if(b>=13){goto B15;}y=l&(0ull-l);
z=(L)RW((b<<2)+32776);a1=15ull<<(z&63);b1=(SL)((a1&l)-1)<0?((y>>2)|(y>>1)|y)&
300239975158033ull:1ull<<(z&63);y=b1+u;b=b+1;j=b==13?0u:b;c1=(L)RW((j<<2)+32776);
w=(L)((SL)(((m>>(c1&63))&15)-1)>>63);b=!(b1&(a1^18446744073709551615ull));m=(b?y&w:0ull)+m;
u=w^18446744073709551615ull;c=!((i>>(z&63))&12);a1=c?0ull:u;i=(b?a1&y:0ull)+i;l=l-b1;
b1=(L)((SL)(l-1)>>63)&(c?u:0ull);z=(b?b1&y:0ull)+v;u=(a1|w|b1)&y;b1=(b?0ull:u)+l;if(b1!=0){goto B16;
}l=0;goto B17;B14:B43:c=q+1;q=c==13?0u:c;l=(L)(x&63);c=a+312+(b<<3);i=RL(c);v=15ull<<((L)x&63);
m=i&v;y=m;switch(b){case 1:goto B18;case 2:goto B19;case 3:goto B20;default:goto B21;}
B21:y=1ull<<(l&63);goto B18;B20:y=i-m;y=y&(0ull-y);y=(((i>>(l&63))&15)<3?((y>>2)|(y>>1)|y)&
300239975158033ull:0ull)+m;B18:z=i&(0ull-i);z=((z>>2)|(z>>1)|z)&300239975158033ull;goto B22;
B19:y=(i>>1)&300239975158033ull;z=y&i;k1=!z?(i>>2)&300239975158033ull:z;z=i&300239975158033ull;
b1=y&(z^18446744073709551615ull);y=z&(y^18446744073709551615ull);y=!y?(!b1?k1:b1):y;
z=((y&(0ull-y))*15)&i;y=m;B22:m=(SL)(m-1)<0?z:y;d1=i-m;WL(c,d1);if(q>=13){goto B23;}WL(a+560,0);
WL(a+552,0);WL(a+544,0);WL(a+536,0);b1=RL(a+312);r=((b1>>(l&63))&15)+((m*1229782938247303441ull)
>>60);x=RW((q<<2)+32776);i=(L)x;s=(L)((SL)(((b1>>(i&63))&15)-1)>>63);u=RL(a+320);
t=(L)((SL)(((u>>(i&63))&15)-1)>>63);a1=RL(a+328);y=((a1>>(l&63))&12)
!=0?18446744073709551615ull:0ull;i=y;e1=d+1;f1=e1&3;switch(f1){case 1:goto B24;case 2:goto B25;
case 3:goto B26;default:goto B27;}B27:i=r>4?18446744073709551615ull:b==3?s:0ull;goto B25;
B24:i=b?0ull:t;goto B25;B26:i=(L)((SL)(d1-1)>>63);B25:WL(a+536+(f1<<3),i);
c1=i^18446744073709551615ull;j=d&3;k=j^2;z=y;switch(j){case 1:goto B28;case 2:goto B29;
case 3:goto B30;default:goto B31;}B28:z=(L)((SL)(d1-1)>>63);goto B31;B30:z=b?0ull:t;goto B31;
B29:z=r>4?18446744073709551615ull:b==3?s:0ull;B31:l=m+w;WL(a+536+(k<<3),z&c1);d=(d-1)&3;switch(d){
case 1:goto B32;case 2:goto B33;case 3:goto B34;default:goto B35;}B34:y=(L)((SL)(d1-1)>>63);
goto B33;B32:y=b?0ull:t;goto B33;B35:y=r>4?18446744073709551615ull:b==3?s:0ull;
B33:WL(a+536+(d<<3),y&((z|i)^18446744073709551615ull));y=(m&(v^18446744073709551615ull))-1;
i=(L)((SL)y>>63);m=RL(a+552);WL(a+328,(i&(m&l))+a1);z=RL(a+560);WL(a+336,RL(a+336)+(i&(z&l)));
w=RL(a+544);v=RL(a+536);m=(z|(m|(w|v)))&l;WL(a+320,(i&(m&w))+u);WL(a+312,(i&(m&v))+b1);
i=RL(c)+((SL)y<0?0ull:m);WL(c,i);if(!i){goto B36;}i=RL(a+336);WL(a+560,i);y=RL(a+328);WL(a+552,y);
z=RL(a+320);WL(a+544,z);b1=RL(a+312);WL(a+536,b1);p=e1%52;WW(a+568,p);b=RW(a+96);d=b-1;w=RL(a+80);
w=((w>>30)^(L)p^w)*13787848793156543929ull;w=((w>>27)^w)*10723151780598845931ull;b1=b1^(w>>31)^w;
b1=((b1>>30)^b1)*13787848793156543929ull;b1=((b1>>27)^b1)*10723151780598845931ull;z=z^(b1>>31)^b1;
z=((z>>30)^z)*13787848793156543929ull;z=((z>>27)^z)*10723151780598845931ull;y=y^(z>>31)^z;
y=((y>>30)^y)*13787848793156543929ull;y=((y>>27)^y)*10723151780598845931ull;i=i^(y>>31)^y;
i=((i>>30)^i)*13787848793156543929ull;i=((i>>27)^i)*10723151780598845931ull;y=(i>>31)^i;g1=(U)y;
c=d&g1;if(!b){goto B37;}h1=0;o=RW(a+116);g=RW(a+120);j=RW(a+92);b=j+c*12;k=RH(a+104);
if(RH(b+10)==k){i=y&281474976710655ull;B40:if((((L)RH(b+8)<<32)|(L)RW(b))==i){n=RW(b+4);b=n-1;
if(b>=g){goto B38;}b=o+b*40;i1=Compare(b,a+536,32);if(!i1){if(RW(b+32)==p){h1=1;goto B39;}}}
c=(c+1)&d;b=j+c*12;if(RH(b+10)==k){goto B40;}}n=c;B39:if(g==RW(a+112)){F5(a+80+32);o=RW(a+116);}
b=o+g*40;WL(b+32,RL(a+568));WL(b+24,RL(a+560));WL(b+16,RL(a+552));WL(b+8,RL(a+544));WL(b,RL(a+536));
c=g+1;WW(a+120,c);if(h1){goto B41;}d=RW(a+96);if(n>=d){goto B42;}b=RW(a+92)+n*12;WH(b+10,RH(a+104));
WH(b+8,(U)(y>>32));WW(b+4,c);WW(b,g1);b=RW(a+100)+1;WW(a+100,b);if(b<<1>d){F16(a+80);}w=l-m;b=f1;
d=e1;goto B43;B16:l=m&(0ull-m);w=c1&63;v=15ull<<(w&63);k1=((l>>2)|(l>>1)|l)&300239975158033ull;
l=m&v;l=(SL)(l-1)<0?k1:l;a1=(l&(v^18446744073709551615ull))-1;v=(L)((SL)a1>>63);y=l+(y-u);
b=!((i>>(w&63))&12);i=(v&(b?0ull:y))+i;m=m-l;u=(L)((SL)(m-1)>>63);c1=b?u:0ull;z=(v&(c1&y))+z;
w=((l*1229782938247303441ull)>>60)+((b1>>(w&63))&15)>4?(b?u^18446744073709551615ull:0ull):0ull;
l=(v&(w&y))+b1;v=((b?w:18446744073709551615ull)|c1)&y;m=((SL)a1<0?0ull:v)+m;if(!m){m=0;goto B17;}
b=j+1;b=b==13?0u:b;if(b>12){goto B44;}c=b+1;c=c==13?0u:c;if(c>=13){goto B45;}
b1=(i>>1)&300239975158033ull;w=b1&i;k1=!w?(i>>2)&300239975158033ull:w;w=i&300239975158033ull;
u=b1&(w^18446744073709551615ull);b1=w&(b1^18446744073709551615ull);b1=!b1?(!u?k1:u):b1;
u=(L)RW((b<<2)+32776);w=15ull<<(u&63);k1=((b1&(0ull-b1))*15)&i;b1=w&i;b1=(SL)(b1-1)<0?k1:b1;a1=i-b1;
c1=a1-1;w=(b1&(w^18446744073709551615ull))-1;i=b1+(y-v);y=((L)((SL)(c1&w)>>63)&i)+z;
z=(L)((SL)c1>>63);b1=((b1*1229782938247303441ull)>>60)+((l>>(u&63))&15)>4?z^
18446744073709551615ull:0ull;l=((L)((SL)w>>63)&(b1&i))+l;c1=(b1|z)&i;v=((SL)w<0?0ull:c1)+a1;if(!v){
z=y;i=0;goto B17;}z=0;b1=y&(0ull-y);k1=((b1>>2)|(b1>>1)|b1)&300239975158033ull;
b1=(L)RW((c<<2)+32776);a1=15ull<<(b1&63);w=a1&y;u=y-w;u=u&(0ull-u);
w=(SL)(w-1)<0?k1:(((y>>(b1&63))&15)<3?((u>>2)|(u>>1)|u)&300239975158033ull:0ull)+w;
a1=(w&(a1^18446744073709551615ull))-1;d1=(L)((SL)a1>>63);b=c+1;b=b==13?0u:b;
u=((w*1229782938247303441ull)>>60)+((l>>(b1&63))&15)>4?18446744073709551615ull:(L)((SL)(((l>>((L)RW(
(b<<2)+32776)&63))&15)-1)>>63);i=w+(i-c1);l=(d1&(u&i))+l;
b1=!((v>>(b1&63))&12)?0ull:u^18446744073709551615ull;c1=i&(b1|u);u=i-c1;i=(d1&(b1&i))+v;
v=((SL)a1<0?0ull:c1)+(y-w);if(v!=0){goto B46;}B17:b=(U)(m>>32);c=(U)(l>>32);d=(U)m;j=(U)l;goto B47;
B41:b=RW(a+48);c=RW(a+72);if(b<=c){goto B13;}abort();B36:z=RL(a+336);i=RL(a+328);b=RW(a+324);
d=RW(a+320);c=RW(a+316);j=RW(a+312);B47:WL(a+568,z);WL(a+560,i);WW(a+548,c);WW(a+544,j);
WL(a+552,((L)b<<32)|(L)d);g=0;B52:i=RL(e+(g<<3));if(i==0){b=RW(a+60);if(RW(a+52)-b<=5){F9(h,b,6);
b=RW(a+60);}c=RW(a+56)+b;WW(c,RW(32768));WH(c+4,RH(32772));b=b+6;goto B48;}b=0;F19(a+312,0,156);
d=33004;j=32776;c=4294967140u;B49:if(b>=145){abort();}k=a+312+b;WW(k+8,RW(c+32992));
WL(k,RL(c+32984));b=((U)(i>>((L)RW(j)&63))&15)*(RW(d)+1)+b;j=j+4;d=d+8;c=c+12;if(c){goto B49;}b=b-1;
if(b>=157){abort();}c=RW(a+60);if(b>RW(a+52)-c){F9(h,c,b);c=RW(a+60);goto B50;}if(!b){goto B51;}
B50:F8(RW(a+56)+c,a+312,b);B51:b=c+b;B48:WW(a+60,b);if(b==RW(a+52)){F23(h);}WB(RW(a+56)+b,10);
WW(a+60,b+1);g=g+1;if(g!=4){goto B52;}g=RW(a+72);b=RW(a+40);c=RW(a+44);i=RL(a+8);goto B53;
B9:abort();B45:abort();B44:abort();B42:abort();B38:abort();B37:abort();B23:abort();B15:abort();
B13:b=RW(a+88);if(b!=0){c=RW(a+92);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+35180));WW(b+35180,c);}
b=RW(a+112);if(b!=0){c=RW(a+116);b=((0u-Clz((b*40-1)|15))&31)<<2;WW(c,RW(b+35180));WW(b+35180,c);}
b=RW(a+60);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+36)+16)])(RW(a+32),RW(a+56),b);}b=RW(a+52);if(b!=0){
c=RW(a+56);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35180));WW(b+35180,c);}b=RW(a+64);if(b!=0){
c=RW(a+68);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35180));WW(b+35180,c);}G0=a+656;return;B2:abort();
}
static void F23(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F24(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F24(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+35180);if(e){goto B2;}h=RW(35312);e=RW(35308);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(35312,f+(i&4294901760u));e=f==h?e:f;}
WW(35308,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+35180);if(!e){
g=RW(35312);e=RW(35308);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(35312,c+(f&4294901760u));e=c==g?e:c;}WW(35308,e+b);goto B5;}WW(b+35180,RW(e));goto B6;
B2:WW(g+35180,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35180));WW(b+35180,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"WINNER\0\0$\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0 \0\0\0\0\0\0\0(\0\0\0000\0\0\0,\0\0\0A A A A     2 2 2 2     3 3 3 3     4 4 ",100);
memcpy(M+32868,"4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8     9 9 9 9     10 10 10 10 J J J J     Q Q Q Q ",100);
memcpy(M+32968,"    K K K K     A2345678910JQK\0\0\330\200\0\0\1\0\0\0\331\200\0\0\1\0\0\0\332\200\0\0\1\0\0\0\333\200\0\0\1\0\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\336\200\0\0\1\0\0\0\337\200\0\0\1\0\0\0\340\200\0\0",100);
memcpy(M+33068,"\1\0\0\0\341\200\0\0\2\0\0\0\343\200\0\0\1\0\0\0\344\200\0\0\1\0\0\0\345\200\0\0\1",33);
memcpy(M+33488,"\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1",77);
memcpy(M+33628,"\20",1);
memcpy(M+33701,"\1\0\0\0\0\0\0\0\20",9);
memcpy(M+33758,"\1",1);
memcpy(M+35152,"\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0",28);
F22();return 0;}
