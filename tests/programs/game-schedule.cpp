// Game schedule: names are compared letter by letter, and the matches of a team are counted each
// time.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

typedef pair<string, string> Match;

bool has_one_match(const string &team, const vector<Match> &matches)
{
    int n = 0;
    for (size_t i = 0; i < matches.size(); i++)
        n += matches[i].first == team || matches[i].second == team;
    return n == 1;
}

int main()
{
    int n;
    while (cin >> n && n) {
        vector<string> teams(n);
        vector<Match> matches(n - 1);
        for (int i = 0; i < n; i++)
            cin >> teams[i];
        for (int i = 0; i < n - 1; i++)
            cin >> matches[i].first >> matches[i].second;
        for (int round = 1; !matches.empty(); round++) {
            cout << "Round #" << round << endl;
            vector<Match> left;
            vector<string> played;
            for (size_t i = 0; i < matches.size(); i++) {
                string loser = matches[i].first, winner = matches[i].second;
                if (!has_one_match(loser, matches))
                    swap(loser, winner);
                if (count(played.begin(), played.end(), loser) || !has_one_match(loser, matches) ||
                    count(played.begin(), played.end(), winner)) {
                    left.push_back(matches[i]);
                    continue;
                }
                cout << winner << " defeats " << loser << endl;
                played.push_back(winner);
                played.push_back(loser);
                teams.erase(find(teams.begin(), teams.end(), loser));
            }
            for (size_t i = 0; i < teams.size(); i++)
                if (!count(played.begin(), played.end(), teams[i]))
                    cout << teams[i] << " advances with wildcard" << endl;
            matches = left;
        }
        cout << "Winner: " << teams[0] << "\n\n";
    }
}
