/* 10-20-30 (UVa 246)
 * Generated from src/10-20-30/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest ef34301eadd6e6cc */
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
static void f11(U a,U b,U c,U d,U e,U f);static U f12(U a);static void f13(U a,U b);
static void f14(U a,U b,U c,L d);static U f15(U a);static void f16(U a,U b);
static void f17(U a,U b);static void f18(U a,U b,U c,U d);static U f19(U a,U b,U c);
static void f20(void);static void f21(void);static void f22(void);static void f23(U a);
static void f24(U a,U b,U c,U d);static U f25(U a,U b,U c);static U f26(U a,U b,U c);
static U f27(U a,U b,U c);static U f28(U a,U b,U c);static U f29(U a,U b,U c);
static U f30(U a,U b,U c);static Any T[]={0,(Any)f18,(Any)f19};static U f2(U a,U b,U c){U d=0;
d=f3(c);if(!d)goto b2;f30(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+32812));WW(c+32812,a);
b2:;return d;}static U f3(U a){U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+32812);
if(a)goto b2;d=RW(32944);a=RW(32940);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);
b=t0<<16;WW(32944,b+(e&4294901760u));a=b==d?a:b;b3:;WW(32940,a+c);return a;b2:;WW(c+32812,RW(a));
return a;}static void f4(U a,U b,U c,U d){if(d>b)goto b3;if(d<c)goto b2;f28(a,a+c,d-c);return;b3:;
abort();b2:;abort();}static void f5(U a,U b,U c){abort();}static void f6(U a,U b,U c){U d=0;
d=RW(a+8);if(c<=RW(a)-d)goto b4;f7(a,d,c);d=RW(a+8);goto b3;b4:;if(!c)goto b2;b3:;
f30(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f7(U a,U b,U c){U d=0;d=G0-16;G0=d;
f9(d+8,a,b,c,1,1);c=RW(d+8);if(c==2147483649u)goto b2;f10(c,RW(d+12));abort();b2:;G0=d+16;}
static void f8(U a){U b=0;b=G0-16;G0=b;f9(b+8,a,RW(a),1,8,32);a=RW(b+8);if(a==2147483649u)goto b2;
f10(a,RW(b+12));abort();b2:;G0=b+16;}static void f9(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;
c=d+c;if(c>=d)goto b4;d=0;goto b3;b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;
f11(g+4,t0,RW(b+4),d,e,f);if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);
WW(b+4,c);d=2147483649u;b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f10(U a,U b){if(!a)goto b2;
abort();b2:;abort();}static void f11(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32))goto b3;d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f2(c,b*f,d);goto b6;b7:;
if(d)goto b8;h=e;goto b5;b8:;h=f3(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);g=0;b4:;h=8;
goto b2;b3:;d=0;b2:;WW(a+h,d);WW(a,g);}static U f12(U a){
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
static void f13(U a,U b){abort();}static void f14(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;
L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;
i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;
if(RB(j+c)==10)goto b6;j=j-1;i=i+1;if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);
WL(a+8,d+e);}static U f15(U a){U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;
if(!RB(a+61))goto b3;c=0;goto b2;b3:;c=RW(a+44);if(!c)goto b5;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;WW(a+44,0);b5:;d=RW(a+32);
e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f14(b+16,f,d,RL(a+8));g=RL(b+16);WL(a+8,RL(b+24));
WL(a,g+RL(a));c=RW(a+28);f4(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);WW(a+24,RW(a+24)-d);
if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;if(d<=RW(h)-e)goto b13;f7(h,e,d);
c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f29(f+e,0,h);e=e+d;WW(a+56,e);WB(i+h,0);b12:;
j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=f25(f,32786,c);if(!t0)goto b14;b15:;if(c>e)goto b8;if(c<3)goto b6;
if(!((RH(f)^48111|RB(f+2)^191)&65535))goto b7;goto b6;b11:;abort();b10:;abort();b9:;abort();b8:;
abort();b7:;f4(f,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);goto b2;b4:;c=2;b2:;
G0=b+32;return c;}static void f16(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);
e=RW(b+28);if(d>=e)goto b2;f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;
if(h!=32)goto b2;b5:;d=d+1;WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);
if(e<d)goto b6;if(e>c)goto b6;WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}
static void f17(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);if(d<e)goto b3;
if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}static void f18(U a,U b,U c,U d){U t0;
t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f19(U a,U b,U c){Write(b,c);return 0;}
static void f20(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,
t=0,u=0,z=0,aa=0,ab=0,ac=0,t0;L v=0,w=0,x=0,y=0;a=G0-768;G0=a;WL(a+80,1);WL(a+72,0);WW(a+96,0);
WL(a+88,4294967296ull);WW(a+60,32792);WH(a+100,0);WL(a+64,0);WL(a+40,0);WL(a+48,0);WW(a+56,a+767);
WL(a+128,8);WL(a+120,0);WL(a+112,4294967296ull);WL(a+104,34359738368ull);b=a+224+64;c=a+282;d=a+236;
e=a+302;f=a+168+46;g=a+224+46;h=a+124;i=a+76;j=0;k=8;l=8;m=0;n=1;b2:;f16(a+32,a+40);o=RW(a+36)<156;
if(o)goto b10;p=RW(a+32);q=o?0u:p;o=0;f29(a+224,0,52);r=1;s=0;b11:;if(o>=156)goto b7;
if(o==155)goto b8;t=q+o;u=RB(t);t=(U)(u==49)&(U)(RB(t+1)==48);WB(a+224+s,t?10u:u-48);o=o+t+2;t=0;
if((u-49&255)>=9)goto b12;u=o-1;if(o>=157)goto b9;u=RB(p+u);t=(U)(u==32)|(U)((u-9&255)<5);b12:;
r=r&t;s=s+1;if(s!=52)goto b11;if(!r)goto b10;WH(a+148,RH(a+228));WW(a+144,RW(a+224));
WW(a+136,RW(g));WH(a+140,RH(g+4));o=RW(a+64)+o;WW(a+72,o);WW(a+64,o);v=RL(a+230);w=RL(a+238);
x=RL(a+246);y=RL(a+254);s=RW(a+262);u=RW(a+266);goto b3;b10:;p=0;f29(a+168,0,52);b13:;z=p+1;b15:;
f16(a+24,a+40);if(RW(a+28))goto b14;t0=f15(a+40);switch(t0&255){case 0:goto b14;
case 1:case 2:goto b5;default:goto b15;}b14:;s=0;b19:;u=s;f16(a+16,a+40);s=RW(a+20);if(s<u)goto b18;
if(s==u)goto b20;q=s-u;r=RW(a+16)+u;o=0;b21:;t=RB(r+o)-9;if(t>23)goto b22;
if(1u<<(t&31)&8388639)goto b17;b22:;o=o+1;if(q!=o)goto b21;b20:;t0=f15(a+40);switch(t0&255){
case 0:goto b16;case 1:case 2:goto b5;default:goto b19;}b18:;abort();b17:;s=o+u;b16:;q=RW(a+64);
WW(a+72,q);WW(a+64,q+s);f17(a+8,a+40);o=RW(a+12);if(!o)goto b6;s=RW(a+8);if(o==1)goto b23;
if((RB(s)&255)==48)goto b6;b23:;u=0;b25:;if(!o)goto b24;t=RB(s)-48&255;if(t>9)goto b6;v=(L)u*10;
if((U)(v>>32))goto b6;s=s+1;o=o-1;r=(U)v;u=r+t;if(u>=r)goto b25;goto b6;b24:;if(u-1<10)goto b26;
if(u|p)goto b6;goto b5;b26:;WB(a+168+p,u);p=z;if(z!=52)goto b13;WH(a+148,RH(a+172));
WW(a+144,RW(a+168));WW(a+136,RW(f));WH(a+140,RH(f+4));u=RW(a+210);s=RW(a+206);y=RL(a+198);
x=RL(a+190);w=RL(a+182);v=RL(a+174);goto b3;b9:;abort();b8:;abort();b7:;abort();b6:;f17(a,a+40);
if(!(p|RW(a+4)))goto b5;o=RW(a+96);if(q>o)goto b4;f14(a+224,RW(a+92),q,RL(a+48));b5:;o=RW(a+104);
if(!o)goto b27;s=RW(a+108);o=(0u-Above((o<<4)-1)&31)<<2;WW(s,RW(o+32812));WW(o+32812,s);b27:;
o=RW(a+124);if(!o)goto b28;s=RW(a+128);o=(0u-Above((o<<5)-1)&31)<<2;WW(s,RW(o+32812));WW(o+32812,s);
b28:;o=RW(a+84);if(!o)goto b29;((U(*)(U,U,U))T[RW(RW(a+60)+16)])(RW(a+56),RW(a+80),o);b29:;
o=RW(a+76);if(!o)goto b30;s=RW(a+80);o=(0u-Above(o-1|15)&31)<<2;WW(s,RW(o+32812));WW(o+32812,s);
b30:;o=RW(a+88);if(!o)goto b31;s=RW(a+92);o=(0u-Above(o-1|15)&31)<<2;WW(s,RW(o+32812));
WW(o+32812,s);b31:;G0=a+768;return;b4:;abort();b3:;o=RW(a+144);WW(a+160,o);t=RH(a+148);WH(a+164,t);
r=RW(a+136);WW(a+152,r);q=RH(a+140);WH(a+156,q);WL(b+5,0);WL(b,0);WW(d,o);WH(d+4,t);WW(c,r);
WH(c+4,q);t=f29(e,0,462);WB(a+301,52);WW(a+278,u);WW(a+274,s);WL(a+266,y);WL(a+258,x);WL(a+250,w);
WL(a+242,v);WW(a+232,7);WL(a+224,456044506572128256ull);b34:;if(RW(a+224)<1000)goto b35;WW(a+120,0);
n=n+1;WW(a+116,n);if(n)goto b36;if(!m)goto b37;f29(l,0,m<<4);b37:;n=1;WW(a+116,1);b36:;WL(b,0);
WL(b+5,0);WW(d,RW(a+160));WH(d+4,RH(a+164));WW(c,RW(a+152));WH(c+4,RH(a+156));aa=0;WW(a+132,0);
f29(t,0,462);WW(a+278,u);WW(a+274,s);WL(a+266,y);WL(a+258,x);WL(a+250,w);WL(a+242,v);WB(a+301,52);
WW(a+232,7);WL(a+224,456044506572128256ull);z=0;b38:;t0=f12(a+224);o=t0&255;if(o!=3)goto b33;
WL(a+192,0);WL(a+184,0);WL(a+176,0);WL(a+168,0);q=78;n=0;r=1;o=0;b41:;r=r&(U)!n;if(!r)goto b43;n=1;
s=d;goto b42;b43:;if(q!=540)goto b44;o=143;v=RL(a+192);b45:;
v=v<<6&18446744073705357312ull|v&65535|(L)RB(a+224+o)<<16;o=o+66;if(o!=605)goto b45;WL(a+192,v);v=0;
o=0;b46:;v=RL(a+168+o)^v;v=(v>>30^v)*13787848793156543929ull;v=(v>>27^v)*10723151780598845931ull;
v=v>>31^v;o=o+8;if(o!=32)goto b46;if(z!=RW(a+124))goto b47;f8(h);j=RW(a+112);k=RW(a+128);
aa=RW(a+120);b47:;o=k+(z<<5);WL(o+24,RL(a+192));WL(o+16,RL(a+184));WL(o+8,RL(a+176));
WL(o,RL(a+168));z=z+1;WW(a+132,z);ab=RW(a+224);if(aa<<1>=j)goto b40;l=RW(a+108);m=j;goto b39;b44:;
s=a+224+q;q=q+66;b42:;p=RB(s+65);if(!p)goto b41;l=o>64?o:64u;u=o<<2;t=0;m=p+o&255;b49:;p=o>>4;
if(l==o)goto b48;p=a+168+(p<<3);WL(p,(L)RB(s+(RB(s+64)+t&63))<<((L)(u&60)&63)|RL(p));u=u+4;t=t+1;
o=o+1;if(m==(o&255))goto b41;goto b49;b48:;abort();b40:;if(j>=67108864)goto b52;o=j<<1;
m=o>256?o:256u;o=m<<4;l=f3(o);if(!l)goto b51;o=o-16;u=f29(l,0,o);o=u+o;WL(o+8,0);WL(o,0);
WW(a+112,m);ac=RW(a+104);WW(a+104,m);n=RW(a+108);WW(a+108,u);if(!j)goto b53;q=n+(j<<4);t=m-1;
s=RW(a+116);r=n;b54:;if(RW(r+12)!=s)goto b55;w=RL(r);o=t&(U)w;if(RW(u+(o<<4)+12)!=s)goto b56;b57:;
o=o+1&t;if(RW(u+(o<<4)+12)==s)goto b57;b56:;if(o>=m)goto b50;p=RW(r+8);o=u+(o<<4);WW(o+12,s);
WW(o+8,p);WL(o,w);b55:;r=r+16;if(r!=q)goto b54;b53:;if(!ac)goto b39;o=(0u-Above((ac<<4)-1)&31)<<2;
WW(n,RW(o+32812));WW(o+32812,n);goto b39;b52:;abort();b51:;abort();b50:;abort();b39:;u=m-1;s=u&(U)v;
o=l+(s<<4);n=RW(a+116);if(RW(o+12)!=n)goto b58;b59:;if(RL(o)!=v)goto b60;o=RW(o+8)-1;
if(o>=z)goto b61;o=k+(o<<5);if((RL(o)^RL(a+168)|RL(o+8)^RL(a+168+8)|(RL(o+16)^RL(a+168+16)|RL(
o+24)^RL(a+168+24)))!=0)goto b60;s=32780;j=m;goto b32;b61:;abort();b60:;s=s+1&u;o=l+(s<<4);
if(RW(o+12)==n)goto b59;b58:;if(s>=m)goto b62;o=l+(s<<4);WW(o+12,n);WW(o+8,ab);WL(o,v);aa=aa+1;
WW(a+120,aa);j=m;goto b38;b62:;abort();b35:;t0=f12(a+224);o=t0&255;if(o==3)goto b34;b33:;
ab=RW(a+224);s=32768;switch(o){case 0:case 1:goto b64;case 2:goto b63;default:goto b32;}b64:;
s=32774;goto b32;b63:;s=32780;b32:;f6(i,s,6);WW(a+240,0);WL(a+232,0);WL(a+224,0);v=(L)ab;s=19;b66:;
o=s;if(o>19)goto b65;w=v/10;WB(a+224+o,(U)(w*246+v)|48);s=o-1;u=v<10;v=w;if(!u)goto b66;
f6(i,a+224+s+1,21u-(o+1));o=RW(a+84);if(o!=RW(a+76))goto b67;f23(i);b67:;WB(RW(a+80)+o,10);
WW(a+84,o+1);goto b2;b65:;abort();}static void f21(void){abort();}static void f22(void){abort();}
static void f23(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f24(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f10(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f24(U a,U b,U c,U d){U e=0;e=0;if((int)d>=0)goto b3;b=1;c=4;goto b2;
b3:;if(!b)goto b5;e=f2(c,b,d);goto b4;b5:;e=f3(d);b4:;if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;
WW(a+4,e);b=0;b6:;c=8;e=d;b2:;WW(a+c,e);WW(a,b);}static U f25(U a,U b,U c){U d=0,e=0,f=0;d=0;
if(!c)goto b2;b4:;e=RB(a);f=RB(b);if(e!=f)goto b3;a=a+1;b=b+1;c=c-1;if(!c)goto b2;goto b4;b3:;d=e-f;
b2:;return d;}static U f26(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,t0;
d=G0-16;if(c>=16)goto b3;e=a;goto b2;b3:;f=0u-a&3;g=a+f;if(a>=g)goto b4;h=f-1;e=a;i=b;if(!f)goto b5;
j=f;e=a;i=b;b6:;WB(e,RB(i));i=i+1;e=e+1;j=j-1;if(j)goto b6;b5:;if(h<7)goto b4;b7:;WB(e,RB(i));
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
static U f27(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,t0;d=G0-32;
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
WB(g,RB(b));b=b-4;if(j<g)goto b41;b2:;return a;}static U f28(U a,U b,U c){U t0;t0=f27(a,b,c);
return t0;}static U f29(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0;if(c>=16)goto b3;d=a;goto b2;b3:;
e=0u-a&3;f=a+e;if(a>=f)goto b4;g=e-1;d=a;if(!e)goto b5;h=e;d=a;b6:;WB(d,b);d=d+1;h=h-1;if(h)goto b6;
b5:;if(g<7)goto b4;b7:;WB(d,b);WB(d+7,b);WB(d+6,b);WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);
WB(d+1,b);d=d+8;if(d!=f)goto b7;b4:;c=c-e;d=f+(c&4294967292u);if(f>=d)goto b8;h=(b&255)*16843009;
b9:;WW(f,h);f=f+4;if(f<d)goto b9;b8:;c=c&3;b2:;h=d+c;if(d>=h)goto b10;e=c-1;f=c&7;if(!f)goto b11;
b12:;WB(d,b);d=d+1;f=f-1;if(f)goto b12;b11:;if(e<7)goto b10;b13:;WB(d,b);WB(d+7,b);WB(d+6,b);
WB(d+5,b);WB(d+4,b);WB(d+3,b);WB(d+2,b);WB(d+1,b);d=d+8;if(d!=h)goto b13;b10:;return a;}
static U f30(U a,U b,U c){U t0;t0=f26(a,b,c);return t0;}
int main(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",44);
f20();return 0;}
