//! Stack in code for an MSP430.

use super::{Uses, words};

/// Bytes of a register.
const WORD: u64 = 2;

/// The register that is the stack pointer.
const STACK: u16 = 1;

/// What the code does that stands at an address.
pub fn uses(code: &[u8], address: u64) -> Uses {
    let mut uses = Uses::default();
    let mut words = words(code).into_iter();
    let mut at = address;
    while let Some(word) = words.next() {
        at += WORD;
        let after = at.cast_signed();
        let mut operand = || {
            at += WORD;
            words.next().unwrap_or_default()
        };
        match word {
            // Of one operand: push and call are 4 and 5.
            0x1000..=0x13ff => {
                let source = source(word & 15, word >> 4 & 3, &mut operand);
                match (word >> 7, source) {
                    (0x24, _) => uses.frame += WORD,
                    (0x25, Some(target)) => uses.calls.push(u64::from(target)),
                    (0x25, None) => uses.calls_pointer = true,
                    _ => {}
                }
            }
            // jmp and the like
            0x2000..=0x3fff => {
                let offset = i64::from(word & 0x3ff) << 54 >> 53;
                uses.jumps.push((after + offset).cast_unsigned());
            }
            // Of two: mov is 4, sub is 8.
            0x4000.. => {
                let source = source(word >> 8 & 15, word >> 4 & 3, &mut operand);
                let to_memory = word & 0x80 != 0;
                if to_memory {
                    operand();
                }
                match (word >> 12, word & 15, source) {
                    _ if to_memory => {}
                    (8, STACK, Some(bytes)) => uses.frame += u64::from(bytes),
                    (8, STACK, None) => uses.calls_pointer = true,
                    (4, 0, Some(target)) => uses.jumps.push(u64::from(target)),
                    // ret takes the address off the stack; a table of jumps stays in the function.
                    (4, 0, None) if word & 0x0f30 != 0x0130 && word & 0x30 != 0x10 => {
                        uses.calls_pointer = true;
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    uses
}

/// The value of a source if it is a constant. Takes the word that the instruction has for it.
///
/// In some modes, registers 2 and 3 stand for frequent constants, which need no word.
fn source(register: u16, mode: u16, operand: &mut impl FnMut() -> u16) -> Option<u16> {
    match (register, mode) {
        (0, 3) => Some(operand()),
        (2, 2) => Some(4),
        (2, 3) => Some(8),
        (3, 0) => Some(0),
        (3, 1) => Some(1),
        (3, 2) => Some(2),
        (3, 3) => Some(u16::MAX),
        (_, 1) => {
            operand();
            None
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_and_calls() {
        let code = [
            0x120a_u16, // push r10
            0x8031,     // sub #300, r1
            300, 0x8321, // sub #2, r1
            0x40b1, // mov #0x120a, 4(r1), whose constant looks like a push
            0x120a, 4, 0x12b0, // call #0x4400
            0x4400, 0x3fff, // jmp to itself
            0x4030, // br #0x4500
            0x4500, 0x5031, // add #302, r1
            302, 0x413a, // pop r10
            0x4130, // ret
        ];
        let code: Vec<_> = code.into_iter().flat_map(u16::to_le_bytes).collect();
        let uses = Uses {
            frame: 304,
            calls: vec![0x4400],
            jumps: vec![0x4012, 0x4500],
            calls_pointer: false,
        };
        assert_eq!(super::uses(&code, 0x4000), uses);
        // call r13; br r13
        assert!(super::uses(&[0x8d, 0x12], 0).calls_pointer);
        assert!(super::uses(&[0x00, 0x4d], 0).calls_pointer);
    }
}
