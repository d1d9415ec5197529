package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Tables of orthodox chess against what is known of them. */
class OrthodoxTablesTest {

    @ParameterizedTest
    @CsvFileSource(resources = "published.tsv", delimiter = '\t')
    void countsAndLongestWinsAreThePublishedOnes(
            String material, int moves, long whiteWins, long whiteDraws, long blackDraws, long blackLosses) {
        TableSet set = Toys.tables(Toys.ground("orthodox.json", "-"), material, TableBuilder.Direction.EITHER);
        TableStats stats = TableStats.of(Toys.table(set, material), 2, counter -> {});
        assertEquals(whiteWins, stats.white().wins().whole());
        assertEquals(whiteDraws, stats.white().draws().whole());
        assertEquals(0, stats.white().losses().whole());
        assertEquals(0, stats.black().wins().whole());
        assertEquals(blackDraws, stats.black().draws().whole());
        assertEquals(blackLosses, stats.black().losses().whole());
        int longest = stats.white().winsIn().keySet().stream()
                .mapToInt(plies -> plies)
                .max()
                .orElse(0);
        assertEquals(2 * moves - 1, longest);
    }
}
