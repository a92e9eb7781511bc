//! Every kind of bad input that the specifications name: the exact message and its place, the exit
//! status, and what was printed before.

use crate::binary::{judge, outcome, run};
use crate::stream;

/// A bad input, put together from good cases and a bad one.
struct Bad {
    problem: &'static str,
    /// Good cases, printed in full, and their answer.
    before: (&'static str, &'static str),
    /// What comes then.
    bad: &'static str,
    /// Line and column, where the first line of `bad` is line 1.
    place: (u64, u64),
    message: &'static str,
}

/// Checks a table: the place in the input, what follows the good cases, and the message.
fn check(
    problem: &'static str,
    before: (&'static str, &'static str),
    table: &[(&'static str, (u64, u64), &'static str)],
) {
    for &(bad, place, message) in table {
        let row = Bad {
            problem,
            before,
            bad,
            place,
            message,
        };
        row.check();
    }
}

impl Bad {
    fn check(&self) {
        let (good, answer) = self.before;
        let input = good.to_string() + self.bad;
        let (line, column) = self.place;
        let line = line + good.matches('\n').count() as u64;
        let message = self.message;
        let name = self.problem;

        let found = run(judge(&[name]), input.as_bytes());
        let complaint = format!("judge: {name}: <stdin>:{line}:{column}: {message}\n");
        let expected = (Some(1), answer.to_string(), complaint);
        assert_eq!(outcome(&found), expected, "{input}");

        // The same when every word arrives byte by byte.
        let expected = stream::Run {
            output: answer.to_string(),
            error: Some((line, column, message.to_string())),
        };
        let found = stream::run_in_pieces(name, input.as_bytes(), |_| 1);
        assert_eq!(found, expected, "byte by byte: {input}");
        // And when much good input follows, so that the usual layout is at hand.
        if !message.contains("the input ends") {
            let more = format!("{input} {}", good.repeat(20));
            assert_eq!(stream::run(name, &more), expected, "with more: {input}");
        }
        // In whatever layout the message is the same.
        let found = stream::run(name, input.replace('\n', "\r\n\n").replace(' ', "\t "));
        assert_eq!((&*found.output, found.message()), (answer, message));
    }
}

const DECK: &str = "\
2 6 5 10 10 4 10 10 10 4 5 10 4 5 10 9 7 6 1 7 6 9 5 3 10 10 4 10 9 2 1
10 1 10 10 10 3 10 9 8 10 8 7 1 2 8 6 7 3 3 8 2
";

#[test]
fn ten_twenty_thirty() {
    check(
        "10-20-30",
        (DECK, "Win : 66\n"),
        &[
            (
                "11 2 3\n",
                (1, 1),
                "deck 2, card 1: found \"11\", expected a card from 1 to 10, or 0 at the end",
            ),
            (
                "K 2 3\n",
                (1, 1),
                "deck 2, card 1: found \"K\", expected a card from 1 to 10, or 0 at the end",
            ),
            (
                "00\n",
                (1, 1),
                "deck 2, card 1: found \"00\", expected a card from 1 to 10, or 0 at the end, \
                 written without leading zeros",
            ),
            (
                "-1\n",
                (1, 1),
                "deck 2, card 1: found \"-1\", expected a card from 1 to 10, or 0 at the end",
            ),
            (
                "5\n10 0 3\n",
                (2, 4),
                "deck 2, card 3: found \"0\", expected a card from 1 to 10",
            ),
            (
                "5 11\n",
                (1, 3),
                "deck 2, card 2: found \"11\", expected a card from 1 to 10",
            ),
            (
                "5 100\n",
                (1, 3),
                "deck 2, card 2: found \"100\", expected a card from 1 to 10",
            ),
            (
                "5 07\n",
                (1, 3),
                "deck 2, card 2: found \"07\", expected a card from 1 to 10, written without leading zeros",
            ),
            (
                "5 6 7",
                (1, 6),
                "deck 2, card 4: the input ends, expected a card from 1 to 10",
            ),
            (
                "5 6 7\n",
                (2, 1),
                "deck 2, card 4: the input ends, expected a card from 1 to 10",
            ),
        ],
    );
}

#[test]
fn number_game() {
    let before = ("2 2 5\n", "Test Case #1\nThe winning moves are: 2\n\n");
    check(
        "number-game",
        before,
        &[
            (
                "21 2 3\n",
                (1, 1),
                "position 2: found \"21\", expected the count of the numbers that follow, from 1 \
                 to 20, or 0 at the end",
            ),
            (
                "x\n",
                (1, 1),
                "position 2: found \"x\", expected the count of the numbers that follow, from 1 \
                 to 20, or 0 at the end",
            ),
            (
                "-2 2 3\n",
                (1, 1),
                "position 2: found \"-2\", expected the count of the numbers that follow, from 1 \
                 to 20, or 0 at the end",
            ),
            (
                "2 1 3\n",
                (1, 3),
                "position 2: found \"1\", expected a number from 2 to 20",
            ),
            (
                "2 2 0\n",
                (1, 5),
                "position 2: found \"0\", expected a number from 2 to 20",
            ),
            (
                "2 2 21\n",
                (1, 5),
                "position 2: found \"21\", expected a number from 2 to 20",
            ),
            (
                "2 2 99999999999999999999\n",
                (1, 5),
                "position 2: found \"99999999999999999999\", expected a number from 2 to 20",
            ),
            (
                "2 2 2.5\n",
                (1, 5),
                "position 2: found \"2.5\", expected a number from 2 to 20",
            ),
            (
                "3 2 5\n",
                (2, 1),
                "position 2: the input ends, expected a number from 2 to 20",
            ),
            (
                "3 2 5",
                (1, 6),
                "position 2: the input ends, expected a number from 2 to 20",
            ),
            ("3 2 5 2\n", (1, 7), "position 2: 2 is listed twice"),
            (
                "20 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 2\n",
                (1, 53),
                "position 2: 2 is listed twice",
            ),
            (
                "4 2 4 5 6\n",
                (1, 9),
                "position 2: cannot occur: 6 is listed but 3 is not, and 6 = 2·3",
            ),
            (
                "2 3 7\n",
                (1, 5),
                "position 2: cannot occur: 7 is listed but 2 and 5 are not, and 7 = 2 + 5",
            ),
            (
                "1\n20\n",
                (2, 1),
                "position 2: cannot occur: 20 is listed but 2 and 18 are not, and 20 = 2 + 18",
            ),
        ],
    );
}

/// A game of Cheat, and what everybody holds in the end.
const DEAL: &str = "\
A 2 3 4 5 6 7 8 9 10 J Q K
A 2 3 4 5 6 7 8 9 10 J Q K
A 2 3 4 5 6 7 8 9 10 J Q K
A 2 3 4 5 6 7 8 9 10 J Q K
";

#[test]
fn cheat() {
    check(
        "cheat",
        (DEAL, "2 6 7 10 J\n3 7 8 J Q\n4 8 9 Q K\nWINNER\n"),
        &[
            (
                "1 2 3 4\n",
                (1, 1),
                "game 2, player 1, card 1: found \"1\", expected a card: A, 2 to 10, J, Q or K",
            ),
            (
                "A 2\n\n 11\n",
                (3, 2),
                "game 2, player 1, card 3: found \"11\", expected a card: A, 2 to 10, J, Q or K",
            ),
            (
                "A 2 3 4 5 6 7 8 9 10 J Q K\nA a 3\n",
                (2, 3),
                "game 2, player 2, card 2: found \"a\", expected a card: A, 2 to 10, J, Q or K",
            ),
            (
                "A 2 3 4 5 6 7 8 9 10 J Q K\nA 2 3 4 5 6 7 8 9 10 J Q K\n\
                 A 2 3 4 5 6 7 8 9 10 J Q K\nA 2 3 4 5 6 7 8 9 10 J Q 100\n",
                (4, 26),
                "game 2, player 4, card 13: found \"100\", expected a card: A, 2 to 10, J, Q or K",
            ),
            (
                "A 2 3\n",
                (2, 1),
                "game 2, player 1, card 4: the input ends, expected a card: A, 2 to 10, J, Q or K",
            ),
            (
                "A 2 3 4 5 6 7 8 9 10 J Q K\n",
                (2, 1),
                "game 2, player 2, card 1: the input ends, expected a card: A, 2 to 10, J, Q or K",
            ),
            (
                "A 2 3 4 5 6 7 8 9 10 J Q K\nA 2 3 4 5 6 7 8 9 10 J Q K\n\
                 A 2 3 4 5 6 7 8 9 10 J Q K\nA 2 3 4 5 6 7 8 9 10 J Q A\n",
                (4, 26),
                "game 2: the cards are no pack: found 5 of rank A, expected 4",
            ),
            (
                "10 10 10 10 10 10 10 10 10 10 10 10 10\n10 10 10 10 10 10 10 10 10 10 10 10 10\n\
                 10 10 10 10 10 10 10 10 10 10 10 10 10\n10 10 10 10 10 10 10 10 10 10 10 10 10\n",
                (4, 37),
                "game 2: the cards are no pack: found 52 of rank 10, expected 4",
            ),
            // Four bits hold no 20: it looks like four, and one more of the next rank, which lacks one.
            (
                "2 2 2 2 2 2 2 2 2 2 2 2 2\n2 2 2 2 2 2 2 10 10 10 10 A A\n\
                 A A 4 4 4 4 5 5 5 5 6 6 6\n6 7 7 7 7 8 8 8 3 3 3 Q K\n",
                (4, 25),
                "game 2: the cards are no pack: found 20 of rank 2, expected 4",
            ),
        ],
    );
}

/// Two boards are announced, of which the first is empty.
const BOARD: &str = "\
2
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
";

#[test]
fn gomoku() {
    check(
        "gomoku",
        ("", ""),
        &[
            (
                "",
                (1, 1),
                "number of boards: the input ends, expected a number from 0 to 4294967295",
            ),
            (
                "x 0 0\n",
                (1, 1),
                "number of boards: found \"x\", expected a number from 0 to 4294967295",
            ),
            (
                "-1\n",
                (1, 1),
                "number of boards: found \"-1\", expected a number from 0 to 4294967295",
            ),
            (
                "4294967296\n",
                (1, 1),
                "number of boards: found \"4294967296\", expected a number from 0 to 4294967295",
            ),
            (
                "1\n",
                (2, 1),
                "board 1 of 1, row 1, column 1: the input ends, expected 0, 1 or 2",
            ),
        ],
    );
    check(
        "gomoku",
        (BOARD, "0\n"),
        &[
            (
                "",
                (1, 1),
                "board 2 of 2, row 1, column 1: the input ends, expected 0, 1 or 2",
            ),
            (
                "0 1 2 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n",
                (1, 7),
                "board 2 of 2, row 1, column 4: found \"3\", expected 0, 1 or 2",
            ),
            (
                "0 1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 X\n",
                (2, 37),
                "board 2 of 2, row 2, column 19: found \"X\", expected 0, 1 or 2",
            ),
            (
                "0 1 -2 0\n",
                (1, 5),
                "board 2 of 2, row 1, column 3: found \"-2\", expected 0, 1 or 2",
            ),
            (
                "0000000000000000000\n",
                (1, 1),
                "board 2 of 2, row 1, column 1: found \"0000000000000000000\", expected 0, 1 or 2, \
                 written without leading zeros",
            ),
            (
                "0 1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n0 0 0\n",
                (3, 1),
                "board 2 of 2, row 2, column 4: the input ends, expected 0, 1 or 2",
            ),
        ],
    );
}

#[test]
fn game_schedule() {
    check(
        "game-schedule",
        ("2\nA\nB\nA B\n", "Round #1\nB defeats A\nWinner: B\n\n"),
        &[
            (
                "1\nA\n",
                (1, 1),
                "case 2: found \"1\", expected the number of teams, 2 or more, or 0 at the end",
            ),
            (
                "-3\nA\n",
                (1, 1),
                "case 2: found \"-3\", expected the number of teams, 2 or more, or 0 at the end",
            ),
            (
                "A\nB\n",
                (1, 1),
                "case 2: found \"A\", expected the number of teams, 2 or more, or 0 at the end",
            ),
            (
                "3\nA\nB\nA\nA B\nB C\n",
                (4, 1),
                "case 2, team 3: \"A\" is the name of team 1 already",
            ),
            (
                "3\nA\nB\nC\nA B\nB D\n",
                (6, 3),
                "case 2, match 2: found \"D\", expected one of the teams",
            ),
            (
                "2\nA\nB\na B\n",
                (4, 1),
                "case 2, match 1: found \"a\", expected one of the teams",
            ),
            (
                "2\nA\nB\nB B\n",
                (4, 3),
                "case 2, match 1: \"B\" cannot play against itself",
            ),
            (
                "2\nA\n",
                (3, 1),
                "case 2, team 2: the input ends, expected the name of a team",
            ),
            (
                "2\nA\nB\n",
                (4, 1),
                "case 2, match 1: the input ends, expected the name of a team",
            ),
            (
                "2\nA\nB\nA",
                (4, 2),
                "case 2, match 1: the input ends, expected the name of a team",
            ),
            (
                "4294967295\nA\nB\n",
                (4, 1),
                "case 2, team 3: the input ends, expected the name of a team",
            ),
            (
                "4\nA\nB\nC\nD\nA B\nA C\nA D\n",
                (8, 3),
                "case 2: no schedule exists: round 1 has 4 teams and needs 2 matches, but only 1 \
                 can be played without putting out a team that has others to come",
            ),
            (
                "3\nA\nB\nC\nA B\nB A\n",
                (6, 3),
                "case 2: no schedule exists: round 1 has 3 teams and needs 1 match, but only 0 \
                 can be played without putting out a team that has others to come",
            ),
            // A path of eight: its ends may lose, and nobody else has one match.
            (
                "8\nA\nB\nC\nD\nE\nF\nG\nH\nA B\nB C\nC D\nD E\nE F\nF G\nG H\n",
                (16, 3),
                "case 2: no schedule exists: round 1 has 8 teams and needs 4 matches, but only 2 \
                 can be played without putting out a team that has others to come",
            ),
            // The first round goes well: each of X1 to X4 wins, and then all four want W.
            (
                "10\nW\nX1\nX2\nX3\nX4\nw\nx1\nx2\nx3\nx4\nW w\nX1 x1\nX2 x2\nX3 x3\nX4 x4\n\
                 W X1\nW X2\nW X3\nW X4\n",
                (20, 3),
                "case 2: no schedule exists: round 2 has 5 teams and needs 2 matches, but only 1 \
                 can be played without putting out a team that has others to come",
            ),
        ],
    );
}

#[test]
fn spot() {
    let before = (
        "2\n1 1 +\n2 2 +\n2 2 -\n1 2 +\n",
        "Player 2 wins on move 3\n",
    );
    let size = "expected the size of a board, from 1 to 2147483647, or 0 at the end";
    for found in ["x", "-1", "2147483648", "+", "2.0"] {
        let message = format!("game 2: found \"{found}\", {size}");
        check(
            "spot",
            before,
            &[(found.to_string().leak(), (1, 1), message.leak())],
        );
    }
    check(
        "spot",
        before,
        &[
            (
                "2\n0 1 +\n",
                (2, 1),
                "game 2, move 1: found row 0, expected 1 to 2",
            ),
            (
                "2\n3 1 +\n",
                (2, 1),
                "game 2, move 1: found row 3, expected 1 to 2",
            ),
            (
                "2\n1 0 +\n",
                (2, 3),
                "game 2, move 1: found column 0, expected 1 to 2",
            ),
            (
                "2\n1 3 +\n",
                (2, 3),
                "game 2, move 1: found column 3, expected 1 to 2",
            ),
            (
                "2\nx 3 +\n",
                (2, 1),
                "game 2, move 1: found \"x\", expected a row",
            ),
            (
                "2\n1 y +\n",
                (2, 3),
                "game 2, move 1: found \"y\", expected a column",
            ),
            (
                "2\n1 2 *\n",
                (2, 5),
                "game 2, move 1: found \"*\", expected + or -",
            ),
            (
                "2\n1 2+\n",
                (2, 3),
                "game 2, move 1: found \"2+\", expected a column",
            ),
            (
                "2\n1 2 ++\n",
                (2, 5),
                "game 2, move 1: found \"++\", expected + or -",
            ),
            (
                "2\n1 2 +\n1 2 +\n",
                (3, 5),
                "game 2, move 2: square (1, 2) already holds a spot",
            ),
            (
                "2\n1 2 +\n2 2 -\n",
                (3, 5),
                "game 2, move 2: square (2, 2) holds no spot",
            ),
            (
                "2\n1 2 -\n",
                (2, 5),
                "game 2, move 1: square (1, 2) holds no spot",
            ),
            (
                "2\n1 2 +",
                (2, 6),
                "game 2, move 2: the input ends, expected a row",
            ),
            (
                "2\n1 2 +\n",
                (3, 1),
                "game 2, move 2: the input ends, expected a row",
            ),
            (
                "2\n1",
                (2, 2),
                "game 2, move 1: the input ends, expected a column",
            ),
            (
                "2\n1 2\n",
                (3, 1),
                "game 2, move 1: the input ends, expected + or -",
            ),
            (
                "2",
                (1, 2),
                "game 2, move 1: the input ends, expected a row",
            ),
            // The game is decided on move 2, and the rest is read all the same.
            (
                "2\n1 1 +\n1 1 -\n1 1 -\n",
                (5, 1),
                "game 2, move 4: the input ends, expected a row",
            ),
            (
                "2\n1 1 +\n1 1 -\n1 1 -\n1 1 x\n",
                (5, 5),
                "game 2, move 4: found \"x\", expected + or -",
            ),
        ],
    );
}

/// What a message shows of a word: no more than forty bytes, nothing that a terminal obeys.
#[test]
fn words_are_shown_harmlessly() {
    let shown: [(&[u8], &str); 6] = [
        (b"\x1b[31m\"", r#""\u{1b}[31m\"""#),
        (b"\xff\xc3\xa9\xc3", "\"\\xff\u{e9}\\xc3\""),
        (b"\0\x7f", r#""\u{0}\u{7f}""#),
        ("\u{85}".as_bytes(), r#""\u{85}""#),
        (&[b'z'; 40], "\"zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz\""),
        (
            &[b'z'; 41],
            "\"zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz...\"",
        ),
    ];
    for (word, shown) in shown {
        for problem in judge::PROBLEMS {
            let found = stream::run(problem.name(), word);
            let message = found.message();
            let is_shown = message.contains(&format!("found {shown}, expected "));
            assert!(is_shown, "{message}");
        }
    }
}

/// A game of Cheat that comes back to an earlier position is one that never ends: the error names
/// both rounds. No deal is known that leads to one, so the two positions are made.
#[test]
fn a_position_of_cheat_that_comes_back() {
    use judge::problems::cheat::solution::{Game, InputError, Positions};
    let mut positions = Positions::new();
    let mut game = Game::new([0; 4]);
    // Rounds are counted from 1, and each is remembered.
    for round in 1..=110 {
        game.round = round;
        game.hands = if round % 52 == 7 {
            [1, 2, 3, 4]
        } else {
            [1, 2, 3, u64::from(round) << 8]
        };
        let expected = (round == 59).then_some(7);
        let found = game.has_occurred(&mut positions);
        assert_eq!(found, expected, "round {round}");
        if found.is_some() {
            break;
        }
    }
    let error = InputError::NeverEnds(7, 59);
    assert_eq!(
        error.to_string(),
        " never ends: after round 59 everything is as it was after round 7"
    );
}
