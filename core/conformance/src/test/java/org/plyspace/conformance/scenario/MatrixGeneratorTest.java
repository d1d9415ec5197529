package org.plyspace.conformance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.RuleSets;
import org.plyspace.testing.TestForm;

class MatrixGeneratorTest {

    private static final int GAMES = 1;

    private static final int PER_CATEGORY = 4;
    private static final long SEED = 5;
    private static final List<Long> SEEDS = List.of(SEED, 7L, 8L, 9L).subList(0, TestForm.count(4, 1));

    private static final String ENDS = """
            {"format": "plyspace-lattice/2", "id": "ends", "title": "Ends", "summary": "Ends soon.", "source": "a test",
             "board": {"files": 4, "ranks": 4, "squares": "{file}{rank}"}, "plainFen": true,
             "pieces": {
               "K": {"name": "king", "royal": true, "leaps": [{"flat": [1, 0, 0]}, {"flat": [1, 1, 0]}]},
               "R": {"name": "rook", "rides": {"flat": [1, 0, 0]}},
               "N": {"name": "knight", "leaps": {"flat": [2, 1, 0]}}
             },
             "end": {"goals": {"both": ["b3"]}, "extinction": "N", "bareKing": true, "clock": 20,
               "occupations": [{"name": "rook in the corner", "pieces": "R", "areas": {"white": ["d4"], "black": ["d1"]}}]},
             "start": "rnnk/4/4/RNNK w - - 0 1"}
            """;

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

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "3k/1K1n/4/RN2 b - - 0 1, goal reached",
        "3k/3n/4/RK2 b - - 0 1, extinction",
        "3k/4/4/NK2 w - - 0 1, bare king",
        "k2R/3n/4/NK2 b - - 0 1, rook in the corner",
        "k3/3n/4/NK1R b - - 40 21, 20 moves",
        "kr2/n3/4/NK2 w - - 0 1, check",
        "k3/3n/4/NK1R b - - 0 1, none",
    })
    void aPositionHasTheWordOfItsOwnEnd(String position, String word) {
        assertEquals(word, Outcomes.word(RuleSets.declared(ENDS).readPosition(position)));
    }

    @Test
    void endsOfAllKindsAreThereButNoMoveAfterThem() {
        Rules rules = RuleSets.declared(ENDS);
        List<TestCase> cases = new MatrixGenerator(rules, SEED, PER_CATEGORY)
                .generate(3, Progress.NONE, new WorkCounter())
                .cases();

        Set<String> outcomes = cases.stream().map(TestCase::outcome).collect(Collectors.toSet());
        assertTrue(
                outcomes.containsAll(Set.of("checkmate", "goal reached", "extinction", "rook in the corner", "none")),
                outcomes::toString);
        for (TestCase row : cases) {
            assertTrue(
                    row.move().isEmpty()
                            || rules.readPosition(row.position()).outcome().isEmpty(),
                    row::toString);
        }
    }
}
