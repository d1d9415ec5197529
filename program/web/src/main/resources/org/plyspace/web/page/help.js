// @ts-check
// Which keys there are.
import { html } from 'lit-html';

/** The keys, as in docs/page.md. */
const KEYS = [
  ['Tab', 'to the boards, and on to what follows'],
  ['arrows, Home, End', 'within a board'],
  ['Page Up, Page Down', 'along the column, to the level above and below'],
  ['b, Shift b', 'next board, the one before'],
  ['Enter, Space', 'takes a piece, and puts it down; again on a piece that may stay: passes'],
  ['f', 'all is seen from the other side'],
  ['w', 'both, flat boards alone, or those in space alone'],
  ['[, ]', 'the level below or above is in focus'],
  ['m', 'the moves from here'],
  ['l', 'the last move'],
  ['s', 'who is to move, check, result'],
  ['/', 'type a move, in any form that play reads'],
  ['Delete', 'in Set up: the square is emptied'],
  ['Escape', 'puts down what was taken'],
  ['left, right, Home, End', 'beside the boards: a ply back, a ply forward, to the start, to the last ply'],
  ['v, Shift v', 'in Games: another move that the game has here'],
  ['p', 'in Games: plays through the game, and stops'],
  ['?', 'help'],
];

export const keys = () =>
  html`<dl class="keys">
      ${KEYS.map(
        ([key, what]) =>
          html`<dt>${key}</dt>
            <dd>${what}</dd>`,
      )}
    </dl>
    <p>
      In space: click a square, then another, or drag a piece; drag beside the pieces to turn, wheel or pinch to come
      nearer, right button or two fingers to shift.
    </p>
    <p class="legend-marks">
      <span><i data-kind="target"></i>can go here</span> <span><i data-kind="capture"></i>can be captured</span>
      <span><i data-kind="blocker"></i>in the way</span> <span><i data-kind="column"></i>one column</span>
    </p>`;
