// @ts-check
// What stands beside the boards while a position is set up.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { palette } from '../palette.js';
import { begin, copy, dot } from '../parts.js';
import { ask, send } from '../server.js';
import { counted, standing } from '../words.js';
import { fields } from './setup-fields.js';

/** @typedef {import('./setup.js').SetupPage} SetupPage */

export function status(/** @type {SetupPage} */ page) {
  const { picture, app } = page;
  if (!picture) return {};
  const { told } = picture,
    { faults = [] } = told,
    [first] = faults;
  return {
    turn: html`<p class="turn">
      ${dot(told.side)}${faults.length ? counted(faults.length, 'fault') : standing(told)}<small
        >${told.playable && told.outcome ? 'the game is over' : ''}</small
      >
    </p>`,
    answer: html`${
      page.question
        ? html`<div class="box ${page.question.checkmate ? 'why' : 'good'}">${page.verdict()}</div>`
        : first
          ? html`<div class="box why">
              ${first.reason}${
                first.citation
                  ? html` <button class="cite" @click=${() => app.openRuling(first.citation)}>
                      ${first.citation}
                    </button>`
                  : nothing
              }
            </div>`
          : html`<div class="box good">
              ${
                told.outcome
                  ? html`It is possible, and the game is over: ${told.outcome.text}`
                  : html`It can be played${told.check ? ': check' : ''}`
              }.
            </div>`
    }`,
    actions: html`<button
      class="main"
      ?disabled=${!told.playable || Boolean(told.outcome)}
      @click=${() =>
        begin(app, { variant: page.variant, position: picture.text, white: 'human', black: 'human' }).catch(app.fail)}
    >
      Play from here
    </button>`,
  };
}

export function panel(/** @type {SetupPage} */ page) {
  const { picture, app } = page;
  if (!picture) return nothing;
  const { told, rules } = picture,
    faults = told.faults ?? [];
  return html` <div class="tools">
      ${palette(
        picture.rules,
        page.code,
        code => {
          page.code = page.code === code ? 0 : code;
          page.taken = null;
          page.show();
        },
        (event, code) =>
          app.stage.pointer.drag(event, code, (/** @type {number|null} */ to) => {
            page.code = 0;
            if (to !== null)
              void page.change(({ pieces }) => ({ pieces: pieces.map((each, cell) => (cell === to ? code : each)) }));
          }),
      )}
      <p class="facts">
        ${
          page.code
            ? html`Put a <b>${picture.rules.wordsOf(page.code)}</b> on squares; the same again removes it.`
            : 'Take a piece and put it on squares, or drag; drag off the boards to remove.'
        }
      </p>
    </div>
    ${
      faults.length
        ? html`<ul class="faults">
            ${faults.map(
              fault =>
                html`<li class="box why">
                  ${fault.reason}${
                    fault.citation
                      ? html` <button class="cite" @click=${() => app.openRuling(fault.citation)}>
                          ${fault.citation}
                        </button>`
                      : nothing
                  }
                </li>`,
            )}
          </ul>`
        : nothing
    }
    <div class="buttons">
      ${
        told.playable && !told.outcome
          ? html`<a class="button" href=${link('play', { variant: page.variant, position: picture.text })}
              >… against a machine</a
            >`
          : nothing
      }
      <button @click=${() => page.checkmate()}>Is it checkmate?</button>
      <button
        ?disabled=${rules.told.start === undefined}
        @click=${() => page.inTurn(() => ask('position', { variant: page.variant }))}
      >
        Start position
      </button>
      <button @click=${() => page.inTurn(() => send('setup', { variant: page.variant }))}>Clear</button>
    </div>
    ${answer(page)} ${fields(page)}
    <section>
      <h2>As text</h2>
      <form
        class="entry"
        @submit=${(/** @type {import('../types.js').Submitted} */ event) => {
          event.preventDefault();
          page.read(event.target.elements.text.value.trim());
        }}
      >
        <textarea
          name="text"
          rows="3"
          aria-label="Position as text"
          spellcheck="false"
          .value=${picture.text}
        ></textarea
        ><button>Read</button>
      </form>
      <div class="buttons">
        ${copy(picture.text, app.say)}${(rules.told.positionNotations ?? [])
          .filter(each => each.writable && each.id !== 'machine')
          .map(
            each =>
              html`<button
                @click=${() =>
                  page.about('text', { notation: each.id }, told => {
                    page.exported = told;
                    app.redraw();
                  })}
              >
                ${each.title}
              </button>`,
          )}<a class="button" href=${link('boards', { variant: page.variant, position: picture.text })}>Look at it</a>
      </div>
      ${
        page.exported
          ? html`<pre class="box" tabindex="0">${page.exported.text}</pre>
              ${copy(page.exported.text, app.say)}`
          : nothing
      }
      <p class="facts">
        It reads:
        ${(rules.told.positionNotations ?? [])
          .filter(each => each.readable)
          .map(each => each.title)
          .join(', ')}.
      </p>
    </section>`;
}

function answer(/** @type {SetupPage} */ page) {
  const { question } = page;
  if (!question) return nothing;
  return html`<section data-checkmate=${question.checkmate ?? 'senseless'}>
    <h2>${page.verdict()}</h2>
    ${(question.checks ?? []).map(each => html`<p>${each.attacker} attacks ${each.royal}.</p>`)}
    ${
      question.saving?.length
        ? html`<p>Saved by ${question.saving.slice(0, 20).join(', ')}${question.saving.length > 20 ? ' …' : ''}</p>`
        : nothing
    }
    ${
      question.failing?.length
        ? html`<details ?open=${question.checkmate}>
            <summary>${counted(question.failing.length, 'move that does not help', 'moves that do not help')}</summary>
            <ul>
              ${question.failing
                .slice(0, 200)
                .map(each => html`<li><b>${each.move}</b> (${each.tries}): ${each.reason}</li>`)}
            </ul>
          </details>`
        : nothing
    }
  </section>`;
}
