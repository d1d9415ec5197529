package org.plyspace.lab.value;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;
import org.plyspace.search.PieceValues;
import org.plyspace.search.Weights;

/** The types of pieces of a rule set that have a value, and the unit among them. Immutable. */
final class ValueTypes {

    private final List<PieceType> types;
    private final double[] mobility;
    private final int unit;

    /**
     * Finds the types of a rule set; this takes a fraction of a second.
     *
     * @throws UsageException if fewer than two types are not royal, or none of them attacks anything
     */
    ValueTypes(Rules rules) {
        this.types = rules.pieceTypes().stream().filter(type -> !type.royal()).toList();
        if (types.size() < 2) {
            throw new UsageException(rules.setting() + " has " + (types.isEmpty() ? "no kind" : "one kind")
                    + " of piece that is not royal; expected two at least, to be held against each other");
        }
        PieceValues values = new PieceValues(rules, Weights.GENERIC1);
        double[] worths = types.stream()
                .mapToDouble(type -> values.worth(Piece.code(Side.WHITE, type.index())))
                .toArray();
        this.unit = IntStream.range(0, worths.length)
                .filter(type -> worths[type] > 0)
                .boxed()
                .min(Comparator.<Integer, Boolean>comparing(
                                type -> !types.get(type).resetsClock())
                        .thenComparingDouble(type -> worths[type]))
                .orElseThrow(() -> new UsageException(
                        "no piece of " + rules.setting() + " but royal ones attacks anything; expected one that does"));
        this.mobility = IntStream.range(0, worths.length)
                .mapToDouble(type -> worths[type] / worths[unit])
                .toArray();
    }

    List<PieceType> types() {
        return types;
    }

    int unit() {
        return unit;
    }

    /** The mobility of each type in units, in an array that the caller may change. */
    double[] mobility() {
        return mobility.clone();
    }
}
