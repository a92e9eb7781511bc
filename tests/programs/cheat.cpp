// Cheat: hands and table are lists of words.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

typedef vector<string> Cards;

const char *const RANKS[] = {"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"};

int count_of(const Cards &cards, string rank)
{
    return count(cards.begin(), cards.end(), rank);
}

// Moves up to `most` cards of a rank to the table.
void put(Cards &hand, string rank, int most, Cards &table)
{
    for (; most > 0 && count_of(hand, rank); most--) {
        hand.erase(find(hand.begin(), hand.end(), rank));
        table.push_back(rank);
    }
}

// Plays the round with this number, from 0. Returns true if a player has no cards after it.
bool play(int round, Cards hands[4], Cards &table)
{
    string rank = RANKS[round % 13], next = RANKS[(round + 1) % 13];
    int holder = round % 4;
    Cards &hand = hands[holder], cards;
    sort(hand.begin(), hand.end());
    int own = count_of(hand, rank);
    if (own)
        put(hand, rank, holder == 0 ? 1 : 4, cards);
    else if (holder != 2)
        put(hand, hand[0], 1, cards);
    else {
        string rarest = hand[0];
        for (size_t i = 0; i < hand.size(); i++)
            if (count_of(hand, hand[i]) < count_of(hand, rarest))
                rarest = hand[i];
        put(hand, rarest, 4, cards);
    }
    if (holder == 3 && (own == 1 || own == 2) && !hand.empty())
        put(hand, string(hand[0]), 1, cards);
    table.insert(table.end(), cards.begin(), cards.end());
    for (int distance = 1; distance < 4; distance++) {
        int player = (holder + distance) % 4, held = count_of(hands[player], rank);
        bool lies_next = distance == 1 && !count_of(hands[player], next);
        bool challenges[] = {lies_next || held + cards.size() > 4, lies_next, held == 4, hand.empty()};
        if (challenges[player]) {
            bool is_true = count_of(cards, rank) == (int)cards.size();
            Cards &taker = is_true ? hands[player] : hand;
            taker.insert(taker.end(), table.begin(), table.end());
            table.clear();
            break;
        }
    }
    for (int player = 0; player < 4; player++)
        if (hands[player].empty())
            return true;
    return false;
}

int main()
{
    string card;
    while (cin >> card) {
        Cards hands[4], table;
        for (int i = 0; i < 52; i++) {
            hands[i / 13].push_back(card);
            if (i < 51)
                cin >> card;
        }
        for (int round = 0; !play(round, hands, table); round++)
            ;
        for (int player = 0; player < 4; player++) {
            string line;
            for (int i = 0; i < 13; i++)
                for (int n = count_of(hands[player], RANKS[i]); n > 0; n--)
                    line += string(" ") + RANKS[i];
            cout << (line.empty() ? "WINNER" : line.substr(1)) << endl;
        }
    }
}
