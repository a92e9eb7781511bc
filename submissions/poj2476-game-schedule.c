/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated, not written: `judge export game-schedule`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 75751a3ab617ba49 */
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
static void f7(U a,U b);static void f8(U a);static void f9(U a);static U f10(U a,U b,U c);
static void f11(U a,U b,U c,U d,U e);static void f12(U a,U b);static void f13(U a,U b);
static void f14(U a,U b,U c);static U f15(U a);static void f16(U a,U b);static U f17(U a,U b,U c);
static void f18(U a,U b,U c,U d);static U f19(U a,U b,U c);static void f21(void);
static void f22(void);static void f23(U a);static void f24(void);static void f25(U a,U b,U c,U d);
static Any T[]={0,(Any)f18,(Any)f19};static void f5(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,4,12);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f6(U a,U b,U c,U d,U e,U f){
U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;
d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;
h=RW(k+32832);if(h)goto b10;l=RW(32964);h=RW(32960);k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;
t0=Grow(m>>16);j=t0<<16;WW(32964,j+(m&4294901760u));h=j==l?h:j;b12:;WW(32960,h+k);if(!h)goto b7;
goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+32832);
if(h)goto b14;b=RW(32964);h=RW(32960);f=1u<<(c&31);if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);
c=t0<<16;WW(32964,c+(k&4294901760u));h=c==b?h:c;b15:;WW(32960,h+f);goto b8;b14:;WW(f+32832,RW(h));
goto b6;b10:;WW(k+32832,RW(h));b9:;f=b*f;f10(h,c,f);f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+32832));
WW(f+32832,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);
WW(a,g);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;abort();}static void f8(U a){
U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,4,4);
if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f9(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;
f6(b+4,t0,RW(a+4),c,4,8);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static U f10(U a,U b,U c){Copy(a,b,c);return a;}
static void f11(U a,U b,U c,U d,U e){U f=0,t0;f=G0-16;G0=f;b=c+b;if(b>=c)goto b2;f7(0,0);abort();
b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;b=e==1?8u:4u;c=c>b?c:b;f6(f+4,t0,RW(a+4),c,d,e);
if(RW(f+4)!=1)goto b3;f7(RW(f+8),RW(f+12));abort();b3:;e=RW(f+8);WW(a,c);WW(a+4,e);G0=f+16;}
static void f12(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b5:;c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d>=e)goto b6;f=d>c?d:c;g=RW(b+60);b7:;if(f==d)goto b9;h=RB(g+d);
if(h-9<5)goto b8;if(h==32)goto b8;goto b6;b9:;abort();b8:;d=d+1;WW(b+32,d);if(e!=d)goto b7;d=e;b6:;
WW(b+40,d);if(e>c)goto b11;if(e>=d)goto b10;b11:;abort();b10:;if(e!=d)goto b12;t0=f15(b);
switch(t0&255){case 0:goto b12;case 2:goto b4;default:goto b5;}b12:;i=0;b14:;g=RW(b+64);d=RW(b+32);
h=RW(b+36);if(d>=h)goto b17;f=d>g?d:g;c=RW(b+60);b18:;if(f==d)goto b16;e=RB(c+d);if(e-9<5)goto b19;
if(e!=32)goto b17;b19:;d=d+1;WW(b+32,d);if(h!=d)goto b18;d=h;b17:;if(h>g)goto b2;if(h>=d)goto b15;
goto b2;b16:;abort();b15:;e=h-d;if(e<i)goto b13;f=e-i;j=RW(b+60);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+32,d);if(h!=d)goto b32;WW(b+40,h);d=h;goto b22;b24:;abort();b23:;WW(b+40,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f15(b);switch(t0&255){case 0:goto b36;case 2:goto b4;
default:goto b14;}b36:;g=RW(b+64);d=RW(b+32);b35:;WW(b+40,d);e=d+i;WW(b+32,e);if(e<d)goto b37;
if(e>g)goto b37;d=RW(b+60)+d;goto b3;b37:;abort();b21:;if(e<=f)goto b20;abort();b13:;abort();b4:;
d=0;b3:;WW(a+4,i);WW(a,d);return;b2:;abort();}static void f13(U a,U b){abort();}
static void f14(U a,U b,U c){abort();}static U f15(U a){
U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+69))goto b7;c=0;goto b6;b7:;c=RW(a+52);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+52,0);
b8:;d=RW(a+40);e=RW(a+64);if(d>e)goto b12;f=RL(a+16);g=RW(a+60);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+16,f+i);
WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f10(g,g+d,c);WW(a+40,0);WW(a+36,c);
WW(a+32,RW(a+32)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+56)-e)goto b22;
f11(a+56,e,o,1,1);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f17(g+e,0,m);e=e+o;WW(a+64,e);
WB(p+m,0);b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32808,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32808,g,3);if(t0)goto b23;c=c-3;
f10(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f16(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;
L e=0,f=0,g=0;c=RW(b+40);d=RW(b+64);if(c>d)goto b4;e=RL(b+16);if(c)goto b5;f=1;g=1;goto b2;b5:;f=0;
h=c;i=RW(b+60);j=i;b6:;k=h<255?h:255u;l=k&3;m=0;n=0;if(h<4)goto b8;n=0;d=j;m=k&252;o=m;b9:;
n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(U)(RB(d+3)==10);d=d+4;o=o-4;if(o)goto b9;
if(!l)goto b7;b8:;d=j+m;b10:;n=n+(U)(RB(d)==10);d=d+1;l=l-1;if(l)goto b10;b7:;j=j+k;f=f+((L)n&255);
h=h-k;if(!h)goto b3;goto b6;b4:;abort();b3:;d=i-1;n=0;b12:;if(RB(d+c)==10)goto b11;d=d-1;n=n+1;
if(c!=n)goto b12;n=c;b11:;e=!f?e:0ull;g=f+1;f=(L)n+1;b2:;WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));
}static U f17(U a,U b,U c){Fill(a,b,c);return a;}static void f18(U a,U b,U c,U d){U t0;t0=Read(c,d);
WW(a+4,t0);WW(a,0);}static U f19(U a,U b,U c){Write(b,c);return 0;}static void f21(void){
U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,v=0,w=0,x=0,y=0,z=0,
aa=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,aj=0,t0;L k=0,u=0,ai=0,ak=0;a=G0-288;G0=a;WL(a+72,1);
WL(a+64,0);WW(a+88,0);WL(a+80,4294967296ull);WW(a+52,32812);WL(a+24,0);WH(a+92,0);WL(a+56,0);
WL(a+32,0);WL(a+40,0);WW(a+48,a+287);WW(a+228,0);WL(a+220,4);WL(a+212,0);WL(a+204,17179869184ull);
WL(a+196,4);WL(a+188,0);WL(a+180,17179869184ull);WL(a+172,4);WL(a+164,0);WL(a+156,17179869184ull);
WL(a+148,1);WL(a+140,8);WL(a+132,0);WL(a+124,17179869184ull);WL(a+116,4);WL(a+108,0);
WL(a+100,4294967296ull);b=a+100+12;c=a+100+24;d=a+192;e=a+68;f=a+216;g=a+204;h=a+180;i=a+168;
j=a+156;k=0;b5:;WL(a+24,k+1);f12(a+16,a+24);l=RW(a+16);if(!l)goto b3;m=RW(a+20);if(!m)goto b4;
if(m==1)goto b6;if((RB(l)&255)==48)goto b4;b6:;n=0;b8:;if(!m)goto b7;o=RB(l)-48&255;if(o>9)goto b4;
k=(L)n*10;if((U)(k>>32))goto b4;l=l+1;m=m-1;p=(U)k;n=p+o;if(n>=p)goto b8;goto b4;b7:;switch(n){
case 0:goto b3;case 1:goto b4;default:goto b9;}b9:;WW(a+152,0);WW(a+132,0);WW(a+120,0);WW(a+108,0);
m=RW(a+148)+1;WW(a+148,m);if(m)goto b10;m=RW(a+144);if(!m)goto b11;f17(RW(a+140),0,m<<4);b11:;
WW(a+148,1);b10:;q=0;r=0;b16:;f12(a+8,a+24);s=RW(a+8);if(!s)goto b3;t=RW(a+12);if(!t)goto b14;
if(t<8)goto b18;k=(L)t;l=t-8;if(!(l&8))goto b21;l=t;m=s;goto b20;b21:;
k=TurnL((RL(s)^k)*11400714819323198485ull,32);if(l<8)goto b19;m=s+8;b20:;b22:;
k=TurnL((RL(m+8)^TurnL((RL(m)^k)*11400714819323198485ull,32))*11400714819323198485ull,32);m=m+16;
l=l-16;if(l>7)goto b22;b19:;u=RL(s+t-8)^k;goto b17;b18:;u=(L)RB(s)|256;if(t==1)goto b17;
u=u<<8|(L)RB(s+1);if(t==2)goto b17;u=u<<8|(L)RB(s+2);if(t==3)goto b17;u=u<<8|(L)RB(s+3);
if(t==4)goto b17;u=u<<8|(L)RB(s+4);if(t==5)goto b17;u=u<<8|(L)RB(s+5);if(t==6)goto b17;
u=u<<8|(L)RB(s+6);b17:;v=RW(a+152);m=RW(a+144);if(v<<1>=m)goto b24;w=RW(a+140);x=m;goto b23;b24:;
if(m>=67108864)goto b27;l=m<<1;x=l>512?l:512u;l=x<<4;p=0u-Above(l-1)&31;o=p<<2;w=RW(o+32832);
if(w)goto b26;y=RW(32964);w=RW(32960);o=1u<<(p&31);if(y-w>=o)goto b28;z=o+65535;t0=Grow(z>>16);
p=t0<<16;WW(32964,p+(z&4294901760u));w=p==y?w:p;b28:;WW(32960,w+o);if(!w)goto b12;goto b25;b27:;
abort();b26:;WW(o+32832,RW(w));b25:;l=l-16;o=f17(w,0,l);l=o+l;WL(l+8,0);WL(l,0);WW(a+144,x);
aa=RW(a+140);WW(a+140,o);ab=RW(a+136);WW(a+136,x);if(!m)goto b29;z=aa+(m<<4);p=x-1;l=RW(a+148);y=aa;
b30:;if(RW(y+12)!=l)goto b31;k=RL(y);m=p&(U)k;if(RW(o+(m<<4)+12)!=l)goto b32;b33:;m=m+1&p;
if(RW(o+(m<<4)+12)==l)goto b33;b32:;if(m>=x)goto b15;ac=RW(y+8);m=o+(m<<4);WW(m+12,l);WW(m+8,ac);
WL(m,k);b31:;y=y+16;if(y!=z)goto b30;b29:;if(!ab)goto b23;m=(0u-Above((ab<<4)-1)&31)<<2;
WW(aa,RW(m+32832));WW(m+32832,aa);b23:;y=x-1;k=(u>>30^u)*13787848793156543929ull;
k=(k>>27^k)*10723151780598845931ull;k=k>>31^k;l=y&(U)k;m=w+(l<<4);p=RW(a+148);
if(RW(m+12)!=p)goto b34;z=RW(a+116);ac=RW(a+108);aa=RW(a+104);b35:;if(RL(m)!=k)goto b36;m=RW(m+8);
if(m)goto b38;o=0;goto b37;b38:;o=m-1;if(o<q)goto b39;abort();b39:;o=RW(z+(o<<2));b37:;
if(m>=q)goto b41;m=RW(z+(m<<2));if(m<o)goto b42;if(m<=ac)goto b40;b42:;abort();b41:;abort();b40:;
if(m-o!=t)goto b36;t0=Compare(aa+o,s,t);if(!t0)goto b14;b36:;l=l+1&y;m=w+(l<<4);
if(RW(m+12)==p)goto b35;b34:;if(l>=x)goto b43;m=w+(l<<4);WW(m+12,p);WW(m+8,r);WL(m,k);WW(a+152,v+1);
l=RW(a+108);if(t>RW(a+100)-l)goto b45;m=q;goto b44;b45:;f11(a+100,l,t,1,1);m=RW(a+120);l=RW(a+108);
b44:;f10(RW(a+104)+l,s,t);l=l+t;WW(a+108,l);if(m!=RW(a+112))goto b46;f8(b);b46:;
WW(RW(a+116)+(m<<2),l);q=m+1;WW(a+120,q);r=r+1;if(r==n)goto b13;goto b16;b43:;abort();b15:;abort();
b14:;m=RW(a+64);l=RW(a+88);if(m>l)goto b47;if(!m)goto b3;b48:;l=m<256;o=m-255;m=o>m?0u:o;
if(!l)goto b48;goto b3;b47:;abort();b13:;if(q<2)goto b50;r=1;b51:;WL(a+272,0);v=RW(a+144);n=v-1;
ad=r;r=ad+1;p=0;z=RW(a+120);ac=RW(a+116);x=RW(a+108);aa=RW(a+104);w=RW(a+148);t=RW(a+140);b52:;
f12(a,a+24);s=RW(a);if(!s)goto b3;q=RW(a+4);if(!q)goto b53;if(q<8)goto b55;k=(L)q;o=q-8;
if(!(o&8))goto b58;o=q;l=s;goto b57;b58:;k=TurnL((RL(s)^k)*11400714819323198485ull,32);
if(o<8)goto b56;l=s+8;b57:;b59:;k=TurnL((RL(l+8)^TurnL((RL(l)^k)*11400714819323198485ull,32))
*11400714819323198485ull,32);l=l+16;o=o-16;if(o>7)goto b59;b56:;k=RL(s+q-8)^k;goto b54;b55:;
k=(L)RB(s)|256;if(q==1)goto b54;k=k<<8|(L)RB(s+1);if(q==2)goto b54;k=k<<8|(L)RB(s+2);
if(q==3)goto b54;k=k<<8|(L)RB(s+3);if(q==4)goto b54;k=k<<8|(L)RB(s+4);if(q==5)goto b54;
k=k<<8|(L)RB(s+5);if(q==6)goto b54;k=k<<8|(L)RB(s+6);b54:;if(!v)goto b53;
k=(k>>30^k)*13787848793156543929ull;k=(k>>27^k)*10723151780598845931ull;k=k>>31^k;o=n&(U)k;
l=t+(o<<4);if(RW(l+12)!=w)goto b53;ab=p+4;ae=a+272+p;b60:;if(RL(l)!=k)goto b61;l=RW(l+8);
if(l)goto b63;p=0;goto b62;b63:;p=l-1;if(p<z)goto b64;abort();b64:;p=RW(ac+(p<<2));b62:;
if(l>=z)goto b66;y=RW(ac+(l<<2));if(y<p)goto b67;if(y<=x)goto b65;b67:;abort();b66:;abort();b65:;
if(y-p!=q)goto b61;t0=Compare(aa+p,s,q);if(t0)goto b61;WW(ae,l);p=ab;if(ab!=8)goto b52;
if(RW(a+272)==RW(a+276))goto b68;k=RL(a+272);l=RW(a+132);if(l!=RW(a+124))goto b69;f9(c);b69:;
WL(RW(a+128)+(l<<3),k);n=l+1;WW(a+132,n);if(ad!=m)goto b51;goto b49;b68:;m=RW(a+88);l=RW(a+56);
o=RW(a+64);if(l<o)goto b70;if(l>m)goto b70;f16(a+248,a+24);goto b3;b70:;abort();b61:;o=o+1&n;
l=t+(o<<4);if(RW(l+12)==w)goto b60;b53:;m=RW(a+64);l=RW(a+88);if(m>l)goto b71;if(!m)goto b3;b72:;
l=m<256;o=m-255;m=o>m?0u:o;if(!l)goto b72;goto b3;b71:;abort();b50:;n=RW(a+132);b49:;m=0;
WW(a+164,0);v=n+1;w=RW(a+128);if(n<RW(a+156))goto b73;f11(j,0,v,4,4);m=RW(a+164);b73:;l=RW(a+160);
o=l+(m<<2);if(!n)goto b74;f17(o,0,n<<2);m=m+n;o=l+(m<<2);b74:;l=0;WW(o,0);WW(a+176,0);WW(a+164,m+1);
if(n<RW(a+168))goto b75;f11(i,0,v,4,4);l=RW(a+176);b75:;m=RW(a+172);o=m+(l<<2);if(!n)goto b76;
f17(o,0,n<<2);l=l+n;o=m+(l<<2);b76:;m=0;WW(o,0);WW(a+188,0);WW(a+176,l+1);if(n<RW(a+180))goto b77;
f11(h,0,v,4,4);m=RW(a+188);b77:;o=RW(a+184);l=o+(m<<2);if(!n)goto b79;f17(l,255,n<<2);
WW(o+(m+n<<2),4294967295u);l=0;WW(a+212,0);WW(a+188,m+v);if(n<=RW(a+204))goto b80;f11(g,0,n,4,8);
l=RW(a+212);b80:;o=RW(a+208);m=o+(l<<3);if(n!=1)goto b82;l=l+1;p=8;goto b81;b82:;p=n<<3;
f17(m,0,p-8);l=l+n;m=o+(l<<3)-8;b81:;WL(m,0);o=0;WW(a+224,0);WW(a+212,l);x=w+p;q=RW(a+172);
y=RW(a+176);t=RW(a+160);p=RW(a+164);l=w;b84:;m=RW(l);if(m>=p)goto b86;ac=m<<2;z=t+ac;WW(z,RW(z)+1);
if(m>=y)goto b83;m=q+ac;WW(m,RW(m)^o);m=RW(l+4);if(m<p)goto b85;b86:;abort();b85:;ac=m<<2;z=t+ac;
WW(z,RW(z)+1);if(m>=y)goto b83;m=q+ac;WW(m,RW(m)^o);o=o+1;l=l+8;if(l!=x)goto b84;goto b78;b83:;
abort();b79:;WW(l,4294967295u);WW(a+224,0);WW(a+212,0);WW(a+188,m+1);b78:;l=0;WW(a+228,0);
WW(a+200,0);p=n+1;o=0;m=0;b89:;WW(a+228,RW(a+228)^m);y=RW(a+164);if(m>=y)goto b88;
if(RW(RW(a+160)+l)!=1)goto b90;if(o!=RW(a+192))goto b91;f8(d);b91:;WW(RW(a+196)+(o<<2),m);o=o+1;
WW(a+200,o);b90:;l=l+4;m=m+1;if(p!=m)goto b89;if(!n)goto b95;b96:;q=RW(a+200);if(v!=2)goto b97;
if(q!=2)goto b97;l=RW(a+196);m=RW(l);o=RW(a+176);if(m>=o)goto b99;m=RW(RW(a+172)+(m<<2));
if(m>=n)goto b98;WW(l,RW(w+(m<<3)));q=1;goto b97;b99:;abort();b98:;abort();b97:;WW(a+200,0);
ab=RW(a+196);ae=RW(a+192);WL(a+192,17179869184ull);if(q)goto b101;r=0;ad=RW(a+228);goto b100;b101:;
p=q<<2;x=RW(a+184);ac=RW(a+188);z=RW(a+172);t=RW(a+176);l=ab;b110:;o=RW(l);if(o>=t)goto b109;
m=RW(z+(o<<2));if(m>=n)goto b108;y=w+(m<<3);o=RW(y)^RW(y+4)^o;if(o>=ac)goto b107;l=l+4;o=x+(o<<2);
t0=o;o=RW(o);WW(t0,o<m?o:m);p=p-4;if(p)goto b110;y=0;ac=4;ad=RW(a+228);r=0;l=0;b111:;o=ab+(l<<2);
b112:;p=RW(o);m=RW(a+176);if(p>=m)goto b106;m=RW(RW(a+172)+(p<<2));if(m>=n)goto b105;t=RW(a+212);
if(m>=t)goto b104;l=l+1;t=m<<3;z=RW(a+208)+t;if(RW(z))goto b113;t=w+t;x=RW(t+4);s=x^RW(t);t=s^p;
aa=RW(a+188);if(t>=aa)goto b103;if(RW(RW(a+184)+(t<<2))!=m)goto b114;WW(z+4,p==x);WW(z,RW(a+224)+1);
WW(a+228,RW(a+228)^p);if(r==q)goto b115;WW(ab+(r<<2),t);r=r+1;ad=s^ad;if(l<q)goto b111;goto b102;
b115:;abort();b114:;if(y!=RW(a+192))goto b116;f8(d);ac=RW(a+196);b116:;WW(ac+(y<<2),p);y=y+1;
WW(a+200,y);b113:;o=o+4;if(l<q)goto b112;goto b102;b109:;abort();b108:;abort();b107:;abort();b106:;
abort();b105:;abort();b104:;abort();b103:;abort();b102:;if(r>q)goto b120;if(r)goto b121;r=0;
goto b100;b121:;p=r<<2;l=ab;b122:;m=RW(l);o=RW(a+188);if(m>=o)goto b119;o=m<<2;t=RW(a+184)+o;
q=RW(t);WW(t,4294967295u);t=RW(a+176);if(m>=t)goto b118;t=RW(a+172)+o;WW(t,RW(t)^q);t=RW(a+164);
if(m>=t)goto b117;o=RW(a+160)+o;t0=o;o=RW(o)-1;WW(t0,o);if(o!=1)goto b123;if(y!=RW(a+192))goto b124;
f8(d);b124:;WW(RW(a+196)+(y<<2),m);y=y+1;WW(a+200,y);b123:;l=l+4;p=p-4;if(!p)goto b100;goto b122;
b120:;abort();b119:;abort();b118:;abort();b117:;abort();b100:;m=RW(a+224);if(m!=RW(a+216))goto b125;
f5(f);b125:;l=RW(a+220)+m*12;WW(l+8,r);WW(l+4,ad);WW(l,v&1);WW(a+224,m+1);if(!ae)goto b126;
m=(0u-Above((ae<<2)-1|15)&31)<<2;WW(ab,RW(m+32832));WW(m+32832,ab);b126:;if(r<v>>1)goto b94;v=v-r;
if(v>1)goto b96;b95:;p=RW(a+224);ac=p+1;l=ac<<2;o=0u-Above(l-1|15)&31;m=o<<2;q=m+32832;
m=RW(m+32832);if(m)goto b93;y=RW(32964);m=RW(32960);o=1u<<(o&31);if(y-m>=o)goto b127;w=o+65535;
t0=Grow(w>>16);n=t0<<16;WW(32964,n+(w&4294901760u));m=n==y?m:n;b127:;WW(32960,m+o);if(m)goto b92;
goto b12;b94:;m=RW(a+64);l=RW(a+88);if(m<=l)goto b3;abort();b93:;WW(q,RW(m));b92:;w=f17(m,0,l);
z=p*12;ae=RW(a+220);if(!p)goto b131;l=ae+8;m=0;o=w;y=z;b132:;n=m+1;if(p==m)goto b130;m=o+4;
WW(m,RW(l)+RW(o));l=l+12;o=m;m=n;y=y-12;if(y)goto b132;b131:;s=RW(a+212);af=s<<2;if(s)goto b134;
ag=4;goto b133;b134:;l=0u-Above(af-1|15)&31;m=l<<2;ag=RW(m+32832);if(ag)goto b136;o=RW(32964);
ag=RW(32960);m=1u<<(l&31);if(o-ag>=m)goto b137;y=m+65535;t0=Grow(y>>16);l=t0<<16;
WW(32964,l+(y&4294901760u));ag=l==o?ag:l;b137:;WW(32960,ag+m);if(!ag)goto b12;goto b135;b136:;
WW(m+32832,RW(ag));b135:;l=0;t=f17(ag,0,af);y=s<<3;m=RW(a+208);b138:;o=RW(m)-1;if(o>p)goto b128;
o=w+(o<<2);n=RW(o);if(n>=s)goto b129;m=m+8;WW(t+(n<<2),l);WW(o,RW(o)+1);l=l+1;y=y-8;if(y)goto b138;
b133:;WW(w,RW(q));WW(q,w);if(p)goto b139;p=0;o=RW(a+76);goto b87;b139:;ah=ae+z;t=0;ai=0;o=RW(a+76);
y=RW(a+120);n=RW(a+116);ac=RW(a+108);aa=RW(a+104);ab=RW(a+208);v=RW(a+128);r=RW(a+132);p=0;b140:;
if(RW(a+68)-o>6)goto b141;f11(e,o,7,1,1);o=RW(a+76);b141:;aj=ae+12;m=0;l=RW(a+72)+o;WW(l,RW(32768));
WW(l+3,RW(32771));w=o+7;WW(a+76,w);WW(a+248,0);WL(a+240,0);WL(a+232,0);ai=ai+1;k=ai;b145:;
if(m+19>19)goto b144;l=a+232+m;o=l+19;u=k/10;WB(o,(U)(u*246+k)|48);if(k<10)goto b143;ak=k/100;
WB(l+18,(U)(ak*246+u)|48);m=m-2;l=k<100;k=ak;if(!l)goto b145;l=m+21;o=a+232+m+20;goto b142;b144:;
abort();b143:;l=m+20;b142:;m=21u-l;if(m<=RW(a+68)-w)goto b146;f11(e,w,m,1,1);w=RW(a+76);b146:;
f10(RW(a+72)+w,o,m);m=w+m;WW(a+76,m);if(m!=RW(a+68))goto b147;f23(e);b147:;WB(RW(a+72)+m,10);o=m+1;
WW(a+76,o);m=RW(ae+8);ad=m+t;if(ad<m)goto b149;if(ad<=s)goto b148;b149:;abort();b148:;
if(!m)goto b150;x=m<<2;w=ag+(t<<2);b151:;m=RW(w);if(m>=r)goto b157;l=m<<3;WL(a+232,RL(v+l));
if(m>=s)goto b156;t=RW(ab+l+4);m=1u-t;if(m>=2)goto b154;p=RW(a+232+(m<<2));if(p)goto b155;m=0;
goto b152;b157:;abort();b156:;abort();b155:;m=p-1;if(m<y)goto b153;abort();b154:;abort();b153:;
m=RW(n+(m<<2));b152:;if(p>=y)goto b159;l=RW(n+(p<<2));if(l<m)goto b160;if(l<=ac)goto b158;b160:;
abort();b159:;abort();b158:;q=l-m;z=RW(a+68);if(q<=z-o)goto b163;f11(e,o,q,1,1);o=RW(a+76);
goto b162;b163:;if(l==m)goto b161;b162:;f10(RW(a+72)+o,aa+m,q);z=RW(a+68);b161:;m=o+q;WW(a+76,m);
if(z-m>8)goto b164;f11(e,m,9,1,1);m=RW(a+76);b164:;l=RW(a+72)+m;WL(l,RL(32775));WB(l+8,RB(32783));
o=m+9;WW(a+76,o);if(t>=2)goto b167;l=RW(a+232+(t<<2));if(l)goto b168;m=0;goto b165;b168:;m=l-1;
if(m<y)goto b166;abort();b167:;abort();b166:;m=RW(n+(m<<2));b165:;if(l>=y)goto b170;l=RW(n+(l<<2));
if(l<m)goto b171;if(l<=ac)goto b169;b171:;abort();b170:;abort();b169:;t=l-m;q=RW(a+68);
if(t<=q-o)goto b174;f11(e,o,t,1,1);o=RW(a+76);goto b173;b174:;if(l==m)goto b172;b173:;
f10(RW(a+72)+o,aa+m,t);q=RW(a+68);b172:;m=o+t;WW(a+76,m);if(m!=q)goto b175;f23(e);b175:;w=w+4;
WB(RW(a+72)+m,10);o=m+1;WW(a+76,o);x=x-4;if(x)goto b151;b150:;if(!RW(ae))goto b176;l=RW(ae+4);
if(l)goto b178;m=0;goto b177;b178:;m=l-1;if(m<y)goto b179;abort();b179:;m=RW(n+(m<<2));b177:;
if(l>=y)goto b181;l=RW(n+(l<<2));if(l<m)goto b182;if(l<=ac)goto b180;b182:;abort();b181:;abort();
b180:;w=l-m;t=RW(a+68);if(w<=t-o)goto b185;f11(e,o,w,1,1);o=RW(a+76);goto b184;b185:;
if(l==m)goto b183;b184:;f10(RW(a+72)+o,aa+m,w);t=RW(a+68);b183:;m=o+w;WW(a+76,m);
if(t-m>23)goto b186;f11(e,m,24,1,1);m=RW(a+76);b186:;l=RW(a+72)+m;WL(l,RL(32784));WL(l+8,RL(32792));
WL(l+16,RL(32800));o=m+24;WW(a+76,o);b176:;t=ad;ae=aj;if(aj==ah)goto b87;goto b140;b130:;abort();
b129:;abort();b128:;abort();b88:;abort();b87:;if(RW(a+68)-o>7)goto b187;f11(e,o,8,1,1);o=RW(a+76);
b187:;WL(RW(a+72)+o,2322294337832905047ull);o=o+8;WW(a+76,o);l=RW(a+120);y=RW(a+116);n=RW(a+108);
w=RW(a+104);if(p)goto b189;m=0;goto b188;b189:;m=p-1;if(m<l)goto b190;abort();b190:;m=RW(y+(m<<2));
b188:;if(p>=l)goto b192;l=RW(y+(p<<2));if(l<m)goto b193;if(l<=n)goto b191;b193:;abort();b192:;
abort();b191:;p=l-m;y=RW(a+68);if(p<=y-o)goto b196;f11(e,o,p,1,1);o=RW(a+76);goto b195;b196:;
if(l==m)goto b194;b195:;f10(RW(a+72)+o,w+m,p);y=RW(a+68);b194:;m=o+p;WW(a+76,m);if(y-m>1)goto b197;
f11(e,m,2,1,1);m=RW(a+76);b197:;WH(RW(a+72)+m,2570);WW(a+76,m+2);if(!s)goto b198;
m=(0u-Above(af-1|15)&31)<<2;WW(ag,RW(m+32832));WW(m+32832,ag);b198:;k=RL(a+24);goto b5;b12:;abort();
b4:;o=RW(a+88);l=RW(a+56);m=RW(a+64);if(l<m)goto b2;if(l>o)goto b2;if(l==m)goto b3;if(!m)goto b3;
b199:;l=m<256;o=m-255;m=o>m?0u:o;if(!l)goto b199;b3:;m=RW(a+100);if(!m)goto b200;l=RW(a+104);
m=(0u-Above(m-1|15)&31)<<2;WW(l,RW(m+32832));WW(m+32832,l);b200:;m=RW(a+112);if(!m)goto b201;
l=RW(a+116);m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32832));WW(m+32832,l);b201:;m=RW(a+124);
if(!m)goto b202;l=RW(a+128);m=(0u-Above((m<<3)-1|15)&31)<<2;WW(l,RW(m+32832));WW(m+32832,l);b202:;
m=RW(a+136);if(!m)goto b203;l=RW(a+140);m=(0u-Above((m<<4)-1)&31)<<2;WW(l,RW(m+32832));
WW(m+32832,l);b203:;m=RW(a+156);if(!m)goto b204;l=RW(a+160);m=(0u-Above((m<<2)-1|15)&31)<<2;
WW(l,RW(m+32832));WW(m+32832,l);b204:;m=RW(a+168);if(!m)goto b205;l=RW(a+172);
m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32832));WW(m+32832,l);b205:;m=RW(a+180);if(!m)goto b206;
l=RW(a+184);m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32832));WW(m+32832,l);b206:;m=RW(a+192);
if(!m)goto b207;l=RW(a+196);m=(0u-Above((m<<2)-1|15)&31)<<2;WW(l,RW(m+32832));WW(m+32832,l);b207:;
m=RW(a+204);if(!m)goto b208;l=RW(a+208);m=(0u-Above((m<<3)-1|15)&31)<<2;WW(l,RW(m+32832));
WW(m+32832,l);b208:;m=RW(a+216);if(!m)goto b209;l=RW(a+220);m=(0u-Above(m*12-1|15)&31)<<2;
WW(l,RW(m+32832));WW(m+32832,l);b209:;m=RW(a+76);if(!m)goto b210;
((U(*)(U,U,U))T[RW(RW(a+52)+16)])(RW(a+48),RW(a+72),m);b210:;m=RW(a+68);if(!m)goto b211;l=RW(a+72);
m=(0u-Above(m-1|15)&31)<<2;WW(l,RW(m+32832));WW(m+32832,l);b211:;m=RW(a+80);if(!m)goto b212;
l=RW(a+84);m=(0u-Above(m-1|15)&31)<<2;WW(l,RW(m+32832));WW(m+32832,l);b212:;G0=a+288;return;b2:;
abort();}static void f22(void){abort();}static void f23(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);
t0=c;c=c<<1;c=c>8?c:8u;f25(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f24(void){abort();}
static void f25(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;
b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32832);if(e)goto b9;h=RW(32964);e=RW(32960);
g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;WW(32964,f+(i&4294901760u));
e=f==h?e:f;b11:;WW(32960,e+g);if(!e)goto b6;goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32832);
if(e)goto b12;g=RW(32964);e=RW(32960);b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);
c=t0<<16;WW(32964,c+(f&4294901760u));e=c==g?e:c;b13:;WW(32960,e+b);goto b7;b12:;WW(b+32832,RW(e));
goto b5;b9:;WW(g+32832,RW(e));b8:;f10(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32832));
WW(b+32832,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);
WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"Round # defeats  advances with wildcard\12\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",64);
f21();return 0;}
