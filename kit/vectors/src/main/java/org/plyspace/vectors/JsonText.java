package org.plyspace.vectors;

import org.plyspace.api.UsageException;

/** Reads any JSON, for users that must not depend on a library. */
public final class JsonText {

    private JsonText() {}

    /**
     * The value of a text: a string, a long, a {@link java.math.BigDecimal} for a fraction or a large number, a boolean, null,
     * a list, or a map in the order of writing. Strict: duplicate names and nesting deeper than 16 levels are refused.
     *
     * @throws UsageException if the text is not JSON; the message says where
     */
    public static Object read(String text) {
        try {
            return JsonReader.read(text);
        } catch (IllegalArgumentException broken) {
            throw new UsageException("not JSON" + broken.getMessage());
        }
    }
}
