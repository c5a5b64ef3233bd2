// States of the page, each with the way to it.

import { square } from './browser.js';

/** @typedef {import('playwright-core').Page} Page */

const CHALLENGE = '#play?size=8&grade=medium&number=20413';

/**
 * @typedef {object} State
 * @property {string} fragment
 * @property {boolean} [isFirst]
 * @property {(page: Page) => Promise<void>} [act]
 * @property {boolean} [isPointed] whether the pointer is to stay where it was last
 */

/** @type {Record<string, State>} */
export const STATES = {
  'the first board': { fragment: '', isFirst: true },
  'a challenge with a tip': {
    fragment: CHALLENGE,
    act: async (page) => {
      await page.locator('#play details summary').click();
      await square(page, 'b2').click({ button: 'right' });
      await page.locator('#play-tip').click();
      await page.locator('#play-tip').click();
      await page.locator('#play-attacked').check();
    },
  },
  'a position in conflict': { fragment: '#play?size=10&queens=QQ8/10/10/Q9/10/10/10/10/10/9Q' },
  'a win': {
    fragment: '#play?size=4&queens=1Q2/3Q/Q3/4',
    act: async (page) => {
      await square(page, 'c1').click();
    },
  },
  'other boards': { fragment: CHALLENGE, act: (page) => page.locator('#play-new').click() },
  'a board of regions with a tip': {
    fragment: '#play?kind=regions&size=10&grade=hard&number=3',
    act: async (page) => {
      await page.locator('#play-tip').click();
      await page.locator('#play-tip').click();
      await page.locator('#play-patterns').check();
    },
  },
  'a lesson on mixed clues': { fragment: '#play?kind=mixed&lesson=3' },
  'other boards of blocked squares': {
    fragment: '#play?kind=blocked&size=7&grade=medium&number=3',
    act: (page) => page.locator('#play-new').click(),
  },
  'the calendar': { fragment: CHALLENGE, act: (page) => page.locator('#play-diary').click() },
  'a damaged link': { fragment: '#play?size=99' },
  'a step of the search': {
    fragment: '#watch?size=5&step=20',
    act: (page) => page.locator('#watch details summary').click(),
  },
  'a long search': { fragment: '#watch?size=8&step=600' },
  'an answer about backtracking': {
    fragment: '#watch?scene=5&size=5&step=40',
    act: async (page) => {
      await page.locator('#watch-answer').fill('0');
      await page.locator('#watch-answer').press('Enter');
    },
  },
  'a solution': { fragment: '#browse?size=8&solution=13' },
  'a heat map': {
    fragment: '#browse?size=10&queens=10/10/10/10/10/10/10/10/10/10',
    act: (page) => page.locator('#browse-heat').check(),
  },
  'a large solution': { fragment: '#browse?size=16&solution=14772512' },
};
