// @ts-check
// Files of games that a person chooses: read as text, and taken apart into games. What the games are the server says, one by one.

/** The most bytes read of a file, and the most of its games listed. */
export const LARGEST = 20_000_000,
  MOST_GAMES = 20_000;
/** The most bytes that the server reads of one game. */
export const LARGEST_GAME = 64 * 1024;

/** So many games are taken out of a text before others get their turn. */
const AT_ONCE = 500,
  HEAD = 8000;

/**
 * @typedef {{text: string, line: number}} Piece a game's text, and the line of the file that it begins in
 * @typedef {Piece & {variant: string|null, plies: number|null, result: string|null, tags: Record<string, string>}} FoundGame
 * @typedef {{id: string, name: string, format: string, games: FoundGame[], more: boolean}} GameFile
 */

/** The text of a file. @throws {Error} in words for people, if it is none */
export async function textOf(/** @type {File} */ file) {
  if (file.size > LARGEST)
    throw new Error(
      `${file.name} has ${file.size.toLocaleString('en')} bytes; no more than ${LARGEST.toLocaleString('en')} are read`,
    );
  const bytes = await file.arrayBuffer();
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file.name} is not text in UTF-8, so no games are read from it`);
  }
  if (text.includes('\0')) throw new Error(`${file.name} is not a text, so no games are read from it`);
  if (!text.trim()) throw new Error(`there is no game in ${file.name}`);
  return text;
}

/** How an object in JSON begins; a comment in PGN begins with a brace as well. */
const OBJECT = /^\s*\{\s*("[^"]*"\s*:|\})/;

/** How a file is written, by how it begins and its name, as 'convert' sees it. */
export function formatOf(/** @type {string} */ text, /** @type {string} */ name) {
  if (name.toLowerCase().endsWith('.pgn') && !OBJECT.test(text)) return 'pgn';
  const sign = text.trimStart()[0];
  return sign === '{' ? 'json' : sign === '[' ? 'pgn' : 'source';
}

/** The games of a text. @returns {Promise<GameFile>} */
export async function gamesOf(
  /** @type {string} */ name,
  /** @type {string} */ text,
  id = Math.random().toString(36).slice(2, 10),
) {
  const format = formatOf(text, name),
    pieces = { json: jsonGames, pgn: pgnGames, source: wholeText }[format];
  /** @type {FoundGame[]} */ const games = [];
  for (const piece of pieces(text)) {
    if (games.length === MOST_GAMES) return { id, name, format, games, more: true };
    games.push({ ...piece, ...facts(format, piece.text) });
    if (games.length % AT_ONCE === 0)
      await new Promise(resolve => {
        setTimeout(resolve);
      });
  }
  return { id, name, format, games, more: false };
}

/** A game in the source's notation is a text of its own. @returns {Generator<Piece>} */
function* wholeText(/** @type {string} */ text) {
  yield { text, line: 1 };
}

/** What matters outside of strings and within them. */
const IN_OBJECT = /["{}\n]/g,
  IN_STRING = /["\\\n]/g,
  ANYTHING = /\S/g;

/** Where the next of some signs is, or the end. */
function next(/** @type {RegExp} */ signs, /** @type {string} */ text, /** @type {number} */ from) {
  signs.lastIndex = from;
  return signs.exec(text)?.index ?? text.length;
}

/** How many lines end between two places. */
function linesBetween(/** @type {string} */ text, /** @type {number} */ from, /** @type {number} */ to) {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/**
 * Objects one after the other. From the first one that is broken on, every line that begins with a brace begins a game, so that a broken
 * one takes no other with it.
 * @param {string} text
 * @returns {Generator<Piece>}
 */
export function* jsonGames(text) {
  let line = 1,
    counted = 0,
    broken = false;
  for (let start = next(ANYTHING, text, 0); start < text.length;) {
    const end = objectEnd(text, start, broken);
    if (end === null) {
      broken = true;
      continue;
    }
    line += linesBetween(text, counted, start);
    counted = start;
    yield { text: text.slice(start, end), line };
    start = next(ANYTHING, text, end);
  }
}

/** Where the object that begins here ends, or null if it does not; with byLines whatever begins here ends before the next line with a brace. */
function objectEnd(/** @type {string} */ text, /** @type {number} */ start, /** @type {boolean} */ byLines) {
  const line = text.indexOf('\n{', start),
    stop = line < 0 ? text.length : line;
  if (text[start] !== '{') return stop;
  let depth = 0;
  for (let i = start; i < (byLines ? stop : text.length); i = next(IN_OBJECT, text, i + 1)) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i + 1;
    else if (text[i] === '"') {
      for (i = next(IN_STRING, text, i + 1); text[i] === '\\'; i = next(IN_STRING, text, i + 2));
      if (text[i] === '\n') break;
    }
  }
  return byLines ? stop : null;
}

const TAG_NAME = /\[\s*(\w+)/y;

/** A game begins with the first tag after moves, or after a comment with a tag that the game has. @returns {Generator<Piece>} */
export function* pgnGames(/** @type {string} */ text) {
  let start = -1,
    begun = 1,
    moves = false,
    commented = false,
    tags = new Set(),
    line = 1;
  const end = (/** @type {string} */ sign, /** @type {number} */ from) => {
    const at = text.indexOf(sign, from);
    return at < 0 ? text.length : at;
  };
  for (let i = 0; i < text.length;) {
    const sign = text[i];
    let next = i + 1;
    if (sign.trim()) {
      TAG_NAME.lastIndex = i;
      const tag = TAG_NAME.exec(text)?.[1];
      if (start < 0 || (sign === '[' && (moves || (commented && tags.has(tag))))) {
        if (start >= 0) yield { text: text.slice(start, i), line: begun };
        [start, begun, moves, tags] = [i, line, false, new Set()];
      }
      commented = sign === '{' || sign === ';';
      if (sign === '[') {
        tags.add(tag);
        const quote = end('"', i);
        for (next = quote + 1; next < text.length && text[next] !== '"' && text[next] !== '\n'; next++)
          if (text[next] === '\\') next++;
        next = Math.min(end(']', next), end('\n', next)) + 1;
      } else if (commented) next = sign === '{' ? end('}', i) + 1 : end('\n', i);
      else {
        moves = true;
        while (next < text.length && text[next].trim() && !'{;['.includes(text[next])) next++;
      }
    }
    for (; i < next && i < text.length; i++) if (text[i] === '\n') line++;
  }
  if (start >= 0) yield { text: text.slice(start), line: begun };
}

const TAG = /\[\s*([A-Za-z]\w*)\s+"((?:[^"\\\n]|\\.)*)"\s*\]/g;

/** What a list says of a game; whether it is true the server finds out. */
function facts(/** @type {string} */ format, /** @type {string} */ text) {
  if (format === 'pgn') {
    const {
      Variant: variant = null,
      Result: result = null,
      ...tags
    } = Object.fromEntries(
      [...text.slice(0, HEAD).matchAll(TAG)].map(([, name, value]) => [name, value.replace(/\\(.)/g, '$1')]),
    );
    return { variant, plies: null, result, tags };
  }
  const none = { variant: null, plies: null, result: null, tags: {} };
  if (format !== 'json' || text.length > LARGEST_GAME) return none;
  try {
    const { variant, options, moves, result, tags } = JSON.parse(text),
      chosen = Object.entries(options ?? {}).map(each => each.join('='));
    const words = Object.entries(tags ?? {}).filter(([, value]) => typeof value === 'string');
    return {
      variant: typeof variant === 'string' ? variant + (chosen.length ? `:${chosen.join(',')}` : '') : null,
      plies: moves?.length ?? null,
      result: typeof result === 'string' ? result : null,
      tags: Object.fromEntries(words),
    };
  } catch {
    return none;
  }
}

/** The files of this tab, the last first. @type {Map<string, GameFile>} */
const loaded = new Map();

/** @returns {GameFile[]} */
export const files = () => [...loaded.values()].reverse();

/** Reads a file, and keeps it for this tab. @returns {Promise<GameFile>} */
export async function load(/** @type {File} */ file) {
  const text = await textOf(file),
    games = await gamesOf(file.name, text);
  loaded.set(games.id, games);
  try {
    sessionStorage.setItem(`file ${games.id}`, JSON.stringify([file.name, text]));
  } catch {
    // more than a browser keeps for a tab: it has to be chosen again when the page is loaded anew
  }
  return games;
}

/** A file that was read in this tab. @returns {Promise<GameFile|null>} */
export async function fileOf(/** @type {string} */ id) {
  const kept = loaded.has(id) ? null : sessionStorage.getItem(`file ${id}`);
  if (kept) {
    const [name, text] = JSON.parse(kept);
    loaded.set(id, await gamesOf(name, text, id));
  }
  return loaded.get(id) ?? null;
}

/** Forgets a file. */
export function forget(/** @type {string} */ id) {
  loaded.delete(id);
  sessionStorage.removeItem(`file ${id}`);
}
