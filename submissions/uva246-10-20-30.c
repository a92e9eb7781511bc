/* 10-20-30 (UVa 246)
 * Generated from src/10-20-30/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest f593617f893f81a9 */
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
static U f8(U a);static void f9(U a,U b,U c,U d);static void f10(U a,U b,U c);
static void f11(U a,U b,U c);static void f12(U a,U b,U c);static void f13(U a);
static void f14(U a,U b,U c,U d,U e,U f);static void f15(U a,U b);
static void f16(U a,U b,U c,U d,U e,U f);static void f17(U a,U b,U c,L d);static U f18(U a);
static U f19(U a,U b,U c);static void f20(U a,U b);static void f21(U a,U b);
static void f22(U a,U b);static void f23(U a,U b,U c,U d);static U f24(U a,U b,U c);
static void f26(void);static void f27(void);static void f28(void);static void f29(U a);
static void f30(U a,U b,U c,U d);static Any T[]={0,(Any)f23,(Any)f24};static U f5(U a,U b,U c){
U d=0;d=f6(c);if(!d)goto b2;f7(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+32820));
WW(c+32820,a);b2:;return d;}static U f6(U a){U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;
a=RW(c+32820);if(a)goto b2;d=RW(32952);a=RW(32948);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;
t0=Grow(e>>16);b=t0<<16;WW(32952,b+(e&4294901760u));a=b==d?a:b;b3:;WW(32948,a+c);return a;b2:;
WW(c+32820,RW(a));return a;}static U f7(U a,U b,U c){Copy(a,b,c);return a;}static U f8(U a){
U b=0,c=0,d=0,e=0;b=G0-16;WH(b+12,256);c=RB(a+256);d=0;e=b+15;b2:;WB(e,RB(a+(RB(b+12+d)+c&255)));
e=b+14;d=d+1;if(d!=2)goto b2;return RB(b+14)<<8|RB(b+15);}static void f9(U a,U b,U c,U d){
if(d>b)goto b3;if(d<c)goto b2;f7(a,a+c,d-c);return;b3:;abort();b2:;abort();}
static void f10(U a,U b,U c){abort();}static void f11(U a,U b,U c){U d=0;d=RW(a+8);
if(c<=RW(a)-d)goto b4;f12(a,d,c);d=RW(a+8);goto b3;b4:;if(!c)goto b2;b3:;f7(RW(a+4)+d,b,c);b2:;
WW(a+8,d+c);}static void f12(U a,U b,U c){U d=0;d=G0-16;G0=d;f14(d+8,a,b,c,1,1);c=RW(d+8);
if(c==2147483649u)goto b2;f15(c,RW(d+12));abort();b2:;G0=d+16;}static void f13(U a){U b=0;b=G0-16;
G0=b;f14(b+8,a,RW(a),1,8,64);a=RW(b+8);if(a==2147483649u)goto b2;f15(a,RW(b+12));abort();b2:;
G0=b+16;}static void f14(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;c=d+c;if(c>=d)goto b4;d=0;
goto b3;b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;f16(g+4,t0,RW(b+4),d,e,f);
if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);WW(b+4,c);d=2147483649u;
b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f15(U a,U b){if(!a)goto b2;abort();b2:;abort();}
static void f16(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;h=4;i=(L)f*(L)d;if((U)(i>>32))goto b3;
d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f5(c,b*f,d);goto b6;b7:;if(d)goto b8;h=e;goto b5;
b8:;h=f6(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);g=0;b4:;h=8;goto b2;b3:;d=0;b2:;
WW(a+h,d);WW(a,g);}static void f17(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;L e=0,f=0;
if(c)goto b3;e=0;f=0;goto b2;b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;i=i+(U)(RB(j)==10);
j=j+1;l=l-1;if(l)goto b5;h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;
if(RB(j+c)==10)goto b6;j=j-1;i=i+1;if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);
WL(a+8,d+e);}static U f18(U a){U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;
if(!RB(a+61))goto b3;c=0;goto b2;b3:;c=RW(a+44);if(!c)goto b5;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;WW(a+44,0);b5:;d=RW(a+32);
e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f17(b+16,f,d,RL(a+8));g=RL(b+16);WL(a+8,RL(b+24));
WL(a,g+RL(a));c=RW(a+28);f9(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);WW(a+24,RW(a+24)-d);
if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;if(d<=RW(h)-e)goto b13;f12(h,e,d);
c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f19(f+e,0,h);e=e+d;WW(a+56,e);WB(i+h,0);b12:;
j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=Compare(f,32794,c);if(!t0)goto b14;b15:;e=RW(a+56);if(c>e)goto b8;
if(c<3)goto b6;d=RW(a+52);t0=Compare(32794,d,3);if(!t0)goto b7;goto b6;b11:;abort();b10:;abort();
b9:;abort();b8:;abort();b7:;f9(d,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);
goto b2;b4:;c=2;b2:;G0=b+32;return c;}static U f19(U a,U b,U c){Fill(a,b,c);return a;}
static void f20(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);e=RW(b+28);if(d>=e)goto b2;
f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;if(h!=32)goto b2;b5:;d=d+1;
WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);if(e<d)goto b6;if(e>c)goto b6;
WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}static void f21(U a,U b){abort();}
static void f22(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);if(d<e)goto b3;
if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}static void f23(U a,U b,U c,U d){U t0;
t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f24(U a,U b,U c){Write(b,c);return 0;}
static void f26(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,
t=0,u=0,v=0,aa=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,am=0,an=0,t0;
L w=0,x=0,y=0,z=0;a=G0-2480;G0=a;WL(a+96,1);WL(a+88,0);WW(a+112,0);WL(a+104,4294967296ull);
WW(a+76,32800);WH(a+116,0);WL(a+80,0);WL(a+56,0);WL(a+64,0);WW(a+72,a+2479);f19(a+124,0,2076);
WL(a+2224,8);WL(a+2216,0);WL(a+2208,4294967296ull);WL(a+2200,34359738368ull);b=a+2387;c=a+2328+52;
d=a+182;e=a+2400+46;f=a+2328+46;g=a+2220;h=a+136;i=a+394;j=a+92;k=0;l=8;m=8;n=0;o=1;b3:;
f20(a+48,a+56);p=RW(a+52)<156;if(p)goto b9;q=RW(a+48);r=p?0u:q;p=0;f19(a+2328,0,52);s=1;t=0;b10:;
if(p>=156)goto b6;if(p==155)goto b7;u=r+p;v=RB(u);u=(U)(v==49)&(U)(RB(u+1)==48);
WB(a+2328+t,u?10u:v-48);p=p+u+2;u=0;if((v-49&255)>=9)goto b11;v=p-1;if(p>=157)goto b8;v=RB(q+v);
u=(U)(v==32)|(U)((v-9&255)<5);b11:;s=s&u;t=t+1;if(t!=52)goto b10;if(!s)goto b9;
WH(a+2268,RH(a+2332));WW(a+2264,RW(a+2328));WW(a+2464,RW(f));WH(a+2468,RH(f+4));p=RW(a+80)+p;
WW(a+88,p);WW(a+80,p);w=RL(a+2334);x=RL(a+2342);y=RL(a+2350);z=RL(a+2358);aa=RW(a+2366);
ab=RW(a+2370);goto b4;b9:;ac=0;f19(a+2400,0,52);b13:;ad=ac+1;b15:;f20(a+40,a+56);
if(RW(a+44))goto b14;t0=f18(a+56);switch(t0&255){case 0:goto b14;case 2:goto b5;default:goto b15;}
b14:;r=0;b16:;f20(a+32,a+56);q=RW(a+36);if(q<r)goto b12;u=RW(a+32)+r;t=q-r;p=0;b17:;v=u+p;s=t-p;
if(s<8)goto b21;w=RL(v);w=(
w^18446744073709551615ull)&w+16059518370053021407ull&9259542123273814144ull;if(w!=0)goto b20;p=p+8;
goto b18;b21:;u=0;if(t==p)goto b22;q=q-(r+p);u=0;b23:;t=RB(v+u)-9;if(t>23)goto b24;
if(1u<<(t&31)&8388639)goto b22;b24:;u=u+1;if(q!=u)goto b23;u=s;b22:;p=u+p;goto b19;b20:;
p=((U)(L)BelowL(w)>>3)+p;if(p>=t)goto b25;v=RB(u+p)-9;if(v>23)goto b26;
if(1u<<(v&31)&8388639)goto b19;b26:;p=p+1;goto b18;b25:;abort();b19:;f20(a+24,a+56);r=p+r;
if(r<RW(a+28))goto b27;t0=f18(a+56);switch(t0&255){case 0:goto b27;case 2:goto b5;default:goto b16;}
b27:;q=RW(a+80);WW(a+88,q);WW(a+80,q+r);f22(a+16,a+56);p=RW(a+20);if(!p)goto b28;t=RW(a+16);
if(p==1)goto b29;if((RB(t)&255)==48)goto b28;b29:;v=0;b31:;if(!p)goto b30;u=RB(t)-48&255;
if(u>9)goto b28;w=(L)v*10;if((U)(w>>32))goto b28;t=t+1;p=p-1;s=(U)w;v=s+u;if(v>=s)goto b31;goto b28;
b30:;if(v-1<10)goto b32;if(v|ac)goto b28;goto b5;b32:;WB(a+2400+ac,v);ac=ad;if(ad!=52)goto b13;
WH(a+2268,RH(a+2404));WW(a+2264,RW(a+2400));WW(a+2464,RW(e));WH(a+2468,RH(e+4));ab=RW(a+2442);
aa=RW(a+2438);z=RL(a+2430);y=RL(a+2422);x=RL(a+2414);w=RL(a+2406);goto b4;b28:;f22(a+8,a+56);
if(!(ac|RW(a+12)))goto b5;p=RW(a+112);if(q>p)goto b33;f17(a+2328,RW(a+108),q,RL(a+64));goto b5;b33:;
abort();b18:;if(p<=t)goto b17;abort();b12:;abort();b8:;abort();b7:;abort();b6:;abort();b5:;
p=RW(a+2200);if(!p)goto b34;t=RW(a+2204);p=(0u-Above((p<<4)-1)&31)<<2;WW(t,RW(p+32820));
WW(p+32820,t);b34:;p=RW(a+2220);if(!p)goto b35;t=RW(a+2224);p=(0u-Above((p<<6)-1)&31)<<2;
WW(t,RW(p+32820));WW(p+32820,t);b35:;p=RW(a+100);if(!p)goto b36;
((U(*)(U,U,U))T[RW(RW(a+76)+16)])(RW(a+72),RW(a+96),p);b36:;p=RW(a+92);if(!p)goto b37;t=RW(a+96);
p=(0u-Above(p-1|15)&31)<<2;WW(t,RW(p+32820));WW(p+32820,t);b37:;p=RW(a+104);if(!p)goto b38;
t=RW(a+108);p=(0u-Above(p-1|15)&31)<<2;WW(t,RW(p+32820));WW(p+32820,t);b38:;G0=a+2480;return;b4:;
p=RW(a+2264);WW(a+2240,p);t=RH(a+2268);WH(a+2244,t);v=RW(a+2464);WW(a+2232,v);u=RH(a+2468);
WH(a+2236,u);WW(a+2256,p);WH(a+2260,t);WW(a+2248,v);WH(a+2252,u);p=0;WW(a+124,0);WW(h,RW(a+2240));
WH(h+4,RH(a+2244));WW(a+178,ab);WW(a+174,aa);WL(a+166,z);WL(a+158,y);WL(a+150,x);WL(a+142,w);
WH(d+4,RH(a+2236));WW(d,RW(a+2232));WH(a+392,13312);b39:;WH(a+124+p+526,0);p=p+258;
if(p!=1806)goto b39;WL(a+128,30170952208ull);ae=0;af=106181136;ag=7;u=RB(a+393);p=RB(a+392);b43:;
if(ae!=1000)goto b44;WW(a+2216,0);o=o+1;WW(a+2212,o);if(o)goto b45;if(!n)goto b46;f19(m,0,n<<4);
b46:;o=1;WW(a+2212,1);b45:;WW(h,RW(a+2256));WH(h+4,RH(a+2260));WW(d,RW(a+2248));WH(d+4,RH(a+2252));
p=0;WW(a+124,0);WW(a+2228,0);WW(a+178,ab);WW(a+174,aa);WL(a+166,z);WL(a+158,y);WL(a+150,x);
WL(a+142,w);WH(a+392,13312);b47:;WH(a+124+p+526,0);p=p+258;if(p!=1806)goto b47;
WL(a+128,30170952208ull);p=RB(a+392);ah=p+1;WB(a+392,ah);u=RB(a+393)-1;WB(a+393,u);p=RB(h+p);
ai=106181136;aa=0;af=0;ag=0;b49:;t=i+ag*258;v=RB(t+257);s=v+1;WB(t+257,s);q=RB(t+256);
WB(t+(v+q&255),p);ae=RW(a+124)+1;WW(a+124,ae);aj=ah+2;ak=ah+1;b50:;r=f8(t);WB(a+2402,1);
WH(a+2400,515);v=s+q;p=0;b51:;WB(a+2328+p,RB(t+(v-RB(a+2400+p)&255)));p=p+1;if(p!=3)goto b51;
al=s&255;if(al<3)goto b52;p=RB(a+2330);v=p+r;ad=RH(a+2328);am=ad|p<<16;ac=am>>8;an=r>>8;
v=2149582848u>>(v+ac&31)&2|1074791424u>>(v+an&31)&1|1074791424u>>(ac+ad+p&31)<<2&4;if(!v)goto b52;
s=s-3;WB(t+257,s);q=RB(v+32786)+q;WB(t+256,q);WB(h+(u+ah&255),v==4?am:r);
WB(h+(ak+u&255),1u<<(v&31)&170?an&255:ac);WB(h+(aj+u&255),p);u=u+3;WB(a+393,u);goto b50;b52:;
t=ai>>4;WW(a+128,t);p=RW(a+132);if(al)goto b54;p=p-1;WW(a+132,p);goto b53;b54:;
WW(a+128,ag<<((p<<2)+28&31)|t);b53:;t=!p;if(!p)goto b42;if(!(u&255))goto b42;an=0;f19(a+2328,0,52);
ad=270;ac=1;r=0;b61:;ac=ac&(U)!an;if(!ac)goto b63;an=1;v=h;goto b62;b63:;if(ad==2076)goto b60;
v=a+124+ad;ad=ad+258;b62:;am=RB(v+257);w=((L)am<<37)+962072674304ull>>40;if(!w)goto b64;q=RB(v+256);
s=(U)w;u=0;b65:;WL(a+2464,506097522914230528ull);t=u+q;p=0;b66:;
WB(a+2400+p,RB(v+(t+RB(a+2464+p)&255)));p=p+1;if(p!=8)goto b66;p=r+(u&255);if(p>=65)goto b59;
WL(a+2328+p,RL(a+2400));u=u+8;s=s-1;if(s&255)goto b65;b64:;r=r+am;goto b61;b60:;WW(a+2424,6);
WL(a+2416,21474836484ull);WL(a+2408,12884901890ull);WL(a+2400,4294967296ull);p=a+2400;t=0;b68:;
v=RW(p);if(v>=7)goto b67;WB(a+2464+t,RB(a+124+v*258+527));p=p+4;t=t+1;if(t!=7)goto b68;
WW(c+3,RW(a+2467));WW(c,RW(a+2464));WL(b+5,0);WL(b,0);v=0;f19(a+2400,0,64);t=a+2328;b69:;w=0;p=7;
b70:;w=w<<8|(L)RB(t+p);p=p-1;if(p!=4294967295u)goto b70;WL(a+2400+(v<<3),w);t=t+8;v=v+1;
if(v!=8)goto b69;f7(a+2264,a+2400,64);w=0;p=0;b71:;w=TurnL((RL(a+2264+p)^w)*11400714819323198485ull,
32);p=p+8;if(p!=64)goto b71;if(af!=RW(a+2220))goto b72;f13(g);k=RW(a+2208);l=RW(a+2224);
aa=RW(a+2216);b72:;f7(l+(af<<6),a+2264,64);af=af+1;WW(a+2228,af);if(aa<<1>=k)goto b73;m=RW(a+2204);
n=k;goto b55;b73:;if(k>=67108864)goto b58;p=k<<1;n=p>512?p:512u;p=n<<4;m=f6(p);if(!m)goto b57;
p=p-16;v=f19(m,0,p);p=v+p;WL(p+8,0);WL(p,0);WW(a+2208,n);ad=RW(a+2200);WW(a+2200,n);ac=RW(a+2204);
WW(a+2204,v);if(!k)goto b74;r=ac+(k<<4);u=n-1;t=RW(a+2212);s=ac;b75:;if(RW(s+12)!=t)goto b76;
x=RL(s);p=u&(U)x;if(RW(v+(p<<4)+12)!=t)goto b77;b78:;p=p+1&u;if(RW(v+(p<<4)+12)==t)goto b78;b77:;
if(p>=n)goto b56;q=RW(s+8);p=v+(p<<4);WW(p+12,t);WW(p+8,q);WL(p,x);b76:;s=s+16;if(s!=r)goto b75;
b74:;if(!ad)goto b55;p=(0u-Above((ad<<4)-1)&31)<<2;WW(ac,RW(p+32820));WW(p+32820,ac);goto b55;b67:;
abort();b59:;abort();b58:;abort();b57:;abort();b56:;abort();b55:;v=n-1;
w=(w>>30^w)*13787848793156543929ull;w=(w>>27^w)*10723151780598845931ull;w=w>>31^w;t=v&(U)w;
p=m+(t<<4);o=RW(a+2212);if(RW(p+12)!=o)goto b79;b80:;if(RL(p)!=w)goto b81;p=RW(p+8)-1;
if(p>=af)goto b82;t0=Compare(l+(p<<6),a+2264,64);if(t0)goto b81;p=32780;ae=RW(a+124);k=n;goto b41;
b82:;abort();b81:;t=t+1&v;p=m+(t<<4);if(RW(p+12)==o)goto b80;b79:;if(t>=n)goto b48;p=m+(t<<4);
WW(p+12,o);WW(p+8,ae);WL(p,w);aa=aa+1;WW(a+2216,aa);p=RB(a+392);ah=p+1;WB(a+392,ah);u=RB(a+393)-1;
WB(a+393,u);p=RB(h+p);k=n;ai=RW(a+128);ag=ai&15;if(ag<7)goto b49;abort();b48:;abort();b44:;u=u-1;
WB(a+393,u);al=p+1;WB(a+392,al);ai=af&15;if(ai>=7)goto b40;v=RB(h+(p&255));t=i+ai*258;r=RB(t+257);
s=r+1;WB(t+257,s);q=RB(t+256);WB(t+(r+q&255),v);ae=ae+1;WW(a+124,ae);aj=p+3;ak=p+2;b83:;r=f8(t);
WB(a+2402,1);WH(a+2400,515);v=s+q;p=0;b84:;WB(a+2328+p,RB(t+(v-RB(a+2400+p)&255)));p=p+1;
if(p!=3)goto b84;ah=s&255;if(ah<3)goto b85;p=RB(a+2330);v=p+r;ad=RH(a+2328);am=ad|p<<16;ac=am>>8;
an=r>>8;v=2149582848u>>(v+ac&31)&2|1074791424u>>(v+an&31)&1|1074791424u>>(ac+ad+p&31)<<2&4;
if(!v)goto b85;s=s-3;WB(t+257,s);q=RB(v+32786)+q;WB(t+256,q);WB(h+(u+al&255),v==4?am:r);
WB(h+(ak+u&255),1u<<(v&31)&170?an&255:ac);WB(h+(aj+u&255),p);u=u+3;WB(a+393,u);goto b83;b85:;
af=af>>4;WW(a+128,af);if(ah)goto b87;ag=ag-1;WW(a+132,ag);goto b86;b87:;af=ai<<((ag<<2)+28&31)|af;
WW(a+128,af);b86:;t=!ag;if(!ag)goto b42;p=al;if(u&255)goto b43;b42:;p=t?32768u:32774u;b41:;
f11(j,p,6);WW(a+2344,0);WL(a+2336,0);WL(a+2328,0);w=(L)ae;t=19;b88:;p=t;if(p>19)goto b2;x=w/10;
WB(a+2328+p,(U)(x*246+w)|48);t=p-1;v=w<10;w=x;if(!v)goto b88;f11(j,a+2328+t+1,21u-(p+1));
p=RW(a+100);if(p!=RW(a+92))goto b89;f29(j);b89:;WB(RW(a+96)+p,10);WW(a+100,p+1);goto b3;b40:;
abort();b2:;abort();}static void f27(void){abort();}static void f28(void){abort();}
static void f29(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f30(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f15(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f30(U a,U b,U c,U d){U e=0;e=0;if((int)d>=0)goto b3;b=1;c=4;goto b2;
b3:;if(!b)goto b5;e=f5(c,b,d);goto b4;b5:;e=f6(d);b4:;if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;
WW(a+4,e);b=0;b6:;c=8;e=d;b2:;WW(a+c,e);WW(a,b);}
int main(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \0\2\1\2\0\2\1\2\357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",52);
f26();return 0;}
