// @ts-check
// The boards in space. It draws what it is told to show, only when something changed.
import * as THREE from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { FIELD_OF_VIEW, fit, fitPlan } from './camera.js';
import { MARKS, THEMES, levelColour } from './colours.js';
import { DURATION } from './glide.js';
import { Men } from './men.js';
import { HEIGHTS } from './outlines.js';
import { THICKNESS, arrow, dispose, outline, posts, prisms, slab } from './meshes.js';
import { marginOf, paint } from './painting.js';
import { anchorMet, met } from './picking.js';
import { anchorPlace, centre, columnOf, levelHeight, levels, middle, placed, towersFor } from './space.js';
import { Tags } from './tags.js';

/** @typedef {import('./types.js').Place} Place @typedef {import('./types.js').Point} Point @typedef {import('./picture.js').Picture} Picture */
/**
 * @typedef {object} View what is to be seen
 * @property {Picture} picture
 * @property {string[]} shown names of the boards that are shown
 * @property {number} unfold 0 for the stack, 1 for flat
 * @property {number} glass 0 to 1, how much the glass covers
 * @property {string|null} focus the board that the others fade behind
 * @property {boolean} plan whether it is seen from above and without perspective
 * @property {number|null} level the height that alone is in full ink, if one is
 * @property {import('./types.js').Moved[]} moved
 * @property {import('./types.js').Marks} marks
 * @property {number|null} column a cell whose column is lit
 * @property {number[]} ghosts anchors where a board could hang
 * @property {{from: number, to: number}[]} arrows
 * @property {'light'|'dark'} theme
 * @property {import('./types.js').Direction} direction
 * @property {boolean} fromBlack whether Black's side is the near one
 */
/** @typedef {{picture: Picture, places: Place[]}} Was how boards and pieces stood */

const FADED = 0.28,
  FAINT = 0.16;
/** Pixels between the bar and what stays free of it. */
const ABOVE_THE_BAR = 10;
/** Degrees above the boards from which on pieces lie flat: what stands is seen edge-on from there. */
const STEEP = 58;
/** What stays free at the edges of the picture, in pixels; below there is the bar as well. */
const FREE = { left: 56, right: 26, top: 20, bottom: 20 },
  FREE_SMALL = { left: 46, right: 34, top: 10, bottom: 12 };

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
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    canvas.setAttribute('aria-hidden', 'true'); // the flat boards say the same
    this.tags = new Tags(host, tell.named);
    host.prepend(canvas, this.tags.element);
    this.world = new THREE.Scene();
    this.root = new THREE.Group();
    this.world.add(this.root);
    this.lights();
    this.deep = new THREE.PerspectiveCamera(FIELD_OF_VIEW, 1, 1, 900);
    this.level = new THREE.OrthographicCamera(-1, 1, 1, -1, 1, 900);
    /** @type {THREE.PerspectiveCamera|THREE.OrthographicCamera} */ this.camera = this.deep;
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.maxPolarAngle = Math.PI * 0.62;
    this.controls.addEventListener('change', () => this.draw());
    // a press that moves nothing ends too
    let pressed = '';
    const where = () => [...this.camera.position, ...this.controls.target].map(each => each.toFixed(4)).join();
    this.controls.addEventListener('start', () => {
      pressed = where();
    });
    this.controls.addEventListener('end', () => {
      if (where() !== pressed && !this.view?.plan) tell.turned();
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
    /** @type {View|null} */ this.view = null;
    /** @type {Place[]} */ this.places = [];
    /** @type {Drawn[]} */ this.boards = [];
    /** @type {THREE.Object3D[]} */ this.extras = [];
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(host);
    this.resize();
  }

  lights() {
    // no environment map: its blur alone takes half a minute where software renders
    this.world.add(new THREE.HemisphereLight(0xffffff, 0x8d8578, 1.25));
    for (const [colour, strength, x, y, z] of [
      [0xfff6e6, 1.7, -5, 8, 6],
      [0xdfe9ff, 0.8, 7, 3, -4],
      [0xffffff, 0.5, 3, 1, 8],
    ]) {
      const light = new THREE.DirectionalLight(colour, strength);
      light.position.set(x, y, z);
      this.world.add(light);
    }
  }

  /** @param {View} view @param {{effects?: import('./answers.js').Effect[], before?: Picture|null}} [change] what led there, to be shown as a movement */
  show(view, { effects = [], before = null } = {}) {
    const old = this.view,
      { picture } = view,
      shown = String(view.shown);
    const other =
      !old || old.picture.rules !== picture.rules || old.theme !== view.theme || String(old.shown) !== shown;
    const inked = old?.focus !== view.focus || old?.level !== view.level;
    const moved = other || old.picture !== picture || old.unfold !== view.unfold;
    this.view = view;
    if (other) this.build();
    else if (moved) this.arrange();
    else if (old.fromBlack !== view.fromBlack) this.addTags();
    const turned =
      other ||
      old.direction !== view.direction ||
      old.fromBlack !== view.fromBlack ||
      old.unfold !== view.unfold ||
      old.plan !== view.plan;
    const reshaped = turned && this.chooseMen();
    const was = before && effects.length ? { picture: before, places: this.layOut(before) } : null;
    if (moved || inked || reshaped) this.stand(was ? this.taken(effects, was) : []);
    const painted = this.repaint();
    const extras = `${view.unfold} ${view.column} ${view.ghosts} ${view.moved.map(({ anchor }) => anchor)} ${view.arrows.map(({ from, to }) => `${from}-${to}`)}`;
    const added = moved || extras !== this.extrasDrawn;
    if (added) this.addExtras();
    this.extrasDrawn = extras;
    if (turned) this.look();
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
  chooseMen(elevation = this.seenFrom().elevation) {
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
    this.repaint();
    this.draw();
  }

  /** Whether pieces lie flat. */
  get areFlat() {
    return Diagram !== null && this.men instanceof Diagram;
  }

  /** The direction that it is seen from: flatter boards from higher, and a plan from above. */
  seenFrom() {
    const { direction, fromBlack, unfold, plan } = /** @type {View} */ (this.view),
      side = fromBlack ? 180 : 0;
    const azimuth = side + wrapped(direction.azimuth - side) * (1 - unfold);
    return { azimuth, elevation: plan ? 90 : direction.elevation + Math.max(0, 76 - direction.elevation) * unfold };
  }

  get theme() {
    return THEMES[/** @type {View} */ (this.view).theme];
  }

  get aspect() {
    const { w, h } = this.free();
    return w / h;
  }

  /** The part of the picture that nothing lies over. */
  free() {
    const { clientWidth: W, clientHeight: H } = this.host,
      pad = { ...(W < 500 ? FREE_SMALL : FREE) };
    pad.bottom += this.tell.below();
    return { W, H, pad, w: Math.max(40, W - pad.left - pad.right), h: Math.max(40, H - pad.top - pad.bottom) };
  }

  layOut(/** @type {Picture} */ picture) {
    const { shown, unfold } = /** @type {View} */ (this.view),
      boards = picture.layout.boards.filter(board => shown.includes(board.name));
    return placed(picture.layout, {
      unfold,
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

  /** Only boards whose squares changed are painted and uploaded again; says whether any did. */
  repaint() {
    const { picture, marks, column, glass, plan, moved } = /** @type {View} */ (this.view);
    const zs = levels(picture.layout),
      carried = new Set(moved.map(each => each.board)),
      shadows = !this.areFlat,
      lit = new Set(column === null ? [] : columnOf(picture.layout, picture.square(column)).map(square => square.cell));
    let painted = false;
    for (const board of this.boards) {
      const { place, top, rim } = board;
      const ink = this.faded(place.board) ? (plan ? FAINT : FADED) : 1,
        hasMoved = carried.has(place.board.name);
      /** @type {THREE.MeshBasicMaterial} */ (top.material).opacity = ink;
      Object.assign(rim.material, { opacity: ink, depthWrite: ink === 1 });
      const signature = `${glass} ${hasMoved} ${shadows} ${place.board.z} ${place.board.squares.map(({ cell, name }) => `${name}${picture.pieces[cell] ? 1 : ''}${marks.get(cell) ?? ''}${lit.has(cell) ? '|' : ''}`)}`;
      if (signature === board.drawn) continue;
      board.drawn = signature;
      painted = true;
      const map = /** @type {THREE.CanvasTexture} */ (/** @type {THREE.MeshBasicMaterial} */ (top.material).map),
        canvas = map.image,
        size = canvas.width * canvas.height;
      paint(canvas, place, {
        low: zs[0],
        high: zs[zs.length - 1],
        glass,
        theme: this.theme,
        pieces: picture.pieces,
        marks,
        column: lit,
        moved: hasMoved,
        shadows,
      });
      if (canvas.width * canvas.height !== size) map.dispose(); // a texture keeps its first size
      map.needsUpdate = true;
    }
    return painted;
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
              height: flat ? 0 : HEIGHTS[picture.rules.shapeOf(man.code)] * 0.94,
            },
          ]
        : [];
    });
    this.men?.show([...this.standing, ...leaving]);
  }

  /**
   * What a move took of the other side, where it stood: it is on no cell any more, and goes when the move has been shown. What moves as more
   * than one step, as castling does, is taken off and put back, too.
   * @param {import('./answers.js').Effect[]} effects
   * @param {Was} was
   * @returns {import('./men.js').Man[]}
   */
  taken(effects, was) {
    const { pieces, told } = was.picture;
    return effects.flatMap(each => {
      if (each.effect !== 'remove') return [];
      const { cell, piece } = each,
        isTaken = pieces[cell] === piece && (piece & 1) !== (told.side === 'black' ? 1 : 0),
        at = isTaken ? pointIn(was, cell) : null;
      return at ? [{ code: piece, cell: gone(cell), at, faded: this.faded(was.picture.boardOf(cell)) }] : [];
    });
  }

  /** Column, posts, places for boards and arrows: few things, made anew. */
  addExtras() {
    for (const each of this.extras) dispose(each);
    const { picture, unfold, column, ghosts, arrows, moved } = /** @type {View} */ (this.view),
      { places } = this,
      stacked = unfold < 0.02;
    this.extras = [
      ...(stacked ? posts(places, levelHeight(picture.layout)) : []),
      ...(stacked && column !== null ? prisms(places, picture, column) : []),
      ...(stacked ? ghosts.map(number => outline(anchorPlace(picture.layout, number), this.theme.ghost)) : []),
      ...(stacked ? moved.map(({ anchor }) => outline(anchorPlace(picture.layout, anchor), MARKS.select)) : []),
      ...arrows.flatMap(({ from, to }) => this.arrow(from, to)),
    ];
    if (this.extras.length) this.root.add(...this.extras);
  }

  arrow(/** @type {number} */ from, /** @type {number} */ to) {
    const start = this.pointOf(from),
      end = this.pointOf(to);
    return start && end && from !== to ? arrow(start, end) : [];
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

  /** Looks from the direction asked for, as near as everything fits; flatter boards are seen from higher. */
  look() {
    const { unfold, picture, plan } = /** @type {View} */ (this.view),
      { W, H, pad, w, h } = this.free(),
      seen = this.seenFrom();
    /** @type {Point[]} */ const points = [];
    for (const place of this.places) {
      const [x, z] = middle(place),
        margin = marginOf(place);
      for (const i of [-1, 1])
        for (const k of [-1, 1])
          points.push([x + i * (place.w / 2 + margin), place.y - THICKNESS, z + k * (place.d / 2 + margin)]);
    }
    for (const man of this.standing ?? []) points.push([man.at[0], man.at[1] + man.height, man.at[2]]);
    if (unfold < 0.02) {
      picture.layout.anchors.forEach((_, i) => {
        // boards may go there
        const place = anchorPlace(picture.layout, i),
          [x, z] = middle(place);
        points.push([x, place.y, z]);
      });
    }
    const { eye, target } = plan ? this.lookDown(points, seen, w / h) : fit(points, seen, w / h);
    this.camera = plan ? this.level : this.deep;
    this.camera.setViewOffset(w, h, -pad.left, -pad.top, W, H);
    this.hold();
    this.camera.position.set(...eye);
    this.controls.target.set(...target);
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.camera.updateMatrixWorld(); // what is pointed at is asked before it is drawn
    this.draw();
  }

  /** The camera without perspective, as near as all points allow. */
  lookDown(
    /** @type {Point[]} */ points,
    /** @type {import('./types.js').Direction} */ seen,
    /** @type {number} */ aspect,
  ) {
    const found = fitPlan(points, seen, aspect),
      { level } = this;
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
  hold() {
    const { controls, camera } = this,
      plan = camera === this.level,
      { PAN, ROTATE } = THREE.MOUSE;
    controls.object = camera;
    controls.enableRotate = !plan;
    controls.minPolarAngle = plan ? 0 : 0.02;
    controls.mouseButtons.LEFT = plan ? PAN : ROTATE;
    controls.touches.ONE = plan ? THREE.TOUCH.PAN : THREE.TOUCH.ROTATE;
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
    this.look();
    this.render(); // at once, since a canvas of another size is empty
  }

  /** Pieces and boards go where they are now from where they were, in arcs. */
  animate(/** @type {import('./answers.js').Effect[]} */ effects, /** @type {Was} */ was) {
    const before = was.picture;
    /** @type {((t: number) => unknown)[]} */ const parts = [];
    for (const effect of effects) {
      if (effect.effect === 'step') {
        const from = pointIn(was, effect.from),
          to = this.pointOf(effect.to);
        if (from && to) parts.push(t => this.men?.place(effect.to, arc(from, to, t)));
      } else if (effect.effect === 'shiftBoard') {
        const name = before.layout.boards[before.rules.movable[effect.board]].name;
        const start = was.places.find(place => place.board.name === name),
          now = this.boards.find(board => board.place.board.name === name);
        if (start && now) parts.push(t => this.carry(start, now, t));
      } else if (effect.effect === 'remove') {
        parts.push(t => t === 1 && this.men?.hide(gone(effect.cell)));
      }
    }
    if (!parts.length) return;
    const start = performance.now();
    this.moving = (/** @type {number} */ now) => {
      const t = Math.min(1, Math.max(0, (now - start) / DURATION)),
        eased = t * t * (3 - 2 * t);
      for (const part of parts) part(eased);
      this.men?.changed();
      if (t === 1) this.moving = null;
    };
    this.moving(start);
  }

  /** A board on its way, with the pieces on it. */
  carry(/** @type {Place} */ was, /** @type {Drawn} */ now, /** @type {number} */ t) {
    const { place } = now,
      at = arc([was.x, was.y, was.z], [place.x, place.y, place.z], t);
    this.moveBoard(now, at);
    for (const square of place.board.squares) {
      const [x, y, z] = centre(place, square);
      this.men?.place(square.cell, [x + at[0] - place.x, y + at[1] - place.y, z + at[2] - place.z]);
    }
  }

  draw() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(now => {
      this.pending = false;
      this.moving?.(now);
      this.render();
      if (this.moving) this.draw();
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
      this.repaint();
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
    return this.view ? anchorMet(this.ray(clientX, clientY), this.view.picture.layout, this.view.ghosts) : null;
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

/** Where a cell's middle was, or is, if its board is shown. */
function pointIn(/** @type {Was} */ { picture, places }, /** @type {number} */ cell) {
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

/** The same angle in degrees, between -180 and 180. */
const wrapped = (/** @type {number} */ angle) => angle - 360 * Math.round(angle / 360);
