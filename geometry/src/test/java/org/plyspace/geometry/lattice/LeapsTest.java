package org.plyspace.geometry.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LeapsTest {

    private static List<Integer> from(Leaps leaps, int cell) {
        return IntStream.range(0, leaps.count(cell))
                .mapToObj(i -> leaps.at(leaps.start(cell) + i))
                .toList();
    }

    @ParameterizedTest(name = "from {0},{1},{2} of a 5x5x5 box: {3}")
    @CsvSource({"2,2,2, 24", "0,0,0, 6", "0,2,2, 16", "1,1,1, 12", "4,4,4, 6"})
    void aKnightReachesWhatIsInside(int x, int y, int z, int count) {
        Lattice box = Lattice.box(5, 5, 5);
        Leaps knight = new Leaps(box, new Step(2, 1, 0).allTurns());
        int cell = box.cell(x, y, z);
        assertEquals(count, knight.count(cell));
        assertEquals(count, from(knight, cell).stream().distinct().count());
        assertEquals(CellTable.END, knight.at(knight.start(cell) + count));
    }

    @Test
    void leapsThatWrapToOneCellAreOne() {
        Lattice folded = Lattice.box(3, 3, 2).wrappingLevels();
        Leaps leaps = new Leaps(folded, List.of(new Step(1, 0, 1), new Step(1, 0, -1), new Step(1, 0, 3)));
        assertEquals(List.of(folded.cell(1, 0, 1)), from(leaps, folded.cell(0, 0, 0)));
    }

    @Test
    void aLeapBackToItsStartIsNone() {
        Lattice folded = Lattice.box(3, 3, 2).wrappingLevels();
        Leaps leaps = new Leaps(folded, List.of(new Step(0, 0, 2), new Step(0, 0, 0)));
        assertEquals(List.of(), from(leaps, folded.cell(0, 0, 0)));
    }

    @Test
    void noLeapsAreNone() {
        Lattice box = Lattice.box(2, 2, 2);
        assertEquals(0, new Leaps(box, List.of()).count(7));
    }
}
