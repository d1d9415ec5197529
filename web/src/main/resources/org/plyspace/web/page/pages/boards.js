// @ts-check
// The boards of a rule set, or of any position of it, to be looked at and tried.
import { html, nothing } from 'lit-html';
import { Hand } from '../hand.js';
import { link } from '../address.js';
import { begin, chosenIn, copy, dot, entry, idOf, options, spec, trouble, verdict } from '../parts.js';
import { man } from '../pieces.js';
import { ask } from '../server.js';
import { counted, standing } from '../words.js';

export class BoardsPage {
  constructor(/** @type {any} */ app) {
    this.app = app;
    /** @type {import('../picture.js').Picture|null} */ this.picture = null;
    this.variant = '';
    /** @type {string|null} */ this.position = null;
    /** @type {import('../picture.js').RuleSet|null} */ this.rules = null;
    /** @type {Hand} */ this.hand = new Hand(app.stage, {
      picture: () => this.picture,
      attempt: what => this.hand.judge(what).catch(app.fail),
      changed: () => this.show(),
      say: app.say,
    });
  }

  async open(/** @type {Record<string, string>} */ query) {
    this.position = query.position ?? null;
    /** @type {import('../picture.js').Picture} */ const picture = await this.app.drawn(await ask('position', { variant: query.variant ?? this.app.firstVariant(), position: this.position }));
    if (this.app.page !== this) return;
    this.picture = picture;
    this.rules = picture.rules;
    this.variant = picture.rules.variant;
    this.hand.reset();
    this.hand.take();
    this.show();
    const square = query.square && this.picture.names.get(query.square);
    if (square && this.picture.pieces[square.cell]) await this.hand.select(square.cell);
    if (query.try) await this.hand.judge({ move: query.try });
  }

  query() {
    const { picture, hand } = this;
    return { variant: this.variant, position: this.position, square: picture && hand.cell !== null ? picture.square(hand.cell).name : null, try: hand.verdict?.asked };
  }

  show() {
    if (this.picture) this.app.draw(this, this.hand.view(this.picture, this.picture.marks()));
  }

  panel() {
    const { picture, rules, app } = this;
    if (!picture || !rules) return nothing;
    const { told } = picture, known = app.variants.find((/** @type {any} */ each) => each.id === idOf(this.variant));
    const chosen = { ...rules.told.options, ...chosenIn(this.variant) };
    return html`
      <p class="turn">${dot(told.side)}${standing(told)}<small>${told.moves === undefined ? 'cannot be played' : counted(told.moves, 'legal move')}</small></p>
      ${entry('Try', text => this.hand.judge({ move: text }).catch(app.fail), { hint: 'is a move legal? type it, or click two squares' })}
      ${verdict(this.hand.verdict, app.openRuling)}
      ${(told.faults ?? []).map((/** @type {any} */ fault) => trouble(fault.reason))}
      <div class="buttons"><button class="main" ?disabled=${told.playable === false} @click=${() => begin(app, { variant: this.variant, position: this.position ?? undefined, white: 'human', black: 'human' }).catch(app.fail)}>Play from here</button>
        <a class="button" href=${link('play', { variant: this.variant })}>New game …</a>${this.position ? html`<a class="button" href=${link('boards', { variant: this.variant })}>Start position</a>` : nothing}</div>
      <section><h2>${rules.title}</h2><p>${rules.told.summary}</p>
        <p class="facts">${counted(rules.told.cells, 'square')} on ${counted(rules.boards.length, 'board')}${rules.movable.length ? `, ${rules.movable.length} of which move` : ''}</p>
        <ul class="legend">${rules.types.map(type => html`<li>${man(rules, 2 * (type.index + 1))}${man(rules, 2 * (type.index + 1) + 1)}<span>${type.name}${type.usualName !== type.name ? html` <small>as a ${type.usualName}</small>` : nothing}<small>${type.symbol}${type.royal ? ', royal' : ''}</small></span></li>`)}</ul></section>
      ${known?.options.length ? html`<section><h2>Options</h2>${options(known.options, chosen, (name, value) => app.go(link('boards', { ...app.stage.query(), variant: spec(known.id, known.options, { ...chosen, [name]: value }) })))}</section>` : nothing}
      <section><h2>Position</h2><form class="entry" @submit=${(/** @type {any} */ event) => {
        event.preventDefault();
        app.go(link('boards', { ...app.stage.query(), variant: this.variant, position: event.target.elements.text.value.trim() }));
      }}><textarea name="text" rows="3" aria-label="Position as text" spellcheck="false" .value=${picture.text}></textarea><button>Show</button></form>${copy(picture.text, app.say)}</section>
      ${rules.told.rulebook?.length ? html`<section><h2>Rules</h2><dl class="rulebook">${rules.told.rulebook.map((/** @type {any} */ rule) => html`<dt>${rule.aspect}</dt><dd>${rule.text} <button class="cite" @click=${() => app.openRuling(rule.citation)}>${rule.citation}</button></dd>`)}</dl></section>` : nothing}`;
  }
}
