// @ts-check
// The links to games between two people: which of them this browser knows, and which it shows to the server.
import { link } from './address.js';

/** @typedef {'white'|'black'|'watch'} Role */

/** @type {Role[]} */ export const ROLES = ['white', 'black', 'watch'];

/** A link's fragment, which no browser sends to a server. */
const FRAGMENT = /^#seat=([0-9a-f]{32}\.[\w.%*-]+)$/;

/** The link that requests bring. @type {string|null} */ let carried = null;

/** What requests bring beside their parameters. @returns {Record<string, string>} */
export const carriedHeaders = () => (carried ? { 'Plyspace-Seat': carried } : {});

/** The protocols of a socket; browsers let no page add a header there. @returns {string[]} */
export const carriedProtocols = () => (carried ? ['plyspace-seat', carried] : []);

/** The link that this tab has to a game, else the one that was last used in this browser. */
export const seatOf = (/** @type {string} */ game) =>
  sessionStorage.getItem(`seat ${game}`) ?? localStorage.getItem(`seat ${game}`);

/** Keeps the link to a game, for this tab and for whoever comes back. */
export function keepSeat(/** @type {string} */ game, /** @type {string} */ seat) {
  sessionStorage.setItem(`seat ${game}`, seat);
  localStorage.setItem(`seat ${game}`, seat);
}

/**
 * Takes the link out of the address, so that nobody gives it away with that, and has requests bring what is known of a game. In a tab of its
 * own a link that was opened there counts.
 */
export function carrySeat(/** @type {string|undefined} */ game) {
  const opened = FRAGMENT.exec(location.hash);
  if (opened && game) {
    keepSeat(game, opened[1]);
    history.replaceState(null, '', location.pathname + location.search);
  }
  if (game) carried = seatOf(game) ?? carried;
}

/** The link of a rematch, whose keys are the same. */
export function keepRematch(/** @type {string} */ game, /** @type {string} */ next) {
  const seat = seatOf(game);
  if (seat) keepSeat(next, `${seat.split('.')[0]}.${encodeURIComponent(next)}`);
}

/** The links that are to be given to others, of whoever made the game. @returns {Partial<Record<Role, string>>} */
export function linksOf(/** @type {string} */ game) {
  return JSON.parse(localStorage.getItem(`links ${game}`) ?? '{}');
}

/** Keeps the links of a game that was just made. */
export function keepLinks(/** @type {string} */ game, /** @type {Record<Role, string>} */ links) {
  localStorage.setItem(`links ${game}`, JSON.stringify(links));
}

/** What is sent to somebody. */
export const addressOf = (/** @type {string} */ game, /** @type {Role} */ role, /** @type {string} */ seat) =>
  `${location.origin}${link('play', { game, side: role === 'black' ? 'black' : null })}#seat=${seat}`;

/** The name that somebody typed once. */
export const ownName = () => localStorage.getItem('name') ?? '';

export const keepName = (/** @type {string} */ name) => localStorage.setItem('name', name);
