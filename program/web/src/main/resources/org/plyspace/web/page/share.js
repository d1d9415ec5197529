// @ts-check
// A position to be shown to others: a link, and a picture as SVG or PNG.
import { html, nothing } from 'lit-html';
import { link } from './address.js';
import { saveBlob } from './export.js';
import { copyText, whenClosed } from './parts.js';
import { ask } from './server.js';
import { sheet } from './sheets.js';

/** Pixels of the PNG for each of the SVG's. */
const SCALE = 2;

/**
 * @param {import('./main.js').App} app
 * @param {import('./picture.js').Picture} picture
 * @param {string|null} [game] the address of the game that it is of
 */
export async function share(app, picture, game = null) {
  const { variant } = picture.rules,
    address = link('boards', { ...app.stage.query(), variant, position: picture.text });
  try {
    const asked = ask('picture', { variant, position: picture.text, black: app.stage.fromBlack ? 'true' : null });
    const [drawn] = await Promise.all([asked, sheet('share')]);
    const blob = new Blob([drawn.text], { type: 'image/svg+xml' }),
      url = URL.createObjectURL(blob),
      name = drawn.name.replace(/\.svg$/, '');
    const linked = (/** @type {string} */ title, /** @type {string} */ to) =>
      html`<label class="option"
        ><span>${title}</span
        ><span class="entry"
          ><input
            readonly
            .value=${location.origin + to}
            @focus=${(/** @type {import('./types.js').Changed} */ event) => event.target.select()}
          /><button ?autofocus=${to === address} @click=${() => copyText(location.origin + to, app.say)}>
            Copy link
          </button></span
        ></label
      >`;
    app.show(
      'Share',
      html`<div class="share">
        ${linked('this position', address)}${game ? linked('this game, on this server', game) : nothing}
        <img src=${url} alt="The position as a picture" />
        <div class="buttons">
          <button @click=${() => saveBlob(`${name}.svg`, blob)}>Save as SVG</button
          ><button
            @click=${() =>
              pixels(url)
                .then(png => saveBlob(`${name}.png`, png))
                .catch(app.fail)}
          >
            Save as PNG
          </button>
        </div>
      </div>`,
    );
    whenClosed(/** @type {HTMLDialogElement} */ (document.getElementById('dialog')), () => URL.revokeObjectURL(url));
  } catch (failure) {
    app.fail(failure);
  }
}

/** The picture drawn by the browser. @returns {Promise<Blob>} */
async function pixels(/** @type {string} */ url) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas'),
    pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  canvas.width = SCALE * image.naturalWidth;
  canvas.height = SCALE * image.naturalHeight;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('the browser draws no PNG of this size')))),
  );
}
