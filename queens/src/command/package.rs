//! `queens package`: writes manual pages and completion scripts.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use clap_complete::{Generator, Shell};

use crate::error::Error;
use crate::file;
use crate::manual;
use crate::output::Output;

use super::definition;

/// Write the manual pages and the completion scripts
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens package ~/.local/share
  queens package --shell bash > queens.bash")]
pub struct Args {
    /// The folder; below it, each file has the path that its reader expects below `/usr/share`
    #[arg(value_hint = ValueHint::DirPath, required_unless_present = "shell")]
    folder: Option<PathBuf>,

    /// Write only the completion script for this shell, to standard output
    #[arg(long, value_name = "SHELL", conflicts_with = "folder")]
    shell: Option<Shell>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    if let Some(shell) = args.shell {
        out.write_all(&script(shell)?)?;
    }
    args.folder.as_deref().map_or(Ok(()), write_all)
}

/// Writes all files below the folder.
fn write_all(folder: &Path) -> Result<(), Error> {
    let mut files = Vec::new();
    for &shell in Shell::value_variants() {
        let path = match shell {
            Shell::Bash => "bash-completion/completions/queens",
            Shell::Zsh => "zsh/site-functions/_queens",
            Shell::Fish => "fish/vendor_completions.d/queens.fish",
            Shell::Elvish => "elvish/lib/queens.elv",
            _ => "powershell/queens.ps1",
        };
        files.push((path.to_owned(), script(shell)?));
    }
    for (name, page) in manual::pages(definition())? {
        files.push((format!("man/man1/{name}.1"), page.into_bytes()));
    }
    let files: Vec<_> = files.into_iter().map(|(path, text)| (folder.join(path), text)).collect();
    for (path, _) in &files {
        let folder = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(|error| Error::File(folder.to_owned(), error))?;
    }
    let files: Vec<_> = files.iter().map(|(path, text)| (&**path, &**text)).collect();
    file::write_all(&files)
}

/// The completion script for a shell.
fn script(shell: Shell) -> io::Result<Vec<u8>> {
    let mut definition = definition().bin_name("queens");
    definition.build();
    let mut script = Vec::new();
    if shell == Shell::Fish {
        // Without this, fish offers files wherever an argument may stand.
        script.extend_from_slice(b"complete -c queens -f\n");
    }
    shell.try_generate(&definition, &mut script)?;
    Ok(script)
}
