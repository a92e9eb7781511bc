//! Explains a game of Cheat round by round: the statement, the challenge with the reasons, and the
//! player who takes the cards.
//!
//! The solution's [`Game`] plays the game. If it never ends, `play_out` finds that before the first
//! round, and the explanation ends with the round after which a position comes back.

use super::case::{Deal, InputError, CARDS_PER_RANK, PLAYERS, RANKS};
use super::generate::MAX_ROUNDS;
use super::plain::Event;
use super::solution::{cards_of, number_of, write_hand, Cards, Game, Hands, Solution};
use crate::runtime::cycle::{play_out, Course, Deterministic};
use crate::runtime::scanner::Error;
use crate::workbench::explanation::scene::{Kind, Mark, Row, Scene};
use crate::workbench::explanation::step::{runs, Run};
use crate::workbench::explanation::{CaseOutput, Explanation, Step};
use crate::workbench::text::counted;

/// The order of the ranks, from the least to the greatest, for sentences.
const ORDER: &str = "(10 2 ... 9 A J K Q)";

/// Deviations are searched only in the rounds up to this one, because every search plays the game
/// to its end.
const MAX_SEARCHED_ROUNDS: u32 = 200;

/// The maximum length of a claim that a title quotes, in bytes. For a longer claim, the title says
/// only that hands differ.
const MAX_CLAIM_BYTES: usize = 48;

/// Explains a game. Returns the hands at its end.
pub fn explain_game(
    solution: &mut Solution,
    deal: &Deal,
    explanation: &mut Explanation,
) -> Result<Hands, Error<InputError>> {
    let mut game = Game::new(deal);
    let course = play_out(&game, &mut solution.seen);
    let mut round: u32 = 0;
    let output = explanation.options.output.as_ref();
    let wrong_output = output.filter(|output| output.first_wrong.is_some());
    let claimed_hands = wrong_output.and_then(hands_in_output);
    let is_known = explanation.pending_divergence().is_some();
    let start = runs!(strong "Start:"; plain " each player holds 13 cards.");
    let start = Step::new(round, "13 cards each", start, Scene::Rows(rows(&game)));
    explanation.add(start.shows(Event::Case(explanation.case_number())))?;
    loop {
        round += 1;
        game.put_down();
        let step = explain_put_down(round, &game, explanation);
        let is_searched = !is_known && round <= MAX_SEARCHED_ROUNDS;
        let searched_hands = claimed_hands.filter(|_| is_searched);
        let place = format!("in round {round}");
        let other_cards = searched_hands.and_then(|hands| other_cards(&game, hands));
        explanation.add(step.with_deviation(other_cards, &place))?;
        let (step, challenger) = explain_challenge(round, &game, explanation);
        let other_challenger =
            searched_hands.and_then(|hands| other_challenger(&game, challenger, hands));
        explanation.add(step.with_deviation(other_challenger, &place))?;
        let before_taking = game.clone();
        game.settle(challenger);
        if let Some(mut step) = explain_taking(round, &before_taking, &game) {
            if !game.hands.contains(&0) && explanation.diverges_after(&step) {
                let why = runs!(mark "All players have cards, so the game goes on.");
                step = step.say(why, Vec::new());
            }
            explanation.add(step)?;
        }
        if let Some(index) = game.hands.iter().position(|&hand| hand == 0) {
            let winner = index + 1;
            let words = runs!(strong
                "Player {winner} has no cards left at the end of round {round} and wins.");
            let claimed_winner = claimed_hands.iter().flatten().position(|&hand| hand == 0);
            let players = claimed_hands.iter().flatten().zip(game.hands).zip(1..);
            let differences = players.filter_map(|((&claimed, hand), player)| {
                let difference = difference(claimed, hand)?;
                Some(format!("player {player} has {difference}"))
            });
            let wrong_claims = match claimed_winner {
                // If the output names another winner, its hands belong to another course of the
                // game, so they are not compared.
                Some(claimed) if claimed != index => vec![format!("player {} wins", claimed + 1)],
                _ => differences.collect(),
            };
            let title = match wrong_claims.first() {
                Some(claim) if claim.len() <= MAX_CLAIM_BYTES => format!("in your output, {claim}"),
                Some(_) => "your output has other hands".into(),
                None => format!("player {winner} wins"),
            };
            let mut step = Step::new(round, title, words, Scene::Rows(rows(&game)));
            if !wrong_claims.is_empty() {
                let claims = wrong_claims.join("; ");
                step = step.say(runs!(plain "Your output: {claims}."), Vec::new());
            }
            explanation.add(step.shows(Event::Win(winner)))?;
            return Ok(game.hands);
        }
        let Course::Cycles { first, again } = course else {
            continue;
        };
        if again == round {
            return Err(explanation.bad_case(InputError::NeverEnds { first, again }));
        }
    }
}

/// Returns the hands in an output, or `None` if it is no list of hands.
fn hands_in_output(output: &CaseOutput) -> Option<Hands> {
    let lines = CaseOutput::output_lines(&output.rows).into_iter();
    let hands = lines.map(|line| {
        let words = line.split(' ').filter(|_| line != "WINNER");
        let ranks = words.map(|word| RANKS.iter().position(|name| *name == word));
        let ranks: Vec<usize> = ranks.collect::<Option<_>>()?;
        let number = |rank| ranks.iter().filter(|&&other| other == rank).count() as u64;
        let hand = (0..RANKS.len()).map(|rank| cards_of(rank, number(rank)));
        let is_hand = (0..RANKS.len()).all(|rank| number(rank) <= CARDS_PER_RANK);
        is_hand.then(|| hand.sum())
    });
    hands.collect::<Option<Vec<_>>>()?.try_into().ok()
}

/// Returns the deviation in which the holder puts down other cards than in `game`, as a clause
/// in the past tense. Tries some cards of the round's rank or, if the holder has none, one card
/// or, for player 3, all cards of another rank. Player 4 may add a card of another rank.
fn other_cards(game: &Game, claimed: Hands) -> Option<String> {
    let (holder, hand) = (game.holder, game.hands[game.holder] + game.put);
    let own_count = number_of(hand, game.rank);
    let own = cards_of(game.rank, own_count);
    let held = |rank| (1..=number_of(hand, rank)).map(move |number| (rank, number));
    let choices = (0..RANKS.len()).flat_map(held);
    let choices = choices.filter_map(|(rank, number)| {
        let cards = cards_of(rank, number);
        let is_all = number == number_of(hand, rank);
        match (own_count, number) {
            _ if rank == game.rank => Some((cards, number)),
            (0, 1) => Some((cards, 1)),
            (0, _) if holder == 2 && is_all => Some((cards, number)),
            (1.., 1) if holder == 3 => Some((own + cards, own_count + 1)),
            _ => None,
        }
    });
    let mut choices = choices.filter(|(cards, _)| *cards != game.put);
    let (cards, _) = choices.find(|&(put, stated)| {
        let mut deviant = game.clone();
        deviant.hands[holder] = hand - put;
        deviant.table = game.table - game.put + put;
        (deviant.put, deviant.stated) = (put, stated);
        let mut others = deviant.others().into_iter();
        let challenger = others.find(|&player| deviant.challenges(player));
        ends_with(deviant, challenger, claimed)
    })?;
    Some(format!("player {} put down {}", holder + 1, listed(cards)))
}

/// Returns the deviation in which `challenger` does not challenge, or another player does, as a
/// clause in the past tense.
fn other_challenger(game: &Game, challenger: Option<usize>, claimed: Hands) -> Option<String> {
    let mut choices = game.others().map(Some).to_vec();
    if game.lied() {
        // After a lie, the holder takes the cards from any challenger.
        choices.truncate(usize::from(challenger.is_none()));
    }
    choices.push(None);
    choices.retain(|choice| *choice != challenger);
    let mut choices = choices.into_iter();
    let choice = choices.find(|&choice| ends_with(game.clone(), choice, claimed))?;
    Some(match choice {
        None => "nobody challenged".into(),
        Some(_) if game.lied() => "somebody challenged".into(),
        Some(player) => format!("player {} challenged", player + 1),
    })
}

/// Ends the round of a game, and plays the next rounds by the rules. Returns true if the game ends
/// with these hands.
fn ends_with(mut game: Game, challenger: Option<usize>, hands: Hands) -> bool {
    game.settle(challenger);
    let is_over = game.hands.contains(&0);
    let mut rounds = (0..MAX_ROUNDS).filter(|_| !is_over);
    let end = rounds.find_map(|_| game.step());
    end.unwrap_or(game.hands) == hands
}

/// Compares the hand of a player in an output with the right one. Returns "A 2 too many, K missing"
/// if A and 2 are too many and K is missing, or `None` if the hands are the same.
fn difference(claimed: Cards, hand: Cards) -> Option<String> {
    let surplus_of = |hand: Cards, other: Cards| -> Cards {
        let surplus = |rank| number_of(hand, rank).saturating_sub(number_of(other, rank));
        let ranks = 0..RANKS.len();
        ranks.map(|rank| cards_of(rank, surplus(rank))).sum()
    };
    let [surplus, missing] = [surplus_of(claimed, hand), surplus_of(hand, claimed)];
    let parts = [(surplus, "too many"), (missing, "missing")].into_iter();
    let parts = parts.filter(|(cards, _)| *cards > 0);
    let parts = parts.map(|(cards, words)| format!("{} {words}", listed(cards)));
    let difference = parts.collect::<Vec<_>>().join(", ");
    (!difference.is_empty()).then_some(difference)
}

/// Returns a row for each hand and one for the table.
fn rows(game: &Game) -> Vec<Row> {
    let mut rows = Vec::new();
    for (player, &hand) in game.hands.iter().enumerate() {
        let label = format!("player {}", player + 1);
        rows.push(Row::new(Kind::Hand, label, "nothing"));
        show_cards(&mut rows[player], hand, 0, 0);
    }
    rows.push(Row::new(Kind::Table, "table", "nothing"));
    show_cards(&mut rows[PLAYERS], game.table, 0, 0);
    rows
}

/// Returns the rows after the holder has put down cards. These cards are marked.
fn rows_with_cards_put_down(game: &Game) -> Vec<Row> {
    let mut rows = rows(game);
    show_cards(&mut rows[game.holder], game.hands[game.holder], 0, game.put);
    show_cards(&mut rows[PLAYERS], game.table - game.put, game.put, 0);
    rows[game.holder].note = format!("states {}", statement(game));
    rows
}

/// Returns the step in which the holder puts down cards, with its statement and the reason.
fn explain_put_down(round: u32, game: &Game, explanation: &Explanation) -> Step {
    let (holder, stated) = (game.holder + 1, statement(game));
    let truth_or_lie = if game.lied() { "a lie" } else { "the truth" };
    let words = runs!(strong "Round {round}:"; plain " player {holder} states {stated}, ";
        strong "{truth_or_lie}"; plain ".");
    let mut scene = rows_with_cards_put_down(game);
    // If the user's program puts down other cards here, marks those cards. The words of its event
    // are `put`, the player, and the cards.
    let actual = explanation.diverging_event().unwrap_or_default();
    for name in actual.split(' ').skip(2) {
        let mut hand = scene[game.holder].cards.iter_mut();
        let card = hand.find(|card| card.mark == Mark::None && card.name == name);
        card.into_iter().for_each(|card| card.mark = Mark::Claimed);
    }
    let of_rank = cards_of(game.rank, number_of(game.put, game.rank));
    let groups = [of_rank, game.put - of_rank].into_iter();
    let groups: Vec<String> = groups.filter(|&cards| cards > 0).map(listed).collect();
    let card_names = groups.join(" ");
    let title = format!("player {holder} puts down {card_names}, states {stated}");
    let hand = game.hands[game.holder] + game.put;
    let own_count = number_of(hand, game.rank);
    let rule = match (holder, own_count) {
        (3, 0) if game.stated > 1 => "has no card of the rank, and several of its rarest one",
        (_, 0) => "has no card of the rank",
        (4, 1 | 2) if game.lied() => "adds a card of another rank",
        _ => "puts down cards of the rank only",
    };
    let mut step = Step::new(round, title, words, Scene::Rows(scene))
        .say(put_down_sentence(hand, game), Vec::new())
        .uses(format!("player {holder} {rule}"));
    let mut rarest = (0..RANKS.len()).filter(|&rank| number_of(hand, rank) == game.stated);
    if let (3, 0, Some(first), Some(_)) = (holder, own_count, rarest.next(), rarest.next()) {
        let is_least = number_of(game.put, first) > 0;
        let rule = "word order and round order disagree on the rarest rank of player 3";
        step = step
            .uses("several ranks of player 3 are equally rare")
            .uses_if(!is_least, rule);
    }
    step.shows(Event::Put(holder, card_names))
}

/// Returns the step in which a player takes the cards on the table, or `None` if no player does.
/// `before` is the game before the cards are taken, `game` the game after the round.
fn explain_taking(round: u32, before: &Game, game: &Game) -> Option<Step> {
    let taker = (0..PLAYERS).find(|&player| game.hands[player] != before.hands[player])?;
    let mut scene = rows(game);
    let taken = before.table;
    show_cards(&mut scene[taker], before.hands[taker], taken, 0);
    show_cards(&mut scene[PLAYERS], 0, 0, taken);
    scene[taker].note = format!("takes {}", card_count(taken));
    let truth_or_lie = if before.lied() { "a lie" } else { "true" };
    let (number, count_text) = (taker + 1, counted(card_count(taken), "card"));
    let title = format!("player {number} takes {count_text}");
    let words = runs!(strong "Round {round}:"; plain " the statement was {truth_or_lie}, so ";
        mark "{title}"; plain ": {}.", listed(taken));
    let rule = match (before.lied(), before.hands[taker]) {
        (true, 0) => "a player takes back its last cards",
        (true, _) => "a liar takes the cards",
        _ => "a challenger takes the cards",
    };
    let step = Step::new(round, title, words, Scene::Rows(scene)).uses(rule);
    Some(step.shows(Event::Take(number)))
}

/// Returns the statement of the holder: "two 10s".
fn statement(game: &Game) -> String {
    describe_cards(game.stated, game.rank)
}

/// Returns a number of cards of a rank in words: "two 10s", "no 10".
fn describe_cards(number: u64, rank: usize) -> String {
    let ending = if number > 1 { "s" } else { "" };
    let number = ["no", "one", "two", "three", "four"][number as usize];
    format!("{number} {}{ending}", RANKS[rank])
}

/// Returns the sentence about the cards that the holder puts down, with the rule that it follows.
fn put_down_sentence(hand: Cards, game: &Game) -> [Run; 3] {
    let own_count = number_of(hand, game.rank);
    let held_cards = describe_cards(own_count, game.rank);
    let conjunction = if own_count == 0 { ", so it" } else { " and" };
    let all = ["nothing", "it", "both", "all of them", "all of them"][own_count as usize];
    let rule = match (game.holder + 1, own_count) {
        (3, 0) => format!("all cards of its rarest rank, the least of equally rare ones {ORDER}"),
        (_, 0) => format!("its least card {ORDER}"),
        (1, 2..) => "one of them".into(),
        (4, 1 | 2) if !game.lied() => format!("{all}. It has no other card to add"),
        (4, 1 | 2) => {
            let added = listed(game.put - cards_of(game.rank, own_count));
            format!("{all}. Because it has only one or two, it adds its least other card, {added}")
        }
        (4, _) => format!("{all}. Because it has three or four, it adds no other card"),
        _ => all.into(),
    };
    let (holder, card_names) = (game.holder + 1, listed(game.put));
    runs!(plain "Player {holder} puts down "; mark "{card_names}";
        plain ": it has {held_cards}{conjunction} plays {rule}.")
}

/// Asks the players in turn until one challenges. Returns the step, with the reasons, and the
/// challenger.
fn explain_challenge(round: u32, game: &Game, explanation: &Explanation) -> (Step, Option<usize>) {
    let words = runs!(strong "Round {round}:"; plain " does anybody challenge?");
    let mut step = Step::new(round, "nobody challenges", words, Scene::None);
    let mut scene = rows_with_cards_put_down(game);
    let mut challenger = None;
    for player in game.others() {
        let row = &mut scene[player];
        if challenger.is_some() {
            row.note = "is not asked".into();
            continue;
        }
        let (number, facts) = (player + 1, facts_about_challenge(game, player));
        let event = Event::Challenge(number);
        let mut is_marked = explanation.diverging_event() == Some(&event.to_string());
        row.note = "does not challenge".into();
        if game.challenges(player) {
            challenger = Some(player);
            is_marked = true;
            row.note = "challenges".into();
            let own = cards_of(game.rank, number_of(game.hands[player], game.rank));
            show_cards(row, game.hands[player] - own, own, 0);
            step.title = format!("player {number} challenges");
            let rule = match player {
                0 | 1 if game.must_lie_next(player) => "must lie next",
                0 if player == game.next_holder() => "is next, and counts more than four",
                0 => "is not next, and counts more than four",
                2 => "has all four cards of the rank",
                _ => "sees the last card of the holder",
            };
            let rule = format!("player {number} challenges: it {rule}");
            step = step.shows(event).uses(rule);
        }
        let mut runs = runs!(plain "Player {number} "; plain "{}", row.note; plain ": {facts}.");
        runs[1].style = if is_marked { "mark" } else { "plain" };
        step = step.say(runs, Vec::new());
    }
    if challenger.is_none() {
        let words = runs!(plain "Nobody challenges: the cards stay on the table.");
        step = step.say(words, Vec::new());
    }
    step.scene = Scene::Rows(scene);
    (step, challenger)
}

/// Returns the facts that decide if `player` challenges.
fn facts_about_challenge(game: &Game, player: usize) -> String {
    let (rank_name, next) = (RANKS[game.rank], game.next_rank());
    let [own_count, next_count] = [game.rank, next].map(|rank| number_of(game.hands[player], rank));
    let about_next = if game.next_holder() == player {
        let (held, next_name) = (describe_cards(next_count, next), RANKS[next]);
        format!("it holds the next round (rank {next_name}) and has {held}")
    } else {
        "it does not hold the next round".into()
    };
    match player {
        0 | 1 if game.must_lie_next(player) => about_next,
        0 => {
            let (stated, total) = (game.stated, game.stated + own_count);
            let is_more = game.counts_too_many(player);
            let comparison = if is_more { "more than" } else { "at most" };
            let sum = format!("{stated} stated + {own_count} held = {total} of rank {rank_name}");
            format!("{about_next}; {sum}, {comparison} {CARDS_PER_RANK}")
        }
        1 => about_next,
        2 => format!("it has {own_count} of the {CARDS_PER_RANK} cards of rank {rank_name}"),
        _ => match card_count(game.hands[game.holder]) {
            0 => "the holder has no cards left".into(),
            left => format!("the holder has {} left", counted(left, "card")),
        },
    }
}

/// Returns the number of cards of all ranks.
fn card_count(cards: Cards) -> u64 {
    (0..RANKS.len()).map(|rank| number_of(cards, rank)).sum()
}

/// Replaces the cards of a row, in the order of [`RANKS`]. The marks of `kept`, `new` and `gone`
/// cards differ.
fn show_cards(row: &mut Row, kept: Cards, new: Cards, gone: Cards) {
    row.cards.clear();
    for (rank, name) in RANKS.into_iter().enumerate() {
        for (cards, mark) in [(kept, Mark::None), (new, Mark::Strong), (gone, Mark::Weak)] {
            for _ in 0..number_of(cards, rank) {
                row.push(name, mark);
            }
        }
    }
}

/// Returns the names of one or more cards, in the order of [`RANKS`]: "A A 10".
fn listed(cards: Cards) -> String {
    let mut list = Vec::new();
    write_hand(cards, &mut list);
    String::from_utf8_lossy(list.trim_ascii_end()).into_owned()
}
