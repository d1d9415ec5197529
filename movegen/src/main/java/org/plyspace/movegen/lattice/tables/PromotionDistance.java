package org.plyspace.movegen.lattice.tables;

import java.util.Arrays;
import java.util.BitSet;
import org.plyspace.geometry.lattice.CellTable;
import org.plyspace.geometry.lattice.Leaps;
import org.plyspace.movegen.lattice.declare.Mode;
import org.plyspace.movegen.lattice.tables.GeneralTables.PromotionTables;

/** Counts how many moves a piece other than a pawn needs to promote on the empty board. */
final class PromotionDistance {

    private final LatticeTables tables;
    private final ModePath[][] modePaths;
    private final int code;

    PromotionDistance(LatticeTables tables, int code, ModePath[][] modePaths) {
        this.tables = tables;
        this.code = code;
        this.modePaths = modePaths;
    }

    /** The number of moves to the nearest promotion, including captures, by cell; -1 where there is none. */
    int[] of(PromotionTables rule) {
        int[] distance = new int[tables.cells];
        Arrays.fill(distance, -1);
        BitSet[] targets = new BitSet[tables.cells];
        for (int from = 0; from < tables.cells; from++) {
            targets[from] = targets(from);
            int start = from;
            distance[from] = targets[from].stream().anyMatch(to -> rule.may(start, to)) ? 1 : -1;
        }
        boolean changed = true;
        for (int moves = 2; changed; moves++) {
            changed = false;
            for (int from = 0; from < tables.cells; from++) {
                int nearer = moves - 1;
                if (distance[from] < 0 && targets[from].stream().anyMatch(to -> distance[to] == nearer)) {
                    distance[from] = moves;
                    changed = true;
                }
            }
        }
        return distance;
    }

    private BitSet targets(int from) {
        BitSet targets = new BitSet(tables.cells);
        for (int direction : tables.rides[code]) {
            int to;
            for (int i = tables.rays.start(from, direction); (to = tables.rays.at(i)) != CellTable.END; i++) {
                targets.set(to);
            }
        }
        Leaps leaps = tables.leaps[code];
        for (int i = 0; leaps != null && i < leaps.count(from); i++) {
            targets.set(leaps.at(leaps.start(from) + i));
        }
        for (ModePath modePath : modePaths == null ? new ModePath[0] : modePaths[from]) {
            for (int i = modePath.first; modePath.kind != Mode.Kind.AFAR && i < modePath.cells.length; i++) {
                targets.set(modePath.cells[i], targets.get(modePath.cells[i]) || modePath.mayLand(i));
            }
        }
        return targets;
    }
}
