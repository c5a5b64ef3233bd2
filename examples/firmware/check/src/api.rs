//! The public functions of a crate, from the JSON of rustdoc.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Map, Value};

use crate::Result;

/// The paths of the public functions in the JSON of the library and, for what the library re-exports,
/// in that of the crate where it is from. What is derived is left out.
///
/// Inherent functions are `Type::function`, those of a trait likewise or, if the trait has a
/// parameter, `Type::function(Parameter)`; `Display` and `Debug` are `Type: Display`.
pub fn functions(library: &Path, core: &Path) -> Result<BTreeSet<String>> {
    let library = items(library)?;
    let reexports: BTreeSet<_> = library
        .values()
        .map(|item| &item["inner"]["use"])
        .filter(|reexport| {
            reexport["source"].as_str().is_some_and(|path| path.starts_with("queen_math::"))
        })
        .filter_map(|reexport| reexport["name"].as_str())
        .collect();
    let mut paths = functions_in(&items(core)?);
    paths.retain(|path| path.split(':').next().is_some_and(|of| reexports.contains(of)));
    paths.append(&mut functions_in(&library));
    Ok(paths)
}

fn items(file: &Path) -> Result<Map<String, Value>> {
    let mut json: Value = serde_json::from_str(&fs::read_to_string(file)?)?;
    match json["index"].take() {
        Value::Object(items) => Ok(items),
        _ => Err(format!("{}: an unknown format of rustdoc", file.display()).into()),
    }
}

fn functions_in(items: &Map<String, Value>) -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    for item in items.values().filter(|item| item["crate_id"] == 0) {
        if let Some(implementation) = item["inner"].get("impl") {
            add_implementation(&mut paths, items, item, implementation);
        } else if let Some(definition) = item["inner"].get("trait") {
            let functions = public_functions(items, definition);
            let provided = functions.filter(|item| item["inner"]["function"]["has_body"] == true);
            paths.extend(provided.map(|function| format!("{}::{}", name(item), name(function))));
        }
    }
    paths
}

fn add_implementation(
    paths: &mut BTreeSet<String>,
    items: &Map<String, Value>,
    item: &Value,
    implementation: &Value,
) {
    let is_derived = item["attrs"].to_string().contains("automatically_derived");
    let is_written = implementation["is_synthetic"] == false && !is_derived;
    if !is_written || !implementation["blanket_impl"].is_null() {
        return;
    }
    let of = type_name(&implementation["for"]);
    let implemented = &implementation["trait"];
    for function in public_functions(items, implementation) {
        let function_name = name(function);
        paths.insert(match last_segment(&implemented["path"]) {
            "" if function["visibility"] != "public" => continue,
            "" => format!("{of}::{function_name}"),
            formatting @ ("Debug" | "Display") => format!("{of}: {formatting}"),
            _ => format!("{of}::{function_name}{}", parameters(&implemented["args"])),
        });
    }
}

/// The functions among the items of a trait or of an implementation.
fn public_functions<'a>(
    items: &'a Map<String, Value>,
    container: &'a Value,
) -> impl Iterator<Item = &'a Value> {
    let members = container["items"].as_array().into_iter().flatten();
    let members = members.filter_map(|id| items.get(&id.to_string()));
    members.filter(|member| !member["inner"]["function"].is_null())
}

fn name(item: &Value) -> &str {
    item["name"].as_str().unwrap_or_default()
}

/// `(Parameter)`, or nothing for a trait without.
fn parameters(arguments: &Value) -> String {
    let arguments = arguments["angle_bracketed"]["args"].as_array().into_iter().flatten();
    let types: Vec<_> =
        arguments.filter_map(|argument| argument.get("type")).map(type_name).collect();
    if types.is_empty() { String::new() } else { format!("({})", types.join(", ")) }
}

/// The name of a type without parameters.
fn type_name(value: &Value) -> String {
    let Some((kind, inner)) = value.as_object().and_then(|kinds| kinds.iter().next()) else {
        return String::new();
    };
    match kind.as_str() {
        "resolved_path" => last_segment(&inner["path"]).to_owned(),
        "borrowed_ref" => format!("&{}", type_name(&inner["type"])),
        "array" => format!("[{}]", type_name(&inner["type"])),
        "slice" => format!("[{}]", type_name(inner)),
        "dyn_trait" => format!("dyn {}", last_segment(&inner["traits"][0]["trait"]["path"])),
        "tuple" => {
            let types: Vec<_> = inner.as_array().into_iter().flatten().map(type_name).collect();
            format!("({})", types.join(", "))
        }
        _ => inner.as_str().unwrap_or(kind).to_owned(),
    }
}

fn last_segment(path: &Value) -> &str {
    path.as_str().and_then(|path| path.rsplit("::").next()).unwrap_or_default()
}
