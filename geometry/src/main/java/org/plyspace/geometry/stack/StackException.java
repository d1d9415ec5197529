package org.plyspace.geometry.stack;

import java.util.List;

/** A declaration over a stack that cannot be played, with everything that is wrong with it. */
public final class StackException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** With at least one fault, each a sentence that names what has it. */
    public StackException(List<String> faults) {
        super(
                faults.size() == 1
                        ? faults.get(0)
                        : faults.size() + " faults of the stack:\n  " + String.join("\n  ", faults));
    }
}
