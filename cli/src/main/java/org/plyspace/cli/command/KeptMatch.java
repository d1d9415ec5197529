package org.plyspace.cli.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.plyspace.engine.io.UnwritableException;
import org.plyspace.lab.match.Match;
import org.plyspace.lab.match.MatchGame;
import org.plyspace.lab.match.MatchLog;
import org.plyspace.lab.match.MatchResult;

/** Plays what is missing of a match whose games are kept in a file. */
final class KeptMatch {

    private KeptMatch() {}

    /**
     * Plays it.
     *
     * @param event what tells it from other matches
     * @param over hears when a game has ended and is kept
     */
    static MatchResult play(Match match, String spec, String event, String file, int threads, Runnable over) {
        return play(match, spec, event, file, threads, game -> {}, over);
    }

    /** Likewise, and hands out all games, those kept before included, in no order. */
    static MatchResult play(
            Match match, String spec, String event, String file, int threads, Consumer<MatchGame> all, Runnable over) {
        try (MatchLog log = MatchLog.open(Path.of(file), spec, event)) {
            log.games().forEach(match::resume);
            log.games().forEach(all);
            return match.run(threads, game -> {
                keep(log, game, file);
                all.accept(game);
                over.run();
            });
        } catch (IOException failed) {
            throw new UnwritableException(file, failed);
        } catch (InvalidPathException invalid) {
            throw new UnwritableException(file, invalid);
        }
    }

    private static void keep(MatchLog log, MatchGame game, String file) {
        try {
            log.add(game);
        } catch (IOException failed) {
            throw new UnwritableException(file, failed);
        }
    }
}
