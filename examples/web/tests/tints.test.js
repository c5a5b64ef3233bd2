// Tests of the tints of regions, as people with and without colour blindness see them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

/** @typedef {number[]} Color linear red, green and blue from 0 to 1 */

/**
 * What a dichromat sees of linear colours: the matrices of Machado, Oliveira and Fernandes, “A
 * physiologically-based model for simulation of color vision deficiency” (2009), at severity 1.
 *
 * @type {Record<string, number[][]>}
 */
const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The least difference of two tints in CIELAB; 2.3 is about what an eye can tell apart. */
const LEAST_DIFFERENCE = 15;

/** The least contrast of a mark or a border to what is beside it. */
const LEAST_CONTRAST = 3;

/** The values of custom properties in a style sheet, which overrule those before. */
const properties = (/** @type {string[]} */ files) =>
  new Map(
    files.flatMap((file) => {
      const css = readFileSync(new URL(`../page/${file}`, import.meta.url), 'utf8');
      const [, root] = /:root \{([^}]*)\}/.exec(css) ?? [];
      return [...root.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
    }),
  );

/** Parts from 0 to 1 and an opacity. @param {string} value */
function parsed(value) {
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) return { parts: hex.slice(1).map((part) => parseInt(part, 16) / 255), opacity: 1 };
  const [, parts, opacity] = /^rgb\(([\d ]+) \/ ([\d.]+)\)$/.exec(value) ?? [];
  assert(parts, value);
  return { parts: parts.split(' ').map((part) => Number(part) / 255), opacity: Number(opacity) };
}

/** @param {number[]} parts @returns {Color} */
const linear = (parts) =>
  parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

/** @param {number[][]} vision @param {Color} color @returns {Color} */
const seen = (vision, color) =>
  vision.map((row) => {
    const sum = row.reduce((sum, factor, index) => sum + factor * color[index], 0);
    return Math.min(1, Math.max(0, sum));
  });

/** @param {Color} color */
const luminance = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** @param {Color} one @param {Color} other */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** CIELAB, for the white of D65. @param {Color} color */
function lab([red, green, blue]) {
  const root = (/** @type {number} */ part) =>
    part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116;
  const [x, y, z] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    luminance([red, green, blue]),
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map(root);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** @param {Color} one @param {Color} other */
const difference = (one, other) => {
  const [first, second] = [lab(one), lab(other)];
  return Math.hypot(...first.map((part, index) => part - second[index]));
};

for (const [theme, files] of Object.entries({
  light: ['page.css'],
  dark: ['page.css', 'dark.css'],
})) {
  const all = properties(files);
  const color = (/** @type {string} */ name) => parsed(all.get(name) ?? '').parts;
  const { parts: shade, opacity } = parsed(all.get('shade') ?? '');
  /** The tints on light squares, and those on dark ones. @type {Record<string, Color[]>} */
  const tints = { light: [], dark: [] };
  for (let tint = 0; all.has(`tint-${tint}`); tint++) {
    const parts = color(`tint-${tint}`);
    tints.light.push(linear(parts));
    tints.dark.push(
      linear(parts.map((part, index) => part * (1 - opacity) + shade[index] * opacity)),
    );
  }

  test(`tints differ to each eye, and so do borders from them: ${theme}`, () => {
    assert.equal(tints.light.length, 4);
    for (const [name, vision] of Object.entries(VISIONS)) {
      for (const [squares, colors] of Object.entries(tints)) {
        const shown = colors.map((color) => seen(vision, color));
        for (const [tint, one] of shown.entries()) {
          for (const [before, other] of shown.slice(0, tint).entries()) {
            const found = difference(one, other);
            const pair = `${name}, ${squares} squares: ${before} and ${tint}: ${found}`;
            assert(found >= LEAST_DIFFERENCE, pair);
          }
          // Where tints meet, a light square is beside a dark one; there the border tells.
          const found = contrast(seen(vision, linear(color('queen'))), one);
          assert(found >= LEAST_CONTRAST, `${name}, border on ${squares} ${tint}: ${found}`);
        }
      }
    }
  });

  test(`queens, marks and frames have a contrast of 3 : 1 on each tint: ${theme}`, () => {
    for (const mark of ['queen', 'placed', 'conflict', 'reason']) {
      for (const [squares, colors] of Object.entries(tints)) {
        for (const [tint, under] of colors.entries()) {
          const found = contrast(linear(color(mark)), under);
          assert(found >= LEAST_CONTRAST, `${mark} on ${squares} ${tint}: ${found}`);
        }
      }
    }
  });
}
