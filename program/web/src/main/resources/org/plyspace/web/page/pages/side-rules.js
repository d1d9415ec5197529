// @ts-check
// The rules of two rule sets, aspect by aspect.
import { html, nothing } from 'lit-html';
import { counted } from '../words.js';

/** @typedef {import('./half.js').Half} Half @typedef {import('./side.js').SidePage} SidePage */

export function rulesTable(/** @type {SidePage} */ page) {
  const { halves, rows } = page,
    differing = rows.filter(row => !row.same),
    same = rows.filter(row => row.same);
  const said = (/** @type {import('../answers.js').ComparedAspect} */ row, /** @type {number} */ i) =>
    html`<td>
      ${row.texts[i] || html`<span class="facts">says nothing</span>`}${citations(page, halves[i], row.aspect)}
    </td>`;
  return html`<section>
    <h2>Rules</h2>
    ${
      differing.length || optionRows(page).length
        ? html`<div class="scrolled" role="region" aria-label="Rules that differ" tabindex="0">
            <table class="table rules">
              <thead>
                <tr>
                  <th scope="col">aspect</th>
                  ${[0, 1].map(i => html`<th scope="col">${page.title(i)}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${optionRows(page).map(
                  ({ name, values }) =>
                    html`<tr data-option=${name}>
                      <th scope="row">option ${name}</th>
                      ${values.map(value => html`<td><b>${value}</b></td>`)}
                    </tr>`,
                )}
                ${differing.map(
                  row =>
                    html`<tr data-aspect=${row.aspect}>
                      <th scope="row">${row.aspect}</th>
                      ${said(row, 0)}${said(row, 1)}
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
        : html`<p class="facts">Both say the same of every aspect.</p>`
    }
    ${
      same.length
        ? html`<details>
            <summary>${counted(same.length, 'aspect')} of which both say the same</summary>
            <div class="scrolled" role="region" aria-label="Rules that are the same" tabindex="0">
              <table class="table rules">
                <thead>
                  <tr>
                    <th scope="col">aspect</th>
                    <th scope="col">both</th>
                  </tr>
                </thead>
                <tbody>
                  ${same.map(
                    row =>
                      html`<tr data-aspect=${row.aspect}>
                        <th scope="row">${row.aspect}</th>
                        ${said(row, 0)}
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>
          </details>`
        : nothing
    }
  </section>`;
}

/** Options of both that have other values. */
function optionRows(/** @type {SidePage} */ page) {
  const [first, second] = page.halves.map(half => half.rules?.told.options ?? {});
  return Object.keys(first)
    .filter(name => name in second && first[name] !== second[name])
    .map(name => ({ name, values: [first[name], second[name]] }));
}

/** Where a rule is written. */
function citations(/** @type {SidePage} */ page, /** @type {Half} */ half, /** @type {string} */ aspect) {
  const found = (half.rules?.told.rulebook ?? []).filter(rule => rule.aspect === aspect).map(rule => rule.citation);
  return [...new Set(found)].map(
    citation =>
      html` <button class="cite" @click=${() => page.app.openRuling(citation, half.variant)}>${citation}</button>`,
  );
}
