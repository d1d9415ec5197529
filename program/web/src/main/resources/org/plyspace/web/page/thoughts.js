// @ts-check
// What a search thinks: how the sides stand, and lines that can be shown on the boards.
import { html, nothing } from 'lit-html';
import { score } from './chart.js';
import { counted } from './words.js';

/** So many moves of a line are written. */
const SHOWN = 8;

/** As text: there is an emoji of it too. */
const PLAY = '\u25b6\ufe0e';

/** What the browser keeps of whether an engine's thoughts are shown while one plays against it. */
export const shown = {
  get on() {
    return localStorage.getItem('thoughts') === 'shown';
  },
  toggle() {
    if (this.on) localStorage.removeItem('thoughts');
    else localStorage.setItem('thoughts', 'shown');
  },
};

/**
 * A box as high as two lines need, so that nothing below it jumps.
 * @param {import('./answers.js').Thought|null} thought null before there is one
 * @param {string} side who moves in the position that it is of
 * @param {string} waiting what is said before there is one
 * @param {(moves: string[], at: number) => void} show a line after so many of its moves; 0 plays through it
 */
export function thoughts(thought, side, waiting, show) {
  if (!thought?.lines?.length) return html`<div class="box thoughts"><small>${waiting}</small></div>`;
  return html`<div class="box thoughts">
    <small
      >${thought.purpose === 'play' ? 'the engine thinks' : 'analysis'} · depth ${thought.depth} ·
      ${counted(Number(thought.nodes), 'move')}${thought.done ? ' · done' : ''}</small
    >
    ${bar(thought.lines[0], side)} ${thought.lines.map(each => line(each.line ?? [each.move], score(each, side), show))}
  </div>`;
}

/** A line whose moves are buttons. */
export const line = (
  /** @type {string[]} */ moves,
  /** @type {string} */ head,
  /** @type {(moves: string[], at: number) => void} */ show,
) =>
  html`<p class="thought-line">
    <b>${head}</b>
    ${moves
      .slice(0, SHOWN)
      .map(
        (move, i) =>
          html`<button class="quiet" title="Show the position after this move" @click=${() => show(moves, i + 1)}>
            ${move}
          </button>`,
      )}<button
      class="quiet"
      aria-label="Play through this line"
      title="Play through this line"
      @click=${() => show(moves, 0)}
    >
      ${PLAY}
    </button>
  </p>`;

/** How the points are taken to be shared, White's share from the left. */
function bar(/** @type {import('./answers.js').BestLine} */ { expectancy }, /** @type {string} */ side) {
  if (expectancy === undefined) return nothing;
  const white = Math.round(100 * (side === 'white' ? expectancy : 1 - expectancy)),
    words = `White can expect ${white} % of the points`;
  return html`<svg class="expected" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label=${words}>
    <title>${words}</title>
    <rect class="black" width="100" height="8"></rect>
    <rect class="white" width=${white} height="8"></rect>
    <line x1="50" x2="50" y1="0" y2="8"></line>
  </svg>`;
}
