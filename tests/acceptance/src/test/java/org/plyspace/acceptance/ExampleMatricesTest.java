package org.plyspace.acceptance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.conformance.referee.MatrixCheck;
import org.plyspace.conformance.referee.MatrixCheck.CheckReport;
import org.plyspace.conformance.referee.Referee;
import org.plyspace.conformance.scenario.Matrix;
import org.plyspace.conformance.scenario.MatrixFiles;
import org.plyspace.conformance.scenario.MatrixGenerator;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.tck.GoldenFile;
import org.plyspace.testing.InWholeForm;

/** The matrices of the examples in docs/scenarios/examples are what their jars say today. */
@InWholeForm
class ExampleMatricesTest {

    private static final Path MATRICES = Program.HOME.resolve("../../../../docs/scenarios/examples");
    private static final String ENDING = ".csv";
    private static final int FEWEST_CASES = 500;

    @TempDir
    private static Path plugins;

    private static Registry registry;

    @BeforeAll
    static void load() throws IOException {
        ExamplePlugins.copyAll(plugins);
        registry = ExamplePlugins.registry(plugins);
    }

    static List<String> matrices() throws IOException {
        try (Stream<Path> files = Files.list(MATRICES)) {
            return files.map(file -> file.getFileName().toString().replace(ENDING, ""))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("matrices")
    void theRefereeAgrees(String id) throws IOException {
        Matrix matrix = new Matrix(
                id,
                MatrixFiles.read(Files.readString(MATRICES.resolve(id + ENDING)))
                        .cases());

        CheckReport report = new MatrixCheck(matrix, new Referee(registry)::answer).run(Progress.NONE);

        assertEquals(List.of(), report.disagreements());
        assertEquals(Optional.empty(), report.failure());
        assertEquals(matrix.cases().size(), report.answered());
        assertTrue(
                matrix.cases().size() >= FEWEST_CASES,
                () -> "only " + matrix.cases().size() + " cases");
    }

    @EnabledIfSystemProperty(
            named = "plyspace.matrices",
            matches = "whole",
            disabledReason = "takes a minute; -Dplyspace.matrices=whole turns it on")
    @ParameterizedTest
    @MethodSource("matrices")
    void isTheGeneratorsToTheLetter(String id) {
        MatrixGenerator generator = new MatrixGenerator(
                registry.rules(id), MatrixGenerator.DEFAULT_SEED, MatrixGenerator.DEFAULT_PER_CATEGORY);

        GoldenFile.at(MATRICES.resolve(id + ENDING))
                .holds(MatrixFiles.csv(
                        generator.generate(MatrixGenerator.DEFAULT_GAMES, Progress.NONE, new WorkCounter())));
    }
}
