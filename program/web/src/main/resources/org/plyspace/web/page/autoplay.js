// @ts-check
// Goes through a game by itself, a ply at a time.

/** Milliseconds from ply to ply. */
const PACE = 1000;

export class Autoplay {
  /**
   * @param {() => Promise<boolean>} step shows the next ply; whether there is one after it
   * @param {() => void} changed it has begun, or ended
   */
  constructor(step, changed) {
    this.step = step;
    this.changed = changed;
    /** What is on; another one for each time that it was begun. @type {object|null} */ this.run = null;
    this.timer = 0;
  }

  get on() {
    return this.run !== null;
  }

  toggle() {
    if (this.on) this.stop();
    else this.start();
  }

  start() {
    this.run = {};
    this.changed();
    void this.next(this.run);
  }

  stop() {
    if (!this.on) return;
    clearTimeout(this.timer);
    this.run = null;
    this.changed();
  }

  /** The next ply waits for this one, however long its answer takes. */
  async next(/** @type {object} */ run) {
    const more = await this.step();
    if (this.run !== run) return;
    if (more) this.timer = setTimeout(() => this.next(run), PACE);
    else this.stop();
  }
}
