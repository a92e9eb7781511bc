/* Cheat (hihoCoder 1830)
 * Generated, not written: `judge export cheat`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: 6b51f5546c5b0420 */
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
if(!RB(a+61))goto b7;c=0;goto b6;b7:;c=RW(a+44);if(!c)goto b8;
t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(!t0)goto b9;c=2;goto b6;b9:;WW(a+44,0);
b8:;d=RW(a+32);e=RW(a+56);if(d>e)goto b12;f=RL(a+8);g=RW(a+52);h=0;if(d)goto b13;i=0;goto b10;b13:;
j=d;k=g;b14:;l=j<255?j:255u;m=l&3;n=0;o=0;if(j<4)goto b16;o=0;c=k;n=l&252;p=n;b17:;
o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p)goto b17;
if(!m)goto b15;b16:;c=k+n;b18:;o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m)goto b18;b15:;k=k+l;
h=h+((L)o&255);j=j-l;if(!j)goto b11;goto b14;b12:;abort();b11:;c=g-1;o=0;b20:;
if(RB(c+d)==10)goto b19;c=c-1;o=o+1;if(d!=o)goto b20;o=d;b19:;f=!h?f:0ull;i=(L)o;b10:;WL(a+8,f+i);
WL(a,RL(a)+h);c=RW(a+28);if(c>e)goto b5;if(c<d)goto b4;c=c-d;f8(g,g+d,c);WW(a+32,0);WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b21;o=e<<1;o=(o>65536?o:65536u)-e;if(o<=RW(a+48)-e)goto b22;
f9(a+48,e,o);c=RW(a+28);g=RW(a+52);e=RW(a+56);b22:;m=o-1;p=f12(g+e,0,m);e=e+o;WW(a+56,e);WB(p+m,0);
b21:;l=RB(a+60);p=RW(a+16);j=RW(a+20);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+61,m);c=o+c;WW(a+28,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,33358,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(33358,g,3);if(t0)goto b23;c=c-3;
f8(g,g+3,c);WW(a+28,c);b23:;WB(a+60,1);c=m^1|(U)(RW(a+24)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f11(U a,U b,U c){abort();}static U f12(U a,U b,U c){
Fill(a,b,c);return a;}static void f13(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}
static U f14(U a,U b,U c){Write(b,c);return 0;}static void f16(void){
U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,x=0,y=0,
z=0,aa=0,ab=0,t0,t2;L w=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,am=0,an=0,ao=0,t1;
a=G0-304;G0=a;WL(a+40,1);WL(a+32,0);WW(a+56,0);WL(a+48,4294967296ull);WW(a+20,33364);WH(a+60,0);
WL(a+24,0);WL(a,0);WL(a+8,0);WW(a+16,a+303);WL(a+88,8);WL(a+80,0);WL(a+72,4294967296ull);
WL(a+64,34359738368ull);b=a+96+8;c=a+128+32;d=a+128+8;e=a+36;f=a+84;g=0;h=8;i=0;j=0;k=0;l=0;m=1;b6:;
WL(a+120,0);WL(a+112,0);WL(a+104,0);WL(a+96,0);if(j>=k)goto b7;n=j>i?j:i;o=RW(a+52);b9:;
if(n==j)goto b11;p=RB(o+j);if(p-9<5)goto b10;if(p==32)goto b10;goto b8;b11:;abort();b10:;j=j+1;
if(k!=j)goto b9;j=k;b8:;WW(a+24,j);b7:;if(k>i)goto b13;if(k>=j)goto b12;b13:;abort();b12:;
if(k-j<156)goto b17;q=RW(a+52)+j;WL(a+152,0);WL(a+144,0);WL(a+136,0);WL(a+128,0);r=1;p=0;s=0;b18:;
k=s;s=k+8;o=k+(a+128);t=13;b22:;k=p;if(k>155)goto b21;if(k==155)goto b20;p=q+k;n=RB(p);
u=(U)(n==49)&(U)(RB(p+1)==48);p=(u?3u:2u)+k;v=p-1;if(p>=157)goto b23;w=(L)RB(n+33096);
WL(o,(1ull<<(w&63))+RL(o));t0=((U)(n!=49)^u)&(U)(w!=255);n=RB(q+v);
r=r&(t0&((U)(n==32)|(U)((n-9&255)<5)));t=t-1;if(!t)goto b19;goto b22;b23:;abort();b21:;abort();b20:;
abort();b19:;if(s!=32)goto b18;if(r)goto b16;b17:;s=0;x=0;goto b15;b16:;WL(a+120,RL(a+152));
WL(a+112,RL(a+144));WL(a+104,RL(a+136));WL(a+96,RL(a+128));k=k+j;WW(a+32,k);WW(a+24,p+j);goto b14;
b15:;b24:;y=x;x=y+1;k=s;s=k+8;z=k+(a+96);aa=0;b25:;ab=aa+1;b26:;r=RW(a+56);k=RW(a+24);p=RW(a+28);
if(k>=p)goto b27;o=k>r?k:r;t=RW(a+52);b29:;if(o==k)goto b31;n=RB(t+k);if(n-9<5)goto b30;
if(n==32)goto b30;goto b28;b31:;abort();b30:;k=k+1;if(p!=k)goto b29;k=p;b28:;WW(a+24,k);b27:;
WW(a+32,k);if(p>r)goto b33;if(p>=k)goto b32;b33:;abort();b32:;if(p!=k)goto b34;t0=f10(a);
switch(t0&255){case 0:goto b34;case 2:goto b3;default:goto b26;}b34:;v=0;b38:;i=RW(a+56);k=RW(a+24);
n=RW(a+28);if(k>=n)goto b39;o=k>i?k:i;t=RW(a+52);b41:;if(o==k)goto b43;p=RB(t+k);if(p-9<5)goto b42;
if(p==32)goto b42;goto b40;b43:;abort();b42:;k=k+1;if(n!=k)goto b41;k=n;b40:;WW(a+24,k);b39:;
if(n>i)goto b36;if(n<k)goto b36;p=n-k;if(p<v)goto b37;o=p-v;r=RW(a+52);q=r+k+v;p=0;b44:;t=q+p;u=o-p;
if(u<8)goto b50;w=RL(t);w=(w^18446744073709551615ull)&w+16059518370053021407ull&
9259542123273814144ull;if(w!=0)goto b51;p=p+8;goto b45;b51:;t=((U)(L)BelowL(w)>>3)+p;
if(t>=o)goto b48;p=RB(q+t)-9;if(p>23)goto b52;if(1u<<(p&31)&8388639)goto b49;b52:;p=t+1;goto b45;
b50:;q=0;if(o==p)goto b53;j=n-(k+v+p);q=0;b54:;o=RB(t+q)-9;if(o>23)goto b55;
if(1u<<(o&31)&8388639)goto b53;b55:;q=q+1;if(j!=q)goto b54;q=u;b53:;t=q+p;b49:;if(n<=k)goto b47;
b56:;if(i==k)goto b58;p=RB(r+k);if(p-9<5)goto b57;if(p==32)goto b57;WW(a+24,k);goto b47;b58:;
abort();b57:;k=k+1;if(n!=k)goto b56;WW(a+32,n);WW(a+24,n);k=n;goto b46;b48:;abort();b47:;WW(a+32,k);
if(n<k)goto b36;b46:;v=t+v;if(v<n-k)goto b59;t0=f10(a);switch(t0&255){case 0:goto b60;
case 2:goto b3;default:goto b38;}b60:;i=RW(a+56);k=RW(a+24);b59:;WW(a+32,k);p=k+v;WW(a+24,p);
if(p<k)goto b61;if(p>i)goto b61;o=RW(a+52)+k;n=0;p=4294967192u;b62:;if(RW(p+33100)!=v)goto b63;
t0=Compare(RW(p+33096),o,v);if(!t0)goto b35;b63:;n=n+1;p=p+8;if(p)goto b62;if(y!=0u-aa)goto b3;
if(v)goto b3;k=RW(a+64);if(!k)goto b2;p=RW(a+68);k=(0u-Above((k<<4)-1)&31)<<2;WW(p,RW(k+33384));
WW(k+33384,p);goto b2;b61:;abort();b45:;if(p<=o)goto b44;abort();b37:;abort();b36:;abort();b35:;
WL(z,(1ull<<((L)RW((n<<2)+32924)&63))+RL(z));aa=ab;if(ab!=13)goto b25;if(s!=32)goto b24;b14:;
ac=RL(a+104);ad=RL(a+96);ae=RL(a+112);af=RL(a+120);if(ac+ad+ae+af==1200959900632132ull)goto b64;p=0;
n=32924;o=0;b65:;w=(L)RW(n);t0=((U)(ac>>(w&63))&15)+((U)(ad>>(w&63))&15)+((U)(ae>>(w&63))&15)+((U)(
af>>(w&63))&15);w=(L)RW((p<<2)+32924);p=t0>((U)(ac>>(w&63))&15)+((U)(ad>>(w&63))&15)+((U)(ae>>(w&63)
)&15)+((U)(af>>(w&63))&15)?o:p;n=n+4;o=o+1;if(o!=13)goto b65;if(p<13)goto b66;abort();b66:;
if(k>i)goto b4;goto b3;b64:;k=0;ag=0;ah=af;ai=ac;w=ae;aj=ad;n=0;b71:;if(n<2000)goto b75;WW(a+80,0);
m=m+1;WW(a+76,m);if(m)goto b76;if(!l)goto b77;f12(RW(a+68),0,l<<4);b77:;m=1;WW(a+76,1);b76:;WL(c,0);
WL(c+8,0);WL(a+152,af);WL(a+144,ae);WL(a+136,ac);WL(a+128,ad);v=0;WW(a+92,0);s=0;k=0;n=0;p=0;
goto b74;b75:;if(k>=13)goto b73;ak=aj&0ull-aj;al=(L)RW((k<<2)+32924);am=15ull<<(al&63);
an=!(am&aj)?(ak>>2|ak>>1|ak)&300239975158033ull:1ull<<(al&63);ak=an+ag;k=k+1;k=k==13?0u:k;
ag=(L)RW((k<<2)+32924);ao=15ull<<(ag&63);p=!(ao&ai);t=(w>>(al&63)&15)==4;o=p|t|(U)(aj==an);
t0=o?(p?1u:t?2u:3u):4u;t=(an&(am^18446744073709551615ull))!=0;r=t?(o?0u:4u):t0;al=(r==3?ak:0ull)+ah;
w=(r==2?ak:0ull)+w;ai=(t?0ull:p?ak:0ull)+ai;aj=(t?(o?ak:0ull):0ull)+(aj-an);if(aj!=0)goto b72;n=n|1;
aj=0;goto b69;b74:;b80:;o=p+1;o=o==13?0u:o;WW(a+172,o);w=(L)RW((p<<2)+32924);ai=w&63;
an=15ull<<(w&63);t=a+128+(k<<3);w=RL(t);aj=an&w;ak=aj;switch(k){case 1:goto b83;case 2:goto b82;
case 3:goto b84;default:goto b85;}b85:;ak=1ull<<(ai&63);goto b83;b84:;ak=w-aj;ak=ak&0ull-ak;
ak=((w>>(ai&63)&15)<3?(w!=aj?(ak>>2|ak>>1|ak)&300239975158033ull:0ull):0ull)+aj;b83:;al=w&0ull-w;
al=(al>>2|al>>1|al)&300239975158033ull;goto b81;b82:;ak=w>>1&300239975158033ull;al=ak&w;
t1=!al?w>>2&300239975158033ull:al;al=w&300239975158033ull;ao=ak&(al^18446744073709551615ull);
ak=al&(ak^18446744073709551615ull);ak=!ak?(!ao?t1:ao):ak;al=(ak&0ull-ak)*15&w;ak=aj;b81:;
aj=!aj?al:ak;WL(t,w-aj);r=n+1;WW(a+168,r);if(o>=13)goto b91;j=w==aj;al=RL(a+144);
x=(al>>(ai&63)&15)==4;w=15ull<<((L)RW((o<<2)+32924)&63);ao=RL(a+136);aa=(U)!k&(U)!(w&ao);
ak=RL(a+128);p=(U)(k==3)&(U)!(ak&w)|(U)(((U)(ak>>(ai&63))&15)+(U)(aj*1229782938247303441ull>>60)>4);
o=p;q=n-1&3;switch(q){case 1:goto b95;case 2:goto b94;case 3:goto b93;default:goto b92;}b95:;o=aa;
goto b92;b94:;o=x;goto b92;b93:;o=j;b92:;u=n&3;i=u^2;n=p;switch(u){case 1:goto b99;case 2:goto b96;
case 3:goto b97;default:goto b98;}b99:;n=j;goto b96;b98:;n=x;goto b96;b97:;n=aa;b96:;w=RL(a+160)+aj;
q=n?i:q;u=r&3;switch(u){case 1:goto b101;case 2:goto b102;case 3:goto b103;default:goto b100;}b103:;
p=j;goto b100;b102:;p=x;goto b100;b101:;p=aa;b100:;t0=p?u:q;p=(p|n|o)&1;
k=!(aj&(an^18446744073709551615ull))?(p?t0:4u):p?k:4u;aj=(k?0ull:w)+ak;WL(a+128,aj);
ai=(k==2?w:0ull)+al;WL(a+144,ai);ak=(k==1?w:0ull)+ao;WL(a+136,ak);al=(k==3?w:0ull)+RL(a+152);
WL(a+152,al);WL(a+160,k==4?w:0ull);if(!RL(t))goto b68;m=r%52;if(v!=RW(a+84))goto b104;f5(f);
g=RW(a+72);h=RW(a+88);s=RW(a+80);b104:;q=h+v*40;WL(q+24,RL(a+152));WL(q+16,RL(a+144));
WL(q+8,RL(a+136));WL(q,RL(a+128));WW(q+32,m);x=v+1;WW(a+92,x);if(s<<1>=g)goto b105;r=RW(a+68);
goto b86;b105:;if(g>=67108864)goto b90;k=g<<1;j=k>512?k:512u;k=j<<4;n=0u-Above(k-1)&31;p=n<<2;
r=RW(p+33384);if(r)goto b89;o=RW(33516);r=RW(33512);p=1u<<(n&31);if(o-r>=p)goto b106;t=p+65535;
t0=Grow(t>>16);n=t0<<16;WW(33516,n+(t&4294901760u));r=n==o?r:n;b106:;WW(33512,r+p);if(!r)goto b88;
goto b87;b91:;abort();b90:;abort();b89:;WW(p+33384,RW(r));goto b87;b88:;abort();b87:;k=k-16;
n=f12(r,0,k);k=n+k;WL(k+8,0);WL(k,0);WW(a+72,j);aa=RW(a+68);WW(a+68,n);l=RW(a+64);WW(a+64,j);
if(!g)goto b107;u=aa+(g<<4);o=j-1;p=RW(a+76);t=aa;b108:;if(RW(t+12)!=p)goto b109;w=RL(t);k=o&(U)w;
if(RW(n+(k<<4)+12)!=p)goto b110;b111:;k=k+1&o;if(RW(n+(k<<4)+12)==p)goto b111;b110:;
if(k>=j)goto b78;i=RW(t+8);k=n+(k<<4);WW(k+12,p);WW(k+8,i);WL(k,w);b109:;t=t+16;if(t!=u)goto b108;
b107:;if(!l)goto b112;k=(0u-Above((l<<4)-1)&31)<<2;WW(aa,RW(k+33384));WW(k+33384,aa);b112:;g=j;b86:;
n=g-1;w=(aj>>30^(L)m^aj)*13787848793156543929ull;w=(w>>27^w)*10723151780598845931ull;w=ak^w>>31^w;
w=(w>>30^w)*13787848793156543929ull;w=(w>>27^w)*10723151780598845931ull;w=ai^w>>31^w;
w=(w>>30^w)*13787848793156543929ull;w=(w>>27^w)*10723151780598845931ull;w=al^w>>31^w;
w=(w>>30^w)*13787848793156543929ull;w=(w>>27^w)*10723151780598845931ull;w=w>>31^w;p=n&(U)w;
k=r+(p<<4);m=RW(a+76);if(RW(k+12)!=m)goto b113;b114:;if(RL(k)!=w)goto b115;k=RW(k+8)-1;
if(k>v)goto b116;k=h+k*40;t0=Compare(k,q,32);if(t0)goto b115;if(RW(k+32)!=RW(q+32))goto b115;
k=RW(a+32);p=RW(a+56);if(k<=p)goto b3;abort();b116:;abort();b115:;p=p+1&n;k=r+(p<<4);
if(RW(k+12)==m)goto b114;b113:;if(p>=g)goto b117;k=r+(p<<4);WW(k+12,m);WW(k+8,x);WL(k,w);s=s+1;
WW(a+80,s);n=RW(a+168);k=n&3;l=g;v=x;p=RW(a+172);if(p>12)goto b79;goto b80;b117:;abort();b79:;
abort();b78:;abort();b73:;abort();b72:;an=ai&0ull-ai;t1=(an>>2|an>>1|an)&300239975158033ull;
an=ai&ao;an=!an?t1:an;ak=an+(r==4?ak:0ull);ah=ag&63;
p=((U)(aj>>(ah&63))&15)+(U)(an*1229782938247303441ull>>60)<5;t=ai!=an;o=(w>>(ah&63)&15)==4;
t0=o?2u:t?(p?4u:0u):3u;t2=o?1u:t?(p?4u:1u):1u;t=!(an&(ao^18446744073709551615ull));p=t?t0:t2;
aj=(p?0ull:ak)+aj;al=(p==3?ak:0ull)+al;w=(o?(t?ak:0ull):0ull)+w;ai=(p==1?ak:0ull)+(ai-an);
if(!ai)goto b70;o=k+1;o=o==13?0u:o;if(o>12)goto b5;t=o+1;t=t==13?0u:t;if(t>=13)goto b67;
an=w>>1&300239975158033ull;ao=an&w;t1=!ao?w>>2&300239975158033ull:ao;ao=w&300239975158033ull;
ah=an&(ao^18446744073709551615ull);an=ao&(an^18446744073709551615ull);an=!an?(!ah?t1:ah):an;
ah=(L)RW((o<<2)+32924);ag=15ull<<(ah&63);t1=(an&0ull-an)*15&w;an=ag&w;an=!an?t1:an;
ao=an+(p==4?ak:0ull);o=((U)(aj>>(ah&63))&15)+(U)(an*1229782938247303441ull>>60)<5;p=w==an;
r=!(an&(ag^18446744073709551615ull));o=r?(p?3u:o?4u:0u):p?2u:o?4u:2u;aj=(o?0ull:ao)+aj;
ak=(p?(r?ao:0ull):0ull)+al;ah=(o==2?ao:0ull)+(w-an);if(!ah)goto b118;al=0;w=ak&0ull-ak;
t1=(w>>2|w>>1|w)&300239975158033ull;w=(L)RW((t<<2)+32924);am=15ull<<(w&63);an=am&ak;ag=ak-an;
ag=ag&0ull-ag;an=!an?t1:((ak>>(w&63)&15)<3?(ak!=an?(ag>>2|ag>>1|ag)&300239975158033ull:0ull):0ull)+
an;ao=an+(o==4?ao:0ull);o=(ah>>(w&63)&15)==4;k=t+1;k=k==13?0u:k;
p=(U)!(aj>>((L)RW((k<<2)+32924)&63)&15)|(U)(((U)(aj>>(w&63))&15)+(U)(an*1229782938247303441ull>>60)
>4);t=o|p;t0=p?0u:o?2u:4u;o=!(an&(am^18446744073709551615ull));r=o?t0:t?3u:4u;ag=r==4?ao:0ull;
w=(r==2?ao:0ull)+ah;aj=(o?(p?ao:0ull):0ull)+aj;n=n+4;ah=(t?(o?0ull:ao):0ull)+(ak-an);
if(ah!=0)goto b71;goto b69;b118:;n=n|1;w=0;al=ak;goto b69;b70:;n=n|1;ai=0;b69:;WW(a+168,n);
WL(a+128,aj);WW(a+172,k);WL(a+144,w);WL(a+152,al);WL(a+136,ai);b68:;WL(b+16,RL(d+16));
WL(b+8,RL(d+8));WL(b,RL(d));WL(a+96,aj);r=0;b119:;w=RL(a+96+r);if(w!=0)goto b121;k=RW(a+44);
if(RW(a+36)-k>5)goto b122;f9(e,k,6);k=RW(a+44);b122:;p=RW(a+40)+k;WW(p,RW(33352));WH(p+4,RH(33356));
k=k+6;goto b120;b121:;k=0;f12(a+128,0,168);n=32996;o=32924;p=4294967140u;b123:;if(k<157)goto b124;
abort();b124:;t=a+128+k;WW(t+8,RW(p+32932));WL(t,RL(p+32924));
k=((U)(w>>((L)RW(o)&63))&15)*(RW(n)+1)+k;o=o+4;n=n+8;p=p+12;if(p)goto b123;k=k-1;if(k<169)goto b125;
abort();b125:;p=RW(a+44);if(k<=RW(a+36)-p)goto b128;f9(e,p,k);p=RW(a+44);goto b127;b128:;
if(!k)goto b126;b127:;f8(RW(a+40)+p,a+128,k);b126:;k=p+k;b120:;WW(a+44,k);if(k!=RW(a+36))goto b129;
f20(e);b129:;WB(RW(a+40)+k,10);WW(a+44,k+1);r=r+8;if(r!=32)goto b119;i=RW(a+56);j=RW(a+24);
k=RW(a+28);goto b6;b67:;abort();b5:;abort();b4:;abort();b3:;k=RW(a+64);if(!k)goto b2;p=RW(a+68);
k=(0u-Above((k<<4)-1)&31)<<2;WW(p,RW(k+33384));WW(k+33384,p);b2:;k=RW(a+84);if(!k)goto b130;
p=RW(a+88);k=(0u-Above(k*40-1|15)&31)<<2;WW(p,RW(k+33384));WW(k+33384,p);b130:;k=RW(a+44);
if(!k)goto b131;((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),k);b131:;k=RW(a+36);
if(!k)goto b132;p=RW(a+40);k=(0u-Above(k-1|15)&31)<<2;WW(p,RW(k+33384));WW(k+33384,p);b132:;
k=RW(a+48);if(!k)goto b133;p=RW(a+52);k=(0u-Above(k-1|15)&31)<<2;WW(p,RW(k+33384));WW(k+33384,p);
b133:;G0=a+304;}static void f17(U a,U b){abort();}static void f18(void){abort();}
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
memcpy(M+32768,"A A A A     2 2 2 2     3 3 3 3     4 4 4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8     9 9 ",100);
memcpy(M+32868,"9 9     10 10 10 10 J J J J     Q Q Q Q     K K K K     $\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0 \0\0\0\0\0\0\0(\0\0\0",100);
memcpy(M+32968,"0\0\0\0,\0\0\0A2345678910JQK\0\0\320\200\0\0\1\0\0\0\321\200\0\0\1\0\0\0\322\200\0\0\1\0\0\0\323\200\0\0\1\0\0\0\324\200\0\0\1\0\0\0\325\200\0\0\1\0\0\0\326\200\0\0\1\0\0\0\327\200\0\0\1\0\0\0\330\200\0\0\1\0\0\0\331\200\0\0",100);
memcpy(M+33068,"\2\0\0\0\333\200\0\0\1\0\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\4\10\14\20\24\30\34 \377\377\377\377\377\377\377$\377\377\377\377\377\377",100);
memcpy(M+33168,"\377\377(,\377\377\377\377\3770\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",100);
memcpy(M+33268,"\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377WINNER\357\273\277\0\0\0\0\0\0\0",100);
memcpy(M+33372,"\1\0\0\0\1\0\0\0\2\0\0\0",12);
f16();return 0;}
