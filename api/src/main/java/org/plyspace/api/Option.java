package org.plyspace.api;

import java.util.List;
import java.util.Optional;
import org.plyspace.api.PublicApi.Usage;

/**
 * One choice that a variant leaves to its user.
 *
 * @param name how it is written in {@code id:name=value}; letters and digits, starting with a letter
 * @param meaning one sentence
 * @param choices the values accepted, in the order of the rules page; empty for a range of integers
 * @param min smallest integer accepted, for a range
 * @param max largest integer accepted, for a range
 * @param defaultValue the value when none is given
 */
@PublicApi(usage = Usage.CALL)
public record Option(String name, String meaning, List<String> choices, int min, int max, String defaultValue) {

    /** Refuses a default that the option itself would not accept. */
    public Option {
        choices = List.copyOf(choices);
        Optional<String> refusal = refusal(choices, min, max, defaultValue);
        if (refusal.isPresent()) {
            throw new IllegalArgumentException("option " + name + ": default " + refusal.get());
        }
    }

    /** An option with named values, the first being the default. */
    public static Option choice(String name, String meaning, String... choices) {
        return new Option(name, meaning, List.of(choices), 0, 0, choices[0]);
    }

    /** An option with the integers from {@code min} to {@code max}. */
    public static Option range(String name, String meaning, int min, int max, int defaultValue) {
        return new Option(name, meaning, List.of(), min, max, String.valueOf(defaultValue));
    }

    /** Whether its values are integers rather than names. */
    public boolean isRange() {
        return choices.isEmpty();
    }

    /** The values it takes, in words: {@code cid or total}, {@code 2 to 26}. */
    public String accepted() {
        return isRange() ? min + " to " + max : String.join(" or ", choices);
    }

    /** Why a value is refused, saying what is expected; empty if it is fine. Integers have no leading zeros. */
    public Optional<String> refusal(String value) {
        return refusal(choices, min, max, value);
    }

    private static Optional<String> refusal(List<String> choices, int min, int max, String value) {
        boolean accepted = choices.isEmpty() ? isIn(min, max, value) : choices.contains(value);
        if (accepted) {
            return Optional.empty();
        }
        String wanted = choices.isEmpty() ? min + " to " + max : String.join(" or ", choices);
        return Optional.of("expected " + wanted + ", found '" + Texts.shorten(value) + "'");
    }

    private static boolean isIn(int min, int max, String value) {
        try {
            int number = Integer.parseInt(value);
            return number >= min && number <= max && value.equals(String.valueOf(number));
        } catch (NumberFormatException notANumber) {
            return false;
        }
    }
}
