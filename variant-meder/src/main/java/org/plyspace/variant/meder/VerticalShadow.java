package org.plyspace.variant.meder;

import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.PathWords;

/**
 * Paths that cross every square of the columns between, so that any man in a column blocks it (meder.md 2); in the formal
 * edition a ghost column does too.
 */
record VerticalShadow(boolean ghostsStop, boolean strict) implements PathRule, PathWords {

    /** In the strict shadow a column is closed to landing too (M-14). */
    @Override
    public boolean sharesColumns() {
        return !strict;
    }

    @Override
    public int squares(int existing, int ceiling) {
        return existing;
    }

    @Override
    public boolean breaks(int existing, int ceiling) {
        return ghostsStop && existing == 0;
    }

    @Override
    public String blocked(Way way) {
        for (Crossing crossing : way.paths().get(0).crossings()) {
            if (crossing.breaks()) {
                return ghost(way, crossing);
            }
            if (!crossing.men().isEmpty()) {
                return "the " + way.man() + " cannot pass column " + crossing.column() + ": the vertical shadow of the "
                        + String.join(" and the ", crossing.men()) + " closes it on every level";
            }
        }
        throw new IllegalArgumentException("no path is blocked");
    }

    /** The reason why a ghost column stops a man. */
    static String ghost(Way way, Crossing crossing) {
        return "column " + crossing.column() + " is a ghost: no board has a square there now, and the line of the "
                + way.man() + " ends";
    }
}
