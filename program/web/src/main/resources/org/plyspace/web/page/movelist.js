// @ts-check
// The moves of a game that is played, a row for each number.
import { html, nothing } from 'lit-html';
import { moveText } from './notation.js';

/** @typedef {import('./answers.js').PlayedMove & {ply: number}} Listed */

/**
 * @param {object} list
 * @param {import('./picture.js').RuleSet} list.rules
 * @param {import('./answers.js').PlayedMove[]} list.moves
 * @param {number} list.ply the one that is looked at
 * @param {import('./notation.js').Form} [list.form]
 * @param {(ply: number) => string} list.sign what a review puts behind a move
 * @param {(ply: number) => void} list.look
 */
export function moveList({ rules, moves, ply, form, sign, look }) {
  /** @type {{number: number, white?: Listed, black?: Listed}[]} */ const rows = [];
  moves.forEach((move, i) => {
    if (rows.at(-1)?.number !== move.number) rows.push({ number: move.number });
    rows[rows.length - 1][move.side] = { ...move, ply: i + 1 };
  });
  const cell = (/** @type {Listed|undefined} */ move) =>
    move
      ? html`<button
          data-ply=${move.ply}
          title=${move.move}
          aria-current=${move.ply === ply ? 'true' : 'false'}
          @click=${() => look(move.ply)}
        >
          <span>${moveText(rules, move, form)}</span
          >${sign(move.ply) ? html`<b class="signs">${sign(move.ply)}</b>` : nothing}
        </button>`
      : html`<span></span>`;
  return html`<ol class="moves" aria-label="Moves">
    ${rows.map(({ number, white, black }) => html`<li><small>${number}.</small>${cell(white)}${cell(black)}</li>`)}
  </ol>`;
}
