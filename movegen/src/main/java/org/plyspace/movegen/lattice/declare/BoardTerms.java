package org.plyspace.movegen.lattice.declare;

import java.util.OptionalInt;
import org.plyspace.api.Rules;

/** Rules on a lattice as the parts of a declaration know them: with words for cells and men. */
public interface BoardTerms extends Rules {

    /** The name of a cell. */
    String name(int cell);

    /** The cell with this name; empty if there is none. */
    OptionalInt cell(String name);

    /** A man in words: {@code white knight}. */
    String describe(int code);
}
