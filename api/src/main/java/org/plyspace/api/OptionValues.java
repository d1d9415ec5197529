package org.plyspace.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A value for each option of a variant; immutable. */
@PublicApi(usage = PublicApi.Usage.CALL)
public final class OptionValues {

    private final List<Option> options;
    private final Map<String, String> values;
    private final Set<String> given;

    private OptionValues(List<Option> options, Map<String, String> values, Set<String> given) {
        this.options = options;
        this.values = values;
        this.given = given;
    }

    /**
     * The given values, completed by the defaults.
     *
     * @throws OptionException if a name is unknown or a value is not accepted
     */
    public static OptionValues of(List<Option> options, Map<String, String> given) {
        Map<String, String> values = new LinkedHashMap<>();
        options.forEach(option -> values.put(option.name(), option.defaultValue()));
        given.forEach((name, value) -> {
            values.put(name, checked(options, name, value));
        });
        return new OptionValues(List.copyOf(options), values, Set.copyOf(given.keySet()));
    }

    private static String checked(List<Option> options, String name, String value) {
        Option option = options.stream()
                .filter(o -> o.name().equals(name))
                .findFirst()
                .orElseThrow(() -> OptionException.unknown(name, options));
        Optional<String> refusal = option.refusal(value);
        if (refusal.isPresent()) {
            throw new OptionException(name, "option " + name + ": " + refusal.get());
        }
        return value;
    }

    /** The variant's options. */
    public List<Option> options() {
        return options;
    }

    /**
     * The value of an option.
     *
     * @throws IllegalArgumentException if there is no option of this name
     */
    public String value(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no option " + name + " among " + values.keySet());
        }
        return value;
    }

    /** Whether the option was given a value explicitly, even its default. */
    public boolean isGiven(String name) {
        return given.contains(name);
    }

    /** Whether the variant has an option of this name. */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** The value of a range option. */
    public int number(String name) {
        return Integer.parseInt(value(name));
    }

    /**
     * Whether the option has this value.
     *
     * @throws IllegalArgumentException if there is no option of this name, or if it does not accept the value: otherwise a
     *     misspelt value would silently never match
     */
    public boolean is(String name, String value) {
        if (value(name).equals(value)) {
            return true;
        }
        options.stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .flatMap(option -> option.refusal(value))
                .ifPresent(refusal -> {
                    throw new IllegalArgumentException("option " + name + ": " + refusal);
                });
        return false;
    }

    /** All values by name, in the variant's order. */
    public Map<String, String> asMap() {
        return new LinkedHashMap<>(values);
    }

    /** The values that differ from their defaults as {@code name=value,name=value}, in the variant's order; may be empty. */
    public String text() {
        return options.stream()
                .filter(option -> !is(option.name(), option.defaultValue()))
                .map(option -> option.name() + "=" + value(option.name()))
                .collect(Collectors.joining(","));
    }
}
