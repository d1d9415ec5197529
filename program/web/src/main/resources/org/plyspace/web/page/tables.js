// @ts-check
// What tablebases say of the position that is analysed: how it ends by best play, and the moves that keep that.
import { html, nothing } from 'lit-html';
import { ask } from './server.js';
import { plies } from './words.js';

/** @typedef {import('./answers.js').Attempt} Attempt @typedef {import('./game.js').Game} Game @typedef {import('./picture.js').Picture} Picture */

/** So many moves are named. */
const NAMED = 12;

/** How a result is called. @type {Record<string, string>} */
const RESULTS = { win: 'won', draw: 'drawn', loss: 'lost' };

export class Tables {
  /** @param {() => void} changed called when they have said something */
  constructor(changed) {
    this.changed = changed;
    /** Of what they were asked last. @type {Picture|null} */ this.picture = null;
    /** @type {import('./answers.js').TablesAnswer|null} */ this.told = null;
  }

  /** Asks about what is looked at of a game, if that is something else than before. */
  async ask(/** @type {Game} */ game) {
    const { picture } = game;
    if (picture === this.picture) return;
    this.picture = picture;
    this.told = null;
    const told = await ask(`${game.path}/tables`, { ply: game.ply });
    if (picture !== this.picture) return;
    this.told = told;
    this.changed();
  }

  forget() {
    this.picture = this.told = null;
  }

  /** The moves to mark in a picture: those that keep a win or a draw, or lose as late as can be. */
  kept(/** @type {Picture|null} */ picture) {
    const { told } = this;
    if (!picture || picture !== this.picture || !told?.known) return [];
    return (told.keeps ?? []).filter(each => told.result !== 'loss' || each.plies === told.plies);
  }

  /** A line of how it stands, and the moves to mark; nothing where they do not know. */
  box(
    /** @type {Picture} */ picture,
    /** @type {string} */ side,
    /** @type {(moves: string[], at: number) => void} */ show,
  ) {
    const { told } = this;
    if (!told || picture !== this.picture) return nothing;
    if (told.trouble) return html`<div class="box why">${told.trouble}</div>`;
    if (!told.known) return nothing;
    const kept = this.kept(picture),
      end = `${RESULTS[told.result ?? '']}${told.plies === undefined ? '' : ` in ${plies(told.plies)}`}`;
    return html`<div class="box tables" data-result=${told.result}>
      <p class="thought-line">
        <b>${side === 'white' ? 'White' : 'Black'} to move: ${end}</b>
        <small>${told.result === 'loss' ? 'latest' : 'kept'} by</small>
        ${kept
          .slice(0, NAMED)
          .map(
            each =>
              html`<button
                class="quiet"
                title=${each.plies === undefined ? 'Show the position after this move' : `in ${plies(each.plies)}; show the position after this move`}
                @click=${() => show([each.move], 1)}
              >
                ${each.move}
              </button>`,
          )}${kept.length > NAMED ? html`<small>and ${kept.length - NAMED} more</small>` : nothing}
      </p>
    </div>`;
  }
}
