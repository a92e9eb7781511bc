/* Gomoku (POJ 1970, ZOJ 2495)
 * Generated from src/gomoku/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest b0907c4400a96644 */
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
static void f11(U a,U b,U c);static void f12(U a,U b,U c,U d);static void f13(U a,U b);
static void f14(U a,U b,U c);static U f15(U a,U b,U c);static void f16(U a,U b);
static void f17(U a,L b);static void f18(U a,U b,U c,L d);static void f19(U a,U b,U c);
static void f20(U a,U b);static void f21(U a,U b);static U f22(U a);static void f23(U a,U b);
static void f24(U a,U b,U c,U d);static U f25(U a,U b,U c);static void f27(void);
static void f28(U a);static void f29(void);static void f30(void);static void f31(U a,U b,U c,U d);
static Any T[]={0,(Any)f24,(Any)f25};static U f5(U a,U b,U c){U d=0;d=f6(c);if(!d)goto b2;
f7(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+32832));WW(c+32832,a);b2:;return d;}
static U f6(U a){U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32832);if(a)goto b2;
d=RW(32964);a=RW(32960);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);b=t0<<16;
WW(32964,b+(e&4294901760u));a=b==d?a:b;b3:;WW(32960,a+c);return a;b2:;WW(c+32832,RW(a));return a;}
static U f7(U a,U b,U c){Copy(a,b,c);return a;}static void f8(U a,U b,U c,U d){if(d>b)goto b3;
if(d<c)goto b2;f7(a,a+c,d-c);return;b3:;abort();b2:;abort();}static void f9(U a,U b,U c){abort();}
static void f10(U a,U b,U c){U d=0;d=RW(a+8);if(c<=RW(a)-d)goto b4;f11(a,d,c);d=RW(a+8);goto b3;b4:;
if(!c)goto b2;b3:;f7(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f11(U a,U b,U c){U d=0,t0;d=G0-16;
G0=d;b=c+b;if(b>=c)goto b4;d=0;goto b3;b4:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;
f12(d+4,t0,RW(a+4),c);if(RW(d+4)!=1)goto b2;a=RW(d+12);d=RW(d+8);b3:;f13(d,a);abort();b2:;b=RW(d+8);
WW(a,c);WW(a+4,b);G0=d+16;}static void f12(U a,U b,U c,U d){if((int)d<0)goto b3;if(!b)goto b5;
b=f5(c,b,d);goto b4;b5:;b=f6(d);b4:;if(b)goto b6;WW(a+8,d);d=1;WW(a+4,1);goto b2;b6:;WW(a+8,d);
WW(a+4,b);d=0;goto b2;b3:;WW(a+4,0);d=1;b2:;WW(a,d);}static void f13(U a,U b){if(!a)goto b2;abort();
b2:;abort();}static void f14(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,
r=0,s=0;d=G0-848;G0=d;e=b+c*116;c=32776;f=0;b5:;f15(d+164,0,76);g=c+8;h=RW(c);i=h*5;j=RW(c+4);
k=j&31;l=j*5&31;m=0;c=0;b6:;n=m+5;b=n-h;if(b>=29)goto b4;o=n+i;if(o>=29)goto b3;m=m+1;p=c+4;
q=d+164+c;r=RW(e+(b<<2))<<(k&31);c=RW(e+(o<<2));WL(d+96,17179869187ull);WL(d+88,8589934593ull);
s=c>>(l&31);c=0;b7:;o=RW(d+88+c);b=o*h+n;if(b>=29)goto b2;WW(d+772+c,RW(e+(b<<2))>>(o*j&31));c=c+4;
if(c!=16)goto b7;WW(q,RW(d+772)&((s|r)^4294967295u)&RW(d+776)&RW(d+780)&RW(d+784)&RW(e+(n<<2)));c=p;
if(p!=76)goto b6;f7(d+772,d+164,76);f7(d+468+f*76,d+772,76);c=g;f=f+1;if(f!=4)goto b5;
f7(d+164,d+468,304);f7(d+12,d+164,76);f7(d+88,d+164+76,76);f7(d+772,d+316,76);f7(d+468,d+392,76);
c=0;b=f15(a,0,76);b8:;WW(b+c,RW(d+88+c)|RW(d+12+c)|RW(d+772+c)|RW(d+468+c));c=c+4;if(c!=76)goto b8;
G0=d+848;return;b4:;abort();b3:;abort();b2:;abort();}static U f15(U a,U b,U c){Fill(a,b,c);return a;
}static void f16(U a,U b){abort();}static void f17(U a,L b){U c=0,d=0,e=0,g=0;L f=0;c=G0-32;G0=c;
WW(c+24,0);WL(c+16,0);WL(c+8,0);d=19;b3:;e=d;if(e>19)goto b2;f=b/10;WB(c+8+e,(U)(f*246+b)|48);d=e-1;
g=b<10;b=f;if(!g)goto b3;f10(a,c+8+d+1,21u-(e+1));G0=c+32;return;b2:;abort();}
static void f18(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;
b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;
h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;if(RB(j+c)==10)goto b6;j=j-1;i=i+1;
if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);WL(a+8,d+e);}static void f19(U a,U b,U c){
U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;e=RW(b+32);f=RW(b+56);if(e<=f)goto b2;abort();b2:;
f18(d,RW(b+52),e,RL(b+8));g=RL(d);WL(a+24,RL(d+8)+1);WL(a,RL(c));WL(a+8,RL(c+8));WL(a+16,g+RL(b)+1);
G0=d+16;}static void f20(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,t0;L k=0;c=G0-32;G0=c;b5:;
f21(c+24,b);if(RW(c+28))goto b4;t0=f22(b);switch(t0&255){case 0:goto b4;case 2:goto b3;
default:goto b5;}b4:;d=0;b7:;f21(c+16,b);e=RW(c+20);if(e<d)goto b6;f=RW(c+16)+d;g=e-d;h=0;b8:;i=f+h;
j=g-h;if(j<8)goto b12;k=RL(i);k=(
k^18446744073709551615ull)&k+16059518370053021407ull&9259542123273814144ull;if(k!=0)goto b11;h=h+8;
goto b9;b12:;f=0;if(g==h)goto b13;e=e-(d+h);f=0;b14:;g=RB(i+f)-9;if(g>23)goto b15;
if(1u<<(g&31)&8388639)goto b13;b15:;f=f+1;if(e!=f)goto b14;f=j;b13:;h=f+h;goto b10;b11:;
h=((U)(L)BelowL(k)>>3)+h;if(h>=g)goto b16;i=RB(f+h)-9;if(i>23)goto b17;
if(1u<<(i&31)&8388639)goto b10;b17:;h=h+1;goto b9;b16:;abort();b10:;f21(c+8,b);d=h+d;
if(d<RW(c+12))goto b18;t0=f22(b);switch(t0&255){case 0:goto b18;case 2:goto b3;default:goto b7;}
b18:;h=RW(b+24);WW(b+32,h);WW(b+24,h+d);f23(c,b);h=RW(c+4);g=RW(c);goto b2;b9:;if(h<=g)goto b8;
abort();b6:;abort();b3:;g=0;b2:;WW(a+4,h);WW(a,g);G0=c+32;}static void f21(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);e=RW(b+28);if(d>=e)goto b2;f=d>c?d:c;g=RW(b+52);b4:;
if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;if(h!=32)goto b2;b5:;d=d+1;WW(b+24,d);if(e!=d)goto b4;
d=e;goto b2;b3:;abort();b2:;WW(b+32,d);if(e<d)goto b6;if(e>c)goto b6;WW(a+4,e-d);WW(a,RW(b+52)+d);
return;b6:;abort();}static U f22(U a){U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;
if(!RB(a+61))goto b3;c=0;goto b2;b3:;c=RW(a+44);if(!c)goto b5;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;WW(a+44,0);b5:;d=RW(a+32);
e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f18(b+16,f,d,RL(a+8));g=RL(b+16);WL(a+8,RL(b+24));
WL(a,g+RL(a));c=RW(a+28);f8(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);WW(a+24,RW(a+24)-d);
if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;if(d<=RW(h)-e)goto b13;f11(h,e,d);
c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f15(f+e,0,h);e=e+d;WW(a+56,e);WB(i+h,0);b12:;
j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=Compare(f,32808,c);if(!t0)goto b14;b15:;e=RW(a+56);if(c>e)goto b8;
if(c<3)goto b6;d=RW(a+52);t0=Compare(32808,d,3);if(!t0)goto b7;goto b6;b11:;abort();b10:;abort();
b9:;abort();b8:;abort();b7:;f8(d,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);
goto b2;b4:;c=2;b2:;G0=b+32;return c;}static void f23(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);
e=RW(b+32);if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}
static void f24(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f25(U a,U b,U c){
Write(b,c);return 0;}static void f27(void){U a=0,b=0,c=0,d=0,e=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,
o=0,p=0,q=0,r=0,s=0,u=0,v=0;L f=0,t=0,w=0;a=G0-912;G0=a;WL(a+88,1);WL(a+80,0);WW(a+104,0);
WL(a+96,4294967296ull);WW(a+68,32812);WH(a+108,0);WL(a+72,0);WL(a+48,0);WL(a+56,0);WW(a+64,a+911);
f20(a+40,a+48);b=RW(a+40);if(!b)goto b2;c=RW(a+44);if(!c)goto b4;if(c==1)goto b5;
if((RB(b)&255)==48)goto b4;b5:;d=0;b6:;if(!c)goto b3;e=RB(b)-48&255;if(e>9)goto b4;f=(L)d*10;
if((U)(f>>32))goto b4;b=b+1;c=c-1;g=(U)f;d=g+e;if(d>=g)goto b6;b4:;f23(a+32,a+48);WW(a+584,0);
f19(a+344,a+48,a+584);if(RW(a+344)!=3)goto b2;d=RW(a+348);b3:;if(!d)goto b2;h=a+84;i=a+112+36;
j=a+112+12;k=a+384;l=a+344+16;m=a+344+8;n=a+344|4;o=a+584+116;p=1;b7:;q=0;f15(a+584,0,232);
r=p+(U)(p<d);b8:;f21(a+24,a+48);if(RW(a+28)<=37)goto b10;s=RW(a+24);WL(a+896,720611125288247296ull);
WW(a+888,15);WL(a+880,2305878194122661888ull);WW(a+872,12);WL(a+864,2305878194122661888ull);
WW(a+856,8);WL(a+848,2305878194122661888ull);WW(a+840,4);WL(a+832,2305878194122661888ull);b=0;
WW(a+824,0);t=0;e=0;g=0;b12:;u=a+816+b;c=RW(u+8);v=c<<1;if(v>=31)goto b11;f=RL(s+v)^RL(u+16);
w=f>>1&281479271743489ull;t=(w|18445899635894321148ull)&f^13511005043687472ull|t;
e=((U)((f&281479271743489ull)*281483566907400ull>>48)&15)<<(c&31)|e;
g=((U)(w*281483566907400ull>>48)&15)<<(c&31)|g;b=b+16;if(b!=80)goto b12;if(t!=0)goto b10;
b=(q<<2)+20;WW(o+b,g);WW(a+584+b,e);b=RW(a+72);WW(a+72,b+38);WW(a+80,b+36);goto b9;b11:;abort();
b10:;b=0;b13:;f20(a+16,a+48);c=RW(a+16);if(!c)goto b2;if(RW(a+20)!=1)goto b15;c=RB(c)-48&255;
if(c>2)goto b15;if(!c)goto b14;c=a+584+c*116+(q<<2)-96;WW(c,RW(c)|1u<<(b&31));goto b14;b15:;
f23(a+8,a+48);WW(a+824,d);WW(a+820,p);WW(a+816,1);WW(a+828,b+q*19);f19(m,a+48,a+816);goto b2;b14:;
b=b+1;if(b!=19)goto b13;b9:;q=q+1;if(q!=19)goto b8;f7(n,a+584,232);WL(j,RL(l));WL(j+8,RL(l+8));
WL(j+16,RL(l+16));f=RL(a+348);b=RW(a+356);f7(i,k,196);WW(a+120,b);WL(a+112,f);b=0;
f14(a+584,a+112,0);f14(a+344,a+112,1);c=0;b16:;c=RW(a+584+b)|c|RW(a+344+b);b=b+4;if(b!=76)goto b16;
if(!c)goto b18;u=Below(c);b=0;c=a+584;e=a+344;b19:;if(b==19)goto b18;b=b+1;v=RW(c);g=RW(e);e=e+4;
c=c+4;if(!((g|v)>>(u&31)&1))goto b19;f10(h,g>>(u&31)&1?32770u:32768u,2);f17(h,(L)b);b=RW(a+92);
if(b!=RW(a+84))goto b20;f28(h);b20:;WB(RW(a+88)+b,32);WW(a+92,b+1);f17(h,(L)(u+1));b=RW(a+92);
if(b!=RW(a+84))goto b21;f28(h);b21:;WB(RW(a+88)+b,10);WW(a+92,b+1);goto b17;b18:;f10(h,32772,2);
b17:;if(p>=d)goto b2;p=r;if(r<=d)goto b7;b2:;b=RW(a+92);if(!b)goto b22;
((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),b);b22:;b=RW(a+84);if(!b)goto b23;c=RW(a+88);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b23:;b=RW(a+96);if(!b)goto b24;
c=RW(a+100);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b24:;G0=a+912;}
static void f28(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f31(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f13(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f29(void){abort();}static void f30(void){abort();}
static void f31(U a,U b,U c,U d){U e=0;e=0;if((int)d>=0)goto b3;b=1;c=4;goto b2;b3:;if(!b)goto b5;
e=f5(c,b,d);goto b4;b5:;e=f6(d);b4:;if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;
e=d;b2:;WW(a+c,e);WW(a,b);}
int main(void){Grow(1);
memcpy(M+32768,"1\0122\0120\12\0\0\0\0\0\0\1\0\0\0\1\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\377\377\377\377\1\0\0\0\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",64);
f27();return 0;}
