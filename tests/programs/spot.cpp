// Spot: the pattern after each move is compared with every earlier one, which is turned each time.
#include <iostream>
#include <set>
#include <utility>
#include <vector>
using namespace std;

typedef set<pair<int, int> > Pattern;

Pattern turned(const Pattern &pattern, int n)
{
    Pattern result;
    for (Pattern::const_iterator i = pattern.begin(); i != pattern.end(); i++)
        result.insert(make_pair(i->second, n + 1 - i->first));
    return result;
}

bool is_repeated(Pattern pattern, const vector<Pattern> &seen, int n)
{
    for (size_t i = 0; i < seen.size(); i++) {
        Pattern earlier = seen[i];
        for (int turns = 0; turns < 4; turns++) {
            if (earlier == pattern)
                return true;
            earlier = turned(earlier, n);
        }
    }
    return false;
}

int main()
{
    int n;
    while (cin >> n && n) {
        vector<Pattern> seen(1);
        Pattern pattern;
        int loss = 0;
        for (int move = 1; move <= 2 * n; move++) {
            int row, column;
            char sign;
            cin >> row >> column >> sign;
            if (loss)
                continue;
            if (sign == '+')
                pattern.insert(make_pair(row, column));
            else
                pattern.erase(make_pair(row, column));
            if (is_repeated(pattern, seen, n))
                loss = move;
            seen.push_back(pattern);
        }
        if (loss)
            cout << "Player " << 1 + loss % 2 << " wins on move " << loss << endl;
        else
            cout << "Draw" << endl;
    }
}
