package org.plyspace.movegen.lattice.play;

import java.util.Arrays;
import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.Side;
import org.plyspace.geometry.lattice.Lattice;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.tables.LatticeTables;
import org.plyspace.movegen.lattice.tables.ModePath;

/** The present state of a {@link LatticePosition}: a {@link LatticeBoard} and a few ints. {@link LatticeMaker} changes it. */
public final class LatticeState {

    public final LatticeTables tables;
    public final LatticeBoard board;
    final LatticeAttacks attacks;
    /** The attacks of general declarations; null for simple ones. */
    public final GeneralAttacks generalAttacks;

    public int side;
    public int rights;
    public int epCrossed = Lattice.NO_CELL;
    public int epPawn = Lattice.NO_CELL;
    /** The state of the turn, see {@link org.plyspace.movegen.lattice.declare.TurnRule}. */
    public int word;
    /** The starting cells of men that have moved, see {@link org.plyspace.movegen.lattice.tables.SpentCells}. */
    public long spent;
    /** The checks given, see {@link org.plyspace.movegen.end.Checks}. */
    public int checks;
    /** The number of pieces in hand, by code; empty where there are no hands. */
    public final int[] hands;

    int halfmoves;
    int fullmoves = 1;

    private long handKey;

    LatticeState(LatticeTables tables) {
        this.tables = tables;
        this.board = new LatticeBoard(tables);
        this.attacks = new LatticeAttacks(tables, board);
        this.generalAttacks = tables.general == null ? null : new GeneralAttacks(this);
        this.hands = tables.hands.none();
    }

    /** Sets everything that is not on the board; what is not a parameter becomes what it is at the start of a game. */
    public void reset(Side toMove, int newRights, int newWord, int halfmoveClock, int fullmoveNumber) {
        side = toMove.index();
        rights = newRights;
        word = newWord;
        spent = 0;
        checks = 0;
        epCrossed = Lattice.NO_CELL;
        epPawn = Lattice.NO_CELL;
        halfmoves = halfmoveClock;
        fullmoves = fullmoveNumber;
        Arrays.fill(hands, 0);
        handKey = 0;
    }

    void copyFrom(LatticeState that) {
        board.setFrom(that.board);
        side = that.side;
        rights = that.rights;
        epCrossed = that.epCrossed;
        epPawn = that.epPawn;
        word = that.word;
        spent = that.spent;
        checks = that.checks;
        halfmoves = that.halfmoves;
        fullmoves = that.fullmoves;
        System.arraycopy(that.hands, 0, hands, 0, hands.length);
        handKey = that.handKey;
    }

    int hand(int code) {
        return hands.length == 0 ? 0 : hands[code];
    }

    public void setHand(int code, int count) {
        handKey ^= tables.hands.key(code, hands[code]) ^ tables.hands.key(code, count);
        hands[code] = count;
    }

    /** The code that the mover holds after a capture, or {@link Piece#NONE}. */
    public int held(long move) {
        return tables.hands.heldAs[Move.captured(move)];
    }

    public boolean isAnyRoyalAttacked(int whose) {
        return generalAttacks == null ? attacks.isAnyRoyalAttacked(whose) : generalAttacks.isAnyRoyalAttacked(whose);
    }

    boolean isAttacked(int cell, int by) {
        return generalAttacks == null ? attacks.isAttacked(cell, by) : generalAttacks.isAttacked(cell, by);
    }

    /** Whether the man of this code on a cell stands on a starting cell and has moved. */
    public boolean isSpent(int code, int cell) {
        return tables.spent != null && (spent & tables.spent.bit(code, cell)) != 0;
    }

    /** Whether the man of this code on a cell may use a path, by whether it has moved. */
    public boolean isReady(ModePath path, int code, int cell) {
        return path.when == Mode.When.ALWAYS
                || (path.when == Mode.When.UNMOVED) == (tables.spent.bit(code, cell) != 0 && !isSpent(code, cell));
    }

    /** The cell of the captured man, or {@link Lattice#NO_CELL}. */
    int capturedCell(long move) {
        if (!Move.isCapture(move)) {
            return Lattice.NO_CELL;
        }
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> epPawn;
            case Move.CAPTURE_ELSEWHERE -> tables.general.departure[Move.to(move)];
            default -> Move.to(move);
        };
    }

    long keyWithoutEnPassant() {
        long key = board.key
                ^ tables.castling.keys[rights]
                ^ tables.stateKeys[word]
                ^ tables.checkKeys[checks]
                ^ handKey
                ^ (side == 0 ? 0 : tables.sideKey);
        return spent == 0 ? key : key ^ tables.spent.key(spent);
    }

    long enPassantKey() {
        return epCrossed == Lattice.NO_CELL
                ? 0
                : tables.epKeys[epCrossed] ^ Long.rotateLeft(tables.epKeys[epPawn], Integer.SIZE);
    }
}
