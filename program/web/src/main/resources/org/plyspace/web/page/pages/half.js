// @ts-check
// One of two rule sets that are looked at side by side.
import { mark } from '../contrast.js';
import { Picture } from '../picture.js';
import { Stage } from '../stage.js';

/** One of the two: its boards, and what the piece does on them. */
export class Half {
  /**
   * @param {import('./side.js').SidePage} page
   * @param {'first'|'second'} name
   */
  constructor(page, name) {
    this.name = name;
    this.variant = '';
    /** @type {Picture|null} the boards without the piece */ this.base = null;
    /** @type {number|null} */ this.cell = null;
    this.code = 0;
    /** @type {import('../contrast.js').Reach|null} */ this.reach = null;
    /** @type {string|null} why the piece is not here */ this.trouble = null;
    const { app } = page;
    this.stage = new Stage(
      {
        redraw: () => app.redraw(),
        tell: app.tell,
        get said() {
          return app.said;
        },
        get theme() {
          return app.theme;
        },
        remember: () => page.turned(this),
      },
      { within: `#${name}`, named: `, ${name}`, share: () => (innerWidth <= 900 ? 0.62 : 0.45), bar: false },
    );
    this.stage.hand = {
      choose: (/** @type {number} */ cell) => page.put(this, cell),
      drop: (/** @type {number} */ from, /** @type {number|null} */ to) =>
        to !== null && page.put(this, to, this.stage.picture?.pieces[from]),
      hovered: (/** @type {number|null} */ cell) => page.hovered(this, cell),
    };
  }

  get rules() {
    return this.base?.rules ?? null;
  }

  show(/** @type {import('../contrast.js').Difference|null} */ differ) {
    const { base, cell, code } = this;
    if (!base) return;
    const pieces = [...base.pieces];
    if (cell !== null) pieces[cell] = code;
    this.stage.show({
      picture: new Picture(base.rules, { ...base.told, pieces }),
      marks: mark(cell, this.reach, differ, [this.name, null]),
    });
  }
}
