package org.plyspace.vectors;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.plyspace.api.Rules;
import org.plyspace.api.Scenario;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.api.Variant;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.api.text.Utf8;

/**
 * A step of the lessons that a rule set's jar brings (docs/writing-a-variant.md, Lessons): one idea, and moves to try.
 *
 * @param title a few words; empty in a step about a piece that has none of its own
 * @param text one to three short sentences; empty likewise
 * @param piece the symbol of the piece that the step is about; the program then makes the tasks
 * @param options the options that the step needs, by name
 * @param tasks what to try, in order; empty in a step about a piece
 */
public record LessonStep(
        String title, String text, Optional<String> piece, Map<String, String> options, List<Task> tasks) {

    /** The end of a move's text that stands for all legal moves which begin with the text before it. */
    public static final String ANY = "*";

    private static final String FORMAT = "plyspace-lessons/1";
    private static final int LONGEST = 200_000;

    public LessonStep {
        options = Map.copyOf(options);
        tasks = List.copyOf(tasks);
    }

    /**
     * A move to try.
     *
     * @param scenario the id of the rule set's {@link Scenario} that tells position and move; empty if the task does
     * @param position the position's text; empty for the start
     * @param moves moves in machine form, each of which does the task; a text may end in {@link #ANY}
     * @param citation what the verdict must cite if the only move is one to be refused; empty if all are legal
     * @param then what is said when it is done; may be empty
     */
    public record Task(
            Optional<String> scenario, String position, List<String> moves, Optional<String> citation, String then) {

        public Task {
            moves = List.copyOf(moves);
        }

        /** Whether a move in machine form is one of its moves. */
        public boolean allows(String move) {
            return moves.stream()
                    .anyMatch(one -> one.endsWith(ANY)
                            ? move.startsWith(one.substring(0, one.length() - ANY.length()))
                            : move.equals(one));
        }

        /**
         * The task with the position and the move of its scenario, if it names one.
         *
         * @throws UsageException if these rules have no such scenario, or it has no move
         */
        public Task in(Rules rules) {
            if (scenario.isEmpty()) {
                return this;
            }
            Scenario example = rules.scenarios().stream()
                    .filter(one ->
                            one.id().equals(scenario.get()) && !one.move().isEmpty())
                    .findFirst()
                    .orElseThrow(() -> new UsageException("no scenario with a move is called '"
                            + Texts.shorten(scenario.get()) + "' in " + rules.setting()));
            return new Task(
                    Optional.empty(),
                    example.position(),
                    List.of(example.move()),
                    example.valid() ? Optional.empty() : Optional.of(example.citation()),
                    then);
        }
    }

    /**
     * The lessons in a variant's jar, from the resource {@code META-INF/plyspace/lessons/ID.json}; empty if there is none.
     *
     * @throws UsageException if the resource is malformed; the message names it and the step
     */
    public static Optional<List<LessonStep>> of(Variant variant) {
        String name = "/META-INF/plyspace/lessons/" + variant.id() + ".json";
        Optional<InputStream> resource = variant.resource(name);
        if (resource.isEmpty()) {
            return Optional.empty();
        }
        try (InputStream stream = resource.get()) {
            byte[] bytes = stream.readNBytes(LONGEST + 1);
            if (bytes.length > LONGEST) {
                throw new UsageException(name, "it is longer than " + LONGEST + " bytes");
            }
            return Optional.of(read(Utf8.decode(name, bytes), name));
        } catch (IOException | TextException broken) {
            throw new UsageException(name, broken.getMessage());
        }
    }

    /**
     * Reads the text form. Strict.
     *
     * @param name the name for messages
     * @throws UsageException if the text is malformed
     */
    static List<LessonStep> read(String json, String name) {
        Object value;
        try {
            value = JsonReader.read(json);
        } catch (IllegalArgumentException broken) {
            throw new UsageException(name, "not JSON" + broken.getMessage());
        }
        Fields file = new Fields(value, name);
        String format = file.text("format");
        if (!format.equals(FORMAT)) {
            throw file.refusal("expected format " + FORMAT + ", found '" + Texts.shorten(format) + "'");
        }
        file.allow("format", "steps");
        List<LessonStep> steps = new ArrayList<>();
        for (Object item : file.list("steps")) {
            steps.add(step(new Fields(item, name + ": step " + (steps.size() + 1))));
        }
        if (steps.isEmpty()) {
            throw file.refusal("expected 'steps', an array of one at least");
        }
        return steps;
    }

    private static LessonStep step(Fields fields) {
        fields.allow("title", "text", "piece", "options", "position", "tasks");
        Optional<String> piece = fields.optionalText("piece");
        if (piece.isPresent()) {
            fields.without("position", "piece");
            fields.without("tasks", "piece");
        }
        List<Task> tasks = new ArrayList<>();
        for (Object item : fields.list("tasks")) {
            tasks.add(task(
                    new Fields(item, fields.place + ", task " + (tasks.size() + 1)),
                    fields.optionalText("position").orElse("")));
        }
        if (piece.isEmpty() && tasks.isEmpty()) {
            throw fields.refusal("expected 'tasks', at least one, or 'piece'");
        }
        return new LessonStep(
                piece.isPresent() ? fields.optionalText("title").orElse("") : fields.text("title"),
                piece.isPresent() ? fields.optionalText("text").orElse("") : fields.text("text"),
                piece,
                fields.textsByName("options"),
                tasks);
    }

    private static Task task(Fields fields, String position) {
        fields.allow("try", "refused", "cites", "scenario", "position", "then");
        List<String> kinds = Stream.of("try", "refused", "scenario")
                .filter(fields.values::containsKey)
                .toList();
        if (kinds.size() != 1) {
            throw fields.refusal("expected one of 'try', 'refused' and 'scenario'");
        }
        String kind = kinds.get(0);
        if (!kind.equals("refused")) {
            fields.without("cites", kind);
        }
        if (kind.equals("scenario")) {
            fields.without("position", kind);
        }
        return new Task(
                fields.optionalText("scenario"),
                fields.optionalText("position").orElse(position),
                switch (kind) {
                    case "try" -> fields.texts(kind);
                    case "refused" -> List.of(fields.text(kind));
                    default -> List.of();
                },
                kind.equals("refused") ? Optional.of(fields.text("cites")) : Optional.empty(),
                fields.optionalText("then").orElse(""));
    }

    /** The fields of an object, and its place in the file. */
    private static final class Fields {

        private final Map<?, ?> values;
        private final String place;

        Fields(Object value, String place) {
            this.place = place;
            if (!(value instanceof Map<?, ?> object)) {
                throw new UsageException(place, "expected an object in { }");
            }
            values = object;
        }

        UsageException refusal(String reason) {
            return new UsageException(place, reason);
        }

        void allow(String... names) {
            for (Object name : values.keySet()) {
                if (!List.of(names).contains(name)) {
                    throw refusal("unknown field '" + Texts.shorten((String) name) + "'; expected one of "
                            + String.join(", ", names) + NearestMatch.question((String) name, List.of(names)));
                }
            }
        }

        void without(String name, String beside) {
            if (values.containsKey(name)) {
                throw refusal("'" + name + "' is not for '" + beside + "'; leave it out");
            }
        }

        Optional<String> optionalText(String name) {
            if (!values.containsKey(name)) {
                return Optional.empty();
            }
            if (!(values.get(name) instanceof String text) || text.isBlank()) {
                throw refusal("field " + name + ": expected a string that is not blank");
            }
            return Optional.of(text);
        }

        String text(String name) {
            return optionalText(name).orElseThrow(() -> refusal("missing field '" + name + "'; expected a string"));
        }

        /** The texts of a field that has a string or an array of strings. */
        List<String> texts(String name) {
            if (values.get(name) instanceof String) {
                return List.of(text(name));
            }
            List<String> texts = new ArrayList<>();
            for (Object item : list(name)) {
                texts.add(new Fields(Map.of(name, item), place).text(name));
            }
            if (texts.isEmpty()) {
                throw refusal("field " + name + ": expected a move, or an array of moves");
            }
            return texts;
        }

        List<Object> list(String name) {
            if (!values.containsKey(name)) {
                return List.of();
            }
            if (!(values.get(name) instanceof List<?> list) || list.stream().anyMatch(Objects::isNull)) {
                throw refusal("field " + name + ": expected an array in [ ]");
            }
            return List.copyOf(list);
        }

        Map<String, String> textsByName(String name) {
            Map<String, String> texts = new LinkedHashMap<>();
            if (values.containsKey(name)) {
                Fields given = new Fields(values.get(name), place + ", " + name);
                given.values.keySet().forEach(key -> texts.put((String) key, given.text((String) key)));
            }
            return texts;
        }
    }
}
