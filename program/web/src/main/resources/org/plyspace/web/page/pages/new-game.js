// @ts-check
// What a new game is to be, and the games that are there to go on with.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { begin, chosenIn, idOf, options, playing, spec, usualOpponent } from '../parts.js';
import { ask } from '../server.js';
import { plies } from '../words.js';
import { NewLinks } from './new-links.js';

/** More open games than this nobody goes on with. */
const MOST_SHOWN = 40;

export class NewGame {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    /** @type {import('../answers.js').Engine[]} */ this.machines = [{ player: 'human', title: 'a person' }];
    /** @type {import('../answers.js').ListedGame[]} */ this.games = [];
    this.links = new NewLinks(app);
    this.players = { white: 'human', black: 'human' };
    this.chosen = false;
  }

  /** Asks who can play and, where a game is to be chosen, which there are; whoever has a link to one game is told of no other. */
  async open(/** @type {boolean} */ choosing) {
    const [machines, games] = await Promise.all([ask('machines'), choosing ? ask('games') : { games: this.games }]);
    this.machines = machines.machines;
    this.games = games.games;
    // against the engine that was played last, until something else is chosen
    const usual = usualOpponent();
    if (!this.chosen && this.machines.some(each => each.player === usual)) this.players.black = usual;
  }

  titleOf(/** @type {string} */ player) {
    return this.machines.find(each => each.player === player)?.title ?? player;
  }

  /** Who plays a side: the one person against a machine is {@code you}. */
  titleIn(/** @type {{white: string, black: string}} */ players, /** @type {'white'|'black'} */ side) {
    const other = side === 'white' ? players.black : players.white;
    return players[side] === 'human' && other !== 'human' ? 'you' : this.titleOf(players[side]);
  }

  titleOfRules(/** @type {string} */ variant) {
    return this.app.variants.find(each => each.id === idOf(variant))?.title ?? variant;
  }

  status(/** @type {string} */ variant) {
    return {
      turn: html`<p class="turn">New game<small>${this.titleOfRules(variant)}</small></p>`,
      answer: html`<p class="facts">
        ${
          this.links.on
            ? 'two people, each by a link'
            : `${this.titleIn(this.players, 'white')} – ${this.titleIn(this.players, 'black')}`
        }
      </p>`,
      actions: html`<button class="main" form="new-game" data-begin>Begin</button>`,
    };
  }

  offer(/** @type {import('../answers.js').Engine} */ { player, title }, /** @type {'white'|'black'} */ side) {
    return html`<option value=${player} .selected=${player === this.players[side]}>${title}</option>`;
  }

  panel(/** @type {string} */ variant, /** @type {string|null} */ position, hasStart = true) {
    const known = this.app.variants.find(each => each.id === idOf(variant)),
      chosen = chosenIn(variant);
    const player = (/** @type {'white'|'black'} */ side) =>
      html`<label class="option"
        ><span>${side === 'white' ? 'White' : 'Black'}</span
        ><select
          data-side=${side}
          aria-label=${side === 'white' ? 'White' : 'Black'}
          aria-describedby=${`words-${side}`}
          @change=${(/** @type {import('../types.js').Changed} */ event) => {
            this.players[side] = event.target.value;
            this.chosen = true;
            this.app.redraw();
          }}
        >
          ${this.machines.filter(each => !each.more).map(each => this.offer(each, side))}
          <optgroup label="More">
            ${this.machines.filter(each => each.more).map(each => this.offer(each, side))}
          </optgroup></select
        ><small id=${`words-${side}`}
          >${this.machines.find(each => each.player === this.players[side])?.words ?? ''}</small
        ></label
      >`;
    return html`<form
        class="new-game"
        id="new-game"
        @submit=${(/** @type {import('../types.js').Submitted} */ event) => {
          event.preventDefault();
          const begun = this.links.on
            ? this.links.begin(variant, position || undefined)
            : begin(this.app, {
                variant,
                position: position || undefined,
                clock: this.links.clock.startsWith('1/') ? undefined : this.links.clock || undefined,
                ...this.players,
              });
          void begun.catch(this.app.fail);
        }}
      >
        <h2>New game: ${this.titleOfRules(variant)}</h2>
        ${this.links.fields()}
        ${this.links.on ? nothing : html`<div class="options">${player('white')}${player('black')}</div>`}
        ${
          position
            ? html`<p class="box">
                It begins in the position that the boards show.
                <a href=${link('play', { variant })}>Begin at the start</a>
              </p>`
            : hasStart
              ? nothing
              : html`<p class="box why" data-no-start>
                  This rule set has no start position: <a href=${link('setup', { variant })}>set one up</a>, and play
                  from there.
                </p>`
        }
      </form>
      <div class="buttons"><a class="button" href=${link('rules', { variant })}>How to play</a></div>
      ${
        known?.options.length
          ? html`<section>
              <h2>Options</h2>
              ${options(known.options, chosen, (name, value) =>
                this.app.go(
                  link('play', {
                    ...this.app.stage.query(),
                    variant: spec(known.id, known.options, { ...chosen, [name]: value }),
                  }),
                ),
              )}
            </section>`
          : nothing
      }
      ${this.unfinished()}`;
  }

  /** The games to go on with, the one that was played last first. */
  unfinished() {
    const games = this.games.filter(each => each.result === '*');
    return games.length
      ? html`<section>
          <h2>Go on with</h2>
          <ul class="games">
            ${games
              .slice(0, MOST_SHOWN)
              .map(
                each =>
                  html`<li>
                    <a href=${playing(each.game, each)}>${this.titleOfRules(each.variant)}</a
                    ><span>${this.titleIn(each, 'white')} – ${this.titleIn(each, 'black')}</span
                    ><small>${plies(each.plies)}${each.played ? html`, ${when(each.played)}` : nothing}</small>
                  </li>`,
              )}
          </ul>
          <p class="facts">Finished games are in <a href=${link('games', { of: 'saved' })}>Games</a>.</p>
        </section>`
      : nothing;
  }
}

/** When a game was played last. */
const when = (/** @type {string} */ played) =>
  html`<time datetime=${played}
    >${new Date(played).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}</time
  >`;
