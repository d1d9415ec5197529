// @ts-check
// Where boards stand in the picture: computed from the layout alone, so that it suits boards that nobody has thought of yet.
// x grows to the right, y upwards, z towards the viewer; a square is one unit.

/** @typedef {import('./types.js').Board} Board @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Place} Place @typedef {import('./types.js').Point} Point @typedef {import('./types.js').Square} Square */

const ROOM_FOR_A_PIECE = 1.2,
  ROOM_PER_SQUARE = 0.36,
  HIGHEST = 3.6,
  BETWEEN_BOARDS = 1.3,
  BETWEEN_TOWERS = 2.8;
/** The thickness of a board, in squares. */
export const THICKNESS = 0.08;
/** From so many levels on a stack is a thin tower, and is laid as several that stand side by side. */
const TOWERS_FROM = 6;

const isLeft = (/** @type {Layout} */ layout) => layout.view.facing === 'WHITE_LEFT';
const widthOf = (/** @type {Board} */ board, /** @type {boolean} */ left) => (left ? board.deep : board.wide);
const depthOf = (/** @type {Board} */ board, /** @type {boolean} */ left) => (left ? board.wide : board.deep);

/** How deep, along the line of sight, two boards share columns. */
function sharedDepth(/** @type {Board} */ a, /** @type {Board} */ b, /** @type {boolean} */ left) {
  const x = Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x);
  const y = Math.min(a.y + a.deep, b.y + b.deep) - Math.max(a.y, b.y);
  return x > 0 && y > 0 ? (left ? x : y) : 0;
}

/** Height of one level in squares: room for a piece, and for looking in under the board above. */
export function levelHeight(/** @type {Layout} */ layout, boards = layout.boards) {
  let height = 1;
  for (const lower of boards) {
    for (const upper of boards) {
      const depth = upper.z > lower.z ? sharedDepth(lower, upper, isLeft(layout)) : 0;
      if (depth > 0) height = Math.max(height, (ROOM_FOR_A_PIECE + ROOM_PER_SQUARE * depth) / (upper.z - lower.z));
    }
  }
  return Math.min(height, HIGHEST);
}

/** The heights at which boards are, lowest first. */
export function levels(/** @type {{boards: Board[]}} */ layout) {
  return [...new Set(layout.boards.map(board => board.z))].sort((a, b) => a - b);
}

/** What tells the height of a board that stays: of a plain stack, whose boards are often numbered otherwise than its levels, which is top and which bottom. */
export function heightOf(/** @type {Board} */ board, /** @type {{boards: Board[]}} */ layout) {
  const zs = levels(layout),
    [lowest, highest] = [zs[0], zs[zs.length - 1]];
  if (zs.length < 2) return '';
  if (zs.length < layout.boards.length || highest - lowest >= zs.length)
    return board.name === String(board.z) ? '' : `level ${board.z}`;
  return board.z === highest ? 'top' : board.z === lowest ? 'bottom' : '';
}

/** The boards in the order in which they are shown: those that stay before those that move, and of both the top level first. */
export function inOrder(/** @type {Layout} */ layout, boards = layout.boards) {
  const moves = (/** @type {Board} */ { anchor }) => Number(anchor !== null),
    place = (/** @type {Board} */ { name }) => layout.view.order.indexOf(name) >>> 0;
  return [...boards].sort((a, b) => moves(a) - moves(b) || b.z - a.z || place(a) - place(b));
}

/** Small boards hang over others: slimmer frames and clearer glass, so that they hide less. */
export const isSmall = (/** @type {Place} */ place) => Math.min(place.w, place.d) < 3;

/** The width of a board's frame, in squares. */
export const marginOf = (/** @type {Place} */ place) => (isSmall(place) ? 0.3 : 0.38);

/** In squares: how far beside the boards the pole of a stand is, how deep below them its foot, and how large that is. */
const BESIDE = 0.75,
  BELOW = 0.75;
export const FOOT = 1.5;

/** Where the stand of stepped boards holds each that stays, lowest first, and the corners of its foot. */
export function standOf(/** @type {Place[]} */ places) {
  const fixed = places.filter(place => place.board.anchor === null).sort((a, b) => a.y - b.y),
    x = Math.max(...fixed.map(place => place.x + place.w - 0.5)) + BESIDE;
  const arms = fixed.map(place => ({ place, z: middle(place)[1] })),
    [low] = arms,
    [left] = middle(low.place),
    y = low.place.y - BELOW;
  return {
    x,
    arms,
    /** @type {Point[]} */ foot: [-FOOT, FOOT].flatMap(dx =>
      [-FOOT, FOOT].map(dz => /** @type {Point} */ ([left + dx, y, low.z + dz])),
    ),
  };
}

/** Whether boards that stay are shifted against one another, as on steps. */
export function isStepped(/** @type {Layout} */ { boards }) {
  const fixed = boards.filter(board => board.anchor === null);
  return fixed.some(board => board.z !== fixed[0].z && (board.x !== fixed[0].x || board.y !== fixed[0].y));
}

/**
 * In how many towers side by side the levels of a tall stack are drawn largest; boards that move keep theirs in one.
 * @param {Layout} layout
 * @param {Board[]} boards those that are shown
 * @param {number} aspect width of the picture divided by its height
 */
export function towersFor(layout, boards, aspect) {
  const zs = levels({ boards }),
    left = isLeft(layout);
  if (zs.length < TOWERS_FROM || boards.some(board => board.anchor !== null)) return 1;
  const height = levelHeight(layout, boards);
  const width = Math.max(...boards.map(board => widthOf(board, left))),
    depth = Math.max(...boards.map(board => depthOf(board, left)));
  let best = 1,
    largest = 0;
  for (let towers = 1; towers <= Math.ceil(zs.length / 2); towers++) {
    const across = towers * width * 1.05 + (towers - 1) * BETWEEN_TOWERS + depth * 0.4;
    const up = (Math.ceil(zs.length / towers) - 1) * height * 0.9 + depth * 0.5 + 1.5;
    const scale = Math.min(aspect / across, 1 / up);
    if (scale > largest * 1.05) {
      largest = scale;
      best = towers;
    }
  }
  return best;
}

/**
 * All boards as they stand between the stack (unfold 0) and flat side by side (unfold 1).
 * @param {Layout} layout
 * @param {{unfold?: number, spacing?: number, towers?: number, aspect?: number, boards?: Board[]}} [how]
 * @returns {Place[]}
 */
export function placed(layout, { unfold = 0, spacing = 1, towers = 1, aspect = 1, boards = layout.boards } = {}) {
  const left = isLeft(layout),
    height = levelHeight(layout, boards) * spacing,
    zs = levels({ boards });
  const perTower = Math.ceil(zs.length / towers),
    step = extent(boards, left) + BETWEEN_TOWERS;
  const flat = flattened(layout, boards, aspect);
  return boards.map(board => {
    const level = zs.indexOf(board.z),
      tower = Math.floor(level / perTower);
    const lift = towers > 1 ? (board.z - zs[tower * perTower]) * height : (board.z - zs[0]) * height;
    const stacked = left ? [board.y + tower * step, lift, board.x] : [board.x + tower * step, lift, -board.y];
    const spread = /** @type {Point} */ (flat.get(board.name));
    const at = stacked.map((value, i) => value + (spread[i] - value) * unfold);
    return { board, left, x: at[0], y: at[1], z: at[2], w: widthOf(board, left), d: depthOf(board, left), tower };
  });
}

function extent(/** @type {Board[]} */ boards, /** @type {boolean} */ left) {
  const from = Math.min(...boards.map(board => (left ? board.y : board.x)));
  const to = Math.max(...boards.map(board => (left ? board.y : board.x) + widthOf(board, left)));
  return to - from;
}

/** Rows of boards, as many in a row as makes the squares largest in a picture of this shape. */
function flattened(/** @type {Layout} */ layout, /** @type {Board[]} */ shown, /** @type {number} */ aspect) {
  const left = isLeft(layout),
    boards = inOrder(layout, shown);
  let best = null,
    largest = 0;
  for (let perRow = 1; perRow <= boards.length; perRow++) {
    /** @type {Map<string, Point>} */ const at = new Map();
    let width = 0,
      z = 0;
    for (let i = 0; i < boards.length; i += perRow) {
      const row = boards.slice(i, i + perRow),
        deep = Math.max(...row.map(board => depthOf(board, left)));
      let x = 0;
      for (const board of row) {
        // the near edges of a row are in one line
        at.set(board.name, [x, 0, left ? z + deep - depthOf(board, left) : z + deep - 1]);
        x += widthOf(board, left) + BETWEEN_BOARDS;
      }
      width = Math.max(width, x);
      z += deep + BETWEEN_BOARDS;
    }
    const scale = Math.min(aspect / width, 1 / z);
    if (scale > largest) {
      largest = scale;
      best = at;
    }
  }
  return /** @type {Map<string, Point>} */ (best);
}

/** Where a board would be that hung on an anchor. @returns {Place} */
export function anchorPlace(/** @type {Layout} */ layout, /** @type {number} */ number, spacing = 1) {
  const anchor = layout.anchors[number],
    left = isLeft(layout),
    [x, z] = left ? [anchor.y, anchor.x] : [anchor.x, -anchor.y];
  const board = {
    name: anchor.name,
    x: anchor.x,
    y: anchor.y,
    z: anchor.z,
    files: anchor.files,
    ranks: anchor.ranks,
    fileNames: [],
    rankNames: [],
    squares: [],
    anchor: number,
    inverted: anchor.inverted,
    owner: null,
    cells: /** @type {const} */ ('SQUARES'),
    wide: anchor.files,
    deep: anchor.ranks,
  };
  return {
    board,
    left,
    x,
    y: (anchor.z - levels(layout)[0]) * levelHeight(layout) * spacing,
    z,
    w: widthOf(board, left),
    d: depthOf(board, left),
    tower: 0,
  };
}

/** The middle of a square. @returns {Point} */
export function centre(/** @type {Place} */ place, /** @type {Square} */ square) {
  const across = square.x - place.board.x,
    along = square.y - place.board.y;
  return place.left ? [place.x + along, place.y, place.z + across] : [place.x + across, place.y, place.z - along];
}

/** The middle of a board, as x and z. @returns {[number, number]} */
export function middle(/** @type {Place} */ place) {
  const x = place.x + (place.w - 1) / 2;
  return [x, place.left ? place.z + (place.d - 1) / 2 : place.z - (place.d - 1) / 2];
}

/** The squares of one column, lowest first: those that lie over one another, be it by the better part. */
export function columnOf(/** @type {Layout} */ layout, /** @type {Square} */ square) {
  return [...layout.boards]
    .sort((a, b) => a.z - b.z)
    .flatMap(board =>
      board.squares.filter(other => Math.abs(other.x - square.x) < 0.5 && Math.abs(other.y - square.y) < 0.5),
    );
}
