// @ts-check
// The flat boards: grids of buttons, so that keyboard and screen reader need nothing else.
import { html, nothing } from 'lit-html';
import { levelColour } from './colours.js';
import { areHexagons, extentOf, inRows, namesOf, spotOf } from './hexagons.js';
import { man } from './pieces.js';
import { sheet } from './sheets.js';
import { columnOf, inOrder, levels } from './space.js';

/** @typedef {import('./types.js').Board} Board @typedef {import('./types.js').Square} Square @typedef {import('./picture.js').Picture} Picture */

const FRAME = 24,
  CAPTION = 50,
  GAP = 14,
  LEAST_WIDTH = 108;
const SMALLEST = 24,
  TINY = 28,
  READABLE = 32,
  LARGE = 40,
  LARGEST = 96;
/** What is free above and below the boards, in pixels, and how many windows of boards may be scrolled through where squares are small. */
const MARGIN = 30,
  SCROLLED = 1.7;

/** Rows and columns of a board as it is seen from White's side or from Black's: which square, if any, is where. @returns {(Square|undefined)[][]} */
function rowsOf(/** @type {Board} */ board, /** @type {boolean} */ left, /** @type {boolean} */ fromBlack) {
  const rows = left ? board.files : board.ranks,
    columns = left ? board.ranks : board.files;
  const grid = Array.from(
    { length: rows },
    () => /** @type {(Square|undefined)[]} */ (new Array(columns).fill(undefined)),
  );
  for (const square of board.squares)
    grid[left ? square.file : rows - 1 - square.rank][left ? square.rank : square.file] = square;
  return fromBlack ? grid.reverse().map(row => row.reverse()) : grid;
}

/** What boards are to fit into: pixels, with the height of what is below as well, and how large text is beside what is usual. @typedef {{width: number, height: number, whole: number, text: number}} Room */

/** How high the boards are, in pixels, in rows of a width; infinite if one of them is wider. */
function heightWith(
  /** @type {number} */ size,
  /** @type {Board[]} */ boards,
  /** @type {boolean} */ left,
  /** @type {Room} */ { width, text },
) {
  let x = 0,
    y = 0,
    row = 0;
  for (const board of boards) {
    const [wide, high] = extentOf(board, left);
    const w = Math.max(LEAST_WIDTH * text, wide * size + FRAME * text),
      h = high * size + CAPTION * text;
    if (w > width) return Infinity;
    if (x && x + w > width) {
      y += row + GAP;
      x = row = 0;
    }
    x += w + GAP;
    row = Math.max(row, h);
  }
  return y + row;
}

/** The largest squares, in pixels, with which all boards fit; the smallest if none do. */
function squareSize(/** @type {Board[]} */ boards, /** @type {boolean} */ left, /** @type {Room} */ room) {
  let size = LARGEST;
  while (size > SMALLEST && heightWith(size, boards, left, room) > room.height) size--;
  return size;
}

/** Squares, none larger than need be, with which all boards are seen in a pane without scrolling. */
export const wholeSize = (/** @type {Board[]} */ boards, /** @type {boolean} */ left, /** @type {Room} */ room) =>
  Math.min(LARGE, squareSize(boards, left, { ...room, height: room.height - MARGIN }));

/**
 * Squares as large as all boards allow in a share of the height; where those would be small, in all of it; and where they would still be,
 * rather scrolled a little than tiny.
 */
export function roomySize(
  /** @type {Board[]} */ boards,
  /** @type {boolean} */ left,
  /** @type {Room} */ room,
  /** @type {number} */ share,
) {
  const fit = squareSize(boards, left, { ...room, height: room.height * share });
  if (fit >= LARGE) return fit;
  const whole = wholeSize(boards, left, room);
  if (whole >= TINY) return whole;
  for (let size = READABLE; size > whole; size--)
    if (heightWith(size, boards, left, room) <= SCROLLED * room.whole) return size;
  return whole;
}

/** @type {Record<string, string>} */
const SAID = {
  target: 'can go here',
  capture: 'can be captured',
  select: 'selected',
  blocker: 'in the way',
  first: 'only under the first rules',
  second: 'only under the second rules',
  attacker: 'attacks',
  check: 'in check',
  fault: 'fault',
  hint: 'hint',
};

/** What is said of a square. */
export function words(/** @type {Picture} */ picture, /** @type {Square} */ square, marks = new Map()) {
  const code = picture.pieces[square.cell];
  const said = (marks.get(square.cell) ?? []).map((/** @type {string} */ kind) => SAID[kind]).filter(Boolean);
  return [square.name, code ? picture.rules.wordsOf(code) : 'empty', ...said].join(', ');
}

/**
 * @param {object} view
 * @param {Picture} view.picture
 * @param {string[]} view.shown
 * @param {import('./types.js').Marks} view.marks
 * @param {number} view.size of a square in pixels
 * @param {number} view.tab the cell that the tab key comes to
 * @param {boolean} view.fromBlack whether Black's side is the near one
 * @param {string|null} view.focus
 * @param {string|null} view.held the board that is selected
 * @param {Set<string>} view.moved boards that moved last
 * @param {(board: Board) => unknown} view.about what stands beside a board's name
 * @param {(board: Board) => void} view.chooseBoard
 */
export function flat({ picture, shown, marks, size, tab, fromBlack, focus, held, moved, about, chooseBoard }) {
  const { layout } = picture,
    zs = levels(layout),
    left = layout.view.facing === 'WHITE_LEFT';
  return inOrder(layout)
    .filter(board => shown.includes(board.name))
    .map(board => {
      const tint = levelColour(board.z, zs[0], zs[zs.length - 1]);
      const rows = rowsOf(board, left, fromBlack),
        columns = left ? board.ranks : board.files;
      const across = [...(left ? board.rankNames : board.fileNames)],
        down = left ? [...board.fileNames] : [...board.rankNames].reverse();
      if (fromBlack) for (const names of [across, down]) names.reverse();
      const hexagons = areHexagons(board);
      if (hexagons) void sheet('hexagons');
      const named = hexagons ? namesOf(board, left, fromBlack) : null;
      return html`<figure
        class="flat-board"
        data-board=${board.name}
        ?data-faded=${focus !== null && focus !== board.name}
        ?data-moved=${moved.has(board.name)}
        ?data-hangs=${board.anchor !== null}
        .style=${`--tint:${tint};--square:${size}px;--columns:${columns};--rows:${rows.length};--wide:${left ? board.deep : board.wide};--deep:${left ? board.wide : board.deep}`}
        data-hexagons=${hexagons ? (inRows(board, left) ? 'rows' : 'columns') : nothing}
      >
        <figcaption>
          <button
            class="board-name"
            aria-pressed=${focus === board.name || held === board.name}
            @click=${() => chooseBoard(board)}
          >
            <i></i>${board.name}</button
          ><small>${about(board)}</small>
        </figcaption>
        <div class="names down" aria-hidden="true">
          ${
            named
              ? named.down.map(({ text, y }) => html`<span .style=${`--y:${y}`}>${text}</span>`)
              : down.map(text => html`<span>${text}</span>`)
          }
        </div>
        <div class="grid" role="grid" aria-label="board ${board.name}">
          ${rows
            .filter(row => !hexagons || row.some(Boolean))
            .map(
              row =>
                html`<div role="row" class="cells">
                  ${row.map(square => {
                    if (!square) return hexagons ? nothing : html`<div role="gridcell" class="hole"></div>`;
                    const code = picture.pieces[square.cell],
                      kinds = marks.get(square.cell);
                    const [x, y] = spotOf(board, left, square, fromBlack);
                    return html`<div
                      role="gridcell"
                      class=${square.shade}
                      .style=${hexagons ? `--x:${x};--y:${y}` : ''}
                    >
                      <button
                        data-cell=${square.cell}
                        data-mark=${kinds ? kinds.join(' ') : nothing}
                        aria-label=${words(picture, square, marks)}
                        tabindex=${square.cell === tab ? 0 : -1}
                      >
                        ${code ? man(picture.rules, code) : nothing}
                      </button>
                    </div>`;
                  })}
                </div>`,
            )}
        </div>
        <div class="names across" aria-hidden="true">
          ${
            named
              ? named.across.map(
                  ({ text, x, y }) =>
                    html`<span .style=${`--x:${x};--y:${y ?? 0}`} ?data-aside=${y !== undefined}>${text}</span>`,
                )
              : across.map(text => html`<span>${text}</span>`)
          }
        </div>
      </figure>`;
    });
}

/**
 * The cell that a key leads to from another, or null: arrows, Home and End within a board, Page Up and Page Down along the column,
 * b and B to the next board and the one before.
 */
export function step(
  /** @type {Picture} */ picture,
  /** @type {string[]} */ shown,
  /** @type {boolean} */ fromBlack,
  /** @type {number} */ cell,
  /** @type {string} */ key,
) {
  const left = picture.layout.view.facing === 'WHITE_LEFT',
    board = picture.boardOf(cell),
    square = picture.square(cell);
  if (key === 'PageUp' || key === 'PageDown') {
    const column = columnOf(picture.layout, square).filter(other => shown.includes(picture.boardOf(other.cell).name));
    return column[column.indexOf(square) + (key === 'PageUp' ? 1 : -1)]?.cell ?? null;
  }
  if (key === 'b' || key === 'B') {
    const boards = inOrder(picture.layout).filter(each => shown.includes(each.name) && each.squares.length);
    const next = boards[(boards.indexOf(board) + (key === 'b' ? 1 : boards.length - 1)) % boards.length];
    return (next.squares.find(other => other.file === square.file && other.rank === square.rank) ?? next.squares[0])
      .cell;
  }
  const rows = rowsOf(board, left, fromBlack),
    row = rows.findIndex(each => each.includes(square)),
    column = rows[row].indexOf(square);
  const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[key] ?? [0, 0];
  if (key === 'Home') return rows[row].find(Boolean)?.cell ?? null;
  if (key === 'End') return rows[row].findLast(Boolean)?.cell ?? null;
  if (!down && !right) return null;
  if (areHexagons(board) && !inRows(board, left) && right) {
    // rows are half a hexagon high: beside lies the next column
    const beside = rows.flatMap((each, r) => (each[column + right] ? [{ r, cell: each[column + right]?.cell }] : []));
    return beside.sort((a, b) => Math.abs(a.r - row) - Math.abs(b.r - row))[0]?.cell ?? null;
  }
  for (let r = row + down, c = column + right; rows[r] && c >= 0 && c < rows[r].length; r += down, c += right) {
    const found = rows[r][c]; // holes are stepped over
    if (found) return found.cell;
  }
  return null;
}
