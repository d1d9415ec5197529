// @ts-check
// Draws again and again while a clock runs.

/** Milliseconds between two drawings: tenths are not shown. */
const PAUSE = 500;

export class Ticking {
  constructor(/** @type {() => void} */ draw) {
    this.draw = draw;
    /** @type {number|null} */ this.timer = null;
  }

  /** Begins or stops. */
  follow(/** @type {boolean} */ runs) {
    if (runs === (this.timer !== null)) return;
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = runs ? setInterval(this.draw, PAUSE) : null;
  }
}
