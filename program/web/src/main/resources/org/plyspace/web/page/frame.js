// @ts-check
// What stands around every page: the header, what always stays in view, and the dialog.
import { html, nothing } from 'lit-html';
import { link } from './address.js';
import { PAGES } from './pages.js';
import { idOf } from './parts.js';
import { flatOf, spaceOf } from './stage-view.js';
import { shortTitle } from './words.js';

/** @typedef {import('./main.js').App} App */

const BOARDS = { both: 'in space and flat', flat: 'flat alone', space: 'in space alone' };

/** The whole document. */
export function frame(/** @type {App} */ app) {
  const { page } = app,
    chosen = app.chosenTheme();
  const variant = page?.variant ?? '';
  const titles = app.variants.map(each => each.title),
    pages = Object.entries(PAGES).filter(([, { aside }]) => !aside);
  const panel = html`<div class="panel">${app.deadEnd ?? page?.panel() ?? nothing}</div>`,
    known = app.variants.some(each => each.id === idOf(variant));
  return html`${app.stages.length ? html`<a class="skip" href="#side">Skip to the flat boards</a>` : nothing}
    <header>
      <a class="brand" href="/boards">Ply<i>space</i></a>
      <nav aria-label="Pages">
        ${pages.map(
          ([name, { title }]) =>
            html`<a href=${link(name, { variant })} aria-current=${name === app.name ? 'page' : nothing}>${title}</a>`,
        )}
      </nav>
      <select
        class="menu"
        aria-label="Page"
        @change=${(/** @type {import('./types.js').Changed} */ event) => app.go(link(event.target.value, { variant }))}
      >
        ${pages.some(([name]) => name === app.name) ? nothing : html`<option value="" .selected=${true} disabled>${PAGES[app.name]?.title ?? 'Pages'}</option>`}
        ${pages.map(
          ([name, { title }]) => html`<option value=${name} .selected=${name === app.name}>${title}</option>`,
        )}
      </select>
      <select
        class="variants"
        aria-label="Rule set"
        @change=${(/** @type {import('./types.js').Changed} */ event) =>
          app.go(link(app.name, { ...page?.kept?.(), variant: event.target.value }))}
      >
        ${
          known ? nothing : html`<option value="" .selected=${true} disabled>Choose a rule set</option>`
        }${app.variants.map(
          each =>
            html`<option value=${each.id} title=${each.title} .selected=${each.id === idOf(variant)}>
              ${shortTitle(each.title, titles)}
            </option>`,
        )}
      </select>
      ${
        app.stages.length
          ? html`<button
              class="theme"
              title="See all from the other side (f)"
              aria-label="Other side"
              @click=${() => app.stages[0].goRound()}
            >
              ⇅
            </button>`
          : nothing
      }
      ${
        app.stages.length && !page?.content
          ? html`<button
              class="theme only"
              title="Both, flat boards alone, or those in space alone (w)"
              aria-label=${`Boards: ${BOARDS[app.stage.only ?? 'both']}`}
              @click=${() => app.stage.turnOnly()}
            >
              <i data-shown=${app.stage.only ?? 'both'}></i>
            </button>`
          : nothing
      }
      <button
        class="theme"
        title="Light, dark, or as the system"
        aria-label=${`Colours: ${chosen ?? 'as the system'}`}
        @click=${() => app.turnTheme()}
      >
        ${chosen === 'dark' ? '☾' : chosen === 'light' ? '☀' : '◐'}
      </button>
      <button class="theme help" title="Help (?)" aria-label="Help" @click=${() => app.help()}>?</button>
    </header>
    ${
      app.line.isLost
        ? html`<p class="lost" role="alert">
            The server does not answer. This page goes on by itself when it is back; games are kept.
          </p>`
        : nothing
    }
    <div
      class="content"
      role=${page?.content ? nothing : 'main'}
      data-page=${app.name}
      data-only=${(!page?.content && app.stage.only) || nothing}
      .style=${`--share:${app.stage.divider.share}%`}
    >
      ${
        page?.content
          ? html`${page.content(panel)}${app.failure ? status(app) : nothing}`
          : html`${
                app.stage.only === 'flat'
                  ? nothing
                  : app.stage.picture
                    ? spaceOf(app.stage)
                    : html`<section class="space"></section>`
              }${app.stage.divider.draw()}
              <div class="side" id="side" tabindex="-1">
                <h1 class="unseen">${PAGES[app.name]?.title ?? 'Plyspace'}</h1>
                ${status(app)}
                <div class="pane">${(!app.deadEnd && page?.lead?.()) || nothing}${flatOf(app.stage)}${panel}</div>
              </div>`
      }
    </div>
    <p class="unseen" role="status" aria-live="polite" id="said">${app.said}</p>
    <dialog id="dialog" aria-labelledby="dialog-title" @close=${app.closed}>${app.dialog ?? nothing}</dialog>`;
}

/**
 * What always stays in view: how it stands, what was answered last, and what is done most. A page tells it by `status()`: a line `turn`, an
 * `answer` for which there is room, and `actions`, as templates; what failed takes the answer's place.
 */
function status(/** @type {App} */ app) {
  const { turn, answer = nothing, actions = nothing } = app.page?.status?.() ?? {};
  if (!turn && !app.failure) return nothing;
  return html`<section class="status" aria-label="Turn and answer">
    <div class="turn-line">
      ${turn ?? nothing}
      <div class="buttons">${actions}</div>
    </div>
    <div class="answer">
      <div>${app.failure ? html`<div class="box why" data-failure>${app.failure}</div>` : answer}</div>
    </div>
  </section>`;
}
