package org.plyspace.engine.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What was typed as a move, without what says nothing of which move it is: marks of check, signs such as {@code !?}, {@code e.p.}
 *
 * @param typed as it was typed, for messages
 * @param core the move alone
 * @param enPassant whether it says {@code e.p.}
 */
record SanText(String typed, String core, boolean enPassant) {

    /** Longer texts are not moves. */
    private static final int LONGEST = 40;

    private static final Pattern TRAILING =
            Pattern.compile("\\s*+(?:[!?]+|\\+\\+?|#|mate|(?<passing>(?<=[0-9)\\s])e\\.?p\\.?))$");

    /** Some people leave a blank after a man's symbol. */
    private static final Pattern BLANK = Pattern.compile("(?<=^[+~^]?[A-Z])\\s++");

    /** Ways to castle, of which some rule sets have several: {@code 2O-O1}. Letters may be small, or zeros. */
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

    /** The same without {@code e.p.} */
    SanText withoutPassing() {
        return new SanText(typed, core, false);
    }

    /** Whether it is this way to castle. */
    boolean isCastling(String machine) {
        return core.equals(machine);
    }
}
