package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** A folder of the program's own in which old files make room for new ones. */
public final class RotatingFolder {

    /** The age from which a temporary file is certainly left by a killed program. */
    private static final Duration LEFT = Duration.ofHours(1);

    private final Path folder;

    /** Creates the object for an existing folder. */
    public RotatingFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * The files in the folder, unordered, in a new list.
     *
     * @throws IOException if the folder cannot be listed
     */
    public List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    /**
     * Removes files, and temporary files left by killed programs. A file that another program has removed already is not an
     * error.
     *
     * @throws IOException if a file cannot be removed
     */
    public void sweep(List<Path> old) throws IOException {
        for (Path file : old) {
            Files.deleteIfExists(file);
        }
        Instant before = Instant.now().minus(LEFT);
        for (Path file : files()) {
            if (AtomicFile.isLeftover(file) && isOlder(file, before)) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static boolean isOlder(Path file, Instant time) throws IOException {
        try {
            return Files.getLastModifiedTime(file).toInstant().isBefore(time);
        } catch (NoSuchFileException removedMeanwhile) {
            return false;
        }
    }
}
