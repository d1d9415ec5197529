package org.plyspace.web.record;

import java.util.Map;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.engine.exchange.ReplayedGame;
import org.plyspace.web.http.ErrorType;
import org.plyspace.web.http.HttpError;

/**
 * A game as a file that a browser saves.
 *
 * @param format the format's word
 * @param name the name of the file
 */
public record GameDownload(String format, String name, String text) {

    private static final Map<GameFormat, String> ENDINGS =
            Map.of(GameFormat.JSON, ".json", GameFormat.PGN, ".pgn", GameFormat.SOURCE, ".txt");

    /**
     * Writes a game in a format.
     *
     * @param name the name of the file, without its ending
     */
    public static GameDownload of(ReplayedGame game, GameFormat format, String name) {
        return new GameDownload(
                format.toString(), name + ENDINGS.get(format), Exchange.text(game, format, new WorkCounter()));
    }

    /** The format that a word names. */
    public static GameFormat format(String word) {
        return Stream.of(GameFormat.values())
                .filter(one -> one.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new HttpError(
                        ErrorType.MALFORMED,
                        "the format is '" + Texts.shorten(word) + "'; expected json, pgn or source"));
    }
}
