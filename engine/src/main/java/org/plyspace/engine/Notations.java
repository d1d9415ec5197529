package org.plyspace.engine;

import java.util.Optional;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;

/** Which of a rule set's notations serves what. */
public final class Notations {

    private Notations() {}

    /** The notation of these rules that is not the machine form and can be read; empty if there is none. */
    public static Optional<Notation> readable(Rules rules) {
        return rules.notations().stream()
                .filter(notation -> notation.readable() && !notation.equals(Notation.MACHINE))
                .findFirst();
    }

    /** The notation to write in: that of the source, else the machine form. */
    public static Notation written(Rules rules) {
        return rules.notations().stream()
                .filter(notation -> !notation.equals(Notation.MACHINE))
                .findFirst()
                .orElse(Notation.MACHINE);
    }
}
