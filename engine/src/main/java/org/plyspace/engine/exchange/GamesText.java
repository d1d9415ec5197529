package org.plyspace.engine.exchange;

import java.util.Optional;

/**
 * A text with games.
 *
 * @param text all of it
 * @param name what messages call the file
 * @param line of the file that the text begins in, from 1
 * @param variant whose moves they are, {@code id:option=value,...}; needed for source text, which does not say it, and taken for games
 *     in PGN that do not
 * @param position where the game begins, for source text; empty for the start
 */
public record GamesText(String text, String name, int line, Optional<String> variant, Optional<String> position) {

    /** A whole file. */
    public GamesText(String text, String name, Optional<String> variant, Optional<String> position) {
        this(text, name, 1, variant, position);
    }
}
