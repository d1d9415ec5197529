// @ts-check
// The boards of a rule set, or of any position of it, to be looked at and tried.
import { html, nothing } from 'lit-html';
import { Hand } from '../hand.js';
import { link } from '../address.js';
import {
  againstComputer,
  begin,
  chosenIn,
  copy,
  dot,
  entry,
  idOf,
  options,
  sharing,
  spec,
  trouble,
  verdict,
} from '../parts.js';
import { man } from '../pieces.js';
import { counted, standing } from '../words.js';

export class BoardsPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    /** @type {import('../picture.js').Picture|null} */ this.picture = null;
    this.variant = '';
    /** @type {string|null} */ this.position = null;
    /** @type {import('../picture.js').RuleSet|null} */ this.rules = null;
    /** @type {typeof import('../plugins.js').plugins|null} */ this.drawPlugins = null;
    /** @type {Hand} */ this.hand = new Hand(app.stage, {
      picture: () => this.picture,
      attempt: what => this.hand.judge(what).catch(app.fail),
      changed: () => this.show(),
      say: app.say,
    });
  }

  async open(/** @type {Record<string, string>} */ query) {
    this.position = query.position ?? null;
    /** @type {import('../picture.js').Picture} */ const picture = await this.app.drawn(
      await this.app.told(query.variant ?? this.app.firstVariant(), this.position),
    );
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
    return {
      variant: this.variant,
      position: this.position,
      square: picture && hand.cell !== null ? picture.square(hand.cell).name : null,
      try: hand.verdict?.asked,
    };
  }

  show() {
    const { picture, legal } = this;
    if (!picture) return;
    const { from, to } = legal?.attempt ?? {},
      arrows = from === undefined || to === undefined ? [] : [{ from, to }];
    this.app.draw(this, { ...this.hand.view(picture, picture.marks()), arrows });
  }

  /** The one move that was found legal. */
  get legal() {
    const { verdict: judged } = this.hand,
      moves = judged?.verdict === 'legal' ? (judged.moves ?? []) : [];
    return moves.length === 1 ? moves[0] : null;
  }

  /** Begins a game against the computer, for the side to move, with a first move if there is one. */
  play(/** @type {string|undefined} */ move = undefined) {
    const { app, variant, picture } = this,
      position = this.position ?? undefined;
    return begin(app, { variant, position, ...againstComputer(picture?.told.side ?? 'white') }, move).catch(app.fail);
  }

  status() {
    const { picture, app, legal } = this;
    if (!picture) return {};
    const { told } = picture,
      { faults = [] } = told;
    return {
      turn: html`<p class="turn">
        ${dot(told.side)}${standing(told)}<small
          >${told.moves === undefined ? 'cannot be played' : counted(told.moves, 'legal move')}</small
        >
      </p>`,
      answer: this.hand.verdict
        ? verdict(
            this.hand.verdict,
            app.openRuling,
            legal && html`<button data-play-it @click=${() => this.play(legal.move)}>Play it</button>`,
          )
        : faults.length
          ? faults.map(fault => trouble(fault.reason))
          : html`<p class="facts">
              Click a piece: where it goes is shown. Click two squares: is the move legal, and if not, why?
            </p>`,
    };
  }

  panel() {
    const { picture, rules, app } = this;
    if (!picture || !rules) return nothing;
    const { told } = picture,
      known = app.variants.find(each => each.id === idOf(this.variant));
    const chosen = { ...rules.told.options, ...chosenIn(this.variant) };
    return html` ${entry('Try', text => this.hand.judge({ move: text }).catch(app.fail), { hint: `a move${told.example ? `, such as ${told.example}` : ''}: is it legal?` })}
      ${
        rules.told.start === undefined && !this.position
          ? html`<div class="box why" data-no-start>
              This rule set has no start position: <a href=${link('setup', { variant: this.variant })}>set one up</a>.
            </div>`
          : nothing
      }
      <div class="buttons">
        <a class="button" href=${link('play', { variant: this.variant, position: this.position })}>New game …</a
        ><a class="button" href=${link('rules', { variant: this.variant })}>How to play</a>${
          app.refused.length
            ? html`<button data-refused @click=${() => document.querySelector('[data-plugins]')?.scrollIntoView()}>
                ${counted(app.refused.length, 'plugin')} refused
              </button>`
            : nothing
        }${
          this.position
            ? html`<a class="button" href=${link('boards', { variant: this.variant })}>Start position</a>`
            : nothing
        }
      </div>
      <section>
        <h2>${rules.title}</h2>
        <p>${rules.told.summary}</p>
        <p class="facts">
          ${counted(rules.told.cells, 'square')} on
          ${counted(rules.boards.length, 'board')}${
            rules.movable.length ? `, ${rules.movable.length} of which move` : ''
          }
        </p>
        <ul class="legend">
          ${rules.types.map(
            type =>
              html`<li>
                ${man(rules, 2 * (type.index + 1))}${man(rules, 2 * (type.index + 1) + 1)}<span
                  >${type.name}${
                    type.usualName !== type.name ? html` <small>as a ${type.usualName}</small>` : nothing
                  }<small>${type.symbol}${type.royal ? ', royal' : ''}</small></span
                >
              </li>`,
          )}
        </ul>
      </section>
      ${
        known?.options.length
          ? html`<section>
              <h2>Options</h2>
              ${options(known.options, chosen, (name, value) =>
                app.go(
                  link('boards', {
                    ...app.stage.query(),
                    variant: spec(known.id, known.options, { ...chosen, [name]: value }),
                  }),
                ),
              )}
            </section>`
          : nothing
      }
      <section>
        <h2>Position</h2>
        <form
          class="entry"
          @submit=${(/** @type {import('../types.js').Submitted} */ event) => {
            event.preventDefault();
            app.go(
              link('boards', {
                ...app.stage.query(),
                variant: this.variant,
                position: event.target.elements.text.value.trim(),
              }),
            );
          }}
        >
          <textarea
            name="text"
            rows="3"
            aria-label="Position as text"
            spellcheck="false"
            .value=${picture.text}
          ></textarea
          ><button>Show</button>
        </form>
        <div class="buttons">${copy(picture.text, app.say)}${sharing(app, picture)}</div>
      </section>
      ${
        rules.told.rulebook?.length
          ? html`<section>
              <h2>Rules</h2>
              <dl class="rulebook">
                ${rules.told.rulebook.map(
                  rule =>
                    html`<dt>${rule.aspect}</dt>
                      <dd>
                        ${rule.text}
                        <button class="cite" @click=${() => app.openRuling(rule.citation)}>${rule.citation}</button>
                      </dd>`,
                )}
              </dl>
            </section>`
          : nothing
      }
      ${this.plugins()}`;
  }

  /** What there is to do with a rule set, for who comes for the first time. */
  lead() {
    const { variant, picture } = this;
    if (!picture) return nothing;
    const way = (/** @type {string} */ page, /** @type {string} */ title, /** @type {string} */ words, more = {}) =>
      html`<a class="way" href=${link(page, { variant, ...more })}><b>${title}</b><small>${words}</small></a>`;
    return html`<nav class="ways" aria-label="Where to begin">
      <button class="way main" ?disabled=${picture?.told.playable === false} @click=${() => this.play()}>
        <b>${this.position ? 'Play from here' : 'Play the computer'}</b
        ><small>${this.position ? 'against the computer' : 'at a level that a beginner can beat'}</small></button
      >${way('learn', 'Learn this game', 'step by step, in two minutes')}${way(
        'play',
        'Invite a friend',
        'each at their own screen, by a link',
        { position: this.position, where: 'links' },
      )}${way('side', 'Compare rules', 'with another game, or another option')}
    </nav>`;
  }

  /** What was found of rule sets, and refused; drawn once it is loaded. */
  plugins() {
    if (!this.drawPlugins)
      void import('../plugins.js').then(({ plugins }) => {
        this.drawPlugins = plugins;
        this.app.redraw();
      });
    return this.drawPlugins?.(this.app) ?? nothing;
  }
}
