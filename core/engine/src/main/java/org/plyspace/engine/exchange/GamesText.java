package org.plyspace.engine.exchange;

import java.util.Optional;

/**
 * A text that contains games.
 *
 * @param text the whole text
 * @param name the file's name for messages
 * @param line the line of the file where the text begins, from 1
 * @param variant the setting, {@code id:option=value,...}; required for source text, and the default for games in PGN that do
 *     not state theirs
 * @param position the start of the game, for source text; empty for the rules' start
 */
public record GamesText(String text, String name, int line, Optional<String> variant, Optional<String> position) {

    /** Creates the text of a whole file. */
    public GamesText(String text, String name, Optional<String> variant, Optional<String> position) {
        this(text, name, 1, variant, position);
    }
}
