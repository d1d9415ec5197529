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
import org.plyspace.engine.io.LockedElsewhereException;
import org.plyspace.engine.io.LockedNames;
import org.plyspace.engine.io.Sha256;

/**
 * Which files are saved to by which program, so that a game is not played at two places at once. Where there is no folder for that, nobody is kept
 * off, and the second one to save is told that the file has changed.
 */
public final class OpenGames {

    /** Keeps nobody off. */
    public static final OpenGames UNGUARDED = new OpenGames(Optional.empty(), "");

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm");

    private final Optional<LockedNames> names;
    private final String place;

    /**
     * Told to others by names that are held.
     *
     * @param place where games are open in this program, in words: {@code a terminal}
     */
    OpenGames(Optional<LockedNames> names, String place) {
        this.names = names;
        this.place = place;
    }

    /** A file that this program alone saves to, until it is closed. */
    interface Hold extends Closeable {

        /** Of no file. */
        Hold NONE = () -> {};

        @Override
        void close();
    }

    /**
     * Keeps other programs off a file; this one may have it open several times.
     *
     * @throws InputException if another one has it open
     */
    Hold open(Path file) {
        if (names.isEmpty()) {
            return Hold.NONE;
        }
        try {
            return quiet(names.get().hold(name(file), holder()));
        } catch (LockedElsewhereException elsewhere) {
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

    /** The same by whichever links the file is named. */
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
