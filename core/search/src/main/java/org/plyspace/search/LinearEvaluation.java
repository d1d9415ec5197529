package org.plyspace.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Position;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * The evaluation as a weighted sum of features, for fitting weights to games. Each type of non-royal piece, in the order of {@link
 * Rules#pieceTypes()}, has two features: White's surplus of them in the middlegame and in the endgame. Pairs for places, royal places and
 * promotions follow, then one feature each for boards and for the side to move, then pairs for {@linkplain TermFeatures what men attack},
 * and then pairs for each type of piece, royal ones included, and each class of places that are alike for it. Confined to one thread.
 */
public final class LinearEvaluation {

    private final List<PieceType> all;
    /** The non-royal types. */
    private final List<PieceType> types;

    private final PieceFeatures features;
    private final Evaluation evaluation;
    private final int[] indexes = new int[Piece.CODES];
    private final int[] cells;
    private final int boards;
    private final int places;
    private final TermFeatures terms;
    private final PlaceKinds kinds;
    /** The index of the two features of a type and a place of White's, which is the first of its class. */
    private final int[] tables;

    private final int size;

    /** Derives the features of a rule set, which takes a fraction of a second. */
    public LinearEvaluation(Rules rules) {
        this.types = rules.pieceTypes().stream().filter(type -> !type.royal()).toList();
        this.features = new PieceFeatures(rules);
        this.cells = new int[rules.cells()];
        this.boards = rules.empty().boards();
        this.places = 2 * types.size();
        this.evaluation = new Evaluation(new PieceValues(rules, features, Weights.GENERIC1), rules);
        this.terms = new TermFeatures(rules, features, places + 8);
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                int code = Piece.code(side, type.index());
                indexes[code] = type.royal() ? -1 : 2 * types.indexOf(type);
            }
        }
        this.all = rules.pieceTypes();
        this.kinds = new PlaceKinds(rules);
        this.tables = new int[all.size() * rules.places()];
        this.size = numberTables(rules.places());
    }

    private int numberTables(int placesOfRules) {
        int next = held();
        for (PieceType type : all) {
            for (int place = 0; place < placesOfRules; place++) {
                if (kinds.of(Piece.code(Side.WHITE, type.index()), place) == place) {
                    tables[type.index() * placesOfRules + place] = next;
                    next += 2;
                }
            }
        }
        return next;
    }

    /** The number of weights. */
    public int size() {
        return size;
    }

    /** The index of the first weight of what men attack. */
    public int firstTerm() {
        return places + 8;
    }

    /** The number of weights before those of single places. */
    public int held() {
        return places + 8 + terms.size();
    }

    /** The features of a position from White's point of view. */
    public double[] of(Position position) {
        double[] numbers = new double[size()];
        evaluation.start(position);
        double middlegame = evaluation.middlegame();
        for (Side side : Side.values()) {
            int sign = side == Side.WHITE ? 1 : -1;
            int count = position.men(side, cells);
            for (int i = 0; i < count; i++) {
                int code = position.pieceAt(cells[i]);
                int place = position.placeOf(cells[i]);
                boolean royal = indexes[code] < 0;
                if (!royal) {
                    add(numbers, indexes[code], sign, middlegame);
                }
                add(numbers, royal ? places + 2 : places, sign * features.surplus(code, place), middlegame);
                add(numbers, places + 4, sign * features.gain(code, place), middlegame);
                int kind = kinds.of(code, place);
                if (kind != PlaceKinds.NONE) {
                    add(numbers, tables[Piece.type(code) * kinds.places() + kind], sign, middlegame);
                }
            }
            for (int type : position.rules().heldTypes()) {
                int code = Piece.code(side, type);
                if (indexes[code] >= 0) {
                    // A piece in hand has the same value in all phases, as in the evaluation.
                    add(numbers, indexes[code], sign * position.hand(code), 0.5);
                }
            }
        }
        for (int board = 0; board < boards; board++) {
            numbers[places + 6] += position.ownerOf(board) == Side.WHITE ? 1 : -1;
        }
        numbers[places + 7] = position.sideToMove() == Side.WHITE ? 1 : -1;
        terms.add(position, middlegame, numbers);
        return numbers;
    }

    static void add(double[] numbers, int index, double amount, double middlegame) {
        numbers[index] += middlegame * amount;
        numbers[index + 1] += (1 - middlegame) * amount;
    }

    /** The default weights, which are the same for all rule sets. */
    public double[] generic() {
        return numbers(Weights.GENERIC);
    }

    /** The numbers of weights that were fitted before, or are shared by rule sets. */
    public double[] numbers(Weights shared) {
        double[] weights = new double[size()];
        for (int i = 0; i < types.size(); i++) {
            int worth = features.worth(Piece.code(Side.WHITE, types.get(i).index()));
            set(
                    weights,
                    2 * i,
                    shared.pieces()
                            .getOrDefault(
                                    types.get(i).symbol(), new Weights.Tapered(0, 0).plus(shared.material(), worth)));
        }
        set(weights, places, shared.place());
        set(weights, places + 2, shared.royalPlace());
        set(weights, places + 4, shared.promotion());
        weights[places + 6] = shared.board();
        weights[places + 7] = shared.tempo();
        terms.set(weights, shared.terms());
        shared.tables().forEach((symbol, table) -> setTable(weights, symbol, table));
        return weights;
    }

    private void setTable(double[] weights, String symbol, Weights.Table table) {
        int count = kinds.places();
        for (PieceType type : all) {
            for (int place = 0; type.symbol().equals(symbol) && place < count; place++) {
                if (kinds.of(Piece.code(Side.WHITE, type.index()), place) == place) {
                    int index = tables[type.index() * count + place];
                    weights[index] = table.middlegame().isEmpty()
                            ? 0
                            : table.middlegame().get(place);
                    weights[index + 1] =
                            table.endgame().isEmpty() ? 0 : table.endgame().get(place);
                }
            }
        }
    }

    static void set(double[] weights, int index, Weights.Tapered tapered) {
        weights[index] = tapered.middlegame();
        weights[index + 1] = tapered.endgame();
    }

    /** Fitted weights in the form that engines read. */
    public Weights weights(double[] fitted) {
        Map<String, Weights.Tapered> pieces = new HashMap<>();
        for (int i = 0; i < types.size(); i++) {
            pieces.put(types.get(i).symbol(), tapered(fitted, 2 * i));
        }
        return new Weights(
                pieces,
                Weights.GENERIC1.material(),
                tapered(fitted, places),
                tapered(fitted, places + 2),
                tapered(fitted, places + 4),
                fitted[places + 6],
                fitted[places + 7],
                tables(fitted),
                terms.weights(fitted));
    }

    private Map<String, Weights.Table> tables(double[] fitted) {
        Map<String, Weights.Table> found = new HashMap<>();
        for (PieceType type : all) {
            List<Integer> middlegame = table(fitted, type, 0);
            List<Integer> endgame = table(fitted, type, 1);
            if (middlegame.stream().anyMatch(value -> value != 0)
                    || endgame.stream().anyMatch(value -> value != 0)) {
                found.put(type.symbol(), new Weights.Table(middlegame, endgame));
            }
        }
        return found;
    }

    private List<Integer> table(double[] fitted, PieceType type, int second) {
        int count = kinds.places();
        return IntStream.range(0, count)
                .mapToObj(place -> {
                    int kind = kinds.of(Piece.code(Side.WHITE, type.index()), place);
                    return kind == PlaceKinds.NONE
                            ? 0
                            : (int) Math.round(fitted[tables[type.index() * count + kind] + second]);
                })
                .toList();
    }

    static Weights.Tapered tapered(double[] fitted, int index) {
        return new Weights.Tapered(fitted[index], fitted[index + 1]);
    }
}
