/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated from src/problems/game_schedule/validate.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 97e7ee71e3cd4c8c */
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

/* Rotate left. */
static U Rotl(U v, U n) { return v << (n & 31) | v >> ((32 - n) & 31); }

static U G0=32768;
static U F5(U a,U b);
static U F6(U a,U b,U c);
static U F7(U a,U b);
static U F8(U a,U b);
static U F9(U a,U b);
static U F10(U a,U b,U c,U d);
static U F11(U a,U b);
static U F12(U a,U b);
static U F13(U a,U b);
static U F14(U a,U b);
static U F15(U a,U b);
static U F16(U a,U b);
static U F17(U a,U b,U c,U d,U e);
static void F18(U a,U b,U c,U d);
static U F19(U a,U b);
static void F20(U a,U b,U c);
static void F21(U a);
static void F22(U a,U b,U c,U d,U e,U f);
static void F23(U a,U b);
static void F24(U a);
static void F25(U a);
static U F26(U a,U b,U c);
static void F27(U a,U b,U c);
static void F28(U a,U b,U c,U d);
static U F29(U a,U b,U c);
static void F30(U a,U b,U c);
static void F32(U a,U b,U c,U d);
static void F33(U a);
static U F36(U a,U b,U c);
static L F37(U a);
static L F38(L a,U b,U c);
static void F39(U a,U b,U c,U d,U e);
static U F40(U a,U b,U c);
static void F41(U a);
static void F42(U a,U b,U c,U d);
static void F43(U a,U b,U c);
static void F45(U a,U b,U c,U d,U e);
static U F46(U a,U b);
static void F47(U a,U b,U c);
static U F48(U a,U b);
static void F49(U a);
static U F51(void);
static void F52(U a,U b,U c);
static void F53(U a,U b,U c,U d);
static void F54(U a);
static U F55(U a,U b,U c);
static U F56(U a,U b);
static U F57(U a,U b,U c);
static U F58(U a,U b,U c,U d,U e);
static Any T[]={0,(Any)F8,(Any)F9,(Any)F12,(Any)F16,(Any)F11,(Any)F13,(Any)F15,(Any)F19,(Any)F46,(
Any)F14,(Any)F7,(Any)F5,(Any)F48,(Any)F28,(Any)F29,(Any)F37,(Any)F18,(Any)F32,(Any)F54,(Any)F55,(
Any)F56,(Any)F57};
static U F5(U a,U b){U c=0;c=F6(b,RW(a+4),RW(a+8));return c;}
static U F6(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;d=RW(a+8);
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
static U F7(U a,U b){U c=0,d=0,e=0;L f=0;c=G0-64;G0=c;a=RW(a);d=RW(a+8);e=RW(a+4);WW(c,RW(a));
WW(c+4,e);WW(c+8,d);a=e>>1;WW(c+12,a);a=a==1;WW(c+20,a?0u:2u);WW(c+16,a?1u:33575u);f=(L)1<<32;
WL(c+56,f|(L)(c+8));WL(c+48,((L)2<<32)|(L)(c+16));WL(c+40,f|(L)(c+12));WL(c+32,f|(L)(c+4));
WL(c+24,f|(L)c);b=F10(RW(b),RW(b+4),33230,c+24);G0=c+64;return b;}
static U F8(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;c=G0-16;G0=c;d=10;e=RW(a);f=e;if(e>=1000){d=10;
f=e;B1:g=c+6+d;a=f;f=a/10000;h=a-f*10000;i=(h&65535)/100;WH(g-4,RH((i<<1)+33912));
WH(g-2,RH((((h-i*100)&65535)<<1)+33912));d=d-4;if(a>9999999){goto B1;}}if(f<=9){a=f;goto B2;}d=d-2;
a=(f&65535)/100;WH(c+6+d,RH((((f-a*100)&65535)<<1)+33912));B2:if(e!=0){if(!a){goto B3;}}d=d-1;
WB(c+6+d,RB((a<<1)+33913));B3:d=F17(b,1,0,c+6+d,10u-d);G0=c+16;return d;}
static U F9(U a,U b){U c=0;c=F6(b,RW(a),RW(a+4));return c;}
static U F10(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;e=G0-16;G0=e;if(!(d&1)){f=RB(c);
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
static U F11(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=G0-16;G0=c;d=RW(a);e=d+16;a=RW(d+8);if(!a){
WL(c,((L)2<<32)|(L)e);e=F10(RW(b),RW(b+4),33090,c);goto B1;}WL(c+8,((L)2<<32)|(L)e);
WL(c,((L)3<<32)|(L)d);e=1;f=RW(b);g=RW(b+4);h=F10(f,g,33145,c);if(!h){e=0;if(a!=1){b=RW(d+4);
if(RB(b)==48){B3:if(!a){goto B2;}a=a-1;d=RB(b);b=b+1;if(((d-48)&255)<10){goto B3;}goto B1;
B2:e=((U(*)(U,U,U))T[RW(g+12)])(f,33544,31);}}}B1:G0=c+16;return e;}
static U F12(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,r=0,t=0;L m=0,s=0;
c=G0-64;G0=c;if(!RB(a+13)){d=1;e=RW(b);f=RW(b+4);g=RW(f+16);t=((U(*)(U,U))T[g])(e,34);if(t){goto B1;
}h=RW(a+8);i=RW(a+4);j=0;WW(c+20,0);WL(c+12,4294967296ull);k=1;l=0;if(h!=0){m=((L)4<<32)|(L)(c+44);
B24:F30(c+24,i,h);n=RW(c+24+(RW(c+24)?4u:8u));if(n<=h){F30(c+24,i,n);b=RW(c+24);d=b?0u:RW(c+32);
if(!d){goto B2;}k=b?1u:RW(c+28);l=k+d;B20:b=(U)(SB)RB(k);if((int)b>-1){k=k+1;b=b&255;goto B3;}
d=RB(k+1)&63;j=b&31;if(b<=4294967263u){b=(j<<6)|d;k=k+2;goto B3;}d=(d<<6)|(RB(k+2)&63);
if(b<4294967280u){b=d|(j<<12);k=k+3;goto B3;}b=(d<<6)|(RB(k+3)&63)|((j<<18)&1835008);k=k+4;
B3:if(b>=32){if(b-127>=34){if((int)b<=12287){if((int)b<=1563){if(b==173){goto B4;}if(b==847){
goto B4;}goto B5;}if(b==1564){goto B4;}if(b==5760){goto B4;}goto B5;}if((int)b<=65278){if(b==12288){
goto B4;}if(b!=12644){goto B5;}goto B4;}if(b==65279){goto B4;}if(b==65440){goto B4;}
B5:if((b&2097148)!=113824){d=b&2097136;if(d!=78896){j=b&2097150;if(j!=65534){if(d!=65024){
if((b&2097144)!=8232){if(d!=8192){if(b-4447>=2){if(j!=6068){if(b-6155>=5){if(b-8287>=17){
if(b-57344>=6400){if(b-65520>=12){if(b-119163<=4294967287u){if(b<917504){o=b<128;if(o!=0){d=1;
goto B6;}if(b<2048){d=2;goto B6;}d=b<65536?3u:4u;B6:j=RW(c+20);p=j;if(d>RW(c+12)-j){F27(c+12,j,d);
p=RW(c+20);}p=RW(c+16)+p;if(!o){o=(b&63)|4294967168u;q=b>>6;if(b<2048){WB(p+1,o);WB(p,q|192);
goto B7;}r=b>>12;q=(q&63)|4294967168u;if(b<=65535){WB(p+2,o);WB(p+1,q);WB(p,r|224);goto B7;}
WB(p+3,o);WB(p+2,q);WB(p+1,(r&63)|4294967168u);WB(p,(b>>18)|4294967280u);goto B7;}WB(p,b);
B7:WW(c+20,d+j);goto B8;}}}}}}}}}}}}}}}}B4:switch(b-9){case 0:goto B9;case 1:goto B10;
case 2:case 3:goto B11;case 4:goto B12;case 5:case 6:case 7:case 8:case 9:case 10:case 11:case 12:
case 13:case 14:case 15:case 16:case 17:case 18:case 19:case 20:case 21:case 22:case 23:case 24:
goto B11;case 25:goto B13;case 26:case 27:case 28:case 29:goto B11;case 30:goto B13;
default:goto B14;}B14:if(b==92){goto B13;}B11:if(b-32<95){goto B15;}WB(c+50,0);WH(c+48,0);
WB(c+51,RB((b>>20)+33896));WB(c+55,RB(((b>>4)&15)+33896));WB(c+54,RB(((b>>8)&15)+33896));
WB(c+53,RB(((b>>12)&15)+33896));WB(c+52,RB(((b>>16)&15)+33896));d=Clz(b|1)>>2;j=c+48+d;WB(j,123);
WB(j-1,117);d=d-2;WB(c+48+d,92);WB(c+57,125);WB(c+56,RB((b&15)+33896));WL(c+24,RL(c+48));
WH(c+32,RH(c+56));o=10;goto B16;B9:WL(c+26,0);WH(c+24,29788);goto B17;B12:WL(c+26,0);WH(c+24,29276);
goto B17;B10:WL(c+26,0);WH(c+24,28252);goto B17;B13:WH(c+36,512);WL(c+26,0);WB(c+25,b);WB(c+24,92);
goto B17;B15:p=(U)(SB)RB(b+32768);j=p&127;d=0;s=0;if((int)p>-1){o=1;p=j;j=0;goto B18;}p=92;if(j!=0){
o=2;goto B18;}o=4;s=((L)RB((b&15)+33896)<<8)|(L)RB((b>>4)+33896);j=120;B18:WL(c+26,s);WB(c+25,j);
WB(c+24,p);goto B16;B17:d=0;o=2;B16:b=RW(c+20);j=(o-d)&255;if(RW(c+12)-b<j){F27(c+12,b,j);}if(o>d){
b=RW(c+20);B19:p=RB(c+24+d);j=b;if(b==RW(c+12)){F27(c+12,b,1);j=RW(c+20);}WB(RW(c+16)+j,p);b=b+1;
WW(c+20,b);d=d+1;if(o!=d){goto B19;}}B8:if(k!=l){goto B20;}goto B2;}abort();B2:if(h==n){j=RW(c+20);
goto B21;}o=i+n;WW(c+44,o);WL(c+48,m);F20(c+24,33577,c+48);k=n^4294967295u;p=RW(c+24);d=RW(c+28);
b=RW(c+32);j=RW(c+20);if(b>RW(c+12)-j){F27(c+12,j,b);j=RW(c+20);goto B22;}if(!b){goto B23;}
B22:F26(RW(c+16)+j,d,b);B23:h=h+k;j=j+b;WW(c+20,j);if(p!=0){b=((0u-Clz((p-1)|15))&31)<<2;
WW(d,RW(b+34372));WW(b+34372,d);}i=o+1;if(h){goto B24;}B21:k=RW(c+16);l=RW(c+12);}j=k+j;b=k;
B27:if(b!=j){d=(U)(SB)RB(b);if((int)d>-1){b=b+1;d=d&255;goto B25;}p=RB(b+1)&63;o=d&31;
if(d<=4294967263u){d=(o<<6)|p;b=b+2;goto B25;}p=(p<<6)|(RB(b+2)&63);if(d<4294967280u){d=p|(o<<12);
b=b+3;goto B25;}d=(p<<6)|(RB(b+3)&63)|((o<<18)&1835008);b=b+4;B25:if(d==34){goto B26;}
t=((U(*)(U,U))T[g])(e,d);if(!t){goto B27;}goto B28;}if(l!=0){b=((0u-Clz((l-1)|15))&31)<<2;
WW(k,RW(b+34372));WW(b+34372,k);}b=RB(a+12);d=((U(*)(U,U,U))T[RW(f+12)])(e,b?33025u:33024u,b?4u:1u);
goto B1;B26:t=((U(*)(U,U))T[g])(e,92);if(t){goto B28;}t=((U(*)(U,U))T[g])(e,34);if(!t){goto B27;}
B28:d=1;if(!l){goto B1;}b=((0u-Clz((l-1)|15))&31)<<2;WW(k,RW(b+34372));WW(b+34372,k);goto B1;}
WL(c+24,((L)1<<32)|(L)33032);d=F10(RW(b),RW(b+4),33436,c+24);B1:G0=c+64;return d;}
static U F13(U a,U b){U c=0;c=F8(RW(a),b);return c;}
static U F14(U a,U b){U c=0,d=0;c=G0-32;G0=c;a=RW(a);d=RW(a);switch((U)((int)d>>31)&(d-2147483647)){
case 1:goto B1;case 2:goto B2;default:goto B3;}B3:WW(c+28,a);WL(c+8,((L)5<<32)|(L)(c+28));
b=F10(RW(b),RW(b+4),33194,c+8);goto B4;B1:WW(c+4,a+4);WW(c+28,a+20);WL(c+16,((L)6<<32)|(L)(c+28));
WL(c+8,((L)7<<32)|(L)(c+4));b=F10(RW(b),RW(b+4),33196,c+8);goto B4;B2:WW(c+28,a+4);
WL(c+8,((L)7<<32)|(L)(c+28));b=F10(RW(b),RW(b+4),33399,c+8);B4:G0=c+32;return b;}
static U F15(U a,U b){U c=0;c=F12(RW(a),b);return c;}
static U F16(U a,U b){U c=0,d=0;c=G0-16;G0=c;d=RB(RW(a));a=3;B1:WB(c+14+a-2,RB((d&15)+33896));a=a-1;
d=(d>>4)&15;if(d){goto B1;}a=F17(b,34368,2,c+14+a-1,3u-a);G0=c+16;return a;}
static U F17(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;f=RW(a+8);g=f&2097152;
h=(g>>21)+e;if(!(f&8388608)){b=0;goto B1;}if(!c){i=0;goto B2;}i=(int)(U)(SB)RB(b)>-65;if(c!=1){
i=i+(U)((int)(U)(SB)RB(b+1)>-65);}B2:h=i+h;B1:j=g?43u:1114112u;k=RH(a+12);if(h<k){if(!(f&16777216)){
k=k-h;g=0;l=0;switch((f>>29)&3){case 1:goto B3;case 2:goto B4;case 3:goto B3;default:goto B5;}
B3:l=k;goto B5;B4:l=(k&65534)>>1;B5:i=f&2097151;h=RW(a+4);a=RW(a);B7:if((g&65535)>=(l&65535)){
goto B6;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);if(!n){goto B7;}goto B8;}m=RL(a+8);
WW(a+8,((U)m&2682257408u)|536870960);f=1;i=RW(a);l=RW(a+4);n=F58(i,l,j,b,c);if(n){goto B8;}g=0;
h=(k-h)&65535;B10:if((g&65535)>=h){goto B9;}f=1;g=g+1;n=((U(*)(U,U))T[RW(l+16)])(i,48);if(!n){
goto B10;}goto B8;B6:f=1;n=F58(a,h,j,b,c);if(n){goto B8;}n=((U(*)(U,U,U))T[RW(h+12)])(a,d,e);if(n){
goto B8;}l=(k-l)&65535;g=0;B11:if((g&65535)>=l){return 0;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);
if(!n){goto B11;}goto B8;B9:f=1;n=((U(*)(U,U,U))T[RW(l+12)])(i,d,e);if(n){goto B8;}WL(a+8,m);
return 0;}f=1;g=RW(a);a=RW(a+4);n=F58(g,a,j,b,c);if(!n){f=((U(*)(U,U,U))T[RW(a+12)])(g,d,e);}
B8:return f;}
static void F18(U a,U b,U c,U d){U e=0;L f=0;e=G0-80;G0=e;a=RW(a);WW(e+28,d);WW(e+24,c);
WL(e+16,RL(b+16));WL(e+8,RL(b+8));WL(e,RL(b));f=RL(a)+1;WL(a,f);WW(e+40,d);WW(e+36,c);if(f<=20){
WL(e+72,((L)2<<32)|(L)(e+36));f=(L)8<<32;WL(e+64,f|(L)(e+16));WL(e+56,f|(L)(e+8));
F20(e+44,33533,e+56);b=RW(e+44);d=RW(e+48);Write(d,RW(e+52));if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;
WW(d,RW(b+34372));WW(b+34372,d);}}G0=e+80;}
static U F19(U a,U b){U c=0,d=0,h=0,i=0,j=0;L e=0,f=0,g=0;c=G0-32;G0=c;d=20;e=RL(a);f=e;if(e>=1000){
d=20;f=e;B1:a=c+12+d;g=f;f=g/10000;h=(U)(g-f*10000);i=(h&65535)/100;WH(a-4,RH((i<<1)+33912));
WH(a-2,RH((((h-i*100)&65535)<<1)+33912));d=d-4;if(g>9999999){goto B1;}}if(f>9){d=d-2;a=(U)f;j=a;
a=(a&65535)/100;WH(c+12+d,RH((((j-a*100)&65535)<<1)+33912));f=(L)a;}if(e!=0){if(!f){goto B2;}}d=d-1;
WB(c+12+d,RB(((U)f<<1)+33913));B2:d=F17(b,1,0,c+12+d,20u-d);G0=c+32;return d;}
static void F20(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;d=G0-16;G0=d;if((c&1)!=0){e=c>>1;
goto B1;}e=RB(b);if(!e){goto B2;}f=0;g=b;h=0;B4:g=g+1;if((int)(U)((int)(e<<24)>>24)<=-1){
if((e&255)==128){e=RH(g);f=f+e;g=g+e+2;goto B3;}i=Rotl(e&3,0-8);
g=g+((((i<<5)&1073741824)|(i<<7))>>29)+((e>>1)&2)+((e>>2)&2);h=(U)(!f)|h;goto B3;}e=e&255;g=g+e;
f=f+e;B3:e=RB(g);if(e){goto B4;}e=0;if(!(h&(U)(f<16))){e=f<<1;if((int)e<=-1){goto B5;}}B1:if(e){
goto B6;}B2:g=1;e=0;goto B7;B6:h=(0u-Clz((e-1)|15))&31;f=h<<2;g=RW(f+34372);if(!g){i=RW(34504);
g=RW(34500);f=1u<<(h&31);if(i-g<f){j=f+65535;k=Grow(j>>16);h=k<<16;WW(34504,h+(j&4294901760u));
g=h==i?g:h;}WW(34500,g+f);if(g){goto B7;}abort();}WW(f+34372,RW(g));B7:WW(d+12,0);WW(d+8,g);
WW(d+4,e);k=F10(d+4,33872,b,c);if(!k){WW(a+8,RW(d+12));WL(a,RL(d+4));G0=d+16;return;}B5:abort();}
static void F21(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F22(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F23(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F22(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+34372);if(h){goto B2;}l=RW(34504);h=RW(34500);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(34504,j+(m&4294901760u));h=j==l?h:j;}WW(34500,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+34372);if(!h){
b=RW(34504);h=RW(34500);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(34504,c+(k&4294901760u));h=c==b?h:c;}WW(34500,h+f);goto B6;}WW(f+34372,RW(h));goto B5;
B2:WW(k+34372,RW(h));B4:f=b*f;F26(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+34372));
WW(f+34372,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F23(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F24(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F22(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F23(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F25(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F22(b+4,e,RW(a+4),c,4,20);if(RW(b+4)==1){F23(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F26(U a,U b,U c){Copy(a,b,c);return a;}
static void F27(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F23(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F22(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F23(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F28(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F29(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F30(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,j=0;L i=0;if(c!=0){d=c-7;e=d>c?0u:d;
f=((b+3)&4294967292u)-b;d=0;B23:g=RB(b+d);h=(U)((int)(g<<24)>>24);if((int)h>=0){if((f-d)&3){goto B1;
}if(d>=e){goto B2;}B3:g=b+d;if((RW(g+4)|RW(g))&2155905152u){goto B2;}d=d+8;if(d<e){goto B3;}goto B2;
}i=1103806595072ull;switch(RB(g+34112)-2){case 0:goto B4;case 1:goto B5;case 2:goto B6;
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
static void F32(U a,U b,U c,U d){U e=0;L f=0;e=G0-48;G0=e;WW(e+8,d);WW(e+4,c);d=RW(a);f=RL(d)+1;
WL(d,f);if(f<=20){WL(e+40,((L)2<<32)|(L)(e+4));f=(L)8<<32;WL(e+32,f|(L)(b+16));WL(e+24,f|(L)(b+8));
F20(e+12,33533,e+24);d=RW(e+12);c=RW(e+16);Write(c,RW(e+20));if(d!=0){d=((0u-Clz((d-1)|15))&31)<<2;
WW(c,RW(d+34372));WW(d+34372,c);}}G0=e+48;}
static void F33(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+34372);if(d){goto B2;}
g=RW(34504);d=RW(34500);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(34504,e+(h&4294901760u));d=e==g?d:e;}WW(34500,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+34372,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F36(f,0,96);F36(f+96,0,96);F36(f+192,0,96);F36(f+288,0,96);
F36(f+384,0,96);F36(f+480,0,96);F36(f+576,0,96);F36(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F36(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+34372));WW(f+34372,j);}}
static U F36(U a,U b,U c){Fill(a,b,c);return a;}
static L F37(U a){(void)a;return 11400714819323198485ull;}
static L F38(L a,U b,U c){U d=0,e=0,f=0,g=0,h=0;L i=0;d=G0-16;G0=d;a=a^(L)c;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;e=c-8;
f=e>c?0u:e;g=c-f;if(c>=8){h=c&2147483640;if((e&8)!=0){c=b;goto B1;}a=RL(b)^a;
a=((a>>30)^a)*13787848793156543929ull;a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;if(e<8){
goto B2;}c=b+8;h=h-8;B1:B3:a=RL(c)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^RL(c+8)^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;a=(a>>31)^a;c=c+16;h=h-16;if(h){goto B3;}}B2:WL(d+8,0);
if(g>=9){abort();}F26(d+8,b+f,g);i=RL(d+8);G0=d+16;a=i^a;a=((a>>30)^a)*13787848793156543929ull;
a=((a>>27)^a)*10723151780598845931ull;return (a>>31)^a;}
static void F39(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,r=0,s=0;L m=0;
f=G0-48;G0=f;if(!RB(b+165)){WL(b+56,RL(b+96));WL(b+48,RL(b+88));WL(b+40,RL(b+80));g=b+80;
s=F40(g,1,b+152);if(s){goto B1;}WL(b+32,RL(g+16));WL(b+24,RL(g+8));WL(b+16,RL(g));s=F40(g,0,b+140);
if(s){goto B1;}WB(b+165,1);}if(RW(b+148)){goto B2;}h=0;goto B3;B1:WW(f+8,0);goto B4;B2:F41(b);
h=RW(b+148);if(h-65537>4294901759u){goto B5;}B3:F42(f+8,b,33588,18);if(RW(f+8)==2){goto B5;}
B4:WL(a+32,RL(f+40));WL(a+24,RL(f+32));WL(a+16,RL(f+24));WL(a+8,RL(f+16));WL(a,RL(f+8));goto B6;
B5:i=RW(c+52);if(i-1>=d){j=RW(b+144);if(h-1>=65536){g=h<40?h:40u;if(!h){c=1;goto B7;}
i=(0u-Clz((g-1)|15))&31;d=i<<2;c=RW(d+34372);if(!c){k=RW(34504);c=RW(34500);d=1u<<(i&31);if(k-c<d){
l=d+65535;s=Grow(l>>16);i=s<<16;WW(34504,i+(l&2147418112));c=i==k?c:i;}WW(34500,c+d);if(c){goto B8;}
goto B9;}WW(d+34372,RW(c));B8:F26(c,j,g);B7:d=(h>65536?256u:0u)|(U)(h>40);h=33588;i=33588u>>16;
k=33588u>>8;l=g;goto B10;}m=F38(RL(c),j,h);g=RW(c+16);l=g-1;d=l&(U)m;if(!g){goto B11;}n=RW(c+12);
g=n+d*12;o=RH(c+24);if(RH(g+10)==o){m=m&281474976710655ull;p=RW(c+36);q=RW(c+40);r=RW(c+48);
B16:if((((L)RH(g+8)<<32)|(L)RW(g))==m){g=RW(g+4);if(g>=i){goto B12;}c=g+1;if(c>=i){goto B13;}
c=RW(r+(c<<2));k=RW(r+(g<<2));if(c<k){goto B14;}if(c>q){goto B14;}if(c-k==h){s=Compare(p+k,j,h);
if(!s){goto B15;}}}d=(d+1)&l;g=n+d*12;if(RH(g+10)==o){goto B16;}d=h<40?h:40u;if(h){goto B17;}g=1;
goto B18;}d=h<40?h:40u;B17:i=(0u-Clz((d-1)|15))&31;c=i<<2;g=RW(c+34372);if(!g){k=RW(34504);
g=RW(34500);c=1u<<(i&31);if(k-g<c){l=c+65535;s=Grow(l>>16);i=s<<16;WW(34504,i+(l&2147418112));
g=i==k?g:i;}WW(34500,g+c);if(!g){goto B9;}goto B19;}WW(c+34372,RW(g));B19:F26(g,j,d);B18:k=h>65536;
h=h>40;l=2147483649u;c=d;B10:WW(f+36,18);WH(f+34,i);WB(f+33,k);WB(f+32,h);WW(f+28,d);WW(f+24,g);
WW(f+20,c);WW(f+16,l);WW(f+12,e);WW(f+8,2);F43(b,b+16,f+8);g=0;b=4;goto B20;B15:WW(a+4,1);b=8;
B20:WW(a+b,g);WW(a,2);goto B6;B11:abort();B12:abort();B13:abort();B14:abort();}WL(a,2);B6:G0=f+48;
return;B9:abort();}
static U F40(U a,U b,U c){U d=0,e=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L f=0,g=0;d=G0-16;G0=d;e=0;
WW(c+8,0);f=RL(a+8);g=RL(a+16);h=RW(a+28);i=RW(a+24);j=RW(a+48);k=RW(a+44);l=RW(a+36);m=RW(a+32);
B4:if(m==l){((void(*)(U,U,U,U))T[RW(h+12)])(d+8,i,k,j);n=1;if(RW(d+8)&1){goto B1;}l=RW(d+12);m=0;
WW(a+32,0);WW(a+36,l);}if(l<=j){if(l>=m){n=0;if(l==m){goto B1;}o=RB(k+m);if(o<=32){
if(b!=((U)(4294983168ull>>((L)o&63))&1)){goto B1;}if(e<=65536){goto B2;}if(b){goto B3;}goto B1;}
if(b){goto B1;}if(e>65536){goto B1;}B2:if(e==RW(c)){F49(c);}n=e+1;WW(c+8,n);WB(RW(c+4)+e,o);e=n;
B3:g=g+1;WL(a+16,g);if(o==10){g=1;WL(a+16,1);f=f+1;WL(a+8,f);}m=m+1;WW(a+32,m);goto B4;}}abort();
B1:G0=d+16;return n;}
static void F41(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
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
if(v!=j){goto B13;}}WL(b+16,z);WL(b+24,a1);}v=33;w=33760;switch(d){case 0:goto B14;case 1:goto B15;
default:goto B16;}B14:v=7;w=33697;goto B16;B15:v=30;w=33730;if(g==1){u=RB(h);if(u!=10){if(u!=32){
goto B16;}v=9;w=33704;goto B16;}v=17;w=33713;}B16:F45(b+36,f,e<65536?e:65536u,w,v);F47(a,b+8,b+36);
B10:G0=b+48;}
static void F42(U a,U b,U c,U d){U e=0,f=0;e=G0-32;G0=e;WW(e+4,d);WW(e,c);f=RW(b+148);if(!f){
WL(e+8,((L)2<<32)|(L)e);F20(e+20,33090,e+8);goto B1;}F45(e+20,RW(b+144),f,c,d);c=RW(e+28);
if(RW(e+20)-c<=28){F27(e+20,c,29);c=RW(e+28);}d=RW(e+24)+c;WL(d,RL(33648));WL(d+8,RL(33656));
WL(d+16,RL(33664));WL(d+21,RL(33669));WW(e+28,c+29);B1:WL(a+4,RL(e+20));WW(a+12,RW(e+28));WW(a,1);
WL(a+32,RL(b+32));WL(a+24,RL(b+24));WL(a+16,RL(b+16));G0=e+32;}
static void F43(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0;d=G0-96;G0=d;WL(d+8,RL(a));WL(d+16,RL(a+8));
e=RW(a+64);f=RW(a+68);WL(d+88,((L)9<<32)|(L)c);WL(d+80,((L)8<<32)|(L)(d+16));
WL(d+72,((L)2<<32)|(L)(d+8));F20(d+60,33042,d+72);g=RW(d+68);WW(d+52,g);a=RW(d+64);WW(d+48,a);
h=RW(d+60);WL(d+24,RL(b));WL(d+32,RL(b+8));WL(d+40,RL(b+16));
((void(*)(U,U,U,U))T[RW(f+16)])(e,d+24,a,g);if(h!=0){b=((0u-Clz((h-1)|15))&31)<<2;WW(a,RW(b+34372));
WW(b+34372,a);}switch(RW(c)){case 0:goto B1;case 1:goto B2;case 2:goto B3;case 3:goto B4;
default:goto B5;}B1:a=RW(c+4);if(!a){goto B5;}c=c+8;goto B6;B2:a=RW(c+8);
switch((U)((int)a>>31)&(a-2147483647)){case 0:goto B7;default:goto B8;}B7:b=4;if(a){goto B9;}
goto B5;B8:b=8;a=RW(c+12);if(!a){goto B5;}B9:c=c+8+b;goto B6;B3:a=RW(c+8);
switch((U)((int)a>>31)&(a-2147483647)){case 0:goto B10;default:goto B11;}B10:b=4;if(a){goto B12;}
goto B5;B11:b=8;a=RW(c+12);if(!a){goto B5;}B12:c=c+8+b;goto B6;B4:a=RW(c+8);if(!a){goto B5;}c=c+12;
B6:c=RW(c);a=((0u-Clz((a-1)|15))&31)<<2;WW(c,RW(a+34372));WW(a+34372,c);B5:G0=d+96;}
static void F45(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0;f=G0-48;G0=f;WW(f+12,e);WW(f+8,d);if(!c){
WL(f+32,((L)2<<32)|(L)(f+8));F20(a,33118,f+32);goto B1;}d=c<40?c:40u;g=(0u-Clz((d-1)|15))&31;h=g<<2;
e=RW(h+34372);if(!e){i=RW(34504);e=RW(34500);h=1u<<(g&31);if(i-e<h){j=Grow(1);g=j<<16;
WW(34504,g+65536);e=g==i?e:g;}WW(34500,e+h);if(e){goto B2;}abort();}WW(h+34372,RW(e));
B2:e=F26(e,b,d);WB(f+29,c>65536);WB(f+28,c>40);WW(f+24,d);WW(f+20,e);WW(f+16,d);
WL(f+40,((L)2<<32)|(L)(f+8));WL(f+32,((L)3<<32)|(L)(f+16));F20(a,33145,f+32);c=RW(f+16);if(c!=0){
e=RW(f+20);c=((0u-Clz((c-1)|15))&31)<<2;WW(e,RW(c+34372));WW(c+34372,e);}B1:G0=f+48;}
static U F46(U a,U b){U c=0,d=0;c=G0-32;G0=c;d=a+4;switch(RW(a)){case 1:goto B1;case 2:goto B2;
case 3:goto B3;case 4:goto B4;default:goto B5;}B5:WW(c+28,d);WL(c+8,((L)5<<32)|(L)(c+28));
a=F10(RW(b),RW(b+4),33191,c+8);goto B6;B1:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)10<<32)|(L)(c+28));
WL(c+8,((L)6<<32)|(L)(c+4));a=F10(RW(b),RW(b+4),33167,c+8);goto B6;B2:WW(c+4,d);WW(c+28,a+8);
WL(c+16,((L)10<<32)|(L)(c+28));WL(c+8,((L)6<<32)|(L)(c+4));a=F10(RW(b),RW(b+4),33181,c+8);goto B6;
B3:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)7<<32)|(L)(c+28));WL(c+8,((L)6<<32)|(L)(c+4));
a=F10(RW(b),RW(b+4),33490,c+8);goto B6;B4:WW(c+28,d);WL(c+8,((L)11<<32)|(L)(c+28));
a=F10(RW(b),RW(b+4),33191,c+8);B6:G0=c+32;return a;}
static void F47(U a,U b,U c){U d=0,f=0,g=0,h=0,i=0;L e=0;d=G0-112;G0=d;e=RL(a+8);if(e==0){
f=RW(a+64);g=RW(a+68);WL(d+72,((L)12<<32)|(L)c);F20(d+88,33194,d+72);h=RW(d+96);WW(d+68,h);
a=RW(d+92);WW(d+64,a);i=RW(d+88);WL(d+40,RL(b));WL(d+48,RL(b+8));WL(d+56,RL(b+16));
((void(*)(U,U,U,U))T[RW(g+16)])(f,d+40,a,h);if(!i){goto B1;}b=((0u-Clz((i-1)|15))&31)<<2;
WW(a,RW(b+34372));WW(b+34372,a);goto B1;}WL(d+8,((L)12<<32)|(L)c);WW(d+16,33191);WW(d+20,d+8);
WL(d+24,RL(a));WL(d+32,e);f=RW(a+64);g=RW(a+68);WL(d+104,((L)13<<32)|(L)(d+16));
WL(d+96,((L)8<<32)|(L)(d+32));WL(d+88,((L)2<<32)|(L)(d+24));F20(d+72,33042,d+88);h=RW(d+80);
WW(d+68,h);a=RW(d+76);WW(d+64,a);i=RW(d+72);WL(d+40,RL(b));WL(d+48,RL(b+8));WL(d+56,RL(b+16));
((void(*)(U,U,U,U))T[RW(g+16)])(f,d+40,a,h);if(i!=0){b=((0u-Clz((i-1)|15))&31)<<2;WW(a,RW(b+34372));
WW(b+34372,a);}B1:a=RW(c);if(a!=0){b=RW(c+4);a=((0u-Clz((a-1)|15))&31)<<2;WW(b,RW(a+34372));
WW(a+34372,b);}G0=d+112;}
static U F48(U a,U b){U c=0;c=F10(RW(b),RW(b+4),RW(a),RW(a+4));return c;}
static void F49(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F53(b+4,e,RW(a+4),c);if(RW(b+4)==1){F23(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F51(void){U a=0,b=0,c=0,d=0,e=0,f=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,
d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,s1=0,u1=0,v1=0,w1=0,x1=0,
y1=0,z1=0,a2=0,b2=0;L g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,t1=0;a=G0-592;G0=a;WL(a,0);WW(a+8,a);
WW(a+12,0);b=RW(34436);if(!b){c=RW(34504);b=RW(34500);if(c-b<65536){b2=Grow(1);d=b2<<16;
WW(34504,d+65536);b=d==c?b:d;}WW(34500,b+65536);if(b){goto B1;}goto B2;}WW(34436,RW(b));
B1:b=F36(b,0,65536);WW(a+164,0);WL(a+156,4294967296ull);WB(a+180,1);WL(a+48,1);WL(a+40,1);
WL(a+32,0);WW(a+84,33820);WW(a+144,65536);WW(a+140,b);WW(a+136,65536);WL(a+128,0);WW(a+124,33796);
WL(a+112,1);WL(a+104,1);WL(a+96,0);WL(a+24,0);WW(a+20,4);WW(a+16,33840);WW(a+80,a+8);WW(a+120,a+12);
WW(a+176,0);WL(a+168,4294967296ull);WW(a+152,0);WL(a+88,1);WL(a+56,0);WL(a+64,1);WL(a+72,1);
WB(a+181,0);WW(a+244,4);WW(a+240,33840);WL(a+248,18446744073709551615ull);e=33588u>>16;f=33588u>>8;
g=(L)2<<32;h=(L)(a+584);i=g|h;j=g|(L)(a+576);k=((L)1<<32)|(L)33644;l=(L)6<<32;m=l|(L)(a+488);n=l|h;
o=g|(L)(a+240);p=((L)8<<32)|(L)(a+248);q=a+440+12;r=a+512+4;s=a+440+4;t=a+548+4;u=a+16+40;v=a+168;
w=a+96;x=a+16+16;y=a+156;z=a+368;a1=a+380;b1=a+392;b=0;l=0;B84:if(!(b&1)){WL(u+16,RL(w+16));
WL(u+8,RL(w+8));WL(u,RL(w));b2=F40(w,1,v);if(b2){goto B3;}WL(x+16,RL(w+16));WL(x+8,RL(w+8));
WL(x,RL(w));b2=F40(w,0,y);if(b2){goto B3;}WB(a+181,1);}b=RW(a+164);if(b==1){
b2=Compare(RW(a+160),33844,1);if(!b2){goto B4;}if(!RB(a+181)){WL(u+16,RL(w+16));WL(u+8,RL(w+8));
WL(u,RL(w));b2=F40(w,1,v);if(b2){goto B5;}WL(x+16,RL(w+16));WL(x+8,RL(w+8));WL(x,RL(w));
b2=F40(w,0,y);if(b2){goto B5;}WB(a+181,1);}b=RW(a+164);}if(!b){goto B6;}if(l==RL(a+248)){goto B7;}
b=RB(a+181);goto B8;B4:F41(a+16);WW(a+88,33625);WW(a+92,1);WW(a+152,RW(a+152)+1);if(!RB(a+181)){
WL(u+16,RL(w+16));WL(u+8,RL(w+8));WL(u,RL(w));b2=F40(w,1,v);if(b2){goto B9;}WL(x+16,RL(w+16));
WL(x+8,RL(w+8));WL(x,RL(w));b2=F40(w,0,y);if(b2){goto B9;}WB(a+181,1);}F41(a+16);b=RW(a+164);if(!b){
goto B10;}F45(a+336,RW(a+160),b,33677,20);c=RW(a+344);if(RW(a+336)-c<=28){F27(a+336,c,29);
c=RW(a+344);}b=RW(a+340)+c;WL(b,RL(33648));WL(b+8,RL(33656));WL(b+16,RL(33664));WL(b+21,RL(33669));
WL(a+188,RL(a+336));b=c+29;WW(a+344,b);WL(a+200,RL(x));WL(a+208,RL(x+8));WL(a+216,RL(x+16));
WW(a+196,b);WW(a+184,1);goto B11;B5:WW(a+184,0);goto B9;B6:b=RW(34388);if(!b){c=RW(34504);
b=RW(34500);if(c-b<16){b2=Grow(1);d=b2<<16;WW(34504,d+65536);b=d==c?b:d;}WW(34500,b+16);if(!b){
goto B2;}goto B12;}WW(34388,RW(b));B12:WB(b,48);WH(a+348,0);WW(a+344,1);WW(a+340,b);WW(a+336,1);
WL(a+512,((L)3<<32)|(L)(a+336));F20(a+440,33048,a+512);b=RW(a+336);if(b!=0){c=RW(a+340);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}WL(a+512,RL(a+440));
WW(a+520,RW(a+448));WL(a+344,((L)12<<32)|(L)(a+512));WL(a+336,o);F20(a+440,33036,a+336);c=RW(a+440);
b=RW(a+444);d=RW(a+448);WW(a+412,d);WW(a+408,b);c1=RW(a+164);if(!c1){WL(a+440,g|(L)(a+408));
F20(a+336,33090,a+440);goto B13;}F45(a+336,RW(a+160),c1,b,d);c1=RW(a+344);if(RW(a+336)-c1<=28){
F27(a+336,c1,29);c1=RW(a+344);}d=RW(a+340)+c1;WL(d,RL(33648));WL(d+8,RL(33656));WL(d+16,RL(33664));
WL(d+21,RL(33669));WW(a+344,c1+29);B13:WL(a+188,RL(a+336));WW(a+196,RW(a+344));WW(a+184,1);
WL(a+216,RL(x+16));WL(a+208,RL(x+8));WL(a+200,RL(x));if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;
WW(b,RW(c+34372));WW(c+34372,b);}b=RW(a+512);if(!b){goto B11;}c=RW(a+516);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);goto B11;B7:WL(a+344,o);WL(a+336,p);
F20(a+260,33466,a+336);WL(a+352,RL(x+16));WL(a+344,RL(x+8));WL(a+336,RL(x));F47(a+16,a+336,a+260);
b=1;if(!RB(a+181)){WL(u+16,RL(w+16));WL(u+8,RL(w+8));WL(u,RL(w));b2=F40(w,1,v);if(b2){goto B14;}
WL(x+16,RL(w+16));WL(x+8,RL(w+8));WL(x,RL(w));b2=F40(w,0,y);if(b2){goto B14;}b=1;WB(a+181,1);}
B8:l=l+1;WL(a+24,l);c=RB(a+180);WB(a+520,0);d1=c?1000u:4294967295u;WW(a+516,d1);WW(a+512,2);
WW(a+580,19);WW(a+576,33606);if(!(b&1)){WL(u+16,RL(w+16));WL(u+8,RL(w+8));WL(u,RL(w));b2=F40(w,1,v);
if(b2!=0){b=0;goto B15;}WL(x+16,RL(w+16));WL(x+8,RL(w+8));WL(x,RL(w));b=0;b2=F40(w,0,y);if(b2){
goto B15;}WB(a+181,1);}if(!RW(a+164)){c=0;e1=RW(a+160);d=e1;b=0;goto B16;}F41(a+16);d=RW(a+160);
c=RW(a+164);e1=d+c;if(!c){c=0;b=0;goto B16;}b=0;B17:if(RB(d+b)!=48){goto B16;}b=b+1;if(c!=b){
goto B17;}b=c;B16:c1=c-(U)(c!=0);f1=c1<b?c1:b;if(c!=f1){b=d+f1;if(c-f1!=1){if((RB(b)&255)==48){
goto B18;}}c=0;B20:if(b==e1){goto B19;}d=(RB(b)-48)&255;if(d>9){goto B18;}h=(L)c*10;if((U)(h>>32)){
goto B18;}b=b+1;c1=(U)h;c=c1+d;if(c>=c1){goto B20;}}B18:WW(a+584,a+512);WW(a+488,r);WL(a+352,m);
WL(a+344,n);WL(a+336,j);F20(a+440,33055,a+336);b=RW(a+444);c=RW(a+448);WW(a+588,c);WW(a+584,b);
d=RW(a+164);if(!d){WL(a+488,i);F20(a+336,33090,a+488);g1=RW(a+340);goto B21;}
F45(a+336,RW(a+160),d,b,c);d=RW(a+344);if(RW(a+336)-d<=28){F27(a+336,d,29);d=RW(a+344);}
g1=RW(a+340);c=g1+d;WL(c,RL(33648));WL(c+8,RL(33656));WL(c+16,RL(33664));WL(c+21,RL(33669));
WW(a+344,d+29);B21:WL(t+16,RL(x+16));WL(t+8,RL(x+8));WL(t,RL(x));WW(a+548,RW(a+344));h1=RW(a+336);
c=RW(a+440);if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34372));WW(c+34372,b);}b=1;
B15:WL(a+304,RL(a+548));WL(a+312,RL(a+556));WL(a+320,RL(a+564));WW(a+328,RW(a+572));goto B22;
B19:if(f1!=0){WL(a+440,j);F20(a+336,33067,a+440);b=RW(a+336);d=RW(a+340);
F45(a+336,RW(a+160),RW(a+164),d,RW(a+344));F47(a+16,x,a+336);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;
WW(d,RW(b+34372));WW(b+34372,d);}}if(c>=2){if(c<=d1){goto B23;}}WW(a+584,a+512);WW(a+488,r);
WL(a+352,m);WL(a+344,n);WL(a+336,j);F20(a+440,33055,a+336);b=RW(a+444);
F45(a+336,RW(a+160),RW(a+164),b,RW(a+448));F47(a+16,x,a+336);d=RW(a+440);if(d!=0){
d=((0u-Clz((d-1)|15))&31)<<2;WW(b,RW(d+34372));WW(d+34372,b);}B23:WW(a+88,33625);WW(a+92,1);
WW(a+152,RW(a+152)+1);h=((L(*)(U))T[RW(RW(a+124)+20)])(RW(a+120));d1=RW(34388);if(!d1){b=RW(34504);
d1=RW(34500);if(b-d1<16){b2=Grow(1);d=b2<<16;WW(34504,d+65536);d1=d==b?d1:d;}WW(34500,d1+16);
if(!d1){goto B2;}goto B24;}WW(34388,RW(d1));B24:WW(d1,0);b=RW(34424);if(!b){d=RW(34504);b=RW(34500);
if(d-b<8192){b2=Grow(1);c1=b2<<16;WW(34504,c1+65536);b=c1==d?b:c1;}WW(34500,b+8192);if(!b){goto B2;}
goto B25;}WW(34424,RW(b));B25:f1=0;b=F36(b,0,6144);WL(a+396,4);WL(a+388,1);WW(a+384,d1);
WL(a+376,4294967296ull);WL(a+368,4294967296ull);WH(a+360,1);WL(a+352,512);WW(a+348,b);WW(a+344,512);
WL(a+336,h);if(!c){goto B26;}i1=1;j1=1;f1=1;B52:if(!RB(a+181)){WL(u+16,RL(w+16));WL(u+8,RL(w+8));
WL(u,RL(w));b2=F40(w,1,v);if(b2!=0){b=0;goto B27;}WL(x+16,RL(w+16));WL(x+8,RL(w+8));WL(x,RL(w));b=0;
b2=F40(w,0,y);if(b2){goto B27;}WB(a+181,1);}if(!RW(a+164)){WW(a+580,17);WW(a+576,33627);goto B28;}
F41(a+16);c1=RW(a+164);if(c1-65537>4294901759u){goto B29;}WW(a+580,17);WW(a+576,33627);if(c1){
goto B30;}B28:WL(a+584,j);F20(a+488,33090,a+584);k1=RW(a+492);goto B31;
B30:F45(a+488,RW(a+160),c1,33627,17);c=RW(a+496);if(RW(a+488)-c<=28){F27(a+488,c,29);c=RW(a+496);}
k1=RW(a+492);b=k1+c;WL(b,RL(33648));WL(b+8,RL(33656));WL(b+16,RL(33664));WL(b+21,RL(33669));
WW(a+496,c+29);B31:WL(s+16,RL(x+16));WL(s+8,RL(x+8));WL(s,RL(x));WW(a+440,RW(a+496));l1=RW(a+488);
b=1;B27:WW(a+536,RW(a+464));WL(a+528,RL(a+456));WL(a+520,RL(a+448));WL(a+512,RL(a+440));d=k1;c1=l1;
goto B32;B29:m1=f1+(U)(f1<c);b=0;e1=RW(a+160);B34:if(c1==b){goto B33;}d=e1+b;b=b+1;
if((((RB(d)&223)-65)&255)<26){goto B34;}WW(a+588,17);WW(a+584,33627);if(!c1){WL(a+488,i);
F20(a+440,33090,a+488);d=RW(a+444);goto B35;}F45(a+440,e1,c1,33627,17);c=RW(a+448);
if(RW(a+440)-c<=28){F27(a+440,c,29);c=RW(a+448);}d=RW(a+444);b=d+c;WL(b,RL(33648));
WL(b+8,RL(33656));WL(b+16,RL(33664));WL(b+21,RL(33669));WW(a+448,c+29);B35:WL(r+16,RL(x+16));
WL(r+8,RL(x+8));WL(r,RL(x));WW(a+512,RW(a+448));c1=RW(a+440);b=1;B32:WW(a+328,RW(a+536));
WL(a+320,RL(a+528));WL(a+312,RL(a+520));WL(a+304,RL(a+512));goto B36;B33:if(c1>=26){WL(a+488,k);
F20(a+440,33379,a+488);b=RW(a+440);d=RW(a+444);F45(a+440,RW(a+160),RW(a+164),d,RW(a+448));
F47(a+16,x,a+440);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(d,RW(b+34372));WW(b+34372,d);}}
if(j1==f1){n1=RW(a+160);c1=RW(a+164);if(c1-1>=65536){b=c1<40?c1:40u;if(!c1){d=1;goto B37;}
o1=(0u-Clz((b-1)|15))&31;e1=o1<<2;d=RW(e1+34372);if(!d){p1=RW(34504);d=RW(34500);e1=1u<<(o1&31);
if(p1-d<e1){q1=e1+65535;b2=Grow(q1>>16);o1=b2<<16;WW(34504,o1+(q1&2147418112));d=o1==p1?d:o1;}
WW(34500,d+e1);if(!d){goto B2;}goto B38;}WW(e1+34372,RW(d));B38:F26(d,n1,b);B37:p1=33588;o1=18;
q1=j1;r1=f;s1=(s1&4294901760u)|(U)(c1>40)|(c1>65536?256u:0u);e1=s1;c1=b;goto B39;}
t1=F38(RL(a+336),n1,c1);u1=RW(a+352);q1=u1-1;v1=(U)t1;d=q1&v1;if(!u1){goto B40;}w1=RW(a+376);
r1=RW(a+348);b=r1+d*12;p1=RH(a+360);if(RH(b+10)==p1){h=t1&281474976710655ull;x1=RW(a+372);
B45:if((((L)RH(b+8)<<32)|(L)RW(b))==h){b=RW(b+4);if(b>=i1){goto B41;}o1=b+1;if(o1>=i1){goto B42;}
e1=RW(d1+(o1<<2));b=RW(d1+(b<<2));if(e1<b){goto B43;}if(e1>w1){goto B43;}if(e1-b==c1){
b2=Compare(x1+b,n1,c1);if(!b2){goto B44;}}}d=(d+1)&q1;b=r1+d*12;if(RH(b+10)==p1){goto B45;}}
WH(b+10,p1);WW(b,v1);WH(b+8,(U)(t1>>32));WW(b+4,i1-1);b=RW(a+356)+1;WW(a+356,b);if(b<<1>u1){
F33(a+336);w1=RW(a+376);}if(c1>RW(a+368)-w1){F27(z,w1,c1);w1=RW(a+376);goto B46;}if(!c1){goto B47;}
B46:F26(RW(a+372)+w1,n1,c1);B47:d=w1+c1;WW(a+376,d);b=RW(a+388);if(b==RW(a+380)){F21(a1);}
d1=RW(a+384);WW(d1+(b<<2),d);i1=b+1;WW(a+388,i1);j1=i1;goto B48;B44:e1=c1<40?c1:40u;if(!c1){b=1;
goto B49;}p1=(0u-Clz((e1-1)|15))&31;d=p1<<2;b=RW(d+34372);if(!b){q1=RW(34504);b=RW(34500);
d=1u<<(p1&31);if(q1-b<d){r1=d+65535;b2=Grow(r1>>16);p1=b2<<16;WW(34504,p1+(r1&2147418112));
b=p1==q1?b:p1;}WW(34500,b+d);if(!b){goto B2;}goto B50;}WW(d+34372,RW(b));B50:F26(b,n1,e1);
B49:r1=c1>65536;p1=c1>40;c1=2147483648u;q1=i1;d=e1;B39:WL(a+528,RL(x+16));WL(a+520,RL(x+8));
WL(a+512,RL(x));WW(a+468,o1);WH(a+466,e);WB(a+465,r1);WB(a+464,p1);WW(a+460,e1);WW(a+456,b);
WW(a+452,d);WW(a+448,c1);WW(a+444,j1);WW(a+440,1);F43(a+16,a+512,a+440);j1=q1;goto B48;B40:abort();
B41:abort();B42:abort();B43:abort();}B48:WW(a+88,33625);WW(a+92,1);WW(a+152,RW(a+152)+1);if(f1>=c){
goto B51;}f1=m1;if(m1<=c){goto B52;}goto B51;B3:WW(a+184,0);goto B9;B14:WW(a+184,0);
WL(a+196,RL(a+272));WL(a+204,RL(a+280));WL(a+212,RL(a+288));WW(a+220,RW(a+296));goto B9;
B51:if(c!=1){e1=1;B57:F39(a+440,a+16,a+336,c,e1);d=RW(a+448);c1=RW(a+444);b=RW(a+440);if(b!=2){
WW(a+328,RW(q+24));WL(a+320,RL(q+16));WL(a+312,RL(q+8));WL(a+304,RL(q));goto B36;}WW(a+88,33626);
WW(a+92,1);WW(a+152,RW(a+152)+1);F39(a+440,a+16,a+336,c,e1);d1=RW(a+448);f1=RW(a+444);b=RW(a+440);
if(b!=2){WW(a+328,RW(q+24));WL(a+320,RL(q+16));WL(a+312,RL(q+8));WL(a+304,RL(q));d=d1;c1=f1;
goto B36;}if((f1&c1)!=0){if(d!=d1){b=RW(a+400);if(b==RW(a+392)){F24(b1);}
WL(RW(a+396)+(b<<3),((L)d1<<32)|(L)d);WW(a+400,b+1);goto B53;}b=RW(a+388);if(d<b){c1=d+1;if(c1>=b){
goto B54;}b=RW(a+376);f1=RW(a+384);c1=RW(f1+(c1<<2));d1=RW(f1+(d<<2));if(c1<d1){goto B55;}if(c1>b){
goto B55;}d=c1-d1;f1=d<40?d:40u;b=1;if(c1!=d1){c1=RW(a+372);m1=(0u-Clz((f1-1)|15))&31;i1=m1<<2;
b=RW(i1+34372);if(!b){o1=RW(34504);b=RW(34500);i1=1u<<(m1&31);if(o1-b<i1){p1=i1+65535;
b2=Grow(p1>>16);m1=b2<<16;WW(34504,m1+(p1&2147418112));b=m1==o1?b:m1;}WW(34500,b+i1);if(!b){goto B2;
}goto B56;}WW(i1+34372,RW(b));B56:F26(b,c1+d1,f1);}WW(a+424,f1);WW(a+420,b);WW(a+416,f1);
WW(a+412,e1);WW(a+408,3);WB(a+429,d>65536);WB(a+428,d>40);WL(a+456,RL(x+16));WL(a+448,RL(x+8));
WL(a+440,RL(x));F43(a+16,a+440,a+408);goto B53;}abort();B54:abort();B55:abort();}B53:WW(a+88,33625);
WW(a+92,1);WW(a+152,RW(a+152)+1);e1=e1+1;if(c!=e1){goto B57;}}f1=RW(a+400);B26:if(f1+1==c){p1=c<<2;
r1=(0u-Clz((p1-1)|15))&31;b=r1<<2;o1=b+34372;m1=RW(a+396);d=RW(b+34372);if(!d){c1=RW(34504);
d=RW(34500);b=1u<<(r1&31);if(c1-d<b){d1=b+65535;b2=Grow(d1>>16);e1=b2<<16;
WW(34504,e1+(d1&4294901760u));d=e1==c1?d:e1;}WW(34500,d+b);if(!d){goto B2;}goto B58;}WW(o1,RW(d));
B58:b=0;d1=F36(d,0,p1);q1=f1<<3;i1=m1+q1;d=m1;B62:if(b!=0){if(b!=e1){goto B59;}}if(d==i1){goto B60;}
b=d;e1=d+8;d=e1;B59:c1=RW(b);if(c1>f1){goto B61;}c1=d1+(c1<<2);WW(c1,RW(c1)+1);b=b+4;goto B62;
B60:if(!f1){d=4;goto B63;}c1=(0u-Clz((q1-1)|15))&31;b=c1<<2;d=RW(b+34372);if(!d){e1=RW(34504);
d=RW(34500);b=1u<<(c1&31);if(e1-d<b){i1=b+65535;b2=Grow(i1>>16);c1=b2<<16;
WW(34504,c1+(i1&4294901760u));d=c1==e1?d:c1;}WW(34500,d+b);if(!d){goto B2;}goto B64;}
WW(b+34372,RW(d));B64:F26(d,m1,q1);goto B63;B61:abort();B63:b=RW(o1);if(!b){e1=RW(34504);
b=RW(34500);c1=1u<<(r1&31);if(e1-b<c1){m1=c1+65535;b2=Grow(m1>>16);i1=b2<<16;
WW(34504,i1+(m1&4294901760u));b=i1==e1?b:i1;}WW(34500,b+c1);if(!b){goto B2;}goto B65;}WW(o1,RW(b));
B65:u1=0;b=F36(b,0,p1);WW(a+484,c);WW(a+480,b);WW(a+476,c);WW(a+472,c);WW(a+468,d1);WW(a+464,c);
WW(a+460,f1);WW(a+456,d);WW(a+452,f1);WW(a+448,0);WL(a+440,17179869184ull);y1=4;B78:d=RW(a+460);
if(d!=0){b=0;WW(a+520,0);WL(a+512,17179869184ull);WW(a+496,0);WL(a+488,17179869184ull);o1=d<<3;
c=u1+1;z1=d+1;v1=4;w1=RW(a+472);j1=RW(a+468);c1=RW(a+484);e1=RW(a+480);a2=RW(a+452);m1=RW(a+456);
p1=0;B72:h=RL(m1+b);d=(U)h;if(c1>d){d1=d<<2;i1=e1+d1;if(RW(i1)!=c){f1=(U)(h>>32);if(c1<=f1){
goto B66;}q1=f1<<2;r1=e1+q1;if(RW(r1)!=c){if(w1<=d){goto B67;}if(w1>f1){d1=j1+d1;n1=RW(d1);
if(n1!=1){goto B68;}x1=f1;f1=d;goto B69;}abort();B68:x1=d;if(RW(j1+q1)==1){goto B69;}}}d=RW(a+520);
if(d==RW(a+512)){F24(a+512);}WL(RW(a+516)+(d<<3),h);WW(a+520,d+1);goto B70;}abort();B66:abort();
B67:abort();B69:WW(d1,n1-1);WW(i1,c);d=j1+q1;WW(d,RW(d)-1);WW(r1,c);if(p1==RW(a+488)){F24(a+488);
v1=RW(a+492);}d=v1+(p1<<3);WW(d+4,f1);WW(d,x1);p1=p1+1;WW(a+496,p1);B70:b=b+8;if(o1==b){goto B71;}
goto B72;}c1=RW(a+444);if(!u1){goto B73;}goto B74;B71:if(a2!=0){b=((0u-Clz(((a2<<3)-1)|15))&31)<<2;
WW(m1,RW(b+34372));WW(b+34372,m1);}f1=RW(a+520)<<3;d=RW(a+516);B77:d1=f1;if(!d1){goto B75;}b=RW(d);
if(b>=c1){goto B76;}if(RW(e1+(b<<2))!=c){goto B75;}b=RW(d+4);if(b>=c1){goto B76;}d=d+8;f1=d1-8;
if(RW(e1+(b<<2))==c){goto B77;}B75:WW(q+8,RW(a+520));WL(q,RL(a+512));h=RL(a+488);if(u1==RW(a+440)){
F25(a+440);y1=RW(a+444);}d=y1+u1*20;WW(d+16,p1);WL(d+8,h);WW(d+4,b);WW(d,d1!=0);WW(a+448,c);u1=c;
if(p1>=z1>>1){goto B78;}WL(a+504,RL(x+16));WL(a+496,RL(x+8));WL(a+488,RL(x));WW(a+524,p1);
WW(a+520,z1);WW(a+516,c);WW(a+512,4);F43(a+16,a+488,a+512);c1=RW(a+444);u1=c;B74:b=c1+12;
B79:c=RW(b-4);if(c!=0){d=RW(b);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(d,RW(c+34372));WW(c+34372,d);}
b=b+20;u1=u1-1;if(u1){goto B79;}B73:b=RW(a+440);if(b!=0){b=((0u-Clz((b*20-1)|15))&31)<<2;
WW(c1,RW(b+34372));WW(b+34372,c1);}b=RW(a+452);if(b!=0){c=RW(a+456);
b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}b=RW(a+464);if(b!=0){c=RW(a+468);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}b=RW(a+476);if(!b){goto B80;}
c=RW(a+480);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);goto B80;B76:abort();}
B80:b=RW(a+368);if(b!=0){c=RW(a+372);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}
b=RW(a+380);if(b!=0){c=RW(a+384);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}
b=RW(a+344);if(b!=0){c=RW(a+348);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}
b=2;c=RW(a+392);if(c){goto B81;}goto B82;B36:c=RW(a+368);if(c!=0){e1=RW(a+372);
c=((0u-Clz((c-1)|15))&31)<<2;WW(e1,RW(c+34372));WW(c+34372,e1);}c=RW(a+380);if(c!=0){e1=RW(a+384);
c=((0u-Clz(((c<<2)-1)|15))&31)<<2;WW(e1,RW(c+34372));WW(c+34372,e1);}c=RW(a+344);if(c!=0){
e1=RW(a+348);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(e1,RW(c+34372));WW(c+34372,e1);}c=RW(a+392);if(!c){
goto B83;}g1=d;h1=c1;B81:d=RW(a+396);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(d,RW(c+34372));
WW(c+34372,d);if(b!=2){goto B22;}B82:WL(a+24,0);b=RB(a+181);goto B84;B83:g1=d;h1=c1;B22:c=RW(a+328);
WW(a+296,c);h=RL(a+320);WL(a+288,h);l=RL(a+312);WL(a+280,l);WW(a+192,g1);WW(a+188,h1);WW(a+184,b);
WL(a+196,RL(a+304));WL(a+204,l);WL(a+212,h);WW(a+220,c);switch(b){case 0:goto B9;case 2:goto B10;
default:goto B11;}B9:b=RW(a+156);if(b!=0){c=RW(a+160);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34372));WW(b+34372,c);}b=RW(a+136);if(b!=0){c=RW(a+140);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34372));WW(b+34372,c);}b=RW(a+168);if(!b){goto B85;}c=1;goto B86;B11:WW(a+232,RW(a+196));
WL(a+224,RL(a+188));F47(a+16,a+200,a+224);B10:b=RW(a+156);if(b!=0){c=RW(a+160);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}b=RW(a+136);if(b!=0){c=RW(a+140);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}b=RW(a+168);if(!b){goto B87;}c=0;
B86:d=RW(a+172);b=((0u-Clz((b-1)|15))&31)<<2;WW(d,RW(b+34372));WW(b+34372,d);if(c){goto B85;}
B87:b=RL(a)!=0;goto B88;B85:Write(33846,25);b=2;B88:G0=a+592;return b;B2:abort();}
static void F52(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F23(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F53(d+4,e,RW(a+4),c);if(RW(d+4)==1){F23(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F53(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34372);if(e){goto B2;}h=RW(34504);e=RW(34500);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(34504,f+(i&4294901760u));e=f==h?e:f;}
WW(34500,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+34372);if(!e){
g=RW(34504);e=RW(34500);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(34504,c+(f&4294901760u));e=c==g?e:c;}WW(34500,e+b);goto B5;}WW(b+34372,RW(e));goto B6;
B2:WW(g+34372,RW(e));B4:F26(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static void F54(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34372));WW(b+34372,a);}}
static U F55(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F52(a,d,c);d=RW(a+8);goto B1;}if(!c){
goto B2;}B1:F26(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F56(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F52(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static U F57(U a,U b,U c){U d=0;d=F10(a,33872,b,c);return d;}
static U F58(U a,U b,U c,U d,U e){U f=0;if(c!=1114112){f=((U(*)(U,U))T[RW(b+16)])(a,c);if(f!=0){
return 1;}}if(!d){return 0;}f=((U(*)(U,U,U))T[RW(b+12)])(a,d,e);return f;}
static U Run(void){Grow(1);
memcpy(M+32768,"\200\200\200\200\200\200\200\200\200\364\356\200\200\362\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200 !\242#$%&\247()*+,-./0123456789:;<=>\077@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\334]^_`abc",100);
memcpy(M+32868,"defghijklmnopqrstuvwxyz{|}~\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200",100);
memcpy(M+32968,"\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\042...\042\0\0\0\0\0\1\0\2a \300\300\0\300\1 \300\300\0\4 or \300\0\300\2, \300\4 to \300\0\24",100);
memcpy(M+33068,"no leading zeros in \300\0\31the input ends, expected \300\0\30found nothing, expected \300\0\6found \300\13, expected \300\0\7",100);
memcpy(M+33168,", team \300\2: \300\0\10, match \300\2: \300\0\300\25 is the name of team \300\10 already\0\32no schedule exists: round \300\5 has \300\21 t",100);
memcpy(M+33268,"eams and needs \300\6 match\300\13, but only \300H can be played without eliminating a team that has other match",100);
memcpy(M+33368,"es to play\0\10at most \300\10 letters\0\6found \300\33, expected one of the teams\0\24a word of more than \300\6 bytes\0\20f",100);
memcpy(M+33468,"ound more than \300\1 \300\1s\0\10, match \300\2: \300\33 cannot play against itself\0\300\1:\300\2: \300\1\12\0, written without leadin",100);
memcpy(M+33568,"g zeroses\2\134x\303 \0\0i\2\0\0the name of a teamthe number of teams\12 a name of letters\31\0\0\0; what follows is no",100);
memcpy(M+33668,"t checkedthe end of the inputnothingone spaceone line end (LF)one space or one line end (LF)a line e",100);
memcpy(M+33768,"nd and an empty line (LF)\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\16\0\0\0\17\0\0\0\20\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\21\0\0\0\22\0\0\0case0\12the input cannot be re",100);
memcpy(M+33868,"ad\12\0\23\0\0\0\14\0\0\0\4\0\0\0\24\0\0\0\25\0\0\0\26\0\0\0000123456789abcdef00010203040506070809101112131415161718192021222324252627",100);
memcpy(M+33968,"2829303132333435363738394041424344454647484950515253545556575859606162636465666768697071727374757677",100);
memcpy(M+34068,"78798081828384858687888990919293949596979899\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+34168,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",72);
memcpy(M+34306,"\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\4\4\4\4\0\0\0\0\0\0\0\0\0\0\0000x",64);
return F51();}
int main(void) {
    static const int statuses[] = {42, 43, 1}; /* Exit status for Kattis: 42 valid, 43 not valid, 1 not read. */
    Files[0] = stdin;
    Output = stderr;
    return statuses[Run()];
}
