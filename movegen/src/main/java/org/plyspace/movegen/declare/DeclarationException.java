package org.plyspace.movegen.declare;

import java.util.List;
import java.util.stream.Collectors;

/** A declaration that cannot be played, with everything that is wrong with it. */
public final class DeclarationException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    @SuppressWarnings("serial") // read where it is thrown; nobody writes it
    private final List<DeclarationFault> faults;

    /** With at least one fault. */
    public DeclarationException(List<DeclarationFault> faults) {
        super(
                faults.size() == 1
                        ? faults.get(0).toString()
                        : faults.size() + " faults of the declaration:"
                                + faults.stream().map(fault -> "\n  " + fault).collect(Collectors.joining()));
        this.faults = List.copyOf(faults);
    }

    /** In the order in which they were found. */
    public List<DeclarationFault> faults() {
        return faults;
    }
}
