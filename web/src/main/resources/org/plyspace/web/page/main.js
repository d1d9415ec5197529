// @ts-check
// Starts the page: what it is about stands in the address.
import { html, nothing, render } from 'lit-html';
import { link, read, replace } from './address.js';
import { idOf, trouble } from './parts.js';
import { define } from './pieces.js';
import { Picture, RuleSet } from './picture.js';
import { ask, Line, Refusal, send } from './server.js';
import { sheet } from './sheets.js';
import { Stage } from './stage.js';

/** Pages are loaded when they are opened; what stands aside is come to from other pages. @type {Record<string, {title: string, aside?: boolean, load: () => Promise<new (app: App) => Page>}>} */
const PAGES = {
  boards: { title: 'Boards', load: async () => (await import('./pages/boards.js')).BoardsPage },
  play: {
    title: 'Play',
    load: async () => (await Promise.all([import('./pages/play.js'), sheet('play')]))[0].PlayPage,
  },
  pieces: { title: 'Pieces', load: async () => (await import('./pages/pieces.js')).PiecesPage },
  side: {
    title: 'Side by side',
    load: async () => (await Promise.all([import('./pages/side.js'), sheet('side')]))[0].SidePage,
  },
  setup: { title: 'Set up', load: async () => (await import('./pages/setup.js')).SetupPage },
  games: {
    title: 'Games',
    load: async () => (await Promise.all([import('./pages/games.js'), sheet('games')]))[0].GamesPage,
  },
  rules: {
    title: 'How to play',
    aside: true,
    load: async () => (await Promise.all([import('./pages/rules.js'), sheet('rules')]))[0].RulesPage,
  },
  reports: { title: 'Reports', load: async () => (await import('./pages/reports.js')).ReportsPage },
};

/**
 * What is asked of a page; most of it need not be there.
 * @typedef {object} Page
 * @property {string} [variant]
 * @property {(query: Record<string, string>) => Promise<unknown>} open
 * @property {() => unknown} panel
 * @property {(panel: unknown) => unknown} [content] the whole of a page that has no boards beside it
 * @property {() => {turn?: unknown, answer?: unknown, actions?: unknown}} [status]
 * @property {() => Record<string, string|null|undefined>} [query] what the address is to say
 * @property {() => Record<string, string|null|undefined>} [kept] what stays of it when another rule set is chosen
 * @property {() => void} [leave]
 * @property {() => void} [greeted] is called whenever the server knows this page anew
 * @property {(key: string) => boolean} [key] whether it took it
 * @property {Stage[]} [stages]
 * @property {boolean} [listed]
 * @property {Picture|null} [picture]
 */

const BOARDS = { both: 'in space and flat', flat: 'flat alone', space: 'in space alone' };

/** Keys that are not pressed again by being held. */
const ONCE = new Set(['f', 'p', 'w']);

/** Milliseconds that an opening waits for the one before. */
const PATIENCE = 3000;

export class App {
  constructor() {
    this.root = /** @type {HTMLElement} */ (document.getElementById('app'));
    /** @type {import('./answers.js').Variant[]} */ this.variants = [];
    /** @type {import('./answers.js').RefusedFile[]} */ this.refused = [];
    /** @type {Map<string, Promise<RuleSet>>} */ this.rules = new Map();
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.dark.addEventListener('change', () => this.redraw());
    this.said = '';
    /** @type {string|null} */ this.failure = null;
    /** Ways out of an address that leads nowhere. @type {unknown} */ this.deadEnd = null;
    /** @type {Page|null} */ this.page = null;
    this.name = '';
    this.line = new Line();
    this.line.greeted = () => this.page?.greeted?.();
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
    const { page, query } = read(),
      name = Object.hasOwn(PAGES, page) ? page : 'boards';
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
    const chosen = this.chosenTheme(),
      { page } = this;
    if (chosen) document.documentElement.dataset.theme = chosen;
    else delete document.documentElement.dataset.theme;
    const variant = page?.variant ?? '';
    const panel = html`<div class="panel">${this.deadEnd ?? page?.panel() ?? nothing}</div>`,
      known = this.variants.some(each => each.id === idOf(variant));
    const focused = document.activeElement;
    render(
      html`${this.stages.length ? html`<a class="skip" href="#side">Skip to the flat boards</a>` : nothing}
        <header>
          <a class="brand" href="/boards">Ply<i>space</i></a>
          <nav aria-label="Pages">
            ${Object.entries(PAGES)
              .filter(([, { aside }]) => !aside)
              .map(
                ([name, { title }]) =>
                  html`<a href=${link(name, { variant })} aria-current=${name === this.name ? 'page' : nothing}
                    >${title}</a
                  >`,
              )}
          </nav>
          <select
            class="variants"
            aria-label="Rule set"
            @change=${(/** @type {import('./types.js').Changed} */ event) =>
              this.go(link(this.name, { ...page?.kept?.(), variant: event.target.value }))}
          >
            ${
              known ? nothing : html`<option value="" .selected=${true} disabled>Choose a rule set</option>`
            }${this.variants.map(
              each => html`<option value=${each.id} .selected=${each.id === idOf(variant)}>${each.title}</option>`,
            )}
          </select>
          ${
            this.stages.length
              ? html`<button
                  class="theme"
                  title="See all from the other side (f)"
                  aria-label="Other side"
                  @click=${() => this.stages[0].goRound()}
                >
                  ⇅
                </button>`
              : nothing
          }
          ${
            this.stages.length && !page?.content
              ? html`<button
                  class="theme only"
                  title="Both, flat boards alone, or those in space alone (w)"
                  aria-label=${`Boards: ${BOARDS[this.stage.only ?? 'both']}`}
                  @click=${() => this.stage.turnOnly()}
                >
                  <i data-shown=${this.stage.only ?? 'both'}></i>
                </button>`
              : nothing
          }
          <button
            class="theme"
            title="Light, dark, or as the system"
            aria-label=${`Colours: ${chosen ?? 'as the system'}`}
            @click=${() => this.turnTheme()}
          >
            ${chosen === 'dark' ? '☾' : chosen === 'light' ? '☀' : '◐'}
          </button>
          <button class="theme" title="Help (?)" aria-label="Help" @click=${() => this.help()}>?</button>
        </header>
        <div
          class="content"
          data-page=${this.name}
          data-only=${(!page?.content && this.stage.only) || nothing}
          .style=${`--share:${this.stage.divider.share}%`}
        >
          ${
            page?.content
              ? html`${page.content(panel)}${this.failure ? this.status() : nothing}`
              : html`${
                    this.stage.only === 'flat'
                      ? nothing
                      : this.stage.picture
                        ? this.stage.space()
                        : html`<section class="space"></section>`
                  }${this.stage.divider.draw()}
                  <main class="side" id="side" tabindex="-1">
                    <h1 class="unseen">${PAGES[this.name]?.title ?? 'Plyspace'}</h1>
                    ${this.status()}
                    <div class="pane">${this.stage.flat()}${panel}</div>
                  </main>`
          }
        </div>
        <p class="unseen" role="status" aria-live="polite" id="said">${this.said}</p>
        <dialog id="dialog" aria-labelledby="dialog-title" @close=${this.closed}>${this.dialog ?? nothing}</dialog>`,
      this.root,
    );
    // whoever was on something that is gone goes on from where it was, not from the top
    if (focused && !focused.isConnected) document.getElementById('side')?.focus({ preventScroll: true });
    for (const stage of this.stages) stage.after();
  }

  /**
   * What always stays in view: how it stands, what was answered last, and what is done most. A page tells it by `status()`: a line `turn`, an
   * `answer` for which there is room, and `actions`, as templates; what failed takes the answer's place.
   */
  status() {
    const { turn, answer = nothing, actions = nothing } = this.page?.status?.() ?? {};
    if (!turn && !this.failure) return nothing;
    return html`<section class="status" aria-label="Turn and answer">
      <div class="turn-line">
        ${turn ?? nothing}
        <div class="buttons">${actions}</div>
      </div>
      <div class="answer">
        <div>${this.failure ? html`<div class="box why" data-failure>${this.failure}</div>` : answer}</div>
      </div>
    </section>`;
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
    else if (!this.page?.key?.(event.key) && !this.stages[0]?.keyBeside(event.key)) return;
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
