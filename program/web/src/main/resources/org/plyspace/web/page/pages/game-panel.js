// @ts-check
// What stands beside the boards while a game that was written down is looked at.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { exporter } from '../export.js';
import { moveTree } from '../movetree.js';
import { moveText, notation } from '../notation.js';
import { copyText, dot, sharing, verdict } from '../parts.js';
import { endOf, followers, placeOf } from '../record.js';
import { steps } from '../steps.js';
import { counted, standing } from '../words.js';
import { person } from './game-list.js';

/** @typedef {import('../record.js').Node} Node @typedef {import('../picture.js').Picture} Picture @typedef {import('../record.js').GameTree} GameTree @typedef {import('./games.js').GamesPage} GamesPage */

/** As text: there are emoji of them too. */
const PLAY = '\u25b6\ufe0e',
  PAUSE = '\u23f8\ufe0e';

export function status(/** @type {GamesPage} */ page) {
  const { picture, node } = page;
  if (!picture || !node || !page.source) return {};
  return {
    turn: html`<p class="turn">
      ${dot(picture.told.side)}${standing(picture.told)}<small>${node.branch ? 'in a variation' : ''}</small>
    </p>`,
    answer: verdict(page.hand.verdict, page.app.openRuling),
    actions: html`<button
        aria-label="One ply back"
        ?disabled=${node.ply === 0}
        @click=${() => page.toPly(node.ply - 1)}
      >
        ‹</button
      ><button
        aria-label="One ply forward"
        ?disabled=${node.ply >= endOf(node).ply}
        @click=${() => page.toPly(node.ply + 1)}
      >
        ›
      </button>`,
  };
}

export function game(
  /** @type {GamesPage} */ page,
  /** @type {import('../sources.js').Source} */ source,
  /** @type {GameTree} */ tree,
  /** @type {Node} */ node,
) {
  const { app } = page,
    { told } = tree,
    picture = /** @type {Picture} */ (page.picture),
    { White, Black, Event } = told.tags;
  const title = White || Black ? `${person(White ?? '?')} – ${person(Black ?? '?')}` : (Event ?? source.place),
    position = { variant: told.variant, position: picture.text };
  return html` <div class="game-head">
      <h2>${title}</h2>
      <p class="facts">
        <b data-result>${told.result}</b>
        ${told.termination ?? ''}${title === Event || !Event ? '' : ` · ${Event}`}${title === source.place ? '' : ` · ${source.place}`}
      </p>
    </div>
    ${told.troubles.slice(0, 20).map(
      trouble =>
        html`<div class="box why" data-trouble>
          ${trouble.move ? 'This does not hold: ' : ''}${trouble.reason}
          <button class="cite" @click=${() => page.showTrouble(trouble).catch(page.failed)}>Show where</button>
        </div>`,
    )}
    ${
      told.troubles.length > 20
        ? html`<p class="facts">
            … and ${counted(told.troubles.length - 20, 'more move that does not hold', 'more moves that do not hold')}
          </p>`
        : nothing
    }
    ${comments(page, node)}
    <section>
      ${steps(
        node.ply,
        endOf(node).ply,
        ply => page.toPly(ply),
        html`<button
            data-autoplay
            aria-label="Play through the game"
            aria-pressed=${page.autoplay.on}
            title=${page.autoplay.on ? 'Stop (p)' : 'Play through the game (p)'}
            @click=${() => page.autoplay.toggle()}
          >
            ${page.autoplay.on ? PAUSE : PLAY}</button
          >${notation.choice(
            page.items.some(({ node }) => node?.told.source),
            () => app.redraw(),
          )}`,
      )}
      <div @pointerdown=${page.ready} @focusin=${page.ready}>
        ${moveTree({
          items: page.items,
          node,
          rules: picture.rules,
          href: each => link('games', { ...source.short, ...placeOf(each) }),
          go: each => page.go(each).catch(page.failed),
        })}
      </div>
    </section>
    <section>
      <div class="buttons">
        <a class="button" href=${link('play', position)}>Play from here</a
        ><a class="button" href=${link('boards', position)}>Look at this position</a>
        ${
          source.game
            ? html`<a
                class="button"
                href=${link('play', { game: source.game, ply: String(node.ply), side: app.stage.query().side })}
                >Open in Play</a
              >`
            : nothing
        }
        <button @click=${() => copyText(location.origin + link('games', page.addressOf(node)), app.say)}>
          Copy link</button
        >${sharing(app, picture)}
      </div>
      ${
        source.carried
          ? html`<p class="facts" data-carried>
              ${
                'moves' in page.addressOf(node)
                  ? 'The link carries the moves of this line, without comments, signs, tags and other lines.'
                  : 'The game is too long for an address: the link holds in this tab alone.'
              }
            </p>`
          : nothing
      }
      ${exporter(app, source.write)}
    </section>
    ${tags(told.tags)}
    <div class="buttons">
      ${neighbours(source)}<a class="button" href=${link('games', { variant: told.variant })}>All games</a>
    </div>`;
}

function comments(/** @type {GamesPage} */ page, /** @type {Node} */ node) {
  const said = [node.branch || !node.ply ? node.before : null, node.told?.comment].filter(Boolean),
    others = followers(node).slice(1);
  return html`${
    said.length ? html`<div class="box" data-comment>${said.map(text => html`<p>${text}</p>`)}</div>` : nothing
  }
  ${
    others.length
      ? html`<p class="others">
          Also from here:
          ${others.map(
            each =>
              html`<button class="quiet" @click=${() => page.go(each).catch(page.failed)}>
                ${moveText(/** @type {Picture} */ (page.picture).rules, each.told)}
              </button>`,
          )}
        </p>`
      : nothing
  }`;
}

function tags(/** @type {Record<string, string>} */ tags) {
  const all = Object.entries(tags);
  return all.length
    ? html`<section>
        <h2>Tags</h2>
        <dl class="rulebook">
          ${all.map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
      </section>`
    : nothing;
}

/** The games before and after this one in its file. */
function neighbours(/** @type {import('../sources.js').Source} */ { file, short }) {
  const nth = Number(short.nth);
  if (!file || file.games.length < 2) return nothing;
  const to = (/** @type {number} */ other, /** @type {string} */ title) =>
    file.games[other - 1]
      ? html`<a class="button" href=${link('games', { ...short, nth: String(other) })}>${title}</a>`
      : nothing;
  return html`${to(nth - 1, 'Game before')}${to(nth + 1, 'Next game')}`;
}
