//! Tests of arguments that are answered without a game.

use std::process::{Command, Stdio};

use crate::session::{Session, game};

#[test]
fn a_terminal_that_cannot_be_drawn_on_is_refused() {
    let home = tempfile::tempdir().unwrap();
    let mut session = Session::start_with(&[], &[("TERM", "dumb")], game(), home.path());
    session.wait_for("TERM=dumb");
    assert_eq!(session.child.wait().unwrap().exit_code(), 2);
    assert!(!session.output().contains('\x1b'));

    let output = Command::new(game()).stdin(Stdio::null()).output().unwrap();
    assert_eq!((output.status.code(), output.stdout), (Some(2), Vec::new()));
    assert!(String::from_utf8(output.stderr).unwrap().contains("is not a terminal"));
}

#[test]
fn arguments_are_answered_without_a_terminal() {
    let run = |argument| {
        let output = Command::new(game()).arg(argument).output().unwrap();
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (output.status.code(), text.concat())
    };
    let (code, help) = run("--help");
    assert!(code == Some(0) && help.contains("--size N"), "{help}");
    assert_eq!(run("--version"), (Some(0), format!("queen-game {}\n", env!("CARGO_PKG_VERSION"))));
    let (code, error) = run("--size=3");
    assert!(code == Some(2) && error.contains("from 4 to 10"), "{error}");
    let (code, error) = run("--bigger");
    assert!(code == Some(2) && error.contains("--bigger"), "{error}");
}

#[test]
fn a_kind_of_challenge_is_chosen() {
    let home = tempfile::tempdir().unwrap();
    let arguments = ["--theme=dark", "--kind", "regions"];
    let variables = [("TERM", "xterm-256color")];
    let mut session = Session::start_with(&arguments, &variables, game(), home.path());
    session.wait_for("[regions]");
    session.write("8");
    session.wait_for("challenge, regions, easy");
    session.wait_for("┏A━━");
    session.write("q");
    assert!(session.end().0);
    let output = Command::new(game()).args(["--kind", "rows"]).output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(error.contains("expected `queens`, `blocked`, `regions` or `mixed`"), "{error}");
}
