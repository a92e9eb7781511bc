# 10-20-30 (UVa 246): does the input follow the statement?
#
#     input:  deck ... deck 0     the 0 has a line of its own; or no deck
#     deck:   card ... card       52 cards on one or more lines; no empty lines
#     card:   1 to 10
#
# The statement guarantees four cards of each value from 1 to 9 in a deck, and sixteen of 10.

PACK = 4 * list(range(1, 10)) + 16 * [10]

while (words := read_words()) != ["0"]:
    deck = [parse_number(word, 1, 10) for word in words]
    while len(deck) < 52:
        deck += [parse_number(word, 1, 10) for word in read_words()]
    check(sorted(deck) == sorted(PACK), "the deck that ends here is not a pack of 52 cards")
accept()
