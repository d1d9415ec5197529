package org.plyspace.movegen.lattice;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
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
record DeclaredPiece(
        String symbol,
        String name,
        Aspect aspect,
        boolean royal,
        List<Mode> modes,
        Optional<PawnSpec> pawn,
        Optional<Promotion> promotion) {

    DeclaredPiece {
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

    /** Symbols of the types that it can become. */
    List<String> choices() {
        return Stream.concat(pawn.map(PawnSpec::promotesTo).stream(), promotion.map(Promotion::to).stream())
                .flatMap(symbols -> Symbols.split(symbols).stream())
                .toList();
    }

    /** The same, becoming nothing but what has this symbol. */
    DeclaredPiece becoming(String type) {
        return withPawn(moves -> moves.promotingTo(type))
                .promoted(promotion.map(rule -> new Promotion(rule.zone(), rule.onLeaving(), rule.forced(), type)));
    }

    /** The same with another promotion. */
    DeclaredPiece promoted(Optional<Promotion> other) {
        return new DeclaredPiece(symbol, name, aspect, royal, modes, pawn, other);
    }

    /** The same with other moves, if it is a pawn. */
    DeclaredPiece withPawn(UnaryOperator<PawnSpec> change) {
        return new DeclaredPiece(symbol, name, aspect, royal, modes, pawn.map(change), promotion);
    }
}
