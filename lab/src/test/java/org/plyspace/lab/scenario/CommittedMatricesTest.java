package org.plyspace.lab.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyspace.engine.Progress;
import org.plyspace.lab.referee.CheckReport;
import org.plyspace.lab.referee.MatrixCheck;
import org.plyspace.lab.referee.Referee;
import org.plyspace.lab.toy.Bundled;

/** The matrices in the repository, each named after its variant, are what the rules say today. */
class CommittedMatricesTest {

    private static final Path FOLDER = Path.of("..", "docs", "scenarios");
    private static final String ENDING = ".csv";
    private static final int FEWEST = 250;

    static List<String> committed() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyVariantHasOne() throws IOException {
        assertEquals(Bundled.ids().sorted().collect(Collectors.toList()), committed());
    }

    @ParameterizedTest
    @MethodSource("committed")
    void theRefereeAgrees(String id) throws IOException {
        Matrix matrix = new Matrix(
                id,
                MatrixFiles.read(Files.readString(FOLDER.resolve(id + ENDING))).cases());
        Referee referee = new Referee(Bundled.REGISTRY);

        CheckReport report = new MatrixCheck(matrix, referee::answer).run(Progress.NONE);

        assertEquals(List.of(), report.disagreements());
        assertEquals(Optional.empty(), report.failure());
        assertEquals(matrix.cases().size(), report.answered());
        assertTrue(
                matrix.cases().size() >= FEWEST, () -> "only " + matrix.cases().size() + " cases");
    }
}
