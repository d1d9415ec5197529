package org.plyspace.cli.command;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.Option;
import org.plyspace.cli.io.Output;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantFailure;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.engine.plugin.RefusedFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code plyspace variants}: what there is, where from, and what was refused. */
@Command(name = "variants", description = "Lists every variant found, with its options, and every file refused.")
public final class VariantsCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Output output;

    @picocli.CommandLine.Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Parameters(arity = "0..*", paramLabel = "ID", description = "list these only, with all their options")
    private List<String> ids = List.of();

    @Inject
    public VariantsCommand(Provider<Registry> registry, Output output) {
        this.registry = registry;
        this.output = output;
    }

    @Override
    public Integer call() {
        Registry all = registry.get();
        List<FoundVariant> wanted = ids.isEmpty()
                ? all.variants()
                : ids.stream().map(id -> named(all, id)).toList();
        List<Entry> entries = new ArrayList<>();
        List<RefusedEntry> refused = new ArrayList<>();
        boolean broken = false;
        for (FoundVariant found : wanted) {
            try {
                entries.add(all.ask(found.id(), "for its description", () -> Entry.of(found)));
            } catch (VariantFailure failure) {
                refused.add(new RefusedEntry(found.file().toString(), Optional.of(found.id()), failure.getMessage()));
                broken = true;
            }
        }
        if (ids.isEmpty()) {
            all.refusals().stream().map(RefusedEntry::of).forEach(refused::add);
        }
        if (asJson) {
            output.json(new Listing(entries, refused));
        } else {
            print(entries, refused);
        }
        return broken ? 1 : 0;
    }

    private static FoundVariant named(Registry all, String id) {
        return all.find(all.rules(id).variant().id());
    }

    private void print(List<Entry> entries, List<RefusedEntry> refused) {
        // A list of some explains the options of each with it.
        SharedOptions shared = new SharedOptions(ids.isEmpty() ? entries : List.of());
        entries.forEach(entry -> print(entry, shared));
        shared.lines().forEach(output::line);
        refused.forEach(this::print);
    }

    private void print(Entry entry, SharedOptions shared) {
        output.line(entry.id + " - " + entry.title);
        output.line("    " + entry.summary);
        output.line("    source: " + entry.source);
        output.line("    " + entry.origin + ": " + entry.file);
        for (OptionEntry option : entry.options) {
            if (!shared.has(option)) {
                output.line("    option " + option.name + ": " + option.meaning);
                output.line("        " + option.accepted + "; default " + option.defaultValue);
            }
        }
        String common = shared.defaults(entry.options);
        if (!common.isEmpty()) {
            output.line("    common options: " + common);
        }
        output.line("");
    }

    /** The mistakes of a file of rules stand on lines of their own, further in. */
    private void print(RefusedEntry refusal) {
        List<String> lines = refusal.reason.lines().toList();
        output.line("refused: " + refusal.file + ": " + (lines.isEmpty() ? "" : lines.get(0)));
        lines.stream().skip(1).forEach(line -> output.line(line.startsWith(" ") ? line : "    " + line));
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

    /**
     * An option in JSON: values where they are named, else the range.
     *
     * @param accepted the same in words
     */
    record OptionEntry(
            String name,
            String meaning,
            List<String> values,
            Optional<Integer> min,
            Optional<Integer> max,
            String defaultValue,
            @JsonIgnore String accepted) {

        static OptionEntry of(Option option) {
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

    /** A refused file in JSON. */
    record RefusedEntry(String file, Optional<String> id, String reason) {

        static RefusedEntry of(RefusedFile refusal) {
            return new RefusedEntry(refusal.file().toString(), refusal.id(), refusal.reason());
        }
    }
}
