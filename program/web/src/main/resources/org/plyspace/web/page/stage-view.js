// @ts-check
// What is drawn of a stage: the place of the boards in space, what changes the view, and the flat boards.
import { html, nothing } from 'lit-html';
import { flat } from './flat.js';
import { dot } from './parts.js';
import { heightOf, inOrder, levels } from './space.js';

/** @typedef {import('./picture.js').Picture} Picture @typedef {import('./stage.js').Stage} Stage */

/** Views from one side: whether that is Black's. */
export const SIDES = new Map([
  ['white', false],
  ['black', true],
]);

const NAMED = { table: 'Table', white: 'White', black: 'Black', side: 'Side', top: 'Top' };

/** How much the glass covers at most. */
export const MOST_GLASS = 1.6;

/** How far apart levels can be drawn, beside what is usual. */
export const LEAST_SPACING = 0.6,
  MOST_SPACING = 1.6;

/** Where the boards in space are drawn, and what changes their view. */
export function spaceOf(/** @type {Stage} */ stage) {
  return html`<section class="space" aria-label=${`The boards in space${stage.named}`}>
    <div
      class="canvas"
      @pointermove=${stage.pointer.pointed}
      @pointerleave=${() => stage.pointer.hover(null)}
      @pointerdown=${stage.pointer.pressed}
      @pointerup=${stage.pointer.released}
    ></div>
    ${
      stage.trouble
        ? html`<p class="trouble">${stage.trouble}</p>`
        : stage.bar
          ? html`<div class="bar">${controlsOf(stage)}</div>`
          : nothing
    }
  </section>`;
}

/** The controls that change the view. */
export function controlsOf(/** @type {Stage} */ stage) {
  return html`<div class="views" role="group" aria-label="View">
      ${Object.entries(NAMED).map(
        ([view, name]) =>
          html`<button
            aria-pressed=${stage.look === view}
            @click=${() => stage.set({ look: view, fromBlack: SIDES.get(view) ?? stage.fromBlack })}
          >
            ${name}
          </button>`,
      )}
    </div>
    <label class="slider"
      ><span>Stack</span
      ><input
        type="range"
        min="0"
        max="100"
        aria-label="From stack to flat"
        .value=${String(Math.round(stage.unfold * 100))}
        @input=${(/** @type {import('./types.js').Changed} */ event) =>
          stage.set({ unfold: Number(event.target.value) / 100 })}
      /><span>Flat</span></label
    >
    <label class="slider"
      ><span>Gap</span
      ><input
        type="range"
        min=${100 * LEAST_SPACING}
        max=${100 * MOST_SPACING}
        aria-label="How far apart the levels are"
        .value=${String(Math.round(stage.spacing * 100))}
        @input=${(/** @type {import('./types.js').Changed} */ event) =>
          stage.set({ spacing: Number(event.target.value) / 100 })}
    /></label>
    <label class="slider"
      ><span>Glass</span
      ><input
        type="range"
        min="15"
        max=${100 * MOST_GLASS}
        aria-label="How much the glass covers"
        .value=${String(Math.round(stage.glass * 100))}
        @input=${(/** @type {import('./types.js').Changed} */ event) =>
          stage.set({ glass: Number(event.target.value) / 100 })}
    /></label>`;
}

/** The flat boards. */
export function flatOf(/** @type {Stage} */ stage) {
  const { picture } = stage;
  if (!picture) return nothing;
  return html`<div class="boards">
    ${windowBar(stage)}${
      stage.only === 'space'
        ? nothing
        : html`<div
            class="flat"
            @click=${stage.pointer.clicked}
            @pointerover=${stage.pointer.over}
            @pointerleave=${() => stage.pointer.hover(null)}
            @keydown=${stage.pointer.keyed}
            @focusin=${stage.pointer.focused}
            @pointerdown=${stage.pointer.grabbed}
            @touchstart=${stage.strip.touched}
            @touchend=${stage.strip.touched}
            @touchcancel=${stage.strip.touched}
          >
            ${flat({
              picture,
              shown: stage.shown,
              marks: stage.marks,
              size: stage.size,
              tab: stage.tab,
              fromBlack: stage.fromBlack,
              focus: stage.focus,
              held: stage.held,
              moved: new Set(stage.moved.map(each => each.board)),
              about: board => about(stage, board),
              chooseBoard: board => stage.chooseBoard(board),
            })}
            <svg class="arrows" aria-hidden="true"></svg>
          </div>`
    }
  </div>`;
}

/** Which levels are seen where there are too many. */
function windowBar(/** @type {Stage} */ stage) {
  const zs = levels(/** @type {Picture} */ (stage.picture).layout),
    count = stage.levelsAtOnce();
  if (count === zs.length) return nothing;
  const names = inOrder(/** @type {Picture} */ (stage.picture).layout),
    seen = stage.window,
    from = zs.indexOf(seen[0]);
  const of = (/** @type {number} */ z) =>
    names
      .filter(board => board.z === z)
      .map(board => board.name)
      .join(' ');
  return html`<div class="levels" role="group" aria-label="Levels shown">
    <button ?disabled=${from === 0} @click=${() => stage.set({ from: Math.max(0, from - count) })}>Lower</button>
    <label
      >Levels <b>${of(seen[0])}</b> to <b>${of(seen[seen.length - 1])}</b> of ${zs.length}<input
        type="range"
        aria-label="Lowest level shown"
        min="0"
        max=${zs.length - count}
        .value=${String(from)}
        @input=${(/** @type {import('./types.js').Changed} */ event) =>
          stage.set({ from: Number(event.target.value) })}
    /></label>
    <button
      ?disabled=${from + count >= zs.length}
      @click=${() => stage.set({ from: Math.min(zs.length - count, from + count) })}
    >
      Higher
    </button>
  </div>`;
}

/** What stands under the name of a board: how high it is, or where it hangs. */
function about(/** @type {Stage} */ stage, /** @type {import('./types.js').Board} */ board) {
  if (board.anchor === null) return stage.picture ? heightOf(board, stage.picture.layout) : '';
  const picture = /** @type {Picture} */ (stage.picture),
    anchor = picture.layout.anchors[board.anchor],
    moved = stage.moved.find(each => each.board === board.name),
    [corner, ...others] = picture.below(board.anchor).map(cell => picture.square(cell));
  const where = moved ? `${picture.layout.anchors[moved.anchor].name} → ${anchor.name}` : `at ${anchor.name}`;
  return html`${where}${
    corner && corner.name !== anchor.name
      ? ` ${anchor.inverted ? 'under' : 'over'} ${corner.name}${others.length ? ' …' : ''}`
      : nothing
  }${board.owner ? html`<span class="unseen">, ${board.owner}’s</span>${dot(board.owner)}` : nothing}`;
}
