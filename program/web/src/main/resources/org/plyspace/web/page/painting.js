// @ts-check
// A board in space is one canvas: frame, names, squares, shadows under pieces, and marks.
import { MARKS, levelColour } from './colours.js';
import { areHexagons, cornersOf, namesOf, spotOf } from './hexagons.js';
import { columnOf, isSmall, levels, marginOf } from './space.js';

/** @typedef {import('./types.js').Place} Place @typedef {CanvasRenderingContext2D} Context */

/** @typedef {(x: number, y: number, width: number) => Path2D} Shape */

/** How much lighter than its level's colour a square is that is neither light nor dark. */
const MIDDLE = 0.5;
/** How much the glass of a square covers. */
const ALPHAS = /** @type {const} */ ({ light: 'lightAlpha', middle: 'dark', dark: 'dark' });
const LARGEST = 1400,
  FINEST = 112,
  COARSEST = 20;

/**
 * @param {HTMLCanvasElement} canvas is painted anew
 * @param {Place} place
 * @param {{low: number, high: number, glass: number, theme: typeof import('./colours.js').THEMES.light, pieces: number[], marks: import('./types.js').Marks, column: Set<number>, moved: boolean, shadows: boolean}} how
 */
export function paint(canvas, place, { low, high, glass, theme, pieces, marks, column, moved, shadows }) {
  const margin = marginOf(place),
    across = place.w + 2 * margin,
    deep = place.d + 2 * margin;
  const unit = Math.max(COARSEST, Math.min(FINEST, Math.floor(LARGEST / Math.max(across, deep))));
  canvas.width = Math.round(across * unit);
  canvas.height = Math.round(deep * unit);
  const c = /** @type {Context} */ (canvas.getContext('2d'));
  const m = margin * unit,
    clear = isSmall(place) ? 0.5 : 1;
  const tint = (shade = 0) => levelColour(place.board.z, low, high, shade);
  c.globalAlpha = isSmall(place) ? 0.78 : theme.frame;
  c.fillStyle = tint(-0.12);
  c.beginPath();
  c.roundRect(0, 0, canvas.width, canvas.height, 0.16 * unit);
  c.rect(m, m, place.w * unit, place.d * unit);
  c.fill('evenodd');
  const shape = shapeOf(place);
  if (areHexagons(place.board)) fillBetween(c, place, shape, m, unit);
  c.globalAlpha = 1;
  names(c, place, m, unit, margin);
  for (const square of place.board.squares) {
    const [x, y] = spotOf(place.board, place.left, square).map(each => m + each * unit);
    c.globalAlpha = clear * glass * theme[ALPHAS[square.shade]];
    c.fillStyle = square.shade === 'light' ? `rgb(${theme.light})` : tint(square.shade === 'middle' ? MIDDLE : 0);
    c.fill(shape(x, y, unit));
    c.globalAlpha = 1;
    if (shadows && pieces[square.cell]) shadow(c, x + unit / 2, y + unit / 2, 0.47 * unit, theme);
    for (const kind of marks.get(square.cell) ?? []) mark(c, kind, x, y, unit, shape);
    if (column.has(square.cell)) outline(c, shape, x, y, unit, MARKS.column, 0.07);
  }
  if (moved) {
    c.strokeStyle = MARKS.select;
    c.lineWidth = 0.16 * unit;
    c.strokeRect(0.08 * unit, 0.08 * unit, canvas.width - 0.16 * unit, canvas.height - 0.16 * unit);
  }
  if (areHexagons(place.board)) return;
  c.strokeStyle = 'rgba(255,255,255,.5)';
  c.lineWidth = 0.02 * unit;
  c.strokeRect(m, m, place.w * unit, place.d * unit);
}

/** The outline of a cell from its upper left corner and its width. @returns {Shape} */
function shapeOf(/** @type {Place} */ { board, left }) {
  return (x, y, width) => {
    const path = new Path2D();
    if (!areHexagons(board)) path.rect(x, y, width, width);
    else for (const corner of cornersOf(board, left, x + width / 2, y + width / 2, width)) path.lineTo(...corner);
    path.closePath();
    return path;
  };
}

/** What lies between the frame and hexagons is frame too. */
function fillBetween(
  /** @type {Context} */ c,
  /** @type {Place} */ place,
  /** @type {Shape} */ shape,
  /** @type {number} */ m,
  /** @type {number} */ unit,
) {
  c.fillRect(m, m, place.w * unit, place.d * unit);
  c.globalCompositeOperation = 'destination-out';
  c.globalAlpha = 1;
  for (const square of place.board.squares) {
    const [x, y] = spotOf(place.board, place.left, square).map(each => m + each * unit);
    c.fill(shape(x, y, unit));
  }
  c.globalCompositeOperation = 'source-over';
}

function names(
  /** @type {Context} */ c,
  /** @type {Place} */ place,
  /** @type {number} */ m,
  /** @type {number} */ unit,
  /** @type {number} */ margin,
) {
  const { fileNames, rankNames } = place.board,
    bottom = c.canvas.height - m * 0.47;
  const [across, down] = place.left ? [rankNames, fileNames] : [fileNames, [...rankNames].reverse()];
  c.fillStyle = 'rgba(255,255,255,.97)';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) => {
    c.font = `600 ${margin * unit * Math.min(0.72, 1.5 / text.length)}px system-ui, sans-serif`;
    c.fillText(text, x, y);
  };
  if (areHexagons(place.board)) {
    const named = namesOf(place.board, place.left);
    for (const { text, x, y } of named.across)
      write(text, m + (x + 0.5) * unit, y === undefined ? bottom : m + (y + 0.5) * unit);
    for (const { text, y } of named.down) write(text, m * 0.5, m + (y + 0.5) * unit);
    return;
  }
  across.forEach((text, i) => write(text, m + (i + 0.5) * unit, bottom));
  down.forEach((text, i) => write(text, m * 0.5, m + (i + 0.5) * unit));
}

function shadow(
  /** @type {Context} */ c,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ radius,
  /** @type {typeof import('./colours.js').THEMES.light} */ theme,
) {
  const glow = c.createRadialGradient(x, y, radius * 0.35, x, y, radius);
  glow.addColorStop(0, `${theme.shadow}.42)`);
  glow.addColorStop(1, `${theme.shadow}0)`);
  c.fillStyle = glow;
  disc(c, x, y, radius);
  c.fill();
}

function disc(
  /** @type {Context} */ c,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ radius,
) {
  c.beginPath();
  c.arc(x, y, radius, 0, 2 * Math.PI);
}

function outline(
  /** @type {Context} */ c,
  /** @type {Shape} */ shape,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ unit,
  /** @type {string} */ colour,
  /** @type {number} */ width,
) {
  c.strokeStyle = colour;
  c.lineWidth = width * unit;
  c.stroke(shape(x + (width * unit) / 2, y + (width * unit) / 2, unit * (1 - width)));
}

/** Shape as well as colour tells a mark. */
function mark(
  /** @type {Context} */ c,
  /** @type {string} */ kind,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ unit,
  /** @type {Shape} */ shape,
) {
  const cx = x + unit / 2,
    cy = y + unit / 2;
  if (kind === 'select' || kind === 'last') {
    c.fillStyle = kind === 'select' ? `${MARKS.select}d0` : `${MARKS.last}a0`;
    c.fill(shape(x, y, unit));
  } else if (kind === 'target' || kind === 'path') {
    c.fillStyle = kind === 'target' ? MARKS.target : MARKS.capture;
    disc(c, cx, cy, (kind === 'target' ? 0.19 : 0.1) * unit);
    c.fill();
    c.strokeStyle = '#fff';
    c.lineWidth = 0.05 * unit;
    c.stroke();
  } else if (kind === 'capture' || kind === 'attacker' || kind === 'check') {
    c.strokeStyle = MARKS.capture;
    c.lineWidth = 0.1 * unit;
    disc(c, cx, cy, 0.43 * unit);
    c.stroke();
  } else if (kind === 'first' || kind === 'second') {
    const [tip, foot] = kind === 'first' ? [0.26, 0.74] : [0.74, 0.26];
    c.fillStyle = kind === 'first' ? MARKS.target : MARKS.capture;
    c.beginPath();
    c.moveTo(cx, y + tip * unit);
    c.lineTo(x + 0.76 * unit, y + foot * unit);
    c.lineTo(x + 0.24 * unit, y + foot * unit);
    c.closePath();
    c.fill();
    c.strokeStyle = '#fff';
    c.lineWidth = 0.04 * unit;
    c.stroke();
  } else if (kind === 'hint') {
    outline(c, shape, x, y, unit, MARKS.hint, 0.13);
  } else if (kind === 'blocker' || kind === 'fault' || kind === 'royal') {
    outline(c, shape, x, y, unit, MARKS.blocker, 0.09);
    if (kind === 'royal') return;
    c.beginPath();
    for (let k = 0.2; k < 2; k += 0.2) {
      c.moveTo(x + Math.min(1, k) * unit, y + Math.max(0, k - 1) * unit);
      c.lineTo(x + Math.max(0, k - 1) * unit, y + Math.min(1, k) * unit);
    }
    c.save();
    c.clip(shape(x, y, unit));
    c.globalAlpha = 0.45;
    c.lineWidth = 0.035 * unit;
    c.stroke();
    c.restore();
  } else if (kind === 'mover' || kind === 'aim' || kind === 'was') {
    c.setLineDash(kind === 'aim' ? [0.16 * unit, 0.1 * unit] : kind === 'was' ? [0.05 * unit, 0.07 * unit] : []);
    outline(c, shape, x, y, unit, MARKS.select, 0.09);
    c.setLineDash([]);
  }
}

/** How much ink a board that is not in focus has, in space and on a plan. */
const FADED = 0.28,
  FAINT = 0.16;

/** Only boards whose squares changed are painted and uploaded again; says whether any did. */
export function repaint(/** @type {import('./scene.js').Scene} */ scene) {
  const { picture, marks, column, glass, plan, moved } = /** @type {import('./types.js').View} */ (scene.view);
  const zs = levels(picture.layout),
    carried = new Set(moved.map(each => each.board)),
    shadows = !scene.areFlat,
    lit = new Set(column === null ? [] : columnOf(picture.layout, picture.square(column)).map(square => square.cell));
  let painted = false;
  for (const board of scene.boards) {
    const { place, top, rim } = board;
    const ink = scene.faded(place.board) ? (plan ? FAINT : FADED) : 1,
      hasMoved = carried.has(place.board.name);
    /** @type {import('three').MeshBasicMaterial} */ (top.material).opacity = ink;
    Object.assign(rim.material, { opacity: ink, depthWrite: ink === 1 });
    const signature = `${glass} ${hasMoved} ${shadows} ${place.board.z} ${place.board.squares.map(({ cell, name }) => `${name}${picture.pieces[cell] ? 1 : ''}${marks.get(cell) ?? ''}${lit.has(cell) ? '|' : ''}`)}`;
    if (signature === board.drawn) continue;
    board.drawn = signature;
    painted = true;
    const map = /** @type {import('three').CanvasTexture} */ (
        /** @type {import('three').MeshBasicMaterial} */ (top.material).map
      ),
      canvas = map.image,
      size = canvas.width * canvas.height;
    paint(canvas, place, {
      low: zs[0],
      high: zs[zs.length - 1],
      glass,
      theme: scene.theme,
      pieces: picture.pieces,
      marks,
      column: lit,
      moved: hasMoved,
      shadows,
    });
    if (canvas.width * canvas.height !== size) map.dispose(); // a texture keeps its first size
    map.needsUpdate = true;
  }
  return painted;
}
