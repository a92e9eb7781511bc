/* Number Game (POJ 1143)
 * Generated, not written: `judge export number-game`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: dae6823c7aeb1860 */
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
static void f7(U a,U b);static U f8(U a,U b,U c);static void f9(U a,U b,U c);
static void f10(U a,U b);static void f11(U a,U b);static void f12(U a,U b,U c);
static void f13(U a,U b);static void f14(U a);static void f15(U a,U b);static U f16(U a);
static U f17(U a,U b,U c);static U f18(U a,U b);static void f19(U a,U b,U c,U d);
static U f20(U a,U b,U c);static void f22(void);static void f23(void);static void f24(void);
static void f25(U a,U b,U c,U d);static Any T[]={0,(Any)f19,(Any)f20};static void f5(U a){
U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,4,16);
if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;
if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;
if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;h=RW(k+32852);if(h)goto b10;l=RW(32984);h=RW(32980);
k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;t0=Grow(m>>16);j=t0<<16;WW(32984,j+(m&4294901760u));
h=j==l?h:j;b12:;WW(32980,h+k);if(!h)goto b7;goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;
c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32852);if(h)goto b14;b=RW(32984);h=RW(32980);f=1u<<(c&31);
if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);c=t0<<16;WW(32984,c+(k&4294901760u));h=c==b?h:c;b15:;
WW(32980,h+f);goto b8;b14:;WW(f+32852,RW(h));goto b6;b10:;WW(k+32852,RW(h));b9:;f=b*f;f8(h,c,f);
f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32852));WW(f+32852,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;
b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);WW(a,g);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;
abort();}static U f8(U a,U b,U c){Copy(a,b,c);return a;}static void f9(U a,U b,U c){U d=0,t0;
d=G0-16;G0=d;b=c+b;if(b>=c)goto b2;f7(0,0);abort();b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;
f6(d+4,t0,RW(a+4),c,1,1);if(RW(d+4)!=1)goto b3;f7(RW(d+8),RW(d+12));abort();b3:;b=RW(d+8);WW(a,c);
WW(a+4,b);G0=d+16;}static void f10(U a,U b){U c=0,d=0,e=0,f=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,s=0;
L g=0,h=0,i=0,r=0;c=G0-16;G0=c;f11(c+8,b);d=0;e=RW(c+8);switch(e){case 0:goto b9;case 2:goto b3;
default:goto b10;}b10:;d=RW(c+12);if(!d)goto b6;if(d<=20)goto b8;b9:;e=RW(b+64);d=RW(b+32);
f=RW(b+40);if(d<f)goto b7;if(d>e)goto b7;if(d==f)goto b6;g=RL(b+16);if(f)goto b11;h=1;i=1;goto b4;
b11:;h=0;j=f;k=RW(b+60);l=k;b12:;m=j<255?j:255u;n=m&3;o=0;e=0;if(j<4)goto b14;e=0;d=l;o=m&252;p=o;
b15:;e=e+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;p=p-4;
if(p)goto b15;if(!n)goto b13;b14:;d=l+o;b16:;e=e+(U)(RB(d)==10);d=d+1;n=n-1;if(n)goto b16;b13:;
l=l+m;h=h+((L)e&255);j=j-m;if(j)goto b12;d=k-1;e=0;goto b5;b8:;if(e!=1)goto b6;e=0;b17:;f11(c,b);
switch(RW(c)){case 0:goto b21;case 2:goto b23;default:goto b22;}b23:;WW(a,0);goto b2;b22:;k=RW(c+4);
if(k-2<19)goto b20;b21:;d=RW(b+64);e=RW(b+32);f=RW(b+40);if(e<f)goto b24;if(e>d)goto b24;q=0;
goto b19;b24:;abort();b20:;n=1u<<(k&31);if(!(n&e))goto b18;d=RW(b+64);f=RW(b+40);q=1;b19:;
if(f>d)goto b27;g=RL(b+16);if(f)goto b28;h=1;r=1;goto b25;b28:;h=0;j=f;s=RW(b+60);l=s;b29:;
m=j<255?j:255u;n=m&3;o=0;e=0;if(j<4)goto b31;e=0;d=l;o=m&252;p=o;b32:;
e=e+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;p=p-4;if(p)goto b32;
if(!n)goto b30;b31:;d=l+o;b33:;e=e+(U)(RB(d)==10);d=d+1;n=n-1;if(n)goto b33;b30:;l=l+m;
h=h+((L)e&255);j=j-m;if(!j)goto b26;goto b29;b27:;abort();b26:;d=s-1;e=0;b35:;
if(RB(d+f)==10)goto b34;d=d-1;e=e+1;if(f!=e)goto b35;e=f;b34:;g=!h?g:0ull;r=h+1;h=(L)e+1;b25:;
WW(a+8,k);WW(a+4,q);WW(a,1);WL(a+32,g+h);WL(a+16,RL(b));WL(a+24,RL(b+8)+r);goto b2;b18:;e=n|e;d=d-1;
if(d)goto b17;WW(a+8,e);WL(a,4294967298ull);goto b2;b7:;abort();b6:;WL(a,2);goto b2;b5:;b37:;
if(RB(d+f)==10)goto b36;d=d-1;e=e+1;if(f!=e)goto b37;e=f;b36:;g=!h?g:0ull;i=h+1;h=(L)e+1;b4:;r=g+h;
h=RL(b+8)+i;g=RL(b);d=1;b3:;WL(a+32,r);WL(a+24,h);WL(a+16,g);WW(a+4,0);WW(a,d);b2:;G0=c+16;}
static void f11(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b6:;c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d>=e)goto b7;f=d>c?d:c;g=RW(b+60);b8:;if(f==d)goto b10;h=RB(g+d);
if(h-9<5)goto b9;if(h==32)goto b9;goto b7;b10:;abort();b9:;d=d+1;WW(b+32,d);if(e!=d)goto b8;d=e;b7:;
WW(b+40,d);if(e>c)goto b12;if(e>=d)goto b11;b12:;abort();b11:;if(e!=d)goto b13;t0=f16(b);
switch(t0&255){case 0:goto b13;case 2:goto b5;default:goto b6;}b13:;i=0;b15:;g=RW(b+64);d=RW(b+32);
h=RW(b+36);if(d>=h)goto b16;f=d>g?d:g;c=RW(b+60);b17:;if(f==d)goto b19;e=RB(c+d);if(e-9<5)goto b18;
if(e==32)goto b18;goto b16;b19:;abort();b18:;d=d+1;WW(b+32,d);if(h!=d)goto b17;d=h;b16:;
if(h>g)goto b2;if(h<d)goto b2;e=h-d;if(e<i)goto b14;f=e-i;j=RW(b+60);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+32,d);if(h!=d)goto b32;WW(b+40,h);d=h;goto b22;b24:;abort();b23:;WW(b+40,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f16(b);switch(t0&255){case 0:goto b36;case 2:goto b5;
default:goto b15;}b36:;g=RW(b+64);d=RW(b+32);b35:;WW(b+40,d);e=d+i;WW(b+32,e);if(e<d)goto b37;
if(e>g)goto b37;e=0;if(!i)goto b4;b=RW(b+60)+d;if(i==1)goto b38;if((RB(b)&255)==48)goto b3;b38:;h=0;
b39:;d=h;if(i)goto b40;e=1;goto b3;b40:;e=0;h=RB(b)-48&255;if(h>9)goto b3;m=(L)d*10;
if((U)(m>>32))goto b3;b=b+1;i=i-1;f=(U)m;h=f+h;if(h>=f)goto b39;goto b3;b37:;abort();b21:;
if(e<=f)goto b20;abort();b14:;abort();b5:;e=2;b4:;b3:;WW(a+4,d);WW(a,e);return;b2:;abort();}
static void f12(U a,U b,U c){abort();}static void f13(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0;L j=0,m=0,n=0;c=G0-48;G0=c;WW(c+20,0);WL(c+12,4294967296ull);
if(b)goto b3;f9(c+12,0,25);d=RW(c+16);e=RW(c+20);f=d+e;WL(f,RL(32779));WL(f+8,RL(32787));
WL(f+16,RL(32795));WB(f+24,RB(32803));g=e+25;WW(c+20,g);goto b2;b3:;f9(c+12,0,23);d=RW(c+16);
e=RW(c+20);f=d+e;WL(f,RL(32804));WL(f+8,RL(32812));WL(f+15,RL(32819));g=e+23;WW(c+20,g);h=b&1048576;
e=2;b4:;f=e;i=f==20;if(i)goto b6;e=f+1;if(!(b>>(f&31)&1))goto b4;j=(L)f;goto b5;b6:;if(!h)goto b2;
e=20;j=20;b5:;if(g!=RW(c+12))goto b7;f14(c+12);d=RW(c+16);b7:;WB(d+g,32);k=g+1;WW(c+20,k);f=0;
WW(c+40,0);WL(c+32,0);WL(c+24,0);b11:;if(f+19>19)goto b10;g=c+24+f;l=g+19;m=j/10;
WB(l,(U)(m*246+j)|48);if(j<10)goto b9;n=j/100;WB(g+18,(U)(n*246+m)|48);f=f-2;g=j<100;j=n;
if(!g)goto b11;g=f+21;l=c+24+f+20;goto b8;b10:;abort();b9:;g=f+20;b8:;f=21u-g;
if(f<=RW(c+12)-k)goto b12;f9(c+12,k,f);k=RW(c+20);b12:;d=RW(c+16);f8(d+k,l,f);g=k+f;WW(c+20,g);
if(i)goto b2;if(e<=20)goto b4;b2:;if(RW(c+12)-g>1)goto b13;f9(c+12,g,2);d=RW(c+16);g=RW(c+20);b13:;
WH(d+g,2570);WW(a+8,g+2);WL(a,RL(c+12));G0=c+48;}static void f14(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;
c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;f25(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));
abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f15(U a,U b){abort();}
static U f16(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
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
f9(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f17(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);
b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32827,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32827,g,3);if(t0)goto b23;c=c-3;
f8(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static U f17(U a,U b,U c){Fill(a,b,c);return a;}
static U f18(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0;c=G0-16;G0=c;d=b>>2;e=RW(a+8);
if(d>=e)goto b6;if(RW(RW(a+4)+(d<<2)))goto b7;f=0;g=2;b8:;h=1u<<(g&31);if(!(h&b))goto b9;
i=b&(h^4294967295u);if(g==19)goto b10;e=g+2;b11:;i=(i>>(e-g&31)&1?4294967295u:Turn(4294967294u,(U)e)
)&i;j=e==20;if(j)goto b10;e=j?20u:e+1;if(e<21)goto b11;b10:;e=f18(a,i);i=RW(a+20);if(e>=i)goto b5;
f=(RW(RW(a+16)+(e<<4)+12)?0u:h)|f;b9:;g=g+1;if(g!=20)goto b8;if(!(b&1048576))goto b12;
e=f18(a,b&4293918719u);i=RW(a+20);if(e>=i)goto b4;f=(RW(RW(a+16)+(e<<4)+12)?0u:1048576u)|f;b12:;
f13(c+4,f);e=RW(a+20);if(e!=RW(a+12))goto b13;f5(a+12);b13:;i=RW(a+16)+(e<<4);WW(i+8,RW(c+12));
WL(i,RL(c+4));WW(i+12,f);e=e+1;WW(a+20,e);i=RW(a+8);if(d>=i)goto b3;WW(RW(a+4)+(d<<2),e);e=RW(a+8);
b7:;if(d<e)goto b2;b6:;abort();b5:;abort();b4:;abort();b3:;abort();b2:;e=RW(RW(a+4)+(d<<2));G0=c+16;
return e-1;}static void f19(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}
static U f20(U a,U b,U c){Write(b,c);return 0;}static void f22(void){
U a=0,b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,l=0,m=0,t0;L g=0,n=0,o=0;a=G0-144;G0=a;WL(a+48,1);
WL(a+40,0);WW(a+64,0);WL(a+56,4294967296ull);WW(a+28,32832);WL(a,0);WH(a+68,0);WL(a+32,0);WL(a+8,0);
WL(a+16,0);WW(a+24,a+143);b=RW(32936);if(b)goto b3;c=RW(32984);b=RW(32980);if(c-b>=2097152)goto b4;
t0=Grow(32);d=t0<<16;WW(32984,d+2097152);b=d==c?b:d;b4:;WW(32980,b+2097152);if(b)goto b2;abort();
b3:;WW(32936,RW(b));b2:;b=f17(b,0,2097152);WL(a+88,4);WL(a+80,524288);WW(a+76,b);WW(a+72,524288);
e=a+44;f=0;b=0;c=0;g=0;b10:;WL(a,g+1);if(b>=c)goto b11;h=b>f?b:f;i=RW(a+60);b13:;if(h==b)goto b15;
d=RB(i+b);if(d-9<5)goto b14;if(d==32)goto b14;goto b12;b15:;abort();b14:;b=b+1;if(c!=b)goto b13;b=c;
b12:;WW(a+32,b);b11:;WW(a+40,b);if(c>f)goto b17;if(c>=b)goto b16;b17:;abort();b16:;
if(c-b<63)goto b20;h=RW(a+60)+b;d=RB(h);if((d-49&255)>8)goto b20;i=RB(h+1)-48;f=(i&255)<10;
c=f?3u:2u;j=RB(h+c-1);if(j-9<5)goto b21;if(j!=32)goto b20;b21:;d=d-48;d=f?d*10+i:d;
if((d-1&255)>19)goto b20;f=d&255;d=0;i=1;b22:;if(c>62)goto b5;if(c==62)goto b6;j=h+c;k=RB(j);
if((k-49&255)>=9)goto b20;l=RB(j+1)-48;m=(l&255)<10;c=(m?3u:2u)+c;j=c-1;if(c>=64)goto b7;j=RB(h+j);
if(j-9<5)goto b23;if(j!=32)goto b20;b23:;j=k-48;j=(m?j*10+l:j)&255;k=j<32?1u<<(j&31):0u;
i=i&(U)(((d^4294967295u)&k&2097148)!=0);k=k|d;d=k;f=f-1;if(f)goto b22;if(!i)goto b20;b=c+b;
WW(a+32,b);WW(a+40,b-(U)(j>9)-2);goto b19;b20:;f10(a+96,a);if(RW(a+96)!=2)goto b18;
if(RW(a+100)!=1)goto b18;k=RW(a+104);b19:;b=k>>2;c=RW(a+80);if(b>=c)goto b8;
if(RW(RW(a+76)+(b<<2)))goto b28;d=(k^4294967295u)&2097148;j=2;l=0;b29:;if(j<4)goto b30;
if(!(1u<<(j&31)&k))goto b30;f=j>>1;b=2;c=l;b32:;if(f==b)goto b31;h=d>>(c&31);i=d>>(b&31);c=c-1;
b=b+1;if(!(i&h&1))goto b32;goto b27;b31:;if(d>>(f&31)&d>>(j-f&31)&1)goto b27;b30:;l=l+1;j=j+1;
if(j!=20)goto b29;if(!(k&1048576))goto b28;if(d&1024)goto b27;if((d&2560)==2560)goto b27;
if((d&4352)==4352)goto b27;if((d&8320)==8320)goto b27;if((d&16448)==16448)goto b27;
if((d&32800)==32800)goto b27;if((d&65552)==65552)goto b27;if((d&262148)==262148)goto b27;
if((d&131080)==131080)goto b27;b28:;i=f18(a+72,k);g=RL(a);c=RW(a+52);if(RW(a+44)-c>10)goto b33;
f9(e,c,11);c=RW(a+52);b33:;b=0;f=RW(a+48);d=f+c;WL(d,RL(32768));WW(d+7,RW(32775));h=c+11;WW(a+52,h);
WW(a+112,0);WL(a+104,0);WL(a+96,0);b34:;if(b+19>19)goto b26;c=a+96+b;d=c+19;n=g/10;
WB(d,(U)(n*246+g)|48);if(g<10)goto b25;o=g/100;WB(c+18,(U)(o*246+n)|48);b=b-2;c=g<100;g=o;
if(!c)goto b34;c=b+21;d=a+96+b+20;goto b24;b27:;b=RW(a+40);c=RW(a+64);if(b<=c)goto b18;abort();b26:;
abort();b25:;c=b+20;b24:;b=21u-c;if(b<=RW(a+44)-h)goto b35;f9(e,h,b);f=RW(a+48);h=RW(a+52);b35:;
f8(f+h,d,b);b=h+b;WW(a+52,b);c=RW(a+92);if(i>=c)goto b9;c=RW(a+88)+(i<<4);d=RW(c+4);c=RW(c+8);
if(c<=RW(a+44)-b)goto b38;f9(e,b,c);f=RW(a+48);b=RW(a+52);goto b37;b38:;if(!c)goto b36;b37:;
f8(f+b,d,c);b36:;WW(a+52,b+c);f=RW(a+64);b=RW(a+32);c=RW(a+36);g=RL(a);goto b10;b18:;b=RW(a+72);
if(!b)goto b39;c=RW(a+76);b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);b39:;
i=RW(a+88);c=RW(a+92);if(!c)goto b40;b=i;b41:;d=RW(b);if(!d)goto b42;h=RW(b+4);
d=(0u-Above(d-1|15)&31)<<2;WW(h,RW(d+32852));WW(d+32852,h);b42:;b=b+16;c=c-1;if(c)goto b41;b40:;
b=RW(a+84);if(!b)goto b43;b=(0u-Above((b<<4)-1)&31)<<2;WW(i,RW(b+32852));WW(b+32852,i);b43:;
b=RW(a+52);if(!b)goto b44;((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),b);b44:;b=RW(a+44);
if(!b)goto b45;c=RW(a+48);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);b45:;
b=RW(a+56);if(!b)goto b46;c=RW(a+60);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);
b46:;G0=a+144;return;b9:;abort();b8:;abort();b7:;abort();b6:;abort();b5:;abort();}
static void f23(void){abort();}static void f24(void){abort();}static void f25(U a,U b,U c,U d){
U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;
f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32852);if(e)goto b9;h=RW(32984);e=RW(32980);g=1u<<(f&31);
if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;WW(32984,f+(i&4294901760u));e=f==h?e:f;b11:;
WW(32980,e+g);if(!e)goto b6;goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32852);if(e)goto b12;
g=RW(32984);e=RW(32980);b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;
WW(32984,c+(f&4294901760u));e=c==g?e:c;b13:;WW(32980,e+b);goto b7;b12:;WW(b+32852,RW(e));goto b5;
b9:;WW(g+32852,RW(e));b8:;f8(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);b7:;
if(e)goto b5;b6:;e=1;WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Test Case #\12There's no winning move.\12The winning moves are:\357\273\277\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",84);
f22();return 0;}
