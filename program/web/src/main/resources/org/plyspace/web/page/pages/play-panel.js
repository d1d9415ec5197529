// @ts-check
// What stands beside the boards while a game is played.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { chart, forWhite } from '../chart.js';
import { ending, rematch } from '../ending.js';
import { exporter } from '../export.js';
import { moveList } from '../movelist.js';
import { happened, moveText, notation } from '../notation.js';
import { words } from '../flat.js';
import { dot, entry, sharing, verdict } from '../parts.js';
import { man } from '../pieces.js';
import { ask } from '../server.js';
import { steps } from '../steps.js';
import { shown, thoughts } from '../thoughts.js';
import { standing } from '../words.js';
import { clockOf, openOffer, seatActions, seatBoxes, seatTitle } from './seats-panel.js';

/** @typedef {import('../game.js').Game} Game @typedef {import('../picture.js').Picture} Picture @typedef {import('./play.js').PlayPage} PlayPage */

/** What stays in view: turn, verdict or hint, and what is done most. */
export function status(/** @type {PlayPage} */ page) {
  const { game, app, picture } = page;
  if (!picture) return {};
  if (!game) return page.fresh.status(page.variant);
  const { told } = game,
    { preview } = page;
  return {
    turn: html`<p class="turn" data-result=${told.outcome?.result ?? '*'}>
      ${
        told.outcome
          ? html`<b>${told.outcome.result}</b> ${told.outcome.text}`
          : html`${dot(picture.told.side)}${standing(picture.told)}${clockOf(game, told.at.side)}`
      }<small
        >${preview ? `move ${preview.at} of ${preview.moves.length} of a line that was not played` : game.atEnd ? '' : `you look at ply ${game.ply} of ${told.ply}`}</small
      >
    </p>`,
    answer: answer(page, game),
    actions: preview
      ? html`<button aria-label="One move back" @click=${() => page.stepLine(preview, -1)}>‹</button
          ><button
            aria-label="One move forward"
            ?disabled=${preview.at >= preview.moves.length}
            @click=${() => page.stepLine(preview, 1)}
          >
            ›</button
          ><button @click=${() => page.leavePreview()}>Back to the game</button>`
      : told.seats
        ? seatActions(page)
        : told.outcome && game.atEnd
          ? html`<button @click=${() => rematch(app, game, true)}>Rematch</button
              ><button ?disabled=${!told.undo} @click=${() => page.act('undo')}>Take back</button>`
          : html`<button ?disabled=${!told.undo} @click=${() => page.act('undo')}>Take back</button
              ><button ?disabled=${!game.yours} @click=${() => page.askHint()}>Hint</button>`,
  };
}

/** Offer, verdict, hint, or where what is held may go; where there is nothing of these, what happened last. */
function answer(/** @type {PlayPage} */ page, /** @type {Game} */ game) {
  const { app, hand, hint, preview } = page,
    { rules } = /** @type {Picture} */ (page.picture);
  const told = [
    openOffer(page),
    verdict(hand.verdict, app.openRuling),
    boardChoices(page),
    hand.verdict ? nothing : targets(page),
    hint
      ? html`<div class="box good">
          Hint:
          ${
            hint.move ? html`${moveText(rules, { ...hint.move, piece: rules.codeOf(hint.move.piece) })}&ensp;` : nothing
          }${hint.text}
        </div>`
      : nothing,
  ];
  const move = game.told.moves[game.shown - 1];
  if (preview || !move || told.some(each => each !== nothing)) return told;
  return html`<p class="happened">
    <b>${game.told.seats ? seatTitle(game, move.side) : page.fresh.titleIn(game.told, move.side)}:</b>
    ${happened(/** @type {Picture} */ (game.picture), game.last?.effects ?? [], move)}
  </p>`;
}

export function panel(/** @type {PlayPage} */ page) {
  const { game, app, picture } = page;
  if (!picture) return nothing;
  if (!game) return page.fresh.panel(page.variant, page.position, picture.rules.told.start !== undefined);
  const { reviewed } = page,
    { told } = game,
    review = html`<button
      ?disabled=${!told.ply || page.reviewing || Boolean(told.seats && !told.outcome)}
      @click=${() => page.review()}
    >
      ${page.reviewing ? 'Reviewing …' : 'Review'}
    </button>`;
  return html`<div class="acts">
      ${told.outcome ? ending(app, game, review) : nothing}${told.seats ? seatBoxes(page) : nothing}
      ${(app.stage.fromBlack ? ['white', 'black'] : ['black', 'white']).map(side =>
        player(page, /** @type {'white'|'black'} */ (side)),
      )}
      ${entry('Play', text => page.attempt({ move: text }), {
        disabled: !page.yours,
        hint: page.yours
          ? `type a move, such as ${picture.told.example}, or click two squares`
          : told.outcome
            ? 'the game is over'
            : page.preview
              ? 'a line that was not played'
              : game.atEnd
                ? told.seats
                  ? 'it is not for you to move'
                  : 'the machine is to move'
                : 'an earlier ply',
      })}
      ${searched(page, game)}
      <div class="buttons">
        ${told.seats ? nothing : html`<button ?disabled=${!told.redo} @click=${() => page.act('redo')}>Redo</button>`}
        ${
          told.seats && !told.outcome
            ? nothing
            : html`<button
                aria-pressed=${page.analysing}
                ?disabled=${game.over && !page.analysing}
                @click=${() => page.analyse(!page.analysing)}
              >
                Analysis
              </button>`
        }
        ${
          page.people.length < 2
            ? html`<button
                aria-pressed=${shown.on}
                title="Whether the machine’s thoughts are shown while it thinks"
                @click=${() => {
                  shown.toggle();
                  app.redraw();
                }}
              >
                Its thoughts
              </button>`
            : nothing
        }
        ${
          told.seats
            ? nothing
            : html`<button
                ?disabled=${!told.draw}
                @click=${() => confirm(page, 'Agree on a draw?', 'Draw', () => page.act('draw'))}
              >
                Draw
              </button>`
        }
        <button
          ?disabled=${Boolean(told.outcome) || !page.people.length || (told.seats && (game.role ?? 'watch') === 'watch')}
          @click=${() =>
            confirm(page, 'Resign?', 'Resign', () =>
              page.act('resign', page.people.length === 1 ? { side: page.people[0] } : {}),
            )}
        >
          Resign
        </button>
        <a class="button" href=${link('play', { variant: told.variant })}>New game …</a
        ><a class="button" href=${link('rules', { variant: told.variant, game: game.id })}>How to play</a>
      </div>
    </div>
    ${moves(page, game)}
    <section>
      <h2>Score</h2>
      ${chart(scores(page, game), game.ply, ply => page.look(ply), reviewed?.bad(reviewed.reach(told.moves)))}
      ${reviewed?.summary() ?? nothing}
      <div class="buttons">
        ${told.outcome ? nothing : review} ${exporter(app, format => ask(`${game.path}/export`, { format }))}
        <a class="button" href=${link('boards', { variant: told.variant, position: picture.text })}
          >Look at this position</a
        >${sharing(app, picture, link('play', { game: game.id, ply: game.looked === null ? null : String(game.looked) }))}
      </div>
      ${told.trouble ? html`<div class="box why">${told.trouble}</div>` : nothing}
      ${told.saved || !told.ply ? nothing : html`<div class="box why">The game could not be written to disk.</div>`}
    </section>`;
}

function player(/** @type {PlayPage} */ page, /** @type {'white'|'black'} */ side) {
  const game = /** @type {Game} */ (page.game),
    { told } = game,
    picture = /** @type {Picture} */ (page.picture),
    black = side === 'black' ? 1 : 0,
    turn = !told.outcome && told.at.side === side;
  const held = picture.layout.hands.filter(each => (each.piece & 1) === black && each.count > 0);
  return html`<div class="player" ?data-turn=${turn}>
    ${dot(side)}<b>${told.seats ? seatTitle(game, side) : page.fresh.titleIn(told, side)}</b>${clockOf(game, side)}${
      turn && told.thinking ? html`<small>thinks …</small>` : nothing
    }${page.material.row(side, picture, told.moves.slice(0, game.ply))}
    <span class="held"
      >${held.map(
        each =>
          html`<button
            aria-pressed=${page.hand.type === (each.piece >> 1) - 1 && picture.told.side === side}
            aria-label="${each.count} ${picture.rules.wordsOf(each.piece)} in hand"
            @click=${() => page.hand.selectHeld(each.piece)}
            @pointerdown=${(/** @type {PointerEvent} */ event) => page.hand.dragHeld(event, each.piece)}
          >
            ${man(picture.rules, each.piece)}<small>${each.count}</small>
          </button>`,
      )}</span
    >
  </div>`;
}

/** Where the board that is held may go, for those who do not see space. */
function boardChoices(/** @type {PlayPage} */ page) {
  const { picture } = page,
    { board, moves } = page.hand;
  if (board === null || !picture || !moves.length) return nothing;
  const name = picture.layout.boards[picture.rules.movable[board]].name;
  return html`<div class="box">
    <b>${name}</b> may go to
    <span class="buttons anchors"
      >${page.hand.ghosts.map(
        anchor =>
          html`<button data-anchor=${anchor} @click=${() => page.hand.attempt({ board, anchor })}>
            ${picture.layout.anchors[anchor].name}
          </button>`,
      )}</span
    >
  </div>`;
}

/** Where the piece that is held may go, where not all of that is in sight; captures first. */
function targets(/** @type {PlayPage} */ page) {
  const { picture, hand, app } = page;
  if (!picture || hand.board !== null) return nothing;
  const cells = [...new Set(hand.moves.flatMap(({ attempt }) => attempt?.to ?? []))];
  if (!app.stage.hides(cells)) return nothing;
  const taken = (/** @type {number} */ cell) =>
      hand.moves.some(({ attempt, captured }) => attempt?.to === cell && captured) ? picture.pieces[cell] : 0,
    sorted = [...cells].sort((a, b) => Number(Boolean(taken(b))) - Number(Boolean(taken(a))));
  return html`<div class="box targets" role="group" aria-label="Where it can go">
    ${sorted.map(cell => {
      const { name } = picture.square(cell),
        code = taken(cell);
      return html`<button
        data-to=${cell}
        aria-label=${words(picture, picture.square(cell))}
        @click=${() => hand.choose(cell)}
      >
        ${code ? man(picture.rules, code) : nothing}${name}
      </button>`;
    })}
  </div>`;
}

/** What a search thinks of what is looked at; what a machine thinks that one plays against is its own, unless it is asked for. */
function searched(/** @type {PlayPage} */ page, /** @type {Game} */ game) {
  const { over, ply } = game,
    thought = page.analysing ? game.thought : game.machines,
    from = /** @type {Picture} */ (game.picture);
  if (!page.analysing && !(shown.on && page.people.length < 2)) return nothing;
  if (page.analysing && over)
    return html`<div class="box thoughts">The game is over here; there is no best move.</div>`;
  const show = (/** @type {string[]} */ moves, /** @type {number} */ at) => page.explore(ply, from, moves, at);
  return html`${page.analysing ? page.tables.box(from, from.told.side, show) : nothing}${thoughts(
    thought,
    sideAt(page, (thought?.ply ?? ply) % 2),
    page.analysing ? 'Analysis begins …' : 'What the engine thinks is shown here while it thinks.',
    show,
  )}`;
}

/** What a machine gave while one plays against it is its own as well. @returns {(number|null)[]} */
function scores(/** @type {PlayPage} */ page, /** @type {Game} */ { told }) {
  const { reviewed } = page,
    same = reviewed?.reach(told.moves) ?? 0,
    open = shown.on || told.outcome || page.people.length !== 1;
  return told.moves.map(
    (move, i) => (i < same ? reviewed?.score(i + 1) : null) ?? (open ? forWhite(move, move.side) : null),
  );
}

function moves(/** @type {PlayPage} */ page, /** @type {Game} */ game) {
  const { told, ply } = game,
    { reviewed } = page,
    reach = reviewed?.reach(told.moves) ?? 0;
  return html`<section class="played">
    ${steps(
      ply,
      told.ply,
      to => page.look(to),
      notation.choice(
        told.moves.some(move => move.source),
        () => page.app.redraw(),
      ),
    )}
    ${moveList({
      rules: /** @type {Picture} */ (game.picture).rules,
      moves: told.moves,
      ply,
      sign: each => (each <= reach ? reviewed?.sign(each) : '') ?? '',
      look: to => page.look(to),
    })}
    ${
      ply <= reach
        ? reviewed?.note(ply, (moves, at) => page.explore(ply - 1, /** @type {Picture} */ (game.picture), moves, at))
        : nothing
    }
  </section>`;
}

function confirm(
  /** @type {PlayPage} */ page,
  /** @type {string} */ title,
  /** @type {string} */ button,
  /** @type {() => void} */ then,
) {
  page.app.show(
    title,
    html`<div class="buttons">
      <button
        class="main"
        @click=${() => {
          page.app.close();
          then();
        }}
      >
        ${button}
      </button>
    </div>`,
  );
}

/** Who moves at even and at odd plies. */
function sideAt(/** @type {PlayPage} */ page, /** @type {number} */ parity) {
  const { told } = /** @type {Game} */ (page.game),
    now = told.at.side,
    same = told.ply % 2 === parity;
  return same ? now : now === 'white' ? 'black' : 'white';
}
