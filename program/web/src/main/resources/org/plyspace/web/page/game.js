// @ts-check
// One game on the server, and the position of it that is looked at. It follows the game, whoever plays.
import { Picture, pictured } from './picture.js';
import { ownName, seatOf } from './seats.js';
import { ask, Refusal, send } from './server.js';

/** Milliseconds until a game that could not be asked for is asked for again, and until that is given up. */
const AGAIN = 500,
  LONGEST = 8000;

/**
 * What is otherwise than it was, as far as it is known.
 * @typedef {{effects?: import('./answers.js').Effect[], before?: Picture|null, played?: import('./answers.js').PlayedMove, ended?: boolean, back?: boolean}} Change
 */

export class Game {
  /**
   * @param {string} id
   * @param {import('./server.js').Line} line
   * @param {(change: Change) => void} changed
   * @param {(variant: string) => Promise<import('./picture.js').RuleSet>} rulesOf
   */
  constructor(id, line, changed, rulesOf) {
    this.id = id;
    this.line = line;
    this.changed = changed;
    this.rulesOf = rulesOf;
    /** What the server told of it last; there from `open` on. @type {import('./answers.js').GameAnswer} */ this.told;
    /** What the link allows that this tab has; null without one. @type {import('./seats.js').Role|null} */ this.role =
      null;
    /** The sides whose pages are open. @type {import('./answers.js').Side[]} */ this.connected = [];
    /** When the server told of the game, as the browser counts milliseconds. */ this.toldAt = 0;
    /** @type {Picture|null} */ this.picture = null;
    /** The ply that is looked at, or null for the last. @type {number|null} */ this.looked = null;
    /** The ply of the picture, which may be on its way to what is looked at. */ this.shown = 0;
    /** @type {import('./answers.js').LastMove|undefined} */ this.last = undefined;
    /** The latest result of the analysis. @type {import('./answers.js').Thought|null} */ this.thought = null;
    /** What the engine that is to move thinks. @type {import('./answers.js').Thought|null} */ this.machines = null;
  }

  /** @returns {`games/${string}`} */
  get path() {
    return `games/${encodeURIComponent(this.id)}`;
  }

  get ply() {
    return this.looked ?? this.told?.ply ?? 0;
  }

  get atEnd() {
    return this.looked === null || this.looked === this.told.ply;
  }

  /** Whether a person is to move in what is looked at. */
  get yours() {
    const { told } = this,
      mine = !told.seats || this.role === told.at.side;
    return this.atEnd && told.turn === 'human' && mine && !told.outcome;
  }

  /** Whether there is nothing to be played in what is looked at. */
  get over() {
    return this.atEnd && Boolean(this.told.outcome);
  }

  async open(/** @type {number|null} */ ply) {
    await this.take(await this.enter());
    if (ply !== null) await this.look(ply);
  }

  /** Takes the seat that this tab has a link to, if there is one. */
  async enter() {
    if (!seatOf(this.id)) return ask(this.path);
    const { seat, game } = await send(`${this.path}/seat`);
    this.role = seat;
    const name = ownName();
    return seat !== 'watch' && name && !game.outcome && !game.seats?.[seat].name
      ? send(`${this.path}/name`, { name }).catch(() => game)
      : game;
  }

  /** Hears from now on how it goes on; nobody else does. */
  follow() {
    this.follows = true;
    this.line.watch(this.id, message => this.hear(message));
  }

  close() {
    this.closed = true;
    if (this.follows) this.line.unwatch(this.id);
  }

  hear(/** @type {import('./answers.js').GameMessage} */ message) {
    if (message.type === 'version' && message.version !== this.told.version) {
      // smaller after a restart of the server if the machine's clock was set back; what is asked for now counts all the same
      if (message.version < this.told.version) this.told = { ...this.told, version: message.version - 1 };
      void this.refresh();
    }
    if (message.type === 'connected') {
      this.connected = message.sides;
      this.changed({});
    }
    if (message.type === 'thought' && this.concerns(message)) {
      if (message.purpose === 'analysis') this.thought = message;
      else this.machines = message;
      this.changed({});
    }
  }

  /** Thoughts of what is not looked at any more are gone. */
  forget() {
    if (this.thought && !this.concerns(this.thought)) this.thought = null;
    if (this.machines && !this.concerns(this.machines)) this.machines = null;
  }

  /** Whether a thought is of what is looked at, or of the machine's move to come. */
  concerns(/** @type {import('./answers.js').Thought} */ { purpose, ply }) {
    const { told } = this;
    return purpose === 'analysis' ? ply === this.ply : ply === told.ply && told.turn !== 'human' && !told.outcome;
  }

  async refresh(wait = AGAIN) {
    try {
      await this.take(await ask(this.path));
    } catch {
      if (!this.closed && wait <= LONGEST) setTimeout(() => this.refresh(2 * wait), wait);
    }
  }

  /** The game as the server has it now; answers may overtake one another. */
  async take(/** @type {import('./answers.js').GameAnswer} */ told) {
    if (this.closed || (this.told && told.version < this.told.version)) return;
    const old = this.told,
      before = this.picture,
      follows = !old || this.atEnd;
    const rules = before?.rules ?? (await this.rulesOf(told.variant));
    this.told = told;
    this.toldAt = performance.now();
    this.forget();
    if (!follows) {
      if (sameUntil(this.ply, told, old)) this.changed({});
      else await this.look(this.ply);
      return;
    }
    this.looked = null;
    if (told.version === old?.version) return this.changed({});
    this.picture = pictured(rules, told.at, told.ply === this.shown ? before : null);
    this.shown = told.ply;
    this.last = told.last;
    const played = old && told.ply > old.ply ? told.moves[told.ply - 1] : undefined;
    const ended = Boolean(old && told.outcome && !old.outcome),
      back = Boolean(old && told.ply < old.ply);
    this.changed(
      played && told.ply === old.ply + 1 ? { effects: told.last?.effects, before, played } : { played, ended, back },
    );
  }

  /** Looks at an earlier ply, or at the last. */
  async look(/** @type {number} */ ply) {
    const at = Math.max(0, Math.min(this.told.ply, ply)),
      before = this.picture;
    this.looked = at === this.told.ply ? null : at;
    this.forget();
    let told;
    try {
      told = this.looked === null ? this.told : await ask(this.path, { ply: at });
    } catch (failure) {
      if (this.ply === at) this.looked = this.shown === this.told.ply ? null : this.shown;
      throw failure;
    }
    if (this.closed || this.ply !== at || !before || !sameUntil(at, told, this.told)) return;
    const follows = before === this.picture && at === this.shown + 1;
    this.picture = new Picture(before.rules, told.at);
    this.shown = at;
    this.last = told.last;
    this.changed(follows ? { effects: told.last?.effects, before } : {});
  }

  /** A change of the game at its ply; the game as it is then, whatever happened. */
  async change(/** @type {string} */ what, /** @type {object} */ body = {}) {
    try {
      const { ply, seats } = this.told,
        meant = what === 'name' ? {} : { ply, takenBack: seats?.takenBack };
      const told = await send(`${this.path}/${what}`, { ...meant, ...body });
      await this.take(told);
      return told;
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.told.game) await this.take(refusal.told.game);
      throw refusal;
    }
  }
}

/** Whether a game, as it was told twice, had the same moves until a ply. */
const sameUntil = (
  /** @type {number} */ ply,
  /** @type {import('./answers.js').GameAnswer} */ one,
  /** @type {import('./answers.js').GameAnswer} */ other,
) =>
  ply <= Math.min(one.ply, other.ply) && one.moves.slice(0, ply).every(({ move }, i) => move === other.moves[i].move);
