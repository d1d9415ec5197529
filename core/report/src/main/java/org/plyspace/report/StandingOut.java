package org.plyspace.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.plyspace.lab.metric.ResultTable;
import org.plyspace.lab.metric.SettingResult;
import org.plyspace.statistics.Estimate;

/** What stands out among settings that one engine played, in sentences that their intervals bear out. */
final class StandingOut {

    private static final int MOST_SENTENCES = 3;
    private static final double EVEN = 50;

    private final ResultTable table;
    private final List<SettingResult> settings;

    /** Something that can be said, with the distance between intervals in their half widths. */
    private record Remark(KeyNumber about, double clearance, String sentence) {}

    private record Place(String spec, Estimate estimate) {}

    /**
     * Prepares what can be said.
     *
     * @param settings the settings to speak of, each played by the same engine
     */
    StandingOut(ResultTable table, List<SettingResult> settings) {
        this.table = table;
        this.settings = settings;
    }

    /** At most three sentences, each on another number, the clearest first; empty if all intervals overlap. */
    List<String> sentences() {
        List<Remark> remarks = new ArrayList<>(favoured());
        for (KeyNumber number : KeyNumber.values()) {
            if (!number.most().isEmpty()) {
                remarks.addAll(extremes(number));
            }
        }
        remarks.sort(Comparator.comparingDouble(Remark::clearance).reversed());
        Set<KeyNumber> told = EnumSet.noneOf(KeyNumber.class);
        return remarks.stream()
                .filter(remark -> told.size() < MOST_SENTENCES && told.add(remark.about))
                .map(Remark::sentence)
                .toList();
    }

    /** Settings in which one side scores more than half. */
    private List<Remark> favoured() {
        return places(KeyNumber.SCORE).stream()
                .filter(place -> place.estimate.low() > EVEN || place.estimate.high() < EVEN)
                .map(place -> new Remark(
                        KeyNumber.SCORE,
                        place.estimate.low() > EVEN
                                ? (place.estimate.low() - EVEN) / place.estimate.halfWidth()
                                : (EVEN - place.estimate.high()) / place.estimate.halfWidth(),
                        (place.estimate.low() > EVEN ? "White" : "Black") + " is better off in " + place.spec
                                + ": White scores " + EstimateText.range(place.estimate) + " %."))
                .toList();
    }

    /** The settings whose interval lies above, or below, those of all others. */
    private List<Remark> extremes(KeyNumber number) {
        List<Place> places = places(number);
        List<Remark> remarks = new ArrayList<>();
        if (places.size() > 1) {
            Comparator<Place> byMean = Comparator.comparingDouble(place -> place.estimate.mean());
            Place first = places.stream().max(byMean).orElseThrow();
            Place last = places.stream().min(byMean).orElseThrow();
            double below = rest(places, first)
                    .mapToDouble(place -> place.estimate.high())
                    .max()
                    .orElseThrow();
            double above = rest(places, last)
                    .mapToDouble(place -> place.estimate.low())
                    .min()
                    .orElseThrow();
            if (first.estimate.low() > below) {
                double next = rest(places, first)
                        .mapToDouble(place -> place.estimate.mean())
                        .max()
                        .orElseThrow();
                remarks.add(remark(number, number.most(), first, first.estimate.low() - below, "at most", next));
            }
            if (last.estimate.high() < above) {
                double next = rest(places, last)
                        .mapToDouble(place -> place.estimate.mean())
                        .min()
                        .orElseThrow();
                remarks.add(remark(number, number.least(), last, above - last.estimate.high(), "at least", next));
            }
        }
        return remarks;
    }

    private static Stream<Place> rest(List<Place> places, Place without) {
        return places.stream().filter(place -> !place.equals(without));
    }

    private static Remark remark(
            KeyNumber number, String beginning, Place place, double distance, String bound, double next) {
        String unit = number.label().endsWith(", %") ? " %" : "";
        double width = Math.max(place.estimate.halfWidth(), Math.abs(place.estimate.mean()) / 1_000);
        return new Remark(
                number,
                distance / width,
                beginning + " in " + place.spec + ": " + EstimateText.range(place.estimate) + unit + "; elsewhere "
                        + bound + " " + EstimateText.number(place.estimate, next) + unit + ".");
    }

    private List<Place> places(KeyNumber number) {
        return settings.stream()
                .flatMap(result -> number.of(table, result).stream()
                        .filter(shown -> !shown.atLeast()
                                && Double.isFinite(shown.estimate().halfWidth()))
                        .map(shown -> new Place(result.setting().spec(), shown.estimate())))
                .toList();
    }
}
