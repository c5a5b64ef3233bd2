//! Links each function of `measure` alone, runs them in an emulator, and checks its promises.
//!
//! `check TARGET API` takes cargo's target folder with the archives of `measure`, and the folder where
//! rustdoc has written the public API as JSON; `ci/functions.sh` calls it in the folder of this
//! workspace. It compares the figures with those in the documentation or, with `BLESS=1`, writes them
//! there.

use std::error::Error;
use std::path::PathBuf;
use std::process::Command;
use std::{env, process};

mod api;
mod emulator;
mod functions;
mod image;
mod page;
mod sizes;

type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;

fn main() {
    if let Err(error) = run() {
        eprintln!("check: {error}");
        process::exit(1);
    }
}

fn run() -> Result<()> {
    let arguments: Vec<_> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [target, api] = arguments.as_slice() else {
        return Err("usage: check TARGET API".into());
    };
    let api = api::functions(&api.join("queen_runtime.json"), &api.join("queen_math.json"))?;
    let (m0, m3) = (target.join("thumbv6m-none-eabi"), target.join("thumbv7m-none-eabi"));
    let functions = functions::tables(&m0, &api)?;
    let sizes = sizes::table(&m0, &m3)?;
    let compiler = compiler()?;
    page::require("functions", &compiler, &functions.all)?;
    page::require("game", &compiler, &functions.game)?;
    page::require("sizes", &compiler, &sizes)
}

/// The compiler that has built the archives, as `rustc 1.96.0`.
fn compiler() -> Result<String> {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = String::from_utf8(Command::new(rustc).arg("--version").output()?.stdout)?;
    Ok(version.split(' ').take(2).collect::<Vec<_>>().join(" "))
}
