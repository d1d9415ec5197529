// @ts-check
// What is done with the boards of a stage by mouse, finger and keyboard.
import { step } from './flat.js';
import { floating } from './glide.js';
import { columnOf } from './space.js';

/** @typedef {import('./picture.js').Picture} Picture @typedef {import('./stage.js').Stage} Stage */

/** A press that moves by more pixels is no click. */
const CLICK = 4;

/** @type {('pointerup'|'pointercancel')[]} */ const RELEASES = ['pointerup', 'pointercancel'];

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

/** Mouse, finger and keyboard on the boards of a stage; what comes of it the page says. */
export class Pointer {
  constructor(/** @type {Stage} */ stage) {
    this.stage = stage;
    /** Where it was pressed. @type {number[]|undefined} */ this.down = undefined;
    /** Whether what was pressed last was dragged. */ this.dragged = false;
  }

  /** Lights the column of a cell. */
  hover(/** @type {number|null} */ cell) {
    if (cell === this.stage.hovered) return;
    this.stage.hovered = cell;
    this.light();
    if (this.stage.scene && this.stage.picture) this.stage.scene.show(this.stage.view());
    this.stage.hand.hovered?.(cell);
  }

  /** The column on the flat boards; by hand, since all else stays as it is. */
  light() {
    const { picture, hovered } = this.stage;
    const cells = new Set(
      picture && hovered !== null && picture.cells.has(hovered)
        ? columnOf(picture.layout, picture.square(hovered)).map(square => square.cell)
        : [],
    );
    for (const button of document.querySelectorAll(`${this.stage.within} .grid button`))
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
    const squares = this.stage.scene?.pick(x, y) ?? [],
      wanted = this.stage.hand.wanted?.() ?? new Set();
    const { level, picture } = this.stage,
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
      const { hand, scene, picture } = this.stage,
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
    const ghost = this.stage.scene?.pickGhost(event.clientX, event.clientY) ?? null,
      square = this.meant(event.clientX, event.clientY);
    if (ghost !== null && this.stage.hand.hang) this.stage.hand.hang(ghost);
    else if (square) this.choose(square.cell);
    else this.stage.hand.nothing?.();
  };

  clicked = (/** @type {MouseEvent} */ event) => {
    const cell = this.cellOf(event.target);
    if (cell !== null && !this.dragged) this.choose(cell);
    this.dragged = false;
  };

  choose(/** @type {number} */ cell) {
    this.stage.tab = cell;
    this.stage.hand.choose?.(cell);
  }

  over = (/** @type {PointerEvent} */ event) => {
    if (event.pointerType !== 'touch') this.hover(this.cellOf(event.target));
  };

  focused = (/** @type {FocusEvent} */ event) => {
    const cell = this.cellOf(event.target);
    if (cell === null) return;
    if (cell !== this.stage.tab) {
      this.stage.find(`button[data-cell="${this.stage.tab}"]`)?.setAttribute('tabindex', '-1');
      this.stage.tab = cell;
      this.stage.find(`button[data-cell="${cell}"]`)?.setAttribute('tabindex', '0');
    }
    this.hover(cell);
  };

  keyed = (/** @type {KeyboardEvent} */ event) => {
    const cell = this.cellOf(event.target);
    if (cell === null || !this.stage.picture || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = step(this.stage.picture, this.stage.shown, this.stage.fromBlack, cell, event.key);
    if (next !== null) this.reach(next);
    else if (event.key === '[' || event.key === ']') this.stage.turnLevel(event.key === ']' ? 1 : -1);
    else if (!this.stage.hand.key?.(event.key, cell)) return;
    event.preventDefault();
  };

  /** The keyboard stays on its cell though the squares are drawn in another order. */
  keepFocus() {
    const focused = document.activeElement;
    if (this.stage.find('.flat')?.contains(focused) && ![null, this.stage.tab].includes(this.cellOf(focused)))
      this.stage.find(`button[data-cell="${this.stage.tab}"]`)?.focus({ preventScroll: true });
  }

  /** Puts the keyboard on a cell; its level is in focus where only one is. */
  reach(/** @type {number} */ cell) {
    const board = this.stage.picture?.boardOf(cell);
    if (board && this.stage.level !== null && board.z !== this.stage.level) this.stage.set({ focus: board.name });
    this.stage.find(`button[data-cell="${cell}"]`)?.focus();
  }

  /** A key that was pressed beside the flat boards is as good as on the square that the tab key comes to. */
  keyBeside(/** @type {string} */ key) {
    if (key === '[' || key === ']') this.stage.turnLevel(key === ']' ? 1 : -1);
    else return Boolean(this.stage.picture && this.stage.hand.key?.(key, this.stage.tab));
    return true;
  }

  /** A piece is taken by the mouse; a finger scrolls, and taps twice instead. */
  grabbed = (/** @type {PointerEvent} */ event) => {
    const from = this.cellOf(event.target),
      code = from === null ? 0 : this.stage.picture?.pieces[from];
    this.dragged = false;
    if (from === null || !code || event.pointerType === 'touch' || event.button !== 0 || !this.stage.hand.drop) return;
    this.drag(
      event,
      code,
      to => {
        this.dragged = true;
        this.stage.hand.drop?.(from, to);
      },
      () => this.stage.hand.lift?.(from),
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
        ghost = floating(/** @type {Picture} */ (this.stage.picture).rules, code, Math.max(40, this.stage.size));
        // wherever it is let go, it was no click
        this.down = undefined;
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
        under = found?.closest(this.stage.within) ? found : null;
      const cell =
        this.cellOf(under) ??
        (under?.closest('.canvas') ? (this.meant(event.clientX, event.clientY)?.cell ?? null) : null);
      if (event.type === 'pointerup') drop(cell);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}
