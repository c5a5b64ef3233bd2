//! Control characters on a terminal: colours that are wanted, none that an argument brings.

use crate::{queens, stderr, stdout};

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
