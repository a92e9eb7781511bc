/* Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME)
 * Generated: the Rust program that `judge export game-schedule --part checker` prints, which is the one to
 * read, compiled to WebAssembly and translated to C. To make it again:
 *     rustup target add wasm32v1-none
 *     cargo run --example make
 * Compiler: rustc 1.95.0 (59807616e 2026-04-14)
 * Digest of the sources, the compiler's version and the C below: fe1c1ed63d4703c6 */
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

/* The files that are read, by number, and where a message goes. */
static FILE *Files[3];
static U ReadFile(U file, U to, U size) {
    U length = (U)fread(M + to, 1, size, Files[file]);
    return ferror(Files[file]) ? ~(U)0 : length;
}

static FILE *Messages;
static void Say(U from, U size) { if (Messages) fwrite(M + from, 1, size, Messages); }

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

static L RotlL(L v, L n) { return v << (n & 63) | v >> ((64 - n) & 63); }

static U G0=32768;
static U F5(U a,U b);
static U F6(U a,U b);
static void F7(U a,U b,U c);
static U F8(U a,U b,U c);
static U F9(U a,U b,U c);
static U F10(U a,U b);
static U F11(U a,U b,U c);
static U F12(U a,U b);
static U F13(U a,U b);
static U F14(U a,U b);
static U F15(U a,U b);
static U F16(U a,U b,U c,U d);
static U F17(U a,U b);
static U F18(U a,U b);
static U F19(U a,U b);
static U F20(U a,U b);
static U F21(U a,U b);
static U F22(U a,U b);
static U F23(U a,U b);
static U F24(U a,U b,U c,U d,U e);
static U F25(U a,U b,U c);
static void F26(U a);
static void F27(U a);
static void F28(U a);
static U F29(U a,U b,U c,U d);
static void F30(U a,U b);
static void F31(U a,U b,U c,U d);
static void F32(U a,U b);
static void F34(U a);
static void F35(U a,U b,U c,U d,U e,U f);
static void F36(U a,U b);
static void F37(U a);
static void F38(U a);
static void F39(U a);
static void F40(U a,U b,U c,U d);
static U F41(U a,U b,U c);
static void F42(U a,U b,U c);
static U F44(U a,U b);
static U F45(U a,U b);
static void F46(U a,U b,U c,U d);
static void F48(U a,U b,U c,U d,U e,U f);
static void F50(U a,U b,U c,U d);
static void F51(U a,U b,U c,U d);
static void F52(U a,U b,U c);
static void F54(U a,U b,U c);
static void F55(U a,U b);
static void F56(U a,U b,U c);
static void F57(U a,U b,U c);
static void F58(U a,U b,U c);
static U F59(U a,U b,U c);
static void F60(U a,U b);
static void F61(U a,U b,U c,L d);
static void F62(U a);
static void F63(U a,U b);
static void F64(U a,U b,U c,U d);
static void F65(U a,U b,U c);
static void F66(U a,U b);
static void F67(U a,U b,U c);
static void F68(U a,U b);
static U F69(U a);
static U F71(void);
static void F72(U a,U b,U c);
static void F73(U a,U b,U c,U d);
static void F74(U a);
static U F75(U a,U b,U c);
static U F76(U a,U b);
static U F77(U a,U b,U c);
static U F78(U a,U b,U c,U d,U e);
static Any T[]={0,(Any)F23,(Any)F5,(Any)F15,(Any)F12,(Any)F18,(Any)F13,(Any)F21,(Any)F10,(Any)F20,(
Any)F17,(Any)F14,(Any)F19,(Any)F22,(Any)F45,(Any)F44,(Any)F26,(Any)F8,(Any)F6,(Any)F25,(Any)F40,(
Any)F41,(Any)F74,(Any)F75,(Any)F76,(Any)F77};
static U F5(U a,U b){U c=0,d=0;c=RB(a+12);d=((U(*)(U,U,U))T[RW(RW(b+4)+12)])(RW(b),a+c,RB(a+13)-c);
return d;}
static U F6(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F7(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static void F7(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F36(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F35(d+4,e,RW(a+4),c,1,1);if(RW(d+4)==1){F36(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static U F8(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F7(a,d,c);d=RW(a+8);goto B1;}if(!c){goto B2;}
B1:F9(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F9(U a,U b,U c){Copy(a,b,c);return a;}
static U F10(U a,U b){U c=0;c=F11(b,RW(a+4),RW(a+8));return c;}
static U F11(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;d=RW(a+8);
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
static U F12(U a,U b){U c=0;c=F13(RW(a),b);return c;}
static U F13(U a,U b){U c=0,d=0,e=0,f=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,r=0,s=0;L h=0,i=0,q=0;
c=G0-32;G0=c;d=RW(b);e=RW(b+4);f=RW(e+16);s=((U(*)(U,U))T[f])(d,34);if(!s){g=RW(a+8);if(g!=0){
h=((L)1<<32)|(L)(c+16);i=((L)2<<32)|(L)c;j=RW(a+4);B18:F42(c,j,g);k=RW(c+(RW(c)?4u:8u));if(k>g){
goto B1;}F42(c,j,k);b=RW(c);l=b?0u:RW(c+8);if(l!=0){m=b?1u:RW(c+4);n=m+l;B16:b=(U)(SB)RB(m);
if((int)b>-1){m=m+1;b=b&255;goto B2;}l=RB(m+1)&63;o=b&31;if(b<=4294967263u){b=(o<<6)|l;m=m+2;
goto B2;}l=(l<<6)|(RB(m+2)&63);if(b<4294967280u){b=l|(o<<12);m=m+3;goto B2;}
b=(l<<6)|(RB(m+3)&63)|((o<<18)&1835008);m=m+4;B2:if(b>=32){if(b!=34){if(b-127>32){goto B3;}}}
switch(b-9){case 0:goto B4;case 1:goto B5;case 2:case 3:goto B6;case 4:goto B7;
case 5:case 6:case 7:case 8:case 9:case 10:case 11:case 12:case 13:case 14:case 15:case 16:case 17:
case 18:case 19:case 20:case 21:case 22:case 23:case 24:goto B6;case 25:goto B8;
case 26:case 27:case 28:case 29:goto B6;case 30:goto B8;default:goto B9;}
B3:s=((U(*)(U,U))T[f])(d,b);if(!s){goto B10;}goto B11;B9:if(b==92){goto B8;}B6:if(b-32<95){goto B12;
}WB(c+18,0);WH(c+16,0);WB(c+23,RB((b>>4)+34208));WB(c+22,RB((b>>8)+34208));
WB(c+21,RB((b>>12)+34208));WB(c+20,RB((b>>16)+34208));WB(c+19,RB((b>>20)+34208));l=Clz(b|1)>>2;
o=c+16+l;WB(o,123);WB(o-1,117);l=l-2;WB(c+16+l,92);WB(c+25,125);WB(c+24,RB((b&15)+34208));
WL(c,RL(c+16));WH(c+8,RH(c+24));o=10;goto B13;B4:WL(c+2,0);WH(c,29788);goto B14;B7:WL(c+2,0);
WH(c,29276);goto B14;B5:WL(c+2,0);WH(c,28252);goto B14;B8:WL(c+2,0);WB(c+1,b);WB(c,92);goto B14;
B12:o=(U)(SB)RB(b+32792);p=o&127;l=0;q=0;if((int)o>-1){o=1;r=p;p=0;goto B15;}r=92;if(p!=0){o=2;
goto B15;}o=4;q=((L)RB((b&15)+34208)<<8)|(L)RB((b>>4)+34208);p=120;B15:WL(c+2,q);WB(c+1,p);WB(c,r);
goto B13;B14:o=2;l=0;B13:WB(c+13,o);WB(c+12,l);WL(c+16,i);s=F16(d,e,33371,c+16);if(s){goto B11;}
B10:if(m!=n){goto B16;}}if(g==k){goto B17;}b=j+k;WW(c+16,b);WL(c,h);s=F16(d,e,33053,c);if(s){
goto B11;}j=b+1;g=g+(k^4294967295u);if(g){goto B18;}}B17:b=RB(a+12);
b=((U(*)(U,U,U))T[RW(e+12)])(d,b?33049u:33048u,b?4u:1u);goto B19;}B11:b=1;B19:G0=c+32;return b;
B1:abort();}
static U F14(U a,U b){U c=0,d=0;c=G0-32;G0=c;a=RW(a);d=RW(a);switch((int)d<0?d^2147483648u:1u){
case 1:goto B1;case 2:goto B2;default:goto B3;}B3:b=((U(*)(U,U,U))T[RW(RW(b+4)+12)])(RW(b),33764,43)
;goto B4;B1:WW(c+4,a);WW(c+28,RW(a+16)+1);WL(c+16,((L)3<<32)|(L)(c+28));WL(c+8,((L)4<<32)|(L)(c+4));
b=F16(RW(b),RW(b+4),33373,c+8);goto B4;B2:WW(c+28,a+4);WL(c+8,((L)4<<32)|(L)(c+28));
b=F16(RW(b),RW(b+4),33434,c+8);B4:G0=c+32;return b;}
static U F15(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;c=G0-16;G0=c;d=10;e=RW(a);f=e;if(e>=1000){d=10;
f=e;B1:g=c+6+d;a=f;f=a/10000;h=a-f*10000;i=(h&65535)/100;WH(g-4,RH((i<<1)+34224));
WH(g-2,RH((((h-i*100)&65535)<<1)+34224));d=d-4;if(a>9999999){goto B1;}}if(f<=9){a=f;goto B2;}d=d-2;
a=(f&65535)/100;WH(c+6+d,RH((((f-a*100)&65535)<<1)+34224));B2:if(e!=0){if(!a){goto B3;}}d=d-1;
WB(c+6+d,RB((a<<1)+34225));B3:d=F24(b,1,0,c+6+d,10u-d);G0=c+16;return d;}
static U F16(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0;e=G0-16;G0=e;if(!(d&1)){f=RB(c);
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
static U F17(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=G0-16;G0=c;d=RW(a);e=d+16;a=RW(d+8);if(!a){
WL(c,((L)5<<32)|(L)e);e=F16(RW(b),RW(b+4),33212,c);goto B1;}WL(c+8,((L)5<<32)|(L)e);
WL(c,((L)6<<32)|(L)d);e=1;f=RW(b);g=RW(b+4);h=F16(f,g,33240,c);if(!h){e=0;if(a!=1){b=RW(d+4);
if(RB(b)==48){B3:if(!a){goto B2;}a=a-1;d=RB(b);b=b+1;if(((d-48)&255)<10){goto B3;}goto B1;
B2:e=((U(*)(U,U,U))T[RW(g+12)])(f,33815,31);}}}B1:G0=c+16;return e;}
static U F18(U a,U b){U c=0;c=F11(b,RW(a),RW(a+4));return c;}
static U F19(U a,U b){U c=0;c=F15(RW(a),b);return c;}
static U F20(U a,U b){U c=0,e=0,f=0;L d=0;c=G0-32;G0=c;a=RW(a);if(RL(a)==1){WL(c+8,RL(a+8));
d=(L)7<<32;WL(c+16,d|(L)(c+8));e=RW(b);b=RW(b+4);f=F16(e,b,33691,c+16);if(!f){goto B1;}b=1;goto B2;}
e=RW(b);b=RW(b+4);f=((U(*)(U,U,U))T[RW(b+12)])(e,33846,21);if(f!=0){b=1;goto B2;}d=(L)7<<32;
B1:WL(c+24,((L)8<<32)|(L)(a+24));WL(c+16,d|(L)(a+16));b=F16(e,b,33343,c+16);B2:G0=c+32;return b;}
static U F21(U a,U b){U c=0,d=0,h=0,i=0,j=0;L e=0,f=0,g=0;c=G0-32;G0=c;d=20;e=RL(a);f=e;if(e>=1000){
d=20;f=e;B1:a=c+12+d;g=f;f=g/10000;h=(U)(g-f*10000);i=(h&65535)/100;WH(a-4,RH((i<<1)+34224));
WH(a-2,RH((((h-i*100)&65535)<<1)+34224));d=d-4;if(g>9999999){goto B1;}}if(f>9){d=d-2;a=(U)f;j=a;
a=(a&65535)/100;WH(c+12+d,RH((((j-a*100)&65535)<<1)+34224));f=(L)a;}if(e!=0){if(!f){goto B2;}}d=d-1;
WB(c+12+d,RB(((U)f<<1)+34225));B2:d=F24(b,1,0,c+12+d,20u-d);G0=c+32;return d;}
static U F22(U a,U b){U c=0,d=0,e=0;L f=0;c=G0-64;G0=c;a=RW(a);d=RW(a+8);e=RW(a+4);WW(c,RW(a));
WW(c+4,e);WW(c+8,d);a=e>>1;WW(c+12,a);a=a==1;WW(c+20,a?0u:2u);WW(c+16,a?1u:33762u);f=(L)3<<32;
WL(c+56,f|(L)(c+8));WL(c+48,((L)5<<32)|(L)(c+16));WL(c+40,f|(L)(c+12));WL(c+32,f|(L)(c+4));
WL(c+24,f|(L)c);b=F16(RW(b),RW(b+4),33514,c+24);G0=c+64;return b;}
static U F23(U a,U b){U c=0,d=0;c=G0-16;G0=c;d=RB(RW(a));a=3;B1:WB(c+14+a-2,RB((d&15)+34208));a=a-1;
d=(d>>4)&15;if(d){goto B1;}a=F24(b,34680,2,c+14+a-1,3u-a);G0=c+16;return a;}
static U F24(U a,U b,U c,U d,U e){U f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0;L m=0;f=RW(a+8);g=f&2097152;
h=(g>>21)+e;if(!(f&8388608)){b=0;goto B1;}if(!c){i=0;goto B2;}i=(int)(U)(SB)RB(b)>-65;if(c!=1){
i=i+(U)((int)(U)(SB)RB(b+1)>-65);}B2:h=i+h;B1:j=g?43u:1114112u;k=RH(a+12);if(h<k){if(!(f&16777216)){
k=k-h;g=0;l=0;switch((f>>29)&3){case 1:goto B3;case 2:goto B4;case 3:goto B3;default:goto B5;}
B3:l=k;goto B5;B4:l=(k&65534)>>1;B5:i=f&2097151;h=RW(a+4);a=RW(a);B7:if((g&65535)>=(l&65535)){
goto B6;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);if(!n){goto B7;}goto B8;}m=RL(a+8);
WW(a+8,((U)m&2682257408u)|536870960);f=1;i=RW(a);l=RW(a+4);n=F78(i,l,j,b,c);if(n){goto B8;}g=0;
h=(k-h)&65535;B10:if((g&65535)>=h){goto B9;}f=1;g=g+1;n=((U(*)(U,U))T[RW(l+16)])(i,48);if(!n){
goto B10;}goto B8;B6:f=1;n=F78(a,h,j,b,c);if(n){goto B8;}n=((U(*)(U,U,U))T[RW(h+12)])(a,d,e);if(n){
goto B8;}l=(k-l)&65535;g=0;B11:if((g&65535)>=l){return 0;}f=1;g=g+1;n=((U(*)(U,U))T[RW(h+16)])(a,i);
if(!n){goto B11;}goto B8;B9:f=1;n=((U(*)(U,U,U))T[RW(l+12)])(i,d,e);if(n){goto B8;}WL(a+8,m);
return 0;}f=1;g=RW(a);a=RW(a+4);n=F78(g,a,j,b,c);if(!n){f=((U(*)(U,U,U))T[RW(a+12)])(g,d,e);}
B8:return f;}
static U F25(U a,U b,U c){U d=0;d=F16(a,32768,b,c);return d;}
static void F26(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34684));WW(b+34684,a);}}
static void F27(U a){U b=0,c=0;switch(RW(a)){case 0:goto B1;case 1:goto B2;case 2:goto B3;
case 3:goto B4;default:goto B5;}B1:b=RW(a+4);if(!b){goto B5;}a=a+8;goto B6;B2:b=RW(a+8);
switch((int)b<0?b^2147483648u:1u){case 0:goto B5;case 1:goto B7;default:goto B8;}B8:c=8;b=RW(a+12);
if(!b){goto B5;}goto B9;B7:c=4;if(!b){goto B5;}goto B9;B3:b=RW(a+8);
switch((int)b<0?b^2147483648u:1u){case 0:goto B5;case 1:goto B10;default:goto B11;}B11:c=8;
b=RW(a+12);if(!b){goto B5;}goto B12;B10:c=4;if(!b){goto B5;}goto B12;B4:b=RW(a+8);if(!b){goto B5;}
a=a+12;goto B6;B12:a=a+8+c;goto B6;B9:a=a+8+c;B6:a=RW(a);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34684));WW(b+34684,a);B5:;}
static void F28(U a){U b=0,c=0;L d=0;b=RW(a+72);if(b!=0){c=RW(a+76);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34684));WW(b+34684,c);}b=RW(a+96);if(b!=0){c=RW(a+100);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34684));WW(b+34684,c);}b=RW(a+120);if(b!=0){c=RW(a+124);b=((0u-Clz((b-1)|15))&31)<<2;
WW(c,RW(b+34684));WW(b+34684,c);}d=RL(a+16);if(d<=1){switch((U)d){case 1:goto B1;default:goto B2;}}
B1:b=RW(a+48);if(b!=0){a=RW(a+52);b=((0u-Clz((b-1)|15))&31)<<2;WW(a,RW(b+34684));WW(b+34684,a);}B2:;
}
static U F29(U a,U b,U c,U d){U e=0,f=0,g=0,h=0;if(d>=8){d=d>>3;e=d<<5;f=d*56;a=F29(a,a+e,a+f,d);
b=F29(b,b+e,b+f,d);c=F29(c,c+e,c+f,d);}d=RW(a);g=d;f=RW(b);h=f;if(d==f){e=0;g=RW(a+4);h=RW(b+4);
if(g==h){goto B1;}}e=g<h;B1:g=RW(c);h=g;if(d==g){d=RW(a+4);h=RW(c+4);if(d==h){if(!e){goto B2;}
goto B3;}}if(e^(U)(d<h)){goto B3;}B2:if(f==g){f=RW(b+4);g=RW(c+4);if(f==g){goto B4;}}e=e^(U)(f<g);
B4:a=e?c:b;B3:return a;}
static void F30(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0;L j=0;c=RW(a+8);d=c;e=RW(a);if(c==e){
d=RW(a+12);e=RW(a+4);if(d==e){goto B1;}}if(d<e){d=a+12;f=2;B3:e=RW(d+4);g=e;if(e==c){g=RW(d+8);
c=RW(d);if(g==c){goto B2;}}if(g>=c){goto B2;}d=d+8;c=e;f=f+1;if(b!=f){goto B3;}goto B4;}B1:d=a+12;
f=2;B7:e=RW(d+4);g=e;if(e==c){g=RW(d+8);c=RW(d);if(g==c){goto B5;}}if(g<c){goto B6;}B5:d=d+8;c=e;
f=f+1;if(b!=f){goto B7;}goto B8;B6:if(f==b){goto B8;}goto B9;B2:if(f!=b){goto B9;}
B4:h=(b>>1)&134217726;i=a+(b<<3);d=i-8;e=0;c=a;B10:j=RL(c);WL(c,RL(d));WL(d,j);f=c+8;j=RL(f);g=e;
e=i+((g^536870910)<<3);WL(f,RL(e));WL(e,j);c=c+16;d=d-16;e=g+2;if(h!=e){goto B10;}if((b&2)!=0){
c=a+(e<<3);j=RL(c);d=i+((4294967293u-g)<<3);WL(c,RL(d));WL(d,j);}B8:return;
B9:F31(a,b,0,(Clz(b|1)<<1)^62);}
static void F31(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,o=0,p=0,q=0,r=0,s=0,t=0,u=0,
v=0,y=0,z=0,c1=0,d1=0,i1=0,j1=0,l1=0,o1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,d2=0,e2=0,
f2=0,g2=0,h2=0,i2=0,j2=0,k2=0,l2=0,m2=0,n2=0;L n=0,w=0,x=0,a1=0,b1=0,e1=0,f1=0,g1=0,h1=0,k1=0,m1=0,
n1=0,p1=0,z1=0,a2=0,b2=0,c2=0;e=G0-256;G0=e;if(b>=33){B22:if(!d){F32(a,b);goto B1;}f=b>>3;g=a+f*56;
h=a+(f<<5);if(b>=64){f=F29(a,h,g,f);goto B2;}i=RW(a);f=i;j=RW(h);k=j;if(i==j){l=0;f=RW(a+4);
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
WL(h,n);F31(a,g,c,d);b=b+(g^4294967295u);a=h+8;c=h;B15:if(b>=33){goto B22;}}if(b<2){goto B1;}s=b>>1;
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
p=p+((U)(g>=f)<<3);g=g+(i<<3);}if(g!=f){goto B172;}if(p!=h+8){goto B172;}F9(a,e,b<<3);goto B1;
B14:abort();B172:abort();B1:G0=e+256;}
static void F32(U a,U b){U c=0,d=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;L e=0;c=(b>>1)+b;B6:c=c-1;if(c>=b){
d=c-b;goto B1;}e=RL(a);f=a+(c<<3);WL(a,RL(f));WL(f,e);d=0;B1:g=d<<1;f=g|1;h=b<c?b:c;if(f<h){
B5:g=g+2;if(g>=h){g=f;goto B2;}i=a+(f<<3);j=RW(i);k=a+(g<<3);g=RW(k);if(j==g){l=0;j=RW(i+4);
g=RW(k+4);if(j==g){goto B3;}}l=j<g;B3:g=l+f;B2:f=a+(d<<3);j=RW(f);i=j;d=a+(g<<3);l=RW(d);k=l;
if(j==l){i=RW(f+4);k=RW(d+4);if(i==k){goto B4;}}if(i>=k){goto B4;}WW(d,j);WW(f,l);j=RW(f+4);
WW(f+4,RW(d+4));WW(d+4,j);d=g;g=g<<1;f=g|1;if(f<h){goto B5;}}B4:if(c){goto B6;}}
static void F34(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F35(b+4,e,RW(a+4),c,1,32);if(RW(b+4)==1){F36(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F35(U a,U b,U c,U d,U e,U f){U g=0,h=0,j=0,k=0,l=0,m=0,n=0;L i=0;g=1;h=4;i=(L)f*(L)d;
if((U)(i>>32)!=0){d=0;goto B1;}d=(U)i;if(d>2147483648u-e){d=0;goto B1;}if(b!=0){
j=(0u-Clz((d-1)|15))&31;k=j<<2;h=RW(k+34684);if(h){goto B2;}l=RW(34816);h=RW(34812);k=1u<<(j&31);
if(l-h<k){m=k+65535;n=Grow(m>>16);j=n<<16;WW(34816,j+(m&4294901760u));h=j==l?h:j;}WW(34812,h+k);
if(!h){goto B3;}goto B4;}if(!d){h=e;goto B5;}c=(0u-Clz((d-1)|15))&31;f=c<<2;h=RW(f+34684);if(!h){
b=RW(34816);h=RW(34812);f=1u<<(c&31);if(b-h<f){k=f+65535;n=Grow(k>>16);c=n<<16;
WW(34816,c+(k&4294901760u));h=c==b?h:c;}WW(34812,h+f);goto B6;}WW(f+34684,RW(h));goto B5;
B2:WW(k+34684,RW(h));B4:f=b*f;F9(h,c,f);f=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(f+34684));
WW(f+34684,c);B6:if(h){goto B5;}B3:WW(a+4,e);goto B7;B5:WW(a+4,h);g=0;B7:h=8;B1:WW(a+h,d);WW(a,g);}
static void F36(U a,U b){(void)b;if(a!=0){abort();}abort();}
static void F37(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F35(b+4,e,RW(a+4),c,4,8);if(RW(b+4)==1){F36(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F38(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F35(b+4,e,RW(a+4),c,4,12);if(RW(b+4)==1){F36(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F39(U a){U b=0,c=0,d=0,e=0;b=G0-16;G0=b;c=RW(a);e=c;c=c<<1;c=c>4?c:4u;
F35(b+4,e,RW(a+4),c,4,4);if(RW(b+4)==1){F36(RW(b+8),RW(b+12));abort();}d=RW(b+8);WW(a,c);WW(a+4,d);
G0=b+16;}
static void F40(U a,U b,U c,U d){b=ReadFile(RW(b),c,d);WW(a+4,b);WW(a,b==4294967295u);}
static U F41(U a,U b,U c){(void)a;(void)b;(void)c;return 1;}
static void F42(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,j=0;L i=0;if(c!=0){d=c-7;e=d>c?0u:d;
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
static U F44(U a,U b){U c=0;c=G0-16;G0=c;switch(RW(a)){case 1:goto B1;case 2:goto B2;
default:goto B3;}B3:b=((U(*)(U,U,U))T[RW(RW(b+4)+12)])(RW(b),33807,8);goto B4;B1:WW(c+4,a+8);
WL(c+8,((L)9<<32)|(L)(c+4));b=F16(RW(b),RW(b+4),33274,c+8);goto B4;B2:WW(c+4,a+8);
WL(c+8,((L)9<<32)|(L)(c+4));b=F16(RW(b),RW(b+4),33297,c+8);B4:G0=c+16;return b;}
static U F45(U a,U b){U c=0,d=0;c=G0-32;G0=c;d=a+4;switch(RW(a)){case 1:goto B1;case 2:goto B2;
case 3:goto B3;case 4:goto B4;default:goto B5;}B5:WW(c+28,d);WL(c+8,((L)10<<32)|(L)(c+28));
a=F16(RW(b),RW(b+4),33350,c+8);goto B6;B1:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)11<<32)|(L)(c+28));
WL(c+8,((L)12<<32)|(L)(c+4));a=F16(RW(b),RW(b+4),33314,c+8);goto B6;B2:WW(c+4,d);WW(c+28,a+8);
WL(c+16,((L)11<<32)|(L)(c+28));WL(c+8,((L)12<<32)|(L)(c+4));a=F16(RW(b),RW(b+4),33328,c+8);goto B6;
B3:WW(c+4,d);WW(c+28,a+8);WL(c+16,((L)4<<32)|(L)(c+28));WL(c+8,((L)12<<32)|(L)(c+4));
a=F16(RW(b),RW(b+4),33471,c+8);goto B6;B4:WW(c+28,d);WL(c+8,((L)13<<32)|(L)(c+28));
a=F16(RW(b),RW(b+4),33350,c+8);B6:G0=c+32;return a;}
static void F46(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;e=G0-48;G0=e;f=d<40?d:40u;if(!d){
g=1;goto B1;}h=(0u-Clz((f-1)|15))&31;i=h<<2;g=RW(i+34684);if(!g){j=RW(34816);g=RW(34812);
i=1u<<(h&31);if(j-g<i){k=i+65535;l=Grow(k>>16);h=l<<16;WW(34816,h+(k&2147418112));g=h==j?g:h;}
WW(34812,g+i);if(g){goto B2;}abort();}WW(i+34684,RW(g));B2:F9(g,c,f);B1:WW(e+12,f);WW(e+8,g);
WW(e+4,f);WB(e+16,d>40);WW(e+28,0);WL(e+20,4294967296ull);WW(e+36,32768);WL(e+40,1610612768);
WW(e+32,e+20);l=F13(e+4,e+32);if(!l){j=RW(e+28);i=RW(e+24);h=RW(e+20);if(!d){F48(a,b,33876,1,i,j);
if(h){goto B3;}goto B4;}f=((0u-Clz((f-1)|15))&31)<<2;WW(g,RW(f+34684));WW(f+34684,g);
F48(e+32,b,c,d,i,j);if(RW(e+32)!=2147483648u){WW(a+8,RW(e+40));WL(a,RL(e+32));if(h){goto B3;}
goto B4;}F48(a,b,33876,1,i,j);if(!h){goto B4;}B3:d=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(d+34684));
WW(d+34684,i);B4:G0=e+48;return;}abort();}
static void F48(U a,U b,U c,U d,U e,U f){U g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;g=G0-48;G0=g;
WW(g+28,f);WW(g+24,e);if(d!=0){h=b+64;i=0;B14:e=c+i;j=RB(e);k=RB(b+140);l=RW(b+132);m=RW(b+136);
if(l==m){if(!(k&1)){goto B1;}}n=RW(b+128);goto B2;B1:n=RW(b+128);
((void(*)(U,U,U,U))T[RW(RW(b+116)+12)])(g+16,RW(b+112),RW(b+124),n);o=RW(g+20);f=RW(g+16);l=0;
WW(b+132,0);k=f!=0;WB(b+140,k);m=(f&1)?0u:o;WW(b+136,m);B2:if(m<=n){if(m>=l){p=RW(b+124);f=m-l;
o=d-i;o=f<o?f:o;if(o!=0){q=p+l;f=0;B4:if(RB(e+f)!=RB(q+f)){goto B3;}f=f+1;if(o!=f){goto B4;}f=o;
goto B5;B3:if(f){goto B5;}}if(!(((U)(m!=l)|k)&1)){((void(*)(U,U,U,U))T[RW(RW(b+116)+12)])(g+8,RW(b+
112),p,n);e=RW(g+12);f=RW(g+8);l=0;WW(b+132,0);WB(b+140,f!=0);m=(f&1)?0u:e;WW(b+136,m);}if(m<=n){
if(m>=l){if(m==l){o=RB(b+145);e=1;goto B6;}f=RB(p+l);e=1;o=RB(b+145);if(o){goto B7;}goto B8;}}}}
abort();B7:e=(U)((f&255)==32)|(U)(((f-9)&255)<5);B8:k=f&255;q=k==32;if(k==32){if((j&255)==10){
if(RB(b+144)&1){goto B9;}}}B6:if(!((U)((j&255)!=32)&(U)(((j-9)&255)>4))){if(e){goto B10;}}
if(((U)(m==l)|o)&1){goto B11;}if((q^4294967295u)&(U)(((f-9)&255)>4)){goto B11;}F54(b,34035,19);
goto B12;B9:F55(h,1);WB(b+145,0);goto B12;B10:F56(g+32,1,j);f=RW(g+36);F57(b,f,RW(g+40));e=RW(g+32);
if(e!=0){e=((0u-Clz((e-1)|15))&31)<<2;WW(f,RW(e+34684));WW(e+34684,f);}WB(b+145,0);i=i+1;goto B12;
B5:F55(h,f);i=f+i;f=i-1;if(f>=d){goto B13;}f=RB(c+f);WB(b+145,(U)(f!=32)&(U)(((f-14)&255)<251));
B12:if(i<d){goto B14;}B11:if(i<d){goto B15;}}WW(a,2147483648u);goto B16;B13:abort();
B15:WL(g+32,((L)5<<32)|(L)(g+24));F52(a,33262,g+32);B16:G0=g+48;}
static void F50(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;e=G0-128;G0=e;f=d<40?d:40u;
if(!d){g=1;goto B1;}h=(0u-Clz((f-1)|15))&31;i=h<<2;g=RW(i+34684);if(!g){j=RW(34816);g=RW(34812);
i=1u<<(h&31);if(j-g<i){k=i+65535;l=Grow(k>>16);h=l<<16;WW(34816,h+(k&2147418112));g=h==j?g:h;}
WW(34812,g+i);if(g){goto B2;}abort();}WW(i+34684,RW(g));B2:F9(g,c,f);B1:WW(e+12,f);WW(e+8,g);
WW(e+4,f);WB(e+16,d>40);i=RW(b+24);WL(e+120,0);WL(e+112,0);WL(e+104,0);WL(e+96,0);if(d<=31){
F9(e+96,c,d);WB(e+127,d);}WW(e+52,d);WW(e+48,c);WL(e+56,RL(e+96));WL(e+64,RL(e+104));
WL(e+72,RL(e+112));WL(e+80,RL(e+120));F51(e+20,i,e+48,0);if(RW(e+20)!=5){F27(e+20);
WL(e+48,((L)6<<32)|(L)(e+4));F52(a,33407,e+48);goto B3;}c=RW(e+24);i=RW(b+20);if(c<i){
i=RW(b+16)+c*12;h=RW(i+4);WW(e+88,h);i=RW(i+8);WW(e+92,i);if(!i){if(h==RW(b+36)){goto B4;}
WW(a,2147483648u);WW(a+4,c);if(!d){goto B5;}goto B6;}WL(e+56,((L)3<<32)|(L)(e+92));
WL(e+48,((L)6<<32)|(L)(e+4));F52(a,33080,e+48);goto B3;}abort();B4:WL(e+56,((L)3<<32)|(L)(e+88));
WL(e+48,((L)6<<32)|(L)(e+4));F52(a,33106,e+48);B3:f=RW(e+4);if(!f){goto B5;}g=RW(e+8);
B6:d=((0u-Clz((f-1)|15))&31)<<2;WW(g,RW(d+34684));WW(d+34684,g);B5:G0=e+128;}
static void F51(U a,U b,U c,U d){U e=0,f=0,g=0,i=0,j=0,k=0,l=0,m=0,q=0;L h=0,n=0,o=0,p=0;e=G0-16;
G0=e;f=RW(c+4);if(!f){c=2147483648u;goto B1;}g=RW(c);h=RL(c+32);if(h==0){if(f>=8){i=g+f-8;if(!i){
j=f&3;goto B2;}h=(L)f;j=f-8;if((j&8)!=0){j=f;k=g;goto B3;}
h=RotlL((RL(g)^h)*11400714819323198485ull,32);if(j<8){goto B4;}k=g+8;
B3:B5:h=RotlL((RL(k+8)^RotlL((RL(k)^h)*11400714819323198485ull,32))*11400714819323198485ull,32);
k=k+16;j=j-16;if(j>=8){goto B5;}B4:h=RL(i)^h;goto B6;}j=f&3;if(f>=4){goto B2;}h=1;k=0;goto B7;}
n=((h>>32)^h)*10285213230658275043ull;h=RL(c+24);o=((h>>32)^h)*11562461410679940143ull;h=RL(c+16);
p=((h>>32)^h)*15485907386658061715ull;h=RL(c+8);h=n+(o+(p+((h>>32)^h)*11400714819323198485ull));
h=(h>>32)^h;goto B8;B2:k=(f-4)>>2;if(!k){h=1;k=0;goto B9;}k=k+1;l=k&1;i=k&2147483646;k=4294967288u;
B10:m=k;k=m+8;i=i-2;if(i){goto B10;}k=g+k;h=((((((L)RB(k)<<24)|((L)RB(k+1)<<16)|((L)RB(k+2)<<8)|(L)
RB(k+3))<<16)|((L)RB(k+4)<<8)|(L)RB(k+5))<<16)|((L)RB(k+6)<<8)|(L)RB(k+7);if(!l){goto B11;}k=m+16;
B9:k=g+k;h=(((h<<16)|((L)RB(k)<<8)|(L)RB(k+1))<<16)|((L)RB(k+2)<<8)|(L)RB(k+3);B11:if(!j){goto B6;}
k=f&4294967292u;B7:k=g+k;B12:h=(h<<8)|(L)RB(k);k=k+1;j=j-1;if(j){goto B12;}
B6:h=((h>>30)^h)*13787848793156543929ull;h=((h>>27)^h)*10723151780598845931ull;h=(h>>31)^h;
B8:F61(e+8,b,c,h);if(RW(e+8)!=1){goto B13;}k=f<40?f:40u;i=(0u-Clz((k-1)|15))&31;c=i<<2;
j=RW(c+34684);if(!j){m=RW(34816);j=RW(34812);c=1u<<(i&31);if(m-j<c){q=Grow(1);i=q<<16;
WW(34816,i+65536);j=i==m?j:i;}WW(34812,j+c);if(j){goto B14;}abort();}WW(c+34684,RW(j));
B14:F9(j,g,k);i=f>40;c=2147483650u;B1:WB(a+24,i);WW(a+20,k);WW(a+16,j);WW(a+12,k);WW(a+8,c);
WW(a+4,d);WW(a,2);goto B15;B13:k=RW(e+12);WW(a,5);WW(a+4,k);B15:G0=e+16;}
static void F52(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;d=G0-16;G0=d;if((c&1)!=0){e=c>>1;
goto B1;}e=RB(b);if(!e){goto B2;}f=0;g=b;h=0;B4:g=g+1;if((int)(U)((int)(e<<24)>>24)<=-1){
if((e&255)==128){e=RH(g);f=f+e;g=g+e+2;goto B3;}i=Rotl(e&3,0-8);
g=g+((((i<<5)&1073741824)|(i<<7))>>29)+((e>>1)&2)+((e>>2)&2);h=(U)(!f)|h;goto B3;}e=e&255;g=g+e;
f=f+e;B3:e=RB(g);if(e){goto B4;}e=0;if(!(h&(U)(f<16))){e=f<<1;if((int)e<=-1){goto B5;}}B1:if(e){
goto B6;}B2:g=1;e=0;goto B7;B6:h=(0u-Clz((e-1)|15))&31;f=h<<2;g=RW(f+34684);if(!g){i=RW(34816);
g=RW(34812);f=1u<<(h&31);if(i-g<f){j=f+65535;k=Grow(j>>16);h=k<<16;WW(34816,h+(j&4294901760u));
g=h==i?g:h;}WW(34812,g+f);if(g){goto B7;}abort();}WW(f+34684,RW(g));B7:WW(d+12,0);WW(d+8,g);
WW(d+4,e);k=F16(d+4,34184,b,c);if(!k){goto B8;}abort();B5:abort();B8:WW(a+8,RW(d+12));WL(a,RL(d+4));
G0=d+16;}
static void F54(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0;d=G0-32;G0=d;e=RW(a+132);f=RW(a+136);if(e==f){
if(!(RB(a+140)&1)){goto B1;}}g=RW(a+128);goto B2;B1:g=RW(a+128);
((void(*)(U,U,U,U))T[RW(RW(a+116)+12)])(d+8,RW(a+112),RW(a+124),g);h=RW(d+12);f=RW(d+8);e=0;
WW(a+132,0);WB(a+140,f!=0);f=(f&1)?0u:h;WW(a+136,f);B2:if(f<=g){if(f>=e){if(f!=e){f=RB(RW(a+124)+e);
if(f-9>=5){if(f!=32){goto B3;}}F57(a,b,c);WW(d+28,0);WL(d+20,4294967296ull);F64(a+64,1,0,d+20);
a=RW(d+20);if(a!=0){f=RW(d+24);a=((0u-Clz((a-1)|15))&31)<<2;WW(f,RW(a+34684));WW(a+34684,f);}}
B3:G0=d+32;return;}}abort();}
static void F55(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,o=0;L m=0,n=0;c=RW(a+64);
d=RW(a+68);e=d+b;if(e>=d){if(e<=c){if(b!=0){c=RW(a+60)+d;f=a+8;B10:if(!b){g=c;b=0;h=1;d=0;i=0;
goto B1;}d=0;B3:if(RB(c+d)==10){goto B2;}h=1;d=d+1;if(b!=d){goto B3;}j=0;d=b;goto B4;B2:d=d+1;j=b-d;
h=b==d;B4:k=d-1;o=Compare(c+k,33876,1);i=o?0u:c;g=c+d;b=j;B1:j=RW(a+16);l=1000u-j;k=i?k:d;l=l<k?l:k;
if(l>RW(a+8)-j){F7(f,j,l);j=RW(a+16);goto B5;}if(!l){goto B6;}B5:F9(RW(a+12)+j,i?i:c,l);B6:j=j+l;
WW(a+16,j);l=RW(a+20)+k;WW(a+20,l);if(k<d){m=RL(a);n=m+1;if(j!=0){c=j;i=RW(a+12);d=i;B8:k=RB(d);
if(k-9>=5){if(k!=32){goto B7;}}d=d+1;c=c-1;if(c){goto B8;}goto B9;B7:WL(a+24,m);WW(a+44,l);
WW(a+40,j);m=RL(a+32);WW(a+32,RW(a+8));WW(a+36,i);WL(a+8,m);}B9:WL(a,n);WL(a+16,0);}c=g;if(!h){
goto B10;}}WW(a+68,e);return;}}abort();}
static void F56(U a,U b,U c){U d=0,e=0,f=0,g=0;d=G0-48;G0=d;if(b!=0){b=RW(34700);if(!b){e=RW(34816);
b=RW(34812);if(e-b<16){g=Grow(1);f=g<<16;WW(34816,f+65536);b=f==e?b:f;}WW(34812,b+16);if(b){goto B1;
}goto B2;}WW(34700,RW(b));B1:WB(b,c);WB(d+16,0);WW(d+12,1);WW(d+8,b);WW(d+4,1);WW(d+28,0);
WL(d+20,4294967296ull);WW(d+36,32768);WL(d+40,1610612768);WW(d+32,d+20);g=F13(d+4,d+32);if(g){
goto B3;}WW(a+8,RW(d+28));WL(a,RL(d+20));WW(b,RW(34700));WW(34700,b);goto B4;}b=RW(34704);if(!b){
c=RW(34816);b=RW(34812);if(c-b<32){g=Grow(1);e=g<<16;WW(34816,e+65536);b=e==c?b:e;}WW(34812,b+32);
if(!b){goto B2;}goto B5;}WW(34704,RW(b));B5:WW(a+8,21);WW(a+4,b);WW(a,21);WL(b+13,RL(34067));
WL(b+8,RL(34062));WL(b,RL(34054));B4:G0=d+48;return;B3:abort();B2:abort();}
static void F57(U a,U b,U c){U d=0,f=0,g=0,h=0;L e=0,i=0,j=0,k=0;d=G0-112;G0=d;WW(d+12,c);WW(d+8,b);
if(RL(a+16)==0){e=(L)5<<32;WL(d+96,e|(L)(d+8));F52(d+16,33262,d+96);b=RW(a+132);c=RW(a+136);
if(b==c){if(!(RB(a+140)&1)){goto B1;}}f=RW(a+128);goto B2;B1:f=RW(a+128);
((void(*)(U,U,U,U))T[RW(RW(a+116)+12)])(d,RW(a+112),RW(a+124),f);g=RW(d+4);c=RW(d);b=0;WW(a+132,0);
WB(a+140,c!=0);c=(c&1)?0u:g;WW(a+136,c);B2:if(c>f){goto B3;}if(c<b){goto B3;}if(c!=b){
f=RB(RW(a+124)+b);}F56(d+28,c!=b,f);f=RW(d+28);g=RW(d+16);c=RW(d+20);h=RW(d+24);b=RW(d+32);
WW(d+92,RW(d+36));WW(d+88,b);WW(d+84,h);WW(d+80,c);i=RL(a);j=RL(a+8);k=RL(a+64);
WL(d+104,e|(L)(d+88));WL(d+96,e|(L)(d+80));F52(d+64,33200,d+96);WL(d+56,k);WL(d+48,j);WL(d+40,i);
WL(a+16,1);WL(a+24,i);WL(a+32,j);WL(a+40,k);WL(a+48,RL(d+64));WL(a+56,RL(d+72));if(f!=0){
a=((0u-Clz((f-1)|15))&31)<<2;WW(b,RW(a+34684));WW(a+34684,b);}if(g!=0){a=((0u-Clz((g-1)|15))&31)<<2;
WW(c,RW(a+34684));WW(a+34684,c);}}G0=d+112;return;B3:abort();}
static void F58(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,s=0,t=0,u=0,v=0,w=0,x=0,y=0,z=0,a1=0,
f1=0,g1=0,h1=0,i1=0,j1=0,k1=0,l1=0,m1=0,n1=0,o1=0,p1=0,q1=0,r1=0,s1=0,t1=0,u1=0,v1=0,w1=0,x1=0,y1=0,
z1=0,a2=0,b2=0,c2=0,d2=0;L l=0,m=0,n=0,o=0,p=0,q=0,r=0,b1=0,c1=0,d1=0,e1=0;d=G0-512;G0=d;
WL(d+104,1);WL(d+96,0);WW(d+120,0);WL(d+112,4294967296ull);WW(d+84,34152);WW(d+80,b);WL(d+56,0);
WH(d+124,0);WL(d+88,0);WL(d+64,0);WL(d+72,0);b=RW(34736);if(!b){e=RW(34816);b=RW(34812);
if(e-b<8192){d2=Grow(1);f=d2<<16;WW(34816,f+65536);b=f==e?b:f;}WW(34812,b+8192);if(b){goto B1;}
goto B2;}WW(34736,RW(b));B1:b=F59(b,0,6144);WW(d+180,0);WL(d+172,17179869184ull);WH(d+168,1);
WL(d+160,512);WW(d+156,b);WW(d+152,512);WL(d+144,1);WL(d+136,0);WL(d+128,4294967296ull);g=RW(34720);
if(!g){b=RW(34816);g=RW(34812);if(b-g<512){d2=Grow(1);e=d2<<16;WW(34816,e+65536);g=e==b?g:e;}
WW(34812,g+512);if(!g){goto B2;}goto B3;}WW(34720,RW(g));B3:e=RW(c+4);f=RW(c);b=RW(34748);if(!b){
h=RW(34816);b=RW(34812);if(h-b<65536){d2=Grow(1);i=d2<<16;WW(34816,i+65536);b=i==h?b:i;}
WW(34812,b+65536);if(!b){goto B2;}goto B4;}WW(34748,RW(b));B4:b=F59(b,0,65536);WL(g+64,1);
WL(g+16,0);WL(g+8,1);WL(g,1);WL(g+80,0);WL(g+72,4294967296ull);WL(g+88,0);WW(g+96,0);WL(g+132,0);
WW(g+128,65536);WW(g+124,b);WW(g+120,65536);WW(g+116,e);WW(g+112,f);WW(g+108,0);WL(g+100,1);
WB(g+140,0);WH(g+144,0);b=RW(c+12);e=RW(c+8);c=RW(34748);if(c!=0){WW(34748,RW(c));goto B5;}
f=RW(34816);c=RW(34812);if(f-c<=65535){d2=Grow(1);h=d2<<16;WW(34816,h+65536);c=h==f?c:h;}
WW(34812,c+65536);if(!c){goto B2;}B5:j=d+152;c=F59(c,0,65536);WL(g+232,0);WL(g+224,4294967296ull);
WL(g+216,1);WL(g+168,0);WL(g+160,1);WL(g+152,1);WL(g+240,0);WW(g+248,0);WL(g+284,0);WW(g+280,65536);
WW(g+276,c);WW(g+272,65536);WW(g+268,b);WW(g+264,e);WW(g+260,0);WL(g+252,1);WB(g+292,0);WH(g+296,0);
k=g+152;l=((L)5<<32)|(L)(d+504);m=((L)6<<32)|(L)(d+288);n=((L)8<<32)|(L)(d+488);o=(L)3<<32;
p=o|(L)(d+480);q=o|(L)(d+484);r=o|(L)(d+476);s=d+320+60;t=d+184+12;u=d+184+32;v=d+184+8;w=d+256+4;
x=d+128+44;B82:WL(d+56,RL(d+56)+1);F60(d+48,d+56);b=RW(d+48);if(!b){b=0;goto B6;}c=RW(d+52);if(!c){
goto B7;}if(c!=1){if((RB(b)&255)==48){goto B7;}}f=0;B9:if(!c){goto B8;}e=(RB(b)-48)&255;if(e>9){
goto B7;}o=(L)f*10;if((U)(o>>32)){goto B7;}b=b+1;c=c-1;h=(U)o;f=h+e;if(f>=h){goto B9;}goto B7;
B8:switch(f){case 0:goto B10;case 1:goto B7;default:goto B11;}B11:WW(d+164,0);WW(d+148,0);
WW(d+136,0);c=RH(d+168)+1;WH(d+168,c);if((c&65535)!=c){c=RW(d+160);if(c!=0){c=c*12;
F59(RW(d+156),0,c-(c-12)%12);}WH(d+168,1);}y=0;WW(d+180,0);z=0;B35:a1=RW(d+120);c=RW(d+88);
b=RW(d+92);if(c<b){h=c>a1?c:a1;i=RW(d+116);B14:if(h==c){goto B12;}e=RB(i+c);if(e-9>=5){if(e!=32){
goto B13;}}c=c+1;if(b!=c){goto B14;}c=b;B13:WW(d+88,c);}WW(d+96,c);if(b<=a1){if(b>=c){goto B15;}}
abort();B12:abort();B15:b=b-c;if(b>=32){i=RW(d+116)+c;o=RL(i+8);b1=RL(i);c1=RL(i+16);d1=RL(i+24);
e=((U)((((((o+16059518370053021407ull)&(o^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>48)&65280)|(U)((((((b1+16059518370053021407ull)&(b1^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((c1+16059518370053021407ull)&(c1^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>40)&16711680)|((U)((((((
d1+16059518370053021407ull)&(d1^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>32)&4278190080u);if(e!=0){e=Ctz(e);if(e>=b){goto B16;}b=RB(i+e);if(b-9>=5){
if(b!=32){goto B17;}}b=e+c;WW(d+88,b);if(b<e){goto B18;}if(b>a1){goto B18;}
d1=(RL(34002u-e)&d1)|((L)e<<56);b1=RL(33978u-e)&b1;e1=RL(33986u-e)&o;c1=RL(33994u-e)&c1;goto B19;}}
B17:F60(d+40,d+56);i=RW(d+40);if(i!=0){e=RW(d+44);d1=0;WL(d+312,0);WL(d+304,0);WL(d+296,0);
WL(d+288,0);c1=0;e1=0;b1=0;if(e>31){goto B19;}F9(d+288,i,e);WB(d+319,e);c1=RL(d+304);e1=RL(d+296);
b1=RL(d+288);d1=RL(d+312);goto B19;}WW(d+184,0);goto B20;B16:abort();B18:abort();B19:WL(d+352,d1);
WL(d+344,c1);WL(d+336,e1);WL(d+328,b1);WW(d+324,e);WW(d+320,i);if(!e){f1=2147483648u;goto B21;}
if(d1==0){if(e<=7){b=e&3;if(e>=4){goto B22;}o=1;c=0;goto B23;}h=i+e-8;if(!h){b=e&3;goto B22;}o=(L)e;
b=e-8;if((b&8)!=0){b=e;c=i;goto B24;}o=RotlL((RL(i)^o)*11400714819323198485ull,32);if(b<8){goto B25;
}c=i+8;B24:B26:o=RotlL((RL(c+8)^RotlL((RL(c)^o)*11400714819323198485ull,32))*
11400714819323198485ull,32);c=c+16;b=b-16;if(b>=8){goto B26;}B25:o=RL(h)^o;goto B27;}
o=((e1>>32)^e1)*15485907386658061715ull+((b1>>32)^b1)*11400714819323198485ull+((c1>>32)^c1)*
11562461410679940143ull+((d1>>32)^d1)*10285213230658275043ull;o=(o>>32)^o;goto B28;B22:c=(e-4)>>2;
if(!c){o=1;c=0;goto B29;}c=c+1;g1=c&1;h=c&2147483646;c=4294967288u;B30:a1=c;c=a1+8;h=h-2;if(h){
goto B30;}c=i+c;o=((((((L)RB(c)<<24)|((L)RB(c+1)<<16)|((L)RB(c+2)<<8)|(L)RB(c+3))<<16)|((L)RB(c+4)
<<8)|(L)RB(c+5))<<16)|((L)RB(c+6)<<8)|(L)RB(c+7);if(!g1){goto B31;}c=a1+16;B29:c=i+c;
o=(((o<<16)|((L)RB(c)<<8)|(L)RB(c+1))<<16)|((L)RB(c+2)<<8)|(L)RB(c+3);B31:if(!b){goto B27;}
c=e&4294967292u;B23:c=i+c;B32:o=(o<<8)|(L)RB(c);c=c+1;b=b-1;if(b){goto B32;}
B27:o=((o>>30)^o)*13787848793156543929ull;o=((o>>27)^o)*10723151780598845931ull;o=(o>>31)^o;
B28:F61(d+32,d+128,d+320,o);g1=RW(d+36);if(RW(d+32)==1){b=RW(d+160);if(g1>=b){goto B33;}
c=RW(d+156)+g1*12;WH(c+10,RH(d+168));WH(c+8,(U)(o>>32));WW(c+4,y);WW(c,(U)o);c=RW(d+164)+1;
WW(d+164,c);if(c<<1>b){F62(j);}if(!d1){b=RW(d+148);c=b;if(e>RW(d+140)-b){F7(d+128+12,b,e);
c=RW(d+148);}b1=(L)b;F9(RW(d+144)+c,i,e);c=c+e;WW(d+148,c);e1=(L)c;d1=18374686479671623680ull;c1=0;}
b=RW(d+136);if(b==RW(d+128)){F34(d+128);}c=RW(d+132)+(b<<5);WL(c+24,d1);WL(c+16,c1);WL(c+8,e1);
WL(c,b1);y=b+1;WW(d+136,y);z=z+1;if(z==f){goto B34;}goto B35;}f1=e<40?e:40u;
b=(0u-Clz((f1-1)|15))&31;c=b<<2;j=RW(c+34684);if(!j){f=RW(34816);j=RW(34812);c=1u<<(b&31);if(f-j<c){
d2=Grow(1);b=d2<<16;WW(34816,b+65536);j=b==f?j:b;}WW(34812,j+c);if(!j){goto B2;}goto B36;}
WW(c+34684,RW(j));B36:F9(j,i,f1);h1=e>40;B21:z=RW(d+96);c=RW(d+120);if(z>c){goto B37;}i1=y+1;
d1=RL(d+72);if(!z){o=1;b1=1;goto B38;}o=0;h=z;j1=RW(d+116);a1=j1;B43:i=h<255?h:255u;e=i&3;y=0;b=0;
if(h>=4){b=0;c=a1;y=i&252;f=y;B39:b=b+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)
==10);c=c+4;f=f-4;if(f){goto B39;}if(!e){goto B40;}}c=a1+y;B41:b=b+(U)(RB(c)==10);c=c+1;e=e-1;if(e){
goto B41;}B40:a1=a1+i;o=o+((L)b&255);h=h-i;if(!h){goto B42;}goto B43;B33:abort();B37:abort();
B42:c=j1-1;b=0;B45:if(RB(c+z)==10){goto B44;}c=c-1;b=b+1;if(z!=b){goto B45;}b=z;B44:d1=!o?d1:0ull;
b1=o+1;o=(L)b+1;B38:WL(d+216,RL(d+56));WW(d+212,g1);WB(d+208,h1);WW(d+204,f1);WW(d+200,j);
WW(d+196,f1);WW(d+192,i1);WL(d+184,4294967297ull);WL(d+232,d1+o);WL(d+224,RL(d+64)+b1);goto B20;
B34:if(f>=2){f1=1;B64:WL(d+488,0);y=f1;f1=y+1;g1=0;B62:a1=RW(d+120);c=RW(d+88);b=RW(d+92);if(c<b){
h=c>a1?c:a1;i=RW(d+116);B48:if(h==c){goto B46;}e=RB(i+c);if(e-9>=5){if(e!=32){goto B47;}}c=c+1;
if(b!=c){goto B48;}c=b;B47:WW(d+88,c);}WW(d+96,c);if(b<=a1){if(b>=c){goto B49;}}abort();B46:abort();
B49:h=b-c;if(h>=32){e=RW(d+116)+c;b1=RL(e+8);d1=RL(e);e1=RL(e+16);o=RL(e+24);
b=((U)((((((b1+16059518370053021407ull)&(b1^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>48)&65280)|(U)((((((d1+16059518370053021407ull)&(d1^18446744073709551615ull))
>>7)&72340172838076673ull)*72624976668147840ull)>>56)|((U)((((((e1+16059518370053021407ull)&(e1^
18446744073709551615ull))>>7)&72340172838076673ull)*72624976668147840ull)>>40)&16711680)|((U)((((((
o+16059518370053021407ull)&(o^18446744073709551615ull))>>7)&72340172838076673ull)*
72624976668147840ull)>>32)&4278190080u);if(b!=0){b=Ctz(b);if(b>=h){goto B50;}h=RB(e+b);if(h-9>=5){
if(h!=32){goto B51;}}h=b+c;WW(d+88,h);if(h<b){goto B52;}if(h>a1){goto B52;}
o=(RL(34002u-b)&o)|((L)b<<56);d1=RL(33978u-b)&d1;b1=RL(33986u-b)&b1;e1=RL(33994u-b)&e1;goto B53;}}
B51:F60(d+24,d+56);e=RW(d+24);if(!e){goto B54;}b=RW(d+28);o=0;WL(d+312,0);WL(d+304,0);WL(d+296,0);
WL(d+288,0);e1=0;b1=0;d1=0;if(b<=31){F9(d+288,e,b);WB(d+319,b);e1=RL(d+304);b1=RL(d+296);
d1=RL(d+288);o=RL(d+312);}B53:WL(d+352,o);WL(d+344,e1);WL(d+336,b1);WL(d+328,d1);WW(d+324,b);
WW(d+320,e);F51(d+256,d+128,d+320,y);z=RW(d+256);if(z!=5){y=RW(d+96);c=RW(d+120);if(y>c){goto B55;}
d1=RL(d+72);if(!y){o=1;b1=1;goto B56;}o=0;h=y;j=RW(d+116);a1=j;B61:i=h<255?h:255u;e=i&3;g1=0;b=0;
if(h>=4){b=0;c=a1;g1=i&252;f=g1;B57:b=b+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)
==10);c=c+4;f=f-4;if(f){goto B57;}if(!e){goto B58;}}c=a1+g1;B59:b=b+(U)(RB(c)==10);c=c+1;e=e-1;
if(e){goto B59;}B58:a1=a1+i;o=o+((L)b&255);h=h-i;if(!h){goto B60;}goto B61;}WW(d+488+g1,RW(d+260));
c=g1+4;g1=c;if(c!=8){goto B62;}if(RW(d+488)==RW(d+492)){goto B63;}o=RL(d+488);c=RW(d+180);
if(c==RW(d+172)){F37(x);}WL(RW(d+176)+(c<<3),o);WW(d+180,c+1);if(f1!=f){goto B64;}}WW(d+184,2);
WB(d+188,1);c=0;B65:if(c!=304){a1=g+c;k1=c+152;c=k1;if(RL(a1+16)==2){goto B65;}WL(a1+8,RL(d+56));
WL(a1,1);l1=RW(d+180);m1=l1<<3;if(!l1){n1=4;g1=m1+4;goto B66;}c=RW(d+176);e=(0u-Clz((m1-1)|15))&31;
b=e<<2;n1=RW(b+34684);if(!n1){f=RW(34816);n1=RW(34812);b=1u<<(e&31);if(f-n1<b){h=b+65535;
d2=Grow(h>>16);e=d2<<16;WW(34816,e+(h&4294901760u));n1=e==f?n1:e;}WW(34812,n1+b);if(!n1){goto B2;}
goto B67;}WW(b+34684,RW(n1));B67:i=F9(n1,c,m1);g1=i+m1;c=i;y=m1-8;if((y&24)!=24){
b=0u-(((y>>3)+1)&3);c=i;B68:e=c+4;f=RW(e);h=RW(c);if(f<h){WW(c,f);WW(e,h);}c=c+8;b=b+1;if(b){
goto B68;}if(y<24){goto B69;}}B70:b=c+4;e=RW(b);f=RW(c);if(e<f){WW(c,e);WW(b,f);}b=c+12;e=RW(b);
f=c+8;h=RW(f);if(e<h){WW(f,e);WW(b,h);}b=c+20;e=RW(b);f=c+16;h=RW(f);if(e<h){WW(f,e);WW(b,h);}
b=c+28;e=RW(b);f=c+24;h=RW(f);if(e<h){WW(f,e);WW(b,h);}c=c+32;if(c!=g1){goto B70;}B69:if(l1!=1){
if(l1>=21){F30(i,l1);goto B66;}y=i+8;h1=i+m1;f1=0;B74:c=RW(y);b=RW(y-8);if(c==b){c=RW(y+4);
b=RW(y-4);if(c==b){goto B71;}}if(c<b){o=RL(y);z=(U)(o>>32);h=(U)o;c=f1;B73:b=i+c;WL(b+8,RL(b));
if(!c){b=i;goto B72;}e=h;f=RW(b-8);if(f==h){e=z;f=RW(i+c-4);if(f==z){goto B72;}}c=c-8;if(e<f){
goto B73;}B72:WL(b,o);}B71:f1=f1+8;y=y+8;if(y!=h1){goto B74;}}B66:h=RW(d+136);o1=h*12;if(!h){i=4;
goto B75;}b=(0u-Clz((o1-1)|15))&31;c=b<<2;i=RW(c+34684);if(!i){e=RW(34816);i=RW(34812);c=1u<<(b&31);
if(e-i<c){f=c+65535;d2=Grow(f>>16);b=d2<<16;WW(34816,b+(f&4294901760u));i=b==e?i:b;}WW(34812,i+c);
if(!i){goto B2;}goto B76;}WW(c+34684,RW(i));B76:c=i;if(h!=1){c=o1-12;d2=F59(i,0,c);c=d2+c;}
WW(c+8,0);WL(c,0);B75:b=0;c=n1;B79:if(b!=0){if(b!=f){e=c;c=b;goto B77;}}if(!c){goto B78;}if(c==g1){
goto B78;}e=c+8;f=e;B77:b=RW(c);if(b<h){b=i+b*12;WW(b,RW(b)+1);b=c+4;c=e;goto B79;}abort();B78:g1=0;
b=0;if(h){goto B80;}goto B81;}if(RL(g+16)!=2){goto B82;}if(RL(g+168)!=2){goto B82;}h=RW(d+180);
i=h<<3;y=RW(d+176);if(!h){i1=4;goto B83;}b=(0u-Clz((i-1)|15))&31;c=b<<2;i1=RW(c+34684);if(!i1){
e=RW(34816);i1=RW(34812);c=1u<<(b&31);if(e-i1<c){f=c+65535;d2=Grow(f>>16);b=d2<<16;
WW(34816,b+(f&4294901760u));i1=b==e?i1:b;}WW(34812,i1+c);if(!i1){goto B2;}goto B84;}
WW(c+34684,RW(i1));B84:c=i1;if(h!=1){e=h-1;b=e&7;c=i1;if(h>=9){e=e&4294967288u;c=i1;B85:WW(c,0);
WB(c+60,0);WW(c+56,0);WB(c+52,0);WW(c+48,0);WB(c+44,0);WW(c+40,0);WB(c+36,0);WW(c+32,0);WB(c+28,0);
WW(c+24,0);WB(c+20,0);WW(c+16,0);WB(c+12,0);WW(c+8,0);WB(c+4,0);c=c+64;e=e-8;if(e){goto B85;}if(!b){
goto B86;}}B87:WW(c,0);WB(c+4,0);c=c+8;b=b-1;if(b){goto B87;}}B86:WB(c+4,0);WW(c,0);B83:p1=h+1;
g1=p1<<2;j1=(0u-Clz((g1-1)|15))&31;c=j1<<2;f1=c+34684;h1=RW(c+34684);if(!h1){b=RW(34816);
h1=RW(34812);c=1u<<(j1&31);if(b-h1<c){f=c+65535;d2=Grow(f>>16);e=d2<<16;WW(34816,e+(f&4294901760u));
h1=e==b?h1:e;}WW(34812,h1+c);if(!h1){goto B2;}goto B88;}WW(f1,RW(h1));B88:f=F59(h1,0,g1);c=RW(f1);
if(!c){e=RW(34816);c=RW(34812);b=1u<<(j1&31);if(e-c<b){z=b+65535;d2=Grow(z>>16);a1=d2<<16;
WW(34816,a1+(z&4294901760u));c=a1==e?c:a1;}WW(34812,c+b);if(!c){goto B2;}goto B89;}WW(f1,RW(c));
B89:a1=F59(c,0,g1);if(h!=0){z=y+i;b=0;c=y;B91:e=RW(c);if(e>h){goto B90;}e=e<<2;i=f+e;WW(i,RW(i)+1);
e=a1+e;WW(e,RW(e)^b);e=RW(c+4);if(e>h){goto B90;}e=e<<2;i=f+e;WW(i,RW(i)+1);e=a1+e;WW(e,RW(e)^b);
b=b+1;c=c+8;if(c!=z){goto B91;}}b=0;WW(d+296,0);WL(d+288,17179869184ull);z=4;i=0;c=0;e=0;
B92:if(RW(f+b)==1){if(i==RW(d+288)){F39(d+288);z=RW(d+292);}WW(z+(i<<2),c);i=i+1;WW(d+296,i);}e=e^c;
c=c+1;b=b+4;if(g1!=b){goto B92;}c=RW(f1);if(!c){i=RW(34816);c=RW(34812);b=1u<<(j1&31);if(i-c<b){
z=b+65535;d2=Grow(z>>16);g1=d2<<16;WW(34816,g1+(z&4294901760u));c=g1==i?c:g1;}WW(34812,c+b);if(!c){
goto B2;}goto B93;}WW(f1,RW(c));B93:b=c;if(h!=0){b=h<<2;d2=F59(c,255,b);b=d2+b;}WW(b,4294967295u);
WL(s,RL(d+288));WW(s+8,RW(d+296));WW(d+376,p1);WW(d+372,c);WW(d+368,p1);WW(d+364,p1);WW(d+360,a1);
WW(d+356,p1);WW(d+352,p1);WW(d+348,f);WW(d+344,p1);WW(d+340,0);WL(d+332,17179869184ull);WW(d+328,h);
WW(d+324,i1);WW(d+320,h);WW(d+392,e);if(!h){b=28;q1=4;c=0;p1=0;f1=0;goto B94;}B111:c=RW(d+388);
if(p1!=2){a1=RW(d+384);goto B95;}a1=RW(d+384);if(c==2){c=RW(a1);b=RW(d+364);if(c<b){
c=RW(RW(d+360)+(c<<2));if(c>=h){goto B96;}WW(a1,RW(y+(c<<3)));c=1;goto B95;}abort();B96:abort();}
B95:WL(d+384,4);r1=RW(d+380);WW(d+380,0);if(!c){b=0;WW(d+296,0);WL(d+288,17179869184ull);z=4;
s1=RW(d+392);goto B97;}f1=c<<2;i1=a1+f1;b=0;h1=RW(d+372);g1=RW(d+376);z=RW(d+360);i=RW(d+364);
B101:e=RW(a1+b);if(e>=i){goto B98;}c=RW(z+(e<<2));if(c>=h){goto B99;}f=y+(c<<3);e=RW(f)^RW(f+4)^e;
if(e>=g1){goto B100;}e=h1+(e<<2);d2=e;e=RW(e);WW(d2,e<c?e:c);b=b+4;if(f1!=b){goto B101;}b=0;
WW(d+296,0);WL(d+288,17179869184ull);z=4;s1=RW(d+392);c=a1;B106:f=RW(c);e=RW(d+364);if(f>=e){
goto B102;}e=RW(RW(d+360)+(f<<2));if(e>=h){goto B103;}i=RW(d+328);if(e<i){c=c+4;i=e<<3;
g1=RW(d+324)+i;if(!RW(g1)){i=y+i;f1=RW(i);h1=RW(i+4)^f1;i=h1^f;j1=RW(d+376);if(i>=j1){goto B104;}
if(RW(RW(d+372)+(i<<2))==e){goto B105;}if(b==RW(d+380)){F39(s);z=RW(d+384);}WW(z+(b<<2),f);b=b+1;
WW(d+388,b);}if(c==i1){goto B97;}goto B106;}abort();B105:WB(g1+4,f==f1);WW(g1,RW(d+340)+1);
WW(d+392,RW(d+392)^f);e=RW(d+296);if(e==RW(d+288)){F39(d+288);}s1=h1^s1;WW(RW(d+292)+(e<<2),i);
WW(d+296,e+1);if(c==i1){goto B97;}goto B106;B98:abort();B99:abort();B102:abort();B103:abort();
B104:abort();B100:abort();B97:if(r1!=0){c=((0u-Clz(((r1<<2)-1)|15))&31)<<2;WW(a1,RW(c+34684));
WW(c+34684,a1);}h1=RW(d+292);f1=RW(d+296);if(f1!=0){i=f1<<2;e=h1;B109:c=RW(e);f=RW(d+376);if(c<f){
f=c<<2;a1=RW(d+372)+f;g1=RW(a1);WW(a1,4294967295u);a1=RW(d+364);if(c>=a1){goto B107;}a1=RW(d+360)+f;
WW(a1,RW(a1)^g1);a1=RW(d+352);if(c<a1){goto B108;}abort();}abort();B107:abort();B108:f=RW(d+348)+f;
d2=f;f=RW(f)-1;WW(d2,f);if(f==1){if(b==RW(d+380)){F39(s);z=RW(d+384);}WW(z+(b<<2),c);b=b+1;
WW(d+388,b);}e=e+4;i=i-4;if(i){goto B109;}}c=RW(d+340);if(c==RW(d+332)){F38(d+320+12);}
b=RW(d+336)+c*12;WW(b+8,f1);WW(b+4,s1);WW(b,p1&1);i1=c+1;WW(d+340,i1);c=RW(d+288);if(c!=0){
c=((0u-Clz(((c<<2)-1)|15))&31)<<2;WW(h1,RW(c+34684));WW(c+34684,h1);}if(f1<p1>>1){goto B110;}
p1=p1-f1;if(p1>1){goto B111;}q1=RW(d+336);f1=RW(d+332);p1=RW(d+328);i1=RW(d+324);c=RW(d+320);
b=RW(d+344);if(!b){goto B112;}b=Clz(((b<<2)-1)|15);h1=RW(d+348);B94:b=((0u-b)&31)<<2;
WW(h1,RW(b+34684));WW(b+34684,h1);B112:b=RW(d+356);if(b!=0){e=RW(d+360);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(e,RW(b+34684));WW(b+34684,e);}b=RW(d+368);if(b!=0){e=RW(d+372);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(e,RW(b+34684));WW(b+34684,e);}b=RW(d+380);if(b){goto B113;}
goto B114;B110:c=RW(d+320);if(c!=0){b=RW(d+324);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=RW(d+332);if(c!=0){b=RW(d+336);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=RW(d+344);if(c!=0){b=RW(d+348);c=((0u-Clz(((c<<2)-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=RW(d+356);if(c!=0){b=RW(d+360);c=((0u-Clz(((c<<2)-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=RW(d+368);if(c!=0){b=RW(d+372);c=((0u-Clz(((c<<2)-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=2147483648u;b=RW(d+380);if(!b){goto B115;}B113:e=RW(d+384);
b=((0u-Clz(((b<<2)-1)|15))&31)<<2;WW(e,RW(b+34684));WW(b+34684,e);B114:if(!c){goto B116;}
if(c!=2147483648u){goto B117;}B115:y=RW(d+96);c=RW(d+120);if(y>c){goto B118;}d1=RL(d+72);if(!y){o=1;
b1=1;goto B119;}o=0;h=y;z=RW(d+116);a1=z;B124:i=h<255?h:255u;e=i&3;g1=0;b=0;if(h>=4){b=0;c=a1;
g1=i&252;f=g1;B120:b=b+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;
f=f-4;if(f){goto B120;}if(!e){goto B121;}}c=a1+g1;B122:b=b+(U)(RB(c)==10);c=c+1;e=e-1;if(e){
goto B122;}B121:a1=a1+i;o=o+((L)b&255);h=h-i;if(!h){goto B123;}goto B124;
B117:c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(i1,RW(c+34684));WW(c+34684,i1);B116:if(!f1){goto B82;}
c=((0u-Clz((f1*12-1)|15))&31)<<2;WW(q1,RW(c+34684));WW(c+34684,q1);goto B82;B118:abort();
B90:abort();B123:c=z-1;b=0;B126:if(RB(c+y)==10){goto B125;}c=c-1;b=b+1;if(y!=b){goto B126;}b=y;
B125:d1=!o?d1:0ull;b1=o+1;o=(L)b+1;B119:WL(d+352,RL(d+56));WW(d+336,f1);WW(d+332,p1);WW(d+328,i1);
WL(d+320,17179869185ull);WL(d+368,d1+o);WL(d+360,RL(d+64)+b1);F63(a,d+320);goto B127;
B80:c=RW(d+132);b=RB(c+31);if(b==255){e=RW(d+148);b=RW(c+8);f=RW(c);if(b<f){goto B128;}if(e<b){
goto B128;}b=b-f;goto B129;}b=b&31;B129:if(h!=1){f=h-1;c=c+63;z=RW(d+148);B132:e=RB(c);if(e==255){
e=RW(c-23);y=RW(c-31);if(e<y){goto B130;}if(z<e){goto B130;}e=e-y;goto B131;}e=e&31;B131:b=b>e?b:e;
c=c+32;f=f-1;if(f){goto B132;}}B81:WW(d+348,a1);WW(d+356,0);WW(d+352,b);WW(d+340,h);WW(d+336,i);
WW(d+332,h);WW(d+328,l1);WW(d+324,n1);WW(d+320,l1);t1=RW(d+136);WW(d+344,d+128);if(t1<2){goto B133;}
i1=a1+64;j1=b+1;u1=0;B157:u1=u1+1;WW(d+356,u1);WW(d+476,u1);WL(d+488,r);F52(d+288,33070,d+488);
c=RW(d+288);b=RW(d+292);F46(d+256,a1,b,RW(d+296));if(RW(d+256)!=2147483648u){WW(d+248,RW(d+264));
WL(d+240,RL(d+256));if(!c){goto B134;}c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);
goto B134;}if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);}c=1;e=t1>>1;
WW(d+480,e);B154:WW(d+484,c);WL(d+304,r);WL(d+296,p);WL(d+288,q);F52(d+256,33173,d+288);
WL(d+488,RL(d+256));WW(d+496,RW(d+264));WL(d+240,n);F52(d+288,33355,d+240);f=RW(d+288);b=RW(d+292);
z=RW(d+296);WW(d+508,z);WW(d+504,b);F54(a1,34035,19);WW(d+296,0);WL(d+288,4294967296ull);
F64(i1,0,j1,d+288);WB(a1+145,1);g1=RW(d+288);y=RW(d+292);f1=RW(d+296);F48(d+288,a1,33867,9,b,z);
if(RW(d+288)!=2147483648u){WW(d+264,RW(d+296));WL(d+256,RL(d+288));goto B135;}F54(a1,34035,19);
WW(d+296,0);WL(d+288,4294967296ull);F64(i1,0,j1,d+288);WB(a1+145,1);v1=RW(d+288);w1=RW(d+292);
h1=RW(d+296);if(!h1){WL(d+288,l);F52(d+256,33262,d+288);goto B136;}F50(d+288,d+320,y,f1);
x1=RW(d+292);f1=RW(d+288);if(f1!=2147483648u){WW(d+264,RW(d+296));WW(d+260,x1);WW(d+256,f1);
goto B136;}F50(d+288,d+320,w1,h1);y1=RW(d+292);f1=RW(d+288);if(f1!=2147483648u){WW(d+264,RW(d+296));
WW(d+260,y1);WW(d+256,f1);goto B136;}z1=y1>x1?y1:x1;p1=y1<x1?y1:x1;h1=0;switch(l1){case 0:goto B137;
case 1:goto B138;default:goto B139;}B139:h1=0;f1=l1;B141:r1=p1;a2=f1>>1;b2=a2+h1;c2=n1+(b2<<3);
s1=RW(c2);if(s1==p1){r1=z1;s1=RW(c2+4);if(s1==z1){h1=b2;goto B140;}}h1=s1>r1?h1:b2;B140:f1=f1-a2;
if(f1>1){goto B141;}B138:f1=p1;r1=n1+(h1<<3);h1=RW(r1);if(h1==p1){f1=z1;h1=RW(r1+4);if(h1==z1){
goto B142;}}if(h1!=f1){goto B137;}B142:if(p1<h){f1=i+p1*12;WW(f1+4,u1);WW(f1,RW(f1)-1);if(z1<h){
goto B143;}p1=z1;}abort();B137:z=RW(34704);if(z){goto B144;}f1=RW(34816);z=RW(34812);if(f1-z<32){
d2=Grow(1);h1=d2<<16;WW(34816,h1+65536);z=h1==f1?z:h1;}WW(34812,z+32);if(!z){goto B2;}goto B145;
B143:f1=i+z1*12;WW(f1,RW(f1)-1);WW(f1+4,u1);f1=i+y1*12;WW(f1+8,u1);if(!RW(f1)){
F48(d+288,a1,33876,1,b,z);if(RW(d+288)==2147483648u){goto B146;}WW(d+264,RW(d+296));
WL(d+256,RL(d+288));goto B136;}z=RW(d+136);if(y1>=z){goto B147;}p1=RW(d+132)+(y1<<5);z=RB(p1+31);
if(z==255){h1=RW(d+148);z=RW(p1+8);f1=RW(p1);if(z<f1){goto B148;}if(h1<z){goto B148;}
p1=RW(d+144)+f1;z=z-f1;goto B149;}z=z&31;B149:f1=z<40?z:40u;if(!z){h1=1;goto B150;}
s1=(0u-Clz((f1-1)|15))&31;r1=s1<<2;h1=RW(r1+34684);if(!h1){a2=RW(34816);h1=RW(34812);r1=1u<<(s1&31);
if(a2-h1<r1){b2=r1+65535;d2=Grow(b2>>16);s1=d2<<16;WW(34816,s1+(b2&2147418112));h1=s1==a2?h1:s1;}
WW(34812,h1+r1);if(!h1){goto B2;}goto B151;}WW(r1+34684,RW(h1));B151:F9(h1,p1,f1);B150:WW(d+296,f1);
WW(d+292,h1);WW(d+288,f1);WB(d+300,z>40);WL(d+240,m);F52(d+256,33656,d+240);z=RW(d+288);if(!z){
goto B136;}f1=RW(d+292);z=((0u-Clz((z-1)|15))&31)<<2;WW(f1,RW(z+34684));WW(z+34684,f1);goto B136;
B146:WW(d+260,x1);WW(d+256,2147483648u);if(v1!=0){z=((0u-Clz((v1-1)|15))&31)<<2;WW(w1,RW(z+34684));
WW(z+34684,w1);}if(!g1){goto B152;}goto B153;B144:WW(34704,RW(z));B145:WL(z+21,RL(33898));
WL(z+16,RL(33893));WL(z+8,RL(33885));WL(z,RL(33877));WW(d+264,29);WW(d+260,z);WW(d+256,29);
goto B136;B147:abort();B148:abort();B136:if(v1!=0){z=((0u-Clz((v1-1)|15))&31)<<2;WW(w1,RW(z+34684));
WW(z+34684,w1);}B135:if(!g1){goto B152;}B153:g1=((0u-Clz((g1-1)|15))&31)<<2;WW(y,RW(g1+34684));
WW(g1+34684,y);B152:g1=RW(d+260);y=RW(d+256);if(y!=2147483648u){WW(d+248,RW(d+264));WW(d+244,g1);
WW(d+240,y);if(f!=0){c=((0u-Clz((f-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);}c=RW(d+488);
if(!c){goto B134;}b=RW(d+492);c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);
goto B134;}if(f!=0){f=((0u-Clz((f-1)|15))&31)<<2;WW(b,RW(f+34684));WW(f+34684,b);}b=RW(d+488);
if(b!=0){f=RW(d+492);b=((0u-Clz((b-1)|15))&31)<<2;WW(f,RW(b+34684));WW(b+34684,f);}if(c<e){
c=c+(U)(c<e);if(c<=e){goto B154;}}if((t1&1)!=0){WL(d+256,r);F52(d+288,33134,d+256);f=RW(d+288);
c=RW(d+292);e=RW(d+296);F54(a1,34035,19);WW(d+296,0);WL(d+288,4294967296ull);F64(i1,0,j1,d+288);
WB(a1+145,1);y=RW(d+288);b=RW(d+292);z=RW(d+296);F48(d+288,a1,33919,23,c,e);
if(RW(d+288)!=2147483648u){WW(d+248,RW(d+296));WL(d+240,RL(d+288));goto B155;}F50(d+288,d+320,b,z);
z=RW(d+288);if(z!=2147483648u){WL(d+244,RL(d+292));WW(d+240,z);goto B155;}F48(d+288,a1,33876,1,c,e);
if(RW(d+288)!=2147483648u){WW(d+248,RW(d+296));WL(d+240,RL(d+288));goto B155;}if(y!=0){
e=((0u-Clz((y-1)|15))&31)<<2;WW(b,RW(e+34684));WW(e+34684,b);}if(f!=0){b=((0u-Clz((f-1)|15))&31)<<2;
WW(c,RW(b+34684));WW(b+34684,c);}}t1=t1-RW(d+480);if(t1<=1){goto B156;}goto B157;B130:abort();
B128:abort();B155:if(y!=0){e=((0u-Clz((y-1)|15))&31)<<2;WW(b,RW(e+34684));WW(e+34684,b);}if(!f){
goto B134;}b=((0u-Clz((f-1)|15))&31)<<2;WW(c,RW(b+34684));WW(b+34684,c);goto B134;B156:t1=RW(d+136);
B133:if(g1<t1){f=RW(d+132)+(g1<<5);c=RB(f+31);if(c==255){e=RW(d+148);c=RW(f+8);b=RW(f);if(c<b){
goto B158;}if(e<c){goto B158;}f=RW(d+144)+b;c=c-b;goto B159;}c=c&31;B159:e=c+8;if((int)e<=-1){
goto B160;}if(!e){WW(d+296,0);WL(d+288,4294967296ull);goto B161;}y=(0u-Clz((c+7)|15))&31;g1=y<<2;
b=RW(g1+34684);if(b){goto B162;}z=RW(34816);b=RW(34812);g1=1u<<(y&31);if(z-b<g1){f1=g1+65535;
d2=Grow(f1>>16);y=d2<<16;WW(34816,y+(f1&4294901760u));b=y==z?b:y;}WW(34812,b+g1);if(!b){goto B2;}
goto B163;}abort();B158:abort();B160:abort();B162:WW(g1+34684,RW(b));B163:g1=0;WW(d+296,0);
WW(d+292,b);WW(d+288,e);if(c<4294967288u){goto B164;}B161:F7(d+288,0,8);e=RW(d+288);b=RW(d+292);
g1=RW(d+296);B164:WL(b+g1,2322294337832905047ull);g1=g1+8;WW(d+296,g1);if(c<=e-g1){if(c){goto B165;}
goto B166;}F7(d+288,g1,c);b=RW(d+292);g1=RW(d+296);B165:F9(b+g1,f,c);b=RW(d+292);e=RW(d+288);
B166:F46(d+256,a1,b,g1+c);if(RW(d+256)!=2147483648u){WW(d+248,RW(d+264));WL(d+240,RL(d+256));if(!e){
goto B134;}c=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);goto B134;}if(e!=0){
c=((0u-Clz((e-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);}F48(d+240,a1,33876,1,33906,13);
B134:if(l1!=0){c=((0u-Clz((m1-1)|15))&31)<<2;WW(n1,RW(c+34684));WW(c+34684,n1);}if(h!=0){
c=((0u-Clz((o1-1)|15))&31)<<2;WW(i,RW(c+34684));WW(c+34684,i);}c=RW(d+240);if(c!=2147483648u){
b=RW(d+244);F65(a1,b,RW(d+248));if(c!=0){c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}}c=k1;goto B65;B63:F66(d+16,d+56);F67(t,RW(d+16),RW(d+20));F68(u,d+56);WW(d+192,y);
WL(d+184,12884901889ull);goto B20;B55:abort();B52:abort();B50:abort();B54:WW(d+184,0);goto B20;
B60:c=j-1;b=0;B168:if(RB(c+y)==10){goto B167;}c=c-1;b=b+1;if(y!=b){goto B168;}b=y;
B167:d1=!o?d1:0ull;b1=o+1;o=(L)b+1;B56:WL(v,RL(w));WL(v+8,RL(w+8));WL(v+16,RL(w+16));
WL(d+216,RL(d+56));WW(d+188,z);WW(d+184,1);WL(d+232,d1+o);WL(d+224,RL(d+64)+b1);goto B20;
B7:b=RW(d+120);c=RW(d+88);y=RW(d+96);if(c<y){goto B169;}if(c>b){goto B169;}if(c!=y){f1=RW(d+116);
h1=c-y;j=h1<40?h1:40u;b=(0u-Clz((j-1)|15))&31;c=b<<2;z=RW(c+34684);if(!z){e=RW(34816);z=RW(34812);
c=1u<<(b&31);if(e-z<c){f=c+65535;d2=Grow(f>>16);b=d2<<16;WW(34816,b+(f&2147418112));z=b==e?z:b;}
WW(34812,z+c);if(!z){goto B2;}goto B170;}WW(c+34684,RW(z));B170:F9(z,f1+y,j);d1=RL(d+72);if(!y){o=1;
b1=1;goto B171;}o=0;h=y;a1=f1;B175:i=h<255?h:255u;e=i&3;g1=0;b=0;if(h>=4){b=0;c=a1;g1=i&252;f=g1;
B172:b=b+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;f=f-4;if(f){
goto B172;}if(!e){goto B173;}}c=a1+g1;B174:b=b+(U)(RB(c)==10);c=c+1;e=e-1;if(e){goto B174;}
B173:a1=a1+i;o=o+((L)b&255);h=h-i;if(h){goto B175;}c=f1-1;b=0;goto B176;}B10:WW(d+184,2);
WB(d+188,0);j=d+320+36;f=0;a1=0;e=0;B187:f1=g+e;F9(d+320,f1,152);if(RL(d+336)!=2){WL(d+320,0);
c=RW(34704);if(!c){b=RW(34816);c=RW(34812);if(b-c<32){d2=Grow(1);h=d2<<16;WW(34816,h+65536);
c=h==b?c:h;}WW(34812,c+32);if(!c){goto B2;}goto B177;}WW(34704,RW(c));B177:WL(c+13,RL(34067));
WL(c+8,RL(34062));WL(c,RL(34054));F54(d+320,c,21);WW(c,RW(34704));WW(34704,c);b=RW(d+452);
c=RW(d+456);if(b==c){if(!(RB(d+460)&1)){goto B178;}}h=RW(d+448);goto B179;B178:h=RW(d+448);
((void(*)(U,U,U,U))T[RW(RW(d+436)+12)])(d+8,RW(d+432),RW(d+444),h);b=0;WW(d+452,0);c=RW(d+8);
WB(d+460,c!=0);c=(c&1)?0u:RW(d+12);WW(d+456,c);B179:if(c<=h){if(c>=b){if(c!=b){goto B180;}goto B181;
}}abort();B180:F65(d+320,34075,30);}B181:i=RW(d+372);b=RW(d+368);o=RL(d+336);if(RB(d+460)!=0){
if(o<=1){switch((U)o){case 1:goto B182;default:goto B183;}B182:if(b){goto B184;}goto B183;}if(!b){
goto B183;}B184:g1=2;c=((0u-Clz((b-1)|15))&31)<<2;WW(i,RW(c+34684));WW(c+34684,i);o=3;y=a1;
goto B185;}WL(d+288,RL(j));WW(d+296,RW(j+8));z=RW(d+352);y=RW(d+348);g1=RW(d+344);d1=RL(d+376);
goto B185;B183:o=3;g1=2;y=a1;B185:c=RW(d+392);if(c!=0){h=RW(d+396);c=((0u-Clz((c-1)|15))&31)<<2;
WW(h,RW(c+34684));WW(c+34684,h);}c=RW(d+416);if(c!=0){h=RW(d+420);c=((0u-Clz((c-1)|15))&31)<<2;
WW(h,RW(c+34684));WW(c+34684,h);}c=RW(d+440);if(c!=0){h=RW(d+444);c=((0u-Clz((c-1)|15))&31)<<2;
WW(h,RW(c+34684));WW(c+34684,h);}h=e+152;c=g+f;if(o==3){goto B186;}WL(c,o);WW(c+16,z);WW(c+12,y);
WW(c+8,g1);WL(c+20,RL(d+288));WW(c+28,RW(d+296));WL(c+40,d1);WW(c+36,i);WW(c+32,b);f=f+48;a1=a1+1;
e=h;if(h!=304){goto B187;}c=g+f;g1=3;goto B188;B186:WW(d+328,RW(d+296));WL(d+320,RL(d+288));
if(h!=304){f=f1+152;e=!e;B189:F28(f);f=f+152;e=e-1;if(e){goto B189;}}B188:e=RW(34720);if(!e){
f=RW(34816);e=RW(34812);if(f-e<512){d2=Grow(1);h=d2<<16;WW(34816,h+65536);e=h==f?e:h;}f=0;
WW(34812,e+512);if(!e){goto B2;}goto B190;}f=RW(e);B190:h=F9(e,g,288);WW(g,f);WW(34720,g);
e=(c-g)/48;if(g1==3){goto B191;}WW(a+20,RW(d+328));WL(a+12,RL(d+320));WL(a+32,d1);WW(a+28,i);
WW(a+24,b);WW(a+8,z);WW(a+4,y);WW(a,g1);if(c!=g){c=h;B195:o=RL(c);if(o<=1){switch((U)o){
case 1:goto B192;default:goto B193;}}b=RW(c+32);if(!b){goto B193;}goto B194;B192:b=RW(c+32);if(!b){
goto B193;}B194:f=RW(c+36);b=((0u-Clz((b-1)|15))&31)<<2;WW(f,RW(b+34684));WW(b+34684,f);B193:c=c+48;
e=e-1;if(e){goto B195;}g=RW(34720);}WW(h,g);WW(34720,h);goto B196;B169:abort();B191:WW(a+12,e);
WW(a+8,h);WL(a,25769803779ull);B196:c=RW(d+128);if(c!=0){b=RW(d+132);c=((0u-Clz((c<<5)-1))&31)<<2;
WW(b,RW(c+34684));WW(c+34684,b);}c=RW(d+140);if(c!=0){b=RW(d+144);c=((0u-Clz((c-1)|15))&31)<<2;
WW(b,RW(c+34684));WW(c+34684,b);}c=RW(d+152);if(c!=0){b=RW(d+156);c=((0u-Clz((c*12-1)|15))&31)<<2;
WW(b,RW(c+34684));WW(c+34684,b);}c=RW(d+172);if(c!=0){b=RW(d+176);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;
WW(b,RW(c+34684));WW(c+34684,b);}c=RW(d+100);if(!c){goto B197;}b=RW(d+104);
c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));WW(c+34684,b);goto B197;B176:B199:if(RB(c+y)==10){
goto B198;}c=c-1;b=b+1;if(y!=b){goto B199;}b=y;B198:d1=!o?d1:0ull;b1=o+1;o=(L)b+1;B171:c=h1>40;
o=d1+o;d1=RL(d+64)+b1;b=1;b1=RL(d+56);B6:WL(d+232,o);WL(d+224,d1);WL(d+216,b1);WW(d+212,47);
WW(d+208,34105);WB(d+204,c);WW(d+200,j);WW(d+196,z);WW(d+192,j);WW(d+188,0);WW(d+184,b);
B20:F63(d+320,d+184);WL(a+5,RL(d+325));WL(a+13,RL(d+333));WL(a+21,RL(d+341));WL(a+29,RL(d+349));
WW(a+36,RW(d+356));c=RW(d+320);WB(a+4,RB(d+324));WW(a,c);B127:F28(g);F28(k);WW(g,RW(34720));
WW(34720,g);c=RW(d+128);if(c!=0){b=RW(d+132);c=((0u-Clz((c<<5)-1))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=RW(d+140);if(c!=0){b=RW(d+144);c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=RW(d+152);if(c!=0){b=RW(d+156);c=((0u-Clz((c*12-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=RW(d+172);if(c!=0){b=RW(d+176);c=((0u-Clz(((c<<3)-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}c=RW(d+100);if(c!=0){b=RW(d+104);c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}B197:c=RW(d+112);if(c!=0){b=RW(d+116);c=((0u-Clz((c-1)|15))&31)<<2;WW(b,RW(c+34684));
WW(c+34684,b);}G0=d+512;return;B2:abort();}
static U F59(U a,U b,U c){Fill(a,b,c);return a;}
static void F60(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,n=0,o=0;L m=0;B7:c=RW(b+64);
d=RW(b+32);e=RW(b+36);if(d<e){f=d>c?d:c;g=RW(b+60);B3:if(f!=d){h=RB(g+d);if(h-9<5){goto B1;}
if(h==32){goto B1;}goto B2;}abort();B1:d=d+1;WW(b+32,d);if(e!=d){goto B3;}d=e;}B2:WW(b+40,d);
if(e<=c){if(e>=d){goto B4;}}abort();B4:if(e==d){o=F69(b);switch(o&255){case 0:goto B5;
case 2:goto B6;default:goto B7;}}B5:i=0;B24:g=RW(b+64);d=RW(b+32);h=RW(b+36);if(d<h){f=d>g?d:g;
c=RW(b+60);B10:if(f==d){goto B8;}e=RB(c+d);if(e-9>=5){if(e!=32){goto B9;}}d=d+1;WW(b+32,d);if(h!=d){
goto B10;}d=h;}B9:if(h>g){goto B11;}if(h>=d){goto B12;}goto B11;B8:abort();B12:e=h-d;if(e<i){
goto B13;}f=e-i;j=RW(b+60);k=j+d+i;e=0;B26:c=k+e;l=f-e;if(l>=8){m=RL(c);
m=(m^18446744073709551615ull)&(m+16059518370053021407ull)&9259542123273814144ull;if(m==0){e=e+8;
goto B14;}c=((U)CtzL(m)>>3)+e;if(c>=f){goto B15;}e=RB(k+c)-9;if(e<=23){if((1u<<(e&31))&8388639){
goto B16;}}e=c+1;goto B14;}k=0;if(f!=e){n=h-(d+i+e);k=0;B18:f=RB(c+k)-9;if(f<=23){
if((1u<<(f&31))&8388639){goto B17;}}k=k+1;if(n!=k){goto B18;}k=l;}B17:c=k+e;B16:if(h<=d){goto B19;}
B21:if(g!=d){e=RB(j+d);if(e-9<5){goto B20;}if(e==32){goto B20;}goto B19;}abort();B20:d=d+1;
WW(b+32,d);if(h!=d){goto B21;}WW(b+40,h);d=h;goto B22;B15:abort();B19:WW(b+40,d);if(h<d){goto B11;}
B22:i=c+i;if(i>=h-d){o=F69(b);switch(o&255){case 0:goto B23;case 2:goto B6;default:goto B24;}
B23:g=RW(b+64);d=RW(b+32);}WW(b+40,d);e=d+i;WW(b+32,e);if(e>=d){if(e<=g){d=RW(b+60)+d;goto B25;}}
abort();B14:if(e<=f){goto B26;}abort();B13:abort();B6:d=0;B25:WW(a+4,i);WW(a,d);return;B11:abort();}
static void F61(U a,U b,U c,L d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0,s=0,t=0;
L r=0;e=G0-32;G0=e;f=RW(b+32);g=f-1;h=g&(U)d;if(f!=0){i=RW(b+28);f=i+h*12;j=RH(b+40);
if(RH(f+10)==j){goto B1;}c=1;goto B2;}abort();B1:d=d&281474976710655ull;k=c+8;l=RW(c);m=RW(c+4);
n=RW(b+16);o=RW(b+20);p=RW(b+4);q=RW(b+8);r=RL(c+32);B9:if((((L)RH(f+8)<<32)|(L)RW(f))==d){
b=RW(f+4);if(r==0){if(b>=q){goto B3;}f=p+(b<<5);c=RB(f+31);if(c==255){c=RW(f+8);s=RW(f);if(c<s){
goto B4;}if(o<c){goto B4;}f=n+s;c=c-s;goto B5;}c=c&31;B5:if(c!=m){goto B6;}t=Compare(f,l,m);if(t){
goto B6;}goto B7;B4:abort();}B6:if(b<q){goto B8;}B3:abort();B8:f=p+(b<<5);WL(e+24,RL(f+24));
WL(e+16,RL(f+16));WL(e+8,RL(f+8));WL(e,RL(f));t=Compare(e,k,32);if(!t){goto B7;}}c=1;h=(h+1)&g;
f=i+h*12;if(RH(f+10)==j){goto B9;}goto B2;B7:c=0;h=b;B2:WW(a+4,h);WW(a,c);G0=e+32;}
static void F62(U a){U b=0,c=0,d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0;b=RW(a+8);if(b<89478486){
c=b<<1;if(!b){d=4;goto B1;}e=(0u-Clz((b*24-1)|15))&31;f=e<<2;d=RW(f+34684);if(d){goto B2;}
g=RW(34816);d=RW(34812);f=1u<<(e&31);if(g-d<f){h=f+65535;n=Grow(h>>16);e=n<<16;
WW(34816,e+(h&4294901760u));d=e==g?d:e;}WW(34812,d+f);if(!d){goto B3;}goto B4;}abort();
B2:WW(f+34684,RW(d));goto B4;B3:abort();B4:g=c-1;f=d;if(c-2>=7){e=c-9;i=(e>>3)+1;h=i&7;f=d;
if(e>=56){e=i&1073741816;f=d;B5:f=F59(f,0,96);F59(f+96,0,96);F59(f+192,0,96);F59(f+288,0,96);
F59(f+384,0,96);F59(f+480,0,96);F59(f+576,0,96);F59(f+672,0,96);f=f+768;e=e-8;if(e){goto B5;}if(!h){
goto B6;}}e=h*96;B7:n=F59(f,0,96);f=n+96;e=e-96;if(e){goto B7;}}B6:e=g&7;B8:WW(f+8,0);WL(f,0);
f=f+12;e=e-1;if(e){goto B8;}WW(f+8,0);WL(f,0);B1:WW(a+8,c);j=RW(a+4);WW(a+4,d);k=RW(a);WW(a,c);
if(b!=0){g=j+b*12;b=c-1;l=RH(a+16);a=l&65535;c=j;B10:if(RH(c+10)==a){h=RH(c+8);i=RW(c+4);m=RW(c);
f=m;B9:e=f&b;f=e+1;e=d+e*12;if(RH(e+10)==a){goto B9;}WH(e+10,l);WH(e+8,h);WW(e+4,i);WW(e,m);}c=c+12;
if(c!=g){goto B10;}}if(k!=0){f=((0u-Clz((k*12-1)|15))&31)<<2;WW(j,RW(f+34684));WW(f+34684,j);}}
static void F63(U a,U b){U c=0;L d=0;c=G0-80;G0=c;if(RW(b)!=1){b=0;goto B1;}WL(c,RL(b+4));
WL(c+8,RL(b+12));WL(c+16,RL(b+20));WW(c+24,RW(b+28));d=RL(b+32);WL(c+48,d);WW(c+44,4);
WW(c+40,33942);b=b+40;if(d==0){WL(c+56,((L)14<<32)|(L)c);F52(c+28,33371,c+56);goto B2;}
WL(c+72,((L)14<<32)|(L)c);WL(c+64,((L)7<<32)|(L)(c+48));WL(c+56,((L)5<<32)|(L)(c+40));
F52(c+28,33064,c+56);B2:F27(c);WL(c+56,RL(b));WL(c+64,RL(b+8));b=1;B1:WW(a,b);WL(a+4,RL(c+28));
WW(a+12,RW(c+36));WL(a+16,d);WL(a+24,RL(c+56));WL(a+32,RL(c+64));G0=c+80;}
static void F64(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0;e=G0-16;G0=e;WW(d+8,0);f=0;
B9:g=RW(a+68);h=RW(a+72);if(g==h){if(!(RB(a+76)&1)){goto B1;}}i=RW(a+64);goto B2;B1:i=RW(a+64);
((void(*)(U,U,U,U))T[RW(RW(a+52)+12)])(e+8,RW(a+48),RW(a+60),i);j=RW(e+12);h=RW(e+8);g=0;WW(a+68,0);
WB(a+76,h!=0);h=(h&1)?0u:j;WW(a+72,h);B2:if(h>i){goto B3;}if(h<g){goto B3;}k=h-g;j=RW(a+60)+g;i=0;
l=0;if(h!=g){g=h-g;i=0;B5:h=RB(j+i);if(b==((U)(h!=32)&(U)(((h-14)&255)<251))){goto B4;}i=i+1;
if(g!=i){goto B5;}i=k;B4:l=(U)(i!=0)&(U)(i==k);}h=c-f;h=h<i?h:i;if(h>k){goto B6;}if(h>RW(d)-f){
F7(d,f,h);f=RW(d+8);goto B7;}if(!h){goto B8;}B7:F9(RW(d+4)+f,j,h);B8:f=f+h;WW(d+8,f);F55(a,i);if(l){
goto B9;}G0=e+16;return;B3:abort();B6:abort();}
static void F65(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0,l=0,q=0;L m=0,n=0,o=0,p=0;d=G0-128;
G0=d;e=RW(a+84);if(e<=999){f=a+64;B4:g=RB(a+140);h=RW(a+132);i=RW(a+136);if(h==i){if(!(g&1)){
goto B1;}}j=RW(a+128);goto B2;B1:j=RW(a+128);((void(*)(U,U,U,U))T[RW(RW(a+116)+12)])(d+16,RW(a+112),
RW(a+124),j);k=RW(d+20);i=RW(d+16);h=0;WW(a+132,0);g=i!=0;WB(a+140,g);i=(i&1)?0u:k;WW(a+136,i);
B2:if(i>j){goto B3;}if(i<h){goto B3;}if(i!=h){if(RB(RW(a+124)+h)!=10){F55(f,1);e=RW(a+84);
if(e<1000){goto B4;}goto B5;}}if(e){goto B5;}if(!(((U)(h!=i)|g)&1)){
((void(*)(U,U,U,U))T[RW(RW(a+116)+12)])(d+8,RW(a+112),RW(a+124),j);g=RW(d+12);i=RW(d+8);h=0;
WW(a+132,0);WB(a+140,i!=0);i=(i&1)?0u:g;WW(a+136,i);}if(i<=j){if(i>=h){if(i!=h){g=RB(RW(a+124)+h);}
F56(d+24,i!=h,g);goto B6;}}B3:abort();}B5:h=RW(a+80);g=h<40?h:40u;if(!h){i=1;goto B7;}j=RW(a+76);
f=(0u-Clz((g-1)|15))&31;e=f<<2;i=RW(e+34684);if(!i){k=RW(34816);i=RW(34812);e=1u<<(f&31);if(k-i<e){
l=e+65535;q=Grow(l>>16);f=q<<16;WW(34816,f+(l&2147418112));i=f==k?i:f;}WW(34812,i+e);if(i){goto B8;}
abort();}WW(e+34684,RW(i));B8:F9(i,j,g);B7:WW(d+92,g);WW(d+88,i);WW(d+84,g);WB(d+96,h>40);
WW(d+108,0);WL(d+100,4294967296ull);WW(d+116,32768);WL(d+120,1610612768);WW(d+112,d+100);
q=F13(d+84,d+112);if(q){goto B9;}WW(d+32,RW(d+108));WL(d+24,RL(d+100));if(h!=0){
h=((0u-Clz((g-1)|15))&31)<<2;WW(i,RW(h+34684));WW(h+34684,i);}B6:i=RW(d+28);WW(d+88,RW(d+32));
WW(d+84,i);WW(d+104,c);WW(d+100,b);m=RL(a);n=RL(a+8);o=RL(a+64);p=(L)5<<32;WL(d+120,p|(L)(d+84));
WL(d+112,p|(L)(d+100));F52(d+64,33200,d+112);WL(d+56,o);WL(d+48,n);WL(d+40,m);m=RL(a+16);if(m<=1){
switch((U)m){case 1:goto B10;default:goto B11;}}B10:h=RW(a+48);if(h!=0){g=RW(a+52);
h=((0u-Clz((h-1)|15))&31)<<2;WW(g,RW(h+34684));WW(h+34684,g);}B11:WL(a+16,2);WL(a+24,RL(d+40));
WL(a+32,RL(d+48));WL(a+40,RL(d+56));WL(a+48,RL(d+64));WL(a+56,RL(d+72));a=RW(d+24);if(a!=0){
a=((0u-Clz((a-1)|15))&31)<<2;WW(i,RW(a+34684));WW(a+34684,i);}G0=d+128;return;B9:abort();}
static void F66(U a,U b){U c=0,d=0,e=0;c=RW(b+64);d=RW(b+32);e=RW(b+40);if(d>=e){if(d<=c){goto B1;}}
abort();B1:WW(a+4,d-e);WW(a,RW(b+60)+e);}
static void F67(U a,U b,U c){U d=0,e=0,f=0,g=0,h=0,i=0,j=0;d=c<40?c:40u;if(!c){e=1;goto B1;}
f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34684);if(!e){h=RW(34816);e=RW(34812);g=1u<<(f&31);if(h-e<g){
i=g+65535;j=Grow(i>>16);f=j<<16;WW(34816,f+(i&2147418112));e=f==h?e:f;}WW(34812,e+g);if(e){goto B2;}
abort();}WW(g+34684,RW(e));B2:F9(e,b,d);B1:WW(a+8,d);WW(a+4,e);WW(a,d);WB(a+12,c>40);}
static void F68(U a,U b){U c=0,d=0,h=0,i=0,j=0,k=0,l=0,m=0,n=0,o=0;L e=0,f=0,g=0;c=RW(b+40);
d=RW(b+64);if(c<=d){e=RL(b+16);if(!c){f=1;g=1;goto B1;}f=0;h=c;i=RW(b+60);j=i;B6:k=h<255?h:255u;
l=k&3;m=0;n=0;if(h>=4){n=0;d=j;m=k&252;o=m;B2:n=n+(U)(RB(d)==10)+(U)(RB(d+1)==10)+(U)(RB(d+2)==10)+(
U)(RB(d+3)==10);d=d+4;o=o-4;if(o){goto B2;}if(!l){goto B3;}}d=j+m;B4:n=n+(U)(RB(d)==10);d=d+1;l=l-1;
if(l){goto B4;}B3:j=j+k;f=f+((L)n&255);h=h-k;if(!h){goto B5;}goto B6;}abort();B5:d=i-1;n=0;
B8:if(RB(d+c)==10){goto B7;}d=d-1;n=n+1;if(c!=n){goto B8;}n=c;B7:e=!f?e:0ull;g=f+1;f=(L)n+1;
B1:WL(a+16,f+e);WL(a,RL(b));WL(a+8,g+RL(b+8));}
static U F69(U a){U b=0,c=0,d=0,e=0,g=0,j=0,k=0,l=0,m=0,n=0,o=0,p=0,q=0;L f=0,h=0,i=0;b=G0-16;G0=b;
if(RB(a+69)!=0){c=0;goto B1;}c=RW(a+52);if(c!=0){q=((U(*)(U,U,U))T[RW(RW(a+28)+16)])(RW(a+24),RW(a+
48),c);if(q!=0){c=2;goto B1;}WW(a+52,0);}d=RW(a+40);e=RW(a+64);if(d<=e){f=RL(a+16);g=RW(a+60);h=0;
if(!d){i=0;goto B2;}j=d;k=g;B7:l=j<255?j:255u;m=l&3;n=0;o=0;if(j>=4){o=0;c=k;n=l&252;p=n;
B3:o=o+(U)(RB(c)==10)+(U)(RB(c+1)==10)+(U)(RB(c+2)==10)+(U)(RB(c+3)==10);c=c+4;p=p-4;if(p){goto B3;}
if(!m){goto B4;}}c=k+n;B5:o=o+(U)(RB(c)==10);c=c+1;m=m-1;if(m){goto B5;}B4:k=k+l;h=h+((L)o&255);
j=j-l;if(!j){goto B6;}goto B7;}abort();B6:c=g-1;o=0;B9:if(RB(c+d)==10){goto B8;}c=c-1;o=o+1;
if(d!=o){goto B9;}o=d;B8:f=!h?f:0ull;i=(L)o;B2:WL(a+16,f+i);WL(a+8,RL(a+8)+h);c=RW(a+36);if(c<=e){
if(c<d){goto B10;}c=c-d;F9(g,g+d,c);WW(a+40,0);WW(a+36,c);WW(a+32,RW(a+32)-d);if(e<c+32768){o=e<<1;
o=(o>65536?o:65536u)-e;if(o>RW(a+56)-e){F7(a+56,e,o);c=RW(a+36);g=RW(a+60);e=RW(a+64);}m=o-1;
p=F59(g+e,0,m);e=e+o;WW(a+64,e);WB(p+m,0);}l=RB(a+68);p=RW(a+24);j=RW(a+28);B16:if(e>=c){
((void(*)(U,U,U,U))T[RW(j+12)])(b+8,p,g+c,e-c);if(!(RW(b+8)&1)){goto B11;}c=2;goto B1;}abort();
B11:o=RW(b+12);m=!o;WB(a+69,m);c=o+c;WW(a+36,c);if(!(l&1)){if(o){goto B12;}}if(!(l&1)){goto B13;}
goto B14;B12:if(c>e){goto B15;}m=0;if(c<=3){q=Compare(g,34010,c);if(!q){goto B16;}}B13:if(c>e){
goto B17;}if(c<3){goto B14;}q=Compare(34010,g,3);if(q){goto B14;}c=c-3;F9(g,g+3,c);WW(a+36,c);
goto B14;}abort();B10:abort();B15:abort();B17:abort();B14:WB(a+68,1);c=m^1;B1:G0=b+16;return c;}
static U F71(void){U a=0,b=0,e=0,f=0,g=0,h=0,i=0,j=0,k=0;L c=0,d=0;a=G0-144;G0=a;WW(a+20,0);
WW(a+24,1);WW(a+28,2);WW(a+84,34152);WW(a+76,34152);WW(a+80,a+28);WW(a+72,a+24);F58(a+32,a+20,a+72);
b=RW(a+32);if(b!=3){if(!(b&1)){goto B1;}c=RL(a+64);d=RL(a+56);WW(a+96,RW(a+44));WL(a+88,RL(a+36));
WL(a+104,d);WL(a+112,c);WL(a+136,((L)8<<32)|(L)(a+88));c=(L)7<<32;WL(a+128,c|(L)(a+112));
WL(a+120,c|(L)(a+104));F52(a+8,33732,a+120);b=RW(a+88);if(!b){goto B2;}e=RW(a+92);
b=((0u-Clz((b-1)|15))&31)<<2;WW(e,RW(b+34684));WW(b+34684,e);goto B2;}e=RW(a+44);if(e>=2){
f=RW(a+36);g=RW(a+40);if(RL(g+48)!=2){goto B3;}WW(a+120,g+56);WL(a+32,((L)9<<32)|(L)(a+120));
F52(a+8,33702,a+32);b=g;B7:c=RL(b);if(c<=1){switch((U)c){case 1:goto B4;default:goto B5;}}
h=RW(b+32);if(!h){goto B5;}goto B6;B4:h=RW(b+32);if(!h){goto B5;}B6:i=RW(b+36);
h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+34684));WW(h+34684,i);B5:b=b+48;e=e-1;if(e){goto B7;}j=3;
if(!f){goto B8;}b=((0u-Clz(f*48-1))&31)<<2;WW(g,RW(b+34684));WW(b+34684,g);goto B8;}abort();
B1:b=RW(34704);if(!b){e=RW(34816);b=RW(34812);if(e-b<32){k=Grow(1);h=k<<16;WW(34816,h+65536);
b=h==e?b:h;}WW(34812,b+32);if(b){goto B9;}abort();}WW(34704,RW(b));B9:WL(b+14,RL(34027));
WL(b+8,RL(34021));WL(b,RL(34013));WW(a+16,22);WW(a+12,b);WW(a+8,22);B2:j=3;goto B8;B3:b=RW(g);
WL(a+32,((L)15<<32)|(L)g);F52(a+8,33758,a+32);j=RW((b<<2)+34172);b=g;B13:c=RL(b);if(c<=1){
switch((U)c){case 1:goto B10;default:goto B11;}}h=RW(b+32);if(!h){goto B11;}goto B12;B10:h=RW(b+32);
if(!h){goto B11;}B12:i=RW(b+36);h=((0u-Clz((h-1)|15))&31)<<2;WW(i,RW(h+34684));WW(h+34684,i);
B11:b=b+48;e=e-1;if(e){goto B13;}if(f!=0){b=((0u-Clz(f*48-1))&31)<<2;WW(g,RW(b+34684));
WW(b+34684,g);}B8:b=RW(a+8);e=RW(a+12);Say(e,RW(a+16));if(b!=0){b=((0u-Clz((b-1)|15))&31)<<2;
WW(e,RW(b+34684));WW(b+34684,e);}G0=a+144;return j;}
static void F72(U a,U b,U c){U d=0,e=0;d=G0-16;G0=d;b=c+b;if(b<c){F36(0,0);abort();}c=RW(a);e=c;
c=c<<1;c=b>c?b:c;c=c>8?c:8u;F73(d+4,e,RW(a+4),c);if(RW(d+4)==1){F36(RW(d+8),RW(d+12));abort();}
b=RW(d+8);WW(a,c);WW(a+4,b);G0=d+16;}
static void F73(U a,U b,U c,U d){U e=0,f=0,g=0,h=0,i=0,j=0;if((int)d<0){e=1;b=4;d=0;goto B1;}
if(b!=0){f=(0u-Clz((d-1)|15))&31;g=f<<2;e=RW(g+34684);if(e){goto B2;}h=RW(34816);e=RW(34812);
g=1u<<(f&31);if(h-e<g){i=g+65535;j=Grow(i>>16);f=j<<16;WW(34816,f+(i&4294901760u));e=f==h?e:f;}
WW(34812,e+g);if(!e){goto B3;}goto B4;}c=(0u-Clz((d-1)|15))&31;b=c<<2;e=RW(b+34684);if(!e){
g=RW(34816);e=RW(34812);b=1u<<(c&31);if(g-e<b){f=b+65535;j=Grow(f>>16);c=j<<16;
WW(34816,c+(f&4294901760u));e=c==g?e:c;}WW(34812,e+b);goto B5;}WW(b+34684,RW(e));goto B6;
B2:WW(g+34684,RW(e));B4:F9(e,c,b);b=((0u-Clz((b-1)|15))&31)<<2;WW(c,RW(b+34684));WW(b+34684,c);
B5:if(e){goto B6;}B3:e=1;WW(a+4,1);goto B7;B6:WW(a+4,e);e=0;B7:b=8;B1:WW(a+b,d);WW(a,e);}
static void F74(U a){U b=0;b=RW(a);if(b!=0){a=RW(a+4);b=((0u-Clz((b-1)|15))&31)<<2;
WW(a,RW(b+34684));WW(b+34684,a);}}
static U F75(U a,U b,U c){U d=0;d=RW(a+8);if(c>RW(a)-d){F72(a,d,c);d=RW(a+8);goto B1;}if(!c){
goto B2;}B1:F9(RW(a+4)+d,b,c);B2:WW(a+8,d+c);return 0;}
static U F76(U a,U b){U c=0,d=0,e=0,f=0,g=0,h=0;c=RW(a+8);if(b<128){d=1;goto B1;}if(b<2048){d=2;
goto B1;}d=b<65536?3u:4u;B1:e=c;if(d>RW(a)-c){F72(a,c,d);e=RW(a+8);}e=RW(a+4)+e;if(b>=128){
f=(b&63)|4294967168u;g=b>>6;if(b<2048){WB(e+1,f);WB(e,g|192);goto B2;}h=b>>12;g=(g&63)|4294967168u;
if(b<=65535){WB(e+2,f);WB(e+1,g);WB(e,h|224);goto B2;}WB(e+3,f);WB(e+2,g);
WB(e+1,(h&63)|4294967168u);WB(e,(b>>18)|4294967280u);goto B2;}WB(e,b);B2:WW(a+8,d+c);return 0;}
static U F77(U a,U b,U c){U d=0;d=F16(a,34184,b,c);return d;}
static U F78(U a,U b,U c,U d,U e){U f=0;if(c!=1114112){f=((U(*)(U,U))T[RW(b+16)])(a,c);if(f!=0){
return 1;}}if(!d){return 0;}f=((U(*)(U,U,U))T[RW(b+12)])(a,d,e);return f;}
static U Run(void){Grow(1);
memcpy(M+32768,"\20\0\0\0\14\0\0\0\4\0\0\0\21\0\0\0\22\0\0\0\23\0\0\0\200\200\200\200\200\200\200\200\200\364\356\200\200\362\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200 !\242#$%&\247()*+,-./0123456789:;<=>\077@ABCDEFGHIJK",100);
memcpy(M+32868,"LMNOPQRSTUVWXYZ[\334]^_`abcdefghijklmnopqrstuvwxyz{|}~\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200",100);
memcpy(M+32968,"\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\200\042...\042\2\134x\303 \0\0i\2\0\0\300\1 \300",100);
memcpy(M+33068,"\300\0\7Round #\300\0\300\26 was put out in round \300\0\300\30 appears twice in round \300\0$\042A advances with wildcard\042 in rou",100);
memcpy(M+33168,"nd \300\0\6match \300\4 of \300\12 in round \300\0\300\10, found \300\0\31the input ends, expected \300\0\6found \300\13, expected \300\0\11expec",100);
memcpy(M+33268,"ted \300\0\24presentation error: \300\0\16wrong answer: \300\0\7, team \300\2: \300\0\10, match \300\2: \300\0\5line \300\2: \300\0\17\042A defeats B",100);
memcpy(M+33368,"\042, \300\0\300\25 is the name of team \300\10 already\0\300\30 is not one of the teams\0\6found \300\33, expected one of the tea",100);
memcpy(M+33468,"ms\0\10, match \300\2: \300\33 cannot play against itself\0\32no schedule exists: round \300\5 has \300\21 teams and needs \300",100);
memcpy(M+33568,"\6 match\300\13, but only \300A can be played without putting out a team that has others to come\0\300  is out, b",100);
memcpy(M+33668,"ut has matches to come\0\5case \300\2, \0\31the answer is not right: \300\1\12\0\22the input is bad: \300\1:\300\2: \300\1\12\0esthe ",100);
memcpy(M+33768,"input ends, expected the name of a teamaccepted, written without leading zerosafter the last case,  ",100);
memcpy(M+33868,"defeats \12this match is not in the listan empty line advances with wildcardcase\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377\377",100);
memcpy(M+33968,"\377\377\377\377\377\377\377\377\377\377",10);
memcpy(M+34010,"\357\273\277a file cannot be read\12no more white spacethe end of the outputexpected the end of the outputthe n",100);
memcpy(M+34110,"umber of teams, 2 or more, or 0 at the end\0\0\0\0\4\0\0\0\4\0\0\0\24\0\0\0\25\0\0\0\0\0\0\0\2\0\0\0\1\0\0\0\26\0\0\0\14\0\0\0\4\0\0\0\27\0\0\0\30\0\0\0\31\0\0\00001",100);
memcpy(M+34210,"23456789abcdef00010203040506070809101112131415161718192021222324252627282930313233343536373839404142",100);
memcpy(M+34310,"4344454647484950515253545556575859606162636465666768697071727374757677787980818283848586878889909192",100);
memcpy(M+34410,"93949596979899\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",100);
memcpy(M+34510,"\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1\1",42);
memcpy(M+34618,"\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\2\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\3\4\4\4\4\4\0\0\0\0\0\0\0\0\0\0\0000x",64);
return F71();}
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
    if (name) Messages = fopen(strcat(strcpy(name, argv[3]), "/judgemessage.txt"), "ab");
    Files[0] = fopen(argv[1], "rb");
    Files[1] = stdin;
    Files[2] = fopen(argv[2], "rb");
    if (Files[0] && Files[2]) return statuses[Run()];
    fputs("a file cannot be opened\n", Messages ? Messages : stderr);
    return statuses[3];
}
