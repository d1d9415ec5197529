package org.plyspace.engine.exchange;

import java.util.Locale;

/** The format of game files. */
public enum GameFormat {
    /** Records {@code plyspace-game/1}. */
    JSON,
    /** Tags and moves as in the PGN standard. */
    PGN,
    /** Moves in the notation of the rule set's source. */
    SOURCE;

    /** The format of a text by its first character: an opening brace means JSON, {@code [} PGN, anything else source text. */
    public static GameFormat of(String text) {
        String start = text.stripLeading();
        return start.startsWith("{") ? JSON : start.startsWith("[") ? PGN : SOURCE;
    }

    /**
     * The format of a file's text: PGN without tags is distinguished from source text by a file name ending in {@code .pgn}.
     */
    public static GameFormat of(String text, String file) {
        GameFormat seen = of(text);
        return seen == SOURCE && file.toLowerCase(Locale.ROOT).endsWith(".pgn") ? PGN : seen;
    }

    /** The name on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
