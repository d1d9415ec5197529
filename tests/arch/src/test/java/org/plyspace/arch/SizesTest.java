package org.plyspace.arch;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** How large the program is, without the test kit, tests and examples; the report of this test has the sizes by module. */
final class SizesTest {

    private static final int MOST_FILES = 1_083;
    /** What it has since records, fields and types of one user took the place of what only passed on; it is to shrink. */
    private static final int MOST_LINES = 97_368;

    private static final int LEAST_MODULES = 20;

    private static final Pattern COMMENT = Pattern.compile("(?s:/\\*.*?\\*/)|(?m:^\\s*//.*$)");

    private record Size(int files, long lines) {

        Size plus(Size other) {
            return new Size(files + other.files, lines + other.lines);
        }

        @Override
        public String toString() {
            return files + " files, " + lines + " lines of code";
        }
    }

    @Test
    void programDoesNotGrow(TestReporter reporter) throws IOException {
        Path checkout = SourceTree.checkout();
        Map<String, Size> sizes = new TreeMap<>();
        for (Path module : SourceTree.modules(checkout)) {
            Path sources = module.resolve("src/main/java");
            String name = checkout.relativize(module).toString();
            if (Files.isDirectory(sources) && !name.startsWith("tests") && !name.equals("kit/tck")) {
                sizes.put(name, size(sources));
            }
        }
        Size all = sizes.values().stream().reduce(new Size(0, 0), Size::plus);
        sizes.forEach((module, size) -> reporter.publishEntry(module, size.toString()));
        reporter.publishEntry("the program", all.toString());
        assertTrue(sizes.size() >= LEAST_MODULES, () -> "only these modules were found: " + sizes.keySet());
        assertTrue(
                all.files <= MOST_FILES && all.lines <= MOST_LINES,
                () -> "the program has " + all + "; expected at most " + MOST_FILES + " files and " + MOST_LINES
                        + " lines: " + sizes);
    }

    private static Size size(Path sources) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            List<Path> types =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            long lines = 0;
            for (Path type : types) {
                lines += COMMENT.matcher(Files.readString(type))
                        .replaceAll("")
                        .lines()
                        .filter(line -> !line.isBlank())
                        .count();
            }
            return new Size(
                    (int) types.stream()
                            .filter(type -> !type.endsWith("package-info.java"))
                            .count(),
                    lines);
        }
    }
}
