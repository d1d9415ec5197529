package org.plyspace.engine.exchange;

import java.util.Locale;
import java.util.regex.Pattern;

/** The format of game files. */
public enum GameFormat {
    /** Records {@code plyspace-game/1}. */
    JSON,
    /** Tags and moves as in the PGN standard. */
    PGN,
    /** Moves in the notation of the rule set's source. */
    SOURCE;

    /** A comment in PGN begins with a brace as well. */
    private static final Pattern OBJECT = Pattern.compile("\\s*+\\{\\s*+(\"[^\"]*+\"\\s*+:|})");

    /** The format of a text by its first character: an opening brace means JSON, {@code [} PGN, anything else source text. */
    public static GameFormat of(String text) {
        String start = text.stripLeading();
        return start.startsWith("{") ? JSON : start.startsWith("[") ? PGN : SOURCE;
    }

    /** The format of a file's text: a file whose name ends in {@code .pgn} is PGN unless it begins as an object in JSON does. */
    public static GameFormat of(String text, String file) {
        boolean named = file.toLowerCase(Locale.ROOT).endsWith(".pgn");
        return named && !OBJECT.matcher(text).lookingAt() ? PGN : of(text);
    }

    /** The name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
