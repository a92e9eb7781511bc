/* Number Game as the statement tells it: the numbers are an array, and a table of 8 MB is cleared
 * for each position. */
#include <stdio.h>
#include <string.h>

/* 1 if the player to move wins with this set of numbers, 0 if not, -1 before that is known. */
int known[1 << 21];

/* Sets `left` to the numbers that are available after the choice of m. */
void choose(int m, const int *available, int *left)
{
    int x, k;

    memcpy(left, available, 21 * sizeof *left);
    for (k = m; k <= 20; k += m)
        left[k] = 0;
    for (x = 2; x <= 20; x++)
        if (!available[x])
            for (k = x; k <= 20; k += m)
                left[k] = 0;
}

int wins(const int *available)
{
    int left[21], set = 0, m, x;

    for (x = 2; x <= 20; x++)
        if (available[x])
            set |= 1 << x;
    if (known[set] != -1)
        return known[set];
    known[set] = 0;
    for (m = 2; m <= 20; m++) {
        if (!available[m])
            continue;
        choose(m, available, left);
        if (!wins(left))
            known[set] = 1;
    }
    return known[set];
}

int main(void)
{
    int available[21], left[21], n, m, x, number = 0, found;

#ifdef UVA1558
    int t;
    scanf("%d", &t);
    while (t-- && scanf("%d", &n) == 1) {
#else
    while (scanf("%d", &n) == 1 && n) {
#endif
        memset(known, -1, sizeof known);
        memset(available, 0, sizeof available);
        while (n-- && scanf("%d", &x) == 1)
            available[x] = 1;
#ifdef UVA1558
        printf("Scenario #%d:\n", ++number);
#else
        printf("Test Case #%d\n", ++number);
#endif
        found = 0;
        for (m = 2; m <= 20; m++) {
            if (!available[m])
                continue;
            choose(m, available, left);
            if (wins(left))
                continue;
            printf(found ? " %d" : "The winning moves are: %d", m);
            found = 1;
        }
#ifdef UVA1558
        puts(found ? ".\n" : "There is no winning move.\n");
#else
        puts(found ? "\n" : "There's no winning move.\n");
#endif
    }
    return 0;
}
