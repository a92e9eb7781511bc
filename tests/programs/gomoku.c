/* Gomoku: from each stone in all eight directions. */
#include <stdio.h>

int board[21][21];

int main(void)
{
    int t, i, j, dx, dy, x, y, count, colour, row, column;

    scanf("%d", &t);
    while (t--) {
        for (i = 1; i <= 19; i++)
            for (j = 1; j <= 19; j++)
                scanf("%d", &board[i][j]);
        colour = row = column = 0;
        for (i = 1; i <= 19; i++)
            for (j = 1; j <= 19; j++)
                for (dx = -1; dx <= 1; dx++)
                    for (dy = -1; dy <= 1; dy++) {
                        if ((dx == 0 && dy == 0) || board[i][j] == 0)
                            continue;
                        if (board[i - dx][j - dy] == board[i][j])
                            continue;
                        count = 0;
                        for (x = i, y = j; board[x][y] == board[i][j]; x += dx, y += dy)
                            count++;
                        if (count != 5)
                            continue;
                        colour = board[i][j];
                        if (dy > 0 || (dy == 0 && dx > 0)) {
                            row = i;
                            column = j;
                        }
                    }
        printf("%d\n", colour);
        if (colour)
            printf("%d %d\n", row, column);
        fflush(stdout);
    }
    return 0;
}
