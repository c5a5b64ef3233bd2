//! `queens completions`

use std::io::Write;

use clap::{Args, CommandFactory};
use clap_complete::{Generator, Shell};

use crate::{args::Arguments, failure::Failure};

/// Write a completion script for a shell
#[derive(Args)]
pub struct Completions {
    /// The shell to complete for
    shell: Shell,
}

impl Completions {
    pub fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let mut command = Arguments::command().bin_name("queens");
        command.build();
        self.shell.try_generate(&command, out)?;
        Ok(())
    }
}
