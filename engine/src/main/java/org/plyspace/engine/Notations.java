package org.plyspace.engine;

import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Notation;
import org.plyspace.api.Rules;

/** Which of a rule set's notations serves what. */
public final class Notations {

    private Notations() {}

    /** The notation of the source of these rules, if it can be read; empty if there is none. */
    public static Optional<Notation> readable(Rules rules) {
        return sources(rules).filter(Notation::readable).findFirst();
    }

    /** The notation to write in: that of the source, else the machine form. */
    public static Notation written(Rules rules) {
        return sources(rules).findFirst().orElse(Notation.MACHINE);
    }

    /** The notation of moves between programs: that of the protocol UCI where these rules have it, else the machine form. */
    public static Notation exchanged(Rules rules) {
        return rules.notations().contains(Notation.UCI) ? Notation.UCI : Notation.MACHINE;
    }

    /** Those for people, the machine form apart. */
    private static Stream<Notation> sources(Rules rules) {
        return rules.notations().stream()
                .filter(notation -> !notation.equals(Notation.MACHINE) && !notation.equals(Notation.UCI));
    }
}
