//! Naive model of Cheat (hihoCoder 1830): hands are sorted lists of ranks, and "least" is the order
//! of their names as strings.

use std::collections::HashMap;

/// The names of the ranks in the order of the rounds.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// A card: the place of its rank in [`RANKS`].
type Card = u8;

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

/// One round, its cards by their names.
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
pub struct Game {
    /// All rounds.
    pub rounds: Vec<Round>,
    /// The end.
    pub end: End,
}

/// What the players hold, and what is on the table, in rank order.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub hands: [Vec<Card>; 4],
    table: Vec<Card>,
}

/// Plays a game with the hands of players 1 to 4.
///
/// The cards need not be a whole pack.
///
/// # Panics
/// On a word that is no rank, and on a hand that is empty at the start.
pub fn play(hands: [Vec<String>; 4]) -> Game {
    let mut rounds = Vec::new();
    let end = play_rounds(&mut start(hands.map(|hand| cards(&hand))), |round| {
        rounds.push(round());
    });
    Game { rounds, end }
}

/// The position before the first round.
fn start(mut hands: [Vec<Card>; 4]) -> Position {
    for hand in &mut hands {
        assert!(!hand.is_empty(), "a hand is empty at the start");
        hand.sort();
    }
    let table = Vec::new();
    Position { hands, table }
}

/// Plays to the end. `watch` gets a function that describes the round just played.
fn play_rounds(position: &mut Position, mut watch: impl FnMut(&dyn Fn() -> Round)) -> End {
    let mut occurred: HashMap<(Position, usize), usize> = HashMap::new();
    for number in 1.. {
        play_round(number, position, &mut watch);
        if let Some(index) = position.hands.iter().position(Vec::is_empty) {
            return End::Winner(index + 1);
        }
        if let Some(first) = occurred.insert((position.clone(), number % 52), number) {
            let again = number;
            return End::NeverEnds { first, again };
        }
    }
    unreachable!("the numbers of the rounds do not end")
}

fn play_round(number: usize, position: &mut Position, watch: &mut impl FnMut(&dyn Fn() -> Round)) {
    let Position { hands, table } = position;
    let holder = (number - 1) % 4 + 1;
    let rank = ((number - 1) % 13) as Card;
    let put_down = cards_to_put_down(holder, &hands[holder - 1], rank);
    for card in &put_down {
        remove(&mut hands[holder - 1], *card);
    }
    table.extend(&put_down);
    let is_lie = put_down.iter().any(|card| *card != rank);

    let mut challenge = None;
    if let Some((challenger, rule)) = first_challenger(number, put_down.len(), hands) {
        let taker = if is_lie { holder } else { challenger };
        let taken = table.len();
        hands[taker - 1].append(table);
        hands[taker - 1].sort();
        challenge = Some(Challenge {
            challenger,
            rule,
            taker,
            taken,
        });
    }
    table.sort();
    watch(&|| Round {
        number,
        holder,
        rank: RANKS[usize::from(rank)].to_string(),
        put_down: names(&put_down),
        is_lie,
        challenge,
        hands: position.hands.each_ref().map(|hand| names(hand)),
        table: names(&position.table),
    });
}

/// The cards that the player puts down from the hand when it holds a round of the rank.
pub fn cards_to_put_down(player: usize, hand: &[Card], rank: Card) -> Vec<Card> {
    let of_rank = all_of(hand, rank);
    if of_rank.is_empty() {
        return match player {
            3 => all_of(hand, rank_held_fewest_of(hand)),
            _ => vec![least(hand).expect("a card in the hand")],
        };
    }
    match player {
        1 => vec![rank],
        2 | 3 => of_rank,
        _ => {
            let mut cards = of_rank;
            if cards.len() <= 2 {
                let others: Vec<Card> = hand.iter().copied().filter(|card| *card != rank).collect();
                cards.extend(least(&others));
            }
            cards
        }
    }
}

/// The first player after the holder who challenges, and why.
/// The hands are those after `stated` cards have been put down.
fn first_challenger(number: usize, stated: usize, hands: &[Vec<Card>; 4]) -> Option<(usize, Rule)> {
    let holder = (number - 1) % 4 + 1;
    for distance in 1..=3 {
        let player = (holder - 1 + distance) % 4 + 1;
        if let Some(rule) = rule_to_challenge(player, number, stated, hands) {
            return Some((player, rule));
        }
    }
    None
}

/// The rule by which the player challenges, if it does.
pub fn rule_to_challenge(
    player: usize,
    number: usize,
    stated: usize,
    hands: &[Vec<Card>; 4],
) -> Option<Rule> {
    let rank = ((number - 1) % 13) as Card;
    let next_rank = (number % 13) as Card;
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
fn all_of(hand: &[Card], rank: Card) -> Vec<Card> {
    hand.iter().copied().filter(|card| *card == rank).collect()
}

/// The card whose name is lexicographically least.
pub fn least(hand: &[Card]) -> Option<Card> {
    hand.iter().copied().min_by_key(|card| name(*card))
}

/// The rank that the hand holds fewest of, but at least one; of several the lexicographically least.
fn rank_held_fewest_of(hand: &[Card]) -> Card {
    let held = hand.iter().copied();
    held.min_by_key(|rank| (all_of(hand, *rank).len(), name(*rank)))
        .expect("a card in the hand")
}

fn remove(hand: &mut Vec<Card>, card: Card) {
    let place = hand.iter().position(|other| *other == card);
    hand.remove(place.expect("the card is in the hand"));
}

/// The cards with these names.
///
/// # Panics
/// On a word that is no rank.
pub fn cards(names: &[impl AsRef<str>]) -> Vec<Card> {
    let card = |name: &str| RANKS.iter().position(|rank| *rank == name);
    let cards = names
        .iter()
        .map(|name| card(name.as_ref()).expect("a rank") as Card);
    cards.collect()
}

fn name(card: Card) -> &'static str {
    RANKS[usize::from(card)]
}

fn names(cards: &[Card]) -> Vec<String> {
    cards.iter().map(|card| name(*card).to_string()).collect()
}

/// What the judge prints for the input.
///
/// # Panics
/// On malformed input and on a game that never ends.
pub fn answer(input: &str) -> String {
    let words: Vec<&str> = input.split_whitespace().collect();
    assert_eq!(words.len() % 52, 0, "each game has 52 cards");
    let mut output = String::new();
    for game in cards(&words).chunks(52) {
        for rank in 0..13 {
            assert_eq!(all_of(game, rank).len(), 4, "number of cards {rank}");
        }
        let hands = [0, 13, 26, 39].map(|start| game[start..start + 13].to_vec());
        let mut position = start(hands);
        let End::Winner(winner) = play_rounds(&mut position, |_| {}) else {
            panic!("a game that never ends");
        };
        for player in 1..=4 {
            if player == winner {
                output.push_str("WINNER\n");
            } else {
                output.push_str(&names(&position.hands[player - 1]).join(" "));
                output.push('\n');
            }
        }
    }
    output
}
