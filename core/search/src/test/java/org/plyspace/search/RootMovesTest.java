package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Position;
import org.plyspace.testing.RuleSets;

class RootMovesTest {

    private final Position start = RuleSets.of("twoboard").startPosition();
    private final List<Long> legal =
            LongStream.of(RandomPositions.moves(start)).boxed().toList();

    private RootMoves moves(List<Long> only) {
        return new RootMoves(start, only, new BlunderModel(0));
    }

    private static List<Long> all(RootMoves moves) {
        return IntStream.range(0, moves.size()).mapToObj(moves::move).toList();
    }

    @Test
    void areAllLegalOnesOrThoseAskedForOnce() {
        List<Long> some = List.of(legal.get(5), legal.get(2), legal.get(5));

        assertEquals(legal, all(moves(List.of())));
        assertEquals(List.of(legal.get(5), legal.get(2)), all(moves(some)));
        assertEquals(false, moves(List.of(legal.get(2))).isForced(), "others are legal");
    }

    /** Those between move down by one, all others stay. */
    @Test
    void areReorderedByThoseThatAreFoundBetter() {
        RootMoves moves = moves(List.of());
        List<Long> expected = new ArrayList<>(legal);
        for (int[] step : new int[][] {{7, 0}, {3, 3}, {9, 2}, {1, 0}, {legal.size() - 1, 1}}) {
            long move = moves.move(step[0]);
            moves.promote(move, step[1]);
            Collections.rotate(expected.subList(step[1], step[0] + 1), 1);
            assertEquals(expected, all(moves), "from " + step[0] + " to " + step[1]);
        }
    }

    @Test
    void keepTheirOrderWhereOthersAreLeftOut() {
        RootMoves kept = moves(List.of()).among(List.of(legal.get(8), legal.get(1), legal.get(4)));

        assertEquals(List.of(legal.get(1), legal.get(4), legal.get(8)), all(kept));
    }
}
