//! Figures of each function.

use std::collections::BTreeMap;
use std::fmt::Write;

use api::Result;

use crate::image::Unwanted;
use crate::page;
use crate::profiles::Profile;

/// A table of the functions of one interface, or of `core` on its types.
pub fn table(profiles: &[Profile], interface: &BTreeMap<String, String>) -> Result<String> {
    let [checked, profiles @ ..] = profiles else { return Err("no profiles".into()) };
    let mut table =
        "| function | `s`, LTO | stack | at most | `s` | stack | at most | `3` | stack | at most | \
         checks |\n"
            .to_owned();
    table += "|:--|--:|--:|--:|--:|--:|--:|--:|--:|--:|:--|\n";
    let (mut panicking, mut not_formatting) = (0, 0);
    let (mut bounds, mut close_bounds) = (0, 0);
    let mut is_in_interface = false;
    for (index, function) in checked.iter().enumerate() {
        // What rustdoc does not list follows functions of the library on the same types.
        if !function.is_unlisted() {
            is_in_interface = interface.contains_key(function.path());
        }
        if !is_in_interface {
            continue;
        }
        write!(table, "| `{}` |", function.name)?;
        for function in profiles.iter().filter_map(|profile| profile.get(index)) {
            let (code, stack) = (page::number(function.image.code), page::number(function.stack));
            write!(table, " {code} | {stack} | {} |", page::optional(function.image.bound))?;
            bounds += u64::from(function.image.bound.is_some());
            close_bounds += u64::from(function.has_close_bound());
        }
        let panics = function.image.links.contains(&Unwanted::Panic) && !function.may_format();
        table += if panics { " can panic |\n" } else { " |\n" };
        panicking += u64::from(panics);
        not_formatting += u64::from(!function.may_format());
    }
    write!(
        table,
        "\nWith `overflow-checks`, {panicking} of the {not_formatting} functions that do not \
         format can panic.\n\nOf the {} bounds, {} are at most 1.3 times what was measured.",
        page::number(bounds),
        page::number(close_bounds)
    )?;
    Ok(table)
}
