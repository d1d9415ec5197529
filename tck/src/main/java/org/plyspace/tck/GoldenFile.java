package org.plyspace.tck;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file with what a program should print, which people have read and found right. A test that prints something else fails with the first line that
 * differs; with {@code -Dplyspace.golden=write} it writes the file anew instead, so that whoever changes what is printed reads the change as a
 * difference between two versions of the file.
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

    /** A file among the test resources of the module that is tested, in the folder of a class's package. */
    public static GoldenFile of(Class<?> test, String name) {
        return at(RESOURCES.resolve(test.getPackageName().replace('.', '/')).resolve(name));
    }

    /**
     * What the file says now.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    public String text() {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * Fails if the file says something else.
     *
     * @throws UncheckedIOException if it cannot be read or written
     */
    public void holds(String actual) {
        String expected = write && !Files.exists(file) ? "" : text();
        if (!expected.equals(actual)) {
            settle(expected, actual, 1, actual);
        }
    }

    /**
     * Fails if something else was printed after a heading than what the file says there. The heading and what follows it up to {@code expected}'s end
     * stand in the file as they are given here; if they do so more than once, the first place is meant.
     *
     * @param heading the text before, usually a command, line break included
     * @param expected what the file says after it
     * @throws UncheckedIOException if it cannot be read or written
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
