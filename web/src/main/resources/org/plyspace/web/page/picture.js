// @ts-check
// A rule set and a position of it as they are drawn: the server's numbers with names and places looked up.
import { shapesOf } from './outlines.js';
import { levels } from './space.js';

/** @typedef {import('./types.js').Board} Board @typedef {import('./types.js').Square} Square @typedef {import('./types.js').Layout} Layout */

/** Squares come as arrays, so that answers are small. @returns {Board} */
function board(/** @type {any} */ told) {
  const squares = told.squares.map((/** @type {any[]} */ [cell, name, light, file, rank, x, y]) => ({ cell, name, light: light === 1, file, rank, x, y }));
  return { ...told, anchor: told.anchor ?? null, inverted: told.inverted ?? false, owner: told.owner ?? null, squares };
}

/** What stays as it is in a game. */
export class RuleSet {
  constructor(/** @type {any} */ told) {
    this.told = told;
    /** @type {string} */ this.variant = told.variant;
    /** @type {string} */ this.title = told.title;
    /** @type {import('./types.js').PieceType[]} */
    this.types = told.pieceTypes.map((/** @type {any} */ type) => ({ ...type, figure: type.figure ?? null }));
    this.shapes = shapesOf(this.types);
    /** The number of its drawings in the document; 0 before there are any. */
    this.sheet = 0;
    /** @type {Board[]} */ this.boards = told.boards.map(board);
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
    return this.types.flatMap(({ index }) => [2 * (index + 1), 2 * (index + 1) + 1]).find(code => this.symbolOf(code) === symbol) ?? 0;
  }
}

/** A position, or any setup, on the boards as they stand in it. */
export class Picture {
  /**
   * @param {RuleSet} rules
   * @param {any} told the server's position
   */
  constructor(rules, told) {
    this.rules = rules;
    this.told = told;
    /** @type {number[]} */ this.pieces = told.pieces;
    /** @type {string} */ this.text = told.position;
    const changed = new Map((told.boards ?? []).map((/** @type {any} */ each) => [each.index, board(each)]));
    const boards = rules.boards.map((each, i) => changed.get(i) ?? each);
    const taken = new Set(told.anchors ?? []);
    /** @type {Layout} */
    this.layout = {
      boards,
      anchors: (rules.told.anchors ?? []).map((/** @type {any} */ anchor, /** @type {number} */ i) => ({ parent: null, inverted: false, ...anchor, free: !taken.has(i) })),
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
    const level = levels(other.layout).indexOf(board.z), z = levels(this.layout)[level];
    return this.layout.boards.filter(each => each.z === z).flatMap(each => each.squares).find(each => each.x === square.x && each.y === square.y);
  }

  /** What is marked wherever a game is seen: the last move, and who is in check. @returns {import('./types.js').Marks} */
  marks(/** @type {{cells: number[]}|null} */ last = null) {
    /** @type {import('./types.js').Marks} */ const marks = new Map((last?.cells ?? []).map(cell => [cell, ['last']]));
    for (const cell of this.told.checked ?? []) marks.set(cell, [...(marks.get(cell) ?? []), 'check']);
    return marks;
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
