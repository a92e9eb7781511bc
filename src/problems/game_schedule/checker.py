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
# and, when one team is left, "Winner: team" and an empty line. In a round, every team left plays or
# advances once. A match must be in the list, and its loser has no other match to come. As n-1 teams
# lose, all matches are played, and each of them once.
#
# Line breaks between words do not matter at first. If a rule is broken after a line with more or
# fewer words than it should have, the message is about that line.
#
# Usage: checker.py INPUT ANSWER FEEDBACK_DIR [FLAG ...] < OUTPUT, where INPUT is valid. ANSWER is not
# used. Exit status: 42 accepted; 43 wrong, with a message in FEEDBACK_DIR/judgemessage.txt. Spaces
# and line ends count if a FLAG is space_change_sensitive. A CR before LF never does.

import os
import re
import sys
from collections import Counter

output = sys.stdin.buffer.read().replace(b"\r\n", b"\n")
words = re.finditer(rb"\S+", output)
case = 0
place = 0  # The start of the first word of the line read last.
uneven = None  # The place of the first line with more or fewer words, and a message.
right = []  # The lines of the right output, with its whitespace.


def check(is_right, message):
    if not is_right:
        at, message = uneven or (place, message)
        line = output.count(b"\n", 0, at) + 1
        with open(sys.argv[3] + "/judgemessage.txt", "a") as file:
            print(f"case {case}, line {line}: {message}", file=file)
        sys.exit(43)


def read_line(expected, end=b"\n"):
    # Reads and returns the words of the next line of the schedule. None stands for any word.
    global place, uneven
    line = [next(words, None) for _ in expected]
    place = line[0].start() if line[0] else len(output)
    read = [match.group() if match else b"" for match in line]
    shown = " ".join("..." if word is None else word.decode() for word in expected)
    for word, expected_word in zip(read, expected):
        check(word == expected_word if expected_word else word, f"expected {shown!r}")
    if uneven is None:
        newline = output.find(b"\n", place)
        if len(output[place : newline if newline >= 0 else None].split()) != len(expected):
            uneven = place, f"expected {shown!r}"
    right.append(b" ".join(read) + end)
    return read


def take(name, waiting):
    check(name in waiting, "expected a team that is left and has not played in this round")
    waiting.remove(name)


def read_schedule(matches):
    # The number of matches to come for each team left.
    to_come = Counter(name for match in matches for name in match)
    number = 0
    while len(to_come) > 1:
        number += 1
        read_line([b"Round", b"#%d" % number])
        waiting = set(to_come)
        while len(waiting) > 1:
            winner, _, loser = read_line([None, b"defeats", None])
            take(winner, waiting)
            take(loser, waiting)
            check({winner, loser} in matches, "this match is not in the list")
            check(to_come.pop(loser) == 1, "the loser has other matches to come")
            to_come[winner] -= 1
        if waiting:
            take(read_line([None, b"advances", b"with", b"wildcard"])[0], waiting)
    read_line([b"Winner:", winner], b"\n\n")


input_words = iter(open(sys.argv[1], "rb").read().split())
while (teams := int(next(input_words))) > 0:
    case += 1
    names = [next(input_words) for _ in range(teams)]
    read_schedule({frozenset([next(input_words), next(input_words)]) for _ in names[1:]})
uneven = None
extra = next(words, None)
place = extra.start() if extra else len(output)
check(extra is None, "expected the end of the output")
right = b"".join(right)
place = len(os.path.commonprefix([output, right]))
is_exact = output == right or case == 0
check(is_exact or "space_change_sensitive" not in sys.argv[4:], "the whitespace is wrong")
sys.exit(42)
