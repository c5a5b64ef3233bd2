//! Writes the table that is measured, of the size N in the layout LAYOUT, and the memory map.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let n = env::var("N").unwrap_or("8".to_string());
    let layout = env::var("LAYOUT").unwrap_or("plain".to_string());
    let table = match layout.as_str() {
        "plain" => format!(
            "pub const PUZZLE: QueenPuzzle<{n}> = queen_table!({n});
            pub const TABLE_BYTES: usize = {n} * PUZZLE.nb_of_solutions();"
        ),
        "ranked" => format!(
            "pub const PUZZLE: QueenPuzzle<{n}, layout::Ranked> = queen_table!({n}, layout = ranked);
            pub const TABLE_BYTES: usize = {{
                use queen_core::table::{{Coding, Shape}};
                Shape::new({n}, Coding::RANKED).unwrap().byte_len()
            }};"
        ),
        other => panic!("no layout {other}"),
    };
    let table = format!("use queen_runtime::*; pub const N: usize = {n}; {table}");
    let map = "MEMORY {
        FLASH : ORIGIN = 0x00000000, LENGTH = 256K
        RAM : ORIGIN = 0x20000000, LENGTH = 16K
    }";
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    fs::write(out.join("table.rs"), table).unwrap();
    fs::write(out.join("memory.x"), map).unwrap();
    println!("cargo::rustc-link-search={}", out.display());
    println!("cargo::rustc-link-arg-bins=-Tlink.x");
    println!("cargo::rerun-if-env-changed=N");
    println!("cargo::rerun-if-env-changed=LAYOUT");
    println!("cargo::rerun-if-changed=build.rs");
}
