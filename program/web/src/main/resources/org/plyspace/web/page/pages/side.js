// @ts-check
// Two rule sets, or two settings of one, side by side: boards, rules and games.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { boards, central, counterpart, difference, liveliest, reach, titleBeside } from '../contrast.js';
import { Comparisons } from '../comparisons.js';
import { palette } from '../palette.js';
import { chosenIn, idOf, options, spec, trouble } from '../parts.js';
import { ask } from '../server.js';
import { controlsOf, flatOf, spaceOf } from '../stage-view.js';
import { counted } from '../words.js';
import { Half } from './half.js';
import { rulesTable } from './side-rules.js';

/** @typedef {import('../picture.js').Picture} Picture */

export class SidePage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    this.halves = [new Half(this, 'first'), new Half(this, 'second')];
    this.on = 'empty';
    /** The one that the piece was put on. */
    this.active = this.halves[0];
    /** @type {import('../answers.js').ComparedAspect[]} */ this.rows = [];
    /** What plays both and prints how their games differ. */
    this.command = '';
    /** @type {Comparisons} */ this.comparisons = new Comparisons(app, () => app.page === this);
    this.asked = this.opened = 0;
  }

  get stages() {
    return this.halves.map(half => half.stage);
  }

  get variant() {
    return this.halves[0].variant;
  }

  async open(/** @type {Record<string, string>} */ query) {
    const {
        app,
        halves: [first, second],
      } = this,
      opened = ++this.opened;
    first.variant = query.variant ?? app.firstVariant();
    second.variant = query.with ?? this.next(first.variant);
    this.on = query.on === 'start' ? 'start' : 'empty';
    for (const { stage } of this.halves) stage.read(query);
    const loaded = await Promise.all(this.halves.map(half => boards(app, half.variant, this.on)));
    if (opened !== this.opened) return; // others were chosen meanwhile
    this.halves.forEach((half, i) => Object.assign(half, { base: loaded[i], cell: null, reach: null, trouble: null }));
    this.active = query.at === 'second' ? second : first;
    const base = /** @type {Picture} */ (this.active.base);
    this.code = base.rules.codeOf(query.piece) || liveliest(base.rules);
    await this.put(
      this.active,
      (query.square ? base.names.get(query.square)?.cell : undefined) ?? central(base),
      this.code,
    );
    await Promise.all([this.compare(), this.comparisons.look()]);
  }

  /** Another rule set to begin with. */
  next(/** @type {string} */ variant) {
    const { variants } = this.app,
      at = variants.findIndex(each => each.id === idOf(variant));
    return variants[(at + 1) % variants.length].id;
  }

  leave() {
    this.comparisons.leave();
    for (const stage of this.stages) stage.leave();
  }

  query() {
    const {
        active,
        halves: [first, second],
      } = this,
      { base, cell } = active;
    return {
      ...first.stage.query(),
      variant: first.variant,
      with: second.variant,
      on: this.on === 'start' ? 'start' : null,
      at: active.name === 'second' ? 'second' : null,
      piece: base ? base.rules.symbolOf(active.code) : null,
      square: base && cell !== null ? base.square(cell).name : null,
    };
  }

  /** What stays when the rule set of the first is chosen anew. */
  kept() {
    return { ...this.query(), at: null, piece: null, square: null };
  }

  // ---------------------------------------------------------------- boards

  /** Puts a piece on one, and the same on the other: the one that stands there, or that was chosen. */
  async put(
    /** @type {Half} */ half,
    /** @type {number} */ cell,
    code = half.base?.pieces[cell] || (this.active === half ? this.active.code : this.codeIn(half)) || 0,
  ) {
    const other = this.other(half),
      number = ++this.asked;
    if (!half.base || !other.base || !code) return;
    this.active = half;
    const same = counterpart(half.base, cell, code, other.base);
    Object.assign(half, { cell, code, trouble: null });
    Object.assign(
      other,
      'trouble' in same ? { cell: null, reach: null, trouble: same.trouble } : { ...same, trouble: null },
    );
    try {
      const found = await Promise.all(
        this.halves.map(each => (each.base && each.cell !== null ? reach(each.base, each.code, each.cell) : null)),
      );
      if (number !== this.asked || this.app.page !== this) return;
      this.halves.forEach((each, i) => {
        each.reach = found[i];
      });
      this.app.say(this.words());
      this.show();
    } catch (failure) {
      if (number === this.asked && this.app.page === this) this.app.fail(failure);
    }
  }

  /** The chosen piece, by the other's rules. */
  codeIn(/** @type {Half} */ half) {
    const type = this.active.rules?.typeOf(this.active.code),
      found = half.rules?.types.find(each => each.name === type?.name);
    return found ? 2 * (found.index + 1) + (this.active.code & 1) : half.code;
  }

  other(/** @type {Half} */ half) {
    return half === this.halves[0] ? this.halves[1] : this.halves[0];
  }

  /** How a half differs from the other, where the piece is on both. */
  differences(/** @type {Half} */ half) {
    const other = this.other(half);
    return half.base && half.reach && other.base && other.reach
      ? difference(half.base, half.reach, other.base, other.reach)
      : null;
  }

  words() {
    const { active } = this,
      [first, second] = this.halves.map(half => this.differences(half));
    const on =
      active.rules && active.base && active.cell !== null
        ? `${active.rules.wordsOf(active.code)} on ${active.base.square(active.cell).name}`
        : '';
    return first && second
      ? `${on}: ${counted(first.both.length, 'square')} under both, ${first.first.length} only under ${this.title(0)}, ${second.first.length} only under ${this.title(1)}`
      : `${on}: ${this.other(active).trouble ?? ''}`;
  }

  title(/** @type {number} */ i) {
    const [mine, other] = [this.halves[i].rules, this.halves[1 - i].rules];
    return mine && other ? titleBeside(mine, other) : '';
  }

  show() {
    for (const half of this.halves) half.show(this.differences(half));
    this.app.remember();
  }

  /** Both are seen from the same side. */
  turned(/** @type {Half} */ half) {
    const { look, fromBlack, unfold, spacing, glass } = half.stage;
    Object.assign(this.other(half).stage, { look, fromBlack, unfold, spacing, glass });
    this.app.remember();
  }

  /** The square that is meant on one is lit on the other. */
  hovered(/** @type {Half} */ half, /** @type {number|null} */ cell) {
    const other = this.other(half);
    if (this.following || !half.base || !other.base) return;
    this.following = true;
    other.stage.pointer.hover(cell === null ? null : (other.base.twin(half.base, cell)?.cell ?? null));
    this.following = false;
  }

  // ---------------------------------------------------------------- rules

  async compare() {
    const { opened } = this,
      query = new URLSearchParams(this.halves.map(half => ['variant', half.rules?.variant ?? '']));
    this.rows = [];
    this.command = '';
    const told = await ask(`compare?${query}`);
    if (opened !== this.opened) return;
    this.rows = told.rows;
    this.command = told.command;
  }

  // ---------------------------------------------------------------- what is drawn

  go(/** @type {object} */ what) {
    return this.app.go(link('side', { ...this.query(), ...what }));
  }

  chosen(/** @type {Half} */ half) {
    const { variants } = this.app,
      name = half.name === 'first' ? 'variant' : 'with',
      known = variants.find(each => each.id === idOf(half.variant));
    const set = { ...half.rules?.told.options, ...chosenIn(half.variant) },
      choose = (/** @type {string} */ variant) =>
        this.go({ [name]: variant, ...(half === this.active ? { piece: null, square: null } : {}) });
    const changed = Object.entries(chosenIn(half.variant))
      .map(([option, value]) => `${option}=${value}`)
      .join(', ');
    return html`<div class="chosen">
      <select
        aria-label="${half.name === 'first' ? 'First' : 'Second'} rule set"
        @change=${(/** @type {import('../types.js').Changed} */ event) => choose(event.target.value)}
      >
        ${variants.map(
          each => html`<option value=${each.id} .selected=${each.id === idOf(half.variant)}>${each.title}</option>`,
        )}
      </select>
      ${
        known?.options.length
          ? html`<details>
              <summary>${changed || `${known.options.length} options`}</summary>
              ${options(known.options, set, (option, value) =>
                choose(spec(known.id, known.options, { ...set, [option]: value })),
              )}
            </details>`
          : nothing
      }
    </div>`;
  }

  counts(/** @type {Half} */ half) {
    const { base, cell, code, reach: found } = half,
      differ = this.differences(half);
    if (half.trouble) return html`<p class="box why counts">${half.trouble}</p>`;
    if (!base || cell === null || !found) return html`<p class="box counts"></p>`;
    const all = found.targets.length + found.captures.length;
    return html`<p class="box counts">
      <span><b>${base.rules.wordsOf(code)} on ${base.square(cell).name}</b>: ${counted(all, 'square')}</span> ${
        differ
          ? html`<span class="legend-marks"
              ><span
                ><i data-kind="target"></i><b class="count" data-count="both">${differ.both.length}</b> under both</span
              >
              <span
                ><i data-kind=${half.name}></i><b class="count" data-count="only">${differ.first.length}</b> only
                here</span
              ></span
            >`
          : nothing
      }
    </p>`;
  }

  /** The whole page, since there are two sets of boards on it. */
  content(/** @type {unknown} */ panel) {
    const { halves } = this;
    return html`<main class="side wide" id="side" tabindex="-1">
      <h1 class="unseen">Side by side</h1>
      <div class="toolbar">
        <div class="buttons" role="group" aria-label="On">
          <button aria-pressed=${this.on === 'empty'} @click=${() => this.go({ on: null })}>Empty boards</button
          ><button aria-pressed=${this.on === 'start'} @click=${() => this.go({ on: 'start' })}>Start position</button>
        </div>
        ${controlsOf(halves[0].stage)}
      </div>
      ${this.games()}
      <div class="halves">
        ${halves.map(
          (half, i) =>
            html`<section
              class="half"
              id=${half.name}
              aria-label="${half.name === 'first' ? 'First' : 'Second'}: ${this.title(i)}"
            >
              ${this.chosen(half)}${this.counts(half)}
              ${half.stage.picture ? spaceOf(half.stage) : html`<section class="space"></section>`}
              <div class="half-flat">${flatOf(half.stage)}</div>
              ${
                half.rules
                  ? palette(
                      half.rules,
                      half.trouble ? 0 : half.code,
                      code => this.put(half, half.cell ?? central(/** @type {Picture} */ (half.base)), code),
                      (event, code) =>
                        half.stage.pointer.drag(event, code, to => to !== null && this.put(half, to, code)),
                    )
                  : nothing
              }
            </section>`,
        )}
      </div>
      ${panel}
    </main>`;
  }

  panel() {
    const { halves } = this;
    if (!halves[0].rules || !halves[1].rules) return nothing;
    return html`<p class="facts">
        Click a square on either: the piece that stands there, or that was chosen, is put on the same square of the
        other. Squares are the same by name, else by place.
      </p>
      ${rulesTable(this)}`;
  }

  /** The games of both: those to play, those that are played, and what came out. */
  games() {
    const both = this.halves.map(half => half.rules?.variant ?? '');
    if (!both.every(Boolean) || !this.command) return nothing;
    return html`<section class="games-of-both" data-comparisons>
      ${
        both[0] === both[1]
          ? trouble('Both are the same; choose another rule set, or another option of one, to compare them.')
          : this.comparisons.form(both, this.command)
      }
      ${this.comparisons.list(each => each.state !== 'done' || both.every(one => each.variants.includes(one)))}
    </section>`;
  }
}
