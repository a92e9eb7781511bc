//! Game schedule, round by round: which matches are played and why these, who goes on without
//! playing, and who defeated whom.
//!
//! The rounds are arranged by the solution's [`Schedule`]. Why a match was forced or chosen depends
//! on how many matches its teams still had to play before the round: counts that are kept here.

use super::case::{InputError, Team, Tournament};
use super::plain::Event;
use super::solution::{Round, Schedule};
use crate::runtime::message::printable;
use crate::runtime::scanner::Error;
use crate::workbench::explanation::scene::{self, Bracket, Match, Scene, Stage};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{CaseOutput, Explanation, Step};
use crate::workbench::text::{counted, cut};
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
    let names: Vec<String> = names.map(|name| cut(&printable(name), NAME)).collect();
    let played = played(&rounds, stuck.is_some());
    let is_shown = names.len() <= SHOWN;
    if is_shown {
        explanation.set_stage(Stage::Bracket(scene::Tournament {
            teams: names.clone(),
            order: order(&rounds, names.len() as u32),
            rounds: rounds.len(),
            matches: played.clone(),
        }));
    }
    let output = explanation.options.output.as_ref();
    let mut play = Play {
        claim: output.map(|output| Claim::of(tournament, output, &played)),
        to_come: vec![0; names.len()],
        names,
        is_shown,
        bracket: Bracket::default(),
    };
    for &team in tournament.matches.iter().flatten() {
        play.to_come[team as usize] += 1;
    }
    let mut matches = tournament.matches.clone();
    let mut teams = play.names.len() as u32;
    let title = format!("{teams} teams");
    let to_play = counted(matches.len() as u64, "match");
    let start = runs!(strong "Start:"; plain " {title}, {to_play} to play.");
    let start = play.step(0, title, start, false);
    explanation.add(start.shows(Event::Case(explanation.case_number())))?;
    for (round, number) in rounds.iter().zip(1..) {
        // Only the last round can be stuck.
        let is_stuck = stuck.is_some() && number as usize == rounds.len();
        let needed = counted(u64::from(teams / 2), "match");
        let is_odd = teams % 2 == 1;
        let wildcard = if is_odd { " and a wildcard" } else { "" };
        let size = format!("{teams} teams, so {needed}{wildcard}");
        let words = runs!(strong "Round {number}:"; plain " {size}.");
        (play.bracket.begins, play.bracket.is_new) = (Some(number), false);
        let claim = play.claim.as_ref();
        let is_unmet = |claim: &Claim| !claim.is_winner && claim.meeting.is_none();
        let decides = claim.is_some_and(|claim| claim.round == number && is_unmet(claim));
        let mut step = play.step(number, size.clone(), words, decides);
        let twice = play.claim.as_ref().and_then(|claim| claim.twice);
        if let Some(team) = twice.filter(|_| decides) {
            step.title = format!("{} plays twice", play.name(team));
        }
        explanation.add(step.shows(Event::Round(number as usize)))?;
        (play.bracket.begins, play.bracket.is_new) = (None, true);
        let waiting = waiting(&mut matches, round, &play.to_come);
        for result in played.iter().filter(|result| result.round == number) {
            let step = play.explain_match(result, waiting.get(&result.winner), is_stuck);
            explanation.add(reasoned(step, &size, explanation))?;
        }
        for &(winner, loser) in &round.matches {
            play.to_come[winner as usize] -= 1;
            play.to_come[loser as usize] -= 1;
        }
        if is_stuck {
            let why = why_stuck(teams, round.matches.len());
            explanation.add(play.step(number, "the schedule gets stuck", why, false))?;
        }
        teams -= round.matches.len() as u32;
    }
    if let Some(stuck) = stuck {
        return Err(explanation.bad_case(stuck));
    }
    play.bracket.is_new = false;
    let (champion, _) = rounds[rounds.len() - 1].matches[0];
    let champion = play.name(champion);
    let mut title = format!("{champion} wins the tournament");
    let words = runs!(strong "{title}.");
    let decides = play.claim.as_ref().is_some_and(|claim| claim.is_winner);
    if decides {
        title = "the winner is that of the last match".into();
    }
    let step = play.step(rounds.len() as u32, title, words, decides);
    explanation.add(step.shows(Event::Winner(champion)))?;
    Ok(rounds)
}

/// The matches of all rounds, each round with its wildcard: a match with oneself.
fn played(rounds: &[Round], gets_stuck: bool) -> Vec<Match> {
    let mut played = Vec::new();
    for (round, number) in rounds.iter().zip(1..) {
        // Only the last round can be stuck.
        let is_stuck = gets_stuck && number as usize == rounds.len();
        let wildcard = round.wildcard.filter(|_| !is_stuck);
        let wildcard = wildcard.map(|team| (team, team));
        let pairs = round.matches.iter().copied().chain(wildcard);
        played.extend(pairs.map(|(winner, loser)| Match {
            round: number,
            winner,
            loser,
        }));
    }
    played
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

/// Removes the matches of a round, and returns for teams that play in it another that has only the match
/// with it left, and so does not play.
fn waiting(matches: &mut Vec<[Team; 2]>, round: &Round, to_come: &[u32]) -> BTreeMap<Team, Team> {
    let played: BTreeSet<(Team, Team)> = round.matches.iter().copied().collect();
    matches.retain(|&[one, two]| !played.contains(&(one, two)) && !played.contains(&(two, one)));
    let pairs = matches.iter();
    let pairs = pairs.flat_map(|&[one, two]| [(one, two), (two, one)]);
    let leaves = pairs.filter(|(team, _)| to_come[*team as usize] == 1);
    leaves.map(|(team, opponent)| (opponent, team)).collect()
}

/// The claim of an output in the first line that is wrong.
struct Claim {
    /// The round of the line.
    round: u32,
    /// It names another winner than that of the last match.
    is_winner: bool,
    /// The match in this line.
    result: Option<Match>,
    /// The index of the match in which its teams meet by the schedule, perhaps in another round or with
    /// the other winner.
    meeting: Option<usize>,
    /// The team of this match that has another one in the round of the output.
    twice: Option<Team>,
}

impl Claim {
    fn of(tournament: &Tournament, output: &CaseOutput, played: &[Match]) -> Self {
        let lines = output.lines();
        let rounds = lines.iter().filter(|line| line.starts_with("Round #"));
        let round = rounds.count() as u32;
        let line = lines.last();
        let team = |name: &str| {
            let mut names = tournament.names.iter();
            Some(names.position(|other| other == name.as_bytes())? as Team)
        };
        let result = |line: &&str| {
            let (winner, loser) = line.split_once(" defeats ")?;
            let (winner, loser) = (team(winner)?, team(loser)?);
            (winner != loser).then_some(Match {
                round,
                winner,
                loser,
            })
        };
        // All matches have been played in the lines before.
        let is_played = lines.iter().filter_map(result).count() + 1 == tournament.names.count();
        let is_winner = is_played && line.is_some_and(|line| line.starts_with("Winner: "));
        let pair = |result: &Match| BTreeSet::from([result.winner, result.loser]);
        let in_round = lines.iter().rev();
        let in_round = in_round.take_while(|line| !line.starts_with("Round #"));
        let mut in_round = in_round.filter_map(result);
        let result = line.and_then(result);
        in_round.next();
        let before: BTreeSet<Team> = in_round.flat_map(|other| pair(&other)).collect();
        let mut teams = result.iter().flat_map(pair);
        let twice = teams.find(|team| before.contains(team));
        let teams = result.as_ref().map(pair);
        let meeting = played.iter().position(|result| Some(pair(result)) == teams);
        let meeting = meeting.filter(|_| twice.is_none());
        Claim {
            round,
            is_winner,
            result,
            meeting,
            twice,
        }
    }
}

/// A tournament that is played round by round.
struct Play {
    names: Vec<String>,
    /// For each team, how many matches it still has to play.
    to_come: Vec<u32>,
    claim: Option<Claim>,
    is_shown: bool,
    bracket: Bracket,
}

impl Play {
    fn name(&self, team: Team) -> String {
        self.names[team as usize].clone()
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
        let scene = Some(Scene::Bracket(self.bracket)).filter(|_| self.is_shown);
        let mut step = Step::new(number, title, words, scene.unwrap_or_default());
        step.is_decisive = decides;
        if let Some(result) = self.bracket.output {
            step.paragraphs[0].runs[0].style = "mark";
            let [beats, out] = [result.winner, result.loser].map(|team| self.name(team));
            let round = result.round;
            let words = runs!(del "Your output:"; plain " {beats} defeats {out} in round {round}.");
            step = step.say(words, Vec::new());
        }
        step
    }

    /// The next match or wildcard, and why it is there. A `twin` of the loser does not play.
    fn explain_match(&mut self, result: &Match, twin: Option<&Team>, is_stuck: bool) -> Step {
        let meeting = self.claim.as_ref().and_then(|claim| claim.meeting);
        let decides = meeting == Some(self.bracket.played);
        self.bracket.played += 1;
        let [beats, out] = [result.winner, result.loser].map(|team| self.name(team));
        if result.winner == result.loser {
            let title = format!("{beats} advances with wildcard");
            let words = runs!(plain "{title}; it is left over.");
            let step = self.step(result.round, title, words, decides);
            let step = step.uses("a team advances with wildcard");
            return step.shows(Event::Wildcard(beats));
        }
        let (kind, why) = match twin.map(|&twin| self.name(twin)) {
            _ if self.to_come[result.winner as usize] == 1 => {
                let why = "neither has another match to come, so either may win";
                let why = format!("{why}; {beats} is named second in the input");
                ("chosen", why)
            }
            Some(twin) => {
                let why = format!("{out} and {twin} both have only {beats} left to play");
                let which = "and one has to wait; this match comes first in the input";
                ("chosen", format!("{why}, {which}"))
            }
            None if is_stuck => ("possible", "it is the loser's last match".into()),
            None => {
                let why = "it is the loser's last match, and the round needs it";
                ("forced", why.into())
            }
        };
        let title = format!("{beats} defeats {out}");
        let words = runs!(plain "{title}; "; strong "{kind}"; plain ": {why}.");
        let mut step = self.step(result.round, title, words, decides);
        if twin.is_some() {
            step = step.uses("two teams have only the same opponent left");
        }
        step.shows(Event::Match(beats, out))
    }
}

/// A match or a wildcard, with the reason if a program does not do it, or does something else after
/// it, where the rules begin the next round.
fn reasoned(mut step: Step, size: &str, explanation: &Explanation) -> Step {
    let Some(place) = explanation.pending_divergence() else {
        return step;
    };
    step.paragraphs[0].runs[0].style = "mark";
    let expected = place.expected.as_ref();
    let next_round = Event::Round(step.number as usize + 1).to_string();
    let is_over = expected == Some(&next_round) && explanation.diverges_after(&step);
    if is_over || expected == step.events.first() {
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
