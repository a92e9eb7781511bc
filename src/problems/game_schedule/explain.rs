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
use crate::runtime::scanner::Error;
use crate::workbench::explanation::scene::{self, Bracket, Match, Scene, Stage};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{CaseOutput, Explanation, Step};
use crate::workbench::text::{counted, cut};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Explains the schedule of a case. Returns its rounds. Cuts names that are longer than the longest
/// on the judge. Shows a picture of at most as many teams as the largest case of the judge has.
pub fn explain_schedule(
    tournament: &Tournament,
    explanation: &mut Explanation,
) -> Result<Vec<Round>, Error<InputError>> {
    let mut schedule = Schedule::new(tournament);
    let stuck = schedule.arrange_rounds().err();
    let rounds = schedule.rounds;
    let names = tournament.names.iter();
    let names = names.map(|name| cut(&printable(name), MAX_NAME_LENGTH));
    let names: Vec<String> = names.collect();
    // Only the last round can be stuck.
    let full_rounds = rounds.len() as u32 - u32::from(stuck.is_some());
    let scheduled = scheduled_matches(&rounds, full_rounds);
    let has_picture = names.len() <= MAX_TEAMS as usize;
    if has_picture {
        explanation.set_stage(Stage::Tournament(scene::Tournament {
            teams: names.clone(),
            order: bracket_order(&rounds, names.len() as u32),
            rounds: rounds.len(),
            matches: scheduled.clone(),
        }));
    }
    let output = explanation.options.output.as_ref();
    let mut narration = Narration {
        claim: output.map(|output| Claim::of(tournament, output, &scheduled)),
        matches_left: tournament.match_counts(),
        names,
        has_picture,
        bracket: Bracket::default(),
    };
    let mut matches = tournament.matches.clone();
    let mut team_count = narration.names.len() as u32;
    let title = format!("{team_count} teams");
    let matches_text = counted(matches.len() as u64, "match");
    let start = runs!(strong "Start:"; plain " {title}, {matches_text} to play.");
    let start = narration.step(0, title, start, false);
    explanation.add(start.shows(Event::Case(explanation.case_number())))?;
    for (round, number) in rounds.iter().zip(1..) {
        let is_stuck = number > full_rounds;
        let needed_text = counted(u64::from(team_count / 2), "match");
        let is_odd = team_count % 2 == 1;
        let wildcard_text = if is_odd { " and a wildcard" } else { "" };
        let round_size = format!("{team_count} teams, so {needed_text}{wildcard_text}");
        let words = runs!(strong "Round {number}:"; plain " {round_size}.");
        narration.bracket.starting_round = Some(number);
        narration.bracket.is_last_match_new = false;
        let claim = narration.claim.as_ref();
        let claim = claim.filter(|claim| claim.round == number);
        let has_no_match_in_schedule =
            |claim: &Claim| claim.title_about_winner.is_none() && claim.meeting.is_none();
        let is_decisive = claim.is_some_and(has_no_match_in_schedule);
        let step = narration.step(number, round_size.clone(), words, is_decisive);
        explanation.add(step.shows(Event::Round(number as usize)))?;
        narration.bracket.starting_round = None;
        narration.bracket.is_last_match_new = true;
        let in_round: BTreeSet<[Team; 2]> = round.matches.iter().map(|&(a, b)| [a, b]).collect();
        matches.retain(|&[a, b]| !in_round.contains(&[a, b]) && !in_round.contains(&[b, a]));
        let waiting = waiting_teams(&matches, &narration.matches_left);
        for result in scheduled.iter().filter(|result| result.round == number) {
            let mut earlier_rounds = rounds.iter().take(number as usize - 1);
            let has_another = earlier_rounds.any(|round| round.wildcard == Some(result.winner));
            let is_second = has_another && result.winner == result.loser;
            let step = narration
                .explain_match(result, waiting.get(&result.winner), is_stuck)
                .uses_if(is_second, "a team gets another wildcard");
            explanation.add(mark_divergence(step, &round_size, explanation))?;
        }
        for &(winner, loser) in &round.matches {
            narration.matches_left[winner as usize] -= 1;
            narration.matches_left[loser as usize] -= 1;
        }
        if is_stuck {
            let why = reason_for_stuck(team_count, round.matches.len());
            explanation.add(narration.step(number, "the schedule gets stuck", why, false))?;
        }
        team_count -= round.matches.len() as u32;
    }
    if let Some(stuck) = stuck {
        return Err(explanation.bad_case(stuck));
    }
    narration.bracket.is_last_match_new = false;
    let (winner, _) = rounds[rounds.len() - 1].matches[0];
    let champion = narration.name(winner);
    let title = format!("{champion} wins the tournament");
    let claim = narration.claim.as_ref();
    let claimed_title = claim.and_then(|claim| claim.title_about_winner);
    let remark = claimed_title.map_or("", |_| {
        " All rounds are right, only the last line is wrong."
    });
    let words = runs!(strong "{title}."; plain "{remark}");
    let title = claimed_title.map_or(title, String::from);
    let has_wildcard = |team| rounds.iter().any(|round| round.wildcard == Some(team));
    let match_counts = tournament.match_counts();
    let has_fewer = match_counts.iter().max() > match_counts.get(winner as usize);
    let step = narration
        .step(rounds.len() as u32, title, words, claimed_title.is_some())
        .uses_if(has_wildcard(winner), "the champion gets a wildcard")
        .uses_if(has_fewer, "the champion has not the most matches");
    explanation.add(step.shows(Event::Winner(champion)))?;
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
    let losers = rounds.iter().flat_map(|round| &round.matches);
    let losers: BTreeSet<Team> = losers.map(|&(_, loser)| loser).collect();
    let mut order: Vec<Team> = (0..count).filter(|team| !losers.contains(team)).collect();
    for &(winner, loser) in rounds.iter().rev().flat_map(|round| &round.matches) {
        let index = order.iter().position(|&team| team == winner);
        order.insert(index.map_or(0, |index| index + 1), loser);
    }
    order
}

/// Returns, by opponent, a team whose only remaining match is not played in this round.
/// `later_matches` are the matches after this round, and `matches_left` are the counts before it.
fn waiting_teams(later_matches: &[[Team; 2]], matches_left: &[u32]) -> BTreeMap<Team, Team> {
    let pairs = later_matches.iter();
    let pairs = pairs.flat_map(|&[a, b]| [(a, b), (b, a)]);
    let leaves = pairs.filter(|(team, _)| matches_left[*team as usize] == 1);
    leaves.map(|(team, opponent)| (opponent, team)).collect()
}

/// The claim that an output makes in its first wrong line.
struct Claim {
    /// The round of the line.
    round: u32,
    /// The title of the last step, if all matches are right, and the line names another winner of
    /// the tournament.
    title_about_winner: Option<&'static str>,
    /// The match or wildcard in the line.
    claimed_match: Option<Match>,
    /// The index of the match in which the two teams meet in the schedule, perhaps in another round
    /// or with the other winner. If a team plays twice, the index of its match in this round. If
    /// the line claims no match, the index of the match or wildcard that is left in this round.
    meeting: Option<usize>,
    /// A team of the match that plays another match in the same round of the output.
    playing_twice: Option<Team>,
}

impl Claim {
    /// Returns the claim of an output of `tournament`. `scheduled` are the matches of the schedule.
    fn of(tournament: &Tournament, output: &CaseOutput, scheduled: &[Match]) -> Self {
        let lines = output.lines_through_first_wrong();
        let right_count = output.wrong_line().unwrap_or(0).min(lines.len());
        let (right_lines, wrong_lines) = lines.split_at(right_count);
        let line = wrong_lines.first();
        let begins_round = |line: &&&str| line.starts_with("Round #");
        let round = right_lines.iter().filter(begins_round).count().max(1) as u32;
        let teams: HashMap<&[u8], Team> = tournament.names.iter().zip(0..).collect();
        let find_team = |name: &str| teams.get(name.as_bytes()).copied();
        let parse_result = |line: &&str| {
            let wildcard = line.strip_suffix(" advances with wildcard");
            let wildcard = wildcard.map(|team| (team, team));
            let (winner, loser) = wildcard.or(line.split_once(" defeats "))?;
            let (winner, loser) = (find_team(winner)?, find_team(loser)?);
            (winner != loser || wildcard.is_some()).then_some(Match {
                round,
                winner,
                loser,
            })
        };
        let results = right_lines.iter().filter_map(parse_result);
        let matches = results.filter(|result| result.winner != result.loser);
        let is_complete = matches.count() + 1 == tournament.names.count();
        let claimed_winner = line.and_then(|line| line.strip_prefix("Winner: "));
        let title_about_winner = claimed_winner.filter(|_| is_complete).map(|winner| {
            let last_match = right_lines.last().and_then(parse_result);
            match last_match.filter(|last_match| find_team(winner) == Some(last_match.loser)) {
                Some(_) => "your winner lost the last match",
                None => "the winner of the last match wins the tournament",
            }
        });
        let teams_of = |result: &Match| BTreeSet::from([result.winner, result.loser]);
        let lines_of_round = right_lines.iter().rev();
        let lines_of_round = lines_of_round.take_while(|line| !begins_round(line));
        let earlier = lines_of_round.filter_map(parse_result);
        let earlier_teams: BTreeSet<Team> = earlier.flat_map(|result| teams_of(&result)).collect();
        let claimed_match = line.and_then(parse_result);
        let mut claimed_teams = claimed_match.iter().flat_map(teams_of);
        let playing_twice = claimed_teams.find(|team| earlier_teams.contains(team));
        let round_results = scheduled.iter().filter(|result| result.round == round);
        let idle_teams = round_results.flat_map(teams_of);
        let idle_teams = idle_teams.filter(|team| !earlier_teams.contains(team));
        // A line without a match may be in the place of the match or wildcard that is left.
        let teams = claimed_match
            .as_ref()
            .map_or(idle_teams.collect(), teams_of);
        let meeting = scheduled.iter().position(|result| match playing_twice {
            Some(team) => result.round == round && teams_of(result).contains(&team),
            None if claimed_match.is_none() && result.round != round => false,
            None => teams_of(result) == teams,
        });
        Claim {
            round,
            title_about_winner,
            claimed_match,
            meeting,
            playing_twice,
        }
    }
}

/// The state of the explanation, which goes through the tournament round by round.
struct Narration {
    names: Vec<String>,
    /// The number of matches that each team still has to play.
    matches_left: Vec<u32>,
    claim: Option<Claim>,
    /// False if there are too many teams for a picture.
    has_picture: bool,
    bracket: Bracket,
}

impl Narration {
    fn name(&self, team: Team) -> String {
        self.names[team as usize].clone()
    }

    /// Returns a step with the current bracket. A decisive step proves the output wrong. It also
    /// shows the match that the wrong line claims.
    fn step(
        &mut self,
        number: u32,
        title: impl Into<String>,
        words: impl IntoIterator<Item = Run>,
        is_decisive: bool,
    ) -> Step {
        let claim = self.claim.as_ref().filter(|_| is_decisive);
        self.bracket.claimed_match = claim.and_then(|claim| claim.claimed_match);
        let scene = Some(Scene::Bracket(self.bracket)).filter(|_| self.has_picture);
        let mut step = Step::new(number, title, words, scene.unwrap_or_default());
        step.is_decisive = is_decisive;
        if let Some(result) = self.bracket.claimed_match {
            step.paragraphs[0].runs[0].style = "mark";
            let [winner, loser] = [result.winner, result.loser].map(|team| self.name(team));
            let (round, is_wildcard) = (result.round, result.winner == result.loser);
            let mut result = format!("{winner} defeats {loser}");
            if is_wildcard {
                result = format!("{winner} advances with wildcard");
                step.title = format!("your output gives {winner} a wildcard");
            }
            let words = runs!(del "Your output:"; plain " {result} in round {round}.");
            step = step.say(words, Vec::new());
        }
        if let Some(team) = claim.and_then(|claim| claim.playing_twice) {
            step.title = format!("your output has {} twice", self.name(team));
        }
        step
    }

    /// Returns the step of the next match or wildcard, with the reason. The `twin` of the loser has
    /// the same opponent, and waits.
    fn explain_match(&mut self, result: &Match, twin: Option<&Team>, is_stuck: bool) -> Step {
        let meeting = self.claim.as_ref().and_then(|claim| claim.meeting);
        let is_decisive = meeting == Some(self.bracket.played);
        self.bracket.played += 1;
        let [winner, loser] = [result.winner, result.loser].map(|team| self.name(team));
        if result.winner == result.loser {
            let title = format!("{winner} advances with wildcard");
            let left = self.matches_left[result.winner as usize];
            let left_text = counted(u64::from(left), "match");
            let words = runs!(plain "{title}; no opponent is left for it in this round. It still \
                 has {left_text} to play.");
            let step = self.step(result.round, title, words, is_decisive);
            let rule = "a team with several matches to play gets a wildcard";
            let step = step.shows(Event::Wildcard(winner));
            let step = step.uses("a team gets a wildcard");
            return step.uses_if(left > 1, rule);
        }
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
            None if is_stuck => ("possible", "it is the loser's last match".into()),
            None => {
                let why = "it is the loser's last match, and the round needs it";
                ("forced", why.into())
            }
        };
        let title = format!("{winner} defeats {loser}");
        let words = runs!(plain "{title}; "; strong "{status}"; plain ": {why}.");
        let rule = "two teams have only the same opponent left";
        let step = self.step(result.round, title, words, is_decisive);
        step.uses_if(twin.is_some(), rule)
            .shows(Event::Match(winner, loser))
    }
}

/// Marks the step at which the program diverges. Adds the size of the round if the program leaves
/// out the match or the wildcard, or goes on with this round when the next one should begin.
fn mark_divergence(mut step: Step, size: &str, explanation: &Explanation) -> Step {
    let Some(divergence) = explanation.pending_divergence() else {
        return step;
    };
    step.paragraphs[0].runs[0].style = "mark";
    let expected = divergence.expected.as_ref();
    let next_round = Event::Round(step.number as usize + 1).to_string();
    let is_round_over = expected == Some(&next_round) && explanation.diverges_after(&step);
    if is_round_over || expected == step.events.first() {
        step = step.say(runs!(mark "The whole round:"; plain " {size}."), Vec::new());
    }
    step
}

/// Returns the reason why no more matches can be played in a round.
fn reason_for_stuck(team_count: u32, match_count: usize) -> [Run; 3] {
    let needed_text = counted(u64::from(team_count / 2), "match");
    runs!(plain "Here the schedule gets "; mark "stuck"; plain ": the round needs {needed_text}, \
         but only {match_count} can be played. Every other match would eliminate a team that has \
         other matches to play, or involves a team that already plays in this round.")
}
