# Gomoku (POJ 1970, ZOJ 2495): does the input follow the statement?
#
#     input:  k                   a line; 1 to 11
#             board ... board     k boards
#     board:  19 lines of 19 numbers: 0 is no stone, 1 black, 2 white
#
# The statement guarantees at most one line of exactly five stones of a colour on each board.

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
    # A five is found at its first stone: five points have the colour, but the points before the
    # first and after the last do not.
    fives = 0
    for (row, column), colour in board.items():
        for down, right in (0, 1), (1, 0), (1, 1), (1, -1):
            line = [board.get((row + step * down, column + step * right)) for step in range(-1, 6)]
            fives += [point == colour for point in line] == [False] + 5 * [True] + [False]
    return fives


for _ in range(read_number(1, 11)):
    read_board()
accept()
