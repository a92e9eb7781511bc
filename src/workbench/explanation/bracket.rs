//! A knock-out tournament as a bracket, which grows match by match.
//!
//! Teams stand in an order in which those that meet are next to each other, a winner before the
//! teams that it defeats. With characters the bracket is drawn when it is complete, a few rounds
//! at a time, in one part for each team that is left after them. The next few rounds begin with
//! these teams. So the drawing fits the columns whatever the number of teams.

use super::options::Options;
use super::scene::{Lines, Scene, INDENT};
use super::text::Text;
use crate::runtime::scanner::StreamError;
use crate::workbench::json::Items;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The place of a team in the order, from 0.
pub type Place = usize;

/// What happens in a round.
#[derive(Clone, Copy)]
pub enum Event {
    /// A match.
    Match {
        /// Who wins it.
        winner: Place,
        /// Who loses it.
        loser: Place,
        /// Whether another outcome would have been right as well.
        chosen: bool,
    },
    /// A team goes on without playing.
    Wildcard(Place),
}

/// A bracket as far as it has grown.
pub struct Bracket {
    /// The teams' names in the order of the bracket.
    names: Vec<String>,
    /// What has happened, with the round, from 1.
    events: Vec<(usize, Event)>,
    /// How many of the events have been written; nothing at all before the names.
    written: Option<usize>,
    /// How many rounds are drawn with characters; none while the bracket grows.
    complete: usize,
}

impl Bracket {
    /// The teams before the first round, in the order of the bracket.
    pub fn new(names: Vec<String>) -> Self {
        Bracket {
            names,
            events: Vec::new(),
            written: None,
            complete: 0,
        }
    }

    /// Adds what happens in a round, counted from 1.
    pub fn add(&mut self, round: usize, event: Event) {
        self.events.push((round, event));
    }

    /// The bracket will not grow any more: its first `rounds` are complete.
    pub fn complete(&mut self, rounds: usize) {
        self.complete = rounds;
    }
}

impl Scene for Bracket {
    fn draw(&self, options: &Options, line: &mut Lines) -> Result<(), StreamError> {
        if self.complete == 0 {
            return Ok(());
        }
        let drawing = Drawing::new(self, options);
        let columns = drawing.width + 1 + CONNECTOR;
        let at_a_time = (options.width - INDENT).saturating_sub(drawing.width + 1) / columns;
        let at_a_time = at_a_time.clamp(1, ROUNDS);
        let mut from = 0;
        while from < self.complete {
            let to = (from + at_a_time).min(self.complete);
            let title = match (from + 1, to) {
                (first, last) if first == last => format!("Round {first} as a bracket:"),
                (first, last) => format!("Rounds {first} to {last} as a bracket:"),
            };
            line(0, Text::new().bold(title))?;
            let is_left = |&place: &Place| drawing.lost[place] > to;
            for (number, place) in (0..self.names.len()).filter(is_left).enumerate() {
                if number > 0 {
                    line(0, Text::new())?;
                }
                for drawn in drawing.branch(place, (from, to), to).lines {
                    line(0, drawn)?;
                }
            }
            from = to;
        }
        Ok(())
    }

    fn write_changes(&mut self, output: &mut Vec<u8>) {
        let mut changes = Items::object(output);
        if self.written.is_none() {
            let mut names = Items::list(changes.key("teams"));
            self.names.iter().for_each(|name| names.string(name));
            names.end();
        }
        let mut events = Items::list(changes.key("events"));
        for &(round, event) in &self.events[self.written.unwrap_or(0)..] {
            let numbers = match event {
                Event::Match {
                    winner,
                    loser,
                    chosen,
                } => [round, winner, loser, usize::from(chosen)],
                Event::Wildcard(team) => [round, team, team, 0],
            };
            for number in numbers {
                events.number(number as u64);
            }
        }
        events.end();
        changes.end();
        self.written = Some(self.events.len());
    }
}

/// Teams that never lost.
const NEVER: usize = usize::MAX;

/// The most rounds in a drawing: 32 teams, 63 lines.
const ROUNDS: usize = 5;

/// Columns between two names of a team: a connector and its margins.
const CONNECTOR: usize = 4;

/// A drawing with characters.
struct Drawing<'a> {
    names: &'a [String],
    options: &'a Options,
    /// The winner, the round and the loser of each match, sorted.
    wins: Vec<(Place, usize, Place)>,
    /// For each team, the round in which it lost.
    lost: Vec<usize>,
    /// Columns of the longest name.
    width: usize,
}

/// The lines that lead to a team, all of the same width, and which of them ends in its name.
struct Branch {
    lines: Vec<Text>,
    end: usize,
}

impl<'a> Drawing<'a> {
    fn new(bracket: &'a Bracket, options: &'a Options) -> Self {
        let names = &bracket.names;
        let mut wins = Vec::new();
        let mut lost = vec![NEVER; names.len()];
        for &(round, event) in &bracket.events {
            if let Event::Match { winner, loser, .. } = event {
                if round <= bracket.complete {
                    wins.push((winner, round, loser));
                    lost[loser] = round;
                }
            }
        }
        wins.sort_unstable();
        let widths = names.iter().map(|name| name.chars().count());
        Drawing {
            names,
            options,
            wins,
            lost,
            width: widths.max().unwrap_or(0),
        }
    }

    /// Whom `winner` defeated in `round`, if it played.
    fn loser(&self, winner: Place, round: usize) -> Option<Place> {
        let order =
            |&(team, played, _): &(Place, usize, Place)| (team, played).cmp(&(winner, round));
        let found = self.wins.binary_search_by(order).ok()?;
        Some(self.wins[found].2)
    }

    /// The way of a team up to `round`, in the drawing of the rounds after `span.0`, to `span.1`.
    fn branch(&self, place: Place, span: (usize, usize), round: usize) -> Branch {
        let name = self.names[place].clone();
        let mut name = if round == span.1 {
            Text::new().bold(name)
        } else {
            let line = self.options.choose('\u{2500}', '-');
            Text::from(name).plain(" ").filled(self.width + 1, line)
        };
        name = name.unbroken();
        if round == span.0 {
            let lines = vec![name];
            return Branch { lines, end: 0 };
        }
        let mut upper = self.branch(place, span, round - 1);
        let columns = self.columns(span, round);
        let Some(loser) = self.loser(place, round) else {
            for (number, line) in upper.lines.iter_mut().enumerate() {
                *line = if number == upper.end {
                    line.clone().plain("(w) ").then(name.clone()).unbroken()
                } else {
                    widened(line, "", columns)
                };
            }
            return upper;
        };
        let lower = self.branch(loser, span, round - 1);
        let [down, up, side, joint] = self.options.choose(
            [
                "\u{2500}\u{2510}",
                "\u{2500}\u{2518}",
                " \u{2502}",
                " \u{251c}\u{2500} ",
            ],
            ["-+", "-+", " |", " +- "],
        );
        let mut lines = Vec::new();
        for (number, line) in upper.lines.iter().enumerate() {
            let connector = match number {
                number if number < upper.end => "",
                number if number == upper.end => down,
                _ => side,
            };
            lines.push(widened(line, connector, columns));
        }
        let end = lines.len();
        let margin = Text::new().filled(self.columns(span, round - 1), ' ');
        lines.push(margin.plain(joint).then(name).unbroken());
        for (number, line) in lower.lines.iter().enumerate() {
            let connector = match number {
                number if number < lower.end => side,
                number if number == lower.end => up,
                _ => "",
            };
            lines.push(widened(line, connector, columns));
        }
        Branch { lines, end }
    }

    /// Columns up to the names of the teams left after `round`, those included.
    fn columns(&self, span: (usize, usize), round: usize) -> usize {
        self.width + 1 + (round - span.0) * (CONNECTOR + self.width + 1)
    }
}

/// `line`, a connector after it, and blanks up to `width` columns.
fn widened(line: &Text, connector: &str, width: usize) -> Text {
    line.clone().plain(connector).filled(width, ' ').unbroken()
}
