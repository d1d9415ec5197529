package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.OptionRange;
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
public final class StudyPlanCommand extends BaseCommand {

    private static final int LONGEST = 3_600;

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
    private CommonOptions.Threads threads;

    @Inject
    public StudyPlanCommand(CommandContext context) {
        super(context);
    }

    @Override
    public Integer call() {
        if (!(within >= 0.0001 && within <= 0.5)) {
            throw new UsageException("--within: " + within + " is not from 0.0001 to 0.5");
        }
        OptionRange.inRange("--seconds", seconds, 1, LONGEST);
        int workers = threads.count();
        ReadyExperiment ready = argument.ready();
        Optional<StoredResults> earlier = prior.map(stores()::rowResults);
        TrialGames trial = play(ready, workers);
        new PlanReport(ready, trial, workers, within, earlier).lines().forEach(console()::line);
        return ExitCode.DONE;
    }

    private TrialGames play(ReadyExperiment ready, int workers) {
        try (ProgressLine line = console().status("games")) {
            line.show("0 games played");
            return TrialGames.play(
                    ready, workers, Duration.ofSeconds(seconds), played -> line.show(played + " games played"));
        }
    }
}
