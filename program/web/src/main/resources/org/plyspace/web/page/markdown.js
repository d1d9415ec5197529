// @ts-check
// Rules pages as they are written: what markdown-it reads in them, drawn by templates. HTML in a page is text like any other.
import { html, nothing } from 'lit-html';
import 'markdown-it';

/**
 * @typedef {import('markdown-it').Token} Token
 * @typedef {{token: Token, parts: Part[]}} Part a token, and what stands between it and the one that closes it
 * @typedef {(page: string, section: string) => void} Open opens a rules page at a section; without a page, this one
 */

// The library's file is no module: it leaves its function in the window.
const { markdownit } = /** @type {{markdownit: typeof import('markdown-it')}} */ (/** @type {unknown} */ (globalThis));
const reader = markdownit();

/** Tokens as they stand in each other. */
function nested(/** @type {Token[]} */ tokens) {
  /** @type {Part[][]} */ const open = [[]];
  for (const token of tokens) {
    if (token.nesting < 0) open.pop();
    else {
      const part = { token, parts: token.type === 'inline' ? nested(token.children ?? []) : [] };
      open[open.length - 1].push(part);
      if (token.nesting > 0) open.push(part.parts);
    }
  }
  return open[0];
}

/** What has a line, and is drawn as one block: the smallest. @returns {Part|undefined} */
function partAt(/** @type {Part[]} */ parts, /** @type {number} */ line) {
  const part = parts.find(({ token: { map } }) => map && map[0] <= line && line < map[1]);
  if (!part || part.token.type === 'inline') return undefined;
  return partAt(part.parts, line) ?? (/^(thead|tbody)_/.test(part.token.type) ? undefined : part);
}

/** @returns {string} */
const textOf = (/** @type {Part} */ { token, parts }) => (parts.length ? parts.map(textOf).join('') : token.content);

/** What links call the section under a heading. */
const slug = (/** @type {string} */ heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * @param {string} text
 * @param {number|undefined} line the one that is looked for, from 0
 * @param {Open} open
 */
export function markdown(text, line, open) {
  const parts = nested(reader.parse(text, {})),
    ruled = line === undefined ? undefined : partAt(parts, line);

  /** @returns {unknown} */
  const drawn = (/** @type {Part} */ part) => {
    const { token } = part,
      within = part.parts.map(drawn),
      lit = part === ruled,
      id = lit ? 'ruled' : nothing,
      kind = lit ? 'ruled' : nothing;
    switch (token.type.replace(/_open$/, '')) {
      case 'heading': {
        const level = Number(token.tag.slice(1));
        return html`<p
          id=${id}
          class="heading-${level} ${lit ? 'ruled' : ''}"
          role="heading"
          aria-level=${level + 1}
          data-section=${slug(textOf(part))}
        >
          ${within}
        </p>`;
      }
      case 'paragraph':
        // in a tight list it has no space around it
        if (token.hidden) return lit ? html`<span id="ruled" class="ruled">${within}</span>` : within;
        return html`<p id=${id} class=${kind}>${within}</p>`;
      case 'bullet_list':
        return html`<ul id=${id} class=${kind}>
          ${within}
        </ul>`;
      case 'ordered_list':
        return html`<ol id=${id} class=${kind} start=${token.attrGet('start') ?? nothing}>
          ${within}
        </ol>`;
      case 'list_item':
        return html`<li id=${id} class=${kind}>${within}</li>`;
      case 'blockquote':
        return html`<blockquote id=${id} class=${kind}>${within}</blockquote>`;
      case 'table':
        return html`<table id=${id} class=${kind}>
          ${within}
        </table>`;
      case 'thead':
        return html`<thead>
          ${within}
        </thead>`;
      case 'tbody':
        return html`<tbody>
          ${within}
        </tbody>`;
      case 'tr':
        return html`<tr id=${id} class=${kind}>
          ${within}
        </tr>`;
      case 'th':
        return html`<th scope="col" .style=${token.attrGet('style') ?? ''}>${within}</th>`;
      case 'td':
        return html`<td .style=${token.attrGet('style') ?? ''}>${within}</td>`;
      case 'fence':
      case 'code_block':
        return html`<pre id=${id} class=${kind} tabindex="0">${token.content.replace(/\n$/, '')}</pre>`;
      case 'hr':
        return html`<hr />`;
      case 'strong':
        return html`<strong>${within}</strong>`;
      case 'em':
        return html`<em>${within}</em>`;
      case 's':
        return html`<s>${within}</s>`;
      case 'code_inline':
        return html`<code>${token.content}</code>`;
      case 'link':
        return link(token.attrGet('href') ?? '', within, open);
      case 'hardbreak':
        return html`<br />`;
      case 'softbreak':
        return '\n';
      default:
        return part.parts.length ? within : token.content;
    }
  };
  return html`<div class="markdown">${parts.map(drawn)}</div>`;
}

/** Other rules pages open in this one; what lies elsewhere in a repository is not served, and its link is its text. */
function link(/** @type {string} */ address, /** @type {unknown} */ within, /** @type {Open} */ open) {
  if (/^https?:/i.test(address)) return html`<a href=${address} target="_blank" rel="noopener">${within}</a>`;
  const [, page, section] = address.match(/^(?:\.\/)?([\w-]+\.md)?(?:#(.*))?$/) ?? [];
  if (!page && !section) return within;
  return html`<a
    href=""
    @click=${(/** @type {Event} */ event) => {
      event.preventDefault();
      open(page ?? '', section ?? '');
    }}
    >${within}</a
  >`;
}
