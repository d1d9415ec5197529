package org.plyspace.movegen.castling;

import java.util.Optional;
import org.plyspace.api.Verdict.Illegal;

/** A family's conditions of castling beyond those common to all. */
public interface CastlingTerms {

    /** Whether the common option switches off castling with this text. */
    boolean isOff(String text);

    /** The mover's castling with this text. */
    Optional<Castling> way(String text);

    boolean hasRight(Castling way);

    /** How a king or rook at home may have lost its right: {@code moved}. */
    String whatWasDone();

    /** Any further reason against castling, apart from attacks; empty if there is none. */
    Optional<Illegal> objection(Castling way);

    /** The cells that must be empty as boards hang now. */
    int[] empty(Castling way);

    /** The cells, other than the king's, that must not be attacked before the move. */
    int[] safe(Castling way);

    /** The castling move. */
    long move(Castling way);
}
