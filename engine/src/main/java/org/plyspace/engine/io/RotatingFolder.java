package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** A folder of the program's own, in which old files make room for new ones. */
public final class RotatingFolder {

    /** No program writes as long at one file, so that what is older was left when one was killed. */
    private static final Duration LEFT = Duration.ofHours(1);

    private final Path folder;

    /** One that is there. */
    public RotatingFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * What is in it, in no order; the caller's own.
     *
     * @throws IOException if it cannot be listed
     */
    public List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    /**
     * Removes files, and what programs that were killed have left of theirs. One that another program removed first does no harm.
     *
     * @throws IOException if something cannot be removed
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
