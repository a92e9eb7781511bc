//! Rows of cards or numbers: piles, a deck, the hands of players, what lies on the table.
//!
//! The page gets all rows in every step: what repeats costs little when it is packed. A row is a
//! text of its parts with a `|` between them: its kind, its label, what stands for no cards, its
//! note, and then its cards, each with the signs of its mark.

use super::options::Options;
use super::scene::{Lines, Mark, Scene};
use super::text::{unbroken, BOLD, NO_BREAK, PLAIN};
use crate::runtime::scanner::StreamError;
use crate::workbench::json::Items;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What a row is, which decides where it is drawn. A page knows it by the name that `Debug` gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of several piles beside each other.
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
pub struct Card {
    /// What stands on it: letters and digits.
    pub name: String,
    /// Whether it stands out.
    pub mark: Mark,
}

impl Card {
    /// Its name between the signs of its mark.
    fn text(&self) -> String {
        let (opens, closes, _) = self.mark.signs();
        format!("{opens}{}{closes}", self.name).trim().to_owned()
    }
}

/// A row of cards.
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

    /// The cards, without those that are gone.
    fn listed(&self) -> String {
        let shown = self.cards.iter().filter(|card| card.mark != Mark::Gone);
        let names = shown.map(|card| format!("{}{}{PLAIN}", card.mark.signs().2, card.text()));
        let names: Vec<String> = names.collect();
        if names.is_empty() {
            return self.empty.to_owned();
        }
        names.join(" ")
    }

    /// How many cards it has that are not leaving it, where that is of interest.
    fn count(&self) -> String {
        let stays = |card: &&Card| matches!(card.mark, Mark::None | Mark::Strong);
        match self.cards.iter().filter(stays).count() {
            0 => String::new(),
            _ if matches!(self.kind, Kind::Numbers | Kind::Pile) => String::new(),
            count => format!("{NO_BREAK}({count})"),
        }
    }

    /// What the page gets to know of it.
    fn parts(&self) -> String {
        let mut parts = format!(
            "{:?}|{}|{}|{}",
            self.kind, self.label, self.empty, self.note
        );
        for card in &self.cards {
            parts += "|";
            parts += &card.text();
        }
        parts
    }
}

/// The rows of a step.
#[derive(Default)]
pub struct Rows {
    /// The rows from left to right or from top to bottom; piles come first.
    pub rows: Vec<Row>,
    /// What the moments are called, if the same rows are shown at several.
    pub titles: Vec<String>,
    /// Whether they have been drawn before.
    is_drawn: bool,
}

impl Scene for Rows {
    fn draw(&mut self, _: &Options, line: &mut Lines) -> Result<(), StreamError> {
        if !self.titles.is_empty() {
            line(0, &format!("{BOLD}{}:", self.titles.join(" and ")))?;
        }
        // Of the piles those that a step changes; all at first, or if none is changed.
        let is_pile = |row: &Row| row.kind == Kind::Pile;
        let is_changed = |row: &Row| row.cards.iter().any(|card| card.mark != Mark::None);
        let has_changed = self.rows.iter().any(|row| is_pile(row) && is_changed(row));
        let shows_all = !core::mem::replace(&mut self.is_drawn, true) || !has_changed;
        let is_shown = |row: &&Row| shows_all || !is_pile(row) || is_changed(row);
        let labels = self.rows.iter().map(|row| row.label.len());
        let margin = labels.max().unwrap_or(0) + 2;
        for row in self.rows.iter().filter(is_shown) {
            let label = unbroken(&format!("{:margin$}", row.label));
            line(margin, &(label + &row.listed() + &row.count()))?;
        }
        Ok(())
    }

    fn write_changes(&mut self, output: &mut Vec<u8>) {
        let mut changes = Items::object(output);
        let mut rows = Items::list(changes.key("rows"));
        self.rows.iter().for_each(|row| rows.string(&row.parts()));
        rows.end();
        if !self.titles.is_empty() {
            let mut list = Items::list(changes.key("titles"));
            self.titles.iter().for_each(|title| list.string(title));
            list.end();
        }
        changes.end();
    }
}
