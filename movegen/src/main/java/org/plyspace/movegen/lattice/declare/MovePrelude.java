package org.plyspace.movegen.lattice.declare;

import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.text.Token;

/**
 * An action on a square with which a move may begin if a {@link TurnRule} allows it, before the rest is made like any move. The rule set's
 * own bits of a move are 0, or 1 + the cell of that square; castling rights that depend on the cell are lost. Stateless, and shared between
 * positions.
 */
public interface MovePrelude {

    /** Whether a move begins with a prelude. */
    static boolean isIn(long move) {
        return Move.extra(move) != 0;
    }

    /** The cell of a move's prelude, or -1 if it has none. */
    static int cell(long move) {
        return Move.extra(move) - 1;
    }

    /** A move without its prelude. */
    static long rest(long move) {
        return Move.withExtra(move, 0);
    }

    /** Makes the prelude and returns the value that {@link #takeBack} needs. */
    long make(int cell, Men men);

    /** Takes the prelude back, once the rest of the move has been taken back. */
    void takeBack(int cell, long kept, Men men);

    /** Adds what the prelude changes in a position in which it has not been made. */
    void changes(int cell, Position before, Changes into);

    /** The beginning of the text of a move with this prelude. */
    String write(String square);

    /**
     * Splits the text of a move in machine form; empty if it begins with no prelude.
     *
     * @throws org.plyspace.api.TextException if it begins with a prelude but cannot be read
     */
    Optional<Parts> read(Token move);

    /** The cells for which a text with a prelude makes sense, legal or not. */
    IntStream cells(Position position);

    /** The reason why no move can begin with a prelude on a cell now; empty if one can: then only the rest may be wrong. */
    Optional<Illegal> refusal(int cell, Position position);

    /** The text of a move with a prelude: the name of its square, and the rest. */
    record Parts(Token square, Token rest) {}

    /** The men on the board, which a prelude may change. */
    interface Men {

        /** Takes the man off a cell and returns the value that {@link #putBack} needs. */
        long takeOff(int cell);

        /** Puts back a man that was taken off, in reverse order. */
        void putBack(int cell, long taken);
    }
}
