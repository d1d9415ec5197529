package org.plyspace.engine;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
}
