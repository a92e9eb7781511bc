//! Game schedule, round by round: which matches are played and why these, who goes on without
//! playing, and who defeated whom.
//!
//! The rounds are arranged by the solution's [`Schedule`]. Why a match was forced or chosen is seen
//! from the matches that its teams had to come before the round: counts that are kept here beside
//! it.

use super::bracket::Bracket;
use super::names::Team;
use super::solution::{InputError, Round, Schedule, Solution, Stuck};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::{
    counted, explain_cases, Explainer, Explanation, BOLD, MARKED, PLAIN,
};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// How games are explained.
pub const EXPLAINER: Explainer = Explainer {
    as_text: "\
As text, the teams that a team defeated stand below it at the end. A page shows
each team's way from left to right in a bracket.
",
    explain: |stream, options| explain_cases(stream, options, explain_case),
};

/// The most columns of a name.
const NAME: usize = 25;

/// Explains the schedule of the case read last.
fn explain_case(
    solution: &mut Solution,
    (): (),
    explanation: &mut Explanation,
) -> Result<Vec<Round>, Error<InputError>> {
    let mut schedule = Schedule::new(&solution.matches);
    let stuck = schedule.arrange_rounds().err();
    let rounds = schedule.rounds;
    let teams = solution.names.count();
    let names = (0..teams).map(|team| explanation.word(solution.names.name(team), NAME));
    let mut to_come = vec![0; teams as usize];
    for &team in solution.matches.iter().flatten() {
        to_come[team as usize] += 1;
    }
    let mut play = Play {
        teams,
        matches: solution.matches.clone(),
        to_come,
        bracket: Bracket::new(names.collect(), &rounds),
    };
    let matches = counted(solution.matches.len() as u64, "match");
    let start = format!("{BOLD}Start:{PLAIN} {teams} teams, {matches} to play.");
    explanation.step(0, &start, Some(&mut play.bracket))?;
    for (round, number) in rounds.iter().zip(1..) {
        let stuck = stuck.as_ref().filter(|stuck| stuck.round == number);
        play.explain_round(number, round, stuck, explanation)?;
    }
    if let Some(stuck) = stuck {
        return Err(explanation.scanner.bad_input(InputError::Stuck(stuck)));
    }
    play.bracket.complete = rounds.len();
    let (champion, _) = rounds[rounds.len() - 1].matches[0];
    let words = format!("{BOLD}{} wins the tournament.", play.name(champion));
    explanation.step(rounds.len() as u64, &words, Some(&mut play.bracket))?;
    Ok(rounds)
}

/// A tournament that is played round by round.
struct Play<'a> {
    /// How many teams are left.
    teams: u32,
    /// The matches to come, in input order.
    matches: Vec<[Team; 2]>,
    /// For each team, how many matches it still has to play.
    to_come: Vec<u32>,
    bracket: Bracket<'a>,
}

impl Play<'_> {
    fn name(&self, team: Team) -> &str {
        &self.bracket.names[team as usize]
    }

    /// Explains a round, in which it may get `stuck`.
    fn explain_round(
        &mut self,
        number: u32,
        round: &Round,
        stuck: Option<&Stuck>,
        explanation: &mut Explanation,
    ) -> Result<(), StreamError> {
        let needed = counted(u64::from(self.teams / 2), "match");
        let wildcard = ["", " and a wildcard"][self.teams as usize % 2];
        let teams = self.teams;
        let words = format!(
            "{BOLD}Round {number}:{PLAIN} {teams} teams, so {MARKED}{needed}{wildcard}{PLAIN}."
        );
        self.bracket.begins = Some(number);
        explanation.step(number.into(), &words, Some(&mut self.bracket))?;
        let waiting = self.waiting(round);
        for &(winner, loser) in &round.matches {
            let twin = waiting.get(&winner).copied();
            let (kind, why) = self.why(winner, loser, twin, stuck.is_some());
            self.bracket.add(number, winner, loser, kind == "chosen");
            let (beats, out) = (self.name(winner), self.name(loser));
            let words = format!("{beats} defeats {out}; {BOLD}{kind}{PLAIN}: {why}.");
            explanation.step(number.into(), &words, Some(&mut self.bracket))?;
        }
        if let Some(stuck) = stuck {
            self.bracket.complete = number as usize - 1;
            explanation.step(number.into(), &why_stuck(stuck), Some(&mut self.bracket))?;
        } else if let Some(team) = round.wildcard {
            self.bracket.add(number, team, team, false);
            let words = format!(
                "{} advances with wildcard; it is left over.",
                self.name(team)
            );
            explanation.step(number.into(), &words, Some(&mut self.bracket))?;
        }
        for &(winner, loser) in &round.matches {
            self.to_come[winner as usize] -= 1;
            self.to_come[loser as usize] -= 1;
            self.teams -= 1;
        }
        Ok(())
    }

    /// For teams that play in the round, another that has only the match with it left, and so does
    /// not play.
    fn waiting(&mut self, round: &Round) -> BTreeMap<Team, Team> {
        let played: BTreeSet<(Team, Team)> = round.matches.iter().copied().collect();
        self.matches
            .retain(|&[one, two]| !played.contains(&(one, two)) && !played.contains(&(two, one)));
        let mut waiting = BTreeMap::new();
        for &[one, two] in &self.matches {
            for (team, opponent) in [(one, two), (two, one)] {
                if self.to_come[team as usize] == 1 {
                    waiting.insert(opponent, team);
                }
            }
        }
        waiting
    }

    /// Whether a match was chosen, and why it is played.
    fn why(
        &self,
        winner: Team,
        loser: Team,
        twin: Option<Team>,
        is_stuck: bool,
    ) -> (&'static str, String) {
        let (beats, out) = (self.name(winner), self.name(loser));
        if self.teams == 2 {
            let why = format!(
                "it is the final, and either may win; {beats} is named second in the input"
            );
            return ("chosen", why);
        }
        if self.to_come[winner as usize] == 1 {
            let why = "neither has another match to come, and either may win";
            return ("chosen", why.into());
        }
        if let Some(twin) = twin {
            let twin = self.name(twin);
            let why = format!(
                "{out} and {twin} both have only {beats} left to play, and one has to wait; this \
                 match comes first in the input"
            );
            return ("chosen", why);
        }
        if is_stuck {
            return ("possible", "it is the loser's last match".into());
        }
        let why = "it is the loser's last match, and the round needs it";
        ("forced", why.into())
    }
}

fn why_stuck(stuck: &Stuck) -> String {
    let played = stuck.matches;
    let needed = counted(u64::from(stuck.teams / 2), "match");
    format!(
        "Here the schedule gets {MARKED}stuck{PLAIN}: the round needs {needed}, but only {played} \
         can be played. Every other match would eliminate a team that has other matches to play, \
         or involves a team that already plays in this round."
    )
}
