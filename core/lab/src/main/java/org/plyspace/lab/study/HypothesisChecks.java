package org.plyspace.lab.study;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.numbers.Unit;

/** Refuses hypotheses that no games could tell anything of, since what they say cannot be mended once games have been played. */
final class HypothesisChecks {

    private final Experiment experiment;
    private final List<RuleTraits> traits;
    private final String place;

    /**
     * Creates checks of an experiment.
     *
     * @param traits the traits of its settings
     * @param place the name of its file in messages
     */
    HypothesisChecks(Experiment experiment, List<RuleTraits> traits, String place) {
        this.experiment = experiment;
        this.traits = traits;
        this.place = place;
    }

    void check() {
        for (int i = 0; i < experiment.hypotheses().size(); i++) {
            Hypothesis hypothesis = experiment.hypotheses().get(i);
            String path = "hypotheses[" + i + "].";
            hypothesis
                    .setting()
                    .filter(setting -> hypothesis.baseline().equals(Optional.of(setting)))
                    .ifPresent(both -> {
                        throw refusal(
                                path + "baseline",
                                "expected another setting than the hypothesis is about, found '" + Texts.shorten(both)
                                        + "' for both");
                    });
            List<Expectation> all = hypothesis.expectations();
            for (int j = 0; j < all.size(); j++) {
                String own = path + (j == 0 ? "" : "and[" + (j - 1) + "].");
                checkNumber(own, all.get(j));
                for (Expectation before : all.subList(0, j)) {
                    checkTogether(own, before, all.get(j));
                }
            }
        }
    }

    private void checkNumber(String path, Expectation expectation) {
        expectation.metric().ifPresent(metric -> {
            ReadyExperiment.checkMetric(place + ": field " + path + "metric", metric, traits);
            expectation
                    .than()
                    .ifPresent(than -> Metrics.row(metric, traits)
                            .filter(row -> row.metric().unit().isShare() && !(0 <= than && than <= 1))
                            .ifPresent(row -> {
                                throw refusal(
                                        path + "than",
                                        "expected a share from 0 to 1, as " + row.id() + " is one (0.5 is 50 %), found "
                                                + than);
                            }));
            expectation
                    .matters()
                    .ifPresent(matters -> Metrics.row(metric, traits)
                            .ifPresent(row -> checkMargin(path, row, matters, expectation.direction())));
        });
    }

    private void checkMargin(String path, MetricRow row, SmallestDifference matters, Optional<Direction> direction) {
        if (matters.relative()) {
            if (matters.size() >= 1
                    && (direction.equals(Optional.of(Direction.LOWER))
                            || direction.equals(Optional.of(Direction.NOT_LOWER)))) {
                throw refusal(
                        path + "relativeMargin",
                        "expected less than 1, since no number is lower by more than the whole baseline's, found "
                                + matters.size());
            }
            return;
        }
        double most = row.measurement().largestDifference();
        if (matters.size() >= most) {
            throw refusal(
                    path + "margin",
                    "expected less than " + (most == 1 ? "1" : most) + ", the largest difference of " + row.id()
                            + " (0.05 is 5 points), found " + matters.size());
        }
        if (row.metric().unit().equals(Unit.PLIES) && matters.size() >= experiment.maxPlies()) {
            throw refusal(
                    path + "margin",
                    "expected less than the " + experiment.maxPlies() + " plies of maxPlies, found " + matters.size());
        }
    }

    private void checkTogether(String path, Expectation before, Expectation expectation) {
        if (!before.metric().equals(expectation.metric())
                || before.direction().isEmpty()
                || expectation.direction().isEmpty()) {
            return;
        }
        Direction one = before.direction().orElseThrow();
        Direction other = expectation.direction().orElseThrow();
        if (one == other || (one.isOneSided() && other.isOneSided())) {
            throw refusal(
                    path + "direction",
                    "expected what can be true beside " + before.metric().orElseThrow() + " " + one.word()
                            + " and says more, found " + other.word());
        }
    }

    private UsageException refusal(String field, String reason) {
        return new UsageException(place + ": field " + field, reason);
    }
}
