// @ts-check
// All pieces of a position in space: one instanced mesh a shape for bodies, one for contours, whatever their number.
import * as THREE from 'three';
import { figure } from './figures.js';
import { lightCorners } from './meshes.js';
import { SIZE } from './outlines.js';

/** @typedef {{code: number, cell: number, at: import('./types.js').Point, faded: boolean}} Man */

/** Beyond so many men each is so small that fewer triangles do. */
const MANY = 40;
const TILE = 96,
  TILES = 8,
  FACE = 0.29;

export class Men {
  /**
   * @param {THREE.Group} parent
   * @param {import('./picture.js').RuleSet} rules
   * @param {typeof import('./colours.js').THEMES.light} theme
   */
  constructor(parent, rules, theme) {
    this.parent = parent;
    this.rules = rules;
    this.theme = theme;
    this.yaw = 0;
    /** @type {THREE.InstancedMesh[]} */ this.meshes = [];
    /** @type {Map<number, {meshes: THREE.InstancedMesh[], index: number, at: import('./types.js').Point}>} */ this.byCell =
      new Map();
    this.faces = this.rules.shapes.includes('medal') ? atlas(rules) : null;
  }

  /** Draws these and no others. */
  show(/** @type {Man[]} */ men) {
    this.clear();
    /** @type {Map<string, Man[]>} */ const groups = new Map();
    for (const man of men) {
      const key = `${this.rules.shapeOf(man.code)} ${man.faded}`;
      groups.set(key, [...(groups.get(key) ?? []), man]);
    }
    for (const [key, group] of groups) {
      const [shape, faded] = key.split(' ');
      this.add(shape, group, faded === 'true', men.length > MANY);
    }
    this.turn(this.yaw);
  }

  add(
    /** @type {string} */ shape,
    /** @type {Man[]} */ group,
    /** @type {boolean} */ faded,
    /** @type {boolean} */ amongMany,
  ) {
    const geometry = figure(shape, amongMany);
    const body = lightCorners(
      new THREE.MeshBasicMaterial({
        vertexColors: true,
        transparent: faded,
        opacity: faded ? 0.22 : 1,
        depthWrite: !faded,
      }),
    );
    const bodies = new THREE.InstancedMesh(geometry, body, group.length);
    /** @type {THREE.InstancedMesh[]} */ const meshes = [bodies];
    group.forEach((man, i) =>
      bodies.setColorAt(i, new THREE.Color(man.code & 1 ? this.theme.black : this.theme.white)),
    );
    if (!faded) {
      const contour = new THREE.MeshBasicMaterial({ side: THREE.BackSide });
      contour.onBeforeCompile = shader => {
        shader.vertexShader = shader.vertexShader.replace(
          '#include <begin_vertex>',
          'vec3 transformed = position + normalize(normal) * .0145;',
        );
      };
      const contours = new THREE.InstancedMesh(figure(shape, amongMany, true), contour, group.length);
      group.forEach((man, i) =>
        contours.setColorAt(i, new THREE.Color(man.code & 1 ? this.theme.blackLine : this.theme.whiteLine)),
      );
      meshes.push(contours);
      if (shape === 'medal' && this.faces) meshes.push(this.lettered(group));
    }
    for (const mesh of meshes) {
      mesh.frustumCulled = false;
      this.parent.add(mesh);
    }
    this.meshes.push(...meshes);
    group.forEach((man, index) => this.byCell.set(man.cell, { meshes, index, at: man.at }));
  }

  /** Letters and figures on medals: one texture, of which each piece shows its tile. */
  lettered(/** @type {Man[]} */ group) {
    const front = new THREE.CircleGeometry(FACE, 32).translate(0, 0.63, 0.053),
      back = new THREE.CircleGeometry(FACE, 32).translate(0, 0.63, 0.053).rotateY(Math.PI);
    const geometry = new THREE.BufferGeometry();
    for (const name of ['position', 'uv']) {
      const parts = [front, back].map(part => part.toNonIndexed().attributes[name]);
      geometry.setAttribute(
        name,
        new THREE.BufferAttribute(new Float32Array([...parts[0].array, ...parts[1].array]), parts[0].itemSize),
      );
    }
    const tiles = group.flatMap(({ code }) => tileOf(code));
    geometry.setAttribute('tile', new THREE.InstancedBufferAttribute(new Float32Array(tiles), 2));
    const material = new THREE.MeshBasicMaterial({ map: this.faces, transparent: true });
    material.onBeforeCompile = shader => {
      shader.vertexShader = `attribute vec2 tile;\n${shader.vertexShader.replace('#include <uv_vertex>', `#include <uv_vertex>\nvMapUv = (uv + tile) / ${TILES}.;`)}`;
    };
    const mesh = new THREE.InstancedMesh(geometry, material, group.length);
    mesh.userData.own = true;
    return mesh;
  }

  /** Horses, crosses and medals show their profile to the viewer, as in a printed diagram. */
  turn(/** @type {number} */ yaw) {
    this.yaw = yaw;
    for (const cell of this.byCell.keys()) this.place(cell);
    this.changed();
  }

  /** Moves one piece to a point, or back to where it stands. */
  place(/** @type {number} */ cell, point = this.byCell.get(cell)?.at) {
    const man = this.byCell.get(cell);
    if (!man || !point) return;
    const matrix = new THREE.Matrix4().compose(
      new THREE.Vector3(point[0], point[1] + 0.005, point[2]),
      new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 1, 0), this.yaw - 0.3),
      new THREE.Vector3(SIZE, SIZE, SIZE),
    );
    for (const mesh of man.meshes) mesh.setMatrixAt(man.index, matrix);
  }

  /** Shows a piece no longer. Its place in the meshes is empty until all are drawn anew. */
  hide(/** @type {number} */ cell) {
    const man = this.byCell.get(cell);
    this.byCell.delete(cell);
    if (!man) return;
    for (const mesh of man.meshes) mesh.setMatrixAt(man.index, new THREE.Matrix4().makeScale(0, 0, 0));
  }

  changed() {
    for (const mesh of this.meshes) mesh.instanceMatrix.needsUpdate = true;
  }

  clear() {
    for (const mesh of this.meshes) {
      this.parent.remove(mesh);
      if (mesh.userData.own) mesh.geometry.dispose();
      /** @type {THREE.Material} */ (mesh.material).dispose();
      mesh.dispose();
    }
    this.meshes = [];
    this.byCell.clear();
  }

  dispose() {
    this.clear();
    this.faces?.dispose();
  }
}

/** Column and row, from below, of a piece's tile. */
function tileOf(/** @type {number} */ code) {
  return [code % TILES, TILES - 1 - Math.floor(code / TILES)];
}

/** What stands on the medals of both sides, drawn once. */
function atlas(/** @type {import('./picture.js').RuleSet} */ rules) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = TILE * TILES;
  const c = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  rules.types.forEach((type, i) => {
    for (const side of [0, 1]) {
      const code = 2 * (i + 1) + side,
        [column, row] = tileOf(code);
      const x = column * TILE,
        y = (TILES - 1 - row) * TILE;
      c.fillStyle = side ? '#ffffff' : '#222834';
      if (type.figure) {
        c.save();
        c.translate(x + TILE * 0.12, y + TILE * 0.12);
        c.scale(TILE * 0.0076, TILE * 0.0076);
        c.fill(new Path2D(type.figure));
        c.restore();
      } else {
        c.font = `700 ${TILE * (type.symbol.length > 1 ? 0.52 : 0.7)}px system-ui, sans-serif`;
        c.fillText(type.symbol, x + TILE / 2, y + TILE * 0.54);
      }
    }
  });
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
