//! Output streams: results go to standard output, everything else to standard error.

use std::env;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{self, Stdio};

use snapbox::cmd::Command;

use crate::{QUEENS, queens};

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
        let command = queens("package --shell").arg(shell);
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
    for arguments in
        ["5", "-v 9", "board 8 13", "trace 8", "compare 4", "package --shell zsh", "-h"]
    {
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
