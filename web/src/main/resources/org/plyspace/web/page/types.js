// @ts-check
// Types that several modules share; those of the server's answers are in answers.js.

/**
 * @typedef {{cell: number, name: string, light: boolean, file: number, rank: number, x: number, y: number}} Square
 * @typedef {{name: string, x: number, y: number, z: number, files: number, ranks: number, fileNames: string[], rankNames: string[],
 *   squares: Square[], anchor: number|null, inverted: boolean, owner: string|null}} Board
 * @typedef {{name: string, x: number, y: number, z: number, files: number, ranks: number, parent: string|null, inverted: boolean,
 *   free: boolean}} Anchor
 * @typedef {{boards: Board[], anchors: Anchor[], hands: {piece: number, count: number}[], view: {facing: string, order: string[]}}} Layout
 * @typedef {{index: number, symbol: string, name: string, usualName: string, royal: boolean, directional: boolean, aspect: string, figure: string|null}} PieceType
 * @typedef {{board: Board, left: boolean, x: number, y: number, z: number, w: number, d: number, tower: number}} Place
 *   a board in the picture: its first file and lowest rank are at x, z; w squares from left to right and d in depth
 * @typedef {[number, number, number]} Point
 * @typedef {{azimuth: number, elevation: number}} Direction degrees; 0, 0 looks along the ranks from White's side
 * @typedef {Map<number, string[]>} Marks what is marked on each cell
 * @typedef {Event & {target: HTMLInputElement}} Changed something that has a value
 * @typedef {Event & {target: HTMLFormElement & {elements: Record<string, HTMLInputElement>}}} Submitted
 * @typedef {{board: string, anchor: number}} Moved a board that moved, and from which anchor
 */

export {};
