/* Gomoku (POJ 1970, ZOJ 2495)
 * Generated from src/gomoku/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest 8719210afc56c5dd */
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
static void f8(U a,U b,U c,U d);static void f9(U a,U b);static void f10(U a,U b,U c);
static void f11(U a,U b);static void f12(U a,L b);static void f13(U a,U b,U c,L d);
static void f14(U a,U b,U c);static void f15(U a,U b);static void f16(U a,U b);static U f17(U a);
static void f18(U a,U b);static void f19(U a,U b,U c,U d);static U f20(U a,U b,U c);
static void f21(void);static void f22(U a);static void f23(void);static void f24(void);
static void f25(U a,U b,U c,U d);static U f26(U a,U b,U c);static U f27(U a,U b,U c);
static U f28(U a,U b,U c);static U f29(U a,U b,U c);static U f30(U a,U b,U c);
static U f31(U a,U b,U c);static Any T[]={0,(Any)f19,(Any)f20};static U f2(U a,U b,U c){U d=0;
d=f3(c);if(!d)goto b2;f31(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+32832));WW(c+32832,a);
b2:;return d;}static U f3(U a){U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32832);
if(a)goto b2;d=RW(32964);a=RW(32960);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);
b=t0<<16;WW(32964,b+(e&4294901760u));a=b==d?a:b;b3:;WW(32960,a+c);return a;b2:;WW(c+32832,RW(a));
return a;}static void f4(U a,U b,U c,U d){if(d>b)goto b3;if(d<c)goto b2;f29(a,a+c,d-c);return;b3:;
abort();b2:;abort();}static void f5(U a,U b,U c){abort();}static void f6(U a,U b,U c){U d=0;
d=RW(a+8);if(c<=RW(a)-d)goto b4;f7(a,d,c);d=RW(a+8);goto b3;b4:;if(!c)goto b2;b3:;
f31(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f7(U a,U b,U c){U d=0,t0;d=G0-16;G0=d;b=c+b;
if(b>=c)goto b4;d=0;goto b3;b4:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;f8(d+4,t0,RW(a+4),c);
if(RW(d+4)!=1)goto b2;a=RW(d+12);d=RW(d+8);b3:;f9(d,a);abort();b2:;b=RW(d+8);WW(a,c);WW(a+4,b);
G0=d+16;}static void f8(U a,U b,U c,U d){if((int)d<0)goto b3;if(!b)goto b5;b=f2(c,b,d);goto b4;b5:;
b=f3(d);b4:;if(b)goto b6;WW(a+8,d);d=1;WW(a+4,1);goto b2;b6:;WW(a+8,d);WW(a+4,b);d=0;goto b2;b3:;
WW(a+4,0);d=1;b2:;WW(a,d);}static void f9(U a,U b){if(!a)goto b2;abort();b2:;abort();}
static void f10(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0;
d=G0-848;G0=d;e=b+c*116;c=32776;f=0;b5:;f30(d+164,0,76);g=c+8;h=RW(c);i=h*5;j=RW(c+4);k=j&31;
l=j*5&31;m=0;c=0;b6:;n=m+5;b=n-h;if(b>=29)goto b4;o=n+i;if(o>=29)goto b3;m=m+1;p=c+4;q=d+164+c;
r=RW(e+(b<<2))<<(k&31);c=RW(e+(o<<2));WL(d+96,17179869187ull);WL(d+88,8589934593ull);s=c>>(l&31);
c=0;b7:;o=RW(d+88+c);b=o*h+n;if(b>=29)goto b2;WW(d+772+c,RW(e+(b<<2))>>(o*j&31));c=c+4;
if(c!=16)goto b7;WW(q,RW(d+772)&((s|r)^4294967295u)&RW(d+776)&RW(d+780)&RW(d+784)&RW(e+(n<<2)));c=p;
if(p!=76)goto b6;f31(d+772,d+164,76);f31(d+468+f*76,d+772,76);c=g;f=f+1;if(f!=4)goto b5;
f31(d+164,d+468,304);f31(d+12,d+164,76);f31(d+88,d+164+76,76);f31(d+772,d+316,76);
f31(d+468,d+392,76);c=0;b=f30(a,0,76);b8:;WW(b+c,RW(d+88+c)|RW(d+12+c)|RW(d+772+c)|RW(d+468+c));
c=c+4;if(c!=76)goto b8;G0=d+848;return;b4:;abort();b3:;abort();b2:;abort();}
static void f11(U a,U b){abort();}static void f12(U a,L b){U c=0,d=0,e=0,g=0;L f=0;c=G0-32;G0=c;
WW(c+24,0);WL(c+16,0);WL(c+8,0);d=19;b3:;e=d;if(e>19)goto b2;f=b/10;WB(c+8+e,(U)(f*246+b)|48);d=e-1;
g=b<10;b=f;if(!g)goto b3;f6(a,c+8+d+1,21u-(e+1));G0=c+32;return;b2:;abort();}
static void f13(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;
b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;
h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;if(RB(j+c)==10)goto b6;j=j-1;i=i+1;
if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);WL(a+8,d+e);}static void f14(U a,U b,U c){
U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;e=RW(b+32);f=RW(b+56);if(e<=f)goto b2;abort();b2:;
f13(d,RW(b+52),e,RL(b+8));g=RL(d);WL(a+24,RL(d+8)+1);WL(a,RL(c));WL(a+8,RL(c+8));WL(a+16,g+RL(b)+1);
G0=d+16;}static void f15(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,t0;c=G0-32;G0=c;b8:;f16(c+24,b);
if(RW(c+28))goto b7;t0=f17(b);switch(t0&255){case 0:goto b7;case 1:case 2:goto b6;default:goto b8;}
b7:;d=0;b9:;e=d;f16(c+16,b);d=RW(c+20);if(d<e)goto b5;if(d==e)goto b10;f=d-e;g=RW(c+16)+e;h=0;b11:;
i=RB(g+h)-9;if(i>23)goto b12;if(1u<<(i&31)&8388639)goto b4;b12:;h=h+1;if(f!=h)goto b11;b10:;
t0=f17(b);switch(t0&255){case 0:goto b3;case 1:case 2:goto b6;default:goto b9;}b6:;b=0;goto b2;b5:;
abort();b4:;d=h+e;b3:;h=RW(b+24);WW(b+32,h);WW(b+24,h+d);f18(c+8,b);h=RW(c+12);b=RW(c+8);b2:;
WW(a+4,h);WW(a,b);G0=c+32;}static void f16(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);
e=RW(b+28);if(d>=e)goto b2;f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;
if(h!=32)goto b2;b5:;d=d+1;WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);
if(e<d)goto b6;if(e>c)goto b6;WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}static U f17(U a){
U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;if(!RB(a+61))goto b3;c=0;goto b2;b3:;
c=RW(a+44);if(!c)goto b5;t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;
WW(a+44,0);b5:;d=RW(a+32);e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f13(b+16,f,d,RL(a+8));g=RL(b+16);
WL(a+8,RL(b+24));WL(a,g+RL(a));c=RW(a+28);f4(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;
if(d<=RW(h)-e)goto b13;f7(h,e,d);c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f30(f+e,0,h);e=e+d;
WW(a+56,e);WB(i+h,0);b12:;j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=f26(f,32808,c);if(!t0)goto b14;b15:;if(c>e)goto b8;if(c<3)goto b6;
if(!((RH(f)^48111|RB(f+2)^191)&65535))goto b7;goto b6;b11:;abort();b10:;abort();b9:;abort();b8:;
abort();b7:;f4(f,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);goto b2;b4:;c=2;b2:;
G0=b+32;return c;}static void f18(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);
if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}
static void f19(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f20(U a,U b,U c){
Write(b,c);return 0;}static void f21(void){U a=0,b=0,c=0,d=0,e=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,
o=0,p=0,q=0,r=0,s=0,u=0,v=0;L f=0,t=0,w=0;a=G0-912;G0=a;WL(a+88,1);WL(a+80,0);WW(a+104,0);
WL(a+96,4294967296ull);WW(a+68,32812);WH(a+108,0);WL(a+72,0);WL(a+48,0);WL(a+56,0);WW(a+64,a+911);
f15(a+40,a+48);b=RW(a+40);if(!b)goto b2;c=RW(a+44);if(!c)goto b4;if(c==1)goto b5;
if((RB(b)&255)==48)goto b4;b5:;d=0;b6:;if(!c)goto b3;e=RB(b)-48&255;if(e>9)goto b4;f=(L)d*10;
if((U)(f>>32))goto b4;b=b+1;c=c-1;g=(U)f;d=g+e;if(d>=g)goto b6;b4:;f18(a+32,a+48);WW(a+584,0);
f14(a+344,a+48,a+584);if(RW(a+344)!=3)goto b2;d=RW(a+348);b3:;if(!d)goto b2;h=a+84;i=a+112+36;
j=a+112+12;k=a+384;l=a+344+16;m=a+344+8;n=a+344|4;o=a+584+116;p=1;b7:;q=0;f30(a+584,0,232);
r=p+(U)(p<d);b8:;f16(a+24,a+48);if(RW(a+28)<=37)goto b10;s=RW(a+24);WL(a+896,720611125288247296ull);
WW(a+888,15);WL(a+880,2305878194122661888ull);WW(a+872,12);WL(a+864,2305878194122661888ull);
WW(a+856,8);WL(a+848,2305878194122661888ull);WW(a+840,4);WL(a+832,2305878194122661888ull);b=0;
WW(a+824,0);t=0;e=0;g=0;b12:;u=a+816+b;c=RW(u+8);v=c<<1;if(v>=31)goto b11;f=RL(s+v)^RL(u+16);
w=f>>1&281479271743489ull;t=(w|18445899635894321148ull)&f^13511005043687472ull|t;
e=((U)((f&281479271743489ull)*281483566907400ull>>48)&15)<<(c&31)|e;
g=((U)(w*281483566907400ull>>48)&15)<<(c&31)|g;b=b+16;if(b!=80)goto b12;if(t!=0)goto b10;
b=(q<<2)+20;WW(o+b,g);WW(a+584+b,e);b=RW(a+72);WW(a+72,b+38);WW(a+80,b+36);goto b9;b11:;abort();
b10:;b=0;b13:;f15(a+16,a+48);c=RW(a+16);if(!c)goto b2;if(RW(a+20)!=1)goto b15;c=RB(c)-48&255;
if(c>2)goto b15;if(!c)goto b14;c=a+584+c*116+(q<<2)-96;WW(c,RW(c)|1u<<(b&31));goto b14;b15:;
f18(a+8,a+48);WW(a+824,d);WW(a+820,p);WW(a+816,1);WW(a+828,b+q*19);f14(m,a+48,a+816);goto b2;b14:;
b=b+1;if(b!=19)goto b13;b9:;q=q+1;if(q!=19)goto b8;f31(n,a+584,232);WL(j,RL(l));WL(j+8,RL(l+8));
WL(j+16,RL(l+16));f=RL(a+348);b=RW(a+356);f31(i,k,196);WW(a+120,b);WL(a+112,f);b=0;
f10(a+584,a+112,0);f10(a+344,a+112,1);c=0;b16:;c=RW(a+584+b)|c|RW(a+344+b);b=b+4;if(b!=76)goto b16;
if(!c)goto b18;u=Below(c);b=0;c=a+584;e=a+344;b19:;if(b==19)goto b18;b=b+1;v=RW(c);g=RW(e);e=e+4;
c=c+4;if(!((g|v)>>(u&31)&1))goto b19;f6(h,g>>(u&31)&1?32770u:32768u,2);f12(h,(L)b);b=RW(a+92);
if(b!=RW(a+84))goto b20;f22(h);b20:;WB(RW(a+88)+b,32);WW(a+92,b+1);f12(h,(L)(u+1));b=RW(a+92);
if(b!=RW(a+84))goto b21;f22(h);b21:;WB(RW(a+88)+b,10);WW(a+92,b+1);goto b17;b18:;f6(h,32772,2);b17:;
if(p>=d)goto b2;p=r;if(r<=d)goto b7;b2:;b=RW(a+92);if(!b)goto b22;
((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),b);b22:;b=RW(a+84);if(!b)goto b23;c=RW(a+88);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b23:;b=RW(a+96);if(!b)goto b24;
c=RW(a+100);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b24:;G0=a+912;}
static void f22(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f25(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f9(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f23(void){abort();}static void f24(void){abort();}
static void f25(U a,U b,U c,U d){U e=0;e=0;if((int)d>=0)goto b3;b=1;c=4;goto b2;b3:;if(!b)goto b5;
e=f2(c,b,d);goto b4;b5:;e=f3(d);b4:;if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;
e=d;b2:;WW(a+c,e);WW(a,b);}static U f26(U a,U b,U c){U d=0,e=0,f=0;d=0;if(!c)goto b2;b4:;e=RB(a);
f=RB(b);if(e!=f)goto b3;a=a+1;b=b+1;c=c-1;if(!c)goto b2;goto b4;b3:;d=e-f;b2:;return d;}
static U f27(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,t0;d=G0-16;
if(c>=16)goto b3;e=a;goto b2;b3:;f=0u-a&3;g=a+f;if(a>=g)goto b4;h=f-1;e=a;i=b;if(!f)goto b5;j=f;e=a;
i=b;b6:;WB(e,RB(i));i=i+1;e=e+1;j=j-1;if(j)goto b6;b5:;if(h<7)goto b4;b7:;WB(e,RB(i));
WB(e+1,RB(i+1));WB(e+2,RB(i+2));WB(e+3,RB(i+3));WB(e+4,RB(i+4));WB(e+5,RB(i+5));WB(e+6,RB(i+6));
WB(e+7,RB(i+7));i=i+8;e=e+8;if(e!=g)goto b7;b4:;j=c-f;h=j&4294967292u;e=g+h;i=b+f;b=i&3;
if(b)goto b9;if(g>=e)goto b8;b=i;b10:;WW(g,RW(b));b=b+4;g=g+4;if(g<e)goto b10;goto b8;b9:;c=0;
WW(d+12,0);f=d+12|b;k=4u-b;if(!(k&1))goto b11;WB(f,RB(i));c=1;b11:;if(!(k&2))goto b12;
WH(f+c,RH(i+c));b12:;f=i-b;l=b<<3;k=RW(d+12);if(g+4>=e)goto b13;m=0u-l&24;b14:;c=g;f=f+4;
t0=k>>(l&31);k=RW(f);WW(c,t0|k<<(m&31));g=c+4;if(c+8<e)goto b14;b13:;c=0;WB(d+8,0);WB(d+6,0);
if(b!=1)goto b16;n=d+8;b=0;m=0;o=0;goto b15;b16:;m=RB(f+5);b=RB(f+4);WB(d+8,b);m=m<<8;o=2;n=d+6;
b15:;if(!(i&1))goto b17;WB(n,RB(f+4+o));c=RB(d+6)<<16;b=RB(d+8);b17:;
WW(g,(m|c|b&255)<<(0u-l&24&31)|k>>(l&31));b8:;c=j&3;b=i+h;b2:;g=e+c;if(e>=g)goto b18;j=c-1;i=c&7;
if(!i)goto b19;b20:;WB(e,RB(b));b=b+1;e=e+1;i=i-1;if(i)goto b20;b19:;if(j<7)goto b18;b21:;
WB(e,RB(b));WB(e+1,RB(b+1));WB(e+2,RB(b+2));WB(e+3,RB(b+3));WB(e+4,RB(b+4));WB(e+5,RB(b+5));
WB(e+6,RB(b+6));WB(e+7,RB(b+7));b=b+8;e=e+8;if(e!=g)goto b21;b18:;return a;}
static U f28(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,t0;d=G0-32;
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
WB(g,RB(b));b=b-4;if(j<g)goto b41;b2:;return a;}static U f29(U a,U b,U c){U t0;t0=f28(a,b,c);
return t0;}static U f30(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0;if(c>=16)goto b3;d=a;goto b2;b3:;
e=0u-a&3;f=a+e;if(a>=f)goto b4;g=e-1;d=a;if(!e)goto b5;h=e;d=a;b6:;WB(d,b);d=d+1;h=h-1;if(h)goto b6;
b5:;if(g<7)goto b4;b7:;WB(d,b);WB(d+7,b);WB(d+6,b);WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);
WB(d+1,b);d=d+8;if(d!=f)goto b7;b4:;c=c-e;d=f+(c&4294967292u);if(f>=d)goto b8;h=(b&255)*16843009;
b9:;WW(f,h);f=f+4;if(f<d)goto b9;b8:;c=c&3;b2:;h=d+c;if(d>=h)goto b10;e=c-1;f=c&7;if(!f)goto b11;
b12:;WB(d,b);d=d+1;f=f-1;if(f)goto b12;b11:;if(e<7)goto b10;b13:;WB(d,b);WB(d+7,b);WB(d+6,b);
WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);WB(d+1,b);d=d+8;if(d!=h)goto b13;b10:;return a;}
static U f31(U a,U b,U c){U t0;t0=f27(a,b,c);return t0;}
int main(void){Grow(1);
memcpy(M+32768,"1\0122\0120\12\0\0\0\0\0\0\1\0\0\0\1\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\377\377\377\377\1\0\0\0\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",64);
f21();return 0;}
