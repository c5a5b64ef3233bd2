//! `queens package`: writes what packagers need.

use std::fs;
use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use clap_complete::Shell;

use crate::error::Error;
use crate::file;
use crate::manual;

use super::{completions, definition};

/// Write all manual pages and completion scripts into a folder, for packagers
#[derive(clap::Args)]
#[command(after_help = "Example: queens package /usr/local/share")]
pub struct Args {
    /// The folder; below it, each file has the path that its reader expects below `/usr/share`
    #[arg(value_hint = ValueHint::DirPath)]
    folder: PathBuf,
}

pub fn run(args: &Args) -> Result<(), Error> {
    let mut files = Vec::new();
    for &shell in Shell::value_variants() {
        let path = match shell {
            Shell::Bash => "bash-completion/completions/queens",
            Shell::Zsh => "zsh/site-functions/_queens",
            Shell::Fish => "fish/vendor_completions.d/queens.fish",
            Shell::Elvish => "elvish/lib/queens.elv",
            _ => "powershell/queens.ps1",
        };
        files.push((path.to_owned(), completions::script(shell)?));
    }
    for (name, page) in manual::pages(definition())? {
        files.push((format!("man/man1/{name}.1"), page.into_bytes()));
    }
    let files: Vec<_> =
        files.into_iter().map(|(path, text)| (args.folder.join(path), text)).collect();
    for (path, _) in &files {
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(|error| Error::File(folder.to_owned(), error))?;
    }
    let files: Vec<_> = files.iter().map(|(path, text)| (&**path, &**text)).collect();
    file::write_all(&files)
}
