// Faults of the script, each a change of a few characters.

import { parse } from 'acorn';
import { ancestor } from 'acorn-walk';

/** @typedef {import('acorn').AnyNode} Node */
/** @typedef {import('./sample.js').Fault} Fault */

/** Operators that are easily taken for each other. @type {Record<string, [string, string]>} */
const OPERATORS = {
  '+': ['sign', '-'],
  '-': ['sign', '+'],
  '+=': ['sign', '-='],
  '-=': ['sign', '+='],
  '*': ['sign', '/'],
  '<': ['bound', '<='],
  '<=': ['bound', '<'],
  '>': ['bound', '>='],
  '>=': ['bound', '>'],
  '===': ['condition', '!=='],
  '!==': ['condition', '==='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
};

/** Two names of a pair, such as those of a square, one of which may stand for the other. */
const AXES = [
  ['row', 'column'],
  ['x', 'y'],
  ['x1', 'y1'],
  ['x2', 'y2'],
  ['cx', 'cy'],
  ['width', 'height'],
];

/**
 * All faults of a module.
 *
 * @param {string} file @param {string} text
 */
export function scriptFaults(file, text) {
  /** @type {Fault[]} */
  const faults = [];
  const program = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  const source = (/** @type {Node} */ { start, end }) => text.slice(start, end);

  ancestor(program, {
    ImportDeclaration() {},

    BinaryExpression(node, _, above) {
      // Of texts, a sum is no sum.
      const isText = [node.left, node.right].some((side) => /['"`]/.test(source(side)));
      if (!(node.operator === '+' && isText)) operator(node, node.left, node.right, above);
    },
    LogicalExpression(node, _, above) {
      operator(node, node.left, node.right, above);
    },
    AssignmentExpression(node, _, above) {
      operator(node, node.left, node.right, above);
    },
    IfStatement: condition,
    ConditionalExpression: condition,

    // What is called or assigned is left out.
    ExpressionStatement(node, _, above) {
      if (/^(Call|Assignment|Update)/.test(node.expression.type))
        add('call', node, node.start, node.end, ';', above);
    },
    Literal(node, _, above) {
      const parent = above.at(-2);
      if (Number.isInteger(node.value) && parent?.type !== 'Property')
        add('number', node, node.start, node.end, String(Number(node.value) + 1), above);
    },
    ObjectExpression(node, _, above) {
      axes(node.properties, above);
    },
    ObjectPattern(node, _, above) {
      axes(node.properties, above);
    },
    CallExpression(node, _, above) {
      const [one, other] = node.arguments;
      if (!one || !other || one.type !== other.type) return;
      if (!/^(Literal|Identifier|MemberExpression)$/.test(one.type)) return;
      const between = text.slice(one.end, other.start);
      const swapped = source(other) + between + source(one);
      add('arguments', node, one.start, other.end, swapped, above);
    },
    Function(node, _, above) {
      if (node.body.type !== 'BlockStatement' || node.body.body.length === 0) return;
      const isSaid = text.slice(0, node.start).endsWith('constructor');
      if (isSaid || /\breturn [^;]|\byield\b/.test(source(node.body))) return;
      const [first] = node.body.body;
      const [line] = source(first).split('\n');
      add('return', first, first.start, first.start + line.length, `return; ${line}`, [
        ...above,
        node.body,
        first,
      ]);
    },
  });
  return faults;

  /**
   * @param {string} kind @param {Node} node @param {number} start @param {number} end
   * @param {string} to @param {Node[]} above
   */
  function add(kind, node, start, end, to, above) {
    const from = text.slice(start, end);
    if (from === to) return;
    const { line, column } = place(text, node === above.at(-1) ? start : node.start);
    faults.push({ kind, file, start, end, from, to, line, column, reach: reachOf(above) });
  }

  /**
   * @param {{ type: string, start: number, operator: string } & Node} node
   * @param {Node} left @param {Node} right @param {Node[]} above
   */
  function operator(node, left, right, above) {
    const [kind, other] = OPERATORS[node.operator] ?? [];
    if (!kind || !other) return;
    const start = left.end + text.slice(left.end, right.start).indexOf(node.operator);
    add(kind, node, start, start + node.operator.length, other, above);
  }

  /**
   * @param {import('acorn').IfStatement | import('acorn').ConditionalExpression} node
   * @param {unknown} _ @param {Node[]} above
   */
  function condition({ test }, _, above) {
    const isNegated = test.type === 'UnaryExpression' && test.operator === '!';
    // A comparison is negated by its operator.
    if (test.type === 'BinaryExpression' && OPERATORS[test.operator]) return;
    const to = isNegated ? source(test.argument) : `!(${source(test)})`;
    add('condition', test, test.start, test.end, to, above);
  }

  /** @param {import('acorn').AnyNode[]} properties @param {Node[]} above */
  function axes(properties, above) {
    const named = new Map(
      properties.flatMap((property) =>
        property.type === 'Property' && property.key.type === 'Identifier'
          ? [[property.key.name, property]]
          : [],
      ),
    );
    for (const pair of AXES) {
      const [one, other] = pair
        .flatMap((name) => named.get(name) ?? [])
        .sort((a, b) => a.start - b.start);
      if (!one || !other) continue;
      const written = (/** @type {typeof one} */ property, /** @type {typeof one} */ from) =>
        `${source(property.key)}: ${source(from.value)}`;
      const between = text.slice(one.end, other.start);
      const to = written(one, other) + between + written(other, one);
      add('axes', one, one.start, other.end, to, above);
    }
  }
}

/**
 * Where the script has to come to if a fault is to be noticed: a statement of a block, or the body
 * of a short function. What is neither comes with the module.
 *
 * @param {Node[]} above
 */
function reachOf(above) {
  for (let index = above.length - 1; index > 0; index--) {
    const [node, parent] = [above[index], above[index - 1]];
    if (parent.type === 'ArrowFunctionExpression' && parent.body === node)
      return { start: node.start, end: node.end, isStatement: node.type === 'BlockStatement' };
    const isInBlock = parent.type === 'BlockStatement' || parent.type === 'Program';
    if (isInBlock) return { start: node.start, end: node.end, isStatement: true };
  }
  return null;
}

/** The line and column of an offset, both from 1. @param {string} text @param {number} offset */
export function place(text, offset) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
