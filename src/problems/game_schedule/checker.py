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
# or advances once. A match must be in the list, and its loser must have no other match left. n-1
# teams lose, so each of the n-1 matches is played once.
#
# The checker reads words first, and ignores line breaks. A line with too many or too few words is
# often the cause of a later error, so the message for that error is about this line.
#
# Usage: checker.py INPUT ANSWER FEEDBACK_DIR [FLAG ...] < OUTPUT, where INPUT is valid and ANSWER
# is ignored. With the FLAG space_change_sensitive, spaces and line ends must be right, too. A CR
# before LF is always allowed. Exit status: 42 if the output is accepted, 43 if it is wrong, with a
# message in FEEDBACK_DIR/judgemessage.txt.

import os
import re
import sys
from collections import Counter

output = sys.stdin.buffer.read().replace(b"\r\n", b"\n")
words = re.finditer(rb"\S+", output)
case = 0
line_start = 0  # The start of the first word of the current line.
uneven = None  # The first line with too many or too few words: its start and a message.
right_lines = []  # The lines of the output with the right whitespace.


def check(is_right, message):
    if not is_right:
        start, message = uneven or (line_start, message)
        line = output.count(b"\n", 0, start) + 1
        with open(sys.argv[3] + "/judgemessage.txt", "a") as file:
            print(f"case {case}, line {line}: {message}", file=file)
        sys.exit(43)


def read_line(expected, end=b"\n"):
    # Reads and returns the words of the next line of the schedule. None stands for any word.
    global line_start, uneven
    matches = [next(words, None) for _ in expected]
    line_start = matches[0].start() if matches[0] else len(output)
    line = [match.group() if match else b"" for match in matches]
    shown = " ".join("..." if word is None else word.decode() for word in expected)
    for word, expected_word in zip(line, expected):
        check(word == expected_word if expected_word else word, f"expected {shown!r}")
    if uneven is None:
        newline = output.find(b"\n", line_start)
        if len(output[line_start : newline if newline >= 0 else None].split()) != len(expected):
            uneven = line_start, f"expected {shown!r}"
    right_lines.append(b" ".join(line) + end)
    return line


def remove_team(name, waiting):
    check(name in waiting, "expected a team that is left and has not played in this round")
    waiting.remove(name)


def read_schedule(matches):
    # The number of matches that each remaining team has still to play.
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


input_words = iter(open(sys.argv[1], "rb").read().split())
while (teams := int(next(input_words))) > 0:
    case += 1
    names = [next(input_words) for _ in range(teams)]
    read_schedule({frozenset([next(input_words), next(input_words)]) for _ in names[1:]})
uneven = None
extra_word = next(words, None)
line_start = extra_word.start() if extra_word else len(output)
check(extra_word is None, "expected the end of the output")
right_output = b"".join(right_lines)
line_start = len(os.path.commonprefix([output, right_output]))
is_exact = output == right_output or case == 0
check(is_exact or "space_change_sensitive" not in sys.argv[4:], "the whitespace is wrong")
sys.exit(42)
