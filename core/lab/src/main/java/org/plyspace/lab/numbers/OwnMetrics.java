package org.plyspace.lab.numbers;

import java.util.Collection;
import org.plyspace.api.GameMetric;
import org.plyspace.api.MeasuredGame;
import org.plyspace.statistics.Measurement;

/** The numbers that rule sets count for themselves: one for each {@link GameMetric}. */
final class OwnMetrics {

    private static final String ID = "own";

    /** What all of them have in common; each row has a metric of its own, with its unit, meaning and source. */
    private static final Metric ALL = new Metric(
            ID,
            "what a rule set counts itself",
            MetricGroup.RULES,
            new Unit("as the rule set says"),
            "what the rule set counts in each game, as a share of games, a share of a sum, a mean over games or a ratio of sums;"
                    + " a row for each metric that it declares",
            "the rule set",
            "Numbers that a rule set brings; compare --explain tells each with its unit and its source.",
            false);

    private OwnMetrics() {}

    static CountedMetric all() {
        return new CountedMetric(
                ALL,
                traits -> traits.rules().metrics().stream().map(OwnMetrics::row).toList());
    }

    /** Whether a number is one of these with this name, even if its id also says what it counts. */
    static boolean isCalled(MetricRow row, String name) {
        return row.metric().id().equals(ID)
                && name.equals(ID + ":" + row.metric().title());
    }

    /**
     * A number beside those of other rule sets, which may call by one name what they count in another way or another unit; such numbers
     * have ids and labels of their own.
     *
     * @param all all numbers that any rule set has
     */
    static MetricRow toldApart(MetricRow row, Collection<MetricRow> all) {
        return row.metric().id().equals(ID)
                        && all.stream()
                                .anyMatch(other ->
                                        other.equals(row) && !counts(other).equals(counts(row)))
                ? row.toldApart(counts(row))
                : row;
    }

    private static String counts(MetricRow row) {
        String unit = row.metric().unit().word();
        return switch (row.measurement()) {
            case MEAN -> "mean, " + unit;
            case RATIO -> "ratio, " + unit;
            default -> unit;
        };
    }

    private static CountedMetric.Row row(GameMetric own) {
        Metric metric = metric(own);
        Margin margin = own.kind() == GameMetric.Kind.GAMES ? Margin.FIVE_POINTS : Margin.NONE;
        return new CountedMetric.Row(
                new MetricRow(ID + ":" + own.name(), metric, own.name(), measurement(own), margin),
                trace -> read(own, trace.measured()));
    }

    static Metric metric(GameMetric own) {
        return new Metric(
                ID, own.name(), MetricGroup.RULES, unit(own), formula(own), own.source(), own.meaning(), false);
    }

    private static Unit unit(GameMetric own) {
        return switch (own.kind()) {
            case GAMES -> Unit.SHARE_OF_GAMES;
            case SHARE -> Unit.shareOf(own.unit());
            case MEAN, RATIO -> new Unit(own.unit());
        };
    }

    private static Measurement measurement(GameMetric own) {
        return switch (own.kind()) {
            case GAMES -> Measurement.SHARE_OF_GAMES;
            case SHARE -> Measurement.SHARE_OF_MOVES;
            case MEAN -> Measurement.MEAN;
            case RATIO -> Measurement.RATIO;
        };
    }

    private static String formula(GameMetric own) {
        return switch (own.kind()) {
            case GAMES -> "games in which it is so / games";
            case SHARE -> own.unit() + " that are so / " + own.unit() + ", summed over games";
            case MEAN -> "mean over games";
            case RATIO -> "sum over games / sum over games";
        };
    }

    private static double[] read(GameMetric own, MeasuredGame game) {
        GameMetric.Amount amount = own.reading().of(game);
        if (!own.accepts(amount)) {
            throw new IllegalStateException("its metric '" + own.name() + "' gave " + amount.part() + " of "
                    + amount.whole() + ", which its kind, " + own.kind() + ", cannot have");
        }
        return CountedMetric.part(amount.part(), amount.whole());
    }
}
