//! The files that the program writes for packagers.

use std::fs;

use snapbox::cmd::Command;

use crate::{QUEENS, folder};

#[test]
fn packagers_get_all_pages_and_completions() {
    let folder = folder("package");
    Command::new(QUEENS).arg("package").arg(&folder).assert().success().stdout_eq("").stderr_eq("");
    let help = Command::new(QUEENS).arg("--help").assert().success();
    let help = String::from_utf8(help.get_output().stdout.clone()).unwrap();
    let commands = help.split_once("Commands:\n").unwrap().1.split_once("\n\n").unwrap().0;
    for line in commands.lines() {
        let command = line.split_whitespace().next().unwrap();
        let page = fs::read_to_string(folder.join(format!("man/man1/queens-{command}.1")));
        if command == "help" {
            assert!(page.is_err());
            continue;
        }
        let page = page.unwrap();
        for section in [".SH SYNOPSIS", ".SH EXIT STATUS", ".SH ENVIRONMENT", ".SH EXAMPLES"] {
            assert!(page.contains(section), "{command}: {section}");
        }
        let title = format!(".TH QUEENS\\-{} 1 20", command.to_ascii_uppercase()).replace('\\', "");
        assert!(page.contains(&title), "{command}");
    }
    let page = fs::read_to_string(folder.join("man/man1/queens.1")).unwrap();
    assert!(page.contains(".BI \\-v") && page.contains(".SH FILES"));
    assert!(!page.contains("help(1)"));
    let files = page.split_once(".SH FILES\n").unwrap().1.split_once(".SH").unwrap().0;
    for command in ["check", "count"] {
        let help = Command::new(QUEENS).args([command, "--help"]).assert().success();
        assert!(String::from_utf8_lossy(&help.get_output().stdout).contains("standard input"));
        assert!(files.contains(&format!("queens {command}")), "{command} reads");
        let status = page.split_once(".SH EXIT STATUS\n").unwrap().1.split_once("\n2\n").unwrap().0;
        assert!(status.contains(&format!("queens {command}")), "{command} may end with 1");
    }
    let page = fs::read_to_string(folder.join("man/man1/queens-board.1")).unwrap();
    assert!(page.contains("[\\fB\\-\\-seed\\fR \\fIS\\fR]"), "options have values in the synopsis");
    let fish = fs::read_to_string(folder.join("fish/vendor_completions.d/queens.fish")).unwrap();
    assert!(fish.starts_with("complete -c queens -f\n"));
}
