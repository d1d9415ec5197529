package org.plyspace.movegen.lattice;

import java.util.Optional;
import java.util.stream.IntStream;
import org.plyspace.api.Changes;
import org.plyspace.api.Move;
import org.plyspace.api.Position;
import org.plyspace.api.Verdict.Illegal;
import org.plyspace.movegen.text.Token;

/**
 * What a {@link TurnRule} lets a move begin with on a square, before the rest is made as any move is. The rule set's own bits of a
 * move are 0, or 1 + the cell of that square; castling rights that depend on the cell are lost. Stateless, shared between positions.
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

    /** Makes the prelude, and returns what {@link #takeBack} needs. */
    long make(int cell, Men men);

    /** Takes the prelude back, once the rest of the move has been taken back. */
    void takeBack(int cell, long kept, Men men);

    /** Adds what the prelude changes in a position where it has not been made. */
    void changes(int cell, Position before, Changes into);

    /** What the text of a move begins with. */
    String write(String square);

    /**
     * Takes apart the text of a move in machine form; empty if it begins with no prelude.
     *
     * @throws org.plyspace.api.TextException if it begins with one, but cannot be read
     */
    Optional<Parts> read(Token move);

    /** The cells where a text that begins with a prelude makes sense, whether or not it is legal. */
    IntStream cells(Position position);

    /** Why no move can begin with a prelude on a cell now; empty if one can, so that only the rest may be wrong. */
    Optional<Illegal> refusal(int cell, Position position);

    /** The text of a move with a prelude: the name of its square, and the text of the rest. */
    record Parts(Token square, Token rest) {}

    /** The men on the board, as a prelude may change them. */
    interface Men {

        /** Takes the man off a cell, and returns what {@link #putBack} needs. */
        long takeOff(int cell);

        /** Puts a man back that was taken off; the last one first. */
        void putBack(int cell, long taken);
    }
}
