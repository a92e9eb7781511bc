#!/usr/bin/env python3
# Gomoku (POJ 1970, ZOJ 2495): is the input what the statement says?
#
#     input:  k                   a line; 1 to 11
#             board ... board     k boards
#     board:  19 lines of 19 numbers: 0 is no stone, 1 black, 2 white
#
# What the statement promises: at most one line of exactly five stones of a colour on each board.
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


def read_board():
    board = {}  # The colour of each point with a stone.
    for row in range(19):
        words = read_words()
        check(len(words) == 19, f"expected 19 points, found {len(words)}")
        for column, word in enumerate(words):
            check(word in ("0", "1", "2"), f"expected 0, 1 or 2, found {word[:40]!a}")
            if word != "0":
                board[row, column] = word
    check(count_fives(board) <= 1, "the board that ends here has more than one five")


def count_fives(board):
    # A five is seven points in a line, of which all but the first and the last have the colour.
    fives = 0
    for (row, column), colour in board.items():
        for down, right in (0, 1), (1, 0), (1, 1), (1, -1):
            line = [board.get((row + i * down, column + i * right)) for i in range(-1, 6)]
            fives += [point == colour for point in line] == [False] + 5 * [True] + [False]
    return fives


words = read_words()
check(len(words) == 1, "expected the number of boards")
for _ in range(number(words[0], 1, 11)):
    read_board()
check(not sys.stdin.buffer.peek(1), "expected the end of the input after this line")
sys.exit(42)
