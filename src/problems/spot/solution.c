/*
 * Spot ("The Spot Game"): UVa 141.
 *
 * Two players alternately place or remove a spot on an N x N board, empty at first. A player whose
 * move brings back an earlier pattern, as it was or turned, loses. After 2N moves it is a draw.
 *
 * Every square has a pseudo-random number, and the hash of a pattern is the XOR of the numbers of
 * its spots, so a move is a single XOR. Four hashes are kept, one for each turn of the board.
 * Turning a pattern only changes their order, so patterns are looked up by the sum of the hashes.
 * Different patterns may have the same sum, so the patterns are then compared.
 *
 * Limits: N up to 1000, any number of games. An int has at least 32 bits.
 */

#include <stdio.h>
#include <string.h>

#define LARGEST 1000
#define TURNS 4

/* The board has size * size squares, numbered from 0, row by row; 1 is a spot. */
static int size;
static char spots[LARGEST * LARGEST];

/* The square of each move, from 1, on the board turned by 0, 90, 180 and 270 degrees. */
static int squares[2 * LARGEST + 1][TURNS];

/* The hashes of the current pattern, turned in the same ways. */
static unsigned hashes[TURNS];

/* The sum of the hashes after each move. Move 0 is the start: without spots the sum is 0. */
static unsigned sums[2 * LARGEST + 1];

/* Returns the pseudo-random number of a square. */
static unsigned number_of(int square)
{
    unsigned number = ((unsigned)square + 1) * 2654435769u;

    return (number ^ number >> 16) * 2246822519u;
}

/* Repeats the moves up to `last` on the turned board. */
static void flip_spots(int last, int turn)
{
    int move;

    for (move = 1; move <= last; move++)
        spots[squares[move][turn]] ^= 1;
}

/* Returns 1 if the turned pattern after an earlier move is the one on the board. */
static int is_on_board(int earlier, int turn)
{
    int is_same;

    /* Equal patterns cancel out: no spot is left. */
    flip_spots(earlier, turn);
    is_same = memchr(spots, 1, (size_t)(size * size)) == NULL;
    flip_spots(earlier, turn);
    return is_same;
}

/* Makes a move. Returns 1 if the move loses. */
static int play(int move)
{
    int turn, earlier;

    spots[squares[move][0]] ^= 1;
    for (turn = 0; turn < TURNS; turn++)
        hashes[turn] ^= number_of(squares[move][turn]);
    sums[move] = hashes[0] + hashes[1] + hashes[2] + hashes[3];
    for (earlier = 0; earlier < move; earlier++) {
        for (turn = 0; turn < TURNS && sums[earlier] == sums[move]; turn++) {
            if (is_on_board(earlier, turn))
                return 1;
        }
    }
    return 0;
}

/* Reads a move. Returns 1 on success. The sign is ignored, because it follows from the board. */
static int read_move(int move)
{
    int turn, row, column;

    if (scanf("%d%d %*c", &row, &column) != 2
        || row < 1 || row > size || column < 1 || column > size)
        return 0;
    for (turn = 0; turn < TURNS; turn++) {
        int old_row = row;
        squares[move][turn] = (row - 1) * size + column - 1;
        row = column;
        column = size + 1 - old_row;
    }
    return 1;
}

/* Reads a game and plays it. Returns 1 on success. */
static int play_game(void)
{
    int move, losing_move = 0;

    memset(spots, 0, (size_t)(size * size));
    memset(hashes, 0, sizeof hashes);
    for (move = 1; move <= 2 * size; move++) {
        if (!read_move(move))
            return 0;
        if (losing_move == 0 && play(move))
            losing_move = move;
    }
    if (losing_move == 0)
        printf("Draw\n");
    else
        printf("Player %d wins on move %d\n", losing_move % 2 + 1, losing_move);
    return 1;
}

int main(void)
{
    while (scanf("%d", &size) == 1 && size >= 1 && size <= LARGEST && play_game())
        ;
    return 0;
}
