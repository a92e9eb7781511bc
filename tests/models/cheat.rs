//! The hands of Cheat after each round: lists of ranks, and "least" is the order of their names as
//! strings.

/// The names of the ranks in the order of the rounds.
const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];

/// A card: the place of its rank in [`RANKS`].
type Card = usize;

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
        for round in 0.. {
            self.play_round(round);
            watch(self);
            if self.hands.iter().any(Vec::is_empty) {
                return;
            }
        }
    }

    /// Plays a round. Players have the numbers 0 to 3 here.
    fn play_round(&mut self, round: usize) {
        let Position { hands, table } = self;
        let (holder, rank) = (round % 4, round % 13);
        let put_down = cards_to_put_down(holder, &hands[holder], rank);
        for card in &put_down {
            let place = hands[holder].iter().position(|other| other == card);
            hands[holder].remove(place.expect("the card is in the hand"));
        }
        table.extend(&put_down);
        let challenges = |player: &usize| {
            let own = all_of(&hands[*player], rank).len();
            let is_next = *player == (holder + 1) % 4;
            let must_lie = is_next && all_of(&hands[*player], (rank + 1) % 13).is_empty();
            match player {
                0 => must_lie || put_down.len() + own > 4,
                1 => must_lie,
                2 => own == 4,
                _ => hands[holder].is_empty(),
            }
        };
        let mut others = (1..4).map(|distance| (holder + distance) % 4);
        if let Some(challenger) = others.find(challenges) {
            let is_true = put_down.iter().all(|card| *card == rank);
            let taker = if is_true { challenger } else { holder };
            hands[taker].append(table);
            hands[taker].sort();
        }
        table.sort();
    }
}

/// The cards that the player puts down from the hand when it holds a round of the rank.
fn cards_to_put_down(player: usize, hand: &[Card], rank: Card) -> Vec<Card> {
    let mut cards = all_of(hand, rank);
    let mut others = hand.to_vec();
    others.retain(|card| *card != rank);
    others.sort_by_key(|card| RANKS[*card]);
    match (player, cards.len()) {
        (2, 0) => {
            // The first of several, which is the least.
            let fewest = others.iter().min_by_key(|card| all_of(hand, **card).len());
            all_of(hand, *fewest.expect("a card in the hand"))
        }
        (_, 0) => vec![others[0]],
        (0, _) => vec![rank],
        (3, 1 | 2) => {
            cards.extend(others.first());
            cards
        }
        _ => cards,
    }
}

/// The cards of the rank in the hand.
fn all_of(hand: &[Card], rank: Card) -> Vec<Card> {
    hand.iter().copied().filter(|card| *card == rank).collect()
}

/// The cards with these names.
pub fn cards<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<Card> {
    let card = |name| RANKS.iter().position(|rank| *rank == name);
    let cards = names.into_iter().map(card);
    cards.map(|card| card.expect("a rank")).collect()
}

/// The names of the cards.
pub fn names(cards: &[Card]) -> Vec<&'static str> {
    cards.iter().map(|card| RANKS[*card]).collect()
}
