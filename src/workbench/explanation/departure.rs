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

/// What the plain solution is: it answers an input, with a mistake if that has a name, and tells
/// what happens: the number of the case, that of the step, and a few words.
pub type Answer = fn(&str, &str, &mut dyn FnMut(usize, usize, String)) -> String;

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
    /// Its description.
    pub fn paragraph(&self) -> Paragraph {
        let sentence = self.sentence;
        let runs = match &self.departure {
            None => runs!(plain "A known mistake: the program {sentence}.").into(),
            Some(Departure {
                unit,
                number,
                rules,
                program,
                ..
            }) => runs!(strong "{} {number}:", capitalized(unit); plain " here the rules say: ";
                strong "{rules}"; plain ". A program that {sentence} does this instead: ";
                mark "{program}"; plain ".")
            .into(),
        };
        let list = Vec::new();
        Paragraph { runs, list }
    }
}

impl Json for Mistaken {
    fn write(&self, output: &mut Vec<u8>) {
        let number = self.departure.as_ref().map(|departure| departure.number);
        Object(&[("number", &number), ("words", &vec![self.paragraph()])]).write(output);
    }
}

/// What the plain solution tells: the numbers of the case and of the step, and what happens.
type Told = (usize, usize, String);

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
    let next = |told: &Receiver<Told>| loop {
        match told.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok((other, ..)) if case.is_some_and(|case| case != other as u64) => {}
            Ok(told) => return Some(Some(told)),
            Err(RecvTimeoutError::Disconnected) => return Some(None),
            Err(RecvTimeoutError::Timeout) => return None,
        }
    };
    let rules = listen(answer, input, "")?;
    let program = listen(answer, input, mistake)?;
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
            case: case as u64,
            unit,
            number: number as u64,
            rules,
            program,
        });
    }
}

/// What the plain solution tells, as it plays; where there are no threads, after that.
fn listen(answer: Answer, input: &str, mistake: &'static str) -> Option<Receiver<Told>> {
    let (sender, receiver) = channel();
    let input = input.to_string();
    let play = move || {
        answer(&input, mistake, &mut |case, number, what| {
            if sender.send((case, number, what)).is_err() {
                // Nobody listens any more, and the game may never end.
                loop {
                    park();
                }
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
