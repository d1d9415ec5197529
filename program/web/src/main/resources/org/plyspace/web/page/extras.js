// @ts-check
// What stands between the boards in space: a column that is lit, posts, places for boards, and arrows.
import { MARKS } from './colours.js';
import { arrow, outline, posts, prisms } from './meshes.js';
import { anchorPlace, levelHeight } from './space.js';

/** @typedef {import('./scene.js').Scene} Scene @typedef {import('./types.js').View} View */

/** Column, posts, places for boards and arrows. */
export function extras(/** @type {Scene} */ scene) {
  const { picture, unfold, column, ghosts, arrows, moved } = /** @type {View} */ (scene.view),
    { places } = scene,
    stacked = unfold < 0.02;
  return [
    ...(stacked ? posts(places, levelHeight(picture.layout)) : []),
    ...(stacked && column !== null ? prisms(places, picture, column) : []),
    ...(stacked ? ghosts.map(number => outline(anchorPlace(picture.layout, number), scene.theme.ghost)) : []),
    ...(stacked ? moved.map(({ anchor }) => outline(anchorPlace(picture.layout, anchor), MARKS.select)) : []),
    ...arrows.flatMap(({ from, to }) => way(scene, from, to)),
  ];
}

function way(/** @type {Scene} */ scene, /** @type {number} */ from, /** @type {number} */ to) {
  const start = scene.pointOf(from),
    end = scene.pointOf(to);
  return start && end && from !== to ? arrow(start, end) : [];
}
