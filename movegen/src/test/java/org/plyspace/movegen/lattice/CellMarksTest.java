package org.plyspace.movegen.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.movegen.lattice.play.CellMarks;

class CellMarksTest {

    private static final int CELLS = 20;
    private static final int ROUNDS = 100;

    /** Cells marked long ago, never, and just now are distinguished even when marks begin anew. */
    @ParameterizedTest(name = "{0} marks used, seed 1")
    @ValueSource(ints = {0, Integer.MAX_VALUE / 2, Integer.MAX_VALUE - ROUNDS / 2, Integer.MAX_VALUE - 1})
    void holdsTheCellsAddedSinceItWasCleared(int used) {
        CellMarks marks = new CellMarks(CELLS, used);
        Random random = new Random(1);
        for (int round = 0; round < ROUNDS; round++) {
            BitSet expected = new BitSet();
            marks.clear();
            for (int i = 0; i < CELLS / 4; i++) {
                int cell = random.nextInt(CELLS);
                marks.add(cell);
                expected.set(cell);
            }
            for (int cell = 0; cell < CELLS; cell++) {
                assertEquals(expected.get(cell), marks.contains(cell), "round " + round + ", cell " + cell);
            }
        }
    }

    /** Generators used to count through all numbers: the largest was followed by one that cells had carried before. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void marksOfBeforeTheyBeganAnewAreForgotten(int clearings) {
        CellMarks marks = new CellMarks(CELLS, Integer.MAX_VALUE - 2);
        marks.clear();
        marks.add(0);
        for (int i = 0; i < clearings; i++) {
            marks.clear();
            assertEquals(false, marks.contains(0));
            assertEquals(false, marks.contains(1));
        }
    }
}
