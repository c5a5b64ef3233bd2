//! Boards in emulators.

use std::path::Path;

use super::{WARNINGS, check, example, layouts};
use crate::run;

pub const FOR_M0: [&str; 7] =
    ["-std=c99", "-mcpu=cortex-m0", "-mthumb", "-Os", "-ffreestanding", "-nostdlib", "-I."];

pub fn compile_for_microbit(folder: &Path) {
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
pub fn on_microbit(folder: &Path, options: &[&str]) -> String {
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
    for layout in layouts(&[2, 5, 8]) {
        check(run, &layout, 4..=10);
    }
}

/// Puts the table into the flash of an AVR and reads it there.
pub const IN_PROGRAM_MEMORY: [&str; 4] = [
    "-include",
    "avr/pgmspace.h",
    "-DQUEENS_ATTRIBUTE=PROGMEM",
    "-DQUEENS_READ(address)=pgm_read_byte(address)",
];

/// The AVR device whose costs are measured.
pub const AVR: &str = "atmega328p";

/// A device whose return addresses take three bytes.
const LARGE_AVR: &str = "atmega2560";

pub const FOR_AVR: [&str; 2] = ["-Os", "-I."];

pub fn compile_for_avr(folder: &Path, device: &str, program: &str, options: &[&str]) {
    let board = example("avr.c");
    let device = format!("-mmcu={device}");
    let files = ["table.c", program, &board, "-o", "main"];
    run(folder, "avr-gcc", &[&[&*device], &FOR_AVR[..], options, &files].concat());
}

/// Returns what the image `main` prints on an emulated AVR.
pub fn on_avr(folder: &Path, device: &str) -> String {
    let (_, printed) = run(folder, "simavr", &["-m", device, "-f", "16000000", "main"]);
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
        for device in [AVR, LARGE_AVR] {
            for layout in layouts(&[2, 5, 7]) {
                let run = |folder: &Path| {
                    compile_for_avr(folder, device, &example("main.c"), options);
                    assert_eq!(ram_of_table(folder), 0);
                    on_avr(folder, device)
                };
                check(run, &layout, 8..=8);
            }
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
