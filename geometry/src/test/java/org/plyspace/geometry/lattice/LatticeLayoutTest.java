package org.plyspace.geometry.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Layout;
import org.plyspace.api.Layout.Facing;
import org.plyspace.api.Layout.View;

final class LatticeLayoutTest {

    private static final Lattice BOX = Lattice.box(3, 2, 2);
    private static final Layout LAYOUT = LatticeLayout.of(
            BOX,
            List.of("low", "high"),
            cell -> "c" + cell,
            cell -> BOX.x(cell) == 0,
            new View(Facing.WHITE_LEFT, List.of("high", "low")));

    @Test
    void thereIsOneBoardALevel() {
        assertEquals(
                List.of("low", "high"),
                LAYOUT.boards().stream().map(board -> board.name()).toList());
        assertEquals(
                List.of(0, 1), LAYOUT.boards().stream().map(board -> board.z()).toList());
        assertEquals(List.of(), LAYOUT.movableBoards());
        assertEquals(List.of(), LAYOUT.anchors());
        assertEquals(List.of("high", "low"), LAYOUT.view().order());
    }

    @Test
    void squaresAreWhereTheLatticeHasThem() {
        for (int z = 0; z < 2; z++) {
            for (int y = 0; y < 2; y++) {
                for (int x = 0; x < 3; x++) {
                    int cell = BOX.cell(x, y, z);
                    assertEquals(
                            new Layout.Square(cell, "c" + cell, x == 0),
                            LAYOUT.boards().get(z).square(x, y));
                }
            }
        }
    }

    @Test
    void cellsOfALevelRunRankByRank() {
        assertEquals(
                List.of(BOX.cell(0, 0, 1), BOX.cell(1, 0, 1), BOX.cell(2, 0, 1), BOX.cell(0, 1, 1)),
                LatticeLayout.cells(BOX, 1).boxed().limit(4).toList());
    }
}
