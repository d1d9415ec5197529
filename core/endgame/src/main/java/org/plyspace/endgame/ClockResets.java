package org.plyspace.endgame;

import org.plyspace.api.Move;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** The values behind moves that reset a clock. Confined to one thread. */
final class ClockResets {

    private final int plies;
    private final TableSet.Probe fresh;
    /** By piece code: whether quiet moves other than passes reset the clock. */
    private final boolean[] byQuiet = new boolean[Piece.CODES];

    /**
     * Prepares the answers.
     *
     * @param fresh the tables of the positions after such moves, which count as the clock does
     */
    ClockResets(TableClock clock, TableSet fresh) {
        this.plies = clock.plies();
        this.fresh = fresh.probe();
        for (PieceType type : fresh.ground().rules().pieceTypes()) {
            for (Side side : Side.values()) {
                byQuiet[Piece.code(side, type.index())] = type.resetsClock();
            }
        }
    }

    /** Whether a quiet move resets the clock. */
    boolean byQuiet(long move) {
        return byQuiet[Move.piece(move)] && !Move.isPass(move);
    }

    /** Whether the move just made on a position that was set up has reset the clock. */
    static boolean isReset(Position position) {
        return position.halfmoveClock() == 0;
    }

    /** The value of a position in which the clock stands at 0. */
    int fresh(Position position) {
        return fresh.value(position);
    }

    /** The value of a position, reached by a move that resets the clock, to the side to move: there the count ends. */
    int begun(int value) {
        if (value == Value.DRAW || Value.plies(value) > plies) {
            return Value.DRAW;
        }
        return Value.isWin(value) ? Value.win(0) : Value.loss(0);
    }
}
