package org.plyspace.examples.ferry;

import org.plyspace.movegen.stack.declare.PathRule;
import org.plyspace.movegen.stack.declare.PathWords;

/** Lines run over the uppermost squares (ferry.md 2). */
final class FerryPaths implements PathRule, PathWords {

    @Override
    public int squares(int existing, int ceiling) {
        return Integer.highestOneBit(existing);
    }

    @Override
    public boolean breaks(int existing, int ceiling) {
        return existing == 0;
    }

    @Override
    public String blocked(Way way) {
        for (Crossing crossing : way.paths().get(0).crossings()) {
            if (crossing.breaks()) {
                return "the line of the " + way.man() + " ends at " + crossing.column() + ", open water";
            }
            if (!crossing.men().isEmpty()) {
                return "the line of the " + way.man() + " is blocked by the "
                        + crossing.men().get(0);
            }
        }
        throw new IllegalArgumentException("the way of the " + way.man() + " is free");
    }
}
