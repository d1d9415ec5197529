// @ts-check
// What games in two rule sets were like when they were last compared.
import { html, nothing } from 'lit-html';
import { command } from './parts.js';
import { counted, plies } from './words.js';

/** Tells what a finding comes to: the mark of the table, and words for those who do not see it. */
const FOUND = { different: ['*', 'different'], alike: ['=', 'alike'], open: ['', 'open'] };

/**
 * @param {import('./answers.js').ComparisonAnswer} told
 * @param {string[]} titles of the two
 * @param {boolean} differing whether only numbers that differ are shown
 * @param {import('./main.js').App} app
 * @param {() => void} toggle
 */
export function numbers({ numbers: found, command: line, ignored }, titles, differing, app, toggle) {
  const passed = ignored.map(text => html`<p class="box why">A saved comparison is passed over: ${text}</p>`);
  if (!found)
    return html`<section data-numbers="none">
      <h2>Numbers</h2>
      <p>
        These two have not been compared by games yet. This plays them, by random moves and by a quick search, and the
        numbers are here when the page is loaded anew:
      </p>
      ${command(line, app.say)}${passed}
    </section>`;
  const when = new Date(found.played),
    compared = found.baseline !== undefined;
  return html`<section data-numbers="found">
    <h2>Numbers</h2>
    <p>
      Compared <time datetime=${found.played}>${when.toLocaleString()}</time>: ${counted(found.games, 'game')} of each
      engine in each rule set, seed
      ${found.seed}${found.positions ? `, from ${counted(found.positions, 'position')} in turn` : ''},
      ${plies(found.openingPlies)} of opening drawn at random where the engine is not random, cut off after
      ${plies(found.maxPlies)}. Intervals are 95 % confidence intervals over games; a number without one was the same in
      every game.
      ${
        compared
          ? html`A difference is the second less the first. <b>*</b> different: at most 5 % of such marks are false
              alarms. <b>=</b> alike: no difference of more than 5 points, or a tenth of the length. Neither: open, more
              games may tell.`
          : nothing
      }
    </p>
    ${
      found.changed
        ? html`<p class="box why">
            The rules here are in another file than those that the games were played by; the numbers may be of other
            rules.
          </p>`
        : nothing
    }
    ${
      compared
        ? html`<div class="buttons"><button aria-pressed=${differing} @click=${toggle}>Only what differs</button></div>`
        : html`<p class="box">
              These two were compared with neither as the baseline, so that no differences between them were reckoned.
              This reckons them:
            </p>
            ${command(line, app.say)}`
    }
    <div class="tables">
      ${found.blocks.map(block => table(block, titles, compared && block.player !== undefined, differing))}
    </div>
    ${
      compared
        ? html`<details>
            <summary>Play them again</summary>
            ${command(line, app.say)}
          </details>`
        : nothing
    }${passed}
  </section>`;
}

function table(
  /** @type {import('./answers.js').NumberBlock} */ { player, rows },
  /** @type {string[]} */ titles,
  /** @type {boolean} */ compared,
  /** @type {boolean} */ differing,
) {
  const shown = rows.filter(
    row => !differing || row.finding === 'different' || (player === undefined && row.first !== row.second),
  );
  if (!shown.length)
    return html`<p class="facts">
      ${player === undefined ? 'Boards and starts are alike in number.' : `No number of ${player} is known to differ.`}
    </p>`;
  const groups = [...new Set(shown.map(row => row.group))];
  return html`<div
    class="scrolled ${player === undefined ? 'counted' : ''}"
    role="region"
    aria-label=${player === undefined ? 'Counted' : `Games of ${player}`}
    tabindex="0"
  >
    <table class="table numbers" data-player=${player ?? ''}>
      <caption>
        ${player === undefined ? 'Counted without playing' : html`Games of <b>${player}</b> against itself`}
      </caption>
      <thead>
        <tr>
          <th scope="col">number</th>
          ${titles.map(title => html`<th scope="col">${title}</th>`)}${
            compared ? html`<th scope="col">difference</th>` : nothing
          }
        </tr>
      </thead>
      ${groups.map(
        group =>
          html`<tbody>
            <tr>
              <th scope="rowgroup" colspan=${compared ? 4 : 3}>${group}</th>
            </tr>
            ${shown
              .filter(row => row.group === group)
              .map(
                row =>
                  html`<tr data-measure=${row.measure} data-finding=${row.finding ?? nothing}>
                    <th scope="row">${row.label}</th>
                    <td>${row.first}</td>
                    <td>${row.second}</td>
                    ${compared ? html`<td>${row.difference === undefined ? nothing : difference(row)}</td>` : nothing}
                  </tr>`,
              )}
          </tbody>`,
      )}
    </table>
  </div>`;
}

function difference(/** @type {import('./answers.js').NumberRow} */ row) {
  const [sign, words] = FOUND[row.finding ?? 'open'] ?? FOUND.open;
  return html`${row.difference} <b aria-hidden="true">${sign}</b><span class="unseen">${words}</span>`;
}
