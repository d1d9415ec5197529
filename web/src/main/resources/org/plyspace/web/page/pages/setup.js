// @ts-check
// Any position set up by hand: pieces, boards, and whatever fields the rule set has; faults are told as they arise.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { palette } from '../palette.js';
import { begin, copy, dot } from '../parts.js';
import { ask, send } from '../server.js';
import { counted, standing } from '../words.js';

/** @typedef {import('../picture.js').Picture} Picture */

/** What one or several of the values are put together with. @type {Record<string, string>} */
const TOGETHER = { LETTERS: '', LIST: ',' };

export class SetupPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    /** @type {Picture|null} */ this.picture = null;
    this.variant = '';
    this.code = 0;
    /** @type {number|null} */ this.taken = null;
    /** @type {number|null} */ this.board = null;
    /** @type {import('../answers.js').CheckmateAnswer|null} */ this.question = null;
    /** @type {{notation: string, text: string}|null} */ this.exported = null;
    /** Changes are made one after another, each of what the one before came to. @type {Promise<void>} */ this.changing =
      Promise.resolve();
    /** Counts what was opened. */ this.opened = 0;
  }

  async open(/** @type {Record<string, string>} */ query) {
    const { app } = this;
    this.opened++;
    this.changing = Promise.resolve();
    this.code = 0;
    this.taken = this.board = this.question = this.exported = null;
    await this.take(await app.told(query.variant ?? app.firstVariant(), query.position));
    if (app.page !== this) return;
    app.stage.hand = {
      choose: (/** @type {number} */ cell) => this.choose(cell),
      drop: (/** @type {number} */ from, /** @type {number|null} */ to) => this.move(from, to),
      lift: () => {},
      chooseBoard: (/** @type {import('../types.js').Board} */ board) => this.chooseBoard(board),
      hang: (/** @type {number} */ anchor) => this.hang(/** @type {number} */ (this.board), anchor),
      nothing: () => this.letGo(),
      key: (/** @type {string} */ key, /** @type {number} */ cell) => this.key(key, cell),
    };
  }

  query() {
    return { variant: this.variant, position: this.picture?.text };
  }

  /** Shows what was answered, unless something else was opened meanwhile; says whether it does. What was taken stays so if it is there. */
  async take(/** @type {import('../answers.js').PositionAnswer} */ told) {
    const { opened } = this;
    /** @type {Picture} */ const picture = await this.app.drawn(told);
    if (opened !== this.opened || this.app.page !== this) return false;
    if (this.taken !== null && !picture.pieces[this.taken]) this.taken = null;
    if (this.board !== null && this.board >= picture.rules.movable.length) this.board = null;
    this.app.failure = null;
    this.picture = picture;
    this.variant = picture.rules.variant;
    this.question = this.exported = null;
    this.show();
    return true;
  }

  show() {
    const { picture } = this;
    if (!picture) return;
    /** @type {import('../types.js').Marks} */ const marks = new Map();
    for (const fault of picture.told.faults ?? []) for (const cell of fault.cells ?? []) marks.set(cell, ['fault']);
    if (this.taken !== null) marks.set(this.taken, ['select']);
    this.app.draw(this, {
      picture,
      marks,
      ghosts:
        this.board === null ? [] : this.anchorsFor(this.board).filter(anchor => picture.layout.anchors[anchor].free),
      held: this.board === null ? null : this.boardNumbered(this.board).name,
    });
  }

  boardNumbered(/** @type {number} */ number) {
    const picture = /** @type {Picture} */ (this.picture);
    return picture.layout.boards[picture.rules.movable[number]];
  }

  /** The anchors that are large enough for a board and no larger. */
  anchorsFor(/** @type {number} */ number) {
    const board = this.boardNumbered(number);
    return /** @type {Picture} */ (this.picture).layout.anchors.flatMap((anchor, i) =>
      anchor.files === board.files && anchor.ranks === board.ranks ? [i] : [],
    );
  }

  /**
   * The whole setup with some members changed is sent, and what it comes to is shown.
   * @param {(picture: Picture) => object} members of what it is then, whatever is drawn now
   * @param {(picture: Picture) => string} [said] of what it has come to
   * @returns {Promise<void>}
   */
  change(members, said = () => '') {
    return this.inTurn(
      picture => {
        const { told } = picture;
        return send('setup', {
          variant: this.variant,
          pieces: told.pieces,
          hands: told.hands,
          anchors: told.anchors,
          side: told.side,
          halfmove: told.halfmove,
          fullmove: told.fullmove,
          fields: told.fields,
          ...members(picture),
        });
      },
      ({ faults = [] }, picture) =>
        [said(picture), faults.length ? `${counted(faults.length, 'fault')}: ${faults[0].reason}` : 'can be played']
          .filter(Boolean)
          .join('; '),
    );
  }

  /** Takes a text in any notation that the rule set reads; one that cannot be read changes nothing. */
  read(/** @type {string} */ text) {
    return this.inTurn(
      () => send('position', { variant: this.variant, position: text }),
      ({ faults }) => (faults?.length ? `read; ${faults[0].reason}` : 'read'),
    );
  }

  /**
   * Asks for another position when those that were asked for before are there, and shows it, unless one was opened meanwhile.
   * @param {(picture: Picture) => Promise<import('../answers.js').PositionAnswer>} asked
   * @param {(answer: import('../answers.js').PositionAnswer, picture: Picture) => string} [said]
   * @returns {Promise<void>}
   */
  inTurn(asked, said) {
    const { opened } = this,
      late = () => opened !== this.opened || this.app.page !== this;
    this.changing = this.changing.then(async () => {
      try {
        if (late()) return;
        const answer = await asked(/** @type {Picture} */ (this.picture));
        if (late()) return;
        if (!(await this.take(answer))) return;
        if (said) this.app.say(said(answer, /** @type {Picture} */ (this.picture)));
      } catch (failure) {
        if (!late()) this.app.fail(failure);
      }
    });
    return this.changing;
  }

  put(/** @type {number} */ cell, /** @type {number} */ code) {
    return this.change(
      ({ pieces }) => ({ pieces: pieces.map((there, i) => (i !== cell ? there : there === code ? 0 : code)) }),
      picture =>
        `${picture.pieces[cell] ? picture.rules.wordsOf(picture.pieces[cell]) : 'nothing'} on ${picture.square(cell).name}`,
    );
  }

  /** A piece goes to another square, or off the boards. */
  move(/** @type {number} */ from, /** @type {number|null} */ to) {
    this.taken = null;
    if (from === to) return this.show();
    return this.change(({ pieces }) =>
      pieces[from] ? { pieces: pieces.map((there, i) => (i === from ? 0 : i === to ? pieces[from] : there)) } : {},
    );
  }

  choose(/** @type {number} */ cell) {
    const picture = /** @type {Picture} */ (this.picture);
    if (this.code) return this.put(cell, this.code);
    if (this.taken !== null) return this.move(this.taken, cell);
    if (!picture.pieces[cell]) return this.letGo();
    this.taken = cell;
    this.app.say(`${picture.rules.wordsOf(picture.pieces[cell])} taken from ${picture.square(cell).name}`);
    this.show();
  }

  letGo() {
    this.taken = this.board = null;
    this.code = 0;
    this.show();
  }

  chooseBoard(/** @type {import('../types.js').Board} */ board) {
    const number = /** @type {Picture} */ (this.picture).movable(board);
    if (number < 0) return false;
    this.board = this.board === number ? null : number;
    this.show();
    return true;
  }

  hang(/** @type {number} */ number, /** @type {number} */ anchor) {
    this.board = null;
    return this.change(({ told }) => ({
      anchors: told.anchors.map((/** @type {number} */ there, /** @type {number} */ i) =>
        i === number ? anchor : there,
      ),
    }));
  }

  /** Delete removes. */
  key(/** @type {string} */ key, /** @type {number|undefined} */ cell = undefined) {
    const picture = /** @type {Picture} */ (this.picture);
    if (key === 'Escape') this.letGo();
    else if ((key === 'Delete' || key === 'Backspace') && cell !== undefined && picture.pieces[cell])
      void this.move(cell, null);
    else return false;
    return true;
  }

  async checkmate() {
    await this.about('checkmate', {}, told => {
      this.question = told;
      this.app.say(this.verdict());
    });
  }

  /**
   * Asks something about the position, and does something with the answer while it is there.
   * @template {'checkmate'|'text'} P
   * @param {P} path
   * @param {{notation?: string}} more
   * @param {(told: import('../answers.js').AnswerTo<P>) => void} done
   */
  async about(path, more, done) {
    const picture = /** @type {Picture} */ (this.picture),
      late = () => picture !== this.picture || this.app.page !== this;
    try {
      const told = await ask(path, { variant: this.variant, position: picture.text, ...more });
      if (!late()) done(told);
    } catch (failure) {
      if (!late()) this.app.fail(failure);
    }
  }

  verdict() {
    const { checkmate, inCheck, faults } = /** @type {import('../answers.js').CheckmateAnswer} */ (this.question);
    return faults
      ? `It makes no sense to ask: ${faults[0].reason}`
      : checkmate
        ? 'Yes, it is checkmate.'
        : inCheck
          ? 'No: it is check, but not mate.'
          : 'No: there is no check.';
  }

  // ---------------------------------------------------------------- what is drawn

  status() {
    const { picture, app } = this;
    if (!picture) return {};
    const { told } = picture,
      { faults = [] } = told,
      [first] = faults;
    return {
      turn: html`<p class="turn">
        ${dot(told.side)}${faults.length ? counted(faults.length, 'fault') : standing(told)}<small
          >${told.playable && told.outcome ? 'the game is over' : ''}</small
        >
      </p>`,
      answer: html`${
        this.question
          ? html`<div class="box ${this.question.checkmate ? 'why' : 'good'}">${this.verdict()}</div>`
          : first
            ? html`<div class="box why">
                ${first.reason}${
                  first.citation
                    ? html` <button class="cite" @click=${() => app.openRuling(first.citation)}>
                        ${first.citation}
                      </button>`
                    : nothing
                }
              </div>`
            : html`<div class="box good">
                ${
                  told.outcome
                    ? html`It is possible, and the game is over: ${told.outcome.text}`
                    : html`It can be played${told.check ? ': check' : ''}`
                }.
              </div>`
      }`,
      actions: html`<button
        class="main"
        ?disabled=${!told.playable || Boolean(told.outcome)}
        @click=${() =>
          begin(app, { variant: this.variant, position: picture.text, white: 'human', black: 'human' }).catch(app.fail)}
      >
        Play from here
      </button>`,
    };
  }

  panel() {
    const { picture, app } = this;
    if (!picture) return nothing;
    const { told, rules } = picture,
      faults = told.faults ?? [];
    return html` <div class="tools">
        ${palette(
          picture.rules,
          this.code,
          code => {
            this.code = this.code === code ? 0 : code;
            this.taken = null;
            this.show();
          },
          (event, code) =>
            app.stage.drag(event, code, (/** @type {number|null} */ to) => {
              this.code = 0;
              if (to !== null)
                void this.change(({ pieces }) => ({ pieces: pieces.map((each, cell) => (cell === to ? code : each)) }));
            }),
        )}
        <p class="facts">
          ${
            this.code
              ? html`Put a <b>${picture.rules.wordsOf(this.code)}</b> on squares; the same again removes it.`
              : 'Take a piece and put it on squares, or drag; drag off the boards to remove.'
          }
        </p>
      </div>
      ${
        faults.length
          ? html`<ul class="faults">
              ${faults.map(
                fault =>
                  html`<li class="box why">
                    ${fault.reason}${
                      fault.citation
                        ? html` <button class="cite" @click=${() => app.openRuling(fault.citation)}>
                            ${fault.citation}
                          </button>`
                        : nothing
                    }
                  </li>`,
              )}
            </ul>`
          : nothing
      }
      <div class="buttons">
        ${
          told.playable && !told.outcome
            ? html`<a class="button" href=${link('play', { variant: this.variant, position: picture.text })}
                >… against a machine</a
              >`
            : nothing
        }
        <button @click=${() => this.checkmate()}>Is it checkmate?</button>
        <button
          ?disabled=${rules.told.start === undefined}
          @click=${() => this.inTurn(() => ask('position', { variant: this.variant }))}
        >
          Start position
        </button>
        <button @click=${() => this.inTurn(() => send('setup', { variant: this.variant }))}>Clear</button>
      </div>
      ${this.answer()}
      <section class="fields">
        <h2>Besides the pieces</h2>
        <div class="options">
          <div class="option" role="group" aria-label="To move">
            <span>to move</span>
            <div class="buttons">
              ${['white', 'black'].map(
                side =>
                  html`<button aria-pressed=${told.side === side} @click=${() => this.change(() => ({ side }))}>
                    ${side === 'white' ? 'White' : 'Black'}
                  </button>`,
              )}
            </div>
          </div>
          ${this.number('move number', 'fullmove', told.fullmove, 1)}${this.number('plies without progress', 'halfmove', told.halfmove, 0)}
          ${rules.movable.map(
            (/** @type {number} */ _, /** @type {number} */ i) =>
              html`<label class="option"
                ><span>board ${this.boardNumbered(i).name}</span
                ><select
                  @change=${(/** @type {import('../types.js').Changed} */ event) =>
                    this.hang(i, Number(event.target.value))}
                >
                  ${this.anchorsFor(i).map(
                    anchor =>
                      html`<option
                        value=${anchor}
                        .selected=${told.anchors[i] === anchor}
                        ?disabled=${!picture.layout.anchors[anchor].free && told.anchors[i] !== anchor}
                      >
                        ${picture.layout.anchors[anchor].name}
                      </option>`,
                  )}
                </select></label
              >`,
          )}
          ${(told.hands ?? []).map(
            ({ piece, count }) =>
              html`<label class="option"
                ><span>${picture.rules.wordsOf(piece)} in hand</span
                ><input
                  type="number"
                  min="0"
                  max="99"
                  .value=${String(count)}
                  @change=${(/** @type {import('../types.js').Changed} */ event) =>
                    this.setHeld(piece, Number(event.target.value))}
              /></label>`,
          )}
          ${(rules.told.fields ?? []).filter(field => !this.countsHands(field)).map(field => this.field(field))}
        </div>
      </section>
      <section>
        <h2>As text</h2>
        <form
          class="entry"
          @submit=${(/** @type {import('../types.js').Submitted} */ event) => {
            event.preventDefault();
            this.read(event.target.elements.text.value.trim());
          }}
        >
          <textarea
            name="text"
            rows="3"
            aria-label="Position as text"
            spellcheck="false"
            .value=${picture.text}
          ></textarea
          ><button>Read</button>
        </form>
        <div class="buttons">
          ${copy(picture.text, app.say)}${(rules.told.positionNotations ?? [])
            .filter(each => each.writable && each.id !== 'machine')
            .map(
              each =>
                html`<button
                  @click=${() =>
                    this.about('text', { notation: each.id }, told => {
                      this.exported = told;
                      app.redraw();
                    })}
                >
                  ${each.title}
                </button>`,
            )}<a class="button" href=${link('boards', { variant: this.variant, position: picture.text })}>Look at it</a>
        </div>
        ${
          this.exported
            ? html`<pre class="box" tabindex="0">${this.exported.text}</pre>
                ${copy(this.exported.text, app.say)}`
            : nothing
        }
        <p class="facts">
          It reads:
          ${(rules.told.positionNotations ?? [])
            .filter(each => each.readable)
            .map(each => each.title)
            .join(', ')}.
        </p>
      </section>`;
  }

  number(
    /** @type {string} */ name,
    /** @type {string} */ member,
    /** @type {number} */ value,
    /** @type {number} */ least,
  ) {
    return html`<label class="option"
      ><span>${name}</span
      ><input
        type="number"
        min=${least}
        max="100000"
        .value=${String(value)}
        @change=${(/** @type {import('../types.js').Changed} */ event) => {
          const chosen = Math.max(least, Number(event.target.value) || least);
          void this.change(() => ({ [member]: chosen }));
        }}
    /></label>`;
  }

  setHeld(/** @type {number} */ piece, /** @type {number} */ count) {
    return this.change(({ told }) => ({
      hands: told.hands.map(each => (each.piece === piece ? { piece, count } : each)),
    }));
  }

  /** Whether a field says what the numbers in hand say already. */
  countsHands(/** @type {import('../answers.js').SetupField} */ { content, values }) {
    const { told, rules } = /** @type {Picture} */ (this.picture),
      held = (told.hands ?? []).map(({ piece }) => rules.symbolOf(piece));
    return (
      content === 'COUNTS' &&
      values.length === held.length &&
      values.every((/** @type {string} */ value) => held.includes(value))
    );
  }

  field(/** @type {import('../answers.js').SetupField} */ field) {
    const { name, meaning, content, values } = field,
      picture = /** @type {Picture} */ (this.picture),
      text = fieldOf(picture, name);
    if (TOGETHER[content] === undefined || !values.length)
      return html`<label class="option"
        ><span>${name}</span
        ><input
          .value=${text}
          placeholder="–"
          spellcheck="false"
          autocapitalize="off"
          @change=${(/** @type {import('../types.js').Changed} */ event) =>
            this.setField(name, event.target.value.trim())}
        /><small>${meaning}</small></label
      >`;
    const has = chosenOf(picture, field);
    return html`<div class="option" role="group" aria-label=${name}>
      <span>${name}</span>
      <div class="buttons">
        ${values.map(
          (/** @type {string} */ value) =>
            html`<button aria-pressed=${has.includes(value)} @click=${() => this.turnValue(field, value)}>
              ${value}
            </button>`,
        )}
      </div>
      <small>${meaning}</small>
    </div>`;
  }

  setField(/** @type {string} */ name, /** @type {string} */ text) {
    return this.change(({ told }) => ({ fields: { ...told.fields, [name]: text || '-' } }));
  }

  /** Chooses one of the values of a field, or no longer. */
  turnValue(/** @type {import('../answers.js').SetupField} */ field, /** @type {string} */ value) {
    const { name, content, values } = field;
    return this.change(picture => {
      const had = chosenOf(picture, field),
        has = values.filter((/** @type {string} */ each) => had.includes(each) !== (each === value));
      return { fields: { ...picture.told.fields, [name]: has.join(TOGETHER[content]) || '-' } };
    });
  }

  answer() {
    const { question } = this;
    if (!question) return nothing;
    return html`<section data-checkmate=${question.checkmate ?? 'senseless'}>
      <h2>${this.verdict()}</h2>
      ${(question.checks ?? []).map(each => html`<p>${each.attacker} attacks ${each.royal}.</p>`)}
      ${
        question.saving?.length
          ? html`<p>Saved by ${question.saving.slice(0, 20).join(', ')}${question.saving.length > 20 ? ' …' : ''}</p>`
          : nothing
      }
      ${
        question.failing?.length
          ? html`<details ?open=${question.checkmate}>
              <summary>
                ${counted(question.failing.length, 'move that does not help', 'moves that do not help')}
              </summary>
              <ul>
                ${question.failing
                  .slice(0, 200)
                  .map(each => html`<li><b>${each.move}</b> (${each.tries}): ${each.reason}</li>`)}
              </ul>
            </details>`
          : nothing
      }
    </section>`;
  }
}

/** What a field says; empty if it says nothing. @returns {string} */
const fieldOf = (/** @type {Picture} */ { told }, /** @type {string} */ name) =>
  (told.fields?.[name] ?? '-').replace(/^-$/, '');

/** Which of the values of a field are chosen. @returns {string[]} */
function chosenOf(
  /** @type {Picture} */ picture,
  /** @type {import('../answers.js').SetupField} */ { name, content, values },
) {
  const text = fieldOf(picture, name),
    between = TOGETHER[content];
  return between ? text.split(between) : values.filter((/** @type {string} */ value) => text.includes(value));
}
