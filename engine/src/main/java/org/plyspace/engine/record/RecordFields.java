package org.plyspace.engine.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;
import tools.jackson.databind.JsonNode;

/** The fields of one JSON object, asked for by name and type; whatever is otherwise is refused with its place. */
final class RecordFields {

    private final JsonNode object;
    private final String file;
    private final String path;

    /**
     * Of a node that should be an object.
     *
     * @param file the file and the line that the record begins in, as {@code games.jsonl:3}
     * @param path of the node within the record; empty for the record itself
     */
    RecordFields(JsonNode object, String file, String path) {
        this.object = object;
        this.file = file;
        this.path = path;
        if (!object.isObject()) {
            throw refusal("expected an object in { }, found " + kind(object));
        }
    }

    /** Refuses names other than these. */
    RecordFields allowing(List<String> names) {
        for (String name : object.propertyNames()) {
            if (!names.contains(name)) {
                throw refusal("unknown field '" + Texts.shorten(name) + "'; expected one of " + String.join(", ", names)
                        + NearestMatch.question(name, names));
            }
        }
        return this;
    }

    /** Asks whether one of the fields there are was meant to be this one. */
    String nearest(String missing) {
        return NearestMatch.question(missing, object.propertyNames());
    }

    /** Something wrong about the object itself. */
    RecordException refusal(String reason) {
        return new RecordException(file + (path.isEmpty() ? "" : ": field " + path), reason);
    }

    private RecordException refusal(String name, String reason) {
        return new RecordException(file + ": field " + pathOf(name), reason);
    }

    private String pathOf(String name) {
        String shown = Texts.shorten(name);
        return path.isEmpty() ? shown : path + "." + shown;
    }

    private static String kind(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> "an object";
            case ARRAY -> "an array";
            case STRING -> "the string '" + Texts.shorten(node.stringValue()) + "'";
            case NUMBER -> "the number " + Texts.shorten(node.asString());
            case BOOLEAN -> node.asString();
            default -> "null";
        };
    }

    String text(String name) {
        return optionalText(name).orElseThrow(() -> refusal("missing field '" + name + "'; expected a string"));
    }

    Optional<String> optionalText(String name) {
        JsonNode value = object.get(name);
        return value == null ? Optional.empty() : Optional.of(text(value, name));
    }

    private String text(JsonNode value, String name) {
        if (!value.isString()) {
            throw refusal(name, "expected a string, found " + kind(value));
        }
        return value.stringValue();
    }

    /** A whole number from 1. */
    int number(String name) {
        JsonNode value = object.get(name);
        if (value == null || !value.isInt() || value.intValue() < 1) {
            throw refusal(name, "expected a whole number from 1, found " + (value == null ? "nothing" : kind(value)));
        }
        return value.intValue();
    }

    /** An array of texts, which must be there. */
    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        int index = 0;
        for (JsonNode item :
                array(name).orElseThrow(() -> refusal("missing field '" + name + "'; expected an array"))) {
            texts.add(text(item, name + "[" + index++ + "]"));
        }
        return texts;
    }

    /** An array of objects; none if it is not there. */
    List<RecordFields> objects(String name) {
        List<RecordFields> objects = new ArrayList<>();
        array(name).ifPresent(array -> {
            for (JsonNode item : array) {
                objects.add(new RecordFields(item, file, pathOf(name) + "[" + objects.size() + "]"));
            }
        });
        return objects;
    }

    private Optional<JsonNode> array(String name) {
        JsonNode value = object.get(name);
        if (value != null && !value.isArray()) {
            throw refusal(name, "expected an array in [ ], found " + kind(value));
        }
        return Optional.ofNullable(value);
    }

    /** An object whose values are all texts, in its order; empty if it is not there. */
    Map<String, String> textsByName(String name) {
        Map<String, String> texts = new LinkedHashMap<>();
        JsonNode value = object.get(name);
        if (value != null) {
            new RecordFields(value, file, pathOf(name)).addTo(texts);
        }
        return texts;
    }

    private void addTo(Map<String, String> texts) {
        object.propertyNames().forEach(name -> texts.put(name, text(object.get(name), name)));
    }
}
