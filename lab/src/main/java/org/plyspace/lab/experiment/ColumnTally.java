package org.plyspace.lab.experiment;

import java.util.OptionalDouble;
import org.plyspace.api.Side;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/** What games have come to, counted as they end. Confined to one thread. */
public final class ColumnTally {

    /** By White's half points. */
    private final int[] results = new int[3];

    private int unfinished;
    private long plies;
    private double depths;
    private int sides;

    /** A game is over. */
    public void add(PlayedGame<?> game) {
        game.halfPoints().ifPresentOrElse(points -> results[points]++, () -> unfinished++);
        plies += game.moves().size();
        for (Side side : Side.values()) {
            OptionalDouble depth = game.meanDepth(side);
            if (depth.isPresent()) {
                depths += depth.getAsDouble();
                sides++;
            }
        }
    }

    /** How many games there are. */
    public int games() {
        return finished() + unfinished;
    }

    /** How many were ended by the rules. */
    public int finished() {
        return results[0] + results[1] + results[2];
    }

    /** How many White won. */
    public int whiteWins() {
        return results[2];
    }

    /** How many were drawn. */
    public int draws() {
        return results[1];
    }

    /** How many Black won. */
    public int blackWins() {
        return results[0];
    }

    /** White's points a game, of those that the rules ended; nothing is known of it if there is none. */
    public Estimate score() {
        return finished() == 0
                ? new Estimate(Double.NaN, Double.NaN, Double.NaN)
                : Estimates.score(results[2], results[1], results[0]);
    }

    /** The mean length of a game in plies, those that were cut off included; NaN if there is none. */
    public double meanPlies() {
        return (double) plies / games();
    }

    /** How deep a side looked in the mean of its moves, in the mean of games and sides; NaN if none made a move. */
    public double meanDepth() {
        return depths / sides;
    }
}
