package org.plyspace.cli.command;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.plyspace.api.UsageException;
import org.plyspace.cli.view.BoardStyle;
import org.plyspace.engine.Registry;
import org.plyspace.engine.VariantListing;
import org.plyspace.engine.plugin.FoundVariant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code plyspace variants}: lists variants, where they come from, and what was refused. */
@Command(
        name = "variants",
        description = "Lists every variant found, with its options, and every file that was refused.")
public final class VariantsCommand extends BaseCommand {

    private static final String HANGING = "  ";

    private final AvailableRules available;
    private final CommonOptions.Width width;

    @picocli.CommandLine.Option(
            names = "--available",
            description = "list the rule sets among the examples that are not switched on, and how to switch each on")
    private boolean onlyAvailable;

    @Mixin
    private CommonOptions.Json json;

    @Parameters(arity = "0..*", paramLabel = "ID", description = "list only these, with all their options")
    private List<String> ids = List.of();

    @Inject
    public VariantsCommand(AvailableRules available, CommonOptions.Width width) {
        this.available = available;
        this.width = width;
    }

    @Override
    public Integer call() {
        Registry all = registry();
        if (onlyAvailable) {
            return listAvailable(all);
        }
        List<FoundVariant> wanted = ids.isEmpty()
                ? all.variants()
                : ids.stream().map(id -> named(all, id)).toList();
        VariantListing described = VariantListing.of(all, wanted);
        boolean broken = !described.refused().isEmpty();
        List<VariantListing.Entry> entries = described.variants();
        List<VariantListing.Refused> refused = new ArrayList<>(described.refused());
        if (ids.isEmpty()) {
            refused.addAll(VariantListing.Refused.of(all));
        }
        if (json.isWanted()) {
            console().json(new VariantListing(entries, refused));
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
        if (json.isWanted()) {
            console().json(found);
            return ExitCode.DONE;
        }
        for (Available each : found) {
            print(each.id() + " - " + each.title());
            print("    " + each.summary());
            console().line("    " + each.add());
            console().line("");
        }
        if (found.isEmpty()) {
            console().line("none: all rule sets among the examples are switched on, or there is no folder of examples");
        }
        return ExitCode.DONE;
    }

    private static FoundVariant named(Registry all, String id) {
        return all.find(all.rules(id).variant().id());
    }

    private void print(List<VariantListing.Entry> entries, List<VariantListing.Refused> refused) {
        // A list of named variants explains all options of each.
        VariantListing.SharedOptions shared = new VariantListing.SharedOptions(ids.isEmpty() ? entries : List.of());
        entries.forEach(entry -> print(entry, shared));
        shared.lines().forEach(this::print);
        refused.forEach(this::print);
        if (ids.isEmpty()) {
            print("more rule sets, and how to switch them on: plyspace variants --available");
        }
    }

    private void print(VariantListing.Entry entry, VariantListing.SharedOptions shared) {
        print(entry.id() + " - " + entry.title());
        print("    " + entry.summary());
        print("    source: " + entry.source());
        console().line("    " + entry.origin() + ": " + entry.file());
        for (VariantListing.OptionEntry option : entry.options()) {
            if (!shared.has(option)) {
                print("    option " + option.name() + ": " + option.meaning());
                print("        " + option.accepted() + "; default " + option.defaultValue());
            }
        }
        String common = shared.defaults(entry.options());
        if (!common.isEmpty()) {
            print("    common options: " + common);
        }
        console().line("");
    }

    /** Prints a line, wrapped to the terminal's width with a hanging indent. */
    private void print(String line) {
        String text = line.stripLeading();
        String indent = " ".repeat(line.length() - text.length());
        int left = width.characters() - indent.length() - HANGING.length();
        List<String> lines = BoardStyle.plain(left).wrapped(text);
        console().line(indent + lines.get(0));
        lines.stream().skip(1).forEach(next -> console().line(indent + HANGING + next));
    }

    /** Prints a refusal, with each mistake of a rules file on an indented line of its own. */
    private void print(VariantListing.Refused refusal) {
        List<String> lines = refusal.reason().lines().toList();
        console().line("refused: " + refusal.file() + ": " + (lines.isEmpty() ? "" : lines.get(0)));
        lines.stream().skip(1).forEach(line -> console().line(line.startsWith(" ") ? line : "    " + line));
    }
}
