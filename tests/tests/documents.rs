//! The documents that the library follows: every example of the `QueenPuzzle` notebook, character for
//! character, and what the examples of `queen-runtime` print.

use std::error::Error;

use queen_math::search::{Outcome, Trace};
use queen_runtime::{QueenPuzzle, queen_table};

#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-runtime/examples/heap.rs"]
mod heap;
#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-runtime/examples/incremental.rs"]
mod incremental;
#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-runtime/examples/permutations.rs"]
mod permutations;
#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-count/examples/state_space.rs"]
mod state_space;
#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-runtime/examples/swapping.rs"]
mod swapping;

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

fn output<E: Into<Box<dyn Error>>>(run: impl FnOnce(&mut Vec<u8>) -> Result<(), E>) -> String {
    let mut out = Vec::new();
    run(&mut out).map_err(Into::into).unwrap();
    String::from_utf8(out).unwrap()
}

/// The listing, the numbers and the boards are those of the notebook.
#[test]
fn heap_prints_what_the_notebook_prints() {
    assert_eq!(output(heap::run), include_str!("documents/heap.txt"));
}

#[test]
fn permutations_print_what_the_recipes_session_prints() {
    let session = include_str!("documents/permutations.txt");
    let printed = session.lines().filter(|line| !line.starts_with(">>>"));
    let first_solution = "(0, 4, 7, 5, 2, 6, 1, 3)";
    assert!(output(permutations::run).lines().eq(printed.chain([first_solution])));
}

#[test]
fn incremental_prints_what_the_notebooks_session_prints() {
    let session = include_str!("documents/incremental.txt");
    let printed = output(|out| incremental::run(&mut "4\n".as_bytes(), out));
    let (printed, assignments) = printed.split_once("seconds \n").unwrap();
    let (printed, seconds) = printed.split_once("Time: ").unwrap();
    // The session shows the input, and another time.
    assert_eq!(
        format!("{printed}Time: 0.0017 seconds \n").replace("enter: 8\n", "enter: 8\n4\n"),
        session
    );
    assert!(seconds.trim_end().parse::<f64>().is_ok());
    assert_eq!(seconds.trim_end().rsplit_once('.').unwrap().1.len(), 4);
    assert_eq!(assignments, "# of assignments is 16\n");
}

#[test]
fn incremental_rejects_bad_input_in_one_line() {
    for input in ["", "\n", "x\n", "0\n", "-4\n", "4.0\n", "17\n", "99999999999999999999\n"] {
        let error = incremental::run(&mut input.as_bytes(), &mut Vec::new()).unwrap_err();
        assert_eq!(error.to_string(), "the size of the board must be a number from 1 to 16");
    }
    let error = incremental::run(&mut [0xff].as_slice(), &mut Vec::new()).unwrap_err();
    assert_eq!(error.to_string().lines().count(), 1);
}

#[test]
fn state_spaces_match_the_notebook_except_the_last() {
    let printed = output(state_space::run);
    assert!(printed.contains(" 178462987637760\n"), "1.8e14: {printed}");
    assert!(printed.contains(" 2057\n"), "{printed}");
    assert!(printed.contains(" 6.1 × 10³⁹⁹\n"), "1e400: {printed}");
    assert!(printed.contains(" × 10¹¹⁹\n"), "not 1e52: {printed}");
}

/// The tables are those of the page, which prints no solutions.
#[test]
fn swapping_prints_the_tables_of_the_page() {
    assert_eq!(output(swapping::run), include_str!("documents/swapping.txt"));
}
