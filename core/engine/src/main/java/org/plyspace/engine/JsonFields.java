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

/** The fields of one JSON object by name and type; anything unexpected is refused with its place. Immutable. */
public final class JsonFields {

    private final JsonNode object;
    private final String file;
    private final String path;
    private final Refusals refusals;

    /** Creates the exceptions for refusals. */
    @FunctionalInterface
    public interface Refusals {

        /**
         * Creates the exception for a place and a reason.
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
     * Wraps a node that should be an object.
     *
     * @param file the file, followed, if it holds several objects, by the line where the object begins: {@code games.jsonl:3}
     * @throws PlyspaceException made by {@code refusals}, here and in all methods
     */
    public static JsonFields of(JsonNode object, String file, Refusals refusals) {
        return new JsonFields(object, file, "", refusals);
    }

    /** Refuses all field names except these. */
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

    /** The suggestion of a present field that may be a misspelling of a missing one. */
    public String nearest(String missing) {
        return NearestMatch.question(missing, object.propertyNames());
    }

    /** A refusal of the object itself. */
    public PlyspaceException refusal(String reason) {
        return refusals.of(file + (path.isEmpty() ? "" : ": field " + path), reason);
    }

    /** A refusal of one of its fields. */
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

    /** The value of a required text field. */
    public String text(String name) {
        return optionalText(name).orElseThrow(() -> refusal("missing field '" + name + "'; expected a string"));
    }

    /** The value of an optional text field. */
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

    /** The value of a required field with a whole number in a range. */
    public int number(String name, int min, int max) {
        return optionalNumber(name, min, max)
                .orElseThrow(() -> refusal(name, "expected " + range(min, max) + ", found nothing"));
    }

    /** The value of an optional field with a whole number in a range. */
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

    /** The value of an optional field with a 64-bit whole number. */
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

    /** The value of an optional field with a number that a double can hold. */
    public OptionalDouble optionalDecimal(String name) {
        JsonNode value = object.get(name);
        if (value == null) {
            return OptionalDouble.empty();
        }
        OptionalDouble number = value.isNumber() ? value.asDoubleOpt() : OptionalDouble.empty();
        if (number.isEmpty() || !Double.isFinite(number.getAsDouble())) {
            throw refusal(name, "expected a number, found " + kind(value));
        }
        return number;
    }

    /** The value of a required true or false field. */
    public boolean flag(String name) {
        return optionalFlag(name).orElseThrow(() -> refusal(name, "expected true or false, found nothing"));
    }

    /** The value of an optional true or false field. */
    public Optional<Boolean> optionalFlag(String name) {
        JsonNode value = object.get(name);
        if (value != null && !value.isBoolean()) {
            throw refusal(name, "expected true or false, found " + kind(value));
        }
        return Optional.ofNullable(value).map(JsonNode::booleanValue);
    }

    /** The values of an optional array of whole numbers in a range; empty if it is missing. */
    public List<Integer> numbers(String name, int min, int max) {
        List<Integer> numbers = new ArrayList<>();
        array(name).ifPresent(array -> {
            for (JsonNode item : array) {
                numbers.add(number(item, name + "[" + numbers.size() + "]", min, max));
            }
        });
        return numbers;
    }

    /** The value of a required object field. */
    public JsonFields object(String name) {
        return optionalObject(name).orElseThrow(() -> refusal("missing field '" + name + "'; expected an object"));
    }

    /** The value of an optional object field. */
    public Optional<JsonFields> optionalObject(String name) {
        JsonNode value = object.get(name);
        return value == null ? Optional.empty() : Optional.of(new JsonFields(value, file, pathOf(name), refusals));
    }

    /** The values of a required array of texts. */
    public List<String> texts(String name) {
        return optionalTexts(name).orElseThrow(() -> refusal("missing field '" + name + "'; expected an array"));
    }

    /** The values of an optional array of texts. */
    public Optional<List<String>> optionalTexts(String name) {
        return array(name).map(array -> {
            List<String> texts = new ArrayList<>();
            for (JsonNode item : array) {
                texts.add(text(item, name + "[" + texts.size() + "]"));
            }
            return texts;
        });
    }

    /** The values of an optional array of objects; empty if it is missing. */
    public List<JsonFields> objects(String name) {
        List<JsonFields> objects = new ArrayList<>();
        array(name).ifPresent(array -> {
            for (JsonNode item : array) {
                objects.add(new JsonFields(item, file, pathOf(name) + "[" + objects.size() + "]", refusals));
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

    /** The entries, in order, of an optional object whose values are texts; empty if it is missing. */
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
