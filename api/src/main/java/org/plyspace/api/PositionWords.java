package org.plyspace.api;

import java.util.List;
import java.util.stream.Stream;

/** The texts and descriptions of a {@link Position}. Cold: allocates freely. Follows its position as moves are made. */
@PublicApi(usage = PublicApi.Usage.IMPLEMENT)
public interface PositionWords {

    /** The setup of the position. */
    Setup setup();

    /** The position's text (notation.md, Positions). */
    String text();

    /** Boards, anchors and squares as they stand now. */
    Layout layout();

    /** The current name of a cell. */
    String name(int cell);

    /** The text of a legal move. */
    String text(long move, Notation notation);

    /** The machine form of an attempted move, legal or not, without any choice; {@link #judge} reads it. */
    String text(Attempt attempt);

    /**
     * The legal moves that an attempt can mean: none, one, or several if it leaves a choice. A king's step may mean castling,
     * and a step to an enemy may mean a capture from afar.
     */
    long[] choices(Attempt attempt);

    /**
     * Judges the text of a move: it is legal if and only if {@link Position#legalMoves} lists it. A reason is worked out only
     * for other moves. Leaves the position unchanged.
     *
     * @param notation one of {@link Rules#notations()} that is readable
     */
    Verdict judge(String move, Notation notation);

    /**
     * The machine forms of all well-formed moves, legal or not, each once, generated lazily: from every occupied cell to every
     * cell, with every promotion if the man's type can promote; every castling; every board to every anchor; every piece in
     * hand to every cell.
     */
    Stream<String> wellFormedMoves();

    /** The effects of a legal move in the order in which they should be drawn. */
    List<Effect> describe(long move);
}
