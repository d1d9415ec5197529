package org.plyspace.movegen.stack;

/** The section that a verdict cites, by what it is about: a rule set's own answer. */
public interface Citations {

    /** What a reason can be about. */
    enum Topic {
        /** Whose turn it is: one moves one's own men, and cannot pass. */
        TURN,
        /** One move a turn, of a piece or of a board. */
        ONE_MOVE,
        /** Squares that do not exist. */
        SQUARES,
        /** Men and missing squares in the way. */
        PATH,
        /** Moves within a column. */
        VERTICAL,
        /** How a piece moves; needs the piece's type. */
        PIECE,
        /** A pawn's double step. */
        DOUBLE_STEP,
        PROMOTION,
        EN_PASSANT,
        CASTLING,
        /** What a board may carry when it moves. */
        CARRIED,
        /** Where boards can go. */
        BOARD_PLACES,
        /** A king left attacked. */
        KING_SAFETY,
        /** Reasons why a position is refused. */
        POSITION
    }

    /**
     * The citation.
     *
     * @param pieceType index of the type of the man concerned, a king's if there is none
     */
    String of(Topic topic, int pieceType);
}
