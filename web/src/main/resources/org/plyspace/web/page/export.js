// @ts-check
// Games as files: to be saved, or copied.
import { html } from 'lit-html';
import { copyText } from './parts.js';

const FORMATS = { json: 'as JSON', pgn: 'as PGN', source: 'in the source’s notation' };

/**
 * @param {{say: (text: string) => void, fail: (failure: any) => void}} app
 * @param {(format: string) => Promise<{name: string, text: string}>} write
 */
export function exporter(app, write) {
  const done = (/** @type {any} */ event, /** @type {(game: {name: string, text: string}) => any} */ use) =>
    write(event.target.closest('.export').querySelector('select').value).then(use).catch(app.fail);
  return html`<span class="export buttons" role="group" aria-label="Export"><select aria-label="Format">${Object.entries(FORMATS).map(([format, title]) => html`<option value=${format}>${title}</option>`)}</select>
    <button @click=${(/** @type {Event} */ event) => done(event, save)}>Download</button>
    <button @click=${(/** @type {Event} */ event) => done(event, game => copyText(game.text, app.say))}>Copy</button></span>`;
}

function save(/** @type {{name: string, text: string}} */ { name, text }) {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 1000);
}
