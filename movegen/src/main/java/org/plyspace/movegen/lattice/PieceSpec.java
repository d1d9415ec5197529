package org.plyspace.movegen.lattice;

import java.util.List;
import org.plyspace.api.Aspect;
import org.plyspace.api.PieceType;
import org.plyspace.geometry.lattice.Step;

/**
 * How pieces of one type move, pawns apart.
 *
 * @param type the piece type
 * @param aspect where the rulebook speaks of it
 * @param rides directions it slides along until something stands in its way
 * @param leaps displacements it makes in one go, whatever stands between; a king's steps are leaps too
 */
record PieceSpec(PieceType type, Aspect aspect, List<Step> rides, List<Step> leaps) {

    PieceSpec {
        rides = List.copyOf(rides);
        leaps = List.copyOf(leaps);
    }
}
