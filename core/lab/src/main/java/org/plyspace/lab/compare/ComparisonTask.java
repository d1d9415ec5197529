package org.plyspace.lab.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.plyspace.api.UsageException;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.plugin.SlowCallListener;
import org.plyspace.lab.games.PlayedGame;
import org.plyspace.lab.games.ReplayedStore;
import org.plyspace.lab.games.Store;
import org.plyspace.lab.run.Stores;
import org.plyspace.lab.run.StudyRun;
import org.plyspace.lab.study.GameRange;
import org.plyspace.lab.study.ReadyExperiment;
import org.plyspace.statistics.Estimate;
import org.plyspace.statistics.Estimates;

/** A comparison as users ask for it, of rule sets by their names. Its games may be kept in a store, and go on there. */
public final class ComparisonTask {

    private final ComparisonSettings settings;
    private final Registry all;
    private final Function<Path, Registry> files;
    private final SlowCallListener waits;
    private final ComparedSettings compared;

    /**
     * Finds the rule sets.
     *
     * @param specs what {@link ComparedSettings#add} reads; if there are none, and no baseline, all available rule sets
     * @param common whether to add also each other value of the options that several rule sets share
     * @param files gives the rule sets of a file
     * @param waits hears that games are played
     * @throws UsageException if there is no rule set
     */
    public ComparisonTask(
            ComparisonSettings settings,
            List<String> specs,
            boolean common,
            Registry all,
            Function<Path, Registry> files,
            SlowCallListener waits) {
        this.settings = settings;
        this.all = all;
        this.files = files;
        this.waits = waits;
        compared = new ComparedSettings(all, files);
        settings.baseline().ifPresent(baseline -> compared.add(baseline, false));
        if (specs.isEmpty() && settings.baseline().isEmpty()) {
            compared.addAll();
        } else {
            specs.forEach(spec -> compared.add(spec, common));
        }
        if (compared.found().isEmpty()) {
            throw new UsageException("there is no variant; 'plyspace variants' lists what was refused");
        }
    }

    /** What was left out of sweeps, for people. */
    public List<String> notices() {
        return compared.notices();
    }

    /** Asks for the rules and plays no game. */
    public Comparison describe(int threads) {
        return waiting(() -> run().describe(compared.found(), threads));
    }

    /** The names of the rule sets, with options if any, in the order in which games count them. */
    public List<String> names() {
        return compared.found().stream().map(ComparedSetting::name).toList();
    }

    /** The number of games. */
    public long games() {
        return (long) compared.found().size() * settings.players().size() * settings.games();
    }

    /**
     * Plays the games.
     *
     * @param store the folder to keep them in, whose games are not played again; if empty, they are played in memory
     * @param progress receives every game that was played or judged
     * @throws UsageException if games are to be kept that no study can have
     */
    public Comparison play(Optional<String> store, Stores stores, int threads, Progress progress) {
        AtomicLong played = new AtomicLong();
        return store.isEmpty()
                ? waiting(() -> run().run(compared.found(), threads, progress))
                : play(store.get(), stores, threads, (game, isNew) -> {
                    long number = played.incrementAndGet();
                    if (isNew) {
                        progress.reached(number, games());
                    }
                });
    }

    /** Hears of the games of a comparison. */
    @FunctionalInterface
    public interface GameListener {

        /**
         * Hears of a game that is on disk.
         *
         * @param isNew whether it was played now
         */
        void has(PlayedGame<String> game, boolean isNew);
    }

    /**
     * Plays the games, and keeps each as it ends. An interrupt of the calling thread ends the work with an exception; the games that
     * ended before are kept.
     *
     * @param store the folder to keep them in, whose games are not played again
     * @param listener hears first of the games that are there, then of every game that is played, in the calling thread
     * @throws UsageException if no study can have the games
     */
    public Comparison play(String store, Stores stores, int threads, GameListener listener) {
        return waiting(() -> kept(store, stores, threads, listener));
    }

    private <T> T waiting(Supplier<T> work) {
        return waits.during("games of " + String.join(", ", names()), wait -> work.get());
    }

    private ComparisonRun run() {
        return new ComparisonRun(settings);
    }

    private Comparison kept(String folder, Stores stores, int threads, GameListener listener) {
        ReadyExperiment ready = run().study(compared.found(), all, files);
        GameRange numbers = GameRange.all(ready.experiment().numbers());
        Store store = Stores.write(folder, stores.manifest(ready), game -> listener.has(game, false), open -> {
            new StudyRun(ready, open, Optional.empty())
                    .play(numbers, settings.limit(), threads, over -> over.forEach(game -> listener.has(game, true)));
            return Store.open(open.folder());
        });
        return run().kept(compared.found(), stores.resultsOf(new ReplayedStore(store)), threads);
    }

    /**
     * How the games of a comparison ended so far, while others are played. Its numbers are for those who wait: games that end soon are
     * known first, so they are not those of the finished comparison. Thread-safe.
     */
    public static final class InterimOutcomes {

        private final List<String> names;
        private final List<Map<GameResult, Integer>> counts = new ArrayList<>();
        private final long[] plies;

        /**
         * Creates the outcomes of no games.
         *
         * @param names the names of the rule sets, in the order in which games count them
         */
        public InterimOutcomes(List<String> names) {
            this.names = List.copyOf(names);
            plies = new long[names.size()];
            names.forEach(unused -> counts.add(new EnumMap<>(GameResult.class)));
        }

        /**
         * The outcomes in one rule set.
         *
         * @param games the number of games
         * @param winners the share of games that somebody won, with its interval: those without a result count as not won
         * @param score White's share of the points in games with a result, with its interval
         * @param plies the mean length in plies
         */
        public record Row(String variant, int games, Share winners, Share score, double plies) {}

        /** A share from 0 to 1, and its 95 % confidence interval; 0 with the widest one while nothing is known. */
        public record Share(double mean, double low, double high) {

            private static Share of(Estimate estimate) {
                return new Share(estimate.mean(), estimate.low(), estimate.high());
            }
        }

        /** Counts a game. */
        public synchronized void add(PlayedGame<?> game) {
            counts.get(game.setting()).merge(game.result(), 1, Integer::sum);
            plies[game.setting()] += game.moves().size();
        }

        /** The outcomes in each rule set. */
        public synchronized List<Row> rows() {
            return IntStream.range(0, names.size()).mapToObj(this::row).toList();
        }

        private Row row(int setting) {
            int white = count(setting, GameResult.WHITE_WINS);
            int black = count(setting, GameResult.BLACK_WINS);
            int draws = count(setting, GameResult.DRAW);
            int decided = white + black + draws;
            int games = decided + count(setting, GameResult.OPEN);
            Share unknown = new Share(0, 0, 1);
            return new Row(
                    names.get(setting),
                    games,
                    games == 0 ? unknown : Share.of(Estimates.proportion(white + black, games)),
                    decided == 0 ? unknown : Share.of(Estimates.score(white, draws, black)),
                    games == 0 ? 0 : (double) plies[setting] / games);
        }

        private int count(int setting, GameResult result) {
            return counts.get(setting).getOrDefault(result, 0);
        }
    }
}
