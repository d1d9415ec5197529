package org.plyspace.report;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.JsonFields;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Unit;
import org.plyspace.statistics.Estimate;

/**
 * A number of a setting in a saved comparison; shares are in per cent.
 *
 * @param player the engine that played; empty for numbers that need no games
 * @param measure its id, as in {@code compare --json}
 * @param atLeast whether it is a lower bound
 * @param difference the difference from the baseline; empty if it was not computed
 */
record SavedNumber(
        String variant,
        Optional<String> player,
        String group,
        String measure,
        Estimate value,
        boolean atLeast,
        Optional<Estimate> difference,
        Optional<Contrast.Finding> finding) {

    /** No game is as long as this, and larger numbers cannot be written as a percentage. */
    private static final double LARGEST = 1e15;

    static SavedNumber of(JsonFields line) {
        double factor = new Unit(line.text("unit")).factor();
        Optional<Contrast.Finding> finding = line.optionalText("finding").map(word -> finding(line, word));
        return new SavedNumber(
                line.text("variant"),
                line.optionalText("player"),
                line.text("group"),
                line.text("measure"),
                estimate(line, "value", "low", "high").times(factor),
                line.flag("atLeast"),
                finding.map(any -> difference(line).times(factor)),
                finding);
    }

    /** Reads the difference; if it is missing, it is unknown. */
    private static Estimate difference(JsonFields line) {
        return line.optionalDecimal("difference").isPresent()
                ? estimate(line, "difference", "differenceLow", "differenceHigh")
                : new Estimate(Double.NaN, Double.NaN, Double.NaN);
    }

    /** Reads an estimate; an end that is missing is infinite. */
    private static Estimate estimate(JsonFields line, String mean, String low, String high) {
        OptionalDouble value = decimal(line, mean);
        OptionalDouble from = decimal(line, low);
        OptionalDouble to = decimal(line, high);
        if (value.isEmpty()) {
            throw line.refusal(mean, "expected a number, found nothing");
        }
        return new Estimate(
                value.getAsDouble(), from.orElse(Double.NEGATIVE_INFINITY), to.orElse(Double.POSITIVE_INFINITY));
    }

    private static OptionalDouble decimal(JsonFields line, String name) {
        OptionalDouble number = line.optionalDecimal(name);
        if (Math.abs(number.orElse(0)) > LARGEST) {
            throw line.refusal(name, "expected a number from -1e15 to 1e15, found the number " + number.getAsDouble());
        }
        return number;
    }

    private static Contrast.Finding finding(JsonFields line, String word) {
        return Stream.of(Contrast.Finding.values())
                .filter(finding -> finding.word().equals(word))
                .findFirst()
                .orElseThrow(() -> line.refusal(
                        "finding", "expected different, alike or open, found '" + Texts.shorten(word) + "'"));
    }

    /** The number with its 95 % interval, as in a table. */
    String text() {
        String text = EstimateText.range(value);
        return atLeast ? "at least " + text.split(" ", 2)[0] : text;
    }
}
