/*
 * Gomoku ("The Game"): POJ 1970, ZOJ 2495.
 *
 * On a board of 19 x 19 points, has black (1) or white (2) won with exactly five stones in a row?
 * Where is the leftmost of them, or the topmost in a column?
 *
 * A row of the board is an int for each colour, with a bit for each stone; bit 0 is the leftmost
 * column. The AND of five such ints finds all fives that begin in a row and go in one direction:
 * five rows for vertical fives, five rows shifted by 0 to 4 columns for diagonal ones, and the same
 * row shifted by 0 to 4 columns for horizontal ones. There must be no stone of the colour before
 * the first stone or after the fifth. All directions go to the right or down, so the first stone is
 * the answer.
 *
 * Limits: any number of boards. Of several fives, the one that begins first, column by column,
 * counts. An int has at least 32 bits.
 */

#include <stdio.h>

#define SIZE 19

/* Empty rows above and below the board, so that no line of stones leaves the array. */
#define MARGIN 5

/* Empty points, black stones and white stones: bit c of a row is the point in column c, from 0. */
static int stones[3][MARGIN + SIZE + MARGIN];

/* The step from one stone to the next: rows down, columns to the right. */
static const int DIRECTIONS[4][2] = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

/* Returns an int whose bit c is 1 if there is a stone `step` steps from column c of the row. */
static int at(const int *row, const int *direction, int step)
{
    int bits = row[step * direction[0]];
    int right = step * direction[1];

    return right < 0 ? bits << -right : bits >> right;
}

/* Returns an int whose bit c is 1 if exactly five stones in a row begin in column c of the row. */
static int fives(const int *row, const int *direction)
{
    int step;
    int starts = ~at(row, direction, -1) & ~at(row, direction, 5);

    for (step = 0; step < 5; step++)
        starts &= at(row, direction, step);
    return starts;
}

/* Returns the start of the first five of a colour, 19 * column + row, or 19 * 19 without a five. */
static int first_five(int colour)
{
    int direction, row, column;
    int first = SIZE * SIZE;

    for (direction = 0; direction < 4; direction++) {
        for (row = 0; row < SIZE; row++) {
            int starts = fives(&stones[colour][MARGIN + row], DIRECTIONS[direction]);
            for (column = 0; starts >> column != 0; column++) {
                if ((starts >> column & 1) != 0 && column * SIZE + row < first)
                    first = column * SIZE + row;
            }
        }
    }
    return first;
}

/* Reads a board. Returns 1 on success. */
static int read_board(void)
{
    int row, column, colour;

    for (row = MARGIN; row < MARGIN + SIZE; row++) {
        for (colour = 0; colour < 3; colour++)
            stones[colour][row] = 0;
        for (column = 0; column < SIZE; column++) {
            if (scanf("%d", &colour) != 1 || colour < 0 || colour > 2)
                return 0;
            stones[colour][row] |= 1 << column;
        }
    }
    return 1;
}

static void write_answer(int black, int white)
{
    int first = black < white ? black : white;

    if (first == SIZE * SIZE) {
        printf("0\n");
        return;
    }
    printf("%d\n%d %d\n", black < white ? 1 : 2, first % SIZE + 1, first / SIZE + 1);
}

int main(void)
{
    int boards;

    if (scanf("%d", &boards) != 1)
        return 0;
    for (; boards > 0 && read_board(); boards--)
        write_answer(first_five(1), first_five(2));
    return 0;
}
