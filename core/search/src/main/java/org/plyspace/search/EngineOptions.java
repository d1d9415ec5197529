package org.plyspace.search;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * The options after the colon of an engine spec: {@code name=value}, separated by commas. A value that contains a comma or
 * begins with a quotation mark is quoted, and its own quotation marks are doubled: {@code cmd="my engine,fast"}.
 */
public final class EngineOptions {

    private static final String WHOLE = "[0-9]{1,12}";
    private static final char QUOTE = '"';

    private final String player;
    private final String forms;
    private final Map<String, String> values = new LinkedHashMap<>();

    private EngineOptions(String player, String forms) {
        this.player = player;
        this.forms = forms;
    }

    /**
     * Parses options.
     *
     * @param player the whole spec, for messages
     * @param listed the part after the colon; may be empty
     * @param isName accepts the names of options
     * @param forms the options in words, for messages: {@code depth=N and nodes=N}
     * @throws UsageException if the text is malformed, or an option is unknown or given twice
     */
    public static EngineOptions parse(String player, String listed, Predicate<String> isName, String forms) {
        EngineOptions options = new EngineOptions(player, forms);
        int next = listed.isEmpty() ? -1 : 0;
        while (next >= 0) {
            next = options.read(listed, next, isName);
        }
        return options;
    }

    /** Parses the option that begins at an index and returns the index of the next one, or -1 after the last. */
    private int read(String listed, int start, Predicate<String> isName) {
        int comma = indexOf(listed, ',', start);
        int equals = listed.indexOf('=', start);
        if (equals < 0 || equals > comma || !isName.test(listed.substring(start, equals))) {
            throw wrong("'" + Texts.shorten(listed.substring(start, comma)) + "' is unknown; expected " + forms);
        }
        String name = listed.substring(start, equals);
        boolean quoted = listed.startsWith("\"", equals + 1);
        int end = quoted ? endOfQuotation(listed, equals + 1) : comma;
        String value = quoted
                ? listed.substring(equals + 2, end - 1).replace("\"\"", "\"")
                : listed.substring(equals + 1, end);
        if (values.put(name, value) != null) {
            throw wrong(name + " is given twice");
        }
        if (end < listed.length() && listed.charAt(end) != ',') {
            throw wrong("'" + Texts.shorten(listed.substring(end)) + "' follows a quotation mark; expected a comma");
        }
        return end == listed.length() ? -1 : end + 1;
    }

    private static int indexOf(String text, char character, int from) {
        int found = text.indexOf(character, from);
        return found < 0 ? text.length() : found;
    }

    /** The index after the closing quotation mark; a doubled mark stands for one in the text. */
    private int endOfQuotation(String text, int opening) {
        int closing = indexOf(text, QUOTE, opening + 1);
        while (closing + 1 < text.length() && text.charAt(closing + 1) == QUOTE) {
            closing = indexOf(text, QUOTE, closing + 2);
        }
        if (closing == text.length()) {
            throw wrong("the closing quotation mark is missing");
        }
        return closing + 1;
    }

    /** The value of an option. */
    public Optional<String> text(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The options whose names begin with a prefix, by the rest of their names, in the order given. */
    public Map<String, String> behind(String prefix) {
        Map<String, String> found = new LinkedHashMap<>();
        values.forEach((name, value) -> {
            if (name.startsWith(prefix)) {
                found.put(name.substring(prefix.length()), value);
            }
        });
        return found;
    }

    /**
     * The value of an option as a whole number from 1.
     *
     * @throws UsageException if the value is not such a number or exceeds {@code most}
     */
    public Optional<Long> number(String name, long most) {
        return text(name).map(value -> {
            long number = value.matches(WHOLE) ? Long.parseLong(value) : 0;
            if (number < 1 || number > most) {
                throw wrong(name + "=" + Texts.shorten(value) + " is not a whole number from 1"
                        + (most == Long.MAX_VALUE ? "" : " to " + most));
            }
            return number;
        });
    }

    /**
     * The value of an option as {@link Seconds}, in milliseconds.
     *
     * @throws UsageException if the value is not a time above 0
     */
    public Optional<Long> millis(String name) {
        return text(name).map(value -> {
            long millis = Seconds.parse(value).map(Seconds::millis).orElse(0L);
            if (millis < 1) {
                throw wrong(name + "=" + Texts.shorten(value) + " is not a time; expected seconds such as 2s or 0.5s");
            }
            return millis;
        });
    }

    /**
     * The limits given by {@code depth}, {@code nodes} and {@code time}.
     *
     * @throws UsageException if one of these is out of range
     */
    public Limits limits() {
        Limits depth = number("depth", Limits.DEEPEST)
                .map(plies -> Limits.NONE.toDepth(plies.intValue()))
                .orElse(Limits.NONE);
        Limits nodes = number("nodes", Long.MAX_VALUE).map(depth::ofNodes).orElse(depth);
        return millis("time").map(nodes::ofMillis).orElse(nodes);
    }

    /** An exception that says what is wrong with the spec. */
    public UsageException wrong(String reason) {
        return new UsageException("engine '" + Texts.shorten(player) + "': " + reason);
    }
}
