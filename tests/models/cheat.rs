//! The hands of Cheat after each round, as the plain solution plays it.

use judge::problems::cheat::plain::{play_round, RANKS};

/// What the players hold, and what is on the table: names of ranks.
pub struct Position {
    /// The hands of players 1 to 4.
    pub hands: [Vec<&'static str>; 4],
    /// The cards on the table.
    pub table: Vec<&'static str>,
}

impl Position {
    /// The position before the first round.
    pub fn start(hands: [Vec<&'static str>; 4]) -> Self {
        let table = Vec::new();
        Position { hands, table }
    }

    /// Plays to the end. `watch` sees the position after each round.
    pub fn play(&mut self, mut watch: impl FnMut(&Position)) {
        for round in 0.. {
            let (hands, table) = (&mut self.hands, &mut self.table);
            let _ = play_round(round, hands, table, "", &mut |_| Some(()));
            watch(self);
            if self.hands.iter().any(Vec::is_empty) {
                return;
            }
        }
    }
}

/// The cards with these names, in rank order.
pub fn cards<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<&'static str> {
    let names: Vec<&str> = names.into_iter().collect();
    let all_of = |rank| vec![rank; names.iter().filter(|name| **name == rank).count()];
    RANKS.into_iter().flat_map(all_of).collect()
}

/// The names of the cards, in rank order.
pub fn names(names: &[&'static str]) -> Vec<&'static str> {
    cards(names.iter().copied())
}
