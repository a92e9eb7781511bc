//! The binary, run as people run it.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The binary with these arguments; everything else is to be set by who asks.
pub fn judge(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_judge"));
    command.args(arguments);
    command
}

/// Runs a command to its end on this standard input. It need not read all of it.
pub fn run(mut command: Command, input: &[u8]) -> Output {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().expect("a process");
    let mut stdin = child.stdin.take().expect("a pipe");
    thread::scope(|scope| {
        scope.spawn(move || {
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().expect("an end")
    })
}

/// The exit status, standard output and standard error.
pub fn outcome(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// What holds for Linux, whose shell can limit the memory of a process and whose files and pipes
/// are as these tests expect them.
#[cfg(target_os = "linux")]
mod on_linux {
    use super::{outcome, run};
    use crate::making::{self, Chance};
    use crate::stream;
    use std::process::Command;

    /// The judge, allowed to use so many kilobytes of memory, its own code included.
    fn limited(kilobytes: usize, problem: &str) -> Command {
        let mut command = Command::new("sh");
        let script = format!("ulimit -v {kilobytes} && exec timeout 60 \"$0\" \"$1\"");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_judge"), problem]);
        command
    }

    /// Enough for the binary and a few chunks; the Number Game's table takes 2 MB.
    const LITTLE: usize = 16_000;

    /// The limit is one.
    #[test]
    fn memory_is_limited() {
        let long_name = "2 ".to_string() + &"a".repeat(20_000_000);
        let output = run(limited(LITTLE, "game-schedule"), long_name.as_bytes());
        assert!(!matches!(output.status.code(), Some(0 | 1)), "{output:?}");
    }

    /// A count in the input is no reason to take memory for so much.
    #[test]
    fn counts_are_not_believed() {
        for (problem, input) in [
            (
                "spot",
                "2147483647\n1 1 +\n2147483647 2147483647 +\n1 1 -\n",
            ),
            ("spot", "2147483647\n1 1 +\n1 1 -\n"),
            ("game-schedule", "4294967295\nA\nB\nC\n"),
            ("game-schedule", "2147483648\nA\nB\nC\n"),
            ("gomoku", "4294967295\n0 0 0\n"),
            ("number-game", "20 2 3 4\n"),
        ] {
            let output = run(limited(LITTLE, problem), input.as_bytes());
            let (status, printed, complaint) = outcome(&output);
            assert_eq!((status, &*printed), (Some(1), ""), "{complaint}");
            assert!(complaint.contains("the input ends"), "{complaint}");
        }
    }

    /// Memory does not grow with the number of cases.
    #[test]
    fn many_cases_in_little_memory() {
        for problem in judge::PROBLEMS {
            let name = problem.name();
            let numbers = (0..200).filter(|number| name != "game-schedule" || number % 5 != 4);
            let cases: Vec<String> = numbers.map(|number| making::case(name, number)).collect();
            let repeats = 24_000_000 / cases.concat().len();
            // The answers of the Number Game are numbered, the others repeat.
            let count = cases.len() * repeats;
            let mut input = String::new();
            if name == "gomoku" {
                input += &format!("{count}\n");
            }
            input += &cases.concat().repeat(repeats);
            input += making::terminator(name);
            let output = run(limited(LITTLE, name), input.as_bytes());
            let (status, printed, complaint) = outcome(&output);
            assert_eq!((status, &*complaint), (Some(0), ""), "{name}");
            if name != "number-game" {
                let once = stream::run(name, making::input(name, &cases)).good(name);
                assert!(printed == once.repeat(repeats), "{name}: other answers");
            } else {
                let answers = printed.matches("Test Case #").count();
                assert_eq!(answers, count);
            }
        }
    }

    /// Bad bytes make the binary end with 0 or 1 within a second, on little memory.
    #[test]
    fn any_bytes_in_little_memory() {
        println!("seed {}", making::SEED);
        for problem in judge::PROBLEMS {
            for number in 0..60 {
                let mut chance = Chance::new(making::SEED + number as u64);
                let case = making::case(problem.name(), number);
                let mut input = making::input(problem.name(), &[case]).into_bytes();
                for _ in 0..chance.between(1, 9) {
                    let place = chance.below(input.len());
                    input[place] = match chance.once_in(2) {
                        true => chance.below(256) as u8,
                        false => chance.one_of(b"0123456789 9999"),
                    };
                }
                let output = run(limited(LITTLE, problem.name()), &input);
                let (status, printed, complaint) = outcome(&output);
                let expected = stream::run(problem.name(), &input);
                let good = expected.error.is_none();
                let name = String::from_utf8_lossy(&input);
                assert_eq!(status, Some(i32::from(!good)), "{name}");
                assert_eq!(printed, expected.output, "{name}");
                assert_eq!(complaint.lines().count(), usize::from(!good), "{complaint}");
            }
        }
    }
}

/// What goes far beyond the judges' limits works too, and does not take long.
mod beyond_the_limits {
    use super::{judge, outcome, run};
    use crate::models;
    use judge::workbench::generator::Request;
    use std::time::{Duration, Instant};

    /// Generous: these take about a second on a slow machine.
    const SECONDS: Duration = Duration::from_secs(60);

    fn answer(problem: &str, input: &str) -> String {
        let start = Instant::now();
        let output = run(judge(&[problem]), input.as_bytes());
        let (status, printed, complaint) = outcome(&output);
        assert_eq!((status, &*complaint), (Some(0), ""));
        assert!(start.elapsed() < SECONDS, "{:?}", start.elapsed());
        printed
    }

    /// A million rows, two million moves: a pattern comes back, turned, at the very end.
    #[test]
    fn spot_with_a_board_of_a_million() {
        let size = 1_000_000;
        let mut moves: Vec<String> = (1..size).map(|row| format!("{row} 1 +\n")).collect();
        // Now the same along the top row from the right, and the first column goes away: what is
        // left is the first column turned by a right angle.
        moves.extend((2..=size).map(|column| format!("1 {column} +\n")));
        moves.push(format!("{size} {size} +\n"));
        moves.push(format!("{size} {size} -\n"));
        assert_eq!(moves.len(), 2 * size);
        let input = format!("{size}\n{}0\n", moves.concat());
        let last = 2 * size;
        let expected = format!("Player 1 wins on move {last}\n");
        assert_eq!(answer("spot", &input), expected);
    }

    /// The same without a repetition.
    #[test]
    fn spot_with_a_board_of_a_million_and_a_draw() {
        let size = 1_000_000;
        let moves = (1..=size).map(|row| format!("{row} 1 +\n{row} 2 +\n"));
        let input = format!("{size}\n{}0\n", moves.collect::<String>());
        assert_eq!(answer("spot", &input), "Draw\n");
    }

    /// A million teams, every round but the last full.
    #[test]
    fn game_schedule_with_a_million_teams() {
        // Team t loses to the one that has its number without the highest bit: 20 rounds.
        let teams = 1_u32 << 20;
        let names = (0..teams).map(|team| format!("team{team}\n"));
        let matches = (1..teams).map(|team| {
            let winner = team ^ (1 << team.ilog2());
            format!("team{team} team{winner}\n")
        });
        let input: String = names.chain(matches).collect();
        let output = answer("game-schedule", &format!("{teams}\n{input}0\n"));
        let lines: Vec<&str> = output.lines().collect();
        let rounds = lines.iter().filter(|line| line.starts_with("Round #"));
        assert_eq!(rounds.count(), 20);
        assert_eq!(lines.len(), 20 + teams as usize - 1 + 2);
        let last = ["Round #20", "team0 defeats team1", "Winner: team0", ""];
        assert_eq!(lines[lines.len() - 4..], last);
        // Round 1 is played by those with the highest bit, in input order.
        let half = teams / 2;
        for (index, line) in lines[1..=half as usize].iter().enumerate() {
            let expected = format!("team{index} defeats team{}", index as u32 + half);
            assert_eq!(*line, expected);
        }
    }

    /// As many teams as the judge has, by the rules.
    #[test]
    fn game_schedule_with_a_thousand_teams() {
        let game_schedule = crate::making::problem_of("game-schedule");
        for kind in game_schedule.generator.kinds {
            let order = Request {
                cases: 1,
                seed: 7,
                size: Some(1000),
                kind: Some(kind.name),
            };
            let input = game_schedule.generate_to_vec(&order).expect("a tournament");
            let input = String::from_utf8(input).expect("text");
            let output = answer("game-schedule", &input);
            let verdict = models::game_schedule::verify_all(&input, &output);
            assert_eq!(verdict, Ok(()), "{}", kind.name);
        }
    }
}
