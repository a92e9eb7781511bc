/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated from src/problems/game_schedule/validate.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: f4b8265cc6eadb99 */
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
static void F40(U a,U b,U c,U d);
static void F41(U a,U b,U c);
static void F43(U a,U b,U c,U d);
static void F44(U a,U b,U c,U d);
static void F45(U a,U b,U c,U d,U e);
static U F46(U a,U b);
static void F47(U a);
static void F48(U a,U b,U c);
static U F49(U a,U b);
static U F51(void);
static void F52(U a,U b,U c);
static void F53(U a,U b,U c,U d);
static void F54(U a);
static U F55(U a,U b,U c);
static U F56(U a,U b);
static U F57(U a,U b,U c);
static U F58(U a,U b,U c,U d,U e);
static Any T[]={0,(Any)F8,(Any)F9,(Any)F12,(Any)F16,(Any)F11,(Any)F13,(Any)F15,(Any)F19,(Any)F46,(
Any)F14,(Any)F7,(Any)F5,(Any)F49,(Any)F28,(Any)F29,(Any)F37,(Any)F18,(Any)F32,(Any)F54,(Any)F55,(
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
f=G0-48;G0=f;F40(f+8,b,33588,18);if(RW(f+8)!=2){WL(a+32,RL(f+40));WL(a+24,RL(f+32));
WL(a+16,RL(f+24));WL(a+8,RL(f+16));WL(a,RL(f+8));goto B1;}g=RW(c+52);if(g-1>=d){h=RW(b+188);
i=RW(b+192);if(i-1>=65536){d=i<40?i:40u;if(!i){c=1;goto B2;}g=(0u-Clz((d-1)|15))&31;j=g<<2;
c=RW(j+34372);if(!c){k=RW(34504);c=RW(34500);j=1u<<(g&31);if(k-c<j){l=j+65535;s=Grow(l>>16);g=s<<16;
WW(34504,g+(l&2147418112));c=g==k?c:g;}WW(34500,c+j);if(c){goto B3;}goto B4;}WW(j+34372,RW(c));
B3:F26(c,h,d);B2:j=(i>65536?256u:0u)|(U)(i>40);i=33588;g=33588u>>16;k=33588u>>8;l=d;goto B5;}
m=F38(RL(c),h,i);d=RW(c+16);l=d-1;j=l&(U)m;if(!d){goto B6;}n=RW(c+12);d=n+j*12;o=RH(c+24);
if(RH(d+10)==o){m=m&281474976710655ull;p=RW(c+36);q=RW(c+40);r=RW(c+48);
B11:if((((L)RH(d+8)<<32)|(L)RW(d))==m){d=RW(d+4);if(d>=g){goto B7;}c=d+1;if(c>=g){goto B8;}
c=RW(r+(c<<2));k=RW(r+(d<<2));if(c<k){goto B9;}if(c>q){goto B9;}if(c-k==i){s=Compare(p+k,h,i);
if(!s){goto B10;}}}j=(j+1)&l;d=n+j*12;if(RH(d+10)==o){goto B11;}j=i<40?i:40u;if(i){goto B12;}d=1;
goto B13;}j=i<40?i:40u;B12:g=(0u-Clz((j-1)|15))&31;c=g<<2;d=RW(c+34372);if(!d){k=RW(34504);
d=RW(34500);c=1u<<(g&31);if(k-d<c){l=c+65535;s=Grow(l>>16);g=s<<16;WW(34504,g+(l&2147418112));
d=g==k?d:g;}WW(34500,d+c);if(!d){goto B4;}goto B14;}WW(c+34372,RW(d));B14:F26(d,h,j);B13:k=i>65536;
i=i>40;l=2147483649u;c=j;B5:WW(f+36,18);WH(f+34,g);WB(f+33,k);WB(f+32,i);WW(f+28,j);WW(f+24,d);
WW(f+20,c);WW(f+16,l);WW(f+12,e);WW(f+8,2);F41(b,b+112,f+8);d=0;j=4;goto B15;B10:WW(a+4,1);j=8;
B15:WW(a+j,d);WW(a,2);goto B1;B6:abort();B7:abort();B8:abort();B9:abort();}WL(a,2);B1:G0=f+48;
return;B4:abort();}
static void F40(U a,U b,U c,U d){if(!RB(b+213)){WL(b+160,0);WL(b+168,RL(b));WL(b+176,(L)RW(b+20)+1);
F43(b,1,4096,b+196);WL(b+112,0);WL(b+120,RL(b));WL(b+128,(L)RW(b+20)+1);F43(b,0,65537,b+184);
WB(b+213,1);}if(!RB(b+76)){if(RW(b+192)!=0){F47(b);if(RW(b+192)-65537>4294901759u){goto B1;}}
F44(a,b,c,d);return;B1:WW(a,2);return;}WW(a,0);}
static void F41(U a,U b,U c){U d=0,g=0,h=0;L e=0,f=0;d=G0-64;G0=d;e=RL(a+88);f=RL(a+96);WL(d+56,f);
WL(d+48,e);if(f==0){WL(d+16,((L)9<<32)|(L)c);F20(d+4,33194,d+16);goto B1;}WL(d+32,((L)9<<32)|(L)c);
WL(d+24,((L)8<<32)|(L)(d+56));WL(d+16,((L)2<<32)|(L)(d+48));F20(d+4,33042,d+16);B1:switch(RW(c)){
case 0:goto B2;case 1:goto B3;case 2:goto B4;case 3:goto B5;default:goto B6;}B2:g=RW(c+4);if(!g){
goto B6;}c=c+8;goto B7;B3:g=RW(c+8);switch((U)((int)g>>31)&(g-2147483647)){case 0:goto B8;
default:goto B9;}B8:h=4;if(g){goto B10;}goto B6;B9:h=8;g=RW(c+12);if(!g){goto B6;}B10:c=c+8+h;
goto B7;B4:g=RW(c+8);switch((U)((int)g>>31)&(g-2147483647)){case 0:goto B11;default:goto B12;}
B11:h=4;if(g){goto B13;}goto B6;B12:h=8;g=RW(c+12);if(!g){goto B6;}B13:c=c+8+h;goto B7;B5:g=RW(c+8);
if(!g){goto B6;}c=c+12;B7:c=RW(c);g=((0u-Clz((g-1)|15))&31)<<2;WW(c,RW(g+34372));WW(g+34372,c);
B6:c=RW(a+80);g=RW(a+84);h=RW(d+12);WW(d+44,h);a=RW(d+8);WW(d+40,a);WL(d+16,RL(b));WL(d+24,RL(b+8));
WL(d+32,RL(b+16));((void(*)(U,U,U,U))T[RW(g+16)])(c,d+16,a,h);c=RW(d+4);if(c!=0){
c=((0u-Clz((c-1)|15))&31)<<2;WW(a,RW(c+34372));WW(c+34372,a);}G0=d+64;}
static void F43(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,r=0,s=0,t=0,w=0;
L q=0,u=0,v=0;e=G0-16;G0=e;WW(d+8,0);f=RW(a+68);g=a+8;h=0;i=0;B20:j=RW(a+72);if(f==j){
if(!(RB(a+76)&1)){goto B1;}}k=RW(a+64);l=f;goto B2;B1:k=RW(a+64);
((void(*)(U,U,U,U))T[RW(RW(a+52)+12)])(e+8,RW(a+48),RW(a+60),k);m=RW(e+12);j=RW(e+8);l=0;WW(a+68,0);
WB(a+76,j!=0);j=(j&1)?0u:m;WW(a+72,j);B2:if(j>k){goto B3;}if(j<l){goto B3;}n=j-l;m=RW(a+60)+l;o=0;
if(j==l){p=0;goto B4;}j=j-l;o=0;B6:q=(L)RB(m+o);if(b!=((U)(q<33)&(U)(4294983168ull>>(q&63)))){
goto B5;}o=o+1;if(j!=o){goto B6;}o=n;B5:i=o+i;p=0;if(o!=0){if(o==n){p=b|(U)(i<65537);o=n;}}B4:j=c-h;
j=j<o?j:o;if(j>n){goto B7;}if(j>RW(d)-h){F27(d,h,j);h=RW(d+8);goto B8;}if(!j){goto B9;}
B8:F26(RW(d+4)+h,m,j);B9:h=h+j;WW(d+8,h);f=l+o;if(f<l){goto B10;}if(f>k){goto B10;}if(o!=0){
B19:if(!o){o=0;l=1;r=m;j=0;s=0;goto B11;}j=0;B13:if(RB(m+j)==10){goto B12;}l=1;j=j+1;if(o!=j){
goto B13;}n=0;j=o;goto B14;B12:j=j+1;n=o-j;l=o==j;B14:k=j-1;w=Compare(m+k,33625,1);s=w?0u:m;r=m+j;
o=n;B11:n=RW(a+16);t=1000u-n;k=s?k:j;t=t<k?t:k;if(t>RW(a+8)-n){F27(g,n,t);n=RW(a+16);goto B15;}
if(!t){goto B16;}B15:F26(RW(a+12)+n,s?s:m,t);B16:n=n+t;WW(a+16,n);t=RW(a+20)+k;WW(a+20,t);if(k<j){
u=RL(a);v=u+1;j=n;k=RW(a+12);m=k;B18:if(!j){goto B17;}q=(L)RB(m);if(q<=32){j=j-1;m=m+1;
if((U)(4294983168ull>>(q&63))&1){goto B18;}}WL(a+24,u);WW(a+44,t);WW(a+40,n);q=RL(a+32);
WW(a+32,RW(a+8));WW(a+36,k);WL(a+8,q);B17:WL(a,v);WL(a+16,0);}m=r;if(!l){goto B19;}}WW(a+68,f);
if(p){goto B20;}G0=e+16;return;B3:abort();B7:abort();B10:abort();}
static void F44(U a,U b,U c,U d){U e=0,f=0;e=G0-32;G0=e;WW(e+4,d);WW(e,c);f=RW(b+192);if(!f){
WL(e+8,((L)2<<32)|(L)e);F20(e+20,33090,e+8);goto B1;}F45(e+20,RW(b+188),f,c,d);c=RW(e+28);
if(RW(e+20)-c<=28){F27(e+20,c,29);c=RW(e+28);}d=RW(e+24)+c;WL(d,RL(33648));WL(d+8,RL(33656));
WL(d+16,RL(33664));WL(d+21,RL(33669));WW(e+28,c+29);B1:WL(a+4,RL(e+20));WW(a+12,RW(e+28));WW(a,1);
WL(a+32,RL(b+128));WL(a+24,RL(b+120));WL(a+16,RL(b+112));G0=e+32;}
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
static void F47(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,
w=0,x=0,y=0,z=0,a1=0;L n=0,o=0;b=G0-48;G0=b;c=0;WB(a+213,0);d=RW(a+208);WW(a+208,0);
WL(b+8,RL(a+160));WL(b+16,RL(a+168));WL(b+24,RL(a+176));e=RW(a+204);f=RW(a+200);if(d!=0){g=f+e;
h=RW(a+108);i=h-8;j=RW(a+104);k=(j+3)&4294967292u;l=j-k;m=k-j;n=RL(b+16);o=RL(b+24);p=h>7;q=h==2;
r=h==4;s=h==5;t=h==6;u=f;v=d;B7:if(u==g){c=e;goto B1;}w=RB(u);if(!p){if(!h){goto B1;}if(RB(j)==w){
goto B2;}if(h==1){goto B1;}if(RB(j+1)==w){goto B2;}if(q){goto B1;}if(RB(j+2)==w){goto B2;}if(h==3){
goto B1;}if(RB(j+3)==w){goto B2;}if(r){goto B1;}if(RB(j+4)==w){goto B2;}if(s){goto B1;}
if(RB(j+5)==w){goto B2;}if(t){goto B1;}if(RB(j+6)!=w){goto B1;}goto B2;}x=0;y=j;z=l;if(k!=j){
B3:if(RB(y)==w){goto B2;}y=y+1;z=z+1;if(z){goto B3;}x=m;if(m>i){goto B4;}}y=w*16843009;B5:z=j+x;
a1=RW(z)^y;z=RW(z+4)^y;if((((16843008u-a1)|a1)&((16843008u-z)|z)&2155905152u)!=2155905152u){goto B4;
}x=x+8;if(x<=i){goto B5;}B4:if(h==x){goto B1;}y=h-x;x=j+x;B6:if(RB(x)==w){goto B2;}x=x+1;y=y-1;
if(!y){goto B1;}goto B6;B2:u=u+1;x=w==10;o=x?1ull:o+1;c=c+1;n=n+(L)x;v=v-1;if(v){goto B7;}
WL(b+16,n);WL(b+24,o);goto B8;B1:WL(b+16,n);WL(b+24,o);if(c!=d){goto B9;}}B8:if(d==e){goto B10;}
j=RW(a+104);B9:x=33;w=33760;switch(d){case 0:goto B11;case 1:goto B12;default:goto B13;}B11:x=7;
w=33697;goto B13;B12:x=30;w=33730;if(RW(a+108)==1){y=RB(j);if(y!=10){if(y!=32){goto B13;}x=9;
w=33704;goto B13;}x=17;w=33713;}B13:F45(b+36,f,e,w,x);F48(a,b+8,b+36);B10:G0=b+48;}
static void F48(U a,U b,U c){U d=0,f=0,i=0,j=0;L e=0,g=0,h=0;d=G0-96;G0=d;e=RL(a+96);f=!e;
WW(d+4,f?0u:2u);WW(d,f?1u:33793u);WL(d+16,((L)12<<32)|(L)c);g=(L)2<<32;WL(d+8,g|(L)d);h=RL(a+88);
WW(d+88,33045);WL(d+80,e);WL(d+72,h);WW(d+92,d+8);if(e==0){WL(d+40,((L)13<<32)|(L)(d+88));
F20(d+28,33194,d+40);goto B1;}WL(d+40,g|(L)(d+72));WL(d+56,((L)13<<32)|(L)(d+88));
WL(d+48,((L)8<<32)|(L)(d+80));F20(d+28,33042,d+40);B1:f=RW(a+80);i=RW(a+84);j=RW(d+36);WW(d+68,j);
a=RW(d+32);WW(d+64,a);WL(d+40,RL(b));WL(d+48,RL(b+8));WL(d+56,RL(b+16));
((void(*)(U,U,U,U))T[RW(i+16)])(f,d+40,a,j);b=RW(d+28);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34372));WW(b+34372,a);}a=RW(c);if(a!=0){b=RW(c+4);a=((0u-Clz((a-1)|15))&31)<<2;
WW(b,RW(a+34372));WW(a+34372,b);}G0=d+96;}
static U F49(U a,U b){U c=0;c=F10(RW(b),RW(b+4),RW(a),RW(a+4));return c;}
static U F51(void){U a=0,b=0,c=0,d=0,e=0,f=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,a1=0,b1=0,c1=0,
d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,w1=0,x1=0;
L g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,p1=0;a=G0-544;G0=a;WL(a,0);WW(a+8,a);WW(a+12,0);
b=RW(34436);if(!b){c=RW(34504);b=RW(34500);if(c-b<65536){x1=Grow(1);d=x1<<16;WW(34504,d+65536);
b=d==c?b:d;}WW(34500,b+65536);if(b){goto B1;}goto B2;}WW(34436,RW(b));B1:b=F36(b,0,65536);
WL(a+40,0);WW(a+208,0);WL(a+200,4294967296ull);WB(a+228,1);WL(a+168,1);WL(a+160,1);WL(a+152,0);
WL(a+144,1);WL(a+136,1);WL(a+128,0);WL(a+112,0);WW(a+108,4);WW(a+104,33840);WW(a+100,33820);
WW(a+80,65536);WW(a+76,b);WW(a+72,65536);WW(a+68,33796);WL(a+56,0);WL(a+48,4294967296ull);
WL(a+32,0);WL(a+24,4294967296ull);WL(a+16,1);WW(a+96,a+8);WW(a+64,a+12);WB(a+92,0);WL(a+84,0);
WL(a+120,1);WL(a+220,0);WL(a+212,4294967296ull);WL(a+176,0);WL(a+184,1);WL(a+192,1);WB(a+229,0);
WW(a+236,4);WW(a+232,33840);WL(a+240,18446744073709551615ull);e=33588u>>16;f=33588u>>8;g=(L)2<<32;
h=(L)(a+536);i=g|h;j=((L)1<<32)|(L)33644;k=(L)6<<32;l=k|(L)(a+520);m=k|h;n=g|(L)(a+484);
o=g|(L)(a+232);p=((L)8<<32)|(L)(a+240);q=a+400+12;r=a+448+4;s=a+492+4;t=a+212;u=a+152;v=a+128;
w=a+200;x=a+328;y=a+340;z=a+352;b=0;k=0;B76:if(!(b&1)){WL(a+184,RL(a+16));WL(a+176,0);
WL(a+192,(L)RW(a+36)+1);F43(a+16,1,4096,t);WL(a+128,0);WL(a+136,RL(a+16));WL(a+144,(L)RW(a+36)+1);
F43(a+16,0,65537,w);WB(a+229,1);}if(RB(a+92)==1){WW(a+296,0);goto B3;}switch(RW(a+208)){
case 0:goto B4;case 1:goto B5;default:goto B6;}B5:x1=Compare(RW(a+204),33844,1);if(x1){goto B6;}
F47(a+16);WW(a+120,33625);b=1;WW(a+124,1);WW(a+224,RW(a+224)+1);if(!RB(a+229)){WL(a+184,RL(a+16));
WL(a+176,0);WL(a+192,(L)RW(a+36)+1);F43(a+16,1,4096,t);WL(a+128,0);WL(a+136,RL(a+16));
WL(a+144,(L)RW(a+36)+1);F43(a+16,0,65537,w);WB(a+229,1);}if(RB(a+92)){goto B7;}F47(a+16);
b=RW(a+208);if(!b){goto B8;}F45(a+400,RW(a+204),b,33677,20);c=RW(a+408);if(RW(a+400)-c<=28){
F27(a+400,c,29);c=RW(a+408);}b=RW(a+404)+c;WL(b,RL(33648));WL(b+8,RL(33656));WL(b+16,RL(33664));
WL(b+21,RL(33669));WL(a+300,RL(a+400));b=c+29;WW(a+408,b);WL(a+312,RL(v));WL(a+320,RL(v+8));
WL(a+328,RL(v+16));WW(a+308,b);WW(a+296,1);goto B9;B4:b=RW(34388);if(!b){c=RW(34504);b=RW(34500);
if(c-b<16){x1=Grow(1);d=x1<<16;WW(34504,d+65536);b=d==c?b:d;}WW(34500,b+16);if(!b){goto B2;}
goto B10;}WW(34388,RW(b));B10:WB(b,48);WH(a+308,0);WW(a+304,1);WW(a+300,b);WW(a+296,1);
WL(a+448,((L)3<<32)|(L)(a+296));F20(a+400,33048,a+448);b=RW(a+296);if(b!=0){c=RW(a+300);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}WL(a+448,RL(a+400));
WW(a+456,RW(a+408));WL(a+304,((L)12<<32)|(L)(a+448));WL(a+296,o);F20(a+400,33036,a+296);c=RW(a+400);
b=RW(a+404);d=RW(a+408);WW(a+372,d);WW(a+368,b);a1=RW(a+208);if(!a1){WL(a+296,g|(L)(a+368));
F20(a+400,33090,a+296);goto B11;}F45(a+400,RW(a+204),a1,b,d);a1=RW(a+408);if(RW(a+400)-a1<=28){
F27(a+400,a1,29);a1=RW(a+408);}d=RW(a+404)+a1;WL(d,RL(33648));WL(d+8,RL(33656));WL(d+16,RL(33664));
WL(d+21,RL(33669));WW(a+408,a1+29);B11:WL(a+300,RL(a+400));WW(a+308,RW(a+408));WW(a+296,1);
WL(a+328,RL(v+16));WL(a+320,RL(v+8));WL(a+312,RL(v));if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;
WW(b,RW(c+34372));WW(c+34372,b);}b=RW(a+448);if(!b){goto B9;}c=RW(a+452);
b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);goto B9;B6:if(k==RL(a+240)){
WL(a+304,o);WL(a+296,p);F20(a+252,33466,a+296);F48(a+16,v,a+252);}WL(u+16,RL(v+16));WL(u+8,RL(v+8));
WL(u,RL(v));k=k+1;WL(a+112,k);b=RB(a+228);WB(a+456,0);b1=b?1000u:4294967295u;WW(a+452,b1);
WW(a+448,2);WW(a+488,19);WW(a+484,33606);if(!RB(a+229)){WL(a+184,RL(a+16));WL(a+176,0);
WL(a+192,(L)RW(a+36)+1);F43(a+16,1,4096,t);WL(a+128,0);WL(a+136,RL(a+16));WL(a+144,(L)RW(a+36)+1);
F43(a+16,0,65537,w);WB(a+229,1);}if(RB(a+92)!=0){b=0;goto B12;}if(!RW(a+208)){c1=0;d1=RW(a+204);
e1=d1;b=0;goto B13;}F47(a+16);e1=RW(a+204);c1=RW(a+208);d1=e1+c1;if(!c1){c1=0;b=0;goto B13;}b=0;
B14:if(RB(e1+b)!=48){goto B13;}b=b+1;if(c1!=b){goto B14;}b=c1;B13:c=c1-(U)(c1!=0);f1=c<b?c:b;
if(c1!=f1){b=e1+f1;if(c1-f1!=1){if((RB(b)&255)==48){goto B15;}}c=0;B17:if(b==d1){goto B16;}
d=(RB(b)-48)&255;if(d>9){goto B15;}h=(L)c*10;if((U)(h>>32)){goto B15;}b=b+1;a1=(U)h;c=a1+d;
if(c>=a1){goto B17;}}B15:WW(a+536,a+448);WW(a+520,r);WL(a+312,l);WL(a+304,m);WL(a+296,n);
F20(a+400,33055,a+296);b=RW(a+404);c=RW(a+408);WW(a+540,c);WW(a+536,b);d=RW(a+208);if(!d){
WL(a+520,i);F20(a+296,33090,a+520);g1=RW(a+300);goto B18;}F45(a+296,RW(a+204),d,b,c);d=RW(a+304);
if(RW(a+296)-d<=28){F27(a+296,d,29);d=RW(a+304);}g1=RW(a+300);c=g1+d;WL(c,RL(33648));
WL(c+8,RL(33656));WL(c+16,RL(33664));WL(c+21,RL(33669));WW(a+304,d+29);B18:WL(s+16,RL(v+16));
WL(s+8,RL(v+8));WL(s,RL(v));WW(a+492,RW(a+304));h1=RW(a+296);c=RW(a+400);if(c!=0){
c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34372));WW(c+34372,b);}b=1;B12:WL(a+264,RL(a+492));
WL(a+272,RL(a+500));WL(a+280,RL(a+508));WW(a+288,RW(a+516));goto B19;B16:if(f1!=0){WL(a+400,n);
F20(a+296,33067,a+400);b=RW(a+296);d=RW(a+300);F45(a+296,e1,c1,d,RW(a+304));F48(a+16,v,a+296);
if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(d,RW(b+34372));WW(b+34372,d);}}if(c>=2){if(c<=b1){goto B20;
}}WW(a+536,a+448);WW(a+520,r);WL(a+312,l);WL(a+304,m);WL(a+296,n);F20(a+400,33055,a+296);
b=RW(a+404);F45(a+296,e1,c1,b,RW(a+408));F48(a+16,v,a+296);d=RW(a+400);if(d!=0){
d=((0u-Clz((d-1)|15))&31)<<2;WW(b,RW(d+34372));WW(d+34372,b);}B20:WW(a+120,33625);WW(a+124,1);
WW(a+224,RW(a+224)+1);h=((L(*)(U))T[RW(RW(a+68)+20)])(RW(a+64));e1=RW(34388);if(!e1){b=RW(34504);
e1=RW(34500);if(b-e1<16){x1=Grow(1);d=x1<<16;WW(34504,d+65536);e1=d==b?e1:d;}WW(34500,e1+16);
if(!e1){goto B2;}goto B21;}WW(34388,RW(e1));B21:WW(e1,0);b=RW(34424);if(!b){d=RW(34504);b=RW(34500);
if(d-b<8192){x1=Grow(1);a1=x1<<16;WW(34504,a1+65536);b=a1==d?b:a1;}WW(34500,b+8192);if(!b){goto B2;}
goto B22;}WW(34424,RW(b));B22:d1=0;b=F36(b,0,6144);WL(a+356,4);WL(a+348,1);WW(a+344,e1);
WL(a+336,4294967296ull);WL(a+328,4294967296ull);WH(a+320,1);WL(a+312,512);WW(a+308,b);WW(a+304,512);
WL(a+296,h);if(c!=0){f1=1;i1=1;d1=1;B44:F40(a+400,a+16,33627,17);b=RW(a+400);if(b==2){
b1=d1+(U)(d1<c);b=0;a1=RW(a+208);c1=RW(a+204);B24:if(a1==b){goto B23;}d=c1+b;b=b+1;
if((((RB(d)&223)-65)&255)<26){goto B24;}WW(a+540,17);WW(a+536,33627);if(!a1){WL(a+520,i);
F20(a+400,33090,a+520);d=RW(a+404);goto B25;}F45(a+400,c1,a1,33627,17);c=RW(a+408);
if(RW(a+400)-c<=28){F27(a+400,c,29);c=RW(a+408);}d=RW(a+404);b=d+c;WL(b,RL(33648));
WL(b+8,RL(33656));WL(b+16,RL(33664));WL(b+21,RL(33669));WW(a+408,c+29);B25:WL(r+16,RL(v+16));
WL(r+8,RL(v+8));WL(r,RL(v));WW(a+448,RW(a+408));a1=RW(a+400);b=1;goto B26;B23:if(a1>=26){
WL(a+520,j);F20(a+400,33379,a+520);b=RW(a+400);d=RW(a+404);F45(a+400,c1,a1,d,RW(a+408));
F48(a+16,v,a+400);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(d,RW(b+34372));WW(b+34372,d);}}
if(i1!=d1){goto B27;}j1=RW(a+204);a1=RW(a+208);if(a1-1<65536){goto B28;}b=a1<40?a1:40u;if(a1){
goto B29;}d=1;goto B30;}WL(a+448,RL(q));WL(a+456,RL(q+8));WL(a+464,RL(q+16));WW(a+472,RW(q+24));
d=RW(a+408);a1=RW(a+404);B26:WW(a+288,RW(a+472));WL(a+280,RL(a+464));WL(a+272,RL(a+456));
WL(a+264,RL(a+448));goto B31;B29:k1=(0u-Clz((b-1)|15))&31;c1=k1<<2;d=RW(c1+34372);if(!d){
l1=RW(34504);d=RW(34500);c1=1u<<(k1&31);if(l1-d<c1){m1=c1+65535;x1=Grow(m1>>16);k1=x1<<16;
WW(34504,k1+(m1&2147418112));d=k1==l1?d:k1;}WW(34500,d+c1);if(!d){goto B2;}goto B32;}
WW(c1+34372,RW(d));B32:F26(d,j1,b);B30:l1=33588;k1=18;m1=i1;n1=f;
o1=(o1&4294901760u)|(U)(a1>40)|(a1>65536?256u:0u);c1=o1;a1=b;goto B33;B28:p1=F38(RL(a+296),j1,a1);
q1=RW(a+312);m1=q1-1;r1=(U)p1;d=m1&r1;if(!q1){goto B34;}s1=RW(a+336);n1=RW(a+308);b=n1+d*12;
l1=RH(a+320);if(RH(b+10)==l1){h=p1&281474976710655ull;t1=RW(a+332);
B39:if((((L)RH(b+8)<<32)|(L)RW(b))==h){b=RW(b+4);if(b>=f1){goto B35;}k1=b+1;if(k1>=f1){goto B36;}
c1=RW(e1+(k1<<2));b=RW(e1+(b<<2));if(c1<b){goto B37;}if(c1>s1){goto B37;}if(c1-b==a1){
x1=Compare(t1+b,j1,a1);if(!x1){goto B38;}}}d=(d+1)&m1;b=n1+d*12;if(RH(b+10)==l1){goto B39;}}
WH(b+10,l1);WW(b,r1);WH(b+8,(U)(p1>>32));WW(b+4,f1-1);b=RW(a+316)+1;WW(a+316,b);if(b<<1>q1){
F33(a+296);s1=RW(a+336);}if(a1>RW(a+328)-s1){F27(x,s1,a1);s1=RW(a+336);goto B40;}if(!a1){goto B41;}
B40:F26(RW(a+332)+s1,j1,a1);B41:d=s1+a1;WW(a+336,d);b=RW(a+348);if(b==RW(a+340)){F21(y);}
e1=RW(a+344);WW(e1+(b<<2),d);f1=b+1;WW(a+348,f1);i1=f1;goto B27;B38:c1=a1<40?a1:40u;if(!a1){b=1;
goto B42;}l1=(0u-Clz((c1-1)|15))&31;d=l1<<2;b=RW(d+34372);if(!b){m1=RW(34504);b=RW(34500);
d=1u<<(l1&31);if(m1-b<d){n1=d+65535;x1=Grow(n1>>16);l1=x1<<16;WW(34504,l1+(n1&2147418112));
b=l1==m1?b:l1;}WW(34500,b+d);if(!b){goto B2;}goto B43;}WW(d+34372,RW(b));B43:F26(b,j1,c1);
B42:n1=a1>65536;l1=a1>40;a1=2147483648u;m1=f1;d=c1;B33:WW(a+428,k1);WH(a+426,e);WB(a+425,n1);
WB(a+424,l1);WW(a+420,c1);WW(a+416,b);WW(a+412,d);WW(a+408,a1);WW(a+404,i1);WW(a+400,1);
F41(a+16,v,a+400);i1=m1;goto B27;B34:abort();B35:abort();B36:abort();B37:abort();
B27:WW(a+120,33625);WW(a+124,1);WW(a+224,RW(a+224)+1);if(d1<c){d1=b1;if(b1<=c){goto B44;}}if(c!=1){
c1=1;B49:F39(a+400,a+16,a+296,c,c1);d=RW(a+408);a1=RW(a+404);b=RW(a+400);if(b!=2){
WW(a+288,RW(q+24));WL(a+280,RL(q+16));WL(a+272,RL(q+8));WL(a+264,RL(q));goto B31;}WW(a+120,33626);
WW(a+124,1);WW(a+224,RW(a+224)+1);F39(a+400,a+16,a+296,c,c1);e1=RW(a+408);d1=RW(a+404);b=RW(a+400);
if(b!=2){WW(a+288,RW(q+24));WL(a+280,RL(q+16));WL(a+272,RL(q+8));WL(a+264,RL(q));d=e1;a1=d1;
goto B31;}if((d1&a1)!=0){if(d!=e1){b=RW(a+360);if(b==RW(a+352)){F24(z);}
WL(RW(a+356)+(b<<3),((L)e1<<32)|(L)d);WW(a+360,b+1);goto B45;}b=RW(a+348);if(d<b){a1=d+1;if(a1>=b){
goto B46;}b=RW(a+336);d1=RW(a+344);a1=RW(d1+(a1<<2));e1=RW(d1+(d<<2));if(a1<e1){goto B47;}if(a1>b){
goto B47;}d=a1-e1;d1=d<40?d:40u;b=1;if(a1!=e1){a1=RW(a+332);b1=(0u-Clz((d1-1)|15))&31;f1=b1<<2;
b=RW(f1+34372);if(!b){k1=RW(34504);b=RW(34500);f1=1u<<(b1&31);if(k1-b<f1){l1=f1+65535;
x1=Grow(l1>>16);b1=x1<<16;WW(34504,b1+(l1&2147418112));b=b1==k1?b:b1;}WW(34500,b+f1);if(!b){goto B2;
}goto B48;}WW(f1+34372,RW(b));B48:F26(b,a1+e1,d1);}WW(a+384,d1);WW(a+380,b);WW(a+376,d1);
WW(a+372,c1);WW(a+368,3);WB(a+389,d>65536);WB(a+388,d>40);F41(a+16,v,a+368);goto B45;}abort();
B46:abort();B47:abort();}B45:WW(a+120,33625);WW(a+124,1);WW(a+224,RW(a+224)+1);c1=c1+1;if(c!=c1){
goto B49;}}d1=RW(a+360);}if(d1+1==c){l1=c<<2;n1=(0u-Clz((l1-1)|15))&31;b=n1<<2;k1=b+34372;
b1=RW(a+356);d=RW(b+34372);if(!d){a1=RW(34504);d=RW(34500);b=1u<<(n1&31);if(a1-d<b){e1=b+65535;
x1=Grow(e1>>16);c1=x1<<16;WW(34504,c1+(e1&4294901760u));d=c1==a1?d:c1;}WW(34500,d+b);if(!d){goto B2;
}goto B50;}WW(k1,RW(d));B50:b=0;e1=F36(d,0,l1);m1=d1<<3;f1=b1+m1;d=b1;B54:if(b!=0){if(b!=c1){
goto B51;}}if(d==f1){goto B52;}b=d;c1=d+8;d=c1;B51:a1=RW(b);if(a1>d1){goto B53;}a1=e1+(a1<<2);
WW(a1,RW(a1)+1);b=b+4;goto B54;B52:if(!d1){d=4;goto B55;}a1=(0u-Clz((m1-1)|15))&31;b=a1<<2;
d=RW(b+34372);if(!d){c1=RW(34504);d=RW(34500);b=1u<<(a1&31);if(c1-d<b){f1=b+65535;x1=Grow(f1>>16);
a1=x1<<16;WW(34504,a1+(f1&4294901760u));d=a1==c1?d:a1;}WW(34500,d+b);if(!d){goto B2;}goto B56;}
WW(b+34372,RW(d));B56:F26(d,b1,m1);goto B55;B53:abort();B55:b=RW(k1);if(!b){c1=RW(34504);
b=RW(34500);a1=1u<<(n1&31);if(c1-b<a1){b1=a1+65535;x1=Grow(b1>>16);f1=x1<<16;
WW(34504,f1+(b1&4294901760u));b=f1==c1?b:f1;}WW(34500,b+a1);if(!b){goto B2;}goto B57;}WW(k1,RW(b));
B57:q1=0;b=F36(b,0,l1);WW(a+444,c);WW(a+440,b);WW(a+436,c);WW(a+432,c);WW(a+428,e1);WW(a+424,c);
WW(a+420,d1);WW(a+416,d);WW(a+412,d1);WW(a+408,0);WL(a+400,17179869184ull);u1=4;B70:d=RW(a+420);
if(d!=0){b=0;WW(a+456,0);WL(a+448,17179869184ull);WW(a+528,0);WL(a+520,17179869184ull);k1=d<<3;
c=q1+1;v1=d+1;r1=4;s1=RW(a+432);i1=RW(a+428);a1=RW(a+444);c1=RW(a+440);w1=RW(a+412);b1=RW(a+416);
l1=0;B64:h=RL(b1+b);d=(U)h;if(a1>d){e1=d<<2;f1=c1+e1;if(RW(f1)!=c){d1=(U)(h>>32);if(a1<=d1){
goto B58;}m1=d1<<2;n1=c1+m1;if(RW(n1)!=c){if(s1<=d){goto B59;}if(s1>d1){e1=i1+e1;j1=RW(e1);
if(j1!=1){goto B60;}t1=d1;d1=d;goto B61;}abort();B60:t1=d;if(RW(i1+m1)==1){goto B61;}}}d=RW(a+456);
if(d==RW(a+448)){F24(a+448);}WL(RW(a+452)+(d<<3),h);WW(a+456,d+1);goto B62;}abort();B58:abort();
B59:abort();B61:WW(e1,j1-1);WW(f1,c);d=i1+m1;WW(d,RW(d)-1);WW(n1,c);if(l1==RW(a+520)){F24(a+520);
r1=RW(a+524);}d=r1+(l1<<3);WW(d+4,d1);WW(d,t1);l1=l1+1;WW(a+528,l1);B62:b=b+8;if(k1==b){goto B63;}
goto B64;}a1=RW(a+404);if(!q1){goto B65;}goto B66;B63:if(w1!=0){b=((0u-Clz(((w1<<3)-1)|15))&31)<<2;
WW(b1,RW(b+34372));WW(b+34372,b1);}d1=RW(a+456)<<3;d=RW(a+452);B69:e1=d1;if(!e1){goto B67;}b=RW(d);
if(b>=a1){goto B68;}if(RW(c1+(b<<2))!=c){goto B67;}b=RW(d+4);if(b>=a1){goto B68;}d=d+8;d1=e1-8;
if(RW(c1+(b<<2))==c){goto B69;}B67:WW(q+8,RW(a+456));WL(q,RL(a+448));h=RL(a+520);if(q1==RW(a+400)){
F25(a+400);u1=RW(a+404);}d=u1+q1*20;WW(d+16,l1);WL(d+8,h);WW(d+4,b);WW(d,e1!=0);WW(a+408,c);q1=c;
if(l1>=v1>>1){goto B70;}WW(a+460,l1);WW(a+456,v1);WW(a+452,c);WW(a+448,4);F41(a+16,u,a+448);
a1=RW(a+404);q1=c;B66:b=a1+12;B71:c=RW(b-4);if(c!=0){d=RW(b);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;
WW(d,RW(c+34372));WW(c+34372,d);}b=b+20;q1=q1-1;if(q1){goto B71;}B65:b=RW(a+400);if(b!=0){
b=((0u-Clz((b*20-1)|15))&31)<<2;WW(a1,RW(b+34372));WW(b+34372,a1);}b=RW(a+412);if(b!=0){c=RW(a+416);
b=((0u-Clz(((b<<3)-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}b=RW(a+424);if(b!=0){c=RW(a+428);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}b=RW(a+436);if(!b){goto B72;}
c=RW(a+440);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);goto B72;B68:abort();}
B72:b=RW(a+328);if(b!=0){c=RW(a+332);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}
b=RW(a+340);if(b!=0){c=RW(a+344);b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}
b=RW(a+304);if(b!=0){c=RW(a+308);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+34372));WW(b+34372,c);}
b=2;c=RW(a+352);if(c){goto B73;}goto B74;B31:c=RW(a+328);if(c!=0){c1=RW(a+332);
c=((0u-Clz((c-1)|15))&31)<<2;WW(c1,RW(c+34372));WW(c+34372,c1);}c=RW(a+340);if(c!=0){c1=RW(a+344);
c=((0u-Clz(((c<<2)-1)|15))&31)<<2;WW(c1,RW(c+34372));WW(c+34372,c1);}c=RW(a+304);if(c!=0){
c1=RW(a+308);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(c1,RW(c+34372));WW(c+34372,c1);}c=RW(a+352);if(!c){
goto B75;}g1=d;h1=a1;B73:d=RW(a+356);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(d,RW(c+34372));
WW(c+34372,d);if(b!=2){goto B19;}B74:WL(a+112,0);b=RB(a+229);goto B76;B75:g1=d;h1=a1;
B19:WW(a+304,g1);WW(a+300,h1);WL(a+308,RL(a+264));WL(a+316,RL(a+272));WL(a+324,RL(a+280));
WW(a+332,RW(a+288));WW(a+296,b);if(b){goto B9;}B3:b=1;goto B7;B9:WW(a+408,RW(a+308));
WL(a+400,RL(a+300));F48(a+16,a+312,a+400);B8:b=0;B7:c=RW(a+200);if(c!=0){d=RW(a+204);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+34372));WW(c+34372,d);}c=RW(a+24);if(c!=0){d=RW(a+28);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+34372));WW(c+34372,d);}c=RW(a+48);if(c!=0){d=RW(a+52);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+34372));WW(c+34372,d);}c=RW(a+72);if(c!=0){d=RW(a+76);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+34372));WW(c+34372,d);}c=RW(a+212);if(c!=0){d=RW(a+216);
c=((0u-Clz((c-1)|15))&31)<<2;WW(d,RW(c+34372));WW(c+34372,d);}if(!b){b=RL(a)!=0;goto B77;}
Write(33846,25);b=2;B77:G0=a+544;return b;B2:abort();}
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
memcpy(M+33768,"nd and an empty line (LF): \0\0\0\0\0\4\0\0\0\4\0\0\0\16\0\0\0\17\0\0\0\20\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\21\0\0\0\22\0\0\0case0\12the input cannot be re",100);
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
