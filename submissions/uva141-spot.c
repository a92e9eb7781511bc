/* Spot (UVa 141)
 * Generated from src/spot/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest 83b7a4a886c16d93 */
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
static void f8(U a);static void f9(U a,U b,U c,U d,U e,U f);static void f10(U a,U b);
static void f11(U a);static void f12(U a,U b,U c,U d,U e,U f);
static void f13(U a,U b,U c,L d,U e,U f,U g);static void f14(U a,U b);static void f15(U a,U b);
static void f16(U a,U b,U c);static void f17(U a);static void f18(void);static void f19(void);
static void f20(U a,U b);static void f21(U a,U b);static void f22(U a,U b,U c,L d);
static void f23(U a,U b);static U f24(U a);static void f25(U a,U b,U c,L d,U e);
static void f26(U a,U b,U c,U d);static U f27(U a,U b,U c);static void f28(void);
static void f29(U a);static void f30(U a,U b,U c,U d);static U f31(U a,U b,U c);
static U f32(U a,U b,U c);static U f33(U a,U b,U c);static U f34(U a,U b,U c);
static U f35(U a,U b,U c);static U f36(U a,U b,U c);static Any T[]={0,(Any)f26,(Any)f27};
static U f2(U a,U b,U c){U d=0;d=f3(c);if(!d)goto b2;f36(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;
WW(a,RW(c+32828));WW(c+32828,a);b2:;return d;}static U f3(U a){U b=0,c=0,d=0,e=0,t0;
b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32828);if(a)goto b2;d=RW(32960);a=RW(32956);c=1u<<(b&31);
if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);b=t0<<16;WW(32960,b+(e&4294901760u));a=b==d?a:b;b3:;
WW(32956,a+c);return a;b2:;WW(c+32828,RW(a));return a;}static void f4(U a,U b,U c,U d){
if(d>b)goto b3;if(d<c)goto b2;f34(a,a+c,d-c);return;b3:;abort();b2:;abort();}
static void f5(U a,U b,U c){abort();}static void f6(U a,U b,U c){U d=0;d=RW(a+8);
if(c<=RW(a)-d)goto b4;f7(a,d,c,1,1);d=RW(a+8);goto b3;b4:;if(!c)goto b2;b3:;f36(RW(a+4)+d,b,c);b2:;
WW(a+8,d+c);}static void f7(U a,U b,U c,U d,U e){U f=0;f=G0-16;G0=f;f9(f+8,a,b,c,d,e);e=RW(f+8);
if(e==2147483649u)goto b2;f10(e,RW(f+12));abort();b2:;G0=f+16;}static void f8(U a){U b=0;b=G0-16;
G0=b;f9(b+8,a,RW(a),1,4,12);a=RW(b+8);if(a==2147483649u)goto b2;f10(a,RW(b+12));abort();b2:;G0=b+16;
}static void f9(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;c=d+c;if(c>=d)goto b4;d=0;goto b3;
b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;f12(g+4,t0,RW(b+4),d,e,f);
if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);WW(b+4,c);d=2147483649u;
b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f10(U a,U b){if(!a)goto b2;abort();b2:;abort();}
static void f11(U a){U b=0;b=G0-16;G0=b;f9(b+8,a,RW(a),1,4,4);a=RW(b+8);if(a==2147483649u)goto b2;
f10(a,RW(b+12));abort();b2:;G0=b+16;}static void f12(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;
h=4;i=(L)f*(L)d;if((U)(i>>32))goto b3;d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f2(c,b*f,d);
goto b6;b7:;if(d)goto b8;h=e;goto b5;b8:;h=f3(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);
g=0;b4:;h=8;goto b2;b3:;d=0;b2:;WW(a+h,d);WW(a,g);}static void f13(U a,U b,U c,L d,U e,U f,U g){
U h=0,i=0,j=0;h=G0-64;G0=h;f14(h+16,b);switch(RW(h+16)){case 0:goto b4;case 1:case 2:goto b6;
default:goto b5;}b6:;WW(a+16,3);goto b2;b5:;i=1;j=RW(h+20);if(j)goto b7;j=0;goto b3;b7:;
if(j>c)goto b3;WW(a+16,4);WW(a,j);goto b2;b4:;f15(h+8,b);i=0;b3:;WW(h+56,g);WW(h+52,f);WW(h+48,c);
WW(h+44,j);WW(h+40,i);WW(h+32,e);WL(h+24,d);f16(a,b,h+24);b2:;G0=h+64;}static void f14(U a,U b){
U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;c=G0-16;G0=c;f21(c+8,b);b=RW(c+8);if(b)goto b3;d=2;goto b2;b3:;d=0;
e=RW(c+12);if(e)goto b4;goto b2;b4:;if(e==1)goto b5;if((RB(b)&255)==48)goto b2;b5:;f=0;b6:;g=f;
if(e)goto b7;d=1;goto b2;b7:;d=0;f=RB(b)-48&255;if(f>9)goto b2;h=(L)g*10;if((U)(h>>32))goto b2;
b=b+1;e=e-1;i=(U)h;f=i+f;if(f>=i)goto b6;b2:;WW(a+4,g);WW(a,d);G0=c+16;}static void f15(U a,U b){
U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;
WW(a+4,d-e);WW(a,RW(b+52)+e);}static void f16(U a,U b,U c){U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;
e=RW(b+32);f=RW(b+56);if(e<=f)goto b2;abort();b2:;f22(d,RW(b+52),e,RL(b+8));g=RL(d);
WL(a+48,RL(d+8)+1);WL(a+40,g+RL(b)+1);f36(a,c,40);G0=d+16;}static void f17(U a){
U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0;L j=0;b=RW(a+8);if(b>=67108864)goto b4;c=b<<1;d=c>256?c:256u;
e=f3(d<<4);if(!e)goto b3;f=d-1;c=e;b5:;WL(c+8,0);WL(c,0);c=c+16;f=f-1;if(f)goto b5;WL(c+8,0);
WL(c,0);WW(a+8,d);g=RW(a);WW(a,d);h=RW(a+4);WW(a+4,e);if(!b)goto b6;i=h+(b<<4);b=d-1;f=RW(a+12);a=h;
b7:;if(RW(a+12)!=f)goto b8;j=RL(a);c=b&(U)j;if(RW(e+(c<<4)+12)!=f)goto b9;b10:;c=c+1&b;
if(RW(e+(c<<4)+12)==f)goto b10;b9:;if(c>=d)goto b2;k=RW(a+8);c=e+(c<<4);WW(c+12,f);WW(c+8,k);
WL(c,j);b8:;a=a+16;if(a!=i)goto b7;b6:;if(!g)goto b11;c=(0u-Above((g<<4)-1)&31)<<2;
WW(h,RW(c+32828));WW(c+32828,h);b11:;return;b4:;abort();b3:;abort();b2:;abort();}
static void f18(void){abort();}static void f19(void){abort();}static void f20(U a,U b){abort();}
static void f21(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,t0;c=G0-32;G0=c;b8:;f23(c+24,b);
if(RW(c+28))goto b7;t0=f24(b);switch(t0&255){case 0:goto b7;case 1:case 2:goto b6;default:goto b8;}
b7:;d=0;b9:;e=d;f23(c+16,b);d=RW(c+20);if(d<e)goto b5;if(d==e)goto b10;f=d-e;g=RW(c+16)+e;h=0;b11:;
i=RB(g+h)-9;if(i>23)goto b12;if(1u<<(i&31)&8388639)goto b4;b12:;h=h+1;if(f!=h)goto b11;b10:;
t0=f24(b);switch(t0&255){case 0:goto b3;case 1:case 2:goto b6;default:goto b9;}b6:;b=0;goto b2;b5:;
abort();b4:;d=h+e;b3:;h=RW(b+24);WW(b+32,h);WW(b+24,h+d);f15(c+8,b);h=RW(c+12);b=RW(c+8);b2:;
WW(a+4,h);WW(a,b);G0=c+32;}static void f22(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;L e=0,f=0;
if(c)goto b3;e=0;f=0;goto b2;b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;i=i+(U)(RB(j)==10);
j=j+1;l=l-1;if(l)goto b5;h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;
if(RB(j+c)==10)goto b6;j=j-1;i=i+1;if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);
WL(a+8,d+e);}static void f23(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);e=RW(b+28);
if(d>=e)goto b2;f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;
if(h!=32)goto b2;b5:;d=d+1;WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);
if(e<d)goto b6;if(e>c)goto b6;WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}static U f24(U a){
U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;if(!RB(a+61))goto b3;c=0;goto b2;b3:;
c=RW(a+44);if(!c)goto b5;t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;
WW(a+44,0);b5:;d=RW(a+32);e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f22(b+16,f,d,RL(a+8));g=RL(b+16);
WL(a+8,RL(b+24));WL(a,g+RL(a));c=RW(a+28);f4(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;
if(d<=RW(h)-e)goto b13;f7(h,e,d,1,1);c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f35(f+e,0,h);
e=e+d;WW(a+56,e);WB(i+h,0);b12:;j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=f31(f,32796,c);if(!t0)goto b14;b15:;if(c>e)goto b8;if(c<3)goto b6;
if(!((RH(f)^48111|RB(f+2)^191)&65535))goto b7;goto b6;b11:;abort();b10:;abort();b9:;abort();b8:;
abort();b7:;f4(f,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);goto b2;b4:;c=2;b2:;
G0=b+32;return c;}static void f25(U a,U b,U c,L d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;
f=G0-80;G0=f;f23(f+16,b);if(RW(f+20)<8)goto b3;g=0;h=RW(f+16);i=RB(h);j=i-48&255;k=RB(h+1)-48;
l=(k&255)<10;m=(l?j*10:j)+((l?k:0u)&255);j=l|2;n=0;if((i-58&255)<247)goto b4;n=0;if(m>c)goto b4;
n=RB(h+((k&255)<10?2u:1u));n=(U)(n==32)|(U)((n-9&255)<5);b4:;i=RB(h+j);k=i-48&255;
o=RB(h+(l?4u:3u))-48;l=(o&255)<10;k=(l?k*10:k)+((l?o:0u)&255);l=j+l+2;if((i-58&255)<247)goto b5;
if(k>c)goto b5;j=RB(h+l-1);g=n&((U)(j==32)|(U)((j-9&255)<5));b5:;h=h+l;j=RB(h);switch(j-43){
case 0:goto b6;case 1:case 2:goto b6;default:goto b3;}b6:;h=RB(h+1);
if((g&((U)(h==32)|(U)((h-9&255)<5)))!=1)goto b3;WW(a+16,4);WW(a+4,k);WW(a,m);WB(a+8,j==43);
a=RW(b+24)+l;WW(b+32,a);WW(b+24,a+2);goto b2;b3:;f13(f+24,b,c,d,e,32799,3);h=RW(f+24);l=RW(f+40);
if(l==4)goto b7;WW(a+12,RW(f+36));WL(a+4,RL(f+28));f36(a+20,f+24+20,36);WW(a+16,l);WW(a,h);goto b2;
b7:;f13(f+24,b,c,d,e,32802,6);c=RW(f+24);l=RW(f+40);if(l==4)goto b8;WW(a+12,RW(f+36));
WL(a+4,RL(f+28));f36(a+20,f+24+20,36);WW(a+16,l);WW(a,c);goto b2;b8:;f21(f+8,b);l=RW(f+8);
if(l)goto b9;WW(a+16,3);goto b2;b9:;j=1;if(RW(f+12)!=1)goto b12;switch(RB(l)-43){case 0:goto b10;
case 1:case 2:goto b11;default:goto b12;}b12:;WW(f+40,0);WW(f+32,e);WL(f+24,d);f16(a,b,f+24);
goto b2;b11:;j=0;b10:;WW(a+16,4);WB(a+8,j);WW(a+4,c);WW(a,h);b2:;G0=f+80;}
static void f26(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f27(U a,U b,U c){
Write(b,c);return 0;}static void f28(void){U a=0,b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,
o=0,p=0,q=0,r=0,s=0,t=0,v=0,w=0,x=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,am=0,an=0,
ao=0,ap=0,aq=0,ar=0,as=0,at=0,au=0,t0;L g=0,u=0,y=0,z=0,aa=0,ab=0;a=G0-320;G0=a;WL(a+64,1);
WL(a+56,0);WW(a+80,0);WL(a+72,4294967296ull);WW(a+44,32808);WH(a+84,0);WL(a+48,0);WL(a+24,0);
WL(a+32,0);WW(a+40,a+319);WW(a+168,0);f35(a+88,0,36);WW(a+188,0);WL(a+180,17179869184ull);
WL(a+140,1);WL(a+132,8);WL(a+172,4);WW(a+164,0);WL(a+156,4294967296ull);WL(a+148,34359738368ull);
WL(a+124,0);b=a+148;c=a+180;d=a+128;e=a+168;f=a+24+36;g=1;b4:;f14(a+16,a+24);h=RW(a+16);switch(h){
case 0:goto b6;case 1:case 2:goto b3;default:goto b7;}b7:;i=RW(a+20);if(!i)goto b3;
if((int)i>-1)goto b5;b6:;f15(a+8,a+24);if(!RW(a+12))goto b3;f15(a,a+24);WW(a+208,0);WW(a+200,0);
WL(a+192,g);f16(a+248,a+24,a+192);if(RW(a+264)!=4)goto b3;i=RW(a+252);h=RW(a+248);b5:;
if(h!=1)goto b3;WW(a+176,0);WW(a+120,i);WW(a+144,0);h=RW(a+140)+1;WW(a+140,h);if(h)goto b8;
h=RW(a+136);if(!h)goto b9;f35(RW(a+132),0,h<<4);b9:;WW(a+140,1);b8:;WW(a+124,0);WW(a+188,0);
WL(a+88,0);WL(a+96,0);WL(a+104,0);WL(a+112,0);WW(a+164,0);i=RW(a+160)+1;WW(a+160,i);j=RW(a+156);
if(i)goto b10;if(!j)goto b11;f35(RW(a+152),0,j<<4);b11:;i=1;WW(a+160,1);b10:;if(j)goto b18;f17(b);
j=RW(a+156);if(!j)goto b17;i=RW(a+160);b18:;h=0;k=RW(a+152);if(RW(k+12)!=i)goto b19;j=j-1;h=0;b20:;
h=h+1&j;if(RW(k+(h<<4)+12)==i)goto b20;b19:;h=k+(h<<4);WW(h+12,i);WW(h+8,0);WL(h,0);
WW(a+164,RW(a+164)+1);l=RW(a+120);m=l<<1;if(!m)goto b14;n=1;b21:;f25(a+248,a+24,l,g,n);
if(RW(a+264)!=4)goto b3;h=RW(a+248);i=RW(a+252);o=RW(a+256);p=RW(a+176);q=RW(a+136);
if(RW(a+144)<<1<q)goto b22;f17(d);q=RW(a+136);if(q)goto b22;j=0;q=0;goto b2;b22:;r=RW(a+172);
s=RW(a+132);t=q-1;u=(L)h<<32|(L)i;u=(u>>30^u)*13787848793156543929ull;
u=(u>>27^u)*10723151780598845931ull;u=u>>31^u;j=t&(U)u;k=s+(j<<4);v=RW(a+140);
if(RW(k+12)!=v)goto b24;b25:;if(RL(k)!=u)goto b26;k=RW(k+8);if(k>=p)goto b27;w=r+k*12;
if(RW(w)!=h)goto b26;if(RW(w+4)!=i)goto b26;j=RW(a+176);p=k;goto b23;b27:;abort();b26:;j=j+1&t;
k=s+(j<<4);if(RW(k+12)==v)goto b25;b24:;if(j>=q)goto b2;k=s+(j<<4);WW(k+12,v);WW(k+8,p);WL(k,u);
WW(a+144,RW(a+144)+1);k=RW(a+176);if(k!=RW(a+168))goto b28;f8(e);r=RW(a+172);b28:;j=r+k*12;
WB(j+8,0);WW(j+4,i);WW(j,h);j=k+1;WW(a+176,j);b23:;if(p>=j)goto b29;k=r+p*12;
if(RB(k+8)==(o&255))goto b16;WB(k+8,o);WW(a+124,RW(a+124)+(o&1?1u:4294967295u));k=RW(a+188);
if(k!=RW(a+180))goto b30;f11(c);b30:;x=n+(U)(n<m);WW(RW(a+184)+(k<<2),p);WW(a+188,k+1);k=0;b31:;
j=a+88+k;u=(L)h<<32|(L)i;u=(u>>30^u)*13787848793156543929ull;u=(u>>27^u)*10723151780598845931ull;
WL(j,RL(j)^u>>31^u);v=RW(a+120);j=v-h;h=i;i=j+1;k=k+8;if(k!=32)goto b31;h=RW(b+16);u=RL(b+8);
y=RL(b);WL(a+148,34359738368ull);WL(a+248,y);WL(a+256,u);WW(a+264,h);y=RL(a+88);z=RL(a+96);
aa=RL(a+104);ab=RL(a+112);ac=RW(a+188);ad=(U)u;if(h<<1<ad)goto b32;f17(a+248);ad=RW(a+256);
if(ad)goto b32;ae=0;ad=0;goto b12;b32:;af=RW(a+252);ag=ad-1;u=ab<aa?ab:aa;y=z<y?z:y;y=u<y?u:y;
ae=ag&(U)y;h=af+(ae<<4);ah=RW(a+260);if(RW(h+12)!=ah)goto b33;ai=RW(a+136);s=ai-1;p=v+1;w=RW(a+172);
r=RW(a+176);aj=r*12;ak=w+aj;al=((0u-Above(r-1|15)&31)<<2)+32828;v=RW(a+140);t=RW(a+132);
am=RW(a+184);an=ac<<2;ao=w+8;ap=RW(a+124);aq=ap<<3;b34:;if(RL(h)!=y)goto b35;j=RW(h+8);
if(r)goto b47;k=1;goto b46;b47:;k=f3(r);if(!k)goto b45;h=0;i=ao;b48:;WB(k+h,RB(i));i=i+12;h=h+1;
if(r!=h)goto b48;b46:;if(j>ac)goto b39;if(j==ac)goto b49;h=j<<2;i=an-h;h=am+h;b50:;j=RW(h);
if(j>=r)goto b40;j=k+j;WB(j,RB(j)^1);h=h+4;i=i-4;if(i)goto b50;b49:;ar=k+r;h=0;j=aj;i=w;b51:;o=i;
if(!j)goto b42;if(r==h)goto b42;q=k+h;j=j-12;i=o+12;h=h+1;if(!RB(q))goto b51;j=RW(o+4);o=RW(o);
as=RW(32848);if(as)goto b44;q=RW(32960);as=RW(32956);if(q-as>=32)goto b52;t0=Grow(1);at=t0<<16;
WW(32960,at+65536);as=at==q?as:at;b52:;WW(32956,as+32);if(as)goto b43;b45:;abort();b44:;
WW(32848,RW(as));b43:;h=k+h;WW(as+4,j);WW(as,o);at=1;WW(a+312,1);WW(a+308,as);WW(a+304,4);b54:;j=i;
if(j==ak)goto b53;if(h==ar)goto b53;i=j+12;o=RB(h);q=h+1;h=q;if(!o)goto b54;h=RW(j+4);j=RW(j);
if(at!=RW(a+304))goto b55;f7(a+304,at,1,4,8);as=RW(a+308);b55:;o=as+(at<<3);WW(o+4,h);WW(o,j);
at=at+1;WW(a+312,at);h=q;goto b54;b53:;if(!r)goto b56;WW(k,RW(al));WW(al,k);b56:;as=RW(a+308);
au=RW(a+304);goto b41;b42:;as=4;at=0;if(!r)goto b57;WW(k,RW(al));WW(al,k);b57:;au=0;b41:;
if(at!=ap)goto b58;at=as+aq;q=0;b59:;ar=q;q=ar+1;o=as;b60:;if(o==at)goto b38;j=RW(o+4);h=RW(o);
if(ar)goto b62;i=h;goto b61;b62:;k=ar;b63:;i=j;j=p-h;h=i;k=k-1;if(k)goto b63;b61:;if(!ai)goto b64;
u=(L)i<<32|(L)j;u=(u>>30^u)*13787848793156543929ull;u=(u>>27^u)*10723151780598845931ull;u=u>>31^u;
k=s&(U)u;h=t+(k<<4);if(RW(h+12)!=v)goto b64;o=o+8;b65:;if(RL(h)!=u)goto b66;h=RW(h+8);
if(h>=r)goto b67;h=w+h*12;if(RW(h)!=i)goto b66;if(RW(h+4)!=j)goto b66;if(RB(h+8))goto b60;goto b64;
b67:;abort();b66:;k=k+1&s;h=t+(k<<4);if(RW(h+12)==v)goto b65;b64:;if(q!=4)goto b59;b58:;
if(!au)goto b35;h=0;goto b37;b40:;abort();b39:;abort();b38:;if(!au)goto b36;h=1;b37:;
i=(0u-Above((au<<3)-1|15)&31)<<2;WW(as,RW(i+32828));WW(i+32828,as);if(!h)goto b35;b36:;
WW(b+16,RW(a+264));WL(b+8,RL(a+256));WL(b,RL(a+248));h=n+1;if(h>m)goto b15;b68:;
f25(a+248,a+24,l,g,h);if(RW(a+264)!=4)goto b3;if(h>=m)goto b15;h=h+(U)(h<m);if(h<=m)goto b68;
goto b15;b35:;ae=ae+1&ag;h=af+(ae<<4);if(RW(h+12)==ah)goto b34;b33:;if(ae>=ad)goto b12;h=af+(ae<<4);
WW(h+12,ah);WW(h+8,ac);WL(h,y);WL(b,RL(a+248));WL(b+8,RL(a+256));WW(b+16,RW(a+264)+1);
if(n>=m)goto b14;n=x;if(x<=m)goto b21;goto b14;b29:;abort();b17:;abort();b16:;WW(a+276,o);
WW(a+272,i);WW(a+268,h);WW(a+264,2);WW(a+256,n);WL(a+248,g);f16(a+192,a+24,a+248);
if(RW(a+208)!=4)goto b3;if(RW(a+192)!=1)goto b14;n=RW(a+196);b15:;f6(f,32770,7);
f6(f,n&1?32768u:32769u,1);f6(f,32777,14);WW(a+264,0);WL(a+256,0);WL(a+248,0);u=(L)n;i=19;b70:;h=i;
if(h>19)goto b69;y=u/10;WB(a+248+h,(U)(y*246+u)|48);i=h-1;k=u<10;u=y;if(!k)goto b70;
f6(f,a+248+i+1,21u-(h+1));h=RW(a+68);if(h!=RW(a+60))goto b71;f29(f);b71:;WB(RW(a+64)+h,10);
WW(a+68,h+1);goto b13;b69:;abort();b14:;f6(f,32791,5);b13:;g=g+1;goto b4;b12:;abort();b3:;
h=RW(a+168);if(!h)goto b72;i=RW(a+172);h=(0u-Above(h*12-1|15)&31)<<2;WW(i,RW(h+32828));
WW(h+32828,i);b72:;h=RW(a+128);if(!h)goto b73;i=RW(a+132);h=(0u-Above((h<<4)-1)&31)<<2;
WW(i,RW(h+32828));WW(h+32828,i);b73:;h=RW(a+180);if(!h)goto b74;i=RW(a+184);
h=(0u-Above((h<<2)-1|15)&31)<<2;WW(i,RW(h+32828));WW(h+32828,i);b74:;h=RW(a+148);if(!h)goto b75;
i=RW(a+152);h=(0u-Above((h<<4)-1)&31)<<2;WW(i,RW(h+32828));WW(h+32828,i);b75:;h=RW(a+68);
if(!h)goto b76;((U(*)(U,U,U))T[RW(RW(a+44)+16)])(RW(a+40),RW(a+64),h);b76:;h=RW(a+60);
if(!h)goto b77;i=RW(a+64);h=(0u-Above(h-1|15)&31)<<2;WW(i,RW(h+32828));WW(h+32828,i);b77:;
h=RW(a+72);if(!h)goto b78;i=RW(a+76);h=(0u-Above(h-1|15)&31)<<2;WW(i,RW(h+32828));WW(h+32828,i);
b78:;G0=a+320;return;b2:;abort();}static void f29(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>8?c:8u;f30(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f10(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f30(U a,U b,U c,U d){U e=0;e=0;
if((int)d>=0)goto b3;b=1;c=4;goto b2;b3:;if(!b)goto b5;e=f2(c,b,d);goto b4;b5:;e=f3(d);b4:;
if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;e=d;b2:;WW(a+c,e);WW(a,b);}
static U f31(U a,U b,U c){U d=0,e=0,f=0;d=0;if(!c)goto b2;b4:;e=RB(a);f=RB(b);if(e!=f)goto b3;a=a+1;
b=b+1;c=c-1;if(!c)goto b2;goto b4;b3:;d=e-f;b2:;return d;}static U f32(U a,U b,U c){
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
static U f33(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,t0;d=G0-32;
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
WB(g,RB(b));b=b-4;if(j<g)goto b41;b2:;return a;}static U f34(U a,U b,U c){U t0;t0=f33(a,b,c);
return t0;}static U f35(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0;if(c>=16)goto b3;d=a;goto b2;b3:;
e=0u-a&3;f=a+e;if(a>=f)goto b4;g=e-1;d=a;if(!e)goto b5;h=e;d=a;b6:;WB(d,b);d=d+1;h=h-1;if(h)goto b6;
b5:;if(g<7)goto b4;b7:;WB(d,b);WB(d+7,b);WB(d+6,b);WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);
WB(d+1,b);d=d+8;if(d!=f)goto b7;b4:;c=c-e;d=f+(c&4294967292u);if(f>=d)goto b8;h=(b&255)*16843009;
b9:;WW(f,h);f=f+4;if(f<d)goto b9;b8:;c=c&3;b2:;h=d+c;if(d>=h)goto b10;e=c-1;f=c&7;if(!f)goto b11;
b12:;WB(d,b);d=d+1;f=f-1;if(f)goto b12;b11:;if(e<7)goto b10;b13:;WB(d,b);WB(d+7,b);WB(d+6,b);
WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);WB(d+1,b);d=d+8;if(d!=h)goto b13;b10:;return a;}
static U f36(U a,U b,U c){U t0;t0=f32(a,b,c);return t0;}
int main(void){Grow(1);
memcpy(M+32768,"21Player  wins on move Draw\12\357\273\277rowcolumn\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",60);
f28();return 0;}
