#!/usr/bin/env python3
# Game schedule required (POJ 2476, ZOJ 2801, SPOJ GAME): are the schedules right? Several can be.
#
# The number of teams left determines the lines of a round, so one word is read after the other:
#
#     "Round #k"                      k counts from 1
#     winner "defeats" loser          for every two teams left
#     team "advances with wildcard"   if the number of teams left is odd
#
# and, when one team is left, "Winner: team" and an empty line. In a round, every team left plays or
# advances once. A match must be in the list, and its loser has no other match to come. As n-1 teams
# lose, all matches are played, and each of them once.
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
place = 0  # Where the word read last begins.
right = []  # The parts of the output as it should be, with its whitespace.


def check(is_right, message):
    if not is_right:
        line = output.count(b"\n", 0, place) + 1
        with open(sys.argv[3] + "/judgemessage.txt", "a") as file:
            print(f"case {case}, line {line}: {message}", file=file)
        sys.exit(43)


def read_word():
    # The next word, or nothing at the end of the output.
    global place
    match = next(words, None)
    place = match.start() if match else len(output)
    return match.group() if match else b""


def expect(text):
    # The words of the text come next.
    right.append(text)
    for word in text.split():
        check(read_word() == word, f"expected {text.strip().decode()!r}")


def read_team(waiting):
    name = read_word()
    right.append(name)
    check(name in waiting, "expected a team that is left and has not played in this round")
    waiting.remove(name)
    return name


def read_schedule(matches):
    # For each team left: how many matches it has to come.
    to_come = Counter(name for match in matches for name in match)
    number = 0
    while len(to_come) > 1:
        number += 1
        expect(b"Round #%d\n" % number)
        waiting = set(to_come)
        while len(waiting) > 1:
            winner = read_team(waiting)
            expect(b" defeats ")
            loser = read_team(waiting)
            expect(b"\n")
            check({winner, loser} in matches, "this match is not in the list")
            check(to_come.pop(loser) == 1, "the loser has other matches to come")
            to_come[winner] -= 1
        if waiting:
            read_team(waiting)
            expect(b" advances with wildcard\n")
    expect(b"Winner: " + winner + b"\n\n")


input_words = iter(open(sys.argv[1], "rb").read().split())
while (teams := int(next(input_words))) > 0:
    case += 1
    names = [next(input_words) for _ in range(teams)]
    read_schedule({frozenset([next(input_words), next(input_words)]) for _ in names[1:]})
check(read_word() == b"", "expected the end of the output")
right = b"".join(right)
place = len(os.path.commonprefix([output, right]))
is_exact = output == right or case == 0
check(is_exact or "space_change_sensitive" not in sys.argv[4:], "the whitespace is wrong")
sys.exit(42)
