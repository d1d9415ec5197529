// @ts-check
// What a setup has besides the pieces: whose turn it is, counters, boards, hands, and the fields of the rule set.
import { html } from 'lit-html';

/** @typedef {import('../picture.js').Picture} Picture @typedef {import('./setup.js').SetupPage} SetupPage */

/** What one or several of the values are put together with. @type {Record<string, string>} */
export const TOGETHER = { LETTERS: '', LIST: ',' };

/** All of them, each to be changed. */
export function fields(/** @type {SetupPage} */ page) {
  const picture = /** @type {Picture} */ (page.picture),
    { told, rules } = picture;
  return html`<section class="fields">
    <h2>Besides the pieces</h2>
    <div class="options">
      <div class="option" role="group" aria-label="To move">
        <span>to move</span>
        <div class="buttons">
          ${['white', 'black'].map(
            side =>
              html`<button aria-pressed=${told.side === side} @click=${() => page.change(() => ({ side }))}>
                ${side === 'white' ? 'White' : 'Black'}
              </button>`,
          )}
        </div>
      </div>
      ${number(page, 'move number', 'fullmove', told.fullmove, 1)}${number(page, 'plies without progress', 'halfmove', told.halfmove, 0)}
      ${rules.movable.map(
        (/** @type {number} */ _, /** @type {number} */ i) =>
          html`<label class="option"
            ><span>board ${page.boardNumbered(i).name}</span
            ><select
              @change=${(/** @type {import('../types.js').Changed} */ event) =>
                page.hang(i, Number(event.target.value))}
            >
              ${page
                .anchorsFor(i)
                .map(
                  anchor =>
                    html`<option
                      value=${anchor}
                      .selected=${told.anchors[i] === anchor}
                      ?disabled=${!picture.layout.anchors[anchor].free && told.anchors[i] !== anchor}
                    >
                      ${picture.layout.anchors[anchor].name}
                    </option>`,
                )}
            </select></label
          >`,
      )}
      ${(told.hands ?? []).map(
        ({ piece, count }) =>
          html`<label class="option"
            ><span>${picture.rules.wordsOf(piece)} in hand</span
            ><input
              type="number"
              min="0"
              max="99"
              .value=${String(count)}
              @change=${(/** @type {import('../types.js').Changed} */ event) =>
                page.setHeld(piece, Number(event.target.value))}
          /></label>`,
      )}
      ${(rules.told.fields ?? []).filter(field => !countsHands(page, field)).map(field => drawn(page, field))}
    </div>
  </section>`;
}

function number(
  /** @type {SetupPage} */ page,
  /** @type {string} */ name,
  /** @type {string} */ member,
  /** @type {number} */ value,
  /** @type {number} */ least,
) {
  return html`<label class="option"
    ><span>${name}</span
    ><input
      type="number"
      min=${least}
      max="100000"
      .value=${String(value)}
      @change=${(/** @type {import('../types.js').Changed} */ event) => {
        const chosen = Math.max(least, Number(event.target.value) || least);
        void page.change(() => ({ [member]: chosen }));
      }}
  /></label>`;
}

/** Whether a field says what the numbers in hand say already. */
function countsHands(
  /** @type {SetupPage} */ page,
  /** @type {import('../answers.js').SetupField} */ { content, values },
) {
  const { told, rules } = /** @type {Picture} */ (page.picture),
    held = (told.hands ?? []).map(({ piece }) => rules.symbolOf(piece));
  return (
    content === 'COUNTS' &&
    values.length === held.length &&
    values.every((/** @type {string} */ value) => held.includes(value))
  );
}

/** A field of the rule set. */
function drawn(/** @type {SetupPage} */ page, /** @type {import('../answers.js').SetupField} */ field) {
  const { name, meaning, content, values } = field,
    picture = /** @type {Picture} */ (page.picture),
    text = fieldOf(picture, name);
  if (TOGETHER[content] === undefined || !values.length)
    return html`<label class="option"
      ><span>${name}</span
      ><input
        .value=${text}
        placeholder="–"
        spellcheck="false"
        autocapitalize="off"
        @change=${(/** @type {import('../types.js').Changed} */ event) =>
          page.setField(name, event.target.value.trim())}
      /><small>${meaning}</small></label
    >`;
  const has = chosenOf(picture, field);
  return html`<div class="option" role="group" aria-label=${name}>
    <span>${name}</span>
    <div class="buttons">
      ${values.map(
        (/** @type {string} */ value) =>
          html`<button aria-pressed=${has.includes(value)} @click=${() => page.turnValue(field, value)}>
            ${value}
          </button>`,
      )}
    </div>
    <small>${meaning}</small>
  </div>`;
}

/** What a field says; empty if it says nothing. @returns {string} */
const fieldOf = (/** @type {Picture} */ { told }, /** @type {string} */ name) =>
  (told.fields?.[name] ?? '-').replace(/^-$/, '');

/** Which of the values of a field are chosen. @returns {string[]} */
export function chosenOf(
  /** @type {Picture} */ picture,
  /** @type {import('../answers.js').SetupField} */ { name, content, values },
) {
  const text = fieldOf(picture, name),
    between = TOGETHER[content];
  return between ? text.split(between) : values.filter((/** @type {string} */ value) => text.includes(value));
}
