package org.plyspace.variant.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;
import org.plyspace.variant.json.tree.Replacement;

/**
 * A place of a file at which an option chooses between values.
 *
 * @param pointer the place as a JSON pointer
 * @param values what can stand there, by the option's value; null takes away what is there
 */
record Alternative(String pointer, Map<String, Node> values) {

    private static final String AT = "at";
    private static final String VALUES = "values";

    /** The fields of an alternative. */
    static final List<String> FIELDS = List.of("name", "meaning", AT, VALUES);

    /** Whether an option of a file is an alternative. */
    static boolean isOne(Node option) {
        return option instanceof Node.Fields object
                && (object.fields().containsKey(AT) || object.fields().containsKey(VALUES));
    }

    /** Reads the fields of an option; what is wrong is added to the mistakes, and read as empty. */
    static Optional<Alternative> read(Section option, Node file, Format format, Mistakes mistakes) {
        int before = mistakes.count();
        Optional<String> pointer = option.required(AT).flatMap(node -> readPlace(node, file, format, mistakes));
        Map<String, Node> values =
                option.required(VALUES).map(node -> readValues(node, mistakes)).orElse(Map.of());
        return pointer.filter(place -> mistakes.count() == before).map(place -> new Alternative(place, values));
    }

    private static Optional<String> readPlace(Node node, Node file, Format format, Mistakes mistakes) {
        Values reader = new Values(mistakes);
        Optional<String> pointer = reader.text(node, Form.POINTER);
        if (pointer.isEmpty()) {
            return pointer;
        }
        String field = pointer.get().substring(1).split("/", 2)[0];
        if (!format.declarationFields().contains(field)) {
            return reader.refused(
                    node,
                    "an option cannot change " + Values.quoted(field) + "; expected a place in one of "
                            + String.join(", ", format.declarationFields()));
        }
        return Replacement.isPlace(file, pointer.get())
                ? pointer
                : reader.refused(
                        node,
                        "the file has no place " + Values.quoted(pointer.get())
                                + "; expected a JSON pointer (RFC 6901) to a value, or to a new field of an object");
    }

    /** Values in an array are named by themselves, those in an object by their fields. */
    private static Map<String, Node> readValues(Node node, Mistakes mistakes) {
        Values reader = new Values(mistakes);
        Map<String, Node> values = new LinkedHashMap<>();
        if (node instanceof Node.Fields object) {
            object.fields().forEach((name, field) -> {
                if (!Form.OPTION_VALUE.fits(name)) {
                    mistakes.add(field.name(), Form.OPTION_VALUE.refusal(name));
                }
                values.put(name, field.value());
            });
        } else {
            for (Node item : reader.items(node, Choices.MOST_VALUES)) {
                Optional<String> name = name(item);
                if (name.isEmpty()) {
                    mistakes.add(
                            item.place(),
                            "only numbers, words, true and false name themselves; expected an object with a name for each value");
                } else if (values.putIfAbsent(name.get(), item) != null) {
                    mistakes.add(item.place(), "the value " + Values.quoted(name.get()) + " is given twice");
                }
            }
        }
        if ((node instanceof Node.Fields || node instanceof Node.Items)
                && (values.size() < 2 || values.size() > Choices.MOST_VALUES)) {
            mistakes.add(node.place(), "expected 2 to " + Choices.MOST_VALUES + " values, found " + values.size());
        }
        return values;
    }

    private static Optional<String> name(Node item) {
        Optional<String> name = item instanceof Node.Text text
                ? Optional.of(text.value())
                : item instanceof Node.Numeral numeral
                        ? Optional.of(numeral.value())
                        : item instanceof Node.Flag flag ? Optional.of(String.valueOf(flag.value())) : Optional.empty();
        return name.filter(Form.OPTION_VALUE::fits);
    }

    /** Whether one place is the other or a part of it. */
    boolean overlaps(Alternative other) {
        return (pointer + "/").startsWith(other.pointer + "/") || (other.pointer + "/").startsWith(pointer + "/");
    }
}
