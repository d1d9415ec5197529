package org.plyspace.endgame;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.plyspace.api.Side;
import org.plyspace.engine.JsonFields;

/**
 * The results of a table that a clock turns into draws.
 *
 * @param plies the plies of the clock at which a game is drawn
 * @param spoilt by side to move: wins that it cannot win within the clock, and losses that it is saved from; each whole and folded,
 *     four numbers
 */
public record ClockCounts(int plies, List<List<Long>> spoilt) {

    private static final String PLIES = "plies";
    private static final List<String> COUNTS =
            List.of("winsSpoilt", "lossesSpared", "winsSpoiltUpToSymmetry", "lossesSparedUpToSymmetry");

    /** Copies the lists. */
    public ClockCounts {
        spoilt = spoilt.stream().map(List::copyOf).toList();
    }

    /** Wins spoilt if the side is to move. */
    public TableStats.Count winsSpoilt(Side toMove) {
        return count(toMove, 0);
    }

    /** Losses that the side to move is spared. */
    public TableStats.Count lossesSpared(Side toMove) {
        return count(toMove, 1);
    }

    private TableStats.Count count(Side toMove, int which) {
        List<Long> counts = spoilt.get(toMove.index());
        return new TableStats.Count(counts.get(which), counts.get(2 + which));
    }

    /**
     * Compares counts without the clock with those within it.
     *
     * @param plain by side to move, as {@link TableHeader#counts}
     * @param within the same within the clock
     */
    static ClockCounts of(int plies, List<List<Long>> plain, List<List<Long>> within) {
        return new ClockCounts(
                plies, List.of(differences(plain.get(0), within.get(0)), differences(plain.get(1), within.get(1))));
    }

    private static List<Long> differences(List<Long> plain, List<Long> within) {
        List<Long> differences = LongStream.of(0, 2, 3, 5)
                .mapToObj(at -> plain.get((int) at) - within.get((int) at))
                .toList();
        if (differences.stream().anyMatch(count -> count < 0)) {
            throw new IllegalStateException("more is won within the clock than without it");
        }
        return differences;
    }

    /** The fields as they are written, in order. */
    public Map<String, Object> fields() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(PLIES, plies);
        for (Side side : Side.values()) {
            Map<String, Long> named = new LinkedHashMap<>();
            for (int i = 0; i < COUNTS.size(); i++) {
                named.put(COUNTS.get(i), spoilt.get(side.index()).get(i));
            }
            fields.put(side.word(), named);
        }
        return fields;
    }

    static ClockCounts read(JsonFields fields) {
        fields.allowing(List.of(PLIES, Side.WHITE.word(), Side.BLACK.word()));
        return new ClockCounts(
                fields.number(PLIES, 1, Integer.MAX_VALUE),
                List.of(
                        TableHeader.sideCounts(fields, Side.WHITE, COUNTS),
                        TableHeader.sideCounts(fields, Side.BLACK, COUNTS)));
    }
}
