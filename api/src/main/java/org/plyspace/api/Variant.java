package org.plyspace.api;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A rule set as a plugin, found by {@link java.util.ServiceLoader}. Stateless and cheap to create. */
@PublicApi(usage = PublicApi.Usage.IMPLEMENT)
public interface Variant {

    /** The unique id: a lower-case letter, then lower-case letters, digits or hyphens, 40 characters at most. */
    String id();

    /** The common name, a few words. */
    String title();

    /** One or two sentences on what is special about it. */
    String summary();

    /** The source of the rules. */
    String source();

    /**
     * The options: the variant's own in the order of the rules page, then the common options (docs/common-options.md) that
     * apply; may be empty.
     */
    List<Option> options();

    /**
     * Creates the rules with all options fixed.
     *
     * @throws OptionException if the values contradict each other
     */
    Rules rules(OptionValues values);

    /**
     * The number of cells of the {@link #rules} with these values if known without creating them: callers that cannot use large
     * boards need not wait.
     *
     * @return empty if the rules must be created first; else equal to {@link Rules#cells}
     */
    default OptionalInt cells(OptionValues values) {
        return OptionalInt.empty();
    }

    /**
     * Opens a resource of the variant's jar, such as the rules page that verdicts cite: UTF-8 text or any other bytes. The
     * caller closes the stream.
     *
     * @param path a path relative to the variant's class, or absolute within the jar if it starts with a slash
     * @return empty if there is no such resource
     */
    default Optional<InputStream> resource(String path) {
        URL resource = getClass().getResource(path);
        if (resource == null) {
            return Optional.empty();
        }
        try {
            URLConnection connection = resource.openConnection();
            // A cache would answer for a jar of the same name that was there before.
            connection.setUseCaches(false);
            return Optional.of(connection.getInputStream());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * The options that any text, meant as a position's, determines by itself, such as the board's size. A caller merges them
     * with the options it was given and refuses the text if they differ.
     */
    default Map<String, String> optionsOf(String position) {
        return Map.of();
    }
}
