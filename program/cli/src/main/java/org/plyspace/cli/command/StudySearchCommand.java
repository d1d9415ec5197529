package org.plyspace.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyspace.cli.io.ProgressLine;
import org.plyspace.engine.io.OutputFiles;
import org.plyspace.lab.search.Aim;
import org.plyspace.lab.search.RuleSearchResult;
import org.plyspace.lab.search.RuleSearchSettings;
import org.plyspace.lab.search.RuleSearchTask;
import org.plyspace.lab.study.Experiment;
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
public final class StudySearchCommand extends BaseCommand {

    private static final String NUMBER = "NUMBER";

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

    @Mixin
    private CommonOptions.Seed seed;

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

    @Mixin
    private CommonOptions.Json json;

    @Mixin
    private CommonOptions.Timeout timeout;

    @Mixin
    private CommonOptions.Threads threads;

    @Mixin
    private CommonOptions.Width width;

    @Override
    public Integer call() {
        RuleSearchTask task =
                new RuleSearchTask(asked, aims(), games, engine, openings, seed.number(), maxPlies, store);
        RuleSearchSettings settings = task.settings();
        int workers = threads.count();
        int columns = width.characters();
        svg.ifPresent(file -> {
            OutputFiles.requireFolder("--svg", file);
            OutputFiles.checkOutside(file, task.store(), "the folder of the search");
        });
        RuleSearchTask.Ready search;
        SearchDoc text;
        RuleSearchResult result;
        try (ProgressLine line = console().status()) {
            search = ready(task, workers, line);
            text = new SearchDoc(
                    search.space(), search.objectives(), search.plan(), json.isWanted() ? Integer.MAX_VALUE : columns);
            line.show("");
            search.space().notices().forEach(console()::notice);
            text.outlook().forEach(json.isWanted() ? console()::notice : console()::line);
            console().flush();
            result = search.run();
        }
        svg.ifPresent(file -> OutputFiles.write(file, text.picture(result)));
        if (json.isWanted()) {
            console().json(SearchData.of(settings, search.space(), result));
        } else {
            console().line("");
            text.result(result).forEach(console()::line);
        }
        return ExitCode.DONE;
    }

    private Map<Aim, List<String>> aims() {
        return Map.of(Aim.MINIMISE, minimised, Aim.MAXIMISE, maximised, Aim.KEEP, kept, Aim.BALANCE, balanced);
    }

    private RuleSearchTask.Ready ready(RuleSearchTask task, int workers, ProgressLine line) {
        line.show(asked + ": finding settings");
        String id = task.id();
        return task.ready(
                registry(),
                files(),
                version(),
                workers,
                timeout.duration(),
                (stage, done) -> line.reached(id + ", " + stage.name(), done, stage.total()));
    }
}
