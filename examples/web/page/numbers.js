/** Numbers as readers write them. */

/** `40,320`. @param {number} number */
export const grouped = (number) => number.toLocaleString('en');

/** `queen` or `queens`. @param {number} number @param {string} noun */
export const plural = (number, noun) => (number === 1 ? noun : `${noun}s`);
