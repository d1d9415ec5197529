package org.plyspace.engine;

/** A rule set that is larger than is looked at here; the message says by how much. */
public final class TooLargeException extends VariantException {

    private static final long serialVersionUID = 1L;

    TooLargeException(String setting, int cells, int most) {
        super(setting + " has " + cells + " cells; no more than " + most + " are looked at here");
    }
}
