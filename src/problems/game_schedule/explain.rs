//! Game schedule, round by round: which matches are played and why these, who goes on without
//! playing, and who defeated whom.
//!
//! The rounds are arranged by the solution's [`Schedule`]. Why a match was forced or chosen depends
//! on how many matches its teams still had to play before the round: counts that are kept here.

use super::case::{InputError, Team, Tournament};
use super::plain::Event;
use super::solution::{Round, Schedule};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::scene::{self, Bracket, Match, Scene, Stage};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{CaseOutput, Explanation, Step};
use crate::workbench::text::counted;
use std::collections::{BTreeMap, BTreeSet};

/// The most columns of a name.
const NAME: usize = 25;

/// The most teams in a picture. The judge has 1000 in its largest case.
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
    let played = played(tournament, &rounds, &names, stuck.is_some());
    let is_shown = names.len() <= SHOWN;
    if is_shown {
        explanation.stage(Stage::Bracket(scene::Tournament {
            teams: names.clone(),
            order: order(&rounds, names.len() as u32),
            rounds: rounds.len(),
            matches: played
                .iter()
                .flatten()
                .map(|played| played.result)
                .collect(),
        }));
    }
    let output = explanation.options.output.as_ref();
    let claim = output.map(|output| Claim::of(tournament, output, &played));
    let mut play = Play {
        names: &names,
        claim,
        is_shown,
        bracket: Bracket::default(),
    };
    let matches = counted(tournament.matches.len() as u64, "match");
    let mut teams = names.len() as u32;
    let title = format!("{teams} teams");
    let start = runs!(strong "Start:"; plain " {title}, {matches} to play.");
    let start = play.step(0, title, start, false);
    explanation.step(start.shows(Event::Case(explanation.case())))?;
    for (played, number) in played.iter().zip(1..) {
        play.explain_round(number, played, teams, explanation)?;
        let out = played
            .iter()
            .filter(|Played { result, .. }| result.winner != result.loser);
        teams -= out.count() as u32;
    }
    let last = rounds.len() as u32;
    if let Some(stuck) = stuck {
        let played = played.last().map_or(0, Vec::len);
        let why = why_stuck(teams + played as u32, played);
        explanation.step(play.step(last, "the schedule gets stuck", why, false))?;
        return Err(explanation.bad_case(stuck));
    }
    play.bracket.is_new = false;
    let (champion, _) = rounds[rounds.len() - 1].matches[0];
    let champion = names[champion as usize].clone();
    let title = format!("{champion} wins the tournament");
    let words = runs!(strong "{title}.");
    let step = play.step(last, title, words, false);
    explanation.step(step.shows(Event::Winner(champion)))?;
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

/// A match of a schedule or a wildcard, and why it is there.
struct Played {
    result: Match,
    kind: &'static str,
    why: String,
}

/// Returns what is played in each round. Only the last one can be stuck.
fn played(
    tournament: &Tournament,
    rounds: &[Round],
    names: &[String],
    gets_stuck: bool,
) -> Vec<Vec<Played>> {
    let mut matches = tournament.matches.clone();
    // For each team, how many matches it still has to play.
    let mut to_come = vec![0; names.len()];
    for &team in matches.iter().flatten() {
        to_come[team as usize] += 1;
    }
    let mut all = Vec::new();
    for (round, number) in rounds.iter().zip(1..) {
        let is_stuck = gets_stuck && number as usize == rounds.len();
        let pairs: BTreeSet<(Team, Team)> = round.matches.iter().copied().collect();
        matches.retain(|&[one, two]| !pairs.contains(&(one, two)) && !pairs.contains(&(two, one)));
        // For teams that play in the round, another that has only the match with it left, and so
        // does not play.
        let mut waiting = BTreeMap::new();
        for &[one, two] in &matches {
            for (team, opponent) in [(one, two), (two, one)] {
                if to_come[team as usize] == 1 {
                    waiting.insert(opponent, team);
                }
            }
        }
        let mut played = Vec::new();
        let mut add = |winner: Team, loser: Team, kind, why| {
            let chosen = kind == "chosen";
            let result = Match {
                round: number,
                winner,
                loser,
                chosen,
            };
            played.push(Played { result, kind, why });
        };
        for &(winner, loser) in &round.matches {
            let [beats, out] = [winner, loser].map(|team| &names[team as usize]);
            let twin = waiting
                .get(&winner)
                .map(|&twin: &Team| &names[twin as usize]);
            let (kind, why) = match twin {
                _ if to_come[winner as usize] == 1 => (
                    "chosen",
                    format!(
                        "neither has another match to come, so either may win; {beats} is named \
                         second in the input"
                    ),
                ),
                Some(twin) => (
                    "chosen",
                    format!(
                        "{out} and {twin} both have only {beats} left to play, and one has to \
                         wait; this match comes first in the input"
                    ),
                ),
                None if is_stuck => ("possible", "it is the loser's last match".into()),
                None => (
                    "forced",
                    "it is the loser's last match, and the round needs it".into(),
                ),
            };
            add(winner, loser, kind, why);
        }
        if let (Some(team), false) = (round.wildcard, is_stuck) {
            add(team, team, "", String::new());
        }
        for &team in round
            .matches
            .iter()
            .flat_map(|(winner, loser)| [winner, loser])
        {
            to_come[team as usize] -= 1;
        }
        all.push(played);
    }
    all
}

/// What an output says in the line to look at.
struct Claim {
    /// The round of the line.
    round: u32,
    /// The match in this line or, if it names the winner, in the line before.
    result: Option<Match>,
    /// Its teams meet in the schedule, too, perhaps in another round or with the other winner.
    is_played: bool,
}

impl Claim {
    fn of(tournament: &Tournament, output: &CaseOutput, played: &[Vec<Played>]) -> Self {
        let lines = output.lines.iter().take(output.line + 1);
        let round = lines
            .clone()
            .filter(|line| line.starts_with("Round #"))
            .count() as u32;
        let team = |name: &str| {
            let mut names = tournament.names.iter();
            Some(names.position(|other| other == name.as_bytes())? as Team)
        };
        let is_winner =
            |line: &&String| line.starts_with("Winner: ") && !line.contains(" defeats ");
        let line = lines.rev().find(|line| !is_winner(line));
        let teams = line.and_then(|line| line.split_once(" defeats "));
        let result = teams.and_then(|(winner, loser)| {
            let (winner, loser) = (team(winner)?, team(loser)?);
            Some(Match {
                round,
                winner,
                loser,
                chosen: false,
            })
        });
        let result = result.filter(|result| result.winner != result.loser);
        let mut claim = Claim {
            round,
            result,
            is_played: false,
        };
        claim.is_played = played
            .iter()
            .flatten()
            .any(|played| claim.is_about(&played.result));
        claim
    }

    /// Returns true if it names the teams of a match.
    fn is_about(&self, result: &Match) -> bool {
        self.result.is_some_and(|Match { winner, loser, .. }| {
            let pair = (result.winner, result.loser);
            pair == (winner, loser) || pair == (loser, winner)
        })
    }
}

/// A tournament that is played round by round.
struct Play<'a> {
    names: &'a [String],
    claim: Option<Claim>,
    is_shown: bool,
    bracket: Bracket,
}

impl Play<'_> {
    fn name(&self, team: Team) -> &str {
        &self.names[team as usize]
    }

    /// A step with the bracket as it is. If it decides about an output, it shows the match of that, too.
    fn step(
        &mut self,
        number: u32,
        title: impl Into<String>,
        words: impl IntoIterator<Item = Run>,
        decides: bool,
    ) -> Step {
        let claim = self.claim.as_ref().filter(|_| decides);
        self.bracket.output = claim.and_then(|claim| claim.result);
        let scene = if self.is_shown {
            Scene::Bracket(self.bracket)
        } else {
            Scene::None
        };
        let mut step = Step::new(number, title, words, scene);
        step.decides = decides;
        if let Some(Match {
            round,
            winner,
            loser,
            ..
        }) = self.bracket.output
        {
            step.words[0].runs[0].style = "mark";
            let [beats, out] = [winner, loser].map(|team| self.name(team));
            let words = runs!(del "Your answer:"; plain " {beats} defeats {out} in round {round}.");
            step = step.say(words, Vec::new());
        }
        step
    }

    /// Explains a round, which so many teams begin.
    fn explain_round(
        &mut self,
        number: u32,
        played: &[Played],
        teams: u32,
        explanation: &mut Explanation,
    ) -> Result<(), StreamError> {
        let needed = counted(u64::from(teams / 2), "match");
        let wildcard = if teams % 2 == 1 {
            " and a wildcard"
        } else {
            ""
        };
        let size = format!("{teams} teams, so {needed}{wildcard}");
        let words = runs!(strong "Round {number}:"; plain " {size}.");
        let claim = self.claim.as_ref();
        let decides = claim.is_some_and(|claim| claim.round == number && !claim.is_played);
        (self.bracket.begins, self.bracket.is_new) = (Some(number), false);
        let step = self.step(number, size.clone(), words, decides);
        explanation.step(step.shows(Event::Round(number as usize)))?;
        self.bracket.begins = None;
        for Played { result, kind, why } in played {
            self.bracket.played += 1;
            self.bracket.is_new = true;
            let [beats, out] =
                [result.winner, result.loser].map(|team| self.name(team).to_string());
            let step = if result.winner == result.loser {
                let title = format!("{beats} advances with wildcard");
                let words = runs!(plain "{title}; it is left over.");
                self.step(number, title, words, false)
                    .shows(Event::Wildcard(beats))
            } else {
                let title = format!("{beats} defeats {out}");
                let words = runs!(plain "{title}; "; strong "{kind}"; plain ": {why}.");
                let claim = self.claim.as_ref();
                let decides = claim.is_some_and(|claim| claim.is_about(result));
                let step = self.step(number, title, words, decides);
                step.shows(Event::Match(beats, out))
            };
            explanation.step(reasoned(step, &size, explanation))?;
        }
        Ok(())
    }
}

/// A match or a wildcard, with the reason if a program does not do it, or does something else after
/// it, where the rules begin the next round.
fn reasoned(mut step: Step, size: &str, explanation: &Explanation) -> Step {
    let Some(place) = explanation.awaited() else {
        return step;
    };
    step.words[0].runs[0].style = "mark";
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
