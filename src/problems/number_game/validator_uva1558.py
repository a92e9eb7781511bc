#!/usr/bin/env python3
# Number Game in the variant of UVa 1558 and ZOJ 1039: is the input what the statement says?
#
#     input:     k                       a line; 1 or more
#                position ... position   k positions
#     position:  n                       a line; 0 to 19
#                number ... number       a line, empty if n is 0; n different numbers from 2 to 20
#
# What the statement promises: if two numbers from 2 to 20 are missing, so is their sum.
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


def check_position(numbers):
    check(len(set(numbers)) == len(numbers), "a number is listed twice")
    missing = [number for number in range(2, 21) if number not in numbers]
    for a in missing:
        for b in missing:
            check(a + b not in numbers, f"{a} and {b} are missing, but not {a + b}")


def read_count(low, high):
    words = read_words()
    check(len(words) == 1, "expected one number")
    return number(words[0], low, high)


for _ in range(read_count(1, 2**32 - 1)):
    count = read_count(0, 19)
    words = read_words()
    numbers = [number(word, 2, 20) for word in words] if words != [""] else []
    check(len(numbers) == count, f"expected {count} numbers, found {len(numbers)}")
    check_position(numbers)
check(not sys.stdin.buffer.peek(1), "expected the end of the input after this line")
sys.exit(42)
