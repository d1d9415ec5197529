// @ts-check
// The score along a game, from White's view.
import { html, svg } from 'lit-html';
import { plies } from './words.js';

const WIDTH = 560,
  HEIGHT = 90,
  MOST = 1000;

/** Hundredths of a pawn for White; a decided game counts as ten pawns. @returns {number|null} */
export function forWhite(/** @type {import('./answers.js').Score} */ worth, /** @type {string} */ side) {
  const value = worth.winIn !== undefined ? MOST : worth.lossIn !== undefined ? -MOST : worth.score;
  return value === undefined || value === null
    ? null
    : Math.max(-MOST, Math.min(MOST, side === 'white' ? value : -value));
}

/** A score as it is read: in pawns, or as a win. */
export function score(/** @type {import('./answers.js').Score} */ worth, /** @type {string} */ side) {
  if (worth.winIn !== undefined) return `${side === 'white' ? 'White' : 'Black'} wins in ${plies(worth.winIn)}`;
  if (worth.lossIn !== undefined) return `${side === 'white' ? 'Black' : 'White'} wins in ${plies(worth.lossIn)}`;
  if (worth.score === undefined) return '';
  const pawns = (side === 'white' ? worth.score : -worth.score) / 100;
  return `${pawns > 0 ? '+' : pawns < 0 ? '−' : ''}${Math.abs(pawns).toFixed(2)}`;
}

/**
 * @param {(number|null)[]} scores after each ply
 * @param {number} ply the one that is looked at
 * @param {(ply: number) => void} look
 * @param {{ply: number, grade: string}[]} bad moves that a review blames
 */
export function chart(scores, ply, look, bad = []) {
  const known = scores.flatMap((value, i) => (value === null ? [] : [{ value, ply: i + 1 }]));
  if (known.length < 2)
    return html`<p class="facts">
      ${
        known.length
          ? 'One score so far; two make a line.'
          : 'No scores yet: an engine that plays gives them, or a review.'
      }
    </p>`;
  const x = (/** @type {number} */ at) => (at / Math.max(1, scores.length)) * WIDTH;
  // pawns are told apart near 0, wins at the edge
  const y = (/** @type {number} */ value) => HEIGHT / 2 - (2 / (1 + Math.exp(-value / 250)) - 1) * (HEIGHT / 2 - 4);
  const line = known.map(each => `${x(each.ply).toFixed(1)},${y(each.value).toFixed(1)}`).join(' ');
  return html`<svg
    class="chart"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    role="img"
    aria-label="Score along the game, White's view, ${plies(known.length)}"
    @click=${(/** @type {MouseEvent & {currentTarget: Element}} */ event) => {
      const box = event.currentTarget.getBoundingClientRect();
      look(Math.round(((event.clientX - box.left) / box.width) * scores.length));
    }}
  >
    ${svg`<polygon points="${x(known[0].ply)},${HEIGHT / 2} ${line} ${x(known[known.length - 1].ply)},${HEIGHT / 2}"></polygon><line x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line><polyline points=${line}></polyline>${bad.map(each => svg`<line class="bad" data-grade=${each.grade} x1=${x(each.ply)} x2=${x(each.ply)} y1=${HEIGHT - 12} y2=${HEIGHT}></line>`)}<line class="now" x1=${x(ply)} x2=${x(ply)} y1="0" y2=${HEIGHT}></line>`}
  </svg>`;
}
