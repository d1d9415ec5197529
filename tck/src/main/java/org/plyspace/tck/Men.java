package org.plyspace.tck;

import java.util.Arrays;
import org.plyspace.api.Position;
import org.plyspace.api.Side;

/** Sorted lists of cells, for tests that may allocate. */
final class Men {

    private Men() {}

    static int[] of(Position position, Side side) {
        int[] cells = new int[position.rules().cells()];
        return sorted(cells, position.men(side, cells));
    }

    static int[] royals(Position position, Side side) {
        int[] cells = new int[position.rules().cells()];
        return sorted(cells, position.royals(side, cells));
    }

    static int[] attacks(Position position, int cell) {
        int[] cells = new int[position.rules().cells()];
        return sorted(cells, position.attacks(cell, cells));
    }

    private static int[] sorted(int[] cells, int count) {
        int[] sorted = Arrays.copyOf(cells, count);
        Arrays.sort(sorted);
        return sorted;
    }
}
