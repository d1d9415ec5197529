// @ts-check
// Games as files: to be saved, or copied.
import { html } from 'lit-html';
import { copyText } from './parts.js';

const FORMATS = { json: 'as JSON', pgn: 'as PGN', source: 'in the source’s notation' };

/** The format that is chosen beside a button. */
const formatIn = (/** @type {Element} */ button) =>
  /** @type {HTMLSelectElement} */ (button.closest('.export')?.querySelector('select')).value;

/**
 * @param {{say: (text: string) => void, fail: (failure: unknown) => void}} app
 * @param {(format: string) => Promise<{name: string, text: string}>} write
 */
export function exporter(app, write) {
  const done = (/** @type {Event} */ event, /** @type {(game: {name: string, text: string}) => unknown} */ use) =>
    write(formatIn(/** @type {Element} */ (event.currentTarget)))
      .then(use)
      .catch(app.fail);
  return html`<span class="export buttons" role="group" aria-label="Export"
    ><select aria-label="Format">
      ${Object.entries(FORMATS).map(([format, title]) => html`<option value=${format}>${title}</option>`)}
    </select>
    <button @click=${(/** @type {Event} */ event) => done(event, save)}>Download</button>
    <button @click=${(/** @type {Event} */ event) => done(event, game => copyText(game.text, app.say))}>
      Copy
    </button></span
  >`;
}

const save = (/** @type {{name: string, text: string}} */ { name, text }) =>
  saveBlob(name, new Blob([text], { type: 'text/plain' }));

/** Saves a file. */
export function saveBlob(/** @type {string} */ name, /** @type {Blob} */ blob) {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
