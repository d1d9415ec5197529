package org.plyspace.movegen.declare;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown for a declaration that cannot be played; lists everything that is wrong with it. */
public final class DeclarationException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    @SuppressWarnings("serial") // read where it is thrown, never serialized
    private final List<DeclarationFault> faults;

    /** Creates an exception with these faults, at least one. */
    public DeclarationException(List<DeclarationFault> faults) {
        super(
                faults.size() == 1
                        ? faults.get(0).toString()
                        : faults.size() + " faults of the declaration:"
                                + faults.stream().map(fault -> "\n  " + fault).collect(Collectors.joining()));
        this.faults = List.copyOf(faults);
    }

    /** The faults in the order in which they were found. */
    public List<DeclarationFault> faults() {
        return faults;
    }
}
