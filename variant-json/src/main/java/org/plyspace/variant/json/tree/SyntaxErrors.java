package org.plyspace.variant.json.tree;

import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonPointer;
import tools.jackson.core.TokenStreamLocation;

/** Says where and why a text is not JSON, without its advice to programmers. */
final class SyntaxErrors {

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
        TokenStreamLocation at = failure.getLocation() == null ? parser.currentTokenLocation() : failure.getLocation();
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
