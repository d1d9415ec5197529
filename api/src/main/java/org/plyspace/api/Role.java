package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** The part that a cell plays in a {@link Verdict}. */
@PublicApi(usage = Usage.CALL)
public enum Role {
    /** Where the move starts. */
    MOVER,
    /** Where it ends. */
    TARGET,
    /** Where a piece stands in the way, or keeps the mover from moving. */
    BLOCKER,
    /** Where a piece stands that attacks a royal piece or a square that castling needs. */
    ATTACKER,
    /** Where the royal piece in question stands, or would stand. */
    ROYAL,
    /** A cell that the move runs over. */
    PATH
}
