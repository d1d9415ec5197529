package org.plyspace.movegen.lattice;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Aspect;
import org.plyspace.api.PieceType;
import org.plyspace.geometry.lattice.Step;

/**
 * The pieces of one type as declared.
 *
 * @param symbol as in {@link PieceType#symbol()}
 * @param aspect where the rulebook speaks of it
 * @param modes how it moves, a pawn's moves apart
 * @param pawn how it moves if it is a pawn
 * @param promotion when it becomes another piece, pawns in the narrow sense apart
 */
record PieceSpec(
        String symbol,
        String name,
        Aspect aspect,
        boolean royal,
        List<Mode> modes,
        Optional<PawnSpec> pawn,
        Optional<Promotion> promotion) {

    PieceSpec {
        modes = List.copyOf(modes);
    }

    /** Directions it slides along, unconditionally. */
    List<Step> rides() {
        return plain(Mode.UNLIMITED);
    }

    /** Steps that it goes in one go, unconditionally. */
    List<Step> leaps() {
        return plain(1);
    }

    private List<Step> plain(int reach) {
        return modes.stream()
                .filter(mode -> mode.isPlain() && mode.reach() == reach)
                .flatMap(mode -> mode.steps().stream())
                .toList();
    }

    /** The modes that ask for rows of their own. */
    List<Mode> specials() {
        return modes.stream().filter(mode -> !mode.isPlain()).toList();
    }

    /** Whether it never moves. */
    boolean isImmobile() {
        return modes.isEmpty() && pawn.isEmpty();
    }

    PieceSpec promoted(Promotion by) {
        return new PieceSpec(symbol, name, aspect, royal, modes, pawn, Optional.of(by));
    }

    PieceSpec withPawn(PawnSpec other) {
        return new PieceSpec(symbol, name, aspect, royal, modes, Optional.of(other), promotion);
    }
}
