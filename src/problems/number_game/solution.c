/*
 * Number Game: POJ 1143. With UVA1558 defined: its variant of UVa 1558 and ZOJ 1039.
 *
 * Two players choose numbers from 2 to 20 in turn. A chosen number and all sums of forbidden
 * numbers become forbidden. A player who cannot choose loses. Which choices win?
 *
 * A position is a bit mask of the available numbers. A choice, called a move here, wins if the
 * position after it has no winning move. Moves only remove numbers, so this recursion ends. Only
 * 3514 positions with numbers can occur; each is solved once, and its winning moves are kept.
 *
 * Limits: numbers up to 20, any number of positions. An int has at least 32 bits.
 */

#include <limits.h>
#include <stdio.h>

#ifdef UVA1558
#define HEADING "Scenario #%d:\n"
#define NO_WINNING_MOVE "There is no winning move.\n\n"
#define END_OF_MOVES ".\n\n"
#define MIN_COUNT 0 /* A position may have no numbers. */
#else
#define HEADING "Test Case #%d\n"
#define NO_WINNING_MOVE "There's no winning move.\n\n"
#define END_OF_MOVES "\n\n"
#define MIN_COUNT 1 /* A position without numbers ends the input. */
#endif

#define LARGEST 20

/* Bit 0 of a result: set if the result is known, even if there are no winning moves. */
#define KNOWN 1

/* For every position, by its mask without bits 0 and 1: the winning moves and KNOWN, or 0. */
static int results[1 << (LARGEST - 1)];

/* Returns 1 if a number is in a bit mask. */
static int contains(int numbers, int number)
{
    return numbers >> number & 1;
}

/*
 * Returns the position after the choice of `chosen`. A greater number becomes forbidden if it is
 * the sum of `chosen` and a forbidden number. The loop has decided the latter, which is smaller.
 */
static int after(int position, int chosen)
{
    int number;

    position &= ~(1 << chosen);
    /* chosen + 1 is skipped: bit 1 is never set, although 1 is not forbidden. */
    for (number = chosen + 2; number <= LARGEST; number++) {
        if (!contains(position, number - chosen))
            position &= ~(1 << number);
    }
    return position;
}

/* Returns the winning moves of a position, as a bit mask, and KNOWN. */
static int winning_moves(int position)
{
    int number, moves = KNOWN;

    if (results[position >> 2] != 0)
        return results[position >> 2];
    for (number = 2; number <= LARGEST; number++) {
        if (contains(position, number) && winning_moves(after(position, number)) == KNOWN)
            moves |= 1 << number;
    }
    results[position >> 2] = moves;
    return moves;
}

/* Reads the next position. Returns 1 on success. */
static int read_position(int *position)
{
    int count, number;

    *position = 0;
    if (scanf("%d", &count) != 1 || count < MIN_COUNT)
        return 0;
    for (; count > 0; count--) {
        if (scanf("%d", &number) != 1 || number < 2 || number > LARGEST)
            return 0;
        *position |= 1 << number;
    }
    return 1;
}

static void write_answer(int moves)
{
    int number;

    if (moves == KNOWN) {
        printf(NO_WINNING_MOVE);
        return;
    }
    printf("The winning moves are:");
    for (number = 2; number <= LARGEST; number++) {
        if (contains(moves, number))
            printf(" %d", number);
    }
    printf(END_OF_MOVES);
}

int main(void)
{
    int position, number, positions = INT_MAX;

#ifdef UVA1558
    if (scanf("%d", &positions) != 1)
        return 0;
#endif
    for (number = 1; number <= positions && read_position(&position); number++) {
        printf(HEADING, number);
        write_answer(winning_moves(position));
    }
    return 0;
}
