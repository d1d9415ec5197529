// @ts-check
// Types that several modules share; those of the server's answers are in answers.js.

/**
 * @typedef {'SQUARES'|'HEXAGONS_IN_RANKS'|'HEXAGONS_IN_FILES'} Cells
 * @typedef {{cell: number, name: string, shade: 'dark'|'light'|'middle', file: number, rank: number, x: number, y: number}} Square
 * @typedef {{name: string, x: number, y: number, z: number, files: number, ranks: number, fileNames: string[], rankNames: string[],
 *   squares: Square[], anchor: number|null, inverted: boolean, owner: string|null, cells: Cells, wide: number, deep: number}} Board
 *   wide along the files and deep along the ranks
 * @typedef {{name: string, x: number, y: number, z: number, files: number, ranks: number, parent: string|null, inverted: boolean,
 *   free: boolean}} Anchor
 * @typedef {{boards: Board[], anchors: Anchor[], hands: {piece: number, count: number}[], view: {facing: string, order: string[]}}} Layout
 * @typedef {{index: number, symbol: string, name: string, usualName: string, royal: boolean, directional: boolean, aspect: string, figure: string|null}} PieceType
 * @typedef {{board: Board, left: boolean, x: number, y: number, z: number, w: number, d: number, tower: number}} Place
 *   a board in the picture: its first file and lowest rank are at x, z; w squares from left to right and d in depth
 * @typedef {[number, number, number]} Point
 * @typedef {{azimuth: number, elevation: number}} Direction degrees; 0, 0 looks along the ranks from White's side
 * @typedef {{from: number, to: number, isHint?: boolean}} Arrow a move that was made, or one that is advised
 * @typedef {Map<number, string[]>} Marks what is marked on each cell
 * @typedef {Event & {target: HTMLInputElement}} Changed something that has a value
 * @typedef {Event & {target: HTMLFormElement & {elements: Record<string, HTMLInputElement>}}} Submitted
 * @typedef {{board: string, anchor: number}} Moved a board that moved, and from which anchor
 */

/**
 * @typedef {object} View what is to be seen of the boards in space
 * @property {import('./picture.js').Picture} picture
 * @property {string[]} shown names of the boards that are shown
 * @property {number} unfold 0 for the stack, 1 for flat
 * @property {number} spacing how far apart levels are, 1 as usual
 * @property {number} glass 0 to 1, how much the glass covers
 * @property {string|null} focus the board that the others fade behind
 * @property {boolean} plan whether it is seen from above and without perspective
 * @property {number|null} level the height that alone is in full ink, if one is
 * @property {Moved[]} moved
 * @property {Marks} marks
 * @property {number|null} column a cell whose column is lit
 * @property {number[]} ghosts anchors where a board could hang
 * @property {Arrow[]} arrows
 * @property {'light'|'dark'} theme
 * @property {Direction} direction
 * @property {boolean} fromBlack whether Black's side is the near one
 */

export {};
