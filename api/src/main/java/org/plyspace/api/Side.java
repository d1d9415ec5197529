package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** The two players. White moves first. */
@PublicApi(usage = Usage.CALL)
public enum Side {
    WHITE(0, 'w', "white"),
    BLACK(1, 'b', "black");

    private static final Side[] SIDES = values();

    private final int index;
    private final char symbol;
    private final String word;

    Side(int index, char symbol, String word) {
        this.index = index;
        this.symbol = symbol;
        this.word = word;
    }

    /** The side whose {@link #index()} is given. */
    public static Side of(int index) {
        return SIDES[index];
    }

    /** 0 for White, 1 for Black: the lowest bit of a side's {@link Piece} codes. */
    public int index() {
        return index;
    }

    public Side opposite() {
        return SIDES[1 - index];
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
