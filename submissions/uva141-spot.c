/* Spot (UVa 141)
 * Generated, not written: `judge export spot`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 520ce94a4f937c34 */
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
static void f7(U a,U b);static void f8(U a);static U f9(U a,U b,U c);
static void f10(U a,U b,U c,U d,U e);static void f11(U a,U b,U c);
static void f12(U a,U b,U c,U d,U e);static void f13(U a,U b);static void f14(U a,U b,U c);
static void f15(U a);static void f16(void);static void f17(void);static U f18(U a,U b,U c);
static void f19(U a,U b);static U f20(U a);static void f21(U a,U b,U c,U d);
static U f22(U a,U b,U c);static void f24(void);static void f25(U a);
static void f26(U a,U b,U c,U d);static Any T[]={0,(Any)f21,(Any)f22};static void f5(U a){
U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,4,12);
if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;
if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;
if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;h=RW(k+32832);if(h)goto b10;l=RW(32964);h=RW(32960);
k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;t0=Grow(m>>16);j=t0<<16;WW(32964,j+(m&4294901760u));
h=j==l?h:j;b12:;WW(32960,h+k);if(!h)goto b7;goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;
c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32832);if(h)goto b14;b=RW(32964);h=RW(32960);f=1u<<(c&31);
if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);c=t0<<16;WW(32964,c+(k&4294901760u));h=c==b?h:c;b15:;
WW(32960,h+f);goto b8;b14:;WW(f+32832,RW(h));goto b6;b10:;WW(k+32832,RW(h));b9:;f=b*f;f9(h,c,f);
f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32832));WW(f+32832,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;
b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);WW(a,g);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;
abort();}static void f8(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;
f6(b+4,t0,RW(a+4),c,4,4);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static U f9(U a,U b,U c){Copy(a,b,c);return a;}
static void f10(U a,U b,U c,U d,U e){U f=0,t0;f=G0-16;G0=f;b=c+b;if(b>=c)goto b2;f7(0,0);abort();
b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;f6(f+4,t0,RW(a+4),c,d,e);
if(RW(f+4)!=1)goto b3;f7(RW(f+8),RW(f+12));abort();b3:;e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void f11(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,l=0,m=0,n=0,o=0,p=0;L i=0,j=0,k=0;d=G0-64;G0=d;
f12(d+16,b,c,32794,3);e=RW(d+20);f=RW(d+16);if(f==2)goto b3;WL(a+40,RL(d+56));WL(a+32,RL(d+48));
WL(a+24,RL(d+40));WL(a+16,RL(d+32));WL(a+8,RL(d+24));WW(a+4,e);WW(a,f);goto b2;b3:;
f12(d+16,b,c,32797,6);c=RW(d+20);f=RW(d+16);if(f==2)goto b4;WL(a+40,RL(d+56));WL(a+32,RL(d+48));
WL(a+24,RL(d+40));WL(a+16,RL(d+32));WL(a+8,RL(d+24));WW(a+4,c);WW(a,f);goto b2;b4:;f13(d+8,b);
f=RW(d+8);if(f)goto b5;WW(a,0);goto b2;b5:;g=1;if(RW(d+12)!=1)goto b11;switch(RB(f)-43){
case 0:goto b9;case 2:goto b10;default:goto b11;}b11:;h=RW(b+40);c=RW(b+64);if(h>c)goto b8;
i=RL(b+16);if(h)goto b12;j=1;k=1;goto b6;b12:;j=0;l=h;m=RW(b+60);n=m;b13:;o=l<255?l:255u;f=o&3;p=0;
e=0;if(l<4)goto b15;e=0;c=n;p=o&252;g=p;b16:;e=e+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(
U)(RB(c+3)==10);c=c+4;g=g-4;if(g)goto b16;if(!f)goto b14;b15:;c=n+p;b17:;e=e+(U)(RB(c)==10);c=c+1;
f=f-1;if(f)goto b17;b14:;n=n+o;j=j+((L)e&255);l=l-o;if(!l)goto b7;goto b13;b10:;g=0;b9:;WB(a+12,g);
WW(a+8,c);WW(a+4,e);WW(a,2);goto b2;b8:;abort();b7:;c=m-1;e=0;b19:;if(RB(c+h)==10)goto b18;c=c-1;
e=e+1;if(h!=e)goto b19;e=h;b18:;i=!j?i:0ull;k=j+1;j=(L)e+1;b6:;WL(a,1);WL(a+40,i+j);WL(a+24,RL(b));
WL(a+32,RL(b+8)+k);b2:;G0=d+64;}static void f12(U a,U b,U c,U d,U e){
U f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,q=0,r=0,s=0,t=0,u=0;L k=0,o=0,p=0;f=G0-16;G0=f;f13(f+8,b);
g=RW(f+8);if(g)goto b3;WW(a,0);goto b2;b3:;h=RW(f+12);if(h)goto b12;goto b11;b12:;if(h==1)goto b13;
if((RB(g)&255)==48)goto b11;b13:;i=0;b14:;j=i;if(!h)goto b10;i=RB(g)-48&255;if(i>9)goto b11;
k=(L)j*10;if((U)(k>>32))goto b11;g=g+1;h=h-1;l=(U)k;i=l+i;if(i>=l)goto b14;b11:;if(e!=3)goto b15;
Compare(d,32794,3);b15:;g=RW(b+64);h=RW(b+32);i=RW(b+40);if(h<i)goto b7;if(h>g)goto b7;m=0;goto b9;
b10:;m=1;if(j)goto b16;j=0;goto b9;b16:;if(j<=c)goto b8;b9:;n=RW(b+40);g=RW(b+64);if(n>g)goto b6;
o=RL(b+16);if(n)goto b17;k=1;p=1;goto b4;b17:;k=0;q=n;r=RW(b+60);s=r;b18:;t=q<255?q:255u;i=t&3;u=0;
h=0;if(q<4)goto b20;h=0;g=s;u=t&252;l=u;b21:;h=h+(U)(RB(g)==10)+(U)(RB(g+1)==10)+(U)(RB(g+2)==10)+(
U)(RB(g+3)==10);g=g+4;l=l-4;if(l)goto b21;if(!i)goto b19;b20:;g=s+u;b22:;h=h+(U)(RB(g)==10);g=g+1;
i=i-1;if(i)goto b22;b19:;s=s+t;k=k+((L)h&255);q=q-t;if(!q)goto b5;goto b18;b8:;WW(a+4,j);WW(a,2);
goto b2;b7:;abort();b6:;abort();b5:;g=r-1;h=0;b24:;if(RB(g+n)==10)goto b23;g=g-1;h=h+1;
if(n!=h)goto b24;h=n;b23:;o=!k?o:0ull;p=k+1;k=(L)h+1;b4:;WW(a+20,e);WW(a+16,d);WW(a+12,c);WW(a+8,j);
WW(a+4,m);WW(a,1);WL(a+40,o+k);WL(a+24,RL(b));WL(a+32,RL(b+8)+p);b2:;G0=f+16;}
static void f13(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b5:;c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d>=e)goto b6;f=d>c?d:c;g=RW(b+60);b7:;if(f==d)goto b9;h=RB(g+d);
if(h-9<5)goto b8;if(h==32)goto b8;goto b6;b9:;abort();b8:;d=d+1;WW(b+32,d);if(e!=d)goto b7;d=e;b6:;
WW(b+40,d);if(e>c)goto b11;if(e>=d)goto b10;b11:;abort();b10:;if(e!=d)goto b12;t0=f20(b);
switch(t0&255){case 0:goto b12;case 2:goto b4;default:goto b5;}b12:;i=0;b14:;g=RW(b+64);d=RW(b+32);
h=RW(b+36);if(d>=h)goto b17;f=d>g?d:g;c=RW(b+60);b18:;if(f==d)goto b16;e=RB(c+d);if(e-9<5)goto b19;
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
d=0;b3:;WW(a+4,i);WW(a,d);return;b2:;abort();}static void f14(U a,U b,U c){abort();}
static void f15(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,t0;L k=0;b=RW(a+8);
if(b>=67108864)goto b5;c=b<<1;d=c>512?c:512u;e=0u-Above((d<<4)-1)&31;c=e<<2;f=RW(c+32832);
if(f)goto b4;g=RW(32964);f=RW(32960);c=1u<<(e&31);if(g-f>=c)goto b6;h=c+65535;t0=Grow(h>>16);
e=t0<<16;WW(32964,e+(h&4294901760u));f=e==g?f:e;b6:;WW(32960,f+c);if(!f)goto b3;goto b2;b5:;abort();
b4:;WW(c+32832,RW(f));goto b2;b3:;abort();b2:;g=d-1;c=(d-9>>3)+1;e=c&1073741816;h=c&7;c=f;b7:;
c=f18(c,0,128);f18(c+128,0,128);f18(c+256,0,128);f18(c+384,0,128);f18(c+512,0,128);f18(c+640,0,128);
f18(c+768,0,128);f18(c+896,0,128);c=c+1024;e=e-8;if(e)goto b7;if(!h)goto b8;h=h<<7;e=0;b9:;
f18(c+e,0,128);e=e+128;if(h!=e)goto b9;c=c+e;b8:;e=d+6^4294967295u|4294967288u;b10:;WL(c+8,0);
WL(c,0);c=c+16;e=e+1;if(e)goto b10;WL(c+8,0);WL(c,0);WW(a+8,d);i=RW(a+4);WW(a+4,f);j=RW(a);WW(a,d);
if(!b)goto b12;b=i+(b<<4);e=RW(a+12);h=i;b13:;if(RW(h+12)!=e)goto b14;k=RL(h);c=g&(U)k;
if(RW(f+(c<<4)+12)!=e)goto b15;b16:;c=c+1&g;if(RW(f+(c<<4)+12)==e)goto b16;b15:;if(c>=d)goto b11;
a=RW(h+8);c=f+(c<<4);WW(c+12,e);WW(c+8,a);WL(c,k);b14:;h=h+16;if(h!=b)goto b13;b12:;if(!j)goto b17;
c=(0u-Above((j<<4)-1)&31)<<2;WW(i,RW(c+32832));WW(c+32832,i);b17:;return;b11:;abort();}
static void f16(void){abort();}static void f17(void){abort();}static U f18(U a,U b,U c){Fill(a,b,c);
return a;}static void f19(U a,U b){abort();}static U f20(U a){
U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+69))goto b7;c=0;goto b6;b7:;c=RW(a+52);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+52,0);
b8:;d=RW(a+40);e=RW(a+64);if(d>e)goto b12;f=RL(a+16);g=RW(a+60);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+16,f+i);
WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f9(g,g+d,c);WW(a+40,0);WW(a+36,c);
WW(a+32,RW(a+32)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+56)-e)goto b22;
f10(a+56,e,o,1,1);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f18(g+e,0,m);e=e+o;WW(a+64,e);
WB(p+m,0);b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32807,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32807,g,3);if(t0)goto b23;c=c-3;
f9(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f21(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);
WW(a,0);}static U f22(U a,U b,U c){Write(b,c);return 0;}static void f24(void){
U a=0,b=0,c=0,d=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,y=0,z=0,aa=0,ab=0,
ac=0,ad=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,am=0,an=0,ao=0,ap=0,aq=0,ar=0,as=0,at=0,au=0,av=0,
t0;L e=0,u=0,v=0,w=0,x=0;a=G0-240;G0=a;WL(a+56,1);WL(a+48,0);WW(a+72,0);WL(a+64,4294967296ull);
WW(a+36,32812);WL(a+8,0);WH(a+76,0);WL(a+40,0);WL(a+16,0);WL(a+24,0);WW(a+32,a+239);WL(a+104,0);
WL(a+96,0);WL(a+88,0);WL(a+80,0);WL(a+152,0);WL(a+144,17179869184ull);WL(a+136,1);WL(a+128,8);
WL(a+120,0);WL(a+112,17179869184ull);WL(a+160,0);WL(a+176,1);WL(a+168,8);b=a+164;c=a+80+44;d=a+144;
e=0;b8:;WL(a+8,e+1);f13(a,a+8);f=RW(a);if(!f)goto b2;g=RW(a+4);if(!g)goto b3;if(g==1)goto b9;
if((RB(f)&255)==48)goto b3;b9:;h=0;b11:;if(!g)goto b10;i=RB(f)-48&255;if(i>9)goto b3;e=(L)h*10;
if((U)(e>>32))goto b3;f=f+1;g=g-1;j=(U)e;h=j+i;if(h>=j)goto b11;goto b3;b10:;if(!h)goto b2;
if((int)h<0)goto b3;WW(a+140,0);WW(a+120,0);WW(a+156,h);g=RW(a+136)+1;WW(a+136,g);if(g)goto b12;
g=RW(a+132);if(!g)goto b13;f18(RW(a+128),0,g<<4);b13:;WW(a+136,1);b12:;WW(a+160,0);WW(a+152,0);
WL(a+80,0);WL(a+88,0);WL(a+96,0);WL(a+104,0);WW(a+180,0);f=RW(a+176)+1;WW(a+176,f);j=RW(a+172);
if(f)goto b14;if(!j)goto b15;f18(RW(a+168),0,j<<4);b15:;f=1;WW(a+176,1);b14:;if(j)goto b16;f15(b);
j=RW(a+172);if(!j)goto b7;f=RW(a+176);b16:;g=0;i=RW(a+168);if(RW(i+12)!=f)goto b17;j=j-1;g=0;b18:;
g=g+1&j;if(RW(i+(g<<4)+12)==f)goto b18;b17:;g=i+(g<<4);WW(g+12,f);WW(g+8,0);WL(g,0);k=1;
WW(a+180,RW(a+180)+1);l=h<<1;b21:;m=RW(a+72);g=RW(a+40);f=RW(a+44);if(g>=f)goto b22;j=g>m?g:m;
n=RW(a+68);b24:;if(j==g)goto b26;i=RB(n+g);if(i-9<5)goto b25;if(i==32)goto b25;goto b23;b26:;
abort();b25:;g=g+1;if(f!=g)goto b24;g=f;b23:;WW(a+40,g);b22:;WW(a+48,g);if(f>m)goto b28;
if(f>=g)goto b27;b28:;abort();b27:;if(f-g<8)goto b30;o=0;f=RW(a+68)+g;j=RB(f);n=j-48&255;
m=RB(f+1)-48;i=(m&255)<10;m=(i?n*10:n)+((i?m:0u)&255);i=i?3u:2u;n=0;if((j-58&255)<247)goto b31;n=0;
if(m>h)goto b31;j=RB(f+i-1);n=(U)(j==32)|(U)((j-9&255)<5);b31:;j=f+i;p=RB(j);q=p-48&255;
r=RB(j+1)-48;j=(r&255)<10;q=(j?q*10:q)+((j?r:0u)&255);i=(j?3u:2u)+i;if((p-58&255)<247)goto b32;
if(q>h)goto b32;j=RB(f+i-1);o=n&((U)(j==32)|(U)((j-9&255)<5));b32:;f=f+i;j=RB(f);switch(j-43){
case 0:goto b33;case 2:goto b33;default:goto b30;}b33:;f=RB(f+1);
if((o&((U)(f==32)|(U)((f-9&255)<5)))!=1)goto b30;g=i+g;WW(a+48,g);WW(a+40,g+2);s=j==43;goto b29;
b30:;f11(a+184,a+8,h);m=RW(a+188);switch(RW(a+184)){case 0:goto b2;case 2:goto b35;default:goto b34;
}b35:;s=RB(a+196);q=RW(a+192);goto b29;b34:;if(m!=5)goto b2;m=RW(a+192);q=RW(a+196);s=RB(a+200);
b29:;o=RW(a+120);t=RW(a+132);if(RW(a+140)<<1<t)goto b36;f15(c);t=RW(a+132);if(t)goto b36;f=0;t=0;
goto b4;b36:;i=RW(a+128);n=t-1;u=(L)m;v=(L)q;e=u<<32|v;e=(e>>30^e)*13787848793156543929ull;
w=(e>>27^e)*10723151780598845931ull;x=w>>31;e=x^w;f=n&(U)e;g=i+(f<<4);j=RW(a+136);
if(RW(g+12)!=j)goto b38;r=RW(a+116);b39:;if(RL(g)!=e)goto b40;g=RW(g+8);if(g>=o)goto b41;p=r+g*12;
if(RW(p)!=m)goto b40;if(RW(p+4)!=q)goto b40;f=RW(a+120);o=g;goto b37;b41:;abort();b40:;f=f+1&n;
g=i+(f<<4);if(RW(g+12)==j)goto b39;b38:;if(f>=t)goto b4;g=i+(f<<4);WW(g+12,j);WW(g+8,o);WL(g,e);
WW(a+140,RW(a+140)+1);g=RW(a+120);if(g!=RW(a+112))goto b42;f5(a+80+32);b42:;f=RW(a+116)+g*12;
WB(f+8,0);WW(f+4,q);WW(f,m);f=g+1;WW(a+120,f);b37:;if(o>=f)goto b19;g=RW(a+116)+o*12;
if(RB(g+8)==(s&255))goto b6;WB(g+8,s);WW(a+160,RW(a+160)+(s&1?1u:4294967295u));g=RW(a+152);
if(g!=RW(a+144))goto b43;f8(d);b43:;y=RW(a+148);f=g<<2;WW(y+f,o);z=g+1;WW(a+152,z);g=RW(a+156);
e=v<<32|(L)(g-m+1);e=(e>>30^e)*13787848793156543929ull;e=(e>>27^e)*10723151780598845931ull;
e=RL(a+88)^e>>31^e;WL(a+88,e);w=w^RL(a+80)^x;WL(a+80,w);aa=g+1;v=(L)(aa-m)<<32|(L)(aa-q);
v=(v>>30^v)*13787848793156543929ull;v=(v>>27^v)*10723151780598845931ull;v=RL(a+96)^v>>31^v;
WL(a+96,v);u=(L)(g-q+1)<<32|u;u=(u>>30^u)*13787848793156543929ull;
u=(u>>27^u)*10723151780598845931ull;u=RL(a+104)^u>>31^u;WL(a+104,u);ab=RW(a+172);
if(RW(a+180)<<1<ab)goto b44;f15(b);ab=RW(a+172);if(ab)goto b44;ac=0;ab=0;goto b5;b44:;ad=RW(a+168);
ae=ab-1;v=u<v?u:v;e=e<w?e:w;w=v<e?v:e;ac=ae&(U)w;g=ad+(ac<<4);af=RW(a+176);if(RW(g+12)!=af)goto b45;
ag=RW(a+132);i=ag-1;p=RW(a+116);m=RW(a+120);ah=m*12;ai=p+ah;j=0u-Above(m-1|15);aj=1u<<(j&31);
n=aj+65535;ak=n&4294901760u;al=n>>16;am=((j&31)<<2)+32832;j=RW(a+136);n=RW(a+128);an=RW(a+160);
ao=p+8;ap=p+44;aq=m&4294967292u;ar=m&3;as=f+4;b46:;if(RL(g)!=w)goto b47;r=RW(g+8);if(m)goto b50;q=1;
goto b49;b50:;q=RW(am);if(q)goto b52;g=RW(32964);q=RW(32960);if(g-q>=aj)goto b53;t0=Grow(al);
f=t0<<16;WW(32964,f+ak);q=f==g?q:f;b53:;WW(32960,q+aj);if(q)goto b51;goto b48;b52:;WW(am,RW(q));
b51:;o=0;if(m<4)goto b54;o=0;g=ap;b55:;f=q+o;WB(f,RB(g-36));WB(f+1,RB(g-24));WB(f+2,RB(g-12));
WB(f+3,RB(g));g=g+48;o=o+4;if(aq!=o)goto b55;if(!ar)goto b49;b54:;g=q+o;f=ao+o*12;o=ar;b56:;
WB(g,RB(f));f=f+12;g=g+1;o=o-1;if(o)goto b56;b49:;if(r>z)goto b60;if(r==z)goto b62;g=r<<2;f=as-g;
g=y+g;b63:;o=RW(g);if(o>=m)goto b61;o=q+o;WB(o,RB(o)^1);g=g+4;f=f-4;if(f)goto b63;b62:;t=q+m;g=0;
o=ah;f=p;b66:;r=f;if(!o)goto b65;if(m==g)goto b65;s=q+g;o=o-12;f=r+12;g=g+1;if(!RB(s))goto b66;
o=RW(r+4);r=RW(r);at=RW(32852);if(at)goto b68;s=RW(32964);at=RW(32960);if(s-at>=32)goto b69;
t0=Grow(1);au=t0<<16;WW(32964,au+65536);at=au==s?at:au;b69:;WW(32960,at+32);if(!at)goto b48;
goto b67;b68:;WW(32852,RW(at));b67:;g=q+g;WW(at+4,o);WW(at,r);au=1;WW(a+192,1);WW(a+188,at);
WW(a+184,4);b71:;o=f;if(o==ai)goto b70;if(g==t)goto b70;f=o+12;r=RB(g);s=g+1;g=s;if(!r)goto b71;
g=RW(o+4);o=RW(o);if(au!=RW(a+184))goto b72;f10(a+184,au,1,4,8);at=RW(a+188);b72:;r=at+(au<<3);
WW(r+4,g);WW(r,o);au=au+1;WW(a+192,au);g=s;goto b71;b70:;if(!m)goto b73;WW(q,RW(am));WW(am,q);
au=RW(a+192);b73:;at=RW(a+188);av=RW(a+184);goto b64;b65:;at=4;au=0;if(!m)goto b74;WW(q,RW(am));
WW(am,q);b74:;av=0;b64:;if(au!=an)goto b59;au=at+(an<<3);t=0;b75:;g=t;t=g+1;s=RB(g+32803);r=at;b77:;
if(r==au)goto b76;o=RW(r);g=RW(r+4);q=g;switch(s){case 1:goto b81;case 2:goto b80;case 3:goto b79;
default:goto b78;}b81:;q=aa-o;o=g;goto b78;b80:;q=aa-g;o=aa-o;goto b78;b79:;q=o;o=aa-g;b78:;
if(!ag)goto b82;e=(L)o<<32|(L)q;e=(e>>30^e)*13787848793156543929ull;
e=(e>>27^e)*10723151780598845931ull;e=e>>31^e;f=i&(U)e;g=n+(f<<4);if(RW(g+12)!=j)goto b82;r=r+8;
b83:;if(RL(g)!=e)goto b84;g=RW(g+8);if(g>=m)goto b85;g=p+g*12;if(RW(g)!=o)goto b84;
if(RW(g+4)!=q)goto b84;if(RB(g+8))goto b77;goto b82;b85:;abort();b84:;f=f+1&i;g=n+(f<<4);
if(RW(g+12)==j)goto b83;b82:;s=4;if(t!=4)goto b75;b76:;if(av)goto b58;goto b57;b61:;abort();b60:;
abort();b59:;s=4;if(!av)goto b47;b58:;g=(0u-Above((av<<3)-1|15)&31)<<2;WW(at,RW(g+32832));
WW(g+32832,at);b57:;if(s==4)goto b47;m=k+1;if(m>l)goto b86;b87:;o=RW(a+72);g=RW(a+40);f=RW(a+44);
if(g>=f)goto b90;j=g>o?g:o;n=RW(a+68);b92:;if(j==g)goto b89;i=RB(n+g);if(i-9<5)goto b93;
if(i!=32)goto b91;b93:;g=g+1;if(f!=g)goto b92;g=f;b91:;WW(a+40,g);b90:;WW(a+48,g);if(f>o)goto b94;
if(f>=g)goto b88;b94:;abort();b89:;abort();b88:;if(f-g<8)goto b96;o=0;f=RW(a+68)+g;p=RB(f+1)-48;
n=(p&255)<10;i=n?3u:2u;j=0;q=RB(f);if((q-58&255)<247)goto b97;j=0;q=q-48&255;
if((n?q*10:q)+((n?p:0u)&255)>h)goto b97;j=RB(f+i-1);j=(U)(j==32)|(U)((j-9&255)<5);b97:;p=f+i;
q=RB(p+1)-48;n=(q&255)<10;i=(n?3u:2u)+i;p=RB(p);if((p-58&255)<247)goto b98;p=p-48&255;
if((n?p*10:p)+((n?q:0u)&255)>h)goto b98;n=RB(f+i-1);o=j&((U)(n==32)|(U)((n-9&255)<5));b98:;f=f+i;
switch(RB(f)-43){case 0:goto b99;case 2:goto b99;default:goto b96;}b99:;f=RB(f+1);
if((o&((U)(f==32)|(U)((f-9&255)<5)))!=1)goto b96;g=i+g;WW(a+48,g);WW(a+40,g+2);goto b95;b96:;
f11(a+184,a+8,h);switch(RW(a+184)){case 0:goto b2;case 2:goto b95;default:goto b100;}b100:;
if(RW(a+188)!=5)goto b2;b95:;if(m>=l)goto b86;m=m+(U)(m<l);if(m<=l)goto b87;b86:;i=RW(a+52);
g=RW(a+60);if(i-g>6)goto b101;f10(a+8+44,g,7,1,1);i=RW(a+52);g=RW(a+60);b101:;j=RW(a+56);f=j+g;
WW(f,RW(32768));WW(f+3,RW(32771));g=g+7;WW(a+60,g);if(i!=g)goto b102;f10(a+8+44,i,1,1,1);i=RW(a+52);
j=RW(a+56);g=RW(a+60);b102:;WB(j+g,k&1?50u:49u);f=g+1;WW(a+60,f);if(i-f>13)goto b103;
f10(a+8+44,f,14,1,1);j=RW(a+56);f=RW(a+60);b103:;g=0;i=j+f;WL(i+6,RL(32781));WL(i,RL(32775));j=f+14;
WW(a+60,j);WW(a+200,0);WL(a+192,0);WL(a+184,0);e=(L)k;b107:;if(g+19>19)goto b106;f=a+184+g;i=f+19;
w=e/10;WB(i,(U)(w*246+e)|48);if(e<10)goto b105;v=e/100;WB(f+18,(U)(v*246+w)|48);g=g-2;f=e<100;e=v;
if(!f)goto b107;f=g+21;i=a+184+g+20;goto b104;b106:;abort();b105:;f=g+20;b104:;g=21u-f;n=RW(a+52);
if(g<=n-j)goto b108;f10(a+8+44,j,g,1,1);n=RW(a+52);j=RW(a+60);b108:;f=RW(a+56);f9(f+j,i,g);g=j+g;
WW(a+60,g);if(g!=n)goto b109;f25(a+8+44);f=RW(a+56);b109:;WB(f+g,10);g=g+1;goto b20;b48:;abort();
b47:;ac=ac+1&ae;g=ad+(ac<<4);if(RW(g+12)==af)goto b46;b45:;if(ac>=ab)goto b5;g=ad+(ac<<4);
WW(g+12,af);WW(g+8,z);WL(g,w);WW(a+180,RW(a+180)+1);if(k>=l)goto b110;k=k+(U)(k<l);if(k<=l)goto b21;
b110:;g=RW(a+60);if(RW(a+52)-g>4)goto b111;f10(a+8+44,g,5,1,1);g=RW(a+60);b111:;f=RW(a+56)+g;
WW(f,RW(32789));WB(f+4,RB(32793));g=g+5;b20:;WW(a+60,g);e=RL(a+8);goto b8;b19:;abort();b7:;abort();
b6:;g=RW(a+48);f=RW(a+72);if(g<=f)goto b2;abort();b5:;abort();b4:;abort();b3:;g=RW(a+72);f=RW(a+40);
i=RW(a+48);if(f<i)goto b112;if(f<=g)goto b2;b112:;abort();b2:;g=RW(a+112);if(!g)goto b113;
f=RW(a+116);g=(0u-Above(g*12-1|15)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);b113:;g=RW(a+124);
if(!g)goto b114;f=RW(a+128);g=(0u-Above((g<<4)-1)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);b114:;
g=RW(a+144);if(!g)goto b115;f=RW(a+148);g=(0u-Above((g<<2)-1|15)&31)<<2;WW(f,RW(g+32832));
WW(g+32832,f);b115:;g=RW(a+164);if(!g)goto b116;f=RW(a+168);g=(0u-Above((g<<4)-1)&31)<<2;
WW(f,RW(g+32832));WW(g+32832,f);b116:;g=RW(a+60);if(!g)goto b117;
((U(*)(U,U,U))T[RW(RW(a+36)+16)])(RW(a+32),RW(a+56),g);b117:;g=RW(a+52);if(!g)goto b118;f=RW(a+56);
g=(0u-Above(g-1|15)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);b118:;g=RW(a+64);if(!g)goto b119;
f=RW(a+68);g=(0u-Above(g-1|15)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);b119:;G0=a+240;}
static void f25(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f26(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;
e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32832);if(e)goto b9;
h=RW(32964);e=RW(32960);g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;
WW(32964,f+(i&4294901760u));e=f==h?e:f;b11:;WW(32960,e+g);if(!e)goto b6;goto b8;b10:;
c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32832);if(e)goto b12;g=RW(32964);e=RW(32960);b=1u<<(c&31);
if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;WW(32964,c+(f&4294901760u));e=c==g?e:c;b13:;
WW(32960,e+b);goto b7;b12:;WW(b+32832,RW(e));goto b5;b9:;WW(g+32832,RW(e));b8:;f9(e,c,b);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);
goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Player  wins on move Draw\12rowcolumn\0\1\2\3\357\273\277\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",64);
f24();return 0;}
