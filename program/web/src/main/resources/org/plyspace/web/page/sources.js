// @ts-check
// Where the games of the page Games come from: the program's library, the games kept, files of this tab, and addresses that carry moves.
import { fileOf, LARGEST_GAME } from './files.js';
import { ask, Refusal, send } from './server.js';

/**
 * @typedef {object} Source
 * @property {Record<string, string>} short what the address says of it
 * @property {string} place where it is from, for people
 * @property {() => Promise<import('./answers.js').RecordAnswer>} load
 * @property {(format: string) => Promise<{name: string, text: string}>} write
 * @property {string|null} game its id, where it can be gone on with
 * @property {import('./files.js').GameFile|null} file
 * @property {boolean} carried whether the address has to carry its moves, since the server does not keep it
 */

/** What the address names, or null if it names no game. @returns {Promise<Source|null>} */
export async function sourceOf(/** @type {Record<string, string>} */ query) {
  if (query.library) return ofServer('library', query.library, 'came with the program');
  if (query.game) return ofServer('games', query.game, 'kept');
  if (query.file) {
    const file = await fileOf(query.file),
      nth = Number(query.nth ?? 1),
      found = file?.games[nth - 1];
    if (file && found) return ofText(file, found, nth, query.variant);
    if (!query.moves)
      throw new Refusal(404, {
        error: 'This game is from a file that was loaded in another tab; load the file here to see it.',
      });
  }
  return query.moves === undefined ? null : ofMoves(query);
}

/** @returns {Source} */
function ofServer(/** @type {'library'|'games'} */ kind, /** @type {string} */ id, /** @type {string} */ place) {
  const path = `${kind}/${encodeURIComponent(id)}`,
    kept = kind === 'games';
  return {
    short: kept ? { game: id } : { library: id },
    place,
    load: () => ask(kept ? `${path}/record` : path),
    write: format => ask(`${path}/export`, { format }),
    game: kept ? id : null,
    file: null,
    carried: false,
  };
}

/** @returns {Source} */
function ofText(
  /** @type {import('./files.js').GameFile} */ file,
  /** @type {import('./files.js').FoundGame} */ found,
  /** @type {number} */ nth,
  /** @type {string|undefined} */ variant,
) {
  const body = {
    text: found.text,
    line: found.line,
    format: file.format,
    ...(file.format === 'source' ? { variant } : {}),
  };
  const place = file.games.length > 1 ? `game ${nth} of ${file.name}, from line ${found.line}` : file.name;
  const inFile = (/** @type {string} */ told) => {
    const [, line, reason] = /** @type {RegExpExecArray} */ (/^(?:the text:(?:(\d+):)? ?)?(.*)$/s.exec(told));
    return `${line ? place.replace(/(, from line \d+)?$/, `, line ${line}`) : place}: ${reason}`;
  };
  const size = new TextEncoder().encode(JSON.stringify(body)).length;
  return {
    short: { file: file.id, nth: String(nth), ...(file.format === 'source' ? { variant: variant ?? '' } : {}) },
    place,
    load: () => {
      if (size > LARGEST_GAME - 100)
        throw new Refusal(413, {
          error: `${place}: it has ${size.toLocaleString('en')} bytes, and a game of at most ${LARGEST_GAME.toLocaleString('en')} can be shown here; 'plyspace replay' reads larger ones`,
        });
      return oneOf(send('records', body)).catch(failure => {
        throw new Refusal(failure.status, { ...failure.told, error: inFile(failure.message) });
      });
    },
    write: format =>
      send('records/export', { ...body, to: format }).then(told => ({
        ...told,
        name: told.name.replace(/^game/, `${file.name.replace(/\.\w+$/, '')}-${nth}`),
      })),
    game: null,
    file,
    carried: true,
  };
}

/** @returns {Source} */
function ofMoves(/** @type {Record<string, string>} */ { variant, start, moves }) {
  const body = { variant, ...(start ? { start } : {}), moves: moves ? moves.split(',') : [] };
  return {
    short: { variant, ...(start ? { start } : {}), moves },
    place: 'the moves that the address carries',
    load: () => oneOf(send('records', body)),
    write: format => send('records/export', { ...body, to: format }),
    game: null,
    file: null,
    carried: true,
  };
}

const oneOf = (/** @type {Promise<{games: import('./answers.js').RecordAnswer[]}>} */ answer) =>
  answer.then(({ games }) => games[0]);
