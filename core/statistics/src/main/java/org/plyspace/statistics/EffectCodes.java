package org.plyspace.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * Codes for settings of several factors: columns of numbers for the main effects, and for the effects of pairs of factors. The levels of
 * a factor are coded so that their effects sum to 0 and no level is preferred; a column's coefficients thus have one variance, whatever
 * the number of levels. Immutable.
 */
final class EffectCodes {

    /** For each factor, the codes of each level: one row less than levels. */
    private final List<double[][]> factors = new ArrayList<>();

    private final int mains;
    private final int pairs;

    /**
     * Prepares codes.
     *
     * @param levels the number of levels of each factor, from 1; a factor of one level has no effect
     */
    EffectCodes(int... levels) {
        int columns = 0;
        int products = 0;
        for (int count : levels) {
            factors.add(codes(count));
            products += columns * (count - 1);
            columns += count - 1;
        }
        this.mains = columns;
        this.pairs = products;
    }

    /**
     * The codes of a factor's levels: Helmert's contrasts, scaled so that the squares of a level's codes sum to 1. For two levels they are
     * -1 and 1.
     */
    private static double[][] codes(int levels) {
        double[][] codes = new double[levels][levels - 1];
        for (int column = 0; column < levels - 1; column++) {
            int before = column + 1;
            double scale = Math.sqrt((double) levels / (levels - 1) / (before * (before + 1.0)));
            for (int level = 0; level < before; level++) {
                codes[level][column] = -scale;
            }
            codes[before][column] = before * scale;
        }
        return codes;
    }

    /** The number of columns of main effects. */
    int mains() {
        return mains;
    }

    /** The number of columns of effects of pairs. */
    int pairs() {
        return pairs;
    }

    /** The codes of a setting, given its level of each factor: 1 for the mean, then main effects, then pairs. */
    double[] of(int... levels) {
        double[] row = new double[1 + mains + pairs];
        row[0] = 1;
        int main = 1;
        int pair = 1 + mains;
        for (int factor = 0; factor < levels.length; factor++) {
            int earlier = main;
            for (double code : factors.get(factor)[levels[factor]]) {
                for (int before = 1; before < earlier; before++) {
                    row[pair++] = row[before] * code;
                }
                row[main++] = code;
            }
        }
        return row;
    }
}
