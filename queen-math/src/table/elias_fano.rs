//! Elias–Fano coding of a monotone sequence.
//!
//! The coding takes close to the fewest bits that an ascending sequence of numbers can take
//! (P. Elias, *Efficient Storage and Retrieval by Content and Address of Static Files*, 1974;
//! R. M. Fano, *On the Number of Bits Required to Implement an Associative Memory*, 1971). The low
//! bits of each number are stored as they are, one number after the other. The high bits
//! h₀ ≤ h₁ ≤ … are stored in unary: a bit string has a one at place hᵢ + i for each i. Its ones are
//! the numbers, its zeros the steps from one value of the high bits to the next.
//!
//! A look-up *selects* the one, or the zero, that has a given number of its kind before it. A
//! directory with the place of every 128th one, or 256th in a very long sequence, leads close to the
//! one at once, and to the zero by binary search.

/// The bits that are read at a time.
#[cfg(target_pointer_width = "64")]
type Word = u64;
#[cfg(not(target_pointer_width = "64"))]
type Word = u32;

/// The layout of a sequence in its bytes: the directory, the high bits and the low bits, each
/// aligned to a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Shape {
    len: u32,
    high_len: u32,
    low_bits: u32,
    /// The binary logarithm of the number of ones per place in the directory.
    sample_bits: u32,
    /// The number of bytes per place in the directory.
    place_len: usize,
    high_start: usize,
    low_start: usize,
    pub(super) byte_len: usize,
}

impl Shape {
    /// The shape with the fewest bits for `len` numbers from 0 to `max`.
    pub(super) const fn new(len: u32, max: u64) -> Self {
        let mut low_bits = 0;
        // One more low bit costs one bit per number and halves the steps of the high bits.
        while (max >> low_bits) - (max >> (low_bits + 1)) > len as u64 {
            low_bits += 1;
        }
        let high_len = if len == 0 { 0 } else { len + (max >> low_bits) as u32 };
        let place_len = 1 + (high_len | 1).ilog2() as usize / 8;
        let sample_bits = if place_len < 4 { 7 } else { 8 };
        let high_start = (len.saturating_sub(1) >> sample_bits) as usize * place_len;
        let low_start = high_start + high_len.div_ceil(8) as usize;
        let byte_len = low_start + (len * low_bits).div_ceil(8) as usize;
        Self { len, high_len, low_bits, sample_bits, place_len, high_start, low_start, byte_len }
    }

    /// Whether the directory has the place of the one at `index`.
    const fn is_sample(&self, index: u32) -> bool {
        index > 0 && index.trailing_zeros() >= self.sample_bits
    }

    /// A writer of a sequence of this shape; `None` if `bytes` is not `byte_len` long.
    pub(super) fn writer(self, bytes: &mut [u8]) -> Option<Writer<'_>> {
        if bytes.len() != self.byte_len {
            return None;
        }
        bytes.fill(0);
        Some(Writer { shape: self, bytes, len: 0, last: 0 })
    }
}

/// A writer of a sequence, number by number.
#[derive(Debug)]
pub(super) struct Writer<'a> {
    shape: Shape,
    bytes: &'a mut [u8],
    len: u32,
    last: u64,
}

impl Writer<'_> {
    /// The number of numbers so far.
    pub(super) fn len(&self) -> u32 {
        self.len
    }

    /// Appends a number. Returns `None` if the sequence is full or the number is too large or less
    /// than the last one.
    pub(super) fn push(&mut self, number: u64) -> Option<()> {
        let Shape {
            len, high_len, low_bits, sample_bits, place_len, high_start, low_start, ..
        } = self.shape;
        let bit = u32::try_from(number >> low_bits).ok()?.checked_add(self.len)?;
        if self.len == len || bit >= high_len || number < self.last {
            return None;
        }
        if self.shape.is_sample(self.len) {
            let start = ((self.len >> sample_bits) as usize - 1) * place_len;
            put(&mut self.bytes[start..], 0, bit.into());
        }
        put(&mut self.bytes[high_start..], bit, 1);
        let low = number & !(u64::MAX << low_bits);
        put(&mut self.bytes[low_start..], self.len * low_bits, low);
        (self.len, self.last) = (self.len + 1, number);
        Some(())
    }

    /// Returns `None` if there are too few numbers.
    pub(super) fn finish(self) -> Option<()> {
        (self.len == self.shape.len).then_some(())
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

/// A reader of a sequence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sequence<'a> {
    pub(super) shape: &'a Shape,
    pub(super) bytes: &'a [u8],
}

/// A comparison of a sequence with the bytes that a [`Writer`] writes, number by number.
#[derive(Debug)]
pub(super) struct Comparison<'a> {
    sequence: Sequence<'a>,
    len: u32,
}

impl Comparison<'_> {
    /// The number of numbers so far.
    pub(super) const fn len(&self) -> u32 {
        self.len
    }

    /// Whether the next number is this one, also in the directory.
    pub(super) const fn next_is(&mut self, number: u64) -> bool {
        let Sequence { shape, .. } = self.sequence;
        let index = self.len;
        let bit = ((number >> shape.low_bits) as u32).wrapping_add(index);
        self.len += 1;
        if shape.is_sample(index) && self.sequence.sample(index >> shape.sample_bits) != bit {
            return false;
        }
        self.sequence.repeats(number, Entry { index, bit })
    }

    /// Whether this was the last number, and no other bit is set.
    pub(super) const fn ends(self) -> bool {
        let Shape { len, low_bits, high_start, low_start, .. } = *self.sequence.shape;
        let (mut byte, mut ones) = (high_start, 0);
        while byte < low_start {
            ones += (self.sequence.word(byte) as u8).count_ones();
            byte += 1;
        }
        let bit = len * low_bits;
        let padding = self.sequence.word(low_start + bit as usize / 8) >> (bit % 8);
        self.len == len && ones == len && padding == 0
    }
}

/// The place of a number: its index, and the place of its one among the high bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Entry {
    pub(super) index: u32,
    pub(super) bit: u32,
}

impl Entry {
    #[inline]
    pub(super) const fn after(self) -> Self {
        Self { index: self.index.wrapping_add(1), bit: self.bit.wrapping_add(1) }
    }

    #[inline]
    pub(super) const fn before(self) -> Self {
        Self { index: self.index.wrapping_sub(1), bit: self.bit.wrapping_sub(1) }
    }
}

impl<'a> Sequence<'a> {
    pub(super) const fn len(self) -> u32 {
        self.shape.len
    }

    pub(super) const fn compare(self) -> Comparison<'a> {
        Comparison { sequence: self, len: 0 }
    }

    /// The entry at `index`.
    pub(super) const fn entry(self, index: u32) -> Entry {
        Entry { index, bit: self.select(index) }
    }

    /// The number of an entry.
    #[allow(clippy::unnecessary_cast, reason = "a word may have 32 bits")]
    pub(super) const fn number(self, entry: Entry) -> u64 {
        let high = entry.bit.wrapping_sub(entry.index);
        (high as u64) << self.shape.low_bits | self.low(entry.index) as u64
    }

    /// The number of entries just after `entry`, or backwards just before it, that have `number`, as
    /// this entry has.
    pub(super) const fn equals(self, number: u64, mut entry: Entry, forwards: bool) -> u32 {
        let mut equals = 0;
        loop {
            entry = if forwards { entry.after() } else { entry.before() };
            if !self.repeats(number, entry) {
                return equals;
            }
            equals += 1;
        }
    }

    /// Whether an entry has `number`, as the one just before it or just after it has.
    #[inline]
    pub(super) const fn repeats(self, number: u64, entry: Entry) -> bool {
        // Mostly, a zero separates the two ones.
        self.high(entry.bit) & 1 == 1
            && entry.index < self.shape.len
            && self.low(entry.index) == self.low_of(number)
    }

    /// The entry of the first number that is not below `number`, or the end.
    pub(super) const fn lower_bound(self, number: u64) -> Entry {
        let high = number >> self.shape.low_bits;
        if high > (self.shape.high_len - self.shape.len) as u64 {
            return Entry { index: self.shape.len, bit: self.shape.high_len };
        }
        let high = high as u32;
        let bit = if high == 0 { 0 } else { self.select_zero(high - 1) + 1 };
        let low = self.low_of(number);
        let mut start = bit.saturating_sub(high);
        let mut end = start + self.ones_from(bit);
        while start < end {
            let middle = u32::midpoint(start, end);
            if self.low(middle) < low {
                start = middle + 1;
            } else {
                end = middle;
            }
        }
        Entry { index: start, bit: start.wrapping_add(high) }
    }

    /// The entry at `index`, whose one is the first at place `bit` or after it.
    pub(super) const fn next(self, Entry { index, mut bit }: Entry) -> Entry {
        while bit < self.shape.high_len {
            let ones = self.high(bit);
            if ones != 0 {
                bit += ones.trailing_zeros();
                break;
            }
            bit += Word::BITS - bit % 8;
        }
        Entry { index, bit }
    }

    /// The entry just before `index`, whose one is the last before place `bit`.
    pub(super) const fn previous(self, Entry { index, mut bit }: Entry) -> Entry {
        if bit > self.shape.high_len {
            bit = self.shape.high_len;
        }
        while bit > 0 {
            let start = (bit - 1) / 8 * 8;
            let ones = self.high(start) & !(Word::MAX << (bit - start));
            bit = start;
            if ones != 0 {
                bit += ones.ilog2();
                break;
            }
        }
        Entry { index: index.wrapping_sub(1), bit }
    }

    /// The number of ones from place `bit` to the next zero.
    const fn ones_from(self, bit: u32) -> u32 {
        let mut end = bit;
        while end < self.shape.high_len {
            let ones = self.high(end).trailing_ones();
            end += ones;
            if ones < Word::BITS - 7 {
                break;
            }
        }
        if end < self.shape.high_len { end - bit } else { self.shape.high_len.saturating_sub(bit) }
    }

    /// The place of the one that has `index` ones before it.
    const fn select(self, index: u32) -> u32 {
        let sample = index >> self.shape.sample_bits;
        let passed = sample << self.shape.sample_bits;
        self.scan(true, self.sample(sample), index - passed)
    }

    /// The place of the zero that has `index` zeros before it.
    const fn select_zero(self, index: u32) -> u32 {
        let (mut sample, mut bit) = (0, 0);
        let mut end = self.shape.len.saturating_sub(1) >> self.shape.sample_bits;
        while sample < end {
            let middle = (sample + end).div_ceil(2);
            let place = self.sample(middle);
            if place.wrapping_sub(middle << self.shape.sample_bits) <= index {
                (sample, bit) = (middle, place);
            } else {
                end = middle - 1;
            }
        }
        let passed = bit.wrapping_sub(sample << self.shape.sample_bits);
        self.scan(false, bit, index.wrapping_sub(passed))
    }

    /// The place of the one with the index `sample` · 2^`sample_bits`, from the directory.
    const fn sample(self, sample: u32) -> u32 {
        let len = self.shape.place_len;
        match (sample as usize).checked_sub(1) {
            Some(index) => self.word(index * len) as u32 & u32::MAX >> (32 - 8 * len),
            None => 0,
        }
    }

    /// The place of the one, or of the zero, that has `to_pass` of its kind between place `start`
    /// and itself.
    const fn scan(self, one: bool, start: u32, mut to_pass: u32) -> u32 {
        let mut bit = start / 8 * 8;
        let mut mask = Word::MAX << (start % 8);
        while bit < self.shape.high_len {
            let word = self.word(self.shape.high_start + bit as usize / 8);
            let mut kind = if one { word } else { !word } & mask;
            let count = kind.count_ones();
            if to_pass < count {
                while to_pass > 0 {
                    kind &= kind - 1;
                    to_pass -= 1;
                }
                return bit + kind.trailing_zeros();
            }
            to_pass -= count;
            bit += Word::BITS;
            mask = Word::MAX;
        }
        self.shape.high_len
    }

    /// The high bits from place `bit` on; the upper seven bits of the word may be missing.
    const fn high(self, bit: u32) -> Word {
        self.word(self.shape.high_start + bit as usize / 8) >> (bit % 8)
    }

    const fn low(self, index: u32) -> Word {
        let bit = index.wrapping_mul(self.shape.low_bits);
        let start = self.shape.low_start + bit as usize / 8;
        self.word(start) >> (bit % 8) & !(Word::MAX << self.shape.low_bits)
    }

    #[inline]
    const fn low_of(self, number: u64) -> Word {
        number as Word & !(Word::MAX << self.shape.low_bits)
    }

    /// The little-endian word from byte `start` on, with zeros beyond the end.
    const fn word(self, start: usize) -> Word {
        let Some((_, rest)) = self.bytes.split_at_checked(start) else {
            return 0;
        };
        match rest.first_chunk() {
            Some(word) => Word::from_le_bytes(*word),
            None => last_word(rest),
        }
    }
}

#[cold]
const fn last_word(bytes: &[u8]) -> Word {
    let mut word = 0;
    let mut byte = bytes.len();
    while byte > 0 {
        byte -= 1;
        word = word << 8 | bytes[byte] as Word;
    }
    word
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec;
    use std::vec::Vec;

    use super::*;

    /// Writes `numbers`, which are at most `max`, and reads them in every way.
    fn check(numbers: &[u64], max: u64) {
        let shape = Shape::new(numbers.len() as u32, max);
        let mut bytes = vec![0; shape.byte_len];
        let mut writer = shape.writer(&mut bytes).unwrap();
        for &number in numbers {
            writer.push(number).unwrap();
        }
        assert_eq!(writer.len() as usize, numbers.len());
        assert_eq!(writer.push(max), None, "the sequence is full");
        writer.finish().unwrap();

        let sequence = Sequence { shape: &shape, bytes: &bytes };
        let (mut front, mut back) = (Entry { index: 0, bit: 0 }, Entry { index: 0, bit: 0 });
        for (index, &number) in numbers.iter().enumerate() {
            let entry = sequence.entry(index as u32);
            assert_eq!(sequence.number(entry), number, "{shape:?}, {index}");
            front = sequence.next(front);
            assert_eq!(front, entry, "{shape:?}");
            front = entry.after();
            let is_equal = |other: &&u64| **other == number;
            let before = numbers[..index].iter().rev().take_while(is_equal).count();
            let after = numbers[index + 1..].iter().take_while(is_equal).count();
            assert_eq!(sequence.equals(number, entry, false) as usize, before);
            assert_eq!(sequence.equals(number, entry, true) as usize, after);
            back = entry;
        }
        for index in (1..numbers.len()).rev() {
            back = sequence.previous(back);
            assert_eq!(back, sequence.entry(index as u32 - 1), "{shape:?}");
        }
        assert_eq!(sequence.previous(back), Entry { index: u32::MAX, bit: 0 });
        let end = Entry { index: shape.len, bit: shape.high_len };
        assert_eq!(sequence.next(end), end, "{shape:?}");
        if !numbers.is_empty() {
            let last = sequence.entry(shape.len - 1);
            for bit in [end.bit, u32::MAX] {
                assert_eq!(sequence.previous(Entry { bit, ..end }), last, "{shape:?}");
            }
        }
        let ends = [max, max + 1, 3 * max, u64::MAX];
        for number in (0..=max).step_by(1 + max as usize / 5000).chain(ends) {
            let index = numbers.partition_point(|&other| other < number);
            let entry = sequence.lower_bound(number);
            assert_eq!(entry.index as usize, index, "{shape:?}, {number}");
            if index < numbers.len() {
                assert_eq!(sequence.next(entry), sequence.entry(entry.index), "{shape:?}");
            }
        }
    }

    #[test]
    fn every_number_is_found_beside_the_places_of_the_directory() {
        for len in [0, 1, 2, 127, 128, 129, 255, 256, 257, 511, 512, 513, 1000] {
            for max in [1, 7, 127, 128, 129, 255, 256, 257, 1023, 1024, 100_000] {
                let evenly: Vec<u64> = (0..len).map(|index| index * max / len).collect();
                let quadratically: Vec<u64> =
                    (0..len).map(|index| index * index * max / (len * len)).collect();
                let at_the_start = vec![0; len as usize];
                let at_the_end = vec![max; len as usize];
                let at_both_ends: Vec<u64> =
                    (0..len).map(|index| if index < len / 2 { 1 } else { max }).collect();
                for numbers in [evenly, quadratically, at_the_start, at_the_end, at_both_ends] {
                    check(&numbers, max);
                }
            }
        }
    }

    #[test]
    fn a_comparison_finds_every_flipped_bit() {
        for len in [0, 1, 7, 128, 129, 300] {
            for max in [1, 100, 5000] {
                let numbers: Vec<u64> = (0..len).map(|index| index * max / len).collect();
                let shape = Shape::new(numbers.len() as u32, max);
                let mut bytes = vec![0; shape.byte_len];
                let mut writer = shape.writer(&mut bytes).unwrap();
                assert!(numbers.iter().all(|&number| writer.push(number).is_some()));

                let is_same = |bytes: &[u8]| {
                    let mut comparison = Sequence { shape: &shape, bytes }.compare();
                    numbers.iter().all(|&number| comparison.next_is(number)) && comparison.ends()
                };
                assert!(is_same(&bytes), "{shape:?}");
                for bit in 0..8 * bytes.len() {
                    bytes[bit / 8] ^= 1 << (bit % 8);
                    assert!(!is_same(&bytes), "{shape:?}, bit {bit}");
                    bytes[bit / 8] ^= 1 << (bit % 8);
                }
                let comparison = Sequence { shape: &shape, bytes: &bytes }.compare();
                assert_eq!(comparison.ends(), len == 0, "numbers are missing");
            }
        }
    }

    #[test]
    fn a_writer_takes_ascending_numbers_only() {
        let shape = Shape::new(3, 10);
        let mut bytes = vec![0; shape.byte_len];
        let mut writer = shape.writer(&mut bytes).unwrap();
        assert_eq!(writer.push(5), Some(()));
        assert_eq!(writer.push(4), None);
        assert_eq!(writer.push(100), None);
        assert_eq!(writer.push(u64::MAX), None);
        assert_eq!(writer.len(), 1);
        assert_eq!(writer.finish(), None, "two are missing");
        assert!(shape.writer(&mut bytes[1..]).is_none());
    }
}
