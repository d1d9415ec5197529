package org.plyspace.report;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Texts;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.SettingReference;
import org.plyspace.engine.io.InputException;
import org.plyspace.lab.compare.Comparison;
import org.plyspace.lab.compare.Fact;
import org.plyspace.lab.experiment.SourceFile;
import org.plyspace.lab.experiment.SourceFiles;
import org.plyspace.lab.metric.Contrast;
import org.plyspace.lab.metric.Unit;
import org.plyspace.statistics.Estimate;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.json.JsonMapper;

/** A comparison as it is kept: what {@code compare --json} prints, when it was played, by which files, and what its numbers are called. */
final class SavedComparison {

    private static final String FORMAT = "plyspace-kept-comparison/1";
    private static final String NONE = "-";

    /** No game is so long; what is larger cannot be written as a percentage. */
    private static final double LARGEST = 1e15;

    private final JsonFields file;
    private final JsonFields comparison;
    private final List<Line> lines;

    private SavedComparison(JsonFields file) {
        this.file = file;
        this.comparison = file.object("comparison");
        this.lines = comparison.objects("numbers").stream().map(Line::of).toList();
    }

    private record Document(
            String format,
            String played,
            int positions,
            Set<SourceFile> files,
            Map<String, String> labels,
            Object comparison) {}

    /** As it is written. */
    static String text(Comparison comparison, Instant played) {
        Map<String, String> labels = new LinkedHashMap<>();
        for (Fact fact : comparison.ruleSets().get(0).facts()) {
            labels.put(fact.id(), fact.label());
        }
        comparison.table().rows().forEach(row -> labels.put(row.id(), MetricTexts.label(row)));
        Document document = new Document(
                FORMAT,
                played.truncatedTo(ChronoUnit.SECONDS).toString(),
                comparison.settings().positions().size(),
                files(comparison),
                labels,
                ComparisonData.tree(comparison));
        return JsonMapper.builder().build().writeValueAsString(document) + "\n";
    }

    /** What a single file brings has a name that no setting on the page has. */
    private static Set<SourceFile> files(Comparison comparison) {
        Set<SourceFile> files = new LinkedHashSet<>();
        comparison.samples().stream()
                .map(sample -> sample.contender())
                .filter(comparedSetting ->
                        SettingReference.parse(comparedSetting.name()).file().isEmpty())
                .map(comparedSetting -> SourceFiles.ifThere(
                        comparedSetting.registry(),
                        SettingName.parse(comparedSetting.spec()).id()))
                .forEach(files::addAll);
        return files;
    }

    /**
     * Reads one.
     *
     * @param name of the file, for messages
     * @throws InputException if it is none
     */
    static SavedComparison read(String text, String name) {
        JsonMapper mapper = JsonMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
        JsonFields fields;
        try {
            fields = JsonFields.of(
                    mapper.readTree(text), name, (place, reason) -> new InputException(place + ": " + reason));
        } catch (JacksonException broken) {
            throw new InputException(name + BrokenJson.placeAndReason(broken));
        }
        if (!fields.text("format").equals(FORMAT)) {
            throw fields.refusal(
                    "format", "expected " + FORMAT + ", found '" + Texts.shorten(fields.text("format")) + "'");
        }
        return new SavedComparison(fields);
    }

    /** A number of a setting. */
    private record Line(
            String variant,
            Optional<String> player,
            String group,
            String measure,
            Estimate value,
            boolean atLeast,
            Optional<Estimate> difference,
            Optional<Contrast.Finding> finding) {

        static Line of(JsonFields line) {
            String unit = line.text("unit");
            double factor = Stream.of(Unit.values())
                    .filter(known -> known.word().equals(unit))
                    .findFirst()
                    .map(Unit::factor)
                    .orElse(1.0);
            Optional<Contrast.Finding> finding = line.optionalText("finding").map(word -> finding(line, word));
            return new Line(
                    line.text("variant"),
                    line.optionalText("player"),
                    line.text("group"),
                    line.text("measure"),
                    estimate(line, "value", "low", "high").times(factor),
                    line.flag("atLeast"),
                    finding.map(any -> difference(line).times(factor)),
                    finding);
        }

        /** One that is missing cannot be told. */
        private static Estimate difference(JsonFields line) {
            return line.optionalDecimal("difference").isPresent()
                    ? estimate(line, "difference", "differenceLow", "differenceHigh")
                    : new Estimate(Double.NaN, Double.NaN, Double.NaN);
        }

        /** Of two ends that are missing nothing is known; one that is missing lies beyond what was seen. */
        private static Estimate estimate(JsonFields line, String mean, String low, String high) {
            OptionalDouble value = decimal(line, mean);
            OptionalDouble from = decimal(line, low);
            OptionalDouble to = decimal(line, high);
            if (value.isEmpty()) {
                throw line.refusal(mean, "expected a number, found nothing");
            }
            boolean unknown = from.isEmpty() && to.isEmpty();
            return new Estimate(
                    value.getAsDouble(),
                    from.orElse(unknown ? Double.NaN : Double.NEGATIVE_INFINITY),
                    to.orElse(unknown ? Double.NaN : Double.POSITIVE_INFINITY));
        }

        private static OptionalDouble decimal(JsonFields line, String name) {
            OptionalDouble number = line.optionalDecimal(name);
            if (Math.abs(number.orElse(0)) > LARGEST) {
                throw line.refusal(
                        name, "expected a number from -1e15 to 1e15, found the number " + number.getAsDouble());
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

        String text() {
            String text = EstimateText.range(value);
            return atLeast ? "at least " + text.split(" ", 2)[0] : text;
        }
    }

    /**
     * Of two settings, if both are in it.
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

    /** The name that a setting went by. */
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
        Map<String, String> labels = file.textsByName("labels");
        List<String> order = List.copyOf(labels.keySet());
        Map<String, Integer> places = new HashMap<>();
        IntStream.range(0, order.size()).forEach(place -> places.put(order.get(place), place));
        Map<Optional<String>, Map<String, Line>> firsts = linesOf(before);
        Map<Optional<String>, Map<String, Line>> seconds = linesOf(after);
        List<PairNumbers.Block> blocks = new ArrayList<>();
        for (Optional<String> player : players()) {
            Map<String, Line> one = firsts.getOrDefault(player, Map.of());
            Map<String, Line> other = seconds.getOrDefault(player, Map.of());
            Map<String, Line> compared = forwards ? other : backwards ? one : Map.of();
            List<PairNumbers.Row> rows = Stream.concat(one.keySet().stream(), other.keySet().stream())
                    .distinct()
                    .filter(places::containsKey)
                    .sorted(Comparator.comparing(places::get))
                    .map(measure -> row(
                            labels.get(measure),
                            Optional.ofNullable(one.get(measure)),
                            Optional.ofNullable(other.get(measure)),
                            Optional.ofNullable(compared.get(measure)),
                            backwards))
                    .toList();
            if (!rows.isEmpty()) {
                blocks.add(new PairNumbers.Block(player, rows));
            }
        }
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
                blocks);
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

    /** The lines of a setting by player and measure, so that a file that somebody made long is not gone through again and again. */
    private Map<Optional<String>, Map<String, Line>> linesOf(String setting) {
        Map<Optional<String>, Map<String, Line>> found = new HashMap<>();
        lines.stream()
                .filter(line -> line.variant.equals(setting))
                .forEach(line -> found.computeIfAbsent(line.player, any -> new LinkedHashMap<>())
                        .putIfAbsent(line.measure, line));
        return found;
    }

    private static PairNumbers.Row row(
            String label, Optional<Line> first, Optional<Line> second, Optional<Line> compared, boolean backwards) {
        Line any = first.or(() -> second).orElseThrow();
        Optional<Estimate> difference = compared.flatMap(Line::difference);
        return new PairNumbers.Row(
                any.group,
                any.measure,
                label,
                first.map(Line::text).orElse(NONE),
                second.map(Line::text).orElse(NONE),
                difference.map(found -> EstimateText.difference(backwards ? negative(found) : found)),
                compared.flatMap(Line::finding).map(Contrast.Finding::word));
    }

    /** No difference has no sign. */
    private static Estimate negative(Estimate found) {
        return new Estimate(0 - found.mean(), 0 - found.high(), 0 - found.low());
    }

    private boolean isChanged(String setting, Function<String, List<String>> digests) {
        String id = SettingName.parse(setting).id();
        List<String> then = file.objects("files").stream()
                .filter(each -> each.text("usedBy").equals(id))
                .map(each -> each.text("sha256"))
                .toList();
        return !Set.copyOf(then).equals(Set.copyOf(digests.apply(id)));
    }
}
