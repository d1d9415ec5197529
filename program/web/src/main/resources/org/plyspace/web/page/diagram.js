// @ts-check
// Pieces seen from above, as a printed diagram has them: their outlines lie flat on the boards.
import * as THREE from 'three';
import { silhouette } from './outlines.js';

/** @typedef {import('./men.js').Man} Man */

const TILE = 112,
  SIZE = 0.94,
  FAINT = 0.2,
  ABOVE = 0.02;
/** Fill, outline and its width, by side; as the style sheet has them. @type {[string, string, number][]} */
const INKS = [
  ['#fffdf6', '#222834', 4],
  ['#2a2f3a', '#ffffff', 3],
];

/** The same to a scene as pieces that stand. One mesh a level, so that glass above dims what is below. */
export class Diagram {
  constructor(/** @type {THREE.Group} */ parent, /** @type {import('./picture.js').RuleSet} */ rules) {
    this.parent = parent;
    this.columns = Math.ceil(Math.sqrt(2 * rules.types.length));
    this.faces = drawn(rules, this.columns);
    this.yaw = 0;
    /** @type {THREE.InstancedMesh[]} */ this.meshes = [];
    /** @type {Map<number, {mesh: THREE.InstancedMesh, index: number, at: import('./types.js').Point}>} */ this.byCell =
      new Map();
  }

  show(/** @type {Man[]} */ men) {
    this.clear();
    /** @type {Map<string, Man[]>} */ const levels = new Map();
    for (const man of men) {
      const key = `${man.at[1]} ${man.faded}`;
      levels.set(key, [...(levels.get(key) ?? []), man]);
    }
    for (const level of levels.values()) this.add(level);
    this.turn(this.yaw);
  }

  add(/** @type {Man[]} */ men) {
    const plane = new THREE.PlaneGeometry(SIZE, SIZE * 1.06).rotateX(-Math.PI / 2),
      geometry = new THREE.BufferGeometry(),
      { columns } = this;
    geometry.setIndex(plane.index);
    for (const name of ['position', 'uv']) geometry.setAttribute(name, plane.attributes[name]);
    geometry.setAttribute(
      'tile',
      new THREE.InstancedBufferAttribute(
        new Float32Array(
          men.flatMap(({ code }) => [(code - 2) % columns, columns - 1 - Math.floor((code - 2) / columns)]),
        ),
        2,
      ),
    );
    const material = new THREE.MeshBasicMaterial({
      map: this.faces,
      transparent: true,
      depthTest: false,
      depthWrite: false,
      opacity: men[0].faded ? FAINT : 1,
    });
    material.onBeforeCompile = shader => {
      shader.vertexShader = `attribute vec2 tile;\n${shader.vertexShader.replace('#include <uv_vertex>', `#include <uv_vertex>\nvMapUv = (uv + tile) / ${columns}.;`)}`;
    };
    material.customProgramCacheKey = () => `diagram ${columns}`;
    const mesh = new THREE.InstancedMesh(geometry, material, men.length);
    mesh.frustumCulled = false;
    mesh.userData.level = men[0].at[1];
    this.parent.add(mesh);
    this.meshes.push(mesh);
    men.forEach((man, index) => this.byCell.set(man.cell, { mesh, index, at: man.at }));
  }

  /** All stand upright to who looks. */
  turn(/** @type {number} */ yaw) {
    this.yaw = yaw;
    for (const cell of this.byCell.keys()) this.place(cell);
    this.changed();
  }

  place(/** @type {number} */ cell, point = this.byCell.get(cell)?.at) {
    const man = this.byCell.get(cell);
    if (man && point)
      man.mesh.setMatrixAt(
        man.index,
        new THREE.Matrix4().makeRotationY(this.yaw).setPosition(point[0], point[1] + ABOVE, point[2]),
      );
  }

  hide(/** @type {number} */ cell) {
    const man = this.byCell.get(cell);
    this.byCell.delete(cell);
    man?.mesh.setMatrixAt(man.index, new THREE.Matrix4().makeScale(0, 0, 0));
  }

  changed() {
    for (const mesh of this.meshes) mesh.instanceMatrix.needsUpdate = true;
  }

  clear() {
    for (const mesh of this.meshes) {
      this.parent.remove(mesh);
      mesh.geometry.dispose();
      /** @type {THREE.Material} */ (mesh.material).dispose();
      mesh.dispose();
    }
    this.meshes = [];
    this.byCell.clear();
  }

  dispose() {
    this.clear();
    this.faces.dispose();
  }
}

/** The pieces of both sides, a tile each, in the order of their codes. */
function drawn(/** @type {import('./picture.js').RuleSet} */ rules, /** @type {number} */ columns) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TILE * columns;
  const c = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  c.textAlign = 'center';
  c.lineJoin = 'round';
  rules.types.forEach((type, i) =>
    INKS.forEach((ink, side) => {
      const nth = 2 * i + side;
      c.setTransform(
        TILE / 106,
        0,
        0,
        TILE / 106,
        ((nth % columns) + 0.5) * TILE,
        (Math.floor(nth / columns) + 58 / 106) * TILE,
      );
      piece(c, type, rules.shapes[i], ink);
    }),
  );
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function piece(
  /** @type {CanvasRenderingContext2D} */ c,
  /** @type {import('./types.js').PieceType} */ type,
  /** @type {string} */ shape,
  /** @type {[string, string, number]} */ [fill, ink, width],
) {
  const { paths, discs, lines, dots } = silhouette(shape),
    disc = (/** @type {[number, number, number]} */ [x, y, r]) => {
      const path = new Path2D();
      path.arc(x, y, r, 0, 2 * Math.PI);
      return path;
    };
  c.strokeStyle = ink;
  for (const body of [...paths.map(path => new Path2D(path)), ...discs.map(disc)]) {
    c.fillStyle = fill;
    c.lineWidth = width;
    c.fill(body);
    c.stroke(body);
  }
  c.lineWidth = 4;
  for (const line of lines) c.stroke(new Path2D(line));
  c.fillStyle = ink;
  for (const dot of dots) c.fill(disc(dot));
  if (type.figure) {
    c.translate(-24, -33);
    c.scale(0.48, 0.48);
    c.fill(new Path2D(type.figure));
  } else if (shape === 'medal') {
    c.font = `700 ${type.symbol.length > 1 ? 32 : 42}px system-ui, sans-serif`;
    c.fillText(type.symbol, 0, 5);
  }
}
