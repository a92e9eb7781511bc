//! Scenes: what is seen after a step, as plain data. A problem describes its game with them and
//! does not know how they are drawn: `text.rs` draws them with characters, `page.js` as SVG.

use crate::workbench::json::{json, json_as, Json, Object};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What is seen after a step.
#[derive(Default)]
pub enum Scene {
    /// Nothing.
    #[default]
    None,
    /// Cards or numbers: piles, a deck, the hands of players, what lies on the table; from left to
    /// right or from top to bottom, piles first.
    Rows(Vec<Row>),
    /// Boards.
    Grid(Grid),
    /// A tournament.
    Bracket(Bracket),
}

impl Json for Scene {
    fn write(&self, output: &mut Vec<u8>) {
        match self {
            Scene::None => None::<u8>.write(output),
            Scene::Rows(rows) => Object(&[("rows", rows)]).write(output),
            Scene::Grid(grid) => Object(&[("grid", grid)]).write(output),
            Scene::Bracket(bracket) => Object(&[("bracket", bracket)]).write(output),
        }
    }
}

impl From<Vec<Row>> for Scene {
    fn from(rows: Vec<Row>) -> Scene {
        Scene::Rows(rows)
    }
}

/// Whether something stands out, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// It does not.
    #[default]
    None,
    /// What the step is about: drawn in brackets.
    Strong,
    /// What is leaving, or does not count: drawn in parentheses.
    Weak,
    /// What is no longer there; only a page shows it.
    Gone,
    /// Like what is strong, but another one counts: `+` on a board.
    Other,
}

/// A row of cards.
#[derive(Clone)]
pub struct Row {
    /// What it is.
    pub kind: Kind,
    /// What it is called.
    pub label: String,
    /// What is shown where it has no cards.
    pub empty: &'static str,
    /// What happens to it in the step, in a few words; only a page shows it.
    pub note: String,
    /// The cards.
    pub cards: Vec<Card>,
}
json!(Row: kind, label, empty, note, cards);

/// What a row is, which decides where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of several piles side by side.
    Pile,
    /// A deck.
    Deck,
    /// The hand of a player, one of four around a table.
    Hand,
    /// What lies on the table.
    Table,
    /// Numbers to choose from.
    Numbers,
}

/// A card or a number.
#[derive(Clone)]
pub struct Card {
    /// What stands on it: letters and digits.
    pub name: String,
    /// Whether it stands out.
    pub mark: Mark,
}
json!(Card: name, mark);

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

/// Square boards with pieces on them: one, or an earlier and a later one side by side.
pub struct Grid {
    /// How many rows and columns the boards have.
    pub size: u32,
    /// Whether pieces stand where lines cross, not between them.
    pub on_points: bool,
    /// The boards, from left to right.
    pub boards: Vec<Board>,
}
json!(Grid: size, on_points, boards);

/// A board.
#[derive(Default)]
pub struct Board {
    /// What it is called next to another one.
    pub title: String,
    /// How many quarters it has been turned clockwise since the first board.
    pub turns: u8,
    /// The squares that hold a piece or a mark, each once. One that is named by an answer follows
    /// again, with no piece and the mark `Gone`: only a page shows it, around the other mark.
    pub squares: Vec<Square>,
}
json!(Board: title, turns, squares);

impl Board {
    /// Adds a square.
    pub fn put(&mut self, (row, column): (u32, u32), piece: Piece, mark: Mark) {
        let square = Square {
            row,
            column,
            piece,
            mark,
        };
        self.squares.push(square);
    }
}

/// A square or a point.
pub struct Square {
    /// Its row, from 1.
    pub row: u32,
    /// Its column, from 1.
    pub column: u32,
    /// What stands on it.
    pub piece: Piece,
    /// Whether it stands out.
    pub mark: Mark,
}
json!(Square: row, column, piece, mark);

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Nothing.
    None,
    /// A spot.
    Spot,
    /// A black stone.
    Black,
    /// A white stone.
    White,
}

/// A knock-out tournament as far as it has been played.
#[derive(Clone)]
pub struct Bracket {
    /// The names of the teams.
    pub teams: Vec<String>,
    /// The teams from top to bottom, those that meet next to each other.
    pub order: Vec<u32>,
    /// How many rounds will be played.
    pub rounds: usize,
    /// The round that begins in the step.
    pub begins: Option<u32>,
    /// What has happened so far.
    pub matches: Vec<Match>,
    /// Whether the last match has just been played, or a team has won.
    pub is_new: bool,
}
json!(Bracket: teams, order, rounds, begins, matches, is_new);

/// A match, or a wildcard: a match with oneself.
#[derive(Clone)]
pub struct Match {
    /// Its round, from 1.
    pub round: u32,
    /// The winner, an index of the teams.
    pub winner: u32,
    /// The loser.
    pub loser: u32,
    /// Whether another outcome would have been right as well.
    pub chosen: bool,
}
json!(Match: round, winner, loser, chosen);

json_as!("\"{:?}\"": Mark, Kind, Piece);
