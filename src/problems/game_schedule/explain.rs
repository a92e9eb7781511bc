//! Game schedule, round by round: which matches are played and why these, who goes on without
//! playing, and who defeated whom.
//!
//! The rounds are arranged by the solution's [`Schedule`]. Why a match was forced or chosen depends
//! on how many matches its teams still had to play before the round: counts that are kept here.

use super::case::{InputError, Team, Tournament};
use super::plain::Event;
use super::solution::{Round, Schedule};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::scene::{Bracket, Match, Scene};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{counted, Explanation, Given, Step};
use std::collections::{BTreeMap, BTreeSet};

/// The most columns of a name.
const NAME: usize = 25;

/// The most teams that a page shows. The judge has 1000 in its largest case.
const SHOWN: usize = 1000;

/// Explains the schedule of a case.
pub fn explain_schedule(
    tournament: &Tournament,
    explanation: &mut Explanation,
) -> Result<Vec<Round>, Error<InputError>> {
    let mut schedule = Schedule::new(&tournament.matches);
    let stuck = schedule.arrange_rounds().err();
    let rounds = schedule.rounds;
    let names = tournament.names.iter();
    let names: Vec<String> = names.map(|name| explanation.word(name, NAME)).collect();
    let teams = names.len() as u32;
    let mut to_come = vec![0; names.len()];
    for &team in tournament.matches.iter().flatten() {
        to_come[team as usize] += 1;
    }
    let is_page = explanation.options.page.is_some();
    let is_shown = is_page && names.len() <= SHOWN;
    let order = is_shown.then(|| order(&rounds, teams));
    let given = explanation.options.given.as_ref();
    let theirs = given.and_then(|given| match_given(tournament, given));
    let mut played = rounds.iter().flat_map(|round| &round.matches).copied();
    let ours = theirs.and_then(|Match { winner, loser, .. }| {
        played.find(|pair| [(winner, loser), (loser, winner)].contains(pair))
    });
    let bracket = Bracket {
        teams: names,
        order: order.unwrap_or_default(),
        rounds: rounds.len(),
        ..Bracket::default()
    };
    let mut play = Play {
        teams,
        matches: tournament.matches.clone(),
        to_come,
        bracket,
        is_shown,
        given: given.map(round_given),
        theirs,
        ours,
    };
    let matches = counted(tournament.matches.len() as u64, "match");
    let start = runs!(strong "Start:"; plain " {teams} teams, {matches} to play.");
    let start = play.step(0, start, false);
    explanation.step(start.shows(Event::Case(explanation.case())))?;
    if is_page && !is_shown {
        explanation.cut(format!(
            "Tournaments of more than {SHOWN} teams are explained as text only: `judge explain \
             game-schedule`."
        ))?;
    }
    for (round, number) in rounds.iter().zip(1..) {
        // Only the last round can be stuck.
        let is_stuck = stuck.is_some() && number as usize == rounds.len();
        let teams = play.teams;
        play.explain_round(number, round, is_stuck, explanation)?;
        if is_stuck {
            let why = why_stuck(teams, round.matches.len());
            explanation.step(play.step(number, why, false).event("stuck"))?;
        }
    }
    if let Some(stuck) = stuck {
        return Err(explanation.bad_case(stuck));
    }
    (play.bracket.begins, play.bracket.is_new) = (None, false);
    let (champion, _) = rounds[rounds.len() - 1].matches[0];
    let champion = play.name(champion).to_string();
    let event = format!("{champion} wins the tournament");
    let last = play.step(rounds.len() as u32, runs!(strong "{event}."), false);
    explanation.step(last.shows(Event::Winner(champion)).event(event))?;
    Ok(rounds)
}

/// The teams, each before those that it defeats, in the order of the rounds. So teams that meet
/// stand next to each other, but for those that they defeated before.
fn order(rounds: &[Round], teams: u32) -> Vec<Team> {
    let losers = rounds.iter().flat_map(|round| &round.matches);
    let losers: BTreeSet<Team> = losers.map(|&(_, loser)| loser).collect();
    let mut order: Vec<Team> = (0..teams).filter(|team| !losers.contains(team)).collect();
    for &(winner, loser) in rounds.iter().rev().flat_map(|round| &round.matches) {
        let index = order.iter().position(|&team| team == winner);
        order.insert(index.map_or(0, |index| index + 1), loser);
    }
    order
}

/// A tournament that is played round by round.
struct Play {
    /// How many teams are left.
    teams: u32,
    /// The matches to come, in input order.
    matches: Vec<[Team; 2]>,
    /// For each team, how many matches it still has to play.
    to_come: Vec<u32>,
    bracket: Bracket,
    /// Whether the bracket is shown before the end.
    is_shown: bool,
    /// The round of the line to look at, if an answer was given.
    given: Option<u32>,
    /// The match in this line, if it names two teams.
    theirs: Option<Match>,
    /// The same match in our schedule, perhaps with the other winner.
    ours: Option<(Team, Team)>,
}

/// The round of the line to look at.
fn round_given(given: &Given) -> u32 {
    let lines = given.lines.iter().take(given.line + 1);
    lines.filter(|line| line.starts_with("Round #")).count() as u32
}

/// The match in the line to look at or, if that names the winner, in the line before.
fn match_given(tournament: &Tournament, given: &Given) -> Option<Match> {
    let mut lines = given.lines.iter().take(given.line + 1).rev();
    let line = lines.next()?;
    let is_last = line.starts_with("Winner: ") && !line.contains(" defeats ");
    let line = if is_last { lines.next()? } else { line };
    let (winner, loser) = line.split_once(" defeats ")?;
    let team = |name: &str| {
        let mut names = tournament.names.iter();
        Some(names.position(|other| other == name.as_bytes())? as Team)
    };
    let theirs = Match {
        round: round_given(given),
        winner: team(winner)?,
        loser: team(loser)?,
        chosen: false,
    };
    Some(theirs).filter(|theirs| theirs.winner != theirs.loser)
}

impl Play {
    fn name(&self, team: Team) -> &str {
        &self.bracket.teams[team as usize]
    }

    /// A step with the bracket as it is. If it decides about the answer that was given, it shows the
    /// match of that, too.
    fn step(&mut self, number: u32, words: impl IntoIterator<Item = Run>, decides: bool) -> Step {
        let theirs = self.theirs.filter(|_| decides);
        self.bracket.given = theirs;
        let scene = self.is_shown.then(|| Scene::Bracket(self.bracket.clone()));
        let mut step = Step::new(number, words, scene.unwrap_or_default());
        step.decides = decides;
        if let Some(theirs) = theirs {
            let [beats, out] = [theirs.winner, theirs.loser].map(|team| self.name(team));
            let words = runs!(mark "Your answer:";
                plain " {beats} defeats {out} in round {}.", theirs.round);
            step = step.say(words, Vec::new());
        }
        step
    }

    /// A match, or a wildcard: a match with oneself.
    fn add(&mut self, round: u32, winner: Team, loser: Team, chosen: bool) {
        let result = Match {
            round,
            winner,
            loser,
            chosen,
        };
        self.bracket.matches.push(result);
        (self.bracket.begins, self.bracket.is_new) = (None, true);
    }

    /// Explains a round, in which the schedule may get stuck.
    fn explain_round(
        &mut self,
        number: u32,
        round: &Round,
        is_stuck: bool,
        explanation: &mut Explanation,
    ) -> Result<(), StreamError> {
        let needed = counted(u64::from(self.teams / 2), "match");
        let wildcard = ["", " and a wildcard"][self.teams as usize % 2];
        let teams = self.teams;
        (self.bracket.begins, self.bracket.is_new) = (Some(number), false);
        let size = format!("{teams} teams, so {needed}{wildcard}");
        let words = runs!(strong "Round {number}:"; plain " {size}.");
        let decides = self.given == Some(number) && self.ours.is_none();
        let step = self.step(number, words, decides);
        let step = step.shows(Event::Round(number as usize));
        explanation.step(step.event(format!("round {number}")))?;
        let waiting = self.waiting(round);
        for &(winner, loser) in &round.matches {
            let twin = waiting.get(&winner).copied();
            let (kind, why) = self.why(winner, loser, twin, is_stuck);
            self.add(number, winner, loser, kind == "chosen");
            let (beats, out) = (self.name(winner), self.name(loser));
            let words = runs!(plain "{beats} defeats {out}; "; strong "{kind}"; plain ": {why}.");
            let event = Event::Match(beats.to_string(), out.to_string());
            let decides = self.ours == Some((winner, loser));
            let step = self.step(number, words, decides).shows(event);
            explanation.step(reasoned(step, &size, explanation))?;
        }
        if let (Some(team), false) = (round.wildcard, is_stuck) {
            self.add(number, team, team, false);
            let name = self.name(team);
            let words = runs!(plain "{name} advances with wildcard; it is left over.");
            let event = Event::Wildcard(name.to_string());
            let step = self.step(number, words, false).shows(event);
            explanation.step(reasoned(step, &size, explanation))?;
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
        match twin.map(|twin| self.name(twin)) {
            _ if self.to_come[winner as usize] == 1 => {
                let why = "neither has another match to come, so either may win";
                (
                    "chosen",
                    format!("{why}; {beats} is named second in the input"),
                )
            }
            Some(twin) => {
                let why = format!("{out} and {twin} both have only {beats} left to play");
                let which = "and one has to wait; this match comes first in the input";
                ("chosen", format!("{why}, {which}"))
            }
            None if is_stuck => ("possible", "it is the loser's last match".into()),
            None => (
                "forced",
                "it is the loser's last match, and the round needs it".into(),
            ),
        }
    }
}

/// A match or a wildcard, with the reason if a program does not do it, or does something else after
/// it, where the rules begin the next round.
fn reasoned(mut step: Step, size: &str, explanation: &Explanation) -> Step {
    let Some(place) = explanation.awaited() else {
        return step;
    };
    step.words[0].runs[0].look = "mark";
    let expected = place.expected.as_ref();
    let next_round = Event::Round(step.number as usize + 1).to_string();
    let is_over = expected == Some(&next_round) && explanation.diverges_after(&step);
    if is_over || expected == step.lines.first() {
        step = step.say(runs!(mark "The whole round:"; plain " {size}."), Vec::new());
    }
    step
}

fn why_stuck(teams: u32, played: usize) -> [Run; 3] {
    let needed = counted(u64::from(teams / 2), "match");
    runs!(plain "Here the schedule gets "; mark "stuck"; plain ": the round needs {needed}, but \
         only {played} can be played. Every other match would eliminate a team that has other \
         matches to play, or involves a team that already plays in this round.")
}
