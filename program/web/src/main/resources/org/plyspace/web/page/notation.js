// @ts-check
// Moves as they are read: in a notation that one chooses, and in words.
import { html, nothing } from 'lit-html';
import { man } from './pieces.js';

/** @typedef {import('./picture.js').RuleSet} RuleSet @typedef {'san'|'squares'|'source'} Form */

/** How moves can be written: with figurines, from square to square, or as the source of the rules does. @type {[Form, string, string][]} */
const FORMS = [
  ['san', '♞f3', 'Standard algebraic notation, with figurines'],
  ['squares', 'g1-f3', 'From square to square, as files and commands have them'],
  ['source', 'source’s', 'As the source of the rules writes them'],
];

/** What the browser keeps of how moves are written. */
export const notation = {
  /** @returns {Form} */
  get form() {
    return FORMS.find(([form]) => form === localStorage.getItem('notation'))?.[0] ?? 'san';
  },
  /** Buttons to choose from. */
  choice(/** @type {boolean} */ hasSource, /** @type {() => void} */ changed) {
    return html`<div class="forms" role="group" aria-label="Notation">
      ${FORMS.filter(([form]) => form !== 'source' || hasSource).map(
        ([form, title, words]) =>
          html`<button
            class="quiet"
            data-form=${form}
            title=${words}
            aria-pressed=${this.form === form}
            @click=${() => {
              localStorage.setItem('notation', form);
              changed();
            }}
          >
            ${title}
          </button>`,
      )}
    </div>`;
  },
};

/** A move as it is read; what gives check is marked, as some sources do themselves. */
export function written(/** @type {{move: string, source?: string, check: boolean}} */ told, form = notation.form) {
  const text = form === 'source' && told.source ? told.source : told.move;
  return told.check && !/([+#]|mate)$/.test(text) ? `${text}+` : text;
}

/** A piece within a text. */
const figurine = (/** @type {RuleSet} */ rules, /** @type {number} */ code) =>
  html`<span class="figurine" role="img" aria-label=${rules.typeOf(code).name}>${man(rules, code)}</span>`;

/** A move in a form; in SAN with figurines for the letters of pieces. */
export function moveText(
  /** @type {RuleSet} */ rules,
  /** @type {{move: string, san?: string, source?: string, check: boolean, piece?: number}} */ move,
  form = notation.form,
) {
  const { san, piece } = move;
  if (form !== 'san' || !san || !piece || san.replace(/[+#]$/, '') === move.move)
    return written(form === 'san' && san ? { ...move, move: san } : move, form);
  const { symbol, name, directional } = rules.typeOf(piece),
    isLettered = san.startsWith(symbol) && !(directional && name === 'pawn' && san[symbol.length] !== '@');
  const [, rest, choice, mark] = /** @type {string[]} */ (
    /^(.*?)(?:=(.+?))?([+#]?)$/.exec(isLettered ? san.slice(symbol.length) : san)
  );
  const chosen = choice ? rules.codeOf(choice) : 0;
  return html`${isLettered ? figurine(rules, piece) : nothing}${rest}${
    choice ? html`=${chosen ? figurine(rules, chosen | (piece & 1)) : choice}` : nothing
  }${mark}`;
}

/**
 * What a move did: who came from where, what was taken, and which board moved.
 * @param {import('./picture.js').Picture} picture after it
 * @param {import('./answers.js').Effect[]} effects
 * @param {{side: string, check: boolean}} move
 */
export function happened(picture, effects, { side, check }) {
  const { rules, layout } = picture,
    black = side === 'black' ? 1 : 0,
    /** @type {unknown[]} */ parts = [];
  const at = (/** @type {number} */ cell) => picture.square(cell).name,
    named = (/** @type {number} */ code) =>
      html`<span class="figurine">${man(rules, code)}</span>${rules.typeOf(code).name}`;
  /** @type {number|null} */ let to = null;
  for (const each of effects) {
    if (each.effect === 'shiftBoard')
      parts.push(
        `${layout.boards[rules.movable[each.board]].name} from ${layout.anchors[each.fromAnchor].name} to ${layout.anchors[each.toAnchor].name}`,
      );
    else if (each.effect === 'drop') parts.push(html`${named(each.piece)} put on ${at(each.cell)}`);
    else if (each.effect === 'step') {
      const taken = parts.length || to !== null ? [] : effects.filter(other => isTaken(other, black)),
        cells = taken.map(other => /** @type {{cell: number}} */ (other).cell);
      to = each.to;
      parts.push(
        html`${figurine(rules, each.piece)}${at(each.from)}${taken.map(
          (other, i) => html` takes ${named(/** @type {{piece: number}} */ (other).piece)} ${at(cells[i])}`,
        )}${cells.includes(to) ? nothing : each.from === to ? ' stays' : ` to ${at(to)}`}`,
      );
    } else if (each.effect === 'put')
      parts.push(
        each.cell === to || to === null
          ? html`becomes ${named(each.piece)}`
          : html`${figurine(rules, each.piece)} to ${at(each.cell)}`,
      );
  }
  if (!parts.length)
    for (const other of effects)
      if (other.effect === 'remove') parts.push(html`takes ${named(other.piece)} ${at(other.cell)}`);
  if (check) parts.push('check');
  return parts.map((part, i) => html`${i ? ', ' : nothing}${part}`);
}

/** Whether an effect takes a piece of the other side. */
const isTaken = (/** @type {import('./answers.js').Effect} */ effect, /** @type {number} */ black) =>
  effect.effect === 'remove' && (effect.piece & 1) !== black;
