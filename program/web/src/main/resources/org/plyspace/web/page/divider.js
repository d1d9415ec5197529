// @ts-check
// The divider between the boards in space and the flat ones: dragged, or moved by keys, and remembered.
import { html } from 'lit-html';

/** What share of the width the side with the flat boards may take, in hundredths, and what a key changes of it. */
const LEAST = 24,
  MOST = 76,
  STEP = 2;
/** Where nobody has chosen: the share, and the widest that small squares may make it. */
const USUAL = 47,
  WIDEST = 62,
  MIDDLE = 3;
/** In pixels, from which on squares are large enough. */
const LARGE = 40;

export class Divider {
  constructor(/** @type {() => void} */ changed) {
    this.changed = changed;
    const kept = Number(localStorage.getItem('divider'));
    /** @type {number|null} */ this.chosen = kept >= LEAST && kept <= MOST ? kept : null;
    this.usual = USUAL;
  }

  /** The share of the width that the side with the flat boards takes, in hundredths. */
  get share() {
    return this.chosen ?? this.usual;
  }

  /** Finds the least share with which squares are large, or as large as they get. */
  fit(/** @type {(share: number) => number} */ sizeAt) {
    let best = USUAL,
      largest = sizeAt(USUAL);
    for (let share = USUAL + MIDDLE; share <= WIDEST && largest < LARGE; share += MIDDLE) {
      const size = sizeAt(share);
      if (size <= largest + 1) continue;
      best = share;
      largest = size;
    }
    if (best === this.usual) return;
    this.usual = best;
    if (this.chosen === null) this.changed();
  }

  choose(/** @type {number|null} */ share) {
    this.chosen = share === null ? null : Math.round(Math.max(LEAST, Math.min(MOST, share)));
    if (this.chosen === null) localStorage.removeItem('divider');
    else localStorage.setItem('divider', String(this.chosen));
    this.changed();
  }

  draw() {
    return html`<div
      class="divider"
      role="separator"
      tabindex="0"
      aria-orientation="vertical"
      aria-label="Divider of the boards in space and flat"
      aria-valuemin=${LEAST}
      aria-valuemax=${MOST}
      aria-valuenow=${this.share}
      title="Drag, or use the arrow keys; a double click undoes it"
      @pointerdown=${this.pressed}
      @keydown=${this.keyed}
      @dblclick=${() => this.choose(null)}
    ></div>`;
  }

  pressed = (/** @type {PointerEvent} */ event) => {
    const bar = /** @type {HTMLElement} */ (event.currentTarget),
      frame = /** @type {HTMLElement} */ (bar.parentElement).getBoundingClientRect();
    bar.setPointerCapture(event.pointerId);
    bar.onpointermove = move => this.choose(((frame.right - move.clientX) / frame.width) * 100);
    bar.onlostpointercapture = () => {
      bar.onpointermove = null;
    };
  };

  keyed = (/** @type {KeyboardEvent} */ event) => {
    const to = { ArrowLeft: this.share + STEP, ArrowRight: this.share - STEP, Home: LEAST, End: MOST, Enter: null }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    this.choose(to);
  };
}
