package org.plyspace.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.GamesText;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.engine.record.GameRecord;

/** Games in a format; source text is preceded by a line with the rule set. */
final class ReadGames implements Reading {

    /** The length of games that are also written again; for longer ones only reading is timed. */
    private static final int LONGEST_WRITTEN = 10_000;

    private final GameFormat format;

    ReadGames(GameFormat format) {
        this.format = format;
    }

    @Override
    public boolean read(byte[] input) {
        List<ReplayedGame> games = read(format == GameFormat.SOURCE ? source(input) : all(input), format);
        if (input.length <= LONGEST_WRITTEN) {
            holdAgain(games, GameFormat.JSON);
            holdAgain(games, GameFormat.PGN);
        }
        return true;
    }

    private static List<ReplayedGame> read(GamesText text, GameFormat format) {
        return new Exchange(RuleSets.REGISTRY).read(text, format);
    }

    private static GamesText source(byte[] input) {
        Chosen chosen = Chosen.of(input);
        return new GamesText(chosen.text(), "fuzzed", Optional.of(chosen.spec()), Optional.empty());
    }

    private static GamesText all(byte[] input) {
        return all(new String(input, StandardCharsets.UTF_8));
    }

    private static GamesText all(String text) {
        return new GamesText(text, "fuzzed", Optional.empty(), Optional.empty());
    }

    /** Checks that games survive a lossless format unchanged. */
    private static void holdAgain(List<ReplayedGame> games, GameFormat form) {
        String text = new Exchange(RuleSets.REGISTRY).write(games, form);
        assertEquals(records(games), records(read(all(text), form)), () -> "written as " + form + " and read: " + text);
    }

    private static List<GameRecord> records(List<ReplayedGame> games) {
        return games.stream().map(ReplayedGame::record).toList();
    }
}
