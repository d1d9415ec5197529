// @ts-check
// Where a piece goes, from any square of any position, and how two rule sets differ in it.
import { html, nothing } from 'lit-html';
import { chosenIn, idOf, options, spec, trouble } from '../parts.js';
import { link } from '../address.js';
import { palette } from '../palette.js';
import { Picture } from '../picture.js';
import { ask, send } from '../server.js';

export class PiecesPage {
  constructor(/** @type {any} */ app) {
    this.app = app;
    /** @type {Picture|null} */ this.picture = null;
    this.variant = '';
    /** @type {string|null} */ this.contrast = null;
    /** @type {any} */ this.reach = null;
    /** @type {any} */ this.other = null;
    this.code = 0;
    /** @type {number|null} */ this.cell = null;
  }

  async open(/** @type {Record<string, string>} */ query) {
    const { app } = this;
    this.variant = query.variant ?? app.firstVariant();
    this.on = query.on === 'start' ? 'start' : 'empty';
    this.contrast = query.with ?? null;
    const rules = await app.rulesOf(this.variant);
    this.base = this.on === 'start' ? await ask('position', { variant: this.variant }) : await send('setup', { variant: this.variant });
    const type = rules.types.find((/** @type {any} */ each) => each.symbol === query.piece?.toUpperCase());
    this.code = type ? 2 * (type.index + 1) + (query.piece === query.piece.toUpperCase() ? 0 : 1) : 2 * (this.liveliest(rules) + 1);
    this.picture = new Picture(rules, this.base);
    this.cell = query.square ? this.picture.names.get(query.square)?.cell ?? null : this.central();
    app.stage.hand = {
      choose: (/** @type {number} */ cell) => this.put(cell),
      drop: (/** @type {number} */ from, /** @type {number|null} */ to) => to !== null && this.put(to, this.picture?.pieces[from]),
      chooseBoard: () => false,
    };
    await this.ask();
  }

  /** A piece that rides shows more than a king. */
  liveliest(/** @type {import('../picture.js').RuleSet} */ rules) {
    const found = rules.types.find(each => each.usualName === 'queen') ?? rules.types.find(each => !each.royal);
    return found?.index ?? 0;
  }

  /** A square in the middle of the middle level, empty if there is one. */
  central() {
    const { layout, pieces } = /** @type {Picture} */ (this.picture), squares = layout.boards.flatMap(board => board.squares.map(square => ({ ...square, z: board.z })));
    const mean = (/** @type {'x'|'y'|'z'} */ axis) => squares.reduce((sum, each) => sum + each[axis], 0) / squares.length, [x, y, z] = [mean('x'), mean('y'), mean('z')];
    const far = (/** @type {any} */ each) => Math.hypot(each.x - x, each.y - y, each.z - z) + (pieces[each.cell] ? 100 : 0);
    return squares.reduce((a, b) => (far(b) < far(a) ? b : a)).cell;
  }

  query() {
    const { picture } = this;
    return { variant: this.variant, on: this.on === 'start' ? 'start' : null, with: this.contrast, piece: picture ? picture.rules.symbolOf(this.code) : null, square: picture && this.cell !== null ? picture.square(this.cell).name : null };
  }

  async put(/** @type {number} */ cell, code = this.code) {
    this.cell = cell;
    this.code = code || this.code;
    await this.ask().catch(this.app.fail);
  }

  async ask() {
    const { picture, cell, code } = this;
    if (!picture || cell === null) return this.show();
    const position = this.on === 'start' ? picture.text : undefined, name = picture.square(cell).name;
    this.reach = await ask('reach', { variant: this.variant, position, piece: code, cell });
    this.other = this.contrast ? await this.askOther().catch(failure => ({ trouble: failure.message })) : null;
    if (cell !== this.cell || code !== this.code) return;
    const { targets, captures } = this.reach;
    this.app.say(`${picture.rules.wordsOf(code)} on ${name}: ${targets.length} ${targets.length === 1 ? 'square' : 'squares'}${captures.length ? `, ${captures.length} captures` : ''}`);
    this.show();
  }

  /** The same piece on the same square under the other rules: which of our cells it reaches, and how many squares we have not. */
  async askOther() {
    const here = /** @type {Picture} */ (this.picture), cell = /** @type {number} */ (this.cell), type = here.rules.typeOf(this.code);
    const rules = await this.app.rulesOf(this.contrast);
    await this.app.rulesOf(this.variant); // whose pieces are drawn
    const same = rules.types.find((/** @type {any} */ each) => each.name === type.name) ?? rules.types.find((/** @type {any} */ each) => each.usualName === type.usualName);
    if (!same) return { trouble: `${rules.title} has no ${type.name}` };
    const base = this.on === 'start' ? await ask('position', { variant: this.contrast }) : await send('setup', { variant: this.contrast });
    const there = new Picture(rules, base), square = there.twin(here, cell);
    if (!square) return { trouble: `${rules.title} has no square like ${here.square(cell).name}` };
    const told = await ask('reach', { variant: this.contrast, position: this.on === 'start' ? there.text : undefined, piece: 2 * (same.index + 1) + (this.code & 1), cell: square.cell });
    const twins = [...told.targets, ...told.captures].map(at => here.twin(there, at)?.cell);
    return { cells: new Set(twins.filter(at => at !== undefined)), elsewhere: twins.filter(at => at === undefined).length, title: rules.title, name: square.name };
  }

  /** Which cells only the one or only the other reaches. */
  differences() {
    const theirs = this.other?.cells;
    if (!theirs || !this.reach) return null;
    const mine = new Set([...this.reach.targets, ...this.reach.captures]);
    return { both: [...mine].filter(cell => theirs.has(cell)), first: [...mine].filter(cell => !theirs.has(cell)), second: [...theirs].filter(cell => !mine.has(cell)) };
  }

  show() {
    const { base, cell, code, reach } = this;
    if (!this.picture) return;
    const pieces = [...base.pieces];
    if (cell !== null) pieces[cell] = code;
    this.picture = new Picture(this.picture.rules, { ...base, pieces });
    /** @type {import('../types.js').Marks} */ const marks = new Map();
    const add = (/** @type {number} */ at, /** @type {string} */ kind) => marks.set(at, [...(marks.get(at) ?? []), kind]);
    if (cell !== null) add(cell, 'select');
    const differ = this.differences();
    if (differ) {
      for (const kind of /** @type {('first'|'second')[]} */ (['first', 'second'])) for (const at of differ[kind]) add(at, kind);
      for (const at of differ.both) add(at, 'target');
    } else if (reach && cell !== null) {
      for (const at of reach.targets) add(at, 'target');
      for (const at of reach.captures) add(at, 'capture');
    }
    if (reach && !differ) for (const at of reach.blockers ?? []) if (!marks.has(at)) add(at, 'blocker');
    this.app.remember();
    this.app.stage.show({ picture: this.picture, marks });
  }

  panel() {
    const { picture, reach, app, code } = this;
    if (!picture) return nothing;
    const go = (/** @type {object} */ what) => app.go(link('pieces', { ...app.stage.query(), ...this.query(), ...what })), differ = this.differences();
    const known = app.variants.find((/** @type {any} */ each) => each.id === idOf(this.contrast ?? this.variant));
    return html`${palette(picture.rules, code, chosen => this.put(this.cell ?? this.central(), chosen), (event, taken) => app.stage.drag(event, taken, (/** @type {number|null} */ to) => to !== null && this.put(to, taken)))}
      <p class="facts">Take a piece, then any square; or drag it there.</p>
      <div class="buttons" role="group" aria-label="On"><button aria-pressed=${this.on === 'empty'} @click=${() => go({ on: null })}>Empty boards</button><button aria-pressed=${this.on === 'start'} @click=${() => go({ on: 'start' })}>Start position</button></div>
      ${reach && this.cell !== null ? html`<p class="turn">${picture.rules.wordsOf(code)} on ${picture.square(this.cell).name}<small>${reach.targets.length} ${reach.targets.length === 1 ? 'square' : 'squares'}${reach.captures.length ? `, ${reach.captures.length} captures` : ''}${reach.blockers?.length ? `, ${reach.blockers.length} in the way` : ''}</small></p>` : nothing}
      ${differ ? html`<p class="box legend-marks"><span data-kind="target"></span>${differ.both.length} under both <span data-kind="first"></span>${differ.first.length} only here <span data-kind="second"></span>${differ.second.length} only under ${this.other.title === picture.rules.title ? this.contrast : this.other.title}${this.other.elsewhere ? html` <small>and ${this.other.elsewhere} on squares that are not here</small>` : nothing}</p>` : nothing}
      ${trouble(this.other?.trouble)}
      <section><h2>Contrast with</h2><div class="options"><label class="option"><span>rule set</span><select @change=${(/** @type {any} */ event) => go({ with: event.target.value })}><option value="" .selected=${!this.contrast}>nothing</option>${app.variants.map((/** @type {any} */ each) => html`<option value=${each.id} .selected=${this.contrast !== null && each.id === idOf(this.contrast)}>${each.title}</option>`)}</select></label></div>
        ${this.contrast && known?.options.length ? options(known.options, chosenIn(this.contrast), (name, value) => go({ with: spec(known.id, known.options, { ...chosenIn(this.contrast ?? ''), [name]: value }) })) : nothing}</section>
      ${reach?.moves?.length ? html`<section><h2>Moves</h2><p class="facts">${reach.moves.map((/** @type {any} */ move) => move.move).slice(0, 200).join('  ')}</p></section>` : nothing}`;
  }
}
