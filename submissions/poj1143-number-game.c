/* Number Game (POJ 1143)
 * Generated from src/number-game/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest 0623d61b91f8b2ad */
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
static U G0=32768;static U f5(U a,U b,U c);static U f6(U a);static U f7(U a,U b,U c);
static void f8(U a,U b,U c,U d);static void f9(U a,U b,U c);static void f10(U a,U b,U c);
static void f11(U a,U b,U c);static void f12(U a);static void f13(U a,U b,U c,U d,U e,U f);
static void f14(U a,U b);static void f15(U a,U b,U c,U d,U e,U f);static void f16(U a,U b);
static void f17(U a,U b);static void f18(U a,U b);static U f19(U a);static void f20(U a,U b);
static void f21(U a,U b);static void f22(U a,L b);static U f23(U a,U b);static void f24(U a);
static void f25(U a,U b,U c,L d);static void f26(U a,U b,U c);static U f27(U a,U b,U c);
static void f28(U a,U b,U c,U d);static U f29(U a,U b,U c);static void f31(void);
static void f32(void);static void f33(void);static void f34(U a,U b,U c,U d);static Any T[]={
0,(Any)f28,(Any)f29};static U f5(U a,U b,U c){U d=0;d=f6(c);if(!d)goto b2;f7(d,a,c<b?c:b);
c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+32852));WW(c+32852,a);b2:;return d;}static U f6(U a){
U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32852);if(a)goto b2;d=RW(32984);
a=RW(32980);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);b=t0<<16;
WW(32984,b+(e&4294901760u));a=b==d?a:b;b3:;WW(32980,a+c);return a;b2:;WW(c+32852,RW(a));return a;}
static U f7(U a,U b,U c){Copy(a,b,c);return a;}static void f8(U a,U b,U c,U d){if(d>b)goto b3;
if(d<c)goto b2;f7(a,a+c,d-c);return;b3:;abort();b2:;abort();}static void f9(U a,U b,U c){abort();}
static void f10(U a,U b,U c){U d=0;d=RW(a+8);if(c<=RW(a)-d)goto b4;f11(a,d,c);d=RW(a+8);goto b3;b4:;
if(!c)goto b2;b3:;f7(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f11(U a,U b,U c){U d=0;d=G0-16;
G0=d;f13(d+8,a,b,c,1,1);c=RW(d+8);if(c==2147483649u)goto b2;f14(c,RW(d+12));abort();b2:;G0=d+16;}
static void f12(U a){U b=0;b=G0-16;G0=b;f13(b+8,a,RW(a),1,4,16);a=RW(b+8);if(a==2147483649u)goto b2;
f14(a,RW(b+12));abort();b2:;G0=b+16;}static void f13(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;
c=d+c;if(c>=d)goto b4;d=0;goto b3;b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;
f15(g+4,t0,RW(b+4),d,e,f);if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);
WW(b+4,c);d=2147483649u;b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f14(U a,U b){if(!a)goto b2;
abort();b2:;abort();}static void f15(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32))goto b3;d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f5(c,b*f,d);goto b6;b7:;
if(d)goto b8;h=e;goto b5;b8:;h=f6(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);g=0;b4:;h=8;
goto b2;b3:;d=0;b2:;WW(a+h,d);WW(a,g);}static void f16(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;
c=(b^4294967295u)&2097148;d=4;e=3;b4:;if(!(b>>(d&31)&1))goto b5;f=d>>1;g=2;h=e;b7:;if(f==g)goto b6;
i=c>>(g&31);g=g+1;h=h-1;if(!(i&c>>(h&31)&1))goto b7;f=g-1;goto b3;b6:;h=d-f;
if(c>>(f&31)&c>>(h&31)&1)goto b3;b5:;e=e+1;d=d+1;if(d!=20)goto b4;i=0;if(!(b&1048576))goto b2;g=2;
f=4294967295u;b9:;if(g==10)goto b8;h=c>>(g&31);d=f+19;f=f-1;g=g+1;if(!(h&c>>(d&31)&1))goto b9;
h=f+20;f=0u-f;goto b3;b8:;f=10;h=10;if(!(c&1024))goto b2;b3:;WW(a+8,h);WW(a+4,f);i=1;b2:;WW(a,i);}
static void f17(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,t0;L k=0;c=G0-32;G0=c;b6:;f18(c+24,b);
if(RW(c+28))goto b5;t0=f19(b);switch(t0&255){case 0:goto b5;case 2:goto b4;default:goto b6;}b5:;d=0;
b8:;f18(c+16,b);e=RW(c+20);if(e<d)goto b7;f=RW(c+16)+d;g=e-d;h=0;b9:;i=f+h;j=g-h;if(j<8)goto b13;
k=RL(i);k=(k^18446744073709551615ull)&k+16059518370053021407ull&9259542123273814144ull;
if(k!=0)goto b12;h=h+8;goto b10;b13:;f=0;if(g==h)goto b14;e=e-(d+h);f=0;b15:;g=RB(i+f)-9;
if(g>23)goto b16;if(1u<<(g&31)&8388639)goto b14;b16:;f=f+1;if(e!=f)goto b15;f=j;b14:;h=f+h;goto b11;
b12:;h=((U)(L)BelowL(k)>>3)+h;if(h>=g)goto b17;i=RB(f+h)-9;if(i>23)goto b18;
if(1u<<(i&31)&8388639)goto b11;b18:;h=h+1;goto b10;b17:;abort();b11:;f18(c+8,b);d=h+d;
if(d<RW(c+12))goto b19;t0=f19(b);switch(t0&255){case 0:goto b19;case 2:goto b4;default:goto b8;}
b19:;h=RW(b+24);WW(b+32,h);WW(b+24,h+d);f21(c,b);f=0;g=RW(c+4);if(!g)goto b3;i=RW(c);
if(g==1)goto b20;if((RB(i)&255)==48)goto b2;b20:;j=0;b21:;h=j;if(g)goto b22;f=1;goto b2;b22:;f=0;
j=RB(i)-48&255;if(j>9)goto b2;k=(L)h*10;if((U)(k>>32))goto b2;i=i+1;g=g-1;b=(U)k;j=b+j;
if(j>=b)goto b21;goto b2;b10:;if(h<=g)goto b9;abort();b7:;abort();b4:;f=2;b3:;b2:;WW(a+4,h);WW(a,f);
G0=c+32;}static void f18(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);e=RW(b+28);
if(d>=e)goto b2;f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;
if(h!=32)goto b2;b5:;d=d+1;WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);
if(e<d)goto b6;if(e>c)goto b6;WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}static U f19(U a){
U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;if(!RB(a+61))goto b3;c=0;goto b2;b3:;
c=RW(a+44);if(!c)goto b5;t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;
WW(a+44,0);b5:;d=RW(a+32);e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f25(b+16,f,d,RL(a+8));g=RL(b+16);
WL(a+8,RL(b+24));WL(a,g+RL(a));c=RW(a+28);f8(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;
if(d<=RW(h)-e)goto b13;f11(h,e,d);c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f27(f+e,0,h);e=e+d;
WW(a+56,e);WB(i+h,0);b12:;j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=Compare(f,32829,c);if(!t0)goto b14;b15:;e=RW(a+56);if(c>e)goto b8;
if(c<3)goto b6;d=RW(a+52);t0=Compare(32829,d,3);if(!t0)goto b7;goto b6;b11:;abort();b10:;abort();
b9:;abort();b8:;abort();b7:;f8(d,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);
goto b2;b4:;c=2;b2:;G0=b+32;return c;}static void f20(U a,U b){abort();}static void f21(U a,U b){
U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;
WW(a+4,d-e);WW(a,RW(b+52)+e);}static void f22(U a,L b){U c=0,d=0,e=0,g=0;L f=0;c=G0-32;G0=c;
WW(c+24,0);WL(c+16,0);WL(c+8,0);d=19;b3:;e=d;if(e>19)goto b2;f=b/10;WB(c+8+e,(U)(f*246+b)|48);d=e-1;
g=b<10;b=f;if(!g)goto b3;f10(a,c+8+d+1,21u-(e+1));G0=c+32;return;b2:;abort();}static U f23(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0;L k=0;c=G0-16;G0=c;d=b>>2;e=RW(a+8);if(d>=e)goto b4;
if(RW(RW(a+4)+(d<<2)))goto b5;f=0;g=2;b10:;h=1u<<(g&31);if(!(h&b))goto b11;i=b&(h^4294967295u);
if(g==19)goto b12;e=g+2;b13:;i=(i>>(e-g&31)&1?4294967295u:Turn(4294967294u,(U)e))&i;j=e==20;
if(j)goto b12;e=j?20u:e+1;if(e<21)goto b13;b12:;e=f23(a,i);i=RW(a+20);if(e>=i)goto b9;
f=(RW(RW(a+16)+(e<<4)+12)?0u:h)|f;b11:;g=g+1;if(g!=20)goto b10;if(!(b&1048576))goto b14;
e=f23(a,b&4293918719u);i=RW(a+20);if(e>=i)goto b8;if(RW(RW(a+16)+(e<<4)+12))goto b14;WW(c+12,0);
WL(c+4,4294967296ull);f=f|1048576;goto b7;b14:;j=0;WW(c+12,0);WL(c+4,4294967296ull);if(f)goto b7;
f10(c+4,32768,25);goto b6;b9:;abort();b8:;abort();b7:;f10(c+4,32793,23);g=f&1048576;e=2;b16:;i=e;
j=i==20;if(j)goto b18;e=i+1;if(!(f>>(i&31)&1))goto b16;k=(L)i;goto b17;b18:;if(!g)goto b15;e=20;
k=20;b17:;i=RW(c+12);if(i!=RW(c+4))goto b19;f24(c+4);b19:;WB(RW(c+8)+i,32);WW(c+12,i+1);f22(c+4,k);
if(j)goto b15;if(e<21)goto b16;b15:;j=f;b6:;f10(c+4,32816,2);e=RW(a+20);if(e!=RW(a+12))goto b20;
f12(a+12);b20:;i=RW(a+16)+(e<<4);WW(i+8,RW(c+12));WL(i,RL(c+4));WW(i+12,j);e=e+1;WW(a+20,e);
i=RW(a+8);if(d>=i)goto b3;WW(RW(a+4)+(d<<2),e);e=RW(a+8);b5:;if(d<e)goto b2;b4:;abort();b3:;abort();
b2:;e=RW(RW(a+4)+(d<<2));G0=c+16;return e-1;}static void f24(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;
c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;f34(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f14(RW(b+8),RW(b+12));
abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f25(U a,U b,U c,L d){
U g=0,h=0,i=0,j=0,k=0,l=0;L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;b3:;f=0;g=c;h=b;b4:;i=0;j=h;
k=g<255?g:255u;l=k;b5:;i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;h=h+k;f=f+((L)i&255);g=g-k;
if(g)goto b4;j=b-1;i=0;b7:;if(RB(j+c)==10)goto b6;j=j-1;i=i+1;if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;
e=(L)i;b2:;WL(a,f);WL(a+8,d+e);}static void f26(U a,U b,U c){U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;
e=RW(b+32);f=RW(b+56);if(e<=f)goto b2;abort();b2:;f25(d,RW(b+52),e,RL(b+8));g=RL(d);
WL(a+32,RL(d+8)+1);WL(a,RL(c));WL(a+8,RL(c+8));WL(a+16,RL(c+16));WL(a+24,g+RL(b)+1);G0=d+16;}
static U f27(U a,U b,U c){Fill(a,b,c);return a;}static void f28(U a,U b,U c,U d){U t0;t0=Read(c,d);
WW(a+4,t0);WW(a,0);}static U f29(U a,U b,U c){Write(b,c);return 0;}static void f31(void){
U a=0,b=0,c=0,d=0,e=0,g=0,h=0,i=0,j=0,k=0,l=0,t0;L f=0;a=G0-208;G0=a;WL(a+88,1);WL(a+80,0);
WW(a+104,0);WL(a+96,4294967296ull);WW(a+68,32832);WH(a+108,0);WL(a+72,0);WL(a+48,0);WL(a+56,0);
WW(a+64,a+207);b=RW(32936);if(b)goto b4;c=RW(32984);b=RW(32980);if(c-b>=2097152)goto b5;t0=Grow(32);
d=t0<<16;WW(32984,d+2097152);b=d==c?b:d;b5:;WW(32980,b+2097152);if(b)goto b3;goto b2;b4:;
WW(32936,RW(b));b3:;e=a+84;b=f27(b,0,2097152);WL(a+128,4);WL(a+120,524288);WW(a+116,b);
WW(a+112,524288);f=1;b12:;f18(a+40,a+48);if(RW(a+44)<63)goto b14;c=RW(a+40);g=RB(c+1)-48;
b=(g&255)<10;d=0;h=RB(c);if((h-49&255)>8)goto b15;d=RB(c+(b?2u:1u));d=(U)(d==32)|(U)((d-9&255)<5);
b15:;h=h-48;g=b?h*10+g:h;if((g-1&255)>19)goto b14;if(!d)goto b14;b=b|2;i=g&255;h=1;d=0;b16:;
if(b>62)goto b10;g=b+1;if(b==62)goto b9;j=RB(c+b);if((j-49&255)>=9)goto b14;k=RB(c+g)-48;
l=(k&255)<10;b=b+l+2;g=b-1;if(b>63)goto b6;g=RB(c+g);if(g-9<5)goto b17;if(g!=32)goto b14;b17:;
g=j-48;g=(l?g*10+k:g)&255;g=g<32?1u<<(g&31):0u;h=h&(U)(((d^4294967295u)&g&2097148)!=0);g=g|d;d=g;
i=i-1;if(i)goto b16;if(!h)goto b14;b=RW(a+72)+b;WW(a+80,b);WW(a+72,b);goto b13;b14:;f17(a+32,a+48);
switch(RW(a+32)){case 0:goto b19;case 2:goto b11;default:goto b20;}b20:;b=RW(a+36);if(!b)goto b11;
if(b>20)goto b19;g=0;b21:;f17(a+8,a+48);switch(RW(a+8)){case 0:goto b23;case 2:goto b11;
default:goto b24;}b24:;c=RW(a+12);if(c-2<19)goto b22;b23:;f21(a,a+48);WW(a+176,0);WL(a+192,f);
f26(a+136,a+48,a+176);goto b18;b22:;d=1u<<(c&31);if(d&g)goto b25;g=d|g;b=b-1;if(!b)goto b13;
goto b21;b25:;WW(a+180,c);WW(a+176,1);WL(a+192,f);f26(a+136,a+48,a+176);goto b18;b19:;
f21(a+24,a+48);if(!RW(a+28))goto b11;f21(a+16,a+48);WW(a+176,0);WL(a+192,f);f26(a+136,a+48,a+176);
b18:;if(RW(a+136)!=4)goto b11;if(RW(a+140)!=1)goto b11;g=RW(a+144);b13:;b=g>>2;c=RW(a+120);
if(b>=c)goto b8;if(RW(RW(a+116)+(b<<2)))goto b27;f16(a+136,g);if(RW(a+136))goto b26;b27:;
b=f23(a+112,g);c=RW(a+132);if(b>=c)goto b7;b=RW(a+128)+(b<<4);c=RW(b+8);b=RW(b+4);f10(e,32818,11);
f22(e,f);f10(e,b,c);f=f+1;goto b12;b26:;f16(a+136,g);if(!RW(a+136))goto b2;WL(a+192,f);b=RW(a+144);
WW(a+188,b);c=RW(a+140);WW(a+184,c);WW(a+176,2);WW(a+180,b+c);f26(a+136,a+48,a+176);b11:;
b=RW(a+112);if(!b)goto b28;c=RW(a+116);b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32852));
WW(b+32852,c);b28:;h=RW(a+128);c=RW(a+132);if(!c)goto b29;b=h;b30:;d=RW(b);if(!d)goto b31;g=RW(b+4);
d=(0u-Above(d-1|15)&31)<<2;WW(g,RW(d+32852));WW(d+32852,g);b31:;b=b+16;c=c-1;if(c)goto b30;b29:;
b=RW(a+124);if(!b)goto b32;b=(0u-Above((b<<4)-1)&31)<<2;WW(h,RW(b+32852));WW(b+32852,h);b32:;
b=RW(a+92);if(!b)goto b33;((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),b);b33:;b=RW(a+84);
if(!b)goto b34;c=RW(a+88);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);b34:;
b=RW(a+96);if(!b)goto b35;c=RW(a+100);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);
b35:;G0=a+208;return;b10:;abort();b9:;abort();b8:;abort();b7:;abort();b6:;abort();b2:;abort();}
static void f32(void){abort();}static void f33(void){abort();}static void f34(U a,U b,U c,U d){
U e=0;e=0;if((int)d>=0)goto b3;b=1;c=4;goto b2;b3:;if(!b)goto b5;e=f5(c,b,d);goto b4;b5:;e=f6(d);
b4:;if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;e=d;b2:;WW(a+c,e);WW(a,b);}
int main(void){Grow(1);
memcpy(M+32768,"\12There's no winning move.\12The winning moves are:\12\12Test Case #\357\273\277\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",84);
f31();return 0;}
