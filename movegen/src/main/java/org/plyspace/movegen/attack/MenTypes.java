package org.plyspace.movegen.attack;

import java.util.function.Predicate;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;

/** The types of a rule set's men by the words of {@link org.plyspace.api.AttackSummary}: each is royal, a pawn or a piece. */
final class MenTypes {

    final int[] royals;
    final int[] pawns;
    final int[] pieces;

    MenTypes(Rules rules) {
        royals = types(rules, PieceType::royal);
        pawns = types(rules, type -> type.resetsClock() && !type.royal());
        pieces = types(rules, type -> !type.resetsClock() && !type.royal());
    }

    private static int[] types(Rules rules, Predicate<PieceType> wanted) {
        return rules.pieceTypes().stream()
                .filter(wanted)
                .mapToInt(PieceType::index)
                .toArray();
    }
}
