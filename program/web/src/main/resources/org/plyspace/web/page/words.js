// @ts-check
// What several pages say in the same words.

/** As {@code 1 game} or {@code 12 games}. */
export const counted = (/** @type {number} */ number, /** @type {string} */ one, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const plies = (/** @type {number} */ number) => counted(number, 'ply', 'plies');

/**
 * Whose move it is, for the title of the page.
 * @param {import('./answers.js').GameAnswer} told
 * @param {string[]} people the sides that people play
 * @param {string|null} role what this browser's link allows
 */
export function turnTitle({ outcome, turn, at }, people, role) {
  if (outcome) return outcome.result;
  if (role === at.side) return 'Your move';
  if (people.length === 1) return turn === 'human' ? 'Your move' : 'The machine’s move';
  return `${at.side === 'white' ? 'White' : 'Black'} to move`;
}

/** How it stands in a position: who is to move, or how it ended. */
export function standing(
  /** @type {{side: string, check?: boolean, doubleCheck?: boolean, outcome?: {text: string}}} */ {
    side,
    check,
    doubleCheck,
    outcome,
  },
) {
  return outcome
    ? outcome.text
    : `${side === 'white' ? 'White' : 'Black'} to move${check ? (doubleCheck ? ', in double check' : ', in check') : ''}`;
}

/**
 * What a rule set is called where there is little room: of titles such as {@code Chess (One)} and {@code Chess (Two)}, what tells them
 * apart.
 */
export function shortTitle(/** @type {string} */ title, /** @type {string[]} */ all) {
  const parts = (/** @type {string} */ each) => /^(.+) \((.+)\)$/.exec(each),
    own = parts(title);
  if (!own) return title;
  const others = all.filter(each => each !== title && (each === own[1] || parts(each)?.[1] === own[1]));
  return others.length && others.every(each => parts(each)) ? own[2] : title;
}
