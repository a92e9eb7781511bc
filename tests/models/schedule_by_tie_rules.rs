//! Naive model of the schedule that is ours among all right ones: the tie rules of the
//! statement, followed with plain lists.

use super::game_schedule::{read, Tournament};

/// What the judge prints for the input; `Err` is the round, from 1, in which a case gets stuck,
/// behind the number of the case, from 1.
///
/// # Panics
/// On malformed input.
pub fn answer(input: &str) -> Result<String, (usize, usize)> {
    let mut output = String::new();
    for (index, tournament) in read(input).iter().enumerate() {
        output += &schedule(tournament).map_err(|round| (index + 1, round))?;
    }
    Ok(output)
}

/// Our schedule of a tournament, or the round in which no schedule can go on.
pub fn schedule(tournament: &Tournament) -> Result<String, usize> {
    let mut teams: Vec<&String> = tournament.teams.iter().collect();
    let mut to_come: Vec<&(String, String)> = tournament.matches.iter().collect();
    let mut output = String::new();
    let mut round = 1;
    while teams.len() > 1 {
        output += &format!("Round #{round}\n");
        let at_start = to_come.clone();
        let has_one_left = |team: &String| {
            let its_matches = at_start.iter().filter(|(a, b)| a == team || b == team);
            its_matches.count() == 1
        };
        let mut played: Vec<&String> = Vec::new();
        let mut losers: Vec<&String> = Vec::new();
        for &pair in &at_start {
            let (first, second) = pair;
            let loser = match (has_one_left(first), has_one_left(second)) {
                (true, _) => first,
                (false, true) => second,
                (false, false) => continue,
            };
            if played.contains(&first) || played.contains(&second) {
                continue;
            }
            let winner = if loser == first { second } else { first };
            output += &format!("{winner} defeats {loser}\n");
            played.extend([first, second]);
            losers.push(loser);
            to_come.retain(|&other| !std::ptr::eq(other, pair));
        }
        if losers.len() != teams.len() / 2 {
            return Err(round);
        }
        if let Some(idle) = teams.iter().find(|team| !played.contains(team)) {
            output += &format!("{idle} advances with wildcard\n");
        }
        teams.retain(|team| !losers.contains(team));
        round += 1;
    }
    Ok(output + &format!("Winner: {}\n\n", teams[0]))
}
