package org.plyspace.api;

import java.util.List;
import java.util.Optional;

/**
 * A choice that a variant leaves to its user.
 *
 * @param name the name in {@code id:name=value}: letters and digits, starting with a letter
 * @param meaning one sentence
 * @param choices the accepted values in the order of the rules page; empty for a range of integers
 * @param min the smallest integer accepted, for a range
 * @param max the largest integer accepted, for a range
 * @param defaultValue the value if none is given
 */
@PublicApi(usage = PublicApi.Usage.CALL)
public record Option(String name, String meaning, List<String> choices, int min, int max, String defaultValue) {

    /** Refuses a default that the option does not accept. */
    public Option {
        choices = List.copyOf(choices);
        Optional<String> refusal = refusal(choices, min, max, defaultValue);
        if (refusal.isPresent()) {
            throw new IllegalArgumentException("option " + name + ": default " + refusal.get());
        }
    }

    /** An option with named values, of which the first is the default. */
    public static Option choice(String name, String meaning, String... choices) {
        return new Option(name, meaning, List.of(choices), 0, 0, choices[0]);
    }

    /** An option that takes the integers from {@code min} to {@code max}. */
    public static Option range(String name, String meaning, int min, int max, int defaultValue) {
        return new Option(name, meaning, List.of(), min, max, String.valueOf(defaultValue));
    }

    /** Whether the values are integers rather than names. */
    public boolean isRange() {
        return choices.isEmpty();
    }

    /** The accepted values for a sentence: {@code cid or total}, {@code 2 to 26}. */
    public String accepted() {
        return isRange() ? min + " to " + max : String.join(" or ", choices);
    }

    /** The reason why a value is refused, with what is expected; empty if it is accepted. Integers have no leading zeros. */
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
