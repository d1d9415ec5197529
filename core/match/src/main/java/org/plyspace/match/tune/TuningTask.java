package org.plyspace.match.tune;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.plyspace.api.Rules;
import org.plyspace.api.Texts;
import org.plyspace.api.UsageException;
import org.plyspace.engine.CallLimit;
import org.plyspace.engine.GameResult;
import org.plyspace.engine.Progress;
import org.plyspace.engine.Registry;
import org.plyspace.engine.WorkCounter;
import org.plyspace.engine.io.FileErrors;
import org.plyspace.engine.io.FileNames;
import org.plyspace.engine.io.TextFiles;
import org.plyspace.engine.record.GameRecord;
import org.plyspace.engine.record.RecordReader;
import org.plyspace.match.Adjudication;
import org.plyspace.match.Match;
import org.plyspace.match.MatchGame;
import org.plyspace.match.MatchSettings;
import org.plyspace.match.ResumableMatch;
import org.plyspace.match.engine.EngineSpec;
import org.plyspace.match.engine.EngineSpec.WeightTexts;
import org.plyspace.search.LinearEvaluation;
import org.plyspace.search.SharedTerms;
import org.plyspace.search.Weights;

/** Fits the weights of the evaluation to games, which the search plays against itself or which were played before. */
public final class TuningTask {

    /** The number of random plies that begin each game, which are not learnt from. */
    private static final int OPENING = 8;

    private static final int MOST_PLIES = 400;

    /** A little noise, since the two games of a pair between equal players would be the same without it. */
    private static final int NOISE = 12;

    private final Registry registry;
    private final String eval;
    private final long seed;
    private final Duration standstill;

    /**
     * Creates a task.
     *
     * @param eval the weights to begin with, which play the games and which the fit is held near
     * @param seed the seed of openings, and of what is learnt in which order
     * @param standstill how long no game may advance
     */
    public TuningTask(Registry registry, String eval, long seed, Duration standstill) {
        this.registry = registry;
        this.eval = eval;
        this.seed = seed;
        this.standstill = standstill;
    }

    /**
     * The games that the search plays to learn from.
     *
     * @param number the number of games, which is even
     * @param nodes the nodes searched for each move
     * @param file where each is saved as it ends, and from which an interrupted run goes on
     */
    public record OwnGames(int number, int nodes, Optional<String> file) {}

    /** Learns from games that it plays; returns the text of the weights. */
    public String fromOwn(String variant, OwnGames games, int threads, Progress progress) {
        return tuned(variant, (rules, counter, each) -> {
            String player = "alphabeta:nodes=" + games.nodes + ",hash=4,noise=" + NOISE + ",eval=" + eval;
            EngineSpec spec = EngineSpec.parse(player);
            Adjudication untilTheEnd = new Adjudication(Optional.empty(), Optional.empty(), MOST_PLIES);
            MatchSettings settings = new MatchSettings(
                    games.number / 2, seed, List.of(), OPENING, Optional.empty(), untilTheEnd, Optional.empty());
            Match match = new Match(rules, spec, spec, settings);
            counter.count(match::plies);
            String event = "games of " + player + " to learn from, seed " + seed;
            ResumableMatch.play(match, rules.setting(), event, games.file, threads, game -> {
                each.accept(game);
                progress.reached(match.standing().games(), games.number);
            });
            return games.number;
        });
    }

    /** Learns from the games of one rule set in files of records; returns the text of the weights. */
    public String fromFiles(String variant, List<String> files) {
        return tuned(variant, (rules, counter, each) -> {
            AtomicLong done = new AtomicLong();
            counter.count(done::get);
            return RecordedGames.read(files, rules.setting(), game -> {
                each.accept(game);
                done.incrementAndGet();
            });
        });
    }

    /**
     * Learns from the games of several rule sets in files of records the weights of what men attack; returns the text of the
     * weights.
     */
    public String together(List<String> variants, List<String> files) {
        List<Rules> ruleSets = variants.stream().map(registry::rules).toList();
        SharedTuning tuning = new SharedTuning(WeightTexts.named(eval), OPENING, seed);
        for (int i = 0; i < ruleSets.size(); i++) {
            Rules rules = ruleSets.get(i);
            registry.within(CallLimit.work(standstill))
                    .follow(variants.get(i), "for positions to learn from", counter -> {
                        AtomicLong done = new AtomicLong();
                        counter.count(done::get);
                        List<MatchGame> read = new ArrayList<>();
                        RecordedGames.read(files, rules.setting(), read::add);
                        tuning.add(rules, read, done::incrementAndGet);
                        return tuning;
                    });
        }
        SharedTuning.Result result = tuning.fit();
        StringBuilder head = new StringBuilder();
        result.slopes()
                .forEach((setting, slope) -> head.append(String.format(
                        Locale.ROOT, "# %s: expectancy of a score s: 1 / (1 + exp(-%.6f s))%n", setting, slope)));
        head.append(String.format(Locale.ROOT, "# %d positions, seed %d%n", result.positions(), seed));
        return text(result.weights(), head.toString());
    }

    /** Where games come from. */
    private interface Games {

        /** Passes each game, in any order, and returns their number. */
        int each(Rules rules, WorkCounter counter, Consumer<MatchGame> each);
    }

    private String tuned(String variant, Games games) {
        return registry.within(CallLimit.work(standstill)).follow(variant, "for games to learn from", counter -> {
            Rules rules = registry.rules(variant);
            Tuning tuning = new Tuning(rules, OPENING, WeightTexts.named(eval), seed);
            int learnt = games.each(rules, counter, tuning::add);
            return text(tuning.fit(), rules, learnt);
        });
    }

    private String text(Tuning.Result result, Rules rules, int learnt) {
        String head = String.format(
                Locale.ROOT,
                """
                # %s: %d positions of %d games, seed %d
                # on games not learnt from, cross entropy %.5f nats by the first weights, by these less by %.5f (%.5f to %.5f)
                # expectancy of a score s in hundredths of a pawn: 1 / (1 + exp(-%.6f s))
                """,
                rules.setting(),
                result.positions(),
                learnt,
                seed,
                result.before(),
                result.gain().mean(),
                result.gain().low(),
                result.gain().high(),
                result.slope());
        return text(result.weights(), head);
    }

    /** The weights with a head of comments below their first line. */
    private static String text(Weights weights, String head) {
        String text = weights.text();
        int first = text.indexOf('\n') + 1;
        return text.substring(0, first) + head + text.substring(first);
    }

    /** Finished games in files of records, such as those that {@code match --out} writes, to learn weights from. */
    public static final class RecordedGames {

        private static final int LONGEST = 500_000_000;

        private RecordedGames() {}

        /**
         * Reads the games of one rule set.
         *
         * @param files their games are numbered on: pairs stay together if each file has an even number of games
         * @param setting the rule set; games of others are left out
         * @param each receives every finished game
         * @return the number of games read
         * @throws UsageException if a file cannot be read, or no game is of this rule set
         */
        public static int read(List<String> files, String setting, Consumer<MatchGame> each) {
            int[] count = new int[1];
            for (String file : files) {
                read(file, record -> {
                    if (record.setting().equals(setting) && record.result() != GameResult.OPEN) {
                        each.accept(new MatchGame(count[0]++, record));
                    }
                });
            }
            if (count[0] == 0) {
                throw new UsageException("no finished game of " + Texts.shorten(setting) + " is in "
                        + String.join(", ", files.stream().map(Texts::shorten).toList()));
            }
            return count[0];
        }

        private static void read(String file, Consumer<GameRecord> each) {
            try {
                Path path = Path.of(file);
                String name = FileNames.shown(path);
                try (InputStream stream = TextFiles.open(path);
                        RecordReader reader =
                                new RecordReader(new StringReader(TextFiles.read(stream, name, LONGEST)), name)) {
                    for (Optional<GameRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                        each.accept(next.get());
                    }
                }
            } catch (IOException failed) {
                throw FileErrors.unreadable(file, failed);
            } catch (InvalidPathException invalid) {
                throw new UsageException("'" + Texts.shorten(file) + "' cannot be the name of a file");
            }
        }
    }

    /**
     * Fits weights of what men attack that several rule sets share, for rule sets without games. All other weights stay as they are; how much a
     * lead is worth is found for each rule set by itself. Confined to one thread.
     */
    public static final class SharedTuning {

        private static final int POSITIONS_OF_A_GAME = 40;
        /** The deviation of a weight that one example weighs against. */
        private static final double WIDTH = 15;
        /** The first number is the score without terms, whose weight stays 1. */
        private static final double FIXED = 1e9;

        private final Weights start;
        private final int opening;
        private final long seed;
        private final List<QuietPosition> examples = new ArrayList<>();
        private final Map<String, Double> slopes = new LinkedHashMap<>();

        /**
         * Creates a fit.
         *
         * @param start the weights that begin it, without tables or values of single types; the fit is held near its terms
         * @param opening the number of plies at the beginning of each game to leave out
         * @param seed the seed of the choice of positions
         */
        public SharedTuning(Weights start, int opening, long seed) {
            this.start = start;
            this.opening = opening;
            this.seed = seed;
        }

        /**
         * The result.
         *
         * @param slopes by the setting of a rule set: the factor of the score in hundredths of a pawn in the logistic function that gives the
         *     expectancy
         * @param positions the number of positions
         */
        public record Result(Weights weights, Map<String, Double> slopes, int positions) {}

        /**
         * Takes positions from all games of a rule set.
         *
         * @param next runs after each game
         */
        public void add(Rules rules, List<MatchGame> games, Runnable next) {
            LinearEvaluation evaluation = new LinearEvaluation(rules);
            List<double[]> numbers = new ArrayList<>();
            numbers.add(evaluation.numbers(SharedTerms.without(start)));
            numbers.addAll(SharedTerms.numbers(evaluation));
            GameExamples positions = new GameExamples(
                    rules, position -> products(evaluation.of(position), numbers), opening, POSITIONS_OF_A_GAME, seed);
            List<QuietPosition> found = new ArrayList<>();
            games.forEach(game -> {
                found.addAll(positions.of(game));
                next.run();
            });
            found.sort(Comparator.comparingInt(QuietPosition::game));
            List<QuietPosition> targets = Blend.of(found).targets(found);
            double slope = LogisticFit.slope(targets, begin());
            slopes.put(rules.setting(), slope);
            targets.forEach(example -> examples.add(example.times(slope)));
        }

        private double[] begin() {
            double[] terms = SharedTerms.of(start);
            double[] begin = new double[1 + terms.length];
            begin[0] = 1;
            System.arraycopy(terms, 0, begin, 1, terms.length);
            return begin;
        }

        private static double[] products(double[] features, List<double[]> rows) {
            double[] products = new double[rows.size()];
            for (int feature = 0; feature < features.length; feature++) {
                for (int i = 0; features[feature] != 0 && i < products.length; i++) {
                    products[i] += features[feature] * rows.get(i)[feature];
                }
            }
            return products;
        }

        /** Fits the weights. */
        public Result fit() {
            double[] begin = begin();
            double[] holds = new double[begin.length];
            Arrays.fill(holds, 1 / (WIDTH * WIDTH));
            holds[0] = FIXED;
            double[] fitted = LogisticFit.weights(examples, begin, 1, holds);
            Weights weights = SharedTerms.with(start, Arrays.copyOfRange(fitted, 1, fitted.length));
            return new Result(weights, slopes, examples.size());
        }
    }
}
