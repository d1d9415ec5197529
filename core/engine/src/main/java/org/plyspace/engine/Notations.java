package org.plyspace.engine;

import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;

/** Chooses among a rule set's notations. */
public final class Notations {

    private Notations() {}

    /** The notation of the rules' source if it is readable; empty if there is none. */
    public static Optional<Notation> readable(Rules rules) {
        return sources(rules).filter(Notation::readable).findFirst();
    }

    /** The notation to write in: the source's, else the machine form. */
    public static Notation written(Rules rules) {
        return sources(rules).findFirst().orElse(Notation.MACHINE);
    }

    /** The notation for moves between programs: UCI's if the rules have it, else the machine form. */
    public static Notation exchanged(Rules rules) {
        return rules.notations().contains(Notation.UCI) ? Notation.UCI : Notation.MACHINE;
    }

    /** The notations for people, that is all except the machine form. */
    private static Stream<Notation> sources(Rules rules) {
        return rules.notations().stream()
                .filter(notation -> !notation.equals(Notation.MACHINE) && !notation.equals(Notation.UCI));
    }
}
