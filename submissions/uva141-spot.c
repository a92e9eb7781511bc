/* Spot (UVa 141)
 * Generated, not written: `judge export spot`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 5add89e3ddb7eaf8 */
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
static void f7(U a,U b);static void f8(U a);static U f9(U a,U b,U c);static void f10(U a,U b,U c);
static void f11(U a,U b,U c,U d);static void f12(U a,U b);static void f13(U a,U b,U c);
static void f14(U a);static void f15(void);static void f16(void);static U f17(U a,U b,U c);
static void f18(U a,U b);static U f19(U a);static void f20(U a,U b,U c,U d);
static U f21(U a,U b,U c);static void f23(void);static void f24(U a);
static void f25(U a,U b,U c,U d);static Any T[]={0,(Any)f20,(Any)f21};static void f5(U a){
U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,4,4);
if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;
if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;
if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;h=RW(k+32824);if(h)goto b10;l=RW(32956);h=RW(32952);
k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;t0=Grow(m>>16);j=t0<<16;WW(32956,j+(m&4294901760u));
h=j==l?h:j;b12:;WW(32952,h+k);if(!h)goto b7;goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;
c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32824);if(h)goto b14;b=RW(32956);h=RW(32952);f=1u<<(c&31);
if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);c=t0<<16;WW(32956,c+(k&4294901760u));h=c==b?h:c;b15:;
WW(32952,h+f);goto b8;b14:;WW(f+32824,RW(h));goto b6;b10:;WW(k+32824,RW(h));b9:;f=b*f;f9(h,c,f);
f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32824));WW(f+32824,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;
b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);WW(a,g);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;
abort();}static void f8(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;
f6(b+4,t0,RW(a+4),c,4,12);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static U f9(U a,U b,U c){Copy(a,b,c);return a;}static void f10(U a,U b,U c){
U d=0,t0;d=G0-16;G0=d;b=c+b;if(b>=c)goto b2;f7(0,0);abort();b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;
c=c>8?c:8u;f6(d+4,t0,RW(a+4),c,1,1);if(RW(d+4)!=1)goto b3;f7(RW(d+8),RW(d+12));abort();b3:;
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}static void f11(U a,U b,U c,U d){
U e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,r=0,s=0,t=0,u=0;L j=0,p=0,q=0;e=G0-32;G0=e;f12(e+24,b);
f=RW(e+24);if(!f)goto b5;g=RW(e+28);if(!g)goto b3;if(g==1)goto b6;if((RB(f)&255)==48)goto b3;b6:;
h=0;b8:;if(!g)goto b7;i=RB(f)-48&255;if(i>9)goto b3;j=(L)h*10;if((U)(j>>32))goto b3;f=f+1;g=g-1;
k=(U)j;h=k+i;if(h>=k)goto b8;goto b3;b7:;if(h-1<c)goto b10;l=32787;m=3;goto b9;b10:;f12(e+16,b);
f=RW(e+16);if(!f)goto b5;g=RW(e+20);if(!g)goto b3;if(g==1)goto b11;if((RB(f)&255)==48)goto b3;b11:;
i=0;b13:;if(!g)goto b12;k=RB(f)-48&255;if(k>9)goto b3;j=(L)i*10;if((U)(j>>32))goto b3;f=f+1;g=g-1;
n=(U)j;i=n+k;if(i<n)goto b3;goto b13;b12:;if(i-1<c)goto b4;l=32790;m=6;h=i;b9:;o=RW(b+40);
f=RW(b+64);if(o>f)goto b16;p=RL(b+16);if(o)goto b17;j=1;q=1;goto b14;b17:;j=0;n=o;r=RW(b+60);s=r;
b18:;t=n<255?n:255u;i=t&3;u=0;g=0;if(n<4)goto b20;g=0;f=s;u=t&252;k=u;b21:;
g=g+(U)(RB(f)==10)+(U)(RB(f+1)==10)+(U)(RB(f+2)==10)+(U)(RB(f+3)==10);f=f+4;k=k-4;if(k)goto b21;
if(!i)goto b19;b20:;f=s+u;b22:;g=g+(U)(RB(f)==10);f=f+1;i=i-1;if(i)goto b22;b19:;s=s+t;
j=j+((L)g&255);n=n-t;if(!n)goto b15;goto b18;b16:;abort();b15:;f=r-1;g=0;b24:;
if(RB(f+o)==10)goto b23;f=f-1;g=g+1;if(o!=g)goto b24;g=o;b23:;p=!j?p:0ull;q=j+1;j=(L)g+1;b14:;
WW(a+20,m);WW(a+16,l);WW(a+12,c);WW(a+8,h);WW(a+4,d);WW(a,2);WL(a+40,p+j);WL(a+24,RL(b));
WL(a+32,RL(b+8)+q);goto b2;b5:;WW(a,4);goto b2;b4:;f12(e+8,b);f=RW(e+8);if(f)goto b25;WW(a,4);
goto b2;b25:;if(RW(e+12)!=1)goto b26;f=RB(f);switch(f-43){case 0:goto b27;case 2:goto b27;
default:goto b26;}b27:;WW(a+8,i);WW(a+4,h);WW(a,5);WB(a+12,f==43);goto b2;b26:;u=RW(b+40);
f=RW(b+64);if(u>f)goto b30;p=RL(b+16);if(u)goto b31;j=1;q=1;goto b28;b31:;j=0;h=u;c=RW(b+60);t=c;
b32:;n=h<255?h:255u;i=n&3;s=0;g=0;if(h<4)goto b34;g=0;f=t;s=n&252;k=s;b35:;
g=g+(U)(RB(f)==10)+(U)(RB(f+1)==10)+(U)(RB(f+2)==10)+(U)(RB(f+3)==10);f=f+4;k=k-4;if(k)goto b35;
if(!i)goto b33;b34:;f=t+s;b36:;g=g+(U)(RB(f)==10);f=f+1;i=i-1;if(i)goto b36;b33:;t=t+n;
j=j+((L)g&255);h=h-n;if(!h)goto b29;goto b32;b30:;abort();b29:;f=c-1;g=0;b38:;
if(RB(f+u)==10)goto b37;f=f-1;g=g+1;if(u!=g)goto b38;g=u;b37:;p=!j?p:0ull;q=j+1;j=(L)g+1;b28:;
WW(a+4,d);WW(a,1);WL(a+40,p+j);WL(a+24,RL(b));WL(a+32,RL(b+8)+q);goto b2;b3:;f=RW(b+64);g=RW(b+32);
u=RW(b+40);if(g<u)goto b40;if(g<=f)goto b39;b40:;abort();b39:;p=RL(b+16);if(u)goto b42;j=1;q=1;
goto b41;b42:;j=0;h=u;c=RW(b+60);t=c;b43:;n=h<255?h:255u;i=n&3;s=0;g=0;if(h<4)goto b45;g=0;f=t;
s=n&252;k=s;b46:;g=g+(U)(RB(f)==10)+(U)(RB(f+1)==10)+(U)(RB(f+2)==10)+(U)(RB(f+3)==10);f=f+4;k=k-4;
if(k)goto b46;if(!i)goto b44;b45:;f=t+s;b47:;g=g+(U)(RB(f)==10);f=f+1;i=i-1;if(i)goto b47;b44:;
t=t+n;j=j+((L)g&255);h=h-n;if(h)goto b43;f=c-1;g=0;b49:;if(RB(f+u)==10)goto b48;f=f-1;g=g+1;
if(u!=g)goto b49;g=u;b48:;p=!j?p:0ull;q=j+1;j=(L)g+1;b41:;WW(a+4,d);WW(a,1);WL(a+40,p+j);
WL(a+24,RL(b));WL(a+32,RL(b+8)+q);b2:;G0=e+32;}static void f12(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b5:;c=RW(b+64);d=RW(b+32);e=RW(b+36);
if(d>=e)goto b6;f=d>c?d:c;g=RW(b+60);b7:;if(f==d)goto b9;h=RB(g+d);if(h-9<5)goto b8;
if(h==32)goto b8;goto b6;b9:;abort();b8:;d=d+1;WW(b+32,d);if(e!=d)goto b7;d=e;b6:;WW(b+40,d);
if(e>c)goto b11;if(e>=d)goto b10;b11:;abort();b10:;if(e!=d)goto b12;t0=f19(b);switch(t0&255){
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
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f19(b);switch(t0&255){case 0:goto b36;case 2:goto b4;
default:goto b14;}b36:;g=RW(b+64);d=RW(b+32);b35:;WW(b+40,d);e=d+i;WW(b+32,e);if(e<d)goto b37;
if(e>g)goto b37;d=RW(b+60)+d;goto b3;b37:;abort();b21:;if(e<=f)goto b20;abort();b13:;abort();b4:;
d=0;b3:;WW(a+4,i);WW(a,d);return;b2:;abort();}static void f13(U a,U b,U c){abort();}
static void f14(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,t0;L m=0;b=RW(a+8);
if(b>=67108864)goto b5;c=b<<1;d=c>512?c:512u;e=0u-Above((d<<4)-1)&31;c=e<<2;f=RW(c+32824);
if(f)goto b4;g=RW(32956);f=RW(32952);c=1u<<(e&31);if(g-f>=c)goto b6;h=c+65535;t0=Grow(h>>16);
e=t0<<16;WW(32956,e+(h&4294901760u));f=e==g?f:e;b6:;WW(32952,f+c);if(!f)goto b3;goto b2;b5:;abort();
b4:;WW(c+32824,RW(f));goto b2;b3:;abort();b2:;c=(d-9>>3)+1;e=c&1073741816;g=c&7;c=f;b7:;
c=f17(c,0,128);f17(c+128,0,128);f17(c+256,0,128);f17(c+384,0,128);f17(c+512,0,128);f17(c+640,0,128);
f17(c+768,0,128);f17(c+896,0,128);c=c+1024;e=e-8;if(e)goto b7;if(!g)goto b8;g=g<<7;e=0;b9:;
f17(c+e,0,128);e=e+128;if(g!=e)goto b9;c=c+e;b8:;e=d+6^4294967295u|4294967288u;b10:;WL(c+8,0);
WL(c,0);c=c+16;e=e+1;if(e)goto b10;WL(c+8,0);WL(c,0);c=0;WW(a+16,0);WW(a+8,d);i=RW(a+4);WW(a+4,f);
j=RW(a);WW(a,d);if(!b)goto b12;k=i+(b<<4);e=RW(a+12);h=i;b13:;if(RW(h+12)!=e)goto b14;l=RW(h+8);
m=RL(h);if(c<<1<d)goto b15;f14(a);d=RW(a+8);b15:;f=d-1;c=f&(U)m;if(!d)goto b11;b=RW(a+4);g=b+(c<<4);
e=RW(a+12);if(RW(g+12)!=e)goto b16;b17:;c=c+1&f;g=b+(c<<4);if(RW(g+12)==e)goto b17;b16:;WW(g+12,e);
WW(g+8,l);WL(g,m);c=RW(a+16)+1;WW(a+16,c);b14:;h=h+16;if(h!=k)goto b13;b12:;if(!j)goto b18;
c=(0u-Above((j<<4)-1)&31)<<2;WW(i,RW(c+32824));WW(c+32824,i);b18:;return;b11:;abort();}
static void f15(void){abort();}static void f16(void){abort();}static U f17(U a,U b,U c){Fill(a,b,c);
return a;}static void f18(U a,U b){abort();}static U f19(U a){
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
f10(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f17(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);
b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32800,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32800,g,3);if(t0)goto b23;c=c-3;
f9(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f20(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);
WW(a,0);}static U f21(U a,U b,U c){Write(b,c);return 0;}static void f23(void){
U a=0,b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,w=0,x=0,y=0,z=0,aa=0,
ab=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,am=0,an=0,ao=0,ap=0,aq=0,ar=0,as=0,at=0,au=0,av=0,aw=0,
ax=0,ay=0,az=0,ba=0,bb=0,bc=0,bd=0,be=0,bf=0,bg=0,bh=0,bi=0,bj=0,bk=0,bl=0,t0;
L g=0,u=0,v=0,ac=0,ad=0;a=G0-240;G0=a;WL(a+56,1);WL(a+48,0);WW(a+72,0);WL(a+64,4294967296ull);
WW(a+36,32804);WL(a+8,0);WH(a+76,0);WL(a+40,0);WL(a+16,0);WL(a+24,0);WW(a+32,a+239);WL(a+80,0);
WL(a+152,0);WL(a+88,0);WL(a+96,0);WL(a+104,0);WW(a+112,0);WL(a+160,4);WW(a+176,0);
WL(a+168,17179869184ull);WW(a+132,0);WL(a+124,4294967296ull);WL(a+116,34359738368ull);
WL(a+144,4294967296ull);WL(a+136,34359738368ull);b=a+80+56;c=a+80+36;d=a+8+44;e=a+156;f=a+168;g=0;
b7:;WL(a+8,g+1);f12(a,a+8);h=RW(a);if(!h)goto b2;i=RW(a+4);if(!i)goto b3;if(i==1)goto b8;
if((RB(h)&255)==48)goto b3;b8:;j=0;b10:;if(!i)goto b9;k=RB(h)-48&255;if(k>9)goto b3;g=(L)j*10;
if((U)(g>>32))goto b3;h=h+1;i=i-1;l=(U)g;j=l+k;if(j>=l)goto b10;goto b3;b9:;if(!j)goto b2;
if((int)j<0)goto b3;WW(a+164,0);WW(a+112,j);WW(a+132,0);i=RW(a+128)+1;WW(a+128,i);if(i)goto b11;
i=RW(a+124);if(!i)goto b12;f17(RW(a+120),0,i<<4);b12:;WW(a+128,1);b11:;WL(a+80,0);WW(a+176,0);
WL(a+88,0);WL(a+96,0);WL(a+104,0);WW(a+152,0);h=RW(a+148)+1;WW(a+148,h);i=RW(a+144);if(h)goto b13;
if(!i)goto b14;f17(RW(a+140),0,i<<4);b14:;h=1;WW(a+148,1);b13:;if(i)goto b18;f14(b);i=RW(a+144);
if(!i)goto b17;h=RW(a+148);b18:;l=RW(a+140);if(RW(l+12)==h)goto b16;k=l;goto b15;b17:;abort();b16:;
m=i-1;i=0;b19:;i=i+1&m;k=l+(i<<4);if(RW(k+12)==h)goto b19;b15:;WW(k+12,h);n=0;WW(k+8,0);WL(k,0);o=1;
WW(a+152,RW(a+152)+1);p=j<<1;q=0;b20:;i=0;b24:;r=i;s=o;if(q&1)goto b27;if(s>p)goto b27;t=RW(a+72);
i=RW(a+40);h=RW(a+44);if(i>=h)goto b25;l=i>t?i:t;m=RW(a+68);b28:;if(l==i)goto b30;k=RB(m+i);
if(k-9<5)goto b29;if(k==32)goto b29;goto b26;b30:;abort();b29:;i=i+1;if(h!=i)goto b28;i=h;goto b26;
b27:;if(r!=1)goto b32;k=RW(a+52);i=RW(a+60);if(k-i>7)goto b33;f10(d,i,8);k=RW(a+52);i=RW(a+60);b33:;
m=RW(a+56);WL(m+i,n&1?3612012681304829008ull:3539955087266901072ull);h=i+8;WW(a+60,h);
if(k-h>13)goto b34;f10(d,h,14);m=RW(a+56);h=RW(a+60);b34:;i=0;k=m+h;WL(k+6,RL(32774));
WL(k,RL(32768));l=h+14;WW(a+60,l);WW(a+200,0);WL(a+192,0);WL(a+184,0);g=(L)n;b38:;
if(i+19>19)goto b37;h=a+184+i;k=h+19;u=g/10;WB(k,(U)(u*246+g)|48);if(g<10)goto b36;v=g/100;
WB(h+18,(U)(v*246+u)|48);i=i-2;h=g<100;g=v;if(!h)goto b38;h=i+21;k=a+184+i+20;goto b35;b37:;abort();
b36:;h=i+20;b35:;i=21u-h;h=RW(a+52);if(i<=h-l)goto b39;f10(d,l,i);h=RW(a+52);m=RW(a+56);l=RW(a+60);
b39:;f9(m+l,k,i);i=l+i;WW(a+60,i);if(i!=h)goto b40;f24(d);b40:;WB(RW(a+56)+i,10);i=i+1;goto b31;
b32:;i=RW(a+60);if(RW(a+52)-i>4)goto b41;f10(d,i,5);i=RW(a+60);b41:;h=RW(a+56)+i;WW(h,RW(32782));
WB(h+4,RB(32786));i=i+5;b31:;WW(a+60,i);g=RL(a+8);goto b7;b26:;WW(a+40,i);b25:;WW(a+48,i);
if(h>t)goto b43;if(h>=i)goto b42;b43:;abort();b42:;if(h-i<8)goto b45;h=RW(a+68)+i;w=RB(h+1)-48;
l=(w&255)<10;k=l?3u:2u;t=0;x=RB(h);if((x-49&255)>8)goto b46;m=RB(h+k-1);
t=(U)(m==32)|(U)((m-9&255)<5);b46:;y=h+k;z=RB(y+1)-48;m=(z&255)<10;k=(m?3u:2u)+k;aa=0;y=RB(y);
if((y-49&255)>8)goto b47;aa=RB(h+k-1);aa=t&((U)(aa==32)|(U)((aa-9&255)<5));b47:;h=h+k;ab=RB(h);
switch(ab-43){case 0:goto b48;case 2:goto b48;default:goto b45;}b48:;t=x-48&255;
t=(l?t*10:t)+((l?w:0u)&255);l=y-48&255;y=(m?l*10:l)+((m?z:0u)&255);
if(((U)(t<=j)&(U)(y<=j)&aa)!=1)goto b45;h=RB(h+1);if(!((U)(h==32)|(U)((h-9&255)<5)))goto b45;i=k+i;
WW(a+48,i);WW(a+40,i+2);w=ab==43;goto b44;b45:;f11(a+184,a+8,j,s);if(RW(a+184)!=5)goto b2;
w=RB(a+196);y=RW(a+192);t=RW(a+188);b44:;q=s>=p;o=s+(U)(s<p);i=1;if(r)goto b24;ac=(L)t;v=(L)y;
g=ac<<32|v;g=(g>>30^g)*13787848793156543929ull;u=(g>>27^g)*10723151780598845931ull;ad=u>>31;g=ad^u;
z=RW(a+124);if(z)goto b51;r=RW(a+164);goto b50;b51:;r=RW(a+164);k=RW(a+120);l=z-1;h=l&(U)g;
i=k+(h<<4);m=RW(a+128);if(RW(i+12)!=m)goto b50;x=RW(a+160);b52:;if(RL(i)!=g)goto b53;i=RW(i+8);
if(i>=r)goto b54;aa=x+i*12;if(RW(aa)!=t)goto b53;if(RW(aa+4)!=y)goto b53;h=r;r=i;goto b49;b54:;
abort();b53:;h=h+1&l;i=k+(h<<4);if(RW(i+12)==m)goto b52;b50:;if(RW(a+132)<<1>=z)goto b56;l=z-1;
i=l&(U)g;goto b55;b56:;f14(c);h=RW(a+124);l=h-1;i=l&(U)g;if(!h)goto b5;b55:;m=RW(a+120);h=m+(i<<4);
k=RW(a+128);if(RW(h+12)!=k)goto b57;b58:;i=i+1&l;h=m+(i<<4);if(RW(h+12)==k)goto b58;b57:;WW(h+12,k);
WW(h+8,r);WL(h,g);WW(a+132,RW(a+132)+1);i=RW(a+164);if(i!=RW(a+156))goto b59;f8(e);b59:;
h=RW(a+160)+i*12;WB(h+8,0);WW(h+4,y);WW(h,t);h=i+1;WW(a+164,h);b49:;if(r>=h)goto b6;
i=RW(a+160)+r*12;if(RB(i+8)==(w&255))goto b4;WB(i+8,w);i=RW(a+176);if(i!=RW(a+168))goto b60;f5(f);
b60:;ae=RW(a+172);h=i<<2;WW(ae+h,r);af=i+1;WW(a+176,af);i=RW(a+112);g=v<<32|(L)(i-t+1);
g=(g>>30^g)*13787848793156543929ull;g=(g>>27^g)*10723151780598845931ull;g=RL(a+88)^g>>31^g;
WL(a+88,g);u=u^RL(a+80)^ad;WL(a+80,u);ag=i+1;v=(L)(ag-t)<<32|(L)(ag-y);
v=(v>>30^v)*13787848793156543929ull;v=(v>>27^v)*10723151780598845931ull;v=RL(a+96)^v>>31^v;
WL(a+96,v);ac=(L)(i-y+1)<<32|ac;ac=(ac>>30^ac)*13787848793156543929ull;
ac=(ac>>27^ac)*10723151780598845931ull;ac=RL(a+104)^ac>>31^ac;WL(a+104,ac);v=ac<v?ac:v;g=g<u?g:u;
u=v<g?v:g;ah=RW(a+144);if(ah)goto b61;ai=(U)u;goto b23;b61:;aj=RW(a+140);ak=ah-1;ai=(U)u;al=ak&ai;
i=aj+(al<<4);am=RW(a+148);if(RW(i+12)!=am)goto b62;an=RW(a+124);k=an-1;t=RW(a+164);ao=t*12;ap=ao>>3;
aq=ao&4;l=0u-Above(ao-1|15);ar=1u<<(l&31);m=ar+65535;as=m&4294901760u;at=m>>16;au=((l&31)<<2)+32824;
av=ao&4294967288u;l=0u-Above(av-1|15);aw=1u<<(l&31);m=aw+65535;ax=m&4294901760u;ay=m>>16;
az=((l&31)<<2)+32824;l=RW(a+128);m=RW(a+120);r=RW(a+160);ba=r+8;bb=t&4294967292u;bc=t&3;bd=t-2;
be=h+4;bf=t-4>>2;h=bf+1;bg=h&1;bh=h&2147483646;bi=bh<<2;bj=al;b63:;if(RL(i)!=u)goto b64;i=RW(i+8);
if(t)goto b67;aa=4;goto b66;b67:;aa=RW(au);if(aa)goto b69;h=RW(32956);aa=RW(32952);
if(h-aa>=ar)goto b70;t0=Grow(at);y=t0<<16;WW(32956,y+as);aa=y==h?aa:y;b70:;WW(32952,aa+ar);
if(aa)goto b68;goto b65;b69:;WW(au,RW(aa));b68:;f9(aa,r,ao);b66:;if(i>af)goto b76;if(i==af)goto b78;
i=i<<2;h=be-i;i=ae+i;b79:;y=RW(i);if(y>=t)goto b77;y=aa+y*12;WB(y+8,RB(y+8)^1);i=i+4;h=h-4;
if(h)goto b79;goto b75;b78:;if(t)goto b75;bk=0;ab=aa;bl=0;goto b74;b77:;abort();b76:;abort();b75:;
y=0;i=aa;b83:;h=y+1;if(RB(i+8))goto b84;if(h<t)goto b86;bk=y;goto b85;b86:;if(!(y-t&1))goto b88;
bk=y;goto b87;b88:;bk=y;w=aa+h*12;if(RB(w+8)!=1)goto b89;WW(i+8,RW(w+8));WL(i,RL(w));bk=h;b89:;
h=y+2;b87:;if(bd==y)goto b85;y=t-h;i=aa+h*12;b90:;if(RB(i+8)!=1)goto b91;h=aa+bk*12;WW(h+8,RW(i+8));
WL(h,RL(i));bk=bk+1;b91:;h=i+20;if(RB(h)!=1)goto b92;w=aa+bk*12;WW(w+8,RW(h));WL(w,RL(i+12));
bk=bk+1;b92:;i=i+24;y=y-2;if(y)goto b90;b85:;if(bk)goto b82;bk=0;goto b80;b84:;i=i+12;y=h;
if(t!=h)goto b83;y=bc;bk=t;goto b81;b82:;y=bk&3;b81:;z=0;if(bk-1<3)goto b93;ab=bk&268435452;w=0;x=0;
z=0;b94:;i=aa+x;h=aa+w;WL(i,RL(h));WL(i+8,RL(h+12));WL(i+16,RL(h+24));WL(i+24,RL(h+36));w=w+48;
x=x+32;z=z+4;if(ab!=z)goto b94;if(!y)goto b80;b93:;i=aa+(z<<3);h=aa+z*12;b95:;WL(i,RL(h));i=i+8;
h=h+12;y=y-1;if(y)goto b95;b80:;if(aq)goto b97;ab=aa;goto b96;b97:;if(av)goto b99;ab=4;goto b98;
b99:;ab=RW(az);if(ab)goto b101;i=RW(32956);ab=RW(32952);if(i-ab>=aw)goto b102;t0=Grow(ay);h=t0<<16;
WW(32956,h+ax);ab=h==i?ab:h;b102:;WW(32952,ab+aw);if(!ab)goto b65;goto b100;b101:;WW(az,RW(ab));
b100:;f9(ab,aa,av);b98:;WW(aa,RW(au));WW(au,aa);b96:;if(t)goto b104;h=0;goto b103;b104:;i=0;h=0;
if(t<4)goto b105;if(bf)goto b108;i=0;h=0;goto b107;b108:;h=0;y=bh;i=r;b109:;
h=h+RB(i+8)+RB(i+20)+RB(i+32)+RB(i+44)+RB(i+56)+RB(i+68)+RB(i+80)+RB(i+92);i=i+96;y=y-2;
if(y)goto b109;i=bi;if(!bg)goto b106;b107:;i=r+i*12;h=h+RB(i+8)+RB(i+20)+RB(i+32)+RB(i+44);b106:;
i=bb;if(!bc)goto b103;b105:;i=ba+i*12;y=bc;b110:;h=h+RB(i);i=i+12;y=y-1;if(y)goto b110;b103:;
if(bk!=h)goto b73;bl=ap;b74:;bk=ab+(bk<<3);z=0;b111:;i=z;z=i+1;x=RB(i+32796);w=ab;b113:;
if(w==bk)goto b112;y=RW(w);i=RW(w+4);aa=i;switch(x){case 1:goto b117;case 2:goto b116;
case 3:goto b115;default:goto b114;}b117:;aa=ag-y;y=i;goto b114;b116:;aa=ag-i;y=ag-y;goto b114;
b115:;aa=y;y=ag-i;b114:;if(!an)goto b118;g=(L)y<<32|(L)aa;g=(g>>30^g)*13787848793156543929ull;
g=(g>>27^g)*10723151780598845931ull;g=g>>31^g;h=k&(U)g;i=m+(h<<4);if(RW(i+12)!=l)goto b118;w=w+8;
b119:;if(RL(i)!=g)goto b120;i=RW(i+8);if(i>=t)goto b121;i=r+i*12;if(RW(i)!=y)goto b120;
if(RW(i+4)!=aa)goto b120;if(RB(i+8))goto b113;goto b118;b121:;abort();b120:;h=h+1&k;i=m+(h<<4);
if(RW(i+12)==l)goto b119;b118:;x=4;if(z!=4)goto b111;b112:;if(bl)goto b72;goto b71;b73:;x=4;
if(!ap)goto b64;b72:;WW(ab,RW(az));WW(az,ab);b71:;if(x==4)goto b64;i=1;n=s;goto b24;b65:;abort();
b64:;bj=bj+1&ak;i=aj+(bj<<4);if(RW(i+12)==am)goto b63;b62:;if(RW(a+152)<<1<ah)goto b22;b23:;f14(b);
i=RW(a+144);ak=i-1;al=ak&ai;if(!i)goto b21;b22:;k=RW(a+140);i=k+(al<<4);h=RW(a+148);
if(RW(i+12)!=h)goto b122;b123:;al=al+1&ak;i=k+(al<<4);if(RW(i+12)==h)goto b123;b122:;WW(i+12,h);
WW(i+8,af);WL(i,u);WW(a+152,RW(a+152)+1);goto b20;b21:;abort();b6:;abort();b5:;abort();b4:;
i=RW(a+48);h=RW(a+72);if(i<=h)goto b2;abort();b3:;i=RW(a+72);h=RW(a+40);k=RW(a+48);if(h<k)goto b124;
if(h<=i)goto b2;b124:;abort();b2:;i=RW(a+156);if(!i)goto b125;h=RW(a+160);
i=(0u-Above(i*12-1|15)&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);b125:;i=RW(a+116);if(!i)goto b126;
h=RW(a+120);i=(0u-Above((i<<4)-1)&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);b126:;i=RW(a+168);
if(!i)goto b127;h=RW(a+172);i=(0u-Above((i<<2)-1|15)&31)<<2;WW(h,RW(i+32824));WW(i+32824,h);b127:;
i=RW(a+136);if(!i)goto b128;h=RW(a+140);i=(0u-Above((i<<4)-1)&31)<<2;WW(h,RW(i+32824));
WW(i+32824,h);b128:;i=RW(a+60);if(!i)goto b129;((U(*)(U,U,U))T[RW(RW(a+36)+16)])(RW(a+32),RW(a+56),
i);b129:;i=RW(a+52);if(!i)goto b130;h=RW(a+56);i=(0u-Above(i-1|15)&31)<<2;WW(h,RW(i+32824));
WW(i+32824,h);b130:;i=RW(a+64);if(!i)goto b131;h=RW(a+68);i=(0u-Above(i-1|15)&31)<<2;
WW(h,RW(i+32824));WW(i+32824,h);b131:;G0=a+240;}static void f24(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;
c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;f25(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));
abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f25(U a,U b,U c,U d){
U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;
f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32824);if(e)goto b9;h=RW(32956);e=RW(32952);g=1u<<(f&31);
if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;WW(32956,f+(i&4294901760u));e=f==h?e:f;b11:;
WW(32952,e+g);if(!e)goto b6;goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32824);if(e)goto b12;
g=RW(32956);e=RW(32952);b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;
WW(32956,c+(f&4294901760u));e=c==g?e:c;b13:;WW(32952,e+b);goto b7;b12:;WW(b+32824,RW(e));goto b5;
b9:;WW(g+32824,RW(e));b8:;f9(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);b7:;
if(e)goto b5;b6:;e=1;WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768," wins on move Draw\12rowcolumn\0\1\2\3\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",56);
f23();return 0;}
