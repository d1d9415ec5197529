package org.plyspace.lab.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.plyspace.api.Option;
import org.plyspace.api.Texts;
import org.plyspace.engine.VariantException;

/**
 * Rule sets that differ from one in one option each: {@code id:*} varies all its options, {@code id:option=*} one, and {@code
 * id:option=4+6} uses the values listed. Other options may be given too, and then apply to all.
 */
public final class OptionVariations {

    private static final String ALL = "*";
    private static final String AND = "+";
    /** The most integers tried for an option without listed values. */
    private static final int MOST_INTEGERS = 8;

    private final String id;
    private final List<Option> options;
    private final Map<String, String> fixed = new LinkedHashMap<>();
    private final Map<String, List<String>> varied = new LinkedHashMap<>();
    private final List<String> notices = new ArrayList<>();

    /**
     * Creates the variations that a text requests.
     *
     * @param options the options of the rule set
     */
    private OptionVariations(String request, List<Option> options) {
        int colon = request.indexOf(':');
        this.id = colon < 0 ? request : request.substring(0, colon);
        this.options = options;
        boolean all = false;
        for (String part :
                colon < 0 ? new String[0] : request.substring(colon + 1).split(",", -1)) {
            if (part.equals(ALL)) {
                all = true;
            } else {
                add(part, request);
            }
        }
        if (all) {
            options.stream()
                    .filter(option -> !fixed.containsKey(option.name()))
                    .forEach(option -> varied.computeIfAbsent(option.name(), unused -> all(option)));
        }
    }

    private void add(String part, String request) {
        int equals = part.indexOf('=');
        String name = equals < 0 ? part : part.substring(0, equals);
        String value = equals < 0 ? "" : part.substring(equals + 1);
        if (fixed.containsKey(name) || varied.containsKey(name)) {
            throw new VariantException("option '" + Texts.shorten(name) + "' is given twice in '"
                    + Texts.shorten(request) + "'; expected it once");
        }
        if (value.equals(ALL)) {
            varied.put(name, all(option(name, request)));
        } else if (value.contains(AND)) {
            option(name, request);
            varied.put(name, List.of(value.split("\\+", -1)));
        } else {
            // The rule set itself checks the option and its value.
            fixed.put(name, value);
        }
    }

    private Option option(String name, String request) {
        return options.stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new VariantException("no option '" + Texts.shorten(name) + "' to vary in '"
                        + Texts.shorten(request) + "'; there are "
                        + options.stream().map(Option::name).collect(Collectors.joining(", "))));
    }

    private List<String> all(Option option) {
        if (!option.isRange()) {
            return option.choices();
        }
        if ((long) option.max() - option.min() >= MOST_INTEGERS) {
            notices.add(id + ": option " + option.name() + " takes " + option.accepted()
                    + " and is not varied; list values, such as " + option.name() + "=" + option.min() + AND
                    + (option.min() + 1));
            return List.of();
        }
        return IntStream.rangeClosed(option.min(), option.max())
                .mapToObj(String::valueOf)
                .toList();
    }

    /** Whether a text requests more than one rule set. */
    static boolean isAsked(String request) {
        int colon = request.indexOf(':');
        return colon >= 0
                && Stream.of(request.substring(colon + 1).split(",", -1)).anyMatch(OptionVariations::isVaried);
    }

    private static boolean isVaried(String part) {
        int equals = part.indexOf('=');
        String value = part.substring(equals + 1);
        return value.equals(ALL) || (equals >= 0 && value.contains(AND));
    }

    /**
     * The result of a sweep.
     *
     * @param specs the rule sets, the unchanged one first
     * @param notices what was left out, for people
     */
    record Varied(List<String> specs, List<String> notices) {}

    /**
     * The options that a text requests to vary.
     *
     * @param fixed the options that apply to all, with their values
     * @param varied the options that are varied, with their values, the default first whether it was listed or not
     * @param notices what was left out, for people
     */
    public record Varying(Map<String, String> fixed, Map<String, List<String>> varied, List<String> notices) {}

    /**
     * The options that a text requests to vary, given the options of the rule set.
     *
     * @throws VariantException if an option does not exist
     */
    public static Varying varying(String request, List<Option> options) {
        OptionVariations variations = new OptionVariations(request, options);
        Map<String, List<String>> varied = new LinkedHashMap<>();
        variations.varied.forEach((name, values) -> {
            Set<String> all = new LinkedHashSet<>(List.of(variations.defaultOf(name)));
            all.addAll(values);
            if (all.size() > 1) {
                varied.put(name, List.copyOf(all));
            }
        });
        return new Varying(variations.fixed, varied, variations.notices);
    }

    /** The rule sets that a text requests, and in addition each other value of the named options. */
    static Varied of(String request, List<Option> options, Set<String> names) {
        OptionVariations variations = new OptionVariations(request, options);
        for (Option option : options) {
            if (names.contains(option.name()) && !variations.fixed.containsKey(option.name())) {
                variations.varied.put(option.name(), variations.all(option));
            }
        }
        return new Varied(variations.specs(), variations.notices);
    }

    private List<String> specs() {
        Set<String> specs = new LinkedHashSet<>();
        specs.add(spec(fixed));
        varied.forEach((name, values) -> {
            for (String value : values) {
                if (!value.equals(defaultOf(name))) {
                    Map<String, String> changed = new LinkedHashMap<>(fixed);
                    changed.put(name, value);
                    specs.add(spec(changed));
                }
            }
        });
        return List.copyOf(specs);
    }

    private String defaultOf(String name) {
        return options.stream()
                .filter(option -> option.name().equals(name))
                .map(Option::defaultValue)
                .findFirst()
                .orElse("");
    }

    private String spec(Map<String, String> given) {
        String text = given.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(","));
        return text.isEmpty() ? id : id + ":" + text;
    }
}
