package org.plyspace.movegen.lattice;

import java.util.Arrays;
import java.util.Optional;
import org.plyspace.api.Move;
import org.plyspace.api.MoveList;
import org.plyspace.api.Outcome;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;

/**
 * The one position that plays all lattice rule sets.
 *
 * <p>State is a {@link LatticeBoard} and a handful of ints; what a move cannot be undone from is pushed on a preallocated
 * stack. Long for its many one-line answers: the work is in {@link LatticeGenerator}, {@link Attacks} and {@link
 * LatticeWords}.
 */
public final class LatticePosition implements Position {

    static final int NO_CELL = Lattice.NO_CELL;

    private static final int FIRST_STACK = 256;
    private static final int FIFTY_MOVES = 100;

    final LatticeRules rules;
    final LatticeTables tables;
    final LatticeBoard board;
    final Attacks attacks;

    int side;
    int rights;
    int epCrossed = NO_CELL;
    int epPawn = NO_CELL;
    int word;
    private int halfmoves;
    private int fullmoves = 1;

    private final LatticeGenerator generator;
    private final MoveList scratch = new MoveList();

    private int depth;
    private long[] moves = new long[FIRST_STACK];
    private Undo[] undos = Undo.stack(FIRST_STACK);

    LatticePosition(LatticeRules rules) {
        this.rules = rules;
        this.tables = rules.tables;
        this.board = new LatticeBoard(tables);
        this.attacks = new Attacks(tables, board);
        this.generator = new LatticeGenerator(tables, this);
    }

    /** What making a move overwrites. */
    private static final class Undo {

        int rights;
        int epCrossed;
        int epPawn;
        int word;
        int halfmoves;
        int capturedSlot;
        int givenUpSlot;
        int givenUpCode;

        static Undo[] stack(int size) {
            Undo[] undos = new Undo[size];
            Arrays.setAll(undos, i -> new Undo());
            return undos;
        }
    }

    /** Sets everything that is not on the board, forgetting the moves made. */
    void setState(Side toMove, int newRights, int newWord, int halfmoveClock, int fullmoveNumber) {
        side = toMove.index();
        rights = newRights;
        word = newWord;
        epCrossed = NO_CELL;
        epPawn = NO_CELL;
        halfmoves = halfmoveClock;
        fullmoves = fullmoveNumber;
        depth = 0;
    }

    @Override
    public LatticeRules rules() {
        return rules;
    }

    @Override
    public void legalMoves(MoveList into) {
        generator.list(into, false);
    }

    @Override
    public void legalCaptures(MoveList into) {
        generator.list(into, true);
    }

    @Override
    public int countLegalMoves() {
        return generator.count();
    }

    @Override
    public boolean hasLegalMove() {
        return generator.any();
    }

    @Override
    public void make(long move) {
        Undo undo = push(move);
        int from = Move.from(move);
        int to = Move.to(move);
        giveUp(move, undo);
        if (Move.isCapture(move)) {
            undo.capturedSlot = board.remove(capturedAt(move, to));
        }
        if (Move.kind(move) == Move.CASTLING) {
            Castling way = tables.castling.way(side, from, to);
            board.moveBoth(from, to, way.rookFrom(), way.rookTo());
        } else {
            board.move(from, to);
            if (Move.isPromotion(move)) {
                board.replace(to, Move.promoted(move));
            }
        }
        loseRights(move, from, to);
        setEnPassant(move, from, to);
        boolean resets = Move.isCapture(move) || tables.pawns.isPawn(Move.piece(move));
        halfmoves = resets ? 0 : halfmoves + 1;
        word = tables.spec.turnRule.after(word, move, Side.of(side));
        passTurn();
    }

    private Undo push(long move) {
        if (depth == moves.length) {
            moves = Arrays.copyOf(moves, 2 * depth);
            Undo[] more = Undo.stack(2 * depth);
            System.arraycopy(undos, 0, more, 0, depth);
            undos = more;
        }
        Undo undo = undos[depth];
        moves[depth++] = move;
        undo.rights = rights;
        undo.epCrossed = epCrossed;
        undo.epPawn = epPawn;
        undo.word = word;
        undo.halfmoves = halfmoves;
        return undo;
    }

    /** The rule set's own bits of a move are 0, or 1 + the cell of a royal piece taken off before the move. */
    private void giveUp(long move, Undo undo) {
        int extra = Move.extra(move);
        if (extra != 0) {
            undo.givenUpCode = board.at[extra - 1];
            undo.givenUpSlot = board.remove(extra - 1);
        }
    }

    private int capturedAt(long move, int to) {
        return Move.kind(move) == Move.EN_PASSANT ? epPawn : to;
    }

    private void loseRights(long move, int from, int to) {
        if (rights == 0) {
            return;
        }
        int[] keeps = tables.castling.keeps;
        int extra = Move.extra(move);
        int left = rights & keeps[from] & keeps[to] & (extra == 0 ? -1 : keeps[extra - 1]);
        if (Move.kind(move) == Move.CASTLING) {
            left &= keeps[tables.castling.way(side, from, to).rookFrom()];
        }
        if (left != rights) {
            rights = tables.castling.normalised(left);
        }
    }

    private void setEnPassant(long move, int from, int to) {
        boolean possible = Move.kind(move) == Move.DOUBLE_STEP && tables.pawns.enPassant;
        epCrossed = possible ? tables.pawns.crossed(side, from, to) : NO_CELL;
        epPawn = possible ? to : NO_CELL;
    }

    private void passTurn() {
        fullmoves += side;
        side ^= 1;
    }

    @Override
    public void makeNull() {
        push(Move.NONE);
        epCrossed = NO_CELL;
        epPawn = NO_CELL;
        halfmoves++;
        passTurn();
    }

    @Override
    public void unmake() {
        if (depth == 0) {
            throw new IllegalStateException("no move was made that could be taken back");
        }
        long move = moves[--depth];
        Undo undo = undos[depth];
        side ^= 1;
        fullmoves -= side;
        rights = undo.rights;
        epCrossed = undo.epCrossed;
        epPawn = undo.epPawn;
        word = undo.word;
        halfmoves = undo.halfmoves;
        if (move != Move.NONE) {
            takeBack(move, undo);
        }
    }

    private void takeBack(long move, Undo undo) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.kind(move) == Move.CASTLING) {
            Castling way = tables.castling.way(side, from, to);
            board.moveBoth(to, from, way.rookTo(), way.rookFrom());
        } else {
            if (Move.isPromotion(move)) {
                board.replace(to, Move.piece(move));
            }
            board.move(to, from);
        }
        if (Move.isCapture(move)) {
            board.restore(capturedAt(move, to), Move.captured(move), undo.capturedSlot);
        }
        if (Move.extra(move) != 0) {
            board.restore(Move.extra(move) - 1, undo.givenUpCode, undo.givenUpSlot);
        }
    }

    @Override
    public void setFrom(Position other) {
        LatticePosition that = (LatticePosition) other;
        if (that.tables != tables) {
            throw new IllegalArgumentException(
                    "a position of " + that.rules.spec() + " cannot be set to one of " + rules.spec());
        }
        board.setFrom(that.board);
        setState(that.sideToMove(), that.rights, that.word, that.halfmoves, that.fullmoves);
        epCrossed = that.epCrossed;
        epPawn = that.epPawn;
    }

    @Override
    public Side sideToMove() {
        return Side.of(side);
    }

    @Override
    public boolean inCheck() {
        return attacks.isAnyRoyalAttacked(side);
    }

    @Override
    public long key() {
        return keyWithoutEnPassant() ^ enPassantKey();
    }

    private long keyWithoutEnPassant() {
        return board.key ^ tables.castling.keys[rights] ^ tables.wordKeys[word] ^ (side == 0 ? 0 : tables.sideKey);
    }

    private long enPassantKey() {
        return epCrossed == NO_CELL
                ? 0
                : tables.epKeys[epCrossed] ^ Long.rotateLeft(tables.epKeys[epPawn], Integer.SIZE);
    }

    @Override
    public int halfmoveClock() {
        return halfmoves;
    }

    @Override
    public int fullmoveNumber() {
        return fullmoves;
    }

    @Override
    public int pieceAt(int cell) {
        return board.at[cell];
    }

    @Override
    public int men(Side whose, int[] into) {
        int count = board.menCount[whose.index()];
        System.arraycopy(board.men[whose.index()], 0, into, 0, count);
        return count;
    }

    @Override
    public int royals(Side whose, int[] into) {
        int count = board.royalCount[whose.index()];
        System.arraycopy(board.royals[whose.index()], 0, into, 0, count);
        return count;
    }

    @Override
    public int attacks(int cell, int[] into) {
        return attacks.from(cell, into);
    }

    @Override
    public boolean isAttacked(int cell, Side by) {
        return attacks.isAttacked(cell, by.index());
    }

    @Override
    public int x(int cell) {
        return tables.spec.lattice.x(cell);
    }

    @Override
    public int y(int cell) {
        return tables.spec.lattice.y(cell);
    }

    @Override
    public int z(int cell) {
        return tables.spec.lattice.z(cell);
    }

    @Override
    public int promotionDistance(int cell) {
        int code = board.at[cell];
        return code != Piece.NONE && tables.pawns.isPawn(code) ? tables.pawns.distance[code & 1][cell] : -1;
    }

    @Override
    public long tags(long move) {
        return rules.tagsOf(move);
    }

    @Override
    public void place(int[] cells, int[] pieces, int count, Side toMove) {
        board.clear();
        for (int i = 0; i < count; i++) {
            board.put(cells[i], pieces[i]);
        }
        setState(toMove, 0, 0, 0, 1);
    }

    @Override
    public LatticePosition copy() {
        LatticePosition copy = new LatticePosition(rules);
        copy.setFrom(this);
        return copy;
    }

    @Override
    public long repetitionKey() {
        return epCrossed != NO_CELL && canCaptureEnPassant() ? key() : keyWithoutEnPassant();
    }

    private boolean canCaptureEnPassant() {
        scratch.clear();
        legalCaptures(scratch);
        for (int i = 0; i < scratch.size(); i++) {
            if (Move.kind(scratch.get(i)) == Move.EN_PASSANT) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!hasLegalMove()) {
            return Optional.of(
                    inCheck()
                            ? Outcome.win(sideToMove().opposite(), Outcome.CHECKMATE)
                            : Outcome.draw(Outcome.STALEMATE));
        }
        if (isDead()) {
            return Optional.of(Outcome.draw(Outcome.DEAD_POSITION));
        }
        return halfmoves >= FIFTY_MOVES ? Optional.of(Outcome.draw(Outcome.FIFTY_MOVES)) : Optional.empty();
    }

    /** Men that neither ride nor leap nor promote do not keep a position alive (twoboard.md 4). */
    private boolean isDead() {
        int idle = 0;
        for (int code : tables.idle) {
            idle += board.count[code];
        }
        return board.menCount[0] + board.menCount[1] == idle;
    }

    @Override
    public PositionWords words() {
        return new LatticeWords(this);
    }
}
