//! Bounds of the stack that a call takes, from the machine code of an image.
//!
//! A call takes the frame of its function and, on top of it, the most of what the functions take
//! that it calls. Compilers allocate a frame with a few instructions where a function starts, so
//! these are added up, wherever they stand: `push` of four registers of four bytes and
//! `sub sp, #52` make 68. That counts too much if a function pushes arguments before a call, and
//! never too little. A function that calls itself or what a pointer leads to has no bound.

mod avr;
mod code;
mod msp430;
mod thumb;

use std::collections::BTreeMap;

use object::read::elf::ElfFile;
use object::{Architecture, LittleEndian, Object, elf::FileHeader32};

use api::Result;

use code::Function;

/// An image for a processor of at most 32 bits.
pub type Elf<'a> = ElfFile<'a, FileHeader32<LittleEndian>>;

/// What a function does to the stack.
#[derive(Debug, Default, PartialEq, Eq)]
struct Uses {
    /// The bytes that it allocates.
    frame: u64,
    /// The addresses that it calls.
    calls: Vec<u64>,
    /// The addresses that it jumps to, in itself or in a function that ends it.
    jumps: Vec<u64>,
    /// Whether it calls what a pointer leads to.
    calls_pointer: bool,
}

/// The words of 16 bits that code consists of.
fn words(code: &[u8]) -> Vec<u16> {
    code.chunks_exact(2).map(|word| u16::from_le_bytes([word[0], word[1]])).collect()
}

/// Reads code that stands at an address.
type Reader = fn(&[u8], u64) -> Uses;

/// The bytes of stack that a call of the function of this name takes at most, with the return
/// address if the call pushes one; `None` if that has no bound.
pub fn of(elf: &Elf, name: &str) -> Result<Option<u64>> {
    let (uses, return_address) = match elf.architecture() {
        Architecture::Arm => (thumb::uses as Reader, 0),
        // Those with return addresses of three bytes are refused.
        Architecture::Avr => (avr::uses as Reader, 2),
        Architecture::Msp430 => (msp430::uses as Reader, 2),
        other => return Err(format!("no bounds on {other:?}").into()),
    };
    let functions = code::functions(elf)?;
    let first = functions
        .iter()
        .find(|(_, function)| function.names.contains(&name))
        .ok_or_else(|| format!("no function {name}"))?;
    let mut graph = Graph { functions: &functions, uses, return_address, bounds: BTreeMap::new() };
    graph.bound(*first.0)
}

/// The functions of an image, and the bounds that are known.
struct Graph<'a> {
    functions: &'a BTreeMap<u64, Function<'a>>,
    uses: Reader,
    return_address: u64,
    /// That of a function whose calls are being looked at is `None`: if one of them leads back to
    /// it, there is no bound.
    bounds: BTreeMap<u64, Option<u64>>,
}

impl Graph<'_> {
    /// The bound of a call of the function at an address.
    fn bound(&mut self, address: u64) -> Result<Option<u64>> {
        // One in assembly language may be entered at any label.
        let containing = self.functions.range(..=address).next_back();
        let containing = containing.filter(|(start, function)| address < *start + function.len);
        let (&address, function) =
            containing.ok_or_else(|| format!("no function at {address:#x}"))?;
        if let Some(&bound) = self.bounds.get(&address) {
            return Ok(bound);
        }
        self.bounds.insert(address, None);
        let mut uses = Uses::default();
        for (code, start) in &function.parts {
            let part = (self.uses)(code, *start);
            uses.frame += part.frame;
            uses.calls.extend(part.calls);
            uses.jumps.extend(part.jumps);
            uses.calls_pointer |= part.calls_pointer;
        }
        let mut most = (!uses.calls_pointer).then_some(0);
        // Code for Thumb calls a place in its own function if that is too far for a jump.
        let inside = address..address + function.len;
        let is_left = |to: &u64| !inside.contains(to);
        let jumps = uses.jumps.into_iter().filter(is_left);
        for call in uses.calls.into_iter().filter(|to| *to == address || is_left(to)).chain(jumps) {
            most = most.zip(self.bound(call)?).map(|(most, bound)| most.max(bound));
        }
        let bound = most.map(|most| most + uses.frame + self.return_address);
        self.bounds.insert(address, bound);
        Ok(bound)
    }
}
