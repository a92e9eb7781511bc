//! A knock-out tournament that grows match by match: a bracket on a page, and with characters, when
//! it is complete, a tree of who defeated whom.
//!
//! Both list the teams in one order: each before those that it defeated, in the order of the
//! rounds. So teams that meet stand next to each other, but for those that they defeated before.

use super::names::Team;
use super::solution::Round;
use crate::runtime::number::write_number;
use crate::runtime::scanner::StreamError;
use crate::workbench::explanation::scene::Lines;
use crate::workbench::explanation::{Options, Scene, BOLD};
use crate::workbench::json::Items;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A bracket as far as it has grown.
pub struct Bracket<'a> {
    /// The name of each team as it is shown.
    pub names: Vec<String>,
    /// All rounds that will be played.
    rounds: &'a [Round],
    /// How many rounds the tree with characters has; none while the bracket grows.
    pub complete: usize,
    /// For each team, its index in the order of the bracket.
    indices: Vec<u32>,
    has_written_teams: bool,
    /// The round that begins in the step.
    pub begins: Option<u32>,
    /// What has happened since the bracket was written: the round, the indices of winner and loser,
    /// and 1 if another outcome would have been right as well. A wildcard is a match with oneself.
    events: Vec<[u32; 4]>,
}

impl<'a> Bracket<'a> {
    /// The teams before the first of the `rounds`.
    pub fn new(names: Vec<String>, rounds: &'a [Round]) -> Self {
        let mut indices = vec![0; names.len()];
        for (team, index) in teams(rounds, names.len()).zip(0..) {
            indices[team as usize] = index;
        }
        Bracket {
            names,
            rounds,
            complete: 0,
            indices,
            has_written_teams: false,
            begins: None,
            events: Vec::new(),
        }
    }

    /// Adds a match of a round, counted from 1. A wildcard is a match of a team with itself.
    pub fn add(&mut self, round: u32, winner: Team, loser: Team, is_chosen: bool) {
        let [winner, loser] = [winner, loser].map(|team| self.indices[team as usize]);
        self.events.push([round, winner, loser, is_chosen.into()]);
    }
}

impl Scene for Bracket<'_> {
    fn draw(&mut self, _: &Options, line: &mut Lines) -> Result<(), StreamError> {
        if self.complete == 0 {
            return Ok(());
        }
        line(0, &format!("{BOLD}Whom each team defeated:"))?;
        let guide = "\u{2502} ";
        for node in tree(&self.rounds[..self.complete], self.names.len()) {
            let name = match node.team {
                Some(team) => &self.names[team as usize],
                None => "(wildcard)",
            };
            let text = match node.round {
                0 => format!("{BOLD}{name}"),
                round => format!("{}round {round}: {name}", guide.repeat(node.depth)),
            };
            line(2, &text)?;
        }
        Ok(())
    }

    fn write_changes(&mut self, output: &mut Vec<u8>) {
        let mut changes = Items::object(output);
        if !self.has_written_teams {
            let mut names = Items::list(changes.key("teams"));
            for team in teams(self.rounds, self.names.len()) {
                names.string(&self.names[team as usize]);
            }
            names.end();
            let rounds = self.rounds.len() as u64;
            write_number(changes.key("rounds"), rounds);
            self.has_written_teams = true;
        }
        if let Some(round) = self.begins.take() {
            write_number(changes.key("begins"), round.into());
        }
        let mut events = Items::list(changes.key("events"));
        events.numbers(self.events.drain(..).flatten());
        events.end();
        changes.end();
    }
}

/// A line of the tree.
struct Node {
    /// How many teams above it lost to each other, one after the other.
    depth: usize,
    /// The round in which the team lost, or had a wildcard; 0 if it never lost.
    round: usize,
    /// The team, or none for a wildcard of the team above.
    team: Option<Team>,
}

/// The tree after `rounds`. Below each team stand, round by round, those that it defeated, and its
/// wildcards. It is no deeper than there are rounds.
fn tree(rounds: &[Round], teams: usize) -> Vec<Node> {
    let mut has_lost = vec![false; teams];
    let mut below: Vec<Vec<(usize, Option<Team>)>> = vec![Vec::new(); teams];
    for (round, number) in rounds.iter().zip(1..) {
        for &(winner, loser) in &round.matches {
            below[winner as usize].push((number, Some(loser)));
            has_lost[loser as usize] = true;
        }
        if let Some(team) = round.wildcard {
            below[team as usize].push((number, None));
        }
    }
    let mut tree = Vec::new();
    let roots = (0..teams as Team)
        .rev()
        .filter(|&team| !has_lost[team as usize]);
    let mut to_come: Vec<Node> = roots
        .map(|team| Node {
            depth: 0,
            round: 0,
            team: Some(team),
        })
        .collect();
    while let Some(node) = to_come.pop() {
        let depth = node.depth + 1;
        let below = node
            .team
            .iter()
            .flat_map(|&team| below[team as usize].iter().rev());
        to_come.extend(below.map(|&(round, team)| Node { depth, round, team }));
        tree.push(node);
    }
    tree
}

/// The teams in the order of the tree after all rounds.
fn teams(rounds: &[Round], teams: usize) -> impl Iterator<Item = Team> {
    tree(rounds, teams).into_iter().filter_map(|node| node.team)
}
