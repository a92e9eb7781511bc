/* 10-20-30 (UVa 246)
 * Generated, not written: `judge export 10-20-30`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: e8a2d7e3c997be32 */
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
static U G0=32768;static void f5(U a);static void f6(U a,U b,U c,U d,U e,U f);
static void f7(U a,U b);static U f8(U a,U b,U c);static void f9(U a,U b,U c);
static void f10(U a,U b,U c,U d);static void f11(U a,U b);static U f12(U a,U b,U c);
static void f13(U a,U b,U c);static void f14(void);static void f15(void);static void f16(U a,U b);
static U f17(U a);static void f18(U a,U b,U c,U d);static U f19(U a,U b,U c);static void f21(void);
static void f22(U a);static void f23(U a,U b,U c,U d);static Any T[]={0,(Any)f18,(Any)f19};
static void f5(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;
f6(b+4,t0,RW(a+4),c,8,64);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;
h=4;i=(L)f*(L)d;if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;d=(U)i;if(d<=2147483648u-e)goto b4;d=0;
goto b2;b4:;if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;h=RW(k+32832);if(h)goto b10;l=RW(32964);
h=RW(32960);k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;t0=Grow(m>>16);j=t0<<16;
WW(32964,j+(m&4294901760u));h=j==l?h:j;b12:;WW(32960,h+k);if(!h)goto b7;goto b9;b11:;if(d)goto b13;
h=e;goto b6;b13:;c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32832);if(h)goto b14;b=RW(32964);h=RW(32960);
f=1u<<(c&31);if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);c=t0<<16;WW(32964,c+(k&4294901760u));
h=c==b?h:c;b15:;WW(32960,h+f);goto b8;b14:;WW(f+32832,RW(h));goto b6;b10:;WW(k+32832,RW(h));b9:;
f=b*f;f8(h,c,f);f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32832));WW(f+32832,c);b8:;if(h)goto b6;b7:;
WW(a+4,e);goto b5;b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);WW(a,g);}static void f7(U a,U b){
if(!a)goto b2;abort();b2:;abort();}static U f8(U a,U b,U c){Copy(a,b,c);return a;}
static void f9(U a,U b,U c){U d=0,t0;d=G0-16;G0=d;b=c+b;if(b>=c)goto b2;f7(0,0);abort();b2:;c=RW(a);
t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;f6(d+4,t0,RW(a+4),c,1,1);if(RW(d+4)!=1)goto b3;
f7(RW(d+8),RW(d+12));abort();b3:;b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void f10(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,w=0,x=0,y=0,t0;L z=0,aa=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0;e=G0-80;G0=e;WW(c,0);
WH(c+2074,0);WH(c+1816,0);WH(c+1558,0);WH(c+1300,0);WH(c+1042,0);WH(c+784,0);WH(c+526,0);
WH(c+268,13312);WL(c+12,RL(b));WL(c+20,RL(b+8));WL(c+28,RL(b+16));WL(c+36,RL(b+24));
WL(c+44,RL(b+32));WL(c+52,RL(b+40));WW(c+60,RW(b+48));WL(c+4,30170952208ull);f=c+270;g=c+12;h=52;
i=106181136;j=0;k=0;l=7;b3:;h=h-1;m=k+1;n=i&15;if(n>=7)goto b5;j=j+1;WW(c,j);o=f+n*258;p=RB(o+257);
q=p+1;WB(o+257,q);r=RB(o+256);WB(o+(p+r&255),RB(g+(k&255)));s=k+3;t=k+2;b7:;u=q&255;if(u<3)goto b6;
k=q+r;p=RB(o+(k-1&255));v=RB(o+(r&255));w=p+v;x=RB(o+(k-2&255));y=RB(o+(r+1&255));
t0=2149582848u>>(w+x&31)&2|1074791424u>>(w+y&31)&1;w=RB(o+(k-3&255));
k=t0|1074791424u>>(p+x+w&31)<<2&4;if(!k)goto b6;q=q-3;WB(o+257,q);r=RB(k+32786)+r;WB(o+256,r);
WB(g+(h+m&255),k==4?w:v);WB(g+(h+t&255),1u<<(k&31)&170?y:x);WB(g+(h+s&255),p);h=h+3;goto b7;b6:;
i=i>>4;WW(c+4,i);if(u)goto b9;l=l-1;WW(c+8,l);goto b8;b9:;i=n<<((l<<2)+28&31)|i;WW(c+4,i);b8:;
o=l?(h&255?3u:1u):0u;if(o==3)goto b4;WB(c+269,h);WB(c+268,m);goto b2;b5:;WB(c+269,h);WB(c+268,m);
abort();b4:;k=m;if(j!=1000)goto b3;WW(d+16,0);o=RW(d+12)+1;WW(d+12,o);if(o)goto b10;o=RW(d+8);
if(!o)goto b11;f12(RW(d+4),0,o<<4);b11:;WW(d+12,1);b10:;WW(c,0);WW(d+28,0);WH(c+2074,0);
WH(c+1816,0);WH(c+1558,0);WH(c+1300,0);WH(c+1042,0);WH(c+784,0);WH(c+526,0);WL(g,RL(b));
WL(g+8,RL(b+8));WL(g+16,RL(b+16));WL(g+24,RL(b+24));WL(g+32,RL(b+32));WL(g+40,RL(b+40));
WW(g+48,RW(b+48));WW(c+8,7);WH(c+268,13057);l=e+67;k=RB(c+12);n=106181136;r=51;b=d+20;u=1;i=0;b14:;
j=RW(c)+1;WW(c,j);o=f+i*258;p=RB(o+257);q=p+1;WB(o+257,q);h=RB(o+256);WB(o+(p+h&255),k);s=u+2;t=u+1;
b16:;m=q&255;if(m<3)goto b15;k=q+h;p=RB(o+(k-1&255));v=RB(o+(h&255));w=p+v;x=RB(o+(k-2&255));
y=RB(o+(h+1&255));t0=2149582848u>>(w+x&31)&2|1074791424u>>(w+y&31)&1;w=RB(o+(k-3&255));
k=t0|1074791424u>>(p+x+w&31)<<2&4;if(!k)goto b15;q=q-3;WB(o+257,q);m=r+3;WB(c+269,m);
h=RB(k+32786)+h;WB(o+256,h);WB(g+(r+u&255),k==4?w:v);WB(g+(r+t&255),1u<<(k&31)&170?y:x);
WB(g+(r+s&255),p);r=m;goto b16;b15:;h=n>>4;WW(c+4,h);o=RW(c+8);if(m)goto b18;o=o-1;WW(c+8,o);
goto b17;b18:;WW(c+4,i<<((o<<2)+28&31)|h);b17:;o=o?(r&255?3u:1u):0u;if(o!=3)goto b2;k=0;WW(e+56,0);
WL(e+48,0);WL(e+40,0);WL(e+32,0);WL(e+24,0);WL(e+16,0);WL(e+8,0);x=1;p=270;o=g;b26:;if(x&1)goto b29;
w=o;goto b28;b29:;x=1;w=0;if(o)goto b27;b28:;if(p==2076)goto b25;o=c+p;p=p+258;x=0;b27:;v=RB(o+257);
q=v+7>>3;if(!q)goto b30;r=0;b31:;h=k+(r&255);if(h>=65)goto b24;t0=e+8+h;h=RB(o+256)+r;
WL(t0,(L)RB(o+(h+1&255))<<8|(L)RB(o+(h&255))|(L)RB(o+(h+2&255))<<16|(L)RB(o+(h+3&255))<<24|(L)RB(o+(
h+4&255))<<32|(L)RB(o+(h+5&255))<<40|(L)RB(o+(h+6&255))<<48|(L)RB(o+(h+7&255))<<56);r=r+8;q=q-1;
if(q&255)goto b31;b30:;k=k+v;o=w;goto b26;b25:;WL(l,0);WL(l+5,0);
z=((L)RB(e+70)<<8|(L)RB(e+71)<<16|(L)RB(e+69))<<40|((L)RB(e+67)<<24|((L)RB(e+68)<<32|((L)RB(c+2075)
<<16|(L)RB(c+1817)<<8)))|(L)RB(c+1559);aa=(L)RB(e+58)<<16|((L)RB(c+1301)<<48|((L)RB(c+1043)<<40|(L)
RB(c+785)<<32)|(L)RB(c+527)<<24|(L)RB(e+59)<<16|(L)RB(e+57))<<8|(L)RB(e+56);ab=RL(e+8);ac=RL(e+16);
ad=RL(e+24);ae=RL(e+32);af=RL(e+40);ag=RL(e+48);o=RW(d+28);if(o!=RW(d+20))goto b32;f5(b);b32:;m=o+1;
WW(d+28,m);u=RW(d+24);x=u+(o<<6);WL(x+56,z);WL(x+48,aa);WL(x+40,ag);WL(x+32,af);WL(x+24,ae);
WL(x+16,ad);WL(x+8,ac);WL(x,ab);s=RW(d+16);o=RW(d+8);if(s<<1>=o)goto b33;p=RW(d+4);y=o;goto b19;
b33:;if(o>=67108864)goto b23;h=o<<1;y=h>512?h:512u;h=y<<4;q=0u-Above(h-1)&31;r=q<<2;p=RW(r+32832);
if(p)goto b22;k=RW(32964);p=RW(32960);r=1u<<(q&31);if(k-p>=r)goto b34;w=r+65535;t0=Grow(w>>16);
q=t0<<16;WW(32964,q+(w&4294901760u));p=q==k?p:q;b34:;WW(32960,p+r);if(!p)goto b21;goto b20;b24:;
abort();b23:;abort();b22:;WW(r+32832,RW(p));goto b20;b21:;abort();b20:;h=h-16;r=f12(p,0,h);h=r+h;
WL(h+8,0);WL(h,0);WW(d+8,y);t=RW(d+4);WW(d+4,r);i=RW(d);WW(d,y);if(!o)goto b35;w=t+(o<<4);q=y-1;
h=RW(d+12);k=t;b36:;if(RW(k+12)!=h)goto b37;ah=RL(k);o=q&(U)ah;if(RW(r+(o<<4)+12)!=h)goto b38;b39:;
o=o+1&q;if(RW(r+(o<<4)+12)==h)goto b39;b38:;if(o>=y)goto b12;v=RW(k+8);o=r+(o<<4);WW(o+12,h);
WW(o+8,v);WL(o,ah);b37:;k=k+16;if(k!=w)goto b36;b35:;if(!i)goto b19;o=(0u-Above((i<<4)-1)&31)<<2;
WW(t,RW(o+32832));WW(o+32832,t);b19:;q=y-1;ah=TurnL((z^TurnL((aa^TurnL((ag^TurnL((af^TurnL((ae^
TurnL((ad^TurnL((ac^TurnL(ab*11400714819323198485ull,32))*11400714819323198485ull,32))
*11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32))
*11400714819323198485ull,32))*11400714819323198485ull,32))*11400714819323198485ull,32);
ah=(ah>>30^ah)*13787848793156543929ull;ah=(ah>>27^ah)*10723151780598845931ull;ah=ah>>31^ah;
h=q&(U)ah;o=p+(h<<4);r=RW(d+12);if(RW(o+12)!=r)goto b40;b41:;if(RL(o)!=ah)goto b42;o=RW(o+8)-1;
if(o>=m)goto b43;t0=Compare(u+(o<<6),x,64);if(t0)goto b42;j=RW(c);o=2;goto b2;b43:;abort();b42:;
h=h+1&q;o=p+(h<<4);if(RW(o+12)==r)goto b41;b40:;if(h>=y)goto b13;o=p+(h<<4);WW(o+12,r);WW(o+8,m);
WL(o,ah);WW(d+16,s+1);o=RB(c+268);u=o+1;WB(c+268,u);r=RB(c+269)-1;WB(c+269,r);k=RB(g+o);n=RW(c+4);
i=n&15;if(i<7)goto b14;abort();b13:;abort();b12:;abort();b2:;WW(a+4,j);WB(a,o);G0=e+80;}
static void f11(U a,U b){abort();}static U f12(U a,U b,U c){Fill(a,b,c);return a;}
static void f13(U a,U b,U c){abort();}static void f14(void){abort();}static void f15(void){abort();}
static void f16(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b6:;c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d>=e)goto b7;f=d>c?d:c;g=RW(b+60);b8:;if(f==d)goto b10;h=RB(g+d);
if(h-9<5)goto b9;if(h==32)goto b9;goto b7;b10:;abort();b9:;d=d+1;WW(b+32,d);if(e!=d)goto b8;d=e;b7:;
WW(b+40,d);if(e>c)goto b12;if(e>=d)goto b11;b12:;abort();b11:;if(e!=d)goto b13;t0=f17(b);
switch(t0&255){case 0:goto b13;case 2:goto b5;default:goto b6;}b13:;i=0;b15:;g=RW(b+64);d=RW(b+32);
h=RW(b+36);if(d>=h)goto b16;f=d>g?d:g;c=RW(b+60);b17:;if(f==d)goto b19;e=RB(c+d);if(e-9<5)goto b18;
if(e==32)goto b18;goto b16;b19:;abort();b18:;d=d+1;WW(b+32,d);if(h!=d)goto b17;d=h;b16:;
if(h>g)goto b2;if(h<d)goto b2;e=h-d;if(e<i)goto b14;f=e-i;j=RW(b+60);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+32,d);if(h!=d)goto b32;WW(b+40,h);d=h;goto b22;b24:;abort();b23:;WW(b+40,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f17(b);switch(t0&255){case 0:goto b36;case 2:goto b5;
default:goto b15;}b36:;g=RW(b+64);d=RW(b+32);b35:;WW(b+40,d);e=d+i;WW(b+32,e);if(e<d)goto b37;
if(e>g)goto b37;e=0;if(!i)goto b4;b=RW(b+60)+d;if(i==1)goto b38;if((RB(b)&255)==48)goto b3;b38:;h=0;
b39:;d=h;if(i)goto b40;e=1;goto b3;b40:;e=0;h=RB(b)-48&255;if(h>9)goto b3;m=(L)d*10;
if((U)(m>>32))goto b3;b=b+1;i=i-1;f=(U)m;h=f+h;if(h>=f)goto b39;goto b3;b37:;abort();b21:;
if(e<=f)goto b20;abort();b14:;abort();b5:;e=2;b4:;b3:;WW(a+4,d);WW(a,e);return;b2:;abort();}
static U f17(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+69))goto b7;c=0;goto b6;b7:;c=RW(a+52);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+52,0);
b8:;d=RW(a+40);e=RW(a+64);if(d>e)goto b12;f=RL(a+16);g=RW(a+60);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+16,f+i);
WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f8(g,g+d,c);WW(a+40,0);WW(a+36,c);
WW(a+32,RW(a+32)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+56)-e)goto b22;
f9(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f12(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);
b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32794,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32794,g,3);if(t0)goto b23;c=c-3;
f8(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f18(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);
WW(a,0);}static U f19(U a,U b,U c){Write(b,c);return 0;}static void f21(void){
U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0;L j=0,o=0,p=0;a=G0-2352;G0=a;WL(a+88,1);
WL(a+80,0);b=0;WW(a+104,0);WL(a+96,4294967296ull);WW(a+68,32800);WL(a+40,0);WH(a+108,0);WL(a+72,0);
WL(a+48,0);WL(a+56,0);WW(a+64,a+2351);WW(a+112,0);c=f12(a+112+32,0,2076);WW(a+140,0);
WL(a+132,34359738368ull);WL(a+124,1);WL(a+116,8);d=a+2220+38;e=a+2296+38;f=a+84;g=0;h=0;i=0;j=0;b4:;
WL(a+40,j+1);if(b>=i)goto b5;k=b>h?b:h;l=RW(a+100);b7:;if(k==b)goto b9;m=RB(l+b);if(m-9<5)goto b8;
if(m==32)goto b8;goto b6;b9:;abort();b8:;b=b+1;if(i!=b)goto b7;b=i;b6:;WW(a+72,b);b5:;WW(a+80,b);
if(i>h)goto b11;if(i>=b)goto b10;b11:;abort();b10:;if(i-b<156)goto b18;n=RW(a+100)+b;i=0;
WW(a+2344,0);WL(a+2336,0);WL(a+2328,0);WL(a+2320,0);WL(a+2312,0);WL(a+2304,0);WL(a+2296,0);h=1;m=0;
b19:;if(i>=156)goto b17;if(i==155)goto b16;l=n+i;k=RB(l);l=(U)(k==49)&(U)(RB(l+1)==48);
WB(a+2296+m,l?10u:k-48);i=(l?3u:2u)+i;l=0;if((k-49&255)>=9)goto b20;k=i-1;if(i>=157)goto b15;
k=RB(n+k);l=(U)(k==32)|(U)((k-9&255)<5);b20:;h=h&l;m=m+1;if(m!=52)goto b19;if(!h)goto b18;
WH(a+2292,RH(a+2300));WW(a+2288,RW(a+2296));WL(a+2272,RL(e));WL(a+2278,RL(e+6));i=i+b;WW(a+80,i);
WW(a+72,i);i=RW(a+2302);b=RW(a+2306);j=RL(a+2310);o=RL(a+2318);p=RL(a+2326);goto b13;b18:;
f16(a+32,a+40);b=RW(a+32);switch(b){case 0:goto b3;case 2:goto b2;default:goto b21;}b21:;i=RW(a+36);
if(i)goto b14;goto b2;b17:;abort();b16:;abort();b15:;abort();b14:;if(i>10)goto b3;if(b!=1)goto b2;
WW(a+2344,i*16843009);j=(L)i*72340172838076673ull;WL(a+2336,j);WL(a+2328,j);WL(a+2320,j);
WL(a+2312,j);WL(a+2304,j);WL(a+2296,j);f16(a+24,a+40);i=RW(a+24);if(i==2)goto b2;if(i!=1)goto b12;
i=RW(a+28);if(i-1>9)goto b12;WB(a+2297,i);i=2;b22:;f16(a+16,a+40);b=RW(a+16);if(b==2)goto b2;
if(b!=1)goto b12;b=RW(a+20);if(b-1>=10)goto b12;WB(a+2296+i,b);b=i+1;i=b;if(b!=52)goto b22;
WH(a+2292,RH(a+2300));WW(a+2288,RW(a+2296));WL(a+2272,RL(e));WL(a+2278,RL(e+6));i=RW(a+2302);
b=RW(a+2306);j=RL(a+2310);o=RL(a+2318);p=RL(a+2326);g=RW(a+92);b13:;WL(d,RL(a+2272));
WL(d+6,RL(a+2278));WH(a+2224,RH(a+2292));WW(a+2220,RW(a+2288));WL(a+2250,p);WL(a+2242,o);
WL(a+2234,j);WW(a+2230,b);WW(a+2226,i);f10(a+8,a+2220,c,a+112);i=RW(((RB(a+8)&255)<<2)+32820);
b=RW(a+12);if(RW(a+84)-g>5)goto b23;f9(f,g,6);g=RW(a+92);b23:;l=RW(a+88);m=l+g;WW(m,RW(i));
WH(m+4,RH(i+4));k=g+6;WW(a+92,k);i=0;WW(a+2312,0);WL(a+2304,0);WL(a+2296,0);j=(L)b;b27:;
if(i+19>19)goto b26;b=a+2296+i;m=b+19;o=j/10;WB(m,(U)(o*246+j)|48);if(j<10)goto b25;p=j/100;
WB(b+18,(U)(p*246+o)|48);i=i-2;b=j<100;j=p;if(!b)goto b27;b=i+21;m=a+2296+i+20;goto b24;b26:;
abort();b25:;b=i+20;b24:;i=21u-b;b=RW(a+84);if(i<=b-k)goto b28;f9(f,k,i);b=RW(a+84);l=RW(a+88);
k=RW(a+92);b28:;f8(l+k,m,i);i=k+i;WW(a+92,i);if(i!=b)goto b29;f22(f);l=RW(a+88);b29:;WB(l+i,10);
g=i+1;WW(a+92,g);h=RW(a+104);b=RW(a+72);i=RW(a+76);j=RL(a+40);goto b4;b12:;i=RW(a+104);b=RW(a+72);
m=RW(a+80);if(b<m)goto b30;if(b<=i)goto b2;b30:;abort();b3:;i=RW(a+104);b=RW(a+72);m=RW(a+80);
if(b<m)goto b31;if(b<=i)goto b2;b31:;abort();b2:;i=RW(a+112);if(!i)goto b32;b=RW(a+116);
i=(0u-Above((i<<4)-1)&31)<<2;WW(b,RW(i+32832));WW(i+32832,b);b32:;i=RW(a+132);if(!i)goto b33;
b=RW(a+136);i=(0u-Above((i<<6)-1)&31)<<2;WW(b,RW(i+32832));WW(i+32832,b);b33:;i=RW(a+92);
if(!i)goto b34;((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),i);b34:;i=RW(a+84);
if(!i)goto b35;b=RW(a+88);i=(0u-Above(i-1|15)&31)<<2;WW(b,RW(i+32832));WW(i+32832,b);b35:;
i=RW(a+96);if(!i)goto b36;b=RW(a+100);i=(0u-Above(i-1|15)&31)<<2;WW(b,RW(i+32832));WW(i+32832,b);
b36:;G0=a+2352;}static void f22(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f23(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f23(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;
e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32832);if(e)goto b9;
h=RW(32964);e=RW(32960);g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;
WW(32964,f+(i&4294901760u));e=f==h?e:f;b11:;WW(32960,e+g);if(!e)goto b6;goto b8;b10:;
c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32832);if(e)goto b12;g=RW(32964);e=RW(32960);b=1u<<(c&31);
if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;WW(32964,c+(f&4294901760u));e=c==g?e:c;b13:;
WW(32960,e+b);goto b7;b12:;WW(b+32832,RW(e));goto b5;b9:;WW(g+32832,RW(e));b8:;f8(e,c,b);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));WW(b+32832,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);
goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Win : Loss: Draw: \0\2\1\2\0\2\1\2\357\273\277\0\0\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0\0\200\0\0\6\200\0\0\14\200\0\0",64);
f21();return 0;}
