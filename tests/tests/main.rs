//! The tests as modules of one program, which links faster than one program a file.

mod benchmarks;
mod bitmaps;
mod board;
mod codegen;
mod compiler;
mod complete_state;
mod completions;
mod construct;
mod conversions;
mod counts;
mod damage;
mod debug;
mod display;
mod documentation;
mod documents;
mod drawing;
mod enumerate;
mod faces;
mod given_queens;
mod given_tables;
mod heap;
mod iterators;
mod layouts;
mod lengths;
mod links;
mod memory;
mod notebook;
mod orbits;
mod order;
mod padding;
mod parsing;
mod permutations;
mod pixels;
mod position;
mod puzzle;
mod ranges;
mod readme;
mod reasons;
mod searches;
mod serde;
mod sizes;
mod solution;
mod solution_errors;
mod square_set;
mod state_spaces;
mod svg;
mod swapping;
mod symmetry;
mod table_sizes;
mod ui;
mod words;

#[test]
fn every_file_is_a_module() {
    let source = include_str!("main.rs");
    for file in std::fs::read_dir("tests").unwrap() {
        let path = file.unwrap().path();
        let module = path.file_stem().unwrap().to_str().unwrap();
        let is_source = path.extension().is_some_and(|extension| extension == "rs");
        assert!(!is_source || module == "main" || source.contains(&format!("\nmod {module};\n")));
    }
}
