package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file with a program's expected output, read and approved by people. A test whose output differs fails at the first
 * differing line; with {@code -Dplyspace.golden=write} it rewrites the file instead, so that a change of output is reviewed as
 * a difference between two versions of the file.
 */
public final class GoldenFile {

    private static final boolean WRITE = "write".equals(System.getProperty("plyspace.golden"));
    private static final Path RESOURCES = Path.of(System.getProperty("basedir", ""), "src", "test", "resources");

    private final Path file;
    private final boolean write;

    GoldenFile(Path file, boolean write) {
        this.file = file;
        this.write = write;
    }

    /** A file anywhere. */
    public static GoldenFile at(Path file) {
        return new GoldenFile(file, WRITE);
    }

    /** A golden file in the test resources of the module under test, in the folder of a class's package. */
    public static GoldenFile of(Class<?> test, String name) {
        return at(RESOURCES.resolve(test.getPackageName().replace('.', '/')).resolve(name));
    }

    /**
     * The file's content.
     *
     * @throws UncheckedIOException if the file cannot be read
     */
    public String text() {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Fails if the file's content differs.
     *
     * @throws UncheckedIOException if the file cannot be read or written
     */
    public void holds(String actual) {
        String expected = write && !Files.exists(file) ? "" : text();
        if (!expected.equals(actual)) {
            settle(expected, actual, 1, actual);
        }
    }

    /**
     * Fails if the output after a heading differs from the file's. The file must contain the heading followed by {@code
     * expected}; if it does so more than once, the first place counts.
     *
     * @param heading the text before the output, usually a command, line break included
     * @param expected the output in the file
     * @throws UncheckedIOException if the file cannot be read or written
     */
    public void holds(String heading, String expected, String actual) {
        if (expected.equals(actual)) {
            return;
        }
        String text = text();
        int place = text.indexOf(heading + expected);
        if (place < 0) {
            fail(file + " does not say after\n" + heading + "what is expected there:\n" + expected);
        }
        int from = place + heading.length();
        int line =
                1 + (int) text.substring(0, from).chars().filter(c -> c == '\n').count();
        settle(expected, actual, line, text.substring(0, from) + actual + text.substring(from + expected.length()));
    }

    private void settle(String expected, String actual, int line, String whole) {
        if (!write) {
            fail(file + ", " + new FirstDifference(expected, actual).tell(line)
                    + "\n-Dplyspace.golden=write writes the file anew: docs/testing.md");
        }
        try {
            Files.writeString(file, whole);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
