//! Promises that each function keeps.

use std::collections::{BTreeMap, BTreeSet};

use crate::function::Function;
use crate::image::Unwanted::{Division, Floats, Formatting, Panic};
use crate::profiles::{PROFILES, Profile};

/// The most stack that a call may take.
const MOST_STACK: u64 = 6144;

/// The bytes of constants besides tables that a function takes less than, if it does not format.
const TOO_MANY_CONSTANTS: u64 = 4096;

/// The functions that break what the pages promise, and how those measured differ from those of the
/// interfaces. The first profile is the one with checks of overflow.
pub fn faults(profiles: &[Profile], interfaces: &[&BTreeMap<String, String>]) -> Vec<String> {
    let [checked, profiles @ ..] = profiles else { return vec!["no profiles".to_owned()] };
    let mut faults = Vec::new();
    for (profile, functions) in PROFILES.iter().zip(profiles) {
        let of_profile = functions.iter().filter_map(fault);
        faults.extend(of_profile.map(|fault| format!("{fault}, in the profile {profile}")));
    }
    let lines = interfaces.iter().copied().flatten();
    let lines = lines.map(|(name, line)| (name.as_str(), line.as_str())).collect();
    faults.extend(missing(&lines, checked));
    faults
}

/// The functions that may divide 64 bits: a day may be any number, and the boards of a weekday are
/// taken in turn.
const DIVIDING: [&str; 2] = ["Challenge::daily", "Kind::daily"];

/// The fault of a function that breaks a promise.
fn fault(function: &Function) -> Option<String> {
    let Function { name, image, stack } = function;
    let links = |unwanted| image.links.contains(&unwanted);
    let control = |found: bool| (!found).then_some("is a control that is not found");
    let fault = match name.as_str() {
        "control: panics" => control(links(Panic)),
        "control: formats" => control(links(Formatting)),
        "control: takes 4096 bytes of RAM" => control(image.ram == 4096),
        "control: takes 8192 bytes of stack" => control(*stack > MOST_STACK),
        "control: calculates with floats" => control(links(Floats)),
        "control: divides 64 bits" => control(links(Division)),
        _ if image.bound.is_some_and(|bound| bound < *stack) => {
            return Some(format!("{name} takes {stack} bytes of stack, more than its bound"));
        }
        _ if image.ram > 0 => Some("takes RAM"),
        _ if *stack > MOST_STACK => return Some(format!("{name} takes {stack} bytes of stack")),
        _ if links(Floats) => Some("calculates with floats"),
        _ if function.may_format() => None,
        _ if image.constants >= TOO_MANY_CONSTANTS => {
            return Some(format!("{name} takes {} bytes of constants", image.constants));
        }
        _ if links(Panic) => Some("can panic"),
        _ if links(Formatting) => Some("formats"),
        _ if links(Division) && !DIVIDING.contains(&name.as_str()) => Some("divides 64 bits"),
        _ => None,
    };
    fault.map(|fault| format!("{name} {fault}"))
}

/// The functions of the interface that are not measured, each with the line that is missing, and
/// those measured that it does not have.
fn missing(interface: &BTreeMap<&str, &str>, functions: &[Function]) -> Vec<String> {
    let measured: BTreeSet<_> = functions
        .iter()
        .filter(|function| !function.is_control() && !function.is_unlisted())
        .map(Function::path)
        .collect();
    let not_measured = interface.iter().filter(|(name, _)| !measured.contains(*name));
    let not_measured = not_measured.map(|(name, line)| {
        format!("{name} is not measured, so a file in measure/src/functions/ lacks\n{line}")
    });
    let not_public = measured
        .iter()
        .filter(|name| !interface.contains_key(*name))
        .map(|name| format!("{name} is measured, but not a public function"));
    not_measured.chain(not_public).collect()
}
