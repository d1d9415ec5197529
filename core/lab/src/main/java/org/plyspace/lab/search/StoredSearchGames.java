package org.plyspace.lab.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.JsonMappers;
import org.plyspace.engine.Seeds;
import org.plyspace.engine.io.AtomicFile;
import org.plyspace.engine.io.AtomicFolder;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.Sha256;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.lab.games.ExperimentRun;
import org.plyspace.lab.games.Manifest;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.games.StoreWriter;
import org.plyspace.lab.search.RuleSearch.SearchGames.StageResult;
import org.plyspace.lab.study.Experiment;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

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
        ReadyExperiment ready = ReadyExperiment.of(experiment(stage), name, means.spaces().all, means.spaces().files);
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

    /**
     * The folder of a search: {@code search.json}, which says what is searched, and a store of games for each stage. A search that goes on
     * must be the same as the one that began.
     */
    private record SearchFolder(Path folder) {

        private static final String FILE = "search.json";
        private static final String FORMAT = "plyspace-search/1";
        private static final int LONGEST = 1_000_000;

        /**
         * Opens a folder, or creates it.
         *
         * @param fields what is searched, by name
         * @throws UsageException if it is the folder of another search, or has something else in it; nothing is changed
         * @throws org.plyspace.api.PlyspaceException if it cannot be read or written
         */
        static SearchFolder open(String name, Map<String, Object> fields) {
            Map<String, Object> all = new LinkedHashMap<>(Map.of("format", FORMAT));
            all.putAll(fields);
            try {
                Path folder = Path.of(name);
                Path file = folder.resolve(FILE);
                if (Files.isRegularFile(file)) {
                    check(file, JsonMappers.PLAIN.valueToTree(all));
                } else {
                    requireEmpty(folder);
                    new AtomicFolder(folder).make();
                    new AtomicFile(file).write(JsonMappers.file(all));
                }
                return new SearchFolder(folder);
            } catch (IOException failed) {
                throw FileErrors.unwritable(name, failed);
            } catch (InvalidPathException invalid) {
                throw FileErrors.unwritable(name, invalid);
            }
        }

        private static void check(Path file, JsonNode plan) throws IOException {
            String name = FileNames.shown(file);
            JsonNode saved;
            try (InputStream stream = TextFiles.open(file)) {
                saved = JsonMappers.PLAIN.readTree(TextFiles.read(stream, name, LONGEST));
            } catch (JacksonException broken) {
                throw new UsageException(name, "it is no JSON; expected a file that 'study search' has made");
            }
            for (String field : plan.propertyNames()) {
                // Numbers are compared as text: a file has no types of them.
                String found = String.valueOf(saved.get(field));
                if (!found.equals(plan.get(field).toString())) {
                    throw new UsageException(
                            name,
                            "it is of another search: its field " + field + " is " + Texts.shorten(found)
                                    + ", but what is asked for has "
                                    + Texts.shorten(plan.get(field).toString())
                                    + "; expected the same search, or another folder by --store");
                }
            }
        }

        private static void requireEmpty(Path folder) throws IOException {
            if (!Files.exists(folder)) {
                return;
            }
            if (Files.isDirectory(folder)) {
                try (DirectoryStream<Path> all =
                        Files.newDirectoryStream(folder, each -> !AtomicFile.isLeftover(each))) {
                    if (!all.iterator().hasNext()) {
                        return;
                    }
                }
            }
            throw new UsageException(
                    FileNames.shown(folder),
                    "it is not the folder of a search; expected one, an empty folder or a new name");
        }

        /** The folder of a stage's store: {@code round-1}. */
        Path store(SearchStage stage) {
            return folder.resolve(stage.name().replace(' ', '-'));
        }

        /** Whether the games of a stage are those that were found to be legal before. */
        boolean isVerified(SearchStage stage) throws IOException {
            Path digest = digest(stage);
            return Files.isRegularFile(digest)
                    && new AtomicFile(digest)
                            .read(FileNames.shown(digest), LONGEST)
                            .equals(text(stage));
        }

        /** Notes that the games of a stage are legal, which saves a second replay. */
        void verified(SearchStage stage) throws IOException {
            if (!isVerified(stage)) {
                new AtomicFile(digest(stage)).write(text(stage));
            }
        }

        private Path digest(SearchStage stage) {
            return folder.resolve(store(stage).getFileName() + ".sha256");
        }

        private String text(SearchStage stage) throws IOException {
            Path games = Store.games(store(stage));
            return (Files.exists(games) ? Sha256.of(games) : "") + "\n";
        }
    }
}
