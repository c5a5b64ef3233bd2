//! Machine code of the functions of an image.

use std::collections::BTreeMap;

use object::{Architecture, Object, ObjectSection, ObjectSymbol, SymbolKind};

use api::Result;

use super::Elf;

/// A function.
pub struct Function<'a> {
    /// All of its names.
    pub names: Vec<&'a str>,
    /// The bytes that it takes, with its constants.
    pub len: u64,
    /// Its code without constants, each part with its address.
    pub parts: Vec<(&'a [u8], u64)>,
}

/// The functions by their addresses.
pub fn functions<'a>(elf: &Elf<'a>) -> Result<BTreeMap<u64, Function<'a>>> {
    let is_thumb = elf.architecture() == Architecture::Arm;
    let text = elf.section_by_name(".text").ok_or("an image without code")?;
    let (bytes, base) = (text.data()?, text.address());
    let end = base + text.size();

    // The names of each address, and the most bytes that a symbol there has.
    let mut starts = BTreeMap::<u64, (Vec<&str>, u64)>::new();
    // From where on there is code, or else data: on ARM, symbols say it.
    let mut marks = BTreeMap::new();
    for symbol in elf.symbols().filter(|symbol| symbol.section_index() == Some(text.index())) {
        let name = symbol.name()?;
        // An odd address means code of Thumb.
        let address = symbol.address() & if is_thumb { !1 } else { !0 };
        match name.get(..2) {
            Some("$t") => drop(marks.insert(address, true)),
            Some("$d") => drop(marks.insert(address, false)),
            // The linker's symbols may stand after the code.
            _ if !(base..end).contains(&address) => {}
            _ if symbol.kind() == SymbolKind::Text || symbol.is_global() => {
                let (names, len) = starts.entry(address).or_default();
                names.push(name);
                *len = symbol.size().max(*len);
            }
            _ => {}
        }
    }

    let addresses: Vec<_> = starts.keys().copied().chain([end]).collect();
    let functions =
        starts.into_iter().zip(&addresses[1..]).map(|((start, (names, len)), &next)| {
            // Those in assembly language may have no size.
            let len = if len == 0 { next - start } else { len };
            let mut parts = Vec::new();
            let mut is_code = marks.range(..=start).next_back().is_none_or(|(_, &is_code)| is_code);
            let mut from = start;
            let turns = marks.range(start + 1..start + len).map(|(&at, &is_code)| (at, is_code));
            for (to, becomes_code) in turns.chain([(start + len, false)]) {
                if is_code && from < to {
                    let part = bytes.get((from - base) as usize..(to - base) as usize);
                    parts.push((part.unwrap_or_default(), from));
                }
                (from, is_code) = (to, becomes_code);
            }
            (start, Function { names, len, parts })
        });
    Ok(functions.collect())
}
