//! Promises of each function, and its bytes of code and stack.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::thread;

use api::Result;

use crate::image::Unwanted::{Division, Floats, Formatting, Panic};
use crate::image::{self, Image, Machine};
use crate::page;

/// The profiles whose figures are in the documentation: `s` with and without link-time
/// optimization, and 3, as cargo builds releases.
const PROFILES: [&str; 3] = ["release", "plain", "fast"];
/// As `release`, but with checks of overflow.
const CHECKED: &str = "checked";

/// The most stack that a call may take.
const MOST_STACK: u64 = 6144;

/// The bytes of constants besides tables that a function takes less than, if it does not format.
const TOO_MANY_CONSTANTS: u64 = 4096;

/// The linkers that run at the same time for each profile.
const LINKERS: usize = 8;

/// A function in one profile.
pub struct Function {
    name: String,
    image: Image,
    stack: u64,
}

/// The functions in one profile.
type Profile = Vec<Function>;

/// The functions, [`CHECKED`] first, that break what the pages promise, and how those measured
/// differ from those of the interfaces.
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

/// A table of the functions of one interface, or of `core` on its types.
pub fn table(profiles: &[Profile], interface: &BTreeMap<String, String>) -> Result<String> {
    let [checked, profiles @ ..] = profiles else { return Err("no profiles".into()) };
    let mut table =
        "| function | `s`, LTO | stack | `s` | stack | `3` | stack | checks |\n".to_owned();
    table += "|:--|--:|--:|--:|--:|--:|--:|:--|\n";
    let (mut panicking, mut not_formatting) = (0, 0);
    let mut is_in_interface = false;
    for (index, Function { name, image, .. }) in checked.iter().enumerate() {
        // What rustdoc does not list follows functions of the library on the same types.
        if !is_unlisted(name) {
            is_in_interface = interface.contains_key(path(name));
        }
        if !is_in_interface {
            continue;
        }
        write!(table, "| `{name}` |")?;
        for function in profiles.iter().filter_map(|profile| profile.get(index)) {
            let (code, stack) = (page::number(function.image.code), page::number(function.stack));
            write!(table, " {code} | {stack} |")?;
        }
        let panics = image.links.contains(&Panic) && !may_format(name);
        table += if panics { " can panic |\n" } else { " |\n" };
        panicking += u64::from(panics);
        not_formatting += u64::from(!may_format(name));
    }
    write!(
        table,
        "\nWith `overflow-checks`, {panicking} of the {not_formatting} functions that do not format \
         can panic."
    )?;
    Ok(table)
}

/// The functions in each profile, [`CHECKED`] first.
pub fn profiles(archives: &Path) -> Result<Vec<Profile>> {
    thread::scope(|scope| {
        let measure = |profile| {
            let archive = archives.join(profile).join("libmeasure.a");
            scope.spawn(move || measure(&archive))
        };
        let threads: Vec<_> = [CHECKED].into_iter().chain(PROFILES).map(measure).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().map_err(|_| "a thread has panicked")?)
            .collect()
    })
}

fn measure(archive: &Path) -> Result<Profile> {
    let machine = Machine { name: "microbit", shift: 0 };
    let image = image::link(archive, "print_stack", "print_stack.elf")?;
    let lines = image::run(&image, &machine, 1)?;
    // Most of the time is spent on starting the linker.
    let chunks = lines.chunks(lines.len().div_ceil(LINKERS));
    thread::scope(|scope| {
        let threads: Vec<_> = chunks
            .enumerate()
            .map(|(index, lines)| {
                let file = format!("function-{index}.elf");
                scope.spawn(move || inspect_all(archive, lines, &file))
            })
            .collect();
        let mut functions = Vec::new();
        for thread in threads {
            functions.append(&mut thread.join().map_err(|_| "a thread has panicked")??);
        }
        Ok(functions)
    })
}

fn inspect_all(archive: &Path, lines: &[(Vec<u64>, String)], file: &str) -> Result<Vec<Function>> {
    let function = |(numbers, name): &(Vec<u64>, String)| {
        let image = image::inspect(archive, name, file)?;
        Ok(Function { name: name.clone(), image, stack: numbers.iter().sum() })
    };
    lines.iter().map(function).collect()
}

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
        _ if image.ram > 0 => Some("takes RAM"),
        _ if *stack > MOST_STACK => return Some(format!("{name} takes {stack} bytes of stack")),
        _ if links(Floats) => Some("calculates with floats"),
        _ if may_format(name) => None,
        _ if image.constants >= TOO_MANY_CONSTANTS => {
            return Some(format!("{name} takes {} bytes of constants", image.constants));
        }
        _ if links(Panic) => Some("can panic"),
        _ if links(Formatting) => Some("formats"),
        _ if links(Division) && name != "Challenge::daily" => Some("divides 64 bits"),
        _ => None,
    };
    fault.map(|fault| format!("{name} {fault}"))
}

fn is_control(name: &str) -> bool {
    name.starts_with("control: ")
}

/// Whether rustdoc's description of the interface leaves the function out: that of `core` on the
/// library's types, or of a trait object, whose implementations it gives no type.
fn is_unlisted(name: &str) -> bool {
    name.contains("().") || name.starts_with("dyn ")
}

fn may_format(name: &str) -> bool {
    is_control(name) || path(name).ends_with(": Display") || path(name).ends_with(": Debug")
}

/// The name of a function in the interface: what follows a comma outside of parentheses tells apart
/// its instances.
fn path(name: &str) -> &str {
    match name.rsplit_once(", ") {
        Some((path, instance)) if !instance.contains(')') => path,
        _ => name,
    }
}

/// The functions of the interface that are not measured, each with the line that is missing, and
/// those measured that it does not have.
fn missing(interface: &BTreeMap<&str, &str>, functions: &[Function]) -> Vec<String> {
    let measured: BTreeSet<_> = functions
        .iter()
        .map(|function| function.name.as_str())
        .filter(|name| !is_control(name) && !is_unlisted(name))
        .map(path)
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
