//! Rows of cards or numbers: piles, a deck, the hands of players, what lies on the table.

use super::options::Options;
use super::scene::{Lines, Mark, Scene, INDENT};
use super::text::Text;
use crate::runtime::scanner::StreamError;
use crate::workbench::json::{write_character, Items};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What a row is, which decides where it is drawn.
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

impl Kind {
    /// What it is called in a page's data.
    fn name(self) -> &'static str {
        match self {
            Kind::Pile => "pile",
            Kind::Deck => "deck",
            Kind::Hand => "hand",
            Kind::Table => "table",
            Kind::Numbers => "numbers",
        }
    }
}

/// A card or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// What stands on it.
    pub name: &'static str,
    /// Whether it stands out.
    pub mark: Mark,
}

/// The names of the cards that are numbers, from 0 to 20.
pub const NUMBERS: [&str; 21] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16",
    "17", "18", "19", "20",
];

/// A row of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What it is.
    pub kind: Kind,
    /// What it is called.
    pub label: String,
    /// What happens to it in the step, in a few words; only a page shows it.
    pub note: String,
    /// What is shown where it has no cards.
    pub empty: &'static str,
    /// The cards.
    pub cards: Vec<Card>,
}

impl Row {
    /// A row without cards.
    pub fn new(kind: Kind, label: impl Into<String>, empty: &'static str) -> Self {
        Row {
            kind,
            label: label.into(),
            note: String::new(),
            empty,
            cards: Vec::new(),
        }
    }

    /// Appends a card.
    pub fn push(&mut self, name: &'static str, mark: Mark) {
        self.cards.push(Card { name, mark });
    }

    /// The cards, without those that are gone.
    fn listed(&self) -> Text {
        let mut text = Text::new();
        for card in self.cards.iter().filter(|card| card.mark != Mark::Gone) {
            let (opens, closes, look) = card.mark.signs();
            let name = format!("{opens}{}{closes}", card.name);
            let gap = if text.width() == 0 { "" } else { " " };
            text = text.plain(gap).with(look, name.trim());
        }
        if text.width() == 0 {
            return Text::from(self.empty);
        }
        text
    }

    /// How many cards it has that are not leaving it, where that is of interest.
    fn count(&self) -> Text {
        let stays = |card: &&Card| matches!(card.mark, Mark::None | Mark::Strong);
        match self.cards.iter().filter(stays).count() {
            0 => Text::new(),
            _ if self.kind == Kind::Numbers => Text::new(),
            count => Text::from(format!(" ({count})")).unbroken(),
        }
    }
}

/// The rows of a step.
#[derive(Default)]
pub struct Rows {
    /// The rows from left to right or from top to bottom; piles come first.
    pub rows: Vec<Row>,
    /// What the moments are called, if the same rows are shown at several.
    pub titles: Vec<String>,
    /// The rows as they were written last.
    written: Vec<Row>,
}

impl Scene for Rows {
    fn draw(&self, options: &Options, line: &mut Lines) -> Result<(), StreamError> {
        let label = |row: &Row| match row.kind {
            Kind::Pile => "piles".len(),
            _ => row.label.chars().count(),
        };
        let width = self.rows.iter().map(label).max().unwrap_or(0) + 2;
        if !self.titles.is_empty() {
            let title = format!("{}:", self.titles.join(" and "));
            line(0, Text::new().bold(title))?;
        }
        let (piles, others): (Vec<&Row>, Vec<&Row>) =
            self.rows.iter().partition(|row| row.kind == Kind::Pile);
        if !piles.is_empty() {
            let mut text = Text::from("piles").filled(width, ' ');
            for (place, pile) in piles.into_iter().enumerate() {
                let number = Text::new().bold(format!("{}:", pile.label)).plain(" ");
                let gap = if place == 0 { "" } else { "   " };
                let pile = number.then(pile.listed());
                let fits = INDENT + width + pile.width() <= options.width;
                text = text
                    .plain(gap)
                    .then(if fits { pile.unbroken() } else { pile });
            }
            line(width, text)?;
        }
        for row in others {
            let text = Text::from(&row.label).unbroken().filled(width, ' ');
            line(width, text.then(row.listed()).then(row.count()))?;
        }
        Ok(())
    }

    fn write_changes(&mut self, output: &mut Vec<u8>) {
        let mut changes = Items::object(output);
        let (old, new) = (&self.written, &self.rows);
        if new.len() != old.len() {
            crate::runtime::number::write_number(changes.key("rows"), new.len() as u64);
        }
        let heads = |row: &Row| (row.kind, row.label.clone(), row.note.clone(), row.empty);
        let is_new_head = |place: usize| old.get(place).map(heads) != Some(heads(&new[place]));
        let places: Vec<usize> = (0..new.len()).filter(|&place| is_new_head(place)).collect();
        if !places.is_empty() {
            let mut list = Items::list(changes.key("heads"));
            for place in places {
                let row = &new[place];
                list.number(place as u64);
                for text in [row.kind.name(), &row.label, &row.note, row.empty] {
                    list.string(text);
                }
            }
            list.end();
        }
        let mut cards = Items::list(changes.key("cards"));
        for (place, row) in new.iter().enumerate() {
            let old = old.get(place).map_or(&[][..], |row| &row.cards);
            write_difference(place, old, &row.cards, &mut cards);
        }
        cards.end();
        let marks = new.iter().enumerate().flat_map(|(place, row)| {
            let cards = row.cards.iter().enumerate();
            cards.map(move |(card, what)| (place, card, what.mark))
        });
        let mut marked = marks.filter(|(.., mark)| *mark != Mark::None).peekable();
        if marked.peek().is_some() {
            let mut list = Items::list(changes.key("marks"));
            for (place, card, mark) in marked {
                list.number(place as u64);
                list.number(card as u64);
                list.number(mark as u64);
            }
            list.end();
        }
        if !self.titles.is_empty() {
            let mut list = Items::list(changes.key("titles"));
            self.titles.iter().for_each(|title| list.string(title));
            list.end();
        }
        changes.end();
        self.written.clone_from(&self.rows);
    }
}

/// Writes, for a row whose cards changed: its place, how many cards stay at its beginning and how
/// many at its end, and the names of those between them.
fn write_difference(place: usize, old: &[Card], new: &[Card], list: &mut Items) {
    let is_same = |(old, new): &(&Card, &Card)| old.name == new.name;
    let before = old.iter().zip(new).take_while(is_same).count();
    let (old, new) = (&old[before..], &new[before..]);
    let after = old.iter().rev().zip(new.iter().rev());
    let after = after.take_while(is_same).count();
    let (old, new) = (&old[..old.len() - after], &new[..new.len() - after]);
    if old.is_empty() && new.is_empty() {
        return;
    }
    for number in [place, before, after] {
        list.number(number as u64);
    }
    let output = list.item();
    output.push(b'"');
    for (place, card) in new.iter().enumerate() {
        if place > 0 {
            output.push(b' ');
        }
        card.name
            .chars()
            .for_each(|character| write_character(character, output));
    }
    output.push(b'"');
}
