/** The scenes of the lesson: for each its search, its figures, its first step and its answer. */

/** @typedef {import('../module.js').SearchName} SearchName */
/** @typedef {import('./facts.js').Facts} Facts */

/**
 * @typedef {object} Scene
 * @property {SearchName} search
 * @property {('tree' | 'code' | 'wheels' | 'orders')[]} figures what is beside the board
 * @property {(facts: Facts) => number} first the step with which it begins
 * @property {(facts: Facts) => number} answer the answer to its question
 */

const atOnce = () => 0;

/** @type {Scene[]} */
export const SCENES = [
  { search: 'All', figures: ['tree'], first: atOnce, answer: ({ larger }) => larger },
  { search: 'All', figures: ['wheels'], first: atOnce, answer: ({ run }) => run },
  { search: 'All', figures: ['tree'], first: atOnce, answer: ({ upper }) => upper },
  {
    search: 'Skips',
    figures: ['code', 'wheels'],
    first: atOnce,
    answer: ({ looksOfAll, looks }) => looksOfAll - looks,
  },
  {
    search: 'Rows',
    figures: ['tree'],
    first: atOnce,
    answer: ({ placed, looks }) => placed - looks,
  },
  {
    search: 'Skips',
    figures: ['wheels', 'orders'],
    first: ({ example }) => example,
    answer: ({ exampleNext }) => exampleNext,
  },
];

/** The scene of links that name none. */
export const DEFAULT_SCENE = 4;
