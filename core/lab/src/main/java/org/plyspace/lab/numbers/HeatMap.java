package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyspace.api.Piece;
import org.plyspace.api.PieceType;
import org.plyspace.api.Rules;
import org.plyspace.api.Side;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/**
 * Where pieces of one kind stand.
 *
 * @param side their side
 * @param symbol the symbol of their type
 * @param name the name of their type
 * @param cells the share of a game's positions in which such a piece stands on each cell, by the cell's number, with Wilson's interval
 *     for the number of games that would vary as much; games with the same opening count as independent
 */
public record HeatMap(Side side, String symbol, String name, List<Estimate> cells) {

    /** Sums up where pieces stand. The sums are whole numbers: the order of games does not matter. */
    static final class Totals {

        /** The number of parts into which the share of a game is divided; the squares of 10,000 games fit into a long. */
        private static final double PARTS = 1 << 20;

        /** The rounding error left in the variance of equal numbers. */
        private static final double ROUNDING = 1e-12;

        private final Map<Integer, long[]> totals = new HashMap<>();

        void add(GameTrace trace) {
            double positions = trace.plies() + 1.0;
            trace.positions().forEach((key, count) -> {
                long share = Math.round(count[0] / positions * PARTS);
                long[] sums = totals.computeIfAbsent(key, unused -> new long[2]);
                sums[0] += share;
                sums[1] += share * share;
            });
        }

        /** The heat map of each piece that stood anywhere, by type and side. */
        List<HeatMap> maps(Rules rules, int games) {
            List<HeatMap> maps = new ArrayList<>();
            for (PieceType type : rules.pieceTypes()) {
                for (Side side : Side.values()) {
                    int code = Piece.code(side, type.index());
                    if (totals.keySet().stream().anyMatch(key -> key % Piece.CODES == code)) {
                        List<Estimate> cells = IntStream.range(0, rules.cells())
                                .mapToObj(cell -> estimate(totals.get(cell * Piece.CODES + code), games))
                                .toList();
                        maps.add(new HeatMap(side, type.symbol(), type.name(), cells));
                    }
                }
            }
            return maps;
        }

        private static Estimate estimate(long[] sums, int games) {
            if (sums == null) {
                return Estimate.exact(0);
            }
            double mean = sums[0] / PARTS / games;
            if (games < 2) {
                return new Estimate(mean, Double.NaN, Double.NaN);
            }
            double squares = sums[1] / PARTS / PARTS / games;
            double variance = squares - mean * mean;
            return Estimates.share(mean, variance < ROUNDING ? 0 : Math.sqrt(variance / (games - 1)), games);
        }
    }
}
