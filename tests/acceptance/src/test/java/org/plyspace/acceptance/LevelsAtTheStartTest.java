package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.engine.Registry;
import org.plyspace.search.BuiltInEngineSpec;
import org.plyspace.search.Engine;
import org.plyspace.search.EngineMove;
import org.plyspace.search.Limits;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Searcher;
import org.plyspace.search.StaticEvaluation;
import org.plyspace.search.Tablebase;
import org.plyspace.search.Weights;
import org.plyspace.testing.InWholeForm;

/** Whoever plays for people loses nothing by the first move, from the fourth level on; a deeper search is the judge. */
@Order(3)
@InWholeForm
class LevelsAtTheStartTest {

    private static final int FIRST = 4;
    private static final int LAST = 10;
    private static final int SEEDS = 8;
    private static final int NODES = 200_000;
    private static final int A_PAWN = 100;
    private static final long[] NO_GAME = {};

    @TempDir
    private static Path plugins;

    private static Registry registry;

    @BeforeAll
    static void load() throws IOException {
        ExamplePlugins.copyJars(plugins);
        registry = ExamplePlugins.registry(plugins);
    }

    static Stream<String> ruleSets() {
        List<String> bundled = List.of("cube", "koernke", "meder", "roth", "twoboard");
        return Stream.concat(bundled.stream(), ExamplePlugins.jars().stream());
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void nothingIsLostByTheFirstMove(String variant) {
        Rules rules = registry.rules(variant);
        Position start = rules.startPosition();
        int even = new StaticEvaluation(rules, new PieceValues(rules)).score(start);
        Searcher judge = new Searcher(rules, 16);
        Map<Long, Integer> worth = new HashMap<>();
        for (int level = FIRST; level <= LAST; level++) {
            BuiltInEngineSpec spec = BuiltInEngineSpec.parse(
                    "level" + level, file -> Weights.parse(file, file), folder -> those -> Tablebase.NONE);
            for (long seed = 1; seed <= (spec.isSeeded() ? SEEDS : 1); seed++) {
                Engine engine = spec.make(rules, seed);
                engine.newGame(seed);
                EngineMove engineMove = engine.choose(start, NO_GAME, Optional.empty());
                int score = worth.computeIfAbsent(engineMove.move(), move -> score(judge, start, move));
                String told = variant + ", level " + level + ", seed " + seed + ": "
                        + start.words().text(engineMove.move(), Notation.MACHINE) + " comes to " + score + " from "
                        + even;
                assertTrue(even - score < A_PAWN, told);
            }
        }
    }

    private static int score(Searcher judge, Position start, long move) {
        Limits limits = Limits.NONE.ofNodes(NODES).among(List.of(move));
        return judge.search(start, NO_GAME, limits, 1, ignored -> {})
                .lines()
                .get(0)
                .score();
    }
}
