package org.plyspace.api;

import java.util.List;
import java.util.Map;
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

    /** What can be chosen, in the order of the rules page; may be empty. */
    List<Option> options();

    /** The rules with all options fixed. */
    Rules rules(OptionValues values);

    /**
     * The options that a position's text fixes by itself, such as its size. A caller merges them with the options given to
     * it, and refuses the text where they differ. The text may be anything.
     */
    default Map<String, String> optionsOf(String position) {
        return Map.of();
    }
}
