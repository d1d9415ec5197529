// @ts-check
// What a ray from the eye meets, computed: the planes of the boards, and pieces as upright rods.
import { areHexagons } from './hexagons.js';
import { anchorPlace, middle } from './space.js';

/** @typedef {import('./types.js').Place} Place @typedef {import('./types.js').Point} Point @typedef {import('./types.js').Square} Square */

const ROD = 0.27;

/** The square of a board at a point of its plane. */
export function squareAt(/** @type {Place} */ place, /** @type {number} */ x, /** @type {number} */ z) {
  const across = place.left ? z - place.z : x - place.x,
    along = place.left ? x - place.x : place.z - z;
  const bx = across + place.board.x,
    by = along + place.board.y;
  if (across < -1 || along < -1 || across > place.board.wide || along > place.board.deep) return undefined;
  if (areHexagons(place.board)) return nearest(place.board.squares, bx, by);
  return place.board.squares.find(square => Math.abs(square.x - bx) <= 0.5 && Math.abs(square.y - by) <= 0.5);
}

/** The hexagon that a point lies in, be it a corner's breadth outside. */
function nearest(/** @type {Square[]} */ squares, /** @type {number} */ x, /** @type {number} */ y) {
  const far = (/** @type {Square} */ square) => Math.hypot(square.x - x, square.y - y),
    found = squares.reduce((a, b) => (far(b) < far(a) ? b : a));
  return far(found) < 0.57 ? found : undefined;
}

/** Where on a ray an upright rod is met, or null. */
export function rod(
  /** @type {Point} */ from,
  /** @type {Point} */ along,
  /** @type {Point} */ foot,
  /** @type {number} */ height,
) {
  const across = along[0] * along[0] + along[2] * along[2];
  const t =
    across < 1e-9
      ? (foot[1] + height - from[1]) / along[1]
      : ((foot[0] - from[0]) * along[0] + (foot[2] - from[2]) * along[2]) / across;
  if (t <= 0) return null;
  const off = Math.hypot(from[0] + t * along[0] - foot[0], from[2] + t * along[2] - foot[2]);
  const y = from[1] + t * along[1];
  return off < ROD && y > foot[1] + 0.05 && y < foot[1] + height ? t : null;
}

/**
 * The squares that a ray meets, nearest first; each once.
 * @param {{from: Point, along: Point}} ray
 * @param {Place[]} places
 * @param {{square: Square, at: Point, height: number}[]} men
 * @returns {Square[]}
 */
export function met(ray, places, men) {
  /** @type {{t: number, square: Square}[]} */ const hits = [];
  for (const place of places) {
    const t = (place.y - ray.from[1]) / ray.along[1];
    if (!(t > 0)) continue;
    const square = squareAt(place, ray.from[0] + t * ray.along[0], ray.from[2] + t * ray.along[2]);
    if (square) hits.push({ t, square });
  }
  for (const man of men) {
    const t = rod(ray.from, ray.along, man.at, man.height);
    if (t !== null) hits.push({ t, square: man.square });
  }
  hits.sort((a, b) => a.t - b.t);
  return [...new Set(hits.map(hit => hit.square))];
}

/**
 * The anchor whose place for a board a ray meets first, or null.
 * @param {{from: Point, along: Point}} ray
 * @param {import('./types.js').Layout} layout
 * @param {number[]} anchors those that there is a place at
 * @param {number} spacing
 */
export function anchorMet({ from, along }, layout, anchors, spacing) {
  let best = null,
    nearest = Infinity;
  for (const number of anchors) {
    const place = anchorPlace(layout, number, spacing),
      t = (place.y - from[1]) / along[1],
      [x, z] = middle(place);
    if (
      t <= 0 ||
      t >= nearest ||
      Math.abs(from[0] + t * along[0] - x) > place.w / 2 ||
      Math.abs(from[2] + t * along[2] - z) > place.d / 2
    )
      continue;
    nearest = t;
    best = number;
  }
  return best;
}
