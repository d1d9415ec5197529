package org.plyspace.movegen.lattice.declare;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.plyspace.api.Aspect;
import org.plyspace.geometry.lattice.Step;
import org.plyspace.movegen.declare.Symbols;

/**
 * The pieces of one type as declared.
 *
 * @param symbol the {@link org.plyspace.api.PieceType#symbol()}
 * @param aspect the aspect under which the rulebook describes the piece
 * @param modes how it moves, except for a pawn's moves
 * @param pawn how it moves if it is a pawn
 * @param promotion when it becomes another piece, except for pawns in the narrow sense
 */
public record DeclaredPiece(
        String symbol,
        String name,
        Aspect aspect,
        boolean royal,
        List<Mode> modes,
        Optional<PawnSpec> pawn,
        Optional<Promotion> promotion) {

    public DeclaredPiece {
        modes = List.copyOf(modes);
    }

    /** The directions in which it slides unconditionally. */
    public List<Step> rides() {
        return plain(Mode.UNLIMITED);
    }

    /** The steps that it leaps unconditionally. */
    public List<Step> leaps() {
        return plain(1);
    }

    private List<Step> plain(int reach) {
        return modes.stream()
                .filter(mode -> mode.isPlain() && mode.reach() == reach)
                .flatMap(mode -> mode.steps().stream())
                .toList();
    }

    /** The modes that need rows of their own. */
    public List<Mode> specials() {
        return modes.stream().filter(mode -> !mode.isPlain()).toList();
    }

    /** Whether it never leaves its cell nor captures. */
    public boolean isImmobile() {
        return pawn.isEmpty() && modes.stream().allMatch(mode -> mode.kind() == Mode.Kind.STAY);
    }

    /** The symbols of the types that it can become. */
    List<String> choices() {
        return Stream.concat(pawn.map(PawnSpec::promotesTo).stream(), promotion.map(Promotion::to).stream())
                .flatMap(symbols -> Symbols.split(symbols).stream())
                .toList();
    }

    /** A copy that can become only the type with this symbol. */
    DeclaredPiece becoming(String type) {
        return withPawn(moves -> moves.promotingTo(type))
                .promoted(promotion.map(rule -> new Promotion(rule.zone(), rule.onLeaving(), rule.forced(), type)));
    }

    /** A copy with another promotion. */
    DeclaredPiece promoted(Optional<Promotion> other) {
        return new DeclaredPiece(symbol, name, aspect, royal, modes, pawn, other);
    }

    /** A copy with other moves if it is a pawn; otherwise the same. */
    DeclaredPiece withPawn(UnaryOperator<PawnSpec> change) {
        return new DeclaredPiece(symbol, name, aspect, royal, modes, pawn.map(change), promotion);
    }
}
