//! Colours of messages, which are help or errors.

use std::ffi::OsString;
use std::io::{self, Write};

use anstream::AutoStream;
use clap::builder::StyledStr;
use clap::{ColorChoice, ValueEnum};

/// Applies the option `--color`, which errors and help need before the arguments are parsed.
/// Without the option, `NO_COLOR`, `CLICOLOR` and the terminal decide.
///
/// The words are scanned by hand, because clap, and `colorchoice-clap` with it, tells a choice only
/// once all arguments are parsed without an error.
pub fn choose(arguments: &[OsString]) {
    let words: Vec<_> = arguments.iter().map(|argument| argument.to_string_lossy()).collect();
    let separate = words.windows(2).filter(|pair| pair[0] == "--color").map(|pair| &*pair[1]);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--color="));
    let choice = separate.chain(joined).find_map(|word| ColorChoice::from_str(word, false).ok());
    match choice.unwrap_or(ColorChoice::Auto) {
        ColorChoice::Auto => anstream::ColorChoice::Auto,
        ColorChoice::Always => anstream::ColorChoice::Always,
        ColorChoice::Never => anstream::ColorChoice::Never,
    }
    .write_global();
}

/// Splits the arguments into the option `--color` with its value, and the others.
pub fn split_option(arguments: &[OsString]) -> (Vec<OsString>, Vec<OsString>) {
    let (mut color, mut others) = (Vec::new(), Vec::new());
    let mut rest = arguments.iter().cloned();
    while let Some(argument) = rest.next() {
        let text = argument.to_string_lossy();
        if text == "--color" {
            color.push(argument);
            color.extend(rest.next());
        } else if text.starts_with("--color=") {
            color.push(argument);
        } else {
            others.push(argument);
        }
    }
    (color, others)
}

/// Writes a text from clap to standard output, with colours if they are enabled.
pub fn write(out: &mut impl Write, text: &StyledStr) -> io::Result<()> {
    match AutoStream::choice(&io::stdout()) {
        anstream::ColorChoice::Never => write!(out, "{text}"),
        _ => write!(out, "{}", text.ansi()),
    }
}
