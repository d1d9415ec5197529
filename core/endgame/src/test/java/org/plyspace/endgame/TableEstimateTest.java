package org.plyspace.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.endgame.index.FixedBoards;
import org.plyspace.endgame.index.Material;

class TableEstimateTest {

    /** Both sides to move; a value and a counter for each number, and with the clock the value of the round before. */
    @ParameterizedTest
    @CsvSource({"END, 2", "CLOCK, 3"})
    void memoryAndDiskFollowFromTheNumbersForBothSides(TableKind kind, long bytes) {
        FixedBoards ground = Toys.ground("mini.json", "-");
        Material material = Material.parse(ground.rules(), "KQvK");
        long size = ground.index(material).size();
        TableEstimate estimate = TableEstimate.of(material, ground.index(material), kind);

        assertEquals(2 * size, estimate.numbers());
        assertEquals(bytes * 2 * size, estimate.memory());
        assertEquals((long) (1.01 * 2 * size), estimate.disk());
        assertEquals(estimate, estimate.timed(ground), "so few are not worth a measurement");
    }
}
