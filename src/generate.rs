//! Making input for the judges: what the problems' generators share.
//!
//! The same order gives the same bytes on every machine and in every later version of this crate.
//! So chance is whole numbers only, drawn by an algorithm that never changes, and nothing depends
//! on the size of a machine's word, on an address, or on how anything else here hashes. A test
//! holds a digest of the output of each problem and kind.
//!
//! One sequence of chance runs through all cases of an order, and a case is written before the
//! next is made: memory does not grow with their number, and the cases of a shorter order are the
//! first cases of a longer one.

use crate::problem::Problem;
use crate::scanner::{Broken, Stream};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Display, Formatter};

/// Pseudo-random numbers: SplitMix64, whose sequence for each seed is fixed for good.
pub struct Random {
    state: u64,
}

impl Random {
    /// The sequence of `seed`.
    pub fn new(seed: u64) -> Self {
        Random { state: seed }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.state;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to `limit` − 1, each as likely as the others; 0 where there is none.
    ///
    /// The upper half of 64 bits times `limit` is such a number, once the few products are drawn
    /// again that would make some likelier than others (Lemire's method).
    pub fn below(&mut self, limit: u64) -> u64 {
        loop {
            let product = u128::from(self.bits()) * u128::from(limit);
            let low = product as u64;
            if low >= limit || low >= limit.wrapping_neg() % limit {
                return (product >> 64) as u64;
            }
        }
    }

    /// A number from `least` to `most`.
    pub fn between(&mut self, least: u32, most: u32) -> u32 {
        least + self.below(u64::from(most) - u64::from(least) + 1) as u32
    }

    /// A place in a list of `length`.
    pub fn index(&mut self, length: usize) -> usize {
        self.below(length as u64) as usize
    }

    /// One of `choices`, of which there is at least one.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.index(choices.len())]
    }

    /// True `times` times out of `of`.
    pub fn chance(&mut self, times: u64, of: u64) -> bool {
        self.below(of) < times
    }

    /// Brings `values` into an order, each as likely as the others.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for end in (1..values.len()).rev() {
            let other = self.index(end + 1);
            values.swap(end, other);
        }
    }
}

/// What is ordered from a problem's generator.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// How many cases.
    pub cases: u64,
    /// What chance begins with.
    pub seed: u64,
    /// How large the cases are, as the problem's [`Size`] says; otherwise the generator chooses.
    pub size: Option<u32>,
    /// The kind of the cases; otherwise all kinds that are made by default, mixed.
    pub kind: Option<&'a str>,
}

/// A kind of cases.
pub struct Kind {
    /// Its name on the command line.
    pub name: &'static str,
    /// What its cases have in common.
    pub summary: &'static str,
    /// Made where no kind is asked for. Not so where the judges' data cannot hold such cases.
    pub by_default: bool,
}

impl Kind {
    /// A kind that is made by default.
    pub const fn new(name: &'static str, summary: &'static str) -> Self {
        Kind {
            name,
            summary,
            by_default: true,
        }
    }
}

/// What the size of a case means for a problem.
pub struct Size {
    /// What it counts.
    pub meaning: &'static str,
    /// The least.
    pub least: u32,
    /// The largest.
    pub most: u32,
}

/// Why there is no (more) input.
#[derive(Debug)]
pub enum Refusal {
    /// The stream failed; it knows why.
    Stream,
    /// The order cannot be met: why.
    Order(String),
}

impl From<Broken> for Refusal {
    fn from(_: Broken) -> Self {
        Refusal::Stream
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter) -> core::fmt::Result {
        match self {
            Refusal::Stream => f.write_str("the stream failed"),
            Refusal::Order(why) => f.write_str(why),
        }
    }
}

/// Says what is wrong with `order`, if something is.
pub fn examine(problem: &Problem, order: &Order) -> Result<(), Refusal> {
    if let Some(kind) = order.kind {
        if !problem.kinds.iter().any(|known| known.name == kind) {
            let complaint = alloc::format!("{} has no kind {kind:?}", problem.name);
            return Err(Refusal::Order(complaint));
        }
    }
    let Size {
        meaning,
        least,
        most,
    } = problem.size;
    match order.size {
        Some(size) if !(least..=most).contains(&size) => Err(Refusal::Order(alloc::format!(
            "size {size}: expected {least} to {most}, {meaning}"
        ))),
        _ => Ok(()),
    }
}

/// The input that `order` describes.
pub fn generate_to_vec(problem: &Problem, order: &Order) -> Result<Vec<u8>, String> {
    let mut input = Collected(Vec::new());
    match (problem.generate)(order, &mut input) {
        Ok(()) => Ok(input.0),
        Err(refusal) => Err(refusal.to_string()),
    }
}

/// A stream that keeps what is written and has nothing to read.
struct Collected(Vec<u8>);

impl Stream for Collected {
    fn read(&mut self, _: &mut [u8]) -> Result<usize, Broken> {
        Ok(0)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), Broken> {
        self.0.extend_from_slice(bytes);
        Ok(())
    }
}

/// Bytes that wait before they are passed on.
const PLENTY: usize = 1 << 16;

/// Where a generator writes.
pub struct Paper<'a> {
    /// What has not been passed on yet.
    pub text: Vec<u8>,
    stream: &'a mut dyn Stream,
}

impl Paper<'_> {
    /// Passes on what waits, if that is plenty.
    pub fn pass_on(&mut self) -> Result<(), Broken> {
        if self.text.len() < PLENTY {
            return Ok(());
        }
        self.pass_on_all()
    }

    fn pass_on_all(&mut self) -> Result<(), Broken> {
        self.stream.write(&self.text)?;
        self.text.clear();
        Ok(())
    }
}

/// A case to be made.
pub struct Case<'a> {
    /// Its number, from 0.
    pub number: u64,
    /// Its kind.
    pub kind: &'static str,
    /// Its size, where one was ordered.
    pub size: Option<u32>,
    /// Where chance comes from.
    pub random: &'a mut Random,
}

/// Meets `order` for `problem`: writes `begin`, what `make` writes for each case, and `end`.
pub fn write_cases(
    problem: &Problem,
    order: &Order,
    stream: &mut dyn Stream,
    (begin, end): (&[u8], &[u8]),
    mut make: impl FnMut(&mut Case, &mut Paper) -> Result<(), Broken>,
) -> Result<(), Refusal> {
    examine(problem, order)?;
    let kinds: Vec<&'static str> = problem
        .kinds
        .iter()
        .filter(|kind| order.kind.map_or(kind.by_default, |name| kind.name == name))
        .map(|kind| kind.name)
        .collect();
    let mut random = Random::new(order.seed);
    let mut paper = Paper {
        text: begin.to_vec(),
        stream,
    };
    for number in 0..order.cases {
        let kind = random.pick(&kinds);
        let mut case = Case {
            number,
            kind,
            size: order.size,
            random: &mut random,
        };
        make(&mut case, &mut paper)?;
        paper.pass_on()?;
    }
    paper.text.extend_from_slice(end);
    Ok(paper.pass_on_all()?)
}
