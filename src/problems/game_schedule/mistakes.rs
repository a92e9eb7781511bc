//! The known mistakes of Game schedule required: each with its name, what such a program does, and
//! the function of the rules that differs.

use super::plain::*;
use crate::workbench::entry::mistakes;

mistakes! {
    WrongAnswer:

    "any-loser" "eliminates teams that still have matches to play"
    result: |(first, second), matches| {
        result((second, first), matches).map(|(winner, loser)| (loser, winner))
    };

    "final-loser" "names the loser of the final as the winner of the tournament"
    play: |tournament, rules, emit| {
        let mut last_loser = String::new();
        play(tournament, rules, &mut |event| {
            if let Event::Match(_, loser) = &event {
                last_loser.clone_from(loser);
            }
            emit(match event {
                Event::Winner(_) => Event::Winner(last_loser.clone()),
                event => event,
            })
        })
    };

    "loser-first" "names the loser of each match before the winner"
    play: |(teams, matches), rules, emit| {
        // In the final, too, the first team is the one that is printed as the loser.
        let matches = matches.into_iter().map(|(first, second)| (second, first)).collect();
        play((teams, matches), rules, &mut |event| emit(match event {
            Event::Match(winner, loser) => Event::Match(loser, winner),
            event => event,
        }))
    };

    "names-compared-by-prefix" "takes two teams for one if the name of one begins with the name of the other"
    play: |(teams, matches), rules, emit| {
        let find = |name: &str| teams.iter().copied().find(|team| team.starts_with(name));
        let find_both = |(first, second)| Some((find(first)?, find(second)?));
        let matches = matches.into_iter().filter_map(find_both).collect();
        play((teams, matches), rules, emit)
    };

    "no-wildcard" "does not print who advances with a wildcard"
    play: |tournament, rules, emit| play(tournament, rules, &mut |event| match event {
        Event::Wildcard(_) => Some(()),
        _ => emit(event),
    });

    RunTimeError:

    "array-of-100" "stores at most 100 teams"
    play: |(teams, matches), rules, emit| match teams.len() {
        101.. => None,
        _ => play((teams, matches), rules, emit),
    };
}
