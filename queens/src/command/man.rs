//! `queens man`: writes the manual pages.

use clap_mangen::Man;

use crate::{error::Error, output::Output};

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
    let mut program = definition();
    program.build();
    let page = args.command.as_deref().and_then(|name| program.find_subcommand(name));
    let page = page.unwrap_or(&program).clone();
    let source = concat!("queens ", env!("CARGO_PKG_VERSION"));
    Man::new(page).source(source).manual("User Commands").render(out)?;
    Ok(())
}
