// @ts-check
// The boards in space. It draws what it is told to show, only when something changed.
import * as THREE from 'three';
import { FIELD_OF_VIEW } from './camera.js';
import { THEMES, levelColour } from './colours.js';
import { extras } from './extras.js';
import { aim, free, seenFrom } from './lens.js';
import { Men } from './men.js';
import { HEIGHTS, SIZE } from './outlines.js';
import { dispose, light, slab } from './meshes.js';
import { move, pointIn, taken } from './movement.js';
import { repaint } from './painting.js';
import { anchorMet, met } from './picking.js';
import { centre, levels, middle, placed, THICKNESS, towersFor } from './space.js';
import { Tags } from './tags.js';
import { Turning } from './turning.js';

/** @typedef {import('./types.js').Place} Place @typedef {import('./types.js').Point} Point @typedef {import('./picture.js').Picture} Picture @typedef {import('./types.js').View} View */

/** Pixels between the bar and what stays free of it. */
const ABOVE_THE_BAR = 10;
/** Where a frame takes more milliseconds, fewer pixels are drawn while it is turned: this part of them, either way. */
const SLOW = 45,
  WHILE_TURNED = 0.6;
/** Degrees above the boards from which on pieces lie flat: what stands is seen edge-on from there. */
const STEEP = 58;
/** What draws pieces that lie flat, when it was needed. @type {typeof import('./diagram.js').Diagram|null} */
let Diagram = null;

/** @typedef {{place: Place, top: THREE.Mesh, rim: THREE.Mesh, drawn: string}} Drawn a board, and what was painted on it last */

export class Scene {
  /** @throws {Error} where there is no WebGL */
  constructor(
    /** @type {HTMLElement} */ host,
    /** @type {{below: () => number, turned: () => void, lost: () => void, restored: () => void, named: (board: import('./types.js').Board) => void}} */ tell,
  ) {
    this.host = host;
    this.tell = tell;
    const canvas = document.createElement('canvas'),
      context = canvas.getContext('webgl2');
    if (!context) throw new Error('no WebGL'); // three.js would complain on the console
    this.renderer = new THREE.WebGLRenderer({ canvas, context, antialias: true, alpha: true });
    this.sharpen(1);
    canvas.setAttribute('aria-hidden', 'true'); // the flat boards say the same
    this.tags = new Tags(host, tell.named);
    host.prepend(canvas, this.tags.element);
    this.world = new THREE.Scene();
    this.root = new THREE.Group();
    this.world.add(this.root);
    light(this.world);
    this.deep = new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 900);
    this.level = new THREE.OrthographicCamera(-1, 1, 1, -1, 1, 900);
    /** @type {THREE.PerspectiveCamera|THREE.OrthographicCamera} */ this.camera = this.deep;
    this.controls = new Turning(this.camera, canvas, {
      changed: () => this.draw(),
      released: turned => {
        if (this.isCoarse) {
          this.sharpen(1);
          this.draw();
        }
        if (turned && !this.view?.plan) tell.turned();
      },
    });
    canvas.addEventListener('webglcontextlost', event => {
      event.preventDefault(); // else it is never given back
      this.lost = true;
      if (!this.gone) tell.lost();
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.lost = false;
      if (!this.gone) tell.restored();
    });
    this.frames = 0;
    this.lost = false;
    /** @type {Men|import('./diagram.js').Diagram|null} */ this.men = null;
    /** @type {{w: number, h: number}|null} */ this.size = null;
    this.extrasDrawn = '';
    /** Moves what is on its way. @type {((now: number) => void)|null} */ this.moving = null;
    /** @type {View|null} */ this.view = null;
    /** @type {Place[]} */ this.places = [];
    /** @type {Drawn[]} */ this.boards = [];
    /** @type {THREE.Object3D[]} */ this.extras = [];
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(host);
    this.resize();
  }

  /** @param {View} view @param {{effects?: import('./answers.js').Effect[], before?: Picture|null}} [change] what led there, to be shown as a movement */
  show(view, { effects = [], before = null } = {}) {
    const old = this.view,
      { picture } = view,
      shown = String(view.shown);
    const other =
      !old || old.picture.rules !== picture.rules || old.theme !== view.theme || String(old.shown) !== shown;
    const inked = old?.focus !== view.focus || old?.level !== view.level;
    const reset = old?.unfold !== view.unfold || old?.spacing !== view.spacing,
      moved = other || old.picture !== picture || reset;
    this.view = view;
    if (other) this.build();
    else if (moved) this.arrange();
    else if (old.fromBlack !== view.fromBlack) this.addTags();
    const turned =
      other || old.direction !== view.direction || old.fromBlack !== view.fromBlack || reset || old.plan !== view.plan;
    const reshaped = turned && this.chooseMen();
    const was = before && effects.length ? { picture: before, places: this.layOut(before) } : null;
    if (moved || inked || reshaped) this.stand(was ? taken(this, effects, was) : []);
    const painted = repaint(this);
    const extras = `${view.unfold} ${view.spacing} ${view.column} ${view.ghosts} ${view.moved.map(({ anchor }) => anchor)} ${view.arrows.map(({ from, to, isHint }) => `${from}-${to}${isHint}`)}`;
    const added = moved || extras !== this.extrasDrawn;
    if (added) this.addExtras();
    this.extrasDrawn = extras;
    if (turned) aim(this);
    this.tags.light(place => this.faded(place.board) === false && view.level !== null);
    if (was) this.animate(effects, was);
    if (moved || painted || added || inked) this.draw();
  }

  /** Whether a board is not in full ink. */
  faded(/** @type {import('./types.js').Board} */ board) {
    const { focus, level } = /** @type {View} */ (this.view);
    return level !== null ? board.z !== level : focus !== null && focus !== board.name;
  }

  /** Pieces stand, or lie where one looks from above; says whether that changed. */
  chooseMen(elevation = seenFrom(this).elevation) {
    const { picture, plan } = /** @type {View} */ (this.view),
      flat = plan || elevation > STEEP;
    if (flat && !Diagram) void this.loadDiagram();
    const Wanted = (flat && Diagram) || Men;
    if (this.men instanceof Wanted) return false;
    this.men?.dispose();
    this.men = new Wanted(this.root, picture.rules, this.theme);
    return true;
  }

  /** Pieces stand until what draws them flat is there. */
  async loadDiagram() {
    Diagram ??= (await import('./diagram.js')).Diagram;
    if (this.gone || !this.view || !this.chooseMen()) return;
    this.stand();
    repaint(this);
    this.draw();
  }

  /** Whether pieces lie flat. */
  get areFlat() {
    return Diagram !== null && this.men instanceof Diagram;
  }

  get theme() {
    return THEMES[/** @type {View} */ (this.view).theme];
  }

  get aspect() {
    const { w, h } = free(this);
    return w / h;
  }

  layOut(/** @type {Picture} */ picture) {
    const { shown, unfold, spacing } = /** @type {View} */ (this.view),
      boards = picture.layout.boards.filter(board => shown.includes(board.name));
    return placed(picture.layout, {
      unfold,
      spacing,
      boards,
      aspect: this.aspect,
      towers: towersFor(picture.layout, boards, this.aspect),
    });
  }

  build() {
    this.clear();
    const { picture } = /** @type {View} */ (this.view);
    this.places = this.layOut(picture);
    for (const place of this.places) this.addBoard(place);
    this.addTags();
    this.moveBoards();
  }

  /** Boards stand elsewhere, but are the same. */
  arrange() {
    this.moving = null; // it was on its way to where it is no more
    this.places = this.layOut(/** @type {View} */ (this.view).picture);
    this.places.forEach((place, i) => {
      this.boards[i].place = place;
    });
    this.addTags();
    this.moveBoards();
  }

  addBoard(/** @type {Place} */ place) {
    const board = slab(place, this.tint(place, -0.28));
    this.root.add(board.top, board.rim);
    this.boards.push({ place, ...board, drawn: '' });
  }

  tint(/** @type {Place} */ place, shade = 0) {
    const zs = levels(/** @type {View} */ (this.view).picture.layout);
    return levelColour(place.board.z, zs[0], zs[zs.length - 1], shade);
  }

  moveBoards() {
    for (const board of this.boards) {
      this.moveBoard(board, [board.place.x, board.place.y, board.place.z]);
      /** @type {THREE.MeshBasicMaterial} */ (board.rim.material).color.set(this.tint(board.place, -0.28));
    }
  }

  moveBoard(/** @type {Drawn} */ { place, top, rim }, /** @type {Point} */ [x, y, z]) {
    const [cx, cz] = middle(place),
      dx = cx - place.x,
      dz = cz - place.z;
    top.position.set(x + dx, y, z + dz);
    rim.position.set(x + dx, y - THICKNESS - 0.004, z + dz);
  }

  /** The pieces where they stand now, and others that are on their way out. */
  stand(/** @type {import('./men.js').Man[]} */ leaving = []) {
    const { picture } = /** @type {View} */ (this.view),
      flat = this.areFlat;
    this.standing = picture.men().flatMap(man => {
      const place = this.places.find(each => each.board === man.board);
      return place
        ? [
            {
              ...man,
              at: centre(place, man.square),
              faded: this.faded(man.board),
              height: flat ? 0 : HEIGHTS[picture.rules.shapeOf(man.code)] * SIZE,
            },
          ]
        : [];
    });
    this.men?.show([...this.standing, ...leaving]);
  }

  /** Column, posts, places for boards and arrows: few things, made anew. */
  addExtras() {
    for (const each of this.extras) dispose(each);
    this.extras = extras(this);
    if (this.extras.length) this.root.add(...this.extras);
  }

  /** The middle of a cell's square, if it is shown. */
  pointOf(/** @type {number} */ cell) {
    return pointIn({ picture: /** @type {View} */ (this.view).picture, places: this.places }, cell);
  }

  addTags() {
    this.tags.show(this.places, /** @type {View} */ (this.view).fromBlack, place => ({
      colour: this.tint(place, -0.38),
      text: this.nameOf(place),
    }));
  }

  /** A board's name; of the lowest of a tower also what it lies over. */
  nameOf(/** @type {Place} */ { board, tower }) {
    const below = this.places.filter(each => each.tower === tower - 1),
      first = this.places.every(each => each.tower !== tower || each.board.z >= board.z);
    const top = below.length && first ? below.reduce((a, b) => (b.board.z > a.board.z ? b : a)) : null;
    return top ? `${board.name}, over ${top.board.name}` : board.name;
  }

  resize() {
    const { clientWidth: w, clientHeight: h } = this.host;
    if (!w || !h || (w === this.size?.w && h === this.size.h)) return;
    this.size = { w, h };
    this.renderer.setSize(w, h);
    if (!this.view) return;
    this.arrange();
    this.stand();
    this.addExtras();
    aim(this);
    this.render(); // at once, since a canvas of another size is empty
  }

  /** Pieces and boards go where they are now from where they were, in arcs. */
  animate(/** @type {import('./answers.js').Effect[]} */ effects, /** @type {import('./movement.js').Was} */ was) {
    move(this, effects, was);
  }

  /** Draws fewer pixels, or all. */
  sharpen(/** @type {number} */ part) {
    this.isCoarse = part < 1;
    this.renderer.setPixelRatio(part * Math.min(2, devicePixelRatio));
  }

  draw() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(now => {
      this.pending = false;
      this.moving?.(now);
      this.render();
      if (this.moving) this.draw();
      if (this.controls.held.size && !this.isCoarse)
        requestAnimationFrame(next => {
          if (next - now > SLOW && this.controls.held.size && !this.gone) {
            this.sharpen(WHILE_TURNED);
            this.render(); // the canvas is empty since its size changed
          }
        });
    });
  }

  render() {
    if (!this.view || !this.places.length || this.gone || this.lost) return;
    const eye = this.camera.position.y; // planes are parallel: painter's order by distance from the height of the eye is exact
    const focus = this.places.find(place => place.board.z === this.view?.level)?.y;
    for (const each of this.root.children) {
      const isPlane = each instanceof THREE.Mesh && each.geometry.type === 'PlaneGeometry';
      const height = each.userData.level ?? (isPlane ? each.position.y : undefined);
      // the level in focus lies over all others
      if (height !== undefined)
        each.renderOrder =
          (height === focus ? 3000 : 1000) - Math.abs(height - eye) * 10 + (each.userData.level === undefined ? 0 : 1);
    }
    const yaw = this.controls.getAzimuthalAngle();
    if (
      !this.moving &&
      this.camera === this.deep &&
      this.chooseMen(90 - (this.controls.getPolarAngle() * 180) / Math.PI)
    ) {
      this.stand();
      repaint(this);
    }
    if (Math.abs(yaw - (this.men?.yaw ?? 0)) > 0.03 && !this.moving) this.men?.turn(yaw);
    this.renderer.render(this.world, this.camera);
    this.frames++;
    const below = this.tell.below();
    this.tags.put(this.camera, below && below + ABOVE_THE_BAR);
  }

  /** The ray through a point of the window. */
  ray(/** @type {number} */ clientX, /** @type {number} */ clientY) {
    const box = this.renderer.domElement.getBoundingClientRect(),
      caster = new THREE.Raycaster();
    caster.setFromCamera(
      new THREE.Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2),
      this.camera,
    );
    return {
      from: /** @type {Point} */ (caster.ray.origin.toArray()),
      along: /** @type {Point} */ (caster.ray.direction.toArray()),
    };
  }

  /** The squares under a point of the window, nearest first. */
  pick(/** @type {number} */ clientX, /** @type {number} */ clientY) {
    return met(this.ray(clientX, clientY), this.places, this.standing ?? []);
  }

  /** The anchor whose ghost lies under a point of the window, or null. */
  pickGhost(/** @type {number} */ clientX, /** @type {number} */ clientY) {
    return this.view
      ? anchorMet(this.ray(clientX, clientY), this.view.picture.layout, this.view.ghosts, this.view.spacing)
      : null;
  }

  /** Where a cell's middle is in the window. @returns {[number, number]|null} */
  project(/** @type {number} */ cell) {
    const point = this.pointOf(cell),
      box = this.renderer.domElement.getBoundingClientRect();
    if (!point) return null;
    const at = new THREE.Vector3(...point).project(this.camera);
    return [box.left + ((at.x + 1) * box.width) / 2, box.top + ((1 - at.y) * box.height) / 2];
  }

  /** What was drawn, for tests. */
  figures() {
    const { render, memory } = this.renderer.info;
    return {
      calls: render.calls,
      triangles: render.triangles,
      textures: memory.textures,
      geometries: memory.geometries,
      frames: this.frames,
      men: this.standing?.length ?? 0,
    };
  }

  /** The picture's pixels as they are now, RGBA from below. */
  pixels() {
    this.render();
    const gl = this.renderer.getContext(),
      { drawingBufferWidth: w, drawingBufferHeight: h } = gl,
      data = new Uint8Array(4 * w * h);
    gl.readPixels(0, 0, w, h, gl.RGBA, gl.UNSIGNED_BYTE, data);
    return data;
  }

  clear() {
    for (const { top, rim } of this.boards) [top, rim].forEach(dispose);
    for (const each of this.extras) dispose(each);
    this.men?.dispose();
    this.men = null;
    this.boards = [];
    this.extras = [];
    this.moving = null;
  }

  dispose() {
    this.gone = true;
    this.clear();
    this.sizes.disconnect();
    this.controls.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss(); // a browser has few contexts, and gives back none before it must
    this.renderer.domElement.remove();
    this.tags.element.remove();
  }
}
