// @ts-check
// A game between people and machines.
import { score } from '../chart.js';
import { Game } from '../game.js';
import { Hand, isTried, tried } from '../hand.js';
import { Material } from '../material.js';
import { Picture, pictured } from '../picture.js';
import { Preview } from '../preview.js';
import { reveal } from '../reveal.js';
import { Review } from '../review.js';
import { ask, Refusal, send } from '../server.js';
import { stepTo } from '../steps.js';
import { Tables } from '../tables.js';
import { Ticking } from '../ticking.js';
import { standing, turnTitle } from '../words.js';
import { worthOf } from '../worth.js';
import { NewGame } from './new-game.js';
import { panel, status } from './play-panel.js';
import { goOn } from './seats-panel.js';

/** @type {import('../answers.js').Side[]} */ const SIDES = ['white', 'black'];

export class PlayPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    this.fresh = new NewGame(app);
    /** @type {Game|null} */ this.game = null;
    /** @type {Picture|null} */ this.start = null;
    this.variant = '';
    /** @type {string|null} */ this.position = null;
    /** What the hand was last over. @type {Picture|null} */ this.seen = null;
    /** @type {{picture: Picture, text: string, move?: import('../answers.js').Move, attempt?: import('../answers.js').Attempt}|null} */ this.hint =
      null;
    /** @type {Review|null} */ this.reviewed = null;
    /** A line that was not played, while it is looked at. @type {Preview|null} */ this.preview = null;
    this.material = new Material(() => app.redraw());
    /** What the list of moves was scrolled to. */ this.revealed = '';
    this.tables = new Tables(() => this.show());
    this.analysing = false;
    /** Counts what was asked for of them. */ this.analyses = 0;
    /** The game that a review is awaited of. @type {Game|null} */ this.reviewing = null;
    this.ticking = new Ticking(() => app.redraw());
    /** The next game, once its people went there. */ this.rematch = '';
    /** @type {Hand} */ this.hand = new Hand(app.stage, {
      picture: () => this.picture,
      attempt: what => this.attempt(what),
      changed: () => this.show(),
      say: app.say,
      key: key => this.key(key),
    });
  }

  get picture() {
    return this.preview?.picture ?? (this.game ? this.game.picture : this.start);
  }

  async open(/** @type {Record<string, string>} */ query) {
    const ply = query.ply === undefined ? null : Math.trunc(Number(query.ply)) || 0;
    await this.fresh.open(!query.game);
    if (this.app.page !== this) return;
    if (query.game && this.game?.id === query.game) {
      return this.look(ply ?? Infinity);
    }
    const before = this.picture;
    this.leave();
    this.reviewed = null;
    // the boards of a game that was just begun are those that it was begun on
    if (!query.game || before !== this.start) this.hand.reset();
    this.hand.take();
    if (query.game) {
      const game = new Game(query.game, this.app.line, change => this.changed(change), this.app.rulesOf.bind(this.app));
      await game.open(ply);
      if (this.app.page !== this) return game.close();
      if (game.picture) game.picture = pictured(game.picture.rules, game.picture.told, before);
      if (game.picture !== before) this.hand.reset();
      game.follow();
      this.game = game;
      this.seen = game.picture;
      this.ticking.follow(Boolean((game.told.seats ?? game.told.clock)?.running));
      this.variant = game.told.variant;
    } else {
      this.variant = query.variant ?? this.app.firstVariant();
      if (query.where) this.fresh.links.on = query.where === 'links';
      this.position = query.position ?? null;
      const rules = await this.app.rulesOf(this.variant);
      this.start = new Picture(rules, await this.app.told(this.variant, this.position));
    }
    this.show();
  }

  leave() {
    if (this.game && this.analysing)
      void send(`${this.game.path}/analysis`, { page: this.app.line.page, stop: true }).catch(() => {});
    this.analysing = false;
    this.hint = this.reviewing = null;
    this.tables.forget();
    this.endPreview();
    this.ticking.follow(false);
    this.game?.close();
    this.game = null;
  }

  /** The line was there again: what was thought about for this page is thought about no more. */
  greeted() {
    if (this.analysing) void this.analyse(true);
  }

  /** Goes to a ply. */
  look(/** @type {number} */ ply) {
    const game = /** @type {Game} */ (this.game);
    this.leavePreview();
    return game.look(ply).catch(failure => this.refused(game, failure));
  }

  query() {
    if (!this.game) return { variant: this.variant, position: this.position };
    return { game: this.game.id, ply: this.game.looked === null ? null : String(this.game.looked) };
  }

  /** The game went on, or another ply is looked at. */
  changed(/** @type {import('../game.js').Change} */ change) {
    if (!this.game) return;
    if (this.seen !== this.game.picture) {
      this.hand.reset();
      this.endPreview();
    }
    this.seen = this.game.picture;
    if (this.hint?.picture !== this.game.picture) this.hint = null;
    this.show(change);
    const { told } = this.game;
    this.ticking.follow(Boolean((told.seats ?? told.clock)?.running));
    if (told.seats?.rematch && !this.rematch && this.game.role !== 'watch') {
      this.rematch = told.seats.rematch;
      void goOn(this);
    }
    if (change.played) this.app.say(this.words(change.played));
    else if (change.ended) this.app.say(told.outcome?.text ?? '');
    else if (change.back) this.app.say(`back to ply ${told.ply}, ${told.at.side} to move`);
    if (this.analysing && this.analysed !== (this.game.over ? null : this.game.ply)) void this.analyse(true);
  }

  words(/** @type {import('../answers.js').PlayedMove} */ played) {
    const { told } = /** @type {Game} */ (this.game);
    const { picture } = /** @type {Game} */ (this.game),
      name = (/** @type {number} */ code) => picture?.rules.typeOf(code).name,
      moved = played.piece ? `${name(played.piece)} ` : '',
      taken = played.taken ? `, takes ${name(played.taken)}` : '';
    return `${played.side} ${moved}${played.move}${taken}${told.outcome ? `, ${told.outcome.text}` : played.check ? ', check' : ''}`;
  }

  show(change = {}) {
    const { picture, game, preview } = this;
    if (!picture) return;
    if (game) this.follow(game);
    const last = preview ? preview.last : game?.last,
      marks = picture.marks(last),
      /** @type {import('../types.js').Arrow[]} */ arrows = picture.ways(last),
      kept = this.analysing && !preview ? this.tables.kept(picture).map(each => each.attempt) : [],
      best = preview
        ? null
        : (this.hint?.attempt ?? kept[0] ?? (this.analysing ? game?.thought?.lines?.[0]?.attempts?.[0] : null));
    if (best?.from !== undefined && best.to !== undefined) {
      arrows.push({ from: best.from, to: best.to, isHint: true });
      for (const cell of [best.from, best.to]) marks.set(cell, [...(marks.get(cell) ?? []), 'hint']);
    }
    const held = kept.filter(each => each.from !== undefined && each.from === this.hand.cell);
    for (const { to } of held) if (to !== undefined) marks.set(to, [...(marks.get(to) ?? []), 'hint']);
    const view = this.hand.view(picture, marks);
    if (best?.anchor !== undefined) view.ghosts.push(best.anchor);
    this.app.draw(this, { ...view, arrows, moved: picture.moved(last ?? null) }, change);
  }

  /** The title says whose move it is, and the list of moves follows. */
  follow(/** @type {Game} */ { id, ply, told, picture }) {
    const { role } = /** @type {Game} */ (this.game);
    if (this.app.page === this) document.title = `${turnTitle(told, this.people, role)} · Play · Plyspace`;
    this.material.of(/** @type {Picture} */ (picture).rules);
    const seen = `${id} ${ply} ${told.ply}`;
    if (seen !== this.revealed) reveal('.moves');
    this.revealed = seen;
  }

  /** Shows a line that was not played: after so many of its moves, or all through if that is none. */
  explore(
    /** @type {number} */ ply,
    /** @type {Picture} */ from,
    /** @type {string[]} */ moves,
    /** @type {number} */ at,
  ) {
    const game = /** @type {Game} */ (this.game);
    this.endPreview();
    this.hand.reset();
    let seen = from;
    const preview = (this.preview = new Preview(
      {
        from,
        start: game.told.start,
        before: game.told.moves.slice(0, ply).map(each => each.move),
        moves,
      },
      change => {
        if (this.preview !== preview) return;
        if (seen !== preview.picture) this.hand.reset();
        seen = preview.picture;
        this.show(change);
      },
    ));
    const begun = at ? preview.go(at) : Promise.resolve(preview.autoplay.start());
    begun.catch(failure => this.refused(game, failure));
  }

  /** The game is looked at again. */
  leavePreview() {
    if (!this.preview) return;
    this.endPreview();
    this.hand.reset();
    this.show();
  }

  endPreview() {
    const { preview } = this;
    this.preview = null;
    preview?.close();
  }

  /** Whether somebody may move in what is shown. */
  get yours() {
    return Boolean(this.game?.yours && !this.preview);
  }

  /** Plays what is legal; of what is not it is said why, before anything is sent to the game. */
  async attempt(/** @type {import('../hand.js').Tried} */ what) {
    const { game, picture } = this;
    try {
      const known = this.hand.moves.filter(move => what.move === undefined && isTried(move.attempt, what));
      // between two people the server counts what the rules refuse
      if (game?.told.seats && this.yours && !known.length) return void (await game.change('moves', tried(what)));
      if (
        !game ||
        !this.yours ||
        (!known.length && what.move === undefined) ||
        (what.move !== undefined && !what.chosen)
      ) {
        const judged = await this.hand.ask(what);
        if (!judged) return game && game === this.game && picture !== this.picture ? this.tooLate() : undefined;
        if (judged.verdict === 'legal' && this.yours) return await this.settle(judged.moves ?? [judged]);
        this.hand.tell(judged);
        if (game && judged.verdict === 'legal')
          this.app.say(
            this.preview
              ? 'legal, but this is a line that was not played: go back to the game to play'
              : game.atEnd
                ? 'legal, but it is not for you to move now'
                : 'legal, but this is an earlier ply: go to the last to play',
          );
        return;
      }
      await this.settle(what.chosen ? [what] : known);
    } catch (refusal) {
      this.refused(game, refusal);
    }
  }

  tooLate() {
    this.app.say('another position is shown meanwhile; nothing was played');
  }

  /** Tells why something was not done, while the game is there. */
  refused(/** @type {Game|null} */ game, /** @type {unknown} */ refusal) {
    if (this.app.page !== this || game !== this.game) return;
    const told = refusal instanceof Refusal ? refusal.told : null;
    if (told?.type === 'choice') void this.choose(told.judged?.moves ?? []);
    else if (told?.judged) this.hand.tell(told.judged);
    else if (told?.type === 'stale') this.app.say('the game went on meanwhile; nothing was done');
    else this.app.fail(refusal);
  }

  /** Plays the one legal move that is meant, or asks which. */
  async settle(/** @type {{move?: string}[]} */ moves) {
    if (moves.length > 1) await this.choose(/** @type {import('../answers.js').Move[]} */ (moves));
    else await /** @type {Game} */ (this.game).change('moves', { move: moves[0].move });
  }

  /** Several moves fit: which? */
  async choose(/** @type {import('../answers.js').Move[]} */ moves) {
    const picture = /** @type {Picture} */ (this.picture),
      [{ choose }, worth] = await Promise.all([import('../choices.js'), worthOf(picture.rules)]);
    if (picture !== this.picture || this.app.page !== this) return this.tooLate();
    choose(this.app, picture, moves, worth, move => {
      if (picture === this.picture) void this.attempt({ move: move.move, chosen: true });
      else this.tooLate();
    });
  }

  act(/** @type {string} */ what, body = {}) {
    const game = /** @type {Game} */ (this.game);
    return game.change(what, body).catch(refusal => this.refused(game, refusal));
  }

  async askHint() {
    const { game } = this;
    if (!game) return;
    const { ply } = game,
      picture = /** @type {Picture} */ (game.picture),
      hint = { picture, text: 'thinking …' },
      gone = () => this.hint !== hint;
    this.hint = hint;
    this.show();
    try {
      const told = await send(`${game.path}/hint`, { ply }),
        best = told.lines[0];
      if (gone()) return;
      const { moves } = await ask('judge', { variant: picture.rules.variant, position: picture.text, move: best.move });
      if (gone()) return;
      const worth = score(best, picture.told.side);
      Object.assign(hint, { move: moves?.[0], attempt: moves?.[0]?.attempt, text: worth });
      this.app.say(`hint: ${best.move}  ${worth}`);
      this.show();
    } catch (failure) {
      if (gone()) return;
      this.hint = null;
      this.app.fail(failure);
    }
  }

  async analyse(/** @type {boolean} */ on) {
    const { game, app } = this;
    if (!game) return;
    const asked = on && !game.over; // where the game is over it waits for another ply
    this.analysing = on;
    this.analysed = asked ? game.ply : null;
    game.thought = null;
    if (asked) void this.tables.ask(game).catch(failure => this.refused(game, failure));
    else this.tables.forget();
    const number = ++this.analyses;
    try {
      await send(
        `${game.path}/analysis`,
        asked ? { page: app.line.page, ply: game.ply, lines: 2 } : { page: app.line.page, stop: true },
      );
    } catch (failure) {
      if (number !== this.analyses || game !== this.game) return;
      this.analysing = false;
      app.fail(failure);
    }
    this.show();
  }

  async review() {
    const { game, app } = this;
    if (!game) return;
    this.reviewing = game;
    app.redraw();
    try {
      const reviewed = await Review.of(game);
      if (game === this.game) this.reviewed = reviewed;
    } catch (failure) {
      if (game === this.game) app.fail(failure);
    }
    if (this.reviewing === game) this.reviewing = null;
    app.redraw();
  }

  /** @returns {boolean} */
  key(/** @type {string} */ key) {
    const { game, app } = this,
      picture = this.picture;
    if (!picture) return false;
    if (key === 's') app.say(game?.told.outcome?.text ?? `${standing(picture.told)}, ply ${game?.ply ?? 0}`);
    else if (!game) return false;
    else if (key === 'l')
      app.say(game.ply ? `last move: ${this.words(game.told.moves[game.ply - 1])}` : 'no move was played');
    else {
      const { preview } = this,
        ply = stepTo(key, game.ply, game.told.ply);
      if (ply === null) return false;
      if (preview && key.startsWith('Arrow')) void this.stepLine(preview, key === 'ArrowLeft' ? -1 : 1);
      else void this.look(ply);
    }
    return true;
  }

  /** Before its first move a line ends in the game. */
  async stepLine(/** @type {Preview} */ preview, /** @type {number} */ by) {
    preview.autoplay.stop();
    if (preview.wanted + by < 0) this.leavePreview();
    else await preview.go(preview.wanted + by).catch(failure => this.refused(this.game, failure));
  }

  /** The sides that people play. */
  get people() {
    const { told } = /** @type {Game} */ (this.game);
    return SIDES.filter(side => told[side] === 'human');
  }

  status() {
    return status(this);
  }

  panel() {
    return panel(this);
  }
}
