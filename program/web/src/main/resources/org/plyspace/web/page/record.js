// @ts-check
// A game that was written down: its moves as a tree, and the way to each of them.
import { Picture } from './picture.js';
import { send } from './server.js';

/**
 * @typedef {Node & {told: import('./answers.js').WrittenMove}} Made a place after a move
 * @typedef {object} Node a place in the game: the start, or after a move
 * @property {number} ply from 0 at the start
 * @property {number} branch 0 in the game itself, else the variation, counted in the order of the text
 * @property {import('./answers.js').WrittenMove|null} told null at the start
 * @property {Node|null} parent
 * @property {Made|null} next
 * @property {Made[]} instead the first moves of what could have been played instead
 * @property {string|null} before what is said before the first move of a line
 */

const MOST_POSITIONS = 400;

export class GameTree {
  /** @param {import('./answers.js').RecordAnswer} told */
  constructor(told) {
    this.told = told;
    /** @type {Node} */ this.root = {
      ply: 0,
      branch: 0,
      told: null,
      parent: null,
      next: null,
      instead: [],
      before: null,
    };
    /** The first move of each branch; the game itself begins before it. @type {Node[]} */ this.branches = [this.root];
    this.grow(this.root, told);
    /** @type {Map<Node, Promise<import('./answers.js').PositionOnLine>>} */ this.positions = new Map();
  }

  /** Hangs a line on the node that it goes on from; its first node, if it has moves. @returns {Made|null} */
  grow(/** @type {Node} */ from, /** @type {import('./answers.js').LineAnswer} */ line, branch = 0) {
    /** @type {Node} */ let last = from;
    /** @type {Made|null} */ let first = null;
    let rest = 0;
    for (const told of line.moves) {
      /** @type {Made} */ const node = {
        ply: last.ply + 1,
        branch,
        told,
        parent: last,
        next: null,
        instead: [],
        before: null,
      };
      if (first || !branch) last.next = node;
      first ??= node;
      if (branch && first === node) this.branches[branch] = node;
      for (; line.variations[rest]?.ply === node.ply; rest++) {
        const other = this.grow(last, line.variations[rest], this.branches.length);
        if (other) node.instead.push(other);
      }
      last = node;
    }
    const head = branch ? first : from;
    if (head) head.before = line.comment ?? null;
    return first;
  }

  /** The node of a branch at a ply, or the nearest one. */
  find(/** @type {number} */ branch, /** @type {number} */ ply) {
    let node = this.branches[branch] ?? this.root;
    while (node.ply < ply && node.next) node = node.next;
    while (node.ply > ply && node.parent) node = node.parent;
    return node;
  }

  /** Where moves lead to, as far as they are in the tree. */
  follow(/** @type {string[]} */ moves) {
    let node = this.root;
    for (const move of moves) {
      const next = followers(node).find(each => each.told.move === move);
      if (!next) break;
      node = next;
    }
    return node;
  }

  /** The position at a node, and what the last move did. @returns {Promise<import('./answers.js').PositionOnLine>} */
  at(/** @type {Node} */ node) {
    const known = this.positions.get(node);
    if (known) return known;
    if (this.positions.size >= MOST_POSITIONS) this.positions.clear();
    const { variant, start } = this.told,
      asked = send('line', { variant, start, moves: movesTo(node) });
    this.positions.set(node, asked);
    asked.catch(() => this.positions.delete(node));
    return asked;
  }

  /** The same as it is drawn. */
  async picture(/** @type {import('./picture.js').RuleSet} */ rules, /** @type {Node} */ node) {
    const { at, last } = await this.at(node);
    return { picture: new Picture(rules, at), last: last ?? null };
  }
}

/** Every move that the game has at a node: what was played, then what could have been. @returns {Made[]} */
export function followers(/** @type {Node} */ node) {
  const all = node.next ? [node.next] : [];
  for (let i = 0; i < all.length; i++) all.push(...all[i].instead);
  return all;
}

/** The moves from the start to a node. @returns {string[]} */
export function movesTo(/** @type {Node} */ node) {
  const moves = [];
  for (let at = node; at.told && at.parent; at = at.parent) moves.push(at.told.move);
  return moves.reverse();
}

/** The last node of the line that a node is on. */
export function endOf(/** @type {Node} */ node) {
  let end = node;
  while (end.next) end = end.next;
  return end;
}

/** The ply in a game, as the address says it. */
export const placeOf = (/** @type {Node} */ { branch, ply }) => ({
  branch: branch ? String(branch) : null,
  ply: ply ? String(ply) : null,
});
