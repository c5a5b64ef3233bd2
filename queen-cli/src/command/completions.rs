//! `queens completions`: writes a completion script for a shell.

use clap::CommandFactory;
use clap_complete::{Generator, Shell};

use crate::{command::Arguments, error::Error, output::Output};

/// Write a completion script for a shell
#[derive(clap::Args)]
pub struct Args {
    /// The shell to complete for
    shell: Shell,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let mut command = Arguments::command().bin_name("queens");
    command.build();
    args.shell.try_generate(&command, out)?;
    Ok(())
}
