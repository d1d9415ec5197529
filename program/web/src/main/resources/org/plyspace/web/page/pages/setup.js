// @ts-check
// Any position set up by hand: pieces, boards, and whatever fields the rule set has; faults are told as they arise.
import { ask, send } from '../server.js';
import { counted } from '../words.js';
import { chosenOf, TOGETHER } from './setup-fields.js';
import { panel, status } from './setup-panel.js';

/** @typedef {import('../picture.js').Picture} Picture */

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

  setHeld(/** @type {number} */ piece, /** @type {number} */ count) {
    return this.change(({ told }) => ({
      hands: told.hands.map(each => (each.piece === piece ? { piece, count } : each)),
    }));
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

  status() {
    return status(this);
  }

  panel() {
    return panel(this);
  }
}
