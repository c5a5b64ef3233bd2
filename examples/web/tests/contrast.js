// Contrast of two colours, by the Web Content Accessibility Guidelines.

/** @param {number[]} color */
function luminance(color) {
  const [red, green, blue] = color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * From 1 for equal colours to 21 for black and white.
 *
 * @param {number[]} one @param {number[]} other
 */
export function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
