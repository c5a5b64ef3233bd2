//! Links each function of `measure` alone, runs them in an emulator, and checks what the pages on
//! firmware say.
//!
//! `check TARGET` takes cargo's target folder with the archives of `measure`; `ci/functions.sh` calls
//! it in the folder of this workspace. It compares the figures with those in the pages or, with
//! `BLESS=1`, writes them there.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, process};

use api::Result;

mod emulator;
mod figures;
mod functions;
mod image;
mod names;
mod page;
mod sizes;

use names::Names;

const ROOT: &str = "../..";

fn main() {
    if let Err(error) = run() {
        eprintln!("check: {error}");
        process::exit(1);
    }
}

fn run() -> Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [target] = arguments.as_slice() else {
        return Err("usage: check TARGET".into());
    };
    let root = Path::new(ROOT);
    let (runtime_page, challenge_page) = (
        root.join("queen-runtime/docs/firmware.md"),
        root.join("queen-challenge/docs/firmware.md"),
    );
    let runtime = Names::of(root, "queen-runtime")?;
    let challenge = Names::of(root, "queen-challenge")?;
    let crates = [(&runtime, &runtime_page), (&challenge, &challenge_page)];
    let (m0, m3) = (target.join("thumbv6m-none-eabi"), target.join("thumbv7m-none-eabi"));
    let compiler = compiler()?;

    let sizes = figures::types(&m0, &[&runtime.types, &challenge.types])?;
    for ((_, page), table) in crates.iter().zip(sizes) {
        page::require(page, "types", &compiler, &table)?;
    }
    let (puzzles, challenges) = figures::programs(&m0)?;
    page::require(&runtime_page, "programs", &compiler, &puzzles)?;
    page::require(&challenge_page, "programs", &compiler, &challenges)?;
    page::require(&runtime_page, "hints", &compiler, &figures::hints(&m0)?)?;
    page::require(&challenge_page, "challenges", &compiler, &figures::challenges(&m0)?)?;
    page::require(&runtime_page, "sizes", &compiler, &sizes::table(&m0, &m3)?)?;

    let profiles = functions::profiles(&m0)?;
    functions::check(&profiles, &[&runtime.functions, &challenge.functions])?;
    for (names, page) in crates {
        page::require(
            page,
            "functions",
            &compiler,
            &functions::table(&profiles, &names.functions)?,
        )?;
    }
    Ok(())
}

/// The compiler that has built the archives, as `rustc 1.96.0`.
fn compiler() -> Result<String> {
    let version = String::from_utf8(Command::new("rustc").arg("--version").output()?.stdout)?;
    Ok(version.split(' ').take(2).collect::<Vec<_>>().join(" "))
}
