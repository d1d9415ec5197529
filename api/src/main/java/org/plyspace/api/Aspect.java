package org.plyspace.api;

/** The subject of a {@link RuleStatement}; the constants stand in the order in which rule sets are compared. */
@PublicApi(usage = PublicApi.Usage.CALL)
public enum Aspect {
    BOARD("board"),
    BLOCKING("blocking"),
    KING("king"),
    QUEEN("queen"),
    ROOK("rook"),
    BISHOP("bishop"),
    KNIGHT("knight"),
    PAWN("pawn"),
    OTHER_PIECES("other pieces"),
    PROMOTION("promotion"),
    HANDS("pieces in hand"),
    CASTLING("castling"),
    EN_PASSANT("en passant"),
    CAPTURES("captures"),
    ROYALTY("royalty"),
    FREEZING("freezing"),
    BOARD_MOVES("board moves"),
    END("end");

    private final String word;

    Aspect(String word) {
        this.word = word;
    }

    /** The name shown in tables: {@code en passant}. */
    public String word() {
        return word;
    }
}
