package org.plyspace.engine.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/**
 * A file of which there is always a whole version: a new one is written beside it under a name of its own, handed to the disk,
 * and renamed over it. Whoever dies in between leaves the old one, and so does a full disk. Confined to one thread.
 */
public final class AtomicFile {

    private final Path path;
    private final boolean device;
    private final TempSibling tempSibling;

    /** Digest of what this program read or wrote last; empty for a file that was not there. */
    private String known = "";

    /**
     * Of this name; a link is followed, so that what it points at is replaced and not the link.
     *
     * @throws IOException if what is there cannot be looked at
     */
    public AtomicFile(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "it is a folder; expected a file");
        }
        this.device = isDevice(path);
        this.path = Files.exists(path) && !device ? path.toRealPath() : path.toAbsolutePath();
        this.tempSibling = new TempSibling(this.path);
    }

    /** Pipes, terminals and the like keep nothing that could be lost, and nothing can be renamed over them. */
    private static boolean isDevice(Path path) {
        Path absolute = path.toAbsolutePath();
        boolean isStream = (absolute.startsWith("/dev") || absolute.startsWith("/proc")) && Files.isSymbolicLink(path);
        return Files.exists(path) && (isStream || !Files.isRegularFile(path));
    }

    /** Whether a file is the next version of another one that a program writes, or left when it was killed. */
    public static boolean isLeftover(Path file) {
        return TempSibling.isOne(file);
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    /**
     * All of it; {@link #update} then expects it to be still there.
     *
     * @param name what messages call it
     * @param longest the most characters it may have, at most 500,000,000
     * @throws InputException if it is longer, or no text
     * @throws IOException if it cannot be read
     */
    public String read(String name, int longest) throws IOException {
        byte[] bytes;
        try (InputStream stream = Files.newInputStream(path)) {
            bytes = TextFiles.bytes(stream, longest);
        }
        String text = TextFiles.decode(bytes, name, longest);
        known = Sha256.of(bytes);
        return text;
    }

    /**
     * Writes the file, whatever is there.
     *
     * @throws IOException if that fails; what was there is there still
     */
    public void write(String text) throws IOException {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        put(out -> out.write(content));
    }

    /** Lines that are made while they are written, since all together they might be too many to be kept. */
    @FunctionalInterface
    public interface Lines {

        /** Hands over each, without its line break. */
        void to(Consumer<String> file);
    }

    /**
     * Writes the file line by line, whatever is there.
     *
     * @throws IOException if that fails; what was there is there still
     */
    public void writeLines(Lines lines) throws IOException {
        put(out -> {
            try {
                lines.to(line -> writeLine(out, line));
            } catch (UncheckedIOException failed) {
                throw failed.getCause();
            }
        });
    }

    private static void writeLine(OutputStream out, String line) {
        try {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void put(TempSibling.Content content) throws IOException {
        if (device) {
            TempSibling.handToDisk(path, content, StandardOpenOption.WRITE);
            return;
        }
        Path written = tempSibling.write(content);
        try {
            String digest = Sha256.of(written);
            Files.move(written, path, StandardCopyOption.ATOMIC_MOVE);
            settle(digest);
        } finally {
            Files.deleteIfExists(written);
        }
    }

    /**
     * Writes the file if what is there is still what was read or written last, or nothing, if it was neither.
     *
     * @throws FileChangedException if something else is there
     * @throws IOException if it cannot be written; what was there is there still
     */
    public void update(String text) throws IOException {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        Path written = tempSibling.write(out -> out.write(content));
        try {
            if (known.isEmpty()) {
                create(written);
            } else {
                replaceKnown(written);
            }
        } finally {
            Files.deleteIfExists(written);
        }
        settle(Sha256.of(content));
    }

    /** Whether what is there is what was read or written last, or nothing, if it was neither. */
    public boolean isUnchanged() {
        try {
            return Files.exists(path) ? known.equals(Sha256.of(Files.readAllBytes(path))) : known.isEmpty();
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Gives what was written its name if nothing has it. */
    private void create(Path written) throws IOException {
        try {
            Files.createLink(path, written);
        } catch (FileAlreadyExistsException takenMeanwhile) {
            throw new FileChangedException();
        } catch (UnsupportedOperationException | FileSystemException withoutLinks) {
            Files.move(written, path);
        }
    }

    /**
     * Puts what was written in the place of what is known. Whoever does so holds the old file locked, so that of two programs
     * the second sees what the first wrote.
     */
    private void replaceKnown(Path written) throws IOException {
        try (FileChannel current = FileChannel.open(path, StandardOpenOption.WRITE)) {
            FileLocks.take(current);
            if (!known.equals(Sha256.of(Files.readAllBytes(path)))) {
                throw new FileChangedException();
            }
            Files.move(written, path, StandardCopyOption.ATOMIC_MOVE);
        } catch (NoSuchFileException removed) {
            create(written);
        }
    }

    private void settle(String digest) {
        tempSibling.syncFolder();
        known = digest;
    }
}
