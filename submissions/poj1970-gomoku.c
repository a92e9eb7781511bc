/* Gomoku (POJ 1970, ZOJ 2495)
 * Generated, not written: `judge export gomoku`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 394609fca4981566 */
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
static U G0=32768;static void f5(U a,U b,U c,U d);static U f6(U a,U b,U c);
static void f7(U a,U b,U c);static void f8(U a,U b);static void f9(U a,U b,U c);
static U f10(U a,U b,U c);static void f11(U a,U b);static void f12(U a,U b);
static void f13(U a,U b,U c);static U f14(U a);static void f15(U a,U b,U c,U d);
static U f16(U a,U b,U c);static void f18(void);static void f19(U a);static void f20(void);
static void f21(void);static void f22(U a,U b,U c,U d);static Any T[]={0,(Any)f15,(Any)f16};
static void f5(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;
b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32824);if(e)goto b9;h=RW(32956);e=RW(32952);
g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;WW(32956,f+(i&4294901760u));
e=f==h?e:f;b11:;WW(32952,e+g);if(!e)goto b6;goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32824);
if(e)goto b12;g=RW(32956);e=RW(32952);b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);
c=t0<<16;WW(32956,c+(f&4294901760u));e=c==g?e:c;b13:;WW(32952,e+b);goto b7;b12:;WW(b+32824,RW(e));
goto b5;b9:;WW(g+32824,RW(e));b8:;f6(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32824));
WW(b+32824,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);
WW(a,e);}static U f6(U a,U b,U c){Copy(a,b,c);return a;}static void f7(U a,U b,U c){U d=0,t0;
d=G0-16;G0=d;b=c+b;if(b>=c)goto b2;f8(0,0);abort();b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;
f5(d+4,t0,RW(a+4),c);if(RW(d+4)!=1)goto b3;f8(RW(d+8),RW(d+12));abort();b3:;b=RW(d+8);WW(a,c);
WW(a+4,b);G0=d+16;}static void f8(U a,U b){if(!a)goto b2;abort();b2:;abort();}
static void f9(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,w=0,x=0,y=0,z=0,aa=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,am=0,an=0,ao=0,
ap=0,aq=0,ar=0,as=0,at=0,au=0,av=0,aw=0,ax=0,ay=0,az=0,ba=0,bb=0,bc=0,bd=0,be=0,bf=0,bg=0,bh=0,bi=0,
bj=0,bk=0,bl=0,bm=0,bn=0,bo=0,bp=0,bq=0,br=0,bs=0,bt=0,bu=0,bv=0,bw=0,bx=0,by=0,bz=0,ca=0;d=G0-464;
G0=d;e=c*116+b+20;f=32768;g=0;b4:;f10(d+388,0,76);h=f+8;c=RW(f);i=5u-c;b=c+5;j=RW(f+4);k=j&31;
l=c<<2;m=e-l;n=e+c*20;f=c*5+5;o=e+l;p=(c<<1)+5;q=e+(c<<3);r=c*3+5;s=e+c*12;l=l+5;t=e+(c<<4);
u=j*5&31;v=j*3&31;w=j<<1&30;x=j<<2&28;c=0;b5:;if(i>28)goto b3;if(f>=29)goto b7;if(b>=29)goto b2;
if(p<=28)goto b8;b=p;goto b2;b8:;if(r<=28)goto b9;b=r;goto b2;b9:;if(l<29)goto b6;b=l;goto b2;b7:;
abort();b6:;WW(d+388+c,RW(o+c)>>(k&31)&((RW(n+c)>>(u&31)|RW(m+c)<<(k&31))^4294967295u)&RW(q+c)>>(w&
31)&RW(t+c)>>(x&31)&RW(e+c)&RW(s+c)>>(v&31));i=i+1;f=f+1;b=b+1;p=p+1;r=r+1;l=l+1;j=c+4;c=j;
if(j!=76)goto b5;f6(d+312,d+388,76);f6(d+8+g*76,d+312,76);f=h;g=g+1;if(g!=4)goto b4;b=RW(d+236);
i=RW(d+160);f=RW(d+84);p=RW(d+8);r=RW(d+240);l=RW(d+164);k=RW(d+88);j=RW(d+12);e=RW(d+244);
m=RW(d+168);n=RW(d+92);o=RW(d+16);q=RW(d+248);s=RW(d+172);t=RW(d+96);u=RW(d+20);v=RW(d+252);
w=RW(d+176);x=RW(d+100);g=RW(d+24);h=RW(d+256);y=RW(d+180);z=RW(d+104);aa=RW(d+28);ab=RW(d+260);
ac=RW(d+184);ad=RW(d+108);ae=RW(d+32);af=RW(d+264);ag=RW(d+188);ah=RW(d+112);ai=RW(d+36);
aj=RW(d+268);ak=RW(d+192);al=RW(d+116);am=RW(d+40);an=RW(d+272);ao=RW(d+196);ap=RW(d+120);
aq=RW(d+44);ar=RW(d+276);as=RW(d+200);at=RW(d+124);au=RW(d+48);av=RW(d+280);aw=RW(d+204);
ax=RW(d+128);ay=RW(d+52);az=RW(d+284);ba=RW(d+208);bb=RW(d+132);bc=RW(d+56);bd=RW(d+288);
be=RW(d+212);bf=RW(d+136);bg=RW(d+60);bh=RW(d+292);bi=RW(d+216);bj=RW(d+140);bk=RW(d+64);
bl=RW(d+296);bm=RW(d+220);bn=RW(d+144);bo=RW(d+68);bp=RW(d+300);bq=RW(d+224);br=RW(d+148);
bs=RW(d+72);bt=RW(d+304);bu=RW(d+228);bv=RW(d+152);bw=RW(d+76);bx=RW(d+308);by=RW(d+232);
bz=RW(d+156);ca=RW(d+80);c=f10(a,0,76);WW(c+72,bx|(by|(bz|ca)));WW(c+68,bt|(bu|(bv|bw)));
WW(c+64,bp|(bq|(br|bs)));WW(c+60,bl|(bm|(bn|bo)));WW(c+56,bh|(bi|(bj|bk)));WW(c+52,bd|(be|(bf|bg)));
WW(c+48,az|(ba|(bb|bc)));WW(c+44,av|(aw|(ax|ay)));WW(c+40,ar|(as|(at|au)));WW(c+36,an|(ao|(ap|aq)));
WW(c+32,aj|(ak|(al|am)));WW(c+28,af|(ag|(ah|ai)));WW(c+24,ab|(ac|(ad|ae)));WW(c+20,h|(y|(z|aa)));
WW(c+16,v|(w|(x|g)));WW(c+12,q|(s|(t|u)));WW(c+8,e|(m|(n|o)));WW(c+4,r|(l|(k|j)));WW(c,b|(i|(f|p)));
G0=d+464;return;b3:;abort();b2:;abort();}static U f10(U a,U b,U c){Fill(a,b,c);return a;}
static void f11(U a,U b){abort();}static void f12(U a,U b){
U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b5:;c=RW(b+56);d=RW(b+24);e=RW(b+28);
if(d>=e)goto b6;f=d>c?d:c;g=RW(b+52);b7:;if(f==d)goto b9;h=RB(g+d);if(h-9<5)goto b8;
if(h==32)goto b8;goto b6;b9:;abort();b8:;d=d+1;WW(b+24,d);if(e!=d)goto b7;d=e;b6:;WW(b+32,d);
if(e>c)goto b11;if(e>=d)goto b10;b11:;abort();b10:;if(e!=d)goto b12;t0=f14(b);switch(t0&255){
case 0:goto b12;case 2:goto b4;default:goto b5;}b12:;i=0;b14:;g=RW(b+56);d=RW(b+24);h=RW(b+28);
if(d>=h)goto b17;f=d>g?d:g;c=RW(b+52);b18:;if(f==d)goto b16;e=RB(c+d);if(e-9<5)goto b19;
if(e!=32)goto b17;b19:;d=d+1;WW(b+24,d);if(h!=d)goto b18;d=h;b17:;if(h>g)goto b2;if(h>=d)goto b15;
goto b2;b16:;abort();b15:;e=h-d;if(e<i)goto b13;f=e-i;j=RW(b+52);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+24,d);if(h!=d)goto b32;WW(b+32,h);d=h;goto b22;b24:;abort();b23:;WW(b+32,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f14(b);switch(t0&255){case 0:goto b36;case 2:goto b4;
default:goto b14;}b36:;g=RW(b+56);d=RW(b+24);b35:;WW(b+32,d);e=d+i;WW(b+24,e);if(e<d)goto b37;
if(e>g)goto b37;d=RW(b+52)+d;goto b3;b37:;abort();b21:;if(e<=f)goto b20;abort();b13:;abort();b4:;
d=0;b3:;WW(a+4,i);WW(a,d);return;b2:;abort();}static void f13(U a,U b,U c){abort();}
static U f14(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+61))goto b7;c=0;goto b6;b7:;c=RW(a+44);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+44,0);
b8:;d=RW(a+32);e=RW(a+56);if(d>e)goto b12;f=RL(a+8);g=RW(a+52);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+8,f+i);
WL(a,RL(a)+h);c=RW(a+28);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f6(g,g+d,c);WW(a+32,0);WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+48)-e)goto b22;
f7(a+48,e,o);c=RW(a+28);g=RW(a+52);e=RW(a+56);b22:;m=o-1;p=f10(g+e,0,m);e=e+o;WW(a+56,e);WB(p+m,0);
b21:;l=RB(a+60);p=RW(a+16);j=RW(a+20);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+61,m);c=o+c;WW(a+28,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32800,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32800,g,3);if(t0)goto b23;c=c-3;
f6(g,g+3,c);WW(a+28,c);b23:;WB(a+60,1);c=m^1|(U)(RW(a+24)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f15(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);
WW(a,0);}static U f16(U a,U b,U c){Write(b,c);return 0;}static void f18(void){
U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0;
L q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0;a=G0-752;G0=a;WL(a+56,1);WL(a+48,0);WW(a+72,0);
WL(a+64,4294967296ull);WW(a+36,32804);WH(a+76,0);WL(a+40,0);WL(a+16,0);WL(a+24,0);WW(a+32,a+751);
f12(a+8,a+16);b=RW(a+8);if(!b)goto b4;c=RW(a+12);if(!c)goto b5;if(c==1)goto b6;
if((RB(b)&255)==48)goto b5;b6:;d=0;b7:;if(c)goto b8;if(!d)goto b4;e=a+512+18;f=a+512+19;g=a+80+36;
h=a+512+36;i=a+512+116;j=1;b9:;f10(a+512,0,232);k=j+(U)(j<d);l=0;b10:;m=RW(a+72);b=RW(a+40);
c=RW(a+44);if(b>=c)goto b13;n=b>m?b:m;o=RW(a+68);b15:;if(n==b)goto b12;p=RB(o+b);if(p-9<5)goto b16;
if(p!=32)goto b14;b16:;b=b+1;if(c!=b)goto b15;b=c;b14:;WW(a+40,b);b13:;WW(a+48,b);if(c>m)goto b17;
if(c>=b)goto b11;b17:;abort();b12:;abort();b11:;if(c-b<=37)goto b19;c=RW(a+68)+b;q=RL(c+30);
r=q>>1&281479271743489ull;if(((r|18445899635894321148ull)&(q^720611125288247296ull))
!=13511005043687472ull)goto b19;s=RL(c+24);t=s>>1&281479271743489ull;
if(((t|18445899635894321148ull)&(s^2305878194122661888ull))!=13511005043687472ull)goto b19;
u=RL(c+16);v=u>>1&281479271743489ull;if(((v|18445899635894321148ull)&(u^2305878194122661888ull))
!=13511005043687472ull)goto b19;w=RL(c+8);x=w>>1&281479271743489ull;
if(((x|18445899635894321148ull)&(w^2305878194122661888ull))!=13511005043687472ull)goto b19;y=RL(c);
z=y>>1&281479271743489ull;if(((z|18445899635894321148ull)&(y^2305878194122661888ull))
!=13511005043687472ull)goto b19;c=(l<<2)+20;WW(i+c,(U)(v*281483566907400ull>>40)&3840|(U)(
t*281483566907400ull>>36)&61440|(U)(x*281483566907400ull>>44)&240|(U)(z*281483566907400ull>>48)&15|(
U)(r*281483566907400ull>>33)&491520);WW(a+512+c,(U)((u&281479271743489ull)*281483566907400ull>>40)&
3840|(U)((s&281479271743489ull)*281483566907400ull>>36)&61440|(U)((w&281479271743489ull)
*281483566907400ull>>44)&240|(U)((y&281479271743489ull)*281483566907400ull>>48)&15|(U)((q&
281479271743489ull)*281483566907400ull>>33)&491520);WW(a+48,b+36);WW(a+40,b+38);goto b18;b19:;b=0;
b20:;f12(a,a+16);c=RW(a);if(!c)goto b4;if(RW(a+4)!=1)goto b23;c=RB(c)-48&255;if(c>2)goto b23;
if(c)goto b22;goto b21;b23:;b=RW(a+72);c=RW(a+40);d=RW(a+48);if(c<d)goto b24;if(c<=b)goto b4;b24:;
abort();b22:;c=a+512+c*116+(l<<2)-96;WW(c,RW(c)|1u<<(b&31));b21:;b=b+1;if(b!=19)goto b20;b18:;l=l+1;
if(l!=19)goto b10;q=RL(a+512);s=RL(a+520);b=RW(a+528);u=RL(a+532);w=RL(a+540);f6(a+312,h,196);
f6(g,a+312,196);WL(a+108,w);WL(a+100,u);WW(a+96,b);WL(a+88,s);WL(a+80,q);f9(a+312,a+80,0);
f9(a+512,a+80,1);c=RW(a+512)|RW(a+312)|RW(a+316)|RW(a+516)|RW(a+320)|RW(a+520)|RW(a+324)|RW(a+524)|
RW(a+328)|RW(a+528)|RW(a+332)|RW(a+532)|RW(a+336)|RW(a+536)|RW(a+340)|RW(a+540)|RW(a+344)|RW(a+544)|
RW(a+348)|RW(a+548)|RW(a+352)|RW(a+552)|RW(a+356)|RW(a+556)|RW(a+360)|RW(a+560)|RW(a+364)|RW(a+564)|
RW(a+368)|RW(a+568)|RW(a+372)|RW(a+572)|RW(a+376)|RW(a+576)|RW(a+380)|RW(a+580)|RW(a+384)|RW(a+584);
if(!c)goto b29;o=1;b=RW(a+512);p=Below(c);if(!((b|RW(a+312))>>(p&31)&1))goto b31;q=1;goto b30;b31:;
o=1;b=RW(a+516);if(!((b|RW(a+316))>>(p&31)&1))goto b32;q=2;goto b30;b32:;o=1;b=RW(a+520);
if(!((b|RW(a+320))>>(p&31)&1))goto b33;q=3;goto b30;b33:;o=1;b=RW(a+524);
if(!((b|RW(a+324))>>(p&31)&1))goto b34;q=4;goto b30;b34:;o=1;b=RW(a+528);
if(!((b|RW(a+328))>>(p&31)&1))goto b35;q=5;goto b30;b35:;o=1;b=RW(a+532);
if(!((b|RW(a+332))>>(p&31)&1))goto b36;q=6;goto b30;b36:;o=1;b=RW(a+536);
if(!((b|RW(a+336))>>(p&31)&1))goto b37;q=7;goto b30;b37:;o=1;b=RW(a+540);
if(!((b|RW(a+340))>>(p&31)&1))goto b38;q=8;goto b30;b38:;o=1;b=RW(a+544);
if(!((b|RW(a+344))>>(p&31)&1))goto b39;q=9;goto b30;b39:;o=0;b=RW(a+548);
if(!((b|RW(a+348))>>(p&31)&1))goto b40;q=10;goto b30;b40:;b=RW(a+552);
if(!((b|RW(a+352))>>(p&31)&1))goto b41;q=11;goto b30;b41:;b=RW(a+556);
if(!((b|RW(a+356))>>(p&31)&1))goto b42;q=12;goto b30;b42:;b=RW(a+560);
if(!((b|RW(a+360))>>(p&31)&1))goto b43;q=13;goto b30;b43:;b=RW(a+564);
if(!((b|RW(a+364))>>(p&31)&1))goto b44;q=14;goto b30;b44:;b=RW(a+568);
if(!((b|RW(a+368))>>(p&31)&1))goto b45;q=15;goto b30;b45:;b=RW(a+572);
if(!((b|RW(a+372))>>(p&31)&1))goto b46;q=16;goto b30;b46:;b=RW(a+576);
if(!((b|RW(a+376))>>(p&31)&1))goto b47;q=17;goto b30;b47:;b=RW(a+580);
if(!((b|RW(a+380))>>(p&31)&1))goto b48;q=18;goto b30;b48:;b=RW(a+584);
if(!((b|RW(a+384))>>(p&31)&1))goto b29;q=19;b30:;c=b&1u<<(p&31);b=RW(a+60);if(RW(a+52)-b>1)goto b49;
f7(a+16+36,b,2);b=RW(a+60);b49:;n=RW(a+56);WH(n+b,c?2610u:2609u);c=b+2;WW(a+60,c);WW(a+528,0);
WL(a+520,0);WL(a+512,0);s=q/10;WB(a+531,(U)(s*246+q)|48);b=1;l=f;if(o)goto b50;WB(a+530,(U)s|48);
b=2;l=e;b50:;o=RW(a+52);if(b<=o-c)goto b51;f7(a+16+36,c,b);o=RW(a+52);n=RW(a+56);c=RW(a+60);b51:;
f6(n+c,l,b);b=c+b;WW(a+60,b);if(b!=o)goto b52;f19(a+16+36);n=RW(a+56);b52:;WB(n+b,32);n=b+1;
WW(a+60,n);b=0;WW(a+528,0);WL(a+520,0);WL(a+512,0);q=(L)(p+1);b53:;if(b+19>19)goto b28;c=a+512+b;
p=c+19;s=q/10;WB(p,(U)(s*246+q)|48);if(q<10)goto b27;u=q/100;WB(c+18,(U)(u*246+s)|48);b=b-2;c=q<100;
q=u;if(!c)goto b53;c=b+21;p=a+512+b+20;goto b26;b29:;b=RW(a+60);if(RW(a+52)-b>1)goto b54;
f7(a+16+36,b,2);b=RW(a+60);b54:;c=RW(a+56);WH(c+b,2608);b=b+2;goto b25;b28:;abort();b27:;c=b+20;
b26:;b=21u-c;o=RW(a+52);if(b<=o-n)goto b55;f7(a+16+36,n,b);o=RW(a+52);n=RW(a+60);b55:;c=RW(a+56);
f6(c+n,p,b);b=n+b;WW(a+60,b);if(b!=o)goto b56;f19(a+16+36);c=RW(a+56);b56:;WB(c+b,10);b=b+1;b25:;
WW(a+60,b);if(j>=d)goto b3;j=k;if(k<=d)goto b9;goto b3;b8:;p=RB(b)-48&255;if(p>9)goto b5;q=(L)d*10;
if((U)(q>>32))goto b5;b=b+1;c=c-1;n=(U)q;d=n+p;if(d>=n)goto b7;b5:;b=RW(a+72);c=RW(a+40);d=RW(a+48);
if(c<d)goto b57;if(c<=b)goto b4;b57:;abort();b4:;b=RW(a+60);if(!b)goto b2;c=RW(a+56);b3:;
((U(*)(U,U,U))T[RW(RW(a+36)+16)])(RW(a+32),c,b);b2:;b=RW(a+52);if(!b)goto b58;c=RW(a+56);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);b58:;b=RW(a+64);if(!b)goto b59;
c=RW(a+68);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32824));WW(b+32824,c);b59:;G0=a+752;}
static void f19(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f22(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f8(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f20(void){abort();}static void f21(void){abort();}
static void f22(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;
b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+32824);if(e)goto b9;h=RW(32956);e=RW(32952);
g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;WW(32956,f+(i&4294901760u));
e=f==h?e:f;b11:;WW(32952,e+g);if(!e)goto b6;goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+32824);
if(e)goto b12;g=RW(32956);e=RW(32952);b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);
c=t0<<16;WW(32956,c+(f&4294901760u));e=c==g?e:c;b13:;WW(32952,e+b);goto b7;b12:;WW(b+32824,RW(e));
goto b5;b9:;WW(g+32824,RW(e));b8:;f6(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+32824));
WW(b+32824,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);
WW(a,e);}
int main(void){Grow(1);
memcpy(M+32772,"\1\0\0\0\1\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\377\377\377\377\1\0\0\0\357\273\277\0\0\0\0\0\0\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0",52);
f18();return 0;}
