// @ts-check
// Rule sets of plugins: what was refused and why, reading them anew, and adding examples.
import { html, nothing } from 'lit-html';
import { link } from './address.js';
import { ask, send } from './server.js';
import { counted } from './words.js';

/** The result of the last reading. */
let news = '';

/** The rule sets that can be added, once somebody wants to see them. @type {import('./answers.js').AvailableAnswer|null} */
let offered = null;

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
    <div class="buttons">
      <button @click=${() => readAnew(app).catch(app.fail)}>Read plugins anew</button>${
        offered ? nothing : html`<button @click=${() => offer(app).catch(app.fail)}>More rule sets …</button>`
      }
    </div>
    ${offered ? offers(app, offered) : nothing}
  </section>`;
}

/** The rule sets that can be added, each with its button, or how else. */
function offers(
  /** @type {import('./main.js').App} */ app,
  /** @type {import('./answers.js').AvailableAnswer} */ { available, addable },
) {
  if (!available.length) return html`<p class="facts" data-available>All rule sets that lie here are in use.</p>`;
  return html`<dl class="rulebook" data-available>
      ${available.map(
        each =>
          html`<dt>${each.title}</dt>
            <dd>
              ${each.summary}
              ${
                addable
                  ? html`<button data-add=${each.id} @click=${() => add(app, each.id).catch(app.fail)}>
                      Add ${each.id}
                    </button>`
                  : html`<code>plyspace add ${each.id}</code>`
              }
            </dd>`,
      )}
    </dl>
    ${addable ? nothing : html`<p class="facts">They are added on the computer that serves this page.</p>`}`;
}

async function offer(/** @type {import('./main.js').App} */ app) {
  offered = await ask('available');
  app.redraw();
}

/** Adds a rule set, and shows it. */
async function add(/** @type {import('./main.js').App} */ app, /** @type {string} */ id) {
  const told = await send('available', { id });
  offered = await ask('available');
  await take(app, told);
  app.go(link('boards', { variant: id }));
}

/** Looks for rule sets again. */
async function readAnew(/** @type {import('./main.js').App} */ app) {
  const told = await send('plugins');
  if (offered) offered = await ask('available');
  await take(app, told);
}

/** Shows what is looked at by what is there now. */
async function take(
  /** @type {import('./main.js').App} */ app,
  /** @type {import('./answers.js').PluginsAnswer} */ told,
) {
  const { added = [], changed = [], removed = [], games = [] } = told;
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
