# Number Game (POJ 1143): does the input follow the statement?
#
#     input:     position ... position 0   a line each; or no position
#     position:  n number ... number       n: 1 to 19; n different numbers from 2 to 20
#
# In the variant of UVa 1558 and ZOJ 1039:
#
#     input:     k                         a line; 1 or more
#                scenario ... scenario     k scenarios
#     scenario:  n                         a line; 0 to 19
#                number ... number         a line, empty if n is 0; n numbers as above
#
# The statement guarantees: if two numbers are missing, and their sum is at most 20, the sum is
# missing, too. The two numbers may be the same.

def check_position(count, words):
    check(len(words) == count, f"expected {count} numbers, found {len(words)}")
    numbers = [parse_number(word, 2, 20) for word in words]
    check(len(set(numbers)) == len(numbers), "a number is listed twice")
    missing = [number for number in range(2, 21) if number not in numbers]
    for a in missing:
        for b in missing:
            check(a + b not in numbers, f"{a} and {b} are missing, but not {a + b}")


if VARIANT == "uva1558":
    for _ in range(read_number(1, 2**32 - 1)):
        count = read_number(0, 19)
        words = read_words()
        # An empty line has a single empty word.
        check_position(count, words if words != [""] else [])
    accept()
while (words := read_words()) != ["0"]:
    count = parse_number(words.pop(0), 1, 19)
    check_position(count, words)
accept()
