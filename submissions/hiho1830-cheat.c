/* Cheat (hihoCoder 1830)
 * Generated: the Rust program that `judge export cheat` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 0841333ee2781d5c */
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
static void F21(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,v=0,w=0,c1=0,d1=0,e1=0,f1=0,
g1=0,h1=0,i1=0,j1=0;L j=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,x=0,y=0,z=0,a1=0,b1=0,k1=0;a=G0-464;
G0=a;WL(a+48,1);WL(a+40,0);WW(a+64,0);WL(a+56,4294967296ull);WW(a+28,35156);WL(a,0);WH(a+68,0);
WL(a+32,0);WL(a+8,0);WL(a+16,0);WW(a+24,a+463);b=RW(35228);if(!b){c=RW(35308);b=RW(35304);
if(c-b<8192){j1=Grow(1);d=j1<<16;WW(35308,d+65536);b=d==c?b:d;}WW(35304,b+8192);if(b){goto B1;}
abort();}WW(35228,RW(b));B1:b=F19(b,0,6144);WW(a+100,0);WL(a+92,34359738368ull);WH(a+88,1);
WL(a+80,512);WW(a+76,b);WW(a+72,512);e=a+408+8;f=a+120;g=a+44;h=a+92;i=0;b=0;c=0;j=0;B52:WL(a,j+1);
if(b<c){k=b>i?b:i;l=RW(a+60);B4:if(k!=b){d=RB(l+b);if(d-9<5){goto B2;}if(d==32){goto B2;}goto B3;}
abort();B2:b=b+1;if(c!=b){goto B4;}b=c;B3:WW(a+32,b);}WW(a+40,b);if(c<=i){if(c>=b){goto B5;}}
abort();B5:if(c-b>=112){l=RW(a+60)+b;d=RB(l)!=48;c=0;B6:b=l+c;k=RB(b);b=RB(b+1);
d=d&(((U)(k==49)&(U)(b==48))|((U)(b==32)|(U)(b==10)|((U)(!(k&80))&(U)(b!=48))));c=c+1;if(c!=111){
goto B6;}if(d!=0){d=0;F19(a+240,0,164);m=0;b=0;B8:if(b>=161){goto B7;}c=a+240+b;j=RL(l+d);
m=(j<<8)|m;n=(((j>>4)|(j>>6))^18446744073709551615ull)&72340172838076673ull;
WB(c,(U)(m>>(CtzL(n|9223372036854775808ull)&63)));o=(n-1)&n;
WB(c+1,(U)(m>>(CtzL(o|9223372036854775808ull)&63)));o=(o-1)&o;
WB(c+2,(U)(m>>(CtzL(o|9223372036854775808ull)&63)));
WB(c+3,(U)(m>>(CtzL(((o-1)&o)|9223372036854775808ull)&63)));b=b+(U)((n*72340172838076673ull)>>56);
m=j>>56;d=d+8;if(d!=112){goto B8;}WW(a+456,RW(a+288));WL(a+448,RL(a+280));WL(a+440,RL(a+272));
WL(a+432,RL(a+264));WL(a+424,RL(a+256));WL(a+416,RL(a+248));WL(a+408,RL(a+240));c=0;k=0;
B9:b=a+408+c;k=k+(U)(RB(b)==48)+(U)(RB(b+1)==48)+(U)(RB(b+2)==48)+(U)(RB(b+3)==48);c=c+4;if(c!=52){
goto B9;}WW(a+199,RW(a+287));WL(a+192,RL(a+280));WL(a+184,RL(a+272));WL(a+176,RL(a+264));
WL(a+168,RL(a+256));WL(a+160,RL(a+248));WL(a+152,RL(a+240));l=RB(a+459);WB(a+203,l);WL(a+232,0);
WL(a+224,0);WL(a+216,0);WL(a+208,0);c=a+208;d=0;B10:b=a+152+d;
WL(c,RL((RB(b+1)<<3)+33104)+RL((RB(b)<<3)+33104)+RL((RB(b+2)<<3)+33104)+RL((RB(b+3)<<3)+33104)+RL((
RB(b+4)<<3)+33104)+RL((RB(b+5)<<3)+33104)+RL((RB(b+6)<<3)+33104)+RL((RB(b+7)<<3)+33104)+RL((RB(b+8)
<<3)+33104)+RL((RB(b+9)<<3)+33104)+RL((RB(b+10)<<3)+33104)+RL((RB(b+11)<<3)+33104)+RL((RB(b+12)<<3)+
33104));c=c+8;d=d+13;if(d!=52){goto B10;}if(RL(a+216)+RL(a+208)+RL(a+224)+RL(a+232)
==1200959900632132ull){WL(f+24,RL(a+232));WL(f+16,RL(a+224));WL(f+8,RL(a+216));WL(f,RL(a+208));
b=RW(a+32);WW(a+32,k+b+104);WW(a+40,b+(k-(U)((l&255)==48))+102);l=RW(a+120);i=RW(a+124);p=RL(a+128);
q=RL(a+136);r=RL(a+144);goto B11;}}}F12(a+104,a);if(RL(a+104)==1){goto B12;}if(!(RW(a+112)&1)){
goto B12;}r=RL(a+144);q=RL(a+136);p=RL(a+128);i=RW(a+124);l=RW(a+120);B11:WW(a+244,i);WW(a+240,l);
b=0;s=0;d=4294967292u;m=RL(a+240);t=r;n=p;j=q;B45:d=d+4;if(d>=2000){WW(a+84,0);b=RH(a+88)+1;
WH(a+88,b);if((b&65535)!=b){b=RW(a+80);if(b!=0){b=b*12;F19(RW(a+76),0,b-(b-12)%12);}WH(a+88,1);}
WL(a+264,r);WL(a+256,q);WL(a+248,p);WW(a+244,i);WW(a+240,l);b=0;WW(a+100,0);u=0;v=36;d=0;w=0;
goto B13;}if(b>=13){goto B14;}o=m&(0ull-m);x=(L)RW((b<<2)+32776);y=15ull<<(x&63);
z=(SL)((y&m)-1)<0?((o>>1)|(o>>2)|o)&300239975158033ull:1ull<<(x&63);o=z+s;b=b+1;k=b==13?0u:b;
a1=(L)RW((k<<2)+32776);u=(L)((SL)(((n>>(a1&63))&15)-1)>>63);b=!(z&(y^18446744073709551615ull));
n=(b?o&u:0ull)+n;s=u^18446744073709551615ull;c=!((j>>(x&63))&12);y=c?0ull:s;j=(b?y&o:0ull)+j;m=m-z;
z=(L)((SL)(m-1)>>63)&(c?s:0ull);x=(b?z&o:0ull)+t;s=(y|u|z)&o;z=(b?0ull:s)+m;if(z!=0){goto B15;}m=0;
goto B16;B13:B42:c=w+1;w=c==13?0u:c;m=(L)(v&63);c=a+240+(b<<3);j=RL(c);t=15ull<<((L)v&63);n=j&t;o=n;
switch(b){case 1:goto B17;case 2:goto B18;case 3:goto B19;default:goto B20;}B20:o=1ull<<(m&63);
goto B17;B19:o=j-n;o=o&(0ull-o);o=(((j>>(m&63))&15)<3?((o>>1)|(o>>2)|o)&300239975158033ull:0ull)+n;
B17:x=j&(0ull-j);x=((x>>1)|(x>>2)|x)&300239975158033ull;goto B21;B18:o=(j>>1)&300239975158033ull;
x=o&j;k1=!x?(j>>2)&300239975158033ull:x;x=j&300239975158033ull;z=o&(x^18446744073709551615ull);
o=x&(o^18446744073709551615ull);o=!o?(!z?k1:z):o;x=((o&(0ull-o))*15)&j;o=n;B21:n=(SL)(n-1)<0?x:o;
b1=j-n;WL(c,b1);if(w>=13){goto B22;}WL(a+432,0);WL(a+424,0);WL(a+416,0);WL(a+408,0);z=RL(a+240);
p=((z>>(m&63))&15)+((n*1229782938247303441ull)>>60);v=RW((w<<2)+32776);j=(L)v;
q=(L)((SL)(((z>>(j&63))&15)-1)>>63);s=RL(a+248);r=(L)((SL)(((s>>(j&63))&15)-1)>>63);y=RL(a+256);
o=((y>>(m&63))&12)!=0?18446744073709551615ull:0ull;j=o;c1=d+1;d1=c1&3;switch(d1){case 1:goto B23;
case 2:goto B24;case 3:goto B25;default:goto B26;}B26:j=p>4?18446744073709551615ull:b==3?q:0ull;
goto B24;B23:j=b?0ull:r;goto B24;B25:j=(L)((SL)(b1-1)>>63);B24:WL(a+408+(d1<<3),j);
a1=j^18446744073709551615ull;k=d&3;l=k^2;x=o;switch(k){case 1:goto B27;case 2:goto B28;
case 3:goto B29;default:goto B30;}B27:x=(L)((SL)(b1-1)>>63);goto B30;B29:x=b?0ull:r;goto B30;
B28:x=p>4?18446744073709551615ull:b==3?q:0ull;B30:m=n+u;WL(a+408+(l<<3),x&a1);d=(d-1)&3;switch(d){
case 1:goto B31;case 2:goto B32;case 3:goto B33;default:goto B34;}B33:o=(L)((SL)(b1-1)>>63);
goto B32;B31:o=b?0ull:r;goto B32;B34:o=p>4?18446744073709551615ull:b==3?q:0ull;
B32:WL(a+408+(d<<3),o&((x|j)^18446744073709551615ull));o=(n&(t^18446744073709551615ull))-1;
j=(L)((SL)o>>63);n=RL(a+424);WL(a+256,(j&(n&m))+y);x=RL(a+432);WL(a+264,RL(a+264)+(j&(x&m)));
u=RL(a+416);t=RL(a+408);n=(x|(n|(u|t)))&m;WL(a+248,(j&(n&u))+s);WL(a+240,(j&(n&t))+z);
j=RL(c)+((SL)o<0?0ull:n);WL(c,j);if(!j){goto B35;}j=RL(a+240);o=RL(a+248);x=RL(a+256);z=RL(a+264);
WL(a+432,z);WL(a+424,x);WL(a+416,o);WL(a+408,j);e1=c1%52;WW(a+440,e1);b=RW(a+80);d=b-1;
j=(j^((j>>30)^(L)e1))*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=o^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=x^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=z^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;o=(j>>31)^j;f1=(U)o;
c=d&f1;if(!b){goto B36;}g1=0;h1=RW(a+96);i=RW(a+100);k=RW(a+76);b=k+c*12;l=RH(a+88);if(RH(b+10)==l){
j=o&281474976710655ull;B39:if((((L)RH(b+8)<<32)|(L)RW(b))==j){i1=RW(b+4);b=i1-1;if(b>=i){goto B37;}
b=h1+b*40;j1=Compare(b,a+408,32);if(!j1){if(RW(b+32)==e1){g1=1;goto B38;}}}c=(c+1)&d;b=k+c*12;
if(RH(b+10)==l){goto B39;}}i1=c;B38:if(i==RW(a+92)){F5(h);h1=RW(a+96);}b=h1+i*40;WL(b+32,RL(a+440));
WL(b+24,RL(a+432));WL(b+16,RL(a+424));WL(b+8,RL(a+416));WL(b,RL(a+408));c=i+1;WW(a+100,c);if(g1){
goto B40;}d=RW(a+80);if(i1>=d){goto B41;}b=RW(a+76)+i1*12;WH(b+10,RH(a+88));WH(b+8,(U)(o>>32));
WW(b+4,c);WW(b,f1);b=RW(a+84)+1;WW(a+84,b);if(b<<1>d){F16(a+72);}u=m-n;b=d1;d=c1;goto B42;
B15:m=n&(0ull-n);u=a1&63;t=15ull<<(u&63);k1=((m>>1)|(m>>2)|m)&300239975158033ull;m=n&t;
m=(SL)(m-1)<0?k1:m;y=(m&(t^18446744073709551615ull))-1;t=(L)((SL)y>>63);o=m+(o-s);
b=!((j>>(u&63))&12);j=(t&(b?0ull:o))+j;n=n-m;s=(L)((SL)(n-1)>>63);a1=b?s:0ull;x=(t&(a1&o))+x;
u=((m*1229782938247303441ull)>>60)+((z>>(u&63))&15)>4?(b?s^18446744073709551615ull:0ull):0ull;
m=(t&(u&o))+z;t=((b?u:18446744073709551615ull)|a1)&o;n=((SL)y<0?0ull:t)+n;if(!n){n=0;goto B16;}
b=k+1;b=b==13?0u:b;if(b>12){goto B43;}c=b+1;c=c==13?0u:c;if(c>=13){goto B44;}
z=(j>>1)&300239975158033ull;u=z&j;k1=!u?(j>>2)&300239975158033ull:u;u=j&300239975158033ull;
s=z&(u^18446744073709551615ull);z=u&(z^18446744073709551615ull);z=!z?(!s?k1:s):z;
s=(L)RW((b<<2)+32776);u=15ull<<(s&63);k1=((z&(0ull-z))*15)&j;z=u&j;z=(SL)(z-1)<0?k1:z;y=j-z;a1=y-1;
u=(z&(u^18446744073709551615ull))-1;j=z+(o-t);o=((L)((SL)(a1&u)>>63)&j)+x;x=(L)((SL)a1>>63);
z=((z*1229782938247303441ull)>>60)+((m>>(s&63))&15)>4?x^18446744073709551615ull:0ull;
m=((L)((SL)u>>63)&(z&j))+m;a1=(z|x)&j;t=((SL)u<0?0ull:a1)+y;if(!t){x=o;j=0;goto B16;}x=0;
z=o&(0ull-o);k1=((z>>1)|(z>>2)|z)&300239975158033ull;z=(L)RW((c<<2)+32776);y=15ull<<(z&63);u=y&o;
s=o-u;s=s&(0ull-s);u=(SL)(u-1)<0?k1:(((o>>(z&63))&15)<3?((s>>1)|(s>>2)|s)&300239975158033ull:0ull)+
u;y=(u&(y^18446744073709551615ull))-1;b1=(L)((SL)y>>63);b=c+1;b=b==13?0u:b;
s=((u*1229782938247303441ull)>>60)+((m>>(z&63))&15)>4?18446744073709551615ull:(L)((SL)(((m>>((L)RW((
b<<2)+32776)&63))&15)-1)>>63);j=u+(j-a1);m=(b1&(s&j))+m;
z=!((t>>(z&63))&12)?0ull:s^18446744073709551615ull;a1=j&(z|s);s=j-a1;j=(b1&(z&j))+t;
t=((SL)y<0?0ull:a1)+(o-u);if(t!=0){goto B45;}B16:b=(U)(n>>32);c=(U)(m>>32);d=(U)n;k=(U)m;goto B46;
B40:b=RW(a+40);c=RW(a+64);if(b<=c){goto B12;}abort();B35:x=RL(a+264);j=RL(a+256);b=RW(a+252);
d=RW(a+248);c=RW(a+244);k=RW(a+240);B46:WL(a+440,x);WL(a+432,j);WW(a+420,c);WW(a+416,k);
WL(a+424,((L)b<<32)|(L)d);i=0;B51:j=RL(e+(i<<3));if(j==0){b=RW(a+52);if(RW(a+44)-b<=5){F9(g,b,6);
b=RW(a+52);}c=RW(a+48)+b;WW(c,RW(32768));WH(c+4,RH(32772));b=b+6;goto B47;}b=0;F19(a+240,0,156);
d=33004;k=32776;c=4294967140u;B48:if(b>=145){abort();}l=a+240+b;WW(l+8,RW(c+32992));
WL(l,RL(c+32984));b=((U)(j>>((L)RW(k)&63))&15)*(RW(d)+1)+b;k=k+4;d=d+8;c=c+12;if(c){goto B48;}b=b-1;
if(b>=157){abort();}c=RW(a+52);if(b>RW(a+44)-c){F9(g,c,b);c=RW(a+52);goto B49;}if(!b){goto B50;}
B49:F8(RW(a+48)+c,a+240,b);B50:b=c+b;B47:WW(a+52,b);if(b==RW(a+44)){F22(g);}WB(RW(a+48)+b,10);
WW(a+52,b+1);i=i+1;if(i!=4){goto B51;}i=RW(a+64);b=RW(a+32);c=RW(a+36);j=RL(a);goto B52;B44:abort();
B43:abort();B41:abort();B37:abort();B36:abort();B22:abort();B14:abort();B7:abort();B12:b=RW(a+72);
if(b!=0){c=RW(a+76);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);}b=RW(a+92);
if(b!=0){c=RW(a+96);b=((0u-Clz((b*40-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);}b=RW(a+52);
if(b!=0){((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),b);}b=RW(a+44);if(b!=0){c=RW(a+48);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);}b=RW(a+56);if(b!=0){c=RW(a+60);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+35176));WW(b+35176,c);}G0=a+464;}
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
memcpy(M+33488,"\1\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\20\0\0\0\0\0\0\0\0\1",77);
memcpy(M+33628,"\20",1);
memcpy(M+33701,"\1\0\0\0\0\0\0\0\20",9);
memcpy(M+33758,"\1",1);
memcpy(M+35152,"\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",24);
F21();return 0;}
