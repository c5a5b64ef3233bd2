/** Tints of regions, which differ between neighbours. */

/** The number of tints: no map of regions needs more. */
const TINTS = 4;

/**
 * A tint for each region, another one than those of its neighbours, each about as often.
 *
 * @param {number[]} regions @param {number} size
 */
export function tints(regions, size) {
  /** @type {Set<number>[]} */
  const neighbours = Array.from({ length: size }, () => new Set());
  regions.forEach((region, at) => {
    const right = at % size < size - 1 ? regions[at + 1] : region;
    const below = regions[at + size] ?? region;
    for (const other of [right, below]) {
      if (other === region) continue;
      neighbours[region].add(other);
      neighbours[other].add(region);
    }
  });
  /** @type {number[]} */
  const chosen = [];
  /** Tints the regions from one on; false if none is left for some of them. */
  const extend = (/** @type {number} */ region) => {
    if (region === size) return true;
    const used = (/** @type {number} */ tint) => chosen.filter((other) => other === tint).length;
    const all = Array.from({ length: TINTS }, (_, tint) => tint);
    for (const tint of all.sort((one, other) => used(one) - used(other))) {
      if ([...neighbours[region]].some((other) => chosen[other] === tint)) continue;
      chosen[region] = tint;
      if (extend(region + 1)) return true;
      chosen.length = region;
    }
    return false;
  };
  extend(0);
  return chosen;
}
