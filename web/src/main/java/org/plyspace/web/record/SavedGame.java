package org.plyspace.web.record;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.exchange.CheckedGame;
import org.plyspace.engine.exchange.Exchange;
import org.plyspace.engine.exchange.GameFormat;
import org.plyspace.web.http.DenialType;
import org.plyspace.web.http.DeniedException;

/**
 * A game as a file that a browser saves.
 *
 * @param format the format's word
 * @param name of the file
 */
public record SavedGame(String format, String name, String text) {

    private static final Map<GameFormat, String> ENDINGS =
            Map.of(GameFormat.JSON, ".json", GameFormat.PGN, ".pgn", GameFormat.SOURCE, ".txt");

    /**
     * Written in a format.
     *
     * @param name of the file, without its ending
     */
    public static SavedGame of(CheckedGame game, GameFormat format, String name) {
        return new SavedGame(format.toString(), name + ENDINGS.get(format), Exchange.write(List.of(game), format));
    }

    /** The format of a word that was asked for. */
    public static GameFormat format(String word) {
        return Stream.of(GameFormat.values())
                .filter(one -> one.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new DeniedException(
                        DenialType.MALFORMED,
                        "the format is '" + Texts.shorten(word) + "'; expected json, pgn or source"));
    }
}
