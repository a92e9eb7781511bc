#define UVA1558
#include "number-game.c"
