//! The hands of Cheat after each round: lists of ranks, and "least" is the order of their names as
//! strings.

/// The names of the ranks in the order of the rounds.
pub const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// A card: the place of its rank in [`RANKS`].
type Card = u8;

/// What the players hold, and what is on the table, in rank order.
pub struct Position {
    /// The hands of players 1 to 4.
    pub hands: [Vec<Card>; 4],
    /// The cards on the table.
    pub table: Vec<Card>,
}

impl Position {
    /// The position before the first round.
    pub fn start(mut hands: [Vec<Card>; 4]) -> Self {
        hands.iter_mut().for_each(|hand| hand.sort());
        let table = Vec::new();
        Position { hands, table }
    }

    /// Plays to the end. `watch` sees the position after each round.
    pub fn play(&mut self, mut watch: impl FnMut(&Position)) {
        for number in 1.. {
            self.play_round(number);
            watch(self);
            if self.hands.iter().any(Vec::is_empty) {
                return;
            }
        }
    }

    fn play_round(&mut self, number: usize) {
        let Position { hands, table } = self;
        let holder = (number - 1) % 4 + 1;
        let rank = ((number - 1) % 13) as Card;
        let put_down = cards_to_put_down(holder, &hands[holder - 1], rank);
        for card in &put_down {
            remove(&mut hands[holder - 1], *card);
        }
        table.extend(&put_down);
        let is_lie = put_down.iter().any(|card| *card != rank);
        if let Some(challenger) = first_challenger(number, put_down.len(), hands) {
            let taker = if is_lie { holder } else { challenger };
            hands[taker - 1].append(table);
            hands[taker - 1].sort();
        }
        table.sort();
    }
}

/// The cards that the player puts down from the hand when it holds a round of the rank.
fn cards_to_put_down(player: usize, hand: &[Card], rank: Card) -> Vec<Card> {
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

/// The first player after the holder who challenges.
/// The hands are those after `stated` cards have been put down.
fn first_challenger(number: usize, stated: usize, hands: &[Vec<Card>; 4]) -> Option<usize> {
    let others = (0..3).map(|distance| (number + distance) % 4 + 1);
    let mut others = others.filter(|player| challenges(*player, number, stated, hands));
    others.next()
}

/// Whether the player challenges if nobody else does before.
fn challenges(player: usize, number: usize, stated: usize, hands: &[Vec<Card>; 4]) -> bool {
    let rank = ((number - 1) % 13) as Card;
    let next_rank = (number % 13) as Card;
    let holder = (number - 1) % 4 + 1;
    let next_holder = number % 4 + 1;
    let hand = &hands[player - 1];
    let lacks_next = next_holder == player && all_of(hand, next_rank).is_empty();
    let own = all_of(hand, rank).len();
    match player {
        1 => lacks_next || stated + own > 4,
        2 => lacks_next,
        3 => own == 4,
        _ => hands[holder - 1].is_empty(),
    }
}

/// The cards of the rank in the hand.
fn all_of(hand: &[Card], rank: Card) -> Vec<Card> {
    hand.iter().copied().filter(|card| *card == rank).collect()
}

/// The card whose name is lexicographically least.
fn least(hand: &[Card]) -> Option<Card> {
    hand.iter().copied().min_by_key(|card| name(*card))
}

/// The rank that the hand holds fewest of, but at least one; of several the lexicographically
/// least.
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
pub fn cards<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<Card> {
    let card = |name| RANKS.iter().position(|rank| *rank == name).expect("a rank");
    names.into_iter().map(|name| card(name) as Card).collect()
}

fn name(card: Card) -> &'static str {
    RANKS[usize::from(card)]
}

/// The names of the cards.
pub fn names(cards: &[Card]) -> Vec<&'static str> {
    cards.iter().map(|card| name(*card)).collect()
}
