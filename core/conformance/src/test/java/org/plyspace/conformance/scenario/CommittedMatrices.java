package org.plyspace.conformance.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.tck.GoldenFile;

/** The matrices in the repository, each named after its variant, with a comma before its options. */
final class CommittedMatrices {

    private static final Path FOLDER = Path.of("..", "..", "docs", "scenarios");
    private static final String ENDING = ".csv";

    private CommittedMatrices() {}

    /** The variants with default options that have a matrix. */
    static List<String> ids() throws IOException {
        return all().stream().filter(id -> id.indexOf(':') < 0).toList();
    }

    /** All rule sets that have a matrix, including those with options. */
    static List<String> all() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name ->
                            name.substring(0, name.length() - ENDING.length()).replaceFirst(",", ":"))
                    .sorted()
                    .toList();
        }
    }

    static GoldenFile file(String id) {
        return GoldenFile.at(FOLDER.resolve(id.replaceFirst(":", ",") + ENDING));
    }

    /** The cases without the positions after moves, which CSV does not have. */
    static List<TestCase> cases(String id) throws IOException {
        return MatrixFiles.read(file(id).text()).cases();
    }

    /** The case in the form that CSV has. */
    static TestCase withoutPositionAfter(TestCase row) {
        return new TestCase(
                row.id(),
                row.description(),
                row.position(),
                row.move(),
                row.valid(),
                row.citation(),
                row.outcome(),
                "");
    }
}
