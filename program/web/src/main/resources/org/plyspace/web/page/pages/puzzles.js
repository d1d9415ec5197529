// @ts-check
// Puzzles of a rule set: positions with one solution, to be found move by move.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { Hand, isTried, tried } from '../hand.js';
import { keepSet, keptSet } from '../kept.js';
import { command, dot, entry, trouble, verdict } from '../parts.js';
import { Picture } from '../picture.js';
import { ask } from '../server.js';
import { worthOf } from '../worth.js';

/** @typedef {import('../answers.js').ListedPuzzle} ListedPuzzle */

/** What was solved in this browser, by the rule set. */
const SOLVED = 'puzzles ';

export class PuzzlesPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    this.variant = '';
    /** @type {ListedPuzzle[]|null} */ this.list = null;
    /** @type {ListedPuzzle|null} */ this.puzzle = null;
    /** @type {Set<string>} */ this.solved = new Set();
    /** @type {Picture|null} */ this.picture = null;
    /** The moves made, and what answered them. @type {string[]} */ this.line = [];
    /** @type {import('../answers.js').TriedMove|null} */ this.tried = null;
    /** @type {import('../answers.js').PuzzleHint|null} */ this.hint = null;
    /** How much of it is told: what is to be moved, then where to. */ this.told = 0;
    /** @type {Hand} */ this.hand = new Hand(app.stage, {
      picture: () => this.picture,
      attempt: what => this.attempt(what).catch(app.fail),
      changed: () => this.show(),
      say: app.say,
    });
  }

  async open(/** @type {Record<string, string>} */ query) {
    const { app } = this,
      variant = query.variant ?? app.firstVariant(),
      { puzzles } = await ask('puzzles', { variant });
    const solved = keptSet(SOLVED + variant),
      puzzle =
        puzzles.find(each => each.id === query.puzzle) ??
        puzzles.find(each => !solved.has(each.id)) ??
        puzzles[0] ??
        null;
    const picture = await app.drawn(await app.told(variant, puzzle?.position));
    if (app.page !== this) return;
    this.variant = variant;
    this.list = puzzles;
    this.solved = solved;
    this.puzzle = puzzle;
    if (!query.puzzle && puzzle?.side === 'black' && app.stage.look === 'table') app.stage.fromBlack = true;
    this.begin(picture);
  }

  begin(/** @type {Picture} */ picture) {
    this.picture = picture;
    this.line = [];
    this.tried = null;
    this.forgetHint();
    this.hand.reset();
    this.hand.take();
    this.show();
  }

  forgetHint() {
    this.hint = null;
    this.told = 0;
  }

  query() {
    return { variant: this.variant, puzzle: this.puzzle?.id };
  }

  get done() {
    return Boolean(this.tried?.solved);
  }

  show(change = {}) {
    const { picture, hint, told } = this;
    if (!picture) return;
    const last = this.tried?.last ?? null,
      marks = picture.marks(last),
      arrows = [];
    const { from, to, anchor } = (told && hint?.attempt) || {},
      lit = told > 1 ? [from, to] : [from];
    for (const cell of lit) if (cell !== undefined) marks.set(cell, [...(marks.get(cell) ?? []), 'hint']);
    if (told > 1 && from !== undefined && to !== undefined) arrows.push({ from, to });
    const view = this.hand.view(picture, marks);
    if (told > 1 && anchor !== undefined) view.ghosts.push(anchor);
    this.app.draw(this, { ...view, arrows, moved: picture.moved(last) }, change);
  }

  /** Tries what is legal; of what is not it is said why. */
  async attempt(/** @type {import('../hand.js').Tried} */ what) {
    const { picture, hand } = this;
    if (!picture || !this.puzzle || this.done) return hand.judge(what);
    const known = hand.moves.filter(move => what.move === undefined && isTried(move.attempt, what));
    if (what.chosen) return this.tryMove(tried(what).move ?? '');
    const judged = known.length ? null : await hand.ask(what);
    if (!known.length && !judged) return;
    if (judged && judged.verdict !== 'legal') return hand.tell(judged);
    const moves = judged ? (judged.moves ?? []) : known;
    if (moves.length > 1) await this.choose(picture, moves);
    else await this.tryMove(moves[0]?.move ?? judged?.move ?? '');
  }

  async choose(/** @type {Picture} */ picture, /** @type {import('../answers.js').Move[]} */ moves) {
    const [{ choose }, worth] = await Promise.all([import('../choices.js'), worthOf(picture.rules)]);
    if (picture !== this.picture || this.app.page !== this) return;
    choose(this.app, picture, moves, worth, move => {
      if (picture === this.picture) void this.attempt({ move: move.move, chosen: true }).catch(this.app.fail);
    });
  }

  /** Asks whether a legal move is right, and goes on if it is. */
  async tryMove(/** @type {string} */ move) {
    const { app, picture, variant, puzzle, line, hand } = this;
    if (!picture || !puzzle) return;
    const told = await ask('puzzles/try', { variant, puzzle: puzzle.id, line: line.join(' '), move });
    if (picture !== this.picture || app.page !== this) return;
    hand.reset();
    this.tried = told;
    if (told.right && told.at && told.line) {
      this.forgetHint();
      this.line = [...line, ...told.line];
      this.picture = new Picture(picture.rules, told.at);
      if (told.solved) this.keep(puzzle.id);
    }
    app.say(this.words(told));
    this.show(told.right ? { effects: told.last?.effects, before: picture } : {});
  }

  words(/** @type {import('../answers.js').TriedMove} */ { right, solved, text, line = [], rest = [] }) {
    if (!right) return `Not that: ${text}. Try again.`;
    const reply = line[1] ? ` It is answered by ${line[1]}.` : '';
    return `${solved ? 'Solved' : 'Right'}: ${text}.${reply}${rest.length ? ` It may go on ${rest.join(' ')}.` : ''}`;
  }

  /** Another tab may have solved more. */
  keep(/** @type {string} */ id) {
    this.solved = keptSet(SOLVED + this.variant).add(id);
    keepSet(SOLVED + this.variant, this.solved);
  }

  async askHint() {
    const { app, picture, variant, puzzle, line } = this;
    if (!picture || !puzzle || this.done) return;
    if (!this.hint) {
      const hint = await ask('puzzles/hint', { variant, puzzle: puzzle.id, line: line.join(' ') });
      if (picture !== this.picture || app.page !== this) return;
      this.hint = hint;
    }
    this.told = Math.min(2, this.told + 1);
    this.tried = this.tried?.right ? this.tried : null;
    this.hand.reset();
    app.say(this.hinted);
    this.show();
  }

  get hinted() {
    return this.told > 1 ? `The move is ${this.hint?.move}.` : `Look at ${this.hint?.mover}.`;
  }

  /** What is still to be done. */
  get goal() {
    const { puzzle, line, done } = this;
    if (!puzzle) return '';
    const left = puzzle.moves - line.length / 2;
    if (done) return `Solved: ${goal(puzzle)}`;
    return goal(puzzle.kind === 'win' ? { ...puzzle, goal: `wins in ${left}` } : puzzle);
  }

  /** Where it stands in the list, from 0. */
  get number() {
    return this.list && this.puzzle ? this.list.indexOf(this.puzzle) : -1;
  }

  address(/** @type {ListedPuzzle} */ { id, side }) {
    return link('puzzles', {
      ...this.app.stage.query(),
      variant: this.variant,
      puzzle: id,
      side: side === 'black' ? 'black' : null,
    });
  }

  goTo(/** @type {number} */ number) {
    const puzzle = this.list?.[number];
    if (puzzle) void this.app.go(this.address(puzzle));
  }

  async again() {
    const { app, variant, puzzle } = this,
      picture = await app.drawn(await app.told(variant, puzzle?.position));
    if (app.page === this && puzzle === this.puzzle) this.begin(picture);
  }

  status() {
    const { puzzle, app, list } = this;
    if (!puzzle || !list) return {};
    return {
      turn: html`<p class="turn">
        ${dot(puzzle.side)}${this.goal}<small>puzzle ${this.number + 1} of ${list.length}</small>
      </p>`,
      answer: this.answer(),
      actions: this.done
        ? html`<button
            class="main"
            ?disabled=${this.number + 1 >= list.length}
            @click=${() => this.goTo(this.number + 1)}
          >
            Next puzzle
          </button>`
        : html`<button @click=${() => this.askHint().catch(app.fail)}>${this.told ? 'Tell the move' : 'Hint'}</button>`,
    };
  }

  answer() {
    const { hand, tried: told, app } = this;
    if (hand.verdict) return verdict(hand.verdict, app.openRuling);
    if (told && !told.right) return trouble(this.words(told));
    if (this.told) return html`<div class="box">${this.hinted}</div>`;
    if (told) return html`<div class="box good">${this.words(told)}</div>`;
    return html`<p class="facts">
      Find the ${this.puzzle?.moves === 1 ? 'move' : 'first move'}: click a piece and where it goes, or drag it.
    </p>`;
  }

  panel() {
    const { list, app, number } = this;
    if (!list) return nothing;
    if (!list.length) return this.none();
    return html`${entry('Try', text => this.attempt({ move: text }).catch(app.fail), {
        disabled: this.done,
        hint: this.done ? 'solved' : 'a move',
      })}
      <div class="buttons">
        <button ?disabled=${number < 1} @click=${() => this.goTo(number - 1)}>Previous</button
        ><button ?disabled=${number + 1 >= list.length} @click=${() => this.goTo(number + 1)}>Next</button
        ><button ?disabled=${!this.line.length} @click=${() => this.again().catch(app.fail)}>From the start</button>
      </div>
      <section>
        <h2>${list.filter(each => this.solved.has(each.id)).length} of ${list.length} solved</h2>
        <ol class="puzzles">
          ${list.map((each, i) => {
            const solved = this.solved.has(each.id);
            return html`<li>
              <a
                href=${this.address(each)}
                title=${goal(each)}
                aria-label=${`Puzzle ${i + 1}, ${goal(each)}${solved ? ', solved' : ''}`}
                aria-current=${each === this.puzzle ? 'true' : nothing}
                data-solved=${solved || nothing}
                >${i + 1}${solved ? ' ✓' : ''}</a
              >
            </li>`;
          })}
        </ol>
      </section>`;
  }

  /** How to make some. */
  none() {
    const { say } = this.app,
      { variant } = this;
    return html`<p>
        This rule set brings no puzzles. The program finds some in games that it plays, and proves that each has one
        solution:
      </p>
      ${command(`./plyspace puzzles ${variant} --out puzzles.jsonl`, say)}
      <p>They are given in the terminal:</p>
      ${command(`./plyspace puzzles ${variant} --file puzzles.jsonl`, say)}`;
  }
}

const goal = (/** @type {ListedPuzzle} */ puzzle) => `${puzzle.side === 'white' ? 'White' : 'Black'} ${puzzle.goal}`;
