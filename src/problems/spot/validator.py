# Spot (UVa 141): does the input follow the statement?
#
#     input:  game ... game 0     the 0 has a line of its own; or no game
#     game:   N                   a line; 2 to 50
#             move ... move       2N lines
#     move:   row column sign     row and column: 1 to N; sign: + or -
#
# The statement guarantees legal moves until the game is over: every + is on an empty square, and
# every - on a square with a spot. The game is over when a pattern comes back, turned or not. The
# empty board is the first pattern.

def read_move(size):
    words = read_words()
    check(len(words) == 3 and words[2] in ("+", "-"), "expected row, column and + or -")
    return parse_number(words[0], 1, size), parse_number(words[1], 1, size), words[2]


def read_game(size):
    # The squares with spots on four boards: the board turned by 0, 90, 180 and 270 degrees.
    boards = [frozenset()] * 4
    earlier = set(boards)
    is_over = False
    for _ in range(2 * size):
        row, column, sign = read_move(size)
        if is_over:
            continue
        has_spot = (row, column) in boards[0]
        check(has_spot == (sign == "-"), f"the square has {'a' if has_spot else 'no'} spot")
        for index in range(4):
            boards[index] ^= frozenset({(row, column)})
            row, column = column, size + 1 - row
        is_over = boards[0] in earlier
        earlier.update(boards)


while (words := read_words()) != ["0"]:
    check(len(words) == 1, "expected the size of a board, or 0")
    read_game(parse_number(words[0], 2, 50))
accept()
