//! An ascending sequence of numbers in close to the fewest bits that one can take.
//!
//! The coding is Elias's and Fano's (P. Elias, *Efficient Storage and Retrieval by Content and
//! Address of Static Files*, 1974; R. M. Fano, *On the Number of Bits Required to Implement an
//! Associative Memory*, 1971). The low bits of every number stand in full, one after the other. How
//! the high parts h₀ ≤ h₁ ≤ … climb stands in a bit string that has a one at place hᵢ + i for each
//! i: its ones are the numbers, its zeros the steps from one high part to the next.
//!
//! So a look-up has to find the one, or the zero, that has so many before it. It does so by the
//! numbers of ones before each block of the bit string: a binary search leads to the block, whose
//! bits are then counted through. How many bytes are read at most depends on the shape alone.

const BLOCK_BITS: u32 = 256;

/// How a sequence lies in its bytes: first the ones before each block, then the high parts' bits,
/// then the low parts, each of the three from a whole byte on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) len: u32,
    pub(super) high_bits: u32,
    low_bits: u32,
    /// The bytes of one number of ones.
    count_len: usize,
    high_start: usize,
    low_start: usize,
    pub(super) byte_len: usize,
}

impl Shape {
    /// The shape with the fewest bits for `len` numbers from 0 to `max`.
    pub(super) const fn new(len: u32, max: u64) -> Self {
        let mut low_bits = 0;
        // One more low bit costs a bit a number, and halves the steps of the high part.
        while (max >> low_bits) - (max >> (low_bits + 1)) > len as u64 {
            low_bits += 1;
        }
        let high_bits = len + (max >> low_bits) as u32;
        let count_len = 1 + (len | 1).ilog2() as usize / 8;
        let high_start = high_bits.saturating_sub(1) as usize / BLOCK_BITS as usize * count_len;
        let low_start = high_start + high_bits.div_ceil(8) as usize;
        let byte_len = low_start + (len * low_bits).div_ceil(8) as usize;
        Self { len, high_bits, low_bits, count_len, high_start, low_start, byte_len }
    }

    /// Writes `numbers` to `bytes`; `None` unless they are as many as the shape is for, ascend, and
    /// none is too large, and `bytes` has the shape's length.
    pub(super) fn write(
        self,
        numbers: impl IntoIterator<Item = u64>,
        bytes: &mut [u8],
    ) -> Option<()> {
        if bytes.len() != self.byte_len {
            return None;
        }
        bytes.fill(0);
        let (mut index, mut last) = (0, 0);
        for number in numbers {
            let bit = u32::try_from(number >> self.low_bits).ok()?.checked_add(index)?;
            if index == self.len || bit >= self.high_bits || number < last {
                return None;
            }
            put(&mut bytes[self.high_start..], bit, 1);
            let low = number & !(u64::MAX << self.low_bits);
            put(&mut bytes[self.low_start..], index * self.low_bits, low);
            (index, last) = (index + 1, number);
        }
        self.write_counts(bytes);
        (index == self.len).then_some(())
    }

    fn write_counts(self, bytes: &mut [u8]) {
        let (counts, bits) = bytes.split_at_mut(self.high_start);
        let blocks = bits.chunks_exact(BLOCK_BITS as usize / 8);
        let mut ones = 0;
        for (count, block) in counts.chunks_exact_mut(self.count_len).zip(blocks) {
            ones += block.iter().map(|byte| byte.count_ones()).sum::<u32>();
            count.copy_from_slice(&ones.to_le_bytes()[..count.len()]);
        }
    }
}

/// Sets the bits of `number` from place `bit` on.
fn put(bytes: &mut [u8], bit: u32, number: u64) {
    let mut byte = bit as usize / 8;
    let mut rest = number << (bit % 8);
    while rest != 0 {
        bytes[byte] |= rest as u8;
        byte += 1;
        rest >>= 8;
    }
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
    /// The entry at `index`.
    pub(super) const fn entry(self, index: u32) -> Entry {
        Entry { index, bit: self.select(true, index) }
    }

    /// The number that `entry` holds.
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

    /// The place of the one, or of the zero, that has `index` of its kind before it.
    const fn select(self, one: bool, index: u32) -> u32 {
        let mut block = 0;
        let mut end = self.shape.high_bits.div_ceil(BLOCK_BITS);
        while end - block > 1 {
            let middle = u32::midpoint(block, end);
            if self.before(one, middle) <= index {
                block = middle;
            } else {
                end = middle;
            }
        }
        let mut to_pass = index - self.before(one, block);
        let mut bit = block * BLOCK_BITS;
        while bit < self.shape.high_bits {
            let word = self.word(self.shape.high_start + bit as usize / 8);
            let mut kind = if one { word } else { !word };
            let count = kind.count_ones();
            if to_pass < count {
                while to_pass > 0 {
                    kind &= kind - 1;
                    to_pass -= 1;
                }
                return bit + kind.trailing_zeros();
            }
            to_pass -= count;
            bit += u32::BITS;
        }
        self.shape.high_bits
    }

    /// How many ones, or zeros, are before `block`.
    const fn before(self, one: bool, block: u32) -> u32 {
        if block == 0 {
            return 0;
        }
        let len = self.shape.count_len;
        let ones = self.word((block as usize - 1) * len) & u32::MAX >> (32 - 8 * len);
        if one { ones } else { (block * BLOCK_BITS).wrapping_sub(ones) }
    }

    const fn is_one(self, bit: u32) -> bool {
        bit < self.shape.high_bits && self.high(bit / 8) >> (bit % 8) & 1 == 1
    }

    const fn high(self, byte: u32) -> u8 {
        self.byte(self.shape.high_start + byte as usize)
    }

    const fn low(self, index: u32) -> u32 {
        let bit = index.wrapping_mul(self.shape.low_bits);
        let start = self.shape.low_start + bit as usize / 8;
        self.word(start) >> (bit % 8) & !(u32::MAX << self.shape.low_bits)
    }

    /// Four bytes from `byte` on, the first one lowest.
    const fn word(self, byte: usize) -> u32 {
        u32::from_le_bytes([
            self.byte(byte),
            self.byte(byte + 1),
            self.byte(byte + 2),
            self.byte(byte + 3),
        ])
    }

    /// Beyond the end are zeros: no index can be wrong enough to panic.
    const fn byte(self, index: usize) -> u8 {
        if index < self.bytes.len() { self.bytes[index] } else { 0 }
    }
}
