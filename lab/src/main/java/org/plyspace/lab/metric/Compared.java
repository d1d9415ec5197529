package org.plyspace.lab.metric;

import java.util.OptionalDouble;
import org.plyspace.statistics.Difference;

/**
 * How a number differs between two settings.
 *
 * @param row which number
 * @param difference of the setting from the baseline
 * @param margin up to what difference, in the number's unit, the two are called alike; empty if that is not settled
 */
public record Compared(MetricRow row, Difference difference, OptionalDouble margin) {}
