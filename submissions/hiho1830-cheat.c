/* Cheat (hihoCoder 1830)
 * Generated from src/cheat/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest 5dad852183758fce */
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
static void f11(U a,U b,U c,U d,U e,U f);static void f12(U a,U b,U c,L d);
static void f13(U a,U b,U c);static U f14(U a);static void f15(U a,U b);static void f16(U a,U b);
static void f17(U a,U b);static void f18(U a,U b,U c,U d);static U f19(U a,U b,U c);
static void f20(void);static void f21(void);static void f22(void);static void f23(U a);
static void f24(U a,U b,U c,U d);static U f25(U a,U b,U c);static U f26(U a,U b,U c);
static U f27(U a,U b,U c);static U f28(U a,U b,U c);static U f29(U a,U b,U c);
static U f30(U a,U b,U c);static Any T[]={0,(Any)f18,(Any)f19};static U f2(U a,U b,U c){U d=0;
d=f3(c);if(!d)goto b2;f30(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;WW(a,RW(c+33384));WW(c+33384,a);
b2:;return d;}static U f3(U a){U b=0,c=0,d=0,e=0,t0;b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+33384);
if(a)goto b2;d=RW(33516);a=RW(33512);c=1u<<(b&31);if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);
b=t0<<16;WW(33516,b+(e&4294901760u));a=b==d?a:b;b3:;WW(33512,a+c);return a;b2:;WW(c+33384,RW(a));
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
goto b2;b3:;d=0;b2:;WW(a+h,d);WW(a,g);}static void f12(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;
L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;
i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;
if(RB(j+c)==10)goto b6;j=j-1;i=i+1;if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);
WL(a+8,d+e);}static void f13(U a,U b,U c){U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;e=RW(b+32);f=RW(b+56);
if(e<=f)goto b2;abort();b2:;f12(d,RW(b+52),e,RL(b+8));g=RL(d);WL(a+32,RL(d+8)+1);WL(a,RL(c));
WL(a+8,RL(c+8));WL(a+16,RL(c+16));WL(a+24,g+RL(b)+1);G0=d+16;}static U f14(U a){
U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;if(!RB(a+61))goto b3;c=0;goto b2;b3:;
c=RW(a+44);if(!c)goto b5;t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;
WW(a+44,0);b5:;d=RW(a+32);e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f12(b+16,f,d,RL(a+8));g=RL(b+16);
WL(a+8,RL(b+24));WL(a,g+RL(a));c=RW(a+28);f4(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;
if(d<=RW(h)-e)goto b13;f7(h,e,d);c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f29(f+e,0,h);e=e+d;
WW(a+56,e);WB(i+h,0);b12:;j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=f25(f,33358,c);if(!t0)goto b14;b15:;if(c>e)goto b8;if(c<3)goto b6;
if(!((RH(f)^48111|RB(f+2)^191)&65535))goto b7;goto b6;b11:;abort();b10:;abort();b9:;abort();b8:;
abort();b7:;f4(f,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);goto b2;b4:;c=2;b2:;
G0=b+32;return c;}static void f15(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);
e=RW(b+28);if(d>=e)goto b2;f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;
if(h!=32)goto b2;b5:;d=d+1;WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);
if(e<d)goto b6;if(e>c)goto b6;WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}
static void f16(U a,U b){abort();}static void f17(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);
e=RW(b+32);if(d<e)goto b3;if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}
static void f18(U a,U b,U c,U d){U t0;t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f19(U a,U b,U c){
Write(b,c);return 0;}static void f20(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,
o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,z=0,t0;L m=0,y=0,aa=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,t1;
a=G0-416;G0=a;WL(a+88,1);WL(a+80,0);WW(a+104,0);WL(a+96,4294967296ull);WW(a+68,33364);WH(a+108,0);
WL(a+72,0);WL(a+48,0);WL(a+56,0);WW(a+64,a+415);WL(a+136,8);WL(a+128,0);WL(a+120,4294967296ull);
WL(a+112,34359738368ull);b=a+208+8;c=a+240+8;d=a+240+32;e=a+240+16;f=a+132;g=a+84;h=0;i=8;j=8;k=0;
l=1;m=1;b4:;WL(a+200,0);WL(a+192,0);WL(a+184,0);WL(a+176,0);f15(a+40,a+48);n=RW(a+44)<156;
if(n)goto b7;o=RW(a+40);p=n?0u:o;WL(a+232,0);WL(a+224,0);WL(a+216,0);WL(a+208,0);q=1;r=0;s=0;b8:;
n=s;s=n+8;t=n+(a+208);u=13;b12:;n=r;if(n>155)goto b11;if(n==155)goto b10;r=p+n;v=RB(r);
w=(U)(v==49)&(U)(RB(r+1)==48);r=n+w;x=r+1;r=r+2;if(r>=157)goto b13;y=(L)RB(v+33096);
WL(t,(1ull<<(y&63))+RL(t));t0=((U)(v!=49)^w)&(U)(y!=255);v=RB(o+x);
q=q&(t0&((U)(v==32)|(U)((v-9&255)<5)));u=u-1;if(!u)goto b9;goto b12;b13:;abort();b11:;abort();b10:;
abort();b9:;if(s!=32)goto b8;if(q)goto b6;b7:;p=0;w=0;b14:;s=p;p=s+1;n=w;w=n+8;z=n+(a+176);x=0;b15:;
o=x+1;b17:;f15(a+32,a+48);if(RW(a+36))goto b16;t0=f14(a+48);switch(t0&255){case 0:goto b16;
case 1:case 2:goto b2;default:goto b17;}b16:;v=0;b21:;t=v;f15(a+24,a+48);v=RW(a+28);if(v<t)goto b20;
if(v==t)goto b22;r=v-t;q=RW(a+24)+t;n=0;b23:;u=RB(q+n)-9;if(u>23)goto b24;
if(1u<<(u&31)&8388639)goto b19;b24:;n=n+1;if(r!=n)goto b23;b22:;t0=f14(a+48);switch(t0&255){
case 0:goto b18;case 1:case 2:goto b2;default:goto b21;}b20:;abort();b19:;v=n+t;b18:;n=RW(a+72);
WW(a+80,n);WW(a+72,n+v);f17(a+16,a+48);v=0;n=4294967192u;t=RW(a+20);u=RW(a+16);b26:;
if(RW(n+33100)!=t)goto b27;t0=f25(RW(n+33096),u,t);if(!t0)goto b25;b27:;v=v+1;n=n+8;if(n)goto b26;
f17(a+8,a+48);if(s!=0u-x)goto b28;if(!RW(a+12))goto b2;b28:;WW(a+224,x);WW(a+220,s);WW(a+216,0);
WL(a+208,m);f13(c,a+48,a+208);goto b2;b25:;WL(z,(1ull<<((L)RW((v<<2)+32924)&63))+RL(z));x=o;
if(o!=13)goto b15;if(w==32)goto b5;goto b14;b6:;WL(a+200,RL(a+232));WL(a+192,RL(a+224));
WL(a+184,RL(a+216));WL(a+176,RL(a+208));v=RW(a+72);WW(a+72,v+r);WW(a+80,v+n);b5:;y=0;n=0;b29:;
y=RL(a+176+n)+y;n=n+8;if(n!=32)goto b29;if(y==1200959900632132ull)goto b32;n=0;b34:;t=n;
if(t!=13)goto b35;t=0;goto b33;b35:;y=(L)RW((t<<2)+32924)&63;n=0;v=0;b36:;
v=((U)(RL(a+176+n)>>(y&63))&15)+v;n=n+8;if(n!=32)goto b36;n=t+1;if(v<5)goto b34;b33:;q=(t<<2)+32924;
n=0;u=t<13;v=0;b37:;if(!u)goto b31;v=((U)(RL(a+176+n)>>((L)RW(q)&63))&15)+v;n=n+8;if(n!=32)goto b37;
WW(a+224,v);WW(a+220,t);WW(a+216,1);WL(a+208,m);f13(c,a+48,a+208);goto b2;b32:;WL(e+24,RL(a+200));
WL(e+16,RL(a+192));WL(e+8,RL(a+184));WL(e,RL(a+176));WL(a+144,RL(e));WL(a+152,RL(e+8));
WL(a+160,RL(e+16));WL(a+168,RL(e+24));WL(a+264,RL(a+168));WL(a+256,RL(a+160));WL(a+248,RL(a+152));
WL(a+240,RL(a+144));aa=0;v=0;n=0;b46:;WW(a+280,v+1);y=RL(a+240);ab=y&0ull-y;ac=(L)RW((n<<2)+32924);
ad=15ull<<(ac&63);ab=!(y&ad)?(ab>>2|ab>>1|ab)&300239975158033ull:1ull<<(ac&63);WL(a+240,y-ab);
WL(a+272,ab+aa);n=n+1;n=n==13?0u:n;WW(a+284,n);aa=15ull<<((L)RW((n<<2)+32924)&63)&RL(a+248);x=y==ab;
r=(RL(a+256)>>(ac&63)&15)==4;v=4;u=0;b48:;t=v-1;n=r;switch(v-2){case 0:case 1:goto b49;
case 2:goto b50;default:goto b47;}b50:;n=x;b49:;q=n?t:q;u=n|u;v=t;goto b48;b47:;n=0;r=!aa;
v=!(ab&(ad^18446744073709551615ull))?(r?t:q):0u;u=r|u;b51:;t=a+240+n;q=u&1;
WL(t,(q?(v?0ull:RL(a+272)):0ull)+RL(t));v=v-1;n=n+8;if(n!=32)goto b51;ad=RL(a+240);if(!ad)goto b30;
n=RW(a+284);if(n>12)goto b43;ac=RL(a+272);WW(a+280,RW(a+280)+1);u=0;v=n+1;WW(a+284,v==13?0u:v);
y=RL(a+248);ab=y&0ull-y;aa=(L)RW((n<<2)+32924);ae=15ull<<(aa&63);
t1=(ab>>2|ab>>1|ab)&300239975158033ull;ab=y&ae;ab=!ab?t1:ab;WL(a+248,y-ab);WL(a+272,ab+(q?0ull:ac));
ac=RL(a+256)>>(aa&63)&15;n=5;q=((U)(ad>>(aa&63))&15)+(U)(ab*1229782938247303441ull>>60)<5;b52:;
n=n-1;v=n&3;switch(v){case 0:case 1:goto b53;case 2:goto b57;case 3:goto b56;default:goto b55;}b57:;
if(ac==4)goto b54;goto b53;b56:;if(y==ab)goto b54;goto b53;b55:;if(q)goto b53;b54:;u=1;t=v;b53:;
if(n>2)goto b52;n=!(ab&(ae^18446744073709551615ull))?t:1u;v=0;b58:;t=a+240+v;q=u&1;
WL(t,(q?(n?0ull:RL(a+272)):0ull)+RL(t));n=n-1;v=v+8;if(v!=32)goto b58;if(!RL(a+248))goto b30;
n=RW(a+284);if(n>12)goto b44;ad=q?0ull:RL(a+272);v=n+1;WW(a+284,v==13?0u:v);ac=RL(a+256);
ab=ac&300239975158033ull;y=ac>>1&300239975158033ull;WL(a+232,ab&(y^18446744073709551615ull));
WL(a+224,y&(ab^18446744073709551615ull));WL(a+216,y&ac);WW(a+212,3);y=ac>>2&300239975158033ull;
v=RW((n<<2)+32924);n=8;b59:;ab=RL(a+208+n);y=!ab?y:ab;n=n+8;if(n!=32)goto b59;WW(a+280,RW(a+280)+1);
aa=(L)v;ae=15ull<<(aa&63);t1=(y&0ull-y)*15&ac;y=ae&ac;y=!y?t1:y;WL(a+272,y+ad);ab=ac-y;WL(a+256,ab);
ab=ab>>(aa&63)&15;u=0;n=5;q=((U)(RL(a+240)>>(aa&63))&15)+(U)(y*1229782938247303441ull>>60)<5;b60:;
v=n&3;switch(v){case 0:case 1:goto b61;case 2:goto b65;case 3:goto b64;default:goto b63;}b65:;
if(ab==4)goto b62;goto b61;b64:;if(ac==y)goto b62;goto b61;b63:;if(q)goto b61;b62:;u=1;t=v;b61:;
n=n-1;if(n>2)goto b60;n=!(y&(ae^18446744073709551615ull))?t:2u;v=0;b66:;t=a+240+v;q=u&1;
WL(t,(q?(n?0ull:RL(a+272)):0ull)+RL(t));n=n-1;v=v+8;if(v!=32)goto b66;ae=RL(a+256);if(!ae)goto b30;
n=RW(a+284);if(n>12)goto b45;af=q?0ull:RL(a+272);v=n+1;v=v==13?0u:v;WW(a+284,v);
ac=(L)RW((n<<2)+32924);aa=ac&63;ag=15ull<<(ac&63);y=RL(a+264);ab=ag&y;ad=0;
if((y>>(ac&63)&15)>2)goto b67;if(y==ab)goto b67;ac=y-ab;ac=ac&0ull-ac;
ad=(ac>>2|ac>>1|ac)&300239975158033ull;b67:;WW(a+280,RW(a+280)+1);ac=y&0ull-y;
ab=!ab?(ac>>2|ac>>1|ac)&300239975158033ull:ad+ab;WL(a+272,ab+af);WL(a+264,y-ab);ac=ae>>(aa&63)&15;
u=0;n=5;ad=RL(a+240);q=((U)!(ad>>((L)RW((v<<2)+32924)&63)&15)|(U)(((U)(ad>>(aa&63))&15)+(U)(
ab*1229782938247303441ull>>60)>4))&1;b68:;n=n-1;v=n&3;switch(v){case 0:case 1:goto b72;
case 2:goto b71;case 3:goto b69;default:goto b73;}b73:;if(ac==4)goto b70;goto b69;b72:;
if(y==ab)goto b70;goto b69;b71:;if(!q)goto b69;b70:;t=v^2;u=1;b69:;if(n>2)goto b68;
n=!(ab&(ag^18446744073709551615ull))?t:3u;v=0;b74:;t=a+240+v;q=u&1;
WL(t,(q?(n?0ull:RL(a+272)):0ull)+RL(t));n=n-1;v=v+8;if(v!=32)goto b74;aa=q?0ull:RL(a+272);
WL(a+272,aa);if(!RL(a+264))goto b30;v=RW(a+280);if(v<2000)goto b76;WW(a+128,0);l=l+1;WW(a+124,l);
if(l)goto b77;if(!k)goto b78;f29(j,0,k<<4);b78:;l=1;WW(a+124,1);b77:;WL(d,0);WL(d+8,0);s=0;
WW(a+140,0);WL(a+240,RL(a+144));WL(a+248,RL(a+152));WL(a+256,RL(a+160));WL(a+264,RL(a+168));w=0;p=0;
t=0;n=0;goto b75;b76:;n=RW(a+284);if(n>12)goto b38;goto b46;b75:;b80:;v=n+1;v=v==13?0u:v;
WW(a+284,v);y=(L)RW((n<<2)+32924);aa=y&63;ae=15ull<<(y&63);o=a+240+(p<<3);ac=RL(o);ad=ae&ac;y=ad;
switch(p){case 0:case 1:goto b83;case 2:goto b82;case 3:goto b84;default:goto b85;}b85:;
y=1ull<<(aa&63);goto b83;b84:;y=0;if((ac>>(aa&63)&15)>2)goto b86;if(ac==ad)goto b86;y=ac-ad;
y=y&0ull-y;y=(y>>2|y>>1|y)&300239975158033ull;b86:;y=y+ad;b83:;ab=ac&0ull-ac;
ab=(ab>>2|ab>>1|ab)&300239975158033ull;goto b81;b82:;y=ac>>1&300239975158033ull;
ab=ac&300239975158033ull;WL(a+224,y&(ab^18446744073709551615ull));WL(a+216,y&ac);
WL(a+232,ab&(y^18446744073709551615ull));y=ac>>2&300239975158033ull;n=8;b87:;ab=RL(a+208+n);
y=!ab?y:ab;n=n+8;if(n!=32)goto b87;ab=(y&0ull-y)*15&ac;y=ad;b81:;y=!ad?ab:y;WL(o,ac-y);
WW(a+280,t+1);WL(a+272,RL(a+272)+y);if(v>=13)goto b39;n=t&3;ab=15ull<<((L)RW((v<<2)+32924)&63);
ad=RL(a+240);r=(U)(n==3)&(U)!(ab&ad)|(U)(((U)(ad>>(aa&63))&15)+(U)(y*1229782938247303441ull>>60)>4);
u=0;x=(U)(n!=0)|(U)((ab&RL(a+248))!=0);ab=RL(a+256)>>(aa&63)&15;n=5;b88:;v=t+n-2&3;switch(v){
case 0:case 1:goto b93;case 2:goto b92;case 3:goto b91;default:goto b94;}b94:;if(r)goto b90;
goto b89;b93:;if(!x)goto b90;goto b89;b92:;if(ab==4)goto b90;goto b89;b91:;if(ac!=y)goto b89;b90:;
u=1;q=v;b89:;n=n-1;if(n>2)goto b88;n=!(y&(ae^18446744073709551615ull))?q:p;v=0;b95:;t=a+240+v;q=u&1;
WL(t,(q?(n?0ull:RL(a+272)):0ull)+RL(t));n=n-1;v=v+8;if(v!=32)goto b95;WL(a+272,q?0ull:RL(a+272));
if(!RL(o))goto b30;z=RW(a+280);r=z%52;y=(L)r;n=0;b96:;y=RL(a+240+n)^y;
y=(y>>30^y)*13787848793156543929ull;y=(y>>27^y)*10723151780598845931ull;y=y>>31^y;n=n+8;
if(n!=32)goto b96;if(w!=RW(a+132))goto b97;f8(f);h=RW(a+120);i=RW(a+136);s=RW(a+128);b97:;
n=i+(w<<5);WL(n+24,RL(a+264));WL(n+16,RL(a+256));WL(n+8,RL(a+248));WL(n,RL(a+240));w=w+1;
WW(a+140,w);if(s<<1>=h)goto b99;j=RW(a+116);goto b98;b99:;if(h>=67108864)goto b40;n=h<<1;
o=n>256?n:256u;n=o<<4;j=f3(n);if(!j)goto b41;n=n-16;t=f29(j,0,n);n=t+n;WL(n+8,0);WL(n,0);
WW(a+120,o);k=RW(a+112);WW(a+112,o);l=RW(a+116);WW(a+116,t);if(!h)goto b100;x=l+(h<<4);u=o-1;
v=RW(a+124);q=l;b101:;if(RW(q+12)!=v)goto b102;ab=RL(q);n=u&(U)ab;if(RW(t+(n<<4)+12)!=v)goto b103;
b104:;n=n+1&u;if(RW(t+(n<<4)+12)==v)goto b104;b103:;if(n>=o)goto b42;p=RW(q+8);n=t+(n<<4);
WW(n+12,v);WW(n+8,p);WL(n,ab);b102:;q=q+16;if(q!=x)goto b101;b100:;if(!k)goto b105;
n=(0u-Above((k<<4)-1)&31)<<2;WW(l,RW(n+33384));WW(n+33384,l);b105:;h=o;b98:;q=h-1;v=q&(U)y;
n=j+(v<<4);l=RW(a+124);if(RW(n+12)!=l)goto b106;b107:;u=RW(n+8);t=u%52;if(RL(n)!=y)goto b108;
if(t!=r)goto b108;n=u-1;if(n>=w)goto b109;n=i+(n<<5);
if((RL(n)^RL(a+240)|RL(n+8)^RL(c)|(RL(n+16)^RL(e)|RL(n+24)^RL(a+240+24)))!=0)goto b108;
WW(a+224,RW(a+280));WW(a+220,u);WW(a+216,2);WL(a+208,m);f13(a+240,a+48,a+208);goto b2;b109:;abort();
b108:;v=v+1&q;n=j+(v<<4);if(RW(n+12)==l)goto b107;b106:;if(v>=h)goto b110;n=j+(v<<4);WW(n+12,l);
WW(n+8,z);WL(n,y);s=s+1;WW(a+128,s);t=RW(a+280);p=t&3;k=h;n=RW(a+284);if(n>12)goto b79;goto b80;
b110:;abort();b79:;abort();b45:;abort();b44:;abort();b43:;abort();b42:;abort();b41:;abort();b40:;
abort();b39:;abort();b38:;abort();b31:;abort();b30:;y=RL(a+240);WL(b+16,RL(c+16));WL(b+8,RL(c+8));
WL(b,RL(c));WL(a+208,y);r=0;b112:;y=RL(a+208+r);if(y!=0)goto b114;f6(g,33352,6);goto b113;b114:;n=0;
f29(a+240,0,168);t=32996;u=32924;v=4294967140u;b115:;if(n>=157)goto b111;q=a+240+n;
WW(q+8,RW(v+32932));WL(q,RL(v+32924));n=((U)(y>>((L)RW(u)&63))&15)*(RW(t)+1)+n;u=u+4;t=t+8;v=v+12;
if(v)goto b115;n=n-1;if(n>=169)goto b3;f6(g,a+240,n);b113:;n=RW(a+92);if(n!=RW(a+84))goto b116;
f23(g);b116:;WB(RW(a+88)+n,10);WW(a+92,n+1);r=r+8;if(r!=32)goto b112;m=m+1;goto b4;b111:;abort();
b3:;abort();b2:;n=RW(a+112);if(!n)goto b117;v=RW(a+116);n=(0u-Above((n<<4)-1)&31)<<2;
WW(v,RW(n+33384));WW(n+33384,v);b117:;n=RW(a+132);if(!n)goto b118;v=RW(a+136);
n=(0u-Above((n<<5)-1)&31)<<2;WW(v,RW(n+33384));WW(n+33384,v);b118:;n=RW(a+92);if(!n)goto b119;
((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),n);b119:;n=RW(a+84);if(!n)goto b120;v=RW(a+88);
n=(0u-Above(n-1|15)&31)<<2;WW(v,RW(n+33384));WW(n+33384,v);b120:;n=RW(a+96);if(!n)goto b121;
v=RW(a+100);n=(0u-Above(n-1|15)&31)<<2;WW(v,RW(n+33384));WW(n+33384,v);b121:;G0=a+416;}
static void f21(void){abort();}static void f22(void){abort();}static void f23(U a){U b=0,c=0,d=0,t0;
b=G0-16;G0=b;c=RW(a);t0=c;c=c<<1;c=c>8?c:8u;f24(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;
f10(RW(b+8),RW(b+12));abort();b2:;d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}
static void f24(U a,U b,U c,U d){U e=0;e=0;if((int)d>=0)goto b3;b=1;c=4;goto b2;b3:;if(!b)goto b5;
e=f2(c,b,d);goto b4;b5:;e=f3(d);b4:;if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;
e=d;b2:;WW(a+c,e);WW(a,b);}static U f25(U a,U b,U c){U d=0,e=0,f=0;d=0;if(!c)goto b2;b4:;e=RB(a);
f=RB(b);if(e!=f)goto b3;a=a+1;b=b+1;c=c-1;if(!c)goto b2;goto b4;b3:;d=e-f;b2:;return d;}
static U f26(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,t0;d=G0-16;
if(c>=16)goto b3;e=a;goto b2;b3:;f=0u-a&3;g=a+f;if(a>=g)goto b4;h=f-1;e=a;i=b;if(!f)goto b5;j=f;e=a;
i=b;b6:;WB(e,RB(i));i=i+1;e=e+1;j=j-1;if(j)goto b6;b5:;if(h<7)goto b4;b7:;WB(e,RB(i));
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
memcpy(M+32768,"A A A A     2 2 2 2     3 3 3 3     4 4 4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8     9 9 ",100);
memcpy(M+32868,"9 9     10 10 10 10 J J J J     Q Q Q Q     K K K K     $\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0 \0\0\0\0\0\0\0(\0\0\0",100);
memcpy(M+32968,"0\0\0\0,\0\0\0A2345678910JQK\0\0\320\200\0\0\1\0\0\0\321\200\0\0\1\0\0\0\322\200\0\0\1\0\0\0\323\200\0\0\1\0\0\0\324\200\0\0\1\0\0\0\325\200\0\0\1\0\0\0\326\200\0\0\1\0\0\0\327\200\0\0\1\0\0\0\330\200\0\0\1\0\0\0\331\200\0\0",100);
memcpy(M+33068,"\2\0\0\0\333\200\0\0\1\0\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\4\10\14\20\24\30\34 \377\377\377\377\377\377\377$\377\377\377\377\377\377",100);
memcpy(M+33168,"\377\377(,\377\377\377\377\3770\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",100);
memcpy(M+33268,"\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377WINNER\357\273\277\0\0\0\0\0\0\0",100);
memcpy(M+33372,"\1\0\0\0\1\0\0\0\2\0\0\0",12);
f20();return 0;}
