package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.plyspace.api.PlyspaceException;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.io.ProgressBars;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.plugin.FoundVariant;
import org.plyspace.lab.claim.ClaimFolder;
import org.plyspace.lab.claim.ClaimRun;
import org.plyspace.lab.claim.ClaimSizes;
import org.plyspace.lab.claim.ClaimTables;
import org.plyspace.lab.claim.ClaimsInJars;
import org.plyspace.lab.claim.RuleSetClaims;
import org.plyspace.lab.claim.RuleSetClaimsResult;
import org.plyspace.lab.experiment.SourceFiles;
import org.plyspace.report.ClaimsData;
import org.plyspace.report.ClaimsPage;
import org.plyspace.report.ClaimsText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace claims}: tests what the sources of rule sets claim. */
@Command(
        name = "claims",
        description =
                "Tests what the sources of rule sets claim about the game, by asking the rules or tablebases, or by playing games. Each"
                        + " claim is supported, contradicted, not settled or not testable.",
        footer = {
            "",
            "All games for the claims of the bundled rule sets take some hours on two processors; --quick plays fewer,"
                    + " --share a part of them, and --store keeps them.",
            "docs/studies/claims.md describes the claims, their tests and the results."
        })
public final class ClaimsCommand implements Callable<Integer> {

    private final Provider<Registry> registry;
    private final Output output;
    private final Notices notices;
    private final ProgressBars bars;
    private final LiveLine live;

    @Parameters(
            paramLabel = "<variant>",
            arity = "0..*",
            description = "ids of rule sets, without options; default: every rule set whose jar brings claims")
    private List<String> ids = new ArrayList<>();

    @Option(
            names = "--quick",
            description = "take a quick look: " + ClaimSizes.QUICK_GAMES + " games a setting, "
                    + ClaimSizes.QUICK_JUDGED + " where each position is judged, " + ClaimSizes.QUICK_PAIRS
                    + " pairs or " + ClaimSizes.QUICK_EXCHANGE
                    + " games to compare pieces, a tenth of the nodes, and no tablebases of more than "
                    + ClaimTables.QUICK_MEN
                    + " men")
    private boolean quick;

    @Option(
            names = "--share",
            paramLabel = "X",
            defaultValue = "1",
            description = "play only this share of the games that each claim asks for, from 0 (none) to 1 (default:"
                    + " ${DEFAULT-VALUE})")
    private double share;

    @Option(
            names = "--store",
            paramLabel = "DIR",
            description =
                    "folder to keep the games in, where an interrupted run goes on. What is there counts, up to what each claim asks"
                            + " for, and is not played again; with --share 0 nothing else is")
    private Optional<String> store = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description =
                    "seed of the random choices; the same seed gives the same numbers (default: ${DEFAULT-VALUE})")
    private long seed;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private TablesOption tables;

    @Mixin
    private WidthOption width;

    @Option(names = "--json", description = "print JSON instead of text")
    private boolean asJson;

    @Option(
            names = "--markdown",
            paramLabel = "FILE",
            description = "also write a Markdown table for each source to FILE, replacing what is there")
    private Optional<String> markdown = Optional.empty();

    @Inject
    public ClaimsCommand(
            Provider<Registry> registry, Output output, Notices notices, ProgressBars bars, LiveLine live) {
        this.registry = registry;
        this.output = output;
        this.notices = notices;
        this.bars = bars;
        this.live = live;
    }

    @Override
    public Integer call() {
        if (!(share >= 0 && share <= 1)) {
            throw new UsageException("--share: " + share + " is not from 0 to 1");
        }
        Optional<ClaimFolder> kept = store.map(this::folder);
        markdown.ifPresent(file -> {
            Output.requireFolder("--markdown", file);
            store.ifPresent(dir -> OutsideFolder.check(file, dir, "the folder of games"));
        });
        ClaimSizes sizes = new ClaimSizes(quick, share, seed);
        int workers = threads.count();
        int columns = width.characters();
        List<String> failures = new ArrayList<>();
        List<RuleSetClaims> sets = sets(failures);
        List<RuleSetClaimsResult> results;
        try (ProgressBars.Bar bar = bars.start("steps");
                LiveLine line = live) {
            ClaimTables made =
                    new ClaimTables(tables.folder(), SourceFiles::digest, new TablesMadeLine(line, "", notices));
            results = new ClaimRun(registry.get(), sizes, made, kept).run(sets, workers, bar);
        }
        results.forEach(result -> result.failure().ifPresent(failures::add));
        failures.forEach(notices::line);
        print(results, sizes, columns, failures);
        return ExitCode.of(failures.isEmpty());
    }

    private ClaimFolder folder(String name) {
        try {
            return new ClaimFolder(Path.of(name), VersionProvider.number(), notices::line);
        } catch (InvalidPathException invalid) {
            throw FileErrors.unwritable(name, invalid);
        }
    }

    private void print(List<RuleSetClaimsResult> results, ClaimSizes sizes, int columns, List<String> failures) {
        if (asJson) {
            output.json(ClaimsData.of(results, sizes, failures));
        } else if (!results.isEmpty() || failures.isEmpty()) {
            output.text(new ClaimsText(results).render(columns).stripTrailing());
        }
        markdown.ifPresent(file -> output.file(file, ClaimsPage.render(results)));
    }

    private List<RuleSetClaims> sets(List<String> failures) {
        List<RuleSetClaims> sets = new ArrayList<>();
        for (FoundVariant found : wanted()) {
            try {
                Optional<RuleSetClaims> set = ClaimsInJars.of(found);
                set.ifPresent(sets::add);
                if (set.isEmpty() && !ids.isEmpty()) {
                    notices.line(found.id() + ": there are no claims; its file, "
                            + found.file().getFileName() + ", has no " + ClaimsInJars.resource(found.id()));
                }
            } catch (PlyspaceException refused) {
                failures.add(refused.getMessage());
            }
        }
        return sets;
    }

    private List<FoundVariant> wanted() {
        if (ids.isEmpty()) {
            return registry.get().variants();
        }
        return ids.stream().distinct().map(this::find).toList();
    }

    private FoundVariant find(String id) {
        if (!SettingName.parse(id).given().isEmpty()) {
            throw new UsageException("'" + id + "' has options; claims are about whole rule sets: expected "
                    + SettingName.parse(id).id());
        }
        return registry.get().find(id);
    }
}
