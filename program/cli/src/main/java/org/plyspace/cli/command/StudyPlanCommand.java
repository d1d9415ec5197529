package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Output;
import org.plyspace.lab.games.TrialGames;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.StoredResults;
import org.plyspace.report.PlanReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code plyspace study plan}: estimates the number of games and the time they take. */
@Command(
        name = "plan",
        description =
                "Estimates how many games an experiment needs for an interval of a given width, and how long they take on"
                        + " this computer, from some games that it plays now and does not save.")
public final class StudyPlanCommand implements Callable<Integer> {

    private static final int LONGEST = 3_600;

    private final RowSources rows;
    private final Output output;
    private final LiveLine live;

    @Mixin
    private ExperimentArgument argument;

    @Option(
            names = "--within",
            paramLabel = "X",
            defaultValue = "0.02",
            description = "half the width of the 95 %% interval, in points a game (default: ${DEFAULT-VALUE})")
    private double within;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "20",
            description = "play for S seconds, and at least three openings (default: ${DEFAULT-VALUE})")
    private int seconds;

    @Option(
            names = "--from",
            paramLabel = "STORE",
            description =
                    "reckon how many games the hypotheses need from the games of STORE, which has the same settings and"
                            + " engines; default: from those that it plays now")
    private Optional<String> prior = Optional.empty();

    @Mixin
    private ThreadsOption threads;

    @Inject
    public StudyPlanCommand(RowSources rows, Output output, LiveLine live) {
        this.rows = rows;
        this.output = output;
        this.live = live;
    }

    @Override
    public Integer call() {
        if (!(within >= 0.0001 && within <= 0.5)) {
            throw new UsageException("--within: " + within + " is not from 0.0001 to 0.5");
        }
        OptionRange.inRange("--seconds", seconds, 1, LONGEST);
        int workers = threads.count();
        ReadyExperiment ready = argument.ready();
        Optional<StoredResults> earlier = prior.map(store -> rows.resultsOf(rows.results(store)));
        TrialGames trial = play(ready, workers);
        new PlanReport(ready, trial, workers, within, earlier).lines().forEach(output::line);
        return ExitCode.DONE;
    }

    private TrialGames play(ReadyExperiment ready, int workers) {
        try (LiveLine line = live) {
            line.show("0 games played");
            return TrialGames.play(
                    ready, workers, Duration.ofSeconds(seconds), played -> line.show(played + " games played"));
        }
    }
}
