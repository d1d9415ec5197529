package org.plyspace.search;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.PublicApi;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.api.UsageException;

/**
 * The values of pieces by place, in hundredths of a pawn: from weights fitted to games, or derived from the rules alone by the
 * cells that pieces attack and their distance to promotion. Immutable.
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class PieceValues {

    private final PieceFeatures features;
    private final Weights weights;
    private final int places;
    private final int[] worth = new int[Piece.CODES];
    private final int[] middlegame;
    private final int[] endgame;
    private final int[] phase = new int[Piece.CODES];
    /** The classes of places; empty if no weight depends on them. */
    private final Optional<PlaceKinds> kinds;

    private final Optional<TermValues> terms;

    /**
     * Creates values from the weights in the variant's jar, or from the rules alone if it has none; takes a fraction of a
     * second.
     *
     * @throws UsageException if the variant's weights cannot be read
     */
    public PieceValues(Rules rules) {
        this(rules, Weights.usual(rules));
    }

    /** Creates values from given weights. */
    public PieceValues(Rules rules, Weights weights) {
        this(rules, new PieceFeatures(rules), weights);
    }

    PieceValues(Rules rules, PieceFeatures features, Weights weights) {
        this.features = features;
        this.weights = weights;
        this.places = features.places;
        this.middlegame = new int[Piece.CODES * places];
        this.endgame = new int[Piece.CODES * places];
        this.kinds = weights.tables().isEmpty() ? Optional.empty() : Optional.of(new PlaceKinds(rules));
        this.terms = weights.terms().isNone()
                ? Optional.empty()
                : Optional.of(new TermValues(rules, features, weights.terms()));
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                set(type, Piece.code(side, type.index()));
            }
        }
    }

    private void set(PieceType type, int code) {
        int guess = features.worth(code);
        Weights.Tapered worths = type.royal()
                ? new Weights.Tapered(0, 0)
                : weights.pieces()
                        .getOrDefault(
                                type.symbol(),
                                new Weights.Tapered(
                                        guess * weights.material().middlegame(),
                                        guess * weights.material().endgame()));
        Weights.Tapered place = type.royal() ? weights.royalPlace() : weights.place();
        worth[code] = (int) Math.round((worths.middlegame() + worths.endgame()) / 2);
        phase[code] = type.royal() || type.resetsClock() ? 0 : guess;
        for (int at = 0; at < places; at++) {
            int index = code * places + at;
            double surplus = features.surplus(code, at);
            double gain = features.gain(code, at);
            middlegame[index] = (int) Math.round(worths.middlegame())
                    + (int) Math.round(surplus * place.middlegame())
                    + (int) Math.round(gain * weights.promotion().middlegame());
            endgame[index] = (int) Math.round(worths.endgame())
                    + (int) Math.round(surplus * place.endgame())
                    + (int) Math.round(gain * weights.promotion().endgame());
        }
        Weights.Table table = weights.tables().get(type.symbol());
        if (table != null) {
            addTable(middlegame, table.middlegame(), type, code);
            addTable(endgame, table.endgame(), type, code);
        }
    }

    private void addTable(int[] values, List<Integer> table, PieceType type, int code) {
        if (!table.isEmpty() && table.size() != places) {
            throw new UsageException("the weights have " + table.size() + " numbers for the places of " + type.symbol()
                    + "; expected " + places);
        }
        for (int at = 0; at < places && !table.isEmpty(); at++) {
            int kind = kinds.orElseThrow().of(code, at);
            if (kind != PlaceKinds.NONE) {
                values[code * places + at] += table.get(kind);
            }
        }
    }

    /** The number of cells that a piece of a type attacks on average, on boards of which 27 % is occupied at random. */
    public double attacked(PieceType type) {
        return features.mean(type.index());
    }

    /** The value of a piece regardless of its place; 0 for royal pieces. */
    public int worth(int code) {
        return worth[code];
    }

    /** The middlegame value of a piece on a place. */
    public int middlegame(int code, int place) {
        return middlegame[code * places + place];
    }

    /** The endgame value of a piece on a place. */
    public int endgame(int code, int place) {
        return endgame[code * places + place];
    }

    /** The values of what men attack; empty where it does not count. */
    Optional<TermValues> terms() {
        return terms;
    }

    /** The phase from which men can be expected to mate: they attack as many cells as a royal piece. */
    int matingPhase() {
        return features.royalWorth;
    }

    /** Where royal pieces can go. */
    RoyalSteps royalSteps() {
        return features.royalSteps;
    }

    /** The value of owning a movable board. */
    int board() {
        return (int) Math.round(weights.board());
    }

    /** The value of the move. */
    int tempo() {
        return (int) Math.round(weights.tempo());
    }

    /** The phase of a board occupied like those that values were derived from. */
    int usualPhase() {
        return features.usual();
    }

    /** The contribution of a piece to the phase. */
    int phase(int code) {
        return phase[code];
    }
}
