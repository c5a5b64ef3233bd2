//! Images that the linker makes of an archive, each from one of its functions.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use object::{Object, ObjectSection, ObjectSymbol};

use api::Result;

use crate::bound::{self, Elf};

/// The contents of an image.
#[derive(Clone)]
pub struct Image {
    /// The bytes in flash, but for tables, `memcpy` and the like, which nearly all firmware has.
    pub code: u64,
    /// Those of them that are constants.
    pub constants: u64,
    pub ram: u64,
    /// The bytes of stack that a call takes at most, if there is a bound.
    pub bound: Option<u64>,
    pub tables: usize,
    pub links: BTreeSet<Unwanted>,
}

/// What firmware does not want to link.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unwanted {
    Panic,
    Formatting,
    Floats,
    /// The division of 64 bits, which takes the processor a loop.
    Division,
}

/// What a symbol shows that an image links.
fn unwanted(symbol: &str) -> Option<Unwanted> {
    let is_any = |parts: &[&str]| parts.iter().any(|part| symbol.contains(part));
    match symbol {
        "panicked" => Some(Unwanted::Panic),
        _ if is_any(&["4core3fmt"]) => Some(Unwanted::Formatting),
        _ if is_any(&["__aeabi_f", "__aeabi_d", "compiler_builtins5float"]) => {
            Some(Unwanted::Floats)
        }
        _ if is_any(&["__aeabi_uldiv", "__aeabi_ldiv", "__udivmoddi", "__udivdi", "__umoddi"]) => {
            Some(Unwanted::Division)
        }
        _ => None,
    }
}

/// Links the image that begins with `function` to a file of this name.
pub fn link(archive: &Path, function: &str, file: &str) -> Result<PathBuf> {
    let image = archive.with_file_name(file);
    let script = Path::new("measure/link.x");
    let linker = env::var_os("LLD").ok_or("LLD does not name a linker")?;
    let linking = Command::new(linker)
        .args([
            "-flavor",
            "gnu",
            "--gc-sections",
            "--strip-debug",
            "--threads=1",
            // As cargo links: with less, constants of other functions would count, too, since those
            // of one length are one section of the archive.
            "-O1",
            "--defsym",
        ])
        .arg(format!("main=\"{function}\""))
        .arg("-T")
        .args([script, Path::new("-o"), &image, archive])
        .output()?;
    if linking.status.success() {
        Ok(image)
    } else {
        Err(format!("{function}: {}", String::from_utf8_lossy(&linking.stderr)).into())
    }
}

/// Links the image that begins with `function`, and looks into it.
pub fn inspect(archive: &Path, function: &str, file: &str) -> Result<Image> {
    let bytes = fs::read(link(archive, function, file)?)?;
    let elf = Elf::parse(bytes.as_slice())?;
    let size = |names: &[&str]| -> u64 {
        let sections = names.iter().filter_map(|name| elf.section_by_name(name));
        sections.map(|section| section.size()).sum()
    };
    let mut image = Image {
        code: size(&[".text", ".rodata"]),
        constants: size(&[".rodata"]),
        ram: size(&[".data", ".bss"]),
        bound: bound::of(&elf, "main")?,
        tables: 0,
        links: BTreeSet::new(),
    };
    for symbol in elf.symbols() {
        let name = symbol.name()?;
        image.links.extend(unwanted(name));
        if name.contains("5TABLE") {
            image.tables += 1;
            image.code -= symbol.size();
            image.constants -= symbol.size();
        }
        // A function of `compiler_builtins`, or the name by which code for ARM calls it.
        if name.contains("17compiler_builtins3mem") || name.starts_with("__aeabi_mem") {
            image.code -= symbol.size();
        }
    }
    Ok(image)
}
