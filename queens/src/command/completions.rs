//! `queens completions`: writes a completion script for a shell.

use std::io::{self, Write};

use clap_complete::{Generator, Shell};

use crate::{error::Error, output::Output};

use super::definition;

/// Write a completion script for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens completions bash > /etc/bash_completion.d/queens
  queens completions zsh > /usr/local/share/zsh/site-functions/_queens")]
pub struct Args {
    /// The shell to complete for
    shell: Shell,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    out.write_all(&script(args.shell)?)?;
    Ok(())
}

/// The completion script for a shell.
pub fn script(shell: Shell) -> io::Result<Vec<u8>> {
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
