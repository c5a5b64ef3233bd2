//! Sessions with the program, as its users see it, from `sessions/`, and what they cannot show. Their
//! standard output and standard error are merged, as on a terminal.
//!
//! `TRYCMD=overwrite cargo test -p queens --test sessions` rewrites them. It keeps the wildcards
//! of lines that still match; those of other lines, such as times, have to be restored.
//!
//! What they cannot show are output streams, since results go to standard output and everything else to
//! standard error, and the effect of some options: colours, random numbers, threads, standard input.

use std::env;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{self, Stdio};

use snapbox::cmd::{Command, OutputAssert};
use trycmd::TestCases;

const QUEENS: &str = env!("CARGO_BIN_EXE_queens");

/// The program under the name that the course CMPS 12A gives it.
fn link() -> PathBuf {
    let mut link = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    link.push(format!("Queens{}", env::consts::EXE_SUFFIX));
    let _ = fs::remove_file(&link);
    fs::hard_link(QUEENS, &link).unwrap();
    link
}

#[test]
fn sessions() {
    TestCases::new()
        .register_bin("Queens", link())
        .case("tests/sessions/*.md")
        .case("README.md")
        .case("../README.md");
}

fn queens(arguments: &str) -> Command {
    Command::new(QUEENS).args(arguments.split_whitespace())
}

fn stdout(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn stderr(assert: &OutputAssert) -> String {
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

#[test]
fn counts_and_lists_without_a_command_go_to_standard_output() {
    queens("5").assert().success().stderr_eq("").stdout_eq("5-Queens has 10 solutions\n");
    queens("-v 4")
        .assert()
        .success()
        .stderr_eq("")
        .stdout_eq("(2, 4, 1, 3)\n(3, 1, 4, 2)\n4-Queens has 2 solutions\n");
    queens("-v 3").assert().success().stderr_eq("").stdout_eq("3-Queens has 0 solutions\n");
}

#[test]
fn the_usage_goes_to_standard_error_with_the_name_of_the_call() {
    const USAGE: &str = "\
Usage: Queens-called-otherwise [-v] number
Option: -v    verbose output, print all solutions
";
    let name = format!("Queens-called-otherwise{}", env::consts::EXE_SUFFIX);
    let link = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&link);
    fs::hard_link(QUEENS, &link).unwrap();
    for arguments in ["", "x", "-v", "5 -v"] {
        let command = Command::new(&link).args(arguments.split_whitespace());
        command.assert().code(2).stdout_eq("").stderr_eq(USAGE);
    }
}

#[test]
fn errors_go_to_standard_error() {
    for arguments in ["0", "board 8 0", "solve 17", "compare 0", "count x", "trace"] {
        queens(arguments).assert().code(2).stdout_eq("").stderr_eq("error: [..]\n...\n");
    }
}

#[test]
fn the_summary_of_a_trace_goes_to_standard_error() {
    queens("trace 2")
        .assert()
        .success()
        .stdout_eq("01 X\n10 X\n")
        .stderr_eq("2 permutations: 2 tested, 0 skipped; 0 solutions\n");
}

#[test]
fn help_that_is_asked_for_goes_to_standard_output() {
    queens("--help").assert().success().stderr_eq("");
    queens("solve --help").assert().success().stderr_eq("");
    queens("--version").assert().success().stderr_eq("").stdout_eq("queens [..]\n");
}

#[test]
fn completions_go_to_standard_output() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let command = queens("completions").arg(shell);
        command
            .assert()
            .success()
            .stderr_eq("")
            .stdout_eq("[..]\n...\n[..]permutations[..]\n...\n");
    }
}

#[test]
fn the_first_solution_comes_at_once_and_a_closed_pipe_is_no_error() {
    for (arguments, first) in [
        ("-v 14", "(1, 3, 5, 7, 12, 10, 13, 4, 14, 9, 2, 6, 8, 11)\n"),
        (
            "solve 14 --method incremental --style list",
            "[0, 2, 4, 6, 11, 9, 12, 3, 13, 8, 1, 5, 7, 10]\n",
        ),
        (
            "solve 9 --method permutations --style csv",
            "row0,row1,row2,row3,row4,row5,row6,row7,row8\n",
        ),
        ("trace 10", "0123456789 X\n"),
        ("trace 11", "0 1 2 3 4 5 6 7 8 9 10 X\n"),
    ] {
        let mut command = process::Command::new(QUEENS);
        command.args(arguments.split_whitespace()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(line, first);
        assert!(output.status.success());
        assert!(output.stderr.is_empty());
    }
}

#[test]
fn results_are_written_before_the_search_ends() {
    let mut command = process::Command::new(QUEENS);
    command.args(["solve", "16", "--method", "permutations", "--style", "csv"]);
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(line.starts_with("row0,row1,") && line.ends_with(",row15\n"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_line_and_exit_code_2() {
    for arguments in ["5", "-v 9", "board 8 13", "trace 8", "compare 4", "completions zsh", "-h"] {
        let mut command = process::Command::new(QUEENS);
        let full = File::options().write(true).open("/dev/full").unwrap();
        let output = command.args(arguments.split_whitespace()).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert_eq!(
            String::from_utf8(output.stderr).unwrap(),
            "error: cannot write the results: No space left on device (os error 28)\n"
        );
    }
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
    for command in [
        "--color blue solve 4",
        "solve 4 --color blue",
        "--color blue 5",
        "--color=blue 5",
        "5 --color blue",
        "5 --color",
    ] {
        let refusal = stderr(&queens(command).assert().code(2).stdout_eq(""));
        assert!(refusal.contains("'--color <WHEN>'"), "{command}: {refusal}");
    }
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
        "solve 8 --style glyphs --fundamental",
        "solve 6 --style json",
        "permutations 3 --style csv",
        "board 6 1 --style svg",
        "gallery 6",
        "trace 4",
        "trace 3 --json",
        "construct 20 --style squares",
        "challenge 6 --seed 1 --solution",
        "challenge 8 --date 2026-11-21 --grade medium",
        "challenge 9 --seed 1 --grade guess --solution",
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
            "challenge 6 --seed 1 --solution" | "challenge 9 --seed 1 --grade guess --solution" => {
                2
            }
            "solve 8 --style glyphs --fundamental" => 12,
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
fn a_line_that_is_no_position_is_an_error() {
    for (line, error) in [
        ("2. (1, 2, 3, 4)", "line 2: '2.' is not a column"),
        ("b: 1,2,3,4", "line 2, column 1: unexpected 'b'"),
        ("(1, 2, 3, 4):", "line 2: ':' is not a column"),
        ("Solution#[1]:\n. Q . *", "line 3, column 7: unexpected '*'"),
    ] {
        let check = queens("check -").stdin(format!("(2, 4, 1, 3)\n{line}\n"));
        check.assert().code(2).stdout_eq("").stderr_eq(format!("error: {error}\n"));
    }
}

#[test]
fn a_grid_has_an_r_in_each_file() {
    for grid in ["2\tR\t\n1\t\t\n\ta\tb\n", "2\tR\t\n1\tR\t\n\ta\tb\n"] {
        let refusal = "error: line 1: the grid does not have an R in each file\n";
        queens("check -").stdin(grid).assert().code(2).stderr_eq(refusal);
    }
}
