package org.plyspace.variant.json.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Replaces values of a tree by their JSON pointers (RFC 6901). */
public final class Replacement {

    private final Map<String, Node> values;

    private Replacement(Map<String, Node> values) {
        this.values = values;
    }

    /**
     * The tree with these values in place of its own. Null removes a field or an item; a new field is added.
     *
     * @param values by pointer; no pointer leads into another one's value
     */
    public static Node apply(Node tree, Map<String, Node> values) {
        return values.isEmpty() ? tree : new Replacement(values).in(tree, "").orElse(tree);
    }

    /**
     * Whether a pointer leads to a value of a tree, or to a field that an object of it could have.
     */
    public static boolean isPlace(Node tree, String pointer) {
        int last = pointer.lastIndexOf('/');
        if (last < 0) {
            return false;
        }
        return find(tree, pointer).isPresent()
                || find(tree, pointer.substring(0, last))
                        .filter(Node.Fields.class::isInstance)
                        .isPresent();
    }

    private static Optional<Node> find(Node tree, String pointer) {
        Node at = tree;
        for (String token :
                pointer.isEmpty() ? new String[0] : pointer.substring(1).split("/", -1)) {
            Optional<Node> below = below(at, token.replace("~1", "/").replace("~0", "~"));
            if (below.isEmpty()) {
                return below;
            }
            at = below.get();
        }
        return Optional.of(at);
    }

    private static Optional<Node> below(Node node, String token) {
        if (node instanceof Node.Fields object) {
            return Optional.ofNullable(object.fields().get(token)).map(Node.Field::value);
        }
        if (node instanceof Node.Items array && token.matches("0|[1-9][0-9]{0,5}")) {
            int index = Integer.parseInt(token);
            return index < array.items().size() ? Optional.of(array.items().get(index)) : Optional.empty();
        }
        return Optional.empty();
    }

    private Optional<Node> in(Node node, String pointer) {
        Node value = values.get(pointer);
        if (value != null) {
            return value instanceof Node.Nothing ? Optional.empty() : Optional.of(value);
        }
        if (node instanceof Node.Fields object) {
            return Optional.of(inObject(object, pointer));
        }
        if (node instanceof Node.Items array) {
            List<Node> items = new ArrayList<>();
            for (int i = 0; i < array.items().size(); i++) {
                in(array.items().get(i), pointer + "/" + i).ifPresent(items::add);
            }
            return Optional.of(new Node.Items(array.place(), items));
        }
        return Optional.of(node);
    }

    private Node inObject(Node.Fields object, String pointer) {
        Map<String, Node.Field> fields = new LinkedHashMap<>();
        object.fields()
                .forEach((name, field) -> in(field.value(), below(pointer, name))
                        .ifPresent(value -> fields.put(name, new Node.Field(field.name(), value))));
        values.forEach((place, value) -> {
            String name = place.startsWith(pointer + "/") ? place.substring(pointer.length() + 1) : "/";
            String plain = name.replace("~1", "/").replace("~0", "~");
            if (!name.contains("/") && !object.fields().containsKey(plain) && !(value instanceof Node.Nothing)) {
                fields.put(plain, new Node.Field(value.place(), value));
            }
        });
        return new Node.Fields(object.place(), fields);
    }

    private static String below(String pointer, String name) {
        return pointer + "/" + name.replace("~", "~0").replace("/", "~1");
    }
}
