package org.plyspace.engine.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Keeps two programs from changing one file at once. Locks go with their channels, so that a kill frees them. Where POSIX rules, a lock also
 * goes when its program closes <em>any</em> channel to the file: whoever holds one must not open the file again.
 */
final class FileLocks {

    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int MILLIS_BETWEEN = 5;

    private FileLocks() {}

    /**
     * Waits until no other program holds the file.
     *
     * @throws IOException if one does for long
     */
    static void take(FileChannel channel) throws IOException {
        take(channel, PATIENCE);
    }

    /**
     * Waits as long as that until no other program holds the file.
     *
     * @throws IOException if one does still
     */
    static void take(FileChannel channel, Duration patience) throws IOException {
        // The clock of the day may be set back meanwhile.
        long begun = System.nanoTime();
        while (!isTaken(channel)) {
            if (System.nanoTime() - begun > patience.toNanos()) {
                throw new LockedElsewhereException();
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
