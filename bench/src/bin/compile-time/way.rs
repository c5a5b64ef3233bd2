//! The ways to get a table into a crate.

use queen_bench::holders;
use queen_bench::scratch::{Files, library, macro_manifest, ours};

/// One of the ways, with the files of a library that holds the table for a size.
#[derive(Clone, Copy)]
pub struct Way {
    pub name: &'static str,
    pub files: fn(usize) -> Files,
}

pub const ALL: [Way; 7] = [
    Way { name: "queen_table!", files: queen_table },
    Way { name: "queen_table! ranked", files: queen_table_ranked },
    Way { name: "include_bytes!", files: holders::array_in_a_file },
    Way { name: "build.rs include_bytes!", files: build_script_with_bytes },
    Way { name: "build.rs text", files: build_script_with_text },
    Way { name: "nested arrays", files: nested_arrays },
    Way { name: "const fn", files: holders::const_fn },
];

fn queen_table(n: usize) -> Files {
    let source = format!(
        "use queen_runtime::{{QueenPuzzle, queen_table}};
        pub static TABLE: QueenPuzzle<{n}> = queen_table!({n});"
    );
    library(&[ours("queen-runtime")], source)
}

fn queen_table_ranked(n: usize) -> Files {
    let source = format!(
        "use queen_runtime::{{QueenPuzzle, layout::Ranked, queen_table}};
        pub static TABLE: QueenPuzzle<{n}, Ranked> = queen_table!({n}, layout = ranked);"
    );
    library(&[ours("queen-runtime")], source)
}

fn build_script_with_bytes(n: usize) -> Files {
    let source = format!(
        "pub static TABLE: &[[u8; {n}]] =
            include_bytes!(concat!(env!(\"OUT_DIR\"), \"/table\")).as_chunks().0;"
    );
    let mut files = library(&[], source);
    files.push(build_script(n, "table.as_flattened()"));
    files
}

fn build_script_with_text(n: usize) -> Files {
    let source = format!(
        "pub static TABLE: &[[u8; {n}]] = &include!(concat!(env!(\"OUT_DIR\"), \"/table\"));"
    );
    let mut files = library(&[], source);
    files.push(build_script(n, "format!(\"{table:?}\")"));
    files
}

fn build_script(n: usize, content: &str) -> (&'static str, Vec<u8>) {
    let main = format!(
        "fn main() {{
            let mut table = vec![[0; N]; SOLUTIONS];
            solve(&mut table);
            std::fs::write(std::env::var(\"OUT_DIR\").unwrap() + \"/table\", {content}).unwrap();
            println!(\"cargo:rerun-if-changed=build.rs\");
        }}"
    );
    ("build.rs", (holders::backtracking(n) + &main).into())
}

/// A straightforward macro that expands to nested arrays.
fn nested_arrays(n: usize) -> Files {
    let source = format!("pub static TABLE: &[[u8; {n}]] = &nested::table!({n});");
    let mut files = library(&["nested = { path = \"nested\" }".to_string()], source);
    files.push(("nested/Cargo.toml", macro_manifest("nested", &[ours("queen-enumerate")])));
    files.push(("nested/src/lib.rs", include_bytes!("nested.rs").to_vec()));
    files
}
