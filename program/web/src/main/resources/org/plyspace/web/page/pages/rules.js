// @ts-check
// The rules in short, made from what the rule set declares: how pieces move, drawn on the boards, how one wins, and what is odd.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { boards, central, liveliest, mark, reach } from '../contrast.js';
import { chosenIn, dot, idOf } from '../parts.js';
import { man } from '../pieces.js';
import { Picture } from '../picture.js';
import { counted } from '../words.js';

/** Aspects of the rulebook that are not about single pieces, in the order in which people ask. @type {[string, string[]][]} */
const CHAPTERS = [
  ['How one wins, and how it ends', ['royalty', 'end']],
  ['The boards', ['board', 'board moves', 'blocking']],
  ['Besides plain moves', ['promotion', 'castling', 'en passant', 'captures', 'pieces in hand', 'freezing']],
];

/** What repetition of a position means. @type {Record<string, string>} */
const REPEATED = {
  DRAW: 'is a draw',
  LOSS_FOR_REPEATER: 'loses for the side that brings it about',
  LOSS_FOR_WHITE: 'loses for White if White brings it about, and is a draw if Black does',
  LOSS_FOR_PERPETUAL_CHECK: 'is a draw, but loses for a side that gave check with each move since',
};

export class RulesPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    /** @type {Picture|null} */ this.picture = null;
    this.variant = '';
    /** @type {string|null} */ this.game = null;
    this.code = 0;
    this.cell = 0;
    /** @type {import('../contrast.js').Reach|null} */ this.reach = null;
  }

  async open(/** @type {Record<string, string>} */ query) {
    const { app } = this;
    this.variant = query.variant ?? app.firstVariant();
    this.game = query.game ?? null;
    const picture = await boards(app, this.variant, 'empty');
    if (app.page !== this) return;
    this.base = picture;
    this.picture = picture;
    this.code = picture.rules.codeOf(query.piece) || liveliest(picture.rules);
    app.stage.hand = {
      choose: (/** @type {number} */ cell) => this.put(this.code, cell),
      drop: (/** @type {number} */ _, /** @type {number|null} */ to) => to !== null && this.put(this.code, to),
      chooseBoard: () => false,
    };
    await this.put(this.code, picture.names.get(query.square ?? '')?.cell ?? central(picture));
  }

  query() {
    const { picture } = this;
    return {
      variant: this.variant,
      game: this.game,
      piece: picture?.rules.symbolOf(this.code),
      square: picture?.square(this.cell).name,
    };
  }

  /** Draws where a piece goes from a square. */
  async put(/** @type {number} */ code, /** @type {number} */ cell) {
    const { base } = this,
      late = () => base !== this.base || code !== this.code || cell !== this.cell || this.app.page !== this;
    if (!base) return;
    Object.assign(this, { code, cell });
    try {
      const { targets, onlyCaptures } = await reach(base, code, cell);
      if (late()) return;
      this.reach = { targets, captures: onlyCaptures ?? [] };
    } catch (failure) {
      if (late()) return;
      this.app.fail(failure);
      return;
    }
    const pieces = [...base.pieces];
    pieces[cell] = code;
    this.picture = new Picture(base.rules, { ...base.told, pieces });
    const { targets, captures } = this.reach;
    this.app.say(
      `${base.rules.wordsOf(code)} on ${base.square(cell).name}: ${counted(targets.length, 'square')}${captures.length ? `, ${captures.length} only to capture` : ''}`,
    );
    this.app.draw(this, { picture: this.picture, marks: mark(cell, this.reach, null, [null, null]) });
  }

  status() {
    const { picture, reach: found, code, cell } = this;
    if (!picture || !found) return {};
    const { rules } = picture;
    return {
      turn: html`<p class="turn">
        ${dot('white')}${rules.wordsOf(code)} on ${picture.square(cell).name}<small
          >${counted(found.targets.length + found.captures.length, 'square')}</small
        >
      </p>`,
      answer: html`<p class="facts">Choose a piece below; click a square to see it from there.</p>`,
      actions: this.game
        ? html`<a class="button main" href=${link('play', { game: this.game, side: this.app.stage.query().side })}
            >Back to the game</a
          >`
        : html`<a class="button" href=${link('play', { variant: this.variant })}>Play</a>`,
    };
  }

  // ---------------------------------------------------------------- what is drawn

  panel() {
    const { picture, app } = this;
    if (!picture) return nothing;
    const { rules } = picture,
      { told } = rules,
      pieces = new Set(rules.types.map(type => type.aspect));
    return html`<section class="brief">
        <h2>${rules.title}, in short</h2>
        <p>${told.summary}</p>
        <p class="facts">
          ${counted(told.cells, 'square')} on
          ${counted(rules.boards.length, 'board')}${
            rules.movable.length ? `, ${rules.movable.length} of which move` : ''
          }.${told.start === undefined ? ' It has no start position: one is set up first.' : ''}
        </p>
      </section>
      <section class="brief">
        <h2>How pieces move</h2>
        <p class="facts legend-marks">
          <span><i data-kind="target"></i>goes there</span> <span><i data-kind="capture"></i>only to capture</span>
        </p>
        <ul class="movers">
          ${rules.types.map(type => this.mover(type))}
        </ul>
        ${this.others(pieces)}
      </section>
      ${CHAPTERS.map(([title, aspects]) =>
        this.chapter(
          title,
          aspects.filter(aspect => !pieces.has(aspect)),
        ),
      )}
      ${this.odd()}
      <div class="buttons">
        ${
          told.rulebook?.length
            ? html`<button @click=${() => app.openRuling(told.rulebook[0].citation)}>The rules in full</button>`
            : nothing
        }
        <a
          class="button"
          href=${link('pieces', {
            variant: this.variant,
            piece: rules.symbolOf(this.code),
            square: picture.square(this.cell).name,
          })}
          >Pieces, on any boards</a
        ><a class="button" href=${link('boards', { variant: this.variant })}>Boards</a>
      </div>`;
  }

  statements(/** @type {string} */ aspect) {
    return (this.picture?.rules.told.rulebook ?? []).filter(rule => rule.aspect === aspect);
  }

  said(/** @type {import('../answers.js').Statement[]} */ rules) {
    return rules.map(
      rule =>
        html`<span class="said"
          >${rule.text}
          <button class="cite" @click=${() => this.app.openRuling(rule.citation)}>${rule.citation}</button></span
        >`,
    );
  }

  mover(/** @type {import('../types.js').PieceType} */ type) {
    const { rules } = /** @type {Picture} */ (this.picture),
      code = 2 * (type.index + 1),
      own = type.aspect !== 'other pieces' && type.aspect !== 'royalty' ? this.statements(type.aspect) : [];
    return html`<li>
      <button
        aria-pressed=${this.code === code}
        aria-label="Show where the ${type.name} goes"
        @click=${() => this.put(code, this.cell)}
      >
        ${man(rules, code)}
      </button>
      <div>
        <b>${type.name}</b>
        <small
          >${type.symbol}${type.usualName !== type.name ? `, as a ${type.usualName}` : ''}${type.royal ? ', to be kept from capture' : ''}</small
        >
        <p>${own.length ? this.said(own) : nothing}</p>
      </div>
    </li>`;
  }

  /** What is said of pieces together. */
  others(/** @type {Set<string>} */ pieces) {
    const rules = pieces.has('other pieces') ? this.statements('other pieces') : [];
    return rules.length ? html`<p>${this.said(rules)}</p>` : nothing;
  }

  chapter(/** @type {string} */ title, /** @type {string[]} */ aspects) {
    const { told } = /** @type {Picture} */ (this.picture).rules,
      found = aspects.map(aspect => ({ aspect, rules: this.statements(aspect) })).filter(each => each.rules.length);
    const repeated =
      aspects.includes('end') && told.repetition?.times && REPEATED[told.repetition.meaning]
        ? html`<dt>repetition</dt>
            <dd>A position that comes about ${told.repetition.times} times ${REPEATED[told.repetition.meaning]}.</dd>`
        : nothing;
    return found.length || repeated !== nothing
      ? html`<section class="brief">
          <h2>${title}</h2>
          <dl class="rulebook">
            ${found.map(
              ({ aspect, rules }) =>
                html`<dt>${aspect}</dt>
                  <dd>${this.said(rules)}</dd>`,
            )}${repeated}
          </dl>
        </section>`
      : nothing;
  }

  /** What is set otherwise than usual, and what could be. */
  odd() {
    const known = this.app.variants.find(each => each.id === idOf(this.variant)),
      set = chosenIn(this.variant),
      all = known?.options ?? [];
    const changed = all.filter(option => set[option.name] !== undefined && set[option.name] !== option.defaultValue),
      own = all.filter(option => !option.shared && !changed.includes(option));
    const row = (/** @type {import('../answers.js').Option} */ option) =>
      html`<dt>${option.name}</dt>
        <dd><b>${set[option.name] ?? option.defaultValue}</b>: ${option.meaning}</dd>`;
    if (!changed.length && !own.length) return nothing;
    return html`<section class="brief">
      <h2>Options</h2>
      <dl class="rulebook">${changed.length ? changed.map(row) : nothing}</dl>
      ${
        own.length
          ? html`<details>
              <summary>${counted(own.length, 'option')} as usual</summary>
              <dl class="rulebook">${own.map(row)}</dl>
            </details>`
          : nothing
      }
    </section>`;
  }
}
