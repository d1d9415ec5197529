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

    /** The number of units of {@link #remoteness} in a step. */
    static final int STEP = 64;

    /** On larger boards steps take too long to find. */
    private static final int MOST_CELLS = 2048;

    private static final int[] NONE = {};

    /** By code and cell. */
    private final int[][][] steps = new int[Piece.CODES][][];

    private final int[] strides;
    private final int[] remoteness;

    /** Asks the rules; the position is overwritten. */
    RoyalSteps(Rules rules, Position board) {
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                if (type.royal()) {
                    int code = Piece.code(side, type.index());
                    steps[code] = steps(rules, board, code);
                }
            }
        }
        board.place(new Placement(rules));
        strides = strides(board);
        remoteness = remoteness(rules, board);
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

    /** The farthest that a step goes along each axis, at least 1: where steps reach any level, levels add no distance. */
    private int[] strides(Position board) {
        int[] strides = {1, 1, 1};
        for (int[][] ofCode : steps) {
            for (int cell = 0; ofCode != null && cell < ofCode.length; cell++) {
                for (int to : ofCode[cell]) {
                    strides[0] = Math.max(strides[0], Math.abs(board.x(to) - board.x(cell)));
                    strides[1] = Math.max(strides[1], Math.abs(board.y(to) - board.y(cell)));
                    strides[2] = Math.max(strides[2], Math.abs(board.z(to) - board.z(cell)));
                }
            }
        }
        return strides;
    }

    private int[] remoteness(Rules rules, Position board) {
        int cells = rules.cells();
        // Of many cells, a sample is enough.
        int every = (cells - 1) / MOST_CELLS + 1;
        int[] found = new int[rules.places()];
        for (int place = 0; place < found.length; place++) {
            long sum = 0;
            int count = 0;
            for (int cell = 0; cell < cells; cell += every) {
                sum += distance(
                        rules.placeX(place) - board.x(cell),
                        rules.placeY(place) - board.y(cell),
                        rules.placeZ(place) - board.z(cell));
                count++;
            }
            found[place] = (int) (STEP * sum / count);
        }
        return found;
    }

    /** The steps between two cells on an empty board, as boards hang in a position. */
    int distance(Position position, int from, int to) {
        return distance(
                position.x(from) - position.x(to),
                position.y(from) - position.y(to),
                position.z(from) - position.z(to));
    }

    private int distance(int files, int ranks, int levels) {
        return Math.max(Math.max(over(files, strides[0]), over(ranks, strides[1])), over(levels, strides[2]));
    }

    private static int over(int way, int stride) {
        return (Math.abs(way) + stride - 1) / stride;
    }

    /** The cells that a royal piece can step to; none on boards that are too large. */
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

    /** The mean {@linkplain #distance distance} of a place from all cells, in {@value #STEP}ths of a step. */
    int remoteness(int place) {
        return remoteness[place];
    }
}
