package org.plyspace.lab.numbers;

import java.util.OptionalDouble;

/** The largest difference at which two settings are called alike. */
public enum Margin {
    /** No margin: settings are never called alike. */
    NONE {
        @Override
        OptionalDouble of(double baseline) {
            return OptionalDouble.empty();
        }
    },
    /** Five percentage points. */
    FIVE_POINTS {
        @Override
        OptionalDouble of(double baseline) {
            return OptionalDouble.of(0.05);
        }
    },
    /** A tenth of the baseline's number. */
    TENTH {
        @Override
        OptionalDouble of(double baseline) {
            return baseline == 0 ? OptionalDouble.empty() : OptionalDouble.of(Math.abs(baseline) / 10);
        }
    };

    /** The margin, given the baseline's number; empty for {@link #NONE}, and for a tenth of 0. */
    abstract OptionalDouble of(double baseline);
}
