//! `queens package`: writes what packagers need.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{ValueEnum, ValueHint};
use clap_complete::Shell;

use crate::completion;
use crate::error::Error;
use crate::manual;
use crate::output::Output;
use crate::output_file;

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

/// Writes what is there for this definition of all commands.
pub fn run(args: &Args, definition: &clap::Command, out: &mut Output) -> Result<(), Error> {
    if let Some(shell) = args.shell {
        out.write_all(&completion::script(definition.clone(), shell)?)?;
    }
    args.folder.as_deref().map_or(Ok(()), |folder| write_all(folder, definition))
}

/// Writes all files below the folder.
fn write_all(folder: &Path, definition: &clap::Command) -> Result<(), Error> {
    let mut files = Vec::new();
    for &shell in Shell::value_variants() {
        let path = match shell {
            Shell::Bash => "bash-completion/completions/queens",
            Shell::Zsh => "zsh/site-functions/_queens",
            Shell::Fish => "fish/vendor_completions.d/queens.fish",
            Shell::Elvish => "elvish/lib/queens.elv",
            _ => "powershell/queens.ps1",
        };
        files.push((path.to_owned(), completion::script(definition.clone(), shell)?));
    }
    for (name, page) in manual::pages(definition.clone())? {
        files.push((format!("man/man1/{name}.1"), page.into_bytes()));
    }
    let files: Vec<_> = files.into_iter().map(|(path, text)| (folder.join(path), text)).collect();
    let files: Vec<_> = files.iter().map(|(path, text)| (&**path, &**text)).collect();
    output_file::write_tree(&files)
}
