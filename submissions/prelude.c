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
