package org.plyspace.engine.exchange;

import java.util.Locale;

/** How games are written down. */
public enum GameFormat {
    /** Records {@code plyspace-game/1}. */
    JSON,
    /** Tags and moves, as the PGN standard has them. */
    PGN,
    /** Moves in the notation of the rule set's source. */
    SOURCE;

    /** The form that a text has by its first sign: an opening brace is JSON, {@code [} is PGN, anything else source text. */
    public static GameFormat of(String text) {
        String start = text.stripLeading();
        return start.startsWith("{") ? JSON : start.startsWith("[") ? PGN : SOURCE;
    }

    /** The form of a file's text: PGN without tags is told from source text by the file's name, which then ends in {@code .pgn}. */
    public static GameFormat of(String text, String file) {
        GameFormat seen = of(text);
        return seen == SOURCE && file.toLowerCase(Locale.ROOT).endsWith(".pgn") ? PGN : seen;
    }

    /** As on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
