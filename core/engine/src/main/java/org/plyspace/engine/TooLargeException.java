package org.plyspace.engine;

/** The rule set exceeds the size limit; the message says by how much. */
public final class TooLargeException extends VariantException {

    private static final long serialVersionUID = 1L;

    TooLargeException(String setting, int cells, int most) {
        super(setting + " has " + cells + " cells; the limit here is " + most);
    }
}
