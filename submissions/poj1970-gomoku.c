/* Gomoku (POJ 1970, ZOJ 2495)
 * Generated, not written: `judge export gomoku`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: cb7df0136a4f2bc0 */
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
U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,t0;L m=0;b5:;c=RW(b+64);d=RW(b+32);e=RW(b+36);
if(d>=e)goto b6;f=d>c?d:c;g=RW(b+60);b7:;if(f==d)goto b9;h=RB(g+d);if(h-9<5)goto b8;
if(h==32)goto b8;goto b6;b9:;abort();b8:;d=d+1;WW(b+32,d);if(e!=d)goto b7;d=e;b6:;WW(b+40,d);
if(e>c)goto b11;if(e>=d)goto b10;b11:;abort();b10:;if(e!=d)goto b12;t0=f14(b);switch(t0&255){
case 0:goto b12;case 2:goto b4;default:goto b5;}b12:;i=0;b14:;g=RW(b+64);d=RW(b+32);h=RW(b+36);
if(d>=h)goto b17;f=d>g?d:g;c=RW(b+60);b18:;if(f==d)goto b16;e=RB(c+d);if(e-9<5)goto b19;
if(e!=32)goto b17;b19:;d=d+1;WW(b+32,d);if(h!=d)goto b18;d=h;b17:;if(h>g)goto b2;if(h>=d)goto b15;
goto b2;b16:;abort();b15:;e=h-d;if(e<i)goto b13;f=e-i;j=RW(b+60);k=j+d+i;e=0;b20:;c=k+e;l=f-e;
if(l<8)goto b26;m=RL(c);m=(m^18446744073709551615ull)&m+16059518370053021407ull&
9259542123273814144ull;if(m!=0)goto b27;e=e+8;goto b21;b27:;c=((U)(L)BelowL(m)>>3)+e;
if(c>=f)goto b24;e=RB(k+c)-9;if(e>23)goto b28;if(1u<<(e&31)&8388639)goto b25;b28:;e=c+1;goto b21;
b26:;k=0;if(f==e)goto b29;n=h-(d+i+e);k=0;b30:;f=RB(c+k)-9;if(f>23)goto b31;
if(1u<<(f&31)&8388639)goto b29;b31:;k=k+1;if(n!=k)goto b30;k=l;b29:;c=k+e;b25:;if(h<=d)goto b23;
b32:;if(g==d)goto b34;e=RB(j+d);if(e-9<5)goto b33;if(e==32)goto b33;goto b23;b34:;abort();b33:;
d=d+1;WW(b+32,d);if(h!=d)goto b32;WW(b+40,h);d=h;goto b22;b24:;abort();b23:;WW(b+40,d);
if(h<d)goto b2;b22:;i=c+i;if(i<h-d)goto b35;t0=f14(b);switch(t0&255){case 0:goto b36;case 2:goto b4;
default:goto b14;}b36:;g=RW(b+64);d=RW(b+32);b35:;WW(b+40,d);e=d+i;WW(b+32,e);if(e<d)goto b37;
if(e>g)goto b37;d=RW(b+60)+d;goto b3;b37:;abort();b21:;if(e<=f)goto b20;abort();b13:;abort();b4:;
d=0;b3:;WW(a+4,i);WW(a,d);return;b2:;abort();}static void f13(U a,U b,U c){abort();}
static U f14(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(!RB(a+69))goto b7;c=0;goto b6;b7:;c=RW(a+52);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+52,0);
b8:;d=RW(a+40);e=RW(a+64);if(d>e)goto b12;f=RL(a+16);g=RW(a+60);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+16,f+i);
WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f6(g,g+d,c);WW(a+40,0);WW(a+36,c);
WW(a+32,RW(a+32)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+56)-e)goto b22;
f7(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f10(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);
b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,32800,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(32800,g,3);if(t0)goto b23;c=c-3;
f6(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f15(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);
WW(a,0);}static U f16(U a,U b,U c){Write(b,c);return 0;}static void f18(void){
U a=0,b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L g=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0;
a=G0-752;G0=a;WL(a+64,1);WL(a+56,0);WW(a+80,0);WL(a+72,4294967296ull);WW(a+44,32804);WH(a+84,0);
WL(a+48,0);WL(a+24,0);WL(a+32,0);WW(a+40,a+751);b=a+512+18;c=a+512+19;d=a+88+44;e=a+512+44;
f=a+512+116;g=0;h=0;b4:;g=g+1;WL(a+16,g);if(h&1)goto b5;f12(a+8,a+16);i=RW(a+8);if(!i)goto b2;
h=RW(a+12);if(!h)goto b7;if(h==1)goto b8;if((RB(i)&255)==48)goto b7;b8:;j=0;b9:;if(!h)goto b6;
k=RB(i)-48&255;if(k>9)goto b7;g=(L)j*10;if((U)(g>>32))goto b7;i=i+1;h=h-1;l=(U)g;j=l+k;
if(j>=l)goto b9;b7:;i=RW(a+80);k=RW(a+48);h=RW(a+56);if(k<h)goto b3;if(k>i)goto b3;if(!h)goto b2;
b10:;i=h<256;k=h-255;h=k>h?0u:k;if(!i)goto b10;goto b2;b6:;g=RL(a+16);b5:;if(g>(L)j)goto b2;m=0;
f10(a+512,0,232);b11:;n=RW(a+80);h=RW(a+48);i=RW(a+52);if(h>=i)goto b12;l=h>n?h:n;o=RW(a+76);b14:;
if(l==h)goto b16;k=RB(o+h);if(k-9<5)goto b15;if(k==32)goto b15;goto b13;b16:;abort();b15:;h=h+1;
if(i!=h)goto b14;h=i;b13:;WW(a+48,h);b12:;WW(a+56,h);if(i>n)goto b18;if(i>=h)goto b17;b18:;abort();
b17:;if(i-h<=37)goto b20;i=RW(a+76)+h;g=RL(i+30);p=g>>1&281479271743489ull;
if(((p|18445899635894321148ull)&(g^720611125288247296ull))!=13511005043687472ull)goto b20;
q=RL(i+24);r=q>>1&281479271743489ull;if(((r|18445899635894321148ull)&(q^2305878194122661888ull))
!=13511005043687472ull)goto b20;s=RL(i+16);t=s>>1&281479271743489ull;
if(((t|18445899635894321148ull)&(s^2305878194122661888ull))!=13511005043687472ull)goto b20;
u=RL(i+8);v=u>>1&281479271743489ull;if(((v|18445899635894321148ull)&(u^2305878194122661888ull))
!=13511005043687472ull)goto b20;w=RL(i);x=w>>1&281479271743489ull;
if(((x|18445899635894321148ull)&(w^2305878194122661888ull))!=13511005043687472ull)goto b20;
i=(m<<2)+20;WW(f+i,(U)(t*281483566907400ull>>40)&3840|(U)(r*281483566907400ull>>36)&61440|(U)(
v*281483566907400ull>>44)&240|(U)(x*281483566907400ull>>48)&15|(U)(p*281483566907400ull>>33)&491520)
;WW(a+512+i,(U)((s&281479271743489ull)*281483566907400ull>>40)&3840|(U)((q&281479271743489ull)
*281483566907400ull>>36)&61440|(U)((u&281479271743489ull)*281483566907400ull>>44)&240|(U)((w&
281479271743489ull)*281483566907400ull>>48)&15|(U)((g&281479271743489ull)*281483566907400ull>>33)&
491520);WW(a+56,h+36);WW(a+48,h+38);goto b19;b20:;h=0;b21:;f12(a,a+16);i=RW(a);if(!i)goto b2;
if(RW(a+4)!=1)goto b24;i=RB(i)-48&255;if(i>2)goto b24;if(i)goto b23;goto b22;b24:;i=RW(a+80);
k=RW(a+48);h=RW(a+56);if(k<h)goto b25;if(k>i)goto b25;if(!h)goto b2;b26:;i=h<256;k=h-255;h=k>h?0u:k;
if(!i)goto b26;goto b2;b25:;abort();b23:;i=a+512+i*116+(m<<2)-96;WW(i,RW(i)|1u<<(h&31));b22:;h=h+1;
if(h!=19)goto b21;b19:;m=m+1;if(m!=19)goto b11;g=RL(a+512);q=RL(a+520);h=RW(a+528);s=RL(a+532);
u=RL(a+540);w=RL(a+548);f6(a+320,e,188);f6(d,a+320,188);WL(a+124,w);WL(a+116,u);WL(a+108,s);
WW(a+104,h);WL(a+96,q);WL(a+88,g);f9(a+320,a+88,0);f9(a+512,a+88,1);
i=RW(a+512)|RW(a+320)|RW(a+324)|RW(a+516)|RW(a+328)|RW(a+520)|RW(a+332)|RW(a+524)|RW(a+336)|RW(a+
528)|RW(a+340)|RW(a+532)|RW(a+344)|RW(a+536)|RW(a+348)|RW(a+540)|RW(a+352)|RW(a+544)|RW(a+356)|RW(a+
548)|RW(a+360)|RW(a+552)|RW(a+364)|RW(a+556)|RW(a+368)|RW(a+560)|RW(a+372)|RW(a+564)|RW(a+376)|RW(a+
568)|RW(a+380)|RW(a+572)|RW(a+384)|RW(a+576)|RW(a+388)|RW(a+580)|RW(a+392)|RW(a+584);if(!i)goto b31;
o=1;h=RW(a+512);k=Below(i);if(!((h|RW(a+320))>>(k&31)&1))goto b33;g=1;goto b32;b33:;o=1;h=RW(a+516);
if(!((h|RW(a+324))>>(k&31)&1))goto b34;g=2;goto b32;b34:;o=1;h=RW(a+520);
if(!((h|RW(a+328))>>(k&31)&1))goto b35;g=3;goto b32;b35:;o=1;h=RW(a+524);
if(!((h|RW(a+332))>>(k&31)&1))goto b36;g=4;goto b32;b36:;o=1;h=RW(a+528);
if(!((h|RW(a+336))>>(k&31)&1))goto b37;g=5;goto b32;b37:;o=1;h=RW(a+532);
if(!((h|RW(a+340))>>(k&31)&1))goto b38;g=6;goto b32;b38:;o=1;h=RW(a+536);
if(!((h|RW(a+344))>>(k&31)&1))goto b39;g=7;goto b32;b39:;o=1;h=RW(a+540);
if(!((h|RW(a+348))>>(k&31)&1))goto b40;g=8;goto b32;b40:;o=1;h=RW(a+544);
if(!((h|RW(a+352))>>(k&31)&1))goto b41;g=9;goto b32;b41:;o=0;h=RW(a+548);
if(!((h|RW(a+356))>>(k&31)&1))goto b42;g=10;goto b32;b42:;h=RW(a+552);
if(!((h|RW(a+360))>>(k&31)&1))goto b43;g=11;goto b32;b43:;h=RW(a+556);
if(!((h|RW(a+364))>>(k&31)&1))goto b44;g=12;goto b32;b44:;h=RW(a+560);
if(!((h|RW(a+368))>>(k&31)&1))goto b45;g=13;goto b32;b45:;h=RW(a+564);
if(!((h|RW(a+372))>>(k&31)&1))goto b46;g=14;goto b32;b46:;h=RW(a+568);
if(!((h|RW(a+376))>>(k&31)&1))goto b47;g=15;goto b32;b47:;h=RW(a+572);
if(!((h|RW(a+380))>>(k&31)&1))goto b48;g=16;goto b32;b48:;h=RW(a+576);
if(!((h|RW(a+384))>>(k&31)&1))goto b49;g=17;goto b32;b49:;h=RW(a+580);
if(!((h|RW(a+388))>>(k&31)&1))goto b50;g=18;goto b32;b50:;h=RW(a+584);
if(!((h|RW(a+392))>>(k&31)&1))goto b31;g=19;b32:;i=h&1u<<(k&31);h=RW(a+68);if(RW(a+60)-h>1)goto b51;
f7(a+16+44,h,2);h=RW(a+68);b51:;l=RW(a+64);WH(l+h,i?2610u:2609u);i=h+2;WW(a+68,i);WW(a+528,0);
WL(a+520,0);WL(a+512,0);q=g/10;WB(a+531,(U)(q*246+g)|48);h=1;m=c;if(o)goto b52;WB(a+530,(U)q|48);
h=2;m=b;b52:;o=RW(a+60);if(h<=o-i)goto b53;f7(a+16+44,i,h);o=RW(a+60);l=RW(a+64);i=RW(a+68);b53:;
f6(l+i,m,h);h=i+h;WW(a+68,h);if(h!=o)goto b54;f19(a+16+44);l=RW(a+64);b54:;WB(l+h,32);l=h+1;
WW(a+68,l);h=0;WW(a+528,0);WL(a+520,0);WL(a+512,0);g=(L)(k+1);b55:;if(h+19>19)goto b30;i=a+512+h;
k=i+19;q=g/10;WB(k,(U)(q*246+g)|48);if(g<10)goto b29;s=g/100;WB(i+18,(U)(s*246+q)|48);h=h-2;i=g<100;
g=s;if(!i)goto b55;i=h+21;k=a+512+h+20;goto b28;b31:;h=RW(a+68);if(RW(a+60)-h>1)goto b56;
f7(a+16+44,h,2);h=RW(a+68);b56:;WH(RW(a+64)+h,2608);h=h+2;goto b27;b30:;abort();b29:;i=h+20;b28:;
h=21u-i;o=RW(a+60);if(h<=o-l)goto b57;f7(a+16+44,l,h);o=RW(a+60);l=RW(a+68);b57:;i=RW(a+64);
f6(i+l,k,h);h=l+h;WW(a+68,h);if(h!=o)goto b58;f19(a+16+44);i=RW(a+64);b58:;WB(i+h,10);h=h+1;b27:;
WW(a+68,h);h=1;g=RL(a+16);goto b4;b3:;abort();b2:;h=RW(a+68);if(!h)goto b59;
((U(*)(U,U,U))T[RW(RW(a+44)+16)])(RW(a+40),RW(a+64),h);b59:;h=RW(a+60);if(!h)goto b60;i=RW(a+64);
h=(0u-Above(h-1|15)&31)<<2;WW(i,RW(h+32824));WW(h+32824,i);b60:;h=RW(a+72);if(!h)goto b61;
i=RW(a+76);h=(0u-Above(h-1|15)&31)<<2;WW(i,RW(h+32824));WW(h+32824,i);b61:;G0=a+752;}
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
