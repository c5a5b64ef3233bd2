//! Options whose effect a session cannot show: colours, random numbers, threads, standard input.

use snapbox::cmd::{Command, OutputAssert};

fn queens(arguments: &str) -> Command {
    Command::new(env!("CARGO_BIN_EXE_queens")).args(arguments.split_whitespace())
}

fn stdout(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn stderr(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

#[test]
fn help_and_errors_have_colours_if_they_are_wanted() {
    for (option, colored) in [("--color=always", true), ("--color never", false), ("", false)] {
        let help = stdout(&queens(&format!("{option} --help")).assert().success());
        assert_eq!(help.contains('\u{1b}'), colored, "{option}");
        for command in ["solve x", "board 8 93", "bord 8 1"] {
            let error = stderr(&queens(&format!("{command} {option}")).assert().code(2));
            assert_eq!(error.contains('\u{1b}'), colored, "{command} {option}");
        }
    }
    let command = queens("--help").env("CLICOLOR_FORCE", "1");
    assert!(stdout(&command.assert().success()).contains('\u{1b}'));
}

#[test]
fn errors_do_not_control_the_terminal() {
    for argument in ["\u{1b}[2J", "--\u{1b}[2J", "--first=\u{1b}[2J", "--first\u{1b}[2J"] {
        let command = queens("solve 8 --color=always").arg(argument);
        let error = stderr(&command.assert().code(2));
        assert!(error.contains(r"\u{1b}[2J"), "{error}");
        assert!(!error.contains("\u{1b}[2J"), "{error:?}");
    }
}

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
    for command in ["count 10", "count 10 --fundamental", "puzzle 13"] {
        let one = stdout(&queens(&format!("{command} --threads 1")).assert().success());
        let three = stdout(&queens(&format!("{command} --threads 3")).assert().success());
        let all = stdout(&queens(command).assert().success());
        assert!(one == three && one == all, "{command}");
    }
}

#[test]
fn what_one_command_writes_another_reads() {
    let construct = stdout(&queens("construct 500 --style csv").assert().success());
    queens("check -").stdin(construct).assert().success();
    for line in stdout(&queens("solve 6 --style fen").assert().success()).lines() {
        queens("check -").stdin(line.to_owned()).assert().success();
    }
    queens("check -").stdin("2 7 8 5 1 4 6 3").assert().code(1);
    queens("check -").stdin(b"\xff".as_slice()).assert().code(1).stdout_eq("");
}

#[test]
fn a_grid_has_an_r_in_each_file() {
    for grid in ["2\tR\t\n1\t\t\n\ta\tb\n", "2\tR\t\n1\tR\t\n\ta\tb\n"] {
        let refusal = "error: the grid does not have an R in each file\n";
        queens("check -").stdin(grid).assert().code(2).stderr_eq(refusal);
    }
}

#[test]
fn each_command_has_a_manual_page_with_its_options() {
    let page = stdout(&queens("man").assert().success());
    assert!(page.contains("queens\\-board(1)"));
    for (command, option) in [("board", "random"), ("solve", "fundamental"), ("man", "color")] {
        let page = stdout(&queens(&format!("man {command}")).assert().success());
        assert!(page.contains(&format!("queens\\-{command}")), "{command}");
        assert!(page.contains(&format!("\\-\\-{option}")), "{command}");
    }
}
