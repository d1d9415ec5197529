// @ts-check
// The shape of cells: where hexagons lie, what outline they have, and where the names of their files and ranks stand.

/** @typedef {import('./types.js').Board} Board @typedef {import('./types.js').Square} Square @typedef {import('./types.js').Cells} Cells */

/** How far cells lie apart whose files differ by one, and whose ranks do. @type {Record<Cells, [number, number]>} */
const STEPS = {
  SQUARES: [1, 1],
  HEXAGONS_IN_RANKS: [1, Math.sqrt(3) / 2],
  HEXAGONS_IN_FILES: [Math.sqrt(3) / 2, 0.5],
};
/** How far a corner is from the middle. */
const CORNER = 1 / Math.sqrt(3);

/** A board whose cells lie as far apart as their shape has it, and how wide and deep it is. @returns {Board} */
export function shaped(/** @type {Omit<Board, 'wide'|'deep'>} */ board) {
  if (board.cells === 'SQUARES') return { ...board, wide: board.files, deep: board.ranks };
  const [along, up] = STEPS[board.cells],
    squares = board.squares.map(square => ({ ...square, x: square.x * along, y: square.y * up }));
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)],
    [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { ...board, squares, x, y, wide: Math.max(...xs) - x + 1, deep: Math.max(...ys) - y + 1 };
}

export const areHexagons = (/** @type {Board} */ board) => board.cells !== 'SQUARES';

/** How many squares wide and how many high a board is, with the corners of hexagons. @returns {[number, number]} */
export function extentOf(/** @type {Board} */ board, /** @type {boolean} */ left) {
  const corners = areHexagons(board) ? 2 * CORNER - 1 : 0,
    [wide, high] = left ? [board.deep, board.wide] : [board.wide, board.deep];
  return [wide + corners, high + corners];
}

/** Whether hexagons lie in rows, with a corner at the top; else in columns. */
export const inRows = (/** @type {Board} */ board, /** @type {boolean} */ left) =>
  (board.cells === 'HEXAGONS_IN_RANKS') !== left;

/** How far a cell's upper left corner lies from the board's, to the right and down. @returns {[number, number]} */
export function spotOf(
  /** @type {Board} */ board,
  /** @type {boolean} */ left,
  /** @type {Square} */ square,
  fromBlack = false,
) {
  const [x, y] = [square.x - board.x, square.y - board.y];
  const [right, down] = left ? [y, x] : [x, board.deep - 1 - y];
  return fromBlack
    ? [(left ? board.deep : board.wide) - 1 - right, (left ? board.wide : board.deep) - 1 - down]
    : [right, down];
}

/** The corners of a cell around a point. @returns {[number, number][]} */
export function cornersOf(
  /** @type {Board} */ board,
  /** @type {boolean} */ left,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ width,
) {
  const hexagons = areHexagons(board),
    corners = hexagons ? 6 : 4,
    first = hexagons && !inRows(board, left) ? 0 : Math.PI / corners,
    far = width * (hexagons ? CORNER : Math.SQRT1_2);
  return Array.from({ length: corners }, (_, i) => {
    const angle = first + (2 * Math.PI * i) / corners;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
}

/**
 * The names of the columns, each below the lowest cell or, where others are in the way there, aside; `y` is undefined for those that stand
 * at the edge. And those of the rows, which all stand at the edge.
 */
export function namesOf(/** @type {Board} */ board, /** @type {boolean} */ left, fromBlack = false) {
  /** @type {Map<number, [number, number]>} */ const columns = new Map();
  /** @type {Map<number, number>} */ const rows = new Map();
  const spots = board.squares.map(square => spotOf(board, left, square, fromBlack));
  board.squares.forEach(({ file, rank }, i) => {
    const [column, row] = left ? [rank, file] : [file, rank];
    if ((columns.get(column)?.[1] ?? -1) < spots[i][1]) columns.set(column, spots[i]);
    rows.set(row, spots[i][1]);
  });
  const isFree = (/** @type {number} */ x, /** @type {number} */ y) =>
    !spots.some(([right, down]) => Math.abs(right - x) < 0.1 && down > y && down < y + 1);
  const [across, down] = left ? [board.rankNames, board.fileNames] : [board.fileNames, board.rankNames];
  return {
    across: [...columns].map(([i, [x, y]]) => {
      const [before, behind] = [isFree(x - 0.5, y), isFree(x + 0.5, y)],
        aside = inRows(board, left) && before !== behind;
      return { text: across[i] ?? '', x: x + (aside ? (before ? -0.5 : 0.5) : 0), y: aside ? y + 0.75 : undefined };
    }),
    down: [...rows].map(([i, y]) => ({ text: down[i] ?? '', y })),
  };
}
