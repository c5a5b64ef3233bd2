//! Promises of each function, and its bytes of code and stack.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::thread;

use crate::emulator::{self, Machine};
use crate::image::{self, Image};
use crate::{Result, page};

/// The profiles whose figures are in the documentation: `s` with and without link-time optimization,
/// and 3, as cargo builds releases.
const PROFILES: [&str; 3] = ["release", "plain", "fast"];
/// As `release`, but with checks of overflow.
const CHECKED: &str = "checked";

/// The functions of a game, whose figures stand beside the example, too.
const GAME: [&str; 8] = [
    "QueenPuzzle::challenge",
    "Challenge::new",
    "Challenge::grade",
    "Notes::next_step",
    "Step: Display",
    "QueenPuzzle::hint",
    "QueenPuzzle::verify",
    "QueenPuzzle::verify, ranked",
];

/// The linkers that run at the same time for each profile.
const LINKERS: usize = 8;

/// A function in one profile.
struct Function {
    name: String,
    image: Image,
    stack: u64,
}

/// Tables of figures.
pub struct Tables {
    pub all: String,
    /// The functions of a game, at `s` with link-time optimization.
    pub game: String,
}

/// Checks the functions in the archives, which have to be all those of `api`, and returns tables of
/// their figures.
pub fn tables(archives: &Path, api: &BTreeSet<String>) -> Result<Tables> {
    let profiles = measure_profiles(archives)?;
    let [checked, profiles @ ..] = profiles.as_slice() else {
        return Err("no profiles".into());
    };
    let mut faults: Vec<_> = profiles.iter().flatten().filter_map(fault).collect();
    faults.extend(missing(api, checked));
    if !faults.is_empty() {
        return Err(faults.join("\n").into());
    }

    let mut table =
        "| function | `s`, LTO | stack | `s` | stack | `3` | stack | checks |\n".to_owned();
    table += "|:--|--:|--:|--:|--:|--:|--:|:--|\n";
    let (mut panicking, mut not_formatting) = (0, 0);
    for (index, Function { name, image, .. }) in checked.iter().enumerate() {
        if is_control(name) {
            continue;
        }
        write!(table, "| `{name}` |")?;
        for function in profiles.iter().filter_map(|profile| profile.get(index)) {
            let (code, stack) = (page::number(function.image.code), page::number(function.stack));
            write!(table, " {code} | {stack} |")?;
        }
        let panics = image.panics && !may_format(name);
        table += if panics { " can panic |\n" } else { " |\n" };
        panicking += u64::from(panics);
        not_formatting += u64::from(!may_format(name));
    }
    write!(
        table,
        "\nWith `overflow-checks`, {panicking} of the {not_formatting} functions that do not format can \
         panic."
    )?;
    Ok(Tables { all: table, game: game(profiles.first().ok_or("no profiles")?)? })
}

fn game(functions: &[Function]) -> Result<String> {
    let mut table = "| function | code | stack |\n|:--|--:|--:|".to_owned();
    for name in GAME {
        let function = functions.iter().find(|function| function.name == name);
        let Function { image, stack, .. } = function.ok_or_else(|| format!("no {name}"))?;
        let (code, stack) = (page::number(image.code), page::number(*stack));
        write!(table, "\n| `{name}` | {code} | {stack} |")?;
    }
    Ok(table)
}

/// The functions in each profile, [`CHECKED`] first.
fn measure_profiles(archives: &Path) -> Result<Vec<Vec<Function>>> {
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

fn measure(archive: &Path) -> Result<Vec<Function>> {
    let machine = Machine { name: "microbit", shift: 0 };
    let image = image::link(archive, "print_stack", "print_stack.elf")?;
    let lines = emulator::run(&image, &machine, 1)?;
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
    let control = |found: bool| (!found).then_some("is a control that is not found");
    let fault = match name.as_str() {
        "control: panics" => control(image.panics),
        "control: formats" => control(image.formats),
        "control: takes 4096 bytes of RAM" => control(image.ram == 4096),
        "control: takes 8192 bytes of stack" => control(*stack >= 8192),
        _ if image.ram > 0 => Some("takes RAM"),
        _ if may_format(name) => None,
        _ if image.panics => Some("can panic"),
        _ if image.formats => Some("formats"),
        _ => None,
    };
    fault.map(|fault| format!("{name} {fault}"))
}

fn is_control(name: &str) -> bool {
    name.starts_with("control: ")
}

fn may_format(name: &str) -> bool {
    is_control(name) || name.ends_with(": Display") || name.ends_with(": Debug")
}

/// The functions of the library that are not measured, and those measured that it does not have.
fn missing<'a>(
    api: &'a BTreeSet<String>,
    functions: &'a [Function],
) -> impl Iterator<Item = String> {
    // What follows a comma that is not in parentheses is an instance.
    let measured: BTreeSet<_> = functions
        .iter()
        .map(|function| function.name.as_str())
        .filter(|name| !is_control(name) && !name.starts_with(char::is_lowercase))
        .map(|name| match name.rsplit_once(", ") {
            Some((path, instance)) if !instance.contains(')') => path,
            _ => name,
        })
        .collect();
    let mut faults = Vec::new();
    for path in api.iter().filter(|path| !measured.contains(path.as_str())) {
        faults.push(format!("{path} is not measured"));
    }
    for path in measured.iter().filter(|&&path| !api.contains(path)) {
        faults.push(format!("{path} is measured, but not a public function"));
    }
    faults.into_iter()
}
