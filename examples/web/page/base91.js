/**
 * Base 91, a coding of bytes as printable text that is denser than base 64: the number of bytes, a
 * space, then 13 bits in two characters each. The character that begins a tag is not among the 91.
 */

/** @param {Uint8Array} bytes */
export function encode(bytes) {
  const character = (/** @type {number} */ digit) =>
    String.fromCharCode(digit === 27 ? 125 : 33 + digit);
  let text = `${bytes.length} `;
  let [bits, length] = [0, 0];
  for (const byte of bytes) {
    bits |= byte << length;
    length += 8;
    if (length < 13) continue;
    text += character((bits & 8191) % 91) + character(Math.floor((bits & 8191) / 91));
    bits >>= 13;
    length -= 13;
  }
  return text + character(bits % 91) + character(Math.floor(bits / 91));
}

/** @param {string} text */
export function decode(text) {
  const [length, digits] = text.split(' ', 2);
  const digit = (/** @type {number} */ at) =>
    digits.charCodeAt(at) === 125 ? 27 : digits.charCodeAt(at) - 33;
  const bytes = new Uint8Array(Number(length));
  let [bits, count, byte] = [0, 0, 0];
  for (let at = 0; at < digits.length; at += 2) {
    bits |= (digit(at) + digit(at + 1) * 91) << count;
    for (count += 13; count >= 8; count -= 8) {
      bytes[byte++] = bits;
      bits >>= 8;
    }
  }
  return bytes;
}
