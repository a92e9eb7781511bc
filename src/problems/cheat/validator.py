# Cheat (hihoCoder 1830): does the input follow the statement?
#
#     input:  game ... game           1 to 100 games
#     game:   hand hand hand hand     a line each, for players 1 to 4
#     hand:   13 cards: A, 2, 3, 4, 5, 6, 7, 8, 9, 10, J, Q or K
#
# The statement guarantees four cards of each rank and at most 1000 rounds in each game. The
# validator plays each game to count its rounds. The rules compare ranks as words: "10" is less than
# "2". `min` compares them in the same way.

RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()


def read_hand():
    hand = read_words()
    check(len(hand) == 13 and set(hand) <= set(RANKS), "expected 13 cards")
    return hand


def cards_to_put_down(player, hand, rank):
    # Returns the cards that the player puts down as the holder of a round with this rank.
    count = hand.count(rank)
    others = [card for card in hand if card != rank]
    if count == 0 and player == 3:
        rarest = min(hand, key=lambda card: (hand.count(card), card))
        return hand.count(rarest) * [rarest]
    if count == 0:
        return [min(hand)]
    if player == 1:
        return [rank]
    if player == 4 and count <= 2 and others:
        return count * [rank] + [min(others)]
    return count * [rank]


def ends_within_1000_rounds(hands):
    table = []
    for round_index in range(1000):
        holder, next_holder = round_index % 4 + 1, (round_index + 1) % 4 + 1
        rank, next_rank = RANKS[round_index % 13], RANKS[(round_index + 1) % 13]
        cards = cards_to_put_down(holder, hands[holder], rank)
        for card in cards:
            hands[holder].remove(card)
        table += cards
        must_lie_next = next_rank not in hands[next_holder]
        challenges = {
            1: next_holder == 1 and must_lie_next or len(cards) + hands[1].count(rank) > 4,
            2: next_holder == 2 and must_lie_next,
            3: hands[3].count(rank) == 4,
            4: hands[holder] == [],
        }
        other_players = [1, 2, 3, 4, 1, 2, 3][holder : holder + 3]
        challengers = [player for player in other_players if challenges[player]]
        if challengers:
            taker = challengers[0] if set(cards) == {rank} else holder
            hands[taker] += table
            table = []
        if hands[holder] == []:
            return True
    return False


for _ in range(100):
    hands = {player: read_hand() for player in (1, 2, 3, 4)}
    check(sorted(sum(hands.values(), [])) == sorted(4 * RANKS), "the cards are not a pack of 52")
    check(ends_within_1000_rounds(hands), "the game has more than 1000 rounds")
    if not sys.stdin.buffer.peek(1):
        break
accept()
