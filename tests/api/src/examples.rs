//! Examples in the documentation of public items.
//!
//! Rustdoc counts examples too (`--show-coverage`), but not those of an item that is public only by a
//! re-export, such as most functions of `queen-runtime`.

use std::error::Error;
use std::fs;
use std::path::Path;

use public_api::{PublicApi, PublicItem};
use rustdoc_types::{Crate, ItemEnum};

/// The types, traits, functions and macros that have no example, except for functions that implement
/// those of a trait.
pub fn missing<'a>(json: &Path, api: &'a PublicApi) -> Result<Vec<&'a PublicItem>, Box<dyn Error>> {
    let library: Crate = serde_json::from_str(&fs::read_to_string(json)?)?;
    let is_missing = |item: &&PublicItem| {
        let parent = item.parent_id().and_then(|parent| library.index.get(&parent));
        // What another library documents is not in the index.
        library.index.get(&item.id()).is_some_and(|documented| {
            let docs = documented.docs.as_deref().unwrap_or_default();
            needs_example(&documented.inner)
                && !parent.is_some_and(|parent| implements_trait(&parent.inner))
                && !docs.contains("```")
        })
    };
    Ok(api.items().filter(is_missing).collect())
}

fn needs_example(item: &ItemEnum) -> bool {
    matches!(
        item,
        ItemEnum::Struct(_)
            | ItemEnum::Enum(_)
            | ItemEnum::Trait(_)
            | ItemEnum::Function(_)
            | ItemEnum::Macro(_)
            | ItemEnum::ProcMacro(_)
    )
}

fn implements_trait(item: &ItemEnum) -> bool {
    matches!(item, ItemEnum::Impl(implementation) if implementation.trait_.is_some())
}
