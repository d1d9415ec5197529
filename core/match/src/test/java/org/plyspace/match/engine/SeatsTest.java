package org.plyspace.match.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.engine.Game;
import org.plyspace.testing.RuleSets;

class SeatsTest {

    private final Rules rules = RuleSets.of("cube");

    private List<Long> game(String white, String black, long seed) {
        Game game = new Game(rules, rules.start());
        try (Seats seats = new Seats(Seat.of(white), Seat.of(black), seed)) {
            seats.begin(rules);
            while (game.plies() < 6 && game.outcome().isEmpty()) {
                game.play(seats.choose(game));
            }
        }
        return game.moves();
    }

    /** Whatever Black does, a greedy White answers as it does alone. */
    @Test
    void eachSideIsPlayedByItsOwnEngineWithSeed3() {
        Game game = new Game(rules, rules.start());
        try (Seats seats = new Seats(Seat.of("greedy"), Seat.of("random"), 3);
                GameEngine greedy = EngineSpec.parse("greedy").make(rules)) {
            seats.begin(rules);
            int different = 0;
            while (game.plies() < 8 && game.outcome().isEmpty()) {
                long alone = greedy.choose(game, Optional.empty()).move();
                long chosen = seats.choose(game);
                if (game.position().sideToMove() == Side.WHITE) {
                    assertEquals(alone, chosen);
                } else {
                    different += alone == chosen ? 0 : 1;
                }
                game.play(chosen);
            }
            assertTrue(different > 0, "Black is greedy too");
        }
    }

    @Test
    void theSameSeedGivesTheSameGameAndAnotherDoesNot() {
        assertEquals(game("random", "random", 5), game("random", "random", 5));
        assertNotEquals(game("random", "random", 5), game("random", "random", 6));
    }

    @Test
    void tagsSayWhoPlaysAndByWhichSeedAndVersion() {
        Map<String, String> tags = new Seats(Seat.of("human"), Seat.of("random"), 7).tags();
        assertEquals(Map.of("White", "human", "Black", "random, seed 7"), tags);

        Seats engines = new Seats(Seat.of("alphabeta:depth=2"), Seat.of("human"), 7);
        Map<String, String> told = engines.tags();
        assertEquals("alphabeta:depth=2", told.get("White"));
        assertEquals(Seat.of("alphabeta:depth=2").version(), Optional.ofNullable(told.get("WhiteEngine")));
        assertTrue(told.containsKey("WhiteEngine") && !told.containsKey("BlackEngine"), told::toString);
        assertEquals(List.of(false, true), List.of(engines.isHuman(Side.WHITE), engines.isHuman(Side.BLACK)));
        assertTrue(engines.anyHuman());
        assertEquals(false, new Seats(Seat.of("random"), Seat.of("greedy"), 1).anyHuman());
    }
}
