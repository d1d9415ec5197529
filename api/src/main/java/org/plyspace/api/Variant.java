package org.plyspace.api;

import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.plyspace.api.PublicApi.Usage;

/** A rule set as a plugin, found by {@link java.util.ServiceLoader}. Stateless and cheap to make. */
@PublicApi(usage = Usage.IMPLEMENT)
public interface Variant {

    /** Unique among all variants: a lower case letter, then lower case letters, digits or hyphens, 40 at most. */
    String id();

    /** What people call it, a few words. */
    String title();

    /** What is special about it, one or two sentences. */
    String summary();

    /** Where the rules come from. */
    String source();

    /**
     * What can be chosen, in the order of the rules page, then the common options (docs/common-options.md) that have a meaning
     * here; may be empty.
     */
    List<Option> options();

    /**
     * The rules with all options fixed.
     *
     * @throws OptionException if values do not go together
     */
    Rules rules(OptionValues values);

    /**
     * How many cells the {@link #rules} of these values have, where that is known before they are made: who draws no large boards need not wait
     * for them.
     *
     * @return empty if it takes the rules to know; else as {@link Rules#cells}
     */
    default OptionalInt cells(OptionValues values) {
        return OptionalInt.empty();
    }

    /**
     * What the variant's jar brings beside classes, such as its rules page, which verdicts cite: UTF-8 text or any other bytes.
     * The caller closes the stream.
     *
     * @param path relative to the variant's class, or absolute within the jar if it starts with a slash
     * @return empty if there is no such resource
     */
    default Optional<InputStream> resource(String path) {
        return Optional.ofNullable(getClass().getResourceAsStream(path));
    }

    /**
     * The options that a position's text fixes by itself, such as its size. A caller merges them with the options given to
     * it, and refuses the text where they differ. The text may be anything.
     */
    default Map<String, String> optionsOf(String position) {
        return Map.of();
    }
}
