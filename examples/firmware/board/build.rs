//! Writer of the memory map of the board for the linker script of the crate that starts it.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let memory = match env::var("TARGET").unwrap().as_str() {
        // micro:bit v1
        "thumbv6m-none-eabi" => memory(0x0000_0000, "RAM : ORIGIN = 0x20000000, LENGTH = 16K"),
        // MPS2 with AN385
        "thumbv7m-none-eabi" => memory(0x0000_0000, "RAM : ORIGIN = 0x20000000, LENGTH = 4M"),
        // the machine `virt`, which has RAM alone
        "riscv32imc-unknown-none-elf" => {
            memory(0x8000_0000, "RAM : ORIGIN = 0x80040000, LENGTH = 16K") + REGIONS
        }
        target => panic!("no board for {target}"),
    };
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    fs::write(out.join("memory.x"), memory).unwrap();
    println!("cargo::rustc-link-search={}", out.display());
    if !env::var("TARGET").unwrap().starts_with("thumb") {
        println!("cargo::rustc-link-arg-bins=-Tmemory.x");
    }
    println!("cargo::rustc-link-arg-bins=-Tlink.x");
    println!("cargo::rustc-link-arg-bin=log=-Tdefmt.x");
    println!("cargo::rerun-if-changed=build.rs");
}

/// The memory map of a board with 256 KB of flash from `flash` on. The last quarter stands in for
/// an external one.
fn memory(flash: u32, ram: &str) -> String {
    format!(
        "MEMORY {{
            FLASH : ORIGIN = {flash:#010x}, LENGTH = 192K
            EXT_FLASH : ORIGIN = {flash:#010x} + 192K, LENGTH = 64K
            {ram}
        }}
        SECTIONS {{
            .ext_flash : {{
                ext_flash_start = .;
                *(.ext_flash)
                ext_flash_end = .;
            }} > EXT_FLASH
        }} INSERT AFTER .rodata;
        "
    )
}

/// The names that riscv-rt has for the memories.
const REGIONS: &str = "
    REGION_ALIAS(REGION_TEXT, FLASH);
    REGION_ALIAS(REGION_RODATA, FLASH);
    REGION_ALIAS(REGION_DATA, RAM);
    REGION_ALIAS(REGION_BSS, RAM);
    REGION_ALIAS(REGION_HEAP, RAM);
    REGION_ALIAS(REGION_STACK, RAM);
";
