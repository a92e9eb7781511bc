/* Game schedule: names are compared letter by letter, and the matches of a team are counted each
 * time. */
#include <stdio.h>
#include <string.h>

char names[1000][26], first[1000][26], second[1000][26];
int out[1000], played[1000], done[1000];
int n;

int team(const char *name)
{
    int i = 0;

    while (strcmp(names[i], name))
        i++;
    return i;
}

/* The number of matches that this team still has to play. */
int matches_left(const char *name)
{
    int i, count = 0;

    for (i = 0; i < n - 1; i++)
        if (!done[i] && (!strcmp(first[i], name) || !strcmp(second[i], name)))
            count++;
    return count;
}

int main(void)
{
    int i, a, b, left, count, round, loser;

    while (scanf("%d", &n) == 1 && n) {
        for (i = 0; i < n; i++)
            scanf("%s", names[i]);
        for (i = 0; i < n - 1; i++)
            scanf("%s %s", first[i], second[i]);
        memset(out, 0, sizeof out);
        memset(done, 0, sizeof done);
        left = n;
        for (round = 1; left > 1; round++) {
            printf("Round #%d\n", round);
            memset(played, 0, sizeof played);
            count = 0;
            /* First the matches of two teams are found, of which one has no other match. */
            for (i = 0; i < n - 1; i++) {
                if (done[i])
                    continue;
                a = team(first[i]);
                b = team(second[i]);
                if (played[a] || played[b])
                    continue;
                if (matches_left(first[i]) == 1)
                    loser = a;
                else if (matches_left(second[i]) == 1)
                    loser = b;
                else
                    continue;
                printf("%s defeats %s\n", names[a + b - loser], names[loser]);
                played[a] = played[b] = out[loser] = 1;
                done[i] = 2;
                count++;
            }
            for (i = 0; i < n; i++)
                if (!out[i] && !played[i])
                    printf("%s advances with wildcard\n", names[i]);
            left -= count;
        }
        for (i = 0; i < n; i++)
            if (!out[i])
                printf("Winner: %s\n\n", names[i]);
    }
    return 0;
}
