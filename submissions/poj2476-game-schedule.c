/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated from src/game-schedule/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest b747705f599d0701 */
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
static void f5(U a,U b,U c);static void f6(U a,U b,U c);static void f7(U a,U b,U c,U d,U e);
static void f8(U a,U b,U c);static void f9(U a,U b);static void f10(U a,U b);static void f11(U a);
static void f12(U a,U b,U c,U d,U e,U f);static void f13(U a);static void f14(U a);
static void f15(U a,U b,U c,U d,U e,U f);static L f16(U a,U b);
static void f17(U a,U b,U c,U d,U e,U f);static void f18(U a,U b);static void f19(U a,U b,U c,L d);
static void f20(U a,U b,U c);static void f21(U a,U b);static void f22(U a,U b);static U f23(U a);
static void f24(U a,U b);static void f25(U a,U b,U c,U d);static U f26(U a,U b,U c);
static void f27(void);static void f28(U a);static void f29(void);static void f30(void);
static void f31(U a,U b,U c,U d);static U f32(U a,U b,U c);static U f33(U a,U b,U c);
static U f34(U a,U b,U c);static U f35(U a,U b,U c);static U f36(U a,U b,U c);
static U f37(U a,U b,U c);static Any T[]={0,(Any)f25,(Any)f26};static U f2(U a,U b,U c){U d=0;
d=f3(c);if(!d)goto b2;f37(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+32844));WW(c+32844,a);
b2:;return d;}static U f3(U a){U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32844);
if(a)goto b2;d=RW(32976);a=RW(32972);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);
b=t0<<16;WW(32976,b+(e&4294901760u));a=b==d?a:b;b3:;WW(32972,a+c);return a;b2:;WW(c+32844,RW(a));
return a;}static void f4(U a,U b,U c,U d){if(d>b)goto b3;if(d<c)goto b2;f35(a,a+c,d-c);return;b3:;
abort();b2:;abort();}static void f5(U a,U b,U c){abort();}static void f6(U a,U b,U c){U d=0,e=0,f=0;
d=RW(a+8);if(b<=RW(a)-d)goto b2;f7(a,d,b,4,4);d=RW(a+8);b2:;e=RW(a+4)+(d<<2);f=1;if(b<2)goto b3;
f=b-1;b4:;WW(e,c);e=e+4;f=f-1;if(f)goto b4;f=b;b3:;WW(e,c);WW(a+8,d+f);}
static void f7(U a,U b,U c,U d,U e){U f=0;f=G0-16;G0=f;f12(f+8,a,b,c,d,e);e=RW(f+8);
if(e==2147483649u)goto b2;f10(e,RW(f+12));abort();b2:;G0=f+16;}static void f8(U a,U b,U c){U d=0;
d=RW(a+8);if(c<=RW(a)-d)goto b4;f7(a,d,c,1,1);d=RW(a+8);goto b3;b4:;if(!c)goto b2;b3:;
f37(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f9(U a,U b){U c=0,d=0;if(b)goto b4;c=0;d=4;goto b3;
b4:;c=b<<2;d=f3(c);if(!d)goto b2;f36(d,0,c);c=b;b3:;WW(a+8,b);WW(a+4,d);WW(a,c);return;b2:;f10(4,c);
abort();}static void f10(U a,U b){if(!a)goto b2;abort();b2:;abort();}static void f11(U a){U b=0;
b=G0-16;G0=b;f12(b+8,a,RW(a),1,4,12);a=RW(b+8);if(a==2147483649u)goto b2;f10(a,RW(b+12));abort();
b2:;G0=b+16;}static void f12(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;c=d+c;if(c>=d)goto b4;
d=0;goto b3;b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;f15(g+4,t0,RW(b+4),d,e,f);
if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);WW(b+4,c);d=2147483649u;
b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f13(U a){U b=0;b=G0-16;G0=b;f12(b+8,a,RW(a),1,4,4);
a=RW(b+8);if(a==2147483649u)goto b2;f10(a,RW(b+12));abort();b2:;G0=b+16;}static void f14(U a){U b=0;
b=G0-16;G0=b;f12(b+8,a,RW(a),1,4,8);a=RW(b+8);if(a==2147483649u)goto b2;f10(a,RW(b+12));abort();b2:;
G0=b+16;}static void f15(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32))goto b3;d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f2(c,b*f,d);goto b6;b7:;
if(d)goto b8;h=e;goto b5;b8:;h=f3(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);g=0;b4:;h=8;
goto b2;b3:;d=0;b2:;WW(a+h,d);WW(a,g);}static L f16(U a,U b){U c=0,e=0;L d=0;c=G0-16;G0=c;d=(L)b;
b2:;WL(c+8,0);e=b<8?b:8u;f37(c+8,a,e);d=RL(c+8)^d;d=(d>>30^d)*13787848793156543929ull;
d=(d>>27^d)*10723151780598845931ull;d=d>>31^d;a=a+e;b=b-e;if(b)goto b2;G0=c+16;return d;}
static void f17(U a,U b,U c,U d,U e,U f){U g=0;if(f)goto b3;g=0;goto b2;b3:;g=f-1;if(g<e)goto b4;
abort();b4:;g=RW(d+(g<<2));b2:;if(f>=e)goto b5;f=RW(d+(f<<2));if(f<g)goto b7;if(f<=c)goto b6;b7:;
abort();b6:;WW(a+4,f-g);WW(a,b+g);return;b5:;abort();}static void f18(U a,U b){abort();}
static void f19(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;
b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;
h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;if(RB(j+c)==10)goto b6;j=j-1;i=i+1;
if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);WL(a+8,d+e);}static void f20(U a,U b,U c){
U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;e=RW(b+32);f=RW(b+56);if(e<=f)goto b2;abort();b2:;
f19(d,RW(b+52),e,RL(b+8));g=RL(d);WL(a+32,RL(d+8)+1);WL(a,RL(c));WL(a+8,RL(c+8));WL(a+16,RL(c+16));
WL(a+24,g+RL(b)+1);G0=d+16;}static void f21(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,t0;c=G0-32;G0=c;
b8:;f22(c+24,b);if(RW(c+28))goto b7;t0=f23(b);switch(t0&255){case 0:goto b7;case 1:case 2:goto b6;
default:goto b8;}b7:;d=0;b9:;e=d;f22(c+16,b);d=RW(c+20);if(d<e)goto b5;if(d==e)goto b10;f=d-e;
g=RW(c+16)+e;h=0;b11:;i=RB(g+h)-9;if(i>23)goto b12;if(1u<<(i&31)&8388639)goto b4;b12:;h=h+1;
if(f!=h)goto b11;b10:;t0=f23(b);switch(t0&255){case 0:goto b3;case 1:case 2:goto b6;default:goto b9;
}b6:;b=0;goto b2;b5:;abort();b4:;d=h+e;b3:;h=RW(b+24);WW(b+32,h);WW(b+24,h+d);f24(c+8,b);h=RW(c+12);
b=RW(c+8);b2:;WW(a+4,h);WW(a,b);G0=c+32;}static void f22(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;
c=RW(b+56);d=RW(b+24);e=RW(b+28);if(d>=e)goto b2;f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);
if(h-9<5)goto b5;if(h!=32)goto b2;b5:;d=d+1;WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;
WW(b+32,d);if(e<d)goto b6;if(e>c)goto b6;WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}
static U f23(U a){U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;if(!RB(a+61))goto b3;
c=0;goto b2;b3:;c=RW(a+44);if(!c)goto b5;t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);
if(t0)goto b4;WW(a+44,0);b5:;d=RW(a+32);e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f19(b+16,f,d,RL(a+8));
g=RL(b+16);WL(a+8,RL(b+24));WL(a,g+RL(a));c=RW(a+28);f4(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;
if(d<=RW(h)-e)goto b13;f7(h,e,d,1,1);c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f36(f+e,0,h);
e=e+d;WW(a+56,e);WB(i+h,0);b12:;j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=f32(f,32818,c);if(!t0)goto b14;b15:;if(c>e)goto b8;if(c<3)goto b6;
if(!((RH(f)^48111|RB(f+2)^191)&65535))goto b7;goto b6;b11:;abort();b10:;abort();b9:;abort();b8:;
abort();b7:;f4(f,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);goto b2;b4:;c=2;b2:;
G0=b+32;return c;}static void f24(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);
if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}
static void f25(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f26(U a,U b,U c){
Write(b,c);return 0;}static void f27(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,
o=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,aa=0,ab=0,ac=0,ae=0,af=0,ag=0,t0;L k=0,p=0,ad=0,ah=0;
a=G0-416;G0=a;WL(a+136,1);WL(a+128,0);WW(a+152,0);WL(a+144,4294967296ull);WW(a+116,32824);
WH(a+156,0);WL(a+120,0);WL(a+96,0);WL(a+104,0);WW(a+112,a+415);WL(a+212,1);WL(a+204,8);WL(a+196,0);
WL(a+188,17179869184ull);WL(a+180,4);WL(a+172,0);WL(a+164,4294967296ull);WW(a+292,0);WL(a+284,4);
WL(a+276,0);WL(a+268,17179869184ull);WL(a+260,4);WL(a+252,0);WL(a+244,17179869184ull);WL(a+236,4);
WL(a+228,0);WL(a+220,17179869184ull);b=a+280;c=a+220+48;d=a+220+36;e=a+220+24;f=a+220+12;g=a+164+24;
h=a+164+12;i=a+96+36;j=4;k=1;b2:;f21(a+88,a+96);l=RW(a+88);if(!l)goto b13;m=RW(a+92);if(!m)goto b15;
if(m==1)goto b16;if((RB(l)&255)==48)goto b15;b16:;n=0;b18:;if(!m)goto b17;o=RB(l)-48&255;
if(o>9)goto b15;p=(L)n*10;if((U)(p>>32))goto b15;l=l+1;m=m-1;q=(U)p;n=q+o;if(n>=q)goto b18;goto b15;
b17:;switch(n){case 0:goto b13;case 1:goto b15;default:goto b14;}b15:;f24(a+80,a+96);
if(!RW(a+84))goto b13;f24(a+72,a+96);WW(a+384,0);WL(a+400,k);f20(a+336,a+96,a+384);
if(RW(a+336)!=8)goto b13;if(RW(a+340)!=1)goto b13;n=RW(a+344);b14:;WW(a+216,0);WW(a+196,0);
WW(a+184,0);WW(a+172,0);m=RW(a+212)+1;WW(a+212,m);if(m)goto b19;m=RW(a+208);if(!m)goto b20;
f36(RW(a+204),0,m<<4);b20:;WW(a+212,1);b19:;if(!n)goto b21;r=0;s=0;b25:;f21(a+64,a+96);t=RW(a+64);
if(!t)goto b13;u=r+1;v=RW(a+68);if(v)goto b26;m=1;goto b24;b26:;p=f16(t,v);w=RW(a+216);m=RW(a+208);
if(w<<1>=m)goto b29;o=RW(a+204);x=m;goto b28;b29:;if(m<=67108863)goto b32;a=0;goto b31;b32:;l=m<<1;
x=l>256?l:256u;l=x<<4;y=f3(l);if(y)goto b30;a=8;y=l;b31:;f10(a,y);abort();b30:;l=l-16;o=f36(y,0,l);
l=o+l;WL(l+8,0);WL(l,0);WW(a+208,x);z=RW(a+200);WW(a+200,x);aa=RW(a+204);WW(a+204,o);if(!m)goto b33;
ab=aa+(m<<4);q=x-1;l=RW(a+212);ac=aa;b34:;if(RW(ac+12)!=l)goto b35;ad=RL(ac);m=q&(U)ad;
if(RW(o+(m<<4)+12)!=l)goto b36;b37:;m=m+1&q;if(RW(o+(m<<4)+12)==l)goto b37;b36:;if(m>=x)goto b27;
ae=RW(ac+8);m=o+(m<<4);WW(m+12,l);WW(m+8,ae);WL(m,ad);b35:;ac=ac+16;if(ac!=ab)goto b34;b33:;
if(!z)goto b38;m=(0u-Above((z<<4)-1)&31)<<2;WW(aa,RW(m+32844));WW(m+32844,aa);b38:;b28:;ac=x-1;
l=ac&(U)p;m=o+(l<<4);q=RW(a+212);if(RW(m+12)!=q)goto b39;ab=RW(a+172);ae=RW(a+168);b40:;
if(RL(m)!=p)goto b41;m=RW(m+8);f17(a+56,ae,ab,j,s,m);if(RW(a+60)!=v)goto b41;t0=f32(RW(a+56),t,v);
if(t0)goto b41;l=m+1;m=2;goto b24;b41:;l=l+1&ac;m=o+(l<<4);if(RW(m+12)==q)goto b40;b39:;
if(l<x)goto b42;abort();b42:;m=o+(l<<4);WW(m+12,q);WW(m+8,r);WL(m,p);WW(a+216,w+1);f8(a+164,t,v);
l=RW(a+172);m=RW(a+184);if(m!=RW(a+176))goto b43;f13(h);b43:;j=RW(a+180);WW(j+(m<<2),l);s=m+1;
WW(a+184,s);r=u;if(u==n)goto b23;goto b25;b27:;abort();b24:;WW(a+344,l);WW(a+340,u);WW(a+336,m);
WL(a+352,k);f20(a+296,a+96,a+336);goto b22;b23:;if(s<2)goto b21;r=1;b44:;WW(a+376,0);WW(a+380,0);
u=RW(a+208);q=u-1;w=r;r=w+1;aa=a+380;n=RW(a+184);x=RW(a+180);ab=RW(a+172);ae=RW(a+168);ac=RW(a+212);
v=RW(a+204);z=1;b46:;f21(a+48,a+96);t=RW(a+48);if(!t)goto b13;s=RW(a+52);if(s)goto b48;j=3;goto b47;
b48:;p=f16(t,s);if(u)goto b49;j=4;goto b47;b49:;j=4;o=q&(U)p;l=v+(o<<4);if(RW(l+12)!=ac)goto b47;
b50:;if(RL(l)!=p)goto b51;l=RW(l+8);f17(a+40,ae,ab,x,n,l);if(RW(a+44)!=s)goto b51;
t0=f32(RW(a+40),t,s);if(t0)goto b51;WW(aa,l);l=z&1;aa=a+376;z=0;if(!l)goto b45;goto b46;b51:;j=4;
o=o+1&q;l=v+(o<<4);if(RW(l+12)==ac)goto b50;b47:;WW(a+340,w);WW(a+336,j);WL(a+352,k);
f20(a+296,a+96,a+336);goto b22;b45:;o=RW(a+380);j=RW(a+376);if(o==j)goto b52;l=RW(a+196);
if(l!=RW(a+188))goto b53;f14(g);b53:;q=RW(a+192)+(l<<3);WW(q+4,j);WW(q,o);WW(a+196,l+1);
if(w!=m)goto b44;goto b21;b52:;f24(a+32,a+96);WW(a+340,w);WW(a+336,5);WL(a+352,k);
f20(a+296,a+96,a+336);b22:;if(RW(a+296)!=8)goto b13;if(!RB(a+300))goto b13;b21:;WW(a+228,0);
ae=RW(a+192);ab=RW(a+196);w=ab+1;f6(a+220,w,0);WW(a+240,0);f6(f,w,0);WW(a+252,0);
f6(e,w,4294967295u);WW(a+276,0);if(ab)goto b55;WW(a+288,0);goto b54;b55:;m=0;
if(ab<=RW(a+268))goto b56;f7(c,0,ab,4,8);m=RW(a+276);b56:;j=RW(a+272);l=j+(m<<3);if(ab!=1)goto b58;
m=m+1;o=8;goto b57;b58:;o=ab<<3;f36(l,0,o-8);m=m+ab;l=j+(m<<3)-8;b57:;WL(l,0);r=0;WW(a+288,0);
WW(a+276,m);u=ae+o;x=RW(a+236);s=RW(a+240);n=RW(a+224);v=RW(a+228);t=ae;b59:;ac=r;r=ac+1;q=t;t=q+8;
m=0;b63:;l=RW(q+m);if(l>=v)goto b62;j=l<<2;o=n+j;WW(o,RW(o)+1);if(l>=s)goto b61;l=x+j;
WW(l,RW(l)^ac);m=m+4;if(m==8)goto b60;goto b63;b62:;abort();b61:;abort();b60:;if(t!=u)goto b59;b54:;
l=0;WW(a+292,0);WW(a+264,0);j=ab+1;o=0;m=0;b64:;WW(a+292,RW(a+292)^m);q=RW(a+228);if(m>=q)goto b4;
if(RW(RW(a+224)+l)!=1)goto b65;if(o!=RW(a+256))goto b66;f13(d);b66:;WW(RW(a+260)+(o<<2),m);o=o+1;
WW(a+264,o);b65:;l=l+4;m=m+1;if(j!=m)goto b64;if(!ab)goto b68;b69:;v=RW(a+264);if(w==2)goto b71;
aa=RW(a+260);goto b70;b71:;aa=RW(a+260);if(v!=2)goto b70;m=RW(aa);l=RW(a+240);if(m>=l)goto b72;
m=RW(RW(a+236)+(m<<2));if(m>=ab)goto b73;WW(aa,RW(ae+(m<<3)));v=1;goto b70;b73:;abort();b72:;
abort();b70:;WL(a+260,4);z=RW(a+256);WW(a+256,0);if(v)goto b75;u=0;af=RW(a+292);goto b74;b75:;
j=v<<2;x=RW(a+248);s=RW(a+252);n=RW(a+236);ac=RW(a+240);l=aa;b84:;o=RW(l);if(o>=ac)goto b83;
m=RW(n+(o<<2));if(m>=ab)goto b81;q=ae+(m<<3);o=RW(q)^RW(q+4)^o;if(o>=s)goto b82;l=l+4;o=x+(o<<2);
t0=o;o=RW(o);WW(t0,o<m?o:m);j=j-4;if(j)goto b84;q=0;s=4;af=RW(a+292);u=0;l=0;b85:;o=aa+(l<<2);b86:;
j=RW(o);m=RW(a+240);if(j>=m)goto b80;m=RW(RW(a+236)+(j<<2));if(m<ab)goto b87;abort();b87:;
ac=RW(a+276);if(m>=ac)goto b79;l=l+1;ac=m<<3;n=RW(a+272)+ac;if(RW(n))goto b88;ac=ae+ac;x=RW(ac+4);
t=x^RW(ac);ac=t^j;r=RW(a+252);if(ac>=r)goto b78;if(RW(RW(a+248)+(ac<<2))!=m)goto b89;WW(n+4,j==x);
WW(n,RW(a+288)+1);WW(a+292,RW(a+292)^j);if(u==v)goto b77;WW(aa+(u<<2),ac);u=u+1;af=t^af;
if(l>=v)goto b76;goto b85;b89:;if(q!=RW(a+256))goto b90;f13(d);s=RW(a+260);b90:;WW(s+(q<<2),j);
q=q+1;WW(a+264,q);b88:;o=o+4;if(l<v)goto b86;goto b76;b83:;abort();b82:;abort();b81:;abort();b80:;
abort();b79:;abort();b78:;abort();b77:;abort();b76:;if(u>v)goto b94;if(u)goto b95;u=0;goto b74;b95:;
j=u<<2;l=aa;b96:;m=RW(l);o=RW(a+252);if(m>=o)goto b93;o=m<<2;ac=RW(a+248)+o;v=RW(ac);
WW(ac,4294967295u);ac=RW(a+240);if(m>=ac)goto b92;ac=RW(a+236)+o;WW(ac,RW(ac)^v);ac=RW(a+228);
if(m>=ac)goto b91;o=RW(a+224)+o;t0=o;o=RW(o)-1;WW(t0,o);if(o!=1)goto b97;if(q!=RW(a+256))goto b98;
f13(d);s=RW(a+260);b98:;WW(s+(q<<2),m);q=q+1;WW(a+264,q);b97:;l=l+4;j=j-4;if(!j)goto b74;goto b96;
b94:;abort();b93:;abort();b92:;abort();b91:;abort();b74:;m=RW(a+288);if(m!=RW(a+280))goto b99;
f11(b);b99:;l=RW(a+284)+m*12;WW(l+8,u);WW(l+4,af);WW(l,w&1);l=m+1;WW(a+288,l);if(!z)goto b100;
m=(0u-Above((z<<2)-1|15)&31)<<2;WW(aa,RW(m+32844));WW(m+32844,aa);b100:;if(u<w>>1)goto b67;w=w-u;
if(w>1)goto b69;b68:;s=RW(a+288);f9(a+296,s+1);ab=s*12;r=RW(a+284);if(!s)goto b101;l=r+8;m=0;
ac=RW(a+304);v=ac-(U)(ac!=0);o=RW(a+300);j=ab;b102:;if(ac==m)goto b12;q=m+1;if(v==m)goto b11;m=o+4;
WW(m,RW(o)+RW(l));l=l+12;o=m;m=q;j=j-12;if(j)goto b102;b101:;n=RW(a+276);f9(a+336,n);x=RW(a+272);
if(n)goto b104;aa=RW(a+344);z=RW(a+340);goto b103;b104:;j=n<<3;l=0;z=RW(a+340);aa=RW(a+344);
v=RW(a+300);ac=RW(a+304);m=x;b105:;o=RW(m)-1;if(o>=ac)goto b10;o=v+(o<<2);q=RW(o);if(q>=aa)goto b9;
m=m+8;WW(z+(q<<2),l);WW(o,RW(o)+1);l=l+1;j=j-8;if(j)goto b105;b103:;m=RW(a+296);if(!m)goto b106;
l=RW(a+300);m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b106:;ag=RW(a+336);
if(s)goto b107;s=0;q=RW(a+184);j=RW(a+180);ac=RW(a+172);v=RW(a+168);goto b3;b107:;af=r+ab;u=0;ah=0;
q=RW(a+184);j=RW(a+180);ac=RW(a+172);v=RW(a+168);ae=RW(a+192);ab=RW(a+196);s=0;b109:;w=u;
f8(i,32778,7);WW(a+352,0);WL(a+344,0);WL(a+336,0);t=r;r=t+12;l=19;ah=ah+1;p=ah;b110:;m=l;
if(m>19)goto b8;ad=p/10;WB(a+336+m,(U)(ad*246+p)|48);l=m-1;o=p<10;p=ad;if(!o)goto b110;
f8(i,a+336+l+1,21u-(m+1));m=RW(a+140);if(m!=RW(a+132))goto b111;f28(i);b111:;WB(RW(a+136)+m,10);
WW(a+140,m+1);m=RW(t+8);u=m+w;if(u<m)goto b7;if(u>aa)goto b7;if(!m)goto b113;o=m<<2;m=z+(w<<2);
b114:;l=RW(m);if(l>=ab)goto b6;s=l<<3;WL(a+336,RL(ae+s));if(l>=n)goto b5;l=RW(x+s+4);s=1u-l;
if(s>=2)goto b112;s=RW(a+336+(s<<2));f17(a+24,v,ac,j,q,s);f8(i,RW(a+24),RW(a+28));f8(i,32809,9);
if(l>=2)goto b108;f17(a+16,v,ac,j,q,RW(a+336+(l<<2)));f8(i,RW(a+16),RW(a+20));l=RW(a+140);
if(l!=RW(a+132))goto b115;f28(i);b115:;m=m+4;WB(RW(a+136)+l,10);WW(a+140,l+1);o=o-4;if(o)goto b114;
b113:;if(RW(t)!=1)goto b116;f17(a+8,v,ac,j,q,RW(t+4));f8(i,RW(a+8),RW(a+12));f8(i,32785,24);b116:;
if(r==af)goto b3;goto b109;b112:;abort();b108:;abort();b67:;WW(a+308,u);WW(a+304,w);WW(a+300,l);
WW(a+296,6);WL(a+312,k);f20(a+336,a+96,a+296);b13:;m=RW(a+220);if(!m)goto b117;l=RW(a+224);
m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b117:;m=RW(a+232);if(!m)goto b118;
l=RW(a+236);m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b118:;m=RW(a+244);
if(!m)goto b119;l=RW(a+248);m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b119:;
m=RW(a+256);if(!m)goto b120;l=RW(a+260);m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32844));
WW(m+32844,l);b120:;m=RW(a+268);if(!m)goto b121;l=RW(a+272);m=(0u-Above((m<<3)-1|15)&31)<<2;
WW(l,RW(m+32844));WW(m+32844,l);b121:;m=RW(a+280);if(!m)goto b122;l=RW(a+284);
m=(0u-Above(m*12-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b122:;m=RW(a+164);if(!m)goto b123;
l=RW(a+168);m=(0u-Above(m-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b123:;m=RW(a+176);
if(!m)goto b124;l=RW(a+180);m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b124:;
m=RW(a+188);if(!m)goto b125;l=RW(a+192);m=(0u-Above((m<<3)-1|15)&31)<<2;WW(l,RW(m+32844));
WW(m+32844,l);b125:;m=RW(a+200);if(!m)goto b126;l=RW(a+204);m=(0u-Above((m<<4)-1)&31)<<2;
WW(l,RW(m+32844));WW(m+32844,l);b126:;m=RW(a+140);if(!m)goto b127;
((U(*)(U,U,U))T[RW(RW(a+116)+16)])(RW(a+112),RW(a+136),m);b127:;m=RW(a+132);if(!m)goto b128;
l=RW(a+136);m=(0u-Above(m-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b128:;m=RW(a+144);
if(!m)goto b129;l=RW(a+148);m=(0u-Above(m-1|15)&31)<<2;WW(l,RW(m+32844));WW(m+32844,l);b129:;
G0=a+416;return;b12:;abort();b11:;abort();b10:;abort();b9:;abort();b8:;abort();b7:;abort();b6:;
abort();b5:;abort();b4:;abort();b3:;f8(i,32768,8);f17(a,v,ac,j,q,s);f8(i,RW(a),RW(a+4));
f8(i,32776,2);if(!ag)goto b130;m=(0u-Above((ag<<2)-1|15)&31)<<2;WW(z,RW(m+32844));WW(m+32844,z);
b130:;k=k+1;goto b2;}static void f28(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;
c=c>8?c:8u;f31(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f10(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);
WW(a,c);WW(a+4,d);G0=b+16;}static void f29(void){abort();}static void f30(void){abort();}
static void f31(U a,U b,U c,U d){U e=0;e=0;if((int)d>=0)goto b3;b=1;c=4;goto b2;b3:;if(!b)goto b5;
e=f2(c,b,d);goto b4;b5:;e=f3(d);b4:;if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;
e=d;b2:;WW(a+c,e);WW(a,b);}static U f32(U a,U b,U c){U d=0,e=0,f=0;d=0;if(!c)goto b2;b4:;e=RB(a);
f=RB(b);if(e!=f)goto b3;a=a+1;b=b+1;c=c-1;if(!c)goto b2;goto b4;b3:;d=e-f;b2:;return d;}
static U f33(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,t0;d=G0-16;
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
static U f34(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,t0;d=G0-32;
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
WB(g,RB(b));b=b-4;if(j<g)goto b41;b2:;return a;}static U f35(U a,U b,U c){U t0;t0=f34(a,b,c);
return t0;}static U f36(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0;if(c>=16)goto b3;d=a;goto b2;b3:;
e=0u-a&3;f=a+e;if(a>=f)goto b4;g=e-1;d=a;if(!e)goto b5;h=e;d=a;b6:;WB(d,b);d=d+1;h=h-1;if(h)goto b6;
b5:;if(g<7)goto b4;b7:;WB(d,b);WB(d+7,b);WB(d+6,b);WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);
WB(d+1,b);d=d+8;if(d!=f)goto b7;b4:;c=c-e;d=f+(c&4294967292u);if(f>=d)goto b8;h=(b&255)*16843009;
b9:;WW(f,h);f=f+4;if(f<d)goto b9;b8:;c=c&3;b2:;h=d+c;if(d>=h)goto b10;e=c-1;f=c&7;if(!f)goto b11;
b12:;WB(d,b);d=d+1;f=f-1;if(f)goto b12;b11:;if(e<7)goto b10;b13:;WB(d,b);WB(d+7,b);WB(d+6,b);
WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);WB(d+1,b);d=d+8;if(d!=h)goto b13;b10:;return a;}
static U f37(U a,U b,U c){U t0;t0=f33(a,b,c);return t0;}
int main(void){Grow(1);
memcpy(M+32768,"Winner: \12\12Round # advances with wildcard\12 defeats \357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",76);
f27();return 0;}
