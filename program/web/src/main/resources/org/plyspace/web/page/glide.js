// @ts-check
// What lies over the flat boards: arrows, and pieces that are dragged, on their way to another square or board, or captured.
import { render, svg } from 'lit-html';
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

/** In squares: how far from the middle of its squares an arrow begins and ends, how wide it is, and its head. */
const FROM = 0.2,
  TO = 0.3,
  WIDE = 0.09,
  HEAD = 0.34;

/** Draws arrows over the boards, as far as their squares are there. */
export function point(/** @type {HTMLElement|null} */ over, /** @type {import('./types.js').Arrow[]} */ arrows) {
  if (!over) return;
  const { left, top } = over.getBoundingClientRect();
  render(
    arrows.map(({ from, to, isHint }) => {
      const [start, end] = [from, to].map(cell =>
        over.parentElement?.querySelector(`.grid button[data-cell="${cell}"]`)?.getBoundingClientRect(),
      );
      if (!start || !end || from === to) return null;
      const size = end.width,
        x = start.x + size / 2 - left,
        y = start.y + size / 2 - top,
        long = Math.hypot(end.x - start.x, end.y - start.y),
        tip = long - TO * size,
        neck = tip - HEAD * size,
        wide = (WIDE * size) / 2,
        head = (HEAD * size) / 2;
      return svg`<path class=${isHint ? 'hint' : 'made'}
        transform=${`translate(${x} ${y}) rotate(${(Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI})`}
        d=${`M${FROM * size} ${-wide}H${neck}V${-head}L${tip} 0L${neck} ${head}V${wide}H${FROM * size}Z`}></path>`;
    }),
    over,
  );
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
