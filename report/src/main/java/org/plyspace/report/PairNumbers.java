package org.plyspace.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;

/**
 * The results of a comparison for two of its settings, as texts of a table.
 *
 * @param played when, by the clock of the machine that played: {@code 2026-11-22T19:05:01Z}
 * @param games of each engine in each setting
 * @param positions from how many positions games began in turn; 0 if from the start
 * @param judged whether a judge looked at the games
 * @param baseline what differences are reckoned from: the setting's name, if it is one of the two; empty if neither is, so that there are
 *     no differences
 * @param changed whether a file that one of them is played by is another here than the one that the games were played with
 * @param blocks the numbers, those without a player first
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

    /** Takes a copy. */
    public PairNumbers {
        blocks = List.copyOf(blocks);
    }

    /**
     * Numbers of games by one player.
     *
     * @param player empty for what was counted without playing
     */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Block(Optional<String> player, List<Row> rows) {

        /** Takes a copy. */
        public Block {
            rows = List.copyOf(rows);
        }
    }

    /**
     * One number of both.
     *
     * @param group what it is about
     * @param measure its id, as in {@code compare --json}
     * @param label what a table calls it, with its unit
     * @param first with its 95 % interval, {@code 13 (9-18)}; {@code -} if there is none
     * @param second likewise
     * @param difference the second less the first, with its interval; empty if it was not reckoned
     * @param finding "different", "alike" or "open"; there with the difference
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
