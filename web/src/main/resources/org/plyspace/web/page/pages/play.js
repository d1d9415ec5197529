// @ts-check
// A game between people and machines.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { chart, forWhite, score } from '../chart.js';
import { exporter } from '../export.js';
import { Game } from '../game.js';
import { Hand } from '../hand.js';
import { written } from '../movetree.js';
import { dot, entry, verdict } from '../parts.js';
import { man } from '../pieces.js';
import { Picture } from '../picture.js';
import { ask, send } from '../server.js';
import { steps, stepTo } from '../steps.js';
import { counted, standing } from '../words.js';
import { NewGame } from './new-game.js';

export class PlayPage {
  constructor(/** @type {any} */ app) {
    this.app = app;
    this.fresh = new NewGame(app);
    /** @type {Game|null} */ this.game = null;
    /** @type {Picture|null} */ this.start = null;
    this.variant = '';
    /** @type {string|null} */ this.position = null;
    /** What the hand was last over. @type {Picture|null} */ this.seen = null;
    /** @type {any} */ this.hint = null;
    /** What a review has found, and of which moves. @type {{moves: string[], scores: (number|null)[]}|null} */ this.reviewed = null;
    this.analysing = false;
    /** Counts what was asked for of them. */ this.analyses = 0;
    /** The game that a review is awaited of. @type {Game|null} */ this.reviewing = null;
    this.sourceNames = false;
    /** @type {Hand} */ this.hand = new Hand(app.stage, {
      picture: () => this.picture,
      attempt: what => this.attempt(what),
      changed: () => this.show(),
      say: app.say,
      key: key => this.key(key),
    });
  }

  get picture() {
    return this.game ? this.game.picture : this.start;
  }

  async open(/** @type {Record<string, string>} */ query) {
    const ply = query.ply === undefined ? null : Math.trunc(Number(query.ply)) || 0;
    await this.fresh.open();
    if (this.app.page !== this) return;
    if (query.game && this.game?.id === query.game) {
      return this.look(ply ?? Infinity);
    }
    this.leave();
    this.reviewed = null;
    this.hand.reset();
    this.hand.take();
    if (query.game) {
      const game = new Game(query.game, this.app.line, change => this.changed(change), this.app.rulesOf.bind(this.app));
      await game.open(ply);
      if (this.app.page !== this) return game.close();
      game.follow();
      this.game = game;
      this.seen = game.picture;
      this.variant = game.told.variant;
    } else {
      this.variant = query.variant ?? this.app.firstVariant();
      this.position = query.position ?? null;
      const rules = await this.app.rulesOf(this.variant);
      this.start = new Picture(rules, await ask('position', { variant: this.variant, position: this.position }));
    }
    this.show();
  }

  leave() {
    if (this.game && this.analysing) void send(`${this.game.path}/analysis`, { page: this.app.line.page, stop: true }).catch(() => {});
    this.analysing = false;
    this.hint = this.reviewing = null;
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
    return game.look(ply).catch(failure => this.refused(game, failure));
  }

  query() {
    if (!this.game) return { variant: this.variant, position: this.position };
    return { game: this.game.id, ply: this.game.looked === null ? null : String(this.game.looked) };
  }

  /** The game went on, or another ply is looked at. */
  changed(/** @type {any} */ change) {
    if (!this.game) return;
    if (this.seen !== this.game.picture) this.hand.reset();
    this.seen = this.game.picture;
    if (this.hint?.picture !== this.game.picture) this.hint = null;
    this.show(change);
    const { told } = this.game;
    if (change.played) this.app.say(this.words(change.played));
    else if (change.ended) this.app.say(told.outcome.text);
    else if (change.back) this.app.say(`back to ply ${told.ply}, ${told.at.side} to move`);
    if (this.analysing && this.analysed !== (this.game.over ? null : this.game.ply)) void this.analyse(true);
  }

  words(/** @type {any} */ played) {
    const { told } = /** @type {Game} */ (this.game);
    return `${played.side} ${played.move}${told.outcome ? `, ${told.outcome.text}` : played.check ? ', check' : ''}`;
  }

  show(change = {}) {
    const { picture, game } = this;
    if (!picture) return;
    const marks = picture.marks(game?.last), arrows = [], best = this.hint?.attempt ?? (this.analysing && game?.thought?.purpose === 'analysis' ? game.thought.lines?.[0]?.attempts?.[0] : null);
    if (best?.from !== undefined && best.to !== undefined) {
      arrows.push({ from: best.from, to: best.to });
      for (const cell of [best.from, best.to]) marks.set(cell, [...(marks.get(cell) ?? []), 'hint']);
    }
    const view = this.hand.view(picture, marks);
    if (best?.anchor !== undefined) view.ghosts.push(best.anchor);
    this.app.draw(this, { ...view, arrows }, change);
  }

  /** Plays what is legal; of what is not it is said why, before anything is sent to the game. */
  async attempt(/** @type {Record<string, any>} */ what) {
    const { game, picture } = this;
    try {
      const known = this.hand.moves.filter(move => what.move === undefined && Object.entries(what).every(([member, value]) => move.attempt?.[member] === value));
      if (!game || !game.yours || (!known.length && what.move === undefined) || (what.move !== undefined && !what.chosen)) {
        const judged = await this.hand.ask(what);
        if (!judged) return game && game === this.game && picture !== this.picture ? this.tooLate() : undefined;
        if (judged.verdict === 'legal' && game?.yours) return await this.settle(judged.moves ?? [judged]);
        this.hand.tell(judged);
        if (game && judged.verdict === 'legal') this.app.say(game.atEnd ? 'legal, but it is not for you to move now' : 'legal, but this is an earlier ply: go to the last to play');
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
  refused(/** @type {Game|null} */ game, /** @type {any} */ refusal) {
    if (this.app.page !== this || game !== this.game) return;
    if (refusal.told?.judged) this.hand.tell(refusal.told.judged);
    else if (refusal.told?.type === 'stale') this.app.say('the game went on meanwhile; nothing was done');
    else this.app.fail(refusal);
  }

  /** Plays the one legal move that is meant, or asks which. */
  async settle(/** @type {any[]} */ moves) {
    if (moves.length > 1) this.choose(moves);
    else await /** @type {Game} */ (this.game).change('moves', { move: moves[0].move });
  }

  /** Several moves fit: which? */
  choose(/** @type {any[]} */ moves) {
    const picture = /** @type {Picture} */ (this.picture), black = picture.told.side === 'black' ? 1 : 0;
    const drawn = (/** @type {string|undefined} */ symbol) => {
      const type = symbol && picture.rules.types.find(each => each.symbol.toUpperCase() === symbol.toUpperCase());
      return type ? html`<span class="choice-man">${man(picture.rules, 2 * (type.index + 1) + black)}</span>${type.name}` : nothing;
    };
    this.app.show('Which move?', html`<div class="choices">${moves.map(move => html`<button @click=${() => {
      this.app.close();
      if (picture === this.picture) void this.attempt({ move: move.move, chosen: true });
      else this.tooLate();
    }}>${drawn(move.promotion)}<small>${move.move}</small></button>`)}</div>`);
  }

  act(/** @type {string} */ what, body = {}) {
    const game = /** @type {Game} */ (this.game);
    return game.change(what, body).catch(refusal => this.refused(game, refusal));
  }

  async askHint() {
    const { game } = this;
    if (!game) return;
    const { ply } = game, picture = /** @type {Picture} */ (game.picture), hint = { picture, text: 'thinking …' }, gone = () => this.hint !== hint;
    this.hint = hint;
    this.show();
    try {
      const told = await send(`${game.path}/hint`, { ply }), best = told.lines[0];
      if (gone()) return;
      const { moves } = await ask('judge', { variant: picture.rules.variant, position: picture.text, move: best.move });
      if (gone()) return;
      Object.assign(hint, { attempt: moves?.[0]?.attempt, text: `${best.move}  ${score(best, picture.told.side)}` });
      this.app.say(`hint: ${hint.text}`);
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
    const number = ++this.analyses;
    try {
      await send(`${game.path}/analysis`, asked ? { page: app.line.page, ply: game.ply, lines: 2 } : { page: app.line.page, stop: true });
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
      const told = await ask(`${game.path}/review`), moves = (told.games?.[0] ?? told).moves;
      if (game === this.game) this.reviewed = { moves: moves.map((/** @type {any} */ move) => move.move), scores: moves.map((/** @type {any} */ move) => forWhite(move.after, move.side)) };
    } catch (failure) {
      if (game === this.game) app.fail(failure);
    }
    if (this.reviewing === game) this.reviewing = null;
    app.redraw();
  }

  confirm(/** @type {string} */ title, /** @type {string} */ button, /** @type {() => void} */ then) {
    this.app.show(title, html`<div class="buttons"><button class="main" @click=${() => {
      this.app.close();
      then();
    }}>${button}</button></div>`);
  }

  /** @returns {boolean} */
  key(/** @type {string} */ key) {
    const { game, app } = this, picture = this.picture;
    if (!picture) return false;
    if (key === 's') app.say(game?.told.outcome?.text ?? `${standing(picture.told)}, ply ${game?.ply ?? 0}`);
    else if (!game) return false;
    else if (key === 'l') app.say(game.ply ? `last move: ${this.words(game.told.moves[game.ply - 1])}` : 'no move was played');
    else {
      const ply = stepTo(key, game.ply, game.told.ply);
      if (ply === null) return false;
      void this.look(ply);
    }
    return true;
  }

  // ---------------------------------------------------------------- what is drawn

  panel() {
    const { game, app, picture } = this;
    if (!picture) return nothing;
    if (!game) return this.fresh.panel(this.variant, this.position);
    const { told } = game;
    return html`
      ${(app.stage.fromBlack ? ['white', 'black'] : ['black', 'white']).map(side => this.player(/** @type {'white'|'black'} */ (side)))}
      <p class="turn" data-result=${told.outcome?.result ?? '*'}>${told.outcome ? html`<b>${told.outcome.result}</b> ${told.outcome.text}` : standing(picture.told)}<small>${game.atEnd ? '' : `you look at ply ${game.ply} of ${told.ply}`}</small></p>
      ${entry('Play', text => this.attempt({ move: text }), { disabled: !game.yours, hint: game.yours ? 'type a move, or click two squares' : told.outcome ? 'the game is over' : game.atEnd ? 'the machine is to move' : 'an earlier ply' })}
      ${verdict(this.hand.verdict, app.openRuling)}
      ${this.boardChoices()}
      ${this.hint ? html`<div class="box good">Hint: ${this.hint.text}</div>` : nothing}
      ${this.thoughts()}
      <div class="buttons">
        <button ?disabled=${!told.undo} @click=${() => this.act('undo')}>Take back</button>
        <button ?disabled=${!told.redo} @click=${() => this.act('redo')}>Redo</button>
        <button ?disabled=${!game.yours} @click=${() => this.askHint()}>Hint</button>
        <button aria-pressed=${this.analysing} ?disabled=${game.over && !this.analysing} @click=${() => this.analyse(!this.analysing)}>Analysis</button>
        <button ?disabled=${!told.draw} @click=${() => this.confirm('Agree on a draw?', 'Draw', () => this.act('draw'))}>Draw</button>
        <button ?disabled=${Boolean(told.outcome) || !this.people.length} @click=${() => this.confirm('Resign?', 'Resign', () => this.act('resign', this.people.length === 1 ? { side: this.people[0] } : {}))}>Resign</button>
        <a class="button" href=${link('play', { variant: told.variant })}>New game …</a></div>
      ${this.moves()}
      <section><h2>Score</h2>${chart(this.scores(), game.ply, ply => this.look(ply))}
        <div class="buttons"><button ?disabled=${!told.ply || this.reviewing} @click=${() => this.review()}>${this.reviewing ? 'Reviewing …' : 'Review'}</button>
          ${exporter(app, format => ask(`${game.path}/export`, { format }))}
          <a class="button" href=${link('boards', { variant: told.variant, position: picture.text })}>Look at this position</a></div>
        ${told.trouble ? html`<div class="box why">${told.trouble}</div>` : nothing}
      ${told.saved || !told.ply ? nothing : html`<div class="box why">The game could not be written to disk.</div>`}</section>`;
  }

  player(/** @type {'white'|'black'} */ side) {
    const { told, picture } = /** @type {any} */ (this.game), black = side === 'black' ? 1 : 0, turn = !told.outcome && told.at.side === side;
    const held = picture.layout.hands.filter((/** @type {any} */ each) => (each.piece & 1) === black && each.count > 0);
    return html`<div class="player" ?data-turn=${turn}>${dot(side)}<b>${this.fresh.titleOf(told[side])}</b>${turn && told.thinking ? html`<small>thinks …</small>` : nothing}
      <span class="held">${held.map((/** @type {any} */ each) => html`<button aria-pressed=${this.hand.type === (each.piece >> 1) - 1 && picture.told.side === side} aria-label="${each.count} ${picture.rules.wordsOf(each.piece)} in hand" @click=${() => this.hand.selectHeld(each.piece)}>${man(picture.rules, each.piece)}<small>${each.count}</small></button>`)}</span></div>`;
  }

  /** Where the board that is held may go, for those who do not see space. */
  boardChoices() {
    const { picture } = this, { board, moves } = this.hand;
    if (board === null || !picture) return nothing;
    const name = picture.layout.boards[picture.rules.movable[board]].name;
    return html`<div class="box"><b>${name}</b> ${moves.length ? 'may go to' : 'may go nowhere now'}
      <span class="buttons anchors">${this.hand.ghosts.map(anchor => html`<button data-anchor=${anchor} @click=${() => this.hand.attempt({ board, anchor })}>${picture.layout.anchors[anchor].name}</button>`)}</span></div>`;
  }

  thoughts() {
    const { thought, over } = /** @type {Game} */ (this.game);
    if (this.analysing && over) return html`<div class="box thoughts">The game is over here; there is no best move.</div>`;
    if (!thought?.lines?.length) return this.analysing ? html`<div class="box thoughts">Analysis begins …</div>` : nothing;
    if (thought.purpose === 'analysis' && !this.analysing) return nothing;
    const side = thought.ply % 2 === 0 ? this.sideAt(0) : this.sideAt(1);
    return html`<div class="box thoughts"><small>${thought.purpose === 'play' ? 'the machine thinks' : 'analysis'} · depth ${thought.depth} · ${counted(Number(thought.nodes), 'move')}${thought.done ? ' · done' : ''}</small>
      ${thought.lines.map((/** @type {any} */ each) => html`<p><b>${score(each, side)}</b> ${(each.line ?? [each.move]).slice(0, 8).join(' ')}</p>`)}</div>`;
  }

  /** The sides that people play. */
  get people() {
    const { told } = /** @type {Game} */ (this.game);
    return ['white', 'black'].filter(side => told[side] === 'human');
  }

  /** Who moves at even and at odd plies. */
  sideAt(/** @type {number} */ parity) {
    const { told } = /** @type {Game} */ (this.game), now = told.at.side, same = told.ply % 2 === parity;
    return same ? now : now === 'white' ? 'black' : 'white';
  }

  /** @returns {(number|null)[]} */
  scores() {
    const { told } = /** @type {Game} */ (this.game), { reviewed } = this;
    let same = 0;
    while (same < told.moves.length && reviewed?.moves[same] === told.moves[same].move) same++;
    return told.moves.map((/** @type {any} */ move, /** @type {number} */ i) => (i < same ? reviewed?.scores[i] : null) ?? forWhite(move, move.side));
  }

  moves() {
    const game = /** @type {Game} */ (this.game), { told } = game;
    const rows = /** @type {any[][]} */ ([]);
    told.moves.forEach((/** @type {any} */ move, /** @type {number} */ i) => {
      if (!rows.length || rows[rows.length - 1][0].number !== move.number) rows.push([{ number: move.number }, null, null]);
      rows[rows.length - 1][move.side === 'white' ? 1 : 2] = { ...move, ply: i + 1 };
    });
    const cell = (/** @type {any} */ move) => (move ? html`<button data-ply=${move.ply} aria-current=${move.ply === game.ply ? 'true' : 'false'} @click=${() => this.look(move.ply)}>${written(move, this.sourceNames)}</button>` : html`<span></span>`);
    return html`<section>${steps(game.ply, told.ply, ply => this.look(ply), html`<button class="quiet" aria-pressed=${this.sourceNames} @click=${() => { this.sourceNames = !this.sourceNames; this.app.redraw(); }}>source’s notation</button>`)}
      <ol class="moves" aria-label="Moves">${rows.map(([head, white, black]) => html`<li><small>${head.number}.</small>${cell(white)}${cell(black)}</li>`)}</ol></section>`;
  }
}
