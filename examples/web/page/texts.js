/**
 * The texts of the page, in one language: those of the markup and those of the scripts.
 *
 * Words about steps, tips, grades and results are not among them: they come from the library. A
 * text that names something is a function. Where a part of a sentence is an element of its own, its
 * place is a name in braces.
 */

/** The language of dates, numbers and plurals. */
const LANGUAGE = 'en-GB';

/** `40,320`. @param {number} number */
const grouped = (number) => number.toLocaleString(LANGUAGE);

/**
 * Made when a number first needs it. At the start it would make the first board wait for what the
 * browser knows about languages.
 *
 * @type {Intl.PluralRules | undefined}
 */
let plurals;

/** The form that goes with a number. @param {number} number @param {string} one
 * @param {string} other */
const form = (number, one, other) => {
  plurals ??= new Intl.PluralRules(LANGUAGE);
  return plurals.select(number) === 'one' ? one : other;
};

/** A number with its noun. @param {number} number @param {string} one @param {string} other */
const count = (number, one, other) => `${grouped(number)} ${form(number, one, other)}`;

/** @param {number} size */
const board = (size) => `${size} × ${size}`;

/** @typedef {import('./watch/facts.js').Facts} Facts */

/** The texts of page.html, some of them with elements. */
export const MARKUP = {
  description:
    "Play on boards of queens, watch how Heap's algorithm skips, and browse all " + 'solutions.',
  title: 'Queens',
  views: 'Views',
  play: 'Play',
  watch: 'Watch',
  browse: 'Browse',
  close: 'Close',
  missing:
    'This page needs JavaScript and WebAssembly. If nothing appears here, the browser is ' +
    'older than 2023, or a content security policy forbids the page’s own script.',
  today: 'Today’s challenge',
  moves: 'Moves',
  undo: 'Undo',
  redo: 'Redo',
  mark: 'Mark',
  tip: 'Tip',
  clear: 'Clear',
  copyTheResult: 'Copy the result',
  playAgain: 'Play again',
  otherBoards: 'Other boards',
  calendar: 'Calendar',
  copyALink: 'Copy a link',
  markAttackedSquares: 'Mark attacked squares automatically',
  patterns: 'Patterns in regions',
  todaysChallenges: 'Today’s challenges',
  rulesAndKeys: 'Rules and keys',
  rules: 'Queens on a bar are given. <a href="#play?lesson=1">The first board once more</a>',
  rulesOfKinds: 'Thick borders divide a board into regions.',
  keysPlace: 'Click, tap, <kbd>Space</kbd>',
  place: 'place a queen or take it back',
  keysMark: 'Right click, long touch, <kbd>X</kbd>',
  ruleOut: 'rule a square out or take that back',
  keysMove: 'Arrows, <kbd>Home</kbd>, <kbd>End</kbd>, <kbd>Page</kbd>',
  move: 'move on the board, with <kbd>Ctrl</kbd> to its corners',
  keysDrag: 'Drag',
  drag: 'rule out what is on the way, by touch while Mark is on',
  keysUndo: '<kbd>U</kbd>, <kbd>R</kbd>',
  undoRedo: 'undo, redo',
  keyHelp: '<kbd>?</kbd>',
  help: 'these rules and keys',
  helpKeys: 'these keys',
  keyTip: '<kbd>T</kbd>',
  tipStages: 'tip: where, why, what, and do it',
  scenes: 'Scenes',
  treeZoom: 'Zoom of the tree',
  treeOut: 'Show more of the tree',
  treeIn: 'Show less of the tree, larger',
  steps: 'Steps',
  firstStep: 'First step',
  stepBack: 'Step back',
  stepForwards: 'Step forwards',
  nextSkip: 'Next skip',
  skip: 'Skip',
  nextSolutionOfSearch: 'Next solution',
  solution: 'Solution',
  speed: 'Speed',
  codeLook: 'Find the lowest queen that attacks one below.',
  codeSolution: 'None: this is a solution.',
  codeSkip: 'k rows above it: skip the rest of their k! arrangements.',
  codeNothing: 'At most one row above it: nothing to skip.',
  codeSwap: 'Swap two rows, and begin again.',
  orders: 'Columns of the queens in the top rows, before and after all arrangements',
  zoomOfTheStrips: 'Zoom of the strips',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  zoomAll: 'All',
  permutation: 'Permutation',
  allPermutations: '<strong>All permutations</strong>',
  rowByRow: '<strong>Row by row</strong>',
  thisSearch: '<strong>With skips</strong>',
  atRandom: '<strong>Swaps at random, see below</strong>',
  check: 'Check',
  answerFormat: 'A number, such as 24',
  sheetRules: 'Rules',
  sheetSearch:
    'A search looks at the rows from the bottom: the lowest queen that attacks one below it ' +
    'rules out all arrangements of the rows above.',
  exercise: 'Exercise',
  stripsRead:
    'Each strip has all permutations from left to right. Row by row: a level for each row, the ' +
    'bottom row highest; a block is a queen that is placed, as wide as the permutations that ' +
    'have it. With skips: a tick is a permutation that is tested, the block after it those ' +
    'that it rules out, higher for more; a pin is a solution. What is done now is red.',
  legendTested: 'tested, or a queen that attacks',
  legendEntered: 'a queen that does not',
  legendLater: 'not yet',
  legendSkipped: 'skipped',
  legendSolution: 'solution',
  legendNow: 'now',
  keysOnTheStrips: 'Keys on the strips',
  keysOnTheBoard: 'Keys on the board',
  keysStep: 'Arrows',
  stripStep: 'one step on or back',
  keysPage: '<kbd>Page</kbd>, <kbd>Home</kbd>, <kbd>End</kbd>',
  stripPage: 'a twentieth, the first and the last step',
  keyPlay: '<kbd>Space</kbd>',
  stripPlay: 'play, pause',
  keysNext: '<kbd>K</kbd>, <kbd>S</kbd>',
  stripNext: 'next skip, next solution',
  keysZoom: '<kbd>+</kbd>, <kbd>−</kbd>, wheel',
  stripZoom: 'zoom; shift and wheel to move',
  previousSolution: 'Previous solution',
  nextSolution: 'Next solution',
  go: 'Go',
  any: 'Any',
  emptyTheBoard: 'Empty the board',
  heatMap: 'Heat map',
  numberOf: 'Number of',
  findExample: 'FEN or b4 d3 a2 c1',
  find: 'Find',
  textToCopy: 'Text to copy',
  copy: 'Copy',
  images: 'Images under the symmetries of the square',
  number: 'Number',
  anyNumber: 'any',
  begin: 'Begin',
  cancel: 'Cancel',
  dailyChallenges: 'Daily challenges',
  theMonthBefore: 'The month before',
  theMonthAfter: 'The month after',
  footer: 'All solutions, and the search, are in this page: it loads nothing and sends nothing.',
};

/** The texts of the scripts. */
export const TEXTS = {
  language: LANGUAGE,
  grouped,

  page: {
    /** @param {string} what is shown */
    title: (what) => `${what} – Queens`,
    /** @param {string} what is shown */
    titleSolved: (what) => `✓ ${what} – Queens`,
    noWebAssembly:
      'This browser has no WebAssembly, or it is switched off. ' +
      'The page needs it: all its knowledge of queens is in a WebAssembly module.',
    noDecompression:
      'This browser cannot decompress what is in the page (it has no DecompressionStream). ' +
      'Browsers of 2023 or later can.',
    noCompilation:
      'The server’s content security policy forbids WebAssembly. ' +
      'It has to allow script-src ’wasm-unsafe-eval’.',
    /** @param {string} error */
    noStart: (error) => `The page could not start: ${error}.`,
    /** @param {string} id */
    noElement: (id) => `no element ${id}`,
    /** @param {string} name */
    noName: (name) => `the module has no ${name}`,
    /** @param {string} text */
    noGame: (text) => `no game: ${text}`,
    /** @param {string} id */
    noChallenge: (id) => `no challenge ${id}`,
    notKept:
      'The browser could not keep that: its storage is full or closed to this page. ' +
      'Until you close the page, nothing is lost.',
    nothingKept:
      'This browser lets the page keep nothing: what you solve and find is gone when you close it.',
    /** @param {number} entries */
    putAside: (entries) =>
      `${count(entries, 'damaged entry', 'damaged entries')} of what you have solved and found ` +
      `${form(entries, 'was', 'were')} put aside. Everything else is here.`,
    /** The colours: those of the system, light ones, dark ones. */
    themes: { auto: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },
    otherTab: 'Another tab has gone on with this board. Here is its game.',
  },

  board: {
    /** @param {string} label @param {number} size */
    label: (label, size) => `${label}, ${board(size)}`,
    row: 'Row',
    queen: 'queen',
    given: 'given queen',
    blocked: 'blocked',
    ruledOut: 'ruled out',
    inConflict: 'in conflict',
    attacked: 'attacked',
    taken: 'its region has a queen',
    attacksBelow: 'attacks below',
    play: 'Board',
    search: 'Board of the search',
  },

  play: {
    damagedLink: 'This link is damaged.',
    /** What is shown where a link opens nothing. */
    stays: 'The board stays as it was.',
    todayInstead: 'Here is today’s challenge instead.',
    otherInstead: 'Here is another board instead.',
    shared: 'The result is on the clipboard, without the solution.',
    linked: 'The link is on the clipboard.',
    /** @param {string} text */
    notCopied: (text) => `The browser does not let the page copy. Here it is: ${text}`,
    /**
     * @param {string} situation that queens exclude each other
     * @param {string[]} own those of the queens that were not given
     */
    conflicts: (situation, own) =>
      `${situation} Tap ${own.length === 1 ? own[0] : 'one'} again to take it back.`,
    nextToday: 'Play today’s challenge',
    nextLesson: 'Next lesson',
    todays: 'Today:',
    /** @param {string} kind @param {string} rule */
    ruleOf: (kind, rule) => `${kind}: ${rule}`,
    /** @param {string} kind */
    solvedKind: (kind) => `${kind} ✓`,
    /** @param {number} lessons */
    lessons: (lessons) => `New to this? ${count(lessons, 'lesson', 'lessons')}`,
    /** @param {string} kind */
    next: (kind) => `Next: ${kind}`,
    /** @param {string} streak */
    streak: (streak) => `${streak}. `,
    /** @param {string} path */
    path: (path) => `Your moves: ${path}`,
    clock: 'Clock',
    /** @param {string} time */
    clockLabel: (time) => `Clock, ${time}`,
    hideClock: 'Hide the clock',
    showClock: 'Show the clock',
    /** The button of a tip, before each of its stages and after the last. */
    tips: ['Tip', 'Why?', 'What?', 'Do it'],
    aboutFirst: 'Three taps.',
    /** @param {number} size */
    aboutLesson: (size) => `${board(size)}.`,
    aboutFree: 'Find a solution of your own.',
    aboutLinked: 'From a link, so it does not count. Undo or clear it to play your own game.',
    /** @param {string} kind @param {string} wait */
    aboutToday: (kind, wait) => `Today’s challenge: ${kind}. ${wait}`,
    /** @param {string} kind */
    aboutDay: (kind) => `The challenge of that day: ${kind}.`,
    /** @param {string} kind */
    about: (kind) => `${kind}.`,
    titleLesson: 'Your first board',
    /** @param {string} kind @param {number} lesson @param {number} lessons */
    titleLessonOf: (kind, lesson, lessons) => `${kind}, lesson ${lesson} of ${lessons}`,
    /** @param {number} size */
    titleFree: (size) => `Empty board, ${board(size)}`,
    /** @param {number} number */
    titleNumber: (number) => `No. ${number}`,
  },

  lesson: {
    /** What is said before each tap; the line is the one that has one square left, and a sentence
     * says which queen is given. */
    taps: [
      (/** @type {string} */ line, /** @type {string} */ given) =>
        `${given} A dot is on every square that its queen attacks. In ${line}, one square has no ` +
        'dot: tap it.',
      (/** @type {string} */ line) =>
        `Good. Now in ${line} one square is left: tap it, too. ` +
        'To mark a square that is out, hold it, right-click it, or switch on Mark.',
      () =>
        'One queen to go. If you are stuck, press Tip: ' +
        'it shows where to look, then why, then what to do.',
    ],
    /** @param {string} sentence what to take back */
    wrong: (sentence) => `${sentence} Tap it once more.`,
    /** @param {string} subject @param {string} sentence @param {string} how */
    step: (subject, sentence, how) => [subject, sentence, how].filter(Boolean).join(' '),
    howToMark: 'To mark a square, hold it, right-click it, or use Mark.',
  },

  picker: {
    clues: 'Clues',
    lessons: 'Lessons:',
    size: 'Size',
    grade: 'Grade',
    empty: 'empty board',
    /** @param {number} solutions */
    free: (solutions) =>
      form(solutions, 'Find the one solution.', `Find any of the ${grouped(solutions)} solutions.`),
    /** @param {number} boards @param {string} grade */
    boards: (boards, grade) =>
      `${form(boards, 'There is', 'There are')} ${grouped(boards)} ${grade} ` +
      `${form(boards, 'board', 'boards')} of this size, ` +
      'so numbers far apart can show the same one.',
    uncounted: 'There are too many boards of this kind to have been counted.',
  },

  diary: {
    /** @param {number} day @param {string} state */
    day: (day, state) => `${day}, ${state}`,
    /** @param {number} solved @param {string} time */
    weekday: (solved, time) => (solved ? `${grouped(solved)}, ${time}` : grouped(solved)),
    /** @param {string} kind @param {number} number */
    board: (kind, number) => `${kind}, no. ${number}`,
    /** @param {string} score */
    score: (score) => `: ${score}`,
    /** @param {number} size @param {number} found @param {number} all */
    foundOf: (size, found, all) => `${board(size)}, ${grouped(found)} of ${grouped(all)}: `,
  },

  watch: {
    size: 'Queens',
    /** @param {number} scene @param {number} size @param {number} step */
    title: (scene, size, step) =>
      `Scene ${scene}, ${count(size, 'queen', 'queens')}, step ${grouped(step)}`,
    damagedLink: 'This link is damaged. The search stays as it was.',
    damagedLinkOther: 'This link is damaged. Here is the search of 5 queens instead.',
    /** @param {number} pace */
    pace: (pace) => `${pace} / s`,
    /** @param {number} pace */
    paceLabel: (pace) => `${count(pace, 'step', 'steps')} a second`,
    play: 'Play',
    pause: 'Pause',
    last: ' That was the last step.',
    /** @param {number} rank @param {string} sentence */
    step: (rank, sentence) => `${grouped(rank)}. ${sentence}`,
    first: 'The search begins with the queens on a diagonal. ',
    swap: 'Rows {swapped} swap columns. ',
    swapAfterSkip: 'The skip has rearranged {rearranged}; then rows {swapped} swap columns. ',
    /** @param {string} lower @param {string} upper */
    swapped: (lower, upper) => `${lower} and ${upper}`,
    /** @param {string} lowest @param {string} highest */
    rows: (lowest, highest) => `rows ${lowest} to ${highest}`,
    /** @param {number} number */
    isSolution: (number) => `No queen attacks another: this is solution ${grouped(number)}.`,
    attacks: '{queen} attacks {queens} below it. ',
    and: ' and ',
    noRow: 'No row is above, so there is nothing to skip.',
    oneRow: 'The one row above has one arrangement: nothing to skip.',
    stillAttacks: 'Only rows above have changed: {queen} still attacks {queens}. ',
    /** @param {number} rows */
    looked: (rows) => `The look from the bottom takes ${count(rows, 'row', 'rows')}.`,
    placed: 'Row {row} gets a queen on {queen}. ',
    takenBack: 'It attacks {queens} below it, so it is taken back with all that would come above.',
    goesOn: 'It attacks none below it: on to the row above.',
    /** @param {number} skipped */
    rulesOut: (skipped) =>
      `That rules out {block} of {rows}: 1 is tested, ${grouped(skipped)} ` +
      `${form(skipped, 'is', 'are')} skipped.`,
    /** @param {number} rows @param {number} all */
    block: (rows, all) => `all ${rows}! = ${grouped(all)} arrangements`,
    /** @param {number} rank @param {number} last */
    rank: (rank, last) => `Permutation ${grouped(rank)}, of 0 to ${grouped(last)}`,
    /** The columns of some rows. @param {string[]} before @param {string[]} after */
    order: (before, after) =>
      `Columns ${before.join(', ')} from the top end as ${after.join(', ')}`,
    /** @param {number} rows */
    orderOf: (rows) => `${rows} rows`,
    /** The digits from the bottom row up, and their rank. @param {number[]} digits
     * @param {number} rank */
    sum: (digits, rank) =>
      digits.map((digit, index) => `${digit} × ${digits.length - index}!`).join(' + ') +
      ` = ${grouped(rank)}`,
    /** @param {number[]} digits @param {string} rank */
    digits: (digits, rank) => `Digits ${digits.join(', ')}: ${rank}`,
    /** @param {number} looks @param {number} all */
    looks: (looks, all) => `${grouped(looks)} of ${grouped(all)} rows looked at`,
    /** @param {number} found @param {number} all */
    finds: (found, all) => `${grouped(found)} of ${grouped(all)} solutions by then`,
    /** @param {number} rows @param {number} swaps */
    local: (rows, swaps) =>
      'The last strip is local search: all queens are on the board, and swaps at random lower ' +
      'the number of attacks. It has no order, and never knows that it has all solutions. But ' +
      `for ${grouped(rows)} queens, far beyond the others, it finds one with ` +
      `${grouped(swaps)} tested swaps. On the strip each counts as a look at two rows.`,
    /** The counters of each search: its steps, what it skips and what it finds. */
    counters: {
      /** @param {number} steps @param {number} all @param {number} _skipped
       * @param {number} solutions */
      All: (steps, all, _skipped, solutions) =>
        `${grouped(steps)} of ${grouped(all)} tested, ${count(solutions, 'solution', 'solutions')}`,
      /** @param {number} steps @param {number} all @param {number} _skipped
       * @param {number} solutions */
      Rows: (steps, all, _skipped, solutions) =>
        `${grouped(steps)} of ${grouped(all)} queens placed, ` +
        count(solutions, 'solution', 'solutions'),
      /** @param {number} steps @param {number} all @param {number} skipped
       * @param {number} solutions */
      Skips: (steps, all, skipped, solutions) =>
        `${grouped(steps)} of ${grouped(all)} tested, ${grouped(skipped)} skipped, ` +
        count(solutions, 'solution', 'solutions'),
    },
    /** @param {number} all */
    whole: (all) => `All ${grouped(all)} permutations, to scale`,
    /** @param {number} first @param {number} last @param {number} all */
    part: (first, last, all) =>
      `Permutations ${grouped(first)} to ${grouped(last)} of ${grouped(all)}`,
    tree: 'The tree: the bottom row first',
    /** @param {string} rows */
    treePart: (rows) => `The tree below ${rows}`,
    /** What the tree shows of all permutations, and of a search that leaves branches out. */
    treeCaptions: {
      plain: 'A node settles the queen of one row. A diamond is a solution.',
      cut: 'Below a ring, an attack, all is left out. A diamond is a solution.',
    },
    treeLabel: 'The whole tree: each level settles one more row, from the bottom.',
    /** @param {string} rows */
    treePartLabel: (rows) =>
      `The part of the tree below ${rows} as on the board: ` +
      'each level settles one more row, from the bottom.',

    /** @param {number} step @param {string} address */
    exercise: (step, address) =>
      `Draw the queens of step ${grouped(step)} of this search. Mark the lowest one that attacks ` +
      `another below it. How many rows has the search looked at by then? The page shows it at ` +
      address,
    /** @param {number} number @param {string} title */
    scene: (number, title) => `${number}. ${title}`,
    /** @param {number} number @param {string} title */
    nextScene: (number, title) => `Next scene: ${number}. ${title}`,
    lastScene: 'That was the last scene. Watch the skips with 8 queens',
    lastSceneOfAll: 'That was the last scene. Now place the queens yourself',
    /** The scenes: what each says, asks, and says of an answer. */
    scenes: [
      {
        title: 'All permutations',
        text: (/** @type {Facts} */ { size, all, looksOfAll }) =>
          `One queen in each row, no two in a column: ${size} queens have ${grouped(all)} such ` +
          'permutations. This search tests them one by one, each from the bottom row up: does ' +
          'this queen attack one below? The first that does ends the test. All tests look at ' +
          `${grouped(looksOfAll)} rows, which the first strip counts. The other strips are ` +
          'searches that later scenes compare with it.',
        question: (/** @type {Facts} */ { size }) =>
          `How many permutations do ${size + 1} queens have?`,
        right: (/** @type {Facts} */ { size, all, larger }) =>
          `Right: one more row has ${size + 1} columns to choose from, and after each come ` +
          `${grouped(all)} permutations of the others. ${size + 1} × ${grouped(all)} = ` +
          `${grouped(larger)}.`,
        wrong: 'Not that. How many columns can the new row choose from? What follows each choice?',
      },
      {
        title: 'Heap’s swaps',
        text: (/** @type {Facts} */ { size, upper }) =>
          'From each permutation to the next, B. R. Heap’s algorithm swaps two rows. The rows on ' +
          'top change most, the bottom row least: while a row keeps its queen, the k rows above ' +
          'it run through all their k! = k × … × 2 × 1 arrangements. Each row but the top one ' +
          'has a wheel, which moves when the row swaps: once in k! permutations. The ' +
          `${size - 1} rows above the bottom row have ${size - 1}! = ${grouped(upper)} ` +
          'arrangements.',
        question: (/** @type {Facts} */ { size }) =>
          `The lowest two of ${size} rows both keep their queens: for how many permutations, one ` +
          'after another?',
        right: (/** @type {Facts} */ { above, run }) =>
          `Right: the ${above} rows above them have ${above}! = ${grouped(run)} arrangements.`,
        wrong: 'Not that. How many rows are above these two, and how many arrangements have those?',
      },
      {
        title: 'An attack low down',
        text: (/** @type {Facts} */ { above, run }) =>
          'Two queens low on the board attack each other. Step on: the rows above them change, ' +
          `these two do not. All ${above}! = ${grouped(run)} arrangements of the rows above have ` +
          'the same attack, and this search finds it in each of them anew, until at last one of ' +
          'the two queens moves.',
        question: (/** @type {Facts} */ { size, above }) =>
          `The same attack on a board of ${size + 1} queens has ${above + 1} rows above it. ` +
          'How many permutations, one after another, have it?',
        right: (/** @type {Facts} */ { above, upper }) =>
          `Right: all ${above + 1}! = ${grouped(upper)} arrangements of the rows above. None of ` +
          'them is a solution.',
        wrong: 'Not that. In how many ways can the rows above be arranged?',
      },
      {
        title: 'The skip',
        text: (/** @type {Facts} */ { all, tested, looks, looksOfAll }) =>
          'With an attack below k rows, one test tells all about their k! arrangements. So this ' +
          `search tests one and skips k! − 1: ${grouped(tested)} tests in place of ` +
          `${grouped(all)}. A test need not look again at rows that have not changed either. So ` +
          `it looks at ${grouped(looks)} rows in all, where testing everything took ` +
          `${grouped(looksOfAll)}.`,
        question: () =>
          'How many rows fewer does this search look at than the one that tests all permutations?',
        right: (/** @type {Facts} */ { looks, looksOfAll }) =>
          `Right: ${grouped(looksOfAll)} − ${grouped(looks)} = ${grouped(looksOfAll - looks)}. ` +
          'Each of these looks would have told what was known.',
        wrong: 'Not that. Take the rows of the third strip from those of the first.',
      },
      {
        title: 'The same tree, by backtracking',
        text: (/** @type {Facts} */ { placed, tested }) =>
          'Backtracking places queens from the bottom row up, and takes back one that attacks. ' +
          `It looks at ${grouped(placed)} rows, the very same, in the same order. ` +
          `“${grouped(placed)} queens placed” and “${grouped(tested)} permutations tested” are ` +
          'the same work, counted in two units: skipping is backtracking that carries a whole ' +
          'permutation along. That spares it one thing: the list of free columns, which ' +
          'backtracking copies for each row. With skips, the queens above stand in just these.',
        question: () => 'How many rows does skipping save, of those that backtracking looks at?',
        right: (/** @type {Facts} */ { placed }) =>
          `Right, none: each looks at ${grouped(placed)} rows. Skipping saves no look, only the ` +
          'copies of the list of free columns.',
        wrong: 'Not that. Compare the numbers of the second and the third strip.',
      },
      {
        title: 'A number that counts what was skipped',
        text: () =>
          'The wheels show the number of the permutation: how many come before it, tested or ' +
          'skipped. Heap’s algorithm swaps the same rows, whatever queens are in them. So k rows ' +
          'that have run through all k! arrangements always end in the same order: the lines ' +
          'show it. One step does as much: put the rows above the attack in that order, add k! ' +
          'to the number, make the next swap. The wheel of the attack’s row moves by one.',
        question: (/** @type {Facts} */ { exampleRank, exampleAbove }) =>
          `Permutation ${grouped(exampleRank)} has its attack below ${exampleAbove} rows. ` +
          'What is the number of the permutation that is tested next?',
        right: (/** @type {Facts} */ { exampleRank, exampleAbove, exampleNext }) =>
          `Right: ${grouped(exampleRank)} + ${exampleAbove}! = ${grouped(exampleNext)}. So the ` +
          'search knows of each permutation which one it is, though it has not tested all of ' +
          'those before it. That is all: it tests fewer than all permutations, looks at as many ' +
          'rows as backtracking, copies no list, and takes one step for each skip, however long.',
        wrong: 'Not that. Add the arrangements of the rows above the attack.',
      },
    ],
  },

  browse: {
    size: 'Size',
    form: 'Copy as',
    forms: {
      rust: 'Rust',
      fen: 'FEN',
      letters: 'Text',
      discs: 'Emoji',
      squares: 'Squares',
      svg: 'SVG',
    },
    damagedLink: 'This link is damaged. The solution stays as it was.',
    damagedLinkOther: 'This link is damaged. Here is a solution instead.',
    /** @param {number} last */
    numbers: (last) => `The solutions have the numbers 1 to ${grouped(last)}.`,
    noBoard: 'That is no board: expected FEN, a picture or names of squares.',
    copied: 'Copied.',
    notCopied: 'The browser does not let the page copy. Copy the text by hand.',
    /** @param {string} what @param {number} size */
    title: (what, size) => `${what}, ${board(size)}`,
    /** @param {number} number */
    solution: (number) => `Solution ${grouped(number)}`,
    some: 'Some queens',
    empty: 'An empty board',
    /** @param {number} solutions */
    heat: (solutions) => count(solutions, 'solution', 'solutions'),
    /** @param {number} tested @param {number} permutations */
    tests: (tested, permutations) =>
      `To find them took ${grouped(tested)} tests of ${grouped(permutations)} permutations.`,
    /** @param {number} size @param {number} solutions @param {number} bytes
     * @param {string} tests */
    table: (size, solutions, bytes, tests) =>
      `The table of ${board(size)} has its ${count(solutions, 'solution', 'solutions')} in ` +
      `${count(bytes, 'byte', 'bytes')}. ${tests}`,
    /** @param {number} size @param {number} solutions @param {number} bytes @param {number} plain
     * @param {string} tests */
    rankedTable: (size, solutions, bytes, plain, tests) =>
      `The ${count(solutions, 'solution', 'solutions')} of ${board(size)} would take ` +
      `${count(plain, 'byte', 'bytes')}. The table has ${grouped(bytes)}: it does not hold the ` +
      'solutions, only how many there are before each way to fill the bottom rows. ' +
      'The rows above are found anew, by a search that takes milliseconds. ' +
      tests,
    isFundamental: 'a fundamental solution',
    /** @param {number} fundamental */
    isImage: (fundamental) => `an image of the fundamental solution ${grouped(fundamental)}`,
    /** @param {number} number @param {number} all @param {string} kin @param {number} images */
    about: (number, all, kin, images) =>
      `Solution ${grouped(number)} of ${grouped(all)}, ${kin}, ` +
      `with ${count(images, 'image', 'images')} in all.`,
    /** @param {number} all */
    aboutEmpty: (all) =>
      `All ${count(all, 'solution', 'solutions')}: place a queen, and see how many are left.`,
    tooMany: 'Place one more queen: the solutions that have this one alone take too long to count.',
    /** @param {number} completions */
    completions: (completions) =>
      completions
        ? form(
            completions,
            'One solution has these queens.',
            `${grouped(completions)} solutions have these queens.`,
          )
        : 'No solution has these queens.',
    noImages: 'Complete the board to see its images.',
    /** @param {number} solutions @param {number} size */
    fundamental: (solutions, size) =>
      'The ' +
      form(solutions, 'fundamental solution', `${grouped(solutions)} fundamental solutions`) +
      ` of ${board(size)}`,
    notDrawn: 'They are too many to draw.',
    thumbnail: 'solution ',
  },
};
