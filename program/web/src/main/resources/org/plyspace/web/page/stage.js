// @ts-check
// The boards in space and flat, always in step: what one is told, the other shows.
import { table } from './camera.js';
import { Divider } from './divider.js';
import { glide, point } from './glide.js';
import { HEIGHTS, SIZE } from './outlines.js';
import { Pointer } from './pointer.js';
import { sizeOf } from './sizes.js';
import { LEAST_SPACING, MOST_GLASS, MOST_SPACING, SIDES } from './stage-view.js';
import { arrivalOf, homeOf, Strip } from './strip.js';
import { inOrder, levels, placed, towersFor } from './space.js';

/** @typedef {import('./picture.js').Picture} Picture @typedef {import('./types.js').Board} Board @typedef {import('./types.js').Direction} Direction */

/** Beyond so many cells a window of levels is shown. */
const MOST_CELLS = 1000;

/** What is shown of the boards: both, where it is null. @type {(null|'flat'|'space')[]} */
const SHOWN = [null, 'flat', 'space'];

/** @type {{picture: Picture|null, marks: import('./types.js').Marks, ghosts: number[], arrows: import('./types.js').Arrow[], held: string|null, moved: import('./types.js').Moved[]}} */
const NOTHING = { picture: null, marks: new Map(), ghosts: [], arrows: [], held: null, moved: [] };

export class Stage {
  /**
   * @param {{redraw: () => void, remember: () => void, tell: (text: string) => void, said: string, theme: 'light'|'dark'}} app
   * @param {{within?: string, named?: string, share?: () => number, bar?: boolean}} [how] the element that it is within, and what it is called, where there are several; how much of
   *   the height the flat boards may take; whether what changes the view lies over the boards in space
   */
  constructor(app, { within = '.content', named = '', share = () => 0.62, bar = true } = {}) {
    this.app = app;
    this.within = within;
    this.named = named;
    this.share = share;
    this.bar = bar;
    /** @type {Picture|null} */ this.picture = null;
    /** @type {import('./types.js').Marks} */ this.marks = new Map();
    /** @type {number[]} */ this.ghosts = [];
    /** @type {import('./types.js').Arrow[]} */ this.arrows = [];
    /** @type {string|null} */ this.held = null;
    /** @type {import('./types.js').Moved[]} */ this.moved = [];
    this.look = 'table';
    /** Whether Black's side is the near one. */
    this.fromBlack = false;
    this.unfold = 0;
    this.glass = 1;
    /** How far apart levels are, 1 as usual. */ this.spacing = 1;
    this.from = 0;
    /** What alone is shown, if not both. @type {null|'flat'|'space'} */ this.only = null;
    this.divider = new Divider(() => app.redraw());
    /** @type {string|null} */ this.focus = null;
    /** @type {number|null} */ this.hovered = null;
    this.tab = 0;
    this.size = 40;
    /** @type {import('./scene.js').Scene|null} */ this.scene = null;
    /** @type {string|null} */ this.trouble = null;
    /** @type {Direction|undefined} */ this.lastDirection = undefined;
    /** @type {{key: string, direction: Direction}|null} */ this.tableView = null;
    /** @type {{effects?: import('./answers.js').Effect[], before?: Picture|null}} */ this.change = {};
    /** @type {Element|null} */ this.side = null;
    this.strip = new Strip(selector => this.find(selector));
    /** What the strip is to show. @type {import('./strip.js').Arrival|null} */ this.arrived = null;
    this.pointer = new Pointer(this);
    /** What the page does with what is pressed. @type {Partial<import('./pointer.js').Held>} */
    this.hand = {};
    this.sizes = new ResizeObserver(() => {
      this.measure();
      point(this.find('.arrows'), this.arrows);
    });
  }

  /** What is drawn of this stage. @returns {HTMLElement|null} */
  find(/** @type {string} */ selector) {
    return document.querySelector(`${this.within} ${selector}`);
  }

  /** What the flat boards scroll in. */
  get pane() {
    return this.find('.flat')?.closest('.pane, .side') ?? null;
  }

  /** Takes what the address says. */
  read(/** @type {Record<string, string>} */ query) {
    this.look = query.view;
    this.fromBlack = SIDES.get(this.look) ?? query.side === 'black';
    this.unfold = within(Number(query.unfold) / 100, 1);
    this.glass = within(Number(query.glass) / 100, MOST_GLASS);
    this.spacing = Math.max(LEAST_SPACING, within(Number(query.spacing) / 100, MOST_SPACING));
    this.from = Math.max(0, Math.floor(Number(query.from)) || 0);
    this.focus = query.focus ?? null;
    this.only = SHOWN.find(each => each === query.only) ?? null;
  }

  /** What the address is to say. */
  query() {
    const side = this.fromBlack && !SIDES.has(this.look) ? 'black' : null;
    return {
      view: this.look,
      side,
      unfold: String(Math.round(this.unfold * 100)),
      glass: String(Math.round(this.glass * 100)),
      spacing: String(Math.round(this.spacing * 100)),
      from: String(this.from),
      focus: this.focus,
      only: this.only,
    };
  }

  /**
   * Shows another picture, or the same with other marks; a cell that is lit is so as if it were pointed at.
   * @param {Partial<typeof NOTHING> & {lit?: number|null}} what
   * @param {{effects?: import('./answers.js').Effect[], before?: Picture|null}} [change]
   */
  show({ lit = null, ...what }, change = {}) {
    const other = what.picture && what.picture.rules !== this.picture?.rules;
    const first = !this.picture;
    Object.assign(this, NOTHING, what);
    if (other) {
      this.tableView = null;
      this.hovered = null;
      if (!this.picture?.board(this.focus ?? '')) this.focus = null;
    }
    if (lit !== null) this.hovered = lit;
    if (this.picture && !this.picture.cells.has(this.tab)) this.tab = this.picture.cells.keys().next().value ?? 0;
    this.change = isStill() ? {} : change;
    this.arrived =
      (what.picture &&
        (arrivalOf(what.picture, change.effects ?? []) ?? (first && homeOf(what.picture, this.fromBlack)))) ||
      this.arrived;
    this.app.redraw();
  }

  /** The boards that are shown: all, or a window of levels, lowest first. @returns {string[]} */
  get shown() {
    const boards = this.picture?.layout.boards ?? [];
    return boards.filter(board => this.window.includes(board.z)).map(board => board.name);
  }

  /** The levels that are shown. @returns {number[]} */
  get window() {
    const { layout } = /** @type {Picture} */ (this.picture),
      zs = levels(layout),
      count = this.levelsAtOnce();
    const from = Math.min(this.from, zs.length - count);
    return zs.slice(from, from + count);
  }

  levelsAtOnce() {
    const { layout } = /** @type {Picture} */ (this.picture),
      zs = levels(layout);
    const cells = zs.map(z =>
      layout.boards.filter(board => board.z === z).reduce((sum, board) => sum + board.squares.length, 0),
    );
    if (cells.reduce((sum, each) => sum + each, 0) <= MOST_CELLS) return zs.length;
    return Math.max(1, Math.min(zs.length, Math.floor(MOST_CELLS / Math.max(...cells))));
  }

  /** @returns {Direction} */
  get direction() {
    const left = this.picture?.layout.view.facing === 'WHITE_LEFT',
      turn = left ? -90 : 0,
      round = this.fromBlack ? 180 : 0;
    /** @type {Record<string, Direction>} */ const fixed = {
      white: { azimuth: turn, elevation: 32 },
      black: { azimuth: turn + 180, elevation: 32 },
      side: { azimuth: (left ? 0 : -90) + round, elevation: 14 },
      top: { azimuth: round, elevation: 88 },
    };
    if (Object.hasOwn(fixed, this.look)) return fixed[this.look];
    const turned = this.turnedBy();
    if (turned) return turned;
    const { azimuth, elevation } = this.tableDirection();
    return { azimuth: azimuth + round, elevation };
  }

  /** The direction that somebody turned the boards to. @returns {Direction|null} */
  turnedBy() {
    const [azimuth, elevation] = this.look.split(',').map(Number);
    return Number.isFinite(azimuth) && Number.isFinite(elevation) ? { azimuth, elevation } : null;
  }

  /** Sees all from the other side. */
  goRound() {
    const turned = this.turnedBy(),
      look =
        this.look === 'white'
          ? 'black'
          : this.look === 'black'
            ? 'white'
            : turned
              ? `${turned.azimuth + (turned.azimuth > 0 ? -180 : 180)},${turned.elevation}`
              : this.look;
    this.set({ look, fromBlack: !this.fromBlack });
  }

  /** Whether it is seen from above and without perspective. */
  get plan() {
    return this.look === 'top' || this.unfold === 1;
  }

  /** Seen from above, one level of a stack is in focus: that of the board that was chosen, else that with most pieces. @returns {number|null} */
  get level() {
    const { picture } = this;
    if (!picture || this.look !== 'top' || this.unfold > 0) return null;
    const chosen = this.shown.includes(this.focus ?? '') ? picture.board(this.focus ?? '') : null,
      zs = this.window;
    if (zs.length < 2) return null;
    if (chosen) return chosen.z;
    const men = zs.map(z => picture.men().filter(man => man.board.z === z).length);
    return zs[men.indexOf(Math.max(...men))];
  }

  /** Brings the level above or below into focus. */
  turnLevel(/** @type {number} */ by) {
    const { picture, window: zs } = this,
      chosen = picture?.board(this.focus ?? ''),
      at = this.level ?? chosen?.z;
    const z = zs[at === undefined ? (by > 0 ? 0 : zs.length - 1) : zs.indexOf(at) + by],
      board = picture && inOrder(picture.layout).find(each => each.z === z);
    if (!board) return;
    this.app.tell(
      `in focus: ${inOrder(picture.layout)
        .filter(each => each.z === z)
        .map(each => each.name)
        .join(', ')}`,
    );
    this.set({ focus: board.name });
  }

  /** Found once for a rule set, so that the camera stays where it is when pieces move. */
  tableDirection() {
    const picture = /** @type {Picture} */ (this.picture),
      key = String(this.shown);
    if (this.tableView?.key !== key) {
      const boards = picture.layout.boards.filter(board => this.shown.includes(board.name)),
        towers = towersFor(picture.layout, boards, this.scene?.aspect ?? 1);
      const places = placed(picture.layout, { boards, towers });
      const men = picture.men().flatMap(man => {
        const place = places.find(each => each.board === man.board);
        return place
          ? [
              {
                place,
                square: man.square,
                royal: picture.rules.typeOf(man.code).royal,
                height: HEIGHTS[picture.rules.shapeOf(man.code)] * SIZE,
              },
            ]
          : [];
      });
      this.tableView = { key, direction: table(picture.layout, places, men, this.scene?.aspect) };
    }
    return this.tableView.direction;
  }

  /** To be called when the document is as the templates say. */
  after() {
    const canvas = this.find('.canvas'),
      side = this.find('.boards') ?? this.pane;
    if (!canvas && this.scene) this.drop();
    if (canvas && this.picture) {
      if (this.canvas !== canvas) this.start(canvas);
      this.scene?.show(this.view(), this.change);
      if (this.change.before) glide(this.picture.rules, this.change.effects ?? []);
      this.change = {};
    }
    if (side && this.side !== side) {
      this.side = side;
      this.sizes.disconnect();
      this.sizes.observe(side);
    }
    this.measure();
    this.pointer.keepFocus();
    this.pointer.light();
    point(this.find('.arrows'), this.arrows);
    if (this.arrived) this.strip.follow(this.arrived, isStill() || Boolean(this.arrived.isHome));
    this.arrived = null;
  }

  view(picture = /** @type {Picture} */ (this.picture)) {
    const { shown, unfold, spacing, glass, focus, marks, hovered, ghosts, arrows, moved, plan, level } = this;
    const { direction, lastDirection: last } = this,
      same = last && last.azimuth === direction.azimuth && last.elevation === direction.elevation;
    this.lastDirection = same ? last : direction;
    return {
      picture,
      shown,
      unfold,
      spacing,
      glass,
      focus,
      marks,
      column: hovered,
      ghosts,
      arrows,
      moved,
      plan,
      level,
      theme: this.app.theme,
      direction: this.lastDirection,
      fromBlack: this.fromBlack,
    };
  }

  /** Loads what draws in space; without it the flat boards do. */
  async start(/** @type {HTMLElement} */ canvas) {
    this.canvas = canvas;
    this.scene?.dispose();
    this.scene = null;
    if (this.trouble) this.app.redraw();
    this.trouble = null;
    try {
      const { Scene } = await import('./scene.js');
      if (this.canvas !== canvas) return;
      this.scene = new Scene(canvas, {
        below: () => this.find('.bar')?.offsetHeight ?? 0,
        turned: () => this.turned(),
        named: board => this.chooseBoard(board),
        restored: () => this.restore(),
        lost: () =>
          this.miss(
            'The picture in space was lost by the graphics driver. The flat boards do everything; it comes back when the driver does.',
          ),
      });
      if (this.picture) this.scene.show(this.view());
    } catch (failure) {
      const { message } = /** @type {Error} */ (failure);
      if (this.canvas === canvas)
        this.lose(
          message.includes('WebGL')
            ? 'This browser draws no WebGL, so there is no picture in space. The flat boards do everything.'
            : `There is no picture in space: ${message}. The flat boards do everything.`,
        );
    }
  }

  lose(/** @type {string} */ why) {
    this.scene?.dispose();
    this.scene = null;
    this.trouble = why;
    // it stands on the page; what was said of something that was asked for is not lost for it
    if (!this.app.said) this.app.tell(why);
    this.app.redraw();
  }

  /** What was there is lost until it comes back. */
  miss(/** @type {string} */ why) {
    this.trouble = why;
    this.app.tell(why);
    this.app.redraw();
  }

  /** What was lost is there again. */
  restore() {
    this.trouble = null;
    this.app.tell('The picture in space is back.');
    this.app.redraw();
  }

  /** Goes when another page without boards comes. */
  leave() {
    this.drop();
    this.side = null;
    this.sizes.disconnect();
  }

  /** There are no boards in space any more. */
  drop() {
    this.scene?.dispose();
    this.scene = null;
    this.canvas = null;
  }

  set(/** @type {object} */ members) {
    Object.assign(this, members);
    this.app.remember();
    this.app.redraw();
  }

  turned() {
    const scene = this.scene;
    if (!scene) return;
    const azimuth = Math.round((scene.controls.getAzimuthalAngle() * 180) / Math.PI),
      elevation = Math.round(90 - (scene.controls.getPolarAngle() * 180) / Math.PI);
    this.look = `${azimuth},${elevation}`;
    // what is seen now is what was asked for: nothing is to be moved
    this.lastDirection = { azimuth, elevation };
    if (scene.view) scene.view.direction = this.lastDirection;
    this.app.remember();
    this.app.redraw();
  }

  /** Shows the flat boards alone, those in space alone, or both. */
  turnOnly() {
    this.set({ only: SHOWN[(SHOWN.indexOf(this.only) + 1) % SHOWN.length] });
  }

  /** Whether one of these cells is not in sight on the flat boards. */
  hides(/** @type {number[]} */ cells) {
    const frame = this.find('.boards')?.getBoundingClientRect();
    return cells.some(cell => {
      const box = this.find(`.grid button[data-cell="${cell}"]`)?.getBoundingClientRect();
      if (!frame || !box) return true;
      return (
        box.left < frame.left - 1 ||
        box.right > frame.right + 1 ||
        box.top < Math.max(0, frame.top - 1) ||
        box.bottom > Math.min(innerHeight, frame.bottom + 1)
      );
    });
  }

  measure() {
    const size = sizeOf(this);
    if (size === null || size === this.size) return;
    this.size = size;
    this.app.redraw();
  }

  chooseBoard(/** @type {Board} */ board) {
    if (this.hand.chooseBoard?.(board)) return;
    this.set({ focus: this.focus === board.name ? null : board.name });
  }
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const within = (/** @type {number} */ value, /** @type {number} */ most) =>
  Number.isFinite(value) ? Math.max(0, Math.min(most, value)) : 0;
