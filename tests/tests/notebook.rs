//! Every example of the `QueenPuzzle` notebook, character for character.

use queen_runtime::{QueenPuzzle, queen_table};
use queen_searches::{Outcome, Trace};

const FOUR: QueenPuzzle<4> = queen_table!(4);
const FIVE: QueenPuzzle<5> = queen_table!(5);
const EIGHT: QueenPuzzle<8> = queen_table!(8);
const ELEVEN: QueenPuzzle<11> = queen_table!(11);

#[test]
fn all_permutations_of_four() {
    let listing: String = Trace::new(4)
        .unwrap()
        .map(|(placement, mark)| {
            let columns: String = placement.columns().iter().map(u8::to_string).collect();
            match mark {
                Outcome::Solution => format!("{columns}\n"),
                Outcome::Attacked => format!("{columns} X\n"),
                Outcome::Skipped => format!("{columns} Skipped\n"),
            }
        })
        .collect();
    assert_eq!(
        listing,
        "\
0123 X
1023 Skipped
2013 X
0213 X
1203 X
2103 X
3102 X
1302
0312 X
3012 Skipped
1032 X
0132 Skipped
0231 X
2031
3021 X
0321 Skipped
2301 X
3201 Skipped
3210 X
2310 Skipped
1320 X
3120 X
2130 X
1230 X
"
    );
}

#[test]
fn tested_permutations() {
    assert_eq!(FOUR.nb_of_tested_permutations(), 18);
    assert_eq!(FIVE.nb_of_tested_permutations(), 58);
    assert_eq!(EIGHT.nb_of_tested_permutations(), 3544);
    assert_eq!(ELEVEN.nb_of_tested_permutations(), 382_112);
}

#[test]
fn solutions() {
    assert_eq!(FOUR.nb_of_solutions(), 2);
    assert_eq!(FIVE.nb_of_solutions(), 10);
    assert_eq!(EIGHT.nb_of_solutions(), 92);
    assert_eq!(ELEVEN.nb_of_solutions(), 2680);
}

#[track_caller]
fn assert_board<const N: usize>(puzzle: QueenPuzzle<N>, k: usize, board: &str) {
    assert_eq!(puzzle.solution(k).unwrap().to_string(), board.trim());
}

#[test]
fn first_of_four() {
    let board = "
⬜🔵⬜⬛
⬛⬜⬛🔴
🔴⬛⬜⬛
⬛⬜🔵⬜
";
    assert_board(FOUR, 1, board);
}

#[test]
fn second_of_four() {
    let board = "
⬜⬛🔴⬛
🔵⬜⬛⬜
⬜⬛⬜🔵
⬛🔴⬛⬜
";
    assert_board(FOUR, 2, board);
}

#[test]
fn fourth_of_five() {
    let board = "
⬜⬛⬜🔵⬜
🔵⬜⬛⬜⬛
⬜⬛🔴⬛⬜
⬛⬜⬛⬜🔵
⬜🔵⬜⬛⬜
";
    assert_board(FIVE, 4, board);
}

#[test]
fn thirteenth_of_eight() {
    let board = "
⬜⬛⬜🔵⬜⬛⬜⬛
⬛⬜⬛⬜⬛⬜🔵⬜
⬜⬛⬜⬛🔴⬛⬜⬛
⬛⬜🔵⬜⬛⬜⬛⬜
🔴⬛⬜⬛⬜⬛⬜⬛
⬛⬜⬛⬜⬛🔴⬛⬜
⬜⬛⬜⬛⬜⬛⬜🔵
⬛🔴⬛⬜⬛⬜⬛⬜
";
    assert_board(EIGHT, 13, board);
    assert_eq!(EIGHT.solution(13).unwrap().columns(), &[3, 6, 4, 2, 0, 5, 7, 1]);
}

#[test]
fn fifty_first_of_eight() {
    let board = "
⬜🔵⬜⬛⬜⬛⬜⬛
⬛⬜⬛⬜🔵⬜⬛⬜
⬜⬛⬜⬛⬜⬛🔴⬛
🔵⬜⬛⬜⬛⬜⬛⬜
⬜⬛🔴⬛⬜⬛⬜⬛
⬛⬜⬛⬜⬛⬜⬛🔴
⬜⬛⬜⬛⬜🔵⬜⬛
⬛⬜⬛🔴⬛⬜⬛⬜
";
    assert_board(EIGHT, 51, board);
}

#[test]
fn thousand_and_tenth_of_eleven() {
    let board = "
⬜⬛⬜⬛⬜⬛⬜⬛🔴⬛⬜
⬛⬜⬛🔴⬛⬜⬛⬜⬛⬜⬛
⬜⬛⬜⬛⬜⬛⬜🔵⬜⬛⬜
🔵⬜⬛⬜⬛⬜⬛⬜⬛⬜⬛
⬜⬛⬜⬛⬜⬛⬜⬛⬜⬛🔴
⬛🔴⬛⬜⬛⬜⬛⬜⬛⬜⬛
⬜⬛⬜⬛🔴⬛⬜⬛⬜⬛⬜
⬛⬜⬛⬜⬛⬜🔵⬜⬛⬜⬛
⬜⬛⬜⬛⬜⬛⬜⬛⬜🔵⬜
⬛⬜🔵⬜⬛⬜⬛⬜⬛⬜⬛
⬜⬛⬜⬛⬜🔵⬜⬛⬜⬛⬜
";
    assert_board(ELEVEN, 1010, board);
}

#[test]
fn two_thousand_three_hundred_and_forty_fifth_of_eleven() {
    let board = "
⬜⬛⬜⬛🔴⬛⬜⬛⬜⬛⬜
⬛⬜⬛⬜⬛⬜🔵⬜⬛⬜⬛
⬜⬛⬜⬛⬜⬛⬜⬛⬜⬛🔴
⬛⬜⬛🔴⬛⬜⬛⬜⬛⬜⬛
⬜⬛⬜⬛⬜🔵⬜⬛⬜⬛⬜
🔵⬜⬛⬜⬛⬜⬛⬜⬛⬜⬛
⬜⬛🔴⬛⬜⬛⬜⬛⬜⬛⬜
⬛⬜⬛⬜⬛⬜⬛⬜⬛🔴⬛
⬜⬛⬜⬛⬜⬛⬜🔵⬜⬛⬜
⬛🔴⬛⬜⬛⬜⬛⬜⬛⬜⬛
⬜⬛⬜⬛⬜⬛⬜⬛🔴⬛⬜
";
    assert_board(ELEVEN, 2345, board);
}
