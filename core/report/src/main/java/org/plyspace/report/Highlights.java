package org.plyspace.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.plyspace.lab.numbers.ResultTable;
import org.plyspace.lab.numbers.SettingResult;
import org.plyspace.report.doc.EstimateText;
import org.plyspace.statistics.Estimate;

/**
 * What stands out among settings that one engine played, in sentences that their intervals bear out.
 *
 * @param settings the settings to speak of, each played by the same engine
 */
record Highlights(ResultTable table, List<SettingResult> settings) {

    private static final int MOST_SENTENCES = 3;
    private static final double EVEN = 50;
    private static final Set<KeyNumber> OUTCOMES = Set.of(KeyNumber.WINNERS, KeyNumber.SCORE);

    /** Something that can be said, with the distance between intervals in their half widths. */
    private record Remark(KeyNumber about, double clearance, String sentence) {}

    private record Place(String spec, Estimate estimate) {

        /** How far the interval lies above a value, or below it if the sign is -1; at most 0 if it does not. */
        double beyond(double value, int sign) {
            return sign > 0 ? estimate.low() - value : value - estimate.high();
        }
    }

    /** At most three sentences, each on another number, outcomes first and then the clearest; empty if all intervals overlap. */
    List<String> sentences() {
        List<Remark> remarks = new ArrayList<>(favoured());
        for (KeyNumber number : KeyNumber.values()) {
            if (!number.most().isEmpty()) {
                extreme(number, 1).ifPresent(remarks::add);
                extreme(number, -1).ifPresent(remarks::add);
            }
        }
        remarks.sort(Comparator.comparing((Remark remark) -> !OUTCOMES.contains(remark.about))
                .thenComparing(Comparator.comparingDouble(Remark::clearance).reversed()));
        Set<KeyNumber> named = EnumSet.noneOf(KeyNumber.class);
        return remarks.stream()
                .filter(remark -> named.size() < MOST_SENTENCES && named.add(remark.about))
                .map(Remark::sentence)
                .toList();
    }

    /** Settings in which one side scores more than half. */
    private List<Remark> favoured() {
        return places(KeyNumber.SCORE).stream()
                .filter(place -> place.beyond(EVEN, 1) > 0 || place.beyond(EVEN, -1) > 0)
                .map(place -> {
                    int sign = place.beyond(EVEN, 1) > 0 ? 1 : -1;
                    return new Remark(
                            KeyNumber.SCORE,
                            place.beyond(EVEN, sign) / place.estimate.halfWidth(),
                            (sign > 0 ? "White" : "Black") + " is better off in " + place.spec + ": White scores "
                                    + EstimateText.range(place.estimate) + " %.");
                })
                .toList();
    }

    /**
     * The setting whose interval lies above, or below, those of all others.
     *
     * @param sign 1 for above, -1 for below
     */
    private Optional<Remark> extreme(KeyNumber number, int sign) {
        List<Place> places = places(number).stream()
                .sorted(Comparator.comparingDouble(place -> -sign * place.estimate.mean()))
                .toList();
        if (places.size() < 2) {
            return Optional.empty();
        }
        Place first = places.get(0);
        double bound = places.stream()
                .skip(1)
                .mapToDouble(place -> sign * (sign > 0 ? place.estimate.high() : place.estimate.low()))
                .max()
                .orElseThrow();
        double distance = first.beyond(sign * bound, sign);
        if (!(distance > 0)) {
            return Optional.empty();
        }
        String unit = number.label().endsWith(", %") ? " %" : "";
        double width = Math.max(first.estimate.halfWidth(), Math.abs(first.estimate.mean()) / 1_000);
        String next = EstimateText.number(first.estimate, places.get(1).estimate.mean());
        return Optional.of(new Remark(
                number,
                distance / width,
                (sign > 0 ? number.most() : number.least()) + " in " + first.spec + ": "
                        + EstimateText.range(first.estimate) + unit + "; elsewhere "
                        + (sign > 0 ? "at most " : "at least ") + next + unit + "."));
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
