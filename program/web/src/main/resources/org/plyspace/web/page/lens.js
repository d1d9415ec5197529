// @ts-check
// From where the boards in space are seen.
import { extent, fit, fitPlan } from './camera.js';

/** @typedef {import('./types.js').Point} Point @typedef {import('./scene.js').Scene} Scene @typedef {import('./types.js').View} View */

/** The free margin of the picture, in pixels; below there is the bar as well. */
const FREE = { left: 56, right: 26, top: 20, bottom: 20 },
  FREE_SMALL = { left: 46, right: 34, top: 10, bottom: 12 };

/** The direction that it is seen from: flatter boards from higher, and a plan from above. */
export function seenFrom(/** @type {Scene} */ scene) {
  const { direction, fromBlack, unfold, plan } = /** @type {View} */ (scene.view),
    side = fromBlack ? 180 : 0;
  const azimuth = side + wrapped(direction.azimuth - side) * (1 - unfold);
  return { azimuth, elevation: plan ? 90 : direction.elevation + Math.max(0, 76 - direction.elevation) * unfold };
}

/** The part of the picture that nothing lies over. */
export function free(/** @type {Scene} */ scene) {
  const { clientWidth: W, clientHeight: H } = scene.host,
    pad = { ...(W < 500 ? FREE_SMALL : FREE) };
  pad.bottom += scene.tell.below();
  return { W, H, pad, w: Math.max(40, W - pad.left - pad.right), h: Math.max(40, H - pad.top - pad.bottom) };
}

/** Looks from the direction asked for, as near as everything fits; flatter boards are seen from higher. */
export function aim(/** @type {Scene} */ scene) {
  const { unfold, picture, plan, spacing } = /** @type {View} */ (scene.view),
    { W, H, pad, w, h } = free(scene),
    seen = seenFrom(scene);
  const points = extent(picture.layout, scene.places, scene.standing ?? [], unfold < 0.02 ? spacing : null);
  const { eye, target } = plan ? lookDown(scene, points, seen, w / h) : fit(points, seen, w / h);
  scene.camera = plan ? scene.level : scene.deep;
  scene.camera.setViewOffset(w, h, -pad.left, -pad.top, W, H);
  hold(scene);
  scene.camera.position.set(...eye);
  scene.controls.target.set(...target);
  scene.camera.updateProjectionMatrix();
  scene.controls.update();
  scene.camera.updateMatrixWorld(); // what is pointed at is asked before it is drawn
  scene.draw();
}

/** The camera without perspective, as near as all points allow. */
function lookDown(
  /** @type {Scene} */ scene,
  /** @type {Point[]} */ points,
  /** @type {import('./types.js').Direction} */ seen,
  /** @type {number} */ aspect,
) {
  const found = fitPlan(points, seen, aspect),
    { level } = scene;
  Object.assign(level, {
    left: -found.high * aspect,
    right: found.high * aspect,
    top: found.high,
    bottom: -found.high,
    zoom: 1,
  });
  return found;
}

/** A plan is shifted by what turns other views. */
function hold(/** @type {Scene} */ scene) {
  const { controls, camera } = scene;
  controls.camera = camera;
  controls.isPlan = camera === scene.level;
}

/** The same angle in degrees, between -180 and 180. */
const wrapped = (/** @type {number} */ angle) => angle - 360 * Math.round(angle / 360);
