//! Sources of crates that hold a table.

use queen_enumerate::Layout;
use queen_math::count;

use crate::scratch::{Files, library, ours, types};

/// Returns a crate with the table of this size and layout.
pub type Holder = fn(usize, Layout) -> Files;

/// The ways of the documentation to get a table into a crate, from the shortest to the longest.
pub const ALL: [(&str, Holder); 4] = [
    ("const fn", |n, _| const_fn(n)),
    ("queen_table!", queen_table),
    ("build script", build_script),
    ("export", finished_file),
];

/// A search in a constant function.
#[must_use]
pub fn const_fn(n: usize) -> Files {
    let table = "
        pub static TABLE: [[u8; N]; SOLUTIONS] = {
            let mut table = [[0; N]; SOLUTIONS];
            solve(&mut table);
            table
        };
";
    library(&[], "#![allow(long_running_const_eval)]\n".to_string() + &backtracking(n) + table)
}

/// A call of the macro.
#[must_use]
pub fn queen_table(n: usize, layout: Layout) -> Files {
    library(
        &[ours("queen-runtime")],
        puzzle(n, layout, &format!("queen_table!({n}, {})", option(layout))),
    )
}

/// A build script that writes the table, and a source that includes it.
#[must_use]
pub fn build_script(n: usize, layout: Layout) -> Files {
    let table =
        "QueenPuzzle::from_table(include_bytes!(concat!(env!(\"OUT_DIR\"), \"/table\"))).unwrap()";
    let mut files = library(&[types()], puzzle(n, layout, table));
    let needs = format!("\n[build-dependencies]\n{}\n", ours("queen-enumerate"));
    files[0].1.extend_from_slice(needs.as_bytes());
    let script = format!(
        "use queen_enumerate::{{Layout, WriteTableError, write_table}};

        fn main() -> Result<(), WriteTableError> {{
            write_table(\"table\", {n}, Layout::{layout:?})
        }}
"
    );
    files.push(("build.rs", script.into()));
    files
}

/// A source that includes a file, as `queens export` writes it.
#[must_use]
pub fn finished_file(n: usize, layout: Layout) -> Files {
    let table = "QueenPuzzle::from_table(include_bytes!(\"table\")).unwrap()";
    let mut files = library(&[types()], puzzle(n, layout, table));
    files.push(("src/table", bytes(n, layout)));
    files
}

/// A source that includes a file with all columns and needs no crate.
#[must_use]
pub fn array_in_a_file(n: usize) -> Files {
    let source =
        format!("pub static TABLE: &[[u8; {n}]] = include_bytes!(\"table\").as_chunks().0;\n");
    let mut files = library(&[], source);
    files.push(("src/table", bytes(n, Layout::Plain)));
    files
}

/// The constants `N` and `SOLUTIONS`, and a search that the compiler can interpret.
#[must_use]
pub fn backtracking(n: usize) -> String {
    let solutions = count::SOLUTIONS[n];
    // First, since its documentation opens the file that is written.
    include_str!("backtracking.rs").to_owned()
        + &format!("\nconst N: usize = {n};\nconst SOLUTIONS: usize = {solutions};\n")
}

fn bytes(n: usize, layout: Layout) -> Vec<u8> {
    let threads = queen_enumerate::threads(n);
    queen_enumerate::table(n, layout, threads).map(|(table, _)| table).unwrap_or_default()
}

/// A static puzzle of this value.
fn puzzle(n: usize, layout: Layout, value: &str) -> String {
    let layout = match layout {
        Layout::Plain => "Plain".to_string(),
        Layout::Ranked { rows } => format!("Ranked<{rows}>"),
    };
    format!(
        "#![allow(long_running_const_eval, unused_imports)]
        use queen_runtime::layout::{{Plain, Ranked}};
        use queen_runtime::*;

        pub static TABLE: QueenPuzzle<{n}, {layout}> = {value};
"
    )
}

fn option(layout: Layout) -> String {
    format!("layout = {layout}")
}
