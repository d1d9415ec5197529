package org.plyspace.movegen.lattice;

import java.util.Optional;
import org.plyspace.api.PositionNotation;
import org.plyspace.api.Setup;

/** Another form in which a rule set reads, and perhaps writes, positions beside a position's text. Stateless. */
public interface PositionForm {

    /** What it is called. */
    PositionNotation notation();

    /**
     * The setup, or empty if the text is not of this form at all.
     *
     * @throws org.plyspace.api.TextException if it is, but cannot be read
     */
    Optional<Setup> read(String text, LatticeRules rules);

    /**
     * A setup in this form; asked only if the notation is writable.
     *
     * @throws org.plyspace.api.InvalidSetupException if it cannot be written so
     */
    default String write(Setup setup, LatticeRules rules) {
        throw new IllegalStateException("notation " + notation().id() + " cannot be written");
    }
}
