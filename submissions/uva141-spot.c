/* Spot (UVa 141)
 * Generated, not written: `judge export spot`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: aa559cf62b812178 */
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
static void f10(U a,U b,U c,U d,U e);static void f11(U a,U b,U c,L d,U e);
static void f12(U a,U b,U c,L d,U e,U f,U g);static void f13(U a,U b);static void f14(U a,U b,U c);
static void f15(U a);static void f16(void);static void f17(void);static U f18(U a,U b,U c);
static void f19(U a,U b);static U f20(U a);static void f21(U a,U b,U c,U d);
static U f22(U a,U b,U c);static void f24(void);static void f25(U a);
static void f26(U a,U b,U c,U d);static Any T[]={0,(Any)f21,(Any)f22};static void f5(U a){
U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,4,12);
if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;
if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;
if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;h=RW(k+32828);if(h)goto b10;l=RW(32960);h=RW(32956);
k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;t0=Grow(m>>16);j=t0<<16;WW(32960,j+(m&4294901760u));
h=j==l?h:j;b12:;WW(32956,h+k);if(!h)goto b7;goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;
c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32828);if(h)goto b14;b=RW(32960);h=RW(32956);f=1u<<(c&31);
if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);c=t0<<16;WW(32960,c+(k&4294901760u));h=c==b?h:c;b15:;
WW(32956,h+f);goto b8;b14:;WW(f+32828,RW(h));goto b6;b10:;WW(k+32828,RW(h));b9:;f=b*f;f9(h,c,f);
f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32828));WW(f+32828,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;
b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);WW(a,g);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;
abort();}static void f8(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;
f6(b+4,t0,RW(a+4),c,4,4);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static U f9(U a,U b,U c){Copy(a,b,c);return a;}
static void f10(U a,U b,U c,U d,U e){U f=0,t0;f=G0-16;G0=f;b=c+b;if(b>=c)goto b2;f7(0,0);abort();
b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;f6(f+4,t0,RW(a+4),c,d,e);
if(RW(f+4)!=1)goto b3;f7(RW(f+8),RW(f+12));abort();b3:;e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void f11(U a,U b,U c,L d,U e){U f=0,g=0,h=0,i=0,j=0,n=0,o=0,p=0,q=0,r=0;L k=0,l=0,m=0;
f=G0-64;G0=f;f12(f+8,b,c,d,e,32768,3);g=RW(f+8);h=RW(f+24);if(h==4)goto b7;WW(a+12,RW(f+20));
WL(a+4,RL(f+12));WL(a+20,RL(f+28));WL(a+28,RL(f+36));WL(a+36,RL(f+44));WL(a+44,RL(f+52));
WW(a+52,RW(f+60));WW(a+16,h);goto b6;b7:;f12(f+8,b,c,d,e,32771,6);c=RW(f+8);h=RW(f+24);
if(h==4)goto b8;WW(a+12,RW(f+20));WL(a+4,RL(f+12));WL(a+20,RL(f+28));WL(a+28,RL(f+36));
WL(a+36,RL(f+44));WL(a+44,RL(f+52));WW(a+52,RW(f+60));WW(a+16,h);WW(a,c);goto b2;b8:;f13(f,b);
h=RW(f);if(h)goto b9;WW(a+16,3);goto b2;b9:;i=1;if(RW(f+4)!=1)goto b12;switch(RB(h)-43){
case 0:goto b10;case 2:goto b11;default:goto b12;}b12:;j=RW(b+32);c=RW(b+56);if(j>c)goto b5;
k=RL(b+8);if(j)goto b13;l=1;m=1;goto b3;b13:;l=0;n=j;o=RW(b+52);p=o;b14:;q=n<255?n:255u;h=q&3;r=0;
g=0;if(n<4)goto b16;g=0;c=p;r=q&252;i=r;b17:;g=g+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(
U)(RB(c+3)==10);c=c+4;i=i-4;if(i)goto b17;if(!h)goto b15;b16:;c=p+r;b18:;g=g+(U)(RB(c)==10);c=c+1;
h=h-1;if(h)goto b18;b15:;p=p+q;l=l+((L)g&255);n=n-q;if(!n)goto b4;goto b14;b11:;i=0;b10:;WW(a+16,4);
WB(a+8,i);WW(a+4,c);b6:;WW(a,g);goto b2;b5:;abort();b4:;c=o-1;g=0;b20:;if(RB(c+j)==10)goto b19;
c=c-1;g=g+1;if(j!=g)goto b20;g=j;b19:;k=!l?k:0ull;m=l+1;l=(L)g+1;b3:;WW(a+16,0);WW(a+8,e);WL(a,d);
WL(a+48,k+l);WL(a+40,RL(b)+m);b2:;G0=f+64;}static void f12(U a,U b,U c,L d,U e,U f,U g){
U h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,s=0,t=0,u=0,v=0,w=0;L m=0,q=0,r=0;h=G0-16;G0=h;f13(h+8,b);
i=RW(h+8);if(!i)goto b10;j=RW(h+12);if(j)goto b12;goto b11;b12:;if(j==1)goto b13;
if((RB(i)&255)==48)goto b11;b13:;k=0;b14:;l=k;if(!j)goto b9;k=RB(i)-48&255;if(k>9)goto b11;
m=(L)l*10;if((U)(m>>32))goto b11;i=i+1;j=j-1;n=(U)m;k=n+k;if(k>=n)goto b14;b11:;if(g!=3)goto b15;
Compare(f,32768,3);b15:;i=RW(b+56);j=RW(b+24);k=RW(b+32);if(j<k)goto b6;if(j>i)goto b6;o=0;goto b8;
b10:;WW(a+16,3);goto b2;b9:;o=1;if(l)goto b16;l=0;goto b8;b16:;if(l<=c)goto b7;b8:;p=RW(b+32);
i=RW(b+56);if(p>i)goto b5;q=RL(b+8);if(p)goto b17;m=1;r=1;goto b3;b17:;m=0;s=p;t=RW(b+52);u=t;b18:;
v=s<255?s:255u;k=v&3;w=0;j=0;if(s<4)goto b20;j=0;i=u;w=v&252;n=w;b21:;
j=j+(U)(RB(i)==10)+(U)(RB(i+1)==10)+(U)(RB(i+2)==10)+(U)(RB(i+3)==10);i=i+4;n=n-4;if(n)goto b21;
if(!k)goto b19;b20:;i=u+w;b22:;j=j+(U)(RB(i)==10);i=i+1;k=k-1;if(k)goto b22;b19:;u=u+v;
m=m+((L)j&255);s=s-v;if(!s)goto b4;goto b18;b7:;WW(a+16,4);WW(a,l);goto b2;b6:;abort();b5:;abort();
b4:;i=t-1;j=0;b24:;if(RB(i+p)==10)goto b23;i=i-1;j=j+1;if(p!=j)goto b24;j=p;b23:;q=!m?q:0ull;r=m+1;
m=(L)j+1;b3:;WW(a+32,g);WW(a+28,f);WW(a+24,c);WW(a+20,l);WW(a+16,o);WW(a+8,e);WL(a,d);WL(a+48,q+m);
WL(a+40,RL(b)+r);b2:;G0=h+16;}static void f13(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b5:;c=RW(b+56);d=RW(b+24);e=RW(b+28);
if(d>=e)goto b6;f=d>c?d:c;g=RW(b+52);b7:;if(f==d)goto b9;h=RB(g+d);if(h-9<5)goto b8;
if(h==32)goto b8;goto b6;b9:;abort();b8:;d=d+1;WW(b+24,d);if(e!=d)goto b7;d=e;b6:;WW(b+32,d);
if(e>c)goto b11;if(e>=d)goto b10;b11:;abort();b10:;if(e!=d)goto b12;t0=f20(b);switch(t0&255){
case 0:goto b12;case 2:goto b4;default:goto b5;}b12:;i=0;b14:;g=RW(b+56);d=RW(b+24);h=RW(b+28);
if(d>=h)goto b17;f=d>g?d:g;c=RW(b+52);b18:;if(f==d)goto b16;e=RB(c+d);if(e-9<5)goto b19;
if(e!=32)goto b17;b19:;d=d+1;WW(b+24,d);if(h!=d)goto b18;d=h;b17:;if(h>g)goto b2;if(h>=d)goto b15;
goto b2;b16:;abort();b15:;e=h-d;if(e<i)goto b13;f=e-i;j=RW(b+52);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+24,d);if(h!=d)goto b32;WW(b+32,h);d=h;goto b22;b24:;abort();b23:;WW(b+32,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f20(b);switch(t0&255){case 0:goto b36;case 2:goto b4;
default:goto b14;}b36:;g=RW(b+56);d=RW(b+24);b35:;WW(b+32,d);e=d+i;WW(b+24,e);if(e<d)goto b37;
if(e>g)goto b37;d=RW(b+52)+d;goto b3;b37:;abort();b21:;if(e<=f)goto b20;abort();b13:;abort();b4:;
d=0;b3:;WW(a+4,i);WW(a,d);return;b2:;abort();}static void f14(U a,U b,U c){abort();}
static void f15(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,t0;L k=0;b=RW(a+8);
if(b>=67108864)goto b5;c=b<<1;d=c>512?c:512u;e=0u-Above((d<<4)-1)&31;c=e<<2;f=RW(c+32828);
if(f)goto b4;g=RW(32960);f=RW(32956);c=1u<<(e&31);if(g-f>=c)goto b6;h=c+65535;t0=Grow(h>>16);
e=t0<<16;WW(32960,e+(h&4294901760u));f=e==g?f:e;b6:;WW(32956,f+c);if(!f)goto b3;goto b2;b5:;abort();
b4:;WW(c+32828,RW(f));goto b2;b3:;abort();b2:;g=d-1;c=(d-9>>3)+1;e=c&1073741816;h=c&7;c=f;b7:;
c=f18(c,0,128);f18(c+128,0,128);f18(c+256,0,128);f18(c+384,0,128);f18(c+512,0,128);f18(c+640,0,128);
f18(c+768,0,128);f18(c+896,0,128);c=c+1024;e=e-8;if(e)goto b7;if(!h)goto b8;h=h<<7;e=0;b9:;
f18(c+e,0,128);e=e+128;if(h!=e)goto b9;c=c+e;b8:;e=d+6^4294967295u|4294967288u;b10:;WL(c+8,0);
WL(c,0);c=c+16;e=e+1;if(e)goto b10;WL(c+8,0);WL(c,0);WW(a+8,d);i=RW(a+4);WW(a+4,f);j=RW(a);WW(a,d);
if(!b)goto b12;b=i+(b<<4);e=RW(a+12);h=i;b13:;if(RW(h+12)!=e)goto b14;k=RL(h);c=g&(U)k;
if(RW(f+(c<<4)+12)!=e)goto b15;b16:;c=c+1&g;if(RW(f+(c<<4)+12)==e)goto b16;b15:;if(c>=d)goto b11;
a=RW(h+8);c=f+(c<<4);WW(c+12,e);WW(c+8,a);WL(c,k);b14:;h=h+16;if(h!=b)goto b13;b12:;if(!j)goto b17;
c=(0u-Above((j<<4)-1)&31)<<2;WW(i,RW(c+32828));WW(c+32828,i);b17:;return;b11:;abort();}
static void f16(void){abort();}static void f17(void){abort();}static U f18(U a,U b,U c){Fill(a,b,c);
return a;}static void f19(U a,U b){abort();}static U f20(U a){
U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+61))goto b7;c=0;goto b6;b7:;c=RW(a+44);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+44,0);
b8:;d=RW(a+32);e=RW(a+56);if(d>e)goto b12;f=RL(a+8);g=RW(a+52);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+8,f+i);
WL(a,RL(a)+h);c=RW(a+28);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f9(g,g+d,c);WW(a+32,0);WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+48)-e)goto b22;
f10(a+48,e,o,1,1);c=RW(a+28);g=RW(a+52);e=RW(a+56);b22:;m=o-1;p=f18(g+e,0,m);e=e+o;WW(a+56,e);
WB(p+m,0);b21:;l=RB(a+60);p=RW(a+16);j=RW(a+20);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+61,m);c=o+c;WW(a+28,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32803,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32803,g,3);if(t0)goto b23;c=c-3;
f9(g,g+3,c);WW(a+28,c);b23:;WB(a+60,1);c=m^1|(U)(RW(a+24)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f21(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);
WW(a,0);}static U f22(U a,U b,U c){Write(b,c);return 0;}static void f24(void){
U a=0,b=0,c=0,d=0,e=0,g=0,h=0,i=0,j=0,l=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,ab=0,ac=0,ad=0,
ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,am=0,an=0,ao=0,ap=0,aq=0,ar=0,as=0,at=0,au=0,av=0,aw=0,ax=0,
ay=0,az=0,t1;L f=0,k=0,m=0,x=0,y=0,z=0,aa=0,ba=0,t0;a=G0-240;G0=a;WL(a+48,1);WL(a+40,0);WW(a+64,0);
WL(a+56,4294967296ull);WW(a+28,32808);WH(a+68,0);WL(a+32,0);WL(a+8,0);WL(a+16,0);WW(a+24,a+239);
WL(a+96,0);WL(a+88,0);WL(a+80,0);WL(a+72,0);WL(a+144,0);WL(a+136,17179869184ull);WL(a+128,1);
WL(a+120,8);WL(a+112,0);WL(a+104,17179869184ull);WL(a+152,0);WL(a+168,1);WL(a+160,8);b=a+156;
c=a+72+44;d=a+44;e=a+136;f=1;b10:;f13(a,a+8);g=RW(a);if(!g)goto b5;h=RW(a+4);if(!h)goto b13;
if(h==1)goto b14;if((RB(g)&255)==48)goto b13;b14:;i=0;b16:;if(!h)goto b15;j=RB(g)-48&255;
if(j>9)goto b13;k=(L)i*10;if((U)(k>>32))goto b13;g=g+1;h=h-1;l=(U)k;i=l+j;if(i>=l)goto b16;goto b13;
b15:;if(!i)goto b12;if((int)i<0)goto b13;m=(L)i<<32|1;goto b11;b13:;g=RW(a+64);h=RW(a+32);
i=RW(a+40);if(h<i)goto b8;if(h>g)goto b8;if(h!=i)goto b5;b12:;m=m&18446744069414584320ull;b11:;
if(!((U)m&1))goto b7;WW(a+132,0);WW(a+112,0);WW(a+148,(U)(m>>32));h=RW(a+128)+1;WW(a+128,h);
if(h)goto b17;h=RW(a+124);if(!h)goto b18;f18(RW(a+120),0,h<<4);b18:;WW(a+128,1);b17:;WW(a+152,0);
WW(a+144,0);WL(a+72,0);WL(a+80,0);WL(a+88,0);WL(a+96,0);WW(a+172,0);g=RW(a+168)+1;WW(a+168,g);
j=RW(a+164);if(g)goto b19;if(!j)goto b20;f18(RW(a+160),0,j<<4);b20:;g=1;WW(a+168,1);b19:;
if(j)goto b21;f15(b);j=RW(a+164);if(!j)goto b9;g=RW(a+168);b21:;h=0;i=RW(a+160);
if(RW(i+12)!=g)goto b22;j=j-1;h=0;b23:;h=h+1&j;if(RW(i+(h<<4)+12)==g)goto b23;b22:;h=i+(h<<4);
WW(h+12,g);WW(h+8,0);WL(h,0);WW(a+172,RW(a+172)+1);n=RW(a+148);o=n<<1;if(!o)goto b26;p=1;b27:;
q=RW(a+64);h=RW(a+32);g=RW(a+36);if(h>=g)goto b28;j=h>q?h:q;l=RW(a+60);b30:;if(j==h)goto b32;
i=RB(l+h);if(i-9<5)goto b31;if(i==32)goto b31;goto b29;b32:;abort();b31:;h=h+1;if(g!=h)goto b30;h=g;
b29:;WW(a+32,h);b28:;WW(a+40,h);if(g>q)goto b34;if(g>=h)goto b33;b34:;abort();b33:;
if(g-h<8)goto b36;q=0;g=RW(a+60)+h;j=RB(g);l=j-48&255;r=RB(g+1)-48;i=(r&255)<10;
r=(i?l*10:l)+((i?r:0u)&255);i=i?3u:2u;l=0;if((j-58&255)<247)goto b37;l=0;if(r>n)goto b37;
j=RB(g+i-1);l=(U)(j==32)|(U)((j-9&255)<5);b37:;j=g+i;s=RB(j);t=s-48&255;u=RB(j+1)-48;j=(u&255)<10;
u=(j?t*10:t)+((j?u:0u)&255);i=(j?3u:2u)+i;if((s-58&255)<247)goto b38;if(u>n)goto b38;j=RB(g+i-1);
q=l&((U)(j==32)|(U)((j-9&255)<5));b38:;g=g+i;j=RB(g);switch(j-43){case 0:goto b39;case 2:goto b39;
default:goto b36;}b39:;g=RB(g+1);if((q&((U)(g==32)|(U)((g-9&255)<5)))!=1)goto b36;h=i+h;WW(a+40,h);
WW(a+32,h+2);v=j==43;goto b35;b36:;f11(a+176,a+8,n,f,p);if(RW(a+192)!=4)goto b5;v=RB(a+184);
u=RW(a+180);r=RW(a+176);b35:;q=RW(a+112);w=RW(a+124);if(RW(a+132)<<1<w)goto b40;f15(c);w=RW(a+124);
if(w)goto b40;g=0;w=0;goto b2;b40:;t=RW(a+108);i=RW(a+120);l=w-1;x=(L)r;y=(L)u;k=x<<32|y;
k=(k>>30^k)*13787848793156543929ull;z=(k>>27^k)*10723151780598845931ull;aa=z>>31;k=aa^z;g=l&(U)k;
h=i+(g<<4);j=RW(a+128);if(RW(h+12)!=j)goto b42;b43:;if(RL(h)!=k)goto b44;h=RW(h+8);if(h>=q)goto b45;
s=t+h*12;if(RW(s)!=r)goto b44;if(RW(s+4)!=u)goto b44;g=RW(a+112);q=h;goto b41;b45:;abort();b44:;
g=g+1&l;h=i+(g<<4);if(RW(h+12)==j)goto b43;b42:;if(g>=w)goto b2;h=i+(g<<4);WW(h+12,j);WW(h+8,q);
WL(h,k);WW(a+132,RW(a+132)+1);h=RW(a+112);if(h!=RW(a+104))goto b46;f5(a+72+32);t=RW(a+108);b46:;
g=t+h*12;WB(g+8,0);WW(g+4,u);WW(g,r);g=h+1;WW(a+112,g);b41:;if(q>=g)goto b24;h=t+q*12;
if(RB(h+8)==(v&255))goto b6;WB(h+8,v);WW(a+152,RW(a+152)+(v&1?1u:4294967295u));h=RW(a+144);
if(h!=RW(a+136))goto b47;f8(e);b47:;ab=RW(a+140);t=h<<2;WW(ab+t,q);ac=h+1;WW(a+144,ac);g=RW(a+148);
t0=y<<32;y=(L)(g-r+1);k=t0|y;k=(k>>30^k)*13787848793156543929ull;
k=(k>>27^k)*10723151780598845931ull;k=RL(a+80)^k>>31^k;WL(a+80,k);z=z^RL(a+72)^aa;WL(a+72,z);
aa=(L)(g-u+1);y=y<<32|aa;y=(y>>30^y)*13787848793156543929ull;y=(y>>27^y)*10723151780598845931ull;
y=RL(a+88)^y>>31^y;WL(a+88,y);x=aa<<32|x;x=(x>>30^x)*13787848793156543929ull;
x=(x>>27^x)*10723151780598845931ull;x=RL(a+96)^x>>31^x;WL(a+96,x);ad=RW(a+164);
if(RW(a+172)<<1<ad)goto b48;f15(b);ad=RW(a+164);if(ad)goto b48;ae=0;ad=0;goto b3;b48:;af=RW(a+160);
ag=ad-1;y=x<y?x:y;k=k<z?k:z;z=y<k?y:k;ae=ag&(U)z;h=af+(ae<<4);ah=RW(a+168);if(RW(h+12)!=ah)goto b49;
ai=RW(a+124);i=ai-1;aj=g+1;s=RW(a+108);q=RW(a+112);ak=q*12;al=s+ak;g=0u-Above(q-1|15);am=1u<<(g&31);
j=am+65535;an=j&4294901760u;ao=j>>16;ap=((g&31)<<2)+32828;j=RW(a+128);l=RW(a+120);aq=RW(a+152);
ar=s+8;as=s+44;at=q&4294967292u;au=q&3;av=t+4;b50:;if(RL(h)!=z)goto b51;u=RW(h+8);if(q)goto b54;t=1;
goto b53;b54:;t=RW(ap);if(t)goto b56;h=RW(32960);t=RW(32956);if(h-t>=am)goto b57;t1=Grow(ao);
g=t1<<16;WW(32960,g+an);t=g==h?t:g;b57:;WW(32956,t+am);if(t)goto b55;goto b52;b56:;WW(ap,RW(t));
b55:;r=0;if(q<4)goto b58;r=0;h=as;b59:;g=t+r;WB(g,RB(h-36));WB(g+1,RB(h-24));WB(g+2,RB(h-12));
WB(g+3,RB(h));h=h+48;r=r+4;if(at!=r)goto b59;if(!au)goto b53;b58:;h=t+r;g=ar+r*12;r=au;b60:;
WB(h,RB(g));g=g+12;h=h+1;r=r-1;if(r)goto b60;b53:;if(u>ac)goto b65;if(u==ac)goto b67;h=u<<2;g=av-h;
h=ab+h;b68:;r=RW(h);if(r>=q)goto b66;r=t+r;WB(r,RB(r)^1);h=h+4;g=g-4;if(g)goto b68;b67:;w=t+q;h=0;
r=ak;g=s;b71:;u=g;if(!r)goto b70;if(q==h)goto b70;v=t+h;r=r-12;g=u+12;h=h+1;if(!RB(v))goto b71;
r=RW(u+4);u=RW(u);aw=RW(32848);if(aw)goto b73;v=RW(32960);aw=RW(32956);if(v-aw>=32)goto b74;
t1=Grow(1);ax=t1<<16;WW(32960,ax+65536);aw=ax==v?aw:ax;b74:;WW(32956,aw+32);if(!aw)goto b52;
goto b72;b73:;WW(32848,RW(aw));b72:;h=t+h;WW(aw+4,r);WW(aw,u);ax=1;WW(a+184,1);WW(a+180,aw);
WW(a+176,4);b76:;r=g;if(r==al)goto b75;if(h==w)goto b75;g=r+12;u=RB(h);v=h+1;h=v;if(!u)goto b76;
h=RW(r+4);r=RW(r);if(ax!=RW(a+176))goto b77;f10(a+176,ax,1,4,8);aw=RW(a+180);b77:;u=aw+(ax<<3);
WW(u+4,h);WW(u,r);ax=ax+1;WW(a+184,ax);h=v;goto b76;b75:;if(!q)goto b78;WW(t,RW(ap));WW(ap,t);
ax=RW(a+184);b78:;aw=RW(a+180);ay=RW(a+176);goto b69;b70:;aw=4;ax=0;if(!q)goto b79;WW(t,RW(ap));
WW(ap,t);b79:;ay=0;b69:;if(ax!=aq)goto b64;ax=aw+(aq<<3);w=0;b80:;v=w;w=v+1;u=aw;b81:;
if(u==ax)goto b83;r=RW(u+4);h=RW(u);if(v)goto b84;t=r;r=h;goto b82;b84:;t=aj-h;if(v==1)goto b82;
g=aj-r;az=v==2;r=az?t:g;t=az?g:h;goto b82;b83:;if(!ay)goto b61;h=1;goto b62;b82:;if(!ai)goto b85;
k=(L)r<<32|(L)t;k=(k>>30^k)*13787848793156543929ull;k=(k>>27^k)*10723151780598845931ull;k=k>>31^k;
g=i&(U)k;h=l+(g<<4);if(RW(h+12)!=j)goto b85;u=u+8;b86:;if(RL(h)!=k)goto b87;h=RW(h+8);
if(h>=q)goto b88;h=s+h*12;if(RW(h)!=r)goto b87;if(RW(h+4)!=t)goto b87;if(RB(h+8))goto b81;goto b85;
b88:;abort();b87:;g=g+1&i;h=l+(g<<4);if(RW(h+12)==j)goto b86;b85:;if(w!=4)goto b80;if(!ay)goto b51;
goto b63;b66:;abort();b65:;abort();b64:;if(!ay)goto b51;b63:;h=0;b62:;
g=(0u-Above((ay<<3)-1|15)&31)<<2;WW(aw,RW(g+32828));WW(g+32828,aw);if(!h)goto b51;b61:;q=p+1;
if(q>o)goto b89;b90:;r=RW(a+64);h=RW(a+32);g=RW(a+36);if(h>=g)goto b93;j=h>r?h:r;l=RW(a+60);b95:;
if(j==h)goto b92;i=RB(l+h);if(i-9<5)goto b96;if(i!=32)goto b94;b96:;h=h+1;if(g!=h)goto b95;h=g;b94:;
WW(a+32,h);b93:;WW(a+40,h);if(g>r)goto b97;if(g>=h)goto b91;b97:;abort();b92:;abort();b91:;
if(g-h<8)goto b99;r=0;g=RW(a+60)+h;s=RB(g+1)-48;l=(s&255)<10;i=l?3u:2u;j=0;t=RB(g);
if((t-58&255)<247)goto b100;j=0;t=t-48&255;if((l?t*10:t)+((l?s:0u)&255)>n)goto b100;j=RB(g+i-1);
j=(U)(j==32)|(U)((j-9&255)<5);b100:;s=g+i;t=RB(s+1)-48;l=(t&255)<10;i=(l?3u:2u)+i;s=RB(s);
if((s-58&255)<247)goto b101;s=s-48&255;if((l?s*10:s)+((l?t:0u)&255)>n)goto b101;l=RB(g+i-1);
r=j&((U)(l==32)|(U)((l-9&255)<5));b101:;g=g+i;switch(RB(g)-43){case 0:goto b102;case 2:goto b102;
default:goto b99;}b102:;g=RB(g+1);if((r&((U)(g==32)|(U)((g-9&255)<5)))!=1)goto b99;h=i+h;WW(a+40,h);
WW(a+32,h+2);goto b98;b99:;f11(a+176,a+8,n,f,q);if(RW(a+192)!=4)goto b5;b98:;if(q>=o)goto b89;
q=q+(U)(q<o);if(q<=o)goto b90;b89:;ba=(L)p<<32|1;goto b25;b52:;abort();b51:;ae=ae+1&ag;h=af+(ae<<4);
if(RW(h+12)==ah)goto b50;b49:;if(ae>=ad)goto b3;h=af+(ae<<4);WW(h+12,ah);WW(h+8,ac);WL(h,z);
WW(a+172,RW(a+172)+1);if(p>=o)goto b26;p=p+(U)(p<o);if(p<=o)goto b27;b26:;
ba=ba&18446744069414584320ull;b25:;if(!((U)ba&1))goto b104;i=RW(a+44);h=RW(a+52);if(i-h>6)goto b105;
f10(d,h,7,1,1);i=RW(a+44);h=RW(a+52);b105:;k=ba&4294967296ull;j=RW(a+48);g=j+h;WW(g,RW(32777));
WW(g+3,RW(32780));h=h+7;WW(a+52,h);if(i!=h)goto b106;f10(d,i,1,1,1);i=RW(a+44);j=RW(a+48);
h=RW(a+52);b106:;WB(j+h,!k?49u:50u);g=h+1;WW(a+52,g);if(i-g>13)goto b107;f10(d,g,14,1,1);j=RW(a+48);
g=RW(a+52);b107:;k=ba>>32;h=0;i=j+g;WL(i+6,RL(32790));WL(i,RL(32784));j=g+14;WW(a+52,j);WW(a+192,0);
WL(a+184,0);WL(a+176,0);b111:;if(h+19>19)goto b110;g=a+176+h;i=g+19;z=k/10;WB(i,(U)(z*246+k)|48);
if(k<10)goto b109;y=k/100;WB(g+18,(U)(y*246+z)|48);h=h-2;g=k<100;k=y;if(!g)goto b111;g=h+21;
i=a+176+h+20;goto b108;b110:;abort();b109:;g=h+20;b108:;h=21u-g;l=RW(a+44);if(h<=l-j)goto b112;
f10(d,j,h,1,1);l=RW(a+44);j=RW(a+52);b112:;g=RW(a+48);f9(g+j,i,h);h=j+h;WW(a+52,h);
if(h!=l)goto b113;f25(d);g=RW(a+48);b113:;WB(g+h,10);h=h+1;goto b103;b104:;h=RW(a+52);
if(RW(a+44)-h>4)goto b114;f10(d,h,5,1,1);h=RW(a+52);b114:;g=RW(a+48)+h;WW(g,RW(32798));
WB(g+4,RB(32802));h=h+5;b103:;WW(a+52,h);f=f+1;goto b10;b24:;abort();b9:;abort();b8:;abort();b7:;
h=RW(a+104);if(!h)goto b115;g=RW(a+108);h=(0u-Above(h*12-1|15)&31)<<2;WW(g,RW(h+32828));
WW(h+32828,g);b115:;h=RW(a+116);if(!h)goto b116;g=RW(a+120);h=(0u-Above((h<<4)-1)&31)<<2;
WW(g,RW(h+32828));WW(h+32828,g);b116:;h=RW(a+136);if(!h)goto b4;g=RW(a+140);
h=(0u-Above((h<<2)-1|15)&31)<<2;WW(g,RW(h+32828));WW(h+32828,g);goto b4;b6:;h=RW(a+40);g=RW(a+64);
if(h<=g)goto b5;abort();b5:;h=RW(a+104);if(!h)goto b117;g=RW(a+108);h=(0u-Above(h*12-1|15)&31)<<2;
WW(g,RW(h+32828));WW(h+32828,g);b117:;h=RW(a+116);if(!h)goto b118;g=RW(a+120);
h=(0u-Above((h<<4)-1)&31)<<2;WW(g,RW(h+32828));WW(h+32828,g);b118:;h=RW(a+136);if(!h)goto b4;
g=RW(a+140);h=(0u-Above((h<<2)-1|15)&31)<<2;WW(g,RW(h+32828));WW(h+32828,g);b4:;h=RW(a+156);
if(!h)goto b119;g=RW(a+160);h=(0u-Above((h<<4)-1)&31)<<2;WW(g,RW(h+32828));WW(h+32828,g);b119:;
h=RW(a+52);if(!h)goto b120;((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),h);b120:;h=RW(a+44);
if(!h)goto b121;g=RW(a+48);h=(0u-Above(h-1|15)&31)<<2;WW(g,RW(h+32828));WW(h+32828,g);b121:;
h=RW(a+56);if(!h)goto b122;g=RW(a+60);h=(0u-Above(h-1|15)&31)<<2;WW(g,RW(h+32828));WW(h+32828,g);
b122:;G0=a+240;return;b3:;abort();b2:;abort();}static void f25(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;
c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;f26(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));
abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f26(U a,U b,U c,U d){
U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;
f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32828);if(e)goto b9;h=RW(32960);e=RW(32956);g=1u<<(f&31);
if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;WW(32960,f+(i&4294901760u));e=f==h?e:f;b11:;
WW(32956,e+g);if(!e)goto b6;goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32828);if(e)goto b12;
g=RW(32960);e=RW(32956);b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;
WW(32960,c+(f&4294901760u));e=c==g?e:c;b13:;WW(32956,e+b);goto b7;b12:;WW(b+32828,RW(e));goto b5;
b9:;WW(g+32828,RW(e));b8:;f9(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32828));WW(b+32828,c);b7:;
if(e)goto b5;b6:;e=1;WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"rowcolumnPlayer  wins on move Draw\12\357\273\277\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",60);
f24();return 0;}
