package org.plyspace.engine;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyspace.api.Option;
import org.plyspace.api.PlyspaceException;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.RefusedFile;

/** The rule sets, and what was refused, for programs. */
public record VariantListing(List<Entry> variants, List<Refused> refused) {

    /** Rule sets of a registry by their own descriptions; those that fail are refused. */
    public static VariantListing of(Registry registry, List<FoundVariant> wanted) {
        List<Entry> entries = new ArrayList<>();
        List<Refused> refused = new ArrayList<>();
        for (FoundVariant found : wanted) {
            try {
                entries.add(registry.calls()
                        .ask(
                                found,
                                CallLimit.question(Registry.PATIENCE),
                                "for its description",
                                () -> Entry.of(found)));
            } catch (VariantFailure failure) {
                refused.add(Refused.of(found, failure));
            }
        }
        return new VariantListing(entries, refused);
    }

    /** All rule sets of a registry, and what it refused. */
    public static VariantListing of(Registry registry) {
        VariantListing found = of(registry, registry.variants());
        return new VariantListing(
                found.variants,
                Stream.concat(found.refused.stream(), Refused.of(registry).stream())
                        .toList());
    }

    /**
     * The description of a rule set.
     *
     * @param origin {@code bundled} or {@code plugin}
     */
    public record Entry(
            String id,
            String title,
            String summary,
            String source,
            String origin,
            String file,
            List<OptionEntry> options) {

        /** Asks a rule set to describe itself. */
        public static Entry of(FoundVariant found) {
            return new Entry(
                    found.id(),
                    found.variant().title(),
                    found.variant().summary(),
                    found.variant().source(),
                    origin(found),
                    found.file().toString(),
                    found.variant().options().stream().map(OptionEntry::of).toList());
        }

        private static String origin(FoundVariant found) {
            return switch (found.origin()) {
                case BUNDLED -> "bundled";
                case PLUGIN -> "plugin";
            };
        }
    }

    /**
     * An option: its values if they are named, else its range.
     *
     * @param accepted the values or the range in words
     */
    public record OptionEntry(
            String name,
            String meaning,
            List<String> values,
            Optional<Integer> min,
            Optional<Integer> max,
            String defaultValue,
            @JsonIgnore String accepted) {

        private static OptionEntry of(Option option) {
            return new OptionEntry(
                    option.name(),
                    option.meaning(),
                    option.choices(),
                    option.isRange() ? Optional.of(option.min()) : Optional.empty(),
                    option.isRange() ? Optional.of(option.max()) : Optional.empty(),
                    option.defaultValue(),
                    option.accepted());
        }
    }

    /** A refused file, or a rule set that failed when asked to describe itself. */
    public record Refused(String file, Optional<String> id, String reason) {

        private static Refused of(RefusedFile refusal) {
            return new Refused(refusal.file().toString(), refusal.id(), refusal.reason());
        }

        /** All files that a registry has refused. */
        public static List<Refused> of(Registry registry) {
            return registry.refusals().stream().map(Refused::of).toList();
        }

        /** The data of a rule set that failed. */
        public static Refused of(FoundVariant found, PlyspaceException failure) {
            return new Refused(found.file().toString(), Optional.of(found.id()), failure.getMessage());
        }
    }

    /** The options that several variants share by name and meaning, so that a list explains each only once. */
    public static final class SharedOptions {

        private final Map<String, List<OptionEntry>> shared;

        /** Finds those of the variants of a list. */
        public SharedOptions(List<Entry> variants) {
            Map<String, List<OptionEntry>> all = variants.stream()
                    .flatMap(entry -> entry.options().stream())
                    .collect(Collectors.groupingBy(SharedOptions::key, LinkedHashMap::new, Collectors.toList()));
            all.values().removeIf(options -> options.size() < 2);
            this.shared = all;
        }

        private static String key(OptionEntry option) {
            return option.name() + ": " + option.meaning();
        }

        /** Whether an option is shared. */
        public boolean has(OptionEntry option) {
            return shared.containsKey(key(option));
        }

        /** The shared ones among a variant's options, with their defaults: {@code castling=on, clock=50}; empty if there are none. */
        public String defaults(List<OptionEntry> options) {
            return options.stream()
                    .filter(this::has)
                    .map(option -> option.name() + "=" + option.defaultValue())
                    .collect(Collectors.joining(", "));
        }

        /** The meaning and values of each, then an empty line; no lines if there are none. */
        public List<String> lines() {
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
}
