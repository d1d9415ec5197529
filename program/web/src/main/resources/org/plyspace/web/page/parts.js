// @ts-check
// Parts that several pages have.
import { html, nothing } from 'lit-html';
import { keep, kept } from './kept.js';
import { send } from './server.js';
import { link } from './address.js';

/** What was said of an attempt: the reason is never lost, and its citation opens the rule; what is legal may have a button beside it. */
export function verdict(
  /** @type {import('./answers.js').JudgedAnswer|null} */ judged,
  /** @type {(citation: string) => void} */ open,
  /** @type {unknown} */ then = nothing,
) {
  if (!judged) return nothing;
  if (judged.verdict === 'legal')
    return html`<div class="box good">
      <b>Legal.</b> ${judged.description ?? judged.move ?? ''}
      ${then}${judged.remark ? html`<br />${judged.remark}` : nothing}
    </div>`;
  const told = (/** @type {{reason?: string, citation?: string}} */ { reason, citation }) =>
    html`${reason}${
      citation ? html` <button class="cite" @click=${() => open(citation)}>${citation}</button>` : nothing
    }`;
  return html`<div class="box why">
    ${told(judged)}${(judged.also ?? []).map(other => html`<br />Also: ${told(other)}`)}
  </div>`;
}

/** Shows an error of the server or a request. */
export const trouble = (/** @type {string|null|undefined} */ text) =>
  text ? html`<div class="box why">${text}</div>` : nothing;

/** The rule set of a name with other options. */
export function spec(
  /** @type {string} */ id,
  /** @type {import('./answers.js').Option[]} */ options,
  /** @type {Record<string, string>} */ chosen,
) {
  const told = options
    .filter(option => chosen[option.name] !== undefined && chosen[option.name] !== option.defaultValue)
    .map(option => `${option.name}=${chosen[option.name]}`);
  return told.length ? `${id}:${told.join(',')}` : id;
}

/** The options of a rule set written out, as {@code id:name=value,name=value}. @returns {Record<string, string>} */
export function chosenIn(/** @type {string} */ variant) {
  const at = variant.indexOf(':');
  return at < 0
    ? {}
    : Object.fromEntries(
        variant
          .slice(at + 1)
          .split(',')
          .map(each => each.split('='))
          .map(([name, value]) => [name, value ?? '']),
      );
}

export const idOf = (/** @type {string} */ variant) => variant.split(':')[0];

/** The name of an option in words: {@code doubleStep} is a double step. */
export const inWords = (/** @type {string} */ name) => {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A choice for each option of a rule set; those that many rule sets share are folded. */
export function options(
  /** @type {import('./answers.js').Option[]} */ all,
  /** @type {Record<string, string>} */ chosen,
  /** @type {(name: string, value: string) => void} */ choose,
) {
  const field = (/** @type {import('./answers.js').Option} */ option) => {
    const value = chosen[option.name] ?? option.defaultValue;
    const control = option.values.length
      ? html`<select
          @change=${(/** @type {import('./types.js').Changed} */ event) => choose(option.name, event.target.value)}
        >
          ${option.values.map(
            (/** @type {string} */ each) =>
              html`<option value=${each} ?selected=${each === value}>${each.replaceAll('-', ' ')}</option>`,
          )}
        </select>`
      : html`<input
          type="number"
          min=${option.min}
          max=${option.max}
          .value=${value}
          @change=${(/** @type {import('./types.js').Changed} */ event) => choose(option.name, event.target.value)}
        />`;
    return html`<label class="option" title=${option.meaning}
      ><span>${inWords(option.name)}</span>${control}<small>${option.meaning}</small></label
    >`;
  };
  const own = all.filter(option => !option.shared),
    shared = all.filter(option => option.shared),
    changed = shared.some(option => (chosen[option.name] ?? option.defaultValue) !== option.defaultValue);
  return html`<div class="options">${own.map(field)}</div>
    ${
      shared.length
        ? html`<details ?open=${changed}>
            <summary>${shared.length} options that rule sets share</summary>
            <div class="options">${shared.map(field)}</div>
          </details>`
        : nothing
    }`;
}

/** A move in words that are typed. */
export function entry(
  /** @type {string} */ label,
  /** @type {(text: string) => void} */ done,
  { disabled = false, hint = '' } = {},
) {
  return html`<form
    class="entry"
    @submit=${(/** @type {import('./types.js').Submitted} */ event) => {
      event.preventDefault();
      const text = event.target.elements.move.value.trim();
      if (text) done(text);
      event.target.reset();
    }}
  >
    <input
      id="entry"
      name="move"
      aria-label="A move"
      placeholder=${hint}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      ?disabled=${disabled}
    /><button ?disabled=${disabled}>${label}</button>
  </form>`;
}

export const dot = (/** @type {string} */ side) => html`<i class="side-dot ${side}"></i>`;

/** Copies a text, and says so. */
export const copyText = (/** @type {string} */ text, /** @type {(told: string) => void} */ say) =>
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
    () => say('copied'),
    () => say('the browser does not allow copying; select the text instead'),
  );

/** A button that copies a text. */
export const copy = (/** @type {string} */ text, /** @type {(told: string) => void} */ say, label = 'Copy') =>
  html`<button class="quiet" @click=${() => copyText(text, say)}>${label}</button>`;

/** Does something when a dialog is closed, and not when only now it is told that it was closed before it was opened. */
export function whenClosed(/** @type {HTMLDialogElement} */ dialog, /** @type {() => void} */ then) {
  const closed = () => {
    if (dialog.open) return;
    dialog.removeEventListener('close', closed);
    then();
  };
  dialog.addEventListener('close', closed);
}

/** A button that shares a position, and the game that it is of. */
export const sharing = (
  /** @type {import('./main.js').App} */ app,
  /** @type {import('./picture.js').Picture} */ picture,
  /** @type {string|null} */ game = null,
) =>
  html`<button @click=${() => import('./share.js').then(({ share }) => share(app, picture, game)).catch(app.fail)}>
    Share …
  </button>`;

/** A command to be typed. */
export const command = (/** @type {string} */ line, /** @type {(told: string) => void} */ say) =>
  html`<div class="command">
    <pre tabindex="0" aria-label="A command">${line}</pre>
    ${copy(line, say)}
  </div>`;

/** What was open when a game was begun that is not there yet. */
let begun = 0;

/** The address of a game; who plays Black alone sits on that side. */
export const playing = (/** @type {string} */ game, /** @type {{white: string, black: string}} */ { white, black }) =>
  link('play', { game, side: black === 'human' && white !== 'human' ? 'black' : null });

/** The level that was played last; at first one that a beginner can beat. */
export const usualOpponent = () => kept('opponent') ?? 'level2';

/** A game between a person, who has a side, and the usual opponent. */
export const againstComputer = (/** @type {string} */ side) => {
  const opponent = usualOpponent();
  return side === 'black' ? { white: opponent, black: 'human' } : { white: 'human', black: opponent };
};

/** Starts a game, with a first move if there is one, and goes there, unless somebody went elsewhere meanwhile. */
export async function begin(
  /** @type {import('./main.js').App} */ app,
  /** @type {{white: string, black: string, variant: string, position?: string, clock?: string}} */ game,
  /** @type {string|undefined} */ move = undefined,
) {
  const { turn } = app;
  if (begun === turn) return;
  begun = turn;
  const made = await send('games', game)
    .then(first => (move ? send(`games/${first.game}/moves`, { ply: 0, move }) : first))
    .catch(failure => (turn === app.turn ? Promise.reject(failure) : null))
    .finally(() => {
      if (begun === turn) begun = 0;
    });
  if (!made || turn !== app.turn) return;
  await app.go(playing(made.game, game));
  const engine = [game.white, game.black].find(each => each !== 'human');
  if (engine?.startsWith('level')) keep('opponent', engine);
  const { game: shown } = /** @type {import('./pages/play.js').PlayPage} */ (app.page),
    told = shown?.told;
  if (told?.game === made.game && told.ply === 0) app.say(`the game has begun, ${told.at.side} to move`);
}
