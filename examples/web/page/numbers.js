/** Numbers as readers write them. */

/** `40,320`. @param {number} number */
export const grouped = (number) => number.toLocaleString('en');

const rules = new Intl.PluralRules('en');

/**
 * The form that goes with a number: `form(1, 'is', 'are')` is `is`.
 *
 * @template T
 * @param {number} number @param {T} one @param {T} other
 */
export const form = (number, one, other) => (rules.select(number) === 'one' ? one : other);

/** `queen` or `queens`. @param {number} number @param {string} noun */
export const plural = (number, noun) => form(number, noun, `${noun}s`);
