//! Compares the public interface of each library with the text that is kept of it, and looks for
//! types that lack a trait. With `BLESS=1`, writes the text.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use api::{Interface, Result};
use rustdoc_types::{Impl, Item, ItemEnum};

const LIBRARIES: [&str; 6] = [
    "queen-challenge",
    "queen-count",
    "queen-enumerate",
    "queen-macros",
    "queen-math",
    "queen-runtime",
];

/// The traits that every public type must have.
const OF_ALL: [&str; 6] = ["Debug", "RefUnwindSafe", "Send", "Sync", "Unpin", "UnwindSafe"];
/// Those that every error must have.
const OF_ERRORS: [&str; 4] = ["Copy", "Debug", "Display", "Error"];

fn main() -> Result<ExitCode> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (mut is_kept, mut has_traits) = (true, true);
    for library in LIBRARIES {
        let interface = Interface::of(&root, library)?;
        for sentence in missing_traits(&interface) {
            println!("{library}: {sentence}");
            has_traits = false;
        }
        let items = interface.items.to_string();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(library).with_extension("txt");
        if env::var_os("BLESS").is_some() {
            fs::write(path, items)?;
        } else {
            is_kept &= report(library, &fs::read_to_string(path).unwrap_or_default(), &items);
        }
    }
    if !is_kept {
        println!(
            "If that is meant, write it with \
             `BLESS=1 cargo run --manifest-path tests/api/Cargo.toml`."
        );
    }
    Ok(if is_kept && has_traits { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints the lines that only one of the two has, and returns whether there are none.
fn report(library: &str, kept: &str, now: &str) -> bool {
    for line in kept.lines().filter(|line| !now.lines().any(|other| other == *line)) {
        println!("{library}: removed: {line}");
    }
    for line in now.lines().filter(|line| !kept.lines().any(|other| other == *line)) {
        println!("{library}: added: {line}");
    }
    kept == now
}

/// The public types without a trait that they must have, as sentences.
fn missing_traits(interface: &Interface) -> Vec<String> {
    let index = &interface.rustdoc.index;
    let types = interface.items.items().filter_map(|item| index.get(&item.id()));
    let mut missing = Vec::new();
    for item in types {
        let Some(name) = &item.name else { continue };
        let Some(traits) = traits(interface, item) else { continue };
        let of_errors: &[_] = if name.ends_with("Error") { &OF_ERRORS } else { &[] };
        let needed = OF_ALL.iter().chain(of_errors).filter(|needed| !traits.contains(*needed));
        missing.extend(needed.map(|needed| format!("{name} is not {needed}")));
    }
    missing
}

/// The names of the traits of a type; `None` if the item is not one.
fn traits<'a>(interface: &'a Interface, item: &'a Item) -> Option<BTreeSet<&'a str>> {
    let impls = match &item.inner {
        ItemEnum::Struct(item) => &item.impls,
        ItemEnum::Enum(item) => &item.impls,
        ItemEnum::Union(item) => &item.impls,
        _ => return None,
    };
    let implemented = |item: &'a Item| match &item.inner {
        ItemEnum::Impl(Impl { trait_: Some(path), is_negative: false, .. }) => {
            path.path.rsplit("::").next()
        }
        _ => None,
    };
    Some(impls.iter().filter_map(|id| implemented(&interface.rustdoc.index[id])).collect())
}
