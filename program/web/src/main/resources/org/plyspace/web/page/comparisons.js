// @ts-check
// Comparisons that the server plays: what to play, how far they are, and what came out.
import { html, nothing } from 'lit-html';
import { command, trouble } from './parts.js';
import { ask, send } from './server.js';
import { counted } from './words.js';

/** @typedef {import('./main.js').App} App @typedef {import('./answers.js').PlayedComparison} PlayedComparison */

const GAMES = [20, 80, 200, 1000];

/** Milliseconds between two looks while something is played. */
const PAUSE = 1000;

export class Comparisons {
  /** @param {App} app @param {() => boolean} isOpen whether the page that shows them is still the one that is open */
  constructor(app, isOpen) {
    this.app = app;
    this.isOpen = isOpen;
    /** @type {import('./answers.js').ComparisonsAnswer|null} */ this.told = null;
    /** The first screens of those that are done. @type {Map<string, string>} */ this.summaries = new Map();
    this.games = 80;
    this.engine = '';
    this.timer = 0;
  }

  /** Asks how far they are, and again while anything is played. */
  async look() {
    clearTimeout(this.timer);
    try {
      const told = await ask('comparisons');
      this.announce(told.comparisons);
      this.told = told;
    } catch (failure) {
      if (!this.told) throw failure; // it is asked again
    }
    if (!this.isOpen()) return;
    if (this.told?.comparisons.some(each => each.state === 'playing' || each.state === 'waiting'))
      this.timer = setTimeout(() => this.look(), PAUSE);
    this.app.redraw();
  }

  announce(/** @type {PlayedComparison[]} */ now) {
    for (const { id, state, variants } of now) {
      const before = this.told?.comparisons.find(each => each.id === id);
      if (before && before.state !== state && (state === 'done' || state === 'failed'))
        this.app.say(`the comparison of ${variants.join(' and ')} ${state === 'done' ? 'is done' : 'failed'}`);
    }
  }

  leave() {
    clearTimeout(this.timer);
  }

  async play(/** @type {string[]} */ variants) {
    const { engine, games } = this;
    await this.change('comparisons', { variants, games, engine: engine || undefined });
  }

  async change(/** @type {'comparisons'|`comparisons/${string}/${string}`} */ path, body = {}) {
    try {
      await send(path, body);
      await this.look();
    } catch (failure) {
      this.app.fail(failure);
    }
  }

  /** What to play, and the button that plays it. */
  form(/** @type {string[]} */ variants, /** @type {string} */ line) {
    const { told, app } = this;
    if (!told) return nothing;
    if (!told.open)
      return html`<p class="facts">Games are played on the computer that serves this page, by this command:</p>
        ${command(line, app.say)}`;
    return html`<form
      class="new-comparison"
      @submit=${(/** @type {import('./types.js').Submitted} */ event) => {
        event.preventDefault();
        void this.play(variants);
      }}
    >
      <div class="options">
        <label class="option"
          ><span>Games of each</span
          ><select
            data-games
            @change=${(/** @type {import('./types.js').Changed} */ event) => {
              this.games = Number(event.target.value);
              app.redraw();
            }}
          >
            ${GAMES.map(each => html`<option value=${each} .selected=${each === this.games}>${each}</option>`)}
          </select></label
        ><label class="option"
          ><span>Both sides are played by</span
          ><select
            data-engine
            @change=${(/** @type {import('./types.js').Changed} */ event) => (this.engine = event.target.value)}
          >
            ${told.engines.map(
              each =>
                html`<option value=${each.engine} .selected=${each.engine === (this.engine || told.engines[0].engine)}>
                  ${each.title}
                </option>`,
            )}
          </select></label
        >
      </div>
      <div class="buttons">
        <button class="main" data-play>Play ${counted(this.games * variants.length, 'game')}</button>
      </div>
    </form>`;
  }

  /** Those that are of interest here, the latest first. */
  list(/** @type {(each: PlayedComparison) => boolean} */ shown = () => true) {
    const all = (this.told?.comparisons ?? []).filter(shown);
    return all.length ? html`<div class="comparisons">${all.map(each => this.one(each))}</div>` : nothing;
  }

  one(/** @type {PlayedComparison} */ each) {
    const title = each.variants.join(' and ') || each.id,
      engine = this.told?.engines.find(known => known.engine === each.engine)?.title ?? each.engine;
    return html`<article class="comparison" data-comparison=${each.id} data-state=${each.state}>
      <h3>${title}</h3>
      <p class="facts">
        ${each.games} games of each, played by ${engine}; asked for on
        <time datetime=${each.asked}>${new Date(each.asked).toLocaleString()}</time>
      </p>
      ${this.progress(each, title)}${this.outcomes(each)}
    </article>`;
  }

  progress(/** @type {PlayedComparison} */ each, /** @type {string} */ title) {
    const button = (/** @type {string} */ what, /** @type {string} */ words) =>
      this.told?.open
        ? html`<button data-do=${what} @click=${() => this.change(`comparisons/${each.id}/${what}`)}>${words}</button>`
        : nothing;
    switch (each.state) {
      case 'waiting':
        return html`<p class="buttons">Waits for the one before. ${button('stop', 'Stop')}</p>`;
      case 'playing':
        return html`<progress max=${each.total} value=${each.played} aria-label="Games of ${title}"></progress>
          <p class="buttons">
            ${each.played} of ${each.total}
            games${each.secondsLeft === undefined ? nothing : html`, about ${duration(each.secondsLeft)} left`}
            ${button('stop', 'Stop')}
          </p>`;
      case 'stopped':
        return html`<p class="buttons">Stopped; its games are kept. ${button('go-on', 'Go on')}</p>`;
      case 'failed':
        return html`${trouble(each.trouble)}
          <p class="buttons">${button('go-on', 'Try again')}</p>`;
      default:
        return html`<p class="buttons">
          <a class="button main" href="/reports/${each.report}" target="_blank" rel="noopener">Open the report</a>
        </p>`;
    }
  }

  /** What came out, so far or in the end. */
  outcomes(/** @type {PlayedComparison} */ each) {
    return html`${each.findings.map(
      text => html`<p data-finding>${text.replace(/play --games (\d+)/, 'play $1 games of each')}</p>`,
    )}${this.table(each)}${
      each.state === 'done'
        ? html`<details
            @toggle=${(/** @type {Event & {target: HTMLDetailsElement}} */ { target }) =>
              target.open && this.read(each.id).catch(this.app.fail)}
          >
            <summary>As compare prints it</summary>
            <pre tabindex="0" aria-label="As compare prints it">${this.summaries.get(each.id) ?? ''}</pre>
          </details>`
        : nothing
    }`;
  }

  table(/** @type {PlayedComparison} */ each) {
    if (!each.outcomes.length || !each.played) return nothing;
    const isDone = each.state === 'done';
    return html`<div class="scrolled" role="region" aria-label=${isDone ? 'Outcomes' : 'So far'} tabindex="0">
      <table class="table" ?data-interim=${!isDone}>
        <caption>
          ${
            isDone
              ? 'In brackets: where the true value lies, in 95 of 100 such comparisons.'
              : 'So far. Games that end soon come first, so these numbers are not final.'
          }
        </caption>
        <thead>
          <tr>
            <th scope="col">rule set</th>
            <th scope="col">games</th>
            <th scope="col">won, %</th>
            <th scope="col">White scores, %</th>
            <th scope="col">mean plies</th>
          </tr>
        </thead>
        <tbody>
          ${each.outcomes.map(
            row =>
              html`<tr>
                <th scope="row">${row.variant}</th>
                <td>${row.games}</td>
                <td>${row.games ? share(row.winners) : '–'}</td>
                <td>${row.games ? share(row.score) : '–'}</td>
                <td>${row.games ? Math.round(row.plies) : '–'}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  async read(/** @type {string} */ id) {
    if (this.summaries.has(id)) return;
    this.summaries.set(id, (await ask(`comparisons/${id}/summary`)).summary);
    this.app.redraw();
  }
}

/** A share in per cent with the interval that 95 of 100 such intervals hold the truth in. */
const share = (/** @type {import('./answers.js').Share} */ { mean, low, high }) =>
  `${Math.round(100 * mean)} (${Math.round(100 * low)}–${Math.round(100 * high)})`;

const duration = (/** @type {number} */ seconds) =>
  seconds < 90 ? counted(Math.max(1, Math.round(seconds)), 'second') : counted(Math.round(seconds / 60), 'minute');
