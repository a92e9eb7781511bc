/* Number Game (POJ 1143)
 * Generated from src/number-game/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest 488e119b7b799655 */
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
static U G0=32768;static U f2(U a,U b,U c);static U f3(U a);static void f4(U a,U b,U c,U d);
static void f5(U a,U b,U c);static void f6(U a,U b,U c);static void f7(U a,U b,U c);
static void f8(U a);static void f9(U a,U b,U c,U d,U e,U f);static void f10(U a,U b);
static void f11(U a,U b,U c,U d,U e,U f);static void f12(U a,U b);static void f13(U a,U b);
static void f14(U a,U b);static U f15(U a);static void f16(U a,U b);static void f17(U a,L b);
static void f18(U a,U b);static U f19(U a,U b);static void f20(U a);
static void f21(U a,U b,U c,L d);static void f22(U a,U b,U c);static void f23(U a,U b,U c,U d);
static U f24(U a,U b,U c);static void f25(void);static void f26(void);static void f27(void);
static void f28(U a,U b,U c,U d);static U f29(U a,U b,U c);static U f30(U a,U b,U c);
static U f31(U a,U b,U c);static U f32(U a,U b,U c);static U f33(U a,U b,U c);
static U f34(U a,U b,U c);static Any T[]={0,(Any)f23,(Any)f24};static U f2(U a,U b,U c){U d=0;
d=f3(c);if(!d)goto b2;f34(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+32852));WW(c+32852,a);
b2:;return d;}static U f3(U a){U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32852);
if(a)goto b2;d=RW(32984);a=RW(32980);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);
b=t0<<16;WW(32984,b+(e&4294901760u));a=b==d?a:b;b3:;WW(32980,a+c);return a;b2:;WW(c+32852,RW(a));
return a;}static void f4(U a,U b,U c,U d){if(d>b)goto b3;if(d<c)goto b2;f32(a,a+c,d-c);return;b3:;
abort();b2:;abort();}static void f5(U a,U b,U c){abort();}static void f6(U a,U b,U c){U d=0;
d=RW(a+8);if(c<=RW(a)-d)goto b4;f7(a,d,c);d=RW(a+8);goto b3;b4:;if(!c)goto b2;b3:;
f34(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f7(U a,U b,U c){U d=0;d=G0-16;G0=d;
f9(d+8,a,b,c,1,1);c=RW(d+8);if(c==2147483649u)goto b2;f10(c,RW(d+12));abort();b2:;G0=d+16;}
static void f8(U a){U b=0;b=G0-16;G0=b;f9(b+8,a,RW(a),1,4,16);a=RW(b+8);if(a==2147483649u)goto b2;
f10(a,RW(b+12));abort();b2:;G0=b+16;}static void f9(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;
c=d+c;if(c>=d)goto b4;d=0;goto b3;b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;
f11(g+4,t0,RW(b+4),d,e,f);if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);
WW(b+4,c);d=2147483649u;b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f10(U a,U b){if(!a)goto b2;
abort();b2:;abort();}static void f11(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32))goto b3;d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f2(c,b*f,d);goto b6;b7:;
if(d)goto b8;h=e;goto b5;b8:;h=f3(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);g=0;b4:;h=8;
goto b2;b3:;d=0;b2:;WW(a+h,d);WW(a,g);}static void f12(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;
c=(b^4294967295u)&2097148;d=4;e=3;b4:;if(!(b>>(d&31)&1))goto b5;f=d>>1;g=2;h=e;b7:;if(f==g)goto b6;
i=c>>(g&31);g=g+1;h=h-1;if(!(i&c>>(h&31)&1))goto b7;f=g-1;goto b3;b6:;h=d-f;
if(c>>(f&31)&c>>(h&31)&1)goto b3;b5:;e=e+1;d=d+1;if(d!=20)goto b4;i=0;if(!(b&1048576))goto b2;g=2;
f=4294967295u;b9:;if(g==10)goto b8;h=c>>(g&31);d=f+19;f=f-1;g=g+1;if(!(h&c>>(d&31)&1))goto b9;
h=f+20;f=0u-f;goto b3;b8:;f=10;h=10;if(!(c&1024))goto b2;b3:;WW(a+8,h);WW(a+4,f);i=1;b2:;WW(a,i);}
static void f13(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,t0;L j=0;c=G0-32;G0=c;b9:;f14(c+24,b);
if(RW(c+28))goto b8;t0=f15(b);switch(t0&255){case 0:goto b8;case 1:case 2:goto b7;default:goto b9;}
b8:;d=0;b10:;e=d;f14(c+16,b);d=RW(c+20);if(d<e)goto b6;if(d==e)goto b11;f=d-e;g=RW(c+16)+e;h=0;b12:;
i=RB(g+h)-9;if(i>23)goto b13;if(1u<<(i&31)&8388639)goto b5;b13:;h=h+1;if(f!=h)goto b12;b11:;
t0=f15(b);switch(t0&255){case 0:goto b4;case 1:case 2:goto b7;default:goto b10;}b7:;e=2;goto b3;b6:;
abort();b5:;d=h+e;b4:;h=RW(b+24);WW(b+32,h);WW(b+24,h+d);f16(c+8,b);e=0;b=RW(c+12);if(!b)goto b3;
d=RW(c+8);if(b==1)goto b14;if((RB(d)&255)==48)goto b2;b14:;i=0;b16:;h=i;if(!b)goto b15;e=0;
i=RB(d)-48&255;if(i>9)goto b2;j=(L)h*10;if((U)(j>>32))goto b2;d=d+1;b=b-1;g=(U)j;i=g+i;
if(i<g)goto b2;goto b16;b15:;e=1;goto b2;b3:;b2:;WW(a+4,h);WW(a,e);G0=c+32;}
static void f14(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);e=RW(b+28);if(d>=e)goto b2;
f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;if(h!=32)goto b2;b5:;d=d+1;
WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);if(e<d)goto b6;if(e>c)goto b6;
WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}static U f15(U a){
U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;if(!RB(a+61))goto b3;c=0;goto b2;b3:;
c=RW(a+44);if(!c)goto b5;t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;
WW(a+44,0);b5:;d=RW(a+32);e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f21(b+16,f,d,RL(a+8));g=RL(b+16);
WL(a+8,RL(b+24));WL(a,g+RL(a));c=RW(a+28);f4(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;
if(d<=RW(h)-e)goto b13;f7(h,e,d);c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f33(f+e,0,h);e=e+d;
WW(a+56,e);WB(i+h,0);b12:;j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=f29(f,32829,c);if(!t0)goto b14;b15:;if(c>e)goto b8;if(c<3)goto b6;
if(!((RH(f)^48111|RB(f+2)^191)&65535))goto b7;goto b6;b11:;abort();b10:;abort();b9:;abort();b8:;
abort();b7:;f4(f,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);goto b2;b4:;c=2;b2:;
G0=b+32;return c;}static void f16(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);
if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}
static void f17(U a,L b){U c=0,d=0,e=0,g=0;L f=0;c=G0-32;G0=c;WW(c+24,0);WL(c+16,0);WL(c+8,0);d=19;
b3:;e=d;if(e>19)goto b2;f=b/10;WB(c+8+e,(U)(f*246+b)|48);d=e-1;g=b<10;b=f;if(!g)goto b3;
f6(a,c+8+d+1,21u-(e+1));G0=c+32;return;b2:;abort();}static void f18(U a,U b){abort();}
static U f19(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0;L k=0;c=G0-16;G0=c;d=b>>2;e=RW(a+8);
if(d>=e)goto b4;if(RW(RW(a+4)+(d<<2)))goto b5;f=0;g=2;b10:;h=1u<<(g&31);if(!(h&b))goto b11;
i=b&(h^4294967295u);if(g==19)goto b12;e=g+2;b13:;i=(i>>(e-g&31)&1?4294967295u:Turn(4294967294u,(
U)e))&i;j=e==20;if(j)goto b12;e=j?20u:e+1;if(e<21)goto b13;b12:;e=f19(a,i);i=RW(a+20);
if(e>=i)goto b9;f=(RW(RW(a+16)+(e<<4)+12)?0u:h)|f;b11:;g=g+1;if(g!=20)goto b10;
if(!(b&1048576))goto b14;e=f19(a,b&4293918719u);i=RW(a+20);if(e>=i)goto b8;
if(RW(RW(a+16)+(e<<4)+12))goto b14;WW(c+12,0);WL(c+4,4294967296ull);f=f|1048576;goto b7;b14:;j=0;
WW(c+12,0);WL(c+4,4294967296ull);if(f)goto b7;f6(c+4,32768,25);goto b6;b9:;abort();b8:;abort();b7:;
f6(c+4,32793,23);g=f&1048576;e=2;b16:;i=e;j=i==20;if(j)goto b18;e=i+1;if(!(f>>(i&31)&1))goto b16;
k=(L)i;goto b17;b18:;if(!g)goto b15;e=20;k=20;b17:;i=RW(c+12);if(i!=RW(c+4))goto b19;f20(c+4);b19:;
WB(RW(c+8)+i,32);WW(c+12,i+1);f17(c+4,k);if(j)goto b15;if(e<21)goto b16;b15:;j=f;b6:;
f6(c+4,32816,2);e=RW(a+20);if(e!=RW(a+12))goto b20;f8(a+12);b20:;i=RW(a+16)+(e<<4);WW(i+8,RW(c+12));
WL(i,RL(c+4));WW(i+12,j);e=e+1;WW(a+20,e);i=RW(a+8);if(d>=i)goto b3;WW(RW(a+4)+(d<<2),e);e=RW(a+8);
b5:;if(d<e)goto b2;b4:;abort();b3:;abort();b2:;e=RW(RW(a+4)+(d<<2));G0=c+16;return e-1;}
static void f20(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f28(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f10(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f21(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;L e=0,f=0;
if(c)goto b3;e=0;f=0;goto b2;b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;i=i+(U)(RB(j)==10);
j=j+1;l=l-1;if(l)goto b5;h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;
if(RB(j+c)==10)goto b6;j=j-1;i=i+1;if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);
WL(a+8,d+e);}static void f22(U a,U b,U c){U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;e=RW(b+32);f=RW(b+56);
if(e<=f)goto b2;abort();b2:;f21(d,RW(b+52),e,RL(b+8));g=RL(d);WL(a+32,RL(d+8)+1);WL(a,RL(c));
WL(a+8,RL(c+8));WL(a+16,RL(c+16));WL(a+24,g+RL(b)+1);G0=d+16;}static void f23(U a,U b,U c,U d){U t0;
t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f24(U a,U b,U c){Write(b,c);return 0;}
static void f25(void){U a=0,b=0,c=0,d=0,e=0,g=0,h=0,i=0,j=0,k=0,l=0,t0;L f=0;a=G0-208;G0=a;
WL(a+88,1);WL(a+80,0);WW(a+104,0);WL(a+96,4294967296ull);WW(a+68,32832);WH(a+108,0);WL(a+72,0);
WL(a+48,0);WL(a+56,0);WW(a+64,a+207);b=RW(32936);if(b)goto b4;c=RW(32984);b=RW(32980);
if(c-b>=2097152)goto b5;t0=Grow(32);d=t0<<16;WW(32984,d+2097152);b=d==c?b:d;b5:;WW(32980,b+2097152);
if(b)goto b3;goto b2;b4:;WW(32936,RW(b));b3:;e=a+84;b=f33(b,0,2097152);WL(a+128,4);WL(a+120,524288);
WW(a+116,b);WW(a+112,524288);f=1;b12:;f14(a+40,a+48);if(RW(a+44)<63)goto b14;c=RW(a+40);
g=RB(c+1)-48;b=(g&255)<10;d=0;h=RB(c);if((h-49&255)>8)goto b15;d=RB(c+(b?2u:1u));
d=(U)(d==32)|(U)((d-9&255)<5);b15:;h=h-48;g=b?h*10+g:h;if((g-1&255)>19)goto b14;if(!d)goto b14;
b=b|2;i=g&255;h=1;d=0;b16:;if(b>62)goto b10;g=b+1;if(b==62)goto b9;j=RB(c+b);
if((j-49&255)>=9)goto b14;k=RB(c+g)-48;l=(k&255)<10;b=b+l+2;g=b-1;if(b>63)goto b6;g=RB(c+g);
if(g-9<5)goto b17;if(g!=32)goto b14;b17:;g=j-48;g=(l?g*10+k:g)&255;g=g<32?1u<<(g&31):0u;
h=h&(U)(((d^4294967295u)&g&2097148)!=0);g=g|d;d=g;i=i-1;if(i)goto b16;if(!h)goto b14;b=RW(a+72)+b;
WW(a+80,b);WW(a+72,b);goto b13;b14:;f13(a+32,a+48);switch(RW(a+32)){case 0:goto b19;
case 1:case 2:goto b11;default:goto b20;}b20:;b=RW(a+36);if(!b)goto b11;if(b>20)goto b19;g=0;b21:;
f13(a+8,a+48);switch(RW(a+8)){case 0:goto b23;case 1:case 2:goto b11;default:goto b24;}b24:;
c=RW(a+12);if(c-2<19)goto b22;b23:;f16(a,a+48);WW(a+176,0);WL(a+192,f);f22(a+136,a+48,a+176);
goto b18;b22:;d=1u<<(c&31);if(d&g)goto b25;g=d|g;b=b-1;if(!b)goto b13;goto b21;b25:;WW(a+180,c);
WW(a+176,1);WL(a+192,f);f22(a+136,a+48,a+176);goto b18;b19:;f16(a+24,a+48);if(!RW(a+28))goto b11;
f16(a+16,a+48);WW(a+176,0);WL(a+192,f);f22(a+136,a+48,a+176);b18:;if(RW(a+136)!=4)goto b11;
if(RW(a+140)!=1)goto b11;g=RW(a+144);b13:;b=g>>2;c=RW(a+120);if(b>=c)goto b8;
if(RW(RW(a+116)+(b<<2)))goto b27;f12(a+136,g);if(RW(a+136))goto b26;b27:;b=f19(a+112,g);c=RW(a+132);
if(b>=c)goto b7;b=RW(a+128)+(b<<4);c=RW(b+8);b=RW(b+4);f6(e,32818,11);f17(e,f);f6(e,b,c);f=f+1;
goto b12;b26:;f12(a+136,g);if(!RW(a+136))goto b2;WL(a+192,f);b=RW(a+144);WW(a+188,b);c=RW(a+140);
WW(a+184,c);WW(a+176,2);WW(a+180,b+c);f22(a+136,a+48,a+176);b11:;b=RW(a+112);if(!b)goto b28;
c=RW(a+116);b=(0u-Above((b<<2)-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);b28:;h=RW(a+128);
c=RW(a+132);if(!c)goto b29;b=h;b30:;d=RW(b);if(!d)goto b31;g=RW(b+4);d=(0u-Above(d-1|15)&31)<<2;
WW(g,RW(d+32852));WW(d+32852,g);b31:;b=b+16;c=c-1;if(c)goto b30;b29:;b=RW(a+124);if(!b)goto b32;
b=(0u-Above((b<<4)-1)&31)<<2;WW(h,RW(b+32852));WW(b+32852,h);b32:;b=RW(a+92);if(!b)goto b33;
((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),b);b33:;b=RW(a+84);if(!b)goto b34;c=RW(a+88);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);b34:;b=RW(a+96);if(!b)goto b35;
c=RW(a+100);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32852));WW(b+32852,c);b35:;G0=a+208;return;b10:;
abort();b9:;abort();b8:;abort();b7:;abort();b6:;abort();b2:;abort();}static void f26(void){abort();}
static void f27(void){abort();}static void f28(U a,U b,U c,U d){U e=0;e=0;if((int)d>=0)goto b3;b=1;
c=4;goto b2;b3:;if(!b)goto b5;e=f2(c,b,d);goto b4;b5:;e=f3(d);b4:;if(e)goto b7;b=1;WW(a+4,1);
goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;e=d;b2:;WW(a+c,e);WW(a,b);}static U f29(U a,U b,U c){
U d=0,e=0,f=0;d=0;if(!c)goto b2;b4:;e=RB(a);f=RB(b);if(e!=f)goto b3;a=a+1;b=b+1;c=c-1;if(!c)goto b2;
goto b4;b3:;d=e-f;b2:;return d;}static U f30(U a,U b,U c){
U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,t0;d=G0-16;if(c>=16)goto b3;e=a;goto b2;b3:;
f=0u-a&3;g=a+f;if(a>=g)goto b4;h=f-1;e=a;i=b;if(!f)goto b5;j=f;e=a;i=b;b6:;WB(e,RB(i));i=i+1;e=e+1;
j=j-1;if(j)goto b6;b5:;if(h<7)goto b4;b7:;WB(e,RB(i));WB(e+1,RB(i+1));WB(e+2,RB(i+2));
WB(e+3,RB(i+3));WB(e+4,RB(i+4));WB(e+5,RB(i+5));WB(e+6,RB(i+6));WB(e+7,RB(i+7));i=i+8;e=e+8;
if(e!=g)goto b7;b4:;j=c-f;h=j&4294967292u;e=g+h;i=b+f;b=i&3;if(b)goto b9;if(g>=e)goto b8;b=i;b10:;
WW(g,RW(b));b=b+4;g=g+4;if(g<e)goto b10;goto b8;b9:;c=0;WW(d+12,0);f=d+12|b;k=4u-b;
if(!(k&1))goto b11;WB(f,RB(i));c=1;b11:;if(!(k&2))goto b12;WH(f+c,RH(i+c));b12:;f=i-b;l=b<<3;
k=RW(d+12);if(g+4>=e)goto b13;m=0u-l&24;b14:;c=g;f=f+4;t0=k>>(l&31);k=RW(f);WW(c,t0|k<<(m&31));
g=c+4;if(c+8<e)goto b14;b13:;c=0;WB(d+8,0);WB(d+6,0);if(b!=1)goto b16;n=d+8;b=0;m=0;o=0;goto b15;
b16:;m=RB(f+5);b=RB(f+4);WB(d+8,b);m=m<<8;o=2;n=d+6;b15:;if(!(i&1))goto b17;WB(n,RB(f+4+o));
c=RB(d+6)<<16;b=RB(d+8);b17:;WW(g,(m|c|b&255)<<(0u-l&24&31)|k>>(l&31));b8:;c=j&3;b=i+h;b2:;g=e+c;
if(e>=g)goto b18;j=c-1;i=c&7;if(!i)goto b19;b20:;WB(e,RB(b));b=b+1;e=e+1;i=i-1;if(i)goto b20;b19:;
if(j<7)goto b18;b21:;WB(e,RB(b));WB(e+1,RB(b+1));WB(e+2,RB(b+2));WB(e+3,RB(b+3));WB(e+4,RB(b+4));
WB(e+5,RB(b+5));WB(e+6,RB(b+6));WB(e+7,RB(b+7));b=b+8;e=e+8;if(e!=g)goto b21;b18:;return a;}
static U f31(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,t0;d=G0-32;
if(a-b>=c)goto b4;e=b+c;f=a+c;if(c>=16)goto b5;g=f;goto b3;b5:;h=f&3;i=0u-h;j=f&4294967292u;
if(j>=f)goto b6;k=h-1;g=f;l=e;if(!h)goto b7;m=h;g=f;l=e;b8:;g=g-1;l=l-1;WB(g,RB(l));m=m-1;
if(m)goto b8;b7:;if(k<3)goto b6;l=l-4;b9:;WB(g-1,RB(l+3));WB(g-2,RB(l+2));WB(g-3,RB(l+1));g=g-4;
WB(g,RB(l));l=l-4;if(j<g)goto b9;b6:;l=c-h;m=l&4294967292u;g=j-m;m=0u-m;e=e+i;h=e&3;if(h)goto b11;
if(g>=j)goto b10;b=l+b-4;b12:;j=j-4;WW(j,RW(b));b=b-4;if(g<j)goto b12;goto b10;b11:;k=0;WB(d+24,0);
WB(d+22,0);n=e-h;if(h!=1)goto b15;o=d+24;p=0;goto b14;b15:;k=RB(n);WB(d+24,k);p=RB(n+1);q=0;
if(!(e&1))goto b13;o=d+22;k=2;b14:;WB(o,RB(n+k));q=RB(d+22)<<16;k=RB(d+24);b13:;o=h<<3;
k=(p&255)<<8|q|k&255;q=g+4;if(q>=j)goto b16;b=b+(c-h);c=0u-o&24;b17:;b=b-4;n=b+i;t0=k<<(c&31);
k=RW(n);WW(f+i-4,t0|k>>(o&31));f=f-4;j=f+i;if(q<j)goto b17;b16:;b=0;WW(d+28,0);c=n+h-4;f=d+28|h;
h=4u-h;if(!(h&1))goto b18;WB(f,RB(c));b=1;b18:;if(!(h&2))goto b19;WH(f+b,RH(c+b));b19:;
WW(j-4,RW(d+28)>>(o&31)|k<<(0u-o&24&31));b10:;c=l&3;e=e+m;goto b3;b4:;if(c>=16)goto b21;g=a;
goto b20;b21:;m=0u-a&3;l=a+m;if(a>=l)goto b22;f=m-1;g=a;j=b;if(!m)goto b23;e=m;g=a;j=b;b24:;
WB(g,RB(j));j=j+1;g=g+1;e=e-1;if(e)goto b24;b23:;if(f<7)goto b22;b25:;WB(g,RB(j));WB(g+1,RB(j+1));
WB(g+2,RB(j+2));WB(g+3,RB(j+3));WB(g+4,RB(j+4));WB(g+5,RB(j+5));WB(g+6,RB(j+6));WB(g+7,RB(j+7));
j=j+8;g=g+8;if(g!=l)goto b25;b22:;e=c-m;f=e&4294967292u;g=l+f;j=b+m;b=j&3;if(b)goto b27;
if(l>=g)goto b26;b=j;b28:;WW(l,RW(b));b=b+4;l=l+4;if(l<g)goto b28;goto b26;b27:;c=0;WW(d+16,0);
m=d+16|b;h=4u-b;if(!(h&1))goto b29;WB(m,RB(j));c=1;b29:;if(!(h&2))goto b30;WH(m+c,RH(j+c));b30:;
m=j-b;i=b<<3;h=RW(d+16);if(l+4>=g)goto b31;k=0u-i&24;b32:;c=l;m=m+4;t0=h>>(i&31);h=RW(m);
WW(c,t0|h<<(k&31));l=c+4;if(c+8<g)goto b32;b31:;c=0;WB(d+12,0);WB(d+10,0);if(b!=1)goto b34;n=d+12;
b=0;k=0;o=0;goto b33;b34:;k=RB(m+5);b=RB(m+4);WB(d+12,b);k=k<<8;o=2;n=d+10;b33:;if(!(j&1))goto b35;
WB(n,RB(m+4+o));c=RB(d+10)<<16;b=RB(d+12);b35:;WW(l,(k|c|b&255)<<(0u-i&24&31)|h>>(i&31));b26:;c=e&3;
b=j+f;b20:;l=g+c;if(g>=l)goto b2;e=c-1;j=c&7;if(!j)goto b36;b37:;WB(g,RB(b));b=b+1;g=g+1;j=j-1;
if(j)goto b37;b36:;if(e<7)goto b2;b38:;WB(g,RB(b));WB(g+1,RB(b+1));WB(g+2,RB(b+2));WB(g+3,RB(b+3));
WB(g+4,RB(b+4));WB(g+5,RB(b+5));WB(g+6,RB(b+6));WB(g+7,RB(b+7));b=b+8;g=g+8;if(g!=l)goto b38;
goto b2;b3:;j=g-c;if(j>=g)goto b2;l=c-1;b=c&3;if(!b)goto b39;b40:;g=g-1;e=e-1;WB(g,RB(e));b=b-1;
if(b)goto b40;b39:;if(l<3)goto b2;b=e-4;b41:;WB(g-1,RB(b+3));WB(g-2,RB(b+2));WB(g-3,RB(b+1));g=g-4;
WB(g,RB(b));b=b-4;if(j<g)goto b41;b2:;return a;}static U f32(U a,U b,U c){U t0;t0=f31(a,b,c);
return t0;}static U f33(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0;if(c>=16)goto b3;d=a;goto b2;b3:;
e=0u-a&3;f=a+e;if(a>=f)goto b4;g=e-1;d=a;if(!e)goto b5;h=e;d=a;b6:;WB(d,b);d=d+1;h=h-1;if(h)goto b6;
b5:;if(g<7)goto b4;b7:;WB(d,b);WB(d+7,b);WB(d+6,b);WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);
WB(d+1,b);d=d+8;if(d!=f)goto b7;b4:;c=c-e;d=f+(c&4294967292u);if(f>=d)goto b8;h=(b&255)*16843009;
b9:;WW(f,h);f=f+4;if(f<d)goto b9;b8:;c=c&3;b2:;h=d+c;if(d>=h)goto b10;e=c-1;f=c&7;if(!f)goto b11;
b12:;WB(d,b);d=d+1;f=f-1;if(f)goto b12;b11:;if(e<7)goto b10;b13:;WB(d,b);WB(d+7,b);WB(d+6,b);
WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);WB(d+1,b);d=d+8;if(d!=h)goto b13;b10:;return a;}
static U f34(U a,U b,U c){U t0;t0=f30(a,b,c);return t0;}
int main(void){Grow(1);
memcpy(M+32768,"\12There's no winning move.\12The winning moves are:\12\12Test Case #\357\273\277\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",84);
f25();return 0;}
