package org.plyspace.lab.metric;

import java.util.List;
import org.plyspace.statistics.Estimate;

/**
 * The course of a metric over a game.
 *
 * @param metric its id
 * @param points of plies 1 to 10, 11 to 20 and so on, as far as games went that came so far
 */
public record Series(String metric, List<Point> points) {

    /** Takes a copy. */
    public Series {
        points = List.copyOf(points);
    }

    /**
     * Ten plies.
     *
     * @param firstPly the first of them, counted from 1
     * @param estimate the metric's number over them
     * @param games how many games came so far
     */
    public record Point(int firstPly, Estimate estimate, int games) {}
}
