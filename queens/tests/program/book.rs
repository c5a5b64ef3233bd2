//! Books of challenges.

mod challenges;
mod pages;
mod pdf;
mod standards;

use serde_json::Value;
use snapbox::cmd::Command;

use crate::{queens, stdout};

fn book(arguments: &str) -> Command {
    queens("book").args(arguments.split_whitespace())
}

/// The examples that write data, which no file name is needed for.
#[test]
fn the_examples_of_the_help_are_books_that_exist() {
    let help = stdout(&book("--help").assert().success());
    let examples = help.lines().filter_map(|line| line.trim().strip_prefix("queens book"));
    let examples: Vec<_> = examples.filter(|example| example.ends_with(" --json")).collect();
    assert!(!examples.is_empty());
    for example in examples {
        book(example).assert().success().stderr_eq("");
    }
}

#[test]
fn the_help_names_the_sizes_that_have_puzzles() {
    let help = stdout(&book("--help").assert().success());
    let sizes = help.split_once("The size of the boards, from ").unwrap().1;
    let sizes = sizes.split_once(',').unwrap().0.split(" to ");
    let sizes: Vec<usize> = sizes.map(|size| size.parse().unwrap()).collect();
    let [first, last] = sizes.try_into().unwrap();
    for size in [first, last] {
        book(&format!("{size} --count 1 --json")).assert().success().stderr_eq("");
    }
    for size in [first - 1, last + 1] {
        book(&format!("{size} --count 1 --json")).assert().code(2);
    }
}

/// What a book is made of.
fn json(arguments: &str) -> Value {
    let command = book(&format!("{arguments} --json"));
    serde_json::from_slice(&command.assert().success().get_output().stdout).unwrap()
}

/// The bytes of a book as PDF.
fn pdf(arguments: &str) -> Vec<u8> {
    let output =
        book(&format!("{arguments} -o -")).assert().success().stderr_eq("").get_output().clone();
    output.stdout
}
