package org.plyspace.api;

/** The two sides. White moves first. */
@PublicApi(usage = PublicApi.Usage.CALL)
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

    /** The side with the given {@link #index()}. */
    public static Side of(int index) {
        return SIDES[index];
    }

    /** The index, which is the lowest bit of a side's {@link Piece} codes: 0 for White, 1 for Black. */
    public int index() {
        return index;
    }

    public Side opposite() {
        return SIDES[1 - index];
    }

    /** The letter in the side field of a position's text (notation.md, Positions): {@code w} or {@code b}. */
    public char symbol() {
        return symbol;
    }

    /** The side's name for sentences: {@code white} or {@code black}. */
    public String word() {
        return word;
    }
}
