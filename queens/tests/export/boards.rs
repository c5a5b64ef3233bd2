//! Boards in emulators, machines of the other byte order, where the table is, and costs of look-ups, as the
//! example's page has them.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::{WARNINGS, check, example, output, program, run, table};

/// Puts the table into the flash of an AVR and reads it there.
const IN_PROGRAM_MEMORY: [&str; 4] = [
    "-include",
    "avr/pgmspace.h",
    "-DQUEENS_ATTRIBUTE=PROGMEM",
    "-DQUEENS_READ(address)=pgm_read_byte(address)",
];

const FOR_M0: [&str; 7] =
    ["-std=c99", "-mcpu=cortex-m0", "-mthumb", "-Os", "-ffreestanding", "-nostdlib", "-I."];

const FOR_AVR: [&str; 3] = ["-mmcu=atmega328p", "-Os", "-I."];

fn compile_for_microbit(folder: &Path) {
    let (main, board, memory) = (example("main.c"), example("board.c"), example("board.ld"));
    let options = [
        "-DQUEENS_ATTRIBUTE=__attribute__((section(\".ext_flash\")))",
        "-Wl,-Map=main.map",
        "table.c",
        &main,
        &board,
        "-T",
        &memory,
        "-lgcc",
        "-o",
        "main",
    ];
    run(folder, "arm-none-eabi-gcc", &[&WARNINGS[..], &FOR_M0, &options].concat());
}

/// Returns what the image `main` prints on an emulated micro:bit.
fn on_microbit(folder: &Path, options: &[&str]) -> String {
    let machine = ["-machine", "microbit", "-nographic", "-kernel", "main"];
    let console = ["-semihosting-config", "enable=on,target=native"];
    let (_, printed) = run(folder, "qemu-system-arm", &[&machine[..], &console, options].concat());
    // The emulator prints there what a board writes to the debugger, and a warning of its own.
    let lines = printed.lines().filter(|line| !line.starts_with("Timer with period zero"));
    lines.map(|line| line.to_owned() + "\n").collect()
}

#[test]
#[ignore = "needs arm-none-eabi-gcc and qemu-system-arm, which `ci/firmware` brings"]
fn tables_on_a_microbit_are_those_of_rust() {
    let run = |folder: &Path| {
        compile_for_microbit(folder);
        on_microbit(folder, &[])
    };
    for layout in ["plain", "ranked", "ranked(2)", "ranked(8)"] {
        check(run, layout, 4..=10);
    }
}

#[test]
#[ignore = "needs arm-none-eabi-gcc, which `ci/firmware` brings"]
fn the_attribute_puts_the_table_into_a_section() {
    let folder = table(8, "ranked");
    compile_for_microbit(folder.path());
    let map = fs::read_to_string(folder.path().join("main.map")).unwrap();
    // The section's name, address and bytes.
    let section = map.lines().find(|line| line.starts_with(".ext_flash")).unwrap();
    let words = section.split_whitespace().collect::<Vec<_>>();
    assert_eq!(words, [".ext_flash", "0x00030000", "0x2d"]);
}

fn compile_for_avr(folder: &Path, program: &str, options: &[&str]) {
    let board = example("avr.c");
    let arguments = [&FOR_AVR, options, &["table.c", program, &board, "-o", "main"]].concat();
    run(folder, "avr-gcc", &arguments);
}

/// Returns what the image `main` prints on an emulated AVR.
fn on_avr(folder: &Path) -> String {
    let (_, printed) = run(folder, "simavr", &["-m", "atmega328p", "-f", "16000000", "main"]);
    // The emulator colours what comes from the serial port, and shows the end of a line as a dot.
    let lines = printed.lines().filter_map(|line| {
        let line = line.trim_start_matches("\x1b[0m").strip_prefix("\x1b[32m")?;
        Some(line.strip_suffix('.')?.to_owned() + "\n")
    });
    lines.collect()
}

#[test]
#[ignore = "needs avr-gcc, avr-libc and simavr"]
fn tables_in_the_flash_of_an_avr_are_those_of_rust() {
    for options in [
        &[&["-std=c99"], &WARNINGS[..], &IN_PROGRAM_MEMORY].concat()[..],
        &["-std=gnu99", "-DQUEENS_ATTRIBUTE=__flash", "-DQUEENS_READ(address)=(*(address))"],
    ] {
        for layout in ["plain", "ranked", "ranked(2)", "ranked(7)"] {
            let run = |folder: &Path| {
                compile_for_avr(folder, &example("main.c"), options);
                assert_eq!(ram_of_table(folder), 0);
                on_avr(folder)
            };
            check(run, layout, 8..=8);
        }
    }
}

/// The bytes of RAM that are in use before `main` begins because of `table.c`.
fn ram_of_table(folder: &Path) -> u64 {
    let symbols = run(folder, "avr-nm", &["--print-size", "--radix=d", "main"]).0;
    let tables = symbols.lines().filter(|line| line.contains(" queens_"));
    let in_ram = tables.filter_map(|line| {
        let words = line.split_whitespace().collect::<Vec<_>>();
        match words[..] {
            [_, bytes, "b" | "B" | "d" | "D", _] => bytes.parse::<u64>().ok(),
            _ => None,
        }
    });
    in_ram.sum()
}

#[test]
#[ignore = "needs avr-gcc and avr-libc"]
fn an_attribute_without_a_way_to_read_is_refused_on_an_avr() {
    let folder = table(8, "plain");
    let compile = |options: &[&str]| {
        let options = [&FOR_AVR, options, &["-c", "table.c"]].concat();
        output(folder.path(), "avr-gcc", &options).status.success()
    };
    assert!(compile(&IN_PROGRAM_MEMORY));
    assert!(!compile(&IN_PROGRAM_MEMORY[..3]));
    assert!(!compile(&["-std=gnu99", "-DQUEENS_ATTRIBUTE=__flash"]));
}

#[test]
#[ignore = "needs s390x-linux-gnu-gcc and qemu-s390x"]
fn tables_on_a_big_endian_machine_are_those_of_rust() {
    let emulate = |folder: &Path| {
        let main = example("main.c");
        let options = ["-std=c99", "-O2", "-static", "-I.", &main, "table.c", "-o", "main"];
        run(folder, "s390x-linux-gnu-gcc", &[&WARNINGS[..], &options].concat());
        run(folder, "qemu-s390x", &["./main"]).0
    };
    for layout in ["plain", "ranked", "ranked(2)", "ranked(8)"] {
        check(emulate, layout, 7..=9);
    }
}

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
    compile_for_avr(folder, &program("measure.c"), &options);
    let printed = on_avr(folder);
    let options = [&options[..], &FOR_AVR].concat();
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
