package org.plyspace.movegen.stack.declare;

/** The sections that verdicts cite, by topic: a rule set's own answer. */
public interface Citations {

    /** The topics of reasons. */
    enum Topic {
        /** The turn: one moves one's own men and cannot pass. */
        TURN,
        /** One move per turn, of a piece or of a board. */
        ONE_MOVE,
        /** Squares that do not exist. */
        SQUARES,
        /** Men and missing squares in the way. */
        PATH,
        /** Columns that men do not share ({@link PathRule#sharesColumns}). */
        COLUMN,
        /** Moves within a column. */
        VERTICAL,
        /** The movement of a piece; requires the piece's type. */
        PIECE,
        /** A pawn's double step. */
        DOUBLE_STEP,
        PROMOTION,
        EN_PASSANT,
        CASTLING,
        /** The load of a board that moves. */
        CARRIED,
        /** The places that boards can go to. */
        BOARD_PLACES,
        /** A king left attacked. */
        KING_SAFETY,
        /** The requirements of positions. */
        POSITION
    }

    /**
     * The citation.
     *
     * @param pieceType the index of the type of the man concerned, or the king's if there is none
     */
    String of(Topic topic, int pieceType);
}
