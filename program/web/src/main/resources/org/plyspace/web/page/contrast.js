// @ts-check
// Where one piece goes under two rule sets, and in what that differs.
import { Picture } from './picture.js';
import { ask, send } from './server.js';

/** @typedef {import('./picture.js').RuleSet} RuleSet */
/** @typedef {{targets: number[], captures: number[], blockers?: number[], onlyCaptures?: number[], moves?: import('./answers.js').Move[]}} Reach what of an answer is drawn */
/** @typedef {{both: number[], first: number[], second: number[], elsewhere: number}} Difference */

/** The boards of a rule set: its start if that is asked for and there is one, else empty. @returns {Promise<Picture>} */
export async function boards(
  /** @type {import('./main.js').App} */ app,
  /** @type {string} */ variant,
  /** @type {string} */ on,
) {
  const rules = await app.rulesOf(variant),
    start = on === 'start' && rules.told.start !== undefined;
  return new Picture(rules, start ? await ask('position', { variant }) : await send('setup', { variant }));
}

/** Where a piece goes from a cell. @returns {Promise<Reach>} */
export function reach(/** @type {Picture} */ picture, /** @type {number} */ piece, /** @type {number} */ cell) {
  return ask('reach', { variant: picture.rules.variant, position: picture.text, piece, cell });
}

/**
 * The same piece on the same square of other boards. Squares are the same by name, else by place.
 * @returns {{cell: number, code: number}|{trouble: string}}
 */
export function counterpart(
  /** @type {Picture} */ here,
  /** @type {number} */ cell,
  /** @type {number} */ code,
  /** @type {Picture} */ there,
) {
  const type = here.rules.typeOf(code),
    { types } = there.rules,
    title = titleBeside(there.rules, here.rules);
  const same = types.find(each => each.name === type.name) ?? types.find(each => each.usualName === type.usualName);
  if (!same) return { trouble: `${title} has no ${type.name}` };
  const square = there.twin(here, cell);
  return square
    ? { cell: square.cell, code: 2 * (same.index + 1) + (code & 1) }
    : { trouble: `${title} has no square like ${here.square(cell).name}` };
}

/** Which cells of these boards both reach, only these, or only the others, and how many of the others' squares are not here. @returns {Difference} */
export function difference(
  /** @type {Picture} */ here,
  /** @type {Reach} */ mine,
  /** @type {Picture} */ there,
  /** @type {Reach} */ theirs,
) {
  const twins = [...theirs.targets, ...theirs.captures].map(cell => here.twin(there, cell)?.cell);
  const ours = new Set([...mine.targets, ...mine.captures]),
    reached = new Set(twins.filter(cell => cell !== undefined));
  return {
    both: [...ours].filter(cell => reached.has(cell)),
    first: [...ours].filter(cell => !reached.has(cell)),
    second: [...reached].filter(cell => !ours.has(cell)),
    elsewhere: twins.filter(cell => cell === undefined).length,
  };
}

/**
 * The marks of a piece and of where it goes.
 * @param {number|null} cell where it stands
 * @param {Reach|null} found
 * @param {Difference|null} differ
 * @param {[string|null, string|null]} kinds the marks of what only these rules reach, and only the others; null for none
 * @returns {import('./types.js').Marks}
 */
export function mark(cell, found, differ, [first, second]) {
  /** @type {import('./types.js').Marks} */ const marks = new Map();
  const add = (/** @type {number} */ at, /** @type {string} */ kind) => marks.set(at, [...(marks.get(at) ?? []), kind]);
  if (cell !== null) add(cell, 'select');
  if (!found || cell === null) return marks;
  if (differ) {
    if (first) for (const at of differ.first) add(at, first);
    if (second) for (const at of differ.second) add(at, second);
    for (const at of differ.both) add(at, found.captures.includes(at) ? 'capture' : 'target');
  } else {
    for (const at of found.targets) add(at, 'target');
    for (const at of found.captures) add(at, 'capture');
  }
  if (!differ || !second) for (const at of found.blockers ?? []) if (!marks.has(at)) add(at, 'blocker');
  return marks;
}

/** What a rule set is called beside another: by its options, where titles are the same. */
export const titleBeside = (/** @type {RuleSet} */ rules, /** @type {RuleSet} */ other) =>
  rules.title === other.title ? rules.variant : rules.title;

/** The piece to begin with, White's: one that rides shows more than a king. */
export function liveliest(/** @type {RuleSet} */ rules) {
  const found = rules.types.find(each => each.usualName === 'queen') ?? rules.types.find(each => !each.royal);
  return 2 * ((found?.index ?? 0) + 1);
}

/** A square in the middle of the middle level, empty if there is one. */
export function central(/** @type {Picture} */ { layout, pieces }) {
  const squares = layout.boards.flatMap(board => board.squares.map(square => ({ ...square, z: board.z })));
  const mean = (/** @type {'x'|'y'|'z'} */ axis) => squares.reduce((sum, each) => sum + each[axis], 0) / squares.length,
    [x, y, z] = [mean('x'), mean('y'), mean('z')];
  const far = (/** @type {{x: number, y: number, z: number, cell: number}} */ each) =>
    Math.hypot(each.x - x, each.y - y, each.z - z) + (pieces[each.cell] ? 100 : 0);
  return squares.reduce((a, b) => (far(b) < far(a) ? b : a)).cell;
}
