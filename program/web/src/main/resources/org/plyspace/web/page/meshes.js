// @ts-check
// What things in space are made of: boards, and what stands beside boards and pieces.
import * as THREE from 'three';
import { MARKS } from './colours.js';
import { cornersOf } from './hexagons.js';
import { centre, columnOf, FOOT, marginOf, middle, standOf, THICKNESS } from './space.js';

/** @typedef {import('./types.js').Place} Place @typedef {import('./types.js').Point} Point */

/** A board where it is flat: its top, to be painted, and its rim. */
export function slab(/** @type {Place} */ place, /** @type {string} */ colour) {
  const margin = marginOf(place),
    w = place.w + 2 * margin,
    d = place.d + 2 * margin;
  const top = sheet(w, d, document.createElement('canvas')),
    rim = new THREE.Mesh(ring(w, d, 0.16, 0.05), new THREE.MeshBasicMaterial({ color: colour, transparent: true }));
  rim.rotation.x = -Math.PI / 2;
  return { top, rim };
}

/** A canvas lying flat, seen from both sides. */
function sheet(/** @type {number} */ w, /** @type {number} */ d, /** @type {HTMLCanvasElement} */ canvas) {
  const map = new THREE.CanvasTexture(canvas);
  map.colorSpace = THREE.SRGBColorSpace;
  map.anisotropy = 2;
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(w, d),
    new THREE.MeshBasicMaterial({ map, transparent: true, depthWrite: false, side: THREE.DoubleSide }),
  );
  mesh.rotation.x = -Math.PI / 2;
  return mesh;
}

/** A rounded rectangle's edge. */
function ring(/** @type {number} */ w, /** @type {number} */ d, /** @type {number} */ r, /** @type {number} */ t) {
  const round = (
    /** @type {THREE.Path} */ path,
    /** @type {number} */ w,
    /** @type {number} */ d,
    /** @type {number} */ r,
  ) => {
    path.absarc(w / 2 - r, -d / 2 + r, r, -Math.PI / 2, 0, false);
    path.absarc(w / 2 - r, d / 2 - r, r, 0, Math.PI / 2, false);
    path.absarc(-w / 2 + r, d / 2 - r, r, Math.PI / 2, Math.PI, false);
    path.absarc(-w / 2 + r, -d / 2 + r, r, Math.PI, Math.PI * 1.5, false);
    return path;
  };
  const shape = /** @type {THREE.Shape} */ (round(new THREE.Shape(), w, d, r));
  shape.holes.push(round(new THREE.Path(), w - 2 * t, d - 2 * t, r - t));
  return new THREE.ExtrudeGeometry(shape, { depth: THICKNESS, bevelEnabled: false, curveSegments: 6 });
}

/** The thin posts that movable boards stand on, as high as a level. @returns {THREE.Object3D[]} */
export function posts(/** @type {Place[]} */ places, /** @type {number} */ height) {
  const hung = places.filter(place => place.board.anchor !== null);
  if (!hung.length) return [];
  const all = new THREE.InstancedMesh(
    new THREE.CylinderGeometry(0.045, 0.045, height, 12),
    new THREE.MeshPhongMaterial({ color: 0x9aa1aa, specular: 0xffffff, shininess: 60 }),
    hung.length,
  );
  hung.forEach((place, i) => {
    const [x, z] = middle(place);
    all.setMatrixAt(
      i,
      new THREE.Matrix4().makeTranslation(x, place.y + ((place.board.inverted ? 1 : -1) * height) / 2, z),
    );
  });
  all.frustumCulled = false;
  return [all];
}

/** A stand for boards on steps: a foot, a bent pole beside them, and an arm to each. @returns {THREE.Object3D[]} */
export function stand(/** @type {Place[]} */ places) {
  const { x, arms, foot } = standOf(places),
    metal = new THREE.MeshPhongMaterial({ color: 0x9aa1aa, specular: 0x777777, shininess: 40 });
  const [left] = middle(arms[0].place),
    floor = foot[0][1],
    at = (/** @type {number} */ px, /** @type {number} */ py, /** @type {number} */ pz) =>
      new THREE.Vector3(px, py, pz);
  const pole = new THREE.CatmullRomCurve3([
    at(left, floor + 0.1, arms[0].z),
    at((left + x) / 2 + 0.6, floor + 0.12, arms[0].z),
    ...arms.map(({ place, z }) => at(x, place.y - THICKNESS, z)),
  ]);
  const base = new THREE.Mesh(new THREE.CylinderGeometry(FOOT * 0.9, FOOT, 0.16, 40), metal);
  base.position.set(left, floor, arms[0].z);
  const held = arms.map(({ place, z }) => {
    const edge = place.x + place.w - 0.5,
      arm = new THREE.Mesh(new THREE.CylinderGeometry(0.055, 0.055, x - edge, 8).rotateZ(Math.PI / 2), metal);
    arm.position.set((x + edge) / 2, place.y - THICKNESS - 0.03, z);
    return arm;
  });
  return [base, new THREE.Mesh(new THREE.TubeGeometry(pole, 16 * arms.length, 0.08, 10), metal), ...held];
}

/** A prism through all levels that have the column of a cell; one in each tower. @returns {THREE.Object3D[]} */
export function prisms(
  /** @type {Place[]} */ places,
  /** @type {import('./picture.js').Picture} */ picture,
  /** @type {number} */ cell,
) {
  const at = new Map(),
    colour = new THREE.Color(MARKS.column),
    board = picture.boardOf(cell),
    left = places[0].left,
    sides = cornersOf(board, left, 0, 0, 0.98),
    far = Math.hypot(...sides[0]);
  for (const square of columnOf(picture.layout, picture.square(cell))) {
    const place = places.find(each => each.board === picture.boardOf(square.cell));
    if (place && !at.has(place.tower)) at.set(place.tower, centre(place, square));
  }
  /** @type {THREE.Object3D[]} */ const found = [];
  const corners = [];
  for (const [tower, [x, , z]] of at) {
    const heights = places.filter(place => place.tower === tower).map(place => place.y),
      low = Math.min(...heights),
      high = Math.max(...heights) + 0.6;
    const prism = new THREE.Mesh(
      new THREE.CylinderGeometry(far, far, high - low, sides.length).rotateY(
        Math.PI / 2 - Math.atan2(sides[0][1], sides[0][0]),
      ),
      new THREE.MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.13, depthWrite: false }),
    );
    prism.position.set(x, (high + low) / 2, z);
    prism.renderOrder = 9000;
    found.push(prism);
    for (const [dx, dz] of sides)
      corners.push(new THREE.Vector3(x + dx, low, z + dz), new THREE.Vector3(x + dx, high, z + dz));
  }
  const edges = new THREE.LineSegments(
    new THREE.BufferGeometry().setFromPoints(corners),
    new THREE.LineBasicMaterial({ color: colour, transparent: true, opacity: 0.9 }),
  );
  edges.renderOrder = 9001;
  return [...found, edges];
}

/** The outline of a board that could hang on an anchor, with the anchor's name. */
export function outline(/** @type {Place} */ place, /** @type {string} */ ink) {
  const unit = 72,
    canvas = document.createElement('canvas');
  canvas.width = place.w * unit;
  canvas.height = place.d * unit;
  const c = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  c.strokeStyle = c.fillStyle = ink;
  c.lineWidth = 6;
  c.setLineDash([14, 9]);
  c.strokeRect(5, 5, canvas.width - 10, canvas.height - 10);
  c.globalAlpha = 0.14;
  c.fillRect(5, 5, canvas.width - 10, canvas.height - 10);
  c.globalAlpha = 1;
  c.font = `700 ${0.42 * unit}px system-ui, sans-serif`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillText(place.board.name, canvas.width / 2, canvas.height / 2);
  const ghost = sheet(place.w, place.d, canvas),
    [x, z] = middle(place);
  ghost.position.set(x, place.y, z);
  return ghost;
}

/** An arc from point to point. @returns {THREE.Object3D[]} */
export function arrow(/** @type {Point} */ from, /** @type {Point} */ to, /** @type {string} */ color) {
  const [a, b] = [from, to].map(point => new THREE.Vector3(...point).add(new THREE.Vector3(0, 0.25, 0)));
  const top = a
    .clone()
    .lerp(b, 0.5)
    .add(new THREE.Vector3(0, 0.35 + a.distanceTo(b) * 0.12, 0));
  const curve = new THREE.QuadraticBezierCurve3(a, top, b),
    material = new THREE.MeshBasicMaterial({ color });
  const shaft = new THREE.Mesh(new THREE.TubeGeometry(curve, 24, 0.05, 8), material);
  const head = new THREE.Mesh(new THREE.ConeGeometry(0.14, 0.32, 14), material);
  head.position.copy(b);
  head.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), curve.getTangent(1));
  return [shaft, head];
}

/** Takes a thing out of space, with all that it holds of the graphics card. */
export function dispose(/** @type {THREE.Object3D} */ object) {
  object.removeFromParent();
  const { geometry, material } = /** @type {Partial<THREE.Mesh<THREE.BufferGeometry, THREE.MeshBasicMaterial>>} */ (
    object
  );
  geometry?.dispose();
  material?.map?.dispose();
  material?.dispose();
  if (object instanceof THREE.InstancedMesh) object.dispose();
}

/** What comes from above and from below, how strongly; and lamps: colour, strength, and where they are. */
const SKY = 0xffffff,
  GROUND = 0x8d8578,
  AROUND = 1.25,
  LAMPS = [
    [0xfff6e6, 1.7, -5, 8, 6],
    [0xdfe9ff, 0.8, 7, 3, -4],
    [0xffffff, 0.5, 3, 1, 8],
  ];

/** Lights the world. */
export function light(/** @type {THREE.Scene} */ world) {
  // no environment map: its blur alone takes half a minute where software renders
  world.add(new THREE.HemisphereLight(SKY, GROUND, AROUND));
  for (const [colour, strength, x, y, z] of LAMPS) {
    const light = new THREE.DirectionalLight(colour, strength);
    light.position.set(x, y, z);
    world.add(light);
  }
}

const vector = (/** @type {number[]} */ numbers) => `vec3(${numbers.map(each => each.toFixed(4)).join()})`;
const colour = (/** @type {number} */ hex, /** @type {number} */ strength) =>
  vector(new THREE.Color(hex).multiplyScalar(strength / Math.PI).toArray());

/** Lights instances by the same lamps, corner by corner and not pixel by pixel, which takes too long where software renders. */
export function lightCorners(/** @type {THREE.MeshBasicMaterial} */ material) {
  const lamps = LAMPS.map(
    ([hex, strength, ...at], i) =>
      `lamp = ${vector(new THREE.Vector3(...at).normalize().toArray())}; met = max(0., dot(face, lamp)); lit += ${colour(hex, strength)} * met;${
        i ? '' : `shine = ${colour(hex, strength)} * met * pow(max(0., dot(face, normalize(lamp + eye))), 24.);`
      }`,
  ).join('\n');
  material.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <color_vertex>',
      `#include <color_vertex>
       vec3 face = normalize(mat3(instanceMatrix) * normal), eye = normalize(cameraPosition - (instanceMatrix * vec4(position, 1.)).xyz), lamp;
       vec3 lit = mix(${colour(GROUND, AROUND)}, ${colour(SKY, AROUND)}, .5 + .5 * face.y), shine = vec3(0.);
       float met;
       ${lamps}
       vColor.rgb = vColor.rgb * lit + .35 * shine;`,
    );
  };
  material.customProgramCacheKey = () => 'corners';
  return material;
}
