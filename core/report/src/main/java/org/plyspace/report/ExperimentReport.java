package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.plyspace.lab.experiment.ColumnTally;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.GameNumbers;
import org.plyspace.lab.experiment.GameRange;
import org.plyspace.lab.experiment.PlayedGame;
import org.plyspace.lab.metric.GameRow;

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
}
