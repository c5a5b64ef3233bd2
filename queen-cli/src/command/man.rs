//! `queens man`: writes the manual pages.

use clap_mangen::Man;

use crate::{error::Error, escape::escape, output::Output};

use super::definition;

/// Write a manual page
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  queens man > queens.1
  queens man board > queens-board.1")]
pub struct Args {
    /// The command to describe; without it, the program
    command: Option<String>,
}

pub fn run(args: &Args, out: &mut Output) -> Result<(), Error> {
    let program = definition();
    let page = match &args.command {
        None => &program,
        Some(name) => program
            .find_subcommand(name)
            .ok_or_else(|| Error::Request(format!("there is no command '{}'", escape(name))))?,
    };
    let source = concat!("queens ", env!("CARGO_PKG_VERSION"));
    Man::new(page.clone()).source(source).manual("User Commands").render(out)?;
    Ok(())
}
