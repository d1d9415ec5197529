package org.plyspace.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of tables of the first program, each verified whole by it. */
class BareKingTest {

    @ParameterizedTest
    @CsvSource({
        "3, Q, 4128, 0, 7034, 2616, 1",
        "3, R, 0, 7388, 0, 9650, 0",
        "4, Q, 119720, 0, 155360, 36592, 7",
        "5, Q, 1217768, 0, 1451616, 200028, 15",
        "5, U, 0, 1567820, 0, 1651644, 0"
    })
    void countsWhatTablesCount(int edge, String pieces, long won, long drawn, long lost, long drawnToo, long longest) {
        assertArrayEquals(
                new long[] {won, drawn, lost, drawnToo, longest},
                BareKing.of(edge, pieces).counts());
    }
}
