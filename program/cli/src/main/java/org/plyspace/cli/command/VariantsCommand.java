package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantListing;
import org.plyspace.engine.VariantListing.Entry;
import org.plyspace.engine.VariantListing.OptionEntry;
import org.plyspace.engine.VariantListing.Refused;
import org.plyspace.engine.plugin.FoundVariant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code plyspace variants}: lists variants, where they come from, and what was refused. */
@Command(
        name = "variants",
        description = "Lists every variant found, with its options, and every file that was refused.")
public final class VariantsCommand implements Callable<Integer> {

    private static final String HANGING = "  ";

    private final Provider<Registry> registry;
    private final AvailableRules available;
    private final Output output;
    private final WidthOption width;

    @picocli.CommandLine.Option(
            names = "--available",
            description = "list the rule sets among the examples that are not switched on, and how to switch each on")
    private boolean onlyAvailable;

    @picocli.CommandLine.Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Parameters(arity = "0..*", paramLabel = "ID", description = "list only these, with all their options")
    private List<String> ids = List.of();

    @Inject
    public VariantsCommand(Provider<Registry> registry, AvailableRules available, Output output, WidthOption width) {
        this.registry = registry;
        this.available = available;
        this.output = output;
        this.width = width;
    }

    @Override
    public Integer call() {
        Registry all = registry.get();
        if (onlyAvailable) {
            return listAvailable(all);
        }
        List<FoundVariant> wanted = ids.isEmpty()
                ? all.variants()
                : ids.stream().map(id -> named(all, id)).toList();
        VariantListing described = VariantListing.of(all, wanted);
        boolean broken = !described.refused().isEmpty();
        List<Entry> entries = described.variants();
        List<Refused> refused = new ArrayList<>(described.refused());
        if (ids.isEmpty()) {
            refused.addAll(Refused.of(all));
        }
        if (asJson) {
            output.json(new VariantListing(entries, refused));
        } else {
            print(entries, refused);
        }
        return ExitCode.of(!broken);
    }

    /** The JSON form of a rule set that is not switched on; {@code add} is what switches it on. */
    record Available(String id, String title, String summary, String file, String add) {}

    private int listAvailable(Registry all) {
        if (!ids.isEmpty()) {
            throw new UsageException("--available lists all rule sets that can be added; expected no ID beside it");
        }
        List<Available> found = available.besides(all).stream()
                .map(each -> new Available(
                        each.id(),
                        each.variant().title(),
                        each.variant().summary(),
                        each.file().toString(),
                        available.command(each.id())))
                .toList();
        if (asJson) {
            output.json(found);
            return ExitCode.DONE;
        }
        for (Available each : found) {
            print(each.id() + " - " + each.title());
            print("    " + each.summary());
            output.line("    " + each.add());
            output.line("");
        }
        if (found.isEmpty()) {
            output.line("none: all rule sets among the examples are switched on, or there is no folder of examples");
        }
        return ExitCode.DONE;
    }

    private static FoundVariant named(Registry all, String id) {
        return all.find(all.rules(id).variant().id());
    }

    private void print(List<Entry> entries, List<Refused> refused) {
        // A list of named variants explains all options of each.
        SharedOptions shared = new SharedOptions(ids.isEmpty() ? entries : List.of());
        entries.forEach(entry -> print(entry, shared));
        shared.lines().forEach(this::print);
        refused.forEach(this::print);
        if (ids.isEmpty()) {
            print("more rule sets, and how to switch them on: plyspace variants --available");
        }
    }

    private void print(Entry entry, SharedOptions shared) {
        print(entry.id() + " - " + entry.title());
        print("    " + entry.summary());
        print("    source: " + entry.source());
        output.line("    " + entry.origin() + ": " + entry.file());
        for (OptionEntry option : entry.options()) {
            if (!shared.has(option)) {
                print("    option " + option.name() + ": " + option.meaning());
                print("        " + option.accepted() + "; default " + option.defaultValue());
            }
        }
        String common = shared.defaults(entry.options());
        if (!common.isEmpty()) {
            print("    common options: " + common);
        }
        output.line("");
    }

    /** Prints a line, wrapped to the terminal's width with a hanging indent. */
    private void print(String line) {
        String text = line.stripLeading();
        String indent = " ".repeat(line.length() - text.length());
        int left = width.characters() - indent.length() - HANGING.length();
        List<String> lines = BoardStyle.plain(left).wrapped(text);
        output.line(indent + lines.get(0));
        lines.stream().skip(1).forEach(next -> output.line(indent + HANGING + next));
    }

    /** Prints a refusal, with each mistake of a rules file on an indented line of its own. */
    private void print(Refused refusal) {
        List<String> lines = refusal.reason().lines().toList();
        output.line("refused: " + refusal.file() + ": " + (lines.isEmpty() ? "" : lines.get(0)));
        lines.stream().skip(1).forEach(line -> output.line(line.startsWith(" ") ? line : "    " + line));
    }

    /** The options that several variants share by name and meaning, so that a list explains each only once. */
    private static final class SharedOptions {

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
}
