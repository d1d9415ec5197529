package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Option;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.Refusal;
import picocli.CommandLine.Command;

/** {@code plyspace variants}: what there is, where from, and what was refused. */
@Command(name = "variants", description = "Lists every variant found, with its options, and every file refused.")
public final class VariantsCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Output output;

    @picocli.CommandLine.Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Inject
    public VariantsCommand(Provider<Registry> registry, Output output) {
        this.registry = registry;
        this.output = output;
    }

    @Override
    public Integer call() {
        Registry all = registry.get();
        if (asJson) {
            output.json(new Listing(
                    all.variants().stream().map(Entry::of).toList(),
                    all.refusals().stream().map(RefusedEntry::of).toList()));
        } else {
            SharedOptions shared = new SharedOptions(all.variants());
            all.variants().forEach(found -> print(found, shared));
            shared.lines().forEach(output::line);
            all.refusals().forEach(this::print);
        }
        return 0;
    }

    private void print(FoundVariant found, SharedOptions shared) {
        output.line(found.id() + " - " + found.variant().title());
        output.line("    " + found.variant().summary());
        output.line("    source: " + found.variant().source());
        output.line("    " + Entry.origin(found) + ": " + found.file());
        for (Option option : found.variant().options()) {
            if (!shared.has(option)) {
                output.line("    option " + option.name() + ": " + option.meaning());
                output.line("        " + option.accepted() + "; default " + option.defaultValue());
            }
        }
        String common = shared.defaults(found.variant().options());
        if (!common.isEmpty()) {
            output.line("    common options: " + common);
        }
        output.line("");
    }

    private void print(Refusal refusal) {
        output.line("refused: " + refusal);
    }

    /** The JSON form. */
    record Listing(List<Entry> variants, List<RefusedEntry> refused) {}

    /** A variant in JSON. */
    record Entry(
            String id,
            String title,
            String summary,
            String source,
            String origin,
            String file,
            List<OptionEntry> options) {

        static Entry of(FoundVariant found) {
            return new Entry(
                    found.id(),
                    found.variant().title(),
                    found.variant().summary(),
                    found.variant().source(),
                    origin(found),
                    found.file().toString(),
                    found.variant().options().stream().map(OptionEntry::of).toList());
        }

        static String origin(FoundVariant found) {
            return switch (found.origin()) {
                case BUNDLED -> "bundled";
                case PLUGIN -> "plugin";
            };
        }
    }

    /** An option in JSON: values where they are named, else the range. */
    record OptionEntry(
            String name,
            String meaning,
            List<String> values,
            Optional<Integer> min,
            Optional<Integer> max,
            String defaultValue) {

        static OptionEntry of(Option option) {
            return new OptionEntry(
                    option.name(),
                    option.meaning(),
                    option.choices(),
                    option.isRange() ? Optional.of(option.min()) : Optional.empty(),
                    option.isRange() ? Optional.of(option.max()) : Optional.empty(),
                    option.defaultValue());
        }
    }

    /** A refused file in JSON. */
    record RefusedEntry(String file, Optional<String> id, String reason) {

        static RefusedEntry of(Refusal refusal) {
            return new RefusedEntry(refusal.file().toString(), refusal.id(), refusal.reason());
        }
    }
}
