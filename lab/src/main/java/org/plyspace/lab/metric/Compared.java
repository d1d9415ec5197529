package org.plyspace.lab.metric;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.Estimates;

/**
 * The difference of a number between two settings.
 *
 * @param row the number
 * @param baseline the baseline's number
 * @param difference the setting's number less the baseline's
 * @param margin the largest difference, in the number's unit, at which the two are called alike; empty if none is defined
 */
public record Compared(MetricRow row, double baseline, Difference difference, OptionalDouble margin) {

    /** Whether the 95 % interval of a difference lies within the margin. */
    boolean isAlike(Difference ofSame) {
        return margin.isPresent()
                && -margin.getAsDouble() < ofSame.estimate().low()
                && ofSame.estimate().high() < margin.getAsDouble();
    }

    /** How many more games would show a difference, or that it is within the margin, whichever is nearer; see {@link Contrast}. */
    OptionalLong moreGames() {
        double size = Math.abs(difference.estimate().mean());
        double within = margin.isPresent() ? margin.getAsDouble() - size : 0;
        return difference.moreToExclude(Math.max(size, within), Estimates.TAIL);
    }
}
