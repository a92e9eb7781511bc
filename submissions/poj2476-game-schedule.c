/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated, not written: `judge export game-schedule`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 31963f0aea2dd449 */
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
static U G0=32768;static void f5(U a);static void f6(U a);static void f7(U a,U b,U c,U d,U e,U f);
static void f8(U a,U b);static void f9(U a);static void f10(U a);static U f11(U a,U b,U c);
static void f12(U a,U b,U c,U d,U e);static void f13(U a);static void f14(void);
static void f15(void);static U f16(U a,U b,U c);static void f17(U a,U b);static void f18(U a,U b);
static void f19(U a,U b,U c);static U f20(U a);static void f21(U a,U b);
static void f22(U a,U b,U c,U d);static U f23(U a,U b,U c);static void f25(void);
static void f26(U a);static void f27(U a,U b,U c,U d);static Any T[]={0,(Any)f22,(Any)f23};
static void f5(U a){U b=0,c=0;b=RW(a);if(!b)goto b2;c=RW(a+4);b=(0u-Above((b<<2)-1|15)&31)<<2;
WW(c,RW(b+32832));WW(b+32832,c);b2:;b=RW(a+12);if(!b)goto b3;c=RW(a+16);
b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b3:;b=RW(a+24);if(!b)goto b4;
c=RW(a+28);b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b4:;b=RW(a+36);
if(!b)goto b5;c=RW(a+40);b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b5:;
b=RW(a+48);if(!b)goto b6;c=RW(a+52);b=(0u-Above((b<<3)-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);
b6:;b=RW(a+60);if(!b)goto b7;a=RW(a+64);b=(0u-Above(b*12-1|15)&31)<<2;WW(a,RW(b+32832));
WW(b+32832,a);b7:;}static void f6(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;
f7(b+4,t0,RW(a+4),c,4,12);if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f7(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;
h=4;i=(L)f*(L)d;if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;d=(U)i;if(d<=2147483648u-e)goto b4;d=0;
goto b2;b4:;if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;h=RW(k+32832);if(h)goto b10;l=RW(32964);
h=RW(32960);k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;t0=Grow(m>>16);j=t0<<16;
WW(32964,j+(m&4294901760u));h=j==l?h:j;b12:;WW(32960,h+k);if(!h)goto b7;goto b9;b11:;if(d)goto b13;
h=e;goto b6;b13:;c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32832);if(h)goto b14;b=RW(32964);h=RW(32960);
f=1u<<(c&31);if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);c=t0<<16;WW(32964,c+(k&4294901760u));
h=c==b?h:c;b15:;WW(32960,h+f);goto b8;b14:;WW(f+32832,RW(h));goto b6;b10:;WW(k+32832,RW(h));b9:;
f=b*f;f11(h,c,f);f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32832));WW(f+32832,c);b8:;if(h)goto b6;b7:;
WW(a+4,e);goto b5;b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);WW(a,g);}static void f8(U a,U b){
if(!a)goto b2;abort();b2:;abort();}static void f9(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>4?c:4u;f7(b+4,t0,RW(a+4),c,4,4);if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f10(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);
t0=c;c=c<<1;c=c>4?c:4u;f7(b+4,t0,RW(a+4),c,4,8);if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();
b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static U f11(U a,U b,U c){Copy(a,b,c);return a;}
static void f12(U a,U b,U c,U d,U e){U f=0,t0;f=G0-16;G0=f;b=c+b;if(b>=c)goto b2;f8(0,0);abort();
b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;f7(f+4,t0,RW(a+4),c,d,e);
if(RW(f+4)!=1)goto b3;f8(RW(f+8),RW(f+12));abort();b3:;e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void f13(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,t0;L m=0;b=RW(a+8);
if(b>=67108864)goto b5;c=b<<1;d=c>512?c:512u;e=0u-Above((d<<4)-1)&31;c=e<<2;f=RW(c+32832);
if(f)goto b4;g=RW(32964);f=RW(32960);c=1u<<(e&31);if(g-f>=c)goto b6;h=c+65535;t0=Grow(h>>16);
e=t0<<16;WW(32964,e+(h&4294901760u));f=e==g?f:e;b6:;WW(32960,f+c);if(!f)goto b3;goto b2;b5:;abort();
b4:;WW(c+32832,RW(f));goto b2;b3:;abort();b2:;c=(d-9>>3)+1;e=c&1073741816;g=c&7;c=f;b7:;
c=f16(c,0,128);f16(c+128,0,128);f16(c+256,0,128);f16(c+384,0,128);f16(c+512,0,128);f16(c+640,0,128);
f16(c+768,0,128);f16(c+896,0,128);c=c+1024;e=e-8;if(e)goto b7;if(!g)goto b8;g=g<<7;e=0;b9:;
f16(c+e,0,128);e=e+128;if(g!=e)goto b9;c=c+e;b8:;e=d+6^4294967295u|4294967288u;b10:;WL(c+8,0);
WL(c,0);c=c+16;e=e+1;if(e)goto b10;WL(c+8,0);WL(c,0);c=0;WW(a+16,0);WW(a+8,d);i=RW(a+4);WW(a+4,f);
j=RW(a);WW(a,d);if(!b)goto b12;k=i+(b<<4);e=RW(a+12);h=i;b13:;if(RW(h+12)!=e)goto b14;l=RW(h+8);
m=RL(h);if(c<<1<d)goto b15;f13(a);d=RW(a+8);b15:;f=d-1;c=f&(U)m;if(!d)goto b11;b=RW(a+4);g=b+(c<<4);
e=RW(a+12);if(RW(g+12)!=e)goto b16;b17:;c=c+1&f;g=b+(c<<4);if(RW(g+12)==e)goto b17;b16:;WW(g+12,e);
WW(g+8,l);WL(g,m);c=RW(a+16)+1;WW(a+16,c);b14:;h=h+16;if(h!=k)goto b13;b12:;if(!j)goto b18;
c=(0u-Above((j<<4)-1)&31)<<2;WW(i,RW(c+32832));WW(c+32832,i);b18:;return;b11:;abort();}
static void f14(void){abort();}static void f15(void){abort();}static U f16(U a,U b,U c){Fill(a,b,c);
return a;}static void f17(U a,U b){abort();}static void f18(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b5:;c=RW(b+64);d=RW(b+32);e=RW(b+36);
if(d>=e)goto b6;f=d>c?d:c;g=RW(b+60);b7:;if(f==d)goto b9;h=RB(g+d);if(h-9<5)goto b8;
if(h==32)goto b8;goto b6;b9:;abort();b8:;d=d+1;WW(b+32,d);if(e!=d)goto b7;d=e;b6:;WW(b+40,d);
if(e>c)goto b11;if(e>=d)goto b10;b11:;abort();b10:;if(e!=d)goto b12;t0=f20(b);switch(t0&255){
case 0:goto b12;case 2:goto b4;default:goto b5;}b12:;i=0;b14:;g=RW(b+64);d=RW(b+32);h=RW(b+36);
if(d>=h)goto b17;f=d>g?d:g;c=RW(b+60);b18:;if(f==d)goto b16;e=RB(c+d);if(e-9<5)goto b19;
if(e!=32)goto b17;b19:;d=d+1;WW(b+32,d);if(h!=d)goto b18;d=h;b17:;if(h>g)goto b2;if(h>=d)goto b15;
goto b2;b16:;abort();b15:;e=h-d;if(e<i)goto b13;f=e-i;j=RW(b+60);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+32,d);if(h!=d)goto b32;WW(b+40,h);d=h;goto b22;b24:;abort();b23:;WW(b+40,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f20(b);switch(t0&255){case 0:goto b36;case 2:goto b4;
default:goto b14;}b36:;g=RW(b+64);d=RW(b+32);b35:;WW(b+40,d);e=d+i;WW(b+32,e);if(e<d)goto b37;
if(e>g)goto b37;d=RW(b+60)+d;goto b3;b37:;abort();b21:;if(e<=f)goto b20;abort();b13:;abort();b4:;
d=0;b3:;WW(a+4,i);WW(a,d);return;b2:;abort();}static void f19(U a,U b,U c){abort();}
static U f20(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+69))goto b7;c=0;goto b6;b7:;c=RW(a+52);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+52,0);
b8:;d=RW(a+40);e=RW(a+64);if(d>e)goto b12;f=RL(a+16);g=RW(a+60);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+16,f+i);
WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f11(g,g+d,c);WW(a+40,0);WW(a+36,c);
WW(a+32,RW(a+32)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+56)-e)goto b22;
f12(a+56,e,o,1,1);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f16(g+e,0,m);e=e+o;WW(a+64,e);
WB(p+m,0);b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32768,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32768,g,3);if(t0)goto b23;c=c-3;
f11(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f21(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;
L e=0,f=0,g=0;c=RW(b+40);d=RW(b+64);if(c>d)goto b4;e=RL(b+16);if(c)goto b5;f=1;g=1;goto b2;b5:;f=0;
h=c;i=RW(b+60);j=i;b6:;k=h<255?h:255u;l=k&3;m=0;n=0;if(h<4)goto b8;n=0;d=j;m=k&252;o=m;b9:;
n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;o=o-4;if(o)goto b9;
if(!l)goto b7;b8:;d=j+m;b10:;n=n+(U)(RB(d)==10);d=d+1;l=l-1;if(l)goto b10;b7:;j=j+k;f=f+((L)n&255);
h=h-k;if(!h)goto b3;goto b6;b4:;abort();b3:;d=i-1;n=0;b12:;if(RB(d+c)==10)goto b11;d=d-1;n=n+1;
if(c!=n)goto b12;n=c;b11:;e=!f?e:0ull;g=f+1;f=(L)n+1;b2:;WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));
}static void f22(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f23(U a,U b,U c){
Write(b,c);return 0;}static void f25(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,j=0,k=0,l=0,m=0,n=0,
o=0,p=0,q=0,r=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,aa=0,ab=0,ac=0,ai=0,aj=0,ak=0,al=0,t0;
L i=0,s=0,ad=0,ae=0,af=0,ag=0,ah=0;a=G0-400;G0=a;WL(a+80,1);WL(a+72,0);WW(a+96,0);
WL(a+88,4294967296ull);WW(a+60,32812);WL(a+32,0);WH(a+100,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);
WW(a+56,a+399);WL(a+152,4);WL(a+144,0);WL(a+136,4294967296ull);WL(a+128,34359738368ull);WL(a+120,4);
WL(a+112,0);WL(a+104,4294967296ull);b=a+196+44;c=a+304+44;d=a+304+16;e=a+104+24;f=a+104+12;g=a+364;
h=a+340;i=0;b5:;WL(a+32,i+1);f18(a+24,a+32);j=RW(a+24);if(!j)goto b3;k=RW(a+28);if(!k)goto b4;
if(k==1)goto b6;if((RB(j)&255)==48)goto b4;b6:;l=0;b8:;if(!k)goto b7;m=RB(j)-48&255;if(m>9)goto b4;
i=(L)l*10;if((U)(i>>32))goto b4;j=j+1;k=k-1;n=(U)i;l=n+m;if(l>=n)goto b8;goto b4;b7:;switch(l){
case 0:goto b3;case 1:goto b4;default:goto b9;}b9:;WW(a+144,0);WW(a+124,0);WW(a+112,0);
k=RW(a+140)+1;WW(a+140,k);if(k)goto b10;k=RW(a+136);if(!k)goto b11;f16(RW(a+132),0,k<<4);b11:;
WW(a+140,1);b10:;o=0;WW(a+156,0);p=0;b14:;f18(a+16,a+32);q=RW(a+16);if(!q)goto b3;r=RW(a+20);
if(!r)goto b13;if(r<8)goto b16;i=(L)r;j=r-8;if(!(j&8))goto b19;j=r;k=q;goto b18;b19:;
i=TurnL((RL(q)^i)*11400714819323198485ull,32);if(j<8)goto b17;k=q+8;b18:;b20:;
i=TurnL((RL(k+8)^TurnL((RL(k)^i)*11400714819323198485ull,32))*11400714819323198485ull,32);k=k+16;
j=j-16;if(j>7)goto b20;b17:;s=RL(q+r-8)^i;i=s;goto b15;b16:;s=256;i=(L)RB(q)|256;if(r==1)goto b15;
s=i<<8;i=s|(L)RB(q+1);if(r==2)goto b15;s=i<<8;i=s|(L)RB(q+2);if(r==3)goto b15;s=i<<8;i=s|(L)RB(q+3);
if(r==4)goto b15;s=i<<8;i=s|(L)RB(q+4);if(r==5)goto b15;s=i<<8;i=s|(L)RB(q+5);if(r==6)goto b15;
s=i<<8;i=s|(L)RB(q+6);b15:;i=(s>>30^i)*13787848793156543929ull;i=(i>>27^i)*10723151780598845931ull;
i=i>>31^i;t=RW(a+136);if(!t)goto b21;n=RW(a+132);u=t-1;j=u&(U)i;k=n+(j<<4);v=RW(a+140);
if(RW(k+12)!=v)goto b21;w=RW(a+108);x=RW(a+112);y=RW(a+120);b22:;if(RL(k)!=i)goto b23;k=RW(k+8);
if(k)goto b25;m=0;goto b24;b25:;m=k-1;if(m<o)goto b26;abort();b26:;m=RW(y+(m<<2));b24:;
if(k>=o)goto b28;k=RW(y+(k<<2));if(k<m)goto b29;if(k<=x)goto b27;b29:;abort();b28:;abort();b27:;
if(k-m!=r)goto b23;t0=Compare(w+m,q,r);if(!t0)goto b13;b23:;j=j+1&u;k=n+(j<<4);
if(RW(k+12)==v)goto b22;b21:;if(RW(a+144)<<1>=t)goto b32;n=t-1;k=n&(U)i;goto b31;b32:;f13(e);
j=RW(a+136);n=j-1;k=n&(U)i;if(!j)goto b30;b31:;u=RW(a+132);j=u+(k<<4);m=RW(a+140);
if(RW(j+12)!=m)goto b33;b34:;k=k+1&n;j=u+(k<<4);if(RW(j+12)==m)goto b34;b33:;WW(j+12,m);WW(j+8,o);
WL(j,i);WW(a+144,RW(a+144)+1);k=RW(a+112);if(r<=RW(a+104)-k)goto b35;f12(a+104,k,r,1,1);k=RW(a+112);
b35:;f11(RW(a+108)+k,q,r);j=k+r;WW(a+112,j);k=RW(a+124);if(k!=RW(a+116))goto b36;f9(f);b36:;
WW(RW(a+120)+(k<<2),j);o=k+1;WW(a+124,o);p=p+1;if(p==l)goto b12;goto b14;b30:;abort();b13:;
k=RW(a+72);j=RW(a+96);if(k>j)goto b37;if(!k)goto b3;b38:;j=k<256;l=k-255;k=l>k?0u:l;if(!j)goto b38;
goto b3;b37:;abort();b12:;if(l<2)goto b40;p=1;b41:;m=RW(a+136);u=RW(a+140);r=RW(a+132);
f18(a+8,a+32);t=RW(a+8);if(!t)goto b3;q=RW(a+12);if(!q)goto b42;if(q<8)goto b44;i=(L)q;j=q-8;
if(!(j&8))goto b47;j=q;k=t;goto b46;b47:;i=TurnL((RL(t)^i)*11400714819323198485ull,32);
if(j<8)goto b45;k=t+8;b46:;b48:;i=TurnL((RL(k+8)^TurnL((RL(k)^i)*11400714819323198485ull,32))
*11400714819323198485ull,32);k=k+16;j=j-16;if(j>7)goto b48;b45:;s=RL(t+q-8)^i;i=s;goto b43;b44:;
s=256;i=(L)RB(t)|256;if(q==1)goto b43;s=i<<8;i=s|(L)RB(t+1);if(q==2)goto b43;s=i<<8;i=s|(L)RB(t+2);
if(q==3)goto b43;s=i<<8;i=s|(L)RB(t+3);if(q==4)goto b43;s=i<<8;i=s|(L)RB(t+4);if(q==5)goto b43;
s=i<<8;i=s|(L)RB(t+5);if(q==6)goto b43;s=i<<8;i=s|(L)RB(t+6);b43:;if(!m)goto b42;v=m-1;
i=(s>>30^i)*13787848793156543929ull;i=(i>>27^i)*10723151780598845931ull;i=i>>31^i;j=v&(U)i;
k=r+(j<<4);if(RW(k+12)!=u)goto b42;p=p+1;w=RW(a+108);x=RW(a+112);y=RW(a+120);o=RW(a+124);b49:;
if(RL(k)!=i)goto b50;k=RW(k+8);if(k)goto b52;m=0;goto b51;b52:;m=k-1;if(m<o)goto b53;abort();b53:;
m=RW(y+(m<<2));b51:;if(k>=o)goto b55;n=RW(y+(k<<2));if(n<m)goto b56;if(n<=x)goto b54;b56:;abort();
b55:;abort();b54:;if(n-m!=q)goto b50;t0=Compare(w+m,t,q);if(t0)goto b50;f18(a,a+32);z=RW(a);
if(!z)goto b3;t=RW(a+4);if(!t)goto b42;if(t<8)goto b58;i=(L)t;m=t-8;if(!(m&8))goto b61;m=t;j=z;
goto b60;b61:;i=TurnL((RL(z)^i)*11400714819323198485ull,32);if(m<8)goto b59;j=z+8;b60:;b62:;
i=TurnL((RL(j+8)^TurnL((RL(j)^i)*11400714819323198485ull,32))*11400714819323198485ull,32);j=j+16;
m=m-16;if(m>7)goto b62;b59:;s=RL(z+t-8)^i;i=s;goto b57;b58:;s=256;i=(L)RB(z)|256;if(t==1)goto b57;
s=i<<8;i=s|(L)RB(z+1);if(t==2)goto b57;s=i<<8;i=s|(L)RB(z+2);if(t==3)goto b57;s=i<<8;i=s|(L)RB(z+3);
if(t==4)goto b57;s=i<<8;i=s|(L)RB(z+4);if(t==5)goto b57;s=i<<8;i=s|(L)RB(z+5);if(t==6)goto b57;
s=i<<8;i=s|(L)RB(z+6);b57:;i=(s>>30^i)*13787848793156543929ull;i=(i>>27^i)*10723151780598845931ull;
i=i>>31^i;m=v&(U)i;j=r+(m<<4);if(RW(j+12)!=u)goto b42;b64:;if(RL(j)!=i)goto b65;j=RW(j+8);
if(j)goto b67;n=0;goto b66;b67:;n=j-1;if(n<o)goto b68;abort();b68:;n=RW(y+(n<<2));b66:;
if(j>=o)goto b70;q=RW(y+(j<<2));if(q<n)goto b71;if(q<=x)goto b69;b71:;abort();b70:;abort();b69:;
if(q-n!=t)goto b65;t0=Compare(w+n,z,t);if(!t0)goto b63;b65:;m=m+1&v;j=r+(m<<4);
if(RW(j+12)!=u)goto b42;goto b64;b63:;if(k==j)goto b72;i=(L)j<<32|(L)k;k=RW(a+156);
if(k!=RW(a+148))goto b73;f10(a+104+44);b73:;WL(RW(a+152)+(k<<3),i);n=k+1;WW(a+156,n);
if(p!=l)goto b41;goto b39;b72:;k=RW(a+96);j=RW(a+64);l=RW(a+72);if(j<l)goto b74;if(j>k)goto b74;
f21(d,a+32);goto b3;b74:;abort();b50:;j=j+1&v;k=r+(j<<4);if(RW(k+12)==u)goto b49;b42:;k=RW(a+72);
j=RW(a+96);if(k>j)goto b75;if(!k)goto b3;b76:;j=k<256;l=k-255;k=l>k?0u:l;if(!j)goto b76;goto b3;
b75:;abort();b40:;n=RW(a+156);b39:;p=n+1;k=p<<2;aa=0u-Above(k-1|15)&31;j=aa<<2;t=j+32832;
o=RW(a+152);q=RW(j+32832);if(q)goto b79;l=RW(32964);q=RW(32960);j=1u<<(aa&31);if(l-q>=j)goto b80;
u=j+65535;t0=Grow(u>>16);m=t0<<16;WW(32964,m+(u&4294901760u));q=m==l?q:m;b80:;WW(32960,q+j);
if(q)goto b78;goto b77;b79:;WW(t,RW(q));b78:;m=f16(q,0,k);x=RW(t);if(x)goto b82;l=RW(32964);
x=RW(32960);j=1u<<(aa&31);if(l-x>=j)goto b83;r=j+65535;t0=Grow(r>>16);u=t0<<16;
WW(32964,u+(r&4294901760u));x=u==l?x:u;b83:;WW(32960,x+j);if(!x)goto b77;goto b81;b82:;WW(t,RW(x));
b81:;u=f16(x,0,k);ab=n<<3;if(!n)goto b90;v=o+ab;j=0;k=o;b91:;l=RW(k);if(l>n)goto b89;l=l<<2;r=m+l;
WW(r,RW(r)+1);l=u+l;WW(l,RW(l)^j);l=RW(k+4);if(l>n)goto b89;l=l<<2;r=m+l;WW(r,RW(r)+1);l=u+l;
WW(l,RW(l)^j);j=j+1;k=k+8;if(k!=v)goto b91;b90:;r=4294967295u;j=m;b93:;k=0;l=r;if(n!=l)goto b94;y=4;
z=0;w=0;goto b92;b94:;r=l+1;v=RW(j);j=j+4;if(v!=1)goto b93;z=RW(32848);if(z)goto b96;j=RW(32964);
z=RW(32960);if(j-z>=16)goto b97;t0=Grow(1);v=t0<<16;WW(32964,v+65536);z=v==j?z:v;b97:;
WW(32960,z+16);if(!z)goto b77;goto b95;b96:;WW(32848,RW(z));b95:;l=l+2;WW(z,r);w=1;WW(a+392,1);
WW(a+388,z);WW(a+384,4);b98:;y=p>l?p:l;j=m+(l<<2);b100:;r=l;if(y==r)goto b99;l=r+1;v=RW(j);j=j+4;
if(v!=1)goto b100;if(w!=RW(a+384))goto b101;f12(a+384,w,1,4,4);z=RW(a+388);b101:;WW(z+(w<<2),r);
w=w+1;WW(a+392,w);goto b98;b99:;y=RW(a+388);z=RW(a+384);b92:;l=p&7;j=0;if(n<7)goto b85;k=n-7>>3;
if(k)goto b102;k=0;j=0;goto b87;b102:;k=k+1;ac=k&1;r=k&1073741822;j=0;v=15;b103:;k=v;
j=j^k-13^k-12^k-11^k-10^k-9^k-8^k-5^k-4^k-3^k-2^k-1^k;v=k+16;r=r-2;if(r)goto b103;goto b88;b89:;
abort();b88:;if(!ac)goto b86;k=k+1;b87:;j=j^(k|2)^(k|3)^(k|4)^(k|5)^(k|6)^(k|7)^1;b86:;
if(!l)goto b84;k=p&4294967288u;b85:;b104:;j=j^k;k=k+1;l=l-1;if(l)goto b104;b84:;k=RW(t);
if(k)goto b106;r=RW(32964);k=RW(32960);l=1u<<(aa&31);if(r-k>=l)goto b107;t=l+65535;t0=Grow(t>>16);
v=t0<<16;WW(32964,v+(t&4294901760u));k=v==r?k:v;b107:;WW(32960,k+l);if(!k)goto b77;goto b105;b106:;
WW(t,RW(k));b105:;if(!n)goto b109;l=n<<2;t0=f16(k,255,l);WW(t0+l,4294967295u);
v=0u-Above(ab-1|15)&31;r=v<<2;l=RW(r+32832);if(l)goto b111;t=RW(32964);l=RW(32960);r=1u<<(v&31);
if(t-l>=r)goto b112;aa=r+65535;t0=Grow(aa>>16);v=t0<<16;WW(32964,v+(aa&4294901760u));l=v==t?l:v;
b112:;WW(32960,l+r);if(!l)goto b77;goto b110;b111:;WW(r+32832,RW(l));b110:;r=l;if(n==1)goto b113;
r=ab-8;t0=f16(l,0,r);r=r+t0;b113:;WL(r,0);goto b108;b109:;WW(k,4294967295u);l=4;b108:;WW(a+376,j);
WW(a+372,0);WL(a+364,17179869184ull);WW(a+360,n);WW(a+356,l);WW(a+352,n);WW(a+348,w);WW(a+344,y);
WW(a+340,z);WW(a+336,p);WW(a+332,k);WW(a+328,p);WW(a+324,p);WW(a+320,u);WW(a+316,p);WW(a+312,p);
WW(a+308,m);WW(a+304,p);if(n)goto b115;WL(a+272,RL(c));WL(a+280,RL(c+8));WL(a+288,RL(c+16));
WL(a+296,RL(c+24));i=RL(a+340);s=RL(a+332);ad=RL(a+324);k=1;j=1;l=1;goto b114;b115:;b118:;
k=RW(a+348);if(p==2)goto b120;r=RW(a+344);goto b119;b120:;r=RW(a+344);if(k!=2)goto b119;k=RW(r);
j=RW(a+324);if(k>=j)goto b122;k=RW(RW(a+320)+(k<<2));if(k>=n)goto b121;WW(r,RW(o+(k<<3)));k=1;
goto b119;b122:;abort();b121:;abort();b119:;WL(a+344,4);z=RW(a+340);WW(a+340,0);if(k)goto b124;j=0;
WW(a+392,0);WL(a+384,17179869184ull);y=4;ab=RW(a+376);goto b123;b124:;q=k<<2;t=r+q;j=0;x=RW(a+332);
y=RW(a+336);v=RW(a+320);u=RW(a+324);b131:;l=RW(r+j);if(l>=u)goto b130;k=RW(v+(l<<2));
if(k>=n)goto b129;m=o+(k<<3);l=RW(m)^RW(m+4)^l;if(l>=y)goto b125;l=x+(l<<2);t0=l;l=RW(l);
WW(t0,l<k?l:k);j=j+4;if(q!=j)goto b131;j=0;WW(a+392,0);WL(a+384,17179869184ull);y=4;ab=RW(a+376);
k=r;b132:;m=RW(k);l=RW(a+324);if(m>=l)goto b128;l=RW(RW(a+320)+(m<<2));if(l>=n)goto b127;
u=RW(a+360);if(l>=u)goto b134;k=k+4;u=l<<3;v=RW(a+356)+u;if(RW(v))goto b135;u=o+u;q=RW(u+4);
x=q^RW(u);u=x^m;w=RW(a+336);if(u>=w)goto b126;if(RW(RW(a+332)+(u<<2))==l)goto b133;
if(j!=RW(a+340))goto b136;f9(h);y=RW(a+344);b136:;WW(y+(j<<2),m);j=j+1;WW(a+348,j);b135:;
if(k==t)goto b123;goto b132;b134:;abort();b133:;WW(v+4,m==q);WW(v,RW(a+372)+1);
WW(a+376,RW(a+376)^m);l=RW(a+392);if(l!=RW(a+384))goto b137;f9(a+384);b137:;ab=x^ab;
WW(RW(a+388)+(l<<2),u);WW(a+392,l+1);if(k==t)goto b123;goto b132;b130:;abort();b129:;abort();b128:;
abort();b127:;abort();b126:;abort();b125:;abort();b123:;if(!z)goto b138;
k=(0u-Above((z<<2)-1|15)&31)<<2;WW(r,RW(k+32832));WW(k+32832,r);b138:;x=RW(a+388);q=RW(a+392);
if(!q)goto b139;u=q<<2;l=x;b140:;k=RW(l);m=RW(a+336);if(k>=m)goto b143;m=k<<2;r=RW(a+332)+m;v=RW(r);
WW(r,4294967295u);r=RW(a+324);if(k>=r)goto b142;r=RW(a+320)+m;WW(r,RW(r)^v);r=RW(a+312);
if(k<r)goto b141;abort();b143:;abort();b142:;abort();b141:;m=RW(a+308)+m;t0=m;m=RW(m)-1;WW(t0,m);
if(m!=1)goto b144;if(j!=RW(a+340))goto b145;f9(h);y=RW(a+344);b145:;WW(y+(j<<2),k);j=j+1;
WW(a+348,j);b144:;l=l+4;u=u-4;if(u)goto b140;b139:;k=RW(a+372);if(k!=RW(a+364))goto b146;f6(g);
b146:;j=RW(a+368)+k*12;WW(j+8,q);WW(j+4,ab);WW(j,p&1);WW(a+372,k+1);k=RW(a+384);if(!k)goto b147;
k=(0u-Above((k<<2)-1|15)&31)<<2;WW(x,RW(k+32832));WW(k+32832,x);b147:;if(q<p>>1)goto b117;p=p-q;
if(p>1)goto b118;WL(a+272,RL(c));WL(a+280,RL(c+8));WL(a+288,RL(c+16));WL(a+296,RL(c+24));
k=RW(a+304);if(k==2147483648u)goto b116;i=RL(a+340);s=RL(a+332);ad=RL(a+324);x=RW(a+320);
l=RW(a+316);j=RW(a+312);q=RW(a+308);goto b114;b117:;f5(a+304);b116:;k=RW(a+72);j=RW(a+96);
if(k<=j)goto b3;abort();b114:;ae=RL(a+296);WL(a+184,ae);af=RL(a+288);WL(a+176,af);ag=RL(a+280);
WL(a+168,ag);ah=RL(a+272);WL(a+160,ah);WL(b,ah);WL(b+8,ag);WL(b+16,af);WL(b+24,ae);WL(a+232,i);
WL(a+224,s);WL(a+216,ad);WW(a+212,x);WW(a+208,l);WW(a+204,j);WW(a+200,q);WW(a+196,k);m=RW(a+264);
q=m+1;j=q<<2;l=0u-Above(j-1|15)&31;k=l<<2;o=k+32832;k=RW(k+32832);if(k)goto b149;n=RW(32964);
k=RW(32960);l=1u<<(l&31);if(n-k>=l)goto b150;r=l+65535;t0=Grow(r>>16);u=t0<<16;
WW(32964,u+(r&4294901760u));k=u==n?k:u;b150:;WW(32960,k+l);if(!k)goto b77;goto b148;b149:;
WW(o,RW(k));b148:;r=f16(k,0,j);y=m*12;aa=RW(a+260);if(!m)goto b155;j=aa+8;k=0;l=r;n=y;b156:;u=k+1;
if(m==k)goto b154;k=l+4;WW(k,RW(j)+RW(l));j=j+12;l=k;k=u;n=n-12;if(n)goto b156;b155:;w=RW(a+252);
ai=w<<2;if(w)goto b158;aj=4;goto b157;b158:;j=0u-Above(ai-1|15)&31;k=j<<2;aj=RW(k+32832);
if(aj)goto b160;l=RW(32964);aj=RW(32960);k=1u<<(j&31);if(l-aj>=k)goto b161;n=k+65535;t0=Grow(n>>16);
j=t0<<16;WW(32964,j+(n&4294901760u));aj=j==l?aj:j;b161:;WW(32960,aj+k);if(!aj)goto b77;goto b159;
b160:;WW(k+32832,RW(aj));b159:;j=0;v=f16(aj,0,ai);n=w<<3;k=RW(a+248);b162:;l=RW(k)-1;
if(l>m)goto b152;l=r+(l<<2);u=RW(l);if(u>=w)goto b153;k=k+8;WW(v+(u<<2),j);WW(l,RW(l)+1);j=j+1;
n=n-8;if(n)goto b162;b157:;WW(r,RW(o));WW(o,r);if(m)goto b163;m=0;l=RW(a+84);goto b151;b163:;
ak=aa+y;u=0;ae=0;l=RW(a+84);ab=RW(a+248);z=RW(a+152);p=RW(a+156);m=0;b164:;
if(RW(a+76)-l>6)goto b165;f12(a+32+44,l,7,1,1);l=RW(a+84);b165:;al=aa+12;k=0;j=RW(a+80)+l;
WW(j,RW(32771));WW(j+3,RW(32774));n=l+7;WW(a+84,n);WW(a+320,0);WL(a+312,0);WL(a+304,0);ae=ae+1;i=ae;
b169:;if(k+19>19)goto b168;j=a+304+k;l=j+19;s=i/10;WB(l,(U)(s*246+i)|48);if(i<10)goto b167;ad=i/100;
WB(j+18,(U)(ad*246+s)|48);k=k-2;j=i<100;i=ad;if(!j)goto b169;j=k+21;l=a+304+k+20;goto b166;b168:;
abort();b167:;j=k+20;b166:;k=21u-j;if(k<=RW(a+76)-n)goto b170;f12(a+32+44,n,k,1,1);n=RW(a+84);b170:;
f11(RW(a+80)+n,l,k);k=n+k;WW(a+84,k);if(k!=RW(a+76))goto b171;f26(a+32+44);b171:;WB(RW(a+80)+k,10);
l=k+1;WW(a+84,l);k=RW(aa+8);ac=k+u;if(ac<k)goto b173;if(ac<=w)goto b172;b173:;abort();b172:;
if(!k)goto b174;x=k<<2;u=aj+(u<<2);b175:;k=RW(u);if(k>=p)goto b178;j=k<<3;WL(a+304,RL(z+j));
if(k>=w)goto b177;v=RW(ab+j+4);k=1u-v;if(k<2)goto b176;abort();b178:;abort();b177:;abort();b176:;
m=RW(a+304+(k<<2));if(m)goto b180;k=0;n=RW(a+124);goto b179;b180:;k=m-1;n=RW(a+124);
if(k<n)goto b181;abort();b181:;k=RW(RW(a+120)+(k<<2));b179:;if(m>=n)goto b183;r=RW(a+112);
o=RW(a+120);j=RW(o+(m<<2));if(j<k)goto b184;if(j<=r)goto b182;b184:;abort();b183:;abort();b182:;
t=RW(a+108);y=j-k;q=RW(a+76);if(y<=q-l)goto b187;f12(a+32+44,l,y,1,1);l=RW(a+84);goto b186;b187:;
if(j==k)goto b185;b186:;f11(RW(a+80)+l,t+k,y);q=RW(a+76);b185:;k=l+y;WW(a+84,k);if(q-k>8)goto b188;
f12(a+32+44,k,9,1,1);k=RW(a+84);b188:;j=RW(a+80)+k;WL(j,RL(32778));WB(j+8,RB(32786));l=k+9;
WW(a+84,l);if(v>=2)goto b191;j=RW(a+304+(v<<2));if(j)goto b192;k=0;goto b189;b192:;k=j-1;
if(k<n)goto b190;abort();b191:;abort();b190:;k=RW(o+(k<<2));b189:;if(j>=n)goto b194;j=RW(o+(j<<2));
if(j<k)goto b195;if(j<=r)goto b193;b195:;abort();b194:;abort();b193:;n=j-k;r=RW(a+76);
if(n<=r-l)goto b198;f12(a+32+44,l,n,1,1);l=RW(a+84);goto b197;b198:;if(j==k)goto b196;b197:;
f11(RW(a+80)+l,t+k,n);r=RW(a+76);b196:;k=l+n;WW(a+84,k);if(k!=r)goto b199;f26(a+32+44);b199:;u=u+4;
WB(RW(a+80)+k,10);l=k+1;WW(a+84,l);x=x-4;if(x)goto b175;b174:;if(!RW(aa))goto b200;j=RW(aa+4);
if(j)goto b202;k=0;n=RW(a+124);goto b201;b202:;k=j-1;n=RW(a+124);if(k<n)goto b203;abort();b203:;
k=RW(RW(a+120)+(k<<2));b201:;if(j>=n)goto b205;n=RW(a+112);j=RW(RW(a+120)+(j<<2));if(j<k)goto b206;
if(j<=n)goto b204;b206:;abort();b205:;abort();b204:;r=RW(a+108);n=j-k;u=RW(a+76);
if(n<=u-l)goto b209;f12(a+32+44,l,n,1,1);l=RW(a+84);goto b208;b209:;if(j==k)goto b207;b208:;
f11(RW(a+80)+l,r+k,n);u=RW(a+76);b207:;k=l+n;WW(a+84,k);if(u-k>23)goto b210;f12(a+32+44,k,24,1,1);
k=RW(a+84);b210:;j=RW(a+80)+k;WL(j,RL(32787));WL(j+8,RL(32795));WL(j+16,RL(32803));l=k+24;
WW(a+84,l);b200:;u=ac;aa=al;if(al==ak)goto b151;goto b164;b154:;abort();b153:;abort();b152:;abort();
b151:;if(RW(a+76)-l>7)goto b211;f12(a+32+44,l,8,1,1);l=RW(a+84);b211:;
WL(RW(a+80)+l,2322294337832905047ull);l=l+8;WW(a+84,l);if(m)goto b213;k=0;j=RW(a+124);goto b212;
b213:;k=m-1;j=RW(a+124);if(k<j)goto b214;abort();b214:;k=RW(RW(a+120)+(k<<2));b212:;
if(m>=j)goto b216;n=RW(a+112);j=RW(RW(a+120)+(m<<2));if(j<k)goto b217;if(j<=n)goto b215;b217:;
abort();b216:;abort();b215:;u=RW(a+108);m=j-k;n=RW(a+76);if(m<=n-l)goto b220;f12(a+32+44,l,m,1,1);
l=RW(a+84);goto b219;b220:;if(j==k)goto b218;b219:;f11(RW(a+80)+l,u+k,m);n=RW(a+76);b218:;k=l+m;
WW(a+84,k);if(n-k>1)goto b221;f12(a+32+44,k,2,1,1);k=RW(a+84);b221:;WH(RW(a+80)+k,2570);
WW(a+84,k+2);if(!w)goto b222;k=(0u-Above(ai-1|15)&31)<<2;WW(aj,RW(k+32832));WW(k+32832,aj);b222:;
f5(a+196);i=RL(a+32);goto b5;b77:;abort();b4:;l=RW(a+96);j=RW(a+64);k=RW(a+72);if(j<k)goto b2;
if(j>l)goto b2;if(j==k)goto b3;if(!k)goto b3;b223:;j=k<256;l=k-255;k=l>k?0u:l;if(!j)goto b223;b3:;
k=RW(a+104);if(!k)goto b224;j=RW(a+108);k=(0u-Above(k-1|15)&31)<<2;WW(j,RW(k+32832));WW(k+32832,j);
b224:;k=RW(a+116);if(!k)goto b225;j=RW(a+120);k=(0u-Above((k<<2)-1|15)&31)<<2;WW(j,RW(k+32832));
WW(k+32832,j);b225:;k=RW(a+128);if(!k)goto b226;j=RW(a+132);k=(0u-Above((k<<4)-1)&31)<<2;
WW(j,RW(k+32832));WW(k+32832,j);b226:;k=RW(a+148);if(!k)goto b227;j=RW(a+152);
k=(0u-Above((k<<3)-1|15)&31)<<2;WW(j,RW(k+32832));WW(k+32832,j);b227:;k=RW(a+84);if(!k)goto b228;
((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),k);b228:;k=RW(a+76);if(!k)goto b229;j=RW(a+80);
k=(0u-Above(k-1|15)&31)<<2;WW(j,RW(k+32832));WW(k+32832,j);b229:;k=RW(a+88);if(!k)goto b230;
j=RW(a+92);k=(0u-Above(k-1|15)&31)<<2;WW(j,RW(k+32832));WW(k+32832,j);b230:;G0=a+400;return;b2:;
abort();}static void f26(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f27(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f27(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;
e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32832);if(e)goto b9;
h=RW(32964);e=RW(32960);g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;
WW(32964,f+(i&4294901760u));e=f==h?e:f;b11:;WW(32960,e+g);if(!e)goto b6;goto b8;b10:;
c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32832);if(e)goto b12;g=RW(32964);e=RW(32960);b=1u<<(c&31);
if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;WW(32964,c+(f&4294901760u));e=c==g?e:c;b13:;
WW(32960,e+b);goto b7;b12:;WW(b+32832,RW(e));goto b5;b9:;WW(g+32832,RW(e));b8:;f11(e,c,b);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);
goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"\357\273\277Round # defeats  advances with wildcard\12\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",64);
f25();return 0;}
