//! Traits of the public types.

use std::collections::BTreeSet;

use api::Interface;
use rustdoc_types::{Impl, Item, ItemEnum};

/// The traits that all types must have.
const OF_ALL: [&str; 6] = ["Debug", "RefUnwindSafe", "Send", "Sync", "Unpin", "UnwindSafe"];
/// The traits that all errors must have.
const OF_ERRORS: [&str; 4] = ["Copy", "Debug", "Display", "Error"];

/// The public types without a trait that they must have, as sentences.
pub fn missing(interface: &Interface) -> Vec<String> {
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
