//! Known mistakes: each has a name, what such a program does, and the function that differs.

use super::plain::*;
use crate::workbench::entry::mistakes;

mistakes! {
    WrongAnswer:

    "added-to-one-card" "lets player 4 add another card only to one card of the rank, not to two"
    put: |player, rank, hand| match all_of(rank, hand).len() {
        2 if player == 4 => all_of(rank, hand),
        _ => put(player, rank, hand),
    };

    "all-of-player-1" "lets player 1 put down all its cards of the rank, not one"
    put: |player, rank, hand| put(player.max(2), rank, hand);

    "first-card-judged"
    "takes a statement for true if the first card that was put down has the rank"
    is_true: |rank, put| put[0] == rank;

    "four-is-too-many" "lets player 1 challenge already if it counts four cards of the rank"
    challenges: |player, round, put, hands| {
        let count = put.len() + own_count(player, round, hands);
        player == 1 && count == 4 || challenges(player, round, put, hands)
    };

    "greatest-added" "lets player 4 add its greatest other card, not the least"
    put: |player, rank, hand| match player {
        4 if hand.contains(&rank) => put(4, rank, &reversed(hand)),
        _ => put(player, rank, hand),
    };

    "king-after-queen" "puts K after Q"
    put: |player, rank, hand| {
        let mut hand = hand.to_vec();
        hand.sort_by_key(|card| if *card == "K" { "R" } else { card });
        put(player, rank, &hand)
    };

    "next-holder"
    "lets players 1 and 2 challenge without the next rank, even if they do not hold the next round"
    challenges: |player, round, put, hands| {
        player <= 2 && own_count(player, round + 1, hands) == 0
            || challenges(player, round, put, hands)
    };

    "no-card-added" "lets player 4 add no card if its least card has the rank of the round"
    put: |player, rank, hand| match player {
        4 if hand[0] == rank => all_of(rank, hand),
        _ => put(player, rank, hand),
    };

    "nothing-put-down" "lets player 3 put down nothing if it has no card of the rank"
    put: |player, rank, hand| match player {
        3 => all_of(rank, hand),
        _ => put(player, rank, hand),
    };

    "numeric-order" "compares ranks in the order of the rounds, not as words"
    put: |player, rank, hand| {
        let in_order = RANKS.iter().flat_map(|rank| all_of(rank, hand));
        put(player, rank, &in_order.collect::<Cards>())
    };

    "one-card-left" "lets player 4 challenge already if the holder has one card left"
    challenges: |player, round, put, hands| {
        player == 4 && hands[round % 4].len() == 1 || challenges(player, round, put, hands)
    };

    "one-of-the-rarest" "lets player 3 put down one card of its rarest rank, not all of them"
    put: |player, rank, hand| {
        let mut cards = put(player, rank, hand);
        if player == 3 && cards[0] != rank {
            cards.truncate(1);
        }
        cards
    };

    "only-cards-of-the-round-taken"
    "lets a player take only the cards of the round, not those of earlier rounds"
    keep: |table, put| {
        table.clear();
        keep(table, put);
    };

    "only-true-cards-counted" "lets player 1 count only the cards that have the stated rank"
    challenges: |player, round, put, hands| {
        challenges(player, round, &all_of(RANKS[round % 13], put), hands)
    };

    "takers-swapped"
    "lets the challenger take the cards after a lie, and the holder after the truth"
    is_true: |rank, put| !is_true(rank, put);

    "three-of-a-rank" "lets player 3 challenge already with three cards of the rank"
    challenges: |player, round, put, hands| {
        player == 3 && own_count(player, round, hands) == 3
            || challenges(player, round, put, hands)
    };

    "ties-to-the-greatest" "lets player 3 put down the greatest of its rarest ranks, not the least"
    put: |player, rank, hand| match player {
        3 => put(3, rank, &reversed(hand)),
        _ => put(player, rank, hand),
    };

    "winner-before-the-challenge"
    "lets a player win who puts down its last card, before anybody is asked to challenge"
    challenges: |player, round, put, hands| {
        !hands[round % 4].is_empty() && challenges(player, round, put, hands)
    };
}

/// Returns the number of cards of the player that have the rank of the round.
fn own_count(player: usize, round: usize, hands: &[Cards]) -> usize {
    all_of(RANKS[round % 13], &hands[player - 1]).len()
}

fn reversed(hand: &[Card]) -> Cards {
    hand.iter().rev().copied().collect()
}
