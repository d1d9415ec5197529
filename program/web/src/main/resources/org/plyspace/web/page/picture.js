// @ts-check
// A rule set and a position of it as they are drawn: the server's numbers with names and places looked up.
import { shaped } from './hexagons.js';
import { shapesOf } from './outlines.js';
import { levels } from './space.js';

/** @typedef {import('./types.js').Board} Board @typedef {import('./types.js').Square} Square @typedef {import('./types.js').Layout} Layout */

/** @typedef {{cells: number[], effects?: import('./answers.js').Effect[]}} Last what the last move did, as the server tells it */

const SHADES = /** @type {const} */ (['dark', 'light', 'middle']);

/** Squares come as arrays, so that answers are small. @returns {Board} */
function board(
  /** @type {import('./answers.js').BoardAnswer} */ told,
  /** @type {import('./answers.js').RuleSetAnswer} */ { cellShape },
) {
  const squares = told.squares.map(([cell, name, shade, file, rank, x, y]) => ({
    cell,
    name,
    shade: SHADES[shade],
    file,
    rank,
    x,
    y,
  }));
  return shaped({ ...told, anchor: told.anchor ?? null, owner: told.owner ?? null, squares, cells: cellShape });
}

/** What stays as it is in a game. */
export class RuleSet {
  constructor(/** @type {import('./answers.js').RuleSetAnswer} */ told) {
    this.told = told;
    /** @type {string} */ this.variant = told.variant;
    /** @type {string} */ this.title = told.title;
    /** @type {import('./types.js').PieceType[]} */
    this.types = told.pieceTypes.map(type => ({ ...type, figure: type.figure ?? null }));
    this.shapes = shapesOf(this.types);
    /** The number of its drawings in the document; 0 before there are any. */
    this.sheet = 0;
    /** @type {Board[]} */ this.boards = told.boards.map(each => board(each, told));
    this.movable = this.boards.flatMap((each, i) => (each.anchor === null ? [] : [i]));
  }

  typeOf(/** @type {number} */ code) {
    return this.types[(code >> 1) - 1];
  }

  shapeOf(/** @type {number} */ code) {
    return this.shapes[(code >> 1) - 1];
  }

  /** What is said for a piece: {@code white knight}. */
  wordsOf(/** @type {number} */ code) {
    return `${code & 1 ? 'black' : 'white'} ${this.typeOf(code).name}`;
  }

  /** How a piece is written in a position. */
  symbolOf(/** @type {number} */ code) {
    const symbol = this.typeOf(code).symbol;
    return code & 1 ? symbol.toLowerCase() : symbol;
  }

  /** The piece that is written so; 0 if none is. */
  codeOf(/** @type {string|undefined} */ symbol) {
    return (
      this.types
        .flatMap(({ index }) => [2 * (index + 1), 2 * (index + 1) + 1])
        .find(code => this.symbolOf(code) === symbol) ?? 0
    );
  }
}

/** A position as it is told now: the picture of before, if it is told again, so that what is taken in it stays taken. */
export const pictured = (
  /** @type {RuleSet} */ rules,
  /** @type {import('./answers.js').PositionAnswer} */ told,
  /** @type {Picture|null} */ before,
) =>
  before?.rules === rules && JSON.stringify(before.told) === JSON.stringify(told) ? before : new Picture(rules, told);

/** A position, or any setup, on the boards as they stand in it. */
export class Picture {
  /**
   * @param {RuleSet} rules
   * @param {import('./answers.js').PositionAnswer} told
   */
  constructor(rules, told) {
    this.rules = rules;
    this.told = told;
    /** @type {number[]} */ this.pieces = told.pieces;
    /** @type {string} */ this.text = told.position;
    const changed = new Map((told.boards ?? []).map(each => [each.index, board(each, rules.told)]));
    const boards = rules.boards.map((each, i) => changed.get(i) ?? each);
    const taken = new Set(told.anchors ?? []);
    /** @type {Layout} */
    this.layout = {
      boards,
      anchors: (rules.told.anchors ?? []).map((anchor, i) => ({
        ...anchor,
        parent: anchor.parent ?? null,
        free: !taken.has(i),
      })),
      hands: told.hands ?? [],
      view: { facing: rules.told.facing, order: rules.told.order },
    };
    /** @type {Map<number, {square: Square, board: Board}>} */ this.cells = new Map();
    /** @type {Map<string, Square>} */ this.names = new Map();
    for (const each of boards) {
      for (const square of each.squares) {
        this.cells.set(square.cell, { square, board: each });
        this.names.set(square.name, square);
      }
    }
  }

  square(/** @type {number} */ cell) {
    return /** @type {{square: Square, board: Board}} */ (this.cells.get(cell)).square;
  }

  boardOf(/** @type {number} */ cell) {
    return /** @type {{square: Square, board: Board}} */ (this.cells.get(cell)).board;
  }

  board(/** @type {string} */ name) {
    return this.layout.boards.find(each => each.name === name);
  }

  /** The number of a movable board among those, or -1. */
  movable(/** @type {Board} */ each) {
    return this.rules.movable.indexOf(this.layout.boards.indexOf(each));
  }

  /** The square of this picture that another's square stands for: that of its name, else the one in its place. */
  twin(/** @type {Picture} */ other, /** @type {number} */ cell) {
    const { square, board } = /** @type {{square: Square, board: Board}} */ (other.cells.get(cell));
    const named = this.names.get(square.name);
    if (named) return named;
    const level = levels(other.layout).indexOf(board.z),
      z = levels(this.layout)[level];
    return this.layout.boards
      .filter(each => each.z === z)
      .flatMap(each => each.squares)
      .find(each => each.x === square.x && each.y === square.y);
  }

  /** What is marked wherever a game is seen: the last move, and who is in check. @returns {import('./types.js').Marks} */
  marks(/** @type {Last|null} */ last = null) {
    /** @type {import('./types.js').Marks} */ const marks = new Map((last?.cells ?? []).map(cell => [cell, ['last']]));
    const add = (/** @type {number} */ cell, /** @type {string} */ kind) =>
      marks.set(cell, [...(marks.get(cell) ?? []), kind]);
    for (const { anchor } of this.moved(last)) for (const cell of this.below(anchor)) add(cell, 'was');
    for (const cell of this.told.checked ?? []) add(cell, 'check');
    return marks;
  }

  /** Where the last move took pieces from and to. @returns {import('./types.js').Arrow[]} */
  ways(/** @type {Last|null|undefined} */ last) {
    return (last?.effects ?? []).flatMap(each => (each.effect === 'step' ? [{ from: each.from, to: each.to }] : []));
  }

  /** The boards that the last move moved, and where they hung before. @returns {import('./types.js').Moved[]} */
  moved(/** @type {Last|null} */ last) {
    return (last?.effects ?? [])
      .filter(each => each.effect === 'shiftBoard')
      .map(({ board, fromAnchor }) => ({
        board: this.layout.boards[this.rules.movable[board]].name,
        anchor: fromAnchor,
      }));
  }

  /** The cells that share a column with a place for a board, on the nearest of the boards that stay. */
  below(/** @type {number} */ number) {
    const anchor = this.layout.anchors[number],
      over = (/** @type {Square} */ { x, y }) =>
        x > anchor.x - 0.5 &&
        x < anchor.x + anchor.files - 0.5 &&
        y > anchor.y - 0.5 &&
        y < anchor.y + anchor.ranks - 0.5;
    const boards = this.layout.boards.filter(each => each.anchor === null && each.squares.some(over)),
      away = (/** @type {Board} */ each) => Math.abs(each.z - anchor.z);
    const nearest = boards.length ? boards.reduce((a, b) => (away(b) < away(a) ? b : a)) : null;
    return nearest?.squares.filter(over).map(({ cell }) => cell) ?? [];
  }

  /** Every piece with where it stands, by cell. */
  men() {
    /** @type {{code: number, cell: number, square: Square, board: Board}[]} */ const men = [];
    this.pieces.forEach((code, cell) => {
      const at = this.cells.get(cell);
      if (code && at) men.push({ code, cell, ...at });
    });
    return men;
  }
}
