package org.plyspace.vectors;

import org.plyspace.api.UsageException;

/** Any JSON, for those who must bring no library. */
public final class JsonText {

    private JsonText() {}

    /**
     * The value that a text is: a string, a long, a {@link java.math.BigDecimal} for a fraction or a large number, a boolean, null, a list, or
     * a map in the order of writing. Strict: a name given twice, and what is nested deeper than 16 times, is refused.
     *
     * @throws UsageException if it is no JSON; the message says where
     */
    public static Object read(String text) {
        try {
            return JsonReader.read(text);
        } catch (IllegalArgumentException broken) {
            throw new UsageException("not JSON" + broken.getMessage());
        }
    }
}
