/* Cheat (hihoCoder 1830)
 * Generated from src/problems/cheat/validate.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 6ad211094d1719b4 */
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

/* Rotate left. */
static U Rotl(U v, U n) { return v << (n & 31) | v >> ((32 - n) & 31); }

static U G0=32768;
static void F5(U a,U b);
static U F7(U a,U b,U c);
static void F8(U a,U b,U c);
static U F9(U a,U b);
static U F10(U a,U b,U c);
static U F11(U a,U b);
static U F12(U a,U b);
static U F13(U a,U b);
static U F14(U a,U b,U c,U d,U e);
static void F15(U a,U b,U c,U d);
static U F16(U a,U b);
static U F17(U a);
static void F19(U a,U b,U c,U d);
static void F20(U a,U b,U c);
static void F21(U a,U b);
static void F22(U a,U b,U c,U d);
static U F23(U a,U b,U c);
static U F24(U a,U b);
static void F25(U a,U b,U c);
static U F27(U a,U b);
static U F28(U a,U b,U c,U d);
static void F29(U a,U b,U c,U d);
static L F30(U a);
static void F31(U a);
static void F32(U a,U b,U c,U d,U e);
static void F33(U a,U b,U c);
static U F34(U a,U b);
static U F35(U a,U b,U c);
static void F36(U a);
static U F38(U a,U b,U c);
static U F39(void);
static void F41(U a,U b,U c);
static void F42(U a,U b,U c,U d);
static void F43(U a);
static U F44(U a,U b,U c);
static U F45(U a,U b);
static U F46(U a,U b,U c);
static U F47(U a,U b,U c,U d,U e);
static Any T[]={0,(Any)F12,(Any)F16,(Any)F13,(Any)F27,(Any)F24,(Any)F9,(Any)F34,(Any)F11,(Any)F22,(
Any)F23,(Any)F30,(Any)F15,(Any)F29,(Any)F43,(Any)F44,(Any)F45,(Any)F46};
static void F5(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=1;if((b&1)!=0){b=b>>1;if(b!=0){
d=(0u-Clz((b-1)|15))&31;e=d<<2;c=RW(e+34216);if(!c){f=RW(34348);c=RW(34344);e=1u<<(d&31);if(f-c<e){
g=e+65535;h=Grow(g>>16);d=h<<16;WW(34348,d+(g&4294901760u));c=d==f?c:d;}WW(34344,c+e);if(c){goto B1;
}abort();}WW(e+34216,RW(c));B1:F7(c,33199,b);}WW(a+8,b);WW(a+4,c);WW(a,b);return;}F8(a,33199,b);}
static U F7(U a,U b,U c){Copy(a,b,c);return a;}
static void F8(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;d=G0-16;G0=d;if((c&1)!=0){e=c>>1;
goto B1;}e=RB(b);if(!e){goto B2;}f=0;g=b;h=0;B4:g=g+1;if((int)(U)((int)(e<<24)>>24)<=-1){
if((e&255)==128){e=RH(g);f=f+e;g=g+e+2;goto B3;}i=Rotl(e&3,0-8);
g=g+((((i<<5)&1073741824)|(i<<7))>>29)+((e>>1)&2)+((e>>2)&2);h=(U)(!f)|h;goto B3;}e=e&255;g=g+e;
f=f+e;B3:e=RB(g);if(e){goto B4;}e=0;if(!(h&(U)(f<16))){e=f<<1;if((int)e<=-1){goto B5;}}B1:if(e){
goto B6;}B2:g=1;e=0;goto B7;B6:h=(0u-Clz((e-1)|15))&31;f=h<<2;g=RW(f+34216);if(!g){i=RW(34348);
g=RW(34344);f=1u<<(h&31);if(i-g<f){j=f+65535;k=Grow(j>>16);h=k<<16;WW(34348,h+(j&4294901760u));
g=h==i?g:h;}WW(34344,g+f);if(g){goto B7;}abort();}WW(f+34216,RW(g));B7:WW(d+12,0);WW(d+8,g);
WW(d+4,e);k=F28(d+4,33716,b,c);if(!k){WW(a+8,RW(d+12));WL(a,RL(d+4));G0=d+16;return;}B5:abort();}
static U F9(U a,U b){U c=0;c=F10(b,RW(a+4),RW(a+8));return c;}
static U F10(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;d=RW(a+8);
if((d&402653184)!=0){if((d&268435456)!=0){e=RH(a+14);if(e){goto B1;}c=0;goto B2;}if(c>=16){
f=(b+3)&4294967292u;g=b-f;h=c+g;i=h&3;j=0;k=0;if(b!=f){e=0;k=0;if(g<=4294967292u){e=0;k=0;B3:l=b+e;
k=k+(U)((int)(U)(SB)RB(l)>-65)+(U)((int)(U)(SB)RB(l+1)>-65)+(U)((int)(U)(SB)RB(l+2)>-65)+(U)((int)(
U)(SB)RB(l+3)>-65);e=e+4;if(e){goto B3;}}l=b+e;B4:k=k+(U)((int)(U)(SB)RB(l)>-65);l=l+1;g=g+1;if(g){
goto B4;}}if(i!=0){l=f+(h&2147483644);j=(int)(U)(SB)RB(l)>-65;if(i!=1){
j=j+(U)((int)(U)(SB)RB(l+1)>-65);if(i!=2){j=j+(U)((int)(U)(SB)RB(l+2)>-65);}}}i=h>>2;e=j+k;B8:j=f;
if(!i){goto B5;}h=i<192?i:192u;m=h&3;n=h<<2;k=n&1008;if(!k){l=0;goto B6;}g=j+k;l=0;k=j;
B7:f=RW(k+12);o=(((f^4294967295u)>>7)|(f>>6))&16843009;f=RW(k+8);
p=(((f^4294967295u)>>7)|(f>>6))&16843009;f=RW(k+4);q=(((f^4294967295u)>>7)|(f>>6))&16843009;f=RW(k);
l=o+(p+(q+(((((f^4294967295u)>>7)|(f>>6))&16843009)+l)));k=k+16;if(k!=g){goto B7;}B6:i=i-h;f=j+n;
e=(((((l>>8)&16711935)+(l&16711935))*65537)>>16)+e;if(!m){goto B8;}l=j+((h&252)<<2);k=RW(l);
k=(((k^4294967295u)>>7)|(k>>6))&16843009;if(m!=1){f=RW(l+4);
k=((((f^4294967295u)>>7)|(f>>6))&16843009)+k;if(m!=2){l=RW(l+8);
k=((((l^4294967295u)>>7)|(l>>6))&16843009)+k;}}e=(((((k>>8)&459007)+(k&16711935))*65537)>>16)+e;
goto B5;}if(!c){e=0;goto B5;}l=c&3;f=0;e=0;if(c>=4){g=c&12;e=0;f=0;B9:k=b+f;
e=e+(U)((int)(U)(SB)RB(k)>-65)+(U)((int)(U)(SB)RB(k+1)>-65)+(U)((int)(U)(SB)RB(k+2)>-65)+(U)((int)(
U)(SB)RB(k+3)>-65);f=f+4;if(g!=f){goto B9;}if(!l){goto B5;}}k=b+f;
B10:e=e+(U)((int)(U)(SB)RB(k)>-65);k=k+1;l=l-1;if(l){goto B10;}goto B5;B1:g=b+c;c=0;l=b;f=e;B13:k=l;
if(k==g){goto B11;}l=(U)(SB)RB(k);if((int)l>-1){l=k+1;goto B12;}if(l<4294967264u){l=k+2;goto B12;}
l=k+(l>4294967279u?4u:3u);B12:c=l-k+c;f=f-1;if(f){goto B13;}B2:f=0;B11:e=e-f;B5:k=RH(a+12);if(e<k){
j=k-e;k=0;i=0;switch((d>>29)&3){case 1:goto B14;case 2:goto B15;default:goto B16;}B14:i=j;goto B16;
B15:i=(j&65534)>>1;B16:e=d&2097151;f=RW(a+4);g=RW(a);B19:if((k&65535)>=(i&65535)){goto B17;}l=1;
k=k+1;o=((U(*)(U,U))T[RW(f+16)])(g,e);if(o){goto B18;}goto B19;B17:l=1;
o=((U(*)(U,U,U))T[RW(f+12)])(g,b,c);if(o){goto B18;}i=(j-i)&65535;k=0;B20:if((k&65535)>=i){return 0;
}l=1;k=k+1;o=((U(*)(U,U))T[RW(f+16)])(g,e);if(o){goto B18;}goto B20;}}
l=((U(*)(U,U,U))T[RW(RW(a+4)+12)])(RW(a),b,c);B18:return l;}
static U F11(U a,U b){U c=0;a=RW(a);c=F10(b,RW(a),RW(a+4));return c;}
static U F12(U a,U b){U c=0;c=F10(b,RW(a),RW(a+4));return c;}
static U F13(U a,U b){U c=0,d=0;c=G0-16;G0=c;d=RB(RW(a));a=3;B1:WB(c+14+a-2,RB((d&15)+33740));a=a-1;
d=(d>>4)&15;if(d){goto B1;}a=F14(b,34212,2,c+14+a-1,3u-a);G0=c+16;return a;}
static U F14(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;f=RW(a+8);g=f&2097152;
h=(g>>21)+e;if(!(f&8388608)){b=0;goto B1;}if(!c){i=0;goto B2;}i=(int)(U)(SB)RB(b)>-65;if(c!=1){
i=i+(U)((int)(U)(SB)RB(b+1)>-65);}B2:h=i+h;B1:j=g?43u:1114112u;k=RH(a+12);if(h<k){if(!(f&16777216)){
k=k-h;g=0;l=0;switch((f>>29)&3){case 1:goto B3;case 2:goto B4;case 3:goto B3;default:goto B5;}
B3:l=k;goto B5;B4:l=(k&65534)>>1;B5:i=f&2097151;h=RW(a+4);a=RW(a);B7:if((g&65535)>=(l&65535)){
goto B6;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);if(!n){goto B7;}goto B8;}m=RL(a+8);
WW(a+8,((U)m&2682257408u)|536870960);f=1;i=RW(a);l=RW(a+4);n=F47(i,l,j,b,c);if(n){goto B8;}g=0;
h=(k-h)&65535;B10:if((g&65535)>=h){goto B9;}f=1;g=g+1;n=((U(*)(U,U))T[RW(l+16)])(i,48);if(!n){
goto B10;}goto B8;B6:f=1;n=F47(a,h,j,b,c);if(n){goto B8;}n=((U(*)(U,U,U))T[RW(h+12)])(a,d,e);if(n){
goto B8;}l=(k-l)&65535;g=0;B11:if((g&65535)>=l){return 0;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);
if(!n){goto B11;}goto B8;B9:f=1;n=((U(*)(U,U,U))T[RW(l+12)])(i,d,e);if(n){goto B8;}WL(a+8,m);
return 0;}f=1;g=RW(a);a=RW(a+4);n=F47(g,a,j,b,c);if(!n){f=((U(*)(U,U,U))T[RW(a+12)])(g,d,e);}
B8:return f;}
static void F15(U a,U b,U c,U d){U e=0;L f=0;e=G0-80;G0=e;a=RW(a);WW(e+28,d);WW(e+24,c);
WL(e+16,RL(b+16));WL(e+8,RL(b+8));WL(e,RL(b));f=RL(a)+1;WL(a,f);WW(e+40,d);WW(e+36,c);if(f<=20){
WL(e+72,((L)1<<32)|(L)(e+36));f=(L)2<<32;WL(e+64,f|(L)(e+16));WL(e+56,f|(L)(e+8));
F8(e+44,33250,e+56);b=RW(e+44);d=RW(e+48);Write(d,RW(e+52));if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;
WW(d,RW(b+34216));WW(b+34216,d);}}G0=e+80;}
static U F16(U a,U b){U c=0,d=0,h=0,i=0,j=0;L e=0,f=0,g=0;c=G0-32;G0=c;d=20;e=RL(a);f=e;if(e>=1000){
d=20;f=e;B1:a=c+12+d;g=f;f=g/10000;h=(U)(g-f*10000);i=(h&65535)/100;WH(a-4,RH((i<<1)+33756));
WH(a-2,RH((((h-i*100)&65535)<<1)+33756));d=d-4;if(g>9999999){goto B1;}}if(f>9){d=d-2;a=(U)f;j=a;
a=(a&65535)/100;WH(c+12+d,RH((((j-a*100)&65535)<<1)+33756));f=(L)a;}if(e!=0){if(!f){goto B2;}}d=d-1;
WB(c+12+d,RB(((U)f<<1)+33757));B2:d=F14(b,1,0,c+12+d,20u-d);G0=c+32;return d;}
static U F17(U a){U b=0,g=0,h=0,i=0;L c=0,d=0,e=0,f=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0;switch(RW(a+48)){case 0:goto B1;case 1:goto B2;case 2:goto B3;default:goto B4;}
B4:WW(a+48,3);b=RW(a+52);if(b>=13){goto B5;}c=RL(a+24);d=(L)RW((b<<2)+33272)<<2;e=(c>>(d&63))&15;
f=e<<(d&63);if(e>2){e=f;goto B6;}switch((U)e){case 1:goto B7;case 2:goto B8;default:goto B9;}
B9:e=1ull<<(CtzL(c)&60&63);goto B6;B7:e=c;if(c!=f){goto B10;}goto B6;B8:e=c;if(c==f){goto B6;}
B10:e=(1ull<<(CtzL(c-f)&60&63))+f;B6:d=d&60;WL(a+24,c-e);c=RL(a+32)+e;WL(a+32,c);g=0;f=RL(a);
h=b==12?0u:b+1;if(((f>>(((L)RW((h<<2)+33272)<<2)&63))&15)!=0){if(((f>>(d&63))&15)+e%15<=4){g=2;
if(((RL(a+16)>>(d&63))&15)!=4){goto B11;}}}WL(a+32,0);b=a+((e==((e>>(d&63))&15)<<(d&63)?g:3u)<<3);
WL(b,RL(b)+c);B11:b=a+24;WW(a+52,h);WW(a+48,0);WL(a+40,0);goto B12;B1:WW(a+48,0);b=RW(a+52);
if(b>=13){goto B13;}d=RL(a);e=(L)RW((b<<2)+33272)<<2;c=e&60;
e=1ull<<((!((d>>(e&63))&15)?CtzL(d)&60:c)&63);WL(a,d-e);f=e+RL(a+32);WL(a+32,f);h=1;g=b+1;
if(((RL(a+8)>>(((L)RW(((g==13?0u:g)<<2)+33272)<<2)&63))&15)!=0){i=((RL(a+16)>>(c&63))&15)==4;
h=i?2u:3u;if(!i){if(d!=e){goto B14;}}}WL(a+32,0);h=a+((e==((e>>(c&63))&1)<<(c&63)?h:0u)<<3);
WL(h,RL(h)+f);B14:WW(a+48,1);WL(a+40,0);WW(a+52,b==12?0u:g);b=a;goto B12;B2:WW(a+48,1);g=RW(a+52);
if(g>=13){goto B15;}c=RL(a+8);d=(L)RW((g<<2)+33272)<<2;e=(c>>(d&63))&15;
e=!e?1ull<<(CtzL(c)&60&63):e<<(d&63);WL(a+8,c-e);f=e+RL(a+32);WL(a+32,f);
h=((RL(a+16)>>(d&63))&15)==4;b=h?2u:3u;d=d&60;if(!h){if(c!=e){b=0;if(((RL(a)>>(d&63))&15)+e%15<5){
goto B16;}}}WL(a+32,0);b=a+((e==((e>>(d&63))&15)<<(d&63)?b:1u)<<3);WL(b,RL(b)+f);B16:b=a+8;
WW(a+48,2);WL(a+40,0);WW(a+52,g==12?0u:g+1);goto B12;B3:g=RW(a+52);if(g>=13){goto B17;}d=RL(a+16);
c=(L)RW((g<<2)+33272)<<2;e=(d>>(c&63))&15;if(e!=0){e=e<<(c&63);goto B18;}f=1;e=d&15;if(e==1){j=0;
goto B19;}j=4;f=1;k=(d>>4)&15;if(k!=1){f=1;l=(d>>8)&15;if(l==1){j=8;goto B19;}f=1;m=(d>>12)&15;
if(m==1){j=12;goto B19;}f=1;n=(d>>16)&15;if(n==1){j=16;goto B19;}f=1;o=(d>>20)&15;if(o==1){j=20;
goto B19;}f=1;p=(d>>24)&15;if(p==1){j=24;goto B19;}f=1;q=(d>>28)&15;if(q==1){j=28;goto B19;}f=1;
r=(d>>32)&15;if(r==1){j=32;goto B19;}f=1;s=(d>>36)&15;if(s==1){j=36;goto B19;}f=1;t=(d>>40)&15;
if(t==1){j=40;goto B19;}f=1;u=(d>>44)&15;if(u==1){j=44;goto B19;}f=1;v=(d>>48)&15;if(v==1){j=48;
goto B19;}f=2;if(e==2){j=0;goto B19;}f=2;if(k!=2){f=2;if(l==2){j=8;goto B19;}f=2;if(m==2){j=12;
goto B19;}f=2;if(n==2){j=16;goto B19;}f=2;if(o==2){j=20;goto B19;}f=2;if(p==2){j=24;goto B19;}f=2;
if(q==2){j=28;goto B19;}f=2;if(r==2){j=32;goto B19;}f=2;if(s==2){j=36;goto B19;}f=2;if(t==2){j=40;
goto B19;}f=2;if(u==2){j=44;goto B19;}f=2;if(v==2){j=48;goto B19;}f=3;if(e==3){j=0;goto B19;}f=3;
if(k!=3){f=3;if(l==3){j=8;goto B19;}f=3;if(m==3){j=12;goto B19;}f=3;if(n==3){j=16;goto B19;}f=3;
if(o==3){j=20;goto B19;}f=3;if(p==3){j=24;goto B19;}f=3;if(q==3){j=28;goto B19;}f=3;if(r==3){j=32;
goto B19;}f=3;if(s==3){j=36;goto B19;}f=3;if(t==3){j=40;goto B19;}f=3;if(u==3){j=44;goto B19;}f=3;
if(v==3){j=48;goto B19;}f=4;j=0;if(e!=4){f=4;j=4;if(k!=4){f=4;j=8;if(l!=4){f=4;j=12;if(m!=4){f=4;
j=16;if(n!=4){f=4;j=20;if(o!=4){f=4;j=24;if(p!=4){f=4;j=28;if(q!=4){f=4;j=32;if(r!=4){f=4;j=36;
if(s!=4){f=4;j=40;if(t!=4){f=4;j=44;if(u!=4){f=4;e=0;j=48;if(v!=4){goto B18;}}}}}}}}}}}}}}}}
B19:e=f<<(j&63);B18:c=c&60;WL(a+16,d-e);f=RL(a+32)+e;WL(a+32,f);b=3;if(d!=e){b=0;
if(((RL(a)>>(c&63))&15)+e%15<5){goto B20;}}WL(a+32,0);b=a+((e==((e>>(c&63))&15)<<(c&63)?b:2u)<<3);
WL(b,RL(b)+f);B20:b=a+16;WW(a+48,3);WL(a+40,0);WW(a+52,g==12?0u:g+1);B12:return !RL(b);B5:abort();
B13:abort();B15:abort();B17:abort();}
static void F19(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34216);if(e){goto B2;}h=RW(34348);e=RW(34344);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(34348,f+(i&4294901760u));e=f==h?e:f;}
WW(34344,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+34216);if(!e){
g=RW(34348);e=RW(34344);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(34348,c+(f&4294901760u));e=c==g?e:c;}WW(34344,e+b);goto B5;}WW(b+34216,RW(e));goto B6;
B2:WW(g+34216,RW(e));B4:F7(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34216));WW(b+34216,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static void F20(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F21(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F19(d+4,e,RW(a+4),c);if(RW(d+4)==1){F21(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F21(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F22(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F23(U a,U b,U c){(void)a;Write(b,c);return 0;}
static U F24(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,r=0,t=0;L m=0,s=0;
c=G0-64;G0=c;if(!RB(a+13)){d=1;e=RW(b);f=RW(b+4);g=RW(f+16);t=((U(*)(U,U))T[g])(e,34);if(t){goto B1;
}h=RW(a+8);i=RW(a+4);j=0;WW(c+20,0);WL(c+12,4294967296ull);k=1;l=0;if(h!=0){m=((L)3<<32)|(L)(c+44);
B24:F25(c+24,i,h);n=RW(c+24+(RW(c+24)?4u:8u));if(n<=h){F25(c+24,i,n);b=RW(c+24);d=b?0u:RW(c+32);
if(!d){goto B2;}k=b?1u:RW(c+28);l=k+d;B20:b=(U)(SB)RB(k);if((int)b>-1){k=k+1;b=b&255;goto B3;}
d=RB(k+1)&63;j=b&31;if(b<=4294967263u){b=(j<<6)|d;k=k+2;goto B3;}d=(d<<6)|(RB(k+2)&63);
if(b<4294967280u){b=d|(j<<12);k=k+3;goto B3;}b=(d<<6)|(RB(k+3)&63)|((j<<18)&1835008);k=k+4;
B3:if(b>=32){if(b-127>=34){if((int)b<=12287){if((int)b<=1563){if(b==173){goto B4;}if(b==847){
goto B4;}goto B5;}if(b==1564){goto B4;}if(b==5760){goto B4;}goto B5;}if((int)b<=65278){if(b==12288){
goto B4;}if(b!=12644){goto B5;}goto B4;}if(b==65279){goto B4;}if(b==65440){goto B4;}
B5:if((b&2097148)!=113824){d=b&2097136;if(d!=78896){j=b&2097150;if(j!=65534){if(d!=65024){
if((b&2097144)!=8232){if(d!=8192){if(b-4447>=2){if(j!=6068){if(b-6155>=5){if(b-8287>=17){
if(b-57344>=6400){if(b-65520>=12){if(b-119163<=4294967287u){if(b<917504){o=b<128;if(o!=0){d=1;
goto B6;}if(b<2048){d=2;goto B6;}d=b<65536?3u:4u;B6:j=RW(c+20);p=j;if(d>RW(c+12)-j){F20(c+12,j,d);
p=RW(c+20);}p=RW(c+16)+p;if(!o){o=(b&63)|4294967168u;q=b>>6;if(b<2048){WB(p+1,o);WB(p,q|192);
goto B7;}r=b>>12;q=(q&63)|4294967168u;if(b<=65535){WB(p+2,o);WB(p+1,q);WB(p,r|224);goto B7;}
WB(p+3,o);WB(p+2,q);WB(p+1,(r&63)|4294967168u);WB(p,(b>>18)|4294967280u);goto B7;}WB(p,b);
B7:WW(c+20,d+j);goto B8;}}}}}}}}}}}}}}}}B4:switch(b-9){case 0:goto B9;case 1:goto B10;
case 2:case 3:goto B11;case 4:goto B12;case 5:case 6:case 7:case 8:case 9:case 10:case 11:case 12:
case 13:case 14:case 15:case 16:case 17:case 18:case 19:case 20:case 21:case 22:case 23:case 24:
goto B11;case 25:goto B13;case 26:case 27:case 28:case 29:goto B11;case 30:goto B13;
default:goto B14;}B14:if(b==92){goto B13;}B11:if(b-32<95){goto B15;}WB(c+50,0);WH(c+48,0);
WB(c+51,RB((b>>20)+33740));WB(c+55,RB(((b>>4)&15)+33740));WB(c+54,RB(((b>>8)&15)+33740));
WB(c+53,RB(((b>>12)&15)+33740));WB(c+52,RB(((b>>16)&15)+33740));d=Clz(b|1)>>2;j=c+48+d;WB(j,123);
WB(j-1,117);d=d-2;WB(c+48+d,92);WB(c+57,125);WB(c+56,RB((b&15)+33740));WL(c+24,RL(c+48));
WH(c+32,RH(c+56));o=10;goto B16;B9:WL(c+26,0);WH(c+24,29788);goto B17;B12:WL(c+26,0);WH(c+24,29276);
goto B17;B10:WL(c+26,0);WH(c+24,28252);goto B17;B13:WH(c+36,512);WL(c+26,0);WB(c+25,b);WB(c+24,92);
goto B17;B15:p=(U)(SB)RB(b+32768);j=p&127;d=0;s=0;if((int)p>-1){o=1;p=j;j=0;goto B18;}p=92;if(j!=0){
o=2;goto B18;}o=4;s=((L)RB((b&15)+33740)<<8)|(L)RB((b>>4)+33740);j=120;B18:WL(c+26,s);WB(c+25,j);
WB(c+24,p);goto B16;B17:d=0;o=2;B16:b=RW(c+20);j=(o-d)&255;if(RW(c+12)-b<j){F20(c+12,b,j);}if(o>d){
b=RW(c+20);B19:p=RB(c+24+d);j=b;if(b==RW(c+12)){F20(c+12,b,1);j=RW(c+20);}WB(RW(c+16)+j,p);b=b+1;
WW(c+20,b);d=d+1;if(o!=d){goto B19;}}B8:if(k!=l){goto B20;}goto B2;}abort();B2:if(h==n){j=RW(c+20);
goto B21;}o=i+n;WW(c+44,o);WL(c+48,m);F8(c+24,33261,c+48);k=n^4294967295u;p=RW(c+24);d=RW(c+28);
b=RW(c+32);j=RW(c+20);if(b>RW(c+12)-j){F20(c+12,j,b);j=RW(c+20);goto B22;}if(!b){goto B23;}
B22:F7(RW(c+16)+j,d,b);B23:h=h+k;j=j+b;WW(c+20,j);if(p!=0){b=((0u-Clz((p-1)|15))&31)<<2;
WW(d,RW(b+34216));WW(b+34216,d);}i=o+1;if(h){goto B24;}B21:k=RW(c+16);l=RW(c+12);}j=k+j;b=k;
B27:if(b!=j){d=(U)(SB)RB(b);if((int)d>-1){b=b+1;d=d&255;goto B25;}p=RB(b+1)&63;o=d&31;
if(d<=4294967263u){d=(o<<6)|p;b=b+2;goto B25;}p=(p<<6)|(RB(b+2)&63);if(d<4294967280u){d=p|(o<<12);
b=b+3;goto B25;}d=(p<<6)|(RB(b+3)&63)|((o<<18)&1835008);b=b+4;B25:if(d==34){goto B26;}
t=((U(*)(U,U))T[g])(e,d);if(!t){goto B27;}goto B28;}if(l!=0){b=((0u-Clz((l-1)|15))&31)<<2;
WW(k,RW(b+34216));WW(b+34216,k);}b=RB(a+12);d=((U(*)(U,U,U))T[RW(f+12)])(e,b?33025u:33024u,b?4u:1u);
goto B1;B26:t=((U(*)(U,U))T[g])(e,92);if(t){goto B28;}t=((U(*)(U,U))T[g])(e,34);if(!t){goto B27;}
B28:d=1;if(!l){goto B1;}b=((0u-Clz((l-1)|15))&31)<<2;WW(k,RW(b+34216));WW(b+34216,k);goto B1;}
WL(c+24,((L)4<<32)|(L)33032);d=F28(RW(b),RW(b+4),33169,c+24);B1:G0=c+64;return d;}
static void F25(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,j=0;L i=0;if(c!=0){d=c-7;e=d>c?0u:d;
f=((b+3)&4294967292u)-b;d=0;B23:g=RB(b+d);h=(U)((int)(g<<24)>>24);if((int)h>=0){if((f-d)&3){goto B1;
}if(d>=e){goto B2;}B3:g=b+d;if((RW(g+4)|RW(g))&2155905152u){goto B2;}d=d+8;if(d<e){goto B3;}goto B2;
}i=1103806595072ull;switch(RB(g+33956)-2){case 0:goto B4;case 1:goto B5;case 2:goto B6;
default:goto B7;}B4:g=d+1;if(g<c){goto B8;}i=0;goto B7;B5:j=d+1;if(j<c){goto B9;}i=0;goto B7;
B6:j=d+1;if(j<c){goto B10;}i=0;goto B7;B8:if((int)(U)(SB)RB(b+g)>-65){goto B7;}goto B11;
B9:j=(U)(SB)RB(b+j);switch(g-224){case 0:goto B12;case 13:goto B13;default:goto B14;}
B12:if((j&4294967264u)==4294967200u){goto B15;}goto B7;B13:if((int)j>-97){goto B7;}goto B15;
B14:if(((h+31)&255)>=12){if((h&4294967294u)!=4294967278u){goto B7;}if((int)j<-64){goto B15;}goto B7;
}if((int)j<-64){goto B15;}goto B7;B10:j=(U)(SB)RB(b+j);switch(g-240){case 0:goto B16;
case 4:goto B17;default:goto B18;}B18:if(((h+15)&255)>2){goto B7;}if((int)j<-64){goto B19;}goto B7;
B16:if(((j+112)&255)<48){goto B19;}goto B7;B17:if((int)j>-113){goto B7;}B19:g=d+2;if(g>=c){i=0;
goto B7;}if((int)(U)(SB)RB(b+g)>-65){i=2203318222848ull;goto B7;}i=0;g=d+3;if(g>=c){goto B7;}
if((int)(U)(SB)RB(b+g)<-64){goto B11;}i=3302829850624ull;goto B7;B15:i=0;g=d+2;if(g<c){
if((int)(U)(SB)RB(b+g)<=-65){goto B11;}i=2203318222848ull;}B7:WL(a+4,i|(L)d);WW(a,1);return;
B11:d=g+1;goto B20;B1:d=d+1;goto B20;B2:if(d<c){B21:if((int)(U)(SB)RB(b+d)<0){goto B20;}d=d+1;
if(c!=d){goto B21;}goto B22;}B20:if(d<c){goto B23;}}B22:WW(a+8,c);WW(a+4,b);WW(a,0);}
static U F27(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;c=G0-16;G0=c;d=10;e=RW(a);f=e;if(e>=1000){d=10;
f=e;B1:g=c+6+d;a=f;f=a/10000;h=a-f*10000;i=(h&65535)/100;WH(g-4,RH((i<<1)+33756));
WH(g-2,RH((((h-i*100)&65535)<<1)+33756));d=d-4;if(a>9999999){goto B1;}}if(f<=9){a=f;goto B2;}d=d-2;
a=(f&65535)/100;WH(c+6+d,RH((((f-a*100)&65535)<<1)+33756));B2:if(e!=0){if(!a){goto B3;}}d=d-1;
WB(c+6+d,RB((a<<1)+33757));B3:d=F14(b,1,0,c+6+d,10u-d);G0=c+16;return d;}
static U F28(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;e=G0-16;G0=e;if(!(d&1)){f=RB(c);
if(f){goto B1;}f=0;goto B2;}f=((U(*)(U,U,U))T[RW(b+12)])(a,c,d>>1);goto B2;B1:g=RW(b+12);h=0;
B10:i=c+1;if((int)(U)((int)(f<<24)>>24)<=-1){j=f&255;if(j==128){goto B3;}if(j!=192){goto B4;}
WW(e+4,b);WW(e,a);WL(e+8,1610612768);f=d+(h<<3);m=((U(*)(U,U))T[RW(f+4)])(RW(f),e);if(!m){goto B5;}
f=1;goto B2;}f=f&255;m=((U(*)(U,U,U))T[g])(a,i,f);if(!m){c=i+f;goto B6;}f=1;goto B2;B3:f=c+3;
c=RH(c+1);m=((U(*)(U,U,U))T[g])(a,f,c);if(!m){c=f+c;goto B6;}f=1;goto B2;B5:h=h+1;c=i;goto B6;
B4:k=1610612768;if((f&1)!=0){i=c+5;k=RW(c+1);}j=0;if(!(f&2)){l=0;c=i;goto B7;}c=i+2;l=RH(i);
B7:if(!(f&4)){i=c;goto B8;}i=c+2;j=RH(c);B8:if(!(f&8)){c=i;goto B9;}c=i+2;h=RH(i);B9:if((f&16)!=0){
l=RH(d+((l&65535)<<3)+4);}if((f&32)!=0){j=RH(d+((j&65535)<<3)+4);}WH(e+14,j);WH(e+12,l);WW(e+8,k);
WW(e+4,b);WW(e,a);f=d+(h<<3);m=((U(*)(U,U))T[RW(f+4)])(RW(f),e);if(m!=0){f=1;goto B2;}h=h+1;
B6:f=RB(c);if(f){goto B10;}f=0;B2:G0=e+16;return f;}
static void F29(U a,U b,U c,U d){U e=0;L f=0;e=G0-48;G0=e;WW(e+8,d);WW(e+4,c);d=RW(a);f=RL(d)+1;
WL(d,f);if(f<=20){WL(e+40,((L)1<<32)|(L)(e+4));f=(L)2<<32;WL(e+32,f|(L)(b+16));WL(e+24,f|(L)(b+8));
F8(e+12,33250,e+24);d=RW(e+12);c=RW(e+16);Write(c,RW(e+20));if(d!=0){d=((0u-Clz((d-1)|15))&31)<<2;
WW(c,RW(d+34216));WW(d+34216,c);}}G0=e+48;}
static L F30(U a){(void)a;return 11400714819323198485ull;}
static void F31(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
u=0,v=0,w=0,x=0,y=0;L z=0,a1=0;b=G0-48;G0=b;c=0;WB(a+165,0);d=RW(a+136);WW(a+136,0);e=RW(a+160);
f=RW(a+156);g=RW(a+76);h=RW(a+72);if(d!=0){i=f+e;j=g-8;k=(h+3)&4294967292u;l=h-k;m=k-h;c=0;n=g>7;
o=g==2;p=g==4;q=g==5;r=g==6;s=d;t=f;B7:if(t==i){c=e;goto B1;}u=RB(t);if(!n){if(!g){goto B1;}
if(RB(h)==u){goto B2;}if(g==1){goto B1;}if(RB(h+1)==u){goto B2;}if(o){goto B1;}if(RB(h+2)==u){
goto B2;}if(g==3){goto B1;}if(RB(h+3)==u){goto B2;}if(p){goto B1;}if(RB(h+4)==u){goto B2;}if(q){
goto B1;}if(RB(h+5)==u){goto B2;}if(r){goto B1;}if(RB(h+6)!=u){goto B1;}goto B2;}v=0;w=h;x=l;
if(k!=h){B3:if(RB(w)==u){goto B2;}w=w+1;x=x+1;if(x){goto B3;}v=m;if(m>j){goto B4;}}w=u*16843009;
B5:x=h+v;y=RW(x)^w;x=RW(x+4)^w;if((((16843008u-y)|y)&((16843008u-x)|x)&2155905152u)!=2155905152u){
goto B4;}v=v+8;if(v<=j){goto B5;}B4:if(g==v){goto B1;}w=g-v;v=h+v;B6:if(RB(v)==u){goto B2;}v=v+1;
w=w-1;if(!w){goto B1;}goto B6;B2:t=t+1;c=c+1;s=s-1;if(s){goto B7;}goto B8;}B1:if(c!=d){goto B9;}
B8:c=d;if(d==e){goto B10;}B9:WL(b+24,RL(a+56));WL(b+16,RL(a+48));WL(b+8,RL(a+40));if(c>e){abort();}
if(c!=0){z=RL(b+16);a1=RL(b+24);x=c&3;if(!x){v=f;goto B11;}w=x;v=f;B12:u=RB(v)==10;a1=u?1ull:a1+1;
v=v+1;z=z+(L)u;w=w-1;if(w){goto B12;}v=f+x;B11:if(c>=4){j=f+c;B13:w=RB(v)==10;u=RB(v+1)==10;
x=RB(v+2)==10;y=RB(v+3)==10;a1=y?1ull:x?2ull:u?3ull:w?4ull:a1+4;z=z+(L)w+(L)u+(L)x+(L)y;v=v+4;
if(v!=j){goto B13;}}WL(b+16,z);WL(b+24,a1);}v=33;w=33604;switch(d){case 0:goto B14;case 1:goto B15;
default:goto B16;}B14:v=7;w=33541;goto B16;B15:v=30;w=33574;if(g==1){u=RB(h);if(u!=10){if(u!=32){
goto B16;}v=9;w=33548;goto B16;}v=17;w=33557;}B16:F32(b+36,f,e<65536?e:65536u,w,v);F33(a,b+8,b+36);
B10:G0=b+48;}
static void F32(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0;f=G0-48;G0=f;WW(f+12,e);WW(f+8,d);if(!c){
WL(f+32,((L)1<<32)|(L)(f+8));F8(a,33076,f+32);goto B1;}d=c<40?c:40u;g=(0u-Clz((d-1)|15))&31;h=g<<2;
e=RW(h+34216);if(!e){i=RW(34348);e=RW(34344);h=1u<<(g&31);if(i-e<h){j=Grow(1);g=j<<16;
WW(34348,g+65536);e=g==i?e:g;}WW(34344,e+h);if(e){goto B2;}abort();}WW(h+34216,RW(e));
B2:e=F7(e,b,d);WB(f+29,c>65536);WB(f+28,c>40);WW(f+24,d);WW(f+20,e);WW(f+16,d);
WL(f+40,((L)1<<32)|(L)(f+8));WL(f+32,((L)5<<32)|(L)(f+16));F8(a,33142,f+32);c=RW(f+16);if(c!=0){
e=RW(f+20);c=((0u-Clz((c-1)|15))&31)<<2;WW(e,RW(c+34216));WW(c+34216,e);}B1:G0=f+48;}
static void F33(U a,U b,U c){U d=0,f=0,g=0,h=0,i=0;L e=0;d=G0-112;G0=d;e=RL(a+8);if(e==0){
f=RW(a+64);g=RW(a+68);WL(d+72,((L)6<<32)|(L)c);F8(d+88,33167,d+72);h=RW(d+96);WW(d+68,h);a=RW(d+92);
WW(d+64,a);i=RW(d+88);WL(d+40,RL(b));WL(d+48,RL(b+8));WL(d+56,RL(b+16));
((void(*)(U,U,U,U))T[RW(g+16)])(f,d+40,a,h);if(!i){goto B1;}b=((0u-Clz((i-1)|15))&31)<<2;
WW(a,RW(b+34216));WW(b+34216,a);goto B1;}WL(d+8,((L)6<<32)|(L)c);WW(d+16,33164);WW(d+20,d+8);
WL(d+24,RL(a));WL(d+32,e);f=RW(a+64);g=RW(a+68);WL(d+104,((L)7<<32)|(L)(d+16));
WL(d+96,((L)2<<32)|(L)(d+32));WL(d+88,((L)1<<32)|(L)(d+24));F8(d+72,33042,d+88);h=RW(d+80);
WW(d+68,h);a=RW(d+76);WW(d+64,a);i=RW(d+72);WL(d+40,RL(b));WL(d+48,RL(b+8));WL(d+56,RL(b+16));
((void(*)(U,U,U,U))T[RW(g+16)])(f,d+40,a,h);if(i!=0){b=((0u-Clz((i-1)|15))&31)<<2;WW(a,RW(b+34216));
WW(b+34216,a);}B1:a=RW(c);if(a!=0){b=RW(c+4);a=((0u-Clz((a-1)|15))&31)<<2;WW(b,RW(a+34216));
WW(a+34216,b);}G0=d+112;}
static U F34(U a,U b){U c=0;c=F28(RW(b),RW(b+4),RW(a),RW(a+4));return c;}
static U F35(U a,U b,U c){U d=0,e=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L f=0,g=0;d=G0-16;G0=d;e=0;
WW(c+8,0);f=RL(a+8);g=RL(a+16);h=RW(a+28);i=RW(a+24);j=RW(a+48);k=RW(a+44);l=RW(a+36);m=RW(a+32);
B4:if(m==l){((void(*)(U,U,U,U))T[RW(h+12)])(d+8,i,k,j);n=1;if(RW(d+8)&1){goto B1;}l=RW(d+12);m=0;
WW(a+32,0);WW(a+36,l);}if(l<=j){if(l>=m){n=0;if(l==m){goto B1;}o=RB(k+m);if(o<=32){
if(b!=((U)(4294983168ull>>((L)o&63))&1)){goto B1;}if(e<=65536){goto B2;}if(b){goto B3;}goto B1;}
if(b){goto B1;}if(e>65536){goto B1;}B2:if(e==RW(c)){F36(c);}n=e+1;WW(c+8,n);WB(RW(c+4)+e,o);e=n;
B3:g=g+1;WL(a+16,g);if(o==10){g=1;WL(a+16,1);f=f+1;WL(a+8,f);}m=m+1;WW(a+32,m);goto B4;}}abort();
B1:G0=d+16;return n;}
static void F36(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F42(b+4,e,RW(a+4),c);if(RW(b+4)==1){F21(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F38(U a,U b,U c){Fill(a,b,c);return a;}
static U F39(void){U a=0,b=0,c=0,d=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,b1=0;
L e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,w=0,x=0,y=0,z=0,a1=0;a=G0-448;G0=a;WL(a+8,0);WW(a+16,a+8);
WW(a+20,0);b=RW(34280);if(!b){c=RW(34348);b=RW(34344);if(c-b<65536){b1=Grow(1);d=b1<<16;
WW(34348,d+65536);b=d==c?b:d;}WW(34344,b+65536);if(b){goto B1;}abort();}WW(34280,RW(b));
B1:b=F38(b,0,65536);WW(a+172,0);WL(a+164,4294967296ull);WB(a+188,1);WL(a+56,1);WL(a+48,1);
WL(a+40,0);WW(a+92,33664);WW(a+152,65536);WW(a+148,b);WW(a+144,65536);WL(a+136,0);WW(a+132,33640);
WL(a+120,1);WL(a+112,1);WL(a+104,0);WL(a+32,0);WW(a+28,4);WW(a+24,33684);WW(a+88,a+16);
WW(a+128,a+20);WW(a+184,0);WL(a+176,4294967296ull);WW(a+160,0);WL(a+96,1);WL(a+64,0);WL(a+72,1);
WL(a+80,1);WB(a+189,0);WW(a+252,4);WW(a+248,33684);WL(a+256,100);e=((L)4<<32)|(L)33488;f=(L)2<<32;
g=f|(L)33480;h=((L)8<<32)|(L)(a+440);i=f|(L)(a+344);j=(L)1<<32;k=j|(L)(a+248);l=f|(L)(a+256);
m=a+376+32;n=a+64;o=a+176;p=a+104;q=a+40;r=a+164;b=0;f=0;B26:if(f==0){if(!(b&1)){WL(n+16,RL(p+16));
WL(n+8,RL(p+8));WL(n,RL(p));b1=F35(p,1,o);if(b1){goto B2;}WL(q+16,RL(p+16));WL(q+8,RL(p+8));
WL(q,RL(p));b1=F35(p,0,r);if(b1){goto B2;}WB(a+189,1);}if(!RW(a+172)){goto B3;}goto B4;}if(!(b&1)){
WL(n+16,RL(p+16));WL(n+8,RL(p+8));WL(n,RL(p));b1=F35(p,1,o);if(b1){goto B5;}WL(q+16,RL(p+16));
WL(q+8,RL(p+8));WL(q,RL(p));b1=F35(p,0,r);if(b1){goto B5;}WB(a+189,1);}if(RW(a+172)){goto B4;}
F31(a+24);b=RW(a+172);if(!b){goto B6;}F32(a+376,RW(a+168),b,33521,20);c=RW(a+384);
if(RW(a+376)-c<=28){F20(a+376,c,29);c=RW(a+384);}b=RW(a+380)+c;WL(b,RL(33492));WL(b+8,RL(33500));
WL(b+16,RL(33508));WL(b+21,RL(33513));WL(a+196,RL(a+376));b=c+29;WW(a+384,b);WL(a+208,RL(q));
WL(a+216,RL(q+8));WL(a+224,RL(q+16));WW(a+204,b);WW(a+192,1);goto B7;B2:WW(a+192,0);goto B8;
B3:WW(a+372,0);WL(a+364,4294967296ull);WL(a+384,((L)6<<32)|(L)(a+364));WL(a+376,k);
F8(a+280,33036,a+376);c=RW(a+280);b=RW(a+284);d=RW(a+288);WW(a+356,d);WW(a+352,b);s=RW(a+172);
if(!s){WL(a+280,j|(L)(a+352));F8(a+376,33048,a+280);goto B9;}F32(a+376,RW(a+168),s,b,d);s=RW(a+384);
if(RW(a+376)-s<=28){F20(a+376,s,29);s=RW(a+384);}d=RW(a+380)+s;WL(d,RL(33492));WL(d+8,RL(33500));
WL(d+16,RL(33508));WL(d+21,RL(33513));WW(a+384,s+29);B9:WL(a+196,RL(a+376));WW(a+204,RW(a+384));
WW(a+192,1);WL(a+224,RL(q+16));WL(a+216,RL(q+8));WL(a+208,RL(q));if(c!=0){
c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34216));WW(c+34216,b);}b=RW(a+364);if(!b){goto B7;}
c=RW(a+368);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34216));WW(b+34216,c);goto B7;B5:WW(a+192,0);
goto B8;B4:if(f==RL(a+256)){WL(a+384,k);WL(a+376,l);F8(a+268,33226,a+376);WL(a+392,RL(q+16));
WL(a+384,RL(q+8));WL(a+376,RL(q));F33(a+24,a+376,a+268);if(!RB(a+189)){WL(n+16,RL(p+16));
WL(n+8,RL(p+8));WL(n,RL(p));b1=F35(p,1,o);if(b1){goto B10;}WL(q+16,RL(p+16));WL(q+8,RL(p+8));
WL(q,RL(p));b1=F35(p,0,r);if(b1){goto B10;}WB(a+189,1);}}f=f+1;WL(a+32,f);WL(a+304,0);WL(a+296,0);
WL(a+288,0);WL(a+280,0);b=0;B17:t=b+8;u=a+280+b;v=0;B15:if(v!=0){WW(a+96,33325);WW(a+100,1);
WW(a+160,RW(a+160)+1);}if(!RB(a+189)){WL(n+16,RL(p+16));WL(n+8,RL(p+8));WL(n,RL(p));b1=F35(p,1,o);
if(b1){goto B11;}WL(q+16,RL(p+16));WL(q+8,RL(p+8));WL(q,RL(p));b1=F35(p,0,r);if(b1){goto B11;}
WB(a+189,1);}c=0;d=0;if(RW(a+172)!=0){F31(a+24);d=RW(a+172);}v=v+1;b=4294967192u;s=RW(a+168);
B13:if(RW(b+33448)==d){b1=Compare(RW(b+33444),s,d);if(!b1){goto B12;}}c=c+1;b=b+8;if(b){goto B13;}
WW(a+436,29);WW(a+432,33444);b=RW(a+172);if(!b){WL(a+440,j|(L)(a+432));F8(a+376,33048,a+440);
goto B14;}F32(a+376,RW(a+168),b,33444,29);c=RW(a+384);if(RW(a+376)-c<=28){F20(a+376,c,29);
c=RW(a+384);}b=RW(a+380)+c;WL(b,RL(33492));WL(b+8,RL(33500));WL(b+16,RL(33508));WL(b+21,RL(33513));
WW(a+384,c+29);B14:f=RL(a+380);WL(a+312,f);k=RL(q+16);WL(a+336,k);l=RL(q+8);WL(a+328,l);j=RL(q);
WL(a+320,j);WW(a+196,RW(a+376));WW(a+192,1);WL(a+224,k);WL(a+216,l);WL(a+208,j);WL(a+200,f);goto B7;
B12:WL(u,(1ull<<(((L)RW((c<<2)+33272)<<2)&63))+RL(u));if(v!=13){goto B15;}WW(a+96,33324);
WW(a+100,1);WW(a+160,RW(a+160)+1);b=t;if(t==32){goto B16;}goto B17;B11:WW(a+192,0);
WL(a+200,RL(a+312));WL(a+208,RL(a+320));WL(a+216,RL(a+328));WL(a+224,RL(a+336));goto B8;
B10:WW(a+192,0);WL(a+200,RL(a+312));WL(a+208,RL(a+320));WL(a+216,RL(a+328));WL(a+224,RL(a+336));
B8:b=RW(a+164);if(b!=0){c=RW(a+168);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34216));WW(b+34216,c);}
b=RW(a+144);if(b!=0){c=RW(a+148);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34216));WW(b+34216,c);}
b=RW(a+176);if(!b){goto B18;}c=1;goto B19;B16:s=1;c=0;w=RL(a+304);x=RL(a+280);y=RL(a+288);
z=RL(a+296);b=0;B25:d=c+1;c=(c<<2)+33272;B21:WW(a+440,b+33340);b=b+8;a1=(L)RW(c)<<2;
a1=((w>>(a1&63))&15)+(((z>>(a1&63))&15)+(((y>>(a1&63))&15)+((x>>(a1&63))&15)));if(a1!=4){goto B20;}
d=d+1;c=c+4;if(b!=104){goto B21;}WL(a+344,4);if(!(s&1)){goto B22;}WL(m,0);WL(m+8,0);WL(m+16,0);
WL(a+400,RL(a+304));WL(a+392,RL(a+296));WL(a+384,RL(a+288));WL(a+376,RL(a+280));b=1000;B24:b=b-1;
if(!b){goto B23;}b1=F17(a+376);if(!b1){goto B24;}goto B22;B20:WL(a+344,a1);WL(a+392,g);WL(a+384,h);
WL(a+376,i);F8(a+352,33103,a+376);WL(a+392,RL(q+16));WL(a+384,RL(q+8));WL(a+376,RL(q));
F33(a+24,a+376,a+352);s=0;c=d;if(b!=104){goto B25;}goto B22;B23:b1=F17(a+376);if(!b1){WL(a+376,e);
F5(a+364,a+376);WL(a+392,RL(q+16));WL(a+384,RL(q+8));WL(a+376,RL(q));F33(a+24,a+376,a+364);}
B22:WL(a+32,0);b=RB(a+189);goto B26;B7:WW(a+240,RW(a+204));WL(a+232,RL(a+196));
F33(a+24,a+208,a+232);B6:b=RW(a+164);if(b!=0){c=RW(a+168);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34216));WW(b+34216,c);}b=RW(a+144);if(b!=0){c=RW(a+148);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34216));WW(b+34216,c);}b=RW(a+176);if(!b){goto B27;}c=0;B19:d=RW(a+180);
b=((0u-Clz((b-1)|15))&31)<<2;WW(d,RW(b+34216));WW(b+34216,d);if(c){goto B18;}B27:b=RL(a+8)!=0;
goto B28;B18:Write(33688,25);b=2;B28:G0=a+448;return b;}
static void F41(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F21(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F42(d+4,e,RW(a+4),c);if(RW(d+4)==1){F21(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F42(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34216);if(e){goto B2;}h=RW(34348);e=RW(34344);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(34348,f+(i&4294901760u));e=f==h?e:f;}
WW(34344,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+34216);if(!e){
g=RW(34348);e=RW(34344);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(34348,c+(f&4294901760u));e=c==g?e:c;}WW(34344,e+b);goto B5;}WW(b+34216,RW(e));goto B6;
B2:WW(g+34216,RW(e));B4:F7(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34216));WW(b+34216,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static void F43(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34216));WW(b+34216,a);}}
static U F44(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F41(a,d,c);d=RW(a+8);goto B1;}if(!c){
goto B2;}B1:F7(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F45(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F41(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static U F46(U a,U b,U c){U d=0;d=F28(a,33716,b,c);return d;}
static U F47(U a,U b,U c,U d,U e){U f=0;if(c!=1114112){f=((U(*)(U,U))T[RW(b+16)])(a,c);if(f!=0){
return 1;}}if(!d){return 0;}f=((U(*)(U,U,U))T[RW(b+12)])(a,d,e);return f;}
static U Run(void){Grow(1);
memcpy(M+32768,"\200\200\200\200\200\200\200\200\200\364\356\200\200\362\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200 !\242#$%&\247()*+,-./0123456789:;<=>\077@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\334]^_`abc",100);
memcpy(M+32868,"defghijklmnopqrstuvwxyz{|}~\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200",100);
memcpy(M+32968,"\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\042...\042\0\0\0\0\0\1\0\2a \300\300\0\300\1 \300\300\0\31the input ends, exp",100);
memcpy(M+33068,"ected \300\0\30found nothing, expected \300\0\6found \300\17 cards of rank \300\13, expected \300\0\6found \300\13, expected \300\0\2: \300",100);
memcpy(M+33169,"\24a word of more than \300\6 bytes\0\20takes more than \300\7 rounds\0\20found more than \300\1 \300\1s\0\300\1:\300\2: \300\1\12\0\2\134x\303 \0\0i",100);
memcpy(M+33269,"\2\0\0\11\0\0\0\1\0\0\0\2\0\0\0\3\0\0\0\4\0\0\0\5\0\0\0\6\0\0\0\7\0\0\0\10\0\0\0\0\0\0\0\12\0\0\0\14\0\0\0\13\0\0\0\12 A2345678910JQK.\202\0\0\1\0\0\0/\202\0\0\1\0\0\0000\202\0\0\1\0\0\0001\202\0\0\1",100);
memcpy(M+33372,"2\202\0\0\1\0\0\0003\202\0\0\1\0\0\0004\202\0\0\1\0\0\0005\202\0\0\1\0\0\0006\202\0\0\1\0\0\0007\202\0\0\2\0\0\0009\202\0\0\1\0\0\0:\202\0\0\1\0\0\0;\202\0\0\1\0\0\0a card: A, 2 to 10, J, Q or ",100);
memcpy(M+33472,"K\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0\350\3\0\0; what follows is not checkedthe end of the inputnothingone spaceone line end (L",100);
memcpy(M+33572,"F)one space or one line end (LF)a line end and an empty line (LF)\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\11\0\0\0\12\0\0\0\13\0\0\0\0\0\0\0\4\0\0\0",100);
memcpy(M+33672,"\4\0\0\0\14\0\0\0\15\0\0\0gamethe input cannot be read\12\0\0\0\16\0\0\0\14\0\0\0\4\0\0\0\17\0\0\0\20\0\0\0\21\0\0\0000123456789abcdef0001020304050607",100);
memcpy(M+33772,"0809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657",100);
memcpy(M+33872,"585960616263646566676869707172737475767778798081828384858687888990919293949596979899\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+33972,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+34072,"\1\1\1\1\1\1\1\1\1\1\1\1",12);
memcpy(M+34150,"\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\4\4\4\4\0\0\0\0\0\0\0\0\0\0\0000x",64);
return F39();}
int main(void) {
    static const int statuses[] = {42, 43, 1}; /* Exit status for Kattis: 42 valid, 43 not valid, 1 not read. */
    Files[0] = stdin;
    Output = stderr;
    return statuses[Run()];
}
