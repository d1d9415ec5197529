package org.plyspace.search;

import java.util.Arrays;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Where royal pieces can go on boards that are empty and hang as at the start, and how remote each place is. Immutable; the arrays
 * it gives must not be changed.
 */
final class RoyalSteps {

    /** The unit of {@link #remoteness}: so many are a step. */
    static final int STEP = 64;

    /** On larger boards steps take too long to find, and nobody drives a royal piece from end to end. */
    private static final int MOST_CELLS = 2048;

    private static final int[] NONE = {};

    /** By code and cell. */
    private final int[][][] steps = new int[Piece.CODES][][];

    private final int[] remoteness;

    /** Asks the rules; the position is overwritten. */
    RoyalSteps(Rules rules, Position board) {
        remoteness = remoteness(rules, board);
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                if (type.royal()) {
                    int code = Piece.code(side, type.index());
                    steps[code] = steps(rules, board, code);
                }
            }
        }
    }

    private static int[][] steps(Rules rules, Position board, int code) {
        int[][] found = new int[rules.cells()][];
        Arrays.fill(found, NONE);
        Placement placement = new Placement(rules);
        int[] attacked = new int[rules.cells()];
        for (int cell = 0; cell < found.length && found.length <= MOST_CELLS; cell++) {
            placement.clear();
            placement.put(cell, code);
            board.place(placement);
            found[cell] = Arrays.copyOf(attacked, board.attacks(cell, attacked));
        }
        return found;
    }

    private static int[] remoteness(Rules rules, Position board) {
        board.place(new Placement(rules));
        int cells = rules.cells();
        // A sample of the cells is as good where there are many.
        int every = (cells - 1) / MOST_CELLS + 1;
        int[] found = new int[rules.places()];
        for (int place = 0; place < found.length; place++) {
            long sum = 0;
            int count = 0;
            for (int cell = 0; cell < cells; cell += every) {
                int flat = Math.max(
                        Math.abs(rules.placeX(place) - board.x(cell)), Math.abs(rules.placeY(place) - board.y(cell)));
                sum += Math.max(flat, Math.abs(rules.placeZ(place) - board.z(cell)));
                count++;
            }
            found[place] = (int) (STEP * sum / count);
        }
        return found;
    }

    /** The cells that a royal piece can step to; none on boards too large to tell. */
    int[] from(int code, int cell) {
        return steps[code][cell];
    }

    /** The largest remoteness of a place. */
    int mostRemote() {
        return Arrays.stream(remoteness).max().orElse(0);
    }

    /** The smallest remoteness of a place. */
    int leastRemote() {
        return Arrays.stream(remoteness).min().orElse(0);
    }

    /** The mean distance of a place from all cells, in {@value #STEP}ths of a step along any axis. */
    int remoteness(int place) {
        return remoteness[place];
    }
}
