/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated from src/problems/game_schedule/check.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 38ed61d972761110 */
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
static void F10(U a,U b,U c);
static U F11(U a,U b,U c);
static U F12(U a,U b);
static U F13(U a,U b,U c);
static U F14(U a,U b);
static U F15(U a,U b);
static U F16(U a,U b);
static U F17(U a,U b,U c,U d);
static U F18(U a,U b);
static U F19(U a,U b);
static U F20(U a,U b);
static U F21(U a,U b);
static U F22(U a,U b);
static U F23(U a,U b);
static U F24(U a,U b);
static U F25(U a,U b);
static U F26(U a,U b,U c,U d,U e);
static U F27(U a,U b,U c);
static void F28(U a);
static void F29(U a);
static U F30(U a,U b,U c,U d);
static void F31(U a,U b);
static void F32(U a,U b,U c,U d);
static void F33(U a,U b);
static void F35(U a);
static void F36(U a,U b,U c,U d,U e,U f);
static void F37(U a,U b);
static void F38(U a);
static void F39(U a);
static void F40(U a,U b);
static void F41(U a,U b,U c,U d);
static U F42(U a,U b,U c);
static void F43(U a,U b,U c);
static U F45(U a,U b);
static void F46(U a);
static U F47(U a,U b,U c);
static U F48(U a,U b);
static L F50(U a);
static void F51(U a,U b);
static U F52(U a);
static void F53(U a,U b);
static void F54(U a,U b,U c,U d);
static void F55(U a,U b);
static void F56(U a,U b,U c,U d);
static void F57(U a,U b,U c,U d);
static void F58(U a,U b,U c,U d);
static void F59(U a,U b,U c);
static L F60(L a,U b,U c);
static void F61(U a);
static void F62(U a,U b);
static U F63(U a,U b);
static U F66(void);
static void F67(U a,U b,U c);
static void F68(U a,U b,U c,U d);
static void F69(U a);
static U F70(U a,U b,U c);
static U F71(U a,U b);
static U F72(U a,U b,U c);
static U F73(U a,U b,U c,U d,U e);
static Any T[]={0,(Any)F15,(Any)F16,(Any)F19,(Any)F25,(Any)F18,(Any)F20,(Any)F22,(Any)F24,(Any)F12,(
Any)F23,(Any)F63,(Any)F21,(Any)F14,(Any)F45,(Any)F28,(Any)F11,(Any)F9,(Any)F27,(Any)F41,(Any)F42,(
Any)F50,(Any)F69,(Any)F70,(Any)F71,(Any)F72};
static void F5(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=1;if((b&1)!=0){b=b>>1;if(b!=0){
d=(0u-Clz((b-1)|15))&31;e=d<<2;c=RW(e+34800);if(!c){f=RW(34932);c=RW(34928);e=1u<<(d&31);if(f-c<e){
g=e+65535;h=Grow(g>>16);d=h<<16;WW(34932,d+(g&4294901760u));c=d==f?c:d;}WW(34928,c+e);if(c){goto B1;
}abort();}WW(e+34800,RW(c));B1:F7(c,33579,b);}WW(a+8,b);WW(a+4,c);WW(a,b);return;}F8(a,33579,b);}
static U F7(U a,U b,U c){Copy(a,b,c);return a;}
static void F8(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;d=G0-16;G0=d;if((c&1)!=0){e=c>>1;
goto B1;}e=RB(b);if(!e){goto B2;}f=0;g=b;h=0;B4:g=g+1;if((int)(U)((int)(e<<24)>>24)<=-1){
if((e&255)==128){e=RH(g);f=f+e;g=g+e+2;goto B3;}i=Rotl(e&3,0-8);
g=g+((((i<<5)&1073741824)|(i<<7))>>29)+((e>>1)&2)+((e>>2)&2);h=(U)(!f)|h;goto B3;}e=e&255;g=g+e;
f=f+e;B3:e=RB(g);if(e){goto B4;}e=0;if(!(h&(U)(f<16))){e=f<<1;if((int)e<=-1){goto B5;}}B1:if(e){
goto B6;}B2:g=1;e=0;goto B7;B6:h=(0u-Clz((e-1)|15))&31;f=h<<2;g=RW(f+34800);if(!g){i=RW(34932);
g=RW(34928);f=1u<<(h&31);if(i-g<f){j=f+65535;k=Grow(j>>16);h=k<<16;WW(34932,h+(j&4294901760u));
g=h==i?g:h;}WW(34928,g+f);if(g){goto B7;}abort();}WW(f+34800,RW(g));B7:WW(d+12,0);WW(d+8,g);
WW(d+4,e);k=F17(d+4,34300,b,c);if(!k){goto B8;}abort();B5:abort();B8:WW(a+8,RW(d+12));WL(a,RL(d+4));
G0=d+16;}
static U F9(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F10(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static void F10(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F37(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F36(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F37(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static U F11(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F10(a,d,c);d=RW(a+8);goto B1;}if(!c){
goto B2;}B1:F7(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F12(U a,U b){U c=0;c=F13(b,RW(a+4),RW(a+8));return c;}
static U F13(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;d=RW(a+8);
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
static U F14(U a,U b){U c=0,d=0,e=0;L f=0;c=G0-64;G0=c;a=RW(a);d=RW(a+8);e=RW(a+4);WW(c,RW(a));
WW(c+4,e);WW(c+8,d);a=e>>1;WW(c+12,a);a=a==1;WW(c+20,a?0u:2u);WW(c+16,a?1u:34035u);f=(L)1<<32;
WL(c+56,f|(L)(c+8));WL(c+48,((L)2<<32)|(L)(c+16));WL(c+40,f|(L)(c+12));WL(c+32,f|(L)(c+4));
WL(c+24,f|(L)c);b=F17(RW(b),RW(b+4),33615,c+24);G0=c+64;return b;}
static U F15(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;c=G0-16;G0=c;d=10;e=RW(a);f=e;if(e>=1000){d=10;
f=e;B1:g=c+6+d;a=f;f=a/10000;h=a-f*10000;i=(h&65535)/100;WH(g-4,RH((i<<1)+34340));
WH(g-2,RH((((h-i*100)&65535)<<1)+34340));d=d-4;if(a>9999999){goto B1;}}if(f<=9){a=f;goto B2;}d=d-2;
a=(f&65535)/100;WH(c+6+d,RH((((f-a*100)&65535)<<1)+34340));B2:if(e!=0){if(!a){goto B3;}}d=d-1;
WB(c+6+d,RB((a<<1)+34341));B3:d=F26(b,1,0,c+6+d,10u-d);G0=c+16;return d;}
static U F16(U a,U b){U c=0;c=F13(b,RW(a),RW(a+4));return c;}
static U F17(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;e=G0-16;G0=e;if(!(d&1)){f=RB(c);
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
static U F18(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=G0-16;G0=c;d=RW(a);e=d+16;a=RW(d+8);if(!a){
WL(c,((L)2<<32)|(L)e);e=F17(RW(b),RW(b+4),33356,c);goto B1;}WL(c+8,((L)2<<32)|(L)e);
WL(c,((L)3<<32)|(L)d);e=1;f=RW(b);g=RW(b+4);h=F17(f,g,33384,c);if(!h){e=0;if(a!=1){b=RW(d+4);
if(RB(b)==48){B3:if(!a){goto B2;}a=a-1;d=RB(b);b=b+1;if(((d-48)&255)<10){goto B3;}goto B1;
B2:e=((U(*)(U,U,U))T[RW(g+12)])(f,33983,31);}}}B1:G0=c+16;return e;}
static U F19(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,r=0,t=0;L m=0,s=0;
c=G0-64;G0=c;if(!RB(a+13)){d=1;e=RW(b);f=RW(b+4);g=RW(f+16);t=((U(*)(U,U))T[g])(e,34);if(t){goto B1;
}h=RW(a+8);i=RW(a+4);j=0;WW(c+20,0);WL(c+12,4294967296ull);k=1;l=0;if(h!=0){m=((L)4<<32)|(L)(c+44);
B24:F43(c+24,i,h);n=RW(c+24+(RW(c+24)?4u:8u));if(n<=h){F43(c+24,i,n);b=RW(c+24);d=b?0u:RW(c+32);
if(!d){goto B2;}k=b?1u:RW(c+28);l=k+d;B20:b=(U)(SB)RB(k);if((int)b>-1){k=k+1;b=b&255;goto B3;}
d=RB(k+1)&63;j=b&31;if(b<=4294967263u){b=(j<<6)|d;k=k+2;goto B3;}d=(d<<6)|(RB(k+2)&63);
if(b<4294967280u){b=d|(j<<12);k=k+3;goto B3;}b=(d<<6)|(RB(k+3)&63)|((j<<18)&1835008);k=k+4;
B3:if(b>=32){if(b-127>=34){if((int)b<=12287){if((int)b<=1563){if(b==173){goto B4;}if(b==847){
goto B4;}goto B5;}if(b==1564){goto B4;}if(b==5760){goto B4;}goto B5;}if((int)b<=65278){if(b==12288){
goto B4;}if(b!=12644){goto B5;}goto B4;}if(b==65279){goto B4;}if(b==65440){goto B4;}
B5:if((b&2097148)!=113824){d=b&2097136;if(d!=78896){j=b&2097150;if(j!=65534){if(d!=65024){
if((b&2097144)!=8232){if(d!=8192){if(b-4447>=2){if(j!=6068){if(b-6155>=5){if(b-8287>=17){
if(b-57344>=6400){if(b-65520>=12){if(b-119163<=4294967287u){if(b<917504){o=b<128;if(o!=0){d=1;
goto B6;}if(b<2048){d=2;goto B6;}d=b<65536?3u:4u;B6:j=RW(c+20);p=j;if(d>RW(c+12)-j){F10(c+12,j,d);
p=RW(c+20);}p=RW(c+16)+p;if(!o){o=(b&63)|4294967168u;q=b>>6;if(b<2048){WB(p+1,o);WB(p,q|192);
goto B7;}r=b>>12;q=(q&63)|4294967168u;if(b<=65535){WB(p+2,o);WB(p+1,q);WB(p,r|224);goto B7;}
WB(p+3,o);WB(p+2,q);WB(p+1,(r&63)|4294967168u);WB(p,(b>>18)|4294967280u);goto B7;}WB(p,b);
B7:WW(c+20,d+j);goto B8;}}}}}}}}}}}}}}}}B4:switch(b-9){case 0:goto B9;case 1:goto B10;
case 2:case 3:goto B11;case 4:goto B12;case 5:case 6:case 7:case 8:case 9:case 10:case 11:case 12:
case 13:case 14:case 15:case 16:case 17:case 18:case 19:case 20:case 21:case 22:case 23:case 24:
goto B11;case 25:goto B13;case 26:case 27:case 28:case 29:goto B11;case 30:goto B13;
default:goto B14;}B14:if(b==92){goto B13;}B11:if(b-32<95){goto B15;}WB(c+50,0);WH(c+48,0);
WB(c+51,RB((b>>20)+34324));WB(c+55,RB(((b>>4)&15)+34324));WB(c+54,RB(((b>>8)&15)+34324));
WB(c+53,RB(((b>>12)&15)+34324));WB(c+52,RB(((b>>16)&15)+34324));d=Clz(b|1)>>2;j=c+48+d;WB(j,123);
WB(j-1,117);d=d-2;WB(c+48+d,92);WB(c+57,125);WB(c+56,RB((b&15)+34324));WL(c+24,RL(c+48));
WH(c+32,RH(c+56));o=10;goto B16;B9:WL(c+26,0);WH(c+24,29788);goto B17;B12:WL(c+26,0);WH(c+24,29276);
goto B17;B10:WL(c+26,0);WH(c+24,28252);goto B17;B13:WH(c+36,512);WL(c+26,0);WB(c+25,b);WB(c+24,92);
goto B17;B15:p=(U)(SB)RB(b+32888);j=p&127;d=0;s=0;if((int)p>-1){o=1;p=j;j=0;goto B18;}p=92;if(j!=0){
o=2;goto B18;}o=4;s=((L)RB((b&15)+34324)<<8)|(L)RB((b>>4)+34324);j=120;B18:WL(c+26,s);WB(c+25,j);
WB(c+24,p);goto B16;B17:d=0;o=2;B16:b=RW(c+20);j=(o-d)&255;if(RW(c+12)-b<j){F10(c+12,b,j);}if(o>d){
b=RW(c+20);B19:p=RB(c+24+d);j=b;if(b==RW(c+12)){F10(c+12,b,1);j=RW(c+20);}WB(RW(c+16)+j,p);b=b+1;
WW(c+20,b);d=d+1;if(o!=d){goto B19;}}B8:if(k!=l){goto B20;}goto B2;}abort();B2:if(h==n){j=RW(c+20);
goto B21;}o=i+n;WW(c+44,o);WL(c+48,m);F8(c+24,34064,c+48);k=n^4294967295u;p=RW(c+24);d=RW(c+28);
b=RW(c+32);j=RW(c+20);if(b>RW(c+12)-j){F10(c+12,j,b);j=RW(c+20);goto B22;}if(!b){goto B23;}
B22:F7(RW(c+16)+j,d,b);B23:h=h+k;j=j+b;WW(c+20,j);if(p!=0){b=((0u-Clz((p-1)|15))&31)<<2;
WW(d,RW(b+34800));WW(b+34800,d);}i=o+1;if(h){goto B24;}B21:k=RW(c+16);l=RW(c+12);}j=k+j;b=k;
B27:if(b!=j){d=(U)(SB)RB(b);if((int)d>-1){b=b+1;d=d&255;goto B25;}p=RB(b+1)&63;o=d&31;
if(d<=4294967263u){d=(o<<6)|p;b=b+2;goto B25;}p=(p<<6)|(RB(b+2)&63);if(d<4294967280u){d=p|(o<<12);
b=b+3;goto B25;}d=(p<<6)|(RB(b+3)&63)|((o<<18)&1835008);b=b+4;B25:if(d==34){goto B26;}
t=((U(*)(U,U))T[g])(e,d);if(!t){goto B27;}goto B28;}if(l!=0){b=((0u-Clz((l-1)|15))&31)<<2;
WW(k,RW(b+34800));WW(b+34800,k);}b=RB(a+12);d=((U(*)(U,U,U))T[RW(f+12)])(e,b?33145u:33144u,b?4u:1u);
goto B1;B26:t=((U(*)(U,U))T[g])(e,92);if(t){goto B28;}t=((U(*)(U,U))T[g])(e,34);if(!t){goto B27;}
B28:d=1;if(!l){goto B1;}b=((0u-Clz((l-1)|15))&31)<<2;WW(k,RW(b+34800));WW(b+34800,k);goto B1;}
WL(c+24,((L)1<<32)|(L)33152);d=F17(RW(b),RW(b+4),33828,c+24);B1:G0=c+64;return d;}
static U F20(U a,U b){U c=0;c=F15(RW(a),b);return c;}
static U F21(U a,U b){U c=0,d=0;c=G0-32;G0=c;a=RW(a);d=RW(a);switch((U)((int)d>>31)&(d-2147483647)){
case 1:goto B1;case 2:goto B2;default:goto B3;}B3:WW(c+28,a);WL(c+8,((L)5<<32)|(L)(c+28));
b=F17(RW(b),RW(b+4),33579,c+8);goto B4;B1:WW(c+4,a+4);WW(c+28,a+20);WL(c+16,((L)6<<32)|(L)(c+28));
WL(c+8,((L)7<<32)|(L)(c+4));b=F17(RW(b),RW(b+4),33581,c+8);goto B4;B2:WW(c+28,a+4);
WL(c+8,((L)7<<32)|(L)(c+28));b=F17(RW(b),RW(b+4),33791,c+8);B4:G0=c+32;return b;}
static U F22(U a,U b){U c=0;c=F19(RW(a),b);return c;}
static U F23(U a,U b){U c=0,e=0,f=0;L d=0;c=G0-32;G0=c;a=RW(a);if(RL(a)==1){WL(c+8,RL(a+8));
d=(L)8<<32;WL(c+16,d|(L)(c+8));e=RW(b);b=RW(b+4);f=F17(e,b,33960,c+16);if(!f){goto B1;}b=1;goto B2;}
e=RW(b);b=RW(b+4);f=((U(*)(U,U,U))T[RW(b+12)])(e,34014,21);if(f!=0){b=1;goto B2;}d=(L)8<<32;
B1:WL(c+24,((L)9<<32)|(L)(a+24));WL(c+16,d|(L)(a+16));b=F17(e,b,33569,c+16);B2:G0=c+32;return b;}
static U F24(U a,U b){U c=0,d=0,h=0,i=0,j=0;L e=0,f=0,g=0;c=G0-32;G0=c;d=20;e=RL(a);f=e;if(e>=1000){
d=20;f=e;B1:a=c+12+d;g=f;f=g/10000;h=(U)(g-f*10000);i=(h&65535)/100;WH(a-4,RH((i<<1)+34340));
WH(a-2,RH((((h-i*100)&65535)<<1)+34340));d=d-4;if(g>9999999){goto B1;}}if(f>9){d=d-2;a=(U)f;j=a;
a=(a&65535)/100;WH(c+12+d,RH((((j-a*100)&65535)<<1)+34340));f=(L)a;}if(e!=0){if(!f){goto B2;}}d=d-1;
WB(c+12+d,RB(((U)f<<1)+34341));B2:d=F26(b,1,0,c+12+d,20u-d);G0=c+32;return d;}
static U F25(U a,U b){U c=0,d=0;c=G0-16;G0=c;d=RB(RW(a));a=3;B1:WB(c+14+a-2,RB((d&15)+34324));a=a-1;
d=(d>>4)&15;if(d){goto B1;}a=F26(b,34796,2,c+14+a-1,3u-a);G0=c+16;return a;}
static U F26(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;f=RW(a+8);g=f&2097152;
h=(g>>21)+e;if(!(f&8388608)){b=0;goto B1;}if(!c){i=0;goto B2;}i=(int)(U)(SB)RB(b)>-65;if(c!=1){
i=i+(U)((int)(U)(SB)RB(b+1)>-65);}B2:h=i+h;B1:j=g?43u:1114112u;k=RH(a+12);if(h<k){if(!(f&16777216)){
k=k-h;g=0;l=0;switch((f>>29)&3){case 1:goto B3;case 2:goto B4;case 3:goto B3;default:goto B5;}
B3:l=k;goto B5;B4:l=(k&65534)>>1;B5:i=f&2097151;h=RW(a+4);a=RW(a);B7:if((g&65535)>=(l&65535)){
goto B6;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);if(!n){goto B7;}goto B8;}m=RL(a+8);
WW(a+8,((U)m&2682257408u)|536870960);f=1;i=RW(a);l=RW(a+4);n=F73(i,l,j,b,c);if(n){goto B8;}g=0;
h=(k-h)&65535;B10:if((g&65535)>=h){goto B9;}f=1;g=g+1;n=((U(*)(U,U))T[RW(l+16)])(i,48);if(!n){
goto B10;}goto B8;B6:f=1;n=F73(a,h,j,b,c);if(n){goto B8;}n=((U(*)(U,U,U))T[RW(h+12)])(a,d,e);if(n){
goto B8;}l=(k-l)&65535;g=0;B11:if((g&65535)>=l){return 0;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);
if(!n){goto B11;}goto B8;B9:f=1;n=((U(*)(U,U,U))T[RW(l+12)])(i,d,e);if(n){goto B8;}WL(a+8,m);
return 0;}f=1;g=RW(a);a=RW(a+4);n=F73(g,a,j,b,c);if(!n){f=((U(*)(U,U,U))T[RW(a+12)])(g,d,e);}
B8:return f;}
static U F27(U a,U b,U c){U d=0;d=F17(a,32864,b,c);return d;}
static void F28(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34800));WW(b+34800,a);}}
static void F29(U a){U b=0,c=0,d=0,e=0,f=0;b=RW(a+4);c=RW(a+8);if(c!=0){d=b+12;B1:e=RW(d-4);
if(e!=0){f=RW(d);e=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}d=d+20;c=c-1;
if(c){goto B1;}}d=RW(a);if(d!=0){d=((0u-Clz((d*20-1)|15))&31)<<2;WW(b,RW(d+34800));WW(d+34800,b);}
d=RW(a+12);if(d!=0){c=RW(a+16);d=((0u-Clz(((d<<3)-1)|15))&31)<<2;WW(c,RW(d+34800));WW(d+34800,c);}
d=RW(a+24);if(d!=0){c=RW(a+28);d=((0u-Clz(((d<<2)-1)|15))&31)<<2;WW(c,RW(d+34800));WW(d+34800,c);}
d=RW(a+36);if(d!=0){c=RW(a+40);d=((0u-Clz(((d<<2)-1)|15))&31)<<2;WW(c,RW(d+34800));WW(d+34800,c);}}
static U F30(U a,U b,U c,U d){U e=0,f=0,g=0,h=0;if(d>=8){d=d>>3;e=d<<5;f=d*56;a=F30(a,a+e,a+f,d);
b=F30(b,b+e,b+f,d);c=F30(c,c+e,c+f,d);}d=RW(a);g=d;f=RW(b);h=f;if(d==f){e=0;g=RW(a+4);h=RW(b+4);
if(g==h){goto B1;}}e=g<h;B1:g=RW(c);h=g;if(d==g){d=RW(a+4);h=RW(c+4);if(d==h){if(!e){goto B2;}
goto B3;}}if(e^(U)(d<h)){goto B3;}B2:if(f==g){f=RW(b+4);g=RW(c+4);if(f==g){goto B4;}}e=e^(U)(f<g);
B4:a=e?c:b;B3:return a;}
static void F31(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;L j=0;c=RW(a+8);d=c;e=RW(a);if(c==e){
d=RW(a+12);e=RW(a+4);if(d==e){goto B1;}}if(d<e){d=a+12;f=2;B3:e=RW(d+4);g=e;if(e==c){g=RW(d+8);
c=RW(d);if(g==c){goto B2;}}if(g>=c){goto B2;}d=d+8;c=e;f=f+1;if(b!=f){goto B3;}goto B4;}B1:d=a+12;
f=2;B7:e=RW(d+4);g=e;if(e==c){g=RW(d+8);c=RW(d);if(g==c){goto B5;}}if(g<c){goto B6;}B5:d=d+8;c=e;
f=f+1;if(b!=f){goto B7;}goto B8;B6:if(f==b){goto B8;}goto B9;B2:if(f!=b){goto B9;}
B4:h=(b>>1)&134217726;i=a+(b<<3);d=i-8;e=0;c=a;B10:j=RL(c);WL(c,RL(d));WL(d,j);f=c+8;j=RL(f);g=e;
e=i+((g^536870910)<<3);WL(f,RL(e));WL(e,j);c=c+16;d=d-16;e=g+2;if(h!=e){goto B10;}if((b&2)!=0){
c=a+(e<<3);j=RL(c);d=i+((4294967293u-g)<<3);WL(c,RL(d));WL(d,j);}B8:return;
B9:F32(a,b,0,(Clz(b|1)<<1)^62);}
static void F32(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,
v=0,y=0,z=0,c1=0,d1=0,i1=0,j1=0,l1=0,o1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,d2=0,e2=0,
f2=0,g2=0,h2=0,i2=0,j2=0,k2=0,l2=0,m2=0,n2=0;L n=0,w=0,x=0,a1=0,b1=0,e1=0,f1=0,g1=0,h1=0,k1=0,m1=0,
n1=0,p1=0,z1=0,a2=0,b2=0,c2=0;e=G0-256;G0=e;if(b>=33){B22:if(!d){F33(a,b);goto B1;}f=b>>3;g=a+f*56;
h=a+(f<<5);if(b>=64){f=F30(a,h,g,f);goto B2;}i=RW(a);f=i;j=RW(h);k=j;if(i==j){l=0;f=RW(a+4);
k=RW(h+4);if(f==k){goto B3;}}l=f<k;B3:k=RW(g);m=k;if(i==k){i=RW(a+4);m=RW(g+4);if(i==m){f=a;if(!l){
goto B4;}goto B2;}}f=a;if(l^(U)(i<m)){goto B2;}B4:if(j==k){j=RW(h+4);k=RW(g+4);if(j==k){goto B5;}}
l=l^(U)(j<k);B5:f=l?g:h;B2:d=d-1;g=f-a;if(c!=0){f=RW(c);h=a+g;i=RW(h);if(f==i){f=RW(c+4);i=RW(h+4);
if(f==i){goto B6;}}if(f<i){goto B7;}B6:n=RL(a);WL(a,RL(h));WL(h,n);n=RL(a+8);h=RW(a);g=0;l=a+8;m=l;
f=a+16;o=a+(b<<3);p=o-8;if(f<p){q=RW(a+4);g=0;f=a;B10:j=h;i=f+16;k=RW(i);if(h==k){m=1;j=q;
k=RW(f+20);if(q==k){goto B8;}}m=j>=k;B8:j=l+(g<<3);WL(f+8,RL(j));WL(j,RL(i));g=m+g;j=h;r=f+24;
k=RW(r);if(h==k){m=1;j=q;k=RW(f+28);if(q==k){goto B9;}}m=j>=k;B9:j=l+(g<<3);WL(i,RL(j));WL(j,RL(r));
g=m+g;j=f+32;f=i;if(j<p){goto B10;}m=i+8;f=i+16;}r=(U)n;if(f!=o){q=RW(a+4);B12:i=h;j=RW(f);if(h==j){
k=1;i=q;j=RW(f+4);if(q==j){goto B11;}}k=i>=j;B11:i=l+(g<<3);WL(m,RL(i));WL(i,RL(f));g=k+g;m=f;f=f+8;
if(f!=o){goto B12;}m=f-8;}if(h==r){f=1;h=RW(a+4);r=(U)(n>>32);if(h==r){goto B13;}}f=h>=r;
B13:h=l+(g<<3);WL(m,RL(h));WL(h,n);g=f+g;if(g>=b){goto B14;}n=RL(a);h=a+(g<<3);WL(a,RL(h));WL(h,n);
g=g+1;b=b-g;a=a+(g<<3);c=0;goto B15;}B7:n=RL(a);g=a+g;WL(a,RL(g));WL(g,n);n=RL(a+8);h=RW(a);g=0;
l=a+8;m=l;f=a+16;o=a+(b<<3);p=o-8;if(f<p){q=RW(a+4);g=0;f=a;B18:j=h;i=f+16;k=RW(i);if(k==h){m=0;j=q;
k=RW(f+20);if(k==q){goto B16;}}m=k<j;B16:j=l+(g<<3);WL(f+8,RL(j));WL(j,RL(i));g=m+g;j=h;r=f+24;
k=RW(r);if(k==h){m=0;j=q;k=RW(f+28);if(k==q){goto B17;}}m=k<j;B17:j=l+(g<<3);WL(i,RL(j));
WL(j,RL(r));g=m+g;j=f+32;f=i;if(j<p){goto B18;}m=i+8;f=i+16;}r=(U)n;if(f!=o){q=RW(a+4);B20:i=h;
j=RW(f);if(j==h){k=0;i=q;j=RW(f+4);if(j==q){goto B19;}}k=j<i;B19:i=l+(g<<3);WL(m,RL(i));WL(i,RL(f));
g=k+g;m=f;f=f+8;if(f!=o){goto B20;}m=f-8;}if(h==r){f=0;h=RW(a+4);r=(U)(n>>32);if(h==r){goto B21;}}
f=r<h;B21:h=l+(g<<3);WL(m,RL(h));WL(h,n);g=f+g;if(g>=b){goto B14;}n=RL(a);h=a+(g<<3);WL(a,RL(h));
WL(h,n);F32(a,g,c,d);b=b+(g^4294967295u);a=h+8;c=h;B15:if(b>=33){goto B22;}}if(b<2){goto B1;}s=b>>1;
t=b<18;l=t?b:s;u=b-s;p=a+(s<<3);j=a;B168:if(l<=12){g=1;if(l<=8){goto B23;}v=j+24;f=RW(j+24);i=RW(j);
if(f==i){f=RW(j+28);i=RW(j+4);if(f==i){goto B24;}}g=v;h=j;if(f<i){goto B25;}B24:g=j;h=v;B25:w=RL(h);
x=RL(g);WL(j,x);y=j+56;z=j+8;f=RW(j+56);i=RW(j+8);if(f==i){f=RW(j+60);i=RW(j+12);if(f==i){goto B26;}
}g=y;h=z;if(f<i){goto B27;}B26:g=z;h=y;B27:a1=RL(h);b1=RL(g);WL(j+8,b1);c1=j+40;d1=j+16;g=RW(j+40);
f=RW(j+16);if(g==f){g=RW(j+44);f=RW(j+20);if(g==f){goto B28;}}h=c1;i=d1;if(g<f){goto B29;}B28:h=d1;
i=c1;B29:e1=x>>32;f1=a1>>32;f=(U)x;g=(U)a1;g1=RL(h);h1=RL(i);WL(j+40,h1);i1=j+64;j1=j+32;h=RW(j+64);
k=RW(j+32);if(h==k){h=RW(j+68);k=RW(j+36);if(h==k){goto B30;}}i=i1;m=j1;if(h<k){goto B31;}B30:i=j1;
m=i1;B31:k1=g1>>32;l1=(U)e1;k=(U)f1;h=(U)g1;n=RL(m);m1=RL(i);n1=m1>>32;i=(U)m1;m=g;q=f;if(g==f){m=k;
q=l1;if(f1==e1){goto B32;}}if(m>=q){goto B32;}o1=l1;q=f;l1=k;f=g;p1=a1;a1=x;goto B33;}q1=j+96;
f=RW(j+96);i=RW(j);if(f==i){f=RW(j+100);i=RW(j+4);if(f==i){goto B34;}}g=q1;h=j;if(f<i){goto B35;}
B34:g=j;h=q1;B35:m1=RL(g);a1=RL(h);WL(j+96,a1);r1=j+80;s1=j+8;f=RW(j+80);i=RW(j+8);if(f==i){
f=RW(j+84);i=RW(j+12);if(f==i){goto B36;}}g=r1;h=s1;if(f<i){goto B37;}B36:g=s1;h=r1;B37:e1=RL(g);
w=RL(h);WL(j+80,w);t1=j+72;u1=j+16;f=RW(j+72);i=RW(j+16);if(f==i){f=RW(j+76);i=RW(j+20);if(f==i){
goto B38;}}g=t1;h=u1;if(f<i){goto B39;}B38:g=u1;h=t1;B39:v1=j+56;w1=j+24;b1=RL(h);f1=RL(g);
f=RW(j+56);i=RW(j+24);if(f==i){f=RW(j+60);i=RW(j+28);if(f==i){goto B40;}}g=v1;h=w1;if(f<i){goto B41;
}B40:g=w1;h=v1;B41:j1=j+88;x1=j+40;k1=RL(h);g1=RL(g);h=RW(j+88);i=RW(j+40);if(h==i){h=RW(j+92);
i=RW(j+44);if(h==i){goto B42;}}g=j1;f=x1;if(h<i){goto B43;}B42:g=x1;f=j1;B43:p1=e1>>32;h=(U)e1;
x=RL(g);h1=RL(f);WL(j+88,h1);WL(j+40,x);v=j+64;y1=j+48;g=RW(j+64);k=RW(j+48);if(g==k){g=RW(j+68);
k=RW(j+52);if(g==k){goto B44;}}f=v;i=y1;if(g<k){goto B45;}B44:f=y1;i=v;B45:z1=f1>>32;a2=g1>>32;
r=(U)p1;k=(U)f1;g=(U)g1;n=RL(f);n1=RL(i);WL(v,n1);b2=n>>32;i=(U)b2;f=(U)n;m=f;q=h;if(f==h){m=i;q=r;
if(b2==p1){goto B46;}}if(m<q){d1=r;c=h;r=i;h=f;c2=n;n=e1;goto B47;}B46:d1=i;c=f;c2=e1;B47:e1=h1>>32;
l1=(U)z1;i=(U)a2;f=(U)h1;m=g;q=k;if(g==k){m=i;q=l1;if(a2==z1){goto B48;}}if(m<q){d2=l1;e2=k;l1=i;
k=g;p1=g1;g1=f1;goto B49;}B48:d2=i;e2=g;p1=f1;B49:f1=b1>>32;z1=k1>>32;i=(U)b1;m=(U)k1;o=(U)e1;
f2=j+32;g=f;q=RW(j+32);if(q==f){g=o;q=RW(j+36);if(q==o){goto B50;}}g2=f2;if(g<q){goto B51;}
B50:h1=RL(f2);o=(U)(h1>>32);f=(U)h1;g2=j1;B51:a2=w>>32;b2=n1>>32;d=(U)w;q=(U)f1;o1=(U)z1;g=(U)n1;
e1=RL(g2);g2=i;h2=m;if(i==m){g2=q;h2=o1;if(f1==z1){goto B52;}}if(g2<h2){c1=o1;g2=m;o1=q;m=i;z1=b1;
b1=k1;goto B53;}B52:c1=q;g2=i;z1=k1;B53:k1=m1>>32;i=(U)m1;y=(U)a2;q=(U)b2;h2=d;i2=g;if(d==g){h2=y;
i2=q;if(a2==b2){goto B54;}}if(h2<i2){i2=q;h2=g;q=y;g=d;f1=w;w=n1;goto B55;}B54:i2=y;h2=d;f1=n1;
B55:d=(U)k1;y=f;j2=i;if(f==i){y=o;j2=d;if(o==d){goto B56;}}if(y<j2){i1=o;y=f;o=d;f=i;a2=h1;h1=m1;
goto B57;}B56:i1=d;y=i;a2=m1;B57:i=k;d=h;if(k==h){i=l1;d=r;if(l1==r){goto B58;}}if(i<d){d=r;i=h;
r=l1;h=k;m1=p1;p1=c2;goto B59;}B58:d=l1;i=k;m1=c2;B59:k=c;l1=e2;if(c==e2){k=d1;l1=d2;if(d1==d2){
goto B60;}}if(k<l1){k2=d1;l2=c;d1=d2;c=e2;b2=n;n=g1;goto B61;}B60:k2=d2;l2=e2;b2=g1;B61:k=g;l1=m;
if(g==m){k=q;l1=o1;if(q==o1){goto B62;}}if(k<l1){e2=q;k=g;q=o1;g=m;k1=f1;f1=z1;goto B63;}B62:e2=o1;
k=m;k1=z1;B63:g1=a1>>32;z1=e1>>32;m=(U)a1;l1=(U)e1;o1=h2;d2=g2;if(h2==g2){o1=i2;d2=c1;if(i2==c1){
goto B64;}}if(o1<d2){j2=c1;d2=g2;c1=i2;g2=h2;n1=w;w=b1;goto B65;}B64:j2=i2;d2=h2;n1=b1;B65:o1=(U)g1;
z=(U)z1;h2=m;i2=l1;if(m==l1){h2=o1;i2=z;if(g1==z1){goto B66;}}if(h2<i2){m2=z;n2=l1;z=o1;l1=m;b1=a1;
a1=e1;goto B67;}B66:m2=o1;n2=m;b1=e1;B67:g1=x>>32;o1=(U)x;m=c;h2=f;if(c==f){m=d1;h2=o;if(d1==o){
goto B68;}}if(m<h2){h2=o;m=f;o=d1;f=c;e1=n;n=h1;goto B69;}B68:h2=d1;m=c;e1=h1;B69:d1=(U)g1;c=g2;
i2=o1;if(g2==o1){c=c1;i2=d1;if(c1==d1){goto B70;}}if(c<i2){i2=d1;c=o1;d1=c1;o1=g2;g1=n1;n1=x;
goto B71;}B70:i2=c1;c=g2;g1=x;B71:g2=l1;c1=g;if(l1==g){g2=z;c1=q;if(z==q){goto B72;}}if(g2<c1){c1=q;
g2=g;q=z;g=l1;h1=b1;b1=f1;goto B73;}B72:c1=z;g2=l1;h1=f1;B73:l1=n2;z=d2;if(n2==d2){l1=m2;z=j2;
if(m2==j2){goto B74;}}if(l1<z){j2=m2;d2=n2;x=a1;a1=w;goto B75;}B74:x=w;B75:WL(q1,a1);l1=o1;z=y;
if(o1==y){l1=d1;z=i1;if(d1==i1){goto B76;}}if(l1<z){q1=i1;l1=y;i1=d1;y=o1;f1=g1;g1=a2;goto B77;}
B76:q1=d1;l1=o1;f1=a2;B77:o1=g;d1=l2;if(g==l2){o1=q;d1=k2;if(q==k2){goto B78;}}if(o1<d1){n2=q;o1=g;
q=k2;g=l2;w=h1;h1=b2;goto B79;}B78:n2=k2;o1=l2;w=b2;B79:d1=k;z=f;if(k==f){d1=e2;z=o;if(e2==o){
goto B80;}}if(d1<z){l2=e2;d1=k;e2=o;k=f;a1=k1;k1=e1;goto B81;}B80:l2=o;d1=f;a1=e1;B81:f=g2;o=m;
if(g2==m){f=c1;o=h2;if(c1==h2){goto B82;}}if(f<o){k2=h2;z=m;h2=c1;m=g2;z1=b1;b1=n;goto B83;}
B82:k2=c1;z=g2;z1=n;B83:f=d2;o=c;if(d2==c){f=j2;o=i2;if(j2==i2){goto B84;}}if(f<o){c1=i2;g2=c;i2=j2;
c=d2;e1=x;x=n1;goto B85;}B84:c1=j2;g2=d2;e1=n1;B85:f=h;o=y;if(h==y){f=r;o=i1;if(r==i1){goto B86;}}
if(f<o){r=i1;h=y;n=m1;m1=f1;goto B87;}B86:n=f1;B87:WL(j,n);f=l1;o=i;if(l1==i){f=q1;o=d;if(q1==d){
goto B88;}}if(f<o){o=d;f=i;d=q1;i=l1;n1=g1;g1=p1;goto B89;}B88:o=q1;f=l1;n1=p1;B89:l1=c;d2=m;
if(c==m){l1=i2;d2=h2;if(i2==h2){goto B90;}}if(l1<d2){j2=h2;l1=m;h2=i2;m=c;f1=e1;e1=z1;goto B91;}
B90:j2=i2;l1=c;f1=z1;B91:c=g;d2=k;if(g==k){c=q;d2=e2;if(q==e2){goto B92;}}if(c<d2){i2=e2;d2=k;e2=q;
k=g;n=h1;h1=k1;goto B93;}B92:i2=q;d2=g;n=k1;B93:g=z;q=g2;if(z==g2){g=k2;q=c1;if(k2==c1){goto B94;}}
if(g<q){c1=k2;g2=z;k1=b1;b1=x;goto B95;}B94:k1=x;B95:WL(j1,b1);g=o1;q=h;if(o1==h){g=n2;q=r;
if(n2==r){goto B96;}}if(g<q){c=r;g=h;r=n2;h=o1;p1=w;w=m1;goto B97;}B96:c=n2;g=o1;p1=m1;B97:q=d1;
o1=i;if(d1==i){q=l2;o1=d;if(l2==d){goto B98;}}if(q<o1){z=d;y=i;d=l2;i=d1;x=a1;a1=n1;goto B99;}
B98:z=l2;y=d1;x=n1;B99:q=m;o1=f;if(m==f){q=h2;o1=o;if(h2==o){goto B100;}}if(q<o1){o1=o;q=f;o=h2;f=m;
m1=f1;f1=g1;goto B101;}B100:o1=h2;q=m;m1=g1;B101:m=g2;h2=l1;if(g2==l1){m=c1;h2=j2;if(c1==j2){
goto B102;}}if(m<h2){j2=c1;l1=g2;b1=k1;k1=e1;goto B103;}B102:b1=e1;B103:WL(r1,k1);m=i;g2=h;if(i==h){
m=d;g2=r;if(d==r){goto B104;}}if(m<g2){d=r;i=h;g1=x;x=p1;goto B105;}B104:g1=p1;B105:WL(s1,g1);h=y;
m=g;if(y==g){h=z;m=c;if(z==c){goto B106;}}if(h<m){m=c;h=g;c=z;g=y;g1=a1;a1=w;goto B107;}B106:m=z;
h=y;g1=w;B107:r=k;g2=f;if(k==f){r=e2;g2=o;if(e2==o){goto B108;}}if(r<g2){g2=o;r=f;o=e2;f=k;w=n;n=m1;
goto B109;}B108:g2=e2;r=k;w=m1;B109:k=d2;e2=q;if(d2==q){k=i2;e2=o1;if(i2==o1){goto B110;}}if(k<e2){
y=o1;k=q;o1=i2;q=d2;m1=h1;h1=f1;goto B111;}B110:y=i2;k=d2;m1=f1;B111:e2=g;h2=i;if(g==i){e2=c;h2=d;
if(c==d){goto B112;}}if(e2<h2){c=d;g=i;e1=g1;g1=x;goto B113;}B112:e1=x;B113:WL(u1,e1);i=f;d=h;
if(f==h){i=o;d=m;if(o==m){goto B114;}}if(i<d){d=m;i=h;m=o;h=f;x=w;w=a1;goto B115;}B114:d=o;i=f;x=a1;
B115:f=r;o=q;if(r==q){f=g2;o=o1;if(g2==o1){goto B116;}}if(f<o){o1=g2;q=r;a1=n;n=m1;goto B117;}
B116:a1=m1;B117:WL(v1,n);if(l1==k){l1=j2;k=y;if(j2==y){goto B118;}}if(l1<k){n=b1;b1=h1;goto B119;}
B118:n=h1;B119:WL(t1,b1);WL(v,n);if(h==g){h=m;g=c;if(m==c){goto B120;}}if(h<g){n=x;x=g1;goto B121;}
B120:n=g1;B121:WL(f2,x);WL(w1,n);if(q==i){q=o1;i=d;if(o1==d){goto B122;}}if(q<i){n=a1;a1=w;
goto B123;}B122:n=w;B123:WL(y1,a1);WL(x1,n);g=13;goto B23;B32:o1=k;q=g;p1=x;B33:e1=w>>32;f1=n>>32;
k=(U)w;m=(U)k1;o=(U)n1;g=(U)n;WL(y,a1);r=i;d=h;if(i==h){r=o;d=m;if(n1==k1){goto B124;}}if(r<d){e2=m;
r=h;m=o;h=i;x=m1;m1=g1;goto B125;}B124:e2=o;r=i;x=g1;B125:g1=h1>>32;o=(U)e1;d=(U)h1;i=(U)f1;
WL(d1,x);c=g;g2=k;if(g==k){c=i;g2=o;if(f1==e1){goto B126;}}if(c<g2){q1=o;i2=k;o=i;k=g;e1=n;n=w;
goto B127;}B126:q1=i;i2=g;e1=w;B127:d2=(U)g1;l2=j+48;g=d;c=RW(j+48);if(c==d){g=d2;c=RW(j+52);
if(c==d2){goto B128;}}i=l2;if(c<g){goto B129;}B128:h1=RL(l2);d2=(U)(h1>>32);d=(U)h1;i=c1;
B129:g1=b1>>32;g=(U)b1;w=RL(i);i=h;c=f;if(h==f){i=m;c=l1;if(m==l1){goto B130;}}if(i<c){g2=l1;i=f;
l1=m;f=h;f1=x;x=p1;goto B131;}B130:g2=m;i=h;f1=p1;B131:k1=w>>32;m=(U)g1;j2=(U)w;h=k;c=g;if(k==g){
h=o;c=m;if(o==m){goto B132;}}if(h<c){c=m;h=g;m=o;g=k;n1=e1;e1=b1;goto B133;}B132:c=o;h=k;n1=b1;
B133:k=(U)k1;o=j2;h2=r;if(r==j2){o=k;h2=e2;if(e2==k){goto B134;}}if(o<h2){h2=e2;o=r;e2=k;r=j2;b1=w;
w=m1;goto B135;}B134:h2=k;o=j2;b1=m1;B135:k=i2;j2=q;if(i2==q){k=q1;j2=o1;if(q1==o1){goto B136;}}
if(k<j2){r1=o1;j2=q;o1=q1;q=i2;g1=n;n=a1;goto B137;}B136:r1=q1;j2=i2;g1=a1;B137:k=r;i2=g;if(r==g){
k=e2;i2=m;if(e2==m){goto B138;}}if(k<i2){q1=m;i2=g;m=e2;g=r;m1=b1;b1=n1;goto B139;}B138:q1=e2;i2=r;
m1=n1;B139:k=d;r=h;if(d==h){k=d2;r=c;if(d2==c){goto B140;}}if(k<r){r=c;k=h;c=d2;h=d;k1=h1;h1=e1;
goto B141;}B140:r=d2;k=d;k1=e1;B141:d=q;e2=o;if(q==o){d=o1;e2=h2;if(o1==h2){goto B142;}}if(d<e2){
d2=h2;e2=o;h2=o1;o=q;a1=g1;g1=w;goto B143;}B142:d2=o1;e2=q;a1=w;B143:q=g;d=f;if(g==f){q=m;d=l1;
if(m==l1){goto B144;}}if(q<d){m=l1;g=f;w=m1;m1=f1;goto B145;}B144:w=f1;B145:WL(j,w);f=i2;q=i;
if(i2==i){f=q1;q=g2;if(q1==g2){goto B146;}}if(f<q){d=g2;f=i;g2=q1;i=i2;e1=b1;b1=x;goto B147;}
B146:d=q1;f=i2;e1=x;B147:q=o;l1=h;if(o==h){q=h2;l1=c;if(h2==c){goto B148;}}if(q<l1){l1=c;q=h;c=h2;
h=o;w=a1;a1=k1;goto B149;}B148:l1=h2;q=o;w=k1;B149:o=j2;o1=k;if(j2==k){o=r1;o1=r;if(r1==r){
goto B150;}}if(o<o1){r=r1;k=j2;f1=n;n=h1;goto B151;}B150:f1=h1;B151:WL(i1,n);o=h;o1=i;if(h==i){o=c;
o1=g2;if(c==g2){goto B152;}}if(o<o1){o1=g2;o=i;g2=c;i=h;n=w;w=e1;goto B153;}B152:o1=c;o=h;n=e1;
B153:h=q;c=f;if(q==f){h=l1;c=d;if(l1==d){goto B154;}}if(h<c){h2=d;h=f;d=l1;f=q;h1=a1;a1=b1;
goto B155;}B154:h2=l1;h=q;h1=b1;B155:q=e2;c=k;if(e2==k){q=d2;c=r;if(d2==r){goto B156;}}if(q<c){r=d2;
k=e2;x=g1;g1=f1;goto B157;}B156:x=f1;B157:WL(y,g1);if(i==g){i=g2;g=m;if(g2==m){goto B158;}}if(i<g){
b1=n;n=m1;goto B159;}B158:b1=m1;B159:WL(d1,n);WL(z,b1);if(f==o){f=d;o=o1;if(d==o1){goto B160;}}
if(f<o){n=h1;h1=w;goto B161;}B160:n=w;B161:WL(j1,h1);WL(v,n);if(k==h){k=r;h=h2;if(r==h2){goto B162;}
}if(k<h){n=x;x=a1;goto B163;}B162:n=a1;B163:WL(l2,x);WL(c1,n);g=9;B23:if(g>l){goto B14;}if(g!=l){
o=j+(l<<3);r=g<<3;m=j+r;B167:g=RW(m);h=RW(m-8);if(g==h){g=RW(m+4);h=RW(m-4);if(g==h){goto B164;}}
if(g<h){n=RL(m);q=(U)(n>>32);l=(U)n;g=r;B166:h=j+g;k=h-8;WL(h,RL(k));if(g==8){k=j;goto B165;}f=l;
i=RW(h-16);if(i==l){f=q;i=RW(h-12);if(i==q){goto B165;}}g=g-8;if(f<i){goto B166;}B165:WL(k,n);}
B164:r=r+8;m=m+8;if(m!=o){goto B167;}}if(t){goto B1;}g=j==a;l=u;j=p;if(g){goto B168;}f=p-8;
g=(b<<3)-8;h=a+g;j=e+g;l=e;g=a;B171:k=RW(p);m=RW(g);if(k==m){i=0;q=g;k=RW(p+4);m=RW(g+4);if(k==m){
goto B169;}}i=k<m;q=i?p:g;B169:WL(l,RL(q));r=i<<3;o=(i^1)<<3;i=RW(h);k=RW(f);if(i==k){m=0;q=h;
i=RW(h+4);k=RW(f+4);if(i==k){goto B170;}}m=i<k;q=m?f:h;B170:l=l+8;p=p+r;g=g+o;WL(j,RL(q));j=j-8;
i=m<<3;f=f-i;h=i+h-8;s=s-1;if(s){goto B171;}f=f+8;if((b&1)!=0){i=g<f;WL(l,RL(i?g:p));
p=p+((U)(g>=f)<<3);g=g+(i<<3);}if(g!=f){goto B172;}if(p!=h+8){goto B172;}F7(a,e,b<<3);goto B1;
B14:abort();B172:abort();B1:G0=e+256;}
static void F33(U a,U b){U c=0,d=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;L e=0;c=(b>>1)+b;B6:c=c-1;if(c>=b){
d=c-b;goto B1;}e=RL(a);f=a+(c<<3);WL(a,RL(f));WL(f,e);d=0;B1:g=d<<1;f=g|1;h=b<c?b:c;if(f<h){
B5:g=g+2;if(g>=h){g=f;goto B2;}i=a+(f<<3);j=RW(i);k=a+(g<<3);g=RW(k);if(j==g){l=0;j=RW(i+4);
g=RW(k+4);if(j==g){goto B3;}}l=j<g;B3:g=l+f;B2:f=a+(d<<3);j=RW(f);i=j;d=a+(g<<3);l=RW(d);k=l;
if(j==l){i=RW(f+4);k=RW(d+4);if(i==k){goto B4;}}if(i>=k){goto B4;}WW(d,j);WW(f,l);j=RW(f+4);
WW(f+4,RW(d+4));WW(d+4,j);d=g;g=g<<1;f=g|1;if(f<h){goto B5;}}B4:if(c){goto B6;}}
static void F35(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F36(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F37(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F36(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+34800);if(h){goto B2;}l=RW(34932);h=RW(34928);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(34932,j+(m&4294901760u));h=j==l?h:j;}WW(34928,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+34800);if(!h){
b=RW(34932);h=RW(34928);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(34932,c+(k&4294901760u));h=c==b?h:c;}WW(34928,h+f);goto B6;}WW(f+34800,RW(h));goto B5;
B2:WW(k+34800,RW(h));B4:f=b*f;F7(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+34800));
WW(f+34800,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F37(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F38(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F36(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F37(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F39(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F36(b+4,e,RW(a+4),c,4,20);if(RW(b+4)==1){F37(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F40(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;c=G0-16;G0=c;d=RW(b+12);
e=RW(b+4);f=d+e;if((int)f>-1){if(!f){g=1;goto B1;}h=(0u-Clz((f-1)|15))&31;i=h<<2;g=RW(i+34800);
if(!g){j=RW(34932);g=RW(34928);i=1u<<(h&31);if(j-g<i){k=i+65535;l=Grow(k>>16);h=l<<16;
WW(34932,h+(k&4294901760u));g=h==j?g:h;}WW(34928,g+i);if(g){goto B1;}abort();}WW(i+34800,RW(g));
B1:i=0;WW(c+12,0);WW(c+8,g);WW(c+4,f);h=RW(b);if(e>f){F10(c+4,0,e);f=RW(c+4);g=RW(c+8);i=RW(c+12);
goto B2;}if(!e){goto B3;}B2:F7(g+i,h,e);B3:e=i+e;WW(c+12,e);b=RW(b+8);if(d<=f-e){if(d){goto B4;}
goto B5;}F10(c+4,e,d);g=RW(c+8);e=RW(c+12);B4:F7(g+e,b,d);B5:WL(a,RL(c+4));WW(a+8,e+d);G0=c+16;
return;}abort();}
static void F41(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F42(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F43(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,j=0;L i=0;if(c!=0){d=c-7;e=d>c?0u:d;
f=((b+3)&4294967292u)-b;d=0;B23:g=RB(b+d);h=(U)((int)(g<<24)>>24);if((int)h>=0){if((f-d)&3){goto B1;
}if(d>=e){goto B2;}B3:g=b+d;if((RW(g+4)|RW(g))&2155905152u){goto B2;}d=d+8;if(d<e){goto B3;}goto B2;
}i=1103806595072ull;switch(RB(g+34540)-2){case 0:goto B4;case 1:goto B5;case 2:goto B6;
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
static U F45(U a,U b){U c=0;c=G0-16;G0=c;switch(RW(a)){case 1:goto B1;case 2:goto B2;
default:goto B3;}B3:b=((U(*)(U,U,U))T[RW(RW(b+4)+12)])(RW(b),33975,8);goto B4;B1:WW(c+4,a+8);
WL(c+8,((L)10<<32)|(L)(c+4));b=F17(RW(b),RW(b+4),33472,c+8);goto B4;B2:WW(c+4,a+8);
WL(c+8,((L)10<<32)|(L)(c+4));b=F17(RW(b),RW(b+4),33495,c+8);B4:G0=c+16;return b;}
static void F46(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+34800);if(d){goto B2;}
g=RW(34932);d=RW(34928);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(34932,e+(h&4294901760u));d=e==g?d:e;}WW(34928,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+34800,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F47(f,0,96);F47(f+96,0,96);F47(f+192,0,96);F47(f+288,0,96);
F47(f+384,0,96);F47(f+480,0,96);F47(f+576,0,96);F47(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F47(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+34800));WW(f+34800,j);}}
static U F47(U a,U b,U c){Fill(a,b,c);return a;}
static U F48(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F50(U a){(void)a;return 11400714819323198485ull;}
static void F51(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static U F52(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c>e){
goto B10;}if(c<d){goto B11;}c=c-d;m=F7(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);
n=RB(a+68);l=RW(a+24);k=RW(a+28);j=e<131079;B17:if(j){goto B12;}if(c>=131080){goto B12;}
((void(*)(U,U,U,U))T[RW(k+12)])(b+8,l,m+c,131079u-c);if((RW(b+8)&1)!=0){c=2;goto B1;}o=RW(b+12);
p=!o;WB(a+69,p);c=o+c;WW(a+36,c);if(!(n&1)){if(o){goto B13;}}if(!(n&1)){goto B14;}goto B15;
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,34075,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(34075,m,3);if(!q){c=c-3;F7(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F53(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(d==c){i=F52(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F48(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(c!=g){goto B8;}if(f>65536){goto B8;}i=F52(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(c!=g));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static void F54(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;e=G0-64;G0=e;WL(e+56,1);f=0;g=d;
h=c;B5:if(f&1){goto B1;}if(!g){f=1;g=0;i=h;j=0;goto B2;}j=0;B4:if(RB(h+j)==32){goto B3;}f=1;j=j+1;
if(g!=j){goto B4;}i=h;j=g;goto B2;B3:f=j+1;i=h+f;g=g-f;f=0;B2:F55(e+8,b);if(j==RW(e+12)){
j=Compare(h,RW(e+8),j);h=i;if(!j){goto B5;}}WL(e+40,((L)2<<32)|(L)(e+56));F8(e+16,33406,e+40);
i=RW(e+16);if(i!=2147483648u){f=RW(b+8);k=RW(b+4);if(f>k){goto B6;}l=RW(e+20);b=RW(b);g=b-1;h=f;
B8:j=h;if(!j){j=f;goto B7;}h=j-1;if(RB(g+j)!=10){goto B8;}j=f-j;B7:f=f-j;if(k<f){goto B9;}g=b+f;j=0;
h=0;f=k-f;if(f!=0){h=0;B11:if(RB(g+h)==10){goto B10;}h=h+1;if(f!=h){goto B11;}h=f;}B10:h=h<d?h:d;
if(h!=0){j=0;B13:if(RB(c+j)!=RB(g+j)){goto B12;}j=j+1;if(h!=j){goto B13;}j=h;}B12:F56(e+40,c,d,j);
WL(e+56,((L)9<<32)|(L)(e+40));F8(e+28,33406,e+56);h=RW(e+40);if(h!=0){g=RW(e+44);
h=((0u-Clz((h-1)|15))&31)<<2;WW(g,RW(h+34800));WW(h+34800,g);}if(i!=0){h=((0u-Clz((i-1)|15))&31)<<2;
WW(l,RW(h+34800));WW(h+34800,l);}WW(a+8,RW(e+36));WL(a,RL(e+28));WW(a+12,j);goto B14;}
B1:WW(a,2147483648u);B14:G0=e+64;return;B6:abort();B9:abort();}
static void F55(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;L i=0;c=RW(b+4);d=RW(b+12);if(c>=d){e=RW(b);f=0;
if(c!=d){g=c-d;h=e+d;f=0;B2:i=(L)RB(h+f);if(i>32){goto B1;}if(!((U)(4294983168ull>>(i&63))&1)){
goto B1;}f=f+1;if(g!=f){goto B2;}f=g;}B1:d=f+d;WW(b+8,d);if(c<d){goto B3;}h=e+d;f=0;if(c!=d){g=c-d;
f=0;B5:i=(L)RB(h+f);if(i<=32){if((U)(4294983168ull>>(i&63))&1){goto B4;}}f=f+1;if(g!=f){goto B5;}
f=g;}B4:g=f+d;WW(b+12,g);if(g>=f){if(g<=c){goto B6;}}abort();}abort();B3:abort();B6:WW(a+4,f);
WW(a,h);}
static void F56(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0;e=G0-80;G0=e;if(d<=c){f=b-1;g=d;
B2:h=g;if(!h){i=d;goto B1;}g=h-1;if(RB(f+h)!=10){goto B2;}i=d-h;B1:h=d-i;if(c>=h){g=b+h;f=c-h;
if(!f){goto B3;}h=0;B5:if(RB(g+h)==10){goto B4;}h=h+1;if(f!=h){goto B5;}h=f;B4:if(!h){goto B3;}
f=h-1;k=Compare(g+f,34158,1);d=k?0u:g;goto B6;}abort();}abort();B3:h=0;d=0;B6:c=i-20;h=d?f:h;
c=h>40?(c>i?0u:c):0u;WW(e+40,c?3u:0u);f=1;WW(e+36,c?34159u:1u);k=d?d:g;g=h<c?h:c;WW(e+44,k+g);h=h-g;
WW(e+48,h<100?h:100u);F40(e+24,e+36);h=RW(e+32);g=h<40?h:40u;if(h!=0){d=RW(e+28);
i=(0u-Clz((g-1)|15))&31;c=i<<2;f=RW(c+34800);if(!f){b=RW(34932);f=RW(34928);c=1u<<(i&31);if(b-f<c){
j=c+65535;k=Grow(j>>16);i=k<<16;WW(34932,i+(j&2147418112));f=i==b?f:i;}WW(34928,f+c);if(f){goto B7;}
abort();}WW(c+34800,RW(f));B7:F7(f,d,g);}WW(e+16,g);WW(e+12,f);WW(e+8,g);WB(e+21,h>65536);
WB(e+20,h>40);WW(e+60,0);WL(e+52,4294967296ull);WW(e+68,32864);WL(e+72,1610612768);WW(e+64,e+52);
k=F19(e+8,e+64);if(!k){WW(a+8,RW(e+60));WL(a,RL(e+52));if(h!=0){h=((0u-Clz((g-1)|15))&31)<<2;
WW(f,RW(h+34800));WW(h+34800,f);}h=RW(e+24);if(h!=0){g=RW(e+28);h=((0u-Clz((h-1)|15))&31)<<2;
WW(g,RW(h+34800));WW(h+34800,g);}G0=e+80;return;}abort();}
static void F57(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;e=G0-64;G0=e;
f=d<40?d:40u;if(!d){g=1;goto B1;}h=(0u-Clz((f-1)|15))&31;i=h<<2;g=RW(i+34800);if(!g){j=RW(34932);
g=RW(34928);i=1u<<(h&31);if(j-g<i){k=i+65535;q=Grow(k>>16);h=q<<16;WW(34932,h+(k&2147418112));
g=h==j?g:h;}WW(34928,g+i);if(g){goto B2;}abort();}WW(i+34800,RW(g));B2:F7(g,c,f);B1:WW(e+16,f);
WW(e+12,g);WW(e+8,f);WB(e+21,d>65536);WB(e+20,d>40);h=RW(b+24);F58(e+32,h,c,d);i=RW(e+32);
if(i!=2147483650u){g=e+40;switch((U)((int)i>>31)&(i-2147483647)){case 0:goto B3;default:goto B4;}
B3:if(!i){goto B5;}g=e+36;goto B6;B4:i=RW(e+36);if(!i){goto B5;}B6:g=RW(g);
f=((0u-Clz((i-1)|15))&31)<<2;WW(g,RW(f+34800));WW(f+34800,g);B5:k=RW(h+52);l=k-1;if(!l){h=0;goto B7;
}if(!k){goto B8;}if(k==1){goto B9;}m=RW(h+40);n=RW(h+48);g=RW(n+4);b=RW(n);if(g<b){goto B10;}
if(g>m){goto B10;}o=RW(h+36);f=g-b;f=f<d?f:d;if(!f){h=0;goto B11;}b=o+b;h=0;
B12:if(RB(c+h)!=RB(b+h)){goto B11;}h=h+1;if(f!=h){goto B12;}h=f;B11:if(l!=1){p=(k>2?k:2u)-1;i=1;
B17:if(i==k){goto B13;}if(i==p){goto B13;}i=i+1;j=RW(n+(i<<2));if(j<g){goto B14;}if(j>m){goto B14;}
f=j-g;f=f<d?f:d;if(f!=0){b=o+g;g=0;B16:if(RB(c+g)!=RB(b+g)){goto B15;}g=g+1;if(f!=g){goto B16;}g=f;
B15:h=h>g?h:g;}g=j;if(i!=l){goto B17;}}B7:F56(e+32,c,d,h);WL(e+24,((L)9<<32)|(L)(e+32));
F8(a,33764,e+24);g=RW(e+32);if(!g){goto B18;}c=RW(e+36);g=((0u-Clz((g-1)|15))&31)<<2;
WW(c,RW(g+34800));WW(g+34800,c);goto B18;}c=RW(e+36);i=RW(b+20);if(c>=i){goto B19;}i=RW(b+16)+c*12;
h=RW(i+4);WW(e+56,h);i=RW(i+8);WW(e+60,i);if(!i){if(h==RW(b+32)){goto B20;}WW(a,2147483648u);
WW(a+4,c);if(!d){goto B21;}c=Clz((f-1)|15);goto B22;}WL(e+40,((L)1<<32)|(L)(e+60));
WL(e+32,((L)3<<32)|(L)(e+8));F8(a,33193,e+32);goto B18;B8:abort();B9:abort();B10:abort();
B13:abort();B14:abort();B19:abort();B20:WL(e+40,((L)1<<32)|(L)(e+56));WL(e+32,((L)3<<32)|(L)(e+8));
F8(a,33219,e+32);B18:g=RW(e+8);if(!g){goto B21;}c=Clz((g-1)|15);g=RW(e+12);B22:c=((0u-c)&31)<<2;
WW(g,RW(c+34800));WW(c+34800,g);B21:G0=e+64;}
static void F58(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,p=0;L j=0;if(d-1>=65536){
e=d<40?d:40u;if(!d){f=1;goto B1;}g=(0u-Clz((e-1)|15))&31;b=g<<2;f=RW(b+34800);if(!f){h=RW(34932);
f=RW(34928);b=1u<<(g&31);if(h-f<b){i=b+65535;p=Grow(i>>16);g=p<<16;WW(34932,g+(i&2147418112));
f=g==h?f:g;}WW(34928,f+b);if(f){goto B2;}goto B3;}WW(b+34800,RW(f));B2:F7(f,c,e);B1:WW(a+20,18);
WW(a+16,34140);WW(a+8,e);WW(a+4,f);WW(a,e);WB(a+13,d>65536);WB(a+12,d>40);return;}j=F60(RL(b),c,d);
e=RW(b+16);h=e-1;f=h&(U)j;if(e!=0){i=RW(b+12);e=i+f*12;k=RH(b+24);if(RH(e+10)==k){
j=j&281474976710655ull;l=RW(b+36);m=RW(b+40);n=RW(b+52);o=RW(b+48);
B8:if((((L)RH(e+8)<<32)|(L)RW(e))==j){e=RW(e+4);if(e>=n){goto B4;}b=e+1;if(b>=n){goto B5;}
b=RW(o+(b<<2));g=RW(o+(e<<2));if(b<g){goto B6;}if(b>m){goto B6;}if(b-g==d){p=Compare(l+g,c,d);
if(!p){goto B7;}}}f=(f+1)&h;e=i+f*12;if(RH(e+10)==k){goto B8;}e=d<40?d:40u;if(d){goto B9;}f=1;
goto B10;}e=d<40?d:40u;B9:g=(0u-Clz((e-1)|15))&31;b=g<<2;f=RW(b+34800);if(!f){h=RW(34932);
f=RW(34928);b=1u<<(g&31);if(h-f<b){i=b+65535;p=Grow(i>>16);g=p<<16;WW(34932,g+(i&2147418112));
f=g==h?f:g;}WW(34928,f+b);if(!f){goto B3;}goto B11;}WW(b+34800,RW(f));B11:F7(f,c,e);B10:WW(a+12,e);
WW(a+8,f);WW(a+4,e);WW(a,2147483649u);WB(a+17,d>65536);WB(a+16,d>40);return;B7:WW(a,2147483650u);
WW(a+4,e);return;}abort();B4:abort();B5:abort();B6:abort();B3:abort();}
static void F59(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,a1=0,b1=0,c1=0,d1=0,e1=0,
f1=0,g1=0,h1=0,i1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,z1=0,a2=0,
b2=0,c2=0,d2=0,e2=0,f2=0,h2=0;L n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,j1=0,k1=0,g2=0;
d=G0-512;G0=d;e=RW(34816);if(!e){f=RW(34932);e=RW(34928);if(f-e<16){h2=Grow(1);g=h2<<16;
WW(34932,g+65536);e=g==f?e:g;}WW(34928,e+16);if(e){goto B1;}goto B2;}WW(34816,RW(e));B1:WW(e,0);
f=RW(34852);if(!f){g=RW(34932);f=RW(34928);if(g-f<8192){h2=Grow(1);h=h2<<16;WW(34932,h+65536);
f=h==g?f:h;}WW(34928,f+8192);if(!f){goto B2;}goto B3;}WW(34852,RW(f));B3:f=F47(f,0,6144);
WL(d+156,4);WL(d+148,1);WW(d+144,e);WL(d+136,4294967296ull);WL(d+128,4294967296ull);WH(d+120,1);
WL(d+112,512);WW(d+108,f);WW(d+104,512);WL(d+96,11400714819323198485ull);e=RW(34872);if(!e){
f=RW(34932);e=RW(34928);if(f-e<262144){h2=Grow(4);g=h2<<16;WW(34932,g+262144);e=g==f?e:g;}
WW(34928,e+262144);if(!e){goto B2;}goto B4;}WW(34872,RW(e));B4:e=F47(e,0,131080);WL(d+216,1);
WL(d+208,0);WW(d+232,131080);WW(d+228,e);WW(d+224,131080);WW(d+196,34040);WW(d+192,b);WL(d+168,0);
WH(d+236,0);WL(d+200,0);WL(d+176,0);WL(d+184,0);i=RW(34820);if(!i){e=RW(34932);i=RW(34928);
if(e-i<32){h2=Grow(1);f=h2<<16;WW(34932,f+65536);i=f==e?i:f;}WW(34928,i+32);if(!i){goto B2;}goto B5;
}WW(34820,RW(i));B5:WL(i+8,0);WL(i+24,0);WL(i,RL(c));WL(i+16,RL(c+8));j=RW(34828);if(!j){
e=RW(34932);j=RW(34928);if(e-j<128){h2=Grow(1);f=h2<<16;WW(34932,f+65536);j=f==e?j:f;}
WW(34928,j+128);if(!j){goto B2;}goto B6;}WW(34828,RW(j));B6:WW(j+56,0);WL(j+48,4294967296ull);
WL(j+40,2);WW(j+16,0);WL(j+8,4294967296ull);WL(j,2);k=i+32;l=k-i<32?1u:2u;m=j+40;n=(L)9<<32;
o=(L)(d+448);p=n|o;q=(L)2<<32;r=q|(L)(d+416);s=q|(L)(d+436);t=((L)3<<32)|(L)(d+296);u=(L)(d+472);
v=q|u;w=(L)1<<32;x=w|(L)(d+504);y=w|(L)(d+508);z=w|(L)(d+500);a1=d+296+12;b1=d+344+24;c1=d+240+32;
d1=d+240+8;e1=d+140;f1=d+96+56;B265:WL(d+168,RL(d+168)+1);g1=RW(d+200);if(g1<=4294967287u){
h1=RW(d+232);if(g1+8<=h1){i1=RW(d+228);w=RL(i1+g1);j1=CtzL((w^18446744073709551615ull)&(w+
16059518370053021407ull)&9259542123273814144ull);e=(U)j1;if((e&56)!=0){k1=w>>(j1&56&63);
if(((U)k1&255)<=32){if(((1ull<<(k1&63))&4294983168ull)!=0){WW(d+208,g1);e=e>>3;WW(d+200,g1+e+1);
k1=(w^3472328296227680304ull)<<((L)(e*56)&63);if(((((k1+8536140394893047414ull)|k1)&
9259542123273814144ull)|(L)((U)((w&255)==48)&(U)(j1>15)))!=0){goto B7;}
w=(k1*10+(k1>>8))&71777214294589695ull;w=(w*100+(w>>16))&281470681808895ull;b=(U)(w*10000+(w>>32));
goto B8;}}}}}F53(d+88,d+168);if((RW(d+88)&1)!=0){e=5;goto B9;}h1=RW(d+232);g1=RW(d+208);h=RW(d+92);
e=g1+h;if(e>=g1){if(e<=h1){i1=RW(d+228);if(!h){goto B7;}l1=i1+g1;if(h!=1){if((RB(l1)&255)==48){
goto B7;}}b=0;e=0;B10:if(h==e){goto B8;}f=(RB(l1+e)-48)&255;if(f>9){goto B7;}w=(L)b*10;
if((U)(w>>32)){goto B7;}e=e+1;g=(U)w;b=g+f;if(b>=g){goto B10;}goto B7;}}abort();B8:switch(b){
case 0:goto B11;case 1:goto B7;default:goto B12;}B7:e=RW(d+204);if(e<g1){goto B13;}if(e>h1){
goto B13;}f=i1+g1;e=e-g1;b=F48(f,e);if(b>e){goto B14;}if(!b){goto B11;}m1=F48(f,e);if(m1>e){
goto B15;}n1=m1<40?m1:40u;if(!m1){o1=1;goto B16;}b=(0u-Clz((n1-1)|15))&31;e=b<<2;o1=RW(e+34800);
if(!o1){g=RW(34932);o1=RW(34928);e=1u<<(b&31);if(g-o1<e){h=e+65535;h2=Grow(h>>16);b=h2<<16;
WW(34932,b+(h&2147418112));o1=b==g?o1:b;}WW(34928,o1+e);if(!o1){goto B2;}goto B17;}
WW(e+34800,RW(o1));B17:F7(o1,f,n1);B16:q=RL(d+184);if(!g1){w=1;j1=1;goto B18;}w=0;h=g1;p1=i1;
B22:l1=h<255?h:255u;b=l1&3;q1=0;f=0;if(h>=4){f=0;e=p1;q1=l1&252;g=q1;
B19:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){
goto B19;}if(!b){goto B20;}}e=p1+q1;B21:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){goto B21;}B20:p1=p1+l1;
w=w+((L)f&255);h=h-l1;if(h){goto B22;}e=i1-1;f=0;goto B23;B12:l1=0;WW(d+136,0);if(RW(d+148)!=0){
l1=1;WW(d+148,1);}WW(d+116,0);e=RH(d+120)+1;WH(d+120,e);if((e&65535)!=e){e=RW(d+112);if(e!=0){
e=e*12;F47(RW(d+108),0,e-(e-12)%12);}WH(d+120,1);}WW(d+160,0);r1=1;B39:s1=RW(d+200);
if(s1<=4294967287u){if(s1+8<=h1){w=RL(i1+s1);j1=CtzL((w^18446744073709551615ull)&(w+
16059518370053021407ull)&9259542123273814144ull);e=(U)j1;if((e&56)!=0){w=w>>(j1&56&63);
if(((U)w&255)<=32){if(((1ull<<(w&63))&4294983168ull)!=0){WW(d+208,s1);h=e>>3;WW(d+200,s1+h+1);
goto B24;}}}}}F53(d+80,d+168);if(RW(d+80)&1){goto B25;}h=RW(d+84);h1=RW(d+232);s1=RW(d+208);
B24:e=h+s1;if(e>=h){if(e<=h1){goto B26;}}abort();B26:i1=RW(d+228);t1=i1+s1;if(h-1>=65536){
m1=h<40?h:40u;if(!h){g1=1;goto B27;}f=(0u-Clz((m1-1)|15))&31;e=f<<2;g1=RW(e+34800);if(!g1){
b=RW(34932);g1=RW(34928);e=1u<<(f&31);if(b-g1<e){g=e+65535;h2=Grow(g>>16);f=h2<<16;
WW(34932,f+(g&2147418112));g1=f==b?g1:f;}WW(34928,g1+e);if(!g1){goto B2;}goto B28;}
WW(e+34800,RW(g1));B28:F7(g1,t1,m1);B27:o1=(h>65536?256u:0u)|(U)(h>40);h1=34140;u1=34140u>>16;
c=34140u>>8;n1=18;v1=m1;goto B29;}j1=F60(RL(d+96),t1,h);v1=RW(d+112);q1=v1-1;w1=(U)j1;f=q1&w1;
if(!v1){goto B30;}o1=RW(d+136);g1=RW(d+108);e=g1+f*12;p1=RH(d+120);if(RH(e+10)==p1){
w=j1&281474976710655ull;u1=RW(d+132);m1=RW(d+144);B35:if((((L)RH(e+8)<<32)|(L)RW(e))==w){e=RW(e+4);
if(e>=l1){goto B31;}n1=e+1;if(n1>=l1){goto B32;}g=RW(m1+(n1<<2));e=RW(m1+(e<<2));if(g<e){goto B33;}
if(g>o1){goto B33;}if(g-e==h){h2=Compare(u1+e,t1,h);if(!h2){goto B34;}}}f=(f+1)&q1;e=g1+f*12;
if(RH(e+10)==p1){goto B35;}}WH(e+10,p1);WW(e,w1);WH(e+8,(U)(j1>>32));WW(e+4,l1-1);e=RW(d+116)+1;
WW(d+116,e);if(e<<1>v1){F46(d+96);o1=RW(d+136);}if(h>RW(d+128)-o1){F10(d+96+32,o1,h);o1=RW(d+136);
goto B36;}if(!h){goto B37;}B36:F7(RW(d+132)+o1,t1,h);B37:f=o1+h;WW(d+136,f);e=RW(d+148);
if(e==RW(d+140)){F35(e1);}WW(RW(d+144)+(e<<2),f);l1=e+1;WW(d+148,l1);if(r1>=b){goto B38;}
r1=r1+(U)(r1<b);if(r1<=b){goto B39;}goto B38;B34:g1=h<40?h:40u;if(!h){m1=1;goto B40;}
f=(0u-Clz((g1-1)|15))&31;e=f<<2;m1=RW(e+34800);if(!m1){b=RW(34932);m1=RW(34928);e=1u<<(f&31);
if(b-m1<e){g=e+65535;h2=Grow(g>>16);f=h2<<16;WW(34932,f+(g&2147418112));m1=f==b?m1:f;}
WW(34928,m1+e);if(!m1){goto B2;}goto B41;}WW(e+34800,RW(m1));B41:F7(m1,t1,g1);B40:c=h>65536;h1=h>40;
v1=2147483648u;o1=g1;B29:q=RL(d+184);if(!s1){w=1;j1=1;goto B42;}w=0;h=s1;p1=i1;B46:l1=h<255?h:255u;
b=l1&3;q1=0;f=0;if(h>=4){f=0;e=p1;q1=l1&252;g=q1;B43:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)
==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){goto B43;}if(!b){goto B44;}}e=p1+q1;B45:f=f+(U)(RB(e)==10);
e=e+1;b=b-1;if(b){goto B45;}B44:p1=p1+l1;w=w+((L)f&255);h=h-l1;if(h){goto B46;}e=0;goto B47;
B11:WW(d+240,6);WB(d+244,0);r1=RW(34828);if(!r1){e=RW(34932);r1=RW(34928);if(e-r1<128){h2=Grow(1);
f=h2<<16;WW(34932,f+65536);r1=f==e?r1:f;}WW(34928,r1+128);if(!r1){goto B2;}goto B48;}
WW(34828,RW(r1));B48:z=q|o;w=(L)(d+488);x=q|w;o=n|w;n=n|u;u1=d+368;v1=d+448+12;m=d+296+12;o1=0;t1=0;
i1=0;B151:h1=t1;e=j+o1;g1=RW(e+16);q1=RW(e+12);n1=RW(e+8);w=RL(e);if(w!=2){f=RW(e+36);q=(L)RW(e+20);
WW(d+456,RW(e+32));WL(d+448,RL(e+24));j1=q<<32;q=2;goto B49;}e=c+i1;b=RW(e+4);e=RW(e);f=0;
WW(d+352,0);WL(d+344,4294967296ull);if(!b){l1=1;s1=0;goto B50;}f=0;h=1;B52:g=RB(e);if(g==10){if(!f){
f=0;goto B51;}l1=f-1;if(RB(h+l1)==13){WW(d+352,l1);f=l1;}}B51:if(f==RW(d+344)){F61(d+344);
h=RW(d+348);}e=e+1;WB(h+f,g);f=f+1;WW(d+352,f);b=b-1;if(b){goto B52;}l1=RW(d+348);s1=RW(d+344);
B50:WL(d+408,0);WW(d+404,g1);WW(d+400,q1);WL(d+424,0);WW(d+420,f);WW(d+416,l1);B61:F55(d+16,d+400);
b=RW(d+16);e=RW(d+20);F55(d+8,d+416);g=RW(d+8);h=RW(d+12);if(e==h){h2=Compare(b,g,e);if(!h2){
goto B53;}h=e;}h=h<e?h:e;if(!h){e=0;goto B54;}e=0;B55:if(RB(b+e)!=RB(g+e)){goto B54;}e=e+1;if(h!=e){
goto B55;}e=h;B54:g=RW(d+424);b=RW(d+408);WW(d+440,l1);WW(d+436,s1);b=b+e;WW(d+444,f);m1=g+e;
if(m1!=f){goto B56;}e=f;B58:h=e;if(!h){e=f;g=l1;goto B57;}e=h-1;if(RB(e+l1)!=10){goto B58;}g=l1+h;
e=f-h;B57:B60:if(!e){goto B59;}w=(L)RB(g);if(w<=32){e=e-1;g=g+1;if((U)(4294983168ull>>(w&63))&1){
goto B60;}}if(f==s1){F61(d+436);l1=RW(d+440);}WB(l1+f,10);f=f+1;WW(d+444,f);l1=RW(d+440);goto B59;
B53:if(e){goto B61;}p1=0;e=f<g1?f:g1;if(e!=0){B63:if(RB(q1+p1)!=RB(l1+p1)){goto B62;}p1=p1+1;
if(e!=p1){goto B63;}p1=e;}B62:g=p1<g1;if(!g){q=0;if(g1){goto B64;}goto B65;}m1=RB(q1+p1);j1=(L)m1;
if(p1>=f){goto B66;}q=0;h=RB(l1+p1);if(m1==h){goto B65;}e=(U)(m1<33)&(U)(4294983168ull>>(j1&63));
if(h<=32){if((U)(4294983168ull>>((L)h&63))&1){goto B67;}}if(!e){goto B68;}e=17;b=34229;switch(m1-9){
case 0:goto B69;case 1:goto B70;case 4:goto B71;case 23:goto B72;default:goto B73;}B64:if(p1>=f){
goto B65;}h=RB(l1+p1);WW(d+492,11);WW(d+488,34183);if(h>32){goto B74;}
if((U)(4294983168ull>>((L)h&63))&1){goto B75;}goto B74;B66:if(m1>32){goto B68;}
if(!((U)(4294983168ull>>(j1&63))&1)){goto B68;}e=17;b=34229;switch(m1-9){case 0:goto B76;
case 1:goto B77;case 4:goto B78;case 23:goto B79;default:goto B80;}B67:if(e){goto B81;}WL(d+488,1);
B75:e=17;b=34229;switch(h-9){case 0:goto B82;case 1:goto B83;case 4:goto B84;case 23:goto B74;
default:goto B85;}B83:if(p1>f){goto B86;}h=l1-1;b=p1;B88:e=b;if(!e){b=p1;goto B87;}b=e-1;
if(RB(h+e)!=10){goto B88;}b=p1-e;B87:e=b?7u:10u;b=b?34204u:34194u;goto B85;B84:e=15;b=34211;
goto B85;B82:e=3;b=34226;goto B85;B81:g1=17;w1=34229;e=34229;b=17;switch(m1-9){case 0:goto B89;
case 1:goto B90;case 4:goto B91;case 23:goto B92;default:goto B93;}B70:g=l1-1;b=p1;B95:e=b;if(!e){
b=p1;goto B94;}b=e-1;if(RB(g+e)!=10){goto B95;}b=p1-e;B94:e=b?7u:10u;b=b?34204u:34194u;goto B73;
B71:e=15;b=34211;goto B73;B69:e=3;b=34226;goto B73;B72:e=5;b=34246;B73:WW(d+452,e);WW(d+448,b);
WL(d+344,z);F8(d+296,33182,d+344);goto B96;B90:g=l1-1;b=p1;B98:e=b;if(!e){e=p1;goto B97;}b=e-1;
if(RB(g+e)!=10){goto B98;}e=p1-e;B97:b=e?7u:10u;e=e?34204u:34194u;goto B93;B91:b=15;e=34211;
goto B93;B89:b=3;e=34226;goto B93;B92:b=5;e=34246;B93:WW(d+492,b);WW(d+488,e);switch(h-9){
case 0:goto B99;case 1:goto B100;case 4:goto B101;case 23:goto B102;default:goto B103;}B100:g=l1-1;
b=p1;B105:e=b;if(!e){e=p1;goto B104;}b=e-1;if(RB(g+e)!=10){goto B105;}e=p1-e;B104:g1=e?7u:10u;
w1=e?34204u:34194u;goto B103;B101:g1=15;w1=34211;goto B103;B99:g1=3;w1=34226;goto B103;B102:g1=5;
w1=34246;B103:WW(d+452,g1);WW(d+448,w1);WL(d+352,z);WL(d+344,x);F8(d+296,33418,d+344);goto B96;
B68:WL(d+488,1);goto B74;B77:if(p1>f){goto B106;}h=l1-1;b=p1;B108:e=b;if(!e){b=p1;goto B107;}b=e-1;
if(RB(h+e)!=10){goto B108;}b=p1-e;B107:e=b?7u:10u;b=b?34204u:34194u;goto B80;B78:e=15;b=34211;
goto B80;B76:e=3;b=34226;goto B80;B79:e=5;b=34246;B80:WW(d+452,e);WW(d+448,b);WL(d+344,z);
F8(d+296,33858,d+344);goto B109;B86:abort();B106:abort();B74:e=5;b=34246;B85:WW(d+452,e);
WW(d+448,b);WL(d+352,x);WL(d+344,z);F8(d+296,33156,d+344);B109:w=0;if(!g){goto B110;}B96:g1=0;b=0;
if(p1!=0){g=p1&3;m1=0;b=0;if(p1>=4){b=0;e=q1;m1=p1&4294967292u;h=m1;
B111:b=b+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;h=h-4;if(h){
goto B111;}if(!g){goto B112;}}e=q1+m1;B113:b=b+(U)(RB(e)==10);e=e+1;g=g-1;if(g){goto B113;}}
B112:q=(L)b;j1=q+1;w=2;m1=0;b=p1;h=q1;B117:if(!b){g=1;b=0;e=1;goto B114;}e=0;B116:if(RB(h+e)==10){
goto B115;}g=1;e=e+1;if(b!=e){goto B116;}e=0;goto B114;B115:g=e+1;h=h+g;b=b-g;e=!e;g=0;
B114:if(!((m1|(U)(w>j1))&1)){g1=e+g1;m1=w>q;w=w+(L)(w<=q);if(!g){goto B117;}}w=1;q=(L)g1+1;
B110:if(p1>f){goto B118;}if(!p1){f=0;goto B119;}b=p1&3;h=0;f=0;if(p1>=4){f=0;e=l1;h=p1&4294967292u;
g=h;B120:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){
goto B120;}if(!b){goto B119;}}e=l1+h;B121:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){goto B121;}
B119:WW(d+456,RW(d+304));WL(d+448,RL(d+296));g1=f+1;e=(U)(q>>32);b=(U)q;q=1;B65:if(s1!=0){
f=((0u-Clz((s1-1)|15))&31)<<2;WW(l1,RW(f+34800));WW(f+34800,l1);}goto B122;B118:abort();B59:m1=f;
B56:if(b<=g1){h=q1-1;g=b;B124:e=g;if(!e){e=b;g=q1;goto B123;}g=e-1;if(RB(h+e)!=10){goto B124;}
g=q1+e;e=b-e;B123:B126:h=e;if(!h){goto B125;}w=(L)RB(g);if(w>32){goto B125;}e=h-1;g=g+1;
if((U)(4294983168ull>>(w&63))&1){goto B126;}B125:if(m1<=f){goto B127;}g1=f;b=m1;}abort();B127:e=m1;
B129:g=e;if(!g){p1=m1;e=l1;goto B128;}e=g-1;if(RB(e+l1)!=10){goto B129;}e=l1+g;p1=m1-g;
B128:B131:g=p1;if(!g){goto B130;}w=(L)RB(e);if(w<=32){p1=g-1;e=e+1;if((U)(4294983168ull>>(w&63))&1){
goto B131;}}if(!((U)(!h)^(U)(!g))){goto B132;}goto B133;B130:if(!h){goto B132;}B133:e=g?b:m1;
h=g?g1:f;if(e<=h){p1=(g?q1:l1)-1;B135:if(!e){h=0;goto B134;}h=e;w=(L)RB(p1+e);if(w>32){goto B134;}
e=e-1;if((U)(4294983168ull>>(w&63))&1){goto B135;}B134:m1=g?m1:h;b=g?h:b;goto B132;}abort();
B132:g=b<g1;if(!g){e=RW(34820);if(!e){h=RW(34932);e=RW(34928);if(h-e<32){h2=Grow(1);p1=h2<<16;
WW(34932,p1+65536);e=p1==h?e:p1;}WW(34928,e+32);if(!e){goto B2;}goto B136;}WW(34820,RW(e));
B136:WL(e+13,RL(34175));WL(e+8,RL(34170));WL(e,RL(34162));WW(d+496,21);WW(d+492,e);WW(d+488,21);
goto B137;}F56(d+488,q1,g1,b);B137:WL(d+296,RL(d+488));WW(d+304,RW(d+496));if(m1>=f){e=RW(34820);
if(e!=0){WW(34820,RW(e));goto B138;}h=RW(34932);e=RW(34928);if(h-e<=31){h2=Grow(1);p1=h2<<16;
WW(34932,p1+65536);e=p1==h?e:p1;}WW(34928,e+32);if(!e){goto B2;}B138:WL(e+13,RL(34175));
WL(e+8,RL(34170));WL(e,RL(34162));WW(d+496,21);WW(d+492,e);WW(d+488,21);goto B139;}
F56(d+488,l1,f,m1);B139:e=RW(d+496);WW(d+480,e);w=RL(d+488);WL(d+472,w);WL(m,w);WW(m+8,e);
WL(d+448,RL(d+296));WL(d+456,RL(d+304));WL(d+464,RL(d+312));WW(d+480,RW(d+456));WL(d+472,RL(d+448));
WW(d+496,RW(v1+8));WL(d+488,RL(v1));w=0;if(g!=0){p1=0;g=0;if(b!=0){h=b&3;s1=0;g=0;if(b>=4){g=0;e=q1;
s1=b&4294967292u;g1=s1;B140:g=g+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);
e=e+4;g1=g1-4;if(g1){goto B140;}if(!h){goto B141;}}e=q1+s1;B142:g=g+(U)(RB(e)==10);e=e+1;h=h-1;
if(h){goto B142;}}B141:q=(L)g;j1=q+1;w=2;g1=0;h=q1;B146:if(!b){g=1;b=0;e=1;goto B143;}e=0;
B145:if(RB(h+e)==10){goto B144;}g=1;e=e+1;if(b!=e){goto B145;}e=0;goto B143;B144:g=e+1;h=h+g;b=b-g;
e=!e;g=0;B143:if(!((g1|(U)(w>j1))&1)){p1=e+p1;g1=w>q;w=w+(L)(w<=q);if(!g){goto B146;}}w=1;q=(L)p1+1;
}if(m1>f){goto B147;}if(!m1){f=0;goto B148;}b=m1&3;h=0;f=0;if(m1>=4){f=0;e=l1;h=m1&4294967292u;g=h;
B149:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){
goto B149;}if(!b){goto B148;}}e=l1+h;B150:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){goto B150;}
B148:WL(d+304,o);WL(d+296,n);F8(u1,33334,d+296);e=RW(d+488);if(e!=0){b=RW(d+492);
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34800));WW(e+34800,b);}e=RW(d+472);if(e!=0){b=RW(d+476);
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34800));WW(e+34800,b);}j1=q>>32;e=RW(d+436);if(e!=0){
e=((0u-Clz((e-1)|15))&31)<<2;WW(l1,RW(e+34800));WW(e+34800,l1);}g1=f+1;e=(U)j1;b=(U)q;
WL(d+448,RL(u1));WW(d+456,RW(u1+8));f=RW(d+380);q=2;B122:j1=0;if(n1!=0){
g=((0u-Clz((n1-1)|15))&31)<<2;WW(q1,RW(g+34800));WW(g+34800,q1);}q1=e;n1=b;B49:o1=o1+40;i1=i1+8;
e=r1+t1*48;WL(e+24,j1|(L)g1);WW(e+20,q1);WW(e+16,n1);WL(e+8,w);WL(e,q);WL(e+32,RL(d+448));
WW(e+40,RW(d+456));WW(e+44,f);t1=1;if(!(h1&1)){goto B151;}e=RW(d+212);WW(j,RW(34828));WW(34828,j);
WW(i,RW(34820));WW(a+12,2);WW(a+8,r1);WL(a,8589934594ull);WW(34820,i);if(e!=0){f=RW(d+216);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}e=RW(d+224);if(e!=0){f=RW(d+228);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}e=RW(d+128);if(e!=0){f=RW(d+132);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}e=RW(d+140);if(e!=0){f=RW(d+144);
e=((0u-Clz(((e<<2)-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}e=RW(d+104);if(!e){goto B152;}
f=RW(d+108);e=((0u-Clz((e*12-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);goto B152;B147:abort();
B33:abort();B32:abort();B31:abort();B30:abort();B15:abort();B14:abort();B13:abort();
B47:B154:t1=t1-1;if(RB(t1)==10){goto B153;}e=e+1;if(t1!=i1){goto B154;}e=s1;B153:q=!w?q:0ull;j1=w+1;
w=(L)e+1;B42:WL(d+272,RL(d+168));WW(d+268,n1);WH(d+266,u1);WB(d+265,c);WB(d+264,h1);WW(d+260,o1);
WW(d+256,m1);WW(d+252,g1);WW(d+248,v1);WW(d+244,r1);WW(d+240,1);WL(d+288,q+w);
WL(d+280,RL(d+176)+j1);goto B155;B38:if(b>=2){m1=1;B161:h=RW(d+200);if(h<=4294967287u){if(h+8<=h1){
w=RL(i1+h);j1=CtzL((w^18446744073709551615ull)&(w+16059518370053021407ull)&9259542123273814144ull);
e=(U)j1;if((e&56)!=0){w=w>>(j1&56&63);if(((U)w&255)<=32){if(((1ull<<(w&63))&4294983168ull)!=0){
WW(d+208,h);e=e>>3;WW(d+200,h+e+1);goto B156;}}}}}F53(d+72,d+168);if(RW(d+72)&1){goto B25;}
e=RW(d+76);h1=RW(d+232);h=RW(d+208);B156:f=e+h;if(f<e){goto B157;}if(f>h1){goto B157;}i1=RW(d+228);
F58(d+344,d+96,i1+h,e);if(RW(d+344)!=2147483650u){goto B158;}g=RW(d+348);h=RW(d+200);
if(h<=4294967287u){if(h+8<=h1){w=RL(i1+h);j1=CtzL((w^18446744073709551615ull)&(w+
16059518370053021407ull)&9259542123273814144ull);e=(U)j1;if((e&56)!=0){w=w>>(j1&56&63);
if(((U)w&255)<=32){if(((1ull<<(w&63))&4294983168ull)!=0){WW(d+208,h);e=e>>3;WW(d+200,h+e+1);
goto B159;}}}}}F53(d+64,d+168);if(RW(d+64)&1){goto B25;}e=RW(d+68);h1=RW(d+232);h=RW(d+208);
B159:f=e+h;if(f<e){goto B157;}if(f>h1){goto B157;}i1=RW(d+228);F58(d+344,d+96,i1+h,e);
if(RW(d+344)!=2147483650u){goto B158;}e=RW(d+348);if(g==e){goto B160;}w=((L)e<<32)|(L)g;e=RW(d+160);
if(e==RW(d+152)){F38(f1);}WL(RW(d+156)+(e<<3),w);WW(d+160,e+1);m1=m1+1;if(b!=m1){goto B161;}}
WW(d+240,6);WB(d+244,1);if(i!=k){x1=0;B264:f=j+x1*40;if(RL(f)==2){y1=RW(d+160);z1=y1<<3;if(!y1){
t1=4;l1=z1+4;goto B162;}e=RW(d+156);g=(0u-Clz((z1-1)|15))&31;b=g<<2;t1=RW(b+34800);if(!t1){
h=RW(34932);t1=RW(34928);b=1u<<(g&31);if(h-t1<b){l1=b+65535;h2=Grow(l1>>16);g=h2<<16;
WW(34932,g+(l1&4294901760u));t1=g==h?t1:g;}WW(34928,t1+b);if(!t1){goto B2;}goto B163;}
WW(b+34800,RW(t1));B163:q1=F7(t1,e,z1);l1=q1+z1;e=q1;g1=z1-8;if((g1&24)!=24){b=0u-(((g1>>3)+1)&3);
e=q1;B164:g=e+4;h=RW(g);p1=RW(e);if(h<p1){WW(e,h);WW(g,p1);}e=e+8;b=b+1;if(b){goto B164;}if(g1<24){
goto B165;}}B166:b=e+4;g=RW(b);h=RW(e);if(g<h){WW(e,g);WW(b,h);}b=e+12;g=RW(b);h=e+8;p1=RW(h);
if(g<p1){WW(h,g);WW(b,p1);}b=e+20;g=RW(b);h=e+16;p1=RW(h);if(g<p1){WW(h,g);WW(b,p1);}b=e+28;g=RW(b);
h=e+24;p1=RW(h);if(g<p1){WW(h,g);WW(b,p1);}e=e+32;if(e!=l1){goto B166;}B165:if(y1!=1){if(y1>=21){
F31(q1,y1);goto B162;}g1=q1+8;o1=q1+z1;n1=0;B170:e=RW(g1);b=RW(g1-8);if(e==b){e=RW(g1+4);b=RW(g1-4);
if(e==b){goto B167;}}if(e<b){w=RL(g1);m1=(U)(w>>32);p1=(U)w;e=n1;B169:b=q1+e;WL(b+8,RL(b));if(!e){
b=q1;goto B168;}g=p1;h=RW(b-8);if(h==p1){g=m1;h=RW(q1+e-4);if(h==m1){goto B168;}}e=e-8;if(g<h){
goto B169;}B168:WL(b,w);}B167:n1=n1+8;g1=g1+8;if(g1!=o1){goto B170;}}B162:e=RW(d+148);g1=e-1;
if(g1<178956971){b=g1*12;if(!b){q1=4;a2=0;goto B171;}g=(0u-Clz((b-1)|15))&31;b=g<<2;q1=RW(b+34800);
if(!q1){h=RW(34932);q1=RW(34928);b=1u<<(g&31);if(h-q1<b){p1=b+65535;h2=Grow(p1>>16);g=h2<<16;
WW(34932,g+(p1&4294901760u));q1=g==h?q1:g;}WW(34928,q1+b);a2=g1;if(!q1){goto B2;}goto B171;}
WW(b+34800,RW(q1));a2=g1;B171:if(e>=3){e=e*12-24;h2=F47(q1,0,e);e=h2+e;goto B172;}e=q1;if(!g1){
goto B173;}B172:WW(e+8,0);WL(e,0);B173:p1=i+(x1<<4);b=0;e=t1;B176:if(b!=0){if(b!=h){g=e;e=b;
goto B174;}}if(!e){goto B175;}if(e==l1){goto B175;}g=e+8;h=g;B174:b=RW(e);if(b<g1){b=q1+b*12;
WW(b,RW(b)+1);b=e+4;e=g;goto B176;}abort();B175:WW(d+372,p1);h1=0;WW(d+376,0);WW(d+364,g1);
WW(d+360,q1);WW(d+356,a2);WW(d+352,y1);WW(d+348,t1);WW(d+344,y1);WW(d+368,d+96);WW(d+496,0);
WL(d+488,17179869184ull);v1=4;r1=0;e=RW(d+148);b2=e-1;if(b2<2){goto B177;}v1=4;h1=0;c2=0;r1=0;
B210:c2=c2+1;WW(d+376,c2);WW(d+500,c2);WL(d+416,z);F8(d+448,33172,d+416);e=RW(d+448);b=RW(d+452);
F54(d+296,p1,b,RW(d+456));h=RW(d+296);if(h!=2147483648u){g1=RW(d+308);s1=RW(d+304);r1=RW(d+300);
if(!e){goto B178;}e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34800));WW(e+34800,b);goto B178;}if(e!=0){
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34800));WW(e+34800,b);}WW(d+408,0);WL(d+400,17179869184ull);
w1=b2>>1;WW(d+504,w1);if(w1!=0){h1=1;v1=0;d2=4;B202:WW(d+508,h1);WL(d+312,z);WL(d+304,x);
WL(d+296,y);F8(d+448,33288,d+296);e2=RW(d+448);u1=RW(d+452);e=RW(d+456);WW(d+440,e);WW(d+436,u1);
F55(d+56,p1);m1=RW(d+60);n1=RW(d+56);WW(d+476,e);WW(d+472,u1);f2=h1+(U)(h1<w1);b=34078;g=7;h=0;
B183:if(h&1){goto B179;}if(!g){h=1;g=0;l1=b;e=0;goto B180;}e=0;B182:if(RB(b+e)==32){goto B181;}h=1;
e=e+1;if(g!=e){goto B182;}l1=b;e=g;goto B180;B181:h=e+1;l1=b+h;g=g-h;h=0;B180:F55(d+48,p1);
if(e==RW(d+52)){e=Compare(b,RW(d+48),e);b=l1;if(!e){goto B183;}}WL(d+416,v);F8(d+296,33406,d+416);
if(RW(d+296)!=2147483648u){WW(d+456,RW(d+304));WL(d+448,RL(d+296));goto B184;}B179:F55(d+40,p1);
e=RW(d+44);if(!e){WL(d+296,s);F8(d+448,33406,d+296);goto B184;}b=RW(d+40);F57(d+296,d+344,n1,m1);
r1=RW(d+300);h=RW(d+296);if(h!=2147483648u){s1=RW(d+304);goto B185;}F57(d+296,d+344,b,e);
s1=RW(d+300);h=RW(d+296);if(h!=2147483648u){r1=s1;s1=RW(d+304);goto B185;}i1=s1>r1?s1:r1;
g=s1<r1?s1:r1;b=0;switch(y1){case 0:goto B186;case 1:goto B187;default:goto B188;}B188:b=0;e=y1;
B190:h=g;m1=e>>1;n1=m1+b;o1=t1+(n1<<3);l1=RW(o1);if(l1==g){h=i1;l1=RW(o1+4);if(l1==i1){b=n1;
goto B189;}}b=l1>h?b:n1;B189:e=e-m1;if(e>1){goto B190;}B187:e=g;h=t1+(b<<3);b=RW(h);if(b==g){e=i1;
b=RW(h+4);if(b==i1){goto B191;}}if(b!=e){goto B186;}B191:if(g<g1){e=q1+g*12;WW(e+4,c2);
WW(e,RW(e)-1);if(i1<g1){goto B192;}g=i1;}abort();B186:r1=RW(34820);if(r1){goto B193;}e=RW(34932);
r1=RW(34928);if(e-r1<32){h2=Grow(1);b=h2<<16;WW(34932,b+65536);r1=b==e?r1:b;}WW(34928,r1+32);
if(!r1){goto B2;}goto B194;B192:e=q1+i1*12;WW(e,RW(e)-1);WW(e+4,c2);e=q1+s1*12;WW(e+8,c2);
if(!RW(e)){goto B195;}e=RW(d+148);if(s1>=e){goto B196;}b=s1+1;if(b>=e){goto B197;}e=RW(d+136);
g=RW(d+144);b=RW(g+(b<<2));l1=RW(g+(s1<<2));if(b<l1){goto B198;}if(b>e){goto B198;}g=b-l1;
h=g<40?g:40u;e=1;if(b!=l1){b=RW(d+132);n1=(0u-Clz((h-1)|15))&31;m1=n1<<2;e=RW(m1+34800);if(!e){
o1=RW(34932);e=RW(34928);m1=1u<<(n1&31);if(o1-e<m1){i1=m1+65535;h2=Grow(i1>>16);n1=h2<<16;
WW(34932,n1+(i1&2147418112));e=n1==o1?e:n1;}WW(34928,e+m1);if(!e){goto B2;}goto B199;}
WW(m1+34800,RW(e));B199:F7(e,b+l1,h);}WW(d+304,h);WW(d+300,e);WW(d+296,h);WB(d+309,g>65536);
WB(d+308,g>40);WL(d+416,t);F8(d+448,33925,d+416);e=RW(d+296);if(!e){goto B184;}b=RW(d+300);
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34800));WW(e+34800,b);goto B184;B193:WW(34820,RW(r1));
B194:WL(r1+21,RL(34106));WL(r1+16,RL(34101));WL(r1+8,RL(34093));WL(r1,RL(34085));s1=29;h=29;
goto B185;B196:abort();B197:abort();B198:abort();B184:s1=RW(d+456);r1=RW(d+452);h=RW(d+448);
if(h==2147483648u){goto B195;}B185:if(!e2){goto B200;}e=((0u-Clz((e2-1)|15))&31)<<2;
WW(u1,RW(e+34800));WW(e+34800,u1);goto B200;B195:if(v1==RW(d+400)){F38(d+400);d2=RW(d+404);}
e=d2+(v1<<3);WW(e+4,s1);WW(e,r1);v1=v1+1;WW(d+408,v1);if(e2!=0){e=((0u-Clz((e2-1)|15))&31)<<2;
WW(u1,RW(e+34800));WW(e+34800,u1);}if(h1>=w1){goto B201;}h1=f2;if(f2<=w1){goto B202;}}B201:h=0;
if((b2&1)!=0){WL(d+448,z);F8(d+296,33247,d+448);n1=RW(d+296);m1=RW(d+300);e=RW(d+304);F55(d+32,p1);
o1=RW(d+36);i1=RW(d+32);WW(d+420,e);WW(d+416,m1);h=0;b=34114;g=22;B207:if(h&1){goto B203;}if(!g){
h=1;g=0;l1=b;e=0;goto B204;}e=0;B206:if(RB(b+e)==32){goto B205;}h=1;e=e+1;if(g!=e){goto B206;}l1=b;
e=g;goto B204;B205:h=e+1;l1=b+h;g=g-h;h=0;B204:F55(d+24,p1);if(e==RW(d+28)){e=Compare(b,RW(d+24),e);
b=l1;if(!e){goto B207;}}WL(d+448,r);F8(d+296,33406,d+448);h=RW(d+296);if(h!=2147483648u){
s1=RW(d+304);g=RW(d+300);goto B208;}B203:F57(d+296,d+344,i1,o1);g=RW(d+300);h=RW(d+296);
if(h!=2147483648u){s1=RW(d+304);goto B208;}h=1;if(n1!=0){e=((0u-Clz((n1-1)|15))&31)<<2;
WW(m1,RW(e+34800));WW(e+34800,m1);}}b2=b2-RW(d+504);b=RW(d+496);if(b==RW(d+488)){F39(d+488);}
v1=RW(d+492);e=v1+b*20;WW(e+4,g);WW(e,h);WL(e+8,RL(d+400));WW(e+16,RW(d+408));h1=b+1;WW(d+496,h1);
if(b2<=1){goto B209;}goto B210;}abort();B208:if(n1!=0){e=((0u-Clz((n1-1)|15))&31)<<2;
WW(m1,RW(e+34800));WW(e+34800,m1);}r1=g;B200:e=RW(d+400);if(e!=0){b=RW(d+404);
e=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(b,RW(e+34800));WW(e+34800,b);}g1=0;h1=RW(d+496);v1=RW(d+492);
goto B178;B209:e=RW(d+148);B177:if(r1>=e){goto B211;}b=r1+1;if(b>=e){goto B212;}g=RW(d+136);
h=RW(d+144);e=RW(h+(b<<2));b=RW(h+(r1<<2));if(e<b){goto B213;}if(e>g){goto B213;}WW(d+300,8);
WW(d+296,32815);WW(d+308,e-b);WW(d+304,RW(d+132)+b);F40(d+416,d+296);e=RW(d+420);
F54(d+448,p1,e,RW(d+424));h=RW(d+448);if(h==2147483648u){goto B214;}g1=RW(d+460);s1=RW(d+456);
r1=RW(d+452);b=RW(d+416);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(b+34800));WW(b+34800,e);}
B178:if(h1!=0){e=v1+12;B215:b=RW(e-4);if(b!=0){g=RW(e);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(g,RW(b+34800));WW(b+34800,g);}e=e+20;h1=h1-1;if(h1){goto B215;}}e=RW(d+488);if(e!=0){
e=((0u-Clz((e*20-1)|15))&31)<<2;WW(v1,RW(e+34800));WW(e+34800,v1);}if(y1!=0){
e=((0u-Clz((z1-1)|15))&31)<<2;WW(t1,RW(e+34800));WW(e+34800,t1);}if(a2){goto B216;}goto B217;
B214:b=RW(d+416);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(b+34800));WW(b+34800,e);}
r1=RW(d+488);if(y1!=0){e=((0u-Clz((z1-1)|15))&31)<<2;WW(t1,RW(e+34800));WW(e+34800,t1);}
h=2147483648u;if(!a2){goto B218;}s1=v1;g1=h1;B216:e=((0u-Clz((a2*12-1)|15))&31)<<2;
WW(q1,RW(e+34800));WW(e+34800,q1);goto B217;B211:abort();B212:abort();B213:abort();
B217:if(h!=2147483648u){goto B219;}h1=g1;v1=s1;B218:if(h1){goto B220;}p1=RW(f+16);g1=0;goto B221;
B219:w=RL(d+168);WW(d+420,s1);WW(d+416,r1);q1=RW(p1);l1=RW(p1+8);p1=RW(p1+4);if(l1>=p1){e=RW(34820);
if(e){goto B222;}b=RW(34932);e=RW(34928);if(b-e<32){h2=Grow(1);g=h2<<16;WW(34932,g+65536);
e=g==b?e:g;}WW(34928,e+32);if(!e){goto B2;}goto B223;}g=q1-1;b=l1;B225:e=b;if(!e){e=l1;goto B224;}
b=e-1;if(RB(g+e)!=10){goto B225;}e=l1-e;B224:g=l1-e;if(p1<g){goto B226;}b=q1+g;e=0;g=p1-g;if(g!=0){
B228:if(RB(b+e)==10){goto B227;}e=e+1;if(g!=e){goto B228;}e=g;}B227:F56(d+448,b,e,g1);goto B229;
B222:WW(34820,RW(e));B223:WL(e,RL(34162));WL(e+13,RL(34175));WL(e+8,RL(34170));WW(d+456,21);
WW(d+452,e);WW(d+448,21);B229:if(l1>p1){goto B230;}if(!l1){b=0;goto B231;}g=l1&3;p1=0;b=0;if(l1>=4){
b=0;e=q1;p1=l1&4294967292u;l1=p1;B232:b=b+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+
3)==10);e=e+4;l1=l1-4;if(l1){goto B232;}if(!g){goto B231;}}e=q1+p1;B233:b=b+(U)(RB(e)==10);e=e+1;
g=g-1;if(g){goto B233;}B231:WL(d+304,p);WL(d+296,r);F8(b1,33344,d+296);WL(d+352,w);WL(d+344,1);
WL(d+360,(L)b+1);e=RW(d+448);if(e!=0){b=RW(d+452);e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34800));
WW(e+34800,b);}WL(d+296,RL(d+344));WL(d+304,RL(d+352));WL(d+312,RL(d+360));WL(d+320,RL(d+368));
WL(d+328,RL(d+376));if(RL(f)==2){e=RW(f+8);if(!e){goto B234;}b=12;goto B235;}e=RW(f+24);if(!e){
goto B234;}b=28;B235:b=RW(f+b);e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34800));WW(e+34800,b);
B234:WL(f+32,RL(d+328));WL(f+24,RL(d+320));WL(f+16,RL(d+312));WL(f+8,RL(d+304));WL(f,RL(d+296));
if(!h){goto B236;}goto B237;B220:w1=v1+h1*20;p1=RW(f+16);w=1;g1=0;i1=RW(d+132);o1=RW(d+136);
e=RW(d+148);b=RW(d+144);s1=v1;B258:if(RW(f+8)-p1<=6){F10(f+8,p1,7);p1=RW(f+16);}g2=w+1;u1=s1+20;
q1=p1+7;WW(f+16,q1);g=0;h=RW(f+12)+p1;WW(h,RW(32823));WW(h+3,RW(32826));WW(d+360,0);WL(d+352,0);
WL(d+344,0);B240:if(g+19>19){goto B238;}h=d+344+g;l1=h+19;j1=w/10;WB(l1,(U)(j1*246+w)|48);if(w<10){
goto B239;}k1=w/100;WB(h+18,(U)(k1*246+j1)|48);g=g-2;h=w<100;w=k1;if(!h){goto B240;}h=g+21;
l1=d+344+g+20;goto B241;B238:abort();B239:h=g+20;B241:g=21u-h;if(g>RW(f+8)-q1){F10(f+8,q1,g);
q1=RW(f+16);}F7(RW(f+12)+q1,l1,g);g=q1+g;WW(f+16,g);if(g==RW(f+8)){F61(f+8);}WB(RW(f+12)+g,10);
p1=g+1;WW(f+16,p1);h=RW(s1+16);if(h!=0){g=RW(s1+12);t1=g+(h<<3);B252:g1=RW(g);if(g1>=e){goto B242;}
h=g1+1;if(h>=e){goto B243;}h=RW(b+(h<<2));q1=RW(b+(g1<<2));if(h<q1){goto B244;}if(h>o1){goto B244;}
l1=RW(g+4);m1=h-q1;n1=RW(f+8);if(m1>n1-p1){F10(f+8,p1,m1);p1=RW(f+16);goto B245;}if(h==q1){
goto B246;}B245:F7(RW(f+12)+p1,i1+q1,m1);n1=RW(f+8);B246:h=p1+m1;WW(f+16,h);if(n1-h<=8){
F10(f+8,h,9);h=RW(f+16);}p1=h+9;WW(f+16,p1);h=RW(f+12)+h;WL(h,RL(32830));WB(h+8,RB(32838));
if(l1>=e){goto B247;}h=l1+1;if(h>=e){goto B248;}h=RW(b+(h<<2));l1=RW(b+(l1<<2));if(h<l1){goto B249;}
if(h>o1){goto B249;}q1=h-l1;m1=RW(f+8);if(q1>m1-p1){F10(f+8,p1,q1);p1=RW(f+16);goto B250;}if(h==l1){
goto B251;}B250:F7(RW(f+12)+p1,i1+l1,q1);m1=RW(f+8);B251:h=p1+q1;WW(f+16,h);if(h==m1){F61(f+8);}
WB(RW(f+12)+h,10);p1=h+1;WW(f+16,p1);g=g+8;if(g!=t1){goto B252;}}if(RW(s1)!=0){h=RW(s1+4);if(h>=e){
goto B253;}g=h+1;if(g>=e){goto B254;}g=RW(b+(g<<2));h=RW(b+(h<<2));if(g<h){goto B255;}if(g>o1){
goto B255;}l1=g-h;q1=RW(f+8);if(l1>q1-p1){F10(f+8,p1,l1);p1=RW(f+16);goto B256;}if(g==h){goto B257;}
B256:F7(RW(f+12)+p1,i1+h,l1);q1=RW(f+8);B257:g=p1+l1;WW(f+16,g);if(q1-g<=23){F10(f+8,g,24);
g=RW(f+16);}p1=g+24;WW(f+16,p1);g=RW(f+12)+g;WL(g,RL(32839));WL(g+8,RL(32847));WL(g+16,RL(32855));}
s1=u1;w=g2;if(u1==w1){goto B221;}goto B258;B226:abort();B230:abort();B242:abort();B243:abort();
B244:abort();B247:abort();B248:abort();B249:abort();B253:abort();B254:abort();B255:abort();
B221:if(RW(f+8)-p1<=7){F10(f+8,p1,8);p1=RW(f+16);}b=p1+8;WW(f+16,b);
WL(RW(f+12)+p1,2322294337832905047ull);e=RW(d+148);if(g1<e){g=g1+1;if(g>=e){goto B259;}h=RW(d+136);
l1=RW(d+144);e=RW(l1+(g<<2));g=RW(l1+(g1<<2));if(e<g){goto B260;}if(e>h){goto B260;}p1=RW(d+132);
h=e-g;l1=RW(f+8);if(h>l1-b){F10(f+8,b,h);b=RW(f+16);goto B261;}if(e==g){goto B262;}
B261:F7(RW(f+12)+b,p1+g,h);l1=RW(f+8);B262:e=b+h;WW(f+16,e);if(l1-e<=1){F10(f+8,e,2);e=RW(f+16);}
WW(f+16,e+2);WH(RW(f+12)+e,2570);if(h1!=0){e=v1+12;B263:f=RW(e-4);if(f!=0){b=RW(e);
f=((0u-Clz(((f<<3)-1)|15))&31)<<2;WW(b,RW(f+34800));WW(f+34800,b);}e=e+20;h1=h1-1;if(h1){goto B263;}
}if(!r1){goto B236;}h=r1*20;r1=v1;goto B237;}abort();B259:abort();B260:abort();
B237:e=((0u-Clz((h-1)|15))&31)<<2;WW(r1,RW(e+34800));WW(e+34800,r1);}B236:x1=x1+1;if(x1!=l){
goto B264;}}if(RL(j)==2){goto B265;}if(RL(m)==2){goto B265;}h=RW(d+160);q1=h+1;n1=q1<<2;
t1=(0u-Clz((n1-1)|15))&31;e=t1<<2;m1=e+34800;g1=RW(d+156);f=RW(e+34800);if(!f){b=RW(34932);
f=RW(34928);e=1u<<(t1&31);if(b-f<e){l1=e+65535;h2=Grow(l1>>16);g=h2<<16;
WW(34932,g+(l1&4294901760u));f=g==b?f:g;}WW(34928,f+e);if(!f){goto B2;}goto B266;}WW(m1,RW(f));
B266:e=0;l1=F47(f,0,n1);o1=h<<3;p1=g1+o1;f=g1;B270:if(e!=0){if(e!=g){goto B267;}}if(f==p1){
goto B268;}e=f;g=f+8;f=g;B267:b=RW(e);if(b>h){goto B269;}b=l1+(b<<2);WW(b,RW(b)+1);e=e+4;goto B270;
B268:if(!h){f=4;goto B271;}b=(0u-Clz((o1-1)|15))&31;e=b<<2;f=RW(e+34800);if(!f){g=RW(34932);
f=RW(34928);e=1u<<(b&31);if(g-f<e){p1=e+65535;h2=Grow(p1>>16);b=h2<<16;WW(34932,b+(p1&4294901760u));
f=b==g?f:b;}WW(34928,f+e);if(!f){goto B2;}goto B272;}WW(e+34800,RW(f));B272:F7(f,g1,o1);goto B271;
B269:abort();B271:e=RW(m1);if(!e){g=RW(34932);e=RW(34928);b=1u<<(t1&31);if(g-e<b){g1=b+65535;
h2=Grow(g1>>16);p1=h2<<16;WW(34932,p1+(g1&4294901760u));e=p1==g?e:p1;}WW(34928,e+b);if(!e){goto B2;}
goto B273;}WW(m1,RW(e));B273:v1=0;e=F47(e,0,n1);WW(d+340,q1);WW(d+336,e);WW(d+332,q1);WW(d+328,q1);
WW(d+324,l1);WW(d+320,q1);WW(d+316,h);WW(d+312,f);WW(d+308,h);WW(d+304,0);WL(d+296,17179869184ull);
e2=4;B284:b=RW(d+316);if(b!=0){e=0;WW(d+352,0);WL(d+344,17179869184ull);WW(d+456,0);
WL(d+448,17179869184ull);m1=b<<3;f=v1+1;f2=b+1;u1=4;h1=RW(d+328);i1=RW(d+324);g=RW(d+340);
h=RW(d+336);w1=RW(d+308);g1=RW(d+312);n1=0;B280:w=RL(g1+e);b=(U)w;if(g>b){p1=b<<2;q1=h+p1;
if(RW(q1)!=f){l1=(U)(w>>32);if(g<=l1){goto B274;}o1=l1<<2;t1=h+o1;if(RW(t1)!=f){if(h1<=b){goto B275;
}if(h1>l1){p1=i1+p1;s1=RW(p1);if(s1!=1){goto B276;}r1=l1;l1=b;goto B277;}abort();B276:r1=b;
if(RW(i1+o1)==1){goto B277;}}}b=RW(d+352);if(b==RW(d+344)){F38(d+344);}WL(RW(d+348)+(b<<3),w);
WW(d+352,b+1);goto B278;}abort();B274:abort();B275:abort();B277:WW(p1,s1-1);WW(q1,f);b=i1+o1;
WW(b,RW(b)-1);WW(t1,f);if(n1==RW(d+448)){F38(d+448);u1=RW(d+452);}b=u1+(n1<<3);WW(b+4,l1);WW(b,r1);
n1=n1+1;WW(d+456,n1);B278:e=e+8;if(m1==e){goto B279;}goto B280;}F29(d+296);goto B265;B279:if(w1!=0){
e=((0u-Clz(((w1<<3)-1)|15))&31)<<2;WW(g1,RW(e+34800));WW(e+34800,g1);}l1=RW(d+352)<<3;b=RW(d+348);
B283:p1=l1;if(!p1){goto B281;}e=RW(b);if(e>=g){goto B282;}if(RW(h+(e<<2))!=f){goto B281;}e=RW(b+4);
if(e>=g){goto B282;}b=b+8;l1=p1-8;if(RW(h+(e<<2))==f){goto B283;}B281:WW(a1+8,RW(d+352));
WL(a1,RL(d+344));w=RL(d+448);if(v1==RW(d+296)){F39(d+296);e2=RW(d+300);}b=e2+v1*20;WW(b+16,n1);
WL(b+8,w);WW(b+4,e);WW(b,p1!=0);WW(d+304,f);v1=f;if(n1>=f2>>1){goto B284;}m1=RW(d+208);e=RW(d+232);
if(m1>e){goto B285;}q=RL(d+184);if(!m1){w=1;j1=1;goto B286;}w=0;l1=m1;o1=RW(d+228);q1=o1;
B291:p1=l1<255?l1:255u;g=p1&3;g1=0;b=0;if(l1>=4){b=0;e=q1;g1=p1&252;h=g1;
B287:b=b+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;h=h-4;if(h){
goto B287;}if(!g){goto B288;}}e=q1+g1;B289:b=b+(U)(RB(e)==10);e=e+1;g=g-1;if(g){goto B289;}
B288:q1=q1+p1;w=w+((L)b&255);l1=l1-p1;if(!l1){goto B290;}goto B291;B282:abort();B285:abort();
B290:e=o1-1;b=0;B293:if(RB(e+m1)==10){goto B292;}e=e-1;b=b+1;if(m1!=b){goto B293;}b=m1;
B292:q=!w?q:0ull;j1=w+1;w=(L)b+1;B286:WL(d+376,RL(d+168));WW(d+356,n1);WW(d+352,f2);WW(d+348,f);
WW(d+344,4);WL(d+392,q+w);WL(d+384,RL(d+176)+j1);F62(a,d+344);F29(d+296);goto B294;B25:WW(d+240,5);
goto B155;B158:if(h<=h1){q=RL(d+184);if(!h){w=1;j1=1;goto B295;}w=0;l1=h;q1=i1;
B300:p1=l1<255?l1:255u;b=p1&3;g1=0;f=0;if(l1>=4){f=0;e=q1;g1=p1&252;g=g1;
B296:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){
goto B296;}if(!b){goto B297;}}e=q1+g1;B298:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){goto B298;}
B297:q1=q1+p1;w=w+((L)f&255);l1=l1-p1;if(!l1){goto B299;}goto B300;}abort();B299:e=i1-1;f=0;
B302:if(RB(e+h)==10){goto B301;}e=e-1;f=f+1;if(h!=f){goto B302;}f=h;B301:q=!w?q:0ull;j1=w+1;
w=(L)f+1;B295:WL(d1,RL(d+344));WL(d1+8,RL(d+352));WL(d1+16,RL(d+360));WL(d+272,RL(d+168));
WW(d+244,m1);WW(d+240,2);WL(d+288,q+w);WL(d+280,RL(d+176)+j1);goto B155;B160:e=RW(d+148);if(e>g){
f=g+1;if(f>=e){goto B303;}e=RW(d+136);b=RW(d+144);f=RW(b+(f<<2));h=RW(b+(g<<2));if(f<h){goto B304;}
if(f>e){goto B304;}b=f-h;g=b<40?b:40u;e=1;if(f!=h){f=RW(d+132);p1=(0u-Clz((g-1)|15))&31;l1=p1<<2;
e=RW(l1+34800);if(!e){q1=RW(34932);e=RW(34928);l1=1u<<(p1&31);if(q1-e<l1){g1=l1+65535;
h2=Grow(g1>>16);p1=h2<<16;WW(34932,p1+(g1&2147418112));e=p1==q1?e:p1;}WW(34928,e+l1);if(!e){goto B2;
}goto B305;}WW(l1+34800,RW(e));B305:F7(e,f+h,g);}F51(c1,d+168);WB(d+261,b>65536);WB(d+260,b>40);
WW(d+256,g);WW(d+252,e);WW(d+248,g);WW(d+244,m1);WW(d+240,3);goto B155;}abort();B303:abort();
B304:abort();B157:abort();B23:B307:if(RB(e+g1)==10){goto B306;}e=e-1;f=f+1;if(g1!=f){goto B307;}
f=g1;B306:q=!w?q:0ull;j1=w+1;w=(L)f+1;B18:f=m1>65536;b=m1>40;w=q+w;q=RL(d+176)+j1;e=0;j1=RL(d+168);
B9:WL(d+288,w);WL(d+280,q);WL(d+272,j1);WW(d+264,47);WW(d+260,32768);WB(d+257,f);WB(d+256,b);
WW(d+252,n1);WW(d+248,o1);WW(d+244,n1);WW(d+240,e);B155:F62(d+344,d+240);WL(a+5,RL(d+349));
WL(a+13,RL(d+357));WL(a+21,RL(d+365));WL(a+29,RL(d+373));WW(a+36,RW(d+380));e=RW(d+344);
WB(a+4,RB(d+348));WW(a,e);B294:if(RL(j)==2){e=RW(j+8);if(!e){goto B308;}f=12;goto B309;}e=RW(j+24);
if(!e){goto B308;}f=28;B309:f=RW(j+f);e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);
B308:if(RL(m)!=2){e=RW(j+64);if(!e){goto B310;}f=28;goto B311;}e=RW(j+48);if(!e){goto B310;}f=12;
B311:f=RW(m+f);e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);B310:WW(j,RW(34828));
WW(34828,j);WW(i,RW(34820));WW(34820,i);e=RW(d+212);if(e!=0){f=RW(d+216);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}e=RW(d+224);if(e!=0){f=RW(d+228);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}e=RW(d+128);if(e!=0){f=RW(d+132);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}e=RW(d+140);if(e!=0){f=RW(d+144);
e=((0u-Clz(((e<<2)-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}e=RW(d+104);if(e!=0){f=RW(d+108);
e=((0u-Clz((e*12-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}B152:e=RW(d+152);if(e!=0){
f=RW(d+156);e=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(f,RW(e+34800));WW(e+34800,f);}G0=d+512;return;
B2:abort();}
static L F60(L a,U b,U c){U d=0,e=0,f=0,g=0,h=0;L i=0;d=G0-16;G0=d;a=a^(L)c;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;e=c-8;
f=e>c?0u:e;g=c-f;if(c>=8){h=c&2147483640;if((e&8)!=0){c=b;goto B1;}a=RL(b)^a;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;if(e<8){
goto B2;}c=b+8;h=h-8;B1:B3:a=RL(c)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^RL(c+8)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;c=c+16;h=h-16;if(h){goto B3;}}B2:WL(d+8,0);
if(g>=9){abort();}F7(d+8,b+f,g);i=RL(d+8);G0=d+16;a=i^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;return (a>>31)^a;}
static void F61(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F68(b+4,e,RW(a+4),c);if(RW(b+4)==1){F37(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F62(U a,U b){U c=0;L d=0;c=G0-96;G0=c;WW(c+12,4);WW(c+8,34136);if(RW(b)!=5){d=RL(b+32);
WL(c+40,RL(b+24));WL(c+32,RL(b+16));WL(c+24,RL(b+8));WL(c+16,RL(b));b=b+40;if(!d){
WL(c+72,((L)11<<32)|(L)(c+16));F8(c+60,33579,c+72);goto B1;}WL(c+48,d);
WL(c+88,((L)11<<32)|(L)(c+16));WL(c+80,((L)8<<32)|(L)(c+48));WL(c+72,((L)2<<32)|(L)(c+8));
F8(c+60,33166,c+72);B1:WL(a+16,d);WL(a+4,RL(c+60));WW(a+12,RW(c+68));WW(a,1);WL(a+24,RL(b));
WL(a+32,RL(b+8));switch(RW(c+16)){case 0:goto B2;case 1:goto B3;case 2:goto B4;case 3:goto B5;
default:goto B6;}B2:b=RW(c+20);if(!b){goto B6;}a=c+24;goto B7;B3:b=RW(c+24);
switch((U)((int)b>>31)&(b-2147483647)){case 0:goto B8;default:goto B9;}B8:a=4;if(b){goto B10;}
goto B6;B9:a=8;b=RW(c+28);if(!b){goto B6;}B10:a=c+24+a;goto B7;B4:b=RW(c+24);
switch((U)((int)b>>31)&(b-2147483647)){case 0:goto B11;default:goto B12;}B11:a=4;if(b){goto B13;}
goto B6;B12:a=8;b=RW(c+28);if(!b){goto B6;}B13:a=c+24+a;goto B7;B5:b=RW(c+24);if(!b){goto B6;}
a=c+28;B7:a=RW(a);b=((0u-Clz((b-1)|15))&31)<<2;WW(a,RW(b+34800));WW(b+34800,a);goto B6;}WW(a,0);
B6:G0=c+96;}
static U F63(U a,U b){U c=0,d=0;c=G0-32;G0=c;d=a+4;switch(RW(a)){case 1:goto B1;case 2:goto B2;
case 3:goto B3;case 4:goto B4;default:goto B5;}B5:WW(c+28,d);WL(c+8,((L)5<<32)|(L)(c+28));
a=F17(RW(b),RW(b+4),33576,c+8);goto B6;B1:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)12<<32)|(L)(c+28));
WL(c+8,((L)6<<32)|(L)(c+4));a=F17(RW(b),RW(b+4),33540,c+8);goto B6;B2:WW(c+4,d);WW(c+28,a+8);
WL(c+16,((L)12<<32)|(L)(c+28));WL(c+8,((L)6<<32)|(L)(c+4));a=F17(RW(b),RW(b+4),33554,c+8);goto B6;
B3:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)7<<32)|(L)(c+28));WL(c+8,((L)6<<32)|(L)(c+4));
a=F17(RW(b),RW(b+4),33882,c+8);goto B6;B4:WW(c+28,d);WL(c+8,((L)13<<32)|(L)(c+28));
a=F17(RW(b),RW(b+4),33576,c+8);B6:G0=c+32;return a;}
static U F66(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,o=0;L m=0,n=0;a=G0-144;G0=a;
WL(a+56,8589934593ull);b=RW(34864);c=a+20;d=a+8;e=a+56;f=1;B7:g=RW(e);WW(a+112,0);
WL(a+104,4294967296ull);if(!b){h=RW(34932);b=RW(34928);if(h-b<65536){o=Grow(1);i=o<<16;
WW(34932,i+65536);b=i==h?b:i;}WW(34928,b+65536);if(b){goto B1;}goto B2;}WW(34864,RW(b));B1:e=e+4;
i=0;j=F47(b,0,65536);k=1;B6:h=Read(g,j,65536);if(h==4294967295u){WW(j,RW(34864));WW(34864,j);
l=2147483648u;h=RW(a+104);if(h!=0){h=((0u-Clz((h-1)|15))&31)<<2;WW(k,RW(h+34800));WW(h+34800,k);
b=RW(34864);}goto B3;}if(h<65537){l=RW(a+104);if(h>l-i){F10(a+104,i,h);k=RW(a+108);i=RW(a+112);
goto B4;}if(h){goto B4;}WW(a+112,i);goto B5;}abort();B4:F7(k+i,j,h);i=i+h;WW(a+112,i);
if(i<=268435456){goto B6;}l=RW(a+104);B5:WW(j,RW(34864));WW(34864,j);m=RL(a+108);B3:WL(d+4,m);
WW(d,l);h=f&1;f=0;d=c;if(h){goto B7;}l=RW(a+24);j=RW(a+20);k=RW(a+8);if(k==2147483648u){
if((j|2147483648u)==2147483648u){goto B8;}goto B9;}d=RW(a+12);if(j!=2147483648u){h=RW(a+28);
i=RW(a+16);WW(a+52,0);WW(a+68,h);WW(a+64,l);WW(a+60,i);WW(a+56,d);F59(a+8,a+52,a+56);
switch(RW(a+8)){case 0:goto B10;case 2:goto B11;default:goto B12;}B11:i=RW(a+20);switch(i){
case 0:goto B13;case 1:goto B14;default:goto B15;}B13:abort();B14:abort();B15:c=RW(a+12);f=RW(a+16);
if(RL(f+48)!=2){m=((L)14<<32)|(L)f;switch(RW(f)){case 1:goto B16;case 2:goto B17;default:goto B18;}}
WW(a+72,f+56);WL(a+104,((L)10<<32)|(L)(a+72));F8(a+132,33444,a+104);g=3;goto B19;B18:WL(a+104,m);
F5(a+132,a+104);g=0;goto B19;B16:WL(a+104,m);F5(a+132,a+104);g=2;goto B19;B17:WL(a+104,m);
F5(a+132,a+104);g=1;goto B19;B12:m=RL(a+40);n=RL(a+32);WW(a+80,RW(a+20));WL(a+72,RL(a+12));
WL(a+88,n);WL(a+96,m);WL(a+120,((L)9<<32)|(L)(a+72));m=(L)8<<32;WL(a+112,m|(L)(a+96));
WL(a+104,m|(L)(a+88));F8(a+132,33512,a+104);h=RW(a+72);if(h!=0){i=RW(a+76);
h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+34800));WW(h+34800,i);}g=3;goto B20;B10:h=RW(34820);if(!h){
i=RW(34932);h=RW(34928);if(i-h<32){o=Grow(1);g=o<<16;WW(34932,g+65536);h=g==i?h:g;}WW(34928,h+32);
if(!h){goto B2;}goto B21;}WW(34820,RW(h));B21:WL(h+16,RL(34267));WL(h+8,RL(34259));WL(h,RL(34251));
WW(a+140,24);WW(a+136,h);WW(a+132,24);g=3;goto B20;}l=d;j=k;if(k){goto B9;}goto B8;B19:h=f;
B25:m=RL(h);if(m<=1){switch((U)m){case 1:goto B22;default:goto B23;}}b=RW(h+32);if(!b){goto B23;}
goto B24;B22:b=RW(h+32);if(!b){goto B23;}B24:e=RW(h+36);b=((0u-Clz((b-1)|15))&31)<<2;
WW(e,RW(b+34800));WW(b+34800,e);B23:h=h+48;i=i-1;if(i){goto B25;}if(c!=0){
h=((0u-Clz(c*48-1))&31)<<2;WW(f,RW(h+34800));WW(h+34800,f);}B20:WW(a+112,RW(a+140));
WL(a+104,RL(a+132));WL(a+56,((L)9<<32)|(L)(a+104));F8(a+8,33971,a+56);h=RW(a+8);i=RW(a+12);
Write(i,RW(a+16));if(h!=0){h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+34800));WW(h+34800,i);}
h=RW(a+104);if(h!=0){i=RW(a+108);h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+34800));WW(h+34800,i);}
if(j!=0){h=((0u-Clz((j-1)|15))&31)<<2;WW(l,RW(h+34800));WW(h+34800,l);}if(!k){goto B26;}
h=((0u-Clz((k-1)|15))&31)<<2;WW(d,RW(h+34800));WW(h+34800,d);goto B26;
B9:h=((0u-Clz((j-1)|15))&31)<<2;WW(l,RW(h+34800));WW(h+34800,l);B8:Write(34275,22);g=3;B26:G0=a+144;
return g;B2:abort();}
static void F67(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F37(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F68(d+4,e,RW(a+4),c);if(RW(d+4)==1){F37(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F68(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34800);if(e){goto B2;}h=RW(34932);e=RW(34928);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(34932,f+(i&4294901760u));e=f==h?e:f;}
WW(34928,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+34800);if(!e){
g=RW(34932);e=RW(34928);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(34932,c+(f&4294901760u));e=c==g?e:c;}WW(34928,e+b);goto B5;}WW(b+34800,RW(e));goto B6;
B2:WW(g+34800,RW(e));B4:F7(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34800));WW(b+34800,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static void F69(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34800));WW(b+34800,a);}}
static U F70(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F67(a,d,c);d=RW(a+8);goto B1;}if(!c){
goto B2;}B1:F7(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F71(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F67(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static U F72(U a,U b,U c){U d=0;d=F17(a,34300,b,c);return d;}
static U F73(U a,U b,U c,U d,U e){U f=0;if(c!=1114112){f=((U(*)(U,U))T[RW(b+16)])(a,c);if(f!=0){
return 1;}}if(!d){return 0;}f=((U(*)(U,U,U))T[RW(b+12)])(a,d,e);return f;}
static U Run(void){Grow(1);
memcpy(M+32768,"the number of teams, 2 or more, or 0 at the endWinner: Round # defeats  advances with wildcard\12\0\17\0\0\0",100);
memcpy(M+32868,"\14\0\0\0\4\0\0\0\20\0\0\0\21\0\0\0\22\0\0\0\200\200\200\200\200\200\200\200\200\364\356\200\200\362\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200 !\242#$%&\247()*+,-./0123456789:;<=>\077@ABCDEFGHIJKLMNO",100);
memcpy(M+32968,"PQRSTUVWXYZ[\334]^_`abcdefghijklmnopqrstuvwxyz{|}~\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200",100);
memcpy(M+33068,"\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\042...\042\0\0\0\0\0\1\0\6extra \300\300\0\300\1",100);
memcpy(M+33168," \300\300\0\7Round #\300\0\10missing \300\0\300\26 was put out in round \300\0\300\30 appears twice in round \300\0&\042... advances with w",100);
memcpy(M+33268,"ildcard\042 in round \300\0\31\042... defeats ...\042, match \300\4 of \300\12 in round \300\0\11expected \300\10, found \300\0\31the input e",100);
memcpy(M+33368,"nds, expected \300\0\6found \300\13, expected \300\0\11expected \300\0\13expected a \300\12, found a \300\0\31the answer is not right",100);
memcpy(M+33468,": \300\0\24presentation error: \300\0\16wrong answer: \300\0\22the input is bad: \300\1:\300\2: \300\0\7, team \300\2: \300\0\10, match \300\2: \300",100);
memcpy(M+33569,"\5line \300\2: \300\0\300\25 is the name of team \300\10 already\0\32no schedule exists: round \300\5 has \300\21 teams and needs \300",100);
memcpy(M+33669,"\6 match\300\13, but only \300H can be played without eliminating a team that has other matches to play\0\300\30 is",100);
memcpy(M+33769," not one of the teams\0\6found \300\33, expected one of the teams\0\24a word of more than \300\6 bytes\0\11the last \300",100);
memcpy(M+33869,"\13 is missing\0\10, match \300\2: \300\33 cannot play against itself\0\300  is out, but has matches to come\0\5case \300\2,",100);
memcpy(M+33969," \0\300\1\12\0accepted, written without leading zerosafter the last case, es\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\23\0\0\0\24\0\0\0\25\0\0\0\2\134x\303 ",100);
memcpy(M+34071,"i\2\0\0\357\273\277defeatsthis match is not in the listadvances with wildcardcasethe name of a team\15...the end o",100);
memcpy(M+34171,"f the output at the endblank linenewlinecarriage returntabcontrol characterspacethe input cannot be ",100);
memcpy(M+34271,"reada file cannot be read\12\0\0\0\26\0\0\0\14\0\0\0\4\0\0\0\27\0\0\0\30\0\0\0\31\0\0\0000123456789abcdef0001020304050607080910111213141",100);
memcpy(M+34371,"5161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646",100);
memcpy(M+34471,"566676869707172737475767778798081828384858687888990919293949596979899\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+34571,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",97);
memcpy(M+34734,"\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\4\4\4\4\0\0\0\0\0\0\0\0\0\0\0000x",64);
return F66();}
int main(int argc, char **argv) {
    int statuses[] = {42, 43, 42, 3}; /* Exit status for Kattis: 42 accepted, 43 wrong answer, 42 presentation error, 3 no verdict. */
    char *name;
    int flag;
    if (argc < 4) {
        fputs("usage: input answer feedback_dir [flags] < output\n", stderr);
        return statuses[3];
    }
    for (flag = 4; flag < argc; flag++)
        if (!strcmp(argv[flag], "space_change_sensitive")) statuses[2] = statuses[1];
    name = (char *)malloc(strlen(argv[3]) + 20);
    if (name) Output = fopen(strcat(strcpy(name, argv[3]), "/judgemessage.txt"), "ab");
    Files[0] = fopen(argv[1], "rb");
    Files[1] = stdin;
    Files[2] = fopen(argv[2], "rb");
    if (Files[0] && Files[2]) return statuses[Run()];
    fputs("a file cannot be opened\n", Output ? Output : stderr);
    return statuses[3];
}
