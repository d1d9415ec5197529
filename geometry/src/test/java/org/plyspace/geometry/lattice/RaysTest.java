package org.plyspace.geometry.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class RaysTest {

    private static final Lattice BOX = Lattice.box(4, 3, 3);
    private static final Lattice FOLDED = Lattice.box(8, 8, 2).wrappingLevels();

    private static List<Integer> ray(Rays rays, int cell, int direction) {
        List<Integer> ray = new ArrayList<>();
        int next;
        for (int i = rays.start(cell, direction); (next = rays.at(i)) != CellTable.END; i++) {
            ray.add(next);
        }
        return ray;
    }

    @Test
    void theNearestCellComesFirst() {
        Rays rays = new Rays(BOX, List.of(new Step(1, 0, 0), new Step(0, 1, 1)));
        assertEquals(List.of(BOX.cell(1, 0, 0), BOX.cell(2, 0, 0), BOX.cell(3, 0, 0)), ray(rays, BOX.cell(0, 0, 0), 0));
        assertEquals(List.of(BOX.cell(0, 1, 1), BOX.cell(0, 2, 2)), ray(rays, BOX.cell(0, 0, 0), 1));
    }

    @Test
    void raysEndAtTheWalls() {
        Rays rays = new Rays(BOX, List.of(new Step(1, 0, 0), new Step(0, 1, 1)));
        assertEquals(List.of(), ray(rays, BOX.cell(3, 0, 0), 0));
        assertEquals(List.of(), ray(rays, BOX.cell(0, 0, 2), 1));
    }

    @Test
    void everyCellOfEveryRayIsAsManyStepsAway() {
        List<Step> directions = new Step(1, 1, 0).allTurns();
        Rays rays = new Rays(BOX, directions);
        for (int cell = 0; cell < BOX.cells(); cell++) {
            for (int d = 0; d < directions.size(); d++) {
                int at = cell;
                for (int next : ray(rays, cell, d)) {
                    at = BOX.step(at, directions.get(d));
                    assertEquals(at, next);
                }
                assertEquals(Lattice.NO_CELL, BOX.step(at, directions.get(d)));
            }
        }
    }

    @Test
    @DisplayName("T-3: a ray that wraps ends before it comes back to its start")
    void aWrappingRayEndsBeforeItsStart() {
        Rays rays = new Rays(FOLDED, List.of(new Step(0, 0, 1)));
        assertEquals(List.of(FOLDED.cell(4, 4, 1)), ray(rays, FOLDED.cell(4, 4, 0), 0));
        Lattice fiveLevels = Lattice.box(1, 1, 5).wrappingLevels();
        assertEquals(List.of(3, 4, 0, 1), ray(new Rays(fiveLevels, List.of(new Step(0, 0, 1))), 2, 0));
    }

    @Test
    void aRayThatChangesBoardsAlternates() {
        Rays rays = new Rays(FOLDED, List.of(new Step(1, 1, 1)));
        assertEquals(
                IntStream.rangeClosed(1, 7)
                        .mapToObj(i -> FOLDED.cell(i, i, i % 2))
                        .toList(),
                ray(rays, FOLDED.cell(0, 0, 0), 0));
    }

    @Test
    void moreThan64DirectionsAreRefused() {
        List<Step> directions =
                IntStream.rangeClosed(1, 65).mapToObj(i -> new Step(i, 1, 0)).toList();
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> new Rays(BOX, directions));
        assertTrue(refused.getMessage().contains("65 directions"), refused.getMessage());
        assertEquals(64, new Rays(BOX, directions.subList(0, 64)).directions().size());
    }

    @Test
    void theLargestCubeFits() {
        Lattice largest = Lattice.box(32, 32, 32);
        Rays rays = new Rays(largest, new Step(1, 0, 0).allTurns());
        assertEquals(
                31,
                ray(rays, largest.cells() - 1, 1).size()
                        + ray(rays, largest.cells() - 1, 0).size());
    }
}
