package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyspace.api.Side;
import org.plyspace.engine.GameResult;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.numbers.GameRow;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.GameRange;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/** The state of an experiment, with a part for each setting and engine. Confined to one thread. */
public final class ExperimentReport {

    private final Experiment experiment;
    private final GameNumbers numbers;
    private final GameRange range;
    private final List<ColumnTally> columns;
    private final ColumnTally all = new ColumnTally();
    private int played;
    private int inRange;

    /** Creates the report on a range of an experiment's games. */
    public ExperimentReport(Experiment experiment, GameRange range) {
        this.experiment = experiment;
        this.numbers = experiment.numbers();
        this.range = range;
        this.columns =
                Stream.generate(ColumnTally::new).limit(numbers.columns()).toList();
    }

    /** Adds a game of the store. */
    public void add(PlayedGame<?> game) {
        columns.get(numbers.column(game.number())).add(game);
        all.add(game);
        count(game.number());
    }

    /** Adds a game that is adopted. */
    public void add(GameRow row) {
        columns.get(numbers.column(row.summary().number())).add(row);
        all.add(row);
        count(row.summary().number());
    }

    private void count(int number) {
        played++;
        inRange += range.first() <= number && number <= range.last() ? 1 : 0;
    }

    /** The number of games in the range that have been played. */
    public int inRange() {
        return inRange;
    }

    /** The tally of all columns together. */
    public ColumnTally all() {
        return all;
    }

    /** The report as text. */
    public List<String> lines(String store) {
        List<String> lines = new ArrayList<>();
        lines.add(experiment.name() + ": " + Numbers.whole(played) + " of " + Numbers.whole(numbers.total())
                + " games in " + store);
        for (int column = 0; column < columns.size(); column++) {
            lines.add(experiment.settings().get(numbers.setting(column)) + ", "
                    + experiment.players().get(numbers.player(column)));
            lines.addAll(lines(columns.get(column)));
        }
        return lines;
    }

    private static List<String> lines(ColumnTally column) {
        if (column.games() == 0) {
            return List.of("  no game");
        }
        int cutOff = column.games() - column.finished();
        String results = "  " + Numbers.whole(column.games()) + " games: White won " + Numbers.whole(column.whiteWins())
                + ", drawn "
                + Numbers.whole(column.draws()) + ", Black won " + Numbers.whole(column.blackWins())
                + (cutOff == 0 ? "" : ", cut off " + Numbers.whole(cutOff));
        String means = Numbers.format("  %.0f plies in the mean", column.meanPlies())
                + (column.meanDepth() > 0
                        ? Numbers.format(", looked %.1f plies deep", column.meanDepth())
                                + (Remarks.isWeak(column.meanDepth()) ? ": weak play" : "")
                        : "");
        return List.of("  White scored " + score(column), results, means);
    }

    /** The score of the games that the rules ended: {@code 53.1 % (51.2 to 55.0)}. */
    public static String score(ColumnTally column) {
        return column.finished() == 0 ? "nothing yet" : Numbers.share(column.score());
    }

    /** Counts games and their results as they end. Confined to one thread. */
    public static final class ColumnTally {

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

        /** White's points per game, over the games that the rules ended; NaN without any. */
        public Estimate score() {
            return finished() == 0
                    ? new Estimate(Double.NaN, Double.NaN, Double.NaN)
                    : Estimates.score(results[2], results[1], results[0]);
        }

        /** The mean length of a game in plies, including those that were cut off; NaN without any. */
        public double meanPlies() {
            return (double) plies / games();
        }

        /** The search depth as the mean over games and sides of the mean over a side's moves; NaN if no side made a move. */
        public double meanDepth() {
            return depths / sides;
        }
    }
}
