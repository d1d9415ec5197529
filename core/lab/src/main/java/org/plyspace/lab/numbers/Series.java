package org.plyspace.lab.numbers;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Move;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Measurement;

/**
 * The course of a metric over a game.
 *
 * @param metric the id of the metric
 * @param points the points for plies 1 to 10, 11 to 20 and so on, as far as any game went, each from the games that reached it
 */
public record Series(String metric, List<Point> points) {

    /**
     * A point of the course, taken from ten plies.
     *
     * @param firstPly the first of these plies, counted from 1
     * @param estimate the metric's value over them
     * @param games the number of games that reached them
     */
    public record Point(int firstPly, Estimate estimate, int games) {}

    /** The quantities that are followed over ten plies at a time, up to a limit. */
    enum Kind {
        BRANCHING("branching", Measurement.MEAN) {
            @Override
            double of(GameTrace trace, int ply) {
                return trace.choices(ply);
            }
        },
        CAPTURES("captures", Measurement.SHARE_OF_MOVES) {
            @Override
            double of(GameTrace trace, int ply) {
                return Move.isCapture(trace.move(ply)) ? 1 : 0;
            }
        },
        CHECKS("checks", Measurement.SHARE_OF_MOVES) {
            @Override
            double of(GameTrace trace, int ply) {
                return trace.isCheck(ply) ? 1 : 0;
            }
        },
        /** The uncertainty of judged games. */
        UNCERTAINTY("uncertainty", Measurement.MEAN) {
            @Override
            boolean isTold(GameTrace trace) {
                return trace.judged().isPresent();
            }

            @Override
            double of(GameTrace trace, int ply) {
                double expectancy = trace.judged().orElseThrow().expectancy(ply);
                return 4 * expectancy * (1 - expectancy);
            }
        };

        /** The number of plies in a point. */
        static final int WIDTH = 10;
        /** The most points; later plies are left out. */
        static final int BINS = 20;

        private final String metric;
        private final Measurement measurement;

        Kind(String metric, Measurement measurement) {
            this.metric = metric;
            this.measurement = measurement;
        }

        /** The id of the metric whose course it is. */
        String metric() {
            return metric;
        }

        Measurement measurement() {
            return measurement;
        }

        /** Whether a game contributes to it. */
        boolean isTold(GameTrace trace) {
            return true;
        }

        /** The value at a ply of a game that contributes. */
        abstract double of(GameTrace trace, int ply);

        /** For each kind, two numbers for each ten plies: the sum of the values, and the number of plies. */
        static Map<Kind, double[]> read(GameTrace trace) {
            Map<Kind, double[]> read = new EnumMap<>(Kind.class);
            for (Kind kind : values()) {
                double[] sums = new double[2 * BINS];
                int counted = kind.isTold(trace) ? Math.min(trace.plies(), WIDTH * BINS) : 0;
                for (int ply = 0; ply < counted; ply++) {
                    sums[2 * (ply / WIDTH)] += kind.of(trace, ply);
                    sums[2 * (ply / WIDTH) + 1]++;
                }
                read.put(kind, sums);
            }
            return read;
        }
    }
}
