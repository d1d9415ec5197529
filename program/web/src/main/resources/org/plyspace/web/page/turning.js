// @ts-check
// Turns, nears and shifts the picture in space: by mouse, wheel and fingers.
import * as THREE from 'three';

/** How low one may look from, as an angle from straight above; how far off a notch of the wheel takes it. */
const LOWEST = Math.PI * 0.62,
  HIGHEST = 0.02,
  NOTCH = 0.9;

/** @typedef {{x: number, y: number}} Dot */

export class Turning {
  /**
   * @param {THREE.PerspectiveCamera|THREE.OrthographicCamera} camera
   * @param {HTMLElement} element
   * @param {{changed: () => void, released: (turned: boolean) => void}} tell released: when it is let go, and whether anything moved
   */
  constructor(camera, element, tell) {
    this.camera = camera;
    this.element = element;
    this.tell = tell;
    this.target = new THREE.Vector3();
    this.enabled = true;
    /** Whether it is a plan, which is shifted and not turned. */ this.isPlan = false;
    /** Fingers, or the mouse, where they were last. @type {Map<number, Dot>} */ this.held = new Map();
    this.moved = false;
    this.listening = new AbortController();
    const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ does) =>
      element.addEventListener(type, does, { signal: this.listening.signal, passive: false });
    on('pointerdown', event => this.press(event));
    on('pointermove', event => this.move(event));
    on('pointerup', event => this.release(event));
    on('pointercancel', event => this.release(event));
    on('contextmenu', event => event.preventDefault());
    on('wheel', event => {
      event.preventDefault();
      if (!this.enabled) return;
      this.near(NOTCH ** (Math.sign(event.deltaY) * Math.min(1.5, Math.abs(event.deltaY) / 100)));
      this.tell.changed();
      this.tell.released(true);
    });
  }

  /** From where the target is seen. */
  get seen() {
    return new THREE.Spherical().setFromVector3(this.camera.position.clone().sub(this.target));
  }

  getAzimuthalAngle() {
    return this.seen.theta;
  }

  getPolarAngle() {
    return this.seen.phi;
  }

  /** Looks at the target from where the camera is. */
  update() {
    this.look(this.seen);
  }

  look(/** @type {THREE.Spherical} */ seen) {
    seen.phi = Math.max(this.isPlan ? 1e-6 : HIGHEST, Math.min(LOWEST, seen.phi));
    this.camera.position.setFromSpherical(seen).add(this.target);
    this.camera.lookAt(this.target);
  }

  press(/** @type {PointerEvent} */ event) {
    if (!this.enabled) return;
    if (!this.held.size) this.moved = false;
    this.element.setPointerCapture(event.pointerId);
    this.held.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(/** @type {PointerEvent} */ event) {
    const before = this.held.get(event.pointerId);
    if (!before || !this.enabled) return;
    const now = { x: event.clientX, y: event.clientY },
      [dx, dy] = [now.x - before.x, now.y - before.y],
      other = [...this.held].find(([id]) => id !== event.pointerId)?.[1];
    if (!dx && !dy) return;
    this.held.set(event.pointerId, now);
    if (other) {
      this.near(away(now, other) / Math.max(1, away(before, other)));
      this.shift(dx / 2, dy / 2);
    } else if (this.isPlan || event.buttons & 6 || event.ctrlKey || event.metaKey || event.shiftKey) this.shift(dx, dy);
    else {
      const { seen } = this,
        round = (2 * Math.PI) / this.element.clientHeight;
      seen.theta -= dx * round;
      seen.phi -= dy * round;
      this.look(seen);
    }
    this.moved = true;
    this.tell.changed();
  }

  release(/** @type {PointerEvent} */ event) {
    if (this.held.delete(event.pointerId) && !this.held.size) this.tell.released(this.moved);
  }

  /** Nears it by a factor. */
  near(/** @type {number} */ by) {
    const { camera } = this;
    if (camera instanceof THREE.OrthographicCamera) {
      camera.zoom *= by;
      camera.updateProjectionMatrix();
    } else {
      const { seen } = this;
      seen.radius /= by;
      this.look(seen);
    }
  }

  /** Shifts it by pixels. */
  shift(/** @type {number} */ dx, /** @type {number} */ dy) {
    const { camera, element } = this,
      high =
        camera instanceof THREE.OrthographicCamera
          ? (camera.top - camera.bottom) / camera.zoom
          : 2 * this.seen.radius * Math.tan((camera.fov * Math.PI) / 360),
      pixel = high / (camera.view?.height ?? element.clientHeight);
    const [right, up] = [0, 1].map(column => new THREE.Vector3().setFromMatrixColumn(camera.matrix, column));
    const by = right.multiplyScalar(-dx * pixel).add(up.multiplyScalar(dy * pixel));
    camera.position.add(by);
    this.target.add(by);
  }

  dispose() {
    this.listening.abort();
  }
}

const away = (/** @type {Dot} */ a, /** @type {Dot} */ b) => Math.hypot(a.x - b.x, a.y - b.y);
