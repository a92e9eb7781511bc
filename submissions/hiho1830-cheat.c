/* Cheat (hihoCoder 1830)
 * Generated, not written: `judge export cheat`, whose Rust is meant to be read,
 * compiled to WebAssembly and translated to C. How to make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Digest of the sources: d5c7bcc571b34a38 */
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
static void f7(U a,U b);static U f8(U a,U b,U c);static void f9(U a,U b,U c);static void f10(U a);
static void f11(void);static void f12(void);static U f13(U a,U b,U c);static void f14(U a,U b);
static U f15(U a);static void f16(U a,U b,U c);static void f17(U a,U b,U c,U d);
static U f18(U a,U b,U c);static void f20(void);static void f21(U a);
static void f22(U a,U b,U c,U d);static Any T[]={0,(Any)f17,(Any)f18};static void f5(U a){
U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>4?c:4u;f6(b+4,t0,RW(a+4),c,8,40);
if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,t0;L i=0;g=1;h=4;i=(L)f*(L)d;
if(!(U)(i>>32))goto b3;d=0;goto b2;b3:;d=(U)i;if(d<=2147483648u-e)goto b4;d=0;goto b2;b4:;
if(!b)goto b11;j=0u-Above(d-1|15)&31;k=j<<2;h=RW(k+33384);if(h)goto b10;l=RW(33516);h=RW(33512);
k=1u<<(j&31);if(l-h>=k)goto b12;m=k+65535;t0=Grow(m>>16);j=t0<<16;WW(33516,j+(m&4294901760u));
h=j==l?h:j;b12:;WW(33512,h+k);if(!h)goto b7;goto b9;b11:;if(d)goto b13;h=e;goto b6;b13:;
c=0u-Above(d-1|15)&31;f=c<<2;h=RW(f+33384);if(h)goto b14;b=RW(33516);h=RW(33512);f=1u<<(c&31);
if(b-h>=f)goto b15;k=f+65535;t0=Grow(k>>16);c=t0<<16;WW(33516,c+(k&4294901760u));h=c==b?h:c;b15:;
WW(33512,h+f);goto b8;b14:;WW(f+33384,RW(h));goto b6;b10:;WW(k+33384,RW(h));b9:;f=b*f;f8(h,c,f);
f=(0u-Above(f-1|15)&31)<<2;WW(c,RW(f+33384));WW(f+33384,c);b8:;if(h)goto b6;b7:;WW(a+4,e);goto b5;
b6:;WW(a+4,h);g=0;b5:;h=8;b2:;WW(a+h,d);WW(a,g);}static void f7(U a,U b){if(!a)goto b2;abort();b2:;
abort();}static U f8(U a,U b,U c){Copy(a,b,c);return a;}static void f9(U a,U b,U c){U d=0,t0;
d=G0-16;G0=d;b=c+b;if(b>=c)goto b2;f7(0,0);abort();b2:;c=RW(a);t0=c;c=c<<1;c=b>c?b:c;c=c>8?c:8u;
f6(d+4,t0,RW(a+4),c,1,1);if(RW(d+4)!=1)goto b3;f7(RW(d+8),RW(d+12));abort();b3:;b=RW(d+8);WW(a,c);
WW(a+4,b);G0=d+16;}static void f10(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,t0;L m=0;
b=RW(a+8);if(b>=67108864)goto b5;c=b<<1;d=c>512?c:512u;e=0u-Above((d<<4)-1)&31;c=e<<2;f=RW(c+33384);
if(f)goto b4;g=RW(33516);f=RW(33512);c=1u<<(e&31);if(g-f>=c)goto b6;h=c+65535;t0=Grow(h>>16);
e=t0<<16;WW(33516,e+(h&4294901760u));f=e==g?f:e;b6:;WW(33512,f+c);if(!f)goto b3;goto b2;b5:;abort();
b4:;WW(c+33384,RW(f));goto b2;b3:;abort();b2:;c=(d-9>>3)+1;e=c&1073741816;g=c&7;c=f;b7:;
c=f13(c,0,128);f13(c+128,0,128);f13(c+256,0,128);f13(c+384,0,128);f13(c+512,0,128);f13(c+640,0,128);
f13(c+768,0,128);f13(c+896,0,128);c=c+1024;e=e-8;if(e)goto b7;if(!g)goto b8;g=g<<7;e=0;b9:;
f13(c+e,0,128);e=e+128;if(g!=e)goto b9;c=c+e;b8:;e=d+6^4294967295u|4294967288u;b10:;WL(c+8,0);
WL(c,0);c=c+16;e=e+1;if(e)goto b10;WL(c+8,0);WL(c,0);c=0;WW(a+16,0);WW(a+8,d);i=RW(a+4);WW(a+4,f);
j=RW(a);WW(a,d);if(!b)goto b12;k=i+(b<<4);e=RW(a+12);h=i;b13:;if(RW(h+12)!=e)goto b14;l=RW(h+8);
m=RL(h);if(c<<1<d)goto b15;f10(a);d=RW(a+8);b15:;f=d-1;c=f&(U)m;if(!d)goto b11;b=RW(a+4);g=b+(c<<4);
e=RW(a+12);if(RW(g+12)!=e)goto b16;b17:;c=c+1&f;g=b+(c<<4);if(RW(g+12)==e)goto b17;b16:;WW(g+12,e);
WW(g+8,l);WL(g,m);c=RW(a+16)+1;WW(a+16,c);b14:;h=h+16;if(h!=k)goto b13;b12:;if(!j)goto b18;
c=(0u-Above((j<<4)-1)&31)<<2;WW(i,RW(c+33384));WW(c+33384,i);b18:;return;b11:;abort();}
static void f11(void){abort();}static void f12(void){abort();}static U f13(U a,U b,U c){Fill(a,b,c);
return a;}static void f14(U a,U b){abort();}static U f15(U a){
U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t0;L f=0,h=0,i=0;b=G0-16;G0=b;
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
f9(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);b22:;m=o-1;p=f13(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);
b21:;l=RB(a+68);p=RW(a+24);j=RW(a+28);b24:;if(e<c)goto b26;
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1))goto b25;c=2;goto b6;b26:;abort();
b25:;o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(l&1)goto b29;if(o)goto b28;b29:;
if(!(l&1))goto b27;goto b23;b28:;m=0;if(c>2)goto b27;if(c>e)goto b3;t0=Compare(g,33360,c);
if(!t0)goto b24;b27:;if(c>e)goto b2;if(c<3)goto b23;t0=Compare(33360,g,3);if(t0)goto b23;c=c-3;
f8(g,g+3,c);WW(a+36,c);b23:;WB(a+68,1);c=m^1|(U)(RW(a+32)<c);b6:;G0=b+16;return c;b5:;abort();b4:;
abort();b3:;abort();b2:;abort();}static void f16(U a,U b,U c){abort();}
static void f17(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f18(U a,U b,U c){
Write(b,c);return 0;}static void f20(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,
o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,am=0,t0,t2;
L k=0,z=0,aa=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,ai=0,aj=0,ak=0,al=0,t1;a=G0-320;G0=a;WL(a+48,1);
WL(a+40,0);WW(a+64,0);WL(a+56,4294967296ull);WW(a+28,33364);WL(a,0);WH(a+68,0);WL(a+32,0);WL(a+8,0);
WL(a+16,0);WW(a+24,a+319);WL(a+96,8);WL(a+88,0);WL(a+80,4294967296ull);WL(a+72,34359738368ull);
b=a+104+8;c=a+144+32;d=a+44;e=a+92;f=8;g=0;h=0;i=0;j=0;k=0;l=8;m=0;n=1;b2:;WL(a,k+1);
if(i>=j)goto b3;o=i>h?i:h;p=RW(a+60);b5:;if(o==i)goto b7;q=RB(p+i);if(q-9<5)goto b6;
if(q==32)goto b6;goto b4;b7:;abort();b6:;i=i+1;if(j!=i)goto b5;i=j;b4:;WW(a+32,i);b3:;
if(j>h)goto b9;if(j>=i)goto b8;b9:;abort();b8:;if(j-i<156)goto b13;r=RW(a+60)+i;WL(a+168,0);
WL(a+160,0);WL(a+152,0);WL(a+144,0);s=1;q=0;t=0;b14:;j=t;t=j+8;p=j+(a+144);u=13;b18:;j=q;
if(j>155)goto b17;if(j==155)goto b16;q=r+j;o=RB(q);v=(U)(o==49)&(U)(RB(q+1)==48);q=(v?3u:2u)+j;
w=q-1;if(q>=157)goto b19;k=(L)RB(o+33104);WL(p,(1ull<<(k&63))+RL(p));t0=((U)(o!=49)^v)&(U)(k!=255);
o=RB(r+w);s=s&(t0&((U)(o==32)|(U)((o-9&255)<5)));u=u-1;if(!u)goto b15;goto b18;b19:;abort();b17:;
abort();b16:;abort();b15:;if(t!=32)goto b14;if(s)goto b12;b13:;WL(a+168,0);WL(a+160,0);WL(a+152,0);
WL(a+144,0);x=0;b20:;j=x;x=j+8;y=j+(a+144);i=0;b21:;i=i+1;b22:;s=RW(a+64);j=RW(a+32);q=RW(a+36);
if(j>=q)goto b25;p=j>s?j:s;u=RW(a+60);b27:;if(p==j)goto b24;o=RB(u+j);if(o-9<5)goto b28;
if(o!=32)goto b26;b28:;j=j+1;if(q!=j)goto b27;j=q;b26:;WW(a+32,j);b25:;WW(a+40,j);if(q>s)goto b29;
if(q>=j)goto b23;b29:;abort();b24:;abort();b23:;if(q!=j)goto b30;t0=f15(a);switch(t0&255){
case 0:goto b30;case 2:goto b10;default:goto b22;}b30:;w=0;b34:;h=RW(a+64);j=RW(a+32);o=RW(a+36);
if(j>=o)goto b35;p=j>h?j:h;u=RW(a+60);b37:;if(p==j)goto b39;q=RB(u+j);if(q-9<5)goto b38;
if(q==32)goto b38;goto b36;b39:;abort();b38:;j=j+1;if(o!=j)goto b37;j=o;b36:;WW(a+32,j);b35:;
if(o>h)goto b32;if(o<j)goto b32;q=o-j;if(q<w)goto b33;p=q-w;s=RW(a+60);r=s+j+w;q=0;b40:;u=r+q;v=p-q;
if(v<8)goto b46;k=RL(u);k=(k^18446744073709551615ull)&k+16059518370053021407ull&
9259542123273814144ull;if(k!=0)goto b47;q=q+8;goto b41;b47:;u=((U)(L)BelowL(k)>>3)+q;
if(u>=p)goto b44;q=RB(r+u)-9;if(q>23)goto b48;if(1u<<(q&31)&8388639)goto b45;b48:;q=u+1;goto b41;
b46:;r=0;if(p==q)goto b49;t=o-(j+w+q);r=0;b50:;p=RB(u+r)-9;if(p>23)goto b51;
if(1u<<(p&31)&8388639)goto b49;b51:;r=r+1;if(t!=r)goto b50;r=v;b49:;u=r+q;b45:;if(o<=j)goto b43;
b52:;if(h==j)goto b54;q=RB(s+j);if(q-9<5)goto b53;if(q==32)goto b53;WW(a+32,j);goto b43;b54:;
abort();b53:;j=j+1;if(o!=j)goto b52;WW(a+40,o);WW(a+32,o);j=o;goto b42;b44:;abort();b43:;WW(a+40,j);
if(o<j)goto b32;b42:;w=u+w;if(w<o-j)goto b55;t0=f15(a);switch(t0&255){case 0:goto b56;
case 2:goto b10;default:goto b34;}b56:;h=RW(a+64);j=RW(a+32);b55:;WW(a+40,j);q=j+w;WW(a+32,q);
if(q<j)goto b57;if(q>h)goto b57;p=RW(a+60)+j;o=0;q=4294967192u;b58:;if(RW(q+33108)!=w)goto b59;
t0=Compare(RW(q+33104),p,w);if(!t0)goto b31;b59:;o=o+1;q=q+8;if(q)goto b58;goto b10;b57:;abort();
b41:;if(q<=p)goto b40;abort();b33:;abort();b32:;abort();b31:;
WL(y,(1ull<<((L)RW((o<<2)+32776)&63))+RL(y));if(i!=13)goto b21;if(x==32)goto b11;goto b20;b12:;
j=j+i;WW(a+40,j);WW(a+32,q+i);b11:;z=RL(a+160);aa=RL(a+168);ab=RL(a+152);w=RW(a+148);v=RW(a+144);
if(z+aa+ab+((L)w<<32|(L)v)==1200959900632132ull)goto b60;if(j<=h)goto b10;abort();b60:;WW(a+148,w);
WW(a+144,v);q=0;ac=0;s=4294967292u;ad=RL(a+144);ae=aa;af=ab;k=z;b64:;s=s+4;if(s<2000)goto b68;
WW(a+88,0);n=n+1;WW(a+84,n);if(n)goto b69;if(!m)goto b70;f13(l,0,m<<4);b70:;n=1;WW(a+84,1);b69:;
WL(c,0);WL(c+8,0);WL(a+168,aa);WL(a+160,z);WL(a+152,ab);WW(a+148,w);WW(a+144,v);q=0;WW(a+100,0);
h=36;s=0;w=0;goto b67;b68:;if(q>=13)goto b66;ag=0;ah=ad&0ull-ad;
t1=(ah>>1|ah>>2|ah)&300239975158033ull;ah=(L)RW((q<<2)+32776);ai=15ull<<(ah&63);
aj=!(ai&ad)?t1:1ull<<(ah&63);ak=aj+ac;q=q+1;r=q==13?0u:q;ac=(L)RW((r<<2)+32776);al=15ull<<(ac&63);
q=!(al&af);p=(k>>(ah&63)&15)==4;o=q|p|(U)(ad==aj);t0=o?(q?1u:p?2u:3u):4u;
p=(aj&(ai^18446744073709551615ull))!=0;u=p?(o?0u:4u):t0;ah=(u==3?ak:0ull)+ae;k=(u==2?ak:0ull)+k;
af=(p?0ull:q?ak:0ull)+af;aj=(p?(o?ak:0ull):0ull)+(ad-aj);if(!aj)goto b61;ag=af&0ull-af;
t1=(ag>>1|ag>>2|ag)&300239975158033ull;ag=af&al;ad=!ag?t1:ag;ak=ad+(u==4?ak:0ull);ag=ac&63;
q=((U)(aj>>(ag&63))&15)+(U)(ad*1229782938247303441ull>>60)<5;p=af!=ad;o=(k>>(ag&63)&15)==4;
t0=o?2u:p?(q?4u:0u):3u;t2=o?1u:p?(q?4u:1u):1u;p=!(ad&(al^18446744073709551615ull));q=p?t0:t2;
ag=(q?0ull:ak)+aj;ah=(q==3?ak:0ull)+ah;k=(o?(p?ak:0ull):0ull)+k;af=(q==1?ak:0ull)+(af-ad);
if(af!=0)goto b65;af=0;goto b61;b67:;b71:;o=w+1;w=o==13?0u:o;af=(L)(h&63);u=a+144+(q<<3);k=RL(u);
ak=15ull<<((L)h&63);ah=k&ak;ag=ah;switch(q){case 1:goto b74;case 2:goto b73;case 3:goto b75;
default:goto b76;}b76:;ag=1ull<<(af&63);goto b74;b75:;ag=k-ah;ag=ag&0ull-ag;
ag=(k!=ah?((k>>(af&63)&15)<3?(ag>>1|ag>>2|ag)&300239975158033ull:0ull):0ull)+ah;b74:;ad=k&0ull-k;
ad=(ad>>1|ad>>2|ad)&300239975158033ull;goto b72;b73:;ag=k>>1&300239975158033ull;ad=ag&k;
t1=!ad?k>>2&300239975158033ull:ad;ad=k&300239975158033ull;aj=ag&(ad^18446744073709551615ull);
ag=ad&(ag^18446744073709551615ull);ag=!ag?(!aj?t1:aj):ag;ad=(ag&0ull-ag)*15&k;ag=ah;b72:;
ah=!ah?ad:ag;WL(u,k-ah);if(w>=13)goto b78;x=k==ah;aj=RL(a+160);y=(aj>>(af&63)&15)==4;
h=RW((w<<2)+32776);ag=15ull<<((L)h&63);al=RL(a+152);am=(U)!q&(U)!(ag&al);k=RL(a+144);
o=(U)(q==3)&(U)!(k&ag)|(U)(((U)(k>>(af&63))&15)+(U)(ah*1229782938247303441ull>>60)>4);r=o;v=s-1&3;
switch(v){case 1:goto b82;case 2:goto b81;case 3:goto b80;default:goto b79;}b82:;r=am;goto b79;b81:;
r=y;goto b79;b80:;r=x;b79:;i=s&3;t=i^2;p=o;switch(i){case 1:goto b86;case 2:goto b83;
case 3:goto b84;default:goto b85;}b86:;p=x;goto b83;b85:;p=y;goto b83;b84:;p=am;b83:;
ad=RL(a+176)+ah;v=p?t:v;s=s+1;i=s&3;switch(i){case 1:goto b88;case 2:goto b89;case 3:goto b90;
default:goto b87;}b90:;o=x;goto b87;b89:;o=y;goto b87;b88:;o=am;b87:;t0=o?i:v;o=(o|p|r)&1;
q=!(ah&(ak^18446744073709551615ull))?(o?t0:4u):o?q:4u;ag=(q?0ull:ad)+k;WL(a+144,ag);
k=(q==2?ad:0ull)+aj;WL(a+160,k);af=(q==1?ad:0ull)+al;WL(a+152,af);ah=(q==3?ad:0ull)+RL(a+168);
WL(a+168,ah);WL(a+176,q==4?ad:0ull);if(!RL(u))goto b61;WL(a+128,RL(a+168));WL(a+120,RL(a+160));
WL(a+112,RL(a+152));WL(a+104,RL(a+144));v=s%52;WW(a+136,v);
ag=(ag>>30^(L)v^ag)*13787848793156543929ull;ag=(ag>>27^ag)*10723151780598845931ull;af=af^ag>>31^ag;
af=(af>>30^af)*13787848793156543929ull;af=(af>>27^af)*10723151780598845931ull;k=k^af>>31^af;
k=(k>>30^k)*13787848793156543929ull;k=(k>>27^k)*10723151780598845931ull;k=ah^k>>31^k;
k=(k>>30^k)*13787848793156543929ull;k=(k>>27^k)*10723151780598845931ull;k=k>>31^k;if(g)goto b92;t=0;
u=RW(a+100);goto b91;b92:;t=0;u=RW(a+100);p=g-1;o=p&(U)k;q=f+(o<<4);if(RW(q+12)!=n)goto b91;
r=RW(a+96);b93:;if(RL(q)!=k)goto b94;q=RW(q+8)-1;if(q>=u)goto b95;q=r+q*40;t0=Compare(q,a+104,32);
if(t0)goto b94;if(RW(q+32)!=v)goto b94;t=1;goto b91;b95:;abort();b94:;o=o+1&p;q=f+(o<<4);
if(RW(q+12)==n)goto b93;b91:;if(u!=RW(a+92))goto b96;f5(e);b96:;q=RW(a+96)+u*40;WL(q,RL(a+104));
WL(q+8,RL(a+112));WL(q+16,RL(a+120));WL(q+24,RL(a+128));WL(q+32,RL(a+136));u=u+1;WW(a+100,u);
if(t)goto b98;g=RW(a+80);if(RW(a+88)<<1>=g)goto b100;p=g-1;q=p&(U)k;goto b99;b100:;f10(a+72);
g=RW(a+80);p=g-1;q=p&(U)k;if(!g)goto b97;b99:;f=RW(a+76);o=f+(q<<4);n=RW(a+84);
if(RW(o+12)!=n)goto b77;b101:;q=q+1&p;o=f+(q<<4);if(RW(o+12)==n)goto b101;goto b77;b98:;q=RW(a+64);
if(j<=q)goto b10;abort();b97:;abort();b78:;abort();b77:;WW(o+12,n);WW(o+8,u);WL(o,k);
WW(a+88,RW(a+88)+1);l=f;m=g;q=i;goto b71;b66:;abort();b65:;o=r+1;o=o==13?0u:o;if(o>12)goto b63;
p=o+1;p=p==13?0u:p;if(p>=13)goto b62;ad=k>>1&300239975158033ull;aj=ad&k;
t1=!aj?k>>2&300239975158033ull:aj;aj=k&300239975158033ull;al=ad&(aj^18446744073709551615ull);
ad=aj&(ad^18446744073709551615ull);ad=!ad?(!al?t1:al):ad;aj=(L)RW((o<<2)+32776);al=15ull<<(aj&63);
t1=(ad&0ull-ad)*15&k;ad=al&k;ad=!ad?t1:ad;ak=ad+(q==4?ak:0ull);
o=((U)(ag>>(aj&63))&15)+(U)(ad*1229782938247303441ull>>60)<5;q=k==ad;
u=!(ad&(al^18446744073709551615ull));o=u?(q?3u:o?4u:0u):q?2u:o?4u:2u;ag=(o?0ull:ak)+ag;
ah=(q?(u?ak:0ull):0ull)+ah;al=(o==2?ak:0ull)+(k-ad);if(al!=0)goto b102;k=0;goto b61;b102:;
k=ah&0ull-ah;t1=(k>>1|k>>2|k)&300239975158033ull;k=(L)RW((p<<2)+32776);ac=15ull<<(k&63);ad=ac&ah;
aj=ah-ad;aj=aj&0ull-aj;aj=!ad?t1:((ah>>(k&63)&15)<3?(ah!=ad?(aj>>1|aj>>2|aj)&
300239975158033ull:0ull):0ull)+ad;ak=aj+(o==4?ak:0ull);u=(al>>(k&63)&15)==4;q=p+1;q=q==13?0u:q;
o=(U)!(ag>>((L)RW((q<<2)+32776)&63)&15)|(U)(((U)(ag>>(k&63))&15)+(U)(aj*1229782938247303441ull>>60)
>4);t0=o?0u:u?2u:4u;u=u|o;p=!(aj&(ac^18446744073709551615ull));r=p?t0:u?3u:4u;ac=r==4?ak:0ull;
k=(r==2?ak:0ull)+al;ad=(p?(o?ak:0ull):0ull)+ag;ae=(u?(p?0ull:ak):0ull)+(ah-aj);if(ae!=0)goto b64;
ah=0;ag=ad;goto b61;b63:;abort();b62:;abort();b61:;WL(a+136,ah);WL(a+128,k);WL(a+120,af);
WL(a+112,ag);s=0;b103:;k=RL(b+(s<<3));if(k!=0)goto b105;j=RW(a+52);if(RW(a+44)-j>5)goto b106;
f9(d,j,6);j=RW(a+52);b106:;q=RW(a+48)+j;WW(q,RW(32768));WH(q+4,RH(32772));j=j+6;goto b104;b105:;j=0;
f13(a+144,0,168);o=33004;p=32776;q=4294967140u;b107:;if(j<157)goto b108;abort();b108:;u=a+144+j;
WW(u+8,RW(q+32992));WL(u,RL(q+32984));j=((U)(k>>((L)RW(p)&63))&15)*(RW(o)+1)+j;p=p+4;o=o+8;q=q+12;
if(q)goto b107;j=j-1;if(j<169)goto b109;abort();b109:;q=RW(a+52);if(j<=RW(a+44)-q)goto b112;
f9(d,q,j);q=RW(a+52);goto b111;b112:;if(!j)goto b110;b111:;f8(RW(a+48)+q,a+144,j);b110:;j=q+j;b104:;
WW(a+52,j);if(j!=RW(a+44))goto b113;f21(d);b113:;WB(RW(a+48)+j,10);WW(a+52,j+1);s=s+1;
if(s!=4)goto b103;h=RW(a+64);i=RW(a+32);j=RW(a+36);k=RL(a);goto b2;b10:;j=RW(a+72);if(!j)goto b114;
q=RW(a+76);j=(0u-Above((j<<4)-1)&31)<<2;WW(q,RW(j+33384));WW(j+33384,q);b114:;j=RW(a+92);
if(!j)goto b115;q=RW(a+96);j=(0u-Above(j*40-1|15)&31)<<2;WW(q,RW(j+33384));WW(j+33384,q);b115:;
j=RW(a+52);if(!j)goto b116;((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+48),j);b116:;j=RW(a+44);
if(!j)goto b117;q=RW(a+48);j=(0u-Above(j-1|15)&31)<<2;WW(q,RW(j+33384));WW(j+33384,q);b117:;
j=RW(a+56);if(!j)goto b118;q=RW(a+60);j=(0u-Above(j-1|15)&31)<<2;WW(q,RW(j+33384));WW(j+33384,q);
b118:;G0=a+320;}static void f21(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;
f22(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f7(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);
WW(a+4,d);G0=b+16;}static void f22(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,t0;if((int)d>=0)goto b3;
e=1;b=4;d=0;goto b2;b3:;if(!b)goto b10;f=0u-Above(d-1|15)&31;g=f<<2;e=RW(g+33384);if(e)goto b9;
h=RW(33516);e=RW(33512);g=1u<<(f&31);if(h-e>=g)goto b11;i=g+65535;t0=Grow(i>>16);f=t0<<16;
WW(33516,f+(i&4294901760u));e=f==h?e:f;b11:;WW(33512,e+g);if(!e)goto b6;goto b8;b10:;
c=0u-Above(d-1|15)&31;b=c<<2;e=RW(b+33384);if(e)goto b12;g=RW(33516);e=RW(33512);b=1u<<(c&31);
if(g-e>=b)goto b13;f=b+65535;t0=Grow(f>>16);c=t0<<16;WW(33516,c+(f&4294901760u));e=c==g?e:c;b13:;
WW(33512,e+b);goto b7;b12:;WW(b+33384,RW(e));goto b5;b9:;WW(g+33384,RW(e));b8:;f8(e,c,b);
b=(0u-Above(b-1|15)&31)<<2;WW(c,RW(b+33384));WW(b+33384,c);b7:;if(e)goto b5;b6:;e=1;WW(a+4,1);
goto b4;b5:;WW(a+4,e);e=0;b4:;b=8;b2:;WW(a+b,d);WW(a,e);}
int main(void){Grow(1);
memcpy(M+32768,"WINNER\0\0$\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0 \0\0\0\0\0\0\0(\0\0\0000\0\0\0,\0\0\0A A A A     2 2 2 2     3 3 3 3     4 4 ",100);
memcpy(M+32868,"4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8     9 9 9 9     10 10 10 10 J J J J     Q Q Q Q ",100);
memcpy(M+32968,"    K K K K     A2345678910JQK\0\0\330\200\0\0\1\0\0\0\331\200\0\0\1\0\0\0\332\200\0\0\1\0\0\0\333\200\0\0\1\0\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\336\200\0\0\1\0\0\0\337\200\0\0\1\0\0\0\340\200\0\0",100);
memcpy(M+33068,"\1\0\0\0\341\200\0\0\2\0\0\0\343\200\0\0\1\0\0\0\344\200\0\0\1\0\0\0\345\200\0\0\1\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\4\10\14\20\24\30\34 \377\377\377\377\377\377",100);
memcpy(M+33168,"\377$\377\377\377\377\377\377\377\377(,\377\377\377\377\3770\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",100);
memcpy(M+33268,"\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\357\273\277\0\0\0\0\0",100);
memcpy(M+33372,"\1\0\0\0\1\0\0\0\2\0\0\0",12);
f20();return 0;}
