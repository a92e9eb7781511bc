//! Explains a schedule round by round: the matches with the reasons, and the wildcard.
//!
//! The solution's [`Schedule`] arranges the rounds. A match is "chosen" if it is the last match of
//! both teams, so that either may win, or if another team waits for the same opponent. Any other
//! match is "forced" or, in a round that gets stuck, only "possible". See `explain_match`.

use super::case::{InputError, Team, Tournament};
use super::generate::{MAX_NAME_LENGTH, MAX_TEAMS};
use super::plain::Event;
use super::solution::{Round, Schedule};
use crate::runtime::message::printable;
use crate::workbench::explanation::scene::{self, Bracket, Match, Scene, Stage};
use crate::workbench::explanation::step::{runs, TextRun};
use crate::workbench::explanation::{Explanation, Step};
use crate::workbench::text::{counted, cut};
use std::collections::BTreeMap;

/// Explains the schedule of a case. Returns its rounds. Cuts names that are longer than the longest
/// on the judge. Shows a picture of at most as many teams as the largest case of the judge has.
pub fn explain_schedule(
    tournament: &Tournament,
    explanation: &mut Explanation,
) -> Result<Vec<Round>, InputError> {
    let mut schedule = Schedule::new(tournament);
    let result = schedule.arrange_rounds();
    let rounds = schedule.rounds;
    let short_name = |name: &[u8]| cut(&printable(name), MAX_NAME_LENGTH);
    let names: Vec<String> = tournament.names.iter().map(short_name).collect();
    // Only the last round can be stuck.
    let full_rounds = rounds.len() as u32 - u32::from(result.is_err());
    let scheduled = scheduled_matches(&rounds, full_rounds);
    let mut team_count = names.len() as u32;
    let has_picture = team_count <= MAX_TEAMS;
    if has_picture {
        explanation.set_stage(Stage::Tournament(scene::Tournament {
            teams: names.clone(),
            order: bracket_order(&rounds, team_count),
            rounds: rounds.len(),
            matches: scheduled.clone(),
        }));
    }
    let mut narration = Narration {
        matches_left: tournament.match_counts(),
        names,
        has_picture,
        bracket: Bracket::default(),
    };
    let title = format!("{team_count} teams");
    let matches_text = counted(tournament.matches.len() as u64, "match");
    let start = runs!(strong "Start:"; plain " {title}, {matches_text} to play.");
    explanation.add(narration.step(0, title, start));
    for (round, number) in rounds.iter().zip(1..) {
        let match_count = round.matches.len() as u32;
        let needed_text = counted(u64::from(team_count / 2), "match");
        let is_odd = team_count % 2 == 1;
        let wildcard_text = if is_odd { " and a wildcard" } else { "" };
        let round_size = format!("{team_count} teams, so {needed_text}{wildcard_text}");
        let words = runs!(strong "Round {number}:"; plain " {round_size}.");
        narration.bracket.starting_round = Some(number);
        narration.bracket.is_last_match_new = false;
        let step = narration.step(number, round_size, words);
        explanation.add(step.shows(Event::Round(number as usize)));
        narration.bracket.starting_round = None;
        narration.bracket.is_last_match_new = true;
        let is_stuck = number > full_rounds;
        let waiting = waiting_teams(tournament, &narration.matches_left);
        for result in scheduled.iter().filter(|result| result.round == number) {
            let twin = waiting.get(&result.winner);
            let twin = twin.filter(|twin| **twin != result.loser);
            explanation.add(narration.explain_match(result, twin, is_stuck));
        }
        if is_stuck {
            let why = runs!(plain "Here the schedule gets "; mark "stuck"; plain ": the round needs \
                 {needed_text}, but only {match_count} can be played. Every other match would \
                 eliminate a team that has other matches to play, or involves a team that already \
                 plays in this round.");
            explanation.add(narration.step(number, "the schedule gets stuck".into(), why));
        }
        team_count -= match_count;
    }
    result?;
    narration.bracket.is_last_match_new = false;
    let (winner, _) = rounds[rounds.len() - 1].matches[0];
    let champion = narration.name(winner);
    let title = format!("{champion} wins the tournament");
    let words = runs!(strong "{title}.");
    let step = narration.step(rounds.len() as u32, title, words);
    explanation.add(step.shows(Event::Winner(champion)));
    Ok(rounds)
}

/// Returns the matches of all rounds. After the matches of a full round comes its wildcard, as a
/// match of the team against itself.
fn scheduled_matches(rounds: &[Round], full_rounds: u32) -> Vec<Match> {
    let mut scheduled = Vec::new();
    for (round, number) in rounds.iter().zip(1..) {
        let wildcard = round.wildcard.filter(|_| number <= full_rounds);
        let wildcard = wildcard.map(|team| (team, team));
        let pairs = round.matches.iter().copied().chain(wildcard);
        scheduled.extend(pairs.map(|(winner, loser)| Match {
            round: number,
            winner,
            loser,
        }));
    }
    scheduled
}

/// Returns all `count` teams in the order of the picture: each team is followed by the teams that
/// it defeats, earlier rounds first. Between two teams that meet are only teams that they defeated
/// before.
fn bracket_order(rounds: &[Round], count: u32) -> Vec<Team> {
    let mut order: Vec<Team> = (0..count).collect();
    for &(winner, loser) in rounds.iter().rev().flat_map(|round| &round.matches) {
        order.retain(|&team| team != loser);
        let index = order.iter().take_while(|&&team| team != winner).count();
        order.insert(index + 1, loser);
    }
    order
}

/// Returns, by opponent, the last of the teams whose only remaining match is against this opponent.
/// `matches_left` are the numbers of remaining matches. A team that has met such a team is out.
fn waiting_teams(tournament: &Tournament, matches_left: &[u32]) -> BTreeMap<Team, Team> {
    let pairs = tournament.matches.iter();
    let pairs = pairs.flat_map(|&[a, b]| [(a, b), (b, a)]);
    let leaves = pairs.filter(|(team, _)| matches_left[*team as usize] == 1);
    leaves.map(|(team, opponent)| (opponent, team)).collect()
}

/// The state of the explanation, which goes through the tournament round by round.
struct Narration {
    names: Vec<String>,
    /// The number of matches that each team still has to play.
    matches_left: Vec<u32>,
    /// False if there are too many teams for a picture.
    has_picture: bool,
    bracket: Bracket,
}

impl Narration {
    fn name(&self, team: Team) -> String {
        self.names[team as usize].clone()
    }

    /// Returns a step with the current bracket.
    fn step(&self, number: u32, title: String, words: impl IntoIterator<Item = TextRun>) -> Step {
        let scene = Some(Scene::Bracket(self.bracket)).filter(|_| self.has_picture);
        Step::new(number, title, words, scene.unwrap_or_default())
    }

    /// Returns the step of the next match or wildcard, with the reason. The `twin` of the loser has
    /// the same opponent, and waits.
    fn explain_match(&mut self, result: &Match, twin: Option<&Team>, is_stuck: bool) -> Step {
        self.bracket.played += 1;
        let [winner, loser] = [result.winner, result.loser].map(|team| self.name(team));
        if result.winner == result.loser {
            let title = format!("{winner} advances with wildcard");
            let left = self.matches_left[result.winner as usize];
            let left_text = counted(u64::from(left), "match");
            let words = runs!(plain "{title}; no opponent is left for it in this round. It still \
                 has {left_text} to play.");
            let step = self.step(result.round, title, words);
            return step.shows(Event::Wildcard(winner));
        }
        let last_match = "it is the loser's last match";
        let (status, why) = match twin.map(|&twin| self.name(twin)) {
            _ if self.matches_left[result.winner as usize] == 1 => {
                let why = "neither has another match to come, so either may win";
                let why = format!("{why}; {winner} is named second in the input");
                ("chosen", why)
            }
            Some(twin) => {
                let why = format!("{loser} and {twin} both have only {winner} left to play");
                let rest = "and one has to wait; this match comes first in the input";
                ("chosen", format!("{why}, {rest}"))
            }
            None if is_stuck => ("possible", last_match.into()),
            None => ("forced", format!("{last_match}, and the round needs it")),
        };
        for team in [result.winner, result.loser] {
            self.matches_left[team as usize] -= 1;
        }
        let title = format!("{winner} defeats {loser}");
        let words = runs!(plain "{title}; "; strong "{status}"; plain ": {why}.");
        let step = self.step(result.round, title, words);
        step.shows(Event::Match(winner, loser))
    }
}
