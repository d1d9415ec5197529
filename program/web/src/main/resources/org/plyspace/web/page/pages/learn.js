// @ts-check
// Lessons: one idea a step, moves to try on the boards, and the rules' own reason where one is refused.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { Hand } from '../hand.js';
import { keepSet, keptSet } from '../kept.js';
import { PAGES } from '../pages.js';
import { idOf, verdict } from '../parts.js';
import { Picture } from '../picture.js';
import { ask, send } from '../server.js';

/** Where a browser keeps the titles of the steps that were done. */
const key = (/** @type {string} */ variant) => `learned ${idOf(variant)}`;

export class LearnPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    /** @type {Picture|null} */ this.picture = null;
    /** @type {import('../picture.js').Last|null} */ this.last = null;
    this.variant = '';
    /** @type {import('../answers.js').LessonsAnswer|null} */ this.lessons = null;
    /** @type {Set<string>} */ this.learned = new Set();
    this.at = 0;
    /** Which task of the step is asked. */ this.task = 0;
    /** What was done of the step's tasks. @type {Set<number>} */ this.done = new Set();
    /** @type {Hand} */ this.hand = new Hand(app.stage, {
      picture: () => this.picture,
      attempt: what => this.attempt(what).catch(app.fail),
      changed: () => this.show(),
      say: app.say,
    });
  }

  async open(/** @type {Record<string, string>} */ query) {
    const { app } = this,
      variant = query.variant ?? app.firstVariant();
    const lessons = this.lessons?.variant === variant ? this.lessons : await ask('lessons', { variant });
    if (app.page !== this) return;
    this.lessons = lessons;
    this.variant = lessons.variant;
    this.learned = keptSet(key(this.variant));
    const wanted = Number(query.step) - 1,
      left = lessons.steps.findIndex(each => !this.learned.has(each.title));
    this.at = lessons.steps[wanted] ? wanted : Math.max(0, left);
    this.done = new Set();
    await this.take(0);
  }

  query() {
    return { variant: this.variant, step: this.lessons ? String(this.at + 1) : null };
  }

  get steps() {
    return this.lessons?.steps ?? [];
  }

  get step() {
    return this.steps[this.at];
  }

  /** What is asked now; undefined in a step that is only read. @returns {import('../answers.js').LessonTask|undefined} */
  get asked() {
    return this.step?.tasks[this.task];
  }

  get solved() {
    return !this.asked || this.done.has(this.task);
  }

  /** Puts up the position of a task of the step. */
  async take(/** @type {number} */ task) {
    const { app, at, step } = this;
    this.task = task;
    const { picture: before } = this,
      variant = step?.variant ?? this.variant,
      position = (this.asked?.position ?? step?.position) || null;
    // what stands there already is there at once
    const picture =
      before?.text === position && before.rules.variant === variant
        ? before
        : await app.drawn(await app.told(variant, position));
    if (app.page !== this || at !== this.at || task !== this.task || step !== this.step) return;
    const { asked } = this;
    this.picture = picture;
    this.last = null;
    this.hand.reset();
    this.hand.take();
    this.show();
    if (step)
      app.say(
        `${task === 0 ? `step ${at + 1} of ${this.steps.length}: ${step.title}. ${step.text} ` : ''}${asked ? `${asked.ask}.` : ''}`,
      );
  }

  /** Goes to the next task, else to the next step. */
  async next() {
    if (!this.step) return;
    if (!this.asked) this.learn();
    if (this.task + 1 < (this.step?.tasks.length ?? 0)) await this.take(this.task + 1);
    else if (this.at + 1 < this.steps.length) await this.go(this.at + 1);
    else this.app.redraw();
  }

  go(/** @type {number} */ at) {
    return this.app.go(link('learn', { ...this.app.stage.query(), variant: this.variant, step: String(at + 1) }));
  }

  /** The step is done, and stays so. */
  learn() {
    this.learned.add(this.step.title);
    keepSet(key(this.variant), this.learned);
  }

  /** Something was tried: what was asked for is done, anything else is judged. */
  async attempt(/** @type {import('../hand.js').Tried} */ what) {
    const { asked, hand, step } = this,
      only = asked?.attempts[0];
    if (what.anchor !== undefined && what.board === undefined) what = { ...what, board: only?.board };
    const judged = await hand.ask(what);
    if (!judged) return;
    if (!asked || this.solved) return hand.tell(judged);
    const made = asked.legal ? judged.moves?.find(({ move }) => asked.moves.includes(move)) : undefined;
    if (made) {
      const line = await hand.inTime(
          send('line', { variant: step.variant, start: asked.position, moves: [made.move] }),
        ),
        before = this.picture;
      if (!line || !before) return;
      this.picture = new Picture(before.rules, line.at);
      this.last = line.last ?? null;
      hand.reset();
      this.finish();
      this.show({ effects: line.last?.effects, before });
      this.app.say(`done. ${asked.then}`);
      return;
    }
    const refused = !asked.legal && judged.verdict === 'illegal' && judged.move === asked.moves[0];
    if (refused) this.finish();
    hand.tell(judged);
    if (refused)
      this.app.say(`not legal: ${judged.reason}${judged.citation ? `. ${judged.citation}` : ''}. ${asked.then}`);
  }

  finish() {
    this.done.add(this.task);
    if (this.done.size === this.step.tasks.length) this.learn();
  }

  key(/** @type {string} */ key) {
    if (key === 'ArrowRight') void this.next().catch(this.app.fail);
    else if (key === 'ArrowLeft' && this.at > 0) void this.go(this.at - 1);
    else return false;
    return true;
  }

  // ---------------------------------------------------------------- what is drawn

  /** @param {Parameters<import('../stage.js').Stage['show']>[1]} [change] */
  show(change) {
    const { picture, hand, last } = this;
    if (!picture) return;
    const view = { ...hand.view(picture, picture.marks(last)), arrows: this.point(), moved: picture.moved(last) };
    if (!this.waiting) return this.app.draw(this, view, change);
    const add = (/** @type {number} */ cell, /** @type {string} */ kind) =>
      view.marks.set(cell, [...(view.marks.get(cell) ?? []), kind]);
    const { attempts } = this.waiting;
    for (const { from, to, board, anchor } of attempts) {
      if (to !== undefined) add(to, attempts.length === 1 ? 'hint' : 'target');
      if (anchor !== undefined) view.ghosts.push(anchor);
      if (board !== undefined) view.held = picture.layout.boards[picture.rules.movable[board]].name;
      if (from !== undefined && !view.marks.get(from)?.includes('hint')) add(from, 'hint');
    }
    this.app.draw(this, view, change);
  }

  /** The task that is shown on the boards, while nothing was taken or tried. */
  get waiting() {
    const { hand } = this,
      idle = hand.cell === null && hand.board === null && hand.type === null && !hand.verdict;
    return idle && !this.solved ? this.asked : undefined;
  }

  /** The arrow of the move that is asked for, if it is one alone. */
  point() {
    const [{ from, to } = {}, ...others] = this.waiting?.attempts ?? [];
    return from === undefined || to === undefined || others.length ? [] : [{ from, to }];
  }

  status() {
    const { asked, hand, app, step, solved } = this;
    if (!step) return {};
    const last = this.at + 1 === this.steps.length && this.task + 1 >= step.tasks.length,
      judged = hand.verdict;
    return {
      turn: html`<p class="turn"><b>Step ${this.at + 1} of ${this.steps.length}</b><small>${step.title}</small></p>`,
      answer: html`${
        judged
          ? verdict(judged, citation => void app.openRuling(citation, step.variant))
          : solved && asked
            ? html`<div class="box good"><b>Done.</b> ${asked.then}</div>`
            : nothing
      }${
        asked && !solved
          ? html`<p class="facts" data-asked><b>${asked.ask}.</b> ${this.how(asked)}</p>`
          : asked && judged && !asked.legal && asked.then
            ? html`<p data-then>${asked.then}</p>`
            : nothing
      }`,
      actions: html`${
        asked && !solved
          ? html`<button data-do @click=${() => this.attempt({ move: asked.moves[0] }).catch(app.fail)}>
              ${asked.legal ? 'Show me' : 'Try it'}
            </button>`
          : nothing
      }${
        last && solved
          ? asked
            ? html`<a class="button" href=${link('play', { variant: this.variant })}>Play the computer</a>`
            : html`<button class="main" data-next @click=${() => this.next().catch(app.fail)}>Done</button>`
          : html`<button
              class=${solved ? 'main' : ''}
              data-next
              ?disabled=${last}
              @click=${() => this.next().catch(app.fail)}
            >
              ${solved || !asked ? 'Next' : 'Skip'}
            </button>`
      }`,
    };
  }

  /** How what is asked for is done, where that is not plain. */
  how(/** @type {import('../answers.js').LessonTask} */ { legal, attempts }) {
    if (!legal) return 'Why is that refused?';
    return attempts[0]?.board === undefined ? nothing : 'Click the name of the board, then a place.';
  }

  panel() {
    return nothing;
  }

  /** What a step says stands above the boards that it is about. */
  lead() {
    return this.lessons && this.picture ? html`<div class="panel">${this.lesson()}</div>` : nothing;
  }

  lesson() {
    const { step, steps, app } = this;
    if (!step) return html`<p class="facts">Nothing follows from what this rule set declares.</p>`;
    const { citation } = step;
    return html`<section class="lesson">
      <h2>${step.title}</h2>
      <p>
        ${step.text}${
          citation
            ? html` <button class="cite" @click=${() => app.openRuling(citation, step.variant)}>${citation}</button>`
            : nothing
        }
      </p>
      ${
        step.tasks.length > 1
          ? html`<ol class="tasks">
              ${step.tasks.map(
                ({ ask: asked }, i) =>
                  html`<li ?data-done=${this.done.has(i)} aria-current=${i === this.task ? 'step' : nothing}>
                    ${asked}${this.done.has(i) ? html` <span aria-label="done">✓</span>` : nothing}
                  </li>`,
              )}
            </ol>`
          : nothing
      }
      <div class="buttons">
        <button ?disabled=${this.at === 0} data-back @click=${() => this.go(this.at - 1)}>Back</button>
        <div class="dots" role="group" aria-label="Steps">
          ${steps.map(({ title }, i) => {
            const done = this.learned.has(title);
            return html`<button
              title=${title}
              aria-label=${`Step ${i + 1}: ${title}${done ? ', done' : ''}`}
              aria-current=${i === this.at ? 'step' : nothing}
              ?data-done=${done}
              @click=${() => this.go(i)}
            ></button>`;
          })}
        </div>
      </div>
      ${
        steps.every(({ title }) => this.learned.has(title))
          ? html`<div class="box good" data-learned>
              <b>You know ${this.lessons?.title}.</b> Now use it:
              <a href=${link('play', { variant: this.variant })}>play the computer</a>${
                Object.hasOwn(PAGES, 'puzzles')
                  ? html`, or <a href=${link('puzzles', { variant: this.variant })}>solve puzzles</a>`
                  : nothing
              }.
            </div>`
          : nothing
      }
    </section>`;
  }
}
