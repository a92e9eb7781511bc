//! Input far beyond the judges' limits works too, and does not take long.

use crate::common::{judge, run};
use std::time::{Duration, Instant};

/// Generous: these take about a second on a slow machine.
const SECONDS: Duration = Duration::from_secs(60);

fn answer(problem: &str, input: &str) -> String {
    let start = Instant::now();
    let (status, output, error) = run(&mut judge(&[problem]), input);
    assert_eq!((status, &*error), (Some(0), ""));
    assert!(start.elapsed() < SECONDS, "{:?}", start.elapsed());
    output
}

/// A million teams, a quarter of them with long names, every round but the last full.
#[test]
#[ignore = "takes long"]
fn game_schedule_with_a_million_teams() {
    // Team t loses to the one that has its number without the highest bit: 20 rounds.
    let teams = 1_u32 << 20;
    let name = |team: u32| match team % 4 {
        3 => format!("team{team:0>40}"),
        _ => format!("team{team}"),
    };
    let names = (0..teams).map(|team| name(team) + "\n");
    let matches = (1..teams).map(|team| {
        let winner = team ^ (1 << team.ilog2());
        format!("{} {}\n", name(team), name(winner))
    });
    let input: String = names.chain(matches).collect();
    let output = answer("game-schedule", &format!("{teams}\n{input}0\n"));
    let lines: Vec<&str> = output.lines().collect();
    let rounds = lines.iter().filter(|line| line.starts_with("Round #"));
    assert_eq!(rounds.count(), 20);
    assert_eq!(lines.len(), 20 + teams as usize - 1 + 2);
    let last = ["Round #20", "team0 defeats team1", "Winner: team0", ""];
    assert_eq!(lines[lines.len() - 4..], last);
}
