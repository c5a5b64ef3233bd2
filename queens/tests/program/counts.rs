//! Counts that take long, or more memory than there is.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use queen_count::join::{MAX_JOIN_SIZE, memory};

use crate::{QUEENS, queens};

/// More memory than this machine has, unless it is a large one.
#[test]
fn a_count_that_takes_more_memory_than_there_is_does_not_begin() {
    const NEEDED_KIB: u64 = 57_000_000_000 / 1024;
    let memory = fs::read_to_string("/proc/meminfo").unwrap();
    let total = memory.lines().find_map(|line| line.strip_prefix("MemTotal:")).unwrap();
    let total: u64 = total.trim().trim_end_matches(" kB").parse().unwrap();
    if total > NEEDED_KIB {
        eprintln!("LEFT OUT, with {total} kB of memory");
        return;
    }
    for arguments in ["count 27", "27", "count 26 --part 7/1000000"] {
        let command = queens(arguments).timeout(Duration::from_secs(20));
        let refusal =
            "error: counting 2[..] queens takes [..] GB of memory, and [..] GB are free\n";
        command.assert().code(2).stdout_eq("").stderr_eq(refusal);
    }
}

/// Limits of address space and of data, in KiB, leave a count less than the machine does. It is
/// refused, or it ends with its count, and never without a word.
#[test]
fn a_count_takes_no_more_than_the_limits_of_the_process() {
    let limited = |option: &str, limit: u32, arguments: &str| {
        let script = format!("ulimit -{option} {limit} && exec \"$0\" count {arguments}");
        let command = snapbox::cmd::Command::new("sh").args(["-c", &script, QUEENS]);
        command.timeout(Duration::from_mins(1)).assert()
    };
    for (limit, arguments) in [
        (60_000, "20"),
        (80_000, "20 --part 1/100000"),
        (300_000, "22"),
        (200_000, "14 --threads 64"),
    ] {
        for option in ["v", "d"] {
            let refusal = "error: counting [..] queens takes [..] GB of memory, and [..] free\n";
            limited(option, limit, arguments).code(2).stdout_eq("").stderr_eq(refusal);
        }
    }
    for option in ["v", "d"] {
        let count = "12-Queens has 14200 solutions\n";
        limited(option, 400_000, "12 --threads 2").success().stdout_eq(count);
    }
}

/// A program whose output is read while it runs. It is ended with this, or after a minute.
struct Running(Child);

impl Running {
    fn start(call: &[&str]) -> Self {
        let mut command = Command::new("timeout");
        command.arg("60").args(call);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        Self(command.spawn().unwrap())
    }

    /// The number of the program's process, which is the child of `timeout` by now or soon.
    fn program(&self) -> Option<u32> {
        let number = self.0.id();
        let children = fs::read_to_string(format!("/proc/{number}/task/{number}/children")).ok()?;
        children.trim().parse().ok()
    }

    fn stdout(&mut self) -> ChildStdout {
        self.0.stdout.take().unwrap()
    }

    fn stderr(&mut self) -> ChildStderr {
        self.0.stderr.take().unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // `timeout` and `script` pass this signal on.
        Command::new("kill").arg(self.0.id().to_string()).status().unwrap();
        self.0.wait().unwrap();
    }
}

/// The seconds of a time such as `47 minutes`.
fn seconds(time: &str) -> u64 {
    let (number, unit) = time.split_once(' ').unwrap();
    let units = [
        ("second", 1),
        ("minute", 60),
        ("hour", 3600),
        ("day", 24 * 3600),
        ("week", 7 * 24 * 3600),
        ("year", 365 * 24 * 3600),
    ];
    let unit = units.iter().find(|(name, _)| unit.trim_end_matches('s') == *name).unwrap().1;
    number.parse::<u64>().unwrap() * unit
}

/// The time of a count with these arguments, which it says before it begins.
fn announced(size: usize, arguments: &[&str]) -> u64 {
    announcement(size, arguments).1
}

/// A count that has said its time, and that time.
fn announcement(size: usize, arguments: &[&str]) -> (Running, u64) {
    let size = size.to_string();
    let mut count = Running::start(&[&[QUEENS, "count", &size], arguments].concat());
    let mut line = String::new();
    BufReader::new(count.stderr()).read_line(&mut line).unwrap();
    let time = line
        .strip_prefix(&format!("Counting {size} queens takes about "))
        .and_then(|line| line.strip_suffix(" on this machine.\n"));
    let time = seconds(time.unwrap_or_else(|| panic!("{line}")));
    (count, time)
}

/// The counts themselves would take hours, and preparing them takes seconds.
#[test]
fn the_first_that_a_long_count_says_is_its_time() {
    let times: Vec<_> = (21..=23).map(|size| announced(size, &[])).collect();
    // Each takes five times as long as the one before, or more.
    assert!(times.is_sorted_by(|one, next| one < next), "{times:?}");
}

/// What is prepared for a count takes most of its memory, and many seconds.
#[test]
fn a_long_count_says_its_time_before_it_is_prepared() {
    const SIZE: usize = 23;
    let (count, _) = announcement(SIZE, &["--threads", "1"]);
    let status = fs::read_to_string(format!("/proc/{}/status", count.program().unwrap())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
    let needed = memory(SIZE, 1).unwrap() / 1024;
    // The preparation has begun by now. It would take seconds to come this far.
    assert!(peak < needed / 2, "{peak} kB of {needed} kB");
}

/// Threads beyond the processors do not help.
#[test]
fn no_number_of_threads_makes_a_count_take_seconds() {
    let (few, many) = (announced(21, &[]), announced(21, &["--threads", "1024"]));
    // The two are measured at different times, on a machine that may be busy.
    assert!(many * 10 > few, "{many} s, and {few} s without");
}

/// What a count says does not end it if nobody can read it.
#[test]
fn a_count_goes_on_if_its_message_cannot_be_written() {
    let mut command = Command::new("timeout");
    command.args(["60", "sh", "-c", "exec \"$0\" count 21 --threads 64 2>/dev/full", QUEENS]);
    let mut count = Running(command.stdout(Stdio::null()).spawn().unwrap());
    let threads = |count: &Running| {
        Some(fs::read_dir(format!("/proc/{}/task", count.program()?)).ok()?.count())
    };
    // Those that count start after the message.
    while threads(&count).is_none_or(|threads| threads < 64) {
        assert_eq!(count.0.try_wait().unwrap(), None, "it has ended");
        thread::sleep(Duration::from_millis(10));
    }
}

/// The bar of a shorter count is shown while it runs, with a time from its first picture on.
#[test]
fn the_bar_of_a_count_begins_with_the_time_that_is_left() {
    for call in ["count 20", "count 22", "count 22 --part 1/100", "count 20 --part 1/9"] {
        let bar = first_bar(call);
        let (_, time) = bar.rsplit_once(" %, ").unwrap_or_else(|| panic!("{bar}"));
        assert!(seconds(time.trim_end_matches(" left")) > 0, "{bar}");
    }
}

/// What a call shows on a terminal, up to the time that is left.
fn first_bar(call: &str) -> String {
    let call = format!("{QUEENS} {call}");
    // A terminal for the program.
    let mut count = Running::start(&["script", "--quiet", "--command", &call, "/dev/null"]);
    let mut bar = Vec::new();
    for byte in BufReader::new(count.stdout()).bytes() {
        bar.push(byte.unwrap());
        if bar.ends_with(b" left") {
            break;
        }
    }
    String::from_utf8(bar).unwrap()
}

/// The words of the page on parts, with single spaces between them.
fn page_on_parts() -> String {
    include_str!("../../docs/parts.md").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// As the program computes it before it counts.
#[test]
#[expect(clippy::cast_precision_loss, reason = "few digits are compared")]
fn the_page_on_parts_has_the_memory_that_a_count_takes() {
    let page = page_on_parts();
    let gigabytes = |size, threads| memory(size, threads).unwrap() as f64 / 1e9;
    let rounded = |size| match gigabytes(size, 1) {
        few if few < 0.1 => format!("{few:.2} GB"),
        some if some < 1.0 => format!("{some:.1} GB"),
        many => format!("{many:.0} GB"),
    };
    for size in 18..=MAX_JOIN_SIZE {
        let (_, row) = page.split_once(&format!("| {size} | ")).unwrap();
        let memory = row.split(" | ").nth(1).unwrap();
        assert_eq!(memory, rounded(size), "{size}");
    }
    for sizes in [20, 22, 24, 26].map(|size| [size, size + 1]) {
        assert!(page.contains(&rounded(sizes[0])) && rounded(sizes[0]) == rounded(sizes[1]));
        assert!(page.contains(&format!("{} and {}", sizes[0], sizes[1])), "{sizes:?}");
    }
    // Rounded up, as in the refusal.
    let exact = [1, 2, 8].map(|threads| (gigabytes(27, threads) * 10.0).ceil() / 10.0);
    let [one, two, eight] = exact;
    let words = format!("{one} GB with one thread, {two} GB with two, and {eight} GB with eight");
    assert!(page.contains(&words), "{words}");
}

#[test]
fn the_page_on_parts_has_the_sizes_of_the_scripts() {
    let page = page_on_parts();
    for (script, name) in
        [(include_str!("../../../ci/parts"), "parts"), (include_str!("../../../ci/slurm"), "slurm")]
    {
        let size = script.split_once("size=${1:-").unwrap().1.split_once('}').unwrap().0;
        assert!(page.contains(&format!("`ci/{name}` runs this for n = {size}")), "{name}: {size}");
    }
}
