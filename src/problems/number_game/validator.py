# Number Game (POJ 1143): does the input follow the statement?
#
#     input:     position ... position 0   a line each; there can be no position
#     position:  n number ... number       n: 1 to 19; n different numbers from 2 to 20
#
# In the variant of UVa 1558 and ZOJ 1039:
#
#     input:     k                         a line; 1 or more
#                scenario ... scenario     k scenarios
#     scenario:  n                         a line; 0 to 19
#                number ... number         a line, empty if n is 0; n numbers as above
#
# The statement guarantees that the sum of two missing numbers from 2 to 20 is missing, too.

def check_position(numbers):
    check(len(set(numbers)) == len(numbers), "a number is listed twice")
    missing = [number for number in range(2, 21) if number not in numbers]
    for a in missing:
        for b in missing:
            check(a + b not in numbers, f"{a} and {b} are missing, but not {a + b}")


def read_scenario():
    count = read_number(0, 19)
    words = read_words()
    numbers = words if words != [""] else []
    check(len(numbers) == count, f"expected {count} numbers, found {len(numbers)}")
    check_position([number(word, 2, 20) for word in numbers])


if VARIANT == "uva1558":
    for _ in range(read_number(1, 2**32 - 1)):
        read_scenario()
    accept()
while (words := read_words()) != ["0"]:
    count, *numbers = words
    check(len(numbers) == number(count, 1, 19), f"{count} is not how many numbers follow")
    check_position([number(word, 2, 20) for word in numbers])
accept()
