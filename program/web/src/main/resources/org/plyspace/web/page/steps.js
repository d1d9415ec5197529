// @ts-check
// To go through a game ply by ply, with buttons or keys.
import { html } from 'lit-html';

/**
 * @param {number} at the ply that is looked at
 * @param {number} last
 * @param {(ply: number) => void} go
 * @param {unknown} more what stands beside the buttons
 */
export const steps = (at, last, go, more) =>
  html`<div class="steps" role="group" aria-label="Step through the game">
    <button aria-label="To the start" ?disabled=${at === 0} @click=${() => go(0)}>«</button
    ><button aria-label="A ply back" ?disabled=${at === 0} @click=${() => go(at - 1)}>‹</button>
    <span>${at} / ${last}</span>
    <button aria-label="A ply forward" ?disabled=${at >= last} @click=${() => go(at + 1)}>›</button
    ><button aria-label="To the last ply" ?disabled=${at >= last} @click=${() => go(last)}>»</button>${more}
  </div>`;

/** The ply that a key leads to from another, or null. @returns {number|null} */
export function stepTo(/** @type {string} */ key, /** @type {number} */ at, /** @type {number} */ last) {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}
