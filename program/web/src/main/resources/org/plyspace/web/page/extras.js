// @ts-check
// What stands between the boards in space: a column that is lit, posts and a stand, places for boards, and arrows.
import { MARKS } from './colours.js';
import { arrow, outline, posts, prisms, stand } from './meshes.js';
import { anchorPlace, isStepped, levelHeight, middle } from './space.js';

/** @typedef {import('./scene.js').Scene} Scene @typedef {import('./types.js').View} View */

/** Column, posts, stand, places for boards and arrows. */
export function extras(/** @type {Scene} */ scene) {
  const { picture, unfold, spacing, column, ghosts, arrows, moved } = /** @type {View} */ (scene.view),
    { places } = scene,
    stacked = unfold < 0.02,
    at = (/** @type {number} */ anchor) => anchorPlace(picture.layout, anchor, spacing);
  return [
    ...(stacked ? posts(places, levelHeight(picture.layout) * spacing) : []),
    ...(stacked && isStepped(picture.layout) ? stand(places) : []),
    ...(stacked && column !== null ? prisms(places, picture, column) : []),
    ...(stacked ? ghosts.map(number => outline(at(number), scene.theme.ghost)) : []),
    ...(stacked
      ? moved.flatMap(({ anchor, board }) => [outline(at(anchor), MARKS.select), ...carried(places, board, at(anchor))])
      : []),
    ...arrows.flatMap(each => way(scene, each)),
  ];
}

function way(/** @type {Scene} */ scene, /** @type {import('./types.js').Arrow} */ { from, to, isHint }) {
  const start = scene.pointOf(from),
    end = scene.pointOf(to);
  return start && end && from !== to ? arrow(start, end, isHint ? MARKS.hint : MARKS.made) : [];
}

/** An arrow from where a board hung to where it hangs. */
function carried(
  /** @type {import('./types.js').Place[]} */ places,
  /** @type {string} */ name,
  /** @type {import('./types.js').Place} */ from,
) {
  const to = places.find(({ board }) => board.name === name);
  if (!to) return [];
  const [start, end] = [from, to].map(place => {
    const [x, z] = middle(place);
    return /** @type {import('./types.js').Point} */ ([x, place.y, z]);
  });
  return arrow(start, end, MARKS.made);
}
