// @ts-check
// Pieces in space, made from their outlines.
import * as THREE from 'three';
import { HEADS, PROFILES, sample } from './outlines.js';

/**
 * How finely a figure is made: segments around it, points on a curve, from which angle on a corner is sharp, segments of small balls and
 * of bevels.
 * @typedef {{around: number, steps: number, sharp: number, ball: number, bevels: number}} Detail
 */

/** @type {Detail} */ const FINE = { around: 22, steps: 4, sharp: 0.45, ball: 8, bevels: 2 };
/** Where there are many, each is small. @type {Detail} */
const COARSE = { around: 12, steps: 2, sharp: 0.9, ball: 5, bevels: 1 };

/** Sharp corners get two points each, so that the lathe's smooth normals keep them crisp. */
function crisp(/** @type {THREE.Vector2[]} */ points, /** @type {number} */ sharp) {
  /** @type {THREE.Vector2[]} */ const out = [];
  points.forEach((point, i) => {
    const before = points[i - 1],
      after = points[i + 1];
    const u = before && point.clone().sub(before),
      v = after && after.clone().sub(point);
    if (!u || !v || u.angleTo(v) < sharp) {
      out.push(point);
      return;
    }
    out.push(point.clone().addScaledVector(u.normalize(), -Math.min(0.008, u.length() / 3)));
    out.push(point.clone().addScaledVector(v.normalize(), Math.min(0.008, v.length() / 3)));
  });
  return out;
}

const vectors = (/** @type {string} */ path, /** @type {number} */ steps) =>
  sample(path, steps).map(([x, y]) => new THREE.Vector2(x, y));

/** A part whose vertices are all of one shade: 1 for the body, less for grooves. */
function shaded(/** @type {THREE.BufferGeometry} */ geometry, shade = 1) {
  const { count } = geometry.attributes.position;
  if (!geometry.index) geometry.setIndex([...Array(count).keys()]);
  geometry.setAttribute('color', new THREE.Float32BufferAttribute(new Float32Array(count * 3).fill(shade), 3));
  return geometry;
}
const turned = (/** @type {string} */ shape, /** @type {Detail} */ { around, steps, sharp }) =>
  shaded(new THREE.LatheGeometry(crisp(vectors(PROFILES[shape], steps), sharp), around));
const ball = (
  /** @type {number} */ r,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ z,
  /** @type {Detail} */ detail,
) => shaded(new THREE.SphereGeometry(r, detail.ball, detail.ball - 2).translate(x, y, z));
const block = (/** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ d, /** @type {number} */ y) =>
  shaded(new THREE.BoxGeometry(w, h, d).translate(0, y, 0));

/** The cut in a bishop's mitre: a strip that follows the turned surface where a slanted plane meets it. */
function cut(/** @type {number} */ strips) {
  const head = vectors(PROFILES.bishop, 40).filter(point => point.y > 0.67 && point.y < 1.03);
  const radius = (/** @type {number} */ y) => {
    const i = head.findIndex(point => point.y >= y);
    if (i <= 0) return head[i < 0 ? head.length - 1 : 0].x;
    return THREE.MathUtils.mapLinear(y, head[i - 1].y, head[i].y, head[i - 1].x, head[i].x);
  };
  const at = (/** @type {number} */ angle, /** @type {number} */ level) => {
    let low = 0.68,
      high = 1.02;
    for (let k = 0; k < 30; k++) {
      const y = (low + high) / 2;
      if (y - 1.15 * radius(y) * Math.cos(angle) < level) low = y;
      else high = y;
    }
    const r = radius(low) + 0.006;
    return [r * Math.cos(angle), low, r * Math.sin(angle)];
  };
  const points = [],
    from = -1.15,
    width = 0.042;
  for (let i = 0; i < strips; i++) {
    const a = from - (2 * from * i) / strips,
      b = from - (2 * from * (i + 1)) / strips;
    const [p, q, r, s] = [at(a, 0.7 - width), at(a, 0.7 + width), at(b, 0.7 - width), at(b, 0.7 + width)];
    points.push(...p, ...q, ...r, ...r, ...q, ...s);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(points, 3));
  geometry.computeVertexNormals();
  return shaded(geometry, 0.1);
}

function battlements() {
  return Array.from({ length: 6 }, (_, i) => {
    const from = (i * Math.PI) / 3 + 0.13,
      to = ((i + 1) * Math.PI) / 3 - 0.13,
      shape = new THREE.Shape();
    shape.absarc(0, 0, 0.28, from, to, false);
    shape.absarc(0, 0, 0.175, to, from, true);
    return shaded(
      new THREE.ExtrudeGeometry(shape, { depth: 0.11, bevelEnabled: false, curveSegments: 3 })
        .rotateX(-Math.PI / 2)
        .translate(0, 0.765, 0),
    );
  });
}

function horse(/** @type {'knight'|'unicorn'} */ shape, /** @type {Detail} */ detail) {
  const head = new THREE.ExtrudeGeometry(new THREE.Shape(vectors(HEADS[shape], detail.steps)), {
    depth: 0.14,
    bevelEnabled: true,
    bevelThickness: 0.06,
    bevelSize: 0.035,
    bevelOffset: -0.03,
    bevelSegments: detail.bevels,
  }).translate(0, 0, -0.07);
  const at = head.attributes.position;
  for (let i = 0; i < at.count; i++) {
    // thinner towards nose and ear
    const x = at.getX(i),
      y = at.getY(i);
    at.setZ(i, at.getZ(i) * Math.min(1, 0.62 + Math.max(0, 0.35 + x) * 0.9) * (y > 0.93 ? 0.5 : 1));
  }
  head.computeVertexNormals();
  const eye = new THREE.CylinderGeometry(0.034, 0.034, 0.215, 12).rotateX(Math.PI / 2).translate(-0.12, 0.76, 0);
  return [turned(shape, detail), shaded(head), shaded(eye, 0.12)];
}

const CROWN = 8;
/** @type {Record<string, (detail: Detail) => THREE.BufferGeometry[]>} */
const PARTS = {
  pawn: detail => [turned('pawn', detail)],
  rook: detail => [
    turned('rook', detail),
    ...battlements(),
    shaded(new THREE.CircleGeometry(0.175, 24).rotateX(-Math.PI / 2).translate(0, 0.775, 0), 0.3),
  ],
  knight: detail => horse('knight', detail),
  unicorn: detail => horse('unicorn', detail),
  bishop: detail => [turned('bishop', detail), cut(2 * detail.ball)],
  queen: detail => [
    turned('queen', detail),
    ball(0.075, 0, 1.16, 0, detail),
    ...Array.from({ length: CROWN }, (_, i) =>
      ball(
        0.05,
        0.232 * Math.cos((i * 2 * Math.PI) / CROWN),
        1.125,
        0.232 * Math.sin((i * 2 * Math.PI) / CROWN),
        detail,
      ),
    ),
  ],
  king: detail => [turned('king', detail), block(0.085, 0.27, 0.075, 1.3), block(0.24, 0.085, 0.075, 1.315)],
  medal: detail => [
    turned('medal', detail),
    shaded(new THREE.CylinderGeometry(0.34, 0.34, 0.1, detail.around + 10).rotateX(Math.PI / 2).translate(0, 0.63, 0)),
  ],
};

/** All parts as one geometry of positions, normals and shades. */
function merged(/** @type {THREE.BufferGeometry[]} */ parts) {
  const whole = new THREE.BufferGeometry();
  /** @type {number[]} */ const corners = [];
  let first = 0;
  for (const { index, attributes } of parts) {
    for (const corner of /** @type {THREE.BufferAttribute} */ (index).array) corners.push(first + corner);
    first += attributes.position.count;
  }
  whole.setIndex(corners);
  for (const name of ['position', 'normal', 'color']) {
    const numbers = new Float32Array(parts.reduce((sum, part) => sum + part.attributes[name].array.length, 0));
    let at = 0;
    for (const part of parts) {
      numbers.set(part.attributes[name].array, at);
      at += part.attributes[name].array.length;
    }
    whole.setAttribute(name, new THREE.BufferAttribute(numbers, 3));
  }
  for (const part of parts) part.dispose();
  return whole;
}

/** @type {Map<string, THREE.BufferGeometry>} */ const made = new Map();

/** The figure of a shape, or what its contour is made of, one among many or among few; shared by all that draw it. @returns {THREE.BufferGeometry} */
export function figure(/** @type {string} */ shape, /** @type {boolean} */ amongMany, isContour = false) {
  const key = `${shape} ${amongMany} ${isContour}`,
    detail = amongMany ? COARSE : FINE,
    known = made.get(key) ?? merged(PARTS[shape](isContour ? { ...detail, sharp: Infinity } : detail));
  made.set(key, known);
  return known;
}
