// @ts-check
// Starts the page: what it is about stands in the address.
import { html, nothing, render } from 'lit-html';
import { read, replace } from './address.js';
import { frame } from './frame.js';
import { PAGES } from './pages.js';
import { keep, kept } from './kept.js';
import { idOf, trouble } from './parts.js';
import { define } from './pieces.js';
import { Picture, RuleSet } from './picture.js';
import { carrySeat } from './seats.js';
import { ask, Line, Refusal, send } from './server.js';
import { Stage } from './stage.js';

/** Keys that are not pressed again by being held. */
const ONCE = new Set(['f', 'p', 'w']);

/** Milliseconds that an opening waits for the one before. */
const PATIENCE = 3000;

/** @typedef {import('./pages.js').Page} Page */

export class App {
  constructor() {
    this.root = /** @type {HTMLElement} */ (document.getElementById('app'));
    /** @type {import('./answers.js').Variant[]} */ this.variants = [];
    /** @type {import('./answers.js').RefusedFile[]} */ this.refused = [];
    /** @type {Map<string, Promise<RuleSet>>} */ this.rules = new Map();
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.dark.addEventListener('change', () => this.redraw());
    /** The rule set for who comes for the first time. @type {string|undefined} */ this.usual = undefined;
    this.said = '';
    /** @type {string|null} */ this.failure = null;
    /** Whether what failed was that the server did not answer. */ this.unanswered = false;
    /** Ways out of an address that leads nowhere. @type {unknown} */ this.deadEnd = null;
    /** @type {Page|null} */ this.page = null;
    this.name = '';
    this.line = new Line();
    this.line.greeted = () => this.page?.greeted?.();
    this.line.changed = () => {
      // that it did not answer is past
      if (!this.line.isLost && this.unanswered) this.failure = null;
      this.redraw();
    };
    /** Counts what was to be opened. */
    this.turn = 0;
    /** What of it stands. */
    this.opened = 0;
    /** @type {Promise<void>} */ this.opening = Promise.resolve();
    /** The page that has not opened what it was told to. @type {Page|null} */ this.unopened = null;
    this.stage = new Stage(this);
    addEventListener('popstate', () => this.open());
    addEventListener('keydown', event => this.keyed(event));
    this.root.addEventListener('click', event => this.followed(event));
  }

  /** @returns {'light'|'dark'} */
  get theme() {
    return this.chosenTheme() ?? (this.dark.matches ? 'dark' : 'light');
  }

  /** @returns {'light'|'dark'|null} */
  chosenTheme() {
    const chosen = localStorage.getItem('theme');
    return chosen === 'light' || chosen === 'dark' ? chosen : null;
  }

  async start() {
    this.redraw();
    await this.open();
  }

  /** Finds out which rule sets there are. */
  async look() {
    const { variants, refused, first } = await ask('variants');
    this.variants = variants;
    this.refused = refused;
    this.usual = first;
  }

  /** The rule set that was looked at last, else the one to begin with. */
  firstVariant() {
    const known = (/** @type {string|null|undefined} */ id) => this.variants.some(each => each.id === id);
    return [kept('variant'), this.usual].find(known) ?? this.variants[0]?.id;
  }

  /** What stays of a rule set, asked for once. @returns {Promise<RuleSet>} */
  async rulesOf(/** @type {string} */ variant) {
    const known = this.rules.get(variant) ?? ask('variant', { variant }).then(told => new RuleSet(told));
    this.rules.set(variant, known);
    known.catch(() => this.rules.delete(variant));
    const rules = await known;
    define(rules);
    return rules;
  }

  /** A position as it is drawn; its text may fix options of the rule set, such as a size. @returns {Promise<Picture>} */
  async drawn(/** @type {import('./answers.js').PositionAnswer} */ told) {
    return new Picture(await this.rulesOf(told.variant), told);
  }

  /** A position as the server tells it; of a rule set that has no start its empty boards. @returns {Promise<import('./answers.js').PositionAnswer>} */
  async told(/** @type {string|undefined} */ variant, /** @type {string|null|undefined} */ position) {
    try {
      return await ask('position', { variant, position });
    } catch (failure) {
      if (
        position ||
        (failure instanceof Refusal ? failure.told.type : '') !== 'refused' ||
        (await this.hasStart(variant))
      )
        throw failure;
      return send('setup', { variant });
    }
  }

  /** Whether a rule set has a start position, or cannot be asked. */
  async hasStart(/** @type {string|undefined} */ variant) {
    const rules = await this.rulesOf(variant ?? '').catch(() => null);
    return rules?.told.start !== undefined || !rules;
  }

  /** Opens what the address says, after what is being opened now, unless that takes long; only the last of several is opened. */
  async open() {
    const turn = ++this.turn,
      before = this.opening;
    this.opening = (async () => {
      await Promise.race([before, new Promise(done => setTimeout(done, PATIENCE))]);
      if (turn === this.turn) await this.openNow(turn);
    })();
    await this.opening;
  }

  async openNow(/** @type {number} */ turn) {
    const { page, query } = read();
    carrySeat(query.game);
    const name = Object.hasOwn(PAGES, page) ? page : 'boards';
    this.failure = this.deadEnd = null;
    this.close();
    try {
      if (!this.variants.length) await this.look();
      const Page = await PAGES[name].load();
      if (turn !== this.turn) return;
      // what a page comes to that was given up is seen by nobody
      if (this.name !== name || !this.page || this.page === this.unopened) {
        this.page?.leave?.();
        this.page = new Page(this);
        this.name = name;
        this.stage.hand = {};
        if (this.page.content) this.stage.leave();
      }
      this.stage.read(query);
      document.title = `${PAGES[name].title} · Plyspace`;
      await this.openPage(query);
      if (turn !== this.turn) return;
      this.opened = turn;
      this.remember();
    } catch (failure) {
      if (turn !== this.turn) return;
      this.opened = turn;
      this.fail(failure);
      await this.strand(turn, query);
    }
    this.render();
    this.root.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** Where nothing can be shown, nothing of before is, and ways out are. */
  async strand(/** @type {number} */ turn, /** @type {Record<string, string>} */ query) {
    const { page } = this;
    // a text that is no position leaves the boards as they are
    if (
      !page ||
      page.content ||
      page.listed ||
      (page.picture && query.position && idOf(query.variant ?? '') === idOf(page.variant ?? ''))
    )
      return;
    const { deadEnd } = await import('./deadend.js');
    if (turn !== this.turn) return;
    page.leave?.();
    const Page = /** @type {new (app: App) => Page} */ (page.constructor);
    this.page = new Page(this);
    this.page.variant = query.variant ?? '';
    this.stage.hand = {};
    this.stage.picture = null;
    this.deadEnd = deadEnd(this, query);
  }

  async openPage(/** @type {Record<string, string>} */ query) {
    const page = /** @type {Page} */ (this.page);
    this.unopened = page;
    try {
      await page.open(query);
    } finally {
      if (this.unopened === page) this.unopened = null;
    }
  }

  go(/** @type {string} */ address) {
    history.pushState(null, '', address);
    return this.open();
  }

  /** Keeps the address true. */
  remember() {
    const id = idOf(this.page?.variant ?? '');
    if (id && this.opened === this.turn && this.variants.some(each => each.id === id)) keep('variant', id);
    if (this.page?.query && this.opened === this.turn)
      replace(this.name, { ...this.stage.query(), ...this.page.query() });
  }

  /**
   * Shows what a page draws, while it is the one that is open.
   * @param {object} page
   * @param {Parameters<Stage['show']>[0]} what
   * @param {Parameters<Stage['show']>[1]} [change]
   */
  draw(page, what, change) {
    if (page !== this.page) return;
    this.remember();
    this.stage.show(what, change);
  }

  fail = (/** @type {unknown} */ failure) => {
    const { told, message } = /** @type {Partial<Refusal>} */ (failure ?? {}),
      reason = message ?? String(failure);
    if (!told) console.error(failure);
    this.tell(reason);
    this.failure = reason;
    this.unanswered = told?.type === 'away';
  };

  /** Tells what was done; what failed before is past. */
  say = (/** @type {string} */ text) => {
    this.failure = null;
    this.tell(text);
  };

  /** Tells those who listen; the same twice is told twice. */
  tell = (/** @type {string} */ text) => {
    this.said = text === this.said ? `${text}\u00a0` : text;
    this.redraw();
  };

  redraw() {
    if (this.pending) return;
    this.pending = true;
    queueMicrotask(() => {
      this.pending = false;
      this.render();
    });
  }

  render() {
    const chosen = this.chosenTheme();
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
    const focused = document.activeElement;
    render(frame(this), this.root);
    // whoever was on something that is gone goes on from where it was, not from the top
    if (focused && !focused.isConnected) document.getElementById('side')?.focus({ preventScroll: true });
    for (const stage of this.stages) stage.after();
  }

  /** All boards that are shown. @returns {Stage[]} */
  get stages() {
    return this.page?.stages ?? (this.page?.content ? [] : [this.stage]);
  }

  turnTheme() {
    const chosen = this.chosenTheme();
    if (chosen === 'dark') localStorage.removeItem('theme');
    else localStorage.setItem('theme', chosen ? 'dark' : 'light');
    this.redraw();
  }

  /** Shows a dialog with a title. */
  show(/** @type {string} */ title, /** @type {unknown} */ content) {
    this.dialog = html`<form method="dialog">
        <h2 id="dialog-title">${title}</h2>
        <button class="quiet" aria-label="Close">✕</button>
      </form>
      ${content}`;
    this.render();
    const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('dialog'));
    if (!dialog.open) dialog.showModal();
  }

  close() {
    /** @type {HTMLDialogElement|null} */ (document.getElementById('dialog'))?.close();
  }

  /** Forgets what stood in the dialog, unless it is open again: that it was closed is told with the next frame only. */
  closed = (/** @type {Event & {target: HTMLDialogElement}} */ { target }) => {
    if (target.open) return;
    this.dialog = null;
    this.redraw();
  };

  async help() {
    const { keys } = await import('./help.js');
    this.show('Keys', keys());
  }

  /** Shows what a citation says, or a rules page, at a section of it if one is named. */
  openRuling = async (/** @type {string} */ citation, variant = this.page?.variant ?? '', section = '') => {
    const { turn } = this;
    try {
      const [told, { markdown }] = await Promise.all([ask('ruling', { variant, citation }), import('./markdown.js')]);
      if (turn !== this.turn) return;
      const open = (/** @type {string} */ page, /** @type {string} */ at) =>
        this.openRuling(page || told.page, variant, at);
      this.show(
        citation,
        html`${(told.statements ?? []).map(each => html`<p class="box">${each.text}</p>`)}
        ${told.text ? markdown(told.text, told.line, open) : nothing}
        ${told.text || told.statements?.length ? nothing : trouble(`The rule set does not bring ${told.page}.`)}`,
      );
      const lit = section
        ? document.querySelector(`#dialog [data-section="${CSS.escape(section)}"]`)
        : document.getElementById('ruled');
      if (lit) lit.scrollIntoView({ block: section ? 'start' : 'center' });
      else document.getElementById('dialog')?.scrollTo(0, 0); // another page stood there
    } catch (failure) {
      if (turn === this.turn) this.fail(failure);
    }
  };

  keyed(/** @type {KeyboardEvent} */ event) {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === '?') this.help();
    else if (event.key === '/' && document.getElementById('entry')) document.getElementById('entry')?.focus();
    else if (event.repeat && ONCE.has(event.key)) return;
    else if (event.key === 'f' && this.stages.length) this.stages[0].goRound();
    else if (event.key === 'w' && this.stages.length && !this.page?.content) this.stage.turnOnly();
    else if (!this.page?.key?.(event.key) && !this.stages[0]?.pointer.keyBeside(event.key)) return;
    event.preventDefault();
  }

  /** Links within the page do not load it anew. */
  followed(/** @type {MouseEvent} */ event) {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null,
      href = anchor?.getAttribute('href');
    if (
      !anchor ||
      !href?.startsWith('/') ||
      anchor.target ||
      anchor.hasAttribute('download') ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    void this.go(href);
  }
}

const app = new App();
/** What tests ask. */
Object.assign(window, { plyspace: app });
void app.start();
