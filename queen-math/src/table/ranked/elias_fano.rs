//! Elias–Fano coding of a monotone sequence.
//!
//! The coding takes close to the fewest bits that an ascending sequence of numbers can take
//! (P. Elias, *Efficient Storage and Retrieval by Content and Address of Static Files*, 1974;
//! R. M. Fano, *On the Number of Bits Required to Implement an Associative Memory*, 1971). The low
//! bits of each number are stored as they are, one number after the other. The high bits
//! h₀ ≤ h₁ ≤ … are stored in unary: in a bit string, bit hᵢ + i is a one for each i. Its ones are
//! the numbers, its zeros the steps from one value of the high bits to the next.
//!
//! For example, 7, 13, 19, 24 are four numbers up to 29. With two low bits they are 1·4 + 3, 3·4 +
//! 1, 4·4 + 3 and 6·4 + 0, so the ones are the bits 1 + 0, 3 + 1, 4 + 2 and 6 + 3 of the high bits:
//!
//! ```text
//! bit          0 1 2 3 4 5 6 7 8 9 10
//! high bits    0 1 0 0 1 0 1 0 0 1 0
//! index          0     1   2     3
//! low bits       3     1   3     0
//! ```
//!
//! - The number at index 2: its one, `select(2)`, is bit 6, so its high bits are 6 − 2 = 4, and
//!   it is 4·4 + 3 = 19. That is what [`Sequence::number`] does, in the same time for every index.
//! - The first number from 14 = 3·4 + 2 on: the third zero, `select_zero(2)`, is bit 3. After it
//!   come the numbers whose high bits are 3. Of the ones in bits 0 to 3, which are 4 − 3 = 1, none
//!   can be meant, so index 1 is the first candidate. The candidates end at the next zero, bit 5.
//!   Among their low bits, a binary search finds that index 1 is too small. So it is index 2, whose
//!   one is the first from bit 5 on. That is [`Sequence::lower_bound`].
//!
//! `select` counts from 0. A directory has the bit of every 128th one, or 256th in a very long
//! sequence; the search for a one starts there, that for a zero where a binary search of the
//! directory leads.
//!
//! The numbers of a table by solution are those of the solutions' subtrees; those of a table by
//! subtree are the solutions before each subtree but the first.
//!
//! A reader never trusts its bytes, which may be damaged: positions wrap instead of overflowing,
//! bytes past the end read as zero, and each scan of the high bits ends at 0, at `high_len` or
//! within the word behind that. Wrong bytes give wrong numbers.

/// The bits that are read at a time.
#[cfg(target_pointer_width = "64")]
type Word = u64;
#[cfg(not(target_pointer_width = "64"))]
type Word = u32;

/// The parts of the bytes of a sequence: the directory, the high bits and the low bits, each
/// aligned to a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Parts {
    /// The number of numbers.
    pub(super) len: u32,
    pub(super) high_len: u32,
    pub(super) high_start: u32,
    pub(super) low_start: u32,
    pub(super) low_bits: u8,
    /// The binary logarithm of the number of ones per sample in the directory.
    pub(super) sample_bits: u8,
    /// The number of bytes per sample in the directory.
    pub(super) sample_len: u8,
}

impl Parts {
    /// The parts for `len` numbers from 0 to `max`, with as many low bits as take the fewest bits
    /// for the high and the low ones together.
    ///
    /// For four numbers up to 29: without low bits there would be 29 zeros, with one 29 >> 1 = 14,
    /// with two 7. A third one would cost 4 bits and save 4 zeros, so it does not pay. The high
    /// bits are 4 ones and 7 zeros, in two bytes, and the low bits are 4 · 2, in one more. Four
    /// numbers need no directory.
    #[inline]
    pub(super) const fn new(len: u32, max: u64) -> Self {
        // One more low bit costs `len` bits, one per number, and saves half of the zeros, of which
        // there are `max` >> `low_bits`. It pays while half of them is more than `len`. Then at
        // most 2 · `len` zeros are left, so `high_len` is at most 3 · `len`: with the 14,772,512
        // solutions of n = 16, below 2²⁶. So neither it nor any number of bits here overflows 32
        // bits. With n = 16 and R = 2 open rows there are 19 low bits, and nowhere more, so `low`
        // can read them from a word of 32 bits, wherever in its first byte they begin.
        let steps = 2 * len as u64;
        let mut low_bits = 0_u8;
        while max >> low_bits > steps {
            low_bits += 1;
        }
        let high_len = len + (max >> low_bits) as u32;
        // The bytes that `high_len` takes, so that each bit below it fits. The logarithm of 0 would
        // panic, hence the 1. Samples of four bytes are half as many, so the directory takes at
        // most 3 bytes for 128 numbers.
        let sample_len = 1 + (high_len | 1).ilog2() / 8;
        let sample_bits = if sample_len < 4 { 7 } else { 8 };
        let high_start = (len.saturating_sub(1) >> sample_bits) * sample_len;
        Self {
            len,
            high_len,
            high_start,
            low_start: high_start + high_len.div_ceil(8),
            low_bits,
            sample_bits,
            sample_len: sample_len as u8,
        }
    }

    /// The byte after the low bits.
    pub(super) const fn end(&self) -> u32 {
        self.low_start + (self.len * self.low_bits as u32).div_ceil(8)
    }

    pub(super) const fn byte_len(&self) -> usize {
        self.end() as usize
    }

    /// Whether the directory has the one at `index`: at a multiple of 2^`sample_bits`, but not at
    /// 0, before which there is no one to save a scan.
    const fn is_sample(&self, index: u32) -> bool {
        index > 0 && index.trailing_zeros() >= self.sample_bits as u32
    }
}

/// A writer of a sequence, number by number.
#[derive(Debug)]
pub(super) struct Writer<'a> {
    parts: Parts,
    bytes: &'a mut [u8],
    /// The number of numbers so far.
    pub(super) len: u32,
    last: u64,
}

impl<'a> Writer<'a> {
    /// Returns `None` if `bytes` has another length than these parts. So no number of these parts
    /// is written out of bounds.
    pub(super) fn new(parts: Parts, bytes: &'a mut [u8]) -> Option<Self> {
        if bytes.len() != parts.byte_len() {
            return None;
        }
        // `put` sets bits and clears none.
        bytes.fill(0);
        Some(Self { parts, bytes, len: 0, last: 0 })
    }

    /// Appends a number. Returns `None` if the sequence is full or the number is too large or less
    /// than the last one.
    ///
    /// Too large is a number whose one is beyond the high bits. One that is only above the greatest
    /// number of these parts may still fit.
    ///
    /// In the example at the top, 19 = 4·4 + 3 at index 2 sets high bit 4 + 2, and 3 at low bit 4.
    pub(super) fn push(&mut self, number: u64) -> Option<()> {
        let Parts { low_bits, sample_bits, sample_len, .. } = self.parts;
        // The place of its one, hᵢ + i. Ascending numbers have ascending ones, so no two numbers
        // set the same bit.
        let bit = u32::try_from(number >> low_bits).ok()?.checked_add(self.len)?;
        if self.len == self.parts.len || bit >= self.parts.high_len || number < self.last {
            return None;
        }
        if self.parts.is_sample(self.len) {
            // The directory leaves out index 0, so the first sample is that of the next multiple.
            let start = ((self.len >> sample_bits) - 1) * u32::from(sample_len);
            self.put(start, 0, bit.into());
        }
        self.put(self.parts.high_start, bit, 1);
        let low = number & !(u64::MAX << low_bits);
        self.put(self.parts.low_start, self.len * u32::from(low_bits), low);
        (self.len, self.last) = (self.len + 1, number);
        Some(())
    }

    /// Writes `number` in binary, its lowest digit at `bit`, counted from the beginning of byte
    /// `start`. These bits are zero before. The largest are low bits, fewer than those of a
    /// rank, and no rank reaches 16! < 2⁴⁵: the shift by up to 7 loses no digit.
    ///
    /// 0b11 at bit 7 is `0b1_1000_0000`: the byte gets the lower eight bits, 0x80, and the next
    /// one 0x01.
    fn put(&mut self, start: u32, bit: u32, number: u64) {
        let mut byte = (start + bit / 8) as usize;
        let mut rest = number << (bit % 8);
        // `rest` are the bits from `byte` on. The loop ends after the last one that is set, so no
        // byte beyond the end is touched.
        while rest != 0 {
            self.bytes[byte] |= rest as u8;
            byte += 1;
            rest >>= 8;
        }
    }
}

/// A reader of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Sequence<'a> {
    pub(super) parts: Parts,
    pub(super) bytes: &'a [u8],
}

/// The position of a number: its index, and a bit from which its one among the high bits is looked
/// for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Entry {
    pub(super) index: u32,
    pub(super) bit: u32,
}

impl Entry {
    pub(super) const START: Self = Self { index: 0, bit: 0 };

    #[inline]
    pub(super) const fn after(self) -> Self {
        Self { index: self.index.wrapping_add(1), bit: self.bit.wrapping_add(1) }
    }

    /// Where the previous number is if it has the same high bits: its one is at this bit then, and
    /// before it otherwise.
    #[inline]
    pub(super) const fn before(self) -> Self {
        Self { index: self.index.wrapping_sub(1), bit: self.bit.wrapping_sub(1) }
    }
}

impl Sequence<'_> {
    /// The entry at `index`.
    pub(super) const fn entry(&self, index: u32) -> Entry {
        Entry { index, bit: self.select(index) }
    }

    /// The number of an entry.
    #[inline]
    #[allow(clippy::unnecessary_cast, reason = "a word may have 32 bits")]
    pub(super) const fn number(&self, entry: Entry) -> u64 {
        let high = entry.bit.wrapping_sub(entry.index);
        (high as u64) << self.parts.low_bits | self.low(entry.index) as u64
    }

    /// How many entries just after `entry`, or just before it, have `number`, as `entry` has. Equal
    /// numbers have their ones beside each other, so each step moves index and bit by one.
    pub(super) const fn equal_run(&self, number: u64, mut entry: Entry, forwards: bool) -> u32 {
        let mut len = 0;
        // The `len` entries after the first one, up to this one, have `number`. Beyond the
        // sequence, an index is too large or has wrapped to be so, which `has_number` refuses: the
        // loop ends.
        loop {
            entry = if forwards { entry.after() } else { entry.before() };
            if !self.has_number(number, entry) {
                return len;
            }
            len += 1;
        }
    }

    /// Whether an entry has `number`, if the difference of its bit and its index is the high bits
    /// of `number`. It is if the entry just before or just after it has `number`: from there, both
    /// differ by 1. Then the entry has these high bits if its bit is a one. In the example at the
    /// top, the entry after index 1 would have to have bit 5, which is a zero: 19 is not 13 once
    /// more.
    #[inline]
    pub(super) const fn has_number(&self, number: u64, entry: Entry) -> bool {
        let byte = (self.parts.high_start + entry.bit / 8) as usize;
        // Often, a zero separates the two ones.
        byte < self.bytes.len()
            && self.bytes[byte] >> (entry.bit % 8) & 1 == 1
            && entry.index < self.parts.len
            && self.low(entry.index) == self.low_of(number)
    }

    /// The entry of the first number that is not below `number`, or one with the index of the end,
    /// whose bit may be before that of [`end`](Self::end). If the sequence has
    /// `number`, its bit is the entry's 1-bit. If not, it may be before the next 1-bit, which
    /// [`next`](Self::next) then finds: between them are only zeros.
    pub(super) const fn lower_bound(&self, number: u64) -> Entry {
        let high = number >> self.parts.low_bits;
        // The number of zeros is the value of the high bits of the greatest number that may be
        // stored. Past the last zero there would be none to select.
        if high > (self.parts.high_len - self.parts.len) as u64 {
            return self.end();
        }
        let high = high as u32;
        let bit = if high == 0 { 0 } else { self.select_zero(high - 1) + 1 };
        // The numbers with these high bits have the ones from `bit` to the next zero. The bits
        // before it are `high` zeros and a one for each number with smaller high bits. With damaged
        // bytes, the scan for a zero may have ended early, but then at the end of the high bits,
        // of which there are no fewer than `high`: nothing saturates. The compiler does not know
        // that, and could add code that panics.
        let low = self.low_of(number);
        let mut start = bit.saturating_sub(high);
        let mut end = start + self.ones_from(bit);
        // At each turn, of these numbers those before `start` are below `number`, and those from
        // `end` on are not.
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

    /// The position after the last number.
    pub(super) const fn end(&self) -> Entry {
        Entry { index: self.parts.len, bit: self.parts.high_len }
    }

    /// The entry at `index`, whose one is the first from `bit` on. Callers ask for an index below
    /// that of the end; where damaged bytes have no more ones, the bit is behind the high bits.
    #[inline]
    pub(super) const fn next(&self, Entry { index, mut bit }: Entry) -> Entry {
        // Between this `bit` and the one that was passed are only zeros. A word begins with
        // `bit`; since up to seven of its upper bits were shifted out, the next one starts at a
        // byte.
        while bit < self.parts.high_len {
            let ones = self.high(bit);
            if ones != 0 {
                bit += ones.trailing_zeros();
                break;
            }
            bit += Word::BITS - bit % 8;
        }
        Entry { index, bit }
    }

    /// The entry just before `index`, whose one is the last before `bit`. In the example at the
    /// top, that before index 3 and bit 9 has index 2 and bit 6.
    #[inline]
    pub(super) const fn previous(&self, Entry { index, mut bit }: Entry) -> Entry {
        // Between this `bit` and the one that was passed are only zeros. Byte by byte, since words
        // start at bytes: `start` is the first bit of the byte that holds `bit` − 1, and the mask
        // keeps the bits before `bit`.
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

    /// Whether `number` is stored from `index` to `end` and, for samples, in the directory. It is
    /// at most the greatest number of these parts, whose high bits fit the cast below; for a larger
    /// one, a low bit could be taken for its one.
    ///
    /// In a table by subtree, several subtrees in turn may have the same number of solutions before
    /// them: all but the last are empty. In one by solution, `end` is `index` + 1.
    pub(super) const fn stores(&self, mut index: u32, end: u32, number: u64) -> bool {
        let Parts { low_bits, sample_bits, .. } = self.parts;
        // `number` is stored at the indices that were passed.
        while index < end {
            // Where the writer would set the one.
            let bit = ((number >> low_bits) as u32).wrapping_add(index);
            let is_missing =
                self.parts.is_sample(index) && self.sample(index >> sample_bits) != bit;
            if is_missing || !self.has_number(number, Entry { index, bit }) {
                return false;
            }
            index += 1;
        }
        true
    }

    /// Whether no bits are set but those of the `len` numbers, if [`stores`](Self::stores) is true
    /// for them. That has compared the samples of the directory as a whole, so they are not looked
    /// at here. The caller has checked the number of bytes: further ones would not be seen.
    pub(super) const fn ends(&self) -> bool {
        let Parts { len, low_bits, high_start, low_start, .. } = self.parts;
        // Each number has been found to have its one, so a surplus one makes more than `len`.
        // Whole bytes, so that those behind the last high bit are counted too.
        let (mut byte, mut ones) = (high_start, 0);
        // `ones` are those of the bytes before this one.
        while byte < low_start {
            ones += (self.word(byte) as u8).count_ones();
            byte += 1;
        }
        let bit = len * low_bits as u32;
        // Behind the last low bits, at most seven bits of the same byte are left.
        ones == len && self.word(low_start + bit / 8) >> (bit % 8) == 0
    }

    /// The number of ones from `bit` to the next zero.
    const fn ones_from(&self, bit: u32) -> u32 {
        let mut end = bit;
        // There are only ones from `bit` to before `end`.
        while end < self.parts.high_len {
            let ones = self.high(end).trailing_ones();
            end += ones;
            // All but the upper seven bits of the word are certain. With fewer ones than that, a
            // zero follows; else it may be that the upper bits have been shifted out.
            if ones < Word::BITS - 7 {
                break;
            }
        }
        // The last word may have run past the end, where the low bits follow. With damaged bytes,
        // `bit` may have been beyond it from the start.
        if end < self.parts.high_len { end - bit } else { self.parts.high_len.saturating_sub(bit) }
    }

    /// The bit of the one at `index`.
    ///
    /// With a sample for every 128th one, that at index 300 is looked for from the one at index 256
    /// on, whose bit is in the directory: 44 ones are from there to before it.
    const fn select(&self, index: u32) -> u32 {
        let sample = index >> self.parts.sample_bits;
        let before = sample << self.parts.sample_bits;
        self.scan(true, self.sample(sample), index - before)
    }

    /// The bit of the zero at `index`.
    ///
    /// The directory has no zeros, but the bits before a one that are not ones are zeros. If the
    /// one at index 256 is bit 700, then 444 zeros are before it, so 6 more are before the zero
    /// at index 450.
    const fn select_zero(&self, index: u32) -> u32 {
        let sample_bits = self.parts.sample_bits;
        let (mut sample, mut bit) = (0, 0);
        let mut end = self.parts.len.saturating_sub(1) >> sample_bits;
        // Before `bit`, which is the one of `sample` or, for sample 0, where the high bits start,
        // are at most `index` zeros; before the ones of the samples after `end` are more. The
        // middle is rounded up, or the loop would not end at two.
        while sample < end {
            let middle = (sample + end).div_ceil(2);
            let one = self.sample(middle);
            if one.wrapping_sub(middle << sample_bits) <= index {
                (sample, bit) = (middle, one);
            } else {
                end = middle - 1;
            }
        }
        let before = bit.wrapping_sub(sample << sample_bits);
        self.scan(false, bit, index.wrapping_sub(before))
    }

    /// The bit of the one with the index `sample` · 2^`sample_bits`, from the directory, which is
    /// at the start of the bytes and leaves out sample 0. With two bytes each, sample 2 is in bytes
    /// 2 and 3; the mask removes the samples behind it from the word. Scans for index 0 start at
    /// bit 0, whether or not it is a one.
    const fn sample(&self, sample: u32) -> u32 {
        let len = self.parts.sample_len as u32;
        match sample.checked_sub(1) {
            Some(index) => self.word(index * len) as u32 & u32::MAX >> (32 - 8 * len),
            None => 0,
        }
    }

    /// The number at this index, whose one is the first from `bit` on; `end` beyond the last one.
    /// This is for a table by subtree, whose numbers count solutions and so fit 32 bits; `end` is
    /// the number of all.
    pub(super) const fn following(&self, entry: Entry, end: u32) -> u32 {
        if entry.index < self.parts.len {
            self.number(Entry { index: entry.index, bit: self.scan(true, entry.bit, 0) }) as u32
        } else {
            end
        }
    }

    /// The bit of the one, or of the zero, that has `before` of its kind before it, counted from
    /// the bit `start` on.
    ///
    /// In the example at the top, let `start` be 0 and `before` be 2. The first word has the ones
    /// of bits 1, 4, 6 and 9, and behind them those of the low bits. Without the lowest two, the
    /// lowest is bit 6. Ones behind the high bits are only reached if bytes are damaged; if there
    /// is no such bit at all, the result is `high_len`.
    const fn scan(&self, one: bool, start: u32, mut before: u32) -> u32 {
        let mut bit = start / 8 * 8;
        let mut mask = Word::MAX << (start % 8);
        // The bit sought is number `before`, counted from 0, of its kind among those from `bit` on
        // that the mask leaves: a word starts at a byte, so the first word may have bits before
        // `start`.
        while bit < self.parts.high_len {
            let word = self.word(self.parts.high_start + bit / 8);
            let mut kind = (if one { word } else { !word }) & mask;
            let count = kind.count_ones();
            if before < count {
                while before > 0 {
                    // Clears the lowest bit.
                    kind &= kind - 1;
                    before -= 1;
                }
                return bit + kind.trailing_zeros();
            }
            before -= count;
            bit += Word::BITS;
            mask = Word::MAX;
        }
        self.parts.high_len
    }

    /// The high bits from `bit` on; the upper seven bits of the word may be missing.
    #[inline]
    const fn high(&self, bit: u32) -> Word {
        self.word(self.parts.high_start + bit / 8) >> (bit % 8)
    }

    /// The low bits of the number at `index`.
    const fn low(&self, index: u32) -> Word {
        // The index is at most `high_len`, below 2²⁶, and there are at most 19 low bits: no product
        // wraps. The compiler does not know that, either.
        let bit = index.wrapping_mul(self.parts.low_bits as u32);
        self.word(self.parts.low_start + bit / 8) >> (bit % 8) & !(Word::MAX << self.parts.low_bits)
    }

    #[inline]
    const fn low_of(&self, number: u64) -> Word {
        number as Word & !(Word::MAX << self.parts.low_bits)
    }

    /// The little-endian word from byte `start` on, with zeros beyond the end.
    #[inline]
    const fn word(&self, start: u32) -> Word {
        let Some((_, rest)) = self.bytes.split_at_checked(start as usize) else { return 0 };
        match rest.first_chunk() {
            Some(word) => Word::from_le_bytes(*word),
            None => last_word(rest),
        }
    }
}

/// Fewer bytes than a word has, at the end of the table; those missing are zeros.
#[cold]
const fn last_word(bytes: &[u8]) -> Word {
    let mut word = 0;
    let mut byte = bytes.len();
    // `word` has the bytes from `byte` on, the first of them in its lowest bits.
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
    use crate::extent;

    /// Writes `numbers`, which are at most `max`, and reads them in every way.
    fn check(numbers: &[u64], max: u64) {
        let parts = Parts::new(numbers.len() as u32, max);
        let mut bytes = vec![0; parts.byte_len()];
        let mut writer = Writer::new(parts, &mut bytes).unwrap();
        for &number in numbers {
            writer.push(number).unwrap();
        }
        assert_eq!(writer.len as usize, numbers.len());
        assert_eq!(writer.push(max), None, "the sequence is full");

        let sequence = Sequence { parts, bytes: &bytes };
        let (mut front, mut back) = (Entry::START, Entry::START);
        for (index, &number) in numbers.iter().enumerate() {
            let entry = sequence.entry(index as u32);
            assert_eq!(sequence.number(entry), number, "{parts:?}, {index}");
            front = sequence.next(front);
            assert_eq!(front, entry, "{parts:?}");
            front = entry.after();
            let is_equal = |other: &&u64| **other == number;
            let before = numbers[..index].iter().rev().take_while(is_equal).count();
            let after = numbers[index + 1..].iter().take_while(is_equal).count();
            assert_eq!(sequence.equal_run(number, entry, false) as usize, before);
            assert_eq!(sequence.equal_run(number, entry, true) as usize, after);
            back = entry;
        }
        for index in (1..numbers.len()).rev() {
            back = sequence.previous(back);
            assert_eq!(back, sequence.entry(index as u32 - 1), "{parts:?}");
        }
        assert_eq!(sequence.previous(back), Entry { index: u32::MAX, bit: 0 });
        let end = sequence.end();
        assert_eq!(sequence.next(end), end, "{parts:?}");
        if !numbers.is_empty() {
            let last = sequence.entry(parts.len - 1);
            assert_eq!(sequence.previous(end), last, "{parts:?}");
        }
        let ends = [max, max + 1, 3 * max, u64::MAX];
        for number in (0..=max).step_by(1 + max as usize / 5000).chain(ends) {
            let index = numbers.partition_point(|&other| other < number);
            let entry = sequence.lower_bound(number);
            assert_eq!(entry.index as usize, index, "{parts:?}, {number}");
            if index < numbers.len() {
                assert_eq!(sequence.next(entry), sequence.entry(entry.index), "{parts:?}");
            }
        }
    }

    #[test]
    fn the_examples_in_the_documentation_are_right() {
        let parts = Parts::new(4, 29);
        assert_eq!((parts.low_bits, parts.high_len), (2, 11));
        assert_eq!((parts.high_start, parts.low_start, parts.byte_len()), (0, 2, 3));
        assert_eq!(Parts::new(14_772_512, 10_461_394_943_999).low_bits, 19);
        let mut bytes = vec![0; parts.byte_len()];
        let mut writer = Writer::new(parts, &mut bytes).unwrap();
        for number in [7, 13, 19, 24] {
            writer.push(number).unwrap();
        }
        let sequence = Sequence { parts, bytes: &bytes };
        assert_eq!((sequence.select(2), sequence.number(sequence.entry(2))), (6, 19));
        assert!(!sequence.has_number(13, Entry { index: 2, bit: 5 }));
        assert_eq!((sequence.select_zero(2), sequence.ones_from(4)), (3, 1));
        assert_eq!(sequence.lower_bound(14).index, 2);

        let mut bytes = [0; 2];
        Writer { parts, bytes: &mut bytes, len: 0, last: 0 }.put(0, 7, 0b11);
        assert_eq!(bytes, [0x80, 0x01]);
    }

    #[test]
    fn every_number_is_found_beside_the_places_of_the_directory() {
        let lens = [0, 129, 1, 2, 127, 128, 255, 256, 257, 511, 512, 513, 1000];
        let most = [1, 128, 7, 127, 129, 255, 256, 257, 1023, 1024, 100_000];
        for len in extent::fewer_in_miri(&lens) {
            for max in extent::fewer_in_miri(&most) {
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
    fn every_flipped_bit_is_found() {
        for len in extent::fewer_in_miri(&[0, 129, 1, 7, 128, 300]) {
            for max in extent::fewer_in_miri(&[1, 5000, 100]) {
                let numbers: Vec<u64> = (0..len).map(|index| index * max / len).collect();
                let parts = Parts::new(numbers.len() as u32, max);
                let mut bytes = vec![0; parts.byte_len()];
                let mut writer = Writer::new(parts, &mut bytes).unwrap();
                assert!(numbers.iter().all(|&number| writer.push(number).is_some()));

                let is_same = |bytes: &[u8]| {
                    let sequence = Sequence { parts, bytes };
                    (0..)
                        .zip(&numbers)
                        .all(|(index, &number)| sequence.stores(index, index + 1, number))
                        && sequence.ends()
                };
                assert!(is_same(&bytes), "{parts:?}");
                for bit in 0..8 * bytes.len() {
                    bytes[bit / 8] ^= 1 << (bit % 8);
                    assert!(!is_same(&bytes), "{parts:?}, bit {bit}");
                    bytes[bit / 8] ^= 1 << (bit % 8);
                }
            }
        }
    }

    #[test]
    fn the_low_bits_are_the_fewest_that_make_one_more_not_pay() {
        for len in (0..300).step_by(extent::STEP) {
            for max in (0..300).step_by(extent::STEP).chain([1 << 20, (1 << 40) - 1, 1 << 40]) {
                let pays = |low: u32| (max >> low) - (max >> (low + 1)) > u64::from(len);
                let expected = (0..50).find(|&low| !pays(low)).unwrap();
                assert_eq!(u32::from(Parts::new(len, max).low_bits), expected, "{len} {max}");
            }
        }
    }

    #[test]
    fn a_writer_takes_ascending_numbers_only() {
        let parts = Parts::new(3, 10);
        let mut bytes = vec![0; parts.byte_len()];
        let mut writer = Writer::new(parts, &mut bytes).unwrap();
        assert_eq!(writer.push(5), Some(()));
        assert_eq!(writer.push(4), None);
        assert_eq!(writer.push(100), None);
        assert_eq!(writer.push(u64::MAX), None);
        assert_eq!(writer.len, 1);
        assert!(Writer::new(parts, &mut bytes[1..]).is_none());
    }
}
