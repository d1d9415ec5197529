// @ts-check
// The names of boards in space. None lies over another, nor over a board that it does not name.
import * as THREE from 'three';
import { marginOf, middle } from './space.js';

/** @typedef {import('./types.js').Place} Place */
/** @typedef {{element: HTMLElement, at: THREE.Vector3, right: boolean, place: Place}} Tag @typedef {{x: number, y: number}} Dot */

const EDGE = 2,
  BETWEEN = 3;

export class Tags {
  constructor(/** @type {HTMLElement} */ host, /** @type {(board: import('./types.js').Board) => void} */ chosen) {
    this.host = host;
    this.element = document.createElement('div');
    this.element.className = 'tags';
    this.element.setAttribute('aria-hidden', 'true'); // the flat boards say the same
    /** @type {Tag[]} */ this.all = [];
    this.element.addEventListener('click', event => {
      const tag = this.all.find(({ element }) => element === event.target);
      if (tag) chosen(tag.place.board);
    });
  }

  /**
   * Names these and no others.
   * @param {Place[]} places
   * @param {boolean} fromBlack
   * @param {(place: Place) => {colour: string, text: string}} look
   */
  show(places, fromBlack, look) {
    const axis = places.reduce((sum, place) => sum + middle(place)[0], 0) / places.length,
      near = fromBlack ? -1 : 1;
    this.all = places.map(place => {
      const element = document.createElement('span'),
        [x, z] = middle(place),
        right = places.every(each => each.tower === 0) && near * (x - axis) > 0.01,
        { colour, text } = look(place);
      element.textContent = text;
      element.style.background = colour;
      const offset = near * (place.w / 2 + marginOf(place) + 0.1) * (right ? 1 : -1);
      return { element, at: new THREE.Vector3(x + offset, place.y, z + near * (place.d / 2 - 0.2)), right, place };
    });
    this.element.replaceChildren(...this.all.map(({ element }) => element));
  }

  /** Those of a level are marked. */
  light(/** @type {(place: Place) => boolean} */ lit) {
    for (const { element, place } of this.all) element.toggleAttribute('data-lit', lit(place));
  }

  /** Puts all where their boards are seen, and none into so many pixels below. */
  put(/** @type {THREE.Camera} */ camera, below = 0) {
    const { clientWidth: w, clientHeight: h } = this.host,
      seen = (/** @type {THREE.Vector3} */ point) => {
        const { x, y } = point.project(camera);
        return { x: ((x + 1) * w) / 2, y: ((1 - y) * h) / 2 };
      };
    const outlines = this.all.map(({ place }) => {
      const [x, z] = middle(place),
        across = place.w / 2,
        deep = place.d / 2;
      return [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([i, k]) => seen(new THREE.Vector3(x + i * across, place.y, z + k * deep)));
    });
    /** @type {{x: number, y: number, width: number, height: number}[]} */ const taken = [];
    for (const { element, at, right } of [...this.all].sort((a, b) => b.place.y - a.place.y)) {
      const width = element.offsetWidth,
        height = element.offsetHeight,
        point = seen(at.clone());
      const box = { x: point.x - (right ? 0 : width), y: point.y - height / 2, width, height };
      const outwards = [0, 1, 2, 3, 4].map(step => box.x + ((right ? 1 : -1) * step * width) / 2);
      box.x = outwards.find(x => !outlines.some(outline => covers({ ...box, x }, outline))) ?? box.x;
      box.x = Math.max(EDGE, Math.min(w - width - EDGE, box.x));
      for (const other of taken)
        if (box.x < other.x + other.width && other.x < box.x + width && Math.abs(box.y - other.y) < height + BETWEEN)
          box.y = other.y + height + BETWEEN;
      box.y = Math.max(EDGE, Math.min(h - below - height - EDGE, box.y));
      element.style.transform = `translate(${box.x}px, ${box.y}px)`;
      taken.push(box);
    }
  }
}

/** Whether a box lies over a good part of a convex outline. */
function covers(
  /** @type {{x: number, y: number, width: number, height: number}} */ { x, y, width, height },
  /** @type {Dot[]} */ outline,
) {
  const points = [0.1, 0.5, 0.9].flatMap(i => [0.2, 0.8].map(k => ({ x: x + i * width, y: y + k * height })));
  return points.some(point => {
    const sides = outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length];
      return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
    });
    return sides.every(side => side === sides[0]);
  });
}
