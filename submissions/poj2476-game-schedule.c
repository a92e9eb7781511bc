/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated, not written: `judge export game-schedule`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 679df789ce2b1c62 */
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
static void f12(U a,U b,U c,U d,U e);static void f13(U a,U b);static void f14(U a,U b);
static void f15(U a,U b,U c);static U f16(U a);static void f17(U a,U b);static U f18(U a,U b,U c);
static void f19(U a,U b,U c,U d);static U f20(U a,U b,U c);static void f22(void);
static void f23(void);static void f24(U a);static void f25(void);static void f26(U a,U b,U c,U d);
static Any T[]={0,(Any)f19,(Any)f20};static void f5(U a){U b=0,c=0;b=RW(a);if(!b)goto b2;c=RW(a+4);
b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b2:;b=RW(a+12);if(!b)goto b3;
c=RW(a+16);b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b3:;b=RW(a+24);
if(!b)goto b4;c=RW(a+28);b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b4:;
b=RW(a+36);if(!b)goto b5;c=RW(a+40);b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);
b5:;b=RW(a+48);if(!b)goto b6;c=RW(a+52);b=(0u-Above((b<<3)-1|15)&31)<<2;WW(c,RW(b+32832));
WW(b+32832,c);b6:;b=RW(a+60);if(!b)goto b7;a=RW(a+64);b=(0u-Above(b*12-1|15)&31)<<2;
WW(a,RW(b+32832));WW(b+32832,a);b7:;}static void f6(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>4?c:4u;f7(b+4,t0,RW(a+4),c,4,12);if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f7(U a,U b,U c,U d,U e,U f){
U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;
d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;
h=RW(k+32832);if(h)goto b10;l=RW(32964);h=RW(32960);k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;
t0=Grow(m>>16);j=t0<<16;WW(32964,j+(m&4294901760u));h=j==l?h:j;b12:;WW(32960,h+k);if(!h)goto b7;
goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32832);
if(h)goto b14;b=RW(32964);h=RW(32960);f=1u<<(c&31);if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);
c=t0<<16;WW(32964,c+(k&4294901760u));h=c==b?h:c;b15:;WW(32960,h+f);goto b8;b14:;WW(f+32832,RW(h));
goto b6;b10:;WW(k+32832,RW(h));b9:;f=b*f;f11(h,c,f);f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32832));
WW(f+32832,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);
WW(a,g);}static void f8(U a,U b){if(!a)goto b2;abort();b2:;abort();}static void f9(U a){
U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;f7(b+4,t0,RW(a+4),c,4,4);
if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f10(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;
f7(b+4,t0,RW(a+4),c,4,8);if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static U f11(U a,U b,U c){Copy(a,b,c);return a;}
static void f12(U a,U b,U c,U d,U e){U f=0,t0;f=G0-16;G0=f;b=c+b;if(b>=c)goto b2;f8(0,0);abort();
b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;f7(f+4,t0,RW(a+4),c,d,e);
if(RW(f+4)!=1)goto b3;f8(RW(f+8),RW(f+12));abort();b3:;e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void f13(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b5:;c=RW(b+56);
d=RW(b+24);e=RW(b+28);if(d>=e)goto b6;f=d>c?d:c;g=RW(b+52);b7:;if(f==d)goto b9;h=RB(g+d);
if(h-9<5)goto b8;if(h==32)goto b8;goto b6;b9:;abort();b8:;d=d+1;WW(b+24,d);if(e!=d)goto b7;d=e;b6:;
WW(b+32,d);if(e>c)goto b11;if(e>=d)goto b10;b11:;abort();b10:;if(e!=d)goto b12;t0=f16(b);
switch(t0&255){case 0:goto b12;case 2:goto b4;default:goto b5;}b12:;i=0;b14:;g=RW(b+56);d=RW(b+24);
h=RW(b+28);if(d>=h)goto b17;f=d>g?d:g;c=RW(b+52);b18:;if(f==d)goto b16;e=RB(c+d);if(e-9<5)goto b19;
if(e!=32)goto b17;b19:;d=d+1;WW(b+24,d);if(h!=d)goto b18;d=h;b17:;if(h>g)goto b2;if(h>=d)goto b15;
goto b2;b16:;abort();b15:;e=h-d;if(e<i)goto b13;f=e-i;j=RW(b+52);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+24,d);if(h!=d)goto b32;WW(b+32,h);d=h;goto b22;b24:;abort();b23:;WW(b+32,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f16(b);switch(t0&255){case 0:goto b36;case 2:goto b4;
default:goto b14;}b36:;g=RW(b+56);d=RW(b+24);b35:;WW(b+32,d);e=d+i;WW(b+24,e);if(e<d)goto b37;
if(e>g)goto b37;d=RW(b+52)+d;goto b3;b37:;abort();b21:;if(e<=f)goto b20;abort();b13:;abort();b4:;
d=0;b3:;WW(a+4,i);WW(a,d);return;b2:;abort();}static void f14(U a,U b){abort();}
static void f15(U a,U b,U c){abort();}static U f16(U a){
U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+61))goto b7;c=0;goto b6;b7:;c=RW(a+44);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+44,0);
b8:;d=RW(a+32);e=RW(a+56);if(d>e)goto b12;f=RL(a+8);g=RW(a+52);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+8,f+i);
WL(a,RL(a)+h);c=RW(a+28);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f11(g,g+d,c);WW(a+32,0);WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+48)-e)goto b22;
f12(a+48,e,o,1,1);c=RW(a+28);g=RW(a+52);e=RW(a+56);b22:;m=o-1;p=f18(g+e,0,m);e=e+o;WW(a+56,e);
WB(p+m,0);b21:;l=RB(a+60);p=RW(a+16);j=RW(a+20);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+61,m);c=o+c;WW(a+28,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32808,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32808,g,3);if(t0)goto b23;c=c-3;
f11(g,g+3,c);WW(a+28,c);b23:;WB(a+60,1);c=m^1|(U)(RW(a+24)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f17(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;
L e=0,f=0,g=0;c=RW(b+32);d=RW(b+56);if(c>d)goto b4;e=RL(b+8);if(c)goto b5;f=1;g=1;goto b2;b5:;f=0;
h=c;i=RW(b+52);j=i;b6:;k=h<255?h:255u;l=k&3;m=0;n=0;if(h<4)goto b8;n=0;d=j;m=k&252;o=m;b9:;
n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;o=o-4;if(o)goto b9;
if(!l)goto b7;b8:;d=j+m;b10:;n=n+(U)(RB(d)==10);d=d+1;l=l-1;if(l)goto b10;b7:;j=j+k;f=f+((L)n&255);
h=h-k;if(!h)goto b3;goto b6;b4:;abort();b3:;d=i-1;n=0;b12:;if(RB(d+c)==10)goto b11;d=d-1;n=n+1;
if(c!=n)goto b12;n=c;b11:;e=!f?e:0ull;g=f+1;f=(L)n+1;b2:;WL(a+8,f+e);WL(a,g+RL(b));}
static U f18(U a,U b,U c){Fill(a,b,c);return a;}static void f19(U a,U b,U c,U d){U t0;t0=Read(c,d);
WW(a+4,t0);WW(a,0);}static U f20(U a,U b,U c){Write(b,c);return 0;}static void f22(void){
U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,
aa=0,ab=0,ac=0,ae=0,t0;L j=0,p=0,ad=0,af=0;a=G0-256;G0=a;WL(a+64,1);WL(a+56,0);WW(a+80,0);
WL(a+72,4294967296ull);WW(a+44,32812);WH(a+84,0);WL(a+48,0);WL(a+24,0);WL(a+32,0);WW(a+40,a+255);
WL(a+140,1);WL(a+132,8);WL(a+124,0);WL(a+116,17179869184ull);WL(a+108,4);WL(a+100,0);
WL(a+92,4294967296ull);WW(a+220,0);WL(a+212,4);WL(a+204,0);WL(a+196,17179869184ull);WL(a+188,4);
WL(a+180,0);WL(a+172,17179869184ull);WL(a+164,4);WL(a+156,0);WL(a+148,17179869184ull);b=a+92+12;
c=a+92+24;d=a+148+36;e=a+208;b8:;f13(a+16,a+24);f=RW(a+16);if(!f)goto b4;g=RW(a+20);if(!g)goto b6;
if(g==1)goto b9;if((RB(f)&255)==48)goto b6;b9:;h=0;b11:;if(!g)goto b10;i=RB(f)-48&255;
if(i>9)goto b6;j=(L)h*10;if((U)(j>>32))goto b6;f=f+1;g=g-1;k=(U)j;h=k+i;if(h>=k)goto b11;goto b6;
b10:;switch(h){case 0:goto b5;case 1:goto b6;default:goto b12;}b12:;WW(a+144,0);WW(a+124,0);
WW(a+112,0);WW(a+100,0);g=RW(a+140)+1;WW(a+140,g);if(g)goto b13;g=RW(a+136);if(!g)goto b14;
f18(RW(a+132),0,g<<4);b14:;WW(a+140,1);b13:;l=0;m=0;b18:;f13(a+8,a+24);n=RW(a+8);if(!n)goto b4;
o=RW(a+12);if(!o)goto b7;if(o<8)goto b20;j=(L)o;f=o-8;if(!(f&8))goto b23;f=o;g=n;goto b22;b23:;
j=TurnL((RL(n)^j)*11400714819323198485ull,32);if(f<8)goto b21;g=n+8;b22:;b24:;
j=TurnL((RL(g+8)^TurnL((RL(g)^j)*11400714819323198485ull,32))*11400714819323198485ull,32);g=g+16;
f=f-16;if(f>7)goto b24;b21:;p=RL(n+o-8)^j;goto b19;b20:;p=(L)RB(n)|256;if(o==1)goto b19;
p=p<<8|(L)RB(n+1);if(o==2)goto b19;p=p<<8|(L)RB(n+2);if(o==3)goto b19;p=p<<8|(L)RB(n+3);
if(o==4)goto b19;p=p<<8|(L)RB(n+4);if(o==5)goto b19;p=p<<8|(L)RB(n+5);if(o==6)goto b19;
p=p<<8|(L)RB(n+6);b19:;q=RW(a+144);g=RW(a+136);if(q<<1>=g)goto b26;r=RW(a+132);s=g;goto b25;b26:;
if(g>=67108864)goto b29;f=g<<1;s=f>512?f:512u;f=s<<4;k=0u-Above(f-1)&31;i=k<<2;r=RW(i+32832);
if(r)goto b28;t=RW(32964);r=RW(32960);i=1u<<(k&31);if(t-r>=i)goto b30;u=i+65535;t0=Grow(u>>16);
k=t0<<16;WW(32964,k+(u&4294901760u));r=k==t?r:k;b30:;WW(32960,r+i);if(!r)goto b15;goto b27;b29:;
abort();b28:;WW(i+32832,RW(r));b27:;f=f-16;i=f18(r,0,f);f=i+f;WL(f+8,0);WL(f,0);WW(a+136,s);
v=RW(a+132);WW(a+132,i);w=RW(a+128);WW(a+128,s);if(!g)goto b31;u=v+(g<<4);k=s-1;f=RW(a+140);t=v;
b32:;if(RW(t+12)!=f)goto b33;j=RL(t);g=k&(U)j;if(RW(i+(g<<4)+12)!=f)goto b34;b35:;g=g+1&k;
if(RW(i+(g<<4)+12)==f)goto b35;b34:;if(g>=s)goto b17;x=RW(t+8);g=i+(g<<4);WW(g+12,f);WW(g+8,x);
WL(g,j);b33:;t=t+16;if(t!=u)goto b32;b31:;if(!w)goto b25;g=(0u-Above((w<<4)-1)&31)<<2;
WW(v,RW(g+32832));WW(g+32832,v);b25:;t=s-1;j=(p>>30^p)*13787848793156543929ull;
j=(j>>27^j)*10723151780598845931ull;j=j>>31^j;f=t&(U)j;g=r+(f<<4);k=RW(a+140);
if(RW(g+12)!=k)goto b36;u=RW(a+108);x=RW(a+100);v=RW(a+96);b37:;if(RL(g)!=j)goto b38;g=RW(g+8);
if(g)goto b40;i=0;goto b39;b40:;i=g-1;if(i<l)goto b41;abort();b41:;i=RW(u+(i<<2));b39:;
if(g>=l)goto b43;g=RW(u+(g<<2));if(g<i)goto b44;if(g<=x)goto b42;b44:;abort();b43:;abort();b42:;
if(g-i!=o)goto b38;t0=Compare(v+i,n,o);if(!t0)goto b7;b38:;f=f+1&t;g=r+(f<<4);
if(RW(g+12)==k)goto b37;b36:;if(f>=s)goto b45;g=r+(f<<4);WW(g+12,k);WW(g+8,m);WL(g,j);WW(a+144,q+1);
f=RW(a+100);if(o>RW(a+92)-f)goto b47;g=l;goto b46;b47:;f12(a+92,f,o,1,1);g=RW(a+112);f=RW(a+100);
b46:;f11(RW(a+96)+f,n,o);f=f+o;WW(a+100,f);if(g!=RW(a+104))goto b48;f9(b);b48:;
WW(RW(a+108)+(g<<2),f);l=g+1;WW(a+112,l);m=m+1;if(m==h)goto b16;goto b18;b45:;abort();b17:;abort();
b16:;if(l<2)goto b50;m=1;b51:;WL(a+224,0);q=RW(a+136);h=q-1;y=m;m=y+1;k=0;u=RW(a+112);x=RW(a+108);
s=RW(a+100);v=RW(a+96);r=RW(a+140);o=RW(a+132);b52:;f13(a,a+24);n=RW(a);if(!n)goto b4;l=RW(a+4);
if(!l)goto b53;if(l<8)goto b55;j=(L)l;i=l-8;if(!(i&8))goto b58;i=l;f=n;goto b57;b58:;
j=TurnL((RL(n)^j)*11400714819323198485ull,32);if(i<8)goto b56;f=n+8;b57:;b59:;
j=TurnL((RL(f+8)^TurnL((RL(f)^j)*11400714819323198485ull,32))*11400714819323198485ull,32);f=f+16;
i=i-16;if(i>7)goto b59;b56:;j=RL(n+l-8)^j;goto b54;b55:;j=(L)RB(n)|256;if(l==1)goto b54;
j=j<<8|(L)RB(n+1);if(l==2)goto b54;j=j<<8|(L)RB(n+2);if(l==3)goto b54;j=j<<8|(L)RB(n+3);
if(l==4)goto b54;j=j<<8|(L)RB(n+4);if(l==5)goto b54;j=j<<8|(L)RB(n+5);if(l==6)goto b54;
j=j<<8|(L)RB(n+6);b54:;if(!q)goto b53;j=(j>>30^j)*13787848793156543929ull;
j=(j>>27^j)*10723151780598845931ull;j=j>>31^j;i=h&(U)j;f=o+(i<<4);if(RW(f+12)!=r)goto b53;w=k+4;
z=a+224+k;b60:;if(RL(f)!=j)goto b61;f=RW(f+8);if(f)goto b63;k=0;goto b62;b63:;k=f-1;if(k<u)goto b64;
abort();b64:;k=RW(x+(k<<2));b62:;if(f>=u)goto b66;t=RW(x+(f<<2));if(t<k)goto b67;if(t<=s)goto b65;
b67:;abort();b66:;abort();b65:;if(t-k!=l)goto b61;t0=Compare(v+k,n,l);if(t0)goto b61;WW(z,f);k=w;
if(w!=8)goto b52;if(RW(a+224)==RW(a+228))goto b68;j=RL(a+224);f=RW(a+124);if(f!=RW(a+116))goto b69;
f10(c);b69:;WL(RW(a+120)+(f<<3),j);h=f+1;WW(a+124,h);if(y!=g)goto b51;goto b49;b68:;g=RW(a+80);
f=RW(a+48);i=RW(a+56);if(f<i)goto b70;if(f>g)goto b70;f17(a+232,a+24);goto b4;b70:;abort();b61:;
i=i+1&h;f=o+(i<<4);if(RW(f+12)==r)goto b60;b53:;g=RW(a+56);f=RW(a+80);if(g<=f)goto b4;abort();b50:;
h=RW(a+124);b49:;g=0;WW(a+156,0);q=h+1;r=RW(a+120);if(h<RW(a+148))goto b71;f12(a+148,0,q,4,4);
g=RW(a+156);b71:;f=RW(a+152);i=f+(g<<2);if(!h)goto b72;f18(i,0,h<<2);g=g+h;i=f+(g<<2);b72:;f=0;
WW(i,0);WW(a+168,0);WW(a+156,g+1);if(h<RW(a+160))goto b73;f12(a+148+12,0,q,4,4);f=RW(a+168);b73:;
g=RW(a+164);i=g+(f<<2);if(!h)goto b74;f18(i,0,h<<2);f=f+h;i=g+(f<<2);b74:;g=0;WW(i,0);WW(a+180,0);
WW(a+168,f+1);if(h<RW(a+172))goto b75;f12(a+148+24,0,q,4,4);g=RW(a+180);b75:;i=RW(a+176);f=i+(g<<2);
if(!h)goto b77;f18(f,255,h<<2);WW(i+(g+h<<2),4294967295u);f=0;WW(a+204,0);WW(a+180,g+q);
if(h<=RW(a+196))goto b78;f12(a+148+48,0,h,4,8);f=RW(a+204);b78:;i=RW(a+200);g=i+(f<<3);
if(h!=1)goto b80;f=f+1;k=8;goto b79;b80:;k=h<<3;f18(g,0,k-8);f=f+h;g=i+(f<<3)-8;b79:;WL(g,0);i=0;
WW(a+216,0);WW(a+204,f);s=r+k;l=RW(a+164);t=RW(a+168);o=RW(a+152);k=RW(a+156);f=r;b82:;g=RW(f);
if(g>=k)goto b84;x=g<<2;u=o+x;WW(u,RW(u)+1);if(g>=t)goto b81;g=l+x;WW(g,RW(g)^i);g=RW(f+4);
if(g<k)goto b83;b84:;abort();b83:;x=g<<2;u=o+x;WW(u,RW(u)+1);if(g>=t)goto b81;g=l+x;WW(g,RW(g)^i);
i=i+1;f=f+8;if(f!=s)goto b82;goto b76;b81:;abort();b77:;WW(f,4294967295u);WW(a+216,0);WW(a+204,0);
WW(a+180,g+1);b76:;f=0;WW(a+220,0);WW(a+192,0);k=h+1;i=0;g=0;b87:;WW(a+220,RW(a+220)^g);t=RW(a+156);
if(g>=t)goto b86;if(RW(RW(a+152)+f)!=1)goto b88;if(i!=RW(a+184))goto b89;f9(d);b89:;
WW(RW(a+188)+(i<<2),g);i=i+1;WW(a+192,i);b88:;f=f+4;g=g+1;if(k!=g)goto b87;if(!h)goto b93;b94:;
l=RW(a+192);if(q!=2)goto b95;if(l!=2)goto b95;f=RW(a+188);g=RW(f);i=RW(a+168);if(g>=i)goto b97;
g=RW(RW(a+164)+(g<<2));if(g>=h)goto b96;WW(f,RW(r+(g<<3)));l=1;goto b95;b97:;abort();b96:;abort();
b95:;WW(a+192,0);w=RW(a+188);z=RW(a+184);WL(a+184,17179869184ull);if(l)goto b99;m=0;y=RW(a+220);
goto b98;b99:;k=l<<2;s=RW(a+176);x=RW(a+180);u=RW(a+164);o=RW(a+168);f=w;b108:;i=RW(f);
if(i>=o)goto b107;g=RW(u+(i<<2));if(g>=h)goto b106;t=r+(g<<3);i=RW(t)^RW(t+4)^i;if(i>=x)goto b105;
f=f+4;i=s+(i<<2);t0=i;i=RW(i);WW(t0,i<g?i:g);k=k-4;if(k)goto b108;t=0;x=4;y=RW(a+220);m=0;f=0;b109:;
i=w+(f<<2);b110:;k=RW(i);g=RW(a+168);if(k>=g)goto b104;g=RW(RW(a+164)+(k<<2));if(g>=h)goto b103;
o=RW(a+204);if(g>=o)goto b102;f=f+1;o=g<<3;u=RW(a+200)+o;if(RW(u))goto b111;o=r+o;s=RW(o+4);
n=s^RW(o);o=n^k;v=RW(a+180);if(o>=v)goto b101;if(RW(RW(a+176)+(o<<2))!=g)goto b112;WW(u+4,k==s);
WW(u,RW(a+216)+1);WW(a+220,RW(a+220)^k);if(m==l)goto b113;WW(w+(m<<2),o);m=m+1;y=n^y;
if(f<l)goto b109;goto b100;b113:;abort();b112:;if(t!=RW(a+184))goto b114;f9(d);x=RW(a+188);b114:;
WW(x+(t<<2),k);t=t+1;WW(a+192,t);b111:;i=i+4;if(f<l)goto b110;goto b100;b107:;abort();b106:;abort();
b105:;abort();b104:;abort();b103:;abort();b102:;abort();b101:;abort();b100:;if(m>l)goto b118;
if(m)goto b119;m=0;goto b98;b119:;k=m<<2;f=w;b120:;g=RW(f);i=RW(a+180);if(g>=i)goto b117;i=g<<2;
o=RW(a+176)+i;l=RW(o);WW(o,4294967295u);o=RW(a+168);if(g>=o)goto b116;o=RW(a+164)+i;WW(o,RW(o)^l);
o=RW(a+156);if(g>=o)goto b115;i=RW(a+152)+i;t0=i;i=RW(i)-1;WW(t0,i);if(i!=1)goto b121;
if(t!=RW(a+184))goto b122;f9(d);b122:;WW(RW(a+188)+(t<<2),g);t=t+1;WW(a+192,t);b121:;f=f+4;k=k-4;
if(!k)goto b98;goto b120;b118:;abort();b117:;abort();b116:;abort();b115:;abort();b98:;g=RW(a+216);
if(g!=RW(a+208))goto b123;f6(e);b123:;f=RW(a+212)+g*12;WW(f+8,m);WW(f+4,y);WW(f,q&1);WW(a+216,g+1);
if(!z)goto b124;g=(0u-Above((z<<2)-1|15)&31)<<2;WW(w,RW(g+32832));WW(g+32832,w);b124:;
if(m<q>>1)goto b92;q=q-m;if(q>1)goto b94;b93:;k=RW(a+216);x=k+1;f=x<<2;i=0u-Above(f-1|15)&31;g=i<<2;
l=g+32832;g=RW(g+32832);if(g)goto b91;t=RW(32964);g=RW(32960);i=1u<<(i&31);if(t-g>=i)goto b125;
r=i+65535;t0=Grow(r>>16);h=t0<<16;WW(32964,h+(r&4294901760u));g=h==t?g:h;b125:;WW(32960,g+i);
if(g)goto b90;goto b15;b92:;g=RW(a+56);f=RW(a+80);if(g<=f)goto b4;abort();b91:;WW(l,RW(g));b90:;
r=f18(g,0,f);u=k*12;z=RW(a+212);if(!k)goto b129;f=z+8;g=0;i=r;t=u;b130:;h=g+1;if(k==g)goto b128;
g=i+4;WW(g,RW(f)+RW(i));f=f+12;i=g;g=h;t=t-12;if(t)goto b130;b129:;n=RW(a+204);aa=n<<2;
if(n)goto b132;ab=4;goto b131;b132:;f=0u-Above(aa-1|15)&31;g=f<<2;ab=RW(g+32832);if(ab)goto b134;
i=RW(32964);ab=RW(32960);g=1u<<(f&31);if(i-ab>=g)goto b135;t=g+65535;t0=Grow(t>>16);f=t0<<16;
WW(32964,f+(t&4294901760u));ab=f==i?ab:f;b135:;WW(32960,ab+g);if(!ab)goto b15;goto b133;b134:;
WW(g+32832,RW(ab));b133:;f=0;o=f18(ab,0,aa);t=n<<3;g=RW(a+200);b136:;i=RW(g)-1;if(i>k)goto b126;
i=r+(i<<2);h=RW(i);if(h>=n)goto b127;g=g+8;WW(o+(h<<2),f);WW(i,RW(i)+1);f=f+1;t=t-8;if(t)goto b136;
b131:;WW(r,RW(l));WW(l,r);if(k)goto b137;k=0;i=RW(a+68);goto b85;b137:;ac=z+u;o=0;ad=0;i=RW(a+68);
t=RW(a+112);h=RW(a+108);x=RW(a+100);v=RW(a+96);w=RW(a+200);q=RW(a+120);m=RW(a+124);k=0;b138:;
if(RW(a+60)-i>6)goto b139;f12(a+24+36,i,7,1,1);i=RW(a+68);b139:;ae=z+12;g=0;f=RW(a+64)+i;
WW(f,RW(32768));WW(f+3,RW(32771));r=i+7;WW(a+68,r);WW(a+248,0);WL(a+240,0);WL(a+232,0);ad=ad+1;j=ad;
b143:;if(g+19>19)goto b142;f=a+232+g;i=f+19;p=j/10;WB(i,(U)(p*246+j)|48);if(j<10)goto b141;af=j/100;
WB(f+18,(U)(af*246+p)|48);g=g-2;f=j<100;j=af;if(!f)goto b143;f=g+21;i=a+232+g+20;goto b140;b142:;
abort();b141:;f=g+20;b140:;g=21u-f;if(g<=RW(a+60)-r)goto b144;f12(a+24+36,r,g,1,1);r=RW(a+68);b144:;
f11(RW(a+64)+r,i,g);g=r+g;WW(a+68,g);if(g!=RW(a+60))goto b145;f24(a+24+36);b145:;WB(RW(a+64)+g,10);
i=g+1;WW(a+68,i);g=RW(z+8);y=g+o;if(y<g)goto b147;if(y<=n)goto b146;b147:;abort();b146:;
if(!g)goto b148;s=g<<2;r=ab+(o<<2);b149:;g=RW(r);if(g>=m)goto b155;f=g<<3;WL(a+232,RL(q+f));
if(g>=n)goto b154;o=RW(w+f+4);g=1u-o;if(g>=2)goto b152;k=RW(a+232+(g<<2));if(k)goto b153;g=0;
goto b150;b155:;abort();b154:;abort();b153:;g=k-1;if(g<t)goto b151;abort();b152:;abort();b151:;
g=RW(h+(g<<2));b150:;if(k>=t)goto b157;f=RW(h+(k<<2));if(f<g)goto b158;if(f<=x)goto b156;b158:;
abort();b157:;abort();b156:;l=f-g;u=RW(a+60);if(l<=u-i)goto b161;f12(a+24+36,i,l,1,1);i=RW(a+68);
goto b160;b161:;if(f==g)goto b159;b160:;f11(RW(a+64)+i,v+g,l);u=RW(a+60);b159:;g=i+l;WW(a+68,g);
if(u-g>8)goto b162;f12(a+24+36,g,9,1,1);g=RW(a+68);b162:;f=RW(a+64)+g;WL(f,RL(32775));
WB(f+8,RB(32783));i=g+9;WW(a+68,i);if(o>=2)goto b165;f=RW(a+232+(o<<2));if(f)goto b166;g=0;
goto b163;b166:;g=f-1;if(g<t)goto b164;abort();b165:;abort();b164:;g=RW(h+(g<<2));b163:;
if(f>=t)goto b168;f=RW(h+(f<<2));if(f<g)goto b169;if(f<=x)goto b167;b169:;abort();b168:;abort();
b167:;o=f-g;l=RW(a+60);if(o<=l-i)goto b172;f12(a+24+36,i,o,1,1);i=RW(a+68);goto b171;b172:;
if(f==g)goto b170;b171:;f11(RW(a+64)+i,v+g,o);l=RW(a+60);b170:;g=i+o;WW(a+68,g);if(g!=l)goto b173;
f24(a+24+36);b173:;r=r+4;WB(RW(a+64)+g,10);i=g+1;WW(a+68,i);s=s-4;if(s)goto b149;b148:;
if(!RW(z))goto b174;f=RW(z+4);if(f)goto b176;g=0;goto b175;b176:;g=f-1;if(g<t)goto b177;abort();
b177:;g=RW(h+(g<<2));b175:;if(f>=t)goto b179;f=RW(h+(f<<2));if(f<g)goto b180;if(f<=x)goto b178;
b180:;abort();b179:;abort();b178:;r=f-g;o=RW(a+60);if(r<=o-i)goto b183;f12(a+24+36,i,r,1,1);
i=RW(a+68);goto b182;b183:;if(f==g)goto b181;b182:;f11(RW(a+64)+i,v+g,r);o=RW(a+60);b181:;g=i+r;
WW(a+68,g);if(o-g>23)goto b184;f12(a+24+36,g,24,1,1);g=RW(a+68);b184:;f=RW(a+64)+g;WL(f,RL(32784));
WL(f+8,RL(32792));WL(f+16,RL(32800));i=g+24;WW(a+68,i);b174:;o=y;z=ae;if(ae==ac)goto b85;goto b138;
b128:;abort();b127:;abort();b126:;abort();b86:;abort();b85:;if(RW(a+60)-i>7)goto b185;
f12(a+24+36,i,8,1,1);i=RW(a+68);b185:;WL(RW(a+64)+i,2322294337832905047ull);i=i+8;WW(a+68,i);
f=RW(a+112);t=RW(a+108);h=RW(a+100);r=RW(a+96);if(k)goto b187;g=0;goto b186;b187:;g=k-1;
if(g<f)goto b188;abort();b188:;g=RW(t+(g<<2));b186:;if(k>=f)goto b190;f=RW(t+(k<<2));
if(f<g)goto b191;if(f<=h)goto b189;b191:;abort();b190:;abort();b189:;k=f-g;t=RW(a+60);
if(k<=t-i)goto b194;f12(a+24+36,i,k,1,1);i=RW(a+68);goto b193;b194:;if(f==g)goto b192;b193:;
f11(RW(a+64)+i,r+g,k);t=RW(a+60);b192:;g=i+k;WW(a+68,g);if(t-g>1)goto b195;f12(a+24+36,g,2,1,1);
g=RW(a+68);b195:;WH(RW(a+64)+g,2570);WW(a+68,g+2);if(!n)goto b8;g=(0u-Above(aa-1|15)&31)<<2;
WW(ab,RW(g+32832));WW(g+32832,ab);goto b8;b15:;abort();b7:;g=RW(a+56);f=RW(a+80);if(g<=f)goto b4;
abort();b6:;f=RW(a+80);g=RW(a+48);i=RW(a+56);if(g<i)goto b3;if(g>f)goto b3;if(g!=i)goto b4;b5:;
f5(a+148);g=RW(a+92);if(!g)goto b196;f=RW(a+96);g=(0u-Above(g-1|15)&31)<<2;WW(f,RW(g+32832));
WW(g+32832,f);b196:;g=RW(a+104);if(!g)goto b197;f=RW(a+108);g=(0u-Above((g<<2)-1|15)&31)<<2;
WW(f,RW(g+32832));WW(g+32832,f);b197:;g=RW(a+116);if(!g)goto b2;f=RW(a+120);
g=(0u-Above((g<<3)-1|15)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);goto b2;b4:;f5(a+148);g=RW(a+92);
if(!g)goto b198;f=RW(a+96);g=(0u-Above(g-1|15)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);b198:;
g=RW(a+104);if(!g)goto b199;f=RW(a+108);g=(0u-Above((g<<2)-1|15)&31)<<2;WW(f,RW(g+32832));
WW(g+32832,f);b199:;g=RW(a+116);if(!g)goto b2;f=RW(a+120);g=(0u-Above((g<<3)-1|15)&31)<<2;
WW(f,RW(g+32832));WW(g+32832,f);goto b2;b3:;abort();b2:;g=RW(a+128);if(!g)goto b200;f=RW(a+132);
g=(0u-Above((g<<4)-1)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);b200:;g=RW(a+68);if(!g)goto b201;
((U(*)(U,U,U))T[RW(RW(a+44)+16)])(RW(a+40),RW(a+64),g);b201:;g=RW(a+60);if(!g)goto b202;f=RW(a+64);
g=(0u-Above(g-1|15)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);b202:;g=RW(a+72);if(!g)goto b203;
f=RW(a+76);g=(0u-Above(g-1|15)&31)<<2;WW(f,RW(g+32832));WW(g+32832,f);b203:;G0=a+256;}
static void f23(void){abort();}static void f24(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>8?c:8u;f26(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f25(void){abort();}
static void f26(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;
b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32832);if(e)goto b9;h=RW(32964);e=RW(32960);
g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;WW(32964,f+(i&4294901760u));
e=f==h?e:f;b11:;WW(32960,e+g);if(!e)goto b6;goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32832);
if(e)goto b12;g=RW(32964);e=RW(32960);b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);
c=t0<<16;WW(32964,c+(f&4294901760u));e=c==g?e:c;b13:;WW(32960,e+b);goto b7;b12:;WW(b+32832,RW(e));
goto b5;b9:;WW(g+32832,RW(e));b8:;f11(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));
WW(b+32832,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);
WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",64);
f22();return 0;}
