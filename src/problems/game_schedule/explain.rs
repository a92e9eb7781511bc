//! Game schedule, round by round: which matches are played and why these, who goes on without
//! playing, and the whole as a bracket.
//!
//! The rounds are arranged by the judge's [`Schedule`]. Why a match was forced or chosen is seen
//! from the matches that its teams had to come before the round: counts that are kept here beside
//! it.
//!
//! A bracket is drawn for a few rounds at a time, one part for every team that is left after them,
//! so that it fits the columns whatever the number of teams; the next bracket goes on with those.

use super::names::Team;
use super::solution::{InputError, Schedule, Solution, Stuck, Tournament};
use crate::runtime::scanner::{Error, StreamError};
use crate::workbench::explanation::{counted, Explanation, Text, WIDTH};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// The rules in a few lines.
pub const RULES: &str = "\
Some teams play a knock-out tournament. In every round each team that is left
plays one match; if their number is odd, one team goes on without playing, with
a wildcard. The loser of a match is out, and the last team left has won.
It is given which matches are to take place, one fewer than there are teams.
Who wins each, and so when it is played, is to be chosen such that all do.
A team that loses must have no other match to come. So the matches of a round
are those of teams with one match left: that team loses, its opponent goes on.
Where two such teams share an opponent, one of them has to wait with the
wildcard; what remains is the same but for the name. If a round gets too few
matches in this way, no schedule exists. Where there is a choice the account
says so: the match that comes first in the input is played, and the team named
second wins the final.
The bracket shows each team's way from left to right; (w) is a wildcard.
";

/// Explains the schedule of the case read last.
pub fn explain_case(
    solution: &mut Solution,
    (): (),
    account: &mut Explanation,
) -> Result<Schedule, Error<InputError>> {
    let tournament = solution;
    let mut schedule = Schedule::new(&tournament.matches);
    let arranged = tell_rounds(tournament, &mut schedule, account)?;
    draw_brackets(tournament, &schedule, account)?;
    match arranged {
        Ok(()) => Ok(schedule),
        Err(stuck) => Err(account.scanner.bad_input(InputError::Stuck(stuck))),
    }
}

/// Arranges the rounds and tells them, up to the one that gets stuck.
fn tell_rounds(
    case: &Tournament,
    schedule: &mut Schedule,
    account: &mut Explanation,
) -> Result<Result<(), Stuck>, StreamError> {
    let mut teams = case.teams();
    let matches = counted(case.matches.len() as u64, "match");
    account.line(0, format!("{teams} teams, {matches} to take place."));
    let mut to_come = vec![0; teams as usize];
    for &team in case.matches.iter().flatten() {
        to_come[team as usize] += 1;
    }
    while teams > 1 {
        let played = schedule.arrange_round(&case.matches, teams);
        let round = schedule.rounds.len() as u32;
        tell_round(case, schedule, teams, &to_come, account)?;
        if played < teams / 2 {
            return Ok(Err(Stuck {
                round,
                teams,
                matches: played,
            }));
        }
        for (pair, decision) in case.matches.iter().zip(&schedule.decisions) {
            if decision.round == round {
                to_come[pair[0] as usize] -= 1;
                to_come[pair[1] as usize] -= 1;
            }
        }
        teams -= played;
    }
    Ok(Ok(()))
}

/// Tells the round arranged last, for which `teams` were left with these matches `to_come`.
fn tell_round(
    case: &Tournament,
    schedule: &Schedule,
    teams: u32,
    to_come: &[u32],
    account: &mut Explanation,
) -> Result<(), StreamError> {
    let round = schedule.rounds.len() as u32;
    let needed = u64::from(teams / 2);
    let wildcard = if teams % 2 == 1 {
        " and a wildcard"
    } else {
        ""
    };
    account.empty_line();
    let heading = Text::new().bold(format!("Round {round}:"));
    let plan = format!(" {teams} teams, so {}{wildcard}.", counted(needed, "match"));
    account.line(0, heading.plain(plan));
    // For each team, a match left out that a team with no other has with it.
    let mut left_out = vec![None; to_come.len()];
    for (number, pair) in case.matches.iter().enumerate() {
        if schedule.decisions[number].round != 0 {
            continue;
        }
        for side in 0..2 {
            if to_come[pair[side] as usize] == 1 {
                left_out[pair[1 - side] as usize] = Some(pair[side]);
            }
        }
    }
    let is_stuck = u64::from(schedule.rounds[round as usize - 1].matches) < needed;
    let named = |team: Team, account: &Explanation| account.word(case.name(team), NAME);
    for (number, &pair) in case.matches.iter().enumerate() {
        let decision = schedule.decisions[number];
        if decision.round != round {
            continue;
        }
        let (winner, loser) = (pair[1 - decision.loser], pair[decision.loser]);
        let (beats, out) = (named(winner, account), named(loser, account));
        let text = Text::from("  ").bold(format!("{beats} defeats {out}"));
        let why = if teams == 2 {
            format!("chosen: it is the final, and either may win; {beats} is named second")
        } else if to_come[winner as usize] == 1 {
            String::from("chosen: neither has another match to come, and either may win")
        } else if let Some(twin) = left_out[winner as usize] {
            let twin = named(twin, account);
            format!(
                "chosen: {out} and {twin} both have only {beats} left to play, and one has to \
                 wait; this match comes first in the input"
            )
        } else if is_stuck {
            String::from("it is the loser's last match")
        } else {
            String::from("forced: it is the loser's last match, and the round needs it")
        };
        account.line(INDENT, text.plain(format!("; {why}.")));
        account.flush_if_full()?;
    }
    let goes_on = schedule.rounds[round as usize - 1]
        .wildcard
        .filter(|_| !is_stuck);
    if let Some(team) = goes_on {
        let name = named(team, account);
        let text = Text::from("  ").bold(format!("{name} advances with wildcard"));
        account.line(INDENT, text.plain("; it is left over."));
    }
    if is_stuck {
        tell_stuck(schedule, teams, account);
    }
    account.flush_if_full()
}

/// Columns of a name in the account.
const NAME: usize = 25;

/// Columns that lines about a round stand further in.
const INDENT: usize = 4;

fn tell_stuck(schedule: &Schedule, teams: u32, account: &mut Explanation) {
    let played = schedule.rounds.last().map_or(0, |round| round.matches);
    let played = counted(u64::from(played), "match");
    let needed = teams / 2;
    let text = format!(
        "  Here it gets stuck: {needed} are needed, but only {played} can be played. Every other \
         match would put out a team that has others to come, or is one of a team that plays \
         already."
    );
    account.line(INDENT, text);
}

/// Who came from where in the rounds that are complete.
struct Bracket {
    /// How many rounds that are.
    rounds: u32,
    /// The winner, the round and the loser of each match, sorted.
    wins: Vec<(Team, u32, Team)>,
    /// For each team, the round in which it lost.
    lost: Vec<u32>,
    /// Columns of the longest name.
    width: usize,
}

/// Teams that never lost.
const NEVER: u32 = u32::MAX;

/// The most rounds in a bracket: 32 teams, 63 lines.
const ROUNDS: usize = 5;

/// Columns between two names of a team: a connector and its margins.
const CONNECTOR: usize = 4;

/// Draws the complete rounds, a few at a time.
fn draw_brackets(
    case: &Tournament,
    schedule: &Schedule,
    account: &mut Explanation,
) -> Result<(), StreamError> {
    let bracket = Bracket::new(case, schedule, account);
    let order = bracket.order();
    let columns = bracket.width + 1 + CONNECTOR;
    let at_a_time = ((WIDTH - bracket.width - 1) / columns).clamp(1, ROUNDS) as u32;
    let mut from = 0;
    while from < bracket.rounds {
        let to = (from + at_a_time).min(bracket.rounds);
        account.empty_line();
        let title = match (from + 1, to) {
            (first, last) if first == last => format!("Round {first} as a bracket:"),
            (first, last) => format!("Rounds {first} to {last} as a bracket:"),
        };
        account.line(0, Text::new().bold(title));
        let is_left = |&&team: &&Team| bracket.lost[team as usize] > to;
        for (place, &team) in order.iter().filter(is_left).enumerate() {
            if place > 0 {
                account.empty_line();
            }
            let branch = bracket.branch(case, team, (from, to), to, account);
            for line in branch.lines {
                account.line(0, line);
            }
            account.flush_if_full()?;
        }
        from = to;
    }
    Ok(())
}

/// The lines that lead to a team, all of the same width, and which of them ends in its name.
struct Branch {
    lines: Vec<Text>,
    end: usize,
}

impl Bracket {
    fn new(case: &Tournament, schedule: &Schedule, account: &Explanation) -> Self {
        let mut teams = case.teams();
        let is_complete = |matches: u32| {
            let needed = teams / 2;
            teams -= matches;
            matches == needed
        };
        let complete = schedule.rounds.iter().map(|round| round.matches);
        let rounds = complete.map(is_complete).take_while(|&complete| complete);
        let rounds = rounds.count() as u32;
        let mut wins = Vec::new();
        let mut lost = vec![NEVER; case.teams() as usize];
        for (pair, decision) in case.matches.iter().zip(&schedule.decisions) {
            if (1..=rounds).contains(&decision.round) {
                let (winner, loser) = (pair[1 - decision.loser], pair[decision.loser]);
                wins.push((winner, decision.round, loser));
                lost[loser as usize] = decision.round;
            }
        }
        wins.sort_unstable();
        let names = (0..case.teams()).map(|team| account.word(case.name(team), NAME));
        let width = names.map(|name| name.chars().count()).max().unwrap_or(0);
        Bracket {
            rounds,
            wins,
            lost,
            width,
        }
    }

    /// Whom `winner` defeated in `round`, if it played.
    fn loser(&self, winner: Team, round: u32) -> Option<Team> {
        let place = |&(team, played, _): &(Team, u32, Team)| (team, played).cmp(&(winner, round));
        let place = self.wins.binary_search_by(place).ok()?;
        Some(self.wins[place].2)
    }

    /// All teams, those that meet next to each other.
    fn order(&self) -> Vec<Team> {
        let teams = 0..self.lost.len() as Team;
        let mut order: Vec<Team> = teams
            .filter(|&team| self.lost[team as usize] == NEVER)
            .collect();
        for round in (1..=self.rounds).rev() {
            let with_loser = |team| [Some(team), self.loser(team, round)].into_iter().flatten();
            order = order.into_iter().flat_map(with_loser).collect();
        }
        order
    }

    /// The way of `team` up to `round`, in the bracket of the rounds behind `span.0`, to `span.1`.
    fn branch(
        &self,
        case: &Tournament,
        team: Team,
        span: (u32, u32),
        round: u32,
        account: &Explanation,
    ) -> Branch {
        let name = account.word(case.name(team), NAME);
        let mut name = if round == span.1 {
            Text::new().bold(name)
        } else {
            let line = account.choose('\u{2500}', '-');
            Text::from(name).plain(" ").filled(self.width + 1, line)
        };
        name = name.unbroken();
        if round == span.0 {
            let lines = vec![name];
            return Branch { lines, end: 0 };
        }
        let mut upper = self.branch(case, team, span, round - 1, account);
        let Some(loser) = self.loser(team, round) else {
            for (place, line) in upper.lines.iter_mut().enumerate() {
                *line = if place == upper.end {
                    line.clone().plain("(w) ").then(name.clone())
                } else {
                    widened(line, "", self.columns(span, round))
                };
            }
            return upper;
        };
        let lower = self.branch(case, loser, span, round - 1, account);
        let [down, up, side, joint] = account.choose(
            [
                "\u{2500}\u{2510}",
                "\u{2500}\u{2518}",
                " \u{2502}",
                " \u{251c}\u{2500} ",
            ],
            ["-+", "-+", " |", " +- "],
        );
        let columns = self.columns(span, round);
        let mut lines = Vec::new();
        for (place, line) in upper.lines.iter().enumerate() {
            let connector = match place {
                place if place < upper.end => "",
                place if place == upper.end => down,
                _ => side,
            };
            lines.push(widened(line, connector, columns));
        }
        let end = lines.len();
        let margin = Text::new().filled(self.columns(span, round - 1), ' ');
        lines.push(margin.plain(joint).then(name).unbroken());
        for (place, line) in lower.lines.iter().enumerate() {
            let connector = match place {
                place if place < lower.end => side,
                place if place == lower.end => up,
                _ => "",
            };
            lines.push(widened(line, connector, columns));
        }
        Branch { lines, end }
    }

    /// Columns up to the names of the teams left after `round`, those included.
    fn columns(&self, span: (u32, u32), round: u32) -> usize {
        let rounds = (round - span.0) as usize;
        self.width + 1 + rounds * (CONNECTOR + self.width + 1)
    }
}

/// `line`, a connector behind it, and blanks up to `width` columns.
fn widened(line: &Text, connector: &str, width: usize) -> Text {
    line.clone().plain(connector).filled(width, ' ').unbroken()
}
