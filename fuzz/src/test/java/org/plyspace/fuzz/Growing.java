package org.plyspace.fuzz;

import java.nio.charset.StandardCharsets;
import org.plyspace.api.Texts;

/**
 * A text that grows by repeating a part of it.
 *
 * @param before stands once in front
 * @param part is repeated
 * @param after stands once at the end
 */
record Growing(String before, String part, String after) {

    /** As many parts as so many characters take. */
    byte[] toLength(int characters) {
        return (before + part.repeat(characters / part.length()) + after).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return "'" + Texts.printable(part) + "' repeated between '" + Texts.printable(before) + "' and '"
                + Texts.printable(after) + "'";
    }
}
