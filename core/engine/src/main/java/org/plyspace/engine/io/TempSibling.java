package org.plyspace.engine.io;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;

/** Temporary files beside a target file, for its next content; their names are unique among programs. */
final class TempSibling {

    private static final String PREFIX = ".plyspace-";
    private static final String SUFFIX = ".tmp";
    private static final int BUFFER = 1 << 16;

    /** The age from which a temporary file is certainly left by a killed program. */
    private static final Duration LEFT = Duration.ofHours(1);

    private final Path path;
    private final String prefix;
    private boolean swept;

    /** Creates the object for a target whose folder exists. */
    TempSibling(Path path) {
        this.path = path;
        // A digest stands for the name, which with an addition might exceed the length limit.
        this.prefix =
                PREFIX + Integer.toHexString(String.valueOf(path.getFileName()).hashCode()) + "-";
    }

    /** Whether a file is such a temporary file, in use or left by a killed program. */
    static boolean isOne(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.startsWith(PREFIX) && name.endsWith(SUFFIX);
    }

    /** An unused name beside the target. */
    Path name() {
        return path.resolveSibling(prefix + UUID.randomUUID() + SUFFIX);
    }

    /** The content of a file. */
    interface Content {

        /** Writes the content; the caller buffers the stream. */
        void writeTo(OutputStream out) throws IOException;
    }

    /** Creates a temporary file with a content and syncs it to the disk; on failure no file is left. */
    Path write(Content content) throws IOException {
        sweep();
        Path written = name();
        try {
            handToDisk(written, content, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
            copyPermissions(written);
            return written;
        } catch (IOException | RuntimeException | Error failed) {
            Files.deleteIfExists(written);
            throw failed;
        }
    }

    /** Writes a content, and returns when it is on the disk. */
    static void handToDisk(Path file, Content content, OpenOption... options) throws IOException {
        try (FileChannel channel = FileChannel.open(file, options)) {
            OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
            content.writeTo(out);
            out.flush();
            if (Files.isRegularFile(file)) {
                channel.force(true);
            }
        }
    }

    /** Whoever could not read the old file must not be able to read the new one. */
    private void copyPermissions(Path written) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(written, PosixFileAttributeView.class);
        if (view != null && Files.exists(path)) {
            view.setPermissions(Files.getPosixFilePermissions(path));
        }
    }

    /** The new name must reach the disk too; systems that cannot open a folder do so by themselves. */
    void syncFolder() {
        try (FileChannel folder = FileChannel.open(path.getParent(), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException unsupported) {
            return;
        }
    }

    /** Removes the temporary files of killed programs beside any target in a folder. */
    static void sweep(Path folder) {
        sweep(folder, PREFIX);
    }

    /** Removes, once, the temporary files of killed programs. */
    private void sweep() {
        if (!swept) {
            swept = true;
            sweep(path.getParent(), prefix);
        }
    }

    private static void sweep(Path folder, String prefix) {
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, prefix + "*" + SUFFIX)) {
            left.forEach(TempSibling::removeIfOld);
        } catch (IOException | DirectoryIteratorException unreadable) {
            return; // it is for tidiness only
        }
    }

    private static void removeIfOld(Path file) {
        try {
            if (Files.getLastModifiedTime(file)
                    .toInstant()
                    .isBefore(Instant.now().minus(LEFT))) {
                Files.deleteIfExists(file);
            }
        } catch (IOException gone) {
            return; // by its own program
        }
    }
}
