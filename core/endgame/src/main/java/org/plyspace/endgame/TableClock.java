package org.plyspace.endgame;

import java.util.Arrays;
import org.plyspace.api.Piece;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

/**
 * How a table counts as the clock of its rules does: plies to the next move that resets it, or to the end of the game. A move that
 * resets it must lead to a position that is won within the clock in turn.
 *
 * @param plies the plies at which a game is drawn, from 1
 * @param fresh the values of positions of the same material with the clock at 0, as far as known
 */
record TableClock(int plies, Table fresh) {

    /** Whether a material has a man whose quiet moves reset the clock. */
    static boolean isResetWithin(FixedBoards ground, Material material) {
        return Arrays.stream(material.codes()).anyMatch(code -> resets(ground, code));
    }

    /** Whether quiet moves of a man of a {@link Piece} code reset the clock. */
    static boolean resets(FixedBoards ground, int code) {
        return ground.rules().pieceTypes().get(Piece.type(code)).resetsClock();
    }
}
