package org.plyspace.lab.numbers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.plyspace.engine.Seeds;
import org.plyspace.statistics.ClusteredSample;
import org.plyspace.statistics.Difference;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Measurement;
import org.plyspace.statistics.PValues;

/** Sums up the games of settings in a table. The same games give the same table. Confined to one thread. */
public final class ResultTableMaker {

    private static final double LEVEL = 0.05;

    private final long seed;
    private final Predicate<MetricRow> wanted;
    private final List<SettingGames> settings;
    private final EndingKinds endings;
    /** The ply at which games were cut off; empty if no game was. */
    private final Optional<Integer> cut;

    private final Map<SettingGames, Map<MetricRow, ClusteredSample>> samples = new LinkedHashMap<>();

    /**
     * Creates a maker for settings with their games. If no game was cut off, it leaves out numbers that repeat others.
     *
     * @param seed the seed of the resampling for intervals
     */
    public ResultTableMaker(List<SettingGames> settings, long seed) {
        this(settings, seed, row -> cut(settings).isPresent() || !RestrictedMetrics.isSameIfAllEnded(row.metric()));
    }

    /**
     * Creates a maker for settings with their games that leaves out some numbers.
     *
     * @param seed the seed of the resampling for intervals
     * @param wanted whether a number is to be in the table
     */
    public ResultTableMaker(List<SettingGames> settings, long seed, Predicate<MetricRow> wanted) {
        this.seed = seed;
        this.wanted = wanted;
        this.settings = List.copyOf(settings);
        this.endings = EndingKinds.of(settings.stream().flatMap(games -> games.summaries().stream()));
        this.cut = cut(settings);
        Map<SettingGames, Map<MetricRow, ClusteredSample>> counted = new LinkedHashMap<>();
        settings.forEach(each -> counted.put(each, each.samples()));
        List<MetricRow> all =
                counted.values().stream().flatMap(of -> of.keySet().stream()).toList();
        counted.forEach((each, of) -> samples.put(each, withEndings(each, of, all)));
    }

    private static Optional<Integer> cut(List<SettingGames> settings) {
        return settings.stream().flatMap(each -> each.cut().stream()).max(Comparator.naturalOrder());
    }

    /** The samples with the ways in which games ended in place of their metric. */
    private Map<MetricRow, ClusteredSample> withEndings(
            SettingGames games, Map<MetricRow, ClusteredSample> counted, List<MetricRow> ofAll) {
        endings.rows().forEach(ending -> games.sample(ending).ifPresent(sample -> counted.put(ending, sample)));
        Map<MetricRow, ClusteredSample> all = new LinkedHashMap<>();
        for (MetricRow row : ordered(counted.keySet())) {
            if (cut.isPresent() || !isOfGamesCutOff(row)) {
                all.put(OwnMetrics.toldApart(named(row), ofAll), counted.get(row));
            }
        }
        return all;
    }

    /** A number of games up to the ply at which they are cut off says which one. */
    private MetricRow named(MetricRow row) {
        return RestrictedMetrics.isRestricted(row.metric())
                ? cut.map(ply -> row.called(RestrictedMetrics.label(row, ply))).orElse(row)
                : row;
    }

    private static boolean isOfGamesCutOff(MetricRow row) {
        return row.metric().id().equals(ResultMetrics.BOUNDS);
    }

    /** Sorts rows by metric; rows of the same metric keep their order. */
    private static List<MetricRow> ordered(Collection<MetricRow> rows) {
        List<String> order = Metrics.all().stream().map(Metric::id).toList();
        return rows.stream()
                .distinct()
                .sorted(Comparator.comparingInt(
                        row -> order.indexOf(row.metric().id())))
                .toList();
    }

    /** Makes the table without differences. */
    public ResultTable make() {
        return table(List.of());
    }

    /**
     * Makes the table with differences from a baseline.
     *
     * @param baseline the rule set with which others are compared, for each engine
     */
    public ResultTable make(String baseline) {
        return table(contrasts(baseline));
    }

    /**
     * Makes the table with differences from several baselines. Each family of differences is adjusted on its own: otherwise a family
     * full of large differences would make too many small ones of another be called differences.
     *
     * @param families each maps the rule set of a setting to the one with which it is compared, for each engine; a rule set that maps to
     *     itself is not compared
     */
    public ResultTable make(Collection<UnaryOperator<String>> families) {
        return table(
                families.stream().flatMap(family -> contrasts(family).stream()).toList());
    }

    /** Only the differences. */
    List<Contrast> contrasts(String baseline) {
        return contrasts((UnaryOperator<String>) any -> baseline);
    }

    /**
     * The difference of a number between two settings, whether or not the number is in the table.
     *
     * @param id the id of the number, or of a metric for its first number
     * @param baseline the rule set with which the other is compared
     * @param setting the other rule set
     * @param player the engine that played both
     * @return empty if no games were played, or one of the rule sets lacks the number; an ending that never came is not lacking
     */
    public Optional<Compared> compare(String id, String baseline, String setting, String player) {
        return games(baseline, player)
                .flatMap(before -> games(setting, player).flatMap(after -> compare(id, before, after)));
    }

    /**
     * The difference of a number from a given one, whether or not the number is in the table; otherwise like {@link #compare(String,
     * String, String, String)}.
     *
     * @param than the number with which that of the setting is compared
     */
    public Optional<Compared> compare(String id, double than, String setting, String player) {
        return games(setting, player)
                .flatMap(games -> row(id, games)
                        .flatMap(row -> sample(games, row).map(sample -> {
                            Difference difference = Difference.from(
                                    than,
                                    sample,
                                    row.measurement(),
                                    Seeds.derive(seed, games.setting() + row.id(), 0),
                                    most(row.metric(), games.cut()));
                            return new Compared(
                                    row, than, difference, row.margin().of(than), games.size());
                        })));
    }

    private Optional<Compared> compare(String id, SettingGames baseline, SettingGames other) {
        return row(id, baseline)
                .filter(row ->
                        sample(baseline, row).isPresent() && sample(other, row).isPresent())
                .map(row -> compared(baseline, other, row));
    }

    /**
     * A number of a setting, whether or not it is in the table.
     *
     * @param id the id of the number
     * @return empty if no games were played, or the rule set lacks the number; an ending that never came is not lacking
     */
    public Optional<MetricResult> number(String id, String setting, String player) {
        return games(setting, player)
                .flatMap(games -> row(id, games)
                        .flatMap(row -> sample(games, row).flatMap(sample -> number(games, row, sample))));
    }

    private Optional<MetricRow> row(String id, SettingGames games) {
        return samples.get(games).keySet().stream()
                .filter(row -> row.isNamed(id))
                .findFirst()
                .or(() -> EndingKinds.named(id));
    }

    private Optional<ClusteredSample> sample(SettingGames games, MetricRow row) {
        return Optional.ofNullable(samples.get(games).get(row))
                .or(() -> EndingKinds.named(row.id()).flatMap(ending -> games.sample(ending)));
    }

    private Optional<SettingGames> games(String spec, String player) {
        return settings.stream()
                .filter(each -> each.setting().spec().equals(spec)
                        && each.setting().player().equals(player))
                .findFirst();
    }

    private List<Contrast> contrasts(UnaryOperator<String> baselines) {
        List<Contrast> contrasts = new ArrayList<>();
        for (SettingGames other : settings) {
            String baseline = baselines.apply(other.setting().spec());
            if (!other.setting().spec().equals(baseline)) {
                games(baseline, other.setting().player()).ifPresent(base -> contrasts.addAll(contrasts(base, other)));
            }
        }
        return adjusted(contrasts);
    }

    private ResultTable table(List<Contrast> contrasts) {
        List<MetricRow> rows = ordered(samples.values().stream()
                .flatMap(of -> of.keySet().stream())
                .filter(wanted)
                .toList());
        return new ResultTable(
                rows, settings.stream().map(this::result).toList(), contrasts, Exposure.of(contrasts, settings));
    }

    private SettingResult result(SettingGames games) {
        Map<String, MetricResult> numbers = new LinkedHashMap<>();
        samples.get(games).forEach((row, sample) -> {
            if (wanted.test(row)) {
                number(games, row, sample).ifPresent(n -> numbers.put(row.id(), n));
            }
        });
        return new SettingResult(games.setting(), games.size(), depth(games), numbers, series(games), games.heatMaps());
    }

    private Optional<MetricResult> number(SettingGames games, MetricRow row, ClusteredSample sample) {
        Estimate estimate = row.measurement().of(sample, Seeds.derive(seed, games.setting() + row.id(), 0));
        if (Double.isNaN(estimate.mean())) {
            return Optional.empty();
        }
        boolean beyond = Double.isInfinite(estimate.mean());
        double cut = beyond ? games.cut().orElse(0) : 0;
        Estimate shown = beyond ? new Estimate(cut, Math.min(cut, estimate.low()), Double.POSITIVE_INFINITY) : estimate;
        return Optional.of(new MetricResult(row.id(), shown, beyond, sample.size()));
    }

    /**
     * The search depth of a setting. A game counts with the mean of both sides, or with one side's depth if the other made no move of
     * its own.
     */
    private Optional<Estimate> depth(SettingGames games) {
        List<GameSummary> searched =
                games.summaries().stream().filter(game -> game.meanDepth() > 0).toList();
        return searched.isEmpty()
                ? Optional.empty()
                : Optional.of(Measurement.MEAN.of(
                        ClusteredSample.of(
                                searched.stream().mapToInt(GameSummary::opening).toArray(),
                                searched.stream()
                                        .mapToDouble(GameSummary::meanDepth)
                                        .toArray(),
                                searched.stream().mapToDouble(game -> 1).toArray()),
                        seed));
    }

    private List<Series> series(SettingGames games) {
        List<Series> all = new ArrayList<>();
        for (Series.Kind kind : Series.Kind.values()) {
            List<ClusteredSample> bins = games.series(kind);
            List<Series.Point> points = new ArrayList<>();
            for (int bin = 0; bin < bins.size() && bins.get(bin).size() > 0; bin++) {
                points.add(new Series.Point(
                        1 + bin * Series.Kind.WIDTH,
                        kind.measurement().of(bins.get(bin), seed),
                        bins.get(bin).size()));
            }
            all.add(new Series(kind.metric(), points));
        }
        return all;
    }

    private List<Contrast> contrasts(SettingGames baseline, SettingGames other) {
        return samples.get(baseline).keySet().stream()
                .filter(wanted)
                .filter(samples.get(other)::containsKey)
                .map(row -> contrast(baseline, other, compared(baseline, other, row)))
                .map(contrast -> isByDefinition(contrast) ? contrast.untested() : contrast)
                .toList();
    }

    private static boolean isByDefinition(Contrast contrast) {
        return EndingKinds.differByDefinition(
                contrast.baseline().spec(), contrast.setting().spec(), contrast.row());
    }

    private Compared compared(SettingGames baseline, SettingGames other, MetricRow row) {
        ClusteredSample before = sample(baseline, row).orElseThrow();
        ClusteredSample after = sample(other, row).orElseThrow();
        Difference difference = difference(baseline, before, other, after, row);
        double number = row.measurement().statistic().of(before);
        return new Compared(row, number, difference, row.margin().of(number), Math.min(baseline.size(), other.size()));
    }

    private Difference difference(
            SettingGames baseline, ClusteredSample before, SettingGames other, ClusteredSample after, MetricRow row) {
        return Difference.of(
                before,
                after,
                row.measurement(),
                baseline.isPairedWith(other),
                Seeds.derive(seed, baseline.setting() + " " + other.setting() + row.id(), 0),
                most(row.metric(), cut(List.of(baseline, other))));
    }

    /** The most that a number can be in one game: no game has more plies than one that was cut off; infinite if nothing bounds it. */
    private static double most(Metric metric, Optional<Integer> cut) {
        return metric.unit().equals(Unit.PLIES) && cut.isPresent() ? cut.get() : Double.POSITIVE_INFINITY;
    }

    /** The difference if a game that was cut off counts so much in either setting. */
    private Difference ofAll(
            SettingGames baseline, double cutBefore, SettingGames other, double cutAfter, MetricRow row) {
        return difference(
                baseline, baseline.ofAll(row::counts, cutBefore), other, other.ofAll(row::counts, cutAfter), row);
    }

    /**
     * A contrast before the adjustment for the others: q is p, and no difference is called one. A share of the games that ended differs
     * only if the same share of all games does.
     */
    private Contrast contrast(SettingGames baseline, SettingGames other, Compared compared) {
        Difference difference = compared.difference();
        MetricRow row = compared.row();
        boolean someCutOff = baseline.cut().isPresent() || other.cut().isPresent();
        double p = difference.p();
        double deviations = difference.deviations();
        OptionalDouble counts = row.cutOffCounts();
        if (someCutOff && counts.isPresent()) {
            Difference all = ofAll(baseline, counts.getAsDouble(), other, counts.getAsDouble(), row);
            boolean agree = all.estimate().mean() * difference.estimate().mean() > 0;
            p = agree ? Math.max(p, all.p()) : 1;
            deviations = agree ? Math.min(deviations, all.deviations()) : 0;
        }
        boolean alike = compared.isAlike(difference)
                && (!someCutOff
                        || !row.isBounded()
                        || (compared.isAlike(ofAll(baseline, 1, other, 0, row))
                                && compared.isAlike(ofAll(baseline, 0, other, 1, row))));
        return new Contrast(
                baseline.setting(),
                other.setting(),
                row.id(),
                difference.estimate(),
                deviations,
                p,
                p,
                alike ? Contrast.Finding.ALIKE : Contrast.Finding.OPEN,
                compared.moreGames());
    }

    private static List<Contrast> adjusted(List<Contrast> contrasts) {
        double[] q = PValues.benjaminiHochberg(
                contrasts.stream().mapToDouble(Contrast::p).toArray());
        return IntStream.range(0, q.length)
                .mapToObj(i -> contrasts.get(i).adjusted(q[i], LEVEL))
                .toList();
    }
}
