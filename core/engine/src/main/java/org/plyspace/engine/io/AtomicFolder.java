package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A folder that appears with all its files or not at all: it is filled under another name and then renamed. */
public final class AtomicFolder {

    private final Path target;

    /** Creates the folder object; the target must not exist or must be an empty folder. */
    public AtomicFolder(Path target) {
        this.target = target.toAbsolutePath().normalize();
    }

    /**
     * Creates the folder, empty, with its parents; an existing one is left as it is.
     *
     * @throws IOException if this fails
     */
    public void make() throws IOException {
        Files.createDirectories(target);
    }

    /**
     * Creates the folder with files, and its parents.
     *
     * @param files the files' texts by their names within the folder
     * @throws IOException if this fails; nothing is left then
     */
    public void publish(Map<Path, String> files) throws IOException {
        boolean exists = Files.isDirectory(target);
        if (!exists) {
            Files.createDirectories(target.getParent());
        }
        // An existing empty folder is filled in place, not replaced: it may be somebody's current folder.
        Path filled = new TempSibling(exists ? target.resolve("files") : target).name();
        try {
            Files.createDirectory(filled);
            for (Map.Entry<Path, String> file : files.entrySet()) {
                Path path = filled.resolve(file.getKey());
                Files.createDirectories(path.getParent());
                byte[] content = file.getValue().getBytes(StandardCharsets.UTF_8);
                TempSibling.handToDisk(
                        path, out -> out.write(content), StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
            }
            if (exists) {
                moveInto(filled);
            } else {
                Files.move(filled, target, StandardCopyOption.ATOMIC_MOVE);
            }
        } finally {
            remove(filled);
        }
    }

    private void moveInto(Path filled) throws IOException {
        List<Path> moved = new ArrayList<>();
        try {
            for (Path each : children(filled)) {
                Path to = target.resolve(each.getFileName());
                Files.move(each, to);
                moved.add(to);
            }
        } catch (IOException failed) {
            for (Path each : moved) {
                remove(each);
            }
            throw failed;
        }
    }

    private static List<Path> children(Path folder) throws IOException {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
            all.forEach(children::add);
        }
        return children;
    }

    private static void remove(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            for (Path child : children(file)) {
                remove(child);
            }
        }
        Files.deleteIfExists(file);
    }
}
