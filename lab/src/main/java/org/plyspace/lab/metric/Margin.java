package org.plyspace.lab.metric;

import java.util.OptionalDouble;

/** How large a difference may be at most for two settings to be called alike. */
public enum Margin {
    /** Not settled: settings are never called alike. */
    NONE {
        @Override
        OptionalDouble of(double baseline) {
            return OptionalDouble.empty();
        }
    },
    /** Five points in a hundred. */
    FIVE_POINTS {
        @Override
        OptionalDouble of(double baseline) {
            return OptionalDouble.of(0.05);
        }
    },
    /** A tenth of what the baseline has. */
    TENTH {
        @Override
        OptionalDouble of(double baseline) {
            return baseline == 0 ? OptionalDouble.empty() : OptionalDouble.of(Math.abs(baseline) / 10);
        }
    };

    /** The margin where the baseline has this number; empty if there is none. */
    abstract OptionalDouble of(double baseline);
}
