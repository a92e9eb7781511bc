/* 10-20-30 (UVa 246)
 * Generated, not written: `judge export 10-20-30`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 44ad6c0488f3fab4 */
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
static U G0=32768;static void f5(U a);static void f6(U a,U b,U c,U d,U e);static void f7(U a,U b);
static U f8(U a,U b,U c);static void f9(U a,U b,U c);static void f10(U a);static void f11(void);
static void f12(void);static U f13(U a,U b,U c);static void f14(U a,U b);static void f15(U a,U b);
static void f16(U a,U b,U c);static U f17(U a);static void f18(U a,U b,U c,U d);
static U f19(U a,U b,U c);static void f21(void);static void f22(U a);
static void f23(U a,U b,U c,U d);static Any T[]={0,(Any)f18,(Any)f19};static void f5(U a){
U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,64);
if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f6(U a,U b,U c,U d,U e){U f=0,g=0,h=0,j=0,k=0,t0;L i=0;f=1;g=0;h=4;i=(L)e*(L)d;
if((U)(i>>32))goto b2;d=(U)i;if((int)d<0)goto b2;if(!b)goto b9;h=0u-Above(d-1|15)&31;g=h<<2;
f=RW(g+32812);if(f)goto b8;j=RW(32944);f=RW(32940);g=1u<<(h&31);if(j-f>=g)goto b10;k=g+65535;
t0=Grow(k>>16);h=t0<<16;WW(32944,h+(k&4294901760u));f=h==j?f:h;b10:;WW(32940,f+g);if(!f)goto b5;
goto b7;b9:;if(d)goto b11;f=1;goto b4;b11:;h=0u-Above(d-1|15)&31;g=h<<2;f=RW(g+32812);if(f)goto b12;
e=RW(32944);f=RW(32940);g=1u<<(h&31);if(e-f>=g)goto b13;c=g+65535;t0=Grow(c>>16);h=t0<<16;
WW(32944,h+(c&4294901760u));f=h==e?f:h;b13:;WW(32940,f+g);goto b6;b12:;WW(g+32812,RW(f));goto b4;
b8:;WW(g+32812,RW(f));b7:;g=b*e;f8(f,c,g);g=(0u-Above(g-1|15)&31)<<2;WW(c,RW(g+32812));
WW(g+32812,c);b6:;if(f)goto b4;b5:;f=1;WW(a+4,1);goto b3;b4:;WW(a+4,f);f=0;b3:;h=8;g=d;b2:;
WW(a+h,g);WW(a,f);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;abort();}
static U f8(U a,U b,U c){Copy(a,b,c);return a;}static void f9(U a,U b,U c){U d=0,t0;d=G0-16;G0=d;
b=c+b;if(b>=c)goto b2;f7(0,0);abort();b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;
f6(d+4,t0,RW(a+4),c,1);if(RW(d+4)!=1)goto b3;f7(RW(d+8),RW(d+12));abort();b3:;b=RW(d+8);WW(a,c);
WW(a+4,b);G0=d+16;}static void f10(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,t0;L m=0;
b=RW(a+8);if(b>=67108864)goto b5;c=b<<1;d=c>512?c:512u;e=0u-Above((d<<4)-1)&31;c=e<<2;f=RW(c+32812);
if(f)goto b4;g=RW(32944);f=RW(32940);c=1u<<(e&31);if(g-f>=c)goto b6;h=c+65535;t0=Grow(h>>16);
e=t0<<16;WW(32944,e+(h&4294901760u));f=e==g?f:e;b6:;WW(32940,f+c);if(!f)goto b3;goto b2;b5:;abort();
b4:;WW(c+32812,RW(f));goto b2;b3:;abort();b2:;c=(d-9>>3)+1;e=c&1073741816;g=c&7;c=f;b7:;
c=f13(c,0,128);f13(c+128,0,128);f13(c+256,0,128);f13(c+384,0,128);f13(c+512,0,128);f13(c+640,0,128);
f13(c+768,0,128);f13(c+896,0,128);c=c+1024;e=e-8;if(e)goto b7;if(!g)goto b8;g=g<<7;e=0;b9:;
f13(c+e,0,128);e=e+128;if(g!=e)goto b9;c=c+e;b8:;e=d+6^4294967295u|4294967288u;b10:;WL(c+8,0);
WL(c,0);c=c+16;e=e+1;if(e)goto b10;WL(c+8,0);WL(c,0);c=0;WW(a+16,0);WW(a+8,d);i=RW(a+4);WW(a+4,f);
j=RW(a);WW(a,d);if(!b)goto b12;k=i+(b<<4);e=RW(a+12);h=i;b13:;if(RW(h+12)!=e)goto b14;l=RW(h+8);
m=RL(h);if(c<<1<d)goto b15;f10(a);d=RW(a+8);b15:;f=d-1;c=f&(U)m;if(!d)goto b11;b=RW(a+4);g=b+(c<<4);
e=RW(a+12);if(RW(g+12)!=e)goto b16;b17:;c=c+1&f;g=b+(c<<4);if(RW(g+12)==e)goto b17;b16:;WW(g+12,e);
WW(g+8,l);WL(g,m);c=RW(a+16)+1;WW(a+16,c);b14:;h=h+16;if(h!=k)goto b13;b12:;if(!j)goto b18;
c=(0u-Above((j<<4)-1)&31)<<2;WW(i,RW(c+32812));WW(c+32812,i);b18:;return;b11:;abort();}
static void f11(void){abort();}static void f12(void){abort();}static U f13(U a,U b,U c){Fill(a,b,c);
return a;}static void f14(U a,U b){abort();}static void f15(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b6:;c=RW(b+64);d=RW(b+32);e=RW(b+36);
if(d>=e)goto b7;f=d>c?d:c;g=RW(b+60);b8:;if(f==d)goto b10;h=RB(g+d);if(h-9<5)goto b9;
if(h==32)goto b9;goto b7;b10:;abort();b9:;d=d+1;WW(b+32,d);if(e!=d)goto b8;d=e;b7:;WW(b+40,d);
if(e>c)goto b12;if(e>=d)goto b11;b12:;abort();b11:;if(e!=d)goto b13;t0=f17(b);switch(t0&255){
case 0:goto b13;case 2:goto b5;default:goto b6;}b13:;i=0;b15:;g=RW(b+64);d=RW(b+32);h=RW(b+36);
if(d>=h)goto b16;f=d>g?d:g;c=RW(b+60);b17:;if(f==d)goto b19;e=RB(c+d);if(e-9<5)goto b18;
if(e==32)goto b18;goto b16;b19:;abort();b18:;d=d+1;WW(b+32,d);if(h!=d)goto b17;d=h;b16:;
if(h>g)goto b2;if(h<d)goto b2;e=h-d;if(e<i)goto b14;f=e-i;j=RW(b+60);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+32,d);if(h!=d)goto b32;WW(b+40,h);d=h;goto b22;b24:;abort();b23:;WW(b+40,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f17(b);switch(t0&255){case 0:goto b36;case 2:goto b5;
default:goto b15;}b36:;g=RW(b+64);d=RW(b+32);b35:;WW(b+40,d);e=d+i;WW(b+32,e);if(e<d)goto b37;
if(e>g)goto b37;e=0;if(!i)goto b4;b=RW(b+60)+d;if(i==1)goto b38;if((RB(b)&255)==48)goto b3;b38:;h=0;
b39:;d=h;if(i)goto b40;e=1;goto b3;b40:;e=0;h=RB(b)-48&255;if(h>9)goto b3;m=(L)d*10;
if((U)(m>>32))goto b3;b=b+1;i=i-1;f=(U)m;h=f+h;if(h>=f)goto b39;goto b3;b37:;abort();b21:;
if(e<=f)goto b20;abort();b14:;abort();b5:;e=2;b4:;b3:;WW(a+4,d);WW(a,e);return;b2:;abort();}
static void f16(U a,U b,U c){abort();}static U f17(U a){
U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+69))goto b7;c=0;goto b6;b7:;c=RW(a+52);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+52,0);
b8:;d=RW(a+40);e=RW(a+64);if(d>e)goto b12;f=RL(a+16);g=RW(a+60);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+16,f+i);
WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f8(g,g+d,c);WW(a+40,0);WW(a+36,c);
WW(a+32,RW(a+32)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+56)-e)goto b22;
f9(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f13(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);
b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32786,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32786,g,3);if(t0)goto b23;c=c-3;
f8(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f18(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);
WW(a,0);}static U f19(U a,U b,U c){Write(b,c);return 0;}static void f21(void){
U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,q=0,r=0,s=0,v=0,w=0,x=0,y=0,z=0,aa=0,
ab=0,ac=0,ad=0,ae=0,t0;L p=0,t=0,u=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0;a=G0-2336;G0=a;WL(a+80,1);
WL(a+72,0);WW(a+96,0);WL(a+88,4294967296ull);WW(a+60,32792);WL(a+32,0);WH(a+100,0);WL(a+64,0);
WL(a+40,0);WL(a+48,0);WW(a+56,a+2335);WW(a+108,0);f13(a+108+32,0,2076);WW(a+136,0);
WL(a+128,4294967296ull);WL(a+120,1);WL(a+112,8);b=a+2323;c=a+410;d=a+190;e=a+108+44;f=a+2302;g=0;
h=0;i=0;b8:;WL(a+32,RL(a+32)+1);if(h>=i)goto b9;j=h>g?h:g;k=RW(a+92);b11:;if(j==h)goto b13;
l=RB(k+h);if(l-9<5)goto b12;if(l==32)goto b12;goto b10;b13:;abort();b12:;h=h+1;if(i!=h)goto b11;h=i;
b10:;WW(a+64,h);b9:;WW(a+72,h);if(i>g)goto b15;if(i>=h)goto b14;b15:;abort();b14:;
if(i-h<156)goto b18;m=RW(a+92)+h;l=0;WW(a+2312,0);WL(a+2304,0);WL(a+2296,0);WL(a+2288,0);
WL(a+2280,0);WL(a+2272,0);WL(a+2264,0);n=1;i=0;b19:;if(i>155)goto b4;if(i==155)goto b5;k=m+i;
g=RB(k+1)-48;o=(g&255)<10;i=(o?3u:2u)+i;j=0;k=RB(k);if((k-49&255)>=9)goto b20;j=i-1;
if(i>156)goto b6;j=RB(m+j);j=n&((U)(j==32)|(U)((j-9&255)<5));b20:;k=k-48;k=o?k*10+g:k;
WB(a+2264+l,k);n=(U)((k&255)<11)&j;j=l+1;l=j;if(j!=52)goto b19;if(!n)goto b18;WH(a+2236,RH(a+2268));
WW(a+2232,RW(a+2264));WL(a+2216,RL(f));WL(a+2222,RL(f+6));i=i+h;WW(a+72,i);WW(a+64,i);p=RL(a+2278);
q=(U)(p>>32);r=RW(a+2270);s=RW(a+2274);t=RL(a+2286);u=RL(a+2294);v=(U)p;goto b17;b18:;
f15(a+24,a+32);h=RW(a+24);switch(h){case 0:goto b22;case 2:goto b2;default:goto b23;}b23:;i=0;
l=RW(a+28);if(!l)goto b16;if(l<=10)goto b21;b22:;i=RW(a+96);h=RW(a+64);l=RW(a+72);if(h<l)goto b7;
if(h>i)goto b7;i=0;if(h==l)goto b16;goto b2;b21:;if(h!=1)goto b16;WW(a+2312,l*16843009);
p=(L)l*72340172838076673ull;WL(a+2304,p);WL(a+2296,p);WL(a+2288,p);WL(a+2280,p);WL(a+2272,p);
WL(a+2264,p);f15(a+16,a+32);i=RW(a+16);if(i==2)goto b2;if(i!=1)goto b3;i=RW(a+20);if(i-1>9)goto b3;
WB(a+2265,i);i=2;b24:;f15(a+8,a+32);h=RW(a+8);if(h==2)goto b2;if(h!=1)goto b3;h=RW(a+12);
if(h-1>=10)goto b3;WB(a+2264+i,h);h=i+1;i=h;if(h!=52)goto b24;WH(a+2236,RH(a+2268));
WW(a+2232,RW(a+2264));WL(a+2216,RL(f));WL(a+2222,RL(f+6));p=RL(a+2278);q=(U)(p>>32);r=RW(a+2270);
s=RW(a+2274);t=RL(a+2286);u=RL(a+2294);v=(U)p;b17:;i=1;b16:;WH(a+2260,RH(a+2236));
WW(a+2256,RW(a+2232));WL(a+2240,RL(a+2216));WL(a+2246,RL(a+2222));if(!i)goto b2;WW(e,RW(a+2256));
WH(e+4,RH(a+2260));WL(d,RL(a+2240));WL(d+6,RL(a+2246));w=0;WW(a+140,0);WL(a+182,u);WL(a+174,t);
p=(L)q<<32|(L)v;WL(a+166,p);WW(a+162,s);WW(a+158,r);WH(a+2214,0);WH(a+1956,0);WH(a+1698,0);
WH(a+1440,0);WH(a+1182,0);WH(a+924,0);WH(a+666,0);WH(a+408,13312);x=106181136;y=7;i=1;h=51;z=0;aa=0;
b25:;k=w;w=i;i=c+z*258;g=RB(i+257);j=g+1;WB(i+257,j);l=RB(i+256);WB(i+(g+l&255),RB(e+(k&255)));
ab=k+3;ac=k+2;b27:;ad=j&255;if(ad<3)goto b26;k=l+j;g=RB(i+(k-1&255));m=RB(i+(l&255));ae=g+m;
o=RB(i+(k-2&255));n=RB(i+(l+1&255));t0=2149582848u>>(ae+o&31)&2|1074791424u>>(ae+n&31)&1;
ae=RB(i+(k-3&255));k=t0|1074791424u>>(o+ae+g&31)<<2&4;if(!k)goto b26;j=j-3;WB(i+257,j);k=Below(k);
l=l-k+2;WB(i+256,l);switch(k){case 0:goto b28;case 2:goto b30;default:goto b29;}b30:;m=ae;b29:;n=o;
b28:;WB(e+(h+w&255),m);WB(e+(ab+h&255),g);WB(e+(ac+h&255),n);h=h+3;goto b27;b26:;x=x>>4;
if(ad)goto b32;y=y-1;goto b31;b32:;x=z<<((y<<2)+28&31)|x;b31:;aa=aa+1;if(!y)goto b36;
if(!(h&255))goto b36;if(aa!=1000)goto b33;WW(a+124,0);WW(a+144,x);i=RW(a+120)+1;WW(a+120,i);
if(i)goto b37;i=RW(a+116);if(!i)goto b38;f13(RW(a+112),0,i<<4);b38:;WW(a+120,1);b37:;
WW(e,RW(a+2256));WH(e+4,RH(a+2260));WL(d,RL(a+2240));WL(d+6,RL(a+2246));WL(a+136,0);WL(a+182,u);
WL(a+174,t);WL(a+166,p);WW(a+162,s);WW(a+158,r);x=0;WH(a+2214,0);WH(a+1956,0);WH(a+1698,0);
WH(a+1440,0);WH(a+1182,0);WH(a+924,0);WH(a+666,0);WW(a+148,7);ad=1;WB(a+408,1);z=106181136;h=51;
g=RB(a+152);k=0;b42:;i=c+x*258;o=RB(i+257);j=o+1;WB(i+257,j);l=RB(i+256);WB(i+(o+l&255),g);
aa=RW(a+140)+1;WW(a+140,aa);ab=k+3;ac=k+2;b44:;w=j&255;if(w<3)goto b43;k=l+j;g=RB(i+(k-1&255));
m=RB(i+(l&255));ae=g+m;o=RB(i+(k-2&255));n=RB(i+(l+1&255));
t0=2149582848u>>(ae+o&31)&2|1074791424u>>(ae+n&31)&1;ae=RB(i+(k-3&255));
k=t0|1074791424u>>(o+ae+g&31)<<2&4;if(!k)goto b43;j=j-3;WB(i+257,j);k=Below(k);l=l-k+2;WB(i+256,l);
switch(k){case 0:goto b45;case 2:goto b47;default:goto b46;}b47:;m=ae;b46:;n=o;b45:;
WB(e+(h+ad&255),m);WB(e+(ab+h&255),g);WB(e+(ac+h&255),n);h=h+3;goto b44;b43:;WB(a+409,h);l=z>>4;
WW(a+144,l);i=RW(a+148);if(w)goto b49;i=i-1;WW(a+148,i);goto b48;b49:;WW(a+144,x<<((i<<2)+28&31)|l);
b48:;l=!i;if(!i)goto b35;if(!(h&255))goto b35;k=0;WW(a+2312,0);WL(a+2304,0);WL(a+2296,0);
WL(a+2288,0);WL(a+2280,0);WL(a+2272,0);WL(a+2264,0);o=1;g=302;i=e;b51:;if(o&1)goto b54;n=i;goto b53;
b54:;o=1;n=0;if(i)goto b52;b53:;if(g==2108)goto b50;i=a+108+g;g=g+258;o=0;b52:;m=RB(i+257);j=m+7>>3;
if(!j)goto b55;l=0;b56:;h=k+(l&255);if(h>=57)goto b39;t0=a+2264+h;h=RB(i+256)+l;
WL(t0,(L)RB(i+(h+1&255))<<8|(L)RB(i+(h&255))|(L)RB(i+(h+2&255))<<16|(L)RB(i+(h+3&255))<<24|(L)RB(i+(
h+4&255))<<32|(L)RB(i+(h+5&255))<<40|(L)RB(i+(h+6&255))<<48|(L)RB(i+(h+7&255))<<56);l=l+8;j=j-1;
if(j&255)goto b56;b55:;k=k+m;i=n;goto b51;b50:;WB(b+4,0);WW(b,0);WB(a+2316,RB(a+667));
WB(a+2317,RB(a+925));WB(a+2318,RB(a+1183));WB(a+2319,RB(a+1441));WB(a+2320,RB(a+1699));
WB(a+2321,RB(a+1957));WB(a+2322,RB(a+2215));p=RL(a+2264);af=RL(a+2272);ag=RL(a+2280);ah=RL(a+2288);
ai=RL(a+2296);aj=RL(a+2304);ak=RL(a+2312);al=RL(a+2320);WL(a+2320,al);WL(a+2312,ak);WL(a+2304,aj);
WL(a+2296,ai);WL(a+2288,ah);WL(a+2280,ag);WL(a+2272,af);WL(a+2264,p);
p=al^TurnL((al^TurnL((ak^TurnL((aj^TurnL((ai^TurnL((ah^TurnL((ag^TurnL((af^TurnL((p^64)
*11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))
*11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))
*11400714819323198485ull,32))*11400714819323198485ull,32);p=(p>>30^p)*13787848793156543929ull;
p=(p>>27^p)*10723151780598845931ull;p=p>>31^p;i=RW(a+116);if(i)goto b58;n=0;l=RW(a+136);goto b57;
b58:;n=0;l=RW(a+136);j=RW(a+112);k=i-1;h=k&(U)p;i=j+(h<<4);g=RW(a+120);if(RW(i+12)!=g)goto b57;
o=RW(a+132);b59:;if(RL(i)!=p)goto b60;i=RW(i+8)-1;if(i>=l)goto b61;t0=Compare(o+(i<<6),a+2264,64);
if(t0)goto b60;n=1;goto b57;b61:;abort();b60:;h=h+1&k;i=j+(h<<4);if(RW(i+12)==g)goto b59;b57:;
if(l!=RW(a+128))goto b62;f5(a+108+20);b62:;i=RW(a+132)+(l<<6);WL(i,RL(a+2264));WL(i+8,RL(a+2272));
WL(i+16,RL(a+2280));WL(i+24,RL(a+2288));WL(i+32,RL(a+2296));WL(i+40,RL(a+2304));WL(i+48,RL(a+2312));
WL(i+56,RL(a+2320));g=l+1;WW(a+136,g);if(n)goto b41;i=RW(a+116);if(RW(a+124)<<1>=i)goto b64;j=i-1;
i=j&(U)p;goto b63;b64:;f10(a+108);h=RW(a+116);j=h-1;i=j&(U)p;if(!h)goto b40;b63:;k=RW(a+112);
h=k+(i<<4);l=RW(a+120);if(RW(h+12)!=l)goto b65;b66:;i=i+1&j;h=k+(i<<4);if(RW(h+12)==l)goto b66;b65:;
WW(h+12,l);WW(h+8,g);WL(h,p);WW(a+124,RW(a+124)+1);k=RB(a+408);ad=k+1;WB(a+408,ad);h=RB(a+409)-1;
WB(a+409,h);g=RB(e+k);z=RW(a+144);x=z&15;if(x<7)goto b42;abort();b41:;h=32780;aa=RW(a+140);goto b34;
b40:;abort();b39:;abort();b36:;l=!y;WB(a+409,h);WB(a+408,w);WW(a+148,y);WW(a+144,x);WW(a+140,aa);
b35:;h=l?32768u:32774u;b34:;i=RW(a+84);if(RW(a+76)-i>5)goto b67;f9(a+32+44,i,6);i=RW(a+84);b67:;
k=RW(a+80);l=k+i;WW(l,RW(h));WH(l+4,RH(h+4));j=i+6;WW(a+84,j);i=0;WW(a+2280,0);WL(a+2272,0);
WL(a+2264,0);p=(L)aa;b71:;if(i+19>19)goto b70;h=a+2264+i;l=h+19;af=p/10;WB(l,(U)(af*246+p)|48);
if(p<10)goto b69;ag=p/100;WB(h+18,(U)(ag*246+af)|48);i=i-2;h=p<100;p=ag;if(!h)goto b71;h=i+21;
l=a+2264+i+20;goto b68;b70:;abort();b69:;h=i+20;b68:;i=21u-h;h=RW(a+76);if(i<=h-j)goto b72;
f9(a+32+44,j,i);h=RW(a+76);k=RW(a+80);j=RW(a+84);b72:;f8(k+j,l,i);i=j+i;WW(a+84,i);if(i!=h)goto b73;
f22(a+32+44);k=RW(a+80);b73:;WB(k+i,10);WW(a+84,i+1);g=RW(a+96);h=RW(a+64);i=RW(a+68);goto b8;b33:;
h=h-1;i=w+1;z=x&15;if(z<7)goto b25;abort();b7:;abort();b6:;abort();b5:;abort();b4:;abort();b3:;
i=RW(a+96);h=RW(a+64);l=RW(a+72);if(h<l)goto b74;if(h<=i)goto b2;b74:;abort();b2:;i=RW(a+108);
if(!i)goto b75;h=RW(a+112);i=(0u-Above((i<<4)-1)&31)<<2;WW(h,RW(i+32812));WW(i+32812,h);b75:;
i=RW(a+128);if(!i)goto b76;h=RW(a+132);i=(0u-Above((i<<6)-1)&31)<<2;WW(h,RW(i+32812));WW(i+32812,h);
b76:;i=RW(a+84);if(!i)goto b77;((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),i);b77:;
i=RW(a+76);if(!i)goto b78;h=RW(a+80);i=(0u-Above(i-1|15)&31)<<2;WW(h,RW(i+32812));WW(i+32812,h);
b78:;i=RW(a+88);if(!i)goto b79;h=RW(a+92);i=(0u-Above(i-1|15)&31)<<2;WW(h,RW(i+32812));
WW(i+32812,h);b79:;G0=a+2336;}static void f22(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>8?c:8u;f23(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f23(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;
if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;
e=RW(g+32812);if(e)goto b9;h=RW(32944);e=RW(32940);g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;
t0=Grow(i>>16);f=t0<<16;WW(32944,f+(i&4294901760u));e=f==h?e:f;b11:;WW(32940,e+g);if(!e)goto b6;
goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32812);if(e)goto b12;g=RW(32944);e=RW(32940);
b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;WW(32944,c+(f&4294901760u));
e=c==g?e:c;b13:;WW(32940,e+b);goto b7;b12:;WW(b+32812,RW(e));goto b5;b9:;WW(g+32812,RW(e));b8:;
f8(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32812));WW(b+32812,c);b7:;if(e)goto b5;b6:;e=1;
WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",44);
f21();return 0;}
