package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** The two players. White moves first. */
@PublicApi(usage = Usage.CALL)
public enum Side {
    WHITE('w', "white"),
    BLACK('b', "black");

    private static final Side[] SIDES = values();

    private final char symbol;
    private final String word;

    Side(char symbol, String word) {
        this.symbol = symbol;
        this.word = word;
    }

    /** The side whose {@link #ordinal()} is given: 0 for White, 1 for Black. */
    public static Side of(int ordinal) {
        return SIDES[ordinal];
    }

    public Side opposite() {
        return SIDES[1 - ordinal()];
    }

    /** {@code w} or {@code b}, as in the side field of a position's text (notation.md, Positions). */
    public char symbol() {
        return symbol;
    }

    /** {@code white} or {@code black}, for sentences. */
    public String word() {
        return word;
    }
}
