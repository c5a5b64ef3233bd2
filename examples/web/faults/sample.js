// A sample of faults, the same whenever it is taken.

import { createHash } from 'node:crypto';

/**
 * A fault: a text in place of another one.
 *
 * @typedef {object} Fault
 * @property {string} kind
 * @property {string} file
 * @property {number} start
 * @property {number} end
 * @property {string} from
 * @property {string} to
 * @property {number} line
 * @property {number} column
 * @property {{ start: number, end: number, isStatement: boolean } | null} reach what the script
 *   has to come to for the fault to be noticed
 */

/** A fault as a line, without its place, since lines move. @param {Fault} fault */
export const named = ({ kind, file, from, to }) =>
  [kind, file, oneLine(from), '→', oneLine(to) || 'nothing'].join(' ');

/** @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * All faults in an order that depends on the seed. Kinds take turns, so that a rare one is as
 * frequent as a common one. A fault keeps its turn when others come or go.
 *
 * @param {Fault[]} faults @param {number} seed
 */
export function shuffled(faults, seed) {
  /** @type {Map<string, { fault: Fault, key: string }[]>} */
  const kinds = new Map();
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const fault of faults) {
    const name = named(fault);
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    const key = createHash('sha256').update(`${seed} ${count} ${name}`).digest('hex');
    kinds.set(fault.kind, [...(kinds.get(fault.kind) ?? []), { fault, key }]);
  }
  const queues = [...kinds.values()].map((queue) =>
    queue.sort((one, other) => (one.key < other.key ? -1 : 1)),
  );
  const order = [];
  for (let turn = 0; queues.some((queue) => queue.length > turn); turn++)
    for (const queue of queues) if (queue[turn]) order.push(queue[turn].fault);
  return order;
}
