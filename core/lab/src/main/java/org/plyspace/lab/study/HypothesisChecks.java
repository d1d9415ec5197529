package org.plyspace.lab.study;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.lab.numbers.MetricGroup;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Metrics;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.numbers.Unit;

/**
 * Refuses hypotheses that games cannot decide: they cannot be changed once games have been played.
 *
 * @param traits the traits of its settings
 * @param place the name of its file in messages
 */
record HypothesisChecks(Experiment experiment, List<RuleTraits> traits, String place) {

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
                checkNumber(own, all.get(j), hypothesis.settings());
                for (Expectation before : all.subList(0, j)) {
                    checkTogether(own, before, all.get(j));
                }
            }
        }
    }

    private void checkNumber(String path, Expectation expectation, List<String> settings) {
        if (expectation.metric().isEmpty()) {
            return;
        }
        String metric = expectation.metric().get();
        ReadyExperiment.checkMetric(place + ": field " + path + "metric", metric, traits);
        for (String setting : settings) {
            RuleTraits own = traits.get(experiment.settings().indexOf(setting));
            if (Metrics.row(metric, List.of(own)).isEmpty()) {
                throw refusal(
                        path + "metric",
                        "expected a number that games of " + Texts.shorten(setting) + " have, found " + metric);
            }
        }
        Metrics.row(metric, traits).ifPresent(row -> {
            expectation.matters().ifPresent(matters -> checkMargin(path, row, matters, expectation.direction()));
            expectation.than().ifPresent(than -> checkThan(path, than, row, expectation));
        });
    }

    /** The most that a number can be; infinite if nothing bounds it. */
    private double most(MetricRow row) {
        return Math.min(
                row.measurement().largestDifference(), row.metric().unit().most(experiment.maxPlies()));
    }

    private void checkMargin(
            String path, MetricRow row, Expectation.SmallestDifference matters, Optional<Direction> direction) {
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
        double most = most(row);
        if (matters.size() >= most) {
            throw refusal(
                    path + "margin",
                    "expected less than " + text(most) + ", the largest difference of " + row.id()
                            + (row.metric().unit().isShare() ? " (0.05 is 5 points)" : "") + ", found "
                            + matters.size());
        }
    }

    /** Refuses a number that no game can be beyond, or near. */
    private void checkThan(String path, double than, MetricRow row, Expectation expectation) {
        Unit unit = row.metric().unit();
        double most = most(row);
        boolean mayBeNegative =
                unit.equals(Unit.ELO) || (row.metric().group() == MetricGroup.RULES && Double.isInfinite(most));
        double least = mayBeNegative ? Double.NEGATIVE_INFINITY : 0;
        double margin = expectation.matters().map(matters -> matters.of(than)).orElse(0.0);
        if (expectation.matters().isPresent() && margin == 0) {
            throw refusal(path + "relativeMargin", "expected a margin instead, since this is a share of 0");
        }
        boolean canBeHigher = than + margin < most;
        boolean canBeLower = than - margin > least;
        boolean tells = than >= least
                && than <= most
                && expectation
                        .direction()
                        .map(direction -> switch (direction) {
                            case HIGHER, NOT_HIGHER -> canBeHigher;
                            case LOWER, NOT_LOWER -> canBeLower;
                            case DIFFERENT, EQUIVALENT -> canBeHigher || canBeLower;
                        })
                        .orElse(true);
        if (!tells) {
            throw refusal(
                    path + "than",
                    "expected a number with others beyond" + (margin > 0 ? " its margin" : "") + ", since " + row.id()
                            + " is " + text(least)
                            + (Double.isInfinite(most) ? " or more" : " to " + text(most))
                            + (unit.isShare() ? " (0.5 is 50 %)" : "") + ", found " + than);
        }
    }

    private static String text(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
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
                    "expected one that can hold beside " + before.metric().orElseThrow() + " " + one.word()
                            + " and adds to it, found " + other.word());
        }
    }

    private UsageException refusal(String field, String reason) {
        return new UsageException(place + ": field " + field, reason);
    }
}
