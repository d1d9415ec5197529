package org.plyspace.geometry.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Layout.Board;
import org.plyspace.api.Layout.Square;
import org.plyspace.geometry.AxisNames;

final class LatticeLayoutTest {

    private static final Lattice BOX = Lattice.box(3, 2, 2);
    private static final List<Board> BOARDS = layout(BOX, Offset.NONE);
    /** The upper level lacks its first file and one other corner. */
    private static final Lattice GAPPED = BOX.without((x, y, z) -> z == 1 && (x == 0 || (x == 2 && y == 1)));

    private static List<Board> layout(Lattice lattice, Offset offset) {
        return LatticeLayout.of(
                lattice,
                List.of("low", "high"),
                cell -> "" + (char) ('a' + lattice.x(cell)) + (lattice.y(cell) + 1) + "lh".charAt(lattice.z(cell)),
                cell -> lattice.x(cell) == 0,
                offset);
    }

    @Test
    void thereIsOneBoardALevel() {
        assertEquals(List.of("low", "high"), BOARDS.stream().map(Board::name).toList());
        assertEquals(List.of(0.0, 1.0), BOARDS.stream().map(Board::z).toList());
    }

    @Test
    void squaresAreWhereTheLatticeHasThem() {
        for (int z = 0; z < 2; z++) {
            for (int y = 0; y < 2; y++) {
                for (int x = 0; x < 3; x++) {
                    String name = "" + (char) ('a' + x) + (y + 1) + "lh".charAt(z);
                    assertEquals(
                            Optional.of(new Square(BOX.cell(x, y, z), name, x == 0, x, y, x, y)),
                            BOARDS.get(z).square(x, y));
                }
            }
        }
    }

    @Test
    void filesAndRanksHaveTheNamesThatTellTheirSquaresApart() {
        assertEquals(List.of("a", "b", "c"), BOARDS.get(1).fileNames());
        assertEquals(List.of("1", "2"), BOARDS.get(1).rankNames());
    }

    /** A picture of one board, the highest rank first, where {@code -} is a gap. */
    @ParameterizedTest(name = "{0}: files {1}, ranks {2}")
    @CsvSource(delimiter = ';', nullValues = "none", textBlock = """
            oo-o oo-o oo-o; a,b,,d; 1,2,3
            o--o o--o; a,,,d; 1,2
            ooo --- --- ooo; a,b,c; 1,,,4
            oo- -oo; a,b,c; 1,2
            ooo- ---- -ooo; a,b,c,d; 1,,3
            o-- -o- --o; none; none
            oo-- --oo; a,b,c,d; none
            -o-o o-o- -o-o o-o-; a,b,c,d; 1,2,3,4
            """)
    void filesAndRanksWithSquaresHaveTheirNamesWhereverThereAreGaps(String board, String files, String ranks) {
        List<String> rows = List.of(board.split(" "));
        Lattice lattice = Lattice.box(rows.get(0).length(), rows.size(), 1)
                .without((x, y, z) -> rows.get(rows.size() - 1 - y).charAt(x) == '-');
        Board laidOut = LatticeLayout.of(
                        lattice,
                        List.of("1"),
                        cell -> AxisNames.file(lattice.x(cell)) + (lattice.y(cell) + 1),
                        cell -> true,
                        Offset.NONE)
                .get(0);

        assertEquals(files, laidOut.fileNames().isEmpty() ? null : String.join(",", laidOut.fileNames()));
        assertEquals(ranks, laidOut.rankNames().isEmpty() ? null : String.join(",", laidOut.rankNames()));
    }

    @Test
    void aBoardIsAsLargeAsItsSquaresNeed() {
        Board high = layout(GAPPED, Offset.NONE).get(1);
        assertEquals(2, high.files());
        assertEquals(2, high.ranks());
        assertEquals(1, high.x());
        assertEquals(3, high.squares().size());
        assertEquals("b2h", high.square(0, 1).orElseThrow().name());
        assertEquals(Optional.empty(), high.square(1, 1));
    }

    @Test
    void missingPlacesAreNoCells() {
        assertEquals(9, GAPPED.cells());
        assertEquals(Lattice.NO_CELL, GAPPED.cell(0, 0, 1));
        assertEquals(Lattice.NO_CELL, GAPPED.step(GAPPED.cell(0, 0, 0), new Step(0, 0, 1)));
        for (int cell = 0; cell < GAPPED.cells(); cell++) {
            assertEquals(cell, GAPPED.cell(GAPPED.x(cell), GAPPED.y(cell), GAPPED.z(cell)));
        }
    }

    @Test
    void rowsCanLieHalfASquareOff() {
        Board low = layout(BOX, (x, y, z) -> y / 2.0).get(0);
        assertEquals(0, low.x());
        assertEquals(1, low.square(1, 0).orElseThrow().x());
        assertEquals(1.5, low.square(1, 1).orElseThrow().x());
        assertEquals(1, low.square(1, 1).orElseThrow().y());
    }
}
