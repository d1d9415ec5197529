// @ts-check
// A line that was not played, gone through on the boards of a game: of an analysis, or what would have been better.
import { Autoplay } from './autoplay.js';
import { Picture } from './picture.js';
import { send } from './server.js';

export class Preview {
  /**
   * @param {object} line
   * @param {Picture} line.from the position that it begins in
   * @param {string} line.start of the game
   * @param {string[]} line.before the moves to that position
   * @param {string[]} line.moves
   * @param {(change?: {effects?: import('./answers.js').Effect[], before?: Picture|null}) => void} changed another of its positions is shown
   */
  constructor({ from, start, before, moves }, changed) {
    this.start = start;
    this.before = before;
    this.moves = moves;
    this.changed = changed;
    this.at = 0;
    /** What was asked for last. */ this.wanted = 0;
    /** @type {Picture} */ this.picture = from;
    /** @type {import('./answers.js').LastMove|null} */ this.last = null;
    this.autoplay = new Autoplay(
      async () => {
        await this.go(this.at < this.moves.length ? this.at + 1 : 1);
        return this.at < this.moves.length;
      },
      () => this.changed(),
    );
  }

  /** Shows the position after so many of its moves. */
  async go(/** @type {number} */ at) {
    const wanted = (this.wanted = Math.max(0, Math.min(this.moves.length, at))),
      { start, before, moves } = this,
      { rules } = this.picture;
    const told = await send('line', { variant: rules.variant, start, moves: [...before, ...moves.slice(0, wanted)] });
    if (wanted !== this.wanted) return;
    const follows = wanted === this.at + 1,
      old = this.picture;
    this.at = wanted;
    this.picture = new Picture(rules, told.at);
    this.last = told.last ?? null;
    this.changed(follows ? { effects: told.last?.effects, before: old } : {});
  }

  close() {
    this.wanted = -1;
    this.autoplay.stop();
  }
}
