/*
 * 10-20-30: UVa 246 (ACM World Finals 1996, problem A).
 *
 * Cards are dealt to seven piles in turn. Three cards at the ends of the pile that just received a
 * card go under the deck if they add up to 10, 20 or 30. Is the game won (no piles), lost (no deck)
 * or drawn (a position comes back), and after how many dealt cards?
 *
 * The player has no choice, so the program plays the game. A position is the cards of deck and
 * piles. It determines the next pile, because the size of a pile, modulo 3, is the number of cards
 * dealt to it. So a game that comes back to a position repeats a cycle. To find the length of the
 * cycle, the program keeps the position after 1, 2, 4, 8, ... cards (Brent's method) and waits for
 * it to come back. Then it plays two games from the start, one of them a cycle ahead. They are
 * equal when the one behind enters the cycle: its position is the first that comes back.
 *
 * Limits: any number of decks, any mix of the values 1 to 10, games of up to 1000000000 cards.
 */

#include <stdio.h>
#include <string.h>

#define CARDS 52
#define PILES 7

/* A row of cards: the deck from its top, or a pile from its oldest card. Zeros follow the cards. */
struct Row {
    char cards[CARDS];
    int size;
};

struct Game {
    struct Row deck;
    struct Row piles[PILES]; /* A pile that has vanished is empty. */
    int pile;                /* The pile that received the last card. */
    int dealt;               /* The number of cards dealt. */
};

static void push(struct Row *row, char card)
{
    row->cards[row->size] = card;
    row->size++;
}

static char remove_card(struct Row *row, int index)
{
    char card = row->cards[index];

    row->size--;
    memmove(row->cards + index, row->cards + index + 1, (size_t)(row->size - index));
    row->cards[row->size] = 0;
    return card;
}

/* Deals the top card of the deck to the next pile that has not vanished. */
static void deal(struct Game *game)
{
    do {
        game->pile = (game->pile + 1) % PILES;
    } while (game->piles[game->pile].size == 0 && game->dealt >= PILES);
    push(&game->piles[game->pile], remove_card(&game->deck, 0));
    game->dealt++;
}

/* Picks up three cards, `at_start` of them from the start of the pile, if their sum fits. */
static int pick_up(struct Game *game, int at_start)
{
    struct Row *pile = &game->piles[game->pile];
    int places[3];
    int i, sum = 0;

    if (pile->size < 3)
        return 0;
    for (i = 0; i < 3; i++) {
        places[i] = i < at_start ? i : pile->size - 3 + i;
        sum += pile->cards[places[i]];
    }
    if (sum % 10 != 0)
        return 0;
    for (i = 0; i < 3; i++)
        push(&game->deck, remove_card(pile, places[i] - i));
    return 1;
}

/* Deals a card and picks up cards. Returns the result of the game, or NULL if it goes on. */
static const char *step(struct Game *game)
{
    deal(game);
    while (pick_up(game, 2) || pick_up(game, 1) || pick_up(game, 0))
        ;
    if (game->deck.size == CARDS)
        return "Win ";
    return game->deck.size == 0 ? "Loss" : NULL;
}

/* Returns 1 if the positions are equal. Zeros follow the cards of a row, so rows are compared. */
static int is_same_position(const struct Game *a, const struct Game *b)
{
    return memcmp(a->piles, b->piles, sizeof a->piles) == 0
        && memcmp(&a->deck, &b->deck, sizeof a->deck) == 0;
}

/* Returns the number of cards after which a position first comes back in a cycle of this length. */
static int first_repetition(const struct Game *start, int cycle)
{
    struct Game behind = *start;
    struct Game ahead = *start;

    while (ahead.dealt < cycle)
        step(&ahead);
    do {
        step(&behind);
        step(&ahead);
    } while (!is_same_position(&behind, &ahead));
    return ahead.dealt;
}

/* Plays a game from its start and prints the answer. */
static void play(const struct Game *start)
{
    struct Game game = *start;
    struct Game kept = *start;
    const char *ending = step(&game);

    while (ending == NULL && !is_same_position(&game, &kept)) {
        if (game.dealt >= 2 * kept.dealt)
            kept = game;
        ending = step(&game);
    }
    if (ending == NULL) {
        ending = "Draw";
        game.dealt = first_repetition(start, game.dealt - kept.dealt);
    }
    printf("%s: %d\n", ending, game.dealt);
}

/* Reads a deck: the start of a game. Returns 1 on success, 0 at the end of the input. */
static int read_deck(struct Game *game)
{
    int card;

    memset(game, 0, sizeof *game);
    game->pile = PILES - 1;
    while (game->deck.size < CARDS) {
        if (scanf("%d", &card) != 1 || card < 1 || card > 10)
            return 0;
        push(&game->deck, (char)card);
    }
    return 1;
}

int main(void)
{
    struct Game start;

    while (read_deck(&start))
        play(&start);
    return 0;
}
