package org.plyspace.endgame;

import java.time.Duration;
import java.util.List;
import org.plyspace.endgame.index.Material;

/**
 * An estimate of the tables of a material for many arrangements of boards, from those of one.
 *
 * @param folder the tables of that arrangement
 * @param all what all take: memory as one, the rest together
 * @param boardsMove whether boards can move in positions of the material, or of one that follows
 */
public record EveryEstimate(TableFolder folder, TableEstimate all, boolean boardsMove) {

    private static final Duration SAMPLE = Duration.ofMillis(500);

    /** The seconds that a table takes besides its positions. */
    private static final double EACH = 0.05;

    /**
     * Estimates by the tables of one arrangement.
     *
     * @param arrangements their number
     */
    public static EveryEstimate of(TableFolder folder, Material material, int arrangements) {
        Material own = folder.ground().tableOf(material);
        List<TableEstimate> closure = folder.ground().closure(own).stream()
                .map(each -> TableEstimate.of(each, folder.ground().index(each), TableKind.END))
                .toList();
        long numbers = closure.stream().mapToLong(TableEstimate::numbers).sum();
        long memory = closure.stream().mapToLong(TableEstimate::memory).max().orElse(0);
        long disk = closure.stream().mapToLong(TableEstimate::disk).sum();
        double seconds = TableTime.seconds(folder.ground(), own, SAMPLE) + EACH * closure.size();
        TableEstimate all = new TableEstimate(
                material, arrangements * numbers, memory, arrangements * disk, arrangements * seconds);
        return new EveryEstimate(folder, all, BoardMoves.follow(folder.ground(), own));
    }

    /**
     * Refuses what does not fit.
     *
     * @throws org.plyspace.api.FailureException if memory or disk does not suffice
     */
    public void checkRoom() {
        TableBuilder.checkMemory(new TableEstimate(
                all.material(), all.memory() / TableEstimate.BYTES, all.memory(), all.disk(), all.seconds()));
        folder.checkDisk(all.disk());
    }
}
