package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Locks files against other programs. A lock belongs to its channel, so that a kill releases it. On POSIX systems, closing
 * <em>any</em> channel to the file releases it too: whoever holds a lock must not open the file again.
 */
final class FileLocks {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int MILLIS_BETWEEN = 5;

    private FileLocks() {}

    /**
     * Waits until no other program holds the file, and locks it.
     *
     * @throws IOException if another program holds it for long
     */
    static void take(FileChannel channel) throws IOException {
        take(channel, PATIENCE);
    }

    /**
     * Waits for a limited time until no other program holds the file, and locks it.
     *
     * @throws IOException if another program still holds it
     */
    static void take(FileChannel channel, Duration patience) throws IOException {
        // The wall clock may be set back meanwhile.
        long begun = System.nanoTime();
        while (!isTaken(channel)) {
            if (System.nanoTime() - begun > patience.toNanos()) {
                throw new LockedNames.LockedElsewhereException();
            }
            pause();
        }
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException byThisProgram) {
            return false;
        }
    }

    private static void pause() throws IOException {
        try {
            TimeUnit.MILLISECONDS.sleep(MILLIS_BETWEEN);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while another program held it locked", stopped);
        }
    }
}
