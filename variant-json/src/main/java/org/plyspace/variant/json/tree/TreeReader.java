package org.plyspace.variant.json.tree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.plyspace.api.TextException;
import org.plyspace.api.Texts;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Reads the text of a JSON file into a tree, strictly: one value, no field twice, limited depth. */
public final class TreeReader {

    private static final int DEEPEST = 20;

    private final JsonParser parser;
    private final Mistakes mistakes;

    private TreeReader(JsonParser parser, Mistakes mistakes) {
        this.parser = parser;
        this.mistakes = mistakes;
    }

    /**
     * The value that a text holds. Reading ends where the text is not JSON; fields given twice are added to the mistakes.
     *
     * @throws TextException if the text is not JSON; the message lists all mistakes so far
     */
    public static Node read(String content, Mistakes mistakes) {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), content)) {
            return new TreeReader(parser, mistakes).root();
        }
    }

    private Node root() {
        try {
            parser.nextToken();
            Node root = value("", 0);
            if (parser.nextToken() != null) {
                throw refusal(place(""), "expected the end of the file after the object that describes the rules");
            }
            return root;
        } catch (JacksonException malformed) {
            throw refusal(SyntaxErrors.place(malformed, parser), SyntaxErrors.reason(malformed));
        }
    }

    private TextException refusal(Place place, String reason) {
        mistakes.add(place, reason);
        mistakes.throwIfAny();
        throw new AssertionError("unreachable: there is a mistake");
    }

    private Place place(String pointer) {
        return Place.of(parser.currentTokenLocation(), pointer);
    }

    private Node value(String pointer, int depth) {
        Place place = place(pointer);
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw refusal(place, "the file is empty; expected an object like {\"format\": ...}");
        }
        if (depth > DEEPEST) {
            throw refusal(place, "values are nested deeper than " + DEEPEST + " levels");
        }
        return switch (token) {
            case START_OBJECT -> fields(place, depth);
            case START_ARRAY -> items(place, depth);
            case VALUE_STRING -> new Node.Text(place, parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Node.Numeral(place, parser.getString());
            case VALUE_TRUE, VALUE_FALSE -> new Node.Flag(place, token == JsonToken.VALUE_TRUE);
            default -> new Node.Nothing(place);
        };
    }

    private Node fields(Place place, int depth) {
        Map<String, Node.Field> fields = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            String pointer = Place.field(place.pointer(), name);
            Place at = place(pointer);
            parser.nextToken();
            if (fields.containsKey(name)) {
                mistakes.add(
                        at,
                        "field '" + Texts.shorten(name) + "' is given twice, first in line "
                                + fields.get(name).name().line());
            }
            fields.put(name, new Node.Field(at, value(pointer, depth + 1)));
        }
        return new Node.Fields(place, fields);
    }

    private Node items(Place place, int depth) {
        List<Node> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(Place.item(place.pointer(), items.size()), depth + 1));
        }
        return new Node.Items(place, items);
    }

    /** Says where and why a text is not JSON, without its advice to programmers. */
    static final class SyntaxErrors {

        private static final Pattern ADVICE = Pattern.compile("\\s*\\(start marker at .*\\)$"
                + "|: enable `[^`]*`( to allow)?"
                + "|: hexadecimal number literals require enabling `[^`]*`"
                + "|\\s*\\(not recognized as one since[^)]*\\)"
                + "|,? from `[^`]*`");
        private static final Pattern CONTROL = Pattern.compile("\\(CTRL-CHAR, code (\\d+)\\)");

        private SyntaxErrors() {}

        static String reason(JacksonException failure) {
            String said = ADVICE.matcher(failure.getOriginalMessage()).replaceAll("");
            return "not JSON: " + CONTROL.matcher(said).replaceAll("control character $1");
        }

        static Place place(JacksonException failure, JsonParser parser) {
            TokenStreamLocation at =
                    failure.getLocation() == null ? parser.currentTokenLocation() : failure.getLocation();
            return Place.of(at, pointer(parser));
        }

        private static String pointer(JsonParser parser) {
            String pointer = "";
            JsonPointer rest = parser.streamReadContext().pathAsPointer();
            while (!rest.matches()) {
                pointer = Place.field(pointer, rest.getMatchingProperty());
                rest = rest.tail();
            }
            return pointer;
        }
    }
}
