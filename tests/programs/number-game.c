/* Number Game as the statement tells it: the numbers are an array, and a table of 8 MB is cleared
 * for each position. */
#include <stdio.h>
#include <string.h>

/* 1 if the player to move wins with this set of numbers, 0 if not, -1 before that is known. */
int known[1 << 21];

int wins(const int *available);

/* Returns 1 if the player who chooses m wins. */
int is_winning(int m, const int *available)
{
    int left[21], x, k;

    memcpy(left, available, sizeof left);
    for (x = 0; x <= 20; x++)
        for (k = x; !available[x] && k <= 20; k += m)
            left[k] = 0;
    return !wins(left);
}

int wins(const int *available)
{
    int set = 0, m, x;

    for (x = 2; x <= 20; x++)
        set |= available[x] << x;
    if (known[set] == -1) {
        known[set] = 0;
        for (m = 2; m <= 20; m++)
            if (available[m] && is_winning(m, available))
                known[set] = 1;
    }
    return known[set];
}

int main(void)
{
    int n, m, x, number = 0;

    while (scanf("%d", &n) == 1 && n) {
        /* The number 1 cannot be chosen, but forbids nothing. */
        int available[21] = {0, 1}, found = 0;

        memset(known, -1, sizeof known);
        while (n-- && scanf("%d", &x) == 1)
            available[x] = 1;
        printf("Test Case #%d\n", ++number);
        for (m = 2; m <= 20; m++)
            if (available[m] && is_winning(m, available))
                printf(found++ ? " %d" : "The winning moves are: %d", m);
        puts(found ? "\n" : "There's no winning move.\n");
    }
    return 0;
}
