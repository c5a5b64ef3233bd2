//! Output of the libraries' examples, which is that of the documents that they follow.

use std::error::Error;
use std::io::{self, ErrorKind, Write};
use std::process::Command;

#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-runtime/examples/heap.rs"]
mod heap;
#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-runtime/examples/incremental.rs"]
mod incremental;
#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-runtime/examples/permutations.rs"]
mod permutations;
#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-count/examples/state_space.rs"]
mod state_space;
#[expect(dead_code, reason = "the tests do not call `main`")]
#[path = "../../queen-runtime/examples/swapping.rs"]
mod swapping;

fn output<E: Into<Box<dyn Error>>>(run: impl FnOnce(&mut Vec<u8>) -> Result<(), E>) -> String {
    let mut out = Vec::new();
    run(&mut out).map_err(Into::into).unwrap();
    String::from_utf8(out).unwrap()
}

/// A pipe whose reader closes it after some bytes, or a disk that is full then.
struct Ending {
    bytes: usize,
    error: ErrorKind,
}

impl Write for Ending {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes = self.bytes.checked_sub(bytes.len()).ok_or(self.error)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// As with `cargo run --example heap | head -1`.
#[test]
fn an_example_ends_well_when_its_reader_has_enough() {
    let examples = [
        heap::write_to_reader,
        permutations::write_to_reader,
        state_space::write_to_reader,
        swapping::write_to_reader,
    ];
    for write in examples {
        for bytes in [0, 10, 30] {
            let write = |error| write(&mut Ending { bytes, error });
            assert!(write(ErrorKind::BrokenPipe).is_ok());
            assert_eq!(write(ErrorKind::StorageFull).unwrap_err().kind(), ErrorKind::StorageFull);
        }
    }
}

/// The reader has closed the pipe before the first line, so that none of them is in time.
#[test]
fn an_example_whose_pipe_is_closed_says_nothing() {
    for example in [
        env!("CARGO_BIN_EXE_heap"),
        env!("CARGO_BIN_EXE_assignments"),
        env!("CARGO_BIN_EXE_permutations"),
        env!("CARGO_BIN_EXE_swapping"),
    ] {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let output = Command::new(example).stdout(writer).output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{example}");
        assert!(output.status.success(), "{example}: {}", output.status);
    }
}

/// The listing, the numbers and the boards are those of the notebook.
#[test]
fn heap_prints_what_the_notebook_prints() {
    assert_eq!(output(heap::run), include_str!("documents/heap.txt"));
}

#[test]
fn permutations_print_what_the_recipes_session_prints() {
    let session = include_str!("documents/permutations.txt");
    let printed = session.lines().filter(|line| !line.starts_with(">>>"));
    let first_solution = "(0, 4, 7, 5, 2, 6, 1, 3)";
    assert!(output(permutations::run).lines().eq(printed.chain([first_solution])));
}

#[test]
fn incremental_prints_what_the_notebooks_session_prints() {
    let session = include_str!("documents/incremental.txt");
    let printed = output(|out| incremental::run(&mut "4\n".as_bytes(), out));
    let (printed, assignments) = printed.split_once("seconds \n").unwrap();
    let (printed, seconds) = printed.split_once("Time: ").unwrap();
    // The session shows the input, and another time.
    assert_eq!(
        format!("{printed}Time: 0.0017 seconds \n").replace("enter: 8\n", "enter: 8\n4\n"),
        session
    );
    assert!(seconds.trim_end().parse::<f64>().is_ok());
    assert_eq!(seconds.trim_end().rsplit_once('.').unwrap().1.len(), 4);
    assert_eq!(assignments, "# of assignments is 16\n");
}

#[test]
fn incremental_rejects_bad_input_in_one_line() {
    for input in ["", "\n", "x\n", "0\n", "-4\n", "4.0\n", "17\n", "99999999999999999999\n"] {
        let error = incremental::run(&mut input.as_bytes(), &mut Vec::new()).unwrap_err();
        assert_eq!(error.to_string(), "the size of the board must be a number from 1 to 16");
    }
    let error = incremental::run(&mut [0xff].as_slice(), &mut Vec::new()).unwrap_err();
    assert_eq!(error.to_string().lines().count(), 1);
}

#[test]
fn state_spaces_match_the_notebook_except_the_last() {
    let printed = output(state_space::run);
    assert!(printed.contains(" 178462987637760\n"), "1.8e14: {printed}");
    assert!(printed.contains(" 2057\n"), "{printed}");
    assert!(printed.contains(" 6.1 × 10³⁹⁹\n"), "1e400: {printed}");
    assert!(printed.contains(" × 10¹¹⁹\n"), "not 1e52: {printed}");
}

/// The tables are those of the page, which prints no solutions.
#[test]
fn swapping_prints_the_tables_of_the_page() {
    assert_eq!(output(swapping::run), include_str!("documents/swapping.txt"));
}
