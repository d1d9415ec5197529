package org.plyspace.lab.search;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.StoreWriter;
import org.plyspace.lab.search.RuleSearch.SearchGames.StageResult;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;

/**
 * Plays the games of a search, each stage as an experiment with a store of its own: an interrupted search goes on where it was. Games
 * depend neither on the number of threads nor on interruptions.
 */
public final class StoredSearchGames implements RuleSearch.SearchGames {

    private final RuleSpace space;
    private final List<Objective> objectives;
    private final RuleSearchSettings settings;
    private final SearchFolder folder;
    private final Means means;

    /**
     * What games are played with.
     *
     * @param spaces the finder that found the settings
     * @param version the version of Plyspace
     * @param threads the number of games to play at a time, from 1
     * @param limit the time that a move may take
     * @param watcher receives the number of games that ended
     */
    public record Means(RuleSpaces spaces, String version, int threads, Duration limit, Watcher watcher) {}

    /** Receives, in the calling thread, how many games of a stage have ended. */
    public interface Watcher {

        /** Called when a stage begins, and whenever games have ended. */
        void reached(SearchStage stage, int games);
    }

    /**
     * Opens the folder of a search, or creates it.
     *
     * @param subject the settings as requested
     * @param plan the plan
     * @throws org.plyspace.api.UsageException if it is the folder of another search, or has something else in it
     */
    public StoredSearchGames(
            String folder,
            String subject,
            RuleSpace space,
            List<Objective> objectives,
            SearchPlan plan,
            RuleSearchSettings settings,
            Means means) {
        this.space = space;
        this.objectives = List.copyOf(objectives);
        this.settings = settings;
        this.means = means;
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("settings", subject);
        fields.put("objectives", objectives.stream().map(Objective::toString).toList());
        fields.put("engine", settings.engine());
        fields.put("openings", settings.openings().toString());
        fields.put("seed", settings.seed());
        fields.put("maxPlies", settings.maxPlies());
        fields.put("rounds", plan.rounds().stream().map(SearchPlan.Part::games).toList());
        fields.put("finals", plan.finals().games());
        this.folder = SearchFolder.open(folder, fields);
    }

    @Override
    public StageResult play(SearchStage stage) {
        Path store = folder.store(stage);
        String name = FileNames.shown(store);
        ReadyExperiment ready = ReadyExperiment.of(
                experiment(stage), name, means.spaces().all(), means.spaces().files());
        StageSamples samples = new StageSamples(
                ready, objectives.stream().map(Objective::quantity).toList(), name);
        boolean isVerified = isVerified(stage, name);
        try (StoreWriter open =
                StoreWriter.open(store, Manifest.of(ready, means.version()), game -> samples.add(game, !isVerified))) {
            means.watcher().reached(stage, samples.size());
            new ExperimentRun(ready, means.limit())
                    .play(
                            GameRange.all(ready.experiment().numbers()),
                            number -> !open.has(number),
                            means.threads(),
                            games -> {
                                save(open, games);
                                games.forEach(game -> samples.add(game, false));
                                means.watcher().reached(stage, samples.size());
                            });
            folder.verified(stage);
        } catch (IOException failed) {
            throw FileErrors.unwritable(name, failed);
        }
        return new StageResult(samples.samples(), samples.same(stage));
    }

    private boolean isVerified(SearchStage stage, String name) {
        try {
            return folder.isVerified(stage);
        } catch (IOException failed) {
            throw FileErrors.unreadable(name, failed);
        }
    }

    private Experiment experiment(SearchStage stage) {
        return new Experiment(
                "search of rules, " + stage.name(),
                stage.settings().stream()
                        .map(setting -> space.settings().get(setting).name())
                        .toList(),
                List.of(settings.engine()),
                stage.games(),
                settings.openings(),
                Seeds.derive(settings.seed(), "search of rules", stage.number()),
                settings.maxPlies(),
                List.of(),
                List.of());
    }

    private static void save(StoreWriter open, List<PlayedGame<String>> games) {
        try {
            open.add(games);
        } catch (IOException failed) {
            throw FileErrors.unwritable(open.name(), failed);
        }
    }
}
