package org.plyspace.api;

/** The part that a cell plays in a {@link Verdict}. */
@PublicApi(usage = PublicApi.Usage.CALL)
public enum Role {
    /** The origin of the move. */
    MOVER,
    /** The target of the move. */
    TARGET,
    /** The cell of a piece that is in the way or keeps the mover from moving. */
    BLOCKER,
    /** The cell of a piece that attacks a royal piece or a square that castling needs. */
    ATTACKER,
    /** The cell where the royal piece concerned stands or would stand. */
    ROYAL,
    /** A cell on the path of the move. */
    PATH
}
