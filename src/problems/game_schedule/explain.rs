//! Game schedule, round by round: which matches are played and why these, who goes on without
//! playing, and the whole as a bracket.
//!
//! The rounds are arranged by the solution's [`Arrangement`]. Why a match was forced or chosen is seen
//! from the matches that its teams had to come before the round: counts that are kept here beside
//! it.

use super::names::Team;
use super::solution::{Arrangement, InputError, Round, Stuck, Tournament};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::bracket::{Bracket, Event, Place};
use crate::workbench::explanation::{counted, Explanation, Text};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The rules in a few lines.
pub const RULES: &str = "\
Some teams play a knock-out tournament. In every round each team that is left
plays one match; if their number is odd, one team goes on without playing, with
a wildcard. The loser of a match is out, and the last team left has won.
The matches that are to take place are given, one fewer than there are teams.
Choose who wins each, and so when it is played, so that all of them take place.
A team that loses must have no other match to come. So the matches of a round
are those of teams with one match left: that team loses, its opponent goes on.
Where two such teams share an opponent, one of them has to wait with the
wildcard; whichever waits, the rest of the schedule is the same except for the
name. If a round gets too few matches in this way, no schedule exists. The
explanation says where there is a choice: the match that comes first in the
input is played, and the team named second wins the final.
The bracket shows each team's way from left to right; (w) is a wildcard.
";

/// Explains the schedule of the case read last.
pub fn explain_case(
    tournament: &mut Tournament,
    (): (),
    explanation: &mut Explanation,
) -> Result<Vec<Round>, Error<InputError>> {
    let mut arrangement = Arrangement::new(&tournament.matches);
    let stuck = arrangement.arrange_rounds().err();
    let rounds = arrangement.rounds;
    let mut play = Play::new(tournament, &rounds, explanation);
    let matches = counted(tournament.matches.len() as u64, "match");
    let start = format!(" {} teams, {matches} to take place.", play.teams);
    let start = Text::new().bold("Start:").plain(start);
    explanation.step(&[start], Some(&mut play.bracket))?;
    for round in 1..=rounds.len() as u32 {
        let stuck = stuck.as_ref().filter(|stuck| stuck.round == round);
        play.explain_round(round, stuck, explanation)?;
    }
    if let Some(stuck) = stuck {
        return Err(explanation.scanner.bad_input(InputError::Stuck(stuck)));
    }
    let champion = play.name(play.champion, explanation);
    play.bracket.complete(rounds.len());
    let words = Text::new().bold(format!("{champion} wins the tournament."));
    explanation.step(&[words], Some(&mut play.bracket))?;
    Ok(rounds)
}

/// The most columns of a name.
const NAME: usize = 25;

/// A tournament that is played round by round.
struct Play<'a> {
    case: &'a Tournament,
    rounds: &'a [Round],
    /// How many teams are left.
    teams: u32,
    /// The matches to come, in input order.
    matches: Vec<[Team; 2]>,
    /// For each team, how many matches it still has to play.
    to_come: Vec<u32>,
    /// Where each team stands in the bracket.
    places: Vec<Place>,
    bracket: Bracket,
    /// The winner of the last match.
    champion: Team,
}

impl<'a> Play<'a> {
    fn new(case: &'a Tournament, rounds: &'a [Round], explanation: &Explanation) -> Self {
        let mut to_come = vec![0; case.names.count() as usize];
        for &team in case.matches.iter().flatten() {
            to_come[team as usize] += 1;
        }
        let order = order(case, rounds);
        let mut places = vec![0; order.len()];
        for (place, &team) in order.iter().enumerate() {
            places[team as usize] = place;
        }
        let names = order
            .iter()
            .map(|&team| explanation.word(case.names.name(team), NAME));
        Play {
            case,
            rounds,
            teams: case.names.count(),
            matches: case.matches.clone(),
            to_come,
            places,
            bracket: Bracket::new(names.collect()),
            champion: 0,
        }
    }

    fn name(&self, team: Team, explanation: &Explanation) -> String {
        explanation.word(self.case.names.name(team), NAME)
    }

    /// The winners and losers of the matches of a round, in input order.
    fn matches(&self, round: u32) -> impl Iterator<Item = (Team, Team)> + 'a {
        let matches = self.rounds[round as usize - 1].matches.iter();
        matches.copied()
    }

    /// Explains a round, in which it may get `stuck`.
    fn explain_round(
        &mut self,
        round: u32,
        stuck: Option<&Stuck>,
        explanation: &mut Explanation,
    ) -> Result<(), StreamError> {
        let needed = counted(u64::from(self.teams / 2), "match");
        let wildcard = if self.teams % 2 == 1 {
            " and a wildcard"
        } else {
            ""
        };
        let words = Text::new().bold(format!("Round {round}:"));
        let words = words.plain(format!(" {} teams, so {needed}{wildcard}.", self.teams));
        explanation.step(&[words], None)?;
        let left_out = self.left_out(round);
        for (winner, loser) in self.matches(round) {
            let twin = left_out[winner as usize];
            let (chosen, why) = self.why((winner, loser), twin, stuck.is_some(), explanation);
            self.bracket.add(
                round as usize,
                Event::Match {
                    winner: self.places[winner as usize],
                    loser: self.places[loser as usize],
                    chosen,
                },
            );
            explanation.step(&[why], Some(&mut self.bracket))?;
        }
        let wildcard = self.rounds[round as usize - 1].wildcard;
        if let Some(team) = wildcard.filter(|_| stuck.is_none()) {
            let event = Event::Wildcard(self.places[team as usize]);
            self.bracket.add(round as usize, event);
            let name = self.name(team, explanation);
            let words = format!("{name} advances with wildcard; it is left over.");
            explanation.step(&[words.into()], Some(&mut self.bracket))?;
        }
        if let Some(stuck) = stuck {
            self.bracket.complete(round as usize - 1);
            explanation.step(&[why_stuck(stuck)], Some(&mut self.bracket))?;
        }
        for (winner, loser) in self.matches(round) {
            self.to_come[winner as usize] -= 1;
            self.to_come[loser as usize] -= 1;
            self.teams -= 1;
            self.champion = winner;
        }
        Ok(())
    }

    /// For each team, another that has only the match with it left and that does not play it in
    /// `round`.
    fn left_out(&mut self, round: u32) -> Vec<Option<Team>> {
        let mut opponents = vec![None; self.to_come.len()];
        for (winner, loser) in self.matches(round) {
            opponents[winner as usize] = Some(loser);
            opponents[loser as usize] = Some(winner);
        }
        let is_to_come = |pair: &[Team; 2]| opponents[pair[0] as usize] != Some(pair[1]);
        self.matches.retain(is_to_come);
        let mut left_out = vec![None; self.to_come.len()];
        for pair in &self.matches {
            for side in 0..2 {
                if self.to_come[pair[side] as usize] == 1 {
                    left_out[pair[1 - side] as usize] = Some(pair[side]);
                }
            }
        }
        left_out
    }

    /// Whether a match was chosen, and why it is played.
    fn why(
        &self,
        (winner, loser): (Team, Team),
        twin: Option<Team>,
        is_stuck: bool,
        explanation: &Explanation,
    ) -> (bool, Text) {
        let (beats, out) = (
            self.name(winner, explanation),
            self.name(loser, explanation),
        );
        let (kind, why) = if self.teams == 2 {
            let why = format!("it is the final, and either may win; {beats} is named second");
            ("chosen", why)
        } else if self.to_come[winner as usize] == 1 {
            let why = "neither has another match to come, and either may win";
            ("chosen", why.into())
        } else if let Some(twin) = twin {
            let twin = self.name(twin, explanation);
            let why = format!(
                "{out} and {twin} both have only {beats} left to play, and one has to wait; this \
                 match comes first in the input"
            );
            ("chosen", why)
        } else if is_stuck {
            ("possible", "it is the loser's last match".into())
        } else {
            let why = "it is the loser's last match, and the round needs it";
            ("forced", why.into())
        };
        let words = Text::from(format!("{beats} defeats {out}; "));
        let words = words.bold(kind).plain(format!(": {why}."));
        (kind == "chosen", words)
    }
}

fn why_stuck(stuck: &Stuck) -> Text {
    let played = counted(u64::from(stuck.matches), "match");
    let needed = stuck.teams / 2;
    Text::from("Here it gets ").marked("stuck").plain(format!(
        ": {needed} are needed, but only {played} can be played. Every other match would eliminate \
         a team that has other matches to play, or has a team that already plays in this round."
    ))
}

/// All teams, those that meet next to each other: each before those that it defeats, the last of
/// them first.
fn order(case: &Tournament, rounds: &[Round]) -> Vec<Team> {
    let mut has_lost = vec![false; case.names.count() as usize];
    let mut wins = Vec::new();
    for (round, number) in rounds.iter().zip(1..) {
        for &(winner, loser) in &round.matches {
            wins.push((winner, number, loser));
            has_lost[loser as usize] = true;
        }
    }
    wins.sort_unstable();
    let loser = |winner: Team, round: u32| {
        let order = |&(team, played, _): &(Team, u32, Team)| (team, played).cmp(&(winner, round));
        let place = wins.binary_search_by(order).ok()?;
        Some(wins[place].2)
    };
    let mut order: Vec<Team> = (0..case.names.count())
        .filter(|&team| !has_lost[team as usize])
        .collect();
    for round in (1..=rounds.len() as u32).rev() {
        let with_loser = |team| [Some(team), loser(team, round)].into_iter().flatten();
        order = order.into_iter().flat_map(with_loser).collect();
    }
    order
}
