package org.plyspace.search;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.PublicApi;
import org.plyspace.api.Rules;
import org.plyspace.api.Variant;

/**
 * Evaluation weights fitted to games, which replace what {@link PieceValues} derives from how pieces move (docs/engines.md,
 * Weights). All numbers are hundredths of a pawn. Immutable.
 *
 * @param pieces the values of pieces by symbol; other pieces have derived values
 * @param material the factor of derived values
 * @param place the weight of each cell that a piece attacks beyond the mean of its type
 * @param royalPlace the same weight for royal pieces
 * @param promotion the weight of the value gained by promoting, divided by the square of one plus the distance to it
 * @param board the value of owning a movable board
 * @param tempo the value of being on move
 * @param tables additional values of pieces, royal ones included, by place
 * @param terms the weights of what men attack
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Weights(
        Map<String, Tapered> pieces,
        Tapered material,
        Tapered place,
        Tapered royalPlace,
        Tapered promotion,
        double board,
        double tempo,
        Map<String, Table> tables,
        TermWeights terms) {

    /** The default weights of version 0.2, without attacks and not fitted to games. */
    public static final Weights GENERIC1 = new Weights(
            Map.of(),
            new Tapered(1, 1),
            new Tapered(9, 6),
            new Tapered(-7, 7),
            new Tapered(0.45, 1.1),
            15,
            0,
            Map.of(),
            TermWeights.NONE);

    /** The default weights, which do best across rule sets (docs/engines.md). */
    public static final Weights GENERIC = WeightsFormat.bundled("generic.txt");

    private static final String FOLDER = "META-INF/plyspace/weights/";
    /** The largest size of the text form in bytes. */
    public static final int LONGEST = 1_000_000;

    /** Copies the maps. */
    public Weights {
        pieces = Map.copyOf(pieces);
        tables = Map.copyOf(tables);
    }

    /** A middlegame and an endgame value. */
    public record Tapered(double middlegame, double endgame) {

        /** This value plus a multiple of another. */
        Tapered plus(Tapered other, double times) {
            return new Tapered(middlegame + times * other.middlegame, endgame + times * other.endgame);
        }
    }

    /**
     * Middlegame and endgame values for White by {@link org.plyspace.api.Position#placeOf place}, one for each; Black's are
     * those of the places that are alike by the symmetries of the rules.
     */
    public record Table(List<Integer> middlegame, List<Integer> endgame) {

        /** Copies the lists. */
        public Table {
            middlegame = List.copyOf(middlegame);
            endgame = List.copyOf(endgame);
        }
    }

    /**
     * The weights in a variant's jar, from the resource {@code META-INF/plyspace/weights/ID.txt}; empty if there is none.
     *
     * @throws org.plyspace.api.UsageException if the resource is malformed
     */
    public static Optional<Weights> of(Variant variant) {
        String name = FOLDER + variant.id() + ".txt";
        // The resource must come from the variant's own jar; a file of this name on the program's class path is not the
        // variant's.
        return WeightsFormat.resource(variant.getClass().getClassLoader(), name);
    }

    /**
     * The weights in the jar of the rules' variant, or the default ones if it has none.
     *
     * @throws org.plyspace.api.UsageException if the variant's weights cannot be read
     */
    static Weights usual(Rules rules) {
        return of(rules.variant()).orElse(GENERIC);
    }

    /**
     * Parses the text form.
     *
     * @param name the name for messages
     * @throws org.plyspace.api.UsageException if the text is malformed
     */
    public static Weights parse(String text, String name) {
        return WeightsFormat.parse(text, name);
    }

    /** The same weights with other terms. */
    Weights withTerms(TermWeights others) {
        return new Weights(pieces, material, place, royalPlace, promotion, board, tempo, tables, others);
    }

    /** The text form, with a final line break. */
    public String text() {
        return WeightsFormat.text(this);
    }
}
