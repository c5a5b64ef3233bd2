//! Stack in code for an AVR whose return addresses have two bytes.

use super::{Uses, words};

/// What the code does that stands at an address.
pub fn uses(code: &[u8], address: u64) -> Uses {
    let mut uses = Uses::default();
    let words = words(code);
    // What the registers r28 and r29 have been moved down by since they were the stack pointer.
    let mut moved = 0_u16;
    let mut index = 0;
    while let Some(&word) = words.get(index) {
        let next = words.get(index + 1).copied().unwrap_or_default();
        index += 1;
        let after = (address + 2 * index as u64).cast_signed();
        match word {
            // push
            0x9200..=0x93ff if word & 15 == 15 => uses.frame += 1,
            // lds, sts
            0x9000..=0x93ff if word.trailing_zeros() >= 4 => index += 1,
            // in r28, 0x3d
            0xb7cd => moved = 0,
            // sbiw r28, …
            0x9700..=0x97ff if word & 0x30 == 0x20 => {
                moved = moved.wrapping_add(word & 15 | word >> 2 & 0x30);
            }
            // subi r28, …
            0x50c0..=0x5fcf if word & 0xf0 == 0xc0 => {
                moved = moved.wrapping_add(word & 15 | word >> 4 & 0xf0);
            }
            // sbci r29, …
            0x40d0..=0x4fdf if word & 0xf0 == 0xd0 => {
                moved = moved.wrapping_add((word & 15 | word >> 4 & 0xf0) << 8);
            }
            // out 0x3d, r28: from here on the frame is allocated, or it is freed.
            0xbfcd => {
                if moved < 0x8000 {
                    uses.frame += u64::from(moved);
                }
                moved = 0;
            }
            // icall, eicall, ijmp, eijmp
            0x9509 | 0x9519 | 0x9409 | 0x9419 => uses.calls_pointer = true,
            // call, jmp
            0x9400..=0x95ff if word & 0x0c == 0x0c => {
                index += 1;
                let high = u64::from(word & 1 | word >> 3 & 0x3e);
                let to = 2 * (high << 16 | u64::from(next));
                if word & 2 == 2 { uses.calls.push(to) } else { uses.jumps.push(to) }
            }
            // rcall, rjmp
            0xc000..=0xdfff => {
                let offset = i64::from(word & 0xfff) << 52 >> 51;
                let to = (after + offset).cast_unsigned();
                if word & 0x1000 == 0x1000 { uses.calls.push(to) } else { uses.jumps.push(to) }
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
            0x93cf_u16, // push r28
            0x93df,     // push r29
            0xb7cd,     // in r28, 0x3d
            0xb7de,     // in r29, 0x3e
            0x52cc,     // subi r28, 0x2c
            0x40d1,     // sbci r29, 1
            0xbfde,     // out 0x3e, r29
            0xbfcd,     // out 0x3d, r28
            0x940e,     // call 0x2468
            0x1234, 0x9180, // lds r24, 0x930f, whose address looks like a push
            0x930f, 0xb7cd, // in r28, 0x3d
            0x5dc4, // subi r28, 0xd4
            0x4fde, // sbci r29, 0xfe
            0xbfcd, // out 0x3d, r28
            0xdfff, // rcall itself
            0xcffe, // rjmp to before that
        ];
        let code: Vec<_> = code.into_iter().flat_map(u16::to_le_bytes).collect();
        let uses = Uses {
            frame: 2 + 300,
            calls: vec![0x2468, 0x120],
            jumps: vec![0x120],
            calls_pointer: false,
        };
        assert_eq!(super::uses(&code, 0x100), uses);
        // sbiw r28, 42, between reading and writing the stack pointer; icall
        let code = [0xcd, 0xb7, 0xaa, 0x97, 0xcd, 0xbf, 0x09, 0x95];
        let uses = Uses { frame: 42, calls_pointer: true, ..Uses::default() };
        assert_eq!(super::uses(&code, 0), uses);
    }
}
