/* 10-20-30 (UVa 246)
 * Generated from src/problems/ten_twenty_thirty/solution.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 1558f49dba5c02fe */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Words of 32 and 64 bits; signed types. The lowest byte of a word comes first. */
typedef unsigned int U;
typedef unsigned long long L;
typedef signed char SB;
typedef short SH;
typedef long long SL;
typedef void (*Any)(void);

/* The memory, into which the addresses below are offsets, and its size in pages of 65536 bytes. */
static unsigned char *M;
static U Pages;
static U Grow(U more) {
    U before = Pages;
    unsigned char *larger = (unsigned char *)realloc(M, ((size_t)before + more) << 16);
    if (!larger) exit(3);
    M = larger;
    memset(M + ((size_t)before << 16), 0, (size_t)more << 16);
    Pages += more;
    return before;
}

/* Load and store: a byte, half a word, a word, a long word. */
static U RB(U a) { return M[a]; }

static U RH(U a) { unsigned short v; memcpy(&v, M + a, 2); return v; }

static U RW(U a) { U v; memcpy(&v, M + a, 4); return v; }

static L RL(U a) { L v; memcpy(&v, M + a, 8); return v; }

static void WB(U a, U v) { M[a] = (unsigned char)v; }

static void WH(U a, U v) { unsigned short h = (unsigned short)v; memcpy(M + a, &h, 2); }

static void WW(U a, U v) { memcpy(M + a, &v, 4); }

static void WL(U a, L v) { memcpy(M + a, &v, 8); }

static void Copy(U to, U from, U size) { memmove(M + to, M + from, size); }

static void Fill(U to, U byte, U size) { memset(M + to, (int)byte, size); }

static U Compare(U a, U b, U size) { return (U)memcmp(M + a, M + b, size); }

/* The files that are read, by number, and the one that is written. */
static FILE *Files[3], *Output;

static U Read(U file, U to, U size) {
    U length = (U)fread(M + to, 1, size, Files[file]);
    return ferror(Files[file]) ? ~(U)0 : length;
}

static void Write(U from, U size) { if (Output) fwrite(M + from, 1, size, Output); }

/* Leading zeros. */
static U Clz(U v) {
#ifdef __GNUC__
    return v ? (U)__builtin_clz(v) : 32;
#else
    U n = 32;
    for (; v; v >>= 1) n--;
    return n;
#endif
}

/* Trailing zeros. */
static U Ctz(U v) {
#ifdef __GNUC__
    return v ? (U)__builtin_ctz(v) : 32;
#else
    U n = 32;
    for (; v; v <<= 1) n--;
    return n;
#endif
}

static L CtzL(L v) { return (U)v ? Ctz((U)v) : 32 + Ctz((U)(v >> 32)); }

static U G0=32768;
static void F5(U a);
static void F6(U a,U b,U c,U d,U e,U f);
static void F7(U a,U b);
static U F8(U a,U b,U c);
static void F9(U a,U b,U c);
static void F10(U a,U b,U c,U d);
static U F11(U a,U b,U c);
static void F12(U a);
static U F15(U a,U b,U c);
static U F16(U a,U b);
static L F19(U a);
static U F20(U a);
static void F21(U a,U b);
static void F22(U a,U b,U c);
static void F23(U a,U b);
static void F24(U a);
static void F25(U a,U b);
static U F26(U a,U b,U c);
static void F27(U a,U b);
static U F29(void);
static void F30(U a);
static void F31(U a,U b,U c,U d);
static Any T[]={0,(Any)F10,(Any)F11,(Any)F19};
static void F5(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F6(b+4,e,RW(a+4),c,4,64);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F6(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+33416);if(h){goto B2;}l=RW(33548);h=RW(33544);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(33548,j+(m&4294901760u));h=j==l?h:j;}WW(33544,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+33416);if(!h){
b=RW(33548);h=RW(33544);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(33548,c+(k&4294901760u));h=c==b?h:c;}WW(33544,h+f);goto B6;}WW(f+33416,RW(h));goto B5;
B2:WW(k+33416,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+33416));
WW(f+33416,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F7(U a,U b){(void)b;if(a!=0){abort();}abort();}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
static void F9(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F7(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F6(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F7(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F10(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F11(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F12(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+33416);if(d){goto B2;}
g=RW(33548);d=RW(33544);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(33548,e+(h&4294901760u));d=e==g?d:e;}WW(33544,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+33416,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F15(f,0,96);F15(f+96,0,96);F15(f+192,0,96);F15(f+288,0,96);
F15(f+384,0,96);F15(f+480,0,96);F15(f+576,0,96);F15(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F15(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+33416));WW(f+33416,j);}}
static U F15(U a,U b,U c){Fill(a,b,c);return a;}
static U F16(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F19(U a){(void)a;return 11400714819323198485ull;}
static U F20(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;m=F8(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,33130,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(33130,m,3);if(!q){c=c-3;F8(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F21(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(c>=d){i=F20(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F16(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(g<c){goto B8;}if(f>65536){goto B8;}i=F20(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(g<c));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static void F22(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,w=0,x=0,y=0;d=G0-16;G0=d;e=b+48;B11:f=RW(b+2804);if(RW(b+2808)>=c){if(!f){F23(d+8,b);
if(!(RW(d+8)&1)){f=RW(b+2804);goto B1;}g=RW(d+12);f=2;goto B2;}}B1:h=RW(b+2800)-f;g=RB(b+3135);
i=(RB(b+3136)-g)&255;h=h<i?h:i;j=h<7?h:7u;k=j+f;if(k<f){goto B3;}if(k>=9){goto B3;}if(!h){
WW(b+2804,k);goto B4;}i=g+2815;g=f*344;l=1u<<(f&31);m=0;n=j;B5:f=b+g;o=f+48;p=RW(o);q=f+388;r=RB(q);
h=RB(b+i);WB(b+(g+r)+67,h);WB(q,r+1);q=f+60;r=RW(q);WW(q,1074791424u>>(h&31));
WW(o,((r|RW(f+56))>>(h&31))|RW(f+52));m=((0u-((p>>(h&31))&1))&l)|m;i=i+1;g=g+344;l=l<<1;n=n-1;if(n){
goto B5;}g=RB(b+3135)+j;WB(b+3135,g);k=RW(b+2804)+j;WW(b+2804,k);if(m!=0){B8:s=Ctz(m);t=e+(s&7)*344;
r=t+16;h=RB(t+339);f=RH(r+h+3);j=f>>8;q=1074791424u>>((j+f)&31);i=RB(t+340);g=r+i;y=RH(g);g=RB(g+2);
o=y|(g<<16);u=o>>8;l=1074791424u>>((u+g)&31);p=RB(((i-h)&255)+33133);n=RB(b+3136);B6:y=l>>(f&31);
l=q>>(g&31);l=p*(((y|l)&1)+(l&1));f=((j&255)<<8)|(f&255);
WW(b+(n&255)+2815,((4294967295u<<((l<<3)&31))&(f^(((u&255)<<8)|((g&255)<<16)|(o&255))))^f);f=p*3;
n=n+f;i=i+(l-f);h=h+l;v=(i-h)&255;w=i&255;f=r+w;g=RB(f+2);o=RH(f)|(g<<16);u=o>>8;
l=1074791424u>>((u+g)&31);x=h&255;f=RH(r+x+3);j=f>>8;q=1074791424u>>((j+f)&31);
p=RB(v+33133)&((l>>(f&31))|(q>>(g&31))|(l>>(o&31)));if(p&255){goto B6;}WB(t+340,i);WB(t+339,h);
WB(b+3136,n);WW(t+4,q);g=g&31;WW(t+12,1074791424u>>(g&31));f=1074791424u>>(f&31&31);WW(t+8,f);
WW(t,v<2?4294967295u:(f>>(g&31))|q|l);if(w==x){f=s+1;if(s>=8){goto B7;}
F8(e+s*344,e+f*344,(7u-s)*344);WW(b+2800,RW(b+2800)-1);k=RW(b+2804)-1;WW(b+2804,k);}f=(m-1)&m;
m=f>>((U)(w==x)&31);if(f){goto B8;}g=RB(b+3135);}B4:f=RW(b+2800);if(k!=f){k=f;goto B9;}WW(b+2804,0);
if((int)(U)((int)(g<<24)>>24)<=-1){F24(b);g=RB(b+3135);k=RW(b+2800);}B9:if(!k){f=0;goto B10;}
if(RB(b+3136)!=(g&255)){goto B11;}f=1;B10:g=RW(b+2808)+(g&255);goto B2;B3:abort();B7:abort();
B2:WW(a+4,g);WB(a,f);G0=d+16;}
static void F23(U a,U b){U c=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,o=0,p=0;L d=0,n=0;c=G0-144;G0=c;
F25(c+8,b);WL(c+128,RL(c+64));WL(c+120,RL(c+56));WL(c+112,RL(c+48));WL(c+104,RL(c+40));
WL(c+96,RL(c+32));WL(c+88,RL(c+24));WL(c+80,RL(c+16));WL(c+72,RL(c+8));d=RL(b);
d=(d^(d>>30)^60)*13787848793156543929ull;d=((d>>27)^d)*10723151780598845931ull;d=(d>>31)^d;e=c+8;
f=60;B1:WL(c+136,0);g=f<8?f:8u;F8(c+136,e,g);d=RL(c+136)^d;d=((d>>30)^d)*13787848793156543929ull;
d=((d>>27)^d)*10723151780598845931ull;d=(d>>31)^d;e=e+g;f=f-g;if(f){goto B1;}f=RW(b+16);g=f-1;
h=(U)d;e=g&h;if(f!=0){i=RW(b+36);j=RW(b+40);k=0;l=RW(b+12);f=l+e*12;m=RH(b+24);if(RH(f+10)==m){
n=d&281474976710655ull;B4:if((((L)RH(f+8)<<32)|(L)RW(f))==n){o=RW(f+4);f=o-1;if(f>=j){goto B2;}
p=Compare(i+(f<<6),c+72,60);if(!p){k=1;goto B3;}}e=(e+1)&g;f=l+e*12;if(RH(f+10)==m){goto B4;}}o=e;
B3:if(j==RW(b+32)){F5(b+32);i=RW(b+36);}e=1;g=j+1;WW(b+40,g);f=i+(j<<6);WL(f+56,RL(c+128));
WL(f+48,RL(c+120));WL(f+40,RL(c+112));WL(f+32,RL(c+104));WL(f+24,RL(c+96));WL(f+16,RL(c+88));
WL(f+8,RL(c+80));WL(f,RL(c+72));if(!k){l=RW(b+16);if(o>=l){goto B5;}f=RW(b+12)+o*12;
WH(f+10,RH(b+24));WH(f+8,(U)(d>>32));WW(f+4,g);WW(f,h);f=RW(b+20)+1;WW(b+20,f);e=0;if(f<<1>l){
F12(b);}}WW(a+4,o);WW(a,e);G0=c+144;return;}abort();B2:abort();B5:abort();}
static void F24(U a){U b=0,c=0,k=0;L d=0,e=0,f=0,g=0,h=0,i=0,j=0;b=RB(a+3135);
WW(a+2808,RW(a+2808)+b);c=a+b;d=RL(c+2823);e=RL(c+2831);f=RL(c+2839);g=RL(c+2847);h=RL(c+2855);
i=RL(c+2863);j=RL(c+2871);WL(a+2815,RL(c+2815));WL(a+2871,j);WL(a+2863,i);WL(a+2855,h);WL(a+2847,g);
WL(a+2839,f);WL(a+2831,e);WL(a+2823,d);WB(a+3136,RB(a+3136)-b);WB(a+3135,0);b=RW(a+2800);if(b<9){
if(b!=0){k=RB(a+387);c=a+k;d=RL(c+75);e=RL(c+83);f=RL(c+91);g=RL(c+99);h=RL(c+107);i=RL(c+115);
j=RL(c+123);WL(a+67,RL(c+67));WL(a+123,j);WL(a+115,i);WL(a+107,h);WL(a+99,g);WL(a+91,f);WL(a+83,e);
WL(a+75,d);WB(a+388,RB(a+388)-k);WB(a+387,0);if(b!=1){k=RB(a+731);c=a+k;d=RL(c+419);e=RL(c+427);
f=RL(c+435);g=RL(c+443);h=RL(c+451);i=RL(c+459);j=RL(c+467);WL(a+411,RL(c+411));WL(a+467,j);
WL(a+459,i);WL(a+451,h);WL(a+443,g);WL(a+435,f);WL(a+427,e);WL(a+419,d);WB(a+732,RB(a+732)-k);
WB(a+731,0);if(b!=2){k=RB(a+1075);c=a+k;d=RL(c+763);e=RL(c+771);f=RL(c+779);g=RL(c+787);h=RL(c+795);
i=RL(c+803);j=RL(c+811);WL(a+755,RL(c+755));WL(a+811,j);WL(a+803,i);WL(a+795,h);WL(a+787,g);
WL(a+779,f);WL(a+771,e);WL(a+763,d);WB(a+1076,RB(a+1076)-k);WB(a+1075,0);if(b!=3){k=RB(a+1419);
c=a+k;d=RL(c+1107);e=RL(c+1115);f=RL(c+1123);g=RL(c+1131);h=RL(c+1139);i=RL(c+1147);j=RL(c+1155);
WL(a+1099,RL(c+1099));WL(a+1155,j);WL(a+1147,i);WL(a+1139,h);WL(a+1131,g);WL(a+1123,f);WL(a+1115,e);
WL(a+1107,d);WB(a+1420,RB(a+1420)-k);WB(a+1419,0);if(b!=4){k=RB(a+1763);c=a+k;d=RL(c+1451);
e=RL(c+1459);f=RL(c+1467);g=RL(c+1475);h=RL(c+1483);i=RL(c+1491);j=RL(c+1499);WL(a+1443,RL(c+1443));
WL(a+1499,j);WL(a+1491,i);WL(a+1483,h);WL(a+1475,g);WL(a+1467,f);WL(a+1459,e);WL(a+1451,d);
WB(a+1764,RB(a+1764)-k);WB(a+1763,0);if(b!=5){k=RB(a+2107);c=a+k;d=RL(c+1795);e=RL(c+1803);
f=RL(c+1811);g=RL(c+1819);h=RL(c+1827);i=RL(c+1835);j=RL(c+1843);WL(a+1787,RL(c+1787));WL(a+1843,j);
WL(a+1835,i);WL(a+1827,h);WL(a+1819,g);WL(a+1811,f);WL(a+1803,e);WL(a+1795,d);
WB(a+2108,RB(a+2108)-k);WB(a+2107,0);if(b!=6){k=RB(a+2451);c=a+k;d=RL(c+2139);e=RL(c+2147);
f=RL(c+2155);g=RL(c+2163);h=RL(c+2171);i=RL(c+2179);j=RL(c+2187);WL(a+2131,RL(c+2131));WL(a+2187,j);
WL(a+2179,i);WL(a+2171,h);WL(a+2163,g);WL(a+2155,f);WL(a+2147,e);WL(a+2139,d);
WB(a+2452,RB(a+2452)-k);WB(a+2451,0);if(b!=7){b=RB(a+2795);c=a+b;d=RL(c+2483);e=RL(c+2491);
f=RL(c+2499);g=RL(c+2507);h=RL(c+2515);i=RL(c+2523);j=RL(c+2531);WL(a+2475,RL(c+2475));WL(a+2531,j);
WL(a+2523,i);WL(a+2515,h);WL(a+2507,g);WL(a+2499,f);WL(a+2491,e);WL(a+2483,d);
WB(a+2796,RB(a+2796)-b);WB(a+2795,0);}}}}}}}}return;}abort();}
static void F25(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0;L i=0;c=G0-128;G0=c;
d=RW(b+2800);if(d<9){e=RB(b+3135);f=b+e;WL(c,RL(f+2815));WL(c+8,RL(f+2823));WL(c+16,RL(f+2831));
WL(c+24,RL(f+2839));WL(c+32,RL(f+2847));WL(c+40,RL(f+2855));WL(c+48,RL(f+2863));WL(c+56,RL(f+2871));
g=RB(b+3136)-e;h=0;i=0;if(!d){j=0;d=0;k=0;f=0;l=0;goto B1;}m=g&255;if((g&255)>64){goto B2;}f=c+m;
l=RB(b+387);k=b+l;WL(f,RL(k+67));WL(f+8,RL(k+75));WL(f+16,RL(k+83));WL(f+24,RL(k+91));
WL(f+32,RL(k+99));WL(f+40,RL(k+107));WL(f+48,RL(k+115));WL(f+56,RL(k+123));l=RB(b+388)-l;n=d*344+48;
if(n==392){j=0;d=0;k=0;f=0;goto B1;}m=m+(l&255);if(m>64){goto B2;}f=c+m;d=RB(b+731);k=b+d;
WL(f,RL(k+411));WL(f+8,RL(k+419));WL(f+16,RL(k+427));WL(f+24,RL(k+435));WL(f+32,RL(k+443));
WL(f+40,RL(k+451));WL(f+48,RL(k+459));WL(f+56,RL(k+467));f=RB(b+732)-d;if(n==736){j=0;d=0;k=0;
goto B1;}m=m+(f&255);if(m>64){goto B2;}k=c+m;j=RB(b+1075);d=b+j;WL(k,RL(d+755));WL(k+8,RL(d+763));
WL(k+16,RL(d+771));WL(k+24,RL(d+779));WL(k+32,RL(d+787));WL(k+40,RL(d+795));WL(k+48,RL(d+803));
WL(k+56,RL(d+811));k=RB(b+1076)-j;if(n==1080){j=0;d=0;goto B1;}m=m+(k&255);if(m>64){goto B2;}d=c+m;
o=RB(b+1419);j=b+o;WL(d,RL(j+1099));WL(d+8,RL(j+1107));WL(d+16,RL(j+1115));WL(d+24,RL(j+1123));
WL(d+32,RL(j+1131));WL(d+40,RL(j+1139));WL(d+48,RL(j+1147));WL(d+56,RL(j+1155));d=RB(b+1420)-o;
if(n==1424){j=0;goto B1;}m=m+(d&255);if(m>64){goto B2;}j=c+m;p=RB(b+1763);o=b+p;WL(j,RL(o+1443));
WL(j+8,RL(o+1451));WL(j+16,RL(o+1459));WL(j+24,RL(o+1467));WL(j+32,RL(o+1475));WL(j+40,RL(o+1483));
WL(j+48,RL(o+1491));WL(j+56,RL(o+1499));j=RB(b+1764)-p;if(n==1768){goto B1;}m=m+(j&255);if(m>64){
goto B2;}h=c+m;p=RB(b+2107);o=b+p;WL(h,RL(o+1787));WL(h+8,RL(o+1795));WL(h+16,RL(o+1803));
WL(h+24,RL(o+1811));WL(h+32,RL(o+1819));WL(h+40,RL(o+1827));WL(h+48,RL(o+1835));WL(h+56,RL(o+1843));
h=RB(b+2108)-p;if(n==2112){goto B1;}m=m+(h&255);if(m>64){goto B2;}m=c+m;o=RB(b+2451);n=b+o;
WL(m,RL(n+2131));WL(m+8,RL(n+2139));WL(m+16,RL(n+2147));WL(m+24,RL(n+2155));WL(m+32,RL(n+2163));
WL(m+40,RL(n+2171));WL(m+48,RL(n+2179));WL(m+56,RL(n+2187));i=(L)(RB(b+2452)-o)<<56;goto B1;}
abort();B2:abort();B1:WW(a+48,RW(c+48));WL(a+40,RL(c+40));WL(a+32,RL(c+32));WL(a+24,RL(c+24));
WL(a+16,RL(c+16));WL(a+8,RL(c+8));WL(a,RL(c));WW(a+60,RW(b+2808)+e);
WL(a+52,i|(((L)h&255)<<48)|(((L)j&255)<<40)|(((L)d&255)<<32)|(((L)k&255)<<24)|(((L)f&255)<<16)|(((L)
l&255)<<8)|((L)g&255));G0=c+128;}
static U F26(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,a1=0,b1=0,
c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0;L l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0;d=G0-416;G0=d;e=c-1;
f=RW(a+40);if(e<f){g=RW(RW(a+36)+(e<<6)+60);h=RB(a+3135);i=RW(a+2808);j=f;k=c;if(c==1){WL(d+272,0);
WW(d+269,0);WB(d+268,52);WL(d+216,RL(b));WL(d+224,RL(b+8));WL(d+232,RL(b+16));WL(d+240,RL(b+24));
WL(d+248,RL(b+32));WL(d+256,RL(b+40));WW(d+264,RW(b+48));F27(a,d+216);F22(d+16,a,0);j=RW(a+40);
e=j-1;k=RW(d+20);}c=(k==c?f:k)-2;if(c<j){b=RW(a+36);c=b+(c<<6);WL(d+216,RL(c));WL(d+224,RL(c+8));
WL(d+232,RL(c+16));WL(d+240,RL(c+24));WL(d+248,RL(c+32));WL(d+256,RL(c+40));WL(d+264,RL(c+48));
WL(d+272,RL(c+56));c=e-1;if(c<j){c=b+(c<<6);WL(d+336,RL(c+56));WL(d+328,RL(c+48));
WL(d+320,RL(c+40));WL(d+312,RL(c+32));WL(d+304,RL(c+24));WL(d+296,RL(c+16));WL(d+288,RL(c+8));
WL(d+280,RL(c));F8(d+88,d+216,128);c=k-1;if(c<j){c=b+(c<<6);l=RL(c);m=RL(c+8);n=RL(c+16);o=RL(c+24);
p=RL(c+32);q=RL(c+40);r=RL(c+48);s=RL(c+56);WW(a+20,0);c=RH(a+24)+1;WH(a+24,c);WL(d+80,s);
WL(d+72,r);WL(d+64,q);WL(d+56,p);WL(d+48,o);WL(d+40,n);WL(d+32,m);WL(d+24,l);if((c&65535)!=c){
c=RW(a+16);if(c!=0){c=c*12;F15(RW(a+12),0,c-(c-12)%12);}WH(a+24,1);}WW(a+40,0);
t=F8(d+216+8,d+88,128);WL(d+216,8589934592ull);u=a+2815;v=a+48;c=0;B2:w=c;F27(a,t+(c<<6));
B8:F25(d+352,a);k1=Compare(d+352,d+24,60);if(k1!=0){F23(d+8,a);if(RW(d+8)!=1){goto B1;}}c=1;
if(!(w&1)){goto B2;}c=RW(a+2808);b=RB(a+3135);G0=d+416;return b+(c+(i+h-g));B1:b=RW(a+2804);
c=RW(a+2800)-b;j=RB(a+3135);k=(RB(a+3136)-j)&255;c=c<k?c:k;e=c!=0;x=b+e;if(x>=b){if(x<9){if(c!=0){
c=v+b*344;f=RB(c+340);k=RB(u+j);WB(c+f+19,k);j=RW(c+12);WW(c+12,1074791424u>>(k&31));WB(c+340,f+1);
f=RW(c);WW(c,((j|RW(c+8))>>(k&31))|RW(c+4));x=RW(a+2804)+e;j=RB(a+3135);if((f>>(k&31))&1){goto B3;}}
WW(a+2804,x);WB(a+3135,j+e);goto B4;B3:WW(a+2804,x);WB(a+3135,j+1);y=1u<<(b&31);B7:z=Ctz(y);
a1=v+(z&7)*344;b1=a1+16;j=RB(a1+339);c=RH(b1+j+3);c1=c>>8;d1=1074791424u>>((c1+c)&31);k=RB(a1+340);
b=b1+k;k1=RH(b);b=RB(b+2);e1=k1|(b<<16);f1=e1>>8;e=1074791424u>>((f1+b)&31);
g1=RB(((k-j)&255)+33133);f=RB(a+3136);B5:d1=d1>>(b&31);e=g1*(((d1|(e>>(c&31)))&1)+(d1&1));
c=((c1&255)<<8)|(c&255);WW(a+(f&255)+2815,((4294967295u<<((e<<3)&31))&((((b&255)<<16)|((f1&255)<<8)|
(e1&255))^c))^c);c=g1*3;f=f+c;k=e-c+k;j=e+j;h1=(k-j)&255;i1=k&255;c=b1+i1;b=RB(c+2);
e1=RH(c)|(b<<16);f1=e1>>8;e=1074791424u>>((f1+b)&31);j1=j&255;c=RH(b1+j1+3);c1=c>>8;
d1=1074791424u>>((c1+c)&31);g1=RB(h1+33133)&((e>>(c&31))|(d1>>(b&31))|(e>>(e1&31)));if(g1&255){
goto B5;}WB(a1+340,k);WB(a1+339,j);WB(a+3136,f);WW(a1+4,d1);b=b&31;WW(a1+12,1074791424u>>(b&31));
c=1074791424u>>(c&31&31);WW(a1+8,c);WW(a1,h1<2?4294967295u:(c>>(b&31))|d1|e);if(i1==j1){c=z+1;
if(z>=8){goto B6;}F8(v+z*344,v+c*344,(7u-z)*344);WW(a+2800,RW(a+2800)-1);x=RW(a+2804)-1;
WW(a+2804,x);}c=(y-1)&y;y=c>>((U)(i1==j1)&31);if(!c){goto B4;}goto B7;}}abort();B6:abort();
B4:if(x!=RW(a+2800)){goto B8;}WW(a+2804,0);if((int)(U)(SB)RB(a+3135)>-1){goto B8;}F24(a);goto B8;}
abort();}}abort();}abort();}
static void F27(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;c=RB(b+52);if(c<53){
F8(a+2815,b,c);WB(a+3136,c);WB(a+3135,0);d=b+53;e=52u-c;f=b+c;g=0;B2:c=RB(d);if(e<c){goto B1;}h=a+g;
i=F8(h+67,f,c);WB(h+388,c);WB(h+387,0);j=a+(g+c);k=RB(j+65);j=RB(j+66);i=RH(i);
l=1074791424u>>(i&31);WW(h+56,l);WW(h+60,1074791424u>>(j&31));i=1074791424u>>((i+(i>>8))&31);
WW(h+52,i);WW(h+48,c<2?4294967295u:(l>>(j&31))|(1074791424u>>((k+j)&31))|i);d=d+1;e=e-c;f=f+c;
g=g+344;if(g!=2408){goto B2;}WL(a+2800,7);WW(a+2808,RW(b+60));return;}B1:abort();}
static U F29(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,o=0,p=0,q=0,r=0,t=0;
L k=0,m=0,n=0,s=0;a=G0-6080;G0=a;WW(a+36,0);b=RW(33488);if(!b){c=RW(33548);b=RW(33544);
if(c-b<262144){t=Grow(4);d=t<<16;WW(33548,d+262144);b=d==c?b:d;}WW(33544,b+262144);if(b){goto B1;}
goto B2;}WW(33488,RW(b));B1:c=F15(b,0,131080);WL(a+88,1);WW(a+104,131080);WW(a+100,c);
WW(a+96,131080);WW(a+68,33392);WL(a+40,0);WH(a+108,0);WL(a+80,0);WL(a+72,0);WL(a+48,0);WL(a+56,0);
WW(a+64,a+36);F8(a+3328,32768,344);F8(a+3328+344,32768,344);F8(a+4016,32768,344);
F8(a+4360,32768,344);F8(a+4704,32768,344);F8(a+5048,32768,344);F8(a+5392,32768,344);
F8(a+5736,32768,344);c=RW(33468);if(!c){d=RW(33548);c=RW(33544);if(d-c<8192){t=Grow(1);e=t<<16;
WW(33548,e+65536);c=e==d?c:e;}WW(33544,c+8192);if(!c){goto B2;}goto B3;}WW(33468,RW(c));
B3:c=F15(c,0,6144);F15(a+2924,0,325);F8(a+112+48,a+3328,2752);WW(a+2920,0);WL(a+2912,0);WW(a+152,0);
WL(a+144,17179869184ull);WH(a+136,1);WL(a+128,512);WW(a+124,c);WW(a+120,512);
WL(a+112,11400714819323198485ull);f=a+2927;g=a+3260+38;h=a+3328+38;i=a+84;j=0;k=0;B22:WL(a+40,k+1);
if(j<=4294967287u){l=RW(a+104);if(j+8<=l){k=RL(b+j);
m=CtzL((k^18446744073709551615ull)&(k+16059518370053021407ull)&9259542123273814144ull);c=(U)m;
if((c&56)!=0){n=k>>(m&56&63);if(((U)n&255)<=32){if(((1ull<<(n&63))&4294983168ull)!=0){WW(a+80,j);
c=c>>3;WW(a+72,j+c+1);n=(k^3472328296227680304ull)<<((L)(c*56)&63);
if(((((n+8536140394893047414ull)|n)&9259542123273814144ull)|(L)((U)((k&255)==48)&(U)(m>15)))!=0){
goto B4;}k=(n*10+(n>>8))&71777214294589695ull;k=(k*100+(k>>16))&281470681808895ull;
d=(U)(k*10000+(k>>32));goto B5;}}}}}F21(a+24,a+40);if(RW(a+24)&1){goto B6;}l=RW(a+104);j=RW(a+80);
o=RW(a+28);c=j+o;if(c>=j){if(c<=l){b=RW(a+100);if(!o){goto B4;}p=b+j;if(o!=1){if((RB(p)&255)==48){
goto B4;}}d=0;c=0;B7:if(o==c){goto B5;}e=(RB(p+c)-48)&255;if(e>9){goto B4;}k=(L)d*10;if((U)(k>>32)){
goto B4;}c=c+1;q=(U)k;d=q+e;if(d>=q){goto B7;}goto B4;}}abort();B5:if(!d){goto B6;}if(d<=10){
WW(a+3376,d*16843009);k=(L)d*72340172838076673ull;WL(a+3368,k);WL(a+3360,k);WL(a+3352,k);
WL(a+3344,k);WL(a+3336,k);WL(a+3328,k);r=0;d=1;c=0;B13:if((c&1)!=0){if(r!=52){goto B8;}goto B9;}
if(d>=52u-r){goto B9;}r=r+d;B8:j=RW(a+72);if(j<=4294967287u){if(j+8<=l){k=RL(b+j);
m=CtzL((k^18446744073709551615ull)&(k+16059518370053021407ull)&9259542123273814144ull);c=(U)m;
if((c&56)!=0){n=k>>(m&56&63);if(((U)n&255)<=32){if(((1ull<<(n&63))&4294983168ull)!=0){WW(a+80,j);
c=c>>3;WW(a+72,j+c+1);n=(k^3472328296227680304ull)<<((L)(c*56)&63);
if(((((n+8536140394893047414ull)|n)&9259542123273814144ull)|(L)((U)((k&255)==48)&(U)(m>15)))!=0){
goto B10;}k=(n*10+(n>>8))&71777214294589695ull;k=(k*100+(k>>16))&281470681808895ull;
d=(U)(k*10000+(k>>32));goto B11;}}}}}F21(a+16,a+40);if(RW(a+16)&1){goto B6;}l=RW(a+104);j=RW(a+80);
o=RW(a+20);c=j+o;if(c>=j){if(c<=l){b=RW(a+100);if(!o){goto B10;}p=b+j;if(o!=1){if((RB(p)&255)==48){
goto B10;}}d=0;c=0;B12:if(o==c){goto B11;}e=(RB(p+c)-48)&255;if(e>9){goto B10;}k=(L)d*10;
if((U)(k>>32)){goto B10;}c=c+1;q=(U)k;d=q+e;if(d>=q){goto B12;}goto B10;}}abort();B11:if(d-1<10){
WB(a+3328+r,d);d=0;c=1;r=r+1;goto B13;}B10:c=RW(a+76);if(c>=j){if(c<=l){c=c-j;d=F16(b+j,c);if(d<=c){
goto B6;}abort();}}abort();}B4:c=RW(a+76);if(c<j){goto B14;}if(c>l){goto B14;}e=b+j;c=c-j;
d=F16(e,c);if(d>c){goto B15;}if(d!=0){d=F16(e,c);if(d>c){abort();}}B6:c=RW(a+120);if(c!=0){
d=RW(a+124);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(d,RW(c+33416));WW(c+33416,d);}c=RW(a+144);if(c!=0){
d=RW(a+148);c=((0u-Clz((c<<6)-1))&31)<<2;WW(d,RW(c+33416));WW(c+33416,d);}c=RW(a+92);if(c!=0){
((U(*)(U,U,U))T[RW(RW(a+68)+16)])(RW(a+64),RW(a+88),c);}c=RW(a+84);if(c!=0){d=RW(a+88);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+33416));WW(c+33416,d);}c=RW(a+96);if(c!=0){d=RW(a+100);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+33416));WW(c+33416,d);}G0=a+6080;return 0;B14:abort();
B15:abort();B9:WH(a+3264,RH(a+3332));WW(a+3260,RW(a+3328));WL(a+3312,RL(h));WL(a+3318,RL(h+6));
k=RL(a+3334);m=RL(a+3342);n=RL(a+3350);s=RL(a+3358);WL(g+6,RL(a+3318));WL(g,RL(a+3312));
WL(a+3290,s);WL(a+3282,n);WL(a+3274,m);WL(a+3266,k);WW(a+132,0);c=RH(a+136)+1;WH(a+136,c);
if((c&65535)!=c){c=RW(a+128);if(c!=0){c=c*12;F15(RW(a+124),0,c-(c-12)%12);}WH(a+136,1);}
WL(f,RL(a+3260));WL(f+8,RL(a+3268));WL(f+16,RL(a+3276));WL(f+24,RL(a+3284));WL(f+32,RL(a+3292));
WL(f+40,RL(a+3300));WW(f+48,RW(a+3308));WW(a+152,0);WH(a+3247,13326);q=4294964888u;d=a+3260;
B16:c=a+112+q;e=RB(d+7);WB(c+2476,e);o=c+2475;p=RB(d);WB(o,p);WH(c+2795,512);
WW(c+2468,1074791424u>>(e&31));o=RH(o);j=1074791424u>>(o&31);WW(c+2464,j);
o=1074791424u>>((o+(o>>8))&31);WW(c+2460,o);WW(c+2456,(j>>(e&31))|(1074791424u>>((p+e)&31))|o);
d=d+1;q=q+344;if(q){goto B16;}WW(a+2920,0);WL(a+2912,7);F22(a+8,a+112,256);e=RW(a+12);c=RB(a+8)&255;
if(c==2){d=33124;e=F26(a+112,a+3260,e);goto B17;}d=c?33118u:33112u;B17:c=RW(a+92);if(RW(a+84)-c<=5){
F9(i,c,6);c=RW(a+92);}o=RW(a+88);q=o+c;WW(q,RW(d));WH(q+4,RH(d+4));q=c+6;WW(a+92,q);c=0;
WW(a+3344,0);WL(a+3336,0);WL(a+3328,0);k=(L)e;B20:if(c+19>19){goto B18;}d=a+3328+c;e=d+19;m=k/10;
WB(e,(U)(m*246+k)|48);if(k<10){goto B19;}n=k/100;WB(d+18,(U)(n*246+m)|48);c=c-2;d=k<100;k=n;if(!d){
goto B20;}d=c+21;e=a+3328+c+20;goto B21;B18:abort();B19:d=c+20;B21:c=21u-d;d=RW(a+84);if(c>d-q){
F9(i,q,c);d=RW(a+84);o=RW(a+88);q=RW(a+92);}F8(o+q,e,c);c=q+c;WW(a+92,c);if(c==d){F30(i);o=RW(a+88);
}WB(o+c,10);WW(a+92,c+1);j=RW(a+72);b=RW(a+100);k=RL(a+40);goto B22;B2:abort();}
static void F30(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F31(b+4,e,RW(a+4),c);if(RW(b+4)==1){F7(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F31(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+33416);if(e){goto B2;}h=RW(33548);e=RW(33544);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(33548,f+(i&4294901760u));e=f==h?e:f;}
WW(33544,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+33416);if(!e){
g=RW(33548);e=RW(33544);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(33548,c+(f&4294901760u));e=c==g?e:c;}WW(33544,e+b);goto B5;}WW(b+33416,RW(e));goto B6;
B2:WW(g+33416,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+33416));WW(b+33416,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static U Run(void){Grow(1);
memcpy(M+32768,"\377\377\377\377",4);
memcpy(M+33112,"Win : Loss: Draw: \357\273\277\0\0\0\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+33212,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+33312,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\1\0\0\0\2\0\0\0",100);
memcpy(M+33412,"\3\0\0\0",4);
return F29();}
int main(void) {
    Files[0] = stdin;
    Output = stdout;
    Run();
    return 0;
}
