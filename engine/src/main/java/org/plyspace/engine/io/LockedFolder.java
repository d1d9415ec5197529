package org.plyspace.engine.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;

/**
 * A folder that one program at a time writes to, whichever files in it are opened and closed meanwhile. A kill frees it. What it is held by is
 * an empty file in it, which stays.
 */
public final class LockedFolder implements Closeable {

    private static final String NAME = "lock";
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final FileChannel channel;

    /**
     * Holds a folder that is there.
     *
     * @throws IOException if another program, or another part of this one, holds it
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

    /** Whether this is the name of the file that folders are held by. */
    public static boolean isItsFile(Path file) {
        return NAME.equals(String.valueOf(file.getFileName()));
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
