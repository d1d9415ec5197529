package org.plyspace.movegen.end;

import java.util.Locale;

/** What stalemate is for the side that gives it, as in Tomasev, Paquet, Hassabis and Kramnik (2020). */
public enum Stalemate {
    /** A draw for both. */
    DRAW,
    /** The side that gives it wins. */
    WIN,
    /** The side that gives it loses. */
    LOSS;

    /** {@code draw}, as the option stalemate writes it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
