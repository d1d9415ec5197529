package org.plyspace.conformance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Rules;
import org.plyspace.conformance.scenario.MatrixGenerator.CaseFinder;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.InWholeForm;
import org.plyspace.testing.TestForm;
import org.plyspace.vectors.Vector;

/** What the generator says of the reference programs' positions agrees with what these programs say. */
class VectorAgreementTest {

    private static final int MANY = 1_000;
    private static final int EVERY = TestForm.count(1, 9);
    private static final int FEWEST_SHARED = 10;

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", ".."), 13)) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .filter(file -> file.toString().contains("src/test/resources"))
                    // Files of every format, of which only some have vectors, and those are copies.
                    .filter(file -> !file.startsWith(Path.of("..", "..", "tests", "acceptance")))
                    .filter(file -> !file.toString().contains("META-INF"))
                    .filter(VectorAgreementTest::isOfBundledRules)
                    .sorted()
                    .toList();
        }
    }

    /** Whether the rules are bundled; those of the contract kit and of examples are not on the class path here. */
    private static boolean isOfBundledRules(Path file) {
        Set<String> ids = Bundled.ids().collect(Collectors.toSet());
        try (Stream<String> lines = Files.lines(file)) {
            return lines.map(line -> Vector.read(line).variant().split(":", 2)[0])
                    .findFirst()
                    .filter(ids::contains)
                    .isPresent();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @InWholeForm
    @ParameterizedTest
    @MethodSource("files")
    void casesAgreeWithTheVectors(Path file) throws IOException {
        List<Vector> all = vectors(file);
        List<Vector> vectors = IntStream.range(0, all.size())
                .filter(i -> i % EVERY == 0)
                .mapToObj(all::get)
                .toList();
        int refused = 0;
        for (Vector vector : vectors) {
            Rules rules = Bundled.REGISTRY.rules(vector.variant(), vector.position());
            Collector collector = new Collector(MANY);
            new CaseFinder(rules, 1, collector).look(rules.readPosition(vector.position()));
            for (TestCase row : collector.choose(Set.of())) {
                if (row.position().equals(vector.position())) {
                    check(vector, row);
                    refused += row.valid() ? 0 : 1;
                }
            }
        }
        assertTrue(refused > vectors.size(), "too few refusals to mean anything: " + refused);
    }

    /** Few positions are in both, mainly the start positions; casesAgreeWithTheVectors makes cases of all the others. */
    @Test
    void committedMatricesAgreeWithTheVectors() throws IOException {
        Map<String, Vector> vectors = new HashMap<>();
        for (Path file : files()) {
            vectors(file).forEach(vector -> vectors.put(vector.variant() + " " + vector.position(), vector));
        }
        int shared = 0;
        for (String id : CommittedMatrices.ids()) {
            for (TestCase row : CommittedMatrices.cases(id)) {
                Vector vector = vectors.get(id + " " + row.position());
                if (vector != null) {
                    check(vector, row);
                    shared++;
                }
            }
        }
        assertTrue(shared >= FEWEST_SHARED, "only " + shared + " cases are on a position of the vectors");
    }

    private static List<Vector> vectors(Path file) throws IOException {
        return Files.readAllLines(file).stream().map(Vector::read).toList();
    }

    private static String outcomeWord(Vector vector) {
        boolean goesOn = vector.outcome().orElseThrow().equals(Vector.NO_OUTCOME);
        return goesOn && vector.check().orElseThrow()
                ? Outcomes.CHECK
                : vector.outcome().orElseThrow();
    }

    private static void check(Vector vector, TestCase row) {
        if (!row.move().isEmpty()) {
            assertEquals(vector.moves().orElseThrow().contains(row.move()), row.valid(), row::question);
        } else if (Vector.LEFT_OUT.contains(row.outcome())) {
            assertEquals(Vector.NO_OUTCOME, vector.outcome().orElseThrow(), row::question);
        } else {
            assertEquals(outcomeWord(vector), row.outcome(), row::question);
        }
    }
}
