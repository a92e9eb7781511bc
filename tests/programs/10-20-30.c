/* 10-20-30: each position is kept as it is, and compared with every earlier one. */
#include <stdio.h>
#include <string.h>

#define MAX_POSITIONS 20000

/* Seven piles and the deck, oldest or top card first; 0 after the last card. */
struct position {
    int cards[8][53];
};

struct position seen[MAX_POSITIONS];

int length(const int *cards)
{
    int n = 0;

    while (cards[n])
        n++;
    return n;
}

int take(int *cards, int index)
{
    int card = cards[index];

    for (; cards[index]; index++)
        cards[index] = cards[index + 1];
    return card;
}

/* Moves three cards of a pile under the deck if the rules allow it. */
int pick_up(int *pile, int *deck)
{
    int n = length(pile), first, i, sum, j[3];

    for (first = 2; first >= 0 && n >= 3; first--) {
        sum = 0;
        for (i = 0; i < 3; i++) {
            j[i] = i < first ? i : n - 3 + i;
            sum += pile[j[i]];
        }
        if (sum % 10)
            continue;
        for (i = 0; i < 3; i++)
            deck[length(deck)] = take(pile, j[i] - i);
        return 1;
    }
    return 0;
}

int equal(const struct position *a, const struct position *b)
{
    int i, j;

    for (i = 0; i < 8; i++)
        for (j = 0; a->cards[i][j] || b->cards[i][j]; j++)
            if (a->cards[i][j] != b->cards[i][j])
                return 0;
    return 1;
}

const char *play(struct position *now, int *dealt)
{
    int gone[7] = {0}, pile = 0, piles = 7, *deck = now->cards[7], i;

    for (*dealt = 1;; ++*dealt) {
        while (gone[pile])
            pile = (pile + 1) % 7;
        now->cards[pile][length(now->cards[pile])] = take(deck, 0);
        while (pick_up(now->cards[pile], deck))
            ;
        if (now->cards[pile][0] == 0) {
            gone[pile] = 1;
            if (--piles == 0)
                return "Win ";
        }
        if (deck[0] == 0)
            return "Loss";
        for (i = 1; i < *dealt; i++)
            if (equal(now, &seen[i]))
                return "Draw";
        seen[*dealt] = *now;
        pile = (pile + 1) % 7;
    }
}

int main(void)
{
    struct position now;
    const char *end;
    int card, i, dealt;

    while (scanf("%d", &card) == 1 && card) {
        memset(&now, 0, sizeof now);
        now.cards[7][0] = card;
        for (i = 1; i < 52; i++)
            scanf("%d", &now.cards[7][i]);
        end = play(&now, &dealt);
        printf("%s: %d\n", end, dealt);
        fflush(stdout);
    }
    return 0;
}
