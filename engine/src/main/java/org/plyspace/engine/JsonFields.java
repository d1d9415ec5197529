package org.plyspace.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.Texts;
import org.plyspace.api.text.NearestMatch;
import tools.jackson.databind.JsonNode;

/** The fields of one JSON object, asked for by name and type; whatever is otherwise is refused with its place. Immutable. */
public final class JsonFields {

    private final JsonNode object;
    private final String file;
    private final String path;
    private final Refusals refusals;

    /** How a refusal is said. */
    @FunctionalInterface
    public interface Refusals {

        /**
         * The exception to be thrown.
         *
         * @param place the file, the line where there are several, and the field: {@code games.jsonl:3: field moves[2]}
         * @param reason what is wrong, and what is expected
         */
        PlyspaceException of(String place, String reason);
    }

    private JsonFields(JsonNode object, String file, String path, Refusals refusals) {
        this.object = object;
        this.file = file;
        this.path = path;
        this.refusals = refusals;
        if (!object.isObject()) {
            throw refusal("expected an object in { }, found " + kind(object));
        }
    }

    /**
     * Of a node that should be an object.
     *
     * @param file the file, and the line that the object begins in where there are several, as {@code games.jsonl:3}
     * @throws PlyspaceException as said by {@code refusals}, here and in all methods
     */
    public static JsonFields of(JsonNode object, String file, Refusals refusals) {
        return new JsonFields(object, file, "", refusals);
    }

    /** Refuses names other than these. */
    public JsonFields allowing(List<String> names) {
        for (String name : object.propertyNames()) {
            if (!names.contains(name)) {
                throw refusal("unknown field '" + Texts.shorten(name) + "'; expected "
                        + (names.isEmpty() ? "none" : "one of " + String.join(", ", names))
                        + NearestMatch.question(name, names));
            }
        }
        return this;
    }

    /** Asks whether one of the fields there are was meant to be this one. */
    public String nearest(String missing) {
        return NearestMatch.question(missing, object.propertyNames());
    }

    /** Something wrong about the object itself. */
    public PlyspaceException refusal(String reason) {
        return refusals.of(file + (path.isEmpty() ? "" : ": field " + path), reason);
    }

    /** Something wrong about one of its fields. */
    public PlyspaceException refusal(String name, String reason) {
        return refusals.of(file + ": field " + pathOf(name), reason);
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

    /** A text, which must be there. */
    public String text(String name) {
        return optionalText(name).orElseThrow(() -> refusal("missing field '" + name + "'; expected a string"));
    }

    /** A text, if it is there. */
    public Optional<String> optionalText(String name) {
        JsonNode value = object.get(name);
        return value == null ? Optional.empty() : Optional.of(text(value, name));
    }

    private String text(JsonNode value, String name) {
        if (!value.isString()) {
            throw refusal(name, "expected a string, found " + kind(value));
        }
        return value.stringValue();
    }

    /** A whole number in a range, which must be there. */
    public int number(String name, int min, int max) {
        return optionalNumber(name, min, max)
                .orElseThrow(() -> refusal(name, "expected " + range(min, max) + ", found nothing"));
    }

    /** A whole number in a range, if it is there. */
    public OptionalInt optionalNumber(String name, int min, int max) {
        JsonNode value = object.get(name);
        return value == null ? OptionalInt.empty() : OptionalInt.of(number(value, name, min, max));
    }

    private int number(JsonNode value, String name, int min, int max) {
        if (!value.isInt() || value.intValue() < min || value.intValue() > max) {
            throw refusal(name, "expected " + range(min, max) + ", found " + kind(value));
        }
        return value.intValue();
    }

    private static String range(int min, int max) {
        return "a whole number from " + min + (max == Integer.MAX_VALUE ? "" : " to " + max);
    }

    /** Any whole number of 64 bits, if it is there. */
    public OptionalLong optionalLong(String name) {
        JsonNode value = object.get(name);
        if (value == null) {
            return OptionalLong.empty();
        }
        if (!value.isInt() && !value.isLong()) {
            throw refusal(name, "expected a whole number from -2^63 to 2^63 - 1, found " + kind(value));
        }
        return OptionalLong.of(value.longValue());
    }

    /** Any number that a double holds, if it is there. */
    public OptionalDouble optionalDecimal(String name) {
        JsonNode value = object.get(name);
        if (value == null) {
            return OptionalDouble.empty();
        }
        if (!value.isNumber() || !Double.isFinite(value.asDouble())) {
            throw refusal(name, "expected a number, found " + kind(value));
        }
        return OptionalDouble.of(value.asDouble());
    }

    /** True or false, which must be there. */
    public boolean flag(String name) {
        return optionalFlag(name).orElseThrow(() -> refusal(name, "expected true or false, found nothing"));
    }

    /** True or false, if it is there. */
    public Optional<Boolean> optionalFlag(String name) {
        JsonNode value = object.get(name);
        if (value != null && !value.isBoolean()) {
            throw refusal(name, "expected true or false, found " + kind(value));
        }
        return Optional.ofNullable(value).map(JsonNode::booleanValue);
    }

    /** An array of whole numbers in a range; none if it is not there. */
    public List<Integer> numbers(String name, int min, int max) {
        List<Integer> numbers = new ArrayList<>();
        array(name).ifPresent(array -> {
            for (JsonNode item : array) {
                numbers.add(number(item, name + "[" + numbers.size() + "]", min, max));
            }
        });
        return numbers;
    }

    /** An object, which must be there. */
    public JsonFields object(String name) {
        JsonNode value = object.get(name);
        if (value == null) {
            throw refusal("missing field '" + name + "'; expected an object");
        }
        return new JsonFields(value, file, pathOf(name), refusals);
    }

    /** An array of texts, which must be there. */
    public List<String> texts(String name) {
        return optionalTexts(name).orElseThrow(() -> refusal("missing field '" + name + "'; expected an array"));
    }

    /** An array of texts, if it is there. */
    public Optional<List<String>> optionalTexts(String name) {
        return array(name).map(array -> {
            List<String> texts = new ArrayList<>();
            for (JsonNode item : array) {
                texts.add(text(item, name + "[" + texts.size() + "]"));
            }
            return texts;
        });
    }

    /** An array of objects; none if it is not there. */
    public List<JsonFields> objects(String name) {
        List<JsonFields> objects = new ArrayList<>();
        array(name).ifPresent(array -> {
            for (JsonNode item : array) {
                objects.add(new JsonFields(item, file, pathOf(name) + "[" + objects.size() + "]", refusals));
            }
        });
        return objects;
    }

    /** An array of objects, at least one. */
    public List<JsonFields> someObjects(String name) {
        List<JsonFields> objects = objects(name);
        if (objects.isEmpty()) {
            throw refusal(
                    name,
                    "expected an array with one object or more, found "
                            + (object.has(name) ? "an empty one" : "nothing"));
        }
        return objects;
    }

    /** The same object, which messages call otherwise: what is part of it then has its place from here. */
    public JsonFields named(String place) {
        return new JsonFields(object, place, "", refusals);
    }

    private Optional<JsonNode> array(String name) {
        JsonNode value = object.get(name);
        if (value != null && !value.isArray()) {
            throw refusal(name, "expected an array in [ ], found " + kind(value));
        }
        return Optional.ofNullable(value);
    }

    /** An object whose values are all texts, in its order; empty if it is not there. */
    public Map<String, String> textsByName(String name) {
        Map<String, String> texts = new LinkedHashMap<>();
        JsonNode value = object.get(name);
        if (value != null) {
            new JsonFields(value, file, pathOf(name), refusals).addTo(texts);
        }
        return texts;
    }

    private void addTo(Map<String, String> texts) {
        object.propertyNames().forEach(name -> texts.put(name, text(object.get(name), name)));
    }
}
