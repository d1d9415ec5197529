package org.plyspace.lab.metric;

import java.util.OptionalDouble;
import org.plyspace.statistics.Difference;

/**
 * The difference of a number between two settings.
 *
 * @param row the number
 * @param difference the setting's number less the baseline's
 * @param margin the largest difference, in the number's unit, at which the two are called alike; empty if none is defined
 */
public record Compared(MetricRow row, Difference difference, OptionalDouble margin) {}
