//! `queens completions`: writes a completion script for a shell.

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
    let mut definition = definition().bin_name("queens");
    definition.build();
    args.shell.try_generate(&definition, out)?;
    Ok(())
}
