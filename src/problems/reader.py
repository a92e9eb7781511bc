#!/usr/bin/env python3
# Reads an input line by line. What the lines have to be comes below.
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


def read_number(low, high):
    # The number that is the next line.
    words = read_words()
    check(len(words) == 1, f"expected a number from {low} to {high} alone in its line")
    return number(words[0], low, high)


def accept():
    # The input is valid, if it ends here.
    check(not sys.stdin.buffer.peek(1), "expected the end of the input after this line")
    sys.exit(42)


