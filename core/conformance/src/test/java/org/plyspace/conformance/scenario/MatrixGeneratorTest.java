package org.plyspace.conformance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;

class MatrixGeneratorTest {

    private static final int GAMES = 1;

    private static final int PER_CATEGORY = 4;
    private static final long SEED = 5;
    private static final List<Long> SEEDS = List.of(SEED, 7L, 8L, 9L).subList(0, TestForm.count(4, 1));

    /** Each matrix is generated once, and shared by all tests that only read it. */
    private static final Map<Of, Matrix> MADE = new ConcurrentHashMap<>();

    /** The parameters from which a matrix is generated. */
    record Of(String id, long seed) {

        Matrix matrix() {
            return MADE.computeIfAbsent(this, Of::made);
        }

        Matrix made() {
            return new MatrixGenerator(Bundled.REGISTRY.rules(id), seed, PER_CATEGORY)
                    .generate(GAMES, Progress.NONE, new WorkCounter());
        }

        @Override
        public String toString() {
            return id + " with seed " + seed;
        }
    }

    static Stream<Of> matrices() {
        return Bundled.ids().flatMap(id -> SEEDS.stream().map(seed -> new Of(id, seed)));
    }

    @InWholeForm
    @ParameterizedTest
    @MethodSource("org.plyspace.engine.testing.Bundled#ids")
    void sameSeedMakesTheSameMatrix(String id) {
        Of of = new Of(id, SEED);

        assertEquals(of.matrix(), of.made());
        assertNotEquals(of.matrix(), new Of(id, SEED + 1).made());
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("matrices")
    void noCaseIsThereTwice(Of of) {
        List<TestCase> cases = of.matrix().cases();

        assertEquals(cases.size(), cases.stream().map(TestCase::id).distinct().count());
        assertEquals(
                cases.size(), cases.stream().map(TestCase::question).distinct().count());
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("matrices")
    void everyPieceHasValidAndInvalidCases(Of of) {
        Rules rules = Bundled.REGISTRY.rules(of.id);
        List<TestCase> cases = of.matrix().cases();

        for (PieceType type : rules.pieceTypes()) {
            String name = type.name().toUpperCase(Locale.ROOT) + "_";
            Predicate<TestCase> ofPiece = row -> row.id().startsWith(name);
            boolean onBoard = cases.stream().anyMatch(ofPiece);
            assertEquals(onBoard, cases.stream().filter(ofPiece).anyMatch(TestCase::valid), name + " valid");
            assertEquals(onBoard, cases.stream().filter(ofPiece).anyMatch(row -> !row.valid()), name + " invalid");
        }
        assertTrue(cases.stream().anyMatch(row -> row.id().startsWith("KING_")), "no king moves");
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("org.plyspace.engine.testing.Bundled#ids")
    void examplesOfTheSourceComeFirst(String id) {
        List<String> examples = Bundled.REGISTRY.rules(id).scenarios().stream()
                .map(Scenario::id)
                .toList();

        assertEquals(
                examples,
                new Of(id, SEED)
                        .matrix().cases().stream()
                                .map(TestCase::id)
                                .limit(examples.size())
                                .toList());
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("matrices")
    void everyGeneratedCaseSaysWhy(Of of) {
        for (TestCase row : of.matrix().cases()) {
            assertFalse(row.description().isBlank(), row.id());
            assertFalse(row.citation().isBlank(), row.id());
            assertEquals(row.valid(), !row.outcome().isEmpty(), row.id());
        }
    }
}
