/*
 * Game schedule required: POJ 2476, ZOJ 2801, SPOJ GAME.
 *
 * Arrange n - 1 matches of n teams as a knock-out tournament, and choose the winners. In a round
 * every team left plays once; if their number is odd, one goes on without playing, by wildcard.
 * Losers are out.
 *
 * A loser is out, so it has no other match to come. Call a team with one match to come a leaf. A
 * round is one pass over the matches to come: a match with a leaf is played, unless one of its
 * teams has played in this round. So a leaf has to wait only if its opponent has played another
 * leaf. If the two leaves traded places, only their names would change in the rest: no choice
 * matters. A round leaves half of the teams, so all passes together take about 2n steps.
 *
 * Limits: up to 100000 teams with names of up to 31 letters, any number of cases.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_TEAMS 100000

struct Team {
    char name[32];
    int matches;    /* The number of matches to come. */
    int last_round; /* The round in which the team played last, or 0. */
};

struct Match {
    struct Team *teams[2];
};

/* The teams, sorted by name. */
static struct Team teams[MAX_TEAMS];

/* The matches to come, in input order. */
static struct Match matches[MAX_TEAMS];

static int compare(const void *a, const void *b)
{
    return strcmp(((const struct Team *)a)->name, ((const struct Team *)b)->name);
}

/* Reads `count` teams. Returns 1 on success. */
static int read_teams(int count)
{
    int i;

    for (i = 0; i < count; i++) {
        if (scanf("%31s", teams[i].name) != 1)
            return 0;
        teams[i].matches = 0;
        teams[i].last_round = 0;
    }
    qsort(teams, (size_t)count, sizeof teams[0], compare);
    return 1;
}

/* Reads the matches of `count` teams. Returns 1 on success. */
static int read_matches(int count)
{
    struct Team key;
    struct Team *team;
    int i, side;

    for (i = 0; i < count - 1; i++) {
        for (side = 0; side < 2; side++) {
            if (scanf("%31s", key.name) != 1)
                return 0;
            team = (struct Team *)bsearch(&key, teams, (size_t)count, sizeof key, compare);
            if (team == NULL)
                return 0;
            team->matches++;
            matches[i].teams[side] = team;
        }
    }
    return 1;
}

/* Plays a match in this round. Returns the winner, or NULL if the match cannot be played yet. */
static struct Team *play(const struct Match *match, int round)
{
    struct Team *first = match->teams[0];
    struct Team *second = match->teams[1];
    struct Team *loser = first->matches == 1 ? first : second;
    struct Team *winner = loser == first ? second : first;

    if (loser->matches != 1 || first->last_round == round || second->last_round == round)
        return NULL;
    printf("%s defeats %s\n", winner->name, loser->name);
    loser->matches--;
    winner->matches--;
    loser->last_round = round;
    winner->last_round = round;
    return winner;
}

/* Prints the team left that has not played in this round, if there is one. */
static void write_wildcard(int to_come, int round)
{
    int i;

    for (i = 0; i < 2 * to_come; i++) {
        const struct Team *team = matches[i / 2].teams[i % 2];
        if (team->last_round != round) {
            printf("%s advances with wildcard\n", team->name);
            return;
        }
    }
}

/* Arranges the tournament of `count` teams. Returns 1 if a schedule exists. */
static int arrange(int count)
{
    int round;
    struct Team *champion = NULL;

    for (round = 1; count > 1; round++) {
        int i;
        int to_come = 0;
        printf("Round #%d\n", round);
        for (i = 0; i < count - 1; i++) {
            struct Team *winner = play(&matches[i], round);
            if (winner == NULL) {
                matches[to_come] = matches[i];
                to_come++;
            } else {
                champion = winner;
            }
        }
        if (count - 1 - to_come < count / 2)
            return 0;
        write_wildcard(to_come, round);
        count = to_come + 1;
    }
    printf("Winner: %s\n\n", champion->name);
    return 1;
}

int main(void)
{
    int count;

    while (scanf("%d", &count) == 1 && count >= 2 && count <= MAX_TEAMS) {
        if (!read_teams(count) || !read_matches(count) || !arrange(count))
            break;
    }
    return 0;
}
