package org.plyspace.movegen.lattice;

import org.plyspace.api.Notation;
import org.plyspace.api.Verdict;

/** The notation of a rule set's own source. Stateless. */
public interface SourceNotation {

    Notation notation();

    /**
     * A legal move of a position, without marks of check and mate.
     *
     * @param position in which it is legal; the same afterwards
     */
    String write(LatticePosition position, long move);

    /** The mark that follows a move, by what it gives. */
    String mark(boolean check, boolean mate);

    /** Judges a text in this notation, as {@link org.plyspace.api.PositionWords#judge} does. */
    Verdict judge(LatticePosition position, String text);
}
