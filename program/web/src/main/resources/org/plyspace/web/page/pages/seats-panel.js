// @ts-check
// What stands beside the boards of a game between two people at their own computers.
import { html, nothing } from 'lit-html';
import { link } from '../address.js';
import { copyText } from '../parts.js';
import { ask, send } from '../server.js';
import { addressOf, keepName, keepRematch, linksOf, ownName, ROLES } from '../seats.js';

/** @typedef {import('../game.js').Game} Game @typedef {import('./play.js').PlayPage} PlayPage @typedef {import('../answers.js').Side} Side */

const OFFERS = { draw: 'a draw', takeBack: 'to take a move back', rematch: 'a rematch, sides swapped' };
const TITLES = { white: 'White', black: 'Black', watch: 'To watch' };

/** Who sits at a side. */
export function seatTitle(/** @type {Game} */ game, /** @type {Side} */ side) {
  const { name, taken } = /** @type {import('../answers.js').Seats} */ (game.told.seats)[side],
    own = game.role === side;
  return html`${name ?? TITLES[side]}${
    own
      ? html`<small> you</small>`
      : taken
        ? presence(game.connected.includes(side))
        : html`<small> has not come yet</small>`
  }`;
}

/** Whether somebody's page is open. */
function presence(/** @type {boolean} */ there) {
  const words = there ? 'is connected' : 'is not connected';
  return html`<i class="presence" role="img" aria-label=${words} title=${words} ?data-there=${there}></i>`;
}

/** What is left of a side's time, as it runs. */
export function clockOf(/** @type {Game} */ game, /** @type {Side} */ side) {
  const { seats, clock = seats } = game.told,
    left = clock?.[side].left;
  if (left === undefined) return nothing;
  const now = clock?.running === side ? Math.max(0, left - (performance.now() - game.toldAt)) : left;
  return html`<time class="clock" ?data-running=${clock?.running === side} ?data-short=${now < 20_000}
    >${time(now)}</time
  >`;
}

/** As {@code 4:05}, {@code 1:00:00} or {@code 2 d 3 h}. */
export function time(/** @type {number} */ millis) {
  const seconds = Math.ceil(millis / 1000),
    minutes = Math.floor(seconds / 60),
    hours = Math.floor(minutes / 60),
    two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours
    ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** What is done most. */
export function seatActions(/** @type {PlayPage} */ page) {
  const game = /** @type {Game} */ (page.game),
    { told, role } = game,
    offer = (/** @type {string} */ what, /** @type {string} */ title, /** @type {string} */ words) =>
      html`<button
        data-offer=${what}
        title=${words}
        ?disabled=${Boolean(told.seats?.offer)}
        @click=${() => page.act('offers', { offer: what })}
      >
        ${title}
      </button>`;
  if (told.seats?.rematch) return html`<button class="main" @click=${() => goOn(page)}>To the next game</button>`;
  if (role === 'watch' || !role) return nothing;
  return told.outcome
    ? offer('rematch', 'Rematch', 'Offer a rematch with sides swapped')
    : html`${offer('takeBack', 'Take back', 'Ask to take a move back')}${offer('draw', 'Draw', 'Offer a draw')}`;
}

/** An offer that waits for an answer, in the words of whoever looks at it. */
export function openOffer(/** @type {PlayPage} */ page) {
  const { told, role } = /** @type {Game} */ (page.game),
    offer = told.seats?.offer;
  if (!offer) return nothing;
  const answer = (/** @type {boolean} */ agrees) => () => page.act('answer', { offer: offer.what, agrees }),
    who = TITLES[offer.by];
  if (role === offer.by)
    return html`<div class="box" data-offered>
      You ${offer.what === 'takeBack' ? 'ask' : 'offer'} ${OFFERS[offer.what]}.
      <span class="buttons"><button @click=${answer(false)}>Withdraw</button></span>
    </div>`;
  return html`<div class="box good" data-offered>
    ${who} ${offer.what === 'takeBack' ? 'asks' : 'offers'} ${OFFERS[offer.what]}.
    ${
      role && role !== 'watch'
        ? html`<span class="buttons"
            ><button class="main" data-agree @click=${answer(true)}>Agree</button
            ><button @click=${answer(false)}>Decline</button></span
          >`
        : nothing
    }
  </div>`;
}

/** The two who agreed on another game go there. */
export async function goOn(/** @type {PlayPage} */ page) {
  const { id, role, told } = /** @type {Game} */ (page.game),
    next = told.seats?.rematch;
  if (!next) return;
  keepRematch(id, next);
  await page.app.go(link('play', { game: next, side: role === 'white' ? 'black' : null }));
}

/** Links that are still to be given to somebody, and the name of whoever looks. */
export function seatBoxes(/** @type {PlayPage} */ page) {
  const game = /** @type {Game} */ (page.game),
    { told, role, id } = game,
    links = linksOf(id);
  const open = ROLES.filter(each => links[each] && each !== role && (each === 'watch' || !told.seats?.[each].taken));
  return html`${
    role ? nothing : html`<div class="box" data-watching>You look on: this game is played by its links.</div>`
  }${
    open.length && !told.outcome
      ? html`<section class="links" aria-label="Links to this game">
          <h2>Links to share</h2>
          <p class="facts">Each link is a seat. Send it to one person only.</p>
          ${warning(page.app)}
          ${open.map(each => {
            const address = addressOf(id, each, /** @type {string} */ (links[each]));
            return html`<label class="option"
              ><span>${TITLES[each]}</span
              ><span class="entry"
                ><input
                  readonly
                  data-link=${each}
                  .value=${address}
                  @focus=${(/** @type {import('../types.js').Changed} */ event) => event.target.select()}
                /><button @click=${() => copyText(address, page.app.say)}>Copy link</button
                ><button @click=${() => showCode(page.app, TITLES[each], address).catch(page.app.fail)}>
                  QR code
                </button></span
              ></label
            >`;
          })}
        </section>`
      : nothing
  }${role && role !== 'watch' && !told.outcome ? nameBox(page, role) : nothing}`;
}

/** Whether others can open the links: asked once. @type {import('../answers.js').Reachable|null} */
let reachable = null;
let isAsked = false;

/** Says so where nobody else can open the links, and what to do then. */
function warning(/** @type {import('../main.js').App} */ app) {
  const here = ['localhost', '[::1]'].includes(location.hostname) || location.hostname.startsWith('127.');
  if (!here) return nothing;
  if (!isAsked) {
    isAsked = true;
    ask('reachable').then(told => {
      reachable = told;
      app.redraw();
    }, app.fail);
  }
  return html`<div class="box why" data-only-here>
    Only this computer can open these links.
    ${
      !reachable
        ? nothing
        : reachable.reachable
          ? 'For friends on other computers, open this page at the address that they can reach, and make the game there.'
          : html`For friends in your network, stop this page and start it for others:
              ${(reachable.commands.length ? reachable.commands : ['plyspace page --host ADDRESS']).map(
                line => html`<code>${line}</code> `,
              )}<br />Who gets a link can then play that one game. Who gets the printed address, with its token, can do
              all that you can here. Nothing is encrypted.`
    }
  </div>`;
}

/** Shows a link for the camera of a phone. */
async function showCode(
  /** @type {import('../main.js').App} */ app,
  /** @type {string} */ title,
  /** @type {string} */ text,
) {
  const { size, path } = await send('qr', { text });
  app.show(
    title,
    html`<svg class="qr" viewBox="-4 -4 ${size + 8} ${size + 8}" role="img" aria-label="QR code of the link">
        <rect x="-4" y="-4" width=${size + 8} height=${size + 8} fill="#fff" />
        <path d=${path} fill="#000" shape-rendering="crispEdges" />
      </svg>
      ${warning(app)}`,
  );
}

function nameBox(/** @type {PlayPage} */ page, /** @type {Side} */ side) {
  const game = /** @type {Game} */ (page.game);
  if (game.told.seats?.[side].name) return nothing;
  return html`<form
    class="entry"
    data-name
    @submit=${(/** @type {import('../types.js').Submitted} */ event) => {
      event.preventDefault();
      const name = event.target.elements.name.value.trim();
      if (!name) return;
      keepName(name);
      void page.act('name', { name });
    }}
  >
    <input
      name="name"
      aria-label="Your name"
      placeholder="your name, as the other shall see it"
      maxlength="40"
      .value=${ownName()}
    /><button>Save name</button>
  </form>`;
}
