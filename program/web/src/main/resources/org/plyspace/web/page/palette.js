// @ts-check
// All pieces of a rule set, to be taken and put on the boards.
import { html } from 'lit-html';
import { man } from './pieces.js';

/**
 * @param {import('./picture.js').RuleSet} rules
 * @param {number} chosen the piece code that is taken, 0 for none
 * @param {(code: number) => void} choose
 * @param {(event: PointerEvent, code: number) => void} drag
 */
export function palette(rules, chosen, choose, drag) {
  return html`<div class="palette" role="group" aria-label="Pieces">
    ${[0, 1].map(
      side =>
        html`<div>
          ${rules.types.map(type => {
            const code = 2 * (type.index + 1) + side;
            return html`<button
              data-piece=${code}
              aria-pressed=${chosen === code}
              aria-label=${rules.wordsOf(code)}
              title=${rules.wordsOf(code)}
              @click=${() => choose(code)}
              @pointerdown=${(/** @type {PointerEvent} */ event) => drag(event, code)}
            >
              ${man(rules, code)}
            </button>`;
          })}
        </div>`,
    )}
  </div>`;
}
