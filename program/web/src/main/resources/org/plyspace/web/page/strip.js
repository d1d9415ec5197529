// @ts-check
// The flat boards on a phone: a strip that one swipes along, and that goes to the board of a move by itself.
import { DURATION } from './glide.js';

/** @typedef {{board: string, cell: number|null, isHome?: boolean}} Arrival where a move came to: a board, and the cell on it unless the board itself moved; or where a side has most of its men */

/** What stays free beside a board, in pixels; how far a finger may have pushed the strip without meaning to. */
const MARGIN = 12,
  TWITCH = 8;

export class Strip {
  constructor(/** @type {(selector: string) => HTMLElement|null} */ find) {
    this.find = find;
    /** What to go to. @type {Arrival|null} */ this.to = null;
    /** Where the strip was when a finger came down on it; null while there is none. @type {number|null} */ this.from =
      null;
    this.timer = 0;
    /** To be told of touches; passive, so that nothing waits for it. */
    this.touched = { handleEvent: (/** @type {TouchEvent} */ event) => this.touch(event), passive: true };
  }

  /** Goes where a move came to once it was shown, or at once. */
  follow(/** @type {Arrival} */ to, /** @type {boolean} */ atOnce) {
    this.to = to;
    clearTimeout(this.timer);
    if (atOnce) this.go('instant');
    else this.timer = setTimeout(() => this.go('smooth'), DURATION);
  }

  /** Moves the strip and nothing else: neither the page nor the keyboard. A finger on it is waited for. */
  go(/** @type {ScrollBehavior} */ behavior) {
    const strip = this.find('.flat'),
      { to } = this;
    if (this.from !== null || !to) return;
    this.to = null;
    const board = this.find(`.flat-board[data-board="${CSS.escape(to.board)}"]`),
      square = this.find(`.grid button[data-cell="${to.cell}"]`);
    if (!strip || !board || getComputedStyle(strip).scrollSnapType === 'none') return;
    const frame = strip.getBoundingClientRect(),
      whole = board.getBoundingClientRect();
    // of a board that is wider than the strip the square is to be seen
    const box = square && whole.width > frame.width ? square.getBoundingClientRect() : whole;
    const free = box === whole ? MARGIN : (frame.width - box.width) / 2;
    if (box.left < frame.left || box.right > frame.right)
      strip.scrollTo({ left: strip.scrollLeft + box.left - frame.left - free, behavior });
  }

  /** Who swipes goes where they like. */
  touch(/** @type {TouchEvent} */ event) {
    const strip = this.find('.flat'),
      at = strip?.scrollLeft ?? 0;
    if (event.type === 'touchstart') {
      this.from ??= at;
    } else if (
      this.from !== null &&
      ![...event.touches].some(each => strip?.contains(/** @type {Node} */ (each.target)))
    ) {
      if (Math.abs(at - this.from) > TWITCH) this.to = null;
      this.from = null;
      this.go('instant');
    }
  }
}

/** Where a move came to, or null. @returns {Arrival|null} */
export function arrivalOf(
  /** @type {import('./picture.js').Picture} */ picture,
  /** @type {import('./answers.js').Effect[]} */ effects,
) {
  for (const each of effects) {
    const { effect } = each;
    if (effect === 'shiftBoard')
      return { board: picture.layout.boards[picture.rules.movable[each.board]].name, cell: null };
    if (effect === 'step') return { board: picture.boardOf(each.to).name, cell: each.to };
    if (effect === 'drop' || effect === 'put') return { board: picture.boardOf(each.cell).name, cell: each.cell };
  }
  return null;
}

/** The board with the most men of the side that it is seen from. @returns {Arrival} */
export function homeOf(/** @type {import('./picture.js').Picture} */ picture, /** @type {boolean} */ fromBlack) {
  /** @type {Map<string, number>} */ const counts = new Map();
  for (const { board, code } of picture.men())
    if ((code & 1) === (fromBlack ? 1 : 0)) counts.set(board.name, (counts.get(board.name) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one)[0];
  return { board: most?.[0] ?? picture.layout.boards[0].name, cell: null, isHome: true };
}
