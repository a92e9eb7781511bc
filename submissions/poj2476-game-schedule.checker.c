/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated from src/problems/game_schedule/check.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: aec569d9ea3bf3fc */
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
static U F5(U a,U b);
static void F6(U a,U b,U c);
static U F7(U a,U b,U c);
static U F8(U a,U b,U c);
static U F9(U a,U b);
static U F10(U a,U b,U c);
static U F11(U a,U b);
static U F12(U a,U b);
static U F13(U a,U b);
static U F14(U a,U b,U c,U d);
static U F15(U a,U b);
static U F16(U a,U b);
static U F17(U a,U b);
static U F18(U a,U b);
static U F19(U a,U b);
static U F20(U a,U b);
static U F21(U a,U b);
static U F22(U a,U b);
static U F23(U a,U b,U c,U d,U e);
static U F24(U a,U b,U c);
static void F25(U a);
static void F26(U a);
static void F27(U a);
static U F28(U a,U b,U c,U d);
static void F29(U a,U b);
static void F30(U a,U b,U c,U d);
static void F31(U a,U b);
static void F33(U a);
static void F34(U a,U b,U c,U d,U e,U f);
static void F35(U a,U b);
static void F36(U a);
static void F37(U a);
static void F38(U a,U b,U c,U d);
static U F39(U a,U b,U c);
static void F40(U a,U b,U c);
static void F42(U a,U b,U c);
static U F43(U a,U b);
static void F44(U a);
static U F46(U a,U b,U c);
static U F47(U a,U b);
static L F49(U a);
static void F50(U a,U b);
static U F51(U a);
static void F52(U a,U b);
static void F53(U a,U b,U c,U d);
static void F54(U a,U b,U c,U d,U e,U f);
static void F56(U a,U b,U c,U d);
static void F57(U a,U b,U c,U d);
static void F58(U a,U b,U c);
static void F59(U a,U b);
static void F60(U a,U b,U c);
static void F61(U a,U b,U c);
static void F62(U a,U b,U c);
static L F63(L a,U b,U c);
static void F64(U a,U b,U c);
static void F65(U a,U b);
static void F66(U a,U b,U c,U d);
static U F67(U a,U b);
static U F69(void);
static void F70(U a,U b,U c);
static void F71(U a,U b,U c,U d);
static void F72(U a);
static U F73(U a,U b,U c);
static U F74(U a,U b);
static U F75(U a,U b,U c);
static U F76(U a,U b,U c,U d,U e);
static Any T[]={0,(Any)F12,(Any)F13,(Any)F16,(Any)F22,(Any)F15,(Any)F17,(Any)F19,(Any)F21,(Any)F9,(
Any)F20,(Any)F67,(Any)F18,(Any)F11,(Any)F43,(Any)F25,(Any)F7,(Any)F5,(Any)F24,(Any)F38,(Any)F39,(
Any)F49,(Any)F72,(Any)F73,(Any)F74,(Any)F75};
static U F5(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F6(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static void F6(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F35(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F34(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F35(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static U F7(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F6(a,d,c);d=RW(a+8);goto B1;}if(!c){goto B2;}
B1:F8(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F8(U a,U b,U c){Copy(a,b,c);return a;}
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
static U F11(U a,U b){U c=0,d=0,e=0;L f=0;c=G0-64;G0=c;a=RW(a);d=RW(a+8);e=RW(a+4);WW(c,RW(a));
WW(c+4,e);WW(c+8,d);a=e>>1;WW(c+12,a);a=a==1;WW(c+20,a?0u:2u);WW(c+16,a?1u:33903u);f=(L)1<<32;
WL(c+56,f|(L)(c+8));WL(c+48,((L)2<<32)|(L)(c+16));WL(c+40,f|(L)(c+12));WL(c+32,f|(L)(c+4));
WL(c+24,f|(L)c);b=F14(RW(b),RW(b+4),33507,c+24);G0=c+64;return b;}
static U F12(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;c=G0-16;G0=c;d=10;e=RW(a);f=e;if(e>=1000){d=10;
f=e;B1:g=c+6+d;a=f;f=a/10000;h=a-f*10000;i=(h&65535)/100;WH(g-4,RH((i<<1)+34224));
WH(g-2,RH((((h-i*100)&65535)<<1)+34224));d=d-4;if(a>9999999){goto B1;}}if(f<=9){a=f;goto B2;}d=d-2;
a=(f&65535)/100;WH(c+6+d,RH((((f-a*100)&65535)<<1)+34224));B2:if(e!=0){if(!a){goto B3;}}d=d-1;
WB(c+6+d,RB((a<<1)+34225));B3:d=F23(b,1,0,c+6+d,10u-d);G0=c+16;return d;}
static U F13(U a,U b){U c=0;c=F10(b,RW(a),RW(a+4));return c;}
static U F14(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;e=G0-16;G0=e;if(!(d&1)){f=RB(c);
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
static U F15(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=G0-16;G0=c;d=RW(a);e=d+16;a=RW(d+8);if(!a){
WL(c,((L)2<<32)|(L)e);e=F14(RW(b),RW(b+4),33256,c);goto B1;}WL(c+8,((L)2<<32)|(L)e);
WL(c,((L)3<<32)|(L)d);e=1;f=RW(b);g=RW(b+4);h=F14(f,g,33284,c);if(!h){e=0;if(a!=1){b=RW(d+4);
if(RB(b)==48){B3:if(!a){goto B2;}a=a-1;d=RB(b);b=b+1;if(((d-48)&255)<10){goto B3;}goto B1;
B2:e=((U(*)(U,U,U))T[RW(g+12)])(f,33851,31);}}}B1:G0=c+16;return e;}
static U F16(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,r=0,t=0;L m=0,s=0;
c=G0-64;G0=c;if(!RB(a+13)){d=1;e=RW(b);f=RW(b+4);g=RW(f+16);t=((U(*)(U,U))T[g])(e,34);if(t){goto B1;
}h=RW(a+8);i=RW(a+4);j=0;WW(c+20,0);WL(c+12,4294967296ull);k=1;l=0;if(h!=0){m=((L)4<<32)|(L)(c+44);
B24:F40(c+24,i,h);n=RW(c+24+(RW(c+24)?4u:8u));if(n<=h){F40(c+24,i,n);b=RW(c+24);d=b?0u:RW(c+32);
if(!d){goto B2;}k=b?1u:RW(c+28);l=k+d;B20:b=(U)(SB)RB(k);if((int)b>-1){k=k+1;b=b&255;goto B3;}
d=RB(k+1)&63;j=b&31;if(b<=4294967263u){b=(j<<6)|d;k=k+2;goto B3;}d=(d<<6)|(RB(k+2)&63);
if(b<4294967280u){b=d|(j<<12);k=k+3;goto B3;}b=(d<<6)|(RB(k+3)&63)|((j<<18)&1835008);k=k+4;
B3:if(b>=32){if(b-127>=34){if((int)b<=12287){if((int)b<=1563){if(b==173){goto B4;}if(b==847){
goto B4;}goto B5;}if(b==1564){goto B4;}if(b==5760){goto B4;}goto B5;}if((int)b<=65278){if(b==12288){
goto B4;}if(b!=12644){goto B5;}goto B4;}if(b==65279){goto B4;}if(b==65440){goto B4;}
B5:if((b&2097148)!=113824){d=b&2097136;if(d!=78896){j=b&2097150;if(j!=65534){if(d!=65024){
if((b&2097144)!=8232){if(d!=8192){if(b-4447>=2){if(j!=6068){if(b-6155>=5){if(b-8287>=17){
if(b-57344>=6400){if(b-65520>=12){if(b-119163<=4294967287u){if(b<917504){o=b<128;if(o!=0){d=1;
goto B6;}if(b<2048){d=2;goto B6;}d=b<65536?3u:4u;B6:j=RW(c+20);p=j;if(d>RW(c+12)-j){F6(c+12,j,d);
p=RW(c+20);}p=RW(c+16)+p;if(!o){o=(b&63)|4294967168u;q=b>>6;if(b<2048){WB(p+1,o);WB(p,q|192);
goto B7;}r=b>>12;q=(q&63)|4294967168u;if(b<=65535){WB(p+2,o);WB(p+1,q);WB(p,r|224);goto B7;}
WB(p+3,o);WB(p+2,q);WB(p+1,(r&63)|4294967168u);WB(p,(b>>18)|4294967280u);goto B7;}WB(p,b);
B7:WW(c+20,d+j);goto B8;}}}}}}}}}}}}}}}}B4:switch(b-9){case 0:goto B9;case 1:goto B10;
case 2:case 3:goto B11;case 4:goto B12;case 5:case 6:case 7:case 8:case 9:case 10:case 11:case 12:
case 13:case 14:case 15:case 16:case 17:case 18:case 19:case 20:case 21:case 22:case 23:case 24:
goto B11;case 25:goto B13;case 26:case 27:case 28:case 29:goto B11;case 30:goto B13;
default:goto B14;}B14:if(b==92){goto B13;}B11:if(b-32<95){goto B15;}WB(c+50,0);WH(c+48,0);
WB(c+51,RB((b>>20)+34208));WB(c+55,RB(((b>>4)&15)+34208));WB(c+54,RB(((b>>8)&15)+34208));
WB(c+53,RB(((b>>12)&15)+34208));WB(c+52,RB(((b>>16)&15)+34208));d=Clz(b|1)>>2;j=c+48+d;WB(j,123);
WB(j-1,117);d=d-2;WB(c+48+d,92);WB(c+57,125);WB(c+56,RB((b&15)+34208));WL(c+24,RL(c+48));
WH(c+32,RH(c+56));o=10;goto B16;B9:WL(c+26,0);WH(c+24,29788);goto B17;B12:WL(c+26,0);WH(c+24,29276);
goto B17;B10:WL(c+26,0);WH(c+24,28252);goto B17;B13:WH(c+36,512);WL(c+26,0);WB(c+25,b);WB(c+24,92);
goto B17;B15:p=(U)(SB)RB(b+32840);j=p&127;d=0;s=0;if((int)p>-1){o=1;p=j;j=0;goto B18;}p=92;if(j!=0){
o=2;goto B18;}o=4;s=((L)RB((b&15)+34208)<<8)|(L)RB((b>>4)+34208);j=120;B18:WL(c+26,s);WB(c+25,j);
WB(c+24,p);goto B16;B17:d=0;o=2;B16:b=RW(c+20);j=(o-d)&255;if(RW(c+12)-b<j){F6(c+12,b,j);}if(o>d){
b=RW(c+20);B19:p=RB(c+24+d);j=b;if(b==RW(c+12)){F6(c+12,b,1);j=RW(c+20);}WB(RW(c+16)+j,p);b=b+1;
WW(c+20,b);d=d+1;if(o!=d){goto B19;}}B8:if(k!=l){goto B20;}goto B2;}abort();B2:if(h==n){j=RW(c+20);
goto B21;}o=i+n;WW(c+44,o);WL(c+48,m);F42(c+24,33905,c+48);k=n^4294967295u;p=RW(c+24);d=RW(c+28);
b=RW(c+32);j=RW(c+20);if(b>RW(c+12)-j){F6(c+12,j,b);j=RW(c+20);goto B22;}if(!b){goto B23;}
B22:F8(RW(c+16)+j,d,b);B23:h=h+k;j=j+b;WW(c+20,j);if(p!=0){b=((0u-Clz((p-1)|15))&31)<<2;
WW(d,RW(b+34684));WW(b+34684,d);}i=o+1;if(h){goto B24;}B21:k=RW(c+16);l=RW(c+12);}j=k+j;b=k;
B27:if(b!=j){d=(U)(SB)RB(b);if((int)d>-1){b=b+1;d=d&255;goto B25;}p=RB(b+1)&63;o=d&31;
if(d<=4294967263u){d=(o<<6)|p;b=b+2;goto B25;}p=(p<<6)|(RB(b+2)&63);if(d<4294967280u){d=p|(o<<12);
b=b+3;goto B25;}d=(p<<6)|(RB(b+3)&63)|((o<<18)&1835008);b=b+4;B25:if(d==34){goto B26;}
t=((U(*)(U,U))T[g])(e,d);if(!t){goto B27;}goto B28;}if(l!=0){b=((0u-Clz((l-1)|15))&31)<<2;
WW(k,RW(b+34684));WW(b+34684,k);}b=RB(a+12);d=((U(*)(U,U,U))T[RW(f+12)])(e,b?33097u:33096u,b?4u:1u);
goto B1;B26:t=((U(*)(U,U))T[g])(e,92);if(t){goto B28;}t=((U(*)(U,U))T[g])(e,34);if(!t){goto B27;}
B28:d=1;if(!l){goto B1;}b=((0u-Clz((l-1)|15))&31)<<2;WW(k,RW(b+34684));WW(b+34684,k);goto B1;}
WL(c+24,((L)1<<32)|(L)33104);d=F14(RW(b),RW(b+4),33720,c+24);B1:G0=c+64;return d;}
static U F17(U a,U b){U c=0;c=F12(RW(a),b);return c;}
static U F18(U a,U b){U c=0,d=0;c=G0-32;G0=c;a=RW(a);d=RW(a);switch((U)((int)d>>31)&(d-2147483647)){
case 1:goto B1;case 2:goto B2;default:goto B3;}B3:WW(c+28,a);WL(c+8,((L)5<<32)|(L)(c+28));
b=F14(RW(b),RW(b+4),33471,c+8);goto B4;B1:WW(c+4,a+4);WW(c+28,a+20);WL(c+16,((L)6<<32)|(L)(c+28));
WL(c+8,((L)7<<32)|(L)(c+4));b=F14(RW(b),RW(b+4),33473,c+8);goto B4;B2:WW(c+28,a+4);
WL(c+8,((L)7<<32)|(L)(c+28));b=F14(RW(b),RW(b+4),33683,c+8);B4:G0=c+32;return b;}
static U F19(U a,U b){U c=0;c=F16(RW(a),b);return c;}
static U F20(U a,U b){U c=0,e=0,f=0;L d=0;c=G0-32;G0=c;a=RW(a);if(RL(a)==1){WL(c+8,RL(a+8));
d=(L)8<<32;WL(c+16,d|(L)(c+8));e=RW(b);b=RW(b+4);f=F14(e,b,33828,c+16);if(!f){goto B1;}b=1;goto B2;}
e=RW(b);b=RW(b+4);f=((U(*)(U,U,U))T[RW(b+12)])(e,33882,21);if(f!=0){b=1;goto B2;}d=(L)8<<32;
B1:WL(c+24,((L)9<<32)|(L)(a+24));WL(c+16,d|(L)(a+16));b=F14(e,b,33443,c+16);B2:G0=c+32;return b;}
static U F21(U a,U b){U c=0,d=0,h=0,i=0,j=0;L e=0,f=0,g=0;c=G0-32;G0=c;d=20;e=RL(a);f=e;if(e>=1000){
d=20;f=e;B1:a=c+12+d;g=f;f=g/10000;h=(U)(g-f*10000);i=(h&65535)/100;WH(a-4,RH((i<<1)+34224));
WH(a-2,RH((((h-i*100)&65535)<<1)+34224));d=d-4;if(g>9999999){goto B1;}}if(f>9){d=d-2;a=(U)f;j=a;
a=(a&65535)/100;WH(c+12+d,RH((((j-a*100)&65535)<<1)+34224));f=(L)a;}if(e!=0){if(!f){goto B2;}}d=d-1;
WB(c+12+d,RB(((U)f<<1)+34225));B2:d=F23(b,1,0,c+12+d,20u-d);G0=c+32;return d;}
static U F22(U a,U b){U c=0,d=0;c=G0-16;G0=c;d=RB(RW(a));a=3;B1:WB(c+14+a-2,RB((d&15)+34208));a=a-1;
d=(d>>4)&15;if(d){goto B1;}a=F23(b,34680,2,c+14+a-1,3u-a);G0=c+16;return a;}
static U F23(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;f=RW(a+8);g=f&2097152;
h=(g>>21)+e;if(!(f&8388608)){b=0;goto B1;}if(!c){i=0;goto B2;}i=(int)(U)(SB)RB(b)>-65;if(c!=1){
i=i+(U)((int)(U)(SB)RB(b+1)>-65);}B2:h=i+h;B1:j=g?43u:1114112u;k=RH(a+12);if(h<k){if(!(f&16777216)){
k=k-h;g=0;l=0;switch((f>>29)&3){case 1:goto B3;case 2:goto B4;case 3:goto B3;default:goto B5;}
B3:l=k;goto B5;B4:l=(k&65534)>>1;B5:i=f&2097151;h=RW(a+4);a=RW(a);B7:if((g&65535)>=(l&65535)){
goto B6;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);if(!n){goto B7;}goto B8;}m=RL(a+8);
WW(a+8,((U)m&2682257408u)|536870960);f=1;i=RW(a);l=RW(a+4);n=F76(i,l,j,b,c);if(n){goto B8;}g=0;
h=(k-h)&65535;B10:if((g&65535)>=h){goto B9;}f=1;g=g+1;n=((U(*)(U,U))T[RW(l+16)])(i,48);if(!n){
goto B10;}goto B8;B6:f=1;n=F76(a,h,j,b,c);if(n){goto B8;}n=((U(*)(U,U,U))T[RW(h+12)])(a,d,e);if(n){
goto B8;}l=(k-l)&65535;g=0;B11:if((g&65535)>=l){return 0;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);
if(!n){goto B11;}goto B8;B9:f=1;n=((U(*)(U,U,U))T[RW(l+12)])(i,d,e);if(n){goto B8;}WL(a+8,m);
return 0;}f=1;g=RW(a);a=RW(a+4);n=F76(g,a,j,b,c);if(!n){f=((U(*)(U,U,U))T[RW(a+12)])(g,d,e);}
B8:return f;}
static U F24(U a,U b,U c){U d=0;d=F14(a,32816,b,c);return d;}
static void F25(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34684));WW(b+34684,a);}}
static void F26(U a){U b=0,c=0;L d=0;b=RW(a+72);if(b!=0){c=RW(a+76);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34684));WW(b+34684,c);}b=RW(a+96);if(b!=0){c=RW(a+100);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34684));WW(b+34684,c);}b=RW(a+120);if(b!=0){c=RW(a+124);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34684));WW(b+34684,c);}d=RL(a+16);if(d<=1){switch((U)d){case 1:goto B1;default:goto B2;}}
B1:b=RW(a+48);if(b!=0){a=RW(a+52);b=((0u-Clz((b-1)|15))&31)<<2;WW(a,RW(b+34684));WW(b+34684,a);}B2:;
}
static void F27(U a){U b=0,c=0,d=0,e=0,f=0;b=RW(a+4);c=RW(a+8);if(c!=0){d=b+12;B1:e=RW(d-4);
if(e!=0){f=RW(d);e=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(f,RW(e+34684));WW(e+34684,f);}d=d+20;c=c-1;
if(c){goto B1;}}d=RW(a);if(d!=0){d=((0u-Clz((d*20-1)|15))&31)<<2;WW(b,RW(d+34684));WW(d+34684,b);}
d=RW(a+12);if(d!=0){c=RW(a+16);d=((0u-Clz(((d<<3)-1)|15))&31)<<2;WW(c,RW(d+34684));WW(d+34684,c);}
d=RW(a+24);if(d!=0){c=RW(a+28);d=((0u-Clz(((d<<2)-1)|15))&31)<<2;WW(c,RW(d+34684));WW(d+34684,c);}
d=RW(a+36);if(d!=0){c=RW(a+40);d=((0u-Clz(((d<<2)-1)|15))&31)<<2;WW(c,RW(d+34684));WW(d+34684,c);}}
static U F28(U a,U b,U c,U d){U e=0,f=0,g=0,h=0;if(d>=8){d=d>>3;e=d<<5;f=d*56;a=F28(a,a+e,a+f,d);
b=F28(b,b+e,b+f,d);c=F28(c,c+e,c+f,d);}d=RW(a);g=d;f=RW(b);h=f;if(d==f){e=0;g=RW(a+4);h=RW(b+4);
if(g==h){goto B1;}}e=g<h;B1:g=RW(c);h=g;if(d==g){d=RW(a+4);h=RW(c+4);if(d==h){if(!e){goto B2;}
goto B3;}}if(e^(U)(d<h)){goto B3;}B2:if(f==g){f=RW(b+4);g=RW(c+4);if(f==g){goto B4;}}e=e^(U)(f<g);
B4:a=e?c:b;B3:return a;}
static void F29(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;L j=0;c=RW(a+8);d=c;e=RW(a);if(c==e){
d=RW(a+12);e=RW(a+4);if(d==e){goto B1;}}if(d<e){d=a+12;f=2;B3:e=RW(d+4);g=e;if(e==c){g=RW(d+8);
c=RW(d);if(g==c){goto B2;}}if(g>=c){goto B2;}d=d+8;c=e;f=f+1;if(b!=f){goto B3;}goto B4;}B1:d=a+12;
f=2;B7:e=RW(d+4);g=e;if(e==c){g=RW(d+8);c=RW(d);if(g==c){goto B5;}}if(g<c){goto B6;}B5:d=d+8;c=e;
f=f+1;if(b!=f){goto B7;}goto B8;B6:if(f==b){goto B8;}goto B9;B2:if(f!=b){goto B9;}
B4:h=(b>>1)&134217726;i=a+(b<<3);d=i-8;e=0;c=a;B10:j=RL(c);WL(c,RL(d));WL(d,j);f=c+8;j=RL(f);g=e;
e=i+((g^536870910)<<3);WL(f,RL(e));WL(e,j);c=c+16;d=d-16;e=g+2;if(h!=e){goto B10;}if((b&2)!=0){
c=a+(e<<3);j=RL(c);d=i+((4294967293u-g)<<3);WL(c,RL(d));WL(d,j);}B8:return;
B9:F30(a,b,0,(Clz(b|1)<<1)^62);}
static void F30(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,
v=0,y=0,z=0,c1=0,d1=0,i1=0,j1=0,l1=0,o1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,d2=0,e2=0,
f2=0,g2=0,h2=0,i2=0,j2=0,k2=0,l2=0,m2=0,n2=0;L n=0,w=0,x=0,a1=0,b1=0,e1=0,f1=0,g1=0,h1=0,k1=0,m1=0,
n1=0,p1=0,z1=0,a2=0,b2=0,c2=0;e=G0-256;G0=e;if(b>=33){B22:if(!d){F31(a,b);goto B1;}f=b>>3;g=a+f*56;
h=a+(f<<5);if(b>=64){f=F28(a,h,g,f);goto B2;}i=RW(a);f=i;j=RW(h);k=j;if(i==j){l=0;f=RW(a+4);
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
WL(h,n);F30(a,g,c,d);b=b+(g^4294967295u);a=h+8;c=h;B15:if(b>=33){goto B22;}}if(b<2){goto B1;}s=b>>1;
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
p=p+((U)(g>=f)<<3);g=g+(i<<3);}if(g!=f){goto B172;}if(p!=h+8){goto B172;}F8(a,e,b<<3);goto B1;
B14:abort();B172:abort();B1:G0=e+256;}
static void F31(U a,U b){U c=0,d=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;L e=0;c=(b>>1)+b;B6:c=c-1;if(c>=b){
d=c-b;goto B1;}e=RL(a);f=a+(c<<3);WL(a,RL(f));WL(f,e);d=0;B1:g=d<<1;f=g|1;h=b<c?b:c;if(f<h){
B5:g=g+2;if(g>=h){g=f;goto B2;}i=a+(f<<3);j=RW(i);k=a+(g<<3);g=RW(k);if(j==g){l=0;j=RW(i+4);
g=RW(k+4);if(j==g){goto B3;}}l=j<g;B3:g=l+f;B2:f=a+(d<<3);j=RW(f);i=j;d=a+(g<<3);l=RW(d);k=l;
if(j==l){i=RW(f+4);k=RW(d+4);if(i==k){goto B4;}}if(i>=k){goto B4;}WW(d,j);WW(f,l);j=RW(f+4);
WW(f+4,RW(d+4));WW(d+4,j);d=g;g=g<<1;f=g|1;if(f<h){goto B5;}}B4:if(c){goto B6;}}
static void F33(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F34(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F35(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F34(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+34684);if(h){goto B2;}l=RW(34816);h=RW(34812);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(34816,j+(m&4294901760u));h=j==l?h:j;}WW(34812,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+34684);if(!h){
b=RW(34816);h=RW(34812);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(34816,c+(k&4294901760u));h=c==b?h:c;}WW(34812,h+f);goto B6;}WW(f+34684,RW(h));goto B5;
B2:WW(k+34684,RW(h));B4:f=b*f;F8(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+34684));
WW(f+34684,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F35(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F36(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F34(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F35(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F37(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F34(b+4,e,RW(a+4),c,4,20);if(RW(b+4)==1){F35(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F38(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F39(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F40(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,j=0;L i=0;if(c!=0){d=c-7;e=d>c?0u:d;
f=((b+3)&4294967292u)-b;d=0;B23:g=RB(b+d);h=(U)((int)(g<<24)>>24);if((int)h>=0){if((f-d)&3){goto B1;
}if(d>=e){goto B2;}B3:g=b+d;if((RW(g+4)|RW(g))&2155905152u){goto B2;}d=d+8;if(d<e){goto B3;}goto B2;
}i=1103806595072ull;switch(RB(g+34424)-2){case 0:goto B4;case 1:goto B5;case 2:goto B6;
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
static void F42(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;d=G0-16;G0=d;if((c&1)!=0){e=c>>1;
goto B1;}e=RB(b);if(!e){goto B2;}f=0;g=b;h=0;B4:g=g+1;if((int)(U)((int)(e<<24)>>24)<=-1){
if((e&255)==128){e=RH(g);f=f+e;g=g+e+2;goto B3;}i=Rotl(e&3,0-8);
g=g+((((i<<5)&1073741824)|(i<<7))>>29)+((e>>1)&2)+((e>>2)&2);h=(U)(!f)|h;goto B3;}e=e&255;g=g+e;
f=f+e;B3:e=RB(g);if(e){goto B4;}e=0;if(!(h&(U)(f<16))){e=f<<1;if((int)e<=-1){goto B5;}}B1:if(e){
goto B6;}B2:g=1;e=0;goto B7;B6:h=(0u-Clz((e-1)|15))&31;f=h<<2;g=RW(f+34684);if(!g){i=RW(34816);
g=RW(34812);f=1u<<(h&31);if(i-g<f){j=f+65535;k=Grow(j>>16);h=k<<16;WW(34816,h+(j&4294901760u));
g=h==i?g:h;}WW(34812,g+f);if(g){goto B7;}abort();}WW(f+34684,RW(g));B7:WW(d+12,0);WW(d+8,g);
WW(d+4,e);k=F14(d+4,34184,b,c);if(!k){goto B8;}abort();B5:abort();B8:WW(a+8,RW(d+12));WL(a,RL(d+4));
G0=d+16;}
static U F43(U a,U b){U c=0;c=G0-16;G0=c;switch(RW(a)){case 1:goto B1;case 2:goto B2;
default:goto B3;}B3:b=((U(*)(U,U,U))T[RW(RW(b+4)+12)])(RW(b),33843,8);goto B4;B1:WW(c+4,a+8);
WL(c+8,((L)10<<32)|(L)(c+4));b=F14(RW(b),RW(b+4),33346,c+8);goto B4;B2:WW(c+4,a+8);
WL(c+8,((L)10<<32)|(L)(c+4));b=F14(RW(b),RW(b+4),33369,c+8);B4:G0=c+16;return b;}
static void F44(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+34684);if(d){goto B2;}
g=RW(34816);d=RW(34812);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(34816,e+(h&4294901760u));d=e==g?d:e;}WW(34812,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+34684,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F46(f,0,96);F46(f+96,0,96);F46(f+192,0,96);F46(f+288,0,96);
F46(f+384,0,96);F46(f+480,0,96);F46(f+576,0,96);F46(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F46(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+34684));WW(f+34684,j);}}
static U F46(U a,U b,U c){Fill(a,b,c);return a;}
static U F47(U a,U b){U c=0,d=0,e=0;L f=0;c=0;B6:d=a+c;e=b-c;if(e>=8){f=RL(d);
f=CtzL((f^18446744073709551615ull)&(f+16059518370053021407ull)&9259542123273814144ull);
c=((U)f>>3)+c;if(f>=64){goto B1;}if(c>=b){goto B2;}f=(L)RB(a+c);if(f<33){
if(((1ull<<(f&63))&4294983168ull)!=0){goto B3;}}c=c+1;goto B1;}a=0;if(b!=c){b=b-c;a=0;
B5:f=(L)RB(d+a);if(f<=32){if((U)(4294983168ull>>(f&63))&1){goto B4;}}a=a+1;if(b!=a){goto B5;}a=e;}
B4:c=a+c;B3:return c;B2:abort();B1:if(c<=b){goto B6;}abort();}
static L F49(U a){(void)a;return 11400714819323198485ull;}
static void F50(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static U F51(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
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
B13:if(c>e){goto B16;}p=0;if(c<=3){q=Compare(m,33916,c);if(!q){goto B17;}}B14:if(c>e){goto B18;}
if(c>=3){q=Compare(33916,m,3);if(!q){c=c-3;F8(m,m+3,c);WW(a+36,c);}}B15:if(c>=e){goto B19;}
WB(a+68,1);WB(m+c,0);c=p^1;B1:G0=b+16;return c;B10:abort();B11:abort();B12:abort();B16:abort();
B18:abort();B19:abort();}
static void F52(U a,U b){U c=0,d=0,e=0,f=0,g=0,i=0;L h=0;B6:c=RW(b+64);d=RW(b+36);e=RW(b+32);
if(d<e){goto B1;}if(d>c){goto B1;}c=0;if(d!=e){f=d-e;g=RW(b+60)+e;c=0;B3:h=(L)RB(g+c);if(h>32){
goto B2;}if(!((U)(4294983168ull>>(h&63))&1)){goto B2;}c=c+1;if(f!=c){goto B3;}c=f;}B2:c=c+e;
WW(b+40,c);WW(b+32,c);if(c>=d){i=F51(b);switch(i&255){case 0:goto B4;case 2:goto B5;default:goto B6;
}}B4:B10:f=RW(b+64);c=RW(b+36);g=RW(b+32);if(c<g){goto B7;}if(c>f){goto B7;}i=F47(RW(b+60)+g,c-g);
g=i+g;WW(b+32,g);f=g-RW(b+40);if(g<c){goto B8;}if(f>65536){goto B8;}i=F51(b);switch(i&255){
case 0:goto B9;case 2:goto B5;default:goto B10;}B9:g=RW(b+32);f=g-RW(b+40);c=RW(b+36);
B8:WW(b+32,g+(U)(g<c));c=0;goto B11;B1:abort();B7:abort();B5:c=1;B11:WW(a+4,f);WW(a,c);}
static void F53(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;e=G0-48;G0=e;f=d<40?d:40u;if(!d){
g=1;goto B1;}h=(0u-Clz((f-1)|15))&31;i=h<<2;g=RW(i+34684);if(!g){j=RW(34816);g=RW(34812);
i=1u<<(h&31);if(j-g<i){k=i+65535;l=Grow(k>>16);h=l<<16;WW(34816,h+(k&2147418112));g=h==j?g:h;}
WW(34812,g+i);if(g){goto B2;}abort();}WW(i+34684,RW(g));B2:F8(g,c,f);B1:WW(e+12,f);WW(e+8,g);
WW(e+4,f);WB(e+17,d>65536);WB(e+16,d>40);WW(e+28,0);WL(e+20,4294967296ull);WW(e+36,32816);
WL(e+40,1610612768);WW(e+32,e+20);l=F16(e+4,e+32);if(!l){j=RW(e+28);i=RW(e+24);h=RW(e+20);if(!d){
F54(a,b,33928,1,i,j);if(h){goto B3;}goto B4;}f=((0u-Clz((f-1)|15))&31)<<2;WW(g,RW(f+34684));
WW(f+34684,g);F54(e+32,b,c,d,i,j);if(RW(e+32)!=2147483648u){WW(a+8,RW(e+40));WL(a,RL(e+32));if(h){
goto B3;}goto B4;}F54(a,b,33928,1,i,j);if(!h){goto B4;}B3:d=((0u-Clz((h-1)|15))&31)<<2;
WW(i,RW(d+34684));WW(d+34684,i);B4:G0=e+48;return;}abort();}
static void F54(U a,U b,U c,U d,U e,U f){U g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,x=0,y=0,
z=0,a1=0;L s=0,t=0,u=0,v=0,w=0;g=G0-48;G0=g;WW(g+28,f);WW(g+24,e);if(d!=0){h=b+64;i=b+52;j=b+56;k=0;
B38:e=c+k;l=RB(e);m=RB(b+140);n=RW(b+132);o=RW(b+136);if(n==o){if(!(m&1)){goto B1;}}f=RW(b+128);
goto B2;B1:f=RW(b+128);((void(*)(U,U,U,U))T[RW(RW(b+116)+12)])(g+16,RW(b+112),RW(b+124),f);
p=RW(g+20);q=RW(g+16);n=0;WW(b+132,0);m=q!=0;WB(b+140,m);o=(q&1)?0u:p;WW(b+136,o);B2:if(o<=f){
if(o>=n){r=RW(b+124);f=o-n;q=d-k;q=f<q?f:q;if(q!=0){p=r+n;f=0;B4:if(RB(e+f)!=RB(p+f)){goto B3;}
f=f+1;if(q!=f){goto B4;}f=q;goto B5;B3:if(f){goto B5;}}if(!(((U)(o!=n)|m)&1)){goto B6;}f=RW(b+128);
goto B7;}}abort();B6:f=RW(b+128);((void(*)(U,U,U,U))T[RW(RW(b+116)+12)])(g+8,RW(b+112),r,f);
q=RW(g+12);e=RW(g+8);n=0;WW(b+132,0);WB(b+140,e!=0);o=(e&1)?0u:q;WW(b+136,o);B7:if(o<=f){if(o>=n){
if(o==n){q=(l&255)==10;p=RB(b+145);e=0;goto B8;}f=RB(RW(b+124)+n);e=0;p=RB(b+145);if(p){goto B9;}
goto B10;}}abort();B9:e=(U)((f&255)>32)|((U)(4294983168ull>>((L)f&255&63))^1);B10:m=l&255;q=m==10;
if(m==10){if((f&255)==13){goto B11;}}B8:s=(L)l&255;if(RB(b+144)){goto B12;}if((l&255)>=33){goto B13;
}if(!(((U)(!((1ull<<(s&63))&4294983168ull))|e)&1)){goto B14;}goto B13;B11:s=1;t=0;p=RW(b+16);
switch(p){case 1:goto B15;case 2:goto B16;default:goto B17;}B16:s=2;B15:u=RL(b+40);v=RL(b+32);
w=RL(b+24);x=RW(j);if(!x){x=0;y=1;z=0;goto B18;}f=RW(i);q=(0u-Clz((x-1)|15))&31;e=q<<2;
y=RW(e+34684);if(!y){o=RW(34816);y=RW(34812);e=1u<<(q&31);if(o-y<e){n=e+65535;a1=Grow(n>>16);
q=a1<<16;WW(34816,q+(n&4294901760u));y=q==o?y:q;}WW(34812,y+e);if(y){goto B19;}goto B20;}
WW(e+34684,RW(y));B19:F8(y,f,x);z=x;B18:t=s;B17:f=RW(34704);if(!f){e=RW(34816);f=RW(34812);
if(e-f<32){a1=Grow(1);q=a1<<16;WW(34816,q+65536);f=q==e?f:q;}WW(34812,f+32);if(!f){goto B20;}
goto B21;}WW(34704,RW(f));B21:WW(f+15,RW(34083));WL(f+8,RL(34076));WL(f,RL(34068));F58(b,f,19);
WW(f,RW(34704));WW(34704,f);F59(h,1);WB(b+145,0);e=RW(b+132);f=RW(b+136);if(e==f){
if(!(RB(b+140)&1)){goto B22;}}q=RW(b+128);goto B23;B14:if(!q){goto B24;}goto B25;B12:if(!q){
if((l&255)>=33){goto B13;}if(((U)(!((1ull<<(s&63))&4294983168ull))|e)&1){goto B13;}goto B24;}
if(o!=n){if((f&255)==32){F59(h,1);WB(b+145,0);goto B26;}}if(e&1){goto B13;}goto B25;B22:q=RW(b+128);
((void(*)(U,U,U,U))T[RW(RW(b+116)+12)])(g,RW(b+112),RW(b+124),q);o=RW(g+4);f=RW(g);e=0;WW(b+132,0);
WB(b+140,f!=0);f=(f&1)?0u:o;WW(b+136,f);goto B23;B25:if(!RW(b+84)){goto B27;}B24:F60(g+32,1,l);
e=RW(g+32);q=RW(g+40);f=RW(g+36);goto B28;B27:f=RW(34700);if(!f){e=RW(34816);f=RW(34812);if(e-f<16){
a1=Grow(1);q=a1<<16;WW(34816,q+65536);f=q==e?f:q;}WW(34812,f+16);if(!f){goto B20;}goto B29;}
WW(34700,RW(f));B29:WL(f+5,RL(33963));WL(f,RL(33958));e=13;q=13;B28:F58(b,f,q);WB(b+145,0);if(e!=0){
e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34684));WW(e+34684,f);}k=k+1;goto B26;B23:if(f<=q){if(f>=e){
if(f!=e){if(RB(RW(b+124)+e)==10){goto B30;}}switch(p){case 0:goto B26;case 1:goto B31;
default:goto B32;}B32:if(x){goto B33;}x=0;goto B26;B31:if(x){goto B33;}x=0;goto B26;B30:s=RL(b+16);
if(s<=1){switch((U)s){case 1:goto B34;default:goto B35;}}B34:f=RW(b+48);if(f!=0){e=RW(i);
f=((0u-Clz((f-1)|15))&31)<<2;WW(e,RW(f+34684));WW(f+34684,e);}B35:WW(b+56,z);WW(b+52,y);WW(b+48,x);
WL(b+40,u);WL(b+32,v);WL(b+24,w);WL(b+16,t);goto B26;}}abort();B33:f=((0u-Clz((x-1)|15))&31)<<2;
WW(y,RW(f+34684));WW(f+34684,y);goto B26;B20:abort();B13:if(o==n){goto B36;}if((f&255)>32){goto B36;
}if(!((p^1)&1)){goto B36;}if(!((1ull<<((L)f&255&63))&4294983168ull)){goto B36;}F61(b,34016,19);
goto B26;B5:F59(h,f);k=f+k;f=k-1;if(f>=d){goto B37;}s=(L)RB(c+f);
WB(b+145,((U)(s>32)|((U)(4294983168ull>>(s&63))^4294967295u))&1);B26:if(k<d){goto B38;}B36:if(k<d){
goto B39;}}WW(a,2147483648u);goto B40;B37:abort();B39:WL(g+32,((L)2<<32)|(L)(g+24));
F42(a,33306,g+32);B40:G0=g+48;}
static void F56(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;e=G0-48;G0=e;f=d<40?d:40u;if(!d){
g=1;goto B1;}h=(0u-Clz((f-1)|15))&31;i=h<<2;g=RW(i+34684);if(!g){j=RW(34816);g=RW(34812);
i=1u<<(h&31);if(j-g<i){k=i+65535;l=Grow(k>>16);h=l<<16;WW(34816,h+(k&2147418112));g=h==j?g:h;}
WW(34812,g+i);if(g){goto B2;}abort();}WW(i+34684,RW(g));B2:F8(g,c,f);B1:WW(e+8,f);WW(e+4,g);WW(e,f);
WB(e+13,d>65536);WB(e+12,d>40);F57(e+16,RW(b+24),c,d);c=RW(e+16);if(c!=2147483650u){d=e+24;
switch((U)((int)c>>31)&(c-2147483647)){case 0:goto B3;default:goto B4;}B3:if(!c){goto B5;}d=e+20;
goto B6;B4:c=RW(e+20);if(!c){goto B5;}B6:d=RW(d);g=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(g+34684));
WW(g+34684,d);B5:WL(e+16,((L)3<<32)|(L)e);F42(a,33656,e+16);goto B7;}c=RW(e+20);i=RW(b+20);if(c<i){
i=RW(b+16)+c*12;h=RW(i+4);WW(e+40,h);i=RW(i+8);WW(e+44,i);if(!i){if(h==RW(b+36)){goto B8;}
WW(a,2147483648u);WW(a+4,c);if(!d){goto B9;}d=Clz((f-1)|15);goto B10;}WL(e+24,((L)1<<32)|(L)(e+44));
WL(e+16,((L)3<<32)|(L)e);F42(a,33124,e+16);goto B7;}abort();B8:WL(e+24,((L)1<<32)|(L)(e+40));
WL(e+16,((L)3<<32)|(L)e);F42(a,33150,e+16);B7:d=RW(e);if(!d){goto B9;}d=Clz((d-1)|15);g=RW(e+4);
B10:d=((0u-d)&31)<<2;WW(g,RW(d+34684));WW(d+34684,g);B9:G0=e+48;}
static void F57(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,k=0,l=0,m=0,n=0,o=0,p=0;L j=0;if(d-1>=65536){
e=d<40?d:40u;if(!d){f=1;goto B1;}g=(0u-Clz((e-1)|15))&31;b=g<<2;f=RW(b+34684);if(!f){h=RW(34816);
f=RW(34812);b=1u<<(g&31);if(h-f<b){i=b+65535;p=Grow(i>>16);g=p<<16;WW(34816,g+(i&2147418112));
f=g==h?f:g;}WW(34812,f+b);if(f){goto B2;}goto B3;}WW(b+34684,RW(f));B2:F8(f,c,e);B1:WW(a+20,18);
WW(a+16,33998);WW(a+8,e);WW(a+4,f);WW(a,e);WB(a+13,d>65536);WB(a+12,d>40);return;}j=F63(RL(b),c,d);
e=RW(b+16);h=e-1;f=h&(U)j;if(e!=0){i=RW(b+12);e=i+f*12;k=RH(b+24);if(RH(e+10)==k){
j=j&281474976710655ull;l=RW(b+36);m=RW(b+40);n=RW(b+52);o=RW(b+48);
B8:if((((L)RH(e+8)<<32)|(L)RW(e))==j){e=RW(e+4);if(e>=n){goto B4;}b=e+1;if(b>=n){goto B5;}
b=RW(o+(b<<2));g=RW(o+(e<<2));if(b<g){goto B6;}if(b>m){goto B6;}if(b-g==d){p=Compare(l+g,c,d);
if(!p){goto B7;}}}f=(f+1)&h;e=i+f*12;if(RH(e+10)==k){goto B8;}e=d<40?d:40u;if(d){goto B9;}f=1;
goto B10;}e=d<40?d:40u;B9:g=(0u-Clz((e-1)|15))&31;b=g<<2;f=RW(b+34684);if(!f){h=RW(34816);
f=RW(34812);b=1u<<(g&31);if(h-f<b){i=b+65535;p=Grow(i>>16);g=p<<16;WW(34816,g+(i&2147418112));
f=g==h?f:g;}WW(34812,f+b);if(!f){goto B3;}goto B11;}WW(b+34684,RW(f));B11:F8(f,c,e);B10:WW(a+12,e);
WW(a+8,f);WW(a+4,e);WW(a,2147483649u);WB(a+17,d>65536);WB(a+16,d>40);return;B7:WW(a,2147483650u);
WW(a+4,e);return;}abort();B4:abort();B5:abort();B6:abort();B3:abort();}
static void F58(U a,U b,U c){U d=0,f=0,g=0,h=0;L e=0,i=0,j=0,k=0;d=G0-112;G0=d;WW(d+12,c);WW(d+8,b);
if(RL(a+16)==0){e=(L)2<<32;WL(d+96,e|(L)(d+8));F42(d+16,33306,d+96);b=RW(a+132);c=RW(a+136);
if(b==c){if(!(RB(a+140)&1)){goto B1;}}f=RW(a+128);goto B2;B1:f=RW(a+128);
((void(*)(U,U,U,U))T[RW(RW(a+116)+12)])(d,RW(a+112),RW(a+124),f);g=RW(d+4);c=RW(d);b=0;WW(a+132,0);
WB(a+140,c!=0);c=(c&1)?0u:g;WW(a+136,c);B2:if(c>f){goto B3;}if(c<b){goto B3;}if(c!=b){
f=RB(RW(a+124)+b);}F60(d+28,c!=b,f);f=RW(d+28);g=RW(d+16);c=RW(d+20);h=RW(d+24);b=RW(d+32);
WW(d+92,RW(d+36));WW(d+88,b);WW(d+84,h);WW(d+80,c);i=RL(a);j=RL(a+8);k=RL(a+64);
WL(d+104,e|(L)(d+88));WL(d+96,e|(L)(d+80));F42(d+64,33244,d+96);WL(d+56,k);WL(d+48,j);WL(d+40,i);
WL(a+16,1);WL(a+24,i);WL(a+32,j);WL(a+40,k);WL(a+48,RL(d+64));WL(a+56,RL(d+72));if(f!=0){
a=((0u-Clz((f-1)|15))&31)<<2;WW(b,RW(a+34684));WW(a+34684,b);}if(g!=0){a=((0u-Clz((g-1)|15))&31)<<2;
WW(c,RW(a+34684));WW(a+34684,c);}}G0=d+112;return;B3:abort();}
static void F59(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,p=0;L m=0,n=0,o=0;c=RW(a+64);
d=RW(a+68);e=d+b;if(e>=d){if(e<=c){if(b!=0){c=RW(a+60)+d;f=a+8;B9:if(!b){g=c;b=0;h=1;d=0;i=0;
goto B1;}d=0;B3:if(RB(c+d)==10){goto B2;}h=1;d=d+1;if(b!=d){goto B3;}j=0;d=b;goto B4;B2:d=d+1;j=b-d;
h=b==d;B4:k=d-1;p=Compare(c+k,33928,1);i=p?0u:c;g=c+d;b=j;B1:j=RW(a+16);l=1000u-j;k=i?k:d;l=l<k?l:k;
if(l>RW(a+8)-j){F6(f,j,l);j=RW(a+16);goto B5;}if(!l){goto B6;}B5:F8(RW(a+12)+j,i?i:c,l);B6:j=j+l;
WW(a+16,j);l=RW(a+20)+k;WW(a+20,l);if(k<d){m=RL(a);n=m+1;d=j;k=RW(a+12);c=k;B8:if(!d){goto B7;}
o=(L)RB(c);if(o<=32){d=d-1;c=c+1;if((U)(4294983168ull>>(o&63))&1){goto B8;}}WL(a+24,m);WW(a+44,l);
WW(a+40,j);o=RL(a+32);WW(a+32,RW(a+8));WW(a+36,k);WL(a+8,o);B7:WL(a,n);WL(a+16,0);}c=g;if(!h){
goto B9;}}WW(a+68,e);return;}}abort();}
static void F60(U a,U b,U c){U d=0,e=0,f=0,g=0;d=G0-48;G0=d;if(b!=0){switch((c&255)-9){
case 0:goto B1;case 1:goto B2;case 4:goto B3;case 23:goto B4;default:goto B5;}}b=RW(34704);if(!b){
c=RW(34816);b=RW(34812);if(c-b<32){g=Grow(1);e=g<<16;WW(34816,e+65536);b=e==c?b:e;}WW(34812,b+32);
if(b){goto B6;}goto B7;}WW(34704,RW(b));B6:WW(a+8,21);WW(a+4,b);WW(a,21);WL(b+13,RL(34048));
WL(b+8,RL(34043));WL(b,RL(34035));goto B8;B5:b=RW(34700);if(!b){e=RW(34816);b=RW(34812);if(e-b<16){
g=Grow(1);f=g<<16;WW(34816,f+65536);b=f==e?b:f;}WW(34812,b+16);if(!b){goto B7;}goto B9;}
WW(34700,RW(b));B9:WB(b,c);WH(d+16,0);WW(d+12,1);WW(d+8,b);WW(d+4,1);WW(d+28,0);
WL(d+20,4294967296ull);WW(d+36,32816);WL(d+40,1610612768);WW(d+32,d+20);g=F16(d+4,d+32);if(g){
goto B10;}WW(a+8,RW(d+28));WL(a,RL(d+20));WW(b,RW(34700));WW(34700,b);goto B8;B4:b=RW(34700);if(b){
goto B11;}c=RW(34816);b=RW(34812);if(c-b<16){g=Grow(1);e=g<<16;WW(34816,e+65536);b=e==c?b:e;}
WW(34812,b+16);if(!b){goto B7;}goto B12;B1:b=RW(34700);if(b){goto B13;}c=RW(34816);b=RW(34812);
if(c-b<16){g=Grow(1);e=g<<16;WW(34816,e+65536);b=e==c?b:e;}WW(34812,b+16);if(!b){goto B7;}goto B14;
B2:b=RW(34704);if(b){goto B15;}c=RW(34816);b=RW(34812);if(c-b<32){g=Grow(1);e=g<<16;
WW(34816,e+65536);b=e==c?b:e;}WW(34812,b+32);if(!b){goto B7;}goto B16;B3:b=RW(34704);if(b){goto B17;
}c=RW(34816);b=RW(34812);if(c-b<32){g=Grow(1);e=g<<16;WW(34816,e+65536);b=e==c?b:e;}WW(34812,b+32);
if(!b){goto B7;}goto B18;B11:WW(34700,RW(b));B12:WW(a+8,7);WW(a+4,b);WW(a,7);WW(b+3,RW(34059));
WW(b,RW(34056));goto B8;B13:WW(34700,RW(b));B14:WW(a+8,5);WW(a+4,b);WW(a,5);WB(b+4,RB(34067));
WW(b,RW(34063));goto B8;B15:WW(34704,RW(b));B16:WW(a+8,19);WW(a+4,b);WW(a,19);WW(b+15,RW(34083));
WL(b+8,RL(34076));WL(b,RL(34068));goto B8;B17:WW(34704,RW(b));B18:WW(a+8,17);WW(a+4,b);WW(a,17);
WB(b+16,RB(34103));WL(b+8,RL(34095));WL(b,RL(34087));goto B8;B10:abort();B8:G0=d+48;return;
B7:abort();}
static void F61(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0;L i=0;d=G0-32;G0=d;e=RW(a+132);f=RW(a+136);
if(e==f){if(!(RB(a+140)&1)){goto B1;}}g=RW(a+128);goto B2;B1:g=RW(a+128);
((void(*)(U,U,U,U))T[RW(RW(a+116)+12)])(d+8,RW(a+112),RW(a+124),g);h=RW(d+12);f=RW(d+8);e=0;
WW(a+132,0);WB(a+140,f!=0);f=(f&1)?0u:h;WW(a+136,f);B2:if(f<=g){if(f>=e){if(f!=e){
i=(L)RB(RW(a+124)+e);if(i<=32){if(((1ull<<(i&63))&4294983168ull)!=0){F58(a,b,c);WW(d+28,0);
WL(d+20,4294967296ull);F66(a+64,1,0,d+20);a=RW(d+20);if(a!=0){f=RW(d+24);
a=((0u-Clz((a-1)|15))&31)<<2;WW(f,RW(a+34684));WW(a+34684,f);}}}}G0=d+32;return;}}abort();}
static void F62(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,b1=0,
c1=0,d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,
w1=0,x1=0,y1=0;L k=0,l=0,m=0,n=0,o=0,p=0,q=0,z=0,a1=0;d=G0-512;G0=d;e=RW(34700);if(!e){f=RW(34816);
e=RW(34812);if(f-e<16){y1=Grow(1);g=y1<<16;WW(34816,g+65536);e=g==f?e:g;}WW(34812,e+16);if(e){
goto B1;}goto B2;}WW(34700,RW(e));B1:WW(e,0);f=RW(34736);if(!f){g=RW(34816);f=RW(34812);
if(g-f<8192){y1=Grow(1);h=y1<<16;WW(34816,h+65536);f=h==g?f:h;}WW(34812,f+8192);if(!f){goto B2;}
goto B3;}WW(34736,RW(f));B3:f=F46(f,0,6144);WL(d+100,4);WL(d+92,1);WW(d+88,e);
WL(d+80,4294967296ull);WL(d+72,4294967296ull);WH(d+64,1);WL(d+56,512);WW(d+52,f);WW(d+48,512);
WL(d+40,11400714819323198485ull);e=RW(34756);if(!e){f=RW(34816);e=RW(34812);if(f-e<262144){
y1=Grow(4);g=y1<<16;WW(34816,g+262144);e=g==f?e:g;}WW(34812,e+262144);if(!e){goto B2;}goto B4;}
WW(34756,RW(e));B4:e=F46(e,0,131080);WL(d+160,1);WL(d+152,0);WW(d+176,131080);WW(d+172,e);
WW(d+168,131080);WW(d+140,34136);WW(d+136,b);WL(d+112,0);WH(d+180,0);WL(d+144,0);WL(d+120,0);
WL(d+128,0);g=RW(34720);if(!g){e=RW(34816);g=RW(34812);if(e-g<512){y1=Grow(1);f=y1<<16;
WW(34816,f+65536);g=f==e?g:f;}WW(34812,g+512);if(!g){goto B2;}goto B5;}WW(34720,RW(g));B5:f=RW(c+4);
b=RW(c);e=RW(34748);if(!e){h=RW(34816);e=RW(34812);if(h-e<65536){y1=Grow(1);i=y1<<16;
WW(34816,i+65536);e=i==h?e:i;}WW(34812,e+65536);if(!e){goto B2;}goto B6;}WW(34748,RW(e));
B6:e=F46(e,0,65536);WL(g+64,1);WL(g+16,0);WL(g+8,1);WL(g,1);WL(g+80,0);WL(g+72,4294967296ull);
WL(g+88,0);WW(g+96,0);WL(g+132,0);WW(g+128,65536);WW(g+124,e);WW(g+120,65536);WW(g+116,f);
WW(g+112,b);WW(g+108,0);WL(g+100,1);WB(g+140,0);WH(g+144,0);f=RW(c+12);c=RW(c+8);e=RW(34748);
if(e!=0){WW(34748,RW(e));goto B7;}b=RW(34816);e=RW(34812);if(b-e<=65535){y1=Grow(1);h=y1<<16;
WW(34816,h+65536);e=h==b?e:h;}WW(34812,e+65536);if(!e){goto B2;}B7:e=F46(e,0,65536);WL(g+232,0);
WL(g+224,4294967296ull);WL(g+216,1);WL(g+168,0);WL(g+160,1);WL(g+152,1);WL(g+240,0);WW(g+248,0);
WL(g+284,0);WW(g+280,65536);WW(g+276,e);WW(g+272,65536);WW(g+268,f);WW(g+264,c);WW(g+260,0);
WL(g+252,1);WB(g+292,0);WH(g+296,0);j=g+152;k=((L)2<<32)|(L)(d+488);l=((L)3<<32)|(L)(d+256);
m=((L)9<<32)|(L)(d+472);n=(L)1<<32;o=n|(L)(d+464);p=n|(L)(d+468);q=n|(L)(d+460);r=d+256+12;
s=d+184+32;t=d+184+8;u=d+84;v=d+40+56;B98:WL(d+112,RL(d+112)+1);w=RW(d+144);if(w<=4294967287u){
x=RW(d+176);if(w+8<=x){y=RW(d+172);n=RL(y+w);z=CtzL((n^18446744073709551615ull)&(n+
16059518370053021407ull)&9259542123273814144ull);e=(U)z;if((e&56)!=0){a1=n>>(z&56&63);
if(((U)a1&255)<=32){if(((1ull<<(a1&63))&4294983168ull)!=0){WW(d+152,w);e=e>>3;WW(d+144,w+e+1);
a1=(n^3472328296227680304ull)<<((L)(e*56)&63);if(((((a1+8536140394893047414ull)|a1)&
9259542123273814144ull)|(L)((U)((n&255)==48)&(U)(z>15)))!=0){goto B8;}
n=(a1*10+(a1>>8))&71777214294589695ull;n=(n*100+(n>>16))&281470681808895ull;f=(U)(n*10000+(n>>32));
goto B9;}}}}}F52(d+32,d+112);if((RW(d+32)&1)!=0){e=5;goto B10;}x=RW(d+176);w=RW(d+152);h=RW(d+36);
e=w+h;if(e>=w){if(e<=x){y=RW(d+172);if(!h){goto B8;}i=y+w;if(h!=1){if((RB(i)&255)==48){goto B8;}}
f=0;e=0;B11:if(h==e){goto B9;}c=(RB(i+e)-48)&255;if(c>9){goto B8;}n=(L)f*10;if((U)(n>>32)){goto B8;}
e=e+1;b=(U)n;f=b+c;if(f>=b){goto B11;}goto B8;}}abort();B9:switch(f){case 0:goto B12;case 1:goto B8;
default:goto B13;}B8:e=RW(d+148);if(e<w){goto B14;}if(e>x){goto B14;}c=y+w;e=e-w;f=F47(c,e);if(f>e){
goto B15;}if(!f){goto B12;}b1=F47(c,e);if(b1>e){goto B16;}c1=b1<40?b1:40u;if(!b1){d1=1;goto B17;}
f=(0u-Clz((c1-1)|15))&31;e=f<<2;d1=RW(e+34684);if(!d1){b=RW(34816);d1=RW(34812);e=1u<<(f&31);
if(b-d1<e){h=e+65535;y1=Grow(h>>16);f=y1<<16;WW(34816,f+(h&2147418112));d1=f==b?d1:f;}
WW(34812,d1+e);if(!d1){goto B2;}goto B18;}WW(e+34684,RW(d1));B18:F8(d1,c,c1);B17:z=RL(d+128);if(!w){
n=1;q=1;goto B19;}n=0;h=w;e1=y;B23:i=h<255?h:255u;f=i&3;f1=0;c=0;if(h>=4){c=0;e=e1;f1=i&252;b=f1;
B20:c=c+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;b=b-4;if(b){
goto B20;}if(!f){goto B21;}}e=e1+f1;B22:c=c+(U)(RB(e)==10);e=e+1;f=f-1;if(f){goto B22;}B21:e1=e1+i;
n=n+((L)c&255);h=h-i;if(h){goto B23;}e=y-1;c=0;goto B24;B13:i=0;WW(d+80,0);if(RW(d+92)!=0){i=1;
WW(d+92,1);}WW(d+60,0);e=RH(d+64)+1;WH(d+64,e);if((e&65535)!=e){e=RW(d+56);if(e!=0){e=e*12;
F46(RW(d+52),0,e-(e-12)%12);}WH(d+64,1);}WW(d+104,0);g1=1;B40:h1=RW(d+144);if(h1<=4294967287u){
if(h1+8<=x){n=RL(y+h1);z=CtzL((n^18446744073709551615ull)&(n+16059518370053021407ull)&
9259542123273814144ull);e=(U)z;if((e&56)!=0){n=n>>(z&56&63);if(((U)n&255)<=32){
if(((1ull<<(n&63))&4294983168ull)!=0){WW(d+152,h1);h=e>>3;WW(d+144,h1+h+1);goto B25;}}}}}
F52(d+24,d+112);if(RW(d+24)&1){goto B26;}h=RW(d+28);x=RW(d+176);h1=RW(d+152);B25:e=h+h1;if(e>=h){
if(e<=x){goto B27;}}abort();B27:y=RW(d+172);i1=y+h1;if(h-1>=65536){b1=h<40?h:40u;if(!h){w=1;
goto B28;}c=(0u-Clz((b1-1)|15))&31;e=c<<2;w=RW(e+34684);if(!w){f=RW(34816);w=RW(34812);e=1u<<(c&31);
if(f-w<e){b=e+65535;y1=Grow(b>>16);c=y1<<16;WW(34816,c+(b&2147418112));w=c==f?w:c;}WW(34812,w+e);
if(!w){goto B2;}goto B29;}WW(e+34684,RW(w));B29:F8(w,i1,b1);B28:d1=(h>65536?256u:0u)|(U)(h>40);
x=33998;j1=33998u>>16;k1=33998u>>8;c1=18;l1=b1;goto B30;}z=F63(RL(d+40),i1,h);k1=RW(d+56);f1=k1-1;
l1=(U)z;c=f1&l1;if(!k1){goto B31;}d1=RW(d+80);w=RW(d+52);e=w+c*12;e1=RH(d+64);if(RH(e+10)==e1){
n=z&281474976710655ull;j1=RW(d+76);b1=RW(d+88);B36:if((((L)RH(e+8)<<32)|(L)RW(e))==n){e=RW(e+4);
if(e>=i){goto B32;}c1=e+1;if(c1>=i){goto B33;}b=RW(b1+(c1<<2));e=RW(b1+(e<<2));if(b<e){goto B34;}
if(b>d1){goto B34;}if(b-e==h){y1=Compare(j1+e,i1,h);if(!y1){goto B35;}}}c=(c+1)&f1;e=w+c*12;
if(RH(e+10)==e1){goto B36;}}WH(e+10,e1);WW(e,l1);WH(e+8,(U)(z>>32));WW(e+4,i-1);e=RW(d+60)+1;
WW(d+60,e);if(e<<1>k1){F44(d+40);d1=RW(d+80);}if(h>RW(d+72)-d1){F6(d+40+32,d1,h);d1=RW(d+80);
goto B37;}if(!h){goto B38;}B37:F8(RW(d+76)+d1,i1,h);B38:c=d1+h;WW(d+80,c);e=RW(d+92);
if(e==RW(d+84)){F33(u);}WW(RW(d+88)+(e<<2),c);i=e+1;WW(d+92,i);if(g1>=f){goto B39;}g1=g1+(U)(g1<f);
if(g1<=f){goto B40;}goto B39;B35:w=h<40?h:40u;if(!h){b1=1;goto B41;}c=(0u-Clz((w-1)|15))&31;e=c<<2;
b1=RW(e+34684);if(!b1){f=RW(34816);b1=RW(34812);e=1u<<(c&31);if(f-b1<e){b=e+65535;y1=Grow(b>>16);
c=y1<<16;WW(34816,c+(b&2147418112));b1=c==f?b1:c;}WW(34812,b1+e);if(!b1){goto B2;}goto B42;}
WW(e+34684,RW(b1));B42:F8(b1,i1,w);B41:k1=h>65536;x=h>40;l1=2147483648u;d1=w;B30:z=RL(d+128);
if(!h1){n=1;q=1;goto B43;}n=0;h=h1;e1=y;B47:i=h<255?h:255u;f=i&3;f1=0;c=0;if(h>=4){c=0;e=e1;
f1=i&252;b=f1;B44:c=c+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;b=b-4;
if(b){goto B44;}if(!f){goto B45;}}e=e1+f1;B46:c=c+(U)(RB(e)==10);e=e+1;f=f-1;if(f){goto B46;}
B45:e1=e1+i;n=n+((L)c&255);h=h-i;if(h){goto B47;}e=0;goto B48;B12:WW(d+184,6);WB(d+188,0);
c1=d+304+36;b=0;e1=0;f=0;B59:d1=g+f;F8(d+304,d1,152);if(RL(d+320)!=2){WL(d+304,0);e=RW(34704);
if(!e){c=RW(34816);e=RW(34812);if(c-e<32){y1=Grow(1);h=y1<<16;WW(34816,h+65536);e=h==c?e:h;}
WW(34812,e+32);if(!e){goto B2;}goto B49;}WW(34704,RW(e));B49:WL(e+13,RL(34048));WL(e+8,RL(34043));
WL(e,RL(34035));F61(d+304,e,21);WW(e,RW(34704));WW(34704,e);c=RW(d+436);e=RW(d+440);if(c==e){
if(!(RB(d+444)&1)){goto B50;}}h=RW(d+432);goto B51;B50:h=RW(d+432);
((void(*)(U,U,U,U))T[RW(RW(d+420)+12)])(d,RW(d+416),RW(d+428),h);c=0;WW(d+436,0);e=RW(d);
WB(d+444,e!=0);e=(e&1)?0u:RW(d+4);WW(d+440,e);B51:if(e<=h){if(e>=c){if(e!=c){goto B52;}goto B53;}}
abort();B52:F64(d+304,34104,30);}B53:i=RW(d+356);c=RW(d+352);n=RL(d+320);if(RB(d+444)!=0){if(n<=1){
switch((U)n){case 1:goto B54;default:goto B55;}B54:if(c){goto B56;}goto B55;}if(!c){goto B55;}
B56:f1=2;e=((0u-Clz((c-1)|15))&31)<<2;WW(i,RW(e+34684));WW(e+34684,i);n=3;w=e1;goto B57;}
WL(d+256,RL(c1));WW(d+264,RW(c1+8));b1=RW(d+336);w=RW(d+332);f1=RW(d+328);z=RL(d+360);goto B57;
B55:n=3;f1=2;w=e1;B57:e=RW(d+376);if(e!=0){h=RW(d+380);e=((0u-Clz((e-1)|15))&31)<<2;
WW(h,RW(e+34684));WW(e+34684,h);}e=RW(d+400);if(e!=0){h=RW(d+404);e=((0u-Clz((e-1)|15))&31)<<2;
WW(h,RW(e+34684));WW(e+34684,h);}e=RW(d+424);if(e!=0){h=RW(d+428);e=((0u-Clz((e-1)|15))&31)<<2;
WW(h,RW(e+34684));WW(e+34684,h);}h=f+152;e=g+b;if(n==3){goto B58;}WL(e,n);WW(e+16,b1);WW(e+12,w);
WW(e+8,f1);WL(e+20,RL(d+256));WW(e+28,RW(d+264));WL(e+40,z);WW(e+36,i);WW(e+32,c);b=b+48;e1=e1+1;
f=h;if(h!=304){goto B59;}e=g+b;f1=3;goto B60;B58:WW(d+312,RW(d+264));WL(d+304,RL(d+256));if(h!=304){
b=d1+152;f=!f;B61:F26(b);b=b+152;f=f-1;if(f){goto B61;}}B60:f=RW(34720);if(!f){b=RW(34816);
f=RW(34812);if(b-f<512){y1=Grow(1);h=y1<<16;WW(34816,h+65536);f=h==b?f:h;}b=0;WW(34812,f+512);
if(!f){goto B2;}goto B62;}b=RW(f);B62:h=F8(f,g,288);WW(g,b);WW(34720,g);f=(e-g)/48;if(f1==3){
goto B63;}WW(a+20,RW(d+312));WL(a+12,RL(d+304));WL(a+32,z);WW(a+28,i);WW(a+24,c);WW(a+8,b1);
WW(a+4,w);WW(a,f1);if(e!=g){e=h;B67:n=RL(e);if(n<=1){switch((U)n){case 1:goto B64;default:goto B65;}
}c=RW(e+32);if(!c){goto B65;}goto B66;B64:c=RW(e+32);if(!c){goto B65;}B66:b=RW(e+36);
c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);B65:e=e+48;f=f-1;if(f){goto B67;}
g=RW(34720);}WW(h,g);WW(34720,h);goto B68;B34:abort();B33:abort();B32:abort();B31:abort();
B16:abort();B15:abort();B14:abort();B63:WW(a+12,f);WW(a+8,h);WL(a,25769803779ull);B68:e=RW(d+156);
if(e!=0){c=RW(d+160);e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}e=RW(d+168);
if(e!=0){e=((0u-Clz((e-1)|15))&31)<<2;WW(y,RW(e+34684));WW(e+34684,y);}e=RW(d+72);if(e!=0){
c=RW(d+76);e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}e=RW(d+84);if(e!=0){
c=RW(d+88);e=((0u-Clz(((e<<2)-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}e=RW(d+48);if(!e){
goto B69;}c=RW(d+52);e=((0u-Clz((e*12-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);goto B69;
B48:B71:i1=i1-1;if(RB(i1)==10){goto B70;}e=e+1;if(i1!=y){goto B71;}e=h1;B70:z=!n?z:0ull;q=n+1;
n=(L)e+1;B43:WL(d+216,RL(d+112));WW(d+212,c1);WH(d+210,j1);WB(d+209,k1);WB(d+208,x);WW(d+204,d1);
WW(d+200,b1);WW(d+196,w);WW(d+192,l1);WW(d+188,g1);WW(d+184,1);WL(d+232,z+n);WL(d+224,RL(d+120)+q);
goto B72;B39:if(f>=2){b1=1;B78:h=RW(d+144);if(h<=4294967287u){if(h+8<=x){n=RL(y+h);
z=CtzL((n^18446744073709551615ull)&(n+16059518370053021407ull)&9259542123273814144ull);e=(U)z;
if((e&56)!=0){n=n>>(z&56&63);if(((U)n&255)<=32){if(((1ull<<(n&63))&4294983168ull)!=0){WW(d+152,h);
e=e>>3;WW(d+144,h+e+1);goto B73;}}}}}F52(d+16,d+112);if(RW(d+16)&1){goto B26;}e=RW(d+20);
x=RW(d+176);h=RW(d+152);B73:c=e+h;if(c<e){goto B74;}if(c>x){goto B74;}y=RW(d+172);
F57(d+304,d+40,y+h,e);if(RW(d+304)!=2147483650u){goto B75;}b=RW(d+308);h=RW(d+144);
if(h<=4294967287u){if(h+8<=x){n=RL(y+h);z=CtzL((n^18446744073709551615ull)&(n+
16059518370053021407ull)&9259542123273814144ull);e=(U)z;if((e&56)!=0){n=n>>(z&56&63);
if(((U)n&255)<=32){if(((1ull<<(n&63))&4294983168ull)!=0){WW(d+152,h);e=e>>3;WW(d+144,h+e+1);
goto B76;}}}}}F52(d+8,d+112);if(RW(d+8)&1){goto B26;}e=RW(d+12);x=RW(d+176);h=RW(d+152);B76:c=e+h;
if(c<e){goto B74;}if(c>x){goto B74;}y=RW(d+172);F57(d+304,d+40,y+h,e);if(RW(d+304)!=2147483650u){
goto B75;}e=RW(d+308);if(b==e){goto B77;}n=((L)e<<32)|(L)b;e=RW(d+104);if(e==RW(d+96)){F36(v);}
WL(RW(d+100)+(e<<3),n);WW(d+104,e+1);b1=b1+1;if(f!=b1){goto B78;}}WW(d+184,6);WB(d+188,1);e=0;
B79:if(e!=304){e1=g+e;m1=e+152;e=m1;if(RL(e1+16)==2){goto B79;}WL(e1+8,RL(d+112));WL(e1,1);
n1=RW(d+104);o1=n1<<3;if(!n1){j1=4;f1=o1+4;goto B80;}e=RW(d+100);f=(0u-Clz((o1-1)|15))&31;c=f<<2;
j1=RW(c+34684);if(!j1){b=RW(34816);j1=RW(34812);c=1u<<(f&31);if(b-j1<c){h=c+65535;y1=Grow(h>>16);
f=y1<<16;WW(34816,f+(h&4294901760u));j1=f==b?j1:f;}WW(34812,j1+c);if(!j1){goto B2;}goto B81;}
WW(c+34684,RW(j1));B81:i=F8(j1,e,o1);f1=i+o1;e=i;w=o1-8;if((w&24)!=24){c=0u-(((w>>3)+1)&3);e=i;
B82:f=e+4;b=RW(f);h=RW(e);if(b<h){WW(e,b);WW(f,h);}e=e+8;c=c+1;if(c){goto B82;}if(w<24){goto B83;}}
B84:c=e+4;f=RW(c);b=RW(e);if(f<b){WW(e,f);WW(c,b);}c=e+12;f=RW(c);b=e+8;h=RW(b);if(f<h){WW(b,f);
WW(c,h);}c=e+20;f=RW(c);b=e+16;h=RW(b);if(f<h){WW(b,f);WW(c,h);}c=e+28;f=RW(c);b=e+24;h=RW(b);
if(f<h){WW(b,f);WW(c,h);}e=e+32;if(e!=f1){goto B84;}B83:if(n1!=1){if(n1>=21){F29(i,n1);goto B80;}
w=i+8;d1=i+o1;c1=0;B88:e=RW(w);c=RW(w-8);if(e==c){e=RW(w+4);c=RW(w-4);if(e==c){goto B85;}}if(e<c){
n=RL(w);b1=(U)(n>>32);h=(U)n;e=c1;B87:c=i+e;WL(c+8,RL(c));if(!e){c=i;goto B86;}f=h;b=RW(c-8);
if(b==h){f=b1;b=RW(i+e-4);if(b==b1){goto B86;}}e=e-8;if(f<b){goto B87;}B86:WL(c,n);}B85:c1=c1+8;
w=w+8;if(w!=d1){goto B88;}}B80:c1=RW(d+92);h=c1-1;if(h>=178956971){goto B89;}e=h*12;if(!e){i=4;p1=0;
goto B90;}c=(0u-Clz((e-1)|15))&31;e=c<<2;i=RW(e+34684);if(!i){f=RW(34816);i=RW(34812);e=1u<<(c&31);
if(f-i<e){b=e+65535;y1=Grow(b>>16);c=y1<<16;WW(34816,c+(b&4294901760u));i=c==f?i:c;}WW(34812,i+e);
p1=h;if(!i){goto B2;}goto B90;}WW(e+34684,RW(i));p1=h;B90:d1=c1<3;if(!d1){e=c1*12-24;y1=F46(i,0,e);
e=y1+e;goto B91;}e=i;if(!h){goto B92;}B91:WW(e+8,0);WL(e,0);B92:c=0;e=j1;B95:if(c!=0){if(c!=b){f=e;
e=c;goto B93;}}if(!e){goto B94;}if(e==f1){goto B94;}f=e+8;b=f;B93:c=RW(e);if(c<h){c=i+c*12;
WW(c,RW(c)+1);c=e+4;e=f;goto B95;}abort();B94:w=0;c=0;if(h){goto B96;}goto B97;}if(RL(g+16)!=2){
goto B98;}if(RL(g+168)!=2){goto B98;}h=RW(d+104);f1=h+1;c1=f1<<2;i1=(0u-Clz((c1-1)|15))&31;e=i1<<2;
b1=e+34684;w=RW(d+100);c=RW(e+34684);if(!c){f=RW(34816);c=RW(34812);e=1u<<(i1&31);if(f-c<e){
i=e+65535;y1=Grow(i>>16);b=y1<<16;WW(34816,b+(i&4294901760u));c=b==f?c:b;}WW(34812,c+e);if(!c){
goto B2;}goto B99;}WW(b1,RW(c));B99:e=0;i=F46(c,0,c1);d1=h<<3;e1=w+d1;c=w;B103:if(e!=0){if(e!=b){
goto B100;}}if(c==e1){goto B101;}e=c;b=c+8;c=b;B100:f=RW(e);if(f>h){goto B102;}f=i+(f<<2);
WW(f,RW(f)+1);e=e+4;goto B103;B101:if(!h){c=4;goto B104;}f=(0u-Clz((d1-1)|15))&31;e=f<<2;
c=RW(e+34684);if(!c){b=RW(34816);c=RW(34812);e=1u<<(f&31);if(b-c<e){e1=e+65535;y1=Grow(e1>>16);
f=y1<<16;WW(34816,f+(e1&4294901760u));c=f==b?c:f;}WW(34812,c+e);if(!c){goto B2;}goto B105;}
WW(e+34684,RW(c));B105:F8(c,w,d1);goto B104;B102:abort();B104:e=RW(b1);if(!e){b=RW(34816);
e=RW(34812);f=1u<<(i1&31);if(b-e<f){w=f+65535;y1=Grow(w>>16);e1=y1<<16;WW(34816,e1+(w&4294901760u));
e=e1==b?e:e1;}WW(34812,e+f);if(!e){goto B2;}goto B106;}WW(b1,RW(e));B106:k1=0;e=F46(e,0,c1);
WW(d+300,f1);WW(d+296,e);WW(d+292,f1);WW(d+288,f1);WW(d+284,i);WW(d+280,f1);WW(d+276,h);WW(d+272,c);
WW(d+268,h);WW(d+264,0);WL(d+256,17179869184ull);q1=4;B117:f=RW(d+276);if(f!=0){e=0;WW(d+312,0);
WL(d+304,17179869184ull);WW(d+504,0);WL(d+496,17179869184ull);b1=f<<3;c=k1+1;r1=f+1;j1=4;
x=RW(d+288);y=RW(d+284);b=RW(d+300);h=RW(d+296);l1=RW(d+268);w=RW(d+272);c1=0;B113:n=RL(w+e);f=(U)n;
if(b>f){e1=f<<2;f1=h+e1;if(RW(f1)!=c){i=(U)(n>>32);if(b<=i){goto B107;}d1=i<<2;i1=h+d1;
if(RW(i1)!=c){if(x<=f){goto B108;}if(x>i){e1=y+e1;h1=RW(e1);if(h1!=1){goto B109;}g1=i;i=f;goto B110;
}abort();B109:g1=f;if(RW(y+d1)==1){goto B110;}}}f=RW(d+312);if(f==RW(d+304)){F36(d+304);}
WL(RW(d+308)+(f<<3),n);WW(d+312,f+1);goto B111;}abort();B107:abort();B108:abort();B110:WW(e1,h1-1);
WW(f1,c);f=y+d1;WW(f,RW(f)-1);WW(i1,c);if(c1==RW(d+496)){F36(d+496);j1=RW(d+500);}f=j1+(c1<<3);
WW(f+4,i);WW(f,g1);c1=c1+1;WW(d+504,c1);B111:e=e+8;if(b1==e){goto B112;}goto B113;}F27(d+256);
goto B98;B112:if(l1!=0){e=((0u-Clz(((l1<<3)-1)|15))&31)<<2;WW(w,RW(e+34684));WW(e+34684,w);}
i=RW(d+312)<<3;f=RW(d+308);B116:e1=i;if(!e1){goto B114;}e=RW(f);if(e>=b){goto B115;}
if(RW(h+(e<<2))!=c){goto B114;}e=RW(f+4);if(e>=b){goto B115;}f=f+8;i=e1-8;if(RW(h+(e<<2))==c){
goto B116;}B114:WW(r+8,RW(d+312));WL(r,RL(d+304));n=RL(d+496);if(k1==RW(d+256)){F37(d+256);
q1=RW(d+260);}f=q1+k1*20;WW(f+16,c1);WL(f+8,n);WW(f+4,e);WW(f,e1!=0);WW(d+264,c);k1=c;if(c1>=r1>>1){
goto B117;}b1=RW(d+152);e=RW(d+176);if(b1>e){goto B118;}z=RL(d+128);if(!b1){n=1;q=1;goto B119;}n=0;
i=b1;d1=RW(d+172);f1=d1;B124:e1=i<255?i:255u;b=e1&3;w=0;f=0;if(i>=4){f=0;e=f1;w=e1&252;h=w;
B120:f=f+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)==10)+(U)(RB(e+3)==10);e=e+4;h=h-4;if(h){
goto B120;}if(!b){goto B121;}}e=f1+w;B122:f=f+(U)(RB(e)==10);e=e+1;b=b-1;if(b){goto B122;}
B121:f1=f1+e1;n=n+((L)f&255);i=i-e1;if(!i){goto B123;}goto B124;B115:abort();B118:abort();
B123:e=d1-1;f=0;B126:if(RB(e+b1)==10){goto B125;}e=e-1;f=f+1;if(b1!=f){goto B126;}f=b1;
B125:z=!n?z:0ull;q=n+1;n=(L)f+1;B119:WL(d+336,RL(d+112));WW(d+316,c1);WW(d+312,r1);WW(d+308,c);
WW(d+304,4);WL(d+352,z+n);WL(d+344,RL(d+120)+q);F65(a,d+304);F27(d+256);goto B127;B96:if(!c1){
goto B128;}if(c1==1){goto B129;}b1=RW(d+80);e=RW(d+88);f=RW(e+4);c=RW(e);if(f<c){goto B130;}
if(f>b1){goto B130;}c=f-c;if(!d1){b=e+8;f1=c1-2;B132:e=RW(b);if(e<f){goto B131;}if(e>b1){goto B131;}
f=e-f;c=c>f?c:f;b=b+4;f=e;f1=f1-1;if(f1){goto B132;}}B97:WW(d+332,e1);WW(d+340,0);WW(d+336,c);
WW(d+324,h);WW(d+320,i);WW(d+316,p1);WW(d+312,n1);WW(d+308,j1);WW(d+304,n1);e=RW(d+92);
WW(d+328,d+40);s1=e-1;if(s1<2){goto B133;}i1=e1+64;y=c+1;w=0;t1=0;B157:t1=t1+1;WW(d+340,t1);
WW(d+460,t1);WL(d+472,q);F42(d+256,33114,d+472);e=RW(d+256);c=RW(d+260);F53(d+496,e1,c,RW(d+264));
if(RW(d+496)!=2147483648u){WW(d+248,RW(d+504));WL(d+240,RL(d+496));if(!e){goto B134;}
e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);goto B134;}if(e!=0){
e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}f=s1>>1;WW(d+464,f);if(f!=0){e=1;
B154:WW(d+468,e);WL(d+272,q);WL(d+264,o);WL(d+256,p);F42(d+496,33217,d+256);WL(d+472,RL(d+496));
WW(d+480,RW(d+504));WL(d+240,m);F42(d+256,33455,d+240);b=RW(d+256);c=RW(d+260);b1=RW(d+264);
WW(d+492,b1);WW(d+488,c);F61(e1,34016,19);WW(d+264,0);WL(d+256,4294967296ull);F66(i1,0,y,d+256);
WB(e1+145,1);f1=RW(d+256);w=RW(d+260);c1=RW(d+264);F54(d+256,e1,33919,9,c,b1);
if(RW(d+256)!=2147483648u){WW(d+504,RW(d+264));WL(d+496,RL(d+256));goto B135;}F61(e1,34016,19);
WW(d+264,0);WL(d+256,4294967296ull);F66(i1,0,y,d+256);WB(e1+145,1);k1=RW(d+256);l1=RW(d+260);
d1=RW(d+264);if(!d1){WL(d+256,k);F42(d+496,33306,d+256);goto B136;}F56(d+256,d+304,w,c1);
u1=RW(d+260);c1=RW(d+256);if(c1!=2147483648u){WW(d+504,RW(d+264));WW(d+500,u1);WW(d+496,c1);
goto B136;}F56(d+256,d+304,l1,d1);v1=RW(d+260);c1=RW(d+256);if(c1!=2147483648u){WW(d+504,RW(d+264));
WW(d+500,v1);WW(d+496,c1);goto B136;}w1=v1>u1?v1:u1;x=v1<u1?v1:u1;d1=0;switch(n1){case 0:goto B137;
case 1:goto B138;default:goto B139;}B139:d1=0;c1=n1;B141:h1=x;r1=c1>>1;q1=r1+d1;x1=j1+(q1<<3);
g1=RW(x1);if(g1==x){h1=w1;g1=RW(x1+4);if(g1==w1){d1=q1;goto B140;}}d1=g1>h1?d1:q1;B140:c1=c1-r1;
if(c1>1){goto B141;}B138:c1=x;h1=j1+(d1<<3);d1=RW(h1);if(d1==x){c1=w1;d1=RW(h1+4);if(d1==w1){
goto B142;}}if(d1!=c1){goto B137;}B142:if(x<h){c1=i+x*12;WW(c1+4,t1);WW(c1,RW(c1)-1);if(w1<h){
goto B143;}x=w1;}abort();B137:b1=RW(34704);if(b1){goto B144;}c1=RW(34816);b1=RW(34812);if(c1-b1<32){
y1=Grow(1);d1=y1<<16;WW(34816,d1+65536);b1=d1==c1?b1:d1;}WW(34812,b1+32);if(!b1){goto B2;}goto B145;
B143:c1=i+w1*12;WW(c1,RW(c1)-1);WW(c1+4,t1);c1=i+v1*12;WW(c1+8,t1);if(!RW(c1)){
F54(d+256,e1,33928,1,c,b1);if(RW(d+256)==2147483648u){goto B146;}WW(d+504,RW(d+264));
WL(d+496,RL(d+256));goto B136;}b1=RW(d+92);if(v1>=b1){goto B147;}c1=v1+1;if(c1>=b1){goto B148;}
b1=RW(d+80);d1=RW(d+88);c1=RW(d1+(c1<<2));h1=RW(d1+(v1<<2));if(c1<h1){goto B149;}if(c1>b1){
goto B149;}d1=c1-h1;x=d1<40?d1:40u;b1=1;if(c1!=h1){c1=RW(d+76);r1=(0u-Clz((x-1)|15))&31;g1=r1<<2;
b1=RW(g1+34684);if(!b1){q1=RW(34816);b1=RW(34812);g1=1u<<(r1&31);if(q1-b1<g1){x1=g1+65535;
y1=Grow(x1>>16);r1=y1<<16;WW(34816,r1+(x1&2147418112));b1=r1==q1?b1:r1;}WW(34812,b1+g1);if(!b1){
goto B2;}goto B150;}WW(g1+34684,RW(b1));B150:F8(b1,c1+h1,x);}WW(d+264,x);WW(d+260,b1);WW(d+256,x);
WB(d+269,d1>65536);WB(d+268,d1>40);WL(d+240,l);F42(d+496,33793,d+240);b1=RW(d+256);if(!b1){
goto B136;}c1=RW(d+260);b1=((0u-Clz((b1-1)|15))&31)<<2;WW(c1,RW(b1+34684));WW(b1+34684,c1);
goto B136;B146:WW(d+500,u1);WW(d+496,2147483648u);if(k1!=0){b1=((0u-Clz((k1-1)|15))&31)<<2;
WW(l1,RW(b1+34684));WW(b1+34684,l1);}if(!f1){goto B151;}goto B152;B144:WW(34704,RW(b1));
B145:WL(b1+21,RL(33950));WL(b1+16,RL(33945));WL(b1+8,RL(33937));WL(b1,RL(33929));WW(d+504,29);
WW(d+500,b1);WW(d+496,29);goto B136;B147:abort();B148:abort();B149:abort();B136:if(k1!=0){
b1=((0u-Clz((k1-1)|15))&31)<<2;WW(l1,RW(b1+34684));WW(b1+34684,l1);}B135:if(!f1){goto B151;}
B152:f1=((0u-Clz((f1-1)|15))&31)<<2;WW(w,RW(f1+34684));WW(f1+34684,w);B151:w=RW(d+500);f1=RW(d+496);
if(f1!=2147483648u){WW(d+248,RW(d+504));WW(d+244,w);WW(d+240,f1);if(b!=0){
e=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}e=RW(d+472);if(!e){goto B134;}
c=RW(d+476);e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);goto B134;}if(b!=0){
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34684));WW(b+34684,c);}c=RW(d+472);if(c!=0){b=RW(d+476);
c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);}if(e>=f){goto B153;}e=e+(U)(e<f);
if(e<=f){goto B154;}}B153:if((s1&1)!=0){WL(d+496,q);F42(d+256,33178,d+496);b=RW(d+256);e=RW(d+260);
f=RW(d+264);F61(e1,34016,19);WW(d+264,0);WL(d+256,4294967296ull);F66(i1,0,y,d+256);WB(e1+145,1);
f1=RW(d+256);c=RW(d+260);b1=RW(d+264);F54(d+256,e1,33971,23,e,f);if(RW(d+256)!=2147483648u){
WW(d+248,RW(d+264));WL(d+240,RL(d+256));goto B155;}F56(d+256,d+304,c,b1);b1=RW(d+256);
if(b1!=2147483648u){WL(d+244,RL(d+260));WW(d+240,b1);goto B155;}F54(d+256,e1,33928,1,e,f);
if(RW(d+256)!=2147483648u){WW(d+248,RW(d+264));WL(d+240,RL(d+256));goto B155;}if(f1!=0){
f=((0u-Clz((f1-1)|15))&31)<<2;WW(c,RW(f+34684));WW(f+34684,c);}if(b!=0){
c=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(c+34684));WW(c+34684,e);}}s1=s1-RW(d+464);if(s1<=1){goto B156;}
goto B157;B131:abort();B130:abort();B129:abort();B128:abort();B155:if(f1!=0){
f=((0u-Clz((f1-1)|15))&31)<<2;WW(c,RW(f+34684));WW(f+34684,c);}if(!b){goto B134;}
c=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(c+34684));WW(c+34684,e);goto B134;B156:e=RW(d+92);
B133:if(w>=e){goto B158;}c=w+1;if(c>=e){goto B159;}e=RW(d+80);b=RW(d+88);f=RW(b+(c<<2));
h=RW(b+(w<<2));if(f<h){goto B160;}if(f>e){goto B160;}b=f-h;c=b+8;if((int)c>-1){w=RW(d+76);if(!c){
WW(d+264,0);WL(d+256,4294967296ull);goto B161;}b1=(0u-Clz((b+7)|15))&31;f1=b1<<2;e=RW(f1+34684);
if(e){goto B162;}c1=RW(34816);e=RW(34812);f1=1u<<(b1&31);if(c1-e<f1){d1=f1+65535;y1=Grow(d1>>16);
b1=y1<<16;WW(34816,b1+(d1&4294901760u));e=b1==c1?e:b1;}WW(34812,e+f1);if(!e){goto B2;}goto B163;}
B89:abort();B158:abort();B159:abort();B160:abort();B162:WW(f1+34684,RW(e));B163:f1=0;WW(d+264,0);
WW(d+260,e);WW(d+256,c);if(b<4294967288u){goto B164;}B161:F6(d+256,0,8);c=RW(d+256);e=RW(d+260);
f1=RW(d+264);B164:WL(e+f1,2322294337832905047ull);f1=f1+8;WW(d+264,f1);if(b<=c-f1){if(f!=h){
goto B165;}goto B166;}F6(d+256,f1,b);e=RW(d+260);f1=RW(d+264);B165:F8(e+f1,w+h,b);e=RW(d+260);
c=RW(d+256);B166:F53(d+496,e1,e,f1+b);if(RW(d+496)!=2147483648u){WW(d+248,RW(d+504));
WL(d+240,RL(d+496));if(!c){goto B134;}c=((0u-Clz((c-1)|15))&31)<<2;WW(e,RW(c+34684));WW(c+34684,e);
goto B134;}if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;WW(e,RW(c+34684));WW(c+34684,e);}
F54(d+240,e1,33928,1,33958,13);B134:if(n1!=0){e=((0u-Clz((o1-1)|15))&31)<<2;WW(j1,RW(e+34684));
WW(e+34684,j1);}if(p1!=0){e=((0u-Clz((p1*12-1)|15))&31)<<2;WW(i,RW(e+34684));WW(e+34684,i);}
e=RW(d+240);if(e!=2147483648u){c=RW(d+244);F64(e1,c,RW(d+248));if(e!=0){
e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}}e=m1;goto B79;B26:WW(d+184,5);
goto B72;B75:if(h<=x){z=RL(d+128);if(!h){n=1;q=1;goto B167;}n=0;i=h;f1=y;B172:e1=i<255?i:255u;
f=e1&3;w=0;c=0;if(i>=4){c=0;e=f1;w=e1&252;b=w;B168:c=c+(U)(RB(e)==10)+(U)(RB(e+1)==10)+(U)(RB(e+2)
==10)+(U)(RB(e+3)==10);e=e+4;b=b-4;if(b){goto B168;}if(!f){goto B169;}}e=f1+w;
B170:c=c+(U)(RB(e)==10);e=e+1;f=f-1;if(f){goto B170;}B169:f1=f1+e1;n=n+((L)c&255);i=i-e1;if(!i){
goto B171;}goto B172;}abort();B171:e=y-1;c=0;B174:if(RB(e+h)==10){goto B173;}e=e-1;c=c+1;if(h!=c){
goto B174;}c=h;B173:z=!n?z:0ull;q=n+1;n=(L)c+1;B167:WL(t,RL(d+304));WL(t+8,RL(d+312));
WL(t+16,RL(d+320));WL(d+216,RL(d+112));WW(d+188,b1);WW(d+184,2);WL(d+232,z+n);WL(d+224,RL(d+120)+q);
goto B72;B77:e=RW(d+92);if(e>b){c=b+1;if(c>=e){goto B175;}e=RW(d+80);f=RW(d+88);c=RW(f+(c<<2));
h=RW(f+(b<<2));if(c<h){goto B176;}if(c>e){goto B176;}f=c-h;b=f<40?f:40u;e=1;if(c!=h){c=RW(d+76);
e1=(0u-Clz((b-1)|15))&31;i=e1<<2;e=RW(i+34684);if(!e){f1=RW(34816);e=RW(34812);i=1u<<(e1&31);
if(f1-e<i){w=i+65535;y1=Grow(w>>16);e1=y1<<16;WW(34816,e1+(w&2147418112));e=e1==f1?e:e1;}
WW(34812,e+i);if(!e){goto B2;}goto B177;}WW(i+34684,RW(e));B177:F8(e,c+h,b);}F50(s,d+112);
WB(d+205,f>65536);WB(d+204,f>40);WW(d+200,b);WW(d+196,e);WW(d+192,b);WW(d+188,b1);WW(d+184,3);
goto B72;}abort();B175:abort();B176:abort();B74:abort();B24:B179:if(RB(e+w)==10){goto B178;}e=e-1;
c=c+1;if(w!=c){goto B179;}c=w;B178:z=!n?z:0ull;q=n+1;n=(L)c+1;B19:c=b1>65536;f=b1>40;n=z+n;
z=RL(d+120)+q;e=0;q=RL(d+112);B10:WL(d+232,n);WL(d+224,z);WL(d+216,q);WW(d+208,47);WW(d+204,32768);
WB(d+201,c);WB(d+200,f);WW(d+196,c1);WW(d+192,d1);WW(d+188,c1);WW(d+184,e);B72:F65(d+304,d+184);
WL(a+5,RL(d+309));WL(a+13,RL(d+317));WL(a+21,RL(d+325));WL(a+29,RL(d+333));WW(a+36,RW(d+340));
e=RW(d+304);WB(a+4,RB(d+308));WW(a,e);B127:F26(g);F26(j);WW(g,RW(34720));WW(34720,g);e=RW(d+156);
if(e!=0){c=RW(d+160);e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}e=RW(d+168);
if(e!=0){c=RW(d+172);e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}e=RW(d+72);
if(e!=0){c=RW(d+76);e=((0u-Clz((e-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}e=RW(d+84);
if(e!=0){c=RW(d+88);e=((0u-Clz(((e<<2)-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}e=RW(d+48);
if(e!=0){c=RW(d+52);e=((0u-Clz((e*12-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}B69:e=RW(d+96);
if(e!=0){c=RW(d+100);e=((0u-Clz(((e<<3)-1)|15))&31)<<2;WW(c,RW(e+34684));WW(e+34684,c);}G0=d+512;
return;B2:abort();}
static L F63(L a,U b,U c){U d=0,e=0,f=0,g=0,h=0;L i=0;d=G0-16;G0=d;a=a^(L)c;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;e=c-8;
f=e>c?0u:e;g=c-f;if(c>=8){h=c&2147483640;if((e&8)!=0){c=b;goto B1;}a=RL(b)^a;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;if(e<8){
goto B2;}c=b+8;h=h-8;B1:B3:a=RL(c)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^RL(c+8)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;c=c+16;h=h-16;if(h){goto B3;}}B2:WL(d+8,0);
if(g>=9){abort();}F8(d+8,b+f,g);i=RL(d+8);G0=d+16;a=i^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;return (a>>31)^a;}
static void F64(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,q=0;L m=0,n=0,o=0,p=0;d=G0-128;
G0=d;e=RW(a+84);if(e<=999){f=a+64;B4:g=RB(a+140);h=RW(a+132);i=RW(a+136);if(h==i){if(!(g&1)){
goto B1;}}j=RW(a+128);goto B2;B1:j=RW(a+128);((void(*)(U,U,U,U))T[RW(RW(a+116)+12)])(d+16,RW(a+112),
RW(a+124),j);k=RW(d+20);i=RW(d+16);h=0;WW(a+132,0);g=i!=0;WB(a+140,g);i=(i&1)?0u:k;WW(a+136,i);
B2:if(i>j){goto B3;}if(i<h){goto B3;}if(i!=h){if(RB(RW(a+124)+h)!=10){F59(f,1);e=RW(a+84);
if(e<1000){goto B4;}goto B5;}}if(e){goto B5;}if(!(((U)(h!=i)|g)&1)){
((void(*)(U,U,U,U))T[RW(RW(a+116)+12)])(d+8,RW(a+112),RW(a+124),j);g=RW(d+12);i=RW(d+8);h=0;
WW(a+132,0);WB(a+140,i!=0);i=(i&1)?0u:g;WW(a+136,i);}if(i<=j){if(i>=h){if(i!=h){g=RB(RW(a+124)+h);}
F60(d+24,i!=h,g);goto B6;}}B3:abort();}B5:i=RW(a+80);g=i<40?i:40u;if(!i){h=1;goto B7;}j=RW(a+76);
f=(0u-Clz((g-1)|15))&31;e=f<<2;h=RW(e+34684);if(!h){k=RW(34816);h=RW(34812);e=1u<<(f&31);if(k-h<e){
l=e+65535;q=Grow(l>>16);f=q<<16;WW(34816,f+(l&2147418112));h=f==k?h:f;}WW(34812,h+e);if(h){goto B8;}
abort();}WW(e+34684,RW(h));B8:F8(h,j,g);B7:WW(d+92,g);WW(d+88,h);WW(d+84,g);WB(d+97,i>65536);
WB(d+96,i>40);WW(d+108,0);WL(d+100,4294967296ull);WW(d+116,32816);WL(d+120,1610612768);
WW(d+112,d+100);q=F16(d+84,d+112);if(q){goto B9;}WW(d+32,RW(d+108));WL(d+24,RL(d+100));if(i!=0){
i=((0u-Clz((g-1)|15))&31)<<2;WW(h,RW(i+34684));WW(i+34684,h);}B6:i=RW(d+28);WW(d+88,RW(d+32));
WW(d+84,i);WW(d+104,c);WW(d+100,b);m=RL(a);n=RL(a+8);o=RL(a+64);p=(L)2<<32;WL(d+120,p|(L)(d+84));
WL(d+112,p|(L)(d+100));F42(d+64,33244,d+112);WL(d+56,o);WL(d+48,n);WL(d+40,m);m=RL(a+16);if(m<=1){
switch((U)m){case 1:goto B10;default:goto B11;}}B10:h=RW(a+48);if(h!=0){g=RW(a+52);
h=((0u-Clz((h-1)|15))&31)<<2;WW(g,RW(h+34684));WW(h+34684,g);}B11:WL(a+16,2);WL(a+24,RL(d+40));
WL(a+32,RL(d+48));WL(a+40,RL(d+56));WL(a+48,RL(d+64));WL(a+56,RL(d+72));a=RW(d+24);if(a!=0){
a=((0u-Clz((a-1)|15))&31)<<2;WW(i,RW(a+34684));WW(a+34684,i);}G0=d+128;return;B9:abort();}
static void F65(U a,U b){U c=0,e=0,f=0;L d=0;c=G0-96;G0=c;if(RW(b)==5){b=0;goto B1;}WL(c+8,RL(b));
WL(c+16,RL(b+8));WL(c+24,RL(b+16));WL(c+32,RL(b+24));d=RL(b+32);WL(c+64,d);WW(c+60,4);
WW(c+56,33994);if(d==0){WL(c+72,((L)11<<32)|(L)(c+8));F42(c+44,33471,c+72);goto B2;}
WL(c+88,((L)11<<32)|(L)(c+8));WL(c+80,((L)8<<32)|(L)(c+64));WL(c+72,((L)2<<32)|(L)(c+56));
F42(c+44,33108,c+72);B2:b=b+40;switch(RW(c+8)){case 0:goto B3;case 1:goto B4;case 2:goto B5;
case 3:goto B6;default:goto B7;}B3:e=RW(c+12);if(!e){goto B7;}f=c+16;goto B8;B4:e=RW(c+16);
switch((U)((int)e>>31)&(e-2147483647)){case 0:goto B9;default:goto B10;}B9:f=4;if(e){goto B11;}
goto B7;B10:f=8;e=RW(c+20);if(!e){goto B7;}B11:f=c+16+f;goto B8;B5:e=RW(c+16);
switch((U)((int)e>>31)&(e-2147483647)){case 0:goto B12;default:goto B13;}B12:f=4;if(e){goto B14;}
goto B7;B13:f=8;e=RW(c+20);if(!e){goto B7;}B14:f=c+16+f;goto B8;B6:e=RW(c+16);if(!e){goto B7;}
f=c+20;B8:f=RW(f);e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34684));WW(e+34684,f);B7:WL(c+72,RL(b));
WL(c+80,RL(b+8));b=1;B1:WW(a,b);WL(a+4,RL(c+44));WW(a+12,RW(c+52));WL(a+16,d);WL(a+24,RL(c+72));
WL(a+32,RL(c+80));G0=c+96;}
static void F66(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;L m=0;e=G0-16;G0=e;f=0;WW(d+8,0);
g=0;B10:h=RW(a+68);i=RW(a+72);if(h==i){if(!(RB(a+76)&1)){goto B1;}}j=RW(a+64);goto B2;B1:j=RW(a+64);
((void(*)(U,U,U,U))T[RW(RW(a+52)+12)])(e+8,RW(a+48),RW(a+60),j);i=RW(e+12);k=RW(e+8);h=0;WW(a+68,0);
WB(a+76,k!=0);i=(k&1)?0u:i;WW(a+72,i);B2:if(i>j){goto B3;}if(i<h){goto B3;}l=i-h;k=RW(a+60)+h;j=0;
if(i==h){h=0;goto B4;}i=i-h;j=0;B6:m=(L)RB(k+j);if(b!=((U)(m<33)&(U)(4294983168ull>>(m&63)))){
goto B5;}j=j+1;if(i!=j){goto B6;}j=l;B5:g=j+g;h=0;if(j!=0){if(j==l){h=b|(U)(g<65537);j=l;}}B4:i=c-f;
i=i<j?i:j;if(i>l){goto B7;}if(i>RW(d)-f){F6(d,f,i);f=RW(d+8);goto B8;}if(!i){goto B9;}
B8:F8(RW(d+4)+f,k,i);B9:f=f+i;WW(d+8,f);F59(a,j);if(h){goto B10;}G0=e+16;return;B3:abort();
B7:abort();}
static U F67(U a,U b){U c=0,d=0;c=G0-32;G0=c;d=a+4;switch(RW(a)){case 1:goto B1;case 2:goto B2;
case 3:goto B3;case 4:goto B4;default:goto B5;}B5:WW(c+28,d);WL(c+8,((L)5<<32)|(L)(c+28));
a=F14(RW(b),RW(b+4),33450,c+8);goto B6;B1:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)12<<32)|(L)(c+28));
WL(c+8,((L)6<<32)|(L)(c+4));a=F14(RW(b),RW(b+4),33414,c+8);goto B6;B2:WW(c+4,d);WW(c+28,a+8);
WL(c+16,((L)12<<32)|(L)(c+28));WL(c+8,((L)6<<32)|(L)(c+4));a=F14(RW(b),RW(b+4),33428,c+8);goto B6;
B3:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)7<<32)|(L)(c+28));WL(c+8,((L)6<<32)|(L)(c+4));
a=F14(RW(b),RW(b+4),33750,c+8);goto B6;B4:WW(c+28,d);WL(c+8,((L)13<<32)|(L)(c+28));
a=F14(RW(b),RW(b+4),33450,c+8);B6:G0=c+32;return a;}
static U F69(void){U a=0,b=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;L c=0,d=0;a=G0-144;G0=a;WW(a+44,0);
WW(a+64,1);WW(a+60,34136);WW(a+52,34136);WW(a+68,2);WW(a+56,a+68);WW(a+48,a+64);F62(a,a+44,a+48);
b=RW(a);if(b!=3){if(!(b&1)){goto B1;}c=RL(a+32);d=RL(a+24);WW(a+80,RW(a+12));WL(a+72,RL(a+4));
WL(a+88,d);WL(a+96,c);WL(a+120,((L)9<<32)|(L)(a+72));c=(L)8<<32;WL(a+112,c|(L)(a+96));
WL(a+104,c|(L)(a+88));F42(a+132,33386,a+104);b=RW(a+72);if(b!=0){e=RW(a+76);
b=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(b+34684));WW(b+34684,e);}f=3;goto B2;}e=RW(a+12);switch(e){
case 0:goto B3;case 1:goto B4;default:goto B5;}B3:abort();B4:abort();B5:g=RW(a+4);h=RW(a+8);
if(RL(h+48)!=2){c=((L)14<<32)|(L)h;switch(RW(h)){case 1:goto B6;case 2:goto B7;default:goto B8;}}
WW(a+72,h+56);WL(a+104,((L)10<<32)|(L)(a+72));F42(a+132,33318,a+104);f=3;goto B9;B8:WL(a+104,c);
F42(a+132,33471,a+104);f=0;goto B9;B6:WL(a+104,c);F42(a+132,33471,a+104);f=2;goto B9;B7:WL(a+104,c);
F42(a+132,33471,a+104);f=1;goto B9;B1:b=RW(34704);if(!b){e=RW(34816);b=RW(34812);if(e-b<32){
k=Grow(1);i=k<<16;WW(34816,i+65536);b=i==e?b:i;}WW(34812,b+32);if(b){goto B10;}abort();}
WW(34704,RW(b));B10:WL(b+13,RL(34173));WL(b+8,RL(34168));WL(b,RL(34160));WW(a+140,21);WW(a+136,b);
WW(a+132,21);f=3;goto B2;B9:b=h;B14:c=RL(b);if(c<=1){switch((U)c){case 1:goto B11;default:goto B12;}
}i=RW(b+32);if(!i){goto B12;}goto B13;B11:i=RW(b+32);if(!i){goto B12;}B13:j=RW(b+36);
i=((0u-Clz((i-1)|15))&31)<<2;WW(j,RW(i+34684));WW(i+34684,j);B12:b=b+48;e=e-1;if(e){goto B14;}
if(g!=0){b=((0u-Clz(g*48-1))&31)<<2;WW(h,RW(b+34684));WW(b+34684,h);}B2:WW(a+112,RW(a+140));
WL(a+104,RL(a+132));WL(a+48,((L)9<<32)|(L)(a+104));F42(a,33839,a+48);b=RW(a);e=RW(a+4);
Write(e,RW(a+8));if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(b+34684));WW(b+34684,e);}b=RW(a+104);
if(b!=0){e=RW(a+108);b=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(b+34684));WW(b+34684,e);}G0=a+144;
return f;}
static void F70(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F35(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F71(d+4,e,RW(a+4),c);if(RW(d+4)==1){F35(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F71(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34684);if(e){goto B2;}h=RW(34816);e=RW(34812);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(34816,f+(i&4294901760u));e=f==h?e:f;}
WW(34812,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+34684);if(!e){
g=RW(34816);e=RW(34812);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(34816,c+(f&4294901760u));e=c==g?e:c;}WW(34812,e+b);goto B5;}WW(b+34684,RW(e));goto B6;
B2:WW(g+34684,RW(e));B4:F8(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34684));WW(b+34684,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static void F72(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34684));WW(b+34684,a);}}
static U F73(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F70(a,d,c);d=RW(a+8);goto B1;}if(!c){
goto B2;}B1:F8(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F74(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F70(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static U F75(U a,U b,U c){U d=0;d=F14(a,34184,b,c);return d;}
static U F76(U a,U b,U c,U d,U e){U f=0;if(c!=1114112){f=((U(*)(U,U))T[RW(b+16)])(a,c);if(f!=0){
return 1;}}if(!d){return 0;}f=((U(*)(U,U,U))T[RW(b+12)])(a,d,e);return f;}
static U Run(void){Grow(1);
memcpy(M+32768,"the number of teams, 2 or more, or 0 at the end\0\17\0\0\0\14\0\0\0\4\0\0\0\20\0\0\0\21\0\0\0\22\0\0\0\200\200\200\200\200\200\200\200\200\364\356\200\200\362\200\200\200\200\200\200\200\200\200\200\200\200\200\200",100);
memcpy(M+32868,"\200\200\200\200 !\242#$%&\247()*+,-./0123456789:;<=>\077@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\334]^_`abcdefghijklmnopqrstuvwxyz{|}~\200",100);
memcpy(M+32968,"\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200",100);
memcpy(M+33068,"\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\042...\042\0\0\0\0\0\1\0\300\1 \300\300\0\7Round #\300\0\300\26 was put out in round \300\0\300\30 appears twice i",100);
memcpy(M+33168,"n round \300\0$\042A advances with wildcard\042 in round \300\0\6match \300\4 of \300\12 in round \300\0\300\10, found \300\0\31the input e",100);
memcpy(M+33268,"nds, expected \300\0\6found \300\13, expected \300\0\11expected \300\0\31the answer is not right: \300\0\24presentation error: \300",100);
memcpy(M+33369,"\16wrong answer: \300\0\22the input is bad: \300\1:\300\2: \300\0\7, team \300\2: \300\0\10, match \300\2: \300\0\5line \300\2: \300\0\17\042A defeats B\042",100);
memcpy(M+33469,", \300\0\300\25 is the name of team \300\10 already\0\32no schedule exists: round \300\5 has \300\21 teams and needs \300\6 match\300",100);
memcpy(M+33569,"\13, but only \300H can be played without eliminating a team that has other matches to play\0\300\30 is not one",100);
memcpy(M+33669," of the teams\0\6found \300\33, expected one of the teams\0\24a word of more than \300\6 bytes\0\10, match \300\2: \300\33 can",100);
memcpy(M+33769,"not play against itself\0\300  is out, but has matches to come\0\5case \300\2, \0\300\1\12\0accepted, written without ",100);
memcpy(M+33869,"leading zerosafter the last case, es\2\134x\303 \0\0i\2\0\0\357\273\277 defeats \12this match is not in the listan empty li",100);
memcpy(M+33969,"ne advances with wildcardcasethe name of a teamno more white spacethe end of the outputa spacea tabt",100);
memcpy(M+34069,"he end of the linea carriage returnexpected the end of the output\0\0\0\0\0\0\4\0\0\0\4\0\0\0\23\0\0\0\24\0\0\0\25\0\0\0a file ca",100);
memcpy(M+34169,"nnot be read\0\0\0\26\0\0\0\14\0\0\0\4\0\0\0\27\0\0\0\30\0\0\0\31\0\0\0000123456789abcdef000102030405060708091011121314151617181920212",100);
memcpy(M+34269,"2232425262728293031323334353637383940414243444546474849505152535455565758596061626364656667686970717",100);
memcpy(M+34369,"2737475767778798081828384858687888990919293949596979899\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+34469,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",83);
memcpy(M+34618,"\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\4\4\4\4\0\0\0\0\0\0\0\0\0\0\0000x",64);
return F69();}
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
