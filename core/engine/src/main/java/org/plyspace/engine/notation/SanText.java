package org.plyspace.engine.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A typed move without what does not help to identify it: marks of check, signs such as {@code !?}, and {@code e.p.}.
 *
 * @param typed the text as typed, for messages
 * @param core the move alone
 * @param enPassant whether the text says {@code e.p.}
 */
record SanText(String typed, String core, boolean enPassant) {

    /** The longest text that can be a move. */
    private static final int LONGEST = 40;

    private static final Pattern TRAILING =
            Pattern.compile("\\s*+(?:[!?]+|\\+\\+?|#|mate|(?<passing>(?<=[0-9)\\s])e\\.?p\\.?))$");

    /** Some people type a blank after a man's symbol. */
    private static final Pattern BLANK = Pattern.compile("(?<=^[+~^]?[A-Z])\\s++");

    /** Forms of castling; some rule sets have several: {@code 2O-O1}. Lower-case letters and zeros are accepted. */
    private static final Pattern CASTLING =
            Pattern.compile("(?<before>[0-9]*?)[oO0](?<far>-[oO0])?-[oO0](?<after>[0-9]*+)");

    static SanText of(String typed) {
        String core = Dashes.plain(typed.strip());
        boolean enPassant = false;
        for (String before = ""; !before.equals(core) && core.length() <= LONGEST; ) {
            before = core;
            Matcher trailing = TRAILING.matcher(core);
            if (trailing.find()) {
                enPassant |= trailing.group("passing") != null;
                core = core.substring(0, trailing.start());
            }
        }
        return new SanText(
                typed,
                core.length() > LONGEST ? "" : BLANK.matcher(castled(core)).replaceFirst(""),
                enPassant);
    }

    private static String castled(String core) {
        Matcher castling = CASTLING.matcher(core);
        return castling.matches()
                ? castling.group("before") + (castling.group("far") == null ? "O-O" : "O-O-O") + castling.group("after")
                : core;
    }

    /** The same text without {@code e.p.}. */
    SanText withoutPassing() {
        return new SanText(typed, core, false);
    }

    /** Whether the text is a given castling move. */
    boolean isCastling(String machine) {
        return core.equals(machine);
    }
}
