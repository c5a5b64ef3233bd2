//! Files that the program writes, and signals that end it.

#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process;
use std::thread;
use std::time::Duration;

use snapbox::cmd::Command;

const QUEENS: &str = env!("CARGO_BIN_EXE_queens");

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    folder
}

fn write(size: usize, file: &Path) {
    let size = size.to_string();
    Command::new(QUEENS).args(["heat", &size, "-o"]).arg(file).assert().success();
}

#[test]
fn a_file_keeps_its_mode_and_its_links() {
    let folder = folder("kept");
    let [file, other, link] = ["file.svg", "other.svg", "link.svg"].map(|name| folder.join(name));
    write(4, &file);
    fs::set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
    symlink("file.svg", &link).unwrap();
    write(5, &link);
    assert_eq!(fs::metadata(&file).unwrap().mode() & 0o777, 0o600);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().contains("10 solutions"));

    fs::hard_link(&file, &other).unwrap();
    write(6, &file);
    assert!(fs::read(&file).unwrap() == fs::read(&other).unwrap());
    assert_eq!(fs::metadata(&other).unwrap().nlink(), 2);
    write(1, &other);
    assert!(
        fs::read_to_string(&file).unwrap().ends_with("</svg>\n"),
        "a shorter text leaves no rest"
    );
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
}

#[test]
fn the_target_of_a_dangling_link_is_made() {
    let folder = folder("dangling");
    fs::create_dir(folder.join("pictures")).unwrap();
    symlink("pictures/heat.svg", folder.join("second.svg")).unwrap();
    symlink("second.svg", folder.join("first.svg")).unwrap();
    write(4, &folder.join("first.svg"));
    assert!(fs::symlink_metadata(folder.join("first.svg")).unwrap().is_symlink());
    assert!(fs::symlink_metadata(folder.join("second.svg")).unwrap().is_symlink());
    assert!(fs::read_to_string(folder.join("pictures/heat.svg")).unwrap().ends_with("</svg>\n"));

    symlink("circle.svg", folder.join("circle.svg")).unwrap();
    let circle = ["heat", "4", "-o", "circle.svg"];
    Command::new(QUEENS).args(circle).current_dir(&folder).assert().code(2);
    assert!(fs::symlink_metadata(folder.join("circle.svg")).unwrap().is_symlink());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
}

#[test]
fn devices_and_pipes_are_written_directly() {
    let folder = folder("devices");
    for arguments in ["heat 4 -o /dev/null", "challenge 4..=6 --count 3 -o /dev/null"] {
        let arguments = arguments.split_whitespace();
        Command::new(QUEENS).args(arguments).current_dir(&folder).assert().success();
    }
    let fifo = folder.join("fifo");
    assert!(process::Command::new("mkfifo").arg(&fifo).status().unwrap().success());
    let mut child = export_into(&folder, "4", &["--format", "bin", "-o", "fifo"]).spawn().unwrap();
    assert_eq!(fs::read(&fifo).unwrap(), [1, 3, 0, 2, 2, 0, 3, 1]);
    assert!(child.wait().unwrap().success());
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
}

fn export_into(folder: &Path, size: &str, arguments: &[&str]) -> process::Command {
    let mut command = process::Command::new(QUEENS);
    command.args(["export", size]).args(arguments).current_dir(folder);
    command
}

/// Starts a program that waits for a reader of its second file, and has written the first one beside
/// its target.
fn start_export(folder: &Path, command: &mut process::Command) -> process::Child {
    assert!(process::Command::new("mkfifo").arg(folder.join("t.h")).status().unwrap().success());
    let child = command.spawn().unwrap();
    // The pipe and the temporary file.
    while fs::read_dir(folder).unwrap().count() < 2 {
        thread::sleep(Duration::from_millis(1));
    }
    child
}

fn send(signal: &str, child: &process::Child) {
    let mut kill = process::Command::new("sh");
    kill.args(["-c", &format!("kill -{signal} {}", child.id())]);
    assert!(kill.status().unwrap().success());
}

#[test]
fn a_signal_leaves_nothing_behind() {
    for (signal, number) in [("HUP", 1), ("INT", 2), ("QUIT", 3), ("TERM", 15)] {
        if is_ignored(number) {
            eprintln!("LEFT OUT: {signal}, which this process was told to ignore");
            continue;
        }
        let folder = folder(&format!("signal-{signal}"));
        let mut child = start_export(&folder, &mut export_into(&folder, "4", &["-o", "t.c"]));
        send(signal, &child);
        assert_eq!(child.wait().unwrap().signal(), Some(number.cast_signed()));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "{signal}: only the pipe is left");
    }
}

/// Whether the tests were started with this signal ignored, as a shell starts what runs in the
/// background. Then the program ignores it, too. Only Linux tells.
fn is_ignored(number: u32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.unwrap_or(0) >> (number - 1) & 1 != 0
}

#[cfg(target_os = "linux")]
#[test]
fn an_ignored_signal_stays_ignored() {
    let folder = folder("ignored");
    let mut command = process::Command::new("sh");
    let script = format!("trap '' HUP; exec {QUEENS} export 4 -o t.c");
    let mut child = start_export(&folder, command.args(["-c", &script]).current_dir(&folder));
    send("HUP", &child);
    thread::sleep(Duration::from_millis(200));
    assert_eq!(child.try_wait().unwrap(), None);
    assert!(fs::read_to_string(folder.join("t.h")).unwrap().ends_with("#endif\n"));
    assert!(child.wait().unwrap().success());
    assert!(folder.join("t.c").is_file());
}

#[test]
fn either_all_files_are_written_or_none() {
    let folder = folder("all");
    fs::create_dir(folder.join("man")).unwrap();
    fs::write(folder.join("man/man1"), "in the way").unwrap();
    Command::new(QUEENS).arg("package").arg(&folder).assert().code(2);
    assert!(!folder.join("fish/vendor_completions.d/queens.fish").exists());

    fs::create_dir(folder.join("book-2.svg")).unwrap();
    let book = ["challenge", "8", "--count", "3", "--seed", "1", "-o"];
    Command::new(QUEENS).args(book).arg(folder.join("book.svg")).assert().code(2);
    assert!(!folder.join("book-1.svg").exists());
}

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
    let page = fs::read_to_string(folder.join("man/man1/queens-board.1")).unwrap();
    assert!(page.contains("[\\fB\\-\\-seed\\fR \\fIS\\fR]"), "options have values in the synopsis");
    let fish = fs::read_to_string(folder.join("fish/vendor_completions.d/queens.fish")).unwrap();
    assert!(fish.starts_with("complete -c queens -f\n"));

    if process::Command::new("mandoc").arg("-V").output().is_err() {
        return;
    }
    for page in fs::read_dir(folder.join("man/man1")).unwrap() {
        let mut lint = process::Command::new("mandoc");
        let lint = lint.arg("-Tlint").arg(page.unwrap().path()).output().unwrap();
        assert_eq!(String::from_utf8(lint.stdout).unwrap(), "");
    }
}

/// In a pseudo-terminal, where ctrl-c reaches the shell and the program.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_a_loop_in_a_shell() {
    use std::io::{BufReader, Read, Write};
    use std::process::Stdio;

    let rounds = format!(
        "for round in 1 2 3; do echo round $round; {QUEENS} solve 16 >/dev/null; done; echo end"
    );
    let mut command = process::Command::new("timeout");
    command.args(["60", "script", "-qefc", &format!("bash -c '{rounds}'"), "/dev/null"]);
    command.env("TERM", "xterm");
    let mut terminal = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(terminal.stdout.take().unwrap()).bytes();
    let mut seen = Vec::new();
    // Until the progress is visible.
    while !seen.ends_with(b" %") {
        seen.push(output.next().expect("the program shows its progress").unwrap());
    }
    terminal.stdin.as_mut().unwrap().write_all(b"\x03").unwrap();
    seen.extend(output.map(Result::unwrap));
    terminal.wait().unwrap();
    let seen = String::from_utf8(seen).unwrap();
    assert!(seen.contains("round 1"), "{seen}");
    assert!(!seen.contains("round 2") && !seen.contains("end"), "{seen}");
}
