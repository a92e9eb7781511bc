//! Naive model of Cheat (hihoCoder 1830): hands are lists of ranks as words,
//! and "least" is the order of these words as strings.

use std::collections::HashMap;

/// The ranks in the order of the rounds.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// The rule by which a player challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Players 1 and 2: it holds the next round and has no card of the next rank.
    HoldsNextWithoutRank,
    /// Player 1: the cards stated and its own of that rank are more than four.
    /// (Given only where the rule above does not apply.)
    MoreThanFour,
    /// Player 3: it has all four cards of the stated rank.
    HasAllFour,
    /// Player 4: the holder's hand is empty.
    HolderHasNone,
}

/// A challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Who challenges, 1..=4.
    pub challenger: usize,
    /// By which rule.
    pub rule: Rule,
    /// Who takes the cards on the table, 1..=4.
    pub taker: usize,
    /// How many cards those are.
    pub taken: usize,
}

/// One round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its number, from 1.
    pub number: usize,
    /// Who holds it, 1..=4.
    pub holder: usize,
    /// Its rank, which the holder states.
    pub rank: String,
    /// The cards put down: those of the rank first.
    pub put_down: Vec<String>,
    /// Whether the statement is untrue.
    pub is_lie: bool,
    /// The challenge, if any.
    pub challenge: Option<Challenge>,
    /// The hands of players 1 to 4 after it, each in rank order.
    pub hands: [Vec<String>; 4],
    /// The cards on the table after it, in rank order.
    pub table: Vec<String>,
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This player, 1..=4, has won.
    Winner(usize),
    /// Never: the position at the end of round `again` is that at the end of round `first`.
    NeverEnds {
        /// The earlier round.
        first: usize,
        /// The later round.
        again: usize,
    },
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// All rounds.
    pub rounds: Vec<Round>,
    /// The end.
    pub end: End,
}

/// The hands, the table and the round's number modulo 52.
type Position = ([Vec<String>; 4], Vec<String>, usize);

/// Plays a game with the hands of players 1 to 4.
///
/// The cards need not be a whole pack.
///
/// # Panics
/// On a word that is no rank, and on a hand that is empty at the start.
pub fn play(hands: [Vec<String>; 4]) -> Account {
    let mut hands = hands;
    for hand in &mut hands {
        assert!(!hand.is_empty(), "a hand is empty at the start");
        sort_by_rank(hand);
    }
    let mut table = Vec::new();
    let mut rounds = Vec::new();
    let mut occurred: HashMap<Position, usize> = HashMap::new();
    for number in 1.. {
        rounds.push(play_round(number, &mut hands, &mut table));
        if let Some(index) = hands.iter().position(Vec::is_empty) {
            let end = End::Winner(index + 1);
            return Account { rounds, end };
        }
        let position = (hands.clone(), table.clone(), number % 52);
        if let Some(first) = occurred.insert(position, number) {
            let again = number;
            let end = End::NeverEnds { first, again };
            return Account { rounds, end };
        }
    }
    unreachable!("the numbers of the rounds do not end")
}

/// Plays one round; hands and table are in rank order before and after it.
fn play_round(number: usize, hands: &mut [Vec<String>; 4], table: &mut Vec<String>) -> Round {
    let holder = (number - 1) % 4 + 1;
    let rank = RANKS[(number - 1) % 13];
    let put_down = cards_to_put_down(holder, &hands[holder - 1], rank);
    for card in &put_down {
        remove(&mut hands[holder - 1], card);
    }
    table.extend(put_down.iter().cloned());
    let is_lie = put_down.iter().any(|card| card != rank);

    let mut challenge = None;
    if let Some((challenger, rule)) = first_challenger(number, put_down.len(), hands) {
        let taker = if is_lie { holder } else { challenger };
        let taken = table.len();
        hands[taker - 1].append(table);
        sort_by_rank(&mut hands[taker - 1]);
        challenge = Some(Challenge {
            challenger,
            rule,
            taker,
            taken,
        });
    }
    sort_by_rank(table);
    Round {
        number,
        holder,
        rank: rank.to_string(),
        put_down,
        is_lie,
        challenge,
        hands: hands.clone(),
        table: table.clone(),
    }
}

/// The cards that the player puts down from the hand when it holds a round of the rank.
pub fn cards_to_put_down(player: usize, hand: &[String], rank: &str) -> Vec<String> {
    let of_rank = all_of(hand, rank);
    if of_rank.is_empty() {
        return match player {
            3 => all_of(hand, &rank_held_fewest_of(hand)),
            _ => vec![least(hand).expect("a card in the hand")],
        };
    }
    match player {
        1 => vec![rank.to_string()],
        2 | 3 => of_rank,
        _ => {
            let mut cards = of_rank;
            if cards.len() <= 2 {
                let others: Vec<String> = hand.iter().filter(|c| *c != rank).cloned().collect();
                cards.extend(least(&others));
            }
            cards
        }
    }
}

/// The first player after the holder who challenges, and why.
/// The hands are those after `stated` cards have been put down.
fn first_challenger(
    number: usize,
    stated: usize,
    hands: &[Vec<String>; 4],
) -> Option<(usize, Rule)> {
    let holder = (number - 1) % 4 + 1;
    for distance in 1..=3 {
        let player = (holder - 1 + distance) % 4 + 1;
        if let Some(rule) = rule_to_challenge(player, number, stated, hands) {
            return Some((player, rule));
        }
    }
    None
}

fn rule_to_challenge(
    player: usize,
    number: usize,
    stated: usize,
    hands: &[Vec<String>; 4],
) -> Option<Rule> {
    let rank = RANKS[(number - 1) % 13];
    let next_rank = RANKS[number % 13];
    let holder = (number - 1) % 4 + 1;
    let next_holder = number % 4 + 1;
    let hand = &hands[player - 1];
    let lacks_next = next_holder == player && all_of(hand, next_rank).is_empty();
    let own = all_of(hand, rank).len();
    match player {
        1 | 2 if lacks_next => Some(Rule::HoldsNextWithoutRank),
        1 if stated + own > 4 => Some(Rule::MoreThanFour),
        3 if own == 4 => Some(Rule::HasAllFour),
        4 if hands[holder - 1].is_empty() => Some(Rule::HolderHasNone),
        _ => None,
    }
}

/// The cards of the rank in the hand.
fn all_of(hand: &[String], rank: &str) -> Vec<String> {
    hand.iter().filter(|card| *card == rank).cloned().collect()
}

/// The lexicographically least card.
fn least(hand: &[String]) -> Option<String> {
    hand.iter().min().cloned()
}

/// The rank that the hand holds fewest of, but at least one; of several the lexicographically least.
fn rank_held_fewest_of(hand: &[String]) -> String {
    hand.iter()
        .min_by_key(|rank| (all_of(hand, rank).len(), *rank))
        .expect("a card in the hand")
        .clone()
}

fn remove(hand: &mut Vec<String>, card: &str) {
    let place = hand.iter().position(|c| c == card);
    hand.remove(place.expect("the card is in the hand"));
}

fn sort_by_rank(cards: &mut [String]) {
    cards.sort_by_key(|card| {
        let place = RANKS.iter().position(|rank| rank == card);
        place.unwrap_or_else(|| panic!("{card:?} is no rank"))
    });
}

/// What the judge prints for the input.
///
/// # Panics
/// On malformed input and on a game that never ends.
pub fn answer(input: &str) -> String {
    let words: Vec<String> = input.split_whitespace().map(String::from).collect();
    assert_eq!(words.len() % 52, 0, "each game has 52 cards");
    let mut output = String::new();
    for game in words.chunks(52) {
        for rank in RANKS {
            assert_eq!(all_of(game, rank).len(), 4, "number of cards {rank}");
        }
        let hands = [0, 13, 26, 39].map(|start| game[start..start + 13].to_vec());
        let account = play(hands);
        let End::Winner(winner) = account.end else {
            panic!("{:?}", account.end);
        };
        let last = account.rounds.last().expect("a round");
        for player in 1..=4 {
            if player == winner {
                output.push_str("WINNER\n");
            } else {
                output.push_str(&last.hands[player - 1].join(" "));
                output.push('\n');
            }
        }
    }
    output
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "\
A 2 3 4 5 6 7 8 9 10 J Q K
A 2 3 4 5 6 7 8 9 10 J Q K
A 2 3 4 5 6 7 8 9 10 J Q K
A 2 3 4 5 6 7 8 9 10 J Q K
K A A A 5 5 5 5 9 9 9 9 K
A 2 2 2 2 6 6 6 6 10 10 10 10
3 3 3 3 7 7 7 7 J J J J K
4 4 4 4 8 8 8 8 Q Q Q Q K
";

    const SAMPLE_ANSWER: &str = "\
2 6 7 10 J
3 7 8 J Q
4 8 9 Q K
WINNER
A A 5 5 5 9 9 9 K
WINNER
K
A A 2 2 2 2 3 3 3 3 4 4 4 4 5 6 6 6 6 7 7 7 7 8 8 8 8 9 10 10 10 10 J J J J Q Q Q Q K K
";

    fn hand(text: &str) -> Vec<String> {
        text.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn sample() {
        assert_eq!(answer(SAMPLE), SAMPLE_ANSWER);
        assert_eq!(answer(&SAMPLE.replace(' ', "\n")), SAMPLE_ANSWER);
        assert_eq!(answer(""), "");
    }

    #[test]
    fn least_is_lexicographic() {
        let order = [
            "10", "2", "3", "4", "5", "6", "7", "8", "9", "A", "J", "K", "Q",
        ];
        let mut sorted = RANKS;
        sorted.sort();
        assert_eq!(sorted, order);
        assert_eq!(least(&hand("Q K A 9")), Some("9".to_string()));
        assert_eq!(least(&hand("Q K")), Some("K".to_string()));
    }

    #[test]
    fn putting_down() {
        let put =
            |player, cards: &str, rank| cards_to_put_down(player, &hand(cards), rank).join(" ");
        assert_eq!(put(1, "5 5 2", "5"), "5");
        assert_eq!(put(1, "5 5 2 10", "A"), "10");
        assert_eq!(put(2, "5 5 2", "5"), "5 5");
        assert_eq!(put(2, "5 5 K Q", "2"), "5");
        assert_eq!(put(3, "5 5 2", "5"), "5 5");
        assert_eq!(put(3, "2 2 3 3 4 4 4", "5"), "2 2");
        assert_eq!(put(3, "2 2 3 3 10 10 4 4 4", "5"), "10 10");
        assert_eq!(put(3, "2 2 Q K 4 4 4", "5"), "K");
        assert_eq!(put(4, "5 5 5 2", "5"), "5 5 5");
        assert_eq!(put(4, "5 5 5 5 2", "5"), "5 5 5 5");
        assert_eq!(put(4, "5 5 2 10", "5"), "5 5 10");
        assert_eq!(put(4, "2 3 J", "2"), "2 3");
        assert_eq!(put(4, "5 5", "5"), "5 5");
        assert_eq!(put(4, "5 5 2 10", "A"), "10");
    }

    #[test]
    fn challenging() {
        let rule = |player, number, stated, hands: [&str; 4]| {
            rule_to_challenge(player, number, stated, &hands.map(hand))
        };
        // Round 4: player 4 states 4, player 1 is next with 5.
        let next = Some(Rule::HoldsNextWithoutRank);
        assert_eq!(rule(1, 4, 1, ["4 6", "2", "3", "4"]), next);
        assert_eq!(rule(1, 4, 1, ["4 5", "2", "3", "4"]), None);
        assert_eq!(
            rule(1, 4, 3, ["4 4 5", "2", "3", "4"]),
            Some(Rule::MoreThanFour)
        );
        assert_eq!(rule(1, 4, 2, ["4 4 5", "2", "3", "4"]), None);
        assert_eq!(rule(2, 4, 1, ["5", "3", "3", "4"]), None);
        assert_eq!(
            rule(3, 4, 1, ["5", "3", "4 4 4 4", "4"]),
            Some(Rule::HasAllFour)
        );
        assert_eq!(rule(3, 4, 1, ["5", "3", "4 4 4", "4"]), None);
        // Round 13: player 1 states K, player 2 is next with A.
        assert_eq!(rule(2, 13, 1, ["5", "3", "4", "4"]), next);
        assert_eq!(rule(2, 13, 1, ["5", "A", "4", "4"]), None);
        assert_eq!(
            rule(4, 13, 1, ["", "A", "4", "4"]),
            Some(Rule::HolderHasNone)
        );
        assert_eq!(rule(4, 13, 1, ["K", "A", "4", "4"]), None);
    }

    #[test]
    fn random_games() {
        let mut seed: u64 = 5;
        let mut sum = 0;
        for _ in 0..300 {
            let mut pack: Vec<String> = RANKS.repeat(4).into_iter().map(String::from).collect();
            for i in (1..52).rev() {
                seed = seed
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                pack.swap(i, ((seed >> 33) % (i as u64 + 1)) as usize);
            }
            let account = play([0, 13, 26, 39].map(|start| pack[start..start + 13].to_vec()));
            let length = account.rounds.len();
            assert!((16..=487).contains(&length));
            sum += length;
            for round in &account.rounds {
                let mut cards = round.hands.concat();
                cards.extend(round.table.clone());
                sort_by_rank(&mut cards);
                assert_eq!(cards, RANKS.map(|rank| vec![rank.to_string(); 4]).concat());
                assert!(round.challenge.is_none() || round.table.is_empty());
            }
            let last = account.rounds.last().unwrap();
            assert_eq!(
                account.end,
                End::Winner(last.holder),
                "only the holder can run out"
            );
        }
        let average = sum / 300;
        assert!((50..=70).contains(&average), "{average}");
    }
}
