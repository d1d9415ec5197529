package org.plyspace.cli.view;

import org.plyspace.cli.io.WorkLeft;
import org.plyspace.report.ExperimentReport;

/** A progress line for an experiment. Confined to one thread. */
public final class RunProgress {

    private final ExperimentReport report;
    private final int total;
    private final WorkLeft left = new WorkLeft("games");

    /**
     * Starts the clock for a run that begins now.
     *
     * @param report the report that counts the games already in the store and those played now
     * @param total the number of games in the range
     */
    public RunProgress(ExperimentReport report, int total) {
        this.report = report;
        this.total = total;
        left.begin(report.inRange());
    }

    /** {@code 1,234 of 6,000 games, 12:00 left, White has scored 52.1 % (50.0 to 54.2)}. */
    public String line() {
        return left.text(report.inRange(), total) + ", White has scored " + ExperimentReport.score(report.all());
    }
}
