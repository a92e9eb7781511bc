/* Cheat (hihoCoder 1830)
 * Generated: the Rust program that `judge export cheat` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: e0fc369bf626cf92 */
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
static void F12(U a);
static U F15(U a,U b,U c);
static U F16(U a);
static void F19(void);
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
static void F12(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0;L k=0;b=RW(a+8);if(b<67108864){
c=b<<1;if(!b){d=8;goto B1;}e=(0u-Clz((b<<5)-1))&31;f=e<<2;d=RW(f+33384);if(d){goto B2;}g=RW(33516);
d=RW(33512);f=1u<<(e&31);if(g-d<f){h=f+65535;l=Grow(h>>16);e=l<<16;WW(33516,e+(h&4294901760u));
d=e==g?d:e;}WW(33512,d+f);if(!d){goto B3;}goto B4;}abort();B2:WW(f+33384,RW(d));goto B4;B3:abort();
B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;if(e>=56){e=i&1073741816;f=d;B5:f=F15(f,0,128);
F15(f+128,0,128);F15(f+256,0,128);F15(f+384,0,128);F15(f+512,0,128);F15(f+640,0,128);
F15(f+768,0,128);F15(f+896,0,128);f=f+1024;e=e-8;if(e){goto B5;}if(!h){goto B6;}}e=h<<7;
B7:l=F15(f,0,128);f=l+128;e=e-128;if(e){goto B7;}}B6:e=g&7;B8:WL(f+8,0);WL(f,0);f=f+16;e=e-1;if(e){
goto B8;}WL(f+8,0);WL(f,0);B1:WW(a+8,c);i=RW(a+4);WW(a+4,d);j=RW(a);WW(a,c);if(b!=0){g=i+(b<<4);
b=c-1;h=RH(a+16);a=h&65535;c=i;B10:if(RH(c+12)==a){k=RL(c);f=b&(U)k;e=d+(f<<4);if(RH(e+12)==a){
B9:f=(f+1)&b;e=d+(f<<4);if(RH(e+12)==a){goto B9;}}f=RW(c+8);WH(e+14,RH(c+14));WH(e+12,h);WW(e+8,f);
WL(e,k);}c=c+16;if(c!=g){goto B10;}}if(j!=0){f=((0u-Clz((j<<4)-1))&31)<<2;WW(i,RW(f+33384));
WW(f+33384,i);}}
static U F15(U a,U b,U c){Fill(a,b,c);return a;}
static U F16(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
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
static void F19(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,
i1=0,j1=0,k1=0,l1=0;L j=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,m1=0;
a=G0-320;G0=a;WL(a+48,1);WL(a+40,0);WW(a+64,0);WL(a+56,4294967296ull);WW(a+28,33364);WL(a,0);
WH(a+68,0);WL(a+32,0);WL(a+8,0);WL(a+16,0);WW(a+24,a+319);b=RW(33436);if(!b){c=RW(33516);
b=RW(33512);if(c-b<8192){l1=Grow(1);d=l1<<16;WW(33516,d+65536);b=d==c?b:d;}WW(33512,b+8192);if(b){
goto B1;}abort();}WW(33436,RW(b));B1:b=F15(b,0,8192);WW(a+100,0);WL(a+92,34359738368ull);WH(a+88,1);
WL(a+80,512);WW(a+76,b);WW(a+72,512);e=a+104+8;f=a+44;g=a+92;h=0;i=0;b=0;j=0;B79:WL(a,j+1);if(i<b){
d=i>h?i:h;k=RW(a+60);B4:if(d!=i){c=RB(k+i);if(c-9<5){goto B2;}if(c==32){goto B2;}goto B3;}abort();
B2:i=i+1;if(b!=i){goto B4;}i=b;B3:WW(a+32,i);}if(b<=h){if(b>=i){goto B5;}}abort();B5:b=b-i<156;
if(!b){l=RW(a+60)+i;m=b?0u:l;WL(a+168,0);WL(a+160,0);WL(a+152,0);WL(a+144,0);n=1;c=0;o=0;B10:b=o;
o=b+8;k=b+(a+144);p=13;B9:b=c;if(b>155){goto B6;}if(b==155){goto B7;}c=m+b;d=RB(c);
q=(U)(d==49)&(U)(RB(c+1)==48);c=(q?3u:2u)+b;r=c-1;if(c<157){j=(L)RB(d+33104);
WL(k,(1ull<<(j&63))+RL(k));l1=((U)(d!=49)^q)&(U)(j!=255);d=RB(l+r);
n=n&(l1&((U)(d==32)|(U)(((d-9)&255)<5)));p=p-1;if(!p){goto B8;}goto B9;}abort();B6:abort();
B7:abort();B8:if(o!=32){goto B10;}if(n){goto B11;}}WL(a+168,0);WL(a+160,0);WL(a+152,0);WL(a+144,0);
o=0;B40:b=o;o=b+8;s=b+(a+144);l=0;B38:l=l+1;B18:n=RW(a+64);b=RW(a+32);c=RW(a+36);if(b<c){k=b>n?b:n;
p=RW(a+60);B14:if(k==b){goto B12;}d=RB(p+b);if(d-9>=5){if(d!=32){goto B13;}}b=b+1;if(c!=b){goto B14;
}b=c;B13:WW(a+32,b);}WW(a+40,b);if(c<=n){if(c>=b){goto B15;}}abort();B12:abort();B15:if(c==b){
l1=F16(a);switch(l1&255){case 0:goto B16;case 2:goto B17;default:goto B18;}}B16:q=0;B34:h=RW(a+64);
b=RW(a+32);d=RW(a+36);if(b<d){k=b>h?b:h;p=RW(a+60);B21:if(k!=b){c=RB(p+b);if(c-9<5){goto B19;}
if(c==32){goto B19;}goto B20;}abort();B19:b=b+1;if(d!=b){goto B21;}b=d;B20:WW(a+32,b);}if(d>h){
goto B22;}if(d<b){goto B22;}c=d-b;if(c<q){goto B23;}k=c-q;n=RW(a+60);r=n+b+q;c=0;B37:p=r+c;m=k-c;
if(m>=8){j=RL(p);j=(j^18446744073709551615ull)&(j+16059518370053021407ull)&9259542123273814144ull;
if(j==0){c=c+8;goto B24;}p=((U)CtzL(j)>>3)+c;if(p>=k){goto B25;}c=RB(r+p)-9;if(c<=23){
if((1u<<(c&31))&8388639){goto B26;}}c=p+1;goto B24;}r=0;if(k!=c){i=d-(b+q+c);r=0;B28:k=RB(p+r)-9;
if(k<=23){if((1u<<(k&31))&8388639){goto B27;}}r=r+1;if(i!=r){goto B28;}r=m;}B27:p=r+c;B26:if(d<=b){
goto B29;}B31:if(h!=b){c=RB(n+b);if(c-9<5){goto B30;}if(c==32){goto B30;}WW(a+32,b);goto B29;}
abort();B30:b=b+1;if(d!=b){goto B31;}WW(a+40,d);WW(a+32,d);b=d;goto B32;B25:abort();B29:WW(a+40,b);
if(d<b){goto B22;}B32:q=p+q;if(q>=d-b){l1=F16(a);switch(l1&255){case 0:goto B33;case 2:goto B17;
default:goto B34;}B33:h=RW(a+64);b=RW(a+32);}WW(a+40,b);c=b+q;WW(a+32,c);if(c>=b){if(c<=h){
k=RW(a+60)+b;d=0;c=4294967192u;B36:if(RW(c+33108)==q){l1=Compare(RW(c+33104),k,q);if(!l1){goto B35;}
}d=d+1;c=c+8;if(c){goto B36;}goto B17;}}abort();B24:if(c<=k){goto B37;}abort();B23:abort();
B22:abort();B35:WL(s,(1ull<<((L)RW((d<<2)+32776)&63))+RL(s));if(l!=13){goto B38;}if(o==32){goto B39;
}goto B40;B11:b=b+i;WW(a+40,b);WW(a+32,c+i);B39:t=RL(a+160);u=RL(a+168);v=RL(a+152);
w=((L)RW(a+148)<<32)|(L)RW(a+144);if(t+u+v+w!=1200959900632132ull){if(b<=h){goto B17;}abort();}c=0;
x=0;k=4294967292u;y=u;z=v;j=t;a1=w;B73:k=k+4;if(k>=2000){WW(a+84,0);c=RH(a+88)+1;WH(a+88,c);
if((c&65535)!=c){c=RW(a+80);if(c!=0){F15(RW(a+76),0,c<<4);}WH(a+88,1);}WL(a+168,u);WL(a+160,t);
WL(a+152,v);WL(a+144,w);c=0;WW(a+100,0);b1=0;o=36;k=0;i=0;goto B41;}if(c>=13){goto B42;}
c1=a1&(0ull-a1);d1=(L)RW((c<<2)+32776);e1=15ull<<(d1&63);
f1=(SL)((e1&a1)-1)<0?((c1>>1)|(c1>>2)|c1)&300239975158033ull:1ull<<(d1&63);c1=f1+x;c=c+1;
p=c==13?0u:c;g1=(L)RW((p<<2)+32776);b1=(L)((SL)(((z>>(g1&63))&15)-1)>>63);
c=!(f1&(e1^18446744073709551615ull));z=(c?c1&b1:0ull)+z;x=b1^18446744073709551615ull;
d=!((j>>(d1&63))&12);e1=d?0ull:x;j=(c?e1&c1:0ull)+j;a1=a1-f1;f1=(L)((SL)(a1-1)>>63)&(d?x:0ull);
d1=(c?f1&c1:0ull)+y;x=(e1|b1|f1)&c1;f1=(c?0ull:x)+a1;if(f1!=0){goto B43;}a1=0;goto B44;
B41:B69:d=i+1;i=d==13?0u:d;j=(L)(o&63);d=a+144+(c<<3);y=15ull<<((L)o&63);z=y&w;a1=z;switch(c){
case 1:goto B45;case 2:goto B46;case 3:goto B47;default:goto B48;}B48:a1=1ull<<(j&63);goto B45;
B47:a1=w-z;a1=a1&(0ull-a1);a1=(((w>>(j&63))&15)<3?((a1>>1)|(a1>>2)|a1)&300239975158033ull:0ull)+z;
B45:c1=w&(0ull-w);c1=((c1>>1)|(c1>>2)|c1)&300239975158033ull;goto B49;
B46:a1=(w>>1)&300239975158033ull;c1=a1&w;m1=!c1?(w>>2)&300239975158033ull:c1;
c1=w&300239975158033ull;d1=a1&(c1^18446744073709551615ull);a1=c1&(a1^18446744073709551615ull);
a1=!a1?(!d1?m1:d1):a1;c1=((a1&(0ull-a1))*15)&w;a1=z;B49:z=(SL)(z-1)<0?c1:a1;g1=w-z;WL(d,g1);
if(i>=13){goto B50;}WL(a+128,0);WL(a+120,0);WL(a+112,0);WL(a+104,0);f1=RL(a+144);
h1=((f1>>(j&63))&15)+((z*1229782938247303441ull)>>60);o=RW((i<<2)+32776);a1=(L)o;
t=(L)((SL)(((f1>>(a1&63))&15)-1)>>63);w=RL(a+152);u=(L)((SL)(((w>>(a1&63))&15)-1)>>63);x=RL(a+160);
c1=((x>>(j&63))&12)!=0?18446744073709551615ull:0ull;j=c1;i1=k+1;s=i1&3;switch(s){case 1:goto B51;
case 2:goto B52;case 3:goto B53;default:goto B54;}B54:j=h1>4?18446744073709551615ull:c==3?t:0ull;
goto B52;B51:j=c?0ull:u;goto B52;B53:j=(L)((SL)(g1-1)>>63);B52:j1=s<<3;WL(a+104+j1,j);
e1=j^18446744073709551615ull;p=k&3;n=p^2;d1=c1;switch(p){case 1:goto B55;case 2:goto B56;
case 3:goto B57;default:goto B58;}B55:d1=(L)((SL)(g1-1)>>63);goto B58;B57:d1=c?0ull:u;goto B58;
B56:d1=h1>4?18446744073709551615ull:c==3?t:0ull;B58:a1=z+b1;WL(a+104+(n<<3),d1&e1);k=(k-1)&3;
switch(k){case 1:goto B59;case 2:goto B60;case 3:goto B61;default:goto B62;}
B61:c1=(L)((SL)(g1-1)>>63);goto B60;B59:c1=c?0ull:u;goto B60;
B62:c1=h1>4?18446744073709551615ull:c==3?t:0ull;B60:WL(a+104+(k<<3),c1&((d1|j)^
18446744073709551615ull));c1=(z&(y^18446744073709551615ull))-1;j=(L)((SL)c1>>63);z=RL(a+120);
WL(a+160,(j&(z&a1))+x);d1=RL(a+128);WL(a+168,RL(a+168)+(j&(d1&a1)));b1=RL(a+112);y=RL(a+104);
z=(d1|(z|(b1|y)))&a1;WL(a+152,(j&(z&b1))+w);WL(a+144,(j&(z&y))+f1);j=RL(d)+((SL)c1<0?0ull:z);
WL(d,j);if(!j){goto B63;}j=RL(a+144);c1=RL(a+152);d1=RL(a+160);f1=RL(a+168);WL(a+128,f1);
WL(a+120,d1);WL(a+112,c1);WL(a+104,j);l=i1%52;WW(a+136,l);c=RW(a+80);k=c-1;
j=(j^((j>>30)^(L)l))*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=c1^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=d1^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=f1^(j>>31)^j;
j=((j>>30)^j)*13787848793156543929ull;j=((j>>27)^j)*10723151780598845931ull;j=(j>>31)^j;d=k&(U)j;
if(c!=0){k1=0;m=RW(a+96);r=RW(a+100);p=RW(a+76);c=p+(d<<4);n=RH(a+88);if(RH(c+12)==n){goto B64;}q=d;
goto B65;}abort();B64:B67:if(RL(c)==j){q=RW(c+8);c=q-1;if(c<r){c=m+c*40;l1=Compare(c,a+104,32);
if(l1){goto B66;}if(RW(c+32)!=l){goto B66;}k1=1;goto B65;}abort();}B66:d=(d+1)&k;c=p+(d<<4);
if(RH(c+12)==n){goto B67;}q=d;B65:if(r==RW(a+92)){F5(g);m=RW(a+96);}c=m+r*40;WL(c+32,RL(a+136));
WL(c+24,RL(a+128));WL(c+16,RL(a+120));WL(c+8,RL(a+112));WL(c,RL(a+104));d=r+1;WW(a+100,d);if(!k1){
k=RW(a+80);if(q>=k){goto B68;}c=RW(a+76)+(q<<4);WH(c+12,RH(a+88));WW(c+8,d);WL(c,j);c=RW(a+84)+1;
WW(a+84,c);if(c<<1>k){F12(a+72);}b1=a1-z;w=RL(a+144+j1);c=s;k=i1;goto B69;}if(b<=h){goto B17;}
abort();B68:abort();B50:abort();B42:abort();B63:d1=RL(a+168);j=RL(a+160);b=RW(a+156);d=RW(a+152);
c=RW(a+148);k=RW(a+144);goto B70;B43:a1=z&(0ull-z);b1=g1&63;y=15ull<<(b1&63);
m1=((a1>>1)|(a1>>2)|a1)&300239975158033ull;a1=z&y;a1=(SL)(a1-1)<0?m1:a1;
e1=(a1&(y^18446744073709551615ull))-1;y=(L)((SL)e1>>63);c1=a1+(c1-x);c=!((j>>(b1&63))&12);
j=(y&(c?0ull:c1))+j;z=z-a1;x=(L)((SL)(z-1)>>63);g1=c?x:0ull;d1=(y&(g1&c1))+d1;
b1=((a1*1229782938247303441ull)>>60)+((f1>>(b1&63))&15)>4?(c?x^18446744073709551615ull:0ull):0ull;
a1=(y&(b1&c1))+f1;y=((c?b1:18446744073709551615ull)|g1)&c1;z=((SL)e1<0?0ull:y)+z;if(!z){z=0;
goto B44;}c=p+1;c=c==13?0u:c;if(c>12){goto B71;}d=c+1;d=d==13?0u:d;if(d>=13){goto B72;}
f1=(j>>1)&300239975158033ull;b1=f1&j;m1=!b1?(j>>2)&300239975158033ull:b1;b1=j&300239975158033ull;
x=f1&(b1^18446744073709551615ull);f1=b1&(f1^18446744073709551615ull);f1=!f1?(!x?m1:x):f1;
x=(L)RW((c<<2)+32776);b1=15ull<<(x&63);m1=((f1&(0ull-f1))*15)&j;f1=b1&j;f1=(SL)(f1-1)<0?m1:f1;
e1=j-f1;g1=e1-1;b1=(f1&(b1^18446744073709551615ull))-1;j=f1+(c1-y);c1=((L)((SL)(g1&b1)>>63)&j)+d1;
d1=(L)((SL)g1>>63);f1=((f1*1229782938247303441ull)>>60)+((a1>>(x&63))&15)>4?d1^
18446744073709551615ull:0ull;a1=((L)((SL)b1>>63)&(f1&j))+a1;g1=(f1|d1)&j;y=((SL)b1<0?0ull:g1)+e1;
if(!y){d1=c1;j=0;goto B44;}d1=0;f1=c1&(0ull-c1);m1=((f1>>1)|(f1>>2)|f1)&300239975158033ull;
f1=(L)RW((d<<2)+32776);e1=15ull<<(f1&63);b1=e1&c1;x=c1-b1;x=x&(0ull-x);
b1=(SL)(b1-1)<0?m1:(((c1>>(f1&63))&15)<3?((x>>1)|(x>>2)|x)&300239975158033ull:0ull)+b1;
e1=(b1&(e1^18446744073709551615ull))-1;h1=(L)((SL)e1>>63);c=d+1;c=c==13?0u:c;
x=((b1*1229782938247303441ull)>>60)+((a1>>(f1&63))&15)>4?18446744073709551615ull:(L)((SL)(((a1>>((L)
RW((c<<2)+32776)&63))&15)-1)>>63);j=b1+(j-g1);a1=(h1&(x&j))+a1;
f1=!((y>>(f1&63))&12)?0ull:x^18446744073709551615ull;g1=j&(f1|x);x=j-g1;j=(h1&(f1&j))+y;
y=((SL)e1<0?0ull:g1)+(c1-b1);if(y!=0){goto B73;}B44:b=(U)(z>>32);c=(U)(a1>>32);d=(U)z;k=(U)a1;
B70:WL(a+136,d1);WL(a+128,j);WW(a+116,c);WW(a+112,k);WL(a+120,((L)b<<32)|(L)d);n=0;
B78:j=RL(e+(n<<3));if(j==0){b=RW(a+52);if(RW(a+44)-b<=5){F9(f,b,6);b=RW(a+52);}c=RW(a+48)+b;
WW(c,RW(32768));WH(c+4,RH(32772));b=b+6;goto B74;}b=0;F15(a+144,0,168);d=33004;k=32776;
c=4294967140u;B75:if(b>=157){abort();}p=a+144+b;WW(p+8,RW(c+32992));WL(p,RL(c+32984));
b=((U)(j>>((L)RW(k)&63))&15)*(RW(d)+1)+b;k=k+4;d=d+8;c=c+12;if(c){goto B75;}b=b-1;if(b>=169){
abort();}c=RW(a+52);if(b>RW(a+44)-c){F9(f,c,b);c=RW(a+52);goto B76;}if(!b){goto B77;}
B76:F8(RW(a+48)+c,a+144,b);B77:b=c+b;B74:WW(a+52,b);if(b==RW(a+44)){F21(f);}WB(RW(a+48)+b,10);
WW(a+52,b+1);n=n+1;if(n!=4){goto B78;}h=RW(a+64);i=RW(a+32);b=RW(a+36);j=RL(a);goto B79;B72:abort();
B71:abort();B17:b=RW(a+72);if(b!=0){c=RW(a+76);b=((0u-Clz((b<<4)-1))&31)<<2;WW(c,RW(b+33384));
WW(b+33384,c);}b=RW(a+92);if(b!=0){c=RW(a+96);b=((0u-Clz((b*40-1)|15))&31)<<2;WW(c,RW(b+33384));
WW(b+33384,c);}b=RW(a+52);if(b!=0){((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),b);}
b=RW(a+44);if(b!=0){c=RW(a+48);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33384));WW(b+33384,c);}
b=RW(a+56);if(b!=0){c=RW(a+60);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33384));WW(b+33384,c);}
G0=a+320;}
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
F19();return 0;}
