/* Cheat (hihoCoder 1830)
 * Generated from src/cheat/judge.rs and what it uses: Rust, to WebAssembly, to C.
 * Make it again: rustup target add wasm32v1-none; cargo run --example make
 * Made from sources with the digest d575b4fe5e11d2bd */
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
static void f14(U a,U b);static void f15(U a,U b,U c,U d,U e,U f);static void f16(U a,U b,U c,L d);
static void f17(U a,U b,U c);static U f18(U a);static U f19(U a,U b,U c);static void f20(U a,U b);
static void f21(U a,U b);static void f22(U a,U b);static void f23(U a,U b,U c,U d);
static U f24(U a,U b,U c);static void f26(void);static void f27(void);static void f28(void);
static void f29(U a);static void f30(U a,U b,U c,U d);static Any T[]={0,(Any)f23,(Any)f24};
static U f5(U a,U b,U c){U d=0;d=f6(c);if(!d)goto b2;f7(d,a,c<b?c:b);c=(0u-Above(b-1|15)&31)<<2;
WW(a,RW(c+33384));WW(c+33384,a);b2:;return d;}static U f6(U a){U b=0,c=0,d=0,e=0,t0;
b=0u-Above(a-1|15)&31;c=b<<2;a=RW(c+33384);if(a)goto b2;d=RW(33516);a=RW(33512);c=1u<<(b&31);
if(d-a>=c)goto b3;e=c+65535;t0=Grow(e>>16);b=t0<<16;WW(33516,b+(e&4294901760u));a=b==d?a:b;b3:;
WW(33512,a+c);return a;b2:;WW(c+33384,RW(a));return a;}static U f7(U a,U b,U c){Copy(a,b,c);
return a;}static void f8(U a,U b,U c,U d){if(d>b)goto b3;if(d<c)goto b2;f7(a,a+c,d-c);return;b3:;
abort();b2:;abort();}static void f9(U a,U b,U c){abort();}static void f10(U a,U b,U c){U d=0;
d=RW(a+8);if(c<=RW(a)-d)goto b4;f11(a,d,c);d=RW(a+8);goto b3;b4:;if(!c)goto b2;b3:;
f7(RW(a+4)+d,b,c);b2:;WW(a+8,d+c);}static void f11(U a,U b,U c){U d=0;d=G0-16;G0=d;
f13(d+8,a,b,c,1,1);c=RW(d+8);if(c==2147483649u)goto b2;f14(c,RW(d+12));abort();b2:;G0=d+16;}
static void f12(U a){U b=0;b=G0-16;G0=b;f13(b+8,a,RW(a),1,8,32);a=RW(b+8);if(a==2147483649u)goto b2;
f14(a,RW(b+12));abort();b2:;G0=b+16;}static void f13(U a,U b,U c,U d,U e,U f){U g=0,t0;g=G0-16;G0=g;
c=d+c;if(c>=d)goto b4;d=0;goto b3;b4:;d=RW(b);t0=d;d=d<<1;d=c>d?c:d;c=f==1?8u:4u;d=d>c?d:c;
f15(g+4,t0,RW(b+4),d,e,f);if(RW(g+4)!=1)goto b5;c=RW(g+12);d=RW(g+8);goto b2;b5:;c=RW(g+8);WW(b,d);
WW(b+4,c);d=2147483649u;b3:;b2:;WW(a+4,c);WW(a,d);G0=g+16;}static void f14(U a,U b){if(!a)goto b2;
abort();b2:;abort();}static void f15(U a,U b,U c,U d,U e,U f){U g=0,h=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32))goto b3;d=(U)i;if(d>2147483648u-e)goto b3;if(!b)goto b7;h=f5(c,b*f,d);goto b6;b7:;
if(d)goto b8;h=e;goto b5;b8:;h=f6(d);b6:;if(h)goto b5;WW(a+4,e);goto b4;b5:;WW(a+4,h);g=0;b4:;h=8;
goto b2;b3:;d=0;b2:;WW(a+h,d);WW(a,g);}static void f16(U a,U b,U c,L d){U g=0,h=0,i=0,j=0,k=0,l=0;
L e=0,f=0;if(c)goto b3;e=0;f=0;goto b2;b3:;f=0;g=c;h=b;b4:;i=0;j=h;k=g<255?g:255u;l=k;b5:;
i=i+(U)(RB(j)==10);j=j+1;l=l-1;if(l)goto b5;h=h+k;f=f+((L)i&255);g=g-k;if(g)goto b4;j=b-1;i=0;b7:;
if(RB(j+c)==10)goto b6;j=j-1;i=i+1;if(c!=i)goto b7;i=c;b6:;d=!f?d:0ull;e=(L)i;b2:;WL(a,f);
WL(a+8,d+e);}static void f17(U a,U b,U c){U d=0,e=0,f=0;L g=0;d=G0-16;G0=d;e=RW(b+32);f=RW(b+56);
if(e<=f)goto b2;abort();b2:;f16(d,RW(b+52),e,RL(b+8));g=RL(d);WL(a+32,RL(d+8)+1);WL(a,RL(c));
WL(a+8,RL(c+8));WL(a+16,RL(c+16));WL(a+24,g+RL(b)+1);G0=d+16;}static U f18(U a){
U b=0,c=0,d=0,e=0,f=0,h=0,i=0,j=0,k=0,t0;L g=0;b=G0-32;G0=b;if(!RB(a+61))goto b3;c=0;goto b2;b3:;
c=RW(a+44);if(!c)goto b5;t0=((U(*)(U,U,U))T[RW(RW(a+20)+16)])(RW(a+16),RW(a+40),c);if(t0)goto b4;
WW(a+44,0);b5:;d=RW(a+32);e=RW(a+56);if(d>e)goto b11;f=RW(a+52);f16(b+16,f,d,RL(a+8));g=RL(b+16);
WL(a+8,RL(b+24));WL(a,g+RL(a));c=RW(a+28);f8(f,e,d,c);WW(a+32,0);c=c-d;WW(a+28,c);
WW(a+24,RW(a+24)-d);if(e>=c+32768)goto b12;d=e<<1;d=(d>65536?d:65536u)-e;h=a+48;
if(d<=RW(h)-e)goto b13;f11(h,e,d);c=RW(a+28);f=RW(a+52);e=RW(a+56);b13:;h=d-1;i=f19(f+e,0,h);e=e+d;
WW(a+56,e);WB(i+h,0);b12:;j=RB(a+60);i=RW(a+20);k=RW(a+16);b14:;if(e<c)goto b10;
((void(*)(U,U,U,U))T[RW(i+12)])(b+8,k,f+c,e-c);if(RW(b+8)&1)goto b4;d=RW(b+12);h=!d;WB(a+61,h);
c=d+c;WW(a+28,c);if(j&1)goto b17;if(d)goto b16;b17:;if(!(j&1))goto b15;goto b6;b16:;h=0;
if(c>2)goto b15;if(c>e)goto b9;t0=Compare(f,33358,c);if(!t0)goto b14;b15:;e=RW(a+56);if(c>e)goto b8;
if(c<3)goto b6;d=RW(a+52);t0=Compare(33358,d,3);if(!t0)goto b7;goto b6;b11:;abort();b10:;abort();
b9:;abort();b8:;abort();b7:;f8(d,e,3,c);c=c-3;WW(a+28,c);b6:;WB(a+60,1);c=h^1|(U)(RW(a+24)<c);
goto b2;b4:;c=2;b2:;G0=b+32;return c;}static U f19(U a,U b,U c){Fill(a,b,c);return a;}
static void f20(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(b+56);d=RW(b+24);e=RW(b+28);if(d>=e)goto b2;
f=d>c?d:c;g=RW(b+52);b4:;if(f==d)goto b3;h=RB(g+d);if(h-9<5)goto b5;if(h!=32)goto b2;b5:;d=d+1;
WW(b+24,d);if(e!=d)goto b4;d=e;goto b2;b3:;abort();b2:;WW(b+32,d);if(e<d)goto b6;if(e>c)goto b6;
WW(a+4,e-d);WW(a,RW(b+52)+d);return;b6:;abort();}static void f21(U a,U b){abort();}
static void f22(U a,U b){U c=0,d=0,e=0;c=RW(b+56);d=RW(b+24);e=RW(b+32);if(d<e)goto b3;
if(d<=c)goto b2;b3:;abort();b2:;WW(a+4,d-e);WW(a,RW(b+52)+e);}static void f23(U a,U b,U c,U d){U t0;
t0=Read(c,d);WW(a+4,t0);WW(a,0);}static U f24(U a,U b,U c){Write(b,c);return 0;}
static void f26(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,w=0,x=0,z=0,aa=0,t0;L m=0,y=0,ab=0,ac=0,ad=0,ae=0,af=0,ag=0,ah=0,t1;a=G0-448;G0=a;
WL(a+88,1);WL(a+80,0);WW(a+104,0);WL(a+96,4294967296ull);WW(a+68,33364);WH(a+108,0);WL(a+72,0);
WL(a+48,0);WL(a+56,0);WW(a+64,a+447);WL(a+136,8);WL(a+128,0);WL(a+120,4294967296ull);
WL(a+112,34359738368ull);b=a+240+8;c=a+272+8;d=a+272+32;e=a+272+16;f=a+132;g=a+84;h=0;i=8;j=8;k=0;
l=1;m=1;b4:;WL(a+232,0);WL(a+224,0);WL(a+216,0);WL(a+208,0);f20(a+40,a+48);n=RW(a+44)<156;
if(n)goto b7;o=RW(a+40);p=n?0u:o;WL(a+264,0);WL(a+256,0);WL(a+248,0);WL(a+240,0);q=1;r=0;s=0;b8:;
n=s;s=n+8;t=n+(a+240);u=13;b12:;n=r;if(n>155)goto b11;if(n==155)goto b10;r=p+n;v=RB(r);
w=(U)(v==49)&(U)(RB(r+1)==48);r=n+w;x=r+1;r=r+2;if(r>=157)goto b13;y=(L)RB(v+33096);
WL(t,(1ull<<(y&63))+RL(t));t0=((U)(v!=49)^w)&(U)(y!=255);v=RB(o+x);
q=q&(t0&((U)(v==32)|(U)((v-9&255)<5)));u=u-1;if(!u)goto b9;goto b12;b13:;abort();b11:;abort();b10:;
abort();b9:;if(s!=32)goto b8;if(q)goto b6;b7:;p=0;w=0;b14:;z=p;p=z+1;n=w;w=n+8;aa=n+(a+208);o=0;
b15:;s=o+1;b17:;f20(a+32,a+48);if(RW(a+36))goto b16;t0=f18(a+48);switch(t0&255){case 0:goto b16;
case 2:goto b2;default:goto b17;}b16:;r=0;b20:;f20(a+24,a+48);x=RW(a+28);if(x<r)goto b19;
u=RW(a+24)+r;v=x-r;n=0;b21:;t=u+n;q=v-n;if(q<8)goto b25;y=RL(t);
y=(y^18446744073709551615ull)&y+16059518370053021407ull&9259542123273814144ull;if(y!=0)goto b24;
n=n+8;goto b22;b25:;u=0;if(v==n)goto b26;x=x-(r+n);u=0;b27:;v=RB(t+u)-9;if(v>23)goto b28;
if(1u<<(v&31)&8388639)goto b26;b28:;u=u+1;if(x!=u)goto b27;u=q;b26:;n=u+n;goto b23;b24:;
n=((U)(L)BelowL(y)>>3)+n;if(n>=v)goto b29;t=RB(u+n)-9;if(t>23)goto b30;
if(1u<<(t&31)&8388639)goto b23;b30:;n=n+1;goto b22;b29:;abort();b23:;f20(a+16,a+48);r=n+r;
if(r<RW(a+20))goto b31;t0=f18(a+48);switch(t0&255){case 0:goto b31;case 2:goto b2;default:goto b20;}
b31:;n=RW(a+72);WW(a+80,n);WW(a+72,n+r);f22(a+8,a+48);v=0;n=4294967192u;t=RW(a+12);u=RW(a+8);b32:;
if(RW(n+33100)!=t)goto b33;t0=Compare(RW(n+33096),u,t);if(!t0)goto b18;b33:;v=v+1;n=n+8;
if(n)goto b32;f22(a,a+48);if(z!=0u-o)goto b34;if(!RW(a+4))goto b2;b34:;WW(a+256,o);WW(a+252,z);
WW(a+248,0);WL(a+240,m);f17(c,a+48,a+240);goto b2;b22:;if(n<=v)goto b21;abort();b19:;abort();b18:;
WL(aa,(1ull<<((L)RW((v<<2)+32924)&63))+RL(aa));o=s;if(s!=13)goto b15;if(w==32)goto b5;goto b14;b6:;
WL(a+232,RL(a+264));WL(a+224,RL(a+256));WL(a+216,RL(a+248));WL(a+208,RL(a+240));v=RW(a+72);
WW(a+72,v+r);WW(a+80,v+n);b5:;y=0;n=0;b35:;y=RL(a+208+n)+y;n=n+8;if(n!=32)goto b35;
if(y==1200959900632132ull)goto b38;n=0;b40:;t=n;if(t!=13)goto b41;t=0;goto b39;b41:;
y=(L)RW((t<<2)+32924)&63;n=0;v=0;b42:;v=((U)(RL(a+208+n)>>(y&63))&15)+v;n=n+8;if(n!=32)goto b42;
n=t+1;if(v<5)goto b40;b39:;q=(t<<2)+32924;n=0;u=t<13;v=0;b43:;if(!u)goto b37;
v=((U)(RL(a+208+n)>>((L)RW(q)&63))&15)+v;n=n+8;if(n!=32)goto b43;WW(a+256,v);WW(a+252,t);
WW(a+248,1);WL(a+240,m);f17(c,a+48,a+240);goto b2;b38:;WL(e+24,RL(a+232));WL(e+16,RL(a+224));
WL(e+8,RL(a+216));WL(e,RL(a+208));WL(a+144,RL(e));WL(a+152,RL(e+8));WL(a+160,RL(e+16));
WL(a+168,RL(e+24));WL(a+200,RL(a+168));WL(a+192,RL(a+160));WL(a+184,RL(a+152));WL(a+176,RL(a+144));
WL(a+296,RL(a+168));WL(a+288,RL(a+160));WL(a+280,RL(a+152));WL(a+272,RL(a+144));ab=0;v=0;n=0;b52:;
WW(a+312,v+1);y=RL(a+272);ac=y&0ull-y;ad=(L)RW((n<<2)+32924);ae=15ull<<(ad&63);
ac=!(y&ae)?(ac>>2|ac>>1|ac)&300239975158033ull:1ull<<(ad&63);WL(a+272,y-ac);WL(a+304,ac+ab);n=n+1;
n=n==13?0u:n;WW(a+316,n);ab=15ull<<((L)RW((n<<2)+32924)&63)&RL(a+280);x=y==ac;
r=(RL(a+288)>>(ad&63)&15)==4;v=4;q=0;b54:;t=v-1;n=r;switch(v-2){case 1:goto b55;case 2:goto b56;
default:goto b53;}b56:;n=x;b55:;u=n?t:u;q=n|q;v=t;goto b54;b53:;n=0;r=!ab;
v=!(ac&(ae^18446744073709551615ull))?(r?t:u):0u;u=r|q;b57:;t=a+272+n;q=u&1;
WL(t,(q?(v?0ull:RL(a+304)):0ull)+RL(t));v=v-1;n=n+8;if(n!=32)goto b57;ae=RL(a+272);if(!ae)goto b36;
n=RW(a+316);if(n>12)goto b49;ad=RL(a+304);WW(a+312,RW(a+312)+1);u=0;v=n+1;WW(a+316,v==13?0u:v);
y=RL(a+280);ac=y&0ull-y;ab=(L)RW((n<<2)+32924);af=15ull<<(ab&63);
t1=(ac>>2|ac>>1|ac)&300239975158033ull;ac=y&af;ac=!ac?t1:ac;WL(a+280,y-ac);WL(a+304,ac+(q?0ull:ad));
ad=RL(a+288)>>(ab&63)&15;n=5;q=((U)(ae>>(ab&63))&15)+(U)(ac*1229782938247303441ull>>60)<5;b58:;
n=n-1;v=n&3;switch(v){case 1:goto b59;case 2:goto b63;case 3:goto b62;default:goto b61;}b63:;
if(ad==4)goto b60;goto b59;b62:;if(y==ac)goto b60;goto b59;b61:;if(q)goto b59;b60:;u=1;t=v;b59:;
if(n>2)goto b58;n=!(ac&(af^18446744073709551615ull))?t:1u;v=0;b64:;t=a+272+v;q=u&1;
WL(t,(q?(n?0ull:RL(a+304)):0ull)+RL(t));n=n-1;v=v+8;if(v!=32)goto b64;if(!RL(a+280))goto b36;
n=RW(a+316);if(n>12)goto b50;ae=q?0ull:RL(a+304);v=n+1;WW(a+316,v==13?0u:v);ad=RL(a+288);
ac=ad&300239975158033ull;y=ad>>1&300239975158033ull;WL(a+264,ac&(y^18446744073709551615ull));
WL(a+256,y&(ac^18446744073709551615ull));WL(a+248,y&ad);WW(a+244,3);y=ad>>2&300239975158033ull;
v=RW((n<<2)+32924);n=8;b65:;ac=RL(a+240+n);y=!ac?y:ac;n=n+8;if(n!=32)goto b65;WW(a+312,RW(a+312)+1);
ab=(L)v;af=15ull<<(ab&63);t1=(y&0ull-y)*15&ad;y=af&ad;y=!y?t1:y;WL(a+304,y+ae);ac=ad-y;WL(a+288,ac);
ac=ac>>(ab&63)&15;u=0;n=5;q=((U)(RL(a+272)>>(ab&63))&15)+(U)(y*1229782938247303441ull>>60)<5;b66:;
v=n&3;switch(v){case 1:goto b67;case 2:goto b71;case 3:goto b70;default:goto b69;}b71:;
if(ac==4)goto b68;goto b67;b70:;if(ad==y)goto b68;goto b67;b69:;if(q)goto b67;b68:;u=1;t=v;b67:;
n=n-1;if(n>2)goto b66;n=!(y&(af^18446744073709551615ull))?t:2u;v=0;b72:;t=a+272+v;q=u&1;
WL(t,(q?(n?0ull:RL(a+304)):0ull)+RL(t));n=n-1;v=v+8;if(v!=32)goto b72;af=RL(a+288);if(!af)goto b36;
n=RW(a+316);if(n>12)goto b51;ag=q?0ull:RL(a+304);v=n+1;v=v==13?0u:v;WW(a+316,v);
ad=(L)RW((n<<2)+32924);ab=ad&63;ah=15ull<<(ad&63);y=RL(a+296);ac=ah&y;ae=0;
if((y>>(ad&63)&15)>2)goto b73;if(y==ac)goto b73;ad=y-ac;ad=ad&0ull-ad;
ae=(ad>>2|ad>>1|ad)&300239975158033ull;b73:;WW(a+312,RW(a+312)+1);ad=y&0ull-y;
ac=!ac?(ad>>2|ad>>1|ad)&300239975158033ull:ae+ac;WL(a+304,ac+ag);WL(a+296,y-ac);ad=af>>(ab&63)&15;
u=0;n=5;ae=RL(a+272);q=((U)!(ae>>((L)RW((v<<2)+32924)&63)&15)|(U)(((U)(ae>>(ab&63))&15)+(U)(
ac*1229782938247303441ull>>60)>4))&1;b74:;n=n-1;v=n&3;switch(v){case 1:goto b78;case 2:goto b77;
case 3:goto b75;default:goto b79;}b79:;if(ad==4)goto b76;goto b75;b78:;if(y==ac)goto b76;goto b75;
b77:;if(!q)goto b75;b76:;t=v^2;u=1;b75:;if(n>2)goto b74;n=!(ac&(ah^18446744073709551615ull))?t:3u;
v=0;b80:;t=a+272+v;q=u&1;WL(t,(q?(n?0ull:RL(a+304)):0ull)+RL(t));n=n-1;v=v+8;if(v!=32)goto b80;
ab=q?0ull:RL(a+304);WL(a+304,ab);if(!RL(a+296))goto b36;v=RW(a+312);if(v<2000)goto b82;WW(a+128,0);
l=l+1;WW(a+124,l);if(l)goto b83;if(!k)goto b84;f19(j,0,k<<4);b84:;l=1;WW(a+124,1);b83:;WL(d,0);
WL(d+8,0);s=0;WW(a+140,0);WL(a+272,RL(a+176));WL(a+280,RL(a+184));WL(a+288,RL(a+192));
WL(a+296,RL(a+200));w=0;p=0;t=0;n=0;goto b81;b82:;n=RW(a+316);if(n>12)goto b44;goto b52;b81:;b86:;
v=n+1;v=v==13?0u:v;WW(a+316,v);y=(L)RW((n<<2)+32924);ab=y&63;af=15ull<<(y&63);o=a+272+(p<<3);
ad=RL(o);ae=af&ad;y=ae;switch(p){case 1:goto b89;case 2:goto b88;case 3:goto b90;default:goto b91;}
b91:;y=1ull<<(ab&63);goto b89;b90:;y=0;if((ad>>(ab&63)&15)>2)goto b92;if(ad==ae)goto b92;y=ad-ae;
y=y&0ull-y;y=(y>>2|y>>1|y)&300239975158033ull;b92:;y=y+ae;b89:;ac=ad&0ull-ad;
ac=(ac>>2|ac>>1|ac)&300239975158033ull;goto b87;b88:;y=ad>>1&300239975158033ull;
ac=ad&300239975158033ull;WL(a+256,y&(ac^18446744073709551615ull));WL(a+248,y&ad);
WL(a+264,ac&(y^18446744073709551615ull));y=ad>>2&300239975158033ull;n=8;b93:;ac=RL(a+240+n);
y=!ac?y:ac;n=n+8;if(n!=32)goto b93;ac=(y&0ull-y)*15&ad;y=ae;b87:;y=!ae?ac:y;WL(o,ad-y);
WW(a+312,t+1);WL(a+304,RL(a+304)+y);if(v>=13)goto b45;n=t&3;ac=15ull<<((L)RW((v<<2)+32924)&63);
ae=RL(a+272);r=(U)(n==3)&(U)!(ac&ae)|(U)(((U)(ae>>(ab&63))&15)+(U)(y*1229782938247303441ull>>60)>4);
u=0;x=(U)(n!=0)|(U)((ac&RL(a+280))!=0);ac=RL(a+288)>>(ab&63)&15;n=5;b94:;v=t+n-2&3;switch(v){
case 1:goto b99;case 2:goto b98;case 3:goto b97;default:goto b100;}b100:;if(r)goto b96;goto b95;
b99:;if(!x)goto b96;goto b95;b98:;if(ac==4)goto b96;goto b95;b97:;if(ad!=y)goto b95;b96:;u=1;q=v;
b95:;n=n-1;if(n>2)goto b94;n=!(y&(af^18446744073709551615ull))?q:p;v=0;b101:;t=a+272+v;q=u&1;
WL(t,(q?(n?0ull:RL(a+304)):0ull)+RL(t));n=n-1;v=v+8;if(v!=32)goto b101;WL(a+304,q?0ull:RL(a+304));
if(!RL(o))goto b36;WL(a+264,RL(a+296));WL(a+256,RL(a+288));WL(a+248,RL(a+280));WL(a+240,RL(a+272));
z=RW(a+312);r=z%52;y=(L)r;n=0;b102:;y=RL(a+240+n)^y;y=(y>>30^y)*13787848793156543929ull;
y=(y>>27^y)*10723151780598845931ull;y=y>>31^y;n=n+8;if(n!=32)goto b102;if(w!=RW(a+132))goto b103;
f12(f);h=RW(a+120);i=RW(a+136);s=RW(a+128);b103:;n=i+(w<<5);WL(n+24,RL(a+296));WL(n+16,RL(a+288));
WL(n+8,RL(a+280));WL(n,RL(a+272));w=w+1;WW(a+140,w);if(s<<1>=h)goto b105;j=RW(a+116);goto b104;
b105:;if(h>=67108864)goto b46;n=h<<1;o=n>512?n:512u;n=o<<4;j=f6(n);if(!j)goto b47;n=n-16;
t=f19(j,0,n);n=t+n;WL(n+8,0);WL(n,0);WW(a+120,o);k=RW(a+112);WW(a+112,o);l=RW(a+116);WW(a+116,t);
if(!h)goto b106;x=l+(h<<4);u=o-1;v=RW(a+124);q=l;b107:;if(RW(q+12)!=v)goto b108;ac=RL(q);n=u&(U)ac;
if(RW(t+(n<<4)+12)!=v)goto b109;b110:;n=n+1&u;if(RW(t+(n<<4)+12)==v)goto b110;b109:;
if(n>=o)goto b48;p=RW(q+8);n=t+(n<<4);WW(n+12,v);WW(n+8,p);WL(n,ac);b108:;q=q+16;if(q!=x)goto b107;
b106:;if(!k)goto b111;n=(0u-Above((k<<4)-1)&31)<<2;WW(l,RW(n+33384));WW(n+33384,l);b111:;h=o;b104:;
q=h-1;v=q&(U)y;n=j+(v<<4);l=RW(a+124);if(RW(n+12)!=l)goto b112;b113:;u=RW(n+8);t=u%52;
if(RL(n)!=y)goto b114;if(t!=r)goto b114;n=u-1;if(n>=w)goto b115;t0=Compare(i+(n<<5),a+240,32);
if(t0)goto b114;WW(a+256,RW(a+312));WW(a+252,u);WW(a+248,2);WL(a+240,m);f17(a+272,a+48,a+240);
goto b2;b115:;abort();b114:;v=v+1&q;n=j+(v<<4);if(RW(n+12)==l)goto b113;b112:;if(v>=h)goto b116;
n=j+(v<<4);WW(n+12,l);WW(n+8,z);WL(n,y);s=s+1;WW(a+128,s);t=RW(a+312);p=t&3;k=h;n=RW(a+316);
if(n>12)goto b85;goto b86;b116:;abort();b85:;abort();b51:;abort();b50:;abort();b49:;abort();b48:;
abort();b47:;abort();b46:;abort();b45:;abort();b44:;abort();b37:;abort();b36:;y=RL(a+272);
WL(b+16,RL(c+16));WL(b+8,RL(c+8));WL(b,RL(c));WL(a+240,y);r=0;b118:;y=RL(a+240+r);if(y!=0)goto b120;
f10(g,33352,6);goto b119;b120:;n=0;f19(a+272,0,168);t=32996;u=32924;v=4294967140u;b121:;
if(n>=157)goto b117;q=a+272+n;WW(q+8,RW(v+32932));WL(q,RL(v+32924));
n=((U)(y>>((L)RW(u)&63))&15)*(RW(t)+1)+n;u=u+4;t=t+8;v=v+12;if(v)goto b121;n=n-1;if(n>=169)goto b3;
f10(g,a+272,n);b119:;n=RW(a+92);if(n!=RW(a+84))goto b122;f29(g);b122:;WB(RW(a+88)+n,10);
WW(a+92,n+1);r=r+8;if(r!=32)goto b118;m=m+1;goto b4;b117:;abort();b3:;abort();b2:;n=RW(a+112);
if(!n)goto b123;v=RW(a+116);n=(0u-Above((n<<4)-1)&31)<<2;WW(v,RW(n+33384));WW(n+33384,v);b123:;
n=RW(a+132);if(!n)goto b124;v=RW(a+136);n=(0u-Above((n<<5)-1)&31)<<2;WW(v,RW(n+33384));
WW(n+33384,v);b124:;n=RW(a+92);if(!n)goto b125;((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),
n);b125:;n=RW(a+84);if(!n)goto b126;v=RW(a+88);n=(0u-Above(n-1|15)&31)<<2;WW(v,RW(n+33384));
WW(n+33384,v);b126:;n=RW(a+96);if(!n)goto b127;v=RW(a+100);n=(0u-Above(n-1|15)&31)<<2;
WW(v,RW(n+33384));WW(n+33384,v);b127:;G0=a+448;}static void f27(void){abort();}
static void f28(void){abort();}static void f29(U a){U b=0,c=0,d=0,t0;b=G0-16;G0=b;c=RW(a);t0=c;
c=c<<1;c=c>8?c:8u;f30(b+4,t0,RW(a+4),c);if(RW(b+4)!=1)goto b2;f14(RW(b+8),RW(b+12));abort();b2:;
d=RW(b+8);WW(a,c);WW(a+4,d);G0=b+16;}static void f30(U a,U b,U c,U d){U e=0;e=0;
if((int)d>=0)goto b3;b=1;c=4;goto b2;b3:;if(!b)goto b5;e=f5(c,b,d);goto b4;b5:;e=f6(d);b4:;
if(e)goto b7;b=1;WW(a+4,1);goto b6;b7:;WW(a+4,e);b=0;b6:;c=8;e=d;b2:;WW(a+c,e);WW(a,b);}
int main(void){Grow(1);
memcpy(M+32768,"A A A A     2 2 2 2     3 3 3 3     4 4 4 4     5 5 5 5     6 6 6 6     7 7 7 7     8 8 8 8     9 9 ",100);
memcpy(M+32868,"9 9     10 10 10 10 J J J J     Q Q Q Q     K K K K     $\0\0\0\4\0\0\0\10\0\0\0\14\0\0\0\20\0\0\0\24\0\0\0\30\0\0\0\34\0\0\0 \0\0\0\0\0\0\0(\0\0\0",100);
memcpy(M+32968,"0\0\0\0,\0\0\0A2345678910JQK\0\0\320\200\0\0\1\0\0\0\321\200\0\0\1\0\0\0\322\200\0\0\1\0\0\0\323\200\0\0\1\0\0\0\324\200\0\0\1\0\0\0\325\200\0\0\1\0\0\0\326\200\0\0\1\0\0\0\327\200\0\0\1\0\0\0\330\200\0\0\1\0\0\0\331\200\0\0",100);
memcpy(M+33068,"\2\0\0\0\333\200\0\0\1\0\0\0\334\200\0\0\1\0\0\0\335\200\0\0\1\0\0\0\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\0\4\10\14\20\24\30\34 \377\377\377\377\377\377\377$\377\377\377\377\377\377",100);
memcpy(M+33168,"\377\377(,\377\377\377\377\3770\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",100);
memcpy(M+33268,"\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377WINNER\357\273\277\0\0\0\0\0\0\0",100);
memcpy(M+33372,"\1\0\0\0\1\0\0\0\2\0\0\0",12);
f26();return 0;}
