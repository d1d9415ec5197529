package org.plyspace.conformance.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.api.Notation;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Verdict;
import org.plyspace.conformance.scenario.Examples.Example;
import org.plyspace.conformance.scenario.MatrixGenerator.CuratedCases;
import org.plyspace.conformance.scenario.MatrixGenerator.PositionSearch;
import org.plyspace.engine.Progress;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.testing.Bundled;
import org.plyspace.testing.EveryThirdCase;
import org.plyspace.testing.InWholeForm;

/**
 * The matrices in the repository are what the generator produces by default. Generating all of them takes a minute or two and is done
 * only on request; otherwise each row is compared with what the generator says of its position, and some of the rows with the first
 * games of the search.
 */
class MatrixIsGeneratedTest {

    private static final int FEW_GAMES = 1;
    private static final int ONE_IN = 100;

    static List<String> committed() throws IOException {
        return CommittedMatrices.ids();
    }

    static List<String> all() throws IOException {
        return CommittedMatrices.all();
    }

    private static List<TestCase> generated(String id) throws IOException {
        int examples = Bundled.REGISTRY.rules(id).scenarios().size();
        List<TestCase> cases = CommittedMatrices.cases(id);
        return cases.subList(examples, cases.size());
    }

    @EveryThirdCase
    @ParameterizedTest
    @MethodSource("all")
    void beginsWithTheExamplesOfTheSource(String id) throws IOException {
        List<TestCase> examples = new CuratedCases(Bundled.REGISTRY.rules(id)).cases();

        assertEquals(
                examples.stream().map(CommittedMatrices::withoutPositionAfter).toList(),
                CommittedMatrices.cases(id).subList(0, examples.size()));
    }

    @InWholeForm
    @ParameterizedTest
    @MethodSource("all")
    void everyRowIsWhatTheGeneratorSaysOfItsPosition(String id) throws IOException {
        Rules rules = Bundled.REGISTRY.rules(id);
        Examples examples = new Examples(rules, MatrixGenerator.DEFAULT_SEED);
        for (TestCase row : generated(id)) {
            Example example = example(examples, row, rules.readPosition(row.position()));
            assertTrue(
                    example.categories().stream().anyMatch(category -> isOf(row, category, example)),
                    () -> row + " is none of " + example.categories());
        }
    }

    private static boolean isOf(TestCase row, Category category, Example example) {
        TestCase made = example.maker().apply(category).withId(row.id());
        return row.id().matches(category.slug() + "_\\d+")
                && CommittedMatrices.withoutPositionAfter(made).equals(row);
    }

    private static Example example(Examples examples, TestCase row, Position position) {
        if (row.move().isEmpty()) {
            return examples.ofPosition(position, row.position());
        }
        Snapshot snapshot = new Snapshot(position);
        if (!(position.words().judge(row.move(), Notation.MACHINE) instanceof Verdict.Legal legal)) {
            return examples.ofRefused(snapshot, row.move()).orElseThrow(() -> new AssertionError("no move: " + row));
        }
        List<Long> moves = LongStream.of(snapshot.legal()).boxed().toList();
        return examples.ofLegalMoves(snapshot).get(moves.indexOf(legal.move()));
    }

    @ParameterizedTest
    @MethodSource("committed")
    void rowsComeFromTheGamesOfTheDefaultSeed(String id) throws IOException {
        Set<String> positions = new HashSet<>();
        new PositionSearch(Bundled.REGISTRY.rules(id), MatrixGenerator.DEFAULT_SEED)
                .visit(FEW_GAMES, position -> positions.add(position.words().text()), Progress.NONE);
        List<TestCase> rows = generated(id);

        long found =
                rows.stream().filter(row -> positions.contains(row.position())).count();

        assertTrue(found >= rows.size() / ONE_IN, () -> "only " + found + " of " + rows.size() + " rows");
    }

    @EnabledIfSystemProperty(
            named = "plyspace.matrices",
            matches = "whole",
            disabledReason = "takes a minute or two; -Dplyspace.matrices=whole turns it on")
    @ParameterizedTest
    @MethodSource("all")
    void isTheGeneratorsToTheLetter(String id) {
        MatrixGenerator generator = new MatrixGenerator(
                Bundled.REGISTRY.rules(id), MatrixGenerator.DEFAULT_SEED, MatrixGenerator.DEFAULT_PER_CATEGORY);

        CommittedMatrices.file(id)
                .holds(MatrixFiles.csv(
                        generator.generate(MatrixGenerator.DEFAULT_GAMES, Progress.NONE, new WorkCounter())));
    }
}
