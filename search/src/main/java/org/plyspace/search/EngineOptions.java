package org.plyspace.search;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;

/**
 * What stands behind the colon of a player: {@code name=value}, separated by commas. A value in which there is a comma, or which begins
 * with a quotation mark, is put in quotation marks, and each in it is doubled: {@code cmd="my engine,fast"}.
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
     * Reads them.
     *
     * @param player all of what was asked for, for messages
     * @param listed what stands behind the colon; may be empty
     * @param isName which names there are
     * @param forms these in words: {@code depth=N and nodes=N}
     * @throws UsageException if they cannot be read, or there is another one, or one twice
     */
    public static EngineOptions parse(String player, String listed, Predicate<String> isName, String forms) {
        EngineOptions options = new EngineOptions(player, forms);
        int next = listed.isEmpty() ? -1 : 0;
        while (next >= 0) {
            next = options.read(listed, next, isName);
        }
        return options;
    }

    /** Reads the option that begins at an index; where the next one begins, or -1 behind the last. */
    private int read(String listed, int start, Predicate<String> isName) {
        int comma = indexOf(listed, ',', start);
        int equals = listed.indexOf('=', start);
        if (equals < 0 || equals > comma || !isName.test(listed.substring(start, equals))) {
            throw wrong("'" + Texts.shorten(listed.substring(start, comma)) + "' is none of " + forms);
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

    private static int indexOf(String text, char wanted, int from) {
        int found = text.indexOf(wanted, from);
        return found < 0 ? text.length() : found;
    }

    /** Where it goes on behind the closing quotation mark; two of them are one in the text. */
    private int endOfQuotation(String text, int opening) {
        int closing = indexOf(text, QUOTE, opening + 1);
        while (closing + 1 < text.length() && text.charAt(closing + 1) == QUOTE) {
            closing = indexOf(text, QUOTE, closing + 2);
        }
        if (closing == text.length()) {
            throw wrong("the quotation mark at the end is missing");
        }
        return closing + 1;
    }

    /** What is given for a name. */
    public Optional<String> text(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The options whose names begin with a prefix, by what follows it, in their order. */
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
     * Whole numbers from 1.
     *
     * @throws UsageException if it is none, or larger than the most
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
     * {@link Seconds} in milliseconds.
     *
     * @throws UsageException if it is no time above 0
     */
    public Optional<Long> millis(String name) {
        return text(name).map(value -> {
            long millis = Seconds.parse(value).map(Seconds::millis).orElse(0L);
            if (millis < 1) {
                throw wrong(name + "=" + Texts.shorten(value) + " is no time; expected seconds such as 2s or 0.5s");
            }
            return millis;
        });
    }

    /**
     * What {@code depth}, {@code nodes} and {@code time} say.
     *
     * @throws UsageException if one of them is out of range
     */
    public Limits limits() {
        Limits depth = number("depth", Limits.DEEPEST)
                .map(plies -> Limits.NONE.toDepth(plies.intValue()))
                .orElse(Limits.NONE);
        Limits nodes = number("nodes", Long.MAX_VALUE).map(depth::ofNodes).orElse(depth);
        return millis("time").map(nodes::ofMillis).orElse(nodes);
    }

    /** What is wrong with the player that was asked for. */
    public UsageException wrong(String reason) {
        return new UsageException("engine '" + Texts.shorten(player) + "': " + reason);
    }
}
