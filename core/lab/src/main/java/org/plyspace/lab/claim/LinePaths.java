package org.plyspace.lab.claim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Setup;

/**
 * Finds the paths of a line: the smallest sets of cells between its ends that suffice when they are empty and all others hold men of the
 * rider's side. Relies on it that an emptier line is never less free.
 */
final class LinePaths {

    private final Rules rules;
    private final Setup rider;
    private final Line line;
    private final int code;
    private final int[] attacked;

    /**
     * Prepares to look at a line.
     *
     * @param boards the boards as they hang, without men
     * @param code the rider
     */
    LinePaths(Rules rules, Setup boards, Line line, int code) {
        this.rules = rules;
        this.rider = BoardArrangements.with(boards, line.from(), code);
        this.line = line;
        this.code = code;
        this.attacked = new int[rules.cells()];
    }

    /** The number of paths. */
    int count() {
        List<Long> paths = new ArrayList<>();
        while (findAnother(paths, 0, 0, new HashSet<>())) {
            // Each call adds one.
        }
        return paths.size();
    }

    /** Looks for a path that avoids a cell of each path that is known; adds it. */
    private boolean findAnother(List<Long> paths, int known, long avoided, Set<Long> tried) {
        if (known < paths.size()) {
            for (long rest = paths.get(known); rest != 0; rest &= rest - 1) {
                if (findAnother(paths, known + 1, avoided | Long.lowestOneBit(rest), tried)) {
                    return true;
                }
            }
            return false;
        }
        long empty = (1L << line.between().size()) - 1 & ~avoided;
        if (!tried.add(avoided) || !isFree(empty)) {
            return false;
        }
        paths.add(smallest(empty));
        return true;
    }

    private long smallest(long sufficient) {
        long path = sufficient;
        for (long rest = sufficient; rest != 0; rest &= rest - 1) {
            long without = path & ~Long.lowestOneBit(rest);
            if (isFree(without)) {
                path = without;
            }
        }
        return path;
    }

    /** Whether the rider reaches the end if these cells between are empty and the others hold its own men. */
    private boolean isFree(long empty) {
        Setup blocked = BoardArrangements.with(
                rider,
                IntStream.range(0, line.between().size())
                        .filter(i -> (empty >>> i & 1) == 0)
                        .mapToObj(line.between()::get),
                code);
        int count = rules.position(blocked, Purpose.STUDY).attacks(line.from(), attacked);
        return IntStream.range(0, count).anyMatch(i -> attacked[i] == line.to());
    }
}
