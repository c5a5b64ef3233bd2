//! The commands, one per file.

pub mod board;
mod book;
mod challenge;
mod check;
mod compare;
pub mod count;
mod draw;
mod estimate;
mod export;
mod package;
mod solve;
mod trace;

use std::ffi::{OsStr, OsString};

use clap::error::ErrorKind;
use clap::{ColorChoice, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::error::Error;
use crate::escape::escape_error;
use crate::output::Output;

/// Find, show, count and draw the solutions of the n-queens puzzle
#[derive(Parser)]
#[command(
    name = "queens",
    bin_name = "queens",
    version,
    override_usage = "queens [-v] number\n       queens <COMMAND>",
    after_help = "\
Without a command: the number of solutions for a board of number × number and, with -v, the \
solutions in lexicographic order.

Exit codes: 0 for success or yes, 1 for no, 2 for an error.

Examples:
  queens 8                   the number of solutions
  queens board 8 13          the 13th solution
  queens solve 8 --first 3   the first three
  queens check 2,4,1,3       whether this is a solution
  queens challenge           today's puzzle"
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,

    /// When to use colours in help and errors
    #[arg(
        long,
        value_enum,
        value_name = "WHEN",
        default_value_t = ColorChoice::Auto,
        global = true
    )]
    color: ColorChoice,
}

/// A command with its arguments, in the order of the help.
#[derive(Subcommand)]
pub enum Command {
    Board(board::Args),
    Solve(solve::Args),
    Count(count::Args),
    Check(check::Args),
    Draw(draw::Args),
    Challenge(challenge::Args),
    Book(book::Args),
    Trace(trace::Args),
    Compare(compare::Args),
    Estimate(estimate::Args),
    Export(export::Args),
    Package(package::Args),
}

impl Command {
    pub fn run(self, out: &mut Output) -> Result<(), Error> {
        match self {
            Self::Board(args) => board::run(&args, out),
            Self::Solve(args) => solve::run(&args, out),
            Self::Count(args) => count::run(&args, out),
            Self::Check(args) => check::run(&args, out),
            Self::Draw(args) => draw::run(&args, out),
            Self::Challenge(args) => challenge::run(&args, out),
            Self::Book(args) => book::run(&args, out),
            Self::Trace(args) => trace::run(&args, out),
            Self::Compare(args) => compare::run(&args, out),
            Self::Estimate(args) => estimate::run(&args, out),
            Self::Export(args) => export::run(&args),
            Self::Package(args) => package::run(&args, &definition(), out),
        }
    }
}

/// Parses a command and its arguments. Errors and requests for help are returned as clap's errors.
pub fn parse(arguments: &[OsString]) -> Result<Command, clap::Error> {
    match try_parse(arguments) {
        Ok(arguments) => Ok(arguments.command),
        Err(error) => Err(escape_error(with_suggestion(arguments, error))),
    }
}

/// Checks the option `--color` of a call without a command, with the definition of all commands, so
/// that its errors are those of a call with one.
pub fn check_color(option: &[OsString]) -> Result<(), clap::Error> {
    let arguments = [&["queens".into()], option].concat();
    let definition = definition().subcommand_required(false).arg_required_else_help(false);
    definition.try_get_matches_from(arguments).map(drop).map_err(escape_error)
}

fn try_parse(arguments: &[OsString]) -> Result<Arguments, clap::Error> {
    Arguments::from_arg_matches(&definition().try_get_matches_from(arguments)?)
}

/// Whether this is the name of a command.
pub fn is_name(word: &OsStr) -> bool {
    word == "help" || word.to_str().is_some_and(Command::has_subcommand)
}

/// The definition of all commands.
fn definition() -> clap::Command {
    let definition = Arguments::command();
    // The option may stand anywhere, but only the help of the program shows it.
    let color = definition.get_arguments().find(|argument| argument.get_id() == "color");
    let color = color.expect("the program has this option").clone().hide(true);
    let names: Vec<_> =
        definition.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    names.into_iter().fold(definition, |definition, name| {
        definition.mut_subcommand(name, |command| command.arg(color.clone()))
    })
}

/// Makes clap suggest a command for `queens help <word>` as it does for `queens <word>`.
fn with_suggestion(arguments: &[OsString], error: clap::Error) -> clap::Error {
    match arguments {
        [program, help, word] if help == "help" && error.kind() == ErrorKind::InvalidSubcommand => {
            try_parse(&[program.clone(), word.clone()]).err().unwrap_or(error)
        }
        _ => error,
    }
}

#[cfg(test)]
mod tests {
    use super::definition;

    /// The program with its commands.
    fn all() -> impl Iterator<Item = clap::Command> {
        let program = definition();
        let commands: Vec<_> = program.get_subcommands().cloned().collect();
        commands.into_iter().chain([program])
    }

    /// Neither under its own name nor under another one, be it hidden.
    #[test]
    fn no_option_repeats_the_size() {
        for command in all() {
            let mut names = command.get_arguments().flat_map(|argument| {
                argument
                    .get_long()
                    .into_iter()
                    .chain(argument.get_all_aliases().into_iter().flatten())
            });
            assert!(names.all(|name| name != "size"), "{}", command.get_name());
        }
    }

    #[test]
    fn no_option_or_command_has_a_second_name() {
        for command in all() {
            let name = command.get_name();
            assert_eq!(command.get_all_aliases().next(), None, "{name}");
            for argument in command.get_arguments() {
                let id = argument.get_id();
                assert_eq!(argument.get_all_aliases(), None, "{name}: {id}");
                assert_eq!(argument.get_all_short_aliases(), None, "{name}: {id}");
                for value in argument.get_possible_values() {
                    assert_eq!(value.get_name_and_aliases().count(), 1, "{name}: {id}");
                }
            }
        }
    }
}
