package org.plyspace.lab.metric;

import java.util.HashMap;
import java.util.Map;
import org.plyspace.api.Piece;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Counts the positions of a game in which each piece stood on each cell. */
final class Occupancy {

    private final Map<Integer, int[]> positions = new HashMap<>();
    private final boolean[] used;
    private final int[] scratch;

    Occupancy(int cells) {
        used = new boolean[cells];
        scratch = new int[cells];
    }

    void add(Position position) {
        for (Side side : Side.values()) {
            int men = position.men(side, scratch);
            for (int i = 0; i < men; i++) {
                int cell = scratch[i];
                used[cell] = true;
                positions.computeIfAbsent(cell * Piece.CODES + position.pieceAt(cell), unused -> new int[1])[0]++;
            }
        }
    }

    /** The number of cells on which a man stood at any time. */
    int cellsUsed() {
        int count = 0;
        for (boolean cell : used) {
            count += cell ? 1 : 0;
        }
        return count;
    }

    /** The number of positions for each cell and piece, keyed by {@code cell * Piece.CODES + code}; in no particular order. */
    Map<Integer, int[]> positions() {
        return positions;
    }
}
