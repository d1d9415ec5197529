package org.plyspace.variant.meder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.MoveList;
import org.plyspace.api.OptionValues;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;

/** Checks random moves where there are kinds that random games hardly ever reach. */
final class RandomMoveTest {

    private static final int EACH = 400;
    /** Six standard deviations. */
    private static final int MOST_OFF = 6 * 20;

    private final Rules rules = new MederVariant().rules(OptionValues.of(new MederVariant().options(), Map.of()));

    @ParameterizedTest(name = "{0}, seed 7")
    @CsvSource(
            delimiter = ';',
            value = {
                "en passant to two levels; 47; W:4/Bq2/BN2/1K1Q|N:4/2pp/4/4|B:3k/b2b/p1p1/2NP"
                        + "|WQL@QL1:PP/R1|WKL@KL1:PP/1R|BQL@QL6:1r/pp|BKL@KL6:1r/pp b KQ d4:d5B 0 9",
                "a pawn that promotes by riding; 23; W:3p/3p/1B2/1K2|N:4/p3/4/4|B:4/1b2/3k/Pr2"
                        + "|WQL@QL1:P1/1R|WKL@KL1:1P/1R|BQL@KL3:2/b1|BKL@KL4:1P/2 w - - 1 73",
                "a pawn that promotes where it stands; 20; W:P3/K3/4/p3|N:4/4/4/4|B:4/4/1N2/1B2"
                        + "|WQL@KL1:1k/2|WKL@QL3:2/2|BQL@KL6i:2/2|BKL@QL1:2/2 b - - 1 121"
            })
    void eachMoveIsAsLikelyAsTheOthers(String what, int legal, String text) {
        Position position = rules.position(rules.read(text), Purpose.GAME);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        assertEquals(legal, moves.size(), what);
        Set<Long> listed = IntStream.range(0, moves.size()).mapToObj(moves::get).collect(Collectors.toSet());
        Map<Long, Integer> counts = new HashMap<>();
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < EACH * legal; i++) {
            counts.merge(position.randomMove(random, moves), 1, Integer::sum);
        }
        assertEquals(listed, counts.keySet());
        counts.forEach((move, count) -> assertTrue(
                Math.abs(count - EACH) <= MOST_OFF,
                () -> position.words().text(move, rules.notations().get(0)) + " came " + count + " times, not some "
                        + EACH));
    }
}
