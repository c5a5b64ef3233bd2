//! The line of `measure` for a function, written from its signature.

use rustdoc_types::{
    FunctionSignature, GenericArg, GenericArgs, GenericBound, Impl, Item, ItemEnum, Type,
};

use crate::path::last_segment;

/// Arguments by their types.
const VALUES: [(&str, &str); 20] = [
    ("&Board", "&board()"),
    ("&QueenPuzzle<8>", "&PLAIN"),
    ("&Solution<8>", "&solution()"),
    ("&Square", "&square()"),
    ("&[u8]", "&COLUMNS"),
    ("&mut Board", "&mut board()"),
    ("&mut Formatter", "&mut Nowhere"),
    ("&mut [u8]", "&mut [0; 64]"),
    ("&mut dyn FnMut(Square)", "&mut |_| ()"),
    ("&str", "\"d8 g7\""),
    ("Board", "board()"),
    ("Grade", "Grade::Hard"),
    ("Placement", "solution().into()"),
    ("QueenPuzzle<8>", "PLAIN"),
    ("Solution<8>", "solution()"),
    ("Square", "square()"),
    ("Symmetry", "Symmetry::Rotate90"),
    ("bool", "true"),
    ("u32", "20_786"),
    ("usize", "8"),
];

/// The value where [`VALUES`] has none: whoever adds the line chooses it.
pub const UNKNOWN: &str = "…";

/// The line for `function`, for which the page says `name`.
pub fn measuring(
    name: &str,
    function: &Item,
    signature: &FunctionSignature,
    parent: &Item,
) -> String {
    let owner = match &parent.inner {
        ItemEnum::Impl(Impl { for_, .. }) => source(for_, ""),
        ItemEnum::Trait(_) => parent.name.clone().unwrap_or_default(),
        _ => String::new(),
    };
    let receiver = last_word(&owner);
    let arguments: Vec<_> = signature
        .inputs
        .iter()
        .map(|(argument, type_)| {
            let argument = if argument == "self" { receiver.as_str() } else { argument.as_str() };
            (argument, source(type_, &owner))
        })
        .collect();
    let is_method = signature.inputs.first().is_some_and(|(argument, _)| argument == "self");
    let names: Vec<_> = arguments.iter().map(|(argument, _)| *argument).collect();
    let formats = name.rsplit_once(": ").map(|(_, formatting)| formatting);
    let called = function.name.as_deref().unwrap_or_default();
    let body = match (formats, is_method) {
        (Some("Debug"), _) => format!("write!(output, \"{{{receiver}:?}}\")"),
        (Some(_), _) => format!("write!(output, \"{{{receiver}}}\")"),
        (None, true) => format!("{receiver}.{called}({})", names[1..].join(", ")),
        (None, false) if owner.is_empty() => format!("{called}({})", names.join(", ")),
        (None, false) => format!("{}::{called}({})", base(&owner), names.join(", ")),
    };
    let arguments: Vec<_> = arguments
        .iter()
        .map(|(argument, type_)| match (formats, type_.as_str()) {
            (Some(_), "&mut Formatter") => "output: &mut dyn Write = &mut Nowhere".to_owned(),
            _ => format!("{argument}: {type_} = {}", value(type_)),
        })
        .collect();
    let output = match &signature.output {
        _ if formats.is_some() => " -> fmt::Result".to_owned(),
        Some(output) => format!(" -> {}", source(output, &owner)),
        None => String::new(),
    };
    format!("    \"{name}\" ({}){output} {{ {body} }}", arguments.join(", "))
}

fn value(type_: &str) -> &'static str {
    VALUES.iter().find(|(of, _)| *of == type_).map_or(UNKNOWN, |(_, value)| value)
}

/// The type in a program, in which `Self` is `owner`. The size of a board is 8, and other
/// parameters of types have their defaults.
fn source(type_: &Type, owner: &str) -> String {
    match type_ {
        Type::ResolvedPath(path) => {
            let arguments = match path.args.as_deref() {
                Some(GenericArgs::AngleBracketed { args, .. }) => {
                    args.iter().filter_map(|argument| parameter(argument, owner)).collect()
                }
                _ => Vec::new(),
            };
            let name = last_segment(&path.path);
            if arguments.is_empty() {
                name.to_owned()
            } else {
                format!("{name}<{}>", arguments.join(", "))
            }
        }
        Type::Generic(name) if name == "Self" => owner.to_owned(),
        Type::Generic(name) | Type::Primitive(name) => name.clone(),
        Type::BorrowedRef { is_mutable, type_, .. } => {
            format!("&{}{}", if *is_mutable { "mut " } else { "" }, source(type_, owner))
        }
        Type::Slice(type_) => format!("[{}]", source(type_, owner)),
        Type::Array { type_, len } => {
            format!("[{}; {}]", source(type_, owner), if len == "N" { "8" } else { len })
        }
        Type::Tuple(parts) => {
            let parts: Vec<_> = parts.iter().map(|part| source(part, owner)).collect();
            format!("({})", parts.join(", "))
        }
        Type::DynTrait(dynamic) => {
            let traits = dynamic.traits.iter().map(|of| last_segment(&of.trait_.path));
            format!("dyn {}", traits.collect::<Vec<_>>().join(" + "))
        }
        // A reference to such a function is one, too.
        Type::ImplTrait(bounds) => match bounds.as_slice() {
            [GenericBound::TraitBound { trait_, .. }] => match trait_.args.as_deref() {
                Some(GenericArgs::Parenthesized { inputs, output: None }) => {
                    let inputs: Vec<_> = inputs.iter().map(|input| source(input, owner)).collect();
                    let name = last_segment(&trait_.path);
                    format!("&mut dyn {name}({})", inputs.join(", "))
                }
                _ => UNKNOWN.to_owned(),
            },
            _ => UNKNOWN.to_owned(),
        },
        _ => UNKNOWN.to_owned(),
    }
}

/// An argument of a type; `None` for a lifetime and for a parameter with a default.
fn parameter(argument: &GenericArg, owner: &str) -> Option<String> {
    match argument {
        GenericArg::Type(Type::Generic(name)) if name != "Self" => {
            (name == "N").then(|| "8".to_owned())
        }
        GenericArg::Type(type_) => Some(source(type_, owner)),
        GenericArg::Const(value) if value.expr == "N" => Some("8".to_owned()),
        GenericArg::Const(value) => Some(value.expr.clone()),
        GenericArg::Lifetime(_) | GenericArg::Infer => None,
    }
}

/// The type without its arguments.
fn base(type_: &str) -> &str {
    type_.split('<').next().unwrap_or(type_)
}

/// The last word of a type's name, in lower case: `puzzle` of `QueenPuzzle<8>`.
fn last_word(type_: &str) -> String {
    let base = base(type_).trim_start_matches('&');
    let start = base.rfind(char::is_uppercase).unwrap_or(0);
    base[start..].to_lowercase()
}
