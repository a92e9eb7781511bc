//! Scenes: the pictures of a game after each step. The problems describe them, `text.rs` draws them
//! with characters, and `viewer.js` draws them as HTML and SVG.

use crate::workbench::json::{json, json_as, Json, Object, Raw};

/// The picture after a step.
#[derive(Clone, Default, PartialEq)]
pub enum Scene {
    #[default]
    None,
    /// Rows of cards or numbers. If there are piles, they come first.
    Rows(Vec<Row>),
    /// One board, or an earlier and a later one. The stage is a [`Grid`].
    Boards(Vec<Board>),
    /// The matches played so far. The stage is a [`Tournament`].
    Bracket(Bracket),
}

/// A scene and the previous one. The first is written; if it or one of its rows is unchanged, 0 is
/// written instead.
impl Json for (&Scene, &Scene) {
    fn write(&self, output: &mut Vec<u8>) {
        match *self {
            (Scene::None, _) => None::<u8>.write(output),
            (scene, previous) if scene == previous => 0u8.write(output),
            (Scene::Rows(rows), previous) => {
                let previous_rows = match previous {
                    Scene::Rows(rows) => &rows[..],
                    _ => &[],
                };
                let change = |(index, row): (usize, &Row)| match previous_rows.get(index) {
                    Some(previous) if previous == row => Raw("0".into()),
                    _ => Raw(row.text()),
                };
                let rows: Vec<Raw> = rows.iter().enumerate().map(change).collect();
                Object(&[("rows", &rows)]).write(output);
            }
            (Scene::Boards(boards), _) => {
                Object(&[("grid", &Object(&[("boards", boards)]))]).write(output);
            }
            (Scene::Bracket(bracket), _) => Object(&[("bracket", bracket)]).write(output),
        }
    }
}

/// The part of all scenes that never changes in a case.
pub enum Stage {
    Grid(Grid),
    Bracket(Tournament),
}

impl Json for Stage {
    fn write(&self, output: &mut Vec<u8>) {
        match self {
            Stage::Grid(grid) => Object(&[("grid", grid)]).write(output),
            Stage::Bracket(tournament) => Object(&[("bracket", tournament)]).write(output),
        }
    }
}

/// The role of a card or a square in a step. Each is drawn in its own way; the comments describe
/// the drawings in text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    #[default]
    None,
    /// The subject of the step. Brackets around a card, or `*` on a board.
    Strong,
    /// A card that leaves, or a stone that does not count. Parentheses around the card, or `-` on a
    /// board.
    Weak,
    /// A card that left in an earlier step. It is not drawn.
    Gone,
    /// A square named by the output or the program. `?` on a board, instead of any other mark.
    Claimed,
    /// A stone of a five that does not decide the game. `+` on a board.
    Secondary,
}

/// A row of cards.
#[derive(Clone, PartialEq)]
pub struct Row {
    pub kind: Kind,
    pub label: String,
    /// The text that is shown if there are no cards.
    pub empty: &'static str,
    /// A short description of the player's action in the step. It is not drawn in text.
    pub note: String,
    pub cards: Vec<Card>,
}
json!(Row: kind, label, empty, note, cards);

/// The kind of a row, which decides where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A pile, beside other piles.
    Pile,
    Deck,
    /// The hand of one of four players around a table.
    Hand,
    Table,
    /// Numbers to choose from.
    Numbers,
    /// A title above other rows, without cards.
    Title,
}

/// A card or a number.
#[derive(Clone, PartialEq)]
pub struct Card {
    pub name: String,
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
    /// Returns a row without cards.
    pub fn new(kind: Kind, label: impl ToString, empty: &'static str) -> Self {
        Row {
            kind,
            label: label.to_string(),
            empty,
            note: String::new(),
            cards: Vec::new(),
        }
    }

    /// Appends a card with this name and mark.
    pub fn push(&mut self, name: impl ToString, mark: Mark) {
        let name = name.to_string();
        self.cards.push(Card { name, mark });
    }
}

/// The common part of the square boards of a case.
#[derive(Default)]
pub struct Grid {
    /// The number of rows and columns.
    pub size: u32,
    /// True if pieces are placed where lines cross, and false if they are placed between lines.
    pub on_points: bool,
    /// For each move, the row and column, from 1, of the spot that it places or removes.
    pub moves: Vec<Vec<u32>>,
    /// The stones that are on every board.
    pub squares: Vec<Stone>,
}
json!(Grid: size, on_points, moves, squares);

/// A stone on a board. Rows and columns are counted from 1.
pub struct Stone {
    pub row: u32,
    pub column: u32,
    pub piece: Piece,
}
json!(Stone: row, column, piece);

/// The colour of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Black,
    White,
}

/// A board after some of the moves. If a scene has two boards, the second one may be a reflection
/// or a rotation of the first.
#[derive(Clone, Default, PartialEq)]
pub struct Board {
    /// The title, which is shown if there are two boards.
    pub title: String,
    /// True if the first board is mirrored, left for right, and then turned to give this one.
    pub mirrored: bool,
    /// The number of clockwise turns by 90 degrees from the first board to this one.
    pub turns: u8,
    /// The number of moves made before this board.
    pub after: usize,
    /// The squares with a mark.
    pub squares: Vec<Square>,
}
json!(Board: title, mirrored, turns, after, squares);

/// A marked square, or a marked crossing of lines. Rows and columns are counted from 1.
#[derive(Clone, PartialEq)]
pub struct Square {
    pub row: u32,
    pub column: u32,
    pub mark: Mark,
}
json!(Square: row, column, mark);

/// A knock-out tournament.
pub struct Tournament {
    /// The names of the teams.
    pub teams: Vec<String>,
    /// The indices of the teams from top to bottom. Teams that meet are near each other.
    pub order: Vec<u32>,
    /// The number of rounds.
    pub rounds: usize,
    /// The matches and wildcards, in the order of play.
    pub matches: Vec<Match>,
}
json!(Tournament: teams, order, rounds, matches);

/// The state of a tournament after a step.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Bracket {
    /// The number of matches and wildcards played so far.
    pub played: usize,
    /// The round that begins in the step, if one does.
    pub begins: Option<u32>,
    /// True if the last of the played matches is played in the step.
    pub is_new: bool,
    /// The match in the wrong line of the output.
    pub output: Option<Match>,
}
json!(Bracket: played, begins, is_new, output);

/// A match, or a wildcard: a match in which winner and loser are the same team.
#[derive(Clone, Copy, PartialEq)]
pub struct Match {
    /// The number of the round, from 1.
    pub round: u32,
    /// The index of the winning team.
    pub winner: u32,
    /// The index of the losing team.
    pub loser: u32,
}
json!(Match: round, winner, loser);

json_as!("\"{:?}\"": Mark, Kind, Piece);
