//! Scenes: the pictures of a game after each step. The problems describe the scenes. `text.rs`
//! draws them with characters, and `viewer.js` draws them as HTML and SVG.

use crate::workbench::json::{json, json_as, Json, Object, Raw};

/// The picture after a step.
#[derive(Clone, Default, PartialEq)]
pub enum Scene {
    #[default]
    None,
    /// Rows of cards or numbers. If there are piles, they come first.
    Rows(Vec<CardRow>),
    /// One board, or an earlier and a later one. The stage is a [`Grid`].
    Boards(Vec<Diagram>),
    /// The matches played so far. The stage is a [`Tournament`].
    Bracket(Bracket),
}

/// A scene and the previous scene. Writes the scene as JSON, with 0 instead of an unchanged scene
/// or an unchanged row.
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
                let row_or_zero = |(index, row): (usize, &CardRow)| match previous_rows.get(index) {
                    Some(previous) if previous == row => Raw("0".into()),
                    _ => Raw(row.text()),
                };
                let rows: Vec<Raw> = rows.iter().enumerate().map(row_or_zero).collect();
                Object(&[("rows", &rows)]).write(output);
            }
            (Scene::Boards(boards), _) => {
                Object(&[("grid", &Object(&[("boards", boards)]))]).write(output);
            }
            (Scene::Bracket(bracket), _) => Object(&[("bracket", bracket)]).write(output),
        }
    }
}

/// The part that all scenes of a case have in common.
pub enum Stage {
    Grid(Grid),
    Tournament(Tournament),
}

impl Json for Stage {
    fn write(&self, output: &mut Vec<u8>) {
        match self {
            Stage::Grid(grid) => Object(&[("grid", grid)]).write(output),
            Stage::Tournament(tournament) => Object(&[("bracket", tournament)]).write(output),
        }
    }
}

/// The role of a card or a square in a step. The comments describe how `text.rs` draws it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    #[default]
    None,
    /// The subject of the step: brackets around a card, or `*` on a board.
    Strong,
    /// A card that is removed in the step, or a stone that does not count: parentheses around the
    /// card, or `-` on a board.
    Weak,
    /// A card that an earlier step has removed, or a number outside the position: not drawn.
    Gone,
    /// A stone of a five in a row, if that five does not decide the game: `+` on a board.
    Secondary,
}

/// A row of cards or numbers, or a title.
#[derive(Clone, PartialEq)]
pub struct CardRow {
    pub kind: RowKind,
    pub label: String,
    /// The text that is shown if the row has no cards.
    pub text_if_empty: &'static str,
    /// A short remark on the row, such as the player's action. Only pages show it.
    pub note: String,
    pub cards: Vec<Card>,
}
json!(CardRow: kind, label, text_if_empty, note, cards);

/// The kind of a row. It decides where the row is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// A pile of cards, beside other piles.
    Pile,
    Deck,
    /// The hand of one of four players around a table.
    Hand,
    Table,
    /// The numbers that a player may choose.
    Numbers,
    /// A title above other rows, without cards.
    Title,
}

/// A card or a number.
#[derive(Clone, PartialEq)]
pub struct Card {
    pub name: &'static str,
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

impl CardRow {
    /// Returns a row without cards.
    pub fn new(kind: RowKind, label: impl Into<String>, text_if_empty: &'static str) -> Self {
        CardRow {
            kind,
            label: label.into(),
            text_if_empty,
            note: String::new(),
            cards: Vec::new(),
        }
    }

    /// Appends a card with this name and mark.
    pub fn push(&mut self, name: &'static str, mark: Mark) {
        self.cards.push(Card { name, mark });
    }
}

/// Returns the name of a card with this number, at most 20.
pub fn number_name(number: usize) -> &'static str {
    const NAMES: [&str; 21] = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
        "17", "18", "19", "20",
    ];
    NAMES[number]
}

/// The part that all boards of a case have in common. The boards are square.
#[derive(Default)]
pub struct Grid {
    /// The number of rows and columns.
    pub size: u32,
    /// True if pieces stand where lines cross, and false if they stand between lines.
    pub on_points: bool,
    /// The row and the column of each move, which places or removes a piece. Both count from 1.
    pub moves: Vec<Vec<u32>>,
    /// The stones that are on every board.
    pub stones: Vec<Stone>,
}
json!(Grid: size, on_points, moves, stones);

/// A stone on a board. Rows and columns count from 1.
pub struct Stone {
    pub row: u32,
    pub column: u32,
    pub colour: Colour,
}
json!(Stone: row, column, colour);

/// The colour of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    Black,
    White,
}

/// A board after some of the moves. If a scene has two boards, the second board may be a rotation of
/// the first board.
#[derive(Clone, Default, PartialEq)]
pub struct Diagram {
    /// The title. It is shown if there are two boards.
    pub title: String,
    /// The number of clockwise turns by 90 degrees from the first board to the second.
    pub turns: u8,
    /// The number of moves made so far.
    pub move_count: usize,
    /// The squares with a mark.
    pub squares: Vec<Square>,
}
json!(Diagram: title, turns, move_count, squares);

/// A marked square, or a marked crossing of lines. Rows and columns count from 1.
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
    /// The indices of the teams from top to bottom. Opponents are near each other.
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
    /// The number of the round that begins in the step, if one begins.
    pub starting_round: Option<u32>,
    /// True if the last of the `played` matches is played in the step.
    pub is_last_match_new: bool,
}
json!(Bracket: played, starting_round, is_last_match_new);

/// A match or a wildcard. For a wildcard, winner and loser are the same team.
#[derive(Clone, Copy, PartialEq)]
pub struct Match {
    /// The number of the round. The first round is 1.
    pub round: u32,
    /// The index of the winning team.
    pub winner: u32,
    /// The index of the losing team.
    pub loser: u32,
}
json!(Match: round, winner, loser);

json_as!("\"{:?}\"": Mark, RowKind, Colour);
