package org.plyspace.search;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Placement;
import org.plyspace.api.Position;
import org.plyspace.api.Purpose;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;

/**
 * Facts about pieces derived from the rules alone: how many cells they attack on boards of which 27 % is occupied at random,
 * and how near they are to promotion while boards hang as at the start. Immutable.
 */
final class PieceFeatures {

    private static final long SEED = 0x706c7973;
    private static final double OCCUPIED = 0.27;
    /** The number of samples for each cell and piece code. */
    private static final int LOOKS = 64;

    private static final int MOST_LOOKS = 600_000;

    /** The value per attacked cell in hundredths of a pawn: a pawn of orthodox chess attacks 1.75 cells. */
    private static final double WORTH_OF_A_CELL = 57;

    final int places;
    private final int[] worth = new int[Piece.CODES];
    /** By type. */
    private final double[] means;

    private final double[] surplus;
    private final double[] gain;
    /** The value of a royal piece by the cells it attacks, in hundredths of a pawn, of the type that attacks most. */
    final int royalWorth;
    /** Where royal pieces can go. */
    final RoyalSteps royalSteps;

    /** Samples a rule set, which takes a fraction of a second. */
    PieceFeatures(Rules rules) {
        places = rules.places();
        means = new double[rules.pieceTypes().size()];
        surplus = new double[Piece.CODES * places];
        gain = new double[Piece.CODES * places];
        Position board = rules.position(rules.empty(), Purpose.STUDY);
        Sample sample = sample(rules, board);
        for (PieceType type : rules.pieceTypes()) {
            double mean = sample.mean(type.index());
            means[type.index()] = mean;
            for (Side side : Side.values()) {
                int code = Piece.code(side, type.index());
                worth[code] = type.royal() ? 0 : type.worth().orElse((int) Math.round(WORTH_OF_A_CELL * mean));
                for (int place = 0; place < places; place++) {
                    surplus[code * places + place] = sample.surplus(code, place, mean);
                }
            }
        }
        findPromotions(rules, board);
        royalWorth = rules.pieceTypes().stream()
                .filter(PieceType::royal)
                .mapToInt(type -> (int) Math.round(WORTH_OF_A_CELL * means[type.index()]))
                .max()
                .orElse(0);
        royalSteps = new RoyalSteps(rules, board);
    }

    /** Sums over the samples, by code and place. */
    private static final class Sample {

        final int places;
        final long[] attacked;
        final int[] looks;

        Sample(int places) {
            this.places = places;
            this.attacked = new long[Piece.CODES * places];
            this.looks = new int[Piece.CODES * places];
        }

        void add(int code, int place, int cells) {
            attacked[code * places + place] += cells;
            looks[code * places + place]++;
        }

        /** The mean number of cells that pieces of a type attack, over all places and both sides. */
        double mean(int type) {
            double sum = 0;
            long count = 0;
            for (Side side : Side.values()) {
                int first = Piece.code(side, type) * places;
                for (int i = first; i < first + places; i++) {
                    sum += attacked[i];
                    count += looks[i];
                }
            }
            return count == 0 ? 0 : sum / count;
        }

        /** The number of attacked cells by which a place exceeds the mean; 0 for places without samples. */
        double surplus(int code, int place, double mean) {
            int index = code * places + place;
            return looks[index] == 0 ? 0 : (double) attacked[index] / looks[index] - mean;
        }
    }

    private static Sample sample(Rules rules, Position board) {
        Sample sample = new Sample(rules.places());
        SplittableRandom random = new SplittableRandom(SEED);
        Placement placement = new Placement(rules);
        int types = rules.pieceTypes().size();
        int cells = rules.cells();
        int[] attacked = new int[cells];
        long enough = Math.min(MOST_LOOKS, (long) LOOKS * 2 * types * cells);
        for (long looks = 0; looks < enough; looks += placement.count()) {
            placement.clear();
            placement.put(random.nextInt(cells), Piece.code(Side.WHITE, random.nextInt(types)));
            int first = placement.cell(0);
            for (int cell = 0; cell < cells; cell++) {
                if (cell != first && random.nextDouble() < OCCUPIED) {
                    placement.put(cell, Piece.code(Side.of(random.nextInt(2)), random.nextInt(types)));
                }
            }
            board.place(placement);
            for (int i = 0; i < placement.count(); i++) {
                int cell = placement.cell(i);
                sample.add(placement.piece(i), board.placeOf(cell), board.attacks(cell, attacked));
            }
        }
        return sample;
    }

    private void findPromotions(Rules rules, Position board) {
        int best = Arrays.stream(worth).max().orElse(0);
        Placement placement = new Placement(rules);
        for (PieceType type : rules.pieceTypes()) {
            for (Side side : Side.values()) {
                int code = Piece.code(side, type.index());
                for (int cell = 0; cell < rules.cells(); cell++) {
                    placement.clear();
                    placement.put(cell, code);
                    board.place(placement);
                    int distance = type.royal() ? -1 : board.promotionDistance(cell);
                    if (distance >= 0) {
                        gain[code * places + board.placeOf(cell)] =
                                Math.max(0, best - worth[code]) / Math.pow(distance + 1.0, 2);
                    }
                }
            }
        }
    }

    /** The number of cells that pieces of a type attack on average. */
    double mean(int type) {
        return means[type];
    }

    /** The value of a piece, as stated or by the cells it attacks, in hundredths of a pawn; 0 for royal pieces. */
    int worth(int code) {
        return worth[code];
    }

    /** The number of attacked cells by which a place exceeds the mean of its type. */
    double surplus(int code, int place) {
        return surplus[code * places + place];
    }

    /** The gain in value by promotion, divided by the square of one plus the distance to it; 0 for royal pieces. */
    double gain(int code, int place) {
        return gain[code * places + place];
    }

    /** The total value on a board occupied like the sampled ones. */
    int usual() {
        double mean = Arrays.stream(worth).filter(any -> any > 0).average().orElse(1);
        return (int) Math.ceil(OCCUPIED * places * mean);
    }
}
