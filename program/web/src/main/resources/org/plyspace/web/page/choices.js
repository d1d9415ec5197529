// @ts-check
// Several legal moves fit what was done: which? Asked beside the square, the strongest piece first.
import { html, nothing } from 'lit-html';
import { whenClosed } from './parts.js';
import { man } from './pieces.js';

/** @typedef {import('./picture.js').Picture} Picture */

/** How far it stays off the square and the edges of the window, in pixels. */
const GAP = 10;

/**
 * @param {import('./main.js').App} app
 * @param {Picture} picture
 * @param {import('./answers.js').Move[]} moves
 * @param {number[]} worth of each type of piece
 * @param {(move: import('./answers.js').Move) => void} done
 */
export function choose(app, picture, moves, worth, done) {
  const value = (/** @type {import('./answers.js').Move} */ move) => worth[(becomes(picture, move) >> 1) - 1] ?? 0;
  const sorted = moves
    .map((move, i) => ({ move, i }))
    .sort(
      (a, b) =>
        value(b.move) - value(a.move) ||
        Number(a.move.kind === 'castling') - Number(b.move.kind === 'castling') ||
        a.i - b.i,
    )
    .map(each => each.move);
  app.show(
    'Which move?',
    html`<div class="choices" @keydown=${walk}>
      ${sorted.map(
        (move, i) =>
          html`<button
            ?autofocus=${i === 0}
            @click=${() => {
              app.close();
              done(move);
            }}
          >
            ${drawn(picture, move)}<span>${inWords(picture, move)}</span><small>${move.move}</small>
          </button>`,
      )}
    </div>`,
  );
  const { to } = moves[0].attempt ?? {};
  if (to !== undefined) beside(app, to);
}

/** The code of the piece that stands there afterwards, 0 where no piece goes. */
const becomes = (/** @type {Picture} */ { rules }, /** @type {import('./answers.js').Move} */ move) =>
  rules.codeOf(move.promotion ?? move.piece);

/** The men that move. */
function drawn(/** @type {Picture} */ picture, /** @type {import('./answers.js').Move} */ move) {
  const steps = (move.effects ?? []).filter(each => each.effect === 'step'),
    codes = move.kind === 'castling' ? steps.map(each => each.piece) : [becomes(picture, move)];
  return html`<span class="choice-men"
    >${codes.map((/** @type {number} */ code) =>
      code ? html`<span class="choice-man">${man(picture.rules, code)}</span>` : nothing,
    )}</span
  >`;
}

/** What a move does, as far as it differs from others of the same squares. */
function inWords(/** @type {Picture} */ picture, /** @type {import('./answers.js').Move} */ move) {
  const { rules } = picture,
    name = (/** @type {number} */ code) => rules.typeOf(code)?.name ?? '';
  const steps = (move.effects ?? [])
    .filter(each => each.effect === 'step')
    .map(({ piece, to }) => `${name(piece)} to ${picture.square(to).name}`)
    .join(', ');
  if (move.kind === 'castling') return `castle: ${steps}`;
  if (move.promotion) return `becomes a ${name(rules.codeOf(move.promotion))}`;
  if (move.kind === 'capture from afar') return 'captures without moving';
  if (move.kind === 'en passant') return 'captures in passing';
  if (move.kind === 'board') return `board ${move.board} to ${move.toAnchor}`;
  const taken = move.captured
    ? `, captures a ${name(rules.codeOf(move.captured))}${move.capturedAt === move.to ? '' : ` on ${move.capturedAt}`}`
    : '';
  return `${steps}${taken}` || move.kind;
}

/** Arrow keys go from choice to choice. */
function walk(/** @type {KeyboardEvent} */ event) {
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key],
    all = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('button')];
  const at = all.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (!by || at < 0) return;
  event.preventDefault();
  all[(at + by + all.length) % all.length].focus();
}

/** Puts the dialog beside a square where it is seen, flat or in space. */
function beside(/** @type {import('./main.js').App} */ app, /** @type {number} */ cell) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById('dialog')),
    around = app.stage.find(`.grid button[data-cell="${cell}"]`)?.getBoundingClientRect();
  const seen =
    around &&
    document.elementFromPoint(around.x + around.width / 2, around.y + around.height / 2) === dialog &&
    around.right < innerWidth &&
    around.bottom < innerHeight &&
    around.top > 0;
  const [x, y] = app.stage.scene?.project(cell) ?? [innerWidth / 2, innerHeight / 2],
    at = seen ? around : new DOMRect(x - GAP, y - GAP, 2 * GAP, 2 * GAP);
  dialog.classList.add('near');
  const { width, height } = dialog.getBoundingClientRect(),
    right = at.right + GAP + width <= innerWidth - GAP;
  const left = right ? at.right + GAP : at.left - GAP - width;
  dialog.style.left = `${Math.max(GAP, Math.min(innerWidth - GAP - width, left))}px`;
  dialog.style.top = `${Math.max(GAP, Math.min(innerHeight - GAP - height, left < GAP ? at.bottom + GAP : at.top))}px`;
  whenClosed(dialog, () => {
    dialog.classList.remove('near');
    dialog.style.left = dialog.style.top = '';
  });
}
