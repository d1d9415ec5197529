package org.plyspace.movegen.stack;

import org.plyspace.api.Verdict;

/** What a move in a source's notation stands for. */
public sealed interface SourceMove {

    /** The machine form of a move, whether legal or not. */
    record Machine(String text) implements SourceMove {}

    /**
     * A text of the right form that stands for no one move: {@link org.plyspace.api.Refusal#AMBIGUOUS} or {@link
     * org.plyspace.api.Refusal#NOBODY_CAN}, or for one over squares that are not there.
     */
    record Refused(Verdict.Illegal verdict) implements SourceMove {}
}
