// @ts-check
// What a new game is to be, and the games that are there to go on with.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { begin, chosenIn, idOf, options, playing, spec } from '../parts.js';
import { ask } from '../server.js';
import { plies } from '../words.js';

export class NewGame {
  constructor(/** @type {any} */ app) {
    this.app = app;
    /** @type {{player: string, title: string}[]} */ this.machines = [{ player: 'human', title: 'a person' }];
    /** @type {any[]} */ this.games = [];
    this.players = { white: 'human', black: 'human' };
    this.chosen = false;
  }

  async open() {
    const [machines, games] = await Promise.all([ask('machines'), ask('games')]);
    this.machines = machines.machines;
    this.games = games.games;
    // against a machine of middling strength, until something else is chosen
    const levels = this.machines.filter(each => each.player !== 'human');
    if (!this.chosen && levels.length) this.players.black = levels[Math.min(3, levels.length - 1)].player;
  }

  titleOf(/** @type {string} */ player) {
    return this.machines.find(each => each.player === player)?.title ?? player;
  }

  panel(/** @type {string} */ variant, /** @type {string|null} */ position) {
    const known = this.app.variants.find((/** @type {any} */ each) => each.id === idOf(variant)), chosen = chosenIn(variant);
    const player = (/** @type {'white'|'black'} */ side) => html`<label class="option"><span>${side === 'white' ? 'White' : 'Black'}</span><select data-side=${side} @change=${(/** @type {any} */ event) => { this.players[side] = event.target.value; this.chosen = true; }}>${this.machines.map(each => html`<option value=${each.player} .selected=${each.player === this.players[side]}>${each.title}</option>`)}</select></label>`;
    return html`<form class="new-game" @submit=${(/** @type {any} */ event) => {
      event.preventDefault();
      void begin(this.app, { variant, position: position || undefined, ...this.players }).catch(this.app.fail);
    }}><h2>New game: ${known?.title ?? variant}</h2>
      <div class="options">${player('white')}${player('black')}</div>
      ${position ? html`<p class="box">It begins in the position that the boards show. <a href=${link('play', { variant })}>Begin at the start</a></p>` : nothing}
      <div class="buttons"><button class="main">Begin</button></div></form>
      ${known?.options.length ? html`<section><h2>Options</h2>${options(known.options, chosen, (name, value) => this.app.go(link('play', { ...this.app.stage.query(), variant: spec(known.id, known.options, { ...chosen, [name]: value }) })))}</section>` : nothing}
      ${this.games.length ? html`<section><h2>Go on with</h2><ul class="games">${this.games.slice(0, 40).map(each => html`<li><a href=${playing(each.game, each)}>${each.variant}</a><span>${this.titleOf(each.white)} – ${this.titleOf(each.black)}</span><small>${plies(each.plies)}${each.result === '*' ? '' : `, ${each.result}`}</small></li>`)}</ul></section>` : nothing}`;
  }
}
