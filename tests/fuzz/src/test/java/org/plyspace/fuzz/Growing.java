package org.plyspace.fuzz;

import java.nio.charset.StandardCharsets;
import org.plyspace.api.Texts;

/**
 * A text that grows by repetition of a part.
 *
 * @param before the beginning, which occurs once
 * @param part the part that is repeated
 * @param after the end, which occurs once
 */
record Growing(String before, String part, String after) {

    /** The text with as many repetitions as fit into a number of characters. */
    byte[] toLength(int characters) {
        return (before + part.repeat(characters / part.length()) + after).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public String toString() {
        return "'" + Texts.printable(part) + "' repeated between '" + Texts.printable(before) + "' and '"
                + Texts.printable(after) + "'";
    }
}
