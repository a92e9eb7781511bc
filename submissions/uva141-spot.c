/* Spot (UVa 141)
 * Generated from src/spot/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest bf8f231fbfe05441 */
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
static void f11(U a,U b,U c,U d,U e);static void f12(U a);static void f13(U a,U b,U c,U d,U e,U f);
static void f14(U a,U b);static void f15(U a);static void f16(U a,U b,U c,U d,U e,U f);
static void f17(U a,U b,U c,U d);static void f18(U a,U b,U c,L d,U e);
static void f19(U a,U b,U c,L d,U e,U f,U g);static void f20(U a,U b);static void f21(U a,U b,U c);
static void f22(U a,U b);static void f23(U a,U b);static void f24(U a);static void f25(void);
static void f26(void);static void f27(U a,U b);static void f28(U a,U b,U c,L d);
static void f29(U a,U b);static U f30(U a);static U f31(U a,U b,U c);
static void f32(U a,U b,U c,U d);static U f33(U a,U b,U c);static void f35(void);
static void f36(U a);static void f37(U a,U b,U c,U d);static Any T[]={0,(Any)f32,(Any)f33};
static U f5(U a,U b,U c){U d=0;d=f6(c);if(!d)goto b2;f7(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;
WW(a,RW(c+32828));WW(c+32828,a);b2:;return d;}static U f6(U a){U b=0,c=0,d=0,e=0,t0;
b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32828);if(a)goto b2;d=RW(32960);a=RW(32956);c=1u<<(b&31);
if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);b=t0<<16;WW(32960,b+(e&4294901760u));a=b==d?a:b;b3:;
WW(32956,a+c);return a;b2:;WW(c+32828,RW(a));return a;}static U f7(U a,U b,U c){Copy(a,b,c);
return a;}static void f8(U a,U b,U c,U d){if(d>b)goto b3;if(d<c)goto b2;f7(a,a+c,d-c);return;b3:;
abort();b2:;abort();}static void f9(U a,U b,U c){abort();}static void f10(U a,U b,U c){U d=0;
d=RW(a+8);if(c<=RW(a)-d)goto b4;f11(a,d,c,1,1);d=RW(a+8);goto b3;b4:;if(!c)goto b2;b3:;
f7(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f11(U a,U b,U c,U d,U e){U f=0;f=G0-16;G0=f;
f13(f+8,a,b,c,d,e);e=RW(f+8);if(e==2147483649u)goto b2;f14(e,RW(f+12));abort();b2:;G0=f+16;}
static void f12(U a){U b=0;b=G0-16;G0=b;f13(b+8,a,RW(a),1,4,12);a=RW(b+8);if(a==2147483649u)goto b2;
f14(a,RW(b+12));abort();b2:;G0=b+16;}static void f13(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;
c=d+c;if(c>=d)goto b4;d=0;goto b3;b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;
f16(g+4,t0,RW(b+4),d,e,f);if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);
WW(b+4,c);d=2147483649u;b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f14(U a,U b){if(!a)goto b2;
abort();b2:;abort();}static void f15(U a){U b=0;b=G0-16;G0=b;f13(b+8,a,RW(a),1,4,4);a=RW(b+8);
if(a==2147483649u)goto b2;f14(a,RW(b+12));abort();b2:;G0=b+16;}
static void f16(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;h=4;i=(L)f*(L)d;if((U)(i>>32))goto b3;
d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f5(c,b*f,d);goto b6;b7:;if(d)goto b8;h=e;goto b5;
b8:;h=f6(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);g=0;b4:;h=8;goto b2;b3:;d=0;b2:;
WW(a+h,d);WW(a,g);}static void f17(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0;if(c>7)goto b2;
WB(a+8,2);return;b2:;e=0;f=RB(b);g=f-48&255;h=RB(b+1)-48;c=(h&255)<10;i=(c?g*10:g)+((c?h:0u)&255);
g=c|2;j=0;if((f-58&255)<247)goto b3;j=0;if(i>d)goto b3;j=RB(b+((h&255)<10?2u:1u));
j=(U)(j==32)|(U)((j-9&255)<5);b3:;f=RB(b+g);h=f-48&255;k=RB(b+(c?4u:3u))-48;c=(k&255)<10;
h=(c?h*10:h)+((c?k:0u)&255);c=g+c+2;if((f-58&255)<247)goto b4;if(h>d)goto b4;d=RB(b+c-1);
e=j&((U)(d==32)|(U)((d-9&255)<5));b4:;b=b+c;d=RB(b);switch(d-43){case 0:goto b7;case 2:goto b7;
default:goto b6;}b7:;b=RB(b+1);if(e&((U)(b==32)|(U)((b-9&255)<5)))goto b5;b6:;WB(a+8,2);return;b5:;
WW(a+4,h);WW(a,i);WW(a+12,c+2);WB(a+8,d==43);}static void f18(U a,U b,U c,L d,U e){
U f=0,g=0,h=0,i=0;f=G0-64;G0=f;f19(f+8,b,c,d,e,32768,3);g=RW(f+8);h=RW(f+24);if(h==4)goto b4;
WW(a+12,RW(f+20));WL(a+4,RL(f+12));f7(a+20,f+8+20,36);WW(a+16,h);goto b3;b4:;
f19(f+8,b,c,d,e,32771,6);c=RW(f+8);h=RW(f+24);if(h==4)goto b5;WW(a+12,RW(f+20));WL(a+4,RL(f+12));
f7(a+20,f+8+20,36);WW(a+16,h);WW(a,c);goto b2;b5:;f20(f,b);h=RW(f);if(h)goto b6;WW(a+16,3);goto b2;
b6:;i=1;if(RW(f+4)!=1)goto b9;switch(RB(h)-43){case 0:goto b7;case 2:goto b8;default:goto b9;}b9:;
WW(f+24,0);WW(f+16,e);WL(f+8,d);f21(a,b,f+8);goto b2;b8:;i=0;b7:;WW(a+16,4);WB(a+8,i);WW(a+4,c);b3:;
WW(a,g);b2:;G0=f+64;}static void f19(U a,U b,U c,L d,U e,U f,U g){U h=0,i=0,j=0;h=G0-64;G0=h;
f22(h+16,b);switch(RW(h+16)){case 0:goto b4;case 2:goto b6;default:goto b5;}b6:;WW(a+16,3);goto b2;
b5:;i=1;j=RW(h+20);if(j)goto b7;j=0;goto b3;b7:;if(j>c)goto b3;WW(a+16,4);WW(a,j);goto b2;b4:;
f23(h+8,b);i=0;b3:;WW(h+56,g);WW(h+52,f);WW(h+48,c);WW(h+44,j);WW(h+40,i);WW(h+32,e);WL(h+24,d);
f21(a,b,h+24);b2:;G0=h+64;}static void f20(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,t0;L k=0;
c=G0-32;G0=c;b5:;f29(c+24,b);if(RW(c+28))goto b4;t0=f30(b);switch(t0&255){case 0:goto b4;
case 2:goto b3;default:goto b5;}b4:;d=0;b7:;f29(c+16,b);e=RW(c+20);if(e<d)goto b6;f=RW(c+16)+d;
g=e-d;h=0;b8:;i=f+h;j=g-h;if(j<8)goto b12;k=RL(i);k=(
k^18446744073709551615ull)&k+16059518370053021407ull&9259542123273814144ull;if(k!=0)goto b11;h=h+8;
goto b9;b12:;f=0;if(g==h)goto b13;e=e-(d+h);f=0;b14:;g=RB(i+f)-9;if(g>23)goto b15;
if(1u<<(g&31)&8388639)goto b13;b15:;f=f+1;if(e!=f)goto b14;f=j;b13:;h=f+h;goto b10;b11:;
h=((U)(L)BelowL(k)>>3)+h;if(h>=g)goto b16;i=RB(f+h)-9;if(i>23)goto b17;
if(1u<<(i&31)&8388639)goto b10;b17:;h=h+1;goto b9;b16:;abort();b10:;f29(c+8,b);d=h+d;
if(d<RW(c+12))goto b18;t0=f30(b);switch(t0&255){case 0:goto b18;case 2:goto b3;default:goto b7;}
b18:;h=RW(b+24);WW(b+32,h);WW(b+24,h+d);f23(c,b);h=RW(c+4);g=RW(c);goto b2;b9:;if(h<=g)goto b8;
abort();b6:;abort();b3:;g=0;b2:;WW(a+4,h);WW(a,g);G0=c+32;}static void f21(U a,U b,U c){
U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;e=RW(b+32);f=RW(b+56);if(e<=f)goto b2;abort();b2:;
f28(d,RW(b+52),e,RL(b+8));g=RL(d);WL(a+48,RL(d+8)+1);WL(a+40,g+RL(b)+1);f7(a,c,40);G0=d+16;}
static void f22(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;c=G0-16;G0=c;f20(c+8,b);b=RW(c+8);
if(b)goto b3;d=2;goto b2;b3:;d=0;e=RW(c+12);if(e)goto b4;goto b2;b4:;if(e==1)goto b5;
if((RB(b)&255)==48)goto b2;b5:;f=0;b6:;g=f;if(e)goto b7;d=1;goto b2;b7:;d=0;f=RB(b)-48&255;
if(f>9)goto b2;h=(L)g*10;if((U)(h>>32))goto b2;b=b+1;e=e-1;i=(U)h;f=i+f;if(f>=i)goto b6;b2:;
WW(a+4,g);WW(a,d);G0=c+16;}static void f23(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);
if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}static void f24(U a){
U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0;L j=0;b=RW(a+8);if(b>=67108864)goto b4;c=b<<1;d=c>512?c:512u;
e=f6(d<<4);if(!e)goto b3;f=d-1;c=e;b5:;WL(c+8,0);WL(c,0);c=c+16;f=f-1;if(f)goto b5;WL(c+8,0);
WL(c,0);WW(a+8,d);g=RW(a);WW(a,d);h=RW(a+4);WW(a+4,e);if(!b)goto b6;i=h+(b<<4);b=d-1;f=RW(a+12);a=h;
b7:;if(RW(a+12)!=f)goto b8;j=RL(a);c=b&(U)j;if(RW(e+(c<<4)+12)!=f)goto b9;b10:;c=c+1&b;
if(RW(e+(c<<4)+12)==f)goto b10;b9:;if(c>=d)goto b2;k=RW(a+8);c=e+(c<<4);WW(c+12,f);WW(c+8,k);
WL(c,j);b8:;a=a+16;if(a!=i)goto b7;b6:;if(!g)goto b11;c=(0u-Above((g<<4)-1)&31)<<2;
WW(h,RW(c+32828));WW(c+32828,h);b11:;return;b4:;abort();b3:;abort();b2:;abort();}
static void f25(void){abort();}static void f26(void){abort();}static void f27(U a,U b){abort();}
static void f28(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;
b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;
h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;if(RB(j+c)==10)goto b6;j=j-1;i=i+1;
if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);WL(a+8,d+e);}static void f29(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);e=RW(b+28);if(d>=e)goto b2;f=d>c?d:c;g=RW(b+52);b4:;
if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;if(h!=32)goto b2;b5:;d=d+1;WW(b+24,d);if(e!=d)goto b4;
d=e;goto b2;b3:;abort();b2:;WW(b+32,d);if(e<d)goto b6;if(e>c)goto b6;WW(a+4,e-d);WW(a,RW(b+52)+d);
return;b6:;abort();}static U f30(U a){U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;
if(!RB(a+61))goto b3;c=0;goto b2;b3:;c=RW(a+44);if(!c)goto b5;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;WW(a+44,0);b5:;d=RW(a+32);
e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f28(b+16,f,d,RL(a+8));g=RL(b+16);WL(a+8,RL(b+24));
WL(a,g+RL(a));c=RW(a+28);f8(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);WW(a+24,RW(a+24)-d);
if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;if(d<=RW(h)-e)goto b13;f11(h,e,d,1,1);
c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f31(f+e,0,h);e=e+d;WW(a+56,e);WB(i+h,0);b12:;
j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=Compare(f,32805,c);if(!t0)goto b14;b15:;e=RW(a+56);if(c>e)goto b8;
if(c<3)goto b6;d=RW(a+52);t0=Compare(32805,d,3);if(!t0)goto b7;goto b6;b11:;abort();b10:;abort();
b9:;abort();b8:;abort();b7:;f8(d,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);
goto b2;b4:;c=2;b2:;G0=b+32;return c;}static U f31(U a,U b,U c){Fill(a,b,c);return a;}
static void f32(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f33(U a,U b,U c){
Write(b,c);return 0;}static void f35(void){U a=0,b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,
o=0,p=0,q=0,r=0,s=0,t=0,v=0,w=0,x=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,am=0,
an=0,ao=0,ap=0,aq=0,ar=0,as=0,at=0,t0;L g=0,u=0,y=0,z=0,aa=0,t1;a=G0-352;G0=a;WL(a+88,1);WL(a+80,0);
WW(a+104,0);WL(a+96,4294967296ull);WW(a+68,32808);WH(a+108,0);WL(a+72,0);WL(a+48,0);WL(a+56,0);
WW(a+64,a+351);f31(a+112,0,36);WL(a+184,0);WW(a+180,4);WL(a+172,0);WL(a+164,4294967296ull);
WL(a+156,34359738368ull);WL(a+148,4);WL(a+192,0);WL(a+208,1);WL(a+200,8);b=a+112+32;c=a+196;d=a+176;
e=a+156;f=a+48+36;g=1;b4:;f22(a+40,a+48);h=RW(a+40);switch(h){case 0:goto b6;case 2:goto b2;
default:goto b7;}b7:;i=RW(a+44);if(!i)goto b2;if((int)i>-1)goto b5;b6:;f23(a+32,a+48);
if(!RW(a+36))goto b2;f23(a+24,a+48);WW(a+232,0);WW(a+224,0);WL(a+216,g);f21(a+272,a+48,a+216);
if(RW(a+288)!=4)goto b2;i=RW(a+276);h=RW(a+272);b5:;if(h!=1)goto b2;WW(a+172,0);WW(a+152,0);
WW(a+188,i);h=RW(a+168)+1;WW(a+168,h);if(h)goto b8;h=RW(a+164);if(!h)goto b9;f31(RW(a+160),0,h<<4);
b9:;WW(a+168,1);b8:;WW(a+192,0);WW(a+184,0);WL(a+112,0);WL(a+120,0);WL(a+128,0);WL(a+136,0);
WW(a+212,0);i=RW(a+208)+1;WW(a+208,i);j=RW(a+204);if(i)goto b10;if(!j)goto b11;
f31(RW(a+200),0,j<<4);b11:;i=1;WW(a+208,1);b10:;if(j)goto b18;f24(c);j=RW(a+204);if(!j)goto b17;
i=RW(a+208);b18:;h=0;k=RW(a+200);if(RW(k+12)!=i)goto b19;j=j-1;h=0;b20:;h=h+1&j;
if(RW(k+(h<<4)+12)==i)goto b20;b19:;h=k+(h<<4);WW(h+12,i);WW(h+8,0);WL(h,0);WW(a+212,RW(a+212)+1);
l=RW(a+188);m=l<<1;if(!m)goto b14;n=1;b21:;f29(a+16,a+48);f17(a+332,RW(a+16),RW(a+20),l);
if(RB(a+340)==2)goto b23;WW(a+280,RW(a+340));WL(a+272,RL(a+332));h=RW(a+72)+RW(a+344);WW(a+72,h);
WW(a+80,h-2);goto b22;b23:;f18(a+272,a+48,l,g,n);if(RW(a+288)!=4)goto b2;b22:;i=RW(a+272);
k=RW(a+276);o=RW(a+280);p=RW(a+152);q=RW(a+164);if(RW(a+172)<<1<q)goto b24;f24(e);q=RW(a+164);
if(q)goto b24;j=0;q=0;goto b3;b24:;r=RW(a+148);s=RW(a+160);t=q-1;u=(L)i<<32|(L)k;
u=(u>>30^u)*13787848793156543929ull;u=(u>>27^u)*10723151780598845931ull;u=u>>31^u;j=t&(U)u;
h=s+(j<<4);v=RW(a+168);if(RW(h+12)!=v)goto b26;b27:;if(RL(h)!=u)goto b28;h=RW(h+8);if(h>=p)goto b29;
w=r+h*12;if(RW(w)!=i)goto b28;if(RW(w+4)!=k)goto b28;j=RW(a+152);p=h;goto b25;b29:;abort();b28:;
j=j+1&t;h=s+(j<<4);if(RW(h+12)==v)goto b27;b26:;if(j>=q)goto b3;h=s+(j<<4);WW(h+12,v);WW(h+8,p);
WL(h,u);WW(a+172,RW(a+172)+1);h=RW(a+152);if(h!=RW(a+144))goto b30;f12(b);r=RW(a+148);b30:;j=r+h*12;
WB(j+8,0);WW(j+4,k);WW(j,i);j=h+1;WW(a+152,j);b25:;if(p>=j)goto b31;h=r+p*12;
if(RB(h+8)==(o&255))goto b16;WB(h+8,o);WW(a+192,RW(a+192)+(o&1?1u:4294967295u));h=RW(a+184);
if(h!=RW(a+176))goto b32;f15(d);b32:;x=n+(U)(n<m);WW(RW(a+180)+(h<<2),p);WW(a+184,h+1);h=0;b33:;
j=a+112+h;t0=j;t1=RL(j);j=i;i=k;u=(L)j<<32|(L)i;u=(u>>30^u)*13787848793156543929ull;
u=(u>>27^u)*10723151780598845931ull;WL(t0,t1^u>>31^u);v=RW(a+188);k=v-j+1;h=h+8;if(h!=32)goto b33;
u=RL(a+112);y=RL(a+120);z=RL(a+128);aa=RL(a+136);ab=RW(a+184);ac=RW(a+204);
if(RW(a+212)<<1<ac)goto b34;f24(c);ac=RW(a+204);if(ac)goto b34;ad=0;ac=0;goto b12;b34:;ae=RW(a+200);
af=ac-1;z=aa<z?aa:z;u=y<u?y:u;y=z<u?z:u;ad=af&(U)y;h=ae+(ad<<4);ag=RW(a+208);
if(RW(h+12)!=ag)goto b35;ah=RW(a+164);s=ah-1;p=v+1;w=RW(a+148);r=RW(a+152);ai=r*12;aj=w+ai;
ak=((0u-Above(r-1|15)&31)<<2)+32828;v=RW(a+168);t=RW(a+160);al=RW(a+180);am=ab<<2;an=w+8;
ao=RW(a+192);ap=ao<<3;b36:;if(RL(h)!=y)goto b37;j=RW(h+8);if(r)goto b49;k=1;goto b48;b49:;k=f6(r);
if(!k)goto b47;h=0;i=an;b50:;WB(k+h,RB(i));i=i+12;h=h+1;if(r!=h)goto b50;b48:;if(j>ab)goto b41;
if(j==ab)goto b51;h=j<<2;i=am-h;h=al+h;b52:;j=RW(h);if(j>=r)goto b42;j=k+j;WB(j,RB(j)^1);h=h+4;
i=i-4;if(i)goto b52;b51:;aq=k+r;h=0;j=ai;i=w;b53:;o=i;if(!j)goto b44;if(r==h)goto b44;q=k+h;j=j-12;
i=o+12;h=h+1;if(!RB(q))goto b53;j=RW(o+4);o=RW(o);ar=RW(32848);if(ar)goto b46;q=RW(32960);
ar=RW(32956);if(q-ar>=32)goto b54;t0=Grow(1);as=t0<<16;WW(32960,as+65536);ar=as==q?ar:as;b54:;
WW(32956,ar+32);if(ar)goto b45;b47:;abort();b46:;WW(32848,RW(ar));b45:;h=k+h;WW(ar+4,j);WW(ar,o);
as=1;WW(a+280,1);WW(a+276,ar);WW(a+272,4);b56:;j=i;if(j==aj)goto b55;if(h==aq)goto b55;i=j+12;
o=RB(h);q=h+1;h=q;if(!o)goto b56;h=RW(j+4);j=RW(j);if(as!=RW(a+272))goto b57;f11(a+272,as,1,4,8);
ar=RW(a+276);b57:;o=ar+(as<<3);WW(o+4,h);WW(o,j);as=as+1;WW(a+280,as);h=q;goto b56;b55:;
if(!r)goto b58;WW(k,RW(ak));WW(ak,k);b58:;ar=RW(a+276);at=RW(a+272);goto b43;b44:;ar=4;as=0;
if(!r)goto b59;WW(k,RW(ak));WW(ak,k);b59:;at=0;b43:;if(as!=ao)goto b60;as=ar+ap;q=0;b61:;aq=q;
q=aq+1;o=ar;b62:;if(o==as)goto b40;j=RW(o+4);h=RW(o);if(aq)goto b64;i=h;goto b63;b64:;k=aq;b65:;i=j;
j=p-h;h=i;k=k-1;if(k)goto b65;b63:;if(!ah)goto b66;u=(L)i<<32|(L)j;
u=(u>>30^u)*13787848793156543929ull;u=(u>>27^u)*10723151780598845931ull;u=u>>31^u;k=s&(U)u;
h=t+(k<<4);if(RW(h+12)!=v)goto b66;o=o+8;b67:;if(RL(h)!=u)goto b68;h=RW(h+8);if(h>=r)goto b69;
h=w+h*12;if(RW(h)!=i)goto b68;if(RW(h+4)!=j)goto b68;if(RB(h+8))goto b62;goto b66;b69:;abort();b68:;
k=k+1&s;h=t+(k<<4);if(RW(h+12)==v)goto b67;b66:;if(q!=4)goto b61;b60:;if(!at)goto b37;h=0;goto b39;
b42:;abort();b41:;abort();b40:;if(!at)goto b38;h=1;b39:;i=(0u-Above((at<<3)-1|15)&31)<<2;
WW(ar,RW(i+32828));WW(i+32828,ar);if(!h)goto b37;b38:;h=n+1;if(h>m)goto b15;b70:;f29(a+8,a+48);
f17(a+332,RW(a+8),RW(a+12),l);if(RB(a+340)==2)goto b72;i=RW(a+72)+RW(a+344);WW(a+72,i);WW(a+80,i-2);
goto b71;b72:;f18(a+272,a+48,l,g,h);if(RW(a+288)!=4)goto b2;b71:;if(h>=m)goto b15;h=h+(U)(h<m);
if(h<=m)goto b70;goto b15;b37:;ad=ad+1&af;h=ae+(ad<<4);if(RW(h+12)==ag)goto b36;b35:;
if(ad>=ac)goto b12;h=ae+(ad<<4);WW(h+12,ag);WW(h+8,ab);WL(h,y);WW(a+212,RW(a+212)+1);
if(n>=m)goto b14;n=x;if(x<=m)goto b21;goto b14;b31:;abort();b17:;abort();b16:;WW(a+300,o);
WW(a+296,k);WW(a+292,i);WW(a+288,2);WW(a+280,n);WL(a+272,g);f21(a+216,a+48,a+272);
if(RW(a+232)!=4)goto b2;if(RW(a+216)!=1)goto b14;n=RW(a+220);b15:;f10(f,32779,7);
f10(f,n&1?32777u:32778u,1);f10(f,32786,14);WW(a+288,0);WL(a+280,0);WL(a+272,0);u=(L)n;i=19;b74:;h=i;
if(h>19)goto b73;y=u/10;WB(a+272+h,(U)(y*246+u)|48);i=h-1;k=u<10;u=y;if(!k)goto b74;
f10(f,a+272+i+1,21u-(h+1));h=RW(a+92);if(h!=RW(a+84))goto b75;f36(f);b75:;WB(RW(a+88)+h,10);
WW(a+92,h+1);goto b13;b73:;abort();b14:;f10(f,32800,5);b13:;g=g+1;goto b4;b12:;abort();b3:;abort();
b2:;h=RW(a+144);if(!h)goto b76;i=RW(a+148);h=(0u-Above(h*12-1|15)&31)<<2;WW(i,RW(h+32828));
WW(h+32828,i);b76:;h=RW(a+156);if(!h)goto b77;i=RW(a+160);h=(0u-Above((h<<4)-1)&31)<<2;
WW(i,RW(h+32828));WW(h+32828,i);b77:;h=RW(a+176);if(!h)goto b78;i=RW(a+180);
h=(0u-Above((h<<2)-1|15)&31)<<2;WW(i,RW(h+32828));WW(h+32828,i);b78:;h=RW(a+196);if(!h)goto b79;
i=RW(a+200);h=(0u-Above((h<<4)-1)&31)<<2;WW(i,RW(h+32828));WW(h+32828,i);b79:;h=RW(a+92);
if(!h)goto b80;((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),h);b80:;h=RW(a+84);
if(!h)goto b81;i=RW(a+88);h=(0u-Above(h-1|15)&31)<<2;WW(i,RW(h+32828));WW(h+32828,i);b81:;
h=RW(a+96);if(!h)goto b82;i=RW(a+100);h=(0u-Above(h-1|15)&31)<<2;WW(i,RW(h+32828));WW(h+32828,i);
b82:;G0=a+352;}static void f36(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f37(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f14(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f37(U a,U b,U c,U d){U e=0;e=0;if((int)d>=0)goto b3;b=1;c=4;goto b2;
b3:;if(!b)goto b5;e=f5(c,b,d);goto b4;b5:;e=f6(d);b4:;if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;
WW(a+4,e);b=0;b6:;c=8;e=d;b2:;WW(a+c,e);WW(a,b);}
int main(void){Grow(1);
memcpy(M+32768,"rowcolumn21Player  wins on move Draw\12\357\273\277\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",60);
f35();return 0;}
