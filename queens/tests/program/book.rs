//! Books of challenges.

mod challenges;
mod pages;
mod pdf;

use serde_json::Value;
use snapbox::cmd::Command;

use crate::queens;

fn challenge(arguments: &str) -> Command {
    queens("challenge").args(arguments.split_whitespace())
}

/// What a book is made of.
fn json(arguments: &str) -> Value {
    let command = challenge(&format!("{arguments} --json"));
    serde_json::from_slice(&command.assert().success().get_output().stdout).unwrap()
}

/// The bytes of a book as PDF.
fn pdf(arguments: &str) -> Vec<u8> {
    let output = challenge(&format!("{arguments} -o -"))
        .assert()
        .success()
        .stderr_eq("")
        .get_output()
        .clone();
    output.stdout
}
