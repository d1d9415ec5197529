package org.plyspace.movegen.lattice.declare;

import java.util.Optional;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Setup;

/** Another form in which a rule set reads, and perhaps writes, positions besides a position's text. Stateless. */
public interface PositionForm {

    /** The notation that names this form. */
    PositionNotation notation();

    /**
     * Reads a setup; empty if the text is not of this form at all.
     *
     * @throws org.plyspace.api.TextException if it is of this form but cannot be read
     */
    Optional<Setup> read(String text, BoardTerms rules);

    /**
     * Writes a setup in this form; called only if the notation is writable.
     *
     * @throws org.plyspace.api.InvalidSetupException if this form cannot express it
     */
    default String write(Setup setup, BoardTerms rules) {
        throw new IllegalStateException("notation " + notation().id() + " cannot be written");
    }
}
