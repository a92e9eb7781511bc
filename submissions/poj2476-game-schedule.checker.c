/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated from src/problems/game_schedule/check.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 96294138f9d0a296 */
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
static void F62(U a,U b,U c);
static void F63(U a,U b);
static U F64(U a,U b);
static U F67(void);
static void F68(U a,U b,U c);
static void F69(U a,U b,U c,U d);
static void F70(U a);
static U F71(U a,U b,U c);
static U F72(U a,U b);
static U F73(U a,U b,U c);
static U F74(U a,U b,U c,U d,U e);
static Any T[]={0,(Any)F15,(Any)F16,(Any)F19,(Any)F25,(Any)F18,(Any)F20,(Any)F22,(Any)F24,(Any)F12,(
Any)F23,(Any)F64,(Any)F21,(Any)F14,(Any)F45,(Any)F28,(Any)F11,(Any)F9,(Any)F27,(Any)F41,(Any)F42,(
Any)F50,(Any)F70,(Any)F71,(Any)F72,(Any)F73};
static void F5(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=1;if((b&1)!=0){b=b>>1;if(b!=0){
d=(0u-Clz((b-1)|15))&31;e=d<<2;c=RW(e+34740);if(!c){f=RW(34872);c=RW(34868);e=1u<<(d&31);if(f-c<e){
g=e+65535;h=Grow(g>>16);d=h<<16;WW(34872,d+(g&4294901760u));c=d==f?c:d;}WW(34868,c+e);if(c){goto B1;
}abort();}WW(e+34740,RW(c));B1:F7(c,33532,b);}WW(a+8,b);WW(a+4,c);WW(a,b);return;}F8(a,33532,b);}
static U F7(U a,U b,U c){Copy(a,b,c);return a;}
static void F8(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;d=G0-16;G0=d;if((c&1)!=0){e=c>>1;
goto B1;}e=RB(b);if(!e){goto B2;}f=0;g=b;h=0;B4:g=g+1;if((int)(U)((int)(e<<24)>>24)<=-1){
if((e&255)==128){e=RH(g);f=f+e;g=g+e+2;goto B3;}i=Rotl(e&3,0-8);
g=g+((((i<<5)&1073741824)|(i<<7))>>29)+((e>>1)&2)+((e>>2)&2);h=(U)(!f)|h;goto B3;}e=e&255;g=g+e;
f=f+e;B3:e=RB(g);if(e){goto B4;}e=0;if(!(h&(U)(f<16))){e=f<<1;if((int)e<=-1){goto B5;}}B1:if(e){
goto B6;}B2:g=1;e=0;goto B7;B6:h=(0u-Clz((e-1)|15))&31;f=h<<2;g=RW(f+34740);if(!g){i=RW(34872);
g=RW(34868);f=1u<<(h&31);if(i-g<f){j=f+65535;k=Grow(j>>16);h=k<<16;WW(34872,h+(j&4294901760u));
g=h==i?g:h;}WW(34868,g+f);if(g){goto B7;}abort();}WW(f+34740,RW(g));B7:WW(d+12,0);WW(d+8,g);
WW(d+4,e);k=F17(d+4,34240,b,c);if(!k){goto B8;}abort();B5:abort();B8:WW(a+8,RW(d+12));WL(a,RL(d+4));
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
WW(c+4,e);WW(c+8,d);a=e>>1;WW(c+12,a);a=a==1;WW(c+20,a?0u:2u);WW(c+16,a?1u:33964u);f=(L)1<<32;
WL(c+56,f|(L)(c+8));WL(c+48,((L)2<<32)|(L)(c+16));WL(c+40,f|(L)(c+12));WL(c+32,f|(L)(c+4));
WL(c+24,f|(L)c);b=F17(RW(b),RW(b+4),33568,c+24);G0=c+64;return b;}
static U F15(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;c=G0-16;G0=c;d=10;e=RW(a);f=e;if(e>=1000){d=10;
f=e;B1:g=c+6+d;a=f;f=a/10000;h=a-f*10000;i=(h&65535)/100;WH(g-4,RH((i<<1)+34280));
WH(g-2,RH((((h-i*100)&65535)<<1)+34280));d=d-4;if(a>9999999){goto B1;}}if(f<=9){a=f;goto B2;}d=d-2;
a=(f&65535)/100;WH(c+6+d,RH((((f-a*100)&65535)<<1)+34280));B2:if(e!=0){if(!a){goto B3;}}d=d-1;
WB(c+6+d,RB((a<<1)+34281));B3:d=F26(b,1,0,c+6+d,10u-d);G0=c+16;return d;}
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
WL(c,((L)2<<32)|(L)e);e=F17(RW(b),RW(b+4),33335,c);goto B1;}WL(c+8,((L)2<<32)|(L)e);
WL(c,((L)3<<32)|(L)d);e=1;f=RW(b);g=RW(b+4);h=F17(f,g,33363,c);if(!h){e=0;if(a!=1){b=RW(d+4);
if(RB(b)==48){B3:if(!a){goto B2;}a=a-1;d=RB(b);b=b+1;if(((d-48)&255)<10){goto B3;}goto B1;
B2:e=((U(*)(U,U,U))T[RW(g+12)])(f,33912,31);}}}B1:G0=c+16;return e;}
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
WB(c+51,RB((b>>20)+34264));WB(c+55,RB(((b>>4)&15)+34264));WB(c+54,RB(((b>>8)&15)+34264));
WB(c+53,RB(((b>>12)&15)+34264));WB(c+52,RB(((b>>16)&15)+34264));d=Clz(b|1)>>2;j=c+48+d;WB(j,123);
WB(j-1,117);d=d-2;WB(c+48+d,92);WB(c+57,125);WB(c+56,RB((b&15)+34264));WL(c+24,RL(c+48));
WH(c+32,RH(c+56));o=10;goto B16;B9:WL(c+26,0);WH(c+24,29788);goto B17;B12:WL(c+26,0);WH(c+24,29276);
goto B17;B10:WL(c+26,0);WH(c+24,28252);goto B17;B13:WH(c+36,512);WL(c+26,0);WB(c+25,b);WB(c+24,92);
goto B17;B15:p=(U)(SB)RB(b+32888);j=p&127;d=0;s=0;if((int)p>-1){o=1;p=j;j=0;goto B18;}p=92;if(j!=0){
o=2;goto B18;}o=4;s=((L)RB((b&15)+34264)<<8)|(L)RB((b>>4)+34264);j=120;B18:WL(c+26,s);WB(c+25,j);
WB(c+24,p);goto B16;B17:d=0;o=2;B16:b=RW(c+20);j=(o-d)&255;if(RW(c+12)-b<j){F10(c+12,b,j);}if(o>d){
b=RW(c+20);B19:p=RB(c+24+d);j=b;if(b==RW(c+12)){F10(c+12,b,1);j=RW(c+20);}WB(RW(c+16)+j,p);b=b+1;
WW(c+20,b);d=d+1;if(o!=d){goto B19;}}B8:if(k!=l){goto B20;}goto B2;}abort();B2:if(h==n){j=RW(c+20);
goto B21;}o=i+n;WW(c+44,o);WL(c+48,m);F8(c+24,33992,c+48);k=n^4294967295u;p=RW(c+24);d=RW(c+28);
b=RW(c+32);j=RW(c+20);if(b>RW(c+12)-j){F10(c+12,j,b);j=RW(c+20);goto B22;}if(!b){goto B23;}
B22:F7(RW(c+16)+j,d,b);B23:h=h+k;j=j+b;WW(c+20,j);if(p!=0){b=((0u-Clz((p-1)|15))&31)<<2;
WW(d,RW(b+34740));WW(b+34740,d);}i=o+1;if(h){goto B24;}B21:k=RW(c+16);l=RW(c+12);}j=k+j;b=k;
B27:if(b!=j){d=(U)(SB)RB(b);if((int)d>-1){b=b+1;d=d&255;goto B25;}p=RB(b+1)&63;o=d&31;
if(d<=4294967263u){d=(o<<6)|p;b=b+2;goto B25;}p=(p<<6)|(RB(b+2)&63);if(d<4294967280u){d=p|(o<<12);
b=b+3;goto B25;}d=(p<<6)|(RB(b+3)&63)|((o<<18)&1835008);b=b+4;B25:if(d==34){goto B26;}
t=((U(*)(U,U))T[g])(e,d);if(!t){goto B27;}goto B28;}if(l!=0){b=((0u-Clz((l-1)|15))&31)<<2;
WW(k,RW(b+34740));WW(b+34740,k);}b=RB(a+12);d=((U(*)(U,U,U))T[RW(f+12)])(e,b?33145u:33144u,b?4u:1u);
goto B1;B26:t=((U(*)(U,U))T[g])(e,92);if(t){goto B28;}t=((U(*)(U,U))T[g])(e,34);if(!t){goto B27;}
B28:d=1;if(!l){goto B1;}b=((0u-Clz((l-1)|15))&31)<<2;WW(k,RW(b+34740));WW(b+34740,k);goto B1;}
WL(c+24,((L)1<<32)|(L)33152);d=F17(RW(b),RW(b+4),33781,c+24);B1:G0=c+64;return d;}
static U F20(U a,U b){U c=0;c=F15(RW(a),b);return c;}
static U F21(U a,U b){U c=0,d=0;c=G0-32;G0=c;a=RW(a);d=RW(a);switch((U)((int)d>>31)&(d-2147483647)){
case 1:goto B1;case 2:goto B2;default:goto B3;}B3:WW(c+28,a);WL(c+8,((L)5<<32)|(L)(c+28));
b=F17(RW(b),RW(b+4),33532,c+8);goto B4;B1:WW(c+4,a+4);WW(c+28,a+20);WL(c+16,((L)6<<32)|(L)(c+28));
WL(c+8,((L)7<<32)|(L)(c+4));b=F17(RW(b),RW(b+4),33534,c+8);goto B4;B2:WW(c+28,a+4);
WL(c+8,((L)7<<32)|(L)(c+28));b=F17(RW(b),RW(b+4),33744,c+8);B4:G0=c+32;return b;}
static U F22(U a,U b){U c=0;c=F19(RW(a),b);return c;}
static U F23(U a,U b){U c=0,e=0,f=0;L d=0;c=G0-32;G0=c;a=RW(a);if(RL(a)==1){WL(c+8,RL(a+8));
d=(L)8<<32;WL(c+16,d|(L)(c+8));e=RW(b);b=RW(b+4);f=F17(e,b,33889,c+16);if(!f){goto B1;}b=1;goto B2;}
e=RW(b);b=RW(b+4);f=((U(*)(U,U,U))T[RW(b+12)])(e,33943,21);if(f!=0){b=1;goto B2;}d=(L)8<<32;
B1:WL(c+24,((L)9<<32)|(L)(a+24));WL(c+16,d|(L)(a+16));b=F17(e,b,33522,c+16);B2:G0=c+32;return b;}
static U F24(U a,U b){U c=0,d=0,h=0,i=0,j=0;L e=0,f=0,g=0;c=G0-32;G0=c;d=20;e=RL(a);f=e;if(e>=1000){
d=20;f=e;B1:a=c+12+d;g=f;f=g/10000;h=(U)(g-f*10000);i=(h&65535)/100;WH(a-4,RH((i<<1)+34280));
WH(a-2,RH((((h-i*100)&65535)<<1)+34280));d=d-4;if(g>9999999){goto B1;}}if(f>9){d=d-2;a=(U)f;j=a;
a=(a&65535)/100;WH(c+12+d,RH((((j-a*100)&65535)<<1)+34280));f=(L)a;}if(e!=0){if(!f){goto B2;}}d=d-1;
WB(c+12+d,RB(((U)f<<1)+34281));B2:d=F26(b,1,0,c+12+d,20u-d);G0=c+32;return d;}
static U F25(U a,U b){U c=0,d=0;c=G0-16;G0=c;d=RB(RW(a));a=3;B1:WB(c+14+a-2,RB((d&15)+34264));a=a-1;
d=(d>>4)&15;if(d){goto B1;}a=F26(b,34736,2,c+14+a-1,3u-a);G0=c+16;return a;}
static U F26(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;f=RW(a+8);g=f&2097152;
h=(g>>21)+e;if(!(f&8388608)){b=0;goto B1;}if(!c){i=0;goto B2;}i=(int)(U)(SB)RB(b)>-65;if(c!=1){
i=i+(U)((int)(U)(SB)RB(b+1)>-65);}B2:h=i+h;B1:j=g?43u:1114112u;k=RH(a+12);if(h<k){if(!(f&16777216)){
k=k-h;g=0;l=0;switch((f>>29)&3){case 1:goto B3;case 2:goto B4;case 3:goto B3;default:goto B5;}
B3:l=k;goto B5;B4:l=(k&65534)>>1;B5:i=f&2097151;h=RW(a+4);a=RW(a);B7:if((g&65535)>=(l&65535)){
goto B6;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);if(!n){goto B7;}goto B8;}m=RL(a+8);
WW(a+8,((U)m&2682257408u)|536870960);f=1;i=RW(a);l=RW(a+4);n=F74(i,l,j,b,c);if(n){goto B8;}g=0;
h=(k-h)&65535;B10:if((g&65535)>=h){goto B9;}f=1;g=g+1;n=((U(*)(U,U))T[RW(l+16)])(i,48);if(!n){
goto B10;}goto B8;B6:f=1;n=F74(a,h,j,b,c);if(n){goto B8;}n=((U(*)(U,U,U))T[RW(h+12)])(a,d,e);if(n){
goto B8;}l=(k-l)&65535;g=0;B11:if((g&65535)>=l){return 0;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);
if(!n){goto B11;}goto B8;B9:f=1;n=((U(*)(U,U,U))T[RW(l+12)])(i,d,e);if(n){goto B8;}WL(a+8,m);
return 0;}f=1;g=RW(a);a=RW(a+4);n=F74(g,a,j,b,c);if(!n){f=((U(*)(U,U,U))T[RW(a+12)])(g,d,e);}
B8:return f;}
static U F27(U a,U b,U c){U d=0;d=F17(a,32864,b,c);return d;}
static void F28(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34740));WW(b+34740,a);}}
static void F29(U a){U b=0,c=0,d=0,e=0,f=0;b=RW(a+4);c=RW(a+8);if(c!=0){d=b+12;B1:e=RW(d-4);
if(e!=0){f=RW(d);e=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}d=d+20;c=c-1;
if(c){goto B1;}}d=RW(a);if(d!=0){d=((0u-Clz((d*20-1)|15))&31)<<2;WW(b,RW(d+34740));WW(d+34740,b);}
d=RW(a+12);if(d!=0){c=RW(a+16);d=((0u-Clz(((d<<3)-1)|15))&31)<<2;WW(c,RW(d+34740));WW(d+34740,c);}
d=RW(a+24);if(d!=0){c=RW(a+28);d=((0u-Clz(((d<<2)-1)|15))&31)<<2;WW(c,RW(d+34740));WW(d+34740,c);}
d=RW(a+36);if(d!=0){c=RW(a+40);d=((0u-Clz(((d<<2)-1)|15))&31)<<2;WW(c,RW(d+34740));WW(d+34740,c);}}
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
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+34740);if(h){goto B2;}l=RW(34872);h=RW(34868);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(34872,j+(m&4294901760u));h=j==l?h:j;}WW(34868,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+34740);if(!h){
b=RW(34872);h=RW(34868);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(34872,c+(k&4294901760u));h=c==b?h:c;}WW(34868,h+f);goto B6;}WW(f+34740,RW(h));goto B5;
B2:WW(k+34740,RW(h));B4:f=b*f;F7(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+34740));
WW(f+34740,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F37(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F38(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F36(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F37(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F39(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F36(b+4,e,RW(a+4),c,4,20);if(RW(b+4)==1){F37(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F40(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;c=G0-16;G0=c;d=RW(b+12);
e=RW(b+4);f=d+e;if((int)f>-1){if(!f){g=1;goto B1;}h=(0u-Clz((f-1)|15))&31;i=h<<2;g=RW(i+34740);
if(!g){j=RW(34872);g=RW(34868);i=1u<<(h&31);if(j-g<i){k=i+65535;l=Grow(k>>16);h=l<<16;
WW(34872,h+(k&4294901760u));g=h==j?g:h;}WW(34868,g+i);if(g){goto B1;}abort();}WW(i+34740,RW(g));
B1:i=0;WW(c+12,0);WW(c+8,g);WW(c+4,f);h=RW(b);if(e>f){F10(c+4,0,e);f=RW(c+4);g=RW(c+8);i=RW(c+12);
goto B2;}if(!e){goto B3;}B2:F7(g+i,h,e);B3:e=i+e;WW(c+12,e);b=RW(b+8);if(d<=f-e){if(d){goto B4;}
goto B5;}F10(c+4,e,d);g=RW(c+8);e=RW(c+12);B4:F7(g+e,b,d);B5:WL(a,RL(c+4));WW(a+8,e+d);G0=c+16;
return;}abort();}
static void F41(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F42(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F43(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,j=0;L i=0;if(c!=0){d=c-7;e=d>c?0u:d;
f=((b+3)&4294967292u)-b;d=0;B23:g=RB(b+d);h=(U)((int)(g<<24)>>24);if((int)h>=0){if((f-d)&3){goto B1;
}if(d>=e){goto B2;}B3:g=b+d;if((RW(g+4)|RW(g))&2155905152u){goto B2;}d=d+8;if(d<e){goto B3;}goto B2;
}i=1103806595072ull;switch(RB(g+34480)-2){case 0:goto B4;case 1:goto B5;case 2:goto B6;
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
default:goto B3;}B3:b=((U(*)(U,U,U))T[RW(RW(b+4)+12)])(RW(b),33904,8);goto B4;B1:WW(c+4,a+8);
WL(c+8,((L)10<<32)|(L)(c+4));b=F17(RW(b),RW(b+4),33425,c+8);goto B4;B2:WW(c+4,a+8);
WL(c+8,((L)10<<32)|(L)(c+4));b=F17(RW(b),RW(b+4),33448,c+8);B4:G0=c+16;return b;}
static void F46(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+34740);if(d){goto B2;}
g=RW(34872);d=RW(34868);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(34872,e+(h&4294901760u));d=e==g?d:e;}WW(34868,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+34740,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F47(f,0,96);F47(f+96,0,96);F47(f+192,0,96);F47(f+288,0,96);
F47(f+384,0,96);F47(f+480,0,96);F47(f+576,0,96);F47(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F47(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+34740));WW(f+34740,j);}}
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
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,34003,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(34003,m,3);if(!q){c=c-3;F7(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
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
j=Compare(h,RW(e+8),j);h=i;if(!j){goto B5;}}WL(e+40,((L)2<<32)|(L)(e+56));F8(e+16,33385,e+40);
i=RW(e+16);if(i!=2147483648u){f=RW(b+8);k=RW(b+4);if(f>k){goto B6;}l=RW(e+20);b=RW(b);g=b-1;h=f;
B8:j=h;if(!j){j=f;goto B7;}h=j-1;if(RB(g+j)!=10){goto B8;}j=f-j;B7:f=f-j;if(k<f){goto B9;}g=b+f;j=0;
h=0;f=k-f;if(f!=0){h=0;B11:if(RB(g+h)==10){goto B10;}h=h+1;if(f!=h){goto B11;}h=f;}B10:h=h<d?h:d;
if(h!=0){j=0;B13:if(RB(c+j)!=RB(g+j)){goto B12;}j=j+1;if(h!=j){goto B13;}j=h;}B12:F56(e+40,c,d,j);
WL(e+56,((L)9<<32)|(L)(e+40));F8(e+28,33385,e+56);h=RW(e+40);if(h!=0){g=RW(e+44);
h=((0u-Clz((h-1)|15))&31)<<2;WW(g,RW(h+34740));WW(h+34740,g);}if(i!=0){h=((0u-Clz((i-1)|15))&31)<<2;
WW(l,RW(h+34740));WW(h+34740,l);}WW(a+8,RW(e+36));WL(a,RL(e+28));WW(a+12,j);goto B14;}
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
f=h-1;k=Compare(g+f,34086,1);d=k?0u:g;goto B6;}abort();}abort();B3:h=0;d=0;B6:c=i-20;h=d?f:h;
c=h>40?(c>i?0u:c):0u;WW(e+40,c?3u:0u);f=1;WW(e+36,c?34087u:1u);k=d?d:g;g=h<c?h:c;WW(e+44,k+g);h=h-g;
WW(e+48,h<100?h:100u);F40(e+24,e+36);h=RW(e+32);g=h<40?h:40u;if(h!=0){d=RW(e+28);
i=(0u-Clz((g-1)|15))&31;c=i<<2;f=RW(c+34740);if(!f){b=RW(34872);f=RW(34868);c=1u<<(i&31);if(b-f<c){
j=c+65535;k=Grow(j>>16);i=k<<16;WW(34872,i+(j&2147418112));f=i==b?f:i;}WW(34868,f+c);if(f){goto B7;}
abort();}WW(c+34740,RW(f));B7:F7(f,d,g);}WW(e+16,g);WW(e+12,f);WW(e+8,g);WB(e+21,h>65536);
WB(e+20,h>40);WW(e+60,0);WL(e+52,4294967296ull);WW(e+68,32864);WL(e+72,1610612768);WW(e+64,e+52);
k=F19(e+8,e+64);if(!k){WW(a+8,RW(e+60));WL(a,RL(e+52));if(h!=0){h=((0u-Clz((g-1)|15))&31)<<2;
WW(f,RW(h+34740));WW(h+34740,f);}h=RW(e+24);if(h!=0){g=RW(e+28);h=((0u-Clz((h-1)|15))&31)<<2;
WW(g,RW(h+34740));WW(h+34740,g);}G0=e+80;return;}abort();}
static void F57(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;e=G0-64;G0=e;
f=d<40?d:40u;if(!d){g=1;goto B1;}h=(0u-Clz((f-1)|15))&31;i=h<<2;g=RW(i+34740);if(!g){j=RW(34872);
g=RW(34868);i=1u<<(h&31);if(j-g<i){k=i+65535;q=Grow(k>>16);h=q<<16;WW(34872,h+(k&2147418112));
g=h==j?g:h;}WW(34868,g+i);if(g){goto B2;}abort();}WW(i+34740,RW(g));B2:F7(g,c,f);B1:WW(e+16,f);
WW(e+12,g);WW(e+8,f);WB(e+21,d>65536);WB(e+20,d>40);h=RW(b+24);F58(e+32,h,c,d);i=RW(e+32);
if(i!=2147483650u){g=e+40;switch((U)((int)i>>31)&(i-2147483647)){case 0:goto B3;default:goto B4;}
B3:if(!i){goto B5;}g=e+36;goto B6;B4:i=RW(e+36);if(!i){goto B5;}B6:g=RW(g);
f=((0u-Clz((i-1)|15))&31)<<2;WW(g,RW(f+34740));WW(f+34740,g);B5:k=RW(h+52);l=k-1;if(!l){h=0;goto B7;
}if(!k){goto B8;}if(k==1){goto B9;}m=RW(h+40);n=RW(h+48);g=RW(n+4);b=RW(n);if(g<b){goto B10;}
if(g>m){goto B10;}o=RW(h+36);f=g-b;f=f<d?f:d;if(!f){h=0;goto B11;}b=o+b;h=0;
B12:if(RB(c+h)!=RB(b+h)){goto B11;}h=h+1;if(f!=h){goto B12;}h=f;B11:if(l!=1){p=(k>2?k:2u)-1;i=1;
B17:if(i==k){goto B13;}if(i==p){goto B13;}i=i+1;j=RW(n+(i<<2));if(j<g){goto B14;}if(j>m){goto B14;}
f=j-g;f=f<d?f:d;if(f!=0){b=o+g;g=0;B16:if(RB(c+g)!=RB(b+g)){goto B15;}g=g+1;if(f!=g){goto B16;}g=f;
B15:h=h>g?h:g;}g=j;if(i!=l){goto B17;}}B7:F56(e+32,c,d,h);WL(e+24,((L)9<<32)|(L)(e+32));
F8(a,33717,e+24);g=RW(e+32);if(!g){goto B18;}c=RW(e+36);g=((0u-Clz((g-1)|15))&31)<<2;
WW(c,RW(g+34740));WW(g+34740,c);goto B18;}c=RW(e+36);i=RW(b+20);if(c>=i){goto B19;}i=RW(b+16)+c*12;
h=RW(i+4);WW(e+56,h);i=RW(i+8);WW(e+60,i);if(!i){if(h==RW(b+32)){goto B20;}WW(a,2147483648u);
WW(a+4,c);if(!d){goto B21;}c=Clz((f-1)|15);goto B22;}WL(e+40,((L)1<<32)|(L)(e+60));
WL(e+32,((L)3<<32)|(L)(e+8));F8(a,33172,e+32);goto B18;B8:abort();B9:abort();B10:abort();
B13:abort();B14:abort();B19:abort();B20:WL(e+40,((L)1<<32)|(L)(e+56));WL(e+32,((L)3<<32)|(L)(e+8));
F8(a,33198,e+32);B18:g=RW(e+8);if(!g){goto B21;}c=Clz((g-1)|15);g=RW(e+12);B22:c=((0u-c)&31)<<2;
WW(g,RW(c+34740));WW(c+34740,g);B21:G0=e+64;}
static void F58(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,p=0;L j=0;if(d-1>=65536){
e=d<40?d:40u;if(!d){f=1;goto B1;}g=(0u-Clz((e-1)|15))&31;b=g<<2;f=RW(b+34740);if(!f){h=RW(34872);
f=RW(34868);b=1u<<(g&31);if(h-f<b){i=b+65535;p=Grow(i>>16);g=p<<16;WW(34872,g+(i&2147418112));
f=g==h?f:g;}WW(34868,f+b);if(f){goto B2;}goto B3;}WW(b+34740,RW(f));B2:F7(f,c,e);B1:WW(a+20,18);
WW(a+16,34068);WW(a+8,e);WW(a+4,f);WW(a,e);WB(a+13,d>65536);WB(a+12,d>40);return;}j=F60(RL(b),c,d);
e=RW(b+16);h=e-1;f=h&(U)j;if(e!=0){i=RW(b+12);e=i+f*12;k=RH(b+24);if(RH(e+10)==k){
j=j&281474976710655ull;l=RW(b+36);m=RW(b+40);n=RW(b+52);o=RW(b+48);
B8:if((((L)RH(e+8)<<32)|(L)RW(e))==j){e=RW(e+4);if(e>=n){goto B4;}b=e+1;if(b>=n){goto B5;}
b=RW(o+(b<<2));g=RW(o+(e<<2));if(b<g){goto B6;}if(b>m){goto B6;}if(b-g==d){p=Compare(l+g,c,d);
if(!p){goto B7;}}}f=(f+1)&h;e=i+f*12;if(RH(e+10)==k){goto B8;}e=d<40?d:40u;if(d){goto B9;}f=1;
goto B10;}e=d<40?d:40u;B9:g=(0u-Clz((e-1)|15))&31;b=g<<2;f=RW(b+34740);if(!f){h=RW(34872);
f=RW(34868);b=1u<<(g&31);if(h-f<b){i=b+65535;p=Grow(i>>16);g=p<<16;WW(34872,g+(i&2147418112));
f=g==h?f:g;}WW(34868,f+b);if(!f){goto B3;}goto B11;}WW(b+34740,RW(f));B11:F7(f,c,e);B10:WW(a+12,e);
WW(a+8,f);WW(a+4,e);WW(a,2147483649u);WB(a+17,d>65536);WB(a+16,d>40);return;B7:WW(a,2147483650u);
WW(a+4,e);return;}abort();B4:abort();B5:abort();B6:abort();B3:abort();}
static void F59(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0,
f1=0,g1=0,h1=0,k1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,z1=0,a2=0,
b2=0,c2=0,d2=0,e2=0,g2=0;L n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,i1=0,j1=0,f2=0;d=G0-512;
G0=d;e=RW(34756);if(!e){f=RW(34872);e=RW(34868);if(f-e<16){g2=Grow(1);g=g2<<16;WW(34872,g+65536);
e=g==f?e:g;}WW(34868,e+16);if(e){goto B1;}goto B2;}WW(34756,RW(e));B1:WW(e,0);f=RW(34792);if(!f){
g=RW(34872);f=RW(34868);if(g-f<8192){g2=Grow(1);h=g2<<16;WW(34872,h+65536);f=h==g?f:h;}
WW(34868,f+8192);if(!f){goto B2;}goto B3;}WW(34792,RW(f));B3:f=F47(f,0,6144);WL(d+156,4);
WL(d+148,1);WW(d+144,e);WL(d+136,4294967296ull);WL(d+128,4294967296ull);WH(d+120,1);WL(d+112,512);
WW(d+108,f);WW(d+104,512);WL(d+96,11400714819323198485ull);e=RW(34812);if(!e){f=RW(34872);
e=RW(34868);if(f-e<262144){g2=Grow(4);g=g2<<16;WW(34872,g+262144);e=g==f?e:g;}WW(34868,e+262144);
if(!e){goto B2;}goto B4;}WW(34812,RW(e));B4:e=F47(e,0,131080);WL(d+216,1);WL(d+208,0);
WW(d+232,131080);WW(d+228,e);WW(d+224,131080);WW(d+196,33968);WW(d+192,b);WL(d+168,0);WH(d+236,0);
WL(d+200,0);WL(d+176,0);WL(d+184,0);i=RW(34760);if(!i){e=RW(34872);i=RW(34868);if(e-i<32){
g2=Grow(1);f=g2<<16;WW(34872,f+65536);i=f==e?i:f;}WW(34868,i+32);if(!i){goto B2;}goto B5;}
WW(34760,RW(i));B5:WL(i+8,0);WL(i+24,0);WL(i,RL(c));WL(i+16,RL(c+8));j=RW(34768);if(!j){e=RW(34872);
j=RW(34868);if(e-j<128){g2=Grow(1);f=g2<<16;WW(34872,f+65536);j=f==e?j:f;}WW(34868,j+128);if(!j){
goto B2;}goto B6;}WW(34768,RW(j));B6:WW(j+56,0);WL(j+48,4294967296ull);WL(j+40,2);WW(j+16,0);
WL(j+8,4294967296ull);WL(j,2);k=i+32;l=k-i<32?1u:2u;m=j+40;n=(L)9<<32;o=n|(L)(d+448);p=(L)2<<32;
q=p|(L)(d+416);r=p|(L)(d+436);s=(L)(d+296);t=((L)3<<32)|s;u=(L)(d+472);v=p|u;p=(L)1<<32;
w=p|(L)(d+504);x=p|(L)(d+508);y=p|(L)(d+500);z=d+296+12;a1=d+344+24;b1=d+240+32;c1=d+240+8;d1=d+140;
e1=d+96+56;B228:WL(d+168,RL(d+168)+1);f1=RW(d+200);if(f1<=4294967287u){g1=RW(d+232);if(f1+8<=g1){
h1=RW(d+228);p=RL(h1+f1);i1=CtzL((p^18446744073709551615ull)&(p+16059518370053021407ull)&
9259542123273814144ull);e=(U)i1;if((e&56)!=0){j1=p>>(i1&56&63);if(((U)j1&255)<=32){
if(((1ull<<(j1&63))&4294983168ull)!=0){WW(d+208,f1);e=e>>3;WW(d+200,f1+e+1);
j1=(p^3472328296227680304ull)<<((L)(e*56)&63);if(((((j1+8536140394893047414ull)|j1)&
9259542123273814144ull)|(L)((U)((p&255)==48)&(U)(i1>15)))!=0){goto B7;}
p=(j1*10+(j1>>8))&71777214294589695ull;p=(p*100+(p>>16))&281470681808895ull;b=(U)(p*10000+(p>>32));
goto B8;}}}}}F53(d+88,d+168);if((RW(d+88)&1)!=0){e=5;goto B9;}g1=RW(d+232);f1=RW(d+208);h=RW(d+92);
e=f1+h;if(e>=f1){if(e<=g1){h1=RW(d+228);if(!h){goto B7;}k1=h1+f1;if(h!=1){if((RB(k1)&255)==48){
goto B7;}}b=0;e=0;B10:if(h==e){goto B8;}f=(RB(k1+e)-48)&255;if(f>9){goto B7;}p=(L)b*10;
if((U)(p>>32)){goto B7;}e=e+1;g=(U)p;b=g+f;if(b>=g){goto B10;}goto B7;}}abort();B8:switch(b){
case 0:goto B11;case 1:goto B7;default:goto B12;}B7:e=RW(d+204);if(e<f1){goto B13;}if(e>g1){
goto B13;}f=h1+f1;e=e-f1;b=F48(f,e);if(b>e){goto B14;}if(!b){goto B11;}l1=F48(f,e);if(l1>e){
goto B15;}m1=l1<40?l1:40u;if(!l1){n1=1;goto B16;}b=(0u-Clz((m1-1)|15))&31;e=b<<2;n1=RW(e+34740);
if(!n1){g=RW(34872);n1=RW(34868);e=1u<<(b&31);if(g-n1<e){h=e+65535;g2=Grow(h>>16);b=g2<<16;
WW(34872,b+(h&2147418112));n1=b==g?n1:b;}WW(34868,n1+e);if(!n1){goto B2;}goto B17;}
WW(e+34740,RW(n1));B17:F7(n1,f,m1);B16:i1=RL(d+184);if(!f1){p=1;n=1;goto B18;}p=0;h=f1;o1=h1;
B22:k1=h<255?h:255u;b=k1&3;p1=0;f=0;if(h>=4){f=0;e=o1;p1=k1&252;g=p1;
B19:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){
goto B19;}if(!b){goto B20;}}e=o1+p1;B21:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){goto B21;}B20:o1=o1+k1;
p=p+((L)f&255);h=h-k1;if(h){goto B22;}e=h1-1;f=0;goto B23;B12:k1=0;WW(d+136,0);if(RW(d+148)!=0){
k1=1;WW(d+148,1);}WW(d+116,0);e=RH(d+120)+1;WH(d+120,e);if((e&65535)!=e){e=RW(d+112);if(e!=0){
e=e*12;F47(RW(d+108),0,e-(e-12)%12);}WH(d+120,1);}WW(d+160,0);q1=1;B39:r1=RW(d+200);
if(r1<=4294967287u){if(r1+8<=g1){p=RL(h1+r1);i1=CtzL((p^18446744073709551615ull)&(p+
16059518370053021407ull)&9259542123273814144ull);e=(U)i1;if((e&56)!=0){p=p>>(i1&56&63);
if(((U)p&255)<=32){if(((1ull<<(p&63))&4294983168ull)!=0){WW(d+208,r1);h=e>>3;WW(d+200,r1+h+1);
goto B24;}}}}}F53(d+80,d+168);if(RW(d+80)&1){goto B25;}h=RW(d+84);g1=RW(d+232);r1=RW(d+208);
B24:e=h+r1;if(e>=h){if(e<=g1){goto B26;}}abort();B26:h1=RW(d+228);s1=h1+r1;if(h-1>=65536){
l1=h<40?h:40u;if(!h){f1=1;goto B27;}f=(0u-Clz((l1-1)|15))&31;e=f<<2;f1=RW(e+34740);if(!f1){
b=RW(34872);f1=RW(34868);e=1u<<(f&31);if(b-f1<e){g=e+65535;g2=Grow(g>>16);f=g2<<16;
WW(34872,f+(g&2147418112));f1=f==b?f1:f;}WW(34868,f1+e);if(!f1){goto B2;}goto B28;}
WW(e+34740,RW(f1));B28:F7(f1,s1,l1);B27:n1=(h>65536?256u:0u)|(U)(h>40);g1=34068;t1=34068u>>16;
c=34068u>>8;m1=18;u1=l1;goto B29;}i1=F60(RL(d+96),s1,h);u1=RW(d+112);p1=u1-1;v1=(U)i1;f=p1&v1;
if(!u1){goto B30;}n1=RW(d+136);f1=RW(d+108);e=f1+f*12;o1=RH(d+120);if(RH(e+10)==o1){
p=i1&281474976710655ull;t1=RW(d+132);l1=RW(d+144);B35:if((((L)RH(e+8)<<32)|(L)RW(e))==p){e=RW(e+4);
if(e>=k1){goto B31;}m1=e+1;if(m1>=k1){goto B32;}g=RW(l1+(m1<<2));e=RW(l1+(e<<2));if(g<e){goto B33;}
if(g>n1){goto B33;}if(g-e==h){g2=Compare(t1+e,s1,h);if(!g2){goto B34;}}}f=(f+1)&p1;e=f1+f*12;
if(RH(e+10)==o1){goto B35;}}WH(e+10,o1);WW(e,v1);WH(e+8,(U)(i1>>32));WW(e+4,k1-1);e=RW(d+116)+1;
WW(d+116,e);if(e<<1>u1){F46(d+96);n1=RW(d+136);}if(h>RW(d+128)-n1){F10(d+96+32,n1,h);n1=RW(d+136);
goto B36;}if(!h){goto B37;}B36:F7(RW(d+132)+n1,s1,h);B37:f=n1+h;WW(d+136,f);e=RW(d+148);
if(e==RW(d+140)){F35(d1);}WW(RW(d+144)+(e<<2),f);k1=e+1;WW(d+148,k1);if(q1>=b){goto B38;}
q1=q1+(U)(q1<b);if(q1<=b){goto B39;}goto B38;B34:f1=h<40?h:40u;if(!h){l1=1;goto B40;}
f=(0u-Clz((f1-1)|15))&31;e=f<<2;l1=RW(e+34740);if(!l1){b=RW(34872);l1=RW(34868);e=1u<<(f&31);
if(b-l1<e){g=e+65535;g2=Grow(g>>16);f=g2<<16;WW(34872,f+(g&2147418112));l1=f==b?l1:f;}
WW(34868,l1+e);if(!l1){goto B2;}goto B41;}WW(e+34740,RW(l1));B41:F7(l1,s1,f1);B40:c=h>65536;g1=h>40;
u1=2147483648u;n1=f1;B29:i1=RL(d+184);if(!r1){p=1;n=1;goto B42;}p=0;h=r1;o1=h1;B46:k1=h<255?h:255u;
b=k1&3;p1=0;f=0;if(h>=4){f=0;e=o1;p1=k1&252;g=p1;B43:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)
==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){goto B43;}if(!b){goto B44;}}e=o1+p1;B45:f=f+(U)(RB(e)==10);
e=e+1;b=b-1;if(b){goto B45;}B44:o1=o1+k1;p=p+((L)f&255);h=h-k1;if(h){goto B46;}e=0;goto B47;
B11:WW(d+240,6);WB(d+244,0);q1=RW(34768);if(!q1){e=RW(34872);q1=RW(34868);if(e-q1<128){g2=Grow(1);
f=g2<<16;WW(34872,f+65536);q1=f==e?q1:f;}WW(34868,q1+128);if(!q1){goto B2;}goto B48;}
WW(34768,RW(q1));B48:y=n|s;s=n|(L)(d+488);u=n|u;t1=d+368;u1=d+448+12;m=d+296+12;n1=0;s1=0;h1=0;
B115:g1=n1;e=j+s1;f1=RW(e+16);p1=RW(e+12);m1=RW(e+8);p=RL(e);if(p!=2){f=RW(e+36);i1=(L)RW(e+20);
WW(d+456,RW(e+32));WL(d+448,RL(e+24));n=i1<<32;i1=2;goto B49;}e=c+h1;b=RW(e+4);e=RW(e);f=0;
WW(d+352,0);WL(d+344,4294967296ull);if(!b){k1=1;r1=0;goto B50;}f=0;h=1;B52:g=RB(e);if(g==10){if(!f){
f=0;goto B51;}k1=f-1;if(RB(h+k1)==13){WW(d+352,k1);f=k1;}}B51:if(f==RW(d+344)){F61(d+344);
h=RW(d+348);}e=e+1;WB(h+f,g);f=f+1;WW(d+352,f);b=b-1;if(b){goto B52;}k1=RW(d+348);r1=RW(d+344);
B50:WL(d+408,0);WW(d+404,f1);WW(d+400,p1);WL(d+424,0);WW(d+420,f);WW(d+416,k1);B61:F55(d+16,d+400);
b=RW(d+16);e=RW(d+20);F55(d+8,d+416);g=RW(d+8);h=RW(d+12);if(e==h){g2=Compare(b,g,e);if(!g2){
goto B53;}h=e;}h=h<e?h:e;if(!h){e=0;goto B54;}e=0;B55:if(RB(b+e)!=RB(g+e)){goto B54;}e=e+1;if(h!=e){
goto B55;}e=h;B54:g=RW(d+424);b=RW(d+408);WW(d+440,k1);WW(d+436,r1);b=b+e;WW(d+444,f);l1=g+e;
if(l1!=f){goto B56;}e=f;B58:h=e;if(!h){e=f;g=k1;goto B57;}e=h-1;if(RB(e+k1)!=10){goto B58;}g=k1+h;
e=f-h;B57:B60:if(!e){goto B59;}p=(L)RB(g);if(p<=32){e=e-1;g=g+1;if((U)(4294983168ull>>(p&63))&1){
goto B60;}}if(f==r1){F61(d+436);k1=RW(d+440);}WB(k1+f,10);f=f+1;WW(d+444,f);k1=RW(d+440);goto B59;
B53:if(e){goto B61;}h=0;e=f<f1?f:f1;if(e!=0){B63:if(RB(p1+h)!=RB(k1+h)){goto B62;}h=h+1;if(e!=h){
goto B63;}h=e;}B62:if(h<f1){o1=RB(p1+h);z=h<f;if(z!=0){i1=0;v1=RB(k1+h);if((o1&255)==v1){goto B64;}}
if(h<=f){p=(L)o1&255;g=k1-1;b=h;B66:e=b;if(!e){e=h;goto B65;}b=e-1;if(RB(g+e)!=10){goto B66;}e=h-e;
B65:b=o1&255;if(b==10){if(!e){goto B67;}}if(b<33){if(((1ull<<(p&63))&4294983168ull)!=0){goto B68;}}
e=RW(34760);if(e){goto B69;}b=RW(34872);e=RW(34868);if(b-e<32){g2=Grow(1);g=g2<<16;
WW(34872,g+65536);e=g==b?e:g;}WW(34868,e+32);if(!e){goto B2;}goto B70;B67:e=RW(34756);if(!e){
b=RW(34872);e=RW(34868);if(b-e<16){g2=Grow(1);g=g2<<16;WW(34872,g+65536);e=g==b?e:g;}WW(34868,e+16);
if(!e){goto B2;}goto B71;}WW(34756,RW(e));B71:WL(e,RL(34090));WL(e+5,RL(34095));WW(d+496,13);
WW(d+492,e);WW(d+488,13);goto B72;B69:WW(34760,RW(e));B70:WL(e,RL(34103));WW(e+15,RW(34118));
WL(e+8,RL(34111));WW(d+496,19);WW(d+492,e);WW(d+488,19);goto B72;}abort();}i1=0;if(h>=f){goto B64;}
if(!f1){goto B64;}v1=RB(k1+h);g=k1-1;e=h;B74:if(!e){goto B73;}b=g+e;e=e-1;if(RB(b)!=10){goto B74;}
B73:z=1;B68:F62(d+488,h<f1,o1);B72:p=0;if(h<f1){f1=0;b=0;if(h!=0){g=h&3;l1=0;b=0;if(h>=4){b=0;e=p1;
l1=h&4294967292u;o1=l1;B75:b=b+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);
e=e+4;o1=o1-4;if(o1){goto B75;}if(!g){goto B76;}}e=p1+l1;B77:b=b+(U)(RB(e)==10);e=e+1;g=g-1;if(g){
goto B77;}}B76:i1=(L)b;n=i1+1;p=2;l1=0;b=h;o1=p1;B81:if(!b){g=1;b=0;e=1;goto B78;}e=0;
B80:if(RB(o1+e)==10){goto B79;}g=1;e=e+1;if(b!=e){goto B80;}e=0;goto B78;B79:g=e+1;o1=o1+g;b=b-g;
e=!e;g=0;B78:if(!((l1|(U)(p>n))&1)){f1=e+f1;l1=p>i1;p=p+(L)(p<=i1);if(!g){goto B81;}}p=1;i1=(L)f1+1;
}if(h>f){goto B82;}if(!h){f=0;goto B83;}b=h&3;o1=0;f=0;if(h>=4){f=0;e=k1;o1=h&4294967292u;g=o1;
B84:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){
goto B84;}if(!b){goto B83;}}e=k1+o1;B85:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){goto B85;}
B83:F62(d+296,z,v1);WL(d+352,y);WL(d+344,s);F8(d+448,33313,d+344);e=RW(d+296);if(e!=0){b=RW(d+300);
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);}n=i1>>32;e=RW(d+488);if(e!=0){
b=RW(d+492);e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);}f1=f+1;e=(U)n;b=(U)i1;
i1=1;B64:if(r1!=0){f=((0u-Clz((r1-1)|15))&31)<<2;WW(k1,RW(f+34740));WW(f+34740,k1);}goto B86;
B82:abort();B59:l1=f;B56:if(b<=f1){h=p1-1;g=b;B88:e=g;if(!e){e=b;g=p1;goto B87;}g=e-1;
if(RB(h+e)!=10){goto B88;}g=p1+e;e=b-e;B87:B90:h=e;if(!h){goto B89;}p=(L)RB(g);if(p>32){goto B89;}
e=h-1;g=g+1;if((U)(4294983168ull>>(p&63))&1){goto B90;}B89:if(l1<=f){goto B91;}f1=f;b=l1;}abort();
B91:e=l1;B93:g=e;if(!g){o1=l1;e=k1;goto B92;}e=g-1;if(RB(e+k1)!=10){goto B93;}e=k1+g;o1=l1-g;
B92:B95:g=o1;if(!g){goto B94;}p=(L)RB(e);if(p<=32){o1=g-1;e=e+1;if((U)(4294983168ull>>(p&63))&1){
goto B95;}}if(!((U)(!h)^(U)(!g))){goto B96;}goto B97;B94:if(!h){goto B96;}B97:e=g?b:l1;h=g?f1:f;
if(e<=h){o1=(g?p1:k1)-1;B99:if(!e){h=0;goto B98;}h=e;p=(L)RB(o1+e);if(p>32){goto B98;}e=e-1;
if((U)(4294983168ull>>(p&63))&1){goto B99;}B98:l1=g?l1:h;b=g?h:b;goto B96;}abort();B96:g=b<f1;
if(!g){e=RW(34760);if(!e){h=RW(34872);e=RW(34868);if(h-e<32){g2=Grow(1);o1=g2<<16;
WW(34872,o1+65536);e=o1==h?e:o1;}WW(34868,e+32);if(!e){goto B2;}goto B100;}WW(34760,RW(e));
B100:WL(e+13,RL(34135));WL(e+8,RL(34130));WL(e,RL(34122));WW(d+496,21);WW(d+492,e);WW(d+488,21);
goto B101;}F56(d+488,p1,f1,b);B101:WL(d+296,RL(d+488));WW(d+304,RW(d+496));if(l1>=f){e=RW(34760);
if(e!=0){WW(34760,RW(e));goto B102;}h=RW(34872);e=RW(34868);if(h-e<=31){g2=Grow(1);o1=g2<<16;
WW(34872,o1+65536);e=o1==h?e:o1;}WW(34868,e+32);if(!e){goto B2;}B102:WL(e+13,RL(34135));
WL(e+8,RL(34130));WL(e,RL(34122));WW(d+496,21);WW(d+492,e);WW(d+488,21);goto B103;}
F56(d+488,k1,f,l1);B103:e=RW(d+496);WW(d+480,e);p=RL(d+488);WL(d+472,p);WL(m,p);WW(m+8,e);
WL(d+448,RL(d+296));WL(d+456,RL(d+304));WL(d+464,RL(d+312));WW(d+480,RW(d+456));WL(d+472,RL(d+448));
WW(d+496,RW(u1+8));WL(d+488,RL(u1));p=0;if(g!=0){o1=0;g=0;if(b!=0){h=b&3;r1=0;g=0;if(b>=4){g=0;e=p1;
r1=b&4294967292u;f1=r1;B104:g=g+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);
e=e+4;f1=f1-4;if(f1){goto B104;}if(!h){goto B105;}}e=p1+r1;B106:g=g+(U)(RB(e)==10);e=e+1;h=h-1;
if(h){goto B106;}}B105:i1=(L)g;n=i1+1;p=2;f1=0;h=p1;B110:if(!b){g=1;b=0;e=1;goto B107;}e=0;
B109:if(RB(h+e)==10){goto B108;}g=1;e=e+1;if(b!=e){goto B109;}e=0;goto B107;B108:g=e+1;h=h+g;b=b-g;
e=!e;g=0;B107:if(!((f1|(U)(p>n))&1)){o1=e+o1;f1=p>i1;p=p+(L)(p<=i1);if(!g){goto B110;}}p=1;
i1=(L)o1+1;}if(l1>f){goto B111;}if(!l1){f=0;goto B112;}b=l1&3;h=0;f=0;if(l1>=4){f=0;e=k1;
h=l1&4294967292u;g=h;B113:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);
e=e+4;g=g-4;if(g){goto B113;}if(!b){goto B112;}}e=k1+h;B114:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){
goto B114;}B112:WL(d+304,s);WL(d+296,u);F8(t1,33313,d+296);e=RW(d+488);if(e!=0){b=RW(d+492);
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);}e=RW(d+472);if(e!=0){b=RW(d+476);
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);}n=i1>>32;e=RW(d+436);if(e!=0){
e=((0u-Clz((e-1)|15))&31)<<2;WW(k1,RW(e+34740));WW(e+34740,k1);}f1=f+1;e=(U)n;b=(U)i1;
WL(d+448,RL(t1));WW(d+456,RW(t1+8));f=RW(d+380);i1=2;B86:n=0;if(m1!=0){
g=((0u-Clz((m1-1)|15))&31)<<2;WW(p1,RW(g+34740));WW(g+34740,p1);}p1=e;m1=b;B49:s1=s1+40;h1=h1+8;
e=q1+n1*48;WL(e+24,n|(L)f1);WW(e+20,p1);WW(e+16,m1);WL(e+8,p);WL(e,i1);WL(e+32,RL(d+448));
WW(e+40,RW(d+456));WW(e+44,f);n1=1;if(!(g1&1)){goto B115;}e=RW(d+212);WW(j,RW(34768));WW(34768,j);
WW(i,RW(34760));WW(a+12,2);WW(a+8,q1);WL(a,8589934594ull);WW(34760,i);if(e!=0){f=RW(d+216);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}e=RW(d+224);if(e!=0){f=RW(d+228);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}e=RW(d+128);if(e!=0){f=RW(d+132);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}e=RW(d+140);if(e!=0){f=RW(d+144);
e=((0u-Clz(((e<<2)-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}e=RW(d+104);if(!e){goto B116;}
f=RW(d+108);e=((0u-Clz((e*12-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);goto B116;B111:abort();
B33:abort();B32:abort();B31:abort();B30:abort();B15:abort();B14:abort();B13:abort();
B47:B118:s1=s1-1;if(RB(s1)==10){goto B117;}e=e+1;if(s1!=h1){goto B118;}e=r1;B117:i1=!p?i1:0ull;
n=p+1;p=(L)e+1;B42:WL(d+272,RL(d+168));WW(d+268,m1);WH(d+266,t1);WB(d+265,c);WB(d+264,g1);
WW(d+260,n1);WW(d+256,l1);WW(d+252,f1);WW(d+248,u1);WW(d+244,q1);WW(d+240,1);WL(d+288,i1+p);
WL(d+280,RL(d+176)+n);goto B119;B38:if(b>=2){l1=1;B125:h=RW(d+200);if(h<=4294967287u){if(h+8<=g1){
p=RL(h1+h);i1=CtzL((p^18446744073709551615ull)&(p+16059518370053021407ull)&9259542123273814144ull);
e=(U)i1;if((e&56)!=0){p=p>>(i1&56&63);if(((U)p&255)<=32){if(((1ull<<(p&63))&4294983168ull)!=0){
WW(d+208,h);e=e>>3;WW(d+200,h+e+1);goto B120;}}}}}F53(d+72,d+168);if(RW(d+72)&1){goto B25;}
e=RW(d+76);g1=RW(d+232);h=RW(d+208);B120:f=e+h;if(f<e){goto B121;}if(f>g1){goto B121;}h1=RW(d+228);
F58(d+344,d+96,h1+h,e);if(RW(d+344)!=2147483650u){goto B122;}g=RW(d+348);h=RW(d+200);
if(h<=4294967287u){if(h+8<=g1){p=RL(h1+h);i1=CtzL((p^18446744073709551615ull)&(p+
16059518370053021407ull)&9259542123273814144ull);e=(U)i1;if((e&56)!=0){p=p>>(i1&56&63);
if(((U)p&255)<=32){if(((1ull<<(p&63))&4294983168ull)!=0){WW(d+208,h);e=e>>3;WW(d+200,h+e+1);
goto B123;}}}}}F53(d+64,d+168);if(RW(d+64)&1){goto B25;}e=RW(d+68);g1=RW(d+232);h=RW(d+208);
B123:f=e+h;if(f<e){goto B121;}if(f>g1){goto B121;}h1=RW(d+228);F58(d+344,d+96,h1+h,e);
if(RW(d+344)!=2147483650u){goto B122;}e=RW(d+348);if(g==e){goto B124;}p=((L)e<<32)|(L)g;e=RW(d+160);
if(e==RW(d+152)){F38(e1);}WL(RW(d+156)+(e<<3),p);WW(d+160,e+1);l1=l1+1;if(b!=l1){goto B125;}}
WW(d+240,6);WB(d+244,1);if(i!=k){w1=0;B227:f=j+w1*40;if(RL(f)==2){x1=RW(d+160);y1=x1<<3;if(!x1){
s1=4;k1=y1+4;goto B126;}e=RW(d+156);g=(0u-Clz((y1-1)|15))&31;b=g<<2;s1=RW(b+34740);if(!s1){
h=RW(34872);s1=RW(34868);b=1u<<(g&31);if(h-s1<b){k1=b+65535;g2=Grow(k1>>16);g=g2<<16;
WW(34872,g+(k1&4294901760u));s1=g==h?s1:g;}WW(34868,s1+b);if(!s1){goto B2;}goto B127;}
WW(b+34740,RW(s1));B127:p1=F7(s1,e,y1);k1=p1+y1;e=p1;f1=y1-8;if((f1&24)!=24){b=0u-(((f1>>3)+1)&3);
e=p1;B128:g=e+4;h=RW(g);o1=RW(e);if(h<o1){WW(e,h);WW(g,o1);}e=e+8;b=b+1;if(b){goto B128;}if(f1<24){
goto B129;}}B130:b=e+4;g=RW(b);h=RW(e);if(g<h){WW(e,g);WW(b,h);}b=e+12;g=RW(b);h=e+8;o1=RW(h);
if(g<o1){WW(h,g);WW(b,o1);}b=e+20;g=RW(b);h=e+16;o1=RW(h);if(g<o1){WW(h,g);WW(b,o1);}b=e+28;g=RW(b);
h=e+24;o1=RW(h);if(g<o1){WW(h,g);WW(b,o1);}e=e+32;if(e!=k1){goto B130;}B129:if(x1!=1){if(x1>=21){
F31(p1,x1);goto B126;}f1=p1+8;n1=p1+y1;m1=0;B134:e=RW(f1);b=RW(f1-8);if(e==b){e=RW(f1+4);b=RW(f1-4);
if(e==b){goto B131;}}if(e<b){p=RL(f1);l1=(U)(p>>32);o1=(U)p;e=m1;B133:b=p1+e;WL(b+8,RL(b));if(!e){
b=p1;goto B132;}g=o1;h=RW(b-8);if(h==o1){g=l1;h=RW(p1+e-4);if(h==l1){goto B132;}}e=e-8;if(g<h){
goto B133;}B132:WL(b,p);}B131:m1=m1+8;f1=f1+8;if(f1!=n1){goto B134;}}B126:e=RW(d+148);f1=e-1;
if(f1<178956971){b=f1*12;if(!b){p1=4;z1=0;goto B135;}g=(0u-Clz((b-1)|15))&31;b=g<<2;p1=RW(b+34740);
if(!p1){h=RW(34872);p1=RW(34868);b=1u<<(g&31);if(h-p1<b){o1=b+65535;g2=Grow(o1>>16);g=g2<<16;
WW(34872,g+(o1&4294901760u));p1=g==h?p1:g;}WW(34868,p1+b);z1=f1;if(!p1){goto B2;}goto B135;}
WW(b+34740,RW(p1));z1=f1;B135:if(e>=3){e=e*12-24;g2=F47(p1,0,e);e=g2+e;goto B136;}e=p1;if(!f1){
goto B137;}B136:WW(e+8,0);WL(e,0);B137:o1=i+(w1<<4);b=0;e=s1;B140:if(b!=0){if(b!=h){g=e;e=b;
goto B138;}}if(!e){goto B139;}if(e==k1){goto B139;}g=e+8;h=g;B138:b=RW(e);if(b<f1){b=p1+b*12;
WW(b,RW(b)+1);b=e+4;e=g;goto B140;}abort();B139:WW(d+372,o1);g1=0;WW(d+376,0);WW(d+364,f1);
WW(d+360,p1);WW(d+356,z1);WW(d+352,x1);WW(d+348,s1);WW(d+344,x1);WW(d+368,d+96);WW(d+496,0);
WL(d+488,17179869184ull);u1=4;q1=0;e=RW(d+148);a2=e-1;if(a2<2){goto B141;}u1=4;g1=0;b2=0;q1=0;
B174:b2=b2+1;WW(d+376,b2);WW(d+500,b2);WL(d+416,y);F8(d+448,33162,d+416);e=RW(d+448);b=RW(d+452);
F54(d+296,o1,b,RW(d+456));h=RW(d+296);if(h!=2147483648u){f1=RW(d+308);r1=RW(d+304);q1=RW(d+300);
if(!e){goto B142;}e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);goto B142;}if(e!=0){
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);}WW(d+408,0);WL(d+400,17179869184ull);
v1=a2>>1;WW(d+504,v1);if(v1!=0){g1=1;u1=0;c2=4;B166:WW(d+508,g1);WL(d+312,y);WL(d+304,w);
WL(d+296,x);F8(d+448,33267,d+296);d2=RW(d+448);t1=RW(d+452);e=RW(d+456);WW(d+440,e);WW(d+436,t1);
F55(d+56,o1);l1=RW(d+60);m1=RW(d+56);WW(d+476,e);WW(d+472,t1);e2=g1+(U)(g1<v1);b=34006;g=7;h=0;
B147:if(h&1){goto B143;}if(!g){h=1;g=0;k1=b;e=0;goto B144;}e=0;B146:if(RB(b+e)==32){goto B145;}h=1;
e=e+1;if(g!=e){goto B146;}k1=b;e=g;goto B144;B145:h=e+1;k1=b+h;g=g-h;h=0;B144:F55(d+48,o1);
if(e==RW(d+52)){e=Compare(b,RW(d+48),e);b=k1;if(!e){goto B147;}}WL(d+416,v);F8(d+296,33385,d+416);
if(RW(d+296)!=2147483648u){WW(d+456,RW(d+304));WL(d+448,RL(d+296));goto B148;}B143:F55(d+40,o1);
e=RW(d+44);if(!e){WL(d+296,r);F8(d+448,33385,d+296);goto B148;}b=RW(d+40);F57(d+296,d+344,m1,l1);
q1=RW(d+300);h=RW(d+296);if(h!=2147483648u){r1=RW(d+304);goto B149;}F57(d+296,d+344,b,e);
r1=RW(d+300);h=RW(d+296);if(h!=2147483648u){q1=r1;r1=RW(d+304);goto B149;}h1=r1>q1?r1:q1;
g=r1<q1?r1:q1;b=0;switch(x1){case 0:goto B150;case 1:goto B151;default:goto B152;}B152:b=0;e=x1;
B154:h=g;l1=e>>1;m1=l1+b;n1=s1+(m1<<3);k1=RW(n1);if(k1==g){h=h1;k1=RW(n1+4);if(k1==h1){b=m1;
goto B153;}}b=k1>h?b:m1;B153:e=e-l1;if(e>1){goto B154;}B151:e=g;h=s1+(b<<3);b=RW(h);if(b==g){e=h1;
b=RW(h+4);if(b==h1){goto B155;}}if(b!=e){goto B150;}B155:if(g<f1){e=p1+g*12;WW(e+4,b2);
WW(e,RW(e)-1);if(h1<f1){goto B156;}g=h1;}abort();B150:q1=RW(34760);if(q1){goto B157;}e=RW(34872);
q1=RW(34868);if(e-q1<32){g2=Grow(1);b=g2<<16;WW(34872,b+65536);q1=b==e?q1:b;}WW(34868,q1+32);
if(!q1){goto B2;}goto B158;B156:e=p1+h1*12;WW(e,RW(e)-1);WW(e+4,b2);e=p1+r1*12;WW(e+8,b2);
if(!RW(e)){goto B159;}e=RW(d+148);if(r1>=e){goto B160;}b=r1+1;if(b>=e){goto B161;}e=RW(d+136);
g=RW(d+144);b=RW(g+(b<<2));k1=RW(g+(r1<<2));if(b<k1){goto B162;}if(b>e){goto B162;}g=b-k1;
h=g<40?g:40u;e=1;if(b!=k1){b=RW(d+132);m1=(0u-Clz((h-1)|15))&31;l1=m1<<2;e=RW(l1+34740);if(!e){
n1=RW(34872);e=RW(34868);l1=1u<<(m1&31);if(n1-e<l1){h1=l1+65535;g2=Grow(h1>>16);m1=g2<<16;
WW(34872,m1+(h1&2147418112));e=m1==n1?e:m1;}WW(34868,e+l1);if(!e){goto B2;}goto B163;}
WW(l1+34740,RW(e));B163:F7(e,b+k1,h);}WW(d+304,h);WW(d+300,e);WW(d+296,h);WB(d+309,g>65536);
WB(d+308,g>40);WL(d+416,t);F8(d+448,33854,d+416);e=RW(d+296);if(!e){goto B148;}b=RW(d+300);
e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);goto B148;B157:WW(34760,RW(q1));
B158:WL(q1+21,RL(34034));WL(q1+16,RL(34029));WL(q1+8,RL(34021));WL(q1,RL(34013));r1=29;h=29;
goto B149;B160:abort();B161:abort();B162:abort();B148:r1=RW(d+456);q1=RW(d+452);h=RW(d+448);
if(h==2147483648u){goto B159;}B149:if(!d2){goto B164;}e=((0u-Clz((d2-1)|15))&31)<<2;
WW(t1,RW(e+34740));WW(e+34740,t1);goto B164;B159:if(u1==RW(d+400)){F38(d+400);c2=RW(d+404);}
e=c2+(u1<<3);WW(e+4,r1);WW(e,q1);u1=u1+1;WW(d+408,u1);if(d2!=0){e=((0u-Clz((d2-1)|15))&31)<<2;
WW(t1,RW(e+34740));WW(e+34740,t1);}if(g1>=v1){goto B165;}g1=e2;if(e2<=v1){goto B166;}}B165:h=0;
if((a2&1)!=0){WL(d+448,y);F8(d+296,33226,d+448);m1=RW(d+296);l1=RW(d+300);e=RW(d+304);F55(d+32,o1);
n1=RW(d+36);h1=RW(d+32);WW(d+420,e);WW(d+416,l1);h=0;b=34042;g=22;B171:if(h&1){goto B167;}if(!g){
h=1;g=0;k1=b;e=0;goto B168;}e=0;B170:if(RB(b+e)==32){goto B169;}h=1;e=e+1;if(g!=e){goto B170;}k1=b;
e=g;goto B168;B169:h=e+1;k1=b+h;g=g-h;h=0;B168:F55(d+24,o1);if(e==RW(d+28)){e=Compare(b,RW(d+24),e);
b=k1;if(!e){goto B171;}}WL(d+448,q);F8(d+296,33385,d+448);h=RW(d+296);if(h!=2147483648u){
r1=RW(d+304);g=RW(d+300);goto B172;}B167:F57(d+296,d+344,h1,n1);g=RW(d+300);h=RW(d+296);
if(h!=2147483648u){r1=RW(d+304);goto B172;}h=1;if(m1!=0){e=((0u-Clz((m1-1)|15))&31)<<2;
WW(l1,RW(e+34740));WW(e+34740,l1);}}a2=a2-RW(d+504);b=RW(d+496);if(b==RW(d+488)){F39(d+488);}
u1=RW(d+492);e=u1+b*20;WW(e+4,g);WW(e,h);WL(e+8,RL(d+400));WW(e+16,RW(d+408));g1=b+1;WW(d+496,g1);
if(a2<=1){goto B173;}goto B174;}abort();B172:if(m1!=0){e=((0u-Clz((m1-1)|15))&31)<<2;
WW(l1,RW(e+34740));WW(e+34740,l1);}q1=g;B164:e=RW(d+400);if(e!=0){b=RW(d+404);
e=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);}f1=0;g1=RW(d+496);u1=RW(d+492);
goto B142;B173:e=RW(d+148);B141:if(q1>=e){goto B175;}b=q1+1;if(b>=e){goto B176;}g=RW(d+136);
h=RW(d+144);e=RW(h+(b<<2));b=RW(h+(q1<<2));if(e<b){goto B177;}if(e>g){goto B177;}WW(d+300,8);
WW(d+296,32815);WW(d+308,e-b);WW(d+304,RW(d+132)+b);F40(d+416,d+296);e=RW(d+420);
F54(d+448,o1,e,RW(d+424));h=RW(d+448);if(h==2147483648u){goto B178;}f1=RW(d+460);r1=RW(d+456);
q1=RW(d+452);b=RW(d+416);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(b+34740));WW(b+34740,e);}
B142:if(g1!=0){e=u1+12;B179:b=RW(e-4);if(b!=0){g=RW(e);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(g,RW(b+34740));WW(b+34740,g);}e=e+20;g1=g1-1;if(g1){goto B179;}}e=RW(d+488);if(e!=0){
e=((0u-Clz((e*20-1)|15))&31)<<2;WW(u1,RW(e+34740));WW(e+34740,u1);}if(x1!=0){
e=((0u-Clz((y1-1)|15))&31)<<2;WW(s1,RW(e+34740));WW(e+34740,s1);}if(z1){goto B180;}goto B181;
B178:b=RW(d+416);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(b+34740));WW(b+34740,e);}
q1=RW(d+488);if(x1!=0){e=((0u-Clz((y1-1)|15))&31)<<2;WW(s1,RW(e+34740));WW(e+34740,s1);}
h=2147483648u;if(!z1){goto B182;}r1=u1;f1=g1;B180:e=((0u-Clz((z1*12-1)|15))&31)<<2;
WW(p1,RW(e+34740));WW(e+34740,p1);goto B181;B175:abort();B176:abort();B177:abort();
B181:if(h!=2147483648u){goto B183;}g1=f1;u1=r1;B182:if(g1){goto B184;}o1=RW(f+16);f1=0;goto B185;
B183:p=RL(d+168);WW(d+420,r1);WW(d+416,q1);p1=RW(o1);k1=RW(o1+8);o1=RW(o1+4);if(k1>=o1){e=RW(34760);
if(!e){b=RW(34872);e=RW(34868);if(b-e<32){g2=Grow(1);g=g2<<16;WW(34872,g+65536);e=g==b?e:g;}
WW(34868,e+32);if(!e){goto B2;}goto B186;}WW(34760,RW(e));B186:WL(e+13,RL(34135));WL(e+8,RL(34130));
WL(e,RL(34122));WW(d+456,21);WW(d+452,e);WW(d+448,21);goto B187;}g=p1-1;b=k1;B189:e=b;if(!e){e=k1;
goto B188;}b=e-1;if(RB(g+e)!=10){goto B189;}e=k1-e;B188:g=k1-e;if(o1<g){goto B190;}b=p1+g;e=0;
g=o1-g;if(g!=0){B192:if(RB(b+e)==10){goto B191;}e=e+1;if(g!=e){goto B192;}e=g;}
B191:F56(d+448,b,e,f1);B187:if(k1>o1){goto B193;}if(!k1){b=0;goto B194;}g=k1&3;o1=0;b=0;if(k1>=4){
b=0;e=p1;o1=k1&4294967292u;k1=o1;B195:b=b+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+
3)==10);e=e+4;k1=k1-4;if(k1){goto B195;}if(!g){goto B194;}}e=p1+o1;B196:b=b+(U)(RB(e)==10);e=e+1;
g=g-1;if(g){goto B196;}B194:WL(d+304,o);WL(d+296,q);F8(a1,33323,d+296);WL(d+352,p);WL(d+344,1);
WL(d+360,(L)b+1);e=RW(d+448);if(e!=0){b=RW(d+452);e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));
WW(e+34740,b);}WL(d+296,RL(d+344));WL(d+304,RL(d+352));WL(d+312,RL(d+360));WL(d+320,RL(d+368));
WL(d+328,RL(d+376));if(RL(f)==2){e=RW(f+8);if(!e){goto B197;}b=12;goto B198;}e=RW(f+24);if(!e){
goto B197;}b=28;B198:b=RW(f+b);e=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(e+34740));WW(e+34740,b);
B197:WL(f+32,RL(d+328));WL(f+24,RL(d+320));WL(f+16,RL(d+312));WL(f+8,RL(d+304));WL(f,RL(d+296));
if(!h){goto B199;}goto B200;B184:v1=u1+g1*20;o1=RW(f+16);p=1;f1=0;h1=RW(d+132);n1=RW(d+136);
e=RW(d+148);b=RW(d+144);r1=u1;B221:if(RW(f+8)-o1<=6){F10(f+8,o1,7);o1=RW(f+16);}f2=p+1;t1=r1+20;
p1=o1+7;WW(f+16,p1);g=0;h=RW(f+12)+o1;WW(h,RW(32823));WW(h+3,RW(32826));WW(d+360,0);WL(d+352,0);
WL(d+344,0);B203:if(g+19>19){goto B201;}h=d+344+g;k1=h+19;i1=p/10;WB(k1,(U)(i1*246+p)|48);if(p<10){
goto B202;}j1=p/100;WB(h+18,(U)(j1*246+i1)|48);g=g-2;h=p<100;p=j1;if(!h){goto B203;}h=g+21;
k1=d+344+g+20;goto B204;B201:abort();B202:h=g+20;B204:g=21u-h;if(g>RW(f+8)-p1){F10(f+8,p1,g);
p1=RW(f+16);}F7(RW(f+12)+p1,k1,g);g=p1+g;WW(f+16,g);if(g==RW(f+8)){F61(f+8);}WB(RW(f+12)+g,10);
o1=g+1;WW(f+16,o1);h=RW(r1+16);if(h!=0){g=RW(r1+12);s1=g+(h<<3);B215:f1=RW(g);if(f1>=e){goto B205;}
h=f1+1;if(h>=e){goto B206;}h=RW(b+(h<<2));p1=RW(b+(f1<<2));if(h<p1){goto B207;}if(h>n1){goto B207;}
k1=RW(g+4);l1=h-p1;m1=RW(f+8);if(l1>m1-o1){F10(f+8,o1,l1);o1=RW(f+16);goto B208;}if(h==p1){
goto B209;}B208:F7(RW(f+12)+o1,h1+p1,l1);m1=RW(f+8);B209:h=o1+l1;WW(f+16,h);if(m1-h<=8){
F10(f+8,h,9);h=RW(f+16);}o1=h+9;WW(f+16,o1);h=RW(f+12)+h;WL(h,RL(32830));WB(h+8,RB(32838));
if(k1>=e){goto B210;}h=k1+1;if(h>=e){goto B211;}h=RW(b+(h<<2));k1=RW(b+(k1<<2));if(h<k1){goto B212;}
if(h>n1){goto B212;}p1=h-k1;l1=RW(f+8);if(p1>l1-o1){F10(f+8,o1,p1);o1=RW(f+16);goto B213;}if(h==k1){
goto B214;}B213:F7(RW(f+12)+o1,h1+k1,p1);l1=RW(f+8);B214:h=o1+p1;WW(f+16,h);if(h==l1){F61(f+8);}
WB(RW(f+12)+h,10);o1=h+1;WW(f+16,o1);g=g+8;if(g!=s1){goto B215;}}if(RW(r1)!=0){h=RW(r1+4);if(h>=e){
goto B216;}g=h+1;if(g>=e){goto B217;}g=RW(b+(g<<2));h=RW(b+(h<<2));if(g<h){goto B218;}if(g>n1){
goto B218;}k1=g-h;p1=RW(f+8);if(k1>p1-o1){F10(f+8,o1,k1);o1=RW(f+16);goto B219;}if(g==h){goto B220;}
B219:F7(RW(f+12)+o1,h1+h,k1);p1=RW(f+8);B220:g=o1+k1;WW(f+16,g);if(p1-g<=23){F10(f+8,g,24);
g=RW(f+16);}o1=g+24;WW(f+16,o1);g=RW(f+12)+g;WL(g,RL(32839));WL(g+8,RL(32847));WL(g+16,RL(32855));}
r1=t1;p=f2;if(t1==v1){goto B185;}goto B221;B190:abort();B193:abort();B205:abort();B206:abort();
B207:abort();B210:abort();B211:abort();B212:abort();B216:abort();B217:abort();B218:abort();
B185:if(RW(f+8)-o1<=7){F10(f+8,o1,8);o1=RW(f+16);}b=o1+8;WW(f+16,b);
WL(RW(f+12)+o1,2322294337832905047ull);e=RW(d+148);if(f1<e){g=f1+1;if(g>=e){goto B222;}h=RW(d+136);
k1=RW(d+144);e=RW(k1+(g<<2));g=RW(k1+(f1<<2));if(e<g){goto B223;}if(e>h){goto B223;}o1=RW(d+132);
h=e-g;k1=RW(f+8);if(h>k1-b){F10(f+8,b,h);b=RW(f+16);goto B224;}if(e==g){goto B225;}
B224:F7(RW(f+12)+b,o1+g,h);k1=RW(f+8);B225:e=b+h;WW(f+16,e);if(k1-e<=1){F10(f+8,e,2);e=RW(f+16);}
WW(f+16,e+2);WH(RW(f+12)+e,2570);if(g1!=0){e=u1+12;B226:f=RW(e-4);if(f!=0){b=RW(e);
f=((0u-Clz(((f<<3)-1)|15))&31)<<2;WW(b,RW(f+34740));WW(f+34740,b);}e=e+20;g1=g1-1;if(g1){goto B226;}
}if(!q1){goto B199;}h=q1*20;q1=u1;goto B200;}abort();B222:abort();B223:abort();
B200:e=((0u-Clz((h-1)|15))&31)<<2;WW(q1,RW(e+34740));WW(e+34740,q1);}B199:w1=w1+1;if(w1!=l){
goto B227;}}if(RL(j)==2){goto B228;}if(RL(m)==2){goto B228;}h=RW(d+160);p1=h+1;m1=p1<<2;
s1=(0u-Clz((m1-1)|15))&31;e=s1<<2;l1=e+34740;f1=RW(d+156);f=RW(e+34740);if(!f){b=RW(34872);
f=RW(34868);e=1u<<(s1&31);if(b-f<e){k1=e+65535;g2=Grow(k1>>16);g=g2<<16;
WW(34872,g+(k1&4294901760u));f=g==b?f:g;}WW(34868,f+e);if(!f){goto B2;}goto B229;}WW(l1,RW(f));
B229:e=0;k1=F47(f,0,m1);n1=h<<3;o1=f1+n1;f=f1;B233:if(e!=0){if(e!=g){goto B230;}}if(f==o1){
goto B231;}e=f;g=f+8;f=g;B230:b=RW(e);if(b>h){goto B232;}b=k1+(b<<2);WW(b,RW(b)+1);e=e+4;goto B233;
B231:if(!h){f=4;goto B234;}b=(0u-Clz((n1-1)|15))&31;e=b<<2;f=RW(e+34740);if(!f){g=RW(34872);
f=RW(34868);e=1u<<(b&31);if(g-f<e){o1=e+65535;g2=Grow(o1>>16);b=g2<<16;WW(34872,b+(o1&4294901760u));
f=b==g?f:b;}WW(34868,f+e);if(!f){goto B2;}goto B235;}WW(e+34740,RW(f));B235:F7(f,f1,n1);goto B234;
B232:abort();B234:e=RW(l1);if(!e){g=RW(34872);e=RW(34868);b=1u<<(s1&31);if(g-e<b){f1=b+65535;
g2=Grow(f1>>16);o1=g2<<16;WW(34872,o1+(f1&4294901760u));e=o1==g?e:o1;}WW(34868,e+b);if(!e){goto B2;}
goto B236;}WW(l1,RW(e));B236:u1=0;e=F47(e,0,m1);WW(d+340,p1);WW(d+336,e);WW(d+332,p1);WW(d+328,p1);
WW(d+324,k1);WW(d+320,p1);WW(d+316,h);WW(d+312,f);WW(d+308,h);WW(d+304,0);WL(d+296,17179869184ull);
d2=4;B247:b=RW(d+316);if(b!=0){e=0;WW(d+352,0);WL(d+344,17179869184ull);WW(d+456,0);
WL(d+448,17179869184ull);l1=b<<3;f=u1+1;e2=b+1;t1=4;g1=RW(d+328);h1=RW(d+324);g=RW(d+340);
h=RW(d+336);v1=RW(d+308);f1=RW(d+312);m1=0;B243:p=RL(f1+e);b=(U)p;if(g>b){o1=b<<2;p1=h+o1;
if(RW(p1)!=f){k1=(U)(p>>32);if(g<=k1){goto B237;}n1=k1<<2;s1=h+n1;if(RW(s1)!=f){if(g1<=b){goto B238;
}if(g1>k1){o1=h1+o1;r1=RW(o1);if(r1!=1){goto B239;}q1=k1;k1=b;goto B240;}abort();B239:q1=b;
if(RW(h1+n1)==1){goto B240;}}}b=RW(d+352);if(b==RW(d+344)){F38(d+344);}WL(RW(d+348)+(b<<3),p);
WW(d+352,b+1);goto B241;}abort();B237:abort();B238:abort();B240:WW(o1,r1-1);WW(p1,f);b=h1+n1;
WW(b,RW(b)-1);WW(s1,f);if(m1==RW(d+448)){F38(d+448);t1=RW(d+452);}b=t1+(m1<<3);WW(b+4,k1);WW(b,q1);
m1=m1+1;WW(d+456,m1);B241:e=e+8;if(l1==e){goto B242;}goto B243;}F29(d+296);goto B228;B242:if(v1!=0){
e=((0u-Clz(((v1<<3)-1)|15))&31)<<2;WW(f1,RW(e+34740));WW(e+34740,f1);}k1=RW(d+352)<<3;b=RW(d+348);
B246:o1=k1;if(!o1){goto B244;}e=RW(b);if(e>=g){goto B245;}if(RW(h+(e<<2))!=f){goto B244;}e=RW(b+4);
if(e>=g){goto B245;}b=b+8;k1=o1-8;if(RW(h+(e<<2))==f){goto B246;}B244:WW(z+8,RW(d+352));
WL(z,RL(d+344));p=RL(d+448);if(u1==RW(d+296)){F39(d+296);d2=RW(d+300);}b=d2+u1*20;WW(b+16,m1);
WL(b+8,p);WW(b+4,e);WW(b,o1!=0);WW(d+304,f);u1=f;if(m1>=e2>>1){goto B247;}l1=RW(d+208);e=RW(d+232);
if(l1>e){goto B248;}i1=RL(d+184);if(!l1){p=1;n=1;goto B249;}p=0;k1=l1;n1=RW(d+228);p1=n1;
B254:o1=k1<255?k1:255u;g=o1&3;f1=0;b=0;if(k1>=4){b=0;e=p1;f1=o1&252;h=f1;
B250:b=b+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;h=h-4;if(h){
goto B250;}if(!g){goto B251;}}e=p1+f1;B252:b=b+(U)(RB(e)==10);e=e+1;g=g-1;if(g){goto B252;}
B251:p1=p1+o1;p=p+((L)b&255);k1=k1-o1;if(!k1){goto B253;}goto B254;B245:abort();B248:abort();
B253:e=n1-1;b=0;B256:if(RB(e+l1)==10){goto B255;}e=e-1;b=b+1;if(l1!=b){goto B256;}b=l1;
B255:i1=!p?i1:0ull;n=p+1;p=(L)b+1;B249:WL(d+376,RL(d+168));WW(d+356,m1);WW(d+352,e2);WW(d+348,f);
WW(d+344,4);WL(d+392,i1+p);WL(d+384,RL(d+176)+n);F63(a,d+344);F29(d+296);goto B257;B25:WW(d+240,5);
goto B119;B122:if(h<=g1){i1=RL(d+184);if(!h){p=1;n=1;goto B258;}p=0;k1=h;p1=h1;
B263:o1=k1<255?k1:255u;b=o1&3;f1=0;f=0;if(k1>=4){f=0;e=p1;f1=o1&252;g=f1;
B259:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;g=g-4;if(g){
goto B259;}if(!b){goto B260;}}e=p1+f1;B261:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){goto B261;}
B260:p1=p1+o1;p=p+((L)f&255);k1=k1-o1;if(!k1){goto B262;}goto B263;}abort();B262:e=h1-1;f=0;
B265:if(RB(e+h)==10){goto B264;}e=e-1;f=f+1;if(h!=f){goto B265;}f=h;B264:i1=!p?i1:0ull;n=p+1;
p=(L)f+1;B258:WL(c1,RL(d+344));WL(c1+8,RL(d+352));WL(c1+16,RL(d+360));WL(d+272,RL(d+168));
WW(d+244,l1);WW(d+240,2);WL(d+288,i1+p);WL(d+280,RL(d+176)+n);goto B119;B124:e=RW(d+148);if(e>g){
f=g+1;if(f>=e){goto B266;}e=RW(d+136);b=RW(d+144);f=RW(b+(f<<2));h=RW(b+(g<<2));if(f<h){goto B267;}
if(f>e){goto B267;}b=f-h;g=b<40?b:40u;e=1;if(f!=h){f=RW(d+132);o1=(0u-Clz((g-1)|15))&31;k1=o1<<2;
e=RW(k1+34740);if(!e){p1=RW(34872);e=RW(34868);k1=1u<<(o1&31);if(p1-e<k1){f1=k1+65535;
g2=Grow(f1>>16);o1=g2<<16;WW(34872,o1+(f1&2147418112));e=o1==p1?e:o1;}WW(34868,e+k1);if(!e){goto B2;
}goto B268;}WW(k1+34740,RW(e));B268:F7(e,f+h,g);}F51(b1,d+168);WB(d+261,b>65536);WB(d+260,b>40);
WW(d+256,g);WW(d+252,e);WW(d+248,g);WW(d+244,l1);WW(d+240,3);goto B119;}abort();B266:abort();
B267:abort();B121:abort();B23:B270:if(RB(e+f1)==10){goto B269;}e=e-1;f=f+1;if(f1!=f){goto B270;}
f=f1;B269:i1=!p?i1:0ull;n=p+1;p=(L)f+1;B18:f=l1>65536;b=l1>40;p=i1+p;i1=RL(d+176)+n;e=0;n=RL(d+168);
B9:WL(d+288,p);WL(d+280,i1);WL(d+272,n);WW(d+264,47);WW(d+260,32768);WB(d+257,f);WB(d+256,b);
WW(d+252,m1);WW(d+248,n1);WW(d+244,m1);WW(d+240,e);B119:F63(d+344,d+240);WL(a+5,RL(d+349));
WL(a+13,RL(d+357));WL(a+21,RL(d+365));WL(a+29,RL(d+373));WW(a+36,RW(d+380));e=RW(d+344);
WB(a+4,RB(d+348));WW(a,e);B257:if(RL(j)==2){e=RW(j+8);if(!e){goto B271;}f=12;goto B272;}e=RW(j+24);
if(!e){goto B271;}f=28;B272:f=RW(j+f);e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);
B271:if(RL(m)!=2){e=RW(j+64);if(!e){goto B273;}f=28;goto B274;}e=RW(j+48);if(!e){goto B273;}f=12;
B274:f=RW(m+f);e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);B273:WW(j,RW(34768));
WW(34768,j);WW(i,RW(34760));WW(34760,i);e=RW(d+212);if(e!=0){f=RW(d+216);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}e=RW(d+224);if(e!=0){f=RW(d+228);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}e=RW(d+128);if(e!=0){f=RW(d+132);
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}e=RW(d+140);if(e!=0){f=RW(d+144);
e=((0u-Clz(((e<<2)-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}e=RW(d+104);if(e!=0){f=RW(d+108);
e=((0u-Clz((e*12-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}B116:e=RW(d+152);if(e!=0){
f=RW(d+156);e=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(f,RW(e+34740));WW(e+34740,f);}G0=d+512;return;
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
F69(b+4,e,RW(a+4),c);if(RW(b+4)==1){F37(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F62(U a,U b,U c){U d=0,e=0,f=0,g=0;d=G0-48;G0=d;if(b!=0){switch((c&255)-9){
case 0:goto B1;case 1:goto B2;case 4:goto B3;case 23:goto B4;default:goto B5;}}b=RW(34760);if(!b){
c=RW(34872);b=RW(34868);if(c-b<32){g=Grow(1);e=g<<16;WW(34872,e+65536);b=e==c?b:e;}WW(34868,b+32);
if(b){goto B6;}goto B7;}WW(34760,RW(b));B6:WW(a+8,21);WW(a+4,b);WW(a,21);WL(b+13,RL(34135));
WL(b+8,RL(34130));WL(b,RL(34122));goto B8;B5:b=RW(34756);if(!b){e=RW(34872);b=RW(34868);if(e-b<16){
g=Grow(1);f=g<<16;WW(34872,f+65536);b=f==e?b:f;}WW(34868,b+16);if(!b){goto B7;}goto B9;}
WW(34756,RW(b));B9:WB(b,c);WH(d+16,0);WW(d+12,1);WW(d+8,b);WW(d+4,1);WW(d+28,0);
WL(d+20,4294967296ull);WW(d+36,32864);WL(d+40,1610612768);WW(d+32,d+20);g=F19(d+4,d+32);if(g){
goto B10;}WW(a+8,RW(d+28));WL(a,RL(d+20));WW(b,RW(34756));WW(34756,b);goto B8;B4:b=RW(34756);if(b){
goto B11;}c=RW(34872);b=RW(34868);if(c-b<16){g=Grow(1);e=g<<16;WW(34872,e+65536);b=e==c?b:e;}
WW(34868,b+16);if(!b){goto B7;}goto B12;B1:b=RW(34756);if(b){goto B13;}c=RW(34872);b=RW(34868);
if(c-b<16){g=Grow(1);e=g<<16;WW(34872,e+65536);b=e==c?b:e;}WW(34868,b+16);if(!b){goto B7;}goto B14;
B2:b=RW(34760);if(b){goto B15;}c=RW(34872);b=RW(34868);if(c-b<32){g=Grow(1);e=g<<16;
WW(34872,e+65536);b=e==c?b:e;}WW(34868,b+32);if(!b){goto B7;}goto B16;B3:b=RW(34760);if(b){goto B17;
}c=RW(34872);b=RW(34868);if(c-b<32){g=Grow(1);e=g<<16;WW(34872,e+65536);b=e==c?b:e;}WW(34868,b+32);
if(!b){goto B7;}goto B18;B11:WW(34756,RW(b));B12:WW(a+8,7);WW(a+4,b);WW(a,7);WW(b+3,RW(34146));
WW(b,RW(34143));goto B8;B13:WW(34756,RW(b));B14:WW(a+8,5);WW(a+4,b);WW(a,5);WB(b+4,RB(34154));
WW(b,RW(34150));goto B8;B15:WW(34760,RW(b));B16:WW(a+8,19);WW(a+4,b);WW(a,19);WW(b+15,RW(34170));
WL(b+8,RL(34163));WL(b,RL(34155));goto B8;B17:WW(34760,RW(b));B18:WW(a+8,17);WW(a+4,b);WW(a,17);
WB(b+16,RB(34190));WL(b+8,RL(34182));WL(b,RL(34174));goto B8;B10:abort();B8:G0=d+48;return;
B7:abort();}
static void F63(U a,U b){U c=0;L d=0;c=G0-96;G0=c;WW(c+12,4);WW(c+8,34064);if(RW(b)!=5){d=RL(b+32);
WL(c+40,RL(b+24));WL(c+32,RL(b+16));WL(c+24,RL(b+8));WL(c+16,RL(b));b=b+40;if(!d){
WL(c+72,((L)11<<32)|(L)(c+16));F8(c+60,33532,c+72);goto B1;}WL(c+48,d);
WL(c+88,((L)11<<32)|(L)(c+16));WL(c+80,((L)8<<32)|(L)(c+48));WL(c+72,((L)2<<32)|(L)(c+8));
F8(c+60,33156,c+72);B1:WL(a+16,d);WL(a+4,RL(c+60));WW(a+12,RW(c+68));WW(a,1);WL(a+24,RL(b));
WL(a+32,RL(b+8));switch(RW(c+16)){case 0:goto B2;case 1:goto B3;case 2:goto B4;case 3:goto B5;
default:goto B6;}B2:b=RW(c+20);if(!b){goto B6;}a=c+24;goto B7;B3:b=RW(c+24);
switch((U)((int)b>>31)&(b-2147483647)){case 0:goto B8;default:goto B9;}B8:a=4;if(b){goto B10;}
goto B6;B9:a=8;b=RW(c+28);if(!b){goto B6;}B10:a=c+24+a;goto B7;B4:b=RW(c+24);
switch((U)((int)b>>31)&(b-2147483647)){case 0:goto B11;default:goto B12;}B11:a=4;if(b){goto B13;}
goto B6;B12:a=8;b=RW(c+28);if(!b){goto B6;}B13:a=c+24+a;goto B7;B5:b=RW(c+24);if(!b){goto B6;}
a=c+28;B7:a=RW(a);b=((0u-Clz((b-1)|15))&31)<<2;WW(a,RW(b+34740));WW(b+34740,a);goto B6;}WW(a,0);
B6:G0=c+96;}
static U F64(U a,U b){U c=0,d=0;c=G0-32;G0=c;d=a+4;switch(RW(a)){case 1:goto B1;case 2:goto B2;
case 3:goto B3;case 4:goto B4;default:goto B5;}B5:WW(c+28,d);WL(c+8,((L)5<<32)|(L)(c+28));
a=F17(RW(b),RW(b+4),33529,c+8);goto B6;B1:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)12<<32)|(L)(c+28));
WL(c+8,((L)6<<32)|(L)(c+4));a=F17(RW(b),RW(b+4),33493,c+8);goto B6;B2:WW(c+4,d);WW(c+28,a+8);
WL(c+16,((L)12<<32)|(L)(c+28));WL(c+8,((L)6<<32)|(L)(c+4));a=F17(RW(b),RW(b+4),33507,c+8);goto B6;
B3:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)7<<32)|(L)(c+28));WL(c+8,((L)6<<32)|(L)(c+4));
a=F17(RW(b),RW(b+4),33811,c+8);goto B6;B4:WW(c+28,d);WL(c+8,((L)13<<32)|(L)(c+28));
a=F17(RW(b),RW(b+4),33529,c+8);B6:G0=c+32;return a;}
static U F67(void){U a=0,b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,o=0;L m=0,n=0;a=G0-144;G0=a;
WL(a+56,8589934593ull);b=RW(34804);c=a+20;d=a+8;e=a+56;f=1;B7:g=RW(e);WW(a+112,0);
WL(a+104,4294967296ull);if(!b){h=RW(34872);b=RW(34868);if(h-b<65536){o=Grow(1);i=o<<16;
WW(34872,i+65536);b=i==h?b:i;}WW(34868,b+65536);if(b){goto B1;}goto B2;}WW(34804,RW(b));B1:e=e+4;
i=0;j=F47(b,0,65536);k=1;B6:h=Read(g,j,65536);if(h==4294967295u){WW(j,RW(34804));WW(34804,j);
l=2147483648u;h=RW(a+104);if(h!=0){h=((0u-Clz((h-1)|15))&31)<<2;WW(k,RW(h+34740));WW(h+34740,k);
b=RW(34804);}goto B3;}if(h<65537){l=RW(a+104);if(h>l-i){F10(a+104,i,h);k=RW(a+108);i=RW(a+112);
goto B4;}if(h){goto B4;}WW(a+112,i);goto B5;}abort();B4:F7(k+i,j,h);i=i+h;WW(a+112,i);
if(i<=268435456){goto B6;}l=RW(a+104);B5:WW(j,RW(34804));WW(34804,j);m=RL(a+108);B3:WL(d+4,m);
WW(d,l);h=f&1;f=0;d=c;if(h){goto B7;}l=RW(a+24);j=RW(a+20);k=RW(a+8);if(k==2147483648u){
if((j|2147483648u)==2147483648u){goto B8;}goto B9;}d=RW(a+12);if(j!=2147483648u){h=RW(a+28);
i=RW(a+16);WW(a+52,0);WW(a+68,h);WW(a+64,l);WW(a+60,i);WW(a+56,d);F59(a+8,a+52,a+56);
switch(RW(a+8)){case 0:goto B10;case 2:goto B11;default:goto B12;}B11:i=RW(a+20);switch(i){
case 0:goto B13;case 1:goto B14;default:goto B15;}B13:abort();B14:abort();B15:c=RW(a+12);f=RW(a+16);
if(RL(f+48)!=2){m=((L)14<<32)|(L)f;switch(RW(f)){case 1:goto B16;case 2:goto B17;default:goto B18;}}
WW(a+72,f+56);WL(a+104,((L)10<<32)|(L)(a+72));F8(a+132,33397,a+104);g=3;goto B19;B18:WL(a+104,m);
F5(a+132,a+104);g=0;goto B19;B16:WL(a+104,m);F5(a+132,a+104);g=2;goto B19;B17:WL(a+104,m);
F5(a+132,a+104);g=1;goto B19;B12:m=RL(a+40);n=RL(a+32);WW(a+80,RW(a+20));WL(a+72,RL(a+12));
WL(a+88,n);WL(a+96,m);WL(a+120,((L)9<<32)|(L)(a+72));m=(L)8<<32;WL(a+112,m|(L)(a+96));
WL(a+104,m|(L)(a+88));F8(a+132,33465,a+104);h=RW(a+72);if(h!=0){i=RW(a+76);
h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+34740));WW(h+34740,i);}g=3;goto B20;B10:h=RW(34760);if(!h){
i=RW(34872);h=RW(34868);if(i-h<32){o=Grow(1);g=o<<16;WW(34872,g+65536);h=g==i?h:g;}WW(34868,h+32);
if(!h){goto B2;}goto B21;}WW(34760,RW(h));B21:WL(h+16,RL(34207));WL(h+8,RL(34199));WL(h,RL(34191));
WW(a+140,24);WW(a+136,h);WW(a+132,24);g=3;goto B20;}l=d;j=k;if(k){goto B9;}goto B8;B19:h=f;
B25:m=RL(h);if(m<=1){switch((U)m){case 1:goto B22;default:goto B23;}}b=RW(h+32);if(!b){goto B23;}
goto B24;B22:b=RW(h+32);if(!b){goto B23;}B24:e=RW(h+36);b=((0u-Clz((b-1)|15))&31)<<2;
WW(e,RW(b+34740));WW(b+34740,e);B23:h=h+48;i=i-1;if(i){goto B25;}if(c!=0){
h=((0u-Clz(c*48-1))&31)<<2;WW(f,RW(h+34740));WW(h+34740,f);}B20:WW(a+112,RW(a+140));
WL(a+104,RL(a+132));WL(a+56,((L)9<<32)|(L)(a+104));F8(a+8,33900,a+56);h=RW(a+8);i=RW(a+12);
Write(i,RW(a+16));if(h!=0){h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+34740));WW(h+34740,i);}
h=RW(a+104);if(h!=0){i=RW(a+108);h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+34740));WW(h+34740,i);}
if(j!=0){h=((0u-Clz((j-1)|15))&31)<<2;WW(l,RW(h+34740));WW(h+34740,l);}if(!k){goto B26;}
h=((0u-Clz((k-1)|15))&31)<<2;WW(d,RW(h+34740));WW(h+34740,d);goto B26;
B9:h=((0u-Clz((j-1)|15))&31)<<2;WW(l,RW(h+34740));WW(h+34740,l);B8:Write(34215,22);g=3;B26:G0=a+144;
return g;B2:abort();}
static void F68(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F37(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F69(d+4,e,RW(a+4),c);if(RW(d+4)==1){F37(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F69(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34740);if(e){goto B2;}h=RW(34872);e=RW(34868);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(34872,f+(i&4294901760u));e=f==h?e:f;}
WW(34868,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+34740);if(!e){
g=RW(34872);e=RW(34868);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(34872,c+(f&4294901760u));e=c==g?e:c;}WW(34868,e+b);goto B5;}WW(b+34740,RW(e));goto B6;
B2:WW(g+34740,RW(e));B4:F7(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34740));WW(b+34740,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static void F70(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34740));WW(b+34740,a);}}
static U F71(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F68(a,d,c);d=RW(a+8);goto B1;}if(!c){
goto B2;}B1:F7(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F72(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F68(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static U F73(U a,U b,U c){U d=0;d=F17(a,34240,b,c);return d;}
static U F74(U a,U b,U c,U d,U e){U f=0;if(c!=1114112){f=((U(*)(U,U))T[RW(b+16)])(a,c);if(f!=0){
return 1;}}if(!d){return 0;}f=((U(*)(U,U,U))T[RW(b+12)])(a,d,e);return f;}
static U Run(void){Grow(1);
memcpy(M+32768,"the number of teams, 2 or more, or 0 at the endWinner: Round # defeats  advances with wildcard\12\0\17\0\0\0",100);
memcpy(M+32868,"\14\0\0\0\4\0\0\0\20\0\0\0\21\0\0\0\22\0\0\0\200\200\200\200\200\200\200\200\200\364\356\200\200\362\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200 !\242#$%&\247()*+,-./0123456789:;<=>\077@ABCDEFGHIJKLMNO",100);
memcpy(M+32968,"PQRSTUVWXYZ[\334]^_`abcdefghijklmnopqrstuvwxyz{|}~\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200",100);
memcpy(M+33068,"\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\042...\042\0\0\0\0\0\1\0\300\1 \300\300\0\7Round",100);
memcpy(M+33168," #\300\0\300\26 was put out in round \300\0\300\30 appears twice in round \300\0&\042... advances with wildcard\042 in round \300\0\31",100);
memcpy(M+33268,"\042... defeats ...\042, match \300\4 of \300\12 in round \300\0\11expected \300\10, found \300\0\31the input ends, expected \300\0\6foun",100);
memcpy(M+33368,"d \300\13, expected \300\0\11expected \300\0\31the answer is not right: \300\0\24presentation error: \300\0\16wrong answer: \300\0\22th",100);
memcpy(M+33468,"e input is bad: \300\1:\300\2: \300\0\7, team \300\2: \300\0\10, match \300\2: \300\0\5line \300\2: \300\0\300\25 is the name of team \300\10 already\0",100);
memcpy(M+33568,"\32no schedule exists: round \300\5 has \300\21 teams and needs \300\6 match\300\13, but only \300H can be played without e",100);
memcpy(M+33668,"liminating a team that has other matches to play\0\300\30 is not one of the teams\0\6found \300\33, expected one ",100);
memcpy(M+33768,"of the teams\0\24a word of more than \300\6 bytes\0\10, match \300\2: \300\33 cannot play against itself\0\300  is out, but",100);
memcpy(M+33868," has matches to come\0\5case \300\2, \0\300\1\12\0accepted, written without leading zerosafter the last case, es\0\0",100);
memcpy(M+33972,"\4\0\0\0\4\0\0\0\23\0\0\0\24\0\0\0\25\0\0\0\2\134x\303 \0\0i\2\0\0\357\273\277defeatsthis match is not in the listadvances with wildcardcasethe ",100);
memcpy(M+34072,"name of a team\15...an empty lineno more white spacethe end of the outputa spacea tabthe end of the li",100);
memcpy(M+34172,"nea carriage returnthe input cannot be reada file cannot be read\12\0\0\0\26\0\0\0\14\0\0\0\4\0\0\0\27\0\0\0\30\0\0\0\31\0\0\00001234567",100);
memcpy(M+34272,"89abcdef00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445",100);
memcpy(M+34372,"4647484950515253545556575859606162636465666768697071727374757677787980818283848586878889909192939495",100);
memcpy(M+34472,"96979899\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+34572,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",36);
memcpy(M+34674,"\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\4\4\4\4\0\0\0\0\0\0\0\0\0\0\0000x",64);
return F67();}
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
