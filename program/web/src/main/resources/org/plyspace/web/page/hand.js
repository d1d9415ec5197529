// @ts-check
// What a person takes and where it is put: squares, boards, pieces in hand. Each attempt is judged; none vanishes.
import { ask } from './server.js';
import { counted } from './words.js';

/**
 * @typedef {import('./answers.js').Attempt & {move?: string, chosen?: boolean}} Tried what is typed, or a hand does; chosen where a person has said which
 * @typedef {import('./answers.js').JudgedAnswer & {asked?: string}} Verdict and what was typed
 */
/** @typedef {import('./picture.js').Picture} Picture @typedef {import('./stage.js').Stage} Stage @typedef {import('./types.js').Board} Board */

/** How the cells of a verdict are marked. @type {Record<string, string>} */
const ROLES = { mover: 'mover', target: 'aim', blocker: 'blocker', attacker: 'attacker', royal: 'royal', path: 'path' };

/** Whether a move is made by what a hand does. */
export const isTried = (
  /** @type {import('./answers.js').Attempt} */ move,
  /** @type {import('./answers.js').Attempt} */ { from, to, board, anchor, drop },
) => move.from === from && move.to === to && move.board === board && move.anchor === anchor && move.drop === drop;

/** What is sent of it. */
export const tried = (/** @type {Tried} */ { chosen: _, ...what }) => what;

export class Hand {
  /**
   * @param {Stage} stage
   * @param {object} page
   * @param {() => Picture|null} page.picture
   * @param {(attempt: Tried) => Promise<void>} page.attempt does what is tried
   * @param {() => void} page.changed
   * @param {(text: string) => void} page.say
   * @param {(key: string, cell: number) => boolean} [page.key]
   */
  constructor(stage, page) {
    this.stage = stage;
    this.page = page;
    /** @type {number|null} */ this.cell = null;
    /** @type {number|null} */ this.board = null;
    /** @type {number|null} */ this.type = null;
    /** @type {import('./answers.js').Move[]} */ this.moves = [];
    /** @type {Verdict|null} */ this.verdict = null;
    /** Counts what was taken and tried, so that no answer comes too late. */ this.turn = 0;
  }

  /** To be the hand of the stage from now on. */
  take() {
    this.own = this.stage.hand = {
      wanted: () => new Set(this.moves.map(move => move.attempt?.to).filter(to => to !== this.cell)),
      choose: (/** @type {number} */ cell) => this.choose(cell),
      chooseBoard: (/** @type {Board} */ board) => this.chooseBoard(board),
      hang: (/** @type {number} */ anchor) => this.attempt({ board: this.board ?? undefined, anchor }),
      drop: (/** @type {number} */ from, /** @type {number|null} */ to) =>
        to === null || to === from ? this.drop() : this.attempt({ from, to }),
      lift: (/** @type {number} */ cell) => this.select(cell),
      grabs: (/** @type {number} */ cell) => this.owns(cell),
      nothing: () => this.drop(),
      key: (/** @type {string} */ key, /** @type {number} */ cell) => this.key(key, cell),
    };
  }

  letGo() {
    this.turn++;
    this.cell = this.board = this.type = null;
    this.moves = [];
  }

  /** Puts down what was taken. */
  drop() {
    this.letGo();
    this.verdict = null;
    this.page.changed();
  }

  /** Another position: nothing is held, and what was said of the last one is over. */
  reset() {
    this.letGo();
    this.verdict = null;
  }

  async choose(/** @type {number} */ cell) {
    const picture = this.page.picture();
    if (!picture) return;
    const fits = this.moves.some(move => move.attempt?.to === cell && move.attempt.board === undefined);
    // where the piece may stay, a second click passes
    if (this.cell === cell && !fits) return this.drop();
    if (fits && this.type !== null) return this.attempt({ drop: this.type, to: cell });
    if (fits) return this.attempt({ from: this.cell ?? undefined, to: cell });
    const code = picture.pieces[cell],
      own = this.owns(cell);
    if (code && (own || (this.cell === null && this.type === null))) return this.select(cell);
    if (this.type !== null) return this.attempt({ drop: this.type, to: cell });
    if (this.cell !== null) return this.attempt({ from: this.cell, to: cell });
    this.drop();
    this.page.say(`${picture.square(cell).name} is empty`);
  }

  /** Whether a cell has a piece of the side to move. */
  owns(/** @type {number} */ cell) {
    const picture = this.page.picture(),
      code = picture?.pieces[cell] ?? 0;
    return code > 0 && (code & 1) === (picture?.told.side === 'black' ? 1 : 0);
  }

  /** Takes the piece on a cell and shows where it may go. */
  async select(/** @type {number} */ cell) {
    const picture = /** @type {Picture} */ (this.page.picture());
    await this.hold(
      { cell },
      picture.square(cell).name,
      `${picture.rules.wordsOf(picture.pieces[cell])} on ${picture.square(cell).name}`,
    );
  }

  /** Takes a piece from the hand. */
  async selectHeld(/** @type {number} */ code) {
    const picture = /** @type {Picture} */ (this.page.picture());
    await this.hold(
      { type: (code >> 1) - 1 },
      `${picture.rules.typeOf(code).symbol}*`,
      `${picture.rules.wordsOf(code)} in hand`,
    );
  }

  /** A piece of the hand follows the pointer to a square. */
  dragHeld(/** @type {PointerEvent} */ event, /** @type {number} */ code) {
    if (event.button !== 0) return;
    this.stage.pointer.drag(
      event,
      code,
      to => (to === null ? this.drop() : this.attempt({ drop: (code >> 1) - 1, to })),
      () => void this.selectHeld(code),
    );
  }

  /** Takes a board that may move; says whether it did. */
  chooseBoard(/** @type {Board} */ board) {
    const picture = this.page.picture(),
      number = picture ? picture.movable(board) : -1;
    if (number < 0 || !picture) return false;
    if (this.board === number) this.drop();
    else void this.hold({ board: number }, board.name, `board ${board.name}`);
    return true;
  }

  async hold(
    /** @type {{cell?: number, board?: number, type?: number}} */ what,
    /** @type {string} */ from,
    /** @type {string} */ name,
  ) {
    this.letGo();
    this.verdict = null;
    Object.assign(this, what);
    this.page.changed();
    const picture = /** @type {Picture} */ (this.page.picture());
    if (picture.told.playable === false || picture.told.outcome) return;
    const told = await this.inTime(
      ask('moves', { variant: picture.rules.variant, position: picture.text, from }),
    ).catch(failure => this.page.say(failure.message));
    if (!told) return;
    const { moves } = told;
    if (!moves.length) return this.explain(what, name);
    this.moves = moves;
    const where = new Set(moves.map(move => move.toAnchor ?? move.to));
    this.page.say(`${name}, ${counted(where.size, 'place')} to go: ${[...where].slice(0, 40).join(' ')}`);
    this.page.changed();
  }

  /** Tells why what was taken may go nowhere. */
  async explain(
    /** @type {{cell?: number, board?: number, type?: number}} */ { cell, board, type },
    /** @type {string} */ name,
  ) {
    const picture = /** @type {Picture} */ (this.page.picture()),
      asked = { variant: picture.rules.variant, position: picture.text, from: cell, board, drop: type };
    const judged = await this.inTime(ask('judge', asked)).catch(failure => this.page.say(failure.message));
    if (!judged) return;
    this.page.say(`${name}, no legal moves${judged.reason ? `: ${judged.reason}. ${judged.citation}` : ''}`);
    // where it was held against the rules is of no interest: what is in its way is
    if (judged.reason)
      this.verdict = {
        ...judged,
        reason: `${name} may go nowhere now: ${judged.reason.startsWith(`${name} `) ? `it${judged.reason.slice(name.length)}` : judged.reason}`,
        marks: (judged.marks ?? []).filter(([role]) => role !== 'target'),
      };
    this.page.changed();
  }

  async attempt(/** @type {Tried} */ what) {
    this.verdict = null;
    await this.page.attempt(what);
  }

  /** Asks why, and shows the answer. */
  async judge(/** @type {Tried} */ what) {
    const judged = await this.ask(what);
    if (judged) this.tell(judged);
  }

  /** What the rules say of an attempt, or null where something else was done meanwhile. */
  async ask(/** @type {Tried} */ { chosen: _, ...what }) {
    const picture = /** @type {Picture} */ (this.page.picture());
    this.turn++;
    const judged = await this.inTime(ask('judge', { variant: picture.rules.variant, position: picture.text, ...what }));
    return judged && { ...judged, asked: what.move };
  }

  /**
   * What is answered, or null where something else was taken or tried meanwhile, or another position is shown.
   * @template T
   * @param {Promise<T>} answer
   * @returns {Promise<T|null>}
   */
  async inTime(answer) {
    const { turn } = this,
      picture = this.page.picture(),
      late = () => turn !== this.turn || picture !== this.page.picture() || this.own !== this.stage.hand;
    try {
      const told = await answer;
      return late() ? null : told;
    } catch (failure) {
      if (late()) return null;
      throw failure;
    }
  }

  tell(/** @type {Verdict} */ judged) {
    this.verdict = judged;
    this.moves = judged.verdict === 'legal' ? this.moves : [];
    if (judged.verdict === 'illegal')
      this.page.say(`not legal: ${judged.reason}${judged.citation ? `. ${judged.citation}` : ''}`);
    else if (judged.verdict === 'unreadable') this.page.say(judged.reason ?? '');
    else this.page.say(`legal: ${judged.description ?? judged.move ?? ''}`);
    this.page.changed();
  }

  key(/** @type {string} */ key, /** @type {number} */ cell) {
    const picture = this.page.picture();
    if (key === 'Escape') this.drop();
    else if (key === 'm' && picture?.pieces[cell]) void this.select(cell);
    else return this.page.key?.(key, cell) ?? false;
    return true;
  }

  /** What the stage shows of a picture and what is done with it, beside marks of the page's own. */
  view(/** @type {Picture} */ picture, /** @type {import('./types.js').Marks} */ marks) {
    return { picture, marks: this.mark(marks), ghosts: this.ghosts, held: this.boardName, lit: this.lit };
  }

  /** Adds what is held and what was judged to the marks of a picture. */
  mark(/** @type {import('./types.js').Marks} */ marks) {
    const add = (/** @type {number} */ cell, /** @type {string} */ kind) =>
      marks.set(cell, [...(marks.get(cell) ?? []).filter(each => each !== kind), kind]);
    if (this.cell !== null) add(this.cell, 'select');
    for (const move of this.moves) {
      if (move.attempt?.to === undefined) continue;
      const picture = /** @type {Picture} */ (this.page.picture());
      add(move.attempt.to, picture.pieces[move.attempt.to] && move.captured ? 'capture' : 'target');
      const elsewhere = picture.names.get(move.capturedAt ?? '')?.cell;
      if (elsewhere !== undefined && elsewhere !== move.attempt.to) add(elsewhere, 'capture');
    }
    if (this.verdict?.verdict === 'illegal')
      for (const [role, cell] of this.verdict.marks ?? []) add(cell, ROLES[role] ?? role);
    return marks;
  }

  /** The anchors that the board in hand may go to. @returns {number[]} */
  get ghosts() {
    return this.board === null
      ? []
      : [...new Set(this.moves.map(move => move.attempt?.anchor).filter(anchor => anchor !== undefined))];
  }

  /** The name of the board in hand. @returns {string|null} */
  get boardName() {
    const picture = this.page.picture();
    return this.board === null || !picture ? null : picture.layout.boards[picture.rules.movable[this.board]].name;
  }

  /** The cell whose column an illegal attempt lights. */
  get lit() {
    return this.verdict?.marks?.find(([role]) => role === 'blocker')?.[1] ?? null;
  }
}
