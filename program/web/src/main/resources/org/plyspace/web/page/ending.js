// @ts-check
// A game that is over: how, by which rule, and what next.
import { html, nothing } from 'lit-html';
import { begin } from './parts.js';

/** Ends that people bring about, of which rules say nothing. */
const BY_PEOPLE = new Set(['resignation', 'agreed draw', 'time forfeit']);

/** Another game of the same kind, with sides swapped or as they were. */
export function rematch(
  /** @type {import('./main.js').App} */ app,
  /** @type {import('./game.js').Game} */ { told, picture },
  /** @type {boolean} */ swapped,
) {
  const { white, black, variant, start } = told,
    position = start === picture?.rules.told.start ? undefined : start;
  return begin(app, {
    variant,
    position,
    clock: told.clock?.clock,
    white: swapped ? black : white,
    black: swapped ? white : black,
  }).catch(app.fail);
}

/**
 * @param {import('./main.js').App} app
 * @param {import('./game.js').Game} game
 * @param {unknown} review the button that begins it
 */
export function ending(app, game, review) {
  const outcome = /** @type {import('./answers.js').Outcome} */ (game.told.outcome),
    rules = /** @type {import('./picture.js').Picture} */ (game.picture).rules.told.rulebook ?? [];
  const citations = BY_PEOPLE.has(outcome.reason)
    ? []
    : [...new Set(rules.filter(rule => rule.aspect === 'end').map(rule => rule.citation))];
  return html`<section class="box good ended" aria-label="The game is over">
    <p>
      <b>${outcome.result}</b> ${outcome.text}
      ${citations.map(
        citation => html` <button class="cite" @click=${() => app.openRuling(citation)}>${citation}</button>`,
      )}
    </p>
    <div class="buttons">
      ${
        game.told.seats
          ? nothing
          : html`<button class="main" @click=${() => rematch(app, game, true)}>Rematch, sides swapped</button
              ><button @click=${() => rematch(app, game, false)}>Rematch</button>`
      }${review}
    </div>
  </section>`;
}
