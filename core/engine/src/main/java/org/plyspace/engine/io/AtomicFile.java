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
 * A file that always has a complete version: a new one is written to a temporary file beside it, synced to the disk, and
 * renamed over it. A kill or a full disk leaves the old version. Confined to one thread.
 */
public final class AtomicFile {

    private final Path path;
    private final boolean device;
    private final TempSibling tempSibling;

    /** The digest of what this program last read or wrote; empty if there was no file. */
    private String known = "";

    /**
     * Creates the file object; a symbolic link is followed, so that its target is replaced and not the link.
     *
     * @throws IOException if the existing file cannot be examined
     */
    public AtomicFile(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "it is a folder; expected a file");
        }
        this.device = isDevice(path);
        this.path = Files.exists(path) && !device ? path.toRealPath() : path.toAbsolutePath();
        this.tempSibling = new TempSibling(this.path);
    }

    /** Pipes, terminals and other devices keep nothing that could be lost, and must not be renamed over. */
    private static boolean isDevice(Path path) {
        Path absolute = path.toAbsolutePath();
        boolean isStream = (absolute.startsWith("/dev") || absolute.startsWith("/proc")) && Files.isSymbolicLink(path);
        return Files.exists(path) && (isStream || !Files.isRegularFile(path));
    }

    /** Whether a file is a temporary one that a program is writing, or left when it was killed. */
    public static boolean isLeftover(Path file) {
        return TempSibling.isOne(file);
    }

    /** Removes the temporary files that killed programs left in a folder; a file that cannot be removed stays. */
    public static void removeLeftovers(Path folder) {
        TempSibling.sweep(folder);
    }

    /** The path of the file. */
    public Path path() {
        return path;
    }

    /**
     * Reads the whole file; {@link #update} then expects it to be unchanged.
     *
     * @param name the file's name for messages
     * @param longest the largest number of characters allowed, at most 500,000,000
     * @throws InputException if the file is longer or not text
     * @throws IOException if the file cannot be read
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
     * Writes the file, whatever it contains.
     *
     * @throws IOException if writing fails; the old version is kept
     */
    public void write(String text) throws IOException {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        put(out -> out.write(content));
    }

    /** Lines generated while they are written, since all together might not fit into memory. */
    @FunctionalInterface
    public interface Lines {

        /** Passes each line, without its line break. */
        void to(Consumer<String> file);
    }

    /**
     * Writes the file line by line, whatever it contains.
     *
     * @throws IOException if writing fails; the old version is kept
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

    /** Bytes generated while they are written. */
    @FunctionalInterface
    public interface Bytes {

        /** Writes all bytes; the stream is buffered, and closed by the caller. */
        void to(OutputStream file) throws IOException;
    }

    /**
     * Writes a file that is no text.
     *
     * @throws IOException if writing fails; the old version is kept
     */
    public void writeBytes(Bytes content) throws IOException {
        put(content::to);
    }

    /**
     * Writes the content of another file.
     *
     * @throws IOException if that cannot be read, or writing fails; the old version is kept
     */
    public void copy(Path source) throws IOException {
        put(out -> Files.copy(source, out));
    }

    /**
     * Removes the file, if there is one.
     *
     * @throws IOException if it cannot be removed
     */
    public void remove() throws IOException {
        Files.deleteIfExists(path);
        known = "";
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
     * Writes the file if it still has the content last read or written, or does not exist if it was never read or written.
     *
     * @throws FileChangedException if the content is different
     * @throws IOException if writing fails; the old version is kept
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

    /** Whether the file still has the content last read or written, or does not exist if it was never read or written. */
    public boolean isUnchanged() {
        try {
            return Files.exists(path) ? known.equals(Sha256.of(Files.readAllBytes(path))) : known.isEmpty();
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Renames the temporary file to the target if that does not exist. */
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
     * Renames the temporary file over the known version. The old file is locked meanwhile, so that the second of two programs
     * sees what the first wrote.
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

    /** A file differs from what this program last read or wrote: another program has changed it since. It was left unchanged. */
    public static final class FileChangedException extends IOException {

        private static final long serialVersionUID = 1L;

        FileChangedException() {
            super("another program has changed it, and what is in it now is left as it is");
        }
    }
}
