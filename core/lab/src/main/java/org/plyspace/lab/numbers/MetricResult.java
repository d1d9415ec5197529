package org.plyspace.lab.numbers;

import org.plyspace.statistics.Estimate;

/**
 * The value of one number of a setting.
 *
 * @param row the id of the number, see {@link MetricRow}
 * @param estimate the estimate with its interval; a bound is NaN if it is unknown, and infinite if it lies beyond what was observed
 * @param atLeast whether the estimate is only a lower bound, since the true number lies beyond what was observed
 * @param observations the number of games that contributed to it
 */
public record MetricResult(String row, Estimate estimate, boolean atLeast, int observations) {}
