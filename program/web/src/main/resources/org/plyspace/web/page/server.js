// @ts-check
// What is asked of the server (docs/page-api.md), and what it tells by itself.
import { carriedHeaders, carriedProtocols, seatOf } from './seats.js';

/** An answer that is not what was asked for. */
export class Refusal extends Error {
  constructor(/** @type {number} */ status, /** @type {import('./answers.js').ErrorAnswer} */ told) {
    super(told.error ?? `the server answered ${status}`);
    this.status = status;
    this.told = told;
  }
}

/**
 * @template T what its path answers
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<T>}
 */
async function answer(path, how = {}) {
  let response, text;
  try {
    response = await fetch(`/api/${path}`, { ...how, headers: { ...how.headers, ...carriedHeaders() } });
    text = await response.text();
  } catch {
    throw new Refusal(0, { error: 'the server does not answer; it may have been stopped', type: 'away' });
  }
  const told = parsed(text);
  if (!response.ok) throw new Refusal(response.status, /** @type {import('./answers.js').ErrorAnswer} */ (told ?? {}));
  if (told === null)
    throw new Refusal(response.status, {
      error: 'what the server answers cannot be read; load the page anew',
      type: 'unreadable',
    });
  return /** @type {T} */ (told);
}

/** What an answer says, or null if it is no JSON. @returns {unknown} */
function parsed(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Asks; parameters that are null or undefined are left out.
 * @template {string} P
 * @param {P} path
 * @param {Record<string, string|number|null|undefined>} [parameters]
 * @returns {Promise<import('./answers.js').AnswerTo<P>>}
 */
export function ask(path, parameters = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  return answer(query.size ? `${path}?${query}` : path);
}

/**
 * Changes something.
 * @template {string} P
 * @param {P} path
 * @param {object} [body]
 * @returns {Promise<import('./answers.js').AnswerToChange<P>>}
 */
export function send(path, body = {}) {
  return answer(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}

/** Takes a game off the server. @returns {Promise<{game: string, moved: string}>} */
export function remove(/** @type {string} */ path) {
  return answer(path, { method: 'DELETE', headers: { 'Content-Type': 'application/json' }, body: '{}' });
}

/** The message that a game is watched. */
const watching = (/** @type {string} */ game) => JSON.stringify({ watch: game, seat: seatOf(game) ?? undefined });

/** Milliseconds until it is opened again: when it was lost, when it could not be opened, and at most. */
const AT_ONCE = 20,
  PATIENCE = 400,
  LONGEST = 5000;

/** The line by which the server tells; it is opened again when it is lost. */
export class Line {
  constructor() {
    /** @type {string|null} */ this.page = null;
    /** @type {Map<string, (message: import('./answers.js').GameMessage) => void>} */ this.watched = new Map();
    this.wait = AT_ONCE;
    /** Whether it is lost. */ this.isLost = false;
    /** What is to be done when it is lost, and when it is there again. @type {() => void} */ this.changed = () => {};
    /** What is to be done whenever the server knows this page. @type {() => void} */ this.greeted = () => {};
    // browsers keep a page that was left, with its line, for whoever goes back; that one opens the line again
    addEventListener('pagehide', () => this.socket?.close());
  }

  /** Calls for every message about a game, and whenever the line is there again. */
  watch(/** @type {string} */ game, /** @type {(message: import('./answers.js').GameMessage) => void} */ tell) {
    this.watched.set(game, tell);
    if (!this.socket) this.open();
    else if (this.socket.readyState === WebSocket.OPEN) this.socket.send(watching(game));
  }

  unwatch(/** @type {string} */ game) {
    this.watched.delete(game);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ unwatch: game }));
  }

  open() {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`,
      carriedProtocols(),
    );
    let opened = false;
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.tell(false);
      for (const game of this.watched.keys()) socket.send(watching(game));
    };
    socket.onmessage = ({ data }) => {
      /** @type {import('./answers.js').Hello|import('./answers.js').GameMessage} */ const message = JSON.parse(data);
      if (message.type === 'hello') {
        this.page = message.page;
        this.wait = AT_ONCE; // a server that has no room closes it without a greeting
        this.greeted();
      } else this.watched.get(message.game)?.(message);
    };
    socket.onclose = ({ wasClean }) => {
      this.page = null;
      // one that was opened may have been closed for being idle: the next tells
      if (!opened || !wasClean) this.tell(true);
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST, Math.max(PATIENCE, this.wait * 2));
    };
  }

  tell(/** @type {boolean} */ isLost) {
    if (isLost === this.isLost) return;
    this.isLost = isLost;
    this.changed();
  }
}
