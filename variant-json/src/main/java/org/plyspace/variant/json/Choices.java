package org.plyspace.variant.json;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.api.Option;
import org.plyspace.variant.json.tree.MergePatch;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;

/** The options of a file: each value overlays the declaration with a patch of its own. Immutable. */
final class Choices {

    static final List<String> FIELDS = List.of("name", "meaning", "choices");

    private static final int MOST_OPTIONS = 8;
    private static final int MOST_VALUES = 30;
    private static final int MOST_COMBINATIONS = 64;

    private final List<Choice> choices;

    /** An option and the patch of each value. */
    private record Choice(Option option, Map<String, Node> patches) {}

    private Choices(List<Choice> choices) {
        this.choices = List.copyOf(choices);
    }

    /** Reads the options, if there are any. */
    static Choices read(Optional<Node> node, Format format, Mistakes mistakes) {
        Values values = new Values(mistakes);
        List<Choice> choices = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Node item : node.map(list -> values.items(list, MOST_OPTIONS)).orElse(List.of())) {
            readOne(item, format, mistakes).ifPresent(choice -> {
                choices.add(choice);
                if (!names.add(choice.option().name())) {
                    mistakes.add(
                            item.place(),
                            "there are two options '" + choice.option().name() + "'");
                }
            });
        }
        int combinations =
                choices.stream().mapToInt(choice -> choice.patches().size()).reduce(1, Choices::capped);
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

    private static Optional<Choice> readOne(Node node, Format format, Mistakes mistakes) {
        int before = mistakes.count();
        Section section = Section.of(node, mistakes, FIELDS);
        Values values = new Values(mistakes);
        Optional<String> name = section.required("name").flatMap(value -> values.text(value, Form.OPTION_NAME));
        Optional<String> meaning = section.required("meaning").flatMap(value -> values.text(value, Form.SENTENCES));
        Map<String, Node> patches = section.required("choices")
                .map(value -> patches(value, format, mistakes))
                .orElse(Map.of());
        if (mistakes.count() > before) {
            return Optional.empty();
        }
        String[] words = patches.keySet().toArray(String[]::new);
        return Optional.of(new Choice(Option.choice(name.orElseThrow(), meaning.orElseThrow(), words), patches));
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

    /** The file with the patches of these values, by option, laid over it. */
    Node overlay(Node file, Map<String, String> values) {
        Node overlaid = file;
        for (Choice choice : choices) {
            overlaid = MergePatch.apply(
                    overlaid, choice.patches().get(values.get(choice.option().name())));
        }
        return overlaid;
    }

    /** What of these values is not the default: {@code knights=long, pawns=on}. */
    static String departures(Map<String, String> values, List<Option> options) {
        return options.stream()
                .filter(option -> !option.choices().get(0).equals(values.get(option.name())))
                .map(option -> option.name() + "=" + values.get(option.name()))
                .collect(Collectors.joining(", "));
    }

    /** All ways to choose values, the defaults first. */
    List<Map<String, String>> combinations() {
        List<Map<String, String>> combinations = List.of(Map.of());
        for (Choice choice : choices) {
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> values : combinations) {
                for (String value : choice.option().choices()) {
                    Map<String, String> more = new LinkedHashMap<>(values);
                    more.put(choice.option().name(), value);
                    longer.add(more);
                }
            }
            combinations = longer;
        }
        return combinations;
    }
}
