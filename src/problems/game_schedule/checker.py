#!/usr/bin/env python3
# Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME): does the output follow the rules? A case
# may have several right schedules.
#
# The number of teams left determines the lines of a round:
#
#     "Round #k"                      k counts from 1
#     winner "defeats" loser          for every two teams left
#     team "advances with wildcard"   if the number of teams left is odd
#
# When one team is left, "Winner: team" and an empty line follow. In a round, every team left plays
# or advances once. A match must be in the list, and its loser must have no other match left.
# Each of n-1 teams loses once. Therefore each of the n-1 matches is played once.
#
# The checker reads words first, and ignores line breaks. But a case ends with the line of its last
# word, unless the next case begins in that line.
#
# Usage: checker.py INPUT ANSWER FEEDBACK_DIR [FLAG ...] < OUTPUT. INPUT must be valid; ANSWER is
# ignored. With the FLAG space_change_sensitive, spaces and line ends must be right, too. A CR
# before LF is always allowed. Exit status: 42 if the output is accepted, 43 if it is wrong. Then
# FEEDBACK_DIR/judgemessage.txt has a message.

import os
import re
import sys
from collections import Counter

output = sys.stdin.buffer.read().replace(b"\r\n", b"\n")
words = re.finditer(rb"\S+", output)
case_number = 0
line_start = line_end = 0  # The start and the end of the words of the current line.
right_lines = []  # The lines of the output with the right whitespace.


def check(is_right, message):
    if not is_right:
        line_number = output.count(b"\n", 0, line_start) + 1
        with open(sys.argv[3] + "/judgemessage.txt", "a") as file:
            print(f"case {case_number}, line {line_number}: {message}", file=file)
        sys.exit(43)


def read_line(expected, end=b"\n"):
    # Reads and returns the words of the next line of the schedule, which must be the words in
    # `expected`. None stands for any word. In the right whitespace, `end` follows the line.
    global line_start, line_end
    found = [next(words, None) for _ in expected]
    line_start = found[0].start() if found[0] else len(output)
    line_words = [word.group() if word else b"" for word in found]
    pattern = " ".join("..." if word is None else word.decode() for word in expected)
    for word, expected_word in zip(line_words, expected):
        check(word == expected_word if expected_word else word, f"expected {pattern!r}")
    line_end = found[-1].end()
    right_lines.append(b" ".join(line_words) + end)
    return line_words


def remove_team(name, waiting):
    check(name in waiting, "expected a team that is left and has not played in this round")
    waiting.remove(name)


def read_schedule(matches):
    # The number of matches that each remaining team still has to play.
    matches_left = Counter(name for match in matches for name in match)
    round_number = 0
    while len(matches_left) > 1:
        round_number += 1
        read_line([b"Round", b"#%d" % round_number])
        waiting = set(matches_left)  # The teams that have not played or advanced in this round.
        while len(waiting) > 1:
            winner, _, loser = read_line([None, b"defeats", None])
            remove_team(winner, waiting)
            remove_team(loser, waiting)
            check({winner, loser} in matches, "this match is not in the list")
            check(matches_left.pop(loser) == 1, "the loser has other matches left")
            matches_left[winner] -= 1
        if waiting:
            remove_team(read_line([None, b"advances", b"with", b"wildcard"])[0], waiting)
    read_line([b"Winner:", winner], b"\n\n")
    rest_of_line = output[line_end:].partition(b"\n")[0].split()
    check(rest_of_line[:2] in ([], [b"Round", b"#1"]), "expected the end of the line")


input_words = iter(open(sys.argv[1], "rb").read().split())
while (team_count := int(next(input_words))) > 0:
    case_number += 1
    names = [next(input_words) for _ in range(team_count)]
    read_schedule({frozenset([next(input_words), next(input_words)]) for _ in names[1:]})
extra_word = next(words, None)
line_start = extra_word.start() if extra_word else len(output)
check(extra_word is None, "expected the end of the output")
right_output = b"".join(right_lines)
line_start = len(os.path.commonprefix([output, right_output]))
is_exact = output == right_output or case_number == 0
check(is_exact or "space_change_sensitive" not in sys.argv[4:], "the whitespace is wrong")
sys.exit(42)
