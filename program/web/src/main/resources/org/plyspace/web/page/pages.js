// @ts-check
// The pages that there are, and what each of them answers.
import { sheet } from './sheets.js';

/** @typedef {import('./main.js').App} App @typedef {import('./picture.js').Picture} Picture @typedef {import('./stage.js').Stage} Stage */

/** Pages are loaded when they are opened; what stands aside is come to from other pages. @type {Record<string, {title: string, aside?: boolean, load: () => Promise<new (app: App) => Page>}>} */
export const PAGES = {
  boards: { title: 'Boards', load: async () => (await import('./pages/boards.js')).BoardsPage },
  play: {
    title: 'Play',
    load: async () => (await Promise.all([import('./pages/play.js'), sheet('play')]))[0].PlayPage,
  },
  learn: {
    title: 'Learn',
    load: async () => (await Promise.all([import('./pages/learn.js'), sheet('learn')]))[0].LearnPage,
  },
  puzzles: { title: 'Puzzles', load: async () => (await import('./pages/puzzles.js')).PuzzlesPage },
  pieces: { title: 'Pieces', load: async () => (await import('./pages/pieces.js')).PiecesPage },
  side: {
    title: 'Side by side',
    load: async () => (await Promise.all([import('./pages/side.js'), sheet('side'), sheet('comparisons')]))[0].SidePage,
  },
  setup: { title: 'Set up', load: async () => (await import('./pages/setup.js')).SetupPage },
  games: {
    title: 'Games',
    load: async () => (await Promise.all([import('./pages/games.js'), sheet('games')]))[0].GamesPage,
  },
  rules: {
    title: 'How to play',
    aside: true,
    load: async () => (await Promise.all([import('./pages/rules.js'), sheet('rules')]))[0].RulesPage,
  },
  reports: {
    title: 'Reports',
    load: async () => (await Promise.all([import('./pages/reports.js'), sheet('comparisons')]))[0].ReportsPage,
  },
};

/**
 * What is asked of a page; most of it need not be there.
 * @typedef {object} Page
 * @property {string} [variant]
 * @property {(query: Record<string, string>) => Promise<unknown>} open
 * @property {() => unknown} panel
 * @property {() => unknown} [lead] what comes before the flat boards
 * @property {(panel: unknown) => unknown} [content] the whole of a page that has no boards beside it
 * @property {() => {turn?: unknown, answer?: unknown, actions?: unknown}} [status]
 * @property {() => Record<string, string|null|undefined>} [query] what the address is to say
 * @property {() => Record<string, string|null|undefined>} [kept] what stays of it when another rule set is chosen
 * @property {() => void} [leave]
 * @property {() => void} [greeted] is called whenever the server knows this page anew
 * @property {(key: string) => boolean} [key] whether it took it
 * @property {Stage[]} [stages]
 * @property {boolean} [listed]
 * @property {Picture|null} [picture]
 */
