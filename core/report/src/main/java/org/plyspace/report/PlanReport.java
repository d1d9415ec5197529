package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.plyspace.lab.experiment.Experiment;
import org.plyspace.lab.experiment.GameNumbers;
import org.plyspace.lab.experiment.Hypothesis;
import org.plyspace.lab.experiment.ReadyExperiment;
import org.plyspace.lab.experiment.TrialGames;
import org.plyspace.lab.metric.SettingGames;
import org.plyspace.lab.metric.Unit;
import org.plyspace.lab.verdict.HypothesisTests;
import org.plyspace.statistics.SampleSize;

/**
 * The number of games that an experiment needs, and the time they take on this computer.
 *
 * @param ready the experiment
 * @param trial the games of it that were played as a trial
 * @param threads the number of games played at a time
 * @param within half the width that intervals are to have, in points per game, above 0
 * @param prior the games of an earlier experiment, from which it is reckoned how many the hypotheses need; empty if the trial's tell
 */
public record PlanReport(
        ReadyExperiment ready, TrialGames trial, int threads, double within, Optional<StoredResults> prior) {

    /** The largest standard deviation of White's points in a game: without draws, and with as many wins as losses. */
    private static final double LARGEST_DEVIATION = 0.5;

    /** The largest standard deviation of the difference of two games, if pairing does not help. */
    private static final double LARGEST_PAIRED_DEVIATION = LARGEST_DEVIATION * Math.sqrt(2);

    /** The report as text. */
    public List<String> lines() {
        Experiment experiment = ready.experiment();
        GameNumbers numbers = experiment.numbers();
        List<String> lines = new ArrayList<>();
        lines.add(experiment.name() + ": " + Numbers.whole(numbers.total()) + " games, "
                + Numbers.whole(numbers.games()) + " of each engine in each setting; "
                + Numbers.whole(trial.size()) + " played to see, with " + threads
                + (threads == 1 ? " thread" : " threads"));
        double all = 0;
        for (int column = 0; column < numbers.columns(); column++) {
            double seconds = trial.seconds(column) / threads;
            all += seconds * numbers.games();
            lines.add(experiment.settings().get(column / numbers.players()) + ", "
                    + experiment.players().get(column % numbers.players()));
            lines.add(String.format(Locale.ROOT, "  %.2f s a game, counting all threads", seconds));
            lines.add(need("White's score", trial.deviation(column), LARGEST_DEVIATION, seconds));
            if (experiment.baseline(column / numbers.players()) != column / numbers.players()) {
                lines.add(need("the difference", trial.pairedDeviation(column), LARGEST_PAIRED_DEVIATION, seconds));
            }
        }
        lines.add(String.format(
                Locale.ROOT,
                "all %s games take about %s; White's score is then known to +-%.1f points of 100 or better, a difference to +-%.1f",
                Numbers.whole(numbers.total()),
                Durations.text(all),
                Unit.PER_CENT * SampleSize.halfWidth(LARGEST_DEVIATION, numbers.games()),
                Unit.PER_CENT * SampleSize.halfWidth(LARGEST_PAIRED_DEVIATION, numbers.games())));
        if (experiment.hypotheses().stream().anyMatch(Hypothesis::isStatedInNumbers)) {
            lines.add("hypotheses, held together, by how much the "
                    + prior.map(games -> "games of " + games.source().name()).orElse("games played to see") + " vary:");
            lines.addAll(new HypothesisPlan(new HypothesisTests(ready, played())).lines());
        }
        return lines;
    }

    private List<SettingGames> played() {
        if (prior.isPresent()) {
            return prior.get().played(done -> {});
        }
        GameColumns columns = new GameColumns(ready, "a game played to see");
        trial.games().forEach(columns::add);
        return columns.played();
    }

    private String need(String what, OptionalDouble deviation, double largest, double seconds) {
        long most = SampleSize.of(largest, within);
        long guess = deviation.isEmpty()
                ? most
                : SampleSize.of(Math.min(largest, Math.max(deviation.getAsDouble(), 0)), within);
        return String.format(
                Locale.ROOT,
                "  %s to +-%.1f: about %s games (%s), at most %s (%s)",
                what,
                Unit.PER_CENT * within,
                Numbers.whole(guess),
                Durations.text(guess * seconds),
                Numbers.whole(most),
                Durations.text(most * seconds));
    }
}
