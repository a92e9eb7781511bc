//! Scenes: the pictures after the steps. A problem builds them from its game; renderings alone
//! know how they are drawn: `text.rs` draws them with characters, `viewer.js` as HTML and SVG.

use crate::workbench::json::{json, json_as, Json, Object, Raw};

/// The picture after a step.
#[derive(Clone, Default, PartialEq)]
pub enum Scene {
    /// No picture.
    #[default]
    None,
    /// Cards or numbers: piles, a deck, the hands of players, the table; from left to right or from top
    /// to bottom, piles first.
    Rows(Vec<Row>),
    /// Boards from left to right: one, or an earlier and a later one. Their stage is a [`Grid`].
    Boards(Vec<Board>),
    /// A tournament as far as it has been played. Its stage is a [`Tournament`].
    Bracket(Bracket),
}

/// A scene and that of the step before: 0 stands for a part that is the same.
impl Json for (&Scene, &Scene) {
    fn write(&self, output: &mut Vec<u8>) {
        match *self {
            (Scene::None, _) => None::<u8>.write(output),
            (scene, before) if scene == before => 0u8.write(output),
            (Scene::Rows(rows), before) => {
                let before = match before {
                    Scene::Rows(rows) => &rows[..],
                    _ => &[],
                };
                let rows = rows.iter().enumerate();
                let rows: Vec<Raw> = rows
                    .map(|(index, row)| match before.get(index) {
                        Some(before) if before == row => Raw("0".into()),
                        _ => Raw(row.text()),
                    })
                    .collect();
                Object(&[("rows", &rows)]).write(output);
            }
            (Scene::Boards(boards), _) => {
                Object(&[("grid", &Object(&[("boards", boards)]))]).write(output);
            }
            (Scene::Bracket(bracket), _) => Object(&[("bracket", bracket)]).write(output),
        }
    }
}

/// The part of the pictures that never changes in a case.
pub enum Stage {
    /// The grid of all boards.
    Grid(Grid),
    /// The tournament that is played.
    Bracket(Tournament),
}

impl Json for Stage {
    fn write(&self, output: &mut Vec<u8>) {
        match self {
            Stage::Grid(grid) => Object(&[("grid", grid)]).write(output),
            Stage::Bracket(bracket) => Object(&[("bracket", bracket)]).write(output),
        }
    }
}

/// How something stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// It does not.
    #[default]
    None,
    /// The subject of the step: drawn in brackets.
    Strong,
    /// It leaves, or does not count: drawn in parentheses.
    Weak,
    /// It is no longer there; only a page shows it.
    Gone,
    /// The output names it: `?` on a board, where its square may have another mark before.
    Claimed,
    /// Like a strong one, but another one counts: `+` on a board.
    Secondary,
}

/// A row of cards.
#[derive(Clone, PartialEq)]
pub struct Row {
    /// Its kind.
    pub kind: Kind,
    /// Its name.
    pub label: String,
    /// The text in place of cards if it has none.
    pub empty: &'static str,
    /// Its part in the step, in a few words; only a page shows it.
    pub note: String,
    /// The cards.
    pub cards: Vec<Card>,
}
json!(Row: kind, label, empty, note, cards);

/// The kind of a row, which decides where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of several piles side by side.
    Pile,
    /// A deck.
    Deck,
    /// The hand of a player, one of four around a table.
    Hand,
    /// The table.
    Table,
    /// Numbers to choose from.
    Numbers,
    /// No cards: the title of a position, if there are an earlier and a later one.
    Title,
}

/// A card or a number.
#[derive(Clone, PartialEq)]
pub struct Card {
    /// Its letters and digits.
    pub name: String,
    /// How it stands out.
    pub mark: Mark,
}
impl Json for Card {
    fn write(&self, output: &mut Vec<u8>) {
        match self.mark {
            Mark::None => self.name.write(output),
            _ => Object(&[("name", &self.name), ("mark", &self.mark)]).write(output),
        }
    }
}

impl Row {
    /// A row without cards.
    pub fn new(kind: Kind, label: impl ToString, empty: &'static str) -> Self {
        Row {
            kind,
            label: label.to_string(),
            empty,
            note: String::new(),
            cards: Vec::new(),
        }
    }

    /// Appends a card.
    pub fn push(&mut self, name: impl ToString, mark: Mark) {
        let name = name.to_string();
        self.cards.push(Card { name, mark });
    }
}

/// Square boards with pieces on them.
#[derive(Default)]
pub struct Grid {
    /// The number of rows and columns.
    pub size: u32,
    /// Pieces stand where lines cross, not between them.
    pub on_points: bool,
    /// The row and column of a spot that each move places or removes, from 1.
    pub moves: Vec<Vec<u32>>,
    /// The stones that stand on every board.
    pub squares: Vec<Stone>,
}
json!(Grid: size, on_points, moves, squares);

/// A stone.
pub struct Stone {
    /// Its row, from 1.
    pub row: u32,
    /// Its column, from 1.
    pub column: u32,
    /// Its colour.
    pub piece: Piece,
}
json!(Stone: row, column, piece);

/// A colour of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Black,
    White,
}

/// A board.
#[derive(Clone, Default, PartialEq)]
pub struct Board {
    /// Its title next to another one.
    pub title: String,
    /// It is a mirror image of the first board, left for right, before it was turned.
    pub mirrored: bool,
    /// How many quarters it has been turned clockwise since the first board.
    pub turns: u8,
    /// The number of moves that have been made.
    pub after: usize,
    /// The squares that stand out.
    pub squares: Vec<Square>,
}
json!(Board: title, mirrored, turns, after, squares);

/// A square or a point that stands out.
#[derive(Clone, PartialEq)]
pub struct Square {
    /// Its row, from 1.
    pub row: u32,
    /// Its column, from 1.
    pub column: u32,
    /// How it stands out.
    pub mark: Mark,
}
json!(Square: row, column, mark);

/// A knock-out tournament.
pub struct Tournament {
    /// The names of the teams.
    pub teams: Vec<String>,
    /// The teams from top to bottom, those that meet next to each other.
    pub order: Vec<u32>,
    /// The number of rounds.
    pub rounds: usize,
    /// The matches and wildcards in the order in which they are played.
    pub matches: Vec<Match>,
}
json!(Tournament: teams, order, rounds, matches);

/// A tournament as far as it has been played.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Bracket {
    /// The number of matches and wildcards that are over.
    pub played: usize,
    /// The round that begins in the step.
    pub begins: Option<u32>,
    /// The last match has just been played.
    pub is_new: bool,
    /// A match of an output that differs from those of the tournament.
    pub output: Option<Match>,
}
json!(Bracket: played, begins, is_new, output);

/// A match, or a wildcard: a match with oneself.
#[derive(Clone, Copy, PartialEq)]
pub struct Match {
    /// Its round, from 1.
    pub round: u32,
    /// The winner, an index of the teams.
    pub winner: u32,
    /// The loser.
    pub loser: u32,
}
json!(Match: round, winner, loser);

json_as!("\"{:?}\"": Mark, Kind, Piece);
