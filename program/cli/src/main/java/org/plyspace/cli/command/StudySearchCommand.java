package org.plyspace.cli.command;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.plyspace.api.UsageException;
import org.plyspace.cli.io.LiveLine;
import org.plyspace.cli.io.Notices;
import org.plyspace.cli.io.Output;
import org.plyspace.cli.view.GamesProgress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.SettingName;
import org.plyspace.engine.SettingReference;
import org.plyspace.lab.numbers.RuleTraits;
import org.plyspace.lab.search.Aim;
import org.plyspace.lab.search.Objective;
import org.plyspace.lab.search.Quantities;
import org.plyspace.lab.search.Quantity;
import org.plyspace.lab.search.RuleSearch;
import org.plyspace.lab.search.RuleSearchResult;
import org.plyspace.lab.search.RuleSearchSettings;
import org.plyspace.lab.search.RuleSpace;
import org.plyspace.lab.search.RuleSpaces;
import org.plyspace.lab.search.SearchPlan;
import org.plyspace.lab.search.StoredSearchGames;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.OpeningRule;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.report.SearchData;
import org.plyspace.report.SearchDoc;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code plyspace study search}: searches the combinations of options for those that serve several aims. */
@Command(
        name = "search",
        description =
                "Searches all combinations of a rule set's options for those that serve several aims, by games in rounds that"
                        + " drop the worse half, and reports the best by fresh games.",
        footer = {"", "docs/search-over-rules.md describes the method and the results."})
public final class StudySearchCommand implements Callable<Integer> {

    private static final String NUMBER = "NUMBER";
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_OBJECTIVES = 6;

    private final Provider<Registry> registry;
    private final Function<Path, Registry> files;
    private final Output output;
    private final Notices notices;
    private final LiveLine live;

    @Parameters(
            paramLabel = "SETTINGS",
            description =
                    "id:* for all combinations of all options, id:option=*,other=* of some, id:option=a+b of some values;"
                            + " id:option=a applies to all; FILE#id takes the rule set from a file")
    private String asked = "";

    @Option(
            names = "--minimise",
            paramLabel = NUMBER,
            split = ",",
            description = "want less of NUMBER: draws, length, score, or a metric that is formed game by game")
    private List<String> minimised = new ArrayList<>();

    @Option(names = "--maximise", paramLabel = NUMBER, split = ",", description = "want more of NUMBER")
    private List<String> maximised = new ArrayList<>();

    @Option(
            names = "--keep",
            paramLabel = NUMBER,
            split = ",",
            description = "want NUMBER to stay what it is by the unchanged rules")
    private List<String> kept = new ArrayList<>();

    @Option(
            names = "--balance",
            paramLabel = NUMBER,
            split = ",",
            description = "want NUMBER, such as score, near 50 %%")
    private List<String> balanced = new ArrayList<>();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "20000",
            description = "play N games at most (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            completionCandidates = MatchOptions.EngineNames.class,
            defaultValue = "alphabeta:nodes=1000,eval=generic",
            description = "let ENGINE play both sides, named as in 'match' (default: ${DEFAULT-VALUE})")
    private String engine = "";

    @Option(
            names = "--openings",
            paramLabel = "RULE",
            defaultValue = "softmax:20",
            description =
                    "draw the first moves by softmax:N, random:N or start, as in experiments (default: ${DEFAULT-VALUE})")
    private String openings = "";

    @Option(
            names = "--max-plies",
            paramLabel = "M",
            defaultValue = "" + Experiment.USUAL_MAX_PLIES,
            description = "break games off after M plies (default: ${DEFAULT-VALUE})")
    private int maxPlies;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description =
                    "seed of the random choices; the same seed gives the same numbers (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--store",
            paramLabel = "DIR",
            description = "folder for the games, in which an interrupted search goes on; default: ID.search")
    private Optional<String> store = Optional.empty();

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "draw the finals to FILE as SVG, replacing what is there")
    private Optional<String> svg = Optional.empty();

    @Option(names = "--json", description = "print JSON")
    private boolean asJson;

    @Mixin
    private TimeoutOption timeout;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private WidthOption width;

    @Inject
    public StudySearchCommand(
            Provider<Registry> registry,
            Function<Path, Registry> files,
            Output output,
            Notices notices,
            LiveLine live) {
        this.registry = registry;
        this.files = files;
        this.output = output;
        this.notices = notices;
        this.live = live;
    }

    @Override
    public Integer call() {
        RuleSearchSettings settings = settings();
        int workers = threads.count();
        int columns = width.characters();
        svg.ifPresent(file -> {
            Output.requireFolder("--svg", file);
            OutsideFolder.check(file, store.orElseGet(this::usualStore), "the folder of the search");
        });
        Found found;
        try (LiveLine line = live) {
            found = search(settings, workers, columns, line);
        }
        report(settings, found);
        return ExitCode.DONE;
    }

    private record Found(RuleSpace space, SearchDoc text, RuleSearchResult result) {}

    private Found search(RuleSearchSettings settings, int workers, int columns, LiveLine line) {
        line.show(asked + ": finding settings");
        RuleSpaces spaces = new RuleSpaces(registry.get(), files);
        RuleSpace space = spaces.find(asked);
        List<Objective> objectives = objectives(spaces.traits(space));
        SearchPlan plan = SearchPlan.of(space.settings().size(), objectives.size(), games);
        GamesProgress progress = new GamesProgress(usualName());
        StoredSearchGames.Means means = new StoredSearchGames.Means(
                spaces,
                VersionProvider.number(),
                workers,
                timeout.duration(),
                (stage, done) -> line.show(progress.line(stage.name(), done, stage.total())));
        StoredSearchGames played = new StoredSearchGames(
                store.orElseGet(this::usualStore), asked, space, objectives, plan, settings, means);
        SearchDoc text = new SearchDoc(space, objectives, plan, asJson ? Integer.MAX_VALUE : columns);
        line.show("");
        space.notices().forEach(notices::line);
        text.outlook().forEach(asJson ? notices::line : output::line);
        output.flush();
        return new Found(space, text, new RuleSearch(space, objectives, plan, played).run());
    }

    private void report(RuleSearchSettings settings, Found found) {
        svg.ifPresent(file -> output.file(file, found.text().picture(found.result())));
        if (asJson) {
            output.json(SearchData.of(settings, found.space(), found.result()));
        } else {
            output.line("");
            found.text().result(found.result()).forEach(output::line);
        }
    }

    private RuleSearchSettings settings() {
        OptionRange.inRange("--games", games, 1, MOST_GAMES);
        OptionRange.inRange("--max-plies", maxPlies, 1, Experiment.MOST_PLIES);
        EngineSpec spec = EngineSpec.parse(engine);
        spec.unrepeatable().ifPresent(why -> {
            throw new UsageException("--engine: " + engine + " would not play the same games again: " + why
                    + "; expected limits of nodes or depth and one thread");
        });
        OpeningRule rule = openings();
        if (rule.plies() == 0 && !spec.isSeeded()) {
            throw new UsageException("--engine: " + engine + " would play the same game again and again from the start;"
                    + " expected openings such as softmax:20, or an engine that draws at random");
        }
        return new RuleSearchSettings(engine, rule, seed, maxPlies);
    }

    private OpeningRule openings() {
        try {
            return OpeningRule.parse(openings);
        } catch (UsageException malformed) {
            throw new UsageException("--openings", malformed.getMessage());
        }
    }

    private List<Objective> objectives(RuleTraits traits) {
        List<Objective> objectives = new ArrayList<>();
        add(objectives, Aim.MINIMISE, minimised, traits);
        add(objectives, Aim.MAXIMISE, maximised, traits);
        add(objectives, Aim.KEEP, kept, traits);
        add(objectives, Aim.BALANCE, balanced, traits);
        if (objectives.isEmpty() || objectives.size() > MOST_OBJECTIVES) {
            throw new UsageException("expected 1 to " + MOST_OBJECTIVES
                    + " aims by --minimise, --maximise, --keep and --balance, such as --minimise draws --keep length"
                    + " --balance score; found " + (objectives.isEmpty() ? "none" : objectives.size()));
        }
        return objectives;
    }

    private void add(List<Objective> objectives, Aim aim, List<String> names, RuleTraits traits) {
        for (String name : names) {
            Objective objective = new Objective(aim, found("--" + aim.word(), name, traits));
            if (objectives.stream().anyMatch(each -> each.quantity().equals(objective.quantity()))) {
                throw new UsageException(
                        "--" + aim.word() + ": " + name + " has an aim already; expected each number once");
            }
            objectives.add(objective);
        }
    }

    private Quantity found(String option, String name, RuleTraits traits) {
        try {
            return Quantities.find(name, traits, maxPlies);
        } catch (UsageException none) {
            throw new UsageException(option, none.getMessage());
        }
    }

    private String usualName() {
        return SettingName.parse(SettingReference.parse(asked).spec().split(":", 2)[0])
                .id();
    }

    private String usualStore() {
        return usualName() + ".search";
    }
}
