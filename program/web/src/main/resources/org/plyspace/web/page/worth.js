// @ts-check
// What engines take pieces to be worth, asked for once.
import { ask } from './server.js';

/** @typedef {import('./picture.js').RuleSet} RuleSet */

/** @type {WeakMap<RuleSet, Promise<number[]>>} */
const known = new WeakMap();

/** In hundredths of a pawn, by type of piece; nothing where it cannot be told. @returns {Promise<number[]>} */
export function worthOf(/** @type {RuleSet} */ rules) {
  const asked =
    known.get(rules) ??
    ask('worth', { variant: rules.variant }).then(
      told => told.worth,
      () => {
        known.delete(rules);
        return [];
      },
    );
  known.set(rules, asked);
  return asked;
}
