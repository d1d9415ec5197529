package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.Option;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;
import org.plyspace.variant.json.tree.Replacement;

/**
 * The options of a file: each value overlays the declaration with a patch of its own, or stands at the place of an {@link Alternative}.
 * Immutable.
 */
final class Choices {

    /** The fields of an option with patches. */
    static final List<String> FIELDS = List.of("name", "meaning", "choices");

    static final int MOST_VALUES = 30;

    private static final int MOST_OPTIONS = 8;
    private static final int MOST_COMBINATIONS = 64;

    private final List<Choice> choices;

    /**
     * An option.
     *
     * @param patches the patch of each value; empty if it is an alternative
     */
    private record Choice(Option option, Map<String, Node> patches, Optional<Alternative> alternative) {}

    private Choices(List<Choice> choices) {
        this.choices = List.copyOf(choices);
    }

    /** Reads the options of a file, if there are any. */
    static Choices read(Optional<Node> node, Node file, Format format, Mistakes mistakes) {
        Values values = new Values(mistakes);
        List<Choice> choices = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Node item : node.map(list -> values.items(list, MOST_OPTIONS)).orElse(List.of())) {
            readOne(item, file, format, mistakes).ifPresent(choice -> {
                if (!names.add(choice.option().name())) {
                    mistakes.add(item.place(), "option '" + choice.option().name() + "' is given twice");
                }
                checkOverlap(choice, choices, item, mistakes);
                choices.add(choice);
            });
        }
        int combinations = choices.stream()
                .filter(choice -> choice.alternative().isEmpty())
                .mapToInt(choice -> choice.patches().size())
                .reduce(1, Choices::capped);
        if (combinations > MOST_COMBINATIONS) {
            node.ifPresent(list -> mistakes.add(
                    list.place(),
                    "the options can be combined in too many ways; expected at most " + MOST_COMBINATIONS
                            + ", since all are checked"));
            return new Choices(List.of());
        }
        return new Choices(choices);
    }

    private static int capped(int a, int b) {
        return Math.min(a * b, MOST_COMBINATIONS + 1);
    }

    private static void checkOverlap(Choice choice, List<Choice> others, Node item, Mistakes mistakes) {
        for (Choice other : others) {
            if (choice.alternative().isPresent()
                    && other.alternative()
                            .filter(choice.alternative().get()::overlaps)
                            .isPresent()) {
                mistakes.add(
                        item.place(),
                        "it changes the same place as option '" + other.option().name()
                                + "', or part of it; expected places apart from each other");
            }
        }
    }

    private static Optional<Choice> readOne(Node node, Node file, Format format, Mistakes mistakes) {
        int before = mistakes.count();
        boolean places = format == Format.V2 && Alternative.isOne(node);
        Section section = Section.of(node, mistakes, places ? Alternative.FIELDS : FIELDS);
        Values values = new Values(mistakes);
        Optional<String> name = section.required("name").flatMap(value -> values.text(value, Form.OPTION_NAME));
        Optional<String> meaning = section.required("meaning").flatMap(value -> values.text(value, Form.SENTENCES));
        Optional<Alternative> alternative =
                places ? Alternative.read(section, file, format, mistakes) : Optional.empty();
        Map<String, Node> patches = places
                ? Map.of()
                : section.required("choices")
                        .map(value -> patches(value, format, mistakes))
                        .orElse(Map.of());
        if (mistakes.count() > before) {
            return Optional.empty();
        }
        String[] words =
                alternative.map(Alternative::values).orElse(patches).keySet().toArray(String[]::new);
        return Optional.of(
                new Choice(Option.choice(name.orElseThrow(), meaning.orElseThrow(), words), patches, alternative));
    }

    private static Map<String, Node> patches(Node node, Format format, Mistakes mistakes) {
        Map<String, Node> patches = new LinkedHashMap<>();
        Section.named(node, mistakes).fields().forEach((value, field) -> {
            if (!Form.OPTION_VALUE.fits(value)) {
                mistakes.add(field.name(), Form.OPTION_VALUE.refusal(value));
            }
            Section.of(field.value(), mistakes, format.declarationFields());
            patches.put(value, field.value());
        });
        boolean few = patches.size() < 2 || patches.size() > MOST_VALUES;
        if (few && node instanceof Node.Fields) {
            mistakes.add(node.place(), "expected 2 to " + MOST_VALUES + " choices, found " + patches.size());
        }
        return patches;
    }

    List<Option> options() {
        return choices.stream().map(Choice::option).toList();
    }

    /**
     * The file with these values, by option: alternatives in their places first, then patches over all. Without a value for an alternative
     * its place is as the file has it.
     */
    Node overlay(Node file, Map<String, String> values) {
        Map<String, Node> places = new HashMap<>();
        for (Choice choice : choices) {
            choice.alternative()
                    .filter(alternative -> values.containsKey(choice.option().name()))
                    .ifPresent(alternative -> places.put(
                            alternative.pointer(),
                            alternative.values().get(values.get(choice.option().name()))));
        }
        Node overlaid = Replacement.apply(file, places);
        for (Choice choice : choices) {
            if (choice.alternative().isEmpty()) {
                overlaid = MergePatch.apply(
                        overlaid,
                        choice.patches().get(values.get(choice.option().name())));
            }
        }
        return overlaid;
    }

    /** The values that are not defaults: {@code knights=long, pawns=on}. */
    static String departures(Map<String, String> values, List<Option> options) {
        return options.stream()
                .filter(option -> values.containsKey(option.name()))
                .filter(option -> !option.choices().get(0).equals(values.get(option.name())))
                .map(option -> option.name() + "=" + values.get(option.name()))
                .collect(Collectors.joining(", "));
    }

    /**
     * The ways to choose values that are checked when the file is read: what the file has, all combinations of patches, and each value of
     * each alternative alone.
     */
    List<Map<String, String>> checked() {
        List<Map<String, String>> combinations = List.of(Map.of());
        for (Choice choice : choices) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> values : combinations) {
                for (String value : choice.option().choices()) {
                    boolean isDefault = value.equals(choice.option().defaultValue());
                    if (isDefault || choice.alternative().isEmpty()) {
                        longer.add(with(values, choice, value));
                    }
                }
            }
            combinations = longer;
        }
        Map<String, String> defaults = combinations.get(0);
        Map<String, String> asWritten = new LinkedHashMap<>(defaults);
        List<Map<String, String>> all = new ArrayList<>(combinations);
        for (Choice choice : choices) {
            choice.alternative().ifPresent(alternative -> {
                asWritten.remove(choice.option().name());
                alternative.values().keySet().stream().skip(1).forEach(value -> all.add(with(defaults, choice, value)));
            });
        }
        if (asWritten.size() < defaults.size()) {
            all.add(0, asWritten);
        }
        return all;
    }

    /** Whether these values are among those that are {@linkplain #checked checked} when the file is read. */
    boolean isChecked(Map<String, String> values) {
        long departing = choices.stream()
                .filter(choice -> choice.alternative().isPresent())
                .filter(choice -> !choice.option()
                        .defaultValue()
                        .equals(values.get(choice.option().name())))
                .count();
        return departing == 0 || (departing == 1 && checked().contains(values));
    }

    /** The values of these options among others. */
    Map<String, String> among(Map<String, String> values) {
        return choices.stream()
                .map(choice -> choice.option().name())
                .collect(Collectors.toMap(name -> name, values::get));
    }

    private static Map<String, String> with(Map<String, String> values, Choice choice, String value) {
        Map<String, String> more = new LinkedHashMap<>(values);
        more.put(choice.option().name(), value);
        return more;
    }

    /** Overlays one tree with another as JSON merge patch does (RFC 7386); every value keeps the place where it is written. */
    static final class MergePatch {

        private MergePatch() {}

        /** The target with the fields of the patch put in, recursively; null takes a field away. */
        static Node apply(Node target, Node patch) {
            if (!(patch instanceof Node.Fields overlay)) {
                return patch;
            }
            Map<String, Node.Field> merged = new LinkedHashMap<>();
            if (target instanceof Node.Fields base) {
                merged.putAll(base.fields());
            }
            overlay.fields().forEach((name, field) -> {
                if (field.value() instanceof Node.Nothing) {
                    merged.remove(name);
                } else {
                    Node.Field below = merged.get(name);
                    Node old = below == null ? new Node.Nothing(field.name()) : below.value();
                    merged.put(name, new Node.Field(field.name(), apply(old, field.value())));
                }
            });
            return new Node.Fields(target instanceof Node.Fields ? target.place() : patch.place(), merged);
        }
    }
}
