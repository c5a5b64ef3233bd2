/** The clipboard. */

/**
 * Copies a text as from a field. Returns whether that has gone well.
 *
 * @param {string} text
 */
function copyFromField(text) {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

/**
 * Copies a text to the clipboard. Returns whether that has gone well.
 *
 * @param {string} text
 */
export async function copy(text) {
  // In a frame the clipboard itself is closed, and browsers complain if it is asked for.
  if (parent !== window) return copyFromField(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}
