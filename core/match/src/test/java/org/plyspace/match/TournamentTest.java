package org.plyspace.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyspace.api.Rules;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.testing.RuleSets;

class TournamentTest {

    private static final List<String> ENGINES =
            List.of("alphabeta:nodes=80,hash=1", "greedy", "alphabeta:nodes=8,hash=1");
    private static final int PAIRS = 2;
    private static final MatchSettings SETTINGS = new MatchSettings(
            PAIRS,
            7,
            List.of(),
            6,
            Optional.empty(),
            new Adjudication(Optional.empty(), Optional.empty(), 120),
            Optional.empty());

    private final Rules rules = RuleSets.of("koernke");

    /** The places of engines that are named in an order. */
    private List<Tournament.Place> places(List<Integer> order) {
        Tournament tournament = new Tournament(order.size());
        for (int one = 0; one < order.size(); one++) {
            for (int other = one + 1; other < order.size(); other++) {
                Match match = new Match(rules, engine(order.get(one)), engine(order.get(other)), SETTINGS);
                match.run(1, game -> {});
                tournament.met(one, other, match);
            }
        }
        return tournament.places();
    }

    private static EngineSpec engine(int number) {
        return EngineSpec.parse(ENGINES.get(number));
    }

    /** Whatever the order, each has the points that it won from each other, and the same rating. */
    @ParameterizedTest
    @CsvSource({"2, 0, 1", "1, 2, 0"})
    void eachEngineHasItsPlaceInWhateverOrderTheyAreNamed(int first, int second, int third) {
        List<Integer> order = List.of(first, second, third);
        List<Tournament.Place> places = places(order);
        Map<Integer, Tournament.Place> byEngine = new HashMap<>();
        places.forEach(place -> byEngine.put(order.get(place.player()), place));

        for (Tournament.Place usual : places(List.of(0, 1, 2))) {
            Tournament.Place place = byEngine.get(usual.player());
            assertEquals(usual.halfPoints(), place.halfPoints());
            assertEquals(2 * 2 * PAIRS, place.games());
            assertEquals(usual.rating().mean(), place.rating().mean(), 1e-6);
            assertEquals(usual.rating().low(), place.rating().low(), 1e-3);
        }
        for (int i = 0; i < places.size(); i++) {
            Tournament.Place place = places.get(i);
            assertEquals(
                    place.halfPoints(),
                    place.against().stream()
                            .filter(points -> points >= 0)
                            .mapToInt(Integer::intValue)
                            .sum());
            for (Tournament.Place other : places) {
                int points = place.against().get(other.player());
                int theirs = other.against().get(place.player());
                assertEquals(place.player() == other.player() ? -2 : 2 * 2 * PAIRS, points + theirs);
            }
            assertTrue(
                    i == 0
                            || places.get(i - 1).rating().mean()
                                    >= place.rating().mean(),
                    places::toString);
        }
        assertEquals(
                0,
                IntStream.range(0, places.size())
                        .mapToDouble(i -> places.get(i).rating().mean())
                        .sum(),
                1e-6);
    }
}
