package org.plyspace.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The stored inputs: small real examples, whose names begin with {@code good} or {@code bad} by their result, and every input
 * that once revealed a fault. A line break at the end of a file is not part of the input.
 */
final class Corpus {

    /** The folder of this module. */
    static final Path MODULE = Path.of(System.getProperty("basedir", "")).toAbsolutePath();

    private Corpus() {}

    /** The folder of a reader's inputs. */
    static Path of(Target target) {
        return MODULE.resolve("corpus").resolve(target.id());
    }

    /** The files of a reader's inputs, by name. */
    static List<Path> files(Target target) {
        try (Stream<Path> files = Files.list(of(target))) {
            return files.sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The input in a file. */
    static byte[] input(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            boolean breaks = bytes.length > 0 && bytes[bytes.length - 1] == '\n';
            return breaks ? Arrays.copyOf(bytes, bytes.length - 1) : bytes;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
