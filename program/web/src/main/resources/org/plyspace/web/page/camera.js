// @ts-check
// Where to look from: which direction shows most, and how near the eye may be.
import { rod, squareAt } from './picking.js';
import { anchorPlace, centre, isStepped, marginOf, middle, standOf, THICKNESS } from './space.js';

/** @typedef {import('./types.js').Place} Place @typedef {import('./types.js').Point} Point @typedef {import('./types.js').Direction} Direction */

export const FIELD_OF_VIEW = 15;
/** Pieces beyond so many add time but nothing to the choice of a direction. */
const ENOUGH = 120;
const RADIANS = Math.PI / 180;
/** Beyond so many squares it takes too long to find out whether each can be pointed at. */
const MOST_SQUARES = 160;
/** Where on a square it is tried, from its middle. */
const EDGES = [0, -0.38, 0.38];
/** How far off a plan is seen from. */
const FAR = 100;

/** The unit vector from the boards to the eye. @returns {Point} */
export function towardsEye(/** @type {Direction} */ { azimuth, elevation }) {
  const a = azimuth * RADIANS,
    e = elevation * RADIANS;
  return [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
}

/** Right and up of the picture for a direction. @returns {[Point, Point]} */
function axes(/** @type {Direction} */ { azimuth, elevation }) {
  const a = azimuth * RADIANS,
    e = elevation * RADIANS;
  return [
    [Math.cos(a), 0, -Math.sin(a)],
    [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)],
  ];
}

const dot = (/** @type {Point} */ a, /** @type {Point} */ b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * The nearest eye that has all points in its picture, and the point it looks at. For a fixed direction each edge of the picture
 * is a plane through the eye, so that the answer needs no search.
 * @param {Point[]} points
 * @param {Direction} direction
 * @param {number} aspect
 * @returns {{eye: Point, target: Point}}
 */
export function fit(points, direction, aspect) {
  const back = towardsEye(direction),
    [right, up] = axes(direction);
  const high = Math.tan((FIELD_OF_VIEW / 2) * RADIANS),
    wide = high * aspect;
  let low = Infinity,
    far = -Infinity,
    [r0, r1, u0, u1] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const point of points) {
    const r = dot(point, right),
      u = dot(point, up),
      f = -dot(point, back);
    r0 = Math.max(r0, r - wide * f);
    r1 = Math.min(r1, r + wide * f);
    u0 = Math.max(u0, u - high * f);
    u1 = Math.min(u1, u + high * f);
    low = Math.min(low, f);
    far = Math.max(far, f);
  }
  const forward = Math.min((r1 - r0) / (2 * wide), (u1 - u0) / (2 * high));
  const at = (/** @type {number} */ f) =>
    /** @type {Point} */ ([0, 1, 2].map(i => (right[i] * (r0 + r1)) / 2 + (up[i] * (u0 + u1)) / 2 - back[i] * f));
  return { eye: at(forward), target: at((low + far) / 2) };
}

/**
 * As much of a plan, which is seen without perspective, as has all points in its picture: half its height, and where it is seen from.
 * @param {Point[]} points
 * @param {Direction} direction
 * @param {number} aspect
 * @returns {{eye: Point, target: Point, high: number}}
 */
export function fitPlan(points, direction, aspect) {
  const back = towardsEye(direction),
    [right, up] = axes(direction);
  const range = (/** @type {Point} */ axis) => {
    const all = points.map(point => dot(point, axis));
    return [Math.min(...all), Math.max(...all)];
  };
  const [r0, r1] = range(right),
    [u0, u1] = range(up),
    [b0, b1] = range(back);
  const at = (/** @type {number} */ b) =>
    /** @type {Point} */ ([0, 1, 2].map(i => (right[i] * (r0 + r1)) / 2 + (up[i] * (u0 + u1)) / 2 + back[i] * b));
  return { eye: at(b1 + FAR), target: at((b0 + b1) / 2), high: Math.max((u1 - u0) / 2, (r1 - r0) / 2 / aspect) };
}

/** @typedef {{place: Place, square: import('./types.js').Square, royal: boolean, height: number}} Man */

/**
 * Points that are to be in the picture: boards with their frames, the heads of men, and, in a stack, where boards may hang and the foot of
 * a stand.
 * @param {import('./types.js').Layout} layout
 * @param {Place[]} places
 * @param {{at: Point, height: number}[]} men
 * @param {number|null} spacing of the levels of a stack
 */
export function extent(layout, places, men, spacing) {
  const points = places.flatMap(place => {
    const [x, z] = middle(place),
      across = place.w / 2 + marginOf(place),
      deep = place.d / 2 + marginOf(place);
    return [-1, 1].flatMap(i =>
      [-1, 1].map(k => /** @type {Point} */ ([x + i * across, place.y - THICKNESS, z + k * deep])),
    );
  });
  for (const { at, height } of men) points.push([at[0], at[1] + height, at[2]]);
  if (spacing === null) return points;
  layout.anchors.forEach((_, i) => {
    const place = anchorPlace(layout, i, spacing),
      [x, z] = middle(place);
    points.push([x, place.y, z]);
  });
  if (isStepped(layout)) points.push(...standOf(places).foot);
  return points;
}

/**
 * Of some fifty directions the one from which most of the pieces are seen, royal ones counting six times, of those from which most
 * squares can be pointed at. Directions near 0 are left out, since there the columns stand in one line.
 * @param {import('./types.js').Layout} layout
 * @param {Place[]} places
 * @param {Man[]} pieces
 * @param {number} [aspect] of the picture
 * @returns {Direction}
 */
export function table(layout, places, pieces, aspect = 1) {
  const every = Math.max(1, Math.ceil(pieces.length / ENOUGH));
  const men = pieces
    .filter((each, i) => each.royal || i % every === 0)
    .map(({ place, square, royal }) => ({ at: centre(place, square), weight: royal ? 6 : 1 }));
  /** @type {{direction: Direction, seen: number}[]} */ const found = [];
  for (let azimuth = -40; azimuth <= -8; azimuth += 4) {
    for (let elevation = 14; elevation <= 34; elevation += 4) {
      const back = towardsEye({ azimuth, elevation });
      let seen = 0;
      for (const man of men) seen += man.weight * light(man.at, men, places, back);
      seen *= 1 - Math.abs(elevation - 24) * 0.004 - Math.abs(azimuth + 24) * 0.002; // between equals the middle
      found.push({ direction: { azimuth, elevation }, seen });
    }
  }
  found.sort((a, b) => b.seen - a.seen);
  const squares = places.flatMap(place => place.board.squares.map(square => ({ place, square })));
  if (squares.length > MOST_SQUARES) return found[0].direction;
  const standing = pieces.map(({ place, square, height }) => ({ square, at: centre(place, square), height })),
    points = extent(layout, places, standing, 1);
  let best = found[0].direction,
    least = Infinity;
  for (const { direction } of found) {
    const { eye } = fit(points, direction, aspect),
      hidden = squares.filter(({ place, square }) => isHidden(place, square, eye, places, standing)).length;
    if (hidden < least) {
      best = direction;
      least = hidden;
    }
    if (!least) break;
  }
  return best;
}

/** Whether boards and men lie over all of a square, so that it cannot be pointed at. */
function isHidden(
  /** @type {Place} */ place,
  /** @type {import('./types.js').Square} */ square,
  /** @type {Point} */ eye,
  /** @type {Place[]} */ places,
  /** @type {{square: import('./types.js').Square, at: Point, height: number}[]} */ men,
) {
  const [x, y, z] = centre(place, square);
  return !EDGES.some(dx =>
    EDGES.some(dz => {
      const along = /** @type {Point} */ ([x + dx - eye[0], y - eye[1], z + dz - eye[2]]);
      return (
        !places.some(other => {
          const t = (other.y - eye[1]) / along[1];
          return t > 0 && t < 0.9999 && squareAt(other, eye[0] + t * along[0], eye[2] + t * along[2]);
        }) && !men.some(man => man.square !== square && (rod(eye, along, man.at, man.height) ?? 1) < 1)
      );
    }),
  );
}

/** How much of a piece is seen along a direction, 0 to 3. */
function light(
  /** @type {Point} */ [x, y, z],
  /** @type {{at: Point}[]} */ men,
  /** @type {Place[]} */ places,
  /** @type {Point} */ back,
) {
  let sum = 0;
  const across = back[0] * back[0] + back[2] * back[2];
  for (const height of [0.25, 0.6, 0.95]) {
    let part = 1;
    for (const place of places) {
      const t = (place.y - y - height) / back[1];
      if (t <= 0) continue;
      const px = x + t * back[0] - place.x,
        pz = (z + t * back[2] - place.z) * (place.left ? 1 : -1);
      const over = Math.max(-0.5 - px, px - place.w + 0.5, -0.5 - pz, pz - place.d + 0.5);
      if (over < 0.4) part *= over > 0 ? 0.1 : 0.4; // the frame hides more than the glass
    }
    for (const { at } of men) {
      const t = (at[0] - x) * back[0] + (at[2] - z) * back[2];
      if (t <= 1e-9) continue;
      const k = t / across,
        over = y + height + k * back[1] - at[1];
      if (over > 0 && over < 0.9 && Math.hypot(x + k * back[0] - at[0], z + k * back[2] - at[2]) < 0.2) part *= 0.3;
    }
    sum += part;
  }
  return sum;
}
