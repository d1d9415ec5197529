package org.plyspace.api;

import java.util.List;
import java.util.stream.Stream;
import org.plyspace.api.PublicApi.Usage;

/** What a {@link Position} says to people and files. Cold: allocates freely. Follows its position as moves are made. */
@PublicApi(usage = Usage.IMPLEMENT)
public interface PositionWords {

    /** The position as it could be set up again. */
    Setup setup();

    /** The position's text (notation.md, Positions). */
    String text();

    /** Boards, anchors and squares as they stand now. */
    Layout layout();

    /** What a cell is called at present. */
    String name(int cell);

    /** The text of a legal move. */
    String text(long move, Notation notation);

    /** The text, in machine form, of a move as a hand makes it, legal or not, without any choice; {@link #judge} reads it. */
    String text(Attempt attempt);

    /**
     * The legal moves that a move as a hand makes it can mean: none, one, or as many as it leaves choices. Castling is among
     * those of the king's step, a capture from afar among those of a step to what it captures.
     */
    long[] choices(Attempt attempt);

    /**
     * Judges a move given as text: legal if and only if {@link Position#legalMoves} lists it. The reason is worked out
     * only when it is not. The position is as before afterwards.
     *
     * @param notation one of {@link Rules#notations()} that is readable
     */
    Verdict judge(String move, Notation notation);

    /**
     * The texts of well-formed moves in machine form, legal or not, each once, made lazily: from every cell that has a man
     * to every cell, with every promotion where the man's type can be promoted; every castling; every board to every anchor;
     * every piece in hand to every cell.
     */
    Stream<String> wellFormedMoves();

    /** What a legal move does, to be drawn in this order. */
    List<Effect> describe(long move);
}
