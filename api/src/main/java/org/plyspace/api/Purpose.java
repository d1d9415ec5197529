package org.plyspace.api;

/** The use of a position; decides what its setup must fulfil. */
@PublicApi(usage = PublicApi.Usage.CALL)
public enum Purpose {
    /** A game: the setup must fulfil all rules. */
    GAME,
    /** The question whether the side to move is checkmated: the other side may lack its king. */
    CHECKMATE,
    /** A study, such as of piece reach: any pieces may stand anywhere, with or without kings. */
    STUDY
}
