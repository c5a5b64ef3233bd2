//! Results that can be had again: with the same seed, with any number of threads.

use crate::{queens, stdout};

#[test]
fn a_random_board_is_a_solution_and_its_seed_repeats_it() {
    for size in [1, 4, 8, 13] {
        let board = |seed: u64| {
            let command = queens(&format!("board {size} --random --style list --seed {seed}"));
            stdout(&command.assert().success())
        };
        assert_eq!(board(7), board(7));
        queens("check -").stdin(board(7)).assert().success();
    }
    let boards =
        |seed: u64| stdout(&queens(&format!("board 8 --random --seed {seed}")).assert().success());
    assert!((0..20).any(|seed| boards(seed) != boards(100)));
}

#[test]
fn the_number_of_threads_does_not_change_the_result() {
    for command in
        ["count 10", "count 10 --fundamental", "count 13 --tested", "count 11 --part 3/7"]
    {
        let one = stdout(&queens(&format!("{command} --threads 1")).assert().success());
        let three = stdout(&queens(&format!("{command} --threads 3")).assert().success());
        let all = stdout(&queens(command).assert().success());
        assert!(one == three && one == all, "{command}");
    }
}
