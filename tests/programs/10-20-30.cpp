// 10-20-30: each position is kept as it is, and compared with every earlier one.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

typedef vector<int> Cards;

// Moves three cards of a pile under the deck if the rules allow it.
bool pick_up(Cards &pile, Cards &deck)
{
    for (int first = 2; first >= 0 && pile.size() >= 3; first--) {
        Cards picked(pile.begin(), pile.begin() + first);
        picked.insert(picked.end(), pile.end() - 3 + first, pile.end());
        if ((picked[0] + picked[1] + picked[2]) % 10)
            continue;
        deck.insert(deck.end(), picked.begin(), picked.end());
        pile = Cards(pile.begin() + first, pile.end() - 3 + first);
        return true;
    }
    return false;
}

int main()
{
    int card;
    while (cin >> card && card) {
        vector<Cards> now(8);  // seven piles and the deck
        vector<vector<Cards> > seen;
        Cards &deck = now[7];
        for (deck.push_back(card); deck.size() < 52; deck.push_back(card))
            cin >> card;
        const char *end = 0;
        size_t dealt = 0;
        for (int pile = 0; !end; pile = (pile + 1) % 7) {
            if (dealt >= 7 && now[pile].empty())
                continue;
            now[pile].push_back(deck[0]);
            deck.erase(deck.begin());
            dealt++;
            while (pick_up(now[pile], deck))
                ;
            if (deck.empty() || deck.size() == 52)
                end = deck.empty() ? "Loss" : "Win ";
            else if (find(seen.begin(), seen.end(), now) != seen.end())
                end = "Draw";
            seen.push_back(now);
        }
        cout << end << ": " << dealt << endl;
    }
}
