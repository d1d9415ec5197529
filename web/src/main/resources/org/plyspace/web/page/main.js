// @ts-check
// Starts the page: what it is about stands in the address.
import { html, nothing, render } from 'lit-html';
import { link, read, replace } from './address.js';
import { markdown } from './markdown.js';
import { idOf } from './parts.js';
import { define } from './pieces.js';
import { Picture, RuleSet } from './picture.js';
import { ask, Line } from './server.js';
import { Stage } from './stage.js';

/** Pages are loaded when they are opened. @type {Record<string, {title: string, load: () => Promise<any>}>} */
const PAGES = {
  boards: { title: 'Boards', load: async () => (await import('./pages/boards.js')).BoardsPage },
  play: { title: 'Play', load: async () => (await import('./pages/play.js')).PlayPage },
  pieces: { title: 'Pieces', load: async () => (await import('./pages/pieces.js')).PiecesPage },
  side: { title: 'Side by side', load: async () => (await import('./pages/side.js')).SidePage },
  setup: { title: 'Set up', load: async () => (await import('./pages/setup.js')).SetupPage },
  games: { title: 'Games', load: async () => (await import('./pages/games.js')).GamesPage },
  reports: { title: 'Reports', load: async () => (await import('./pages/reports.js')).ReportsPage },
};

/** As docs/page.md has them. */
const KEYS = [
  ['Tab', 'to the boards, and on to what follows'], ['arrows, Home, End', 'within a board'], ['Page Up, Page Down', 'along the column, to the level above and below'],
  ['b, Shift b', 'next board, the one before'], ['Enter, Space', 'takes a piece, and puts it down'], ['f', 'all is seen from the other side'],
  ['m', 'the moves from here'], ['l', 'the last move'], ['s', 'who is to move, check, result'],
  ['/', 'type a move, in any form that play reads'], ['Delete', 'in Set up: the square is emptied'], ['Escape', 'puts down what was taken'],
  ['left, right, Home, End', 'beside the boards: a ply back, a ply forward, to the start, to the last ply'], ['v, Shift v', 'in Games: another move that the game has here'], ['p', 'in Games: plays through the game, and stops'],
  ['?', 'help'],
];

/** Keys that are not pressed again by being held. */
const ONCE = new Set(['f', 'p']);

/** Milliseconds that an opening waits for the one before. */
const PATIENCE = 3000;

class App {
  constructor() {
    this.root = /** @type {HTMLElement} */ (document.getElementById('app'));
    /** @type {any[]} */ this.variants = [];
    /** @type {any[]} */ this.refused = [];
    /** @type {Map<string, Promise<RuleSet>>} */ this.rules = new Map();
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.dark.addEventListener('change', () => this.redraw());
    this.said = '';
    /** @type {string|null} */ this.failure = null;
    /** @type {any} */ this.page = null;
    this.name = '';
    this.line = new Line();
    this.line.greeted = () => this.page?.greeted?.();
    /** Counts what was to be opened. */
    this.turn = 0;
    /** What of it stands. */
    this.opened = 0;
    /** @type {Promise<void>} */ this.opening = Promise.resolve();
    /** The page that has not opened what it was told to. @type {any} */ this.unopened = null;
    this.stage = new Stage(/** @type {any} */ (this));
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
    const { variants, refused } = await ask('variants');
    this.variants = variants;
    this.refused = refused;
  }

  firstVariant() {
    return this.variants[0]?.id;
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
  async drawn(/** @type {any} */ told) {
    return new Picture(await this.rulesOf(told.variant), told);
  }

  /** Opens what the address says, after what is being opened now, unless that takes long; only the last of several is opened. */
  async open() {
    const turn = ++this.turn, before = this.opening;
    this.opening = (async () => {
      await Promise.race([before, new Promise(done => setTimeout(done, PATIENCE))]);
      if (turn === this.turn) await this.openNow(turn);
    })();
    await this.opening;
  }

  async openNow(/** @type {number} */ turn) {
    const { page, query } = read(), name = Object.hasOwn(PAGES, page) ? page : 'boards';
    this.failure = null;
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
    }
    this.render();
    this.root.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  async openPage(/** @type {Record<string, string>} */ query) {
    const { page } = this;
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
    if (this.page?.query && this.opened === this.turn) replace(this.name, { ...this.stage.query(), ...this.page.query() });
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

  fail = (/** @type {any} */ failure) => {
    if (!failure?.told) console.error(failure);
    this.tell(failure.message ?? String(failure));
    this.failure = failure.message ?? String(failure);
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
    const chosen = this.chosenTheme(), { page } = this;
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
    const variant = page?.variant ?? '';
    const panel = html`<div class="panel">${this.failure ? html`<div class="box why" data-failure>${this.failure}</div>` : nothing}${page?.panel() ?? nothing}</div>`;
    render(html`${this.stages.length ? html`<a class="skip" href="#side">Skip to the flat boards</a>` : nothing}
      <header><a class="brand" href="/boards">Ply<i>space</i></a>
        <nav aria-label="Pages">${Object.entries(PAGES).map(([name, { title }]) => html`<a href=${link(name, { variant })} aria-current=${name === this.name ? 'page' : nothing}>${title}</a>`)}</nav>
        <select class="variants" aria-label="Rule set" @change=${(/** @type {any} */ event) => this.go(link(this.name, { ...page?.kept?.(), variant: event.target.value }))}>${this.variants.map(each => html`<option value=${each.id} .selected=${each.id === idOf(variant)}>${each.title}</option>`)}</select>
        ${this.stages.length ? html`<button class="theme" title="See all from the other side (f)" aria-label="Other side" @click=${() => this.stages[0].goRound()}>⇅</button>` : nothing}
        <button class="theme" title="Light, dark, or as the system" aria-label=${`Colours: ${chosen ?? 'as the system'}`} @click=${() => this.turnTheme()}>${chosen === 'dark' ? '☾' : chosen === 'light' ? '☀' : '◐'}</button>
        <button class="theme" title="Help (?)" aria-label="Help" @click=${() => this.help()}>?</button></header>
      <div class="content" data-page=${this.name}>${page?.content ? page.content(panel) : html`${this.stage.picture ? this.stage.space() : html`<section class="space"></section>`}
        <main class="side" id="side" tabindex="-1"><h1 class="unseen">${PAGES[this.name]?.title ?? 'Plyspace'}</h1>${this.stage.flat()}${panel}</main>`}</div>
      <p class="unseen" role="status" aria-live="polite" id="said">${this.said}</p>
      <dialog id="dialog" aria-labelledby="dialog-title" @close=${() => { this.dialog = null; this.redraw(); }}>${this.dialog ?? nothing}</dialog>`, this.root);
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
  show(/** @type {string} */ title, /** @type {any} */ content) {
    this.dialog = html`<form method="dialog"><h2 id="dialog-title">${title}</h2><button class="quiet" aria-label="Close">✕</button></form>${content}`;
    this.render();
    const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('dialog'));
    if (!dialog.open) dialog.showModal();
  }

  close() {
    /** @type {HTMLDialogElement|null} */ (document.getElementById('dialog'))?.close();
  }

  help() {
    this.show('Keys', html`<dl class="keys">${KEYS.map(([key, what]) => html`<dt>${key}</dt><dd>${what}</dd>`)}</dl>
      <p>In space: click a square, then another; drag to turn, wheel or pinch to come nearer, right button or two fingers to shift.</p>
      <p class="legend-marks"><span data-kind="target"></span>can go here <span data-kind="capture"></span>can be captured <span data-kind="blocker"></span>in the way <span data-kind="column"></span>one column</p>`);
  }

  openRuling = async (/** @type {string} */ citation, variant = this.page.variant) => {
    const { turn } = this;
    try {
      const told = await ask('ruling', { variant, citation });
      if (turn !== this.turn) return;
      this.show(citation, html`${(told.statements ?? []).map((/** @type {any} */ each) => html`<p class="box">${each.text}</p>`)}${told.text ? markdown(told.text, told.line) : nothing}`);
      document.getElementById('ruled')?.scrollIntoView({ block: 'center' });
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
    else if (!this.page?.key?.(event.key) && !this.stages[0]?.keyBeside(event.key)) return;
    event.preventDefault();
  }

  /** Links within the page do not load it anew. */
  followed(/** @type {MouseEvent} */ event) {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null, href = anchor?.getAttribute('href');
    if (!anchor || !href?.startsWith('/') || anchor.target || anchor.hasAttribute('download') || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.go(href);
  }
}

const app = new App();
/** What tests ask. */
Object.assign(window, { plyspace: app });
void app.start();
