package org.plyspace.variant.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.text.NearestMatch;
import org.plyspace.variant.json.tree.Mistakes;
import org.plyspace.variant.json.tree.Node;
import org.plyspace.variant.json.tree.Place;

/** An object of which only certain fields are known; anything else in it is a mistake. */
final class Section {

    private final Node node;
    private final Map<String, Node.Field> fields;
    private final Mistakes mistakes;

    private Section(Node node, Map<String, Node.Field> fields, Mistakes mistakes) {
        this.node = node;
        this.fields = fields;
        this.mistakes = mistakes;
    }

    /** A value as an object with these fields; any other value is a mistake and read as having none. */
    static Section of(Node node, Mistakes mistakes, List<String> known) {
        Section section = named(node, mistakes);
        section.fields.forEach((name, field) -> {
            if (!known.contains(name)) {
                mistakes.add(
                        field.name(),
                        "unknown field " + Values.quoted(name) + NearestMatch.question(name, known)
                                + "; expected one of " + String.join(", ", known));
            }
        });
        return section;
    }

    /** A value as an object whose fields are named by the author of the file. */
    static Section named(Node node, Mistakes mistakes) {
        if (node instanceof Node.Fields object) {
            return new Section(node, object.fields(), mistakes);
        }
        mistakes.add(node.place(), "expected an object, found " + node.kind());
        return new Section(node, Map.of(), mistakes);
    }

    Place place() {
        return node.place();
    }

    /** Where a field's value stands, or the object if there is no such field. */
    Place place(String name) {
        return optional(name).map(Node::place).orElse(place());
    }

    Map<String, Node.Field> fields() {
        return fields;
    }

    boolean has(String name) {
        return fields.containsKey(name);
    }

    Optional<Node> optional(String name) {
        return Optional.ofNullable(fields.get(name)).map(Node.Field::value);
    }

    /** A field that must be there; the mistake of its absence is reported once, with the object's place. */
    Optional<Node> required(String name) {
        Optional<Node> value = optional(name);
        if (value.isEmpty() && node instanceof Node.Fields) {
            mistakes.add(place(), "missing field '" + name + "'");
        }
        return value;
    }
}
