package org.plyspace.report.html;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.plyspace.lab.numbers.MetricResult;
import org.plyspace.lab.numbers.MetricRow;
import org.plyspace.lab.numbers.Setting;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.ChangeWords;
import org.plyspace.report.CrossPicture;
import org.plyspace.report.doc.HtmlWriter;
import org.plyspace.statistics.Estimate;

/**
 * The settings of a sweep by two numbers that a designer weighs against each other: how far they are from balance, and how many of their
 * games have a winner.
 */
record TradeOffSection(Settings settings, HtmlWriter html, String source) {

    private static final String TITLE = "Balance and winners";

    private static final String BALANCE = "imbalance";
    /** Where no game was cut off, the first is left out as the same as the second. */
    private static final List<String> WINNERS = List.of("winners", "decisive");

    /** A baseline and one other setting leave nothing to weigh. */
    private static final int FEWEST = 3;

    /** A setting with both numbers, in the unit shown. */
    private record Weighed(SettingResult result, Estimate imbalance, Estimate winners) {

        boolean beats(Weighed other) {
            double balance = other.imbalance.mean() - imbalance.mean();
            double decisive = winners.mean() - other.winners.mean();
            return balance >= 0 && decisive >= 0 && balance + decisive > 0;
        }
    }

    void write() {
        List<List<Weighed>> sweeps = sweeps();
        if (sweeps.isEmpty()) {
            return;
        }
        html.section("trade-off", TITLE);
        html.p(
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
        MetricRow row = settings.table.row(id).orElseThrow();
        return new CrossPicture.Axis(ChangeWords.capital(row.label()) + ", %", OptionalDouble.empty());
    }

    private Optional<MetricRow> winners() {
        return WINNERS.stream().flatMap(id -> settings.table.row(id).stream()).findFirst();
    }

    /** For each baseline its own setting, then those that are compared with it, if they are enough. */
    private List<List<Weighed>> sweeps() {
        return settings.all().stream()
                .filter(first ->
                        settings.isBaseline(first.setting()) && weighed(first).isPresent())
                .map(first -> Stream.concat(
                                Stream.of(first),
                                settings.all().stream()
                                        .filter(other -> settings.baseline(other.setting())
                                                .filter(first.setting()::equals)
                                                .isPresent()))
                        .flatMap(result -> weighed(result).stream())
                        .toList())
                .filter(sweep -> sweep.size() >= FEWEST)
                .toList();
    }

    private Optional<Weighed> weighed(SettingResult result) {
        Optional<Estimate> imbalance = settings.table.row(BALANCE).flatMap(row -> number(result, row));
        return winners()
                .flatMap(row -> number(result, row))
                .flatMap(winners -> imbalance.map(balance -> new Weighed(result, balance, winners)));
    }

    private static Optional<Estimate> number(SettingResult result, MetricRow row) {
        return result.number(row)
                .map(MetricResult::estimate)
                .map(estimate -> estimate.times(row.metric().unit().factor()));
    }
}
