/* 10-20-30 (UVa 246)
 * Generated, not written: `judge export 10-20-30`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 7159bb784d04ede5 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words of 32 and 64 bits. The machine's lowest byte comes first. */
typedef unsigned int U;
typedef unsigned long long L;
typedef signed char SB;
typedef short SH;
typedef long long SL;
typedef void (*Any)(void);

/* The memory that addresses below are counted in, and its pages of 65536 bytes. */
static unsigned char *M;
static U pages;

static U Grow(U more) {
    U before = pages;
    unsigned char *larger = (unsigned char *)realloc(M, ((size_t)before + more) << 16);
    if (!larger) exit(3);
    M = larger;
    memset(M + ((size_t)before << 16), 0, (size_t)more << 16);
    pages += more;
    return before;
}

/* Reading from memory: a byte, half a word, a word, two words. */
static U RB(U a) { return M[a]; }
static U RH(U a) { unsigned short v; memcpy(&v, M + a, 2); return v; }
static U RW(U a) { U v; memcpy(&v, M + a, 4); return v; }
static L RL(U a) { L v; memcpy(&v, M + a, 8); return v; }

/* Writing to memory. */
static void WB(U a, U v) { M[a] = (unsigned char)v; }
static void WH(U a, U v) { unsigned short h = (unsigned short)v; memcpy(M + a, &h, 2); }
static void WW(U a, U v) { memcpy(M + a, &v, 4); }
static void WL(U a, L v) { memcpy(M + a, &v, 8); }

static void Copy(U to, U from, U size) { memmove(M + to, M + from, size); }
static void Fill(U to, U byte, U size) { memset(M + to, (int)byte, size); }
static U Compare(U a, U b, U size) { return (U)memcmp(M + a, M + b, size); }

/* Input and output. */
static U Read(U to, U size) { return (U)fread(M + to, 1, size, stdin); }
static void Write(U from, U size) { fwrite(M + from, 1, size, stdout); }

/* Zeros above the highest one, zeros below the lowest one, and how many ones. */
#ifdef __GNUC__
static U Above(U v) { return v ? (U)__builtin_clz(v) : 32; }
static U Below(U v) { return v ? (U)__builtin_ctz(v) : 32; }
static U Ones(U v) { return (U)__builtin_popcount(v); }
#else
static U Above(U v) { U n = 32; for (; v; v >>= 1) n--; return n; }
static U Below(U v) { U n = 0; if (!v) return 32; for (; !(v & 1); v >>= 1) n++; return n; }
static U Ones(U v) { U n = 0; for (; v; v &= v - 1) n++; return n; }
#endif
static U AboveL(L v) { return v >> 32 ? Above((U)(v >> 32)) : 32 + Above((U)v); }
static U BelowL(L v) { return (U)v ? Below((U)v) : 32 + Below((U)(v >> 32)); }
static U OnesL(L v) { return Ones((U)v) + Ones((U)(v >> 32)); }

static U Turn(U v, U n) { return v << (n & 31) | v >> ((32 - n) & 31); }
static L TurnL(L v, U n) { return v << (n & 63) | v >> ((64 - n) & 63); }
static U G0=32768;static void f5(U a);static void f6(U a,U b,U c,U d,U e,U f);
static void f7(U a,U b);static U f8(U a,U b,U c);static void f9(U a,U b,U c);static U f10(U a);
static void f11(U a,U b,U c);static U f12(U a,U b,U c);static void f13(U a,U b,U c,U d);
static U f14(U a,U b,U c);static void f16(void);static void f17(U a,U b);static void f18(void);
static void f19(void);static void f20(U a);static void f21(U a,U b,U c,U d);static Any T[]={
0,(Any)f13,(Any)f14};static void f5(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;
c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,8,64);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f6(U a,U b,U c,U d,U e,U f){
U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;
d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;
h=RW(k+32820);if(h)goto b10;l=RW(32952);h=RW(32948);k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;
t0=Grow(m>>16);j=t0<<16;WW(32952,j+(m&4294901760u));h=j==l?h:j;b12:;WW(32948,h+k);if(!h)goto b7;
goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32820);
if(h)goto b14;b=RW(32952);h=RW(32948);f=1u<<(c&31);if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);
c=t0<<16;WW(32952,c+(k&4294901760u));h=c==b?h:c;b15:;WW(32948,h+f);goto b8;b14:;WW(f+32820,RW(h));
goto b6;b10:;WW(k+32820,RW(h));b9:;f=b*f;f8(h,c,f);f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32820));
WW(f+32820,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);
WW(a,g);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;abort();}static U f8(U a,U b,U c){
Copy(a,b,c);return a;}static void f9(U a,U b,U c){U d=0,t0;d=G0-16;G0=d;b=c+b;if(b>=c)goto b2;
f7(0,0);abort();b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;f6(d+4,t0,RW(a+4),c,1,1);
if(RW(d+4)!=1)goto b3;f7(RW(d+8),RW(d+12));abort();b3:;b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static U f10(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+61))goto b7;c=0;goto b6;b7:;c=RW(a+44);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+44,0);
b8:;d=RW(a+32);e=RW(a+56);if(d>e)goto b12;f=RL(a+8);g=RW(a+52);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+8,f+i);
WL(a,RL(a)+h);c=RW(a+28);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f8(g,g+d,c);WW(a+32,0);WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+48)-e)goto b22;
f9(a+48,e,o);c=RW(a+28);g=RW(a+52);e=RW(a+56);b22:;m=o-1;p=f12(g+e,0,m);e=e+o;WW(a+56,e);WB(p+m,0);
b21:;l=RB(a+60);p=RW(a+16);j=RW(a+20);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+61,m);c=o+c;WW(a+28,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32794,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32794,g,3);if(t0)goto b23;c=c-3;
f8(g,g+3,c);WW(a+28,c);b23:;WB(a+60,1);c=m^1|(U)(RW(a+24)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f11(U a,U b,U c){abort();}static U f12(U a,U b,U c){
Fill(a,b,c);return a;}static void f13(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}
static U f14(U a,U b,U c){Write(b,c);return 0;}static void f16(void){
U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,aa=0,ab=0,
ac=0,ad=0,ae=0,af=0,t0;L p=0,q=0,r=0,s=0,ag=0,ah=0,ai=0,aj=0,ak=0;a=G0-2352;G0=a;WL(a+48,1);
WL(a+40,0);WW(a+64,0);WL(a+56,4294967296ull);WW(a+28,32800);WH(a+68,0);WL(a+32,0);WL(a+8,0);
WL(a+16,0);WW(a+24,a+2351);f12(a+76,0,2076);WL(a+2176,8);WL(a+2168,0);WL(a+2160,4294967296ull);
WL(a+2152,34359738368ull);b=a+2331;c=a+134;d=a+2216+46;e=a+2272+46;f=a+346;g=a+88;h=a+44;b4:;
i=RW(a+64);j=RW(a+32);k=RW(a+36);if(j>=k)goto b5;l=j>i?j:i;m=RW(a+60);b7:;if(l==j)goto b9;n=RB(m+j);
if(n-9<5)goto b8;if(n==32)goto b8;goto b6;b9:;abort();b8:;j=j+1;if(k!=j)goto b7;j=k;b6:;WW(a+32,j);
b5:;if(k>i)goto b11;if(k>=j)goto b10;b11:;abort();b10:;if(k-j<156)goto b17;o=RW(a+60)+j;k=0;
WW(a+2320,0);WL(a+2312,0);WL(a+2304,0);WL(a+2296,0);WL(a+2288,0);WL(a+2280,0);WL(a+2272,0);i=1;n=0;
b18:;if(k>=156)goto b14;if(k==155)goto b15;m=o+k;l=RB(m);m=(U)(l==49)&(U)(RB(m+1)==48);
WB(a+2272+n,m?10u:l-48);k=(m?3u:2u)+k;m=0;if((l-49&255)>=9)goto b19;l=k-1;if(k>=157)goto b16;
l=RB(o+l);m=(U)(l==32)|(U)((l-9&255)<5);b19:;i=i&m;n=n+1;if(n!=52)goto b18;if(!i)goto b17;
WH(a+2196,RH(a+2276));WW(a+2192,RW(a+2272));WW(a+2184,RW(e));WH(a+2188,RH(e+4));k=k+j;WW(a+40,k);
WW(a+32,k);p=RL(a+2278);q=RL(a+2286);r=RL(a+2294);s=RL(a+2302);t=RW(a+2310);u=RW(a+2314);goto b13;
b17:;WL(a+2216,0);WL(a+2224,0);WL(a+2232,0);WL(a+2240,0);WL(a+2248,0);WL(a+2256,0);v=0;WW(a+2264,0);
b21:;w=v+1;b22:;i=RW(a+64);k=RW(a+32);j=RW(a+36);if(k>=j)goto b23;l=k>i?k:i;m=RW(a+60);b25:;
if(l==k)goto b27;n=RB(m+k);if(n-9<5)goto b26;if(n==32)goto b26;goto b24;b27:;abort();b26:;k=k+1;
if(j!=k)goto b25;k=j;b24:;WW(a+32,k);b23:;WW(a+40,k);if(j>i)goto b29;if(j>=k)goto b28;b29:;abort();
b28:;if(j!=k)goto b30;t0=f10(a+8);switch(t0&255){case 0:goto b30;case 2:goto b12;default:goto b22;}
b30:;x=0;b31:;m=RW(a+64);k=RW(a+32);n=RW(a+36);if(k>=n)goto b32;l=k>m?k:m;i=RW(a+60);b34:;
if(l==k)goto b36;j=RB(i+k);if(j-9<5)goto b35;if(j==32)goto b35;goto b33;b36:;abort();b35:;k=k+1;
if(n!=k)goto b34;k=n;b33:;WW(a+32,k);b32:;if(n>m)goto b2;if(n<k)goto b2;j=n-k;if(j<x)goto b20;l=j-x;
o=RW(a+60);y=o+k+x;j=0;b37:;i=y+j;z=l-j;if(z<8)goto b43;p=RL(i);
p=(p^18446744073709551615ull)&p+16059518370053021407ull&9259542123273814144ull;if(p!=0)goto b44;
j=j+8;goto b38;b44:;i=((U)(L)BelowL(p)>>3)+j;if(i>=l)goto b41;j=RB(y+i)-9;if(j>23)goto b45;
if(1u<<(j&31)&8388639)goto b42;b45:;j=i+1;goto b38;b43:;y=0;if(l==j)goto b46;aa=n-(k+x+j);y=0;b47:;
l=RB(i+y)-9;if(l>23)goto b48;if(1u<<(l&31)&8388639)goto b46;b48:;y=y+1;if(aa!=y)goto b47;y=z;b46:;
i=y+j;b42:;if(n<=k)goto b40;b49:;if(m==k)goto b51;j=RB(o+k);if(j-9<5)goto b50;if(j==32)goto b50;
WW(a+32,k);goto b40;b51:;abort();b50:;k=k+1;if(n!=k)goto b49;WW(a+40,n);WW(a+32,n);k=n;goto b39;
b41:;abort();b40:;WW(a+40,k);if(n<k)goto b2;b39:;x=i+x;if(x<n-k)goto b52;t0=f10(a+8);switch(t0&255){
case 0:goto b53;case 2:goto b12;default:goto b31;}b53:;m=RW(a+64);k=RW(a+32);b52:;WW(a+40,k);j=k+x;
WW(a+32,j);if(j<k)goto b55;if(j>m)goto b55;if(x)goto b58;m=0;goto b57;b58:;k=RW(a+60)+k;m=1;
if(x==1)goto b59;if((RB(k)&255)==48)goto b57;b59:;j=0;b60:;if(!x)goto b56;m=1;n=RB(k)-48&255;
if(n>9)goto b57;p=(L)j*10;if((U)(p>>32))goto b57;k=k+1;x=x-1;l=(U)p;j=l+n;if(j>=l)goto b60;b57:;
if(m|v)goto b12;goto b54;b56:;if(j-1<10)goto b61;if(!(j|v))goto b54;goto b12;b61:;WB(a+2216+v,j);
v=w;if(w!=52)goto b21;WH(a+2196,RH(a+2220));WW(a+2192,RW(a+2216));WW(a+2184,RW(d));
WH(a+2188,RH(d+4));u=RW(a+2258);t=RW(a+2254);s=RL(a+2246);r=RL(a+2238);q=RL(a+2230);p=RL(a+2222);
goto b13;b55:;abort();b54:;k=RW(a+2152);if(!k)goto b3;j=RW(a+2156);k=(0u-Above((k<<4)-1)&31)<<2;
WW(j,RW(k+32820));WW(k+32820,j);goto b3;b38:;if(j<=l)goto b37;abort();b20:;abort();b16:;abort();
b15:;abort();b14:;abort();b13:;k=RW(a+2192);WW(a+2208,k);j=RH(a+2196);WH(a+2212,j);
WW(a+2200,RW(a+2184));WH(a+2204,RH(a+2188));WW(g,k);WH(g+4,j);ab=0;WW(a+76,0);WL(a+94,p);
WL(a+102,q);WL(a+110,r);WL(a+118,s);WW(a+126,t);WW(a+130,u);WW(c,RW(a+2200));WH(c+4,RH(a+2204));
WH(a+2150,0);WH(a+1892,0);WH(a+1634,0);WH(a+1376,0);WH(a+1118,0);WH(a+860,0);WH(a+602,0);
ac=106181136;ad=7;j=52;m=0;b64:;ae=ac&15;if(ae>=7)goto b66;aa=m+1;k=f+ae*258;i=RB(k+257);l=i+1;
WB(k+257,l);n=RB(k+256);WB(k+(i+n&255),RB(g+(m&255)));w=m+3;af=m+2;j=j-1;b68:;v=l&255;
if(v<3)goto b67;m=n+l;i=RB(k+(m-1&255));x=RB(k+(n&255));y=i+x;o=RB(k+(m-2&255));z=RB(k+(n+1&255));
t0=2149582848u>>(y+o&31)&2|1074791424u>>(y+z&31)&1;y=RB(k+(m-3&255));
m=t0|1074791424u>>(o+y+i&31)<<2&4;if(!m)goto b67;l=l-3;WB(k+257,l);n=RB(m+32786)+n;WB(k+256,n);
WB(g+(j+aa&255),m==4?y:x);WB(g+(af+j&255),1u<<(m&31)&170?z:o);WB(g+(w+j&255),i);j=j+3;goto b68;b67:;
ac=ac>>4;if(v)goto b70;ad=ad-1;goto b69;b70:;ac=ae<<((ad<<2)+28&31)|ac;b69:;ab=ab+1;if(!ad)goto b71;
if(j&255)goto b65;b71:;n=!ad;WB(a+345,j);WB(a+344,aa);WW(a+84,ad);WW(a+80,ac);WW(a+76,ab);goto b63;
b66:;abort();b65:;m=aa;if(ab!=1000)goto b64;WB(a+345,j);WW(a+80,ac);WW(a+2168,0);k=RW(a+2164)+1;
WW(a+2164,k);if(k)goto b72;k=RW(a+2160);if(!k)goto b73;f12(RW(a+2156),0,k<<4);b73:;WW(a+2164,1);
b72:;WW(g,RW(a+2208));WH(g+4,RH(a+2212));WW(c,RW(a+2200));WH(c+4,RH(a+2204));ac=0;WW(a+76,0);
WW(a+2180,0);WW(a+130,u);WW(a+126,t);WL(a+118,s);WL(a+110,r);WL(a+102,q);WL(a+94,p);WH(a+2150,0);
WH(a+1892,0);WH(a+1634,0);WH(a+1376,0);WH(a+1118,0);WH(a+860,0);WH(a+602,0);WW(a+84,7);aa=1;
WB(a+344,1);ae=106181136;j=51;m=RB(a+88);b76:;k=f+ac*258;i=RB(k+257);l=i+1;WB(k+257,l);n=RB(k+256);
WB(k+(i+n&255),m);ab=RW(a+76)+1;WW(a+76,ab);w=aa+2;af=aa+1;b78:;v=l&255;if(v<3)goto b77;m=n+l;
i=RB(k+(m-1&255));x=RB(k+(n&255));y=i+x;o=RB(k+(m-2&255));z=RB(k+(n+1&255));
t0=2149582848u>>(y+o&31)&2|1074791424u>>(y+z&31)&1;y=RB(k+(m-3&255));
m=t0|1074791424u>>(o+y+i&31)<<2&4;if(!m)goto b77;l=l-3;WB(k+257,l);n=RB(m+32786)+n;WB(k+256,n);
WB(g+(j+aa&255),m==4?y:x);WB(g+(af+j&255),1u<<(m&31)&170?z:o);WB(g+(w+j&255),i);j=j+3;goto b78;b77:;
WB(a+345,j);n=ae>>4;WW(a+80,n);k=RW(a+84);if(v)goto b80;k=k-1;WW(a+84,k);goto b79;b80:;
WW(a+80,ac<<((k<<2)+28&31)|n);b79:;n=!k;if(!k)goto b63;if(!(j&255))goto b63;m=0;WW(a+2320,0);
WL(a+2312,0);WL(a+2304,0);WL(a+2296,0);WL(a+2288,0);WL(a+2280,0);WL(a+2272,0);o=1;i=270;k=g;b88:;
if(o&1)goto b91;y=k;goto b90;b91:;o=1;y=0;if(k)goto b89;b90:;if(i==2076)goto b87;k=a+76+i;i=i+258;
o=0;b89:;x=RB(k+257);l=x+7>>3;if(!l)goto b92;n=0;b93:;j=m+(n&255);if(j>=65)goto b86;t0=a+2272+j;
j=RB(k+256)+n;WL(t0,(L)RB(k+(j+1&255))<<8|(L)RB(k+(j&255))|(L)RB(k+(j+2&255))<<16|(L)RB(k+(j+3&255))
<<24|(L)RB(k+(j+4&255))<<32|(L)RB(k+(j+5&255))<<40|(L)RB(k+(j+6&255))<<48|(L)RB(k+(j+7&255))<<56);
n=n+8;l=l-1;if(l&255)goto b93;b92:;m=m+x;k=y;goto b88;b87:;WL(b,0);WL(b+5,0);
q=(L)RB(a+1893)<<8|(L)RB(a+1635)|(L)RB(a+2151)<<16|(L)RB(a+2332)<<32|(L)RB(a+2331)<<24|((L)RB(a+
2334)<<8|(L)RB(a+2335)<<16|(L)RB(a+2333))<<40;r=(L)RB(a+2322)<<16|(L)RB(a+2320)|((L)RB(a+861)<<32|(
L)RB(a+603)<<24|(L)RB(a+1119)<<40|(L)RB(a+1377)<<48|(L)RB(a+2323)<<16|(L)RB(a+2321))<<8;
s=RL(a+2272);ag=RL(a+2280);ah=RL(a+2288);ai=RL(a+2296);aj=RL(a+2304);ak=RL(a+2312);k=RW(a+2180);
if(k!=RW(a+2172))goto b94;f5(a+2152+20);b94:;v=RW(a+2176);o=v+(k<<6);WL(o+56,q);WL(o+48,r);
WL(o+40,ak);WL(o+32,aj);WL(o+24,ai);WL(o+16,ah);WL(o+8,ag);WL(o,s);aa=k+1;WW(a+2180,aa);
w=RW(a+2168);k=RW(a+2160);if(w<<1>=k)goto b95;i=RW(a+2156);z=k;goto b81;b95:;
if(k>=67108864)goto b85;j=k<<1;z=j>512?j:512u;j=z<<4;l=0u-Above(j-1)&31;n=l<<2;i=RW(n+32820);
if(i)goto b84;m=RW(32952);i=RW(32948);n=1u<<(l&31);if(m-i>=n)goto b96;y=n+65535;t0=Grow(y>>16);
l=t0<<16;WW(32952,l+(y&4294901760u));i=l==m?i:l;b96:;WW(32948,i+n);if(!i)goto b83;goto b82;b86:;
abort();b85:;abort();b84:;WW(n+32820,RW(i));goto b82;b83:;abort();b82:;j=j-16;n=f12(i,0,j);j=n+j;
WL(j+8,0);WL(j,0);WW(a+2160,z);af=RW(a+2156);WW(a+2156,n);ac=RW(a+2152);WW(a+2152,z);if(!k)goto b97;
y=af+(k<<4);l=z-1;j=RW(a+2164);m=af;b98:;if(RW(m+12)!=j)goto b99;p=RL(m);k=l&(U)p;
if(RW(n+(k<<4)+12)!=j)goto b100;b101:;k=k+1&l;if(RW(n+(k<<4)+12)==j)goto b101;b100:;
if(k>=z)goto b74;x=RW(m+8);k=n+(k<<4);WW(k+12,j);WW(k+8,x);WL(k,p);b99:;m=m+16;if(m!=y)goto b98;
b97:;if(!ac)goto b81;k=(0u-Above((ac<<4)-1)&31)<<2;WW(af,RW(k+32820));WW(k+32820,af);b81:;l=z-1;
p=TurnL((q^TurnL((r^TurnL((ak^TurnL((aj^TurnL((ai^TurnL((ah^TurnL((ag^TurnL(
s*11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))
*11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))
*11400714819323198485ull,32))*11400714819323198485ull,32);p=(p>>30^p)*13787848793156543929ull;
p=(p>>27^p)*10723151780598845931ull;p=p>>31^p;j=l&(U)p;k=i+(j<<4);n=RW(a+2164);
if(RW(k+12)!=n)goto b102;b103:;if(RL(k)!=p)goto b104;k=RW(k+8)-1;if(k>=aa)goto b105;
t0=Compare(v+(k<<6),o,64);if(t0)goto b104;j=32780;ab=RW(a+76);goto b62;b105:;abort();b104:;j=j+1&l;
k=i+(j<<4);if(RW(k+12)==n)goto b103;b102:;if(j>=z)goto b75;k=i+(j<<4);WW(k+12,n);WW(k+8,aa);WL(k,p);
WW(a+2168,w+1);k=RB(a+344);aa=k+1;WB(a+344,aa);j=RB(a+345)-1;WB(a+345,j);m=RB(g+k);ae=RW(a+80);
ac=ae&15;if(ac<7)goto b76;abort();b75:;abort();b74:;abort();b63:;j=n?32768u:32774u;b62:;k=RW(a+52);
if(RW(a+44)-k>5)goto b106;f9(h,k,6);k=RW(a+52);b106:;m=RW(a+48);n=m+k;WW(n,RW(j));WH(n+4,RH(j+4));
l=k+6;WW(a+52,l);k=0;WW(a+2288,0);WL(a+2280,0);WL(a+2272,0);p=(L)ab;b110:;if(k+19>19)goto b109;
j=a+2272+k;n=j+19;q=p/10;WB(n,(U)(q*246+p)|48);if(p<10)goto b108;r=p/100;WB(j+18,(U)(r*246+q)|48);
k=k-2;j=p<100;p=r;if(!j)goto b110;j=k+21;n=a+2272+k+20;goto b107;b109:;abort();b108:;j=k+20;b107:;
k=21u-j;j=RW(a+44);if(k<=j-l)goto b111;f9(h,l,k);j=RW(a+44);m=RW(a+48);l=RW(a+52);b111:;f8(m+l,n,k);
k=l+k;WW(a+52,k);if(k!=j)goto b112;f20(h);m=RW(a+48);b112:;WB(m+k,10);WW(a+52,k+1);goto b4;b12:;
k=RW(a+2152);if(!k)goto b3;j=RW(a+2156);k=(0u-Above((k<<4)-1)&31)<<2;WW(j,RW(k+32820));
WW(k+32820,j);b3:;k=RW(a+2172);if(!k)goto b113;j=RW(a+2176);k=(0u-Above((k<<6)-1)&31)<<2;
WW(j,RW(k+32820));WW(k+32820,j);b113:;k=RW(a+52);if(!k)goto b114;
((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),k);b114:;k=RW(a+44);if(!k)goto b115;j=RW(a+48);
k=(0u-Above(k-1|15)&31)<<2;WW(j,RW(k+32820));WW(k+32820,j);b115:;k=RW(a+56);if(!k)goto b116;
j=RW(a+60);k=(0u-Above(k-1|15)&31)<<2;WW(j,RW(k+32820));WW(k+32820,j);b116:;G0=a+2352;return;b2:;
abort();}static void f17(U a,U b){abort();}static void f18(void){abort();}static void f19(void){
abort();}static void f20(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f21(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f21(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;
e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32820);if(e)goto b9;
h=RW(32952);e=RW(32948);g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;
WW(32952,f+(i&4294901760u));e=f==h?e:f;b11:;WW(32948,e+g);if(!e)goto b6;goto b8;b10:;
c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32820);if(e)goto b12;g=RW(32952);e=RW(32948);b=1u<<(c&31);
if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;WW(32952,c+(f&4294901760u));e=c==g?e:c;b13:;
WW(32948,e+b);goto b7;b12:;WW(b+32820,RW(e));goto b5;b9:;WW(g+32820,RW(e));b8:;f8(e,c,b);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32820));WW(b+32820,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);
goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \0\2\1\2\0\2\1\2\357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",52);
f16();return 0;}
