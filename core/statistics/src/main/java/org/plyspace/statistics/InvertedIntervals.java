package org.plyspace.statistics;

import java.util.function.DoublePredicate;

/** Tests that follow from intervals: a p-value is the smallest tail whose interval excludes a number. */
abstract class InvertedIntervals implements Uncertainty {

    private static final double LARGEST = 0.499;
    private static final double SMALLEST = 1e-15;
    private static final int HALVINGS = 40;

    @Override
    public double above(double least) {
        return smallest(tail -> at(tail).low() > least);
    }

    @Override
    public double below(double most) {
        return smallest(tail -> at(tail).high() < most);
    }

    private static double smallest(DoublePredicate excludes) {
        if (!excludes.test(LARGEST)) {
            return 1;
        }
        double excluding = Math.log(LARGEST);
        double including = Math.log(SMALLEST);
        for (int i = 0; i < HALVINGS; i++) {
            double middle = (excluding + including) / 2;
            if (excludes.test(Math.exp(middle))) {
                excluding = middle;
            } else {
                including = middle;
            }
        }
        return Math.exp(excluding);
    }
}
