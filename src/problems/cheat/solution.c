/*
 * Cheat: hihoCoder 1830 (ACM/ICPC 2018 Beijing online).
 *
 * Four players put cards face down, lie about them, and challenge each other by fixed rules. Which
 * cards does each player hold when one of them has won?
 *
 * The players have no choice, so the program plays the game by the rules. A hand is the number of
 * its cards of each rank. In each round the holder puts cards on the table and states that all of
 * them have the rank of the round. The others are asked in turn. The first one who challenges takes
 * the table if the statement is true; otherwise the holder takes it. Only the holder can run out of
 * cards, so only the holder can win a round.
 *
 * Limits: any number of games of at most 10000 rounds (the judge guarantees 1000).
 */

#include <stdio.h>
#include <string.h>

#define PLAYERS 4
#define RANKS 13
#define HAND 13
#define MAX_ROUNDS 10000

/* Players and ranks are numbered from 0, ranks in the order of the rounds. */
static const char *NAMES[] = {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};

/* The ranks from the least to the greatest, as text is sorted: 10, 2, ..., 9, A, J, K, Q. */
static const int SORTED[] = {9, 1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 12, 11};

/* The number of cards of each rank in each hand, and on the table. */
static int hands[PLAYERS][RANKS];
static int table[RANKS];

/* The round: its holder, its rank, the number of stated cards, and 1 if all are of the rank. */
static int holder, round_rank, stated, is_true;

/* Returns the least rank in a hand, or -1 if the hand is empty. */
static int least_rank(const int *hand)
{
    int i;

    for (i = 0; i < RANKS; i++) {
        if (hand[SORTED[i]] > 0)
            return SORTED[i];
    }
    return -1;
}

/* Returns the rarest rank in a hand, the least one of several. */
static int rarest_rank(const int *hand)
{
    int i, rarest = least_rank(hand);

    for (i = 0; i < RANKS; i++) {
        if (hand[SORTED[i]] > 0 && hand[SORTED[i]] < hand[rarest])
            rarest = SORTED[i];
    }
    return rarest;
}

/* Moves a number of cards of a rank from the holder to the table. */
static void put_down(int rank, int number)
{
    hands[holder][rank] -= number;
    table[rank] += number;
    stated += number;
    is_true = is_true && rank == round_rank;
}

/*
 * Puts cards of the holder on the table: of the rank of the round player 1 puts down one card, the
 * others all. Without such a card, player 3 puts down all cards of its rarest rank, the others one
 * least card. Player 4 adds a least card to one or two of the rank.
 */
static void make_statement(void)
{
    const int *hand = hands[holder];
    int number = hand[round_rank];

    stated = 0;
    is_true = 1;
    if (number > 0)
        put_down(round_rank, holder == 0 ? 1 : number);
    else if (holder == 2)
        put_down(rarest_rank(hand), hand[rarest_rank(hand)]);
    else
        put_down(least_rank(hand), 1);
    if (holder == 3 && (number == 1 || number == 2) && least_rank(hand) >= 0)
        put_down(least_rank(hand), 1);
}

/*
 * Returns 1 if a player challenges. Players 1 and 2 do if they hold the next round and do not have
 * its rank; player 1 also if too many cards are stated; player 3 if it has all four of the rank;
 * player 4 if the holder has no cards left.
 */
static int challenges(int player)
{
    int own = hands[player][round_rank];
    int own_next = hands[player][(round_rank + 1) % RANKS];
    int must_lie_next = player == (holder + 1) % PLAYERS && own_next == 0;

    if (player == 2)
        return own == 4;
    if (player == 3)
        return least_rank(hands[holder]) < 0;
    return must_lie_next || (player == 0 && stated + own > 4);
}

/* Asks the other players in turn. Returns the first one who challenges, or the holder. */
static int ask(void)
{
    int player = (holder + 1) % PLAYERS;

    while (player != holder && !challenges(player))
        player = (player + 1) % PLAYERS;
    return player;
}

/* Moves all cards on the table to a player. */
static void take_table(int player)
{
    int rank;

    for (rank = 0; rank < RANKS; rank++) {
        hands[player][rank] += table[rank];
        table[rank] = 0;
    }
}

/* Plays a game. Returns 1 if a player has won. */
static int play(void)
{
    int round, challenger;

    memset(table, 0, sizeof table);
    for (round = 0; round < MAX_ROUNDS; round++) {
        holder = round % PLAYERS;
        round_rank = round % RANKS;
        make_statement();
        challenger = ask();
        if (challenger != holder)
            take_table(is_true ? challenger : holder);
        if (least_rank(hands[holder]) < 0)
            return 1;
    }
    return 0;
}

/* Reads the hands of a game. Returns 1 on success. */
static int read_hands(void)
{
    int card, rank;
    char name[4];

    memset(hands, 0, sizeof hands);
    for (card = 0; card < PLAYERS * HAND; card++) {
        if (scanf("%3s", name) != 1)
            return 0;
        for (rank = 0; rank < RANKS && strcmp(name, NAMES[rank]) != 0; rank++)
            ;
        if (rank == RANKS)
            return 0;
        hands[card / HAND][rank]++;
    }
    return 1;
}

static void write_hand(const int *hand)
{
    int rank, i;
    const char *before = "";

    for (rank = 0; rank < RANKS; rank++) {
        for (i = 0; i < hand[rank]; i++) {
            printf("%s%s", before, NAMES[rank]);
            before = " ";
        }
    }
    printf("%s\n", before[0] == '\0' ? "WINNER" : "");
}

int main(void)
{
    int player;

    while (read_hands() && play()) {
        for (player = 0; player < PLAYERS; player++)
            write_hand(hands[player]);
    }
    return 0;
}
