/* Cheat (hihoCoder 1830)
 * Generated: the Rust program that `judge export cheat` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: c891f2aea6417bae */
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

/* Memory, which addresses below are counted in, and its size in pages of 65536 bytes. */
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
static void F12(U a);
static U F15(U a,U b,U c);
static U F17(U a);
static void F20(void);
static void F21(U a);
static void F22(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,8,40);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+33384);if(h){goto B2;}l=RW(33516);h=RW(33512);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(33516,j+(m&4294901760u));h=j==l?h:j;}WW(33512,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+33384);if(!h){
b=RW(33516);h=RW(33512);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(33516,c+(k&4294901760u));h=c==b?h:c;}WW(33512,h+f);goto B6;}WW(f+33384,RW(h));goto B5;
B2:WW(k+33384,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+33384));
WW(f+33384,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){U e=0;(void)b;e=Read(c,d);WW(a+4,e);WW(a,0);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;b=RW(a+8);
if(b<67108864){c=b<<1;d=c>512?c:512u;e=(0u-Clz((d<<4)-1))&31;c=e<<2;f=RW(c+33384);if(f){goto B1;}
g=RW(33516);f=RW(33512);c=1u<<(e&31);if(g-f<c){h=c+65535;n=Grow(h>>16);e=n<<16;
WW(33516,e+(h&4294901760u));f=e==g?f:e;}WW(33512,f+c);if(!f){goto B2;}goto B3;}abort();
B1:WW(c+33384,RW(f));goto B3;B2:abort();B3:c=((d-9)>>3)+1;e=c&1073741816;g=c&7;c=f;
B4:c=F15(c,0,128);F15(c+128,0,128);F15(c+256,0,128);F15(c+384,0,128);F15(c+512,0,128);
F15(c+640,0,128);F15(c+768,0,128);F15(c+896,0,128);c=c+1024;e=e-8;if(e){goto B4;}if(g!=0){g=g<<7;
e=0;B5:F15(c+e,0,128);e=e+128;if(g!=e){goto B5;}c=c+e;}e=((d+6)^4294967295u)|4294967288u;
B6:WL(c+8,0);WL(c,0);c=c+16;e=e+1;if(e){goto B6;}WL(c+8,0);WL(c,0);c=0;WW(a+12,0);WW(a+8,d);
i=RW(a+4);WW(a+4,f);j=RW(a);WW(a,d);if(b!=0){k=i+(b<<4);e=RH(a+16);h=i;B9:if(RH(h+12)==(e&65535)){
l=RW(h+8);m=RL(h);if(c<<1>=d){F12(a);d=RW(a+8);}f=d-1;c=f&(U)m;if(!d){goto B7;}b=RW(a+4);g=b+(c<<4);
e=RH(a+16);if(RH(g+12)==e){B8:c=(c+1)&f;g=b+(c<<4);if(RH(g+12)==e){goto B8;}}WH(g+12,e);WW(g+8,l);
WL(g,m);c=RW(a+12)+1;WW(a+12,c);}h=h+16;if(h!=k){goto B9;}}if(j!=0){c=((0u-Clz((j<<4)-1))&31)<<2;
WW(i,RW(c+33384));WW(c+33384,i);}return;B7:abort();}
static U F15(U a,U b,U c){Fill(a,b,c);return a;}
static U F17(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
if(e<c+32768){o=e<<1;o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F9(a+56,e,o);c=RW(a+36);g=RW(a+60);
e=RW(a+64);}m=o-1;p=F15(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);
B17:if(e>=c){((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B12;}c=2;goto B1;}
abort();B12:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B13;}}if(!(l&1)){
goto B14;}goto B15;B13:m=0;if(c<=2){if(c>e){goto B16;}q=Compare(g,33360,c);if(!q){goto B17;}}
B14:if(c>e){goto B18;}if(c>=3){q=Compare(33360,g,3);if(!q){c=c-3;F8(g,g+3,c);WW(a+36,c);}}
B15:WB(a+68,1);c=(m^1)|(U)(RW(a+32)<c);B1:G0=b+16;return c;B10:abort();B11:abort();B16:abort();
B18:abort();}
static void F20(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,w=0,x=0,y=0,m1=0,n1=0,p1=0;L k=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,
l1=0,o1=0;a=G0-320;G0=a;WL(a+48,1);WL(a+40,0);WW(a+64,0);WL(a+56,4294967296ull);WW(a+28,33364);
WL(a,0);WH(a+68,0);WL(a+32,0);WL(a+8,0);WL(a+16,0);WW(a+24,a+319);WW(a+100,0);
WL(a+92,34359738368ull);WH(a+88,1);WL(a+80,0);WL(a+72,34359738368ull);b=a+104+8;c=a+144+32;d=a+44;
e=a+92;f=8;g=0;h=0;i=0;j=0;k=0;l=8;m=0;n=1;B77:WL(a,k+1);if(i<j){o=i>h?i:h;p=RW(a+60);B3:if(o!=i){
q=RB(p+i);if(q-9<5){goto B1;}if(q==32){goto B1;}goto B2;}abort();B1:i=i+1;if(j!=i){goto B3;}i=j;
B2:WW(a+32,i);}if(j<=h){if(j>=i){goto B4;}}abort();B4:if(j-i>=156){r=RW(a+60)+i;WL(a+168,0);
WL(a+160,0);WL(a+152,0);WL(a+144,0);s=1;q=0;t=0;B9:j=t;t=j+8;p=j+(a+144);u=13;B8:j=q;if(j>155){
goto B5;}if(j==155){goto B6;}q=r+j;o=RB(q);v=(U)(o==49)&(U)(RB(q+1)==48);q=(v?3u:2u)+j;w=q-1;
if(q<157){k=(L)RB(o+33104);WL(p,(1ull<<(k&63))+RL(p));n1=((U)(o!=49)^v)&(U)(k!=255);o=RB(r+w);
s=s&(n1&((U)(o==32)|(U)(((o-9)&255)<5)));u=u-1;if(!u){goto B7;}goto B8;}abort();B5:abort();
B6:abort();B7:if(t!=32){goto B9;}if(s){goto B10;}}WL(a+168,0);WL(a+160,0);WL(a+152,0);WL(a+144,0);
x=0;B39:j=x;x=j+8;y=j+(a+144);i=0;B37:i=i+1;B17:s=RW(a+64);j=RW(a+32);q=RW(a+36);if(j<q){p=j>s?j:s;
u=RW(a+60);B13:if(p==j){goto B11;}o=RB(u+j);if(o-9>=5){if(o!=32){goto B12;}}j=j+1;if(q!=j){goto B13;
}j=q;B12:WW(a+32,j);}WW(a+40,j);if(q<=s){if(q>=j){goto B14;}}abort();B11:abort();B14:if(q==j){
n1=F17(a);switch(n1&255){case 0:goto B15;case 2:goto B16;default:goto B17;}}B15:w=0;B33:h=RW(a+64);
j=RW(a+32);o=RW(a+36);if(j<o){p=j>h?j:h;u=RW(a+60);B20:if(p!=j){q=RB(u+j);if(q-9<5){goto B18;}
if(q==32){goto B18;}goto B19;}abort();B18:j=j+1;if(o!=j){goto B20;}j=o;B19:WW(a+32,j);}if(o>h){
goto B21;}if(o<j){goto B21;}q=o-j;if(q<w){goto B22;}p=q-w;s=RW(a+60);r=s+j+w;q=0;B36:u=r+q;v=p-q;
if(v>=8){k=RL(u);k=(k^18446744073709551615ull)&(k+16059518370053021407ull)&9259542123273814144ull;
if(k==0){q=q+8;goto B23;}u=((U)CtzL(k)>>3)+q;if(u>=p){goto B24;}q=RB(r+u)-9;if(q<=23){
if((1u<<(q&31))&8388639){goto B25;}}q=u+1;goto B23;}r=0;if(p!=q){t=o-(j+w+q);r=0;B27:p=RB(u+r)-9;
if(p<=23){if((1u<<(p&31))&8388639){goto B26;}}r=r+1;if(t!=r){goto B27;}r=v;}B26:u=r+q;B25:if(o<=j){
goto B28;}B30:if(h!=j){q=RB(s+j);if(q-9<5){goto B29;}if(q==32){goto B29;}WW(a+32,j);goto B28;}
abort();B29:j=j+1;if(o!=j){goto B30;}WW(a+40,o);WW(a+32,o);j=o;goto B31;B24:abort();B28:WW(a+40,j);
if(o<j){goto B21;}B31:w=u+w;if(w>=o-j){n1=F17(a);switch(n1&255){case 0:goto B32;case 2:goto B16;
default:goto B33;}B32:h=RW(a+64);j=RW(a+32);}WW(a+40,j);q=j+w;WW(a+32,q);if(q>=j){if(q<=h){
p=RW(a+60)+j;o=0;q=4294967192u;B35:if(RW(q+33108)==w){n1=Compare(RW(q+33104),p,w);if(!n1){goto B34;}
}o=o+1;q=q+8;if(q){goto B35;}goto B16;}}abort();B23:if(q<=p){goto B36;}abort();B22:abort();
B21:abort();B34:WL(y,(1ull<<((L)RW((o<<2)+32776)&63))+RL(y));if(i!=13){goto B37;}if(x==32){goto B38;
}goto B39;B10:j=j+i;WW(a+40,j);WW(a+32,q+i);B38:z=RL(a+160);a1=RL(a+168);b1=RL(a+152);w=RW(a+148);
v=RW(a+144);if(z+a1+b1+(((L)w<<32)|(L)v)!=1200959900632132ull){if(j<=h){goto B16;}abort();}
WW(a+148,w);WW(a+144,v);q=0;c1=0;s=4294967292u;d1=RL(a+144);e1=a1;f1=b1;k=z;B71:s=s+4;if(s>=2000){
WW(a+84,0);n=(n&65535)+1;WH(a+88,n);if((n&65535)!=n){if(m!=0){F15(l,0,m<<4);}n=1;WH(a+88,1);}
WL(c,0);WL(c+8,0);WL(a+168,a1);WL(a+160,z);WL(a+152,b1);WW(a+148,w);WW(a+144,v);q=0;WW(a+100,0);
i=36;r=0;v=0;goto B40;}if(q>=13){goto B41;}g1=0;h1=d1&(0ull-d1);
o1=((h1>>1)|(h1>>2)|h1)&300239975158033ull;h1=(L)RW((q<<2)+32776);i1=15ull<<(h1&63);
j1=!(i1&d1)?o1:1ull<<(h1&63);k1=j1+c1;q=q+1;r=q==13?0u:q;c1=(L)RW((r<<2)+32776);l1=15ull<<(c1&63);
q=!(l1&f1);p=((k>>(h1&63))&15)==4;o=q|p|(U)(d1==j1);n1=o?(q?1u:p?2u:3u):4u;
p=(j1&(i1^18446744073709551615ull))!=0;u=p?(o?0u:4u):n1;h1=(u==3?k1:0ull)+e1;k=(u==2?k1:0ull)+k;
f1=(p?0ull:q?k1:0ull)+f1;j1=(p?(o?k1:0ull):0ull)+(d1-j1);if(!j1){goto B42;}g1=f1&(0ull-f1);
o1=((g1>>1)|(g1>>2)|g1)&300239975158033ull;g1=f1&l1;d1=!g1?o1:g1;k1=d1+(u==4?k1:0ull);g1=c1&63;
q=((U)(j1>>(g1&63))&15)+(U)((d1*1229782938247303441ull)>>60)<5;p=f1!=d1;o=((k>>(g1&63))&15)==4;
n1=o?2u:p?(q?4u:0u):3u;p1=o?1u:p?(q?4u:1u):1u;p=!(d1&(l1^18446744073709551615ull));q=p?n1:p1;
g1=(q?0ull:k1)+j1;h1=(q==3?k1:0ull)+h1;k=(o?(p?k1:0ull):0ull)+k;f1=(q==1?k1:0ull)+(f1-d1);if(f1!=0){
goto B43;}f1=0;goto B42;B40:B68:o=v+1;v=o==13?0u:o;f1=(L)(i&63);u=a+144+(q<<3);k=RL(u);
k1=15ull<<((L)i&63);h1=k&k1;g1=h1;switch(q){case 1:goto B44;case 2:goto B45;case 3:goto B46;
default:goto B47;}B47:g1=1ull<<(f1&63);goto B44;B46:g1=k-h1;g1=g1&(0ull-g1);
g1=(k!=h1?(((k>>(f1&63))&15)<3?((g1>>1)|(g1>>2)|g1)&300239975158033ull:0ull):0ull)+h1;
B44:d1=k&(0ull-k);d1=((d1>>1)|(d1>>2)|d1)&300239975158033ull;goto B48;
B45:g1=(k>>1)&300239975158033ull;d1=g1&k;o1=!d1?(k>>2)&300239975158033ull:d1;
d1=k&300239975158033ull;j1=g1&(d1^18446744073709551615ull);g1=d1&(g1^18446744073709551615ull);
g1=!g1?(!j1?o1:j1):g1;d1=((g1&(0ull-g1))*15)&k;g1=h1;B48:h1=!h1?d1:g1;WL(u,k-h1);if(v<13){x=k==h1;
j1=RL(a+160);y=((j1>>(f1&63))&15)==4;i=RW((v<<2)+32776);g1=15ull<<((L)i&63);l1=RL(a+152);
m1=(U)(!q)&(U)(!(g1&l1));k=RL(a+144);o=((U)(q==3)&(U)(!(k&g1)))|(U)(((U)(k>>(f1&63))&15)+(U)((h1*
1229782938247303441ull)>>60)>4);s=o;w=(r-1)&3;switch(w){case 1:goto B49;case 2:goto B50;
case 3:goto B51;default:goto B52;}B49:s=m1;goto B52;B50:s=y;goto B52;B51:s=x;B52:h=r&3;t=h^2;p=o;
switch(h){case 1:goto B53;case 2:goto B54;case 3:goto B55;default:goto B56;}B53:p=x;goto B54;
B56:p=y;goto B54;B55:p=m1;B54:d1=RL(a+176)+h1;w=p?t:w;r=r+1;t=r&3;switch(t){case 1:goto B57;
case 2:goto B58;case 3:goto B59;default:goto B60;}B59:o=x;goto B60;B58:o=y;goto B60;B57:o=m1;
B60:n1=o?t:w;o=(o|p|s)&1;q=!(h1&(k1^18446744073709551615ull))?(o?n1:4u):o?q:4u;g1=(q?0ull:d1)+k;
WL(a+144,g1);k=(q==2?d1:0ull)+j1;WL(a+160,k);f1=(q==1?d1:0ull)+l1;WL(a+152,f1);
h1=(q==3?d1:0ull)+RL(a+168);WL(a+168,h1);WL(a+176,q==4?d1:0ull);if(!RL(u)){goto B42;}
WL(a+128,RL(a+168));WL(a+120,RL(a+160));WL(a+112,RL(a+152));WL(a+104,RL(a+144));h=r%52;WW(a+136,h);
g1=((g1>>30)^(L)h^g1)*13787848793156543929ull;g1=((g1>>27)^g1)*10723151780598845931ull;
f1=f1^(g1>>31)^g1;f1=((f1>>30)^f1)*13787848793156543929ull;f1=((f1>>27)^f1)*10723151780598845931ull;
k=k^(f1>>31)^f1;k=((k>>30)^k)*13787848793156543929ull;k=((k>>27)^k)*10723151780598845931ull;
k=h1^(k>>31)^k;k=((k>>30)^k)*13787848793156543929ull;k=((k>>27)^k)*10723151780598845931ull;
k=(k>>31)^k;if(!g){x=0;s=RW(a+100);goto B61;}x=0;s=RW(a+100);p=g-1;o=p&(U)k;q=f+(o<<4);u=n&65535;
if(RH(q+12)==u){w=RW(a+96);B63:if(RL(q)==k){q=RW(q+8)-1;if(q<s){q=w+q*40;n1=Compare(q,a+104,32);
if(n1){goto B62;}if(RW(q+32)!=h){goto B62;}x=1;goto B61;}abort();}B62:o=(o+1)&p;q=f+(o<<4);
if(RH(q+12)==u){goto B63;}}B61:if(s==RW(a+92)){F5(e);}q=RW(a+96)+s*40;WL(q,RL(a+104));
WL(q+8,RL(a+112));WL(q+16,RL(a+120));WL(q+24,RL(a+128));WL(q+32,RL(a+136));u=s+1;WW(a+100,u);if(!x){
g=RW(a+80);if(RW(a+84)<<1<g){p=g-1;q=p&(U)k;goto B64;}F12(a+72);g=RW(a+80);p=g-1;q=p&(U)k;if(!g){
goto B65;}B64:f=RW(a+76);o=f+(q<<4);n=RH(a+88);if(RH(o+12)!=n){goto B66;}B67:q=(q+1)&p;o=f+(q<<4);
if(RH(o+12)==n){goto B67;}goto B66;}q=RW(a+64);if(j<=q){goto B16;}abort();B65:abort();}abort();
B66:WH(o+12,n);WW(o+8,u);WL(o,k);WW(a+84,RW(a+84)+1);l=f;m=g;q=t;goto B68;B41:abort();B43:o=r+1;
o=o==13?0u:o;if(o>12){goto B69;}p=o+1;p=p==13?0u:p;if(p>=13){goto B70;}d1=(k>>1)&300239975158033ull;
j1=d1&k;o1=!j1?(k>>2)&300239975158033ull:j1;j1=k&300239975158033ull;
l1=d1&(j1^18446744073709551615ull);d1=j1&(d1^18446744073709551615ull);d1=!d1?(!l1?o1:l1):d1;
j1=(L)RW((o<<2)+32776);l1=15ull<<(j1&63);o1=((d1&(0ull-d1))*15)&k;d1=l1&k;d1=!d1?o1:d1;
k1=d1+(q==4?k1:0ull);o=((U)(g1>>(j1&63))&15)+(U)((d1*1229782938247303441ull)>>60)<5;q=k==d1;
u=!(d1&(l1^18446744073709551615ull));o=u?(q?3u:o?4u:0u):q?2u:o?4u:2u;g1=(o?0ull:k1)+g1;
h1=(q?(u?k1:0ull):0ull)+h1;l1=(o==2?k1:0ull)+(k-d1);if(!l1){k=0;goto B42;}k=h1&(0ull-h1);
o1=((k>>1)|(k>>2)|k)&300239975158033ull;k=(L)RW((p<<2)+32776);c1=15ull<<(k&63);d1=c1&h1;j1=h1-d1;
j1=j1&(0ull-j1);j1=!d1?o1:(((h1>>(k&63))&15)<3?(h1!=d1?((j1>>1)|(j1>>2)|j1)&300239975158033ull:0ull)
:0ull)+d1;k1=j1+(o==4?k1:0ull);u=((l1>>(k&63))&15)==4;q=p+1;q=q==13?0u:q;
o=(U)(!((g1>>((L)RW((q<<2)+32776)&63))&15))|(U)(((U)(g1>>(k&63))&15)+(U)((j1*1229782938247303441ull)
>>60)>4);n1=o?0u:u?2u:4u;u=u|o;p=!(j1&(c1^18446744073709551615ull));r=p?n1:u?3u:4u;c1=r==4?k1:0ull;
k=(r==2?k1:0ull)+l1;d1=(p?(o?k1:0ull):0ull)+g1;e1=(u?(p?0ull:k1):0ull)+(h1-j1);if(e1!=0){goto B71;}
h1=0;g1=d1;goto B42;B69:abort();B70:abort();B42:WL(a+136,h1);WL(a+128,k);WL(a+120,f1);WL(a+112,g1);
s=0;B76:k=RL(b+(s<<3));if(k==0){j=RW(a+52);if(RW(a+44)-j<=5){F9(d,j,6);j=RW(a+52);}q=RW(a+48)+j;
WW(q,RW(32768));WH(q+4,RH(32772));j=j+6;goto B72;}j=0;F15(a+144,0,168);o=33004;p=32776;
q=4294967140u;B73:if(j>=157){abort();}u=a+144+j;WW(u+8,RW(q+32992));WL(u,RL(q+32984));
j=((U)(k>>((L)RW(p)&63))&15)*(RW(o)+1)+j;p=p+4;o=o+8;q=q+12;if(q){goto B73;}j=j-1;if(j>=169){
abort();}q=RW(a+52);if(j>RW(a+44)-q){F9(d,q,j);q=RW(a+52);goto B74;}if(!j){goto B75;}
B74:F8(RW(a+48)+q,a+144,j);B75:j=q+j;B72:WW(a+52,j);if(j==RW(a+44)){F21(d);}WB(RW(a+48)+j,10);
WW(a+52,j+1);s=s+1;if(s!=4){goto B76;}h=RW(a+64);i=RW(a+32);j=RW(a+36);k=RL(a);goto B77;
B16:j=RW(a+72);if(j!=0){q=RW(a+76);j=((0u-Clz((j<<4)-1))&31)<<2;WW(q,RW(j+33384));WW(j+33384,q);}
j=RW(a+92);if(j!=0){q=RW(a+96);j=((0u-Clz((j*40-1)|15))&31)<<2;WW(q,RW(j+33384));WW(j+33384,q);}
j=RW(a+52);if(j!=0){((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),j);}j=RW(a+44);if(j!=0){
q=RW(a+48);j=((0u-Clz((j-1)|15))&31)<<2;WW(q,RW(j+33384));WW(j+33384,q);}j=RW(a+56);if(j!=0){
q=RW(a+60);j=((0u-Clz((j-1)|15))&31)<<2;WW(q,RW(j+33384));WW(j+33384,q);}G0=a+320;}
static void F21(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F22(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F22(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+33384);if(e){goto B2;}h=RW(33516);e=RW(33512);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33516,f+(i&4294901760u));e=f==h?e:f;}
WW(33512,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+33384);if(!e){
g=RW(33516);e=RW(33512);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33516,c+(f&4294901760u));e=c==g?e:c;}WW(33512,e+b);goto B5;}WW(b+33384,RW(e));goto B6;
B2:WW(g+33384,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33384));WW(b+33384,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"WINNER\0\0$\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0 \0\0\0\0\0\0\0(\0\0\0000\0\0\0,\0\0\0A A A A     2 2 2 2     3 3 3 3     4 4 ",100);
memcpy(M+32868,"4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8     9 9 9 9     10 10 10 10 J J J J     Q Q Q Q ",100);
memcpy(M+32968,"    K K K K     A2345678910JQK\0\0\330\200\0\0\1\0\0\0\331\200\0\0\1\0\0\0\332\200\0\0\1\0\0\0\333\200\0\0\1\0\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\336\200\0\0\1\0\0\0\337\200\0\0\1\0\0\0\340\200\0\0",100);
memcpy(M+33068,"\1\0\0\0\341\200\0\0\2\0\0\0\343\200\0\0\1\0\0\0\344\200\0\0\1\0\0\0\345\200\0\0\1\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\4\10\14\20\24\30\34 \377\377\377\377\377\377",100);
memcpy(M+33168,"\377$\377\377\377\377\377\377\377\377(,\377\377\377\377\3770\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",100);
memcpy(M+33268,"\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\357\273\277\0\0\0\0\0",100);
memcpy(M+33372,"\1\0\0\0\1\0\0\0\2\0\0\0",12);
F20();return 0;}
