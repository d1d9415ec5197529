package org.plyspace.engine.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/**
 * A folder locked for one program at a time, regardless of which files in it are opened and closed. A kill releases it. The
 * lock is on an empty file in the folder, which stays.
 */
public final class LockedFolder implements Closeable {

    private static final String NAME = "lock";
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final FileChannel channel;

    /**
     * Locks an existing folder.
     *
     * @throws IOException if another program, or another part of this one, holds the lock
     */
    public LockedFolder(Path folder) throws IOException {
        channel = FileChannel.open(folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLocks.take(channel, PATIENCE);
        } catch (IOException | RuntimeException | Error failed) {
            channel.close();
            throw failed;
        }
    }

    /** Whether a file is the lock file of a folder. */
    public static boolean isItsFile(Path file) {
        return NAME.equals(String.valueOf(file.getFileName()));
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
