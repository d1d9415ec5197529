package org.plyspace.lab.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.engine.Progress;
import org.plyspace.lab.toy.Bundled;

class MatrixGeneratorTest {

    private static final int GAMES = 1;

    /** Each is made once, and questioned by all that only read it. */
    private static final Map<String, Matrix> MADE = new ConcurrentHashMap<>();

    private static Matrix matrix(String id) {
        return MADE.computeIfAbsent(id, made -> matrix(made, 5, 4));
    }

    private static Matrix matrix(String id, long seed, int perCategory) {
        return new MatrixGenerator(Bundled.REGISTRY.rules(id), seed, perCategory).generate(GAMES, Progress.NONE);
    }

    @ParameterizedTest(name = "{0} with seed 5")
    @MethodSource("org.plyspace.lab.toy.Bundled#ids")
    void sameSeedMakesTheSameMatrix(String id) {
        Matrix first = matrix(id);

        assertEquals(first, matrix(id, 5, 4));
        assertNotEquals(first, matrix(id, 6, 4));
    }

    @ParameterizedTest(name = "{0} with seed 5")
    @MethodSource("org.plyspace.lab.toy.Bundled#ids")
    void noCaseIsThereTwice(String id) {
        List<TestCase> cases = matrix(id).cases();

        assertEquals(cases.size(), cases.stream().map(TestCase::id).distinct().count());
        assertEquals(
                cases.size(), cases.stream().map(TestCase::question).distinct().count());
    }

    @ParameterizedTest(name = "{0} with seed 5")
    @MethodSource("org.plyspace.lab.toy.Bundled#ids")
    void everyPieceHasValidAndInvalidCases(String id) {
        Rules rules = Bundled.REGISTRY.rules(id);
        List<TestCase> cases = matrix(id).cases();

        for (PieceType type : rules.pieceTypes()) {
            String name = type.name().toUpperCase(Locale.ROOT) + "_";
            Predicate<TestCase> ofPiece = row -> row.id().startsWith(name);
            boolean onBoard = cases.stream().anyMatch(ofPiece);
            assertEquals(onBoard, cases.stream().filter(ofPiece).anyMatch(TestCase::valid), name + " valid");
            assertEquals(onBoard, cases.stream().filter(ofPiece).anyMatch(row -> !row.valid()), name + " invalid");
        }
        assertTrue(cases.stream().anyMatch(row -> row.id().startsWith("KING_")), "no king moves");
    }

    @ParameterizedTest
    @MethodSource("org.plyspace.lab.toy.Bundled#ids")
    void examplesOfTheSourceComeFirst(String id) {
        List<String> examples = Bundled.REGISTRY.rules(id).scenarios().stream()
                .map(Scenario::id)
                .toList();

        assertEquals(
                examples,
                matrix(id).cases().stream()
                        .map(TestCase::id)
                        .limit(examples.size())
                        .toList());
    }

    @ParameterizedTest(name = "{0} with seed 5")
    @MethodSource("org.plyspace.lab.toy.Bundled#ids")
    void everyGeneratedCaseSaysWhy(String id) {
        for (TestCase row : matrix(id).cases()) {
            assertFalse(row.description().isBlank(), row.id());
            assertFalse(row.citation().isBlank(), row.id());
            assertEquals(row.valid(), !row.outcome().isEmpty(), row.id());
        }
    }
}
