package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;

/**
 * The numbers of two settings of a comparison, as the text of a table.
 *
 * @param played the time of the comparison by the clock of the computer that played: {@code 2026-11-22T19:05:01Z}
 * @param games the number of games of each engine in each setting
 * @param positions the number of positions from which games began in turn; 0 if they began at the start
 * @param judged whether a judge evaluated the games
 * @param baseline the name of the baseline of the differences, if it is one of the two settings; empty if it is neither, so that there
 *     are no differences
 * @param changed whether a file that one of the settings needs differs here from the one with which the games were played
 * @param blocks the numbers, those that need no games first
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record PairNumbers(
        String played,
        int games,
        long seed,
        int openingPlies,
        int maxPlies,
        int positions,
        boolean judged,
        Optional<String> baseline,
        boolean changed,
        List<Block> blocks) {

    /** Copies the blocks. */
    public PairNumbers {
        blocks = List.copyOf(blocks);
    }

    /**
     * The numbers from one engine's games.
     *
     * @param player the engine; empty for numbers that need no games
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Block(Optional<String> player, List<Row> rows) {

        /** Copies the rows. */
        public Block {
            rows = List.copyOf(rows);
        }
    }

    /**
     * One number of both settings.
     *
     * @param group the subject of the number
     * @param measure its id, as in {@code compare --json}
     * @param label its label in tables, with its unit
     * @param first the first setting's number with its 95 % interval, {@code 13 (9-18)}; {@code -} if there is none
     * @param second the second setting's number with its 95 % interval; {@code -} if there is none
     * @param difference the second number less the first, with its interval; empty if it was not computed
     * @param finding "different", "alike" or "open"; present if the difference is
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Row(
            String group,
            String measure,
            String label,
            String first,
            String second,
            Optional<String> difference,
            Optional<String> finding) {}
}
