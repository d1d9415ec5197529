package org.plyspace.endgame;

import java.time.Duration;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;
import org.plyspace.endgame.index.PlacementIndex;

/**
 * An estimate of what a table will take.
 *
 * @param material the men
 * @param numbers the numbers for both sides to move, those that stand for nothing included
 * @param memory the bytes of memory that making it takes, besides the tables that follow from it
 * @param disk the bytes of its file at most
 * @param seconds the seconds that one thread takes, roughly; 0 if it is not worth measuring
 */
public record TableEstimate(Material material, long numbers, long memory, long disk, double seconds) {

    /** The bytes of a number while a table is made: a value and a counter; with the clock, the value of the round before too. */
    static final int BYTES = 2;

    private static final int BYTES_WITH_CLOCK = 3;

    private static final long WORTH_MEASURING = 2_000_000;
    private static final Duration SAMPLE = Duration.ofMillis(250);

    private static final double MOST_GROWTH = 1.01;

    static TableEstimate of(Plan plan) {
        return of(plan.material(), plan.index(), plan.clock().isPresent() ? TableKind.CLOCK : TableKind.END);
    }

    static TableEstimate of(Material material, PlacementIndex index, TableKind kind) {
        long numbers = 2 * index.size();
        int bytes = kind == TableKind.CLOCK ? BYTES_WITH_CLOCK : BYTES;
        return new TableEstimate(material, numbers, bytes * numbers, (long) (MOST_GROWTH * numbers), 0);
    }

    /** The same estimate with a time, measured if it is worth that. */
    TableEstimate timed(FixedBoards ground) {
        return numbers < WORTH_MEASURING
                ? this
                : new TableEstimate(material, numbers, memory, disk, TableTime.seconds(ground, material, SAMPLE));
    }
}
