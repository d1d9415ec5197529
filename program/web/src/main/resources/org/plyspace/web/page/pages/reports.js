// @ts-check
// The reports that commands wrote, each in a tab of its own.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { Comparisons } from '../comparisons.js';
import { command, idOf } from '../parts.js';
import { ask } from '../server.js';

export class ReportsPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    /** @type {Comparisons} */ this.comparisons = new Comparisons(app, () => app.page === this);
    /** @type {import('../answers.js').ReportsAnswer|null} */ this.told = null;
    this.second = '';
  }

  async open(/** @type {Record<string, string>} */ query) {
    this.variant = query.variant ?? this.app.firstVariant();
    [this.told] = await Promise.all([ask('reports'), this.comparisons.look()]);
  }

  leave() {
    this.comparisons.leave();
  }

  query() {
    return { variant: this.variant };
  }

  content(/** @type {unknown} */ panel) {
    return html`<main class="side wide" id="side" tabindex="-1">
      <div class="sheet">
        <h1>Reports</h1>
        ${panel}
      </div>
    </main>`;
  }

  panel() {
    const { told } = this;
    if (!told) return nothing;
    return html`${this.play()}${told.reports.length ? this.reports(told) : this.how(told.named)}`;
  }

  /** Two rule sets to play, and those that are played. */
  play() {
    const { variants } = this.app,
      first = this.variant ?? '',
      others = variants.filter(each => each.id !== idOf(first)),
      second = others.find(each => each.id === this.second)?.id ?? others[0]?.id;
    if (!second) return nothing;
    return html`<section data-comparisons>
      <h2>Compare</h2>
      <label class="option"
        ><span>${variants.find(each => each.id === idOf(first))?.title ?? first} and</span
        ><select
          data-second
          @change=${(/** @type {import('../types.js').Changed} */ event) => {
            this.second = event.target.value;
            this.app.redraw();
          }}
        >
          ${others.map(each => html`<option value=${each.id} .selected=${each.id === second}>${each.title}</option>`)}
        </select></label
      >
      ${this.comparisons.form([first, second], `./plyspace compare --baseline ${first} ${second}`)}
      <p class="facts">
        To compare two settings of one rule set, choose them
        <a href=${link('side', { variant: first })}>side by side</a>.
      </p>
      ${this.comparisons.list()}
    </section>`;
  }

  reports(/** @type {import('../answers.js').ReportsAnswer} */ told) {
    const newest = [...told.reports].sort(
      (a, b) => b.modified.localeCompare(a.modified) || a.name.localeCompare(b.name),
    );
    return html`<h2>Written</h2>
      <p>What games came to: findings, charts, tables, and games to step through. Each opens in a tab of its own.</p>
      <div class="scrolled" role="region" aria-label="Reports" tabindex="0">
        <table class="table reports">
          <thead>
            <tr>
              <th scope="col">report</th>
              <th scope="col">written</th>
            </tr>
          </thead>
          <tbody>
            ${newest.map(
              ({ id, name, modified }) =>
                html`<tr>
                  <th scope="row"><a href="/reports/${id}" target="_blank" rel="noopener">${name}</a></th>
                  <td><time datetime=${modified}>${new Date(modified).toLocaleString()}</time></td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <details>
        <summary>Reports by command</summary>
        ${this.commands()}
      </details>`;
  }

  /** How there would be some. */
  how(/** @type {boolean} */ named) {
    return named
      ? html`<p>No report is written yet.</p>
          <details>
            <summary>Reports by command</summary>
            ${this.commands()}
          </details>`
      : html`<p>This page was started without a folder of reports. Start it with one:</p>
          ${command('./plyspace page --reports reports', this.app.say)}${this.commands()}`;
  }

  commands() {
    const { variants, say } = this.app,
      bundled = variants.filter(each => each.origin === 'bundled');
    // others may need to be told where they are
    const ids = (bundled.length > 1 ? bundled : variants).map(each => each.id),
      here = idOf(this.variant ?? '');
    const first = ids.includes(here) ? here : ids[0],
      other = ids.find((/** @type {string} */ each) => each !== first) ?? first;
    const into = this.told?.named ? 'DIR' : 'reports';
    return html`<p>
        A comparison of two rule
        sets${this.told?.named ? html`, <code>DIR</code> being the folder of reports` : nothing}:
      </p>
      ${command(`./plyspace compare ${first} ${other} --report ${into}/${first}-${other}`, say)}
      <p>
        What the games of an experiment came to, <code>STORE</code> being the folder that <code>study run</code> has
        made:
      </p>
      ${command(`./plyspace study report STORE --report ${into}/experiment`, say)}
      <p>Reports are found in the folder that <code>--reports</code> names, and in the folders in it.</p>`;
  }
}
