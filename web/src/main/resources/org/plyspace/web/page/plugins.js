// @ts-check
// Rule sets of plugins: what was refused and why, and reading them anew.
import { html, nothing } from 'lit-html';
import { send } from './server.js';
import { counted } from './words.js';

/** The result of the last reading. */
let news = '';

/** Files that were refused, and a button that reads all anew. */
export function plugins(/** @type {import('./main.js').App} */ app) {
  const { variants, refused } = app,
    own = variants.filter(each => each.origin === 'plugin').length;
  return html`<section data-plugins>
    <h2>Plugins</h2>
    <p class="facts">
      ${own} of ${counted(variants.length, 'rule set')}
      ${own === 1 ? 'is a plugin' : 'are plugins'}${refused.length ? `; ${counted(refused.length, 'file was', 'files were')} refused` : ''}.
    </p>
    ${news ? html`<p class="box good">${news}.</p>` : nothing}
    ${
      refused.length
        ? html`<dl class="rulebook">
            ${refused.map(
              each =>
                html`<dt>${each.file}</dt>
                  <dd>${each.reason}</dd>`,
            )}
          </dl>`
        : nothing
    }
    <div class="buttons"><button @click=${() => readAnew(app).catch(app.fail)}>Read plugins anew</button></div>
  </section>`;
}

/** Looks for rule sets again, and shows what is looked at by what is there now. */
async function readAnew(/** @type {import('./main.js').App} */ app) {
  const told = await send('plugins'),
    { added = [], changed = [], removed = [], games = [] } = told;
  app.variants = told.variants;
  app.refused = told.refused;
  app.rules.clear();
  await app.open();
  /** @type {[string, string[]][]} */ const kinds = [
    ['added', added],
    ['changed', changed],
    ['removed', removed],
  ];
  const changes = kinds.flatMap(([what, ids]) => (ids.length ? [`${what}: ${ids.join(', ')}`] : []));
  news = [
    changes.join('; ') || 'no plugin has changed',
    games.length
      ? `${counted(games.length, 'open game goes', 'open games go')} on by the rules that were loaded before`
      : '',
  ]
    .filter(Boolean)
    .join('; ');
  app.say(news);
}
