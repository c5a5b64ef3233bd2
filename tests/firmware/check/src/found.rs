//! Functions that are measured without a line by hand.
//!
//! A call of most functions follows from the signature. Those that no file of `measure` names are
//! found in the interface, and their lines become the file `functions/found.rs` of the copy that is
//! compiled.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use api::Result;

use crate::line::UNKNOWN;

const HEAD: &str = "\
//! Functions that no other file calls, written from the interface.
#![allow(unused_imports)]

use core::fmt::{self, Write};

use queen_challenge::iter::*;
use queen_challenge::*;
use queen_runtime::draw::*;
use queen_runtime::error::*;
use queen_runtime::iter::*;
use queen_runtime::layout::*;
use queen_runtime::*;

use super::samples::*;
use crate::Nowhere;
use crate::function::functions;

functions! { FUNCTIONS:
";

/// The source of the file, for these interfaces.
pub fn source(folder: &Path, interfaces: &[&BTreeMap<String, String>]) -> Result<String> {
    let mut by_hand = String::new();
    for entry in fs::read_dir(folder)? {
        by_hand += &fs::read_to_string(entry?.path())?;
    }
    let functions: BTreeMap<_, _> = interfaces.iter().copied().flatten().collect();
    let is_found =
        |(name, line): &(&String, &String)| !names(&by_hand, name) && !line.contains(UNKNOWN);
    let found = functions.into_iter().filter(is_found).map(|(_, line)| line.as_str());
    let lines: Vec<_> = found.collect();
    Ok(format!("{HEAD}{}\n}}\n", lines.join("\n")))
}

/// Whether the source has the name in quotes, before a comma, or, in a macro that puts the type in
/// front, without the type. A function that it takes for named by mistake is reported as missing.
fn names(source: &str, name: &str) -> bool {
    let end = name.find('(').unwrap_or(name.len());
    let of_type = name[..end].rfind("::").or_else(|| name.find(": ")).map(|start| &name[start..]);
    source.contains(&format!("\"{name}\""))
        || source.contains(&format!("\"{name}, "))
        || of_type.is_some_and(|rest| source.contains(&format!("\"{rest}\"")))
}
