//! Stack in code for a Cortex-M0.

use super::{Uses, words};

/// Bytes of a register.
const WORD: u64 = 4;

/// What the code does that stands at an address.
pub fn uses(code: &[u8], address: u64) -> Uses {
    let mut uses = Uses::default();
    let halves = words(code);
    let mut index = 0;
    while let Some(&half) = halves.get(index) {
        // The processor is two instructions ahead.
        let ahead = (address + 2 * index as u64 + 4).cast_signed();
        let next = halves.get(index + 1).copied().unwrap_or_default();
        index += 1;
        match half {
            // push {…}, and the link register
            0xb400..=0xb5ff => uses.frame += WORD * u64::from((half & 0x1ff).count_ones()),
            // sub sp, #…
            0xb080..=0xb0ff => uses.frame += WORD * u64::from(half & 0x7f),
            // add sp, …, by which large frames would be allocated; mov sp, … takes one off
            0x4485..=0x44fd if half & 0x87 == 0x85 => uses.calls_pointer = true,
            // blx …
            0x4780..=0x47ff => uses.calls_pointer = true,
            // b …
            0xe000..=0xe7ff => {
                let offset = i64::from(half & 0x7ff) << 53 >> 52;
                uses.jumps.push((ahead + offset).cast_unsigned());
            }
            // bl …
            0xf000..=0xf7ff => {
                index += 1;
                let (half, next) = (i64::from(half), i64::from(next));
                let sign = half >> 10 & 1;
                let [high, low] = [13, 11].map(|bit| 1 ^ (next >> bit & 1) ^ sign);
                let offset = -sign << 24 | high << 23 | low << 22;
                let offset = offset | (half & 0x3ff) << 12 | (next & 0x7ff) << 1;
                uses.calls.push((ahead + offset).cast_unsigned());
            }
            _ => {}
        }
    }
    uses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_and_calls() {
        let code = [
            0xb5b0_u16, // push {r4, r5, r7, lr}
            0xb082,     // sub sp, #8
            0xf000,     // bl to what follows
            0xf800, 0xf7ff, // bl to the start
            0xfffa, 0xe000, // b over an instruction
            0xb002, // add sp, #8
            0xbdb0, // pop {r4, r5, r7, pc}
        ];
        let code: Vec<_> = code.into_iter().flat_map(u16::to_le_bytes).collect();
        let uses =
            Uses { frame: 24, calls: vec![0x108, 0x100], jumps: vec![0x110], calls_pointer: false };
        assert_eq!(super::uses(&code, 0x100), uses);
        // blx r3; add sp, r7
        assert!(super::uses(&[0x98, 0x47], 0).calls_pointer);
        assert!(super::uses(&[0xbd, 0x44], 0).calls_pointer);
    }
}
