// @ts-check
// Pieces that lie over the flat boards: one that is dragged, one on its way to another square or board, one that is captured.
import { manElement } from './pieces.js';

/** @typedef {import('./picture.js').RuleSet} RuleSet */

/** Milliseconds that a move is shown for. */
export const DURATION = 200;

/** A piece over the page, as large as a square of so many pixels. @returns {HTMLElement} */
export function floating(/** @type {RuleSet} */ rules, /** @type {number} */ code, /** @type {number} */ size) {
  const floating = document.createElement('div');
  floating.className = 'floating';
  floating.style.setProperty('--square', `${size}px`);
  floating.append(manElement(rules, code));
  document.body.append(floating);
  return floating;
}

/** Shows how pieces went where they are now. */
export function glide(/** @type {RuleSet} */ rules, /** @type {import('./answers.js').Effect[]} */ effects) {
  for (const each of effects) {
    if (each.effect === 'step') travel(rules, each.piece, boxOf(each.from), each.to);
    else if (each.effect === 'remove') fade(rules, each.piece, boxOf(each.cell));
  }
}

const buttonOf = (/** @type {number} */ cell) => document.querySelector(`.grid button[data-cell="${cell}"]`);
const boxOf = (/** @type {number} */ cell) => buttonOf(cell)?.getBoundingClientRect();

/** In an arc, as in space, since it may be to another board. */
function travel(
  /** @type {RuleSet} */ rules,
  /** @type {number} */ code,
  /** @type {DOMRect|undefined} */ start,
  /** @type {number} */ to,
) {
  const end = boxOf(to);
  if (!start || !end) return;
  const away = Math.hypot(end.x - start.x, end.y - start.y),
    high = Math.min(end.width, away / 4);
  const at = (/** @type {number} */ t) =>
    `translate(${start.x + (end.x - start.x) * t}px, ${start.y + (end.y - start.y) * t - 4 * high * t * (1 - t)}px)`;
  moved(
    floating(rules, code, end.width),
    [0, 0.25, 0.5, 0.75, 1].map(t => ({ transform: at(t) })),
  );
  buttonOf(to)
    ?.querySelector('.man')
    ?.animate([{ opacity: 0 }, { opacity: 0 }], DURATION);
}

function fade(/** @type {RuleSet} */ rules, /** @type {number} */ code, /** @type {DOMRect|undefined} */ box) {
  if (!box) return;
  const transform = `translate(${box.x}px, ${box.y}px)`;
  moved(floating(rules, code, box.width), [
    { transform, opacity: 1 },
    { transform, opacity: 1, offset: 0.8 },
    { transform, opacity: 0 },
  ]);
}

function moved(/** @type {HTMLElement} */ floating, /** @type {Keyframe[]} */ frames) {
  const movement = floating.animate(frames, { duration: DURATION, easing: 'ease-in-out', fill: 'both' });
  movement.onfinish = movement.oncancel = () => floating.remove();
}
