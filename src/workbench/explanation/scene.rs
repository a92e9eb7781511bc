//! Scenes: the pictures after the steps. A problem describes them; `text.rs` draws them with
//! characters, and `viewer.js` as HTML and SVG.

use crate::workbench::json::{json, json_as, Json, Object, Raw};

/// The picture after a step.
#[derive(Clone, Default, PartialEq)]
pub enum Scene {
    #[default]
    None,
    /// Rows of cards or numbers, piles first: piles, a deck, the hands of players, the table.
    Rows(Vec<Row>),
    /// A board, or an earlier and a later one. The stage is a [`Grid`].
    Boards(Vec<Board>),
    /// A tournament as far as it has been played. The stage is a [`Tournament`].
    Bracket(Bracket),
}

/// Writes the first scene; the second one is the scene of the previous step. An unchanged scene or
/// row is written as 0.
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
                let change = |(index, row): (usize, &Row)| match before.get(index) {
                    Some(before) if before == row => Raw("0".into()),
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

/// The part of the scenes that never changes in a case.
pub enum Stage {
    Grid(Grid),
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

/// The role of a card or of a square in a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    #[default]
    None,
    /// The subject of the step. In text, a card in brackets, and `*` on a board.
    Strong,
    /// A card that leaves, or a stone that does not count. In text, a card in parentheses, and `-` on a
    /// board.
    Weak,
    /// A card that left in an earlier step. Text leaves it out.
    Gone,
    /// Named by the output or the program. In text, `?` on a board, in place of another mark.
    Claimed,
    /// A stone of a five that does not decide the game. In text, `+`.
    Secondary,
}

/// A row of cards.
#[derive(Clone, PartialEq)]
pub struct Row {
    pub kind: Kind,
    pub label: String,
    /// The text in place of cards if there are none.
    pub empty: &'static str,
    /// The action of the player in the step, in a few words. Text leaves it out.
    pub note: String,
    pub cards: Vec<Card>,
}
json!(Row: kind, label, empty, note, cards);

/// The kind of a row, which decides where it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of several piles side by side.
    Pile,
    Deck,
    /// The hand of a player, one of four around a table.
    Hand,
    Table,
    /// Numbers to choose from.
    Numbers,
    /// A title above the rows of an earlier or of a later position, without cards.
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

    /// Appends a card.
    pub fn push(&mut self, name: impl ToString, mark: Mark) {
        let name = name.to_string();
        self.cards.push(Card { name, mark });
    }
}

/// The common part of square boards.
#[derive(Default)]
pub struct Grid {
    /// The number of rows and columns.
    pub size: u32,
    /// True if pieces stand where lines cross, and false if they stand between lines.
    pub on_points: bool,
    /// The row and column, from 1, of the spot that each move places or removes.
    pub moves: Vec<Vec<u32>>,
    /// The stones that stand on every board.
    pub squares: Vec<Stone>,
}
json!(Grid: size, on_points, moves, squares);

/// A stone. Rows and columns are counted from 1.
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

/// A board. If there are two, `mirrored` and `turns` relate the second one to the first.
#[derive(Clone, Default, PartialEq)]
pub struct Board {
    /// The title, which is shown if there are two boards.
    pub title: String,
    /// True if the first board is mirrored, left for right, before it is turned.
    pub mirrored: bool,
    /// The number of clockwise turns by 90 degrees from the first board to this one.
    pub turns: u8,
    /// The number of moves made.
    pub after: usize,
    /// The squares with a mark.
    pub squares: Vec<Square>,
}
json!(Board: title, mirrored, turns, after, squares);

/// A square or a point with a mark. Rows and columns are counted from 1.
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
    /// The teams from top to bottom; teams that meet are near each other.
    pub order: Vec<u32>,
    /// The number of rounds.
    pub rounds: usize,
    /// The matches and wildcards, in the order in which they are played.
    pub matches: Vec<Match>,
}
json!(Tournament: teams, order, rounds, matches);

/// A tournament as far as it has been played.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Bracket {
    /// The number of matches and wildcards played.
    pub played: usize,
    /// The round that begins in the step.
    pub begins: Option<u32>,
    /// True if the last of these matches is played in the step.
    pub is_new: bool,
    /// The match in the wrong line of the output.
    pub output: Option<Match>,
}
json!(Bracket: played, begins, is_new, output);

/// A match, or a wildcard: a match in which winner and loser are the same team.
#[derive(Clone, Copy, PartialEq)]
pub struct Match {
    /// The round, from 1.
    pub round: u32,
    /// The index of the winner in the teams.
    pub winner: u32,
    /// The index of the loser.
    pub loser: u32,
}
json!(Match: round, winner, loser);

json_as!("\"{:?}\"": Mark, Kind, Piece);
