// @ts-check
// The games that can be shown: those that came with the program, those kept, and those of files loaded here.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { files, forget, load } from '../files.js';
import { idOf, trouble } from '../parts.js';
import { ask, remove } from '../server.js';
import { counted, plies as inPlies } from '../words.js';

/** So many games of a file are listed at a time, and so many of those kept. */
const ROWS = 100,
  KEPT_ROWS = 50;

/** Who types goes on typing before so many milliseconds are over. */
const PAUSE = 250;

/** @typedef {{address: Record<string, string>, variant: string|null, title: string, about: string, when?: string, game?: string}} Row */

export class GameList {
  /**
   * @param {import('../main.js').App} app
   * @param {(files: Iterable<File>) => Promise<void>} take shows what files have
   */
  constructor(app, take) {
    this.app = app;
    this.take = take;
    /** @type {import('../answers.js').LibraryAnswer} */ this.library = { games: [], refused: [] };
    /** Those kept that are shown, how many fit, and the rule sets of all. @type {import('../answers.js').GamesAnswer} */
    this.kept = { games: [], total: 0, variants: [], unreadable: [] };
    this.keptFrom = 0;
    /** The kept game that is to be deleted if that is said once more. */
    this.doomed = '';
    this.asked = 0;
    /** @type {ReturnType<typeof setTimeout>|undefined} */ this.pause = undefined;
    /** The rule set that is listed, or all. */
    this.of = '';
    this.sought = '';
    /** The first row that is shown of each file. @type {Map<string, number>} */ this.from = new Map();
    /** @type {string[]} */ this.refusals = [];
  }

  async open(/** @type {string} */ of) {
    if (this.of !== of) this.keptFrom = 0;
    this.of = of;
    this.doomed = '';
    const [library] = await Promise.all([ask('library'), this.askKept()]);
    this.library = library;
  }

  /** Asks for the games kept that fit; an answer that others overtook is dropped. */
  async askKept() {
    const asked = ++this.asked,
      kept = await ask('games', { from: this.keptFrom, count: KEPT_ROWS, variant: this.of, text: this.sought });
    if (asked !== this.asked) return;
    if (!kept.games.length && this.keptFrom) {
      this.keptFrom = 0;
      await this.askKept();
    } else this.kept = kept;
  }

  /** Shows other games kept. */
  async turnKept(/** @type {number} */ from) {
    this.keptFrom = from;
    this.doomed = '';
    await this.askKept().catch(this.app.fail);
    this.app.redraw();
  }

  async delete(/** @type {string} */ game) {
    this.doomed = '';
    try {
      const { moved } = await remove(`games/${encodeURIComponent(game)}`);
      this.app.say(`deleted; the file is ${moved} now`);
      await this.askKept();
    } catch (failure) {
      this.app.fail(failure);
    }
    this.app.redraw();
  }

  /** Reads files that somebody chose or dropped; what is no good is told beside the others. */
  async read(/** @type {Iterable<File>} */ chosen) {
    this.refusals = [];
    /** @type {import('../files.js').GameFile[]} */ const read = [];
    for (const file of chosen) {
      this.app.say(`reading ${file.name}`);
      await load(file).then(
        found => read.push(found),
        failure => this.refusals.push(failure.message),
      );
    }
    const told = [
      ...read.map(({ name, games, more }) => `${name}: ${more ? 'the first ' : ''}${counted(games.length, 'game')}`),
      ...this.refusals,
    ];
    this.app.say(told.join('; '));
    return read;
  }

  titleOf(/** @type {string} */ id) {
    return this.app.variants.find(each => each.id === id)?.title ?? id;
  }

  /** @returns {Row[]} */
  get ofLibrary() {
    return this.library.games.map(({ id, name, variant, plies, result, tags }) => ({
      address: { library: id },
      variant,
      title: tags.Event ?? name,
      about: `${inPlies(plies)}, ${result}`,
    }));
  }

  /** @returns {Row[]} */
  get ofKept() {
    return this.kept.games.map(({ game, variant, white, black, plies, result, played }) => ({
      address: { game },
      variant,
      title: `${person(white)} – ${person(black)}`,
      about: `${inPlies(plies)}, ${result}`,
      when: when(played),
      game,
    }));
  }

  /** The rule set that is chosen above. */
  get variant() {
    return this.app.page?.variant ?? '';
  }

  /** @returns {Row[]} */
  rowsOf(/** @type {import('../files.js').GameFile} */ file) {
    /** @type {Record<string, string>} */ const source = file.format === 'source' ? { variant: this.variant } : {};
    return file.games.map(({ variant, plies, result, tags }, i) => ({
      address: { file: file.id, nth: String(i + 1), ...source },
      variant,
      title: `${i + 1}. ${[tags.White, tags.Black].some(Boolean) ? `${tags.White ?? '?'} – ${tags.Black ?? '?'}` : (tags.Event ?? 'game')}`,
      about: [plies === null ? '' : inPlies(plies), result ?? ''].filter(Boolean).join(', '),
    }));
  }

  fits(/** @type {Row} */ { variant, title }) {
    return (
      (!this.of || variant === null || idOf(variant) === this.of) &&
      (!this.sought || title.toLowerCase().includes(this.sought) || (variant ?? '').toLowerCase().includes(this.sought))
    );
  }

  panel() {
    const { app } = this,
      all = [...this.ofLibrary, ...this.ofKept, ...files().flatMap(file => this.rowsOf(file))];
    const ids = [
      ...new Set([...this.kept.variants, ...all.flatMap(row => (row.variant ? [idOf(row.variant)] : []))]),
    ].sort();
    return html` <div class="drop">
        <label class="button"
          >Load files …<input
            class="unseen"
            type="file"
            multiple
            aria-label="Load files of games"
            @change=${(/** @type {import('../types.js').Changed} */ event) => {
              void this.take(event.target.files ?? []);
              event.target.value = '';
            }}
        /></label>
        <p class="facts">
          or drop them here: records, text like PGN, or moves in the notation of a rule set’s source (they are read as
          <b>${this.titleOf(idOf(this.variant))}</b>, chosen above). They stay in this tab.
        </p>
      </div>
      ${this.refusals.map(trouble)}
      <div class="filter">
        <label
          ><span>Rule set</span
          ><select
            data-filter
            @change=${(/** @type {import('../types.js').Changed} */ event) =>
              app.go(link('games', { ...app.stage.query(), variant: this.variant, of: event.target.value }))}
          >
            <option value="" .selected=${!this.of}>all</option>
            ${ids.map(id => html`<option value=${id} .selected=${id === this.of}>${this.titleOf(id)}</option>`)}
          </select></label
        >
        <label
          ><span>Find</span
          ><input
            type="search"
            .value=${this.sought}
            spellcheck="false"
            @input=${(/** @type {import('../types.js').Changed} */ event) => {
              this.sought = event.target.value.toLowerCase();
              this.from.clear();
              this.keptFrom = 0;
              clearTimeout(this.pause);
              this.pause = setTimeout(() => this.turnKept(0), PAUSE);
              app.redraw();
            }}
        /></label>
      </div>
      ${files().map(
        file =>
          html`<section data-file>
            <h2>${file.name}</h2>
            ${
              file.more
                ? html`<p class="facts">The first ${file.games.length.toLocaleString('en')} games are listed.</p>`
                : nothing
            }
            ${this.window(file)}
            <div class="buttons">
              <button
                class="quiet"
                @click=${() => {
                  forget(file.id);
                  app.redraw();
                }}
              >
                Close this file
              </button>
            </div>
          </section>`,
      )}
      ${this.section('Came with the program', this.ofLibrary)}
      ${this.library.refused.map(({ file, reason }) => trouble(`${file}: ${reason}`))} ${this.ofGamesKept()}`;
  }

  ofGamesKept() {
    const { games, total, unreadable } = this.kept,
      from = this.keptFrom;
    if (!games.length && !this.of && !this.sought && !unreadable.length) return nothing;
    return html`<section data-kept>
      <h2>Saved</h2>
      ${games.length ? this.rows(this.ofKept) : html`<p class="facts">none of these</p>`}
      ${turner(from, KEPT_ROWS, total, to => void this.turnKept(to))}
      ${unreadable.map(name => trouble(`not listed: ${name}`))}
    </section>`;
  }

  /** What stands behind a game that is kept: that it can be deleted, and whether that is meant. */
  deleter(/** @type {Row} */ { game, title }) {
    const { app } = this,
      choose = (/** @type {string} */ doomed) => {
        this.doomed = doomed;
        app.redraw();
      };
    if (!game) return nothing;
    return this.doomed === game
      ? html`<span class="sure" role="group" aria-label="Delete this game?"
          ><button data-sure @click=${() => this.delete(game)}>Delete it</button>
          <button class="quiet" @click=${() => choose('')}>Keep it</button></span
        >`
      : html`<button class="quiet" data-delete aria-label=${`Delete ${title}`} @click=${() => choose(game)}>
          Delete
        </button>`;
  }

  section(/** @type {string} */ title, /** @type {Row[]} */ rows) {
    const fitting = rows.filter(row => this.fits(row));
    return rows.length
      ? html`<section>
          <h2>${title}</h2>
          ${fitting.length ? this.rows(fitting) : html`<p class="facts">none of these</p>`}
        </section>`
      : nothing;
  }

  rows(/** @type {Row[]} */ rows) {
    return html`<ul class="games">
      ${rows.map(
        row =>
          html`<li>
            <a href=${link('games', row.address)}>${row.title}</a
            ><span title=${row.variant ?? ''}>${row.variant ? this.titleOf(idOf(row.variant)) : ''}</span
            ><small>${row.about}</small
            >${row.game ? html`<small class="when">${row.when}</small>${this.deleter(row)}` : nothing}
          </li>`,
      )}
    </ul>`;
  }

  /** The games of a file that fit, some at a time. */
  window(/** @type {import('../files.js').GameFile} */ file) {
    const rows = this.rowsOf(file).filter(row => this.fits(row)),
      from = Math.min(this.from.get(file.id) ?? 0, Math.max(0, rows.length - 1)),
      to = Math.min(rows.length, from + ROWS);
    const turn = (/** @type {number} */ first) => {
      this.from.set(file.id, first);
      this.app.redraw();
    };
    if (!rows.length) return html`<p class="facts">none of its ${file.games.length.toLocaleString('en')} games</p>`;
    return html`${this.rows(rows.slice(from, to))}${turner(from, ROWS, rows.length, turn)}`;
  }
}

/** Buttons that show other rows, where not all fit. */
const turner = (
  /** @type {number} */ from,
  /** @type {number} */ rows,
  /** @type {number} */ total,
  /** @type {(from: number) => void} */ turn,
) => {
  const to = Math.min(total, from + rows);
  return total > rows
    ? html`<div class="steps">
        <button ?disabled=${from === 0} @click=${() => turn(Math.max(0, from - rows))}>Earlier</button
        ><span>${from + 1} to ${to} of ${total.toLocaleString('en')}</span
        ><button ?disabled=${to === total} @click=${() => turn(to)}>Later</button>
      </div>`
    : nothing;
};

/** When a game was played last, by which the list is sorted; in the clock of this machine. */
function when(/** @type {string|undefined} */ played) {
  if (!played) return 'not on disk';
  const local = new Date(played),
    two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())} ${two(local.getHours())}:${two(local.getMinutes())}`;
}

export const person = (/** @type {string} */ player) => (player === 'human' ? 'a person' : player);
