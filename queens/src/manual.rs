//! Manual pages of the program.

use std::io;

use clap::{Arg, ArgAction, Command};
use clap_mangen::Man;

use crate::version::DATE;

/// The sections that each manual page has.
const SECTIONS: &str = "\
.SH EXIT STATUS
.TP
0
Success, or the answer is yes.
.TP
1
The answer of
.B queens check
is no, or
.B queens count \\-\\-sum
finds that a part is missing or wrong.
.TP
2
The arguments are wrong, what they ask for does not exist or takes too much memory, or something \
cannot be read or written.
.SH ENVIRONMENT
.TP
.BR NO_COLOR \", \" CLICOLOR \", \" CLICOLOR_FORCE
Whether help and errors have colours, unless
.B \\-\\-color
says so.
.TP
.B TZ
The time zone, on which today's date depends.
";

/// The sections that only the page of the program has.
const FILES: &str = "\
.SH FILES
.B queens count \\-\\-sum
reads the files that it names.
For it, and for
.BR \"queens check\" ,
the name
.B \\-
stands for standard input.
The program writes the files that
.B \\-o
and
.B queens package
name.
With
.BR \\-o ,
the name
.B \\-
stands for standard output where a single file is written.
A file is replaced once the new content is complete. It keeps its mode and its owner, and a link \
to it stays a link.
A device, a pipe, a file with several names, and one whose folder or owner allows no other file \
are written in place.
";

/// The use without a command.
const NO_COMMAND: &str = r#".TP
.BI \-v " number"
List the solutions for a board of
.I number
rows in lexicographic order, and their number.
Without
.BR \-v ,
show only the number.
"#;

/// The names and the texts of all manual pages.
pub fn pages(program: Command) -> io::Result<Vec<(String, String)>> {
    let mut program = program.disable_help_subcommand(true);
    program.build();
    let mut pages = vec![("queens".to_owned(), page(&program, true)?)];
    for command in program.get_subcommands() {
        let name = format!("queens-{}", command.get_name());
        pages.push((name.clone(), page(&command.clone().name(name), false)?));
    }
    Ok(pages)
}

fn page(command: &Command, is_program: bool) -> io::Result<String> {
    let man = Man::new(command.clone());
    let mut text = Vec::new();
    man.render_name_section(&mut text)?;
    text.extend_from_slice(synopsis(command, is_program).as_bytes());
    man.render_description_section(&mut text)?;
    man.render_options_section(&mut text)?;
    if is_program {
        text.extend_from_slice(NO_COMMAND.as_bytes());
        man.render_subcommands_section(&mut text)?;
        text.extend_from_slice(FILES.as_bytes());
    }
    text.extend_from_slice(SECTIONS.as_bytes());
    text.extend_from_slice(examples(command).as_bytes());
    let text = String::from_utf8_lossy(&text);
    let title = command.get_name().to_ascii_uppercase();
    let source = concat!("queens ", env!("CARGO_PKG_VERSION"));
    let head =
        format!(".ie \\n(.g .ds Aq \\(aq\n.el .ds Aq '\n.TH {title} 1 {DATE} \"{source}\"\n");
    Ok(format!("{head}{}", tidy(&text)))
}

/// The synopsis, with the values of the options.
fn synopsis(command: &Command, is_program: bool) -> String {
    if is_program {
        return ".SH SYNOPSIS\n.nf\n\\fBqueens\\fR [\\fB\\-v\\fR] \\fInumber\\fR\n\
                \\fBqueens\\fR \\fIcommand\\fR [\\fIargument\\fR ...]\n.fi\n"
            .to_owned();
    }
    let name = command.get_name().replacen('-', " ", 1);
    let mut synopsis = format!(".SH SYNOPSIS\n\\fB{name}\\fR\n");
    let arguments = || command.get_arguments().filter(|argument| !argument.is_hide_set());
    for option in arguments().filter(|argument| !argument.is_positional()) {
        let long = option.get_long().map(|long| format!("\\-\\-{}", long.replace('-', "\\-")));
        let Some(long) = long.filter(|_| !is_help(option)) else { continue };
        let value = if option.get_action().takes_values() { value(option) } else { String::new() };
        let item = format!("\\fB{long}\\fR{value}");
        let item = if option.is_required_set() { item } else { format!("[{item}]") };
        synopsis += &item;
        synopsis.push('\n');
    }
    for argument in arguments().filter(|argument| argument.is_positional()) {
        let name = value(argument);
        let name = name.trim_start();
        let item = if argument.is_required_set() { name.to_owned() } else { format!("[{name}]") };
        synopsis += &item;
        synopsis.push('\n');
    }
    synopsis
}

/// The examples, which the help has at its end.
fn examples(command: &Command) -> String {
    let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let Some((_, examples)) = help.split_once("Example") else { return String::new() };
    let mut section = String::from(".SH EXAMPLES\n.nf\n");
    for example in examples.trim_start_matches(['s', ':']).lines().map(str::trim) {
        if !example.is_empty() {
            section = section + &example.replace('\\', "\\e").replace('-', "\\-") + "\n";
        }
    }
    section + ".fi\n"
}

fn is_help(option: &Arg) -> bool {
    !option.get_action().takes_values() && !matches!(option.get_action(), ArgAction::SetTrue)
}

fn value(argument: &Arg) -> String {
    let names = argument.get_value_names().unwrap_or_default();
    names.iter().fold(String::new(), |value, name| value + " \\fI" + name + "\\fR")
}

/// Mends what `mandoc -Tlint` finds: breaks beside spaces, spaces at the ends of lines, long lines.
///
/// `clap_mangen` 0.3 still writes these, and has no option against them.
fn tidy(text: &str) -> String {
    const WIDTH: usize = 72;
    let text = text.replace("\n.br\n\n.br\n", "\n.sp\n").replace("\n\n", "\n.sp\n");
    let mut tidy = String::new();
    let mut is_filled = true;
    for line in text.lines() {
        is_filled = match line {
            ".nf" => false,
            ".fi" => true,
            _ => is_filled,
        };
        if line.starts_with('.') || !is_filled {
            tidy = tidy + line.trim_end() + "\n";
            continue;
        }
        let mut width = 0;
        for word in line.split_whitespace() {
            if width > 0 && width + 1 + word.len() > WIDTH {
                // A line that begins with a dot or a quotation mark would be a request.
                tidy += if word.starts_with(['.', '\'']) { "\n\\&" } else { "\n" };
                width = 0;
            } else if width > 0 {
                tidy.push(' ');
                width += 1;
            }
            tidy += word;
            width += word.len();
        }
        tidy.push('\n');
    }
    tidy
}
