package org.plyspace.geometry.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LatticeTest {

    private static final Lattice BOX = Lattice.box(4, 8, 3);
    private static final Lattice FOLDED = Lattice.box(8, 8, 2).wrappingLevels();

    @Test
    void cellsAndPlacesAreOneToOne() {
        assertEquals(96, BOX.cells());
        for (int cell = 0; cell < BOX.cells(); cell++) {
            assertEquals(cell, BOX.cell(BOX.x(cell), BOX.y(cell), BOX.z(cell)));
        }
        assertEquals(
                BOX.cells(),
                IntStream.range(0, BOX.cells())
                        .map(cell -> BOX.x(cell) + 4 * (BOX.y(cell) + 8 * BOX.z(cell)))
                        .distinct()
                        .count());
    }

    @ParameterizedTest(name = "from 1,1,1 by {0},{1},{2} to {3},{4},{5}")
    @CsvSource({"1,0,0, 2,1,1", "0,1,0, 1,2,1", "0,0,1, 1,1,2", "-1,-1,-1, 0,0,0", "2,6,-1, 3,7,0", "0,0,0, 1,1,1"})
    void stepsAddUp(int dx, int dy, int dz, int x, int y, int z) {
        assertEquals(BOX.cell(x, y, z), BOX.step(BOX.cell(1, 1, 1), new Step(dx, dy, dz)));
    }

    @ParameterizedTest(name = "from 1,1,1 by {0},{1},{2}")
    @CsvSource({"-2,0,0", "3,0,0", "0,-2,0", "0,7,0", "0,0,-2", "0,0,2", "3,7,2", "1000,0,0"})
    void stepsOverAnEdgeLeadNowhere(int dx, int dy, int dz) {
        assertEquals(Lattice.NO_CELL, BOX.step(BOX.cell(1, 1, 1), new Step(dx, dy, dz)));
    }

    @ParameterizedTest(name = "{0} levels up from level 0 is level {1}")
    @CsvSource({"0, 0", "1, 1", "2, 0", "3, 1", "-1, 1", "-2, 0", "-7, 1"})
    void wrappingLevelsComeBackFromTheOtherSide(int dz, int level) {
        assertEquals(FOLDED.cell(3, 3, level), FOLDED.step(FOLDED.cell(3, 3, 0), new Step(0, 0, dz)));
    }

    @Test
    void onlyLevelsWrap() {
        assertEquals(Lattice.NO_CELL, FOLDED.step(FOLDED.cell(7, 3, 0), new Step(1, 0, 1)));
        assertEquals(Lattice.NO_CELL, FOLDED.step(FOLDED.cell(3, 0, 0), new Step(0, -1, 1)));
    }

    @Test
    void stepsThatLeadToTheSameCellsHaveOneNormalForm() {
        assertEquals(new Step(1, 0, 1), FOLDED.normal(new Step(1, 0, -1)));
        assertEquals(new Step(1, 0, 0), FOLDED.normal(new Step(1, 0, 2)));
        assertEquals(new Step(1, 0, -1), BOX.normal(new Step(1, 0, -1)));
    }
}
