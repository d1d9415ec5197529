package org.plyspace.lab.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.BrokenJson;
import org.plyspace.engine.JsonFields;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.io.Sha256;
import org.plyspace.statistics.SequentialBounds.Spending;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Reads and writes experiments as JSON (docs/json.md, Experiments). Strict: unknown fields, wrong types and duplicate fields are
 * refused.
 */
public final class ExperimentFormat {

    /** Value of the field {@code format}. */
    public static final String FORMAT = "plyspace-experiment/1";

    /** The most characters of an experiment's file. */
    public static final int LONGEST = 5_000_000;

    /** The fields of an experiment. */
    static final List<String> FIELDS = List.of(
            "$schema",
            "format",
            "name",
            "settings",
            "players",
            "games",
            "openings",
            "seed",
            "maxPlies",
            "metrics",
            "hypotheses",
            "looks");

    /** The fields of a hypothesis. */
    static final List<String> HYPOTHESIS_FIELDS = List.of(
            "text", "metric", "setting", "baseline", "direction", "than", "margin", "relativeMargin", "player", "and");

    /** The fields of a further expectation of a hypothesis. */
    static final List<String> EXPECTATION_FIELDS = List.of("metric", "direction", "than", "margin", "relativeMargin");

    /** The fields of looks. */
    static final List<String> LOOK_FIELDS = List.of("games", "spending", "stop");

    private ExperimentFormat() {}

    /**
     * Reads an experiment.
     *
     * @param place the name of the file in messages
     * @throws UsageException if the text is not an experiment
     */
    public static Experiment read(String text, String place) {
        return experiment(JsonFields.of(tree(text, place, UsageException::new), place, UsageException::new));
    }

    /** Reads any JSON in whose objects no name occurs twice. */
    public static JsonNode tree(String text, String place, JsonFields.Refusals refusals) {
        try {
            return JsonMappers.STRICT.readTree(text);
        } catch (JacksonException broken) {
            String line = broken.getLocation() == null || text.indexOf('\n') < 0
                    ? ""
                    : ":" + broken.getLocation().getLineNr();
            throw refusals.of(place + line, "this is not JSON: " + BrokenJson.reason(broken));
        }
    }

    /** Creates the experiment from the fields of an object. */
    public static Experiment experiment(JsonFields fields) {
        checkFormat(fields, FORMAT);
        fields.allowing(FIELDS);
        fields.optionalText("$schema");
        Optional<String> openings = fields.optionalText("openings");
        try {
            return new Experiment(
                    fields.text("name"),
                    fields.texts("settings"),
                    fields.optionalTexts("players").orElse(Experiment.USUAL_PLAYERS),
                    fields.number("games", 1, Experiment.MOST_GAMES),
                    openings.map(rule -> openings(rule, fields)).orElse(OpeningRule.USUAL),
                    fields.optionalLong("seed").orElse(1),
                    fields.optionalNumber("maxPlies", 1, Experiment.MOST_PLIES).orElse(Experiment.USUAL_MAX_PLIES),
                    fields.optionalTexts("metrics").orElse(List.of()),
                    fields.objects("hypotheses").stream()
                            .map(ExperimentFormat::hypothesis)
                            .toList(),
                    fields.optionalObject("looks").map(ExperimentFormat::looks));
        } catch (UsageException refused) {
            String message = refused.getMessage();
            throw message.startsWith("field ") ? fields.refusal(message) : refused;
        }
    }

    /** Refuses objects of another format. */
    public static void checkFormat(JsonFields fields, String expected) {
        String format = fields.optionalText("format")
                .orElseThrow(() -> new UsageException(
                        fields.refusal("missing field 'format'; expected " + expected + fields.nearest("format"))
                                .getMessage()));
        if (!format.equals(expected)) {
            throw new UsageException(
                    fields.refusal("format", "expected " + expected + ", found '" + Texts.shorten(format) + "'")
                            .getMessage());
        }
    }

    private static OpeningRule openings(String rule, JsonFields fields) {
        try {
            return OpeningRule.parse(rule);
        } catch (UsageException none) {
            throw fields.refusal("openings", none.getMessage());
        }
    }

    private static Hypothesis hypothesis(JsonFields fields) {
        fields.allowing(HYPOTHESIS_FIELDS);
        Expectation first = expectation(fields);
        List<JsonFields> others = fields.objects("and");
        if (first.isEmpty() && !others.isEmpty()) {
            throw fields.refusal("and", "expected metric and direction beside it, found neither of them");
        }
        return new Hypothesis(
                fields.text("text"),
                fields.optionalText("setting"),
                fields.optionalText("baseline"),
                fields.optionalText("player"),
                Stream.concat(Stream.of(first), others.stream().map(ExperimentFormat::further))
                        .filter(each -> !each.isEmpty())
                        .toList());
    }

    private static Expectation further(JsonFields fields) {
        fields.allowing(EXPECTATION_FIELDS);
        fields.text("metric");
        fields.text("direction");
        return expectation(fields);
    }

    private static Expectation expectation(JsonFields fields) {
        OptionalDouble margin = fields.optionalDecimal("margin");
        OptionalDouble relative = fields.optionalDecimal("relativeMargin");
        if (margin.isPresent() && relative.isPresent()) {
            throw fields.refusal("relativeMargin", "expected a margin or a relativeMargin, found both");
        }
        return new Expectation(
                fields.optionalText("metric"),
                fields.optionalText("direction").map(word -> direction(word, fields)),
                fields.optionalDecimal("than"),
                margin.isPresent()
                        ? Optional.of(new Expectation.SmallestDifference(margin.getAsDouble(), false))
                        : relative.isPresent()
                                ? Optional.of(new Expectation.SmallestDifference(relative.getAsDouble(), true))
                                : Optional.empty());
    }

    private static Direction direction(String word, JsonFields fields) {
        return Direction.of(word)
                .orElseThrow(() ->
                        unknown("direction", word, Stream.of(Direction.values()).map(Direction::word), fields));
    }

    private static InterimLooks looks(JsonFields fields) {
        fields.allowing(LOOK_FIELDS);
        String word = fields.optionalText("spending").orElse(Spending.LINEAR.word());
        Spending spending = Stream.of(Spending.values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow(() ->
                        unknown("spending", word, Stream.of(Spending.values()).map(Spending::word), fields));
        return new InterimLooks(
                fields.numbers("games", 1, Experiment.MOST_GAMES),
                spending,
                fields.optionalFlag("stop").orElse(true));
    }

    private static PlyspaceException unknown(String field, String word, Stream<String> all, JsonFields fields) {
        return fields.refusal(
                field,
                "expected one of " + all.collect(Collectors.joining(", ")) + ", found '" + Texts.shorten(word) + "'");
    }

    /** All fields with their values, including those left out of the file, always in the same order. */
    public static Map<String, Object> fields(Experiment experiment) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("format", FORMAT);
        fields.put("name", experiment.name());
        fields.put("settings", experiment.settings());
        fields.put("players", experiment.players());
        fields.put("games", experiment.games());
        fields.put("openings", experiment.openings().toString());
        fields.put("seed", experiment.seed());
        fields.put("maxPlies", experiment.maxPlies());
        fields.put("metrics", experiment.metrics());
        fields.put(
                "hypotheses",
                experiment.hypotheses().stream().map(ExperimentFormat::fields).toList());
        // Older experiments keep their identity.
        experiment.looks().ifPresent(looks -> fields.put("looks", fields(looks)));
        return fields;
    }

    private static Map<String, Object> fields(Hypothesis hypothesis) {
        Map<String, Object> fields = new LinkedHashMap<>();
        List<Expectation> all = hypothesis.expectations();
        Optional<Expectation> first = all.stream().findFirst();
        fields.put("text", hypothesis.text());
        first.flatMap(Expectation::metric).ifPresent(metric -> fields.put("metric", metric));
        hypothesis.setting().ifPresent(setting -> fields.put("setting", setting));
        hypothesis.baseline().ifPresent(baseline -> fields.put("baseline", baseline));
        first.ifPresent(expectation -> addTest(fields, expectation));
        hypothesis.player().ifPresent(player -> fields.put("player", player));
        if (all.size() > 1) {
            fields.put("and", all.stream().skip(1).map(ExperimentFormat::fields).toList());
        }
        return fields;
    }

    private static Map<String, Object> fields(Expectation expectation) {
        Map<String, Object> fields = new LinkedHashMap<>();
        expectation.metric().ifPresent(metric -> fields.put("metric", metric));
        addTest(fields, expectation);
        return fields;
    }

    private static void addTest(Map<String, Object> fields, Expectation expectation) {
        expectation.direction().ifPresent(direction -> fields.put("direction", direction.word()));
        expectation.than().ifPresent(than -> fields.put("than", than));
        expectation
                .matters()
                .ifPresent(matters -> fields.put(matters.relative() ? "relativeMargin" : "margin", matters.size()));
    }

    private static Map<String, Object> fields(InterimLooks looks) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("games", looks.games());
        fields.put("spending", looks.spending().word());
        fields.put("stop", looks.stops());
        return fields;
    }

    /** The text of a file, with every field, over several lines. */
    public static String write(Experiment experiment) {
        return JsonMappers.file(fields(experiment));
    }

    /** The experiment on one line, with every field: equal experiments give equal texts, even if files leave out defaults. */
    static String line(Experiment experiment) {
        return JsonMappers.STRICT.writeValueAsString(fields(experiment));
    }

    /**
     * Identifies an experiment among all others, however small the difference: the SHA-256 of its JSON on one line, with every field, as
     * 64 hexadecimal digits.
     */
    public static String identity(Experiment experiment) {
        return Sha256.of(line(experiment));
    }
}
