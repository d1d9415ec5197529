package org.plyspace.lab.claim;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyspace.api.Texts;
import org.plyspace.engine.JsonFields;

/** Reads a field that names one of several things. */
final class Choice {

    private Choice() {}

    /**
     * The thing that a field names.
     *
     * @param all all things, at least two
     * @param word the word of each in files
     * @throws org.plyspace.api.PlyspaceException if it names none; the message lists the words
     */
    static <T> T read(JsonFields fields, String name, T[] all, Function<T, String> word) {
        String found = fields.text(name);
        return Arrays.stream(all)
                .filter(each -> word.apply(each).equals(found))
                .findFirst()
                .orElseThrow(() -> fields.refusal(
                        name,
                        "expected "
                                + Arrays.stream(all, 0, all.length - 1)
                                        .map(word)
                                        .collect(Collectors.joining(", "))
                                + " or " + word.apply(all[all.length - 1]) + ", found '" + Texts.shorten(found) + "'"));
    }
}
