//! Game schedule required, arranged round by round.
//!
//! Wanted matches have to be played as a knock-out tournament. In each round all teams play, except
//! one that gets a wildcard if their number is odd. Losers are out.
//!
//! A team can lose a match only if it has no other match left. So in each round the program goes
//! through the matches that are left, in the order of the input, and plays each in which a team has
//! only this one left, unless one of the two has already played in this round. That team loses. If
//! both have only this one left, it is the final, and the first one loses.
//!
//! What is plain about it: teams are names, and it counts the matches of a team again each time.
//!
//! Told the name of a known mistake, it makes that mistake.

/// A wanted match: its teams.
type Match<'a> = (&'a str, &'a str);

/// Is told what happens in a game. Here nobody plays move by move, and it is told nothing.
type Tell<'a> = &'a mut dyn FnMut(usize, String);

/// The output for the input. If a case has no schedule, it ends with a line that says so.
pub fn answer(input: &str, mistake: &str, _: Tell) -> String {
    let mut words = input.split_whitespace();
    let mut output = String::new();
    while let Some(word) = words.next() {
        let count: usize = word.parse().unwrap();
        if count == 0 {
            break;
        }
        assert!(mistake != "array-of-100" || count <= 100);
        let teams: Vec<&str> = words.by_ref().take(count).collect();
        let mut matches = Vec::new();
        for _ in 1..count {
            let mut first = words.next().unwrap();
            let mut second = words.next().unwrap();
            if mistake == "names-compared-by-prefix" {
                first = first_with_prefix(&teams, first);
                second = first_with_prefix(&teams, second);
            }
            matches.push((first, second));
        }
        output += &schedule(teams, matches, mistake);
    }
    output
}

/// The first of the names that begins with the letters of this one.
fn first_with_prefix<'a>(names: &[&'a str], name: &'a str) -> &'a str {
    let mut names = names.iter();
    names.find(|other| other.starts_with(name)).unwrap()
}

/// The schedule of a tournament.
fn schedule(mut teams: Vec<&str>, mut matches: Vec<Match>, mistake: &str) -> String {
    let mut output = String::new();
    let mut round = 0;
    while !matches.is_empty() {
        round += 1;
        let teams_left = matches.len() + 1;
        output += &format!("Round #{round}\n");
        let at_start = matches;
        matches = Vec::new();
        let mut played = Vec::new();
        let mut losers = Vec::new();
        for &(first, second) in &at_start {
            let has_played = played.contains(&first) || played.contains(&second);
            let first_can_lose = has_one_left(first, &at_start);
            let second_can_lose = has_one_left(second, &at_start);
            if has_played || !first_can_lose && !second_can_lose {
                matches.push((first, second));
                continue;
            }
            let (winner, loser) = if first_can_lose || mistake == "any-loser" {
                (second, first)
            } else {
                (first, second)
            };
            output += &format!("{winner} defeats {loser}\n");
            played.extend([first, second]);
            losers.push(loser);
        }
        if losers.len() < teams_left / 2 {
            return output + "No schedule exists.\n\n";
        }
        if let Some(team) = teams.iter().find(|team| !played.contains(team)) {
            if mistake != "no-wildcard" {
                output += &format!("{team} advances with wildcard\n");
            }
        }
        teams.retain(|team| !losers.contains(team));
    }
    output + &format!("Winner: {}\n\n", teams[0])
}

/// Whether the team has one match left.
fn has_one_left(team: &str, matches: &[Match]) -> bool {
    let of_team = |pair: &&Match| pair.0 == team || pair.1 == team;
    matches.iter().filter(of_team).count() == 1
}
