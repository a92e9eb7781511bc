#!/usr/bin/env python3
# Spot (UVa 141): is the input what the statement says?
#
#     input:  game ... game 0     the 0 has a line of its own; there can be no game
#     game:   N                   a line; 2 to 50
#             move ... move       2N lines
#     move:   row column sign     row and column: 1 to N; sign: + or -
#
# What the statement promises: until the game is over, every + is on an empty square, and every -
# on one with a spot. The game is over when a pattern comes back, turned or not. The empty board is
# the first pattern.
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


def read_move(size):
    words = read_words()
    check(len(words) == 3 and words[2] in ("+", "-"), "expected row, column and + or -")
    return number(words[0], 1, size), number(words[1], 1, size), words[2]


def read_game(size):
    # The squares with spots: the board as it is, and turned by 90, 180 and 270 degrees.
    boards = [frozenset()] * 4
    earlier = set(boards)
    is_over = False
    for _ in range(2 * size):
        row, column, sign = read_move(size)
        if is_over:
            continue
        has_spot = (row, column) in boards[0]
        check(has_spot == (sign == "-"), f"the square has {'a' if has_spot else 'no'} spot")
        for turn in range(4):
            boards[turn] ^= frozenset({(row, column)})
            row, column = column, size + 1 - row
        is_over = boards[0] in earlier
        earlier.update(boards)


while (words := read_words()) != ["0"]:
    check(len(words) == 1, "expected the size of a board, or 0")
    read_game(number(words[0], 2, 50))
check(not sys.stdin.buffer.peek(1), "expected the end of the input after this line")
sys.exit(42)
