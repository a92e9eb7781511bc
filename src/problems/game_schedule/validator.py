# Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME): does the input follow the statement?
#
#     input:  case ... case 0     any number of cases, or none; the 0 has a line of its own
#     case:   n                   a line; 2 to 1000
#             name ... name       n lines; 1 to 25 letters, A to Z and a to z; all different
#             match ... match     n-1 lines
#     match:  name name           two of the names
#
# The statement guarantees that a schedule exists. The validator plays round after round: in each,
# all teams must play, except one if their number is odd. It plays a match as soon as one of its
# teams has no other match, and that team loses. If two teams without other matches have the same
# opponent, only one of them plays in the round. The choice does not matter, because only their
# names differ.

from collections import Counter


def read_case(team_count):
    names = set()
    for _ in range(team_count):
        words = read_words()
        is_name = len(words) == 1 and re.fullmatch("[A-Za-z]{1,25}", words[0])
        check(is_name, "expected a name of 1 to 25 letters")
        check(words[0] not in names, "the name occurs twice")
        names.add(words[0])
    matches = []
    for _ in range(team_count - 1):
        pair = read_words()
        check(len(pair) == 2 and names.issuperset(pair), "expected two names of teams")
        check(pair[0] != pair[1], "a team cannot play against itself")
        matches.append(pair)
    while matches:
        matches = play_round(matches)


def play_round(matches):
    # Plays a round, and returns the matches that remain.
    match_counts = Counter(team for pair in matches for team in pair)
    players = set()
    remaining = []
    for pair in matches:
        has_loser = any(match_counts[team] == 1 for team in pair)
        if has_loser and players.isdisjoint(pair):
            players.update(pair)
        else:
            remaining.append(pair)
    team_count = len(matches) + 1
    check(len(players) == team_count // 2 * 2, "the case that ends here has no schedule")
    return remaining


while (words := read_words()) != ["0"]:
    check(len(words) == 1, "expected the number of teams, or 0")
    read_case(parse_number(words[0], 2, 1000))
accept()
