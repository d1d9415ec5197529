// @ts-check
// What each side has taken, and who has more.
import { html, nothing } from 'lit-html';
import { man } from './pieces.js';
import { worthOf } from './worth.js';

/** @typedef {import('./picture.js').Picture} Picture @typedef {import('./picture.js').RuleSet} RuleSet */

export class Material {
  constructor(/** @type {() => void} */ redraw) {
    this.redraw = redraw;
    /** @type {RuleSet|null} */ this.rules = null;
    /** @type {number[]} */ this.worth = [];
  }

  /** Learns what pieces of a rule set are worth. */
  of(/** @type {RuleSet} */ rules) {
    if (this.rules === rules) return;
    this.rules = rules;
    this.worth = [];
    void worthOf(rules).then(worth => {
      if (this.rules !== rules) return;
      this.worth = worth;
      this.redraw();
    });
  }

  /** By how much White has more on the boards and in hand, in hundredths of a pawn. */
  balance(/** @type {Picture} */ { pieces, layout }) {
    const value = (/** @type {number} */ code) => (code ? (code & 1 ? -1 : 1) * (this.worth[(code >> 1) - 1] ?? 0) : 0);
    return (
      pieces.reduce((sum, code) => sum + value(code), 0) +
      layout.hands.reduce((sum, { piece, count }) => sum + count * value(piece), 0)
    );
  }

  /**
   * What a side has taken, and how far it is ahead.
   * @param {'white'|'black'} side
   * @param {Picture} picture
   * @param {{side: string, taken?: number}[]} moves up to the position
   */
  row(side, picture, moves) {
    const { rules } = picture,
      held = picture.layout.hands.length > 0;
    /** @type {Map<number, number>} */ const counts = new Map();
    for (const move of moves)
      if (!held && move.taken && move.side === side) counts.set(move.taken, (counts.get(move.taken) ?? 0) + 1);
    const taken = [...counts].sort(
      ([a], [b]) => (this.worth[(b >> 1) - 1] ?? 0) - (this.worth[(a >> 1) - 1] ?? 0) || a - b,
    );
    const ahead = ((side === 'white' ? 1 : -1) * this.balance(picture)) / 100;
    if (!taken.length && ahead < 0.5) return nothing;
    const words = [
      taken.length ? `captured: ${taken.map(([code, count]) => `${count} ${rules.typeOf(code).name}`).join(', ')}` : '',
      ahead >= 0.5 ? `ahead by ${ahead.toFixed(1)} pawns` : '',
    ]
      .filter(Boolean)
      .join('; ');
    return html`<span class="taken" role="img" aria-label=${words} title=${words}
      >${taken.map(
        ([code, count]) => html`<span>${man(rules, code)}${count > 1 ? html`<small>${count}</small>` : nothing}</span>`,
      )}${ahead >= 0.5 ? html`<b>+${ahead.toFixed(1)} <small>pawns</small></b>` : nothing}</span
    >`;
  }
}
