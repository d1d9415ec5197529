// @ts-check
// What a new game between two people at their own computers is to be.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { keepLinks, keepSeat } from '../seats.js';
import { send } from '../server.js';

/** @typedef {import('../main.js').App} App @typedef {import('../seats.js').Role} Role */

const CLOCKS = [
  ['', 'no limit'],
  ['180+2', '3 minutes, and 2 seconds a move'],
  ['300+5', '5 minutes, and 5 seconds a move'],
  ['900+10', '15 minutes, and 10 seconds a move'],
  ['600d5', '10 minutes; the clock starts 5 seconds into each move'],
  ['3600d10', 'an hour; the clock starts 10 seconds into each move'],
  ['1/86400', 'a day for each move'],
  ['1/259200', '3 days for each move'],
];

export class NewLinks {
  constructor(/** @type {App} */ app) {
    this.app = app;
    /** Whether the game is played by links. */ this.on = false;
    this.clock = '';
    /** @type {Role} */ this.mine = 'white';
  }

  /** The choice between this computer and links, and what there is to choose for links. */
  fields() {
    const choice = (
      /** @type {string} */ title,
      /** @type {string} */ name,
      /** @type {string[][]} */ all,
      /** @type {string} */ chosen,
      /** @type {(value: string) => void} */ choose,
    ) =>
      html`<label class="option"
        ><span>${title}</span
        ><select
          data-links=${name}
          aria-label=${title}
          @change=${(/** @type {import('../types.js').Changed} */ event) => {
            choose(event.target.value);
            this.app.redraw();
          }}
        >
          ${all.map(([value, words]) => html`<option value=${value} .selected=${value === chosen}>${words}</option>`)}
        </select></label
      >`;
    return html`<div class="options">
      ${choice(
        'Where',
        'where',
        [
          ['here', 'at this computer'],
          ['links', 'two people, each by a link'],
        ],
        this.on ? 'links' : 'here',
        value => (this.on = value === 'links'),
      )}
      ${
        this.on
          ? html`${choice(
              'You',
              'mine',
              [
                ['white', 'play White'],
                ['black', 'play Black'],
                ['watch', 'watch'],
              ],
              this.mine,
              value => (this.mine = /** @type {Role} */ (value)),
            )}`
          : nothing
      }${choice(
        'Time',
        'clock',
        this.on ? CLOCKS : CLOCKS.filter(([clock]) => !clock.startsWith('1/')),
        this.clock,
        value => (this.clock = value),
      )}
    </div>`;
  }

  /** Makes the game, keeps its links, and goes there. */
  async begin(/** @type {string} */ variant, /** @type {string|undefined} */ position) {
    const { turn } = this.app,
      made = await send('games', { variant, position, seats: true, clock: this.clock || undefined }),
      links = /** @type {Record<Role, string>} */ (made.links);
    keepLinks(made.game, links);
    keepSeat(made.game, links[this.mine]);
    if (turn === this.app.turn)
      await this.app.go(link('play', { game: made.game, side: this.mine === 'black' ? 'black' : null }));
  }
}
