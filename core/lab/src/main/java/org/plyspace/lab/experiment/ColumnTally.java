package org.plyspace.lab.experiment;

import java.util.OptionalDouble;
import java.util.function.Function;
import org.plyspace.api.Side;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.metric.GameRow;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/** Counts games and their results as they end. Confined to one thread. */
public final class ColumnTally {

    /** The number of games by White's half points. */
    private final int[] results = new int[3];

    private int unfinished;
    private long plies;
    private double depths;
    private int sides;

    /** Adds a finished game. */
    public void add(PlayedGame<?> game) {
        add(game.result(), game.moves().size(), game::meanDepth);
    }

    /** Adds a finished game of which only the row is known. */
    public void add(GameRow row) {
        add(row.summary().result(), row.plies(), row::meanDepth);
    }

    private void add(GameResult result, int length, Function<Side, OptionalDouble> depth) {
        switch (result) {
            case WHITE_WINS -> results[2]++;
            case DRAW -> results[1]++;
            case BLACK_WINS -> results[0]++;
            case OPEN -> unfinished++;
        }
        plies += length;
        for (Side side : Side.values()) {
            OptionalDouble mean = depth.apply(side);
            if (mean.isPresent()) {
                depths += mean.getAsDouble();
                sides++;
            }
        }
    }

    /** The number of games. */
    public int games() {
        return finished() + unfinished;
    }

    /** The number of games that the rules ended. */
    public int finished() {
        return results[0] + results[1] + results[2];
    }

    /** The number of games that White won. */
    public int whiteWins() {
        return results[2];
    }

    /** The number of drawn games. */
    public int draws() {
        return results[1];
    }

    /** The number of games that Black won. */
    public int blackWins() {
        return results[0];
    }

    /** White's points per game, over the games that the rules ended; unknown if there are none. */
    public Estimate score() {
        return finished() == 0
                ? new Estimate(Double.NaN, Double.NaN, Double.NaN)
                : Estimates.score(results[2], results[1], results[0]);
    }

    /** The mean length of a game in plies, including those that were cut off; NaN if there is none. */
    public double meanPlies() {
        return (double) plies / games();
    }

    /** The search depth as the mean over games and sides of the mean over a side's moves; NaN if no side made a move. */
    public double meanDepth() {
        return depths / sides;
    }
}
