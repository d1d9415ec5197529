// @ts-check
// Where a piece goes, from any square of any position, and how two rule sets differ in it.
import { html, nothing } from 'lit-html';
import { boards, central, counterpart, difference, liveliest, mark, reach, titleBeside } from '../contrast.js';
import { chosenIn, idOf, options, spec, trouble } from '../parts.js';
import { link } from '../address.js';
import { palette } from '../palette.js';
import { Picture } from '../picture.js';
import { counted } from '../words.js';

export class PiecesPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    /** @type {Picture|null} */ this.picture = null;
    this.variant = '';
    this.on = 'empty';
    /** @type {string|null} */ this.contrast = null;
    /** @type {import('../contrast.js').Reach|null} */ this.reach = null;
    /** @type {{trouble?: string, picture?: Picture, reach?: import('../contrast.js').Reach}|null} */ this.other = null;
    this.code = 0;
    /** @type {number|null} */ this.cell = null;
  }

  async open(/** @type {Record<string, string>} */ query) {
    const { app } = this;
    this.variant = query.variant ?? app.firstVariant();
    this.on = query.on === 'start' ? 'start' : 'empty';
    this.contrast = query.with ?? null;
    const picture = await boards(app, this.variant, this.on),
      { rules } = picture;
    if (app.page !== this) return;
    this.picture = picture;
    this.base = picture.told;
    this.code = rules.codeOf(query.piece) || liveliest(rules);
    this.cell = query.square ? (picture.names.get(query.square)?.cell ?? null) : central(picture);
    app.stage.hand = {
      choose: (/** @type {number} */ cell) => this.put(cell),
      drop: (/** @type {number} */ from, /** @type {number|null} */ to) =>
        to !== null && this.put(to, this.picture?.pieces[from]),
      chooseBoard: () => false,
    };
    await this.ask();
  }

  query() {
    const { picture } = this;
    return {
      variant: this.variant,
      on: this.on === 'start' ? 'start' : null,
      with: this.contrast,
      piece: picture ? picture.rules.symbolOf(this.code) : null,
      square: picture && this.cell !== null ? picture.square(this.cell).name : null,
    };
  }

  async put(/** @type {number} */ cell, code = this.code) {
    this.cell = cell;
    this.code = code || this.code;
    await this.ask().catch(this.app.fail);
  }

  async ask() {
    const { picture, base, cell, code } = this,
      late = () => this.app.page !== this || base !== this.base || cell !== this.cell || code !== this.code;
    if (!picture || cell === null) return this.show();
    const { name } = picture.square(cell);
    const found = await reach(picture, code, cell).catch(failure => (late() ? null : Promise.reject(failure)));
    if (!found || late()) return;
    const other = this.contrast ? await this.askOther().catch(failure => ({ trouble: failure.message })) : null;
    if (late()) return;
    this.reach = found;
    this.other = other;
    this.app.say(`${picture.rules.wordsOf(code)} on ${name}: ${reached(found)}`);
    this.show();
  }

  /** The same piece on the same square under the other rules. */
  async askOther() {
    const here = /** @type {Picture} */ (this.picture),
      there = await boards(this.app, this.contrast ?? '', this.on);
    const same = counterpart(here, /** @type {number} */ (this.cell), this.code, there);
    return 'trouble' in same ? same : { picture: there, reach: await reach(there, same.code, same.cell) };
  }

  /** Which cells only the one or only the other reaches. */
  differences() {
    return this.picture && this.reach && this.other?.reach && this.other.picture
      ? difference(this.picture, this.reach, this.other.picture, this.other.reach)
      : null;
  }

  show() {
    const { base, cell, code, reach: found } = this;
    if (!this.picture || !base) return;
    const pieces = [...base.pieces];
    if (cell !== null) pieces[cell] = code;
    this.picture = new Picture(this.picture.rules, { ...base, pieces });
    this.app.draw(this, { picture: this.picture, marks: mark(cell, found, this.differences(), ['first', 'second']) });
  }

  status() {
    const { picture, reach: found, code } = this,
      differ = this.differences();
    if (!picture) return {};
    return {
      turn:
        found && this.cell !== null
          ? html`<p class="turn">
              ${picture.rules.wordsOf(code)} on ${picture.square(this.cell).name}<small
                >${reached(found)}${found.blockers?.length ? `, ${found.blockers.length} in the way` : ''}</small
              >
            </p>`
          : html`<p class="turn"></p>`,
      answer: this.other?.trouble
        ? trouble(this.other.trouble)
        : differ
          ? html`<p class="box legend-marks">
              <span><i data-kind="target"></i>${differ.both.length} under both</span>
              <span><i data-kind="first"></i>${differ.first.length} only here</span>
              <span
                ><i data-kind="second"></i>${differ.second.length} only under
                ${this.other?.picture ? titleBeside(this.other.picture.rules, picture.rules) : ''}</span
              >${
                differ.elsewhere ? html` <small>and ${differ.elsewhere} on squares that are not here</small>` : nothing
              }
            </p>`
          : html`<p class="facts">Take a piece, then any square; or drag it there.</p>`,
    };
  }

  panel() {
    const { picture, reach: found, app, code } = this;
    if (!picture) return nothing;
    const go = (/** @type {object} */ what) =>
      app.go(link('pieces', { ...app.stage.query(), ...this.query(), ...what }));
    const known = app.variants.find(each => each.id === idOf(this.contrast ?? this.variant));
    return html`${palette(
        picture.rules,
        code,
        chosen => this.put(this.cell ?? central(picture), chosen),
        (event, taken) =>
          app.stage.pointer.drag(event, taken, (/** @type {number|null} */ to) => to !== null && this.put(to, taken)),
      )}
      <div class="buttons" role="group" aria-label="On">
        <button aria-pressed=${this.on === 'empty'} @click=${() => go({ on: null })}>Empty boards</button
        ><button aria-pressed=${this.on === 'start'} @click=${() => go({ on: 'start' })}>Start position</button>
      </div>
      <section>
        <h2>Contrast with</h2>
        <div class="options">
          <label class="option"
            ><span>rule set</span
            ><select
              @change=${(/** @type {import('../types.js').Changed} */ event) => go({ with: event.target.value })}
            >
              <option value="" .selected=${!this.contrast}>nothing</option>
              ${app.variants.map(
                each =>
                  html`<option value=${each.id} .selected=${this.contrast !== null && each.id === idOf(this.contrast)}>
                    ${each.title}
                  </option>`,
              )}
            </select></label
          >
        </div>
        ${
          this.contrast && known?.options.length
            ? options(known.options, chosenIn(this.contrast), (name, value) =>
                go({ with: spec(known.id, known.options, { ...chosenIn(this.contrast ?? ''), [name]: value }) }),
              )
            : nothing
        }
      </section>
      ${
        found?.moves?.length
          ? html`<section>
              <h2>Moves</h2>
              <p class="facts whole">${found.moves.slice(0, 200).map(move => html`<span>${move.move}</span> `)}</p>
            </section>`
          : nothing
      }`;
  }
}

const reached = (/** @type {import('../contrast.js').Reach} */ { targets, captures }) =>
  `${counted(targets.length, 'square')}${captures.length ? `, ${counted(captures.length, 'capture')}` : ''}`;
