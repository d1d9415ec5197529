package org.plyspace.geometry.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Symmetry;

final class BoxSymmetriesTest {

    private static final Lattice BOX = Lattice.box(4, 5, 4);

    private static void assertPermutation(Symmetry symmetry) {
        assertEquals(
                BOX.cells(),
                IntStream.range(0, BOX.cells()).map(symmetry::image).distinct().count());
    }

    @Test
    void aMirrorTurnsTheFilesRound() {
        Symmetry mirror = BoxSymmetries.of(BOX, step -> new Step(-step.dx(), step.dy(), step.dz()), true);
        assertPermutation(mirror);
        assertEquals(BOX.cell(3, 1, 2), mirror.image(BOX.cell(0, 1, 2)));
        assertEquals(BOX.cell(2, 4, 0), mirror.image(BOX.cell(1, 4, 0)));
        assertTrue(mirror.keepsForward());
    }

    @Test
    void aTurnSwapsAxesOfEqualSize() {
        Symmetry turn = BoxSymmetries.of(BOX, step -> new Step(step.dz(), step.dy(), -step.dx()), false);
        assertPermutation(turn);
        assertEquals(BOX.cell(3, 2, 3), turn.image(BOX.cell(0, 2, 3)));
        assertEquals(BOX.cell(1, 0, 3), turn.image(BOX.cell(0, 0, 1)));
        assertFalse(turn.keepsForward());
    }

    @Test
    void fourQuarterTurnsAreNone() {
        UnaryOperator<Step> quarter = step -> new Step(step.dz(), step.dy(), -step.dx());
        Symmetry turn = BoxSymmetries.of(BOX, quarter, true);
        for (int cell = 0; cell < BOX.cells(); cell++) {
            assertEquals(cell, turn.image(turn.image(turn.image(turn.image(cell)))));
        }
    }

    @Test
    void steppingAndTurningCommute() {
        UnaryOperator<Step> map = step -> new Step(-step.dz(), -step.dy(), step.dx());
        Symmetry symmetry = BoxSymmetries.of(BOX, map, false);
        for (int cell = 0; cell < BOX.cells(); cell++) {
            for (Step step : new Step(2, 1, 0).allTurns()) {
                int to = BOX.step(cell, step);
                int imageOfTo = to == Lattice.NO_CELL ? Lattice.NO_CELL : symmetry.image(to);
                assertEquals(imageOfTo, BOX.step(symmetry.image(cell), map.apply(step)));
            }
        }
    }
}
