package org.plyspace.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyspace.engine.VariantListing.Entry;
import org.plyspace.engine.VariantListing.OptionEntry;

/** The options that several variants share by name and meaning, so that a list explains each only once. */
final class SharedOptions {

    private final Map<String, List<OptionEntry>> shared;

    SharedOptions(List<Entry> variants) {
        Map<String, List<OptionEntry>> all = variants.stream()
                .flatMap(entry -> entry.options().stream())
                .collect(Collectors.groupingBy(SharedOptions::key, LinkedHashMap::new, Collectors.toList()));
        all.values().removeIf(options -> options.size() < 2);
        this.shared = all;
    }

    private static String key(OptionEntry option) {
        return option.name() + ": " + option.meaning();
    }

    boolean has(OptionEntry option) {
        return shared.containsKey(key(option));
    }

    /** The shared ones among a variant's options, with their defaults: {@code castling=on, clock=50}; empty if there are none. */
    String defaults(List<OptionEntry> options) {
        return options.stream()
                .filter(this::has)
                .map(option -> option.name() + "=" + option.defaultValue())
                .collect(Collectors.joining(", "));
    }

    /** The meaning and values of each, then an empty line; no lines if there are none. */
    List<String> lines() {
        if (shared.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add("common options (the variants above list their defaults):");
        shared.forEach((key, options) -> {
            lines.add("    " + key);
            lines.add("        " + accepted(options));
        });
        lines.add("");
        return lines;
    }

    /** The values that any of the variants accepts: a rule set may have an unusual default. */
    private static String accepted(List<OptionEntry> options) {
        Set<String> choices = new LinkedHashSet<>();
        options.forEach(option -> choices.addAll(option.values()));
        return choices.isEmpty() ? options.get(0).accepted() : String.join(", ", choices);
    }
}
