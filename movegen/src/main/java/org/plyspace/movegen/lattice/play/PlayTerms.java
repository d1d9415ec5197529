package org.plyspace.movegen.lattice.play;

import org.plyspace.api.Position;
import org.plyspace.api.PositionWords;
import org.plyspace.movegen.lattice.declare.BoardTerms;
import org.plyspace.movegen.lattice.declare.LatticeDeclaration;
import org.plyspace.movegen.lattice.tables.LatticeTables;

/** The rules of a {@link LatticeDeclaration} as its positions know them. */
public interface PlayTerms extends BoardTerms {

    /** The declaration. */
    LatticeDeclaration declaration();

    /** The declaration, compiled. */
    LatticeTables tables();

    /** The tags of a legal move, see {@link Position#tags}. */
    long tagsOf(Position position, long move);

    /** Describes a position in words. */
    PositionWords words(LatticePosition position);
}
