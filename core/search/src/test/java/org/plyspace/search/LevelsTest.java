package org.plyspace.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyspace.api.Outcome;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.RuleSets;

class LevelsTest {

    private static final int PLIES = 8;
    private static final int SEEDS = 10;

    private static List<EngineMove> game(String player, Rules rules, long seed) {
        Engine engine = Engines.of(player, rules, seed);
        engine.newGame(seed);
        Position position = rules.startPosition();
        List<EngineMove> engineMoves = new ArrayList<>();
        for (int ply = 0; ply < PLIES; ply++) {
            EngineMove engineMove = engine.choose(position, new long[0], Optional.empty());
            assertTrue(position.isLegal(engineMove.move()));
            engineMoves.add(engineMove);
            position.make(engineMove.move());
        }
        return engineMoves;
    }

    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(strings = {"level1", "level3", "level4", "level6", "level8"})
    void theSameSeedPlaysTheSameAndOthersDiffer(String level) {
        Rules rules = RuleSets.of("meder");
        Set<List<Long>> games = new HashSet<>();
        for (long seed = 1; seed <= 4; seed++) {
            List<EngineMove> game = game(level, rules, seed);
            if (seed == 1) {
                assertEquals(game, game(level, rules, seed));
            }
            games.add(game.stream().map(EngineMove::move).toList());
        }
        assertTrue(games.size() > 1, "four times the same game");
    }

    @InWholeForm
    @Test
    void eachLevelHasBoundedWork() {
        Rules rules = RuleSets.of("twoboard");
        for (int level = 1; level <= 8; level++) {
            Limits limits = Levels.limits(level);
            assertTrue(limits.nodes() <= 150_000 || limits.depth() == 1, "level " + level);
            for (EngineMove engineMove : game("level" + level, rules, level)) {
                assertTrue(engineMove.nodes() <= 20_000, "level " + level + ": " + engineMove);
            }
        }
    }

    /** The final move is quiet, and weak levels often overlook quiet moves. */
    @EveryThirdCase
    @ParameterizedTest
    @ValueSource(strings = {"cube", "koernke", "meder", "twoboard"})
    void aMateInOneIsSeenFromTheFourthLevelOnAndNotAlwaysBelow(String id) {
        Rules rules = RuleSets.of(id);
        Position position = beforeQuietMate(rules);
        for (int level = 4; level <= Levels.STRONGEST; level++) {
            assertEquals(SEEDS, mates("level" + level, position), "level " + level);
        }
        assertTrue(mates("level1", position) < SEEDS, "level 1 sees everything");
    }

    private static Position beforeQuietMate(Rules rules) {
        for (long seed = 1; ; seed++) {
            Position position = RandomPositions.lastOfGame(rules, seed);
            boolean isMate = position.outcome().flatMap(Outcome::winner).isPresent();
            position.unmake();
            if (isMate && !position.inCheck() && !hasLoudMate(position)) {
                return position;
            }
        }
    }

    private static boolean hasLoudMate(Position position) {
        int side = position.sideToMove().index();
        return LongStream.of(RandomPositions.moves(position))
                .anyMatch(move -> MoveOrder.isLoud(move, side) && wins(position, move));
    }

    private static boolean wins(Position position, long move) {
        position.make(move);
        boolean wins = position.outcome().flatMap(Outcome::winner).isPresent();
        position.unmake();
        return wins;
    }

    /** The number of seeds with which an engine wins at once. */
    private static long mates(String player, Position position) {
        Engine engine = Engines.of(player, position.rules(), 0);
        return LongStream.rangeClosed(1, SEEDS)
                .filter(seed -> {
                    engine.newGame(seed);
                    return wins(
                            position,
                            engine.choose(position, new long[0], Optional.empty())
                                    .move());
                })
                .count();
    }
}
