//! The models themselves, rule by rule. That they answer the samples is tested in `tests/samples.rs`.

use crate::common::making;
use crate::common::models::{cheat, game_schedule, gomoku, number_game, spot, ten_twenty_thirty};
use std::collections::BTreeSet;

fn cards(names: &str) -> Vec<u8> {
    cheat::cards(&names.split_whitespace().collect::<Vec<_>>())
}

pub fn cheat_least_is_lexicographic() {
    let mut cards: Vec<u8> = (0..13).collect();
    for name in "10 2 3 4 5 6 7 8 9 A J K Q".split(' ') {
        let least = cheat::least(&cards).unwrap();
        assert_eq!(cheat::RANKS[usize::from(least)], name);
        cards.retain(|card| *card != least);
    }
}

pub fn cheat_putting_down() {
    for (player, hand, rank, expected) in [
        (1, "5 5 2", "5", "5"),
        (1, "5 5 2 10", "A", "10"),
        (2, "5 5 2", "5", "5 5"),
        (2, "5 5 K Q", "2", "5"),
        (3, "5 5 2", "5", "5 5"),
        (3, "2 2 3 3 4 4 4", "5", "2 2"),
        (3, "2 2 3 3 10 10 4 4 4", "5", "10 10"),
        (3, "2 2 Q K 4 4 4", "5", "K"),
        (4, "5 5 5 2", "5", "5 5 5"),
        (4, "5 5 5 5 2", "5", "5 5 5 5"),
        (4, "5 5 2 10", "5", "5 5 10"),
        (4, "2 3 J", "2", "2 3"),
        (4, "5 5", "5", "5 5"),
        (4, "5 5 2 10", "A", "10"),
    ] {
        let put_down = cheat::cards_to_put_down(player, &cards(hand), cards(rank)[0]);
        assert_eq!(put_down, cards(expected), "player {player}: {hand}");
    }
}

pub fn cheat_challenging() {
    use cheat::Rule::{HasAllFour, HolderHasNone, HoldsNextWithoutRank, MoreThanFour};
    for (player, round, stated, hands, expected) in [
        // Round 4: player 4 states 4, player 1 is next with 5.
        (1, 4, 1, ["4 6", "2", "3", "4"], Some(HoldsNextWithoutRank)),
        (1, 4, 1, ["4 5", "2", "3", "4"], None),
        (1, 4, 3, ["4 4 5", "2", "3", "4"], Some(MoreThanFour)),
        (1, 4, 2, ["4 4 5", "2", "3", "4"], None),
        (2, 4, 1, ["5", "3", "3", "4"], None),
        (3, 4, 1, ["5", "3", "4 4 4 4", "4"], Some(HasAllFour)),
        (3, 4, 1, ["5", "3", "4 4 4", "4"], None),
        // Round 13: player 1 states K, player 2 is next with A.
        (2, 13, 1, ["5", "3", "4", "4"], Some(HoldsNextWithoutRank)),
        (2, 13, 1, ["5", "A", "4", "4"], None),
        (4, 13, 1, ["", "A", "4", "4"], Some(HolderHasNone)),
        (4, 13, 1, ["K", "A", "4", "4"], None),
    ] {
        let found = cheat::rule_to_challenge(player, round, stated, &hands.map(cards));
        assert_eq!(found, expected, "player {player}, round {round}: {hands:?}");
    }
}

pub fn cheat_cards_stay_a_pack() {
    let mut rounds = 0;
    for number in 0..300 {
        // Deals in random order.
        let deal = making::case("cheat", 5 * number);
        let hands = deal
            .lines()
            .map(|line| line.split(' ').map(String::from).collect());
        let game = cheat::play(hands.collect::<Vec<_>>().try_into().unwrap());
        rounds += game.rounds.len();
        for round in &game.rounds {
            let mut pack = cheat::cards(&[&round.hands.concat()[..], &round.table].concat());
            pack.sort();
            assert!(pack
                .iter()
                .enumerate()
                .all(|(place, card)| usize::from(*card) == place / 4));
            assert!(round.challenge.is_none() || round.table.is_empty());
        }
        let last = game.rounds.last().unwrap();
        let only_the_holder_can_win = cheat::End::Winner(last.holder);
        assert_eq!(game.end, only_the_holder_can_win);
        assert!((16..=487).contains(&last.number));
    }
    assert!((50..=70).contains(&(rounds / 300)), "{rounds}");
}

pub fn ten_twenty_thirty_picking_up() {
    use ten_twenty_thirty::Combination::{FirstAndLastTwo, FirstTwoAndLast, LastThree};
    for (pile, expected, left) in [
        ([5, 9, 7, 3, 6], (FirstTwoAndLast, [5, 9, 6], 20), [7, 3]),
        ([5, 9, 7, 3, 10], (LastThree, [7, 3, 10], 20), [5, 9]),
        ([5, 9, 7, 3, 2], (FirstAndLastTwo, [5, 3, 2], 10), [9, 7]),
    ] {
        let mut pile = pile.to_vec();
        let found = ten_twenty_thirty::pick_up(&mut pile).unwrap();
        assert_eq!((found.combination, found.cards, found.sum), expected);
        assert_eq!(pile, left);
    }
    assert_eq!(ten_twenty_thirty::pick_up(&mut vec![10, 10]), None);
}

pub fn ten_twenty_thirty_cards_stay_a_pack() {
    for number in 0..200 {
        let case = making::case("10-20-30", number);
        let deck: Vec<u8> = case
            .split_whitespace()
            .map(|card| card.parse().unwrap())
            .collect();
        let mut pack = deck.clone();
        pack.sort();
        let game = ten_twenty_thirty::play(&deck);
        let mut dealt_to = [0; ten_twenty_thirty::PILES];
        for (index, deal) in game.deals.iter().enumerate() {
            assert_eq!(deal.number, index + 1);
            dealt_to[deal.pile] += 1;
            for (pile, times) in deal.position.piles.iter().zip(dealt_to) {
                assert_eq!(pile.len() % 3, times % 3);
            }
            let mut cards: Vec<u8> = deal.position.piles.concat();
            cards.extend(&deal.position.deck);
            cards.sort();
            assert_eq!(cards, pack);
        }
        let last = &game.deals.last().unwrap().position;
        match game.end {
            ten_twenty_thirty::End::Win => assert_eq!(last.deck.len(), 52),
            ten_twenty_thirty::End::Loss => assert!(last.deck.is_empty()),
            ten_twenty_thirty::End::Draw { earlier } => {
                assert_eq!(game.deals[earlier - 1].position, *last);
            }
        }
    }
}

pub fn gomoku_every_line_is_there() {
    let lines = gomoku::Direction::ALL.map(gomoku::lines);
    assert_eq!(lines.each_ref().map(Vec::len), [19, 19, 37, 37]);
    for lines in lines {
        let points: BTreeSet<(usize, usize)> = lines.concat().into_iter().collect();
        assert_eq!(points.len(), 19 * 19);
    }
}

/// Choices remove the sums of multiples of all numbers chosen, found by plain addition.
pub fn number_game_choices() {
    let sums = |chosen: &[u32]| {
        let mut sums = BTreeSet::from([0]);
        for sum in 0..=number_game::GREATEST {
            let is_sum = |&number: &u32| sum >= number && sums.contains(&(sum - number));
            if chosen.iter().any(is_sum) {
                sums.insert(sum);
            }
        }
        sums
    };
    let start = number_game::start();
    for a in &start {
        let first = number_game::after(&start, a);
        assert_eq!(first, &start - &sums(&[*a]));
        for b in &first {
            let second = number_game::after(&first, b);
            assert_eq!(second, &start - &sums(&[*a, *b]));
            for c in &second {
                let third = number_game::after(&second, c);
                assert_eq!(third, &start - &sums(&[*a, *b, *c]));
            }
        }
    }
}

/// A spot goes from (1, 1) to each of the other corners.
pub fn spot_turns() {
    for (row, column, degrees) in [(1, 3, 90), (3, 3, 180), (3, 1, 270)] {
        let found = spot::play(3, &[(1, 1, '+'), (row, column, '+'), (1, 1, '-')]);
        let expected = spot::Verdict::Decided {
            winner: 2,
            move_number: 3,
            earlier: 1,
            degrees,
        };
        assert_eq!(found, Ok(expected));
    }
}

/// Of all outputs with these teams for the first case of the sample, four are right.
pub fn game_schedule_right_answers() {
    let teams = ["A", "B", "C"];
    let is_right = |code: &usize| {
        let name = |place: u32| teams[code / 3_usize.pow(place) % 3];
        let [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map(name);
        let output = format!(
            "Round #1\n{a} defeats {b}\n{c} advances with wildcard\n\
             Round #2\n{d} defeats {e}\nWinner: {f}\n\n"
        );
        game_schedule::verify_all("3 A B C A B B C", &output).is_ok()
    };
    assert_eq!((0..3_usize.pow(6)).filter(is_right).count(), 4);
}

pub fn game_schedule_wrong_answers() {
    let input = "5\nA\nB\nC\nD\nE\nA B\nC D\nA E\nC E\n2\nA\nB\nA B\n0\n";
    let right = "\
Round #1
A defeats B
C defeats D
E advances with wildcard
Round #2
E defeats A
C advances with wildcard
Round #3
E defeats C
Winner: E

Round #1
A defeats B
Winner: A

";
    assert_eq!(game_schedule::verify_all(input, right), Ok(()));
    for (old, new, reason) in [
        ("Round #2", "Round #3", "expected \"Round #2\""),
        ("A defeats B", "B defeats A", "A is out or no team"),
        ("A defeats B", "A defeats C", "not wanted"),
        ("A defeats B", "A beats B", "expected \"A defeats B\""),
        ("A defeats B", "A defeats  B", "expected \"A defeats B\""),
        ("A defeats B", "A defeats B ", "expected \"A defeats B\""),
        ("A defeats B", "A defeats X", "X is out or no team"),
        ("C defeats D", "C defeats A", "A plays twice"),
        ("E advances", "A advances", "expected \"E advances"),
        ("E advances with wildcard\n", "", "expected \"E advances"),
        ("E defeats A", "E defeats B", "B is out"),
        ("Winner: E", "Winner: C", "expected \"Winner: E\""),
        ("Winner: E\n\n", "Winner: E\n", "expected \"\""),
        ("Winner: A\n\n", "Winner: A\n", "the output ends"),
        ("Winner: A\n\n", "Winner: A\n\n\n", "after the last case"),
        ("Winner: A\n\n", "Winner: A", "no line end"),
        (right, "", "the output ends"),
    ] {
        let result = game_schedule::verify_all(input, &right.replacen(old, new, 1));
        let error = result.expect_err(new);
        assert!(error.contains(reason), "{old} -> {new}: {error}");
    }
}

pub fn game_schedule_existing_schedules() {
    for (teams, matches, exists) in [
        (1, &[][..], true),
        (2, &[(0, 1)], true),
        (4, &[(0, 1), (1, 2), (2, 3)], true),
        (4, &[(0, 1), (0, 2), (0, 3)], false),
        (3, &[(0, 1)], false),
        (2, &[(0, 1), (0, 1)], false),
    ] {
        assert_eq!(game_schedule::schedule_exists(teams, matches), exists);
    }
}
