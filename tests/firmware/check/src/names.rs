//! Names of a library's public items.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use api::{Interface, Result};
use rustdoc_types::{Attribute, GenericArg, GenericArgs, Id, Impl, Item, ItemEnum, Type};

use crate::line;
use crate::path::last_segment;

/// Names of public items.
///
/// A function of a type is `Type::function`, that of a trait likewise or, if the trait has a
/// parameter, `Type::function(Parameter)`; `Display` and `Debug` are `Type: Display`. A free
/// function is `function()`. What is derived is left out, as are the features `defmt` and `serde`.
pub struct Names {
    /// With the line that measures each function.
    pub functions: BTreeMap<String, String>,
    pub types: BTreeSet<String>,
}

impl Names {
    /// The items of a package of the workspace in the folder `root`, with those of what it
    /// re-exports from `queen-math`.
    pub fn of(root: &Path, package: &str) -> Result<Self> {
        let interface = Interface::of(root, package)?;
        let reexports: BTreeSet<_> = interface
            .rustdoc
            .index
            .values()
            .filter_map(|item| match &item.inner {
                ItemEnum::Use(item) if item.source.starts_with("queen_math::") => Some(&item.name),
                _ => None,
            })
            .collect();
        let mut names = Self::own(&interface);
        if !reexports.is_empty() {
            let others = Self::own(&Interface::of(root, "queen-math")?);
            let is_reexported = |name: &String| {
                name.split([':', '(']).next().is_some_and(|of| reexports.contains(&of.to_owned()))
            };
            let functions = others.functions.into_iter().filter(|(name, _)| is_reexported(name));
            names.functions.extend(functions);
            names.types.extend(others.types.into_iter().filter(is_reexported));
        }
        Ok(names)
    }

    fn own(interface: &Interface) -> Self {
        let index = &interface.rustdoc.index;
        let mut names = Self { functions: BTreeMap::new(), types: BTreeSet::new() };
        for item in interface.items.items() {
            let parent = item.parent_id().and_then(|id: Id| index.get(&id));
            let Some(item) = index.get(&item.id()) else { continue };
            match &item.inner {
                ItemEnum::Function(function) => {
                    let Some(parent) = parent else { continue };
                    let Some(name) = name(item, parent) else { continue };
                    let line = line::measuring(&name, item, &function.sig, parent);
                    names.functions.insert(name, line);
                }
                ItemEnum::Struct(_)
                | ItemEnum::Enum(_)
                | ItemEnum::Union(_)
                | ItemEnum::TypeAlias(_) => {
                    names.types.extend(item.name.clone());
                }
                _ => {}
            }
        }
        names
    }
}

/// The name of a function; `None` if it has no body or is left out.
fn name(function: &Item, parent: &Item) -> Option<String> {
    let name = function.name.as_deref()?;
    match &parent.inner {
        ItemEnum::Impl(_) if parent.attrs.contains(&Attribute::AutomaticallyDerived) => None,
        ItemEnum::Impl(Impl { for_, trait_: None, .. }) => {
            Some(format!("{}::{name}", type_name(for_)))
        }
        ItemEnum::Impl(Impl { for_, trait_: Some(path), .. }) => {
            let of = type_name(for_);
            Some(match last_segment(&path.path) {
                "Deserialize" | "Format" | "Serialize" => return None,
                formatting @ ("Debug" | "Display") => format!("{of}: {formatting}"),
                _ => format!("{of}::{name}{}", parameters(path.args.as_deref())),
            })
        }
        ItemEnum::Trait(_) => match &function.inner {
            ItemEnum::Function(function) if function.has_body => {
                Some(format!("{}::{name}", parent.name.as_deref()?))
            }
            _ => None,
        },
        _ => Some(format!("{name}()")),
    }
}

/// `(Parameter)`, or nothing for a trait without.
fn parameters(arguments: Option<&GenericArgs>) -> String {
    let Some(GenericArgs::AngleBracketed { args, .. }) = arguments else { return String::new() };
    let types: Vec<_> = args
        .iter()
        .filter_map(|argument| match argument {
            GenericArg::Type(argument) => Some(type_name(argument)),
            _ => None,
        })
        .collect();
    if types.is_empty() { String::new() } else { format!("({})", types.join(", ")) }
}

/// The name of a type without parameters.
fn type_name(of: &Type) -> String {
    match of {
        Type::ResolvedPath(path) => last_segment(&path.path).to_owned(),
        Type::DynTrait(dynamic) => {
            let traits = dynamic.traits.iter().map(|of| last_segment(&of.trait_.path));
            format!("dyn {}", traits.collect::<Vec<_>>().join(" + "))
        }
        Type::Generic(name) | Type::Primitive(name) => name.clone(),
        Type::BorrowedRef { type_, .. } => format!("&{}", type_name(type_)),
        Type::Slice(of) | Type::Array { type_: of, .. } => format!("[{}]", type_name(of)),
        Type::Tuple(types) => {
            format!("({})", types.iter().map(type_name).collect::<Vec<_>>().join(", "))
        }
        other => format!("{other:?}"),
    }
}
