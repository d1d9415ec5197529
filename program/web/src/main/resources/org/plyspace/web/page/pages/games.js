// @ts-check
// Games that were written down: a list of them, and one of them ply by ply, with comments and variations.
import { link } from '../address.js';
import { Autoplay } from '../autoplay.js';
import { Hand } from '../hand.js';
import { itemsOf, signsInWords } from '../movetree.js';
import { notation, written } from '../notation.js';
import { endOf, followers, GameTree, movesTo, placeOf } from '../record.js';
import { reveal } from '../reveal.js';
import { ask } from '../server.js';
import { sourceOf } from '../sources.js';
import { stepTo } from '../steps.js';
import { standing } from '../words.js';
import { GameList } from './game-list.js';
import { game, status } from './game-panel.js';

/** @typedef {import('../record.js').Node} Node @typedef {import('../picture.js').Picture} Picture */

/** An address carries so many characters of moves, and no more. */
const LONGEST_ADDRESS = 6000;

export class GamesPage {
  constructor(/** @type {import('../main.js').App} */ app) {
    this.app = app;
    this.list = new GameList(app, files => this.take(files));
    /** @type {import('../sources.js').Source|null} */ this.source = null;
    /** @type {GameTree|null} */ this.tree = null;
    /** @type {import('../movetree.js').Item[]} */ this.items = [];
    /** @type {Node|null} */ this.node = null;
    /** The node that the boards show. @type {Node|null} */ this.drawn = null;
    /** @type {Picture|null} */ this.picture = null;
    /** @type {import('../answers.js').LastMove|null} */ this.last = null;
    this.autoplay = new Autoplay(
      () => this.forward(),
      () => app.redraw(),
    );
    /** Grows with every game or list that is asked for, so that an answer that comes late is not shown. */
    this.turn = 0;
    this.variant = '';
    /** @type {import('../picture.js').RuleSet|null} */ this.rules = null;
    /** @type {Hand} */ this.hand = new Hand(app.stage, {
      picture: () => this.picture,
      attempt: what => this.hand.judge(what).catch(this.failed),
      changed: () => this.show(),
      say: app.say,
      key: key => this.key(key),
    });
    addEventListener('dragover', dropped);
    addEventListener('drop', this.drop);
  }

  leave() {
    this.autoplay.stop();
    removeEventListener('dragover', dropped);
    removeEventListener('drop', this.drop);
  }

  drop = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    void this.take(event.dataTransfer.files);
  };

  /** Reads files; of one that has a single game that is opened. */
  async take(/** @type {Iterable<File>} */ chosen) {
    const read = await this.list.read([...chosen]),
      only = read.length === 1 && read[0].games.length === 1 && !this.list.refusals.length ? read[0] : null;
    await this.app.go(
      only
        ? link('games', this.list.rowsOf(only)[0].address)
        : link('games', { variant: this.variant, of: this.source ? null : this.list.of }),
    );
  }

  async open(/** @type {Record<string, string>} */ query) {
    const { app } = this;
    this.hand.take();
    this.listed = false;
    this.variant = query.variant ?? (this.variant || app.firstVariant());
    try {
      const source = await sourceOf(query);
      if (!source) await this.openList(query.of ?? '');
      else await this.openGame(source, Number(query.branch) || 0, Number(query.ply) || 0);
    } catch (failure) {
      await this.openList(query.of ?? '');
      /** Whether the list is there instead of a game that is not: a way out that is better than others. */
      this.listed = true;
      throw failure;
    }
  }

  async openList(/** @type {string} */ of) {
    const turn = ++this.turn;
    this.autoplay.stop();
    this.source = this.tree = this.node = this.drawn = this.last = null;
    this.hand.reset();
    await this.list.open(of);
    const picture = await this.app.drawn(await ask('position', { variant: this.variant }));
    if (turn !== this.turn) return;
    this.picture = picture;
    this.show();
  }

  async openGame(
    /** @type {import('../sources.js').Source} */ source,
    /** @type {number} */ branch,
    /** @type {number} */ ply,
  ) {
    if (!this.source || String(Object.entries(source.short)) !== String(Object.entries(this.source.short))) {
      const turn = ++this.turn,
        told = await source.load(),
        rules = await this.app.rulesOf(told.variant);
      if (turn !== this.turn) return;
      this.rules = rules;
      this.variant = told.variant;
      this.source = source;
      this.tree = new GameTree(told);
      this.items = itemsOf(this.tree);
      this.node = this.drawn = null;
    }
    const carried = source.carried && !source.file;
    await this.go(/** @type {GameTree} */ (this.tree).find(carried ? 0 : branch, ply));
  }

  query() {
    return this.source && this.node ? this.addressOf(this.node) : { variant: this.variant, of: this.list.of };
  }

  /** What the address of a ply says. @returns {Record<string, string|null|undefined>} */
  addressOf(/** @type {Node} */ node) {
    const { short, carried } = /** @type {import('../sources.js').Source} */ (this.source);
    return { ...short, ...(carried ? this.carriedBy(node) : {}), ...placeOf(node) };
  }

  /** The moves of the line that a node is on, where they are not too many for an address. */
  carriedBy(/** @type {Node} */ node) {
    const { told } = /** @type {GameTree} */ (this.tree),
      moves = movesTo(endOf(node)).join(','),
      start = told.start === this.rules?.told.start ? null : told.start;
    return moves.length + (start ?? '').length > LONGEST_ADDRESS ? {} : { variant: told.variant, start, moves };
  }

  /** Shows a ply; the game goes on by itself no longer, unless it was that which came here. */
  async go(/** @type {Node} */ node, byItself = false) {
    if (!byItself) this.autoplay.stop();
    const tree = /** @type {GameTree} */ (this.tree),
      rules = /** @type {import('../picture.js').RuleSet} */ (this.rules),
      before = this.picture;
    this.node = node;
    this.hand.reset();
    const { picture, last } = await tree.picture(rules, node);
    if (this.node !== node || this.tree !== tree || this.app.page !== this) return;
    const follows = node.parent && node.parent === this.drawn;
    this.hand.reset(); // of what was taken meanwhile
    Object.assign(this, { picture, last, drawn: node });
    this.show(follows ? { effects: last?.effects, before } : {});
    this.app.say(this.words());
    reveal('.movetree');
    if (node.next) tree.at(node.next).catch(() => {}); // so that the next step is there when it is asked for
  }

  /** A ply on along the line, from its end to the start; whether there is more of it. */
  async forward() {
    const { node, tree } = this,
      to = node?.next ?? tree?.root;
    if (!to) return false;
    try {
      await this.go(to, true);
      return to.next !== null;
    } catch (failure) {
      this.failed(failure);
      return false;
    }
  }

  /** Tells what went wrong, while the page is there. */
  failed = (/** @type {unknown} */ failure) => {
    if (this.app.page === this) this.app.fail(failure);
  };

  /** What is said of the ply that is looked at. */
  words() {
    const { told, before, ply } = /** @type {Node} */ (this.node),
      outcome = this.picture?.told.outcome,
      piece = told?.piece ? `${this.picture?.rules.typeOf(told.piece).name} ` : '';
    const move = told
      ? `${told.side} ${piece}${written(told, notation.form === 'source' ? 'source' : 'squares').replace(/\+$/, '')}${outcome ? `, ${outcome.text}` : told.check ? ', check' : ''}${told.signs ? `, ${signsInWords(told)}` : ''}`
      : 'the start';
    return [ply && /** @type {Node} */ (this.node).branch ? `variation, ${move}` : move, told ? told.comment : before]
      .filter(Boolean)
      .join('. ');
  }

  show(change = {}) {
    const { picture } = this;
    if (!picture) return;
    const view = { ...this.hand.view(picture, picture.marks(this.last)), moved: picture.moved(this.last) };
    this.app.draw(this, { ...view, arrows: picture.ways(this.last) }, change);
  }

  /** Goes where a move stands that the rules do not have, and says there why. */
  async showTrouble(/** @type {{move?: string, before: string[]}} */ { move, before }) {
    await this.go(/** @type {GameTree} */ (this.tree).follow(before));
    if (move) await this.hand.judge({ move });
  }

  toPly(/** @type {number} */ ply) {
    let node = /** @type {Node} */ (this.node);
    while (node.ply > ply && node.parent) node = node.parent;
    while (node.ply < ply && node.next) node = node.next;
    return this.go(node).catch(this.failed);
  }

  /** @returns {boolean} */
  key(/** @type {string} */ key) {
    const { node, app, picture } = this;
    if (!node || !picture) return false;
    const ply = stepTo(key, node.ply, endOf(node).ply);
    if (ply !== null) void this.toPly(ply);
    else if (key === 'v' || key === 'V') this.otherMove(key === 'v' ? 1 : -1);
    else if (key === 'p') this.autoplay.toggle();
    else if (key === 'l') app.say(this.words());
    else if (key === 's') app.say(`${standing(picture.told)}${picture.told.outcome ? '' : `, ply ${node.ply}`}`);
    else return false;
    return true;
  }

  /** Another move that the game has instead of this one. */
  otherMove(/** @type {number} */ by) {
    const node = /** @type {Node} */ (this.node),
      all = node.parent ? followers(node.parent) : [];
    if (all.length > 1)
      void this.go(all[(all.findIndex(each => each === node) + by + all.length) % all.length]).catch(this.failed);
    else this.app.say('no variations here');
  }

  // ---------------------------------------------------------------- what is drawn

  status() {
    return status(this);
  }

  panel() {
    return this.source && this.tree && this.node && this.drawn
      ? game(this, this.source, this.tree, this.node)
      : this.list.panel();
  }

  /** A link that is about to be followed or copied gets the moves that it has to carry; to write them into all would be megabytes. */
  ready = (/** @type {Event} */ event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || !this.tree || !this.source?.carried) return;
    const node = this.tree.find(Number(anchor.dataset.branch), Number(anchor.dataset.ply));
    anchor.href = link('games', this.addressOf(node));
  };
}

const dropped = (/** @type {DragEvent} */ event) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};
