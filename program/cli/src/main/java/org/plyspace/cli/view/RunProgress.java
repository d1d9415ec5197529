package org.plyspace.cli.view;

import org.plyspace.report.Durations;
import org.plyspace.report.ExperimentReport;
import org.plyspace.report.Numbers;

/** A progress line for an experiment. Confined to one thread. */
public final class RunProgress {

    private static final double NANOS = 1e9;

    private final ExperimentReport report;
    private final int total;
    private final int before;
    private final long began = System.nanoTime();

    /**
     * Starts the clock for a run that begins now.
     *
     * @param report the report that counts the games already in the store and those played now
     * @param total the number of games in the range
     */
    public RunProgress(ExperimentReport report, int total) {
        this.report = report;
        this.total = total;
        this.before = report.inRange();
    }

    /** {@code 1,234 of 6,000 games, 12 min left, White has scored 52.1 % (50.0 to 54.2)}. */
    public String line() {
        int done = report.inRange() - before;
        double seconds = (System.nanoTime() - began) / NANOS;
        int missing = total - report.inRange();
        String left = done == 0 || missing == 0 ? "" : ", " + Durations.text(seconds * missing / done) + " left";
        return Numbers.whole(report.inRange()) + " of " + Numbers.whole(total) + " games" + left + ", White has scored "
                + ExperimentReport.score(report.all());
    }
}
