// @ts-check
// Pieces on the flat boards: each type's drawing stands once in the document, and is used wherever it is seen.
import { svg } from 'lit-html';
import { silhouette } from './outlines.js';

const SVG = 'http://www.w3.org/2000/svg',
  BOX = '-50 -58 100 106';

function add(
  /** @type {Element} */ parent,
  /** @type {string} */ name,
  /** @type {Record<string, string|number>} */ attributes,
  text = '',
) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Puts the drawings of a rule set's pieces into the document, once. Names and figures are a stranger's: only ever text and path data. */
export function define(/** @type {import('./picture.js').RuleSet} */ rules) {
  if (rules.sheet) return;
  const sheet = document.createElementNS(SVG, 'svg');
  rules.sheet = document.querySelectorAll('.drawings').length + 1;
  sheet.setAttribute('class', 'drawings');
  sheet.setAttribute('aria-hidden', 'true');
  for (const type of rules.types) {
    const symbol = add(sheet, 'g', { id: drawing(rules, 2 * (type.index + 1)) }),
      drawn = silhouette(rules.shapes[type.index]);
    for (const d of drawn.paths) add(symbol, 'path', { d, class: 'man-body' });
    for (const [cx, cy, r] of drawn.discs) add(symbol, 'circle', { cx, cy, r, class: 'man-body' });
    for (const d of drawn.lines) add(symbol, 'path', { d, class: 'man-line' });
    for (const [cx, cy, r] of drawn.dots) add(symbol, 'circle', { cx, cy, r, class: 'man-dot' });
    if (type.figure)
      add(symbol, 'path', { d: type.figure, class: 'man-dot', transform: 'translate(-24 -33) scale(.48)' });
    else if (rules.shapes[type.index] === 'medal')
      add(
        symbol,
        'text',
        { x: 0, y: 5, 'text-anchor': 'middle', 'font-size': type.symbol.length > 1 ? 32 : 42, class: 'man-dot' },
        type.symbol,
      );
  }
  document.body.append(sheet);
}

/** The name of a piece's drawing in the document. */
const drawing = (/** @type {import('./picture.js').RuleSet} */ rules, /** @type {number} */ code) =>
  `piece-${rules.sheet}-${(code >> 1) - 1}`;

/** A piece of a rule set. */
export const man = (/** @type {import('./picture.js').RuleSet} */ rules, /** @type {number} */ code) =>
  svg`<svg class="man ${code & 1 ? 'black' : 'white'}" viewBox=${BOX} aria-hidden="true"><use href="#${drawing(rules, code)}"></use></svg>`;

/** The same, to be put into the document by hand. */
export function manElement(/** @type {import('./picture.js').RuleSet} */ rules, /** @type {number} */ code) {
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.setAttribute('class', `man ${code & 1 ? 'black' : 'white'}`);
  drawn.setAttribute('viewBox', BOX);
  add(drawn, 'use', { href: `#${drawing(rules, code)}` });
  return drawn;
}
