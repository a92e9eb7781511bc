//! Game schedule required: arranges matches as a knock-out tournament.

pub mod case;
pub mod check;
pub mod explain;
pub mod generate;
pub mod mistakes;
pub mod plain;
pub mod shrink;
pub mod solution;

use crate::workbench::prelude::*;
use case::Tournament;
use generate::{MAX_NAME_LENGTH, MAX_TEAMS};
use plain::Pair;
use solution::Solution;
use std::collections::BTreeSet;

impl Workbench for Solution {
    type Event = plain::Event;
    const ENTRY: Entry = Entry {
        name: "game-schedule",
        aliases: &["poj2476", "zoj2801", "spojgame"],
        title: "Game schedule required",
        judges: "POJ 2476, ZOJ 2801, SPOJ GAME",
        files: files!("game_schedule"),
        other_variant: None,
        // `(*)` marks a limit of the judge.
        format: InputFormat {
            description: "cases: n, 2 to 1000 (*); \
                          n lines, each with a different name of 1 to 25 letters; \
                          n-1 lines with two of the names, one space between them; \
                          a schedule exists; 0",
            framing: Framing::Until("0\n"),
            max_cases: u64::MAX,
            may_wrap: false,
        },
        generator: generate::KINDS_AND_SIZES,
        first_sizes: &[2, 3, 4, 5, 6, 7, 8, 10, 15],
        judging: Judging::poj(65_536),
        answer_lines: &[],
        inputs: inputs! {
            "../../../samples/game-schedule/":
                "sample" "two-teams" "twins-and-wildcards" "upper-and-lower-case-differ"
                "names-that-look-like-output" "names-that-are-keywords"
                "names-of-twenty-five-letters" "names-with-equal-hashes" "no-cases"
                "every-number-of-teams-to-forty" "a-thousand-teams" "a-hundred-cases";
        },
        disputed_inputs: &[],
        mistakes: mistakes::MISTAKES,
        turn_name: "round",
    };
    const CHECK_RULES: Option<CheckRules<Self>> = Some(check::check_schedule);

    const GENERATE: Generate<Self> = generate::tournament;
    const SHRINK: Shrink<Self> = shrink::candidates;
    const WEIGHT: Weigh<Self> = shrink::weight;
    const EXPLAIN: Explain<Self> =
        |_, tournament, explanation| explain::explain_schedule(tournament, explanation);
    const RUN_PLAIN: RunPlain<Self::Event> =
        |input, mistake, emit| mistakes::run(input, mistake, &mut |event| emit(Some(event)));
    // Each line of an answer is an event. The first event, which begins the case, has no line.
    const CLUE: FindClue<Self> = |_, wrong, _| Some(Clue::from(wrong.index + 1));

    fn with_choices(input: &str, output: &str) -> String {
        let (mut text, mut outputs) = (String::new(), output.split("Winner:"));
        for (teams, mut matches) in plain::read(input) {
            let lines = outputs.next().unwrap_or_default().lines();
            let results = lines.filter_map(|line| line.trim().split_once(" defeats "));
            // The first team of a match loses the final.
            let results: Vec<Pair> = results.map(|(winner, loser)| (loser, winner)).collect();
            let pairs: BTreeSet<Pair> = results.iter().copied().collect();
            let is_played = |&(a, b): &Pair| pairs.contains(&(a, b)) || pairs.contains(&(b, a));
            if results.len() == matches.len() && matches.iter().all(is_played) {
                matches = results;
            }
            text += &format!("\n{} {}", teams.len(), teams.join(" "));
            for (first, second) in matches {
                text += &format!(" {first} {second}");
            }
        }
        text
    }

    fn check_constraints(tournament: &Tournament, enforce_limits: bool) -> Option<Violation> {
        let names = &tournament.names;
        if enforce_limits && names.count() > MAX_TEAMS as usize {
            let expected = format!("the number of teams, 2 to {MAX_TEAMS}");
            return Some(Violation::Word { index: 0, expected });
        }
        names.iter().zip(1..).find_map(|(name, index)| {
            let expected = match name.len() {
                _ if !name.iter().all(u8::is_ascii_alphabetic) => "a name of letters".into(),
                ..=MAX_NAME_LENGTH => return None,
                _ => format!("at most {MAX_NAME_LENGTH} letters"),
            };
            Some(Violation::Word { index, expected })
        })
    }
}
