//! Images: what the linker makes of an archive, beginning with one of its functions.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use object::elf::FileHeader32;
use object::read::elf::ElfFile;
use object::{LittleEndian, Object, ObjectSection, ObjectSymbol};

use crate::Result;

/// The contents of an image.
#[derive(Clone, Copy)]
pub struct Image {
    /// The bytes in flash, but for tables, `memcpy` and the like, which nearly all firmware has.
    pub code: u64,
    pub ram: u64,
    pub tables: usize,
    pub panics: bool,
    pub formats: bool,
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
            "-O0",
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
    let elf = ElfFile::<FileHeader32<LittleEndian>>::parse(bytes.as_slice())?;
    let size = |names: &[&str]| -> u64 {
        let sections = names.iter().filter_map(|name| elf.section_by_name(name));
        sections.map(|section| section.size()).sum()
    };
    let mut image = Image {
        code: size(&[".text", ".rodata"]),
        ram: size(&[".data", ".bss"]),
        tables: 0,
        panics: false,
        formats: false,
    };
    for symbol in elf.symbols() {
        let name = symbol.name()?;
        image.panics |= name == "panicked";
        image.formats |= name.contains("4core3fmt");
        if name.contains("5TABLE") {
            image.tables += 1;
            image.code -= symbol.size();
        }
        if name.contains("17compiler_builtins3mem") {
            image.code -= symbol.size();
        }
    }
    Ok(image)
}
