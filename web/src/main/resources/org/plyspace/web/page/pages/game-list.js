// @ts-check
// The games that can be shown: those that came with the program, those kept, and those of files loaded here.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { files, forget, load } from '../files.js';
import { idOf, trouble } from '../parts.js';
import { ask } from '../server.js';
import { counted, plies as inPlies } from '../words.js';

/** So many games of a file are listed at a time. */
const ROWS = 100;

/** @typedef {{address: Record<string, string>, variant: string|null, title: string, about: string}} Row */

export class GameList {
  constructor(/** @type {any} */ app) {
    this.app = app;
    /** @type {{games: any[], refused: any[]}} */ this.library = { games: [], refused: [] };
    /** @type {any[]} */ this.kept = [];
    /** The rule set that is listed, or all. */
    this.of = '';
    this.sought = '';
    /** The first row that is shown of each file. @type {Map<string, number>} */ this.from = new Map();
    /** @type {string[]} */ this.refusals = [];
  }

  async open(/** @type {string} */ of) {
    this.of = of;
    const [library, kept] = await Promise.all([ask('library'), ask('games')]);
    this.library = library;
    this.kept = kept.games;
  }

  /** Reads files that somebody chose or dropped; what is no good is told beside the others. */
  async read(/** @type {Iterable<File>} */ chosen) {
    this.refusals = [];
    /** @type {import('../files.js').GameFile[]} */ const read = [];
    for (const file of chosen) {
      this.app.say(`reading ${file.name}`);
      await load(file).then(found => read.push(found), failure => this.refusals.push(failure.message));
    }
    const told = [...read.map(({ name, games, more }) => `${name}: ${more ? 'the first ' : ''}${counted(games.length, 'game')}`), ...this.refusals];
    this.app.say(told.join('; '));
    return read;
  }

  titleOf(/** @type {string} */ id) {
    return this.app.variants.find((/** @type {any} */ each) => each.id === id)?.title ?? id;
  }

  /** @returns {Row[]} */
  get ofLibrary() {
    return this.library.games.map(({ id, name, variant, plies, result, tags }) => ({ address: { library: id }, variant, title: tags.Event ?? name, about: `${inPlies(plies)}, ${result}` }));
  }

  /** @returns {Row[]} */
  get ofKept() {
    return this.kept.map(({ game, variant, white, black, plies, result }) => ({ address: { game }, variant, title: `${person(white)} – ${person(black)}`, about: `${inPlies(plies)}, ${result}` }));
  }

  /** @returns {Row[]} */
  rowsOf(/** @type {import('../files.js').GameFile} */ file) {
    /** @type {Record<string, string>} */ const source = file.format === 'source' ? { variant: this.app.page.variant } : {};
    return file.games.map(({ variant, plies, result, tags }, i) => ({
      address: { file: file.id, nth: String(i + 1), ...source },
      variant,
      title: `${i + 1}. ${[tags.White, tags.Black].some(Boolean) ? `${tags.White ?? '?'} – ${tags.Black ?? '?'}` : tags.Event ?? 'game'}`,
      about: [plies === null ? '' : inPlies(plies), result ?? ''].filter(Boolean).join(', '),
    }));
  }

  fits(/** @type {Row} */ { variant, title }) {
    return (!this.of || variant === null || idOf(variant) === this.of) && (!this.sought || title.toLowerCase().includes(this.sought) || (variant ?? '').toLowerCase().includes(this.sought));
  }

  panel() {
    const { app } = this, all = [...this.ofLibrary, ...this.ofKept, ...files().flatMap(file => this.rowsOf(file))];
    const ids = [...new Set(all.flatMap(row => (row.variant ? [idOf(row.variant)] : [])))].sort();
    return html`
      <div class="drop"><label class="button">Load files …<input class="unseen" type="file" multiple aria-label="Load files of games" @change=${(/** @type {any} */ event) => {
        void app.page.take(event.target.files);
        event.target.value = '';
      }}></label><p class="facts">or drop them here: records, text like PGN, or moves in the notation of a rule set’s source (they are read as <b>${this.titleOf(idOf(app.page.variant ?? ''))}</b>, chosen above). They stay in this tab.</p></div>
      ${this.refusals.map(trouble)}
      <div class="filter"><label><span>Rule set</span><select data-filter @change=${(/** @type {any} */ event) => app.go(link('games', { ...app.stage.query(), variant: app.page.variant, of: event.target.value }))}><option value="" .selected=${!this.of}>all</option>${ids.map(id => html`<option value=${id} .selected=${id === this.of}>${this.titleOf(id)}</option>`)}</select></label>
        <label><span>Find</span><input type="search" .value=${this.sought} spellcheck="false" @input=${(/** @type {any} */ event) => {
          this.sought = event.target.value.toLowerCase();
          this.from.clear();
          app.redraw();
        }}></label></div>
      ${files().map(file => html`<section data-file><h2>${file.name}</h2>${file.more ? html`<p class="facts">The first ${file.games.length.toLocaleString('en')} games are listed.</p>` : nothing}
        ${this.window(file)}<div class="buttons"><button class="quiet" @click=${() => {
          forget(file.id);
          app.redraw();
        }}>Close this file</button></div></section>`)}
      ${this.section('Came with the program', this.ofLibrary)}
      ${this.library.refused.map(({ file, reason }) => trouble(`${file}: ${reason}`))}
      ${this.section('Kept', this.ofKept)}`;
  }

  section(/** @type {string} */ title, /** @type {Row[]} */ rows) {
    const fitting = rows.filter(row => this.fits(row));
    return rows.length ? html`<section><h2>${title}</h2>${fitting.length ? this.rows(fitting) : html`<p class="facts">none of these</p>`}</section>` : nothing;
  }

  rows(/** @type {Row[]} */ rows) {
    return html`<ul class="games">${rows.map(({ address, variant, title, about }) => html`<li><a href=${link('games', address)}>${title}</a><span title=${variant ?? ''}>${variant ? this.titleOf(idOf(variant)) : ''}</span><small>${about}</small></li>`)}</ul>`;
  }

  /** The games of a file that fit, some at a time. */
  window(/** @type {import('../files.js').GameFile} */ file) {
    const rows = this.rowsOf(file).filter(row => this.fits(row)), from = Math.min(this.from.get(file.id) ?? 0, Math.max(0, rows.length - 1)), to = Math.min(rows.length, from + ROWS);
    const turn = (/** @type {number} */ first) => {
      this.from.set(file.id, first);
      this.app.redraw();
    };
    if (!rows.length) return html`<p class="facts">none of its ${file.games.length.toLocaleString('en')} games</p>`;
    return html`${this.rows(rows.slice(from, to))}${rows.length > ROWS ? html`<div class="steps"><button ?disabled=${from === 0} @click=${() => turn(Math.max(0, from - ROWS))}>Earlier</button><span>${from + 1} to ${to} of ${rows.length.toLocaleString('en')}</span><button ?disabled=${to === rows.length} @click=${() => turn(to)}>Later</button></div>` : nothing}`;
  }
}

const person = (/** @type {string} */ player) => (player === 'human' ? 'a person' : player);
