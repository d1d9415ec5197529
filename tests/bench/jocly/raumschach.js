// A game of Jocly's Raumschach, in the words of Plyspace: positions as `show` prints them, moves in machine form.
'use strict';

const jocly = require('jocly');

const LEVELS = 'ABCDE';
const FILES = 'abcde';
const FULL_MOVE = 1;
const START = 'E:rnknr/ppppp/5/5/5|D:ubqub/ppppp/5/5/5|C:5/5/5/5/5|B:5/5/5/PPPPP/BUQBU|A:5/5/5/PPPPP/RNKNR w - - 0 1';

class Raumschach {
    /** A game that has not begun: {@link #setUp} comes first. */
    static async open() {
        return new Raumschach(await jocly.createMatch('raumschach'));
    }

    /** Jocly's levels of play, the weakest first. */
    static async levels() {
        return (await jocly.getGameConfig('raumschach')).model.levels;
    }

    constructor(match) {
        this.match = match;
        this.game = match.game;
        this.kinds = Object.values(this.game.cbVar.pieceTypes);
        this.home = new Map();
        for (const kind of this.kinds) {
            for (const {s: side, p: place} of kind.initial) {
                this.home.set(place, Raumschach.letter(kind, side));
            }
        }
    }

    /** Pawns of both sides are kinds of their own in Jocly, with the same letter. */
    static letter(kind, side) {
        return side > 0 ? kind.abbrev : kind.abbrev.toLowerCase();
    }

    /** Begins again, at a position. Jocly's own reader of positions makes all pawns black ones. */
    setUp(text = START) {
        const [placement, side, , , halfmove] = text.split(' ');
        const pieces = [];
        for (const board of placement.split('|')) {
            board.slice(2).split('/').forEach((row, down) => {
                let file = 0;
                for (const sign of row) {
                    if (/\d/.test(sign)) {
                        file += Number(sign);
                    } else {
                        pieces.push(this.piece(sign, this.place(board[0] + FILES[file++] + (FILES.length - down))));
                    }
                }
            });
        }
        this.game.mInitial = {pieces, turn: side === 'w' ? 1 : -1, noCaptCount: Number(halfmove)};
        this.game.BackTo(0, []);
        // Jocly counts a position as repeated from the first move on only.
        this.game.HandleRepeat(this.game.mBoard);
    }

    piece(sign, place) {
        const side = sign === sign.toUpperCase() ? 1 : -1;
        const t = this.kinds.findIndex(
            kind => Raumschach.letter(kind, side) === sign && kind.initial.some(({s}) => s === side));
        return {s: side, t, p: place, m: this.home.get(place) !== sign};
    }

    place(name) {
        return this.game.cbVar.geometry.PosByName(name);
    }

    name(place) {
        return this.game.cbVar.geometry.PosName(place);
    }

    /** The position, with as many of the fields as it knows: the number of the move is always the same. */
    position() {
        const {board, pieces, mWho: side, noCaptCount: halfmove} = this.game.mBoard;
        const sign = place => {
            const piece = pieces[board[place]];
            return piece ? Raumschach.letter(this.kinds[piece.t], piece.s) : '1';
        };
        const row = (level, rank) => [...FILES].map(file => sign(this.place(level + file + rank))).join('');
        const boards = [...LEVELS].reverse().map(
            level => level + ':' + [5, 4, 3, 2, 1].map(rank => row(level, rank)).join('/'));
        const placement = boards.join('|').replace(/1+/g, run => run.length);
        return `${placement} ${side > 0 ? 'w' : 'b'} - - ${halfmove} ${FULL_MOVE}`;
    }

    /** Whether the move that led here gives check. */
    check() {
        return !!this.game.mBoard.check;
    }

    text(move) {
        return this.name(move.f) + '-' + this.name(move.t)
            + (move.pr === undefined ? '' : '=' + this.kinds[move.pr].abbrev);
    }

    /** Jocly's legal moves by their texts. */
    async moves() {
        return new Map((await this.match.getPossibleMoves()).map(move => [this.text(move), move]));
    }

    async play(text) {
        const move = (await this.moves()).get(text);
        if (!move) {
            throw new Error(`${text} is not a legal move in ${this.position()}`);
        }
        await this.match.applyMove(move);
        if (move.a === 'P') {
            // In Jocly's count of a hundred moves without progress a pawn's move is none.
            this.game.mBoard.noCaptCount = 0;
        }
    }

    /** The text of the move that Jocly chooses at a level. */
    async search(level) {
        return this.text((await this.match.machineSearch({level})).move);
    }
}

module.exports = Raumschach;
