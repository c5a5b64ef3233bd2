//! Figures on the pages about firmware against those measured.
//!
//! Each function of `measure` is linked alone, and what it takes is looked up in its image or
//! printed by an emulator. `check TARGET` takes cargo's target folder with the archives of
//! `measure`; `ci/firmware functions` calls it in the folder of this workspace. It compares the
//! figures with those in the pages or, with `BLESS=1`, writes them there. `check --found` writes a
//! file of `measure` to standard output: the functions that its other files do not name.
//! `check --bound IMAGE` writes the bytes of stack that `main` takes at most in an image.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process, thread};

use api::Result;

mod bound;
mod challenges;
mod emulator;
mod found;
mod function;
mod functions;
mod hints;
mod image;
mod line;
mod names;
mod page;
mod path;
mod product;
mod profiles;
mod programs;
mod promises;
mod sizes;
mod types;
mod weekdays;

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
    let target = match arguments.as_slice() {
        [option, image] if option.as_os_str() == "--bound" => return print_bound(image),
        [target] => target,
        _ => return Err("usage: check TARGET | --found | --bound IMAGE".into()),
    };
    let root = Path::new(ROOT);
    let (runtime_page, challenge_page) = (
        root.join("queen-runtime/docs/firmware.md"),
        root.join("queen-challenge/docs/firmware.md"),
    );
    let runtime = Names::of(root, "queen-runtime")?;
    let challenge = Names::of(root, "queen-challenge")?;
    if target.as_os_str() == "--found" {
        let folder = Path::new("measure/src/functions");
        print!("{}", found::source(folder, &[&runtime.functions, &challenge.functions])?);
        return Ok(());
    }
    let crates = [(&runtime, &runtime_page), (&challenge, &challenge_page)];
    let (m0, m3) = (target.join("thumbv6m-none-eabi"), target.join("thumbv7m-none-eabi"));
    let compiler = compiler()?;
    let profiles = {
        let m0 = m0.clone();
        thread::spawn(move || profiles::measure(&m0))
    };

    // All that is stale or broken is reported, not the first of it.
    let mut faults = Vec::new();
    let mut require = |page: &Path, name: &str, table: Result<String>, exact| {
        let result = table.and_then(|table| page::require(page, name, &compiler, &table, exact));
        faults.extend(result.err().map(|error| error.to_string()));
    };

    require(&runtime_page, "types", types::table(&m0, &runtime.types), 2);
    require(&challenge_page, "types", types::table(&m0, &challenge.types), 2);
    let (puzzles, challenges) = programs::tables(&m0)?;
    require(&runtime_page, "programs", Ok(puzzles), 1);
    require(&challenge_page, "programs", Ok(challenges), 1);
    require(&runtime_page, "hints", hints::table(&m0), 1);
    require(&challenge_page, "challenges", challenges::table(&m0), 1);
    require(&challenge_page, "weekdays", weekdays::table(&m0), 1);
    require(&runtime_page, "sizes", sizes::table(&m0, &m3), 3);

    let profiles = profiles.join().map_err(|_| "a thread has panicked")??;
    let products = [(product::PUZZLE, "ranked"), (product::CHALLENGE, "clues")];
    for ((names, page), (calls, instance)) in crates.into_iter().zip(products) {
        let list = page.with_file_name("functions.md");
        require(&list, "functions", functions::table(&profiles, &names.functions), 1);
        require(page, "product", product::table(&profiles, calls, instance), 2);
    }
    faults.extend(promises::faults(&profiles, &[&runtime.functions, &challenge.functions]));
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n").into()) }
}

fn print_bound(image: &Path) -> Result<()> {
    let bytes = fs::read(image)?;
    let bound = bound::of(&bound::Elf::parse(bytes.as_slice())?, "main")?;
    println!("{}", bound.ok_or("there is no bound")?);
    Ok(())
}

/// The compiler that has built the archives, as `rustc 1.96.0`.
fn compiler() -> Result<String> {
    let version = String::from_utf8(Command::new("rustc").arg("--version").output()?.stdout)?;
    Ok(version.split(' ').take(2).collect::<Vec<_>>().join(" "))
}
