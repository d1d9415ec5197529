// @ts-check
// The moves of a game with comments and variations, each move a link. Variations of the game are blocks of their own; those within them stand in
// parentheses, so that no depth makes the text narrower.
import { html, nothing } from 'lit-html';
import { moveText } from './notation.js';

/** @typedef {import('./record.js').Node} Node @typedef {import('./record.js').Made} Made */
/** @typedef {{node?: Made, numbered?: boolean, text?: string, sign?: string, block: number}} Item */

/** So many items are drawn on either side of the one that is looked at. */
const AROUND = 1500;

/** All that is written of a game, in order. @returns {Item[]} */
export function itemsOf(/** @type {import('./record.js').GameTree} */ tree) {
  /** @type {Item[]} */ const items = [];
  let block = 0;
  const say = (/** @type {string|null|undefined} */ text) => {
    if (text) items.push({ text, block });
  };
  const along = (/** @type {Made|null} */ first, /** @type {number} */ depth) => {
    let numbered = true;
    for (let node = first; node; node = node.next) {
      items.push({ node, numbered: numbered || node.told.side === 'white', block });
      say(node.told.comment);
      numbered = Boolean(node.told.comment) || node.instead.length > 0;
      for (const other of node.instead) {
        if (depth) items.push({ sign: '(', block });
        else block++;
        say(other.before);
        along(other, depth + 1);
        if (depth) items.push({ sign: ')', block });
      }
      if (!depth && node.instead.length) block++;
    }
  };
  say(tree.root.before);
  along(tree.root.next, 0);
  return items;
}

/**
 * @param {object} view
 * @param {Item[]} view.items
 * @param {Node} view.node the one that is looked at
 * @param {import('./picture.js').RuleSet} view.rules
 * @param {(node: Node) => string} view.href
 * @param {(node: Node) => void} view.go
 */
export function moveTree({ items, node, rules, href, go }) {
  const at = Math.max(
      0,
      items.findIndex(item => item.node === node),
    ),
    from = Math.max(0, at - AROUND),
    to = at + AROUND;
  /** @type {Item[][]} */ const blocks = [];
  for (const item of items.slice(from, to)) {
    if (blocks.at(-1)?.[0].block !== item.block) blocks.push([]);
    blocks[blocks.length - 1].push(item);
  }
  const tab = node.parent ? node : items.find(item => item.node)?.node;
  const number = (/** @type {Made} */ { told }) => `${told.number}${told.side === 'white' ? '.' : '…'}`;
  const one = (/** @type {Item} */ item) => {
    if (item.text) return html`<span class="comment">${item.text}</span> `;
    const each = item.node;
    if (!each) return html`<b class="sign">${item.sign}</b> `;
    return html`<span class="move"
      >${item.numbered ? html`<small>${number(each)}</small>` : nothing}<a
        href=${href(each)}
        data-ply=${each.ply}
        data-branch=${each.branch}
        tabindex=${each === tab ? 0 : -1}
        aria-current=${each === node ? 'true' : 'false'}
        @click=${(/** @type {MouseEvent} */ event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          go(each);
        }}
        >${moveText(rules, each.told)}</a
      >${
        each.told.signs ? html`<b class="signs" title=${signsInWords(each.told)}>${each.told.signs}</b>` : nothing
      }</span
    > `;
  };
  return html`<div class="movetree" role="group" aria-label="Moves">
    ${from > 0 ? html`<p class="facts">… ${from} more before</p>` : nothing}${blocks.map(
      block => html`<div class=${inGame(block) ? 'line' : 'line variation'}>${block.map(one)}</div>`,
    )}${to < items.length ? html`<p class="facts">… ${items.length - to} more after</p>` : nothing}
  </div>`;
}

const inGame = (/** @type {Item[]} */ block) => (block.find(item => item.node)?.node?.branch ?? 0) === 0;

/** What the six that PGN names first mean. @type {Record<string, string>} */
const MEANINGS = {
  '!': 'good move',
  '?': 'mistake',
  '!!': 'brilliant move',
  '??': 'blunder',
  '!?': 'interesting move',
  '?!': 'dubious move',
};

/** The signs of a move as they are said. */
export const signsInWords = (/** @type {import('./answers.js').WrittenMove} */ told) =>
  (told.signs ?? '')
    .split(' ')
    .map(sign => MEANINGS[sign] ?? sign)
    .join(', ');
