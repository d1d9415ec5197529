package org.plyspace.movegen.end;

import java.util.Locale;

/** The result of stalemate for the side that gives it, as in Tomasev, Paquet, Hassabis and Kramnik (2020). */
public enum Stalemate {
    /** A draw for both. */
    DRAW,
    /** The side that gives it wins. */
    WIN,
    /** The side that gives it loses. */
    LOSS;

    /** The value of the option stalemate: {@code draw}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
