// @ts-check
// How large the squares of the flat boards are.
import { roomySize, wholeSize } from './flat.js';
import { extentOf } from './hexagons.js';
import { inOrder } from './space.js';

/** @typedef {import('./stage.js').Stage} Stage */

/** Squares in pixels that a finger finds, and the smallest that it still hits, where only they let a wide board fit a phone. */
const FINGER = 40,
  LEAST_FOR_A_FINGER = 24;

/** Windows as the style sheet tells them apart: those with one column, phones that are held upright, and low ones. */
const NARROW = '(max-width: 900px) and (min-height: 521px), (max-width: 559px)',
  PHONE = '(max-width: 640px) and (min-height: 521px), (max-width: 559px)',
  LOW = '(max-height: 520px) and (min-width: 560px)';
/** What the sides of a pane, its scroll bar, and a board's name and frame take, in pixels. */
const SIDES_OF_PANE = 54,
  ABOUT_A_BOARD = 76;
/** What is below boards that stay has at least, in pixels, as the style sheet says; what stays free beside boards; the usual size of text. */
const LEAST_BELOW = 150,
  SPARE = 6,
  USUAL_TEXT = 15;
const LEAST_IN_A_STRIP = 24,
  MOST_IN_A_STRIP = 48,
  MOST_ON_A_PHONE = 56;

/** Squares as large as there is room; on a phone as large as a finger. */
export function sizeOf(/** @type {Stage} */ stage) {
  const { picture, pane } = stage,
    flat = stage.find('.flat');
  if (!picture || !flat || !pane) return null;
  const left = picture.layout.view.facing === 'WHITE_LEFT',
    boards = inOrder(picture.layout).filter(board => stage.shown.includes(board.name));
  const is = (/** @type {string} */ windows) => matchMedia(windows).matches,
    most = (/** @type {boolean} */ across) => Math.max(...boards.map(board => extentOf(board, left)[across ? 0 : 1]));
  const wide = (/** @type {number} */ width) => Math.floor((width - 62) / most(true));
  let size;
  if (is(PHONE)) size = fitting(wide(innerWidth), MOST_ON_A_PHONE);
  else if (is(LOW) && stage.bar)
    size = Math.max(
      LEAST_IN_A_STRIP,
      Math.min(MOST_IN_A_STRIP, wide(flat.clientWidth), Math.floor((pane.clientHeight - ABOUT_A_BOARD) / most(false))),
    );
  else {
    const alone = stage.only === 'flat' && !is(NARROW),
      height = Math.max(
        300,
        is(NARROW) ? innerHeight : alone ? (flat.parentElement?.clientHeight ?? 0) : pane.clientHeight,
      );
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT,
      stays = !alone && !is(NARROW) && flat.closest('.pane') !== null,
      free = stays ? height - LEAST_BELOW : height,
      { paddingLeft, paddingRight } = getComputedStyle(flat),
      sides = parseFloat(paddingLeft) + parseFloat(paddingRight) + SPARE;
    if (stage.bar && !stage.only && !is(NARROW))
      stage.divider.fit(share =>
        wholeSize(boards, left, {
          width: (innerWidth * share) / 100 - SIDES_OF_PANE,
          height: free,
          whole: height,
          text,
        }),
      );
    size = roomySize(
      boards,
      left,
      { width: flat.clientWidth - sides, height: free, whole: height, text },
      alone ? 1 : Math.min(1, (stage.share() * height) / free),
    );
  }
  if (is('(pointer: coarse)') && !is(PHONE)) size = Math.max(FINGER, size);
  return size;
}

/** Squares with which the widest board fits, if that many pixels are enough for a finger; else it is scrolled, and they are easily hit. */
const fitting = (/** @type {number} */ size, /** @type {number} */ most) =>
  size < LEAST_FOR_A_FINGER ? FINGER : Math.min(most, size);
