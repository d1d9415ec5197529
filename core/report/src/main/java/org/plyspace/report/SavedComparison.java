package org.plyspace.report;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.io.InputException;
import tools.jackson.core.JacksonException;

/** A comparison that {@link SavedComparisonWriter} wrote: its settings, and its numbers by setting and engine. */
final class SavedComparison {

    private final JsonFields file;
    private final JsonFields comparison;
    private final List<SavedNumber> numbers;

    private SavedComparison(JsonFields file) {
        this.file = file;
        this.comparison = file.object("comparison");
        this.numbers =
                comparison.objects("numbers").stream().map(SavedNumber::of).toList();
    }

    /**
     * Reads a saved comparison.
     *
     * @param name the name of the file, for messages
     * @throws InputException if it is not a saved comparison
     */
    static SavedComparison read(String text, String name) {
        JsonFields fields;
        try {
            fields = JsonFields.of(
                    JsonMappers.STRICT.readTree(text),
                    name,
                    (place, reason) -> new InputException(place + ": " + reason));
        } catch (JacksonException broken) {
            throw new InputException(name + BrokenJson.placeAndReason(broken));
        }
        if (!fields.text("format").equals(SavedComparisonWriter.FORMAT)) {
            throw fields.refusal(
                    "format",
                    "expected " + SavedComparisonWriter.FORMAT + ", found '" + Texts.shorten(fields.text("format"))
                            + "'");
        }
        return new SavedComparison(fields);
    }

    /**
     * The numbers of two settings, if both are in it.
     *
     * @see SavedComparisons#find
     */
    Optional<PairNumbers> numbers(
            String first,
            String second,
            Function<String, Optional<String>> names,
            Function<String, List<String>> digests) {
        Optional<String> before = asked(first, names);
        Optional<String> after = asked(second, names);
        return before.isEmpty() || after.isEmpty()
                ? Optional.empty()
                : Optional.of(numbers(before.get(), after.get(), first, second, digests));
    }

    /** The name that was given for a setting. */
    private Optional<String> asked(String setting, Function<String, Optional<String>> names) {
        return comparison.objects("variants").stream()
                .map(each -> each.text("variant"))
                .filter(name -> SettingReference.parse(name).file().isEmpty()
                        && names.apply(name).filter(setting::equals).isPresent())
                .findFirst();
    }

    private PairNumbers numbers(
            String before, String after, String first, String second, Function<String, List<String>> digests) {
        Optional<String> baseline = comparison.optionalText("baseline");
        boolean forwards = baseline.filter(before::equals).isPresent();
        boolean backwards = baseline.filter(after::equals).isPresent();
        SavedPair pair = new SavedPair(of(before), of(after), forwards, backwards);
        return new PairNumbers(
                played(),
                comparison.number("games", 1, Integer.MAX_VALUE),
                comparison
                        .optionalLong("seed")
                        .orElseThrow(() -> comparison.refusal("seed", "expected a whole number, found nothing")),
                comparison.number("openingPlies", 0, Integer.MAX_VALUE),
                comparison.number("maxPlies", 1, Integer.MAX_VALUE),
                file.number("positions", 0, Integer.MAX_VALUE),
                comparison.flag("judged"),
                forwards ? Optional.of(first) : backwards ? Optional.of(second) : Optional.empty(),
                Stream.of(first, second).anyMatch(each -> isChanged(each, digests)),
                pair.blocks(players(), file.textsByName("labels")));
    }

    private String played() {
        try {
            return Instant.parse(file.text("played")).toString();
        } catch (DateTimeException none) {
            throw file.refusal(
                    "played",
                    "expected a time as 2026-11-22T19:05:01Z, found '" + Texts.shorten(file.text("played")) + "'");
        }
    }

    private List<Optional<String>> players() {
        return Stream.concat(
                        Stream.of(Optional.<String>empty()),
                        comparison.texts("players").stream().map(Optional::of))
                .distinct()
                .toList();
    }

    private List<SavedNumber> of(String setting) {
        return numbers.stream()
                .filter(number -> number.variant().equals(setting))
                .toList();
    }

    /** Whether the files of the rule set differ from those with which the games were played. */
    private boolean isChanged(String setting, Function<String, List<String>> digests) {
        String id = SettingName.parse(setting).id();
        List<String> then = file.objects("files").stream()
                .filter(each -> each.text("usedBy").equals(id))
                .map(each -> each.text("sha256"))
                .toList();
        return !Set.copyOf(then).equals(Set.copyOf(digests.apply(id)));
    }
}
