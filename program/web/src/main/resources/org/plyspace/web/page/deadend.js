// @ts-check
// Ways out of an address that leads nowhere.
import { html, nothing } from 'lit-html';
import { link } from './address.js';
import { idOf } from './parts.js';

/**
 * @param {import('./main.js').App} app
 * @param {Record<string, string>} query what the address says
 */
export function deadEnd(app, query) {
  const { variant } = query,
    known = variant ? app.variants.find(each => each.id === idOf(variant)) : undefined,
    plain = known && known.id !== variant ? known : null,
    usual = known ? known.id : app.firstVariant();
  return html`<section class="box" data-dead-end>
    <h2>There is nothing here to be shown</h2>
    <p>The answer says why. From here one can go to</p>
    <div class="buttons">
      ${query.game ? html`<a class="button" href=${link('games', {})}>Games that are kept</a>` : nothing}
      ${
        query.position && known
          ? html`<a class="button" href=${link('boards', { variant })}>The start position</a>`
          : nothing
      }
      ${
        plain
          ? html`<a class="button" href=${link('boards', { variant: plain.id })}>${plain.title} as usual</a>`
          : nothing
      }
      <a class="button" href=${link('boards', { variant: usual })}>Boards</a
      ><a class="button" href=${link('setup', { variant: usual })}>Set up a position</a
      ><a class="button" href=${link('play', { variant: usual })}>New game</a>
    </div>
  </section>`;
}
