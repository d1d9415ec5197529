// @ts-check
// Rules pages as they are written: the few forms of Markdown that they use, as text only.
import { html } from 'lit-html';

/** Emphasis, code and links of a line; links lead nowhere, since the pages lie in jars. */
function inline(/** @type {string} */ text) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]*\)|\*[^*\s][^*]*\*)/).map(part => {
    if (/^\*\*.+\*\*$/.test(part)) return html`<strong>${part.slice(2, -2)}</strong>`;
    if (/^`.+`$/.test(part)) return html`<code>${part.slice(1, -1)}</code>`;
    if (/^\[.+\]\(.*\)$/.test(part)) return part.slice(1, part.indexOf(']('));
    if (/^\*.+\*$/.test(part)) return html`<em>${part.slice(1, -1)}</em>`;
    return part;
  });
}

const cells = (/** @type {string} */ line) => line.trim().replace(/^\||\|$/g, '').split('|').map(cell => inline(cell.trim()));

/**
 * @param {string} text
 * @param {number|undefined} line the one that is looked for, from 0
 */
export function markdown(text, line) {
  const lines = text.split('\n'), out = [];
  const kindOf = (/** @type {string} */ each) => (/^#{1,6} /.test(each) ? 'heading' : /^\s*([-*+]|\d+\.) /.test(each) ? 'item' : /^\s*\|/.test(each) ? 'row' : /^(```|~~~)/.test(each) ? 'fence' : each.trim() ? 'text' : 'blank');
  for (let i = 0; i < lines.length;) {
    const start = i, kind = kindOf(lines[i]);
    let block;
    if (kind === 'blank') {
      i++;
      continue;
    } else if (kind === 'heading') {
      block = html`<p class=${`heading-${lines[i].search(/[^#]/)}`} role="heading" aria-level=${lines[i].search(/[^#]/) + 1}>${inline(lines[i++].replace(/^#+ /, ''))}</p>`;
    } else if (kind === 'fence') {
      for (i++; i < lines.length && kindOf(lines[i]) !== 'fence'; i++);
      block = html`<pre tabindex="0">${lines.slice(start + 1, i++).join('\n')}</pre>`;
    } else if (kind === 'row') {
      for (; i < lines.length && kindOf(lines[i]) === 'row'; i++);
      const rows = lines.slice(start, i).filter(row => !/^[\s|:-]+$/.test(row));
      block = html`<table>${rows.map((row, k) => html`<tr>${cells(row).map(cell => (k ? html`<td>${cell}</td>` : html`<th scope="col">${cell}</th>`))}</tr>`)}</table>`;
    } else {
      for (i++; i < lines.length && kindOf(lines[i]) === 'text'; i++);
      const words = lines.slice(start, i).map(each => each.trim()).join(' ');
      block = kind === 'item' ? html`<p class="item">${inline(words.replace(/^[-*+] /, '• '))}</p>` : html`<p>${inline(words)}</p>`;
    }
    const here = line !== undefined && line >= start && line < i;
    out.push(here ? html`<div class="ruled" id="ruled">${block}</div>` : block);
  }
  return html`<div class="markdown">${out}</div>`;
}
