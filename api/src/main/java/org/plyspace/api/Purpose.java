package org.plyspace.api;

import org.plyspace.api.PublicApi.Usage;

/** What a position is wanted for; it decides what a setup must fulfil. */
@PublicApi(usage = Usage.CALL)
public enum Purpose {
    /** A game: everything that the rules ask of a position. */
    GAME,
    /** The question whether the side to move is checkmated: the other side may lack its king. */
    CHECKMATE,
    /** Piece reach and the like: any pieces anywhere, kings or none. */
    STUDY
}
