// @ts-check
// The boards in space and flat, always in step: what one is told, the other shows.
import { html, nothing } from 'lit-html';
import { table } from './camera.js';
import { Divider } from './divider.js';
import { flat, roomySize, step, wholeSize } from './flat.js';
import { floating, glide } from './glide.js';
import { arrivalOf, Strip } from './strip.js';
import { columnOf, heightOf, inOrder, levels, placed, towersFor } from './space.js';

/** @typedef {import('./picture.js').Picture} Picture @typedef {import('./types.js').Board} Board @typedef {import('./types.js').Direction} Direction */

/** Beyond so many cells a window of levels is shown. */
const MOST_CELLS = 1000,
  CLICK = 4;
/** Squares in pixels that a finger finds, and the smallest that it still hits, where only they let a wide board fit a phone. */
const FINGER = 40,
  LEAST_FOR_A_FINGER = 24;

/** Windows as the style sheet tells them apart: those with one column, phones that are held upright, and low ones. */
const NARROW = '(max-width: 900px) and (min-height: 521px), (max-width: 559px)',
  PHONE = '(max-width: 640px) and (min-height: 521px), (max-width: 559px)',
  LOW = '(max-height: 520px) and (min-width: 560px)';
/** What the sides of a pane, its scroll bar, and a board's name and frame take, in pixels. */
const SIDES_OF_PANE = 54,
  ABOUT_A_BOARD = 76;
const MOST_GLASS = 1.6;
const LEAST_IN_A_STRIP = 24,
  MOST_IN_A_STRIP = 48,
  MOST_ON_A_PHONE = 56;

/** What is shown of the boards: both, where it is null. @type {(null|'flat'|'space')[]} */
const SHOWN = [null, 'flat', 'space'];

/** Views from one side: whether that is Black's. */
const SIDES = new Map([
  ['white', false],
  ['black', true],
]);

const NAMED = { table: 'Table', white: 'White', black: 'Black', side: 'Side', top: 'Top' };

/** @type {{picture: Picture|null, marks: import('./types.js').Marks, ghosts: number[], arrows: {from: number, to: number}[], held: string|null, moved: import('./types.js').Moved[]}} */
const NOTHING = { picture: null, marks: new Map(), ghosts: [], arrows: [], held: null, moved: [] };

/**
 * What a page does with what is pressed.
 * @typedef {object} Held
 * @property {() => Set<number|undefined>} wanted the cells that what is held may go to
 * @property {(cell: number) => unknown} choose
 * @property {(board: import('./types.js').Board) => boolean} chooseBoard whether it took it
 * @property {(anchor: number) => unknown} hang
 * @property {(from: number, to: number|null) => unknown} drop
 * @property {(cell: number) => unknown} lift
 * @property {(cell: number) => boolean} grabs whether a cell has what may be dragged
 * @property {() => unknown} nothing what is pressed is beside all squares
 * @property {(key: string, cell: number) => boolean} key whether it took it
 * @property {(cell: number|null) => void} hovered
 */

/** @type {('pointerup'|'pointercancel')[]} */ const RELEASES = ['pointerup', 'pointercancel'];

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
    /** @type {{from: number, to: number}[]} */ this.arrows = [];
    /** @type {string|null} */ this.held = null;
    /** @type {import('./types.js').Moved[]} */ this.moved = [];
    this.look = 'table';
    /** Whether Black's side is the near one. */
    this.fromBlack = false;
    this.unfold = 0;
    this.glass = 1;
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
    /** What the page does with what is pressed. @type {Partial<Held>} */
    this.hand = {};
    this.sizes = new ResizeObserver(() => this.measure());
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
    Object.assign(this, NOTHING, what);
    if (other) {
      this.tableView = null;
      this.hovered = null;
      if (!this.picture?.board(this.focus ?? '')) this.focus = null;
    }
    if (lit !== null) this.hovered = lit;
    if (this.picture && !this.picture.cells.has(this.tab)) this.tab = this.picture.cells.keys().next().value ?? 0;
    this.change = isStill() ? {} : change;
    this.arrived = (what.picture && arrivalOf(what.picture, change.effects ?? [])) ?? this.arrived;
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
        return place ? [{ place, square: man.square, royal: picture.rules.typeOf(man.code).royal }] : [];
      });
      this.tableView = { key, direction: table(places, men) };
    }
    return this.tableView.direction;
  }

  // ---------------------------------------------------------------- what is drawn

  space() {
    return html`<section class="space" aria-label=${`The boards in space${this.named}`}>
      <div
        class="canvas"
        @pointermove=${this.pointed}
        @pointerleave=${() => this.hover(null)}
        @pointerdown=${this.pressed}
        @pointerup=${this.released}
      ></div>
      ${
        this.trouble
          ? html`<p class="trouble">${this.trouble}</p>`
          : this.bar
            ? html`<div class="bar">${this.controls()}</div>`
            : nothing
      }
    </section>`;
  }

  /** What changes the view. */
  controls() {
    return html`<div class="views" role="group" aria-label="View">
        ${Object.entries(NAMED).map(
          ([view, name]) =>
            html`<button
              aria-pressed=${this.look === view}
              @click=${() => this.set({ look: view, fromBlack: SIDES.get(view) ?? this.fromBlack })}
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
          .value=${String(Math.round(this.unfold * 100))}
          @input=${(/** @type {import('./types.js').Changed} */ event) =>
            this.set({ unfold: Number(event.target.value) / 100 })}
        /><span>Flat</span></label
      >
      <label class="slider"
        ><span>Glass</span
        ><input
          type="range"
          min="15"
          max=${100 * MOST_GLASS}
          aria-label="How much the glass covers"
          .value=${String(Math.round(this.glass * 100))}
          @input=${(/** @type {import('./types.js').Changed} */ event) =>
            this.set({ glass: Number(event.target.value) / 100 })}
      /></label>`;
  }

  flat() {
    const { picture } = this;
    if (!picture) return nothing;
    return html`<div class="boards">
      ${this.windowBar()}${
        this.only === 'space'
          ? nothing
          : html`<div
              class="flat"
              @click=${this.clicked}
              @pointerover=${this.over}
              @pointerleave=${() => this.hover(null)}
              @keydown=${this.keyed}
              @focusin=${this.focused}
              @pointerdown=${this.grabbed}
              @touchstart=${this.strip.touched}
              @touchend=${this.strip.touched}
              @touchcancel=${this.strip.touched}
            >
              ${flat({
                picture,
                shown: this.shown,
                marks: this.marks,
                size: this.size,
                tab: this.tab,
                fromBlack: this.fromBlack,
                focus: this.focus,
                held: this.held,
                moved: new Set(this.moved.map(each => each.board)),
                about: board => this.about(board),
                chooseBoard: board => this.chooseBoard(board),
              })}
            </div>`
      }
    </div>`;
  }

  /** Which levels are seen where there are too many. */
  windowBar() {
    const zs = levels(/** @type {Picture} */ (this.picture).layout),
      count = this.levelsAtOnce();
    if (count === zs.length) return nothing;
    const names = inOrder(/** @type {Picture} */ (this.picture).layout),
      seen = this.window,
      from = zs.indexOf(seen[0]);
    const of = (/** @type {number} */ z) =>
      names
        .filter(board => board.z === z)
        .map(board => board.name)
        .join(' ');
    return html`<div class="levels" role="group" aria-label="Levels shown">
      <button ?disabled=${from === 0} @click=${() => this.set({ from: Math.max(0, from - count) })}>Lower</button>
      <label
        >Levels <b>${of(seen[0])}</b> to <b>${of(seen[seen.length - 1])}</b> of ${zs.length}<input
          type="range"
          aria-label="Lowest level shown"
          min="0"
          max=${zs.length - count}
          .value=${String(from)}
          @input=${(/** @type {import('./types.js').Changed} */ event) =>
            this.set({ from: Number(event.target.value) })}
      /></label>
      <button
        ?disabled=${from + count >= zs.length}
        @click=${() => this.set({ from: Math.min(zs.length - count, from + count) })}
      >
        Higher
      </button>
    </div>`;
  }

  about(/** @type {Board} */ board) {
    if (board.anchor === null) return this.picture ? heightOf(board, this.picture.layout) : '';
    const anchor = this.picture?.layout.anchors[board.anchor],
      moved = this.moved.find(each => each.board === board.name);
    if (moved)
      return `${this.picture?.layout.anchors[moved.anchor].name} → ${anchor?.name ?? '?'}${board.owner ? `, ${board.owner}’s` : ''}`;
    return `at ${anchor?.name ?? '?'}${board.owner ? `, ${board.owner}’s` : ''}`;
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
    this.keepFocus();
    this.light();
    if (this.arrived) this.strip.follow(this.arrived, isStill());
    this.arrived = null;
  }

  view(picture = /** @type {Picture} */ (this.picture)) {
    const { shown, unfold, glass, focus, marks, hovered, ghosts, arrows, moved, plan, level } = this;
    const { direction, lastDirection: last } = this,
      same = last && last.azimuth === direction.azimuth && last.elevation === direction.elevation;
    this.lastDirection = same ? last : direction;
    return {
      picture,
      shown,
      unfold,
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

  /** Squares as large as there is room; on a phone as large as a finger. */
  measure() {
    const { picture, pane } = this,
      flat = this.find('.flat');
    if (!picture || !flat || !pane) return;
    const left = picture.layout.view.facing === 'WHITE_LEFT',
      boards = inOrder(picture.layout).filter(board => this.shown.includes(board.name));
    const is = (/** @type {string} */ windows) => matchMedia(windows).matches,
      most = (/** @type {boolean} */ across) =>
        Math.max(...boards.map(board => (across === left ? board.ranks : board.files)));
    const wide = (/** @type {number} */ width) => Math.floor((width - 62) / most(true));
    let size;
    if (is(PHONE)) size = fitting(wide(innerWidth), MOST_ON_A_PHONE);
    else if (is(LOW) && this.bar)
      size = Math.max(
        LEAST_IN_A_STRIP,
        Math.min(
          MOST_IN_A_STRIP,
          wide(flat.clientWidth),
          Math.floor((pane.clientHeight - ABOUT_A_BOARD) / most(false)),
        ),
      );
    else {
      const alone = this.only === 'flat' && !is(NARROW),
        height = Math.max(
          300,
          is(NARROW) ? innerHeight : alone ? (flat.parentElement?.clientHeight ?? 0) : pane.clientHeight,
        );
      if (this.bar && !this.only && !is(NARROW))
        this.divider.fit(share => wholeSize(boards, left, (innerWidth * share) / 100 - SIDES_OF_PANE, height));
      size = roomySize(boards, left, flat.clientWidth - 38, height, alone ? 1 : this.share());
    }
    if (is('(pointer: coarse)') && !is(PHONE)) size = Math.max(FINGER, size);
    if (size !== this.size) {
      this.size = size;
      this.app.redraw();
    }
  }

  // ---------------------------------------------------------------- what is done

  /** Lights the column of a cell. */
  hover(/** @type {number|null} */ cell) {
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.light();
    if (this.scene && this.picture) this.scene.show(this.view());
    this.hand.hovered?.(cell);
  }

  /** The column on the flat boards; by hand, since all else stays as it is. */
  light() {
    const { picture, hovered } = this;
    const cells = new Set(
      picture && hovered !== null && picture.cells.has(hovered)
        ? columnOf(picture.layout, picture.square(hovered)).map(square => square.cell)
        : [],
    );
    for (const button of document.querySelectorAll(`${this.within} .grid button`))
      /** @type {HTMLElement} */ (button).toggleAttribute(
        'data-column',
        cells.has(Number(/** @type {HTMLElement} */ (button).dataset.cell)),
      );
  }

  cellOf(/** @type {EventTarget|null} */ target) {
    const button = target instanceof Element ? target.closest('button[data-cell]') : null;
    return button ? Number(/** @type {HTMLElement} */ (button).dataset.cell) : null;
  }

  /** The square meant by a point of the picture in space. */
  meant(/** @type {number} */ x, /** @type {number} */ y) {
    const squares = this.scene?.pick(x, y) ?? [],
      wanted = this.hand.wanted?.() ?? new Set();
    const { level, picture } = this,
      inFocus = squares.filter(square => picture?.boardOf(square.cell).z === level);
    return [...inFocus, ...squares].find(square => wanted.has(square.cell)) ?? inFocus[0] ?? squares[0] ?? null;
  }

  pointed = (/** @type {PointerEvent} */ event) => {
    if (event.buttons || event.pointerType === 'touch') return;
    this.hover(this.meant(event.clientX, event.clientY)?.cell ?? null);
  };

  /** Before the camera hears of it: a man that may be moved is dragged, and nothing turns. */
  pressed = {
    capture: true,
    handleEvent: (/** @type {PointerEvent} */ event) => {
      this.down = [event.clientX, event.clientY];
      const { hand, scene, picture } = this,
        cell = this.meant(event.clientX, event.clientY)?.cell,
        code = cell === undefined ? 0 : picture?.pieces[cell];
      if (
        !scene ||
        cell === undefined ||
        !code ||
        event.button !== 0 ||
        !event.isPrimary ||
        !hand.drop ||
        hand.wanted?.().has(cell) ||
        hand.grabs?.(cell) === false
      )
        return;
      scene.controls.enabled = false;
      const done = (/** @type {PointerEvent} */ { pointerId }) => {
        if (pointerId !== event.pointerId) return;
        scene.controls.enabled = true;
        for (const type of RELEASES) removeEventListener(type, done);
      };
      for (const type of RELEASES) addEventListener(type, done);
      this.drag(
        event,
        code,
        to => hand.drop?.(cell, to),
        () => hand.lift?.(cell),
      );
    },
  };

  released = (/** @type {PointerEvent} */ event) => {
    const [x, y] = this.down ?? [Infinity, 0];
    if (Math.hypot(event.clientX - x, event.clientY - y) > CLICK || event.button !== 0) return;
    const ghost = this.scene?.pickGhost(event.clientX, event.clientY) ?? null,
      square = this.meant(event.clientX, event.clientY);
    if (ghost !== null && this.hand.hang) this.hand.hang(ghost);
    else if (square) this.choose(square.cell);
    else this.hand.nothing?.();
  };

  clicked = (/** @type {MouseEvent} */ event) => {
    const cell = this.cellOf(event.target);
    if (cell !== null && !this.dragged) this.choose(cell);
    this.dragged = false;
  };

  choose(/** @type {number} */ cell) {
    this.tab = cell;
    this.hand.choose?.(cell);
  }

  over = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== 'touch') this.hover(this.cellOf(event.target));
  };

  focused = (/** @type {FocusEvent} */ event) => {
    const cell = this.cellOf(event.target);
    if (cell === null) return;
    if (cell !== this.tab) {
      this.find(`button[data-cell="${this.tab}"]`)?.setAttribute('tabindex', '-1');
      this.tab = cell;
      this.find(`button[data-cell="${cell}"]`)?.setAttribute('tabindex', '0');
    }
    this.hover(cell);
  };

  keyed = (/** @type {KeyboardEvent} */ event) => {
    const cell = this.cellOf(event.target);
    if (cell === null || !this.picture || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = step(this.picture, this.shown, this.fromBlack, cell, event.key);
    if (next !== null) this.reach(next);
    else if (event.key === '[' || event.key === ']') this.turnLevel(event.key === ']' ? 1 : -1);
    else if (!this.hand.key?.(event.key, cell)) return;
    event.preventDefault();
  };

  /** The keyboard stays on its cell though the squares are drawn in another order. */
  keepFocus() {
    const focused = document.activeElement;
    if (this.find('.flat')?.contains(focused) && ![null, this.tab].includes(this.cellOf(focused)))
      this.find(`button[data-cell="${this.tab}"]`)?.focus({ preventScroll: true });
  }

  /** Puts the keyboard on a cell; its level is in focus where only one is. */
  reach(/** @type {number} */ cell) {
    const board = this.picture?.boardOf(cell);
    if (board && this.level !== null && board.z !== this.level) this.set({ focus: board.name });
    this.find(`button[data-cell="${cell}"]`)?.focus();
  }

  /** A key that was pressed beside the flat boards is as good as on the square that the tab key comes to. */
  keyBeside(/** @type {string} */ key) {
    if (key === '[' || key === ']') this.turnLevel(key === ']' ? 1 : -1);
    else return Boolean(this.picture && this.hand.key?.(key, this.tab));
    return true;
  }

  /** A piece is taken by the mouse; a finger scrolls, and taps twice instead. */
  grabbed = (/** @type {PointerEvent} */ event) => {
    const from = this.cellOf(event.target),
      code = from === null ? 0 : this.picture?.pieces[from];
    this.dragged = false;
    if (from === null || !code || event.pointerType === 'touch' || event.button !== 0 || !this.hand.drop) return;
    this.drag(
      event,
      code,
      to => {
        this.dragged = true;
        this.hand.drop?.(from, to);
      },
      () => this.hand.lift?.(from),
    );
  };

  /**
   * Follows the pointer with a piece until it is let go.
   * @param {PointerEvent} start
   * @param {number} code
   * @param {(to: number|null) => void} drop gets the cell under it
   * @param {() => void} [lift] when it has begun to move
   */
  drag(start, code, drop, lift) {
    /** @type {HTMLElement|null} */ let ghost = null;
    const move = (/** @type {PointerEvent} */ event) => {
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > CLICK) {
        ghost = floating(/** @type {Picture} */ (this.picture).rules, code, Math.max(40, this.size));
        lift?.();
      }
      if (!ghost) return;
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
      event.preventDefault();
    };
    const end = (/** @type {PointerEvent} */ event) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (!ghost) return;
      ghost.remove();
      const found = document.elementFromPoint(event.clientX, event.clientY),
        under = found?.closest(this.within) ? found : null;
      const cell =
        this.cellOf(under) ??
        (under?.closest('.canvas') ? (this.meant(event.clientX, event.clientY)?.cell ?? null) : null);
      if (event.type === 'pointerup') drop(cell);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  chooseBoard(/** @type {Board} */ board) {
    if (this.hand.chooseBoard?.(board)) return;
    this.set({ focus: this.focus === board.name ? null : board.name });
  }
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Squares with which the widest board fits, if that many pixels are enough for a finger; else it is scrolled, and they are easily hit. */
const fitting = (/** @type {number} */ size, /** @type {number} */ most) =>
  size < LEAST_FOR_A_FINGER ? FINGER : Math.min(most, size);

const within = (/** @type {number} */ value, /** @type {number} */ most) =>
  Number.isFinite(value) ? Math.max(0, Math.min(most, value)) : 0;
