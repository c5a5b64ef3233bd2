//! Writes the memory map of the board for the linker script of cortex-m-rt.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let ram = match env::var("TARGET").unwrap().as_str() {
        "thumbv6m-none-eabi" => "16K", // micro:bit v1
        "thumbv7m-none-eabi" => "64K", // LM3S6965 evaluation board
        "thumbv7em-none-eabi" => "4M", // MPS2 with AN386
        target => panic!("no board for {target}"),
    };
    // The last quarter of the flash stands in for an external one.
    let map = format!(
        "MEMORY {{
            FLASH : ORIGIN = 0x00000000, LENGTH = 192K
            EXT_FLASH : ORIGIN = 0x00030000, LENGTH = 64K
            RAM : ORIGIN = 0x20000000, LENGTH = {ram}
        }}
        SECTIONS {{ .ext_flash : {{ *(.ext_flash) }} > EXT_FLASH }} INSERT AFTER .rodata;"
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    fs::write(out.join("memory.x"), map).unwrap();
    println!("cargo::rustc-link-search={}", out.display());
    println!("cargo::rustc-link-arg-bins=-Tlink.x");
    println!("cargo::rustc-link-arg-bin=log=-Tdefmt.x");
    println!("cargo::rerun-if-changed=build.rs");
}
