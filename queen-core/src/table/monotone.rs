//! An ascending sequence of numbers in close to the fewest bits that one can take.
//!
//! The coding is Elias's and Fano's (P. Elias, *Efficient Storage and Retrieval by Content and
//! Address of Static Files*, 1974; R. M. Fano, 1971): the low bits of every number stand in full,
//! one after the other, and a bit string holds what the high parts h₀ ≤ h₁ ≤ … climb, a one at
//! place hᵢ + i for each. Ones are numbers, zeros are steps of the high part, so both kinds have to
//! be found by their number. In front of the bit string stands, for each block of it but the first,
//! how many ones are before that block: a binary search leads to the block, whose bytes are then
//! counted through. For sequences of one shape it takes the same number of steps whatever is
//! looked for.

const BLOCK_BITS: u32 = 256;

/// How a sequence lies in its bytes: first the ones before each block, then the high parts' bits,
/// then the low parts, each of the three from a whole byte on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    len: u32,
    low_bits: u32,
    high_bits: u32,
}

impl Shape {
    /// The shape with the fewest bits for `len` numbers from 0 to `max`.
    pub(super) const fn new(len: u32, max: u64) -> Self {
        let mut low_bits = 0;
        // One more low bit costs a bit a number, and halves the steps of the high part.
        while (max >> low_bits) - (max >> (low_bits + 1)) > len as u64 {
            low_bits += 1;
        }
        Self { len, low_bits, high_bits: len + (max >> low_bits) as u32 }
    }

    pub(super) const fn len(self) -> u32 {
        self.len
    }

    pub(super) const fn high_bits(self) -> u32 {
        self.high_bits
    }

    pub(super) const fn byte_len(self) -> usize {
        self.low_start() + (self.len * self.low_bits).div_ceil(8) as usize
    }

    const fn blocks(self) -> u32 {
        self.high_bits.div_ceil(BLOCK_BITS)
    }

    /// The bytes of one number of ones.
    const fn count_len(self) -> usize {
        1 + (self.len | 1).ilog2() as usize / 8
    }

    const fn high_start(self) -> usize {
        self.blocks().saturating_sub(1) as usize * self.count_len()
    }

    const fn low_start(self) -> usize {
        self.high_start() + self.high_bits.div_ceil(8) as usize
    }

    /// Writes `numbers` to `bytes`; `None` unless they are as many as the shape is for, ascend, and
    /// none is too large, and `bytes` has the shape's length.
    pub(super) fn write(
        self,
        numbers: impl IntoIterator<Item = u64>,
        bytes: &mut [u8],
    ) -> Option<()> {
        if bytes.len() != self.byte_len() {
            return None;
        }
        bytes.fill(0);
        let (mut index, mut last) = (0, 0);
        for number in numbers {
            let bit = u32::try_from(number >> self.low_bits).ok()?.checked_add(index)?;
            if index == self.len || bit >= self.high_bits || number < last {
                return None;
            }
            set(&mut bytes[self.high_start()..], bit);
            let first = index * self.low_bits;
            for bit in (0..self.low_bits).filter(|bit| number >> bit & 1 == 1) {
                set(&mut bytes[self.low_start()..], first + bit);
            }
            (index, last) = (index + 1, number);
        }
        self.write_counts(bytes);
        (index == self.len).then_some(())
    }

    fn write_counts(self, bytes: &mut [u8]) {
        let (counts, bits) = bytes.split_at_mut(self.high_start());
        let blocks = bits.chunks_exact(BLOCK_BITS as usize / 8);
        let mut ones = 0;
        for (count, block) in counts.chunks_exact_mut(self.count_len()).zip(blocks) {
            ones += block.iter().map(|byte| byte.count_ones()).sum::<u32>();
            count.copy_from_slice(&ones.to_le_bytes()[..count.len()]);
        }
    }
}

fn set(bytes: &mut [u8], bit: u32) {
    bytes[bit as usize / 8] |= 1 << (bit % 8);
}

/// A sequence that is read where it lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sequence<'a> {
    pub(super) shape: Shape,
    pub(super) bytes: &'a [u8],
}

/// Where a number of the sequence is: its index, and the place of its one among the high bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) index: u32,
    pub(super) bit: u32,
}

impl Sequence<'_> {
    pub(super) const fn entry(self, index: u32) -> Entry {
        Entry { index, bit: self.select(true, index) }
    }

    pub(super) const fn number(self, entry: Entry) -> u64 {
        let high = entry.bit.wrapping_sub(entry.index);
        (high as u64) << self.shape.low_bits | self.low(entry.index) as u64
    }

    /// How many entries just before `entry` hold the same number.
    pub(super) const fn equals_before(self, entry: Entry) -> u32 {
        let mut equals = 0;
        let Entry { mut index, mut bit } = entry;
        while index > 0 && bit > 0 {
            index -= 1;
            bit -= 1;
            if !self.is_one(bit) || self.low(index) != self.low(entry.index) {
                break;
            }
            equals += 1;
        }
        equals
    }

    /// The first entry that holds `number`.
    pub(super) const fn find(self, number: u64) -> Option<Entry> {
        let high = number >> self.shape.low_bits;
        if high > (self.shape.high_bits - self.shape.len) as u64 {
            return None;
        }
        let high = high as u32;
        let mut bit = if high == 0 { 0 } else { self.select(false, high - 1) + 1 };
        while self.is_one(bit) {
            let Some(index) = bit.checked_sub(high) else {
                return None;
            };
            let entry = Entry { index, bit };
            let found = self.number(entry);
            if found >= number {
                return if found == number { Some(entry) } else { None };
            }
            bit += 1;
        }
        None
    }

    /// The first one at place `bit` or after it.
    pub(super) const fn next_one(self, bit: u32) -> u32 {
        let mut byte = bit / 8;
        let mut ones = self.high(byte) >> (bit % 8) << (bit % 8);
        while ones == 0 {
            byte += 1;
            if byte * 8 >= self.shape.high_bits {
                return self.shape.high_bits;
            }
            ones = self.high(byte);
        }
        byte * 8 + ones.trailing_zeros()
    }

    /// The last one before place `bit`.
    pub(super) const fn previous_one(self, bit: u32) -> u32 {
        let mut byte = bit / 8;
        let mut ones = self.high(byte) & !(u8::MAX << (bit % 8));
        while ones == 0 && byte > 0 {
            byte -= 1;
            ones = self.high(byte);
        }
        byte * 8 + 7_u32.saturating_sub(ones.leading_zeros())
    }

    /// The place of the one, or of the zero, that has `rank` of its kind before it.
    const fn select(self, one: bool, rank: u32) -> u32 {
        let mut block = 0;
        let mut end = self.shape.blocks();
        while end - block > 1 {
            let middle = u32::midpoint(block, end);
            if self.before(one, middle) <= rank {
                block = middle;
            } else {
                end = middle;
            }
        }
        let mut rank = rank - self.before(one, block);
        let mut byte = block * (BLOCK_BITS / 8);
        while byte * 8 < self.shape.high_bits {
            let mut bits = if one { self.high(byte) } else { !self.high(byte) };
            let count = bits.count_ones();
            if rank < count {
                while rank > 0 {
                    bits &= bits - 1;
                    rank -= 1;
                }
                return byte * 8 + bits.trailing_zeros();
            }
            rank -= count;
            byte += 1;
        }
        self.shape.high_bits
    }

    /// How many ones, or zeros, are before `block`.
    const fn before(self, one: bool, block: u32) -> u32 {
        if block == 0 {
            return 0;
        }
        let len = self.shape.count_len();
        let start = (block as usize - 1) * len;
        let mut ones = 0;
        let mut byte = len;
        while byte > 0 {
            byte -= 1;
            ones = ones << 8 | self.byte(start + byte) as u32;
        }
        if one { ones } else { (block * BLOCK_BITS).wrapping_sub(ones) }
    }

    const fn is_one(self, bit: u32) -> bool {
        bit < self.shape.high_bits && self.high(bit / 8) >> (bit % 8) & 1 == 1
    }

    const fn high(self, byte: u32) -> u8 {
        self.byte(self.shape.high_start() + byte as usize)
    }

    const fn low(self, index: u32) -> u32 {
        let bit = index.wrapping_mul(self.shape.low_bits);
        let start = self.shape.low_start() + bit as usize / 8;
        let bytes =
            [self.byte(start), self.byte(start + 1), self.byte(start + 2), self.byte(start + 3)];
        u32::from_le_bytes(bytes) >> (bit % 8) & !(u32::MAX << self.shape.low_bits)
    }

    /// Beyond the end are zeros: no index can be wrong enough to panic.
    const fn byte(self, index: usize) -> u8 {
        if index < self.bytes.len() { self.bytes[index] } else { 0 }
    }
}
