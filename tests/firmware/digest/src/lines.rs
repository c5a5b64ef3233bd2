//! Lines of a name and a number, the same on every machine.

/// Writes a line.
///
/// From where the stack has overflowed, which is where `stack` is `None`, it says that instead.
pub fn line(send: &mut impl FnMut(u8), stack: Option<u32>, name: &str, number: u32) {
    let (name, number) = if stack.is_some() { (name, number) } else { ("overflow", 0) };
    name.bytes().for_each(&mut *send);
    send(b' ');
    for digit in number.to_be_bytes().iter().flat_map(|byte| [byte >> 4, byte & 15]) {
        send(b"0123456789abcdef"[usize::from(digit & 15)]);
    }
    send(b'\n');
}

/// The digest of nothing.
pub const SEED: u32 = 0x811c_9dc5;

/// Adds a number to a digest by FNV-1a.
pub fn add(digest: u32, number: impl Into<u32>) -> u32 {
    (digest ^ number.into()).wrapping_mul(0x0100_0193)
}
