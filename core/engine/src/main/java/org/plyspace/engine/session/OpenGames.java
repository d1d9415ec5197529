package org.plyspace.engine.session;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.InputException;
import org.plyspace.engine.io.LockedNames;
import org.plyspace.engine.io.Sha256;

/**
 * Locks the files of open games, so that a game is not played at two places at once. Without a folder for the locks nothing is locked,
 * and the second program to save learns that the file has changed.
 *
 * @param place where this program has games open, in words: {@code a terminal}
 */
public record OpenGames(Optional<LockedNames> names, String place) {

    /** Locks nothing. */
    public static final OpenGames UNGUARDED = new OpenGames(Optional.empty(), "");

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm");

    /** A file that this program alone saves to, until it is closed. */
    interface Hold extends Closeable {

        /** The hold of no file. */
        Hold NONE = () -> {};

        @Override
        void close();
    }

    /**
     * Locks a file against other programs; this program may open it several times.
     *
     * @throws InputException if another program has it open
     */
    Hold open(Path file) {
        if (names.isEmpty()) {
            return Hold.NONE;
        }
        try {
            return quiet(names.get().hold(name(file), holder()));
        } catch (LockedNames.LockedElsewhereException elsewhere) {
            throw new InputException(FileNames.shown(file) + ": this game is open in " + elsewhere.holder()
                    + "; end it there, or go on with another one");
        } catch (IOException withoutLocks) {
            return Hold.NONE;
        }
    }

    private static Hold quiet(Closeable hold) {
        return () -> {
            try {
                hold.close();
            } catch (IOException freedAllTheSame) {
                return;
            }
        };
    }

    /** The name of the lock, which is the same through whichever links the file is named. */
    private static String name(Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        Path real = Files.exists(absolute)
                ? absolute.toRealPath()
                : absolute.getParent().toRealPath().resolve(absolute.getFileName());
        return Sha256.of(real.toString().getBytes(StandardCharsets.UTF_8));
    }

    private String holder() {
        return place + " (process " + ProcessHandle.current().pid() + ", since "
                + LocalTime.now(ZoneId.systemDefault()).format(TIME) + ")";
    }
}
