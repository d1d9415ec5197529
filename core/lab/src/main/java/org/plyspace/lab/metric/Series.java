package org.plyspace.lab.metric;

import java.util.List;
import org.plyspace.statistics.Estimate;

/**
 * The course of a metric over a game.
 *
 * @param metric the id of the metric
 * @param points the points for plies 1 to 10, 11 to 20 and so on, as far as any game went, each from the games that reached it
 */
public record Series(String metric, List<Point> points) {

    /** Copies the points. */
    public Series {
        points = List.copyOf(points);
    }

    /**
     * A point of the course, taken from ten plies.
     *
     * @param firstPly the first of these plies, counted from 1
     * @param estimate the metric's value over them
     * @param games the number of games that reached them
     */
    public record Point(int firstPly, Estimate estimate, int games) {}
}
