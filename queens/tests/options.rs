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
fn one_help_explains_colours() {
    assert!(stdout(&queens("--help").assert()).contains("--color"));
    for command in ["solve --help", "board -h", "help check"] {
        assert!(!stdout(&queens(command).assert().success()).contains("--color"), "{command}");
    }
    for command in ["--color never 5", "--color=never 5", "5 --color never"] {
        queens(command).assert().success().stdout_eq("5-Queens has 10 solutions\n");
    }
    queens("--color blue solve 4").assert().code(2);
    queens("solve 4 --color blue").assert().code(2);
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
    for arguments in [
        "-v 6",
        "solve 6",
        "solve 6 --style glyphs",
        "solve 6 --style json",
        "permutations 3 --style csv",
        "board 6 1 --style svg",
        "gallery 6",
        "trace 4",
        "trace 3 --json",
        "construct 20 --style squares",
        "challenge 6 --seed 1 --solution",
        "challenge 6 --seed 1 --json",
        "challenge 7..=9 --count 3 --json",
        "check 1234",
        "check 2413 --style grid",
    ] {
        let written = stdout(&queens(arguments).assert());
        let boards = match arguments {
            "trace 4" => 24,
            "permutations 3 --style csv" => 6,
            "challenge 7..=9 --count 3 --json" => 3,
            "check 1234" => 0,
            _ if arguments.contains(" 6")
                && !arguments.contains("challenge")
                && !arguments.contains("board") =>
            {
                4
            }
            "trace 3 --json" => 6,
            "challenge 6 --seed 1 --solution" => 2,
            _ => 1,
        };
        let answers = queens("check - --json").stdin(written).assert();
        assert_eq!(stdout(&answers).lines().count(), boards, "{arguments}");
    }
    let construct = stdout(&queens("construct 500 --style csv").assert().success());
    queens("check -").stdin(construct).assert().success();
    for line in stdout(&queens("solve 6 --style fen").assert().success()).lines() {
        queens("check -").stdin(line.to_owned()).assert().success();
    }
    queens("check -").stdin("2 7 8 5 1 4 6 3").assert().code(1);
    queens("check -").stdin("2413\n2431\n").assert().code(1);
    queens("check -").stdin(b"\xff".as_slice()).assert().code(2).stdout_eq("");
}

#[test]
fn a_grid_has_an_r_in_each_file() {
    for grid in ["2\tR\t\n1\t\t\n\ta\tb\n", "2\tR\t\n1\tR\t\n\ta\tb\n"] {
        let refusal = "error: the grid does not have an R in each file\n";
        queens("check -").stdin(grid).assert().code(2).stderr_eq(refusal);
    }
}
