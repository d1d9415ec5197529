// @ts-check
// A game looked at by a search afterwards: what each move was worth, and which were bad.
import { html, nothing } from 'lit-html';
import { forWhite } from './chart.js';
import { ask } from './server.js';
import { line } from './thoughts.js';
import { counted } from './words.js';

/** The signs of judgements, as in docs/engines.md. @type {Record<string, string>} */
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' };

export class Review {
  constructor(/** @type {import('./answers.js').ReviewAnswer} */ told) {
    this.told = told;
    this.moves = told.moves;
  }

  /** @returns {Promise<Review>} */
  static async of(/** @type {import('./game.js').Game} */ game) {
    const told = await ask(`${game.path}/review`);
    return new Review(told);
  }

  /** How many moves of a game it is about: those before the first that was played otherwise since. */
  reach(/** @type {{move: string}[]} */ moves) {
    let same = 0;
    while (same < moves.length && this.moves[same]?.move === moves[same].move) same++;
    return same;
  }

  /** After a ply, from 1, for White. */
  score(/** @type {number} */ ply) {
    const { after, side } = this.moves[ply - 1];
    return forWhite(after, side);
  }

  /** What stands behind a move. */
  sign(/** @type {number} */ ply) {
    return SIGNS[this.moves[ply - 1]?.grade ?? ''] ?? '';
  }

  /** Bad moves, for the chart. */
  bad(/** @type {number} */ reach) {
    return this.moves.slice(0, reach).flatMap(({ ply, grade }) => (grade ? [{ ply, grade }] : []));
  }

  /** What is said of a move: how bad it was, and what was better. */
  note(/** @type {number} */ ply, /** @type {(moves: string[], at: number) => void} */ show) {
    const move = this.moves[ply - 1];
    if (!move?.grade) return nothing;
    return html`<div class="box why graded" data-grade=${move.grade}>
      <b>${move.grade[0].toUpperCase()}${move.grade.slice(1)}</b>; ${move.line[0]} was better by
      ${Math.round(100 * move.given)} % of the points. ${line(move.line, '', show)}
    </div>`;
  }

  /** What it comes to for each side. */
  summary() {
    const row = (/** @type {'white'|'black'} */ side) => {
      const sum = this.told.sides[side];
      return sum
        ? html`<tr>
            <th scope="row">${side === 'white' ? 'White' : 'Black'}</th>
            <td>${sum.blunders}</td>
            <td>${sum.mistakes}</td>
            <td>${sum.inaccuracies}</td>
            <td>${(sum.meanLoss / 100).toFixed(2)}</td>
            <td>${Math.round(100 * sum.bestShare)} %</td>
          </tr>`
        : nothing;
    };
    return html`<div class="scrolled" role="region" aria-label="What the review found" tabindex="0">
        <table class="table summary">
          <thead>
            <tr>
              <th scope="col"></th>
              <th scope="col">blunders ??</th>
              <th scope="col">mistakes ?</th>
              <th scope="col">inaccuracies ?!</th>
              <th scope="col">mean loss, pawns</th>
              <th scope="col">best moves</th>
            </tr>
          </thead>
          <tbody>
            ${row('white')}${row('black')}
          </tbody>
        </table>
      </div>
      <p class="facts">
        By ${counted(this.told.nodes, 'node')} a position. A blunder gives away a quarter of the points or more, a
        mistake 15 %, an inaccuracy 8 %.
      </p>`;
  }
}
