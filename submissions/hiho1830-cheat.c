/* Cheat (hihoCoder 1830)
 * Generated, not written: `judge export cheat`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: dd04253538636c7a */
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
static void f7(U a,U b);static U f8(U a,U b,U c);static void f9(U a,U b,U c);static U f10(U a);
static void f11(U a,U b,U c);static U f12(U a,U b,U c);static void f13(U a,U b,U c,U d);
static U f14(U a,U b,U c);static void f16(void);static void f17(U a,U b);static void f18(void);
static void f19(void);static void f20(U a);static void f21(U a,U b,U c,U d);static Any T[]={
0,(Any)f13,(Any)f14};static void f5(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;
c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,8,40);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f6(U a,U b,U c,U d,U e,U f){
U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;
d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;
h=RW(k+33384);if(h)goto b10;l=RW(33516);h=RW(33512);k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;
t0=Grow(m>>16);j=t0<<16;WW(33516,j+(m&4294901760u));h=j==l?h:j;b12:;WW(33512,h+k);if(!h)goto b7;
goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+33384);
if(h)goto b14;b=RW(33516);h=RW(33512);f=1u<<(c&31);if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);
c=t0<<16;WW(33516,c+(k&4294901760u));h=c==b?h:c;b15:;WW(33512,h+f);goto b8;b14:;WW(f+33384,RW(h));
goto b6;b10:;WW(k+33384,RW(h));b9:;f=b*f;f8(h,c,f);f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+33384));
WW(f+33384,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);
WW(a,g);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;abort();}static U f8(U a,U b,U c){
Copy(a,b,c);return a;}static void f9(U a,U b,U c){U d=0,t0;d=G0-16;G0=d;b=c+b;if(b>=c)goto b2;
f7(0,0);abort();b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;f6(d+4,t0,RW(a+4),c,1,1);
if(RW(d+4)!=1)goto b3;f7(RW(d+8),RW(d+12));abort();b3:;b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static U f10(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
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
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,33360,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(33360,g,3);if(t0)goto b23;c=c-3;
f8(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f11(U a,U b,U c){abort();}static U f12(U a,U b,U c){
Fill(a,b,c);return a;}static void f13(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}
static U f14(U a,U b,U c){Write(b,c);return 0;}static void f16(void){
U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,
am=0,t0,t2;L j=0,z=0,aa=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,t1;a=G0-320;G0=a;
WL(a+48,1);WL(a+40,0);WW(a+64,0);WL(a+56,4294967296ull);WW(a+28,33364);WL(a,0);WH(a+68,0);
WL(a+32,0);WL(a+8,0);WL(a+16,0);WW(a+24,a+319);WL(a+96,8);WL(a+88,0);WL(a+80,4294967296ull);
WL(a+72,34359738368ull);b=a+104+8;c=a+144+32;d=a+44;e=a+92;f=0;g=0;h=0;i=0;j=0;k=8;l=8;m=0;n=1;b4:;
WL(a,j+1);if(h>=i)goto b5;o=h>g?h:g;p=RW(a+60);b7:;if(o==h)goto b9;q=RB(p+h);if(q-9<5)goto b8;
if(q==32)goto b8;goto b6;b9:;abort();b8:;h=h+1;if(i!=h)goto b7;h=i;b6:;WW(a+32,h);b5:;
if(i>g)goto b11;if(i>=h)goto b10;b11:;abort();b10:;if(i-h<156)goto b14;r=RW(a+60)+h;WL(a+168,0);
WL(a+160,0);WL(a+152,0);WL(a+144,0);s=1;q=0;t=0;b15:;i=t;t=i+8;p=i+(a+144);u=13;b19:;i=q;
if(i>155)goto b18;if(i==155)goto b17;q=r+i;o=RB(q);v=(U)(o==49)&(U)(RB(q+1)==48);q=(v?3u:2u)+i;
w=q-1;if(q>=157)goto b20;j=(L)RB(o+33104);WL(p,(1ull<<(j&63))+RL(p));t0=((U)(o!=49)^v)&(U)(j!=255);
o=RB(r+w);s=s&(t0&((U)(o==32)|(U)((o-9&255)<5)));u=u-1;if(!u)goto b16;goto b19;b20:;abort();b18:;
abort();b17:;abort();b16:;if(t!=32)goto b15;if(s)goto b13;b14:;WL(a+168,0);WL(a+160,0);WL(a+152,0);
WL(a+144,0);x=0;b21:;i=x;x=i+8;y=i+(a+144);h=0;b22:;h=h+1;b23:;s=RW(a+64);i=RW(a+32);q=RW(a+36);
if(i>=q)goto b26;p=i>s?i:s;u=RW(a+60);b28:;if(p==i)goto b25;o=RB(u+i);if(o-9<5)goto b29;
if(o!=32)goto b27;b29:;i=i+1;if(q!=i)goto b28;i=q;b27:;WW(a+32,i);b26:;WW(a+40,i);if(q>s)goto b30;
if(q>=i)goto b24;b30:;abort();b25:;abort();b24:;if(q!=i)goto b31;t0=f10(a);switch(t0&255){
case 0:goto b31;case 2:goto b2;default:goto b23;}b31:;w=0;b35:;g=RW(a+64);i=RW(a+32);o=RW(a+36);
if(i>=o)goto b36;p=i>g?i:g;u=RW(a+60);b38:;if(p==i)goto b40;q=RB(u+i);if(q-9<5)goto b39;
if(q==32)goto b39;goto b37;b40:;abort();b39:;i=i+1;if(o!=i)goto b38;i=o;b37:;WW(a+32,i);b36:;
if(o>g)goto b33;if(o<i)goto b33;q=o-i;if(q<w)goto b34;p=q-w;s=RW(a+60);r=s+i+w;q=0;b41:;u=r+q;v=p-q;
if(v<8)goto b47;j=RL(u);j=(j^18446744073709551615ull)&j+16059518370053021407ull&
9259542123273814144ull;if(j!=0)goto b48;q=q+8;goto b42;b48:;u=((U)(L)BelowL(j)>>3)+q;
if(u>=p)goto b45;q=RB(r+u)-9;if(q>23)goto b49;if(1u<<(q&31)&8388639)goto b46;b49:;q=u+1;goto b42;
b47:;r=0;if(p==q)goto b50;t=o-(i+w+q);r=0;b51:;p=RB(u+r)-9;if(p>23)goto b52;
if(1u<<(p&31)&8388639)goto b50;b52:;r=r+1;if(t!=r)goto b51;r=v;b50:;u=r+q;b46:;if(o<=i)goto b44;
b53:;if(g==i)goto b55;q=RB(s+i);if(q-9<5)goto b54;if(q==32)goto b54;WW(a+32,i);goto b44;b55:;
abort();b54:;i=i+1;if(o!=i)goto b53;WW(a+40,o);WW(a+32,o);i=o;goto b43;b45:;abort();b44:;WW(a+40,i);
if(o<i)goto b33;b43:;w=u+w;if(w<o-i)goto b56;t0=f10(a);switch(t0&255){case 0:goto b57;
case 2:goto b2;default:goto b35;}b57:;g=RW(a+64);i=RW(a+32);b56:;WW(a+40,i);q=i+w;WW(a+32,q);
if(q<i)goto b58;if(q>g)goto b58;p=RW(a+60)+i;o=0;q=4294967192u;b59:;if(RW(q+33108)!=w)goto b60;
t0=Compare(RW(q+33104),p,w);if(!t0)goto b32;b60:;o=o+1;q=q+8;if(q)goto b59;goto b2;b58:;abort();
b42:;if(q<=p)goto b41;abort();b34:;abort();b33:;abort();b32:;
WL(y,(1ull<<((L)RW((o<<2)+32932)&63))+RL(y));if(h!=13)goto b22;if(x==32)goto b12;goto b21;b13:;
i=i+h;WW(a+40,i);WW(a+32,q+h);b12:;z=RL(a+160);aa=RL(a+168);ab=RL(a+152);w=RW(a+148);v=RW(a+144);
if(z+aa+ab+((L)w<<32|(L)v)==1200959900632132ull)goto b61;if(i<=g)goto b2;abort();b61:;WW(a+148,w);
WW(a+144,v);q=0;ac=0;s=4294967292u;ad=RL(a+144);ae=aa;af=ab;j=z;b64:;s=s+4;if(s<2000)goto b68;
WW(a+88,0);n=n+1;WW(a+84,n);if(n)goto b69;if(!m)goto b70;f12(l,0,m<<4);b70:;n=1;WW(a+84,1);b69:;
WL(c,0);WL(c+8,0);WL(a+168,aa);WL(a+160,z);WL(a+152,ab);WW(a+148,w);WW(a+144,v);w=0;WW(a+100,0);t=0;
q=0;p=0;o=0;goto b67;b68:;if(q>=13)goto b66;ag=0;ah=ad&0ull-ad;
t1=(ah>>1|ah>>2|ah)&300239975158033ull;ah=(L)RW((q<<2)+32932);ai=15ull<<(ah&63);
aj=!(ai&ad)?t1:1ull<<(ah&63);ak=aj+ac;q=q+1;r=q==13?0u:q;ac=(L)RW((r<<2)+32932);al=15ull<<(ac&63);
q=!(al&af);p=(j>>(ah&63)&15)==4;o=q|p|(U)(ad==aj);t0=o?(q?1u:p?2u:3u):4u;
p=(aj&(ai^18446744073709551615ull))!=0;u=p?(o?0u:4u):t0;ah=(u==3?ak:0ull)+ae;j=(u==2?ak:0ull)+j;
af=(p?0ull:q?ak:0ull)+af;aj=(p?(o?ak:0ull):0ull)+(ad-aj);if(!aj)goto b63;ag=af&0ull-af;
t1=(ag>>1|ag>>2|ag)&300239975158033ull;ag=af&al;ad=!ag?t1:ag;ak=ad+(u==4?ak:0ull);ag=ac&63;
q=((U)(aj>>(ag&63))&15)+(U)(ad*1229782938247303441ull>>60)<5;p=af!=ad;o=(j>>(ag&63)&15)==4;
t0=o?2u:p?(q?4u:0u):3u;t2=o?1u:p?(q?4u:1u):1u;p=!(ad&(al^18446744073709551615ull));q=p?t0:t2;
ag=(q?0ull:ak)+aj;ah=(q==3?ak:0ull)+ah;j=(o?(p?ak:0ull):0ull)+j;af=(q==1?ak:0ull)+(af-ad);
if(af!=0)goto b65;af=0;goto b63;b67:;b73:;u=o+1;u=u==13?0u:u;WW(a+188,u);j=(L)RW((o<<2)+32932);
af=j&63;ak=15ull<<(j&63);s=a+144+(q<<3);j=RL(s);ah=ak&j;ag=ah;switch(q){case 1:goto b76;
case 2:goto b75;case 3:goto b77;default:goto b78;}b78:;ag=1ull<<(af&63);goto b76;b77:;ag=j-ah;
ag=ag&0ull-ag;ag=((j>>(af&63)&15)<3?(j!=ah?(ag>>1|ag>>2|ag)&300239975158033ull:0ull):0ull)+ah;b76:;
ad=j&0ull-j;ad=(ad>>1|ad>>2|ad)&300239975158033ull;goto b74;b75:;ag=j>>1&300239975158033ull;ad=ag&j;
t1=!ad?j>>2&300239975158033ull:ad;ad=j&300239975158033ull;aj=ag&(ad^18446744073709551615ull);
ag=ad&(ag^18446744073709551615ull);ag=!ag?(!aj?t1:aj):ag;ad=(ag&0ull-ag)*15&j;ag=ah;b74:;
ah=!ah?ad:ag;WL(s,j-ah);r=p+1;WW(a+184,r);if(u>=13)goto b84;x=j==ah;aj=RL(a+160);
y=(aj>>(af&63)&15)==4;ag=15ull<<((L)RW((u<<2)+32932)&63);al=RL(a+152);am=(U)!q&(U)!(ag&al);
j=RL(a+144);o=(U)(q==3)&(U)!(j&ag)|(U)(((U)(j>>(af&63))&15)+(U)(ah*1229782938247303441ull>>60)>4);
u=o;v=p-1&3;switch(v){case 1:goto b88;case 2:goto b87;case 3:goto b86;default:goto b85;}b88:;u=am;
goto b85;b87:;u=y;goto b85;b86:;u=x;b85:;g=p&3;h=g^2;p=o;switch(g){case 1:goto b92;case 2:goto b89;
case 3:goto b90;default:goto b91;}b92:;p=x;goto b89;b91:;p=y;goto b89;b90:;p=am;b89:;
ad=RL(a+176)+ah;v=p?h:v;g=r&3;switch(g){case 1:goto b94;case 2:goto b95;case 3:goto b96;
default:goto b93;}b96:;o=x;goto b93;b95:;o=y;goto b93;b94:;o=am;b93:;t0=o?g:v;o=(o|p|u)&1;
q=!(ah&(ak^18446744073709551615ull))?(o?t0:4u):o?q:4u;ag=(q?0ull:ad)+j;WL(a+144,ag);
j=(q==2?ad:0ull)+aj;WL(a+160,j);af=(q==1?ad:0ull)+al;WL(a+152,af);ah=(q==3?ad:0ull)+RL(a+168);
WL(a+168,ah);WL(a+176,q==4?ad:0ull);if(!RL(s))goto b63;n=r%52;if(w!=RW(a+92))goto b97;f5(e);
f=RW(a+80);k=RW(a+96);t=RW(a+88);b97:;r=k+w*40;WL(r+24,RL(a+168));WL(r+16,RL(a+160));
WL(r+8,RL(a+152));WL(r,RL(a+144));WW(r+32,n);x=w+1;WW(a+100,x);if(t<<1>=f)goto b98;l=RW(a+76);
goto b79;b98:;if(f>=67108864)goto b83;q=f<<1;h=q>512?q:512u;q=h<<4;p=0u-Above(q-1)&31;o=p<<2;
l=RW(o+33384);if(l)goto b82;u=RW(33516);l=RW(33512);o=1u<<(p&31);if(u-l>=o)goto b99;s=o+65535;
t0=Grow(s>>16);p=t0<<16;WW(33516,p+(s&4294901760u));l=p==u?l:p;b99:;WW(33512,l+o);if(!l)goto b81;
goto b80;b84:;abort();b83:;abort();b82:;WW(o+33384,RW(l));goto b80;b81:;abort();b80:;q=q-16;
p=f12(l,0,q);q=p+q;WL(q+8,0);WL(q,0);WW(a+80,h);m=RW(a+76);WW(a+76,p);y=RW(a+72);WW(a+72,h);
if(!f)goto b100;v=m+(f<<4);u=h-1;o=RW(a+84);s=m;b101:;if(RW(s+12)!=o)goto b102;ad=RL(s);q=u&(U)ad;
if(RW(p+(q<<4)+12)!=o)goto b103;b104:;q=q+1&u;if(RW(p+(q<<4)+12)==o)goto b104;b103:;
if(q>=h)goto b71;g=RW(s+8);q=p+(q<<4);WW(q+12,o);WW(q+8,g);WL(q,ad);b102:;s=s+16;if(s!=v)goto b101;
b100:;if(!y)goto b105;q=(0u-Above((y<<4)-1)&31)<<2;WW(m,RW(q+33384));WW(q+33384,m);b105:;f=h;b79:;
p=f-1;ag=(ag>>30^(L)n^ag)*13787848793156543929ull;ag=(ag>>27^ag)*10723151780598845931ull;
af=af^ag>>31^ag;af=(af>>30^af)*13787848793156543929ull;af=(af>>27^af)*10723151780598845931ull;
j=j^af>>31^af;j=(j>>30^j)*13787848793156543929ull;j=(j>>27^j)*10723151780598845931ull;j=ah^j>>31^j;
j=(j>>30^j)*13787848793156543929ull;j=(j>>27^j)*10723151780598845931ull;j=j>>31^j;o=p&(U)j;
q=l+(o<<4);n=RW(a+84);if(RW(q+12)!=n)goto b106;b107:;if(RL(q)!=j)goto b108;q=RW(q+8)-1;
if(q>w)goto b109;q=k+q*40;t0=Compare(q,r,32);if(t0)goto b108;if(RW(q+32)!=RW(r+32))goto b108;
q=RW(a+64);if(i<=q)goto b2;abort();b109:;abort();b108:;o=o+1&p;q=l+(o<<4);if(RW(q+12)==n)goto b107;
b106:;if(o>=f)goto b110;q=l+(o<<4);WW(q+12,n);WW(q+8,x);WL(q,j);t=t+1;WW(a+88,t);p=RW(a+184);q=p&3;
m=f;w=x;o=RW(a+188);if(o>12)goto b72;goto b73;b110:;abort();b72:;abort();b71:;abort();b66:;abort();
b65:;o=r+1;o=o==13?0u:o;if(o>12)goto b3;p=o+1;p=p==13?0u:p;if(p>=13)goto b62;
ad=j>>1&300239975158033ull;aj=ad&j;t1=!aj?j>>2&300239975158033ull:aj;aj=j&300239975158033ull;
al=ad&(aj^18446744073709551615ull);ad=aj&(ad^18446744073709551615ull);ad=!ad?(!al?t1:al):ad;
aj=(L)RW((o<<2)+32932);al=15ull<<(aj&63);t1=(ad&0ull-ad)*15&j;ad=al&j;ad=!ad?t1:ad;
ak=ad+(q==4?ak:0ull);o=((U)(ag>>(aj&63))&15)+(U)(ad*1229782938247303441ull>>60)<5;q=j==ad;
u=!(ad&(al^18446744073709551615ull));o=u?(q?3u:o?4u:0u):q?2u:o?4u:2u;ag=(o?0ull:ak)+ag;
ah=(q?(u?ak:0ull):0ull)+ah;al=(o==2?ak:0ull)+(j-ad);if(al!=0)goto b111;j=0;goto b63;b111:;
j=ah&0ull-ah;t1=(j>>1|j>>2|j)&300239975158033ull;j=(L)RW((p<<2)+32932);ac=15ull<<(j&63);ad=ac&ah;
aj=ah-ad;aj=aj&0ull-aj;aj=!ad?t1:((ah>>(j&63)&15)<3?(ah!=ad?(aj>>1|aj>>2|aj)&
300239975158033ull:0ull):0ull)+ad;ak=aj+(o==4?ak:0ull);u=(al>>(j&63)&15)==4;q=p+1;q=q==13?0u:q;
o=(U)!(ag>>((L)RW((q<<2)+32932)&63)&15)|(U)(((U)(ag>>(j&63))&15)+(U)(aj*1229782938247303441ull>>60)
>4);t0=o?0u:u?2u:4u;u=u|o;p=!(aj&(ac^18446744073709551615ull));r=p?t0:u?3u:4u;ac=r==4?ak:0ull;
j=(r==2?ak:0ull)+al;ad=(p?(o?ak:0ull):0ull)+ag;ae=(u?(p?0ull:ak):0ull)+(ah-aj);if(ae!=0)goto b64;
ah=0;ag=ad;b63:;WL(a+136,ah);WL(a+128,j);WL(a+120,af);WL(a+112,ag);s=0;b112:;j=RL(b+(s<<3));
if(j!=0)goto b114;i=RW(a+52);if(RW(a+44)-i>5)goto b115;f9(d,i,6);i=RW(a+52);b115:;q=RW(a+48)+i;
WW(q,RW(32768));WH(q+4,RH(32772));i=i+6;goto b113;b114:;i=0;f12(a+144,0,168);o=33004;p=32932;
q=4294967140u;b116:;if(i<157)goto b117;abort();b117:;u=a+144+i;WW(u+8,RW(q+32938));
WL(u,RL(q+32930));i=((U)(j>>((L)RW(p)&63))&15)*(RW(o)+1)+i;p=p+4;o=o+8;q=q+12;if(q)goto b116;i=i-1;
if(i<169)goto b118;abort();b118:;q=RW(a+52);if(i<=RW(a+44)-q)goto b121;f9(d,q,i);q=RW(a+52);
goto b120;b121:;if(!i)goto b119;b120:;f8(RW(a+48)+q,a+144,i);b119:;i=q+i;b113:;WW(a+52,i);
if(i!=RW(a+44))goto b122;f20(d);b122:;WB(RW(a+48)+i,10);WW(a+52,i+1);s=s+1;if(s!=4)goto b112;
g=RW(a+64);h=RW(a+32);i=RW(a+36);j=RL(a);goto b4;b62:;abort();b3:;abort();b2:;i=RW(a+72);
if(!i)goto b123;q=RW(a+76);i=(0u-Above((i<<4)-1)&31)<<2;WW(q,RW(i+33384));WW(i+33384,q);b123:;
i=RW(a+92);if(!i)goto b124;q=RW(a+96);i=(0u-Above(i*40-1|15)&31)<<2;WW(q,RW(i+33384));WW(i+33384,q);
b124:;i=RW(a+52);if(!i)goto b125;((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),i);b125:;
i=RW(a+44);if(!i)goto b126;q=RW(a+48);i=(0u-Above(i-1|15)&31)<<2;WW(q,RW(i+33384));WW(i+33384,q);
b126:;i=RW(a+56);if(!i)goto b127;q=RW(a+60);i=(0u-Above(i-1|15)&31)<<2;WW(q,RW(i+33384));
WW(i+33384,q);b127:;G0=a+320;}static void f17(U a,U b){abort();}static void f18(void){abort();}
static void f19(void){abort();}static void f20(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>8?c:8u;f21(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f21(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;
if((int)d>=0)goto b3;e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;
e=RW(g+33384);if(e)goto b9;h=RW(33516);e=RW(33512);g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;
t0=Grow(i>>16);f=t0<<16;WW(33516,f+(i&4294901760u));e=f==h?e:f;b11:;WW(33512,e+g);if(!e)goto b6;
goto b8;b10:;c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+33384);if(e)goto b12;g=RW(33516);e=RW(33512);
b=1u<<(c&31);if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;WW(33516,c+(f&4294901760u));
e=c==g?e:c;b13:;WW(33512,e+b);goto b7;b12:;WW(b+33384,RW(e));goto b5;b9:;WW(g+33384,RW(e));b8:;
f8(e,c,b);b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+33384));WW(b+33384,c);b7:;if(e)goto b5;b6:;e=1;
WW(a+4,1);goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"WINNERA A A A     2 2 2 2     3 3 3 3     4 4 4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8   ",100);
memcpy(M+32868,"  9 9 9 9     10 10 10 10 J J J J     Q Q Q Q     K K K K     \0\0$\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0 \0\0\0",100);
memcpy(M+32972,"(\0\0\0000\0\0\0,\0\0\0A2345678910JQK\0\0\330\200\0\0\1\0\0\0\331\200\0\0\1\0\0\0\332\200\0\0\1\0\0\0\333\200\0\0\1\0\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\336\200\0\0\1\0\0\0\337\200\0\0\1\0\0\0\340\200\0\0\1\0\0\0",100);
memcpy(M+33072,"\341\200\0\0\2\0\0\0\343\200\0\0\1\0\0\0\344\200\0\0\1\0\0\0\345\200\0\0\1\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\4\10\14\20\24\30\34 \377\377\377\377\377\377\377$\377\377",100);
memcpy(M+33172,"\377\377\377\377\377\377(,\377\377\377\377\3770\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",100);
memcpy(M+33272,"\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\357\273\277\0\0\0\0\0\0\0\0\0",100);
memcpy(M+33372,"\1\0\0\0\1\0\0\0\2\0\0\0",12);
f16();return 0;}
