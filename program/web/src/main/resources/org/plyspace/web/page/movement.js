// @ts-check
// Pieces and boards on their way.
import { DURATION } from './glide.js';
import { centre } from './space.js';

/** @typedef {import('./types.js').Place} Place @typedef {import('./types.js').Point} Point @typedef {import('./picture.js').Picture} Picture @typedef {import('./scene.js').Scene} Scene */
/** @typedef {{picture: Picture, places: Place[]}} Was how boards and pieces stood */

/** Pieces and boards go where they are now from where they were, in arcs. */
export function move(
  /** @type {Scene} */ scene,
  /** @type {import('./answers.js').Effect[]} */ effects,
  /** @type {Was} */ was,
) {
  const before = was.picture;
  /** @type {((t: number) => unknown)[]} */ const parts = [];
  for (const effect of effects) {
    if (effect.effect === 'step') {
      const from = pointIn(was, effect.from),
        to = scene.pointOf(effect.to);
      if (from && to) parts.push(t => scene.men?.place(effect.to, arc(from, to, t)));
    } else if (effect.effect === 'shiftBoard') {
      const name = before.layout.boards[before.rules.movable[effect.board]].name;
      const start = was.places.find(place => place.board.name === name),
        now = scene.boards.find(board => board.place.board.name === name);
      if (start && now) parts.push(t => carry(scene, start, now, t));
    } else if (effect.effect === 'remove') {
      parts.push(t => t === 1 && scene.men?.hide(gone(effect.cell)));
    }
  }
  if (!parts.length) return;
  const start = performance.now();
  scene.moving = (/** @type {number} */ now) => {
    const t = Math.min(1, Math.max(0, (now - start) / DURATION)),
      eased = t * t * (3 - 2 * t);
    for (const part of parts) part(eased);
    scene.men?.changed();
    if (t === 1) scene.moving = null;
  };
  scene.moving(start);
}

/** A board on its way, with the pieces on it. */
function carry(
  /** @type {Scene} */ scene,
  /** @type {Place} */ was,
  /** @type {import('./scene.js').Drawn} */ now,
  /** @type {number} */ t,
) {
  const { place } = now,
    at = arc([was.x, was.y, was.z], [place.x, place.y, place.z], t);
  scene.moveBoard(now, at);
  for (const square of place.board.squares) {
    const [x, y, z] = centre(place, square);
    scene.men?.place(square.cell, [x + at[0] - place.x, y + at[1] - place.y, z + at[2] - place.z]);
  }
}

/**
 * What a move took of the other side, where it stood: it is on no cell any more, and goes when the move has been shown. What moves as more
 * than one step, as castling does, is taken off and put back, too.
 * @param {Scene} scene
 * @param {import('./answers.js').Effect[]} effects
 * @param {Was} was
 * @returns {import('./men.js').Man[]}
 */
export function taken(scene, effects, was) {
  const { pieces, told } = was.picture;
  return effects.flatMap(each => {
    if (each.effect !== 'remove') return [];
    const { cell, piece } = each,
      isTaken = pieces[cell] === piece && (piece & 1) !== (told.side === 'black' ? 1 : 0),
      at = isTaken ? pointIn(was, cell) : null;
    return at ? [{ code: piece, cell: gone(cell), at, faded: scene.faded(was.picture.boardOf(cell)) }] : [];
  });
}

/** Where a cell's middle was, or is, if its board is shown. */
export function pointIn(/** @type {Was} */ { picture, places }, /** @type {number} */ cell) {
  const at = picture.cells.get(cell),
    place = at && places.find(each => each.board === at.board);
  return place ? centre(place, at.square) : null;
}

/** What stands for the cell of a piece that was taken from it: another may stand there now. */
const gone = (/** @type {number} */ cell) => -1 - cell;

/** A point of the arc between two, higher where they are farther apart. @returns {Point} */
function arc(/** @type {Point} */ from, /** @type {Point} */ to, /** @type {number} */ t) {
  const high = 0.25 + 0.1 * Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  return /** @type {Point} */ (
    [0, 1, 2].map(i => from[i] + (to[i] - from[i]) * t + (i === 1 ? 4 * high * t * (1 - t) : 0))
  );
}
