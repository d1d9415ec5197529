// @ts-check
// What several pages say in the same words.

/** As {@code 1 game} or {@code 12 games}. */
export const counted = (/** @type {number} */ number, /** @type {string} */ one, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const plies = (/** @type {number} */ number) => counted(number, 'ply', 'plies');

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
