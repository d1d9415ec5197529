package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.testing.RuleSets;

class MonteCarloEngineTest {

    private static final long[] NO_GAME = {};

    private static EngineMove choose(Rules rules, Position position, int playouts) {
        return new MonteCarloEngine(rules, playouts, Limits.NONE).choose(position, NO_GAME, Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard", "cube"})
    void theSamePlayoutsHaveTheSameResult(String id) {
        Rules rules = RuleSets.of(id);
        EngineMove first = choose(rules, rules.startPosition(), 300);

        assertEquals(first, choose(rules, rules.startPosition(), 300));
        assertTrue(rules.startPosition().isLegal(first.move()));
        assertTrue(Math.abs(first.score().getAsInt()) < 300, () -> "the start is about even: " + first);
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "twoboard", "meder"})
    void winsForSureWhereThereIsAMateInOne(String id) {
        Rules rules = RuleSets.of(id);
        int mates = 0;
        for (long seed = 1; mates < 3; seed++) {
            Position position = RandomPositions.lastOfGame(rules, seed);
            if (position.outcome().flatMap(Outcome::winner).isPresent()) {
                mates++;
                position.unmake();
                position.make(choose(rules, position, 2_000).move());
                assertTrue(
                        position.outcome().isPresent() || isLost(rules, position),
                        () -> position.words().text());
            }
        }
    }

    private static boolean isLost(Rules rules, Position position) {
        SearchResult searchResult =
                new Searcher(rules, 4).search(position, NO_GAME, Limits.NONE.toDepth(6), 1, ignored -> {});
        return searchResult.lines().get(0).score() < -Scores.SURE_WIN;
    }

    @Test
    void aChoiceThatIsStoppedIsALegalMove() {
        Rules rules = RuleSets.of("koernke");
        MonteCarloEngine monteCarloEngine = new MonteCarloEngine(rules, 1_000_000, Limits.NONE);
        monteCarloEngine.stop();
        EngineMove engineMove = monteCarloEngine.choose(rules.startPosition(), NO_GAME, Optional.empty());

        assertTrue(rules.startPosition().isLegal(engineMove.move()));
        assertEquals(1, engineMove.nodes());
    }

    @Test
    void theClockOfAGameIsHeeded() {
        Rules rules = RuleSets.of("meder");
        int playouts = 100_000;
        EngineMove engineMove = new MonteCarloEngine(rules, playouts, Limits.NONE, Ticks.millisPerLook(1))
                .choose(rules.startPosition(), NO_GAME, Optional.of(new Clock(200, 0, 0)));

        assertTrue(engineMove.nodes() < playouts, engineMove::toString);
    }

    @Test
    void timeIsKept() {
        Rules rules = RuleSets.of("meder");
        Ticks ticks = Ticks.millisPerLook(1);
        MonteCarloEngine monteCarloEngine = new MonteCarloEngine(rules, 1_000_000, Limits.NONE.ofMillis(20), ticks);
        monteCarloEngine.choose(rules.startPosition(), NO_GAME, Optional.empty());

        assertTrue(ticks.millis() >= 20 && ticks.millis() <= 25, () -> ticks.millis() + " ms");
    }
}
