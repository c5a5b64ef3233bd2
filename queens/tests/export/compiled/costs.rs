//! Costs of look-ups on boards, as the example's page has them.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::boards::{
    AVR, FOR_AVR, FOR_M0, IN_PROGRAM_MEMORY, compile_for_avr, on_avr, on_microbit,
};
use super::{example, program};
use crate::{run, table};

/// The tables whose costs are measured.
const TABLES: [(usize, &str); 6] = [
    (8, "plain"),
    (8, "ranked"),
    (8, "ranked(7)"),
    (10, "plain"),
    (10, "ranked"),
    (10, "ranked(8)"),
];

/// The start and the end of the figures in the page.
const START: &str = "<!-- costs -->\n";

const END: &str = "<!-- end of costs -->\n";

#[test]
#[ignore = "needs avr-gcc, avr-libc, simavr, arm-none-eabi-gcc and qemu-system-arm"]
fn costs_are_those_in_the_page() {
    let page = fs::read_to_string(example("README.md")).unwrap();
    let (before, rest) = page.split_once(START).unwrap();
    let (old, after) = rest.split_once(END).unwrap();
    let new = costs();
    if env::var_os("BLESS").is_some() {
        fs::write(example("README.md"), [before, START, &new, END, after].concat()).unwrap();
        return;
    }
    let compilers = |text: &str| text.lines().last().unwrap().to_owned();
    // Every compiler makes other code, but all have given the right answers to get here.
    if compilers(old) == compilers(&new) {
        assert_eq!(old, new, "BLESS=1 writes the page anew");
    } else {
        eprintln!("NOT COMPARED: {} The page: {}", compilers(&new), compilers(old));
    }
}

fn costs() -> String {
    let mut text = String::new();
    for (board, compiler, measure) in [
        ("ATmega328P, cycles", "avr-gcc", on_avr_board as fn(&Path, &str) -> Vec<String>),
        ("Cortex-M0, instructions", "arm-none-eabi-gcc", on_m0),
    ] {
        writeln!(
            text,
            "{board}:\n\n\
             | n | layout | table | code | look-up: mean | most | number: mean | most | check \
             | stack: look-up | number | check |\n\
             |--:|:--|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
        )
        .unwrap();
        for (size, layout) in TABLES {
            let folder = table(size, layout);
            let figures = measure(folder.path(), compiler);
            writeln!(text, "| {size} | {layout} | {} |", figures.join(" | ")).unwrap();
        }
        text.push('\n');
    }
    let version = |compiler| {
        let version = run(Path::new("."), compiler, &["-dumpfullversion", "-dumpversion"]).0;
        format!("{compiler} {}", version.trim())
    };
    writeln!(text, "Of {} and {}.", version("avr-gcc"), version("arm-none-eabi-gcc")).unwrap();
    text
}

fn on_avr_board(folder: &Path, compiler: &str) -> Vec<String> {
    let options = [&["-std=gnu99"], &IN_PROGRAM_MEMORY[..]].concat();
    compile_for_avr(folder, AVR, &program("measure.c"), &options);
    let printed = on_avr(folder, AVR);
    let device = format!("-mmcu={AVR}");
    let options = [&options[..], &[&*device], &FOR_AVR].concat();
    figures(folder, &printed, compiler, &options, "avr-size")
}

fn on_m0(folder: &Path, compiler: &str) -> Vec<String> {
    // The program has variables in RAM, and wants to know where the rest begins.
    let memory = fs::read_to_string(example("board.ld")).unwrap();
    let assertion = memory.lines().find(|line| line.contains("ASSERT")).unwrap();
    let start = "ram_start = ADDR(.data) + SIZEOF(.data);";
    fs::write(folder.join("board.ld"), memory.replace(assertion, "") + start).unwrap();
    let (measure, board) = (program("measure.c"), example("board.c"));
    let rest = ["table.c", &measure, &board, "-T", "board.ld", "-lgcc", "-o", "main"];
    run(folder, compiler, &[&FOR_M0[..], &rest].concat());
    // The timer of the core has 24 bits.
    let printed = on_microbit(folder, &["-icount", "shift=4"]);
    figures(folder, &printed, compiler, &FOR_M0, "arm-none-eabi-size")
}

/// The bytes of the table and of the code, and what `measure.c` has printed.
fn figures(
    folder: &Path,
    printed: &str,
    compiler: &str,
    options: &[&str],
    size: &str,
) -> Vec<String> {
    run(folder, compiler, &[options, &["-c", "table.c", "-o", "table.o"]].concat());
    let sizes = run(folder, size, &["table.o"]).0;
    let sizes = sizes.lines().nth(1).unwrap().split_whitespace().collect::<Vec<_>>();
    assert_eq!(sizes[1..3], ["0", "0"], "the table takes RAM");
    let header = fs::read_to_string(folder.join("table.h")).unwrap();
    let bytes = header.split("TABLE_BYTES UINT32_C(").nth(1).unwrap().split(')').next().unwrap();
    let bytes = bytes.parse::<u32>().unwrap();
    let code = sizes[0].parse::<u32>().unwrap() - bytes;
    let measured = printed.lines().map(|line| line.parse::<u32>().expect(line)).collect::<Vec<_>>();
    assert_eq!(measured.len(), 8);
    [bytes, code].into_iter().chain(measured).map(number).collect()
}

/// With a comma between thousands.
fn number(value: u32) -> String {
    let digits = value.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).unwrap());
    groups.collect::<Vec<_>>().join(",")
}
