package org.plyspace.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.plyspace.lab.metric.MetricResult;
import org.plyspace.lab.metric.MetricRow;
import org.plyspace.lab.metric.Setting;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.report.ChangeWords;
import org.plyspace.report.CrossPicture;
import org.plyspace.statistics.Estimate;

/**
 * The settings of a sweep by two numbers that a designer weighs against each other: how far they are from balance, and how many of their
 * games have a winner.
 */
final class TradeOffSection {

    /** The id of the section. */
    static final String ID = "trade-off";

    /** Its title. */
    static final String TITLE = "Balance and winners";

    private static final String BALANCE = "imbalance";
    /** Where no game was cut off, the first is left out as the same as the second. */
    private static final List<String> WINNERS = List.of("winners", "decisive");

    /** With a baseline and one other setting there is nothing to weigh. */
    private static final int FEWEST = 3;

    private final Settings settings;
    private final Html html;
    private final String source;

    TradeOffSection(Settings settings, Html html, String source) {
        this.settings = settings;
        this.html = html;
        this.source = source;
    }

    /** A setting with both numbers, in the unit shown. */
    private record Weighed(SettingResult result, Estimate imbalance, Estimate winners) {

        boolean beats(Weighed other) {
            double balance = other.imbalance.mean() - imbalance.mean();
            double decisive = winners.mean() - other.winners.mean();
            return balance >= 0 && decisive >= 0 && balance + decisive > 0;
        }
    }

    /** Whether there is a sweep with both numbers. */
    static boolean isThere(Settings settings) {
        return !new TradeOffSection(settings, new Html(), "").sweeps().isEmpty();
    }

    void write() {
        List<List<Weighed>> sweeps = sweeps();
        if (sweeps.isEmpty()) {
            return;
        }
        html.open("section", "id", ID).element("h2", TITLE);
        html.element(
                "p",
                "Each cross is a setting with its 95 % intervals; 0 is the baseline. A filled mark: no other setting is better"
                        + " balanced and has no fewer winners, or has more winners and is balanced no worse, by the numbers. Where"
                        + " crosses overlap, these games do not tell which of them is better.");
        sweeps.forEach(this::picture);
        html.element("p", source, "class", "source").closeLine();
    }

    private void picture(List<Weighed> sweep) {
        Setting baseline = sweep.get(0).result.setting();
        String what = settings.name(baseline) + " and what differs from it";
        html.open("div", "role", "img", "aria-label", TITLE + ": " + what)
                .raw(CrossPicture.svg(
                        List.of(axis(BALANCE), axis(winners().orElseThrow().id())),
                        sweep.stream()
                                .map(each -> new CrossPicture.Cross(
                                        settings.name(each.result.setting()),
                                        sweep.stream().noneMatch(other -> other.beats(each)),
                                        List.of(each.imbalance, each.winners)))
                                .toList()))
                .close();
    }

    private CrossPicture.Axis axis(String id) {
        MetricRow row = settings.table().row(id).orElseThrow();
        return new CrossPicture.Axis(ChangeWords.capital(row.label()) + ", %", OptionalDouble.empty());
    }

    private Optional<MetricRow> winners() {
        return WINNERS.stream().flatMap(id -> settings.table().row(id).stream()).findFirst();
    }

    /** For each baseline its own setting, then those that are compared with it, if there are enough. */
    private List<List<Weighed>> sweeps() {
        Optional<MetricRow> balance = settings.table().row(BALANCE);
        Optional<MetricRow> winners = winners();
        if (balance.isEmpty() || winners.isEmpty()) {
            return List.of();
        }
        List<List<Weighed>> sweeps = new ArrayList<>();
        for (SettingResult first : settings.all()) {
            if (settings.isBaseline(first.setting())) {
                List<Weighed> sweep = Stream.concat(
                                Stream.of(first),
                                settings.all().stream()
                                        .filter(other -> settings.baseline(other.setting())
                                                .filter(first.setting()::equals)
                                                .isPresent()))
                        .flatMap(result -> weighed(result, balance.get(), winners.get()).stream())
                        .toList();
                if (sweep.size() >= FEWEST && sweep.get(0).result.equals(first)) {
                    sweeps.add(sweep);
                }
            }
        }
        return sweeps;
    }

    private static Optional<Weighed> weighed(SettingResult result, MetricRow balance, MetricRow winners) {
        return number(result, balance)
                .flatMap(
                        imbalance -> number(result, winners).map(decisive -> new Weighed(result, imbalance, decisive)));
    }

    private static Optional<Estimate> number(SettingResult result, MetricRow row) {
        return result.number(row)
                .map(MetricResult::estimate)
                .map(estimate -> estimate.times(row.metric().unit().factor()));
    }
}
