package org.plyspace.match;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.OutputFiles;

/** Plays a match, or the missing games of one that was saved to a file. */
public final class ResumableMatch {

    private ResumableMatch() {}

    /**
     * Plays the match.
     *
     * @param event the name that tells it from other matches
     * @param file the file for its games, if they are saved
     * @param each receives every game: first those in the file, then each new one when it has ended and is saved
     */
    public static MatchResult play(
            Match match, String setting, String event, Optional<String> file, int threads, Consumer<MatchGame> each) {
        return file.isEmpty() ? match.run(threads, each) : play(match, setting, event, file.get(), threads, each);
    }

    private static MatchResult play(
            Match match, String setting, String event, String file, int threads, Consumer<MatchGame> each) {
        return OutputFiles.into(file, path -> {
            try (MatchLog log = MatchLog.open(path, setting, event)) {
                log.games().forEach(match::resume);
                log.games().forEach(each);
                return match.run(threads, game -> {
                    keep(log, game, file);
                    each.accept(game);
                });
            }
        });
    }

    private static void keep(MatchLog log, MatchGame game, String file) {
        try {
            log.add(game);
        } catch (IOException failed) {
            throw FileErrors.unwritable(file, failed);
        }
    }
}
