package org.plyspace.cli.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
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
        try (MatchLog log = MatchLog.open(Path.of(file), spec, event)) {
            log.games().forEach(match::resume);
            return match.run(threads, game -> {
                keep(log, game, file);
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
