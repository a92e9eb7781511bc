//! Explains a schedule round by round: the matches with the reasons, and the wildcard.
//!
//! The solution's [`Schedule`] arranges the rounds. A match is forced or chosen, which depends on
//! the numbers of matches that its teams still have to play before the round. These are counted
//! here.

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

/// The maximum number of columns of a name.
const MAX_NAME: usize = 25;

/// The maximum number of teams in a picture. The largest case of the judge has 1000.
const MAX_TEAMS_SHOWN: usize = 1000;

/// Explains the schedule of a case, and returns its rounds.
pub fn explain_schedule(
    tournament: &Tournament,
    explanation: &mut Explanation,
) -> Result<Vec<Round>, Error<InputError>> {
    let mut schedule = Schedule::new(&tournament.matches);
    let stuck = schedule.arrange_rounds().err();
    let rounds = schedule.rounds;
    let names = tournament.names.iter();
    let names: Vec<String> = names.map(|name| cut(&printable(name), MAX_NAME)).collect();
    let played = played(&rounds, stuck.is_some());
    let is_shown = names.len() <= MAX_TEAMS_SHOWN;
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
        matches_left: vec![0; names.len()],
        names,
        is_shown,
        bracket: Bracket::default(),
    };
    for &team in tournament.matches.iter().flatten() {
        play.matches_left[team as usize] += 1;
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
        let is_unmet = |claim: &Claim| !claim.is_about_winner && claim.meeting.is_none();
        let is_decisive = claim.is_some_and(|claim| claim.round == number && is_unmet(claim));
        let mut step = play.step(number, size.clone(), words, is_decisive);
        let twice = play.claim.as_ref().and_then(|claim| claim.twice);
        if let Some(team) = twice.filter(|_| is_decisive) {
            step.title = format!("{} plays twice", play.name(team));
        }
        explanation.add(step.shows(Event::Round(number as usize)))?;
        (play.bracket.begins, play.bracket.is_new) = (None, true);
        let waiting = waiting(&mut matches, round, &play.matches_left);
        for result in played.iter().filter(|result| result.round == number) {
            let step = play.explain_match(result, waiting.get(&result.winner), is_stuck);
            explanation.add(with_size_of_round(step, &size, explanation))?;
        }
        for &(winner, loser) in &round.matches {
            play.matches_left[winner as usize] -= 1;
            play.matches_left[loser as usize] -= 1;
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
    let is_decisive = play
        .claim
        .as_ref()
        .is_some_and(|claim| claim.is_about_winner);
    if is_decisive {
        title = "the winner is that of the last match".into();
    }
    let step = play.step(rounds.len() as u32, title, words, is_decisive);
    explanation.add(step.shows(Event::Winner(champion)))?;
    Ok(rounds)
}

/// Returns the matches of all rounds, each followed by the wildcard: a match of a team with itself.
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

/// Returns the teams in an order for the picture: each before those that it defeats, in the order
/// of the rounds. Only teams that they defeated before stand between two teams that meet.
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

/// Removes the matches of a round. Returns the teams that have to wait because their only match
/// left is against a team that plays another one in the round; the key is that opponent.
fn waiting(
    matches: &mut Vec<[Team; 2]>,
    round: &Round,
    matches_left: &[u32],
) -> BTreeMap<Team, Team> {
    let played: BTreeSet<(Team, Team)> = round.matches.iter().copied().collect();
    matches.retain(|&[one, two]| !played.contains(&(one, two)) && !played.contains(&(two, one)));
    let pairs = matches.iter();
    let pairs = pairs.flat_map(|&[one, two]| [(one, two), (two, one)]);
    let leaves = pairs.filter(|(team, _)| matches_left[*team as usize] == 1);
    leaves.map(|(team, opponent)| (opponent, team)).collect()
}

/// The claim of an output in its first wrong line.
struct Claim {
    /// The round of the line.
    round: u32,
    /// True if the line names another winner of the tournament than that of the last match.
    is_about_winner: bool,
    /// The match in this line.
    result: Option<Match>,
    /// The index of the match in which its teams meet by the schedule, perhaps in another round or
    /// with the other winner.
    meeting: Option<usize>,
    /// A team of this match that plays another one in the same round of the output.
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
            Some(names.position(|team| team == name.as_bytes())? as Team)
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
        let is_about_winner = is_played && line.is_some_and(|line| line.starts_with("Winner: "));
        let pair = |result: &Match| BTreeSet::from([result.winner, result.loser]);
        let lines_of_round = lines.iter().rev();
        let lines_of_round = lines_of_round.take_while(|line| !line.starts_with("Round #"));
        // The last of these lines is the wrong one.
        let earlier = lines_of_round.filter_map(result).skip(1);
        let earlier: BTreeSet<Team> = earlier.flat_map(|result| pair(&result)).collect();
        let result = line.and_then(result);
        let mut teams = result.iter().flat_map(pair);
        let twice = teams.find(|team| earlier.contains(team));
        let teams = result.as_ref().map(pair);
        let meeting = played.iter().position(|result| Some(pair(result)) == teams);
        let meeting = meeting.filter(|_| twice.is_none());
        Claim {
            round,
            is_about_winner,
            result,
            meeting,
            twice,
        }
    }
}

/// A tournament that is played round by round.
struct Play {
    names: Vec<String>,
    /// The number of matches that each team still has to play.
    matches_left: Vec<u32>,
    claim: Option<Claim>,
    is_shown: bool,
    bracket: Bracket,
}

impl Play {
    fn name(&self, team: Team) -> String {
        self.names[team as usize].clone()
    }

    /// Returns a step with the current bracket. If the step decides whether the output is right, it
    /// also shows the match in the wrong line of the output.
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
            let [winner, loser] = [result.winner, result.loser].map(|team| self.name(team));
            let round = result.round;
            let words =
                runs!(del "Your output:"; plain " {winner} defeats {loser} in round {round}.");
            step = step.say(words, Vec::new());
        }
        step
    }

    /// Returns the step of the next match or wildcard, with the reason. A `twin` of the loser
    /// waits, because it has the same opponent.
    fn explain_match(&mut self, result: &Match, twin: Option<&Team>, is_stuck: bool) -> Step {
        let meeting = self.claim.as_ref().and_then(|claim| claim.meeting);
        let decides = meeting == Some(self.bracket.played);
        self.bracket.played += 1;
        let [winner, loser] = [result.winner, result.loser].map(|team| self.name(team));
        if result.winner == result.loser {
            let title = format!("{winner} advances with wildcard");
            let words = runs!(plain "{title}; it is left over.");
            let step = self.step(result.round, title, words, decides);
            let step = step.uses("a team advances with wildcard");
            return step.shows(Event::Wildcard(winner));
        }
        let (kind, why) = match twin.map(|&twin| self.name(twin)) {
            _ if self.matches_left[result.winner as usize] == 1 => {
                let why = "neither has another match to come, so either may win";
                let why = format!("{why}; {winner} is named second in the input");
                ("chosen", why)
            }
            Some(twin) => {
                let why = format!("{loser} and {twin} both have only {winner} left to play");
                let which = "and one has to wait; this match comes first in the input";
                ("chosen", format!("{why}, {which}"))
            }
            None if is_stuck => ("possible", "it is the loser's last match".into()),
            None => {
                let why = "it is the loser's last match, and the round needs it";
                ("forced", why.into())
            }
        };
        let title = format!("{winner} defeats {loser}");
        let words = runs!(plain "{title}; "; strong "{kind}"; plain ": {why}.");
        let mut step = self.step(result.round, title, words, decides);
        if twin.is_some() {
            step = step.uses("two teams have only the same opponent left");
        }
        step.shows(Event::Match(winner, loser))
    }
}

/// Adds the size of the round to the step of a match or a wildcard if the program leaves it out, or
/// if the program goes on with this round where the rules begin the next one.
fn with_size_of_round(mut step: Step, size: &str, explanation: &Explanation) -> Step {
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

/// Returns the reason why no more matches can be played in a round.
fn why_stuck(teams: u32, played: usize) -> [Run; 3] {
    let needed = counted(u64::from(teams / 2), "match");
    runs!(plain "Here the schedule gets "; mark "stuck"; plain ": the round needs {needed}, but \
         only {played} can be played. Every other match would eliminate a team that has other \
         matches to play, or involves a team that already plays in this round.")
}
