package org.plyspace.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyspace.lab.games.GameColumns;
import org.plyspace.lab.games.TrialGames;
import org.plyspace.lab.numbers.Compared;
import org.plyspace.lab.numbers.SettingGames;
import org.plyspace.lab.numbers.Unit;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameNumbers;
import org.plyspace.lab.study.Hypothesis;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.lab.verdict.GamesNeeded;
import org.plyspace.lab.verdict.HypothesisTests;
import org.plyspace.lab.verdict.StoredResults;

/**
 * The number of games that an experiment needs, and the time they take on this computer.
 *
 * @param ready the experiment
 * @param trial the games of it that were played as a trial
 * @param threads the number of games played at a time
 * @param within half the width that intervals are to have, in points per game, above 0
 * @param prior the games of an earlier experiment that tell how many the hypotheses need; empty if the trial's do
 */
public record PlanReport(
        ReadyExperiment ready, TrialGames trial, int threads, double within, Optional<StoredResults> prior) {

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
            lines.add(Numbers.format("  %.2f s a game, counting all threads", seconds));
            lines.add(need("White's score", trial.needed(column, within), within, seconds));
            if (experiment.baseline(column / numbers.players()) != column / numbers.players()) {
                lines.add(need("the difference", trial.pairedNeeded(column, within), within, seconds));
            }
        }
        lines.add(Numbers.format(
                "all %s games take about %s; White's score is then known to +-%.1f points of 100 or better, a difference to +-%.1f",
                Numbers.whole(numbers.total()),
                Numbers.duration(all),
                Unit.PER_CENT * trial.halfWidth(),
                Unit.PER_CENT * trial.pairedHalfWidth()));
        if (experiment.hypotheses().stream().anyMatch(Hypothesis::isStatedInNumbers)) {
            lines.add("hypotheses, held together, by how much the "
                    + prior.map(games -> "games of " + games.source().name()).orElse("games played to see") + " vary:");
            lines.addAll(hypotheses(experiment, GamesNeeded.of(new HypothesisTests(ready, played()))));
        }
        return lines;
    }

    /** The name of each hypothesis, and a line for each of its expectations. */
    static List<String> hypotheses(Experiment experiment, List<GamesNeeded> all) {
        List<String> lines = new ArrayList<>();
        for (GamesNeeded needed : all) {
            if (needed.question().hypothesis().expectations().indexOf(needed.expectation()) == 0) {
                lines.add(needed.question().hypothesis().text()
                        + (experiment.players().size() > 1
                                ? " (" + needed.question().player() + ")"
                                : ""));
            }
            lines.add("  " + line(needed, experiment.games()));
        }
        return lines;
    }

    private static String line(GamesNeeded needed, int planned) {
        if (needed.compared().isEmpty()) {
            return needed.expectation().metric().orElseThrow() + ": no game contributes";
        }
        Compared found = needed.compared().get();
        String label = MetricTexts.label(found.row());
        if (Double.isNaN(needed.shown())) {
            return label + ": " + needed.games() + " games do not vary, so the number needed cannot be estimated";
        }
        Unit unit = found.row().metric().unit();
        String reach = "; the " + Numbers.whole(planned) + " planned tell " + size(unit, needed.shown()) + " with 80 %";
        if (needed.margin().isEmpty()) {
            return label + ": has no margin" + reach;
        }
        String margin = size(unit, needed.margin().getAsDouble());
        String games =
                Numbers.whole(needed.usual()) + " games with 80 %, by " + Numbers.whole(needed.great()) + " with 90 %";
        return needed.isOfEquivalence()
                ? label + ": a difference of 0 is shown to be below " + margin + " by " + games
                : label + ": " + margin + " is told from 0 by " + games + reach;
    }

    private static String size(Unit unit, double value) {
        return Numbers.format("%.3g", unit.factor() * value);
    }

    private List<SettingGames> played() {
        if (prior.isPresent()) {
            return prior.get().played(done -> {});
        }
        GameColumns columns = new GameColumns(ready, "a game played to see");
        trial.games().forEach(columns::add);
        return columns.played();
    }

    private static String need(String what, TrialGames.Needed needed, double within, double seconds) {
        return Numbers.format(
                "  %s to +-%.1f: about %s games (%s), at most %s (%s)",
                what,
                Unit.PER_CENT * within,
                Numbers.whole(needed.guess()),
                Numbers.duration(needed.guess() * seconds),
                Numbers.whole(needed.most()),
                Numbers.duration(needed.most() * seconds));
    }
}
