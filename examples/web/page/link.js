/** A link into the page: the name of a view with its values, such as `#watch?size=6&step=17`. */

/** @typedef {'play' | 'watch' | 'browse'} ViewName */
/** @typedef {{ view: ViewName, values: URLSearchParams }} Link */

/** @param {string} fragment @returns {Link | null} */
export function parseLink(fragment) {
  const [name, values = ''] = fragment.replace(/^#/, '').split('?');
  if (name !== 'play' && name !== 'watch' && name !== 'browse') return null;
  return { view: name, values: new URLSearchParams(values) };
}

/** @param {ViewName} view @param {Record<string, string | number>} values */
export function link(view, values) {
  // None of the values has a character that a fragment must not have.
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return `#${view}?${pairs.join('&')}`;
}

/**
 * A whole number from `least` to `most` under a name; null if there is none.
 *
 * @param {URLSearchParams} values @param {string} name @param {number} least @param {number} most
 */
export function numberIn(values, name, least, most) {
  const text = values.get(name) ?? '';
  const number = Number(text);
  return /^[0-9]{1,9}$/.test(text) && number >= least && number <= most ? number : null;
}
