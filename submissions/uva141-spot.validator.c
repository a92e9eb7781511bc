/* Spot (UVa 141)
 * Generated from src/problems/spot/validate.rs, which is the file to read, and what it uses:
 * compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: 1550572094310747 */
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
static U F9(U a,U b,U c,U d);
static U F10(U a,U b);
static U F11(U a,U b);
static U F12(U a,U b);
static U F13(U a,U b);
static U F14(U a,U b);
static U F15(U a,U b,U c,U d,U e);
static void F16(U a,U b,U c,U d);
static U F17(U a,U b);
static void F18(U a,U b,U c);
static void F19(U a);
static void F20(U a);
static void F21(U a,U b,U c,U d,U e,U f);
static void F22(U a,U b);
static void F23(U a);
static U F24(U a,U b,U c);
static void F25(U a,U b,U c);
static void F26(U a,U b,U c,U d);
static U F27(U a,U b,U c);
static void F28(U a,U b,U c);
static U F30(U a,U b);
static void F31(U a,U b,U c,U d);
static void F32(U a);
static U F35(U a,U b,U c);
static L F36(U a);
static void F37(U a,U b,L c);
static U F38(U a,U b);
static void F40(U a,U b,U c,U d);
static void F41(U a,U b,U c,U d,U e);
static void F42(U a);
static void F43(U a,U b,U c);
static void F44(U a,U b,U c,U d,U e);
static U F45(U a,U b,U c);
static U F46(U a,U b);
static void F47(U a);
static U F49(void);
static void F50(U a,U b,U c);
static void F51(U a,U b,U c,U d);
static void F52(U a);
static U F53(U a,U b,U c);
static U F54(U a,U b);
static U F55(U a,U b,U c);
static U F56(U a,U b,U c,U d,U e);
static Any T[]={0,(Any)F8,(Any)F10,(Any)F14,(Any)F12,(Any)F17,(Any)F7,(Any)F11,(Any)F13,(Any)F5,(
Any)F46,(Any)F30,(Any)F26,(Any)F27,(Any)F36,(Any)F16,(Any)F31,(Any)F52,(Any)F53,(Any)F54,(Any)F55};
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
static U F7(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=G0-16;G0=c;d=RW(a);e=d+16;a=RW(d+8);if(!a){
WL(c,((L)1<<32)|(L)e);e=F9(RW(b),RW(b+4),33107,c);goto B1;}WL(c+8,((L)1<<32)|(L)e);
WL(c,((L)2<<32)|(L)d);e=1;f=RW(b);g=RW(b+4);h=F9(f,g,33162,c);if(!h){e=0;if(a!=1){b=RW(d+4);
if(RB(b)==48){B3:if(!a){goto B2;}a=a-1;d=RB(b);b=b+1;if(((d-48)&255)<10){goto B3;}goto B1;
B2:e=((U(*)(U,U,U))T[RW(g+12)])(f,33325,31);}}}B1:G0=c+16;return e;}
static U F8(U a,U b){U c=0;c=F6(b,RW(a),RW(a+4));return c;}
static U F9(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;e=G0-16;G0=e;if(!(d&1)){f=RB(c);
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
static U F10(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0,p=0,q=0,r=0,t=0;L m=0,s=0;
c=G0-64;G0=c;if(!RB(a+13)){d=1;e=RW(b);f=RW(b+4);g=RW(f+16);t=((U(*)(U,U))T[g])(e,34);if(t){goto B1;
}h=RW(a+8);i=RW(a+4);j=0;WW(c+20,0);WL(c+12,4294967296ull);k=1;l=0;if(h!=0){m=((L)3<<32)|(L)(c+44);
B24:F28(c+24,i,h);n=RW(c+24+(RW(c+24)?4u:8u));if(n<=h){F28(c+24,i,n);b=RW(c+24);d=b?0u:RW(c+32);
if(!d){goto B2;}k=b?1u:RW(c+28);l=k+d;B20:b=(U)(SB)RB(k);if((int)b>-1){k=k+1;b=b&255;goto B3;}
d=RB(k+1)&63;j=b&31;if(b<=4294967263u){b=(j<<6)|d;k=k+2;goto B3;}d=(d<<6)|(RB(k+2)&63);
if(b<4294967280u){b=d|(j<<12);k=k+3;goto B3;}b=(d<<6)|(RB(k+3)&63)|((j<<18)&1835008);k=k+4;
B3:if(b>=32){if(b-127>=34){if((int)b<=12287){if((int)b<=1563){if(b==173){goto B4;}if(b==847){
goto B4;}goto B5;}if(b==1564){goto B4;}if(b==5760){goto B4;}goto B5;}if((int)b<=65278){if(b==12288){
goto B4;}if(b!=12644){goto B5;}goto B4;}if(b==65279){goto B4;}if(b==65440){goto B4;}
B5:if((b&2097148)!=113824){d=b&2097136;if(d!=78896){j=b&2097150;if(j!=65534){if(d!=65024){
if((b&2097144)!=8232){if(d!=8192){if(b-4447>=2){if(j!=6068){if(b-6155>=5){if(b-8287>=17){
if(b-57344>=6400){if(b-65520>=12){if(b-119163<=4294967287u){if(b<917504){o=b<128;if(o!=0){d=1;
goto B6;}if(b<2048){d=2;goto B6;}d=b<65536?3u:4u;B6:j=RW(c+20);p=j;if(d>RW(c+12)-j){F25(c+12,j,d);
p=RW(c+20);}p=RW(c+16)+p;if(!o){o=(b&63)|4294967168u;q=b>>6;if(b<2048){WB(p+1,o);WB(p,q|192);
goto B7;}r=b>>12;q=(q&63)|4294967168u;if(b<=65535){WB(p+2,o);WB(p+1,q);WB(p,r|224);goto B7;}
WB(p+3,o);WB(p+2,q);WB(p+1,(r&63)|4294967168u);WB(p,(b>>18)|4294967280u);goto B7;}WB(p,b);
B7:WW(c+20,d+j);goto B8;}}}}}}}}}}}}}}}}B4:switch(b-9){case 0:goto B9;case 1:goto B10;
case 2:case 3:goto B11;case 4:goto B12;case 5:case 6:case 7:case 8:case 9:case 10:case 11:case 12:
case 13:case 14:case 15:case 16:case 17:case 18:case 19:case 20:case 21:case 22:case 23:case 24:
goto B11;case 25:goto B13;case 26:case 27:case 28:case 29:goto B11;case 30:goto B13;
default:goto B14;}B14:if(b==92){goto B13;}B11:if(b-32<95){goto B15;}WB(c+50,0);WH(c+48,0);
WB(c+51,RB((b>>20)+33684));WB(c+55,RB(((b>>4)&15)+33684));WB(c+54,RB(((b>>8)&15)+33684));
WB(c+53,RB(((b>>12)&15)+33684));WB(c+52,RB(((b>>16)&15)+33684));d=Clz(b|1)>>2;j=c+48+d;WB(j,123);
WB(j-1,117);d=d-2;WB(c+48+d,92);WB(c+57,125);WB(c+56,RB((b&15)+33684));WL(c+24,RL(c+48));
WH(c+32,RH(c+56));o=10;goto B16;B9:WL(c+26,0);WH(c+24,29788);goto B17;B12:WL(c+26,0);WH(c+24,29276);
goto B17;B10:WL(c+26,0);WH(c+24,28252);goto B17;B13:WH(c+36,512);WL(c+26,0);WB(c+25,b);WB(c+24,92);
goto B17;B15:p=(U)(SB)RB(b+32768);j=p&127;d=0;s=0;if((int)p>-1){o=1;p=j;j=0;goto B18;}p=92;if(j!=0){
o=2;goto B18;}o=4;s=((L)RB((b&15)+33684)<<8)|(L)RB((b>>4)+33684);j=120;B18:WL(c+26,s);WB(c+25,j);
WB(c+24,p);goto B16;B17:d=0;o=2;B16:b=RW(c+20);j=(o-d)&255;if(RW(c+12)-b<j){F25(c+12,b,j);}if(o>d){
b=RW(c+20);B19:p=RB(c+24+d);j=b;if(b==RW(c+12)){F25(c+12,b,1);j=RW(c+20);}WB(RW(c+16)+j,p);b=b+1;
WW(c+20,b);d=d+1;if(o!=d){goto B19;}}B8:if(k!=l){goto B20;}goto B2;}abort();B2:if(h==n){j=RW(c+20);
goto B21;}o=i+n;WW(c+44,o);WL(c+48,m);F18(c+24,33379,c+48);k=n^4294967295u;p=RW(c+24);d=RW(c+28);
b=RW(c+32);j=RW(c+20);if(b>RW(c+12)-j){F25(c+12,j,b);j=RW(c+20);goto B22;}if(!b){goto B23;}
B22:F24(RW(c+16)+j,d,b);B23:h=h+k;j=j+b;WW(c+20,j);if(p!=0){b=((0u-Clz((p-1)|15))&31)<<2;
WW(d,RW(b+34160));WW(b+34160,d);}i=o+1;if(h){goto B24;}B21:k=RW(c+16);l=RW(c+12);}j=k+j;b=k;
B27:if(b!=j){d=(U)(SB)RB(b);if((int)d>-1){b=b+1;d=d&255;goto B25;}p=RB(b+1)&63;o=d&31;
if(d<=4294967263u){d=(o<<6)|p;b=b+2;goto B25;}p=(p<<6)|(RB(b+2)&63);if(d<4294967280u){d=p|(o<<12);
b=b+3;goto B25;}d=(p<<6)|(RB(b+3)&63)|((o<<18)&1835008);b=b+4;B25:if(d==34){goto B26;}
t=((U(*)(U,U))T[g])(e,d);if(!t){goto B27;}goto B28;}if(l!=0){b=((0u-Clz((l-1)|15))&31)<<2;
WW(k,RW(b+34160));WW(b+34160,k);}b=RB(a+12);d=((U(*)(U,U,U))T[RW(f+12)])(e,b?33025u:33024u,b?4u:1u);
goto B1;B26:t=((U(*)(U,U))T[g])(e,92);if(t){goto B28;}t=((U(*)(U,U))T[g])(e,34);if(!t){goto B27;}
B28:d=1;if(!l){goto B1;}b=((0u-Clz((l-1)|15))&31)<<2;WW(k,RW(b+34160));WW(b+34160,k);goto B1;}
WL(c+24,((L)4<<32)|(L)33032);d=F9(RW(b),RW(b+4),33234,c+24);B1:G0=c+64;return d;}
static U F11(U a,U b){U c=0;c=F12(RW(a),b);return c;}
static U F12(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;c=G0-16;G0=c;d=10;e=RW(a);f=e;if(e>=1000){d=10;
f=e;B1:g=c+6+d;a=f;f=a/10000;h=a-f*10000;i=(h&65535)/100;WH(g-4,RH((i<<1)+33700));
WH(g-2,RH((((h-i*100)&65535)<<1)+33700));d=d-4;if(a>9999999){goto B1;}}if(f<=9){a=f;goto B2;}d=d-2;
a=(f&65535)/100;WH(c+6+d,RH((((f-a*100)&65535)<<1)+33700));B2:if(e!=0){if(!a){goto B3;}}d=d-1;
WB(c+6+d,RB((a<<1)+33701));B3:d=F15(b,1,0,c+6+d,10u-d);G0=c+16;return d;}
static U F13(U a,U b){U c=0;a=RW(a);c=F6(b,RW(a),RW(a+4));return c;}
static U F14(U a,U b){U c=0,d=0;c=G0-16;G0=c;d=RB(RW(a));a=3;B1:WB(c+14+a-2,RB((d&15)+33684));a=a-1;
d=(d>>4)&15;if(d){goto B1;}a=F15(b,34156,2,c+14+a-1,3u-a);G0=c+16;return a;}
static U F15(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;f=RW(a+8);g=f&2097152;
h=(g>>21)+e;if(!(f&8388608)){b=0;goto B1;}if(!c){i=0;goto B2;}i=(int)(U)(SB)RB(b)>-65;if(c!=1){
i=i+(U)((int)(U)(SB)RB(b+1)>-65);}B2:h=i+h;B1:j=g?43u:1114112u;k=RH(a+12);if(h<k){if(!(f&16777216)){
k=k-h;g=0;l=0;switch((f>>29)&3){case 1:goto B3;case 2:goto B4;case 3:goto B3;default:goto B5;}
B3:l=k;goto B5;B4:l=(k&65534)>>1;B5:i=f&2097151;h=RW(a+4);a=RW(a);B7:if((g&65535)>=(l&65535)){
goto B6;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);if(!n){goto B7;}goto B8;}m=RL(a+8);
WW(a+8,((U)m&2682257408u)|536870960);f=1;i=RW(a);l=RW(a+4);n=F56(i,l,j,b,c);if(n){goto B8;}g=0;
h=(k-h)&65535;B10:if((g&65535)>=h){goto B9;}f=1;g=g+1;n=((U(*)(U,U))T[RW(l+16)])(i,48);if(!n){
goto B10;}goto B8;B6:f=1;n=F56(a,h,j,b,c);if(n){goto B8;}n=((U(*)(U,U,U))T[RW(h+12)])(a,d,e);if(n){
goto B8;}l=(k-l)&65535;g=0;B11:if((g&65535)>=l){return 0;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);
if(!n){goto B11;}goto B8;B9:f=1;n=((U(*)(U,U,U))T[RW(l+12)])(i,d,e);if(n){goto B8;}WL(a+8,m);
return 0;}f=1;g=RW(a);a=RW(a+4);n=F56(g,a,j,b,c);if(!n){f=((U(*)(U,U,U))T[RW(a+12)])(g,d,e);}
B8:return f;}
static void F16(U a,U b,U c,U d){U e=0;L f=0;e=G0-80;G0=e;a=RW(a);WW(e+28,d);WW(e+24,c);
WL(e+16,RL(b+16));WL(e+8,RL(b+8));WL(e,RL(b));f=RL(a)+1;WL(a,f);WW(e+40,d);WW(e+36,c);if(f<=20){
WL(e+72,((L)1<<32)|(L)(e+36));f=(L)5<<32;WL(e+64,f|(L)(e+16));WL(e+56,f|(L)(e+8));
F18(e+44,33314,e+56);b=RW(e+44);d=RW(e+48);Write(d,RW(e+52));if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;
WW(d,RW(b+34160));WW(b+34160,d);}}G0=e+80;}
static U F17(U a,U b){U c=0,d=0,h=0,i=0,j=0;L e=0,f=0,g=0;c=G0-32;G0=c;d=20;e=RL(a);f=e;if(e>=1000){
d=20;f=e;B1:a=c+12+d;g=f;f=g/10000;h=(U)(g-f*10000);i=(h&65535)/100;WH(a-4,RH((i<<1)+33700));
WH(a-2,RH((((h-i*100)&65535)<<1)+33700));d=d-4;if(g>9999999){goto B1;}}if(f>9){d=d-2;a=(U)f;j=a;
a=(a&65535)/100;WH(c+12+d,RH((((j-a*100)&65535)<<1)+33700));f=(L)a;}if(e!=0){if(!f){goto B2;}}d=d-1;
WB(c+12+d,RB(((U)f<<1)+33701));B2:d=F15(b,1,0,c+12+d,20u-d);G0=c+32;return d;}
static void F18(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;d=G0-16;G0=d;if((c&1)!=0){e=c>>1;
goto B1;}e=RB(b);if(!e){goto B2;}f=0;g=b;h=0;B4:g=g+1;if((int)(U)((int)(e<<24)>>24)<=-1){
if((e&255)==128){e=RH(g);f=f+e;g=g+e+2;goto B3;}i=Rotl(e&3,0-8);
g=g+((((i<<5)&1073741824)|(i<<7))>>29)+((e>>1)&2)+((e>>2)&2);h=(U)(!f)|h;goto B3;}e=e&255;g=g+e;
f=f+e;B3:e=RB(g);if(e){goto B4;}e=0;if(!(h&(U)(f<16))){e=f<<1;if((int)e<=-1){goto B5;}}B1:if(e){
goto B6;}B2:g=1;e=0;goto B7;B6:h=(0u-Clz((e-1)|15))&31;f=h<<2;g=RW(f+34160);if(!g){i=RW(34292);
g=RW(34288);f=1u<<(h&31);if(i-g<f){j=f+65535;k=Grow(j>>16);h=k<<16;WW(34292,h+(j&4294901760u));
g=h==i?g:h;}WW(34288,g+f);if(g){goto B7;}abort();}WW(f+34160,RW(g));B7:WW(d+12,0);WW(d+8,g);
WW(d+4,e);k=F9(d+4,33660,b,c);if(!k){WW(a+8,RW(d+12));WL(a,RL(d+4));G0=d+16;return;}B5:abort();}
static void F19(U a){U b=0,c=0;if(!RW(a)){b=RW(a+4);if(!b){goto B1;}b=b<<3;c=8;goto B2;}b=RW(a+4);
if(b!=0){c=RW(a+8);b=((0u-Clz((b*12-1)|15))&31)<<2;WW(c,RW(b+34160));WW(b+34160,c);}b=RW(a+24);
if(!b){goto B1;}b=b*12;c=28;B2:c=RW(a+c);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34160));
WW(b+34160,c);B1:b=RW(a+120);if(b!=0){c=RW(a+124);b=((0u-Clz(((b<<3)-1)|15))&31)<<2;
WW(c,RW(b+34160));WW(b+34160,c);}b=RW(a+56);if(b!=0){a=RW(a+60);b=((0u-Clz((b*12-1)|15))&31)<<2;
WW(a,RW(b+34160));WW(b+34160,a);}}
static void F20(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F21(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F22(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F21(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+34160);if(h){goto B2;}l=RW(34292);h=RW(34288);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(34292,j+(m&4294901760u));h=j==l?h:j;}WW(34288,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+34160);if(!h){
b=RW(34292);h=RW(34288);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(34292,c+(k&4294901760u));h=c==b?h:c;}WW(34288,h+f);goto B6;}WW(f+34160,RW(h));goto B5;
B2:WW(k+34160,RW(h));B4:f=b*f;F24(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+34160));
WW(f+34160,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F22(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F23(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F21(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F22(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F24(U a,U b,U c){Copy(a,b,c);return a;}
static void F25(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F22(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F21(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F22(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F26(U a,U b,U c,U d){b=Read(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F27(U a,U b,U c){(void)a;Write(b,c);return 0;}
static void F28(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,j=0;L i=0;if(c!=0){d=c-7;e=d>c?0u:d;
f=((b+3)&4294967292u)-b;d=0;B23:g=RB(b+d);h=(U)((int)(g<<24)>>24);if((int)h>=0){if((f-d)&3){goto B1;
}if(d>=e){goto B2;}B3:g=b+d;if((RW(g+4)|RW(g))&2155905152u){goto B2;}d=d+8;if(d<e){goto B3;}goto B2;
}i=1103806595072ull;switch(RB(g+33900)-2){case 0:goto B4;case 1:goto B5;case 2:goto B6;
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
static U F30(U a,U b){U c=0,d=0,f=0;L e=0;c=G0-64;G0=c;d=RW(a);switch((int)d<0?d^2147483648u:1u){
case 1:goto B1;case 2:goto B2;case 3:goto B3;default:goto B4;}B4:WW(c+24,a+4);
WL(c+32,((L)6<<32)|(L)(c+24));a=F9(RW(b),RW(b+4),33193,c+32);goto B5;B1:WW(c+20,a+24);WW(c+24,a);
WL(c+40,((L)6<<32)|(L)(c+24));WL(c+32,((L)7<<32)|(L)(c+20));a=F9(RW(b),RW(b+4),33184,c+32);goto B5;
B3:WW(c+12,a+4);WW(c+16,RW(a+8));WW(c+20,RW(a+12));a=RB(a+16);WW(c+28,a?15u:8u);
WW(c+24,a?33364u:33356u);WL(c+56,((L)1<<32)|(L)(c+24));e=(L)4<<32;WL(c+48,e|(L)(c+20));
WL(c+40,e|(L)(c+16));WL(c+32,((L)7<<32)|(L)(c+12));a=F9(RW(b),RW(b+4),33198,c+32);goto B5;
B2:WW(c+12,a+12);WW(c+16,a+4);WW(c+20,a+16);WW(c+24,a+20);e=(L)7<<32;WL(c+48,e|(L)(c+20));
WL(c+40,((L)8<<32)|(L)(c+16));WL(c+32,e|(L)(c+12));a=RW(b);b=RW(b+4);f=F9(a,b,33288,c+32);if(!f){
WL(c+32,e|(L)(c+24));a=F9(a,b,33055,c+32);goto B5;}a=1;B5:G0=c+64;return a;}
static void F31(U a,U b,U c,U d){U e=0;L f=0;e=G0-48;G0=e;WW(e+8,d);WW(e+4,c);d=RW(a);f=RL(d)+1;
WL(d,f);if(f<=20){WL(e+40,((L)1<<32)|(L)(e+4));f=(L)5<<32;WL(e+32,f|(L)(b+16));WL(e+24,f|(L)(b+8));
F18(e+12,33314,e+24);d=RW(e+12);c=RW(e+16);Write(c,RW(e+20));if(d!=0){d=((0u-Clz((d-1)|15))&31)<<2;
WW(c,RW(d+34160));WW(d+34160,c);}}G0=e+48;}
static void F32(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;b=RW(a+16);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+34160);if(d){goto B2;}
g=RW(34292);d=RW(34288);f=1u<<(e&31);if(g-d<f){h=f+65535;m=Grow(h>>16);e=m<<16;
WW(34292,e+(h&4294901760u));d=e==g?d:e;}WW(34288,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+34160,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F35(f,0,96);F35(f+96,0,96);F35(f+192,0,96);F35(f+288,0,96);
F35(f+384,0,96);F35(f+480,0,96);F35(f+576,0,96);F35(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:m=F35(f,0,96);f=m+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+16,c);j=RW(a+12);WW(a+12,d);k=RW(a+8);
WW(a+8,c);if(b!=0){g=j+b*12;b=c-1;l=RH(a+24);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RW(c);f=b&h;
e=d+f*12;if(RH(e+10)==a){B9:f=(f+1)&b;e=d+f*12;if(RH(e+10)==a){goto B9;}}f=RH(c+8);i=RW(c+4);
WH(e+10,l);WH(e+8,f);WW(e+4,i);WW(e,h);}c=c+12;if(c!=g){goto B10;}}if(k!=0){
f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+34160));WW(f+34160,j);}}
static U F35(U a,U b,U c){Fill(a,b,c);return a;}
static L F36(U a){(void)a;return 11400714819323198485ull;}
static void F37(U a,U b,L c){U d=0,e=0,f=0,g=0,h=0,i=0;if(b>=64){b=RW(34212);if(!b){d=RW(34292);
b=RW(34288);if(d-b<8192){i=Grow(1);e=i<<16;WW(34292,e+65536);b=e==d?b:e;}WW(34288,b+8192);if(b){
goto B1;}goto B2;}WW(34212,RW(b));B1:b=F35(b,0,6144);WH(a+40,1);WL(a+32,512);WW(a+28,b);
WW(a+24,512);WL(a+16,c);WW(a+12,0);WL(a+4,17179869184ull);WW(a,1);return;}d=b+1;e=d<<3;
f=(0u-Clz((e-1)|15))&31;g=f<<2;b=RW(g+34160);if(!b){h=RW(34292);b=RW(34288);g=1u<<(f&31);if(h-b<g){
i=Grow(1);f=i<<16;WW(34292,f+65536);b=f==h?b:f;}WW(34288,b+g);if(!b){goto B2;}goto B3;}
WW(g+34160,RW(b));B3:b=F35(b,0,e);WW(a+12,d);WW(a+8,b);WW(a+4,d);WW(a,0);return;B2:abort();}
static U F38(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,
w=0,z=0,a1=0,b1=0,c1=0,d1=0,e1=0;L k=0,x=0,y=0;c=G0-48;G0=c;d=RW(a+132);e=d+1;f=RW(a+124);
g=f+(b<<3);h=RW(a+128);i=f+(h<<3);j=c+16;k=RL(a+112);l=c+8;m=c+28;n=0;B17:o=n;if(o==4){goto B1;}
if(b<=h){n=o+1;p=RB(o+33390);F37(c,d,k);q=0;r=f;a=f;B18:if(r!=0){if(r!=i){s=RW(r+4);t=RW(r);r=r+8;
u=a;goto B2;}}if(a==g){goto B3;}u=a+8;s=RW(a+4);r=0;a=RW(a);t=a;switch(p){case 1:goto B4;
case 2:goto B5;case 3:goto B6;default:goto B2;}B4:t=s;s=e-a;goto B2;B5:s=e-s;t=e-a;goto B2;B6:t=e-s;
s=a;B2:if(RW(c)==1){v=RW(c+32);w=v-1;x=RL(c+16)^(((L)t<<32)|(L)s);
x=((x>>30)^x)*13787848793156543929ull;x=((x>>27)^x)*10723151780598845931ull;y=(x>>31)^x;z=(U)y;
a1=w&z;if(!v){goto B7;}b1=RW(c+12);c1=RW(c+28);a=c1+a1*12;d1=RH(c+40);if(RH(a+10)==d1){
x=y&281474976710655ull;e1=RW(c+8);B10:if((((L)RH(a+8)<<32)|(L)RW(a))==x){a=RW(a+4);if(a>=b1){
goto B8;}a=e1+a*12;if(RW(a)==t){if(RW(a+4)==s){goto B9;}}}a1=(a1+1)&w;a=c1+a1*12;if(RH(a+10)==d1){
goto B10;}}WH(a+10,d1);WW(a+4,b1);WW(a,z);WH(a+8,(U)(y>>32));a=RW(c+36)+1;WW(c+36,a);if(a<<1>v){
F32(j);b1=RW(c+12);}if(b1==RW(c+4)){F23(c|4);}a=RW(c+8)+b1*12;WB(a+8,1);WW(a+4,s);WW(a,t);
WW(c+12,b1+1);goto B11;}a=RW(c+12);if(t>=a){goto B12;}a=RW(c+8)+(t<<3);x=(L)s;
y=RL(a)^(1ull<<(x&63));WL(a,y);if((U)(y>>(x&63))&1){goto B11;}goto B13;B9:a1=RB(a+8);WB(a+8,a1^1);
if(!a1){goto B11;}B13:a=4294967295u;goto B14;B3:if(!RW(c)){a=RW(c+4);if(!a){goto B15;}a=a<<3;a1=l;
goto B16;}a=RW(c+4);if(a!=0){a1=RW(c+8);a=((0u-Clz((a*12-1)|15))&31)<<2;WW(a1,RW(a+34160));
WW(a+34160,a1);}a=RW(c+24);if(!a){goto B15;}a=a*12;a1=m;B16:a1=RW(a1);a=((0u-Clz((a-1)|15))&31)<<2;
WW(a1,RW(a+34160));WW(a+34160,a1);B15:if(q){goto B17;}goto B1;B7:abort();B8:abort();B12:abort();
B11:a=1;B14:q=a+q;a=u;goto B18;}abort();B1:G0=c+48;return o!=4;}
static void F40(U a,U b,U c,U d){U e=0,f=0;e=G0-32;G0=e;WW(e+4,d);WW(e,c);f=RW(b+148);if(!f){
WL(e+8,((L)1<<32)|(L)e);F18(e+20,33107,e+8);goto B1;}F41(e+20,RW(b+144),f,c,d);c=RW(e+28);
if(RW(e+20)-c<=28){F25(e+20,c,29);c=RW(e+28);}d=RW(e+24)+c;WL(d,RL(33436));WL(d+8,RL(33444));
WL(d+16,RL(33452));WL(d+21,RL(33457));WW(e+28,c+29);B1:WL(a+4,RL(e+20));WW(a+12,RW(e+28));WW(a,1);
WL(a+32,RL(b+32));WL(a+24,RL(b+24));WL(a+16,RL(b+16));G0=e+32;}
static void F41(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0;f=G0-48;G0=f;WW(f+12,e);WW(f+8,d);if(!c){
WL(f+32,((L)1<<32)|(L)(f+8));F18(a,33135,f+32);goto B1;}d=c<40?c:40u;g=(0u-Clz((d-1)|15))&31;h=g<<2;
e=RW(h+34160);if(!e){i=RW(34292);e=RW(34288);h=1u<<(g&31);if(i-e<h){j=Grow(1);g=j<<16;
WW(34292,g+65536);e=g==i?e:g;}WW(34288,e+h);if(e){goto B2;}abort();}WW(h+34160,RW(e));
B2:e=F24(e,b,d);WB(f+29,c>65536);WB(f+28,c>40);WW(f+24,d);WW(f+20,e);WW(f+16,d);
WL(f+40,((L)1<<32)|(L)(f+8));WL(f+32,((L)2<<32)|(L)(f+16));F18(a,33162,f+32);c=RW(f+16);if(c!=0){
e=RW(f+20);c=((0u-Clz((c-1)|15))&31)<<2;WW(e,RW(c+34160));WW(c+34160,e);}B1:G0=f+48;}
static void F42(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,
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
if(v!=j){goto B13;}}WL(b+16,z);WL(b+24,a1);}v=33;w=33548;switch(d){case 0:goto B14;case 1:goto B15;
default:goto B16;}B14:v=7;w=33485;goto B16;B15:v=30;w=33518;if(g==1){u=RB(h);if(u!=10){if(u!=32){
goto B16;}v=9;w=33492;goto B16;}v=17;w=33501;}B16:F41(b+36,f,e<65536?e:65536u,w,v);F43(a,b+8,b+36);
B10:G0=b+48;}
static void F43(U a,U b,U c){U d=0,f=0,g=0,h=0,i=0;L e=0;d=G0-112;G0=d;e=RL(a+8);if(e==0){
f=RW(a+64);g=RW(a+68);WL(d+72,((L)9<<32)|(L)c);F18(d+88,33196,d+72);h=RW(d+96);WW(d+68,h);
a=RW(d+92);WW(d+64,a);i=RW(d+88);WL(d+40,RL(b));WL(d+48,RL(b+8));WL(d+56,RL(b+16));
((void(*)(U,U,U,U))T[RW(g+16)])(f,d+40,a,h);if(!i){goto B1;}b=((0u-Clz((i-1)|15))&31)<<2;
WW(a,RW(b+34160));WW(b+34160,a);goto B1;}WL(d+8,((L)9<<32)|(L)c);WW(d+16,33193);WW(d+20,d+8);
WL(d+24,RL(a));WL(d+32,e);f=RW(a+64);g=RW(a+68);WL(d+104,((L)10<<32)|(L)(d+16));
WL(d+96,((L)5<<32)|(L)(d+32));WL(d+88,((L)1<<32)|(L)(d+24));F18(d+72,33042,d+88);h=RW(d+80);
WW(d+68,h);a=RW(d+76);WW(d+64,a);i=RW(d+72);WL(d+40,RL(b));WL(d+48,RL(b+8));WL(d+56,RL(b+16));
((void(*)(U,U,U,U))T[RW(g+16)])(f,d+40,a,h);if(i!=0){b=((0u-Clz((i-1)|15))&31)<<2;WW(a,RW(b+34160));
WW(b+34160,a);}B1:a=RW(c);if(a!=0){b=RW(c+4);a=((0u-Clz((a-1)|15))&31)<<2;WW(b,RW(a+34160));
WW(a+34160,b);}G0=d+112;}
static void F44(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,l=0,m=0;L k=0;f=G0-80;G0=f;WW(f+12,d);
WW(f+8,c);if(!RB(b+165)){WL(b+56,RL(b+96));WL(b+48,RL(b+88));WL(b+40,RL(b+80));d=b+80;
m=F45(d,1,b+152);if(m){goto B1;}WL(b+32,RL(d+16));WL(b+24,RL(d+8));WL(b+16,RL(d));m=F45(d,0,b+140);
if(m){goto B1;}WB(b+165,1);}if(RW(b+148)){goto B2;}c=0;g=RW(b+144);h=g;d=0;goto B3;B1:WW(a,0);
goto B4;B2:F42(b);h=RW(b+144);c=RW(b+148);g=h+c;if(!c){c=0;d=0;goto B3;}d=0;B5:if(RB(h+d)!=48){
goto B3;}d=d+1;if(c!=d){goto B5;}d=c;B3:i=c-(U)(c!=0);j=i<d?i:d;if(c!=j){d=h+j;if(c-j!=1){
if((RB(d)&255)==48){goto B6;}}h=0;B8:if(d==g){goto B7;}i=(RB(d)-48)&255;if(i>9){goto B6;}k=(L)h*10;
if((U)(k>>32)){goto B6;}d=d+1;l=(U)k;h=l+i;if(h>=l){goto B8;}}B6:WW(f+72,e);WW(f+76,e+4);k=(L)7<<32;
WL(f+32,k|(L)(f+76));WL(f+24,k|(L)(f+72));WL(f+16,((L)1<<32)|(L)(f+8));F18(f+56,33072,f+16);
d=RW(f+60);F40(f+16,b,d,RW(f+64));b=RW(f+56);if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;
WW(d,RW(b+34160));WW(b+34160,d);}WL(a+8,RL(f+24));WL(a+16,RL(f+32));WL(a+24,RL(f+40));
WL(a+32,RL(f+48));WL(a,RL(f+16));goto B4;B7:if(j!=0){WL(f+56,((L)1<<32)|(L)(f+8));
F18(f+16,33084,f+56);d=RW(f+16);i=RW(f+20);F41(f+16,RW(b+144),c,i,RW(f+24));F43(b,b+16,f+16);
if(d!=0){d=((0u-Clz((d-1)|15))&31)<<2;WW(i,RW(d+34160));WW(d+34160,i);}}if(RW(e)<=h){d=RW(e+4);
if(RB(e+8)!=0){if(h>=d){goto B9;}goto B10;}if(h<=d){goto B10;}}B9:WW(f+72,e);WW(f+76,e+4);
k=(L)7<<32;WL(f+32,k|(L)(f+76));WL(f+24,k|(L)(f+72));WL(f+16,((L)1<<32)|(L)(f+8));
F18(f+56,33072,f+16);d=RW(f+60);F41(f+16,RW(b+144),c,d,RW(f+64));F43(b,b+16,f+16);b=RW(f+56);
if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;WW(d,RW(b+34160));WW(b+34160,d);}B10:WW(a,2);WW(a+4,h);
B4:G0=f+80;}
static U F45(U a,U b,U c){U d=0,e=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L f=0,g=0;d=G0-16;G0=d;e=0;
WW(c+8,0);f=RL(a+8);g=RL(a+16);h=RW(a+28);i=RW(a+24);j=RW(a+48);k=RW(a+44);l=RW(a+36);m=RW(a+32);
B4:if(m==l){((void(*)(U,U,U,U))T[RW(h+12)])(d+8,i,k,j);n=1;if(RW(d+8)&1){goto B1;}l=RW(d+12);m=0;
WW(a+32,0);WW(a+36,l);}if(l<=j){if(l>=m){n=0;if(l==m){goto B1;}o=RB(k+m);if(o<=32){
if(b!=((U)(4294983168ull>>((L)o&63))&1)){goto B1;}if(e<=65536){goto B2;}if(b){goto B3;}goto B1;}
if(b){goto B1;}if(e>65536){goto B1;}B2:if(e==RW(c)){F47(c);}n=e+1;WW(c+8,n);WB(RW(c+4)+e,o);e=n;
B3:g=g+1;WL(a+16,g);if(o==10){g=1;WL(a+16,1);f=f+1;WL(a+8,f);}m=m+1;WW(a+32,m);goto B4;}}abort();
B1:G0=d+16;return n;}
static U F46(U a,U b){U c=0;c=F9(RW(b),RW(b+4),RW(a),RW(a+4));return c;}
static void F47(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>8?c:8u;
F51(b+4,e,RW(a+4),c);if(RW(b+4)==1){F22(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static U F49(void){U a=0,b=0,c=0,d=0,n=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,a1=0,c1=0,
d1=0,e1=0,f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,v1=0;
L e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,b1=0,l1=0,s1=0,t1=0,u1=0;a=G0-640;G0=a;WL(a,0);WW(a+8,a);
WW(a+12,0);b=RW(34224);if(!b){c=RW(34292);b=RW(34288);if(c-b<65536){v1=Grow(1);d=v1<<16;
WW(34292,d+65536);b=d==c?b:d;}WW(34288,b+65536);if(b){goto B1;}goto B2;}WW(34224,RW(b));
B1:b=F35(b,0,65536);WW(a+164,0);WL(a+156,4294967296ull);WB(a+180,1);WL(a+48,1);WL(a+40,1);
WL(a+32,0);WW(a+84,33608);WW(a+144,65536);WW(a+140,b);WW(a+136,65536);WL(a+128,0);WW(a+124,33584);
WL(a+112,1);WL(a+104,1);WL(a+96,0);WL(a+24,0);WW(a+20,4);WW(a+16,33628);WW(a+80,a+8);WW(a+120,a+12);
WW(a+176,0);WL(a+168,4294967296ull);WW(a+152,0);WL(a+88,1);WL(a+56,0);WL(a+64,1);WL(a+72,1);
WB(a+181,0);WW(a+244,4);WW(a+240,33628);WL(a+248,18446744073709551615ull);e=(L)1<<32;f=e|(L)(a+608);
g=(L)(a+512);h=((L)11<<32)|g;i=(L)5<<32;j=i|(L)(a+592);k=e|(L)(a+616);l=e|(L)(a+240);m=i|(L)(a+248);
n=a+480+3;o=a+633;p=a+544+3;q=a+557;r=a+344+16;s=a+392;t=a+344+80;u=a+512+4;v=a+512+8;w=a+56;
x=a+168;d=a+16+80;y=a+16+16;z=a+156;a1=a+464;b=0;b1=0;B43:if(!(b&1)){WL(w+16,RL(d+16));
WL(w+8,RL(d+8));WL(w,RL(d));v1=F45(d,1,x);if(v1){goto B3;}WL(y+16,RL(d+16));WL(y+8,RL(d+8));
WL(y,RL(d));v1=F45(d,0,z);if(v1){goto B3;}WB(a+181,1);}b=RW(a+164);if(b==1){
v1=Compare(RW(a+160),33632,1);if(!v1){goto B4;}if(!RB(a+181)){WL(w+16,RL(d+16));WL(w+8,RL(d+8));
WL(w,RL(d));v1=F45(d,1,x);if(v1){goto B5;}WL(y+16,RL(d+16));WL(y+8,RL(d+8));WL(y,RL(d));
v1=F45(d,0,z);if(v1){goto B5;}WB(a+181,1);}b=RW(a+164);}if(!b){goto B6;}if(b1==RL(a+248)){
WL(a+352,l);WL(a+344,m);F18(a+260,33264,a+344);WL(a+360,RL(y+16));WL(a+352,RL(y+8));WL(a+344,RL(y));
F43(a+16,a+344,a+260);if(!RB(a+181)){WL(w+16,RL(d+16));WL(w+8,RL(d+8));WL(w,RL(d));v1=F45(d,1,x);
if(v1){goto B7;}WL(y+16,RL(d+16));WL(y+8,RL(d+8));WL(y,RL(d));v1=F45(d,0,z);if(v1){goto B7;}
WB(a+181,1);}}b1=b1+1;WL(a+24,b1);WB(a+340,0);WL(a+332,214748364802ull);if(!RB(a+180)){
WL(a+332,9223372032559808513ull);}F44(a+344,a+16,33394,19,a+332);c1=RW(a+348);b=RW(a+344);if(b==2){
goto B8;}WH(a+328,RH(a+357));WB(a+330,RB(a+359));WL(a+304,RL(a+360));WL(a+312,RL(a+368));
WL(a+320,RL(a+376));d1=RB(a+356);e1=RW(a+352);goto B9;B4:F42(a+16);WW(a+88,33413);WW(a+92,1);
WW(a+152,RW(a+152)+1);if(!RB(a+181)){WL(w+16,RL(d+16));WL(w+8,RL(d+8));WL(w,RL(d));v1=F45(d,1,x);
if(v1){goto B10;}WL(y+16,RL(d+16));WL(y+8,RL(d+8));WL(y,RL(d));v1=F45(d,0,z);if(v1){goto B10;}
WB(a+181,1);}F42(a+16);b=RW(a+164);if(!b){goto B11;}F41(a+344,RW(a+160),b,33465,20);c=RW(a+352);
if(RW(a+344)-c<=28){F25(a+344,c,29);c=RW(a+352);}b=RW(a+348)+c;WL(b,RL(33436));WL(b+8,RL(33444));
WL(b+16,RL(33452));WL(b+21,RL(33457));WL(a+188,RL(a+344));b=c+29;WW(a+352,b);WL(a+200,RL(y));
WL(a+208,RL(y+8));WL(a+216,RL(y+16));WW(a+196,b);WW(a+184,1);goto B12;B5:WW(a+184,0);goto B10;
B6:b=RW(34176);if(!b){c=RW(34292);b=RW(34288);if(c-b<16){v1=Grow(1);d=v1<<16;WW(34292,d+65536);
b=d==c?b:d;}WW(34288,b+16);if(!b){goto B2;}goto B13;}WW(34176,RW(b));B13:WB(b,48);WH(a+356,0);
WW(a+352,1);WW(a+348,b);WW(a+344,1);WL(a+512,((L)2<<32)|(L)(a+344));F18(a+544,33048,a+512);
b=RW(a+344);if(b!=0){c=RW(a+348);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34160));WW(b+34160,c);}
WL(a+512,RL(a+544));WW(a+520,RW(a+552));WL(a+352,((L)9<<32)|g);WL(a+344,l);F18(a+544,33036,a+344);
c=RW(a+544);b=RW(a+548);d=RW(a+552);WW(a+484,d);WW(a+480,b);f1=RW(a+164);if(!f1){
WL(a+544,e|(L)(a+480));F18(a+344,33107,a+544);goto B14;}F41(a+344,RW(a+160),f1,b,d);f1=RW(a+352);
if(RW(a+344)-f1<=28){F25(a+344,f1,29);f1=RW(a+352);}d=RW(a+348)+f1;WL(d,RL(33436));
WL(d+8,RL(33444));WL(d+16,RL(33452));WL(d+21,RL(33457));WW(a+352,f1+29);B14:WL(a+188,RL(a+344));
WW(a+196,RW(a+352));WW(a+184,1);WL(a+216,RL(y+16));WL(a+208,RL(y+8));WL(a+200,RL(y));if(c!=0){
c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34160));WW(c+34160,b);}b=RW(a+512);if(!b){goto B12;}
c=RW(a+516);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34160));WW(b+34160,c);goto B12;B8:WW(a+88,33413);
WW(a+92,1);WW(a+152,RW(a+152)+1);i=((L(*)(U))T[RW(RW(a+124)+20)])(RW(a+120));b=RW(34176);if(!b){
c=RW(34292);b=RW(34288);if(c-b<16){v1=Grow(1);f1=v1<<16;WW(34292,f1+65536);b=f1==c?b:f1;}
WW(34288,b+16);if(!b){goto B2;}goto B15;}WW(34176,RW(b));B15:WL(b,0);g1=RW(34212);if(!g1){
c=RW(34292);g1=RW(34288);if(c-g1<8192){v1=Grow(1);f1=v1<<16;WW(34292,f1+65536);g1=f1==c?g1:f1;}
WW(34288,g1+8192);if(!g1){goto B2;}goto B16;}WW(34212,RW(g1));B16:c=0;f1=F35(g1,0,6144);WL(t,0);
WL(t+8,0);WL(t+16,0);WL(t+24,0);WW(a+472,0);WL(a+464,17179869184ull);h1=1;WW(a+356,1);WW(a+352,b);
WL(a+344,4294967296ull);WW(a+476,c1);WL(a+456,i);WH(a+416,1);WL(a+408,512);WW(a+404,f1);d1=512;
WW(a+400,512);WL(a+392,i);F37(a+544,c1,i);WW(b,RW(34176));WW(34176,b);WL(a+344,RL(a+544));
WL(a+352,RL(a+552));WL(a+360,RL(a+560));WL(a+368,RL(a+568));WL(a+376,RL(a+576));WL(a+384,RL(a+584));
WL(t,0);WL(t+8,0);WL(t+16,0);WL(t+24,0);WW(a+472,0);e1=2;WH(a+416,2);WW(a+412,0);if(RH(f1+10)!=2){
f1=0;goto B17;}c=0;b=f1;B19:if(!(RW(b)|RH(b+8))){v1=F38(a+344,RW(b+4));if(v1){goto B18;}}
c=(c+1)&511;b=f1+c*12;if(RH(b+10)==2){goto B19;}d1=RW(a+408);if(c>=d1){goto B20;}f1=RW(a+472);
h1=RW(a+412)+1;e1=RH(a+416);g1=RW(a+404);B17:b=g1+c*12;WH(b+10,e1);WH(b+8,0);WW(b+4,f1);WW(b,0);
WW(a+412,h1);if(h1<<1>d1){F32(s);}B18:f1=(int)c1>-1;i1=(f1?c1:4294967295u)<<1;if(i1!=0){h1=0;
B42:WW(a+596,c1);WB(a+600,0);WW(a+592,1);WW(a+632,RW(a+600));WL(a+624,RL(a+592));
F44(a+544,a+16,33414,5,a+624);c=RW(a+548);b=RW(a+544);if(b!=2){WL(a+480,RL(q));WL(a+488,RL(q+8));
WL(a+496,RL(q+16));WW(a+503,RW(q+23));d1=RB(a+556);e1=RW(a+552);c1=c;goto B21;}WW(a+88,33419);
WW(a+92,1);WW(a+152,RW(a+152)+1);F44(a+544,a+16,33420,8,a+592);g1=RW(a+548);b=RW(a+544);if(b!=2){
WL(a+480,RL(q));WL(a+488,RL(q+8));WL(a+496,RL(q+16));WW(a+503,RW(q+23));d1=RB(a+556);e1=RW(a+552);
c1=g1;goto B21;}WW(a+88,33419);WW(a+92,1);WW(a+152,RW(a+152)+1);if(!RB(a+181)){WL(w+16,RL(d+16));
WL(w+8,RL(d+8));WL(w,RL(d));v1=F45(d,1,x);if(v1!=0){b=0;goto B22;}WL(y+16,RL(d+16));WL(y+8,RL(d+8));
WL(y,RL(d));b=0;v1=F45(d,0,z);if(v1){goto B22;}WB(a+181,1);}if(!RW(a+164)){WW(a+612,6);
WW(a+608,33430);goto B23;}F42(a+16);b=RW(a+164);if(b==1){j1=Compare(33428,RW(a+160),1);if(!j1){
goto B24;}b=RW(a+164);if(b==1){v1=Compare(33429,RW(a+160),1);if(!v1){goto B24;}b=RW(a+164);}}
WW(a+612,6);WW(a+608,33430);if(b){goto B25;}B23:WL(a+616,f);F18(a+624,33107,a+616);d1=RB(a+632);
e1=RW(a+628);goto B26;B25:F41(a+624,RW(a+160),b,33430,6);c=RW(a+632);if(RW(a+624)-c<=28){
F25(a+624,c,29);c=RW(a+632);}e1=RW(a+628);b=e1+c;WL(b,RL(33436));WL(b+8,RL(33444));
WL(b+16,RL(33452));WL(b+21,RL(33457));d1=c+29;WW(a+632,d1);B26:WL(p+16,RL(y+16));WL(p+8,RL(y+8));
WL(p,RL(y));WH(a+544,RH(o));WB(a+546,RB(o+2));c1=RW(a+624);b=1;B22:WW(a+503,RW(a+567));
WL(a+496,RL(a+560));WL(a+488,RL(a+552));WL(a+480,RL(a+544));goto B21;B24:WW(a+88,33413);WW(a+92,1);
WW(a+152,RW(a+152)+1);if(c-1<c1){if((f1&(U)(g1-1<c1))!=0){if(RW(a+344)==1){k1=RW(a+376);e1=k1-1;
i=RL(a+360)^(((L)c<<32)|(L)g1);i=((i>>30)^i)*13787848793156543929ull;
i=((i>>27)^i)*10723151780598845931ull;l1=(i>>31)^i;m1=(U)l1;f1=e1&m1;if(!k1){goto B27;}n1=RW(a+356);
o1=RW(a+372);b=o1+f1*12;d1=RH(a+384);if(RH(b+10)==d1){i=l1&281474976710655ull;p1=RW(a+352);
B30:if((((L)RH(b+8)<<32)|(L)RW(b))==i){b=RW(b+4);if(b>=n1){goto B28;}q1=b*12;r1=p1+q1;if(RW(r1)==c){
if(RW(r1+4)==g1){goto B29;}}}f1=(f1+1)&e1;b=o1+f1*12;if(RH(b+10)==d1){goto B30;}}WH(b+10,d1);
WW(b+4,n1);WW(b,m1);WH(b+8,(U)(l1>>32));b=RW(a+380)+1;WW(a+380,b);if(b<<1>k1){F32(r);}b=RW(a+356);
if(b==RW(a+348)){F23((a+344)|4);}f1=RW(a+352)+b*12;WB(f1+8,1);WW(f1+4,g1);WW(f1,c);WW(a+356,b+1);
if(!j1){goto B31;}goto B32;}b=RW(a+356);if(c>=b){goto B33;}b=RW(a+352)+(c<<3);i=(L)g1;
l1=RL(b)^(1ull<<(i&63));WL(b,l1);b=(U)(l1>>(i&63));goto B34;B29:WB(r1+8,RB(r1+8)^1);f1=RW(a+356);
if(b<f1){b=RB(RW(a+352)+q1+8);goto B34;}abort();B27:abort();B28:abort();B33:abort();
B34:if(!(((U)(j1!=0)^b)&1)){goto B32;}B31:WB(a+528,j1!=0);WW(a+524,g1);WW(a+520,c);
WW(a+512,2147483651u);WW(a+516,RW(a+472)+1);WL(a+560,RL(y+16));WL(a+552,RL(y+8));WL(a+544,RL(y));
WL(a+616,RL(a+16));WL(a+592,RL(a+24));f1=RW(a+80);g1=RW(a+84);WL(a+496,h);WL(a+488,j);WL(a+480,k);
F18(a+624,33042,a+480);d1=RW(a+632);WW(a+572,d1);b=RW(a+628);WW(a+568,b);c=RW(a+624);
((void(*)(U,U,U,U))T[RW(g1+16)])(f1,a+544,b,d1);if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;
WW(b,RW(c+34160));WW(c+34160,b);}f1=0;b=RW(a+512);switch((int)b<0?b^2147483648u:1u){case 0:goto B35;
case 1:goto B36;default:goto B37;}B35:c=v;b=RW(a+516);if(!b){goto B37;}goto B38;B36:c=u;if(!b){
goto B37;}B38:f1=0;c=RW(c);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34160));WW(b+34160,c);goto B37;
B32:b=RW(a+472);if(b==RW(a+464)){F20(a1);}f1=RW(a+468)+(b<<3);WW(f1+4,g1);WW(f1,c);o1=b+1;
WW(a+472,o1);s1=(L)g1;b=RW(a+476);i=RL(a+392);l1=((s1<<32)|(L)(b-c+1))^i;
l1=((l1>>30)^l1)*13787848793156543929ull;l1=((l1>>27)^l1)*10723151780598845931ull;
l1=RL(a+432)^(l1>>31)^l1;WL(a+432,l1);t1=(L)c;s1=i^((t1<<32)|s1);
s1=((s1>>30)^s1)*13787848793156543929ull;s1=((s1>>27)^s1)*10723151780598845931ull;
s1=RL(a+424)^(s1>>31)^s1;WL(a+424,s1);f1=b+1;u1=i^(((L)(f1-c)<<32)|(L)(f1-g1));
u1=((u1>>30)^u1)*13787848793156543929ull;u1=((u1>>27)^u1)*10723151780598845931ull;
u1=RL(a+440)^(u1>>31)^u1;WL(a+440,u1);i=i^(((L)(b-g1+1)<<32)|t1);
i=((i>>30)^i)*13787848793156543929ull;i=((i>>27)^i)*10723151780598845931ull;i=RL(a+448)^(i>>31)^i;
WL(a+448,i);e1=RW(a+408);f1=e1-1;l1=l1<s1?l1:s1;l1=u1<l1?u1:l1;l1=i<l1?i:l1;j1=(U)l1;c=f1&j1;
if(e1!=0){g1=RW(a+404);b=g1+c*12;d1=RH(a+416);if(RH(b+10)==d1){i=l1&281474976710655ull;
B40:if((((L)RH(b+8)<<32)|(L)RW(b))==i){v1=F38(a+344,RW(b+4));if(v1){goto B39;}}c=(c+1)&f1;b=g1+c*12;
if(RH(b+10)==d1){goto B40;}e1=RW(a+408);o1=RW(a+472);}if(c>=e1){goto B41;}b=RW(a+404)+c*12;
WH(b+10,RH(a+416));WH(b+8,(U)(l1>>32));WW(b+4,o1);WW(b,j1);f1=1;b=RW(a+412)+1;WW(a+412,b);
if(b<<1<=e1){goto B37;}F32(s);goto B37;}abort();B41:abort();}}B39:f1=0;B37:h1=h1+1;if(h1!=i1){
goto B42;}}F19(a+344);WL(a+24,0);b=RB(a+181);goto B43;B20:abort();B3:WW(a+184,0);goto B10;
B7:WW(a+184,0);WH(a+197,RH(a+300));WB(a+199,RB(a+302));WL(a+200,RL(a+272));WL(a+208,RL(a+280));
WL(a+216,RL(a+288));goto B10;B21:WH(a+328,RH(a+480));WB(a+330,RB(a+482));WL(a+304,RL(n));
WL(a+312,RL(n+8));WL(a+320,RL(n+16));F19(a+344);B9:WH(a+300,RH(a+328));WB(a+302,RB(a+330));
WL(a+272,RL(a+304));WL(a+280,RL(a+312));WL(a+288,RL(a+320));WB(a+196,d1);WW(a+192,e1);WW(a+188,c1);
WW(a+184,b);WB(a+199,RB(a+302));WH(a+197,RH(a+300));WL(a+216,RL(a+288));WL(a+208,RL(a+280));
WL(a+200,RL(a+272));if(!b){goto B10;}B12:WW(a+232,RW(a+196));WL(a+224,RL(a+188));
F43(a+16,a+200,a+224);B11:b=RW(a+156);if(b!=0){c=RW(a+160);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34160));WW(b+34160,c);}b=RW(a+136);if(b!=0){c=RW(a+140);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34160));WW(b+34160,c);}b=RW(a+168);if(!b){goto B44;}d=0;goto B45;B10:b=RW(a+156);if(b!=0){
c=RW(a+160);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34160));WW(b+34160,c);}b=RW(a+136);if(b!=0){
c=RW(a+140);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34160));WW(b+34160,c);}b=RW(a+168);if(!b){
goto B46;}d=1;B45:c=RW(a+172);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34160));WW(b+34160,c);if(d){
goto B46;}B44:b=RL(a)!=0;goto B47;B46:Write(33634,25);b=2;B47:G0=a+640;return b;B2:abort();}
static void F50(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F22(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F51(d+4,e,RW(a+4),c);if(RW(d+4)==1){F22(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F51(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34160);if(e){goto B2;}h=RW(34292);e=RW(34288);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(34292,f+(i&4294901760u));e=f==h?e:f;}
WW(34288,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+34160);if(!e){
g=RW(34292);e=RW(34288);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(34292,c+(f&4294901760u));e=c==g?e:c;}WW(34288,e+b);goto B5;}WW(b+34160,RW(e));goto B6;
B2:WW(g+34160,RW(e));B4:F24(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34160));WW(b+34160,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static void F52(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34160));WW(b+34160,a);}}
static U F53(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F50(a,d,c);d=RW(a+8);goto B1;}if(!c){
goto B2;}B1:F24(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F54(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F50(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static U F55(U a,U b,U c){U d=0;d=F9(a,33660,b,c);return d;}
static U F56(U a,U b,U c,U d,U e){U f=0;if(c!=1114112){f=((U(*)(U,U))T[RW(b+16)])(a,c);if(f!=0){
return 1;}}if(!d){return 0;}f=((U(*)(U,U,U))T[RW(b+12)])(a,d,e);return f;}
static U Run(void){Grow(1);
memcpy(M+32768,"\200\200\200\200\200\200\200\200\200\364\356\200\200\362\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200 !\242#$%&\247()*+,-./0123456789:;<=>\077@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\334]^_`abc",100);
memcpy(M+32868,"defghijklmnopqrstuvwxyz{|}~\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200",100);
memcpy(M+32968,"\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\042...\042\0\0\0\0\0\1\0\2a \300\300\0\300\1 \300\300\0\4 or \300\0\16expected 1 t",100);
memcpy(M+33068,"o \300\0\300\2, \300\4 to \300\0\24no leading zeros in \300\0\31the input ends, expected \300\0\30found nothing, expected \300\0\6found",100);
memcpy(M+33168," \300\13, expected \300\0\7, move \300\2: \300\0\7, move \300\12: square (\300\2, \300\2) \300\5 spot\0\24a word of more than \300\6 bytes\0\20fou",100);
memcpy(M+33268,"nd more than \300\1 \300\1s\0\7, move \300\10: found \300\1 \300\2, \0\300\1:\300\2: \300\1\12\0, written without leading zerosholds noalre",100);
memcpy(M+33368,"ady holds a\2\134x\303 \0\0i\2\0\0\0\1\2\3the size of a board\12a row a column-++ or -; what follows is not checkedthe",100);
memcpy(M+33468," end of the inputnothingone spaceone line end (LF)one space or one line end (LF)a line end and an em",100);
memcpy(M+33568,"pty line (LF)\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\14\0\0\0\15\0\0\0\16\0\0\0\0\0\0\0\4\0\0\0\4\0\0\0\17\0\0\0\20\0\0\0game0\12the input cannot be read\12\0\21\0\0\0\14\0\0\0",100);
memcpy(M+33668,"\4\0\0\0\22\0\0\0\23\0\0\0\24\0\0\0000123456789abcdef00010203040506070809101112131415161718192021222324252627282930313233",100);
memcpy(M+33768,"3435363738394041424344454647484950515253545556575859606162636465666768697071727374757677787980818283",100);
memcpy(M+33868,"84858687888990919293949596979899\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+33968,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",60);
memcpy(M+34094,"\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\4\4\4\4\0\0\0\0\0\0\0\0\0\0\0000x",64);
return F49();}
int main(void) {
    static const int statuses[] = {42, 43, 1}; /* Exit status for Kattis: 42 valid, 43 not valid, 1 not read. */
    Files[0] = stdin;
    Output = stderr;
    return statuses[Run()];
}
