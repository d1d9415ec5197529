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

class PlayoutsTest {

    private static final long[] NO_GAME = {};

    private static Choice choose(Rules rules, Position position, int playouts) {
        return new Playouts(rules, playouts, Limits.NONE).choose(position, NO_GAME, Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"koernke", "meder", "twoboard", "cube"})
    void theSamePlayoutsHaveTheSameResult(String id) {
        Rules rules = RuleSets.of(id);
        Choice first = choose(rules, rules.startPosition(), 300);

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
        Found found = new Searcher(rules, 4).search(position, NO_GAME, Limits.NONE.toDepth(6), 1, ignored -> {});
        return found.lines().get(0).score() < -Scores.SURE_WIN;
    }

    @Test
    void aChoiceThatIsStoppedIsALegalMove() {
        Rules rules = RuleSets.of("koernke");
        Playouts playouts = new Playouts(rules, 1_000_000, Limits.NONE);
        playouts.stop();
        Choice choice = playouts.choose(rules.startPosition(), NO_GAME, Optional.empty());

        assertTrue(rules.startPosition().isLegal(choice.move()));
        assertEquals(1, choice.nodes());
    }

    @Test
    void timeIsKept() {
        Rules rules = RuleSets.of("meder");
        Playouts playouts = new Playouts(rules, 1_000_000, Limits.NONE.ofMillis(100));
        long began = System.nanoTime();
        playouts.choose(rules.startPosition(), NO_GAME, Optional.empty());

        assertTrue(System.nanoTime() - began >= 90_000_000L);
    }
}
