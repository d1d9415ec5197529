package org.plyspace.lab.metric;

import org.plyspace.statistics.Estimate;

/**
 * A number of a setting.
 *
 * @param row the id of the number, see {@link MetricRow}
 * @param estimate with its interval; an end is NaN where it is not known, and infinite where it is beyond what was seen
 * @param atLeast whether the number itself is beyond what was seen: then it is at least the estimate's
 * @param observations how many games told something of it
 */
public record MetricResult(String row, Estimate estimate, boolean atLeast, int observations) {}
