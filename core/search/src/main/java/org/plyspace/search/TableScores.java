package org.plyspace.search;

import org.plyspace.api.Changes;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** What tables know of the position at the end of a line. Counts men as moves are made, to skip positions with too many. */
final class TableScores {

    private final int mostMen;
    private final Tablebase.Probe probe;
    private final int[] cells;
    private final int[] men = new int[Scores.MOST_PLIES + 2];
    private int depth;
    private long hits;

    TableScores(Tablebase tables, int numberOfCells) {
        this.mostMen = tables.mostMen();
        this.probe = tables.probe();
        this.cells = new int[numberOfCells];
    }

    /** Starts with a position. */
    void start(Position root) {
        depth = 0;
        hits = 0;
        men[0] = root.men(Side.WHITE, cells) + root.men(Side.BLACK, cells);
    }

    /** Follows a move by what it changes. */
    void push(Changes changes) {
        int count = men[depth++];
        if (mostMen > 0) {
            for (int i = 0; i < changes.places(); i++) {
                count += changes.pieceBefore(i) == Piece.NONE ? 1 : 0;
                count -= changes.pieceAfter(i) == Piece.NONE ? 1 : 0;
            }
        }
        men[depth] = count;
    }

    /** Follows a pass. */
    void pass() {
        men[depth + 1] = men[depth];
        depth++;
    }

    void pop() {
        depth--;
    }

    /** Whether tables may know what all moves lead to. */
    boolean isNear() {
        return mostMen > 0 && men[depth] <= mostMen + 1;
    }

    /** The {@link Tablebase} value of the position at the end of the line. */
    int value(Position position) {
        if (men[depth] > mostMen) {
            return Tablebase.UNKNOWN;
        }
        return ask(position);
    }

    /** The value of any position. */
    int ask(Position position) {
        int value = probe.value(position);
        hits += value == Tablebase.UNKNOWN ? 0 : 1;
        return value;
    }

    /** The number of positions that tables knew since the start. */
    long hits() {
        return hits;
    }
}
