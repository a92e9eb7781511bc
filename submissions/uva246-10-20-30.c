/* 10-20-30 (UVa 246)
 * Generated from src/10-20-30/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest 2a4a6952113be718 */
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
static void f14(U a,U b);static void f15(U a,U b,U c,U d,U e,U f);static U f16(U a);
static void f17(U a,U b);static void f18(U a,U b,U c,L d);static U f19(U a);
static U f20(U a,U b,U c);static void f21(U a,U b);static void f22(U a,U b);
static void f23(U a,U b,U c,U d);static U f24(U a,U b,U c);static void f26(void);
static void f27(void);static void f28(void);static void f29(U a);static void f30(U a,U b,U c,U d);
static Any T[]={0,(Any)f23,(Any)f24};static U f5(U a,U b,U c){U d=0;d=f6(c);if(!d)goto b2;
f7(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+32812));WW(c+32812,a);b2:;return d;}
static U f6(U a){U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32812);if(a)goto b2;
d=RW(32944);a=RW(32940);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);b=t0<<16;
WW(32944,b+(e&4294901760u));a=b==d?a:b;b3:;WW(32940,a+c);return a;b2:;WW(c+32812,RW(a));return a;}
static U f7(U a,U b,U c){Copy(a,b,c);return a;}static void f8(U a,U b,U c,U d){if(d>b)goto b3;
if(d<c)goto b2;f7(a,a+c,d-c);return;b3:;abort();b2:;abort();}static void f9(U a,U b,U c){abort();}
static void f10(U a,U b,U c){U d=0;d=RW(a+8);if(c<=RW(a)-d)goto b4;f11(a,d,c);d=RW(a+8);goto b3;b4:;
if(!c)goto b2;b3:;f7(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f11(U a,U b,U c){U d=0;d=G0-16;
G0=d;f13(d+8,a,b,c,1,1);c=RW(d+8);if(c==2147483649u)goto b2;f14(c,RW(d+12));abort();b2:;G0=d+16;}
static void f12(U a){U b=0;b=G0-16;G0=b;f13(b+8,a,RW(a),1,8,32);a=RW(b+8);if(a==2147483649u)goto b2;
f14(a,RW(b+12));abort();b2:;G0=b+16;}static void f13(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;
c=d+c;if(c>=d)goto b4;d=0;goto b3;b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;
f15(g+4,t0,RW(b+4),d,e,f);if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);
WW(b+4,c);d=2147483649u;b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f14(U a,U b){if(!a)goto b2;
abort();b2:;abort();}static void f15(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32))goto b3;d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f5(c,b*f,d);goto b6;b7:;
if(d)goto b8;h=e;goto b5;b8:;h=f6(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);g=0;b4:;h=8;
goto b2;b3:;d=0;b2:;WW(a+h,d);WW(a,g);}static U f16(U a){
U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0;b=G0-16;G0=b;c=RB(a+76);d=c+1;
WB(a+76,d);e=RB(a+77)-1;WB(a+77,e);f=RW(a+4);g=f&15;if(g>=7)goto b4;h=a+12;i=RB(h+(c&63));
WW(a,RW(a)+1);c=a+g*66;j=RB(c+143);k=j+1;WB(c+143,k);l=c+78;m=RB(c+142);WB(l+(j+m&63),i);
if((k&255)<3)goto b5;i=b+4+8;n=b+14;b6:;o=k+m;j=RB(l+(o-1&63));p=RB(l+(m&63));q=j+p;r=m+1;
c=RB(l+(r&63));if(1u<<(q+c&31)&1074791424)goto b9;c=RB(l+(o+62&63));
if(!(1u<<(q+c&31)&1074791424))goto b10;m=r;goto b8;b10:;p=RB(l+(o+61&63));
if(1u<<(c+p+j&31)&1074791424)goto b7;i=f>>4;c=RW(a+8);goto b3;b9:;m=m+2;b8:;WB(l+64,m);b7:;k=k-3;
WB(l+65,k);WB(n,j);WH(i,c<<8|p&255);c=0;b11:;WB(h+(e+d&63),RB(i+c));e=e+1;c=c+1;if(c!=3)goto b11;
WB(a+77,e);if((k&255)>=3)goto b6;b5:;i=f>>4;WW(a+4,i);c=RW(a+8);if(k&255)goto b3;c=c-1;WW(a+8,c);
goto b2;b4:;abort();b3:;WW(a+4,g<<((c<<2)+28&31)|i);b2:;G0=b+16;return c?(e&255?3u:1u):0u;}
static void f17(U a,U b){abort();}static void f18(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;
L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;
i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;
if(RB(j+c)==10)goto b6;j=j-1;i=i+1;if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);
WL(a+8,d+e);}static U f19(U a){U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;
if(!RB(a+61))goto b3;c=0;goto b2;b3:;c=RW(a+44);if(!c)goto b5;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;WW(a+44,0);b5:;d=RW(a+32);
e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f18(b+16,f,d,RL(a+8));g=RL(b+16);WL(a+8,RL(b+24));
WL(a,g+RL(a));c=RW(a+28);f8(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);WW(a+24,RW(a+24)-d);
if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;if(d<=RW(h)-e)goto b13;f11(h,e,d);
c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f20(f+e,0,h);e=e+d;WW(a+56,e);WB(i+h,0);b12:;
j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=Compare(f,32786,c);if(!t0)goto b14;b15:;e=RW(a+56);if(c>e)goto b8;
if(c<3)goto b6;d=RW(a+52);t0=Compare(32786,d,3);if(!t0)goto b7;goto b6;b11:;abort();b10:;abort();
b9:;abort();b8:;abort();b7:;f8(d,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);
goto b2;b4:;c=2;b2:;G0=b+32;return c;}static U f20(U a,U b,U c){Fill(a,b,c);return a;}
static void f21(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);e=RW(b+28);if(d>=e)goto b2;
f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;if(h!=32)goto b2;b5:;d=d+1;
WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);if(e<d)goto b6;if(e>c)goto b6;
WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}static void f22(U a,U b){U c=0,d=0,e=0;c=RW(b+56);
d=RW(b+24);e=RW(b+32);if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}
static void f23(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f24(U a,U b,U c){
Write(b,c);return 0;}static void f26(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,
n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,z=0,aa=0,ab=0,ac=0,t0;L v=0,w=0,x=0,y=0;a=G0-768;G0=a;WL(a+80,1);
WL(a+72,0);WW(a+96,0);WL(a+88,4294967296ull);WW(a+60,32792);WH(a+100,0);WL(a+64,0);WL(a+40,0);
WL(a+48,0);WW(a+56,a+767);WL(a+128,8);WL(a+120,0);WL(a+112,4294967296ull);WL(a+104,34359738368ull);
b=a+224+64;c=a+282;d=a+236;e=a+302;f=a+168+46;g=a+224+46;h=a+124;i=a+76;j=0;k=8;l=8;m=0;n=1;b2:;
f21(a+32,a+40);o=RW(a+36)<156;if(o)goto b10;p=RW(a+32);q=o?0u:p;o=0;f20(a+224,0,52);r=1;s=0;b11:;
if(o>=156)goto b7;if(o==155)goto b8;t=q+o;u=RB(t);t=(U)(u==49)&(U)(RB(t+1)==48);
WB(a+224+s,t?10u:u-48);o=o+t+2;t=0;if((u-49&255)>=9)goto b12;u=o-1;if(o>=157)goto b9;u=RB(p+u);
t=(U)(u==32)|(U)((u-9&255)<5);b12:;r=r&t;s=s+1;if(s!=52)goto b11;if(!r)goto b10;WH(a+164,RH(a+228));
WW(a+160,RW(a+224));WW(a+152,RW(g));WH(a+156,RH(g+4));o=RW(a+64)+o;WW(a+72,o);WW(a+64,o);
v=RL(a+230);w=RL(a+238);x=RL(a+246);y=RL(a+254);s=RW(a+262);u=RW(a+266);goto b3;b10:;p=0;
f20(a+168,0,52);b13:;z=p+1;b15:;f21(a+24,a+40);if(RW(a+28))goto b14;t0=f19(a+40);switch(t0&255){
case 0:goto b14;case 2:goto b5;default:goto b15;}b14:;s=0;b19:;u=s;f21(a+16,a+40);s=RW(a+20);
if(s<u)goto b18;if(s==u)goto b20;q=s-u;r=RW(a+16)+u;o=0;b21:;t=RB(r+o)-9;if(t>23)goto b22;
if(1u<<(t&31)&8388639)goto b17;b22:;o=o+1;if(q!=o)goto b21;b20:;t0=f19(a+40);switch(t0&255){
case 0:goto b16;case 2:goto b5;default:goto b19;}b18:;abort();b17:;s=o+u;b16:;q=RW(a+64);WW(a+72,q);
WW(a+64,q+s);f22(a+8,a+40);o=RW(a+12);if(!o)goto b6;s=RW(a+8);if(o==1)goto b23;
if((RB(s)&255)==48)goto b6;b23:;u=0;b25:;if(!o)goto b24;t=RB(s)-48&255;if(t>9)goto b6;v=(L)u*10;
if((U)(v>>32))goto b6;s=s+1;o=o-1;r=(U)v;u=r+t;if(u>=r)goto b25;goto b6;b24:;if(u-1<10)goto b26;
if(u|p)goto b6;goto b5;b26:;WB(a+168+p,u);p=z;if(z!=52)goto b13;WH(a+164,RH(a+172));
WW(a+160,RW(a+168));WW(a+152,RW(f));WH(a+156,RH(f+4));u=RW(a+210);s=RW(a+206);y=RL(a+198);
x=RL(a+190);w=RL(a+182);v=RL(a+174);goto b3;b9:;abort();b8:;abort();b7:;abort();b6:;f22(a,a+40);
if(!(p|RW(a+4)))goto b5;o=RW(a+96);if(q>o)goto b4;f18(a+224,RW(a+92),q,RL(a+48));b5:;o=RW(a+104);
if(!o)goto b27;s=RW(a+108);o=(0u-Above((o<<4)-1)&31)<<2;WW(s,RW(o+32812));WW(o+32812,s);b27:;
o=RW(a+124);if(!o)goto b28;s=RW(a+128);o=(0u-Above((o<<5)-1)&31)<<2;WW(s,RW(o+32812));WW(o+32812,s);
b28:;o=RW(a+84);if(!o)goto b29;((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),o);b29:;
o=RW(a+76);if(!o)goto b30;s=RW(a+80);o=(0u-Above(o-1|15)&31)<<2;WW(s,RW(o+32812));WW(o+32812,s);
b30:;o=RW(a+88);if(!o)goto b31;s=RW(a+92);o=(0u-Above(o-1|15)&31)<<2;WW(s,RW(o+32812));
WW(o+32812,s);b31:;G0=a+768;return;b4:;abort();b3:;o=RW(a+160);WW(a+144,o);t=RH(a+164);WH(a+148,t);
r=RW(a+152);WW(a+136,r);q=RH(a+156);WH(a+140,q);WW(a+160,o);WH(a+164,t);WW(a+152,r);WH(a+156,q);
WL(b+5,0);WL(b,0);WW(d,RW(a+144));WH(d+4,RH(a+148));WW(c,RW(a+136));WH(c+4,RH(a+140));
t=f20(e,0,462);WB(a+301,52);WW(a+278,u);WW(a+274,s);WL(a+266,y);WL(a+258,x);WL(a+250,w);WL(a+242,v);
WW(a+232,7);WL(a+224,456044506572128256ull);b34:;if(RW(a+224)<1000)goto b35;WW(a+120,0);n=n+1;
WW(a+116,n);if(n)goto b36;if(!m)goto b37;f20(l,0,m<<4);b37:;n=1;WW(a+116,1);b36:;WL(b,0);WL(b+5,0);
WW(d,RW(a+160));WH(d+4,RH(a+164));WW(c,RW(a+152));WH(c+4,RH(a+156));aa=0;WW(a+132,0);f20(t,0,462);
WW(a+278,u);WW(a+274,s);WL(a+266,y);WL(a+258,x);WL(a+250,w);WL(a+242,v);WB(a+301,52);WW(a+232,7);
WL(a+224,456044506572128256ull);z=0;b38:;t0=f16(a+224);o=t0&255;if(o!=3)goto b33;WL(a+192,0);
WL(a+184,0);WL(a+176,0);WL(a+168,0);q=78;n=0;r=1;o=0;b41:;r=r&(U)!n;if(!r)goto b43;n=1;s=d;goto b42;
b43:;if(q!=540)goto b44;o=143;v=RL(a+192);b45:;v=v<<6&18446744073705357312ull|v&65535|(L)RB(
a+224+o)<<16;o=o+66;if(o!=605)goto b45;WL(a+192,v);v=0;o=0;b46:;v=RL(a+168+o)^v;
v=(v>>30^v)*13787848793156543929ull;v=(v>>27^v)*10723151780598845931ull;v=v>>31^v;o=o+8;
if(o!=32)goto b46;if(z!=RW(a+124))goto b47;f12(h);j=RW(a+112);k=RW(a+128);aa=RW(a+120);b47:;
o=k+(z<<5);WL(o+24,RL(a+192));WL(o+16,RL(a+184));WL(o+8,RL(a+176));WL(o,RL(a+168));z=z+1;
WW(a+132,z);ab=RW(a+224);if(aa<<1>=j)goto b40;l=RW(a+108);m=j;goto b39;b44:;s=a+224+q;q=q+66;b42:;
p=RB(s+65);if(!p)goto b41;l=o>64?o:64u;u=o<<2;t=0;m=p+o&255;b49:;p=o>>4;if(l==o)goto b48;
p=a+168+(p<<3);WL(p,(L)RB(s+(RB(s+64)+t&63))<<((L)(u&60)&63)|RL(p));u=u+4;t=t+1;o=o+1;
if(m==(o&255))goto b41;goto b49;b48:;abort();b40:;if(j>=67108864)goto b52;o=j<<1;m=o>256?o:256u;
o=m<<4;l=f6(o);if(!l)goto b51;o=o-16;u=f20(l,0,o);o=u+o;WL(o+8,0);WL(o,0);WW(a+112,m);ac=RW(a+104);
WW(a+104,m);n=RW(a+108);WW(a+108,u);if(!j)goto b53;q=n+(j<<4);t=m-1;s=RW(a+116);r=n;b54:;
if(RW(r+12)!=s)goto b55;w=RL(r);o=t&(U)w;if(RW(u+(o<<4)+12)!=s)goto b56;b57:;o=o+1&t;
if(RW(u+(o<<4)+12)==s)goto b57;b56:;if(o>=m)goto b50;p=RW(r+8);o=u+(o<<4);WW(o+12,s);WW(o+8,p);
WL(o,w);b55:;r=r+16;if(r!=q)goto b54;b53:;if(!ac)goto b39;o=(0u-Above((ac<<4)-1)&31)<<2;
WW(n,RW(o+32812));WW(o+32812,n);goto b39;b52:;abort();b51:;abort();b50:;abort();b39:;u=m-1;s=u&(U)v;
o=l+(s<<4);n=RW(a+116);if(RW(o+12)!=n)goto b58;b59:;if(RL(o)!=v)goto b60;o=RW(o+8)-1;
if(o>=z)goto b61;t0=Compare(k+(o<<5),a+168,32);if(t0)goto b60;s=32780;j=m;goto b32;b61:;abort();
b60:;s=s+1&u;o=l+(s<<4);if(RW(o+12)==n)goto b59;b58:;if(s>=m)goto b62;o=l+(s<<4);WW(o+12,n);
WW(o+8,ab);WL(o,v);aa=aa+1;WW(a+120,aa);j=m;goto b38;b62:;abort();b35:;t0=f16(a+224);o=t0&255;
if(o==3)goto b34;b33:;ab=RW(a+224);s=32768;switch(o){case 1:goto b64;case 2:goto b63;
default:goto b32;}b64:;s=32774;goto b32;b63:;s=32780;b32:;f10(i,s,6);WW(a+240,0);WL(a+232,0);
WL(a+224,0);v=(L)ab;s=19;b66:;o=s;if(o>19)goto b65;w=v/10;WB(a+224+o,(U)(w*246+v)|48);s=o-1;u=v<10;
v=w;if(!u)goto b66;f10(i,a+224+s+1,21u-(o+1));o=RW(a+84);if(o!=RW(a+76))goto b67;f29(i);b67:;
WB(RW(a+80)+o,10);WW(a+84,o+1);goto b2;b65:;abort();}static void f27(void){abort();}
static void f28(void){abort();}static void f29(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>8?c:8u;f30(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f14(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f30(U a,U b,U c,U d){U e=0;e=0;
if((int)d>=0)goto b3;b=1;c=4;goto b2;b3:;if(!b)goto b5;e=f5(c,b,d);goto b4;b5:;e=f6(d);b4:;
if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;e=d;b2:;WW(a+c,e);WW(a,b);}
int main(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",44);
f26();return 0;}
