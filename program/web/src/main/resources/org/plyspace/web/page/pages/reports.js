// @ts-check
// The reports that commands wrote, each in a tab of its own.
import { html, nothing } from 'lit-html';
import { command, idOf } from '../parts.js';
import { ask } from '../server.js';

export class ReportsPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    /** @type {import('../answers.js').ReportsAnswer|null} */ this.told = null;
  }

  async open(/** @type {Record<string, string>} */ query) {
    this.variant = query.variant ?? this.app.firstVariant();
    this.told = await ask('reports');
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
    if (!told.reports.length) return this.how(told.named);
    const newest = [...told.reports].sort(
      (a, b) => b.modified.localeCompare(a.modified) || a.name.localeCompare(b.name),
    );
    return html`<p>
        What games came to: findings, charts, tables, and games to step through. Each opens in a tab of its own.
      </p>
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
        <summary>How to make another</summary>
        ${this.commands()}
      </details>`;
  }

  /** What to type for a first one. */
  how(/** @type {boolean} */ named) {
    return html`<p>
        ${
          named
            ? 'There is no report yet in the folder that this page was started with.'
            : 'This page was started without a folder of reports.'
        }
        A report tells what games came to: findings, charts, tables, and games to step through.
      </p>
      ${this.commands()}${
        named
          ? html`<p>Then load this page anew.</p>`
          : html`<p>Then start the page with the folder:</p>
              ${command('./plyspace page --reports reports', this.app.say)}`
      }`;
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
        sets${this.told?.named ? html`, <code>DIR</code> being the folder that this page was started with` : nothing}:
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
