//! Signals that end the program while it writes.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process;
use std::thread;
use std::time::Duration;

use crate::{QUEENS, folder};

fn export_into(folder: &Path, size: &str, arguments: &[&str]) -> process::Command {
    let mut command = process::Command::new(QUEENS);
    command.args(["export", size]).args(arguments).current_dir(folder);
    command
}

/// Starts a program that waits for a reader of its second file, and has written the first one
/// beside its target.
fn start_export(folder: &Path, command: &mut process::Command) -> process::Child {
    assert!(process::Command::new("mkfifo").arg(folder.join("t.h")).status().unwrap().success());
    let mut child = command.spawn().unwrap();
    // The pipe and the temporary file.
    while fs::read_dir(folder).unwrap().count() < 2 {
        assert_eq!(child.try_wait().unwrap(), None, "it has ended");
        thread::sleep(Duration::from_millis(1));
    }
    child
}

/// A pipe in place of a page of the manual makes the program wait when all folders are there.
#[test]
fn a_signal_leaves_no_folder_behind() {
    let folder = folder("signal-folders");
    let pages = folder.join("man/man1");
    fs::create_dir_all(&pages).unwrap();
    let pipe = process::Command::new("mkfifo").arg(pages.join("queens.1")).status();
    assert!(pipe.unwrap().success());
    let mut child = process::Command::new(QUEENS).arg("package").arg(&folder).spawn().unwrap();
    // Completions are written before pages.
    let completions = folder.join("zsh/site-functions");
    while fs::read_dir(&completions).map_or(0, Iterator::count) == 0 {
        assert_eq!(child.try_wait().unwrap(), None, "it has ended");
        thread::sleep(Duration::from_millis(1));
    }
    send("TERM", &child);
    assert_eq!(child.wait().unwrap().signal(), Some(15));
    let left = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(left.collect::<Vec<_>>(), ["man"]);
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
    let script = "trap '' HUP; exec \"$QUEENS\" export 4 -o t.c";
    command.args(["-c", script]).env("QUEENS", QUEENS).current_dir(&folder);
    let mut child = start_export(&folder, &mut command);
    send("HUP", &child);
    thread::sleep(Duration::from_millis(200));
    assert_eq!(child.try_wait().unwrap(), None);
    assert!(fs::read_to_string(folder.join("t.h")).unwrap().ends_with("#endif\n"));
    assert!(child.wait().unwrap().success());
    assert!(folder.join("t.c").is_file());
}

/// In a pseudo-terminal, where ctrl-c reaches the shell and the program.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_a_loop_in_a_shell() {
    use std::io::{BufReader, Read, Write};
    use std::process::Stdio;

    let rounds = "for round in 1 2 3; do echo round $round; \"$QUEENS\" solve 16 >/dev/null; done; \
                  echo end";
    let mut command = process::Command::new("timeout");
    command.args(["60", "script", "-qefc", &format!("bash -c '{rounds}'"), "/dev/null"]);
    command.env("TERM", "xterm").env("QUEENS", QUEENS);
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
