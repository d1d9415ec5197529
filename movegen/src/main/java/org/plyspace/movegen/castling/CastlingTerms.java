package org.plyspace.movegen.castling;

import java.util.Optional;
import org.plyspace.api.Verdict.Illegal;

/** On what terms a family of rule sets lets castle, beside what holds for all. */
public interface CastlingTerms {

    /** Whether castling of this text is switched off by the common option. */
    boolean isOff(String text);

    /** The mover's way to castle of this text. */
    Optional<Castling> way(String text);

    boolean hasRight(Castling way);

    /** How a king or rook that stands at home may have lost the right: {@code moved}. */
    String whatWasDone();

    /** What else forbids it, attacks apart; empty if nothing does. */
    Optional<Illegal> objection(Castling way);

    /** The cells that must be empty, as boards hang now. */
    int[] empty(Castling way);

    /** The cells beside the king's own that must not be attacked before the move. */
    int[] safe(Castling way);

    /** The move. */
    long move(Castling way);
}
