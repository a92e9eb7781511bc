#!/usr/bin/env python3
# Every validator begins with these functions, which read standard input line by line. The comment
# below them describes the format.
#
# Every byte is checked: single spaces separate the words of a line, every line ends with LF,
# including the last one, and numbers have no leading zeros.
# Exit status: 42 if the input is valid, 43 if not, with a message on standard error.

import re
import sys

line_number = 0  # The number of the current line, from 1.


def check(is_valid, message):
    if not is_valid:
        print(f"line {line_number}: {message}", file=sys.stderr)
        sys.exit(43)


def read_words():
    # Returns the words of the next line. Every valid line is shorter than 1000 bytes.
    global line_number
    line_number += 1
    text = sys.stdin.buffer.readline(1000).decode("latin-1")
    check(text.endswith("\n"), f"expected a line that ends with LF, found {text[:40]!a}")
    return text[:-1].split(" ")


def parse_number(word, low, high):
    # Returns the value of a word, which must be a number without leading zeros.
    is_number = re.fullmatch("0|[1-9][0-9]*", word) and low <= int(word) <= high
    check(is_number, f"expected a number from {low} to {high}, found {word[:40]!a}")
    return int(word)


def read_number(low, high):
    # Returns the number on the next line, which must have no other word.
    words = read_words()
    check(len(words) == 1, f"expected a number from {low} to {high} alone in its line")
    return parse_number(words[0], low, high)


def accept():
    # Accepts the input, unless something follows.
    check(not sys.stdin.buffer.peek(1), "expected the end of the input after this line")
    sys.exit(42)


