#!/usr/bin/env python3
# 10-20-30 (UVa 246): is the input what the statement says?
#
#     input:  deck ... deck 0     the 0 has a line of its own; there can be no deck
#     deck:   card ... card       52 cards on one or more lines, none of them empty
#     card:   1 to 10
#
# What the statement promises: a deck has four cards of each value from 1 to 9, and sixteen of 10.
#
# Every byte is checked. One space separates two words of a line. Every line ends with LF, the last
# one too. Numbers have no leading zeros. There is nothing else.
# Reads standard input. Exit status: 42 valid, 43 not valid, with a message on standard error.

import re
import sys

line = 0  # The number of the line read last.


def check(is_right, message):
    if not is_right:
        print(f"line {line}: {message}", file=sys.stderr)
        sys.exit(43)


def read_words():
    # The words of the next line, separated by single spaces.
    global line
    line += 1
    text = sys.stdin.buffer.readline(1000).decode("latin-1")
    check(text.endswith("\n"), f"expected a line that ends with LF, found {text[:40]!a}")
    return text[:-1].split(" ")


def number(word, low, high):
    # The value of a word, which must be a number without leading zeros.
    is_number = re.fullmatch("0|[1-9][0-9]*", word) and low <= int(word) <= high
    check(is_number, f"expected a number from {low} to {high}, found {word[:40]!a}")
    return int(word)


PACK = 4 * list(range(1, 10)) + 16 * [10]

while (words := read_words()) != ["0"]:
    deck = [number(word, 1, 10) for word in words]
    while len(deck) < 52:
        deck += [number(word, 1, 10) for word in read_words()]
    check(sorted(deck) == sorted(PACK), "the deck that ends here is not a pack of 52 cards")
check(not sys.stdin.buffer.peek(1), "expected the end of the input after this line")
sys.exit(42)
