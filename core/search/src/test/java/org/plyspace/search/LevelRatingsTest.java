package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.search.LevelRatings.Rated;
import org.plyspace.search.LevelRatings.Strength;

@DisplayName("Ratings of levels")
class LevelRatingsTest {

    private static final LevelRatings SOME =
            new LevelRatings(List.of(new Rated(2, 800), new Rated(4, 1000), new Rated(9, 1500), new Rated(10, 1900)));

    @ParameterizedTest
    @CsvSource({"800, 2", "1000, 4", "1500, 9", "1900, 10"})
    void areKeptByTheLevelsThatHaveThem(int elo, int level) {
        assertEquals(Strength.ofLevel(level), SOME.of(elo));
    }

    @Test
    void endWhereNothingIsMeasured() {
        assertEquals(800, SOME.lowest());
        assertEquals(1900, SOME.highest());
        assertThrows(IllegalArgumentException.class, () -> SOME.of(799));
        assertThrows(IllegalArgumentException.class, () -> SOME.of(1901));
    }

    /** One Elo more neither overlooks nor misjudges more, nor sees less. */
    @Test
    void riseInSmallSteps() {
        for (int elo = 801; elo <= 1900; elo++) {
            Strength weaker = SOME.of(elo - 1);
            Strength stronger = SOME.of(elo);
            String at = elo + ": " + weaker + ", " + stronger;
            assertTrue(weaker.settings().oversight() >= stronger.settings().oversight(), at);
            assertTrue(weaker.settings().oversight() <= stronger.settings().oversight() + 1, at);
            assertTrue(weaker.settings().noise() >= stronger.settings().noise(), at);
            assertTrue(weaker.settings().noise() <= stronger.settings().noise() + 1, at);
            assertTrue(weaker.limits().depth() <= stronger.limits().depth(), at);
            assertTrue(
                    elo <= 1000 || weaker.limits().nodes() <= stronger.limits().nodes(), at);
        }
    }

    /** The geometric mean of the nodes of two levels is between them in strength. */
    @Test
    void areInterpolatedByTheLogarithmOfNodes() {
        Limits low = Levels.limits(9);
        Limits high = Levels.limits(10);
        Strength middle = SOME.of(1700);

        assertEquals(
                Math.sqrt((double) low.nodes() * high.nodes()),
                (double) middle.limits().nodes(),
                1);
        assertEquals(Levels.settings(10), middle.settings());
    }

    /** Level 2 is limited by depth alone. */
    @ParameterizedTest
    @CsvSource({"899, 2", "900, 4"})
    void haveTheDepthOfTheNearerLevelAndItsNodesIfOnlyOneHasThem(int elo, int nearer) {
        assertEquals(Levels.limits(nearer), SOME.of(elo).limits());
    }

    static Stream<List<Rated>> mistaken() {
        return Stream.of(
                List.of(new Rated(1, 800)),
                List.of(new Rated(1, 800), new Rated(2, 800)),
                List.of(new Rated(1, 800), new Rated(2, 700)),
                List.of(new Rated(2, 800), new Rated(2, 900)),
                List.of(new Rated(3, 800), new Rated(2, 900)));
    }

    @ParameterizedTest
    @MethodSource("mistaken")
    void mustAscendWithTheLevels(List<Rated> levels) {
        assertThrows(IllegalArgumentException.class, () -> new LevelRatings(levels));
    }
}
