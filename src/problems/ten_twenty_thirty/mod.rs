//! 10-20-30: a game of solitaire.

pub mod case;
mod clue;
pub mod explain;
pub mod generate;
pub mod mistakes;
pub mod plain;
pub mod solution;

use crate::workbench::prelude::*;
use case::Deck;
use generate::ending_and_length;
use solution::Solution;

impl Workbench for Solution {
    type Event = plain::Event;
    const ENTRY: Entry = Entry {
        name: "10-20-30",
        aliases: &["uva246", "ten-twenty-thirty"],
        title: "10-20-30",
        judges: "UVa 246",
        files: files!("ten_twenty_thirty"),
        other_variant: None,
        format: InputFormat {
            description: "decks of 52 cards, 1 to 10, four each of 1 to 9 and sixteen 10s; one \
                          space or newline after each card, a newline after each deck; 0",
            framing: Framing::Until("0\n"),
            max_cases: u64::MAX,
            may_wrap: true,
        },
        generator: generate::KINDS_AND_SIZES,
        first_sizes: &[],
        judging: Judging::UVA,
        answer_lines: &["Win : 66", "Loss: 82", "Draw: 73"],
        inputs: inputs! {
            "../../../samples/10-20-30/":
                "sample" "thirty-is-a-sum" "the-first-two-come-first" "a-pile-of-two-stays";
            "../../../tests/samples/10-20-30/":
                "pick-up-before-the-deck-is-empty";
            "../../../samples/10-20-30/":
                "early-draw" "draw-with-a-pick-up-and-without"
                "draw-with-one-or-two-cards-in-the-pile" "draw-after-a-pile-vanished"
                "positions-are-compared-after-the-pick-up";
            "../../../tests/samples/10-20-30/":
                "piles-have-boundaries" "next-pile-is-no-part-of-the-position";
            "../../../samples/10-20-30/":
                "the-same-deck-twice" "a-card-a-line" "no-decks" "shortest-win" "sorted-decks"
                "nearly-sorted" "late-draw" "longest-loss" "long-game" "positions-with-equal-hashes"
                "more-positions-with-equal-hashes" "further-positions-with-equal-hashes"
                "a-hundred-decks";
            "../../../tests/samples/10-20-30/":
                "every-deck-of-the-specification-twice";
        },
        disputed_inputs: &[],
        mistakes: mistakes::MISTAKES,
        turn_name: "card",
    };
    const GENERATE: Generate<Self> = generate::deck;
    const SHRINK: Shrink<Self> = |deck| Box::new(orders(*deck, Self::WEIGHT));
    const WEIGHT: Weigh<Self> = |deck| weight_of_cards(ending_and_length(deck).1, deck);
    const EXPLAIN: Explain<Self> = explain::explain_deck;
    const RUN_PLAIN: RunPlain<Self::Event> =
        |input, mistake, emit| mistakes::run(input, mistake, &mut |event| emit(Some(event)));
    const CLUE: FindClue<Self> = clue::clue;

    fn check_constraints(deck: &Deck, _: bool) -> Option<Violation> {
        let mut counts = [0; 11];
        deck.iter().for_each(|&card| counts[usize::from(card)] += 1);
        let errors = (1..=10).filter_map(|value| {
            let (count, expected) = (counts[value], if value == 10 { 16 } else { 4 });
            (count != expected)
                .then(|| format!("found {count} cards of {value}, expected {expected}"))
        });
        let error = errors.collect::<Vec<_>>().join("; ");
        (!error.is_empty()).then_some(Violation::Case { error })
    }
}
