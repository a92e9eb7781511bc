//! Departures: where a program with a known mistake leaves the game.
//!
//! The plain solution plays twice, with the mistake and without, and tells what happens. The first
//! thing that differs is the departure. Both play in threads of their own, and nobody waits for
//! one that never ends.

use super::step::{runs, Paragraph};
use super::text::capitalized;
use crate::workbench::json::{Json, Object};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::thread::{park, Builder};
use std::time::{Duration, Instant};

/// The most time that both may take.
const TIME: Duration = Duration::from_secs(3);

/// Answers an input, with a mistake if that has a name, and tells what happens in which step, in a
/// few words; step 0 begins a case.
pub type Answer = fn(&str, &str, &mut dyn FnMut(usize, String)) -> String;

/// A known mistake in an input.
#[derive(Clone, Debug)]
pub struct Mistaken {
    /// What a program with it does: the rest of a sentence that begins with "It".
    pub sentence: &'static str,
    /// Where such a program leaves the game, if that is known.
    pub departure: Option<Departure>,
}

/// Where a program leaves the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Departure {
    /// The case, from 1.
    pub case: u64,
    /// What the steps of the problem are called, such as "move".
    pub unit: &'static str,
    /// The number of the step.
    pub number: u64,
    /// What happens by the rules.
    pub rules: String,
    /// What happens in the program.
    pub program: String,
}

impl Mistaken {
    /// The number of the step in which it shows.
    pub fn number(&self) -> Option<u64> {
        Some(self.departure.as_ref()?.number)
    }

    /// Its description.
    pub fn paragraph(&self) -> Paragraph {
        let sentence = self.sentence;
        let runs = match &self.departure {
            None => runs!(plain "A known mistake: the program {sentence}.").into(),
            Some(at) => runs!(strong "{} {}:", capitalized(at.unit), at.number;
                plain " here the rules say: "; strong "{}", at.rules;
                plain ". A program that {sentence} does this instead: ";
                mark "{}", at.program; plain ".")
            .into(),
        };
        let list = Vec::new();
        Paragraph { runs, list }
    }
}

impl Json for Mistaken {
    fn write(&self, output: &mut Vec<u8>) {
        let words = vec![self.paragraph()];
        Object(&[("number", &self.number()), ("words", &words)]).write(output);
    }
}

/// What the plain solution tells: the numbers of the case and of the step, and what happens.
type Told = (u64, u64, String);

/// Where the plain solution leaves the game when it makes a mistake: in this case, or in any. None
/// if it does not, or if it takes too long.
pub fn departure(
    answer: Answer,
    unit: &'static str,
    input: &str,
    case: Option<u64>,
    mistake: &'static str,
) -> Option<Departure> {
    let deadline = Instant::now() + TIME;
    let next = |told: &Receiver<Told>| {
        let told = told.recv_timeout(deadline.saturating_duration_since(Instant::now()));
        (told != Err(RecvTimeoutError::Timeout)).then_some(told.ok())
    };
    let rules = listen(answer, input, case, "")?;
    let program = listen(answer, input, case, mistake)?;
    loop {
        let both = [next(&rules)?, next(&program)?];
        let (case, number) = both.iter().flatten().map(|told| (told.0, told.1)).min()?;
        if both[0] == both[1] {
            continue;
        }
        let [rules, program] = both.map(|told| match told {
            None => "nothing more happens".into(),
            Some(told) if (told.0, told.1) == (case, number) => told.2,
            Some(_) => "the game goes on".into(),
        });
        return Some(Departure {
            case,
            unit,
            number,
            rules,
            program,
        });
    }
}

/// What the plain solution tells of a case, as it plays; where there are no threads, after that.
fn listen(
    answer: Answer,
    input: &str,
    only: Option<u64>,
    mistake: &'static str,
) -> Option<Receiver<Told>> {
    let (sender, receiver) = channel();
    let input = input.to_string();
    let play = move || {
        let mut case = 0;
        answer(&input, mistake, &mut |number, what| {
            case += u64::from(number == 0);
            let is_wanted = number > 0 && only.is_none_or(|only| only == case);
            // When nobody listens any more, this waits: the game may never end.
            while is_wanted && sender.send((case, number as u64, what.clone())).is_err() {
                park();
            }
        });
    };
    if cfg!(target_family = "wasm") {
        play();
    } else {
        Builder::new().spawn(play).ok()?;
    }
    Some(receiver)
}
